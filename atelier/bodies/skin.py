"""Paint for bodies: light that bleeds through skin, planes warm and cool, eyes that catch it, strokes along the form."""

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from atelier import brush
from atelier.bodies.head import EYE, HAIR, NAIL, SKIN, Modelled
from atelier.bodies.scene import Seen
from atelier.bodies.sculpt import sampled
from atelier.bristle import paint_layer
from atelier.canvas import Canvas
from atelier.clay_paint import Lamp
from atelier.colour import Array, Colour, rgb
from atelier.mask import lay, lay_flat
from atelier.noise import blur, smoothstep, value_noise


@dataclass(frozen=True)
class Stuff:
    """What a material is made of; `flesh` lets red light through, `weave` shows threads, `glow` shines."""

    colour: Colour
    flesh: float = 0.0
    gloss: float = 0.0
    weave: float = 0.0
    fleck: float = 0.03
    glow: float = 0.0


def body_stuff(skin: Colour, hair: Colour = "#2a2220", iris: Colour = "#4a3826") -> list[Stuff]:
    """The materials of a body in the order of `bodies.head`: skin, eye, hair, nail, scalp."""
    s = rgb(skin)
    return [
        Stuff(skin, flesh=1, gloss=0.06, fleck=0.045),
        Stuff(iris, gloss=0.22, fleck=0.0),
        Stuff(hair, gloss=0.07, fleck=0.06),
        Stuff(np.clip(s * (1.04, 0.93, 0.92) + 0.03, 0, 1), flesh=0.6, gloss=0.35),
        Stuff(skin, flesh=1, gloss=0.1),
    ]


def albedo(seen: Seen, stuff: Sequence[Stuff], heads: Sequence[Modelled] = ()) -> tuple[Array, Array]:
    """The colour of every spot without light, and its gloss."""
    base = np.array([rgb(s.colour) for s in stuff], np.float32)[seen.mat]
    gloss = np.array([s.gloss for s in stuff], np.float32)[seen.mat]
    flesh = np.array([s.flesh for s in stuff], np.float32)[seen.mat]
    flush = (np.clip(seen.flush, -1, 1.5) * flesh)[..., None]
    base = base * (1 + np.maximum(flush, 0) * np.array([0.03, -0.16, -0.15], np.float32))
    base = base * (1 + np.maximum(-flush, 0) * np.array([0.10, 0.10, 0.10], np.float32))
    for who in heads:
        base, gloss = _charted(seen, stuff, who, base, gloss)
    return base, gloss


def _charted(seen: Seen, stuff: Sequence[Stuff], who: Modelled, base: Array, gloss: Array) -> tuple[Array, Array]:
    first = who.first
    mine = (seen.mat >= first) & (seen.mat <= first + HAIR) & (seen.cover > 0)
    if not mine.any():
        return base, gloss
    rows, columns = np.where(mine.any(1))[0], np.where(mine.any(0))[0]
    part = (slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1))
    local = ((seen.place[part] - who.at) @ who.frame / who.size).astype(np.float32)
    mat, b, g = seen.mat[part], base[part].copy(), gloss[part].copy()
    near = np.linalg.norm(local, axis=2) < 0.7
    skin = ((mat == first + SKIN) & near)[..., None]
    tint, hairy = sampled(who.sculpt.tint, local), sampled(who.hairy, local)[..., None]
    near_face = smoothstep(0.03, 0.0, np.abs(np.linalg.norm(local, axis=2) - sampled(who.sculpt.far, local)))[...,
        None]
    hair = rgb(stuff[first + HAIR].colour)
    painted = b * (1 + (tint - 1) * near_face)
    painted = painted + (hair * 0.75 - painted) * np.clip(hairy * near_face, 0, 0.92)
    b = np.where(skin, painted, b)
    g = np.where(skin[..., 0], g + sampled(who.sculpt.wet, local) * 0.22, g)
    strands = sampled(who.strands, local)[..., None]
    b = np.where((mat == first + HAIR)[..., None], b * (0.62 + 0.72 * strands), b)
    for c, r, way in who.eyes:
        v = (local - c.astype(np.float32)) / r
        ball = (mat == first + EYE) & (np.linalg.norm(v, axis=2) < 1.2)
        off = np.arccos(np.clip(v @ way.astype(np.float32), -1, 1))
        lid = 0.55 + 0.45 * smoothstep(-0.55, 0.0, v[..., 1:2])  # the upper lid shades the ball
        white = np.array([0.74, 0.69, 0.65], np.float32) * lid * (1 - 0.25 * np.abs(v[..., :1]) * np.array([0, 1, 1],
            np.float32))
        iris = rgb(stuff[first + EYE].colour) * (0.75 + 0.6 * smoothstep(0.15, 0.4, off))[..., None]
        iris = iris * (1 - 0.75 * smoothstep(0.32, 0.42, off))[..., None]
        eye = white + (iris - white) * smoothstep(0.45, 0.40, off)[..., None]
        eye = eye * (1 - 0.92 * smoothstep(0.20, 0.15, off))[..., None]
        b = np.where(ball[..., None], eye, b)
    base, gloss = base.copy(), gloss.copy()
    base[part], gloss[part] = np.where(mine[part][..., None], b, base[part]), np.where(mine[part], g, gloss[part])
    return base, gloss


