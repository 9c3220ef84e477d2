"""An old woman skates alone; the lines of her blades are the portrait of two young dancers."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.land import grass
from atelier.noise import dice
from atelier.paths import Points, curve, ellipse, rect, ribbon, smooth, spline, union

CARD = Card(
    id="skater",
    palette="ice",
    composition="top-down",
    setting="ice",
    mood="longing",
    themes=("sport", "love", "memory", "old-age"),
    hero="blade-line portrait",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=301,
    grading=dict(contrast=1.1, vignette=0.36, warm=0.02),
)

FROST, PALE, RED = "#c4dbe8", "#f6fafb", "#d6362f"

MAN_HEAD = [(262, 118), (282, 122), (300, 134), (309, 150), (311, 162), (314, 168), (327, 186), (328, 191),
    (318, 195), (321, 203), (316, 207), (319, 213), (313, 219), (314, 231), (302, 240), (284, 238),
    (268, 250), (240, 252), (228, 216), (227, 166), (240, 130)]
MAN = [(268, 240), (258, 262), (276, 268), (300, 282), (296, 330), (268, 380), (262, 430), (292, 486),
    (330, 552), (336, 606), (330, 668), (352, 690), (380, 698), (376, 708), (330, 706), (304, 700, 1),
    (300, 640), (286, 588), (246, 540), (214, 500), (196, 560), (168, 634), (128, 700), (84, 752), (66, 764),
    (46, 756), (58, 742), (84, 700), (116, 622), (136, 540), (140, 460), (150, 380), (152, 316), (168, 280),
    (200, 266), (226, 256), (236, 240)]
HIS_ARM = [(206, 282), (236, 330), (300, 366), (368, 372), (420, 356)]
WOMAN = [(276, 412), (296, 382), (322, 352), (340, 326), (374, 308), (410, 294), (416, 276), (434, 280),
    (440, 300), (458, 318), (448, 350), (412, 380), (374, 408), (352, 434), (316, 452)]
HER_HEAD = [(408, 290), (402, 272), (390, 266), (380, 264), (371, 256), (372, 248), (366, 244), (369, 239),
    (364, 234), (366, 229), (353, 221), (356, 214), (369, 207), (373, 196), (380, 178), (398, 162),
    (428, 162), (452, 184), (460, 214), (452, 246), (440, 268), (432, 286)]
HER_ARM = [(430, 318), (470, 356), (498, 402), (512, 446), (528, 470)]
HOLDING = [(398, 306), (360, 276), (318, 262), (270, 256), (244, 244)]
GOWN = [(276, 412), (262, 452), (254, 520), (248, 600), (232, 670), (200, 716), (264, 742), (346, 738),
    (430, 726), (520, 690), (566, 628), (560, 574), (500, 552), (436, 516), (384, 460), (346, 432)]


def draw(canvas: Canvas) -> None:
    """Paint the ice, the drawing in it, the shore, the skater."""
    canvas.set_light((-0.55, 0.5, 0.55), ambient="#0b1a2c", key="#ffdca8")
    _ice(canvas)
    brush.background(canvas, radii=(30, 14, 6, 3))
    _cracks(canvas)
    _portrait(canvas)
    _flourishes(canvas)
    _shore(canvas)
    _skater(canvas)
    _snow(canvas)


def _ice(canvas: Canvas) -> None:
    canvas.sky([(0, "#2d5470"), (0.34, "#1f4259"), (0.7, "#142d42"), (1, "#0c1c2e")], swirl=0.2,
        focus=(330, 330, 640, 1.2))
    random = dice(8)
    for _ in range(46):  # clouds under the ice
        x, y = random.random() * 600, random.random() * 900
        r = 30 + 90 * random.random()
        canvas.fill(ellipse(x, y, r, r * 0.5, random.random() * 180), "#4f86a0" if random.random() < 0.5
            else "#0a1826", alpha=0.16, soft=18, edge=0)
    for _ in range(90):  # trapped bubbles
        x, y, r = random.random() * 600, random.random() * 900, 1 + 5 * random.random() ** 3
        canvas.fill(ellipse(x, y, r, r * 0.8), "#a9cbdc", alpha=0.22, edge=0.1)


def _cracks(canvas: Canvas) -> None:
    random = dice(21)
    for x, y, angle in ((0, 210, 0.5), (600, 120, 2.6), (600, 700, 3.4), (120, 0, 1.3), (420, 0, 1.9)):
        points = [(x, y)]
        for _ in range(9):
            angle += (random.random() - 0.5) * 0.9
            step = 18 + 26 * random.random()
            points.append((points[-1][0] + step * math.cos(angle), points[-1][1] + step * math.sin(angle)))
        canvas.line(points, [2.6, 1.6, 0.3], "#8db4c8", 0.3, wobble=0.5)
        canvas.line([(a + 2, b + 3) for a, b in points], [4, 2, 0.3], "#081422", 0.35, soft=1)


def blade(canvas: Canvas, points: Points, width: float = 2.4, strength: float = 1.0) -> None:
    """One cut of a skate: a groove with a shadow, a bright lip and a little spray."""
    canvas.line(points, [width * 2, width * 6, width * 2], "#9fd0e6", 0.13 * strength, soft=width * 1.6)
    canvas.line([(p[0] + 1.5, p[1] + 2) for p in points], [0.6, width, 0.6], "#061220", 0.5 * strength)
    canvas.line(points, [width * 0.4, width, width * 0.9, width * 0.4], PALE, 0.95 * strength, wobble=0.25,
        rough=0.5, detail=0.85)


def closed(points: Points) -> Points:
    """The same outline as an open curve that comes back to its start."""
    return [*points, points[0]]


def _hatch(canvas: Canvas, path, angle: float, gap: float, seed: int, strength: float) -> None:
    """Frosty scratches inside a body: the many small strokes that shade the drawing."""
    mask = canvas.fill(path, "#bfe0ee", alpha=0.1 * strength, edge=0.4)
    canvas.fill(path, ["#e6f6fc", "#5f9ab6"], gradient=((180, 120), (420, 760)), alpha=0.36 * strength,
        edge=0.5, texture=0.25, grain=0.6)
    random = dice(seed)
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    for i in range(int(900 / gap)):
        d = -450 + i * gap + random.random() * gap * 0.7
        for _ in range(3):
            t0 = -460 + 920 * random.random()
            length = 60 + 120 * random.random()
            p = [(310 + c * t - s * (d + 0.0004 * (t - t0) ** 2), 420 + s * t
                + c * (d + 0.0004 * (t - t0) ** 2)) for t in (t0, t0 + length / 2, t0 + length)]
            canvas.line(p, [0.2, 1.5, 0.2], "#eaf8ff" if random.random() < 0.7 else "#123048",
                0.38 * strength, clip=mask, wobble=0.1, rough=0.6)


def _portrait(canvas: Canvas) -> None:
    for path, angle, gap, seed, strength in ((smooth(GOWN), 62, 12, 4, 0.8), (smooth(MAN), 100, 13, 5, 0.5),
            (smooth(MAN_HEAD), 60, 18, 6, 0.8), (union(smooth(WOMAN), smooth(HER_HEAD)), 130, 15, 7, 1.25)):
        _hatch(canvas, path, angle, gap, seed, strength)
    blade(canvas, MAN[1:32], 2.6)
    blade(canvas, [*MAN[31:], MAN[0]], 2.8)
    blade(canvas, [(214, 500), (238, 470), (264, 440)], 1.8, 0.8)
    blade(canvas, [(232, 252), (252, 262), (268, 256), (272, 246)], 1.8, 0.9)
    blade(canvas, [(254, 262), (276, 300), (278, 330)], 1.5, 0.8)
    blade(canvas, MAN_HEAD[1:18], 2.6)
    blade(canvas, [(262, 250), (242, 238), (228, 206), (227, 166), (240, 130), (264, 114), (290, 120),
        (306, 140)], 2.4)
    for i in range(8):  # his hair, combed back from the brow
        t = i / 7
        blade(canvas, [(304 - 6 * t, 140 + 4 * t), (286 - 10 * t, 118 + 18 * t), (254 - 4 * t, 116 + 30 * t),
            (232 + 8 * t, 146 + 32 * t), (228 + 14 * t, 190 + 18 * t), (236 + 12 * t, 226 - 10 * t)], 1.4,
            0.75)
    blade(canvas, [(168, 290), (190, 340), (196, 420), (186, 500)], 1.5, 0.5)  # the seam of his jacket
    blade(canvas, [(290, 166), (300, 163), (308, 165)], 2.2)
    blade(canvas, [(292, 178), (301, 181), (309, 176)], 1.8)
    blade(canvas, [(252, 182), (244, 174), (240, 186), (247, 202), (256, 198)], 1.6, 0.9)
    for arm, width in ((HIS_ARM, [44, 38, 30, 24, 14]), (HOLDING, [20, 18, 16, 14, 10]),
            (HER_ARM, [22, 18, 14, 10, 5])):
        path = ribbon(arm, width)
        canvas.fill(path, "#1c3e55" if arm is HIS_ARM else "#2f607a", alpha=0.9, edge=0.3)
        _hatch(canvas, path, 35, 14, 11, 0.9 if arm is HIS_ARM else 1.35)
        for side in (-1, 1):
            blade(canvas, _offset(arm, width, side), 2.0)
    for i in range(4):  # fingers: his at her back, hers at his neck, hers in the air
        blade(canvas, [(418, 352 + i * 4), (436 - i, 350 + i * 5), (446 - i * 3, 344 + i * 7)], 1.5)
        blade(canvas, [(246, 244 + i * 3), (234, 238 + i * 4), (226, 238 + i * 6)], 1.4)
        blade(canvas, [(526, 466 + i), (534 + i * 3, 478), (538 + i * 7 - 10, 494 - i * 4)], 1.4)
    blade(canvas, WOMAN[:6], 2.2)
    blade(canvas, WOMAN[7:14], 2.2)
    blade(canvas, [(324, 352), (350, 350), (384, 330), (404, 300)], 1.5, 0.8)  # neckline
    blade(canvas, [(286, 398), (312, 410), (350, 430)], 2.4)
    blade(canvas, HER_HEAD[:16], 2.5)
    blade(canvas, [(434, 284), (446, 266), (448, 250)], 1.8, 0.7)
    blade(canvas, [(379, 222), (388, 226), (396, 220)], 2.2)  # closed eye and brow
    blade(canvas, [(376, 206), (386, 202), (397, 205)], 1.7, 0.85)
    blade(canvas, [(424, 226), (432, 220), (434, 232), (426, 242)], 1.4, 0.8)
    for i in range(14):  # her hair falls back
        t = i / 13
        blade(canvas, [(382 + 10 * t, 180 + 22 * t), (404 + 20 * t, 158 + 32 * t),
            (456 - 4 * t, 168 + 44 * t), (496 - 40 * t, 224 + 26 * t),
            (530 - 66 * t, 270 + 24 * t + 10 * math.sin(t * 7)), (566 - 72 * t, 300 + 40 * t
            + 12 * math.cos(t * 9))], 1.5 + 0.8 * math.sin(t * 3.1), 0.9)
    blade(canvas, GOWN[:6], 2.6)
    for i in range(11):  # folds of the gown sweep into one another
        t = i / 10
        blade(canvas, [(282 + 60 * t, 414 + 14 * t), (272 + 106 * t, 500 - 8 * t),
            (258 + 190 * t, 600 - 50 * t), (226 + 290 * t, 690 - 86 * t),
            (206 + 356 * t, 720 - 100 * t + 16 * math.sin(t * 12))], 1.4 + 0.8 * (i % 3 == 0), 0.85)
    blade(canvas, [(352, 432), (392, 474), (440, 518), (502, 552), (556, 572), (570, 610), (556, 650),
        (520, 690), (440, 724), (350, 738), (270, 742), (196, 716)], 3)


def _offset(points: Points, widths, side: int) -> Points:
    """A curve beside the middle line of a limb."""
    line = curve(points, 4)
    out = []
    for i, (x, y) in enumerate(line):
        a, b = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        d = math.hypot(*(b - a)) or 1
        w = widths[min(len(widths) - 1, int(i / len(line) * len(widths)))] / 2 * side
        out.append((float(x - (b - a)[1] / d * w), float(y + (b - a)[0] / d * w)))
    return out[::2]


def _flourishes(canvas: Canvas) -> None:
    """Free curves around the dancers; the last one leads to the skater's blade."""
    blade(canvas, [(196, 716), (130, 690), (60, 610), (36, 500), (70, 420), (108, 440), (96, 500), (44, 500)],
        1.8, 0.5)
    blade(canvas, [(540, 490), (566, 520), (592, 470), (566, 380), (580, 260), (540, 140), (450, 80),
        (350, 70), (300, 100)], 1.8, 0.5)
    blade(canvas, [(60, 130), (110, 70), (180, 76), (186, 128), (140, 142), (112, 104), (160, 40), (260, 34),
        (340, 60)], 1.7, 0.42)
    blade(canvas, [(570, 612), (592, 690), (570, 772), (510, 822), (440, 842), (390, 845)], 3)
    blade(canvas, [(556, 650), (576, 720), (548, 790), (486, 834), (420, 850)], 2, 0.8)


