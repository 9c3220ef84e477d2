"""Motifs of vessels: balloon, sailing boat, paper boat."""

import math
from collections.abc import Sequence

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.noise import dice
from atelier.paths import poly, rect, spline


def balloon(canvas: Canvas, colours: Sequence[Colour] = ("#c8473f", "#f0d9a8"), radius: float = 58,
    basket: Colour = "#7d5230", rim: Colour = "#fff0c0") -> None:
    """A hot-air balloon, origin basket, envelope 150 high above."""
    cy = -128
    n = 9
    env = spline([(-7, cy + 86, 1), (-30, cy + 62), (-radius, cy + 10), (-radius * 0.86, cy - 36),
        (-radius * 0.42, cy - 60), (0, cy - 66), (radius * 0.42, cy - 60), (radius * 0.86, cy - 36),
        (radius, cy + 10), (30, cy + 62), (7, cy + 86, 1)])
    for x in (-8, 8):
        canvas.line([(x * 1.9, cy + 66), (x, -14)], [0.9, 0.9], "#2a2030", wobble=0.1)
    mask = canvas.fill(env, colours[0], edge=0.1, wobble=0.6, detail=0.6)
    for i in range(n):
        u0, u1 = -1 + 2 * i / n, -1 + 2 * (i + 1) / n
        f = lambda u: math.sin(u * math.pi / 2)
        length = [(f(u) * radius * 1.04 * math.sqrt(max(0, 1 - (t * 1.0) ** 2)) if t < 0
            else f(u) * (radius * 1.04 * (1 - t) ** 0.72 + 7 * t), cy + 5 + (t * 72 if t < 0 else t * 82))
            for u in (u0,) for t in np.linspace(-1, 1, 18)]
        right = [(f(u) * radius * 1.04 * math.sqrt(max(0, 1 - (t * 1.0) ** 2)) if t < 0
            else f(u) * (radius * 1.04 * (1 - t) ** 0.72 + 7 * t), cy + 5 + (t * 72 if t < 0 else t * 82))
            for u in (u1,) for t in np.linspace(-1, 1, 18)]
        c = colours[i % len(colours)]
        canvas.fill(poly(length + right[::-1]), [mix(c, canvas.key, 0.12), c], clip=mask, edge=0.1, wobble=0.3,
            form=0.4, radius=10, streaks="v", texture=0.06)
    canvas.fill(mask, "#808080", form=1, radius=radius * 0.85, blend="soft", alpha=0.95, shade="#1c1838",
        highlight="#fff2d8", grain=0.5, rim=(rim, 2.5, 0.6))
    b = canvas.fill(spline([(-13, -15, 1), (13, -15, 1), (11, 3), (-11, 3)]), basket, form=0.6, radius=9,
        edge=0.15, wobble=0.4, rim=(rim, 1.5, 0.6), detail=0.7)
    for i in range(3):
        canvas.line([(-12, -11 + i * 5), (0, -9.5 + i * 5), (12, -11 + i * 5)], 1, mix(basket, "#1a0c10", 0.6),
            0.7, clip=b, wobble=0.2)
    canvas.fill(rect(-14.5, -17, 29, 4, 2), mix(basket, canvas.key, 0.3), edge=0.1, wobble=0.3)
    canvas.glow(0, -30, 26, "#ffd070", 0.7)
    canvas.fill(spline([(-3, -20), (0, -34, 1), (3, -20)]), "#fff0b0", edge=0, wobble=0.3, detail=1)


