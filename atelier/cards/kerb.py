"""Looking down at one's own shoes: they have stopped just outside a circle that a child has drawn in chalk."""

import math

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import rgb
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import curve, ellipse, placed, poly, ribbon, smooth, union

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
# side of the foot: where the shoe stands and how far it is turned out; nobody stands like a drawing in a mirror
FEET = {-1: (250, 722, -11), 1: (367, 708, 4)}
# a grown person's shadow, drawn long by a low sun behind us: weight on one leg, the head bent a little to the side,
# one hand in the jacket's pocket
TRUNK = [(258, 488), (260, 440), (263, 388), (255, 340), (240, 308), (244, 290), (268, 276), (291, 265), (297, 254),
    (291, 243), (282, 232), (277, 221), (272, 214), (273, 204), (278, 201), (279, 188), (287, 175), (299, 168),
    (313, 166), (326, 171), (334, 182), (337, 196), (337, 210), (334, 224), (328, 237), (325, 249), (332, 259),
    (360, 264), (380, 276), (387, 296), (377, 336), (366, 388), (369, 436), (380, 484, 1), (346, 494), (318, 492),
    (292, 496, 1)]
ARMS = (([(259, 298), (237, 328), (226, 368), (222, 408), (228, 440), (236, 464)], [32, 35, 31, 26, 22, 15]),
    ([(367, 297), (396, 330), (411, 376), (409, 412), (394, 440), (372, 462)], [34, 37, 33, 29, 27, 26]))
# it hangs loose: the thumb forward, the fingers half bent
HAND = [(229, 456), (244, 456), (250, 467), (257, 479), (258, 489), (252, 491), (246, 482), (247, 496), (245, 507),
    (239, 509), (237, 514), (231, 513), (228, 506), (224, 498), (224, 478)]
