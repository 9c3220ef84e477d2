"""Seen from above: somebody sleeps turned away, an arm stretched out; the window's light lies only on the other pillow."""

import numpy as np

from atelier import brush
from atelier.bodies.hand import WOMAN, Hand, forearm, frame_of, hand
from atelier.bodies.head import Head, head
from atelier.bodies.scene import Scene, Seen, look, turned, unit
from atelier.bodies.skin import Lamp, Stuff, body_stuff, paint
from atelier.bodies.torso import Trunk, trunk, upper_arm
from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.noise import blur, smoothstep

CARD = Card(
    id="pillow",
    palette="blue-hour",
    composition="top-down",
    setting="bedroom",
    mood="loneliness",
    themes=("sleep", "love", "loneliness"),
    hero="unused pillow",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=514,
    grading=dict(vignette=0.2, contrast=1.04, saturation=1.0),
)

H = 112
LINEN, PILLOW, QUILT = 5, 6, 7
REST = Hand((12, 12, 14, 16), (20, 20, 22, 24), (12, 12, 12, 14), (8, 1, -6, -14), (42, 20, 0), (10, 12))


def draw(canvas: Canvas) -> None:
    """Everything is one bed under one window."""
    canvas.set_light((-0.4, -0.8, 0.5), ambient="#1c2742", key="#fff0cf")
    canvas.picture[:] = np.array([0.10, 0.13, 0.21], np.float32)
    brush.background(canvas, radii=(20, 10))
    scene = Scene()
    model = _bed(scene)
    seen = look(scene, canvas.scale, (0, 0, 600, 900), eye=(300, 450, 1900), hollow=30)
    stuff = [*body_stuff("#c49680", "#3a2a24"), Stuff("#8f98aa", weave=0.03), Stuff("#c6c8cc", weave=0.03),
        Stuff("#3c4f70", weave=0.06)]
    lamps = [Lamp((-760, -620, 900), "#ffeecb", 1.25, 0.03), Lamp((-700, -600, 500), "#a3b0cc", 0.55, 0.22)]
    paint(canvas, seen, stuff, lamps, "#5a6680", "#464f66", [model], detail=0.5, hollow=1.1, lost=0.3,
        masks=[_panes(seen)])


def _panes(seen: Seen) -> np.ndarray:
    """Where the window's light falls: six panes, slanted, on the left pillow and a little of the sheet."""
    p = seen.place
    x, y = p[..., 0] + 0.75 * p[..., 2] - 172, p[..., 1] + 0.62 * p[..., 2] - 236
    u, v = x * 0.97 + y * 0.10, y * 0.98 - x * 0.20
    edge = lambda t, a, b: smoothstep(a - 2.5, a + 2.5, t) * smoothstep(b + 2.5, b - 2.5, t)
    out = np.zeros_like(x)
    for i in range(2):
        for k in range(3):
            out = np.maximum(out, edge(u, -98 + 102 * i, -6 + 102 * i) * edge(v, -128 + 86 * k, -50 + 86 * k))
    out = out * ((seen.mat == PILLOW) & (p[..., 0] < 300))  # the sheet is in the shade of the sill
    return blur(out.astype(np.float32), 1.2 * seen.scale)


def _cushion(scene: Scene, x: float, y: float, turn: float, dent: tuple | None = None) -> None:
    f = turned(0, 0, turn)
    scene.place((x, y, 0), f, 1)
    scene.group()
    soft = dict(mat=PILLOW, blend=30)
    scene.ball((0, 0, 8), (118, 80, 46), None, fold=((1, 0.5, 0), 70, 2.0, 1), **soft)
    for sx in (-1, 1):
        for sy in (-1, 1):
            scene.cone((sx * 60, sy * 34, 0), (sx * 122, sy * 74, -8), 30, 9, fold=((sy, -sx * 0.9, 0.2), 26, 2.0,
                sx + sy), **soft)
        scene.cone((-100, sx * 66, -8), (100, sx * 66, -8), 16, 16, **soft)
        scene.cone((sx * 108, -50, -8), (sx * 108, 50, -8), 16, 16, **soft)
    if dent is not None:
        scene.ball(dent, (78, 66, 44), None, blend=46, cut=1)
    scene.place()


