"""Motifs of the sky: moon, stars, clouds, light beams, lightning."""

import itertools
import math
from collections.abc import Sequence

import numpy as np
import skia

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.noise import dice
from atelier.paths import Points, curve, ellipse, minus, poly, spline, union


def moon(canvas: Canvas, r: float = 100, colour: Sequence[Colour] = ("#fff6dc", "#f3dcae"),
    glow: Colour = "#ffe6ae", g: float = 1.0, seed: int = 2) -> Mask | None:
    """A full moon (or any pale planet) with seas and craters, radius r."""
    if g:
        canvas.glow(0, 0, r * 3.2, glow, 0.34 * g, power=2.2)
        canvas.glow(0, 0, r * 1.55, glow, 0.55 * g, power=1.4)
    mask = canvas.fill(ellipse(0, 0, r), [colour[0], colour[1]], gradient=("r", (-r * 0.3, -r * 0.35), r * 1.5),
        form=0.4, radius=r * 0.9, shade=mix(colour[1], "#b07f70", 0.5), highlight="#fffdf2", grain=0.4,
        texture=0.012, edge=0.06, wobble=0.22, detail=0.5)
    random = dice(seed)
    for _i in range(7):  # maria
        angle, d = random.random() * 6.3, random.random() ** 0.6 * r * 0.75
        radius = r * (0.14 + 0.22 * random.random())
        canvas.fill(spline([(math.cos(angle) * d + math.cos(t) * radius * (0.7 + 0.5 * random.random()),
            math.sin(angle) * d + math.sin(t) * radius * (0.6 + 0.5 * random.random()))
            for t in np.linspace(0, 6.28, 8)[:-1]]), mix(colour[1], "#7d6a80", 0.4), alpha=0.2, soft=r * 0.07,
            clip=mask, edge=0, texture=0.03)
    for _i in range(16):
        angle, d = random.random() * 6.3, random.random() ** 0.5 * r * 0.86
        radius = r * (0.025 + 0.085 * random.random() ** 2)
        x, y = math.cos(angle) * d, math.sin(angle) * d
        f = math.sqrt(max(0.15, 1 - (d / r) ** 2))
        ro = math.degrees(angle)
        canvas.fill(ellipse(x, y, radius * f, radius, ro), mix(colour[1], "#6d5a70", 0.42), alpha=0.55, clip=mask,
            edge=0.4)
        canvas.fill(minus(ellipse(x, y, radius * f, radius, ro), ellipse(x - radius * 0.22, y - radius * 0.26,
            radius * f, radius, ro)), "#fffbe8", alpha=0.8, clip=mask, edge=0.3)
    return mask


def star(canvas: Canvas, radius: float = 10, colour: Colour = "#ffeebb", n: int = 5, inner: float = 0.45,
    glow: bool = True, rot: float = -90) -> None:
    """A pointed star with a glow."""
    if glow:
        canvas.glow(0, 0, radius * 4, colour, 0.5)
    points = []
    for i in range(n * 2):
        angle = math.radians(rot + i * 180 / n)
        q = radius if i % 2 == 0 else radius * inner
        points.append((math.cos(angle) * q, math.sin(angle) * q))
    canvas.fill(poly(points), colour, form=0.6, radius=radius * 0.4, edge=0.1, wobble=0.4, detail=0.8)


def cloud(canvas: Canvas, w: float = 200, h: float = 60, colours: Sequence[Colour] = ("#f6e6d8", "#8d86a8"),
    seed: int = 0, n: int = 14, alpha: float = 1, highlight: Colour | None = None) -> None:
    """Big lit puffs fading downward into a soft flat base; 3 sizes of puff."""
    random = dice(seed)
    ps = []
    highlight = highlight or mix(colours[0], "#ffffff", 0.45)
    mid = mix(colours[0], colours[1], 0.5)
    canvas.fill(ellipse(0, -h * 0.05, w * 0.52, h * 0.26), colours[1], alpha=0.55 * alpha, soft=h * 0.12, edge=0)
    for i in range(n):
        u = (i + 0.5) / n * 2 - 1 + (random.random() - 0.5) * 0.2
        e = max(0.08, (1 - abs(u) ** 1.5))
        big = 0.55 + 0.75 * random.random() ** 1.5
        r = h * (0.16 + 0.36 * e * big)
        ps.append((u * w / 2, -e * h * 0.34 * (0.4 + random.random()) - r * 0.15, r))
    ps.sort(key=lambda p: p[1] + p[2] * 0.55)
    for x, y, r in ps:
        lx, ly = canvas.light[0], canvas.light[1]
        canvas.fill(union(ellipse(x, y, r * 1.15, r), ellipse(x + r * 0.7, y + r * 0.3, r * 0.6, r * 0.5),
            ellipse(x - r * 0.75, y + r * 0.32, r * 0.55, r * 0.45)), [highlight, colours[0], mid, colours[1]],
            gradient=((x + lx * r * 1.0, y + ly * r * 1.05), (x - lx * r * 0.75, y - ly * r * 0.8)),
            fade=((x, y - r * 0.15), (x, y + r * 0.95)), alpha=alpha, edge=0.35, wobble=1.2, grain=0.7,
            texture=0.04, mottle=0.05)