def _shore(canvas: Canvas) -> None:
    bank = smooth([(-40, 770), (30, 772), (84, 796), (120, 828), (190, 846), (240, 878), (262, 940),
        (-40, 940)])
    canvas.shadow(bank, "#030a14", 6, -4, 10, 0.6)
    mask = canvas.fill(bank, [(0, "#fff0d0"), (0.35, "#f3dcc0"), (0.7, "#9fb2c6"), (1, "#5f7d98")],
        gradient=("r", (100, 838), 190), form=0.5, radius=30, light=(0.3, -0.6, 0.5), edge=0.5, bump=0.5,
        grain=0.2)
    for x, y, turn in ((30, 884, 20), (54, 872, 26), (22, 906, 18), (48, 896, 24)):
        canvas.fill(ellipse(x, y, 9, 5, turn), "#7d90a8", alpha=0.7, edge=0.2, clip=mask)
    for x in (8, 20, 210, 226, 236):
        grass(canvas, x - 8, x + 8, lambda _x: 880 if _x > 100 else 806, 5, "#8a7350", 54, int(x))
    for x, y, turn in ((146, 872, -28), (172, 880, -8)):
        with canvas.at(x, y, 0.95, turn):
            _boot(canvas)
    with canvas.at(98, 856, 1.05):
        _lantern(canvas)
    canvas.glow(98, 826, 260, "#ffae4a", 0.46, power=2.2)


