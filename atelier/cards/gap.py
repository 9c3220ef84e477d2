"""A red field; a blue line crosses it, hesitates midway, and goes on."""

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import mix, rgb
from atelier.impasto import Impasto
from atelier.matrix import Card
from atelier.noise import dice, smoothstep, value_noise

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
    grading=dict(contrast=1.02, vignette=0.12, warm=0.02, saturation=1.04),
)


def draw(canvas: Canvas) -> None:
    """Ground, broad red strokes in several coats, the line, raking light."""
    h, w = canvas.height, canvas.width
    canvas.picture[:] = rgb("#5c1418") * (0.9 + 0.2 * value_noise(h, w, 90 * canvas.scale, 3, 3))[..., None]
    paint = Impasto(canvas, 4)
    random = dice(8)
    for coat, (count, half, tones, load) in enumerate(((110, 30, ("#a8281f", "#b93024", "#97221f"), 0.9),
        (150, 24, ("#d03c28", "#da4630", "#c03424"), 0.74), (120, 17, ("#e25436", "#d8462f", "#ea6440"), 0.6),
        (46, 11, ("#f07a4e", "#cc3c2a", "#e65c3c"), 0.5))):
        for _ in range(count):
            x, y = random.uniform(-80, 620), random.uniform(-20, 920)
            long = random.uniform(110, 330)
            lean = random.normal(0, 0.07) + 0.05 * np.sin(y / 140)
            t = np.linspace(0, 1, 7)
            points = np.stack([x + long * t, y + long * lean * t + random.normal(0, 9) * t * (1 - t) * 4], 1)
            light = 0.5 - 0.5 * np.cos(np.pi * np.clip((y + 60) / 1000, 0, 1))
            tone = mix(tones[int(random.random() * 3)], "#8a1a1c", 0.34 * smoothstep(0.45, 1, np.array(light)) + 0.1 * random.random())
            paint.stroke(points, [half * 0.85, half, half * 0.9], tone, [load - 0.15, load, load - 0.05, load - 0.34], 0.42)
        del coat
    _line(paint)
    paint.light((-0.55, -0.8), 0.30, 0.12)


def _line(paint: Impasto) -> None:
    """Sure, slower, thin; it turns on itself once, stops, breathes, then leaves lower and lighter than it came."""
    knots = np.array([(-40, 372), (60, 378), (150, 374), (222, 384), (268, 404), (290, 436), (287, 468), (266, 480), (250, 464),
        (258, 440), (284, 430), (309, 441), (318, 464), (316, 486)], float)
    after = np.array([(331, 493), (352, 486), (382, 489), (430, 482), (500, 486), (570, 476), (660, 470)], float)
    for blue, dx, dy, half, first, last in (("#0c1c46", 1.0, 2.0, 1.06, 0.95, 0.74), ("#163684", 0, 0, 1.0, 0.74, 0.6)):
        a, b = _curve(knots, 90) + (dx, dy), _curve(after, 60) + (dx, dy)
        paint.stroke(a, np.array([17, 18, 17.5, 16, 13, 10, 8.4, 7, 6.2, 5.4, 5, 4.6, 4.6, 6]) * half, blue,
            [first, first, first, first - 0.06, 0.84, last + 0.1, last, last, last, last - 0.04, last - 0.06, last, 0.9, 1.0], 1.1)
        paint.stroke(b, np.array([2.6, 4, 6.5, 10, 13, 14.5, 15]) * half, blue, [0.55, 0.68, 0.8, first, first, first - 0.1, first - 0.25], 1.1)
    paint.stroke(np.array([(316, 484), (316, 489), (316.5, 500), (316, 517)]), [6.4, 6.0, 2.6, 1.6], "#12296a", [1, 1, 0.95, 0.9], 1.8)


def _curve(knots: np.ndarray, count: int) -> np.ndarray:
    """A smooth way through the knots."""
    p = np.concatenate([knots[:1], knots, knots[-1:]])
    k = np.linspace(0, len(knots) - 1.0001, count)
    i = k.astype(int) + 1
    t = (k - i + 1)[:, None]
    a, b, c, d = p[i - 1], p[i], p[i + 1], p[np.minimum(i + 2, len(p) - 1)]
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
