"""A boy in pyjamas reads a bedtime story on the jaw of a monstrous angler fish, by the light of its lure."""

import itertools
import math

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
HAIR = ["#6a4434", "#38202a", "#1c0e18"]
BOOK = ("page", 434, 620)
GLINT = ("#e8fff8", 1.6, 0.7, (0.7, -0.6, 0.4))
CRISP = dict(edge=0.08, wobble=0.25, detail=0.9)
CLOTH = dict(form=0.75, shade="#5a3468", highlight="#fffcf0", rim=GLINT, grain=0.15, texture=0.01, **CRISP)
WOOL = dict(form=0.8, shade="#120812", highlight="#8ac0b0", rim=("#c8fff0", 1.8, 0.6, (0.8, -0.5, 0.4)), grain=0.3, edge=0.25,
    wobble=0.3, detail=0.85)
TEETH = dict(edge=0.04, wobble=0.15, detail=0.9, grain=0.1, texture=0.01)


def draw(canvas: Canvas) -> None:
    """Paint from the dark water to the teeth in front."""
    canvas.set_light(("p", *LAMP), ambient="#03142e", key="#c8fff4")
    _water(canvas)
    _mouth(canvas)
    for x, y, h, lean in ((300, 640, 62, -4), (480, 640, 66, 9),
        (530, 616, 56, 14)):
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


def _limb(canvas: Canvas, way: list, widths: list, **look) -> None:
    """A sleeve or a trouser leg, its stripes round it."""
    cloth = canvas.fill(ribbon(way, widths), PYJAMAS, gradient=((way[0][0] + 24, 0), (way[0][0] - 24, 0)), radius=12,
        **CLOTH | look)
    n = int(sum(math.dist(p, q) for p, q in itertools.pairwise(way)) / 11)
    for k in range(n + 1):
        (x, y), (u, v) = along(way, max(0, k / n - 0.02)), along(way, min(1, k / n + 0.02))
        c, d = (u - x) / math.dist((x, y), (u, v)), (v - y) / math.dist((x, y), (u, v))
        w = max(widths) * 0.7
        canvas.line([(x - w * d, y + w * c), (x + c * 4, y + d * 4), (x + w * d, y - w * c)], [4.6, 5.2, 4.6], "#d8508e",
            0.85, clip=cloth, wobble=0.15, detail=0.85)


def _reader(canvas: Canvas) -> None:
    """The boy sits on the tongue with the open book on his lap; origin his seat."""
    canvas.shadow(ellipse(396, 672, 62, 14), "#3a0a3a", 0, 0, 8, 0.7)
    with canvas.at(*SEAT, 1.1):
        body = smooth([(-30, 6), (-38, -30), (-36, -70), (-24, -100), (2, -112), (30, -104), (44, -76), (46, -30), (44, 4),
            (8, 14)])
        cloth = canvas.fill(body, PYJAMAS, gradient=((46, 0), (-36, 0)), radius=26, **CLOTH)
        _stripes(canvas, cloth, [[(-42, -94 + 13 * k), (4, -86 + 13 * k), (50, -96 + 13 * k)] for k in range(9)])
        canvas.fill(smooth([(-40, 10), (-40, -100), (-20, -104), (-14, -50), (-10, 12)]), "#5a2a6a", alpha=0.45, soft=9,
            clip=cloth, edge=0)
        canvas.fill(ribbon([(2, -118), (6, -96)], [24, 26]), ["#c07c52", "#8a4c3a"], form=0.5, radius=8, **CRISP)
        for side in ([(6, -88, 1), (-18, -104), (-12, -114, 1), (4, -104)], [(6, -88, 1), (4, -104), (24, -114, 1), (32, -102)]):
            canvas.fill(smooth(side), ["#fff4ec", "#e8b8c8"], form=0.5, radius=5, rim=GLINT, **CRISP)
        _head(canvas)
        _book(canvas)


