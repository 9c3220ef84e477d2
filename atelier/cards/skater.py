"""An old woman skates alone; the lines of her blades are the portrait of two young dancers."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.motifs import sculpt
from atelier.motifs.above import ground_shadow, part, seen
from atelier.noise import dice
from atelier.paths import Points, curve, ellipse, rect, ribbon, smooth, union

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

FROST, PALE = "#c4dbe8", "#f6fafb"

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
        edge=0.5, texture=0.05, grain=0.25)
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
    for x, y, turn in ((150, 872, -22), (140, 896, -4)):
        with canvas.at(x, y, 0.9, turn):
            _boot(canvas)
    with canvas.at(76, 832, 0.95):
        _lantern(canvas)
    canvas.glow(76, 832, 300, "#ffae4a", 0.55, power=2)
    canvas.glow(76, 832, 60, "#fff0b0", 0.7, power=1.6)


def _boot(canvas: Canvas) -> None:
    """An empty boot from above, the toe to the right."""
    look = dict(edge=0.1, wobble=0.2, detail=0.85, grain=0.12, texture=0.01)
    sole = smooth([(-15, -9), (-4, -11), (10, -10), (26, -11), (36, -4), (36, 4), (26, 10), (10, 9), (-4, 11), (-15, 9)])
    canvas.shadow(sole, "#2c2430", 7, 5, 4, 0.6)
    canvas.fill(sole, ["#9a6140", "#4a2a20"], form=0.8, radius=9, light=(-0.7, -0.4, 0.5), rim=("#ffd898", 1.6, 0.9), **look)
    canvas.fill(ellipse(-3, 0, 12, 10.4), "#d9c6a8", form=0.5, radius=3, **look)
    canvas.fill(ellipse(-3, 0, 8.6, 7.4), "#1c0f10", **look)
    for x in (12, 17, 22):
        canvas.line([(x, -6), (x + 1.4, 0), (x, 6)], 1.2, "#e8c890", 0.9, wobble=0)


def _lantern(canvas: Canvas) -> None:
    """A lantern from above: a square roof, its ring, light on all sides."""
    look = dict(edge=0.05, wobble=0.15, detail=0.95, grain=0.1, texture=0.01)
    canvas.glow(0, 0, 120, "#ffd070", 0.85, power=1.5)
    with canvas.at(0, 0, 1, 24):
        canvas.fill(rect(-19, -19, 38, 38, 4), ["#fff4c4", "#ffc04e"], **look)
        canvas.fill(rect(-14, -14, 28, 28, 3), ["#7a5638", "#33211c"], form=0.6, radius=8, rim=("#ffe0a0", 1.4, 0.8), **look)
        for x, y in ((-14, -14), (14, -14), (-14, 14), (14, 14)):
            canvas.line([(0, 0), (x, y)], 1.4, "#2c1a18", 0.8, wobble=0)
        ring = [(7 * math.cos(t / 3), 4 * math.sin(t / 3)) for t in range(20)]
        canvas.line(ring, 1.8, "#e8b870", 1, wobble=0)


LEGS = (([(0, -3, 28), (11, -12, 19), (7, -20, 4)], [6.4, 5.2, 3.8]), ([(0, 3, 28), (-15, 9, 25), (-36, 13, 22)], [6.4, 5, 3.6]))
SKATES = (([(5, -21, 3), (14, -21, 2.4)], [4.2, 3.2]), ([(-37, 13, 21), (-44, 14, 17)], [4.2, 3]))
COAT = (([(10, 0, 44), (5, 0, 37), (-1, 0, 29), (-9, -2, 22)], [8, 7.4, 8.6, 15]), ([(10, -8, 43), (10, 8, 43)], [5.4, 5.4]))
REACH = (([(10, 9, 43), (12, 21, 41), (18, 32, 41)], [5, 4.4, 3.2]), ([(10, -9, 43), (2, -20, 41), (-4, -32, 39)], [5, 4.4, 3.2]))
HAIR = (([(15, 0, 52)], [7.6]), ([(9.5, 0, 55)], [4.2]))
SCARF = (([(13, 0, 47), (7, -7, 47), (-4, -6, 46), (-16, -12, 44), (-28, -10, 42)], [3.6, 3.4, 3.2, 3, 2]),)


def _skater(canvas: Canvas) -> None:
    """Seen from above she leans into the curve, arms open, one leg behind her; the lantern lights her."""
    light, heading = (-0.8, 0.05, 0.6), 186
    rim, look = ("#ffdca8", 1.3, 0.85, (-0.9, 0.2)), dict(heading=heading, tilt=66, detail=1.0, light=light)
    with canvas.at(414, 832, 2.3):
        ground_shadow(canvas, (*LEGS, *COAT, *REACH, *HAIR), heading, "#020812", (0.95, -0.06), 66, 0.6, 2.4)
        part(canvas, LEGS, ["#0a1018", "#1c2836", "#43546a", "#a8b8c8"], **look)
        part(canvas, SKATES, ["#4a3a34", "#a8927c", "#f0e2cc"], **look)
        for a, b in (((0, -22, -1), (20, -22, -1)), ((-38, 12, 17), (-50, 14, 10))):
            canvas.line([seen(a, heading, 66)[:2], seen(b, heading, 66)[:2]], 1.3, "#f4fbff", 1, wobble=0, detail=1)
        mask = part(canvas, COAT, ["#3a060e", "#86141c", "#d6362f", "#ff9a80"], rim=rim, shadow=("#100410", 3, 1, 3, 0.4), **look)
        for f, s in ((-20, -12), (-22, -3), (-20, 8), (-12, 14)):
            canvas.line([seen((0, s * 0.3, 33), heading, 66)[:2], seen((f, s, 24), heading, 66)[:2]], [0.3, 1.5, 0.6],
                "#5a0c14", 0.6, clip=mask)
        part(canvas, REACH, ["#3a060e", "#98181f", "#e04438", "#ffae90"], rim=rim, shadow=("#100410", 2, 1, 2, 0.5), **look)
        part(canvas, (([(19, 33.6, 41)], [3.6]), ([(-4.6, -34, 39)], [3.5])), ["#0e1824", "#2c3c4e", "#7a90a4"], **look)
        part(canvas, SCARF, ["#0c2a3a", "#1f5468", "#4a96a8", "#b8e4e8"], shadow=("#100410", 2, 1, 2, 0.5), **look)
        part(canvas, (([(18.6, 0, 48)], [6.2]),), sculpt.flesh("#e8b898"), **look)
        hair = part(canvas, HAIR, ["#5a6a7c", "#a8b6c4", "#e8eef2", "#ffffff"], rim=("#ffe6c0", 1, 0.8, (-0.9, 0.2)),
            blend=1.2, shadow=("#100410", 2, 1, 2, 0.5), **look)
        for s in (-4, -1.5, 1.5, 4):
            canvas.line([seen((20, s * 1.2, 54), heading, 66)[:2], seen((10, s * 0.4, 57), heading, 66)[:2]], [0.2, 0.7, 0.2],
                "#8598ac", 0.8, clip=hair, wobble=0, detail=1)


def _snow(canvas: Canvas) -> None:
    random = dice(77)
    for _ in range(120):
        x, y = random.random() * 600, random.random() * 900
        canvas.fill(ellipse(x, y, 0.5 + 1.4 * random.random() ** 2), PALE, alpha=0.25 + 0.4 * random.random(),
            edge=0, wobble=0, grain=0)
    canvas.glow(330, 260, 320, FROST, 0.12, power=1.5)
