"""A mouse stands before three empty wigs and robes; the lamp throws its shadow as a lion."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import ellipse, minus, placed, poly, rect, ribbon, smooth, spline, union

CARD = Card(
    id="court",
    palette="candle-brown",
    composition="interior",
    setting="court",
    mood="dread",
    themes=("law", "crime", "justice", "power"),
    hero="empty judges",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=302,
    grading=dict(contrast=1.1, vignette=0.34, warm=0.05, shadows="#2a1510"),
)

LAMP = (150, 742)
CRISP = dict(edge=0.1, wobble=0.2, detail=0.85)

LION = [(165, 484), (183, 470), (204, 456), (213, 446), (226, 432), (246, 422), (290, 420), (350, 432), (404, 458),
    (446, 472), (486, 472), (516, 481), (537, 504), (543, 540), (538, 580), (551, 622), (543, 662), (541, 690),
    (543, 704, 1), (494, 704, 1), (498, 692), (513, 684), (515, 644), (488, 606), (470, 576), (440, 580), (404, 590),
    (376, 598), (371, 630), (368, 662), (370, 690), (372, 704, 1), (310, 704, 1), (312, 690), (327, 682), (322, 644),
    (308, 604), (262, 590), (226, 578), (203, 570), (196, 576, 1), (181, 566), (174, 553), (174, 541), (180, 534, 1),
    (203, 529, 1), (181, 530), (169, 527), (163, 518), (164, 507), (169, 502, 1), (161, 498), (159, 490)]
FAR_LEGS = [[(318, 590), (300, 640), (282, 682), (262, 692), (258, 704, 1), (304, 704, 1), (318, 660), (346, 600)],
    [(480, 580), (470, 630), (480, 660), (462, 690), (450, 704, 1), (488, 704, 1), (504, 660), (520, 590)]]
MANE = [(236, 414), (276, 388), (330, 384), (380, 402), (412, 440), (424, 492), (416, 548), (388, 594), (346, 624),
    (298, 628), (258, 606), (232, 572), (246, 500)]
LOCKS = [(-146, 122), (-129, 126), (-113, 133), (-97, 137), (-81, 137), (-65, 138), (-50, 139), (-35, 138), (-20, 139),
    (-5, 136), (10, 134), (25, 137), (41, 136), (57, 141), (73, 147), (89, 152), (104, 148), (119, 140), (133, 124)]


def draw(canvas: Canvas) -> None:
    """Paint the hall, light it from the lamp, then the mouse."""
    canvas.set_light((-0.45, 0.7, 0.5), ambient="#1c0d0b", key="#ffd08a")
    canvas.calm()
    _hall(canvas)
    seats = ((104, 132, 0.84, 6), (496, 132, 0.84, -6), (300, 96, 1.02, 0))
    for x, y, size, turn in seats:
        with canvas.at(x, y, size, turn):
            _judge(canvas)
    _bench(canvas)
    for x, y, size, turn in seats:
        with canvas.at(x, y, size, turn):
            _sleeves(canvas, gavel=x == 300)
    light_pools(canvas, [(300, 540, 300, "#ffb45c", 1.4), (300, 190, 340, "#ffd2a0", 1.05),
        (190, 800, 230, "#ffc878", 1.1)], "#3a221e")
    brush.background(canvas, radii=(14, 7, 3))
    _shadow_of_the_lion(canvas)
    _floor(canvas)
    _dock(canvas)
    _table(canvas)


def _hall(canvas: Canvas) -> None:
    canvas.sky([(0, "#2a1510"), (0.3, "#54291a"), (1, "#7a4424")], swirl=0.05)
    for i in range(-6, 7):  # panels run up into the dark and lean together
        x0, x1 = 300 + i * 58, 300 + i * 46
        canvas.line([(x0, 420), (x1, -10)], [7, 4], "#1e0e0a", 0.75, wobble=0.2)
        canvas.line([(x0 - 5, 420), (x1 - 4, -10)], [2, 1], "#b0683a", 0.5, wobble=0.2)
    canvas.fill(rect(-10, -10, 620, 130), ["#0e0605", "#2a1510"], alpha=0.85, fade=((0, 40), (0, 130)),
        edge=0)


def _curl(canvas: Canvas, x: float, y: float, w: float, h: float, turn: float) -> None:
    """One powdered roll of a wig with its spiral."""
    canvas.fill(ellipse(x, y, w, h, turn), ["#fff8ea", "#e2d0b4", "#a08a74"],
        gradient=((x, y + h), (x, y - h)), form=0.9, radius=h * 0.9, rim=("#ffe9bc", 1.4, 0.7), **CRISP)
    with canvas.at(x, y, 1, turn):
        for k in (0.62, 0.3):
            canvas.line([(-w * k, h * 0.1), (0, h * k), (w * k, 0), (0, -h * k * 0.8),
                (-w * k * 0.6, -h * 0.1)], [0.4, 1.3, 0.4], "#7a5e48", 0.7, wobble=0.1)


def _judge(canvas: Canvas) -> None:
    """An empty robe with a floating wig, origin in the void where a face should be."""
    robe = smooth([(-34, 62), (-84, 82), (-128, 120), (-146, 190), (-150, 260), (150, 260), (146, 190),
        (128, 120), (84, 82), (34, 62), (0, 74)])
    canvas.shadow(robe, "#0a0404", 0, -8, 14, 0.7)
    mask = canvas.fill(robe, ["#8c2a22", "#641a1a", "#3a0f12"], gradient=((0, 250), (0, 60)), form=0.9,
        radius=40, rim=("#f0a060", 2.5, 0.6), grain=0.25, texture=0.03, **CRISP)
    for side in (-1, 1):
        for k in range(4):
            canvas.line([(side * (44 + 18 * k), 84 + 8 * k), (side * (56 + 18 * k), 150),
                (side * (52 + 24 * k), 258)], [1, 5, 7], "#2a090d", 0.6, clip=mask, soft=1)
        # ermine
        canvas.fill(ribbon([(side * 30, 64), (side * 52, 120), (side * 50, 256)], [22, 30, 34]),
            ["#f3e3c8", "#b89a74"], gradient=((0, 256), (0, 64)), form=0.7, radius=12, clip=mask, **CRISP)
        for k in range(5):
            canvas.fill(spline([(side * (46 + 3 * (k % 2)), 96 + 32 * k), (side * 50, 104 + 32 * k),
                (side * 54, 97 + 32 * k), (side * 50, 92 + 32 * k)]), "#2a1512", **CRISP)
    canvas.fill(ellipse(0, 70, 33, 16), "#0c0504", form=0, **CRISP)  # nobody in the collar
    for side in (-1, 1):  # lawyer's bands
        canvas.fill(poly([(side * 2, 80), (side * 16, 78), (side * 24, 138), (side * 4, 140)]),
            ["#fff4de", "#d4b894"], form=0.4, radius=5, **CRISP)
    hair = smooth([(0, -92), (38, -82), (66, -48), (78, 0), (80, 60), (70, 118), (40, 124), (30, 84),
        (38, 30), (30, -20), (0, -38), (-30, -20), (-38, 30), (-30, 84), (-40, 124), (-70, 118), (-80, 60),
        (-78, 0), (-66, -48), (-38, -82)])
    canvas.fill(ellipse(0, 16, 44, 66), ["#060202", "#1c0d0a"], edge=0.2)
    canvas.shadow(hair, "#0a0404", 0, -6, 8, 0.6)
    canvas.fill(hair, ["#a8907a", "#e6d6bc", "#fbf0dc"], form=0.9, radius=26, **CRISP)
    for k in range(5):
        for side in (-1, 1):
            _curl(canvas, side * (48 + 9 * math.sin(k * 0.8 + 0.4)), -34 + 35 * k, 27, 16, side * (8 - 4 * k))
    for i, x in enumerate((-34, -12, 12, 34)):
        _curl(canvas, x, -62 - (8 if i in (1, 2) else 0), 17, 16, x * 0.8)
    canvas.line([(0, -92), (0, -64), (0, -42)], [2, 3, 1], "#6a4e3c", 0.7)


def _sleeves(canvas: Canvas, gavel: bool) -> None:
    """The judge's sleeves, without hands, on the bench; the same origin."""
    for side in (-1, 1):
        sleeve = placed(smooth([(76, 78), (120, 96), (150, 150), (158, 216), (140, 258), (100, 270),
            (56, 266), (46, 238), (52, 212, 1), (86, 208), (100, 176), (92, 124)]), flip=side)
        canvas.fill(sleeve, ["#8c2a22", "#48141a"], form=0.9, radius=22, rim=("#f0a060", 2, 0.7), **CRISP)
        canvas.fill(ellipse(side * 62, 238, 10, 22, side * 12), "#0c0504", **CRISP)
        canvas.line([(side * 62, 216), (side * 73, 238), (side * 62, 260)], [3, 5, 3], "#f0d8b0", 0.9,
            wobble=0.2)
    if gavel:
        canvas.fill(ribbon([(62, 238), (20, 226)], [5, 4]), "#7a4424", form=0.7, radius=3, **CRISP)
        canvas.fill(placed(rect(-12, -20, 24, 40, 5), 14, 224, 1, 14), ["#a8612f", "#5a2c16"], form=0.9,
            radius=10, rim=("#ffd08a", 1.6, 0.8), **CRISP)


