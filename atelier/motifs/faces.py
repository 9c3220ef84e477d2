"""Faces and heads: eyes, profiles, masks."""

import math

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.paths import ellipse, rect, smooth, spline


def eye(canvas: Canvas, w: float = 34, iris: Colour = "#6a7f5a", look: tuple = (0, 0), lid: Colour = "#b0684c",
    dark: Colour = "#4a1c28", white: Colour = "#f2e0c4") -> None:
    """Frontal old eye, origin centre, half width w."""
    alm = smooth([(-w, 4, 1), (-w * 0.5, -w * 0.24), (w * 0.05, -w * 0.3), (w * 0.6, -w * 0.16), (w, 7, 1),
        (w * 0.5, w * 0.3), (0, w * 0.36), (-w * 0.55, w * 0.26)])
    mask = canvas.fill(alm, [mix(white, dark, 0.45), white, mix(white, "#c08a78", 0.4)], edge=0.05, wobble=0.1,
        detail=1, texture=0)
    x, y = look
    canvas.fill(ellipse(x, y, w * 0.42), [mix(iris, "#ffe9b0", 0.45), iris, mix(iris, "#101020", 0.65)],
        gradient=("r", (x - w * 0.05, y + w * 0.16), w * 0.5), clip=mask, edge=0.1, wobble=0.1, detail=1)
    for i in range(14):
        t = i * 0.449
        canvas.line([(x + w * 0.17 * math.cos(t), y + w * 0.17 * math.sin(t)),
            (x + w * 0.39 * math.cos(t), y + w * 0.39 * math.sin(t))], [0.9, 0.4], mix(iris, "#fff0c0", 0.6)
            if i % 2 else mix(iris, "#101020", 0.5), 0.6, clip=mask, wobble=0, rough=0, detail=1)
    canvas.fill(ellipse(x, y, w * 0.19), "#150c18", clip=mask, edge=0.05, wobble=0, detail=1)
    canvas.fill(spline([(-w, 2), (0, -w * 0.5), (w, 2), (w, -w * 0.1), (0, -w * 0.26), (-w, -w * 0.02)]), dark,
        alpha=0.55, soft=1.5, clip=mask)
    with canvas.at(x - w * 0.13, y - w * 0.15):
        canvas.fill(rect(-w * 0.09, -w * 0.09, w * 0.18, w * 0.18), "#fff6d8", edge=0, wobble=0, grain=0,
            texture=0, detail=1)
        canvas.line([(0, -w * 0.09), (0, w * 0.09)], 0.8, "#8a5a3a", 1, wobble=0, rough=0)
        # a lit window in the pupil
        canvas.line([(-w * 0.09, 0), (w * 0.09, 0)], 0.8, "#8a5a3a", 1, wobble=0, rough=0)
    lidp = smooth([(-w * 1.12, 6, 1), (-w * 0.55, -w * 0.28), (w * 0.05, -w * 0.35), (w * 0.62, -w * 0.2),
        (w * 1.16, 11, 1), (w * 1.0, -w * 0.3), (w * 0.3, -w * 0.86), (-w * 0.5, -w * 0.8), (-w * 1.0, -w * 0.34)])
    canvas.fill(lidp, [mix(lid, dark, 0.25), mix(lid, "#ffe6c0", 0.35), mix(lid, dark, 0.3)], form=0.6,
        radius=w * 0.24, edge=0.2, wobble=0.2, detail=0.8)
    canvas.line([(-w * 1.1, 6), (-w * 0.5, -w * 0.26), (w * 0.05, -w * 0.33), (w * 0.6, -w * 0.18),
        (w * 1.12, 10)], [1, 3.4, 4.4, 3.4, 1], dark, 0.95, wobble=0.1, rough=0.2, detail=1)
    canvas.line([(-w * 0.9, 8), (-w * 0.5, w * 0.3), (0, w * 0.41), (w * 0.55, w * 0.31), (w * 0.95, 8)],
        [0.4, 1.4, 1.8, 1.4, 0.4], dark, 0.6, wobble=0.1, rough=0.2, detail=1)
    canvas.line([(-w * 0.5, w * 0.24), (0, w * 0.33), (w * 0.5, w * 0.24)], [0.3, 2, 0.3], "#f6c4a0", 0.8,
        wobble=0.1, clip=mask)


