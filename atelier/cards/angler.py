"""A boy in pyjamas reads a bedtime story on the jaw of a monstrous angler fish, by the light of its lure."""

import itertools
import math

from skia import Path

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import along, ellipse, minus, ribbon, smooth, spline, union

CARD = Card(
    id="angler",
    palette="abyss",
    composition="underwater",
    setting="deep sea",
    mood="tenderness",
    themes=("sea", "language", "school"),
    hero="angler fish",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=311,
    grading=dict(vignette=0.4, contrast=1.1),
)

LAMP = (468, 392)
UPPER = [(150, 560), (196, 478), (262, 428), (340, 398), (404, 372)]  # the near edge of the upper lip
LOWER = [(150, 560), (206, 640), (292, 690), (392, 706), (486, 690), (556, 640)]  # and of the lower one
SEAT = (374, 668)
PYJAMAS = ["#fffaf0", "#f4d4d8", "#a8809c"]
GLINT = ("#e8fff8", 1.6, 0.7, (0.7, -0.6, 0.4))
CRISP = dict(edge=0.08, wobble=0.25, detail=0.9)
CLOTH = dict(form=0.75, shade="#5a3468", highlight="#fffcf0", rim=GLINT, grain=0.15, texture=0.01, **CRISP)
TEETH = dict(edge=0.04, wobble=0.15, detail=0.9, grain=0.1, texture=0.01)


def draw(canvas: Canvas) -> None:
    """Paint from the dark water to the teeth in front."""
    canvas.set_light(("p", *LAMP), ambient="#03142e", key="#c8fff4")
    _water(canvas)
    _mouth(canvas)
    for x, y, h, lean in ((480, 640, 66, 9), (530, 616, 56, 14)):
        _tooth(canvas, (x, y), (x + lean, y - h), 13, "#3f8fa6")
    _reader(canvas)
    fish = _fish(canvas)
    _eye(canvas)
    _lips_and_teeth(canvas, fish)
    _legs(canvas)
    _lure(canvas)
    _listeners(canvas)
    _snow(canvas)


def _water(canvas: Canvas) -> None:
    canvas.sky([(0, "#1a7f9c"), (0.16, "#0d5578"), (0.42, "#082c50"), (0.75, "#040f26"), (1, "#02060f")],
        swirl=0.05, focus=(LAMP[0], LAMP[1] - 10, 620))
    random = dice(8)
    for _ in range(9):  # far bodies in the gloom
        x, y, s = 330 + 300 * random.random(), 60 + 760 * random.random(), 0.5 + random.random()
        with canvas.at(x, y, s, random.random() * 40 - 20):
            canvas.fill(spline([(-60, 0), (-20, -16), (30, -12), (56, 0), (30, 12), (-20, 14), (-84, 18, 1), (-76, 0),
                (-86, -16, 1)]), "#0a3a58", alpha=0.4, soft=4)
    for x, h, w in ((548, 210, 26), (596, 300, 34), (500, 120, 20), (440, 90, 16)):  # a vent garden below
        canvas.fill(smooth([(x - w, 920), (x - w * 0.7, 900 - h * 0.5), (x - w * 0.5, 900 - h), (x, 890 - h),
            (x + w * 0.5, 900 - h), (x + w * 0.8, 900 - h * 0.5), (x + w, 920)]), ["#0b4560", "#031226"], form=0.8,
            radius=20, bump=0.6)
        for k in range(5):
            canvas.fill(ribbon([(x + (k - 2) * 5, 896 - h), (x + (k - 2) * 9, 876 - h), (x + (k - 2) * 10, 862 - h)],
                [4, 4, 5]), mix("#f03fa5", "#0b6e99", 0.45), alpha=0.8, form=0.5, radius=2)
    brush.background(canvas)


