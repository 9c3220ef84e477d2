"""A hand reaches out of the dark for a small world on a thread, where one person keeps to the only lamp."""

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.clay import Clay, look, project
from atelier.clay_paint import Lamp, Surface, paint, person_surfaces
from atelier.matrix import Card
from atelier.motifs.figure import Face, Figure, Limb, figure
from atelier.motifs.grips import Hand, frame_of, hand
from atelier.noise import dice

CARD = Card(
    id="mobile",
    palette="lilac-peach",
    composition="worm's eye",
    setting="nursery",
    mood="longing",
    themes=("discovery", "loneliness", "scale"),
    hero="reaching hand",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=443,
    grading=dict(vignette=0.3, shadows="#2a1a48"),
)

EYE = (300, 430, 900)
REACH = Hand((6, 14, 20, 30), (16, 18, 26, 36), (10, 12, 16, 20), (8, 2, -7, -18), (46, 22, 0), (12, 12), bony=0.8)
WORLD = (318, 352, -60)
LAMP = (344, 200, -50)
SLEEVE, BALL, IRON, GLASS = 7, 10, 11, 12


def draw(canvas: Canvas) -> None:
    """Paint the dusk of the room, the world, the hand in front."""
    canvas.set_light(("page", *LAMP[:2]), ambient="#2a1c48", key="#ffe6b4")
    canvas.sky([(0, "#8a6a9c"), (0.2, "#6a4f8c"), (0.55, "#43346c"), (1, "#261c48")], swirl=0.02, texture=0.008,
        focus=(344, 190, 760))
    brush.background(canvas, radii=(40, 20, 10))
    canvas.line([(318, -10), (318, 262)], [0.9, 0.9], "#d8c4d8", 0.7, detail=0.8)
    canvas.glow(LAMP[0], LAMP[1], 250, "#ffd894", 0.55)
    clay = Clay()
    _world(clay)
    _hand(clay)
    seen = look(clay, canvas.scale, eye=EYE, hollow=24, grit=0.5, sharp=0.7)
    surfaces = [*person_surfaces("#c68a68", "#3a2420", "#d8d0e4", "#5a4a6a", weave=0.05),
        Surface("#b9a58a", fleck=0.12, dusk=0.1), Surface("#3a3048", gloss=0.3), Surface("#fff2c8"),
        *person_surfaces("#e0b090", "#2c2024", "#a83c38", "#2c2a40")]
    paint(canvas, seen, surfaces, [Lamp((LAMP[0], LAMP[1] - 6, LAMP[2] + 40), "#ffdf9e", 1.35, 0.10, 520),
        Lamp((-500, -500, 700), "#9a86c4", 0.42, 0.2)], "#4e4474", "#3a2c58", detail=0.7,
        rim=("#ffe6b0", 0.35, (0.1, -1, -0.1)))
    x, y = project(EYE, (LAMP[0] + 2, LAMP[1], LAMP[2]))
    canvas.glow(x, y, 34, "#fff6d6", 1.0)
    canvas.glow(x, y, 90, "#ffe0a0", 0.6)
    random = dice(2)
    for _ in range(14):
        canvas.glow(LAMP[0] + 160 * (random.random() - 0.5), LAMP[1] + 120 * (random.random() - 0.5), 5, "#fff0c8",
            0.5)


def _world(clay: Clay) -> None:
    """A ball of stone and moss on a thread; a lamp post and somebody."""
    x, y, z = WORLD
    clay.group()
    clay.ball(WORLD, 80, mat=BALL, fold=((0.3, 1, 0.4), 40, 2.5, 1))
    clay.group()
    base = np.array([x + 22, y - 74, z + 10])
    top = np.array([LAMP[0] + 2, LAMP[1] + 12, LAMP[2]])
    clay.cone(base, top, 3.0, 1.8, IRON, 2)
    clay.cone(base, base + (top - base) * 0.12, 5.5, 3, IRON, 2)
    clay.cone(top, top + np.array([0, 2, 0]), 7, 7, IRON, 1)
    clay.cone(top - (0, 22, 0), top - (0, 19, 0), 8, 3, IRON, 1)
    clay.group()
    clay.ball((LAMP[0] + 2, LAMP[1], LAMP[2]), (7, 9, 7), mat=GLASS)
    figure(clay, Figure((x - 4, y - 120, z + 20), 14, Face(age=0.35, hair="short"), pelvis=(30, 0, 3),
        chest=(40, 2, 6), gaze=(20, -30, 0), left=Limb((x - 14, y - 118, z + 30), (-1, 0.2, 0.2)),
        right=Limb((x + 22, y - 134, z + 18), (0.5, 1, 0.5)), left_foot=Limb((x - 14, y - 76, z + 26), (0, 0, 1),
        (0.2, 0.1, 1)), right_foot=Limb((x + 6, y - 78, z + 16), (0.3, 0, 1), (0.8, 0.1, 0.6)), loose=0.8), 13)
    clay.place()


def _hand(clay: Clay) -> None:
    """Foreshortened: the sleeve near us, the fingers far."""
    wrist = np.array([322.0, 664.0, 180.0])
    clay.place()
    arm = clay.group()
    clay.cone((300, 900, 420), wrist, 62, 40, 0, 10)
    clay.group()
    clay.cone((296, 960, 460), (312, 800, 318), 92, 74, SLEEVE, 10, fold=((0.1, 0.8, -0.7), 40, 6, 1))
    hand(clay, wrist, frame_of(np.array([-0.05, -0.80, -0.60]), np.array([0.12, -0.55, 0.8])), 262, REACH, 0, 6, arm,
        0.3)
    clay.place()
