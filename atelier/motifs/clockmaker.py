"""The clockmaker's shop: the old man, the clockwork heart, the child who waits, things on threads."""

import math

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.motifs.machines import gear
from atelier.motifs.objects import clock_face
from atelier.paths import ellipse, minus, placed, rect, ribbon, smooth, union
from atelier.shading import Light


def patient(canvas: Canvas, coat: Colour = "#e0b84c", light: Light = (-0.8, -0.1, 0.4)) -> None:
    """Child in a raincoat sitting on an edge, heart-shaped hole through the chest. origin seat, ~150 up, 70 down."""
    look = dict(edge=0.1, wobble=0.3, detail=0.8)
    rim_light = ("#ffb888", 2.4, 0.85, light)
    dark_coat = mix(coat, canvas.ambient, 0.45)
    for p in ([(-16, 0), (-22, 34), (-18, 62)], [(16, 0), (24, 32), (28, 58)]):
        canvas.fill(ribbon(p, [20, 15, 13]), ["#5a6a70", "#26323c"], form=0.7, radius=8, light=light, **look)
        x, y = p[-1]
        canvas.fill(smooth([(x - 10, y - 12), (x + 9, y - 12), (x + 15, y + 10), (x + 2, y + 15),
            (x - 13, y + 10)]), ["#c8443c", "#6a1c30"], form=0.8, radius=8, light=light, rim=rim_light, **look)
    body = smooth([(-22, -92), (-34, -56), (-46, 4, 1), (-20, 14), (16, 14), (48, 4, 1), (36, -56), (22, -92)])
    hole = placed(smooth([(0, 16, 1), (-17, -2), (-19, -14), (-10, -21), (0, -13, 1), (10, -21), (19, -14),
        (17, -2)]), 0, -48, 1)
    canvas.fill(placed(ellipse(0, 0, 26), 0, -50), ["#16241f", "#0c1412"], edge=0.05)
    canvas.fill(minus(body, hole), [mix(coat, canvas.key, 0.2), coat, dark_coat], gradient=((-40, -60), (44, 0)),
        form=0.8, radius=22, light=light, rim=rim_light, **look)
    canvas.fill(minus(hole, placed(hole, 4, 3, 1)), mix(coat, "#8a4a10", 0.5), edge=0.05, detail=0.9)
    canvas.line([(-18, -62), (-10, -69), (0, -61), (10, -69), (18, -62)], [1, 2, 1], "#fff0b8", 0.8, wobble=0,
        detail=0.9)
    for p in ([(-24, -84), (-44, -50), (-26, -18)], [(24, -84), (46, -48), (30, -14)]):
        canvas.fill(ribbon(p, [18, 17, 14]), [mix(coat, canvas.key, 0.15), coat, dark_coat], form=0.8, radius=9,
            light=light, rim=rim_light, **look)
        x, y = p[-1]
        canvas.fill(ellipse(x + 2, y + 4, 7), "#f0c09c", form=0.6, radius=5, light=light, **look)
    canvas.fill(smooth([(-34, -96), (-38, -126), (-22, -154), (2, -166), (26, -152), (38, -124), (32, -94),
        (0, -84)]), [mix(coat, canvas.key, 0.25), coat, dark_coat], gradient=((-30, -140), (34, -100)), form=0.85,
        radius=24, light=light, rim=rim_light, **look)
    fm = canvas.fill(ellipse(-4, -118, 24, 27), ["#fbd8b8", "#f0c09c", "#a86a68"],
        gradient=((-28, -120), (22, -110)), form=0.5, radius=16, light=light, **look)
    canvas.fill(smooth([(-28, -122), (-24, -142), (0, -148), (20, -138), (20, -124), (6, -134), (-6, -126),
        (-16, -134)]), "#6a3424", clip=fm, form=0.5, radius=6, edge=0.1, detail=0.85)
    for ex in (-14, 5):
        canvas.fill(ellipse(ex, -116, 2.8, 3.6), "#20121c", edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(ex - 1, -117.6, 1), "#fff4e0", edge=0, wobble=0, detail=1)
        canvas.line([(ex - 5, -124), (ex, -126.4), (ex + 5, -124.6)], [0.3, 1.4, 0.3], "#5a2c20", 0.9, wobble=0)
    for cx in (-20, 11):
        canvas.fill(ellipse(cx, -108, 5, 3.4), "#e8705c", alpha=0.5, soft=1, clip=fm)
    canvas.line([(-10, -102), (-5, -101), (0, -102.4)], [0.4, 1.5, 0.4], "#8a3a38", 0.9, wobble=0, detail=1)


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


