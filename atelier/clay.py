"""Clay: bodies as blended round forms in space, looked at through a camera; it returns fields, never colours."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from atelier import clay_rays
from atelier.colour import Array

Vec = Sequence[float]
WIDE = 36  # numbers for one form


def unit(v: Vec) -> Array:
    """The vector with length one."""
    a = np.asarray(v, float)
    return a / (np.linalg.norm(a) + 1e-9)


def turned(yaw: float = 0, pitch: float = 0, roll: float = 0) -> Array:
    """A rotation in degrees: yaw turns to our right, pitch nods down, roll leans clockwise. x right, y down, z to us."""
    a, b, c = (math.radians(v) for v in (yaw, pitch, roll))
    ry = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
    rx = np.array([[1, 0, 0], [0, math.cos(b), math.sin(b)], [0, -math.sin(b), math.cos(b)]])
    rz = np.array([[math.cos(c), -math.sin(c), 0], [math.sin(c), math.cos(c), 0], [0, 0, 1]])
    return rz @ ry @ rx


class Clay:
    """A scene of forms. Forms of one group melt together; a group melts into its parent, else it only touches."""

    def __init__(self) -> None:
        self.forms: list[Array] = []
        self.groups: list[list[float]] = []  # first form, count, parent, join
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

    def _add(
        self,
        kind: int,
        a: Vec,
        b: Vec,
        ra: float,
        rb: float,
        mat: int,
        blend: float,
        cut: int,
        flat: tuple | None,
        fold: tuple | None,
    ) -> None:
        row = np.zeros(WIDE)
        row[0], row[1], row[2], row[3] = kind, mat, max(blend * self.size, 1e-3), cut
        row[4:7], row[7:10], row[10], row[11] = a, b, ra, rb
        row[15] = 1
        if flat is not None:  # (axis, factor): thinner along the axis
            row[12:15], row[15] = unit(self.frame @ np.asarray(flat[0], float)), flat[1]
        if fold is not None:  # (axis, wave length, depth, phase): folds that cross the axis
            axis = unit(self.frame @ np.asarray(fold[0], float))
            other = unit(np.cross(axis, (0.31, 0.52, 0.79)))
            row[16], row[17], row[18] = fold[2] * self.size, math.tau / (fold[1] * self.size), fold[3]
            row[26:29], row[29:32] = axis, other
        self.forms.append(row)
        self.groups[-1][1] += 1

    def cone(
        self,
        a: Vec,
        b: Vec,
        ra: float,
        rb: float | None = None,
        mat: int = 0,
        blend: float = 4,
        cut: int = 0,
        flat: tuple | None = None,
        fold: tuple | None = None,
    ) -> None:
        """A tapered limb from a to b. cut=1 carves it out of its group, cut=2 keeps only what is inside."""
        rb = ra if rb is None else rb
        self._add(0, self.world(a), self.world(b), ra * self.size, rb * self.size, mat, blend, cut, flat, fold)

    def ball(
        self,
        c: Vec,
        radii: float | Vec,
        frame: Array | None = None,
        mat: int = 0,
        blend: float = 4,
        cut: int = 0,
        fold: tuple | None = None,
    ) -> None:
        """A ball or, with three radii and a rotation, an ellipsoid."""
        r = np.full(3, radii, float) if np.isscalar(radii) else np.asarray(radii, float)
        self._add(1, self.world(c), r * self.size, 0, 0, mat, blend, cut, None, fold)
        rotation = self.frame @ (np.eye(3) if frame is None else frame)
        self.forms[-1][19:26] = rotation.T.ravel()[:7]
        self.forms[-1][12:14] = rotation.T.ravel()[7:]

    def half(self, point: Vec, normal: Vec, mat: int = 0, blend: float = 1, cut: int = 0) -> None:
        """Half of space: everything behind the plane whose normal looks out of it."""
        self._add(2, self.world(point), unit(self.frame @ np.asarray(normal, float)), 0, 0, mat, blend, cut, None, None)

    def box(
        self,
        c: Vec,
        half: Vec,
        corner: float = 2,
        frame: Array | None = None,
        mat: int = 0,
        blend: float = 2,
        cut: int = 0,
        fold: tuple | None = None,
    ) -> None:
        """A box with rounded edges."""
        self._add(
            3, self.world(c), np.asarray(half, float) * self.size, corner * self.size, 0, mat, blend, cut, None, fold
        )
        rotation = self.frame @ (np.eye(3) if frame is None else frame)
        self.forms[-1][19:26] = rotation.T.ravel()[:7]
        self.forms[-1][12:14] = rotation.T.ravel()[7:]

    def chain(self, points: Sequence[Vec], radii: Sequence[float], **options: object) -> None:
        """Several cones in a row."""
        for i in range(len(points) - 1):
            self.cone(points[i], points[i + 1], radii[i], radii[i + 1], **options)  # type: ignore[arg-type]

    def packed(self) -> tuple[Array, Array]:
        """The scene as two tables, each group with its bounding ball."""
        forms = np.array(self.forms)
        for row in forms:  # every form in a ball of its own, so that far ones are skipped
            if row[0] == 0:
                row[32:35] = (row[4:7] + row[7:10]) / 2
                row[35] = np.linalg.norm(row[7:10] - row[4:7]) / 2 + max(row[10], row[11])
            else:
                row[32:35] = row[4:7]
                row[35] = (1e9, 1e9 if row[0] == 2 else row[7:10].max(), 1e9, np.linalg.norm(row[7:10]) + row[10])[
                    int(row[0])
                ]
            row[35] += row[16]
        table = np.zeros((len(self.groups), 9))
        for i, (first, count, parent, join) in enumerate(self.groups):
            rows = forms[int(first) : int(first + count)]
            solid = rows[rows[:, 3] == 0]
            table[i, :4] = first, count, parent, join
            if not len(solid) or (solid[:, 0] == 2).any():
                table[i, 7] = 1e9
                continue
            low = (solid[:, 32:35] - solid[:, 35:]).min(0)
            high = (solid[:, 32:35] + solid[:, 35:]).max(0)
            table[i, 4:7] = (low + high) / 2
            table[i, 7] = np.linalg.norm(high - low) / 2 + solid[:, 16].max() + join * 0.3
        for _, _, parent, join in self.groups:  # how far a group is felt by those that melt into it
            if parent >= 0:
                table[int(parent), 8] = max(table[int(parent), 8], join)
        return forms, table


@dataclass
class Seen:
    """What the camera saw: coverage, normals, places, which material, and how hidden from the open each spot is."""

    cover: Array
    normal: Array
    place: Array
    mat: Array
    open: Array
    x: int
    y: int
    scale: float
    tables: tuple[Array, Array]
    eye: Array

    def lit(self, light: Vec, soft: float = 0.12, reach: float = 600, bias: float = 1.5) -> Array:
        """1 where a lamp's ray arrives: light=(x, y, z) is a place, softness the lamp's size."""
        forms, groups = self.tables
        half = clay_rays.shadow(
            forms, groups, self.place, self.normal, self.cover, np.asarray(light, float), soft, reach, bias
        )
        h, w = self.cover.shape
        return cv2.resize(half, (w, h), interpolation=cv2.INTER_LINEAR)

    def facing(self, light: Vec) -> Array:
        """How far every spot is turned towards a lamp at a place, -1..1."""
        v = np.asarray(light, np.float32) - self.place
        return (self.normal * v).sum(2) / (np.linalg.norm(v, axis=2) + 1e-6)


def look(
    clay: Clay,
    scale: float,
    window: tuple[float, float, float, float] = (0, 0, 600, 900),
    eye: Vec = (300, 450, 1600),
    hollow: float = 26,
    grit: float = 0.5,
    sharp: float = 0.75,
) -> Seen:
    """Look at the scene: card units at z = 0, through an eye in front of it; `sharp` is a share of the canvas scale."""
    scale *= sharp
    forms, groups = clay.packed()
    x0, y0, x1, y1 = (round(v * scale) for v in window)
    cover, normal, place, mat, opened = clay_rays.see(
        forms, groups, x0, y0, x1 - x0, y1 - y0, 1 / scale, np.asarray(eye, float), hollow, grit
    )
    return Seen(cover, normal, place, mat, opened, x0, y0, scale, (forms, groups), np.asarray(eye, float))


def project(eye: Vec, p: Vec) -> tuple[float, float]:
    """Where a point of the scene lies on the card."""
    t = eye[2] / (eye[2] - p[2])
    return float(eye[0] + (p[0] - eye[0]) * t), float(eye[1] + (p[1] - eye[1]) * t)
