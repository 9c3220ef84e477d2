"""A scarred old boxer in the spotlit ring tries, with his gloves on, to thread a needle and mend a teddy bear."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.portraits import Head, head
from atelier.motifs.toys import plush
from atelier.noise import dice
from atelier.paths import ellipse, minus, poly, rect, ribbon, smooth, union

CARD = Card(
    id="boxer",
    palette="ash-scarlet",
    composition="interior",
    setting="boxing ring",
    mood="tenderness",
    themes=("sport", "love", "body"),
    hero="boxer with needle",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=555,
    grading=dict(contrast=1.12, warm=0.01, lift=0.0, vignette=0.4),
)

SKIN, DARK, PALE = "#c08868", "#4a2830", "#ffe4c4"
RED = "#d3122b"
SPOT = (-0.28, -0.92, 0.38)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light(SPOT, ambient="#17181b", key="#fff2dc")
    _hall(canvas)
    _ring(canvas)
    light_pools(canvas, [(300, 780, 330, "#fff4e0", 1.15, 0.55), (280, 420, 250, "#fff0dc", 0.6),
        (260, 200, 200, "#fff4e0", 0.5)], "#50525a", noise=0.08)
    brush.background(canvas, radii=(11, 6, 3))
    _ropes(canvas)
    _cone(canvas)
    with canvas.at(-26, 10):
        _bucket(canvas)
    with canvas.at(14, 0):
        _boxer(canvas)


def _hall(canvas: Canvas) -> None:
    """Rows of empty seats that climb into the dark."""
    canvas.sky([(0, "#2a2b30"), (0.3, "#55575c"), (0.6, "#6a6b70"), (1, "#8a8988")], swirl=0.04)
    for row in range(8):
        y = 96 + row * 62
        size = 0.56 + row * 0.09
        tint = 0.1 * (7 - row)
        for k in range(-1, int(620 / (58 * size)) + 2):
            x = k * 58 * size + (28 * size if row % 2 else 0)
            bow = 0.00028 * (x - 300) ** 2
            with canvas.at(x, y - bow, size):
                canvas.fill(rect(-24, -46, 48, 50, 12), [mix("#9a9ba0", "#24252a", tint),
                    mix("#5a5b62", "#1c1d22", tint), "#1c1d22"], form=0.7, radius=10, edge=0.15, wobble=0.4)
                canvas.fill(ellipse(0, 8, 25, 11), [mix("#85868c", "#1c1d22", tint), "#24252a"], form=0.6, radius=7,
                    edge=0.15)


def _ring(canvas: Canvas) -> None:
    canvas.fill(poly([(-20, 612), (620, 612), (640, 920), (-40, 920)]), ["#a8a6a2", "#c8c5be", "#8f8d8a"],
        texture=0.06, edge=0.1)
    random = dice(4)
    for k in range(12):  # stains and seams of the canvas floor
        x, y = random.random() * 600, 640 + random.random() * 240
        canvas.fill(ellipse(x, y, 20 + 40 * random.random(), 4 + 8 * random.random()), "#6a6866", alpha=0.25, soft=4)
    for x0, x1 in ((120, -60), (300, 300), (480, 660)):
        canvas.line([(x0, 612), (x1, 920)], [1.4, 3], "#77757a", 0.6, soft=0.6)
    canvas.fill(rect(-20, 600, 640, 16), ["#5a5b60", "#2a2b30"], edge=0.1)


def _ropes(canvas: Canvas) -> None:
    look = dict(edge=0.06, wobble=0.3, detail=0.7)
    canvas.fill(rect(520, 330, 34, 300, 6), ["#8a8b90", "#4a4b50"], form=0.7, radius=12, light=(-0.6, -0.6, 0.4),
        **look)
    canvas.fill(rect(512, 352, 50, 240, 14), ["#b8b6b4", "#77767a", "#3c3d42"], form=0.85, radius=18,
        light=(-0.5, -0.6, 0.4), rim=("#fff2dc", 2.4, 0.6, (-0.8, -0.5, 0.3)), **look)
    for y, tone in ((388, ["#f0ece4", "#a8a6a4"]), (458, [RED, "#7c0a1c"]), (528, ["#f0ece4", "#a8a6a4"])):
        canvas.line([(-20, y - 8), (260, y + 8), (512, y)], [12, 10, 11], tone, form=0.85, radius=5,
            light=(0, -0.9, 0.4), wobble=0.2, detail=0.7)
        canvas.line([(562, y), (590, y - 8), (630, y - 20)], [11, 13, 15], tone, form=0.85, radius=6,
            light=(0, -0.9, 0.4), wobble=0.2, detail=0.7)
    for x in (90, 330):
        canvas.fill(rect(x, 384, 9, 152, 3), ["#8a8b90", "#4a4b50"], form=0.5, radius=4, **look)


def _cone(canvas: Canvas) -> None:
    for spread, alpha in ((1.0, 0.16), (0.7, 0.14), (0.42, 0.1)):
        canvas.fill(poly([(246 - 24, -20), (246 + 24, -20), (300 + 300 * spread, 900), (300 - 300 * spread, 900)]),
            "#fff4e0", alpha=alpha, soft=18, blend="screen", edge=0, fade=((0, 300), (0, 980)))
    canvas.glow(246, -6, 150, "#fffaf0", 0.8)


def _bucket(canvas: Canvas) -> None:
    look = dict(edge=0.08, wobble=0.3, detail=0.8)
    light = (0.5, -0.75, 0.4)
    canvas.fill(poly([(10, 846), (100, 846), (30, 880), (-70, 880)]), "#17181b", alpha=0.5, soft=6)
    canvas.fill(poly([(40, 744), (134, 744), (122, 850), (52, 850)]), ["#d8d6d2", "#8a8b8e", "#4a4b50"],
        gradient=((134, 0), (40, 0)), form=0.6, radius=24, light=light, rim=("#ffffff", 2, 0.6, light), **look)
    canvas.fill(ellipse(87, 744, 47, 13), "#3c3d42", **look)
    canvas.fill(ellipse(87, 748, 40, 9), ["#9ab0b8", "#55646c"], **look)
    canvas.fill(minus(ellipse(87, 744, 48, 14), ellipse(87, 744, 44, 11)), "#e8e6e2", **look)
    canvas.line([(42, 744), (60, 700), (112, 700), (132, 744)], 3, "#77787e", detail=0.8)


def glove(canvas: Canvas, flip: float = 1) -> None:
    """A boxing glove seen from the thumb's side, knuckles up; origin wrist, 120 high."""
    look = dict(edge=0.05, wobble=0.25, detail=0.85)
    with canvas.at(0, 0, 1, 0, flip):
        canvas.fill(smooth([(-30, 20), (-34, -8), (30, -10), (28, 22), (0, 28)]), ["#fffaf0", "#d8d6d2", "#8a888c"],
            form=0.8, radius=16, **look)
        for y in (-2, 8, 18):
            canvas.line([(-30, y), (0, y + 5), (28, y - 1)], 1.6, "#8a888c", 0.8)
        fist = canvas.fill(smooth([(-34, -6), (-50, -36), (-52, -76), (-34, -110), (0, -120), (34, -108), (48, -74),
            (42, -34), (30, -8), (0, -2)]), ["#f8525c", RED, "#8a0c20"], gradient=((-10, -120), (10, 0)), form=0.95,
            radius=40, shade="#4a0612", highlight="#ff9c94", rim=("#ffd0c4", 3, 0.8, SPOT), grain=0.2, texture=0.01,
            **look)
        canvas.line([(-46, -66), (-8, -56), (40, -66)], [0.8, 3, 0.8], "#6a0818", 0.7, clip=fist, soft=0.8)
        canvas.fill(ellipse(-12, -102, 18, 7, -14), "#ffc8bc", alpha=0.7, soft=4, clip=fist)
        thumb = canvas.fill(ribbon([(30, -16), (48, -44), (40, -76), (26, -92)], [34, 34, 30, 22]),
            ["#f04450", "#c00f27", "#7c0a1c"], form=0.95, radius=15, shade="#4a0612", highlight="#ff9c94",
            rim=("#ffd0c4", 2.4, 0.8, SPOT), grain=0.2, texture=0.01, **look)
        canvas.line([(34, -30), (46, -52), (38, -78)], [0.6, 2, 0.6], "#6a0818", 0.5, clip=thumb)


