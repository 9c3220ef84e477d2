"""A red sheet is torn open: behind it dark blue, and behind that a slit of yellow."""

import math

import numpy as np

from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.noise import smoothstep, value_noise
from atelier.paths import minus, rect, smooth
from atelier.sheets import backing, sheet

CARD = Card(
    id="tear",
    palette="scarlet-night",
    composition="abstract field",
    setting="abstract",
    mood="suspense",
    themes=("secret", "change", "escape", "birth"),
    hero="torn sheet",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=731,
    finish="paper",
)

TEAR = [(196, -40, 1), (204, 40), (188, 110), (206, 190), (198, 280), (222, 360), (216, 440), (238, 520), (232, 590),
    (246, 664, 1), (276, 600), (290, 540), (330, 470), (352, 400), (396, 330), (410, 270), (452, 190), (474, 110),
    (498, 30), (520, -40, 1)]
FLAP = [(246, 664, 1), (276, 600), (290, 540), (330, 470), (352, 400), (396, 330), (410, 270), (452, 190),
    (474, 110), (498, 30), (520, -40, 1), (560, 40), (566, 130), (588, 220), (580, 310), (590, 392, 1), (536, 436),
    (470, 500), (400, 560), (330, 622), (286, 652)]
GLOW = [(-60, 330, 1), (120, 334), (200, 336), (280, 330), (360, 322), (480, 326), (680, 320, 1), (680, 480, 1),
    (-60, 480, 1)]
HORIZON = [(-60, 372, 1), (60, 366), (150, 372), (240, 360), (330, 352), (430, 356), (520, 340), (680, 336, 1),
    (680, 980, 1), (-60, 980, 1)]


def draw(canvas: Canvas) -> None:
    """Lay the sheets from the lowest to the flap that hangs over the tear."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    backing(canvas, "#12274c", 2)
    canvas.picture *= (0.62 + 0.55 * smoothstep(0, 360, yy))[..., None]
    sheet(canvas, smooth(GLOW), "#f3c24e", 3, torn=0.5, lift=5, core="#fff3cf", strength=0.5)
    sheet(canvas, smooth(HORIZON), "#0d1c38", 5, torn=0.4, lift=7, core="#7f97bb", strength=0.6)
    swell = 1 + 0.06 * np.sin((xx * 0.9 + yy * 0.3) / 96) + 0.05 * (value_noise(h, w, 260 * s, 8, 2) - 0.5)
    lean = 1.03 - 0.22 * smoothstep(240, 900, yy) + 0.04 * smoothstep(300, 0, xx)
    lip = np.exp(-np.clip(_edge(yy) - xx, 0, 400) / 40) * smoothstep(664, 300, yy)
    sheet(canvas, minus(rect(-60, -60, 720, 1020), smooth(TEAR)), "#bf2a26", 11, torn=1.2, lift=24, fall=(0.8, 0.6),
        core="#f6e2d4", strength=0.85, curl=swell * lean * (1 + 0.14 * lip))
    away = np.clip((xx - _hinge(yy)) / np.interp(yy, [-40, 392, 664], [60, 250, 60]), 0, 1)
    roll = 0.58 + 0.56 * np.sin(np.clip(away * 1.5, 0, 1) * math.pi * 0.72) - 0.1 * away
    sheet(canvas, smooth(FLAP), "#e6c6b8", 17, torn=1.0, lift=20, fall=(0.8, 0.6), core="#fdf3e8", strength=0.7,
        curl=roll * (1.05 - 0.16 * smoothstep(200, 640, yy)))


def _edge(yy):
    """The left lip of the tear at each height."""
    return np.interp(yy, [-40, 110, 280, 440, 590, 664], [196, 188, 198, 216, 232, 246])


def _hinge(yy):
    """Where the flap is folded over."""
    return np.interp(yy, [-40, 30, 110, 190, 270, 330, 400, 470, 540, 600, 664],
        [520, 498, 474, 452, 410, 396, 352, 330, 290, 276, 246])
