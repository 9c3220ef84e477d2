"""Motifs of things: books, keys, clocks, umbrellas, candles, cages, crowns."""

import math
from collections.abc import Sequence

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.noise import dice
from atelier.paths import ellipse, minus, poly, rect, spline, union


def book(canvas: Canvas, w: float = 120, t: float = 22, d: float = 26, colour: Colour = "#8c3b3a",
    page: Colour = "#efe0c0", gold: Colour = "#e2b75c", seed: int = 0, shade: float = 0.5) -> None:
    """A closed book lying, origin centre of its lower edge."""
    random = dice(seed)
    e = 0.12
    look = dict(edge=e, wobble=0.7, detail=0.55)
    half = w / 2
    skin = d * 0.5
    canvas.shadow(poly([(-half, 0), (half, 0), (half + skin, -d), (-half + skin, -d)]), canvas.ambient, 5, 10, 7,
        shade)
    canvas.fill(poly([(-half, 0), (half, 0), (half + skin, -d * 0.7), (-half + skin, -d * 0.7)]),
        mix(colour, canvas.ambient, 0.55), **look)
    canvas.fill(poly([(half - 3, -2), (half + skin - 3, -d * 0.7 - 1), (half + skin - 3, -d * 0.7 - t + 4),
        (half - 3, -t + 2)]), [page, mix(page, canvas.ambient, 0.45)], gradient=((0, -t - d), (0, 0)), **look)
    for i in range(5):
        y = -3 - i * (t - 5) / 5
        canvas.line([(half - 3, y), (half + skin - 3, y - d * 0.7)], [0.8, 0.8], mix(page, "#6b4a3a", 0.5), 0.7,
            rough=0.2, wobble=0.2)
    # spine face
    mask = canvas.fill(spline([(-half, 0, 1), (half, 0, 1), (half + 2, -t / 2), (half, -t, 1), (-half, -t, 1),
        (-half - 2, -t / 2)]), [mix(colour, canvas.key, 0.18), colour, mix(colour, canvas.ambient, 0.5)],
        gradient=((0, -t), (0, 0)), form=0.35, radius=t * 0.6, texture=0.09, rim=(canvas.key, 1.4, 0.35), **look)
    for x in (-half * 0.82, -half * 0.68, half * 0.68, half * 0.82):
        canvas.fill(rect(x - 1.6, -t, 3.2, t), gold, clip=mask, alpha=0.85, edge=0.3)
    for i in range(4):
        x = -half * 0.36 + i * half * 0.22
        canvas.fill(rect(x, -t * 0.62, half * 0.15 * (0.6 + 0.5 * random.random()), t * 0.2), gold, alpha=0.7,
            edge=0.4)
    # top cover
    canvas.fill(poly([(-half, -t), (half, -t), (half + skin, -t - d * 0.75), (-half + skin, -t - d * 0.75)]),
        [mix(colour, canvas.key, 0.42), mix(colour, canvas.key, 0.12)], gradient=((-half, 0), (half + skin, 0)),
        texture=0.1, rim=(canvas.key, 1.5, 0.5, (0, -1, 0.3)), **look)
    canvas.line([(-half * 0.8 + skin * 0.3, -t - d * 0.22), (half * 0.8 + skin * 0.3, -t - d * 0.22)], [1, 1],
        gold, 0.5)
    canvas.line([(-half * 0.8 + skin * 0.75, -t - d * 0.55), (half * 0.8 + skin * 0.75, -t - d * 0.55)], [1, 1],
        gold, 0.5)


def key(canvas: Canvas, length: float = 70, colour: Colour = "#d9a441") -> None:
    """A key standing upright, origin tip."""
    outline = union(rect(-2.5, -length, 5, length, 2), ellipse(0, -length - 12, 15))
    outline = minus(outline, ellipse(0, -length - 12, 8.5))
    outline = union(outline, rect(0, -14, 14, 5, 1), rect(0, -5, 10, 5, 1), ellipse(0, -length + 4, 5.5, 3))
    canvas.fill(outline, colour, form=0.9, radius=4, edge=0.05, wobble=0.3, detail=0.9, rim=("#fff3c8", 1.2, 0.8))


