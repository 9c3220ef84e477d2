"""Toys: plush animals, a horse on wheels, a tin soldier."""

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.paths import ellipse, placed, poly, rect, ribbon, smooth, union
from atelier.shading import Light


def plush(canvas: Canvas, kind: str = "bear", fur: Colour = "#b87848", walk: bool = False,
    light: Light | None = None) -> None:
    """Toy, origin feet, ~95 high + ears, faces right."""
    look = dict(edge=0.3, wobble=0.5, detail=0.75, texture=0.06, light=light)
    dark = mix(fur, canvas.ambient, 0.5)
    rim_light = ("#ffe0b0", 2, 0.85)
    if light:
        rim_light = (*rim_light, light)
    for x0, x1, y1 in ((-10, -24, -6), (12, 24, -4)) if walk else ((-12, -16, -6), (12, 16, -6)):
        canvas.fill(ribbon([(x0, -30), ((x0 + x1) / 2, -16), (x1, y1 - 2)], [18, 17, 17]), [fur, dark], form=0.8,
            radius=9, rim=rim_light, **look)
    for p in ([(-14, -56), (-30, -46), (-34, -30)], [([(14, -56), (32, -54), (44, -66)]),
        1][0]) if walk else ([(-14, -56), (-28, -44), (-28, -30)], [(14, -56), (28, -44), (28, -30)]):
        canvas.fill(ribbon(p, [15, 14, 13]), [fur, dark], form=0.8, radius=7, rim=rim_light, **look)
    canvas.fill(smooth([(-22, -20), (-24, -44), (-14, -64), (14, -64), (24, -44), (22, -20), (0, -10)]),
        [fur, dark], form=0.85, radius=18, rim=rim_light, **look)
    canvas.fill(ellipse(3, -36, 12, 15), mix(fur, "#fff0d8", 0.4), alpha=0.8, soft=1.5)
    if kind == "rabbit":
        for x, angle in ((-10, -12), (12, 14)):
            canvas.fill(placed(smooth([(-8, 0), (-11, -34), (-4, -62), (6, -62), (11, -34), (8, 0)]), x, -94, 1,
                angle), [mix(fur, "#e88a80", 0.3), fur], form=0.8, radius=7, rim=rim_light, **look)
    else:
        canvas.fill(union(ellipse(-19, -106, 10), ellipse(19, -106, 10)), [fur, dark], form=0.8, radius=7,
            rim=rim_light, **look)
    canvas.fill(smooth([(-26, -84), (-20, -104), (0, -112), (20, -104), (26, -84), (18, -68), (0, -62),
        (-18, -68)]), [mix(fur, canvas.key, 0.2), fur, dark], form=0.85, radius=20, rim=rim_light, **look)
    canvas.fill(ellipse(6, -79, 12, 9), mix(fur, "#fff0d8", 0.5), form=0.5, radius=7, edge=0.2, detail=0.8,
        light=light)
    canvas.fill(ellipse(7, -84, 4, 3), "#2a1420", edge=0, wobble=0.1, detail=1)
    canvas.line([(7, -81), (6, -76), (11, -75)], [1.4, 1, 0.6], "#4a2028", 0.9, wobble=0, detail=1)
    for ex in (-5, 16):
        canvas.fill(ellipse(ex, -92, 3.2, 3.6), "#20101c", edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(ex - 1, -93.4, 1.1), "#fff6e0", edge=0, wobble=0, detail=1)
    canvas.fill(ribbon([(-14, -64), (0, -60), (14, -64)], [6, 7, 6]), "#c8433c", form=0.6, radius=3, edge=0.1,
        wobble=0.2, detail=0.8)


