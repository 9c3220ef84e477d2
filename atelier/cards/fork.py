"""A path through a marsh divides; where it parts someone has left a small red suitcase."""

import math

import numpy as np
import skia

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import curve, ellipse, minus, poly, rect, ribbon, smooth, union

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
# metres above the marsh; what a metre at one metre covers; the middle of the view
EYE, FOCUS, MIDDLE = 1.55, 760, 300
LEFT = [(286, 740), (262, 690), (196, 644), (112, 616), (52, 590), (70, 563), (130, 544), (120, 526), (62, 510),
    (-40, 499)]
RIGHT = [(304, 740), (336, 680), (404, 636), (474, 605), (488, 580), (446, 558), (418, 537), (446, 515), (474, 497),
    (462, 481), (470, 467), (466, 454)]
STEM = [(248, 980), (252, 890), (280, 800), (295, 720)]
WAYS = ((LEFT, 0.62), (RIGHT, 0.62), (STEM, 0.86))


def draw(canvas: Canvas) -> None:
    """Evening sky, the marsh to the horizon, the path, reeds against the light."""
    canvas.set_light((0.25, -0.8, 0.5), ambient="#2c3446", key="#ffe6a8")
    canvas.sky([(0, "#3d5a80"), (0.16, "#5f7f98"), (0.3, "#9aa9a4"), (0.41, "#e8c68c"), (0.48, "#ffe29a"),
        (0.5, "#fff0bc"), (1, "#fff0bc")], swirl=0.06)
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
        top = [(-20 + 32 * k, y - 9 * random.random() * (1 - math.exp(-(((-20 + 32 * k) - 466) / 90) ** 2)))
            for k in range(21)]
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
        canvas.fill(smooth([(x - wide, y), (x - wide * 0.3, y - high), (x + wide * 0.4, y - high * 0.7),
            (x + wide, y), (x + wide * 0.3, y + high * 0.8), (x - wide * 0.4, y + high)]), tone, alpha=0.6,
            soft=1 + 4 * t, edge=0.4)
    for k in range(900):  # sedge, bank behind bank
        t = (k / 900) ** 1.3
        x = random.random() * 640 - 20
        y = HORIZON + 12 + 440 * t + 5 * math.sin(x / (30 + 60 * t) + k // 30)
        tall = (3 + 30 * t) * (0.5 + random.random())
        tone = mix(("#f0cc7c", "#c09c54", "#5c7040", "#38543a", "#e0b868")[int(5 * random.random())], "#1c342e",
            0.42 * t)
        canvas.line([(x, y + 2), (x + 2, y - tall * 0.6), (x + (4 + 10 * t) * (random.random() - 0.3), y - tall)],
            [1 + 4 * t, 0.8 + 3 * t, 0.4], tone, 0.6, wobble=0.2)


def _ground(x, y):
    """Where a point of the picture lies on the marsh, in metres: to the right, and away from us."""
    away = EYE * FOCUS / (y - HORIZON)
    return (x - MIDDLE) * away / FOCUS, away


def _seen(right, away, nearer: float = 0) -> list[tuple[float, float]]:
    """Points of the marsh as points of the picture, moved towards us by some metres."""
    away = np.maximum(away - nearer, 1.4)
    return [(float(x), float(y)) for x, y in zip(MIDDLE + FOCUS * right / away, HORIZON + EYE * FOCUS / away,
        strict=True)]


def _lane(way: list, metres: float, seed: int) -> tuple:
    """Both trodden rims of a path of even width that lies flat on the marsh, and its middle."""
    c = curve(way, 24)
    middle = np.stack(_ground(c[:, 0], c[:, 1]), 1)
    d = np.gradient(middle, axis=0)
    normal = np.stack([-d[:, 1], d[:, 0]], 1) / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-6)
    random, steps = dice(seed), np.linspace(0, 1, len(c))
    rims = []
    for side in (-0.5, 0.5):
        ragged = np.interp(steps, np.linspace(0, 1, len(c) // 3), 0.86 + 0.3 * random.random(len(c) // 3))
        rims.append(middle + normal * (side * metres * ragged)[:, None])
    return rims[0], rims[1], middle, normal


def _bed(lane: tuple, nearer: float = 0) -> skia.Path:
    right, away = np.concatenate([lane[0], lane[1][::-1]]).T
    return poly(_seen(right, away, nearer))


def _pool(x: float, y: float, wide: float, seed: int, nearer: float = 0, more: float = 1) -> skia.Path:
    """A round-ended pool, wide units across, flat on the marsh."""
    random = dice(seed)
    right, away = _ground(x, y)
    half = wide * away / FOCUS * more
    turn = np.arange(14) / 14 * math.tau
    swell = 0.8 + 0.3 * random.random(14) + 0.14 * np.cos(2 * turn)
    deep = np.minimum(0.75, 0.3 * away / half)  # far pools would vanish, near ones would drown the marsh
    return smooth(_seen(right + half * swell * np.cos(turn), away + half * deep * swell * np.sin(turn), nearer))


POOLS = ((246, 464, 150, "#ffeeb4"), (548, 470, 66, "#ffeeb4"), (300, 496, 84, "#fbe2a4"), (566, 526, 76, "#f0d69c"),
    (246, 570, 74, "#d9cda4"), (20, 668, 84, "#9fb2b0"), (566, 664, 86, "#a3b4ae"), (62, 822, 110, "#6f8ea2"),
    (508, 806, 106, "#7a97a6"))


def _pools(canvas: Canvas) -> None:
    """Still water in hollows: it keeps the sky, the far bank throws its dark reflection, the ends are lost in sedge."""
    for k, (x, y, wide, tone) in enumerate(POOLS):
        size = (y - HORIZON) / 450
        canvas.fill(_pool(x, y, wide, k, more=1.1), "#22342a", alpha=0.5, soft=1.5 + 9 * size, edge=0.2)
        shore = _pool(x, y, wide, k)
        water = canvas.fill(shore, [mix(tone, "#fff0c0", 0.3), tone, mix(tone, "#2c4a66", 0.3 + 0.3 * size)],
            edge=0.3, wobble=0.8, soft=0.4 + size, detail=0.5, texture=0.02, grain=0.1)
        for nearer, strength in ((0.55, 0.4), (0.25, 0.6)):
            bank = minus(shore, _pool(x, y, wide, k, nearer * (0.5 + 2 * (1 - size) ** 6)))
            canvas.fill(bank, "#2c4034", alpha=strength, soft=0.6 + 4 * size, clip=water, edge=0.2)


def _path(canvas: Canvas) -> None:
    """From our feet, sand trodden into the marsh: the grass of the far rim throws its shadow in; neither end can be seen."""
    lanes = [_lane(way, metres, 20 + k) for k, (way, metres) in enumerate(WAYS)]
    bed = union(*[skia.Simplify(_bed(lane)) for lane in lanes])
    canvas.fill(bed, "#2e3a2a", alpha=0.55, soft=5, edge=0.3)
    sand = canvas.fill(bed, [(0, "#fff0c0"), (0.14, "#f4d69a"), (0.42, "#d4a872"), (0.7, "#b08258"), (1, "#7c563f")],
        gradient=((0, HORIZON), (0, 900)), edge=0.5, wobble=0.5, soft=0.5, texture=0.03, grain=0.2, detail=0.5)
    random = dice(6)
    for lane, (_, metres) in zip(lanes, WAYS, strict=True):
        _, _, middle, normal = lane
        for side in (-0.2, 0.21):  # two ruts, worn and broken
            worn = 0.03 + 0.06 * random.random((len(middle), 1))
            rut = np.concatenate([middle + normal * (side - worn) * metres,
                (middle + normal * (side + worn) * metres)[::-1]])
            canvas.fill(poly(_seen(rut[:, 0], rut[:, 1])), "#6e4c38", alpha=0.34, clip=sand, wobble=0.6, soft=1.4,
                edge=0.4)
        for _ in range(46):
            i, side = int(random.random() * (len(middle) - 1)), random.uniform(-0.44, 0.44)
            (x, y), = _seen(*(middle[i : i + 1] + normal[i : i + 1] * side * metres).T)
            r = (y - HORIZON) * (0.002 + 0.006 * random.random() ** 4)
            if r > 0.5:
                canvas.fill(ellipse(x, y + r * 1.1, r * 1.8, r), "#4c3428", alpha=0.5, clip=sand, soft=0.4, edge=0.2)
                canvas.fill(ellipse(x, y, r * 1.5, r), ["#f2d6a0", "#8a6446"], alpha=0.8, clip=sand, edge=0.2)
    for nearer, strength in ((0.5, 0.4), (0.22, 0.62)):  # the sun stands low behind: far rims shade the sand
        lit = union(*[skia.Simplify(_bed(lane, nearer)) for lane in lanes])
        canvas.fill(minus(bed, lit), "#2b3028", alpha=strength, soft=2.2, clip=sand, edge=0.4, blend="normal")


def _blades(canvas: Canvas, feet: list, tones: tuple, random) -> None:
    """Sedge from many feet (x, y, tall) in one depth: one fill a tone, dark at the root, light at the tip."""
    paths, gold = [skia.Path() for _ in tones], skia.Path()
    for x, y, tall in feet:
        path = paths[int(random.random() * len(tones))]
        high, bend, half = tall * (0.5 + 0.6 * random.random()), tall * random.normal(0.08, 0.34), max(0.35,
            tall * 0.05)
        path.moveTo(x - half, y)
        path.quadTo(x - half + bend * 0.1, y - high * 0.6, x + bend, y - high)
        path.quadTo(x + half + bend * 0.1, y - high * 0.55, x + half, y)
        path.close()
        if y > 500 and random.random() < 0.17:  # the sun behind it runs along its edge
            gold.moveTo(x + half * 0.4 + bend * 0.16, y - high * 0.45)
            gold.quadTo(x + half * 0.6 + bend * 0.4, y - high * 0.72, x + bend, y - high)
            gold.quadTo(x + half * 1.5 + bend * 0.4, y - high * 0.7, x + half * 1.1 + bend * 0.16, y - high * 0.45)
            gold.close()
    top, low = min(y - tall for _, y, tall in feet), max(y for _, y, _ in feet)
    for path, tone in zip(paths, tones, strict=True):
        if not path.isEmpty():
            canvas.fill(path, [tone, mix(tone, "#1e3028", 0.75)], gradient=((0, top), (0, low)), edge=0, wobble=0,
                grain=0.1, texture=0, alpha=0.94, detail=0.6)
    if not gold.isEmpty():
        canvas.fill(gold, "#f6d488", edge=0, wobble=0, grain=0.1, texture=0, alpha=0.62, detail=0.7)


def _grass(canvas: Canvas) -> None:
    """Sedge leans over both rims of the path and into the pools, row before row, and closes the place where it parts."""
    random = dice(12)
    feet = []
    for k, (way, metres) in enumerate(WAYS):
        lane = _lane(way, metres, 20 + k)
        others = [skia.Simplify(_bed(_lane(*WAYS[j], 20 + j))) for j in range(3) if j != k]
        for rim, out in ((lane[0], -1), (lane[1], 1)):
            for i in range(len(rim) - 1):
                (x, y), (u, v) = _seen(*rim[i : i + 2].T)
                if 460 < y < (960 if way is STEM else 724):
                    for _ in range(int(2 + math.hypot(u - x, v - y) * 0.62)):
                        t, push = random.random(), abs(random.normal(0, 0.05)) - 0.012
                        right, away = rim[i] + (rim[i + 1] - rim[i]) * t + lane[3][i] * out * push
                        (px, py), = _seen(np.array([right]), np.array([away]))
                        if not any(path.contains(px, py) for path in others):
                            feet.append((px, py, (py - HORIZON) * 0.115 * (0.45 + 0.75 * random.random() ** 2)))
    for k, (x, y, wide, _) in enumerate(POOLS):
        shore = np.array([_pool(x, y, wide, k, more=1.03).getPoint(i)
            for i in range(_pool(x, y, wide, k).countPoints())])
        centre = x
        for _ in range(int(30 + 0.8 * wide)):
            i = int(random.random() * len(shore))
            px, py = float(shore[i].fX), float(shore[i].fY)
            px += random.normal(0, 7)
            near = py > y and abs(px - centre) < wide * 0.7
            if not near or random.random() < 0.22:
                feet.append((px, py + 1, (py - HORIZON) * (0.05 if near else 0.1) * (0.4 + 0.8 * random.random())))
    closed = [skia.Simplify(_bed(_lane(way, metres, 20 + k))) for k, (way, metres) in enumerate(WAYS)]
    closed += [_pool(x, y, wide, k) for k, (x, y, wide, _) in enumerate(POOLS)]
    for _ in range(190):  # loose clumps over the marsh
        y = HORIZON + 16 + 440 * random.random() ** 1.2
        x, wide = random.random() * 640 - 20, (y - HORIZON) * 0.09
        for _ in range(9):
            px, py = x + random.normal(0, wide), y + random.normal(0, wide * 0.15)
            if not any(path.contains(px, py) for path in closed):
                feet.append((px, py, (y - HORIZON) * 0.12 * (0.4 + 0.8 * random.random())))
    for _ in range(46):  # the tongue of grass between the two ways
        feet.append((random.normal(297, 9), 676 + random.normal(0, 5), 22 * (0.4 + 0.8 * random.random())))
    feet.sort(key=lambda foot: foot[1])
    for low in range(HORIZON, 980, 9):
        row = [foot for foot in feet if low <= foot[1] < low + 9]
        if row:
            t = min(1, (low - HORIZON) / 450)
            tones = [mix(tone, "#2b4434", 0.42 * t) for tone in ("#5f7444", "#8e8c4e", "#b89a54", "#dcbc70",
                "#4a6440")]
            _blades(canvas, row, tuple(tones), random)


def _suitcase(canvas: Canvas) -> None:
    """Small, red, old, with a strap; its shadow comes toward us."""
    with canvas.at(295, 712, 0.98):
        canvas.fill(poly([(-27, -2), (27, -2), (4, 62), (-66, 58)]), "#3c2a38", alpha=0.62, soft=3.4, edge=0,
            blend="multiply")
        canvas.fill(poly([(-30, -3), (37, -7), (35, 3), (25, 7), (-30, 7)]), "#2a1820", alpha=0.7, soft=2, edge=0)
        canvas.fill(ribbon([(-11, -38), (-9, -49), (9, -49), (11, -38)], [4.4, 4.6, 4.6, 4.4]),
            ["#8a5a36", "#3c2420"], form=0.8, radius=2, rim=GOLD, **CRISP)
        side = poly([(27, -37), (36, -41), (36, -5), (27, 1)])
        canvas.fill(side, ["#f0765a", "#a83a34"], rim=GOLD, form=0.3, radius=4, **CRISP)
        canvas.fill(poly([(-28, -37), (-20, -41), (36, -41), (27, -36)]), ["#ff9a78", "#e8604c"], rim=GOLD, **CRISP)
        front = canvas.fill(rect(-28, -38, 56, 40, 4), ["#d8483c", "#b42c30", "#701a2c"], form=0.5, radius=6,
            shade="#4c1424", rim=("#ffc898", 1.6, 0.8, LOW), grain=0.2, **CRISP)
        for x in (-16, 16):
            canvas.fill(rect(x - 3, -39, 6, 42), ["#a8713e", "#5a3424"], clip=front, form=0.4, radius=2, **CRISP)
            canvas.fill(rect(x - 4.4, -28, 8.8, 7, 1), ["#ffe08a", "#a8783c"], form=0.5, radius=2, edge=0, wobble=0,
                detail=1)
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
            canvas.line([(x, 930), (x + (tip - x) * 0.3, 900 - tall * 0.5), (tip, 900 - tall)], [5, 3.6, 1],
                "#22342a", 0.95, wobble=0.3, detail=0.8)
            canvas.line([(x + 1.4, 930), (x + 1.4 + (tip - x) * 0.3, 900 - tall * 0.5), (tip + 0.6, 900 - tall)],
                [1, 1, 0.4], "#d8c078", 0.6, wobble=0.3, detail=0.8)
            if random.random() < 0.55:
                y = 900 - tall
                canvas.fill(ribbon([(tip - sway * 1, y + 34), (tip + sway * 2, y - 6)], [11, 10]),
                    ["#8a5634", "#4c2c24"], form=0.85, radius=5, rim=GOLD, **CRISP)
                canvas.line([(tip + sway * 2, y - 8), (tip + sway * 4, y - 22)], [1.6, 0.5], "#5a4430", wobble=0.1,
                    detail=0.8)
        for _ in range(14):
            x = base + 150 * (random.random() - 0.5)
            bend, tall = (random.random() - 0.5) * 120, 90 + 120 * random.random()
            canvas.line([(x, 930), (x + bend * 0.2, 900 - tall * 0.6), (x + bend, 900 - tall)], [8, 6, 0.5],
                ("#2c4632", "#4a6440", "#1c2e28", "#8a8a4c")[int(4 * random.random())], 0.95, wobble=0.2, detail=0.7)