def _bench(canvas: Canvas) -> None:
    """The tall oak front of the bench, panelled; the wall the shadow falls on."""
    canvas.fill(poly([(-20, 330), (620, 330), (640, 740), (-40, 740)]), ["#d08a4a", "#b06a34", "#7a4220"],
        texture=0.1, streaks="v", grain=0.4)
    random = dice(3)
    for i in range(160):  # the grain of the oak
        x, y = random.random() * 640 - 20, 340 + 380 * random.random()
        canvas.line([(x, y), (x + 3 * random.random(), y + 30), (x, y + 60 + 40 * random.random())],
            [0.3, 1.2, 0.3], "#5a2c14" if i % 3 else "#f0b878", 0.28)
    for i in range(5):
        x = 300 + (i - 2) * 148
        for inset, colour, alpha in ((0, "#4a2412", 0.9), (5, "#f0b070", 0.5), (9, "#6a3418", 0.8)):
            frame = minus(rect(x - 62 + inset, 392 + inset, 124 - 2 * inset, 292 - 2 * inset),
                rect(x - 58 + inset, 396 + inset, 116 - 2 * inset, 284 - 2 * inset))
            canvas.fill(frame, colour, alpha=alpha, edge=0.1, wobble=0.2)
    canvas.shadow(rect(-20, 362, 640, 10), "#1a0806", 0, 8, 8, 0.7)
    canvas.fill(rect(-20, 332, 640, 30), ["#e8ac68", "#8a4c24", "#5a2c16"], form=0.5, radius=10,
        light=(0, 0.8, 0.4), edge=0.1, wobble=0.3)
    for i in range(34):
        canvas.fill(ellipse(-10 + 19 * i, 368, 6.5, 6), "#b06a34", form=0.9, radius=6, light=(-0.3, 0.7, 0.5),
            edge=0.1)
    canvas.fill(rect(-20, 704, 640, 40), ["#a8632f", "#5a2c16"], form=0.4, radius=10, edge=0.1, wobble=0.3)


