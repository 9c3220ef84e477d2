"""Bodies modelled in three dimensions from tapering limbs, then lit: hands, arms and figures from any side."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Array, Colour, mix, ramp, rgb
from atelier.mask import Mask, lay, lay_flat
from atelier.noise import blur, smoothstep
from atelier.paths import smooth

Limb = tuple[Sequence[tuple[float, ...]], Sequence[float]]  # points (x, y, z towards us) and the radii along them


@dataclass
class Form:
    """A modelled body on the picture: its coverage and its height in pixels."""

    mask: Mask
    height: Array


def turned(rx: float = 0, ry: float = 0, rz: float = 0) -> Array:
    """A rotation in degrees: about x (nod), then y (turn), then z (tilt on the page)."""
    a, b, c = (math.radians(v) for v in (rx, ry, rz))
    x = np.array([[1, 0, 0], [0, math.cos(a), -math.sin(a)], [0, math.sin(a), math.cos(a)]])
    y = np.array([[math.cos(b), 0, math.sin(b)], [0, 1, 0], [-math.sin(b), 0, math.cos(b)]])
    z = np.array([[math.cos(c), -math.sin(c), 0], [math.sin(c), math.cos(c), 0], [0, 0, 1]])
    return z @ y @ x


def _spheres(limb: Limb, unit: float) -> Array:
    """Spheres strung along the limb, closely enough to look like one body: x, y, z, radius."""
    q = np.array([(*p, 0.0)[:3] for p in limb[0]], np.float64)
    if len(q) == 1:
        return np.array([[*q[0], limb[1][0]]])
    padded = np.vstack([2 * q[0] - q[1], q, 2 * q[-1] - q[-2]])
    t = np.linspace(0, 1, 24, endpoint=False)[:, None]
    line = [
        0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t**3)
        for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:], strict=False)
    ]
    c = np.vstack([*line, q[-1:]])
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(c, axis=0), axis=1))]
    radii = np.array(limb[1], float)
    gap = max(0.5 / unit, radii.min() * 0.06)
    at = np.linspace(0, length[-1], max(3, int(length[-1] / gap)))
    knots = np.linspace(0, 1, len(radii))
    share = at / length[-1]
    return np.stack([*(np.interp(at, length, c[:, k]) for k in range(3)), np.interp(share, knots, radii)], 1)


def _field(spheres: Array, box: tuple[int, int, int, int], reach: float) -> tuple[Array, Array]:
    """Distance to the limb on the page, and its height; far away both say 'nothing here'."""
    x0, y0, x1, y1 = box
    flat = np.full((y1 - y0, x1 - x0), 1e3, np.float32)
    high = np.full((y1 - y0, x1 - x0), -1e3, np.float32)
    for x, y, z, r in spheres:
        pad = r + reach
        u0, u1 = max(x0, int(x - pad)), min(x1, int(x + pad) + 2)
        v0, v1 = max(y0, int(y - pad)), min(y1, int(y + pad) + 2)
        if u1 <= u0 or v1 <= v0:
            continue
        yy, xx = np.ogrid[v0:v1, u0:u1]
        d = np.sqrt((xx - x) ** 2 + (yy - y) ** 2).astype(np.float32)
        part = (slice(v0 - y0, v1 - y0), slice(u0 - x0, u1 - x0))
        np.minimum(flat[part], d - r, out=flat[part])
        s = d / r
        dome = np.where(s < 0.985, np.sqrt(np.maximum(1 - s * s, 0)), 0.1725 - (s - 0.985) * 5.7)
        np.maximum(high[part], z + r * dome, out=high[part])
    return flat, high


def _join(a: Array, b: Array, k: float) -> Array:
    """The smaller of both, with a fillet of size k."""
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * k / 4


def model(canvas: Canvas, groups: Sequence[Sequence[Limb]], blend: float = 5, weld: float = 10) -> Form | None:
    """Join limbs into one body: `blend` units of fillet inside a group, `weld` between groups."""
    unit = canvas.size * canvas.scale
    strung = []
    for group in groups:
        limbs = []
        for limb in group:
            s = _spheres(limb, unit)
            p = (canvas.matrix @ np.stack([s[:, 0], s[:, 1], np.ones(len(s))]))[:2].T * canvas.scale
            limbs.append(np.column_stack([p, s[:, 2] * unit, s[:, 3] * unit]))
        strung.append(limbs)
    every = np.vstack([limb for limbs in strung for limb in limbs])
    pad = weld * unit + 6
    box = (
        int(max(-60, (every[:, 0] - every[:, 3]).min() - pad)), int(max(-60, (every[:, 1] - every[:, 3]).min() - pad)),
        int(min(canvas.width + 60, (every[:, 0] + every[:, 3]).max() + pad)),
        int(min(canvas.height + 60, (every[:, 1] + every[:, 3]).max() + pad)),
    )  # fmt: skip
    if box[2] - box[0] < 3 or box[3] - box[1] < 3:
        return None
    flat = high = None
    for limbs in strung:
        group_flat = group_high = None
        for limb in limbs:
            f, h = _field(limb, box, pad)
            if group_flat is None:
                group_flat, group_high = f, h
            else:
                group_flat = _join(group_flat, f, blend * unit)
                group_high = -_join(-group_high, -h, blend * unit)
        if flat is None:
            flat, high = group_flat, group_high
        else:
            flat, high = _join(flat, group_flat, weld * unit), -_join(-high, -group_high, weld * unit)
    alpha = smoothstep(-0.7, 0.7, -flat)
    return Form(Mask(alpha.astype(np.float32), box[0], box[1]), high.astype(np.float32))


def lit(
    canvas: Canvas,
    form: Form | None,
    colours: Sequence[Colour],
    light: tuple[float, float, float] | None = None,
    rim: tuple | None = None,
    cast: float = 0.75,
    creases: float = 0.6,
    grain: float = 0.05,
    gloss: float = 0.0,
    detail: float = 0.95,
    alpha: float = 1,
    clip: Mask | None = None,
    tint: tuple | None = None,
) -> Mask | None:
    """Paint a body: `colours` from deepest shadow to highest light; tint=(stops, from, to) dyes it along a line."""
    if form is None:
        return None
    unit = canvas.size * canvas.scale
    cover = form.mask.alpha
    height = np.where(cover > 0.02, form.height, np.nan)
    floor = np.nanmin(height) if np.isfinite(height).any() else 0
    height = np.nan_to_num(height, nan=floor).astype(np.float32)
    height = cv2.GaussianBlur(height, (0, 0), 0.45 * canvas.scale)
    gx = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3) / 8
    gy = cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3) / 8
    lx, ly, lz = light or canvas.light
    n = math.sqrt(lx * lx + ly * ly + lz * lz)
    lx, ly, lz = lx / n, ly / n, lz / n
    norm = np.sqrt(gx * gx + gy * gy + 1)
    facing = (-gx * lx - gy * ly + lz) / norm
    shade = np.zeros_like(height)
    side = math.hypot(lx, ly)
    if cast and side > 0.05:
        h, w = height.shape
        for i in range(1, 22):
            step = i * 1.6 * canvas.scale
            shift = np.float32([[1, 0, -lx / side * step], [0, 1, -ly / side * step]])
            other = cv2.warpAffine(height, shift, (w, h), flags=cv2.INTER_LINEAR, borderValue=float(floor))
            over = other - height - step * lz / side
            shade = np.maximum(shade, smoothstep(0, 6 * canvas.scale, over) * (1 - i / 30))
        shade = blur(shade, 1.1 * canvas.scale)
    hollow = np.clip((blur(height, 5 * canvas.scale) - height) / (7 * canvas.scale), 0, 1) * cover
    t = 0.18 + 0.74 * smoothstep(-0.35, 1.0, facing)
    t = t * (1 - cast * 0.62 * shade) * (1 - creases * 0.5 * hollow)
    noise = canvas.grain.white[: t.shape[0], : t.shape[1]]
    if noise.shape == t.shape:
        t = t + (noise - 0.5) * grain
    paint = ramp(list(colours))[np.clip(t * 511, 0, 511).astype(np.int32)].astype(np.float32)
    if tint is not None:
        stops, start, end = tint
        yy, xx = np.mgrid[0 : t.shape[0], 0 : t.shape[1]].astype(np.float32)
        p, q = canvas.pixel(*start), canvas.pixel(*end)
        d = q - p
        s = ((xx + form.mask.x - p[0]) * d[0] + (yy + form.mask.y - p[1]) * d[1]) / (d @ d + 1e-6)
        paint = paint * ramp(stops)[np.clip(s * 511, 0, 511).astype(np.int32)]
    if gloss:
        hz = lz + 1
        hn = math.sqrt(lx * lx + ly * ly + hz * hz)
        spec = np.clip((-gx * lx - gy * ly + hz) / norm / hn, 0, 1) ** 40 * (1 - shade)
        paint = paint + spec[..., None] * gloss * rgb(canvas.key)
    if rim is not None:
        colour, width, strength = rim[:3]
        v = np.array((rim[3] if len(rim) > 3 else (lx, ly))[:2], float)
        v = v / (np.hypot(*v) + 1e-6) * width * unit
        h, w = cover.shape
        moved = cv2.warpAffine(cover, np.float32([[1, 0, -v[0]], [0, 1, -v[1]]]), (w, h))
        edge = blur(np.clip(cover - moved, 0, 1), 0.4 * width * unit)[..., None] * strength
        paint = paint + (rgb(colour) - paint) * np.clip(edge, 0, 1)
    a = cover * alpha
    if clip is not None:
        a = a * clip.window(form.mask.x, form.mask.y, a.shape[1], a.shape[0])
    lay(canvas.picture, np.clip(paint, 0, 1), a, form.mask.x, form.mask.y)
    lay_flat(canvas.detail, detail, a, form.mask.x, form.mask.y)
    return form.mask


def cast_shadow(
    canvas: Canvas, form: Form | None, colour: Colour = "#000018", dx: float = 6, dy: float = 10, soft: float = 6,
    alpha: float = 0.45, clip: Mask | None = None,
) -> None:  # fmt: skip
    """The body's soft shadow on what lies below it, moved by card units."""
    if form is None:
        return
    pad = int(soft * canvas.scale * 3) + 2
    a = cv2.copyMakeBorder(form.mask.alpha, pad, pad, pad, pad, cv2.BORDER_CONSTANT)
    a = blur(a, soft * canvas.scale) * alpha
    x, y = int(form.mask.x - pad + dx * canvas.scale), int(form.mask.y - pad + dy * canvas.scale)
    if clip is not None:
        a = a * clip.window(x, y, a.shape[1], a.shape[0])
    lay(canvas.picture, np.broadcast_to(rgb(colour), (*a.shape, 3)).astype(np.float32), a, x, y)


