"""A red field; a blue line crosses it, turns on itself and stops; someone at its end has one foot in the air."""

import numpy as np
import skia

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.heads import Head
from atelier.motifs.person import Person, Pose, person
from atelier.noise import dice
from atelier.paths import curve, ellipse, poly, rect, ribbon, smooth, union

CARD = Card(
    id="gap",
    palette="poster-primary",
    composition="abstract field",
    setting="abstract",
    mood="courage",
    themes=("choice", "art", "journey", "language", "freedom"),
    hero="hesitating line",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2111,
    grading=dict(contrast=1.06, vignette=0.22, warm=0.02, saturation=1.04),
)

LIGHT = (-0.55, -0.75, 0.5)
COMES = [(-60, 350), (40, 350), (130, 368), (192, 412), (214, 470), (194, 524), (148, 540), (112, 510), (120, 464),
    (168, 442), (232, 462), (290, 496), (344, 506)]
COMES_WIDE = [54, 53, 50, 45, 39, 34, 30, 26, 23, 19, 15, 10, 1.5]
GOES = [(418, 520), (450, 508), (496, 504), (548, 516), (600, 512), (660, 492)]
GOES_WIDE = [3, 14, 26, 36, 44, 50]
CROSSES = 0.66  # how far along it has turned and lies over itself
BLUES = ["#5a8ae4", "#2450b4", "#122a6c"]
WHO = Person(Head(skin="#e2a47c", hair="#f2ece0", style="bun", nose=1.2, lines=0.5, mood="calm"), top="#ffc838",
    legs="#26305a", shoes="#1c1a34", outfit="coat", scarf="#f8f0e0", rim="#fff4c8")


def draw(canvas: Canvas) -> None:
    """The field in long folds, the line with its shadow, the one who hesitates."""
    canvas.set_light(LIGHT, ambient="#4c1024", key="#ffe2b0")
    _field(canvas)
    shadow = dict(edge=0, blend="multiply", grain=0)
    for way, wide in ((COMES, COMES_WIDE), (GOES, GOES_WIDE)):
        c = curve(way, 16)
        w = _wide(len(c), wide)
        canvas.fill(_band(c + (8, 12) + w[:, None] * (0.2, 0.36), w), "#8a2430", alpha=0.7, soft=7, **shadow)
    whole = curve(COMES, 24)
    wide = _wide(len(whole), COMES_WIDE)
    n = int(len(whole) * CROSSES)
    _paint(canvas, whole, wide, 1)
    over = _band(whole[n:], wide[n:])
    canvas.shadow(over, "#0c1440", 4, 9, 6, 0.55, clip=canvas.mask(_band(whole[: n - 20], wide[: n - 20]), 0, 0))
    start = tuple(map(float, whole[n + 34])), tuple(map(float, whole[n]))
    _paint(canvas, whole[n - 2 :], wide[n - 2 :], 2, fade=start)
    c = curve(GOES, 24)
    _paint(canvas, c, _wide(len(c), GOES_WIDE), 3)
    for x, y, r in ((372, 524, 3.2), (388, 528, 2), (404, 523, 2.6)):  # the brush let a few drops fall
        canvas.fill(ellipse(x, y, r), BLUES, form=0.7, radius=2, edge=0.1, detail=0.9)
    _someone(canvas)


def _band(way: np.ndarray, wide: np.ndarray) -> skia.Path:
    d = np.gradient(way, axis=0)
    normal = np.stack([-d[:, 1], d[:, 0]], 1) / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-6) * wide[:, None] / 2
    return poly([*map(tuple, (way + normal).tolist()), *map(tuple, (way - normal).tolist()[::-1])])


def _wide(n: int, widths: list) -> np.ndarray:
    return np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(widths)), widths)


