"""Between two house fronts the washing lines carry pieces of sky; our own arm pegs out a bright morning."""

import itertools
import math
from collections.abc import Sequence

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs import sculpt
from atelier.noise import dice
from atelier.paths import Point, Points, along, ellipse, poly, rect, smooth, union
from atelier.space import Room

CARD = Card(
    id="laundry",
    palette="mint-coral",
    composition="vanishing point",
    setting="street",
    mood="joy",
    themes=("home", "weather", "work", "choice"),
    hero="sky laundry",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=311,
    grading=dict(contrast=1.06, vignette=0.26, warm=0.05, shadows="#1f3a44"),
)

LANE = Room(306, 372)
WIDE, ROOF, GROUND = 300, -640, 760  # half the lane's breadth; the eaves and the paving, below and above our eyes
NEAR, FAR = 0.7, 5.6
CREAM, CORAL = "#fff4e3", "#ee7660"
CRISP = dict(edge=0.06, wobble=0.2, grain=0.1, texture=0.01, detail=0.88)


def draw(canvas: Canvas) -> None:
    """The lane first, then the lines from far to near, last the sheet we hang ourselves."""
    canvas.set_light((-0.6, -0.6, 0.5), ambient="#23404a", key="#fff2cc")
    canvas.calm(0.7, 0.6)
    _lane(canvas)
    brush.background(canvas, radii=(9, 5, 3))
    canvas.glow(306, 372, 200, "#fff6d0", 0.55, power=1.5)
    with brush.loose(canvas, radii=(5, 3)):
        _tower(canvas)
    _paving(canvas)
    _lines(canvas)
    _morning(canvas)
    _basket(canvas)
    _arm(canvas)


def _lane(canvas: Canvas) -> None:
    """A strip of sky, two fronts that run away from us, one in shade, one with the sun on its upper floors."""
    canvas.sky([(0, "#6fb6c8"), (0.22, "#b4dcd2"), (0.4, "#fff0c8"), (0.6, "#f4d8a8"), (1, "#c8a884")], swirl=0.04)
    canvas.fill(LANE.quad((-WIDE, GROUND, NEAR), (WIDE, GROUND, NEAR), (WIDE, GROUND, FAR), (-WIDE, GROUND, FAR)),
        ["#f0d0a0", "#8a7468"], gradient=((306, 500), (306, 800)))
    for side, near, far, line in ((-1, "#8c3a34", "#e09a7c", "#e8b090"), (1, "#2f7468", "#a8dcc0", "#c8ecd4")):
        x = side * WIDE
        wall = LANE.quad((x, ROOF, NEAR), (x, GROUND, NEAR), (x, GROUND, FAR), (x, ROOF, FAR))
        start, end = LANE(x, 0, 0.9), LANE(x, 0, FAR)
        front = canvas.fill(wall, [(0, near), (0.55, mix(near, far, 0.55)), (1, far)], gradient=(start, end),
            texture=0.02, edge=0.05)
        canvas.fill(LANE.quad((x, 240, NEAR), (x, GROUND, NEAR), (x, GROUND, FAR), (x, 240, FAR)), "#1c3440",
            alpha=0.3, soft=20, clip=front, edge=0)
        if side > 0:
            canvas.fill(LANE.quad((x, ROOF, NEAR), (x, -20, NEAR), (x, -260, FAR), (x, ROOF, FAR)), "#ffe6a8",
                alpha=0.5, soft=2, clip=front, edge=0.1)
        for y in (-430, -210, 10, 230, 450):
            canvas.line([LANE(x, y, NEAR), LANE(x, y, FAR)], [5, 0.8], line, 0.7, wobble=0.2, clip=front)
            canvas.line([LANE(x, y + 10, NEAR), LANE(x, y + 10, FAR)], [4, 0.6], "#1c3038", 0.35, wobble=0.2,
                clip=front)
        for k in range(8):
            for floor in range(5):
                _window(canvas, x, -600 + 220 * floor, 1.02 + 0.6 * k, (k * 2 + floor * 3 + (side > 0)) % 5)
        eaves = LANE.quad((x, ROOF, NEAR), (x * 0.86, ROOF + 4, NEAR), (x * 0.86, ROOF + 4, FAR), (x, ROOF - 30, FAR))
        canvas.fill(eaves, ["#6a3c34", "#c88a68"], gradient=(start, end), edge=0.1)
    end = LANE.quad((-WIDE, -330, FAR), (WIDE, -420, FAR), (WIDE, GROUND, FAR), (-WIDE, GROUND, FAR))
    canvas.fill(end, ["#fff2cc", "#f6d8ac"], alpha=0.9, edge=0.1, soft=1)


