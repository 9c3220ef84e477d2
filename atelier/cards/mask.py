"""A grey crowd looks at us with one face; in front somebody has lowered it, and beneath is only light."""

import cv2
import numpy as np

from atelier import brush
from atelier.bodies.hand import WOMAN, Hand, forearm, frame_of, hand
from atelier.bodies.head import Head, head, sculpted
from atelier.bodies.scene import Scene, look, turned, unit
from atelier.bodies.skin import Lamp, Stuff, body_stuff, paint
from atelier.bodies.torso import shoulders
from atelier.canvas import Canvas
from atelier.colour import rgb
from atelier.matrix import Card
from atelier.noise import smoothstep, value_noise
from atelier.paths import ellipse

CARD = Card(
    id="mask",
    palette="grey-plus-one",
    composition="crowd",
    setting="foggy plain",
    mood="courage",
    themes=("identity", "freedom", "secret"),
    hero="lowered mask",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=431,
    grading=dict(vignette=0.26, contrast=1.05, saturation=1.0, warm=0.0),
)

H, EYE = 176, (300.0, 380.0, 1700.0)
COAT, PLASTER, OWN = 5, 6, 7
SAME = Head(age=34, hair="none", eyes=0, ears=0, lips=0.9, nose=0.95, brows=0, brow=0.15, rows=320)
BARE = Head(age=30, hair="short", whorl=(120, -60), eyes=0, rows=320, seed=4)
HOLD = Hand((34, 36, 40, 46), (22, 24, 28, 32), (14, 14, 16, 18), (5, 1, -4, -9), (30, 50, 0), (8, 10))
# rows from far to near: how deep, where its eyes lie on the card, and the places across it
ROWS = ((-2300, 120, (40, 128, 206, 298, 380, 462, 560)), (-1400, 176, (-10, 92, 190, 292, 398, 500, 604)),
    (-780, 252, (40, 160, 290, 424, 556)), (-330, 356, (-14, 118, 480, 612)), (-90, 520, (28, 576)))
FACE = np.array([300.0, 470.0, 60.0])


def draw(canvas: Canvas) -> None:
    """Fog, the rows, the one."""
    canvas.set_light((0, -0.8, 0.5), ambient="#26292e", key="#e8ecf0")
    h, w = canvas.picture.shape[:2]
    yy = np.mgrid[0:h, 0:w][0].astype(np.float32) / canvas.scale
    fog = value_noise(h, w, 160 * canvas.scale, 3, 4)[..., None] - 0.5
    canvas.picture[:] = rgb("#9a9fa3") * (1.0 - 0.25 * smoothstep(0, 500, yy))[..., None] + 0.07 * fog
    brush.background(canvas, radii=(26, 13, 7), swirl=np.zeros((h, w), np.float32))
    scene = Scene()
    models = _crowd(scene)
    seen = look(scene, canvas.scale, (0, 0, 600, 900), eye=EYE, hollow=40)
    stuff = [*body_stuff("#9b9ea1", "#3a3c40"), Stuff("#4b4f55", weave=0.05), Stuff("#b4b6b8", gloss=0.05),
        *body_stuff("#c4977c", "#4a3020")]
    stuff[0] = Stuff("#9fa2a5", gloss=0.04)
    lamps = [Lamp((160, -640, 1300), "#dfe6ee", 0.60, 0.2), Lamp(tuple(FACE + np.array([0, 10, 66])), "#ffb65c", 2.6,
        0.12, reach=130)]
    paint(canvas, seen, stuff, lamps, "#6c7278", "#3e4146", models, detail=0.4, lost=0.5)
    _air(canvas, seen)
    _light(canvas)


def _crowd(scene: Scene) -> list:
    models = []
    for r, (z, y, places) in enumerate(ROWS):
        k = (EYE[2] - z) / EYE[2]
        for i, x in enumerate(places):
            at = np.array([EYE[0] + (x - EYE[0]) * k, EYE[1] + (y - EYE[1]) * k, z])
            turn = turned(((i * 37 + r * 11) % 13 - 6) * 1.1, 4 + (i * 5 + r) % 6, ((i * 29 + r * 7) % 9 - 4) * 0.9)
            size = H * 1.12
            models.append(head(scene, at, turn, size, SAME, 0, at + np.array([0, 0.72 * size, -0.06 * size])))
            shoulders(scene, at, np.eye(3), size, COAT)
    at = FACE - np.array([0, 0, 60])
    one = head(scene, at, turned(0, 4, 3), H, BARE, OWN, at + np.array([0, 0.72 * H, -0.06 * H]))
    shoulders(scene, at, np.eye(3), H, COAT)
    place, f = np.array([292.0, 716.0, 120.0]), turned(-10, -16, 9)
    scene.place(place, f, H * 0.98)
    scene.group()
    scene.globe(sculpted(SAME)[0].far, PLASTER, 0.01)
    scene.half((0, 0, 0.10), (0, 0, -1), PLASTER, 0.01, cut=2)
    wrist = np.array([424.0, 836.0, 96.0])
    g = frame_of(unit([-0.62, -0.76, 0.10]), np.array([0.55, -0.35, 0.6]))
    arm = forearm(scene, np.array([560.0, 1080.0, 30.0]), wrist, g[:, 1], 0.118 * 0.86 * H, OWN)
    hand(scene, wrist, g, 0.84 * H, HOLD, WOMAN, OWN, arm)
    scene.place()
    scene.group()
    scene.cone((470, 900, 84), (570, 1090, 30), 38, 46, COAT, 4, fold=((0.5, 0.8, 0.2), 30, 3, 0))
    return [*models, one]


def _air(canvas: Canvas, seen) -> None:
    """The further, the more fog."""
    h, w = canvas.picture.shape[:2]
    z = cv2.resize(np.where(seen.cover > 0.5, seen.place[..., 2], -3200).astype(np.float32), (w, h))
    veil = (0.86 * smoothstep(-60, -2500, z) ** 0.75)[..., None]
    canvas.picture[:] = canvas.picture + (rgb("#8f9498") - canvas.picture) * veil


def _light(canvas: Canvas) -> None:
    """Where a face should be."""
    x, y = FACE[0] + 1, FACE[1] + 26
    canvas.fill(ellipse(x, y, 52, 74, 3), [(0, "#fffbe8"), (0.55, "#ffe9ae"), (1, "#ffc362")],
        gradient=("r", (x, y - 6), 82), soft=5, edge=0, wobble=0, grain=0, texture=0, detail=0.9)
    canvas.glow(x, y, 190, "#ffc56a", 0.42, power=1.7)
