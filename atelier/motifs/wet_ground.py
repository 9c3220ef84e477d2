"""Wet ground: cobbles that each mirror their own piece of the street above."""

import cv2
import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Array, Colour, ramp
from atelier.mask import Mask
from atelier.noise import smoothstep
from atelier.space import Street


def wet_ground(canvas: Canvas, street: Street, mirrored: Array, mask: Mask, base: tuple[Colour, Colour],
    stone: float = 0.3, puddles: float = 0.5) -> None:
    """Pave the mask with wet cobbles; `mirrored` is the picture of the world upside down."""
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width].astype(np.float32)
    y = yy / canvas.scale
    away = street.focal * street.eye / np.maximum(y - street.y, 0.6)
    across = (xx / canvas.scale - street.x) * away / street.focal
    medium = canvas.grain.page(canvas.grain.medium)
    u, v, chance = _cobbles(across, away, stone)
    near = smoothstep(30, 12, away)[..., None]
    edge = np.maximum(np.abs(u), np.abs(v)) * 0.7 + np.hypot(u, v) * 0.45
    dome = smoothstep(0.60, 0.34, edge + (medium - 0.5) * 0.12)[..., None] * near + 0.62 * (1 - near)
    water = canvas.grain.page(canvas.grain.large) + (chance[2] - 0.5) * 0.06
    puddle = smoothstep(1 - puddles * 0.62, 1 - puddles * 0.62 + 0.1, water)[..., None]

    tilt = ((1 - puddle * 0.85) * near)[..., 0] * np.clip(8 / away, 0.15, 1.6) * canvas.scale
    dy = ((chance[0] - 0.5) * 34 - v * 36 + (chance[2] - 0.5) * 6) * tilt
    dx = ((chance[1] - 0.5) * 16 + u * 12) * tilt
    smeared = _smear(canvas, _smear(canvas, mirrored, 5, 61), 3, 25) * 0.72 + _smear(canvas, mirrored, 3, 13) * 0.28
    broken = _sample(smeared, xx + dx, yy + dy)
    clean = _sample(_smear(canvas, mirrored, 3, 9), xx + (medium - 0.5) * 4.5 * canvas.scale, yy)
    shine = broken * (1 - puddle * 0.7) + clean * puddle * 0.7
    shine = np.power(np.clip(shine, 0, 1), 1.75) * 1.15

    t = np.clip((y - street.y) / (900 - street.y), 0, 1)
    one, two = chance[0][..., None], chance[1][..., None]
    paved = ramp(list(base))[np.clip(t * 511, 0,
        511).astype(np.int32)] * (0.62 + 0.5 * two * near + 0.3 * (1 - near))
    wet = np.clip(0.95 - 0.15 * t, 0, 1)[..., None]
    paved = paved * (0.35 + 0.65 * dome) * 0.8 + shine * wet * (0.5 + 0.65 * dome * (0.75 + 0.5 * one))
    paved = paved * (1 - 0.42 * (1 - dome) * near * (1 - puddle * 0.9))
    shoulder = np.clip(-v * 2.2 - 0.1, 0, 1)[..., None] * dome * near * (1 - puddle)
    paved = paved + shine * shoulder * 0.35
    paved = paved * (1 + (canvas.grain.page(canvas.grain.white) - 0.5)[..., None] * 0.07)
    cover = canvas.full(mask)[..., None]
    canvas.picture[:] = canvas.picture * (1 - cover) + np.clip(paved, 0, 1) * cover


def _cobbles(across: Array, away: Array, stone: float) -> tuple[Array, Array, list[Array]]:
    """Where each pixel lies on its cobble (-.5 .. .5), and three random numbers of that cobble."""
    rows = (away + 0.025 * np.sin(across * 2.9 + 1.3 * np.sin(away * 0.8))) / stone  # level rows, laid by hand
    row = np.floor(rows)
    columns = across / (stone * 1.22) + np.mod(row * 0.5 + 0.16 * np.sin(row * 12.9), 1.0)
    column = np.floor(columns)
    mixed = row * 127.1 + column * 311.7
    chance = [np.mod(np.sin(mixed + k * 53.3) * 43758.5453, 1.0).astype(np.float32) for k in (1, 2, 3)]
    return columns - column - 0.5, rows - row - 0.5, chance


def _sample(image: Array, x: Array, y: Array) -> Array:
    return cv2.remap(image, x.astype(np.float32), y.astype(np.float32), cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE)


def _smear(canvas: Canvas, image: Array, across: int, down: int) -> Array:
    """A box blur whose size, given for the final, follows the canvas's scale."""
    half = canvas.scale / 2
    return cv2.blur(image, (max(1, round(across * half)), max(1, round(down * half))))