def toy_horse(canvas: Canvas, c: Colour = "#e8dcc8", light: Light = (-0.7, -0.4, 0.4)) -> None:
    """A horse on wheels facing right."""
    look = dict(edge=0.12, wobble=0.4, detail=0.75, light=light)
    rim_light = ("#ffe0b0", 2.2, 0.85, light)
    dark = mix(c, canvas.ambient, 0.5)
    canvas.fill(rect(-46, -16, 96, 9, 4), ["#d8564a", "#7a2440"], form=0.6, radius=4, rim=rim_light, **look)
    for x in (-34, 38):
        canvas.fill(ellipse(x, -6, 10), ["#f0b84e", "#8a4a3c"], form=0.7, radius=4, rim=rim_light, **look)
        canvas.fill(ellipse(x, -6, 3.4), "#5a2430", edge=0, detail=0.8)
    for p in ([(-28, -50), (-34, -34), (-30, -14)], [(-20, -50), (-16, -34), (-18, -14)],
        [(22, -52), (18, -34), (20, -14)], [(28, -52), (40, -40), (34, -26)]):
        canvas.fill(ribbon(p, [14, 9, 8]), [c, dark], form=0.7, radius=5, rim=rim_light, **look)
    canvas.line([(-36, -64), (-52, -58), (-54, -36)], [6, 12, 3], "#5a2c38", 1, form=0.6, radius=4, detail=0.7)
    canvas.fill(smooth([(-40, -56), (-30, -72), (0, -70), (14, -80), (24, -104), (40, -118), (52, -112), (68, -94),
        (70, -84), (60, -80), (48, -88), (42, -78), (36, -56), (20, -44), (-24, -44)]),
        [mix(c, canvas.key, 0.3), c, dark], form=0.85, radius=18, rim=rim_light, **look)
    canvas.fill(smooth([(14, -78), (18, -104), (34, -124), (42, -122), (32, -104), (28, -80)]),
        ["#8a4448", "#4a2038"], edge=0.4, form=0.5, radius=5, detail=0.7)
    canvas.fill(poly([(38, -116), (42, -130), (48, -115)]), c, edge=0.1, detail=0.8)
    canvas.fill(ellipse(52, -101, 2.8, 3.4), "#20101c", edge=0, wobble=0, detail=1)
    canvas.line([(58, -82), (50, -92), (44, -110)], 2.2, "#c8433c", 1, wobble=0)
    canvas.fill(smooth([(-18, -72), (4, -72), (8, -56), (-16, -56)]), "#c8433c", form=0.6, radius=6, edge=0.1,
        detail=0.8, light=light)
    for x, y in ((-30, -56), (18, -62), (26, -74)):
        canvas.fill(ellipse(x, y, 4), "#b89aa0", alpha=0.7, edge=0.3)


def soldier(canvas: Canvas, light: Light = (-0.7, -0.4, 0.4)) -> None:
    """A tin soldier marching right, origin feet."""
    look = dict(edge=0.1, wobble=0.3, detail=0.8, light=light)
    rim_light = ("#ffe0b0", 2, 0.85, light)
    for p in ([(-5, -40), (-8, -20), (-14, -4)], [(5, -40), (12, -22), (20, -8)]):
        canvas.fill(ribbon(p, [12, 10, 9]), ["#f0e4d0", "#7a6a98"], form=0.7, radius=5, rim=rim_light, **look)
        canvas.fill(ellipse(p[-1][0] + 3, p[-1][1] + 2, 9, 5), "#20122c", **look)
    canvas.fill(ribbon([(-10, -72), (-20, -58), (-16, -44)], [10, 9, 8]), "#8a2838", form=0.7, radius=4, **look)
    canvas.fill(smooth([(-15, -38), (-14, -76), (0, -82), (14, -76), (15, -38), (0, -34)]),
        ["#e0564a", "#c03a40", "#6a2048"], gradient=((-15, 0), (15, 0)), form=0.7, radius=10, rim=rim_light, **look)
    canvas.line([(-13, -74), (13, -42)], 4, "#fff0d8", 0.95, wobble=0, detail=0.8)
    for y in (-68, -58, -48):
        canvas.fill(ellipse(7, y, 2), "#f3cf6a", edge=0, wobble=0, detail=1)
    canvas.fill(ribbon([(10, -72), (22, -66), (28, -80)], [10, 9, 8]), "#c03a40", form=0.7, radius=4,
        rim=rim_light, **look)
    canvas.line([(28, -50), (30, -128)], [3, 2], "#6a4438", 1, wobble=0, detail=0.8)
    canvas.fill(ellipse(29, -84, 5), "#f4c6a4", **look)
    canvas.fill(ellipse(0, -92, 12, 13), ["#fbd8b4", "#c88a80"], form=0.6, radius=9, rim=rim_light, **look)
    canvas.fill(ellipse(-1, -93, 1.8, 2.2), "#20101c", edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(7, -93, 1.8, 2.2), "#20101c", edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(8, -87, 3.4, 2.4), "#e0604e", alpha=0.6, edge=0.1)
    canvas.line([(0, -85), (5, -83.6), (9, -85)], [0.4, 1.2, 0.4], "#6a2430", 0.9, wobble=0)
    canvas.fill(smooth([(-15, -98, 1), (-16, -128), (0, -136), (16, -128), (15, -98, 1), (0, -102)]),
        ["#4a3a70", "#20163c"], form=0.8, radius=11, rim=rim_light, **look)
    canvas.line([(-15, -102), (0, -105), (15, -102)], 3, "#f3cf6a", 1, wobble=0, detail=0.8)
