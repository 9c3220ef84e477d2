"""Over an empty gorge one hand lets a knotted bundle down, and another, far below, opens for it."""

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.clay import Clay, look, unit
from atelier.clay_paint import Lamp, Surface, paint, person_surfaces
from atelier.matrix import Card
from atelier.motifs.grips import Hand, frame_of, hand
from atelier.noise import dice
from atelier.paths import ellipse

CARD = Card(
    id="arch",
    palette="brick-jade",
    composition="diagonal",
    setting="gorge town",
    mood="suspense",
    themes=("friendship", "choice", "balance"),
    hero="bundle between two hands",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=465,
    grading=dict(vignette=0.16, saturation=1.04, contrast=1.05),
)

HOLD = Hand((50, 54, 58, 62), (62, 66, 66, 66), (38, 40, 40, 40), (4, 1, -2, -5), (26, 62, 0), (20, 28))
OPENING = Hand((4, 0, 4, 12), (16, 12, 16, 24), (10, 10, 12, 16), (13, 3, -9, -20), (50, 24, 0), (6, 4), bony=0.9)
BRICK, JADE = 10, 20
CLOTH = 8


def draw(canvas: Canvas) -> None:
    """Paint the void first: it is the picture."""
    canvas.set_light((-0.3, -0.8, 0.5), ambient="#24404a", key="#fff2d8")
    _void(canvas)
    brush.background(canvas, radii=(34, 17, 9))
    clay = Clay()
    _giver(clay)
    _bundle(clay)
    _taker(clay)
    seen = look(clay, canvas.scale, (0, 0, 600, 900), eye=(300, 450, 1800), hollow=30, grit=0.6)
    given = person_surfaces("#dea585", "#443028", "#b5452f", weave=0.07)
    given[CLOTH] = Surface("#ecd0b0", weave=0.06, fleck=0.05, dusk=0.15)
    taken = person_surfaces("#7d4a34", "#221a18", "#2f7d66", weave=0.07)
    paint(canvas, seen, [*given, *taken], [Lamp((-260, -700, 900), "#fff0d6", 0.92, 0.14),
        Lamp((900, 700, 300), "#c8c0b8", 0.24, shadow=False)], "#77909a", "#5f6f68", detail=0.68,
        rim=("#fff6e2", 0.45, (0.4, -0.8, 0.1)))


def _void(canvas: Canvas) -> None:
    canvas.sky([(0, "#e6d9bd"), (0.3, "#ece8d2"), (0.6, "#cfdccc"), (1, "#6f9c90")], swirl=0.012, texture=0.006)
    random = dice(3)
    for _ in range(16):  # long veils of mist
        x, y = 600 * random.random(), 330 + 560 * random.random()
        canvas.fill(ellipse(x, y, 190 + 130 * random.random(), 14 + 26 * random.random()), "#f2efdd",
            alpha=0.20, soft=16, edge=0)


def _arm(clay: Clay, a: tuple, wrist: np.ndarray, cuff: float, r: float, first: int) -> int:
    """A forearm from out of the picture, a rolled sleeve over its first half."""
    clay.place()
    a = np.asarray(a, float)
    way = wrist - a
    arm = clay.group()
    clay.cone(a, a + way * 0.55, r * 1.5, r * 1.34, first, 8)
    clay.cone(a + way * 0.55, wrist - unit(way) * 6, r * 1.34, r * 0.86, first, 8)
    clay.group()
    fold = (unit(way) + np.array([0.3, 0.2, 0.4]), 34, 7, first)
    clay.cone(a, a + way * cuff, r * 2.2, r * 1.9, first + 7, 10, fold=fold)
    clay.cone(a + way * (cuff - 0.07), a + way * cuff, r * 2.0, r * 2.05, first + 7, 6, fold=fold)
    return arm


def _giver(clay: Clay) -> None:
    wrist = np.array([196.0, 150.0, 20.0])
    fingers = np.array([0.62, 0.78, 0.1])
    arm = _arm(clay, (-60, -190, -60), wrist, 0.52, 34, 0)
    hand(clay, wrist, frame_of(fingers, np.array([0.55, -0.5, 0.72])), 172, HOLD, 0, 6, arm, 0.3)


def _bundle(clay: Clay) -> None:
    """Things tied into a cloth: heavy below, four ears at the knot."""
    clay.place((262, 316, 2), size=1.05)
    clay.group()
    drape = ((1, 0.2, 0.6), 26, 5.5, 1)
    clay.ball((0, 62, 0), (66, 60, 58), mat=CLOTH, blend=26, fold=drape)
    clay.cone((0, 34, 0), (-4, -52, 0), 44, 10, CLOTH, 26, fold=((1, 0, 0.7), 15, 4.5, 0))
    clay.ball((24, 74, 34), 30, mat=CLOTH, blend=24, fold=drape)
    clay.ball((-30, 84, 26), 26, mat=CLOTH, blend=24, fold=drape)
    clay.group()
    clay.ball((-4, -56, 4), (15, 13, 15), mat=CLOTH, blend=6, fold=((1, 1, 0), 12, 3, 0))
    for tip in ((-62, -64, 6), (46, -104, 16), (58, -52, 20)):
        clay.group()
        clay.cone((-4, -56, 6), tip, 9, 3, CLOTH, 8, flat=((0.2, 0.3, 1), 0.5), fold=((1, 0.4, 0), 13, 3, 2))
    clay.place()


def _taker(clay: Clay) -> None:
    wrist = np.array([404.0, 752.0, 20.0])
    arm = _arm(clay, (640, 1080, -40), wrist, 0.56, 34, 10)
    hand(clay, wrist, frame_of(np.array([-0.42, -0.86, 0.12]), np.array([0.30, 0.12, -0.9]), True), 178, OPENING, 10,
        16, arm, 0.3)
