"""Isometric blocks: boxes, stairs, arches, turned pieces."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.paths import Points, ellipse, minus, placed, poly, spline, union
from atelier.space import Iso


def box(canvas: Canvas, iso: Iso, x0: float, y0: float, z0: float, x1: float, y1: float, z1: float,
    colours: Sequence[Colour] | None = None, cut=None, **kw: Any) -> None:
    """A solid box in isometric space between two corners."""
    top, left, right = colours or iso.colours
    look = dict(edge=0.05, wobble=0.25, detail=0.5, texture=0.015, grain=0.4)
    look.update(kw)
    f = (lambda p: minus(p, cut)) if cut is not None else (lambda p: p)
    canvas.fill(f(iso.left(x0, x1, y1, z0, z1)), [mix(left, top, 0.18), left, mix(left, canvas.ambient, 0.22)],
        gradient=(iso(x0, y1, z1), iso(x0, y1, z0)), streaks="v", **look)
    canvas.fill(f(iso.right(x1, y0, y1, z0, z1)), [mix(right, left, 0.2), right, mix(right, canvas.ambient, 0.25)],
        gradient=(iso(x1, y0, z1), iso(x1, y0, z0)), streaks="v", **look)
    canvas.fill(f(iso.top(x0, y0, x1, y1, z1)), [mix(top, canvas.key, 0.35), top],
        gradient=(iso(x0, y0, z1), iso(x1, y1, z1)), **look)
    if cut is None:
        w = max(0.5, iso.unit * 0.02)
        canvas.line([iso(x0, y1, z1), iso(x1, y1, z1)], w, mix(top, "#ffffff", 0.5), 0.8, wobble=0.15, rough=0.2)
        canvas.line([iso(x1, y1, z1), iso(x1, y0, z1)], w, mix(top, "#ffffff", 0.4), 0.6, wobble=0.15, rough=0.2)


def stairs(canvas: Canvas, iso: Iso, x: float, y: float, z: float, n: int, axis: str = "x", sign: float = 1,
    width: float = 1.0, rise: float = 0.25, run: float = 0.25, base=None,
    colours: Sequence[Colour] | None = None) -> None:
    """N steps climbing away along ax; base = z of solid foot (None -> floating treads)."""
    steps = [(i, (x + sign * run * i if axis == "x" else x), (y + sign * run * i if axis == "y" else y),
        z + rise * (i + 1)) for i in range(n)]
    steps.sort(key=lambda t: (t[1] + t[2], t[3]))
    for _i, sx, sy, level in steps:
        b = level - rise * 1.0 if base is None else base
        if axis == "x":
            box(canvas, iso, min(sx, sx + sign * run), sy, b, max(sx, sx + sign * run), sy + width, level, colours)
        else:
            box(canvas, iso, sx, min(sy, sy + sign * run), b, sx + width, max(sy, sy + sign * run), level, colours)


def arch(canvas: Canvas, iso: Iso, face, p, w: float, h: float, colour: Colour = "#3a2450",
    lit: Colour | None = None, frame: Colour | None = None):
    """Arched opening on face 'L' (p=(x,y_face,z)) or 'R' (p=(x_face,y,z)); w along the face."""

    def pts(w, h):
        q = [(-w / 2, 0), (-w / 2, h - w / 2)] + [(-w / 2 * math.cos(t), h - w / 2 + w / 2 * math.sin(t))
            for t in np.linspace(0, math.pi, 9)[1:-1]] + [(w / 2, h - w / 2), (w / 2, 0)]
        return poly([iso(p[0] + u, p[1], p[2] + v) if face == "L" else iso(p[0], p[1] - u, p[2] + v) for u, v in q])

    if frame:
        canvas.fill(pts(w * 1.28, h + w * 0.14), frame, edge=0.05, wobble=0.2, detail=0.6)
    mask = canvas.fill(pts(w, h), [mix(colour, lit, 0.85) if lit else mix(colour, canvas.ambient, 0.5),
        lit or colour] if lit else [mix(colour, "#000010", 0.3), colour], edge=0.05, wobble=0.2, detail=0.7)
    if not lit:
        q = 0.18 * w
        shade = placed(pts(w, h), iso.unit * q * (0.8 if face == "L" else -0.8), iso.unit * q * 0.2)
        canvas.fill(shade, mix(colour, canvas.ambient, 0.55), clip=mask, edge=0.05, wobble=0.2)
    return mask


def cast(canvas: Canvas, iso: Iso, points: Points, colour: Colour = "#2a2060", alpha: float = 0.5,
    soft: float = 1.0) -> None:
    """A flat shadow on the isometric ground."""
    canvas.fill(poly([iso(x, y, 0) for x, y in points]), colour, alpha=alpha, soft=soft, edge=0, wobble=0.2,
        blend="normal")


def turned(canvas: Canvas, profile, colour: Colour, u: float = 1, sq: float = 0.5, rim: tuple | None = None,
    **kw: Any) -> Mask | None:
    """A body turned on a lathe: profile is [(radius, height), ...], origin base centre."""
    radius = [(-r * u, -h * u + 0) for r, h in profile]
    length = radius + [(r, y) for r, y in reversed([(p[0] * u, -p[1] * u) for p in profile])]
    base = ellipse(0, 0, profile[0][0] * u, profile[0][0] * u * sq)
    top = ellipse(0, -profile[-1][1] * u, max(0.5, profile[-1][0] * u), max(0.3, profile[-1][0] * u * sq))
    outline = union(spline([(x, y) for x, y in length]), base, top)
    look = dict(edge=0.06, wobble=0.25, detail=0.8)
    look.update(kw)
    return canvas.fill(outline, [mix(colour, canvas.key, 0.2), colour, mix(colour, canvas.ambient, 0.35)],
        gradient=((-profile[0][0] * u, -profile[-1][1] * u), (profile[0][0] * u, 0)), form=0.7,
        radius=profile[0][0] * u * 0.8, grain=0.2, shade=mix(colour, canvas.ambient, 0.55),
        rim=rim or (mix(colour, "#fff6e0", 0.7), 1.6, 0.8), **look)
