"""People who build: painters, bricklayers, miners, each with a body, a face and a job in hand."""

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.paths import ellipse, placed, poly, rect, ribbon, smooth, spline, union

LOOK = dict(edge=0.08, wobble=0.15, detail=0.9, grain=0.18)


def builder(canvas: Canvas, skin: Colour = "#c88a5c", cloth: Colour = "#3a6a8c", shirt: Colour = "#fff0dc",
    hat: str = "helmet", hat_colour: Colour = "#f0b23c", hands: tuple = ((-26, -40), (24, -30)),
    feet: tuple = ((-9, 0), (9, 0)), belly: float = 0.0, hair: Colour = "#3a2018", face: str = "",
    back: bool = False) -> None:
    """A worker 84 high, origin between the feet, turned to the left; `hands` = where they reach."""
    rim = ("#fff6e4", 1.4, 0.75)
    dark = mix(cloth, "#101c24", 0.5)
    hip = (0, -34)
    for i, (x, y) in enumerate(feet):
        knee = ((hip[0] + x) / 2 + (-3 if i == 0 else 3), (hip[1] + y) / 2 - 1)
        canvas.fill(ribbon([(-5 if i == 0 else 5, hip[1]), knee, (x, y - 3)], [14 + belly * 3, 11.5, 9]),
            [cloth, dark], form=0.8, radius=5, rim=rim, **LOOK)
        canvas.fill(smooth([(x - 10, y), (x - 7, y - 7), (x + 5, y - 7), (x + 6, y)]), "#4a3024", form=0.6,
            radius=4, **LOOK)
    far, near = hands[1], hands[0]
    _arm(canvas, (9, -58), far, mix(shirt, "#5a4a48", 0.25), mix(skin, "#3a1a18", 0.25))
    w = 13 + belly * 7
    body = smooth([(-8, -66), (-14, -60), (-w - belly * 3, -46), (-w + 1, -32), (0, -27), (w - 2, -32),
        (w, -48), (13, -61), (7, -66)])
    mask = canvas.fill(body, [shirt, mix(shirt, "#6a5a54", 0.45)], form=0.8, radius=10, rim=rim, **LOOK)
    canvas.fill(smooth([(-w - 6, -52), (-10, -54), (9, -54), (w + 4, -48), (w + 4, -20), (-w - 6, -20)]),
        [cloth, dark], clip=mask, form=0.7, radius=9, **LOOK)
    for x0, x1 in ((-7, -9), (6, 8)):
        canvas.line([(x0, -67), (x1, -52)], 3, cloth, 1, clip=mask, wobble=0)
    canvas.fill(rect(-7, -48, 11, 9, 1.5), dark, alpha=0.7, clip=mask, **LOOK)
    _arm(canvas, (-9, -58), near, shirt, skin)
    with canvas.at(-2, -66, 1.0, 0):
        _head(canvas, skin, hair, face, back, rim)
        _hat(canvas, hat, hat_colour, rim)


