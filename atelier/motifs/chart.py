"""Motifs of an old chart: parchment, water lines, peaks, woods, towns, a compass, ships."""

import math

import cv2
import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Colour, mix, rgb
from atelier.mask import Mask
from atelier.noise import dice, smoothstep
from atelier.paths import ellipse, poly, rect, smooth, spline

INK = "#35251a"
FINE = dict(edge=0.05, wobble=0.25, detail=0.85, grain=0.15, texture=0.02)


def water_lines(canvas: Canvas, land: Mask, colour: Colour = "#2f5a78", steps: tuple = (5, 11, 18, 27, 38),
    width: float = 1.1, strength: float = 0.6) -> None:
    """The engraver's lines that follow a coast at growing distances."""
    solid = (canvas.full(land) < 0.5).astype(np.uint8)
    away = cv2.distanceTransform(solid, cv2.DIST_L2, 5) / canvas.scale
    away = away + (canvas.grain.page(canvas.grain.medium) - 0.5) * 2.4
    ink = np.zeros_like(away)
    for k, d in enumerate(steps):
        line = np.clip(1 - np.abs(away - d) / width, 0, 1) * (1 - 0.17 * k)
        ink = np.maximum(ink, line)
    ink = (ink * strength * solid)[..., None]
    canvas.picture[:] = canvas.picture * (1 - ink) + rgb(colour) * ink


def shelf(canvas: Canvas, land: Mask, colour: Colour = "#dcebe6", reach: float = 46, strength: float = 0.6) -> None:
    """Shallow, paler water along a coast."""
    solid = (canvas.full(land) < 0.5).astype(np.uint8)
    away = cv2.distanceTransform(solid, cv2.DIST_L2, 5) / canvas.scale
    a = ((1 - smoothstep(0, reach, away)) * solid * strength)[..., None].astype(np.float32)
    canvas.picture[:] = canvas.picture * (1 - a) + rgb(colour) * a


def peak(canvas: Canvas, x: float, y: float, w: float, h: float, colour: Colour = "#b08a5a", snow: bool = False,
    seed: int = 0) -> None:
    """One drawn mountain: a lit side, a hatched side; origin the middle of its foot."""
    random = dice(seed + int(x * 7 + y * 13))
    tip = (x + w * 0.08 * (random.random() - 0.5), y - h)
    left, right = (x - w / 2, y), (x + w / 2, y + 1)
    canvas.fill(smooth([(*left, 1), (x - w * 0.24, y - h * 0.52), (*tip, 1), (x + w * 0.2, y - h * 0.6),
        (*right, 1)]), [mix(colour, "#fff0d0", 0.45), colour, mix(colour, "#f1e0bd", 0.5)], gradient=(tip, (x, y)),
        **FINE)
    dark = canvas.fill(smooth([(*tip, 1), (x + w * 0.2, y - h * 0.6), (*right, 1), (x + w * 0.12, y),
        (x + w * 0.02, y - h * 0.4)]), [mix(colour, INK, 0.75), mix(colour, INK, 0.35)], gradient=(tip, (x, y)),
        alpha=0.9, **FINE)
    for k in range(3):
        canvas.line([(x + w * (0.06 + 0.1 * k), y - h * (0.8 - 0.2 * k)),
            (x + w * (0.16 + 0.1 * k), y - h * (0.34 - 0.12 * k))], [0.4, 0.9], INK, 0.6, clip=dark, wobble=0.2)
    if snow:
        canvas.fill(smooth([(*tip, 1), (x - w * 0.13, y - h * 0.7), (x - w * 0.03, y - h * 0.74),
            (x + w * 0.05, y - h * 0.66), (x + w * 0.1, y - h * 0.78)]), "#fffaf0", alpha=0.9, **FINE)
    canvas.line([left, (x - w * 0.24, y - h * 0.52), tip, (x + w * 0.2, y - h * 0.6), right], [0.5, 1, 1.3, 1, 0.5],
        INK, 0.7, wobble=0.3)


def wood(canvas: Canvas, x: float, y: float, r: float, colour: Colour = "#6a7040", seed: int = 0) -> None:
    """One round tree of a chart, origin its foot."""
    canvas.line([(x, y), (x, y - r)], r * 0.3, INK, 0.7, wobble=0)
    canvas.fill(ellipse(x, y - r * 1.3, r, r * 0.92), [mix(colour, "#f4e6b0", 0.5), colour, mix(colour, INK, 0.6)],
        gradient=((x - r * 0.7, y - r * 2), (x + r * 0.7, y - r * 0.6)), **FINE)


