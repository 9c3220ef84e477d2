"""Seen from deep under water: far above, the light on the surface."""

import cv2
import numpy as np

from atelier.canvas import Canvas
from atelier.colour import ramp, rgb
from atelier.finishes import lead
from atelier.matrix import Card
from atelier.noise import blur, smoothstep, value_noise

CARD = Card(
    id="surface",
    palette="drowned-green",
    composition="worm's eye",
    setting="under water",
    mood="suspense",
    themes=("water", "birth", "danger", "freedom", "sleep"),
    hero="water surface from below",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=852,
    grading=dict(tones=15, dry=0.6, streak=0.012, saturation=1.08),
    finish="gouache",
)

LEVEL = 452  # where the surface is lost in the distance
SPOT = (366, 96)


def draw(canvas: Canvas) -> None:
    """The underside of the waves runs away from us; below it shafts of light, then nothing."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    drift = value_noise(h, w, 170 * s, 3, 3) - 0.5
    near = np.hypot((xx - SPOT[0]) / 1.25, yy - SPOT[1])
    deep = ramp([(0, "#f4f8dc"), (0.12, "#c6e6cc"), (0.24, "#7cc4b4"), (0.38, "#3a9896"), (0.54, "#1b6f78"),
        (0.72, "#0d4757"), (0.88, "#072c3a"), (1, "#04161f")])
    t = near / 860 + drift * 0.07 + 0.1
    image = deep[np.clip(t * 511, 0, 511).astype(np.int32)]
    up = np.clip(LEVEL - yy, 4, None)
    far = 5200 / up
    ripple = _waves(xx, far)
    fade = smoothstep(12, 130, up) * (yy < LEVEL)
    lit = image + (rgb("#fbfde8") - image) * (np.clip(ripple * 1.5, 0, 1) * smoothstep(420, 40, near) * fade)[...,
        None]
    shade = np.clip(-ripple * 1.7, 0, 1) * fade * 0.72
    image = lit * (1 - shade[..., None] * (1 - rgb("#2a7c84")))
    image = image + (_shafts(h, w, s, xx, yy, drift) * 0.5)[..., None] * (rgb("#8fd2bc") - image)
    low = smoothstep(420, 880, yy + drift * 150)
    canvas.picture[:] = np.clip(image * (1 - 0.66 * low[..., None]), 0, 1)
    canvas.detail[:] = 0.25 + 0.34 * smoothstep(LEVEL, 260, yy)
    lead(canvas, drift * 30 + 6)


def _waves(xx, far):
    """Long facets of the swell, laid on the plane of the surface."""
    u, v = (xx - 330) * far / 60, far * 5.2
    fields = []
    for seed, size in ((11, 1.5), (12, 2.8)):
        noise = value_noise(1024, 1024, 34, seed, 3, (1.7, 1))
        fields.append(cv2.remap(noise, (u * size + 300).astype(np.float32),
            (v * size + 40 * seed).astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT) - 0.5)
    return fields[0] * 1.2 + fields[1] * 0.7


def _shafts(h: int, w: int, s: float, xx, yy, drift):
    """Straight beams that fan out from above."""
    angle = np.arctan2(xx - SPOT[0] - 20, yy + 260)
    beams = value_noise(8, 720, 11, 9, 3, (1, 40))[4] - 0.5
    along = np.interp((angle / 1.4 * 360 + 360).ravel(), np.arange(720), beams).reshape(h, w).astype(np.float32)
    beam = np.clip(along * 2.8, 0, 1) * smoothstep(300, 470, yy) * smoothstep(900, 420,
        yy + drift * 120) * np.exp(-((angle / 0.42) ** 2))
    return blur(beam, 3 * s)
