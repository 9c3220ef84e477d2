"""Insects: ants that carry signs, a beetle who corrects, a glow-worm."""

import math

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.paths import ellipse, minus, ribbon, smooth, union
from atelier.shading import Light


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


def ant(canvas: Canvas, colour: Colour = "#3a2018", light: Light | None = None, rim: Colour = "#f0e890",
    step: int = 0, kind: int | None = None) -> None:
    """An ant walking to the right, origin under the middle leg, about 74 long; carries glyph `kind` over its head."""
    light = light or canvas.light
    look = dict(edge=0.06, wobble=0.2, detail=0.92)
    dark = mix(colour, canvas.ambient, 0.5)
    for k, (x, fx) in enumerate(((-6, -24), (2, 4), (10, 26))):
        sway = 4 if (k + step) % 2 else -3
        for side, tone in ((0, dark), (1, colour)):
            foot = fx + sway * (1 if side else -1)
            canvas.line([(x, -15), ((x + foot) / 2 + (4 if fx > 0 else -4), -25), (foot, 0 - side * 0)],
                [2.6, 2, 1.2], tone, wobble=0.1, detail=0.92)
    tone = [mix(colour, canvas.key, 0.4), colour, dark]
    shine = (rim, 1.8, 0.9, light)
    canvas.fill(smooth([(-10, -17), (-20, -28), (-36, -26), (-42, -15), (-34, -7), (-18, -9)]), tone, form=0.9,
        radius=9, light=light, rim=shine, **look)
    canvas.line([(-28, -25), (-26, -16), (-29, -8)], [0.6, 1.8, 0.6], dark, 0.7, wobble=0)
    canvas.fill(union(ellipse(3, -16, 12, 6.4, -8), ellipse(-9, -15, 4, 3.4)), tone, form=0.9, radius=6, light=light,
        rim=shine, **look)
    canvas.fill(smooth([(14, -18), (20, -27), (31, -25), (35, -16), (28, -10), (17, -12)]), tone, form=0.9, radius=8,
        light=light, rim=shine, **look)
    canvas.fill(ellipse(28, -20, 2.2, 2.6), "#0c0806", edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(28.8, -21, 0.8), "#fff8d8", edge=0, wobble=0, detail=1)
    for points in ([(29, -25), (38, -36), (46, -33)], [(26, -26), (32, -39), (40, -40)]):
        canvas.line(points, [1.6, 1.2, 0.8], colour, wobble=0.1, detail=0.92)
    canvas.line([(33, -14), (39, -12), (38, -9)], [1.6, 1.2, 0.6], dark, wobble=0.1, detail=0.92)
    if kind is not None:
        for points in ([(8, -18), (4, -34)], [(14, -18), (16, -34)]):
            canvas.line(points, [2, 1.4], colour, wobble=0.1, detail=0.92)
        with canvas.at(8, -54, 1.5, (kind * 17) % 30 - 15):
            draw_glyph(canvas, kind, "#1c1410", rim)


def beetle(canvas: Canvas, shell: Colour = "#2f5a3c", light: Light | None = None, rim: Colour = "#f0e890") -> None:
    """A stout beetle upright, facing left, glasses on, pencil raised; origin feet, about 170 high."""
    light = light or canvas.light
    look = dict(edge=0.07, wobble=0.25, detail=0.88)
    shine = (rim, 2.6, 0.9, light)
    dark = "#1c1a14"
    for points in ([(8, -40), (-8, -20), (-18, 0)], [(26, -40), (34, -18), (28, 0)]):
        canvas.line(points, [8, 6, 5], dark, form=0.5, radius=3, detail=0.88)
    for points in ([(30, -92), (58, -80), (62, -56)],):
        canvas.line(points, [7, 5, 3], dark, form=0.5, radius=3, detail=0.88)
    back = smooth([(14, -132), (42, -118), (60, -84), (58, -46), (40, -22), (14, -18), (0, -34)])
    wing = canvas.fill(back, [mix(shell, "#f0f0a0", 0.4), shell, mix(shell, "#060a06", 0.6)], form=0.95, radius=34,
        light=light, rim=shine, **look)
    canvas.line([(22, -130), (36, -84), (24, -20)], [0.8, 2.4, 0.8], mix(shell, "#060a06", 0.7), 0.8, clip=wing)
    for k in range(4):
        canvas.line([(32 + k * 6, -122 + k * 10), (46 + k * 4, -80), (36 + k * 5, -30 - k * 5)], [0.4, 1.2, 0.4],
            "#c8e080", 0.4, clip=wing)
    belly = canvas.fill(smooth([(14, -130), (-10, -110), (-20, -74), (-12, -36), (12, -18), (26, -40), (28, -100)]),
        ["#c8a05c", "#8a6434", "#4a3018"], form=0.85, radius=22, light=light, rim=shine, **look)
    for k in range(4):
        canvas.line([(-22, -98 + k * 19), (2, -90 + k * 19), (26, -98 + k * 19)], [0.8, 2.4, 0.8], "#3a2412", 0.6,
            clip=belly)
    canvas.fill(smooth([(26, -128), (18, -154), (-4, -166), (-28, -158), (-34, -138), (-20, -122), (6, -118)]),
        ["#4a5a34", "#2a3420", "#12160c"], form=0.9, radius=20, light=light, rim=shine, **look)
    for points in ([(-6, -164), (-20, -190), (-40, -196)], [(6, -164), (2, -194), (-12, -208)]):
        canvas.line(points, [3, 2.4, 2], dark, detail=0.9)
        canvas.fill(ellipse(*points[-1], 4.4, 3), dark, edge=0.05, detail=0.9)
    for x in (-24, -2):
        canvas.fill(ellipse(x, -144, 11.4), "#fff8dc", edge=0.02, wobble=0, detail=1)
        canvas.fill(ellipse(x - 3, -142, 4), "#140c08", edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(x - 4.4, -144, 1.4), "#ffffff", edge=0, wobble=0, detail=1)
        canvas.fill(minus(ellipse(x, -144, 13.4), ellipse(x, -144, 11)), ["#f0c860", "#a8742c"], form=0.6, radius=2,
            edge=0.02, wobble=0, detail=1)
    canvas.line([(10, -146), (24, -148)], 2, "#c8983c", wobble=0, detail=1)
    canvas.line([(-30, -127), (-18, -122), (-6, -124)], [0.8, 2, 0.8], "#0c0a06", 0.9, wobble=0, detail=1)
    canvas.line([(-6, -104), (-34, -96), (-52, -112)], [7, 6, 5], dark, form=0.5, radius=3, detail=0.9)
    canvas.line([(-34, -92), (-52, -112), (-72, -136)], [7, 7, 6], "#e0643a", form=0.6, radius=3, detail=0.95,
        wobble=0)
    canvas.line([(-34, -92), (-26, -82)], [6, 0.8], "#f0d8a8", detail=0.95, wobble=0)
    canvas.line([(-8, -76), (-32, -66), (-44, -72)], [7, 5.4, 4], dark, form=0.5, radius=3, detail=0.9)


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
