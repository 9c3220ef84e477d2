"""An egg held in an iron vice; the jaws have stopped, the shell is whole."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import Points, ellipse, minus, poly, rect, ribbon, smooth, union

CARD = Card(
    id="unbroken",
    palette="petrol-cream",
    composition="still life",
    setting="workshop",
    mood="suspense",
    themes=("power", "protection", "danger", "birth", "patience"),
    hero="egg in a vice",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2103,
    grading=dict(contrast=1.06, vignette=0.24, warm=0.03, shadows="#0c2226"),
)

LIGHT = (-0.62, -0.62, 0.48)
CRISP = dict(edge=0.1, wobble=0.25, detail=0.84)
GREEN = [(0, "#5fa89c"), (0.5, "#2f7672"), (1, "#174448")]
TOP = ["#a8dccc", "#62aca0"]
STEEL = ["#e2e6e2", "#a2aaa8", "#565e62"]

# what is seen from the side; the tops are drawn above them
LEFT = [(198, 392, 1), (198, 486, 1), (214, 508), (240, 516, 1), (246, 596, 1), (74, 596, 1), (74, 512), (88, 496),
    (124, 490), (136, 474), (138, 392, 1)]
RIGHT = [(402, 392, 1), (402, 486, 1), (386, 508), (360, 516, 1), (352, 596, 1), (372, 612), (386, 640),
    (384, 676, 1), (548, 676, 1), (540, 630), (560, 600), (572, 560), (580, 470, 1), (474, 470), (464, 456),
    (462, 392, 1)]
BEAM = [(110, 560, 1), (400, 560, 1), (400, 616, 1), (96, 616, 1), (88, 600), (90, 572)]
BASE = [(334, 676, 1), (324, 684), (322, 712, 1), (604, 712, 1), (602, 684), (592, 676, 1)]
EGG = [(300, 292), (338, 304), (368, 346), (384, 402), (386, 440), (374, 486), (342, 520), (300, 530), (258, 520),
    (226, 486), (214, 440), (216, 402), (232, 346), (262, 304)]


def draw(canvas: Canvas) -> None:
    """The wall with a window's light on it, the bench, the vice, the egg."""
    canvas.calm(0.8, 0.6)
    canvas.set_light(LIGHT, ambient="#1c2426", key="#ffe6bc")
    _wall(canvas)
    _bench(canvas)
    brush.background(canvas, radii=(16, 8, 4))
    whole = union(smooth(LEFT), smooth(RIGHT), smooth(BEAM), smooth(BASE), smooth(EGG))
    canvas.shadow(whole, "#1c1014", 64, 26, 13, 0.5)
    canvas.shadow(poly([(80, 700), (600, 706), (660, 752), (240, 748)]), "#1c1010", 10, 4, 10, 0.6)
    canvas.shadow(rect(324, 704, 300, 12), "#140a0c", 2, 5, 4, 0.85)
    _screw(canvas)
    _iron(canvas)
    _egg(canvas)
    _near_jaws(canvas)
    _handle(canvas)
    _shavings(canvas)
    light_pools(canvas, [(230, 360, 330, "#ffe2b0", 0.45)], "#a4a4a6", noise=0.03)


def _wall(canvas: Canvas) -> None:
    """Red-brown plaster; the sun has put a window on it."""
    canvas.sky([(0, "#7c4a3a"), (0.5, "#965c44"), (1, "#5c3830")], swirl=0.07, texture=0.01)
    random = dice(2)
    for _ in range(70):
        x, y = 600 * random.random(), 640 * random.random()
        canvas.line([(x, y), (x + 30, y + 6 * random.random()), (x + 70, y)], [0.6, 9, 0.6], "#b8745a" if
            random.random() < 0.5 else "#5e3a30", 0.22, soft=2.5)
    for i in range(2):
        for k in range(3):
            x, y = 74 + 158 * i + 26 * k, 14 + 128 * k + 34 * i
            canvas.fill(poly([(x, y), (x + 138, y + 30), (x + 162, y + 142), (x + 24, y + 112)]),
                ["#ffd69a", "#f0a868"], alpha=0.56, soft=5, edge=0)
    canvas.fill(rect(-20, 420, 640, 260), "#38222a", alpha=0.4, soft=60, edge=0)


