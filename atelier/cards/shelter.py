"""A newborn asleep along a forearm: at first light they are hills, one behind the other, with mist in the hollows."""

import numpy as np

from atelier import brush
from atelier.bodies.foot import foot
from atelier.bodies.hand import CHILD, MAN, Hand, forearm, frame_of, hand
from atelier.bodies.head import Head, head
from atelier.bodies.scene import Scene, Seen, look, turned, unit
from atelier.bodies.skin import Lamp, body_stuff, paint
from atelier.canvas import Canvas
from atelier.colour import rgb
from atelier.matrix import Card
from atelier.noise import blur, smoothstep, value_noise

CARD = Card(
    id="shelter",
    palette="pastel-dawn",
    composition="vista",
    setting="hill country",
    mood="calm",
    themes=("birth", "sleep", "protection"),
    hero="newborn",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=640,
    grading=dict(vignette=0.12, contrast=1.03, saturation=1.0, shadows="#3a3a66"),
)

H = 172  # the height of the child's head
DANGLE = Hand((26, 30, 34, 38), (34, 38, 40, 42), (20, 22, 24, 24), (5, 1, -4, -9), (30, 30, 0), (16, 18), stout=1.1)
BEARING = Hand((10, 12, 14, 18), (20, 22, 26, 30), (14, 16, 16, 18), (9, 2, -6, -15), (52, 30, 0), (10, 8))
MIST, AIR = "#e9c7b8", "#b7a4c2"


def draw(canvas: Canvas) -> None:
    """From the far ridges to the arm."""
    canvas.set_light((-0.7, -0.3, -0.2), ambient="#4a4468", key="#ffd9b0")
    _dawn(canvas)
    brush.background(canvas, radii=(30, 15, 8), swirl=np.full(canvas.picture.shape[:2], 0.05, np.float32))
    scene = Scene()
    heads = [_child(scene)]
    _arm(scene)
    seen = look(scene, canvas.scale, (0, 330, 600, 900), eye=(300, 520, 1700), hollow=46)
    stuff = [*body_stuff("#dda88e", "#7a5640"), *body_stuff("#8f6c6c", "#3a2a20")]
    lamps = [Lamp((-640, 40, 420), "#ffd0a2", 1.02, 0.14), Lamp((300, -700, 700), "#b9b2dc", 0.28, shadow=False)]
    paint(canvas, seen, stuff, lamps, "#7f7ba6", "#6a5668", heads, detail=0.4, hollow=0.9, lost=0.7)
    _mist(canvas, seen)


def _dawn(canvas: Canvas) -> None:
    h, w = canvas.picture.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / canvas.scale
    t = np.clip(yy / 560 + (value_noise(h, w, 150 * canvas.scale, 3, 3, (3, 0.6)) - 0.5) * 0.10, 0, 1)
    stops = np.array([rgb(c) for c in ("#6f7fae", "#9d98bf", "#cfafc0", "#f0c8b2", "#fbdfc0")])
    at = np.linspace(0, 1, 5)
    sky = np.stack([np.interp(t, at, stops[:, k]) for k in range(3)], 2)
    glow = np.exp(-(((xx - 10) / 260) ** 2 + ((yy - 470) / 200) ** 2))[..., None]
    sky = sky + (rgb("#ffe9c4") - sky) * glow * 0.7
    for i, (base, tall, tone) in enumerate(((452, 60, 0.16), (500, 52, 0.30), (560, 70, 0.44))):
        ridge = value_noise(1, w, (150 - 20 * i) * canvas.scale, 20 + i, 3)[0]
        line = base - tall * (ridge - 0.3) * 1.6
        inside = smoothstep(-2.5, 2.5, yy - line[None])[..., None]
        colour = rgb("#f3cdb8") + (rgb("#8d83ac") - rgb("#f3cdb8")) * tone
        fade = smoothstep(0, 120, yy - line[None])[..., None]
        sky = sky + ((colour + (rgb(MIST) - colour) * fade * 0.75) - sky) * inside
    canvas.picture[:] = sky.astype(np.float32)


