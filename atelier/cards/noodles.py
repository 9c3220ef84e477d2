"""A bowl of soup from above is a harbour: the noodles sleep as a dragon, a porter crosses on the chopsticks."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.matrix import Card
from atelier.motifs.folk import WALK, person
from atelier.noise import dice
from atelier.paths import along, curve, ellipse, minus, poly, rect, ribbon, smooth, spline, union

CARD = Card(
    id="noodles",
    palette="brick-jade",
    composition="top-down",
    setting="soup harbour",
    mood="calm",
    themes=("food", "sea", "travel"),
    hero="noodle dragon",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=388,
    grading=dict(vignette=0.34, shadows="#3a0f14"),
)

BOWL = (300, 446)
LOOK = dict(edge=0.06, wobble=0.25, detail=0.75, grain=0.14, texture=0.02)
NOODLE = ("#fff3cf", "#f0cd86", "#b87a34")


def draw(canvas: Canvas) -> None:
    """Paint the table, the bowl, the broth, then what floats."""
    canvas.set_light((-0.6, -0.65, 0.5), ambient="#3a0f14", key="#fff0cc")
    _table(canvas)
    broth = _bowl(canvas)
    with canvas.inside(broth):
        _dragon(canvas)
    _egg(canvas)
    _islands(canvas)
    _boats(canvas)
    _sticks(canvas)
    _steam(canvas)


def _table(canvas: Canvas) -> None:
    canvas.sky([(0, "#7a1c20"), (0.5, "#5a1418"), (1, "#3a0f14")], swirl=0.1, texture=0.12)
    for k in range(7):
        x = -30 + k * 104
        canvas.line([(x, -10), (x + 8, 300), (x - 6, 600), (x + 4, 910)], 3, "#26080c", 0.7, wobble=0.5)
        canvas.line([(x + 4, -10), (x + 12, 300), (x - 2, 600), (x + 8, 910)], 1.4, "#c8503f", 0.35, wobble=0.5)
    brush.background(canvas, radii=(20, 10, 5))
    canvas.fill(ellipse(322, 492, 322, 316), "#16040a", alpha=0.55, soft=16)
    with canvas.at(560, 56):  # a cup of tea looks in
        canvas.fill(ellipse(8, 14, 92, 90), "#16040a", alpha=0.5, soft=10)
        canvas.fill(ellipse(0, 0, 88), ["#f9f0da", "#c8b48a"], form=0.7, radius=14, rim=("#fffaf0", 3, 0.8), **LOOK)
        canvas.fill(ellipse(0, 0, 72), ["#5a7a2c", "#a8b84a", "#3f5a24"], gradient=((-50, -50), (60, 60)), **LOOK)
        canvas.fill(ellipse(-24, -22, 22, 10, -40), "#f4f8c8", alpha=0.6, soft=4)
    with canvas.at(44, 850):  # soy
        canvas.fill(ellipse(6, 10, 88, 84), "#16040a", alpha=0.5, soft=10)
        canvas.fill(ellipse(0, 0, 84), ["#3fa384", "#145040"], form=0.8, radius=16, rim=("#d8ffe8", 2.4, 0.7), **LOOK)
        canvas.fill(ellipse(0, 0, 60), ["#5a2414", "#1c0806"], gradient=((-40, -40), (40, 40)), **LOOK)
        canvas.fill(ellipse(-18, -20, 16, 7, -40), "#ffd8a8", alpha=0.6, soft=3)


def _bowl(canvas: Canvas):
    x, y = BOWL
    canvas.fill(ellipse(x, y, 296), ["#48b494", "#1f7a62", "#0c3a30"],
        gradient=((x - 210, y - 210), (x + 210, y + 210)), form=0.8, radius=22, rim=("#e8fff0", 4, 0.8), **LOOK)
    for k in range(40):  # key pattern on the rim
        a = k * math.tau / 40
        with canvas.at(x + 282 * math.cos(a), y + 282 * math.sin(a), 0.62, math.degrees(a) + 90):
            canvas.line([(-14, 7), (-14, -8), (10, -8), (10, 3), (-4, 3)], 3, "#f3e3bf", 0.9, wobble=0.1)
    canvas.fill(ellipse(x, y, 268), ["#0c3a30", "#1f6a56", "#7fd0b0"],
        gradient=((x - 190, y - 190), (x + 190, y + 190)), **LOOK)
    broth = canvas.fill(ellipse(x + 3, y + 5, 252), [(0, "#f0a050"), (0.4, "#d8702c"), (0.75, "#b04420"),
        (1, "#6a1c18")], gradient=("r", (x - 60, y - 70), 330), **(LOOK | dict(wobble=0.5)))
    canvas.fill(minus(ellipse(x, y, 300), ellipse(x + 16, y + 20, 250)), "#3a0a0c", alpha=0.5, soft=9, clip=broth)
    random = dice(6)
    for k in range(46):  # ripples round everything, like a chart of currents
        a, r = random.random() * math.tau, 40 + 200 * random.random() ** 0.6
        px, py = x + r * math.cos(a), y + r * math.sin(a)
        w = 18 + 26 * random.random()
        canvas.line([(px - w, py + 3), (px - w * 0.3, py - 4), (px + w * 0.4, py + 2), (px + w, py - 2)],
            [0.4, 2, 2, 0.4], "#ffcf80", 0.4, clip=broth)
    for _ in range(70):  # eyes of fat
        a, r = random.random() * math.tau, 236 * random.random() ** 0.5
        px, py, s = x + r * math.cos(a), y + r * math.sin(a), 2.5 + 8 * random.random() ** 2
        canvas.fill(ellipse(px, py, s, s * 0.9), ["#ffe9a0", "#f0b050"],
            gradient=((px - s, py - s), (px + s, py + s)), alpha=0.55, clip=broth, **LOOK)
        canvas.fill(ellipse(px - s * 0.3, py - s * 0.35, s * 0.28), "#fffbe0", alpha=0.9, clip=broth, edge=0,
            wobble=0)
    return broth


def _strands(canvas: Canvas, way: list, width: float, n: int, taper: tuple = (1, 1), seed: int = 0,
    tight: float = 1.0) -> None:
    """A bundle of noodles along a way: each strand its own lit ribbon, crossing a little."""
    c = curve(way, 12)
    d = np.gradient(c, axis=0)
    normal = np.stack([-d[:, 1], d[:, 0]], 1) / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-6)
    t = np.linspace(0, 1, len(c))
    size = width * np.interp(t, np.linspace(0, 1, len(taper)), taper)
    canvas.fill(ribbon([tuple(map(float, p)) for p in c[::4]], [float(s) * 1.04 for s in size[::6]]), NOODLE[2],
        **LOOK)
    random = dice(seed)
    order = sorted(range(n), key=lambda k: -abs(k - (n - 1) / 2))
    for k in order:
        u = (k + 0.5) / n - 0.5
        wave = 0.05 * np.sin(t * (9 + 5 * random.random()) + 6 * random.random())
        path = c + normal * (size * (u * 0.98 + wave))[:, None]
        shade = 0.55 * max(0, u * 1.6 + 0.1)
        tone = mix(NOODLE[0], NOODLE[1], 0.25 + 0.5 * random.random())
        w = [max(0.8, float(s) / n * 1.28 * tight) for s in size[::6]]
        canvas.fill(ribbon([tuple(map(float, p)) for p in path[::4]], w), mix(tone, "#a8582a", shade), form=0.85,
            radius=width / n * 0.6, shade="#9a5420", rim=("#fffdf0", 1.1, 0.7), **(LOOK | dict(grain=0.08)))


def _dragon(canvas: Canvas) -> None:
    """Tail in the middle of the coil, neck over it, the head laid down to sleep."""
    x, y = 268, 424
    turns = 1.545
    way = []
    for k in range(19):
        s = k / 18
        a = 2.5 - s * turns * math.tau
        r = 18 + 158 * s**0.84
        way.append((x + r * 1.02 * math.cos(a), y + r * math.sin(a)))
    canvas.fill(ribbon([(px + 10, py + 14) for px, py in way], [14, 60, 70, 76]), "#4a0c10", alpha=0.5, soft=8)
    _strands(canvas, way, 66, 10, (0.12, 0.55, 0.8, 0.95, 1.0), 4)
    curve(way, 12)
    for k in range(34):  # a crest of spring onion along the back
        px, py = along(way, 0.1 + 0.86 * k / 33)
        qx, qy = along(way, min(1, 0.1 + 0.86 * k / 33 + 0.01))
        a = math.degrees(math.atan2(qy - py, qx - px))
        with canvas.at(px, py, 0.4 + 0.6 * k / 33, a):
            canvas.fill(spline([(-9, 4, 1), (-4, -6), (7, -12, 1), (6, 2), (9, 5, 1), (0, 6)]),
                ["#c8f0a0", "#3fa36a", "#1f6a4a"], form=0.7, radius=5, rim=("#f4ffe0", 1, 0.7), **LOOK)
    with canvas.at(112, 486, 1, 16):  # a foot over the coil
        canvas.fill(ribbon([(58, -60), (26, -40), (0, 2)], [38, 28, 18]), list(NOODLE), form=0.85, radius=11,
            rim=("#fffdf0", 1.4, 0.7), **LOOK)
        for d in (-7, 0, 7):
            canvas.line([(56 + d * 0.6, -58 + d), (26 + d * 0.5, -40 + d), (2 + d * 0.3, 0)], [1.4, 1.6, 0.6],
                "#b87a34", 0.7)
        for d, (fx, fy) in enumerate(((-20, 36), (2, 44), (22, 38))):
            canvas.fill(ribbon([(0, 0), (fx * 0.6, fy * 0.6), (fx, fy)], [17, 14, 11]), list(NOODLE), form=0.8,
                radius=6, rim=("#fffdf0", 1.4, 0.7), **LOOK)
            canvas.fill(spline([(fx - 5, fy, 1), (fx + 5, fy, 1), (fx + 1, fy + 13, 1)]), "#c83a2a", form=0.6,
                radius=3, **LOOK)
    _head(canvas)


def _head(canvas: Canvas) -> None:
    ex, ey = 346, 290
    with canvas.at(ex, ey, 1.12, 14):
        canvas.fill(smooth([(-96, 30), (-40, 58), (50, 60), (80, 20), (60, -20), (0, -20), (-90, 0)]), "#4a0c10",
            alpha=0.5, soft=9)
        for k in range(11):  # mane
            a = math.radians(-95 + k * 21)
            sx, sy = 44 + 22 * math.cos(a), 4 + 30 * math.sin(a)
            canvas.fill(ribbon([(sx - 16, sy), (sx + 24 * math.cos(a), sy + 20 * math.sin(a)),
                (sx + 52 * math.cos(a) + 6 * math.sin(k * 2), sy + 46 * math.sin(a) + 8)], [15, 13, 3]),
                ["#f9dc90", "#d8963f", "#9a5420"], form=0.8, radius=6, rim=("#fffdf0", 1.2, 0.7), **LOOK)
        for sy, bend in ((-34, -26), (-20, -6)):  # horns of spring onion
            canvas.fill(ribbon([(24, sy), (54, sy - 26 + bend * 0.3), (96, sy - 30 + bend)], [12, 9, 4]),
                ["#f4ffe0", "#8fd070", "#2f8a5a"], gradient=((24, sy), (96, sy - 40)), form=0.85, radius=5, **LOOK)
        skull = smooth([(60, -22), (40, -40), (10, -44), (-18, -34), (-44, -22), (-78, -20), (-98, -8), (-102, 10),
            (-92, 24), (-60, 30), (-20, 34), (20, 42), (52, 36), (70, 10)])
        mask = canvas.fill(skull, list(NOODLE), gradient=((-40, -44), (30, 44)), form=0.9, radius=26,
            shade="#a8602a", rim=("#fffdf0", 2.4, 0.8), **LOOK)
        for k in range(7):  # strands follow the form
            canvas.line([(60 - k * 2, -18 + k * 7), (10, -34 + k * 10), (-44, -18 + k * 7), (-94, -4 + k * 4)],
                [0.6, 2, 1.8, 0.5], "#c88a44", 0.6, clip=mask)
        # the shut mouth smiles
        canvas.line([(-100, 12), (-70, 16), (-30, 20), (8, 26), (26, 18)], [1, 3, 3, 3, 0.6], "#7a3018", 0.9,
            clip=mask)
        canvas.fill(ellipse(-88, -3, 6, 4, -20), "#7a3018", clip=mask, **LOOK)
        canvas.line([(-80, -12), (-90, -13), (-96, -6)], [0.6, 2.4, 0.6], "#c88a44", 0.9, clip=mask)
        canvas.fill(ellipse(-8, -12, 20, 14, -12), "#e0a860", alpha=0.7, soft=3, clip=mask)
        # closed eye
        canvas.line([(-26, -10), (-10, -1), (10, -10)], [1.4, 4, 1.4], "#5a1c14", 0.95, wobble=0.1, detail=1)
        for k in range(4):
            canvas.line([(-20 + k * 8, -6 + 3 * math.sin(k)), (-24 + k * 9, 2 + 2 * math.sin(k))], [1.6, 0.5],
                "#5a1c14", 0.9, wobble=0, detail=1)
        canvas.line([(-28, -24), (-8, -34), (16, -28)], [1.6, 6, 1.6], "#2f8a5a", 0.95, detail=0.9)
        # whiskers
        for pts in ([(-96, -2), (-128, -22), (-150, 2), (-176, -12)], [(-94, 8), (-120, 20), (-138, 46), (-166, 42)]):
            canvas.line(pts, [5, 4.4, 3.6, 2.4], NOODLE[0], form=0.7, radius=2.4, detail=0.85)
        canvas.fill(ellipse(20, 16, 15, 10), "#e0603f", alpha=0.3, soft=5, clip=mask)


def _egg(canvas: Canvas) -> None:
    """Half an egg: an island with a jetty."""
    x, y = 424, 548
    canvas.fill(ellipse(x + 8, y + 12, 74, 60), "#4a0c10", alpha=0.55, soft=7)
    canvas.fill(ellipse(x, y, 70, 57, -20), ["#ffffff", "#fdf3de", "#d8bfa0"],
        gradient=((x - 50, y - 40), (x + 50, y + 45)), form=0.7, radius=16, rim=("#ffffff", 3, 0.8), **LOOK)
    canvas.fill(ellipse(x - 4, y - 3, 39, 35, -20), ["#ffd060", "#f59a24", "#d86a18"],
        gradient=("r", (x - 16, y - 16), 50), form=0.6, radius=16, rim=("#fff0b0", 2, 0.7), **LOOK)
    canvas.fill(ellipse(x - 16, y - 14, 11, 7, -30), "#fff8d0", alpha=0.8, soft=3)
    for k, (hx, hy) in enumerate(((x + 40, y - 26), (x + 50, y - 8), (x + 26, y - 38))):  # the harbour office
        canvas.fill(rect(hx - 8, hy - 14, 16, 14), ["#fff6e0", "#d8b890"], **(LOOK | dict(detail=0.9)))
        canvas.fill(poly([(hx - 11, hy - 13), (hx, hy - 24), (hx + 11, hy - 13)]), "#a8262b", form=0.4, radius=4,
            **(LOOK | dict(detail=0.9)))
        canvas.fill(rect(hx - 2.4, hy - 9, 5, 5), "#ffd870", edge=0, wobble=0, detail=1)
    for a, b in (((x - 62, y + 12), (x - 108, y + 22)), ((x - 26, y + 50), (x - 44, y + 84))):  # jetties
        canvas.line([(a[0] + 3, a[1] + 5), (b[0] + 3, b[1] + 5)], 9, "#3a0a0c", 0.5, soft=2)
        canvas.line([a, b], 8, "#a8683c", form=0.5, radius=4, detail=0.85)
        for k in range(6):
            t = (k + 0.5) / 6
            px, py = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            canvas.line([(px - 3, py - 4), (px + 3, py + 4)], 1, "#5a2c1c", 0.8, wobble=0)


def _onion(canvas: Canvas, x: float, y: float, r: float, turn: float, kind: int) -> None:
    with canvas.at(x, y, r / 20, turn):
        canvas.fill(ellipse(3, 5, 22, 19), "#4a0c10", alpha=0.5, soft=3)
        canvas.fill(minus(ellipse(0, 0, 20, 17), ellipse(0, -1, 11, 9)), ["#e0f8b0", "#6ac070", "#1f7a4a"],
            form=0.85, radius=6, rim=("#f8fff0", 1.6, 0.8), **LOOK)
        canvas.fill(minus(ellipse(0, -1, 12, 10), ellipse(0, -1, 9.6, 7.8)), "#f4ffe0", alpha=0.8, **LOOK)
    if kind == 1:  # a tiny pine
        canvas.line([(x - r * 0.7, y), (x - r * 0.7, y - 10)], 2, "#5a2c1c", wobble=0)
        for k in range(3):
            canvas.fill(poly([(x - r * 0.7 - 9 + k * 2, y - 7 - k * 6), (x - r * 0.7, y - 20 - k * 6),
                (x - r * 0.7 + 9 - k * 2, y - 7 - k * 6)]), ["#2f8a5a", "#145040"], **(LOOK | dict(detail=0.9)))
    elif kind == 2:  # a hut with a lamp
        canvas.fill(rect(x + r * 0.3, y - 14, 14, 12), "#fff0d0", **(LOOK | dict(detail=0.9)))
        canvas.fill(poly([(x + r * 0.3 - 4, y - 13), (x + r * 0.3 + 7, y - 24), (x + r * 0.3 + 18, y - 13)]),
            "#c83a2a", **(LOOK | dict(detail=0.9)))
        canvas.fill(rect(x + r * 0.3 + 5, y - 10, 5, 5), "#ffe08a", edge=0, wobble=0, detail=1)


def _islands(canvas: Canvas) -> None:
    for k, (x, y, r) in enumerate(((484, 420, 21), (514, 452, 14), (470, 456, 13), (330, 668, 20), (372, 684, 14),
        (150, 592, 15), (480, 316, 15), (140, 276, 17), (118, 304, 12), (250, 214, 14), (250, 604, 12),
        (512, 500, 12), (262, 430, 11), (90, 420, 12))):
        _onion(canvas, x, y, r, k * 47, (1, 0, 2, 2, 1, 0, 1, 1, 0, 2, 0, 1, 0, 0)[k])
    for x, y, turn in ((404, 218, 20), (170, 560, -30), (520, 560, 60), (290, 596, 10)):  # chilli rings as buoys
        with canvas.at(x, y, 0.7, turn):
            canvas.fill(ellipse(2, 4, 14, 12), "#4a0c10", alpha=0.5, soft=3)
            canvas.fill(minus(ellipse(0, 0, 13, 11), ellipse(0, 0, 7, 5.6)), ["#ff7a5a", "#d0241f", "#8a1018"],
                form=0.9, radius=4, rim=("#fff0e0", 1.4, 0.8), **LOOK)


def _boat(canvas: Canvas, x: float, y: float, s: float, sail: Colour, face: float = 1, lamp: bool = True) -> None:
    """A fishing boat with a battened sail, origin the waterline."""
    with canvas.at(x, y, s, 0, face):
        canvas.fill(ellipse(4, 6, 34, 9), "#4a0c10", alpha=0.5, soft=3)
        canvas.line([(2, 0), (4, -50)], 2, "#4a2418", wobble=0)
        sheet = canvas.fill(smooth([(4, -52, 1), (22, -44), (28, -24), (24, -8, 1), (4, -9, 1)]),
            [mix(sail, "#fff0d0", 0.4), sail, mix(sail, "#3a0f14", 0.4)], gradient=((28, -40), (4, -10)), form=0.5,
            radius=8, rim=("#fff6dc", 1.4, 0.8), **(LOOK | dict(detail=0.9)))
        for k in range(4):
            canvas.line([(3, -42 + k * 10), (27, -38 + k * 9)], 1.2, "#5a2c1c", 0.8, clip=sheet, wobble=0.1)
        hull = canvas.fill(smooth([(-30, -9, 1), (-20, 3), (14, 5), (32, -10, 1), (16, -6), (-14, -5)]),
            ["#a8683c", "#5a2c1c"], form=0.7, radius=6, rim=("#ffe0a8", 1.4, 0.8), **(LOOK | dict(detail=0.9)))
        canvas.line([(-29, -8), (0, -4), (31, -9)], [0.8, 2, 0.8], "#3fa384", 0.9, clip=hull)
        canvas.fill(union(ellipse(-13, -15, 4.6), smooth([(-19, -6), (-17, -12), (-9, -12), (-7, -6)])), "#2f4a5a",
            **(LOOK | dict(detail=0.9)))
        canvas.fill(spline([(-22, -16, 1), (-13, -24), (-4, -16, 1)]), "#f0cd86", **(LOOK | dict(detail=0.9)))
        if lamp:
            canvas.glow(-26, -18, 30, "#ffd870", 0.7)
            canvas.fill(ellipse(-26, -18, 3), "#fff6c0", edge=0, wobble=0, detail=1)


def _boats(canvas: Canvas) -> None:
    _boat(canvas, 296, 566, 0.86, "#c83a2a", 1)
    _boat(canvas, 350, 618, 0.95, "#f3e3bf", -1)
    _boat(canvas, 506, 606, 0.74, "#c83a2a", -1)
    _boat(canvas, 496, 366, 0.66, "#3fa384", -1)


def _sticks(canvas: Canvas) -> None:
    """Two chopsticks over the rim: a bridge; a porter with baskets walks home."""
    pair = (((-40, 618), (640, 690)), ((-40, 660), (640, 712)))
    for (a, b) in pair:
        canvas.line([(a[0], a[1] + 26), (b[0], b[1] + 26)], [13, 18], "#1c0408", 0.5, soft=6)
    for (a, b) in pair:
        canvas.line([a, b], [13, 19], ["#c8402f", "#7a1820"], form=0.95, radius=9, rim=("#ffd0b0", 2.2, 0.8),
            detail=0.85)
        for t in (0.76, 0.8, 0.84):
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            canvas.line([(x - 1, y - 8), (x + 1, y + 9)], 5, "#f0c060", form=0.6, radius=2.5, detail=0.85)
    x, y = 226, 676
    canvas.fill(ellipse(x + 16, y + 3, 44, 8), "#1c0408", alpha=0.5, soft=4)
    with canvas.at(x, y, 1.08):
        person(canvas, WALK | dict(near=(12, -74), far=(16, -72), neck=(5, -78), head=(10, -89)), skin="#d89a6c",
            hair="#1c1014", top="#2f7a8a", legs="#f0dcb0", shoes="#3a1c14", temper="smile", old=True,
            rim=("#fff0cc", 1.4, 0.8), beard="goatee")
        canvas.line([(-56, -72), (8, -84), (70, -72)], 3.4, "#e0b070", form=0.6, radius=2, detail=0.9)
        for bx, c in ((-54, "#f0a050"), (68, "#8fd070")):
            for d in (-9, 9):
                canvas.line([(bx, -72), (bx + d, -40)], 1, "#5a2c1c", wobble=0, detail=0.9)
            canvas.fill(smooth([(bx - 15, -42, 1), (bx + 15, -42, 1), (bx + 11, -20), (bx - 11, -20)]),
                ["#f0cd86", "#a8683c"], form=0.7, radius=7, rim=("#fff6dc", 1.2, 0.8), **(LOOK | dict(detail=0.9)))
            for k in range(4):
                canvas.fill(ellipse(bx - 10 + k * 7, -44 - 3 * (k % 2), 6), [mix(c, "#ffffff", 0.4), c], form=0.7,
                    radius=5, **(LOOK | dict(detail=0.9)))
        with canvas.at(10, -89, 1, 8):
            canvas.fill(smooth([(-19, -3, 1), (0, -20), (19, -3, 1), (0, -7)]), ["#fff0c0", "#d8a850"], form=0.7,
                radius=8, rim=("#fffdf0", 1.2, 0.8), **(LOOK | dict(detail=0.95)))


def _steam(canvas: Canvas) -> None:
    for x, y, s, sway in ((200, 330, 1, 1), (330, 250, 1.15, -1), (420, 440, 0.9, 1)):
        pts = [(x, y), (x + 34 * sway * s, y - 70 * s), (x - 24 * sway * s, y - 150 * s),
            (x + 30 * sway * s, y - 250 * s)]
        canvas.fill(ribbon(pts, [10 * s, 34 * s, 30 * s, 12 * s]), "#fff6e6", alpha=0.3, soft=11, edge=0,
            fade=(pts[1], pts[3]))
