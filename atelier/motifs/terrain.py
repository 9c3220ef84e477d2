"""Terrain: a field of heights seen in perspective, from the near edge to the far one."""

from dataclasses import dataclass

import cv2
import numba
import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Array
from atelier.noise import blur


@dataclass(frozen=True)
class View:
    """Where we stand: the card's vanishing point, how long the lens, how high the eye, how wide and deep the field."""

    x: float = 300
    horizon: float = 150
    focal: float = 520
    eye: float = 1.0
    near: float = 0.62
    far: float = 4.2
    half: float = 2.4

    def point(self, across: float, away: float, up: float = 0) -> tuple[float, float]:
        """A place of the field on the card."""
        return self.x + self.focal * across / away, self.horizon + self.focal * (self.eye - up) / away

    def size(self, away: float) -> float:
        """How many card units one unit of the field takes there."""
        return self.focal / away

    def grid(self, rows: int = 480, columns: int = 640) -> tuple[Array, Array]:
        """Across and away at every cell of a field; row 0 is near."""
        away, across = np.mgrid[self.near : self.far : rows * 1j, -self.half : self.half : columns * 1j]
        return across.astype(np.float32), away.astype(np.float32)

    def sample(self, field: Array, across: float, away: float) -> float:
        """The field's value at a place."""
        rows, columns = field.shape
        r = (away - self.near) / (self.far - self.near) * (rows - 1)
        c = (across + self.half) / (2 * self.half) * (columns - 1)
        return float(field[int(np.clip(r, 0, rows - 1)), int(np.clip(c, 0, columns - 1))])


@numba.njit(cache=True)
def _march(heights, colours, picture, cover, x, horizon, focal, eye, near, far, half):
    rows, columns = heights.shape
    tall, wide = picture.shape[0], picture.shape[1]
    for px in range(wide):
        low = float(tall)
        z = near
        while z < far and low > 0:
            across = (px - x) / focal * z
            c = (across + half) / (2 * half) * (columns - 1)
            r = (z - near) / (far - near) * (rows - 1)
            if 0 <= c < columns - 1 and r < rows - 1:
                ci, ri = int(c), int(r)
                u, v = c - ci, r - ri
                h = (heights[ri, ci] * (1 - u) + heights[ri, ci + 1] * u) * (1 - v) + (
                    heights[ri + 1, ci] * (1 - u) + heights[ri + 1, ci + 1] * u) * v
                y = horizon + focal * (eye - h) / z
                if y < low:
                    top = max(0, int(y))
                    for py in range(top, min(tall, int(low) + 1)):
                        for k in range(3):
                            picture[py, px, k] = (colours[ri, ci, k] * (1 - u) + colours[ri, ci + 1,
                                k] * u) * (1 - v) + (colours[ri + 1, ci, k] * (1 - u) + colours[ri + 1, ci + 1,
                                k] * u) * v
                        cover[py, px] = 1.0
                    low = y
            z += 0.0022 * z


def cast_shadow(heights: Array, run: tuple[float, float], drop: float, steps: int = 60) -> Array:
    """1 where a light that climbs `drop` for each step of `run` cells is hidden by the field."""
    shade = np.zeros_like(heights)
    rows, columns = heights.shape
    for k in range(1, steps):
        move = np.float32([[1, 0, run[0] * k], [0, 1, run[1] * k]])
        other = cv2.warpAffine(heights, move, (columns, rows), borderMode=cv2.BORDER_REPLICATE)
        shade = np.maximum(shade, np.clip((other - drop * k - heights) * 30, 0, 1))
    return blur(shade, 2)


def terrain(canvas: Canvas, view: View, heights: Array, colours: Array) -> Array:
    """Paint the field over the picture; returns what it covers."""
    s = canvas.scale
    if heights.shape != colours.shape[:2]:
        heights = cv2.resize(heights, colours.shape[1::-1], interpolation=cv2.INTER_CUBIC)
    picture, cover = canvas.picture.copy(), np.zeros((canvas.height, canvas.width), np.float32)
    _march(np.ascontiguousarray(heights, np.float32), np.ascontiguousarray(colours, np.float32), picture, cover,
        view.x * s, view.horizon * s, view.focal * s, view.eye, view.near, view.far, view.half)
    soft = blur(cover, 0.7)
    canvas.picture[:] = canvas.picture * (1 - soft[..., None]) + picture * soft[..., None]
    return soft