def _field(canvas: Canvas) -> None:
    """Long folds of red, one before the other, lighter where the line stops."""
    canvas.sky([(0, "#f4864e"), (0.25, "#e8593a"), (0.6, "#cc3a2e"), (1, "#86182a")], swirl=0.08,
        focus=(340, 430, 420))
    random = dice(8)
    for k in range(16):
        y = -80 + 64 * k + 18 * random.random()
        a, b = random.random() * 6, 150 + 120 * random.random()
        top = [(x, y + 20 * np.sin(x / b + a) + 9 * np.sin(x / 61 + 2 * a)) for x in range(-60, 700, 60)]
        tone = mix(("#f06a42", "#dc4632", "#e8583a", "#cc3a30")[k % 4], "#8a1a2a", 0.055 * k)
        fold = smooth([*[(float(x), float(z)) for x, z in top], (660, y + 190, 1), (-60, y + 190, 1)])
        canvas.fill(fold, [mix(tone, "#ffb070", 0.4), tone, mix(tone, "#6a1028", 0.35)],
            gradient=((0, y - 20), (30, y + 120)), alpha=0.92, soft=1.5, edge=0.4, texture=0.05)
        for _ in range(26):
            x, u = random.uniform(-60, 600), random.random()
            long, z = random.uniform(60, 190), y + 8 + 70 * u
            sway = lambda v, a=a, b=b: 20 * np.sin(v / b + a) + 9 * np.sin(v / 61 + 2 * a)
            way = [(v, float(z + sway(v))) for v in (x, x + long / 2, x + long)]
            canvas.line(way, [0.6, 3 + 4 * random.random(), 0.6],
                mix(tone, ("#ffa868", "#7a1228", "#ff8a50")[int(3 * u)], 0.4), 0.28, wobble=0.5, soft=0.8)
    canvas.glow(352, 440, 250, "#ffb060", 0.34)
    brush.background(canvas, radii=(24, 12, 6, 4))


def _paint(canvas: Canvas, way: np.ndarray, wide: np.ndarray, seed: int, **more) -> Mask | None:
    """One pull of a loaded brush: thick, matt, its hairs run along."""
    line = canvas.fill(_band(way, wide), BLUES, form=0.7, radius=13, shade="#0c1a50", highlight="#9cc0ff",
        rim=("#c8dcff", 2, 0.55), grain=0.2, texture=0.03, edge=0.12, wobble=0.3, detail=0.8, **more)
    random = dice(seed)
    d = np.gradient(way, axis=0)
    normal = np.stack([-d[:, 1], d[:, 0]], 1) / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-6)
    for k in range(34):
        side = (random.random() - 0.5) * 0.94
        i = int(random.random() * len(way) * 0.7)
        j = min(len(way) - 1, i + int(len(way) * (0.15 + 0.4 * random.random())))
        hair = way[i:j:4] + normal[i:j:4] * (wide[i:j:4, None] * side)
        if len(hair) > 2:
            canvas.line([(float(x), float(y)) for x, y in hair], [0.4, 1.6, 0.4],
                ("#0e1e5a", "#7aa4f0", "#16338a")[k % 3], 0.5, clip=line, wobble=0.2, detail=0.7)
    return line


def _someone(canvas: Canvas) -> None:
    """An old woman in a yellow coat on the thin end, arms out, one foot where the line is not."""
    x, y = 322, 502
    pose = Pose(-4, 8, (0, -57), (25, -16), (-2, 0), (38, -88), (-36, -84))
    with canvas.at(x + 15, y + 23, 1.12):  # her shadow lies on the red as near as that of the line
        coat = poly([(-8, -98), (6, -98), (16, -60), (20, -32), (-18, -32), (-12, -70)])
        arms = ribbon([(-36, -78), (-16, -86), (0, -92), (18, -84), (42, -86)], [6, 11, 14, 11, 6])
        legs = union(ribbon([(-2, -36), (3, -20), (-2, 0)], [13, 11, 8]), ribbon([(6, -36), (26, -32), (26, -14)],
            [14, 11, 8]))
        canvas.fill(union(coat, arms, legs, ellipse(3, -114, 13, 15)), "#8a2430", alpha=0.62, soft=6, edge=0,
            blend="multiply", grain=0)
    with canvas.at(x, y, 1.12):
        person(canvas, WHO, pose)
    canvas.set_light(LIGHT, ambient="#8a5010", key="#ffe2b0")
    with canvas.inside(canvas.mask(rect(x - 60, y - 120, 46, 60), 0, 0)), canvas.at(x, y, 1.12):
        person(canvas, WHO, pose)  # the sleeve behind her, in the coat's own yellow
    canvas.set_light(LIGHT, ambient="#4c1024", key="#ffe2b0")
