"""Two bare coat stands in an empty dance hall throw one shadow: a couple dancing tango."""

import itertools
import math

import numpy as np
import skia

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import ellipse, minus, placed, poly, rect, ribbon, smooth, union

CARD = Card(
    id="tango",
    palette="ash-scarlet",
    composition="silhouette",
    setting="empty dance hall",
    mood="grief",
    themes=("love", "music", "death"),
    hero="dancing shadow",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=602,
    grading=dict(contrast=1.12, warm=0.0, lift=0.0, vignette=0.4, saturation=1.05),
)

FLOOR = 620
BULB = (86, 762)
MAN, WOMAN = (170, 806), (252, 836)  # the feet of the stands
RED = "#d3122b"
SHADOW = "#1d1b24"
WINE = "#7c1022"


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light(("p", *BULB), ambient="#17181b", key="#fff0d8")
    _hall(canvas)
    light_pools(canvas, [(320, 350, 420, "#ffeccb", 1.28), (140, 760, 280, "#ffe0a8", 0.95, 0.6),
        (86, 762, 130, "#fff0d0", 0.5)], "#444650", noise=0.08)
    brush.background(canvas, radii=(9, 5, 3), impasto=0.05)
    _shadow(canvas)
    _chairs(canvas)
    with canvas.at(*MAN, 0.82):
        stand(canvas, lean=2)
    with canvas.at(*WOMAN, 0.82):
        stand(canvas, lean=-3)
        _scarf(canvas)
    _bulb(canvas)


def _hall(canvas: Canvas) -> None:
    random = dice(3)
    canvas.fill(rect(-20, -20, 640, FLOOR + 20), ["#8f9092", "#b9b8b5", "#a4a3a2"], texture=0.05, edge=0)
    for k in range(16):  # faded stripes of wallpaper
        canvas.fill(rect(k * 40 - 6, -20, 18, 540), "#8a8b8e", alpha=0.35, edge=0.3)
        for j in range(9):
            x, y = k * 40 + 23, 30 + j * 60 + 30 * (k % 2)
            canvas.fill(smooth([(x, y - 12, 1), (x + 6, y), (x, y + 12, 1), (x - 6, y)]), "#7a7b80", alpha=0.4,
                edge=0.3)
    for _ in range(7):  # stains and cracks
        x, y = random.random() * 600, random.random() * 420
        canvas.fill(ellipse(x, y, 30 + 50 * random.random(), 20 + 40 * random.random()), "#6a6b70", alpha=0.16,
            soft=14)
    canvas.fill(rect(-20, 508, 640, FLOOR - 506), ["#6c6c70", "#57585d"], edge=0.1, texture=0.05)  # wainscot
    for k in range(8):
        canvas.fill(rect(k * 80 + 6, 526, 66, 78, 3), ["#7d7d80", "#4a4b50"], form=0.6, radius=5,
            light=(-0.6, 0.4, 0.5), edge=0.1)
    canvas.fill(rect(-20, 502, 640, 12), ["#a8a7a4", "#5a5b60"], form=0.5, radius=4, edge=0.1)
    canvas.fill(rect(-20, FLOOR - 12, 640, 14), ["#8a8a8a", "#3c3d42"], edge=0.1)
    # parquet in one-point perspective
    canvas.fill(rect(-20, FLOOR, 640, 300), ["#7c7873", "#8f8a83", "#6a6763"], edge=0, texture=0.04)
    rows = [FLOOR + 2 + 290 * (k / 13) ** 1.7 for k in range(14)]
    for i, (y0, y1) in enumerate(itertools.pairwise(rows)):
        s0, s1 = (y0 - FLOOR + 90) / 90, (y1 - FLOOR + 90) / 90
        for k in range(-14, 15):
            a, b = 300 + (k + 0.5 * (i % 2)) * 34 * s0, 300 + (k + 1 + 0.5 * (i % 2)) * 34 * s0
            c, d = 300 + (k + 1 + 0.5 * (i % 2)) * 34 * s1, 300 + (k + 0.5 * (i % 2)) * 34 * s1
            if max(a, c) > -20 and min(b, d) < 620:
                canvas.fill(poly([(a, y0), (b, y0), (c, y1), (d, y1)]), ["#8a857e", "#6f6b67", "#a09a92",
                    "#5e5b59"][int(random.random() * 4)], alpha=0.55, edge=0.15, wobble=0.3)
                canvas.line([(a, y0), (d, y1)], 0.8 + 0.2 * s1, "#3a3838", 0.5, wobble=0.2)
        canvas.line([(-20, y0), (620, y0)], 0.8 + 0.25 * s0, "#3a3838", 0.5, wobble=0.2)
    # torn paper garlands
    for x0, x1, sag in ((-60, 236, 112), (236, 660, 134)):  # their ends are tied above the picture
        line = [(x0 + (x1 - x0) * t, -22 + sag * (1 - (2 * t - 1) ** 2)) for t in np.linspace(0, 1, 9)]
        canvas.line(line, 1.6, "#55565b", 0.9)
        for k in range(1, 15):
            t = k / 15
            x, y = x0 + (x1 - x0) * t, -22 + sag * (1 - (2 * t - 1) ** 2)
            if random.random() < 0.8:
                canvas.fill(poly([(x - 8, y), (x + 8, y), (x + random.random() * 6 - 3, y + 22)]),
                    ["#d8d6d0", "#77787c", "#a8a7a4"][k % 3], edge=0.2, wobble=0.4)


