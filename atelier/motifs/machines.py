"""Motifs of machines: gears, pipes, sweets from a line, neon."""

import math

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.paths import Points, curve, ellipse, minus, placed, poly, rect, ribbon
from atelier.shading import Light


def gear(canvas: Canvas, radius: float = 20, n: int = 10, colour: Colour = "#d8a24a", light: Light | None = None,
    hole: float = 0.35) -> None:
    """A plain gear with a hole."""
    points = []
    for i in range(n):
        for d, r in ((-0.32, 0.82), (-0.2, 1), (0.2, 1), (0.32, 0.82)):
            angle = (i + d) / n * 6.283
            points.append((radius * r * math.cos(angle), radius * r * math.sin(angle)))
    canvas.fill(minus(poly(points), ellipse(0, 0, radius * hole)), [mix(colour, canvas.key, 0.3), colour,
        mix(colour, canvas.ambient, 0.5)], form=0.7, radius=radius * 0.2, light=light, edge=0.05, wobble=0.15,
        detail=0.85)


def spoked_gear(canvas: Canvas, radius: float, n: int = 12, colour: Colour = "#d8a040", rot: float = 0,
    spokes: int = 5, d: float = 0.16, hole: float = 0.14) -> None:
    """A gear with spokes and a shadow."""
    points = []
    for i in range(n):
        b = rot + i * 2 * math.pi / n
        w = math.pi / n
        for f, r in ((-0.95, 1 - d), (-0.55, 1 - d), (-0.36, 1 + d * 0.35), (0.36, 1 + d * 0.35), (0.55, 1 - d),
            (0.95, 1 - d)):
            points.append((radius * r * math.cos(b + f * w), radius * r * math.sin(b + f * w)))
    outline = poly(points)
    look = dict(edge=0.04, wobble=0.2, detail=0.75)
    if radius > 18:
        for i in range(spokes):
            t0, t1 = rot + i * 2 * math.pi / spokes + 0.2, rot + (i + 1) * 2 * math.pi / spokes - 0.2
            q = poly([(radius * r * math.cos(t), radius * r * math.sin(t)) for r,
                ts in ((0.32, np.linspace(t0 + 0.12, t1 - 0.12, 5)), (0.70, np.linspace(t1, t0, 7))) for t in ts])
            outline = minus(outline, q)
    outline = minus(outline, ellipse(0, 0, radius * hole * 0.6))
    canvas.shadow(outline, "#0c0818", radius * 0.08 + 2, radius * 0.1 + 3, 2.5, 0.5)
    canvas.fill(outline, [mix(colour, "#fff4c8", 0.4), colour, mix(colour, "#5a1f30", 0.5)],
        gradient=((-radius * 0.7, -radius * 0.7), (radius * 0.7, radius * 0.8)), form=0.7,
        radius=max(3, radius * 0.12), rim=("#fff2c4", 1.5, 0.8), **look)
    canvas.fill(minus(ellipse(0, 0, radius * 0.26), ellipse(0, 0, radius * 0.1)), mix(colour, "#7a2f30", 0.35),
        form=0.8, radius=radius * 0.08 + 1, rim=("#fff2c4", 1.2, 0.7), **look)


def pipe(canvas: Canvas, points: Points, w: float = 12, colour: Colour = "#3f9a92", joints: bool = True) -> None:
    """A metal pipe along the points with joints."""
    canvas.fill(placed(ribbon(points, [w]), 3, 4), "#0c0818", alpha=0.4, soft=2)
    outline = ribbon(points, [w], cap=False)
    canvas.fill(outline, [mix(colour, "#eafff0", 0.25), colour], form=0.95, radius=w * 0.55,
        rim=("#d8fff0", 1.3, 0.7), edge=0.03, wobble=0.2, detail=0.65, shade=mix(colour, "#0c1030", 0.65))
    if joints:
        c = curve(points, 12)
        length = np.r_[0, np.cumsum(np.hypot(*np.diff(c, axis=0).T))]
        for d in np.arange(22, length[-1] - 8, 46):
            i = int(np.searchsorted(length, d))
            i = min(max(1, i), len(c) - 2)
            t = c[i + 1] - c[i - 1]
            angle = math.degrees(math.atan2(t[1], t[0]))
            canvas.fill(placed(rect(-3.5, -w * 0.64, 7, w * 1.28, 1.5), float(c[i][0]), float(c[i][1]), 1, angle),
                mix(colour, "#f0d890", 0.45), form=0.8, radius=4, edge=0.03, wobble=0.15, detail=0.7)


