"""One dark round thing at the edge of a huge pale field, its shadow far longer than itself."""

import math

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import ramp, rgb
from atelier.finishes import lead
from atelier.matrix import Card
from atelier.noise import blur, smoothstep, value_noise
from atelier.paths import ellipse

CARD = Card(
    id="pebble",
    palette="chalk-and-soot",
    composition="abstract field",
    setting="abstract",
    mood="loneliness",
    themes=("loneliness", "time", "scale", "patience"),
    hero="dark pebble",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=742,
    grading=dict(tones=26, dry=0.45, streak=0.01, saturation=1.1),
    finish="gouache",
)

FLAT = dict(grain=0, texture=0, mottle=0)
X, Y, R = 512, 196, 25
FALL = math.radians(129)


def draw(canvas: Canvas) -> None:
    """The field, the shadow, the thing."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    t = (xx * -0.36 + yy * 0.93 + 220) / 1150 + (value_noise(h, w, 230 * s, 4, 3) - 0.5) * 0.16
    field = ramp([(0, "#f7f0e4"), (0.3, "#f3e9d8"), (0.55, "#ecdfcc"), (0.8, "#e2d2c0"), (1, "#d3c3b8")])
    canvas.picture[:] = field[np.clip(t * 511, 0, 511).astype(np.int32)]
    lead(canvas, 8 + 14 * (value_noise(h, w, 300 * s, 9, 2) - 0.5))
    _shadow(canvas, xx, yy)
    canvas.fill(ellipse(X, Y, R), ["#3a2f33", "#1c181b"], gradient=((X + 16, Y - 18), (X - 14, Y + 20)), edge=0.02,
        wobble=0.25, detail=0.95, **FLAT)


def _shadow(canvas: Canvas, xx, yy) -> None:
    """Long, sharp at its foot and nearly nothing at its end."""
    dx, dy = math.cos(FALL), math.sin(FALL)
    u = (xx - X) * dx + (yy - Y) * dy
    v = -(xx - X) * dy + (yy - Y) * dx
    length, far = 760.0, np.clip(u / 760, 0, 1)
    half = R * (0.98 + 1.5 * far)
    soft = 1.2 + 70 * far**1.1
    body = smoothstep(0, 1, (half - np.abs(v)) / soft + 0.35 + 0.15 * (far < 0.02)) * (u > 0)
    strength = (0.95 - 0.25 * far**0.6) * smoothstep(1.0, 0.1, far)
    a = blur((body * strength).astype(np.float32), 0.6 * canvas.scale)[..., None]
    tone = ramp([(0, "#4c4a66"), (0.25, "#7d7994"), (1, "#b3a9b4")])[np.clip(u / length * 511, 0,
        511).astype(np.int32)]
    canvas.picture[:] = canvas.picture * (1 - a) + tone * a
    canvas.detail[:] = np.maximum(canvas.detail, body * 0.55 * smoothstep(300, 0, u))
    warm = np.exp(-(((v - R * 1.4) / 8) ** 2)) * smoothstep(0, 30, u) * smoothstep(length * 0.4, 30, u) * 0.2
    canvas.picture += (rgb("#fffaf0") - canvas.picture) * warm[..., None]
