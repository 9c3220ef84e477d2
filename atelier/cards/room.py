"""A white empty room; the door stands ajar, and a strip of darkness falls out of it over the floor."""

import numpy as np

from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.noise import smoothstep
from atelier.paths import ellipse, minus, poly, rect, ribbon, union
from atelier.sheets import backing, sheet

CARD = Card(
    id="room",
    palette="white-on-white",
    composition="interior",
    setting="empty room",
    mood="unease",
    themes=("secret", "home", "memory", "choice"),
    hero="door ajar",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=775,
    finish="paper",
)

LEFT, RIGHT, TOP, BASE = 92, 522, 150, 668
DOOR = (232, 408, 262)  # left jamb, right jamb, lintel
FALL = (-0.75, 0.6)


def draw(canvas: Canvas) -> None:
    """Sheets from the dark behind the door to the floor at our feet."""
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width].astype(np.float32) / canvas.scale
    a, b, lintel = DOOR
    backing(canvas, "#14141b", 3)
    look = dict(fall=FALL, shade="#3a3a4c", strength=0.42)
    wall = minus(rect(-20, -20, 640, BASE + 20), rect(a, lintel, b - a, BASE - lintel + 60))
    sheet(canvas, wall, "#f3efe8", 5, lift=10, fall=FALL, shade="#101018", strength=0.8,
        curl=1.0 - 0.07 * smoothstep(520, 60, xx) - 0.03 * smoothstep(500, 100, yy))
    leaf = poly([(b - 3, lintel + 2), (b - 3, BASE - 2), (a + 76, BASE - 25), (a + 76, lintel + 20)])
    sheet(canvas, leaf, "#e6e1da", 7, lift=9, fall=(-0.9, 0.25), shade="#08080c", strength=0.8,
        curl=0.84 + 0.18 * smoothstep(a + 70, b, xx))
    for top, low in ((300, 430), (460, 626)):
        panel = poly([(b - 24, top), (b - 24, low), (a + 98, low - 14 * (low - 430) / 240 - 2),
            (a + 98, top + 6 * (430 - top) / 130)])
        inner = poly([(b - 28, top + 5), (b - 28, low - 5), (a + 102, low - 20 * (low - 430) / 240 - 5),
            (a + 102, top + 5 + 6 * (430 - top) / 130)])
        sheet(canvas, minus(panel, inner), "#ece8e1", 9, lift=2, **look)
    sheet(canvas, union(ellipse(a + 92, 458, 4, 5), ribbon([(a + 92, 458), (a + 112, 460)], [4, 3.4])), "#d9d3c8",
        11, lift=4, **look)
    frame = minus(rect(a - 16, lintel - 17, b - a + 32, BASE - lintel + 30),
        rect(a, lintel, b - a, BASE - lintel + 60))
    sheet(canvas, frame, "#fbf8f2", 13, lift=4, **look)
    skirting = minus(rect(-20, BASE - 24, 640, 30), rect(a - 16, BASE - 60, b - a + 32, 90))
    sheet(canvas, skirting, "#f8f4ee", 15, lift=3, **look)
    _shell(canvas, xx, yy, look)


def _shell(canvas: Canvas, xx, yy, look: dict) -> None:
    """Floor, side walls and ceiling, and the dark that lies on the floor."""
    a = DOOR[0]
    floor = poly([(LEFT, BASE), (RIGHT, BASE), (760, 1010), (-160, 1010)])
    sheet(canvas, floor, "#efeae1", 17, lift=3, fall=(0, -0.6), shade="#3a3a4c", strength=0.3,
        curl=0.92 + 0.1 * smoothstep(BASE, 900, yy))
    dark = poly([(a, BASE - 1), (a + 77, BASE - 1), (a + 26, 960), (a - 260, 960)])
    sheet(canvas, dark, "#16161d", 19, lift=1.6, fall=(0.4, 0.6), shade="#3a3a4c", strength=0.3,
        curl=1 + 0.5 * smoothstep(BASE, 940, yy))
    left = poly([(LEFT, TOP), (LEFT, BASE), (-160, 1010), (-160, -120)])
    sheet(canvas, left, "#dfdad4", 21, lift=7, fall=(0.8, 0.3), shade="#3a3a4c", strength=0.4,
        curl=0.9 + 0.1 * smoothstep(0, LEFT, xx))
    right = poly([(RIGHT, TOP), (RIGHT, BASE), (760, 1010), (760, -120)])
    sheet(canvas, right, "#fdfaf5", 23, lift=7, fall=(-0.8, 0.3), shade="#3a3a4c", strength=0.45)
    ceiling = poly([(LEFT, TOP), (RIGHT, TOP), (760, -120), (-160, -120)])
    sheet(canvas, ceiling, "#f4f0ea", 25, lift=7, fall=(-0.2, 0.9), shade="#3a3a4c", strength=0.45)
