"""A snail carries its cathedral through the moss."""

import math

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.creatures import ant
from atelier.motifs.land import hill
from atelier.motifs.plants import moss, mushroom
from atelier.motifs.sky import shaft
from atelier.motifs.snail import snail_cathedral
from atelier.motifs.water import dew
from atelier.noise import blur, dice
from atelier.paths import ellipse, minus, ribbon, spline

CARD = Card(id="pilgrim", palette="moss-mushroom", composition="macro", setting="forest", mood="solemnity",
    themes=("faith", "journey", "home", "patience"), hero="snail", moon_or_sun=False, birds=False,
    cloudy_sky=False, seed=223, grading=dict(contrast=1.12, vignette=0.4, saturation=1.04))


GROUND = [(0, 800), (90, 776), (200, 764), (320, 770), (440, 756), (540, 736), (600, 716)]


def _ground(x: float) -> float:
    return float(np.interp(x, [p[0] for p in GROUND], [p[1] for p in GROUND]))


def draw(canvas: Canvas) -> None:
    """Paint the blurred distance, then sharp: mushrooms, road and snail, blurred again the nearest."""
    canvas.set_light(light=(-0.6, -0.65, 0.45), ambient="#0d1a16", key="#ffe9a0")
    random = dice(3)
    _distance(canvas, random)
    _bokeh(canvas, random)
    _mushrooms(canvas)
    _procession(canvas)
    _dewy_blade(canvas)
    _near_things(canvas)
    _motes(canvas, random)


def _distance(canvas: Canvas, random: np.random.Generator) -> None:
    """Everything out of focus."""
    canvas.sky([(0, "#fbe9a0"), (0.13, "#d8b84a"), (0.3, "#7c7c2c"), (0.52, "#24402a"), (1, "#081616")],
        focus=(120, 320, 700), swirl=0.06)
    for x, y, r, h in ((90, 470, 80, 60), (250, 380, 70, 56), (480, 430, 90, 70), (20, 340, 60, 50),
        (350, 540, 60, 44)):
        with canvas.at(x, y):
            mushroom(canvas, r, h, 500, r * 0.3, ("#c8a048", "#5a5a2c"), ("#f0d890", "#8a8a48"), soft=3)
    for _i in range(26):
        canvas.fill(ribbon([(600 * random.random(), 900), (600 * random.random(), 500),
            (600 * random.random(), 200 + 200 * random.random())], [9, 5, 0.5]),
            mix("#6f8238", "#1c3a2a", random.random()), alpha=0.6, soft=2)
    for _i in range(46):
        x, y, r = 600 * random.random(), 620 * random.random(), 6 + 24 * random.random() ** 2
        canvas.fill(ellipse(x, y, r), "#fff2a8", alpha=0.06 + 0.16 * random.random(), blend="screen", edge=0,
            wobble=0, soft=0.8)
        canvas.fill(minus(ellipse(x, y, r), ellipse(x, y, r * 0.88)), "#fff8c8", alpha=0.12, blend="screen",
            edge=0, wobble=0)
    canvas.picture[:] = blur(canvas.picture, 4.5 * canvas.scale)
    canvas.detail[:] = 0.0


def _bokeh(canvas: Canvas, random: np.random.Generator) -> None:
    """Crisp discs of light over the blur, and the shafts that fall through them."""
    for i in range(34):
        x, y = 420 * random.random(), 30 + 560 * random.random()
        r = 5 + 22 * random.random() ** 2
        c = ["#fff2a8", "#ffd890", "#d8f0a0"][i % 3]
        alpha = 0.1 + 0.2 * random.random()
        canvas.fill(ellipse(x, y, r), c, alpha=alpha, blend="screen", edge=0, wobble=0, texture=0)
        canvas.fill(minus(ellipse(x, y, r), ellipse(x, y, r * 0.86)), c, alpha=alpha * 0.3, blend="screen", edge=0,
            wobble=0, texture=0, soft=0.6)
    for x0, x1, w, strength in ((20, 240, 60, 0.3), (110, 400, 80, 0.34), (210, 560, 60, 0.22)):
        shaft(canvas, x0, -20, x1, 760, w * 0.5, w * 2.2, "#fff4b0", strength, 10)


