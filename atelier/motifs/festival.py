"""Motifs of a street festival: paper lanterns and the head of a paper dragon."""

import math

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.noise import dice
from atelier.paths import Points, along, ellipse, rect, ribbon, smooth, spline, union

CRISP = dict(edge=0.05, wobble=0.2, detail=0.88, grain=0.14, texture=0.02)


def paper_lantern(canvas: Canvas, r: float = 20, colour: Colour = "#e9523a", long: float = 0.86,
    lit: float = 1.0) -> None:
    """A ribbed paper lantern hanging from its origin, lit from inside."""
    y = r * (long + 0.25)
    canvas.glow(0, y, r * 4.2, mix(colour, "#ffb050", 0.45), 0.5 * lit, power=2.2)
    canvas.line([(0, 0), (0, r * 0.3)], max(0.8, r * 0.05), "#2a0c10", wobble=0)
    body = smooth([(-r * 0.4, y - r * long), (r * 0.4, y - r * long), (r * 0.92, y - r * long * 0.5), (r, y),
        (r * 0.92, y + r * long * 0.5), (r * 0.4, y + r * long), (-r * 0.4, y + r * long),
        (-r * 0.92, y + r * long * 0.5), (-r, y), (-r * 0.92, y - r * long * 0.5)])
    mask = canvas.fill(body, [(0, "#fff6c8"), (0.4, mix(colour, "#ffd070", 0.55)), (1, colour)],
        gradient=("r", (0, y + r * 0.1), r * 1.1), **(CRISP | dict(grain=0.05)))
    for k in (-0.75, -0.42, 0, 0.42, 0.75):
        canvas.line([(k * r * 0.4, y - r * long), (k * r * 1.25, y), (k * r * 0.4, y + r * long)],
            max(0.5, r * 0.045), mix(colour, "#3a0f14", 0.4), 0.5, clip=mask, wobble=0)
    for sy in (-1, 1):
        canvas.fill(rect(-r * 0.42, y + sy * r * long - r * 0.1, r * 0.84, r * 0.2, r * 0.05), "#c8903a", form=0.6,
            radius=r * 0.1, **CRISP)
    for k in (-1, 0, 1):
        canvas.line([(k * r * 0.12, y + r * long), (k * r * 0.18, y + r * (long + 0.5))], [r * 0.08, 0.4], "#e8b04a",
            0.9, wobble=0.3)


def lantern_string(canvas: Canvas, a: tuple, b: tuple, sag: float, n: int, r: float, colours: list,
    seed: int = 0) -> None:
    """Lanterns on a rope between two points."""
    rope = [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag), b]
    canvas.line(rope, max(0.7, r * 0.07), "#1c080c", 0.9, wobble=0.2)
    random = dice(seed)
    for k in range(n):
        x, y = along(rope, (k + 0.5) / n)
        with canvas.at(x, y, 0.85 + 0.3 * random.random(), 6 * (random.random() - 0.5)):
            paper_lantern(canvas, r, colours[k % len(colours)])


def tuft(canvas: Canvas, points: Points, widths: list, colour: Colour, n: int = 4) -> None:
    """A lock of mane: one tapering form with strands."""
    mask = canvas.fill(ribbon(points, widths), [mix(colour, "#ffffff", 0.3), colour,
        mix(colour, canvas.ambient, 0.4)], gradient=(points[0], points[-1]), form=0.7, radius=max(widths) * 0.4,
        **CRISP)
    for k in range(n):
        d = (k / max(1, n - 1) - 0.5) * max(widths) * 0.6
        canvas.line([(x + d * 0.4, y + d) for x, y in points], [0.3, 1.2, 0.3], mix(colour, canvas.ambient, 0.55),
            0.5, clip=mask, wobble=0.2)