def old_craftsman(canvas: Canvas, light: Light = (0, 0.85, 0.4)) -> None:
    """Craftsman's head looking down, lit from below; origin head centre, ~200 high + beard."""
    look = dict(edge=0.1, wobble=0.25, detail=0.75)
    skin, shade, highlight = "#c08464", "#2c3a34", "#ffc493"
    rim_light = ("#ffb080", 2.4, 0.8, light)
    for sx in (-1, 1):
        canvas.fill(smooth([(sx * 72, -16), (sx * 92, -22), (sx * 98, 4), (sx * 86, 34), (sx * 72, 24)]),
            [skin, "#8a5044"], form=0.7, radius=10, light=light, shade=shade, highlight=highlight, rim=rim_light,
            **look)
    mask = canvas.fill(smooth([(0, -96), (44, -88), (72, -54), (80, -4), (74, 44), (44, 88), (0, 100), (-44, 88),
        (-74, 44), (-80, -4), (-72, -54), (-44, -88)]), [mix(skin, shade, 0.45), skin, "#e0a07a"], form=0.85,
        radius=50, light=light, shade=shade, highlight=highlight, **look)
    glaze = lambda points, c, alpha, so: canvas.fill(smooth(points), c, alpha=alpha, soft=so, clip=mask, edge=0,
        texture=0)
    for sx in (-1, 1):
        glaze([(sx * 12, -14), (sx * 34, -24), (sx * 62, -14), (sx * 60, 8), (sx * 20, 8)], shade, 0.55, 5)
        glaze([(sx * 24, 30), (sx * 56, 22), (sx * 62, 44), (sx * 34, 56)], "#ffb488", 0.6, 7)
    for y in (-66, -54, -42):
        canvas.line([(-40, y + 6), (-14, y - 2), (14, y), (42, y + 5)], [0.4, 2.4, 2.4, 0.4], "#4a3a34", 0.6,
            clip=mask)
    # nose
    canvas.fill(smooth([(-10, -20), (10, -20), (16, 14), (26, 34), (14, 48), (-14, 48), (-26, 34), (-16, 14)]),
        [mix(skin, shade, 0.3), skin, "#f0b088"], form=0.85, radius=16, light=light, shade="#5a3c38",
        highlight="#ffd0a4", **look)
    canvas.fill(ellipse(0, 44, 12, 5), "#ffdcb4", alpha=0.7, soft=2)
    # lowered lid + loupe
    canvas.fill(ellipse(-35, 4, 19, 12), mix(skin, "#e8a880", 0.4), form=0.7, radius=9, light=light,
        shade="#5a3c38", **look)
    canvas.line([(-54, 6), (-44, 14), (-34, 16), (-18, 9)], [0.8, 3, 3, 0.8], "#2a1a1c", 1, wobble=0.1, detail=1)
    for i in range(4):
        canvas.line([(-50 + i * 9, 13 + abs(i - 2) * -1), (-53 + i * 9, 19)], [1.4, 0.4], "#2a1a1c", 0.9, wobble=0)
    canvas.line([(60, -8), (78, -24), (84, -50)], 3, "#8a6a34", 1, wobble=0)
    canvas.fill(ribbon([(36, 2), (40, 22), (43, 40)], [40, 38, 34], cap=False), ["#8a6430", "#d8a850", "#6a4828"],
        gradient=((18, 0), (62, 0)), form=0.7, radius=12, light=(0.4, 0.5, 0.4), **look)
    canvas.fill(ellipse(43, 41, 18, 9, -8), "#f0c46a", form=0.7, radius=4, **look)
    canvas.fill(ellipse(43, 42, 13, 6, -8), ["#ffe0a0", "#ff6a4c"], edge=0.05, detail=1)
    canvas.line([(36, 40), (41, 38), (47, 38)], [0.5, 2, 0.5], "#fffbe8", 1, wobble=0, detail=1)
    canvas.glow(43, 42, 30, "#ff9a60", 0.6)
    for y in (8, 22):
        canvas.line([(18, y - 1), (40, y + 4), (60, y - 3)], [1, 2.4, 1], "#f4d080", 0.8, wobble=0, detail=0.9)
    # beard, moustache, brows: white masses + strands
    bd = smooth([(-78, 26), (-66, 70), (-34, 66), (0, 60), (34, 66), (66, 70), (78, 26), (92, 84), (84, 150),
        (50, 196), (10, 226), (-6, 222), (-46, 196), (-82, 150), (-94, 84)])
    bm = canvas.fill(bd, ["#8fa090", "#e8e4cc", "#fff0d8"], gradient=((0, 40), (0, 220)), form=0.8, radius=36,
        light=light, shade="#4a5c54", highlight="#ffe0c0", rim=("#ffc09a", 3, 0.8, light), **look)
    for i in range(34):
        u = -1 + 2 * i / 33
        canvas.line([(u * 74, 50 + 22 * (1 - u * u)), (u * 84 + 4 * math.sin(i * 1.9), 110),
            (u * 52 + 7 * math.sin(i * 2.7), 196 - 60 * abs(u) ** 1.5)], [0.4, 2.6, 0.4], "#5f7068" if i % 2
            else "#fffaf0", 0.5, clip=bm, rough=0.4)
    canvas.fill(smooth([(-22, 80), (0, 86), (22, 80), (0, 94)]), "#7a3c3c", edge=0.1, detail=0.8)
    for sx in (-1, 1):
        mm = canvas.fill(smooth([(0, 52), (sx * 26, 50), (sx * 60, 66), (sx * 84, 58, 1), (sx * 70, 86),
            (sx * 34, 84), (sx * 4, 72)]), ["#b8c0ac", "#f4ecd8"], form=0.8, radius=14, light=light,
            shade="#5f7068", highlight="#fff0d8", rim=rim_light, **look)
        for i in range(7):
            canvas.line([(sx * 6, 58 + i * 2), (sx * 36, 60 + i * 3.4), (sx * (72 - i * 4), 64 + i * 3)],
                [0.3, 1.6, 0.3], "#6a7a70" if i % 2 else "#fffdf4", 0.6, clip=mm)
        canvas.fill(smooth([(sx * 10, -22), (sx * 34, -38), (sx * 68, -30), (sx * 76, -14, 1), (sx * 50, -18),
            (sx * 26, -14), (sx * 12, -8, 1)]), ["#9aa894", "#f0ead4"], form=0.7, radius=8, light=light,
            rim=rim_light, **look)
        canvas.fill(smooth([(sx * 66, -62), (sx * 92, -50), (sx * 102, -14), (sx * 86, 24, 1), (sx * 84, -12),
            (sx * 72, -34)]), ["#8fa090", "#e8e4cc"], form=0.8, radius=11, light=light, shade="#4a5c54",
            rim=rim_light, **look)
    canvas.fill(smooth([(-74, -58, 1), (-56, -100), (0, -120), (56, -100), (74, -58, 1), (0, -76)]),
        ["#2a4438", "#4a7058", "#2f4c40"], form=0.8, radius=24, light=light, rim=rim_light, **look)
    canvas.line([(-74, -60), (0, -78), (74, -60)], [4, 6, 4], "#c89a4a", 1, wobble=0.2, detail=0.7)


