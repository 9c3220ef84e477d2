"""From deep under water: far above a rowing boat lies in the light, and a ring sinks towards us."""

import math

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, mix, ramp, rgb
from atelier.matrix import Card
from atelier.noise import dice, smoothstep, value_noise
from atelier.paths import ellipse, minus, poly, ribbon, smooth

CARD = Card(
    id="surface",
    palette="drowned-green",
    composition="worm's eye",
    setting="under water",
    mood="suspense",
    themes=("water", "birth", "danger", "freedom", "sleep"),
    hero="water surface from below",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=852,
    grading=dict(contrast=1.08, vignette=0.24, saturation=1.08, warm=0.02, shadows="#06263a"),
)

LEVEL = 520  # where the underside of the surface is lost in the distance
SPOT = (352, 172)  # the window of sky above us
RING = (232, 704)
CRISP = dict(edge=0.06, wobble=0.15, grain=0.1, texture=0, detail=1)


def draw(canvas: Canvas) -> None:
    """The water first, then the boat in its window of light, the shafts, the ring."""
    canvas.set_light((0.15, -0.9, 0.4), ambient="#062c3c", key="#f6fbdc")
    _water(canvas)
    brush.background(canvas, (16, 8, 4), impasto=0.07)
    _boat(canvas)
    _shafts(canvas)
    _motes(canvas)
    _ring(canvas)


def _water(canvas: Canvas) -> None:
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    drift = value_noise(h, w, 190 * s, 3, 3) - 0.5
    up = np.clip(LEVEL - yy, 3, None)
    waves = _waves(xx, 5200 / up)
    fade = smoothstep(10, 190, up)
    near = np.hypot((xx - SPOT[0]) / 1.18, (yy - SPOT[1]) * (1.0 + 0.35 * (yy > SPOT[1]))) + 62 * waves * fade
    deep = ramp([(0, "#fdfbe2"), (0.10, "#e9f6d6"), (0.18, "#b4e4cc"), (0.27, "#5cbcb0"), (0.40, "#23898f"),
        (0.58, "#12606f"), (0.8, "#0d4458"), (1, "#0a3046")])
    image = deep[np.clip((near / 820 + drift * 0.05) * 511, 0, 511).astype(np.int32)]
    crest = smoothstep(0.10, 0.34, waves) * fade * smoothstep(560, 120, near)
    image = image + (rgb("#f2fbe0") - image) * (crest * 0.62)[..., None]
    trough = smoothstep(-0.08, -0.34, waves) * fade * smoothstep(90, 240, near)
    image = image + (rgb("#0f5466") - image) * (trough * 0.75)[..., None]
    low = smoothstep(430, 900, yy + drift * 130)[..., None]
    image = image + (rgb("#072236") - image) * low * 0.82
    canvas.picture[:] = np.clip(image, 0, 1)
    canvas.detail[:] = 0.25 + 0.25 * smoothstep(LEVEL, 240, yy)


def _waves(xx: Array, far: Array) -> Array:
    """The swell's facets on the plane of the surface, thin light veins between broad troughs."""
    u, v = (xx - 330) * far / 60, far * 5.2
    fields = []
    for seed, size in ((11, 1.1), (12, 2.3), (14, 4.6)):
        noise = value_noise(1024, 1024, 40, seed, 2, (1.7, 1))
        field = cv2.remap(noise, (u * size + 300).astype(np.float32), (v * size + 40 * seed).astype(np.float32),
            cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT) - 0.5
        fields.append(field)
    return (fields[0] * 0.9 + fields[1] * 0.75 + fields[2] * 0.3).astype(np.float32)


def _boat(canvas: Canvas) -> None:
    """Its hull from below: bow, flat stern, planks, keel, two resting oars, and rings where it rocks."""
    with canvas.at(SPOT[0] + 10, SPOT[1] - 2, 1.2, -24):
        for k in range(3):
            ring = minus(ellipse(0, 4, 104 + 30 * k, 42 + 20 * k), ellipse(0, 5, 98 + 29 * k, 37 + 19 * k))
            canvas.fill(ring, "#4aa8a4", alpha=0.36 - 0.09 * k, soft=2.4, wobble=2.4)
            canvas.fill(ring, "#ffffff", alpha=0.25 - 0.06 * k, soft=2, wobble=2.4,
                clip=canvas.mask(ellipse(-40, 40, 150, 60)))
        for s in (-1, 1):
            canvas.line([(4, s * 22), (-8, s * 56), (-13, s * 72)], [3.4, 3.2, 3], ["#6a4c30", "#2a3c3a"],
                wobble=0.2, detail=0.95)
            canvas.fill(smooth([(-10, s * 68), (-5, s * 78), (-12, s * 108), (-22, s * 110), (-26, s * 104),
                (-20, s * 78)]), ["#7a5430", "#3a3a30"], form=0.5, radius=5, rim=("#fff6cc", 1.4, 0.7), **CRISP)
        hull = smooth([(-96, 0, 1), (-82, -9), (-54, -20), (-10, -27), (36, -26), (74, -19, 1), (78, 0), (74, 19, 1),
            (36, 26), (-10, 27), (-54, 20), (-82, 9)])
        canvas.shadow(hull, "#1c7a80", 3, 10, 10, 0.5)
        body = canvas.fill(hull, [(0, "#8a5a34"), (0.5, "#6a4630"), (1, "#2c3030")], gradient=((0, -28), (0, 30)),
            form=0.85, radius=26, rim=("#fff2c0", 2.4, 0.9), **CRISP)
        for s in (-1, 1):
            for k in (0.3, 0.56, 0.8):
                canvas.line([(-92, 0), (-52, s * 20 * k), (-8, s * 27 * k), (36, s * 26 * k), (77, s * 19 * k)],
                    [0.5, 1.3, 1.6, 1.6, 1.2], "#2a2420", 0.6, clip=body, wobble=0.2, detail=0.95)
        canvas.line([(-97, 0), (-20, 0.6), (76, 0)], [2.4, 5, 4], ["#a0703c", "#4a3424"], wobble=0.1, detail=0.95)
        canvas.line([(75, -19), (79, 0), (75, 19)], [4, 5, 4], ["#a87840", "#3c3028"], wobble=0.1, detail=0.95)
        canvas.fill(smooth([(74, -3), (96, -5, 1), (96, 5, 1), (74, 3)]), ["#7a5430", "#2c3030"], **CRISP)


