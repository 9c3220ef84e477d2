"""A fox captain steers a newspaper boat over something large."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.land import mountains
from atelier.motifs.sky import star
from atelier.motifs.vessels import paper_boat
from atelier.motifs.water import waves
from atelier.noise import dice
from atelier.paths import ellipse, minus, placed, poly, rect, ribbon, smooth, spline

CARD = Card(id="fox", palette="amber-teal", composition="triangle", setting="sea", mood="courage",
    themes=("journey", "sea", "freedom", "play"), hero="fox", moon_or_sun=False, birds=True, cloudy_sky=False,
    seed=37)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    _sea(canvas)
    with canvas.at(322, 352):
        _compass_rose(canvas, 196)
    _paper_cranes(canvas)
    with canvas.at(300, 752, 1.42, -4):
        _boat(canvas)
    waves(canvas, 762, 880, 5, ["#3a8d90", "#17606f", "#0d3a56"], 5, amp=8, foam="#fff0c4")
    _big_one_below(canvas)


def _sea(canvas: Canvas) -> None:
    canvas.set_light(light=(-0.55, -0.6, 0.55), ambient="#12284f", key="#ffe0a0")
    canvas.sky([(0, "#0f4a63"), (0.25, "#2f8088"), (0.5, "#e9b872"), (0.68, "#f4d9a0"), (1, "#f4d9a0")], swirl=0.09)
    canvas.glow(330, 400, 430, "#ffd890", 0.5, power=1.6)
    mountains(canvas, 650, 56, "#5c8d92", 3, haze="#e9c48c")
    waves(canvas, 640, 900, 9, ["#7fb0a4", "#2b7f86", "#17606f", "#0d3a56"], 3, foam="#fff0c8")
    brush.background(canvas)


def _compass_rose(canvas: Canvas, radius: float) -> None:
    """The chart's compass, risen into the sky behind the captain; its rhumb lines cross the whole card."""
    line = dict(wobble=0.2, rough=0.2)
    for i in range(32):
        t = math.radians(i * 11.25)
        canvas.line([(math.cos(t) * radius, math.sin(t) * radius), (math.cos(t) * 700, math.sin(t) * 700)],
            [1, 0.6], "#fff0c4" if i % 2 else "#c8543c", 0.28 if i % 2 else 0.34, **line)
    for r, width in ((radius, 3), (radius * 0.94, 1.2), (radius * 0.6, 1.6)):
        canvas.fill(minus(ellipse(0, 0, r), ellipse(0, 0, r - width)), "#8a5a34", alpha=0.8, edge=0.3, wobble=0.3)
    canvas.fill(ellipse(0, 0, radius), ["#fff2c8", "#f6d796", "#e8b064"], gradient=("r", (-40, -40), radius * 1.5),
        alpha=0.5, edge=0.1, wobble=0.2)
    for i in range(64):
        t = math.radians(i * 5.625)
        inner = radius * (0.955 if i % 4 else 0.9)
        canvas.line([(math.cos(t) * inner, math.sin(t) * inner), (math.cos(t) * radius, math.sin(t) * radius)],
            1.2, "#7a4a30", 0.8, **line)
    for count, reach, first in ((8, 0.58, 22.5), (4, 0.78, 45), (4, 1.04, 0)):
        for i in range(count):
            _point(canvas, radius * reach, first + i * 360 / count, radius * 0.15)
    canvas.fill(ellipse(0, 0, radius * 0.09), ["#fff0c0", "#d89a3c"], form=0.7, radius=10, edge=0.05, wobble=0.2)


def _point(canvas: Canvas, reach: float, turn: float, waist: float) -> None:
    """One point of the rose: a light and a dark half."""
    for side, colours in ((1, ["#fff6dc", "#f0d090"]), (-1, ["#c8543c", "#7a2c30"])):
        half = poly([(0, 0), (waist * 0.7, side * waist * 0.7), (reach, 0)])
        canvas.fill(placed(half, 0, 0, 1, turn - 90), colours, edge=0.08, wobble=0.3, texture=0.08, detail=0.45)


