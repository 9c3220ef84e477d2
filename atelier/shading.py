"""Form, rim and texture: how a flat patch of colour becomes a lit, grainy body."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np

from atelier.colour import Array, Colour, rgb
from atelier.noise import Grain, blur, smoothstep

Light = tuple[float, float, float] | tuple[str, float, float]


@dataclass
class Patch:
    """One shape being painted: its coverage, its place, its scale, and its own cut of the noise."""

    alpha: Array
    x: int
    y: int
    scale: float  # pixels for one unit of the current transform
    px: float  # pixels for half a card unit: 1 when final, .5 when draft
    grain: Grain
    corner: tuple[int, int]
    place: Callable[[float, float], Array]

    def noise(self, field: Array) -> Array:
        """This patch's cut of a noise field."""
        h, w = self.alpha.shape
        top, left = self.corner
        return field[top : top + h, left : left + w]

    def streaks(self, direction: str) -> Array:
        """Dry-brush streaks, 'h' across or 'v' down."""
        return self.noise(self.grain.across if direction == "h" else self.grain.down)

    def grid(self) -> tuple[Array, Array]:
        """Pixel coordinates (y, x) of the patch on the picture."""
        h, w = self.alpha.shape
        yy, xx = np.mgrid[self.y : self.y + h, self.x : self.x + w].astype(np.float32)
        return yy, xx

    def between(self, start: tuple[float, float], end: tuple[float, float]) -> Array:
        """0 at `start`, 1 at `end`, straight across the patch."""
        yy, xx = self.grid()
        p, q = self.place(*start), self.place(*end)
        d = q - p
        return ((xx - p[0]) * d[0] + (yy - p[1]) * d[1]) / (d @ d + 1e-6)

    def around(self, centre: tuple[float, float], radius: float) -> Array:
        """0 at the centre, 1 at the radius."""
        yy, xx = self.grid()
        c = self.place(*centre)
        return np.hypot(xx - c[0], yy - c[1]) / (radius * self.scale)


def blend_in(colour: Array, other: Colour | Array, amount: Array) -> Array:
    """`amount` of another colour, pixel by pixel."""
    return colour * (1 - amount[..., None]) + rgb(other) * amount[..., None]


def relief(patch: Patch, radius: float, bump: float, bark: float, direction: str) -> Array:
    """The height of the silhouette blown up like a balloon, with bumps and bark if asked."""
    h, w = patch.alpha.shape
    r = radius * patch.scale
    step = max(1, int(r / 14))
    padded = cv2.copyMakeBorder(patch.alpha, 2, 2, 2, 2, cv2.BORDER_CONSTANT)
    size = (max(3, (w + 4) // step), max(3, (h + 4) // step))
    small = cv2.resize(padded, size, interpolation=cv2.INTER_AREA)
    depth = cv2.distanceTransform((small > 0.5).astype(np.uint8), cv2.DIST_L2, 5) * step
    u = np.clip(depth / r, 0, 1)
    height = cv2.GaussianBlur(np.sqrt(np.maximum(u * (2 - u), 0)) * r, (0, 0), max(0.8, r * 0.16 / step))
    height = cv2.resize(height, (w + 4, h + 4), interpolation=cv2.INTER_LINEAR)[2:-2, 2:-2]
    if step > 1:
        height = cv2.GaussianBlur(height, (0, 0), step * 1.1)
    if bump:
        fine = (blur(patch.noise(patch.grain.medium), 4 * patch.px) - 0.5) * bump * min(r, 40 * patch.px) * 0.42
        height = height + fine + (patch.noise(patch.grain.large) - 0.5) * bump * r * 0.35
    if bark:
        height = height + (patch.streaks(direction) - 0.5) * bark * 22 * patch.px
    return height


def lamp(patch: Patch, light: Light) -> Array:
    """Where a lamp hangs on the picture: ("p", x, y) in the motif's units, ("page", x, y) in the card's."""
    if light[0] == "page":
        return np.array([light[1], light[2]], np.float32) * patch.px * 2
    return patch.place(light[1], light[2])


def towards(patch: Patch, light: Light) -> tuple[Array | float, Array | float, float]:
    """The unit vector to the light, one for the patch or one for each pixel."""
    if isinstance(light[0], str):
        q = lamp(patch, light)
        yy, xx = patch.grid()
        dx, dy = q[0] - xx, q[1] - yy
        length = np.hypot(dx, dy) + 1e-3
        return dx / length * 0.86, dy / length * 0.86, 0.5
    length = math.sqrt(sum(float(v) ** 2 for v in light))
    return light[0] / length, light[1] / length, light[2] / length


def facing(patch: Patch, height: Array, light: Light) -> Array:
    """How much each pixel turns to the light: below 0 in shadow, above 0 lit."""
    gx = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3) / 8
    gy = cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3) / 8
    lx, ly, lz = towards(patch, light)
    return (-gx * lx - gy * ly + lz) / np.sqrt(gx * gx + gy * gy + 1) - lz


def rim_light(patch: Patch, colour: Array, rim: tuple, light: Light) -> Array:
    """A lit edge on the light's side: rim = (colour, width, strength[, light])."""
    tint, width, strength = rim[:3]
    source = rim[3] if len(rim) > 3 else light
    h, w = patch.alpha.shape
    if isinstance(source[0], str):
        q = lamp(patch, source)
        v = np.array([q[0] - patch.x - w / 2, q[1] - patch.y - h / 2])
        v = v / (np.hypot(*v) + 1e-6)
    else:
        v = np.array(source[:2]) / (math.hypot(*source[:2]) + 1e-6)
    reach = width * patch.scale
    shifted = cv2.warpAffine(patch.alpha, np.float32([[1, 0, -v[0] * reach], [0, 1, -v[1] * reach]]), (w, h))
    edge = blur(np.clip(patch.alpha - shifted, 0, 1), 0.35 * reach + 0.4 * patch.px)
    edge = np.clip(edge * 1.35 + (patch.noise(patch.grain.soft) - 0.5) * 0.5 * edge, 0, 1) * strength
    return blend_in(colour, tint, edge)


def darken(patch: Patch, colour: Array, spec: tuple, grain: float) -> Array:
    """A grainy directional shade: (colour, from, to, strength)."""
    tint, start, end, strength = spec
    t = patch.between(start, end)
    t = t + (patch.noise(patch.grain.white) - 0.5) * 0.5 * grain + (patch.noise(patch.grain.medium) - 0.5) * 0.25
    return blend_in(colour, tint, smoothstep(0, 1, t) * strength)


def surface(patch: Patch, colour: Array, texture: float, grain: float, direction: str) -> Array:
    """Dry brush and grain over the colour."""
    t = (patch.streaks(direction) - 0.5) * texture * 2
    t += (patch.noise(patch.grain.medium) - 0.5) * texture * 0.9
    t += (patch.noise(patch.grain.white) - 0.5) * 0.05 * grain
    return np.clip(colour * (1 + t[..., None] * 1.2) + t[..., None] * 0.05, 0, 1)
