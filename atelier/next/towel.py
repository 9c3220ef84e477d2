"""Two bare backs on a bench in the steam; one wet towel lies over both."""

import numpy as np

from atelier import brush
from atelier.bodies.hand import forearm
from atelier.bodies.head import Head, head
from atelier.bodies.scene import Scene, look, turned
from atelier.bodies.sculpt import smoothed
from atelier.bodies.skin import Lamp, Stuff, body_stuff, paint
from atelier.bodies.torso import Trunk, trunk, upper_arm
from atelier.canvas import Canvas
from atelier.colour import rgb
from atelier.matrix import Card
from atelier.noise import blur, smoothstep, value_noise

CARD = Card(
    id="towel",
    palette="grey-water",
    composition="symmetric",
    setting="empty room",
    mood="tenderness",
    themes=("body", "friendship", "old-age"),
    hero="two backs",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=655,
    grading=dict(vignette=0.18, contrast=1.05, saturation=1.0),
)

H = 128
TOWEL, BENCH, STRIPE = 10, 11, 12


def draw(canvas: Canvas) -> None:
    """Tiles lost in steam, the two, the towel, more steam."""
    canvas.set_light((0.5, -0.8, 0.3), ambient="#3c4a50", key="#fff4e0")
    h, w = canvas.picture.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / canvas.scale
    tile = np.maximum(smoothstep(1.6, 0.4, np.abs((xx + 22) % 64 - 32)),
        smoothstep(1.6, 0.4, np.abs((yy + 10) % 64 - 32)))
    wall = rgb("#7d9194") * (1.08 - 0.5 * smoothstep(0, 900, yy + 0.6 * (600 - xx)))[..., None]
    wall = wall * (1 - 0.12 * tile[..., None]) * (0.95 + 0.1 * value_noise(h, w, 64 * canvas.scale, 2, 2)[..., None])
    glow = np.exp(-(((xx - 470) / 300) ** 2 + ((yy - 40) / 330) ** 2))[..., None]
    canvas.picture[:] = wall + (rgb("#e9ebe0") - wall) * glow * 0.75
    brush.background(canvas, radii=(20, 10, 5), swirl=np.full((h, w), 1.5, np.float32))
    _steam(canvas, 0.42, 31)
    scene = Scene()
    heads = _pair(scene)
    seen = look(scene, canvas.scale, (0, 150, 600, 900), eye=(300, 420, 1900), hollow=44)
    stuff = [*body_stuff("#d2a184", "#b9b2a8"), *body_stuff("#6e4634", "#1c1716"),
        Stuff("#e2dccd", weave=0.05, fleck=0.05), Stuff("#6b5440", fleck=0.14), Stuff("#b03a2c", weave=0.05)]
    paint(canvas, seen, stuff, [Lamp((820, -420, 760), "#fff1d8", 1.08, 0.16)], "#71838a", "#4f5450", heads,
        detail=0.45, lost=0.5)
    _steam(canvas, 0.55, 77)


def _pair(scene: Scene) -> list:
    models = []
    for first, x, z, who, face, lean, size in (
        (0, 190, 0, Trunk((26, 14, 2), lean=5, broad=0.94, fat=0.35, muscle=0.25, bones=0.75, spread=0.5),
            Head(age=74, hair="bald", eyes=0, rows=256, ears=1.1), 10, 1.0),
        (5, 414, 6, Trunk((18, 8, 0), lean=-4, broad=1.04, muscle=0.75, bones=0.3, spread=0.6),
            Head(age=26, hair="curls", eyes=0, rows=256), -8, 1.04),
    ):
        h = H * size
        away = turned(180 + (6 if first == 0 else -6), 0, 0)
        seat = np.array([x, 792.0, z])
        body, j = trunk(scene, seat, away, h, who, first)
        for name, s in (("left", -1), ("right", 1)):
            out = away @ np.array([s * 1.0, 0, 0])
            reach_to = seat + out * 0.74 * h + away @ np.array([0, 0, 1.1 * h]) + np.array([0, 0.1 * h, 0])
            elbow, wrist = upper_arm(scene, j[f"{name}_shoulder"], reach_to,
                out * 0.35 + np.array([0, 0.9, 0]) - away[:, 2] * 0.2, h, first, body, who.muscle)
            forearm(scene, elbow, wrist, out, 0.12 * h, first, body)
        tilt = turned(180 + (16 if first == 0 else -16), 22, lean)
        at = j["neck"] + j["up"] * 0.66 * h + away @ np.array([0, 0, 0.20 * h])
        models.append(head(scene, at, tilt, h, face, first, j["neck"], body))
    _towel(scene)
    scene.place()
    scene.group()
    scene.box((300, 850, -10), (400, 52, 90), 4, None, BENCH)
    return models


def _towel(scene: Scene) -> None:
    """Over four shoulders, sagging between them, wet ends hanging down the backs."""
    line = [(46, 596, 20), (66, 520, 56), (126, 478, 74), (196, 466, 80), (258, 492, 80), (304, 522, 76),
        (352, 494, 82), (420, 456, 86), (490, 466, 78), (546, 512, 58), (562, 590, 20)]
    at = np.linspace(0, 1, len(line))
    fine = np.linspace(0, 1, 41)
    line = np.stack([smoothed(np.interp(fine, at, np.array(line)[:, k]), 2.2) for k in range(3)], 1)  # it hangs in curves
    scene.place()
    scene.group()
    for k in range(5):  # strips of cloth side by side, from the neck down, a little before or behind one another
        points = [(x, y + k * 19 + 3 * np.sin(i * 0.42 + k), z - 1.2 * k + 3.5 * np.sin(i * 0.52 + k * 2.4)) for i, (x, y, z) in enumerate(line)]
        scene.chain(points, [12.0] * 41, mat=TOWEL, blend=8)
    for x, long, way in ((50, 120, -3), (560, 150, 2)):
        for d in (-16, -2, 13):
            scene.cone((x + d * 0.6, 596, 24), (x + way + d, 606 + long + d * 0.4, 22 + d % 5), 9, 11, TOWEL, 7)
    scene.group()  # a woven stripe along the lower border
    scene.chain([(x, y + 88 + 3 * np.sin(i * 0.42 + 4), z + 4 + 2 * np.sin(i * 0.52)) for i,
        (x, y, z) in enumerate(line)][4:-4], [2.6] * 33, mat=STRIPE, blend=2)


def _steam(canvas: Canvas, strength: float, seed: int) -> None:
    h, w = canvas.picture.shape[:2]
    yy = np.mgrid[0:h, 0:w][0].astype(np.float32) / canvas.scale
    veil = value_noise(h, w, 210 * canvas.scale, seed, 5, (1.3, 1.0))
    amount = smoothstep(0.42, 0.82, veil) * strength * (0.35 + 0.65 * smoothstep(560, 60,
        yy)) + 0.16 * strength * smoothstep(760, 900, yy)
    canvas.picture[:] = canvas.picture + (rgb("#dfe4de") - canvas.picture) * blur(amount, 8 * canvas.scale)[..., None]
