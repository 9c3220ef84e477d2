"""Motifs of people at full length: from behind, walking, working."""

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.paths import ellipse, placed, rect, ribbon, smooth, spline


def figure(canvas: Canvas, coat: Colour = "#a83a35", hair: Colour = "#3a2420", scarf: Colour = "#e7b04a",
    hat: Colour | None = None, lantern: Colour | None = None, rim: Colour = "#ffe0a8", arm: str = "down",
    skin: Colour = "#e3b594", wind: float = 1) -> None:
    """A person in a coat from behind, origin feet, about 110 high."""
    look = dict(detail=0.85, wobble=0.5, edge=0.15)
    rim_light = (rim, 1.6, 0.8)
    for sx in (-1, 1):
        canvas.fill(ribbon([(sx * 6, -24), (sx * 6.5, -6)], [7, 6.5]), "#2c2434", **look)
        canvas.fill(spline([(sx * 6 - 5, -9), (sx * 6 + 5, -9), (sx * 7 + 6, 0, 1), (sx * 7 - 6, 0, 1)]),
            "#241a22", form=0.5, radius=4, **look)
    if arm == "up":
        canvas.fill(ribbon([(13, -72), (24, -88), (30, -106)], [10, 9, 8]), coat, form=0.7, radius=5,
            rim=rim_light, **look)
        canvas.fill(ellipse(31, -109, 4.2), skin, **look)
    # coat bell
    c = spline([(-10, -84), (-16, -70), (-19, -48), (-27, -18, 1), (-16, -15), (-6, -17), (6, -14), (18, -17),
        (31, -20, 1), (22, -46), (17, -70), (10, -84)])
    mask = canvas.fill(c, [mix(coat, canvas.key, 0.12), coat, mix(coat, canvas.ambient, 0.45)],
        gradient=((0, -82), (0, -14)), form=0.75, radius=18, rim=rim_light, **look)
    for x0, x1 in ((0, 0), (-6, -14), (7, 15)):
        canvas.line([(x0 * 0.6, -56 if x0 else -62), (x1 * 0.8, -34), (x1, -15)], [0.3, 1.2, 1.8],
            mix(coat, canvas.ambient, 0.7), 0.75, clip=mask, rough=0.3)
    canvas.line([(-17, -55), (0, -52), (17, -55)], [1.2, 2.2, 1.2], mix(coat, canvas.ambient, 0.6), 0.8, clip=mask)
    arms = [-1] if arm == "up" else [-1, 1]
    for sx in arms:
        canvas.fill(ribbon([(sx * 12, -79), (sx * 19, -64), (sx * 20.5, -47)], [10, 10.5, 8]),
            mix(coat, canvas.ambient, 0.12), form=0.7, radius=6, rim=rim_light, **look)
        canvas.fill(ellipse(sx * 21, -41, 3.6), skin, **look)
    # head: round skull + bob with flicked ends, ear & cheek sliver so it does not read as a peg
    canvas.fill(ellipse(0, -88, 4.5, 8), mix(skin, canvas.ambient, 0.3), **look)
    canvas.fill(spline([(-15, -90, 1), (-16, -102), (-11, -114), (0, -119), (11, -114), (16, -102), (17, -88, 1),
        (9, -85), (0, -84), (-8, -85)]), [mix(hair, canvas.key, 0.35), hair, mix(hair, canvas.ambient, 0.4)],
        gradient=((-8, -118), (6, -84)), form=0.8, radius=14, rim=rim_light, **look)
    for i in range(8):
        x = -12 + i * 3.4
        canvas.line([(x * 0.25, -118), (x * 0.95, -106), (x * 1.15, -96), (x * 1.12, -86)], [0.2, 1.1, 1, 0.2],
            mix(hair, canvas.key, 0.3) if i % 2 else mix(hair, "#000010", 0.5), 0.55, rough=0.2, wobble=0.1)
    if scarf:
        canvas.fill(ribbon([(-11, -83), (0, -79), (11, -83)], [7, 9, 7]), scarf, form=0.7, radius=4, **look)
        s2 = wind
        canvas.fill(ribbon([(8, -81), (24 * s2, -82), (38 * s2, -74), (54 * s2, -80)], [6, 8, 9, 7], cap=False),
            [scarf, mix(scarf, canvas.ambient, 0.35)], gradient=((8, 0), (54 * s2, 0)), form=0.6, radius=4,
            rim=rim_light, **look)
        for i in range(3):
            canvas.line([(54 * s2, -83 + i * 3), (60 * s2, -84 + i * 3.4)], [1.4, 0.4], scarf, 1, rough=0, wobble=0)
    if hat:
        canvas.fill(spline([(-27, -104, 1), (-15, -110), (-13, -124), (-4, -130), (8, -129), (13, -122),
            (15, -110), (27, -104, 1), (12, -101), (-12, -101)]), hat, form=0.6, radius=8, rim=rim_light, **look)
    if lantern:
        x, y = (-22, -38) if arm != "up" else (31, -104)
        canvas.glow(x, y + 12, 75, lantern, 0.75, power=2)
        canvas.line([(x, y), (x, y + 5)], [1, 1], "#20182a", wobble=0)
        canvas.fill(rect(x - 5, y + 5, 10, 13, 2), [lantern, "#fff8dc", lantern], edge=0, wobble=0.2, detail=1,
            texture=0)
        canvas.fill(rect(x - 6, y + 3, 12, 3, 1), "#20182a", edge=0, wobble=0)
        canvas.fill(rect(x - 6, y + 17, 12, 3, 1), "#20182a", edge=0, wobble=0)
        canvas.glow(x, y + 12, 22, "#fff3c8", 0.8, power=1.5)


