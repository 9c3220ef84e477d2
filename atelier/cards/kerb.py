"""Looking down at one's own shoes: they have stopped just outside a circle that a child has drawn in chalk."""

import math

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import rgb
from atelier.matrix import Card
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import ellipse, placed, poly, ribbon, smooth, union

CARD = Card(
    id="kerb",
    palette="blue-hour",
    composition="top-down",
    setting="street",
    mood="guilt",
    themes=("childhood", "game", "law", "protection", "memory"),
    hero="chalk circle",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2115,
    grading=dict(contrast=1.06, vignette=0.22, warm=0.05, shadows="#1a2048"),
)

CRISP = dict(edge=0.12, wobble=0.3, detail=0.85)
ROAD, WARM, BLUE = "#8f8fa0", "#e6c9a4", "#2c3566"
CIRCLE = (306.0, 336.0, 246.0, 196.0)
SOLE = [(-36, 44), (-41, -6), (-43, -48), (-33, -86), (-6, -106), (22, -98), (40, -66), (42, -20), (36, 44)]
# a grown person's shadow, drawn long by a low sun behind us: arms hanging, the head bent to look down
TRUNK = [(266, 520), (258, 470), (256, 420), (252, 372), (246, 322), (236, 290), (250, 272), (284, 262), (292, 252),
    (286, 240), (281, 228, 1), (276, 224), (276, 210), (281, 208), (284, 192), (296, 178), (312, 175), (328, 180),
    (336, 194), (336, 208), (341, 210), (341, 223), (336, 228, 1), (330, 242), (325, 252), (332, 262), (366, 272),
    (382, 290), (372, 322), (366, 372), (362, 420), (360, 470), (352, 520), (309, 528)]
# arms from the shoulder to the wrist, and their hands: the fingers a little bent, the thumb towards the thigh
ARM = [(252, 284), (236, 312), (228, 352), (224, 392), (226, 428), (231, 452)]
HAND = [(223, 446), (239, 446), (243, 458), (250, 470), (250, 482), (244, 482), (240, 474), (242, 490), (240, 506),
    (235, 514), (228, 513), (222, 504), (218, 486), (219, 464)]
LEGS = [([(248, 730), (251, 640), (256, 588), (268, 540), (285, 482)], [78, 84, 58, 50, 56]),
    ([(368, 730), (365, 640), (360, 588), (348, 540), (331, 482)], [78, 84, 58, 50, 56])]

def draw(canvas: Canvas) -> None:
    """Asphalt in late sun, the game, the shadow in it, and we."""
    canvas.set_light((-0.2, 0.75, 0.55), ambient="#1c2450", key="#ffdca8")
    _asphalt(canvas)
    bare = canvas.picture.copy()
    brush.background(canvas, radii=(16, 7, 3.5))
    canvas.picture[:] = canvas.picture + (bare - canvas.picture) * 0.58  # asphalt is grit as well as paint
    canvas.detail[:] = np.maximum(canvas.detail, 0.5)
    _crack(canvas)
    _chalk(canvas)
    _shadow(canvas)
    _kerbstones(canvas)
    _leaf(canvas, 150, 112, 1.0, -30)
    _stub(canvas)
    _legs(canvas)


def _asphalt(canvas: Canvas) -> None:
    """Grey that the evening has coloured: warm where it is lit."""
    canvas.sky([(0, "#9c92a0"), (0.35, "#b8a69c"), (0.62, "#b09ea0"), (1, "#807c94")], swirl=0.01, texture=0.03)
    canvas.glow(330, 380, 520, "#ffd49c", 0.42)
    random = dice(7)
    for k in range(1500):
        x, y = 600 * random.random(), 900 * random.random()
        r = (0.6 + 1.9 * random.random() ** 2) * (0.7 + 0.6 * y / 900)
        tone = ("#d8c8b4", "#6a6a80", "#f0dcc0", "#55566e")[k % 4]
        canvas.fill(ellipse(x, y, r, r * 0.75, 180 * random.random()), tone, alpha=0.35, edge=0, wobble=0.3, grain=0,
            texture=0, mottle=0)