def _flesh(canvas: Canvas, path, radius: float, top: tuple, low: tuple):
    return canvas.fill(path, [mix(SKIN, PALE, 0.45), SKIN, mix(SKIN, DARK, 0.6)], gradient=(top, low), form=0.88,
        radius=radius, shade=DARK, highlight=mix(SKIN, PALE, 0.7), rim=("#fff4e4", 2.8, 0.75, SPOT), grain=0.1,
        texture=0.006, edge=0.07, wobble=0.3, detail=0.82)


def _boxer(canvas: Canvas) -> None:
    """Seated on a stool, facing left, bent over the needle."""
    look = dict(edge=0.09, wobble=0.3, detail=0.8)
    canvas.fill(ellipse(340, 876, 240, 26), "#17181b", alpha=0.6, soft=12)
    for p in ([(392, 730), (372, 880)], [(470, 730), (500, 880)], [(430, 736), (436, 886)]):
        canvas.fill(ribbon(p, [14, 10]), ["#6a6866", "#2a2b30"], form=0.7, radius=6, **look)
    canvas.fill(ellipse(436, 738, 78, 20), ["#8a8886", "#3c3d42"], form=0.6, radius=8, **look)
    _leg(canvas, [(410, 712), (290, 700), (196, 712)], [(196, 706), (176, 780), (182, 846)], 176, 0.35)
    _far_arm(canvas)
    _leg(canvas, [(440, 700), (340, 690), (252, 704)], [(254, 698), (262, 780), (276, 850)], 272, 0)
    _torso(canvas)
    satin = canvas.fill(smooth([(274, 648), (330, 680), (404, 690), (470, 676), (493, 652), (506, 706), (496, 748), (430, 766),
        (340, 760), (262, 764), (212, 758), (200, 716), (214, 668), (244, 648)]), ["#84868e", "#4a4c54", "#1e1f25"], gradient=((280, 650), (470, 760)),
        form=0.85, radius=34, highlight="#c8c9ce", rim=("#fff0dc", 2.4, 0.5, SPOT), grain=0.12, texture=0.01, **look)
    for points in ([(316, 690), (304, 716), (270, 736)], [(380, 700), (350, 726), (300, 742)], [(450, 698), (440, 728), (400, 752)],
        [(482, 690), (482, 720), (466, 744)]):
        canvas.line(points, [1, 8, 1], "#101116", 0.5, clip=satin, soft=3, rough=0)
        canvas.line([(x - 9, y - 5) for x, y in points], [1, 5, 1], "#d8d9de", 0.35, clip=satin, soft=3, rough=0)
    canvas.line([(222, 660), (207, 714), (220, 764)], [10, 12, 10], "#e8e6e0", 0.95, clip=satin, wobble=0.2)
    canvas.line([(500, 738), (400, 742), (300, 736), (224, 742)], [8, 10, 9, 8], "#e8e6e0", 0.85, clip=satin, wobble=0.3)
    band = ribbon([(270, 636), (326, 666), (404, 678), (468, 664), (496, 640)], [22, 26, 28, 26, 22], cap=False)
    canvas.fill(band, ["#f8f4ec", "#bcbab8", "#6a6b72"], gradient=((280, 0), (500, 0)), form=0.7, radius=11,
        rim=("#ffffff", 2, 0.6, SPOT), grain=0.1, texture=0.01, **look)
    for k in range(4):
        points = [(272, 629 + k * 6), (328, 658 + k * 6), (404, 669 + k * 6), (466, 656 + k * 6), (494, 632 + k * 6)]
        canvas.line(points, 1.2, "#77787e", 0.5, wobble=0.1)
    with canvas.at(262, 690, 1.08, -3):  # the patient
        plush(canvas, "bear", "#a8845c", light=SPOT)
    canvas.fill(smooth([(238, 622), (228, 632), (234, 648), (248, 644), (250, 628)]), ["#fffdf6", "#d8d2c8"],
        form=0.6, radius=6, bump=0.6, edge=0.5, detail=0.85)
    for k in range(7):
        t = k * 0.9
        canvas.line([(238, 634), (238 + 17 * math.cos(t), 634 + 14 * math.sin(t))], [4, 0.8], "#fffaf0", 0.9,
            detail=0.85)
    _head(canvas)
    _near_arm(canvas)
    with canvas.at(-8, -48):
        _needle(canvas)


