"""Masks: where a shape covers the picture, and how layers are combined there."""

from dataclasses import dataclass
from typing import Literal

import numpy as np

from atelier.colour import Array

Blend = Literal["normal", "multiply", "add", "screen", "soft"]


@dataclass
class Mask:
    """A patch of coverage 0..1 whose top left pixel lies at (x, y) of the picture."""

    alpha: Array
    x: int
    y: int

    def window(self, x: int, y: int, width: int, height: int) -> Array:
        """The coverage inside another rectangle, 0 outside the patch."""
        out = np.zeros((height, width), np.float32)
        h, w = self.alpha.shape
        x0, y0, x1, y1 = (
            max(x, self.x),
            max(y, self.y),
            min(x + width, self.x + w),
            min(y + height, self.y + h),
        )
        if x1 > x0 and y1 > y0:
            out[y0 - y : y1 - y, x0 - x : x1 - x] = self.alpha[y0 - self.y : y1 - self.y, x0 - self.x : x1 - self.x]
        return out


def lay(picture: Array, colour: Array, alpha: Array, x: int, y: int, blend: Blend = "normal") -> None:
    """Lay a patch of colour over the picture in place; what lies outside is dropped."""
    h, w = alpha.shape
    x0, y0, x1, y1 = max(0, x), max(0, y), min(picture.shape[1], x + w), min(picture.shape[0], y + h)
    if x1 <= x0 or y1 <= y0:
        return
    part = (slice(y0 - y, y1 - y), slice(x0 - x, x1 - x))
    a, c, under = alpha[part][..., None], colour[part], picture[y0:y1, x0:x1]
    if blend == "normal":
        under += (c - under) * a
    elif blend == "multiply":
        under *= 1 - a + c * a
    elif blend == "add":
        under += c * a
    elif blend == "screen":
        under += (1 - under) * c * a
    else:
        dark = under - (1 - 2 * c) * under * (1 - under)
        light = under + (2 * c - 1) * (np.sqrt(np.clip(under, 0, 1)) - under)
        under += (np.where(c < 0.5, dark, light) - under) * a


def lay_flat(field: Array, value: float, alpha: Array, x: int, y: int) -> None:
    """The same for a field of single numbers."""
    h, w = alpha.shape
    x0, y0, x1, y1 = max(0, x), max(0, y), min(field.shape[1], x + w), min(field.shape[0], y + h)
    if x1 > x0 and y1 > y0:
        under = field[y0:y1, x0:x1]
        under += (value - under) * alpha[y0 - y : y1 - y, x0 - x : x1 - x]