def _boot(canvas: Canvas) -> None:
    canvas.shadow(ellipse(10, 4, 22, 7), "#2c2430", 6, 2, 4, 0.6)
    look = dict(edge=0.1, wobble=0.2, detail=0.85)
    canvas.fill(smooth([(-11, -38, 1), (-9, -14), (-13, 2), (2, 6), (24, 6), (32, 0), (26, -9), (10, -13),
        (9, -38, 1)]), ["#8a5536", "#4a2a20"], form=0.8, radius=8, light=("p", -60, -30),
        rim=("#ffd898", 1.6, 0.9, ("p", -60, -30)), **look)
    canvas.fill(ellipse(-1, -38, 10.5, 4.6), "#1c0f10", **look)
    canvas.fill(ribbon([(-12, -36), (-1, -33), (10, -36)], [5, 6, 5]), "#d9c6a8", form=0.5, radius=3, **look)
    for y in (-26, -20, -14):
        canvas.line([(0, y), (10, y + 2)], 1.2, "#e8c890", 0.9, wobble=0)


def _lantern(canvas: Canvas) -> None:
    look = dict(edge=0.05, wobble=0.15, detail=0.95)
    canvas.fill(ellipse(0, 2, 22, 7), "#3a2a2c", alpha=0.6, soft=3)
    canvas.fill(rect(-17, -8, 34, 9, 3), ["#6b4a34", "#2c1c1c"], form=0.7, radius=4, **look)
    canvas.fill(rect(-13, -46, 26, 38, 3), ["#fff4c4", "#ffc04e"], gradient=("r", (0, -24), 24), **look)
    canvas.fill(smooth([(-4, -14), (-3, -24), (0, -36, 1), (4, -24), (4, -14), (0, -11)]), "#fffbe8", **look)
    for x in (-13, 0, 13):
        canvas.line([(x, -48), (x, -8)], 2 if x else 1.2, "#3a2420", 0.95, wobble=0.05)
    canvas.fill(smooth([(-17, -46, 1), (-8, -60), (8, -60), (17, -46, 1)]), ["#6b4a34", "#2c1c1c"], form=0.8,
        radius=6, **look)
    canvas.line([(-9, -58), (-12, -72), (0, -80), (12, -72), (9, -58)], 1.6, "#4a302a", 1, wobble=0.1)
    canvas.glow(0, -26, 70, "#ffd070", 0.85, power=1.6)


