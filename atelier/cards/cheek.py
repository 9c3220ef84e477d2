"""Someone from behind, against the light: both ears glow red, a label sticks out of the pullover, blurred people look."""

import math

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, Colour, mix, rgb
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import ellipse, smooth, union

CARD = Card(
    id="cheek",
    palette="ash-and-red",
    composition="portrait",
    setting="school",
    mood="shame",
    themes=("secret", "body", "childhood"),
    hero="glowing ears",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=811,
    grading=dict(vignette=0.22, saturation=1.04, warm=0),
)

FLAT = dict(grain=0, texture=0, mottle=0)
CRISP = dict(edge=0.05, wobble=0.2, **FLAT)
SUN = "#ffe9cf"
NECK = [(240, 400), (199, 430), (205, 462), (210, 492), (213, 520), (212, 560), (200, 596), (170, 626), (120, 660),
    (120, 760, 1), (480, 760, 1), (480, 660), (430, 626), (400, 596), (388, 560), (387, 520), (390, 492), (395, 462),
    (401, 430), (360, 400)]
SKULL = [(300, 96), (354, 101), (400, 124), (428, 166), (438, 220), (438, 276), (432, 326), (424, 372), (412, 416),
    (398, 448), (376, 468), (344, 476), (300, 478), (256, 476), (224, 468), (202, 448), (188, 416), (176, 372),
    (168, 326), (162, 276), (162, 220), (172, 166), (200, 124), (246, 101)]
FULL = [(300, 92), (356, 97), (404, 121), (434, 164), (445, 220), (443, 270), (437, 300), (429, 314), (420, 336),
    (412, 372), (402, 410), (388, 438), (364, 456), (348, 460), (326, 468), (304, 472), (280, 468), (254, 462),
    (236, 456), (212, 438), (198, 410), (188, 372), (180, 336), (171, 314), (163, 300), (157, 270), (155, 220),
    (166, 164), (196, 121), (244, 97)]
# both rounder towards the crown
HAIR, SKULL = ([(300 + (x - 300) * float(np.interp(y, [92, 121, 164, 220, 275], [0.94, 0.92, 0.945, 0.975, 1])), y)
    for x, y in outline] for outline in (FULL, SKULL))
EAR = [(418, 330), (424, 308), (438, 289), (459, 281), (479, 286), (491, 304), (492, 330), (485, 354), (474, 374),
    (464, 392), (454, 405), (441, 411), (429, 404), (420, 380)]
WHORL = (316, 178)
KNIT = [(300, 598), (350, 596), (396, 582), (420, 590), (470, 622), (540, 660), (600, 700), (640, 770), (660, 920, 1),
    (-60, 920, 1), (-40, 770), (0, 700), (60, 660), (130, 622), (180, 590), (204, 582), (250, 596)]


def draw(canvas: Canvas) -> None:
    """The others in the haze, then neck, ears and hair, the pullover last; the light eats into every edge."""
    _others(canvas)
    with canvas.at(-48, -26, 1.16):
        with canvas.at(300, 600, 1, 1), canvas.at(-300, -600):
            _neck(canvas)
            for side, wide in ((1, 0.92), (-1, 0.86)):
                with canvas.at(300, 0, 1, 0, side), canvas.at(-300, 0):
                    _ear(canvas, wide)
            _hair(canvas)
        _knit(canvas)
        with canvas.at(300, 600, 1, 1), canvas.at(-300, -600):
            canvas.glow(470, 336, 110, "#f03a22", 0.3, power=2)
            canvas.glow(132, 336, 110, "#f03a22", 0.28, power=2)