def clockwork_heart(canvas: Canvas) -> None:
    """Anatomical heart with an opened panel; origin centre, ~190 high."""
    look = dict(edge=0.08, wobble=0.3, detail=0.7)
    red, highlight, shade = "#c8303c", "#ff9c78", "#520f30"
    side_light = (-0.3, -0.6, 0.5)
    for p, w in (([(-50, -56), (-66, -84), (-70, -104)], [24, 20, 20]), ([(30, -60), (46, -98), (72, -112)],
        [30, 24, 22]), ([(-16, -54), (-26, -98), (0, -128), (34, -116)], [36, 32, 28, 24])):
        canvas.fill(ribbon(p, w, cap=False), [mix(red, "#f0a060", 0.25), red, shade], form=0.9, radius=14,
            light=side_light, rim=("#ffd0a0", 2.4, 0.8, side_light), **look)
        x, y = p[-1]
        canvas.fill(ellipse(x, y, w[-1] * 0.56, w[-1] * 0.4, 30 if x > 0 else -20), "#d8a24a", form=0.7, radius=5,
            **look)
        canvas.fill(ellipse(x, y, w[-1] * 0.38, w[-1] * 0.25, 30 if x > 0 else -20), "#3a0a1c", edge=0.05)
    mask = canvas.fill(smooth([(-6, -60), (-42, -78), (-80, -54), (-88, -6), (-64, 46), (-14, 94), (6, 100),
        (42, 62), (80, 14), (86, -36), (58, -70), (22, -72)]), [highlight, red, "#8a1c38"],
        gradient=((-50, -60), (60, 70)), form=0.9, radius=52, shade=shade, highlight=highlight, light=side_light,
        rim=("#ffe0b0", 3, 0.8, side_light), **look)
    for p in ([(-70, -40), (-50, -10), (-60, 30)], [(60, -50), (48, -20), (60, 10), (40, 50)],
        [(-40, 60), (-10, 70), (4, 92)], [(40, 40), (24, 64), (10, 84)], [(64, -24), (76, -20), (80, -6)]):
        canvas.line(p, [3.4, 3, 1], "#6a1440", 0.7, clip=mask)
        canvas.line([(x - 1.2, y - 1.4) for x, y in p], [1.2, 1, 0.3], "#ffb08c", 0.6, clip=mask)
    win = rect(-36, -38, 70, 82, 26)
    canvas.fill(win, "#d8a24a", form=0.8, radius=5, edge=0.05, wobble=0.2, detail=0.85)
    canvas.fill(rect(-29, -31, 56, 68, 21), ["#fff2b8", "#ffb54a", "#c8502c"], gradient=("r", (0, 4), 46),
        edge=0.05, wobble=0.2, detail=0.85)
    for x, y, r, n, c in ((-13, -8, 18, 10, "#8a4420"), (13, 13, 16, 9, "#6a2c1c"), (-13, 25, 11, 8, "#a85a28"),
        (15, -19, 10, 8, "#a85a28")):
        if math.hypot(x, y) < 40:
            with canvas.at(x, y):
                gear(canvas, r, n, c)
    canvas.glow(0, 4, 60, "#ffcf80", 0.25, power=1.6)
    canvas.fill(smooth([(-38, -32), (-72, -46), (-84, -40), (-84, 42), (-72, 48), (-38, 40)]),
        ["#d84a4c", "#8a1c38"], form=0.7, radius=10, light=side_light, rim=("#ffe0b0", 2, 0.7, (1, 0, 0.3)), **look)
    canvas.fill(ellipse(-74, 2, 3.4), "#f0c060", form=0.8, radius=3, edge=0, detail=0.9)
