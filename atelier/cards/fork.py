"""A path through a marsh divides; where it parts someone has left a small red suitcase."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import along, curve, ellipse, poly, rect, ribbon, smooth

CARD = Card(
    id="fork",
    palette="dusk-straw",
    composition="wide horizon",
    setting="marsh",
    mood="anticipation",
    themes=("choice", "journey", "nature", "future", "freedom"),
    hero="forking path",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=830,
    grading=dict(contrast=1.07, vignette=0.26, warm=0.03, saturation=1.05),
)

HORIZON = 446
CRISP = dict(edge=0.1, wobble=0.3, detail=0.85)
LOW = (0.25, -0.85, 0.35)  # the light comes from the horizon, a little from the right
GOLD = ("#fff0b8", 1.8, 0.8, LOW)
LEFT = [(290, 720), (262, 672), (196, 634), (110, 612), (52, 588), (74, 562), (130, 544), (120, 524), (62, 508), (-30, 498)]
RIGHT = [(298, 720), (334, 664), (408, 628), (474, 604), (490, 580), (446, 558), (418, 536), (446, 514), (474, 496),
    (462, 480), (470, 466), (466, 454)]
LEFT_WIDE = [92, 66, 50, 40, 31, 26, 21, 16, 12, 9]
RIGHT_WIDE = [92, 66, 50, 40, 32, 25, 19, 14, 10, 6, 4, 2]
STEM = [(250, 960), (252, 880), (278, 800), (294, 716)]
STEM_WIDE = [250, 190, 134, 92]


def draw(canvas: Canvas) -> None:
    """Evening sky, the marsh to the horizon, the path, reeds against the light."""
    canvas.set_light((0.25, -0.8, 0.5), ambient="#2c3446", key="#ffe6a8")
    canvas.sky([(0, "#3d5a80"), (0.16, "#5f7f98"), (0.3, "#9aa9a4"), (0.41, "#e8c68c"), (0.48, "#ffe29a"), (0.5, "#fff0bc"),
        (1, "#fff0bc")], swirl=0.06)
    _far(canvas)
    _marsh(canvas)
    brush.background(canvas, radii=(20, 9, 4, 2.4))
    _pools(canvas)
    _path(canvas)
    _grass(canvas)
    _suitcase(canvas)
    _reeds(canvas)
    canvas.glow(466, HORIZON, 300, "#ffe6a0", 0.28, power=2)


def _far(canvas: Canvas) -> None:
    for y, tone, seed in ((HORIZON - 4, "#b8a486", 1), (HORIZON + 4, "#968e70", 2)):
        random = dice(seed)
        top = [(-20 + 32 * k, y - 9 * random.random() * (1 - math.exp(-(((-20 + 32 * k) - 466) / 90) ** 2))) for k in range(21)]
        canvas.fill(smooth([*top, (660, 500, 1), (-40, 500, 1)]), tone, edge=0.3)


def _marsh(canvas: Canvas) -> None:
    """Strips of straw and moss, paler toward the light."""
    random = dice(4)
    canvas.fill(rect(-20, HORIZON + 8, 640, 500), ["#c4ac6c", "#8c8850", "#52663e", "#223a30"], edge=0.1)
    for k in range(46):
        t = (k / 46) ** 1.5
        y, x = HORIZON + 10 + 440 * t, random.random() * 640 - 20
        wide, high = 70 + 190 * random.random(), 4 + 34 * t
        tone = mix(("#d8bc70", "#7c8a50", "#4c6a4a", "#a8904e")[k % 4], "#1c342e", 0.62 * t)
        canvas.fill(smooth([(x - wide, y), (x - wide * 0.3, y - high), (x + wide * 0.4, y - high * 0.7), (x + wide, y),
            (x + wide * 0.3, y + high * 0.8), (x - wide * 0.4, y + high)]), tone, alpha=0.6, soft=1 + 4 * t, edge=0.4)
    for k in range(900):  # sedge, bank behind bank
        t = (k / 900) ** 1.3
        x = random.random() * 640 - 20
        y = HORIZON + 12 + 440 * t + 5 * math.sin(x / (30 + 60 * t) + k // 30)
        tall = (3 + 30 * t) * (0.5 + random.random())
        tone = mix(("#f0cc7c", "#c09c54", "#5c7040", "#38543a", "#e0b868")[int(5 * random.random())], "#1c342e", 0.42 * t)
        canvas.line([(x, y + 2), (x + 2, y - tall * 0.6), (x + (4 + 10 * t) * (random.random() - 0.3), y - tall)],
            [1 + 4 * t, 0.8 + 3 * t, 0.4], tone, 0.6, wobble=0.2)


def _pools(canvas: Canvas) -> None:
    """Still water that keeps the colour of the sky."""
    random = dice(9)
    for x, y, wide, high, tone in ((240, 466, 150, 5, "#ffeeb4"), (556, 474, 70, 6, "#ffeeb4"), (300, 500, 90, 8, "#ffe4a0"),
        (570, 530, 80, 12, "#f8d898"), (246, 572, 84, 13, "#e4cfa0"), (26, 660, 96, 22, "#b8c0b0"), (560, 660, 92, 22, "#b8bca8"),
        (66, 818, 108, 32, "#7a96a4"), (520, 800, 120, 34, "#8aa0a6")):
        shore = smooth([(x - wide, y), (x - wide * 0.55, y - high * 0.7), (x - wide * 0.1, y - high), (x + wide * 0.35, y - high * 0.6),
            (x + wide, y - high * 0.1), (x + wide * 0.5, y + high * 0.6), (x, y + high * 0.8), (x - wide * 0.5, y + high * 0.9)])
        canvas.fill(shore, "#26382e", alpha=0.6, soft=2 + high * 0.16, edge=0.2)
        water = canvas.fill(shore, [mix(tone, "#ffffff", 0.25), tone, mix(tone, "#3a5a70", 0.5)], edge=0.15, wobble=0.6,
            detail=0.6, texture=0.02)
        for _ in range(5):
            u, v = random.uniform(-0.7, 0.5), random.uniform(-0.6, 0.6)
            canvas.line([(x + wide * u, y + high * v), (x + wide * (u + 0.3), y + high * v)], [0.4, 1.2 + high * 0.05, 0.4],
                "#fff6d8", 0.5, clip=water, wobble=0.2)


def _path(canvas: Canvas) -> None:
    """From our feet, a sand bank with a lit crown and ruts; it parts round a tussock, and neither end can be seen."""
    parts = ((LEFT, LEFT_WIDE), (RIGHT, RIGHT_WIDE), (STEM, STEM_WIDE))
    for way, wide in parts:  # the bank it lies on
        canvas.fill(ribbon([(x, y + w * 0.1 + 2) for (x, y), w in zip(way, wide, strict=True)], [w * 1.16 + 3 for w in wide]),
            "#2a3428", alpha=0.8, soft=2, edge=0.4)
    masks = []
    for way, wide in parts:
        masks.append(canvas.fill(ribbon(way, wide), [(0, "#fff0c0"), (0.3, "#f0d092"), (0.65, "#d6aa70"), (1, "#a87a56")],
            gradient=((0, HORIZON), (0, 900)), form=0.25, radius=12, shade="#8a6650", edge=0.3, wobble=0.6, texture=0.05,
            grain=0.2, detail=0.6))
    random = dice(6)
    for (way, wide), mask in zip(parts, masks, strict=True):
        c = curve(way, 16)
        w = np.interp(np.linspace(0, 1, len(c)), np.linspace(0, 1, len(wide)), wide)
        d = np.gradient(c, axis=0)
        normal = np.stack([-d[:, 1], d[:, 0]], 1) / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-6) * w[:, None]
        for side in (-0.2, 0.2):  # two ruts
            rut = c + normal * side
            points = [(float(x), float(y)) for x, y in rut[::4]]
            canvas.line(points, [float(v) * 0.1 + 0.4 for v in w[::4]], "#96704e", 0.45, clip=mask, wobble=0.6, soft=0.8)
        for _ in range(70):
            i, side = int(random.random() * (len(c) - 1)), random.uniform(-0.46, 0.46)
            x, y = c[i] + normal[i] * side
            r = w[i] * (0.004 + 0.012 * random.random() ** 2)
            canvas.fill(ellipse(float(x), float(y), max(0.6, r * 1.5), max(0.4, r)), ("#8a6a4c", "#fff0c8", "#b08a62")[i % 3],
                alpha=0.6, clip=mask, edge=0.2)


def _tuft(canvas: Canvas, x: float, y: float, size: float, random, dry: float = 0.5) -> None:
    """Blades from one foot, dark at the root, their tips in the light."""
    canvas.fill(ellipse(x, y, 15 * size, 4 * size), "#1c2c26", alpha=0.5, soft=2 * size, edge=0)
    for _ in range(13):
        bend, tall = (random.random() - 0.5) * 34 * size, (18 + 30 * random.random()) * size
        foot = x + 18 * size * (random.random() - 0.5)
        tone = ("#3c5638", "#5c7444", "#8a8a4c", "#c8a85c", "#ecd080")[min(4, int(random.random() * 3 + dry * 3))]
        canvas.line([(foot, y + 2 * size), (foot + bend * 0.3, y - tall * 0.6), (foot + bend, y - tall)],
            [3 * size, 2.2 * size, 0.4], tone, 0.95, wobble=0.2, detail=0.7)


def _grass(canvas: Canvas) -> None:
    """Tussocks hem the path on both sides and fill the place where it parts."""
    random = dice(12)
    tufts = []
    spots = np.concatenate([np.column_stack([c := curve(way, 8), np.interp(np.linspace(0, 1, len(c)), np.linspace(0, 1, len(wide)),
        wide)]) for way, wide in ((LEFT, LEFT_WIDE), (RIGHT, RIGHT_WIDE), (STEM, STEM_WIDE))])

    def free(x: float, y: float, share: float, more: float = 0) -> bool:
        return bool((np.hypot(x - spots[:, 0], (y - spots[:, 1]) * 1.25) > spots[:, 2] * share + more).all())

    for way, wide in ((LEFT, LEFT_WIDE), (RIGHT, RIGHT_WIDE), (STEM, STEM_WIDE)):
        for k in range(30):
            t = (k + random.random()) / 30
            (x, y), (u, v) = along(way, max(0, t - 0.01)), along(way, min(1, t + 0.01))
            w = float(np.interp(t, np.linspace(0, 1, len(wide)), wide))
            n = math.hypot(u - x, v - y) + 1e-6
            for side in (-0.54, 0.54):
                px, py = x - (v - y) / n * w * side, y + (u - x) / n * w * side
                if free(px, py, 0.48) and random.random() < 0.62:
                    tufts.append((py, px, (0.1 + 0.95 * max(0, (py - HORIZON) / 450) ** 1.1) * (0.6 + 0.7 * random.random())))
    for _ in range(70):
        y = HORIZON + 26 + 430 * random.random() ** 0.8
        x = random.random() * 640 - 20
        if free(x, y, 0.6, 6):
            tufts.append((y, x, 0.12 + 1.0 * ((y - HORIZON) / 450) ** 1.1))
    for y, x, size in sorted(tufts):
        _tuft(canvas, x, y, size, random, 0.75 - 0.5 * (y - HORIZON) / 450)
    for x, y, size in ((284, 652, 0.5), (312, 648, 0.5), (298, 664, 0.62), (272, 656, 0.46)):
        _tuft(canvas, x, y, size, random, 0.6)


def _suitcase(canvas: Canvas) -> None:
    """Small, red, old, with a strap; its shadow comes toward us."""
    with canvas.at(295, 712, 0.98):
        canvas.fill(poly([(-27, -2), (27, -2), (4, 62), (-66, 58)]), "#3c2a38", alpha=0.62, soft=3.4, edge=0, blend="multiply")
        canvas.fill(ribbon([(-11, -38), (-9, -49), (9, -49), (11, -38)], [4.4, 4.6, 4.6, 4.4]), ["#8a5a36", "#3c2420"], form=0.8,
            radius=2, rim=GOLD, **CRISP)
        side = poly([(27, -37), (36, -41), (36, -5), (27, 1)])
        canvas.fill(side, ["#f0765a", "#a83a34"], rim=GOLD, form=0.3, radius=4, **CRISP)
        canvas.fill(poly([(-28, -37), (-20, -41), (36, -41), (27, -36)]), ["#ff9a78", "#e8604c"], rim=GOLD, **CRISP)
        front = canvas.fill(rect(-28, -38, 56, 40, 4), ["#d8483c", "#b42c30", "#701a2c"], form=0.5, radius=6, shade="#4c1424",
            rim=("#ffc898", 1.6, 0.8, LOW), grain=0.2, **CRISP)
        for x in (-16, 16):
            canvas.fill(rect(x - 3, -39, 6, 42), ["#a8713e", "#5a3424"], clip=front, form=0.4, radius=2, **CRISP)
            canvas.fill(rect(x - 4.4, -28, 8.8, 7, 1), ["#ffe08a", "#a8783c"], form=0.5, radius=2, edge=0, wobble=0, detail=1)
        for x, y in ((-28, -38), (28, -38), (-28, 2), (28, 2)):
            canvas.fill(ellipse(x, y, 9, 9), ["#a8713e", "#5a3424"], clip=front, form=0.5, radius=3, **CRISP)
        canvas.line([(-27, -37), (0, -38), (27, -37)], [1, 1.8, 1], "#ffd8a8", 0.8, wobble=0.1, detail=1)


def _reeds(canvas: Canvas) -> None:
    """A few bulrushes near us, dark against the water, edged with light."""
    random = dice(3)
    for base, count, sway in ((30, 9, 1), (560, 12, -1)):
        for _ in range(count):
            x, tall = base + 90 * (random.random() - 0.5), 150 + 190 * random.random()
            tip = x + sway * (10 + 34 * random.random())
            canvas.line([(x, 930), (x + (tip - x) * 0.3, 900 - tall * 0.5), (tip, 900 - tall)], [5, 3.6, 1], "#22342a", 0.95,
                wobble=0.3, detail=0.8)
            canvas.line([(x + 1.4, 930), (x + 1.4 + (tip - x) * 0.3, 900 - tall * 0.5), (tip + 0.6, 900 - tall)], [1, 1, 0.4],
                "#d8c078", 0.6, wobble=0.3, detail=0.8)
            if random.random() < 0.55:
                y = 900 - tall
                canvas.fill(ribbon([(tip - sway * 1, y + 34), (tip + sway * 2, y - 6)], [11, 10]), ["#8a5634", "#4c2c24"], form=0.85,
                    radius=5, rim=GOLD, **CRISP)
                canvas.line([(tip + sway * 2, y - 8), (tip + sway * 4, y - 22)], [1.6, 0.5], "#5a4430", wobble=0.1, detail=0.8)
        for _ in range(14):
            x = base + 150 * (random.random() - 0.5)
            bend, tall = (random.random() - 0.5) * 120, 90 + 120 * random.random()
            canvas.line([(x, 930), (x + bend * 0.2, 900 - tall * 0.6), (x + bend, 900 - tall)], [8, 6, 0.5],
                ("#2c4632", "#4a6440", "#1c2e28", "#8a8a4c")[int(4 * random.random())], 0.95, wobble=0.2, detail=0.7)
