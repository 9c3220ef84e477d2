"""Seeded noise, blur and easing on float arrays; it knows nothing of pictures."""

import cv2
import numpy as np

from atelier.colour import Array

cv2.setNumThreads(1)


def dice(seed: int) -> np.random.Generator:
    """A random generator with its own seed, so that a motif looks the same wherever it is drawn."""
    return np.random.default_rng(seed)


def smoothstep(low: float, high: float, x: Array) -> Array:
    """0 below `low`, 1 above `high`, an eased slope between."""
    t = np.clip((x - low) / (high - low + 1e-9), 0, 1)
    return t * t * (3 - 2 * t)


def blur(image: Array, sigma: float) -> Array:
    """Gaussian blur; large ones work on a shrunken copy."""
    if sigma < 0.3:
        return image
    if sigma <= 12:
        return cv2.GaussianBlur(image, (0, 0), sigma, borderType=cv2.BORDER_REPLICATE)
    factor = max(2, int(sigma / 5))
    height, width = image.shape[:2]
    size = (max(2, width // factor), max(2, height // factor))
    small = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), sigma / factor, borderType=cv2.BORDER_REPLICATE)
    return cv2.resize(small, (width, height), interpolation=cv2.INTER_CUBIC)


def value_noise(
    height: int, width: int, cell: float, seed: int, octaves: int = 3, stretch: tuple[float, float] = (1, 1)
) -> Array:
    """Smooth noise 0..1 with blobs about `cell` pixels wide, stretched (x, y)."""
    random = dice(seed)
    out = np.zeros((height, width), np.float32)
    weight, total = 1.0, 0.0
    for octave in range(octaves):
        cy, cx = (max(1.0, cell * s / 2**octave) for s in (stretch[1], stretch[0]))
        grid = random.random((int(height / cy) + 4, int(width / cx) + 4), np.float32)
        size = (int(grid.shape[1] * cx) + 1, int(grid.shape[0] * cy) + 1)
        big = cv2.resize(grid, size, interpolation=cv2.INTER_CUBIC)
        out += weight * big[int(cy) : int(cy) + height, int(cx) : int(cx) + width]
        total += weight
        weight *= 0.5
    return np.clip((out / total - 0.5) * 1.5 + 0.5, 0, 1)


class Grain:
    """The noise fields one canvas draws its textures from, a margin larger than the picture."""

    def __init__(self, height: int, width: int, margin: int, scale: float, seed: int) -> None:
        self.margin = margin
        h, w = height + 2 * margin, width + 2 * margin
        px = scale / 2
        self.white = dice(seed).random((h, w), np.float32)
        self.soft = np.clip((blur(self.white, 0.8) - 0.5) * 3.2 + 0.5, 0, 1)
        self.medium = value_noise(h, w, 14 * px, seed + 1, 3)
        self.large = value_noise(h, w, 120 * px, seed + 2, 4)
        self.across = self._bristles(h, w, px, seed + 3, (11, 0.8), seed)
        self.down = self._bristles(h, w, px, seed + 4, (0.8, 11), seed)
        self.wobble_x = blur(value_noise(h, w, 70 * px, seed + 5, 4), 3 * px) - 0.5
        self.wobble_y = blur(value_noise(h, w, 70 * px, seed + 6, 4), 3 * px) - 0.5

    @staticmethod
    def _bristles(h: int, w: int, px: float, seed: int, stretch: tuple[float, float], warp_seed: int) -> Array:
        """Dry-brush streaks along one direction, bent by large waves."""
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        wave_x = (value_noise(h, w, 260 * px, warp_seed + 7, 2) - 0.5) * 190 * px
        wave_y = (value_noise(h, w, 260 * px, warp_seed + 8, 2) - 0.5) * 190 * px
        fine = value_noise(h, w, 9 * px, seed, 3, stretch) * 0.6
        coarse = value_noise(h, w, 26 * px, seed + 50, 2, stretch) * 0.4
        bent = cv2.remap(fine + coarse, xx + wave_x, yy + wave_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
        return np.clip((bent - 0.5) * 1.5 + 0.5, 0, 1)

    def page(self, field: Array) -> Array:
        """The part of a field that lies exactly under the picture."""
        m = self.margin
        return field[m : field.shape[0] - m, m : field.shape[1] - m]
