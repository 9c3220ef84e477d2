"""A hand holds out a spoon to someone of whom there is only the shadow on the wall."""

import numpy as np

from atelier import brush
from atelier.bodies import rays
from atelier.bodies.hand import WOMAN, Hand, forearm, frame_of, hand
from atelier.bodies.scene import Scene, look, turned, unit
from atelier.bodies.skin import Lamp, Stuff, body_stuff, paint
from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.noise import blur, smoothstep, value_noise
from atelier.paths import smooth

CARD = Card(
    id="spoon",
    palette="ember-oak",
    composition="long-shadow",
    setting="empty room",
    mood="unease",
    themes=("food", "family", "hunger"),
    hero="spoon",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=702,
    grading=dict(vignette=0.22, contrast=1.04, saturation=1.0),
)

METAL, SLEEVE, BROTH = 5, 6, 7
GRIP = Hand((44, 56, 66, 72), (40, 54, 66, 70), (20, 26, 34, 36), (3, 1, -2, -6), (26, 52, 0), (12, 22))
WALL = -70  # how far behind the hand the wall stands


def draw(canvas: Canvas) -> None:
    """The wall and what falls on it, then the hand."""
    canvas.set_light((0.6, -0.3, 0.6), ambient="#3a3038", key="#ffe6bd")
    scene = Scene()
    bowl = _hand(scene)
    _wall(canvas, scene, bowl)
    brush.background(canvas, radii=(22, 11, 6), swirl=np.full(canvas.picture.shape[:2], 0.25, np.float32))
    seen = look(scene, canvas.scale, (120, 250, 600, 760), eye=(300, 450, 1800), hollow=34)
    stuff = [*body_stuff("#cfa48c", "#3a2a20"), Stuff("#a9a49a", gloss=0.8, fleck=0.01), Stuff("#3f4f63", weave=0.06),
        Stuff("#c2401f", gloss=0.6)]
    paint(canvas, seen, stuff, [Lamp(LAMP, "#ffe6bd", 1.18, 0.07)], "#6c6876", "#5c4a3e", detail=0.6, lost=0.6)


LAMP = (920.0, -120.0, 1000.0)


def _wall(canvas: Canvas, scene: Scene, bowl: np.ndarray) -> None:
    """Plaster in lamp light; the shadows are thrown where the lamp throws them."""
    h, w = canvas.picture.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / canvas.scale
    plaster = value_noise(h, w, 160 * canvas.scale, 4, 4) - 0.5
    tooth = value_noise(h, w, 7 * canvas.scale, 5, 3) - 0.5
    far = np.hypot(xx - 540, (yy - 250) * 0.8)
    tone = 1.02 - 0.62 * smoothstep(60, 820, far) + 0.10 * plaster + 0.04 * tooth
    base = np.array([0.80, 0.68, 0.52], np.float32) * tone[..., None]
    base = base * (1 + (1 - tone)[..., None] * np.array([-0.02, -0.10, -0.06], np.float32))
    shade = np.maximum(_thrown(scene, xx, yy), _eater(canvas, bowl))
    dark = base * np.array([0.36, 0.34, 0.42], np.float32)
    canvas.picture[:] = base + (dark - base) * shade[..., None]


def _thrown(scene: Scene, xx: np.ndarray, yy: np.ndarray) -> np.ndarray:
    """The shadow of hand and spoon on the wall."""
    place = np.stack([xx, yy, np.full_like(xx, WALL)], 2)
    normal = np.zeros_like(place)
    normal[..., 2] = 1
    lit = rays.shadow(*scene.packed(), place, normal, np.ones_like(xx), np.array(LAMP), 0.10, 2000.0, 1.0, 1)
    return (1 - lit).astype(np.float32)


def _eater(canvas: Canvas, bowl: np.ndarray) -> np.ndarray:
    """A profile with parted lips, as a shadow: larger and softer than what throws it."""
    lamp, at = np.array(LAMP), np.asarray(bowl, float)
    t = (WALL - lamp[2]) / (at[2] - lamp[2])
    x, y = (lamp + (at - lamp) * t)[:2]  # where the spoon's bowl falls
    size = 470.0
    mouth = (0.395, 0.292)  # of the profile, in heads: forward of the ear, below the eyes
    line = [(-0.36, 0.235), (-0.22, 0.335), (-0.10, 0.366), (-0.055, 0.372), (0.0, 0.348), (0.06, 0.385),
        (0.115, 0.425), (0.15, 0.452), (0.172, 0.442), (0.198, 0.378), (0.23, 0.366), (0.252, 0.384), (0.268, 0.378),
        (0.276, 0.330), (0.312, 0.318), (0.330, 0.352), (0.352, 0.358), (0.384, 0.330), (0.43, 0.348),
        (0.475, 0.322), (0.505, 0.26), (0.50, 0.12), (0.56, 0.05), (0.72, 0.04), (0.86, 0.16), (1.3, 0.5),
        (1.3, -1.2), (0.8, -0.75), (0.62, -0.42), (0.40, -0.30), (0.20, -0.40), (-0.05, -0.455), (-0.30, -0.40),
        (-0.47, -0.2), (-0.51, 0.0), (-0.46, 0.14)]
    points = [(x + (z - mouth[0]) * size - 58, y + (v - mouth[1]) * size + 2) for v, z in line]
    mask = canvas.full(canvas.mask(smooth(points), 2.2, 0.0))
    wide = blur(mask, 9 * canvas.scale)
    yy = np.mgrid[0 : mask.shape[0], 0 : mask.shape[1]][0] / canvas.scale
    xx = np.mgrid[0 : mask.shape[0], 0 : mask.shape[1]][1] / canvas.scale
    near = np.exp(-(((xx - x) / 150) ** 2 + ((yy - y) / 190) ** 2))
    return (mask * near + wide * (1 - near)).astype(np.float32) * 0.92


def _hand(scene: Scene) -> np.ndarray:
    wrist = np.array([508.0, 430.0, 30.0])
    fingers, back = unit([-1, -0.12, 0.08]), np.array([0.15, -0.72, 0.66])
    f = frame_of(fingers, back)
    arm = forearm(scene, np.array([800.0, 590.0, -10.0]), wrist - fingers * 14, f[:, 1], 25, 0)
    done = hand(scene, wrist, f, 200, GRIP, WOMAN, 0, arm)
    scene.place()
    scene.group()
    scene.cone((562, 458, 24), (840, 612, -16), 45, 60, SLEEVE, 6, fold=((0.8, 0.45, 0.3), 40, 3.5, 1))
    pinch = (done["tips"][0] + done["tips"][1]) / 2
    way = unit([-1, 0.02, 0.02])
    tail, neck = pinch - way * 96 + np.array([0, -26, 6]), pinch + way * 92 + np.array([0, 6, 0])
    scene.group()
    scene.chain([tail, pinch + np.array([0, -2, 2]), neck], [5.5, 4, 3], mat=METAL, blend=2, flat=((0, 1, 0.4), 0.7))
    bowl = neck + way * 40 + np.array([0, 6, 0])
    scene.ball(bowl, (42, 13, 25), turned(0, 26, 3), METAL, 5)
    scene.ball(bowl + np.array([0, -11, 5]), (38, 13, 21), turned(0, 26, 3), METAL, 2, cut=1)
    scene.group()
    scene.ball(bowl + np.array([0, -3, 1]), (36, 5, 19.5), turned(0, 26, 3), BROTH, 1)
    return bowl



