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
    (268, 250), (238, 252), (224, 216), (222, 166), (236, 130)]
MAN = [(268, 240), (258, 262), (276, 268), (300, 282), (296, 330), (268, 380), (262, 430), (292, 486), (330, 552),
    (336, 606), (330, 668), (352, 690), (380, 698), (376, 708), (330, 706), (304, 700, 1), (300, 640), (286, 588),
    (246, 540), (214, 500), (196, 560), (168, 634), (128, 700), (84, 752), (66, 764), (46, 756), (58, 742),
    (84, 700), (116, 622), (136, 540), (140, 460), (150, 380), (152, 312), (172, 268), (206, 250), (232, 240)]
HIS_ARM = [(206, 282), (236, 330), (300, 366), (368, 372), (420, 356)]
WOMAN = [(268, 418), (290, 380), (330, 340), (372, 312), (404, 292), (418, 274), (440, 292), (446, 320),
    (424, 360), (384, 398), (346, 436), (318, 462)]
HER_HEAD = [(404, 288), (398, 270), (386, 262), (380, 252), (374, 246), (378, 241), (374, 236), (379, 231),
    (375, 226), (366, 219), (370, 212), (384, 208), (388, 200), (398, 186), (418, 180), (444, 190),
    (458, 214), (452, 246), (436, 270), (424, 286)]
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
    canvas.fill(path, ["#e6f6fc", "#5f9ab6"], gradient=((180, 120), (420, 760)), alpha=0.3 * strength, edge=0.5,
        texture=0.25, grain=0.6)
    random = dice(seed)
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    for i in range(int(900 / gap)):
        d = -450 + i * gap + random.random() * gap * 0.7
        for _ in range(3):
            t0 = -460 + 920 * random.random()
            length = 60 + 120 * random.random()
            p = [(310 + c * t - s * (d + 0.0004 * (t - t0) ** 2), 420 + s * t + c * (d + 0.0004 * (t - t0) ** 2))
                for t in (t0, t0 + length / 2, t0 + length)]
            canvas.line(p, [0.2, 1.5, 0.2], "#eaf8ff" if random.random() < 0.7 else "#123048",
                0.38 * strength, clip=mask, wobble=0.1, rough=0.6)


def _portrait(canvas: Canvas) -> None:
    for path, angle, gap, seed, strength in (
            (smooth(GOWN), 62, 12, 4, 0.8), (smooth(MAN), 100, 13, 5, 0.5), (smooth(MAN_HEAD), 60, 18, 6, 0.8),
            (union(smooth(WOMAN), smooth(HER_HEAD)), 130, 15, 7, 1.25)):
        _hatch(canvas, path, angle, gap, seed, strength)
    blade(canvas, MAN[1:32], 2.6)
    blade(canvas, [*MAN[31:], MAN[0]], 2.8)
    blade(canvas, [(214, 500), (238, 470), (264, 440)], 1.8, 0.8)
    blade(canvas, MAN_HEAD[1:18], 2.6)
    blade(canvas, [(268, 250), (240, 236), (224, 206), (222, 166), (236, 130), (262, 114), (290, 120), (306, 140)], 3)
    for i in range(6):  # his hair, combed back
        blade(canvas, [(302 - i * 7, 136 - i * 2), (272 - i * 6, 128 + i * 5), (244 - i * 2, 152 + i * 9),
            (232 + i * 3, 188 + i * 6)], 1.3, 0.75)
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
    blade(canvas, WOMAN[6:], 2.2)
    blade(canvas, HER_HEAD[:14], 2.4)
    blade(canvas, [(404, 288), (420, 284)], 1.6, 0.6)
    blade(canvas, [(392, 232), (400, 226), (402, 217)], 2.0)  # closed eye and brow, looking up
    blade(canvas, [(388, 218), (396, 212), (401, 204)], 1.5, 0.8)
    for i in range(11):  # her hair falls back
        t = i / 10
        blade(canvas, [(392 + 14 * t, 194 - 8 * t + 10 * t * t), (424 + 18 * t, 182 + 16 * t),
            (462 + 22 * t, 214 + 34 * t), (486 + 34 * t - 50 * t * t, 280 + 26 * t),
            (496 + 52 * t - 30 * t * t, 330 + 24 * math.sin(t * 6))], 1.5 + 0.7 * math.sin(t * 3.1), 0.85)
    blade(canvas, GOWN[:6], 2.6)
    for i in range(11):  # folds of the gown sweep into one another
        t = i / 10
        blade(canvas, [(282 + 60 * t, 414 + 14 * t), (272 + 106 * t, 500 - 8 * t), (258 + 190 * t, 600 - 50 * t),
            (226 + 290 * t, 690 - 86 * t), (206 + 356 * t, 720 - 100 * t + 16 * math.sin(t * 12))],
            1.4 + 0.8 * (i % 3 == 0), 0.85)
    blade(canvas, [(352, 432), (392, 474), (440, 518), (502, 552), (556, 572), (570, 610), (556, 650), (520, 690),
        (440, 724), (350, 738), (270, 742), (196, 716)], 3)


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
    blade(canvas, [(196, 716), (130, 690), (60, 610), (36, 500), (70, 420), (108, 440), (96, 500), (44, 500)], 1.8, 0.5)
    blade(canvas, [(540, 490), (566, 520), (592, 470), (566, 380), (580, 260), (540, 140), (450, 80), (350, 70),
        (300, 100)], 1.8, 0.5)
    blade(canvas, [(60, 130), (110, 70), (180, 76), (186, 128), (140, 142), (112, 104), (160, 40), (260, 34),
        (340, 60)], 1.7, 0.42)
    blade(canvas, [(570, 612), (592, 680), (566, 752), (500, 790), (432, 800)], 3)
    blade(canvas, [(556, 650), (574, 710), (540, 770), (480, 796), (440, 806)], 2, 0.8)