def _crack(canvas: Canvas) -> None:
    for way, width in (([(470, -10), (462, 60), (492, 130), (484, 190), (520, 262), (512, 330), (546, 402),
        (540, 470), (574, 540), (620, 580)], [3, 5, 4, 6, 4, 5, 3]), ([(484, 190), (452, 220), (440, 262)],
        [3.4, 2.4, 0.5]), ([(546, 402), (590, 390), (620, 360)], [3.4, 2.6, 2])):
        canvas.line([(x + 2, y - 2.5) for x, y in way], width, "#ead4b4", 0.5, wobble=1.4)
        canvas.line(way, width, "#3a3c58", 0.9, wobble=1.4, detail=0.7)
    random = dice(2)
    for x, y in ((494, 206), (516, 292), (470, 74)):  # weeds
        for _ in range(7):
            a = -1.57 + 1.9 * (random.random() - 0.5)
            n = 10 + 14 * random.random()
            canvas.line([(x, y), (x + n * 0.5 * math.cos(a), y + n * 0.6 * math.sin(a)),
                (x + n * math.cos(a + 0.4), y + n * math.sin(a + 0.4))], [2.6, 2.2, 0.4],
                ("#6f8a4c", "#a4b060", "#44603c")[int(3 * random.random())], 0.95, wobble=0.2, detail=0.8)


def _chalk(canvas: Canvas) -> None:
    """Round as a child draws it: begun twice, once in pink and once in white, pressed hard and soft; dust beside the line."""
    s, (h, w) = canvas.scale, (canvas.height, canvas.width)
    x, y, rx, ry = CIRCLE
    tooth, press = value_noise(h, w, 2.6 * s, 7, 2), value_noise(h, w, 46 * s, 9, 2)
    for tone, rounds in (("#f58fa2", ((8, 5, 165, 452, 4),)),
        ("#f8f2e6", ((10, 0, 96, 476, -15), (6, -7, 250, 420, -6)))):
        sheet, dust = np.zeros((h, w), np.uint8), np.zeros((h, w), np.uint8)
        for thick, off, start, end, drift in rounds:
            a = np.radians(np.linspace(start, end, 300))
            r = 1 + 0.03 * np.sin(2 * a + 0.6) + 0.018 * np.sin(3 * a + 2) + 0.006 * np.sin(17 * a)
            r = r + (off + np.linspace(0, drift, 300)) / 220
            p = np.stack([x + rx * r * np.cos(a), y + ry * r * np.sin(a)], 1) * s
            for line, wide in ((sheet, thick), (dust, thick * 2.6)):
                cv2.polylines(line, [(p * 16).astype(np.int32).reshape(-1, 1, 2)], False, 255, max(1, int(wide * s)),
                    cv2.LINE_AA, 4)
        line = blur(sheet.astype(np.float32) / 255, 1.1 * s)
        cover = smoothstep(0.42, 0.72, line * (0.66 + 0.66 * press) + (tooth - 0.5) * 0.95) * smoothstep(0.04, 0.3,
            line)
        haze = blur(dust.astype(np.float32) / 255, 5 * s) * (0.1 + 0.16 * press)
        amount = np.clip(cover * 0.9 + haze, 0, 0.92)[..., None]
        canvas.picture[:] = canvas.picture + (rgb(tone) - canvas.picture) * amount
        canvas.detail[:] = np.maximum(canvas.detail, 0.72 * smoothstep(0.02, 0.2, line))


