"""From above: among bread, milk and oranges someone of fifteen lies on the belt at the till, and it moves."""

import numpy as np

from atelier import brush
from atelier.bodies.hand import WOMAN, Hand, forearm, frame_of, hand
from atelier.bodies.head import Head, head
from atelier.bodies.scene import Scene, look, turned, unit
from atelier.bodies.skin import Lamp, Stuff, body_stuff, paint
from atelier.canvas import Canvas
from atelier.matrix import Card

CARD = Card(
    id="belt",
    palette="linen",
    composition="top-down",
    setting="shop",
    mood="boredom",
    themes=("body", "trade", "growth"),
    hero="teenager on a belt",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=746,
    grading=dict(vignette=0.12, contrast=1.03, saturation=1.0),
)

H = 92
HOOD, JEANS, SHOE, RUBBER, STEEL, MILK, FRUIT, BREAD, GLASS, TIN, BAR, SOLE = range(5, 17)
LAID = Hand((14, 16, 18, 20), (22, 24, 26, 28), (12, 14, 14, 16), (6, 1, -5, -11), (38, 22, 0), (10, 12))
MID = 300.0  # the middle of the belt


def draw(canvas: Canvas) -> None:
    """Flat light of a shop, one shadow to the right."""
    canvas.set_light((-0.6, -0.5, 0.7), ambient="#3a3f48", key="#fbfbf4")
    canvas.picture[:] = np.array([0.72, 0.73, 0.72], np.float32)
    brush.background(canvas, radii=(20, 10))
    scene = Scene()
    _till(scene)
    model = _lying(scene)
    _shopping(scene)
    seen = look(scene, canvas.scale, (0, 0, 600, 900), eye=(300, 450, 2100), hollow=36)
    stuff = [*body_stuff("#c48d6c", "#241b18"), Stuff("#c8bfae", weave=0.07), Stuff("#3f5674", weave=0.08),
        Stuff("#d9d6cf", gloss=0.05), Stuff("#2b2d31", fleck=0.05), Stuff("#838b90", gloss=0.2),
        Stuff("#e8ecec", gloss=0.1), Stuff("#e8761e", gloss=0.16, fleck=0.05), Stuff("#b9834a", fleck=0.12),
        Stuff("#3f6b4a", gloss=0.6), Stuff("#a99a72", gloss=0.1), Stuff("#c9302a", gloss=0.2), Stuff("#7a3a34")]
    paint(canvas, seen, stuff, [Lamp((-700, -500, 1300), "#fdfbf2", 0.98, 0.10)], "#8b929a", "#77787a", [model],
        detail=0.5, lost=0.0)


def _till(scene: Scene) -> None:
    scene.group()
    scene.box((MID, 450, -60), (176, 700, 18), 6, None, RUBBER)
    for y in range(-60, 980, 76):  # the belt's seams
        scene.cone((MID - 170, y, -36), (MID + 170, y, -36), 0.8, None, RUBBER, 3)
    for s in (-1, 1):
        scene.group()
        scene.box((MID + s * 206, 450, -44), (20, 700, 22), 6, None, STEEL)
        scene.group()
        scene.box((MID + s * 320, 450, -90), (90, 700, 30), 6, None, STEEL)


