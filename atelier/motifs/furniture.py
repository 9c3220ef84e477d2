"""Motifs of rooms: curtains, teapots, lamps."""

import math
from collections.abc import Sequence

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.motifs import sculpt
from atelier.paths import ellipse, ribbon, smooth
from atelier.shading import Light


def curtain(canvas: Canvas, x0: float, x1: float, y0: float, y1: float, colour: Colour = "#9a2034", tie=None,
    n: int = 7, dark: Colour = "#3a0a24", gold: Colour = "#e8b24e", side: float = 1) -> None:
    """Folds gather to a tie-back at y=tie on the outer edge."""
    for i in range(n):
        u = i / (n - 1)
        xt = x0 + (x1 - x0) * u
        if tie:
            xm = x0 + (x1 - x0) * u * 0.34
            xb = x0 + (x1 - x0) * u * 0.62
            points = [(xt, y0), (x0 + (x1 - x0) * u * 0.92, y0 + (tie - y0) * 0.45),
                (x0 + (x1 - x0) * u * 0.62, y0 + (tie - y0) * 0.8), (xm, tie),
                (x0 + (x1 - x0) * u * 0.46, tie + (y1 - tie) * 0.3), (xb, y1)]
            w0 = abs(x1 - x0) / (n - 1)
            widths = [w0 * 1.5, w0 * 1.4, w0 * 1.1, w0 * 0.75, w0 * 0.9, w0 * 1.2]
        else:
            points = [(xt, y0), (xt, (y0 + y1) / 2), (xt, y1)]
            widths = [abs(x1 - x0) / (n - 1) * 1.4] * 3
        canvas.fill(ribbon(points, widths, cap=False), [mix(colour, dark, 0.25), colour, mix(colour, dark, 0.45)],
            gradient=((0, y0), (0, y1)), form=1, radius=max(widths) * 0.55, shade=dark,
            highlight=mix(colour, "#ff9a78", 0.5), light=(0.75 * side, -0.25, 0.45), edge=0.15, wobble=0.6,
            texture=0.04, streaks="v", detail=0.5)
        canvas.line([(points[-1][0] - widths[-1] * 0.45, y1 - 10), (points[-1][0], y1 - 6),
            (points[-1][0] + widths[-1] * 0.45, y1 - 10)], [3, 4, 3], gold, 0.9, detail=0.5)
    if tie:
        xa, xb = x0, x0 + (x1 - x0) * 0.42
        canvas.fill(ribbon([(xa, tie - 6), ((xa + xb) / 2, tie + 5), (xb, tie - 3)], [13, 15, 12]), gold, form=0.8,
            radius=7, shade="#8a5a20", edge=0.15, detail=0.6)


