"""A vast polar bear in a worn overcoat shelters a snow globe; inside it shines a summer beach."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.profile import moved
from atelier.noise import dice
from atelier.paths import curve, ellipse, minus, placed, poly, rect, ribbon, smooth, spline, union

CARD = Card(
    id="bear",
    palette="ice",
    composition="close-up",
    setting="ice",
    mood="longing",
    themes=("weather", "travel", "love", "protection"),
    hero="bear with globe",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=312,
    grading=dict(contrast=1.08, vignette=0.34, warm=0.02),
)

GX, GY, GR = 300, 652, 128
LAMP = ("p", GX, GY - 20)
WARM = "#ffd694"
CRISP = dict(edge=0.1, wobble=0.2, detail=0.86)


def draw(canvas: Canvas) -> None:
    """Paint the blizzard, the coat, the head, the globe, the paws, and snow over all."""
    canvas.set_light((-0.3, -0.7, 0.5), ambient="#1f3348", key="#f6fafb")
    _blizzard(canvas)
    brush.background(canvas)
    _coat(canvas)
    _head(canvas)
    _globe(canvas)
    _paws(canvas)
    canvas.glow(GX, GY, 330, "#ffb860", 0.26, power=1.7)
    _snow(canvas)


def _blizzard(canvas: Canvas) -> None:
    canvas.sky([(0, "#7f9fb8"), (0.4, "#5f829e"), (0.75, "#46698a"), (1, "#2c4a68")], swirl=0.22)
    random = dice(3)
    for i in range(90):
        x, y = -60 + 720 * random.random(), 900 * random.random()
        length = 60 + 120 * random.random()
        canvas.line([(x, y), (x - length * 0.5, y + length * 0.3), (x - length, y + length * 0.5)],
            [0.5, 7, 0.5], "#e6f0f6" if i % 3 else "#3f6280", 0.22, soft=3)


def fur(canvas: Canvas, mask: Mask, count: int, box: tuple, way, seed: int, length: float = 15,
        dark="#7d98b0", light="#ffffff") -> None:
    """Short licks of hair inside a body; way(x, y) gives the direction in radians."""
    random = dice(seed)
    x0, y0, x1, y1 = box
    for i in range(count):
        x, y = x0 + (x1 - x0) * random.random(), y0 + (y1 - y0) * random.random()
        a = way(x, y) + 0.5 * (random.random() - 0.5)
        n = length * (0.6 + 0.8 * random.random())
        near = max(0.0, 1 - math.hypot(x - GX, y - GY) / 430)
        colour = mix(light if i % 3 else dark, WARM, near * 0.75)
        canvas.line([(x, y), (x + n * 0.5 * math.cos(a - 0.15), y + n * 0.5 * math.sin(a - 0.15)),
            (x + n * math.cos(a), y + n * math.sin(a))], [0.4, 1.9, 0.3], colour, 0.55, clip=mask, wobble=0.1)


def _fringe(canvas: Canvas, points: list, seed: int, length: float = 13, warm: float = 0.0) -> None:
    """Hair that stands over the edge of a body, so that no outline is ever a clean cut."""
    random = dice(seed)
    line = np.array(curve([*points, points[0]], 14))
    centre = line.mean(axis=0)
    for i in range(len(line) - 1):
        p, step = line[i], line[i + 1] - line[i]
        for _ in range(max(1, int(np.hypot(*step) / 2.2))):
            x, y = p + step * random.random()
            away = math.atan2(y - centre[1], x - centre[0])
            a = away + 0.7 * (random.random() - 0.2)
            n = length * (0.4 + 0.9 * random.random())
            x, y = x - 5 * math.cos(away), y - 5 * math.sin(away)
            near = max(0.0, 1 - math.hypot(x - GX, y - GY) / 430)
            colour = mix(mix("#ffffff", "#a9c0d4", random.random()), WARM, min(1, near * 0.9 + warm))
            canvas.line([(x, y), (x + n * 0.6 * math.cos(a), y + n * 0.6 * math.sin(a)),
                (x + n * math.cos(a + 0.3), y + n * math.sin(a + 0.3))], [2.4, 1.8, 0.3], colour, 0.85,
                wobble=0.1)


def _coat(canvas: Canvas) -> None:
    shape = smooth([(-40, 930), (-30, 640), (10, 500), (70, 426), (150, 392), (300, 384), (450, 392),
        (530, 426), (590, 500), (630, 640), (640, 930)])
    canvas.shadow(shape, "#14283c", 0, -6, 18, 0.4)
    wool = canvas.fill(shape, [(0, "#6a7f92"), (0.35, "#44586c"), (1, "#22364a")],
        gradient=((120, 400), (420, 900)), form=0.7, radius=80, grain=0.3, bump=0.25, rim=("#e6f2fa", 4, 0.8),
        edge=0.25, detail=0.6)
    canvas.fill(ellipse(GX, GY, 270, 250), "#c88a4a", alpha=0.55, soft=50, clip=wool, edge=0)
    random = dice(11)
    for i in range(420):  # the weave
        x, y = 600 * random.random(), 400 + 500 * random.random()
        near = max(0.0, 1 - math.hypot(x - GX, y - GY) / 330)
        canvas.line([(x, y), (x + 4, y + 8)], [1.6, 0.4], mix("#8a9cae" if i % 2 else "#1a2a3c", "#ffcf8a",
            near * 0.7), 0.4, clip=wool, wobble=0)
    for side in (-1, 1):
        lapel = placed(smooth([(20, 402), (96, 396), (176, 420), (150, 520), (96, 620), (52, 700),
            (34, 560)]), x=300, flip=side)
        canvas.shadow(lapel, "#0e1c2c", 0, 8, 8, 0.5)
        flap = canvas.fill(lapel, ["#7a8fa2", "#44586c", "#6a5a54"],
            gradient=((300 + side * 150, 400), (300 + side * 60, 700)), form=0.7, radius=22, light=LAMP,
            rim=("#ffdca0", 2.5, 0.85, LAMP), edge=0.15, detail=0.7)
        for k in range(10):
            t = k / 9
            x, y = 300 + side * (150 - 92 * t), 446 + 226 * t
            canvas.line([(x, y), (x - side * 4, y + 10)], 1.8, "#e0c08a", 0.75, clip=flap, wobble=0)
        # the sleeve comes from the shoulder, bends at the elbow and runs in to the paw
        sleeve = placed(smooth([(316, 532), (282, 544), (264, 590), (254, 650), (238, 690), (196, 694),
            (150, 690, 1), (140, 760), (146, 826, 1), (206, 852), (262, 900), (290, 940), (380, 940), (400, 640)]),
            x=300, flip=side)
        canvas.shadow(sleeve, "#0e1c2c", -side * 6, 8, 12, 0.5)
        arm = canvas.fill(sleeve, ["#7d93a6", "#4c637a", "#24384e"],
            gradient=((300 + side * 130, 720), (300 + side * 320, 800)), form=0.85, radius=50, light=LAMP,
            rim=("#ffdca0", 3, 0.8, LAMP), bump=0.2, edge=0.15, detail=0.65)
        for points in ([(258, 640), (274, 700), (256, 752)], [(250, 668), (234, 720), (240, 776)],
            [(290, 560), (276, 600), (274, 650)], [(262, 890), (250, 840), (262, 790)],
            [(218, 850), (214, 810), (226, 776)]):
            way = [(300 + side * x, y) for x, y in points]
            canvas.line(way, [1, 9, 1], "#12202f", 0.5, clip=arm, soft=3.5)
            canvas.line([(x - side * 9, y) for x, y in way], [0.5, 7, 0.5], "#c2b59c", 0.3, clip=arm, soft=3.5)
        band = placed(smooth([(170, 664, 1), (200, 668), (222, 674, 1), (240, 714), (244, 760), (236, 812),
            (218, 852, 1), (196, 850), (166, 842, 1), (176, 752)]), x=300, flip=side)
        canvas.shadow(band, "#0e1c2c", side * 8, 6, 7, 0.55, clip=arm)
        cuff = canvas.fill(band, ["#b4bcc0", "#8093a4", "#4a5f74"], gradient=((300 + side * 180, 740),
            (300 + side * 246, 780)), form=0.8, radius=20, light=LAMP, rim=("#ffdca0", 2.5, 0.9, LAMP), edge=0.2,
            detail=0.75)
        for k in range(13):  # ribbed wool, bent round the wrist
            t = (k + 0.5) / 13
            y, bow = 672 + 176 * t, math.sin(math.pi * t)
            canvas.line([(300 + side * (172 + 6 * bow), y + 8 - 16 * t), (300 + side * (206 + 12 * bow),
                y + 2 - 4 * t), (300 + side * (222 + 22 * bow), y)], [2, 2.8, 1], "#2c4056", 0.5, clip=cuff,
                soft=0.8, wobble=0.15)
        canvas.line([(300 + side * x, y) for x, y in ((178, 690), (196, 752), (178, 820))], [20, 34, 20], "#1a2a3c",
            0.5, clip=cuff, soft=8)
    patch = poly([(478, 560), (544, 548), (552, 620), (486, 630)])  # a patch, sewn by someone
    canvas.fill(patch, ["#c8564a", "#8a2c30"], form=0.4, radius=8, edge=0.15, detail=0.75)
    for (x0, y0), (x1, y1) in (((478, 560), (544, 548)), ((544, 548), (552, 620)), ((552, 620), (486, 630)),
        ((486, 630), (478, 560))):
        for k in range(6):
            x, y = x0 + (x1 - x0) * (k + 0.5) / 6, y0 + (y1 - y0) * (k + 0.5) / 6
            dx, dy = (y1 - y0) / 14, -(x1 - x0) / 14
            canvas.line([(x - dx, y - dy), (x + dx, y + dy)], 1.8, "#f6eadc", 0.95, wobble=0, detail=0.9)
    scarf = ribbon([(150, 420), (220, 458), (300, 470), (384, 456), (452, 418)], [48, 62, 66, 62, 48])
    canvas.shadow(scarf, "#0e1c2c", 0, 10, 9, 0.5)
    knit = canvas.fill(scarf, ["#f0604e", "#d6362f", "#8a1c24"], gradient=((300, 490), (300, 420)), form=0.85,
        radius=24, light=LAMP, rim=("#ffd8a0", 2.5, 0.85, LAMP), grain=0.3, edge=0.15, detail=0.75)
    for i in range(40):
        x = 150 + i * 7.8
        y = 424 + 44 * math.sin((x - 150) / 302 * math.pi)
        canvas.line([(x, y - 26), (x + 5, y), (x, y + 26)], [0.6, 2, 0.6], "#7a141c", 0.55, clip=knit,
            wobble=0.1)


def _head(canvas: Canvas) -> None:
    """The bowed head from the front; the globe lights it from below."""
    for side in (-1, 1):
        rim_points = [(84, -152), (106, -176), (136, -172), (150, -142), (138, -112), (104, -108)]
        ear = placed(smooth(rim_points), 300, 260, flip=side)
        canvas.fill(ear, ["#ffffff", "#b9cfe0", "#7f9cb6"], form=0.85, radius=18, rim=("#ffffff", 2.5, 0.8),
            **CRISP)
        _fringe(canvas, [(300 + side * x, 260 + y) for x, y in rim_points], 60 + side, 9)
        canvas.fill(placed(ellipse(116, -138, 17, 20, 20), 300, 260, flip=side), "#6f8aa4", alpha=0.75,
            soft=4)
    outline = [(0, -168), (60, -160), (112, -128), (142, -74), (150, -14), (136, 46), (106, 92), (86, 128),
        (72, 170), (40, 194), (0, 200)]
    outline += [(-x, y) for x, y in outline[1:-1]][::-1]
    outline = [(300 + x, 262 + y) for x, y in outline]
    skull = smooth(outline)
    canvas.shadow(skull, "#0e1c2c", 0, 16, 16, 0.45)
    head = canvas.fill(skull, [(0, "#f6fafb"), (0.4, "#c9dbe8"), (0.75, "#dfd2c4"), (1, "#ffe2ae")],
        gradient=((300, 96), (300, 462)), form=0.8, radius=80, light=LAMP, highlight="#fff0cc",
        shade="#6f8eac", rim=("#ffffff", 3, 0.8, (-0.3, -0.9, 0.3)), grain=0.22, texture=0.02, edge=0.12,
        detail=0.75)
    _fringe(canvas, outline, 7, 15)
    fur(canvas, head, 520, (150, 96, 450, 420), lambda x, y: math.atan2(y - 150, x - 300) if y < 300
        else math.pi / 2 + (x - 300) * 0.004, 19, 17)
    for side in (-1, 1):  # sockets and brows
        canvas.fill(placed(smooth([(26, -40), (60, -54), (92, -34), (86, -8), (52, -4), (28, -14)]), 300, 262,
            flip=side), "#5f7f9c", alpha=0.5, soft=9, clip=head)
        canvas.fill(placed(ellipse(86, 44, 44, 40), 300, 262, flip=side), "#ffdca0", alpha=0.26, soft=24,
            clip=head)
    muzzle = smooth([(262, 270), (244, 330), (230, 390), (248, 434), (300, 452), (352, 434), (370, 390),
        (356, 330), (338, 270), (300, 246)])
    snout = canvas.fill(muzzle, [(0, "#dbe7ef"), (0.5, "#f4ead8"), (1, "#ffe6b4")], form=0.45, radius=46,
        light=LAMP, highlight="#fff4d8", shade="#a9b8c4", grain=0.2, texture=0.02, edge=0, soft=9, alpha=0.9,
        detail=0.7)
    for side in (-1, 1):
        canvas.fill(placed(smooth([(58, 30), (70, 80), (84, 128), (66, 120), (52, 80)]), 300, 262, flip=side),
            "#7f9ab4", alpha=0.4, soft=8, clip=head)
    fur(canvas, snout, 150, (230, 270, 370, 430), lambda x, _: math.pi / 2 + (x - 300) * 0.006, 23, 11)
    nose = smooth([(262, 384), (272, 366), (300, 360), (328, 366), (338, 384), (324, 404), (300, 414),
        (276, 404)])
    canvas.fill(nose, ["#3a4250", "#12161e"], form=0.9, radius=18, light=LAMP, rim=("#ffd694", 3, 0.9, LAMP),
        edge=0.08, wobble=0.1, detail=0.95)
    canvas.fill(ellipse(292, 371, 16, 4.6), "#b8cfe0", alpha=0.75, soft=2)
    for x in (284, 316):
        canvas.fill(ellipse(x, 391, 7, 4.4, 20 if x < 300 else -20), "#05070c", edge=0.1, detail=1)
    canvas.line([(300, 412), (299, 428), (300, 436)], [1.6, 3, 2], "#2a3240", 0.95, wobble=0.1, detail=0.95)
    canvas.line([(258, 430), (280, 442), (300, 436), (320, 442), (342, 430)], [0.6, 3, 3.4, 3, 0.6],
        "#3a3a44", 0.9, wobble=0.1, detail=0.95)
    for side in (-1, 1):
        with canvas.at(300 + side * 58, 240, 1.0, side * 6, side):
            canvas.fill(ellipse(0, 5, 16, 9), "#141a26", edge=0.05, wobble=0.1, detail=1)
            canvas.fill(ellipse(-4, 9, 9, 4), "#8a5a34", alpha=0.95, edge=0.1, wobble=0, detail=1)
            # the beach in the eye
            canvas.fill(ellipse(-5, 10, 3.6, 2), WARM, edge=0, wobble=0, grain=0, detail=1)
            canvas.fill(smooth([(-21, 5), (-15, -10), (2, -15), (18, -7), (22, 7), (10, 5), (-4, 4)]),
                ["#e6eef4", "#b4c6d4"], form=0.6, radius=7, **CRISP)
            canvas.line([(-21, 6), (-6, 5), (8, 6), (22, 8)], [0.8, 3, 3.4, 0.8], "#2a3446", 0.95, wobble=0.1,
                detail=1)
            canvas.line([(-14, 18), (0, 22), (14, 18)], [0.5, 2, 0.5], "#6f86a0", 0.8, wobble=0.1)
            canvas.line([(-22, -18), (-2, -30), (20, -22)], [0.6, 4, 0.6], "#8aa2b8", 0.7, soft=1)
    for x, y in ((252, 408), (262, 420), (348, 408), (338, 420), (250, 394), (350, 394)):
        canvas.fill(ellipse(x, y, 1.6), "#5a6474", alpha=0.8, edge=0, detail=0.9)
    # snow on his head
    cap = smooth([(206, 122), (246, 88), (300, 78), (358, 90), (396, 124), (370, 118), (340, 128), (306, 114),
        (268, 126), (236, 116)])
    canvas.fill(cap, ["#ffffff", "#dceaf4"], form=0.7, radius=14, edge=0.5, bump=0.4, detail=0.7)


def _globe(canvas: Canvas) -> None:
    canvas.glow(GX, GY, 290, "#ffc878", 0.9, power=1.5)
    base = smooth([(206, 756), (226, 736), (374, 736), (394, 756), (404, 800), (196, 800)])
    canvas.fill(base, ["#a8683c", "#5a3020", "#2a1612"], form=0.8, radius=16, light=LAMP,
        rim=("#ffe0a8", 2.5, 0.9, LAMP), **CRISP)
    canvas.line([(206, 764), (300, 772), (394, 764)], 4, "#e8b870", 0.9, wobble=0.1)
    ball = ellipse(GX, GY, GR)
    glass = canvas.fill(ball, [(0, "#7fd0e8"), (0.35, "#c8f0ee"), (0.5, "#fff2c0"), (0.56, "#ffdf94"),
        (1, "#ffdf94")], gradient=((0, GY - GR), (0, GY + GR)), edge=0.05, wobble=0.05, detail=0.95,
        grain=0.1, texture=0.01)
    with canvas.inside(glass):
        _beach(canvas)
    canvas.fill(minus(ball, ellipse(GX - 6, GY - 8, GR - 8)), "#2f6a8a", alpha=0.4, soft=5, clip=glass)
    canvas.fill(minus(ball, ellipse(GX, GY, GR - 3)), "#fffbe8", alpha=0.75, edge=0.05, wobble=0.05,
        detail=0.95)
    canvas.line([(GX - 100, GY - 20), (GX - 88, GY - 66), (GX - 52, GY - 100)], [1, 13, 1], "#ffffff", 0.85,
        soft=1.2, detail=0.9)
    canvas.line([(GX + 106, GY + 30), (GX + 92, GY + 66)], [1, 7, 1], "#ffffff", 0.6, soft=1.2)
    canvas.fill(ellipse(GX - 42, GY - 106, 6, 4, -30), "#ffffff", alpha=0.85, edge=0.05)


def _beach(canvas: Canvas) -> None:
    """Sea, sand, a palm, a parasol and one sunbather."""
    x, y = GX, GY
    canvas.fill(rect(x - GR, y - 6, 2 * GR, 46), ["#2fa0b8", "#4fc4c0", "#a8ecd8"], edge=0, wobble=0.1)
    random = dice(8)
    for _ in range(26):
        px, py = x - GR + 2 * GR * random.random(), y - 2 + 36 * random.random()
        canvas.line([(px - 9, py), (px, py - 1.6), (px + 9, py)], [0.3, 1.6, 0.3], "#ffffff", 0.8, wobble=0)
    canvas.fill(poly([(x - 62, y - 6), (x - 62, y - 38), (x - 38, y - 8)]), "#fffaf0", edge=0.05, wobble=0.1,
        detail=0.95)
    canvas.fill(poly([(x - 66, y - 8), (x - 66, y - 30), (x - 78, y - 9)]), "#f0705a", edge=0.05, wobble=0.1,
        detail=0.95)
    canvas.fill(smooth([(x - 82, y - 6), (x - 32, y - 6), (x - 42, y + 3), (x - 72, y + 3)]), "#a8482c",
        **CRISP)
    sand = smooth([(x - 140, y + 40), (x - 80, y + 32), (x - 10, y + 42), (x + 60, y + 30), (x + 140, y + 36),
        (x + 140, y + 140), (x - 140, y + 140)])
    canvas.fill(sand, ["#fff0c0", "#f8cf7c", "#d89a4a"], form=0.3, radius=12, edge=0.15, detail=0.9)
    canvas.line([(x - 130, y + 38), (x - 80, y + 31), (x - 10, y + 41), (x + 60, y + 29), (x + 130, y + 35)],
        3.4, "#ffffff", 0.9, wobble=0.2)
    canvas.fill(ribbon([(x + 84, y + 70), (x + 92, y + 10), (x + 76, y - 44)], [13, 9, 7]),
        ["#c88a4c", "#7a4a2c"], form=0.7, radius=5, **CRISP)
    for turn in (-170, -140, -100, -60, -20, 15, 165):
        leaf = placed(smooth([(0, 0), (20, -12), (44, -8), (60, 10, 1), (40, 4), (18, 4)]), x + 76, y - 46,
            0.92, turn)
        canvas.fill(leaf, ["#8ad060", "#2f8a4a"], form=0.5, radius=5, **CRISP)
    canvas.fill(ellipse(x - 2, y + 78, 54, 10), "#c8843c", alpha=0.5, soft=3)
    canvas.fill(poly([(x - 50, y + 62), (x + 46, y + 58), (x + 54, y + 80), (x - 54, y + 86)]),
        ["#4fa8d8", "#2f78b0"], edge=0.05, wobble=0.1, detail=0.95)
    for k in range(4):
        canvas.line([(x - 38 + 24 * k, y + 62), (x - 42 + 25 * k, y + 84)], 4, "#fffaf0", 0.9, wobble=0)
    skin = "#b4704a"
    body = union(ribbon([(x - 30, y + 66), (x - 6, y + 68), (x + 14, y + 69)], [14, 17, 14]),
        ribbon([(x + 12, y + 69), (x + 30, y + 58), (x + 44, y + 74)], [11, 9, 6]),
        ribbon([(x + 10, y + 71), (x + 32, y + 75), (x + 50, y + 76)], [10, 8, 5]),
        ribbon([(x - 26, y + 62), (x - 42, y + 52), (x - 44, y + 64)], [7, 6, 5]))
    canvas.fill(body, ["#d8986c", skin, "#7a4028"], form=0.8, radius=6, rim=("#fff0cc", 1.2, 0.8), **CRISP)
    canvas.fill(ribbon([(x - 8, y + 67), (x + 14, y + 69)], [18, 15]), "#d6362f", form=0.6, radius=6, **CRISP)
    canvas.fill(ellipse(x - 42, y + 64, 8.6), ["#d8986c", skin], form=0.6, radius=5, **CRISP)
    canvas.fill(ellipse(x - 46, y + 60, 14, 5, -34), "#ffe08a", form=0.6, radius=4, **CRISP)
    canvas.line([(x - 14, y + 96), (x - 8, y + 20)], 2.6, "#fff6e4", 1, wobble=0, detail=0.95)
    for k, c in enumerate(("#d6362f", "#fffaf0", "#d6362f", "#fffaf0", "#d6362f")):
        a0, a1 = -52 + 20.8 * k, -52 + 20.8 * (k + 1)
        canvas.fill(spline([(x - 6, y - 18, 1), (x - 8 + a0, y + 20, 1), (x - 8 + (a0 + a1) / 2, y + 25),
            (x - 8 + a1, y + 20, 1)]), c, form=0.3, radius=6, **CRISP)


def _paws(canvas: Canvas) -> None:
    """One paw holds the globe from the side, the other lies lower and carries it."""
    toes = ([(150, 674), (124, 656), (103, 650)], [(140, 706), (106, 692), (84, 694)],
        [(138, 744), (100, 738), (74, 744)], [(142, 782), (108, 786), (84, 792)])
    for side, drop, turn in ((-1, 4, -5), (1, 16, 9)):
        def lay(points: list, side: int = side, drop: float = drop, turn: float = turn) -> list:
            return moved([(x - 150, y - 740) for x, y in points], GX + side * 150, 740 + drop, 1, turn, side)

        palm = lay([(206, 752), (190, 706), (164, 672), (140, 662), (122, 690), (116, 730), (118, 776), (132, 806),
            (158, 814), (190, 796)])
        shape = union(smooth(palm), *[ribbon(lay(way), wide) for way,
            wide in zip(toes, ([46, 40, 25], [46, 42, 27], [48, 43, 28], [46, 40, 26]), strict=True)])
        canvas.shadow(shape, "#2a1612", 0, 8, 10, 0.5)
        for way in toes:  # the claws come out of the fur and bend with the glass
            x, y = way[-1]
            claw = ribbon(lay([(x + 6, y - 1), (x - 13, y - 1), (x - 22, y + 5), (x - 27, y + 12)]), [13, 11.5, 7, 1])
            canvas.shadow(claw, "#4a2a18", 1, 4, 3, 0.4)
            canvas.fill(claw, ["#76707a", "#3c3844", "#211f28"], form=0.8, radius=5, rim=("#ffe0a8", 1.2, 0.6, LAMP),
                **CRISP)
        _fringe(canvas, palm, 31, 9, 0.05)
        mask = canvas.fill(shape, [(0, "#fff0d0"), (0.45, "#e6e0da"), (1, "#9fb4c8")], gradient=(lay([(80, 690)])[0],
            lay([(208, 790)])[0]), form=0.85, radius=26, light=LAMP, highlight="#fff4d8", shade="#6a85a4",
            rim=("#fff0c0", 2.5, 0.6, LAMP), grain=0.2, edge=0.2, detail=0.75)
        # between toes
        for way in ([(84, 672), (112, 674), (140, 684)], [(62, 718), (96, 716), (132, 722)],
            [(64, 768), (98, 764), (136, 764)]):
            canvas.line(lay(way), [11, 9, 0.8], "#56687f", 0.62, clip=mask, soft=3)
            canvas.line(lay(way), [4, 2.6, 0.4], "#4a4a58", 0.55, clip=mask, soft=1)
        for way in toes:  # the lit back of each toe
            canvas.line([(x, y - 7) for x, y in lay(way)], [1, 12, 10], "#fff6e0", 0.42, clip=mask, soft=5)
        random = dice(41 + side)
        for _ in range(110):  # fur that lies along the toes, and turns down towards the wrist
            x, y = 84 + 116 * random.random(), 656 + 156 * random.random()
            n, lean = 12 + 10 * random.random(), (y - 730) / 160 + 0.2 * (random.random() - 0.5)
            way = lay([(x + n, y - lean * n), (x + n * 0.4, y - lean * n * 0.2), (x, y + 1)])
            canvas.line(way, [0.4, 1.8, 0.3], ("#fffaf0", "#fff2d8", "#b4bfcc")[int(3 * random.random())], 0.36,
                clip=mask, wobble=0.1)


def _snow(canvas: Canvas) -> None:
    for shape in (smooth([(0, 520), (36, 466), (90, 424), (150, 398), (160, 416), (110, 446), (64, 486),
            (30, 540), (4, 560)]), smooth([(600, 520), (564, 466), (510, 424), (450, 398), (440, 416),
            (490, 446), (536, 486), (570, 540), (596, 560)])):
        canvas.fill(shape, ["#ffffff", "#cfe0ec"], form=0.7, radius=14, edge=0.6, bump=0.4, detail=0.6)
    random = dice(91)
    for i in range(330):
        x, y = 600 * random.random(), 900 * random.random()
        if math.hypot(x - GX, y - GY) < GR + 8 or (math.hypot(x - 300, y - 250) < 100 and i % 3):
            continue
        r = 0.8 + 2.4 * random.random() ** 3
        near = max(0.0, 1 - math.hypot(x - GX, y - GY) / 300)
        canvas.line([(x, y), (x - r * 2.2, y + r * 1.4)], [r * 1.6, r], mix("#ffffff", WARM, near * 0.6),
            0.75, wobble=0.1)
    for _ in range(22):  # flakes close to our eye
        x, y = 600 * random.random(), 900 * random.random()
        if math.hypot(x - GX, y - GY) < 190 or math.hypot(x - 300, y - 270) < 180:
            continue
        canvas.fill(ellipse(x, y, 6 + 8 * random.random(), 5 + 5 * random.random(), -30), "#ffffff",
            alpha=0.5, soft=4, edge=0)
