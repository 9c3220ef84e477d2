"""A path through a marsh divides; above it nothing but sky."""

import math

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import mix, ramp
from atelier.finishes import lead
from atelier.matrix import Card
from atelier.noise import dice, value_noise
from atelier.paths import ribbon, smooth

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
    grading=dict(ground="#2b2630", bare=0.1, smudge=0.92, pressure=0.82),
    finish="pastel",
)

FLAT = dict(grain=0, texture=0, mottle=0)
HORIZON = 566


def draw(canvas: Canvas) -> None:
    """Sky, far land, water, reeds, the path over all of it."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    drift = value_noise(h, w, 260 * s, 3, 3) - 0.5
    t = yy / HORIZON + drift * 0.1 + (xx - 300) / 600 * 0.06
    sky = ramp([(0, "#51627c"), (0.3, "#7d8796"), (0.55, "#b3a9a2"), (0.76, "#e2c39a"), (0.92, "#f6dca0"),
        (1, "#fbe8ba")])
    canvas.picture[:] = sky[np.clip(t * 511, 0, 511).astype(np.int32)]
    lead(canvas, -7 + drift * 26)
    land = yy > HORIZON
    depth = np.clip((yy - HORIZON) / (900 - HORIZON), 0, 1)
    patch = value_noise(h, w, 60 * s, 7, 4, (3.4, 0.8)) - 0.5
    earth = ramp([(0, "#a08a6a"), (0.12, "#7d6c4c"), (0.45, "#5c5638"),
        (1, "#2f3226")])[np.clip((depth + patch * 0.3) * 511, 0, 511).astype(np.int32)]
    canvas.picture[:] = np.where(land[..., None], earth, canvas.picture)
    canvas.fill(smooth([(-20, HORIZON + 1, 1), (60, HORIZON - 7), (150, HORIZON - 3), (260, HORIZON - 1),
        (420, HORIZON - 2), (520, HORIZON - 9), (620, HORIZON - 6, 1), (620, HORIZON + 6, 1),
        (-20, HORIZON + 6, 1)]), "#8a7a70", edge=0.2, **FLAT)
    _pools(canvas)
    lead(canvas, 84 + patch * 60, land.astype(np.float32))
    _path(canvas)
    _reeds(canvas)


def _pools(canvas: Canvas) -> None:
    """Still water that keeps the colour of the sky."""
    for x, y, wide, high, tone in ((120, 590, 150, 6, "#fbe6b4"), (470, 596, 120, 6, "#f8deaa"),
        (330, 584, 60, 3, "#fbe8ba"), (36, 640, 110, 13, "#e9c996"), (566, 668, 110, 17, "#d8bb98"),
        (240, 628, 70, 7, "#ecd0a0"), (90, 778, 118, 24, "#a79c96"), (520, 826, 120, 26, "#8e8c92")):
        canvas.fill(smooth([(x - wide, y), (x - wide * 0.4, y - high), (x + wide * 0.2, y - high * 0.7),
            (x + wide, y - high * 0.1), (x + wide * 0.5, y + high * 0.8), (x - wide * 0.2, y + high)]),
            [tone, mix(tone, "#6a6a78", 0.35)], edge=0.3, wobble=1.2, detail=0.36, **FLAT)


def _path(canvas: Canvas) -> None:
    """It comes from our feet, divides in the middle distance, and neither end can be seen."""
    stem = [(352, 940), (318, 866), (322, 800), (330, 752)]
    left = [(332, 770), (300, 726), (236, 700), (150, 684), (60, 664), (-40, 656)]
    right = [(330, 770), (352, 724), (404, 694), (436, 670), (420, 646), (380, 628), (372, 612), (404, 600),
        (446, 591), (462, 583), (450, 575), (458, 569)]
    for points, widths in ((left, [54, 42, 30, 22, 17, 14]),
        (right, [54, 40, 29, 22, 17, 13, 10, 8, 6, 4, 2.6, 1.4]), (stem, [170, 124, 84, 62])):
        canvas.fill(ribbon([(x + 3, y + 3) for x, y in points], [v * 1.18 + 1 for v in widths]), "#3a3428",
            alpha=0.7, soft=2, edge=0.3, **FLAT)
        canvas.fill(ribbon(points, widths), [(0, "#f1d9a8"), (0.5, "#dcbf90"), (1, "#b89a76")], edge=0.25,
            wobble=0.8, detail=0.42, **FLAT)
    canvas.fill(ribbon([(346, 940), (314, 866), (320, 800), (328, 756)], [30, 24, 16, 8]), "#f6e4ba", alpha=0.5,
        soft=4, edge=0.3, **FLAT)
    canvas.fill(smooth([(300, 700), (322, 722), (331, 738), (344, 716), (372, 694), (340, 686)]), "#4c4a30",
        edge=0.4, wobble=1.5, detail=0.4, **FLAT)


def _reeds(canvas: Canvas) -> None:
    random = dice(12)
    tufts = []
    for _ in range(90):
        depth = random.random() ** 0.7
        y = HORIZON + 18 + depth * 350
        x = random.random() * 640 - 20
        half = 20 + 95 * max(0.0, (y - 700) / 200)
        if (abs(x - 326) < half + 16 and y > 720) or 640 < y < 700 or (abs(x - 400) < 90 and y < 720):
            continue
        tufts.append((y, x, 0.16 + 1.25 * depth**1.6))
    for y, x, size in sorted(tufts):
        for _ in range(int(7 + 8 * size)):
            bend, tall = (random.random() - 0.35) * 40 * size, (20 + 56 * random.random()) * size
            foot = x + 26 * size * (random.random() - 0.5)
            tone = mix(("#9a8656", "#6f6a3c", "#3a3a28", "#b39c64", "#26281f")[int(random.random() * 5)], "#a08a6a",
                max(0, 0.6 - size))
            canvas.line([(foot, y), (foot + bend * 0.3, y - tall * 0.6), (foot + bend, y - tall)],
                [2.4 * size + 0.4, 1.8 * size + 0.3, 0.5], tone, 0.95, wobble=0.2, detail=0.5 if size > 0.5
                else 0.36, **FLAT)
    for k in range(5):  # a few tall ones near us
        x = 470 + 26 * k + 10 * math.sin(k * 3)
        canvas.line([(x, 920), (x + 8 + 3 * k, 800), (x + 24 + 6 * k, 690 - 14 * (k % 3))], [3.4, 2.6, 1.2],
            "#1f211a", 0.95, wobble=0.3, detail=0.7, **FLAT)
        canvas.fill(ribbon([(x + 21 + 5.6 * k, 706 - 14 * (k % 3)), (x + 27 + 6.4 * k, 668 - 14 * (k % 3))], [7, 6]),
            "#3a2a20", edge=0.15, detail=0.7, **FLAT)