def worker(canvas: Canvas, colour: Colour = "#3a7a8a", face: float = 1, arms: tuple = ((12, -20), (13, -16)),
    hat: Colour = "#ffcf4a", skin: Colour = "#f0c098", tool=None, s: float = 1) -> None:
    """Tiny worker, origin feet, ~36 high, faces +x (face=-1 flips); arms = hand targets."""
    look = dict(edge=0.04, wobble=0.15, detail=0.95)
    rim_light = ("#ffe8b0", 1.1, 0.8)
    with canvas.at(0, 0, s, 0, face):
        canvas.fill(ribbon([(-2, -14), (-4, -7), (-5, 0)], [5, 4.5, 4]), mix(colour, "#1a1030", 0.6), **look)
        canvas.fill(ribbon([(2, -14), (4, -7), (5, 0)], [5, 4.5, 4]), mix(colour, "#1a1030", 0.45), **look)
        canvas.fill(rect(-8, -2, 6, 3.4, 1), "#2a1820", **look)
        canvas.fill(rect(3, -2, 6.4, 3.4, 1), "#2a1820", **look)
        canvas.fill(ribbon([(-2, -23), ((arms[1][0] - 2) / 2, (arms[1][1] - 23) / 2 + 2), arms[1]],
            [4.6, 4.2, 3.6]), mix(colour, "#1a1030", 0.35), **look)
        canvas.fill(spline([(-4, -26), (-6, -20), (-6, -12, 1), (6, -12, 1), (6, -20), (4, -26)]),
            [mix(colour, "#fff0c0", 0.25), colour], form=0.6, radius=5, rim=rim_light, **look)
        if tool:
            canvas.line([(arms[0][0] - tool[0], arms[0][1] - tool[1]),
                (arms[0][0] + tool[0], arms[0][1] + tool[1])], 2, "#e8c890", wobble=0, detail=1)
        canvas.fill(ellipse(0.8, -30, 4.6, 5), [mix(skin, "#fff4dc", 0.4), skin], form=0.4, radius=4, **look)
        canvas.fill(ellipse(3.2, -30.4, 0.8, 1.1), "#2a1420", edge=0, wobble=0, detail=1)
        canvas.fill(spline([(-5, -31, 1), (-4, -37), (1, -39), (6, -36), (9, -32.4, 1), (5, -32.6)]),
            [mix(hat, "#ffffff", 0.35), hat], form=0.6, radius=4, rim=rim_light, **look)
        canvas.fill(ribbon([(1, -23), ((arms[0][0] + 1) / 2, (arms[0][1] - 23) / 2 + 2.5), arms[0]],
            [5, 4.4, 3.8]), mix(colour, "#fff0c0", 0.15), form=0.5, radius=2.5, rim=rim_light, **look)
        canvas.fill(ellipse(*arms[0], 2.2), skin, **look)


def pawnling(canvas: Canvas, coat: Colour, s: float = 1, skin: Colour = "#f0c8a4", hat: Colour | None = None,
    rim: Colour = "#fff2d0") -> None:
    """A citizen who is a pawn: bell coat, collar, ball head; origin base, 46 high."""
    look = dict(edge=0.08, wobble=0.25, detail=0.85)
    with canvas.at(0, 0, s):
        canvas.fill(spline([(-14, -1), (-12, -9), (-7, -20), (-5, -29), (5, -29), (7, -20), (12, -9), (14, -1),
            (9, 5), (0, 7), (-9, 5)]), [mix(coat, canvas.key, 0.3), coat, mix(coat, canvas.ambient, 0.5)],
            gradient=((-10, -28), (10, 4)), form=0.8, radius=11, rim=(rim, 1.4, 0.8), **look)
        canvas.line([(-12.5, -4), (0, 1.5), (12.5, -4)], [1.2, 2, 1.2], mix(coat, canvas.ambient, 0.6), 0.7)
        canvas.fill(ellipse(0, -29, 7.5, 3.2), mix(coat, "#fff0d0", 0.5), form=0.5, radius=3, **look)
        canvas.fill(ellipse(0, -37, 7.6, 8), [mix(skin, "#fff6e0", 0.4), skin, mix(skin, "#8a4a60", 0.5)],
            gradient=((-5, -43), (5, -30)), form=0.6, radius=7, rim=(rim, 1.2, 0.8), **look)
        if hat:
            canvas.fill(spline([(-8.2, -38, 1), (-8, -44), (0, -47.5), (8, -44), (8.2, -38, 1), (0, -40.5)]), hat,
                form=0.7, radius=6, rim=(rim, 1.2, 0.8), **look)


