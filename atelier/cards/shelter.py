"""A newborn asleep along a forearm: at first light its face and its blanket are one more range of hills."""

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import curve, ellipse, poly, rect, ribbon, smooth, spline, union

CARD = Card(
    id="shelter",
    palette="pastel-dawn",
    composition="vista",
    setting="hill country",
    mood="calm",
    themes=("birth", "sleep", "protection"),
    hero="newborn",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=640,
    grading=dict(vignette=0.16, contrast=1.05, saturation=1.04, shadows="#1f3a4a"),
)

CRISP = dict(edge=0.12, wobble=0.3, detail=0.85)
SKIN, SHADE, GLOW = ["#f0bd94", "#d8946a", "#a8624a"], "#7a4448", "#ffe6b4"
BIG, DEEP = ["#c98560", "#9c5e48", "#6a3e3c"], "#43303c"
UP = 76  # how far the child lies above the drawing board
CREST = [(266, 566), (292, 530), (336, 484), (380, 452), (426, 456), (462, 478), (496, 474), (534, 446), (566, 452),
    (590, 490), (640, 540)]
HEM = [(246, 640), (286, 688), (330, 706), (380, 700), (426, 716), (462, 708), (496, 722), (534, 714), (566, 726),
    (590, 716), (640, 724)]


def draw(canvas: Canvas) -> None:
    """The far hills, the hand and its sleeve, the child, the fields that keep it warm."""
    canvas.set_light((-0.75, -0.55, 0.45), ambient="#2c4650", key=GLOW)
    _morning(canvas)
    brush.background(canvas, radii=(26, 13, 6, 3), swirl=np.full(canvas.picture.shape[:2], 0.06, np.float32))
    with canvas.at(0, -UP):
        _fingers(canvas)
        skin = _palm(canvas)
        with canvas.at(166, 560, 1.0, -73):
            _head(canvas)
        _thumb(canvas)
        _sleeve(canvas, skin)
        _fist(canvas)
        _blanket(canvas)
    _valley(canvas)
    canvas.glow(40, 400, 300, "#ffedb0", 0.26)


def _morning(canvas: Canvas) -> None:
    """Light from behind the left end of the world; ridges that repeat a forehead, a belly, a knee."""
    canvas.sky([(0, "#4a8ea6"), (0.16, "#74b2b4"), (0.32, "#bcd8b2"), (0.45, "#ffe9a2"), (0.52, "#ffdf94"),
        (1, "#a8c4a8")], swirl=0.05)
    canvas.glow(30, 420, 360, "#fff8d4", 0.8)
    ridges = (([(-20, 470), (70, 430), (150, 436), (230, 372), (310, 340), (400, 384), (470, 372), (540, 336),
        (620, 360)], "#b4d0b0", "#e4e6b4"), ([(-20, 510), (60, 500), (130, 516), (220, 456), (300, 424), (390, 452),
        (470, 436), (560, 396), (620, 408)], "#80b2a4", "#c8d8ae"),
        ([(-20, 580), (80, 560), (180, 560), (280, 500), (380, 500), (480, 490), (560, 460), (620, 456)], "#559090",
        "#9cc2a4"), ([(-20, 780), (90, 740), (200, 752), (320, 790), (430, 780), (540, 800), (620, 780)], "#4a8484",
        "#7cac98"))
    random = dice(8)
    for k, (line, top, foot) in enumerate(ridges):
        shape = smooth([*line, (620, 900, 1), (-20, 900, 1)])
        mask = canvas.fill(shape, [(0, top), (0.35, foot), (1, foot)], gradient=((0, line[4][1] - 20),
            (0, line[4][1] + 300)), edge=0.3, rim=("#fff2bc", 2, 0.6))
        for _ in range(44 + 16 * k):
            x = 600 * random.random()
            y = float(_height(line, np.array([x]))[0])
            h = (6 + 6 * random.random()) * (1 + 0.35 * k)
            canvas.fill(ellipse(x, y - h * 0.4, h * 0.36, h * 0.72), mix(top, "#2c5a5c", 0.4), edge=0.3, alpha=0.9)
        for j in range(6):
            y = line[4][1] + 60 + 26 * j
            canvas.line([(-20, y + 10), (200, y - 8), (420, y + 6), (620, y - 14)], [0.6, 2.4, 0.6], top, 0.4,
                clip=mask)
    canvas.fog(560, 760, "#f4eec4", 0.8, 2)