def _child(scene: Scene):
    """It lies on its belly, head to the left with the face to us, a knee drawn up, an arm hanging."""
    at = np.array([168.0, 560.0, 40.0])
    lying = turned(14, 0, 0) @ turned(0, 0, -82) @ turned(8, 10, 0)
    model = head(scene, at, lying, H, Head(age=0, eyes=0, hair="fuzz", whorl=(170, -40), broad=1.0, gape=0.0,
        lips=1.1, smile=0.05, rows=512), 0)
    scene.place((0, 0, 0), None, H)
    body = scene.group()
    p = lambda x, y, z: (np.array([x, y, z]) * H + at) / H
    skin = dict(mat=0, blend=0.30)
    scene.cone(p(0.30, 0.05, -0.14), p(0.60, 0.02, -0.22), 0.24, 0.30, **skin)
    scene.ball(p(0.80, -0.03, -0.22), (0.42, 0.42, 0.42), None, **skin)
    scene.ball(p(1.22, 0.02, -0.24), (0.50, 0.44, 0.42), None, **skin)
    scene.ball(p(1.72, -0.05, -0.24), (0.40, 0.42, 0.46), turned(0, 0, -8), **skin)
    scene.ball(p(1.86, -0.02, -0.05), (0.34, 0.34, 0.30), None, 0, 0.16)
    scene.cone(p(1.92, 0.05, 0.05), p(1.32, 0.22, 0.26), 0.25, 0.18, 0, 0.14)  # the thigh, drawn up
    scene.cone(p(1.32, 0.24, 0.26), p(1.76, 0.50, 0.28), 0.165, 0.115, 0, 0.10)
    shoulder = p(0.62, 0.02, 0.06)
    scene.ball(shoulder, 0.19, None, 0, 0.14)
    scene.group(body, 0.12)
    elbow, wrist = p(0.70, 0.40, 0.26), p(0.42, 0.74, 0.30)
    scene.cone(shoulder, elbow, 0.145, 0.115, 0, 0.10)
    scene.cone(elbow, wrist, 0.122, 0.082, 0, 0.10)
    scene.place()
    f = frame_of(unit([-0.30, 0.95, 0.05]), np.array([-0.25, 0.1, 1.0]))
    hand(scene, wrist * H, f, 0.46 * H, DANGLE, CHILD, 0, body)
    toes = np.stack([unit([0.45, 0.80, 0.25]), unit([0.5, -0.5, 0.75]),
        unit(np.cross([0.45, 0.80, 0.25], [0.5, -0.5, 0.75]))], 1)
    foot(scene, p(1.78, 0.52, 0.28) * H, toes, 0.52 * H, 0, body, plump=0.8, curl=0.3)
    return model


def _arm(scene: Scene) -> None:
    wrist = np.array([236.0, 692.0, 0.0])
    f = frame_of(unit([-1, 0.10, 0.16]), np.array([0.1, 1.0, 0.25]), True)
    arm = forearm(scene, np.array([860.0, 740.0, -30.0]), wrist, f[:, 1], 62, 5)
    hand(scene, wrist, f, 250, BEARING, MAN, 5, arm)


def _mist(canvas: Canvas, seen: Seen) -> None:
    """Mist lies in the hollows and thickens towards the foot of the picture."""
    h, w = canvas.picture.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / canvas.scale
    veil = value_noise(h, w, 130 * canvas.scale, 8, 4, (3.2, 0.8))
    low = smoothstep(664, 812, yy + 110 * (veil - 0.5) - 40 * smoothstep(160, 260, xx) * smoothstep(330, 250,
        xx)) * 0.80
    band = np.exp(-(((yy - 648 - 20 * np.sin(xx / 90)) / 34) ** 2)) * smoothstep(0.42, 0.75, veil) * 0.55
    amount = np.clip(low + band, 0, 0.9)[..., None]
    colour = rgb(AIR) + (rgb(MIST) - rgb(AIR)) * smoothstep(560, 0, xx)[..., None]
    colour = colour + (rgb("#8f86b4") - colour) * smoothstep(700, 900, yy)[..., None] * 0.75
    canvas.picture[:] = canvas.picture + (colour - canvas.picture) * blur(amount[..., 0], 6 * canvas.scale)[..., None]