def _bed(scene: Scene):
    scene.group()
    scene.box((300, 470, -62), (420, 620, 22), 8, None, LINEN, 8, fold=((0.7, 0.6, 0.1), 120, 2.2, 2))
    _cushion(scene, 158, 232, -5)
    _cushion(scene, 440, 250, 4, (0, 10, 62))
    body, j = trunk(scene, np.array([420.0, 672.0, -6.0]), turned(184, 0, 0), H,
        Trunk((-4, -2, 0), lean=3, broad=0.86, muscle=0.25, bones=0.5, spread=0.2))
    head_at = np.array([440.0, 302.0, 34.0])
    model = head(scene, head_at, turned(128, 0, 0) @ turned(0, 0, 8), H, Head(age=34, jaw=0.85, hair="tied",
        whorl=(178, 14), eyes=0, rows=448), 0, j["neck"] + np.array([0, 0, 4]), body)
    _tail(scene, head_at)
    goal = np.array([226.0, 442.0, 0.0])
    side = "right" if j["right_shoulder"][0] < j["left_shoulder"][0] else "left"
    elbow, wrist = upper_arm(scene, j[f"{side}_shoulder"], goal, np.array([0.2, 1.0, 0.1]), H, 0, body, 0.25)
    fingers = unit([-0.72, -0.68, -0.05])
    f = frame_of(fingers, np.array([0.1, -0.05, 1.0]), True)
    arm = forearm(scene, elbow, wrist, f[:, 1], 0.105 * H * 0.92, 0)
    hand(scene, wrist, f, 0.80 * H, REST, WOMAN, 0, arm)
    other = "left" if side == "right" else "right"
    upper_arm(scene, j[f"{other}_shoulder"], np.array([545.0, 300.0, -10.0]), np.array([1.0, 0.2, 0.0]), H, 0, body,
        0.25)
    _quilt(scene)
    return model


def _tail(scene: Scene, at: np.ndarray) -> None:
    """Loose hair over pillow and nape."""
    scene.place()
    for i in range(7):
        start = at + np.array([-14 + 6 * i, 10 - 3 * i, 30 - 2 * i])
        scene.group()
        scene.chain([start, at + np.array([-48 + 8 * i, 34 + 7 * i, 12]),
            at + np.array([-92 + 16 * i, 62 + 10 * i, -4]), at + np.array([-118 + 24 * i, 104 + 5 * i, -14])],
            [20, 15, 11, 2], mat=2, blend=8, flat=((0, 0, 1), 0.6), fold=((0.7, 0.7, 0.2), 8, 0.9, i))


def _quilt(scene: Scene) -> None:
    """A heavy cover up to the small of the back, turned down; folds run from the body to the empty side."""
    scene.group()
    cloth = dict(mat=QUILT, blend=60)
    scene.box((300, 830, -44), (420, 190, 14), 10, None, fold=((0.55, 0.8, 0.1), 110, 11, 1), **cloth)
    scene.ball((418, 700, -10), (116, 104, 92), None, fold=((0.8, 0.5, 0.1), 70, 8, 0), **cloth)
    scene.cone((396, 700, -20), (372, 960, -20), 62, 48, fold=((0.3, 1, 0.1), 80, 8, 2), **cloth)
    scene.cone((444, 700, -20), (452, 960, -20), 60, 46, fold=((0.3, 1, 0.1), 80, 8, 4), **cloth)
    for i, (x, y) in enumerate(((40, 700), (90, 800), (150, 900))):
        scene.cone((350, 690 + 40 * i, -20), (x, y, -34), 24, 10, **cloth)
    scene.group()
    hem = [(-40, 668, -26), (120, 656, -22), (250, 640, -6), (330, 618, 40), (418, 606, 66), (506, 620, 40),
        (560, 638, 2), (660, 646, -20)]
    scene.chain(hem, [26, 26, 25, 24, 24, 24, 25, 26], mat=LINEN, blend=10, flat=((0, 0, 1), 0.7))
