"""Crowds: small, all different people who stand and wait, seen from a little above."""

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.paths import ellipse, poly, rect, ribbon, smooth, spline, union

SKINS = ("#f4cfae", "#e8b48c", "#c88a5c", "#9a5f3c", "#6a3e28", "#4a2a1c", "#f0c8a8", "#b8784c")
HAIRS = ("#2a1a18", "#5a3220", "#8a5a2c", "#d8a850", "#c8c4bc", "#efece4", "#a8482c", "#14141c")
LOOK = dict(edge=0.08, wobble=0.15, detail=0.85, grain=0.2)
KINDS = ("coat", "dress", "suit", "wide", "thin", "cape")
HATS = ("", "", "", "bowler", "cap", "brim", "bun", "scarf", "top", "beanie", "curls", "turban")
THINGS = ("", "", "", "", "case", "bag", "umbrella", "stick", "flowers", "dog", "paper", "box", "balloon")


def waiting(canvas: Canvas, random: np.random.Generator, coats, face: float = 1,
        shadow: Colour | None = "#5a3210", kind: str = "", thing: str | None = None,
        tall: float | None = None) -> None:
    """One person in a queue, 52 high, origin feet; face=1 front, 0 from behind; shadow to the right."""
    pick = lambda words: words[int(random.random() * len(words))]
    skin, hair, coat = pick(SKINS), pick(HAIRS), pick(coats)
    kind = kind or pick(KINDS)
    hat = pick(HATS)
    thing = pick(THINGS) if thing is None else thing
    tall = tall or 0.78 + 0.4 * random.random()
    w = {"wide": 13.5, "thin": 7, "dress": 10, "cape": 12}.get(kind, 9.5) * (0.92 + 0.2 * random.random())
    h = 34 * tall
    rim = ("#fff3c9", 1.3, 0.8)
    dark = mix(coat, "#141a34", 0.5)
    if shadow is not None:
        canvas.fill(union(ribbon([(2, 0), (26, -7), (50 * tall, -14)], [w * 1.6, w * 1.5, w]),
            ellipse(56 * tall, -15.5, 8, 5)), shadow, alpha=0.5, soft=1.2, edge=0)
    canvas.fill(union(ribbon([(-4, -h * 0.3), (-4, -1)], [6, 5]), ribbon([(4, -h * 0.3), (4.5, 0)], [6, 5])),
        mix(dark, "#1c1420", 0.4), **LOOK)
    bottom = {"coat": 1.15, "dress": 1.7, "suit": 0.9, "wide": 1.05, "thin": 1.0, "cape": 1.5}[kind]
    low = -3 if kind in ("dress", "cape") else -h * 0.24
    body = smooth([(-w * 0.5, -h), (-w, -h * 0.86), (-w * 1.02, -h * 0.5), (-w * bottom, low, 1),
        (0, low + 2), (w * bottom, low, 1), (w * 1.02, -h * 0.5), (w, -h * 0.86), (w * 0.5, -h)])
    mask = canvas.fill(body, [mix(coat, "#fff3c9", 0.18), coat, dark], gradient=((-w, -h), (w, 0)), form=0.8,
        radius=w * 0.8, rim=rim, **LOOK)
    if kind == "suit" and face:
        canvas.fill(poly([(-3, -h), (3, -h), (0, -h * 0.6)]), "#fff6e4", clip=mask, **LOOK)
    elif kind in ("coat", "wide"):
        canvas.line([(0, -h), (0.5, low)], 1, dark, 0.8, clip=mask, wobble=0)
    for side in (-1, 1):
        canvas.line([(side * w * 0.86, -h * 0.84), (side * w * 1.1, -h * 0.55), (side * w * 0.7, -h * 0.4)],
            [5, 4.6, 3.4], mix(coat, dark, 0.35), 1, wobble=0.1, detail=0.85)
        canvas.fill(ellipse(side * w * 0.66, -h * 0.38, 2.4), skin, **LOOK)
    top = -h - 8.5
    canvas.fill(ellipse(0, top, 8, 9), [skin, mix(skin, "#5a2a28", 0.3)], form=0.5, radius=6, rim=rim, **LOOK)
    _hair(canvas, hat, top, hair, coat, face)
    if face:
        for side in (-1, 1):
            canvas.fill(ellipse(side * 2.9, top + 0.6, 1), "#1c1018", edge=0, wobble=0, detail=1)
        canvas.line([(0, top + 1), (0.6, top + 3.4)], 1, mix(skin, "#5a2a28", 0.5), 0.9, wobble=0, detail=1)
        mood = random.random()
        if mood < 0.25:
            canvas.line([(-5, top + 4.6), (0, top + 3.4), (5, top + 4.6)], [1, 3, 1], hair, 1, wobble=0,
                detail=1)
        else:
            canvas.line([(-2.4, top + 5.6), (0, top + 5 + mood * 0.6), (2.4, top + 5.8)], 0.9, "#7a2c2c", 0.9,
                wobble=0, detail=1)
    _thing(canvas, thing, w, h, random)


