"""Boxes seen from above at a slant, with the long shadows a low sun throws; for tables, chairs, crates."""

import numpy as np
import skia

from atelier.canvas import Canvas
from atelier.colour import Array, Colour, mix
from atelier.paths import poly, union

Spot = tuple[float, float, float]


class Slant:
    """A view from high up: x to the right, y towards us, z upwards, all in card units."""

    def __init__(
        self, origin: tuple[float, float], tilt: float = 0.82, rise: float = 0.58, sun: tuple = (1.3, 0.5)
    ) -> None:
        self.origin, self.tilt, self.rise, self.sun = origin, tilt, rise, sun

    def at(self, p: Spot) -> tuple[float, float]:
        """Where a spot in space lies on the card."""
        return self.origin[0] + p[0], self.origin[1] + p[1] * self.tilt - p[2] * self.rise

    def shade(self, p: Spot) -> tuple[float, float]:
        """Where its shadow falls on the floor."""
        z = max(0.0, p[2])
        return self.at((p[0] + z * self.sun[0], p[1] + z * self.sun[1], 0))


def box(x: float, y: float, z: float, wide: float, deep: float, high: float) -> list[Spot]:
    """The eight corners: the lower four, then the upper four."""
    return [
        (x + dx * wide, y + dy * deep, z + dz * high) for dz in (0, 1) for dx, dy in ((0, 0), (1, 0), (1, 1), (0, 1))
    ]


def moved(corners: list[Spot], x: float, y: float, turn: float, roll: float = 0) -> list[Spot]:
    """The box turned about the upright, or first rolled over backwards onto the floor (degrees)."""
    a, b = np.radians(turn), np.radians(roll)
    out = []
    for px, py, pz in corners:
        qy, qz = py * np.cos(b) - pz * np.sin(b), py * np.sin(b) + pz * np.cos(b)
        out.append((x + px * np.cos(a) - qy * np.sin(a), y + px * np.sin(a) + qy * np.cos(a), float(qz)))
    return out


def hull(points: list[tuple[float, float]]) -> skia.Path:
    """The outline around the points."""
    q = sorted(set(points))
    lower: list = []
    upper: list = []
    for chain, order in ((lower, q), (upper, q[::-1])):
        for p in order:
            while len(chain) > 1 and (chain[-1][0] - chain[-2][0]) * (p[1] - chain[-2][1]) <= (
                chain[-1][1] - chain[-2][1]
            ) * (p[0] - chain[-2][0]):
                chain.pop()
            chain.append(p)
    return poly(lower[:-1] + upper[:-1])


def cast(view: Slant, boxes: list[list[Spot]]) -> skia.Path:
    """One shadow of all the boxes on the floor."""
    return union(*[hull([view.shade(p) for p in corners]) for corners in boxes])


FACES = ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (3, 2, 1, 0))


def paint(canvas: Canvas, view: Slant, corners: list[Spot], light: Colour, dark: Colour, **options: object) -> None:
    """The faces of a box that we see: those towards the sun light, the others dark."""
    c = np.array(corners)
    middle = c.mean(0)
    eye = np.array([0, view.rise, view.tilt])
    sun = np.array([-view.sun[0], -view.sun[1], 1.0])
    sun = sun / np.linalg.norm(sun)
    for face in FACES:
        q: Array = c[list(face)]
        normal = np.cross(q[1] - q[0], q[3] - q[0])
        if normal @ (q.mean(0) - middle) < 0:
            normal = -normal
        normal = normal / (np.linalg.norm(normal) + 1e-9)
        if normal @ eye <= 1e-3:
            continue
        canvas.fill(
            poly([view.at(tuple(p)) for p in q]),
            mix(dark, light, float(np.clip(0.1 + 1.45 * (normal @ sun), 0, 1))),
            **options,
        )
