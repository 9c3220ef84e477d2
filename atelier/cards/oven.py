"""Quilted mittens draw a loaf out of the oven; its crust is a village with lit windows."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import along, ellipse, poly, rect, ribbon, smooth, spline

CARD = Card(
    id="oven",
    palette="candle-brown",
    composition="close-up",
    setting="kitchen",
    mood="tenderness",
    themes=("food", "work", "birth", "home"),
    hero="village loaf",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=310,
    grading=dict(contrast=1.08, vignette=0.34, warm=0.06, shadows="#2a1510"),
)

CRUST = ["#f6c878", "#d08a3c", "#8a4a1e"]
BEHIND = (0.1, -0.85, 0.4)
CRISP = dict(edge=0.1, wobble=0.2, detail=0.88)
LOAF = [(76, 560), (84, 484), (126, 420), (196, 380), (300, 366), (404, 380), (474, 420), (516, 484),
    (524, 560), (508, 640), (434, 700), (300, 722), (166, 700), (92, 640)]

# The right mitten, mirrored about the middle: the hand lies along the loaf's side, the thumb over its rim.
MITTEN = [(206, 806), (200, 776), (186, 752), (160, 736), (130, 718), (108, 694), (104, 668), (118, 650), (142, 650),
    (164, 662), (180, 664), (182, 644), (176, 610), (172, 566), (176, 526), (196, 496), (226, 486), (256, 498),
    (276, 532), (288, 590), (296, 660), (304, 730), (312, 806)]


def draw(canvas: Canvas) -> None:
    """Paint the oven's mouth and its fire, the loaf and its houses, the mittens."""
    canvas.set_light((-0.25, -0.75, 0.5), ambient="#2a1210", key="#ffdf9c")
    _oven(canvas)
    light_pools(canvas, [(300, 380, 230, "#ffb050", 1.5), (300, 700, 320, "#e89a58", 0.55)], "#3c221c")
    _embers(canvas)
    brush.background(canvas, radii=(18, 9, 4))
    _counter(canvas)
    _loaf(canvas)
    _village(canvas)
    _steam(canvas)
    for side in (-1, 1):
        lift, turn = (0, -11) if side > 0 else (20, -7)
        with canvas.at(300, 0, 1, 0, side), canvas.at(262, 700 + lift, 1, turn), canvas.at(-250, -700):
            _arm(canvas, side)
    _flour(canvas)


def _oven(canvas: Canvas) -> None:
    canvas.sky(["#5a3424", "#7a4a30"], swirl=0.05)
    random = dice(4)
    for j in range(16):  # the brick wall
        for i in range(9):
            x = -40 + i * 78 + (39 if j % 2 else 0)
            tone = mix("#a8643c", "#6a3624", random.random())
            canvas.fill(rect(x + 2, j * 44 + 2, 73, 39, 4), [mix(tone, "#ffd0a0", 0.12), tone], form=0.4,
                radius=6, edge=0.25, wobble=0.6)
    for k in range(21):  # the arch
        a = math.pi * (1 + k / 20)
        with canvas.at(300 + 274 * math.cos(a), 400 + 300 * math.sin(a), 1, math.degrees(a)):
            tone = mix("#c8845a", "#8a4a30", random.random())
            canvas.fill(rect(-38, -21, 78, 42, 5), [mix(tone, "#ffe0b0", 0.2), tone], form=0.5, radius=8,
                edge=0.2, wobble=0.5)
    mouth = smooth([(62, 640, 1), (62, 420), (92, 290), (170, 184), (300, 140), (430, 184), (508, 290),
        (538, 420), (538, 640, 1)])
    canvas.fill(mouth, [(0, "#ffcf70"), (0.3, "#f08a30"), (0.6, "#a83c18"), (1, "#2a0e0a")],
        gradient=("r", (300, 430), 330), edge=0.15)
    for k in range(9):  # the vault inside runs away from us
        r = 1 - 0.08 * k
        canvas.line([(300 + 236 * r * math.cos(math.pi * (1 + t / 24)), 440
            + 290 * r * math.sin(math.pi * (1 + t / 24))) for t in range(25)], 2.4, "#5a1c0e", 0.5,
            wobble=0.5)
    for k in range(12):
        a = math.pi * (1 + (k + 0.5) / 12)
        canvas.line([(300 + 90 * math.cos(a), 440 + 110 * math.sin(a)),
            (300 + 236 * math.cos(a), 440 + 290 * math.sin(a))], [1, 2.6], "#5a1c0e", 0.4, wobble=0.4)