def _others(canvas: Canvas) -> None:
    """A cold bright hall, out of focus: people by twos and threes, heads together."""
    canvas.sky([(0, "#6f7f86"), (0.4, "#93a0a2"), (0.62, "#a9b0ae"), (1, "#6d7374")], swirl=0, texture=0)
    canvas.fill(ellipse(300, 240, 300, 240), "#f6ead6", alpha=0.75, soft=90, edge=0, **FLAT)
    for x, y, size, lean, tone in ((206, 236, 0.7, 2, 0.85), (404, 240, 0.68, -2, 0.85), (484, 176, 0.86, 3, 0.66),
            (106, 122, 0.98, -8, 0.5), (0, 100, 1.12, 9, 0.2), (572, 108, 1.12, -8, 0.24)):
        coat, hair, face = (mix(c, "#b4bab6", tone * 0.72) for c in ("#27333c", "#211f22", "#c6a894"))
        look = dict(edge=0, wobble=0, **FLAT)
        with canvas.at(x, y, size, lean):
            canvas.fill(smooth([(-20, 62), (-78, 86), (-104, 140), (-124, 300), (-150, 800, 1), (150, 800, 1),
                (124, 300), (104, 140), (78, 86), (20, 62)]), coat, **look)
            canvas.fill(smooth([(-18, 30), (18, 30), (22, 74), (0, 96), (-22, 74)]), mix(face, coat, 0.35), **look)
            canvas.fill(ellipse(0, -12, 43, 50), hair, **look)
            canvas.fill(smooth([(-37, -14), (-14, -26), (20, -24), (37, -12), (36, 18), (22, 46), (0, 56), (-22, 46),
                (-36, 18)]), face, **look)
    canvas.picture[:] = blur(canvas.picture, 8.5 * canvas.scale)
    brush.background(canvas, radii=(30, 15, 8))


def _edge(canvas: Canvas, mask: Mask | None, reach: float) -> Array:
    """One on the outline of what the mask covers, falling off inwards."""
    cover = canvas.full(mask) if mask else np.zeros((canvas.height, canvas.width), np.float32)
    deep = cv2.distanceTransform((cover > 0.5).astype(np.uint8), cv2.DIST_L2, 5) / canvas.scale
    return (np.exp(-((deep / reach) ** 1.3)) * cover).astype(np.float32)


def _rim(canvas: Canvas, light: Array, colour: Colour, strength: float) -> None:
    canvas.picture += (rgb(colour) - canvas.picture) * np.clip(light * strength, 0, 1)[..., None]


def _neck(canvas: Canvas) -> None:
    """Nape and the corners of the jaw: skin in its own shadow, with two cords and a hollow."""
    skin = canvas.fill(union(smooth(NECK), smooth(SKULL)), [(0, "#4a2a28"), (0.62, "#5c3630"), (0.8, "#6b4138"), (1,
        "#4a2c2a")], detail=0.25, **CRISP)
    soft = dict(clip=skin, edge=0, **FLAT)
    canvas.fill(smooth([(284, 470), (316, 470), (312, 540), (318, 620), (282, 620), (288, 540)]), "#331d1e",
        alpha=0.6, soft=12, **soft)
    for side in (-1, 1):
        canvas.fill(smooth([(300 + side * x, y) for x, y in ((30, 480), (50, 480), (46, 540), (60, 620), (34, 620),
            (26, 540))]), "#8a564a", alpha=0.55, soft=11, **soft)
        canvas.fill(smooth([(300 + side * x, y) for x, y in ((84, 420), (112, 420), (100, 460), (88, 500),
            (76, 480))]), "#3a1f20", alpha=0.6, soft=9, **soft)
    canvas.fill(ellipse(300, 482, 96, 20), "#2c191a", alpha=0.35, soft=12, **soft)
    canvas.fill(ellipse(300, 610, 130, 26), "#24171a", alpha=0.7, soft=14, **soft)
    _rim(canvas, _edge(canvas, skin, 3.4), SUN, 0.9)
    _rim(canvas, _edge(canvas, skin, 16), "#d8603c", 0.45)


