"""Rays among boxes: what each pixel meets, whether the sun reaches it, how open it lies."""

import math

import numba as nb
import numpy as np

from atelier.colour import Array

FAST = dict(cache=True, fastmath=True)
FAR = 1e9


class Pile:
    """Things built of boxes: x right, y up, z away, in metres; each thing stands somewhere and is turned."""

    def __init__(self) -> None:
        self.boxes: list[tuple[float, ...]] = []
        self.things: list[tuple[float, ...]] = []

    def thing(
        self, parts: list[tuple[float, ...]], x: float, y: float, z: float, turn: float = 0, over: bool = False
    ) -> None:
        """Parts are (x0, y0, z0, x1, y1, z1, material); `over` puts the thing on its head."""
        first, a = len(self.boxes), math.radians(turn)
        for x0, y0, z0, x1, y1, z1, mat in parts:
            self.boxes.append((x0, -y1, z0, x1, -y0, z1, mat) if over else (x0, y0, z0, x1, y1, z1, mat))
        own = np.array(self.boxes[first:])
        low, high = own[:, :3].min(0), own[:, 3:6].max(0)
        self.things.append((x, y, z, math.cos(a), math.sin(a), first, len(self.boxes), *low, *high))

    def arrays(self) -> tuple[Array, Array]:
        """Boxes and things as the rays want them."""
        return np.array(self.boxes, np.float64), np.array(self.things, np.float64)


@nb.njit(**FAST)
def _slab(o, d, box, at):
    """Where a ray enters a box, and through which pair of faces."""
    near, far, axis = -FAR, FAR, 0
    for k in range(3):
        inv = 1 / d[k] if abs(d[k]) > 1e-9 else 1e9
        a, b = (box[at + k] - o[k]) * inv, (box[at + 3 + k] - o[k]) * inv
        if a > b:
            a, b = b, a
        if a > near:
            near, axis = a, k
        far = min(far, b)
    if near > far or far < 0 or near < 1e-4:
        return (FAR if near >= 1e-4 or near > far or far < 0 else -1.0), axis
    return near, axis


@nb.njit(**FAST)
def _meet(boxes, things, p, d, reach, anything):
    """The nearest box along a ray: distance, box, thing, axis of its face."""
    best, which, owner, axis = reach, -1, -1, 0
    for g in range(things.shape[0]):
        t = things[g]
        x, z = p[0] - t[0], p[2] - t[2]
        o = (x * t[3] - z * t[4], p[1] - t[1], x * t[4] + z * t[3])
        e = (d[0] * t[3] - d[2] * t[4], d[1], d[0] * t[4] + d[2] * t[3])
        if _slab(o, e, t, 7)[0] >= best:
            continue
        for i in range(int(t[5]), int(t[6])):
            far, k = _slab(o, e, boxes[i], 0)
            if 0 < far < best:
                best, which, owner, axis = far, i, g, k
                if anything:
                    return best, which, owner, axis
    return best, which, owner, axis


@nb.njit(parallel=True, **FAST)
def see(boxes, things, eye, rays):
    """For every ray: distance (or FAR), normal, material, which box."""
    h, w = rays.shape[:2]
    far, mat = np.full((h, w), FAR, np.float32), np.full((h, w), -1, np.int32)
    normal, box = np.zeros((h, w, 3), np.float32), np.zeros((h, w), np.int32)
    for j in nb.prange(h):
        d = np.empty(3)
        for i in range(w):
            d[:] = rays[j, i]
            t, which, owner, k = _meet(boxes, things, eye, d, FAR, False)
            if which < 0:
                continue
            far[j, i], mat[j, i], box[j, i] = t, int(boxes[which, 6]), which
            c, s = things[owner, 3], things[owner, 4]
            if k == 1:
                normal[j, i, 1] = -1 if d[1] > 0 else 1
            else:
                nx, nz = (c, -s) if k == 0 else (s, c)
                sign = -1 if d[0] * nx + d[2] * nz > 0 else 1
                normal[j, i, 0], normal[j, i, 2] = nx * sign, nz * sign
    return far, normal, mat, box


@nb.njit(**FAST)
def through(windows, bar, left, p, d):
    """Whether a ray towards the sun leaves through a pane of the wall at x = left."""
    if d[0] > -1e-6:
        return False
    t = (left - p[0]) / d[0]
    y, z = p[1] + d[1] * t, p[2] + d[2] * t
    for q in range(windows.shape[0]):
        z0, z1, y0, y1, columns, rows = windows[q]
        if z0 < z < z1 and y0 < y < y1:
            u, v = (z - z0) / (z1 - z0) * columns, (y - y0) / (y1 - y0) * rows
            du, dv = abs(u - round(u)) * (z1 - z0) / columns, abs(v - round(v)) * (y1 - y0) / rows
            return du > bar and dv > bar
    return False


@nb.njit(parallel=True, **FAST)
def lit(boxes, things, place, normal, suns, windows, bar, left):
    """The share of the sun that each place sees through the windows, past all boxes."""
    h, w = place.shape[:2]
    out = np.zeros((h, w), np.float32)
    for j in nb.prange(h):
        p = np.empty(3)
        for i in range(w):
            for k in range(3):
                p[k] = place[j, i, k] + normal[j, i, k] * 2e-3
            for s in range(suns.shape[0]):
                d = suns[s]
                if d[0] * normal[j, i, 0] + d[1] * normal[j, i, 1] + d[2] * normal[j, i, 2] <= 0:
                    continue
                if through(windows, bar, left, p, d) and _meet(boxes, things, p, d, FAR, True)[1] < 0:
                    out[j, i] += 1 / suns.shape[0]
    return out


@nb.njit(parallel=True, **FAST)
def opened(boxes, things, place, normal, directions, reach):
    """How little stands near each place, 0..1."""
    h, w = place.shape[:2]
    out = np.ones((h, w), np.float32)
    for j in nb.prange(h):
        p, d = np.empty(3), np.empty(3)
        for i in range(w):
            total, free = 0.0, 0.0
            for k in range(3):
                p[k] = place[j, i, k] + normal[j, i, k] * 2e-3
            for s in range(directions.shape[0]):
                d[:] = directions[s]
                c = d[0] * normal[j, i, 0] + d[1] * normal[j, i, 1] + d[2] * normal[j, i, 2]
                if c < 0.05:
                    continue
                total += c
                free += c * min(1.0, _meet(boxes, things, p, d, reach, False)[0] / reach)
            out[j, i] = free / max(total, 1e-6)
    return out


@nb.njit(parallel=True, **FAST)
def shafts(eye, rays, far, sun, windows, bar, left, steps):
    """How much sunlit air lies between the eye and what it sees."""
    h, w = far.shape
    out = np.zeros((h, w), np.float32)
    for j in nb.prange(h):
        p = np.empty(3)
        for i in range(w):
            shift = ((i * 7 + j * 13) % 16) / 16
            for s in range(steps):
                t = far[j, i] * (s + shift) / steps
                for k in range(3):
                    p[k] = eye[k] + rays[j, i, k] * t
                if through(windows, bar, left, p, sun):
                    out[j, i] += far[j, i] / steps
    return out