def _paper_cranes(canvas: Canvas) -> None:
    fold = dict(edge=0.1, wobble=0.4, detail=0.6)
    for x, y, size, turn in ((84, 120, 1.0, -8), (168, 66, 0.75, 4), (520, 84, 0.9, -14), (52, 206, 0.6, 6)):
        with canvas.at(x, y, size, turn):
            canvas.fill(poly([(0, 0), (-34, -30), (-10, 6)]), ["#fff6e2", "#d9c4a0"], **fold)
            canvas.fill(poly([(0, 0), (30, -38), (14, 8)]), ["#fffaf0", "#ecd6b0"], **fold)
            canvas.fill(poly([(-12, 6), (16, 8), (2, 16)]), "#c8b494", **fold)
            canvas.fill(poly([(-10, 6), (-40, 2), (-30, -2)]), "#efe0c2", **fold)
            canvas.fill(poly([(14, 6), (42, -8), (20, 10)]), "#dcc8a4", **fold)


def _boat(canvas: Canvas) -> None:
    """The newspaper boat: back, lamp, crew and wheel, then the front of the hull."""
    draw_hull = paper_boat(canvas, 300)
    canvas.line([(104, -20), (104, -230)], [4, 3], "#5a3a28", form=0.6, radius=3, wobble=0.2)
    canvas.line([(104, -226), (60, -226)], 2.4, "#5a3a28", wobble=0.2)
    canvas.line([(64, -226), (64, -206)], 1, "#3a2620", wobble=0)
    canvas.glow(64, -192, 80, "#ffd070", 0.8)
    canvas.fill(spline([(56, -206), (72, -206), (77, -192), (72, -180), (56, -180), (51, -192)]),
        ["#fffbe0", "#ff8f3a"], gradient=("r", (64, -193), 17), edge=0.05, wobble=0.3, detail=1)
    canvas.fill(rect(57, -209, 14, 4, 1), "#5a2a28", edge=0, wobble=0.1)
    canvas.fill(rect(57, -181, 14, 3, 1), "#5a2a28", edge=0, wobble=0.1)
    with canvas.at(-12, -16, 0.92):
        _fox(canvas)
    with canvas.at(-82, -92):
        _wheel(canvas)
    draw_hull()


def _fox(canvas: Canvas) -> None:
    """The captain in his long coat, facing left, a paw on the wheel; origin feet, about 230 high."""
    fur, cream, coat, gold, rim = "#d8672a", "#fbead0", "#1f3160", "#eab54a", "#ffe3ae"
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
    axis, ay = -64, -84
    canvas.fill(ribbon([(-16, -112), (-40, -92), (axis - 4, ay - 4)], [22, 19, 15]), dark_coat, form=0.7, radius=9,
        **look)
    canvas.fill(ellipse(axis - 6, ay - 5, 8, 7), dark, form=0.6, radius=6, **look)
    # coat
    cp = spline([(-22, -128), (-32, -104), (-34, -76), (-40, -44), (-48, -22, 1), (-14, -16), (20, -17),
        (52, -24, 1), (42, -52), (34, -82), (32, -106), (22, -130)])
    mask = canvas.fill(cp, [mix(coat, canvas.key, 0.1), coat, dark_coat], gradient=((-30, -128), (30, -16)),
        form=0.85, radius=30, rim=rim_light, texture=0.06, streaks="v", **look)
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
    with canvas.at(0, -128, 1, -4):
        _head(canvas, look)