def _skater(canvas: Canvas) -> None:
    """She leans into the curve, one leg lifted, arms open; the lantern lights her from the left."""
    light = (-0.85, 0.1, 0.5)
    with canvas.at(392, 842, 1.06):
        shadow = union(ribbon([(0, 4), (60, -8), (118, -16)], [10, 30, 18]),
            ribbon([(90, -14), (150, -36)], [8, 5]))
        canvas.fill(shadow, "#030a16", alpha=0.66, soft=3, edge=0, fade=((20, 0), (160, -20)))
    with canvas.at(388, 836, 1.06, -9):
        _legs(canvas, light)
        _coat(canvas, light)
        _old_head(canvas, light)
    for x, y, r in ((366, 846, 3), (376, 850, 2), (404, 848, 2.2), (418, 844, 1.6), (356, 842, 1.6)):
        canvas.fill(ellipse(x, y, r), PALE, alpha=0.9, edge=0.3)


CRISP = dict(edge=0.1, wobble=0.2, detail=0.92)


def _legs(canvas: Canvas, light) -> None:
    # the lifted leg
    canvas.fill(ribbon([(22, -58), (58, -56), (92, -66)], [15, 12, 8]), ["#3a4a5e", "#1d2938"], form=0.7,
        radius=5, light=light, **CRISP)
    canvas.fill(smooth([(90, -73), (106, -76), (110, -66), (94, -60)]), "#c9b8a4", form=0.6, radius=4,
        **CRISP)
    canvas.line([(94, -57), (116, -64)], 2, "#e6f4fc", 1, wobble=0, detail=1)
    canvas.fill(ribbon([(2, -56), (8, -30), (3, -4)], [17, 12, 8]), ["#4a5a70", "#1d2938"], form=0.7,
        radius=5, light=light, **CRISP)
    canvas.fill(smooth([(-13, 0), (-9, -7), (-3, -14), (9, -14), (11, 1), (0, 4)]), "#d9c8b2", form=0.6,
        radius=4, light=light, **CRISP)
    canvas.line([(-20, 6), (0, 7), (16, 5)], [1, 2.4, 1], "#f4fbff", 1, wobble=0, detail=1)