def _fingers(canvas: Canvas) -> None:
    """Four fingertips rise behind the head, one behind the other."""
    for k, (way, width) in enumerate((([(150, 690), (70, 660), (52, 590), (66, 520)], [70, 50, 44, 34]),
        ([(150, 710), (50, 680), (26, 600), (36, 512)], [74, 54, 46, 36]),
        ([(150, 730), (42, 710), (6, 630), (8, 536)], [76, 56, 48, 38]),
        ([(170, 750), (50, 744), (-8, 676), (-18, 590)], [80, 60, 52, 40]))):
        tone = [mix(c, "#4a5a5c", 0.34 - 0.1 * k) for c in BIG]
        canvas.fill(ribbon(way, width), tone, gradient=((10, 540), (120, 740)), form=0.8, radius=22, shade=DEEP,
            highlight="#eab088", rim=("#ffe0ac", 2.4, 0.85, (-0.3, -0.9, 0.4)), grain=0.2, texture=0.02, **CRISP)


def _palm(canvas: Canvas) -> Mask:
    """The hand below the head, and the wrist."""
    palm = smooth([(96, 640), (60, 690), (70, 744), (130, 786), (220, 800), (330, 804), (420, 800), (420, 640),
        (300, 610), (180, 620)])
    skin = canvas.fill(palm, BIG, gradient=((80, 640), (260, 810)), form=0.85, radius=52, shade=DEEP,
        highlight="#eab088", rim=("#ffe0ac", 2.4, 0.25), grain=0.2, texture=0.02, **CRISP)
    for way in ([(84, 700), (120, 742), (176, 764)], [(296, 660), (304, 716), (300, 790)],
        [(312, 664), (321, 716), (318, 792)]):
        canvas.line(way, [0.6, 3, 0.6], "#5a3238", 0.45, soft=1, clip=skin, wobble=0.2, rough=0)
    canvas.fill(smooth([(60, 640), (110, 650), (96, 700), (110, 760), (60, 780), (40, 700)]), "#7a4a40", alpha=0.5,
        soft=14, clip=skin, edge=0)
    return skin


def _sleeve(canvas: Canvas, skin: Mask) -> None:
    """A knitted sleeve that is a ploughed slope."""
    sleeve = smooth([(352, 622, 1), (440, 610), (640, 640), (660, 900), (560, 868), (450, 838), (348, 822, 1),
        (338, 720)])
    wool = canvas.fill(sleeve, ["#5f8c7c", "#356060", "#1d3c48"], gradient=((380, 620), (430, 860)), form=0.85,
        radius=70, shade="#15303c", highlight="#a8c894", grain=0.25, **CRISP)
    for k in range(17):  # rows of knitting run round the arm
        x = 404 + 15 * k
        way = [(x, 600), (x - 16, 700), (x - 12, 780), (x + 16, 880)]
        canvas.line(way, [2, 4, 4, 2], "#173640", 0.4, soft=0.8, clip=wool, wobble=0.2, rough=0)
        canvas.line([(a + 5, b) for a, b in way], [1, 2.4, 1.4, 0.6], "#9cc09a", 0.34, soft=0.6, clip=wool,
            wobble=0.2, rough=0)
    cuff = smooth([(336, 616, 1), (390, 606), (398, 612, 1), (384, 720), (392, 834, 1), (380, 838), (334, 826, 1),
        (322, 720)])
    canvas.shadow(cuff, "#2a1c24", -8, 4, 8, 0.5, clip=skin)
    band = canvas.fill(cuff, ["#6f9c86", "#3c6866", "#20424c"], gradient=((0, 610), (0, 840)), form=0.8, radius=24,
        shade="#15303c", highlight="#c0d8a0", rim=("#e8f0b8", 2, 0.6), **CRISP)
    for k in range(22):
        y = 612 + 10.4 * k
        canvas.line([(326, y + 2), (358, y + 5), (398, y)], [2, 3, 2], "#173640", 0.5, clip=band, wobble=0.2)


