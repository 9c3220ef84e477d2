"""Letters that ants carry, and a glow-worm."""

import math

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.paths import ellipse, ribbon, smooth, union


def glyph(kind: int) -> list[tuple[list, list]]:
    """Strokes of one letter of no alphabet, in a 24 x 30 box around the origin."""
    kinds = [[([(9, 10), (-4, 13), (-10, 2), (-4, -10), (7, -8), (6, 2), (-1, 2)], [1.6, 4.4, 4.4, 3]),
        ([(9, -14), (10, -13)], [4, 4])], [([(-10, -8), (-4, -13), (0, -4), (4, -13), (10, -8)], [2, 4.6, 2]),
        ([(0, -6), (1, 6), (-7, 13)], [3.6, 4, 1.4])],
        [([(-9, -12), (7, -9), (-8, 1), (8, 4), (-6, 14)], [2, 4.6, 3.4, 4.6, 1.6])],
        [([(-10, 4), (-3, -3), (3, 5), (10, -3)], [2, 4.6, 4.6, 2]), ([(-2, -14), (2, -10)], [4, 3]),
        ([(0, 9), (1, 14)], [4, 2])], [([(-8, -13), (-9, 4), (0, 12), (9, 4), (8, -13)], [2.4, 4.6, 4.6, 2.4]),
        ([(0, -11), (0, 2)], [3.4, 2])], [([(10, -12), (-6, -10), (-9, 3), (3, 8), (9, 0), (1, -4)],
        [1.8, 4.6, 4.6, 2]), ([(-8, 14), (8, 14)], [2, 3.4, 2])], [([(-7, 14), (-2, -2), (8, -13)], [2, 4.6, 2.4]),
        ([(-10, -6), (0, 0), (10, 8)], [2, 4, 2]), ([(-9, -13), (-8, -12)], [4, 4])],
        [([(0, -14), (-9, -3), (1, 2), (9, 10), (-1, 14), (-8, 9)], [1.8, 4.6, 4, 3]),
        ([(7, -7), (8, -6)], [4.4, 4.4])]]
    return kinds[kind % len(kinds)]


def draw_glyph(canvas: Canvas, kind: int, colour: Colour = "#241a14", rim: Colour | None = None) -> None:
    """One letter of no alphabet, solid like cast lead."""
    shape = union(*[ribbon(points, widths) for points, widths in glyph(kind)])
    canvas.fill(shape, [mix(colour, "#fff0c0", 0.18), colour], form=0.6, radius=2, edge=0.04, wobble=0.1, detail=0.95,
        rim=(rim, 1.2, 0.8) if rim is not None else None)


def glow_worm(canvas: Canvas, colour: Colour = "#e8ff8a") -> None:
    """A glow-worm hanging head up from a blade, its tail alight; origin the light, about 90 long upwards."""
    look = dict(edge=0.06, wobble=0.2, detail=0.92)
    canvas.glow(0, 0, 200, colour, 0.5, power=1.9)
    canvas.glow(0, 0, 70, colour, 0.8, power=1.5)
    for k in range(6):
        y = -18 - k * 12
        canvas.fill(ellipse(2 * math.sin(k), y, 10 - k * 0.4, 8), [mix("#5c4a2c", colour, max(0, 0.6 - k * 0.14)),
            "#3a2c1a"], form=0.8, radius=7, light=(0, 0.9, 0.3), **look)
    canvas.fill(smooth([(-8, -8), (-10, 6), (0, 15), (10, 6), (8, -8)]), [colour, "#fffff0", colour], **look)
    canvas.glow(0, 2, 22, "#fffff0", 0.8, power=1.3)
    canvas.fill(ellipse(0, -92, 8, 7), "#2c2014", form=0.7, radius=5, **look)
    for s in (-1, 1):
        canvas.line([(s * 3, -98), (s * 8, -106)], [1.4, 0.8], "#2c2014", detail=0.9)
