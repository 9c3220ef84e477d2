"""Thick paint: strokes with width, load and bristles of their own, and light raking over their ridges."""

from collections.abc import Sequence

import cv2
import numba as nb
import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Colour, rgb
from atelier.noise import blur, dice, value_noise


@nb.njit(cache=True, fastmath=True)
def _pull(picture, ridges, points, widths, loads, hairs, row, colour, thick):
    """Drag one brush along the points: hairs run along, the edges pile up, a poor load breaks open."""
    high, wide = ridges.shape
    reach = widths.max() + 2
    x0, x1 = max(0, int(points[:, 0].min() - reach)), min(wide - 1, int(points[:, 0].max() + reach))
    y0, y1 = max(0, int(points[:, 1].min() - reach)), min(high - 1, int(points[:, 1].max() + reach))
    n = points.shape[0]
    lengths = np.zeros(n)
    for k in range(1, n):
        lengths[k] = lengths[k - 1] + np.hypot(points[k, 0] - points[k - 1, 0], points[k, 1] - points[k - 1, 1])
    for y in range(y0, y1 + 1):
        for x in range(x0, x1 + 1):
            best, side, along, over, width, load = 1e9, 0.0, 0.0, 0.0, 1.0, 1.0
            for k in range(n - 1):
                ax, ay = points[k]
                vx, vy = points[k + 1, 0] - ax, points[k + 1, 1] - ay
                length = np.hypot(vx, vy) + 1e-9
                t = ((x - ax) * vx + (y - ay) * vy) / (length * length)
                t = min(1.0, max(0.0, t))
                dx, dy = x - ax - vx * t, y - ay - vy * t
                d = np.hypot(dx, dy)
                if d < best:
                    best, along = d, lengths[k] + t * length
                    side = (vx * (y - ay) - vy * (x - ax)) / length
                    if 0 < k < n - 2 or 0 < t < 1:
                        side, over = (d if side > 0 else -d), 0.0
                    else:  # beyond an end: the brush is broad, not round
                        over = np.sqrt(max(0.0, d * d - side * side))
                    width = widths[k] + (widths[k + 1] - widths[k]) * t
                    load = loads[k] + (loads[k + 1] - loads[k]) * t
            s = side / width
            u = np.hypot(s, over / (0.3 * width))
            if u > 1.15:
                continue
            hair = hairs[
                (row + int((s + 1.2) * width * 0.9)) % hairs.shape[0], int(along * 0.5 + row * 7) % hairs.shape[1]
            ]
            edge = 1 - u + (hair - 0.5) * 0.3
            a = min(1.0, max(0.0, edge * width * 0.6)) * min(1.0, max(0.0, (hair - 1 + load) * 4))
            if a <= 0:
                continue
            tone = 1 + (hair - 0.5) * 0.22
            for c in range(3):
                picture[y, x, c] += (colour[c] * tone - picture[y, x, c]) * a
            bead = np.exp(-(((u - 0.86) / 0.14) ** 2))
            body = thick * (0.35 + 0.9 * (hair - 0.3) + 0.75 * bead)
            ridges[y, x] += (ridges[y, x] * 0.35 + body - ridges[y, x]) * a


class Impasto:
    """Thick paint on a canvas; `light` must be called once at the end."""

    def __init__(self, canvas: Canvas, seed: int) -> None:
        self.canvas = canvas
        self.ridges = np.zeros(canvas.picture.shape[:2], np.float32)
        noise = value_noise(512, 2048, 4, seed, 3, (14, 0.7))
        rows = dice(seed).random((512, 1)).astype(np.float32)
        self.hairs = np.clip(0.5 + (noise - 0.5) * 1.5 + (blur(rows, 0.8) - 0.5) * 0.7, 0, 1)
        self.random = dice(seed + 1)

    def stroke(
        self, points: Sequence, widths: float | Sequence[float], colour: Colour, load: float | Sequence[float] = 1.0,
        thick: float = 1.0,
    ) -> None:  # fmt: skip
        """One stroke through the points; widths are half the brush, loads 1 full .. 0 dry, along the way."""
        p = np.asarray(points, float) * self.canvas.scale
        n = len(p)
        spread = lambda v: np.interp(np.linspace(0, 1, n), np.linspace(0, 1, np.size(v)), np.ravel(v))
        row = int(self.random.random() * 400)
        _pull(
            self.canvas.picture, self.ridges, p, spread(widths) * self.canvas.scale, spread(load), self.hairs, row,
            rgb(colour).astype(np.float64), thick,
        )  # fmt: skip

    def light(self, way: tuple[float, float] = (-0.7, -0.7), strength: float = 0.35, gloss: float = 0.2) -> None:
        """Rake a light over the ridges."""
        s = self.canvas.scale
        high = blur(self.ridges, 0.55 * s)
        gx = cv2.Sobel(high, cv2.CV_32F, 1, 0, ksize=3) * s / 4
        gy = cv2.Sobel(high, cv2.CV_32F, 0, 1, ksize=3) * s / 4
        slope = np.tanh((gx * -way[0] + gy * -way[1]) * -1.6)
        picture = self.canvas.picture * (1 + slope[..., None] * strength)
        shine = np.clip(slope - 0.45, 0, 1)[..., None] * gloss
        self.canvas.picture[:] = np.clip(picture + shine * (1 - picture), 0, 1)
        self.canvas.detail[:] = 1
