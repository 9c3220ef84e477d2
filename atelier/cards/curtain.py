"""A dark house front at night; one window is lit and open, and only its curtain moves."""

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Array, ramp
from atelier.finishes import lead
from atelier.matrix import Card
from atelier.noise import smoothstep, value_noise
from atelier.paths import curve, poly, rect, smooth

CARD = Card(
    id="curtain",
    palette="lamp-black",
    composition="grid",
    setting="dark courtyard",
    mood="mystery",
    themes=("night", "secret", "loneliness", "home", "escape"),
    hero="blowing curtain",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=808,
    grading=dict(tone=0.2, spacing=2.9, ink="#14110f", sheet="#f0e4c4", burr=0.45, line=0.95),
    finish="etching",
)

FLAT = dict(grain=0, texture=0, mottle=0)
COLUMNS, ROWS = (118, 302, 486), (92, 312, 532, 752)
WIDE, TALL = 84, 132
LIT = (2, 1)


def grey(v: float) -> Array:
    """One tone of the plate."""
    return np.full(3, v, np.float32)


def draw(canvas: Canvas) -> None:
    """The front, its blind windows, the one that is open."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    x, y = COLUMNS[LIT[0]], ROWS[LIT[1]]
    stain = value_noise(h, w, 150 * s, 4, 4, (0.7, 1.8)) - 0.5
    near = np.exp(-np.hypot((xx - x + 20) / 190, (yy - y - 40) / 250) ** 2)
    tone = np.clip(0.09 + 0.2 * near + 0.12 * stain * (0.4 + near), 0.0, 1)
    canvas.picture[:] = ramp(["#000000", "#ffffff"])[np.clip(tone * 511, 0, 511).astype(np.int32)]
    lead(canvas, 86 + stain * 16)
    for r in ROWS:  # string courses
        canvas.fill(rect(-20, r + 158, 640, 8), grey(0.16), alpha=0.6, edge=0.05, wobble=0.4, **FLAT)
        canvas.fill(rect(-20, r + 166, 640, 5), grey(0.0), alpha=0.8, edge=0.05, wobble=0.4, **FLAT)
    for i, cx in enumerate(COLUMNS):
        for j, cy in enumerate(ROWS):
            if (i, j) != LIT:
                _blind(canvas, cx, cy, float(near[int(cy * s), int(cx * s)]))
    canvas.fill(rect(206, -20, 9, 960), [grey(0.2), grey(0.0)], gradient=((206, 0), (215, 0)), edge=0.05, wobble=0.4,
        **FLAT)
    _lit(canvas, x, y)


def _blind(canvas: Canvas, x: float, y: float, near: float) -> None:
    look = dict(edge=0.06, wobble=0.5, **FLAT)
    canvas.fill(rect(x - WIDE / 2 - 9, y - TALL / 2 - 12, WIDE + 18, TALL + 26), grey(0.16 + 0.34 * near), **look)
    pane = canvas.fill(rect(x - WIDE / 2, y - TALL / 2, WIDE, TALL), [grey(0.0), grey(0.02 + 0.05 * near)], **look)
    if pane is not None:
        lead(canvas, 2, canvas.full(pane))
    canvas.fill(rect(x - 2.5, y - TALL / 2, 5, TALL), grey(0.17 + 0.33 * near), **look)
    canvas.fill(rect(x - WIDE / 2, y - 20, WIDE, 4), grey(0.17 + 0.33 * near), **look)
    canvas.fill(rect(x - WIDE / 2 - 14, y + TALL / 2 + 8, WIDE + 28, 8), grey(0.24 + 0.4 * near), **look)


def _lit(canvas: Canvas, x: float, y: float) -> None:
    """The open casement: bare paper, a dark room's edge, and cloth that the wind has taken outside."""
    look = dict(edge=0.05, wobble=0.4, detail=0.6, **FLAT)
    left, top, low = x - WIDE / 2, y - TALL / 2, y + TALL / 2
    canvas.fill(rect(left - 9, top - 12, WIDE + 18, TALL + 26), grey(0.42), **look)
    canvas.fill(rect(left, top, WIDE, TALL), grey(1.0), **look)
    canvas.fill(poly([(left + WIDE, top), (left + WIDE + 34, top + 12), (left + WIDE + 34, low + 14),
        (left + WIDE, low)]), [grey(0.3), grey(0.12)], **look)
    canvas.fill(poly([(left + WIDE + 5, top + 9), (left + WIDE + 29, top + 18), (left + WIDE + 29, low + 4),
        (left + WIDE + 5, low - 8)]), grey(0.62), **look)
    canvas.fill(rect(left - 14, low + 8, WIDE + 28, 8), grey(0.7), **look)
    canvas.fill(poly([(left - 14, low + 16), (left + WIDE + 14, low + 16), (left + WIDE + 6, low + 34),
        (left - 6, low + 34)]), grey(0.0), alpha=0.8, soft=3, **FLAT)
    canvas.fill(rect(left + WIDE - 20, top, 20, TALL), grey(0.8), alpha=0.8, soft=3, **FLAT)
    upper = [(left + 8, top + 2), (left - 14, top + 26), (left - 56, top + 26), (left - 96, top + 54),
        (left - 146, top + 58), (left - 186, top + 92)]
    hem = [(left - 186, top + 92, 1), (left - 176, top + 110), (left - 190, top + 128), (left - 172, top + 146),
        (left - 180, top + 166, 1)]
    lower = [(left - 180, top + 166), (left - 138, top + 138), (left - 92, top + 150), (left - 50, top + 118),
        (left - 8, top + 128), (left + 34, top + 84), (left + 52, top + 2)]
    canvas.fill(smooth([(left - 10, top + 40), (left - 90, top + 70), (left - 190, top + 120),
        (left - 170, top + 190), (left - 90, top + 186), (left + 10, top + 160)]), grey(0.0), alpha=0.8, soft=14,
        **FLAT)
    mask = canvas.fill(smooth([*upper[:-1], *hem, *lower[1:-1], (*lower[-1], 1), (*upper[0], 1)]), grey(0.97),
        edge=0.05, wobble=0.4, detail=0.6, **FLAT)
    if mask is None:
        return
    along = np.linspace(0, 1, 9)
    rim, foot = curve(upper), curve(lower[::-1])
    for k, v in ((0.16, 0.5), (0.3, 0.66), (0.42, 0.36), (0.56, 0.62), (0.68, 0.44), (0.82, 0.3), (0.93, 0.22)):
        fold = [tuple(rim[int(u * (len(rim) - 1))] * (1 - k) + foot[int(u * (len(foot) - 1))] * k + (0,
            7 * np.sin(u * 9 + k * 14) * u)) for u in along]
        canvas.line(fold, [1.5, 4, 7, 9, 7, 8, 3], grey(v), 0.8, clip=mask, soft=2.2, **FLAT)
    xx = np.mgrid[0 : canvas.height, 0 : canvas.width][1].astype(np.float32) / canvas.scale
    lead(canvas, 100 + 62 * smoothstep(left + 40, left - 60, xx), canvas.full(mask))