def _embers(canvas: Canvas) -> None:
    """The fire lies at the back on the right and licks along the vault; the left side only glows."""
    for x, y, r, tone, strength in ((372, 352, 190, "#ff9a30", 0.75), (420, 372, 110, "#ffe08a", 0.6),
            (210, 390, 150, "#e8641c", 0.45)):
        canvas.glow(x, y, r, tone, strength, squash=0.8)
    random = dice(8)
    for k in range(17):
        x = 214 + 15 * k + 12 * random.random()
        h = (30 + 96 * math.exp(-((x - 398) / 74) ** 2)) * (0.65 + 0.55 * random.random())
        lean = 16 * (random.random() - 0.7)
        for w, share, c in ((17, 1, "#f0691c"), (11, 0.7, "#ffb038"), (6, 0.42, "#fff2b0")):
            canvas.fill(smooth([(x - w, 440), (x - w * 0.9, 410 - h * share * 0.3),
                (x - w * 0.3 + lean * 0.5, 404 - h * share * 0.65), (x + lean, 404 - h * share, 1),
                (x + w * 0.5 + lean * 0.4, 404 - h * share * 0.5), (x + w, 410), (x + w, 440)]), c, alpha=0.55,
                soft=4, edge=0)
    canvas.glow(330, 380, 290, "#ffb040", 0.5, squash=0.8)


def _counter(canvas: Canvas) -> None:
    stone = poly([(-20, 616), (620, 616), (620, 700), (-20, 700)])
    canvas.fill(stone, ["#c89468", "#7a4a30"], form=0.4, radius=10, edge=0.15, texture=0.06)
    board = poly([(-20, 690), (620, 690), (620, 920), (-20, 920)])
    mask = canvas.fill(board, ["#c8874c", "#8a5228", "#4a2816"], gradient=((0, 690), (0, 900)), texture=0.1,
        edge=0.1)
    for y in (742, 800, 862):
        canvas.line([(-10, y), (300, y + 3), (610, y - 2)], 2.4, "#3a1c0e", 0.7, clip=mask, wobble=0.4)
    canvas.fill(ellipse(300, 734, 240, 34), "#1c0a06", alpha=0.65, soft=12, clip=mask)


def _loaf(canvas: Canvas) -> None:
    path = smooth(LOAF)
    mask = canvas.fill(path, [(0, "#ffd98a"), (0.25, CRUST[0]), (0.6, CRUST[1]), (1, CRUST[2])],
        gradient=((300, 366), (300, 800)), form=0.75, radius=80, light=(-0.15, -0.7, 0.6), shade="#6a3014",
        rim=("#fff0b8", 4, 0.95, BEHIND), bump=0.35, grain=0.28, texture=0.02, edge=0.12, detail=0.7)
    random = dice(7)
    for points in ([(104, 604), (200, 580), (300, 592), (400, 580), (496, 604)],
            [(96, 520), (190, 500), (300, 516), (410, 498), (506, 522)],
            [(140, 446), (220, 436), (300, 450), (390, 434), (462, 446)],
            [(130, 664), (220, 638), (300, 652), (384, 636), (470, 662)]):
        # the scores are the streets
        canvas.line([(x, y + 5) for x, y in points], [4, 17, 14, 17, 4], "#7a3c16", 0.7, clip=mask, soft=2)
        canvas.line(points, [3, 13, 10, 13, 3], "#fbe6b8", 0.95, clip=mask, rough=0.8, detail=0.7)
    for i, x in enumerate((176, 262, 344, 428)):  # three deep cuts open in front, an ear of crust on each
        points = [(x - 34, 690 - abs(x - 300) * 0.12), (x, 668 - abs(x - 300) * 0.12),
            (x + 34, 682 - abs(x - 300) * 0.12)]
        canvas.line([(px, py + 4) for px, py in points], [2, 14, 2], "#8a4a1e", 0.8, clip=mask, soft=1)
        canvas.line(points, [2, 11, 2], "#fdeec8", 0.95, clip=mask, rough=0.8, detail=0.7)
    for _ in range(150):  # blisters and flour
        x, y = 90 + 420 * random.random(), 390 + 290 * random.random()
        canvas.fill(ellipse(x, y, 2 + 5 * random.random(), 1.4 + 3 * random.random()), "#fff4dc"
            if random.random() < 0.55 else "#7a3c16", alpha=0.35, soft=1, clip=mask)