def _shadow(canvas: Canvas) -> None:
    """It multiplies what it falls on, sharp at the soles and softer towards the head."""
    s, (h, w) = canvas.scale, (canvas.height, canvas.width)
    other = lambda points: [(616 - x, y + 4) for x, y in points]
    arms = union(*(ribbon(way, [30, 35, 30, 25, 22, 17]) for way in (ARM, other(ARM))),
        smooth(HAND), smooth(other(HAND)))
    body = union(smooth(TRUNK), arms)
    shoes = union(*(placed(smooth(SOLE), 308 + side * 56, 704, 1.08, side * 7, side) for side in (-1, 1)))
    shape = canvas.full(canvas.mask(union(body, shoes, *(ribbon(way, wide, cap=False) for way, wide in LEGS)), 0,
        0.3))
    yy = np.mgrid[0:h, 0:w][0].astype(np.float32) / s
    far = smoothstep(620, 160, yy)
    shade = blur(shape, 1.0 * s) * (1 - far) + blur(shape, 3.2 * s) * far
    depth = (shade * (0.86 - 0.1 * far))[..., None]
    dark = canvas.picture * rgb("#4a5596") * 0.98
    canvas.picture[:] = canvas.picture + (dark - canvas.picture) * depth
    canvas.detail[:] = np.maximum(canvas.detail, 0.6 * smoothstep(0.1, 0.5, blur(shape, 4 * s)))


def _kerbstones(canvas: Canvas) -> None:
    """The pavement's edge cuts across the upper corner."""
    # the gutter
    canvas.fill(poly([(-20, 150), (196, -20), (230, -20), (-20, 182)]), "#5c5c78", alpha=0.75, edge=0.4, soft=2)
    for a, b in (((-40, 176), (70, 86)), ((74, 83), (176, 0)), ((180, -4), (260, -70))):
        dx, dy = b[0] - a[0], b[1] - a[1]
        n = math.hypot(dx, dy)
        ux, uy = dy / n, -dx / n
        if uy > 0:
            ux, uy = -ux, -uy
        top = smooth([(*a, 1), (*b, 1), (b[0] + 54 * ux, b[1] + 54 * uy, 1), (a[0] + 54 * ux, a[1] + 54 * uy, 1)])
        canvas.fill(poly([(a[0], a[1] - 6), (b[0], b[1] - 6), (b[0] + 6, b[1] + 12), (a[0] + 6, a[1] + 12)]),
            ["#d8c0a4", "#8a8494"], edge=0.2, detail=0.6)
        canvas.fill(top, ["#b8b0ac", "#d8cab8"], form=0.6, radius=12, shade="#6c6c86", highlight="#f4e2c4",
            rim=("#fff0d4", 2, 0.7), bump=0.2, edge=0.3, detail=0.6)


def _leaf(canvas: Canvas, x: float, y: float, size: float, turned: float) -> None:
    with canvas.at(x, y, size, turned):
        leaf = smooth([(0, -26, 1), (9, -14), (20, -14, 1), (15, -2), (22, 8, 1), (10, 12), (3, 22), (0, 26, 1),
            (-4, 21), (-11, 12), (-22, 9, 1), (-15, -2), (-20, -13, 1), (-9, -14)])
        canvas.shadow(leaf, BLUE, 5, -12, 3, 0.6)
        body = canvas.fill(leaf, ["#f4b04a", "#d8642c"], form=0.5, radius=8, shade="#8a3420",
            rim=("#ffe6a8", 1.6, 0.8), **CRISP)
        for tip in ((0, -22), (16, -11), (17, 7), (-16, -10), (-17, 7)):
            canvas.line([(0, 16), (tip[0] * 0.4, tip[1] * 0.4 + 4), tip], [1.8, 1.2, 0.4], "#8a3420", 0.7, clip=body,
                wobble=0.1, detail=0.9)
        canvas.line([(0, 18), (2, 30), (6, 40)], [2, 2, 1.4], "#8a4a24", wobble=0.1, detail=0.9)


def _stub(canvas: Canvas) -> None:
    """The chalk still lies where it was dropped."""
    with canvas.at(452, 366, 1, -28):
        body = smooth([(-20, -8, 1), (16, -8), (23, 0), (16, 8), (-20, 8, 1), (-24, 0)])
        canvas.shadow(body, BLUE, 5, -9, 3, 0.6)
        canvas.fill(body, ["#e87a92", "#ffb4be"], form=0.8, radius=8, shade="#a04870", highlight="#ffe0dc",
            rim=("#fff0e8", 1.6, 0.9), **CRISP)
        canvas.fill(ellipse(-20, 0, 4, 8), ["#ffd4d8", "#e89aac"], **CRISP)
    random = dice(5)
    for _ in range(16):
        canvas.fill(ellipse(440 + 40 * random.random(), 372 + 18 * random.random(), 1 + random.random()), "#ffc4cc",
            alpha=0.7, edge=0, wobble=0.2, detail=0.7)


