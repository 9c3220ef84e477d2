"""A road runs between two walls of rock that lean together overhead; far off a strip of light."""

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import rgb
from atelier.matrix import Card
from atelier.noise import dice, smoothstep, value_noise
from atelier.paths import poly, smooth

CARD = Card(
    id="gorge",
    palette="dun-and-slate",
    composition="vanishing point",
    setting="canyon",
    mood="dread",
    themes=("journey", "danger", "choice", "nature"),
    hero="narrow gorge",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=764,
    grading=dict(paper="#f4eee0", wet=0.9, blooms=0, grains=0.9),
    finish="wash",
)

FLAT = dict(grain=0, texture=0, mottle=0)
EYE = (322, 566)
PAPER = "#f4eee0"
LAST = 10


def draw(canvas: Canvas) -> None:
    """Walls from far to near, lightest far away, then the dust of the road."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    canvas.picture[:] = rgb(PAPER)
    _road(canvas, xx, yy)
    for i in range(LAST, -1, -1):
        _pair(canvas, i)
    air = np.exp(-(((xx - EYE[0]) / 60) ** 2) - (((yy - EYE[1] + 40) / 150) ** 2))
    canvas.picture += (rgb(PAPER) - canvas.picture) * (air * 0.6)[..., None]


def _pair(canvas: Canvas, i: int) -> None:
    """One pair of buttresses at depth i (0 nearest); they nearly meet overhead."""
    k = 0.76**i
    near = 1 - i / (LAST + 0.5)
    random = dice(70 + i)
    tone = 0.04 + 0.86 * (1 - near) ** 0.85
    ink = rgb("#23262f") * (1 - tone) + rgb(PAPER) * tone
    warm = rgb("#5c4a40") * (1 - tone) + rgb(PAPER) * tone
    for side in (-1, 1):
        room, points = 236 if side < 0 else 214, []
        for t in np.linspace(0, 1, 15):  # from the road up to where the walls nearly touch
            high = t * 900
            gap = max(room - high * (0.225 + 0.03 * side) - 26 * np.sin(t * 6 + 2 * i + side),
                24 + 20 * random.random())
            gap += (random.random() - 0.5) * 40
            points.append((EYE[0] + side * (k * max(gap, 4) + 3) + 46 * t * t * k, EYE[1] + k * (310 - high),
                int(random.random() < 0.7)))
        out = EYE[0] + side * 900
        shape = smooth([*points, (points[-1][0] + side * 26 * k, points[-1][1] - 60 * k, 1),
            (points[-1][0] + side * 150 * k, points[-1][1] - 130 * k, 1), (out, points[-1][1] - 500 * k - 60, 1),
            (out, points[0][1] + 80 * k, 1), (points[0][0] + side * 90 * k, points[0][1] + 26 * k, 1)])
        mask = canvas.fill(shape, [ink, ink, warm], gradient=((0, EYE[1] - 520 * k), (0, EYE[1] + 330 * k)),
            edge=0.25, wobble=1.2, detail=0.3 + 0.4 * near, **FLAT)
        if mask is not None:
            _rock(canvas, mask, side, k, near, points, random)


def _rock(canvas: Canvas, mask, side: int, k: float, near: float, points: list, random) -> None:
    """Facets of broken stone and the long cracks between them."""
    pale = rgb("#a89a88") * near + rgb(PAPER) * (1 - near)
    dark = rgb("#0a0b0f") * near**0.6 + rgb(PAPER) * (1 - near**0.6)
    for n in range(int(12 + 30 * near)):
        x0, y0 = points[int(random.random() * 11)][:2]
        x, y = x0 + side * (random.random() ** 1.3) * 300 * k, y0 + 30 * k * (random.random() - 0.5)
        tall, wide = (90 + 230 * random.random()) * k, (9 + 30 * random.random()) * k
        facet = poly([(x, y - tall), (x + side * wide * 0.7, y - tall * 0.5), (x + side * wide, y + tall * 0.3),
            (x + side * wide * 0.4, y + tall), (x - side * wide * 0.1, y + tall * 0.2)])
        lit = n % 2 == 0 if side < 0 else n % 4 == 0
        canvas.fill(facet, pale if lit else dark, alpha=(0.16 if lit else 0.25) + 0.2 * random.random(),
            soft=0.4 + 1.2 * k, clip=mask, edge=0.3, detail=0.35, **FLAT)


def _road(canvas: Canvas, xx, yy) -> None:
    """Shaded ground, and on it a pale track that winds once and narrows to nothing."""
    h, w = xx.shape
    depth = np.clip((yy - EYE[1]) / 334, 0, 2)
    rough = value_noise(h, w, 40 * canvas.scale, 12, 4, (2.6, 0.7)) - 0.5
    below = smoothstep(0, 60, yy - EYE[1])
    shade = below * (0.2 + 0.5 * depth + 0.4 * rough * depth)
    across = (xx - EYE[0] + 40 * np.sin(depth * 5) * (1 - depth) * depth) / (4 + 128 * depth)
    track = smoothstep(1.15, 0.65, np.abs(across) + rough * 0.7) * below
    ruts = np.exp(-(((np.abs(across) - 0.42) / 0.1) ** 2)) * np.clip(depth * 2, 0, 1)
    dark = np.clip(shade * (1 - 0.8 * track) + track * ruts * 0.16, 0, 0.92)[..., None]
    canvas.picture[:] = canvas.picture * (1 - dark * (1 - rgb("#3c332e")))