def _paving(canvas: Canvas) -> None:
    """Flags that run to the end of the lane, a kerb and a stone plinth at the foot of either front."""
    stone = dict(edge=0.12, wobble=0.2, grain=0.12, texture=0.02, detail=0.7)
    random = dice(23)
    for side, dry, damp in ((-1, "#a06a58", "#5a3430"), (1, "#7cb09a", "#285048")):
        x = side * WIDE
        canvas.fill(LANE.quad((x, 600, NEAR), (x, GROUND, NEAR), (x, GROUND, FAR), (x, 600, FAR)), [dry, damp],
            gradient=(LANE(x, 680, 4), LANE(x, 680, 1)), **stone)
        canvas.line([LANE(x, 600, NEAR), LANE(x, 600, FAR)], [5, 0.8], mix(dry, CREAM, 0.45), 0.8, wobble=0.1)
        z = NEAR
        while z < 3.4:
            canvas.line([LANE(x, 606, z), LANE(x, GROUND, z)], 1.8 / z, mix(damp, "#10202a", 0.4), 0.55, wobble=0.2)
            z *= 1.24
    ground = canvas.fill(LANE.quad((-WIDE, GROUND, NEAR), (WIDE, GROUND, NEAR), (WIDE, GROUND, FAR),
        (-WIDE, GROUND, FAR)), [(0, "#f4dab0"), (0.5, "#c8a488"), (1, "#7c6a66")], gradient=(LANE(0, GROUND, 4.4),
        LANE(0, GROUND, 1)), **stone)
    z, row = NEAR, 0
    while z < 4.6:
        deep = z * 1.19
        for k in range(-3, 3):
            a = k * 100 + (50 if row % 2 else 0)
            tone = ("#fff0d0", "#5a4448", "#e8b890", "#6a5a5c")[int(4 * random.random())]
            canvas.fill(LANE.quad((a + 3, GROUND, z * 1.01), (a + 97, GROUND, z * 1.01),
                (a + 97, GROUND, deep * 0.99), (a + 3, GROUND, deep * 0.99)), tone, alpha=0.22, clip=ground, **stone)
            canvas.line([LANE(a, GROUND, z), LANE(a, GROUND, deep)], 2.4 / z, "#4a383c", 0.5, clip=ground, wobble=0.2)
        canvas.line([LANE(-WIDE, GROUND, z), LANE(WIDE, GROUND, z)], 2.6 / z, "#4a383c", 0.5, clip=ground, wobble=0.2)
        z, row = deep, row + 1
    for side in (-1, 1):
        canvas.fill(LANE.quad((side * 232, GROUND, NEAR), (side * WIDE, GROUND, NEAR), (side * WIDE, GROUND, FAR),
            (side * 232, GROUND, FAR)), "#2c2c3c", alpha=0.42, soft=7, clip=ground, edge=0)
    canvas.glow(306, 500, 110, "#ffeec0", 0.4, squash=0.5)


def _tower(canvas: Canvas) -> None:
    """Far off, in the haze at the end of the lane: a church, its left flanks in the sun."""
    pale = dict(alpha=0.9, soft=0.5, edge=0.06, wobble=0.1, grain=0.05, texture=0, detail=0.6)
    for x, w, top, eave in ((272, 40, 392, 410), (340, 44, 386, 402), (305, 28, 284, 332)):
        for a, b, wall, roof in ((-0.5, 0.08, "#f2d4a8", "#d89a78"), (0.08, 0.5, "#d0a688", "#b47860")):
            canvas.fill(poly([(x + a * w, eave), (x + b * w, eave), (x + b * w, 478), (x + a * w, 478)]),
                [wall, "#f2dab0"], **pale)
            canvas.fill(poly([(x + 1.16 * a * w, eave), (x + 1.16 * b * w, eave), (x + 0.04 * w, top)]), roof, **pale)
    for x, y in ((303, 352), (303, 392), (334, 420), (267, 424)):
        canvas.fill(rect(x - 2.4, y - 6, 4.8, 12, 2), "#96685a", alpha=0.7, edge=0.1)