def _head(canvas: Canvas) -> None:
    """A child's profile, drawn upright and looking right; origin in the middle of the skull, about 220 high."""
    skull = smooth([(98, -30), (90, -76), (50, -116), (-14, -126), (-78, -104), (-114, -46), (-112, 18), (-86, 66),
        (-56, 96), (-44, 140), (22, 140), (34, 118), (50, 116), (66, 110), (74, 98), (72, 88), (68, 83, 1), (77, 81),
        (80, 74), (76, 69, 1), (86, 64), (88, 56), (84, 50, 1), (93, 49), (100, 42), (98, 33), (88, 24), (82, 14),
        (85, 2), (94, -10)])
    canvas.shadow(skull, "#43303c", -10, 0, 12, 0.5)
    lit = (0.75, -0.55, 0.5)
    face = canvas.fill(skull, SKIN, gradient=((96, -40), (-100, 60)), form=0.8, radius=60, shade=SHADE,
        highlight="#ffdcb0", light=lit, rim=("#fff0c8", 3, 0.95, (0.9, -0.5, 0.4)), grain=0.16, texture=0.015,
        **CRISP)
    canvas.fill(ellipse(-70, 44, 80, 90), SHADE, alpha=0.32, soft=24, clip=face, edge=0)
    canvas.fill(ellipse(26, 74, 44, 38), "#ffd8ac", alpha=0.6, soft=12, clip=face, edge=0)  # cheek
    canvas.fill(ellipse(40, 76, 26, 20), "#ee8468", alpha=0.45, soft=10, clip=face, edge=0)
    canvas.fill(ellipse(62, 16, 22, 11), "#b8705c", alpha=0.34, soft=7, clip=face, edge=0)
    # a double chin
    canvas.line([(-6, 84), (8, 108), (34, 114), (52, 104)], [1, 6, 7, 2], "#b4705a", 0.5, soft=3, clip=face, rough=0)
    canvas.line([(24, 112), (44, 122), (30, 136)], [2, 10, 6], "#8a4c48", 0.5, soft=5, clip=face, rough=0)
    # hair: a soft cap, brushed forward
    cap = smooth([(70, -104), (48, -76), (10, -70), (-24, -48), (-40, -8), (-50, 40), (-70, 84), (-130, 60),
        (-130, -80), (-40, -146), (50, -140)])
    canvas.fill(cap, "#5e3626", alpha=0.6, soft=9, clip=face, edge=0)
    random = dice(3)
    for _ in range(230):
        a = np.radians(190 + 150 * random.random())
        r = 66 + 60 * random.random()
        x, y = -8 + r * np.cos(a) * 0.95, -6 + r * np.sin(a) * 0.98
        n = 8 + 10 * random.random()
        t = a + 1.9
        canvas.line([(x, y), (x + n * 0.5 * np.cos(t), y + n * 0.5 * np.sin(t)),
            (x + n * np.cos(t + 0.3), y + n * np.sin(t + 0.3))], [0.4, 1.3, 0.3],
            ("#4a2a1e", "#8a5838", "#e8b880")[int(3 * random.random())], 0.42, clip=face, wobble=0.1)
    # ear
    with canvas.at(-10, 30, 0.9, 6):
        canvas.fill(smooth([(-34, -14), (-18, -28), (2, -24), (8, -6), (2, 10), (-6, 18), (-6, 30), (-18, 36),
            (-28, 24)]), ["#ecb48c", "#b87458"], form=0.8, radius=10, shade=SHADE, highlight="#ffdcb0", light=lit,
            rim=("#fff0c8", 1.6, 0.5, (0.9, -0.5, 0.4)), **CRISP)
        canvas.line([(-24, -10), (-12, -18), (-2, -10), (-8, 4), (-16, 10)], [1, 2.6, 3, 2, 1], "#8a4840", 0.7,
            soft=0.6, wobble=0.1, detail=0.9, rough=0)
    # the shut eye, the lips, the nostril
    line = dict(wobble=0.1, detail=1)
    canvas.line([(46, 22), (54, 31), (66, 34), (78, 28)], [1, 3.4, 3.6, 1.4], "#5a2e26", 0.9, **line)
    for x, y in ((60, 33), (70, 33)):
        canvas.line([(x, y), (x + 2, y + 3), (x + 5, y + 5)], [1.6, 1, 0.4], "#5a2e26", 0.7, **line)
    canvas.line([(50, 12), (62, 10), (76, 15)], [0.6, 1.8, 0.6], "#9a5a48", 0.5, soft=0.5, **line, rough=0)
    canvas.line([(52, -10), (66, -16), (82, -10)], [0.8, 2.6, 0.8], "#a06a50", 0.4, soft=1, **line, rough=0)
    canvas.line([(60, 76), (65, 81), (71, 83)], [0.8, 2, 1.4], "#8a3c3c", 0.8, **line)
    canvas.fill(spline([(66, 80), (77, 69), (84, 73), (79, 80), (70, 83)]), "#d8786a", alpha=0.4, soft=1, clip=face,
        edge=0, detail=0.9)
    canvas.fill(spline([(68, 84), (77, 82), (73, 91), (66, 89)]), "#d8786a", alpha=0.35, soft=1, clip=face, edge=0,
        detail=0.9)
    canvas.line([(82, 48), (87, 45), (92, 47)], [0.8, 2.2, 0.8], "#8a4840", 0.7, **line)
    canvas.line([(79, 52), (75, 47), (79, 40)], [0.5, 2, 0.5], "#b8705c", 0.5, soft=0.6, **line, rough=0)