def _mouth(canvas: Canvas) -> None:
    inside = smooth([(150, 560), (210, 470), (300, 410), (404, 372, 1), (352, 424), (322, 486), (322, 546),
        (352, 596), (420, 626), (500, 640), (548, 634, 1), (480, 700), (380, 720), (280, 700), (200, 640)])
    throat = canvas.fill(inside, [(0, "#ff9cc4"), (0.3, "#c8327f"), (0.7, "#5a1450"), (1, "#1c0828")],
        gradient=("r", (LAMP[0] - 30, LAMP[1] + 150), 310), edge=0.1, detail=0.5, texture=0.03,
        rim=("#ffd0e4", 3, 0.8, (0.8, -0.2, 0.4)))
    for k in range(6):  # ribs of the palate
        t = k / 6
        canvas.line([(200 + 60 * t, 500 + 130 * t), (250 + 70 * t, 500 + 40 * t), (290 + 95 * t, 416 - 20 * t)],
            [1, 5, 2], "#30093a", 0.4, clip=throat, soft=2)
    tongue = smooth([(190, 640), (240, 618), (320, 620), (410, 624), (490, 628), (530, 646), (500, 700), (380, 724),
        (250, 700)])
    canvas.fill(tongue, ["#ff9cc0", "#d03f8e", "#6a185a"], gradient=((470, 610), (220, 700)), form=0.7, radius=30,
        clip=throat, rim=("#ffe0ea", 2.4, 0.7), detail=0.6)


def _tooth(canvas: Canvas, root: tuple, tip: tuple, width: float, tint: Colour = "#bff4ea",
    clip: Mask | None = None) -> None:
    """A needle, curved a little inwards, glassy: brightest where the lamp shines through."""
    mid = ((root[0] + tip[0]) / 2 + (tip[1] - root[1]) * 0.06, (root[1] + tip[1]) / 2)
    shape = ribbon([root, mid, tip], [width, width * 0.72, 0.8])
    mask = canvas.fill(shape, [mix(tint, "#ffffff", 0.55), tint, mix(tint, "#0b4a66", 0.55)], gradient=(tip, root),
        form=0.7, radius=width * 0.5, rim=("#f4fffb", 1.6, 0.9), clip=clip, **TEETH)
    canvas.line([root, mid, tip], [0.4, width * 0.16, 0.3], "#ffffff", 0.5, clip=mask, wobble=0)


def _stripes(canvas: Canvas, cloth: Mask, ways: list, width: float = 5.4) -> None:
    for way in ways:
        canvas.line(way, [width * 0.9, width, width * 0.9], "#d8508e", 0.85, clip=cloth, wobble=0.2, detail=0.85)


def _rings(canvas: Canvas, way: list, widths: list, clip: Mask | None) -> None:
    """The stripes round a sleeve or a trouser leg."""
    n = int(sum(math.dist(p, q) for p, q in itertools.pairwise(way)) / 11)
    for k in range(n + 1):
        (x, y), (u, v) = along(way, max(0, k / n - 0.02)), along(way, min(1, k / n + 0.02))
        c, d = (u - x) / math.dist((x, y), (u, v)), (v - y) / math.dist((x, y), (u, v))
        w = max(widths) * 0.7
        canvas.line([(x - w * d, y + w * c), (x + c * 4, y + d * 4), (x + w * d, y - w * c)], [4.4, 5, 4.4],
            "#d8508e", 0.8, clip=clip, wobble=0.15, detail=0.85)


def _sewn(canvas: Canvas, body: Path, limbs: list, stripes: list, seams: list) -> None:
    """Body and limbs as one piece of cloth, lit once; the stripes run across the body and round the limbs."""
    tubes = [ribbon(way, widths) for way, widths in limbs]
    whole = union(body, *tubes)
    cloth = canvas.fill(whole, PYJAMAS, gradient=((60, 0), (-40, 0)), radius=20, **CLOTH)
    _stripes(canvas, canvas.mask(minus(body, union(*tubes)), 0.4, 0), stripes)
    for k, (way, widths) in enumerate(limbs):
        nearer = union(*tubes[k + 1:]) if k + 1 < len(tubes) else Path()
        _rings(canvas, way, widths, canvas.mask(minus(tubes[k], nearer), 0.4, 0))
    for points, width in seams:  # where cloth touches cloth, and what turns from the lamp
        canvas.line(points, [1, width, 1], "#4a2460", 0.55, clip=cloth, soft=2.6, rough=0)