def _head(canvas: Canvas, look: dict) -> None:
    """A lean fox's head in profile: long muzzle, narrow amber eye, dark line from eye to nose, and the cap."""
    fur, cream, coat, rim = "#d8672a", "#f6e2c4", "#1f3160", ("#ffe3ae", 2.2, 0.5)
    dark, dark_coat = mix(fur, "#5a1c20", 0.55), mix(coat, canvas.ambient, 0.5)
    canvas.fill(spline([(-30, -60), (-32, -88), (-24, -116, 1), (-8, -96), (2, -66)]), [dark, mix(fur, dark, 0.4)],
        gradient=((-24, -116), (-14, -66)), form=0.6, radius=9, rim=rim, **look)
    head = smooth([(30, -34), (24, -54), (4, -64), (-16, -59), (-31, -45), (-43, -33), (-60, -24.5), (-77, -18.5),
        (-81, -14), (-76, -9.5), (-60, -5), (-44, -1), (-26, 6), (-8, 13), (8, 11), (20, 19, 1), (24, 6), (38, 9, 1),
        (35, -7), (47, -10, 1), (37, -24)])
    face = canvas.fill(head, [mix(fur, canvas.key, 0.1), fur, dark], gradient=((-20, -64), (30, 10)), form=0.8,
        radius=22, rim=rim, texture=0.05, shade="#5a1c1c", **look)
    cheek = smooth([(-84, -12, 1), (-64, -14.5), (-46, -20), (-32, -19), (-16, -10), (-4, -8, 1), (0, 0),
        (12, -2, 1), (14, 8), (28, 12), (16, 24), (-10, 20), (-44, 8), (-74, -4)])
    canvas.fill(cheek, [cream, mix(cream, "#8a5a5c", 0.6)], gradient=((-40, -22), (-8, 18)), clip=face, form=0.5,
        radius=10, soft=1.2, **look)
    canvas.fill(smooth([(-66, -4), (-40, 0), (-20, 8), (4, 12), (0, 22), (-50, 12)]), "#5a2a34", alpha=0.4,
        clip=face, soft=4)
    # from eye to nose
    canvas.line([(-36, -29), (-48, -23.5), (-62, -19)], [2, 5, 1.5], dark, 0.75, clip=face, soft=1.6)
    # the eye lies under the brow
    canvas.fill(ellipse(-29, -33, 9, 6, -16), "#5a1c20", alpha=0.5, clip=face, soft=2.5)
    canvas.line([(-74, -9.6), (-64, -7.2), (-54, -5.6), (-45, -4.6)], [0.4, 1.2, 1.0, 0.3], "#3a1418", 0.9,
        clip=face, wobble=0)
    canvas.fill(smooth([(-83, -16), (-80, -20), (-74, -18.5), (-75, -13.5), (-80, -11.5)]), "#1a1018", form=0.7,
        radius=3.5, detail=1, edge=0.05, wobble=0.2)
    canvas.fill(spline([(-35, -28.5, 1), (-30, -33), (-22.5, -32.5, 1), (-28, -28.2)]), ["#f0b848", "#a8641c"],
        edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(-29.6, -30.6, 1.6, 2.5), "#140a0c", edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(-30.3, -31.6, 0.6), "#fffaf0", edge=0, wobble=0, detail=1)
    canvas.line([(-37, -27.5), (-30.5, -33.6), (-21, -32.8), (-17, -31)], [0.5, 1.9, 1.6, 0.4], "#2a0e0e", 1,
        wobble=0, detail=1)
    canvas.line([(-34, -28), (-28, -27.6), (-23, -31.5)], [0.4, 0.9, 0.4], "#2a0e0e", 0.8, wobble=0, detail=1)
    for i in range(3):
        canvas.line([(-62 + i * 3, -10 + i * 2), (-74, -2 + i * 6), (-86 + i * 4, 3 + i * 8)], [0.7, 0.5, 0.2],
            "#f4e8d8", 0.5, wobble=0.1, rough=0)
    for i in range(14):
        x, y = 24 * math.cos(i), -30 + 24 * math.sin(i * 1.7)
        canvas.line([(x, y), (x + 6, y + 5), (x + 11, y + 8)], [0.2, 1.2, 0.2], dark if i % 2
            else mix(fur, canvas.key, 0.4), 0.45, clip=face)
    cap = spline([(-34, -58, 1), (-36, -78), (-22, -92), (4, -98), (26, -88), (34, -70), (26, -56, 1), (-4, -62)])
    canvas.fill(cap, [mix(coat, canvas.key, 0.15), coat, dark_coat], gradient=((-30, -95), (26, -56)), form=0.8,
        radius=16, rim=rim, **look)
    canvas.fill(spline([(-38, -62), (-4, -70), (29, -64), (29, -54, 1), (-4, -59), (-38, -50, 1)]),
        [cream, mix(cream, canvas.ambient, 0.4)], gradient=((-36, 0), (30, 0)), **look)
    peak = spline([(-37, -51, 1), (-14, -59), (10, -57, 1), (-10, -50), (-34, -42), (-52, -40), (-50, -46)])
    canvas.shadow(peak, "#2a0e18", 2, 5, 3, 0.6, clip=face)
    canvas.fill(peak, "#151a30", form=0.7, radius=5, rim=("#ffe3ae", 1.5, 0.6), **look)
    with canvas.at(-12, -73):
        star(canvas, 6.5, "#eab54a", glow=False)
    canvas.fill(spline([(14, -52), (22, -78), (36, -98, 1), (42, -72), (36, -44)]), [dark, fur],
        gradient=((36, -98), (28, -50)), form=0.7, radius=9, rim=rim, **look)
    canvas.fill(spline([(24, -58), (28, -74), (35, -87, 1), (36, -70), (33, -54)]),
        [mix(cream, fur, 0.4), mix(dark, "#2a1018", 0.4)], gradient=((30, -54), (35, -87)), **look)