def _window(canvas: Canvas, x: float, y: float, z: float, kind: int) -> None:
    """A window on a front: frame, dark or lit panes, shutters, flowers or a sill."""
    w = 0.13

    def quad(a: float, b: float, top: float, low: float):
        return LANE.quad((x, top, z + a), (x, top, z + b), (x, low, z + b), (x, low, z + a))

    if z > FAR - 0.3:
        return
    pale = min(1, (z - 1) / 5)
    canvas.fill(quad(-w - 0.025, w + 0.025, y + 12, y + 136), mix(CREAM, "#f0dcb4", pale), alpha=0.9, edge=0.05,
        wobble=0.15)
    glass = "#ffd27a" if kind == 0 else mix("#21414a", "#9ab8a8", pale)
    canvas.fill(quad(-w, w, y + 20, y + 128), [mix(glass, "#a8d0d0", 0.3), glass], edge=0.05, wobble=0.15)
    canvas.line([LANE(x, y + 20, z), LANE(x, y + 128, z)], 2.6 / z, CREAM, 0.9, wobble=0)
    canvas.line([LANE(x, y + 64, z - w), LANE(x, y + 64, z + w)], 2.2 / z, CREAM, 0.9, wobble=0)
    if kind in (1, 3, 4):
        colour = mix("#2c7a78" if x < 0 else "#d85c48", "#f0dcb4", 0.6 * pale)
        for a, b in ((-w - 0.15, -w - 0.02), (w + 0.02, w + 0.15)):
            canvas.fill(quad(a, b, y + 14, y + 134), [mix(colour, "#ffffff", 0.16), mix(colour, "#17303a", 0.15)],
                edge=0.05, wobble=0.15)
            for k in range(6):
                yy = y + 28 + 18 * k
                canvas.line([LANE(x, yy, z + a + 0.02), LANE(x, yy, z + b - 0.02)], 1.6 / z,
                    mix(colour, "#17303a", 0.4), 0.7, wobble=0)
    canvas.fill(quad(-w - 0.05, w + 0.05, y + 134, y + 146), mix(CREAM, "#c8a078", 0.3), edge=0.05, wobble=0.15)
    if kind in (2, 3):
        random = dice(int(z * 100) + int(y) + 999)
        for k in range(22):
            px, py = LANE(x, y + 134 - 22 * random.random(), z - w + 2 * w * random.random())
            canvas.fill(ellipse(px, py, 5.4 / z, 4.6 / z), ("#3f8f5a", "#2f7450", CORAL, "#5aa86a",
                "#ffe0c8")[k % 5], edge=0.2)


def _rope(canvas: Canvas, z: float, left: float, right: float, sag: float) -> Points:
    """A line from hook to hook across the lane; returns its points."""
    a, b = LANE(-WIDE, left, z), LANE(WIDE, right, z)
    points = [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag), b]
    for x, y in (a, b):
        canvas.fill(ellipse(x, y, 9 / z), ["#8a7a70", "#2c2a30"], form=0.6, radius=4, **CRISP)
        canvas.fill(ellipse(x, y, 4 / z), "#e8dcc8", **CRISP)
    canvas.line([(x, y + 1.4) for x, y in points], 3 / z, "#5a4a48", 0.5, wobble=0)
    canvas.line(points, 3 / z, ["#fff6e4", "#e8d8b8"], 1, wobble=0, detail=0.85)
    return points


def _peg(canvas: Canvas, x: float, y: float, size: float = 1) -> None:
    canvas.fill(rect(x - 3 * size, y - 8 * size, 6 * size, 19 * size, 2 * size), ["#ffdca4", "#d09a5c", "#8a5a34"],
        gradient=((x - 3 * size, y), (x + 3 * size, y)), form=0.3, radius=2, **CRISP)
    canvas.line([(x - 3 * size, y), (x + 3 * size, y)], 1.3 * size, "#5c6468", 0.9, wobble=0)


def _cloth(canvas: Canvas, path, colours: list, top: float, low: float) -> Mask | None:
    """Thin wet cloth: flat colour and a soft shadow on the air behind; the folds do the rest."""
    canvas.shadow(path, "#16343c", 12, 18, 10, 0.3)
    return canvas.fill(path, colours, gradient=((0, top), (0, low)), form=0.16, radius=10, mottle=0.03, **CRISP)


def _folds(canvas: Canvas, mask: Mask | None, ways: Sequence[Points], wide: float, dark: str, light: str = "#ffffff",
    depth: float = 0.45, run: float = 1.5) -> None:
    """Folds that start thin at a peg and open downwards, each with a lit flank; with run=0 they die away."""
    for points in ways:
        canvas.line(points, [0.8, wide * 0.7, wide * (0.6 + 0.27 * run), 0.3 + wide * run], dark, depth, clip=mask,
            soft=wide * 0.28, grain=0)
        canvas.line([(x - wide * 0.72, y) for x, y in points], [0.5, wide * 0.4, wide * (0.36 + 0.16 * run),
            0.3 + wide * 0.66 * run], light, depth * 0.75, clip=mask, soft=wide * 0.25, grain=0)