def _legs(canvas: Canvas) -> None:
    """Shoes from above, laced and dulled by wear; trousers with a crease; all of it foreshortened."""
    for side in (-1, 1):
        x = 308 + side * 56
        with canvas.at(x, 716, 1.06, side * 7):
            canvas.fill(placed(smooth(SOLE), 0, -3, 1, 0, side), "#141a40", alpha=0.7, soft=2.4, edge=0)
            _shoe(canvas, side)
    for side in (-1, 1):
        x = 308 + side * 56
        leg = placed(smooth([(-46, 738, 1), (0, 730), (46, 736, 1), (56, 800), (74, 860), (118, 1010, 1),
            (-96, 1010, 1), (-66, 860), (-54, 800)]), x, 0, 1, 0, side)
        canvas.shadow(leg, "#10143a", 0, -8, 6, 0.55)
        cloth = canvas.fill(leg, ["#545a74", "#3a405c", "#232844"], gradient=((0, 730), (0, 910)), form=0.85,
            radius=40, shade="#171d44", highlight="#b4b8d4", rim=("#e8dcd0", 2.4, 0.6), grain=0.25, texture=0.02,
            **CRISP)
        canvas.line([(x, 732), (x + side * 4, 800), (x + side * 12, 920)], [2, 3, 4], "#b4b8cc", 0.4, clip=cloth,
            soft=0.8, wobble=0.2, detail=0.8, rough=0)
        canvas.line([(x + 5, 732), (x + side * 4 + 6, 800), (x + side * 12 + 8, 920)], [3, 6, 8], "#171d44", 0.5,
            clip=cloth, soft=2, wobble=0.2, rough=0)
        # slack cloth
        for way, wide in (([(-60, 786), (-34, 800), (-10, 826), (6, 862)], 20),
            ([(66, 826), (44, 842), (24, 868), (14, 910)], 24), ([(-64, 850), (-44, 866), (-26, 890), (-18, 920)],
            22), ([(50, 764), (30, 770), (14, 784)], 10)):
            p = [(x + side * a, b) for a, b in way]
            canvas.line(p, [0.6, wide * 0.7, wide, 0.6], "#12173a", 0.5, soft=6, clip=cloth, wobble=0.2, rough=0)
            canvas.line([(a - 4 * side, b - 11) for a, b in p], [0.5, wide * 0.5, wide * 0.7, 0.5], "#8c93b6", 0.26,
                soft=6, clip=cloth, wobble=0.2, rough=0)
        canvas.fill(poly([(-20, 860), (620, 860), (620, 930), (-20, 930)]), "#232a52", fade=((0, 893), (0, 868)),
            clip=cloth, edge=0, wobble=0, detail=0.85)
        turn_up = placed(smooth([(-47, 736, 1), (0, 727), (47, 734, 1), (50, 754, 1), (0, 748), (-50, 757, 1)]), x,
            0, 1, 0, side)
        canvas.shadow(turn_up, "#10143a", 0, 5, 3, 0.5, clip=cloth)
        canvas.fill(turn_up, ["#6c728c", "#434a68"], form=0.5, radius=7, shade="#262e5c", rim=("#f0e2d0", 1.6, 0.7),
            grain=0.2, **CRISP)