def _leg(canvas: Canvas, thigh: list, shin: list, foot: float, far: float) -> None:
    look = dict(edge=0.09, wobble=0.3, detail=0.8)
    _flesh(canvas, ribbon(shin, [78, 66, 46]), 24, (shin[0][0], 690), (shin[2][0], 860))
    x = foot
    boot = canvas.fill(smooth([(x - 26, 806), (x + 28, 804), (x + 36, 880), (x + 32, 912), (x - 62, 914),
        (x - 70, 898), (x - 34, 878)]), ["#66676d", "#34353a", "#17181b"], form=0.8, radius=18,
        rim=("#fff0dc", 2, 0.6 - far, SPOT), **look)
    for k in range(4):
        canvas.line([(x - 24, 822 + k * 14), (x + 2, 826 + k * 14)], 2.6, "#f0ece4", 0.9, clip=boot, wobble=0.1)
    satin = canvas.fill(ribbon(thigh, [134, 122, 96]), [mix("#9a9ba2", "#17181b", far),
        mix("#55575f", "#17181b", far), "#24252b"], form=0.9, radius=44, highlight=mix("#d0d0d4", "#17181b", far),
        rim=("#fff0dc", 3, 0.7 - far, SPOT), **look)
    for k in range(4):
        canvas.line([(420 - k * 46, 650), (404 - k * 44, 690), (416 - k * 46, 746)], [0.8, 6, 1], "#17181b", 0.4,
            clip=satin, soft=2)


