"""In a drowned living room a brass-helmeted diver waters a potted sunflower."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs import sculpt
from atelier.motifs.objects import clock_face
from atelier.motifs.sea_creatures import fish
from atelier.motifs.sky import shaft
from atelier.motifs.water import kelp
from atelier.noise import dice
from atelier.paths import along, ellipse, placed, poly, rect, ribbon, smooth, spline

CARD = Card(
    id="diver",
    palette="sea-green",
    composition="underwater",
    setting="seabed",
    mood="grief",
    themes=("home", "sea", "memory", "death"),
    hero="brass diver",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=304,
    grading=dict(contrast=1.1, vignette=0.36, warm=0.02, shadows="#06282f"),
)

LIGHT = (-0.15, -0.85, 0.45)
CRISP = dict(edge=0.1, wobble=0.2, detail=0.85)
BRASS = ["#ffe6b0", "#d8a050", "#7a4c22"]


def draw(canvas: Canvas) -> None:
    """Paint the room, drown it, then the diver and his flower in the shaft of light."""
    canvas.set_light(LIGHT, ambient="#06282f", key="#e8fff0")
    _room(canvas)
    _furniture(canvas)
    light_pools(canvas, [(300, 600, 250, "#d8fff0", 1.0), (310, 60, 260, "#b8fff0", 0.9),
        (280, 760, 240, "#a8f0e0", 0.6)], "#2c5a62")
    _surface(canvas)
    brush.background(canvas, radii=(16, 8, 4))
    _portrait(canvas)
    _shafts(canvas)
    _sunflower(canvas)
    with canvas.at(472, 822, 1.3):
        _diver(canvas)
    _foreground(canvas)


def _room(canvas: Canvas) -> None:
    canvas.sky([(0, "#8fd8cc"), (1, "#2f8a8a")])
    wall = canvas.fill(rect(70, 170, 460, 460), ["#d8b890", "#c89a78"], texture=0.01, grain=0.1, edge=0.1)
    for i in range(24):  # faded striped wallpaper with little sprigs
        x = 80 + i * 20
        canvas.fill(rect(x, 160, 8, 470), "#e8cfa8" if i % 2 else "#a8705c", alpha=0.35, clip=wall, edge=0.2)
        for j in range(12):
            canvas.fill(ellipse(x + 14, 190 + j * 38 + 19 * (i % 2), 2.6, 4), "#8a4c44", alpha=0.5, edge=0.2)
    for side in (-1, 1):
        edge = 300 + side * 230
        canvas.fill(poly([(edge, 150), (300 + side * 330, 40), (300 + side * 330, 800), (edge, 630)]),
            ["#b08868", "#7a5a4c"], texture=0.015, edge=0.1)
        canvas.line([(edge, 160), (edge, 630)], 4, "#5a4038", 0.7, wobble=0.2)
    canvas.fill(rect(70, 560, 460, 72), ["#8a5c40", "#5a3828"], edge=0.1)  # dado
    for i in range(8):
        canvas.fill(rect(78 + i * 57, 570, 46, 52), "#6a432e", form=0.3, radius=5, edge=0.1)
    canvas.line([(70, 560), (530, 560)], 6, "#b88458", 1, wobble=0.2)
    canvas.fill(poly([(70, 630), (530, 630), (690, 920), (-90, 920)]), ["#8a6a48", "#5a4634"], texture=0.03,
        edge=0.1)
    for i in range(-6, 7):
        canvas.line([(300 + i * 42, 630), (300 + i * 78, 910)], [1.5, 4], "#3a2a20", 0.7, wobble=0.2)
    canvas.fill(ellipse(296, 776, 250, 78), ["#b8584a", "#8a3c3c"], edge=0.3)  # rug
    for rx, c in ((222, "#e8c890"), (196, "#6a3038"), (140, "#c8905c")):
        canvas.line([(296 + rx * math.cos(t / 10), 776 + rx * 0.31 * math.sin(t / 10)) for t in range(64)], 5,
            c, 0.7, wobble=0.3)
    random = dice(5)
    for _ in range(40):  # drifts of sand over the floor
        x, y = 600 * random.random(), 650 + 250 * random.random()
        canvas.fill(ellipse(x, y, 40 + 50 * random.random(), 7 + 8 * random.random()), "#e0cfa0", alpha=0.2,
            soft=6, edge=0)


def _furniture(canvas: Canvas) -> None:
    with canvas.at(178, 296):  # the portrait: an old woman with a bun and a collar
        canvas.shadow(rect(-62, -82, 124, 164), "#1a1c20", 5, 8, 6, 0.5)
        canvas.fill(rect(-64, -84, 128, 168, 4), BRASS, form=0.8, radius=9, **CRISP)
        inside = canvas.fill(rect(-50, -70, 100, 140), ["#5a4a44", "#3a2c30"], edge=0.1, detail=0.6)
        canvas.fill(smooth([(-46, 76), (-38, 34), (-16, 20), (16, 20), (38, 34), (46, 76)]),
            ["#4a5a78", "#2c3450"], clip=inside, form=0.7, radius=14, **CRISP)
        canvas.fill(poly([(-14, 16), (14, 16), (18, 30), (0, 38), (-18, 30)]), "#f0e6d0", clip=inside,
            form=0.4, radius=4, **CRISP)
        canvas.fill(smooth([(-22, -12), (-20, 6), (-10, 20), (0, 23), (10, 20), (20, 6), (22, -12),
            (14, -32), (0, -36), (-14, -32)]), ["#f2cdb0", "#c8907a"], gradient=((-20, -20), (22, 14)),
            form=0.5, radius=14, **CRISP)
        canvas.fill(smooth([(-25, -2), (-26, -28), (0, -46), (26, -28), (25, -2), (16, -24), (0, -30),
            (-16, -24)]), ["#f0ece4", "#a8a8b0"], form=0.7, radius=8, **CRISP)
        canvas.fill(ellipse(0, -46, 13, 10), "#d8d4d0", form=0.8, radius=8, **CRISP)
    with canvas.at(402, 262):  # the clock that has stopped
        canvas.fill(smooth([(-44, 48), (-40, -30), (0, -62), (40, -30), (44, 48)]), ["#8a5434", "#4a2a20"],
            form=0.8, radius=12, **CRISP)
        clock_face(canvas, 32)
        canvas.fill(rect(-30, 48, 60, 92, 4), ["#7a4a30", "#3a2018"], form=0.7, radius=8, **CRISP)
        canvas.fill(rect(-20, 56, 40, 74, 3), "#1c2c30", edge=0.1)
        canvas.line([(0, 56), (8, 112)], 2.4, "#e8c070", 1, wobble=0)
        canvas.fill(ellipse(9, 116, 10), BRASS, form=0.8, radius=8, **CRISP)
    with canvas.at(96, 748, 1.08, -7):
        _armchair(canvas)


def _portrait(canvas: Canvas) -> None:
    """The face in the portrait, a few soft planes laid over the brushwork."""
    with canvas.at(178, 296):
        face = canvas.mask(smooth([(-21, -12), (-19, 6), (-10, 19), (0, 22), (10, 19), (19, 6), (21, -12), (14, -28),
            (-14, -28)]))
        canvas.fill(smooth([(4, -34), (24, -24), (24, 22), (2, 26), (12, 6)]), "#2c4a46", alpha=0.55, soft=5,
            clip=face)
        for side in (-1, 1):
            canvas.fill(ellipse(side * 9, -8, 6.5, 4), "#2c4442", alpha=0.6, soft=2, clip=face)
            canvas.line([(side * 5, -7.4), (side * 9, -6), (side * 13, -7.4)], [0.4, 1.5, 0.4], "#16292a", 0.8,
                clip=face, wobble=0.1)
            canvas.line([(side * 6, 4), (side * 11, 9), (side * 9, 14)], [0.4, 2, 0.4], "#2c4442", 0.4, clip=face,
                soft=1)
        canvas.fill(smooth([(1, -6), (5, 4), (0, 6.5), (-3, 4)]), "#2c4a46", alpha=0.6, soft=1.2, clip=face)
        canvas.line([(-6, 12), (0, 13.2), (6, 12)], [0.4, 1.7, 0.4], "#3a3a3c", 0.8, clip=face, wobble=0.1)


def _armchair(canvas: Canvas) -> None:
    """Her empty armchair, a shawl over the arm, weed on its back; origin at the front feet."""
    velvet, dark = "#c06a58", "#6a2c34"
    for x in (-66, 62):
        canvas.fill(ribbon([(x, -6), (x - 4, 20)], [12, 8]), "#4a2c20", form=0.6, radius=5, **CRISP)
    back = smooth([(-70, -90), (-76, -190), (-56, -236), (0, -250), (52, -236), (70, -190), (66, -90)])
    mask = canvas.fill(back, [velvet, dark], form=0.85, radius=30, rim=("#d8fff0", 3, 0.6), **CRISP)
    for x, y in ((-36, -200), (0, -206), (36, -200), (-20, -166), (18, -166), (-38, -134), (0, -134),
            (36, -134)):
        canvas.fill(ellipse(x, y, 7), dark, alpha=0.6, soft=2, clip=mask)
        canvas.fill(ellipse(x, y, 2.4), "#e8b890", edge=0.1, detail=0.9)
    canvas.fill(smooth([(-56, -96), (56, -96), (64, -66), (-64, -66)]),
        [mix(velvet, "#ffe0c0", 0.25), velvet], form=0.7, radius=12, **CRISP)
    canvas.fill(rect(-66, -68, 132, 60, 8), [velvet, dark], form=0.6, radius=12, **CRISP)
    for side in (-1, 1):
        canvas.fill(placed(smooth([(52, -126), (80, -132), (96, -116), (94, -20), (86, -4), (60, -4),
            (58, -100)]), flip=side), [mix(velvet, "#ffe0c0", 0.15), dark], form=0.85, radius=16,
            rim=("#d8fff0", 2, 0.6), **CRISP)
        canvas.fill(ellipse(side * 76, -116, 17, 15), [velvet, dark], form=0.7, radius=11, **CRISP)
    shawl = smooth([(50, -136), (84, -140), (100, -118), (104, -60), (92, -44, 1), (84, -56), (74, -42, 1),
        (66, -56), (56, -48, 1), (54, -100)])
    mask = canvas.fill(shawl, ["#d8d0e0", "#8a86a8"], form=0.7, radius=12, **CRISP)
    for k in range(4):
        canvas.line([(50, -120 + 22 * k), (78, -124 + 22 * k), (104, -112 + 22 * k)], 2.4, "#7a5a8a", 0.7,
            clip=mask)


def _surface(canvas: Canvas) -> None:
    """The broken ceiling, the bright water above it, a rowing boat seen from below."""
    ceiling = canvas.fill(poly([(-90, -40), (690, -40), (530, 172), (70, 172)]), ["#3a5654", "#173438"],
        gradient=((300, 0), (300, 172)), edge=0.1, texture=0.02)
    for i in range(-5, 6):  # the boards run away from us to the far wall
        canvas.line([(300 + 80 * i, -40), (300 + 46 * i, 172)], [3, 1.6], "#0c2428", 0.55, clip=ceiling, wobble=0.2)
    hole = poly([(92, -20), (104, 8), (84, 26), (112, 44), (98, 62), (138, 70), (130, 94), (170, 92), (186, 118),
        (222, 112), (236, 136), (292, 128), (308, 146), (324, 122), (372, 130), (384, 106), (424, 118), (430, 94),
        (466, 98), (470, 70), (506, 64), (492, 44), (518, 22), (500, 6), (512, -20)])
    canvas.shadow(hole, "#061c20", 0, 8, 7, 0.6, clip=ceiling)
    water = canvas.fill(hole, [(0, "#f4fff0"), (0.3, "#a8f0dc"), (0.65, "#4fb8b0"), (1, "#2a8a8e")],
        gradient=("r", (318, 30), 250), edge=0.25, texture=0.01, grain=0.1)
    random = dice(14)
    for i in range(44):  # ripples of the surface seen from below
        x, y = 90 + 420 * random.random(), 130 * random.random()
        canvas.line([(x - 24, y), (x, y - 4), (x + 24, y + 1)], [0.3, 2.6, 0.3], "#fffff0" if i % 2
            else "#2f8f90", 0.35, wobble=0.6, clip=water)
    for x, end, y, h in ((-60, 196, 104, 17), (660, 420, 104, 17), (-60, 118, 34, 26), (660, 462, 30, 26)):
        _joist(canvas, x, end, y, h)
    canvas.glow(312, 44, 200, "#f8fff0", 0.6, squash=0.55)
    _boat(canvas, water)


def _joist(canvas: Canvas, x: float, end: float, y: float, h: float) -> None:
    """A square beam out of the wall, broken off in splinters; the light falls on its end."""
    way = 1 if end > x else -1
    face = poly([(x, y), (end - 8 * way, y), (end + 14 * way, y + h * 0.2), (end - 2 * way, y + h * 0.34),
        (end + 5 * way, y + h * 0.62), (end - 12 * way, y + h * 0.72), (end - 6 * way, y + h), (x, y + h)])
    below = poly([(x, y + h), (end - 6 * way, y + h), (end - 10 * way, y + h * 1.36), (x, y + h * 1.36)])
    canvas.fill(below, ["#4a5c54", "#12282a"], gradient=((end, y), (end - 130 * way, y)), edge=0.1, detail=0.6)
    mask = canvas.fill(face, ["#7a7058", "#3a4a44", "#142a2c"], gradient=((end, y), (end - 150 * way, y)), form=0.3,
        radius=4, edge=0.15, wobble=0.3, detail=0.7)
    for share in (0.3, 0.6):
        canvas.line([(end, y + h * share), (end - 120 * way, y + h * share + 1)], [2, 0.6], "#1a2c2c", 0.6, clip=mask,
            wobble=0.3)
    canvas.line([(end + 10 * way, y + 1), (end - 60 * way, y + 1)], [2, 0.4], "#e8fff0", 0.6, clip=mask, wobble=0.2)


def _boat(canvas: Canvas, water: Mask | None) -> None:
    """The hull of a rowing boat against the light, an oar in the water, a lamp hung below the keel."""
    canvas.line([(280, 74), (246, 98), (204, 124)], [4, 3.4, 4, 12, 8], "#173a3c", 0.9, clip=water, wobble=0.2,
        detail=0.7)
    hull = smooth([(190, 46, 1), (226, 22), (280, 9), (340, 8), (398, 18), (420, 27, 1), (426, 58, 1), (396, 72),
        (340, 86), (282, 86), (228, 70)])
    canvas.shadow(hull, "#0f5a5c", 0, 5, 9, 0.45, clip=water)
    mask = canvas.fill(hull, ["#46645a", "#22403e", "#122c2c"], gradient=((314, 10), (314, 90)), form=0.9, radius=34,
        light=(0, 0.7, 0.6), shade="#0c2224", highlight="#5f8274", edge=0.1, wobble=0.3, grain=0.2, detail=0.8)
    for k in (-3, -2, -1, 1, 2, 3):  # planks meet at the stem
        canvas.line([(192, 46), (250, 46 + 9 * k), (330, 47 + 11.5 * k), (424, 43 + 5 * k)], [0.4, 1.6, 2, 1.4],
            "#0a1e20", 0.7, clip=mask, wobble=0.2)
    canvas.line([(188, 46), (310, 48), (430, 43)], [3, 6, 4], "#0a1c1e", 0.9, clip=mask, wobble=0.2)
    canvas.line([(192, 44), (310, 45), (426, 40)], [1, 2, 1], "#7a9a8a", 0.7, clip=mask, wobble=0.2)
    canvas.line([(190, 46), (226, 22), (280, 9), (340, 8), (398, 18), (420, 27)], [0.6, 2.6, 3, 3, 2.6, 1],
        "#f4fff0", 0.7, wobble=0.2, soft=0.5)
    canvas.line([(312, 46), (312, 92)], 1.6, "#0a1c1e", 0.9, wobble=0.1)
    canvas.glow(312, 101, 86, "#fff0b8", 0.75, power=2)
    canvas.fill(rect(304, 90, 16, 5, 2), ["#a87c40", "#4a3018"], form=0.6, radius=3, **CRISP)
    canvas.fill(smooth([(306, 95), (303, 104), (312, 112), (321, 104), (318, 95)]), ["#fffdf0", "#ffe08a"], **CRISP)
    canvas.glow(312, 103, 26, "#fffbe0", 0.9, power=1.4)


def _shafts(canvas: Canvas) -> None:
    shaft(canvas, 316, 70, 262, 800, 30, 300, "#d8fff0", 0.34)
    shaft(canvas, 330, 70, 380, 780, 16, 150, "#fff4c8", 0.22)
    for x0, x1, w in ((180, 60, 60), (470, 540, 70), (90, 10, 40)):
        shaft(canvas, x0, 100, x1, 640, 16, w, "#a8f0dc", 0.13)


def _sunflower(canvas: Canvas) -> None:
    with canvas.at(216, 778):
        canvas.shadow(ellipse(0, 4, 62, 14), "#06181c", 0, 4, 8, 0.6)
        for side in (-1, 1):
            canvas.fill(ribbon([(side * 30, -78), (side * 40, -30), (side * 46, 4)], [9, 7, 6]),
                ["#8a5a3a", "#3a2420"], form=0.7, radius=4, **CRISP)
        canvas.fill(ellipse(0, -80, 60, 15), ["#c88a54", "#6a3e28"], form=0.6, radius=8,
            rim=("#e8fff0", 2, 0.8), **CRISP)
        canvas.fill(smooth([(-31, -126, 1), (31, -126, 1), (23, -82), (-23, -82)]), ["#f28a5e", "#a8402f"],
            form=0.85, radius=16, rim=("#fff0d8", 2, 0.8), **CRISP)
        canvas.fill(rect(-35, -134, 70, 14, 4), ["#f49a6c", "#b44c34"], form=0.7, radius=6,
            rim=("#fff0d8", 1.6, 0.8), **CRISP)
        canvas.fill(ellipse(0, -133, 29, 5), "#3a2418", **CRISP)
        canvas.fill(ribbon([(0, -132), (-6, -180), (2, -230), (-8, -272)], [8, 7, 6, 6]),
            ["#8ac050", "#3a6a30"], form=0.7, radius=4, **CRISP)
        for x, y, turn, size in ((-4, -168, 205, 1.1), (0, -190, -28, 1.2), (1, -220, 196, 0.9)):
            leaf = placed(smooth([(0, 0), (20, -18), (46, -12), (60, 8, 1), (40, 14), (16, 10)]), x, y, size,
                turn)
            canvas.fill(leaf, ["#9ad058", "#2f6a38"], form=0.6, radius=9, rim=("#f0ffd0", 1.4, 0.8), **CRISP)
        _flower_head(canvas, -10, -296)


def _flower_head(canvas: Canvas, x: float, y: float) -> None:
    random = dice(4)
    for ring, (count, reach, colours) in enumerate(((17, 54, ["#f0a428", "#b86a14"]),
        (15, 46, ["#ffdc5e", "#f0a428"]))):
        for i in range(count):
            turn = i * 360 / count + ring * 11 + 8 * random.random()
            petal = placed(smooth([(14, -6), (30, -10), (reach, -3), (reach + 5, 1, 1), (30, 10), (14, 6)]),
                x, y, 1, turn)
            canvas.fill(petal, colours, gradient=("r", (x, y), 58), form=0.5, radius=6,
                rim=("#fff6c8", 1.2, 0.7), **CRISP)
    canvas.fill(ellipse(x, y, 25), ["#8a5426", "#3a2014"], gradient=("r", (x - 6, y - 6), 28), form=0.6,
        radius=18, bump=0.5, **CRISP)
    for i in range(60):
        r, t = 23 * math.sqrt(i / 60), i * 2.399
        canvas.fill(ellipse(x + r * math.cos(t), y + r * math.sin(t), 1.3), "#e8b058" if i > 20
            else "#2a140c", edge=0, wobble=0, detail=1)
    canvas.glow(x, y, 110, "#ffd870", 0.4)


def _diver(canvas: Canvas) -> None:
    """A diver in canvas and brass, bent over to the left, can in hand; origin between the boots, 300 high."""
    suit = ["#d8c49a", "#a8946c", "#4c5a50"]
    rim = ("#e8fff4", 2.4, 0.85)
    hose = [(6, -262), (58, -300), (84, -370), (66, -450), (14, -520), (-28, -572), (-44, -606), (-46, -640)]
    canvas.line(hose, [9, 8, 7, 5, 3.4, 2.6], "#c85a40", 1, form=0.8, radius=4, wobble=0.2, detail=0.8)
    canvas.line([(p[0] - 1, p[1] - 1) for p in hose], [1.6, 1, 0.6], "#ffb890", 0.6, wobble=0.2)
    canvas.shadow(ellipse(6, 4, 86, 14), "#06181c", 0, 4, 8, 0.65)
    back_arm = ribbon([(20, -196), (-20, -168), (-66, -160)], [44, 36, 28])
    canvas.fill(back_arm, [suit[1], suit[2]], form=0.85, radius=14, **CRISP)
    canvas.fill(smooth([(-60, -172), (-82, -174), (-96, -164), (-90, -152), (-64, -148)]), "#7a4a30",
        form=0.7, radius=8, **CRISP)
    legs = [ribbon([(34, -118), (44, -66), (40, -20)], [62, 52, 40]),
        ribbon([(-6, -118), (-16, -66), (-22, -20)], [62, 52, 40])]
    for i, leg in enumerate(legs):
        mask = canvas.fill(leg, suit[1:] if i == 0 else suit, form=0.85, radius=20, rim=rim, bump=0.25,
            grain=0.25, **CRISP)
        x = 42 if i == 0 else -18
        for y in (-84, -66, -48):
            canvas.line([(x - 26, y - 4), (x - 4, y + 6), (x + 24, y - 3)], [0.4, 3, 0.4], "#4c4c3c", 0.5,
                clip=mask)
        bx = x - (4 if i else 2)
        canvas.fill(smooth([(bx - 36, 2), (bx - 34, -12), (bx - 18, -20), (bx - 14, -34), (bx + 20, -34),
            (bx + 24, 2)]), ["#6a5a50", "#2a2420"], form=0.8, radius=10, rim=rim, **CRISP)
        canvas.fill(rect(bx - 38, -2, 64, 9, 3), ["#9aa8a4", "#4a5654"], form=0.7, radius=4, **CRISP)
        canvas.line([(bx - 16, -26), (bx + 22, -26)], 4, "#3a2018", 1, wobble=0.1)
    torso = smooth([(-44, -210), (-52, -170), (-42, -134), (-38, -104), (10, -92), (62, -104), (66, -146),
        (60, -196), (30, -226), (-12, -230)])
    mask = canvas.fill(torso, suit, gradient=((-40, -210), (60, -100)), form=0.9, radius=34, rim=rim,
        bump=0.2, grain=0.25, **CRISP)
    for points in ([(-40, -160), (0, -146), (40, -156)], [(-36, -136), (4, -124), (58, -132)],
        [(20, -190), (44, -170), (58, -150)]):
        canvas.line(points, [0.4, 3.4, 0.4], "#4c4c3c", 0.55, clip=mask)
    canvas.fill(ribbon([(-42, -116), (10, -102), (64, -116)], [15, 17, 15]), ["#7a4a30", "#3a2018"], form=0.6,
        radius=6, **CRISP)
    for x, y in ((-30, -112), (-4, -105), (24, -105), (48, -111)):
        canvas.fill(rect(x - 9, y - 10, 18, 20, 3), ["#aab4b0", "#4a5654"], form=0.7, radius=5, rim=rim,
            **CRISP)
    plate = smooth([(-62, -206), (-50, -234), (-16, -246), (26, -238), (54, -214), (58, -186), (22, -176),
        (-20, -176), (-54, -184)])
    canvas.fill(plate, BRASS, form=0.95, radius=24, rim=("#fffbe6", 2.4, 0.9), **CRISP)
    for x, y in ((-50, -198), (-28, -186), (0, -182), (28, -184), (48, -196)):
        canvas.fill(ellipse(x, y, 3.6), "#8a5a28", form=0.9, radius=3, **CRISP)
    with canvas.at(-22, -272, 1.06, -10):
        _helmet(canvas)
    with canvas.at(-110, -208, 0.84, -24):
        _can(canvas)
    _arm(canvas)


def _arm(canvas: Canvas) -> None:
    """The near arm, its sleeve gathered by a strap, and a leather glove closed round the handle."""
    light, rim = (-0.35, -0.75, 0.55), ("#e8fff4", 2, 0.7)
    arm = sculpt.model(canvas, [[([(4, -202, 8), (-30, -170, 26), (-62, -180, 30), (-84, -190, 30)],
        [26, 23, 18, 14.5])]], 4, 4)
    sculpt.cast_shadow(canvas, arm, "#06181c", 4, 12, 8, 0.5)
    mask = sculpt.lit(canvas, arm, [(0, "#2a3a36"), (0.35, "#746c50"), (0.65, "#b8a478"), (1, "#f0e4bc")],
        light=light, rim=rim)
    for points in ([(-46, -206), (-38, -180), (-46, -150)], [(-62, -202), (-56, -182), (-64, -160)],
        [(-20, -216), (-14, -190), (-26, -150)], [(-32, -162), (-44, -158), (-52, -164)]):
        canvas.line(points, [0.5, 3, 0.5], "#4c4c3c", 0.5, clip=mask, soft=0.8)
    canvas.line([(-80, -208), (-74, -190), (-78, -172)], 7, "#6a3a28", 1, clip=mask, wobble=0.1, form=0.6, radius=3)
    with canvas.at(-84, -190, 0.3, 8):
        groups, _places = sculpt.hand(curl=((62, 74, 40), (64, 78, 42), (66, 80, 42), (68, 80, 42)),
            splay=(-2, 0, 2, 4), mirror=True, bulk=1.32, view=sculpt.turned(-18, 16, -96),
            thumb=((-16, -16, 0), (-42, -40, 6), (-50, -72, -10), (-36, -96, -30)))
        form = sculpt.model(canvas, groups, 16, 4)
        sculpt.cast_shadow(canvas, form, "#06181c", 2, 5, 3, 0.5)
        sculpt.lit(canvas, form, [(0, "#2c120c"), (0.35, "#6e3a24"), (0.65, "#b8754a"), (1, "#f2c494")], light=light,
            rim=("#f4fff4", 5, 0.7), creases=1.0)


def _helmet(canvas: Canvas) -> None:
    """A copper sphere with three windows; an old man's face behind the front one."""
    canvas.fill(ellipse(0, 30, 36, 12), ["#d8a050", "#6a4020"], form=0.8, radius=8, **CRISP)
    canvas.fill(ellipse(0, 0, 47, 48), BRASS, gradient=((-20, -46), (30, 46)), form=0.95, radius=44,
        rim=("#fffbe6", 3, 0.95), grain=0.2, texture=0.02, **CRISP)
    canvas.fill(ellipse(-8, -26, 20, 9, -16), "#fffdf0", alpha=0.55, soft=4)
    canvas.fill(ellipse(36, -2, 8, 17), ["#a8743a", "#5a3818"], form=0.7, radius=5, **CRISP)
    canvas.fill(ellipse(37, -2, 4.6, 12), "#143a40", **CRISP)
    canvas.fill(ellipse(8, -44, 12, 8), ["#d8a050", "#7a4c22"], form=0.8, radius=6, **CRISP)
    canvas.fill(ellipse(-22, 2, 29, 31), ["#f0c078", "#7a4c22"], form=0.9, radius=7, rim=("#fffbe6", 2, 0.9),
        **CRISP)
    glass = canvas.fill(ellipse(-23, 2, 22, 24), ["#3f6a64", "#12343a"], edge=0.05, wobble=0.1, detail=1)
    face = canvas.fill(smooth([(-40, -4), (-38, -16), (-24, -22), (-8, -16), (-4, 2), (-10, 18), (-24, 24),
        (-36, 18), (-40, 10), (-45, 5)]), ["#f4c8a0", "#a8705a"], gradient=((-40, 0), (-4, 4)), form=0.45,
        radius=12, clip=glass, **CRISP)
    canvas.fill(smooth([(-42, 10), (-24, 9), (-8, 14), (-10, 26), (-24, 30), (-38, 26)]), "#a4aaa6", clip=glass,
        **CRISP)
    canvas.fill(spline([(-42, 10), (-32, 7), (-20, 11), (-14, 17), (-26, 15), (-38, 16)]), "#f4f0e8",
        clip=glass, form=0.5, radius=4, **CRISP)
    canvas.fill(smooth([(-38, 16), (-26, 17), (-12, 14), (-10, 26), (-24, 30), (-36, 26)]), "#e4e0dc",
        clip=glass, form=0.5, radius=5, **CRISP)
    canvas.line([(-38, -2), (-33, 0), (-29, -2)], [0.5, 2, 0.5], "#2a1820", 1, wobble=0, detail=1)
    canvas.line([(-22, -2), (-17, 0), (-12, -3)], [0.5, 2, 0.5], "#2a1820", 1, wobble=0, detail=1)
    canvas.line([(-41, -9), (-35, -10), (-29, -6)], [0.6, 2.2, 0.6], "#e8e4dc", 1, wobble=0, detail=1)
    canvas.line([(-23, -7), (-16, -11), (-10, -10)], [0.6, 2.2, 0.6], "#e8e4dc", 1, wobble=0, detail=1)
    # the helmet shades his brow
    canvas.fill(smooth([(-50, -30), (10, -30), (12, 30), (-2, 26), (-8, 0), (-20, -8), (-44, -7)]), "#123036",
        alpha=0.55, soft=4, clip=face)
    canvas.line([(-28, -4), (-32, 4), (-28, 6)], [0.4, 1.5, 0.4], "#8a4c40", 0.9, wobble=0)
    canvas.fill(smooth([(-40, -12), (-30, -20), (-16, -20), (-28, -12), (-36, 0)]), "#e8fff4", alpha=0.3,
        clip=glass, soft=1)
    for t in range(8):
        canvas.fill(ellipse(-22 + 26 * math.cos(t * 0.785), 2 + 28 * math.sin(t * 0.785), 2), "#6a3e1c",
            edge=0, wobble=0, detail=1)


