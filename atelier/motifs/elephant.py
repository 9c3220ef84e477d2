"""The elephant."""

import math
from collections.abc import Sequence

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.motifs.sky import star
from atelier.paths import curve, ellipse, ribbon, spline


def elephant(canvas: Canvas, colour: Sequence[Colour] = ("#8f96b0", "#565d86"), rim: Colour = "#ffe6b8",
    cloth: Colour = "#b8383c", gold: Colour = "#eab850") -> None:
    """An elephant walking left under an embroidered cloth, origin ground centre, 260 long."""
    look = dict(edge=0.12, wobble=0.5, detail=0.6, texture=0.05, grain=0.5)
    shade = mix(colour[1], canvas.ambient, 0.6)
    rim_light = (rim, 3, 0.75)
    far_2 = mix(colour[1], canvas.ambient, 0.4)
    # far legs, darker
    for points, w in (([(-40, -90), (-62, -50), (-56, -6)], [44, 34, 30]), ([(66, -90), (92, -52), (84, -6)],
        [50, 36, 30])):
        canvas.fill(ribbon(points, w), far_2, form=0.8, radius=16, shade=shade, **look)
        x, y = points[-1]
        for i in range(3):
            canvas.fill(ellipse(x - 10 + i * 9, y + 11, 4.4, 3.6), mix(colour[0], "#fff0d8", 0.3), edge=0.1,
                wobble=0.2, detail=0.6)
    canvas.line([(112, -132), (130, -108), (128, -78), (136, -66)], [8, 6, 4, 3], far_2, form=0.6, radius=3)
    canvas.fill(spline([(132, -70), (142, -64), (144, -48, 1), (134, -56)]), far_2, edge=0.4)
    body = spline([(-92, -150), (-60, -172), (0, -182), (60, -178), (104, -152), (118, -112), (104, -74),
        (60, -60), (0, -56), (-56, -66), (-84, -96)])
    mask = canvas.fill(body, [colour[0], colour[1]], gradient=((-20, -180), (20, -56)), form=0.95, radius=56,
        shade=shade, rim=rim_light, bump=0.2, **look)
    for points, w in (([(-62, -96), (-74, -52), (-92, -8)], [54, 38, 32]), ([(74, -104), (64, -56), (56, -6)],
        [64, 42, 34])):
        canvas.fill(ribbon(points, w), [colour[0], colour[1]], form=0.95, radius=19, shade=shade,
            rim=(rim, 2.4, 0.6), **look)
        x, y = points[-1]
        for i in range(3):
            canvas.fill(ellipse(x - 11 + i * 10, y + 11, 5, 4), mix(colour[0], "#fff0d8", 0.55), edge=0.1,
                wobble=0.2, detail=0.7)
        for i in range(4):
            xx, yy = points[1][0] + (points[2][0] - points[1][0]) * i / 4, points[1][1] + (points[2][1] -
                points[1][1]) * i / 4
            canvas.line([(xx - 13, yy), (xx, yy + 4), (xx + 12, yy)], [0.3, 1.5, 0.3], shade, 0.6, wobble=0.2)
    trunk = [(-128, -140), (-160, -118), (-172, -80), (-168, -46), (-184, -26), (-204, -34)]
    canvas.fill(ribbon(trunk, [50, 40, 28, 22, 17, 12]), [colour[0], colour[1]], form=0.95, radius=19, shade=shade,
        rim=rim_light, **look)
    for i in range(11):
        t = i / 10
        x, y = np.array(curve(trunk, 10))[int(8 + t * 36)]
        canvas.line([(x - 12 + 5 * t, y - 1), (x, y + 3), (x + 12 - 5 * t, y)], [0.3, 1.5, 0.3], shade, 0.6,
            wobble=0.2)
    canvas.fill(ribbon([(-140, -108), (-158, -86), (-178, -82)], [10, 8, 2]), "#fff4dc", form=0.7, radius=4,
        rim=(rim, 1.4, 0.6), **look)
    head = spline([(-96, -104), (-124, -100), (-146, -116), (-154, -142), (-146, -170), (-122, -190), (-94, -188),
        (-72, -166), (-70, -130)])
    canvas.fill(head, [mix(colour[0], canvas.key, 0.15), colour[0], colour[1]],
        gradient=((-140, -186), (-80, -104)), form=0.9, radius=34, shade=shade, rim=rim_light, **look)
    canvas.fill(ellipse(-133, -143, 5.5, 4.5), mix(colour[1], canvas.ambient, 0.4), edge=0.2)
    canvas.fill(ellipse(-133.5, -143, 3.3), "#140c1c", edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(-134.6, -144.4, 1.1), "#fff6e0", edge=0, wobble=0, detail=1)
    canvas.line([(-141, -149), (-133, -152), (-125, -148)], [0.4, 2, 0.4], shade, 0.9, wobble=0.1)
    ear = spline([(-100, -172), (-82, -186), (-52, -184), (-34, -160), (-36, -124), (-54, -96), (-70, -88, 1),
        (-80, -108), (-94, -126), (-102, -150)])
    canvas.shadow(ear, canvas.ambient, 4, 6, 5, 0.5, clip=mask)
    canvas.fill(ear, [mix(colour[0], canvas.key, 0.12), colour[0], mix(colour[1], "#b8707c", 0.35)],
        gradient=((-90, -186), (-50, -92)), form=0.8, radius=22, shade=shade, rim=(rim, 2.4, 0.7), **look)
    for i in range(4):
        canvas.line([(-96 + i * 4, -160 + i * 6), (-74 + i * 5, -150 + i * 6), (-54 + i * 3, -128 + i * 6)],
            [0.3, 1.6, 0.3], shade, 0.5, wobble=0.1)
    cl = spline([(-34, -184, 1), (10, -188), (60, -184, 1), (76, -120), (72, -92, 1), (20, -84), (-30, -92, 1),
        (-34, -130)])
    c = canvas.fill(cl, [mix(cloth, canvas.key, 0.25), cloth, mix(cloth, canvas.ambient, 0.5)], form=0.6,
        radius=24, rim=(rim, 2, 0.6), clip=None, **look)
    canvas.line([(-30, -96), (20, -88), (72, -96)], [5, 6, 5], gold, 1, clip=c)
    canvas.line([(-31, -108), (20, -100), (74, -108)], [1.6, 2, 1.6], gold, 0.9, clip=c)
    for i in range(9):
        x = -28 + i * 12.4
        y = -89 + 4 * math.sin(i / 8 * 3.14)
        canvas.line([(x, y), (x, y + 9)], [2, 3.4], gold, 1, wobble=0.1)
    for x, y in ((-4, -136), (22, -142), (48, -136)):
        with canvas.at(x, y):
            star(canvas, 8, gold, n=8, inner=0.55, glow=False)