def mailman(canvas: Canvas, coat: Colour = "#2a5aa8", rim: Colour = "#fff6e0", scale: float = 1) -> None:
    """Lost postman, 3/4 front, holding an envelope and scratching his cap. origin feet, ~112 high."""
    look = dict(edge=0.07, wobble=0.25, detail=0.95)
    rim_light = (rim, 1.6, 0.8)
    dark = mix(coat, canvas.ambient, 0.6)
    skin = "#f0bd98"
    with canvas.at(0, 0, scale):
        for points, x in (([(-5, -44), (-8, -24), (-9, -6)], -10), ([(6, -44), (9, -24), (8, -5)], 8)):
            canvas.fill(ribbon(points, [12, 10, 8]), "#26305c", form=0.6, radius=5, rim=rim_light, **look)
            canvas.fill(spline([(x - 6, -8), (x + 4, -8), (x + 8, -1), (x + 7, 2, 1), (x - 7, 2, 1)]), "#3a2028",
                form=0.6, radius=4, **look)
        canvas.fill(ribbon([(-12, -78), (-22, -66), (-20, -50)], [11, 10, 8]), dark, form=0.7, radius=6,
            rim=rim_light, **look)
        mask = canvas.fill(spline([(-9, -85), (-16, -76), (-15, -56), (-18, -36, 1), (-6, -33), (8, -33),
            (19, -36, 1), (15, -56), (16, -76), (9, -85)]), [mix(coat, canvas.key, 0.25), coat, dark],
            gradient=((-12, -84), (14, -34)), form=0.85, radius=15, rim=rim_light, **look)
        canvas.line([(1, -80), (2, -56), (1, -34)], 1.2, dark, 0.9, clip=mask)
        [canvas.fill(ellipse(4.6, y, 1.5), "#ffd56a", edge=0, wobble=0, detail=1) for y in (-72, -62, -52, -42)]
        canvas.line([(11, -84), (-4, -62), (-18, -48)], [3.4, 3.4], "#8a4a2c", wobble=0.1, detail=0.9)
        canvas.fill(rect(-32, -54, 24, 21, 3), ["#c87a44", "#7a3c28"], form=0.6, radius=6, rim=rim_light, **look)
        canvas.fill(spline([(-33, -55, 1), (-7, -55, 1), (-9, -45), (-20, -42), (-31, -45)]), "#a85c34", form=0.5,
            radius=5, rim=rim_light, **look)
        for dx, r, c in ((-27, -16, "#fff6e4"), (-20, 4, "#f7dcc0"), (-14, 16, "#ffffff")):
            canvas.fill(placed(rect(-5, -9, 10, 10), dx, -53, 1, r), c, **look)
        canvas.fill(ellipse(0, -90, 5, 7), mix(skin, "#a05a50", 0.4), **look)
        canvas.fill(spline([(-10, -95), (-10, -106), (0, -112), (10, -106), (10, -96), (5, -88), (-4, -88)]),
            [mix(skin, "#fff6e0", 0.3), skin, mix(skin, "#a05a50", 0.5)], gradient=((-6, -110), (8, -88)),
            form=0.4, radius=8, rim=rim_light, **look)
        canvas.fill(ellipse(-1, -97, 2.6, 2), "#e89a80", edge=0, wobble=0.1, detail=1)
        [canvas.fill(ellipse(x, -101, 1.3, 1.6), "#2a1830", edge=0, wobble=0, detail=1) for x in (-5, 4)]
        canvas.line([(-7, -93.5), (-1, -95), (5, -93.5)], [1.4, 3, 1.4], "#6a3a28", 1, wobble=0)
        canvas.line([(-8, -104.5), (-5, -106), (-2, -105)], [0.4, 1.2, 0.4], "#6a3a28", 1, wobble=0)
        canvas.line([(2, -106), (5, -107), (8, -105)], [0.4, 1.2, 0.4], "#6a3a28", 1, wobble=0)
        canvas.fill(spline([(-12, -106, 1), (-13, -115), (0, -121), (13, -115), (12, -106, 1), (0, -108)]),
            [mix(coat, canvas.key, 0.3), coat, dark], form=0.7, radius=7, rim=rim_light, **look)
        canvas.fill(spline([(-13, -106), (0, -109), (12, -106), (10, -102), (-2, -104), (-14, -101)]), "#1c2448",
            **look)
        canvas.fill(ellipse(-1, -113, 2.6), "#ffd56a", edge=0, wobble=0, detail=1)
        canvas.fill(ribbon([(13, -78), (27, -84), (20, -104)], [11, 10, 7]), mix(coat, canvas.key, 0.1), form=0.7,
            radius=6, rim=rim_light, **look)
        canvas.fill(ellipse(17, -108, 4.4), skin, **look)
        canvas.fill(ellipse(-20, -47, 4), skin, **look)


