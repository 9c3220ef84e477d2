"""The back of somebody's head, the hair combed, and in it a door that stands ajar; on the sill one bare footprint."""

import math

import numpy as np

from atelier import brush
from atelier.bodies.head import Head, head
from atelier.bodies.scene import Scene, look, project, turned
from atelier.bodies.skin import Lamp, Stuff, body_stuff, paint
from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.noise import smoothstep, value_noise
from atelier.paths import ellipse

CARD = Card(
    id="head",
    palette="sea-green",
    composition="portrait",
    setting="abstract head",
    mood="mystery",
    themes=("mystery", "identity", "escape"),
    hero="door in a head",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=318,
    grading=dict(vignette=0.2, contrast=1.04, saturation=1.0),
)

H = 470
AT = np.array([300.0, 420.0, 0.0])
EYE = (300, 0, 1800)
DOOR, FRAME, DARK, COAT = 5, 6, 7, 8
WIDE, TALL = 0.105, 0.20  # half of the doorway, in heads
SILL = 0.165  # how far below the eye line it lies


def draw(canvas: Canvas) -> None:
    """A plain wall of air, then the head."""
    canvas.set_light((-0.7, -0.5, 0.4), ambient="#24343a", key="#fff0d6")
    h, w = canvas.picture.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / canvas.scale
    air = value_noise(h, w, 190 * canvas.scale, 6, 4)[..., None] - 0.5
    tone = (1.0 - 0.38 * smoothstep(100, 760, np.hypot(xx - 150, yy - 240)))[..., None]
    canvas.picture[:] = np.array([0.56, 0.63, 0.60], np.float32) * (tone + 0.10 * air)
    brush.background(canvas, radii=(26, 13, 7), swirl=np.full((h, w), 0.9, np.float32))
    scene = Scene()
    model = _person(scene)
    seen = look(scene, canvas.scale, (0, 90, 600, 900), eye=EYE, hollow=48)
    stuff = [*body_stuff("#c1906f", "#59392a"), Stuff("#8f2f24", fleck=0.10, gloss=0.06),
        Stuff("#7a5a3c", fleck=0.12), Stuff("#0d0b10", fleck=0.0), Stuff("#39434a", weave=0.06)]
    paint(canvas, seen, stuff, [Lamp((-560, -460, 980), "#fff0d6", 1.25, 0.10)], "#5f7076", "#4a443e", [model],
        detail=0.5, lost=0.6)
    _print(canvas)


def _person(scene: Scene):
    away = turned(180)
    neck = AT + np.array([0, 0.68 * H, 0.02 * H])
    _coat(scene)
    who = Head(age=32, hair="short", whorl=(180, -62), ears=1.0, eyes=0, nape=0, rows=640, seed=5)
    model = head(scene, AT, away, H, who, 0, neck)
    scene.place(AT, away, H)
    scene.carve_box((0, SILL - TALL, -0.43), (WIDE, TALL, 0.20), 0.002, 0.004)
    scene.group()
    scene.box((0, SILL - TALL, -0.24), (WIDE + 0.01, TALL + 0.01, 0.004), 0.002, None, DARK, 0.01)
    scene.group()  # the frame, and a sill that stands out a little
    depth = -0.405
    for x in (-1, 1):
        scene.box((x * (WIDE + 0.012), SILL - TALL, depth), (0.013, TALL + 0.02, 0.050), 0.003, None, FRAME, 0.004)
    scene.box((0, SILL - 2 * TALL - 0.010, depth), (WIDE + 0.03, 0.014, 0.052), 0.003, None, FRAME, 0.004)
    scene.group()
    scene.box((0, SILL + 0.012, -0.47), (WIDE + 0.045, 0.013, 0.115), 0.004, None, FRAME, 0.004)
    _leaf(scene)
    scene.place()
    return model


def _coat(scene: Scene) -> None:
    """Shoulders in dark cloth, a soft collar round the neck."""
    scene.place(AT, None, H)
    scene.group()
    scene.ball((0, 1.50, -0.05), (0.98, 0.72, 0.42), None, COAT, 0.3, fold=((1, 0.4, 0.2), 0.5, 0.012, 1))
    for s in (-1, 1):
        scene.cone((s * 0.14, 0.66, 0.0), (s * 0.82, 0.98, -0.02), 0.15, 0.20, COAT, 0.25)
    scene.cone((0, 0.64, 0.0), (0, 1.0, -0.02), 0.24, 0.40, COAT, 0.12)
    scene.place()


def _leaf(scene: Scene) -> None:
    """The door, half open towards us, panelled."""
    a = math.radians(58)
    hinge = np.array([WIDE, SILL - TALL, -0.452])
    out = np.array([-math.cos(a), 0, -math.sin(a)])
    c = hinge + out * WIDE
    frame = np.stack([out, [0, 1, 0], np.cross(out, [0, 1, 0])], 1)
    scene.group()
    scene.box(c, (WIDE - 0.004, TALL - 0.004, 0.008), 0.002, frame, DOOR, 0.002)
    for y in (-0.5, 0.42):
        for side in (-1, 1):
            scene.box(c + np.array([0, y * TALL, 0]) + frame[:, 2] * side * 0.011,
                (WIDE * 0.62, TALL * (0.36 if y < 0 else 0.42), 0.004), 0.002, frame, DOOR, 0.003, cut=1)
    scene.group()
    scene.ball(c + out * WIDE * 0.78 + frame[:, 2] * 0.02, 0.011, None, FRAME, 0.01)
    scene.ball(c + out * WIDE * 0.78 - frame[:, 2] * 0.02, 0.011, None, FRAME, 0.01)


def _print(canvas: Canvas) -> None:
    """A wet footprint on the sill, its toes towards us."""
    away = turned(180)
    spot = AT + away @ (np.array([-0.062, SILL - 0.002, -0.535]) * H)
    x, y = project(EYE, spot)
    with canvas.at(x, y, 1.35, 6):
        look_ = dict(alpha=0.85, edge=0, wobble=0, grain=0, texture=0, soft=0.5, detail=1)
        for path in (ellipse(0, -4.4, 6.5, 2.6), ellipse(0.5, 3.4, 9.5, 3.0), ellipse(-0.5, -0.6, 4.5, 3.0)):
            canvas.fill(path, "#1a100a", **look_)
        for i, (dx, r) in enumerate(((-7.5, 2.6), (-2.8, 2.0), (1.4, 1.8), (5.2, 1.6), (8.6, 1.4))):
            canvas.fill(ellipse(dx, 7.6 - 0.5 * i, r, r * 0.75), "#1a100a", **look_)
