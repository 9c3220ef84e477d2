"""Meshes: boxes, lathed forms, tubes, sheets and clay as triangles in space; x right, y up, z away, in metres."""

import math
from collections.abc import Sequence

import numba as nb
import numpy as np

from atelier.clay import Clay
from atelier.clay_rays import _scene
from atelier.colour import Array

FAST = dict(cache=True, fastmath=True)
Vec = Sequence[float]


def turn(yaw: float = 0, pitch: float = 0, roll: float = 0) -> Array:
    """A rotation in degrees: about the upright (y), then x, then z."""
    a, b, c = (math.radians(v) for v in (yaw, pitch, roll))
    ry = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
    rx = np.array([[1, 0, 0], [0, math.cos(b), -math.sin(b)], [0, math.sin(b), math.cos(b)]])
    rz = np.array([[math.cos(c), -math.sin(c), 0], [math.sin(c), math.cos(c), 0], [0, 0, 1]])
    return ry @ rx @ rz


class Mesh:
    """Triangles with smooth normals, a material each and two free coordinates for patterns."""

    def __init__(self) -> None:
        self.corners: list[Array] = []
        self.normals: list[Array] = []
        self.mats: list[Array] = []
        self.marks: list[Array] = []
        self.at, self.frame, self.size = np.zeros(3), np.eye(3), 1.0

    def place(self, at: Vec = (0, 0, 0), frame: Array | None = None, size: float = 1) -> None:
        """Everything added from now on stands here, in this rotation and size."""
        self.at, self.frame, self.size = np.asarray(at, float), np.eye(3) if frame is None else frame, size

    def add(self, points: Array, faces: Array, mat: int = 0, marks: Array | None = None, smooth: bool = True) -> None:
        """From now on, add everything here, in this rotation and size."""
        p = np.asarray(points, float).reshape(-1, 3) @ self.frame.T * self.size + self.at
        f = np.asarray(faces, np.int64).reshape(-1, 3)
        corners = p[f]
        flat = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
        if smooth:
            total = np.zeros_like(p)
            for k in range(3):
                for axis in range(3):
                    total[:, axis] += np.bincount(f[:, k], flat[:, axis], len(p))
            normals = total[f]
        else:
            normals = np.repeat(flat[:, None], 3, 1)
        normals = normals / (np.linalg.norm(normals, axis=2, keepdims=True) + 1e-12)
        self.corners.append(corners)
        self.normals.append(normals)
        self.mats.append(np.full(len(f), mat, np.int32))
        m = np.zeros((len(p), 2)) if marks is None else np.asarray(marks, float).reshape(-1, 2)
        self.marks.append(m[f])

    def sheet(self, points: Array, mat: int = 0, around: bool = False, smooth: bool = True) -> None:
        """A grid of points (rows, columns, 3); `around` closes the columns; the marks run 0..1 over both."""
        rows, columns = points.shape[:2]
        if around:
            points = np.concatenate([points, points[:, :1]], 1)
            columns += 1
        index = np.arange(rows * columns).reshape(rows, columns)
        a, b, c, d = index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]
        faces = np.concatenate([np.stack([a, b, c], -1).reshape(-1, 3), np.stack([a, c, d], -1).reshape(-1, 3)])
        u, v = np.meshgrid(np.linspace(0, 1, columns), np.linspace(0, 1, rows))
        self.add(points, faces, mat, np.stack([u, v], -1), smooth)

    def box(self, centre: Vec, half: Vec, mat: int = 0, frame: Array | None = None) -> None:
        """A box with sharp edges."""
        signs = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float)
        p = signs * np.asarray(half, float) @ (np.eye(3) if frame is None else frame).T + np.asarray(centre, float)
        quads = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
        for q in quads:
            self.add(p[list(q)], [(0, 1, 2), (0, 2, 3)], mat, [(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)

    def quad(self, points: Sequence[Vec], mat: int = 0) -> None:
        """One flat four-cornered piece."""
        self.add(np.asarray(points, float), [(0, 1, 2), (0, 2, 3)], mat, [(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)

    def lathe(self, profile: Sequence[tuple[float, float]], mat: int = 0, sides: int = 64) -> None:
        """A form turned about the upright: (radius, height) from below to above."""
        a = np.linspace(0, math.tau, sides, endpoint=False)
        r, y = np.array(profile, float).T
        points = np.stack([r[:, None] * np.cos(a), np.repeat(y[:, None], sides, 1), r[:, None] * np.sin(a)], -1)
        self.sheet(points, mat, around=True)

    def tube(
        self, points: Array, radii: float | Sequence[float] | Array, mat: int = 0, sides: int = 14, squash: float = 1,
        caps: bool = True,
    ) -> None:  # fmt: skip
        """A tube through points, its frame carried along without twisting; `squash` flattens it."""
        p = np.asarray(points, float)
        r = np.full(len(p), radii, float) if np.isscalar(radii) else np.asarray(radii, float)
        if caps:
            first, last = p[0] + (p[0] - p[1]) * 1e-3, p[-1] + (p[-1] - p[-2]) * 1e-3
            p, r = np.concatenate([[first], p, [last]]), np.concatenate([[1e-5], r, [1e-5]])
        way = np.gradient(p, axis=0)
        way /= np.linalg.norm(way, axis=1, keepdims=True) + 1e-12
        side = np.cross(way[0], (0.13, 0.97, 0.21))
        a = np.linspace(0, math.tau, sides, endpoint=False)
        rings = []
        for i in range(len(p)):
            side = side - way[i] * (side @ way[i])
            side = side / (np.linalg.norm(side) + 1e-12)
            up = np.cross(way[i], side)
            rings.append(p[i] + r[i] * (np.cos(a)[:, None] * side + np.sin(a)[:, None] * up * squash))
        self.sheet(np.array(rings), mat, around=True)

    def clay(self, clay: Clay, cell: float, materials: dict[int, int] | None = None) -> None:
        """Melted clay forms (their y is down, z towards us) as a skin of triangles about `cell` wide."""
        forms, groups = clay.packed()
        low = np.array([f[32:35] - f[35] for f in forms if f[3] == 0]).min(0) - 2 * cell
        high = np.array([f[32:35] + f[35] for f in forms if f[3] == 0]).max(0) + 2 * cell
        count = np.ceil((high - low) / cell).astype(int) + 1
        field, mats = _fields(forms, groups, low, cell, count[0], count[1], count[2])
        points, faces, kinds = _net(field, mats)
        points = (points * cell + low) * (1, -1, -1)
        for kind in np.unique(kinds):
            own = kinds == kind
            self.add(points, faces[own], (materials or {}).get(int(kind), int(kind)))

    def arrays(self) -> tuple[Array, Array, Array, Array]:
        """Corners, normals, materials and marks of all triangles."""
        return (
            np.concatenate(self.corners), np.concatenate(self.normals), np.concatenate(self.mats),
            np.concatenate(self.marks),
        )  # fmt: skip


@nb.njit(parallel=True, **FAST)
def _fields(forms, groups, low, cell, nx, ny, nz):
    out, mats = np.empty((nx, ny, nz), np.float32), np.zeros((nx, ny, nz), np.int32)
    for i in nb.prange(nx):
        own = np.zeros((groups.shape[0], 2))
        for j in range(ny):
            for k in range(nz):
                d, m = _scene(forms, groups, own, 1e6, low[0] + i * cell, low[1] + j * cell, low[2] + k * cell)
                out[i, j, k], mats[i, j, k] = d, int(m)
    return out, mats


def _net(field: Array, mats: Array) -> tuple[Array, Array, Array]:
    """Surface nets: one point in every cell that the surface crosses, one quad for every crossed edge."""
    inside = field < 0
    n = np.array(field.shape) - 1
    corners = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
    count = np.zeros(n, np.int8)
    for c in corners:
        count += inside[tuple(slice(c[v], c[v] + n[v]) for v in range(3))]
    cells = np.argwhere((count > 0) & (count < 8))
    number = np.full(n, -1, np.int64)
    number[tuple(cells.T)] = np.arange(len(cells))
    values = np.stack([field[tuple((cells + c).T)] for c in corners], 1)
    total, points = np.zeros(len(cells)), np.zeros((len(cells), 3))
    for one in range(8):
        for axis in range(3):
            if corners[one][axis]:
                continue
            two = one + (4, 2, 1)[axis]
            a, b = values[:, one], values[:, two]
            cross = (a < 0) != (b < 0)
            p = cells + np.array(corners[one], float)
            p[:, axis] += np.where(cross, a / np.where(cross, a - b, 1), 0)
            points += p * cross[:, None]
            total += cross
    points /= total[:, None]
    faces, kinds = [], []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        lead, tail = [slice(None)] * 3, [slice(None)] * 3
        lead[axis], tail[axis] = slice(0, -1), slice(1, None)
        low, high = inside[tuple(lead)], inside[tuple(tail)]
        for edge, order in ((low & ~high, (0, 1, 2, 3)), (~low & high, (0, 3, 2, 1))):
            spots = np.argwhere(edge)
            spots = spots[(spots[:, u] > 0) & (spots[:, v] > 0) & (spots[:, u] < n[u]) & (spots[:, v] < n[v])]
            if not len(spots):
                continue
            quad = []
            for du, dv in ((0, 0), (1, 0), (1, 1), (0, 1)):
                q = spots.copy()
                q[:, u] -= du
                q[:, v] -= dv
                quad.append(number[tuple(q.T)])
            a, b, c, d = (quad[k] for k in order)
            faces += [np.stack([a, b, c], 1), np.stack([a, c, d], 1)]
            kinds += [mats[tuple(spots.T)]] * 2
    return points, np.concatenate(faces), np.concatenate(kinds)