def _coat(canvas: Canvas, light) -> None:
    rim = ("#ffd9a0", 2, 0.95, light)
    back = ribbon([(8, -126), (38, -134), (70, -124)], [15, 12, 8])
    canvas.fill(back, [mix(RED, "#2a0a14", 0.2), "#7e1820"], form=0.8, radius=6, light=light, **CRISP)
    canvas.fill(ellipse(75, -122, 6.5, 4.4, 20), "#22303f", form=0.5, radius=3, **CRISP)
    coat = smooth([(-15, -130), (-2, -138), (12, -134), (21, -118), (20, -98), (17, -90), (34, -72),
        (62, -58), (88, -50, 1), (66, -36), (34, -30), (4, -33), (-20, -44, 1), (-13, -70), (-11, -90),
        (-18, -108)])
    mask = canvas.fill(coat, ["#ee5a4c", RED, "#861820"], gradient=((-22, -120), (56, -36)), form=0.85,
        radius=20, light=light, rim=rim, grain=0.22, **CRISP)
    for points in ([(2, -84), (16, -58), (46, -40)], [(-4, -84), (0, -60), (10, -34)],
        [(10, -86), (36, -62), (72, -46)], [(-8, -80), (-10, -62), (-14, -46)]):
        canvas.line(points, [0.4, 2.6, 1.2], "#6e1018", 0.7, clip=mask)
    canvas.line([(-12, -91), (2, -87), (18, -91)], 4.4, "#5a1218", 0.95, clip=mask)
    for y in (-122, -112, -102):
        canvas.fill(ellipse(-8, y, 1.5), "#f6d9a0", edge=0, wobble=0, detail=1)
    front = ribbon([(-8, -122), (-36, -112), (-66, -124)], [16, 12, 8])
    canvas.fill(front, ["#f2665a", "#b4262a"], form=0.85, radius=6, light=light, rim=rim, **CRISP)
    canvas.fill(spline([(-66, -128), (-74, -134), (-82, -134), (-78, -128), (-82, -124), (-70, -119)]),
        "#2c3c4e", form=0.5, radius=3, rim=("#ffd9a0", 1, 0.8, light), **CRISP)
    # a scarf of lake blue behind her
    canvas.fill(ribbon([(4, -136), (32, -146), (60, -140), (92, -152)], [11, 9, 9, 5]),
        ["#3f7f92", "#1c4256"], form=0.7, radius=5, light=light, **CRISP)