def _shoe(canvas: Canvas, side: int) -> None:
    """One brogue seen from above; toe up the card, origin at the middle of the vamp."""
    lit = (-0.2, 0.6, 0.6)
    hide = ["#7a4226", "#a8623a", "#7a4428"]
    welt = placed(smooth(SOLE), flip=side)
    canvas.fill(welt, ["#2a1814", "#4a2a1c"], form=0.4, radius=5, rim=("#d89a68", 1.4, 0.7, lit), **CRISP)
    upper = placed(smooth([(-31, 46), (-35, -6), (-37, -46), (-28, -80), (-5, -98), (18, -91), (34, -62), (36, -18),
        (31, 46)]), flip=side)
    shoe = canvas.fill(upper, hide, gradient=((0, -100), (0, 40)), form=0.9, radius=24, shade="#33160f",
        highlight="#f0b078", light=lit, rim=("#ffd8a4", 1.8, 0.6, lit), grain=0.16, texture=0.015, **CRISP)
    random = dice(3 + side)
    for k in range(30):  # welt stitches
        a = math.radians(196 + 148 * k / 29)
        canvas.fill(ellipse(side * 2 + 38.4 * math.cos(a), -52 + 49 * math.sin(a), 1.1), "#e8b888", alpha=0.9,
            edge=0, wobble=0, detail=0.9)
    del random
    cap = [(side * -36, -52), (side * -14, -46), (side * 14, -48), (side * 35, -56)]
    canvas.line(cap, [2, 2.4, 2], "#3a1a10", 0.9, clip=shoe, wobble=0.1, detail=0.9)
    canvas.line([(a, b + 4) for a, b in cap], [1.4], "#3a1a10", 0.6, clip=shoe, wobble=0.1, detail=0.9)
    for k in range(9):
        t = k / 8
        canvas.fill(ellipse(side * (-30 + 60 * t), -50.5 + 6 * math.sin(math.pi * t) - 3 * t, 1.2), "#26100a",
            edge=0, wobble=0, detail=0.9)
    canvas.line([(side * -18, -80), (side * -2, -88), (side * 14, -80)], [1, 5, 1], "#ffdcb0", 0.55, soft=2,
        clip=shoe, rough=0)
    tongue = smooth([(-13, 46), (-14, 4), (-8, -26), (0, -32), (8, -26), (14, 4), (13, 46)])
    canvas.fill(tongue, ["#5a2e1c", "#7a4630"], form=0.6, radius=8, shade="#26100a", clip=shoe, **CRISP)
    for sign in (-1, 1):
        facing = smooth([(sign * 30, 46), (sign * 31, 0), (sign * 22, -30), (sign * 6, -36, 1), (sign * 9, -8),
            (sign * 11, 46)])
        canvas.fill(facing, hide[:2], gradient=((0, -30), (0, 40)), form=0.5, radius=8, shade="#3a1a10",
            highlight="#f0b078", light=lit, clip=shoe, **CRISP)
        canvas.line([(sign * 6, -36), (sign * 9, -8), (sign * 11, 44)], [1, 1.6, 1.4], "#26100a", 0.8, wobble=0.1,
            detail=0.9)
    for k in range(4):
        y = -22 + 13 * k
        lace = ribbon([(-15 - k, y - 2), (0, y + 2), (15 + k, y - 2)], [4.4, 5, 4.4])
        canvas.shadow(lace, "#1c0a06", 0, -3, 1.5, 0.6)
        canvas.fill(lace, ["#f0dcb8", "#b89a70"], form=0.7, radius=2.4, **CRISP)
    bow = union(placed(smooth([(0, 26), (12, 14), (26, 16), (28, 26), (14, 32)])),
        placed(smooth([(0, 26), (12, 14), (26, 16), (28, 26), (14, 32)]), flip=-1))
    canvas.shadow(bow, "#1c0a06", 0, -4, 2, 0.6)
    canvas.fill(bow, ["#f8e6c4", "#c0a078"], form=0.7, radius=5, shade="#7a5638", rim=("#fff6e0", 1, 0.7, lit),
        **CRISP)
    for sign in (-1, 1):
        canvas.fill(smooth([(sign * 8, 24), (sign * 17, 19), (sign * 22, 24), (sign * 14, 28)]), "#6a3a24", **CRISP)
        canvas.line([(sign * 2, 27), (sign * 12, 36), (sign * 18, 44)], [3.4, 3, 2.4], "#e8d0a8", wobble=0.1,
            detail=0.9)
    canvas.fill(ellipse(0, 26, 5, 5), ["#fff0d0", "#c0a078"], form=0.7, radius=4, **CRISP)
