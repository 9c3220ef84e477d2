"""Bees in shirts: at a desk with a rubber stamp, and with a cello."""

import math

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.paths import ellipse, placed, poly, rect, ribbon, smooth, spline, union

LOOK = dict(edge=0.08, wobble=0.15, detail=0.88, grain=0.18)


def _stripes(canvas: Canvas, mask, x: float, y: float, turn: float, size: float, dark: Colour) -> None:
    with canvas.at(x, y, size, turn):
        for k in (-12, 0, 12):
            canvas.line([(-20, k), (0, k + 4), (20, k)], [6, 7, 6], dark, 0.95, clip=mask, wobble=0.1)


def _bee_head(canvas: Canvas, body: Colour, dark: Colour, mood: str) -> None:
    """Origin at the neck, turned to the left, 34 high."""
    rim = ("#fff6e0", 1.3, 0.7)
    for x, tip in ((-6, (-16, -44)), (3, (-2, -48))):
        canvas.line([(x, -28), (x - 3, -38), tip], [1.8, 1.4, 1], dark, 1, wobble=0.1)
        canvas.fill(ellipse(*tip, 2.4), dark, **LOOK)
    head = canvas.fill(smooth([(-15, -14), (-12, -26), (0, -31), (12, -26), (14, -12), (6, -1), (-6, -1),
        (-14, -7)]), [mix(body, "#fff6e0", 0.3), body, mix(body, dark, 0.45)], form=0.7, radius=10, rim=rim,
        bump=0.15, **LOOK)
    if mood in ("sleep", "bliss"):
        for x in (-9, 3):
            canvas.line([(x - 4, -15), (x, -12.4 if mood == "bliss" else -13), (x + 4, -15)], [0.6, 2, 0.6],
                dark, 1, wobble=0, detail=1)
    else:
        dy = -2 if mood == "up" else 1.4
        for x in (-9, 3):
            canvas.fill(ellipse(x, -15, 5.4, 6.4), "#f4f0e4", **LOOK)
            canvas.fill(ellipse(x - 1.2, -15 + dy, 2.4), "#10121c", edge=0, wobble=0, detail=1)
            if mood != "up":
                canvas.fill(smooth([(x - 6, -15), (x - 4, -22), (x + 4, -22), (x + 6, -15), (x, -17)]),
                    mix(body, dark, 0.2), **LOOK)
    smile = 2 if mood in ("bliss", "up") else -1.4
    canvas.line([(-8, -5), (-3, -5 + smile), (3, -5)], [0.6, 1.6, 0.6], dark, 0.95, clip=head, wobble=0,
        detail=1)


