"""A honeycomb is an office block of stamping bees; in one lit cell a bee in slippers plays the cello."""

import math

import cv2
import numpy as np
import skia

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix, ramp, rgb
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.bees import cell, cellist, clerk
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import ellipse, minus, poly, rect, ribbon, smooth, union

CARD = Card(
    id="hive",
    palette="mustard-navy",
    composition="cutaway",
    setting="office",
    mood="boredom",
    themes=("work", "music", "money", "animals"),
    hero="office hive",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=314,
    grading=dict(contrast=1.1, vignette=0.38, warm=0.03),
)

R, K = 84, 1.25  # a cell is drawn with radius R and enlarged K times
STEP_X, STEP_Y = R * K * math.sqrt(3), R * K * 1.5
STAR = (2, 1)  # row and column of the lit cell
GOLD = ["#ffe27a", "#ffc42e", "#e9960f", "#b4690c"]
CRISP = dict(edge=0.08, wobble=0.2, detail=0.88)


def draw(canvas: Canvas) -> None:
    """Paint the wax, the dark cells with their clerks, the lit cell, then the honey."""
    canvas.set_light((-0.3, -0.75, 0.5), ambient="#10162e", key="#dfe6f6")
    canvas.sky([(0, "#3c4566"), (0.5, "#2a3354"), (1, "#161c36")], swirl=0.06)
    _wax(canvas)
    lit, cells = _centre(*STAR), []
    for row in range(-1, 8):
        for column in range(-2, 5):
            x, y = _centre(row, column)
            if not -R * K < x < 600 + R * K or not -R * K < y < 900 + R * K:
                continue
            if (row, column) == STAR:
                continue
            away = math.hypot(x - _centre(*STAR)[0], y - _centre(*STAR)[1])
            with canvas.at(x, y, K):
                cells.append((x, y, row, column, min(1.0, away / 560), _office(canvas, row, column,
                    min(1.0, away / 560))))
    canvas.glow(*lit, 330, "#ffb04a", 0.34, power=1.5)  # the one warm light of the house
    canvas.glow(lit[0], 900, 330, "#ffb04a", 0.26, power=1.5, squash=0.5)
    brush.background(canvas, radii=(9, 5, 2.5), impasto=0.08)
    for x, y, row, column, dim, hole in cells:
        with canvas.at(x, y, K), canvas.inside(hole):
            _clerk(canvas, row, column, dim)
    with canvas.at(*lit, K * 1.16):
        _stage(canvas, 0, 0)
    _honey(canvas, *lit)


def _centre(row: int, column: int) -> tuple[float, float]:
    return 128 + column * STEP_X + (STEP_X / 2 if row % 2 else 0), 46 + row * STEP_Y


def _wax(canvas: Canvas) -> None:
    random = dice(4)
    for row in range(-1, 8):
        for column in range(-2, 5):
            x, y = _centre(row, column)
            tone = mix("#7c7f92", "#565c78", random.random())
            canvas.fill(cell(x, y, R * K + 1), [mix(tone, "#ffffff", 0.2), tone, mix(tone, "#10162e", 0.4)],
                form=0.6, radius=14, bump=0.3, edge=0.2, wobble=0.6)