def _drape(canvas: Canvas, mask: Mask | None, ways: Sequence[Points], wide: float, dark: str, light: str,
    depth: float) -> None:
    """Folds of a big cloth: a broad soft hollow that swells and dies away, a tight crease inside it, light on its shoulder."""
    for points in ways:
        canvas.line([(x + wide * 0.3, y) for x, y in points], [0, wide * 1.5, wide * 1.9, wide], dark, depth * 0.55,
            clip=mask, soft=wide * 0.5, grain=0, rough=0)
        canvas.line([(x - wide * 0.7, y + 4) for x, y in points], [0, wide * 0.7, wide * 0.9, 0], light, depth,
            clip=mask, soft=wide * 0.34, grain=0, rough=0)
        canvas.line(points, [0, wide * 0.34, wide * 0.24, 0], dark, depth * 0.9, clip=mask, soft=wide * 0.1, grain=0,
            rough=0)


def _swags(canvas: Canvas, mask: Mask | None, pegs: Points, deep: float, wide: float, dark: str, light: str,
    depth: float) -> None:
    """Between two pegs the cloth hangs in shallow bows, each deeper than the one above."""
    for (x0, y0), (x1, y1) in itertools.pairwise(pegs):
        for k, (inset, fall, share) in enumerate(((0.03, 1.0, 1.0), (0.02, 1.9, 0.75))):
            d = (x1 - x0) * inset
            lean = (0.42, 0.57)[k]
            way = [(x0 + d, y0 + 8), (x0 + (x1 - x0) * lean * 0.5, y0 + 4 + deep * fall * 0.72),
                (x0 + (x1 - x0) * lean, (y0 + y1) / 2 + deep * fall), (x1 - (x1 - x0) * (1 - lean) * 0.45,
                y1 + 4 + deep * fall * 0.68), (x1 - d, y1 + 8)]
            canvas.line([(x, y + wide) for x, y in way], [0, wide * 1.3, wide * 1.7, wide * 1.1, 0], dark,
                depth * share * 0.7, clip=mask, soft=wide * 0.6, grain=0, rough=0)
            canvas.line([(x, y - wide * 0.3) for x, y in way], [0, wide * 0.6, wide, wide * 0.6, 0], light,
                depth * share, clip=mask, soft=wide * 0.4, grain=0, rough=0)


def _lines(canvas: Canvas) -> None:
    random = dice(6)
    rope = _rope(canvas, 3.1, -250, -262, 4)  # far and small: a pillowcase of snow, socks of dusk
    x, y = along(rope, 0.3)
    snow = _cloth(canvas, smooth([(x - 20, y, 1), (x + 20, y + 1, 1), (x + 22, y + 26), (x + 20, y + 56, 1),
        (x, y + 58), (x - 20, y + 56, 1), (x - 21, y + 26)]), ["#b4cce6", "#5f88b8"], y, y + 56)
    for _ in range(34):
        canvas.fill(ellipse(x - 19 + 38 * random.random(), y + 5 + 50 * random.random(),
            0.7 + 0.9 * random.random()), "#ffffff", clip=snow, edge=0, detail=0.9)
    _folds(canvas, snow, [[(x + 16, y), (x + 10, y + 20), (x + 11, y + 56)],
        [(x - 17, y), (x - 8, y + 24), (x - 10, y + 56)]], 5, "#3f6898")
    for d in (-17, 17):
        _peg(canvas, x + d, y, 0.5)
    for share in (0.62, 0.74):
        x, y = along(rope, share)
        sock = _cloth(canvas, smooth([(x - 7, y, 1), (x + 7, y, 1), (x + 6, y + 24), (x + 17, y + 34),
            (x + 13, y + 42), (x - 2, y + 38), (x - 7, y + 28)]), ["#f8b488", "#7a4a94"], y, y + 42)
        canvas.line([(x - 7, y + 10), (x + 7, y + 10)], 3, "#c8606c", 0.7, clip=sock)
        _peg(canvas, x, y, 0.5)
    _rain(canvas, _rope(canvas, 1.78, -20, -52, 20), random)
    _stars(canvas, _rope(canvas, 1.42, -404, -420, 20), random)