def _torso(canvas: Canvas) -> None:
    body = smooth([(322, 316), (372, 322), (430, 356), (472, 420), (490, 510), (490, 620), (480, 716), (430, 742),
        (350, 736), (306, 706), (280, 650), (272, 590), (270, 520), (262, 458), (268, 416), (288, 388), (284, 350)])
    chest = _flesh(canvas, body, 60, (340, 330), (380, 730))
    shade = mix(SKIN, DARK, 0.75)
    # sagging chest
    canvas.fill(smooth([(268, 500), (300, 520), (340, 512), (356, 486), (352, 520), (318, 544), (276, 536)]), shade,
        alpha=0.5, soft=6, clip=chest)
    canvas.fill(ellipse(304, 456, 38, 36), mix(SKIN, PALE, 0.75), alpha=0.4, soft=14, clip=chest)
    canvas.fill(ellipse(286, 508, 8, 7), mix(SKIN, "#7a3434", 0.55), alpha=0.8, soft=1.4, clip=chest)
    for points in ([(272, 592), (310, 606), (352, 596)], [(278, 646), (324, 664), (372, 652)],
        [(306, 700), (350, 706), (400, 694)], [(296, 394), (330, 404), (366, 398)],
        [(430, 380), (452, 450), (450, 520)], [(452, 560), (444, 610), (456, 660)],
        [(476, 640), (440, 668), (420, 664)], [(404, 350), (420, 384), (446, 396)]):
        canvas.line(points, [0.8, 6, 1], shade, 0.5, soft=2, clip=chest)
        canvas.line([(x, y - 6) for x, y in points], [0.8, 4, 1], mix(SKIN, PALE, 0.7), 0.3, soft=2, clip=chest)
    random = dice(9)
    for _ in range(60):  # grey hair on the chest
        t, r = random.random() * 6.28, random.random() ** 0.7
        x, y = 296 + 34 * r * math.cos(t), 462 + 44 * r * math.sin(t)
        canvas.line([(x, y), (x - 4 + 3 * math.cos(t * 3), y + 7)], [1.2, 0.3], "#e8e4de" if random.random() < 0.6
            else "#77706c", 0.6, clip=chest, wobble=0)
    for points in ([(420, 430), (440, 452), (446, 476)], [(300, 620), (322, 634), (330, 654)]):  # scars
        canvas.line(points, [1, 3, 1], "#f0c0ac", 0.8, clip=chest, detail=0.9)
        canvas.line([(x + 1, y + 2) for x, y in points], [0.6, 1.4, 0.6], "#8a4440", 0.7, clip=chest, detail=0.9)


def _far_arm(canvas: Canvas) -> None:
    _flesh(canvas, union(ribbon([(300, 430), (250, 480), (216, 500)], [80, 66, 58]),
        ribbon([(220, 502), (184, 480), (154, 440)], [58, 54, 44])), 26, (260, 420), (190, 560))
    with canvas.at(150, 446, 0.94, -14):
        glove(canvas)