LEGS = [([(246, 730), (251, 650), (259, 600), (272, 548), (288, 474)], [78, 82, 58, 52, 60]),
    ([(370, 730), (371, 646), (368, 596), (356, 542), (338, 474)], [78, 84, 60, 53, 66])]


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
    for tone, rounds in (("#f58fa2", ((6, 9, 165, 452, -16),)),
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
        haze = blur(dust.astype(np.float32) / 255, 5 * s) * (0.04 + 0.12 * press)
        amount = np.clip(cover * 0.9 + haze, 0, 0.92)[..., None]
        canvas.picture[:] = canvas.picture + (rgb(tone) - canvas.picture) * amount
        canvas.detail[:] = np.maximum(canvas.detail, 0.72 * smoothstep(0.02, 0.2, line))


def _shadow(canvas: Canvas) -> None:
    """It multiplies what it falls on, sharp at the soles and softer towards the head."""
    s, (h, w) = canvas.scale, (canvas.height, canvas.width)
    body = union(smooth(TRUNK), smooth(HAND), *(ribbon(way, wide) for way, wide in ARMS))
    shoes = union(*(placed(smooth(SOLE), x, y - 6, 1.08, turn, side) for side, (x, y, turn) in FEET.items()))
    shape = canvas.full(canvas.mask(union(body, shoes, *(ribbon(way, wide, cap=False) for way, wide in LEGS)), 0,
        0.3))
    yy = np.mgrid[0:h, 0:w][0].astype(np.float32) / s
    shade = blur(shape, 1.0 * s)
    for radius, start, end in ((2, 610, 500), (3.2, 480, 350), (4.6, 330, 190)):  # softer and softer
        far = smoothstep(start, end, yy)
        shade = shade * (1 - far) + blur(shape, radius * s) * far
    depth = (shade * (0.88 - 0.16 * smoothstep(600, 170, yy)))[..., None]
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
    """Shoes from above, laced and dulled by wear; jeans that break over them; all of it foreshortened."""
    for side, (x, y, turn) in FEET.items():
        with canvas.at(x, y, 1.06, turn):
            canvas.fill(placed(smooth(SOLE), 0, -3, 1, 0, side), "#141a40", alpha=0.7, soft=2.4, edge=0)
            _shoe(canvas, side)
    for side, (x, y, turn) in FEET.items():
        x, y = x - 0.4 * turn, y - 715
        leg = placed(smooth([(-45, 738, 1), (0, 731), (45, 736, 1), (54, 780), (62, 826), (86, 880), (112, 1010, 1),
            (-72, 1010, 1), (-58, 884), (-54, 840), (-49, 790)]), x, y, 1, 0, side)
        canvas.shadow(leg, "#10143a", 0, -8, 6, 0.55)
        cloth = canvas.fill(leg, ["#5d6684", "#465072", "#2c3358"], gradient=((0, 730), (0, 910)), form=0.95,
            radius=56, shade="#141a42", highlight="#b4b8d4", rim=("#f0dcc0", 2.6, 0.6), grain=0.3, texture=0.03,
            **CRISP)
        at = lambda points, x=x, y=y, side=side: [(x + side * a, y + b) for a, b in points]
        # the shin is round: its flanks turn away
        for way in ([(-48, 750), (-58, 820), (-84, 920)], [(48, 750), (60, 820), (92, 920)]):
            canvas.line(at(way), [14, 24, 40], "#131942", 0.5, soft=11, clip=cloth, wobble=0.2, rough=0)
        canvas.line(at([(-6, 770), (-4, 820), (-6, 920)]), [10, 30, 50], "#8d96b8", 0.22, soft=13, clip=cloth,
            rough=0)
        # slack cloth breaks over the shoe, differently on either leg
        _folds(canvas, cloth, ((at([(-56, 782), (-22, 798), (16, 790)]), 20), (at([(60, 806), (30, 826), (-12, 828)]),
            23), (at([(-70, 846), (-36, 862), (-6, 856)]), 24)) if side < 0 else ((at([(52, 776), (20, 792),
            (-24, 784)]), 19), (at([(-62, 822), (-30, 838), (8, 830)]), 24), (at([(80, 850), (44, 872), (20, 874)]),
            22)), 0.55)
        seam = at([(46, 748), (54, 790), (61, 832), (84, 890)])
        canvas.line([(a - 7 * side, b) for a, b in seam], [1.2, 1.5, 1.8], "#c9a06a", 0.5, clip=cloth, wobble=0.2,
            rough=0)
        canvas.line([(a - 4 * side, b) for a, b in seam], [1.5, 2, 2.4], "#12173a", 0.6, clip=cloth, wobble=0.2,
            rough=0)
        canvas.fill(poly([(-20, 856), (620, 856), (620, 930), (-20, 930)]), "#1f264c", fade=((0, 895), (0, 860)),
            clip=cloth, edge=0, wobble=0, detail=0.85)
        turn_up = placed(smooth([(-47, 736, 1), (-20, 729), (8, 728), (46, 733, 1), (50, 755, 1), (20, 750),
            (-12, 751), (-51, 759, 1)]), x, y, 1, -0.4 * side, side)
        canvas.shadow(turn_up, "#10143a", 0, 6, 4, 0.6, clip=cloth)
        hem = canvas.fill(turn_up, ["#8088a4", "#515a7c"], form=0.8, radius=11, shade="#1f2750",
            rim=("#f0e2d0", 1.6, 0.7), grain=0.3, **CRISP)
        for way in ([(-48, 746), (-38, 745), (-30, 745)], [(30, 744), (40, 744), (49, 746)]):
            canvas.line(at(way), [14, 12, 2], "#1a2148", 0.5, soft=5, clip=hem, rough=0)
        canvas.line(at([(-49, 752), (-12, 745), (20, 744), (49, 749)]), 1.1, "#c9a06a", 0.4, clip=hem, wobble=0.2,
            rough=0)


def _folds(canvas: Canvas, mask: Mask, ways: tuple, strength: float) -> None:
    """Cloth raised along these ways, dying away at both ends; the low sun stands behind us."""
    s = canvas.scale
    high = np.zeros((canvas.height, canvas.width), np.float32)
    for points, wide in ways:
        way = curve(points, 24)
        line = np.zeros_like(high)
        for k, (x, y) in enumerate(way):
            size = wide * 0.3 * math.sin(math.pi * (0.08 + 0.86 * k / len(way))) ** 0.8
            cv2.circle(line, (int(x * s), int(y * s)), max(1, int(size * s)), 1.0, -1, cv2.LINE_AA)
        high += wide * blur(line, 0.26 * wide * s)
    lit = -np.gradient(blur(high, 1.5 * s))[0] * s * strength
    cover = canvas.full(mask)
    up, down = np.clip(lit, 0, 0.6) * cover, np.clip(-lit, 0, 0.8) * cover
    canvas.picture *= 1 - 0.8 * down[..., None] * np.array([1, 0.95, 0.8], np.float32)
    canvas.picture += (rgb("#a4a8c4") - canvas.picture) * (0.45 * up[..., None])


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
    for k in range(30):  # welt stitches
        a = math.radians(196 + 148 * k / 29)
        canvas.fill(ellipse(side * 2 + 38.4 * math.cos(a), -52 + 49 * math.sin(a), 1.1), "#e8b888", alpha=0.9,
            edge=0, wobble=0, detail=0.9)
    if side < 0:  # one toe is scuffed, the other creased from kneeling
        for way in ([(-20, -74), (-8, -80), (2, -78)], [(-16, -68), (-6, -72), (4, -72)],
            [(8, -84), (14, -80), (18, -74)]):
            canvas.line(way, [0.5, 3, 0.5], "#d8b08c", 0.5, soft=0.8, clip=shoe, detail=0.9)
    else:
        for drop in (0, 7):
            way = [(-34, -34 + drop), (-20, -40 + drop), (-12, -36 + drop)]
            canvas.line(way, [0.6, 2.4, 0.6], "#33160f", 0.6, soft=0.8, clip=shoe, detail=0.9)
            canvas.line([(a, b - 3) for a, b in way], [0.6, 2, 0.6], "#e0a070", 0.4, soft=0.8, clip=shoe, detail=0.9)
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
    slack = (0, 3, -2, 2) if side < 0 else (-3, 1, 3, -1)  # tied in a hurry
    for k in range(4):
        y = -22 + 13 * k
        lace = ribbon([(-15 - k, y - 2 + slack[k]), (0, y + 2), (15 + k, y - 2 - slack[k])], [4.4, 5, 4.4])
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
