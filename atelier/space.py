"""Projections: a room, a street and an isometric world, from their space onto the card."""

from collections.abc import Sequence

import skia

from atelier.colour import Colour
from atelier.paths import poly

Place = Sequence[float]


class Room:
    """One-point perspective for interiors: X right, Y down, Z away; Z = 1 is the card's plane."""

    def __init__(self, x: float, y: float) -> None:
        self.x, self.y = x, y

    def __call__(self, across: float, down: float, away: float) -> tuple[float, float]:
        """Where a place of the room falls on the card."""
        return (self.x + across / away, self.y + down / away)

    def quad(self, *places: Place) -> skia.Path:
        """A polygon through places of the room."""
        return poly([self(*place) for place in places])


class Street:
    """One-point perspective over a ground plane, seen from a height; `mirrored` looks into wet ground."""

    def __init__(self, x: float, y: float, focal: float, eye: float) -> None:
        self.x, self.y, self.focal, self.eye, self.mirrored = x, y, focal, eye, False

    def __call__(self, across: float, up: float, away: float) -> tuple[float, float]:
        """Where a place of the street falls on the card."""
        up = -up if self.mirrored else up
        return (self.x + self.focal * across / away, self.y + self.focal * (self.eye - up) / away)

    def size(self, away: float) -> float:
        """How many card units one unit of the street takes at that distance."""
        return self.focal / away

    def quad(self, *places: Place) -> skia.Path:
        """A polygon through places of the street."""
        return poly([self(*place) for place in places])

    def wall(self, across: float, near: float, far: float, low: float, high: float) -> skia.Path:
        """A piece of a wall that runs along the street."""
        return self.quad((across, low, near), (across, high, near), (across, high, far), (across, low, far))

    def front(self, left: float, right: float, low: float, high: float, away: float) -> skia.Path:
        """A piece of a wall that faces the viewer."""
        return self.quad((left, low, away), (left, high, away), (right, high, away), (right, low, away))


class Iso:
    """Isometric space: x right and down, y left and down, z up; (1, 1, 1) falls on the origin."""

    def __init__(
        self,
        x: float,
        y: float,
        unit: float,
        colours: Sequence[Colour] = ("#f6e3c4", "#d99a78", "#8a5a80"),
        lean: float = 0.866,
        flat: float = 0.5,
    ) -> None:
        self.x, self.y, self.unit, self.colours, self.lean, self.flat = x, y, unit, colours, lean, flat

    def __call__(self, x: float, y: float, z: float = 0) -> tuple[float, float]:
        """Where a place of the space falls on the card."""
        return (
            self.x + (x - y) * self.lean * self.unit,
            self.y + (x + y) * self.flat * self.unit - z * self.unit,
        )

    def face(self, *places: Place) -> skia.Path:
        """A polygon through places of the space."""
        return poly([self(*place) for place in places])

    def top(self, x0: float, y0: float, x1: float, y1: float, z: float) -> skia.Path:
        """A level face."""
        return self.face((x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z))

    def left(self, x0: float, x1: float, y: float, z0: float, z1: float) -> skia.Path:
        """A face that looks to the lower left."""
        return self.face((x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1))

    def right(self, x: float, y0: float, y1: float, z0: float, z1: float) -> skia.Path:
        """A face that looks to the lower right."""
        return self.face((x, y0, z0), (x, y1, z0), (x, y1, z1), (x, y0, z1))

    def outline(self, x0: float, y0: float, z0: float, x1: float, y1: float, z1: float) -> skia.Path:
        """The silhouette of a box."""
        return self.face(
            (x0, y0, z1), (x1, y0, z1), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y1, z1)
        )  # fmt: skip
