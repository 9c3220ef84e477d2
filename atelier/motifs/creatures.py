"""Motifs of animals on land and in the air: bird, cat, rabbit, wolf, ant."""

from collections.abc import Sequence

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.noise import dice
from atelier.paths import ellipse, placed, poly, rect, ribbon, spline, union


def bird(canvas: Canvas, c: Colour = "#1a1c30", flap: float = 0.0) -> None:
    """Origin body, ~40 wide."""
    u = -10 - flap * 8
    canvas.fill(union(spline([(-22, u, 1), (-12, u - 3), (-3, -3), (0, 0, 1), (-4, 2), (-11, u + 5)]),
        spline([(22, u - 2, 1), (12, u - 5), (3, -3), (0, 1, 1), (4, 2), (11, u + 4)]),
        spline([(-5, -3), (0, -4), (6, -1), (11, 4, 1), (3, 4), (-3, 2)])), c, edge=0.1, wobble=0.3, detail=0.5)


def cat(canvas: Canvas, colour: Colour = "#1c1a2c", rim: Colour = "#ffe9a8", scarf: Colour = "#c8433c",
    eye: Colour = "#ffd24a"):
    """A cat sitting, seen from the side, origin seat."""
    look = dict(edge=0.15, wobble=0.4, detail=0.85)
    second = mix(colour, "#5a5a8a", 0.35)
    canvas.fill(ribbon([(-26, -8), (-44, 6), (-48, 34), (-36, 60), (-44, 84), (-58, 88)], [12, 11, 9, 9, 8, 5]),
        [second, colour], form=0.6, radius=6, rim=(rim, 1.6, 0.7), **look)
    body = spline([(-4, -88), (-22, -74), (-36, -46), (-40, -18), (-30, 0, 1), (34, 0, 1), (30, -10), (24, -14),
        (22, -40), (20, -70), (12, -86)])
    canvas.fill(body, [second, colour, colour], gradient=((-30, -80), (10, 0)), form=0.85, radius=26,
        shade=mix(colour, "#05050f", 0.6), highlight=mix(colour, rim, 0.4), rim=(rim, 2.2, 0.85), **look)
    canvas.line([(-6, -28), (8, -34), (16, -18), (12, -2)], [0.4, 1.6, 1.6, 0.4], mix(colour, "#04040c", 0.6), 0.8)
    head = spline([(-16, -96), (-17, -112), (-14, -138, 1), (-2, -124), (10, -124), (20, -138, 1), (25, -114),
        (34, -104), (36, -97), (28, -88), (10, -82), (-6, -84)])
    canvas.fill(head, [second, colour], gradient=((-10, -130), (20, -84)), form=0.8, radius=16,
        highlight=mix(colour, rim, 0.4), rim=(rim, 2, 0.85), **look)
    canvas.fill(spline([(15, -108), (20, -112), (26, -108), (20, -104)]), eye, edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(21.5, -108, 1.3, 3.4), "#0a0a14", edge=0, wobble=0, detail=1)
    canvas.fill(spline([(33, -101), (37, -100), (34, -96)]), "#c87a80", edge=0, wobble=0, detail=1)
    for i in range(3):
        canvas.line([(30, -95 + i * 1.5), (44, -97 + i * 5), (54, -94 + i * 8)], [0.8, 0.6, 0.2], "#e8e0d8", 0.8,
            wobble=0, rough=0, detail=0.9)
    if scarf:
        canvas.fill(ribbon([(-12, -84), (4, -78), (20, -82)], [8, 10, 8]), scarf, form=0.7, radius=5, **look)
        canvas.fill(ribbon([(-8, -82), (-26, -76), (-40, -84), (-58, -78)], [7, 10, 9, 8], cap=False),
            [scarf, mix(scarf, canvas.ambient, 0.4)], gradient=((-8, 0), (-58, 0)), form=0.6, radius=4,
            rim=(rim, 1.5, 0.6), **look)
    return (22, -40)