def _head(canvas: Canvas) -> None:
    """Three quarters to the light, bowed over the page, lids down, reading aloud."""
    with canvas.at(12, -150, 1.06, 9):
        random = dice(5)
        curls = [(34 * math.cos(t) - 4, -10 + 36 * math.sin(t), 13) for t in [math.radians(a) for a in range(125, 350, 17)]]
        back = union(ellipse(-8, -14, 36, 34), *[ellipse(x, y, r) for x, y, r in curls])
        canvas.shadow(back, "#1a0a2a", -3, 3, 6, 0.5)
        canvas.fill(back, HAIR, gradient=((40, -30), (-40, 20)), radius=14, **WOOL)
        face = smooth([(-20, -26), (8, -34), (30, -22), (35, -4), (33, 10), (28, 26), (12, 37), (-6, 34), (-22, 20), (-28, -2)])
        skin = canvas.fill(face, ["#e8a878", "#c07c52", "#8a4c42"], gradient=((36, 0), (-28, 10)), form=0.75, radius=24,
            shade="#5a2a3c", highlight="#ffe8c8", light=BOOK, rim=("#d8fff4", 2, 0.6, (0.8, -0.5, 0.4)), grain=0.12,
            texture=0.01, **CRISP)
        ear = canvas.fill(ellipse(-23, 4, 8, 11, -8), ["#b8744e", "#8a4c3c"], form=0.7, radius=5, **CRISP)
        canvas.line([(-26, -1), (-20, -2), (-21, 7)], [0.6, 2, 0.6], "#5a2a30", 0.7, clip=ear, wobble=0.1)
        soft = dict(clip=skin, edge=0)
        canvas.fill(ellipse(4, 18, 11, 8), "#e87860", alpha=0.45, soft=5, **soft)
        canvas.fill(ellipse(30, 16, 6, 7), "#e87860", alpha=0.4, soft=4, **soft)
        canvas.fill(smooth([(18, -6), (23, 8), (27, 12), (22, 16), (15, 14), (15, 6)]), "#f4bc8c", alpha=0.8, soft=1.6, **soft)
        line = dict(wobble=0.1, detail=1, clip=skin)
        canvas.line([(14, 13), (18, 17), (24, 16)], [0.8, 2, 0.8], "#7a3a34", 0.8, **line)
        for x, w in ((4, 9), (27, 6)):
            canvas.fill(ellipse(x, 0, w, 5.4), "#b06a48", alpha=0.7, soft=1.2, **soft)
            canvas.line([(x - w, 1), (x - w * 0.3, 6), (x + w * 0.4, 6), (x + w, 2)], [0.8, 2.6, 2.6, 0.8], "#2c1420", 0.95, **line)
            canvas.line([(x - w, -11), (x, -15), (x + w, -11)], [1.2, 3, 1], "#2c1420", 0.7, **line)
        canvas.fill(smooth([(9, 24), (16, 22), (24, 24), (20, 31), (13, 31)]), "#6a1c30", edge=0.05, wobble=0.1, detail=1,
            clip=skin)
        canvas.line([(8, 23.5), (16, 22), (25, 23.5)], [0.8, 1.8, 0.8], "#5a2028", 0.9, **line)
        canvas.line([(13, 35), (17, 36), (21, 34)], [0.4, 1.6, 0.4], "#7a3a3a", 0.5, **line)
        fringe = union(*[ellipse(x, y, r) for x, y, r in ((-26, -14, 10), (-22, -30, 13), (-8, -38, 13), (8, -40, 13), (22, -34, 11),
            (31, -24, 8), (-2, -28, 9), (13, -30, 9))])
        canvas.shadow(fringe, "#5a2a30", 1, 4, 4, 0.5, clip=skin)
        top = canvas.fill(fringe, HAIR, gradient=((40, -30), (-40, 0)), radius=10, **WOOL)
        for mask, n in ((top, 26), (None, 22)):
            for _ in range(n):
                x, y, r = -34 + 68 * random.random(), -50 + 34 * random.random(), 3 + 4 * random.random()
                if mask is None and math.hypot(x + 6, y + 12) > 40:
                    continue
                ring = [(x + r * math.cos(a), y + r * math.sin(a)) for a in (0, 1.2, 2.4, 3.6, 4.6)]
                canvas.line(ring, [0.4, 1.8, 1.8, 0.4], ("#7a5240", "#140a14")[int(2 * random.random())], 0.6, clip=top,
                    wobble=0.1, detail=0.8)