def _reader(canvas: Canvas) -> None:
    """The boy sits on the tongue with the open book on his lap; origin his seat."""
    canvas.shadow(ellipse(396, 672, 62, 14), "#3a0a3a", 0, 0, 8, 0.7)
    with canvas.at(*SEAT, 1.1):
        body = smooth([(-32, 10), (-40, -24), (-39, -62), (-30, -90), (-8, -104), (14, -108), (34, -102), (48, -84),
            (50, -40), (46, 6), (8, 16)])
        sleeves = [([(-24, -84), (-41, -56), (-38, -40), (-14, -28)], [29, 28, 26, 20]), ([(36, -90), (60, -66),
            (84, -34)], [28, 25, 20])]
        _sewn(canvas, body, sleeves, [[(-44, -88 + 12 * k), (4, -80 + 12 * k), (54, -90 + 12 * k)]
            for k in range(9)], [([(-14, -84), (-24, -58), (-24, -46), (-6, -38)], 7),
            ([(30, -78), (46, -58), (66, -36)], 6), ([(-36, -96), (-48, -60), (-44, -20), (-36, 8)], 22),
            ([(-46, -58), (-52, -46), (-38, -32), (-18, -20)], 8), ([(-26, -8), (0, -4), (40, -4)], 12)])
        canvas.fill(ribbon([(8, -98), (15, -122)], [26, 24]), ["#8a4c42", "#6a3834"], form=0.6, radius=8, **CRISP)
        for side in ([(12, -96, 1), (-12, -106), (-10, -115, 1), (8, -110)], [(12, -96, 1), (10, -110), (30, -117, 1),
            (36, -106)]):
            canvas.fill(smooth(side), ["#fff4ec", "#e8b8c8"], form=0.5, radius=5, rim=GLINT, **CRISP)
        _head(canvas)
        _book(canvas)


def _head(canvas: Canvas) -> None:
    """Bowed over the page: most of it is hair, below it a cheek, two lowered lids, a nose and a small smile."""
    with canvas.at(19, -144, 1.04, 14):
        random = dice(5)
        ring = [(39 * math.cos(t) - 3, -10 + 37 * math.sin(t), 12 + 2 * (k % 2)) for k, t in
            enumerate(math.radians(a) for a in range(120, 372, 18))]
        wool = dict(form=0.8, shade="#140a18", highlight="#8a6a58", bump=0.22, grain=0.2, texture=0.01,
            rim=("#c8fff0", 2.2, 0.8, (0.6, -0.75, 0.3)), edge=0.2, wobble=0.4, detail=0.85)
        hair = ["#5c4034", "#38241f", "#1c1016"]
        back = union(ellipse(-4, -10, 36, 36), *[ellipse(*one) for one in ring])
        canvas.shadow(back, "#1a0a2a", -3, 4, 6, 0.5)
        canvas.fill(back, hair, gradient=((34, -34), (-36, 20)), radius=16, **wool)
        outline = smooth([(-24, -16), (4, -26), (30, -18), (37, -2), (37, 12), (32, 28), (18, 40), (3, 39), (-14, 29),
            (-25, 12)])
        face = canvas.fill(outline, ["#efb284", "#c48458", "#84483f"], gradient=((34, 22), (-24, -4)), form=0.75,
            radius=24, shade="#5a2a3c", highlight="#ffdcae", light=(0.55, 0.5, 0.5), rim=("#c8fff0", 2, 0.6,
            (0.8, -0.4, 0.4)), grain=0.14, texture=0.012, **CRISP)
        soft = dict(clip=face, edge=0)
        ear = canvas.fill(ellipse(-23, 6, 8, 11, -10), ["#c07c56", "#84483f"], form=0.7, radius=5, **CRISP)
        canvas.line([(-26, 1), (-20, 0), (-21, 9)], [0.6, 2.4, 0.6], "#5a2a30", 0.6, clip=ear, soft=0.6)
        canvas.fill(ellipse(4, 23, 12, 8), "#ec7a5c", alpha=0.4, soft=6, **soft)
        canvas.fill(ellipse(7, 7, 12, 7), "#94543f", alpha=0.55, soft=3, **soft)  # the sockets
        canvas.fill(ellipse(31, 7, 7, 6), "#94543f", alpha=0.5, soft=3, **soft)
        canvas.fill(ellipse(7, 8, 8.5, 4.4), "#d08c62", alpha=0.9, soft=1.4, **soft)
        canvas.fill(ellipse(22, 23, 8, 3), "#84483f", alpha=0.6, soft=2, **soft)
        canvas.fill(smooth([(19, 4), (25, 14), (29, 19), (24, 23), (16, 21), (17, 12)]), "#f6bf90", alpha=0.85,
            soft=2, **soft)
        for lid in ([(-3, 8), (3, 12.5), (10, 13), (17, 9)], [(27, 9.5), (31, 12.5), (36, 10)]):
            canvas.line(lid, [0.8, 2.6, 2.4, 0.8], "#2c1420", 0.95, wobble=0.1, detail=1, clip=face, rough=0.1)
        canvas.line([(13, 30.5), (19, 32.5), (27, 30)], [0.8, 2.4, 0.8], "#7a2c30", 0.9, wobble=0.1, detail=1,
            clip=face)
        canvas.fill(ellipse(20, 35, 5, 1.8), "#e08a6c", alpha=0.7, soft=1, **soft)
        fringe = union(*[ellipse(x, y, r) for x, y, r in ((-27, -10, 11), (-22, -26, 14), (-8, -22, 13), (6, -16, 13),
            (19, -14, 11), (30, -15, 10), (37, -18, 8), (12, -30, 16), (28, -30, 12), (-4, -36, 16), (-25, 2, 7))])
        canvas.shadow(fringe, "#5a2a30", 0, 5, 4, 0.6, clip=face)
        top = canvas.fill(fringe, hair, gradient=((34, -40), (-36, 0)), radius=14, **wool)
        for _ in range(54):
            x, y, r = -40 + 82 * random.random(), -52 + 52 * random.random(), 3 + 4 * random.random()
            curl = [(x + r * math.cos(t), y + r * math.sin(t)) for t in (0, 1.2, 2.4, 3.6, 4.6)]
            canvas.line(curl, [0.4, 2, 2, 0.4], ("#8a6450", "#140a14")[int(2 * random.random())], 0.5, clip=top,
                wobble=0.1, detail=0.8)


