"""An elephant carries a library and a house along a tightrope."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.motifs.buildings import house, tower
from atelier.motifs.creatures import bird
from atelier.motifs.elephant import elephant
from atelier.motifs.objects import book, clock_face
from atelier.motifs.people import walker
from atelier.motifs.sky import cloud

CARD = Card(
    id="elephant",
    palette="rose-plum",
    composition="tiny-figure",
    setting="sky",
    mood="suspense",
    themes=("balance", "knowledge", "danger", "home"),
    hero="elephant",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=True,
    seed=101,
)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light(light=(-0.6, -0.6, 0.5), ambient="#2a2058", key="#ffe4b0")
    canvas.sky([(0, "#2a2560"), (0.3, "#7a4a86"), (0.55, "#e08a78"), (0.75, "#f8c888"), (1, "#f7dcae")],
        swirl=0.08)
    canvas.glow(150, 560, 380, "#fff0c0", 0.5)
    for i, (x, y, w, h, alpha) in enumerate([(90, 190, 260, 54, 0.6), (520, 280, 260, 60, 0.7),
        (60, 700, 300, 76, 0.95), (540, 660, 300, 80, 0.95), (300, 800, 420, 80, 0.9)]):
        with canvas.at(x, y):
            cloud(canvas, w, h, ("#fbd9b8", "#8a5a90"), seed=i + 111, alpha=alpha)
    brush.background(canvas)
    canvas.stars(60, 260, seed=8)
    _two_impossible_towers_rope(canvas)
    _burden(canvas)


def _two_impossible_towers_rope(canvas: Canvas) -> None:
    """Two impossible towers with the rope between."""
    for x, _s, sd in ((40, 1, 3), (566, -1, 9)):
        with canvas.at(x, 920):
            tower(canvas, 96, 300, "#a86a78", seed=sd, roof="flat", roof_colour="#5a2f58", line_width=7,
                density=0.3)
    y = lambda x: 604 + 46 * math.sin((x - 60) / 490 * math.pi)
    canvas.line([(x, y(x)) for x in range(20, 600, 40)], [4.5, 4.5], "#4a2a3c", form=0.7, radius=3,
        wobble=0.1, detail=0.8)
    canvas.line([(x, y(x) - 1.4) for x in range(20, 600, 40)], [1, 1], "#ffe4b0", 0.8, wobble=0.1, detail=0.8)
    with canvas.at(338, 632, 1.12):
        elephant(canvas)


def _burden(canvas: Canvas) -> None:
    """Its burden: a leaning library/house tower with clock, then a tiny reader under an umbrella."""
    with canvas.at(362, 428, 1):
        for i, (w, t, c, dx) in enumerate([(120, 20, "#2f5d6b", 0), (104, 18, "#c9873a", 6),
            (112, 22, "#7a3560", -4), (90, 16, "#4f7a58", 5), (98, 18, "#b8433c", -3),
            (76, 15, "#2d3f74", 4)]):
            with canvas.at(dx, -i * 19.5, 0.95, 2 * math.sin(i * 2)):
                book(canvas, w, t, 22, c, seed=i, shade=0.3)
    with canvas.at(368, 302, 0.9):
        house(canvas, wall="#f0d8ac", roof="#8f3a4c", rim=("#fff0d0", 2, 0.6))
    with canvas.at(368, 240, 1):
        clock_face(canvas, 11, hands=(350, 120))
    for i in range(5):
        canvas.line([(390 + i * 3, 216 - i * 22), (396 + 8 * math.sin(i * 1.4), 204 - i * 22),
            (394 + i * 5, 194 - i * 22)], [5 + 3 * i, 8 + 4 * i, 6 + 4 * i], "#fff0e0", 0.3 - 0.04 * i,
            soft=3)
    with canvas.at(88, 612, 0.62, 0, -1):
        walker(canvas, coat="#c8433c", hat="#2f6a7a", lantern="#ffd27a")
    for x, yy, s, f in ((90, 430, 0.9, 0.4), (130, 404, 0.6, 0), (520, 180, 0.7, 0.6), (480, 150, 0.5, 0.2)):
        with canvas.at(x, yy, s):
            bird(canvas, "#3a2450", f)
    with brush.loose(canvas):
        for i, (x, yy, w, h) in enumerate([(150, 880, 380, 90), (470, 890, 380, 100)]):
            with canvas.at(x, yy):
                cloud(canvas, w, h, ("#ffe6c8", "#a86a94"), seed=i + 130, n=18)