def _house(canvas: Canvas, w: float, h: float, seed: int, roof: float = 0.55) -> None:
    """A little house baked of crust, origin at the middle of its foot; flour lies on its roof like snow.

    `roof` is how steep the gable is; the seed chooses crust, windows, door and chimney.
    """
    random = dice(seed)
    wall = mix("#f0bc70", "#b06a30", random.random())
    deep = mix(wall, "#4a1c0c", 0.55)
    side = w * (0.3 + 0.35 * random.random())
    top = -h - w * roof
    tiles = (mix("#8a4420", "#a85a2c", random.random()), mix("#4a200e", "#5a1c14", random.random()))
    canvas.fill(poly([(-w / 2, 2), (w / 2 + side, -4), (w / 2 + side, 8), (-w / 2 + 4, 10)]), "#4a1c0c",
        alpha=0.5, soft=2)
    canvas.fill(poly([(w / 2, 0), (w / 2 + side, -7), (w / 2 + side, -h - 4), (w / 2, -h)]),
        [deep, mix(deep, "#2a0e08", 0.4)], **CRISP)
    canvas.fill(poly([(-w / 2, 0), (w / 2, 0), (w / 2, -h), (0, top + w * 0.06), (-w / 2, -h)]),
        [mix(wall, "#fff0c8", 0.3), wall, deep], form=0.5, radius=7, bump=0.3,
        rim=("#fff0b8", 1.6, 0.8, BEHIND), **CRISP)
    if side > w * 0.48:
        _lit(canvas, w / 2 + side * 0.5, -h * 0.5, w * 0.15)
    tile = canvas.fill(poly([(0, top), (w / 2 + 5, -h + 3), (w / 2 + side + 5, -h - 3), (side, top - 5)]),
        list(tiles), form=0.4, radius=5, **CRISP)
    canvas.fill(ribbon([(-w / 2 - 5, -h + 4), (0, top), (w / 2 + 5, -h + 4)], [5, 6, 5]), list(tiles), form=0.5,
        radius=3, **CRISP)
    reach = 0.3 + 0.5 * random.random()  # how far down the snow lies
    canvas.fill(spline([(0, top - 2), (side, top - 8),
        (side + (w / 2 + 5) * reach, top - 5 + (w * roof + 4) * reach), (side * 0.5 + w * 0.5 * reach * 0.8,
        top + w * roof * reach * 0.75), ((w / 2 + 5) * reach, top + (w * roof + 3) * reach),
        (w * 0.1, top + w * 0.16)]), "#fff4e0", alpha=0.92, clip=tile, edge=0.4)
    if random.random() < 0.6:
        x = side * 0.5 + w * 0.34 * random.random()
        canvas.fill(rect(x, top - w * 0.14, 6 + w * 0.05, 13 + w * 0.1), ["#a8643c", "#5a2c18"], form=0.5, radius=3,
            **CRISP)
        canvas.fill(rect(x - 1, top - w * 0.14 - 3, 8 + w * 0.05, 4, 2), "#fff4e0", **CRISP)
    face = int(3 * random.random())
    size = w * (0.2, 0.16, 0.24)[face]
    door = (-0.24, 0.0, 0.24)[face] * w
    rows = (((-0.24, 0.68), (0.18, 0.68), (0.18, 0.28)), ((-0.3, 0.6), (0.3, 0.6), (0, 1.06), (0.3, 0.24)),
        ((-0.18, 0.52), (0.24, 0.74)))[face]
    for x, y in rows:
        _lit(canvas, x * w, -h * y, size)
    canvas.fill(smooth([(door - w * 0.11, 0, 1), (door - w * 0.11, -h * 0.28), (door, -h * 0.38),
        (door + w * 0.11, -h * 0.28), (door + w * 0.11, 0, 1)]), ["#7a3818", "#3a160a"], **CRISP)


