"""Through the round glass of a periscope: green water, and above it one huge eye."""

import cv2
import numpy as np

from atelier.canvas import Canvas
from atelier.clay import Clay, look, turned
from atelier.clay_paint import Lamp, paint, person_surfaces
from atelier.colour import rgb
from atelier.matrix import Card
from atelier.motifs.figure_heads import Face, head
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import along, ellipse, minus, overlap, smooth

CARD = Card(
    id="periscope",
    palette="abyss",
    composition="frame in frame",
    setting="submarine",
    mood="suspense",
    themes=("discovery", "danger", "perspective"),
    hero="eye in the glass",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=377,
    grading=dict(vignette=0.2, contrast=1.08),
)

X, Y, R = 300, 420, 262
EYE = (300, 450, 1100)
PUPIL = (312, 441)


def draw(canvas: Canvas) -> None:
    """The view first, then everything round it goes dark."""
    canvas.set_light((-0.4, -0.75, 0.5), ambient="#062030", key="#e8fff8")
    canvas.sky([(0, "#c9e6dc"), (0.5, "#8fc4c0"), (1, "#2f6f78")], swirl=0.01, texture=0.004)
    clay = Clay()
    face = Face(age=0.05, eyes=1.05, gaze=(0.1, 0.35), brow=0.5, nose=0.6, hair="none", cheeks=0.3, lashes=0)
    head(clay, (560, 330, -560), turned(-6, 4, -7), 1750, face)
    seen = look(clay, canvas.scale, (20, 140, 580, 700), eye=EYE, hollow=80, grit=1.5, sharp=0.45)
    skin = person_surfaces("#e6b496", "#5a4030", "#ffffff", iris="#3f7f86")
    lamps = [Lamp((-600, -700, 700), "#fffbe8", 0.85, 0.2), Lamp((300, 1200, 500), "#7fd0c8", 0.3, shadow=False)]
    paint(canvas, seen, skin, lamps, "#8fa8a8", "#5f8f90", detail=0.8)
    canvas.picture[:] = blur(canvas.picture, 0.7 * canvas.scale)
    _iris(canvas)
    _lid(canvas)
    _water(canvas)
    canvas.fill(ellipse(330, 424, 9, 12), "#f8fff8", soft=1.2, edge=0)
    canvas.fill(ellipse(296, 452, 4, 5), "#d8f4f0", soft=1, edge=0, alpha=0.7)
    _tube(canvas)


def _iris(canvas: Canvas) -> None:
    """Fibres round the pupil, a dark ring outside, the lid's shadow above."""
    opening = smooth([(209, 440), (232, 418), (256, 403), (297, 390), (342, 385), (374, 389), (393, 402), (396, 418),
        (381, 442), (354, 465), (318, 476.5), (270, 478), (234, 470), (214, 456)])
    x, y = PUPIL
    iris = canvas.mask(overlap(opening, ellipse(x + 1, y - 5, 61)), wobble=0)
    random = dice(8)
    for k in range(150):
        a = 2 * np.pi * (k + random.random()) / 150
        c, s = float(np.cos(a)), float(np.sin(a))
        r0, r1 = 19 + 6 * random.random(), 34 + 24 * random.random()
        canvas.line([(x + r0 * c, y + r0 * s), (x + (r0 + r1) / 2 * c, y + (r0 + r1) / 2 * s),
            (x + r1 * c, y + r1 * s)], [0.8, 1.5, 0.3], "#c8f0dc" if k % 3 else "#0c3c48", 0.24, wobble=0.2, rough=0,
            clip=iris)
    canvas.fill(minus(ellipse(x + 1, y - 5, 66), ellipse(x + 1, y - 5, 54)), "#052430", alpha=0.6, soft=3, clip=iris)
    canvas.fill(ellipse(x, y, 20.5), "#071216", edge=0, wobble=0, soft=0.8, clip=iris)
    eye = canvas.mask(opening, wobble=0)
    canvas.line([(200, 440), (256, 402), (297, 389), (342, 384), (378, 388), (402, 410)], [12, 22, 26, 26, 22, 12],
        "#06222c", 0.5, soft=5, wobble=0, rough=0, clip=eye)