def town(canvas: Canvas, x: float, y: float, s: float = 1, roof: Colour = "#b0482f", n: int = 5,
    seed: int = 0) -> None:
    """A handful of houses round a tower."""
    random = dice(seed + 5)
    for k in range(n):
        hx, hy, w = x + (k - n / 2) * 7 * s, y + (random.random() - 0.5) * 7 * s, 6 * s
        tall = 13 * s if k == n // 2 else 6 * s
        canvas.fill(rect(hx - w / 2, hy - tall, w, tall), ["#fff0d2", "#c8a878"], **FINE)
        canvas.fill(poly([(hx - w * 0.7, hy - tall), (hx, hy - tall - w * (1.5 if tall > 9 * s else 0.85)),
            (hx + w * 0.7, hy - tall)]), roof, **FINE)
        canvas.fill(rect(hx - w * 0.12, hy - tall * 0.6, w * 0.26, w * 0.36), INK, edge=0, wobble=0, detail=0.9)


def compass(canvas: Canvas, r: float, dark: Colour = "#35251a", light: Colour = "#f6e6c4",
    accent: Colour = "#a8402f") -> None:
    """A compass rose of sixteen points, origin its middle."""
    canvas.fill(ellipse(0, 0, r * 0.62), light, alpha=0.35, **FINE)
    for ring in (0.64, 0.58):
        circle = [(r * ring * math.cos(t * math.tau / 24), r * ring * math.sin(t * math.tau / 24)) for t in range(25)]
        canvas.line(circle, 1, dark, 0.8, wobble=0.1)
    for n, size, turn in ((4, 0.5, 22.5), (4, 0.5, 67.5), (4, 0.72, 45), (4, 1, 0)):
        for k in range(n):
            a = math.radians(turn + k * 360 / n)
            tip = (r * size * math.sin(a), -r * size * math.cos(a))
            for side, c in ((-1, light), (1, dark if (k or size < 1) else accent)):
                b = a + side * math.pi / 4
                canvas.fill(poly([(0, 0), (r * 0.16 * math.sin(b), -r * 0.16 * math.cos(b)), tip]), c, **FINE)
            canvas.line([(0, 0), tip], 0.6, dark, 0.7, wobble=0)


def galleon(canvas: Canvas, s: float = 1, sail: Colour = "#f6e6c4", hull: Colour = "#6a4428",
    flag: Colour = "#a8402f") -> None:
    """A small warship heading right, origin the waterline, 60 long."""
    with canvas.at(0, 0, s):
        canvas.fill(smooth([(-30, -14, 1), (-24, 0), (18, 2), (30, -10, 1), (22, -8), (-12, -6), (-18, -16, 1)]),
            [mix(hull, "#ffe0b0", 0.3), hull], form=0.6, radius=5, **FINE)
        for x, h in ((-12, 44), (8, 50)):
            canvas.line([(x, -4), (x, -h)], 1.6, INK, wobble=0)
            for k in range(2):
                y, w = -12 - k * 16, 13 - 3 * k
                canvas.fill(smooth([(x - w * 0.7, y - 13, 1), (x + w * 0.7, y - 13, 1), (x + w + 4, y - 6),
                    (x + w * 0.8, y, 1), (x - w * 0.8, y, 1), (x - w * 0.3, y - 6)]), [mix(sail, "#ffffff", 0.4),
                    sail, mix(sail, INK, 0.3)], gradient=((x + w, 0), (x - w, 0)), form=0.4, radius=5, **FINE)
        canvas.line([(26, -8), (40, -18)], [1.6, 0.8], INK, wobble=0)
        canvas.fill(spline([(8, -50, 1), (-6, -53), (-8, -47), (8, -45, 1)]), flag, **FINE)
        for k in range(4):
            canvas.fill(ellipse(-14 + k * 8, -4, 1.5), INK, edge=0, wobble=0)
        canvas.line([(-36, 3), (-10, 5), (12, 3), (36, 4)], [0.5, 2, 2, 0.5], "#f6fbf6", 0.8)


def parchment(canvas: Canvas, folds: tuple = (), seed: int = 3) -> None:
    """Stains, browned edges and folds over everything drawn so far; folds = [("v"|"h", place), ...]."""
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width].astype(np.float32) / canvas.scale
    g = canvas.grain
    near = np.minimum.reduce([xx, 600 - xx, yy,
        900 - yy]) + (g.page(g.large) - 0.5) * 46 + (g.page(g.medium) - 0.5) * 14
    burn = (1 - smoothstep(4, 66, near))[..., None]
    shade = 1 - burn * (1 - rgb("#8a6038")) * 0.8
    stain = 1 - np.clip((g.page(g.large) - 0.55) * 2.2, 0, 1)[..., None] * (1 - rgb("#d8b888")) * 0.5
    canvas.picture *= (shade * stain).astype(np.float32)
    for way, place in folds:
        d = (xx if way == "v" else yy) - place + (g.page(g.medium) - 0.5) * 2
        crease = np.exp(-((d - 1.5) ** 2) / 8)[..., None] * 0.22 + np.exp(-((d - 12) ** 2) / 900)[...,
            None] * 0.14 * (d > 0)[..., None]
        light = np.exp(-((d + 2.2) ** 2) / 7)[..., None] * 0.25
        canvas.picture[:] = canvas.picture * (1 - crease) + (1 - canvas.picture) * light * 0.6
