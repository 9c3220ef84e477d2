"""Floury arms draw a loaf out of the oven; its crust is a village with lit windows."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import ellipse, poly, rect, ribbon, smooth, spline, union

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


def draw(canvas: Canvas) -> None:
    """Paint the oven's mouth, the loaf and its houses, the arms, the first customer."""
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
        with canvas.at(300, 0, 1, 0, side):
            _arm(canvas, side)
    with canvas.at(306, 886, 1.12):
        _mouse(canvas)
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
    random = dice(8)
    for i in range(46):
        x = 110 + 380 * random.random()
        y = 396 - 40 * abs(x - 300) / 300 + 26 * random.random()
        canvas.fill(ellipse(x, y, 7 + 10 * random.random(), 5 + 5 * random.random()),
            ["#fff0a8", "#ff9a30", "#a82c10"][i % 3], alpha=0.85, soft=2, edge=0.2)
    for i in range(9):  # low flames at the back
        x = 130 + i * 42 + 12 * random.random()
        h = 46 + 50 * random.random()
        for w, k, c in ((17, 1, "#f0691c"), (11, 0.72, "#ffb038"), (6, 0.45, "#fff2b0")):
            canvas.fill(smooth([(x - w, 404), (x - w * 0.8, 404 - h * k * 0.4), (x - 2, 404 - h * k * 0.7),
                (x + 3, 404 - h * k, 1), (x + w * 0.6, 404 - h * k * 0.5), (x + w, 404)]), c, alpha=0.8,
                soft=2.5, edge=0)
    canvas.glow(300, 390, 300, "#ffb040", 0.5, squash=0.8)


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


def _house(canvas: Canvas, w: float, h: float, seed: int, roof: str = "gable") -> None:
    """A little house baked of crust, origin at the middle of its foot; flour lies on its roof like snow."""
    random = dice(seed)
    wall = mix("#e8ac5c", "#c07a38", random.random())
    deep = mix(wall, "#4a1c0c", 0.55)
    side = w * 0.42
    canvas.fill(poly([(-w / 2, 2), (w / 2 + side, -4), (w / 2 + side, 8), (-w / 2 + 4, 10)]), "#4a1c0c",
        alpha=0.5, soft=2)
    canvas.fill(poly([(w / 2, 0), (w / 2 + side, -7), (w / 2 + side, -h - 4), (w / 2, -h)]),
        [deep, mix(deep, "#2a0e08", 0.4)], **CRISP)
    canvas.fill(poly([(-w / 2, 0), (w / 2, 0), (w / 2, -h), (0, -h - w * 0.52), (-w / 2, -h)]),
        [mix(wall, "#fff0c8", 0.3), wall, deep], form=0.5, radius=7, bump=0.3,
        rim=("#fff0b8", 1.6, 0.8, BEHIND), **CRISP)
    tile = canvas.fill(poly([(0, -h - w * 0.6), (w / 2 + 5, -h + 3), (w / 2 + side + 5, -h - 3),
        (side, -h - w * 0.62 - 5)]), ["#8a4420", "#4a200e"], form=0.4, radius=5, **CRISP)
    canvas.fill(ribbon([(-w / 2 - 5, -h + 4), (0, -h - w * 0.58), (w / 2 + 5, -h + 4)], [5, 6, 5]),
        ["#8a4420", "#5a2810"], form=0.5, radius=3, **CRISP)
    canvas.fill(spline([(0, -h - w * 0.62), (side, -h - w * 0.66 - 5), (side + w * 0.3, -h - w * 0.3),
        (w * 0.3, -h - w * 0.26), (w * 0.1, -h - w * 0.4)]), "#fff4e0", alpha=0.9, clip=tile, edge=0.4)
    if random.random() < 0.6:
        canvas.fill(rect(side * 0.7, -h - w * 0.8, 7, 15), ["#a8643c", "#5a2c18"], form=0.5, radius=3,
            **CRISP)
    size = w * 0.2
    for x, y in ((-w * 0.24, -h * 0.66), (w * 0.16, -h * 0.66), (w * 0.16, -h * 0.28)):
        _lit(canvas, x, y, size)
    canvas.fill(smooth([(-w * 0.34, 0, 1), (-w * 0.34, -h * 0.26), (-w * 0.23, -h * 0.36),
        (-w * 0.12, -h * 0.26), (-w * 0.12, 0, 1)]), ["#7a3818", "#3a160a"], **CRISP)


