"""A stair of floating books leads a reader upward."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.motifs.creatures import bird
from atelier.motifs.land import mountains
from atelier.motifs.objects import book
from atelier.motifs.people import walker
from atelier.motifs.sky import cloud, moon, star
from atelier.noise import dice
from atelier.paths import spline

CARD = Card(
    id="books",
    palette="lilac-peach",
    composition="s-path",
    setting="sky",
    mood="curiosity",
    themes=("reading", "stories", "knowledge", "learning"),
    hero="books",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=True,
    seed=23,
)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light(light=(0.55, -0.65, 0.5), ambient="#241645", key="#ffe9c0")
    canvas.sky([(0, "#ffe9b8"), (0.17, "#efb394"), (0.36, "#b0748e"), (0.6, "#544680"), (1, "#161a44")],
        focus=(420, 190, 850), swirl=0.06)
    for i, (x, y, w, h, alpha) in enumerate([(90, 250, 260, 60, 0.5), (560, 420, 260, 60, 0.6),
        (70, 470, 240, 60, 0.5)]):
        with canvas.at(x, y):
            cloud(canvas, w, h, ("#e9a9ae", "#7a4a86"), seed=i + 31, alpha=alpha)
    mountains(canvas, 800, 120, "#4a3474", 6, haze="#8c5a90", n=6)
    canvas.fog(700, 860, "#c87f9c", 0.6)
    brush.background(canvas)
    _backdrop(canvas)
    _spiral_books(canvas)
    # loose pages
    random = dice(5)
    for i in range(9):
        with canvas.at(80 + 440 * random.random(), 320 + 440 * random.random(), 0.5 + 0.5 * random.random(),
            random.random() * 90 - 45):
            _page(canvas)


def _backdrop(canvas: Canvas) -> None:
    canvas.stars(110, 640, seed=3, avoid=(420, 190, 170))
    with canvas.at(420, 190):
        moon(canvas, 128, ("#fff8e2", "#f7dfae"), g=0.9)
    for x, y, r in ((60, 150, 9), (130, 90, 13), (200, 190, 8), (300, 60, 7), (566, 330, 9), (250, 290, 6)):
        canvas.line([(x, -5), (x, y - r)], 0.7, "#ffe9c0", 0.55, wobble=0, rough=0)
        with canvas.at(x, y):
            star(canvas, r, "#ffe7a6")


def _spiral_books(canvas: Canvas) -> None:
    """Spiral of books."""
    colours = ["#8c2f3c", "#2f5d6b", "#c9873a", "#4b3a78", "#6f7d3c", "#b5524a", "#2d3f74", "#d0a24a",
        "#7a3560"]
    count = 19
    bowl = []
    for i in range(count):
        t = i / (count - 1)
        x = 270 + 150 * math.sin(t * 7.4 - 1.5) * (1 - 0.45 * t) + 30 * t
        y = 905 - 618 * t**0.92
        s = 1.66 - 1.18 * t
        bowl.append((x, y, s, math.sin(i * 2.3) * 4, colours[i % 9], i, 0))
    fi = 10
    for x, y, s, r, c, i, _dpt in bowl[1:]:
        with canvas.at(x, y, s, r):
            book(canvas, w=118 + 14 * math.sin(i * 3.1), t=19 + 5 * math.sin(i * 1.7), colour=c, seed=i,
                shade=0.35)
    for x, y, s, r, c, i, _dpt in bowl:
        if i == fi:
            with canvas.at(x - 4, y - 31 * s, 1.2, 0, -1):
                walker(canvas, coat="#c23b3b", hat="#2d5a78")
    with brush.loose(canvas):
        for i, (x, y, w, h) in enumerate([(70, 880, 320, 90), (530, 870, 330, 100), (280, 935, 420, 90)]):
            with canvas.at(x, y):
                cloud(canvas, w, h, ("#f0b4b4", "#5b3b80"), seed=i + 40, n=18)
    for x, y, s, f in ((120, 610, 0.8, 0), (160, 585, 0.6, 1), (500, 560, 0.7, 0.4), (85, 640, 0.5, 0.2)):
        with canvas.at(x, y, s):
            bird(canvas, "#f7ead6", f)


def _page(canvas: Canvas) -> None:
    mask = canvas.fill(spline([(-15, -19, 1), (-4, -22), (6, -18), (15, -21, 1), (13, 0), (16, 20, 1),
        (5, 23), (-5, 19), (-14, 22, 1), (-12, 0)]), ["#fffaea", "#f0d9b8", "#c99a9c"],
        gradient=((-14, -18), (14, 22)), edge=0.08, wobble=0.3, detail=0.75, rim=("#ffffff", 1.2, 0.7))
    for i in range(7):
        canvas.line([(-9, -13 + i * 4.4), (0, -14 + i * 4.4), (9 - 5 * (i % 3 == 2), -13 + i * 4.4)], 1,
            "#8a6a86", 0.6, clip=mask, wobble=0, rough=0.2, detail=0.75)
