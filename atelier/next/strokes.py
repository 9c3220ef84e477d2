"""A thousand strokes lean one way; one stands upright."""

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import mix, rgb, shift
from atelier.impasto import Impasto
from atelier.matrix import Card
from atelier.noise import dice, smoothstep, value_noise

CARD = Card(
    id="strokes",
    palette="mustard-navy",
    composition="crowd",
    setting="abstract",
    mood="defiance",
    themes=("identity", "order", "freedom", "power", "loneliness"),
    hero="upright stroke",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2112,
    grading=dict(contrast=1.03, vignette=0.1, warm=0.03),
)

ONE = (372.0, 470.0)


def draw(canvas: Canvas) -> None:
    """A scrubbed ground, strokes from far to near in a wind, the one."""
    h, w = canvas.height, canvas.width
    canvas.picture[:] = rgb("#c99a34") * (0.9 + 0.2 * value_noise(h, w, 120 * canvas.scale, 3, 3))[..., None]
    paint = Impasto(canvas, 7)
    random = dice(12)
    for _ in range(170):
        x, y, long = random.uniform(-60, 600), random.uniform(-20, 920), random.uniform(90, 220)
        tone = mix(("#d8ab45", "#e2bd62", "#b98a2c")[int(random.random() * 3)], "#8f6a2a", 0.45 * float(smoothstep(420, -60, np.array(y))))
        a = np.radians(-62 + random.normal(0, 9))
        t = np.linspace(0, 1, 5)[:, None]
        paint.stroke(np.array([(x, y)]) + t * long * np.array([(np.cos(a), np.sin(a))]), 17, tone, [0.7, 0.5], 0.5)
    rows, y = [], -14.0
    while y < 950:
        size = 15 + 66 * (max(0, y) / 900) ** 1.15
        rows.append((y, size))
        y += size * 0.4
    for y, size in rows:
        step = size * 0.37
        for x in np.arange(-40 + random.uniform(0, step), 640, step):
            px, py = x + random.normal(0, step * 0.22), y + random.normal(0, size * 0.11)
            if np.hypot((px - ONE[0]) / 1.15, (py - ONE[1]) / 1.0) < 30 or (abs(px - ONE[0] + 12) < 22 and 0 < py - ONE[1] < 42):
                continue
            _stroke(paint, px, py, size * random.uniform(0.85, 1.12), 33 + 9 * np.sin(px / 170 + py / 120) + random.normal(0, 3.4), random)
        if y < ONE[1] <= y + size * 0.4:
            _one(paint)
    paint.light((-0.8, -0.55), 0.30, 0.16)


def _stroke(paint: Impasto, x: float, y: float, size: float, lean: float, random: np.random.Generator) -> None:
    """From its foot upwards, bent by the wind, thinning to the tip."""
    t = np.linspace(0, 1, 7)
    a = np.radians(lean) * (0.72 + 0.5 * t)
    px, py = x + np.cumsum(np.sin(a)) * size / 7, y - np.cumsum(np.cos(a)) * size / 7
    near = float(np.clip((y + 40) / 940, 0, 1))
    tone = mix(mix("#7d7f86", "#16233f", near**0.6), ("#2c4a6e", "#0f1a30", "#39405a")[int(random.random() * 3)], 0.42)
    half = size * 0.082
    paint.stroke(np.stack([px, py], 1), [half * 0.95, half, half * 0.8, half * 0.45], shift(tone, random.normal(0, 0.02)), [1, 0.95, 0.85, 0.62], 0.5 + 0.8 * near)


def _one(paint: Impasto) -> None:
    """The same brush, the same paint, no wind."""
    x, y = ONE
    t = np.linspace(0, 1, 8)
    points = np.stack([x + 1.2 * np.sin(t * 3), y + 28 - 104 * t], 1)
    paint.stroke(points, [5.8, 6.6, 6.0, 4.0], "#101a33", [1, 1, 0.97, 0.85], 1.7)