def _can(canvas: Canvas) -> None:
    """A coral watering can that pours silver air; its hand grip is at the origin."""
    red = ["#ff8a68", "#f26b4e", "#9a3428"]
    canvas.line([(0, 0), (6, 34), (-10, 52)], 5, "#c84c38", 1, form=0.7, radius=3, wobble=0.1, detail=0.9)
    canvas.fill(ribbon([(-52, 60), (-84, 42), (-100, 20)], [16, 11, 8]), red, form=0.8, radius=5,
        rim=("#fff0e0", 1.6, 0.9), **CRISP)
    canvas.fill(smooth([(-60, 20, 1), (-8, 20, 1), (-2, 66), (-6, 74), (-62, 74), (-66, 66)]), red, form=0.85,
        radius=16, rim=("#fff0e0", 2, 0.9), **CRISP)
    canvas.fill(ellipse(-34, 20, 26, 6), "#5a1c1c", **CRISP)
    canvas.line([(-56, 20), (-34, -8), (-4, -2), (0, 2)], 5, "#f26b4e", 1, form=0.7, radius=3, wobble=0.1,
        detail=0.9)
    canvas.fill(placed(ellipse(0, 0, 5, 13), -103, 16, 1, -36), ["#ffb090", "#c84c38"], form=0.5, radius=4,
        **CRISP)
    random = dice(6)
    fall = [(-106, 14), (-114, 17), (-124, 24), (-133, 35)]
    for dx, wide, alpha in ((-5, 3, 0.5), (0, 4, 0.8), (5, 3, 0.55)):
        canvas.line([(x + dx * (0.4 + k * 0.4), y) for k, (x, y) in enumerate(fall)], [wide, wide * 0.8, wide * 0.5,
            0.6], "#e8fffa", alpha, wobble=0.2, rough=0, soft=0.5, detail=0.9)
    for k in range(7):
        x, y = along(fall, 0.15 + 0.85 * k / 7)
        canvas.fill(ellipse(x - 4 + 8 * random.random(), y, 1 + 2.2 * random.random()), "#f4fffc", alpha=0.85, edge=0,
            wobble=0, grain=0, detail=1)
    canvas.glow(-122, 26, 40, "#c8fff0", 0.35)