def _lying(scene: Scene):
    """On the back, head towards the scanner, one hand on the belly, feet fallen apart."""
    scene.place((MID, 250, 6), None, H)
    body = scene.group()
    cloth = dict(mat=HOOD, fold=((0.6, 0.8, 0.1), 0.45, 0.018, 1))
    scene.ball((0, 1.45, 0), (0.66, 0.86, 0.36), None, blend=0.3, **cloth)
    scene.ball((0, 2.20, -0.02), (0.60, 0.56, 0.34), None, blend=0.3, **cloth)
    for s in (-1, 1):
        scene.cone((s * 0.16, 0.72, -0.02), (s * 0.72, 1.02, -0.06), 0.17, 0.20, HOOD, 0.25)
    ring = [(0.34 * np.sin(a), 0.62 - 0.26 * np.cos(a), 0.02 + 0.10 * np.cos(a)) for a in np.linspace(-2.3, 2.3, 9)]
    scene.group()
    scene.ball((0, 2.74, -0.05), (0.57, 0.46, 0.33), None, JEANS, 0.2)
    scene.group()
    scene.chain(ring, [0.10, 0.12, 0.14, 0.15, 0.16, 0.15, 0.14, 0.12, 0.10], mat=HOOD, blend=0.1,
        fold=((1, 0.4, 0.2), 0.2, 0.012, 0))
    for s, knee, foot in ((-1, (-0.46, 4.5, 0.06), (-0.56, 6.15, -0.12)),
        (1, (0.50, 4.45, 0.10), (0.50, 6.05, -0.12))):
        scene.group(body, 0.2)
        fold = ((0.3, 1, 0.1), 0.36, 0.016, s + 2)
        scene.cone((s * 0.30, 2.65, -0.04), knee, 0.36, 0.225, JEANS, 0.2, fold=fold)
        scene.cone(knee, foot, 0.22, 0.17, JEANS, 0.2, fold=fold)
        scene.group()
        x, y = foot[:2]
        toe = (x + s * 0.26, y + 0.30, 0.36)
        scene.cone((x, y + 0.10, -0.10), (x + s * 0.06, y + 0.26, -0.08), 0.15, 0.16, SHOE, 0.1)
        scene.cone((x + s * 0.04, y + 0.22, -0.05), toe, 0.15, 0.13, SHOE, 0.1)
        scene.group()
        scene.cone((x + s * 0.07, y + 0.36, -0.08), (toe[0] + s * 0.02, toe[1] + 0.12, toe[2]), 0.13, 0.11, SOLE,
            0.05, flat=((0, 1, -0.5), 0.35))
    scene.place()
    _sleeve(scene, np.array([MID - 0.74 * H, 250 + 1.08 * H, 2]), np.array([MID - 1.08 * H, 250 + 2.35 * H, -4]),
        np.array([MID - 1.02 * H, 250 + 3.35 * H, -8]), unit([0.1, 1.0, -0.05]), np.array([-0.5, 0, 0.8]), False)
    _sleeve(scene, np.array([MID + 0.74 * H, 250 + 1.08 * H, 2]), np.array([MID + 1.10 * H, 250 + 2.20 * H, 4]),
        np.array([MID + 0.36 * H, 250 + 2.02 * H, 46]), unit([-1.0, 0.10, 0.0]), np.array([0.0, 0.1, 1.0]), True)
    at = np.array([MID + 4, 250.0, 12.0])
    who = Head(age=15, jaw=0.92, hair="short", whorl=(150, -58), eyes=0.55, gaze=(10, 4), brow=-0.1, smile=-0.2,
        rows=384, seed=4)
    return head(scene, at, turned(34, -6, -8), H, who, 0, at + np.array([0, 0.74 * H, -10]))


def _sleeve(scene: Scene, shoulder, elbow, wrist, fingers, back, left: bool) -> None:
    scene.place()
    scene.group()
    wave = lambda a, b: (unit(b - a) + np.array([0.2, 0.1, 0.1]), 32, 2.0, a[0])
    scene.cone(shoulder, elbow, 0.20 * H, 0.165 * H, HOOD, 10, fold=wave(shoulder, elbow))
    scene.cone(elbow, wrist - (wrist - elbow) * 0.10, 0.165 * H, 0.135 * H, HOOD, 10, fold=wave(elbow, wrist))
    f = frame_of(fingers, back, left)
    arm = forearm(scene, elbow, wrist, f[:, 1], 0.088 * H, 0)
    hand(scene, wrist, f, 0.76 * H, LAID, WOMAN, 0, arm)


def _shopping(scene: Scene) -> None:
    scene.place()
    box = lambda c, half, mat, turn=0.0, corner=2.0: (scene.group(), scene.box(c, half, corner, turned(0, 0, turn),
        mat))
    box((MID, 108, -20), (128, 8, 12), BAR, 3, 4)
    box((196, 40, -14), (24, 46, 20), MILK, -8)
    for x, y, r in ((396, 60, 25), (430, 92, 24), (382, 34, 22), (438, 250, 25)):
        scene.group()
        scene.ball((x, y, -42 + r), r, None, FRUIT, 1)
    scene.group()
    scene.chain([(160, 300, -22), (160, 360, -22), (166, 420, -22)], [22, 26, 20], mat=BREAD, blend=10,
        fold=((0.3, 1, 0.2), 30, 2, 1))
    scene.group()
    scene.chain([(446, 640, -24), (444, 720, -24), (442, 744, -24), (441, 774, -24)], [20, 20, 8, 7], mat=GLASS,
        blend=8)
    box((170, 660, -22), (26, 34, 14), TIN, -12, 3)
    box((440, 856, -14), (22, 40, 20), MILK, 12)
    for x, y, r in ((182, 786, 25),):
        scene.group()
        scene.ball((x, y, -42 + r), r, None, FRUIT, 1)