PROF = [(262, 300), (222, 318), (200, 350), (190, 388), (187, 408), (191, 424), (180, 446), (165, 472), (158, 486),
    (161, 497), (173, 502), (181, 505), (178, 514), (169, 524), (166, 531), (172, 537, 1), (168, 543), (170, 552),
    (179, 558), (175, 568), (174, 582), (184, 598), (206, 608), (232, 614), (246, 632), (250, 668), (244, 720),
    (400, 720), (396, 600), (410, 480), (410, 340), (340, 288)]


def profile_face(canvas: Canvas, skin: Colour = "#eebd98", shade: Colour = "#9a5568",
    highlight: Colour = "#fff0d6", rim: Colour = "#fff6e0", lip: Colour = "#b8484f", brow: Colour = "#4a2440",
    blush: Colour = "#e8705c") -> Mask | None:
    """A sleeping profile facing left, in card coordinates."""
    look = dict(detail=0.75, wobble=0.12, edge=0.1)
    mask = canvas.fill(spline(PROF), [mix(skin, highlight, 0.35), skin, mix(skin, shade, 0.45)],
        gradient=((170, 400), (420, 560)), form=0.7, radius=46, shade=shade, highlight=highlight,
        rim=(rim, 3, 0.8), grain=0.1, texture=0.005, **look)
    canvas.fill(spline([(200, 604), (232, 596), (280, 584), (320, 620), (330, 690), (290, 720), (262, 670),
        (238, 618)]), shade, alpha=0.36, soft=9, clip=mask)
    canvas.fill(ellipse(232, 508, 32, 22), blush, alpha=0.36, soft=14, clip=mask)
    canvas.fill(spline([(180, 514), (168, 524), (165, 531), (176, 536), (192, 535, 1), (188, 524)]), lip, form=0.4,
        radius=4, clip=mask, edge=0.1, wobble=0.1, detail=0.95)
    canvas.fill(spline([(173, 537), (167, 543), (170, 552), (182, 553), (192, 536, 1)]), mix(lip, "#ffb0a0", 0.3),
        form=0.4, radius=4, clip=mask, edge=0.1, wobble=0.1, detail=0.95)
    canvas.line([(167, 534), (178, 537), (196, 533)], [0.6, 2, 0.3], mix(lip, "#2a0820", 0.6), 1, wobble=0,
        rough=0.1, detail=0.95)
    canvas.line([(173, 499), (180, 495), (184, 499)], [0.5, 2.4, 0.4], shade, 0.8, wobble=0, rough=0.1, detail=0.95)
    canvas.line([(186, 500), (194, 490), (192, 480)], [0.3, 2, 0.3], shade, 0.5, wobble=0)
    canvas.fill(spline([(200, 430), (212, 420), (232, 420), (246, 430), (232, 440), (212, 441)]),
        mix(skin, shade, 0.32), alpha=0.7, soft=2, clip=mask)
    canvas.line([(199, 432), (210, 441), (228, 443), (246, 433)], [1, 3.4, 3.4, 0.8], brow, 1, wobble=0, rough=0.1,
        detail=1)
    for i in range(7):
        u = i / 6
        x = 201 + 36 * u
        y = 434 + 9 * math.sin(u * 3.0)
        canvas.line([(x, y), (x - 4 + 2 * u, y + 6), (x - 9 + 6 * u, y + 11)], [1.8, 1.2, 0.3], brow, 1, wobble=0,
            rough=0, detail=1)
    canvas.line([(196, 402), (212, 390), (236, 388), (260, 400)], [1, 5, 4.5, 0.6], brow, 0.85, wobble=0.1,
        rough=0.3, detail=0.9)
    return mask
