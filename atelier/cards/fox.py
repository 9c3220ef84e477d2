"""A fox captain steers a newspaper boat over something large."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.motifs.fox import fox
from atelier.motifs.land import mountains
from atelier.motifs.sky import cloud, moon
from atelier.motifs.vessels import paper_boat
from atelier.motifs.water import waves
from atelier.paths import ellipse, minus, poly, rect, spline

CARD = Card(
    id="fox",
    palette="amber-teal",
    composition="triangle",
    setting="sea",
    mood="courage",
    themes=("journey", "sea", "freedom", "play"),
    hero="fox",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=37,
)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    _backdrop(canvas)
    _paper_cranes(canvas)
    _big_one_below(canvas)


def _backdrop(canvas: Canvas) -> None:
    canvas.set_light(light=(-0.55, -0.6, 0.55), ambient="#12284f", key="#ffe0a0")
    canvas.sky([(0, "#0f4a63"), (0.25, "#2f8088"), (0.5, "#e9b872"), (0.68, "#f4d9a0"), (1, "#f4d9a0")],
        swirl=0.09)
    canvas.glow(330, 400, 430, "#ffd890", 0.5, power=1.6)
    with canvas.at(345, 395):
        moon(canvas, 178, ("#ffe9b4", "#f6b46a"), "#ffd080", 0.5, seed=8)
    for i, (x, y, w, h, alpha) in enumerate([(90, 250, 260, 64, 0.9), (520, 170, 260, 60, 0.8),
        (560, 520, 240, 60, 0.9), (40, 520, 230, 60, 0.9)]):
        with canvas.at(x, y):
            cloud(canvas, w, h, ("#fdebc8", "#5e9a98"), seed=i + 11, alpha=alpha)
    mountains(canvas, 650, 56, "#5c8d92", 3, haze="#e9c48c")
    waves(canvas, 640, 900, 9, ["#7fb0a4", "#2b7f86", "#17606f", "#0d3a56"], 3, foam="#fff0c8")
    brush.background(canvas)


def _paper_cranes(canvas: Canvas) -> None:
    """Paper cranes."""
    for x, y, s, r in ((110, 140, 1.0, -8), (200, 96, 0.75, 4), (470, 90, 0.9, -14), (70, 208, 0.6, 6)):
        with canvas.at(x, y, s, r):
            canvas.fill(poly([(0, 0), (-34, -30), (-10, 6)]), ["#fff6e2", "#d9c4a0"], edge=0.1, wobble=0.4)
            canvas.fill(poly([(0, 0), (30, -38), (14, 8)]), ["#fffaf0", "#ecd6b0"], edge=0.1, wobble=0.4)
            canvas.fill(poly([(-12, 6), (16, 8), (2, 16)]), "#c8b494", edge=0.1, wobble=0.4)
            canvas.fill(poly([(-10, 6), (-40, 2), (-30, -2)]), "#efe0c2", edge=0.1, wobble=0.4)
            canvas.fill(poly([(14, 6), (42, -8), (20, 10)]), "#dcc8a4", edge=0.1, wobble=0.4)
    with canvas.at(300, 752, 1.42, -4):
        hull = paper_boat(canvas, 300)
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
        # ship's wheel
        with canvas.at(-82, -92):
            canvas.line([(0, 0), (6, 80)], [6, 8], "#5a3424", form=0.6, radius=4)
            for i in range(8):
                t = i * math.pi / 4 + 0.2
                canvas.line([(0, 0), (math.cos(t) * 17, math.sin(t) * 30)], [2.2, 2.6, 3.2], "#7d4a2c",
                    form=0.5, radius=2)
            canvas.fill(minus(ellipse(0, 0, 13, 23), ellipse(0, 0, 9.5, 18.5)), "#9a5e34", form=0.8,
                radius=3, edge=0.05, wobble=0.3, detail=0.8)
            canvas.fill(ellipse(0, 0, 4, 5.5), "#eab54a", form=0.6, radius=3)
        hull()
    waves(canvas, 762, 880, 5, ["#3a8d90", "#17606f", "#0d3a56"], 5, amp=8, foam="#fff0c4")


def _big_one_below(canvas: Canvas) -> None:
    """The big one below."""
    with canvas.at(330, 860, 1, -3):
        canvas.glow(0, 0, 240, "#8fe0c8", 0.35, squash=0.35)
        f = spline([(-200, 6, 1), (-120, -26), (-10, -34), (90, -16), (140, -2), (190, -28, 1), (180, 4),
            (194, 34, 1), (140, 14), (60, 30), (-60, 36), (-150, 26)])
        mask = canvas.fill(f, ["#ffb066", "#c8503c"], alpha=0.72, soft=1.2, form=0.6, radius=20, detail=0.4)
        canvas.fill(ellipse(-150, -2, 7), "#fff0b0", alpha=0.9, soft=0.6)
        canvas.glow(-150, -2, 36, "#ffe08a", 0.5)
        for i in range(5):
            for j in range(3):
                canvas.line([(-90 + i * 40, -18 + j * 16), (-80 + i * 40, -11 + j * 16),
                    (-90 + i * 40, -4 + j * 16)], [0.4, 2, 0.4], "#ffd9a0", 0.4, clip=mask)
    waves(canvas, 880, 930, 2, ["#125066", "#0a2a48"], 9, amp=7, foam="#ffe8b8")
