"""After closing time a bow-legged museum guard tucks his own coat round a shivering marble giant."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.heads import Head, head
from atelier.noise import dice
from atelier.paths import along, ellipse, minus, poly, rect, ribbon, smooth, union

CARD = Card(
    id="guard",
    palette="rose-bone",
    composition="interior",
    setting="museum hall",
    mood="tenderness",
    themes=("work", "body", "time"),
    hero="shivering statue",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=408,
    grading=dict(vignette=0.42, contrast=1.1),
)

CRISP = dict(edge=0.07, wobble=0.25, detail=0.85)
TORCH = (500, 812)
LAMP = ("p", *TORCH)
MARBLE = ["#fff6ea", "#ecdccb", "#c8a4a0"]
SHADE = "#6a3a4c"
STONE = dict(form=0.95, light=LAMP, shade=SHADE, highlight="#fffaf0", grain=0.2, texture=0.012, edge=0.06,
    wobble=0.2, detail=0.8)
RIM = ("#fffaf0", 2.6, 0.8, LAMP)


def draw(canvas: Canvas) -> None:
    """Paint the card."""
    canvas.set_light((0.5, 0.6, 0.5), ambient="#3c1626", key="#fff0d4")
    _hall(canvas)
    brush.background(canvas, radii=(20, 10, 5))
    _bust(canvas)
    light_pools(canvas, [(*TORCH, 330, "#fff0d0", 1.0), (330, 470, 300, "#ffe8d0", 0.6),
        (506, 190, 200, "#cfe0d4", 0.55)], "#9c8088")
    _plinth(canvas)
    _giant(canvas)
    _shivers(canvas)
    _ladder(canvas)
    _coat(canvas)
    _guard(canvas)
    _floor_things(canvas)


def _hall(canvas: Canvas) -> None:
    canvas.fill(rect(-20, -20, 640, 760), ["#4a2c3a", "#6c4856", "#84606a"], texture=0.03, edge=0)
    for x in (40, 300, 560):  # pilasters
        canvas.fill(rect(x - 26, -20, 52, 740), ["#9a7078", "#76505e", "#523444"],
            gradient=((x + 26, 0), (x - 26, 0)), form=0.4, radius=12, edge=0.08, wobble=0.2)
        for k in (-1, 0, 1):
            canvas.line([(x + 12 * k, 20), (x + 12 * k, 660)], 2, "#4a2436", 0.5, wobble=0.1)
    window = union(rect(436, 90, 104, 250), ellipse(488, 92, 52, 56))
    canvas.shadow(window, "#2a0e1c", 0, 0, 10, 0.6)
    canvas.fill(window, ["#5c6e66", "#9cb0a0", "#cfdccc"], edge=0.05, wobble=0.1, detail=0.6)
    panes = canvas.mask(window, 0, 0.1, 0)
    random = dice(4)
    for _ in range(90):  # snow outside
        x, y = 436 + 104 * random.random(), 40 + 300 * random.random()
        canvas.fill(ellipse(x, y, 0.8 + 1.8 * random.random()), "#fffaf4", alpha=0.85, clip=panes, edge=0.1)
    canvas.fill(smooth([(430, 342), (440, 318), (480, 326), (520, 312), (546, 342)]), "#f4f2ec", clip=panes, soft=1)
    for x in (462, 488, 514):
        canvas.line([(x, 30), (x, 344)], 4, "#4a2a38", 1, clip=panes, wobble=0.1)
    for y in (120, 176, 232, 288):
        canvas.line([(430, y), (546, y)], 4, "#4a2a38", 1, clip=panes, wobble=0.1)
    canvas.fill(minus(union(rect(426, 84, 124, 262), ellipse(488, 88, 62, 66)), window), ["#b88a8a", "#6a3c4c"],
        form=0.5, radius=6, edge=0.06)
    # paintings
    for x, y, w, h, tone in ((90, 70, 130, 96, "#7c8f7b"), (102, 206, 96, 120, "#a86a5c"),
        (330, 60, 74, 92, "#8a7a5a")):
        canvas.shadow(rect(x - 8, y - 8, w + 16, h + 16), "#2a0e1c", -4, 8, 6, 0.6)
        canvas.fill(rect(x - 9, y - 9, w + 18, h + 18, 2), ["#c89a5c", "#7a5030"], form=0.6, radius=6, edge=0.06)
        canvas.fill(rect(x, y, w, h), [mix(tone, "#efe3d3", 0.3), tone, mix(tone, "#3c1626", 0.5)], edge=0.05)
        canvas.fill(smooth([(x, y + h), (x, y + h * 0.6), (x + w * 0.4, y + h * 0.42), (x + w * 0.7, y + h * 0.66),
            (x + w, y + h * 0.5), (x + w, y + h)]), mix(tone, "#3c1626", 0.6), alpha=0.8, edge=0.3)
    canvas.fill(rect(-20, 690, 640, 230), ["#7a4656", "#a86e78", "#5a2c3e"], edge=0.05)
    for j in range(7):  # the chequered floor
        y0, y1 = 690 + 210 * (j / 7) ** 1.5, 690 + 210 * ((j + 1) / 7) ** 1.5
        for k in range(-9, 10):
            if (j + k) % 2:
                continue
            a, b = 52 + (y0 - 690) * 0.32, 52 + (y1 - 690) * 0.32
            canvas.fill(poly([(320 + k * a, y0), (320 + (k + 1) * a, y0), (320 + (k + 1) * b, y1),
                (320 + k * b, y1)]), "#efd8c8", alpha=0.75, edge=0.05, wobble=0.1)


def _bust(canvas: Canvas) -> None:
    """A bust in the background looks on, a little jealous."""
    for x, y, s, flip in ((552, 560, 0.95, -1),):
        with canvas.at(x, y, s, 0, flip):
            canvas.fill(rect(-34, 60, 68, 130), ["#a87c80", "#6a4050"], form=0.5, radius=12, edge=0.08)
            canvas.fill(rect(-42, 50, 84, 14, 3), ["#c89a98", "#7a4c58"], form=0.5, radius=5, edge=0.08)
            bust = smooth([(-34, 50), (-40, 22), (-18, 6), (-10, -6), (12, -6), (18, 6), (38, 22), (32, 50), (0, 56)])
            canvas.fill(bust, ["#e0c8bc", "#a87c80"], form=0.9, radius=16, **CRISP)
            face = canvas.fill(smooth([(-18, -40), (-6, -56), (14, -54), (22, -40), (22, -30), (30, -18), (22, -14),
                (23, -6), (16, 4), (0, 4), (-14, -6), (-20, -22)]), ["#ecd8c8", "#b08a88"], form=0.8, radius=12,
                **CRISP)
            for a in range(9):
                t = -3.5 + a * 0.36
                canvas.fill(ellipse(-1 + 20 * math.cos(t), -36 + 20 * math.sin(t), 8), ["#e0c8bc", "#a07876"],
                    form=0.8, radius=5, **CRISP)
            canvas.line([(10, -32), (16, -35), (22, -33)], [0.5, 2, 0.6], "#6a3a4c", 0.9, clip=face, wobble=0)
            canvas.fill(ellipse(16, -27, 4, 2.6), "#fff6ea", clip=face, edge=0.05)
            canvas.line([(12, -4), (17, -6), (22, -4)], [0.5, 1.6, 0.5], "#6a3a4c", 0.9, clip=face, wobble=0)


def _plinth(canvas: Canvas) -> None:
    canvas.fill(ellipse(290, 834, 290, 34), "#2a0e1c", alpha=0.6, soft=12)
    top, low = ["#f3e6d8", "#d0aca6"], ["#c89c98", "#8b5666", "#5a3042"]
    canvas.fill(rect(96, 652, 370, 168), low, gradient=((466, 760), (96, 700)), form=0.3, radius=20, light=LAMP,
        edge=0.06, wobble=0.2, texture=0.04)
    canvas.fill(rect(80, 630, 402, 30, 4), top, gradient=((480, 0), (80, 0)), form=0.7, radius=10, light=LAMP,
        rim=RIM, **CRISP)
    canvas.fill(rect(76, 806, 410, 28, 4), top, gradient=((480, 0), (80, 0)), form=0.7, radius=10, light=LAMP,
        rim=RIM, **CRISP)
    canvas.fill(minus(rect(126, 686, 310, 94), rect(132, 692, 298, 82)), "#5a3042", alpha=0.5, edge=0.06)
    random = dice(6)
    for _ in range(14):
        x, y = 100 + 360 * random.random(), 660 + 140 * random.random()
        canvas.line([(x, y), (x + 20 * random.random() - 6, y + 16), (x + 26 * random.random(), y + 30)],
            [0.3, 1.2, 0.3], "#7a4a5a", 0.5)


BACK = [(160, 628), (136, 592), (138, 530), (150, 462), (174, 398), (212, 346), (256, 316)]


def _giant(canvas: Canvas) -> None:
    """Seated in profile, curled up, his arms round his shins; the head bowed to the knees."""
    far_leg = smooth([(396, 590), (430, 592), (468, 614), (478, 626), (474, 632), (390, 632)])
    canvas.fill(far_leg, ["#f3e4d6", "#c8a4a0"], radius=16, **STONE)
    torso = smooth([*BACK, (300, 318), (330, 352), (344, 420), (330, 500), (308, 572), (300, 632)])
    canvas.shadow(torso, "#2a0e1c", -8, 6, 14, 0.5)
    body = canvas.fill(torso, [*MARBLE, "#8b5a68"], gradient=((330, 480), (130, 470)), radius=78,
        rim=("#cfe0d4", 3, 0.5, (-0.8, -0.5, 0.2)), **STONE)
    _back_anatomy(canvas, body)
    _head(canvas)
    thigh = smooth([(160, 628), (168, 570), (214, 536), (280, 506), (340, 462), (376, 420), (404, 402), (432, 414),
        (436, 446), (412, 486), (368, 536), (310, 584), (262, 622), (220, 636)])
    shin = smooth([(384, 420), (404, 404), (434, 418), (440, 456), (430, 500), (420, 548), (404, 594), (398, 612),
        (358, 612), (352, 576), (352, 520), (362, 466)])
    foot = smooth([(352, 598), (392, 590), (412, 606), (446, 618), (462, 628), (458, 636), (352, 636)])
    leg = union(thigh, shin, foot)
    canvas.shadow(leg, "#3c1626", -8, -6, 14, 0.5, clip=body)
    mask = canvas.fill(leg, MARBLE, gradient=((440, 600), (180, 560)), radius=40, rim=RIM, **STONE)
    # behind the knee
    canvas.fill(smooth([(366, 470), (352, 560), (300, 606), (330, 560)]), SHADE, alpha=0.5, soft=8, clip=mask)
    canvas.fill(ellipse(414, 430, 14, 12, 30), "#fffaf0", alpha=0.4, soft=6, clip=mask)
    canvas.line([(392, 424), (402, 444), (424, 446)], [0.6, 3, 0.8], "#a87c80", 0.8, clip=mask, soft=1)
    canvas.line([(408, 460), (398, 530), (386, 596)], [1, 4, 1], "#b48c8c", 0.55, clip=mask, soft=2)
    canvas.line([(364, 492), (356, 540), (362, 590)], [1, 6, 1], "#8b5a68", 0.45, clip=mask, soft=3)
    canvas.line([(240, 560), (310, 520), (366, 460)], [1, 5, 1], "#c8a09c", 0.5, clip=mask, soft=3)
    canvas.fill(ellipse(384, 602, 7, 6), "#fffaf0", alpha=0.7, soft=2.4, clip=mask)
    for k in range(4):
        canvas.line([(440 + 5 * k, 622 - 1 * k), (436 + 5 * k, 630), (438 + 5 * k, 637)], [0.5, 1.8, 0.8], "#8b5a68",
            0.8, clip=mask, wobble=0)
    _arm(canvas, mask)
    random = dice(8)
    for _ in range(11):  # veins in the stone
        x, y = 150 + 230 * random.random(), 380 + 220 * random.random()
        canvas.line([(x, y), (x + 14 * random.random(), y + 20), (x + 26 * random.random() - 6, y + 44)],
            [0.3, 1.1, 0.3], "#a87c84", 0.35, clip=body)


def _back_anatomy(canvas: Canvas, body: Mask) -> None:
    for k in range(8):  # the spine shows through
        x, y = along(BACK, 0.34 + 0.075 * k)
        canvas.fill(ellipse(x + 12, y + 2, 7, 8), "#fffaf0", alpha=0.4, soft=3, clip=body)
        canvas.fill(ellipse(x + 18, y + 9, 6, 5), SHADE, alpha=0.35, soft=3, clip=body)
    for k in range(5):  # ribs
        canvas.line([(170 + 4 * k, 470 + 22 * k), (220, 466 + 24 * k), (268 + 4 * k, 490 + 22 * k)], [0.6, 5, 0.6],
            "#9a6a74", 0.34, clip=body, soft=3)
    # shoulder blade
    canvas.line([(206, 376), (230, 424), (222, 470), (196, 480)], [1, 8, 6, 1], "#8b5a68", 0.5, clip=body, soft=4)
    canvas.fill(ellipse(214, 420, 22, 40, 20), "#fff6ea", alpha=0.35, soft=10, clip=body)


def _head(canvas: Canvas) -> None:
    neck = ribbon([(262, 344), (300, 326), (330, 318)], [88, 74, 62])
    canvas.fill(neck, [*MARBLE, "#8b5a68"], gradient=((320, 350), (250, 300)), radius=28, **STONE)
    with canvas.at(350, 316, 1.14, 32):
        face = smooth([(-36, 36), (-46, 4), (-38, -36), (-8, -56), (22, -52), (38, -36), (41, -20), (40, -10),
            (58, 14), (56, 20), (45, 22), (49, 29), (44, 34), (49, 40), (43, 48), (42, 60), (24, 66), (2, 54),
            (-14, 46)])
        canvas.shadow(face, "#3c1626", -4, 8, 8, 0.4)
        mask = canvas.fill(face, MARBLE, gradient=((50, 30), (-40, -20)), radius=34, rim=RIM, **STONE)
        canvas.fill(ellipse(26, 4, 14, 10), SHADE, alpha=0.36, soft=5, clip=mask)
        canvas.fill(ellipse(24, 26, 15, 12), "#fffaf0", alpha=0.5, soft=6, clip=mask)
        ink = dict(wobble=0, rough=0.1, detail=1)
        canvas.line([(14, -14), (26, -22), (40, -16)], [1, 4.4, 1.6], "#8b5a68", 0.95, **ink)  # a worried brow
        canvas.line([(18, 0), (27, 5), (37, 0)], [1, 3, 1], "#6a3a4c", 0.95, **ink)
        canvas.line([(17, -5), (27, -8), (37, -4)], [0.6, 2, 0.6], "#a87c80", 0.8, **ink)
        canvas.line([(44, 22), (40, 20), (40, 15)], [0.6, 2, 0.5], "#8b5a68", 0.8, **ink)
        # chattering lips
        canvas.line([(30, 37), (35, 33), (39, 38), (43, 34), (48, 36)], [0.8, 2.4, 2, 2.4, 1], "#6a3a4c", 0.95, **ink)
        canvas.line([(8, 20), (16, 34), (14, 46)], [0.6, 2, 0.6], "#b48c8c", 0.6, clip=mask, **ink)
        canvas.fill(smooth([(-16, -2), (-4, -8), (2, 4), (-6, 18), (-14, 12)]), MARBLE, form=0.8, radius=6,
            light=(0.4, 0.6, 0.5), shade=SHADE, **CRISP)
        curls = [(-50, 26), (-56, 8), (-54, -12), (-48, -30), (-36, -46), (-20, -58), (-2, -64), (16, -62),
            (31, -53), (40, -40), (-38, 22), (-40, 2), (-34, -18), (-20, -36), (-2, -44), (18, -42), (-28, 36),
            (-18, -16)]
        for k, (x, y) in enumerate(curls):
            canvas.fill(ellipse(x, y, 13, 12), MARBLE, form=0.95, radius=9, light=(0.5, 0.6, 0.5), shade="#7a4858",
                rim=("#fffaf0", 1.2, 0.5, (0.5, 0.6, 0.3)), **CRISP)
            spin = 1 if k % 2 else -1
            canvas.line([(x + 7 * spin, y), (x, y - 7), (x - 6 * spin, y), (x, y + 5), (x + 3 * spin, y + 1)],
                [0.6, 1.8, 1.8, 1.4, 0.5], "#8b5a68", 0.75, wobble=0.1, detail=0.9)


def _arm(canvas: Canvas, leg: Mask) -> None:
    arm = union(ribbon([(236, 380), (270, 446), (322, 502)], [78, 66, 52]),
        ribbon([(322, 502), (380, 512), (432, 498)], [54, 46, 32]))
    hand = union(smooth([(418, 482), (446, 478), (458, 494), (450, 514), (424, 516)]),
        *[ribbon([(440, 484 + 8 * k), (458, 482 + 8.6 * k), (460, 494 + 8 * k)], [10, 10, 7]) for k in range(4)])
    whole = union(arm, hand)
    canvas.shadow(whole, "#3c1626", -4, 10, 9, 0.55, clip=leg)
    mask = canvas.fill(whole, MARBLE, gradient=((440, 520), (220, 400)), radius=28, rim=RIM, **STONE)
    canvas.line([(262, 410), (284, 446), (306, 474)], [1, 6, 1], "#a87c80", 0.45, clip=mask, soft=3)
    canvas.fill(ellipse(258, 420, 16, 32, -32), "#fffaf0", alpha=0.5, soft=8, clip=mask)
    canvas.line([(306, 500), (322, 514), (344, 514)], [0.8, 3, 0.8], "#8b5a68", 0.7, clip=mask, soft=1)
    for k in range(3):
        canvas.line([(436, 489 + 8 * k), (450, 487 + 8.4 * k), (459, 489 + 8.2 * k)], [0.5, 1.9, 0.8], "#8b5a68",
            0.85, clip=mask, wobble=0)


def _shivers(canvas: Canvas) -> None:
    """Trembling lines round the body, and breath."""
    for x, y, turn, s in ((462, 418, 0, 0.9), (478, 426, 0, 0.7), (488, 600, 0, 0.6), (398, 240, -62, 1),
        (426, 262, -50, 0.8), (128, 560, 180, 0.9), (118, 600, 180, 0.7)):
        with canvas.at(x, y, s, turn):
            canvas.line([(0, -22), (6, -11), (0, 0), (6, 11), (0, 22)], [0.6, 2.4, 2.4, 2.4, 0.6], "#fff4e8", 0.75,
                wobble=0.1, detail=0.7)
    with brush.loose(canvas, radii=(8, 4)):
        for k in range(12):
            t = k / 11
            canvas.fill(ellipse(404 + 96 * t, 380 - 44 * t + 8 * math.sin(k * 2), 6 + 13 * t, 5 + 9 * t), "#f4f2ec",
                alpha=0.22 * (1 - t) + 0.05, soft=4, edge=0)


def _ladder(canvas: Canvas) -> None:
    wood = ["#c89470", "#8b5a4a", "#4a2a30"]
    for a, b in (((172, 852), (122, 560)), ((20, 866), (74, 560)), ((132, 872), (118, 560))):
        canvas.fill(ribbon([a, b], [11, 9]), wood, form=0.7, radius=5, light=LAMP, rim=("#ffe8cc", 1.6, 0.7, LAMP),
            **CRISP)
    for k in range(5):
        t = 0.14 + 0.18 * k
        x0, y0 = 20 + 54 * t, 866 - 306 * t
        x1, y1 = 132 - 14 * t, 872 - 312 * t
        canvas.fill(poly([(x0, y0 - 4), (x1, y1 - 4), (x1, y1 + 5), (x0, y0 + 5)]), wood, form=0.5, radius=4,
            light=LAMP, rim=("#ffe8cc", 1.4, 0.7, (0.4, -0.8, 0.3)), **CRISP)
    canvas.fill(poly([(58, 552), (134, 550), (140, 562), (54, 564)]), wood, form=0.5, radius=5, light=LAMP,
        rim=("#ffe8cc", 1.6, 0.8, (0.3, -0.9, 0.3)), **CRISP)


def _coat(canvas: Canvas) -> None:
    """A uniform coat in sage, far too small, laid over the shoulders with an empty sleeve."""
    cloth = ["#a8bca4", "#7c8f7b", "#4a5c50"]
    coat = smooth([(272, 306), (236, 312), (196, 340), (164, 384), (142, 440), (128, 500), (122, 556), (150, 566),
        (196, 560), (232, 548), (244, 500), (250, 446), (272, 404), (296, 372), (306, 340)])
    canvas.shadow(coat, "#3c1626", 6, 8, 9, 0.55)
    mask = canvas.fill(coat, cloth, gradient=((270, 460), (130, 420)), form=0.9, radius=30, light=LAMP,
        shade="#2c3a36", rim=("#fff4e0", 2.4, 0.7, LAMP), grain=0.25, texture=0.03, **CRISP)
    for p in ([(280, 330), (232, 400), (210, 550)], [(240, 320), (186, 420), (166, 560)],
        [(262, 340), (240, 420), (228, 540)]):
        canvas.line(p, [1, 5, 2], "#2c3a36", 0.45, clip=mask, soft=2)
    sleeve = ribbon([(256, 386), (262, 440), (252, 500), (258, 548)], [52, 46, 40, 36])
    canvas.shadow(sleeve, "#3c1626", 6, 6, 6, 0.5)
    canvas.fill(sleeve, cloth, gradient=((280, 460), (230, 440)), form=0.9, radius=20, light=LAMP, shade="#2c3a36",
        rim=("#fff4e0", 2.2, 0.8, LAMP), **CRISP)
    canvas.fill(ellipse(258, 552, 17, 8), "#2c1c24", **CRISP)
    for y in (530, 538):
        canvas.line([(238, y), (258, y + 4), (277, y - 1)], 3, "#e8c878", 0.95, wobble=0.1)
    canvas.fill(ribbon([(272, 304), (296, 326), (308, 352)], [18, 24, 14]), ["#8fa48c", "#4a5c50"], form=0.8,
        radius=9, light=LAMP, rim=("#fff4e0", 2, 0.8, LAMP), **CRISP)
    for k in range(4):
        x, y = along([(290, 372), (262, 420), (246, 480), (238, 540)], k / 3)
        canvas.fill(ellipse(x - 6, y, 4.4), ["#fff0b8", "#b8863c"], form=0.8, radius=3, light=LAMP, **CRISP)


def _guard(canvas: Canvas) -> None:
    """From behind, legs like a pair of brackets, the face turned to his patient."""
    rim = ("#fff4e0", 1.4, 0.85, (0.8, 0.1, 0.3))
    look = dict(form=0.85, light=(0.7, 0.3, 0.5), rim=rim, **CRISP)
    with canvas.at(98, 552, 1.72):
        trousers = ["#6a4a58", "#3c2634", "#24141e"]
        for s in (-1, 1):
            leg = ribbon([(s * 6, -56), (s * 19, -36), (s * 19, -20), (s * 8, -4)], [19, 15, 12, 10])
            canvas.fill(leg, trousers, radius=7, **look)
            canvas.fill(smooth([(s * 3, -6), (s * 14, -6), (s * 19, 2), (s * 3, 2)]), ["#4a2a2a", "#1c1014"],
                radius=3, **look)
        canvas.fill(ellipse(0, -56, 18, 13), trousers, radius=9, **look)
        shirt = smooth([(-17, -56), (-19, -78), (-16, -98), (-4, -106), (10, -104), (18, -94), (19, -76), (17, -56),
            (0, -52)])
        canvas.fill(shirt, ["#fff6ea", "#d8bcb4"], radius=12, **look)
        waist = canvas.fill(smooth([(-15, -54), (-17, -76), (-12, -96), (-2, -100), (10, -98), (14, -90), (16, -74),
            (15, -54), (0, -51)]), ["#a8566a", "#8b3f55", "#5a2438"], radius=11, **look)
        canvas.line([(-1, -98), (0, -76), (0, -52)], [0.5, 1.2, 0.6], "#5a2438", 0.8, clip=waist, wobble=0)
        canvas.line([(-10, -70), (0, -68), (11, -70)], 2.4, "#5a2438", 0.9, clip=waist, wobble=0.1)
        canvas.fill(rect(-3, -71, 6, 4, 1), "#e8c878", edge=0.05, detail=1)
        skin = "#dba088"
        canvas.fill(ribbon([(3, -104), (6, -112)], [10, 9]), mix(skin, "#8a4a50", 0.4), **CRISP)
        for arm, hand in (([(-12, -95), (16, -111), (52, -121)], (57, -122)), ([(14, -92), (42, -78), (68, -90)],
            (73, -94))):
            canvas.fill(ribbon([(hand[0] - 6, hand[1] + 2), hand, (hand[0] + 5, hand[1] - 1)], [8, 8.4, 4.4]),
                [mix(skin, "#fff0dc", 0.3), skin], radius=3, **look)
            sleeve = canvas.fill(ribbon(arm, [16, 14, 9]), ["#fff6ea", "#d8bcb4"], radius=6, **look)
            for k in range(3):
                x, y = arm[1][0] - 8 + 9 * k, arm[1][1]
                canvas.line([(x - 3, y - 9), (x + 1, y), (x - 2, y + 8)], [0.4, 1.4, 0.4], "#a8807c", 0.7,
                    clip=sleeve, wobble=0)
            canvas.fill(ribbon([(arm[2][0] - 3, arm[2][1] + 1), arm[2]], [10, 10]), ["#fff6ea", "#b89490"], radius=3,
                **look)
        with canvas.at(9, -123, 1.2, -12):
            head(canvas, Head(skin=skin, hair="#d8d0c8", style="crop", beard="moustache", mood="smile", nose=1.5,
                lines=1, hat="cap", hat_colour="#7c8f7b"), "#fff4e0")


def _floor_things(canvas: Canvas) -> None:
    """The torch that lights it all, a thermos and its cup."""
    canvas.fill(ellipse(532, 874, 78, 10), "#2a0e1c", alpha=0.65, soft=5)
    beam = poly([(478, 822), (502, 846), (600, 560), (150, 330)])
    canvas.fill(beam, "#fff0c8", alpha=0.34, soft=12, edge=0, blend="screen", fade=((490, 834), (340, 330)))
    with canvas.at(522, 862, 1.3, -142):
        dark = ["#c89a9c", "#6a3448", "#2e1220"]
        canvas.fill(rect(-42, -9, 52, 18, 5), dark, form=0.8, radius=8, light=(0, -0.8, 0.4),
            rim=("#fff4e0", 1.8, 0.8), **CRISP)
        for k in range(4):
            canvas.line([(-36 + 7 * k, -9), (-36 + 7 * k, 9)], 1.6, "#2e1220", 0.8, wobble=0)
        canvas.fill(poly([(8, -10), (26, -17), (26, 17), (8, 10)]), ["#f0d8b0", "#a87850", "#5a3428"], form=0.8,
            radius=9, light=(0, -0.8, 0.4), rim=("#fff4e0", 1.6, 0.8), **CRISP)
        canvas.fill(ellipse(27, 0, 6, 16), ["#ffffff", "#ffe9a8"], edge=0.04, wobble=0, detail=1)
        canvas.fill(rect(-16, -13, 12, 5, 1), "#e8c878", **CRISP)
    canvas.glow(488, 836, 190, "#ffe9b0", 0.55, power=2)
    canvas.glow(490, 838, 70, "#ffffff", 1, power=1.6)
    with canvas.at(574, 866):
        canvas.fill(rect(-17, -92, 34, 92, 7), ["#a8566a", "#8b3f55", "#4a1c2e"], gradient=((-17, 0), (17, 0)),
            form=0.7, radius=12, light=(-0.8, 0, 0.5), rim=("#fff4e0", 2.4, 0.9, (-1, 0, 0.3)), **CRISP)
        for yy in (-78, -70, -20):
            canvas.line([(-17, yy), (17, yy)], 2.4, "#efe3d3", 0.9, wobble=0.1)
        canvas.fill(rect(-12, -104, 24, 14, 4), ["#e8e0d8", "#8a7a78"], form=0.7, radius=6, light=(-0.8, 0, 0.5),
            **CRISP)
    with canvas.at(448, 872):
        canvas.fill(smooth([(-17, -28, 1), (-14, 0, 1), (14, 0, 1), (17, -28, 1)]), ["#efe3d3", "#a87c80"], form=0.7,
            radius=9, light=(0.8, -0.3, 0.4), rim=("#fff4e0", 2, 0.9, (0.9, -0.4, 0.3)), **CRISP)
        canvas.fill(ellipse(0, -28, 17, 5), ["#6a3a2c", "#3c1c18"], **CRISP)
        for k in (-1, 0, 1):
            canvas.line([(6 * k, -32), (6 * k + 7, -48), (6 * k - 4, -62), (6 * k + 6, -80)], [1, 4, 4, 1],
                "#fff6ea", 0.4, soft=1.6, wobble=0.3)
