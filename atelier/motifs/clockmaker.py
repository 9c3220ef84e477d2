"""Things that hang on threads in the clockmaker's shop."""

import math

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.motifs.objects import clock_face
from atelier.paths import ellipse, minus, rect, ribbon, smooth, union
from atelier.shading import Light


def hanging_thing(canvas: Canvas, x: float, y: float, kind: str, s: float = 1, colour: Colour = "#c89a4a",
    light: Light = (0, 0.8, 0.4), seed: int = 0) -> None:
    """Object hanging on a thread from the ceiling."""
    canvas.line([(x, -10), (x, y)], 1.1, mix(colour, "#d8e0b0", 0.3), 0.55, wobble=0.05, rough=0)
    look = dict(edge=0.07, wobble=0.2, detail=0.7, light=light)
    rim_light = ("#ff9a6a", 2, 0.75, light)
    with canvas.at(x, y, s, 5 * math.sin(seed * 2.1)):
        if kind == "watch":
            canvas.fill(minus(ellipse(0, 5, 8), ellipse(0, 5, 5)), colour, form=0.7, radius=2, **look)
            canvas.fill(rect(-4, 11, 8, 7), colour, form=0.5, radius=3, **look)
            with canvas.at(0, 46):
                clock_face(canvas, 26, colour="#efe6c4", rim_colour=colour, hands=(40 * seed, 110 * seed + 20))
                canvas.fill(ellipse(0, 0, 30), "#ff8a60", alpha=0.16, blend="screen", fade=((0, 30), (0, -20)),
                    edge=0)
        elif kind == "key":
            outline = union(minus(ellipse(0, 16, 15), ellipse(0, 16, 8)), rect(-3.4, 28, 6.8, 62),
                rect(0, 72, 16, 6), rect(0, 83, 20, 6))
            canvas.fill(outline, [mix(colour, canvas.key, 0.2), colour, mix(colour, canvas.ambient, 0.35)],
                form=0.8, radius=4, rim=rim_light, **look)
        elif kind == "scale":
            canvas.fill(ribbon([(-44, 14), (0, 6), (44, 2)], [3, 6, 3]), colour, form=0.7, radius=3, rim=rim_light,
                **look)
            canvas.fill(ellipse(0, 4, 6), colour, form=0.8, radius=5, **look)
            for sx, y0 in ((-1, 14), (1, 2)):
                for d in (-16, 16):
                    canvas.line([(sx * 44, y0), (sx * 44 + d, y0 + 52)], 1, colour, 0.8, wobble=0, rough=0)
                canvas.fill(smooth([(sx * 44 - 21, y0 + 51, 1), (sx * 44, y0 + 54), (sx * 44 + 21, y0 + 51, 1),
                    (sx * 44 + 12, y0 + 64), (sx * 44 - 12, y0 + 64)]), [mix(colour, canvas.ambient, 0.3), colour],
                    form=0.8, radius=6, rim=rim_light, **look)
        elif kind == "bell":
            canvas.fill(smooth([(-6, 4), (0, 0), (6, 4), (14, 34), (22, 44, 1), (-22, 44, 1), (-14, 34)]),
                [mix(colour, canvas.ambient, 0.2), colour], form=0.85, radius=12, rim=rim_light, **look)
            canvas.fill(ellipse(0, 47, 5), mix(colour, canvas.ambient, 0.4), **look)
        elif kind == "pendulum":
            canvas.fill(smooth([(-24, 40, 1), (-26, 4), (0, -16), (26, 4), (24, 40, 1), (0, 46)]),
                ["#4a3a2c", "#7a4c34"], form=0.7, radius=12, rim=rim_light, **look)
            canvas.line([(0, 40), (7, 84)], 2, colour, 1, wobble=0)
            canvas.fill(ellipse(8, 88, 9), colour, form=0.8, radius=7, rim=rim_light, **look)
            with canvas.at(0, 14):
                clock_face(canvas, 15, rim_colour=colour, hands=(70 * seed, 200))
