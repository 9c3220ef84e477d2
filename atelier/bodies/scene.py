"""A scene of bodies: blended round forms and sculpted reliefs, looked at through a camera; it gives fields, never colours."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from atelier.bodies import rays
from atelier.clay import Vec, project, turned, unit
from atelier.colour import Array

WIDE = 40  # numbers for one form
NO_RELIEF = np.zeros((2, 2), np.float32)


class Scene:
    """Forms of one group melt together; a group melts into its parent, else it only touches. One size per unit of place."""

    def __init__(self) -> None:
        self.forms: list[Array] = []
        self.groups: list[list[float]] = []  # first form, count, parent, join
        self.reliefs: list[Array] = []
        self.frame, self.shift, self.size = np.eye(3), np.zeros(3), 1.0

    def place(self, at: Vec = (0, 0, 0), frame: Array | None = None, size: float = 1) -> None:
        """From now on, add everything at this point, in this rotation and size."""
        self.frame, self.shift, self.size = np.eye(3) if frame is None else frame, np.asarray(at, float), size

    def world(self, p: Vec) -> Array:
        """A point of the current place in the scene."""
        return self.shift + self.frame @ (np.asarray(p, float) * self.size)

    def group(self, parent: int = -1, join: float = 6) -> int:
        """Begin a new group, blended with its parent over `join` units."""
        self.groups.append([len(self.forms), 0, parent, join * self.size if parent >= 0 else 0.0])
        return len(self.groups) - 1

    def _add(self, kind: int, a: Array, b: Array, ra: float, rb: float, mat: int, blend: float, cut: int,
        blush: float, rotation: Array | None = None, flat: tuple | None = None, fold: tuple | None = None) -> None:
        row = np.zeros(WIDE)
        row[0], row[1], row[2], row[3] = kind, mat, max(blend * self.size, 1e-3), cut
        row[4:7], row[7:10], row[10], row[11] = a, b, ra, rb
        row[15], row[38] = 1, blush
        if rotation is not None:
            row[19:28] = rotation.T.ravel()
        if flat is not None:  # (axis, factor): thinner along the axis
            row[12:15], row[15] = unit(self.frame @ np.asarray(flat[0], float)), flat[1]
        if fold is not None:  # (axis, wave length, depth, phase): folds that cross the axis
            axis = unit(self.frame @ np.asarray(fold[0], float))
            row[16], row[17], row[18] = fold[2] * self.size, math.tau / (fold[1] * self.size), fold[3]
            row[28:31], row[31:34] = axis, unit(np.cross(axis, (0.31, 0.52, 0.79)))
        self.forms.append(row)
        self.groups[-1][1] += 1

    def cone(self, a: Vec, b: Vec, ra: float, rb: float | None = None, mat: int = 0, blend: float = 4, cut: int = 0,
             flat: tuple | None = None, fold: tuple | None = None, blush: float = 0) -> None:
        """A tapered limb from a to b. cut=1 carves it out of its group, cut=2 keeps only what is inside."""
        rb = ra if rb is None else rb
        self._add(rays.CONE, self.world(a), self.world(b), ra * self.size, rb * self.size, mat, blend, cut, blush,
            flat=flat, fold=fold)

    def chain(self, points: Sequence[Vec], radii: Sequence[float], **options: object) -> None:
        """Several limbs in a row."""
        for i in range(len(points) - 1):
            self.cone(points[i], points[i + 1], radii[i], radii[i + 1], **options)  # type: ignore[arg-type]

    def ball(self, c: Vec, radii: float | Vec, frame: Array | None = None, mat: int = 0, blend: float = 4,
        cut: int = 0, fold: tuple | None = None, blush: float = 0) -> None:
        """A ball or, with three radii and a rotation, an ellipsoid."""
        r = np.full(3, radii, float) if np.isscalar(radii) else np.asarray(radii, float)
        rotation = self.frame @ (np.eye(3) if frame is None else frame)
        self._add(rays.BALL, self.world(c), r * self.size, 0, 0, mat, blend, cut, blush, rotation, fold=fold)

    def half(self, point: Vec, normal: Vec, mat: int = 0, blend: float = 1, cut: int = 0) -> None:
        """Half of space: everything behind the plane whose normal looks out of it."""
        self._add(rays.HALF, self.world(point), unit(self.frame @ np.asarray(normal, float)), 0, 0, mat, blend, cut,
            0)

    def box(self, c: Vec, half: Vec, corner: float = 2, frame: Array | None = None, mat: int = 0, blend: float = 2,
            cut: int = 0, fold: tuple | None = None, blush: float = 0) -> None:
        """A box with rounded edges."""
        rotation = self.frame @ (np.eye(3) if frame is None else frame)
        self._add(rays.BOX, self.world(c), np.asarray(half, float) * self.size, corner * self.size, 0, mat, blend,
            cut, blush, rotation, fold=fold)

    def carve_box(self, c: Vec, half: Vec, corner: float = 2, blend: float = 1) -> None:
        """Carve a box out of everything in the scene so far."""
        forms, self.forms = self.forms, []
        for group in list(self.groups):
            first, count = int(group[0]), int(group[1])
            group[0] = len(self.forms)
            self.forms += forms[first : first + count]
            self.groups.append(group)  # so that the box counts for this group
            self.box(c, half, corner, None, 0, blend, cut=1)
            self.groups.pop()

    def globe(self, relief: Array, mat: int = 0, blend: float = 4, cut: int = 0) -> None:
        """A sculpted body round the origin of the place: its distance in every direction (rows up to down)."""
        self._add(rays.GLOBE, self.world((0, 0, 0)), np.zeros(3), self.size, float(relief.max()), mat, blend, cut, 0,
            self.frame)
        self._keep(relief)

    def tube(self, relief: Array, half: float, mat: int = 0, blend: float = 4) -> None:
        """A sculpted body round the y axis of the place, from -half to half: its distance from the axis."""
        self._add(rays.TUBE, self.world((0, 0, 0)), np.array([0, half, 0]), self.size, float(relief.max()), mat,
            blend, 0, 0, self.frame)
        self._keep(relief)

    def _keep(self, relief: Array) -> None:
        for i, known in enumerate(self.reliefs):  # many heads may share one relief
            if known is relief:
                self.forms[-1][39] = i
                return
        self.forms[-1][39] = len(self.reliefs)
        self.reliefs.append(relief)

    def _stacked(self) -> Array:
        """Every relief as a layer of one block, all in the size of the largest."""
        if not self.reliefs:
            return NO_RELIEF[None]
        rows, columns = max(relief.shape for relief in self.reliefs)
        return np.stack([cv2.resize(np.ascontiguousarray(r, np.float32), (columns, rows)) for r in self.reliefs])

    def packed(self) -> tuple[Array, Array, Array]:
        """The scene as two tables, each group with its bounding ball, and its reliefs."""
        forms = np.array(self.forms)
        for row in forms:  # every form in a ball of its own, so that far ones are skipped
            kind = int(row[0])
            row[34:37] = (row[4:7] + row[7:10]) / 2 if kind == rays.CONE else row[4:7]
            row[37] = (
                np.linalg.norm(row[7:10] - row[4:7]) / 2 + max(row[10], row[11]) if kind == rays.CONE
                else row[7:10].max() if kind == rays.BALL
                else 1e9 if kind == rays.HALF
                else np.linalg.norm(row[7:10]) + row[10] if kind == rays.BOX
                else row[10] * row[11] * 1.02 if kind == rays.GLOBE
                else row[10] * math.hypot(row[11], row[8])
            ) + row[16]
        table = np.zeros((len(self.groups), 9))
        for i, (first, count, parent, join) in enumerate(self.groups):
            rows = forms[int(first) : int(first + count)]
            solid = rows[rows[:, 3] == 0]
            table[i, :4] = first, count, parent, join
            if not len(solid) or (solid[:, 0] == rays.HALF).any():
                table[i, 7] = 1e9
                continue
            low = (solid[:, 34:37] - solid[:, 37:38]).min(0)
            high = (solid[:, 34:37] + solid[:, 37:38]).max(0)
            table[i, 4:7] = (low + high) / 2
            table[i, 7] = np.linalg.norm(high - low) / 2 + solid[:, 16].max() + join
        for _, _, parent, join in self.groups:  # how far a group is felt by those that melt into it
            if parent >= 0:
                table[int(parent), 8] = max(table[int(parent), 8], join)
        return forms, table, self._stacked()


@dataclass
class Seen:
    """What the camera saw: coverage, normals, places, material, flush of the skin, and how open each spot lies."""

    cover: Array
    normal: Array
    place: Array
    mat: Array
    flush: Array
    open: Array
    x: int
    y: int
    scale: float
    tables: tuple
    eye: Array

    def lit(self, light: Vec, soft: float = 0.12, reach: float = 1400, bias: float = 1.0, stride: int = 2) -> Array:
        """1 where a lamp's ray arrives: light=(x, y, z) is a place, softness the lamp's size."""
        half = rays.shadow(*self.tables, self.place, self.normal, self.cover, np.asarray(light, float), soft, reach,
            bias, stride)
        h, w = self.cover.shape
        return half if stride == 1 else cv2.resize(half, (w, h), interpolation=cv2.INTER_LINEAR)

    def facing(self, light: Vec) -> Array:
        """How far every spot is turned towards a lamp at a place, -1..1."""
        v = np.asarray(light, np.float32) - self.place
        return (self.normal * v).sum(2) / (np.linalg.norm(v, axis=2) + 1e-6)


def look(scene: Scene, scale: float, window: tuple[float, float, float, float] = (0, 0, 600, 900),
    eye: Vec = (300, 450, 1600), hollow: float = 30, grit: float = 0.45, sharp: float = 0.75) -> Seen:
    """Look at the scene: card units at z = 0, through an eye in front of it; `sharp` is a share of the canvas scale."""
    scale = scale * sharp if scale > 1 else scale
    tables = scene.packed()
    x0, y0, x1, y1 = (round(v * scale) for v in window)
    fields = rays.see(*tables, x0, y0, x1 - x0, y1 - y0, 1 / scale, np.asarray(eye, float), hollow, grit)
    return Seen(*fields, x0, y0, scale, tables, np.asarray(eye, float))


__all__ = ["Scene", "Seen", "Vec", "look", "project", "turned", "unit"]
