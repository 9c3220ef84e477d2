"""A line of fence posts walks over a white field into fog; one post is missing."""

import math

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import ramp
from atelier.finishes import lead
from atelier.matrix import Card
from atelier.noise import dice, smoothstep, value_noise
from atelier.paths import poly, smooth

CARD = Card(
    id="posts",
    palette="bone-and-ink",
    composition="S-path",
    setting="foggy plain",
    mood="melancholy",
    themes=("patience", "winter", "past", "journey"),
    hero="fence posts",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=753,
    grading=dict(tone=0.1, spacing=3.4, ink="#1d1916", sheet="#f1ead9"),
    finish="etching",
)

FLAT = dict(grain=0, texture=0, mottle=0)
GONE = 4


def place(i: float) -> tuple[float, float, float]:
    """Where post number i stands, and its scale: a bend away to the right, then back into the fog."""
    z = 1 + i * 0.62
    return 330 - 222 / z + 17 * i - 0.35 * i * i, 356 + 462 / z, 1 / z


def draw(canvas: Canvas) -> None:
    """Snow and fog, then the posts from far to near."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy = np.mgrid[0:h, 0:w][0].astype(np.float32) / s
    drift = value_noise(h, w, 120 * s, 3, 3, (3.2, 0.8)) - 0.5
    ground = smoothstep(470, 900, yy) * (0.1 + 0.34 * np.clip(drift + 0.1, 0, 1))
    sky = smoothstep(420, -60, yy) ** 1.3 * (0.3 + 0.2 * (value_noise(h, w, 200 * s, 5, 3) - 0.5))
    dark = np.clip(ground + sky, 0, 1)
    canvas.picture[:] = ramp(["#ffffff", "#000000"])[np.clip(dark * 511, 0, 511).astype(np.int32)]
    lead(canvas, 4 + drift * 60)
    for i in range(15, -1, -1):
        if i != GONE:
            _post(canvas, i)
        if i not in (GONE, GONE - 1):
            _wires(canvas, i)
    _stump(canvas)
    _torn_wire(canvas)


def _tone(k: float) -> tuple[float, float, float]:
    """Fog: near is black, far is nearly paper."""
    g = 0.03 + 0.93 * (1 - k) ** 1.7
    return (g, g, g)


def _post(canvas: Canvas, i: int) -> None:
    x, y, k = place(i)
    random = dice(20 + i)
    lean = (random.random() - 0.5) * 0.26 if i else -0.1
    tall, wide = (250 + 34 * (random.random() - 0.5)) * k, 40 * k
    top = x + lean * tall
    outline = smooth([(x - wide * 0.5, y + 6 * k, 1), (x - wide * 0.46, y - tall * 0.3),
        (top - wide * 0.5, y - tall * 0.94, 1), (top - wide * 0.2, y - tall, 1), (top + wide * 0.3, y - tall * 0.97,
        1), (top + wide * 0.44, y - tall * 0.9, 1), (x + wide * 0.52, y - tall * 0.4),
        (x + wide * 0.5, y + 6 * k, 1)])
    tone = _tone(min(1, k * 1.25))
    lit = tuple(min(1, c + 0.42 * k + 0.1) for c in tone)
    mask = canvas.fill(outline, [(0, lit), (0.36, tone), (1, tone)],
        gradient=((x - wide * 0.6, 0), (x + wide * 0.3, 0)), edge=0.08, wobble=0.5, detail=0.95 if i > GONE + 1
        else 0.6, **FLAT)
    if mask is None:
        return
    lead(canvas, 90 + math.degrees(lean), canvas.full(mask))
    for _ in range(int(14 * k)):
        gx, gy = x + wide * (random.random() - 0.5), y - tall * random.random() * 0.8
        canvas.line([(gx, gy), (gx + lean * 30, gy - 40 * k)], [0.4, 2.4 * k, 0.4], "#000000", 0.7, clip=mask, **FLAT)
    canvas.fill(smooth([(top - wide * 0.6, y - tall * 0.93), (top - wide * 0.2, y - tall * 1.05),
        (top + wide * 0.4, y - tall * 1.0), (top + wide * 0.52, y - tall * 0.91), (top, y - tall * 0.95)]),
        "#ffffff", edge=0.1, **FLAT)
    bank = smooth([(x - wide * 2, y + 16 * k), (x - wide * 0.7, y - 4 * k), (x, y - 13 * k),
        (x + wide * 0.7, y - 3 * k), (x + wide * 1.4, y + 14 * k), (x, y + 30 * k)])
    canvas.fill(bank, "#ffffff", soft=3 * k, edge=0.1, **FLAT)
    shadow = poly([(x - wide * 0.3, y - 5 * k), (x + wide * 0.5, y - 4 * k), (x + tall * 1.02, y + tall * 0.13),
        (x + tall * 0.98, y + tall * 0.2)])
    canvas.fill(shadow, "#303030", alpha=min(0.7, 0.75 * k), soft=3 * k + 0.6, **FLAT)


def _tip(i: int, share: float) -> tuple[float, float]:
    x, y, k = place(i)
    random = dice(20 + i)
    lean = (random.random() - 0.5) * 0.26 if i else -0.1
    tall = (250 + 34 * (random.random() - 0.5)) * k
    return x + lean * tall * share, y - tall * share


def _wires(canvas: Canvas, i: int) -> None:
    """Two sagging wires to the post behind."""
    k = place(i)[2]
    for share in (0.82, 0.45):
        a, b = _tip(i, share), _tip(i + 1, share)
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 13 * k)
        tone = _tone(min(1, k * 1.3))
        canvas.line([a, middle, b], [1.5 * k + 0.4, 1.1 * k + 0.4, 1.1 * k + 0.4], tone, 0.9, wobble=0.2, detail=0.9,
            **FLAT)


def _stump(canvas: Canvas) -> None:
    """What is left of the missing one."""
    x, y, _ = place(GONE)
    canvas.fill(poly([(x - 7, y + 3), (x - 8, y - 15), (x - 3, y - 9), (x + 1, y - 22), (x + 5, y - 11),
        (x + 8, y + 3)]), _tone(0.5), edge=0.1, detail=0.8, **FLAT)
    canvas.fill(smooth([(x - 22, y + 7), (x - 6, y - 3), (x + 8, y - 1), (x + 26, y + 7), (x, y + 12)]), "#ffffff",
        soft=1, **FLAT)


def _torn_wire(canvas: Canvas) -> None:
    """The wire of the missing post hangs to the snow and curls."""
    for start, way in ((_tip(GONE - 1, 0.82), 1), (_tip(GONE + 1, 0.82), -1)):
        x, y = start
        points = [(x, y), (x + 14 * way, y + 34), (x + 34 * way, y + 62), (x + 48 * way, y + 56),
            (x + 44 * way, y + 46)]
        canvas.line(points if way > 0 else [(x, y), (x - 6, y + 24), (x - 2, y + 44)], [1.4, 1, 0.7], _tone(0.6),
            0.9, wobble=0.2, detail=0.9, **FLAT)