def _book(canvas: Canvas) -> None:
    """The book lies open before him and gives the light back; a hand at either side."""
    skin, flesh = dict(form=0.4, radius=5, shade="#5a2a3c", highlight="#d89a70", light=(0.5, -0.4, 0.6), grain=0.1,
        **CRISP), ["#c4845a", "#9a5e40", "#6a3834"]
    canvas.fill(smooth([(84, -42), (100, -42), (108, -32), (106, -20), (92, -16), (82, -24)]), flesh,
        gradient=((86, -46), (106, -14)), **skin)
    canvas.fill(smooth([(-13, -33), (-3, -34), (12, -30), (20, -18), (8, -9), (-6, -11), (-14, -21)]), flesh,
        gradient=((20, -30), (-18, -20)), **skin)
    cover = smooth([(54, -8, 1), (30, -16), (4, -14, 1), (16, -62, 1), (36, -64), (57, -54, 1), (78, -66),
        (98, -64, 1), (110, -18, 1), (80, -18)])
    canvas.shadow(cover, "#3a0a3a", 0, 8, 7, 0.6)
    canvas.fill(cover, ["#3a6ad0", "#1c3a80"], form=0.4, radius=5, rim=GLINT, **CRISP)
    canvas.glow(56, -40, 74, "#fff6d8", 0.4)
    for sx, tones in ((-1, ["#fffdf0", "#f0dcb0"]), (1, ["#fffef4", "#fff0c8"])):
        page = smooth([(54, -12, 1), (54 + sx * 22, -21), (54 + sx * 46, -19, 1), (55 + sx * 36, -62, 1),
            (55 + sx * 18, -65), (56, -56, 1)])
        leaf = canvas.fill(page, tones, gradient=((54 + sx * 46, -20), (56, -40)), edge=0.04, wobble=0.1,
            detail=0.95, form=0.3, radius=6, shade="#c09a70")
        for k in range(5):
            y, n = -53 + 7.4 * k, 30 + 2.2 * k
            canvas.line([(55 + sx * 6, y + 1), (55 + sx * n * 0.5, y - 5), (55 + sx * n, y - 3)], 1.5, "#a08a80",
                0.7, clip=leaf, wobble=0.1)
    canvas.line([(54, -12), (55, -34), (56, -56)], [1, 2.4, 1], "#a8845c", 0.8, wobble=0.1)
    canvas.glow(66, -42, 58, "#fff4cc", 0.5, power=1.4)
    # a thumb on either page, the rest behind
    for way in ([(2, -18), (10, -26), (23, -30)], [(106, -22), (99, -29), (88, -32)]):
        thumb = ribbon(way, [11, 10.5, 7])
        canvas.shadow(thumb, "#8a5a3a", 0, 3, 3, 0.6)
        mask = canvas.fill(thumb, flesh, gradient=(way[2], way[0]), **skin)
        (x, y), (u, v) = way[2], way[1]
        canvas.fill(ellipse(x + 0.02 * (u - x), y - 0.6, 3.4, 2.4, -20 if u < x else 16), "#e8b08c", alpha=0.8,
            clip=mask, edge=0.05, wobble=0, detail=1)
        canvas.line([(u - 2, v - 4), (u, v), (u + 1, v + 3)], [0.4, 1.4, 0.4], "#7a4038", 0.5, clip=mask, soft=0.5)