def _mushrooms(canvas: Canvas) -> None:
    """A vault of giant caps seen from below, and the mossy ground."""
    with canvas.at(508, 268, 1, 5):
        mushroom(canvas, 250, 170, 640, 74, ("#d8603c", "#6a1f2c"), ("#ffe2a0", "#b0643c"), gills=58, spots=9)
    with canvas.at(60, 520, 1, -6):
        mushroom(canvas, 92, 70, 300, 30, ("#e88a48", "#7a2f2c"), ("#ffe6ac", "#b0783c"), gills=34, spots=5,
            soft=0.8)
    with canvas.at(150, 610, 1, 4):
        mushroom(canvas, 46, 40, 200, 18, ("#e8a058", "#7a3a2c"), ("#ffe6ac", "#b0783c"), gills=22, spots=3,
            soft=0.4)
    hill(canvas, GROUND, ["#7f8f3a", "#2f4a28", "#0e201a"], radius=60, form=0.5, bump=0.8)
    moss(canvas, _ground, 3, ["#2c4a24", "#5f7a30", "#a8b04a", "#1c3420"], 900)


def _procession(canvas: Canvas) -> None:
    """The silver road, the snail, and the ants that follow it with candles."""
    road = [(330, 772), (440, 764), (530, 744), (620, 716)]
    canvas.line(road, [10, 18, 16, 12], "#f4f6d8", 0.55, soft=3, blend="screen")
    canvas.line(road, [4, 9, 8, 5], "#fffbe6", 0.6, soft=1)
    with canvas.at(300, 772, 1.06, -1):
        snail_cathedral(canvas)
    for x, size in ((456, 1.25), (512, 1.2), (562, 1.1), (604, 1.0)):
        with canvas.at(x, _ground(x) + 4, size, -14):
            ant(canvas)


def _dewy_blade(canvas: Canvas) -> None:
    """Near moss and a blade of grass with drops that hold the whole picture."""
    moss(canvas, lambda x: _ground(x) + 62 + 10 * math.sin(x * 0.03), 5, ["#16301c", "#2c4a24", "#4f6a2c"], 500,
        h=22)
    blade = [(-20, 905), (60, 850), (190, 822), (330, 838), (470, 890)]
    canvas.fill(ribbon(blade, [60, 46, 34, 22, 3]), ["#b8c858", "#4f7a34", "#1c4028"],
        gradient=((0, 800), (60, 900)), form=0.6, radius=16, rim=("#fff6b0", 3, 0.8), detail=0.5)
    canvas.line(blade, [3, 3, 2, 0.5], "#e8f0a0", 0.6)
    for x, y, r in ((92, 812, 40), (196, 800, 22), (262, 806, 13), (318, 826, 17), (30, 858, 17)):
        dew(canvas, x, y, r)


def _near_things(canvas: Canvas) -> None:
    """Coloured light of the windows on the moss, and blurred shapes before the lens."""
    for x, y, r, c in ((150, 770, 90, "#ff7aa0"), (90, 720, 70, "#7ad8ff"), (240, 800, 110, "#ffc860"),
        (400, 800, 90, "#ff9a6a"), (470, 560, 60, "#8ae0d0")):
        canvas.glow(x, y, r, c, 0.3, squash=0.45)
    for x, y, r, t in ((520, 856, 64, 6), (604, 800, 70, -4)):
        with canvas.at(x, y, 1, t):
            mushroom(canvas, r, r * 0.8, 200, r * 0.34, ("#7a2f2c", "#1c1014"), ("#8a5a3c", "#2a1a18"), soft=5)
    canvas.fill(ribbon([(640, 930), (590, 820), (520, 770)], [60, 44, 3]), ["#2a4a2c", "#081410"], soft=6,
        alpha=0.95, edge=0)
    canvas.fill(spline([(-60, 940), (-50, 640), (-6, 560), (26, 640), (10, 760), (30, 940)]),
        ["#1c3420", "#060e0c"], soft=9, edge=0)


def _motes(canvas: Canvas, random: np.random.Generator) -> None:
    for _ in range(34):
        x, y = 600 * random.random(), 200 + 560 * random.random()
        canvas.glow(x, y, 5 + 6 * random.random(), "#fff0a0", 0.7)
        canvas.fill(ellipse(x, y, 0.9), "#fffbe0", edge=0, wobble=0)
