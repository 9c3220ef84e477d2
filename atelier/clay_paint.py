"""Paint on clay: lamps, skin, cloth and stone over what the camera saw."""

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from atelier.canvas import Canvas
from atelier.clay import Seen
from atelier.colour import Array, Colour, rgb
from atelier.mask import lay, lay_flat
from atelier.noise import value_noise


@dataclass(frozen=True)
class Surface:
    """What a material is made of: its colour, glow of blood under skin, gloss, and a weave or tooth of its own."""

    colour: Colour
    flesh: float = 0.0
    gloss: float = 0.0
    weave: float = 0.0
    fleck: float = 0.02
    dusk: float = 0.0  # how much light passes round to the dark side


@dataclass(frozen=True)
class Lamp:
    """A light at a place of the scene; `size` softens its shadow, `reach` is where it has halved (0: never)."""

    place: tuple[float, float, float]
    colour: Colour
    strength: float = 1.0
    size: float = 0.12
    reach: float = 0
    shadow: bool = True


def light_on(
    seen: Seen,
    lamps: Sequence[Lamp],
    sky: Colour,
    ground: Colour,
    wrap: Array | float = 0.0,
    hollow: float = 1.0,
    mask: Sequence[Array | None] = (),
) -> Array:
    """The light that arrives, as colour: sky from above and ground from below in the open, and every lamp."""
    up = (0.5 - 0.5 * seen.normal[..., 1])[..., None]
    light = (rgb(sky) * up + rgb(ground) * (1 - up)) * (1 - hollow + hollow * seen.open)[..., None]
    for i, lamp in enumerate(lamps):
        turn = seen.facing(lamp.place)
        turn = np.clip((turn + wrap) / (1 + wrap), 0, 1)
        if lamp.shadow:
            turn = turn * seen.lit(lamp.place, lamp.size)
        if lamp.reach:
            far = np.linalg.norm(np.asarray(lamp.place, np.float32) - seen.place, axis=2)
            turn = turn / (1 + (far / lamp.reach) ** 2)
        if i < len(mask) and mask[i] is not None:
            turn = turn * mask[i]
        light = light + turn[..., None] * rgb(lamp.colour) * lamp.strength
    return light.astype(np.float32)


def paint(
    canvas: Canvas,
    seen: Seen,
    surfaces: Sequence[Surface],
    lamps: Sequence[Lamp],
    sky: Colour,
    ground: Colour,
    detail: float = 0.6,
    rim: tuple | None = None,
    hollow: float = 1.0,
    mask: Sequence[Array | None] = (),
    only: Sequence[int] | None = None,
) -> Array:
    """Lay the lit scene over the canvas; returns the light."""
    table = lambda name: np.array([getattr(s, name) for s in surfaces], np.float32)[seen.mat]
    base = np.array([rgb(s.colour) for s in surfaces], np.float32)[seen.mat]
    flesh, gloss = table("flesh")[..., None], table("gloss")
    light = light_on(seen, lamps, sky, ground, table("dusk"), hollow, mask)
    tone = light.mean(2, keepdims=True)
    edge = np.clip(1 - np.abs(tone - 0.42) / 0.30, 0, 1) * flesh  # blood shows where light turns to shadow
    warm = base * np.array([1.06, 0.86, 0.80], np.float32)
    deep = base * np.array([1.0, 0.80, 0.78], np.float32)
    base = base + (warm - base) * edge + (deep - base) * flesh * np.clip(0.3 - tone, 0, 0.3) * 1.6
    base = base * (1 + _tooth(seen, table("weave"), table("fleck"))[..., None])
    picture = base * light
    if gloss.max() > 0:
        view = seen.eye.astype(np.float32) - seen.place
        view /= np.linalg.norm(view, axis=2, keepdims=True)
        for lamp in lamps[:2]:
            ray = np.asarray(lamp.place, np.float32) - seen.place
            half = ray / (np.linalg.norm(ray, axis=2, keepdims=True) + 1e-6) + view
            half /= np.linalg.norm(half, axis=2, keepdims=True) + 1e-6
            shine = np.clip((half * seen.normal).sum(2), 0, 1) ** 26 * gloss * np.clip(tone[..., 0] * 1.4, 0, 1)
            picture = picture + shine[..., None] * rgb(lamp.colour) * lamp.strength
    if rim is not None:  # (colour, strength, direction)
        v = np.asarray(rim[2], np.float32) / np.linalg.norm(rim[2])
        thin = (1 - np.clip(seen.normal[..., 2], 0, 1)) ** 3 * np.clip((seen.normal * v).sum(2) + 0.25, 0, 1)
        picture = picture + (rgb(rim[0]) - picture) * (thin * rim[1] * (0.4 + 0.6 * seen.open))[..., None]
    picture = np.where(picture > 0.8, 0.8 + 0.2 * np.tanh((picture - 0.8) / 0.2), picture).astype(np.float32)
    cover = seen.cover if only is None else seen.cover * np.isin(seen.mat, only)
    x, y, (picture, cover) = fitted(canvas, seen, np.clip(picture, 0, 1), cover)
    lay(canvas.picture, picture, cover, x, y)
    lay_flat(canvas.detail, detail, cover, x, y)
    return light