def _book(canvas: Canvas) -> None:
    """The book lies open before him and gives the light back; a hand at either side."""
    look = dict(skin=dict(form=0.75, radius=8, shade="#5a2a3c", highlight="#ffe8c8", rim=GLINT, **CRISP))
    _limb(canvas, [(33, -92), (60, -66), (78, -34)], [25, 25, 20])
    cover = smooth([(54, -8, 1), (30, -16), (4, -14, 1), (16, -62, 1), (36, -64), (57, -54, 1), (78, -66), (98, -64, 1),
        (110, -18, 1), (80, -18)])
    canvas.shadow(cover, "#3a0a3a", 0, 8, 7, 0.6)
    canvas.fill(cover, ["#3a6ad0", "#1c3a80"], form=0.4, radius=5, rim=GLINT, **CRISP)
    canvas.glow(56, -40, 74, "#fff6d8", 0.4)
    for sx, tones in ((-1, ["#fffdf0", "#f0dcb0"]), (1, ["#fffef4", "#fff0c8"])):
        page = smooth([(54, -12, 1), (54 + sx * 22, -21), (54 + sx * 46, -19, 1), (55 + sx * 36, -62, 1), (55 + sx * 18, -65),
            (56, -56, 1)])
        leaf = canvas.fill(page, tones, gradient=((54 + sx * 46, -20), (56, -40)), edge=0.04, wobble=0.1, detail=0.95, form=0.3,
            radius=6, shade="#c09a70")
        for k in range(5):
            y, n = -53 + 7.4 * k, 30 + 2.2 * k
            canvas.line([(55 + sx * 6, y + 1), (55 + sx * n * 0.5, y - 5), (55 + sx * n, y - 3)], 1.5, "#a08a80", 0.7, clip=leaf,
                wobble=0.1)
    canvas.line([(54, -12), (55, -34), (56, -56)], [1, 2.4, 1], "#a8845c", 0.8, wobble=0.1)
    canvas.glow(66, -42, 58, "#fff4cc", 0.5, power=1.4)
    _limb(canvas, [(-20, -92), (-39, -56), (-16, -30)], [26, 28, 21])
    for sx, x, y in ((1, 2, -24), (-1, 102, -30)):
        palm = union(ellipse(x, y, 10, 9), ribbon([(x - sx * 2, y + 4), (x + sx * 8, y + 8), (x + sx * 17, y + 6)], [8, 8, 6]),
            ribbon([(x, y - 2), (x + sx * 10, y - 6), (x + sx * 16, y - 3)], [8, 7, 5]))
        canvas.shadow(palm, "#8a6a4a", sx * 2, 3, 3, 0.4)
        canvas.fill(palm, ["#f0b484", "#c07c52", "#8a4c42"], gradient=((x + sx * 14, 0), (x - sx * 8, 0)), **look["skin"])


def _legs(canvas: Canvas) -> None:
    """Through the bars, over the lip: two striped legs and their slippers."""
    with canvas.at(*SEAT, 1.1):
        for way, turn in (([(34, 0), (60, 8), (72, 30), (76, 60)], -8), ([(0, 0), (24, 11), (36, 36), (36, 70)], 10)):
            canvas.shadow(ribbon(way, [26, 27, 25, 20]), "#03142a", -5, 8, 8, 0.6)
            _limb(canvas, way, [26, 27, 25, 21])
            with canvas.at(*way[-1], 1, turn):
                canvas.fill(ribbon([(0, 0), (1, 9)], [12, 12]), ["#d8946a", "#8a4c42"], form=0.6, radius=5, **CRISP)
                shoe = smooth([(-9, 6), (4, 2), (11, 9), (26, 14), (30, 22), (14, 27), (-8, 25)])
                canvas.shadow(shoe, "#03142a", -4, 6, 6, 0.6)
                canvas.fill(shoe, ["#ff8a5c", "#d8402c", "#7a1c30"], form=0.85, radius=9, rim=GLINT, **CRISP)
                canvas.line([(-8, 23), (12, 25), (28, 20)], [1, 3, 1], "#ffe8c8", 0.8, wobble=0.1)
                canvas.fill(ellipse(15, 11, 5), ["#fff8e8", "#e8b8a0"], form=0.7, radius=4, **CRISP)


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
    bars = ((0.2, 52, 10), (0.29, 74, 12), (0.38, 58, 11), (0.455, 66, 12), (0.735, 62, 12),
        (0.81, 104, 15), (0.885, 86, 13), (0.955, 122, 15))
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