def _old_head(canvas: Canvas, light) -> None:
    with canvas.at(-6, -136, 1.08, -6):
        canvas.fill(ribbon([(4, 4), (2, -8)], [12, 11]), "#c98f78", form=0.5, radius=5, light=light, **CRISP)
        face = canvas.fill(smooth([(-15, -19), (-15, -25), (-12, -34), (-2, -38), (10, -34), (13, -20),
            (8, -8), (-2, -1), (-9, 0), (-13, -4), (-13, -9), (-16, -11), (-19, -14)]),
            ["#f4cdb0", "#cf957c"], gradient=((-18, -18), (10, -14)), form=0.5, radius=9, light=light,
            rim=("#ffe9c8", 1.2, 0.85, light), **CRISP)
        canvas.fill(ellipse(-7, -11, 4.6, 3.4), "#d8604e", alpha=0.5, soft=1.6, clip=face)
        canvas.line([(-12, -6), (-8, -5), (-5, -7)], [0.4, 1.4, 0.4], "#7a2c30", 1, wobble=0, detail=1)
        canvas.line([(-13, -19), (-10, -17.6), (-6, -19)], [0.4, 1.6, 0.4], "#2c1820", 1, wobble=0, detail=1)
        canvas.line([(-14, -24), (-10, -25.5), (-5, -24)], [0.5, 1.6, 0.3], "#9aa6b4", 1, wobble=0, detail=1)
        for points in ([(-4, -14), (-1, -11)], [(-4, -17), (0, -17)], [(-6, -3), (-3, -6)]):
            canvas.line(points, 0.7, "#a4604e", 0.8, wobble=0, detail=1)
        canvas.fill(smooth([(-14, -29), (-6, -29), (0, -22), (3, -10), (9, -6), (15, -14), (16, -28),
            (8, -40), (-6, -41)]), ["#f2f5f7", "#aebdcb"], form=0.7, radius=7, light=light, **CRISP)
        canvas.fill(ellipse(17, -33, 9, 8), ["#f2f5f7", "#9fb0c0"], form=0.85, radius=7, light=light, **CRISP)
        for i in range(4):
            canvas.line([(-11 + i * 5, -37), (2 + i * 4, -31 + i), (10 + i * 2, -20)], [0.2, 1.1, 0.2],
                "#8598ac", 0.9, wobble=0, detail=0.9)
        canvas.fill(ribbon([(-10, 1), (2, 5), (13, 0)], [9, 11, 9]), ["#4a8ea0", "#1c4256"], form=0.7,
            radius=5, light=light, **CRISP)


def _snow(canvas: Canvas) -> None:
    random = dice(77)
    for _ in range(120):
        x, y = random.random() * 600, random.random() * 900
        canvas.fill(ellipse(x, y, 0.5 + 1.4 * random.random() ** 2), PALE, alpha=0.25 + 0.4 * random.random(),
            edge=0, wobble=0, grain=0)
    canvas.glow(330, 260, 320, FROST, 0.12, power=1.5)
