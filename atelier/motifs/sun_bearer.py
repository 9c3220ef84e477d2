"""The sun bearer."""

import math

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.paths import ellipse, poly, ribbon, spline


def sun_bearer(canvas: Canvas, coat: Colour = "#2c2860", rim: Colour = "#ffd27a") -> None:
    """A tall wanderer from behind whose blown-out umbrella holds a small sun; origin feet, 300 high."""
    look = dict(edge=0.1, wobble=0.3, detail=0.9)
    light = ("p", 24, -262)
    rim_light = (rim, 3.4, 1, (0.35, -0.9, 0.3))
    dark = mix(coat, canvas.ambient, 0.6)
    canvas.fill(ribbon([(-8, -76), (-13, -40), (-20, -6)], [15, 12, 9]), "#181430", form=0.5, radius=6,
        light=light, **look)
    canvas.fill(spline([(-27, -8), (-14, -9), (-10, 0, 1), (-30, 2, 1)]), "#120e22", **look)
    canvas.fill(ribbon([(7, -76), (11, -40), (9, -8)], [16, 13, 9]), "#221a3c", form=0.6, radius=6, light=light,
        **look)
    canvas.fill(spline([(3, -12), (15, -12), (17, 4, 1), (2, 4, 1)]), "#171128", form=0.5, radius=4, light=light,
        **look)
    canvas.fill(ribbon([(-19, -146), (-32, -118), (-33, -90)], [16, 14, 10]), dark, form=0.8, radius=8,
        light=light, rim=rim_light, **look)
    canvas.fill(ellipse(-33.5, -84, 5, 6), "#c98a70", **look)
    c = spline([(-13, -160), (-25, -148), (-22, -112), (-28, -72), (-42, -34, 1), (-26, -30), (-10, -35), (4, -30),
        (18, -35), (36, -28, 1), (28, -70), (22, -110), (25, -148), (13, -160)])
    mask = canvas.fill(c, [mix(coat, "#ffb060", 0.22), coat, dark], gradient=((4, -165), (-8, -28)), form=0.95,
        radius=24, light=light, rim=rim_light, shade=mix(canvas.ambient, "#000010", 0.3), **look)
    canvas.line([(0, -120), (-2, -70), (-4, -32)], [0.4, 1.6, 2.6], dark, 0.9, clip=mask)
    canvas.line([(-14, -104), (-20, -66), (-25, -32)], [0.3, 1.6, 2.2], dark, 0.7, clip=mask)
    canvas.line([(13, -104), (19, -66), (22, -34)], [0.3, 1.6, 2.2], dark, 0.7, clip=mask)
    canvas.line([(-23, -110), (0, -105), (23, -110)], [3.4, 4, 3.4], dark, 0.9, clip=mask)
    canvas.fill(ellipse(-8, -106.5, 2), "#f3c468", edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(8, -106.5, 2), "#f3c468", edge=0, wobble=0, detail=1)
    canvas.fill(spline([(-16, -160, 1), (-8, -166), (8, -166), (16, -160, 1), (12, -150), (-12, -150)]),
        mix(coat, "#ffb060", 0.25), form=0.7, radius=6, light=light, rim=rim_light, **look)
    canvas.fill(ellipse(0, -168, 6, 8), "#a86a5c", **look)
    canvas.fill(spline([(-11, -172), (-11, -184), (0, -191), (11, -184), (11, -172), (5, -164), (-5, -164)]),
        ["#8a5040", "#3a1c2c"], gradient=((6, -190), (-8, -166)), form=0.6, radius=8, light=light, **look)
    canvas.fill(spline([(-22, -180, 1), (-11, -184), (-11, -198), (0, -203), (11, -198), (12, -184), (22, -181, 1),
        (10, -176), (-10, -176)]), ["#6a5a90", "#241c44"], gradient=((10, -202), (-8, -176)), form=0.7, radius=7,
        light=light, rim=rim_light, **look)
    canvas.line([(-11, -184), (0, -181), (12, -184)], [3, 3.4, 3], "#d8563c", 1)
    # umbrella blown inside out = bowl; ribs fan up from the ferrule
    ferrule = (24, -232)
    canvas.line([(26, -150), (24.5, -190), ferrule], [4, 3.6, 3.4], "#e8a050", form=0.6, radius=2, wobble=0.1,
        detail=0.9)
    canvas.glow(24, -264, 230, "#ffb347", 0.62, power=2.0)
    canvas.glow(24, -264, 110, "#ffe09a", 0.8, power=1.6)
    canvas.fill(spline([(-46, -272, 1), (-20, -280), (24, -283), (68, -280), (94, -272, 1), (68, -266), (24, -262),
        (-20, -266)]), "#ffcf70", edge=0.05, wobble=0.2, detail=0.9)
    for i in range(14):
        t = -math.pi * (i + 0.5) / 14 * 1.0
        r0, r1 = 30, 42 + 7 * (i % 2)
        cx, cy = 24, -276
        canvas.fill(poly([(cx + r0 * math.cos(t - 0.1), cy + r0 * math.sin(t - 0.1)),
            (cx + r1 * math.cos(t), cy + r1 * math.sin(t)), (cx + r0 * math.cos(t + 0.1),
            cy + r0 * math.sin(t + 0.1))]), "#ffd56a", edge=0.05, wobble=0.2, detail=0.95, texture=0)
    canvas.fill(ellipse(24, -276, 27), ["#fffbe0", "#ffe58a", "#ffae38"], gradient=("r", (20, -282), 32),
        edge=0.05, wobble=0.3, detail=0.95, texture=0.02)
    bowl = spline([(-46, -272, 1), (-20, -265), (24, -262), (68, -265), (94, -272, 1), (84, -252), (58, -238),
        (24, -231), (-10, -238), (-36, -252)])
    mb = canvas.fill(bowl, ["#ff9a4a", "#d8483c", "#7a1f48"], gradient=((0, -274), (0, -231)), form=0.6, radius=20,
        light=(0, -1, 0.4), rim=("#fff0b8", 2.2, 0.95, (0, -1, 0.3)), **look)
    for x in (-26, 0, 24, 48, 74):
        canvas.line([(x, -264 if abs(x - 24) < 40 else -268), (24 + (x - 24) * 0.8, -250),
            (24 + (x - 24) * 0.18, -232)], [1.2, 1.6, 1], "#7a1f40", 0.8, clip=mb, wobble=0.1)
    for x in (-46, -20, 68, 94):
        canvas.fill(ellipse(x, -273 if abs(x - 24) > 50 else -266, 1.8), "#fff0b8", edge=0, wobble=0, detail=1)
    canvas.fill(ribbon([(17, -146), (30, -152), (29, -176)], [16, 14, 10]), mix(coat, "#ffb060", 0.2), form=0.8,
        radius=7, light=light, rim=rim_light, **look)
    canvas.fill(ellipse(26.5, -181, 5.5, 6), "#e8a87c", form=0.4, radius=4, light=light, **look)