def _lit(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.fill(rect(x - size * 0.62, y - size * 0.72, size * 1.24, size * 1.44, 1.5), "#5a2810", edge=0.05,
        wobble=0, detail=1)
    canvas.fill(rect(x - size * 0.46, y - size * 0.56, size * 0.92, size * 1.12, 1), ["#fff8d0", "#ffc848"],
        edge=0, wobble=0, detail=1, grain=0)
    canvas.line([(x, y - size * 0.56), (x, y + size * 0.56)], 1, "#7a3c16", 0.9, wobble=0)
    canvas.glow(x, y, size * 2.4, "#ffd060", 0.5)


def _village(canvas: Canvas) -> None:
    houses = [(184, 420, 30, 26), (240, 410, 33, 32), (356, 410, 32, 30), (412, 422, 30, 25),
        (132, 474, 36, 31), (206, 470, 40, 36), (396, 468, 40, 36), (462, 478, 34, 29), (190, 548, 44, 38),
        (384, 552, 46, 38), (250, 606, 44, 34), (350, 620, 42, 32)]
    items = [(y, lambda x=x, y=y, w=w, h=h, k=k: _placed_house(canvas, x, y, w, h, k)) for k,
        (x, y, w, h) in enumerate(houses)]
    items.append((520, lambda: _tower(canvas)))
    for x, y in ((286, 440), (90, 536), (498, 526), (300, 572), (150, 606), (440, 612), (200, 640),
            (410, 650), (300, 416), (350, 500)):
        items.append((y, lambda x=x, y=y: _rosemary(canvas, x, y)))
    items.append((574, lambda: _villagers(canvas)))
    for _, paint in sorted(items, key=lambda item: item[0]):
        paint()


def _placed_house(canvas: Canvas, x: float, y: float, w: float, h: float, seed: int) -> None:
    with canvas.at(x, y, 1.12, (x - 300) * 0.055):
        _house(canvas, w, h, seed + 30)


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


def _villagers(canvas: Canvas) -> None:
    for x, y, c in ((272, 556, "#c8432f"), (286, 560, "#2f6a5c"), (338, 566, "#31508c"),
            (318, 548, "#fff0d0")):
        canvas.fill(ellipse(x + 3, y + 1, 6, 2), "#4a1c0c", alpha=0.5, soft=1)
        canvas.fill(smooth([(x - 4, y), (x - 3, y - 10), (x + 3, y - 10), (x + 4, y)]), c, form=0.5, radius=3,
            **CRISP)
        canvas.fill(ellipse(x, y - 13, 3), "#e8b48c", **CRISP)


def _steam(canvas: Canvas) -> None:
    for x, lean, w in ((200, -26, 20), (300, 14, 26), (404, 30, 20), (250, 10, 14), (356, -18, 14)):
        canvas.line([(x, 396), (x + lean * 0.4, 330), (x - lean * 0.5, 262), (x + lean, 190),
            (x + lean * 0.3, 120)], [2, w, w * 1.3, w, 2], "#fff4dc", 0.13, soft=10)


def _arm(canvas: Canvas, side: int) -> None:
    """One of the baker's arms, in coordinates mirrored about the middle; the hand holds the loaf."""
    skin = "#c07a50"
    light = (-0.45 * 1, -0.75, 0.45)
    rim = ("#ffe2a0", 3, 0.9, (-0.5, -0.8, 0.4))
    forearm = smooth([(330, 930), (300, 850), (268, 764), (246, 700), (250, 664), (232, 652), (208, 640),
        (196, 616), (190, 580), (182, 552), (166, 530), (158, 508), (166, 496), (184, 502), (206, 530),
        (220, 556), (236, 560), (250, 572), (268, 606), (290, 664), (328, 732), (380, 800), (430, 860),
        (460, 930)])
    fingers = [ribbon([(232, 640), (206, 654), (184, 668)], [30, 26, 18]),
        ribbon([(240, 660), (214, 678), (192, 690)], [30, 26, 18]),
        ribbon([(250, 680), (226, 700), (206, 710)], [28, 24, 17]),
        ribbon([(262, 700), (242, 716), (226, 724)], [26, 22, 15])]
    shape = union(forearm, *fingers)
    canvas.shadow(shape, "#1c0806", -8, 12, 10, 0.5)
    mask = canvas.fill(shape, ["#e8a878", skin, "#7a3c28"], gradient=((180, 520), (400, 900)), form=0.9,
        radius=34, light=light, rim=rim, grain=0.24, texture=0.02, edge=0.1, detail=0.75)
    for a, b in (((236, 652), (196, 676)), ((246, 672), (206, 698)), ((258, 694), (222, 714))):
        canvas.line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 1), b], [1, 3.4, 1.4], "#5a2418", 0.85,
            clip=mask, wobble=0.1)
    for x, y in ((190, 664), (198, 686), (212, 706), (232, 720)):
        canvas.fill(ellipse(x, y, 6, 4.4, -24), "#f4cdb0", alpha=0.9, clip=mask, edge=0.1, detail=0.9)
    # thumbnail
    canvas.fill(spline([(160, 506), (166, 498), (176, 504), (178, 514), (168, 516)]), "#f4cdb0", alpha=0.9,
        clip=mask, edge=0.1, detail=0.9)
    for points in ([(186, 560), (200, 556), (208, 546)], [(206, 620), (222, 606), (238, 604)],
        [(250, 668), (272, 660), (288, 664)], [(256, 700), (280, 690), (300, 690)]):
        canvas.line(points, [0.5, 2.4, 0.5], "#6a2c1c", 0.55, clip=mask, wobble=0.1)
    for points in ([(262, 640), (296, 716), (360, 810)], [(280, 690), (300, 760), (340, 850)]):
        canvas.line(points, [1, 6, 2], "#8a4a34", 0.4, clip=mask, soft=2)
    random = dice(20 + side)
    for _ in range(150):  # flour on the skin
        x, y = 160 + 240 * random.random(), 510 + 380 * random.random()
        canvas.fill(ellipse(x, y, 1.5 + 6 * random.random() ** 2, 1 + 3.5 * random.random() ** 2, 50),
            "#fff6e6", alpha=0.12 + 0.4 * random.random(), clip=mask, soft=0.8)
    for _ in range(40):
        x, y = 280 + 120 * random.random(), 700 + 160 * random.random()
        canvas.line([(x, y), (x + 5, y + 9)], [0.9, 0.3], "#4a2014", 0.5, clip=mask, wobble=0.1)
    sleeve = smooth([(292, 944), (286, 872), (312, 838), (360, 822), (408, 826), (470, 880), (500, 944)])
    cloth = canvas.fill(sleeve, ["#fff6e6", "#e0c8a8", "#8a6a58"], gradient=((300, 830), (470, 930)),
        form=0.85, radius=28, light=light, rim=("#ffe9bc", 2.4, 0.8, (-0.5, -0.8, 0.4)), **CRISP)
    for k in range(4):
        canvas.line([(300 + 34 * k, 846 - 4 * k), (316 + 34 * k, 872), (310 + 40 * k, 930)], [1, 6, 4],
            "#a88a70", 0.5, clip=cloth, soft=1)
    canvas.line([(288, 874), (340, 836), (408, 830), (462, 872)], [9, 14, 14, 9], "#fff8ec", 0.8, clip=cloth)


