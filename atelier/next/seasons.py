"""Two heads, one upright and one upside down, lean brow to brow; the hair of one is a snowfield, of the other an orchard."""

import cv2
import numpy as np

from atelier import brush
from atelier.bodies.hand import MAN, OLD, Hand, forearm, frame_of, hand
from atelier.bodies.head import Head, head
from atelier.bodies.scene import Scene, look, turned, unit
from atelier.bodies.skin import Lamp, body_stuff, paint
from atelier.canvas import Canvas
from atelier.colour import mix, rgb
from atelier.matrix import Card
from atelier.noise import dice, smoothstep, value_noise
from atelier.paths import curve, ellipse, poly

CARD = Card(
    id="seasons",
    palette="snow-blue",
    composition="symmetric",
    setting="hill country",
    mood="tenderness",
    themes=("love", "time", "change"),
    hero="brow to brow",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=377,
    grading=dict(vignette=0.10, contrast=1.04, saturation=1.02),
)

H = 270
EYE_AT = np.array([-105.0, 0.0, 0.0])  # of the upright head, from the middle of the card
MIDDLE = np.array([300.0, 450.0, 0.0])
TOUCH = Hand((14, 14, 16, 20), (18, 18, 20, 24), (10, 12, 12, 14), (8, 1, -6, -13), (44, 24, 0), (8, 10))
# the hair: its upper and its lower border from brow and ear outwards, from the middle of the card
UPPER = ((-6, -56), (-40, -124), (-126, -130), (-220, -80), (-290, 30), (-340, 130), (-370, 230), (-390, 320))
LOWER = ((-34, -14), (-92, -36), (-138, 0), (-150, 74), (-116, 160), (-20, 222), (140, 262), (380, 288))


def draw(canvas: Canvas) -> None:
    """Air, the two heads, then the land that grows from them."""
    canvas.set_light((-0.2, -0.7, 0.6), ambient="#4a4a62", key="#fff2dc")
    h, w = canvas.picture.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / canvas.scale
    t = smoothstep(-320, 320, (yy - 450) * 0.8 - (xx - 300) * 0.6)[..., None]
    air = value_noise(h, w, 170 * canvas.scale, 9, 4)[..., None] - 0.5
    canvas.picture[:] = rgb("#b98a5e") * (1 - t) + rgb("#5f7488") * t + 0.06 * air
    brush.background(canvas, radii=(28, 14, 7), swirl=np.full((h, w), -0.7, np.float32))
    scene = Scene()
    models = _people(scene)
    seen = look(scene, canvas.scale, (0, 0, 600, 900), eye=(300, 450, 2200), hollow=44)
    stuff = [*body_stuff("#d9ad96", "#e9edf0"), *body_stuff("#9c6a4a", "#6a4a24")]
    paint(canvas, seen, stuff, [Lamp((240, -420, 1400), "#fff0d8", 0.92, 0.14), Lamp((-100, 1300, 700), "#cfdcf2",
        0.34, shadow=False)], "#7d8798", "#6e5f58", models, detail=0.5, lost=0.2, only=(0, 1, 2, 3, 5, 6, 7, 8))
    before = canvas.picture.copy()
    with canvas.at(300, 450):
        _land(canvas, ("#f7f8f6", "#dfe6ea", "#b3c3d2", "#8ba0b8"), 5, _winter)
    with canvas.at(300, 450, 1, 180):
        _land(canvas, ("#d8c26a", "#a9a84e", "#7d8f40", "#566a34"), 9, _summer)
    _hands_on_top(canvas, seen, before)


def _people(scene: Scene) -> list:
    models = []
    for first, spin, who in ((0, 0, Head(age=74, hair="none", eyes=0, jaw=0.9, gaunt=0.2, smile=0.15, rows=448,
        seed=2)), (5, 180, Head(age=27, hair="none", eyes=0, jaw=0.95, lips=1.15, smile=0.15, rows=448, seed=3))):
        turn = turned(0, 0, spin)
        at = MIDDLE + turn @ EYE_AT
        frame = turn @ turned(82, 30, 0)
        models.append(head(scene, at, frame, H, who, first, at + turn @ np.array([-0.42 * H, 0.55 * H, -20.0])))
        wrist = MIDDLE + turn @ np.array([34.0, 186.0, 92.0])
        f = frame_of(turn @ unit([0.86, -0.46, -0.12]), turn @ np.array([0.1, 0.28, 0.0]) + np.array([0, 0, 1.0]),
            left=False)
        arm = forearm(scene, MIDDLE + turn @ np.array([-300.0, 480.0, 60.0]), wrist, f[:, 1], 19, first)
        hand(scene, wrist, f, 158, TOUCH, OLD if first == 0 else MAN, first, arm)
    return models


