"""A child on a stage of cardboard waves holds a giant watch by a string; the audience are animals."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.creatures import rabbit_from_behind
from atelier.motifs.furniture import curtain
from atelier.motifs.land import mountains
from atelier.motifs.objects import clock_face
from atelier.motifs.sky import beam
from atelier.motifs.vessels import sailboat
from atelier.paths import ellipse, minus, poly, rect, ribbon, smooth, spline, union

CARD = Card(id="theatre", palette="crimson-gold", composition="frame in frame", setting="theatre",
    mood="anticipation", themes=("theatre", "art", "deception", "sea"), hero="stage", moon_or_sun=False,
    birds=False, cloudy_sky=False, seed=97)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light(light=(0, -0.8, 0.5), ambient="#1a0f34", key="#ffdf9a")
    canvas.sky([(0, "#f7d69a"), (0.16, "#d0a884"), (0.36, "#3f8a94"), (0.66, "#1d4a74"), (1, "#101c4a")],
        focus=(300, 280, 620), swirl=0.07)
    mountains(canvas, 590, 90, "#2a5a78", 5, haze="#5f9a98", n=5)
    brush.background(canvas)
    _hanging_watch(canvas)
    _cardboard_sea(canvas)
    _stage(canvas)
    curtain(canvas, -10, 178, 40, 790, tie=560, side=1)
    curtain(canvas, 610, 422, 40, 790, tie=560, side=-1)
    _valance(canvas)
    _footlights(canvas)
    _audience(canvas)


def _hanging_watch(canvas: Canvas) -> None:
    """A pocket watch as large as a moon, let down from the flies on two cords."""
    canvas.glow(300, 282, 210, "#ffe6ae", 0.4, power=1.8)
    for x in (284, 316):
        canvas.line([(x, 60), (300 + (x - 300) * 0.4, 152)], 1.2, "#fff0cc", 0.85, wobble=0, rough=0, detail=0.8)
    gold = dict(form=0.9, edge=0.05, wobble=0.2, detail=0.7, rim=("#fff6dc", 2, 0.8))
    canvas.fill(minus(ellipse(300, 158, 15, 17), ellipse(300, 158, 9.5, 11.5)), "#d8a24a", radius=4, **gold)
    canvas.fill(rect(289, 168, 22, 18, 3), ["#f0c870", "#9a6428"], radius=6, **gold)
    with canvas.at(300, 282):
        clock_face(canvas, 92, "#fff2d2", "#d8a24a", hands=(304, 356))
        canvas.fill(ellipse(0, 44, 18), ["#f7e2b4", "#e0bd84"], form=0.3, radius=5, edge=0.05, wobble=0.1,
            detail=0.8)
        canvas.line([(0, 44), (9, 33)], [1.6, 0.6], "#b8342c", wobble=0, detail=0.9)


def _cardboard_sea(canvas: Canvas) -> None:
    """A whale's tail behind rows of painted waves, with boats on strings."""
    half = [(0, -34, 1), (12, -47), (44, -60), (86, -70), (122, -86), (152, -112, 1), (148, -82), (128, -50),
        (94, -24), (58, -4), (33, 18), (24, 44), (30, 76), (52, 118)]
    with canvas.at(300, 562, 1, -4):
        tail = smooth([*half, *[(-0.94 * x, y + 2, *c) for x, y, *c in reversed(half[1:])]])
        canvas.shadow(tail, "#0a1e40", 12, 16, 12, 0.5)
        skin = canvas.fill(tail, [(0, "#8fb4d2"), (0.3, "#5f86b4"), (0.62, "#34558e"), (1, "#1e3568")],
            gradient=((-20, -110), (20, 90)), form=0.8, radius=34, shade="#142350", highlight="#cfe0e4", grain=0.2,
            rim=("#fff0cc", 2, 0.5), texture=0.02, detail=0.6, edge=0.1, wobble=0.3)
        canvas.fill(smooth([(2, -30), (40, -40), (150, -108), (150, -70), (60, 0), (30, 30), (60, 120), (4, 120),
            (10, 30)]), "#101c48", alpha=0.5, soft=14, clip=skin, edge=0)
        canvas.line([(0, -30), (2, 4), (0, 50), (2, 110)], [1, 7, 12, 8], "#b8d0da", 0.28, clip=skin, soft=5)
        for x in (-108, -76, -44, 50, 84, 116):  # ridges run out to the trailing edge
            y = -0.42 * abs(x)
            canvas.line([(x * 0.42, y * 0.4 + 4), (x * 0.72, y - 2), (x, y - 30)], [0.5, 4, 0.6], "#142350" if x > 0
                else "#3a5c94", 0.35, clip=skin, soft=1.6)
    for r, (y, c, height) in enumerate(((600, "#2f7f94", 13), (626, "#226686", 14), (654, "#1a4c74", 15))):
        xs = np.arange(60, 545, 4)
        ys = y - height * np.abs(np.sin(xs / 38 + r * 1.1)) ** 0.7 - height * 0.3 * np.sin(xs / 90 + r)
        outline = poly([*list(zip(xs, ys)), (545, 760), (60, 760)])
        canvas.shadow(outline, "#0a1234", 0, -4, 5, 0.5)
        canvas.fill(outline, [mix(c, "#fff0cc", 0.35), c, mix(c, "#0c1438", 0.5)],
            gradient=((0, y - height), (0, y + 40)), rim=("#fff4d8", 2.2, 0.8, (0, -1, 0.3)), texture=0.08,
            detail=0.5)
        if r == 0:
            with canvas.at(434, 592, 1.2, 5):
                sailboat(canvas)
            with canvas.at(176, 594, 0.8, -8):
                sailboat(canvas, 1, "#4a3a5a", "#f7d8c0")


