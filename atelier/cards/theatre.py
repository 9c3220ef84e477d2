"""A child on a stage of cardboard waves holds a giant watch by a string; the audience are animals."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.creatures import rabbit_from_behind
from atelier.motifs.furniture import curtain
from atelier.motifs.heads import Head
from atelier.motifs.land import mountains
from atelier.motifs.objects import clock_face
from atelier.motifs.person import Person, Pose, person
from atelier.motifs.sky import beam
from atelier.motifs.vessels import sailboat
from atelier.paths import ellipse, minus, placed, poly, rect, ribbon, spline, union

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
        for i in range(12):
            t = math.radians(i * 30)
            canvas.fill(ellipse(math.cos(t) * 66, math.sin(t) * 66, 4.4 if i % 3 else 7), "#5a2c28", edge=0.1,
                wobble=0.2, detail=0.8)
        canvas.fill(ellipse(0, 44, 18), ["#f7e2b4", "#e0bd84"], form=0.3, radius=5, edge=0.05, wobble=0.1,
            detail=0.8)
        canvas.line([(0, 44), (9, 33)], [1.6, 0.6], "#b8342c", wobble=0, detail=0.9)


def _cardboard_sea(canvas: Canvas) -> None:
    """A whale's tail behind rows of painted waves, with boats on strings."""
    with canvas.at(300, 560, 1.0):
        left = spline([(0, -26, 1), (-26, -56), (-70, -86), (-120, -104), (-150, -104, 1), (-128, -76), (-96, -48),
            (-52, -22), (-8, -2), (6, 0)])
        right = placed(left, 0, 0, 1, 0, -1)
        look = dict(form=0.95, shade="#1a2a5e", rim=("#fff0cc", 2.6, 0.8), detail=0.6, edge=0.12, wobble=0.4)
        canvas.fill(ribbon([(0, 110), (0, 40), (0, -12)], [86, 44, 22]), ["#5f86b4", "#24407a"], radius=20, **look)
        canvas.fill(union(left, right), ["#7096c0", "#2a4a86"], radius=18, **look)
    for r, (y, c, height) in enumerate(((600, "#2f7f94", 13), (626, "#226686", 14), (654, "#1a4c74", 15))):
        xs = np.arange(60, 545, 4)
        ys = y - height * np.abs(np.sin(xs / 38 + r * 1.1)) ** 0.7 - height * 0.3 * np.sin(xs / 90 + r)
        outline = poly([*list(zip(xs, ys)), (545, 760), (60, 760)])
        canvas.shadow(outline, "#0a1234", 0, -4, 5, 0.5)
        canvas.fill(outline, [mix(c, "#fff0cc", 0.35), c, mix(c, "#0c1438", 0.5)],
            gradient=((0, y - height), (0, y + 40)), rim=("#fff4d8", 2.2, 0.8, (0, -1, 0.3)), texture=0.08,
            detail=0.5)
        if r == 0:
            for x in (-34, 34):
                canvas.line([(420 + x * 0.4, 60), (420 + x * 0.4, 520)], 0.8, "#fff0cc", 0.6, wobble=0, rough=0,
                    detail=0.8)
            with canvas.at(420, 590, 1.25, 6):
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
    hero = Person(Head(skin="#f0c3a0", hair="#2a1a20", style="bob", nose=0.6, mood="open"), top="#f4e8d4",
        legs="#c8433c", shoes="#5a1c28", outfit="jacket", age="child", scarf="#c8433c", rim="#fff6dc")
    pose = Pose(lean=-6, nod=-22, near_foot=(14, 0), far_foot=(-12, 0), near_hand=(34, -122), far_hand=(-26, -70))
    canvas.fill(ellipse(300, 728, 40, 6), "#1a0a1c", alpha=0.5, soft=4)
    with canvas.at(286, 726, 1.35):
        person(canvas, hero, pose)
    canvas.line([(310, 628), (322, 520), (304, 378)], [1.2, 1.2, 1.2], "#fff4d8", 0.95, wobble=0, rough=0,
        detail=0.9)


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