def _land(canvas: Canvas, tones: tuple, seed: int, things) -> None:
    """Hair that leaves the brow as strands and ends as a hillside."""
    upper, lower = (np.array(curve(line, 40)) for line in (UPPER, LOWER))
    n = min(len(upper), len(lower))
    upper, lower = upper[:: max(1, len(upper) // n)][:n], lower[:: max(1, len(lower) // n)][:n]
    outline = [*map(tuple, upper), (-420, 520), (420, 520), *map(tuple, lower[::-1])]
    mask = canvas.fill(poly(outline), [(0, tones[0]), (0.4, tones[1]), (0.8, tones[2]), (1, tones[3])],
        gradient=((-120, -120), (60, 470)), form=0.35, radius=60, grain=0.1, texture=0.0, edge=0.1, wobble=0.3,
        detail=0.4)
    random = dice(seed)
    for _ in range(240):
        s = random.random()
        wave = 0.05 * np.sin(np.linspace(0, 7, n) + 9 * s) * np.linspace(0, 1, n)
        line = upper + (lower - upper) * np.clip(s + wave, 0, 1)[:, None]
        a, b = int(n * 0.75 * random.random() ** 1.6), 0
        b = min(n, a + int(n * (0.2 + 0.4 * random.random())))
        if b - a < 6:
            continue
        points = [tuple(p) for p in line[a:b:3]]
        near = 1 - a / n
        dark = random.random() < 0.55
        colour = mix(tones[2] if dark else tones[0], tones[3] if dark else "#ffffff", 0.5 * random.random())
        canvas.line(points, [0.3, 1.1 + 2.6 * (1 - near) * random.random(), 0.3], colour, (0.55 if dark else 0.7),
            wobble=0.2, clip=mask if a > 6 else None)
    for k in range(5):  # the long hollows of the hill
        s = 0.12 + 0.2 * k
        line = upper + (lower - upper) * (s + 0.03 * np.sin(np.linspace(0, 5, n) + k))[:, None]
        canvas.line([tuple(p) for p in line[n // 4 :: 4]], [2, 16, 30], tones[3], 0.20, soft=9, clip=mask, wobble=0.2)
    for k in range(7):  # drifts and furrows on the far slope
        y = 318 + 26 * k
        canvas.line([(-420, y + 40), (-150, y + 14 * np.sin(k)), (120, y - 8), (420, y + 6)], [1, 7 + 2 * k, 2], tones[3] if k % 2 else tones[0],
            0.26, soft=5, clip=mask, wobble=0.3)
    things(canvas, upper, lower, random)


def _spots(upper, lower, random, count: int):
    for _ in range(count):
        s, t = random.random(), 0.60 + 0.38 * random.random()
        i = int(t * (len(upper) - 1))
        x, y = upper[i] + (lower[i] - upper[i]) * (0.08 + 0.86 * s)
        yield float(x), float(y), 0.4 + 1.4 * (t - 0.55)


def _winter(canvas: Canvas, upper, lower, random) -> None:
    for x, y, size in sorted(_spots(upper, lower, random, 26), key=lambda p: p[1]):
        tall = 34 * size
        canvas.fill(ellipse(x + 9 * size, y + 1, 13 * size, 2.4 * size), "#7f95b0", alpha=0.55, soft=1.5, edge=0)
        canvas.line([(x, y), (x + 1, y - tall * 0.6), (x - 1, y - tall)], [2.4 * size, 1.3 * size, 0.4], "#4a4a58",
            0.9, wobble=0.2)
        for k in range(6):
            a, way = 0.35 + 0.1 * k, (-1) ** k
            canvas.line([(x, y - tall * a), (x + way * tall * 0.26 * (1.1 - a), y - tall * (a + 0.26))],
                [1.1 * size, 0.3], "#4a4a58", 0.85, wobble=0.2)


def _summer(canvas: Canvas, upper, lower, random) -> None:
    for x, y, size in sorted(_spots(upper, lower, random, 34), key=lambda p: p[1]):
        r = 13 * size
        canvas.fill(ellipse(x + 10 * size, y + 1, 15 * size, 3 * size), "#46562c", alpha=0.5, soft=1.5, edge=0)
        canvas.line([(x, y), (x, y - r)], [2.6 * size, 1.8 * size], "#5a3a26", 0.9)
        canvas.fill(ellipse(x, y - r * 1.7, r, r * 0.95), ["#7f9a3e", "#46632c"], form=0.7, radius=r * 0.8, edge=0.5,
            grain=0.3, light=(0.4, 0.7, 0.5))
        for _k in range(5):
            a, d = 6.28 * random.random(), r * 0.75 * random.random() ** 0.5
            canvas.fill(ellipse(x + d * np.cos(a), y - r * 1.7 + d * np.sin(a), 1.9 * size), "#d2462a", edge=0,
                wobble=0)


def _hands_on_top(canvas: Canvas, seen, before: np.ndarray) -> None:
    """The hands lie over the hair: bring back what was there before the land was painted."""
    h, w = canvas.picture.shape[:2]
    near = ((seen.place[..., 2] > 78) & (seen.cover > 0.5)).astype(np.float32)
    rel = seen.place - MIDDLE.astype(np.float32)
    # the arms sink into the land
    low = smoothstep(60, 110, np.abs(rel[..., 1])) * smoothstep(330, 235, np.linalg.norm(rel[..., :2], axis=2))
    share = cv2.GaussianBlur(cv2.resize(near * low, (w, h)), (0, 0), 0.8 * canvas.scale)[..., None]
    canvas.picture[:] = canvas.picture + (before - canvas.picture) * share