def _bench(canvas: Canvas) -> None:
    """Old planks, and the front edge in shade."""
    canvas.fill(rect(-20, 652, 640, 270), ["#b08458", "#c89a68", "#8a6040"], edge=0.1, texture=0.06)
    random = dice(4)
    for y0, y1 in ((652, 694), (694, 756), (756, 846)):
        canvas.fill(rect(-20, y0, 640, y1 - y0), ["#d0a270", "#b8865a", "#a87850"][int(random.random() * 3)],
            alpha=0.4, edge=0.05)
        for _ in range(44):
            x, y = 680 * random.random() - 60, y0 + (y1 - y0) * random.random()
            n = 40 + 110 * random.random()
            canvas.line([(x, y), (x + n / 2, y + 1.4), (x + n, y)], [0.3, 1.8, 0.3], "#6e4630"
                if random.random() < 0.6 else "#e8c08a", 0.36)
        canvas.line([(-20, y1), (300, y1 + 1), (620, y1)], [3, 3.4, 3], "#3c2620", 0.85, wobble=0.3)
    for x, y in ((58, 786), (520, 804)):
        for k in range(4):
            canvas.fill(minus(ellipse(x, y, 20 - 4 * k, 7 - 1.4 * k), ellipse(x, y, 18 - 4 * k, 6 - 1.4 * k)),
                "#6e4630", alpha=0.6)
    canvas.fill(rect(-20, 846, 640, 80), ["#7a5238", "#4a3024"], edge=0.1)
    canvas.line([(-20, 847), (300, 848), (620, 847)], [3, 4, 3], "#f0c890", 0.8, wobble=0.2)


def _block(canvas: Canvas, points: Points, top: Points | None = None, tones: list | None = None,
    **more: object) -> Mask:
    """One casting: its side, its lit top, and the bare edge between them."""
    path = smooth(points)
    mask = canvas.fill(path, tones or GREEN, **dict(form=0.55, radius=15, shade="#10302f", highlight="#8cc8b8",
        grain=0.25, texture=0.02, rim=("#d8f6e6", 2.4, 0.7), **CRISP) | more)
    if top:
        canvas.fill(poly(top), TOP if tones is None else tones[:2], edge=0.1, wobble=0.25, grain=0.2, detail=0.84)
        canvas.line([p[:2] for p in top[:2]], 2.2, "#e8fff0", 0.7, wobble=0.2, rough=0.4)
    return mask


def _worn(canvas: Canvas, mask: Mask, spots: list) -> None:
    """Where the enamel has gone: rust, with a pale lip on the lit side."""
    random = dice(21)
    for x, y, r in spots:
        points = []
        for k in range(13):
            a, far = k * math.tau / 13, r * (0.45 + 0.75 * random.random())
            points.append((x + 1.25 * far * math.cos(a), y + 0.75 * far * math.sin(a)))
        canvas.fill(smooth([(px - 1, py - 1.2) for px, py in points]), "#cfe8d8", alpha=0.4, clip=mask, **CRISP)
        canvas.fill(smooth(points), ["#94523a", "#6a3c2e"], form=0, clip=mask, grain=0.5, **CRISP)
        for _ in range(5):  # crumbs of it round about
            canvas.fill(ellipse(x + 2.6 * r * (random.random() - 0.5), y + 2 * r * (random.random() - 0.5), 1.8, 1.2),
                "#8e4e34", alpha=0.8, clip=mask, edge=0.2)


def _screw(canvas: Canvas) -> None:
    rod = canvas.fill(rect(20, 540, 62, 26), STEEL, form=0.5, radius=12, **CRISP)
    for k in range(9):
        canvas.line([(27 + 7 * k, 538), (22 + 7 * k, 568)], [2, 3, 2], "#4a5052", 0.8, clip=rod, wobble=0)
        canvas.line([(30 + 7 * k, 538), (25 + 7 * k, 568)], [1, 1.4, 1], "#fbfff8", 0.7, clip=rod, wobble=0)