BLEED = np.array([0.24, 0.12, 0.08], np.float32)  # how far red, green and blue creep past the edge of light


def light_on(seen: Seen, lamps: Sequence[Lamp], sky: Colour, ground: Colour, flesh: Array, hollow: float = 1.0,
             masks: Sequence[Array | None] = ()) -> Array:
    """The light that arrives: sky from above, ground from below, every lamp; in flesh its edge runs red."""
    flesh = flesh[..., None]
    up = (0.5 - 0.5 * seen.normal[..., 1])[..., None]
    air = np.clip(seen.open[..., 0] * (0.35 + 0.65 * seen.open[..., 1]), 0.02, 1)[..., None]
    dim = air ** (hollow * (1 + flesh * np.array([-0.18, 0.06, 0.10], np.float32)))
    light = (rgb(sky) * up + rgb(ground) * (1 - up)) * dim
    for i, lamp in enumerate(lamps):
        wrap = 0.06 + flesh * BLEED
        turn = np.clip((seen.facing(lamp.place)[..., None] + wrap) / (1 + wrap), 0, 1)
        if lamp.shadow:
            lit = seen.lit(lamp.place, lamp.size)
            soft = np.maximum(lit, blur(lit, 2.2 * seen.scale) * 0.9)
            turn = turn * (lit[..., None] + (soft - lit)[..., None] * flesh * np.array([0.8, 0.25, 0.1], np.float32))
        turn = turn * (0.55 + 0.45 * seen.open[..., 1:2])
        if lamp.reach:
            far = np.linalg.norm(np.asarray(lamp.place, np.float32) - seen.place, axis=2)
            turn = turn / (1 + (far / lamp.reach) ** 2)[..., None]
        if i < len(masks) and masks[i] is not None:
            turn = turn * masks[i][..., None]
        light = light + turn * rgb(lamp.colour) * lamp.strength
    return light.astype(np.float32)


def shone(seen: Seen, lamps: Sequence[Lamp], gloss: Array, light: Array) -> Array:
    """Broad sheen with a small core, broken up as skin breaks it."""
    view = seen.eye.astype(np.float32) - seen.place
    view /= np.linalg.norm(view, axis=2, keepdims=True)
    out = np.zeros_like(light)
    grain = 0.7 + 0.6 * value_noise(*gloss.shape, 3 * seen.scale, 21, 2)
    for lamp in lamps[:2]:
        ray = np.asarray(lamp.place, np.float32) - seen.place
        half = ray / (np.linalg.norm(ray, axis=2, keepdims=True) + 1e-6) + view
        half /= np.linalg.norm(half, axis=2, keepdims=True) + 1e-6
        cos = np.clip((half * seen.normal).sum(2), 0, 1)
        core = (cos**14 * 0.8 + cos**70 * 1.6) * gloss * grain * np.clip(light.mean(2) * 1.3, 0, 1)
        out += core[..., None] * rgb(lamp.colour) * lamp.strength
    return out


def paint(canvas: Canvas, seen: Seen, stuff: Sequence[Stuff], lamps: Sequence[Lamp], sky: Colour, ground: Colour,
    heads: Sequence[Modelled] = (), detail: float = 0.5, hollow: float = 1.0, lost: float = 0.5,
    masks: Sequence[Array | None] = (), only: Sequence[int] | None = None, strokes: float = 0.75) -> Array:
    """Lay the lit bodies over the canvas, edges lost where both sides are dark; returns the light."""
    table = lambda name: np.array([getattr(s, name) for s in stuff], np.float32)[seen.mat]
    base, gloss = albedo(seen, stuff, heads)
    light = light_on(seen, lamps, sky, ground, table("flesh"), hollow, masks)
    base = base * (1 + _tooth(seen, table("weave"), table("fleck"))[..., None])
    picture = base * light + shone(seen, lamps, gloss, light) + base * table("glow")[..., None]
    picture = np.where(picture > 0.75, 0.75 + 0.25 * np.tanh((picture - 0.75) / 0.25), picture).astype(np.float32)
    cover = seen.cover if only is None else seen.cover * np.isin(seen.mat, only)
    if strokes and not canvas.is_draft:
        picture = overpainted(picture, seen, cover, canvas.seed, strokes)
    x, y, picture, cover = _fitted(canvas, seen, np.clip(picture, 0, 1), cover)
    if lost:
        cover = _lost(canvas, picture, cover, x, y, lost)
    lay(canvas.picture, picture, cover, x, y)
    lay_flat(canvas.detail, detail, cover, x, y)
    return light