def _ear(canvas: Canvas, wide: float) -> None:
    """The back of an ear with the sun on its other side: the thin shell burns, its fold and its root stay dark."""
    at = lambda x, y: (424 + (x - 424) * wide, y)
    way = lambda points: [at(x, y) for x, y in points]
    ear = canvas.fill(smooth(way(EAR)), [(0, "#431a1a"), (0.4, "#6e2420"), (0.75, "#a8302a"), (1, "#c83c2c")],
        gradient=(at(418, 372), at(492, 300)), detail=0.6, **CRISP)
    soft = dict(clip=ear, detail=0.6, wobble=0.1, rough=0, **FLAT)
    blot = dict(clip=ear, detail=0.6, edge=0, wobble=0.1, **FLAT)
    # the bowl, thick, swells towards us out of the skull: skin in its own shadow with a soft light on its back
    canvas.fill(smooth(way([(424, 326), (440, 312), (458, 318), (464, 340), (456, 366), (442, 386), (428, 392),
        (418, 360)])), "#4a1a1a", alpha=0.85, soft=9, **blot)
    canvas.fill(ellipse(*at(444, 338), 9, 22, 14), "#8e463a", alpha=0.55, soft=8, **blot)
    # light comes through only where the shell is thin, along the rolled edge
    canvas.line(way([(432, 304), (446, 292), (464, 290), (478, 300), (481, 326), (475, 350), (464, 372), (452, 394)]),
        [2, 7, 10, 12, 12, 11, 10, 6], "#ee4c34", 0.6, soft=6, **soft)
    canvas.line(way([(470, 288), (484, 302), (487, 328), (480, 352)]), [1, 6, 7, 1], "#ff8a5c", 0.55, soft=4, **soft)
    # the furrow inside the roll
    canvas.line(way([(440, 304), (455, 297), (469, 304), (473, 326), (467, 349), (457, 370)]), [1, 6, 7, 7, 6, 1],
        "#561214", 0.75, soft=2.6, **soft)
    canvas.fill(ellipse(*at(444, 398), 10, 11, 18), "#d8483a", alpha=0.6, soft=8, **blot)
    canvas.line(way([(422, 388), (434, 392), (446, 386)]), [1, 4, 0.6], "#5a1616", 0.45, soft=3.4, **soft)
    # where it grows from the skull
    canvas.line(way([(418, 306), (420, 350), (421, 384), (426, 408)]), [20, 28, 24, 10], "#241012", 0.85, soft=8,
        **soft)
    away = smoothstep(0, 30, _out(canvas, at(424, 0)[0]))
    _rim(canvas, _edge(canvas, ear, 6) * away, "#ff6a48", 0.4)
    _rim(canvas, _edge(canvas, ear, 1.8) * away, "#ffc8a4", 0.75)


def _out(canvas: Canvas, root: float) -> Array:
    """How far each place lies outside the root of the ear, whichever ear it is."""
    back, s = np.linalg.inv(canvas.matrix), canvas.scale
    y, x = np.mgrid[0:canvas.height, 0:canvas.width].astype(np.float32)
    return (back[0, 0] * x / s + back[0, 1] * y / s + back[0, 2] - root).astype(np.float32)


