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
NECK = [(214, 424), (200, 456), (207, 484), (213, 520), (212, 560), (200, 596), (170, 626), (120, 660), (120, 760, 1),
    (480, 760, 1), (480, 660), (430, 626), (400, 596), (388, 560), (387, 520), (393, 484), (400, 456), (386, 424)]
SKULL = [(300, 96), (354, 101), (402, 124), (434, 166), (448, 220), (448, 276), (440, 326), (430, 372), (418, 416),
    (404, 452), (384, 474), (344, 482), (300, 484), (256, 482), (216, 474), (196, 452), (182, 416), (170, 372),
    (160, 326), (152, 276), (152, 220), (166, 166), (198, 124), (246, 101)]
FULL = [(300, 92), (356, 97), (405, 121), (438, 164), (452, 220), (452, 270), (446, 300), (432, 306), (418, 330),
    (410, 372), (400, 412), (386, 446), (368, 462), (348, 456), (326, 468), (304, 482), (280, 470), (254, 458),
    (232, 462), (214, 446), (200, 412), (190, 372), (182, 330), (168, 306), (154, 300), (148, 270), (148, 220),
    (162, 164), (195, 121), (244, 97)]
# both rounder towards the crown
HAIR, SKULL = ([(300 + (x - 300) * float(np.interp(y, [92, 121, 164, 220, 275], [0.94, 0.92, 0.945, 0.975, 1])), y)
    for x, y in outline] for outline in (FULL, SKULL))
EAR = [(420, 312), (431, 288), (450, 270), (473, 266), (491, 277), (499, 301), (497, 332), (487, 362), (475, 385),
    (466, 404), (456, 421), (441, 428), (427, 418), (420, 372)]
WHORL = (316, 178)
KNIT = [(300, 598), (350, 596), (396, 582), (420, 590), (470, 622), (540, 660), (600, 700), (640, 770), (660, 920, 1),
    (-60, 920, 1), (-40, 770), (0, 700), (60, 660), (130, 622), (180, 590), (204, 582), (250, 596)]


def draw(canvas: Canvas) -> None:
    """The others in the haze, then neck, ears and hair, the pullover last; the light eats into every edge."""
    _others(canvas)
    with canvas.at(-48, -26, 1.16):
        with canvas.at(300, 600, 1, 4), canvas.at(-300, -600):
            _neck(canvas)
            for side, wide in ((1, 1.0), (-1, 0.84)):
                with canvas.at(300, 0, 1, 0, side), canvas.at(-300, 0):
                    _ear(canvas, wide)
            _hair(canvas)
        _knit(canvas)
        with canvas.at(300, 600, 1, 4), canvas.at(-300, -600):
            canvas.glow(466, 344, 120, "#ff4a22", 0.42, power=2)
            canvas.glow(140, 344, 110, "#ff4a22", 0.36, power=2)


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
    canvas.fill(ellipse(300, 486, 100, 22), "#2c191a", alpha=0.55, soft=12, **soft)
    canvas.fill(ellipse(300, 610, 130, 26), "#24171a", alpha=0.7, soft=14, **soft)
    _rim(canvas, _edge(canvas, skin, 3.4), SUN, 0.9)
    _rim(canvas, _edge(canvas, skin, 16), "#d8603c", 0.45)


