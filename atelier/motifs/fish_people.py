"""Fish in town clothes: busts in profile to the left, for windows, seats and benches."""

from collections.abc import Sequence

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.paths import ellipse, placed, poly, rect, ribbon, smooth, spline, union

LOOK = dict(edge=0.08, wobble=0.15, detail=0.9)


def fish_bust(canvas: Canvas, kind: str = "perch", colour: Sequence[Colour] = ("#f2b25e", "#b85a34"),
    coat: Colour = "#2f4a5c", hat: str = "bowler", mood: float = 0.0, hat_colour: Colour = "#2a2430") -> None:
    """A fish from the chest up, origin at the middle of the chest, about 92 high; mood -1 sad, 1 glad."""
    rim = ("#fff0d0", 1.6, 0.7)
    body = smooth([(-40, 22), (-36, -8), (-18, -22), (16, -22), (36, -8), (42, 22)])
    mask = canvas.fill(body, [mix(coat, "#fff0d0", 0.15), coat, mix(coat, "#081c24", 0.5)], form=0.8,
        radius=14, rim=rim, **LOOK)
    canvas.fill(poly([(-14, -22), (8, -22), (-2, 14)]), "#f4ecdc", clip=mask, **LOOK)
    canvas.fill(poly([(-6, -16), (0, -16), (1, 12), (-4, 16), (-8, 10)]), mix(colour[1], "#c8322a", 0.4),
        clip=mask, **LOOK)
    shape = {"perch": [(-46, -44), (-40, -56), (-20, -70), (8, -72), (28, -56), (30, -34), (18, -18),
        (-12, -18), (-34, -28), (-44, -36)], "puffer": [(-42, -46), (-36, -66), (-12, -80), (18, -76),
        (36, -54), (34, -28), (14, -12), (-14, -12), (-36, -26)],
        "pike": [(-66, -40), (-58, -48), (-34, -58), (-8, -66), (18, -60), (28, -40), (18, -20), (-10, -20),
        (-38, -30), (-60, -34)], "sole": [(-30, -40), (-28, -68), (-8, -88), (14, -82), (26, -58), (26, -30),
        (12, -16), (-10, -16), (-26, -26)], "hump": [(-44, -36), (-44, -48), (-30, -60), (-18, -84), (8, -86),
        (28, -62), (30, -36), (18, -18), (-10, -18), (-34, -26)]}[kind]
    fin = smooth([(-4, shape[3][1] + 6), (8, shape[3][1] - 14), (26, shape[3][1] - 2), (36, -44), (26, -48),
        (10, -58)])
    canvas.fill(fin, [colour[1], mix(colour[1], "#3a1420", 0.4)], form=0.5, radius=6, **LOOK)
    head = canvas.fill(smooth(shape), [mix(colour[0], "#fff4dc", 0.25), colour[0], colour[1]],
        gradient=((-30, -74), (20, -16)), form=0.8, radius=20, rim=rim, grain=0.2, **LOOK)
    canvas.fill(smooth([(-40, -32), (-20, -34), (4, -26), (10, -14), (-16, -12)]),
        mix(colour[0], "#fff8e8", 0.6), alpha=0.6, soft=4, clip=head)
    for row in range(3):  # scales
        for k in range(4):
            x, y = 6 + row * 8, -60 + k * 11 + 5 * (row % 2)
            canvas.line([(x - 4, y - 4), (x + 1, y), (x - 4, y + 4)], [0.4, 1.2, 0.4],
                mix(colour[1], "#3a1420", 0.3), 0.5, clip=head, wobble=0)
    canvas.line([(2, -62), (-6, -44), (2, -24)], [0.6, 2.2, 0.6], mix(colour[1], "#3a1420", 0.5), 0.7,
        clip=head, wobble=0.1)
    left, eye_y = shape[0][0], {"pike": -50, "puffer": -56, "hump": -60}.get(kind, -54)
    eye_x = {"pike": -30, "sole": -14}.get(kind, -20)
    canvas.fill(ellipse(eye_x, eye_y, 9.5), ["#fffaf0", "#d8d0b8"], form=0.4, radius=6, **LOOK)
    canvas.fill(ellipse(eye_x - 2, eye_y + 0.6, 4.6), "#10181c", edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(eye_x - 3.6, eye_y - 1.4, 1.5), "#ffffff", edge=0, wobble=0, grain=0, detail=1)
    canvas.fill(smooth([(eye_x - 11, eye_y - 2), (eye_x - 6, eye_y - 11), (eye_x + 5, eye_y - 11),
        (eye_x + 11, eye_y - 2), (eye_x, eye_y - 4)]), colour[0], form=0.4, radius=3, **LOOK)
    y = shape[0][1] + 4
    canvas.line([(left + 1, y), (left + 10, y + 3 - 2 * mood), (left + 20, y + 5 - 7 * mood)], [3, 2.4, 0.6],
        mix(colour[1], "#3a0c18", 0.6), 0.95, wobble=0, detail=1)
    canvas.fill(placed(smooth([(0, 0), (14, -10), (26, -2), (22, 10), (8, 10)]), 6, -34, 0.9, 20),
        [colour[0], colour[1]], form=0.5, radius=5, rim=rim, **LOOK)
    _hat(canvas, hat, -4, min(p[1] for p in shape) + 6, hat_colour, rim)