def flesh(skin: Colour, shade: Colour = "#3a1420", glow: Colour = "#fff0d8") -> list:
    """Skin from shadow to light."""
    return [(0, mix(skin, shade, 0.8)), (0.3, mix(skin, shade, 0.45)), (0.6, skin), (0.85, mix(skin, glow, 0.3)),
        (1, mix(skin, glow, 0.6))]


# A right hand seen from its back, fingers up (-y), thumb to the left; the wrist at the origin, about 190 long.
ROOTS = ((-30, -86, 4), (-8, -94, 7), (14, -89, 5), (34, -77, 0))
BONES = ((44, 26, 20), (49, 30, 21), (45, 28, 20), (34, 21, 17))
THICK = ((14, 12.4, 11, 8.8), (14.4, 12.8, 11.3, 9), (13.6, 12.2, 10.8, 8.6), (12, 10.6, 9.4, 7.6))
THUMB = ((-16, -16, -4), (-40, -44, -12), (-60, -74, -18), (-70, -100, -20))


def hand(
    curl: Sequence[Sequence[float]] = ((8, 10, 6),) * 4,
    splay: Sequence[float] = (-9, -2, 6, 15),
    thumb: Sequence[tuple[float, float, float]] = THUMB,
    pinch: int | None = None,
    view: Array | None = None,
    mirror: bool = False,
    arm: float = 0,
    wide: float = 1,
    bulk: float = 1,
) -> tuple[list, dict]:
    """Groups of limbs for `model` and the places of tips and joints; curl in degrees for each joint of each
    finger; with `pinch` the thumb meets the tip of that finger."""
    view = np.eye(3) if view is None else view
    put = lambda p: tuple(float(v) for v in view @ np.array([-p[0] if mirror else p[0], p[1], p[2]], float))
    fingers, places = [], {"tips": [], "joints": [], "nails": []}
    for root, bones, thick, bends, fan in zip(ROOTS, BONES, THICK, curl, splay, strict=True):
        at, points, bend = np.array(root, float), [root], 0.0
        for bone, more in zip(bones, bends, strict=True):
            bend += math.radians(more)
            out = math.radians(fan) * math.cos(min(bend, 1.4))
            at = at + bone * np.array([math.sin(out) * math.cos(bend), -math.cos(out) * math.cos(bend), -math.sin(bend)])
            points.append(tuple(at))
        if pinch == len(fingers):
            thumb = _meeting(points[-1])
        back = np.array([0, -math.sin(bend), math.cos(bend)])
        along = (at - points[-2]) / bones[-1]
        places["nails"].append((at - along * 5 + back * thick[-1] * 0.86, along, back, thick[-1]))
        fingers.append(([put(p) for p in _rounded(points)], [t * bulk for t in _spread(thick)]))
        places["tips"].append(put(points[-1]))
        places["joints"].append([put(p) for p in points])
    palm = [([put((x * 0.34, 0, 0)), put((x * 0.8, y * 0.55, z + 2)), put((x, y, z))],
        [17 * wide * bulk, 17 * bulk, 14 * bulk]) for x, y, z in ROOTS]
    palm.append(([put((20, -8, -4)), put((34, -44, -5)), put((33, -66, -3))], [13 * bulk, 14 * bulk, 11 * bulk]))
    palm.append(([put(p) for p in THUMB[:1]] + [put((-26, -44, -6)), put((-26, -72, 0))], [15 * bulk, 16 * bulk, 12 * bulk]))
    along = np.subtract(thumb[-1], thumb[-2]) / math.dist(thumb[-1], thumb[-2])
    back = np.array([-0.6, 0, 0.8]) - along * (np.array([-0.6, 0, 0.8]) @ along)
    back = back / np.linalg.norm(back)
    places["nails"].append((np.array(thumb[-1]) - along * 4 + back * 7.8, along, back, 8.8))
    places["nails"] = [(put(p), put(a), put(b), r * bulk) for p, a, b, r in places["nails"]]
    thumbs = [([put(p) for p in thumb], [17 * bulk, 15 * bulk, 13 * bulk, 10 * bulk])]
    places["thumb"] = [put(p) for p in thumb]
    if arm:
        palm.append(([put((0, 6, 0)), put((0, arm * 0.4, 0)), put((0, arm, 0))], [20 * wide, 23 * wide, 30 * wide]))
    return [palm, *[[f] for f in fingers], thumbs], places