def clerk(canvas: Canvas, body: Colour = "#b8a888", dark: Colour = "#232a44", mood: str = "bored",
    stamp: float = 0.0, tie: Colour = "#5a6484") -> None:
    """A bee at its desk, turned to the left; origin at the middle of the floor, 96 high, 110 wide."""
    rim = ("#dfe6f4", 1.3, 0.6)
    canvas.fill(rect(12, -30, 30, 6, 2), mix(dark, "#8a90a8", 0.35), form=0.5, radius=3, **LOOK)  # the stool
    canvas.line([(27, -26), (27, 0)], 4, mix(dark, "#8a90a8", 0.25), 1, wobble=0)
    for turn in (-34, -58):
        wing = placed(smooth([(0, 0), (20, -12), (46, -8), (50, 4), (24, 10)]), 26, -54, 0.86, turn + 50)
        canvas.fill(wing, ["#e8eef8", "#9aa6c0"], alpha=0.6, rim=("#ffffff", 1, 0.7), **LOOK)
    belly = smooth([(10, -56), (30, -56), (44, -40), (44, -20), (34, -8, 1), (20, -20), (10, -36)])
    mask = canvas.fill(belly, [mix(body, "#fff6e0", 0.2), body, mix(body, dark, 0.4)], form=0.85, radius=12,
        rim=rim, **LOOK)
    for k in range(3):
        canvas.line([(14 + 7 * k, -54 + 10 * k), (30 + 5 * k, -46 + 12 * k), (46, -50 + 14 * k)], [5, 6, 4],
            dark, 0.9, clip=mask, wobble=0.1)
    canvas.fill(smooth([(-2, -66), (16, -66), (28, -54), (24, -36), (6, -34), (-6, -50)]),
        ["#e6e8ee", "#8a90a8"], form=0.8, radius=10, rim=rim, **LOOK)
    canvas.fill(poly([(-2, -62), (4, -62), (2, -42), (-2, -38), (-6, -44)]), tie, **LOOK)
    lean = {"sleep": (-14, -48, -62), "up": (2, -66, 24)}.get(mood, (0, -64, -4))
    if mood == "sleep":
        _desk(canvas, dark)
        canvas.fill(ribbon([(14, -52), (0, -48), (-12, -42)], [30, 24, 16]), ["#e6e8ee", "#8a90a8"], form=0.8,
            radius=10, rim=rim, **LOOK)
        canvas.line([(4, -46), (-14, -40), (-34, -39)], [5, 4, 3], dark, 1, wobble=0.1, detail=0.9)
    with canvas.at(lean[0], lean[1], 1, lean[2]):
        _bee_head(canvas, body, dark, mood)
    if mood != "sleep":
        _desk(canvas, dark)
        y = -46 - 26 * stamp
        canvas.line([(2, -54), (-16, -46 - 10 * stamp), (-31, y - 6)], [5, 4, 3], dark, 1, wobble=0.1, detail=0.9)
        canvas.fill(rect(-43, y + 3, 22, 6, 1.5), ["#5a6484", "#2a3050"], form=0.5, radius=3, **LOOK)
        canvas.fill(poly([(-35, y + 4), (-29, y + 4), (-30, y - 5), (-34, y - 5)]), "#4a5272", **LOOK)
        canvas.fill(ellipse(-32, y - 7, 6, 5), ["#b8bed4", "#6a7294"], form=0.8, radius=4, **LOOK)
        canvas.fill(ellipse(-30, y - 6, 3, 3), dark, **LOOK)
        canvas.line([(6, -50), (-4, -40), (-18, -38)], [4.4, 4, 3], dark, 1, wobble=0.1, detail=0.9)


def _desk(canvas: Canvas, dark: Colour) -> None:
    wood = mix(dark, "#7a7488", 0.45)
    canvas.fill(rect(-54, -36, 62, 6, 1.5), [mix(wood, "#ffffff", 0.25), wood], form=0.5, radius=3,
        rim=("#dfe6f4", 1, 0.6), **LOOK)
    canvas.fill(rect(-52, -30, 10, 30), [wood, mix(wood, dark, 0.6)], **LOOK)
    canvas.fill(poly([(-42, -39), (-18, -39), (-16, -36), (-44, -36)]), "#f0ecdf", **LOOK)
    for k in range(5):
        canvas.fill(rect(-54 + (k % 2), -41 - 3.2 * k, 15, 2.8), "#d8d6cc" if k % 2 else "#f0ecdf", **LOOK)