def rabbit_from_behind(canvas: Canvas, colour: Colour = "#2a1c34", rim: Colour = "#ffc878", ear: float = 0,
    coat: Colour | None = None) -> None:
    """A rabbit from behind: silhouette and rim only."""
    look = dict(edge=0.2, wobble=0.5, detail=0.5)
    for sx, tilt in ((-1, -9 - ear), (1, 8 + ear * 1.4)):
        canvas.fill(placed(spline([(-7, 0), (-9, -24), (-5, -50), (0, -58), (5, -50), (9, -24), (7, 0)]), sx * 9,
            -62, 1, tilt), [mix(colour, rim, 0.2), colour], form=0.7, radius=8, rim=(rim, 2, 0.8), **look)
    canvas.fill(spline([(-24, -52), (-20, -70), (0, -78), (20, -70), (24, -52), (18, -38), (0, -34), (-18, -38)]),
        [mix(colour, rim, 0.15), colour], form=0.7, radius=18, rim=(rim, 2.4, 0.85), **look)
    canvas.fill(spline([(-22, -38), (-40, -20), (-48, 20, 1), (48, 20, 1), (40, -20), (22, -38), (0, -42)]),
        coat or mix(colour, "#402848", 0.4), form=0.7, radius=18, rim=(rim, 2.4, 0.75), **look)


def wolf(canvas: Canvas, view: str = "side", colour: Sequence[Colour] = ("#6a7090", "#1c2040"),
    rim: Colour = "#ffb868", light: tuple[float, float] | None = None, eye: Colour = "#ffd070") -> None:
    """seated wolf ~100 high, origin base centre. view: side (faces right) / front / back. light is where the fire
    burns, in its own coordinates."""
    look = dict(edge=0.45, wobble=0.7, detail=0.62, grain=0.5, texture=0.08, streaks="v")
    lp = ("p", light[0], light[1]) if light else canvas.light
    rim_light = (rim, 3, 0.95, lp) if light else None
    if view == "side":
        canvas.fill(ribbon([(-24, -8), (-44, -5), (-62, -10), (-72, -4)], [12, 17, 14, 3]),
            mix(colour[1], colour[0], 0.35), form=0.6, radius=8, light=lp, rim=rim_light, **look)
        outline = spline([(-30, 0, 1), (-37, -16), (-33, -36), (-22, -56), (-10, -70), (-5, -82), (-1, -92),
            (-2, -112, 1), (9, -98), (17, -95), (24, -88), (34, -83), (43, -79), (46, -74), (43, -69), (33, -66),
            (24, -65), (18, -58), (20, -44), (17, -28), (16, -10), (25, -4), (25, 0, 1), (6, 0, 1), (4, -22),
            (0, -8), (8, -1, 1), (-10, 0)])
    else:
        outline = spline([(-26, 0, 1), (-32, -16), (-29, -38), (-20, -58), (-19, -70), (-20, -84), (-19, -108, 1),
            (-9, -95), (0, -97), (9, -95), (19, -108, 1), (20, -84), (19, -70), (20, -58), (29, -38), (32, -16),
            (26, 0, 1)])
        if view == "back":
            canvas.fill(ribbon([(20, -6), (40, -2), (54, -8), (62, -20)], [12, 17, 14, 3]),
                mix(colour[1], colour[0], 0.3), form=0.6, radius=8, light=lp, rim=rim_light, **look)
    mask = canvas.fill(outline, [colour[0], mix(colour[0], colour[1], 0.6), colour[1]] if view != "back"
        else [mix(colour[0], colour[1], 0.5), colour[1]], gradient=((10, -110), (-10, 0)), form=0.9, radius=17,
        shade=mix(colour[1], canvas.ambient, 0.5), highlight=mix(colour[0], rim, 0.5), light=lp, rim=rim_light,
        **look)
    random = dice(len(view))
    for i in range(46):  # fur = short tapered licks following gravity
        x, y = -28 + 54 * random.random(), -96 + 90 * random.random()
        l = 5 + 7 * random.random()
        canvas.line([(x, y), (x - 1 - (2 if view == "side" else x * 0.06), y + l * 0.6),
            (x - 3 - (2 if view == "side" else -x * 0.1), y + l)], [1.7, 1.2, 0.2], mix(colour[0], "#dfe6ff", 0.3)
            if i % 2 else mix(colour[1], canvas.ambient, 0.4), 0.45, clip=mask, wobble=0, rough=0.1)
    if view == "front":
        canvas.fill(spline([(-14, -64), (0, -54), (14, -64), (12, -34), (0, -20), (-12, -34)]),
            mix(colour[0], rim, 0.45), alpha=0.6, clip=mask, edge=0.8, soft=1.5)
        for x in (-9, 9):
            canvas.fill(ribbon([(x, -34), (x, -4)], [12, 11]), mix(colour[0], rim, 0.25), form=0.7, radius=6,
                light=lp, clip=mask, **look)
            canvas.fill(ellipse(x, -2, 8, 4), mix(colour[0], rim, 0.3), edge=0.2, detail=0.6)
        canvas.fill(spline([(-19, -80), (-9, -84), (0, -78), (9, -84), (19, -80), (10, -66), (0, -58),
            (-10, -66)]), mix(colour[0], rim, 0.4), alpha=0.75, clip=mask, edge=0.5)
        canvas.fill(spline([(-6, -76), (6, -76), (5, -64), (0, -60), (-5, -64)]), mix(colour[0], "#ffe0c0", 0.35),
            alpha=0.8, edge=0.2)
        canvas.fill(ellipse(0, -65, 3.4, 2.6), "#100a18", edge=0.1, wobble=0.1, detail=0.9)
        for x in (-8, 8):
            canvas.glow(x, -81, 9, eye, 0.8)
            canvas.fill(ellipse(x, -81, 2.2, 1.7), eye, edge=0, wobble=0, detail=1)
        for x in (-16, 16):
            canvas.fill(poly([(x - 3, -90), (x, -103), (x + 3, -90)]), mix(colour[1], "#a86a6a", 0.35), alpha=0.7,
                clip=mask, edge=0.2)
    if view == "side":
        canvas.fill(spline([(18, -62), (8, -60), (6, -40), (14, -30), (20, -44)]), mix(colour[0], rim, 0.5),
            alpha=0.55, clip=mask, edge=0.8, soft=1.5)
        canvas.glow(21, -83, 8, eye, 0.8)
        canvas.fill(ellipse(21, -83.5, 2, 1.6), eye, edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(44.5, -75, 2.6, 2.2), "#100a18", edge=0.1, wobble=0.1, detail=0.9)
        canvas.line([(43, -69), (34, -70), (28, -72)], [0.4, 1.3, 0.3], "#100a18", 0.8, wobble=0)
        canvas.line([(-4, -30), (6, -20), (2, -6)], [0.4, 2, 0.6], mix(colour[1], canvas.ambient, 0.5), 0.7,
            clip=mask)
        canvas.fill(poly([(1, -96), (0, -107), (6, -97)]), mix(colour[1], "#a86a6a", 0.3), alpha=0.7, clip=mask,
            edge=0.2)


