"""An elephant carries a library and a tent along a tightrope behind a mouse."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.motifs.buildings import tower
from atelier.motifs.elephant import elephant
from atelier.motifs.objects import book
from atelier.motifs.sky import cloud
from atelier.paths import ellipse, poly, smooth, union

CARD = Card(id="elephant", palette="rose-plum", composition="tiny-figure", setting="sky", mood="suspense",
    themes=("balance", "knowledge", "danger", "home"), hero="elephant", moon_or_sun=False, birds=False,
    cloudy_sky=True, seed=101)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light(light=(-0.6, -0.6, 0.5), ambient="#2a2058", key="#ffe4b0")
    canvas.sky([(0, "#2a2560"), (0.3, "#7a4a86"), (0.55, "#e08a78"), (0.75, "#f8c888"), (1, "#f7dcae")], swirl=0.08)
    canvas.glow(150, 560, 380, "#fff0c0", 0.5)
    for i, (x, y, w, h, alpha) in enumerate([(90, 190, 260, 54, 0.6), (520, 280, 260, 60, 0.7),
        (60, 700, 300, 76, 0.95), (540, 660, 300, 80, 0.95), (300, 800, 420, 80, 0.9)]):
        with canvas.at(x, y):
            cloud(canvas, w, h, ("#fbd9b8", "#8a5a90"), seed=i + 111, alpha=alpha)
    brush.background(canvas)
    canvas.stars(60, 260, seed=8)
    _towers_and_rope(canvas)
    with canvas.at(338, 632, 1.12):
        elephant(canvas)
    _burden(canvas)
    with canvas.at(74, 614, 1.0):
        _mouse(canvas)
    with brush.loose(canvas):
        for i, (x, y, w, h) in enumerate([(150, 880, 380, 90), (470, 890, 380, 100)]):
            with canvas.at(x, y):
                cloud(canvas, w, h, ("#ffe6c8", "#a86a94"), seed=i + 130, n=18)


def _towers_and_rope(canvas: Canvas) -> None:
    for x, seed in ((40, 3), (566, 9)):
        with canvas.at(x, 920):
            tower(canvas, 96, 300, "#a86a78", seed=seed, roof="flat", roof_colour="#5a2f58", line_width=7,
                density=0.3)
    rope = [(x, 604 + 46 * math.sin((x - 60) / 490 * math.pi)) for x in range(20, 600, 40)]
    canvas.line(rope, [4.5, 4.5], "#4a2a3c", form=0.7, radius=3, wobble=0.1, detail=0.8)
    canvas.line([(x, y - 1.4) for x, y in rope], [1, 1], "#ffe4b0", 0.8, wobble=0.1, detail=0.8)


def _burden(canvas: Canvas) -> None:
    """A leaning pile of books, on top of it a striped tent, lit from inside."""
    with canvas.at(362, 428):
        for i, (w, t, cover, dx) in enumerate([(120, 20, "#2f5d6b", 0), (104, 18, "#c9873a", 6),
            (112, 22, "#7a3560", -4), (90, 16, "#4f7a58", 5), (98, 18, "#b8433c", -3), (76, 15, "#2d3f74", 4)]):
            with canvas.at(dx, -i * 19.5, 0.95, 2 * math.sin(i * 2)):
                book(canvas, w, t, 22, cover, seed=i, shade=0.3)
    with canvas.at(368, 306):
        _tent(canvas)


def _tent(canvas: Canvas) -> None:
    """A round tent with a pennant; origin the middle of its foot, 100 high."""
    look = dict(edge=0.1, wobble=0.2, detail=0.88)
    canvas.line([(0, -80), (0, -112)], 2, "#4a2a3c", wobble=0, detail=0.9)
    canvas.fill(poly([(0, -112), (26, -105), (0, -97)]), ["#e0564a", "#9a2c3c"], **look)
    cloth = canvas.fill(smooth([(0, -84, 1), (14, -58), (40, -44, 1), (36, 0, 1), (0, 6), (-36, 0, 1), (-40, -44, 1),
        (-14, -58)]), ["#fbe8c4", "#d8a890"], form=0.8, radius=26, rim=("#fff0d0", 2, 0.7), **look)
    for x in (-30, -10, 10, 30):
        stripe = smooth([(0, -86, 1), (x * 0.4 - 3, -58), (x - 5, -44), (x * 0.92 - 5, 8, 1), (x * 0.92 + 5, 8, 1),
            (x + 5, -44), (x * 0.4 + 3, -58)])
        canvas.fill(stripe, "#8f3a4c", alpha=0.85, clip=cloth, **look)
    canvas.line([(-40, -44), (-20, -38), (0, -44), (20, -38), (40, -44)], 3, "#5a2440", 0.9, detail=0.9)
    canvas.fill(smooth([(0, -38, 1), (9, -16), (12, 6, 1), (-12, 6, 1), (-9, -16)]), ["#fff2b8", "#ffb84a"], edge=0,
        wobble=0.1, detail=1)
    canvas.glow(0, -10, 60, "#ffd070", 0.5)


def _mouse(canvas: Canvas) -> None:
    """A mouse on its hind legs leads the way with a balancing pole; origin its feet, faces left, 60 high."""
    look = dict(edge=0.2, wobble=0.3, detail=0.9)
    fur, rim = ["#f4e6d4", "#c8a08a", "#7a5468"], ("#fff6dc", 1.6, 0.8)
    canvas.line([(10, -8), (30, -4), (44, -16), (58, -10)], [4, 3, 2, 0.6], "#d89a90", form=0.5, radius=2,
        wobble=0.2, detail=0.8)
    for x in (-5, 6):
        canvas.fill(ellipse(x - 3, -1, 8, 3.2), ["#f0b8a8", "#a8706c"], form=0.5, radius=3, **look)
    canvas.fill(smooth([(-8, -2), (-13, -16), (-9, -32), (0, -38), (10, -32), (15, -14), (9, -1)]), fur,
        gradient=((-12, -36), (12, 0)), form=0.8, radius=12, rim=rim, **look)
    canvas.fill(smooth([(-12, -26), (-4, -36), (9, -32), (13, -20), (4, -12), (-8, -13)]), ["#c8433c", "#7a1c34"],
        form=0.7, radius=8, rim=rim, **look)
    canvas.fill(union(ellipse(8, -56, 10, 10.5), ellipse(-4, -60, 8.5, 9.5)), ["#f0d0c0", "#b88a80"], form=0.7,
        radius=5, rim=rim, **look)
    canvas.fill(smooth([(-26, -42), (-18, -50), (-4, -55), (8, -50), (11, -40), (2, -33), (-12, -35), (-22, -38)]),
        fur, gradient=((-20, -52), (8, -34)), form=0.7, radius=9, rim=rim, **look)
    canvas.fill(ellipse(-26, -42, 2.6, 2.2), "#5a2434", edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(-11, -46, 2.1, 2.5), "#1c0e18", edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(-11.8, -47, 0.8), "#fff6e0", edge=0, wobble=0, detail=1)
    for dy in (-3, 0, 3):
        canvas.line([(-20, -40), (-28, -38 + dy), (-36, -40 + dy * 2)], [0.8, 0.5, 0.2], "#fff6e0", 0.8, wobble=0,
            rough=0)
    canvas.line([(-66, -16), (-6, -25), (62, -34)], [2.6, 3, 2.6], "#5a3428", form=0.6, radius=2, wobble=0.1,
        detail=0.9)
    for x, y in ((-8, -25), (5, -27)):
        canvas.fill(ellipse(x, y, 3.4, 3), "#f0b8a8", form=0.4, radius=2, **look)