def _legs(canvas: Canvas) -> None:
    """Over the lip: a lap, two knees, two striped shins and their slippers."""
    with canvas.at(*SEAT, 1.1):
        ways = [([(28, 4), (52, 5), (70, 14), (75, 36), (74, 62)], [32, 33, 32, 26, 26]),
            ([(0, 7), (20, 10), (37, 21), (40, 46), (38, 74)], [33, 35, 33, 27, 27])]
        for (way, _), turn in zip(ways, (-6, 5), strict=True):
            x, y = way[-1]
            canvas.shadow(ribbon(way, [26, 27, 25, 25, 20]), "#03142a", -6, 8, 8, 0.6)
            with canvas.at(x - 1, y, 1.12, turn):
                canvas.fill(ribbon([(0, -4), (1, 12)], [14, 14]), ["#c4845a", "#84483f"], form=0.6, radius=5, **CRISP)
                shoe = smooth([(-10, 8), (0, 5), (9, 8), (24, 13), (29, 21), (15, 26), (-9, 25)])
                canvas.shadow(shoe, "#03142a", -4, 6, 6, 0.6)
                canvas.fill(shoe, ["#ff8a5c", "#d8402c", "#7a1c30"], form=0.85, radius=9, rim=GLINT, **CRISP)
                canvas.line([(-8, 23), (12, 24.5), (27, 20)], [1, 2.6, 1], "#ffe8c8", 0.7, wobble=0.1)
        lap = smooth([(-33, 2), (-10, -6), (30, -8), (56, -6), (60, 8), (30, 22), (-10, 26), (-30, 18)])
        _sewn(canvas, lap, ways, [[(-28 + 12 * k, -12), (-32 + 12 * k, 6), (-28 + 12 * k, 28)] for k in range(2)],
            [([(22, -6), (40, 2), (56, 16), (60, 40), (58, 60)], 7), ([(24, 26), (24, 46), (23, 72)], 8),
            ([(28, 30), (36, 34), (44, 32)], 4), ([(62, 22), (70, 26), (78, 24)], 4),
            ([(-34, 14), (-6, 26), (20, 30)], 10), ([(-30, -6), (0, -9), (50, -9)], 8)])
        for (way, _), wide in zip(ways, (25, 26), strict=True):
            x, y = way[-1]
            canvas.line([(x - wide / 2, y + 1), (x, y + 3.5), (x + wide / 2, y + 1)], [4, 5, 4], "#ffeef2", 0.9,
                wobble=0.1, rough=0.1)
            x, y = way[2]
            canvas.fill(ellipse(x + 2, y - 8, 9, 6, 40), "#fffaf2", alpha=0.35, soft=4)