def _stars(canvas: Canvas, rope: Points, random) -> None:
    """A big sheet of night, hung by four pegs, its top edge sagging between them."""
    pegs = [along(rope, t) for t in (0.14, 0.38, 0.62, 0.86)]
    top: list[Point] = []
    for k, (x, y) in enumerate(pegs):
        top.append((x, y - 2, 1))
        if k < 3:
            top.append(((x + pegs[k + 1][0]) / 2, (y + pegs[k + 1][1]) / 2 + 11))
    (x0, y0), (x1, y1) = pegs[0], pegs[3]
    path = smooth([*top, (x1 + 4, y1 + 60), (x1 - 6, y1 + 120), (x1 + 2, y1 + 168, 1), (x1 - 34, y1 + 160),
        (x1 - 74, y1 + 174), (x1 - 120, y1 + 160), (x1 - 166, y1 + 175), (x0 + 70, y0 + 160), (x0 + 34, y0 + 172),
        (x0 - 2, y0 + 164, 1), (x0 + 7, y0 + 120), (x0 - 5, y0 + 60)])
    mask = _cloth(canvas, path, [(0, "#101c4a"), (0.5, "#263a78"), (1, "#5a569c")], y0, y0 + 170)
    canvas.line([(x0, y0 + 150), (x0 + 90, y0 + 104), (x0 + 190, y0 + 84), (x1, y1 + 26)], [20, 40, 44, 20],
        "#9cb0ec", 0.36, clip=mask, soft=9)
    for _ in range(110):
        x, y = x0 + (x1 - x0) * random.random(), y0 + 175 * random.random()
        canvas.fill(ellipse(x, y, 0.7 + 1.5 * random.random() ** 3), "#fff6dc", clip=mask, edge=0, wobble=0, grain=0,
            detail=0.95)
    for dx, dy in ((40, 60), (212, 42), (128, 122), (252, 128)):
        for turn in (0, 90):
            with canvas.at(x0 + dx, y0 + dy, 1, turn):
                canvas.fill(poly([(-10, 0), (0, -1.5), (10, 0), (0, 1.5)]), "#fffbe8", clip=mask, edge=0, wobble=0,
                    grain=0, detail=1)
        canvas.glow(x0 + dx, y0 + dy, 18, "#fff3c8", 0.55)
    _drape(canvas, mask, [[(x, y), (x + d, y + 50), (x + d * 1.6, y + 96), (x + d * e, y + reach)] for (x, y), d, e,
        reach in ((pegs[0], 12, 2.2, 150), (pegs[1], -16, 1.5, 120), (pegs[1], 10, 3, 164), (pegs[2], 12, 1.4, 110),
        (pegs[2], -8, 2.4, 166), (pegs[3], -14, 1.4, 150))] + [[(x, y), (x + 4, y - 26), (x - 3, y - 50),
        (x + 2, y - 72)] for x, y in ((x0 + 70, y0 + 166), (x1 - 50, y1 + 172))], 15, "#050a26", "#8498e6", 0.5)
    _swags(canvas, mask, pegs, 17, 6, "#050a26", "#8a9ee8", 0.4)
    for x, y in pegs:
        _peg(canvas, x, y, 1)


