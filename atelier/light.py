"""Light over a painted interior: pools that multiply what lies below; it draws no shapes."""

import cv2
import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Array, Colour, rgb


def light_pools(
    canvas: Canvas,
    lights: list[tuple],
    ambient: Colour,
    gain: float = 1.0,
    noise: float = 0.12,
    mask: Array | None = None,
) -> None:
    """Paint local colours first, then light them: lights = [(x, y, radius, colour, strength[, squash]), ...]."""
    step = 4
    h, w = canvas.height // step, canvas.width // step
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) * step / canvas.scale
    light = np.broadcast_to(rgb(ambient), (h, w, 3)).copy()
    for x, y, radius, colour, strength, *squash in lights:
        squared = ((xx - x) ** 2 + ((yy - y) / (squash[0] if squash else 1)) ** 2) / radius**2
        pool = strength / (1 + squared * 3) * np.clip(1.25 - np.sqrt(squared) * 0.5, 0, 1)
        light += pool[..., None] * rgb(colour)
    light = cv2.resize(light, (canvas.width, canvas.height), interpolation=cv2.INTER_CUBIC)
    g = canvas.grain
    light *= 1 + (g.page(g.across) - 0.5)[..., None] * noise + (g.page(g.white) - 0.5)[..., None] * 0.06
    lit = canvas.picture * light * gain
    lit = np.where(lit > 0.8, 0.8 + 0.2 * np.tanh((lit - 0.8) / 0.2), lit)  # a soft shoulder, no burnt whites
    canvas.picture[:] = lit if mask is None else canvas.picture + (lit - canvas.picture) * mask[..., None]