def _shore(canvas: Canvas) -> None:
    bank = smooth([(-40, 770), (30, 772), (84, 796), (120, 828), (190, 846), (240, 878), (262, 940), (-40, 940)])
    canvas.shadow(bank, "#030a14", 6, -4, 10, 0.6)
    mask = canvas.fill(bank, [(0, "#fff0d0"), (0.35, "#f3dcc0"), (0.7, "#9fb2c6"), (1, "#5f7d98")],
        gradient=("r", (100, 838), 190), form=0.5, radius=30, light=(0.3, -0.6, 0.5), edge=0.5, bump=0.5, grain=0.2)
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
    canvas.fill(smooth([(-11, -38, 1), (-9, -14), (-13, 2), (2, 6), (24, 6), (32, 0), (26, -9), (10, -13), (9, -38, 1)]),
        ["#8a5536", "#4a2a20"], form=0.8, radius=8, light=("p", -60, -30), rim=("#ffd898", 1.6, 0.9, ("p", -60, -30)),
        **look)
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
    canvas.fill(smooth([(-17, -46, 1), (-8, -60), (8, -60), (17, -46, 1)]), ["#6b4a34", "#2c1c1c"], form=0.8, radius=6,
        **look)
    canvas.line([(-9, -58), (-12, -72), (0, -80), (12, -72), (9, -58)], 1.6, "#4a302a", 1, wobble=0.1)
    canvas.glow(0, -26, 70, "#ffd070", 0.85, power=1.6)