def _wheel(canvas: Canvas) -> None:
    canvas.line([(0, 0), (6, 80)], [6, 8], "#5a3424", form=0.6, radius=4)
    for i in range(8):
        t = i * math.pi / 4 + 0.2
        canvas.line([(0, 0), (math.cos(t) * 17, math.sin(t) * 30)], [2.2, 2.6, 3.2], "#7d4a2c", form=0.5, radius=2)
    canvas.fill(minus(ellipse(0, 0, 13, 23), ellipse(0, 0, 9.5, 18.5)), "#9a5e34", form=0.8, radius=3, edge=0.05,
        wobble=0.3, detail=0.8)
    canvas.fill(ellipse(0, 0, 4, 5.5), "#eab54a", form=0.6, radius=3)


def _big_one_below(canvas: Canvas) -> None:
    """A fish as long as the boat, deep under it: the water tints it, bends its outline and runs in front of it."""
    canvas.glow(318, 836, 300, "#8fe0c8", 0.34, squash=0.26)
    upper = [(-214, 2), (-170, -18), (-110, -32), (-40, -39), (40, -34), (110, -18), (150, -6), (176, -18),
        (208, -38)]
    lower = [(196, -4), (206, 32), (172, 12), (146, 6), (90, 24), (10, 38), (-70, 40), (-150, 26), (-200, 12)]
    bent = lambda x, y: (x + 4 * math.sin(y * 0.5 + x * 0.02), y + 3.4 * math.sin(x * 0.16))
    outline = smooth([bent(x, y) for x, y in upper + lower])
    with canvas.at(316, 842, 1.03, -2):
        canvas.fill(placed(outline, 6, 12), "#06263c", alpha=0.4, soft=9)
        fish = canvas.fill(outline, [(0, "#f0a868"), (0.45, "#a85c4c"), (1, "#123f58")],
            gradient=((0, -40), (0, 36)), alpha=0.74, soft=2.6, form=0.5, radius=26, detail=0.4, grain=0.2)
        fin = smooth([bent(x, y) for x, y in ((-60, 14), (-30, 20), (2, 44), (-26, 42), (-52, 30))])
        canvas.fill(fin, "#7a4a50", alpha=0.6, soft=2)
        canvas.line([(-142, -24), (-128, -4), (-136, 20)], [1, 3, 1], "#5a2c3a", 0.5, clip=fish, soft=1.5)  # the gill
        canvas.fill(ellipse(-174, -3, 5), "#1c2438", alpha=0.8, soft=1)
        canvas.fill(ellipse(-176, -5, 1.6), "#ffe8b8", alpha=0.8, soft=0.5)
        for i in range(8):
            for j in range(3):
                x, y = -104 + i * 30 + 12 * (j % 2), -20 + j * 15
                canvas.line([(x, y - 6), (x + 7, y), (x, y + 6)], [0.4, 1.8, 0.4], "#ffd9a0", 0.3, clip=fish,
                    soft=0.6)
    random = dice(41)
    for i in range(30):  # swells between it and us
        x, y = 70 + 470 * random.random(), 806 + 72 * random.random()
        w, h = 34 + 70 * random.random(), 3 + 5 * random.random()
        tone = ("#7fc8b8", "#1a6474", "#2b7f86")[i % 3]
        canvas.line([(x - w, y + 3), (x - w * 0.3, y - h * 0.6), (x + w * 0.3, y + h * 0.4), (x + w, y - 2)],
            [0.4, h * 1.3, h, 0.4], tone, 0.42, soft=0.8, wobble=0.8)
    for i in range(9):
        x, y = 120 + 400 * random.random(), 806 + 66 * random.random()
        w = 16 + 34 * random.random()
        canvas.line([(x - w, y), (x, y - 3), (x + w, y + 1)], [0.3, 1.8, 0.3], "#fff0c4", 0.5, wobble=0.6)
    waves(canvas, 886, 936, 2, ["#125066", "#0a2a48"], 9, amp=7, foam="#ffe8b8")
