"""The canvas: a 600 x 900 card onto which paths are filled, lit, glazed and glowed."""

import contextlib
import math
from collections.abc import Iterator, Sequence

import cv2
import numpy as np
import skia

from atelier import shading
from atelier.colour import Array, Colour, mix, ramp, rgb
from atelier.mask import Blend, Mask, lay, lay_flat
from atelier.noise import Grain, blur, dice, smoothstep
from atelier.paths import affine, ellipse, placed, poly, ribbon, to_skia
from atelier.shading import Light, Patch

WIDTH, HEIGHT = 600, 900
Paint = Colour | list


class Canvas:
    """A picture being painted. Coordinates are card units (600 x 900) under the current transform."""

    def __init__(
        self,
        seed: int = 1,
        light: Light = (-0.55, -0.65, 0.5),
        ambient: Colour = "#1b2148",
        key: Colour = "#ffe2b0",
        scale: float = 2,
        draft: bool = False,
    ) -> None:
        self.seed, self.light, self.ambient, self.key = seed, light, ambient, key
        self.scale, self.is_draft = scale, draft
        self.width, self.height = int(WIDTH * scale), int(HEIGHT * scale)
        self.picture = np.zeros((self.height, self.width, 3), np.float32)
        self.detail = np.full((self.height, self.width), 0.25, np.float32)
        self.matrix = np.eye(3)
        self.size = 1.0
        self.rims = self.grains = self.forms = 1.0
        self.grain = Grain(self.height, self.width, int(32 * scale), scale, seed)
        self._dice = dice(seed)

    def set_light(self, light: Light | None = None, ambient: Colour | None = None, key: Colour | None = None) -> None:
        """Choose the key light's direction (x, y, z towards the viewer), the shadow colour and the light's colour."""
        self.light = light or self.light
        self.ambient = self.ambient if ambient is None else ambient
        self.key = self.key if key is None else key

    def calm(self, rims: float = 0.35, grains: float = 0.35, forms: float = 1.0) -> None:
        """Weaken lit edges, grain and roundness of all that is filled from here on, and the brush marks of the finish."""
        self.rims, self.grains, self.forms = rims, grains, forms

    @contextlib.contextmanager
    def at(self, x: float = 0, y: float = 0, size: float = 1, turn: float = 0, flip: float = 1) -> Iterator[None]:
        """Draw inside moved, scaled, turned (degrees) and mirrored (flip=-1) coordinates."""
        matrix, old = self.matrix, self.size
        self.matrix = matrix @ affine(x, y, size, turn, flip)
        self.size *= size
        try:
            yield
        finally:
            self.matrix, self.size = matrix, old

    @contextlib.contextmanager
    def inside(self, mask: Mask) -> Iterator[None]:
        """Everything drawn in the block shows only where the mask covers."""
        picture, detail = self.picture.copy(), self.detail.copy()
        yield
        cover = self.full(mask)
        self.picture[:] = picture + (self.picture - picture) * cover[..., None]
        self.detail[:] = detail + (self.detail - detail) * cover

    def pixel(self, x: float, y: float) -> Array:
        """Where a point of the current transform lies on the picture."""
        q = self.matrix @ np.array([x, y, 1.0])
        return (q[:2] * self.scale).astype(np.float32)

    def full(self, mask: Mask) -> Array:
        """The mask as a field of the whole picture."""
        return mask.window(0, 0, self.width, self.height)

    def mask(self, path: skia.Path, soft: float = 0, wobble: float = 1.0, rough: float = 0.0) -> Mask | None:
        """What the path covers, with a hand's wobble and a rough edge; nothing when off the card."""
        copy = skia.Path(path)
        copy.transform(to_skia(np.diag([self.scale, self.scale, 1.0]) @ self.matrix))
        box, m = copy.getBounds(), self.grain.margin
        pad = int(6 + soft * self.scale * 3)
        x0, y0 = max(-m, int(box.left()) - pad), max(-m, int(box.top()) - pad)
        x1, y1 = (
            min(self.width + m, int(box.right()) + pad + 1),
            min(self.height + m, int(box.bottom()) + pad + 1),
        )
        if x1 - x0 < 2 or y1 - y0 < 2:
            return None
        alpha = _raster(copy, x0, y0, x1, y1)
        part = (slice(y0 + m, y1 + m), slice(x0 + m, x1 + m))
        if wobble > 0:
            reach = 3.0 * wobble * self.scale * min(1, 0.35 + 0.65 * self.size)
            yy, xx = np.mgrid[0 : y1 - y0, 0 : x1 - x0].astype(np.float32)
            dx, dy = self.grain.wobble_x[part] * reach, self.grain.wobble_y[part] * reach
            alpha = cv2.remap(alpha, xx + dx, yy + dy, cv2.INTER_LINEAR)
        if soft:
            alpha = blur(alpha, soft * self.scale)
        if rough > 0:
            eaten = blur(alpha, (1.2 + rough * 1.5) * self.scale / 2)
            eaten = eaten + (self.grain.soft[part] - 0.5) * 0.55 * rough + (self.grain.medium[part] - 0.5) * 0.5 * rough
            alpha = smoothstep(0.28, 0.72, eaten)
        return Mask(alpha, x0, y0)

    def fill(
        self,
        path: skia.Path | Mask,
        colour: Paint,
        gradient: tuple | None = None,
        form: float = 0,
        radius: float = 30,
        shade: Colour | None = None,
        highlight: Colour | None = None,
        light: Light | None = None,
        rim: tuple | None = None,
        grain: float = 0.35,
        texture: float = 0.05,
        streaks: str = "h",
        edge: float = 0.25,
        alpha: float = 1,
        soft: float = 0,
        clip: Mask | None = None,
        wobble: float = 1.0,
        blend: Blend = "normal",
        darken: tuple | None = None,
        detail: float | None = None,
        bump: float = 0,
        bark: float = 0,
        mottle: float = 0.06,
        fade: tuple | None = None,
        band: float = 1.0,
    ) -> Mask | None:
        """Fill a path and return its mask (see README for every option)."""
        mask = path if isinstance(path, Mask) else self.mask(path, soft, wobble, edge)
        if mask is None:
            return None
        grain, texture, form = grain * self.grains, texture * self.grains, form * self.forms
        patch = self._patch(mask)
        cover = mask.alpha
        if clip is not None:
            cover = cover * clip.window(mask.x, mask.y, cover.shape[1], cover.shape[0])
        paint = self._base(patch, colour, gradient, mottle, grain)
        if form > 0:
            height = shading.relief(patch, radius or 30, bump, bark, streaks)
            turn = shading.facing(patch, height, light or self.light)
            turn = turn + (patch.noise(self.grain.white) - 0.5) * grain * 0.55
            turn = turn + (patch.noise(self.grain.soft) - 0.5) * grain * 0.28
            turn = turn + (patch.streaks(streaks) - 0.5) * texture * 2
            paint = self._lit(paint, turn, form, band, shade, highlight)
        if darken is not None:
            paint = shading.darken(patch, paint, darken, grain)
        if rim is not None:
            lit = (*rim[:2], rim[2] * self.rims, *rim[3:])
            paint = shading.rim_light(patch, paint, lit, light or self.light)
        paint = shading.surface(patch, paint, texture, grain, streaks)
        if fade is not None:
            t = patch.between(*fade) + (patch.noise(self.grain.white) - 0.5) * 0.3 * grain
            cover = cover * (1 - smoothstep(0, 1, t + (patch.noise(self.grain.large) - 0.5) * 0.2))
        lay(self.picture, paint, cover * alpha, mask.x, mask.y, blend)
        if detail is not None:
            lay_flat(self.detail, detail, cover, mask.x, mask.y)
        return mask

    def _patch(self, mask: Mask) -> Patch:
        h, w = mask.alpha.shape
        field = self.grain.white.shape
        corner = (
            int(self._dice.random() * max(1, field[0] - h)),
            int(self._dice.random() * max(1, field[1] - w)),
        )
        unit = self.size * self.scale
        return Patch(mask.alpha, mask.x, mask.y, unit, self.scale / 2, self.grain, corner, self.pixel)

    def _base(self, patch: Patch, colour: Paint, gradient: tuple | None, mottle: float, grain: float) -> Array:
        """The local colour: flat, or a gradient down the shape, along a line, or around a point."""
        h, w = patch.alpha.shape
        if not isinstance(colour, list):
            return np.broadcast_to(rgb(colour), (h, w, 3)).astype(np.float32)
        if gradient is None:
            t = (patch.grid()[0] - patch.y) / max(1, h)
        elif gradient[0] == "r":
            t = patch.around(gradient[1], gradient[2])
        else:
            t = patch.between(*gradient)
        t = t + (patch.noise(self.grain.large) - 0.5) * mottle * 2
        if grain > 0:
            t = t + (patch.noise(self.grain.white) - 0.5) * mottle * 0.9
        return ramp(colour)[np.clip(t * 511, 0, 511).astype(np.int32)]

    def _lit(
        self,
        paint: Array,
        turn: Array,
        form: float,
        band: float,
        shade: Colour | None,
        highlight: Colour | None,
    ) -> Array:
        """Shadows towards the ambient colour, lights towards the key."""
        dark = smoothstep(0.02, 0.62 * band, -turn) * form
        bright = smoothstep(0.02, 0.45 * band, turn) * form
        low = paint * 0.252 + rgb(self.ambient) * 0.42 if shade is None else rgb(shade)
        high = np.clip(paint * 0.62 + rgb(self.key) * 0.42 + 0.04, 0, 1) if highlight is None else rgb(highlight)
        return shading.blend_in(shading.blend_in(paint, low, dark), high, bright)

    def line(
        self,
        points: Sequence,
        widths: float | Sequence[float],
        colour: Paint,
        alpha: float = 1,
        rough: float = 0.5,
        **options: object,
    ) -> Mask | None:
        """A tapering stroke through the points: `widths` is one number or several along the way."""
        options.setdefault("grain", 0.2)
        options.setdefault("wobble", 0.6)
        spread = widths if isinstance(widths, (list, tuple)) else [widths]
        return self.fill(ribbon(points, spread), colour, alpha=alpha, edge=rough * 0.5, **options)  # type: ignore[arg-type]

    def glow(
        self,
        x: float,
        y: float,
        radius: float,
        colour: Colour,
        strength: float = 1,
        blend: Blend = "screen",
        power: float = 2.0,
        squash: float = 1,
    ) -> None:
        """A round light: larger `power` gathers it in the middle, `squash` flattens it."""
        c, r = self.pixel(x, y), radius * self.scale * self.size
        x0, y0 = max(0, int(c[0] - r)), max(0, int(c[1] - r * squash))
        x1, y1 = min(self.width, int(c[0] + r) + 1), min(self.height, int(c[1] + r * squash) + 1)
        if x1 <= x0 or y1 <= y0:
            return
        yy, xx = np.mgrid[y0:y1, x0:x1].astype(np.float32)
        t = np.clip(1 - np.hypot(xx - c[0], (yy - c[1]) / squash) / r, 0, 1) ** power
        t = t * (1 + (self.grain.page(self.grain.white)[y0:y1, x0:x1] - 0.5) * 0.25)
        lay(self.picture, np.broadcast_to(rgb(colour), (*t.shape, 3)), t * strength, x0, y0, blend)

    def sky(self, stops: list, swirl: float = 0.12, texture: float = 0.05, focus: tuple | None = None) -> None:
        """Cover the whole card with a gradient: downwards, or outwards from focus=(x, y, radius[, squeeze x])."""
        yy, xx = np.mgrid[0 : self.height, 0 : self.width].astype(np.float32)
        if focus is None:
            t = yy / self.height
        else:
            squeeze = focus[3] if len(focus) > 3 else 1
            t = np.hypot((xx / self.scale - focus[0]) * squeeze, yy / self.scale - focus[1]) / focus[2]
        g = self.grain
        t = t + (g.page(g.large) - 0.5) * swirl * 2 + (g.page(g.across) - 0.5) * swirl * 0.5
        t = t + (g.page(g.white) - 0.5) * 0.035
        self.picture[:] = ramp(stops)[np.clip(np.clip(t, 0, 1) * 511, 0, 511).astype(np.int32)]
        self.picture *= (
            1 + (g.page(g.across) - 0.5)[..., None] * texture * 2 + (g.page(g.medium) - 0.5)[..., None] * texture
        )

    def fog(self, top: float, bottom: float, colour: Colour, strength: float = 1, seed: int = 0) -> None:
        """Mist between two heights, thickest in the middle."""
        y = np.arange(self.height, dtype=np.float32)[:, None] / self.scale
        t = np.clip(1 - np.abs(y - (top + bottom) / 2) / ((bottom - top) / 2), 0, 1)
        drift = np.roll(self.grain.page(self.grain.large), int(seed * 48 * self.scale), 1)
        alpha = smoothstep(0, 1, t) * (0.35 + 0.9 * drift) * strength
        alpha = np.clip(alpha * (1 + (self.grain.page(self.grain.white) - 0.5) * 0.2), 0, 1)
        lay(self.picture, np.broadcast_to(rgb(colour), (*alpha.shape, 3)), alpha, 0, 0)

    def shadow(
        self,
        path: skia.Path,
        colour: Colour = "#000018",
        dx: float = 0,
        dy: float = 6,
        soft: float = 6,
        alpha: float = 0.4,
        clip: Mask | None = None,
    ) -> None:
        """A soft cast shadow of the path, moved by (dx, dy)."""
        moved = skia.Path(path)
        moved.offset(dx, dy)
        mask = self.mask(moved, soft, 0.5)
        if mask is None:
            return
        a = mask.alpha
        if clip is not None:
            a = a * clip.window(mask.x, mask.y, a.shape[1], a.shape[0])
        lay(self.picture, np.broadcast_to(rgb(colour), (*a.shape, 3)), a * alpha, mask.x, mask.y)

    def keep_crisp(self, x: float, y: float, radius: float, detail: float = 0.8) -> None:
        """Ask the brush to leave a square of the card sharp (card units, no transform)."""
        px, py, r = int(x * self.scale), int(y * self.scale), int(radius * self.scale)
        self.detail[max(0, py - r) : py + r, max(0, px - r) : px + r] = detail

    def stars(
        self,
        count: int,
        bottom: float,
        colour: Colour = "#fff3d0",
        seed: int = 0,
        top: float = 0,
        big: float = 0.08,
        avoid: tuple[float, float, float] | None = None,
    ) -> None:
        """Scatter stars between two heights, denser above, none within avoid=(x, y, radius)."""
        random = dice(self.seed * 7 + seed)
        crisp = {"grain": 0, "texture": 0, "edge": 0, "wobble": 0}
        for _ in range(count):
            x, y, z = random.random() * WIDTH, top + random.random() ** 1.3 * (bottom - top), random.random()
            if avoid and math.hypot(x - avoid[0], y - avoid[1]) < avoid[2]:
                continue
            if z > 1 - big:
                self.glow(x, y, 14, colour, 0.35)
                arm = 4 + 5 * random.random()
                ray = poly([(-arm, 0), (0, -0.7), (arm, 0), (0, 0.7)])
                for turn in (0, 90):
                    self.fill(placed(ray, x, y, 1, turn), colour, detail=0.8, **crisp)
            else:
                self.fill(ellipse(x, y, 0.5 + z * z), colour, alpha=0.35 + 0.6 * random.random(), **crisp)
                self.keep_crisp(x, y, 3)

    def tint(self, colour: Colour, towards: str = "key", share: float = 0.3) -> Array:
        """The colour moved a share towards the 'key' light or the 'ambient' shadow."""
        return mix(colour, self.key if towards == "key" else self.ambient, share)


def _raster(path: skia.Path, x0: int, y0: int, x1: int, y1: int) -> Array:
    pixels = np.zeros((y1 - y0, x1 - x0, 4), np.uint8)
    surface = skia.Canvas(pixels)
    surface.translate(-x0, -y0)
    surface.drawPath(path, skia.Paint(Color=skia.ColorWHITE, AntiAlias=True))
    return pixels[..., 0].astype(np.float32) / 255