def king(canvas: Canvas, robe: Colour = "#2f6fae", rim: Colour = "#fff2d0", trim: Colour = "#fff6e6") -> None:
    """A weary king from behind with a suitcase and a bare head, origin feet, 120 high."""
    look = dict(edge=0.08, wobble=0.3, detail=0.9)
    rim_light = (rim, 2, 0.85)
    dark = mix(robe, canvas.ambient, 0.6)
    canvas.fill(spline([(-16, -4), (-6, -6), (-3, 2, 1), (-18, 2, 1)]), "#3a2030", **look)
    canvas.fill(spline([(6, -7), (16, -8), (20, -1, 1), (4, 0, 1)]), "#3a2030", **look)
    canvas.fill(ribbon([(17, -78), (29, -62), (31, -44)], [14, 13, 9]), dark, form=0.7, radius=7, rim=rim_light,
        **look)
    canvas.fill(ellipse(31, -40, 4.2), "#e0a888", **look)
    canvas.fill(rect(16, -38, 32, 24, 3), ["#b8683c", "#6a3028"], form=0.5, radius=6, rim=rim_light, **look)
    canvas.line([(25, -38), (26, -44), (37, -44), (38, -38)], 2.2, "#5a2420", wobble=0.1)
    [canvas.fill(rect(x, -38, 3, 24), "#e8b860", edge=0, wobble=0.1, detail=0.9) for x in (21, 40)]
    mask = canvas.fill(spline([(-12, -92), (-21, -80), (-24, -50), (-40, -14, 1), (-30, -4), (-8, 2), (14, -2),
        (27, -12, 1), (24, -50), (21, -80), (12, -92)]), [mix(robe, canvas.key, 0.25), robe, dark],
        gradient=((-14, -92), (18, 0)), form=0.9, radius=24, rim=rim_light, **look)
    for p in ([(-8, -74), (-14, -40), (-22, -6)], [(2, -74), (2, -40), (0, 0)], [(11, -74), (15, -40), (16, -5)]):
        canvas.line(p, [0.4, 2, 2.6], dark, 0.7, clip=mask)
    canvas.fill(ribbon([(-40, -14), (-28, -4), (-8, 1), (14, -3), (28, -12)], [8, 9, 9, 9, 8]), trim, form=0.7,
        radius=5, rim=rim_light, **look)
    for x, y in ((-30, -6), (-16, -1), (0, 0), (14, -4)):
        canvas.fill(ellipse(x, y, 1.4, 2.4), "#3a3040", edge=0, wobble=0, detail=0.95)
    canvas.fill(spline([(-20, -84), (-10, -95), (10, -95), (20, -84), (13, -74), (0, -71), (-13, -74)]), trim,
        form=0.8, radius=8, rim=rim_light, **look)
    for x, y in ((-11, -82), (0, -78), (11, -82)):
        canvas.fill(ellipse(x, y, 1.4, 2.4), "#3a3040", edge=0, wobble=0, detail=0.95)
    canvas.fill(ellipse(-12, -102, 3, 4.4), "#d89a80", **look)
    canvas.fill(ellipse(12, -102, 3, 4.4), "#d89a80", **look)
    canvas.fill(smooth([(-12, -93), (-14.5, -104), (-11, -115), (0, -120), (11, -115), (14.5, -104), (12, -93),
        (6, -88), (0, -90), (-6, -88)]), ["#fffaf0", "#d4d0dc", "#a8a4c0"], gradient=((-10, -118), (10, -90)),
        form=0.5, radius=11, rim=rim_light, **look)
    for i in range(7):
        x = -9 + i * 3
        canvas.line([(x * 0.7, -112), (x * 1.15, -102), (x * 1.05, -92)], [0.2, 1.1, 0.3], "#a8a4c0", 0.7, wobble=0)
    canvas.fill(ellipse(0, -115, 8, 4.2), ["#ffd8b4", "#e0a080"], edge=0.05, wobble=0.2, detail=0.9)
