"""Faces and masks of a crowd seen from below; origin the middle of the face, forehead up."""

import math

from atelier.canvas import Canvas
from atelier.colour import Colour, mix, shift
from atelier.mask import Mask
from atelier.noise import dice
from atelier.paths import ellipse, placed, poly, ribbon, smooth, spline
from atelier.shading import Light


def open_face(canvas: Canvas, light: Light) -> None:
    """The one unmasked: planes of colour, eyes open, the mask lowered in the hand."""
    look = dict(edge=0.06, wobble=0.3, detail=0.9)
    rim_light = ("#fff8e0", 1.8, 0.85, (0, -1, 0.3))
    hues = ["#e8452e", "#ff8a2a", "#c2266a", "#ffb52e", "#7a2a9a", "#1fa8a8"]
    coat = canvas.fill(spline([(-20, 46), (-46, 58), (-72, 84), (-98, 250, 1), (98, 250, 1), (72, 84), (46, 58),
        (20, 46)]), ["#2fb6b0", "#1678a8", "#2a3a8a"], gradient=((-60, 50), (50, 200)), form=0.8, radius=36,
        light=light, rim=rim_light, **look)
    random = dice(3)
    for x0 in range(-130, 131, 26):  # patchwork coat
        for j in range(8):
            y0 = 52 + j * 26
            c = hues[(x0 // 26 * 3 + j * 5) % 6] if (x0 // 26 + j) % 2 else "#1f8fb0"
            canvas.fill(poly([(x0, y0 - 20), (x0 + 17, y0), (x0, y0 + 20), (x0 - 17, y0)]), c, alpha=0.8,
                clip=coat, edge=0.1, wobble=0.4, texture=0.06)
    canvas.fill(coat, "#808080", form=1, radius=40, blend="soft", alpha=0.9, shade="#140a38", highlight="#fff2d8",
        light=light, rim=rim_light)
    for r_ in (0, 1):  # hair: swirling petals of colour, silhouette like a flower
        for i in range(19):
            t = math.radians(-206 + 232 * i / 18 + (6 if r_ else 0))
            f = (1.0 if r_ else 1.22) * (0.92 + 0.25 * random.random())
            outline = lambda k_, dt, t=t: (33 * k_ * math.cos(t + dt), -4 + 42 * k_ * math.sin(t + dt))
            c = hues[(i * 2 + r_ * 3) % 6]
            canvas.fill(ribbon([outline(0.6, 0), outline(1.15 * f**0.5, 0.05), outline(1.55 * f, 0.2),
                outline(1.78 * f, 0.52)], [9, 17, 13, 1.2], cap=False),
                [mix(c, "#ffe9a0", 0.3), c, mix(c, "#3a0a5a", 0.35)], gradient=(outline(1.9 * f, 0.4),
                outline(0.9, 0)), form=0.7, radius=7, light=light, rim=("#fff0c8", 1.0, 0.6, (0, -1, 0.3)), **look)
    canvas.fill(ribbon([(0, 36), (0, 62)], [30, 36]), ["#c8486a", "#7a2a7a"], **look)
    canvas.fill(ribbon([(-40, 68), (0, 82), (40, 68)], [18, 24, 18]), ["#ffd23a", "#f28a2a"], form=0.8, radius=10,
        rim=rim_light, **look)
    f = smooth([(0, -42), (22, -37), (35, -14), (36, 12), (27, 38), (8, 56), (-8, 56), (-27, 38), (-36, 12),
        (-35, -14), (-22, -37)])
    mask = canvas.fill(f, ["#ffe08a", "#ffab72", "#f2687a"], gradient=((0, -42), (0, 58)), form=0.5, radius=22,
        light=light, shade="#b83a7a", highlight="#fff2c0", grain=0.2, texture=0.03, rim=rim_light, **look)
    outline = lambda p, c, alpha=0.9, s=1.2: canvas.fill(spline(p), c, alpha=alpha, soft=s, clip=mask, edge=0.2,
        texture=0.04)
    outline([(-40, -20), (-24, -16), (-20, 6), (-27, 30), (-16, 52), (-40, 50)], "#27b3b4", 0.8, 2.5)
    outline([(40, -20), (27, -10), (24, 12), (29, 30), (18, 54), (44, 50)], "#b044a8", 0.75, 2.5)
    outline([(-24, -40), (0, -30), (24, -40), (14, -16), (0, -12), (-14, -16)], "#ffe35a", 0.85, 3)
    outline([(-30, 14), (-18, 10), (-10, 20), (-18, 30), (-29, 26)], "#ff5a7a", 0.35, 4)
    outline([(30, 14), (18, 10), (10, 20), (18, 30), (29, 26)], "#ff7a3a", 0.35, 4)
    outline([(-8, 48), (0, 44), (8, 48), (6, 57), (-6, 57)], "#ffd23a", 0.8, 2)
    outline([(-3, -14), (3, -14), (4, 14), (0, 20), (-4, 14)], "#fff0b0", 0.75, 1.8)
    outline([(3, -12), (7, -6), (9, 15), (4, 19)], "#5ac85a", 0.4, 2)
    outline([(-8, 18.5), (0, 23), (8, 18.5), (3, 25), (-3, 25)], "#a02a6a", 0.6, 1)
    for sx, ir in ((-1, "#1a9a6a"), (1, "#2a7ae0")):
        canvas.fill(spline([(sx * 4, 0), (sx * 14, -10), (sx * 28, -3), (sx * 15, 7)]), "#5a2a8a", alpha=0.5,
            soft=1.5, clip=mask)
        em = canvas.fill(spline([(sx * 6, 1.5, 1), (sx * 15, -6.5), (sx * 26, 0, 1), (sx * 15, 6)]), "#fff6e8",
            **look)
        canvas.fill(ellipse(sx * 15, -2.4, 6.6), [mix(ir, "#0a2040", 0.4), ir], clip=em, edge=0, wobble=0.1,
            detail=1)
        canvas.fill(ellipse(sx * 15, -2.6, 3.2), "#14101c", clip=em, edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(sx * 15 - 2, -4.2, 1.5), "#ffffff", edge=0, wobble=0, detail=1)
        canvas.line([(sx * 5.5, 1.5), (sx * 15, -6.8), (sx * 26.5, 0)], [0.8, 2, 0.8], "#3a1440", 1, wobble=0.1,
            detail=1)
        canvas.line([(sx * 6, -16), (sx * 15, -19), (sx * 27, -13)], [0.6, 2.6, 0.5], "#7a1a5a" if sx < 0
            else "#4a1a7a", 1, wobble=0.1)
    canvas.fill(spline([(-10, 37, 1), (-4, 33.5), (0, 35), (4, 33.5), (10, 37, 1), (4, 42.5), (-4, 42.5)]),
        ["#ff3a4a", "#b8143a"], form=0.5, radius=4, **look)
    canvas.line([(-10.5, 36.4), (0, 38.2), (10.5, 36.4)], [0.4, 1.5, 0.4], "#6a0a2a", 1, wobble=0)
    canvas.fill(ellipse(-2, 40.6, 2, 0.8), "#ffb0a0", alpha=0.7, edge=0, wobble=0)
    for x, y, c, s in ((-29, -33, "#ffd23a", 0.8), (27, -36, "#ff5a9a", 0.9)):
        with canvas.at(x, y, s):
            for i in range(6):
                t = i * 1.047
                canvas.fill(ellipse(7 * math.cos(t), 7 * math.sin(t), 5.2), c, form=0.5, radius=4, **look)
            canvas.fill(ellipse(0, 0, 4), "#fff4c0" if c != "#ffe35a" else "#e8452e", **look)
    # the lowered mask
    crisp = dict(edge=0.06, wobble=0.2, detail=0.95)
    canvas.fill(ribbon([(100, 190), (88, 150), (70, 124)], [44, 38, 26]), ["#2fb6b0", "#1a6a9a"], form=0.8,
        radius=14, rim=rim_light, **crisp)
    with canvas.at(40, 112, 0.78, 16):
        canvas.fill(placed(spline([(0, -40), (24, -34), (36, -8), (34, 20), (22, 42), (0, 54), (-22, 42),
            (-34, 20), (-36, -8), (-24, -34)]), 4, 6), "#0c1030", alpha=0.45, soft=4)
        mm = canvas.fill(spline([(0, -40), (24, -34), (36, -8), (34, 20), (22, 42), (0, 54), (-22, 42), (-34, 20),
            (-36, -8), (-24, -34)]), ["#fbf8ee", "#cfcdc6", "#8a8a90"], form=0.6, radius=22, light=light,
            shade="#5c5e66", rim=rim_light, **crisp)
        for sx in (-1, 1):
            canvas.fill(spline([(sx * 6, 0, 1), (sx * 15, -6), (sx * 26, -2, 1), (sx * 15, 5)]), "#2a4a8a", **crisp)
        canvas.fill(spline([(-9, 18), (0, 24), (9, 18), (0, 28)]), "#6a6c74", alpha=0.7, soft=0.8, clip=mm)
        canvas.line([(-11, 36), (0, 35), (11, 36)], [0.5, 2, 0.5], "#3a3c44", 1, wobble=0)
        canvas.line([(-36, -6), (-54, 8), (-50, 34), (-62, 52)], [2.4, 3, 3, 2], "#3a3c44", 1, wobble=0.1)
    for i in range(4):
        canvas.fill(ribbon([(74, 108 + i * 7), (64, 106 + i * 7.4), (57, 109 + i * 7)], [9, 8, 6]),
            ["#ffc08a", "#f2687a"], form=0.6, radius=4, rim=("#fff2d8", 1, 0.8), **crisp)


def masked_face(canvas: Canvas, light: Light, v: float, seed: int = 0, tone: float = 0,
    tint: Colour | None = None) -> Mask | None:
    """Somebody in a suit, hat and white mask, lit from the zenith."""
    random = dice(seed)
    grey = lambda c, d=0: shift(c, tone + d + (random.random() - 0.5) * 0.05, 1)
    look = dict(edge=0.07, wobble=0.3, detail=0.6)
    rim_light = ("#fffaf0", 2.2, 0.8, v)
    coat = grey(["#3c4048", "#4a4a4c", "#33363f", "#54524e"][seed % 4])
    dark = mix(coat, "#101218", 0.6)
    mask = canvas.fill(spline([(-22, 44), (-52, 62), (-88, 104), (-120, 330, 1), (120, 330, 1), (88, 104),
        (52, 62), (22, 44), (0, 40)]), [mix(coat, "#fff6e0", 0.25), coat, dark], gradient=((0, 40), (0, 250)),
        form=0.8, radius=42, light=light, rim=rim_light, texture=0.06, **look)
    canvas.fill(poly([(-13, 52), (13, 52), (22, 150), (0, 190), (-22, 150)]), grey("#c9c8c2"), clip=mask,
        darken=("#50545c", (0, 60), (0, 170), 0.8), **look)
    canvas.fill(poly([(-5, 66), (5, 66), (9, 140), (0, 154), (-9, 140)]), dark, clip=mask, **look)
    canvas.fill(poly([(-7, 56), (7, 56), (5, 68), (-5, 68)]), dark, **look)
    for sx in (-1, 1):
        canvas.fill(poly([(sx * 14, 46), (sx * 34, 62), (sx * 44, 104), (sx * 28, 112), (sx * 4, 186),
            (sx * 20, 120)]), [mix(coat, "#fff6e0", 0.3), coat], rim=rim_light, clip=mask, **look)
    canvas.fill(ribbon([(0, 34), (0, 58)], [34, 38]), grey("#6d6a68"), **look)
    [canvas.fill(poly([(sx * 4, 62), (sx * 22, 40), (sx * 24, 58), (sx * 12, 72)]), grey("#e4e2da"), **look)
        for sx in (-1, 1)]
    hat = grey("#2e3138")
    hk = seed % 3
    if hk == 2:
        canvas.fill(spline([(-38, -6), (-42, -34), (-24, -58), (0, -64), (24, -58), (42, -34), (38, -6)]),
            grey("#4a4846"), form=0.6, radius=16, light=light, rim=rim_light, **look)
    else:
        canvas.fill(spline([(-32, -30), (-34, -66 if hk else -84), (0, -74 if hk else -96),
            (34, -66 if hk else -84), (32, -30)]), [mix(hat, "#fff6e0", 0.35), hat], form=0.7, radius=16,
            light=light, rim=rim_light, **look)
    for sx in (-1, 1):
        canvas.fill(ellipse(sx * 37, 4, 6.5, 11), grey("#8d857f"), form=0.4, radius=4, **look)
    if hk < 2:
        canvas.fill(ellipse(0, -30, 60, 24), [mix(hat, "#000000", 0.2), hat, mix(hat, "#fff6e0", 0.15)],
            rim=rim_light, **look)
    f = smooth([(0, -40), (22, -35), (34, -12), (36, 14), (26, 42), (0, 58), (-26, 42), (-36, 14), (-34, -12),
        (-22, -35)])
    canvas.fill(placed(f, 0, 2.5, 1.06), grey("#98938a"), form=0.5, radius=16, light=light, **look)
    base = grey("#dedcd4")
    mask = canvas.fill(f, [mix(base, "#fffdf4", 0.5), base, mix(base, "#6a6c74", 0.55)],
        gradient=((0, -40), (0, 58)), form=0.75, radius=24, light=light, shade="#5c5e66", highlight="#fffdf2",
        grain=0.3, texture=0.02, **dict(look, rim=rim_light))
    if tint:
        canvas.fill(ellipse(0, 52, 40, 34), tint, alpha=0.5, soft=12, clip=mask, edge=0)
    canvas.fill(ellipse(0, -34, 40, 14), "#3a3c44", alpha=0.45, soft=5, clip=mask, edge=0)
    e = int(random.random() * 3)
    d = "#16181f"
    for sx in (-1, 1):
        eye = spline([(sx * 6, 0, 1), (sx * 14, -6), (sx * 25, -3, 1),
            (sx * 15, 4 + e)]) if e else spline([(sx * 5, -3, 1), (sx * 15, -7), (sx * 25, 1, 1), (sx * 15, 2)])
        canvas.fill(placed(eye, sx * 1.0, -2.4), "#8a8a8c", alpha=0.6, soft=1.2)
        canvas.fill(eye, d, **dict(look, detail=0.9))
        canvas.line([(sx * 6, -13 + e * 2), (sx * 16, -18), (sx * 27, -12)], [0.4, 2, 0.4], "#7d7d80", 0.8,
            wobble=0.1)
        canvas.line([(sx * 35, 0), (sx * 42, 2)], 2.4, "#3a3c44", wobble=0.1)
    canvas.fill(spline([(-3, -8), (3, -8), (9, 18), (5, 24), (-5, 24), (-9, 18)]), mix(base, "#ffffff", 0.5),
        alpha=0.75, soft=1.6, clip=mask)
    canvas.fill(spline([(-9, 20), (0, 27), (9, 20), (0, 31)]), "#5a5c64", alpha=0.75, soft=0.8, clip=mask)
    y = 39
    b = (random.random() - 0.5) * 6
    canvas.fill(spline([(-11, y + b * 0.4, 1), (-4, y - 3), (0, y - 1.6), (4, y - 3), (11, y + b * 0.4, 1),
        (0, y + 4)]), "#84828a", **dict(look, detail=0.85))
    canvas.line([(-11, y + b * 0.4), (0, y), (11, y + b * 0.4)], [0.4, 1.3, 0.4], d, 0.9, wobble=0)
    return mask


LOOK = dict(edge=0.06, wobble=0.25, detail=0.7)
