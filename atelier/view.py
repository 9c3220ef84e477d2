"""A camera before a mesh: what it sees, how sun, lamps and sky light it, and how light becomes paint."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import cv2
import numpy as np

from atelier import mesh_rays
from atelier.canvas import Canvas
from atelier.colour import Array, Colour, rgb
from atelier.mesh import Mesh

Vec = Sequence[float]


def linear(colour: Colour) -> Array:
    """The colour as linear light, in which amounts add up."""
    return rgb(colour) ** 2.2


def film(light: Array, white: float = 2.5) -> Array:
    """From amounts of light to colours; `white` is the amount that becomes white."""
    light = np.maximum(light, 0)
    return np.clip(light * (1 + light / white**2) / (1 + light), 0, 1) ** (1 / 2.2)


class Camera:
    """An eye that looks at a spot; `focal` is in card units, `middle` is where the spot lies on the card."""

    def __init__(
        self, eye: Vec, spot: Vec, focal: float = 900, middle: tuple[float, float] = (300, 450), roll: float = 0
    ) -> None:
        self.eye, self.focal, self.middle = np.asarray(eye, float), focal, middle
        ahead = np.asarray(spot, float) - self.eye
        ahead /= np.linalg.norm(ahead)
        right = np.cross((0, 1, 0), ahead)
        right /= np.linalg.norm(right)
        down = -np.cross(ahead, right)
        c, s = np.cos(np.radians(roll)), np.sin(np.radians(roll))
        self.axes = np.stack([right * c + down * s, down * c - right * s, ahead])

    def rays(self, scale: float) -> Array:
        """A direction of length one for every pixel."""
        h, w = round(900 * scale), round(600 * scale)
        yy, xx = (np.mgrid[0:h, 0:w] + 0.5) / scale
        x, y = (xx - self.middle[0]) / self.focal, (yy - self.middle[1]) / self.focal
        d = np.stack([x, y, np.ones_like(x)], 2) @ self.axes
        return d / np.linalg.norm(d, axis=2, keepdims=True)

    def project(self, p: Vec) -> tuple[float, float]:
        """Where a point lies on the card."""
        x, y, z = self.axes @ (np.asarray(p, float) - self.eye)
        return self.middle[0] + self.focal * x / z, self.middle[1] + self.focal * y / z


@dataclass
class View:
    """What the camera met at every pixel; fields of the picture's size times `sharp`."""

    camera: Camera
    scale: float
    rays: Array
    far: Array
    normal: Array
    flat: Array
    mat: Array
    mark: Array
    place: Array
    tree: tuple
    mats: Array
    lift: float
    sun_way: Array = field(default_factory=lambda: np.array([0.0, 1.0, 0.0]))
    sun_colour: Array = field(default_factory=lambda: np.zeros(3))
    lamps: list[tuple[float, ...]] = field(default_factory=list)

    def sun(self, way: Vec, colour: Colour, strength: float, size: float = 0.01, rays: int = 6) -> Array:
        """Direct light of a far sun in this direction; `size` softens its shadows."""
        way = np.asarray(way, float) / np.linalg.norm(way)
        self.sun_way, self.sun_colour = way, linear(colour) * strength
        share = self._share(way, size * 1.6, rays, False)
        return (share * np.clip(self.normal @ way, 0, 1))[..., None] * self.sun_colour.astype(np.float32)

    def _share(self, aim: Array, size: float, rays: int, points: bool) -> Array:
        share = mesh_rays.reached(self.tree, self.place, self.flat, self.mat, aim, size, rays, points, self.lift)
        return mesh_rays.soften(share, self.place, self.flat, self.far)

    def lamp(self, at: Vec, colour: Colour, strength: float, size: float = 0.05, rays: int = 6) -> Array:
        """Direct light of a lamp at a place, falling with the square of the distance."""
        at = np.asarray(at, float)
        self.lamps.append((*at, size, *(linear(colour) * strength)))
        share = self._share(at, size, rays, True)
        way = at - self.place
        d2 = (way**2).sum(2)
        facing = np.clip((way * self.normal).sum(2) / np.sqrt(d2), 0, 1)
        return (share * facing / (d2 + size**2))[..., None] * (linear(colour) * strength).astype(np.float32)

    def sky(
        self, zenith: Colour, horizon: Colour, below: Colour, tints: Sequence[Colour], strength: float = 1,
        samples: int = 12, dim: float = 0.15, shine: dict[int, Colour] | None = None, every: int = 2,
    ) -> Array:  # fmt: skip
        """Light from all around: the open sky, and what sun and lamps light, thrown back in the tints of things."""
        sky = np.stack([linear(c) * strength for c in (zenith, horizon, below)])
        table = np.array([linear(t) for t in tints])
        glow = np.zeros_like(table)
        for k, colour in (shine or {}).items():
            glow[k] = linear(colour)
        small = (slice(every // 2, None, every), slice(every // 2, None, every))
        part = [np.ascontiguousarray(f[small]) for f in (self.place, self.normal, self.flat, self.mat)]
        lamps = np.array(self.lamps, float).reshape(-1, 7)
        light = mesh_rays.gather(
            self.tree, self.mats, *part, samples, sky, self.sun_way, self.sun_colour, lamps, table, glow,
            sky[:2].mean(0) * dim, self.lift,
        )  # fmt: skip
        far = np.ascontiguousarray(self.far[small])
        for step in (1, 2, 4, 8):
            light = mesh_rays.calm(light, part[0], part[1], far, step)
        return mesh_rays.spread(light, part[1], far, self.normal, self.far)

    def show(self, canvas: Canvas, picture: Array) -> None:
        """Lay the picture on the canvas."""
        canvas.picture[:] = cv2.resize(
            np.clip(picture, 0, 1).astype(np.float32), (canvas.width, canvas.height), interpolation=cv2.INTER_AREA
        )

    def fit(self, canvas: Canvas, values: Array) -> Array:
        """A field of the view in the pixels of the canvas."""
        return cv2.resize(values.astype(np.float32), (canvas.width, canvas.height), interpolation=cv2.INTER_AREA)


def look(mesh: Mesh, camera: Camera, scale: float, sharp: float = 1.0, lift: float = 1e-3) -> View:
    """Look at the mesh; `sharp` is the number of rays along a pixel's side."""
    corners, normals, mats, marks = mesh.arrays()
    order, boxes, start, end, depth = mesh_rays.plant(corners)
    tree = (np.ascontiguousarray(corners[order]), boxes, start, end, 1 << depth)
    normals, mats, marks = (np.ascontiguousarray(a[order]) for a in (normals, mats, marks))
    rays = camera.rays(scale * sharp)
    far, normal, flat, mat, mark = mesh_rays.see(tree, normals, mats, marks, camera.eye, rays)
    place = (camera.eye + rays * np.minimum(far, 1e5)[..., None]).astype(np.float32)
    return View(camera, scale * sharp, rays, far, normal, flat, mat, mark, place, tree, mats, lift)
