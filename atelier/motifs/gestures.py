"""Gestures: fists that grip, open hands that point or hold; one union silhouette each, origin at the palm."""

import itertools

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.paths import ellipse, ribbon, smooth, union
from atelier.shading import Light


def _shaded(canvas: Canvas, outline, skin: Colour, light: Light | None, rim: Colour, glow: float,
    radius: float) -> Mask | None:
    dark = mix(mix(skin, "#6a2430", 0.5), canvas.ambient, 0.5)
    return canvas.fill(outline, [mix(skin, canvas.key, 0.2), skin, mix(skin, dark, 0.5)], form=0.85, radius=radius,
        light=light, shade=dark, rim=(rim, 1.8, glow, light or canvas.light), grain=0.25, texture=0.015, edge=0.07,
        wobble=0.2, detail=0.88)


def grip(canvas: Canvas, skin: Colour = "#d9a07c", light: Light | None = None, rim: Colour = "#ffe0b0",
    glow: float = 0.7, old: float = 0.0) -> None:
    """A fist closed around something that runs up and down through it, knuckles to the right; about 46 wide."""
    dark = mix(mix(skin, "#6a2430", 0.5), canvas.ambient, 0.5)
    fingers = [([(-6, -15 + k * 9.6), (13, -17 + k * 9.6), (21, -11 + k * 9.4), (12, -7 + k * 9.2)], [11, 11, 10, 8])
        for k in range(4)]
    palm = smooth([(-30, -9), (-14, -19), (6, -19), (14, 0), (8, 22), (-10, 22), (-30, 11)])
    mask = _shaded(canvas, union(palm, *[ribbon(p, w) for p, w in fingers]), skin, light, rim, glow, 8)
    for (p, _), (q, _) in itertools.pairwise(fingers):
        canvas.line([((p[i][0] + q[i][0]) / 2, (p[i][1] + q[i][1]) / 2) for i in range(3)], [0.5, 1.9, 1.2], dark,
            0.85, clip=mask, wobble=0, detail=0.95)
    for k in range(4):
        canvas.fill(ellipse(-2, -14 + k * 9.6, 4, 3.4), mix(skin, canvas.key, 0.5), alpha=0.5, soft=1.2, clip=mask)
        if old:
            canvas.line([(-4, -12 + k * 9), (-14, -7 + k * 5), (-24, -4 + k * 3)], [0.4, 1.5, 0.4], dark, 0.4 * old,
                clip=mask, wobble=0.1)
    thumb = _shaded(canvas, ribbon([(-16, -12), (-2, -24), (13, -23), (20, -19)], [13, 12, 10, 7]), skin, light, rim,
        glow, 6)
    canvas.fill(ellipse(17, -21, 3.4, 2.4, 20), mix(skin, "#fff0e0", 0.45), alpha=0.8, clip=thumb, edge=0.05,
        detail=0.95)


def pinch(canvas: Canvas, skin: Colour = "#d9a07c", light: Light | None = None, rim: Colour = "#ffe0b0",
    glow: float = 0.7) -> None:
    """A hand from the left that pinches something small at (38, -2), the wrist at (-26, 4)."""
    dark = mix(mix(skin, "#6a2430", 0.5), canvas.ambient, 0.5)
    fingers = [([(2, 8), (18, 22), (26, 30)], [11, 10, 7]), ([(4, 3), (24, 13), (33, 21)], [12, 11, 8]),
        ([(4, -4), (27, 2), (37, 10)], [12, 11, 8]), ([(0, -12), (22, -16), (38, -4)], [13, 12, 8])]
    palm = smooth([(-30, -10), (-10, -17), (8, -16), (14, -2), (8, 16), (-10, 16), (-30, 13)])
    thumb = ribbon([(-8, 8), (14, 6), (36, 1)], [13, 12, 7])
    mask = _shaded(canvas, union(palm, *[ribbon(p, w) for p, w in fingers]), skin, light, rim, glow, 8)
    for (p, _), (q, _) in itertools.pairwise(fingers):
        canvas.line([((p[i][0] + q[i][0]) / 2, (p[i][1] + q[i][1]) / 2) for i in range(3)], [0.5, 1.8, 0.8], dark,
            0.8, clip=mask, wobble=0, detail=0.95)
    _shaded(canvas, thumb, skin, light, rim, glow, 6)


def open_hand(canvas: Canvas, skin: Colour = "#d9a07c", light: Light | None = None, rim: Colour = "#ffe0b0",
    glow: float = 0.7, spread: float = 1.0) -> None:
    """An open hand reaching up, palm towards us, wrist at (0, 30), finger tips at about (0, -52)."""
    dark = mix(mix(skin, "#6a2430", 0.5), canvas.ambient, 0.5)
    fingers = [([(s * 6 + k * 0.0, -8), (s * (8 + 3 * spread), -28), (s * (8 + 5 * spread), -28 - reach)],
        [10.5, 9.5, 6.5]) for k, (s, reach) in enumerate(((-2, 12), (-0.7, 22), (0.6, 21), (1.9, 11)))]
    palm = smooth([(-13, 34, 1), (-15, 14), (-18, -8), (-8, -14), (8, -14), (18, -8), (15, 14), (12, 34, 1)])
    outline = union(palm, *[ribbon(p, w) for p, w in fingers],
        ribbon([(-10, 16), (-25, 2), (-33 * (0.7 + 0.3 * spread), -14)], [14, 12, 7]))
    mask = _shaded(canvas, outline, skin, light, rim, glow, 8)
    for points in ([(-12, 2), (0, 5), (10, -2)], [(-14, -4), (0, -6), (14, -6)], [(-9, 4), (-4, 14), (-6, 26)]):
        canvas.line(points, [0.4, 1.4, 0.4], dark, 0.6, clip=mask, wobble=0.1)
