"""After the fight, seen from behind: under one lamp a broad bare back bends over something small that is being mended."""

import numpy as np

from atelier import brush
from atelier.bodies.hand import MAN, Hand, forearm, frame_of, hand
from atelier.bodies.head import Head, head
from atelier.bodies.scene import Scene, look, turned, unit
from atelier.bodies.skin import Lamp, Stuff, body_stuff, paint
from atelier.bodies.torso import Trunk, leg, trunk, upper_arm
from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.paths import ellipse, rect

CARD = Card(
    id="boxer",
    palette="soot-and-lamp",
    composition="portrait",
    setting="boxing ring",
    mood="tenderness",
    themes=("sport", "childhood", "healing"),
    hero="bare back",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=611,
    grading=dict(vignette=0.30, contrast=1.05, saturation=1.0, warm=0.02),
)

H = 172  # the height of his head
SHORTS, WRAP, WOOD, FUR, THREAD, LEATHER, NOSE = range(5, 12)
SEW = Hand((40, 58, 66, 72), (46, 62, 70, 74), (24, 30, 36, 38), (4, 1, -2, -6), (26, 56, 0), (18, 26))
HOLD = Hand((34, 38, 44, 50), (34, 38, 42, 46), (20, 22, 24, 26), (6, 1, -4, -9), (40, 46, 0), (12, 18))


def draw(canvas: Canvas) -> None:
    """Darkness, the lamp's cone, then the man."""
    canvas.set_light((-0.5, -0.8, 0.2), ambient="#14131a", key="#ffdfae")
    _hall(canvas)
    brush.background(canvas, radii=(30, 14, 7), swirl=np.full(canvas.picture.shape[:2], 1.1, np.float32))
    scene = Scene()
    heads = [_man(scene)]
    seen = look(scene, canvas.scale, (0, 0, 600, 900), eye=(300, 380, 1900), hollow=44)
    stuff = [*body_stuff("#a67a62", "#2a2422"), Stuff("#5c5a66", weave=0.05),
        Stuff("#cfc4ae", weave=0.05, fleck=0.08), Stuff("#4a3424", fleck=0.12),
        Stuff("#a37a50", fleck=0.14, weave=0.05), Stuff("#ff2a1c", glow=0.25), Stuff("#7a1e1c", gloss=0.16),
        Stuff("#20161a", gloss=0.3)]
    paint(canvas, seen, stuff, [Lamp((-60, -420, 60), "#ffe4c0", 2.3, 0.22)], "#565e72", "#3e3530", heads,
        detail=0.45, lost=0.9)
    canvas.glow(150, 120, 420, "#ffcf90", 0.14, power=1.8)


def _hall(canvas: Canvas) -> None:
    canvas.sky([(0, "#241f20"), (0.45, "#1c1a1e"), (0.8, "#17161a"), (1, "#121116")], swirl=0.0, texture=0.02)
    canvas.glow(120, -40, 620, "#a8794a", 0.34, power=1.6)
    for y, a in ((300, 0.5), (352, 0.4), (404, 0.3)):  # the ropes, far and out of focus
        canvas.fill(rect(-20, y, 640, 7), "#4a4038", alpha=a, soft=3.5, edge=0)
    canvas.fill(ellipse(250, 850, 330, 90), "#6a4e36", alpha=0.55, soft=40, edge=0)
    canvas.fill(ellipse(330, 872, 190, 34), "#0c0b0e", alpha=0.8, soft=14, edge=0)


