"""The last touch: grade, paper tooth and film grain, then saving; it never draws a motif."""

from pathlib import Path

import cv2
import numpy as np
from PIL import Image

from atelier.colour import Array, Colour, rgb
from atelier.noise import blur, dice, smoothstep, value_noise


def grade(
    image: Array,
    warm: float = 0.03,
    contrast: float = 1.06,
    saturation: float = 1.06,
    vignette: float = 0.28,
    lift: float = 0.02,
    shadows: Colour = "#1a2350",
    lights: Colour = "#ffe9c4",
) -> Array:
    """Contrast, saturation, tinted shadows and lights, and darker corners."""
    h, w = image.shape[:2]
    image = np.clip(image, 0, 1)
    luma = image @ np.array([0.3, 0.59, 0.11], np.float32)
    image = luma[..., None] + (image - luma[..., None]) * saturation
    image = 0.5 + (image - 0.5) * contrast
    image = image + ((1 - luma) ** 3)[..., None] * (rgb(shadows) - 0.15) * lift * 2
    image = image + (luma**2)[..., None] * (rgb(lights) - 0.9) * warm * 2
    yy, xx = np.mgrid[-1 : 1 : h * 1j, -1 : 1 : w * 1j].astype(np.float32)
    corner = smoothstep(0.65, 1.45, np.sqrt((xx * 0.9) ** 2 + (yy * 0.95) ** 2))
    return np.clip(image * (1 - vignette * corner)[..., None], 0, 1)


def paper(height: int, width: int, seed: int = 5) -> Array:
    """The tooth of the paper as light and dark, -1..1."""
    tooth = value_noise(height, width, 3.2, seed, 2) * 0.55 + value_noise(height, width, 9, seed + 1, 2) * 0.3
    tooth = tooth + dice(seed).random((height, width)).astype(np.float32) * 0.25
    gx = cv2.Sobel(tooth, cv2.CV_32F, 1, 0, ksize=3)
    gy = cv2.Sobel(tooth, cv2.CV_32F, 0, 1, ksize=3)
    return np.clip(-(gx + gy) * 0.25, -1, 1)


def finish(image: Array, tooth: float = 0.022, grain: float = 0.015, seed: int = 3, **grading: object) -> Array:
    """The finished picture: graded, on paper, with a little grain."""
    image = grade(image, **grading)  # type: ignore[arg-type]
    h, w = image.shape[:2]
    luma = image.mean(2)
    image = image * (1 + paper(h, w, seed)[..., None] * tooth * 1.6)
    film = blur(dice(seed).normal(0, 1, (h, w)).astype(np.float32), 0.6)
    return np.clip(image + (film * grain * (0.5 + 0.5 * (1 - np.abs(luma * 2 - 1))))[..., None], 0, 1)


def as_image(image: Array, width: int | None = None) -> Image.Image:
    """The picture as 8-bit pixels, shrunk to a width if asked."""
    pixels = Image.fromarray((np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8))
    if width and width != pixels.width:
        pixels = pixels.resize((width, round(width * pixels.height / pixels.width)), Image.Resampling.LANCZOS)
    return pixels


def save_png(image: Array, path: Path, width: int | None = None) -> None:
    """Write a PNG to look at."""
    path.parent.mkdir(parents=True, exist_ok=True)
    as_image(image, width).save(path)