def _fish(canvas: Canvas) -> Mask:
    """Head and jaw are one silhouette with the mouth cut out."""
    body = smooth([(-60, 150), (30, 92), (110, 96), (176, 76), (250, 98), (318, 150), (372, 226), (414, 320),
        (424, 368), (404, 388), (430, 470), (520, 590), (578, 616), (586, 652), (548, 716), (470, 778), (360, 820),
        (230, 850), (110, 920), (-60, 940)])
    gap = smooth([(150, 560, 1), (196, 478), (262, 428), (340, 398), (404, 372), (470, 372), (620, 420), (640, 560),
        (556, 640, 1), (486, 690), (392, 706), (292, 690), (206, 640)])
    for pts, w in (([(96, 100), (84, 50), (46, 14)], 13), ([(40, 96), (14, 52), (-20, 30)], 13),
        ([(150, 84), (146, 40), (120, -6)], 12)):  # back spines with a torn web
        canvas.fill(ribbon(pts, [w, w * 0.6, 1.5]), ["#0d5a7a", "#06223f"], form=0.8, radius=6,
            rim=("#35e0d8", 2, 0.6))
    outline = minus(body, gap)
    mask = canvas.fill(outline, [(0, "#38a6ae"), (0.3, "#176a8a"), (0.65, "#0b3a60"), (1, "#061a38")],
        gradient=("r", (400, 420), 520), form=0.95, radius=74, shade="#020a1c", highlight="#7fe8dc", bump=0.26,
        grain=0.16, texture=0.02, rim=("#7ff4e6", 3, 0.6), detail=0.55)
    for x, y, rx, ry, c, a in ((240, 190, 150, 80, "#041226", 0.4), (90, 420, 120, 200, "#020814", 0.6),
        (250, 820, 260, 90, "#020814", 0.7)):
        canvas.fill(ellipse(x, y, rx, ry), c, alpha=a, soft=34, clip=mask)
    random = dice(21)
    for _ in range(130):  # warts, each with a lit and a dark side
        x, y, r = -10 + 560 * random.random(), 100 + 760 * random.random(), 2 + 7 * random.random() ** 2
        canvas.fill(ellipse(x + r * 0.3, y + r * 0.4, r * 1.1), "#03101f", alpha=0.35, soft=1.5, clip=mask)
        canvas.fill(ellipse(x, y, r, r * 0.9), ["#2f9aa6", "#0c4468"], alpha=0.75, form=0.9, radius=r, clip=mask,
            edge=0.2)
    for pts in ([(150, 560), (118, 500), (124, 420), (160, 360)], [(140, 590), (96, 640), (92, 740), (130, 830)],
        [(118, 570), (70, 560), (30, 600)], [(104, 540), (60, 500), (10, 500)], [(300, 160), (256, 172), (214, 160)],
        [(330, 200), (270, 204), (208, 190)]):  # folds of the skin
        canvas.line(pts, [1, 7, 6, 1], "#020a18", 0.6, clip=mask, soft=1.2)
        canvas.line([(x + 5, y - 4) for x, y in pts], [0.5, 3, 2.5, 0.5], "#4fc0c4", 0.35, clip=mask, soft=1)
    for k in range(15):  # lights along the flank
        x, y = along([(40, 330), (60, 470), (40, 620), (80, 760), (220, 800), (400, 780), (520, 710)], k / 14)
        canvas.glow(x, y, 16, "#35e0d8", 0.6)
        canvas.fill(ellipse(x, y, 2.8), "#d8fff8", edge=0, wobble=0, detail=1)
    fin = smooth([(-20, 640), (30, 668), (58, 720), (62, 790), (30, 770), (20, 810), (-6, 776), (-30, 800)])
    canvas.shadow(fin, "#010510", 8, 10, 10, 0.6)
    canvas.fill(fin, ["#1a7a92", "#072a4a"], form=0.7, radius=18, rim=("#7ff4e6", 2.4, 0.6), detail=0.55)
    for k in range(5):
        canvas.line([(-16, 660), (10 + k * 6, 710), (52 - k * 18, 782)], [1, 2.4, 0.6], "#03142a", 0.6)
    return mask


