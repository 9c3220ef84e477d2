"""Cacti: ribbed columns, barrels and pads with real spines; each grows up from its origin."""

import itertools
import math

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.noise import dice
from atelier.paths import along, ellipse, ribbon, smooth, union
from atelier.shading import Light


def spines(canvas: Canvas, x: float, y: float, aim: float, length: float, count: int, colour: Colour, random,
        thick: float = 1.6, spread: float = 70) -> None:
    """A tuft of needles around (x, y) that point towards `aim` degrees."""
    canvas.fill(ellipse(x, y, thick * 1.5), mix(colour, "#8a7a40", 0.4), edge=0.1, wobble=0, detail=0.8)
    for k in range(count):
        a = math.radians(aim + spread * (k / max(1, count - 1) - 0.5) * 2 + 10 * (random.random() - 0.5))
        far = length * (0.7 + 0.5 * random.random())
        canvas.line([(x, y), (x + far * 0.5 * math.cos(a), y + far * 0.5 * math.sin(a)),
            (x + far * math.cos(a), y + far * math.sin(a))], [thick, thick * 0.7, 0.3], colour, 0.95,
            wobble=0, rough=0, detail=0.85)


def column(canvas: Canvas, line: list, width: float, colour: Colour = "#3f7a3c", arms: list | None = None,
        seed: int = 1, needle: float = 16, light: Light | None = None,
    spine: Colour = "#f6f4cc", soft: float = 0, ribs: int = 6, rim: float = 0.8) -> None:
    """A ribbed column along a line of points (foot first); arms = [(points, width), ...] grow out of it."""
    random = dice(seed)
    limbs = [(line, width), *(arms or [])]
    outline = union(*[ribbon(points, [w * 0.86, w, w, w * 0.9, w * 0.62]) for points, w in limbs])
    mask = canvas.fill(outline, [mix(colour, canvas.key, 0.22), colour, mix(colour, canvas.ambient, 0.5)],
        form=0.95, radius=width * 0.46, light=light, rim=("#fbfbd8", 2.4, rim, light or canvas.light),
        soft=soft, grain=0.22, texture=0.02, streaks="v", edge=0.08, wobble=0.4, detail=0.6)
    for points, w in limbs:
        for r in range(ribs):
            off = (r + 0.5) / ribs - 0.5
            bend = math.sin(off * math.pi) * 0.5 * w * 0.94
            path = _shifted(points, bend)
            canvas.line(path, [2, w * 0.05 + 1, w * 0.05 + 1, 1], mix(colour, canvas.ambient, 0.6), 0.6,
                clip=mask, soft=0.6 + soft)
            canvas.line([(x + w * 0.05, y) for x, y in path], [1, w * 0.03 + 0.6, 1],
                mix(colour, canvas.key, 0.5), 0.45, clip=mask, soft=0.6 + soft)
        if needle:
            length = sum(math.dist(a, b) for a, b in itertools.pairwise(points))
            for r in range(ribs + 1):
                off = r / ribs - 0.5
                bend = math.sin(off * math.pi) * 0.5 * w * 0.97
                path = _shifted(points, bend)
                steps = max(3, int(length / (needle * 2.1)))
                for k in range(steps):
                    x, y = along(path, (k + 0.5 + 0.4 * random.random()) / (steps + 0.4))
                    aim = -90 + 95 * math.sin(off * math.pi)
                    spines(canvas, x, y, aim, needle * (0.55 + 0.75 * abs(off) * 2),
                        3 if abs(off) < 0.4 else 5, spine, random, 0.9 + needle * 0.045)


def _shifted(points: list, off: float) -> list:
    """The line moved sideways by `off`, across its own direction."""
    out = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) + 1e-6
        out.append((x - (by - ay) / length * off, y + (bx - ax) / length * off))
    return out