def _office(canvas: Canvas, row: int, column: int, dim: float) -> Mask:
    """One clerk's cell: a hexagonal tunnel, a strip light, a shelf; what is returned covers the room."""
    x = y = 0.0
    random = dice(100 + row * 7 + column)
    hole = canvas.fill(cell(x, y, R - 9), [mix("#5f6a90", "#2a3354", dim), mix("#434d74", "#1c2342", dim),
        mix("#2c3558", "#12182f", dim)], edge=0.08, wobble=0.4, detail=0.6)
    with canvas.inside(hole):
        back = cell(x, y - 2, R * 0.66)
        canvas.fill(back, [mix("#7a86ac", "#3a4468", dim), mix("#4f5a84", "#242c4e", dim)], edge=0.1,
            wobble=0.3)
        for k in range(6):
            a = k * math.pi / 3
            canvas.line([(x + R * 0.66 * math.sin(a), y - 2 - R * 0.66 * math.cos(a)),
                (x + R * math.sin(a), y - R * math.cos(a))], 1.6, "#151b36", 0.6, wobble=0.1)
        canvas.fill(poly([(x - 22, y - 61), (x + 22, y - 61), (x + 18, y - 56), (x - 18, y - 56)]), "#eef2ff",
            alpha=0.9, edge=0.05, wobble=0.1, detail=0.9)
        canvas.fill(poly([(x - 18, y - 56), (x + 18, y - 56), (x + 56, y + 50), (x - 56, y + 50)]), "#c8d4f4",
            alpha=0.2 - 0.08 * dim, soft=4, edge=0, blend="screen")
        kind = int(random.random() * 4)
        if kind == 0:
            canvas.fill(rect(x + 18, y - 24, 26, 44, 2), ["#6a7494", "#3a4468"], form=0.4, radius=4, edge=0.1)
            for k in range(3):
                canvas.fill(rect(x + 21, y - 20 + 13 * k, 20, 9, 1), "#4f5a80", edge=0.1)
        elif kind == 1:
            canvas.fill(ellipse(x + 26, y - 26, 9), "#d8dcea", edge=0.1, detail=0.8)
            canvas.line([(x + 26, y - 26), (x + 26, y - 32)], 1.3, "#1c2342", 1, wobble=0)
            canvas.line([(x + 26, y - 26), (x + 30, y - 24)], 1.3, "#1c2342", 1, wobble=0)
        elif kind == 2:
            for k in range(5):
                canvas.fill(rect(x + 14 + 6 * k, y - 30 - 3 * (k % 2), 5, 20),
                    ("#6a7494", "#8a7a74", "#4f5a80")[k % 3], edge=0.1)
        floor = y + 46
        canvas.fill(rect(x - 90, floor - 2, 180, 50), [mix("#3c456a", "#1c2342", dim), "#10162e"], edge=0.1)
    canvas.fill(minus(cell(x, y, R - 8), cell(x, y, R - 12)), ["#aab0c4", "#3a4262"], alpha=0.8, edge=0.1,
        wobble=0.4, detail=0.6)
    return hole


def _clerk(canvas: Canvas, row: int, column: int, dim: float) -> None:
    """The bee of one cell, at its desk."""
    random = dice(300 + row * 7 + column)
    moods = {(3, 1): "up", (4, 2): "sleep", (1, 0): "up", (2, 2): "up", (4, 0): "sleep"}
    mood = moods.get((row, column), "bored")
    hide = ("#c8bca0", "#b4a8a0", "#a8b0b8", "#8f8a94", "#cabfb4")[int(5 * random.random())]
    grey = mix(hide, "#5a5e76", 0.2 + 0.5 * dim)
    tie = ("#6a74a0", "#8a6a74", "#5a7a80", "#7a7490")[int(4 * random.random())]
    turned = -1 if random.random() < 0.45 else 1
    stout = 0.86 + 0.3 * random.random()  # fat and thin, tall and short, each at an hour of their own
    tall = (0.88 + 0.16 * random.random()) * (1.04 if mood == "sleep" else 1)
    with canvas.at(4 * turned, 46, tall, 0, turned * stout):
        clerk(canvas, grey, mix("#232a44", "#10142a", dim), mood, stamp=random.random() * 1.2,
            tie=mix(tie, "#3a4268", 0.3 + 0.6 * dim))
        _own(canvas, int(6 * random.random()), mood, dim)


def _own(canvas: Canvas, kind: int, mood: str, dim: float) -> None:
    """What sets one clerk apart from the next; origin as for the clerk."""
    ink, pale = mix("#232a44", "#10142a", dim), mix("#d8d2c4", "#6a7090", 0.2 + 0.6 * dim)
    if kind == 0:  # a mug
        canvas.fill(rect(-4, -47, 10, 11, 2), [pale, mix(pale, ink, 0.5)], form=0.7, radius=4, **CRISP)
    elif kind == 1:  # more forms than can be done today
        for k in range(9):
            canvas.fill(rect(-55 + 1.6 * math.sin(k * 2.1), -58 - 3.1 * k, 15, 2.7),
                mix(pale, ink, 0.1 + 0.1 * (k % 2)), edge=0.1)
    if mood == "sleep":
        return
    with canvas.at(*((2, -66, 1, 24) if mood == "up" else (0, -64, 1, -4))):
        if kind == 2:  # glasses
            for a in (-9, 3):
                canvas.fill(minus(ellipse(a - 0.5, -14.5, 7), ellipse(a - 0.5, -14.5, 5.7)), ink, **CRISP)
        elif kind == 3:  # white tufts
            for a in (-13, -8, -2, 4, 9, 13):
                canvas.line([(a * 0.8, -28 + abs(a) * 0.4), (a * 1.15, -34 + abs(a) * 0.5)], [3.4, 0.6], pale, 0.9,
                    wobble=0.2)
        elif kind == 4:  # an eye-shade
            canvas.fill(smooth([(-24, -18), (-13, -26), (12, -24), (10, -20), (-10, -20)]), ["#6f8a80", "#3a5058"],
                form=0.5, radius=3, **CRISP)
        elif kind == 5:  # a moustache
            for sign in (-1, 1):
                canvas.line([(-3, -8), (-3 + sign * 6, -8.5), (-3 + sign * 10, -5)], [2, 4, 0.5], mix(pale, ink, 0.4),
                    0.95, wobble=0.1)