def _rain(canvas: Canvas, rope: Points, random) -> None:
    """On one line: a shirt that rains, hung by its hem of shoulders, and trousers of evening."""
    x, y = along(rope, 0.25)
    with canvas.at(x, y, 0.92, 4):
        shirt = smooth([(-40, 0, 1), (-18, 7), (0, 14), (18, 7), (40, 0, 1), (60, 16), (76, 52), (84, 92),
            (62, 100, 1), (52, 70), (46, 50), (45, 100), (50, 148, 1), (24, 155), (0, 149), (-24, 156),
            (-50, 148, 1), (-45, 100), (-46, 50), (-54, 72), (-64, 102, 1), (-86, 92), (-76, 50), (-60, 16)])
        mask = _cloth(canvas, shirt, [(0, "#8fa2b4"), (0.5, "#5d7890"), (1, "#3c5876")], 0, 150)
        for px, py, r in ((-28, 30, 24), (4, 26, 28), (34, 34, 22), (-58, 50, 15), (62, 52, 15)):
            canvas.fill(ellipse(px, py, r, r * 0.6), "#c4d2da", alpha=0.8, soft=5, clip=mask)
        for _ in range(40):
            px, py = -44 + 88 * random.random(), 50 + 92 * random.random()
            canvas.line([(px, py), (px - 3, py + 13)], [0.4, 1.7], "#dceefa", 0.9, clip=mask, wobble=0, detail=0.9)
        _folds(canvas, mask, [[(-38, 2), (-30, 50), (-34, 100), (-30, 152)], [(38, 2), (28, 50), (32, 100),
            (26, 152)], [(-56, 20), (-62, 50), (-68, 74), (-74, 98)], [(56, 20), (62, 50), (68, 74), (72, 96)]], 10,
            "#22384e", "#c4d8e8", 0.5)
        canvas.line([(0, 14), (1, 80), (0, 150)], 1.6, "#2c4058", 0.7, clip=mask, wobble=0.1)
        canvas.line([(-18, 7), (-6, 24), (0, 14), (6, 24), (18, 7)], [2, 3, 2, 3, 2], "#b8c8d4", 0.9, clip=mask,
            wobble=0)
        for py in (40, 68, 96, 124):
            canvas.fill(ellipse(1, py, 2.6), "#f4f8fa", edge=0, detail=1)
        for _ in range(14):
            px, py = -46 + 92 * random.random(), 162 + 52 * random.random()
            canvas.fill(smooth([(px, py - 7, 1), (px + 2.6, py), (px, py + 3), (px - 2.6, py)]), "#d4ecfa",
                alpha=0.95, edge=0.05, wobble=0, detail=0.95)
        _peg(canvas, -38, 1)
        _peg(canvas, 38, 1)
    x, y = along(rope, 0.76)
    with canvas.at(x, y, 0.92, -5):
        legs = smooth([(-40, 0, 1), (0, 7), (40, 0, 1), (46, 60), (52, 120), (56, 176, 1), (30, 182), (12, 176, 1),
            (10, 120), (2, 66), (-6, 120), (-12, 178, 1), (-34, 184), (-56, 178, 1), (-50, 120), (-45, 60)])
        mask = _cloth(canvas, legs, [(0, "#6a4590"), (0.3, "#d05a74"), (0.6, "#f7925a"), (0.85, "#ffd480"),
            (1, "#fff0bc")], 0, 182)
        for py, w in ((48, 4), (80, 6), (108, 5), (136, 7)):
            canvas.line([(-60, py + 5), (-8, py - 3), (60, py + 2)], [1, w, 1], "#8a4a80" if py < 90 else "#f47850",
                0.6, clip=mask, wobble=0.5)
        canvas.fill(smooth([(-70, 190), (-50, 166), (-28, 172), (0, 164), (28, 172), (60, 160), (70, 196)]),
            "#54305e", alpha=0.9, clip=mask, edge=0.2)
        _folds(canvas, mask, [[(-38, 2), (-28, 60), (-32, 120), (-30, 182)], [(38, 2), (26, 60), (34, 120),
            (36, 182)]], 10, "#5a1c4c", "#fff0d0", 0.42)
        canvas.line([(-40, 10), (0, 17), (40, 10)], 2, "#3a2450", 0.7, clip=mask)
        _peg(canvas, -36, 1)
        _peg(canvas, 36, 1)


def _morning(canvas: Canvas) -> None:
    """The bright sheet: one end already pegged, the middle too, the last corner under our hand."""
    rope = [(-20, 528), (300, 566), (640, 520)]
    canvas.line(rope, 4, ["#fff6e4", "#d8c8a8"], 1, wobble=0, detail=0.9)
    path = smooth([(70, 542, 1), (176, 576), (270, 562, 1), (356, 582), (438, 555, 1), (446, 630), (434, 720),
        (454, 820), (448, 930, 1), (60, 930, 1), (72, 820), (56, 720), (74, 640)])
    canvas.glow(280, 740, 340, "#fff0b8", 0.4)
    mask = _cloth(canvas, path, [(0, "#86c8ec"), (0.28, "#c0e8ee"), (0.5, "#fff6d8"), (0.66, "#ffdf94"),
        (0.76, "#ffbe90"), (1, "#f09080")], 550, 900)
    for k in range(13):  # rays spread from behind the hills
        a = math.pi * (1.06 + 0.88 * k / 12)
        canvas.fill(poly([(270, 812), (270 + 330 * math.cos(a - 0.035), 812 + 330 * math.sin(a - 0.035)),
            (270 + 330 * math.cos(a + 0.035), 812 + 330 * math.sin(a + 0.035))]), "#fffbe0", alpha=0.3, soft=5,
            edge=0, clip=mask, blend="screen")
    for points, c in (([(40, 812), (120, 782), (200, 804), (280, 778), (370, 800), (500, 776), (500, 940),
        (40, 940)], "#8cc48c"), ([(40, 850), (150, 824), (260, 846), (370, 820), (500, 838), (500, 940), (40, 940)],
        "#4a9a6c"), ([(40, 890), (180, 872), (300, 888), (500, 868), (500, 940), (40, 940)], "#2f7a5c")):
        canvas.fill(smooth(points), c, clip=mask, edge=0.2)
    for x, y in ((330, 806), (346, 803), (410, 806)):
        canvas.fill(union(ellipse(x, y - 10, 7, 9), rect(x - 1, y - 4, 2, 8)), "#2c6a50", clip=mask, edge=0.2)
    _drape(canvas, mask, [[(74, 548), (94, 640), (92, 740), (122, 850)], [(266, 568), (238, 650), (214, 760),
        (220, 870)], [(272, 568), (298, 670), (330, 790), (336, 930)], [(436, 558), (414, 640), (420, 740),
        (398, 850)], [(168, 930), (178, 850), (160, 760), (166, 690)], [(404, 930), (388, 860), (392, 800),
        (376, 740)], [(276, 930), (270, 860), (280, 800), (272, 730)]], 23, "#4f93ae", "#ffffff", 0.36)
    _swags(canvas, mask, [(74, 544), (270, 564), (437, 556)], 34, 10, "#4a90b0", "#ffffff", 0.36)
    canvas.line([(70, 549), (176, 583), (270, 569), (356, 589), (438, 562)], 2, "#ffffff", 0.7, clip=mask, wobble=0)
    _peg(canvas, 76, 544, 1.7)
    _peg(canvas, 270, 564, 1.7)