# a head in profile, looking right; origin at the nape of the neck, about 90 high
HEAD = [(-22, 20), (-26, -8), (-36, -32), (-37, -58), (-24, -80), (2, -90), (22, -83), (30, -70), (29, -59),
    (30, -54), (41, -37, 1), (33, -31, 1), (35, -26), (33, -22, 1), (34, -17), (31, -13), (33, -5), (29, 3), (20, 5),
    (4, -4), (1, 8), (8, 28)]


def fingers(palm: tuple, tips: list, wide: float = 6.5) -> skia.Path:
    """A palm and its fingers, each a little bent; the first tip is the thumb's."""
    x, y = palm
    parts = [ellipse(x, y, wide * 1.25, wide * 1.05)]
    for k, (tx, ty) in enumerate(tips):
        bend = 2.5 if k else -1.5
        parts.append(ribbon([(x, y), (x + 0.55 * (tx - x), y + 0.55 * (ty - y) - bend), (tx, ty)],
            [wide, wide * 0.8, wide * 0.4]))
    return union(*parts)


def couple() -> tuple:
    """A man holds a woman who leans back, her knee at his hip: what is dark of them, and her dress; feet at y = 612."""
    man = union(placed(smooth(HEAD), 284, 212, 0.9, 14),
        smooth([(270, 204), (300, 206), (324, 232), (340, 268), (336, 316), (324, 362), (332, 440), (296, 452),
        (236, 444), (246, 372), (236, 316), (234, 262), (246, 228)]), ribbon([(270, 416), (230, 512), (194, 600)],
        [70, 46, 25]), ribbon([(298, 416), (330, 512), (316, 600)], [68, 46, 26]),
        smooth([(178, 592), (206, 590), (222, 602), (242, 608, 1), (240, 613, 1), (178, 613, 1)]),
        smooth([(300, 592), (328, 590), (346, 601), (370, 607, 1), (368, 613, 1), (300, 613, 1)]),
        ribbon([(262, 246), (226, 288), (196, 338)], [46, 37, 30]), ribbon([(197, 336), (226, 372), (258, 398)],
        [30, 25, 19]))
    hold = union(ribbon([(310, 262), (338, 304), (356, 338)], [46, 38, 31]),
        ribbon([(355, 337), (384, 354), (410, 356)], [31, 25, 18]),
        fingers((415, 356), [(420, 340), (441, 346), (446, 352), (444, 358), (437, 363)]),
        fingers((260, 401), [(279, 399), (287, 414), (282, 421), (275, 426), (267, 427)]))
    # from the hip to the knee under the dress, then the shin behind him and the foot, its toes drawn out
    leg = union(ribbon([(262, 418), (218, 434), (170, 463)], [34, 31, 15]),
        smooth([(178, 456), (173, 468), (160, 480), (142, 490), (128, 492, 1), (136, 482), (149, 470), (160, 461),
        (168, 453)]), ribbon([(174, 461), (179, 470), (184, 479)], [7, 3.6, 2.4]))
    woman = union(leg, placed(smooth(HEAD), 460, 262, 0.8, 66, -1), ribbon([(430, 296), (446, 276), (460, 254)],
        [34, 25, 24]), smooth([(398, 282), (418, 270), (440, 272), (456, 292), (450, 320), (416, 330), (396, 306)]),
        smooth([(492, 222), (506, 216), (524, 220), (537, 238), (540, 262), (532, 292), (534, 322), (546, 352, 1),
        (528, 338), (519, 316), (515, 288), (503, 274), (482, 276), (478, 240)]),
        ribbon([(424, 290), (388, 264), (358, 254)], [27, 22, 19]), ribbon([(359, 255), (332, 247), (304, 240)],
        [19, 16, 13]), ribbon([(444, 304), (476, 348), (492, 392)], [25, 20, 16]),
        ribbon([(491, 390), (504, 422), (530, 446)], [16, 12, 8]),
        fingers((531, 447), [(544, 445), (557, 460), (554, 467), (549, 471), (542, 472)], 4.6),
        ribbon([(412, 548), (428, 578), (434, 600)], [32, 23, 13]), smooth([(424, 590), (440, 590), (446, 600),
        (446, 613, 1), (440, 613, 1), (438, 605), (422, 606), (398, 613, 1), (392, 610, 1)]))
    # the skirt lies on the raised thigh and falls between them
    dress = smooth([(396, 296), (380, 330), (364, 360), (340, 379), (304, 388), (270, 395), (248, 405), (238, 418),
        (240, 436, 1), (256, 439), (274, 440), (292, 450), (316, 476), (338, 520), (350, 584, 1), (376, 566),
        (402, 574), (424, 594, 1), (448, 574), (478, 574), (516, 588, 1), (496, 524), (464, 466), (436, 424),
        (418, 388), (426, 352), (450, 318), (432, 314), (412, 316)])
    dress = minus(dress, hold)
    return minus(union(man, woman, hold), dress), dress


