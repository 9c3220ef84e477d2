"""Motifs of the land: mountains, hills, grass, roads."""

import itertools
from typing import Any

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.noise import dice
from atelier.paths import Points, curve, poly, spline, union


def mountains(canvas: Canvas, y: float, amp: float, colour: Colour, seed: int = 0, snow: Colour | None = None,
    n: int = 7, x0: float = -20, x1: float = 620, light_c=None, haze: Colour | None = None) -> Mask | None:
    """A jagged range with lit facets, its feet at height y."""
    random = dice(seed)
    pk = []
    xs = np.linspace(x0, x1, n * 2 + 1)
    for i, x in enumerate(xs):
        pk.append((x + (random.random() - 0.5) * 25, y - (amp * (0.55 + 0.6 * random.random()) if i % 2
            else amp * 0.18 * random.random())))
    points = []
    for (xa, ya), (xb, yb) in itertools.pairwise(pk):
        for t in np.linspace(0, 1, 6)[:-1]:
            points.append((xa + (xb - xa) * t, ya + (yb - ya) * t + (random.random() - 0.5) * amp * 0.09))
    points.append(pk[-1])
    outline = poly([*points, (x1, 1000), (x0, 1000)])
    mask = canvas.fill(outline, [colour, haze or mix(colour, "#ffffff", 0.2)],
        gradient=((0, y - amp), (0, y + amp * 0.55)), grain=0.5, texture=0.07, streaks="v", edge=0.3)
    for i in range(1, len(pk) - 1, 2):  # light facet on the lit side
        (xa, ya), (xp, yp), (xb, yb) = pk[i - 1], pk[i], pk[i + 1]
        fingers = [(xp, yp)]
        z = 1
        for t in (0.2, 0.4, 0.6, 0.8, 1):
            fingers.append((xp + (xa - xp) * t * 0.15 + z * amp * 0.06 * t, yp + (y - yp) * t))
            z = -z
        length = poly([*fingers, (xa, y + 40), (xa, ya)])
        canvas.fill(length, light_c or mix(colour, canvas.key, 0.3), alpha=0.55, clip=mask, edge=0.6,
            fade=((xp, yp), (xp, y)), grain=0.5)
        if snow:
            canvas.fill(poly([(xp, yp - 3), (xp + (xb - xp) * 0.3, yp + (yb - yp) * 0.3),
                (xp + amp * 0.06, yp + amp * 0.16), (xp - amp * 0.01, yp + amp * 0.3),
                (xp - amp * 0.07, yp + amp * 0.17), (xp + (xa - xp) * 0.32, yp + (ya - yp) * 0.32)]), snow,
                clip=mask, edge=0.5, alpha=0.9)
    return mask


def hill(canvas: Canvas, points: Points, colour: Colour, **k: Any) -> Mask | None:
    """A rolling hill whose crest runs through the points, filled to the bottom."""
    k.setdefault("form", 0.35)
    k.setdefault("radius", 70)
    k.setdefault("texture", 0.08)
    k.setdefault("edge", 0.6)
    return canvas.fill(union(spline([(-60, 1000, 1), (-60, points[0][1], 1), *list(points),
        (660, points[-1][1], 1), (660, 1000, 1)])), colour, **k)


def grass(canvas: Canvas, x0: float, x1: float, ground, n: int, colour: Colour, h: float = 18, seed: int = 0,
    alpha: float = 1) -> None:
    """Blades of grass between x0 and x1; ground is a height or a function of x."""
    random = dice(seed)
    for _i in range(n):
        x = x0 + (x1 - x0) * random.random()
        y = ground(x) if callable(ground) else ground
        length = h * (0.5 + 0.8 * random.random())
        b = (random.random() - 0.5) * length * 0.9
        canvas.line([(x, y + 2), (x + b * 0.3, y - length * 0.55), (x + b, y - length)], [2.2, 1.5, 0.3], colour
            if not isinstance(colour, list) else colour[int(random.random() * len(colour))], alpha, rough=0.2,
            wobble=0, grain=0, texture=0)


def road(canvas: Canvas, points: Points, w: float = 4, clip: Mask | None = None, shade: Colour = "#6a2c34",
    pale: Colour = "#f6d6a2", dash: bool = False, alpha: float = 1.0, fold: float = 1.0) -> None:
    """A pale road in a soft fold of the ground."""
    o = lambda d: [(x, y + d) for x, y in points]
    n = max(3, len(points))
    widths = [0.3] + [1] * (n - 1) + [0.3]
    if fold:
        canvas.line(o(w * 0.9), [v * w * 3.6 for v in widths], shade, 0.6 * fold, soft=w * 0.8, clip=clip, rough=0)
        canvas.line(o(-w * 1.0), [v * w * 1.6 for v in widths], "#fff4d8", 0.38 * fold, soft=w * 0.5, clip=clip,
            rough=0)
    canvas.line(o(w * 0.5), [v * (w + 0.9) for v in widths], shade, 0.8 * alpha, clip=clip, rough=0.3, wobble=0.3,
        detail=0.8)
    canvas.line(points, [v * w * 0.72 for v in widths], pale, 0.95 * alpha, clip=clip, rough=0.3, wobble=0.3,
        detail=0.8)
    if dash:
        c = curve(points, 20)
        seg = np.r_[0, np.cumsum(np.hypot(*np.diff(c, axis=0).T))]
        t = 4
        while t < seg[-1] - 6:
            p = [(float(np.interp(t + d, seg, c[:, 0])), float(np.interp(t + d, seg, c[:, 1]))) for d in (0, 3, 6)]
            canvas.line(p, [w * 0.26] * 2, "#c23a2c", 0.95, clip=clip, wobble=0, rough=0, detail=1)
            t += 12