def _hair(canvas: Canvas) -> None:
    """Cropped hair round its whorl, thinning into the nape; the low sun stands in the ends."""
    hair = canvas.fill(smooth(HAIR), [(0, "#2a2122"), (0.5, "#1d1718"), (1, "#241a1a")], detail=0.35, **CRISP)
    soft = dict(clip=hair, edge=0, **FLAT)
    canvas.fill(ellipse(266, 236, 84, 100), "#4a3e40", alpha=0.42, soft=44, **soft)
    random = dice(5)
    for _ in range(1500):
        turn, far = random.random() * math.tau, random.random() ** 0.6
        x = 300 + 150 * far * math.cos(turn)
        y = 282 + (200 if math.sin(turn) > 0 else 184) * far * math.sin(turn)
        dx, dy = x - WHORL[0], y - WHORL[1]
        reach = math.hypot(dx, dy) + 1
        swirl = math.radians(62) * math.exp(-reach / 46)
        ux, uy = dx / reach, dy / reach + 0.35 * smoothstep(40, 200, reach)
        ux, uy = ux * math.cos(swirl) - uy * math.sin(swirl), ux * math.sin(swirl) + uy * math.cos(swirl)
        long = 17 + 22 * random.random()
        bend = (random.random() - 0.5) * 7
        lit = math.exp(-(((x - 262) / 90) ** 2) - ((y - 226) / 100) ** 2)
        tone = mix("#0d0a0b", "#5b4c4b", min(1, random.random() * (0.35 + 0.75 * lit)))
        canvas.line([(x, y), (x + ux * long / 2 - uy * bend, y + uy * long / 2 + ux * bend),
            (x + ux * long, y + uy * long)], [0.6, 2.4, 0.4], tone, 0.4 + 0.4 * random.random(), clip=hair,
            wobble=0.2, detail=0.65, **FLAT)
    for side in (-1, 1):  # the cut thins into the skin above the ears, behind them and at the nape
        canvas.line([(300 + side * x, y) for x, y in ((141, 262), (134, 306), (118, 346), (108, 384), (96, 424),
            (66, 448), (0, 462))], [4, 18, 26, 28, 32, 36, 34], "#56362f", 0.6, soft=9, rough=0, wobble=0, clip=hair,
            **FLAT)
    canvas.line([(218, 442), (250, 460), (300, 469), (350, 460), (382, 442)], [14, 24, 26, 24, 14], "#52332d", 0.6,
        soft=8, rough=0, wobble=0, **FLAT)
    for k in range(420):  # with short hairs across the border
        t, side = random.random(), 1 if k % 2 else -1
        x, y = (float(np.interp(t, [0, 0.2, 0.45, 0.7, 0.85, 1], v)) for v in ((142, 128, 112, 92, 58, 0),
            (262, 322, 384, 430, 454, 466)))
        x, y = 300 + side * (x - 26 * random.random() ** 1.3 + 3), y - 10 * random.random()
        canvas.line([(x, y - 7), (x - side * 2, y + 6 * random.random())], [1.5, 0.3], "#241918", 0.45, rough=0,
            wobble=0.1, detail=0.7, **FLAT)
    for k in range(170):  # the nape thins out
        t = k / 169
        x = 212 + 176 * t
        y = 460 - 26 * abs(2 * t - 1) ** 2.4 + 16 * (random.random() - 0.6)
        lean = (300 - x) * 0.08 + 3 * (random.random() - 0.5)
        canvas.line([(x, y - 8), (x + lean, y + 8 + 10 * random.random())], [1.6, 0.3], "#2a1c1b", 0.5, wobble=0.1,
            detail=0.7, **FLAT)
    edge = _edge(canvas, hair, 5)
    h, w = edge.shape
    high = smoothstep(500 * canvas.scale, 330 * canvas.scale, np.mgrid[0:h, 0:w][0].astype(np.float32))
    _rim(canvas, edge * high * (0.5 + value_noise(h, w, 3 * canvas.scale, 3, 2)), "#f6cfa6", 0.62)
    top = [*HAIR[25:], *HAIR[:6]]
    for _ in range(380):  # single hairs before the light
        k = random.random() * (len(top) - 1)
        (ax, ay), (bx, by), t = top[int(k)], top[int(k) + 1], k % 1
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t
        lean = math.atan2(y - 262, x - 300) + 1.1 * (random.random() - 0.35)
        long = (3 + 9 * random.random() ** 2) * min(1, max(0.35, (270 - y) / 130))
        x, y = x - 3 * math.cos(lean), y - 3 * math.sin(lean)
        canvas.line([(x, y), (x + (long + 3) * math.cos(lean), y + (long + 3) * math.sin(lean))], [1.6, 0.3],
            mix("#2c2120", "#f4cfa4", random.random() ** 1.6), 0.75, rough=0, wobble=0.1, detail=0.7, **FLAT)
    for points in (HAIR[8:10], HAIR[21:23]):  # cropped close behind the ears
        for _ in range(120):
            k = random.random() * (len(points) - 1)
            (ax, ay), (bx, by), t = points[int(k)], points[int(k) + 1], k % 1
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            out = 6 * random.random() * (1 if x > 300 else -1)
            canvas.line([(x - out, y - 6), (x + out, y + 6)], [1.6, 0.3], "#211718", 0.45, rough=0, wobble=0.1,
                detail=0.7, **FLAT)
    for tip in ((336, 72), (344, 77), (329, 76)):  # a cowlick
        canvas.line([(320, 104), (325, 88), tip], [4, 2.6, 0.4], "#2a2020", 1, wobble=0.1, detail=0.8, **FLAT)