def _thumb(canvas: Canvas) -> None:
    """The thumb lies along the back of the head and keeps it from rolling."""
    thumb = ribbon([(290, 752), (236, 734), (184, 704), (142, 674), (112, 640)], [88, 72, 55, 47, 34])
    canvas.shadow(thumb, "#3c2430", 4, -8, 8, 0.5)
    canvas.line([(104, 660), (140, 700), (190, 738), (250, 776)], [3, 12, 14, 8], "#43222c", 0.4, soft=5, rough=0)
    canvas.fill(thumb, BIG, gradient=((150, 640), (240, 790)), form=0.8, radius=28, shade=DEEP, highlight="#eab088",
        rim=("#ffe0ac", 2.4, 0.8), grain=0.2, texture=0.02, **CRISP)
    nail = smooth([(104, 634), (116, 624), (130, 636), (140, 656), (130, 664), (116, 654)])
    canvas.fill(nail, ["#f4cdb0", "#c88a70"], gradient=((106, 630), (138, 662)), form=0.4, radius=6,
        rim=("#fff0d8", 1.4, 0.8), **CRISP)
    for way in ([(156, 670), (164, 684), (160, 702)], [(164, 674), (173, 690), (168, 710)]):
        canvas.line(way, [0.5, 2.4, 0.5], "#6a3a3a", 0.5, soft=0.7, wobble=0.1, detail=0.8, rough=0)


def _height(line: list, x: Array) -> Array:
    c = curve(line, 16)
    return np.interp(x, c[:, 0], c[:, 1])