def _shafts(canvas: Canvas) -> None:
    """Beams that fan out from the window; the broadest ends on the ring."""
    random = dice(6)
    x0, y0 = SPOT[0], SPOT[1] - 260
    aim = math.atan2(RING[0] - x0, RING[1] - y0)
    for angle, width, strength in ((aim, 0.075, 0.34), (aim + 0.22, 0.03, 0.16), (aim - 0.2, 0.035, 0.15),
        (aim + 0.42, 0.05, 0.15), (aim - 0.36, 0.03, 0.12), (aim + 0.6, 0.04, 0.12), (aim + 0.32, 0.018, 0.1)):
        far = 1060 + 60 * random.random()
        points = []
        for edge, reach in ((-1, 420.0), (-1, far), (1, far), (1, 420.0)):
            a = angle + edge * width * (0.55 if reach < 500 else 1.0)
            points.append((x0 + reach * math.sin(a), y0 + reach * math.cos(a)))
        middle = [(x0 + r * math.sin(angle), y0 + r * math.cos(angle)) for r in (430, far * 0.97)]
        canvas.fill(poly(points), "#bff0dc", alpha=strength, soft=9, edge=0, blend="screen",
            fade=(middle[0], middle[1]), wobble=0.6)


def _motes(canvas: Canvas) -> None:
    """Dust in the beams, a string of air behind the ring."""
    random = dice(9)
    for _ in range(90):
        x, y = 600 * random.random(), 330 + 560 * random.random()
        canvas.fill(ellipse(x, y, 0.7 + 1.3 * random.random() ** 3), "#d6f4e4", alpha=0.18 + 0.4 * random.random(),
            edge=0, wobble=0, grain=0)
    for t in (0.0, 0.05, 0.09, 0.2, 0.24, 0.4, 0.43, 0.62, 0.9):
        x = RING[0] + 16 + 92 * t + 10 * math.sin(4.2 * t * math.pi)
        y = RING[1] - 50 - 330 * t
        r = 1.6 + 3.4 * random.random() * (1 - 0.5 * t)
        canvas.fill(minus(ellipse(x, y, r), ellipse(x, y, r * 0.72)), "#e6fbee", alpha=0.8 - 0.4 * t, **CRISP)
        canvas.fill(ellipse(x - r * 0.3, y - r * 0.35, r * 0.26), "#ffffff", alpha=0.9, **CRISP)


def _ring(canvas: Canvas) -> None:
    """A plain gold ring, tilted, the one warm thing."""
    canvas.glow(*RING, 130, "#ffd27a", 0.34)
    with canvas.at(*RING, 1.25, -28):
        outer, inner = ellipse(0, 0, 31, 22), ellipse(1.5, -2.2, 24.6, 15.4)
        canvas.fill(minus(ellipse(2, -3.4, 28, 19), ellipse(1.5, -2.2, 24.6, 15.4)),
            ["#6a3c10", "#c88a2c", "#8a5416"], **CRISP)
        band = canvas.fill(minus(outer, inner), [(0, "#fff2b4"), (0.35, "#f2bc48"), (0.7, "#b06c1c"), (1, "#6a3a10")],
            gradient=((-14, -22), (16, 24)), form=0.7, radius=4, rim=("#fffbe0", 1.6, 0.9), **CRISP)
        canvas.fill(ribbon([(-27, -4), (-20, -14), (-6, -20)], [0.6, 3.2, 0.6]), "#fffdf0", alpha=0.95, clip=band,
            **CRISP)
        canvas.fill(ribbon([(10, 19), (20, 14), (27, 5)], [0.5, 2, 0.5]), "#ffe9a0", alpha=0.9, clip=band, **CRISP)
    x, y = RING[0] - 27, RING[1] - 14
    canvas.glow(x, y, 34, "#fff6cc", 0.9)
    for turn in (8, 98):
        with canvas.at(x, y, 1, turn):
            canvas.fill(poly([(-17, 0), (0, -1.1), (17, 0), (0, 1.1)]), mix("#ffffff", "#fff0b8", 0.4), **CRISP)
