"""The fox captain."""

import math

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.motifs.sky import star
from atelier.paths import ellipse, rect, ribbon, spline


def fox(canvas: Canvas, fur: Colour = "#d8672a", cream: Colour = "#fbead0", coat: Colour = "#1f3160",
    gold: Colour = "#eab54a", rim: Colour = "#ffe3ae", hat: bool = True, arm_to: tuple = (-62, -78)) -> None:
    """A fox in a captain's coat, facing left, origin feet, about 230 high."""
    look = dict(edge=0.2, wobble=0.6, detail=0.85)
    rim_light = (rim, 2.2, 0.75)
    dark = mix(fur, "#5a1c20", 0.55)
    dark_coat = mix(coat, canvas.ambient, 0.5)
    tail = [(22, -42), (62, -26), (100, -46), (112, -92), (96, -134), (104, -160)]
    canvas.fill(ribbon(tail, [14, 34, 48, 50, 38, 3]), [fur, dark], gradient=((40, -130), (90, -20)), form=0.9,
        radius=24, rim=rim_light, texture=0.05, streaks="v", **look)
    tm = canvas.mask(ribbon(tail, [14, 34, 48, 50, 38, 3]), wobble=0.6)
    tip = spline([(60, -112, 1), (76, -122), (84, -108, 1), (98, -124), (104, -108, 1), (118, -122),
        (128, -112, 1), (130, -170), (80, -176)])
    canvas.fill(tip, [cream, mix(cream, fur, 0.3)], form=0.5, radius=20, clip=tm, **look)
    for i in range(9):
        t = i / 8
        canvas.line([(52 + 50 * t, -30 - 22 * t), (78 + 36 * t - 6, -46 - 26 * t),
            (84 + 30 * t - 8, -78 - 22 * t)], [0.3, 1.6, 0.3], dark if i % 2 else mix(fur, canvas.key, 0.35), 0.55,
            clip=tm)
    for x in (-16, 14):
        canvas.fill(ribbon([(x, -34), (x - 1, -8)], [19, 15]), "#2a2233", form=0.7, radius=9, **look)
        canvas.fill(spline([(x - 16, -8), (x - 4, -13), (x + 8, -10), (x + 9, 0, 1), (x - 19, 0, 1)]), "#1b1622",
            form=0.7, radius=7, rim=(rim, 1.2, 0.5), **look)
    # far arm
    axis, ay = arm_to
    canvas.fill(ribbon([(-16, -112), (-40, -92), (axis - 4, ay - 4)], [22, 19, 15]), dark_coat, form=0.7, radius=9,
        **look)
    canvas.fill(ellipse(axis - 6, ay - 5, 8, 7), dark, form=0.6, radius=6, **look)
    # coat
    cp = spline([(-22, -128), (-32, -104), (-34, -76), (-40, -44), (-48, -22, 1), (-14, -16), (20, -17),
        (52, -24, 1), (42, -52), (34, -82), (32, -106), (22, -130)])
    mask = canvas.fill(cp, [mix(coat, canvas.key, 0.1), coat, dark_coat], gradient=((-30, -128), (30, -16)),
        form=0.85, radius=30, rim=rim_light, texture=0.1, streaks="v", **look)
    canvas.line([(-48, -24), (-14, -18), (20, -19), (52, -26)], [4, 5, 5, 4], gold, 0.95, clip=mask, rough=0.3)
    canvas.line([(-12, -128), (-16, -80), (-20, -18)], [1.2, 2, 2.2], mix(dark_coat, "#000010", 0.5), 0.9,
        clip=mask)
    for y in (-104, -86, -68, -50):
        for x in (-24, -7):
            canvas.fill(ellipse(x - (-104 - y) * 0.05, y, 2.7), gold, form=0.8, radius=2.5, edge=0, wobble=0.2,
                detail=1)
    canvas.line([(20, -64), (28, -40), (34, -22)], [0.5, 2, 2.5], dark_coat, 0.8, clip=mask)
    canvas.line([(8, -60), (10, -38), (10, -20)], [0.5, 1.6, 2], dark_coat, 0.7, clip=mask)
    canvas.fill(ribbon([(-36, -72), (0, -66), (36, -72)], [6, 7, 6], cap=False), "#5a3122", clip=mask, form=0.5,
        radius=4, **look)
    canvas.fill(rect(-19, -74, 10, 10, 2), gold, edge=0, wobble=0.2)
    # near arm bent to chest/tiller
    arm = ribbon([(20, -116), (24, -90), (0, -76), (axis + 26, ay - 2)], [24, 22, 19, 15])
    canvas.shadow(arm, canvas.ambient, -2, 5, 4, 0.5, clip=mask)
    canvas.fill(arm, [mix(coat, canvas.key, 0.12), coat], form=0.85, radius=11, rim=rim_light, **look)
    canvas.fill(ribbon([(axis + 34, ay - 3), (axis + 25, ay - 2)], [17, 17], cap=False), gold, form=0.5, radius=6,
        **look)
    canvas.fill(ellipse(axis + 17, ay - 2, 9, 7.5), fur, form=0.7, radius=7, rim=rim_light, **look)
    # epaulette & collar
    canvas.fill(ellipse(21, -121, 12, 6, 18), gold, form=0.8, radius=5, **look)
    for i in range(6):
        canvas.line([(12 + i * 4, -119 + i), (12.5 + i * 4.2, -110 + i)], [1.8, 1],
            mix(gold, "#8a5a20", 0.4 if i % 2 else 0), 1, wobble=0.2)
    # head
    with canvas.at(0, -128, 1, -4):
        if hat:
            canvas.fill(spline([(-30, -60), (-32, -88), (-24, -116, 1), (-8, -96), (2, -66)]),
                [dark, mix(fur, dark, 0.4)], gradient=((-24, -116), (-14, -66)), form=0.6, radius=9, rim=rim_light,
                **look)
        head = spline([(30, -34), (24, -54), (4, -64), (-18, -58), (-34, -42), (-54, -26), (-70, -18), (-73, -11),
            (-62, -6), (-44, -2), (-26, 6), (-6, 12), (12, 10, 1), (22, 16, 1), (26, 4, 1), (38, 8, 1),
            (36, -8, 1), (46, -10, 1), (36, -24)])
        hm = canvas.fill(head, [mix(fur, canvas.key, 0.1), fur, dark], gradient=((-20, -64), (30, 10)), form=0.75,
            radius=26, rim=rim_light, texture=0.1, **look)
        chk = spline([(-76, -10, 1), (-56, -15), (-38, -20), (-18, -16), (-4, -6), (4, -12, 1), (10, 2),
            (20, 0, 1), (22, 20), (0, 22), (-40, 14), (-66, 2)])
        canvas.fill(chk, [cream, mix(cream, "#b98f86", 0.5)], gradient=((-40, -20), (0, 16)), clip=hm, form=0.4,
            radius=12, **look)
        if not hat:
            eara = spline([(-20, -52), (-22, -78), (-16, -104, 1), (0, -82), (10, -56)])
            canvas.fill(eara, [dark, fur, fur], gradient=((-16, -104), (-6, -56)), form=0.6, radius=9,
                rim=rim_light, **look)
            canvas.fill(spline([(-14, -60), (-15, -78), (-13, -92, 1), (-4, -76), (0, -60)]),
                [mix(cream, fur, 0.25), mix(dark, "#2a1018", 0.3)], gradient=((-6, -58), (-14, -92)), **look)
        canvas.fill(spline([(-76, -15), (-72, -21), (-65, -19), (-66, -12), (-72, -9)]), "#1a1018", form=0.6,
            radius=4, detail=1, edge=0.05, wobble=0.3)
        canvas.fill(ellipse(-71.5, -17, 1.6, 1), "#fff4e8", edge=0, wobble=0, alpha=0.8)
        canvas.line([(-68, -8), (-56, -3), (-42, -4), (-34, -9)], [0.6, 1.6, 1.6, 0.4], "#3a1418", 0.9, clip=hm)
        canvas.fill(spline([(-36, -31), (-29, -36), (-20, -34), (-16, -28), (-24, -26), (-32, -27)]), "#2a120f",
            edge=0, wobble=0.3, detail=1)
        canvas.fill(ellipse(-26.5, -31, 5.6, 5.2), "#6a3a18", edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(-27, -31, 4.2, 4.6), "#140a0c", edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(-28.6, -33, 1.7), "#fffaf0", edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(-25, -29, 0.8), "#ffd9a0", edge=0, wobble=0, detail=1)
        canvas.line([(-37, -31), (-29, -38), (-19, -36), (-13, -29)], [0.4, 1.6, 1.6, 0.4], "#3a1410", 0.95,
            wobble=0.2)
        canvas.line([(-36, -45), (-27, -48), (-17, -44)], [0.4, 2.2, 0.4], mix(cream, fur, 0.3), 0.9)
        for i in range(3):
            canvas.line([(-56 + i * 3, -10 + i * 3), (-70, -2 + i * 6), (-86 + i * 4, 2 + i * 9)], [1, 0.7, 0.2],
                mix(cream, "#ffffff", 0.3), 0.8, wobble=0.1, rough=0)
        for i in range(12):
            x = 30 * math.cos(i) * 0.8
            y = -34 + 22 * math.sin(i * 1.7)
            canvas.line([(x, y), (x + 6, y + 5), (x + 11, y + 8)], [0.2, 1.2, 0.2], dark if i % 2
                else mix(fur, canvas.key, 0.4), 0.5, clip=hm)
        if hat:
            hb = spline([(-34, -58, 1), (-36, -78), (-22, -92), (4, -98), (26, -88), (34, -70), (26, -56, 1),
                (-4, -62)])
            canvas.fill(hb, [mix(coat, canvas.key, 0.15), coat, dark_coat], gradient=((-30, -95), (26, -56)),
                form=0.8, radius=16, rim=rim_light, **look)
            canvas.fill(spline([(-38, -62), (-4, -70), (29, -64), (29, -54, 1), (-4, -59), (-38, -50, 1)]),
                [cream, mix(cream, canvas.ambient, 0.4)], gradient=((-36, 0), (30, 0)), **look)
            canvas.fill(spline([(-37, -51, 1), (-14, -59), (10, -57, 1), (-10, -50), (-34, -42), (-52, -40),
                (-50, -46)]), "#151a30", form=0.7, radius=5, rim=(rim, 1.5, 0.8), **look)
            with canvas.at(-12, -73):
                star(canvas, 6.5, gold, glow=False)
            for points, inn in ((((14, -52), (22, -78), (36, -98, 1), (42, -72), (36, -44)),
                ((24, -58), (28, -74), (35, -87, 1), (36, -70), (33, -54))),):
                canvas.fill(spline(list(points)), [dark, fur], gradient=((36, -98), (28, -50)), form=0.7, radius=9,
                    rim=rim_light, **look)
                canvas.fill(spline(list(inn)), [mix(cream, fur, 0.25), mix(dark, "#2a1018", 0.3)],
                    gradient=((30, -54), (35, -87)), **look)