def _basket(canvas: Canvas) -> None:
    """What is still to be hung: a folded rainbow, a roll of fog."""
    canvas.fill(ellipse(70, 902, 130, 30), "#16343c", alpha=0.4, soft=12)
    canvas.fill(smooth([(-40, 826), (60, 822), (138, 836), (146, 852), (120, 868), (-40, 868)]),
        ["#5a3a28", "#3a2420"], edge=0.1, detail=0.8)
    arch = smooth([(-24, 880, 1), (-20, 836), (6, 804), (54, 788), (102, 800), (132, 832), (138, 880, 1)])
    canvas.shadow(arch, "#2a1a1c", 4, 5, 7, 0.5)
    mask = canvas.fill(arch, "#b83c44", form=0.4, radius=26, **CRISP)
    for k, c in enumerate(("#d8484c", "#f08a48", "#f8cc58", "#6cb878", "#4a90c4", "#7a5aa8", "#5a3c80")):
        canvas.fill(ellipse(57, 868, 80 - 9.4 * k, 80 - 9.4 * k),
            [mix(c, "#ffffff", 0.12), c, mix(c, "#3a2430", 0.3)], clip=mask, gradient=((10, 800), (130, 870)),
            soft=0.4, **CRISP)
    canvas.line([(-10, 846), (12, 814), (54, 800), (94, 810)], [1, 8, 9, 1], "#ffffff", 0.4, clip=mask, soft=5,
        rough=0)
    for way in ([(60, 786), (66, 816), (64, 850)], [(104, 798), (100, 826), (94, 850)]):  # it is cloth, and creased
        canvas.line(way, [1, 6, 3], "#2a1a3c", 0.3, clip=mask, soft=4, rough=0)
    weave = smooth([(-40, 846, 1), (60, 852), (158, 842, 1), (142, 930, 1), (-40, 930, 1)])
    body = canvas.fill(weave, ["#d8a468", "#a06c3c", "#6a4028"], form=0.5, radius=24, **CRISP)
    for row in range(5):
        for k in range(12):
            x, y = -34 + 17 * k + (row % 2) * 8, 864 + 15 * row
            canvas.line([(x - 8, y + 2), (x, y - 3), (x + 8, y + 2)], [2, 5.4, 2], "#ecc48a", 0.75, clip=body,
                wobble=0.1)
            canvas.line([(x - 8, y + 6), (x, y + 2), (x + 8, y + 6)], [1, 2, 1], "#5a3420", 0.7, clip=body,
                wobble=0.1)
    canvas.line([(-40, 846), (60, 853), (160, 842)], [10, 11, 10], ["#f0c88c", "#a87444"], form=0.5, radius=4,
        wobble=0.1, detail=0.9)