def _hat(canvas: Canvas, hat: str, x: float, y: float, colour: Colour, rim: tuple) -> None:
    paint = [mix(colour, "#fff0d0", 0.25), colour, mix(colour, "#081018", 0.5)]
    if hat == "bowler":
        canvas.fill(union(smooth([(x - 19, y), (x - 18, y - 16), (x, y - 25), (x + 18, y - 16), (x + 19, y)]),
            ellipse(x, y, 28, 5)), paint, form=0.8, radius=9, rim=rim, **LOOK)
        canvas.line([(x - 18, y - 5), (x, y - 3), (x + 18, y - 5)], 4, mix(colour, "#000010", 0.5), 0.9,
            wobble=0)
    elif hat == "top":
        canvas.fill(union(smooth([(x - 17, y, 1), (x - 19, y - 40, 1), (x + 19, y - 40, 1), (x + 17, y, 1)]),
            ellipse(x, y, 28, 5)), paint, form=0.8, radius=9, rim=rim, **LOOK)
        canvas.line([(x - 17, y - 6), (x, y - 4), (x + 17, y - 6)], 5, "#a83a2c", 0.95, wobble=0)
    elif hat == "cloche":
        canvas.fill(smooth([(x - 28, y + 4), (x - 20, y - 16), (x, y - 25), (x + 20, y - 16), (x + 26, y + 6),
            (x, y)]), paint, form=0.8, radius=10, rim=rim, **LOOK)
        canvas.line([(x + 8, y - 10), (x + 22, y - 30), (x + 36, y - 34)], [2, 8, 1], "#f0c78a", 0.95,
            wobble=0.2)
    elif hat == "cap":
        canvas.fill(smooth([(x - 34, y + 4), (x - 18, y - 4), (x - 16, y - 14), (x + 6, y - 18),
            (x + 24, y - 8), (x + 22, y + 4), (x - 10, y + 2)]), paint, form=0.8, radius=7, rim=rim, **LOOK)
    elif hat == "sun":
        canvas.fill(union(ellipse(x, y, 42, 9, -6), ellipse(x, y - 9, 19, 14)), paint, form=0.8, radius=8,
            rim=rim, **LOOK)
        canvas.line([(x - 18, y - 5), (x, y - 3), (x + 19, y - 7)], 5, "#f26b4e", 0.95, wobble=0)
        canvas.fill(ellipse(x + 14, y - 10, 6), "#fff4e0", form=0.6, radius=4, **LOOK)
    elif hat == "beanie":
        canvas.fill(smooth([(x - 21, y + 2), (x - 16, y - 18), (x, y - 26), (x + 16, y - 18),
            (x + 21, y + 2)]), paint, form=0.8, radius=9, rim=rim, **LOOK)
        canvas.fill(rect(x - 22, y - 5, 44, 9, 4), mix(colour, "#fff0d0", 0.4), form=0.5, radius=4, **LOOK)
        canvas.fill(ellipse(x, y - 28, 7), "#f4ecdc", form=0.7, radius=5, **LOOK)


def newspaper(canvas: Canvas, w: float = 74, h: float = 56) -> None:
    """A wet newspaper held open, without letters; origin at its middle."""
    page = spline([(-w / 2, -h / 2, 1), (0, -h / 2 + 5, 1), (w / 2, -h / 2, 1), (w / 2 + 2, h / 2 - 3, 1),
        (w * 0.25, h / 2 + 3), (0, h / 2 + 5, 1), (-w * 0.25, h / 2 - 1), (-w / 2 - 2, h / 2, 1)])
    mask = canvas.fill(page, ["#fdf6e4", "#d8d8c4", "#a8b8ac"], form=0.3, radius=8, rim=("#ffffff", 1.2, 0.7),
        **LOOK)
    for side in (-1, 1):
        canvas.fill(rect(side * w * 0.25 - w * 0.17, -h * 0.32, w * 0.34, h * 0.18), "#5a6a6a", alpha=0.75,
            clip=mask, **LOOK)
        for k in range(5):
            y = -h * 0.04 + k * h * 0.1
            canvas.line([(side * w * 0.25 - w * 0.17, y), (side * w * 0.25 + w * 0.17 - 4 * (k == 4), y + 1)],
                1.3, "#5a6a6a", 0.6, clip=mask, wobble=0.2)
    canvas.line([(0, -h / 2 + 5), (0, h / 2 + 4)], 1.4, "#8a9a94", 0.9, wobble=0)


def strap(canvas: Canvas, length: float = 40) -> None:
    """A leather strap with a ring, hanging from the origin."""
    canvas.line([(0, 0), (0, length)], 4, "#7a4a2c", 1, form=0.5, radius=2, wobble=0, detail=0.85)
    ring = union(ribbon([(-8, length + 4), (0, length - 2), (8, length + 4)], [3, 3, 3]),
        ribbon([(-8, length + 4), (-8, length + 14), (0, length + 18), (8, length + 14), (8, length + 4)],
        [3, 3, 3, 3, 3]))
    canvas.fill(ring, "#f0d8a8", form=0.5, radius=2, **LOOK)