def _arm(canvas: Canvas, shoulder: tuple, hand: tuple, sleeve: Colour, skin: Colour) -> None:
    x, y = (shoulder[0] + hand[0]) / 2, (shoulder[1] + hand[1]) / 2
    bend = 5 if hand[1] < shoulder[1] else 4
    elbow = (x + (4 if hand[0] > shoulder[0] else -4), y + bend)
    canvas.fill(ribbon([shoulder, elbow, hand], [10.5, 8.5, 6]), [skin, mix(skin, "#3a1a18", 0.4)], form=0.7,
        radius=4, **LOOK)
    canvas.fill(ribbon([shoulder, ((shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2), elbow],
        [11.5, 11, 9.6]), [sleeve, mix(sleeve, "#5a4a48", 0.4)], form=0.7, radius=5, **LOOK)
    canvas.fill(ellipse(hand[0], hand[1], 4.4, 4), skin, form=0.6, radius=3, **LOOK)


def _head(canvas: Canvas, skin: Colour, hair: Colour, face: str, back: bool, rim: tuple) -> None:
    canvas.fill(ribbon([(1, 2), (0, -6)], [9, 8]), mix(skin, "#3a1a18", 0.25), **LOOK)
    head = canvas.fill(smooth([(-10, -12), (-10, -18), (-5, -24), (4, -24), (10, -18), (10, -9), (5, -2),
        (-2, 0), (-8, -3), (-9.5, -8), (-13, -10)]), [mix(skin, "#fff0dc", 0.25), skin,
        mix(skin, "#3a1a18", 0.4)], gradient=((-10, -16), (10, -6)), form=0.5, radius=7, rim=rim, **LOOK)
    if back:
        canvas.fill(smooth([(-10, -8), (-11, -20), (0, -26), (11, -20), (11, -6), (4, -3), (-6, -4)]), hair,
            form=0.6, radius=6, **LOOK)
        return
    canvas.fill(smooth([(1, -24), (10, -20), (12, -8), (7, -4), (5, -12), (3, -18)]), hair, form=0.5,
        radius=4, **LOOK)
    canvas.fill(ellipse(6, -10, 2.6, 3.6), skin, form=0.4, radius=2, **LOOK)
    canvas.fill(ellipse(-2, -7, 3.6, 2.6), "#d8583c", alpha=0.4, soft=1.2, clip=head)
    for x in (-7, -0.5):
        canvas.fill(ellipse(x, -12.4, 1.2, 1.5), "#1c0e10", edge=0, wobble=0, detail=1)
        canvas.line([(x - 2, -15.6), (x + 2, -16)], 1.1, hair, 0.95, wobble=0, detail=1)
    if face == "moustache":
        canvas.fill(spline([(-12, -6), (-6, -8), (1, -5), (-5, -4)]), hair, **LOOK)
    elif face == "beard":
        canvas.fill(smooth([(-10, -7), (-4, -6), (6, -10), (7, -3), (0, 5), (-8, 1)]), hair, form=0.5,
            radius=4, **LOOK)
    elif face == "plait":
        for k in range(4):
            canvas.fill(ellipse(10 + k, -4 + 6 * k, 3.6, 4.2), hair, form=0.6, radius=3, **LOOK)
    if face != "beard":
        canvas.line([(-8, -4), (-5, -3), (-2, -4.4)], [0.5, 1.3, 0.5], "#7a2428", 1, wobble=0, detail=1)


def _hat(canvas: Canvas, hat: str, colour: Colour, rim: tuple) -> None:
    paint = [mix(colour, "#ffffff", 0.3), colour, mix(colour, "#3a1a18", 0.35)]
    if hat in ("helmet", "lamp"):
        canvas.fill(smooth([(-12, -17), (-11, -25), (-2, -31), (8, -28), (12, -18)]), paint, form=0.8,
            radius=6, rim=rim, **LOOK)
        canvas.fill(ellipse(-3, -17, 14, 2.8, -3), paint, form=0.5, radius=3, **LOOK)
        if hat == "lamp":
            canvas.fill(ellipse(-11, -22, 4, 4.6), "#fffbe0", edge=0, wobble=0, detail=1)
            canvas.glow(-13, -22, 60, "#fff0b0", 0.85)
    elif hat == "paper":
        canvas.fill(poly([(-14, -18), (0, -33), (13, -17), (8, -21), (-9, -21)]), ["#fffaf0", "#d8ccb8"],
            form=0.4, radius=4, **LOOK)
    elif hat == "cap":
        canvas.fill(smooth([(-18, -17), (-10, -20), (-8, -27), (4, -28), (11, -19), (10, -15), (-4, -18)]),
            paint, form=0.7, radius=5, rim=rim, **LOOK)
    elif hat == "scarf":
        canvas.fill(smooth([(-11, -16), (-9, -25), (1, -28), (11, -20), (14, -10), (8, -14), (-2, -20)]),
            paint, form=0.7, radius=5, rim=rim, **LOOK)


def bucket(canvas: Canvas, colour: Colour = "#8fa7a8", paint: Colour = "#fffaf0") -> None:
    """A paint bucket, origin at its foot."""
    canvas.line([(-9, -16), (0, -25), (9, -16)], 1.3, "#4a5a5c", 1, wobble=0)
    canvas.fill(poly([(-10, -17), (10, -17), (8, 0), (-8, 0)]), [mix(colour, "#ffffff", 0.3), colour],
        form=0.7, radius=5, **LOOK)
    canvas.fill(ellipse(0, -17, 10, 3), paint, **LOOK)
    canvas.fill(placed(spline([(0, 0), (2, 6), (0, 9), (-2, 6)]), 5, -16), paint, **LOOK)


def plank(canvas: Canvas, x0: float, x1: float, y: float, thick: float = 7) -> None:
    """A board of a scaffold, seen from the front."""
    canvas.fill(rect(min(x0, x1), y, abs(x1 - x0), thick, 1.5), ["#e8b878", "#a8703c", "#6a4020"], form=0.4,
        radius=3, rim=("#fff0d0", 1.2, 0.7), **LOOK)


def pole(canvas: Canvas, x0: float, y0: float, x1: float, y1: float, w: float = 5) -> None:
    """A scaffold tube."""
    canvas.fill(union(ribbon([(x0, y0), (x1, y1)], [w, w])), ["#f4ead8", "#a89a8c", "#5a504c"],
        gradient=((x0 - w, y0), (x0 + w, y0)), form=0.7, radius=w / 2, **LOOK)
