"""A hippo's wide-open mouth is a building site."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.builders import bucket, plank, pole
from atelier.motifs.objects import ladder
from atelier.noise import dice
from atelier.paths import ellipse, placed, poly, rect, ribbon, smooth, union

CARD = Card(
    id="hippo",
    palette="mint-coral",
    composition="symmetric",
    setting="abstract",
    mood="comedy",
    themes=("body", "work", "food", "animals"),
    hero="hippo mouth",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=313,
    grading=dict(contrast=1.07, vignette=0.28, warm=0.03, shadows="#17403c"),
)

MINT, PALE, CREAM, CORAL, DEEP = "#6fb7a0", "#cdebdd", "#fff4e3", "#f0705a", "#17403c"
SKIN = [(0, "#b4d8c8"), (0.35, "#7fb8a6"), (0.75, "#4f8e80"), (1, "#2f6258")]
IVORY = ["#fffbee", "#f4e2ba", "#c89a62"]
CRISP = dict(edge=0.1, wobble=0.2, detail=0.86)


def draw(canvas: Canvas) -> None:
    """Paint the river, the head, the cavern of the mouth, the teeth, and the people at work."""
    canvas.set_light((-0.35, -0.7, 0.55), ambient="#1f4a46", key="#fff6e4")
    canvas.sky([(0, "#fbe6c4"), (0.3, "#cdebdd"), (0.62, "#7cc0aa"), (1, "#2f6f66")], swirl=0.08)
    _reeds(canvas)
    brush.background(canvas)
    cheeks = smooth([(26, 280), (6, 420), (-6, 560), (-10, 760), (610, 760), (606, 560), (594, 420),
        (574, 280)])
    canvas.fill(cheeks, ["#5f9e8e", "#3f7a6c", "#5f9e8e"], form=0.8, radius=40, rim=("#fffaf0", 2.5, 0.7),
        grain=0.25, edge=0.12, detail=0.6)
    _upper(canvas)
    cave = _cave(canvas)
    _throat(canvas)
    _tongue(canvas, cave)
    _upper_teeth(canvas)
    _lower(canvas)
    _lower_teeth(canvas)
    _site(canvas)


def _reeds(canvas: Canvas) -> None:
    random = dice(2)
    for i in range(60):
        x = random.random() * 130 if i % 2 else 600 - random.random() * 130
        y = 760 + 160 * random.random()
        h = 220 + 260 * random.random()
        lean = (random.random() - 0.5) * 70
        canvas.line([(x, y), (x + lean * 0.4, y - h * 0.6), (x + lean, y - h)], [7, 5, 0.6],
            ("#3f8f70", "#7cc08a", "#2c6a58")[i % 3], 0.75, soft=1)


def _upper(canvas: Canvas) -> None:
    """Brow, eyes and ears, then the great snout thrown back."""
    for side in (-1, 1):
        ear = placed(smooth([(172, 84), (182, 34), (210, 14), (236, 34), (236, 76), (214, 104), (190, 108)]),
            300, 10, flip=side)
        canvas.fill(ear, ["#a8d0c0", "#4f8e80"], form=0.85, radius=14, rim=("#fffaf0", 2.4, 0.8), **CRISP)
        canvas.fill(placed(ellipse(208, 58, 13, 23, 10), 300, 10, flip=side), "#d8907c", alpha=0.8, soft=3)
    crown = smooth([(60, 150), (96, 92), (160, 60), (230, 84), (300, 70), (370, 84), (440, 60), (504, 92),
        (540, 150), (540, 240), (60, 240)])
    canvas.fill(crown, SKIN, gradient=((300, 50), (300, 260)), form=0.85, radius=50, rim=("#fffaf0", 3, 0.8),
        grain=0.25, texture=0.02, edge=0.12, detail=0.65)
    for side in (-1, 1):
        with canvas.at(300 + side * 140, 96, 1, 0, side):
            canvas.fill(ellipse(0, 0, 42, 38), ["#b4d8c8", "#5f9e8e"], form=0.9, radius=26,
                rim=("#fffaf0", 2.5, 0.8), **CRISP)
            canvas.fill(ellipse(-2, 6, 26, 23), ["#d8d8c4", "#a8ac9c"], form=0.5, radius=12, edge=0.05,
                wobble=0.1, detail=0.95)
            canvas.fill(ellipse(-7, 14, 17), ["#8a5a34", "#3a2018"], edge=0.05, wobble=0, detail=1)
            canvas.fill(ellipse(-7, 15, 9.5), "#140c0c", edge=0, wobble=0, detail=1)
            canvas.fill(ellipse(-12, 17, 2), "#f0f4e8", edge=0, wobble=0, grain=0, detail=1)
            canvas.fill(smooth([(-34, 12), (-28, -22), (0, -33), (29, -22), (34, 12), (18, 7), (-8, 6)]),
                ["#a8d0c0", "#5f9e8e"], form=0.7, radius=9, **CRISP)
            canvas.line([(-26, 30), (0, 36), (26, 26)], [0.6, 3, 0.6], "#2f6258", 0.8, wobble=0.1)
    snout = smooth([(36, 330), (28, 262), (52, 196), (112, 152), (196, 146), (250, 168), (300, 174),
        (350, 168), (404, 146), (488, 152), (548, 196), (572, 262), (564, 330), (520, 366), (420, 340),
        (300, 330), (180, 340), (80, 366)])
    canvas.shadow(snout, "#0e302c", 0, -8, 14, 0.4)
    mask = canvas.fill(snout, SKIN, gradient=((300, 140), (300, 372)), form=0.9, radius=64,
        rim=("#fffaf0", 3.5, 0.8), grain=0.25, texture=0.02, bump=0.1, edge=0.12, detail=0.7)
    for side in (-1, 1):
        canvas.fill(ellipse(300 + side * 122, 200, 46, 34), "#c8e6d8", alpha=0.6, soft=9, clip=mask)
        canvas.fill(ellipse(300 + side * 116, 206, 23, 15, side * 24), ["#1c3432", "#3f5a54"], edge=0.1,
            detail=0.9)
        canvas.line([(300 + side * 92, 196), (300 + side * 116, 186), (300 + side * 142, 196)], [1, 6, 1],
            "#dff2e8", 0.8, clip=mask, soft=1)
        random = dice(5 + side)
        for _ in range(26):  # bristles
            x, y = 300 + side * (60 + 170 * random.random()), 250 + 60 * random.random()
            canvas.line([(x, y), (x + side * 3, y + 9)], [1.5, 0.4], "#1c3432", 0.8, wobble=0)
            canvas.fill(ellipse(x, y, 2.6), "#2f6258", alpha=0.5, soft=0.8)
        for k in range(4):
            canvas.line([(300 + side * (180 + 24 * k), 180 + 12 * k),
                (300 + side * (196 + 24 * k), 226 + 10 * k), (300 + side * (190 + 24 * k), 270)],
                [0.6, 3, 0.6], "#2f6258", 0.4, clip=mask, soft=1)


def _cave(canvas: Canvas):
    hole = smooth([(66, 350), (120, 326), (210, 316), (300, 312), (390, 316), (480, 326), (534, 350),
        (556, 470), (560, 600), (530, 720), (440, 770), (300, 784), (160, 770), (70, 720), (40, 600),
        (44, 470)])
    cave = canvas.fill(hole, [(0, "#3a0c18"), (0.22, "#8a2434"), (0.55, "#e0584e"), (0.85, "#f6907c"),
        (1, "#e87a68")], gradient=("r", (300, 490), 330), form=0.4, radius=40, light=(0, -0.8, 0.4), edge=0.1,
        detail=0.6)
    for k in range(7):  # ridges of the palate
        r = 1 - 0.1 * k
        canvas.line([(300 + 236 * r * math.cos(math.pi * (1 + t / 20)), 500
            + 176 * r * math.sin(math.pi * (1 + t / 20))) for t in range(2, 19)], [2, 9, 2], "#f8a890", 0.5,
            clip=cave, soft=2)
        canvas.line([(300 + 236 * r * math.cos(math.pi * (1 + t / 20)), 507
            + 176 * r * math.sin(math.pi * (1 + t / 20))) for t in range(2, 19)], [1, 4, 1], "#7a1c2c", 0.5,
            clip=cave, soft=1.5)
    for side in (-1, 1):
        canvas.fill(placed(smooth([(150, 430), (200, 470), (226, 560), (216, 660), (180, 620), (160, 520)]),
            300, flip=side), "#b83c44", alpha=0.55, soft=12, clip=cave)
    return cave


def _throat(canvas: Canvas) -> None:
    canvas.fill(smooth([(210, 520), (220, 460), (262, 424), (300, 418), (338, 424), (380, 460), (390, 520),
        (350, 566), (250, 566)]), ["#14040a", "#3a0c18"], soft=6, edge=0)
    canvas.fill(smooth([(286, 418), (314, 418), (312, 446), (306, 468), (300, 474), (294, 468), (288, 446)]),
        ["#f8a890", "#c84c4c"], form=0.85, radius=9, rim=("#ffe0d0", 1.6, 0.8), **CRISP)
    canvas.glow(308, 526, 120, "#ffd880", 0.75, power=1.6)
    canvas.glow(298, 500, 70, "#ffe9b0", 0.9, power=1.6)
    with canvas.at(306, 566, 0.8):
        _worker(canvas, "#5a3626", "#4a4248", "#8a6a50", "#c8923c", ((-26, -84), (-12, -80)), hair="#1c0e0c",
            rim="#ffdc90")
        canvas.line([(-8, -66), (-22, -88), (-30, -104)], 3, "#4a2a1c", 1, wobble=0, detail=0.9)
        canvas.line([(-48, -92), (-32, -106), (-10, -108)], [1, 4.6, 0.8], "#8a8078", 1, wobble=0, detail=0.9)


def _tongue(canvas: Canvas, cave) -> None:
    shape = smooth([(236, 548), (300, 538), (364, 548), (410, 600), (432, 670), (424, 740), (370, 776),
        (300, 784), (230, 776), (176, 740), (168, 670), (190, 600)])
    canvas.shadow(shape, "#5a1020", 0, -6, 10, 0.5, clip=cave)
    mask = canvas.fill(shape, ["#c84c50", "#f48a78", "#f8a890"], gradient=((300, 540), (300, 780)), form=0.85,
        radius=50, shade="#8a2434", rim=("#ffe6dc", 2.5, 0.6), bump=0.15, grain=0.25, edge=0.12, detail=0.6)
    canvas.line([(300, 550), (296, 640), (300, 770)], [2, 9, 4], "#c04a50", 0.6, clip=mask, soft=3)
    random = dice(3)
    for _ in range(120):
        x, y = 170 + 260 * random.random(), 550 + 220 * random.random()
        canvas.fill(ellipse(x, y, 2.4, 1.6), "#ffd0c0", alpha=0.5, clip=mask, edge=0.2)


def _tooth(canvas: Canvas, points: list, decay: float = 0) -> None:
    path = smooth(points)
    canvas.shadow(path, "#4a1020", 6, 8, 8, 0.45)
    mask = canvas.fill(path, IVORY, form=0.9, radius=24, shade="#7a3c3a", rim=("#ffffff", 2.6, 0.85), grain=0.2,
        texture=0.02, streaks="v", **CRISP)
    if decay:
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        x, y = sum(xs) / len(xs), sum(ys) / len(ys)
        canvas.fill(ellipse(x, max(ys), (max(xs) - min(xs)) * 0.7, 36), "#8a6a3c", alpha=0.45, soft=10,
            clip=mask)
        for k in range(3):
            canvas.line([(x - 14 + 12 * k, min(ys) + 40), (x - 10 + 10 * k, y), (x - 16 + 14 * k, max(ys))],
                [0.4, 2, 0.6], "#a87c48", 0.45, clip=mask)


def _upper_teeth(canvas: Canvas) -> None:
    gum = smooth([(70, 352), (150, 322), (300, 314), (450, 322), (530, 352), (520, 384), (440, 352),
        (300, 344), (160, 352), (80, 384)])
    canvas.fill(gum, ["#f8a890", "#d0605c"], form=0.85, radius=14, edge=0.12, detail=0.65)
    for side in (-1, 1):
        _tooth(canvas, [(300 + side * x, y) for x, y in ((168, 340), (206, 352), (212, 392), (194, 428),
            (176, 400), (164, 366))], 1)
        _tooth(canvas, [(300 + side * x, y) for x, y in ((40, 336), (78, 338), (80, 372), (66, 398),
            (52, 396), (40, 370))], 0.5)


def _lower(canvas: Canvas) -> None:
    jaw = smooth([(-10, 930), (0, 800), (20, 720), (52, 676), (84, 690), (120, 736), (200, 768), (300, 776),
        (400, 768), (480, 736), (516, 690), (548, 676), (580, 720), (600, 800), (610, 930)])
    gum = smooth([(46, 690), (96, 690), (150, 728), (230, 752), (300, 756), (370, 752), (450, 728),
        (504, 690), (554, 690), (540, 760), (440, 800), (300, 812), (160, 800), (60, 760)])
    canvas.fill(gum, ["#f8a890", "#d0605c"], form=0.85, radius=18, edge=0.12, detail=0.65)
    canvas.shadow(jaw, "#4a1020", 0, -6, 10, 0.4)
    mask = canvas.fill(jaw, SKIN, gradient=((300, 690), (300, 930)), form=0.9, radius=70,
        rim=("#fffaf0", 3.5, 0.85), grain=0.25, texture=0.02, bump=0.12, edge=0.12, detail=0.7)
    for side in (-1, 1):
        for k in range(4):
            canvas.line([(300 + side * (220 - 46 * k), 800 + 10 * k),
                (300 + side * (200 - 46 * k), 836 + 8 * k), (300 + side * (150 - 42 * k), 852 + 8 * k)],
                [0.6, 4, 0.6], "#2f6258", 0.4, clip=mask, soft=1.5)
    random = dice(6)
    for _ in range(60):
        x, y = 60 + 480 * random.random(), 800 + 90 * random.random()
        canvas.line([(x, y), (x + (x - 300) * 0.012, y + 9)], [1.5, 0.4], "#1c3432", 0.7, wobble=0)


def _lower_teeth(canvas: Canvas) -> None:
    for side in (-1, 1):
        _tooth(canvas, [(300 + side * x, y) for x, y in ((150, 760), (146, 690), (156, 610), (178, 536),
            (206, 484), (222, 470), (226, 500), (220, 580), (218, 660), (226, 760))], 1)
        _tooth(canvas, [(300 + side * x, y) for x, y in ((22, 778), (24, 720), (34, 672), (52, 646),
            (68, 664), (74, 716), (76, 778))], 0.6)
    lip = smooth([(60, 742), (130, 772), (220, 786), (300, 790), (380, 786), (470, 772), (540, 742),
        (520, 800), (420, 836), (300, 846), (180, 836), (80, 800)])
    canvas.fill(lip, ["#b4d8c8", "#7fb8a6"], form=0.5, radius=20, soft=5, edge=0,
        fade=((300, 790), (300, 850)), detail=0.6)
    canvas.line([(60, 742), (130, 772), (220, 786), (300, 790), (380, 786), (470, 772), (540, 742)],
        [2, 6, 7, 6, 2], "#e6f6ee", 0.8, soft=1)


def _site(canvas: Canvas) -> None:
    """Scaffold and painters on the left, the crane with the gold crown on the right, one with a spade on a tooth."""
    for x in (52, 160):
        pole(canvas, x, 760, x, 436)
    for y in (700, 610, 520):
        plank(canvas, 44, 170, y)
        canvas.line([(52, y - 86), (160, y)], 2.4, "#8a8078", 0.6, wobble=0)
    ladder(canvas, 150, 702, 150, 524, 20)
    with canvas.at(124, 520, 0.98):
        _worker(canvas, "#5a3424", "#e0d2c0", "#d8604e", "paper", ((-27, -58), (17, -38)), hair="#1c1014", plait=True)
        canvas.line([(-27, -56), (-34, -44)], 3, "#7a4a28", 1, wobble=0, detail=0.9)
        canvas.fill(placed(rect(-10, -5, 20, 10, 2), -36, -39, 1, 24), ["#fff6e8", "#d8b8a8"], edge=0.1, detail=0.95)
    with canvas.at(78, 700, 1.02):
        _worker(canvas, "#e0a888", "#e0d2c0", "#6fa090", "#d8604e", ((29, -60), (-22, -36)), hair="#8a5428",
            belly=1.0)
        canvas.line([(29, -58), (41, -70)], 3, "#7a4a28", 1, wobble=0, detail=0.9)
        canvas.fill(placed(rect(-10, -4.5, 20, 9, 2), 44, -74, 1, 62), ["#fff6e8", "#d8b8a8"], edge=0.1, detail=0.95)
    with canvas.at(60, 610, 1):
        bucket(canvas)
    _crane(canvas)
    with canvas.at(350, 664, 0.86):
        canvas.line([(22, -56), (32, -6)], 3, "#6a3a20", 1, wobble=0, detail=0.9)
        canvas.fill(smooth([(27, -12, 1), (36, -14, 1), (39, -2), (35, 8), (30, 0)]), ["#d8c4b0", "#8a6a60"],
            form=0.6, radius=4, **CRISP)
        _worker(canvas, "#4a2a1c", "#c04a40", "#ecd8c4", "#6fa090", ((-18, -40), (22, -54)), hair="#14100c",
            belly=0.2)


def _worker(canvas: Canvas, skin: str, cloth: str, shirt: str, hat: str, hands: tuple, hair: str = "#2a1814",
    belly: float = 0, plait: bool = False, rim: str = "#ffb49c") -> None:
    """Someone at work, seen from behind in the red shade of the mouth; 84 high, origin between the feet."""
    red = "#5a1424"
    look = dict(form=0.85, shade=red, edge=0.08, wobble=0.15, detail=0.9, grain=0.16, rim=(rim, 1.2, 0.55))
    canvas.fill(ellipse(4, 0, 21 + 3 * belly, 4), "#3a0812", alpha=0.7, soft=2.5, edge=0)
    for x in (-9, 9):
        canvas.fill(smooth([(x - 6, -1), (x - 5, -7), (x + 5, -7), (x + 6, -1), (x, 1)]), ["#4a2a20", "#200c0c"],
            radius=4, **look)
    w = 13 + 5 * belly
    for x, (hx, hy) in ((11, hands[0] if hands[0][0] > 0 else hands[1]), (-11, hands[1] if hands[0][0] > 0
        else hands[0])):
        bend = ((x + hx) / 2 + (4 if x > 0 else -4), (-60 + hy) / 2 + 4)
        canvas.fill(ellipse(hx, hy, 4.2, 4), mix(skin, red, 0.2), radius=3, **look)
        canvas.fill(ribbon([(x, -61), bend, (hx + (bend[0] - hx) * 0.16, hy + (bend[1] - hy) * 0.16)], [12, 10, 7.4]),
            [mix(shirt, red, 0.15), mix(shirt, red, 0.4)], radius=5, **look)
    trunk = smooth([(-6, -68), (-13, -64), (-w, -50), (-w - 1, -36), (0, -30), (w + 1, -36), (w, -50), (13, -64),
        (6, -68)])
    back = canvas.fill(trunk, [mix(shirt, red, 0.1), mix(shirt, red, 0.4)], radius=10, **look)
    for side in (-1, 1):
        canvas.line([(side * 9, -67), (-side * 3, -54), (-side * 8, -46)], 3.2, mix(cloth, red, 0.2), 1, clip=back,
            wobble=0)
    pants = union(ribbon([(-6, -40), (-9, -20), (-9, -4)], [15 + 3 * belly, 13, 11]),
        ribbon([(6, -40), (9, -20), (9, -4)], [15 + 3 * belly, 13, 11]),
        smooth([(-w - 1, -46), (0, -49), (w + 1, -46), (w + 1, -32), (0, -26), (-w - 1, -32)]))
    seat = canvas.fill(pants, [mix(cloth, red, 0.08), mix(cloth, red, 0.45)], gradient=((-12, -48), (12, -4)),
        radius=9, **look)
    for way in ([(0, -44), (0, -30), (0, -24)], [(-11, -22), (-7, -20), (-4, -21)], [(5, -18), (9, -16), (13, -18)]):
        canvas.line(way, [0.5, 1.8, 0.5], mix(cloth, red, 0.6), 0.5, soft=0.5, clip=seat, wobble=0.1)
    canvas.fill(ribbon([(0, -64), (0, -72)], [9, 9]), mix(skin, red, 0.35), form=0.6, radius=4, edge=0.1)
    canvas.fill(ellipse(0, -77, 10, 10.5), [mix(hair, "#a06a50", 0.2), hair], radius=8, **look)
    for x in (-9.6, 9.6):
        canvas.fill(ellipse(x, -76, 2.2, 3.2), mix(skin, red, 0.2), form=0.5, radius=2, edge=0.1)
    paint = [mix(hat, "#ffffff", 0.2), hat, mix(hat, red, 0.55)] if hat != "paper" else ["#f4e6d8", "#d8b8a4",
        "#a06a60"]
    top = [(-12, -81), (0, -100), (12, -81), (0, -83)] if hat == "paper" else [(-11.5, -80), (-10, -88), (0, -93.5),
        (10, -88), (11.5, -80), (0, -78.5)]
    canvas.fill(smooth(top) if hat != "paper" else poly(top), paint, radius=7, **look)
    if plait:
        for k in range(5):
            canvas.fill(ellipse(1 + 0.6 * k, -70 + 5 * k, 3.6 - 0.3 * k, 3.6), [mix(hair, "#a06a50", 0.25), hair],
                radius=3, **look)


def _crane(canvas: Canvas) -> None:
    """A tower crane on the lower lip swings a golden crown over the right tusk."""
    yellow = "#f0b23c"
    for x in (556, 580):
        pole(canvas, x, 800, x, 400, 6)
    for k in range(9):
        y = 800 - k * 44
        canvas.line([(556, y), (580, y - 44)], 3, yellow, 1, wobble=0, detail=0.85)
        canvas.line([(580, y), (556, y - 44)], 3, mix(yellow, "#6a3a10", 0.35), 1, wobble=0, detail=0.85)
    canvas.fill(rect(540, 386, 54, 40, 4), ["#ffd870", yellow, "#a86a1c"], form=0.6, radius=8,
        rim=("#fffaf0", 1.8, 0.8), **CRISP)
    canvas.fill(rect(546, 392, 26, 20, 3), ["#cdebdd", "#6fb7a0"], **CRISP)
    canvas.fill(ellipse(562, 404, 6, 7), "#c88a5c", **CRISP)
    for y in (384, 366):
        canvas.line([(600, y + 4), (520, y), (400, y - 6 if y > 370 else y + 8)], [5, 4.4, 3], yellow, 1,
            wobble=0, form=0.5, radius=3, detail=0.85)
    for k in range(7):
        x = 590 - k * 28
        canvas.line([(x, 386 - k * 0.6), (x - 14, 368)], 2.2, mix(yellow, "#6a3a10", 0.3), 1, wobble=0)
        canvas.line([(x - 14, 368), (x - 28, 385 - k * 0.6)], 2.2, mix(yellow, "#6a3a10", 0.3), 1, wobble=0)
    canvas.line([(566, 386), (566, 340), (420, 374)], 1.8, "#5a4a3c", 0.95, wobble=0)
    for x in (488, 528):
        canvas.line([(508, 378), (508, 396), (x, 422)], 1.6, "#4a3a30", 0.95, wobble=0)
    crown = smooth([(480, 424), (494, 416), (508, 424), (522, 416), (536, 424), (540, 452), (534, 478),
        (524, 466), (508, 470), (494, 466), (484, 480), (476, 452)])
    canvas.fill(crown, ["#fffbd0", "#ffd75e", "#c8861c"], form=0.95, radius=18, rim=("#ffffff", 2.4, 0.9),
        **CRISP)
    canvas.line([(490, 430), (486, 448), (490, 462)], [1, 5, 1], "#fffdf0", 0.8, soft=1)
    canvas.glow(508, 446, 60, "#ffe27a", 0.5)
    for x, y in ((470, 420), (548, 436), (532, 404)):
        for turn in (0, 90):
            canvas.fill(placed(poly([(-8, 0), (0, -1.3), (8, 0), (0, 1.3)]), x, y, 1, turn), "#fffdf0",
                edge=0, wobble=0, grain=0, detail=1)
