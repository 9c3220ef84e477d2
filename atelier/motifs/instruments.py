"""Motifs of music: the grand piano."""

import math
from typing import ClassVar

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.paths import poly, ribbon, spline, union


class GrandPiano:
    """A grand piano: u along the keys, v depth, h height. Draw `back`, the player, then `front`."""

    def __init__(self, x0: float, y0: float, size: float = 1.0, lean: float = 0.45, flat: float = 0.5) -> None:
        self.x0, self.y0, self.size, self.lean, self.flat = x0, y0, size, lean, flat

    def at(self, u: float, v: float, h: float) -> tuple[float, float]:
        """A point of the piano on the card."""
        return (self.x0 + (u + self.lean * v) * self.size, self.y0 - (self.flat * v + h) * self.size)

    outline: ClassVar = [(0, 0), (0, 120), (2, 215), (18, 236), (52, 238), (78, 214), (100, 170), (136, 132),
        (190, 108), (224, 86), (230, 0)]

    def rim(self, h: float) -> list[tuple[float, float]]:
        """The case's edge at a height."""
        return [self.at(u, v, h) for u, v in self.outline]

    def lid(self, opening: float = 108) -> list[tuple[float, float]]:
        """The open lid's edge."""
        c, n = math.cos(math.radians(opening)), math.sin(math.radians(opening))
        return [self.at(u * c, v, 122 + u * n) for u, v in self.outline]

    def back(self, canvas: Canvas, colour: Colour = "#3a2a34", gold: Colour = "#d8a850") -> Mask | None:
        """Legs, lid, case and strings: what lies behind the player."""
        q = lambda points: spline([(x, y, 1) if i in (0, len(points) - 1) else (x, y) for i,
            (x, y) in enumerate(points)])
        look = dict(edge=0.1, wobble=0.3, detail=0.5)
        for u, v in ((30, 215), (210, 70), (14, 8), (214, 8)):
            x, y = self.at(u, v, 0)
            x1, y1 = self.at(u, v, 80)
            canvas.fill(ribbon([(x1, y1), (x1, (y + y1) / 2), (x, y)], [17 * self.size, 20 * self.size,
                10 * self.size]), [colour, mix(colour, canvas.ambient, 0.6)], form=0.8, radius=8,
                rim=(canvas.key, 1.6, 0.35), **look)
        length = self.lid()
        mask = canvas.fill(q(length), [mix(colour, canvas.key, 0.14), colour, mix(colour, canvas.ambient, 0.5)],
            gradient=(length[-1], length[2]), form=0.4, radius=10, rim=(canvas.key, 3, 0.8), **look)
        c = np.mean(length, 0)
        inner = [(c[0] + (x - c[0]) * 0.9, c[1] + (y - c[1]) * 0.9) for x, y in length]
        canvas.fill(q(inner), [mix(colour, "#a8745a", 0.5), mix(colour, "#7a4a4a", 0.3),
            mix(colour, canvas.ambient, 0.5)], gradient=(length[-1], length[2]), texture=0.06, **look)
        top, low = q(self.rim(122)), q(self.rim(78))
        hull = union(top, low, *[poly([p, p2, r2, r]) for p, p2, r2,
            r in zip(self.rim(122)[:-1], self.rim(122)[1:], self.rim(78)[1:], self.rim(78)[:-1])])
        canvas.fill(hull, [mix(colour, canvas.key, 0.12), colour, mix(colour, canvas.ambient, 0.6)],
            gradient=(self.at(230, 0, 130), self.at(60, 120, 60)), form=0.5, radius=20, rim=(canvas.key, 2.4, 0.5),
            **look)
        t = self.rim(122)
        c = np.mean(t, 0)
        inner = q([(c[0] + (x - c[0]) * 0.93, c[1] + (y - c[1]) * 0.93) for x, y in t])
        self.inner = canvas.fill(inner, [mix(gold, canvas.ambient, 0.25), mix(gold, canvas.ambient, 0.75)],
            gradient=(self.at(200, 40, 122), self.at(20, 160, 122)), texture=0.05, **look)
        for i in range(22):
            u = 10 + i * 9.6
            canvas.line([self.at(u, 20, 119), self.at(u * 0.3 + 6, 226 - u * 0.4, 119)], [0.8, 0.8],
                mix(gold, "#fff0c0", 0.5), 0.5, clip=self.inner, wobble=0, rough=0)
        return mask

    def front(self, canvas: Canvas, colour: Colour = "#3a2a34", n: int = 24) -> None:
        """The keys and what is before them."""
        look = dict(edge=0.06, wobble=0.2, detail=0.85)
        canvas.fill(poly([self.at(0, 0, 122), self.at(230, 0, 122), self.at(230, 0, 92), self.at(0, 0, 92)]),
            [mix(colour, canvas.key, 0.16), colour], rim=(canvas.key, 2, 0.5), **look)
        canvas.fill(poly([self.at(0, -4, 92), self.at(230, -4, 92), self.at(230, -42, 84), self.at(0, -42, 84)]),
            mix(colour, canvas.ambient, 0.3), **look)
        for i in range(n):
            u0, u1 = 9 + i * 212 / n, 9 + (i + 1) * 212 / n - 1
            dr = 2.5 * (math.sin(i * 5.1) > 0.6)
            canvas.fill(poly([self.at(u0, -3, 95 - dr), self.at(u1, -3, 95 - dr), self.at(u1, -36, 92 - dr),
                self.at(u0, -36, 92 - dr)]), ["#fff6dc", "#e6cfa8"], edge=0, wobble=0, detail=1, texture=0.01)
            canvas.fill(poly([self.at(u0, -36, 92 - dr), self.at(u1, -36, 92 - dr), self.at(u1, -36, 86 - dr),
                self.at(u0, -36, 86 - dr)]), "#a88a80", edge=0, wobble=0, detail=1)
        for i in range(n - 1):
            if i % 7 in (2, 6):
                continue
            u = 9 + (i + 1) * 212 / n
            canvas.fill(poly([self.at(u - 2.6, -3, 98), self.at(u + 2.6, -3, 98), self.at(u + 2.4, -22, 97),
                self.at(u - 2.4, -22, 97)]), "#1c1424", edge=0, wobble=0, detail=1)
        canvas.fill(poly([self.at(0, -44, 90), self.at(230, -44, 90), self.at(230, -44, 74), self.at(0, -44, 74)]),
            [mix(colour, canvas.key, 0.2), mix(colour, canvas.ambient, 0.3)], rim=(canvas.key, 1.6, 0.6, (0, -1)),
            **look)
        for u in (0, 224):
            canvas.fill(poly([self.at(u, 0, 112), self.at(u + 7, 0, 112), self.at(u + 7, -44, 94),
                self.at(u + 7, -44, 74), self.at(u, -44, 74), self.at(u, -44, 94)]), [mix(colour, canvas.key, 0.3),
                colour], **look)
