"""Hundreds of people queue in an endless figure eight around one booth; one child steps out of line."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.motifs.crowds import waiting
from atelier.noise import dice
from atelier.paths import ellipse, minus, poly, rect, ribbon, smooth, union

CARD = Card(
    id="queue",
    palette="mustard-navy",
    composition="crowd",
    setting="city",
    mood="boredom",
    themes=("law", "work", "time", "patience"),
    hero="infinite queue",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=307,
    grading=dict(contrast=1.08, vignette=0.3, warm=0.05, shadows="#3a2410"),
)

COATS = ("#1b2a52", "#24386c", "#2c2c44", "#3a4a7c", "#5a3a1c", "#7a4a18", "#4a4a52", "#8a5a12", "#16203c",
    "#6a2c2c", "#31508c", "#c8862c", "#d8c8a0", "#3c5a5a")
CRISP = dict(edge=0.08, wobble=0.15, detail=0.9)


def draw(canvas: Canvas) -> None:
    """Paint the plaza, then everyone from the far end to the near one."""
    canvas.set_light((-0.7, -0.45, 0.5), ambient="#2a2440", key="#fff3c9")
    _plaza(canvas)
    brush.background(canvas, radii=(20, 9, 4))
    _rope(canvas)
    _people(canvas)


def place(t: float) -> tuple[float, float]:
    """Where the queue is at 0..1 of its endless way."""
    a = t * 2 * math.pi
    up = math.cos(a)
    x = 300 + (208 if up < 0 else 176) * math.sin(2 * a) * (1.06 if up < 0 else 1)
    return x, 452 - 372 * up if up > 0 else 452 - 408 * up


def _plaza(canvas: Canvas) -> None:
    canvas.sky([(0, "#d8922a"), (0.3, "#eeb030"), (0.65, "#f8cc4c"), (1, "#e4a02c")], swirl=0.08,
        texture=0.06)
    random = dice(2)
    for j in range(34):  # paving that grows towards us
        y = -10 + 15 * j + 0.4 * j * j
        h = 15 + 0.8 * j
        w = 44 + 2.2 * j
        for i in range(-1, int(600 / w) + 2):
            x = i * w + (w / 2 if j % 2 else 0) - 20
            tone = random.random()
            canvas.fill(rect(x + 1, y + 1, w - 2, h - 2, 2), "#fff0b0" if tone > 0.55 else "#b06c14",
                alpha=0.05 + 0.13 * abs(tone - 0.5), edge=0.2, wobble=0.4)
        canvas.line([(-10, y), (610, y)], 1, "#a8641c", 0.35, wobble=0.3)
    # two clocks without hands inlaid in the ground
    for cx, cy, rx, ry in ((300, 226, 92, 70), (300, 690, 120, 96)):
        for k, (s, c) in enumerate(((1, "#b8741c"), (0.93, "#f8d868"))):
            ring = minus(ellipse(cx, cy, rx * s, ry * s), ellipse(cx, cy, rx * s - 4, ry * s - 4))
            canvas.fill(ring, c, alpha=0.55 - 0.2 * k, edge=0.2)
        for k in range(12):
            t = k * math.pi / 6
            canvas.line([(cx + rx * 0.78 * math.cos(t), cy + ry * 0.78 * math.sin(t)),
                (cx + rx * 0.88 * math.cos(t), cy + ry * 0.88 * math.sin(t))], 5 if k % 3 == 0 else 3,
                "#a8641c", 0.55, wobble=0.1)
    tower = union(poly([(-20, 560), (120, 521), (112, 494), (-20, 530)]),
        poly([(110, 532), (104, 486), (196, 490)]), ellipse(128, 506, 20, 17))
    # a clock tower beyond the card throws its shadow
    canvas.fill(tower, "#6a3c10", alpha=0.5, soft=2.5, edge=0)
    canvas.fill(poly([(-20, 640), (20, 628), (20, 560), (-20, 570)]), "#6a3c10", alpha=0.5, soft=2.5, edge=0)
    canvas.glow(180, 200, 420, "#fff3c9", 0.3, power=1.3)


def _rope(canvas: Canvas) -> None:
    """The worn track under the feet of the queue."""
    points = [place(i / 60) for i in range(61)]
    for a, b in ((0, 31), (30, 61)):
        canvas.line([(x, y - 2) for x, y in points[a:b]], 46, "#c8841c", 0.28, soft=6)


def _people(canvas: Canvas) -> None:
    random = dice(23)
    crowd = []
    count = 168
    gap = 77  # the place the child has left
    for i in range(count):
        if i == gap:
            continue
        x, y = place((i + 0.25 * random.random()) / count)
        if math.hypot(x - 300, (y - 440) * 0.9) < 62:
            continue
        for lane in ((-9, 9) if i % 3 == 0 else (0,)):
            crowd.append((y + lane * 0.4 + 3 * random.random(), x + lane + 6 * (random.random() - 0.5), i))
    special = {12: _knight, 30: _bride, 52: _astronaut, 66: _longbeard, 92: _king, 108: _bear, 128: _cellist,
        150: _astronaut}
    done = set()
    for y, x, _ in crowd:  # every shadow first, so that none falls on a neighbour
        with canvas.at(x, y, 0.72 + 0.62 * y / 900):
            _cast(canvas)
    items = [(y, lambda x=x, y=y, i=i: _one(canvas, x, y, i, random, special, done)) for y, x, i in crowd]
    items.append((476, lambda: _booth(canvas)))
    items.append((712, lambda: _child(canvas)))
    for _, paint in sorted(items, key=lambda item: item[0]):
        paint()


def _one(canvas: Canvas, x: float, y: float, i: int, random, special: dict, done: set) -> None:
    size = 0.72 + 0.62 * y / 900
    t = i / 168
    front = place(t + 0.01)[1] > place(t)[1]
    with canvas.at(x, y, size, 0, 1):
        if i in special and i not in done:
            done.add(i)
            special[i](canvas)
        else:
            waiting(canvas, random, COATS, face=1 if front or random.random() < 0.3 else 0, shadow=None)


def _cast(canvas: Canvas, w: float = 16) -> None:
    canvas.fill(ribbon([(2, 0), (30, -8), (60, -16)], [w * 1.4, w * 1.3, w]), "#5a3210", alpha=0.5, soft=1.4,
        edge=0)


def _knight(canvas: Canvas) -> None:
    steel = ["#f4f6f8", "#9aa4b4", "#4a5468"]
    canvas.fill(union(ribbon([(-5, -20), (-6, 0)], [9, 8]), ribbon([(5, -20), (6, 0)], [9, 8]),
        smooth([(-12, -40), (-13, -26), (-9, -16), (9, -16), (13, -26), (12, -40), (0, -44)])), steel,
        form=0.9, radius=7, rim=("#ffffff", 1.4, 0.8), **CRISP)
    canvas.fill(smooth([(-8, -42), (-9, -54), (0, -63), (9, -54), (8, -42)]), steel, form=0.9, radius=7,
        rim=("#ffffff", 1.4, 0.8), **CRISP)
    canvas.line([(-7, -52), (7, -52)], 2, "#1c2030", 1, wobble=0, detail=1)
    canvas.line([(0, -63), (8, -74), (18, -68)], [3, 6, 2], "#c8323a", 1, wobble=0.2)
    canvas.line([(15, 0), (16, -78)], 2.2, "#5a3a20", 1, wobble=0)


def _bride(canvas: Canvas) -> None:
    canvas.fill(smooth([(-7, -38), (-9, -24), (-20, 0), (22, 1), (10, -24), (7, -38)]),
        ["#ffffff", "#efe4d8", "#b8a8b0"], form=0.8, radius=12, rim=("#ffffff", 1.4, 0.8), **CRISP)
    canvas.fill(ellipse(0, -46, 8, 9), ["#a8683f", "#7a4428"], form=0.5, radius=6, **CRISP)
    canvas.fill(smooth([(-9, -44), (-8, -56), (0, -60), (8, -56), (11, -40), (18, -14), (8, -20), (7, -46),
        (0, -52), (-7, -48)]), "#fffaf0", alpha=0.85, form=0.5, radius=6, **CRISP)
    canvas.fill(ellipse(-4, -28, 6), "#e8707c", form=0.6, radius=4, **CRISP)


def _astronaut(canvas: Canvas) -> None:
    white = ["#ffffff", "#d8dce4", "#8a90a4"]
    canvas.fill(union(ribbon([(-6, -18), (-7, -1)], [12, 11]), ribbon([(6, -18), (7, 0)], [12, 11]),
        smooth([(-14, -40), (-16, -26), (-12, -14), (12, -14), (16, -26), (14, -40), (0, -43)])), white,
        form=0.9, radius=8, rim=("#ffffff", 1.4, 0.8), **CRISP)
    canvas.fill(ellipse(0, -52, 13), white, form=0.8, radius=9, **CRISP)
    canvas.fill(ellipse(-1, -52, 9, 8), ["#f0a428", "#2a2440"], gradient=((-6, -58), (6, -46)), edge=0,
        wobble=0, detail=1)


def _longbeard(canvas: Canvas) -> None:
    """He has waited so long that his beard lies on the ground."""
    canvas.fill(smooth([(-8, -36), (-12, -18), (-13, 0), (13, 0), (12, -18), (8, -36)]),
        ["#5a4a3c", "#2c2430"], form=0.8, radius=9, **CRISP)
    canvas.fill(ellipse(0, -44, 8, 9), "#e8b48c", form=0.5, radius=6, **CRISP)
    canvas.fill(smooth([(-8, -44), (-9, -28), (-7, -10), (-12, 4), (-26, 8), (-12, 11), (4, 6), (8, -14),
        (9, -30), (8, -44), (0, -38)]), ["#ffffff", "#c8c4bc"], form=0.7, radius=7, **CRISP)
    for side in (-1, 1):
        canvas.fill(ellipse(side * 3, -46, 1), "#1c1018", edge=0, wobble=0, detail=1)


def _king(canvas: Canvas) -> None:
    canvas.fill(smooth([(-10, -40), (-14, -22), (-20, 0), (20, 1), (14, -22), (10, -40)]),
        ["#b8323c", "#6a1424"], form=0.8, radius=12, rim=("#fff3c9", 1.4, 0.8), **CRISP)
    canvas.fill(ribbon([(-20, 0), (0, 3), (20, 1)], [6, 7, 6]), "#fff6e8", form=0.6, radius=3, **CRISP)
    canvas.fill(ellipse(0, -48, 8.4, 9), "#f0c8a8", form=0.5, radius=6, **CRISP)
    canvas.fill(smooth([(-8, -46), (-6, -34), (0, -32), (6, -34), (8, -46), (0, -42)]), "#8a5a2c", form=0.6,
        radius=4, **CRISP)
    canvas.fill(poly([(-9, -54), (-10, -66), (-4, -60), (0, -68), (4, -60), (10, -66), (9, -54)]),
        ["#ffe27a", "#d8921c"], form=0.6, radius=3, **CRISP)


def _bear(canvas: Canvas) -> None:
    canvas.fill(union(smooth([(-14, -44), (-18, -22), (-14, 0), (14, 0), (18, -22), (14, -44)]),
        ellipse(0, -52, 13, 12), ellipse(-10, -62, 5), ellipse(10, -62, 5)), ["#7a4a28", "#3a2014"], form=0.9,
        radius=11, rim=("#fff3c9", 1.6, 0.8), bump=0.3, **CRISP)
    canvas.fill(ellipse(0, -48, 6, 4.6), "#c89a68", form=0.5, radius=3, **CRISP)
    for x, y, r in ((0, -50, 2), (-5, -55, 1.2), (5, -55, 1.2)):
        canvas.fill(ellipse(x, y, r), "#140c0c", edge=0, wobble=0, detail=1)
    canvas.fill(rect(-8, -32, 16, 11, 1), "#fff8e8", **CRISP)


def _cellist(canvas: Canvas) -> None:
    canvas.fill(smooth([(-8, -38), (-11, -18), (-10, 0), (8, 0), (9, -18), (7, -38)]), ["#2c2c44", "#14141f"],
        form=0.8, radius=8, **CRISP)
    canvas.fill(ellipse(0, -46, 8, 9), "#6a3e28", form=0.5, radius=6, **CRISP)
    canvas.fill(smooth([(8, -58), (14, -60), (18, -50), (24, -34), (19, -26), (28, -8), (18, 0), (6, -4),
        (5, -16), (10, -26), (6, -34), (8, -48)]), ["#5a3a28", "#1c1214"], form=0.8, radius=8,
        rim=("#fff3c9", 1.4, 0.7), **CRISP)


def _booth(canvas: Canvas) -> None:
    """A striped ticket booth with a lamp; the clerk sleeps on his arms."""
    with canvas.at(300, 486, 1.22):
        canvas.fill(poly([(-20, 0), (52, 0), (170, -44), (120, -66)]), "#5a3210", alpha=0.5, soft=4)
        canvas.fill(poly([(44, -8), (62, -20), (62, -100), (44, -96)]), ["#8a5a2c", "#4a2c1c"], edge=0.1)
        wall = canvas.fill(rect(-46, -98, 92, 98), ["#fff3d8", "#e8c88a"], form=0.3, radius=10, **CRISP)
        for i in range(6):
            canvas.fill(rect(-46 + i * 18, -34, 9, 34), "#1b2a52", clip=wall, alpha=0.9, **CRISP)
        inside = canvas.fill(rect(-32, -88, 64, 50, 3), ["#5a3418", "#2c1812"], edge=0.05, wobble=0.1,
            detail=0.95)
        canvas.glow(14, -72, 46, "#ffce5a", 0.8)
        canvas.fill(smooth([(-26, -36), (-22, -54), (-6, -60), (10, -54), (16, -36)]), ["#3a5a8c", "#1c2c54"],
            clip=inside, form=0.7, radius=8, **CRISP)
        canvas.fill(ellipse(-12, -54, 10, 9.4, -18), ["#f0c8a8", "#c88a68"], clip=inside, form=0.5, radius=7,
            **CRISP)
        canvas.fill(smooth([(-23, -58), (-19, -66), (-8, -66), (-2, -58), (-12, -60)]), "#c8c4bc",
            clip=inside, form=0.5, radius=4, **CRISP)
        canvas.line([(-18, -53), (-15, -52), (-12, -53.4)], [0.5, 1.5, 0.5], "#2a1820", 1, wobble=0, detail=1)
        canvas.line([(-20, -48), (-14, -46), (-9, -48)], [0.6, 2.6, 0.6], "#d8d4cc", 1, wobble=0, detail=1)
        canvas.fill(ribbon([(-28, -40), (-8, -43), (12, -40)], [9, 10, 8]), ["#4a6a9c", "#24386c"],
            clip=inside, form=0.7, radius=5, **CRISP)
        canvas.line([(20, -40), (20, -60)], 2.4, "#d8a040", 1, wobble=0, detail=1)
        canvas.fill(poly([(11, -58), (29, -58), (25, -70), (15, -70)]), ["#fff6c8", "#ffc23f"], edge=0.05,
            wobble=0, detail=1)
        canvas.glow(20, -60, 36, "#ffe08a", 0.9)
        canvas.fill(rect(-52, -40, 104, 9, 2), ["#d89a4a", "#7a4a20"], form=0.6, radius=4,
            rim=("#fff3c9", 1.4, 0.8), **CRISP)
        roof = smooth([(-62, -94, 1), (-40, -122), (0, -134), (42, -122), (66, -96, 1), (40, -90), (0, -88),
            (-36, -90)])
        mask = canvas.fill(roof, ["#fff3d8", "#e8c88a"], form=0.7, radius=16, **CRISP)
        for x0, x1 in ((-52, -30), (-8, 14), (36, 56)):
            canvas.fill(poly([(x0, -86), (x1, -86), (x1 * 0.4, -134), (x0 * 0.4, -134)]), "#24386c",
                clip=mask, alpha=0.92, **CRISP)
        canvas.fill(ellipse(0, -136, 5), "#f0a428", form=0.8, radius=4, **CRISP)


def _child(canvas: Canvas) -> None:
    """A girl in red skips away over the inlaid clock, arms up; her shadow skips too."""
    for i in range(6):
        canvas.fill(ellipse(254 - 18 * i + 30, 752 + 13 * i - 18, 4.6, 2.6, 30), "#a8641c", alpha=0.6,
            edge=0.1)
    with canvas.at(308, 716, 1.42):
        canvas.fill(union(ribbon([(6, 6), (34, -6), (64, -16)], [10, 16, 10]), ribbon([(52, -12), (64, -28)],
            [4, 3]), ribbon([(56, -14), (80, -12)], [4, 3])), "#5a3210", alpha=0.55, soft=1.2, edge=0)
        canvas.fill(ribbon([(4, -16), (12, -8), (22, -12)], [7, 5.6, 4]), "#c88a5c", form=0.6, radius=3,
            **CRISP)
        canvas.fill(ribbon([(-3, -16), (-6, -6), (-3, 2)], [7, 5.6, 4]), "#c88a5c", form=0.6, radius=3,
            **CRISP)
        canvas.fill(ellipse(-4.4, 3, 5, 2.8), "#fffaf0", **CRISP)
        canvas.fill(ellipse(23.5, -13.5, 4.6, 2.8, -30), "#fffaf0", **CRISP)
        for side, tip in ((-1, (-22, -46)), (1, (22, -50))):
            canvas.fill(ribbon([(side * 6, -34), (side * 15, -38), tip], [6, 5, 3.6]), "#c88a5c", form=0.6,
                radius=3, **CRISP)
        canvas.fill(smooth([(-6, -38), (-9, -26), (-16, -12, 1), (0, -9), (17, -13, 1), (9, -26), (6, -38)]),
            ["#ff6a50", "#d8281f", "#8e1418"], form=0.8, radius=8, rim=("#fff3c9", 1.6, 0.9), **CRISP)
        canvas.fill(ellipse(0, -46, 8.6, 9), ["#d89a6c", "#a8683f"], form=0.5, radius=6,
            rim=("#fff3c9", 1.2, 0.8), **CRISP)
        canvas.fill(smooth([(-9, -44), (-8, -54), (0, -57), (8, -54), (9, -44), (4, -50), (-3, -50)]),
            "#2a1418", form=0.5, radius=4, **CRISP)
        for side in (-1, 1):
            canvas.fill(ribbon([(side * 8, -48), (side * 15, -50), (side * 20, -44)], [5, 5, 2]), "#2a1418",
                form=0.5, radius=3, **CRISP)
            canvas.fill(ellipse(side * 3, -45.6, 1.1), "#1c0c10", edge=0, wobble=0, detail=1)
        canvas.line([(-3, -41.6), (0, -40), (3, -41.6)], [0.6, 1.5, 0.6], "#7a1c20", 1, wobble=0, detail=1)