def beam(canvas: Canvas, x: float, y: float, ang, length: float, spread: float, colour: Colour = "#fff0b8",
    strength: float = 0.55) -> None:
    """A lighthouse's beam from (x, y) at an angle in degrees."""
    r = math.radians
    p = lambda d, k: (x + math.cos(r(ang + d)) * k, y + math.sin(r(ang + d)) * k)
    for sp_, k in ((spread, 0.5), (spread * 0.55, 0.6)):
        canvas.fill(poly([(x, y), p(-sp_, length), p(sp_, length)]), colour, alpha=strength * k, soft=4,
            blend="screen", edge=0, fade=((x, y), p(0, length)), texture=0.02)


def shaft(canvas: Canvas, x0: float, y0: float, x1: float, y1: float, w0: float, w1: float,
    colour: Colour = "#fff4c8", strength: float = 0.3, soft: float = 9) -> None:
    """One light shaft from (x0,y0) down to (x1,y1): soft core + wider halo, fading along its length."""
    for k, s_ in ((1, 0.55), (0.5, 0.6)):
        canvas.fill(poly([(x0 - w0 * k / 2, y0), (x0 + w0 * k / 2, y0), (x1 + w1 * k / 2, y1),
            (x1 - w1 * k / 2, y1)]), colour, alpha=strength * s_, soft=soft * (0.5 + 0.5 * k), blend="screen",
            edge=0, wobble=1.5, texture=0.02, grain=0.15, fade=((x0 + (x1 - x0) * 0.25, y0 + (y1 - y0) * 0.25),
            (x1, y1)))


def lightning(canvas: Canvas, points: Points, w: float = 3, colour: Colour = "#f4ecff", glow: Colour = "#b8a0ff",
    seed: int = 0, branches: float = 2, j: float = 0.16) -> None:
    """A branching bolt of lightning through the points."""
    random = dice(seed)
    outline = [np.array(p, float) for p in points]
    for _ in range(4):
        count = [outline[0]]
        for p, r in itertools.pairwise(outline):
            d = r - p
            n = np.array([-d[1], d[0]])
            count += [(p + r) / 2 + n * (random.random() - 0.5) * j * 2, r]
        outline = count
    length = [tuple(map(float, p)) for p in outline]
    for ww, c, alpha, so, b in ((w * 9, glow, 0.22, 9, "screen"), (w * 3, glow, 0.5, 2.5, "screen"),
        (w, colour, 1, 0, "normal")):
        x = _jagged(length, [ww, ww * 0.75, ww * 0.35])
        canvas.fill(x, c, alpha=alpha, soft=so, blend=b, edge=0, wobble=0, grain=0, texture=0, detail=0.9
            if b == "normal" else None)
    for i in range(branches):
        k = int(len(length) * (0.25 + 0.5 * random.random()))
        x, y = length[k]
        s_ = 1 if random.random() < 0.5 else -1
        l = 40 + 60 * random.random()
        lightning(canvas, [(x, y), (x + s_ * l * 0.5, y + l * 0.5), (x + s_ * l * 0.7, y + l)], w * 0.5, colour,
            glow, seed * 7 + i + 1, 0, j)


def aurora(canvas: Canvas, points: Points, height: float = 150, colour: Colour = "#6fe0c0",
    strength: float = 0.5) -> None:
    """A curtain of northern light standing on the line through the points."""
    foot = [tuple(map(float, p)) for p in curve(points, 16)]
    for share, soft, alpha in ((1, 9, 0.5), (0.6, 5, 0.5), (0.2, 2, 0.6)):
        for a, b in itertools.pairwise(foot[::3]):
            rays = poly([a, b, (b[0] + 6, b[1] - height * share), (a[0] + 6, a[1] - height * share)])
            canvas.fill(rays, colour, alpha=strength * alpha, soft=soft, blend="screen", edge=0, grain=0.2,
                texture=0.02, fade=((a[0], a[1]), (a[0], a[1] - height * share)))


def _jagged(points: Points, widths: Sequence[float]) -> skia.Path:
    """A ribbon with straight segments, so that a bolt keeps its corners."""
    c = np.array(points)
    d = np.gradient(c, axis=0)
    normal = np.stack([-d[:, 1], d[:, 0]], 1) / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-6)
    half = np.interp(np.linspace(0, 1, len(c)), np.linspace(0, 1, len(widths)), widths)[:, None] / 2
    return skia.Simplify(poly([tuple(map(float, p))
        for p in np.vstack([c + normal * half, (c - normal * half)[::-1]])]))