def _ear(canvas: Canvas, wide: float) -> None:
    """The back of an ear with the sun on its other side: the thin shell burns, its fold and its root stay dark."""
    at = lambda x, y: (424 + (x - 424) * wide, y)
    way = lambda points: [at(x, y) for x, y in points]
    ear = canvas.fill(smooth(way(EAR)), [(0, "#4a0f16"), (0.26, "#8e1a1a"), (0.55, "#d8341e"), (0.85, "#f8602e"),
        (1, "#ff8448")], gradient=(at(420, 362), at(496, 300)), detail=0.6, **CRISP)
    soft = dict(clip=ear, detail=0.6, wobble=0.1, rough=0, **FLAT)
    blot = dict(clip=ear, detail=0.6, edge=0, wobble=0.1, **FLAT)
    canvas.fill(smooth(way([(432, 318), (452, 306), (468, 318), (468, 346), (457, 372), (442, 388), (428, 384),
        (424, 350)])), "#6e0d14", alpha=0.75, soft=8, **blot)  # the bowl, thick, swells towards us
    canvas.fill(ellipse(*at(449, 340), 11, 24, 14), "#c83420", alpha=0.4, soft=9, **blot)
    # light comes through where the shell is thin, between the bowl and the rolled edge
    canvas.line(way([(436, 300), (456, 285), (474, 290), (482, 310), (479, 338), (469, 366), (458, 388)]),
        [3, 9, 13, 14, 13, 10, 4], "#ff9a4a", 0.8, soft=5, **soft)
    canvas.line(way([(446, 330), (460, 312), (470, 296), (477, 286)]), [2, 6, 6, 3], "#ffb468", 0.5, soft=4, **soft)
    # the fold: a furrow inside the rolled edge, and the roll itself, lit along its back
    canvas.line(way([(437, 303), (447, 284), (463, 276), (479, 281), (488, 299), (487, 328), (479, 354), (468, 378),
        (461, 396)]), [1, 4, 5, 5.5, 5.5, 5.5, 5, 4, 1], "#8a1216", 0.75, soft=1.7, **soft)
    canvas.line(way([(433, 296), (446, 275), (466, 269), (485, 276), (495, 299), (493, 331), (484, 360), (472, 385)]),
        [1, 3, 4.5, 5, 5, 5, 4, 1.5], "#ffae70", 0.7, soft=1.6, **soft)
    canvas.fill(ellipse(*at(446, 408), 12, 15, 18), "#ff7a3e", alpha=0.75, soft=8, **blot)
    canvas.line(way([(424, 392), (434, 398), (450, 394), (460, 400)]), [1, 4, 5, 1], "#8a1216", 0.5, soft=3, **soft)
    for vein in ([(440, 336), (456, 324), (470, 306), (478, 300)], [(456, 324), (472, 330), (480, 328)]):
        canvas.line(way(vein), [1.5, 1, 0.4], "#7a0c12", 0.4, soft=1, **soft)
    canvas.line(way([(424, 306), (425, 350), (425, 390), (430, 416)]), [14, 24, 22, 8], "#2a1012", 0.8, soft=7,
        **soft)
    away = smoothstep(0, 26, _out(canvas, at(424, 0)[0]))
    _rim(canvas, _edge(canvas, ear, 2.2) * away, "#ffd2a0", 0.8)


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
    for k in range(260):  # the nape thins out
        t = k / 259
        x = 212 + 176 * t
        y = 452 + 26 * math.exp(-(((x - 302) / 34) ** 2)) - 22 * abs(2 * t - 1) ** 3 + 16 * (random.random() - 0.6)
        lean = (300 - x) * 0.08 + 3 * (random.random() - 0.5)
        canvas.line([(x, y - 8), (x + lean, y + 8 + 10 * random.random())], [1.8, 0.3], "#1d1516", 0.7, wobble=0.1,
            detail=0.7, **FLAT)
    edge = _edge(canvas, hair, 5)
    h, w = edge.shape
    high = smoothstep(500 * canvas.scale, 330 * canvas.scale, np.mgrid[0:h, 0:w][0].astype(np.float32))
    _rim(canvas, edge * high * (0.5 + value_noise(h, w, 3 * canvas.scale, 3, 2)), "#f6cfa6", 0.62)
    top = [*HAIR[24:], *HAIR[:6]]
    for _ in range(240):  # single hairs before the light
        k = random.random() * (len(top) - 1)
        (ax, ay), (bx, by), t = top[int(k)], top[int(k) + 1], k % 1
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t
        lean = math.atan2(y - 262, x - 300) + 1.1 * (random.random() - 0.35)
        long = 3 + 8 * random.random() ** 2
        x, y = x - 3 * math.cos(lean), y - 3 * math.sin(lean)
        canvas.line([(x, y), (x + (long + 3) * math.cos(lean), y + (long + 3) * math.sin(lean))], [1.6, 0.3],
            mix("#2c2120", "#f4cfa4", random.random() ** 1.6), 0.75, rough=0, wobble=0.1, detail=0.7, **FLAT)
    for points in (HAIR[8:13], HAIR[17:22]):  # cropped close behind the ears
        for _ in range(120):
            k = random.random() * (len(points) - 1)
            (ax, ay), (bx, by), t = points[int(k)], points[int(k) + 1], k % 1
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            out = 6 * random.random() * (1 if x > 300 else -1)
            canvas.line([(x - out, y - 6), (x + out, y + 6)], [1.6, 0.3], "#211718", 0.6, rough=0, wobble=0.1,
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
