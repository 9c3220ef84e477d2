"""An old woman skates alone; the lines of her blades are the portrait of two young dancers."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import Points, curve, ellipse, rect, ribbon, smooth

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

# The drawing in the ice: points and the weight of each cut. Nothing is closed; the blade lifts and sets down again.
CUTS: tuple[tuple[Points, list[float]], ...] = (
    ([(240, 204), (224, 176), (226, 136), (254, 108), (288, 106), (309, 126)], [0.5, 2.2, 3.6, 2.4, 0.6]),  # his head
    ([(311, 138), (313, 150), (323, 167), (315, 173), (316, 181), (311, 187), (312, 196), (299, 207), (282, 206)],
        [0.6, 1.6, 2.6, 1.4, 2, 0.5]),
    ([(276, 212), (274, 220), (277, 228)], [1.6, 1.2, 0.4]),
    ([(222, 250), (196, 258), (176, 288), (170, 334), (180, 384), (192, 440), (190, 520), (172, 596), (144, 668), (110, 726), (84, 752),
        (58, 758)], [0.5, 2.6, 4, 2.6, 2.2, 4.4, 4.8, 3.6, 2.4, 2.6, 0.6]),  # his back and the leg he leaves behind
    ([(236, 408), (246, 470), (240, 560), (214, 628), (174, 694), (132, 744), (96, 766), (64, 764)],
        [0.3, 1, 1.8, 1.7, 1.4, 1.9, 1.8, 0.5]),  # the front of that leg
    ([(202, 292), (202, 340), (214, 378), (244, 394), (300, 388), (352, 374), (380, 369), (396, 363)],
        [0.5, 2.4, 3.6, 3.4, 2.4, 1.8, 1.8, 0.8]),  # his arm, down to the hand on her back
    ([(240, 302), (244, 336), (258, 352), (298, 350), (344, 338), (368, 329), (392, 329), (407, 335)],
        [0.4, 2, 1.8, 1.6, 1.6, 1.8, 1.8, 1]),
    ([(406, 335), (411, 340), (405, 345), (380, 345)], [1.2, 1.6, 1.2, 0.4]),  # three fingers, side by side
    ([(406, 345), (410, 350), (404, 354), (382, 354)], [1.2, 1.6, 1.2, 0.4]),
    ([(405, 354), (406, 359), (397, 363)], [1.2, 1.6, 1]),
    ([(436, 300), (428, 318), (412, 338)], [0.5, 2.6, 0.6]),  # her back, above and below his arm
    ([(384, 378), (362, 400), (342, 424)], [0.5, 3.4, 0.6]),
    ([(374, 308), (352, 320), (336, 332)], [0.5, 2.2, 0.5]),
    ([(298, 396), (290, 404), (284, 414)], [0.5, 1.8, 0.6]),
    ([(286, 414), (312, 422), (340, 426)], [0.4, 1.8, 0.4]),
    ([(408, 262), (400, 254), (398, 246), (391, 241), (393, 234), (386, 228), (396, 216), (404, 200), (420, 188)],
        [0.5, 1.8, 1.2, 2, 1.4, 2.4, 0.6]),  # her face, turned up
    ([(446, 270), (440, 284), (440, 298)], [0.4, 1.6, 0.4]),
    ([(418, 190), (450, 172), (490, 186), (514, 234), (536, 288), (580, 322)], [0.6, 3.6, 2.2, 3, 0.5]),  # her hair
    ([(424, 200), (456, 190), (484, 214), (500, 262), (524, 312), (556, 340)], [0.4, 2.2, 1.4, 2.4, 0.4]),
    ([(438, 206), (464, 212), (478, 246), (488, 296), (512, 338)], [0.4, 1.8, 1.2, 0.3]),
    ([(452, 216), (464, 240), (466, 272), (470, 304)], [0.3, 1.6, 0.3]),
    ([(398, 278), (354, 250), (312, 236), (274, 232), (250, 226)], [0.5, 3.2, 2.4, 1.6, 0.5]),  # her arm round his neck
    ([(376, 306), (340, 280), (302, 264), (256, 256)], [0.4, 2, 1.4, 0.4]),
    ([(248, 226), (234, 224), (226, 232)], [1.2, 1.6, 0.4]),
    ([(246, 238), (234, 236), (228, 242)], [0.4, 1.2, 0.4]),
    ([(254, 256), (240, 254), (232, 248)], [1.2, 1.4, 0.4]),
    ([(442, 312), (480, 344), (514, 394), (540, 438), (566, 468)], [0.5, 3, 2, 1.6, 0.6]),  # her free arm
    ([(424, 338), (464, 372), (500, 422), (532, 462), (564, 472)], [0.4, 1.8, 1.4, 1.6, 0.5]),
    ([(284, 418), (282, 486), (270, 566), (252, 634), (230, 694)], [0.6, 3, 5.2, 3.4, 0.5]),  # the gown
    ([(342, 428), (392, 446), (462, 470), (534, 500), (586, 544)], [0.6, 2.6, 5.4, 3.6, 0.6]),
    ([(294, 430), (288, 510), (306, 606), (364, 694)], [0.3, 1.6, 3.6, 0.4]),
    ([(308, 434), (328, 506), (388, 590), (470, 642)], [0.3, 1.4, 3.2, 0.4]),
    ([(326, 434), (376, 486), (452, 536), (528, 576)], [0.3, 1.8, 2.4, 0.3]),
    ([(230, 698), (250, 722), (274, 720), (304, 738), (350, 712), (382, 716), (440, 680)],
        [0.5, 3, 1.6, 3.4, 1.4, 3, 0.5]),
    ([(452, 674), (476, 640), (506, 640), (536, 600), (560, 590), (584, 550)], [0.5, 2.6, 1.4, 3, 1.4, 0.5]),
    ([(292, 744), (300, 764), (324, 770), (350, 760)], [0.5, 2, 2.4, 0.4]),  # the foot he steps on
    ([(372, 724), (388, 740), (408, 738)], [0.4, 1.8, 0.4]))


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
    """One even cut of a skate."""
    cut(canvas, points, [width * 0.4, width, width * 0.9, width * 0.4], strength)


def cut(canvas: Canvas, points: Points, weight: list[float], strength: float = 1.0) -> None:
    """A groove as wide as the blade leaned: its shadow, a bright lip, spray on the outside."""
    wide = max(weight)
    canvas.line(points, [w * 4.5 for w in weight], "#9fd0e6", 0.12 * strength, soft=wide * 1.8)
    canvas.line([(p[0] + 0.8 + wide * 0.16, p[1] + 1 + wide * 0.16) for p in points], weight, "#061220",
        0.34 * strength)
    canvas.line(points, weight, PALE, 0.95 * strength, wobble=0.2, rough=0.35, detail=0.85)


def _portrait(canvas: Canvas) -> None:
    """Two dancers in few lines, without faces: a back, an arm, a gown that swings."""
    canvas.glow(330, 400, 330, "#6fb0cc", 0.22, power=1.6)
    random = dice(31)
    for points, weight in CUTS:
        cut(canvas, points, [1.3 * w + 0.15 * w * w for w in weight])
        if max(weight) > 3:  # where she pressed hard, the ice flew
            for x, y in curve(points, 6):
                if random.random() < 0.7:
                    d = 4 + 16 * random.random() ** 2
                    canvas.fill(ellipse(x + d, y + d * (random.random() - 0.2), 0.5 + 1.1 * random.random()), PALE,
                        alpha=0.5, edge=0, wobble=0, grain=0)


def _flourishes(canvas: Canvas) -> None:
    """Where she only glided: two faint loops, and the line that leads from the hem to her blade."""
    blade(canvas, [(60, 756), (24, 690), (30, 590), (76, 540), (104, 580), (70, 630), (24, 600)], 1.6, 0.4)
    blade(canvas, [(568, 468), (590, 440), (594, 350), (570, 220), (510, 110), (420, 66), (330, 70)], 1.6, 0.4)
    cut(canvas, [(588, 552), (592, 640), (582, 740), (552, 818), (510, 852), (458, 862)], [0.6, 3.4, 4.2, 2.6, 1.2])


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
    canvas.glow(78, 826, 300, "#ffae4a", 0.55, power=2)
    canvas.glow(80, 836, 110, "#ffe6a0", 0.8, power=1.5)
    with canvas.at(78, 856, 1.04, -4):
        _lantern(canvas)
    canvas.glow(77, 830, 26, "#fff2c0", 0.45, power=1.6)


def _boot(canvas: Canvas) -> None:
    """An empty boot from above, the toe to the right."""
    look = dict(edge=0.1, wobble=0.2, detail=0.85, grain=0.12, texture=0.01)
    sole = smooth([(-15, -9), (-4, -11), (10, -10), (26, -11), (36, -4), (36, 4), (26, 10), (10, 9), (-4, 11),
        (-15, 9)])
    canvas.shadow(sole, "#2c2430", 7, 5, 4, 0.6)
    canvas.fill(sole, ["#9a6140", "#4a2a20"], form=0.8, radius=9, light=(-0.7, -0.4, 0.5), rim=("#ffd898", 1.6, 0.9),
        **look)
    canvas.fill(ellipse(-3, 0, 12, 10.4), "#d9c6a8", form=0.5, radius=3, **look)
    canvas.fill(ellipse(-3, 0, 8.6, 7.4), "#1c0f10", **look)
    for x in (12, 17, 22):
        canvas.line([(x, -6), (x + 1.4, 0), (x, 6)], 1.2, "#e8c890", 0.9, wobble=0)


def _lantern(canvas: Canvas) -> None:
    """A storm lantern set down on the snow: foot, glowing glass behind its wires, hood, handle; origin under its foot."""
    look = dict(edge=0.05, wobble=0.12, detail=0.97, grain=0.1, texture=0.01)
    iron = ["#8a6848", "#4a3328", "#241819"]
    canvas.fill(ellipse(-3, 1, 25, 6), "#3a2c34", alpha=0.7, soft=3, edge=0)
    canvas.line([(-13, -44), (-17, -62), (0, -77), (17, -62), (13, -44)], [1.8, 1.6, 1.6, 1.6, 1.8], "#3a2620", 1,
        wobble=0, detail=0.95)
    glass = smooth([(-10, -12), (-14.5, -23), (-13, -36), (-9, -43), (9, -43), (13, -36), (14.5, -23), (10, -12)])
    canvas.fill(glass, [(0, "#fffbe4"), (0.3, "#ffe79a"), (0.7, "#ffb84a"), (1, "#d9812c")],
        gradient=("r", (0, -25), 19), **look)
    canvas.fill(smooth([(0, -37, 1), (4, -27), (3, -19), (0, -17), (-3, -19), (-4, -27)]), ["#fffef4", "#fff0b8"],
        soft=0.6, **look)
    for x in (-13.5, 13.5):
        canvas.line([(x * 0.92, -45), (x * 1.16, -27), (x * 0.92, -9)], 1.8, "#3a2620", 1, wobble=0, detail=0.95)
    canvas.line([(-15, -27), (0, -24), (15, -27)], 1.2, "#5a3c28", 0.85, wobble=0, detail=0.95)
    canvas.fill(smooth([(-13, -42, 1), (-8, -49), (-5, -55, 1), (5, -55, 1), (8, -49), (13, -42, 1), (0, -39)]), iron,
        gradient=((0, -40), (0, -56)), form=0.6, radius=5, **look)
    canvas.fill(rect(-5, -59, 10, 5, 2), iron, **look)
    canvas.fill(smooth([(-12, -13, 1), (12, -13, 1), (17, -4), (18, 1, 1), (0, 4), (-18, 1, 1), (-17, -4)]), iron,
        gradient=((0, -14), (0, 4)), form=0.5, radius=5, **look)
    canvas.line([(-11, -12.5), (0, -11), (11, -12.5)], [0.8, 1.6, 0.8], "#ffe2a0", 0.9, wobble=0, detail=0.95)


def _skater(canvas: Canvas) -> None:
    """Small, bent forward, one leg drawn up behind, her hands on her back, she glides towards the light; her shadow is long."""
    light = (-0.9, -0.3, 0.45)
    look = dict(edge=0.05, wobble=0.1, detail=1.0, light=light, grain=0.1, texture=0.01)
    rim = ("#ffdca8", 1.6, 0.9, light)
    with canvas.at(452, 862, 0.98):
        canvas.fill(smooth([(-10, 2), (20, -4), (70, -6), (128, -2), (176, 0), (196, 8), (176, 16), (124, 18),
            (60, 12), (10, 6)]), "#020812", alpha=0.55, soft=4)
        canvas.fill(ribbon([(4, -50), (24, -40), (50, -34)], [13, 10, 7]), ["#5a6a80", "#1c2836"], form=0.7,
            radius=5, **look)
        canvas.fill(smooth([(46, -40), (60, -40), (66, -26), (60, -22), (52, -28), (46, -29)]),
            ["#f0e2cc", "#8a7462"], form=0.6, radius=4, **look)
        canvas.line([(56, -17), (70, -24), (74, -31)], 1.6, "#f4fbff", wobble=0, detail=1)
        canvas.fill(ribbon([(-4, -48), (-12, -27), (-4, -9)], [14, 11, 8]), ["#7a8ca4", "#2a3646"], form=0.7,
            radius=5, rim=rim, **look)
        canvas.fill(smooth([(-9, -15), (2, -15), (4, -4), (-6, -3), (-18, -3), (-18, -8), (-10, -9)]),
            ["#fff0da", "#a8927c"], form=0.6, radius=4, **look)
        canvas.line([(-23, -2), (-18, 0.5), (10, 0.5)], 1.8, "#f4fbff", wobble=0, detail=1)
        canvas.fill(ribbon([(-26, -92), (4, -104), (30, -96), (58, -104), (80, -96)], [9, 8, 7, 7, 5]),
            ["#4a96a8", "#1f5468"], form=0.7, radius=4, **look)
        canvas.fill(smooth([(-34, -88), (-24, -100), (-8, -96), (8, -80), (18, -60), (28, -40, 1), (12, -37),
            (-2, -40), (-18, -36, 1), (-18, -56), (-28, -72)]), ["#f06a4c", "#d6362f", "#7a121a"],
            gradient=((-32, -70), (24, -56)), form=0.8, radius=12, rim=rim, **look)
        canvas.line([(-16, -96), (-6, -80), (10, -70)], [8.5, 10, 9], "#6a0e18", 0.5, soft=2)
        canvas.fill(ribbon([(-18, -92), (-6, -74), (14, -68)], [12, 11, 9]), ["#ee5c44", "#a81e24"], form=0.8,
            radius=5, rim=rim, **look)
        canvas.fill(ellipse(17, -68, 5.4, 4.4), ["#f6cda8", "#b8805c"], form=0.6, radius=3, **look)
        canvas.fill(smooth([(-52, -108), (-50, -118), (-40, -123), (-30, -116), (-28, -104), (-36, -96), (-46, -97),
            (-49, -102)]), ["#fbdcba", "#d89a72"], form=0.6, radius=6, rim=rim, **look)
        canvas.fill(smooth([(-50, -117), (-46, -127), (-34, -130), (-22, -122), (-21, -108), (-29, -100),
            (-34, -107), (-38, -116)]), ["#ffffff", "#dfe6ec", "#93a4b6"], form=0.8, radius=7, rim=rim, **look)
        canvas.fill(ellipse(-20, -126, 7.4, 7), ["#ffffff", "#a8b6c4"], form=0.8, radius=5, rim=rim, **look)
        canvas.line([(-46, -109), (-43, -108)], 1.3, "#4a2c22", wobble=0, detail=1)
        canvas.fill(ribbon([(-42, -95), (-32, -92), (-22, -97)], [7, 9, 7]), ["#6ab6c4", "#1f5468"], form=0.7,
            radius=4, rim=rim, **look)


def _snow(canvas: Canvas) -> None:
    random = dice(77)
    for _ in range(120):
        x, y = random.random() * 600, random.random() * 900
        canvas.fill(ellipse(x, y, 0.5 + 1.4 * random.random() ** 2), PALE, alpha=0.25 + 0.4 * random.random(),
            edge=0, wobble=0, grain=0)
    canvas.glow(330, 260, 320, FROST, 0.12, power=1.5)