def _stage(canvas: Canvas) -> None:
    """The boards, a pool of light, and the child who holds the watch by a string."""
    canvas.fill(poly([(30, 690), (570, 690), (620, 780), (-20, 780)]), ["#b87a48", "#6a3a34", "#2a1430"],
        texture=0.12, detail=0.45)
    for i in range(13):
        x = 40 + i * 43
        canvas.line([(300 + (x - 300) * 0.98, 690), (300 + (x - 300) * 1.2, 780)], [1, 2], "#2a1020", 0.7,
            wobble=0.2)
    beam(canvas, 300, 60, 90, 720, 11, "#fff0c0", 0.16)
    canvas.fill(ellipse(300, 716, 92, 17), "#ffe9b0", alpha=0.55, soft=5, blend="screen")
    canvas.fill(ellipse(300, 731, 42, 7), "#1a0a1c", alpha=0.6, soft=4)
    with canvas.at(288, 728, 1.16):
        _child(canvas)
    canvas.line([(321, 594), (328, 520), (304, 378)], [1.2, 1.2, 1.2], "#fff4d8", 0.95, wobble=0, rough=0, detail=0.9)


def _child(canvas: Canvas) -> None:
    """A child from behind, head back, one arm up to the string; origin on the boards, 116 high to the fist."""
    look = dict(edge=0.08, wobble=0.2, detail=0.9, grain=0.16, texture=0.01)
    lit = ("#fff6dc", 1.8, 0.75, (0.15, -0.95, 0.2))
    for x, foot in ((-7, -10), (7, 10)):
        leg = canvas.fill(ribbon([(x, -36), (x * 1.1, -18), (foot, -3)], [13, 10.5, 9]), ["#c8433c", "#7a2430"],
            form=0.8, radius=6, shade="#4a1428", **look)
        canvas.line([(x - 3, -9), (x + 4, -7)], [0.6, 2, 0.6], "#5a1828", 0.6, clip=leg, wobble=0.1)
        canvas.fill(smooth([(foot - 6, -2), (foot - 4, -8), (foot + 5, -8), (foot + 7, -1), (foot, 2)]),
            ["#5a1c28", "#2c0e1c"], form=0.7, radius=4, **look)
    for hand in (ellipse(30, -113, 4.4, 5, 20), ellipse(-21, -41, 4.2, 4.8)):
        canvas.fill(hand, ["#f0c3a0", "#b87a60"], form=0.7, radius=4, rim=lit, **look)
    coat = union(smooth([(-6, -84), (-15, -79), (-19, -68), (-17, -52), (-21, -30), (-10, -26), (2, -25), (20, -30),
        (17, -52), (18, -68), (15, -79), (6, -84)]), ribbon([(-14, -75), (-22, -60), (-21, -44)], [11, 10.5, 9]),
        ribbon([(12, -75), (25, -90), (29, -109)], [13, 11, 9]))
    canvas.shadow(coat, "#2a1020", 0, 4, 4, 0.5)
    cloth = canvas.fill(coat, ["#fff6e2", "#eed6bc", "#a07c80"], gradient=((4, -110), (-4, -26)), form=0.8, radius=11,
        shade="#5a3a58", rim=lit, **look)
    for fold, w in (([(-13, -74), (-14, -58), (-17, -46)], 3), ([(1, -60), (0, -42), (2, -26)], 2.6),
        ([(10, -74), (18, -78), (24, -90)], 3), ([(-16, -66), (-17, -54), (-16, -46)], 3.4),
        ([(-9, -42), (-12, -30)], 3), ([(11, -48), (13, -30)], 3)):
        canvas.line(fold, [0.5, w, 0.6], "#6a4a5c", 0.55, clip=cloth, soft=0.9)
    tails = ribbon([(-4, -82), (-20, -84), (-29, -76), (-40, -79)], [9, 8, 8, 5])
    canvas.shadow(tails, "#4a2030", 0, 3, 3, 0.4)
    canvas.fill(tails, ["#d8503f", "#9a2834"], form=0.7, radius=4, rim=lit, **look)
    with canvas.at(1, -97, 1, 8):  # the head tipped back: crown, hair, a sliver of cheek
        canvas.fill(smooth([(4, -6), (16, -4), (17.5, 4), (14, 11), (4, 14)]), ["#f0c3a0", "#a86a58"], form=0.6,
            radius=6, **look)
        hair = canvas.fill(smooth([(-3, -19), (9, -17), (15.5, -7), (14, 3), (12, 12), (3, 16), (-9, 15), (-16, 8),
            (-18, -3), (-13, -14)]), [(0, "#7a5444"), (0.35, "#43282a"), (1, "#1e1018")],
            gradient=((2, -19), (-2, 14)), form=0.85, radius=13, shade="#140a14", rim=lit, **look)
        for k in range(9):
            x = -15 + 3.6 * k
            canvas.line([(-1, -9), (0.8 * x, -2), (x, 13)], [0.4, 1.6, 0.5], "#5a3a30" if k % 2 else "#1a0e14", 0.3,
                soft=0.5, clip=hair, wobble=0.1)
    scarf = smooth([(-12, -85), (0, -82), (12, -86), (12, -79), (0, -75), (-12, -79)])
    canvas.fill(scarf, ["#d8503f", "#8a2230"], form=0.8, radius=4, rim=lit, **look)