def _lid(canvas: Canvas) -> None:
    """The edge of the upper lid with fine lashes, and the crease above it."""
    edge = [(190, 449), (206, 431), (226, 415), (256, 399), (297, 386), (340, 380.5), (372, 384.5), (392, 396),
        (399, 412)]
    canvas.line(edge, [0.6, 3.5, 5.5, 7, 7.5, 7, 5.5, 3.5, 0.8], "#2a1a18", 0.95, soft=0.7, wobble=0, rough=0)
    random = dice(5)
    for k in range(28):
        t = 0.1 + 0.76 * k / 27
        x, y = along(edge, t)
        lean, long = 12 - 22 * t + 4 * random.random(), 11 + 7 * random.random() - 8 * abs(t - 0.35)
        canvas.line([(x, y), (x - lean * 0.35, y - long * 0.62), (x - lean, y - long)], [2.2, 1.5, 0.4], "#2a1a18",
            0.75, soft=0.5, wobble=0.1, rough=0)
    crease = [(214, 396), (246, 374), (290, 358), (336, 352), (376, 358), (402, 376)]
    canvas.line(crease, [0.8, 4, 5.5, 5.5, 4, 0.8], "#7a4a3c", 0.5, soft=1.8, wobble=0, rough=0)
    canvas.line([(x, y + 9) for x, y in crease], [1, 8, 11, 11, 8, 1], "#fff0d4", 0.3, soft=5, wobble=0, rough=0)
    low = [(214, 459), (234, 474), (270, 482), (318, 480.5), (356, 469), (384, 445)]
    canvas.line(low, [0.8, 2.4, 3, 3, 2.4, 0.8], "#a86a58", 0.5, soft=1.2, wobble=0, rough=0)
    canvas.line([(x, y - 2.6) for x, y in low[1:-1]], [0.6, 1.6, 1.6, 0.6], "#fff4e4", 0.6, soft=0.6, wobble=0,
        rough=0)


def _water(canvas: Canvas) -> None:
    """Below the waterline everything bends and goes green."""
    h, w = canvas.picture.shape[:2]
    k = canvas.scale
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    line = (548 + 9 * np.sin(xx / k / 58) + 5 * np.sin(xx / k / 23 + 1)) * k
    shift = 9 * k * np.sin(yy / k / 11 + xx / k / 60)
    bent = cv2.remap(canvas.picture, xx + shift, yy - 26 * k, cv2.INTER_LINEAR)
    below = smoothstep(-1.5 * k, 1.5 * k, yy - line)[..., None]
    depth = np.clip((yy - line) / (260 * k), 0, 1)[..., None]
    green = bent * rgb("#4fa3a0") * (1 - 0.6 * depth) + rgb("#0d4a58") * depth * 0.7
    canvas.picture[:] = canvas.picture * (1 - below) + green * below
    lip = np.exp(-(((yy - line) / k / 3.2) ** 2))[..., None]
    canvas.picture[:] = canvas.picture + (rgb("#f2fff8") - canvas.picture) * lip * 0.75
    caustic = value_noise(h, w, 20 * k, 9, 2, (3, 0.5))
    canvas.picture[:] += (smoothstep(0.62, 0.8, caustic)[..., None] * below * 0.10).astype(np.float32)


def _tube(canvas: Canvas) -> None:
    h, w = canvas.picture.shape[:2]
    k = canvas.scale
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / k
    r = np.hypot(xx - X, yy - Y)
    inside = smoothstep(R + 2, R - 3, r)
    shade = (1 - 0.55 * smoothstep(R * 0.72, R, r)) * inside
    dark = rgb("#05090d") * (0.8 + 0.4 * value_noise(h, w, 90 * k, 3, 2))[..., None]
    canvas.picture[:] = canvas.picture * shade[..., None] + dark * (1 - inside)[..., None]
    for i in range(72):  # marks round the rim
        a, long = i * np.pi / 36, 20 if i % 9 == 0 else 9
        c, s = np.cos(a), np.sin(a)
        canvas.line([(X + (R - 6) * c, Y + (R - 6) * s), (X + (R - 6 - long) * c, Y + (R - 6 - long) * s)], 1.3,
            "#06181c", 0.7, wobble=0, rough=0, detail=1)
    canvas.fill(minus(ellipse(X, Y, R + 9), ellipse(X, Y, R + 1)), ["#4a5a5c", "#10181c"], form=0.8, radius=4,
        wobble=0, edge=0.05, detail=1)
    canvas.detail[:] = 1