def _iron(canvas: Canvas) -> None:
    """Foot, beam, and the two heads."""
    base = _block(canvas, BASE, [(340, 677), (586, 677), (572, 668), (356, 668)])
    for x in (350, 576):
        canvas.shadow(ellipse(x, 690, 15, 7), "#0c2020", 5, 5, 3, 0.6)
        canvas.fill(ellipse(x, 692, 15, 7), ["#8a9290", "#4e5658"], form=0.6, radius=4, **CRISP)
        canvas.fill(poly([(x - 9, 690), (x - 9, 680), (x - 3, 676), (x + 6, 677), (x + 9, 681), (x + 9, 690),
            (x, 694)]), STEEL, form=0.4, radius=4, **CRISP)
    beam = _block(canvas, BEAM, [(120, 560), (392, 560), (386, 548), (132, 548)])
    canvas.fill(rect(238, 540, 126, 34), "#0a2222", alpha=0.55, soft=7, clip=beam)
    canvas.line([(100, 606), (240, 608), (396, 606)], [2, 4, 2], "#0e2c2c", 0.6, clip=beam, soft=1)
    right = _block(canvas, RIGHT)
    canvas.fill(poly([(402, 392), (462, 392), (452, 370), (394, 370)]), TOP, **CRISP)
    canvas.fill(poly([(474, 470), (580, 470), (566, 450), (466, 450)]), TOP, **CRISP)
    canvas.line([(402, 392), (462, 392)], 2.4, "#effff4", 0.8, wobble=0.2)
    canvas.line([(472, 470), (580, 470)], 2.4, "#effff4", 0.8, wobble=0.2)
    canvas.fill(smooth([(402, 420), (430, 400), (470, 430), (520, 480), (540, 560), (500, 580), (430, 520)]), "#0c2628",
        alpha=0.22, soft=24, clip=right)  # the egg's shadow
    for points, w in (([(370, 600), (420, 590), (500, 596), (556, 604)], 5), ([(388, 640), (460, 630), (540, 638)],
        4)):
        canvas.line(points, [1, w, 1], "#0e2c2c", 0.6, clip=right, soft=1.4)
        canvas.line([(x, y + 5) for x, y in points], [0.6, 2.4, 0.6], "#9ad2c2", 0.5, clip=right, soft=0.8)
    left = _block(canvas, LEFT)
    canvas.fill(poly([(138, 392), (198, 392), (206, 370), (148, 370)]), TOP, **CRISP)
    canvas.fill(poly([(78, 500), (124, 490), (136, 476), (112, 474), (92, 480)]), TOP, soft=1.5, alpha=0.8)
    canvas.line([(138, 392), (198, 392)], 2.4, "#effff4", 0.8, wobble=0.2)
    canvas.line([(82, 544), (150, 536), (238, 540)], [1, 5, 1], "#0e2c2c", 0.5, clip=left, soft=1.4)
    canvas.line([(82, 550), (150, 542), (238, 546)], [0.6, 2.4, 0.6], "#9ad2c2", 0.5, clip=left, soft=0.8)
    _worn(canvas, base, [(420, 700, 13), (520, 690, 10)])
    _worn(canvas, beam, [(300, 604, 15), (170, 612, 10)])
    _worn(canvas, right, [(452, 440, 16), (574, 486, 15), (432, 566, 13), (520, 640, 17), (506, 480, 9),
        (404, 660, 12)])
    _worn(canvas, left, [(144, 402, 12), (84, 574, 17), (196, 560, 12), (150, 486, 9), (236, 588, 11)])


def _egg(canvas: Canvas) -> None:
    """Smooth, whole, warm; green iron is mirrored in its flanks."""
    shape = smooth(EGG)
    canvas.shadow(shape, "#0c1416", 16, 14, 12, 0.5)
    shell = canvas.fill(shape, [(0, "#fffbea"), (0.28, "#fbe8c6"), (0.55, "#e2bc8c"), (0.8, "#b0805e"),
        (1, "#7a564c")], gradient=("r", (258, 366), 172), form=0.5, radius=70, shade="#8e6450", highlight="#fffdf2",
        grain=0.12, texture=0.005, rim=("#fffdf0", 2.4, 0.8), edge=0.06, wobble=0.1, detail=0.95)
    canvas.fill(smooth([(378, 420), (390, 440), (372, 500), (336, 528), (350, 500), (368, 460)]), "#7cc0b0",
        alpha=0.36, soft=11, edge=0, clip=shell)
    canvas.fill(smooth([(210, 420), (222, 430), (232, 490), (262, 526), (226, 500)]), "#7cc0b0", alpha=0.4, soft=11,
        edge=0, clip=shell)
    canvas.fill(ellipse(300, 538, 74, 26), "#6a4a44", alpha=0.5, soft=14, clip=shell)
    canvas.fill(ellipse(262, 354, 22, 34, 18), "#ffffff", alpha=0.6, soft=11, clip=shell)
    random = dice(6)
    for _ in range(60):
        a, r = math.tau * random.random(), random.random() ** 0.5
        canvas.fill(ellipse(300 + 82 * r * math.cos(a), 414 + 112 * r * math.sin(a), 0.6 + 0.7 * random.random()),
            "#a8764c", alpha=0.4, clip=shell, edge=0.1, wobble=0)
    for side in (-1, 1):  # the jaws press: a dark line where they touch
        canvas.line([(300 + side * 84, 404), (300 + side * 88, 430), (300 + side * 85, 466)], [2, 13, 3], "#4a2e28",
            0.6, clip=shell, soft=3)