def _near_arm(canvas: Canvas) -> None:
    shade = mix(SKIN, DARK, 0.75)
    arm = _flesh(canvas, union(ellipse(388, 430, 62, 66), ribbon([(390, 430), (402, 500), (392, 548), (378, 562)],
        [116, 96, 82, 72]), ribbon([(388, 550), (326, 566), (264, 528)], [80, 70, 50])), 34, (390, 370), (320, 640))
    for points in ([(352, 470), (356, 520), (346, 556)], [(416, 500), (414, 556), (394, 592)],
        [(362, 560), (330, 548), (296, 536)]):
        canvas.line(points, [0.8, 7, 1], shade, 0.5, soft=2, clip=arm)
    canvas.fill(ellipse(380, 408, 34, 26), mix(SKIN, PALE, 0.8), alpha=0.45, soft=12, clip=arm)
    # an old anchor
    for p in ([(398, 452), (396, 492)], [(380, 478), (396, 494), (412, 480)], [(388, 462), (406, 463)]):
        canvas.line(p, 3.4, "#3c5064", 0.6, clip=arm, wobble=0.1)
    canvas.fill(minus(ellipse(397, 446, 6), ellipse(397, 446, 3)), "#3c5064", alpha=0.6, clip=arm)
    with canvas.at(272, 534, 1.0, -62):
        glove(canvas)


def _needle(canvas: Canvas) -> None:
    canvas.line([(172, 396), (168, 352), (165, 306)], [1, 4, 3], ["#ffffff", "#b8bcc4"], detail=1, wobble=0)
    canvas.fill(ellipse(165.6, 314, 1.3, 6), "#2a2b30", edge=0, wobble=0, detail=1)
    canvas.glow(165, 316, 44, "#ffffff", 0.75, power=1.6)
    for t in (0, 90):
        with canvas.at(164, 308, 1, t + 20):
            canvas.fill(poly([(-13, 0), (0, -1.1), (13, 0), (0, 1.1)]), "#ffffff", edge=0, wobble=0, detail=1)
    canvas.line([(190, 540), (140, 520), (110, 430), (122, 350), (140, 322), (152, 318)], [2.6, 2.6, 2.4, 1.4], RED,
        detail=1, wobble=0.1)
    canvas.line([(200, 556), (150, 640), (186, 700), (130, 780), (166, 850), (128, 904)], 2.6, RED, detail=0.95,
        wobble=0.2)
    canvas.fill(ellipse(114, 914, 20, 12), [RED, "#7c0a1c"], form=0.7, radius=8, edge=0.08, detail=0.9)  # the reel


def _head(canvas: Canvas) -> None:
    look = dict(edge=0.08, wobble=0.25, detail=0.88)
    canvas.fill(smooth([(250, 372), (300, 396), (352, 380), (350, 410), (290, 424), (258, 404)]), DARK, alpha=0.5,
        soft=8)
    with canvas.at(282, 300, 1.3, -17):
        head(canvas, Head(skin=SKIN, hair="#b4b0ac", style="short", age=0.82, width=1.1, turn=-0.62, mouth="pursed",
            eyes="squint", beard="stubble", nose="broad", brow=-0.9), light=SPOT, rim="#fff6e8", glow=0.7, shade=DARK)
        # cauliflower ear
        canvas.fill(smooth([(36, -6), (48, -10), (52, 6), (47, 20), (38, 18)]),
            [mix(SKIN, PALE, 0.3), SKIN, mix(SKIN, DARK, 0.5)], form=0.8, radius=7, bump=0.5, **look)
        canvas.line([(40, -2), (46, 4), (41, 12)], [0.6, 2, 0.6], DARK, 0.6, wobble=0)
        # plaster
        canvas.fill(smooth([(-2, -24), (16, -29), (19, -22), (1, -16)]), ["#f6e2c8", "#d0b494"], form=0.5, radius=3,
            **look)
        canvas.line([(4, -20), (14, -24)], 1.2, "#a8886a", 0.8, wobble=0, detail=0.95)
        canvas.line([(14, 10), (20, 22), (17, 32)], [0.6, 2, 0.6], "#f4c4b0", 0.8, wobble=0, detail=0.95)
        # tip of the tongue
        canvas.fill(ellipse(-10, 40, 4.4, 3.4), "#d8605c", form=0.5, radius=2, edge=0.03, wobble=0, detail=1)