def teapot(canvas: Canvas, colour: Sequence[Colour] = ("#f6ecd6", "#9db0ba"), pattern: Colour = "#1f5f7c",
    gold: Colour = "#e2a94a", light: Light = (-0.2, 0.75, 0.45), rim_colour: Colour = "#ffd090") -> Mask | None:
    """A huge porcelain teapot, spout to the left, body radius 100."""
    look = dict(edge=0.05, wobble=0.1, detail=0.9, grain=0.08, texture=0.01)
    shade = mix(colour[1], canvas.ambient, 0.7)
    glaze = [(0, mix(shade, canvas.ambient, 0.4)), (0.28, mix(shade, colour[1], 0.5)), (0.58, mix(colour[1], colour[0], 0.7)),
        (0.82, colour[0]), (1, mix(colour[0], "#ffffff", 0.6))]
    rim_light = (rim_colour, 2.6, 0.7, light)
    handle = sculpt.model(canvas, [[([(78, -44, 0), (128, -78, 0), (168, -52, 0), (166, 4, 0), (128, 44, 0), (80, 50, 0)],
        [11, 12, 12, 12, 11, 9])]], 4, 4)
    sculpt.lit(canvas, handle, glaze, light=light, rim=rim_light, gloss=0.5, grain=0.02)
    spout = sculpt.model(canvas, [[([(-58, 40, 0), (-108, 28, 10), (-140, -14, 12), (-186, -42, 12)], [42, 28, 18, 14])]], 4, 4)
    sculpt.lit(canvas, spout, glaze, light=light, rim=rim_light, gloss=0.5, grain=0.02)
    canvas.fill(ellipse(-192, -43, 9, 18, 20), gold, form=0.8, radius=5, light=light, **look)
    canvas.fill(ellipse(-195, -44, 5, 12.5, 20), "#123a4c", edge=0, wobble=0.1)
    foot = sculpt.model(canvas, [[([(-38, 92, 0), (38, 92, 0)], [13, 13])]], 4, 4)
    sculpt.lit(canvas, foot, glaze, light=light, grain=0.02)
    belly = sculpt.model(canvas, [[([(-14, 4, 0), (14, 4, 0)], [92, 92])]], 4, 4)
    mask = sculpt.lit(canvas, belly, glaze, light=light, rim=rim_light, gloss=0.7, grain=0.02)
    for j, y in enumerate((-34, 62)):  # painted bands follow the round
        canvas.line([(-104, y - 18 + 8 * j), (-56, y), (0, y + 6), (56, y), (104, y - 18 + 8 * j)],
            [2, 3.4, 4, 3.4, 2], gold, 0.9, clip=mask)
    for i in range(9):  # blue painted waves on the belly
        u = -1 + 2 * i / 8
        96 * math.sin(u * 1.35)
        f = max(0.25, math.cos(u * 1.35))
        yb = 30 - 10 * u * u
        for row in (0, 1):  # fish-scale wave band
            xr = 98 * math.sin((u + row * 0.125) * 1.35)
            for r, w in ((15, 3.4), (9, 2.6), (4, 2.4)):
                canvas.line([(xr + r * f * math.cos(t), yb + row * 14 - 16 + 8 - r * math.sin(t))
                    for t in np.linspace(0.05, 3.09, 7)], [w * 0.6, w, w * 0.6], pattern, 0.85, clip=mask,
                    wobble=0.2, detail=0.7)
    lid = sculpt.model(canvas, [[([(-26, -74, 0), (26, -74, 0)], [26, 26])]], 4, 4)
    sculpt.lit(canvas, lid, glaze, light=light, rim=rim_light, gloss=0.6, grain=0.02,
        clip=canvas.mask(smooth([(-90, -74, 1), (0, -62), (90, -74, 1), (90, -160, 1), (-90, -160, 1)])))
    canvas.line([(-54, -76), (0, -65), (54, -76)], [3, 5, 3], gold, 1, wobble=0.1, detail=0.9)
    knob = sculpt.model(canvas, [[([(0, -108, 0)], [14])]], 4, 4)
    sculpt.lit(canvas, knob, [mix(gold, "#3a1810", 0.7), gold, mix(gold, "#fff6d0", 0.6)], light=light, gloss=0.6, grain=0.02)
    return mask


def bed_lamp(canvas: Canvas) -> None:
    """A bedside lamp, lit, origin foot."""
    look = dict(edge=0.08, wobble=0.3, detail=0.8)
    canvas.fill(ellipse(0, 0, 26, 8), ["#8a4a58", "#3a1c40"], form=0.7, radius=6, **look)
    canvas.fill(ribbon([(0, -2), (0, -20), (0, -36)], [10, 16, 8]), ["#f0c48a", "#a8604e"], form=0.8, radius=7,
        **look)
    canvas.fill(smooth([(-20, -92, 1), (0, -96), (20, -92, 1), (36, -38, 1), (0, -30), (-36, -38, 1)]),
        ["#fff0b8", "#ffd98a", "#ffb868"], edge=0.08, wobble=0.3, detail=0.9, texture=0.02, grain=0.1)
    canvas.glow(0, -62, 64, "#fff4d0", 0.9, power=1.6)
    for i in range(7):
        x = -30 + i * 10
        canvas.line([(x * 0.62, -92), (x * 1.12, -36)], [0.8, 1.2], "#e89a5c", 0.6, wobble=0.1)
