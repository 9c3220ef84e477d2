"""Hands: the rising hand, the working hand."""

import itertools
from collections.abc import Sequence

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.paths import curve, ellipse, ribbon, smooth, spline, union
from atelier.shading import Light


def hand(canvas: Canvas, colour: Sequence[Colour] = ("#f3cfae", "#c98a78"), rim: Colour = "#fff0d0",
    cuff: Colour | None = None) -> None:
    """A hand that rises with the palm to us, origin wrist, about 320 high."""
    look = dict(edge=0.1, wobble=0.3, detail=0.55, texture=0.02, grain=0.45)
    shade = mix(colour[1], canvas.ambient, 0.45)
    rim_light = (rim, 3, 0.8)
    fingers = [([(60, -140), (84, -196), (92, -238), (88, -262)], [34, 29, 25, 15]),
        ([(30, -160), (42, -230), (46, -282), (42, -306)], [38, 32, 27, 16]),
        ([(-4, -160), (-4, -240), (-6, -294), (-10, -318)], [38, 33, 28, 16]),
        ([(-36, -150), (-50, -222), (-60, -272), (-64, -296)], [36, 31, 26, 15])]
    th = [(-20, -60), (-62, -96), (-100, -140), (-122, -184), (-126, -204)]
    palm = spline([(-34, 0, 1), (-36, -40), (-52, -84), (-60, -130), (-54, -168), (0, -184), (60, -166),
        (80, -136), (74, -92), (52, -48), (46, 0, 1)])
    outline = union(palm, *[ribbon(p, w) for p, w in fingers], ribbon(th, [50, 46, 36, 28, 16]))
    mask = canvas.fill(outline, [colour[0], colour[0], colour[1]], gradient=((-60, -280), (60, 0)), form=0.9,
        radius=24, shade=shade, rim=rim_light, **look)
    canvas.fill(ellipse(10, -96, 50, 60), mix(colour[0], "#fff4e0", 0.35), alpha=0.45, soft=14, clip=mask)
    canvas.fill(spline([(-52, -84), (-20, -64), (0, -30), (6, 0), (-34, 0)]), mix(colour[0], "#fff0dc", 0.3),
        alpha=0.5, soft=9, clip=mask)
    canvas.fill(spline([(40, -10), (70, -70), (84, -130), (60, -100), (34, -50)]), shade, alpha=0.35, soft=9,
        clip=mask)
    for (p, _), (q, _) in itertools.pairwise(fingers):  # dark seams between fingers
        canvas.line([((p[0][0] + q[0][0]) / 2, -150), ((p[1][0] * 0.5 + q[1][0] * 0.5), -196),
            ((p[1][0] * 0.45 + q[1][0] * 0.55), -214)], [0.5, 3, 1], shade, 0.8, clip=mask, wobble=0.1)
    for p, _ in fingers:
        c = np.array(curve(p, 12))
        for t in (0.36, 0.66):
            x, y = c[int(t * (len(c) - 1))]
            canvas.line([(x - 10, y + 2), (x, y + 5), (x + 10, y + 2)], [0.3, 2, 0.3], shade, 0.6, clip=mask,
                wobble=0.1)
            canvas.line([(x - 8, y - 2), (x, y + 1), (x + 8, y - 2)], [0.3, 1.2, 0.3],
                mix(colour[0], "#fff4e0", 0.6), 0.6, clip=mask, wobble=0.1)
    for points, w in (([(-50, -100), (-20, -92), (2, -62), (4, -22)], 2.8),
        ([(-52, -132), (-6, -120), (40, -132), (74, -142)], 2.2), ([(-40, -112), (10, -100), (60, -72)], 1.8)):
        canvas.line(points, [0.4, w, w * 0.8, 0.3], shade, 0.6, clip=mask, wobble=0.2)
    if cuff:
        canvas.fill(spline([(-52, 30, 1), (-50, -22), (0, -30), (62, -22), (66, 30, 1)]), cuff, form=0.8,
            radius=16, rim=rim_light, **look)


def working_hand(canvas: Canvas, skin: Colour = "#d89a78", light: Light | None = None, tool: str = "driver",
    shade: Colour = "#5a2c34") -> None:
    """Working hand pointing right, origin wrist; one union silhouette."""
    if tool == "driver":
        canvas.fill(ribbon([(22, -30), (62, -12), (112, 12)], [11, 9, 3], cap=False), ["#e8c070", "#8a5a34"],
            form=0.7, radius=4, light=light, edge=0.05, wobble=0.1, detail=0.85)
    else:
        for d in (-3, 4):
            canvas.line([(34, -16), (70, -8 + d), (110, 4)], [3, 3, 1.2], "#e8e0c0", 1, wobble=0, detail=0.9)
    fingers = [([(24, 10), (46, 22), (52, 32)], [14, 12, 8]), ([(28, 4), (56, 12), (66, 22)], [15, 13, 9]),
        ([(30, -4), (62, 0), (76, 9)], [15, 13, 9]), ([(8, -12), (34, -26), (62, -14)], [18, 14, 9])]
    outline = union(smooth([(-16, -16), (8, -22), (30, -16), (40, 0), (34, 18), (10, 22), (-16, 16)]),
        *[ribbon(p, w) for p, w in fingers])
    mask = canvas.fill(outline, [mix(skin, "#fff0d0", 0.2), skin, mix(skin, shade, 0.5)], form=0.85, radius=10,
        light=light, shade=shade, rim=("#ffd0a0", 1.8, 0.85, light or canvas.light), edge=0.06, wobble=0.2,
        detail=0.85)
    for (p, _w), (q_, _v) in itertools.pairwise(fingers):
        canvas.line([((p[0][0] + q_[0][0]) / 2, (p[0][1] + q_[0][1]) / 2),
            ((p[1][0] + q_[1][0]) / 2, (p[1][1] + q_[1][1]) / 2),
            ((p[2][0] + q_[2][0]) / 2, (p[2][1] + q_[2][1]) / 2)], [0.6, 2, 1], shade, 0.8, clip=mask, wobble=0)