def _man(scene: Scene):
    seat = np.array([436.0, 752.0, 0.0])
    facing = turned(-112, 0, 0)
    who = Trunk(stoop=(56, 26, 4), broad=1.10, fat=0.45, muscle=0.9, bones=0.35, spread=0.9)
    body, j = trunk(scene, seat, facing, H, who)
    ahead = facing @ np.array([0, 0, 1.0])
    lap = seat + ahead * 2.02 * H + np.array([0, -0.62 * H, 0])
    side = facing @ np.array([1.0, 0, 0])
    # his near arm is at x > 0 of the trunk: it sews; the far one holds
    near = lap + side * 0.34 * H + np.array([0, -1.02 * H, 0]) - ahead * 0.26 * H
    elbow, wrist = upper_arm(scene, j["right_shoulder"], near, side * 0.25 + np.array([0, 0.9, 0]) - ahead * 1.3, H,
        0, body, 0.9)
    fingers = unit(ahead * 0.8 - side * 0.25 + np.array([0, -0.42, 0]))
    f = frame_of(fingers, side * 0.8 - ahead * 0.5 + np.array([0, -0.5, 0]), True)
    arm = forearm(scene, elbow, wrist, f[:, 1], 0.118 * H * 0.95, 0)
    done = hand(scene, wrist, f, 0.86 * H, SEW, MAN, 0, arm)
    _wrap(scene, wrist, f, elbow)
    far = lap - side * 0.22 * H - ahead * 0.16 * H + np.array([0, 0.06 * H, 0])
    elbow, wrist = upper_arm(scene, j["left_shoulder"], far, -side * 0.6 + np.array([0, 1.0, 0]), H, 0, body, 0.9)
    f = frame_of(unit(ahead * 0.5 + side * 0.8), np.array([0, -0.8, 0]) + ahead * 0.5)
    arm = forearm(scene, elbow, wrist, f[:, 1], 0.118 * H * 0.95, 0)
    hand(scene, wrist, f, 0.86 * H, HOLD, MAN, 0, arm)
    _wrap(scene, wrist, f, elbow)
    ground = 1120
    for name, s in (("right", 1), ("left", -1)):
        foot = seat + ahead * 1.75 * H + side * s * 0.5 * H
        foot[1] = ground - 0.2 * H
        leg(scene, j[f"{name}_hip"], foot, np.array([0, -1.0, 0]) + ahead * 0.4, H, SHORTS, 0, body, 1.1)
    scene.place()
    scene.group()  # the shorts over his seat
    scene.ball(seat + np.array([0, -0.02 * H, 0]), np.array([0.86, 0.44, 0.70]) * H, facing, SHORTS, 8,
        fold=((0.3, 1, 0.2), 26, 4, 1))
    scene.group()
    scene.box(seat + np.array([0, 0.50 * H, 0]), (92, 11, 84), 5, facing, WOOD)
    for dx, dz in ((-52, -44), (52, -44), (52, 44), (-52, 44)):
        foot = seat + facing @ np.array([dx, 0, dz])
        scene.group()
        scene.cone(foot + np.array([0, 0.5 * H, 0]), np.array([foot[0] * 1.04 - seat[0] * 0.04, 1120, foot[2]]), 8,
            7, WOOD, 2)
    _bear(scene, lap + side * 0.22 * H + ahead * 0.02 * H + np.array([0, 0.20 * H, 0]), facing)
    t = (done["tips"][0] + done["tips"][1]) / 2
    scene.place()
    scene.group()
    bear = lap + side * 0.40 * H + ahead * 0.16 * H + np.array([0, 0.24 * H, 0])
    scene.cone(t, bear, 1.5, 1.3, THREAD, 1)
    scene.group()
    scene.cone(t + unit(t - bear) * 4, t + unit(t - bear) * 30 + np.array([-8, 0, 0]), 1.2, 0.6, WRAP, 1)
    bowed = turned(-104, 52, 0)
    at = j["neck"] + j["up"] * 0.46 * H + ahead * 0.16 * H
    return head(scene, at, bowed, H, Head(age=44, hair="crop", broad=1.04, jaw=1.08, ears=1.05, eyes=0, rows=320), 0,
        j["neck"], body)


def _wrap(scene: Scene, wrist: np.ndarray, f: np.ndarray, elbow: np.ndarray) -> None:
    """Tape round wrist and palm."""
    scene.place(wrist, f, 0.86 * H)
    scene.group()
    up = f.T @ unit(elbow - wrist)
    scene.cone(up * 0.34, up * 0.02, 0.142, 0.128, WRAP, 0.05, flat=((0, 0, 1), 0.88),
        fold=((1, 0.25, 0), 0.06, 0.005, 0))
    scene.cone((0.06, 0.03, -0.005), (0.36, 0.05, 0.0), 0.128, 0.118, WRAP, 0.05, flat=((0, 0, 1), 0.84),
        fold=((1, -0.3, 0), 0.06, 0.005, 1))
    scene.cone((0.06, -0.03, -0.005), (0.34, -0.075, 0.0), 0.128, 0.108, WRAP, 0.05, flat=((0, 0, 1), 0.84),
        fold=((1, -0.3, 0), 0.06, 0.005, 1))
    scene.place()


def _bear(scene: Scene, at: np.ndarray, facing: np.ndarray) -> None:
    """A worn bear on its back in his lap, one leg hanging by its thread."""
    f = facing @ turned(86, -24, 10)
    scene.place(at, f, 0.54 * H)
    scene.group()
    wool = dict(mat=FUR, fold=((1, 0.7, 0.3), 0.09, 0.014, 0))
    scene.ball((0, 0, 0), (0.36, 0.44, 0.32), None, blend=0.06, **wool)
    scene.ball((0, -0.62, 0.04), (0.32, 0.29, 0.29), None, blend=0.06, **wool)
    scene.ball((0, -0.56, 0.30), (0.14, 0.11, 0.11), None, blend=0.05, **wool)
    for s in (-1, 1):
        scene.ball((s * 0.25, -0.88, 0), (0.12, 0.12, 0.07), None, blend=0.04, **wool)
        scene.cone((s * 0.30, -0.24, 0.06), (s * 0.56, 0.10, 0.20), 0.12, 0.11, FUR, 0.06)
        scene.cone((s * 0.20, 0.36, 0.05), (s * 0.30, 0.78, 0.26), 0.15, 0.14, FUR, 0.06)
    scene.group()
    scene.ball((0, -0.59, 0.41), (0.05, 0.035, 0.03), None, NOSE, 0.01)
    scene.place()