def dragon_head(canvas: Canvas, red: Colour = "#c8322b", jade: Colour = "#1f7a62", gold: Colour = "#f0b84a",
    cream: Colour = "#f6ead0") -> None:
    """A painted paper dragon's head looking left, about 230 wide, origin at the back of the jaw."""
    rim = ("#ffe6a8", 2.2, 0.8)
    for k in range(9):  # mane behind
        a = math.radians(-118 + k * 26)
        x, y = 48 * math.cos(a) + 26, 52 * math.sin(a) - 30
        tuft(canvas, [(x * 0.5 + 10, y * 0.5 - 14), (x + 8 * math.cos(a), y), (x + 58 * math.cos(a) + 8,
            y + 44 * math.sin(a) + 6)], [26, 30, 3], cream if k % 2 else mix(jade, cream, 0.25), 3)
    for sx, bend in ((10, 0), (-34, -8)):  # antlers
        canvas.fill(union(ribbon([(sx, -92), (sx + 18, -130), (sx + 46 + bend, -156), (sx + 54, -186)],
            [15, 12, 9, 3]), ribbon([(sx + 20, -132), (sx + 12, -156), (sx + 16, -172)], [9, 7, 2])),
            [mix(gold, "#ffffff", 0.3), gold, "#8a5418"], form=0.9, radius=7, rim=rim, **CRISP)
    jaw = smooth([(24, 4), (-20, 24), (-70, 40), (-118, 44), (-134, 34), (-128, 22), (-90, 18), (-40, -2), (10, -26)])
    canvas.fill(jaw, [mix(red, gold, 0.3), red, "#6a1418"], form=0.8, radius=16, rim=rim, **CRISP)
    gap = smooth([(14, -24), (-40, 4), (-92, 22), (-126, 24), (-134, -6), (-60, -20)])
    canvas.fill(gap, ["#2a060c", "#7a1420"], **CRISP)
    canvas.fill(smooth([(-10, -8), (-60, 6), (-104, 12), (-122, 4), (-100, 20), (-60, 20), (-16, 4)]),
        ["#ff8a70", "#d03a34"], form=0.6, radius=8, **CRISP)
    for k in range(7):
        x, y = -122 + k * 16, 27 - k * 3.6
        canvas.fill(spline([(x - 6, y + 3, 1), (x, y - 12), (x + 6, y + 2, 1)]), "#fff6e0", form=0.5, radius=4,
            **CRISP)
    skull = smooth([(40, -10), (54, -50), (42, -88), (6, -108), (-34, -104), (-58, -84), (-72, -64), (-100, -62),
        (-130, -72), (-152, -60), (-158, -36), (-148, -14), (-122, -6), (-80, -14), (-40, -18), (0, -26), (20, -14)])
    mask = canvas.fill(skull, [mix(red, gold, 0.35), red, "#8a1c20"], gradient=((-60, -110), (10, 0)), form=0.85,
        radius=34, rim=rim, **CRISP)
    for k in range(7):
        x, y = -138 + k * 17, -8 - abs(k - 1) * 1.6
        canvas.fill(spline([(x - 6, y - 3, 1), (x - 1, y + (20 if k == 1 else 13)), (x + 6, y - 3, 1)]), "#fff6e0",
            form=0.5, radius=4, **CRISP)
    canvas.line([(-152, -18), (-118, -10), (-80, -18), (-40, -22), (2, -30)], [4, 7, 7, 7, 3], gold, form=0.7,
        radius=3, detail=0.88)
    for x, y, r in ((-136, -48, 13), (-112, -52, 10)):  # nostrils curl
        canvas.fill(ellipse(x, y, r * 1.25, r), [mix(gold, "#ffffff", 0.2), gold], form=0.9, radius=r * 0.7, rim=rim,
            **CRISP)
        canvas.fill(ellipse(x - 2, y + 1, r * 0.55, r * 0.45), "#3a0810", **CRISP)
    for x, y, r in ((-14, -70, 27), (-62, -72, 17)):  # eyes
        canvas.fill(ellipse(x, y, r * 1.3, r * 1.2), [mix(jade, "#ffffff", 0.2), jade], form=0.8, radius=r * 0.4,
            rim=rim, **CRISP)
        canvas.fill(ellipse(x, y, r), ["#fffaf0", "#e0d0b0"], form=0.4, radius=r * 0.5, **CRISP)
        canvas.fill(ellipse(x - r * 0.3, y + r * 0.2, r * 0.48), "#160a10", wobble=0, edge=0, detail=1)
        canvas.fill(ellipse(x - r * 0.45, y, r * 0.16), "#ffffff", wobble=0, edge=0, detail=1)
        for k in range(6):
            a = math.radians(200 + k * 28)
            tuft(canvas, [(x + r * 1.1 * math.cos(a), y + r * 1.0 * math.sin(a)),
                (x + r * 1.5 * math.cos(a), y + r * 1.5 * math.sin(a)), (x + r * 1.7 * math.cos(a) + 5,
                y + r * 1.8 * math.sin(a))], [9, 8, 1], cream, 2)
    for k in range(10):  # painted scales
        x, y = 20 - (k % 4) * 4 + 6 * (k // 4), -40 + (k % 5) * 7
        canvas.line([(x - 5, y - 4), (x, y + 3), (x + 5, y - 4)], [0.6, 1.6, 0.6], gold, 0.9, clip=mask, wobble=0.1)
    for k in range(5):  # beard under the jaw
        x, y = -112 + k * 24, 42 - k * 7
        tuft(canvas, [(x, y), (x + 6, y + 22), (x - 4 + k * 3, y + 44 + 6 * (k % 2))], [15, 14, 2], cream, 3)
    for y, s in ((-34, 1), (-22, 0.7)):  # whiskers with pompoms
        pts = [(-146, y), (-182, y - 24 * s), (-196, y + 8), (-190, y + 48 * s)]
        canvas.line(pts, [4, 3, 2, 1.4], gold, detail=0.85)
        canvas.fill(ellipse(*pts[-1], 7.5), ["#ff9a70", red], form=0.8, radius=6, edge=0.5, detail=0.85)
