"""A stair of floating books leads a reader upward."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.motifs.buildings import door
from atelier.motifs.heads import Head
from atelier.motifs.land import mountains
from atelier.motifs.objects import book
from atelier.motifs.person import Person, Pose, person
from atelier.motifs.sky import cloud, star
from atelier.noise import dice
from atelier.paths import poly, smooth, spline

CARD = Card(id="books", palette="lilac-peach", composition="S-path", setting="sky", mood="curiosity",
    themes=("reading", "stories", "knowledge", "learning"), hero="books", moon_or_sun=False, birds=False,
    cloudy_sky=True, seed=23)


COVERS = ("#8c2f3c", "#2f5d6b", "#c9873a", "#4b3a78", "#6f7d3c", "#b5524a", "#2d3f74", "#d0a24a", "#7a3560")


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    _sky(canvas)
    with canvas.at(392, 262, 0.98, 4):
        _great_book(canvas)
    _stair_of_books(canvas)
    with brush.loose(canvas):
        for i, (x, y, w, h) in enumerate([(70, 880, 320, 90), (530, 870, 330, 100), (280, 935, 420, 90)]):
            with canvas.at(x, y):
                cloud(canvas, w, h, ("#f0b4b4", "#5b3b80"), seed=i + 40, n=18)
    random = dice(5)
    for _ in range(11):
        with canvas.at(80 + 440 * random.random(), 320 + 440 * random.random(), 0.5 + 0.5 * random.random(),
            random.random() * 90 - 45):
            _page(canvas)


def _sky(canvas: Canvas) -> None:
    canvas.set_light(light=(0.55, -0.65, 0.5), ambient="#241645", key="#ffe9c0")
    canvas.sky([(0, "#ffe9b8"), (0.17, "#efb394"), (0.36, "#b0748e"), (0.6, "#544680"), (1, "#161a44")],
        focus=(400, 190, 850), swirl=0.06)
    for i, (x, y, w, h, alpha) in enumerate([(90, 250, 260, 60, 0.5), (560, 420, 260, 60, 0.6),
        (70, 470, 240, 60, 0.5)]):
        with canvas.at(x, y):
            cloud(canvas, w, h, ("#e9a9ae", "#7a4a86"), seed=i + 31, alpha=alpha)
    mountains(canvas, 800, 120, "#4a3474", 6, haze="#8c5a90", n=6)
    canvas.fog(700, 860, "#c87f9c", 0.6)
    brush.background(canvas)
    canvas.stars(110, 640, seed=3, avoid=(404, 190, 200))
    for x, y, r in ((60, 150, 9), (130, 90, 13), (200, 60, 8), (566, 400, 9), (130, 330, 6)):
        canvas.line([(x, -5), (x, y - r)], 0.7, "#ffe9c0", 0.55, wobble=0, rough=0)
        with canvas.at(x, y):
            star(canvas, r, "#ffe7a6")


def _great_book(canvas: Canvas) -> None:
    """The open book at the end of the stair; light and a door stand in its fold. Origin: foot of the spine."""
    canvas.glow(0, -90, 330, "#ffe9b0", 0.55, power=1.7)
    look = dict(edge=0.06, wobble=0.3, detail=0.55)
    for side in (-1, 1):
        with canvas.at(0, 0, 1, side * 5, side):
            cover = smooth([(0, 10, 1), (70, -20), (186, -16, 1), (192, -170, 1), (80, -186), (0, -146, 1)])
            canvas.fill(cover, ["#b8483c", "#7a2436"], form=0.5, radius=14, rim=("#ffe9c0", 2, 0.7), **look)
            for sheet in range(5):
                d = sheet * 3.2
                leaf = smooth([(0, 2 - d, 1), (60, -32 - d), (130, -36 - d * 0.8), (180 - d * 1.6, -22 - d * 0.4,
                    1), (184 - d * 1.6, -166 - d * 0.5, 1), (130, -186 - d), (60, -182 - d),
                    (0, -146 - d * 0.4, 1)])
                mask = canvas.fill(leaf, ["#fffdf0", "#fbecc8", "#d8a888"], gradient=((0, -90), (190, -80)),
                    form=0.35, radius=10, shade="#b0748e", **look)
            for row in range(9):
                y = -160 + row * 14
                canvas.line([(22, y + 2), (70, y - 22), (120, y - 26), (158 - 30 * (row % 4 == 3), y - 20)], 2,
                    "#a8808c", 0.5, clip=mask, wobble=0.2, rough=0.4)
    canvas.glow(0, -86, 130, "#fff6d0", 0.9, power=1.4)
    with canvas.at(0, 4):
        door(canvas, 78, 34, "#b8483c", "#ffd27a", is_open=True, frame="#8a4a3a", glow=0.6)


def _stair_of_books(canvas: Canvas) -> None:
    """Nineteen books climb in a curve; a reader walks up them without looking."""
    steps = []
    for i in range(19):
        t = i / 18
        x = 270 + 150 * math.sin(t * 7.4 - 1.5) * (1 - 0.45 * t) + 30 * t + 90 * max(0, t - 0.62) / 0.38
        steps.append((x, 905 - 618 * t**0.92, 1.66 - 1.18 * t))
    for i, (x, y, size) in enumerate(steps[1:], 1):
        with canvas.at(x, y, size, math.sin(i * 2.3) * 4):
            book(canvas, w=118 + 14 * math.sin(i * 3.1), t=19 + 5 * math.sin(i * 1.7), colour=COVERS[i % 9],
                seed=i, shade=0.35)
    x, y, size = steps[9]
    reader = Person(Head(skin="#f0c3a0", hair="#8a3c20", style="bun", glasses=True, mood="smile", nose=0.8),
        top="#c23b3b", outfit="dress", stout=0.15, shoes="#3a1a2a", scarf="#f0c04e", rim="#fff0cc")
    pose = Pose(lean=4, nod=16, near_foot=(16, -6), far_foot=(-14, 0), near_hand=(25, -82), far_hand=(23, -80))
    with canvas.at(x - 6, y - 34 * size, 1.2, 0, -1):
        person(canvas, reader, pose)
        with canvas.at(29, -88, 1, -24):
            for side in (-1, 1):
                canvas.fill(poly([(0, 0), (side * 15, -5), (side * 15, 13), (0, 18)]), ["#fff8e4", "#e0c8a8"],
                    edge=0.05, wobble=0.2, detail=0.9)


def _page(canvas: Canvas) -> None:
    mask = canvas.fill(spline([(-15, -19, 1), (-4, -22), (6, -18), (15, -21, 1), (13, 0), (16, 20, 1), (5, 23),
        (-5, 19), (-14, 22, 1), (-12, 0)]), ["#fffaea", "#f0d9b8", "#c99a9c"], gradient=((-14, -18), (14, 22)),
        edge=0.08, wobble=0.3, detail=0.75, rim=("#ffffff", 1.2, 0.7))
    for i in range(7):
        canvas.line([(-9, -13 + i * 4.4), (0, -14 + i * 4.4), (9 - 5 * (i % 3 == 2), -13 + i * 4.4)], 1, "#8a6a86",
            0.6, clip=mask, wobble=0, rough=0.2, detail=0.75)