def _knit(canvas: Canvas) -> None:
    """A ribbed neckband, the shoulders in plain knitting, and the label that nobody has told them of."""
    wool = canvas.fill(smooth(KNIT), [(0, "#39454c"), (0.3, "#2a343b"), (1, "#191f25")], detail=0.25, **CRISP)
    soft = dict(clip=wool, **FLAT)
    for row in range(15):
        y = 640 + row * 15
        for col in range(48):
            x = -6 + col * 13 + (row % 2) * 6.5
            drop = 0.0011 * (x - 300) ** 2 * (1 - row / 30)
            canvas.line([(x - 5, y + drop - 5), (x, y + drop + 3), (x + 5, y + drop - 5)], [1, 2.4, 1], "#0f1419",
                0.42, soft=0.5, clip=wool, wobble=0.2, detail=0.55, **FLAT)
    for way in ([(150, 640), (110, 720), (90, 900)], [(450, 640), (490, 720), (510, 900)]):
        canvas.line(way, [6, 30, 46], "#0d1115", 0.4, soft=14, rough=0, **soft)
    canvas.fill(ellipse(300, 700, 150, 60), "#4b575c", alpha=0.25, soft=34, edge=0, **soft)
    _rim(canvas, _edge(canvas, wool, 4), SUN, 0.75)
    tag = smooth([(278, 610, 1), (275, 570), (274, 546, 1), (300, 541), (327, 541, 1), (329, 570), (330, 610, 1)])
    canvas.shadow(tag, "#120c0e", 7, 5, 6, 0.6)
    label = canvas.fill(tag, [(0, "#f4ecdf"), (0.55, "#ddd5c9"), (1, "#8d8884")], detail=0.9, **CRISP)
    thread = dict(clip=label, rough=0, wobble=0.2, detail=0.9, **FLAT)
    canvas.line([(274, 549), (300, 545), (327, 545)], [1.4, 1.4], "#a39a92", 0.8, **thread)  # the fold
    canvas.line([(290, 544), (288, 575), (290, 610)], [1, 5, 8], "#8a8480", 0.35, soft=3, **thread)
    band = canvas.fill(smooth([(192, 588), (204, 574), (250, 590), (300, 594), (350, 590), (396, 574), (408, 588),
        (402, 612), (352, 626), (300, 630), (248, 626), (198, 612)]), [(0, "#414d53"), (1, "#232c32")], detail=0.65,
        **CRISP)
    for k in range(29):
        t = 2 * k / 28 - 1
        x, drop = 300 + 104 * t, -18 * abs(t) ** 3
        canvas.line([(x - 2 * t, 590 + drop), (x, 630 + drop)], [2, 2.6], "#141a1f", 0.6, soft=0.6, clip=band,
            detail=0.65, **FLAT)
    _rim(canvas, _edge(canvas, band, 2.4), "#d9c6b0", 0.4)