def _shadow_of_the_lion(canvas: Canvas) -> None:
    """A lion in profile, standing: broad swept locks, deep chest, lean flank, hocks, a tufted tail."""
    tail = ribbon([(526, 500), (566, 534), (576, 590), (562, 634), (572, 660)], [18, 14, 11, 9, 8])
    tuft = smooth([(564, 652), (584, 654), (592, 680), (580, 706, 1), (562, 688), (558, 668)])
    locks = [smooth(MANE)]
    for turn, reach in LOCKS:  # each lock grows out of the mane and bends back and down at its tip
        root, tip = math.radians(turn - 4), math.radians(turn + 8)
        locks.append(ribbon([(318 + 84 * math.cos(root), 502 + 84 * math.sin(root)),
            (318 + 112 * math.cos(root), 502 + 112 * math.sin(root)),
            (318 + reach * math.cos(tip), 502 + reach * math.sin(tip))], [46, 34, 2]))
    ear = ellipse(240, 424, 15, 17, -20)
    lion = union(smooth(LION), *[smooth(leg) for leg in FAR_LEGS], *locks, ear, tail, tuft)
    canvas.fill(lion, ["#1c0a08", "#2a100a"], alpha=0.88, edge=0.3, soft=1.2, wobble=0.4)
    canvas.fill(lion, "#1c0a08", alpha=0.3, edge=0, soft=9)


def _floor(canvas: Canvas) -> None:
    canvas.fill(rect(-20, 744, 640, 180), ["#3a1d12", "#6a3a20", "#2a140e"], gradient=((0, 744), (0, 900)),
        texture=0.08)
    for i in range(9):
        canvas.line([(300 + (i - 4) * 82, 744), (300 + (i - 4) * 150, 910)], [1, 3], "#1c0c08", 0.7,
            wobble=0.2)
    canvas.glow(300, 830, 260, "#ffb45c", 0.42, squash=0.34)
    canvas.fill(poly([(156, 738), (178, 716), (700, 470), (700, 900), (420, 860)]), "#ffce84", alpha=0.16,
        soft=14, edge=0, blend="screen", fade=((170, 740), (600, 680)))