def _near_jaws(canvas: Canvas) -> None:
    """The steel cheeks that hold it, milled and bright, close up to the shell."""
    for side in (-1, 1):
        inner, outer = 300 + side * 86, 300 + side * 106
        x0 = min(inner, outer)
        canvas.shadow(rect(x0, 384, 20, 104, 2), "#0c1416", 2, 4, 4, 0.5)
        plate = canvas.fill(rect(x0, 384, 20, 104, 2), ["#f2f4ee", "#b4bcb8", "#6a7274"],
            gradient=((x0, 380), (x0 + 20, 490)), form=0.3, radius=5, edge=0.05, wobble=0.15, detail=0.92)
        canvas.fill(poly([(x0, 384), (x0 + 20, 384), (x0 + 20 - side * 7, 368), (x0 - side * 7, 368)]), ["#ffffff",
            "#d2dad4"], edge=0.05, wobble=0.15, detail=0.92)
        for k in range(17):
            canvas.line([(x0 - 1, 388 + 6 * k), (x0 + 21, 392 + 6 * k)], [0.8, 1.1, 0.8], "#5a6264", 0.7, clip=plate,
                wobble=0)
        for y in (404, 468):
            canvas.fill(ellipse(x0 + 10, y, 5), ["#d8deda", "#7a8284"], form=0.5, radius=3, **CRISP)
            canvas.line([(x0 + 6.6, y + 2), (x0 + 13.4, y - 2)], 1.6, "#2e3638", 0.95, wobble=0)


def _handle(canvas: Canvas) -> None:
    """The bar that has been turned just far enough."""
    canvas.shadow(ribbon([(20, 410), (62, 690)], [14, 14]), "#1c1014", 34, 12, 8, 0.4)
    canvas.fill(smooth([(14, 522), (58, 518), (66, 552), (58, 588), (14, 584), (6, 552)]), STEEL, form=0.8, radius=16,
        rim=("#ffffff", 2, 0.8), **CRISP)
    bar = canvas.fill(ribbon([(20, 420), (58, 680)], [13, 13]), STEEL, gradient=((14, 0), (64, 0)), form=0.8,
        radius=6, **CRISP)
    canvas.line([(18, 424), (55, 678)], 2, "#ffffff", 0.7, clip=bar, wobble=0)
    for x, y in ((18, 412), (60, 690)):
        canvas.fill(ellipse(x, y, 19), STEEL, gradient=("r", (x - 6, y - 7), 28), form=0.7, radius=14,
            rim=("#ffffff", 2, 0.8), **CRISP)
        canvas.fill(ellipse(x - 6, y - 7, 5, 4), "#ffffff", alpha=0.9, soft=1.4, detail=1)


def _shavings(canvas: Canvas) -> None:
    """Curls and filings of steel on the wood from earlier work."""
    random = dice(9)
    for x, y, turns in ((148, 738, 3), (214, 776, 2), (452, 772, 3)):
        curl = [(x + (9 - 0.22 * k) * math.cos(0.62 * k) + 1.5 * k, y + 4.6 * math.sin(0.62 * k) - 0.3 * k) for k in
            range(10 * turns)]
        canvas.line([(a + 4, b + 6) for a, b in curl], [0.6, 2.4, 0.6], "#3c2620", 0.55, soft=1.2)
        canvas.line(curl, [0.8, 2.6, 2.2, 0.8], ["#f4f6f0", "#a8b0b0"], 1, wobble=0, detail=0.95)
    for _ in range(46):
        x, y = 60 + 480 * random.random(), 722 + 96 * random.random()
        a = math.tau * random.random()
        canvas.line([(x, y), (x + 5 * math.cos(a), y + 2.4 * math.sin(a))], [0.4, 1.3, 0.4], mix("#f4f6f0", "#7a8284",
            random.random()), 0.8, wobble=0)