def _mouse(canvas: Canvas) -> None:
    """First in the line: a mouse from behind with a shawl and a basket; origin between the feet, 100 high."""
    fur, light = "#8a6650", (0.1, -0.9, 0.3)
    rim = ("#ffe6a8", 2.6, 1.0, light)
    canvas.fill(ellipse(0, 4, 46, 10), "#1c0a06", alpha=0.7, soft=4)
    canvas.line([(14, -4), (44, 4), (64, -12), (88, -6)], [6, 4.6, 3.4, 1.4], "#d89a88", 1, form=0.6,
        radius=3, wobble=0.1, detail=0.9)
    body = smooth([(-18, -58), (-30, -36), (-32, -12), (-20, 2), (20, 2), (32, -12), (30, -36), (18, -58)])
    canvas.fill(body, ["#a8805e", fur, "#3a2218"], form=0.9, radius=18, light=light, rim=rim, bump=0.2,
        **CRISP)
    shawl = smooth([(-22, -66), (-34, -42), (-20, -30), (0, -18, 1), (20, -30), (34, -42), (22, -66),
        (0, -72)])
    mask = canvas.fill(shawl, ["#d8543c", "#8a2420"], form=0.8, radius=13, light=light, rim=rim, **CRISP)
    for k in range(3):
        canvas.line([(-26 + 4 * k, -46 + 8 * k), (0, -32 + 6 * k), (26 - 4 * k, -46 + 8 * k)], 2, "#fbd98a",
            0.8, clip=mask, wobble=0.1)
    for side in (-1, 1):
        canvas.fill(ellipse(side * 21, -98, 17, 18, side * 16), ["#b08a6c", "#6a4836"], form=0.8, radius=8,
            light=light, rim=rim, **CRISP)
    canvas.fill(smooth([(-20, -70), (-22, -86), (-10, -100), (10, -100), (22, -86), (20, -70), (0, -64)]),
        ["#b08a6c", fur, "#4a2e22"], form=0.85, radius=14, light=light, rim=rim, **CRISP)
    for side in (-1, 1):
        canvas.line([(side * 18, -76), (side * 32, -80), (side * 44, -78)], [1, 0.8, 0.3], "#ffe6c8", 0.9,
            wobble=0)
        canvas.fill(ellipse(side * 12, 2, 12, 5), "#d89a88", form=0.6, radius=3, **CRISP)
    with canvas.at(-40, -22):
        canvas.line([(-18, 0), (-14, -26), (2, -30), (16, -16), (16, 0)], 3.4, "#c8924c", 1, wobble=0.1,
            detail=0.9)
        weave = canvas.fill(smooth([(-22, -2, 1), (22, -2, 1), (17, 20), (-17, 20)]), ["#e0ac64", "#8a5a28"],
            form=0.7, radius=8, light=light, rim=rim, **CRISP)
        for k in range(4):
            canvas.line([(-20, 2 + k * 5), (20, 2 + k * 5)], 1.2, "#6a4018", 0.7, clip=weave, wobble=0.3)
        for k in range(7):
            canvas.line([(-18 + k * 6, -2), (-14 + k * 4.7, 20)], 1.1, "#6a4018", 0.6, clip=weave, wobble=0.1)
        canvas.fill(spline([(-16, -4), (-8, -9), (4, -6), (14, -9), (18, -2), (0, 1)]), "#fff6e6", form=0.5,
            radius=4, **CRISP)
    canvas.fill(ribbon([(-22, -52), (-36, -44), (-40, -50)], [12, 9, 7]), ["#d8543c", "#8a2420"], form=0.8,
        radius=5, light=light, rim=rim, **CRISP)


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