def _lit(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.fill(rect(x - size * 0.62, y - size * 0.72, size * 1.24, size * 1.44, 1.5), "#5a2810", edge=0.05,
        wobble=0, detail=1)
    canvas.fill(rect(x - size * 0.46, y - size * 0.56, size * 0.92, size * 1.12, 1), ["#fff8d0", "#ffc848"],
        edge=0, wobble=0, detail=1, grain=0)
    canvas.line([(x, y - size * 0.56), (x, y + size * 0.56)], 1, "#7a3c16", 0.9, wobble=0)
    canvas.glow(x, y, size * 2.4, "#ffd060", 0.5)


def _village(canvas: Canvas) -> None:
    houses = [(180, 420, 26, 30, 0.8), (236, 410, 40, 24, 0.5), (352, 408, 26, 38, 0.9), (412, 424, 42, 22, 0.45),
        (128, 476, 30, 40, 0.55), (206, 472, 50, 28, 0.42), (400, 470, 34, 46, 0.7), (468, 480, 44, 24, 0.6),
        (186, 552, 38, 48, 0.75), (392, 556, 58, 32, 0.4), (254, 612, 52, 27, 0.62), (352, 622, 34, 40, 0.5)]
    items = [(y, lambda x=x, y=y, w=w, h=h, roof=roof, k=k: _placed_house(canvas, x, y, w, h, k, roof)) for k,
        (x, y, w, h, roof) in enumerate(houses)]
    items.append((520, lambda: _tower(canvas)))
    for x, y in ((286, 440), (90, 536), (498, 526), (300, 572), (150, 606), (440, 612), (200, 640),
            (410, 650), (300, 416), (350, 500)):
        items.append((y, lambda x=x, y=y: _rosemary(canvas, x, y)))
    for _, paint in sorted(items, key=lambda item: item[0]):
        paint()


def _placed_house(canvas: Canvas, x: float, y: float, w: float, h: float, seed: int, roof: float) -> None:
    with canvas.at(x, y, 1.12, (x - 300) * 0.055):
        _house(canvas, w, h, seed + 30, roof)


def _tower(canvas: Canvas) -> None:
    """The bell tower on the square."""
    with canvas.at(296, 522, 1.12):
        canvas.fill(ellipse(14, 4, 44, 10), "#4a1c0c", alpha=0.55, soft=3)
        canvas.fill(poly([(23, 0), (40, -6), (38, -128), (22, -124)]), ["#a8602c", "#5a2810"], **CRISP)
        canvas.fill(poly([(-25, 0), (25, 0), (22, -124), (-22, -124)]), ["#ffdc94", "#dc9a4a", "#a8602c"],
            form=0.5, radius=10, bump=0.3, rim=("#fff0b8", 2, 0.9, BEHIND), **CRISP)
        canvas.fill(rect(-27, -98, 54, 6, 2), "#8a4420", form=0.5, radius=3, **CRISP)
        for x in (-9, 11):
            canvas.fill(smooth([(x - 8, -96, 1), (x - 8, -112), (x, -120), (x + 8, -112), (x + 8, -96, 1)]),
                "#4a1c0c", **CRISP)
        canvas.fill(smooth([(-9, -98), (-7, -110), (0, -116), (9, -110), (11, -98)]), ["#ffe08a", "#c8862f"],
            form=0.9, radius=7, rim=("#ffffff", 1.2, 0.8), **CRISP)
        canvas.fill(ellipse(1, -96, 3), "#8a5a1c", **CRISP)
        canvas.fill(poly([(-30, -122), (0, -176), (10, -180), (44, -128), (24, -120)]),
            ["#9a4e24", "#4a200e"], form=0.5, radius=8, **CRISP)
        canvas.fill(spline([(-4, -168), (6, -180), (18, -160), (10, -146), (0, -152), (-12, -144)]),
            "#fff4e0", alpha=0.92, edge=0.4)
        canvas.line([(4, -178), (4, -194)], 2, "#5a2810", 1, wobble=0)
        for x, y in ((-8, -70), (8, -70), (0, -44)):
            _lit(canvas, x, y, 10)
        canvas.fill(smooth([(-9, 0, 1), (-9, -18), (0, -26), (9, -18), (9, 0, 1)]), ["#fff0b0", "#f0a83a"],
            **CRISP)


def _rosemary(canvas: Canvas, x: float, y: float) -> None:
    """A sprig baked into the crust stands for a tree."""
    with canvas.at(x, y, 1.1):
        canvas.line([(0, 0), (1, -16), (0, -34)], [2.4, 2, 1], "#5a3a1c", 1, wobble=0.1)
        for k in range(8):
            for side in (-1, 1):
                yy = -6 - k * 3.7
                canvas.line([(0, yy), (side * (9 - 0.7 * k), yy - 7)], [2.6, 0.8], "#7f8a3c" if side < 0
                    else "#4a5a24", 1, wobble=0.1, detail=0.85)


def _steam(canvas: Canvas) -> None:
    for x, lean, w in ((214, 34, 16), (300, -40, 24), (392, 44, 18), (340, 30, 12)):
        canvas.line([(x, 396), (x + lean * 0.4, 330), (x - lean * 0.5, 262), (x + lean, 190),
            (x + lean * 0.3, 120)], [2, w, w * 1.3, w, 2], "#fff4dc", 0.09, soft=12)


def _arm(canvas: Canvas, side: int) -> None:
    """One of the baker's arms, in coordinates mirrored about the middle: sleeve, cuff, quilted mitten at the loaf."""
    light = (-0.45, -0.75, 0.45)
    rim = ("#ffe2a0", 3, 0.9, (-0.5, -0.8, 0.4))
    look = dict(form=0.9, light=light, rim=rim, grain=0.22, texture=0.02, edge=0.1, detail=0.8)
    sleeve = smooth([(216, 826), (250, 818), (306, 814), (340, 850), (392, 1000), (248, 1000), (222, 890)])
    canvas.shadow(smooth(MITTEN), "#1c0806", -10, 12, 10, 0.6)
    cloth = canvas.fill(sleeve, ["#fff6e6", "#dcc09c", "#7a5a4a"], gradient=((220, 830), (340, 910)), radius=34,
        **look)
    for fold in ([(222, 852), (262, 862), (316, 846)], [(228, 884), (280, 888), (340, 866)]):
        canvas.line(fold, [1, 7, 2], "#8a6650", 0.6, clip=cloth, soft=1.5)
    mitten = canvas.fill(smooth(MITTEN), ["#e06a50", "#b83e32", "#6a1e22"], gradient=((150, 520), (310, 780)),
        radius=44, **look)
    _quilting(canvas, mitten)
    # beside the thumb
    canvas.line([(182, 656), (196, 690), (200, 730)], [2, 12, 2], "#4a1014", 0.5, clip=mitten, soft=4)
    canvas.line([(180, 662), (192, 676), (206, 684)], [1, 4, 0.8], "#3a0c10", 0.85, clip=mitten, soft=0.6)
    for points in ([(300, 742), (262, 752), (216, 748)], [(304, 770), (256, 776), (208, 768)],
            [(116, 690), (130, 684), (138, 668)]):  # where the cloth bends
        canvas.line(points, [0.8, 6, 1], "#4a1014", 0.55, clip=mitten, soft=2)
    cuff = smooth([(196, 800), (210, 790), (256, 790), (308, 782), (322, 794), (326, 822), (314, 838), (262, 846),
        (216, 848), (202, 838)])
    canvas.shadow(cuff, "#1c0806", -3, 5, 4, 0.5)
    band = canvas.fill(cuff, ["#fbe6c0", "#e0b880", "#8a5a3c"], gradient=((200, 800), (330, 830)), radius=16, **look)
    for k in range(11):  # ribs
        x = 206 + 11 * k
        canvas.line([(x, 786), (x + 2, 816), (x + 3, 850)], [1, 2.6, 1], "#8a5a3c", 0.5, clip=band, soft=0.6)
    random = dice(20 + side)
    for _ in range(70):  # flour on the cloth
        x, y = 110 + 190 * random.random(), 490 + 310 * random.random()
        canvas.fill(ellipse(x, y, 1 + 4 * random.random() ** 2, 1 + 3 * random.random() ** 2, 50), "#fff6e6",
            alpha=0.1 + 0.35 * random.random(), clip=mitten, soft=0.8)


def _quilting(canvas: Canvas, mitten: Mask | None) -> None:
    """Lozenges: a dark furrow along every seam, light on its lower lip, stitches in it."""
    for lean in (-1, 1):
        for k in range(-5, 12):
            x = 110 + 38 * k - (0 if lean > 0 else 60)
            seam = [(x + lean * 190 * t + 30 * t * (1 - t), 480 + 330 * t) for t in (0, 0.25, 0.5, 0.75, 1)]
            if lean < 0:
                seam = [(a + 190, b) for a, b in seam]
            canvas.line(seam, 5, "#5a1418", 0.5, clip=mitten, soft=1.6)
            canvas.line([(a + 3.5, b + 2.5) for a, b in seam], 3, "#f4967a", 0.32, clip=mitten, soft=1.2)
            for n in range(24):
                (a, b), (c, d) = along(seam, (n + 0.2) / 24), along(seam, (n + 0.7) / 24)
                if 96 < a < 316:
                    canvas.line([(a, b), (c, d)], 1.4, "#ffcf96", 0.55, clip=mitten, wobble=0.1, detail=0.85)


def _flour(canvas: Canvas) -> None:
    random = dice(52)
    for _ in range(260):
        x, y = 600 * random.random(), 700 + 200 * random.random()
        canvas.fill(ellipse(x, y, 0.5 + 1.8 * random.random() ** 2), "#fff8ec", alpha=0.3
            + 0.5 * random.random(), edge=0, wobble=0, grain=0)
    for _ in range(50):  # sparks and floating flour in the heat
        x, y = 80 + 440 * random.random(), 120 + 300 * random.random()
        canvas.fill(ellipse(x, y, 0.7 + 1.3 * random.random() ** 2), "#ffe08a", alpha=0.8, edge=0, wobble=0,
            grain=0, detail=0.9)
