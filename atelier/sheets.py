"""Cut and torn paper: one sheet over another, with its fibre, its white torn edge and the shadow it casts."""

import cv2
import numpy as np
import skia

from atelier.canvas import Canvas
from atelier.colour import Array, Colour, rgb
from atelier.mask import Mask
from atelier.noise import blur, dice, smoothstep, value_noise


def sheet(
    canvas: Canvas,
    path: skia.Path,
    colour: Colour,
    seed: int,
    torn: float = 0,
    lift: float = 6,
    fall: tuple[float, float] = (0.55, 0.85),
    core: Colour = "#fbf4e8",
    shade: Colour = "#140a10",
    strength: float = 0.5,
    curl: Array | None = None,
) -> Mask | None:
    """Lay a sheet: `lift` is its height above what lies below, `torn` how ragged and white its edge is.

    `curl` is an optional field of lightness over the whole card (1 is flat), for a sheet that bends.
    """
    s, h, w = canvas.scale, canvas.height, canvas.width
    whole = canvas.mask(path, wobble=0.25)
    if whole is None:
        return None
    cover = canvas.full(whole)
    inner = cover
    if torn:
        ragged = _ragged(h, w, s, seed)
        depth = _depth(cover) / s
        cover = smoothstep(-0.35, 0.35, depth + (ragged - 0.5) * 5 * torn)
        skin = (value_noise(h, w, 26 * s, seed + 3, 4) - 0.32) * 11 * torn + (ragged - 0.5) * 3
        inner = smoothstep(-0.3, 0.3, depth - np.clip(skin, 0.35, 30))
    _cast(canvas, cover, lift, fall, shade, strength)
    fibre = fibres(h, w, s, seed)[..., None]
    face = rgb(colour) * (1 + fibre * 0.05)
    if curl is not None:
        face = face * curl[..., None]
    pulp = rgb(core) * (0.93 + 0.12 * value_noise(h, w, 2.2 * s, seed + 5, 2)[..., None])
    if curl is not None:
        pulp = pulp * (0.4 + 0.6 * curl[..., None])
    surface = pulp + (face - pulp) * inner[..., None]
    bevel = _bevel(cover, s)
    surface = np.clip(surface * (1 + bevel[..., None]), 0, 1)
    canvas.picture += (surface - canvas.picture) * cover[..., None]
    canvas.detail += (0.6 - canvas.detail) * cover
    return Mask(cover.astype(np.float32), 0, 0)


def backing(canvas: Canvas, colour: Colour, seed: int) -> None:
    """The lowest sheet: covers the whole card and casts nothing."""
    fibre = fibres(canvas.height, canvas.width, canvas.scale, seed)[..., None]
    canvas.picture[:] = np.clip(rgb(colour) * (1 + fibre * 0.05), 0, 1)


def fibres(h: int, w: int, s: float, seed: int) -> Array:
    """Cloudy pulp with a few long hairs in it, about -1..1."""
    cloud = (value_noise(h, w, 5 * s, seed, 3) - 0.5) * 0.6 + (value_noise(h, w, 1.6 * s, seed + 1, 2) - 0.5) * 0.7
    hairs = np.zeros((h, w), np.float32)
    random = dice(seed + 2)
    for _ in range(260):
        x, y, a = random.random() * w, random.random() * h, random.random() * 6.3
        bend, points = (random.random() - 0.5) * 0.5, [(x, y)]
        for _ in range(6):
            a += bend
            points.append((points[-1][0] + np.cos(a) * 2.2 * s, points[-1][1] + np.sin(a) * 2.2 * s))
        tone = float((random.random() - 0.45) * 1.4)
        cv2.polylines(hairs, [np.array(points, np.int32)], False, tone, 1, cv2.LINE_AA)
    return cloud + blur(hairs, 0.35 * s)


def _ragged(h: int, w: int, s: float, seed: int) -> Array:
    rough = value_noise(h, w, 9 * s, seed + 11, 4) * 0.7 + value_noise(h, w, 2.4 * s, seed + 12, 2) * 0.3
    return np.clip((rough - 0.5) * 1.3 + 0.5, 0, 1)


def _depth(cover: Array) -> Array:
    """How far inside the edge (negative: outside), in pixels."""
    inside = (cover > 0.5).astype(np.uint8)
    within = cv2.distanceTransform(inside, cv2.DIST_L2, 5)
    return within - cv2.distanceTransform(1 - inside, cv2.DIST_L2, 5)


def _cast(canvas: Canvas, cover: Array, lift: float, fall: tuple[float, float], shade: Colour, strength: float) -> None:
    """A contact shadow and a wide soft one, away from the light."""
    s = canvas.scale
    for share, soft, alpha in ((0.18, 0.25, 0.55), (0.6, 0.55, 0.6), (1.2, 1.1, 0.5)):
        move = np.float32([[1, 0, fall[0] * lift * share * s], [0, 1, fall[1] * lift * share * s]])
        moved = cv2.warpAffine(cover, move, cover.shape[::-1], borderMode=cv2.BORDER_REPLICATE)
        dark = blur(moved, max(0.6, lift * soft * s * 0.6)) * alpha * strength
        canvas.picture *= 1 - dark[..., None] * (1 - rgb(shade))


def _bevel(cover: Array, s: float) -> Array:
    soft = blur(cover, 0.6 * s)
    gx = cv2.Sobel(soft, cv2.CV_32F, 1, 0, ksize=3)
    gy = cv2.Sobel(soft, cv2.CV_32F, 0, 1, ksize=3)
    return np.clip((gx * 0.5 + gy * 0.8) * 0.16, -0.1, 0.1)
