"""Motifs of the open water's dancers: jellyfish in gowns, krill, a chandelier of them."""

import math

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.noise import dice
from atelier.paths import ellipse, ribbon, smooth

GLASS = dict(edge=0.06, wobble=0.3, detail=0.7, grain=0.1, texture=0.01)


def _flounce(top: float, low: float, half_top: float, half_low: float, waves: int, swing: float,
    depth: float) -> tuple:
    """One tier of a gown: its outline and its hem points."""
    hem = []
    for k in range(waves * 2 + 1):
        u = -1 + k / waves
        sag = depth * (1 - u * u)
        hem.append((u * half_low + swing, low + sag + (depth * 0.55 if k % 2 else 0)))
    side = (top + low) / 2
    return smooth([(-half_top, top, 1), (-(half_top + half_low) * 0.46 + swing * 0.4, side), *hem,
        ((half_top + half_low) * 0.46 + swing * 0.4, side), (half_top, top, 1), (0, top + 4)]), hem


def gowned_jelly(canvas: Canvas, colour: Colour = "#35e0d8", trim: Colour = "#f03fa5", swing: float = 10,
    seed: int = 0, arms: tuple = (), tiers: int = 3, glow: float = 1.0) -> None:
    """A jellyfish as a lady in a ball gown: dome 120 wide above, flounces below, about 330 high; origin the waist."""
    random = dice(seed)
    canvas.glow(0, 20, 210, colour, 0.4 * glow, power=2.2)
    for k in range(15):  # tentacles trail out of the gown
        x = -74 + k * 10.6
        length = 150 + 90 * random.random()
        pts = [(x * 0.5, 80), (x + swing * 0.7, 130 + 10 * (k % 3)), (x * 1.1 + swing * (1.4 + random.random()),
            130 + length * 0.5), (x * 1.05 + swing * (0.6 + 1.6 * random.random()), 130 + length)]
        canvas.line(pts, [2.4, 2, 1.4, 0.4], mix(colour, "#ffffff", 0.35) if k % 3 else mix(trim, "#ffffff", 0.3),
            0.6)
    for k in range(tiers - 1, -1, -1):
        low = 62 + 46 * k
        half = 58 + 27 * k
        shape, hem = _flounce(8 + 16 * k, low, 17 + 10 * k, half, 7 + k, swing * (0.5 + 0.5 * k), 14)
        tone = mix(colour, trim, 0.18 * k)
        mask = canvas.fill(shape, [(0, mix(tone, "#04142c", 0.35)), (0.5, tone), (1, mix(tone, "#ffffff", 0.55))],
            gradient=((0, 8), (0, low + 16)), form=0.6, radius=22, rim=("#f4fffd", 1.8, 0.7), alpha=0.82, **GLASS)
        for x, y in hem:
            u = (x - swing * (0.5 + 0.5 * k)) / half
            canvas.line([(u * (15 + 8 * k), 12 + 16 * k), (u * half * 0.62 + swing * 0.3, (low + 12) / 2 + 4 * k),
                (x, y)], [0.4, 2, 1.4], mix(tone, "#04142c", 0.5) if int(x) % 2 else "#f4fffd", 0.4, clip=mask)
        for x, y in hem[1::2]:
            canvas.glow(x, y, 11, mix(trim, "#ffffff", 0.4), 0.7)
            canvas.fill(ellipse(x, y, 2), "#ffffff", edge=0, wobble=0, detail=0.9)
    for arm in arms:  # two arms are tentacles that hold
        canvas.line(arm, [7, 5, 4, 2.4], mix(colour, "#ffffff", 0.5), 0.92, form=0.6, radius=3, detail=0.85)
    dome = smooth([(-22, 14), (-46, 6), (-60, -16), (-56, -52), (-34, -84), (0, -96), (34, -84), (56, -52),
        (60, -16), (46, 6), (22, 14), (0, 8)])
    mask = canvas.fill(dome, [(0, mix(colour, "#ffffff", 0.75)), (0.35, mix(colour, "#ffffff", 0.25)),
        (0.75, colour), (1, mix(colour, "#04142c", 0.4))], gradient=("r", (-14, -58), 92), form=0.7, radius=30,
        rim=("#ffffff", 2.4, 0.85), alpha=0.86, **GLASS)
    for k in range(9):
        u = -1 + k / 4
        canvas.line([(u * 6, -92), (u * 38, -60), (u * 52, -4)], [0.3, 1.6, 0.5], "#ffffff" if k % 2
            else mix(colour, "#04142c", 0.4), 0.35, clip=mask)
    for k in range(4):  # the four glowing leaves every moon jelly wears
        a = math.radians(45 + 90 * k)
        canvas.fill(ellipse(15 * math.cos(a), -48 + 11 * math.sin(a), 12, 8, 45 + 90 * k),
            mix(trim, "#ffffff", 0.35), alpha=0.75, clip=mask, form=0.5, radius=5, **GLASS)
    canvas.glow(0, -46, 44, mix(trim, "#ffffff", 0.4), 0.5)
    canvas.fill(ellipse(-24, -70, 15, 8, -35), "#ffffff", alpha=0.7, soft=3, clip=mask)
    for k in range(9):  # beads round the waist
        u = -1 + k / 4
        canvas.fill(ellipse(u * 24, 12 - 5 * (u * u) + 3, 2.6), "#ffffff", edge=0, wobble=0, detail=0.9)