def _skater(canvas: Canvas) -> None:
    """She leans into the curve, one leg lifted, arms open; the lantern lights her from the left."""
    light = (-0.85, 0.1, 0.5)
    look = dict(edge=0.1, wobble=0.2, detail=0.92)
    rim = ("#ffd9a0", 2, 0.95, light)
    with canvas.at(388, 806, 1.12):
        shadow = union(ribbon([(36, 4), (80, -6), (128, -10)], [10, 30, 16]), ribbon([(90, -10), (150, -30)], [8, 5]))
        canvas.fill(shadow, "#030a16", alpha=0.62, soft=3, edge=0, fade=((30, 0), (170, -20)))
    with canvas.at(392, 800, 1.12, -6):
        canvas.fill(ribbon([(20, -44), (52, -52), (84, -60)], [14, 11, 7]), ["#3a4a5e", "#1d2938"], form=0.7, radius=5,
            light=light, **look)  # the lifted leg
        canvas.fill(smooth([(82, -66), (96, -68), (100, -58), (86, -54)]), "#e9e2d6", form=0.6, radius=4, **look)
        canvas.line([(88, -50), (106, -56)], 2, "#e6f4fc", 1, wobble=0, detail=1)
        canvas.fill(ribbon([(6, -40), (10, -20), (4, -4)], [16, 11, 8]), ["#4a5a70", "#1d2938"], form=0.7, radius=5,
            light=light, **look)
        canvas.fill(smooth([(-12, 0), (-8, -9), (8, -10), (10, 1), (0, 4)]), "#e9e2d6", form=0.6, radius=4, light=light,
            **look)
        canvas.line([(-18, 6), (0, 7), (16, 5)], [1, 2.4, 1], "#f4fbff", 1, wobble=0, detail=1)
        back = ribbon([(10, -94), (40, -106), (66, -102)], [14, 11, 8])
        canvas.fill(back, [mix(RED, "#ffffff", 0.06), "#8e1c22"], form=0.8, radius=6, light=light, **look)
        canvas.fill(ellipse(71, -101, 6, 4.6), "#2a3848", form=0.5, radius=3, **look)
        coat = smooth([(-12, -100), (2, -106), (16, -100), (24, -84), (26, -66), (44, -52), (66, -36, 1), (48, -24),
            (22, -20), (-4, -24), (-20, -32, 1), (-14, -56), (-20, -78)])
        mask = canvas.fill(coat, ["#f0564a", RED, "#8e1c22"], gradient=((-22, -90), (44, -30)), form=0.85, radius=20,
            light=light, rim=rim, grain=0.25, **look)
        for points in ([(4, -60), (18, -44), (40, -32)], [(-4, -58), (2, -40), (12, -24)], [(14, -64), (34, -50),
                (56, -38)]):
            canvas.line(points, [0.4, 2.4, 1.2], "#6e1018", 0.7, clip=mask)
        canvas.fill(ribbon([(-20, -31), (0, -22), (24, -19), (48, -23), (66, -35)], [6, 7, 8, 7, 5]), PALE, form=0.6,
            radius=4, light=light, **look)
        canvas.line([(-18, -64), (2, -58), (25, -66)], 4, "#5a1218", 0.9, clip=mask)
        front = ribbon([(-8, -92), (-32, -86), (-58, -94)], [14, 11, 8])
        canvas.fill(front, ["#f4665a", "#b4262a"], form=0.85, radius=6, light=light, rim=rim, **look)
        canvas.fill(ribbon([(-55, -93), (-61, -95)], [9, 9]), PALE, form=0.5, radius=3, **look)
        canvas.fill(spline([(-63, -98), (-72, -103), (-74, -97), (-66, -91)]), "#2a3848", form=0.5, radius=3, **look)
        canvas.fill(ribbon([(4, -104), (30, -98), (56, -84), (74, -88)], [12, 9, 8, 5]), ["#f6fafb", "#9fb8ca"],
            form=0.7, radius=5, light=light, **look)  # a pale scarf behind her
        head = smooth([(-18, -122), (-17, -132), (-8, -138), (4, -136), (10, -124), (6, -112), (-6, -106), (-15, -110),
            (-17, -116), (-21, -118)])
        face = canvas.fill(head, ["#f2c9ae", "#d39a80"], gradient=((-20, -120), (10, -120)), form=0.55, radius=9,
            light=light, rim=("#ffe6c0", 1.2, 0.8, light), **look)
        canvas.fill(ellipse(-11, -115, 5, 3.4), "#d8705e", alpha=0.5, soft=1.6, clip=face)
        canvas.line([(-15, -112), (-11, -110), (-7, -112)], [0.4, 1.3, 0.4], "#7a3430", 1, wobble=0, detail=1)
        canvas.line([(-16, -122), (-12, -123.5), (-8, -121.5)], [0.4, 1.5, 0.4], "#3a2028", 1, wobble=0, detail=1)
        canvas.line([(-8, -118), (-3, -118)], 0.7, "#a86a58", 0.8, wobble=0)
        canvas.line([(-9, -108), (-3, -111)], 0.7, "#a86a58", 0.7, wobble=0)
        hair = smooth([(-15, -130), (-4, -128), (0, -118), (4, -110), (12, -114), (15, -126), (8, -140), (-8, -142)])
        canvas.fill(hair, [PALE, "#b9c6d4"], form=0.7, radius=7, light=light, **look)
        canvas.fill(ellipse(15, -124, 8.5), [PALE, "#a9b8c8"], form=0.8, radius=7, light=light, **look)
        for i in range(3):
            canvas.line([(-12 + i * 7, -138 + i), (2 + i * 4, -132 + i * 3), (9 + i * 2, -122)], [0.2, 1, 0.2], "#8fa2b6",
                0.8, wobble=0)
        canvas.fill(ribbon([(-17, -132), (-4, -139), (10, -136)], [5, 6, 4]), RED, form=0.6, radius=3, light=light, **look)
        canvas.fill(ribbon([(-12, -106), (0, -102), (12, -104)], [9, 11, 9]), [PALE, "#b9cad8"], form=0.7, radius=5,
            light=light, **look)
    for x, y, r in ((372, 812, 3), (380, 816, 2), (410, 816, 2.2), (424, 812, 1.6), (362, 808, 1.6)):
        canvas.fill(ellipse(x, y, r), PALE, alpha=0.9, edge=0.3)


def _snow(canvas: Canvas) -> None:
    random = dice(77)
    for _ in range(120):
        x, y = random.random() * 600, random.random() * 900
        canvas.fill(ellipse(x, y, 0.5 + 1.4 * random.random() ** 2), PALE, alpha=0.25 + 0.4 * random.random(), edge=0,
            wobble=0, grain=0)
    canvas.glow(330, 260, 320, FROST, 0.12, power=1.5)