def cellist(canvas: Canvas, body: Colour = "#f6b82c", dark: Colour = "#241a20",
        slippers: Colour = "#d8403a") -> None:
    """A bee with a cello, seen from the front; origin at the floor between the feet, about 130 high."""
    rim = ("#fff6d0", 1.8, 0.9)
    canvas.fill(ellipse(4, 2, 54, 9), "#5a2c10", alpha=0.5, soft=3)
    for side in (-1, 1):
        for turn, size in ((-36, 1.1), (-4, 0.84)):
            wing = placed(smooth([(0, 0), (24, -20), (58, -20), (66, 0), (34, 12)]), 8 * side, -80, size,
                side * turn, side)
            canvas.fill(wing, ["#ffffff", "#ffe6a8"], alpha=0.7, rim=("#ffffff", 1.4, 0.9), **LOOK)
    canvas.fill(rect(-22, -40, 44, 7, 3), ["#a8683c", "#5a3020"], form=0.5, radius=3, **LOOK)
    for x in (-16, 16):
        canvas.line([(x, -34), (x * 1.3, 0)], 4, "#6a3c24", 1, wobble=0)
    belly = smooth([(-18, -72), (-28, -54), (-26, -36), (-10, -26), (10, -26), (26, -36), (28, -54),
        (18, -72)])
    mask = canvas.fill(belly, ["#ffe27a", body, "#b86a14"], form=0.85, radius=15, rim=rim, bump=0.15, **LOOK)
    for y in (-62, -48, -36):
        canvas.line([(-30, y), (0, y + 6), (30, y)], [6, 7, 6], dark, 0.95, clip=mask, wobble=0.1)
    for side in (-1, 1):
        canvas.line([(side * 12, -32), (side * 30, -26), (side * 30, -4)], [6, 5, 4], dark, 1, wobble=0.1,
            detail=0.9)
        canvas.fill(smooth([(side * 22, 2), (side * 24, -8), (side * 32, -11), (side * 46, -3),
            (side * 46, 3)]), [mix(slippers, "#ffffff", 0.25), slippers, mix(slippers, "#3a0c18", 0.4)],
            form=0.8, radius=6, rim=rim, **LOOK)
        canvas.fill(ellipse(side * 41, -8, 5), "#fff4e0", form=0.7, radius=4, bump=0.4, **LOOK)
    canvas.fill(smooth([(-18, -90), (-22, -76), (-14, -64), (14, -64), (22, -76), (18, -90), (0, -96)]),
        ["#ffe27a", "#f0a428"], form=0.8, radius=12, bump=0.4, rim=rim, **LOOK)
    with canvas.at(6, -92, 1.16, 12):
        _bee_head(canvas, body, dark, "bliss")
    _cello(canvas)
    canvas.line([(-18, -84), (-30, -92), (-14, -104)], [5.4, 4.6, 3.4], dark, 1, wobble=0.1, detail=0.95)
    canvas.line([(18, -80), (38, -66), (30, -42)], [5.4, 4.6, 3.4], dark, 1, wobble=0.1, detail=0.95)
    canvas.line([(40, -38), (-42, -56)], [2.4, 1.6], "#f4e0b8", 1, wobble=0, detail=1)
    canvas.line([(42, -41), (-40, -59)], [1.4, 1], "#7a4424", 1, wobble=0, detail=1)


def _cello(canvas: Canvas) -> None:
    look = dict(edge=0.06, wobble=0.1, detail=0.95)
    with canvas.at(-8, -42, 0.42, -7):
        half = [(0, -84), (24, -82), (40, -64), (38, -40), (42, -30, 1), (30, -14), (32, 8), (46, 24, 1),
            (56, 50), (50, 78), (24, 90), (0, 90)]
        path = smooth([*half, *[(-p[0], *p[1:]) for p in half[1:-1]][::-1]])
        canvas.line([(0, 86), (0, 112)], 4, "#c8c0b0", 1, wobble=0)
        canvas.fill(path, ["#f0944a", "#b85a24", "#6a2c14"], form=0.75, radius=22, rim=("#ffe6b8", 3, 0.9),
            **look)
        canvas.fill(poly([(-7, -20), (7, -20), (4, -190), (-4, -190)]), "#2a1814", **look)
        canvas.fill(union(smooth([(-6, -186), (6, -186), (7, -206), (0, -216), (-7, -206)]),
            ribbon([(-16, -196), (16, -196)], [5, 5])), "#8a4420", **look)
        for side in (-1, 1):
            canvas.line([(side * 16, -12), (side * 20, 10), (side * 24, 30)], [2, 4, 2], "#1c0c08", 1,
                wobble=0)
        canvas.fill(rect(-16, 20, 32, 6, 2), "#f4d8a8", **look)
        canvas.fill(spline([(-9, 48), (9, 48), (5, 82), (-5, 82)]), "#1c100e", **look)
        for x in (-4, 0, 4):
            canvas.line([(x, 50), (x, -190)], 1.2, "#fff6e0", 0.9, wobble=0)


def cell(x: float, y: float, radius: float, lean: float = 0.0):
    """A hexagon standing on its point."""
    return poly([(x + radius * math.sin(k * math.pi / 3 + lean),
        y - radius * math.cos(k * math.pi / 3 + lean)) for k in range(6)])