def _shadow(canvas: Canvas) -> None:
    """The couple on the wall; on the floor their feet run back to the feet of the stands."""
    dark, dress = couple()
    look = dict(blend="multiply", edge=0, wobble=0.3, grain=0)
    for x0, y0, x1, w0, w1 in ((MAN[0], MAN[1], 205, 9, 14), (MAN[0], MAN[1], 330, 9, 15),
        (WOMAN[0], WOMAN[1], 434, 9, 9)):
        canvas.fill(poly([(x0 - w0, y0), (x0 + w0, y0), (x1 + w1, 612), (x1 - w1, 612)]), SHADOW, alpha=0.74,
            soft=2.4, **look)
    for path, tone in ((dark, SHADOW), (dress, WINE)):
        canvas.fill(path, tone, alpha=0.3, soft=10, **look)
    canvas.fill(dress, ["#a01a2c", WINE, "#5c0a1a"], gradient=((450, 300), (420, 600)), alpha=0.96, soft=1,
        detail=0.7, **look)
    canvas.fill(dark, SHADOW, alpha=0.9, soft=1, detail=0.7, **look)
    cloth = canvas.mask(dress, 0, 0)
    for way in ([(384, 392), (388, 470), (384, 568)], [(400, 396), (424, 480), (432, 586)],
        [(414, 396), (458, 480), (490, 576)], [(372, 386), (320, 398), (252, 416)],
        [(370, 396), (316, 412), (262, 432)], [(376, 400), (346, 440), (330, 488)],
        [(380, 404), (362, 470), (360, 566)]):
        canvas.line(way, [0.6, 7, 3], "#3a0812", 0.5, soft=2, clip=cloth, wobble=0.3, rough=0)