def _stage(canvas: Canvas, x: float, y: float) -> None:
    """The lit cell, a little larger than its neighbours."""
    canvas.glow(x, y, 250, "#ffb52e", 0.5, power=1.7)
    canvas.fill(cell(x, y, R + 14), GOLD, form=0.8, radius=14, rim=("#fffbe0", 2.5, 0.9), edge=0.08,
        wobble=0.4, detail=0.8)
    room = canvas.fill(cell(x, y, R + 3), [(0, "#fff6c8"), (0.45, "#ffd45c"), (1, "#c8761c")],
        gradient=("r", (x, y - 14), R + 20), edge=0.05, wobble=0.3, detail=0.85)
    with canvas.inside(room):
        canvas.fill(cell(x, y - 4, R * 0.7), ["#fffbe4", "#ffdf80"], edge=0.1, wobble=0.3)
        for k in range(6):
            a = k * math.pi / 3
            canvas.line([(x + R * 0.7 * math.sin(a), y - 4 - R * 0.7 * math.cos(a)),
                (x + R * 1.1 * math.sin(a), y - R * 1.1 * math.cos(a))], 2, "#c87a1c", 0.6, wobble=0.1)
        canvas.fill(rect(x - 100, y + 52, 200, 60), ["#d88a2c", "#8a4a14"], edge=0.1)
        canvas.fill(ellipse(x, y + 58, 62, 11), ["#c8402f", "#8a2424"], edge=0.2)
        # the forms, unstamped, make a music stand's load
        canvas.fill(rect(x + 36, y + 20, 20, 36, 2), ["#fffaf0", "#d8c8a0"], edge=0.1)
        for k in range(4):
            canvas.line([(x + 39, y + 26 + 6 * k), (x + 53, y + 26 + 6 * k)], 1.1, "#a8884c", 0.8, wobble=0)
        with canvas.at(x - 4, y + 58, 0.98):
            cellist(canvas)
    canvas.glow(x, y - 10, 90, "#fff3b0", 0.25)
    random = dice(8)
    for _ in range(34):  # gold dust is the sound
        t, r = random.random() * 2 * math.pi, 40 + 150 * random.random()
        canvas.fill(ellipse(x + r * math.cos(t), y - 20 + r * math.sin(t), 0.8 + 1.6 * random.random()),
            "#ffe27a", alpha=0.9, edge=0, wobble=0, grain=0, detail=1)


