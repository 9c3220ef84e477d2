"""Colours: hex in, float RGB out, always mixed in OKLab; it never touches a picture."""

import math
from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Colour = str | Sequence[float] | Array
Stops = Sequence[Colour] | Sequence[tuple[float, Colour]]

_TO_LMS = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    np.float32,
)
_TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ],
    np.float32,
)
_FROM_LMS = np.linalg.inv(_TO_LMS).astype(np.float32)
_FROM_LAB = np.linalg.inv(_TO_LAB).astype(np.float32)


@lru_cache(maxsize=4096)
def _from_hex(code: str) -> Array:
    code = code.lstrip("#")
    return np.array([int(code[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / 255


def rgb(colour: Colour) -> Array:
    """Three floats 0..1 from '#rrggbb' or anything array-like."""
    return _from_hex(colour) if isinstance(colour, str) else np.asarray(colour, np.float32)


def oklab(colour: Colour) -> Array:
    """The colour in OKLab, where straight lines look even."""
    c = rgb(colour)
    linear = np.where(c <= 0.04045, c / 12.92, ((np.maximum(c, 0) + 0.055) / 1.055) ** 2.4)
    return np.cbrt(linear @ _TO_LMS.T) @ _TO_LAB.T


def from_oklab(lab: Array) -> Array:
    """Back from OKLab, clipped to what a screen can show."""
    linear = np.clip(((np.asarray(lab, np.float32) @ _FROM_LAB.T) ** 3) @ _FROM_LMS.T, 0, 1)
    encoded = np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)
    return encoded.astype(np.float32)


def mix(first: Colour, second: Colour, share: float) -> Array:
    """`share` of the second colour in the first."""
    return from_oklab(oklab(first) * (1 - share) + oklab(second) * share)


def shift(colour: Colour, lightness: float = 0, chroma: float = 1.0, hue: float = 0) -> Array:
    """A relative of the colour: lighter by, more colourful by (factor), turned by (degrees)."""
    light, a, b = oklab(colour)
    angle = math.atan2(b, a) + math.radians(hue)
    size = math.hypot(a, b) * chroma
    clipped = min(max(light + lightness, 0), 1)
    return from_oklab(np.array([clipped, size * math.cos(angle), size * math.sin(angle)], np.float32))


def ramp(stops: Stops, count: int = 512) -> Array:
    """A table of `count` colours through the stops: [colour, ...] or [(position, colour), ...]."""
    if not isinstance(stops[0], tuple):
        last = max(1, len(stops) - 1)
        stops = [(i / last, c) for i, c in enumerate(stops)]
    places = np.array([t for t, _ in stops])
    labs = np.array([oklab(c) for _, c in stops])
    x = np.linspace(0, 1, count)
    return from_oklab(np.stack([np.interp(x, places, labs[:, k]) for k in range(3)], 1))