def ladder(canvas: Canvas, x0: float, y0: float, x1: float, y1: float, w: float = 12, colour: Colour = "#6b4630",
    n=None, line_width: float = 2.4) -> None:
    """A ladder between two points."""
    d = math.dist((x0, y0), (x1, y1))
    n = n or int(d / 11)
    nx, ny = -(y1 - y0) / d * w / 2, (x1 - x0) / d * w / 2
    for i in range(1, n):
        t = i / n
        cx, cy = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        canvas.line([(cx - nx * 1.1, cy - ny * 1.1), (cx + nx * 1.1, cy + ny * 1.1)],
            [line_width * 0.8, line_width * 0.8], mix(colour, canvas.key, 0.2), 1, rough=0.2, wobble=0.4)
    for s in (-1, 1):
        canvas.line([(x0 + nx * s, y0 + ny * s), ((x0 + x1) / 2 + nx * s, (y0 + y1) / 2 + ny * s),
            (x1 + nx * s, y1 + ny * s)], [line_width, line_width], colour, 1, rough=0.2, wobble=0.5, form=0.6,
            radius=2)


def umbrella(canvas: Canvas, radius: float = 60, colours: Sequence[Colour] = ("#c0392f", "#8e2430"),
    handle: Colour = "#3a2420", handle_length: float = 0.55) -> None:
    """An open umbrella, origin below the dome."""
    canvas.line([(0, -radius * 0.85), (0, radius * handle_length), (0, radius * (handle_length + 0.17)),
        (7, radius * (handle_length + 0.25)), (12, radius * (handle_length + 0.15))], [2.5, 2.5, 2.5, 2.5, 2],
        handle, form=0.5, radius=2, wobble=0.3)
    n = 6
    (0, -radius * 0.82)
    [(-radius + 2 * radius * i / n, -radius * 0.05 - math.cos((i / n - 0.5) * math.pi) * radius * 0.0)
        for i in range(n + 1)]
    dome = spline([(-radius, 0, 1), (-radius * 0.88, -radius * 0.42), (-radius * 0.5, -radius * 0.74),
        (0, -radius * 0.84), (radius * 0.5, -radius * 0.74), (radius * 0.88, -radius * 0.42), (radius, 0, 1),
        *[(radius - 2 * radius * (i + 0.5) / n, -radius * 0.1) if k == 0 else (radius - 2 * radius * (i + 1) / n,
        0, 1) for i in range(n) for k in (0, 1)][:-1]])
    mask = canvas.fill(dome, colours[0], edge=0.1, wobble=0.5, detail=0.7)
    for i in range(n):
        x0, x1 = -radius + 2 * radius * i / n, -radius + 2 * radius * (i + 1) / n
        canvas.fill(poly([(0, -radius * 0.86)] + [(x0 * math.sin(t), -radius * 0.84 * math.cos(t))
            for t in np.linspace(0, 1.57, 9)] + [(x1, 8)] + [(x1 * math.sin(t), -radius * 0.84 * math.cos(t))
            for t in np.linspace(1.57, 0, 9)]), colours[i % 2], clip=mask, form=0.5, radius=radius * 0.16,
            edge=0.1, wobble=0.3)
    canvas.fill(mask, "#808080", form=1, radius=radius * 0.6, blend="soft", alpha=0.8, shade="#141030",
        highlight="#fff2d8", rim=(canvas.key, 1.8, 0.7))
    canvas.line([(0, -radius * 0.82), (0, -radius * 0.98)], [3, 0.6], handle)