def _eye(canvas: Canvas) -> None:
    """A tired, kind eye that looks down to the book."""
    with canvas.at(262, 268, 1.12, 8):
        canvas.fill(ellipse(0, 0, 66, 60), "#020a1a", alpha=0.55, soft=9)
        canvas.fill(ellipse(0, 0, 52, 49), ["#2f9aa6", "#0a3a5c"], form=0.9, radius=16, detail=0.7,
            rim=("#8ff4e6", 2, 0.6))
        ball = canvas.fill(ellipse(0, 3, 41, 38), [(0, "#fff8d8"), (0.5, "#d8f0c8"), (1, "#3a8a96")],
            gradient=("r", (16, 14), 58), edge=0.03, wobble=0.1, detail=1)
        canvas.fill(ellipse(13, 13, 24), [(0, "#ffe08a"), (0.5, "#f0a83c"), (1, "#8a3a2a")],
            gradient=("r", (19, 20), 27), clip=ball, edge=0.05, wobble=0.1, detail=1)
        for k in range(22):
            t = k * math.tau / 22
            canvas.line([(13 + 11 * math.cos(t), 13 + 11 * math.sin(t)),
                (13 + 23 * math.cos(t), 13 + 23 * math.sin(t))], [0.9, 0.4], "#7a2c20" if k % 2 else "#fff0b0", 0.55,
                clip=ball, wobble=0, detail=1)
        canvas.fill(ellipse(15, 15, 12), "#0a0616", clip=ball, edge=0.03, wobble=0, detail=1)
        canvas.fill(ellipse(22, 7, 5.4, 6), "#ffffff", clip=ball, edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(8, 23, 2.4), "#c8fff4", clip=ball, edge=0, wobble=0, detail=1)
        lid = smooth([(-48, 10, 1), (-26, 0), (8, 2), (48, 6, 1), (44, -34), (8, -56), (-34, -46), (-54, -16)])
        canvas.fill(lid, ["#3aa8b0", "#145a78", "#0a3a58"], gradient=((20, -50), (-20, -4)), form=0.8, radius=14,
            rim=("#8ff4e6", 1.6, 0.5), detail=0.85, edge=0.06)
        canvas.line([(-48, 10), (-26, 1), (8, 3), (48, 6)], [2, 5, 5, 1.5], "#020a18", 0.9, wobble=0.1, detail=1)
        canvas.line([(-40, 22), (-20, 42), (14, 48), (42, 30)], [1, 4, 4, 1], "#03142a", 0.7, wobble=0.2)
        canvas.line([(-34, 34), (-10, 54), (20, 58)], [0.5, 3, 0.5], "#5fd0cc", 0.4, wobble=0.2)
        for k in range(4):
            canvas.line([(-50 + k * 26, -44 - (k % 2) * 10), (-42 + k * 26, -58), (-26 + k * 24, -60)],
                [0.5, 3, 0.5], "#020a18", 0.4, soft=1)


def _lips_and_teeth(canvas: Canvas, fish: Mask) -> None:
    for lip, w in ((UPPER, [8, 15, 17, 18, 15]), (LOWER, [8, 18, 22, 23, 23, 18])):
        canvas.fill(ribbon(lip, w), ["#4fc4c0", "#17627f"], gradient=((430, 520), (150, 560)), form=0.85, radius=9,
            shade="#03142a", rim=("#d0fff4", 2.4, 0.75), detail=0.7, bump=0.2, grain=0.15)
    for t, h, w in ((0.16, 40, 9), (0.3, 74, 12), (0.43, 56, 11), (0.56, 102, 15), (0.68, 62, 11), (0.8, 86, 14),
        (0.93, 54, 11)):
        x, y = along(UPPER, t)
        _tooth(canvas, (x, y + 2), (x + 14 + 8 * t, y + h), w)
    bars = ((0.2, 52, 10), (0.29, 74, 12), (0.38, 58, 11), (0.81, 104, 15), (0.885, 86, 13), (0.955, 122, 15))
    for t, h, w in bars:
        x, y = along(LOWER, t)
        _tooth(canvas, (x, y + 3), (x + 3 + 12 * (t - 0.5), y - h), w)