def _foreground(canvas: Canvas) -> None:
    random = dice(31)
    for x, y, h, w, c in ((16, 920, 300, 20, "#0c4a48"), (52, 930, 190, 16, "#0a3c40"),
        (574, 930, 330, 22, "#0a3c40"), (540, 940, 170, 15, "#0c4a48")):
        kelp(canvas, x, y, h, w, c, seed=int(x))
    for x, y, length, flip, c in ((342, 372, 28, -1, ("#ffd8a0", "#e0764c")),
        (376, 392, 20, -1, ("#ffd8a0", "#e0764c")), (90, 470, 24, -1, ("#c8f0e0", "#3f9a94")),
        (136, 452, 18, -1, ("#c8f0e0", "#3f9a94")), (300, 420, 16, -1, ("#ffe6b0", "#d89a50"))):
        with canvas.at(x, y, 1, 0, flip):
            fish(canvas, length, c)
    for i in range(26):  # the breath goes up
        t = i / 25
        x, y = 476 + 26 * math.sin(i * 1.3) - 90 * t, 410 - 340 * t
        r = 2 + 6 * random.random()
        canvas.fill(ellipse(x, y, r), "#d8fff4", alpha=0.25, edge=0.05, wobble=0.1)
        canvas.line([(x - r * 0.7, y), (x - r * 0.5, y - r * 0.6), (x + r * 0.2, y - r * 0.9)],
            [0.3, 1.3, 0.3], "#ffffff", 0.9, wobble=0)
    for _ in range(140):
        x, y = 600 * random.random(), 900 * random.random()
        canvas.fill(ellipse(x, y, 0.5 + 1.3 * random.random() ** 2), "#e8fff0", alpha=0.2
            + 0.35 * random.random(), edge=0, wobble=0, grain=0)
    shaft(canvas, 318, 80, 300, 800, 20, 240, "#e8fff0", 0.12)