def _hair(canvas: Canvas, hat: str, top: float, hair: Colour, coat: Colour, face: float) -> None:
    low = top + (-1 if face else 7)
    canvas.fill(smooth([(-8.4, top + 1), (-8.2, top - 7), (0, top - 10.5), (8.2, top - 7), (8.4, top + 1),
        (5, low - 3), (0, low - 4 if face else low), (-5, low - 3)]), hair, form=0.5, radius=4, **LOOK)
    dark = mix(coat, "#141a34", 0.6)
    if hat == "bowler":
        canvas.fill(union(smooth([(-8, top - 4), (-7, top - 12), (0, top - 15), (7, top - 12), (8, top - 4)]),
            ellipse(0, top - 4.5, 11.5, 3)), dark, form=0.6, radius=4, rim=("#fff3c9", 1, 0.7), **LOOK)
    elif hat == "top":
        canvas.fill(union(rect(-7, top - 22, 14, 18, 2), ellipse(0, top - 4.5, 12, 3)), "#1c1c2c", form=0.6,
            radius=4, rim=("#fff3c9", 1, 0.7), **LOOK)
    elif hat == "brim":
        canvas.fill(union(ellipse(0, top - 4, 15, 5), ellipse(0, top - 8, 8, 6)), mix(coat, "#fff3c9", 0.5),
            form=0.7, radius=5, **LOOK)
    elif hat == "cap":
        canvas.fill(union(smooth([(-8.6, top - 3), (-6, top - 11), (4, top - 11), (8.8, top - 3)]),
            ellipse(-7, top - 2.6, 6, 2)), dark, form=0.6, radius=4, **LOOK)
    elif hat == "beanie":
        canvas.fill(smooth([(-8.8, top - 2), (-7, top - 10), (0, top - 15), (7, top - 10), (8.8, top - 2)]),
            mix(coat, "#f0a428", 0.5), form=0.6, radius=4, **LOOK)
    elif hat == "bun":
        canvas.fill(ellipse(0, top - 12.5, 5, 4.6), hair, form=0.7, radius=4, **LOOK)
    elif hat == "scarf":
        canvas.fill(smooth([(-9.4, top + 4), (-9, top - 7), (0, top - 12), (9, top - 7), (9.4, top + 4),
            (5, top - 4), (0, top - 5.5), (-5, top - 4)]), mix(coat, "#fff3c9", 0.4), form=0.6, radius=4,
            **LOOK)
    elif hat == "curls":
        for x, y in ((-8, -3), (-7, -9), (0, -12), (7, -9), (8, -3)):
            canvas.fill(ellipse(x, top + y, 4.8), hair, form=0.6, radius=3.4, **LOOK)
    elif hat == "turban":
        canvas.fill(ellipse(0, top - 7, 10.5, 6.6), mix(coat, "#fff3c9", 0.55), form=0.7, radius=5, **LOOK)


def _thing(canvas: Canvas, thing: str, w: float, h: float, random: np.random.Generator) -> None:
    x = w * 0.9
    if thing == "case":
        canvas.fill(rect(x, -15, 14, 14, 2), ["#a8642c", "#5a3018"], form=0.6, radius=4, **LOOK)
    elif thing == "bag":
        canvas.fill(smooth([(-x - 6, -h * 0.4), (-x - 9, -h * 0.12), (-x + 3, -h * 0.12), (-x, -h * 0.4)]),
            ["#8a3c2c", "#4a1c18"], form=0.6, radius=4, **LOOK)
    elif thing == "stick":
        canvas.line([(x + 1, -h * 0.42), (x + 3, 0)], 1.8, "#4a2c18", 1, wobble=0)
    elif thing == "umbrella":
        y = -h - 26
        canvas.line([(x, -h * 0.4), (x - 2, y)], 1.5, "#3a2420", 1, wobble=0)
        canvas.fill(smooth([(x - 24, y + 8, 1), (x - 18, y - 4), (x - 2, y - 11), (x + 14, y - 4),
            (x + 20, y + 8, 1), (x - 2, y + 4)]), [("#31508c", "#8c2f3c",
            "#2a2a3c")[int(random.random() * 3)], "#14182c"], form=0.7, radius=7, **LOOK)
    elif thing == "flowers":
        canvas.fill(ellipse(-x, -h * 0.48, 5.5), "#3f7a3c", form=0.5, radius=3, **LOOK)
        for k in range(4):
            canvas.fill(ellipse(-x + 3 * np.cos(k * 1.6), -h * 0.5 + 3 * np.sin(k * 1.6), 2), "#f4e8d8",
                edge=0, detail=1)
    elif thing == "dog":
        canvas.fill(union(ellipse(x + 10, -6, 8, 4.6), ellipse(x + 17, -11, 4.4),
            ribbon([(x + 5, -4), (x + 5, 0)], [3, 2.4]), ribbon([(x + 14, -4), (x + 14, 0)], [3, 2.4]),
            ribbon([(x + 3, -8), (x - 1, -14)], [2.4, 1])), "#5a3a28", form=0.6, radius=4, **LOOK)
    elif thing == "paper":
        canvas.fill(poly([(-8, -h * 0.66), (8, -h * 0.66), (9, -h * 0.36), (-9, -h * 0.36)]),
            ["#fff8e8", "#d8c8a8"], form=0.2, radius=3, **LOOK)
    elif thing == "box":
        canvas.fill(rect(-9, -h * 0.62, 18, 13, 1), ["#d8a868", "#8a5a30"], form=0.4, radius=4, **LOOK)
    elif thing == "balloon":
        canvas.line([(x, -h * 0.4), (x + 4, -h - 26)], 0.8, "#4a2c18", 0.9, wobble=0)
        canvas.fill(spline([(x + 4, -h - 26), (x - 4, -h - 38), (x + 4, -h - 48), (x + 12, -h - 38)]),
            ["#5a7ac0", "#24407c"], form=0.8, radius=6, **LOOK)