def stand(canvas: Canvas, lean: float = 0, hooks: int = 0) -> None:
    """A bentwood coat stand, origin foot, 380 high."""
    look = dict(edge=0.07, wobble=0.25, detail=0.8)
    light = (-0.85, 0.05, 0.4)
    look |= dict(grain=0.12, texture=0.01, shade="#1e1618")
    wood = ["#a07a5c", "#6a4a3a", "#30221f"]
    shine = ("#ffe6b8", 1.2, 0.5, light)
    canvas.fill(ellipse(4, 2, 62, 13), "#0e0e11", alpha=0.5, soft=6)
    for p in ([(0, -66), (-30, -40), (-52, -4), (-60, -2)], [(0, -66), (30, -38), (50, 2), (60, 4)],
        [(0, -66), (6, -30), (4, 8), (12, 12)]):
        canvas.fill(ribbon(p, [9, 8.4, 8, 6]), wood, form=0.8, radius=4, light=light, rim=shine, **look)
    with canvas.at(0, 0, 1, lean):
        canvas.fill(ribbon([(0, -40), (1, -200), (0, -366)], [12, 11, 9]), wood, form=0.85, radius=5, light=light,
            rim=shine, **look)
        for y, r in ((-70, 9), (-210, 7.5), (-330, 8)):
            canvas.fill(ellipse(0, y, r, r * 0.7), wood, form=0.8, radius=5, light=light, rim=shine, **look)
        canvas.fill(ellipse(0, -374, 8.4, 10), wood, form=0.85, radius=7, light=light, rim=shine, **look)
        for s, y, reach in ((-1, -318, 1.0), (1, -326, 0.96), (-1, -290, 0.62), (1, -296, 0.66)):
            canvas.fill(ribbon([(0, y), (s * 24 * reach, y + 14), (s * 44 * reach, y + 2), (s * 46 * reach, y - 24),
                (s * 36 * reach, y - 34)], [7, 7, 6.6, 6, 4.6]), wood, form=0.8, radius=3.4, light=light, rim=shine,
                **look)
            canvas.fill(ellipse(s * 35 * reach, y - 35, 4.6), wood, form=0.8, radius=4, light=light, rim=shine,
                **look)
        if hooks:
            canvas.fill(minus(ellipse(0, -120, 34, 9), ellipse(0, -121, 29, 6)), wood, form=0.7, radius=3,
                light=light, **look)


def _scarf(canvas: Canvas) -> None:
    """A long red scarf over one hook, its ends nearly at the floor."""
    look = dict(edge=0.08, wobble=0.35, detail=0.9)
    light = (-0.85, -0.1, 0.4)
    with canvas.at(2, 6, 1, -3):
        back = canvas.fill(ribbon([(38, -334), (52, -300), (50, -230), (58, -170)], [14, 24, 26, 30], cap=False),
            ["#a00c22", "#6a0818"], form=0.8, radius=10, light=light, **look)
        front = canvas.fill(ribbon([(40, -336), (26, -318), (22, -250), (30, -170), (18, -96)], [16, 28, 32, 34, 42],
            cap=False), ["#f03a48", RED, "#8a0c20"], gradient=((0, -330), (20, -90)), form=0.85, radius=15,
            light=light, rim=("#ffb0a4", 2.6, 0.9, light), **look)
        for points in ([(30, -320), (18, -240), (22, -160), (6, -96)], [(36, -316), (32, -240), (38, -170),
            (30, -96)]):
            canvas.line(points, [0.6, 3, 2], "#6a0818", 0.6, clip=front)
        canvas.line([(48, -300), (44, -230), (52, -170)], [0.6, 3, 2], "#3c040e", 0.6, clip=back)
        for k in range(9):
            canvas.line([(-1 + k * 4.8, -98), (-4 + k * 5.2, -80), (-3 + k * 5, -70)], [2.4, 2, 0.8], "#d3122b"
                if k % 2 else "#e84a50", detail=0.9, wobble=0.1)
        for k in range(6):
            canvas.line([(45 + k * 5, -170), (45 + k * 5.4, -152)], [2.2, 0.8], "#8a0c20", detail=0.9, wobble=0.1)
    for x, y, t in ((54, -6, 20), (74, 6, -30)):  # a fallen petal or two of a buttonhole rose
        canvas.fill(ellipse(x, y, 7, 4, t), [RED, "#8a0c20"], form=0.6, radius=3, **look)