def _lure(canvas: Canvas) -> None:
    """The fishing rod: from the brow over the reader, a lamp with a shade of skin."""
    stalk = [(228, 96), (262, 34), (346, 8), (426, 42), (470, 130), (484, 250), (LAMP[0] + 4, LAMP[1] - 38)]
    canvas.fill(smooth([(176, 92), (206, 84), (218, 70), (240, 68), (254, 92), (296, 128), (240, 128), (196, 116)]),
        ["#2a94a4", "#176a8a", "#176a8a"], form=0.7, radius=16, rim=("#7ff4e6", 2, 0.5),
        fade=((230, 100), (230, 132)))
    canvas.fill(ribbon(stalk, [22, 13, 10, 8.5, 7, 6, 8]), ["#2a94a4", "#0f5878", "#7fe8dc"],
        gradient=(stalk[0], stalk[-1]), form=0.9, radius=6, rim=("#b8fff2", 1.8, 0.8), detail=0.75)
    for k in range(9):
        x, y = along(stalk, 0.08 + 0.1 * k)
        canvas.line([(x - 5, y - 1), (x, y + 1.5), (x + 5, y + 1)], [0.4, 1.4, 0.4], "#03203a", 0.7)
    x, y = LAMP
    canvas.glow(x, y, 300, "#8ff8e4", 0.34, power=2.4)
    canvas.glow(x, y, 120, "#eafff0", 0.6, power=2)
    for k in range(9):
        t = math.pi * (0.15 + 0.7 * k / 8)
        canvas.line([(x + 15 * math.cos(t), y + 14 * math.sin(t)), (x + 28 * math.cos(t) + 3, y + 30 * math.sin(t)),
            (x + 30 * math.cos(t), y + (40 + 9 * (k % 3)) * math.sin(t))], [2.4, 1.6, 0.5], "#c8fff0", 0.8,
            detail=0.8)
    bulb = smooth([(x - 7, y - 34), (x - 20, y - 14), (x - 24, y + 6), (x - 12, y + 22), (x + 4, y + 25),
        (x + 19, y + 14), (x + 23, y - 6), (x + 11, y - 28), (x + 3, y - 38)])
    canvas.fill(bulb, [(0, "#ffffff"), (0.5, "#fdffe0"), (1, "#8ff4dc")], gradient=("r", (x, y), 32), edge=0.05,
        wobble=0.2, detail=1, grain=0, texture=0)
    canvas.glow(x, y, 46, "#ffffff", 0.8, power=1.4)


def _listeners(canvas: Canvas) -> None:
    """Small fish in a half circle, all facing the book."""
    shoal = ((556, 486, 44, 168, "#f03fa5"), (574, 556, 26, 190, "#35e0d8"), (506, 462, 22, 168, "#e8b878"),
        (572, 404, 30, 152, "#35e0d8"))
    for x, y, length, turn, c in shoal:
        with canvas.at(x, y, length / 40, turn, 1):
            _small_fish(canvas, c)


def _small_fish(canvas: Canvas, c: Colour) -> None:
    """An attentive little fish facing right before turning, 60 long; drawn upside so that a half turn rights it."""
    look = dict(edge=0.06, wobble=0.2, detail=0.9)
    tone = [mix(c, "#ffffff", 0.45), c, mix(c, "#041030", 0.6)]
    with canvas.at(0, 0, 1, 0):
        canvas.fill(union(spline([(-22, 0), (-40, -16, 1), (-34, 0), (-40, 16, 1)]),
            spline([(-8, 12), (-2, 24), (10, 12)])), mix(c, "#0b2a4a", 0.35), alpha=0.85, **look)
        canvas.fill(smooth([(-28, 0), (-8, -15), (14, -14), (28, -3), (28, 4), (12, 14), (-10, 13)]), tone,
            gradient=((24, -4), (-26, 4)), form=0.7, radius=12, rim=("#eafff8", 1.8, 0.9), **look)
        canvas.fill(ellipse(15, 2, 3.6), mix(c, "#041030", 0.7), edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(15.6, 2, 2.6), "#0a0a1c", edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(16.6, 3, 0.9), "#e8fff8", edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(27, -4, 2.2, 2.6), "#2a0a24", edge=0, wobble=0, detail=1)
        canvas.line([(4, -9), (0, 0), (4, 8)], [0.4, 1.6, 0.4], mix(c, "#041030", 0.5), 0.7, wobble=0)


def _snow(canvas: Canvas) -> None:
    random = dice(77)
    for _ in range(150):
        x, y = 600 * random.random(), 900 * random.random()
        near = max(0.12, 1 - math.hypot(x - LAMP[0], y - LAMP[1]) / 420)
        canvas.fill(ellipse(x, y, 0.5 + 1.6 * random.random() ** 2), "#d8fff4", alpha=0.7 * near, edge=0, wobble=0)