def _dock(canvas: Canvas) -> None:
    """The box of the accused with the mouse in it."""
    light = (-0.85, 0.05, 0.5)
    wood = ["#d88a48", "#8a4c24", "#3a1c10"]
    with canvas.at(384, 872, 1.08):
        canvas.fill(poly([(-90, 6), (96, 6), (190, -20), (120, -34)]), "#0e0504", alpha=0.7, soft=8)
        canvas.fill(poly([(-64, -92), (64, -92), (64, -20), (-64, -20)]), ["#5a2c16", "#2a120a"], edge=0.1)
        canvas.fill(rect(-70, -98, 140, 8, 2), wood, form=0.7, radius=4, light=light, **CRISP)
        with canvas.at(2, -58, 1.34):
            _mouse(canvas, light)
        for x0, x1 in ((-92, -70), (92, 70)):  # side walls
            canvas.fill(poly([(x0, -66), (x1, -96), (x1, -8), (x0, 6)]), wood[:2] if x0 < 0 else wood[1:],
                edge=0.1)
        front = canvas.fill(rect(-92, -66, 184, 72), ["#c8793c", "#8a4c24", "#4a2412"],
            gradient=((-92, 0), (92, 0)), texture=0.08, streaks="v", edge=0.1, wobble=0.2, detail=0.7)
        for i in range(3):
            x = -80 + 56 * i
            canvas.fill(minus(rect(x, -50, 48, 44), rect(x + 4, -46, 40, 36)), "#3a1c10", alpha=0.85,
                clip=front, **CRISP)
            canvas.line([(x + 5, -8), (x + 44, -8)], 1.4, "#f0b070", 0.7, wobble=0)
        for x in (-92, 92):
            canvas.fill(rect(x - 7, -82, 14, 92, 2), wood, gradient=((x - 7, 0), (x + 7, 0)), form=0.8,
                radius=6, light=light, rim=("#ffe0a8", 1.6, 0.8, light), **CRISP)
            canvas.fill(ellipse(x, -90, 10), wood, form=0.9, radius=9, light=light,
                rim=("#ffe0a8", 1.6, 0.9, light), **CRISP)
        canvas.fill(rect(-98, -72, 196, 11, 3), wood, gradient=((-98, 0), (98, 0)), form=0.8, radius=5,
            light=(-0.6, -0.6, 0.5), rim=("#ffe9bc", 1.6, 0.9, (-0.6, -0.6, 0.5)), **CRISP)
        canvas.fill(rect(-98, 2, 196, 9, 2), wood[1:], form=0.6, radius=4, light=light, **CRISP)