def _blanket(canvas: Canvas) -> None:
    """A quilt of fields; its crest is a chain of hills, and someone lives there."""
    shape = smooth([*CREST, *[(x, y) for x, y in HEM[::-1]]])
    canvas.shadow(shape, "#16242c", 4, 14, 12, 0.55)
    quilt = canvas.fill(shape, "#e8dcae", **CRISP)
    tints = ("#f6e4ae", "#d4d68a", "#f4bc78", "#a9c69a", "#fbeec8", "#e2a068", "#8fb48e")
    edges = np.array([244, 292, 342, 392, 438, 482, 524, 562, 604, 660])
    rows = np.linspace(0, 1, 5)
    for i in range(len(edges) - 1):
        for j in range(len(rows) - 1):
            corners = []
            for u, v in ((0, 0), (0.5, 0), (1, 0), (1, 0.5), (1, 1), (0.5, 1), (0, 1), (0, 0.5)):
                x = edges[i] + (edges[i + 1] - edges[i]) * u
                t = rows[j] + (rows[j + 1] - rows[j]) * v
                top, low = _height(CREST, x), _height(HEM, x)
                corners.append((float(x + 26 * t * t - 10 * t),
                    float(top - 6 + (low + 12 - top) * (t * 0.75 + 0.25 * t * t))))
            tint = tints[(i * 3 + j * 5 + i * j) % len(tints)]
            canvas.fill(smooth(corners), tint, clip=quilt, edge=0.15, wobble=0.4, grain=0.2, detail=0.7)
            a, b, c, d = (np.array(corners[k]) for k in (0, 2, 4, 6))
            for u in np.linspace(0, 1, 7)[1:-1]:  # furrows
                way = [a + (d - a) * u, b + (c - b) * u] if (i + j) % 2 else [a + (b - a) * u, d + (c - d) * u]
                canvas.line(way, [1.6, 2, 1.6], mix(tint, "#6a6a3c", 0.5), 0.42, clip=quilt, wobble=0.4, detail=0.7)
            for p, q in ((a, b), (b, c)):  # hedges are seams
                canvas.line([p, (p + q) / 2 - (0, 1), q], [2.2, 3, 2.2], "#4c7058", 0.75, clip=quilt, wobble=0.5,
                    detail=0.7)
    low = [(x, y + 40) for x, y in CREST]
    canvas.fill(smooth([*low, *[(x, y + 30) for x, y in HEM[::-1]]]), "#a4b0a4", alpha=0.5, soft=30, clip=quilt,
        edge=0, blend="multiply")
    for way, width in (([(448, 470), (470, 560), (450, 700)], 34), ([(300, 530), (306, 600), (290, 690)], 26),
        ([(586, 490), (600, 580), (576, 720)], 30), ([(392, 600), (404, 660), (386, 704)], 18),
        ([(520, 610), (532, 670), (516, 716)], 20)):
        canvas.line(way, [4, width, width * 0.6], "#2c4a5c", 0.32, soft=10, clip=quilt, rough=0)
    crest = [(x - 2, y + 7) for x, y in CREST]
    canvas.line(crest, [3, 16, 18, 12, 16, 4], "#fff4c4", 0.6, soft=5, clip=quilt, rough=0)
    canvas.line([(x, y + 1) for x, y in CREST], [1, 3, 3, 2, 3, 1], "#fffbe0", 0.85, clip=quilt, wobble=0.2,
        detail=0.8)
    hem = [(x, y - 5) for x, y in HEM]
    canvas.line(hem, [10, 12, 12, 10], "#f6e8c0", 0.9, clip=quilt, wobble=0.5, detail=0.7)
    canvas.line([(x, y - 10) for x, y in HEM], [2, 2, 2], "#8a7a58", 0.6, clip=quilt, wobble=0.4)
    roll = [(326, 500), (296, 524), (268, 566), (252, 612), (254, 650), (274, 684)]
    canvas.shadow(ribbon(roll, [10, 24, 28, 28, 20, 10]), "#5a3a3c", -5, 3, 6, 0.5)
    canvas.fill(ribbon(roll, [10, 24, 28, 28, 22, 10]), ["#fff4d4", "#e6cf9c"], form=0.8, radius=12, shade="#9a7c5c",
        rim=("#fffbe8", 2, 0.8), **CRISP)
    _hamlet(canvas)