def _thick(canvas: Canvas, path: skia.Path, deepest: float, wide: tuple[float, ...]) -> None:
    """Honey: a soft swelling with a lit thin edge; deep amber where it is thick, the lamp's light gathered on its far side."""
    s = canvas.scale
    cover = canvas.full(canvas.mask(path, 0, 0.3))
    high = np.zeros_like(cover)
    for much in wide:  # broad forms swell more than thin ones
        high += np.sqrt(np.clip(2.2 * (blur(cover, much * s) - 0.42), 0, 1)) * much / deepest
    high = blur((high * cover).astype(np.float32), 1.2 * s)
    h, w = cover.shape
    slow = value_noise(h, w, 70 * s, 17, 2, (1.0, 1.0)) - 0.5
    gx, gy = np.gradient(high * deepest * 0.8)[::-1]
    gx, gy = gx * s, gy * s
    size = np.sqrt(1 + gx**2 + gy**2)
    lamp = np.array([-0.5, -0.62, 0.6])  # the honey's outside is lit from the upper left, its inside on the lower right
    lit = (lamp[2] - gx * lamp[0] - gy * lamp[1]) / size
    inside = np.clip((gx * lamp[0] + gy * lamp[1]) / size, 0, 1)
    deep = np.clip(high, 0, 1)
    tone = ramp([(0, "#ffe48c"), (0.2, "#ffc940"), (0.5, "#f4a414"), (0.8, "#d67e0a"), (1, "#b05c08")])
    paint = tone[np.clip((deep * 0.86 + 0.2 * slow + 0.04 - 0.45 * inside) * 511, 0, 511).astype(np.int32)]
    paint = paint * (0.8 + 0.34 * np.clip(lit, 0, 1))[..., None]
    paint = paint + (rgb("#ffe28a") - paint) * (0.55 * inside * smoothstep(0.9, 0.2, deep))[..., None]
    gloss = smoothstep(0.86, 0.985, lit) * smoothstep(0.1, 0.3, deep) * smoothstep(0.995, 0.9, deep)
    paint = paint + (rgb("#fff4cc") - paint) * blur((0.8 * gloss).astype(np.float32), 1.1 * s)[..., None]
    thin = (0.8 + 0.2 * smoothstep(0.02, 0.16, deep)) * cover
    move = np.float32([[1, 0, 5 * s], [0, 1, 5 * s]])
    fall = cv2.warpAffine(blur(cover, 7 * s), move, (w, h), borderMode=cv2.BORDER_REPLICATE) * (1 - cover)
    canvas.picture *= 1 - (0.7 * fall[..., None]) * np.array([1, 0.9, 0.8], np.float32)
    canvas.picture += (paint - canvas.picture) * thin[..., None]
    canvas.detail[:] = np.maximum(canvas.detail, 0.62 * cover)


def _honey(canvas: Canvas, x: float, y: float) -> None:
    """It wells out under the lit cell, hangs in drops, follows the walls and heaps up in a pool at the foot of the house."""
    at = lambda points: [(x + K * a, y + K * b) for a, b in points]
    long = [((-90, 66), 64, 14), ((-60, 88), 22, 12), ((-36, 106), 56, 13), ((40, 104), 26, 12), ((66, 86), 84, 15),
        ((92, 64), 28, 11)]
    drips = [ribbon(at([(a, b + 6), (a, b + n * 0.4), (a + 1, b + n * 0.7), (a, b + n)]),
        [K * v for v in (wide * 1.7, wide, wide * 0.62, wide * 1.05)]) for (a, b), n, wide in long]
    sheet = smooth(at([(-98, 49), (-90, 55), (-50, 79), (0, 107), (50, 79), (90, 55), (98, 49), (103, 66), (92, 80),
        (76, 88), (58, 99), (36, 116), (18, 134), (2, 156), (-12, 140), (-26, 124), (-48, 108), (-68, 95), (-86, 85),
        (-103, 66)]))
    stream = ribbon(at([(2, 136), (2, 150), (0, 168), (-26, 185), (-58, 202), (-73, 218), (-73, 250), (-72, 286),
        (-44, 309), (-12, 328), (0, 346), (0, 376), (-1, 410)]),
        [K * v for v in (30, 26, 23, 17, 18, 25, 15, 20, 24, 15, 22, 17, 34)])
    left = ribbon(at([(-73, 280), (-77, 300), (-78, 318), (-78, 340)]), [K * v for v in (14, 13, 8, 12)])
    right = ribbon(at([(3, 150), (9, 172), (10, 182), (10, 200)]), [K * v for v in (18, 14, 8, 13)])
    pool = smooth([(-20, 940), (-20, 872), (60, 868), (150, 864), (x - 84, 856), (x - 40, 834), (x, 824),
        (x + 40, 834), (x + 90, 858), (x + 170, 866), (560, 862), (620, 868), (620, 940)])
    canvas.glow(x, 880, 300, "#ffb52e", 0.3, squash=0.4)
    _thick(canvas, union(sheet, stream, left, right, *drips, pool), 22, (5.0, 10.0, 22.0))
    for points in ([(x - 70, 872), (x - 30, 852), (x + 20, 850), (x + 66, 866)], [(x - 110, 888), (x - 20, 870),
        (x + 60, 874), (x + 120, 888)]):  # it lies down in folds
        canvas.line(points, [0.6, 5, 5, 0.6], "#ffe28a", 0.3, soft=4, wobble=0.3)
        canvas.line([(a, b + 8) for a, b in points], [0.6, 6, 6, 0.6], "#9a5408", 0.22, soft=5, wobble=0.3)