def _meeting(tip: tuple[float, float, float]) -> list:
    """A thumb whose tip touches a fingertip from the palm's side."""
    start, end = np.array(THUMB[0], float), np.array(tip, float) + np.array([-9, 5, -7])
    one = start + (end - start) * 0.36 + np.array([-17, 4, -8])
    two = start + (end - start) * 0.7 + np.array([-14, 2, -6])
    return [tuple(start), tuple(one), tuple(two), tuple(end)]


def nails(canvas: Canvas, places: dict, mask: Mask, colour: Colour, shine: Colour = "#fff4e8", lowest: float = 0.2) -> None:
    """Finger nails where they face us."""
    for place, along, back, r in places["nails"]:
        if back[2] < lowest:
            continue
        x, y = place[:2]
        across = np.cross(along, back)
        ring = [(x + (math.cos(a) * along[0] * 0.92 + math.sin(a) * across[0] * 0.66) * r,
            y + (math.cos(a) * along[1] * 0.92 + math.sin(a) * across[1] * 0.66) * r)
            for a in np.linspace(0, 2 * math.pi, 14, endpoint=False)]
        canvas.fill(smooth(ring), colour, alpha=0.85, edge=0, wobble=0, grain=0, texture=0, clip=mask, detail=1)
        canvas.line([ring[2], ring[0], ring[12]], [0.2, r * 0.16, 0.2], shine, 0.8, clip=mask, wobble=0, grain=0)


def _rounded(points: Sequence) -> list:
    """A finger's joints with a point either side of each, so that it bends like a finger and not like a worm."""
    q = [np.array(p, float) for p in points]
    out = [q[0]]
    for a, b, c in zip(q, q[1:], q[2:], strict=False):
        out += [b + (a - b) * 0.3, b, b + (c - b) * 0.3]
    return [*out, q[-1]]


def _spread(thick: Sequence[float]) -> list[float]:
    """Radii for `_rounded`: a little thicker at each joint, thinner between."""
    a, b, c, d = thick
    return [a, a * 0.95, b * 1.04, b * 0.97, c * 1.02, c, d]