def _valance(canvas: Canvas) -> None:
    for i in range(7):
        x = 43 + i * 86
        canvas.fill(spline([(x - 52, 20, 1), (x + 52, 20, 1), (x + 44, 78), (x, 118), (x - 44, 78)]),
            ["#7a1530", "#b82c3c", "#6a1230"], form=0.9, radius=26, shade="#3a0a24", highlight="#f08a68",
            detail=0.42, edge=0.15, texture=0.05, streaks="v")
        canvas.line([(x - 46, 74), (x - 24, 104), (x, 117), (x + 24, 104), (x + 46, 74)], [3, 5, 5, 5, 3],
            "#eab850", 1, form=0.6, radius=3, detail=0.5)
        canvas.fill(ellipse(x + 43, 66, 6), "#eab850", form=0.8, radius=5, detail=0.6)
        canvas.fill(spline([(x + 38, 70), (x + 48, 70), (x + 50, 94, 1), (x + 36, 94, 1)]), "#d09838", form=0.6,
            radius=4, detail=0.6)
    canvas.fill(rect(-10, -10, 620, 44), ["#d9a04a", "#8a5228", "#4a2430"], form=0.5, radius=14, texture=0.1,
        detail=0.45, rim=("#fff0c0", 2, 0.6, (0, 1, 0.3)))
    for i in range(12):
        canvas.fill(spline([(i * 54 - 10, 12), (i * 54 + 6, 4), (i * 54 + 22, 12), (i * 54 + 6, 22)]), "#f3d080",
            form=0.7, radius=6, edge=0.1, detail=0.6)


def _footlights(canvas: Canvas) -> None:
    for i in range(9):
        x = 62 + i * 60
        canvas.glow(x, 772, 54, "#ffcf70", 0.8)
        canvas.fill(spline([(x - 15, 790, 1), (x - 12, 772), (x, 765), (x + 12, 772), (x + 15, 790, 1)]),
            ["#ffe9a8", "#b8742c"], form=0.6, radius=8, detail=0.6)
    canvas.fill(rect(-10, 784, 620, 140), ["#4a1c34", "#1c0c28"], texture=0.08)


def _audience(canvas: Canvas) -> None:
    """Rabbits in coats from behind, and one fox among them."""
    for r, (y, s, xs) in enumerate(((856, 0.82, (50, 152, 250, 352, 456, 552)),
        (916, 1.05, (-6, 104, 214, 392, 500, 606)))):
        for j, x in enumerate(xs):
            with canvas.at(x, y, s * (0.94 + 0.12 * math.sin(x * 3))):
                rabbit_from_behind(canvas, ["#3a2440", "#2a1c38", "#4a2c40", "#231a36"][(j + r) % 4],
                    ear=6 * math.sin(x), coat=["#4a2040", "#203050", "#503028"][j % 3])
    with canvas.at(303, 916, 1.02):
        look = dict(detail=0.6, edge=0.15, wobble=0.4)
        rim_light = ("#ffc878", 2.6, 0.85)
        for sx in (-1, 1):
            canvas.fill(spline([(sx * 6, -72), (sx * 14, -96), (sx * 25, -112, 1), (sx * 29, -88),
                (sx * 25, -62)]), ["#b8521f", "#7a2c1c"], form=0.7, radius=8, rim=rim_light, **look)
        canvas.fill(spline([(-30, -54), (-24, -74), (0, -82), (24, -74), (30, -54), (36, -42, 1), (20, -36),
            (0, -34), (-20, -36), (-36, -42, 1)]), ["#d8672a", "#8a3420"], form=0.8, radius=20, rim=rim_light,
            **look)
        canvas.fill(spline([(-22, -38), (-42, -20), (-50, 20, 1), (50, 20, 1), (42, -20), (22, -38), (0, -42)]),
            "#1f3160", form=0.7, radius=18, rim=rim_light, **look)
