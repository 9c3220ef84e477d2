"""Rows of faces in the light of a film, all laughing; on one of them the light does not fall."""

import numpy as np

from atelier import brush
from atelier.bodies.head import MATERIALS, Head, head
from atelier.bodies.scene import Scene, look, turned
from atelier.bodies.skin import Lamp, Stuff, body_stuff, paint
from atelier.bodies.torso import shoulders
from atelier.canvas import Canvas
from atelier.matrix import Card

CARD = Card(
    id="cinema",
    palette="scarlet-night",
    composition="crowd",
    setting="theatre",
    mood="loneliness",
    themes=("art", "loneliness", "party"),
    hero="audience",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=733,
    grading=dict(vignette=0.3, contrast=1.06, saturation=1.0),
)

H, EYE = 128, (300.0, 260.0, 1700.0)
LAUGH = dict(smile=1.0, rows=224)
PEOPLE = ((Head(age=34, gape=0.42, squeeze=0.5, eyes=0.4, hair="short", **LAUGH), "#d9a585", "#3a261c"),
    (Head(age=27, eyes=0.55, hair="bun", whorl=(180, -45), jaw=0.85, lips=1.2, **LAUGH), "#7a4a36",
    "#191312"), (Head(age=68, gape=0.32, squeeze=0.7, eyes=0, hair="bald", nose=1.2, broad=1.05, **LAUGH), "#e0b095",
    "#b8b2aa"), (Head(age=9, gape=0.42, eyes=0.7, hair="bob", **LAUGH), "#c99470", "#33231b"),
    (Head(age=45, squeeze=0.4, eyes=0.4, hair="crop", stubble=0.5, jaw=1.08, **LAUGH), "#b57c58",
    "#221a18"), (Head(age=74, squeeze=0.6, eyes=0, hair="bun", whorl=(180, -60), jaw=0.85, **LAUGH),
    "#d8aa90", "#d4d0c8"), (Head(age=30, eyes=0.75, gaze=(0, 4), hair="short", whorl=(130, -60), rows=224),
    "#c99a7c", "#2c2220"))
CLOTHES = ("#4c5566", "#6a4048", "#3f4f46", "#7a6a52", "#36383f")
# far to near: depth, eye line on the card, who sits where (person, place, turned by)
ROWS = (
    (-900, 172, ((4, 40, 10), (1, 150, -12), (3, 262, 4), (0, 366, -8), (5, 470, 12), (2, 572, -6))),
    (-560, 298, ((2, 92, 14), (0, 214, -6), (4, 338, 10), (1, 454, -14), (3, 566, -4))),
    (-240, 462, ((5, 20, 12), (3, 150, 8), (6, 292, 0), (2, 440, -12), (0, 580, -10))),
    (60, 702, ((1, 92, 16), (4, 300, -10), (5, 510, -14))),
)


def draw(canvas: Canvas) -> None:
    """Dark, seats, people; the film is behind us."""
    canvas.set_light((0, 0, 1), ambient="#0e0c14", key="#dfe8ff")
    canvas.picture[:] = np.array([0.05, 0.04, 0.06], np.float32)
    brush.background(canvas, radii=(20, 10))
    scene, stuff, models = Scene(), [], []
    dark = None
    for z, y, people in ROWS:
        k = (EYE[2] - z) / EYE[2]
        for n, (who, x, turn) in enumerate(people):
            face, skin, hair = PEOPLE[who]
            at = np.array([EYE[0] + (x - EYE[0]) * k, EYE[1] + (y - EYE[1]) * k, float(z)])
            first = len(stuff)
            back = (who != 6) * (-6 - 5 * (n % 3))  # they throw their heads back
            models.append(head(scene, at, turned(turn, back, (n * 7 + who * 5) % 11 - 5), H, face, first,
                at + np.array([0, 0.72 * H, -0.06 * H])))
            stuff += [*body_stuff(skin, hair), Stuff(CLOTHES[(n + who) % 5], weave=0.05),
                Stuff("#571a20", fleck=0.06)]
            shoulders(scene, at + np.array([0, 0.10 * H, 0]), np.eye(3), H * 0.84, first + MATERIALS)
            scene.place(at, None, H)
            scene.group()
            scene.box((0, 1.3, -0.62), (0.66, 0.78, 0.10), 0.16, None, first + MATERIALS + 1)
            scene.place()
            dark = at if who == 6 else dark
    seen = look(scene, canvas.scale, (0, 0, 600, 900), eye=EYE, hollow=34)
    near = np.linalg.norm((seen.place - (dark + np.array([0, 0.25 * H, 0.0]))) / np.array([1, 1.5, 1]), axis=2) / H
    shade = np.clip((near - 0.55) / 0.35, 0.0, 1).astype(np.float32)
    lamps = [Lamp((210, 420, 1500), "#e6ecff", 1.05, 0.06)]
    paint(canvas, seen, stuff, lamps, "#1e1c2a", "#1c1418", models, detail=0.45, lost=0.9, masks=[shade])
