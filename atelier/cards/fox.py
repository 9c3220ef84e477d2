"""A fox captain steers a newspaper boat over something large."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.motifs.fox import fox
from atelier.motifs.land import mountains
from atelier.motifs.vessels import paper_boat
from atelier.motifs.water import waves
from atelier.paths import ellipse, minus, placed, poly, rect, spline

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
        fox(canvas, arm_to=(-64, -84))
    with canvas.at(-82, -92):
        _wheel(canvas)
    draw_hull()


def _wheel(canvas: Canvas) -> None:
    canvas.line([(0, 0), (6, 80)], [6, 8], "#5a3424", form=0.6, radius=4)
    for i in range(8):
        t = i * math.pi / 4 + 0.2
        canvas.line([(0, 0), (math.cos(t) * 17, math.sin(t) * 30)], [2.2, 2.6, 3.2], "#7d4a2c", form=0.5, radius=2)
    canvas.fill(minus(ellipse(0, 0, 13, 23), ellipse(0, 0, 9.5, 18.5)), "#9a5e34", form=0.8, radius=3, edge=0.05,
        wobble=0.3, detail=0.8)
    canvas.fill(ellipse(0, 0, 4, 5.5), "#eab54a", form=0.6, radius=3)


def _big_one_below(canvas: Canvas) -> None:
    """Something large swims under the boat."""
    with canvas.at(330, 860, 1, -3):
        canvas.glow(0, 0, 240, "#8fe0c8", 0.35, squash=0.35)
        fish = spline([(-200, 6, 1), (-120, -26), (-10, -34), (90, -16), (140, -2), (190, -28, 1), (180, 4),
            (194, 34, 1), (140, 14), (60, 30), (-60, 36), (-150, 26)])
        mask = canvas.fill(fish, ["#ffb066", "#c8503c"], alpha=0.72, soft=1.2, form=0.6, radius=20, detail=0.4)
        canvas.fill(ellipse(-150, -2, 7), "#fff0b0", alpha=0.9, soft=0.6)
        canvas.glow(-150, -2, 36, "#ffe08a", 0.5)
        for i in range(5):
            for j in range(3):
                canvas.line([(-90 + i * 40, -18 + j * 16), (-80 + i * 40, -11 + j * 16),
                    (-90 + i * 40, -4 + j * 16)], [0.4, 2, 0.4], "#ffd9a0", 0.4, clip=mask)
    waves(canvas, 880, 930, 2, ["#125066", "#0a2a48"], 9, amp=7, foam="#ffe8b8")