def barrel(canvas: Canvas, radius: float, colour: Colour = "#5c8f3c", seed: int = 1, needle: float = 20,
        light: Light | None = None, flower: Colour | None = None,
    spine: Colour = "#f6f4cc") -> None:
    """A round cactus, origin at its foot."""
    random = dice(seed)
    r = radius
    mask = canvas.fill(smooth([(-r * 0.7, 0), (-r * 1.04, -r * 0.7), (-r * 0.72, -r * 1.5), (0, -r * 1.76),
        (r * 0.72, -r * 1.5), (r * 1.04, -r * 0.7), (r * 0.7, 0)]),
        [mix(colour, canvas.key, 0.25), colour, mix(colour, canvas.ambient, 0.5)], form=0.95, radius=r * 0.8,
        light=light, rim=("#fbfbd8", 2.2, 0.8, light or canvas.light), grain=0.22, texture=0.02, edge=0.08,
        wobble=0.3, detail=0.7)
    for k in range(-4, 5):
        x = math.sin(k * 0.36) * r * 1.02
        path = [(x * 0.7, 0), (x, -r * 0.8), (x * 0.62, -r * 1.5), (0, -r * 1.74)]
        canvas.line(path, [1.4, r * 0.06, r * 0.05, 1], mix(colour, canvas.ambient, 0.65), 0.65, clip=mask,
            soft=0.6)
        for j in range(6):
            px, py = along(path, 0.12 + 0.15 * j)
            spines(canvas, px + r * 0.1, py, -90 + 80 * (px / r), needle * (0.6 + 0.5 * abs(px / r)), 4,
                spine, random, 0.9 + needle * 0.04)
    if flower is not None:
        for k in range(9):
            a = math.pi * (1.05 + 0.9 * k / 8)
            canvas.fill(ribbon([(0, -r * 1.7), (r * 0.2 * math.cos(a), -r * 1.7 + r * 0.24 * math.sin(a)),
                (r * 0.42 * math.cos(a), -r * 1.66 + r * 0.46 * math.sin(a))], [r * 0.1, r * 0.18, 1]),
                [mix(flower, "#ffffff", 0.4), flower], form=0.5, radius=4, light=light, edge=0.06, wobble=0.2,
                detail=0.85)
        canvas.fill(ellipse(0, -r * 1.74, r * 0.12, r * 0.08), "#f6e49a", form=0.6, radius=3, edge=0.1,
            detail=0.9)


def pads(canvas: Canvas, places: list, colour: Colour = "#5c8f3c", seed: int = 1, needle: float = 12,
        light: Light | None = None, fruit: Colour | None = "#d62c7f") -> None:
    """A prickly pear: places = [(x, y, rx, ry, turn), ...] of its pads, lowest first."""
    random = dice(seed)
    for i, (x, y, rx, ry, turn) in enumerate(places):
        with canvas.at(x, y, 1, turn):
            pad = smooth([(0, 0), (-rx * 0.8, -ry * 0.6), (-rx, -ry * 1.2), (-rx * 0.6, -ry * 1.85),
                (0, -ry * 2), (rx * 0.6, -ry * 1.85), (rx, -ry * 1.2), (rx * 0.8, -ry * 0.6)])
            canvas.fill(pad, [mix(colour, canvas.key, 0.25), colour, mix(colour, canvas.ambient, 0.45)],
                form=0.9, radius=rx * 0.5, light=light, rim=("#fbfbd8", 2, 0.8, light or canvas.light),
                grain=0.22,
                texture=0.02, edge=0.08, wobble=0.3, detail=0.7)
            for a in range(-2, 3):
                for b in range(1, 6):
                    px, py = a * rx * 0.36 + (b % 2) * rx * 0.16, -b * ry * 0.34
                    if (px / rx) ** 2 + ((py + ry) / ry) ** 2 < 0.86:
                        spines(canvas, px, py, -90, needle * 0.7, 3, "#f6f4cc", random, 1.1)
            if fruit is not None and i % 2:
                for k in (-1, 0, 1):
                    canvas.fill(ellipse(k * rx * 0.5, -ry * 2 + abs(k) * 6 - 6, 6, 9),
                        [mix(fruit, "#ffffff", 0.3), fruit], form=0.8, radius=5, light=light, edge=0.08,
                        wobble=0.1, detail=0.85)