def ant(canvas: Canvas, colour: Colour = "#2a1814") -> None:
    """Pilgrim ant walking left with a candle, origin feet, ~46 wide."""
    look = dict(edge=0.08, wobble=0.15, detail=0.85)
    rim_light = ("#ffd890", 1.2, 0.8)
    for x, d in ((-6, -9), (0, 2), (6, 10)):
        canvas.line([(x, -14), (x + d * 0.7, -10), (x + d, 0)], [2, 1.6, 1], colour, wobble=0, detail=0.8)
    canvas.fill(ellipse(13, -17, 10, 7, 12), [mix(colour, "#ffb060", 0.25), colour], form=0.8, radius=6,
        rim=rim_light, **look)
    canvas.fill(ellipse(0, -15, 6, 4.6), colour, form=0.8, radius=4, rim=rim_light, **look)
    canvas.fill(ellipse(-10, -19, 6, 5.4), [mix(colour, "#ffb060", 0.3), colour], form=0.8, radius=4,
        rim=rim_light, **look)
    canvas.line([(-13, -23), (-18, -30), (-24, -30)], [1, 0.9, 0.6], colour, wobble=0)
    canvas.fill(ellipse(-12.4, -20, 1.2), "#fff0c0", edge=0, wobble=0)
    canvas.line([(-4, -17), (-12, -13), (-18, -17)], [1.8, 1.5, 1.2], colour, wobble=0, detail=0.8)
    canvas.fill(rect(-20.4, -31, 4, 15), ["#fff8e0", "#e8c890"], edge=0, wobble=0, detail=0.9)
    canvas.glow(-18.4, -36, 34, "#ffd070", 0.8)
    canvas.fill(spline([(-18.4, -43, 1), (-16.4, -36), (-18.4, -32), (-20.4, -36)]), ["#fffbe0", "#ffb040"],
        edge=0, wobble=0, detail=1)