def _fitted(canvas: Canvas, seen: Seen, picture: Array, cover: Array) -> tuple[int, int, Array, Array]:
    k = canvas.scale / seen.scale
    h, w = round(cover.shape[0] * k), round(cover.shape[1] * k)
    sized = [np.clip(cv2.resize(np.ascontiguousarray(f, np.float32), (w, h), interpolation=cv2.INTER_CUBIC), 0, 1)
        for f in (_bled(picture, cover), cover)]
    return round(seen.x * k), round(seen.y * k), sized[0], sized[1]


def _bled(picture: Array, cover: Array) -> Array:
    """Colours carried a little beyond the edge, so that no dark seam is left round a body."""
    solid = (cover > 0.95).astype(np.float32)
    wide = blur(picture * solid[..., None], 2.0) / (blur(solid, 2.0)[..., None] + 1e-3)
    return np.where(solid[..., None] > 0, picture, wide).astype(np.float32)


def _lost(canvas: Canvas, picture: Array, cover: Array, x: int, y: int, amount: float) -> Array:
    """The coverage with edges that melt where body and ground are about equally dark."""
    h, w = cover.shape
    y0, x0 = max(0, y), max(0, x)
    under = np.zeros_like(picture)
    part = canvas.picture[y0 : y + h, x0 : x + w]
    under[y0 - y : y0 - y + part.shape[0], x0 - x : x0 - x + part.shape[1]] = part
    near = np.abs(blur(picture, 2 * canvas.scale) - blur(under, 2 * canvas.scale)).max(2)
    dark = smoothstep(0.42, 0.08, blur(picture, 3 * canvas.scale).mean(2))
    melt = dark * smoothstep(0.22, 0.02, near) * amount
    soft = smoothstep(0.30, 1.0, blur(cover, 5 * canvas.scale))
    return (cover + (np.minimum(cover, soft) - cover) * melt).astype(np.float32)


def overpainted(picture: Array, seen: Seen, cover: Array, seed: int, amount: float) -> Array:
    """Bristle strokes laid across the form, broad in the planes and fine in the features."""
    s = seen.scale
    nx, ny = seen.normal[..., 0], seen.normal[..., 1]
    wide = 5 * s
    angle = 0.5 * np.arctan2(blur(2 * nx * ny, wide), blur(nx * nx - ny * ny, wide) + 1e-5)
    start = _bled(picture, cover)
    painted, image = start.copy(), start
    ridges, stamp, stroke = np.zeros(cover.shape, np.float32), np.zeros(cover.shape, np.int32), 0
    sharp = np.ones(cover.shape, np.float32)
    for i, (radius, opacity, jitter, longest) in enumerate(((5.0, 0.55, 0.030, 5), (2.6, 0.6, 0.022, 5),
        (1.4, 0.75, 0.012, 4))):
        radius *= s
        reference = blur(image, radius * 0.35)
        error = blur(np.abs(reference - painted).sum(2), radius * 0.4).astype(np.float32)
        stroke = paint_layer(painted, ridges, stamp, reference, angle.astype(np.float32), error, sharp, radius,
            radius * 1.1, 0.0 if i == 0 else 0.024, longest, 2, 0.7, -1, seed * 31 + i * 3 + 90,
            brush.bristles(seed), opacity, jitter, stroke)
    busy = blur(np.abs(image - blur(image, 2.5 * s)).sum(2), 1.5 * s)
    keep = np.clip(smoothstep(0.05, 0.16, busy) * 0.85 + 0.25, 0, 1)[..., None]
    painted = painted * (1 - keep) + image * keep
    return image + (painted - image) * amount


def _tooth(seen: Seen, weave: Array, fleck: Array) -> Array:
    """Cloth shows its threads across the form, skin hardly a fleck."""
    h, w = seen.cover.shape
    noise = value_noise(h, w, 2.2 * seen.scale, 11, 2) - 0.5
    coarse = value_noise(h, w, 30 * seen.scale, 12, 2) - 0.5
    p = seen.place
    thread = np.sin(p[..., 0] * 2.3 + 0.6 * noise) * np.sin((p[..., 1] + 0.5 * p[..., 2]) * 2.3)
    return (fleck * (noise * 1.2 + coarse * 1.8) + weave * (thread * 0.5 + noise * 1.1)).astype(np.float32)


__all__ = ["EYE", "HAIR", "NAIL", "SKIN", "Lamp", "Stuff", "body_stuff", "paint"]