def _arm(canvas: Canvas) -> None:
    """One arm from below, near and large; thumb and finger close the peg."""
    skin = sculpt.flesh("#c98a62", "#4a2028", "#ffe6c4")
    way = ((-1, -6), (9, 130), (30, 330))
    with canvas.at(540, 684, 1.1, -13):
        groups, places = sculpt.hand(arm=150, wide=1.04, bulk=1.04, curl=((34, 38, 16), (40, 44, 20), (50, 50, 26),
            (58, 56, 30)), splay=(-8, 1, 9, 18), pinch=0, view=sculpt.turned(8, 34, 0))
        form = sculpt.model(canvas, groups, 15, 5)
        sculpt.cast_shadow(canvas, form, "#2a4a50", 14, 20, 9, 0.4)
        tip = places["tips"][0]
        with canvas.at(tip[0] - 4, tip[1] - 4, 1, 13):
            _peg(canvas, 0, 0, 1.7)
        mask = sculpt.lit(canvas, form, skin, light=(-0.5, -0.6, 0.55), rim=("#fff0cc", 2, 0.6, (-0.7, -0.6)),
            grain=0.06)
        for joints in places["joints"]:
            for at, wide in ((joints[1], 9), (joints[2], 7)):
                for d in (-2, 2):
                    canvas.line([(at[0] - wide, at[1] + d + 1), (at[0], at[1] + d - 1),
                        (at[0] + wide, at[1] + d + 1)], [0.3, 1.3, 0.3], "#7a3a30", 0.24, clip=mask, wobble=0.2)
        plane = dict(clip=mask, edge=0, grain=0.05, texture=0)
        for joints in places["joints"]:  # a lit side and a shaded side to each knuckle
            x, y = joints[0][:2]
            canvas.fill(ellipse(x - 5, y - 4, 11, 9), "#ffd8b0", alpha=0.4, soft=5, **plane)
            canvas.fill(ellipse(x + 9, y + 6, 8, 13), "#6a2c28", alpha=0.2, soft=5, **plane)
        canvas.line([(64, -130), (72, -80), (52, -20), (44, 20)], [10, 34, 40, 30], "#4a2028", 0.42, soft=14,
            clip=mask, rough=0)
        sculpt.nails(canvas, places, mask, "#f6cdb8")
        for place, _, _, r in places["nails"][:2]:
            canvas.line([(place[0] - r, place[1] + r), (place[0] + r, place[1] + 1.2 * r)], [0.4, 2, 0.4], "#8a4438",
                0.4, soft=1, clip=mask, rough=0)
        sleeve = sculpt.model(canvas, [[(way, [37, 56, 92])]], 4, 4)
        edge = [(-90, 52), (-42, 14), (-20, 0), (2, -5), (24, -1), (44, 12), (90, 48)]
        hem = canvas.mask(smooth([*edge, (500, 30, 1), (500, 600, 1), (-500, 600, 1), (-500, 30, 1)]))
        canvas.line([(x + 3, y - 4) for x, y in edge], [18, 20, 20, 20, 20, 20, 18], "#5a1c24", 0.6, clip=mask,
            soft=6, grain=0, rough=0)
        coat = sculpt.lit(canvas, sleeve, [(0, "#6a2030"), (0.35, "#b84844"), (0.65, CORAL), (1, "#ffb49c")],
            light=(-0.5, -0.6, 0.55), clip=hem, grain=0.06)
        if coat is None or hem is None:
            return
        with canvas.inside(Mask(coat.alpha * hem.window(coat.x, coat.y, coat.alpha.shape[1], coat.alpha.shape[0]),
            coat.x, coat.y)):
            random = dice(15)
            for k in range(40):
                x, y = along(way, 0.16 + 0.84 * (k // 4 + 0.4 * random.random()) / 10)
                x += (k % 4 - 1.5 + 0.5 * (k // 4 % 2) + 0.3 * random.random()) * 32
                for turn in range(5):
                    canvas.fill(ellipse(x + 5 * math.cos(turn * 1.257), y + 5 * math.sin(turn * 1.257), 3.6), CREAM,
                        alpha=0.9, edge=0.1, detail=0.85)
                canvas.fill(ellipse(x, y, 2.8), "#2c7a6c", edge=0, detail=0.85)
            for points in ([(-48, 60), (-22, 74), (-4, 70)], [(-50, 104), (-20, 124), (6, 128)],
                [(56, 80), (34, 98), (16, 100)]):
                canvas.line(points, [1, 9, 1], "#6a2030", 0.45, soft=2.6)
            canvas.line([(66, 20), (82, 130), (104, 320)], [30, 46, 60], "#5a1424", 0.5, soft=16, rough=0)
            canvas.line([(-34, 40), (-30, 140), (-24, 320)], [8, 16, 20], "#ffd0b4", 0.4, soft=9, rough=0)
            canvas.line([(x, y + 34) for x, y in edge], 3, "#6a2030", 0.5, soft=1.4, wobble=0.1)  # the cuff's seam
            canvas.line([(x, y + 5) for x, y in edge], [7, 10, 10, 10, 7], "#fff4e3", 0.95, wobble=0.1)
            canvas.line([(x, y + 11) for x, y in edge], 3, "#6a2030", 0.4, soft=1.4, wobble=0.1)
