"""Brushwork: turns what is painted into curved bristle strokes; a draft skips it all."""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np

from atelier.bristle import paint_layer
from atelier.canvas import Canvas
from atelier.colour import Array
from atelier.noise import blur, dice, value_noise


@dataclass(frozen=True)
class Layer:
    """How one size of brush works: where it paints, how long its strokes are, how freely they run."""

    error: float  # paint only where the canvas differs from the reference by more
    step: float  # distance between strokes, in brush radii
    longest: int
    shortest: int
    bend: float  # 1 follows the form at once, 0 keeps its direction
    detail: float  # paint only where the detail map says at least this
    opacity: float
    jitter: float  # colour variation between strokes


BACKGROUND = (
    Layer(0.0, 1.25, 6, 3, 0.6, -1, 0.9, 0.05),
    Layer(0.028, 1.0, 6, 2, 0.7, -1, 0.9, 0.04),
    Layer(0.032, 0.95, 6, 2, 0.8, -1, 0.92, 0.028),
    Layer(0.04, 0.95, 5, 1, 0.9, -1, 0.93, 0.016),
)
LOOSE = (
    Layer(0.0, 1.1, 5, 2, 0.7, -1, 0.9, 0.04),
    Layer(0.03, 0.95, 5, 2, 0.8, -1, 0.92, 0.025),
    Layer(0.04, 0.95, 5, 1, 0.9, -1, 0.93, 0.014),
)
FINISH = (
    Layer(0.0, 1.15, 5, 2, 0.7, -1, 0.75, 0.022),
    Layer(0.03, 0.95, 5, 1, 0.85, -1, 0.9, 0.012),
    Layer(0.04, 1.0, 4, 1, 0.95, 0.25, 0.92, 0.006),
)


def background(
    canvas: Canvas,
    radii: tuple[float, ...] = (34, 17, 8, 4),
    seed: int | None = None,
    impasto: float = 0.09,
    swirl: Array | None = None,
) -> None:
    """Turn everything painted so far into loose brushwork; call it before the focal motifs."""
    if canvas.is_draft:
        return
    canvas.picture[:] = strokes(
        canvas.picture,
        canvas.detail,
        seed or canvas.seed,
        radii,
        BACKGROUND,
        impasto=impasto * canvas.grains,
        swirl=swirl,
    )


@contextlib.contextmanager
def loose(
    canvas: Canvas, radii: tuple[float, ...] = (17, 8, 4), seed: int | None = None, impasto: float = 0.09
) -> Iterator[None]:
    """Brush-paint only what the block draws: foreground clouds, foliage, smoke."""
    before = None if canvas.is_draft else canvas.picture.copy()
    yield
    if before is None:
        return
    changed = (np.abs(canvas.picture - before).max(2) > 0.012).astype(np.uint8)
    ys, xs = np.where(changed)
    if not len(ys):
        return
    part = (
        slice(max(0, ys.min() - 40), min(changed.shape[0], ys.max() + 40)),
        slice(max(0, xs.min() - 40), min(changed.shape[1], xs.max() + 40)),
    )
    sub, detail = np.ascontiguousarray(canvas.picture[part]), np.ascontiguousarray(canvas.detail[part])
    painted = strokes(sub, detail, (seed or canvas.seed) + 5, radii, LOOSE, start=sub, impasto=impasto)
    where = blur(cv2.dilate(changed[part], np.ones((9, 9), np.uint8)).astype(np.float32), 3)[..., None]
    canvas.picture[part] = sub * (1 - where) + painted * where


def finish(canvas: Canvas, keep: float = 0.85, impasto: float = 0.038) -> Array:
    """Fine strokes along the forms over all of it; zones of high detail stay crisp."""
    if canvas.is_draft:
        return canvas.picture
    return strokes(
        canvas.picture, canvas.detail, canvas.seed + 1, (8, 4, 2), FINISH,
        start=canvas.picture, impasto=impasto * canvas.grains, keep=keep, crisp=(0.32, 0.62),
    )  # fmt: skip


@lru_cache(maxsize=4)
def bristles(seed: int) -> Array:
    """Streaks of a brush: how much paint each hair carries along its way."""
    streaks = np.clip((value_noise(256, 1024, 5, seed, 3, (10, 0.7)) - 0.5) * 1.7 + 0.5, 0, 1)
    rows = dice(seed).random((256, 1)).astype(np.float32)
    return np.clip(streaks * 0.75 + 0.25 * rows, 0, 1)


def flow(image: Array, sigma: float, swirl: Array, pull: float = 0.0006) -> Array:
    """The angle along the forms at each pixel; where nothing happens, the swirl decides."""
    grey = blur(cv2.cvtColor(np.clip(image, 0, 1), cv2.COLOR_RGB2GRAY), 1.5)
    gx = cv2.Sobel(grey, cv2.CV_32F, 1, 0, ksize=3)
    gy = cv2.Sobel(grey, cv2.CV_32F, 0, 1, ksize=3)
    # The tangent's doubled angle is the gradient's doubled angle plus pi.
    cosine = pull * np.cos(2 * swirl) - blur(gx * gx - gy * gy, sigma)
    sine = pull * np.sin(2 * swirl) - blur(2 * gx * gy, sigma)
    return (0.5 * np.arctan2(sine, cosine)).astype(np.float32)


def strokes(
    image: Array,
    detail: Array,
    seed: int,
    radii: tuple[float, ...],
    layers: tuple[Layer, ...],
    swirl: Array | None = None,
    keep: float = 0.0,
    impasto: float = 0.1,
    start: Array | None = None,
    crisp: tuple[float, float] = (0.3, 0.7),
) -> Array:
    """The image repainted from large brush to small, with light on the ridges of the paint."""
    h, w = image.shape[:2]
    image = np.clip(image, 0, 1).astype(np.float32)
    if swirl is None:
        swirl = (value_noise(h, w, 420, seed + 9, 2) - 0.5) * 2.6
    painted = (blur(image, 40) * 0.96 if start is None else start.copy()).astype(np.float32)
    ridges, stamp, stroke = np.zeros((h, w), np.float32), np.zeros((h, w), np.int32), 0
    sharp = blur(cv2.dilate(np.ascontiguousarray(detail), np.ones((7, 7), np.uint8)), 3)
    for i, (radius, layer) in enumerate(zip(radii, layers, strict=False)):
        reference = blur(image, radius * 0.3)
        angle = flow(reference, radius * 1.2 + 2, swirl)
        for turn in range(2 if (i == 1 and start is None) else 1):
            error = blur(np.abs(reference - painted).sum(2), radius * 0.4).astype(np.float32)
            stroke = paint_layer(
                painted, ridges, stamp, reference, angle, error, sharp, radius, radius * layer.step, layer.error,
                layer.longest, layer.shortest, layer.bend, layer.detail, seed * 31 + i * 3 + turn,
                bristles(seed), layer.opacity, layer.jitter, stroke,
            )  # fmt: skip
    ridges = blur(ridges, 0.7)
    slope = cv2.Sobel(ridges, cv2.CV_32F, 1, 0, ksize=3) * 0.6 + cv2.Sobel(ridges, cv2.CV_32F, 0, 1, ksize=3) * 0.8
    painted = np.clip(painted * (1 + np.clip(slope, -0.8, 0.8)[..., None] * impasto), 0, 1)
    held = np.clip((sharp - crisp[0]) / (crisp[1] - crisp[0]), 0, 1)[..., None] * keep
    return painted * (1 - held) + image * held