def clock_face(canvas: Canvas, radius: float = 30, colour: Colour = "#f3e6c8", rim_colour: Colour = "#b98a3e",
    hands: tuple = (310, 60)) -> None:
    """A clock face; hands are degrees from twelve."""
    canvas.fill(ellipse(0, 0, radius * 1.16), rim_colour, form=0.9, radius=radius * 0.14, edge=0.05, wobble=0.4,
        detail=0.8)
    canvas.fill(ellipse(0, 0, radius), [colour, mix(colour, "#9a7a50", 0.45)],
        gradient=("r", (-radius * 0.2, -radius * 0.2), radius * 1.3), edge=0.05, wobble=0.3, detail=0.8)
    for i in range(12):
        angle = math.radians(i * 30)
        canvas.line([(math.cos(angle) * radius * 0.8, math.sin(angle) * radius * 0.8),
            (math.cos(angle) * radius * 0.92, math.sin(angle) * radius * 0.92)], [radius * 0.06] * 2, "#2a1c20",
            wobble=0.1, rough=0.1)
    for angle, length, w in ((hands[0], 0.5, 0.09), (hands[1], 0.74, 0.06)):
        t = math.radians(angle - 90)
        canvas.line([(-math.cos(t) * radius * 0.12, -math.sin(t) * radius * 0.12), (math.cos(t) * radius * length,
            math.sin(t) * radius * length)], [radius * w, radius * w * 1.2, radius * w * 0.3], "#2a1c20",
            wobble=0.1, rough=0.1, detail=0.9)
    canvas.fill(ellipse(0, 0, radius * 0.07), rim_colour, edge=0, wobble=0)


def candle(canvas: Canvas, h: float = 60, w: float = 11, wax: Colour = "#f6e3bd", flame: float = 1.0,
    glow: float = 1.0, glow_colour: Colour = "#ffc060") -> None:
    """Origin bottom centre."""
    canvas.glow(0, -h - w, 95 * flame, glow_colour, 0.55 * glow, power=2.2)
    canvas.fill(spline([(-w / 2, 0, 1), (-w / 2, -h + 4), (-w * 0.42, -h, 1), (w * 0.42, -h - 1, 1),
        (w / 2, -h + 5), (w / 2, 0, 1)]), ["#fff4cf", wax, mix(wax, "#9a5a4a", 0.6)], gradient=((0, -h), (0, 0)),
        edge=0.08, wobble=0.25, detail=0.8)
    canvas.line([(w * 0.3, -h + 2), (w * 0.52, -h * 0.7), (w * 0.42, -h * 0.45)], [1, w * 0.28, 0.6], "#fff6dc",
        0.9, wobble=0.1, detail=0.8)
    s = w * flame
    canvas.fill(spline([(0, -h - s * 3.2, 1), (s * 0.42, -h - s * 1.6), (s * 0.5, -h - s * 0.6), (0, -h - s * 0.1),
        (-s * 0.5, -h - s * 0.6), (-s * 0.36, -h - s * 1.6)]), ["#ffd060", "#fff6c8", "#ffb040"], edge=0,
        wobble=0.2, grain=0, texture=0, detail=1)
    canvas.glow(0, -h - s * 1.2, s * 3.4, "#fff2c0", 0.8 * glow, power=1.6)


def crown(canvas: Canvas, s: float = 1, colour: Colour = "#f2bf45") -> None:
    """A gold crown with jewels, origin base."""
    look = dict(edge=0.06, wobble=0.2, detail=0.95)
    with canvas.at(0, 0, s):
        canvas.fill(ellipse(0, -3, 17, 6.5), mix(colour, "#5a2a20", 0.6), **look)
        outline = spline([(-17, 0, 1), (-20, -20, 1), (-10, -10, 1), (-7, -25, 1), (0, -11, 1), (7, -25, 1),
            (10, -10, 1), (20, -20, 1), (17, 0, 1), (9, 5), (0, 6.5), (-9, 5)])
        canvas.fill(outline, ["#ffe68a", "#f7b92c", "#b8601c"], gradient=((-16, -24), (16, 8)), form=0.4, radius=7,
            rim=("#fffbe0", 1.4, 0.9), **look)
        for x, y, c in ((-20, -22, "#e84a4a"), (-7, -27, "#3ac0b0"), (7, -27, "#e84a4a"), (20, -22, "#3ac0b0")):
            canvas.fill(ellipse(x, y, 2.6), c, form=0.6, radius=2, edge=0, wobble=0, detail=1)
        canvas.line([(-16, -1), (0, 4), (16, -1)], [2, 2.6, 2], "#b8402c", 0.9)