def _chairs(canvas: Canvas) -> None:
    """Chairs turned to the wall on the right, one lying on its back."""
    look = dict(edge=0.1, wobble=0.3, detail=0.65)
    wood = ["#6a6664", "#3c3a3c", "#202022"]
    light = (-0.85, 0.1, 0.4)
    for x, y, s in ((520, 700, 0.86), (584, 724, 0.96)):
        with canvas.at(x, y, s):
            canvas.fill(poly([(-30, 0), (34, 2), (120, -24), (60, -30)]), SHADOW, alpha=0.5, soft=5)
            for p in ([(-26, -64), (-30, 0)], [(28, -64), (32, 2)], [(-18, -72), (-16, -16)], [(36, -72), (40, -14)]):
                canvas.fill(ribbon(p, [6.4, 5]), wood, form=0.7, radius=3, light=light,
                    rim=("#fff0d8", 1.6, 0.7, light), **look)
            canvas.fill(poly([(-32, -64), (30, -62), (44, -76), (-18, -78)]), ["#8a8682", "#55524f"],
                rim=("#fff0d8", 2, 0.7, light), **look)
            for dx in (-18, 40):
                canvas.fill(ribbon([(dx, -74), (dx + 4, -150)], [6, 5.4]), wood, form=0.7, radius=3, light=light,
                    rim=("#fff0d8", 1.6, 0.7, light), **look)
            for yy in (-142, -118, -98):
                canvas.fill(ribbon([(-16, yy), (14, yy - 5), (44, yy)], [8, 9, 8]), wood, form=0.7, radius=4,
                    light=light, rim=("#fff0d8", 1.6, 0.7, light), **look)


def _bulb(canvas: Canvas) -> None:
    x, y = BULB
    canvas.line([(x + 4, -20), (x + 2, 300), (x, y - 46)], 3, "#232327", wobble=0.2, detail=0.8)
    canvas.glow(x, y, 260, "#fff0cc", 0.5, power=2.4)
    canvas.glow(x, y, 90, "#fff6dc", 0.85, power=1.7)
    canvas.fill(rect(x - 9, y - 50, 18, 24, 3), ["#6a6864", "#2c2b2e"], form=0.7, radius=6, edge=0.05, detail=0.9)
    canvas.fill(smooth([(x - 8, y - 28), (x + 8, y - 28), (x + 19, y - 6), (x + 16, y + 14), (x, y + 22),
        (x - 16, y + 14), (x - 19, y - 6)]), ["#fff6dc", "#fffdf4", "#ffeec4"], edge=0.02, wobble=0.1, detail=1,
        texture=0, grain=0)
    canvas.line([(x - 6, y - 20), (x - 7, y + 2), (x, y - 6), (x + 7, y + 2), (x + 6, y - 20)], 1.4,
        mix("#c88a3c", "#fff6dc", 0.3), 0.9, wobble=0, detail=1)
    canvas.glow(x, y, 34, "#ffffff", 0.6, power=1.3)
    for k in range(26):  # dust in the light
        a = dice(k).random(3)
        canvas.fill(ellipse(x + 20 + 300 * a[0], y - 260 * a[1], 0.6 + a[2]), "#fff6e0",
            alpha=0.4 * math.sin(a[2] * 3.1), edge=0, wobble=0)
