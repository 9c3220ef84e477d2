"""Two bare coat stands in an empty dance hall throw one shadow: a couple dancing tango."""

import itertools
import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import ellipse, minus, poly, rect, ribbon, smooth, union

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
BULB = (92, 668)
RED = "#d3122b"
SHADOW = "#1b1b22"


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light(("p", *BULB), ambient="#17181b", key="#fff0d8")
    _hall(canvas)
    light_pools(canvas, [(320, 360, 350, "#fff0da", 1.6), (150, 700, 260, "#ffe8c4", 0.75, 0.6),
        (60, 640, 120, "#fff0d0", 0.5)], "#3c3e46", noise=0.08)
    brush.background(canvas, radii=(9, 5, 3), impasto=0.07)
    _shadow(canvas)
    _chairs(canvas)
    with canvas.at(212, 772, 1.0):
        stand(canvas, lean=-2)
    with canvas.at(338, 790, 0.96):
        stand(canvas, lean=5, hooks=1)
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
    for x0, x1, sag in ((-30, 250, 80), (250, 640, 96)):
        line = [(x0 + (x1 - x0) * t, 26 + sag * (1 - (2 * t - 1) ** 2)) for t in np.linspace(0, 1, 9)]
        canvas.line(line, 1.6, "#55565b", 0.9)
        for k in range(1, 15):
            t = k / 15
            x, y = x0 + (x1 - x0) * t, 26 + sag * (1 - (2 * t - 1) ** 2)
            if random.random() < 0.8:
                canvas.fill(poly([(x - 8, y), (x + 8, y), (x + random.random() * 6 - 3, y + 22)]),
                    ["#d8d6d0", "#77787c", "#a8a7a4"][k % 3], edge=0.2, wobble=0.4)


def couple():
    """A man in a lunge holds a woman who falls back in his arm; feet at y = 560, about 500 high."""
    man = [
        # head
        smooth([(300, 128), (322, 126), (338, 138), (343, 154), (355, 170), (356, 176, 1), (347, 179), (349, 187),
            (345, 198), (336, 205), (322, 204), (308, 208), (296, 190), (288, 166), (290, 142)]),
        # back and chest
        smooth([(300, 190), (326, 196), (340, 214), (344, 250), (322, 300), (300, 350), (284, 384), (228, 380),
            (226, 350), (240, 300), (246, 244), (264, 210)]),
        ribbon([(252, 366), (196, 430), (136, 498), (100, 546)], [66, 46, 32, 20]),  # leg behind
        # lunge
        ribbon([(262, 366), (336, 402), (372, 424)], [70, 54, 44]), ribbon([(372, 420), (382, 486), (378, 550)],
            [44, 32, 20]),
        # shoes
        smooth([(84, 540), (108, 536), (118, 560), (62, 562), (66, 552)]), smooth([(364, 540), (392, 538),
            (426, 556), (428, 562), (364, 562)]),
        ribbon([(318, 226), (374, 286), (430, 306), (456, 300)], [42, 34, 26, 20]),  # arm under her back
        ribbon([(270, 218), (222, 246), (198, 284), (222, 300)], [44, 36, 28, 20]),  # hand under her knee
        smooth([(240, 352), (212, 396), (196, 420, 1), (240, 410), (262, 384)]),  # coat tail
    ]
    woman = [
        # head thrown back
        smooth([(488, 262), (496, 252), (503, 250), (507, 246), (512, 247), (516, 238, 1), (522, 243), (532, 246),
            (545, 258), (546, 276), (534, 292), (514, 300), (498, 290)]),
        # hair
        smooth([(540, 250), (558, 274), (560, 316), (550, 352), (556, 384, 1), (536, 350), (538, 316), (518, 292)]),
        # arched body
        smooth([(500, 260), (474, 256), (446, 256), (420, 280), (384, 318), (352, 340), (336, 372), (376, 398),
            (404, 370), (440, 330), (478, 306), (502, 290)]),
        ribbon([(464, 264), (420, 232), (372, 204), (330, 196)], [24, 20, 17, 14]),  # arm round his neck
        ribbon([(478, 300), (504, 360), (506, 420), (520, 470)], [24, 18, 14, 9]),  # trailing arm
        ribbon([(514, 458), (524, 480), (520, 494)], [11, 8, 3]),
        # raised leg
        ribbon([(362, 370), (300, 338), (252, 302)], [60, 44, 32]), ribbon([(252, 304), (196, 290), (146, 282)],
            [32, 24, 13]),
        smooth([(150, 274), (128, 268), (104, 276), (98, 284), (128, 288), (136, 304, 1), (140, 288)]),  # heeled shoe
        ribbon([(368, 380), (326, 460), (300, 520), (290, 552)], [54, 38, 24, 13]),
        smooth([(284, 544), (300, 544), (312, 562, 1), (298, 556), (268, 562), (264, 556)]),
        # skirt
        smooth([(336, 352), (292, 344), (282, 380), (316, 430), (330, 500), (352, 530, 1), (372, 512), (394, 538, 1),
            (408, 500), (410, 440), (404, 380)]),
    ]
    return union(*man), union(*woman)


def _shadow(canvas: Canvas) -> None:
    """The couple on the wall, running down over the skirting onto the floor to the feet of the stands."""
    man, woman = couple()
    with canvas.at(-28, 0, 1.08):
        for path in (man, woman):
            canvas.fill(path, SHADOW, alpha=0.32, soft=9, blend="multiply", edge=0, wobble=0.3)
        canvas.fill(union(man, woman), SHADOW, alpha=0.86, soft=1.3, edge=0, wobble=0.3, grain=0.1, detail=0.6)
        # a breath of light between them keeps two bodies
        whole = canvas.mask(union(man, woman), 0, 0)
        canvas.line([(330, 202), (352, 232), (372, 272)], [0.6, 2.6, 0.6], "#8a8a8c", 0.28, clip=whole, soft=1)
        canvas.line([(340, 350), (318, 340), (286, 326)], [0.6, 2.4, 0.6], "#8a8a8c", 0.25, clip=whole, soft=1)
    for x0, y0, x1, w0, w1 in ((212, 772, 70, 16, 14), (212, 772, 290, 14, 9), (338, 790, 402, 18, 20),
        (338, 790, 290, 12, 8)):
        canvas.fill(poly([(x0 - w0, y0), (x0 + w0, y0), (x1 + w1, 618), (x1 - w1, 618)]), SHADOW, alpha=0.55, soft=4,
            edge=0)


def stand(canvas: Canvas, lean: float = 0, hooks: int = 0) -> None:
    """A bentwood coat stand, origin foot, 380 high."""
    look = dict(edge=0.07, wobble=0.25, detail=0.8)
    light = (-0.85, 0.05, 0.4)
    wood = ["#7a706a", "#4a4340", "#241f20"]
    shine = ("#f0e4cc", 1.8, 0.6, light)
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
    with canvas.at(0, 0, 1, 5):
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