def _hamlet(canvas: Canvas) -> None:
    for x, h in ((348, 17), (358, 22), (444, 16), (456, 22), (505, 18), (548, 24), (560, 18), (572, 22)):
        y = float(_height(CREST, np.array([x]))[0]) + 5
        canvas.fill(ribbon([(x, y), (x, y - h * 0.5)], [2.4, 1.6]), "#5a4638", **CRISP)
        crown = smooth([(x, y - h * 1.25), (x + h * 0.26, y - h * 0.8), (x + h * 0.3, y - h * 0.4),
            (x, y - h * 0.24), (x - h * 0.3, y - h * 0.4), (x - h * 0.26, y - h * 0.8)])
        canvas.fill(crown, ["#8ab07c", "#2f5c54"], gradient=((x - 6, y - h), (x + 6, y - h * 0.3)), form=0.7,
            radius=5, rim=("#fff2b4", 1.4, 0.8), **CRISP)
    x, y = 396, float(_height(CREST, np.array([396]))[0]) + 4
    canvas.fill(rect(x + 7, y - 34, 5, 12), "#9a4a3c", **CRISP)
    canvas.fill(rect(x - 13, y - 19, 28, 20), ["#fff6de", "#c8b49c"], gradient=((x - 13, 0), (x + 15, 0)), **CRISP)
    canvas.fill(poly([(x - 18, y - 17), (x - 5, y - 33), (x + 10, y - 33), (x + 20, y - 17)]),
        ["#e0644a", "#a03c3c"], form=0.4, radius=4, rim=("#ffe2b0", 1.2, 0.8), **CRISP)
    canvas.fill(rect(x + 1, y - 13, 7, 7), "#ffc94e", edge=0, wobble=0, detail=1)
    canvas.glow(x + 4, y - 9, 22, "#ffca60", 0.7)
    canvas.line([(x + 10, y - 36), (x + 6, y - 52), (x + 14, y - 68), (x + 8, y - 90)], [2, 5, 8, 3], "#fffbe8", 0.5,
        soft=1.6, rough=0)
    canvas.line([(x - 4, y + 2), (x - 14, y + 40), (x + 6, y + 84), (x - 10, y + 150), (x + 16, y + 196)],
        [2, 4, 6, 8, 9], "#fff0c8", 0.8, soft=0.6, fade=((x, y + 110), (x, y + 200)), detail=0.7, rough=0)


def _fist(canvas: Canvas) -> None:
    """One fist looks over the edge of the blanket: four small knuckles, a thumb."""
    with canvas.at(318, 470, 1.06, -16):
        lit = (-0.5, -0.8, 0.4)
        hand = union(ribbon([(0, 70), (2, 20)], [42, 44]),
            smooth([(-31, 16), (-33, -2), (-26, -17), (-16, -15), (-11, -24), (1, -24), (6, -18), (14, -23),
            (24, -17), (26, -9), (33, -5), (32, 16), (22, 34), (-18, 36)]))
        fist = canvas.fill(hand, SKIN, gradient=((-24, -20), (26, 48)), form=0.85, radius=18, shade=SHADE,
            highlight="#ffdcb0", light=lit, rim=("#fff0c8", 2.2, 0.9, lit), grain=0.15, texture=0.015, **CRISP)
        for way in ([(-14, -15), (-11, -4), (-13, 10)], [(5, -18), (6, -6), (4, 10)], [(25, -10), (22, 0), (18, 12)]):
            canvas.line(way, [1, 2.4, 0.6], "#a4604e", 0.8, clip=fist, wobble=0.1, detail=0.9)
        thumb = ribbon([(-30, 22), (-12, 20), (6, 15)], [17, 16, 12])
        canvas.shadow(thumb, "#8a4c48", 1, 3, 3, 0.5, clip=fist)
        canvas.fill(thumb, SKIN, form=0.8, radius=8, shade=SHADE, highlight="#ffdcb0", light=lit,
            rim=("#fff0c8", 1.6, 0.8, lit), **CRISP)


def _valley(canvas: Canvas) -> None:
    """Under the arm it is still night: mist, a stream, the tips of firs."""
    random = dice(21)
    for base, tall, tone in ((838, 44, ["#6fa096", "#3c706f"]), (880, 62, ["#4a807c", "#285560"]),
        (925, 84, ["#2f6068", "#173a48"])):
        for k in range(30):
            x, h = -20 + 22 * k + 16 * random.random(), tall * (0.6 + 0.6 * random.random())
            y = base + 14 * np.sin(x / 90 + base) + 6 * random.random()
            tree = poly([(x, y - h), (x + h * 0.12, y - h * 0.5), (x + h * 0.22, y + 20), (x - h * 0.22, y + 20),
                (x - h * 0.12, y - h * 0.5)])
            canvas.fill(tree, tone, edge=0.5, detail=0.4)
        canvas.fog(base - 50, base + 50, "#e4e8c0", 0.34, base)