def sweet(canvas: Canvas, c: Colour = "#ff5a7a", s: float = 1, kind: int = 0) -> None:
    """A wrapped sweet or a lollipop."""
    look = dict(edge=0.04, wobble=0.15, detail=0.95)
    with canvas.at(0, 0, s):
        if kind == 0:
            for sx in (-1, 1):
                canvas.fill(poly([(sx * 5, 0), (sx * 13, -6), (sx * 11, 0), (sx * 13, 6)]),
                    mix(c, "#fff4dc", 0.45), form=0.4, radius=3, **look)
            mask = canvas.fill(ellipse(0, 0, 7.5, 6.5), [mix(c, "#fff4dc", 0.5), c, mix(c, "#3a1030", 0.4)],
                gradient=((-5, -5), (5, 6)), form=0.6, radius=6, rim=("#fffaf0", 1.2, 0.8), **look)
            canvas.line([(-2, -6), (1, 0), (-1, 6)], 1.8, "#fff4dc", 0.9, clip=mask, wobble=0)
        else:
            canvas.fill(ellipse(0, 0, 7.5), [mix(c, "#fff4dc", 0.5), c], form=0.6, radius=6,
                rim=("#fffaf0", 1.2, 0.8), **look)
            canvas.line([(5 * math.cos(t) * t / 7, 5 * math.sin(t) * t / 7) for t in np.linspace(0.5, 8, 12)], 1.5,
                "#fff4dc", 0.95, wobble=0)


def neon(canvas: Canvas, kind: int, colour: Colour, w: float = 1.0, strength: float = 1) -> None:
    """Wordless neon icon in a 40x40 box centred on 0,0: halo + tube + hot core."""
    tubes = dict(eye=[[(-18, 0), (-8, -9), (0, -11), (8, -9), (18, 0)], [(-18, 0), (-8, 9), (0, 11), (8, 9),
        (18, 0)], [(5 * math.cos(t), 5 * math.sin(t)) for t in np.linspace(0, 6.28, 9)]],
        key=[[(-4 + 8 * math.cos(t), -10 + 8 * math.sin(t)) for t in np.linspace(1.2, 7.4, 11)],
        [(-2, -2), (2, 18)], [(1, 11), (8, 10)], [(2, 17), (9, 16)]], fish=[[(-18, 0), (-6, -9), (6, -7), (18, 8)],
        [(-18, 0), (-6, 9), (6, 7), (18, -8)], [(18, -8), (15, 0), (18, 8)], [(-10, -2), (-9, -2.2)]],
        cup=[[(-12, -6), (-10, 8), (0, 13), (8, 8), (10, -6)], [(-12, -6), (10, -6)], [(10, -3), (18, 0), (9, 6)],
        [(-5, -11), (-2, -15), (-5, -19)], [(3, -11), (6, -15), (3, -19)]],
        arrow=[[(0, -18), (0, 12)], [(-9, 4), (0, 15), (9, 4)]],
        heart=[[(0, 14), (-15, -1), (-13, -13), (-4, -12), (0, -5)], [(0, 14), (15, -1), (13, -13), (4, -12),
        (0, -5)]], hand=[[(-8, 16), (-10, 2), (-13, -8)], [(-6, 0), (-7, -16)], [(-1, 0), (0, -19)],
        [(5, 0), (7, -15)], [(8, 16), (9, 2), (14, -7)], [(-8, 16), (8, 16)]])[kind]
    canvas.glow(0, 0, 46, colour, 0.22 * strength, power=1.6)
    for p in tubes:
        canvas.line(p, [5 * w, 5 * w], colour, 0.35 * strength, soft=2, blend="screen", wobble=0, rough=0)
    for p in tubes:
        canvas.line(p, [2.7 * w, 2.7 * w], colour, 1, wobble=0.1, rough=0, texture=0, detail=0.9)
    for p in tubes:
        canvas.line(p, [1.1 * w, 1.1 * w], mix(colour, "#ffffff", 0.75), 0.95, wobble=0.1, rough=0, texture=0,
            grain=0)
