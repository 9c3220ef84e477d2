"""Reliefs to model with the thumb: a body as its distance from a point in every direction, pushed, creased and tinted."""

from collections.abc import Sequence

import cv2
import numpy as np

from atelier.bodies import rays
from atelier.bodies.scene import Scene
from atelier.colour import Array
from atelier.noise import smoothstep

Points = Sequence[tuple[float, float]]


class Sculpt:
    """A globe of clay. The face looks along z; strokes are drawn on it as one draws a face from the front (x, y)."""

    def __init__(self, rough: Scene, rows: int = 384) -> None:
        self.rows, self.columns = rows, rows * 2
        forms, groups, reliefs = rough.packed()
        self.far = rays.bake(forms, groups, reliefs, self.rows, self.columns)
        v = (np.arange(rows, dtype=np.float32) / (rows - 1) - 0.5)[:, None] * np.float32(np.pi)
        u = (np.arange(self.columns, dtype=np.float32) / self.columns - 0.5)[None] * np.float32(2 * np.pi)
        self.way = np.stack([np.sin(u) * np.cos(v), np.sin(v) + 0 * u, np.cos(u) * np.cos(v)], 2).astype(np.float32)
        self.tint = np.ones((rows, self.columns, 3), np.float32)
        self.wet = np.zeros((rows, self.columns), np.float32)
        self.base = self.far  # before any feature, for hair to lie on

    def points(self) -> Array:
        """Where every texel of the surface lies."""
        return self.way * self.far[..., None]

    def band(self, line: Points, widths: Sequence[float], side: float = 1) -> Array:
        """How near the surface is to a line drawn from the front, 1 on it; `widths` along it; side=-1 draws on the back."""
        p = self.points()
        x, y, front = p[..., 0], p[..., 1], smoothstep(-0.02, 0.06, self.way[..., 2] * side)
        out = np.zeros(self.far.shape, np.float32)
        wide = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(widths)), widths)
        reach = 3 * float(max(wide))
        line_x, line_y = [q[0] for q in line], [q[1] for q in line]
        near = (front > 0) & (x > min(line_x) - reach) & (x < max(line_x) + reach) & (y > min(line_y) - reach)
        near &= y < max(line_y) + reach
        px, py, value = x[near], y[near], np.zeros(int(near.sum()), np.float32)
        if len(line) == 1:
            value = np.exp(-((px - line[0][0]) ** 2 + (py - line[0][1]) ** 2) / wide[0] ** 2)
        for (ax, ay), (bx, by), wa, wb in zip(line, line[1:], wide, wide[1:], strict=False):
            dx, dy = bx - ax, by - ay
            t = np.clip(((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy + 1e-12), 0, 1)
            w = wa + (wb - wa) * t
            value = np.maximum(value, np.exp(-((px - ax - t * dx) ** 2 + (py - ay - t * dy) ** 2) / (w * w)))
        out[near] = value
        return out * front

    def push(self, line: Points, widths: Sequence[float], amount: float, side: float = 1) -> None:
        """Raise (or sink) the clay along a line drawn from the front."""
        self.far += self.band(line, widths, side) * np.float32(amount) * np.abs(self.way[..., 2])

    def both(self, line: Points, widths: Sequence[float], amount: float, side: float = 1) -> None:
        """The same on both halves of the face."""
        self.push(line, widths, amount, side)
        self.push([(-x, y) for x, y in line], widths, amount, side)

    def swell(self, c: Sequence[float], radius: float | Sequence[float], amount: float) -> None:
        """Raise the clay round a point of space."""
        d = (self.points() - np.asarray(c, np.float32)) / np.asarray(radius, np.float32)
        self.far += np.float32(amount) * np.exp(-(d * d).sum(2))

    def profile(self, curve: Points, widths: Sequence[float]) -> None:
        """Draw the outline from the side: (y, z) from crown to throat; widths say how broad each part of it is."""
        angles = np.array([np.arctan2(y, z) for y, z in curve])
        far = np.array([np.hypot(y, z) for y, z in curve])
        p = self.points()
        turn = np.arctan2(p[..., 1], p[..., 2])
        steps = np.linspace(angles[0], angles[-1], 900)
        drawn = smoothed(np.interp(steps, angles, far), 11)  # a curve through the points, not a polygon
        broad = smoothed(np.interp(steps, angles, widths), 40)
        wish = np.interp(turn, steps, drawn).astype(np.float32)
        wide = np.interp(turn, steps, broad).astype(np.float32)
        middle = self.columns // 2
        now = np.interp(turn, turn[:, middle], self.far[:, middle])
        inside = smoothstep(angles[0], angles[0] + 0.2, turn) * smoothstep(angles[-1], angles[-1] - 0.1, turn)
        front = smoothstep(-0.02, 0.1, self.way[..., 2])
        share = np.exp(-((p[..., 0] / wide) ** 2)) * inside * front
        self.far += ((wish - now) * share).astype(np.float32)

    def ball(self, c: Sequence[float], r: float) -> Array:
        """How far a ball's outer surface lies in every direction; nothing where a ray misses it."""
        c = np.asarray(c, np.float32)
        along = (self.way * c).sum(2)
        root = along * along - float(c @ c) + r * r
        return np.where(root > 0, along + np.sqrt(np.maximum(root, 0)), 0).astype(np.float32)

    def stain(self, share: Array, colour: Sequence[float]) -> None:
        """Tint the surface: multiply its colour where the share is 1."""
        self.tint *= 1 + share[..., None] * (np.asarray(colour, np.float32) - 1)


def smoothed(values: Array, sigma: float) -> Array:
    """A row of numbers, blurred, its ends held."""
    reach = int(sigma * 3)
    kernel = np.exp(-((np.arange(-reach, reach + 1) / sigma) ** 2) / 2)
    return np.convolve(np.pad(values, reach, mode="edge"), kernel / kernel.sum(), mode="valid")


def soft_max(a: Array, b: Array, k: float) -> Array:
    """The larger of both, joined by a fillet of size k."""
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.maximum(a, b) + h * h * k * 0.25


def sampled(chart: Array, local: Array) -> Array:
    """A chart of a globe at points of its own space, between its texels."""
    r = np.linalg.norm(local, axis=-1) + 1e-9
    rows, columns = chart.shape[:2]
    u = (np.arctan2(local[..., 0], local[..., 2]) / (2 * np.pi) + 0.5) * columns
    v = (np.arcsin(np.clip(local[..., 1] / r, -1, 1)) / np.pi + 0.5) * (rows - 1)
    wrapped = np.concatenate([chart, chart[:, :2]], 1)
    return cv2.remap(wrapped, u.astype(np.float32), v.astype(np.float32), cv2.INTER_LINEAR)