def krill(canvas: Canvas, colour: Colour = "#f58ac4") -> None:
    """A small curled krill, about 26 long, lit from inside."""
    body = ribbon([(-11, -2), (-4, -7), (5, -5), (10, 2), (8, 9)], [6, 7, 6, 4.6, 2])
    canvas.fill(body, [mix(colour, "#ffffff", 0.6), colour], form=0.6, radius=3, rim=("#ffffff", 0.9, 0.8),
        alpha=0.95, **GLASS)
    canvas.fill(ellipse(-11.4, -3, 1.6), "#16081c", edge=0, wobble=0, detail=0.95)
    for k in range(4):
        canvas.line([(-6 + k * 4, -2), (-8 + k * 4, 4)], [1, 0.4], mix(colour, "#ffffff", 0.4), 0.9, wobble=0)
    canvas.line([(-12, -5), (-20, -10), (-26, -7)], [0.8, 0.6, 0.3], mix(colour, "#ffffff", 0.5), 0.8, wobble=0)
    canvas.line([(8, 9), (5, 14)], [1, 2.6], colour, 0.9, wobble=0)


def krill_chandelier(canvas: Canvas, seed: int = 5) -> None:
    """Three rings of krill on a brass stem, origin where it hangs, 210 wide, 230 high."""
    canvas.glow(0, 130, 300, "#ffd0ea", 0.5, power=2)
    canvas.line([(0, -60), (0, 150)], [3, 6, 9, 4], ["#f0d898", "#8a6a3a"], form=0.8, radius=3, detail=0.8)
    random = dice(seed)
    for y, rx, n in ((60, 50, 14), (104, 80, 20), (152, 104, 26)):
        ring = [(rx * math.cos(t * math.tau / 40), y + rx * 0.24 * math.sin(t * math.tau / 40)) for t in range(41)]
        for a in (0.3, 1.4, 2.6, 3.8, 5.0):
            canvas.line([(0, y - 34), (rx * 0.6 * math.cos(a), y - 14),
                (rx * math.cos(a), y + rx * 0.24 * math.sin(a))], [2.4, 2, 2], "#d8b868", 0.9)
        canvas.line(ring, 3, "#d8b868", 0.95, form=0.6, radius=1.5)
        spots = sorted((math.sin(t * math.tau / n), t) for t in range(n))
        for s, t in spots:
            a = t * math.tau / n
            x, py = rx * math.cos(a), y + rx * 0.24 * s
            canvas.glow(x, py - 4, 24, "#ff9ad0", 0.45)
            with canvas.at(x, py - 5, 0.62 + 0.16 * s, -70 + 30 * random.random(), 1 if math.cos(a) > 0 else -1):
                krill(canvas, "#f58ac4" if t % 3 else "#ffd0a0")
        for t in range(0, n, 2):
            a = t * math.tau / n
            canvas.line([(rx * math.cos(a), y + rx * 0.24 * math.sin(a)),
                (rx * math.cos(a), y + rx * 0.24 * math.sin(a) + 14)], [1, 1.8, 0.4], "#e8fffb", 0.7)
    canvas.glow(0, 120, 130, "#fff0f6", 0.5)