def fitted(canvas: Canvas, seen: Seen, *fields: Array) -> tuple[int, int, list[Array]]:
    """Fields of the camera in the pixels of the canvas, and where they begin."""
    k = canvas.scale / seen.scale
    h, w = round(seen.cover.shape[0] * k), round(seen.cover.shape[1] * k)
    sized = [cv2.resize(np.ascontiguousarray(f, np.float32), (w, h), interpolation=cv2.INTER_CUBIC) for f in fields]
    return round(seen.x * k), round(seen.y * k), [np.clip(f, 0, 1) for f in sized]


def _tooth(seen: Seen, weave: Array, fleck: Array) -> Array:
    """Cloth shows its threads across the form, skin hardly a fleck."""
    h, w = seen.cover.shape
    noise = value_noise(h, w, 2.2 * seen.scale, 11, 2) - 0.5
    coarse = value_noise(h, w, 34 * seen.scale, 12, 2) - 0.5
    p = seen.place
    thread = np.sin(p[..., 0] * 2.3 + 0.6 * noise) * np.sin((p[..., 1] + 0.5 * p[..., 2]) * 2.3)
    return (fleck * (noise * 1.6 + coarse * 1.2) + weave * (thread * 0.6 + noise * 1.1)).astype(np.float32)


def person_surfaces(
    skin: Colour,
    hair: Colour,
    top: Colour,
    legs: Colour = "#3a3640",
    shoes: Colour = "#2a2226",
    lip: Colour | None = None,
    iris: Colour = "#4a4438",
    weave: float = 0.05,
) -> list[Surface]:
    """The ten materials of a figure, in its order: skin, lip, white, iris, lash, hair, nail, top, legs, shoes."""
    s = rgb(skin)
    return [
        Surface(skin, flesh=0.75, gloss=0.05, fleck=0.025, dusk=0.12),
        Surface(s * (0.90, 0.66, 0.64) if lip is None else lip, flesh=0.5, gloss=0.16, dusk=0.1),
        Surface(s * 0.35 + 0.60, gloss=0.3),
        Surface(iris, gloss=0.5),
        Surface(rgb(hair) * 0.4, gloss=0.1),
        Surface(hair, gloss=0.14, fleck=0.05),
        Surface(np.clip(s * (1.04, 0.98, 0.96) + 0.03, 0, 1), gloss=0.3),
        Surface(top, weave=weave, fleck=0.05),
        Surface(legs, weave=weave, fleck=0.05),
        Surface(shoes, gloss=0.2),
    ]