def _mouse(canvas: Canvas, light) -> None:
    """A field mouse upright in profile, hat held in both paws; origin between the feet, 84 high."""
    fur, belly, pink = "#a97a50", "#f3dcb8", "#eeb49c"
    rim = ("#ffe2ae", 1.6, 0.9, light)
    canvas.fill(ribbon([(20, -6), (44, -2), (58, -18), (74, -12)], [6, 4, 3, 1.2]), pink, form=0.6, radius=3,
        light=light, **CRISP)
    body = union(smooth([(-6, -58), (-16, -44), (-21, -24), (-18, -6), (-6, 0), (16, 0), (27, -8), (27, -26),
        (18, -46), (8, -58)]), ellipse(18, -10, 14, 11))
    mask = canvas.fill(body, [fur, mix(fur, "#2a1510", 0.4)], gradient=((-20, -40), (28, -10)), form=0.9,
        radius=15, light=light, rim=rim, bump=0.2, **CRISP)
    canvas.fill(smooth([(-10, -54), (-20, -26), (-16, -4), (-2, -4), (0, -30)]), belly, alpha=0.85, soft=2.4,
        clip=mask)
    random = dice(9)
    for _ in range(70):
        x, y = -18 + 44 * random.random(), -54 + 52 * random.random()
        canvas.line([(x, y), (x + 2, y + 5)], [0.8, 0.2], "#e8b888" if x < 4 else "#4a2818", 0.6, clip=mask,
            wobble=0)
    canvas.fill(ellipse(-12, 0, 12, 4), pink, form=0.5, radius=3, light=light, **CRISP)
    canvas.fill(ellipse(14, 1, 14, 4), pink, form=0.5, radius=3, light=light, **CRISP)
    canvas.fill(ellipse(15, -87, 14, 16, 20), mix(fur, "#2a1510", 0.25), form=0.6, radius=6, light=light,
        **CRISP)
    canvas.fill(ellipse(13, -86, 9, 11, 20), mix(pink, "#7a3a30", 0.35), **CRISP)
    head = smooth([(-33, -64), (-28, -69), (-16, -76), (-4, -84), (10, -82), (17, -70), (13, -58), (0, -52),
        (-16, -55), (-29, -60)])
    face = canvas.fill(head, [fur, mix(fur, "#2a1510", 0.35)], gradient=((-26, -70), (16, -66)), form=0.8,
        radius=12, light=light, rim=rim, **CRISP)
    canvas.fill(smooth([(-33, -62), (-20, -64), (-8, -58), (-2, -52), (-18, -54)]), belly, alpha=0.8,
        soft=1.6, clip=face)
    canvas.fill(ellipse(2, -92, 13, 16, -14), fur, form=0.7, radius=6, light=light, rim=rim, **CRISP)
    canvas.fill(ellipse(1, -91, 8.5, 11.5, -14), [pink, "#c47a68"], form=0.4, radius=4, light=light, **CRISP)
    canvas.fill(ellipse(-32.5, -64.5, 3, 2.6), "#d8705e", form=0.5, radius=2, **CRISP)
    canvas.fill(ellipse(-13, -69, 3.6, 4), "#140806", edge=0, wobble=0, detail=1)
    canvas.fill(smooth([(-18, -69), (-13, -74), (-8, -69), (-13, -68)]), fur, edge=0, wobble=0, detail=1)
    canvas.line([(-17.4, -68.6), (-13, -67.6), (-8.6, -68.8)], [0.3, 1.2, 0.3], "#2a140c", 0.9, wobble=0)
    canvas.line([(-18, -76), (-12, -77), (-7, -74)], [0.4, 1.4, 0.3], "#4a2818", 0.9, wobble=0)
    for dx, dy in ((-18, -6), (-20, 1), (-16, 7)):
        canvas.line([(-26, -61), (-26 + dx * 0.6, -61 + dy * 0.8), (-26 + dx, -61 + dy)], [0.9, 0.6, 0.2],
            "#fff0d0", 0.9, wobble=0)
    # his bowler
    canvas.fill(smooth([(-34, -38), (-28, -46), (-18, -46), (-12, -38)]), "#3a3a44", form=0.7, radius=6,
        light=light, rim=rim, **CRISP)
    canvas.fill(ellipse(-23, -37, 15, 3.4), "#26262e", form=0.5, radius=2, light=light, rim=rim, **CRISP)
    canvas.line([(-33, -40), (-23, -38), (-13, -40)], 2, "#a8442c", 1, wobble=0)
    canvas.fill(ribbon([(-2, -48), (-10, -40), (-18, -38)], [8, 6, 4]), fur, form=0.8, radius=4, light=light,
        rim=rim, **CRISP)
    canvas.fill(ellipse(-19, -38, 3.6, 2.8), pink, form=0.5, radius=2, light=light, **CRISP)


def _table(canvas: Canvas) -> None:
    """The clerk's corner in front: lamp and papers."""
    canvas.fill(poly([(-20, 842), (196, 842), (250, 910), (-20, 910)]), ["#d08a48", "#6a3418"],
        gradient=((150, 842), (60, 900)), texture=0.08, edge=0.1, detail=0.5)
    canvas.fill(poly([(-20, 878), (212, 878), (250, 910), (-20, 910)]), "#3a1a0e", alpha=0.7, edge=0.1)
    canvas.fill(poly([(16, 852), (84, 846), (100, 868), (24, 874)]), ["#fff0cc", "#d8b684"], edge=0.1,
        wobble=0.2, detail=0.8)
    for i in range(4):
        canvas.line([(30 + i, 854 + 4 * i), (78 + 3 * i, 850 + 4 * i)], 0.9, "#7a5a40", 0.7, wobble=0.3)
    brass = ["#ffe9b0", "#d8963c", "#7a4a1c"]
    _x, _y = LAMP
    canvas.fill(ellipse(130, 848, 38, 9), brass, form=0.8, radius=7, rim=("#fff0c0", 1.5, 0.8), **CRISP)
    canvas.fill(ribbon([(130, 846), (112, 800), (108, 752), (126, 722)], [8, 6, 6, 7]), brass, form=0.8,
        radius=4, **CRISP)
    shade = smooth([(118, 722, 1), (128, 702), (148, 698), (182, 712, 1), (164, 752), (146, 770, 1),
        (122, 748)])
    canvas.fill(shade, ["#2f5a44", "#143224"], form=0.9, radius=16, light=(-0.5, -0.6, 0.4),
        rim=("#a8d8a0", 1.6, 0.6, (-0.5, -0.6, 0.4)), **CRISP)
    canvas.fill(placed(ellipse(0, 0, 12, 34), 165, 742, 1, 32), ["#fffbe4", "#ffd272"], edge=0.05, wobble=0.1,
        detail=1)
    canvas.glow(172, 746, 110, "#ffdc90", 0.95, power=1.7)
    canvas.glow(180, 752, 260, "#ffb45c", 0.35, power=2)