def sailboat(canvas: Canvas, s: float = 1, hull: Colour = "#6a3a34", sail: Colour = "#fbeed2") -> None:
    """A little sailing boat, origin waterline."""
    look = dict(edge=0.1, wobble=0.4, detail=0.8)
    with canvas.at(0, 0, s):
        canvas.line([(0, 0), (0, -62)], [2.4, 1.4], "#3a2428", wobble=0)
        canvas.fill(spline([(2, -60, 1), (26, -34), (30, -12, 1), (2, -8, 1)]),
            [sail, mix(sail, canvas.ambient, 0.35)], form=0.5, radius=12, rim=(canvas.key, 1.4, 0.6), **look)
        canvas.fill(spline([(-2, -54, 1), (-18, -30), (-20, -12, 1), (-2, -9, 1)]),
            [mix(sail, canvas.ambient, 0.15), mix(sail, canvas.ambient, 0.5)], form=0.5, radius=9, **look)
        canvas.fill(poly([(0, -62), (0, -70), (-14, -66)]), "#c8433c", **look)
        canvas.fill(spline([(-30, -6, 1), (0, -3), (34, -8, 1), (24, 8), (-20, 8)]),
            [mix(hull, canvas.key, 0.2), mix(hull, canvas.ambient, 0.5)], form=0.6, radius=8,
            rim=(canvas.key, 1.5, 0.6), **look)


def _hull(canvas: Canvas, w: float, colour: Colour, ink) -> Mask | None:
    look = dict(edge=0.1, wobble=0.4, detail=0.6)
    h = w / 2
    shade = mix(colour, canvas.ambient, 0.5)
    mask = canvas.fill(poly([(-h, -64), (-h * 0.62, 16), (h * 0.62, 16), (h, -64), (h * 0.5, -26), (0, -20),
        (-h * 0.5, -26)]), [mix(colour, canvas.key, 0.25), colour, mix(colour, canvas.ambient, 0.3)],
        gradient=((-h, -30), (h, 10)), texture=0.06, rim=(canvas.key, 2, 0.7), **look)
    for i in range(9):
        y = -15 + i * 3.6
        x = -h * 0.5 + i * 2
        random = dice(i)
        while x < h * 0.48 - i * 2:
            length = 5 + 12 * random.random()
            canvas.line([(x, y), (x + length, y)], 1, ink, 0.4, clip=mask, wobble=0.2, rough=0.3)
            x += length + 3
    canvas.fill(poly([(h * 0.5, -26), (h, -64), (h * 0.62, 16)]), shade, alpha=0.55, clip=mask, **look)
    canvas.fill(poly([(-h, -64), (-h * 0.5, -26), (-h * 0.62, 16)]), mix(colour, "#ffffff", 0.6), alpha=0.65,
        clip=mask, **look)
    for sx in (-1, 1):
        canvas.line([(sx * h * 0.5, -26), (sx * h * 0.62, 16)], [1.2, 0.8], shade, 0.8, clip=mask, wobble=0.2)
    canvas.line([(-h, -64), (-h * 0.5, -26), (0, -20), (h * 0.5, -26), (h, -64)], [1, 1.6, 1.6, 1],
        mix(colour, "#ffffff", 0.75), 0.9, rough=0.3, wobble=0.4)
    canvas.fill(poly([(-h * 0.7, 0), (h * 0.7, 0), (h * 0.62, 18), (-h * 0.62, 18)]),
        mix(colour, canvas.ambient, 0.7), alpha=0.35, clip=mask, **look)
    return mask


def paper_boat(canvas: Canvas, w: float = 260, colour: Colour = "#f4ead6", ink: Colour = "#6c7a98"):
    """Returns a closure that draws the front hull, so crew can be drawn between."""
    look = dict(edge=0.1, wobble=0.4, detail=0.6)
    h = w / 2
    shade = mix(colour, canvas.ambient, 0.5)
    canvas.fill(poly([(-h * 0.98, -62), (-h * 0.5, -14), (h * 0.5, -14), (h * 0.98, -62), (h * 0.3, -34),
        (-h * 0.3, -34)]), [mix(colour, canvas.ambient, 0.35), shade], texture=0.06, **look)
    canvas.fill(poly([(-h * 0.34, -26), (h * 0.06, -h * 0.78), (h * 0.4, -26)]),
        [mix(colour, canvas.key, 0.2), mix(colour, canvas.ambient, 0.25)], gradient=((-h * 0.3, 0), (h * 0.3, 0)),
        texture=0.06, rim=(canvas.key, 2, 0.5), **look)
    canvas.fill(poly([(h * 0.06, -h * 0.78), (h * 0.4, -26), (h * 0.06, -24)]), mix(colour, canvas.ambient, 0.42),
        **look)
    return lambda: _hull(canvas, w, colour, ink)
