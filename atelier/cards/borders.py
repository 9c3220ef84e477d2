"""Two countries on an old map are two profiles nose to nose; one lantern burns on the bridge between."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.chart import FINE, INK, galleon, parchment, peak, shelf, town, water_lines
from atelier.noise import dice
from atelier.paths import along, ellipse, poly, rect, smooth

CARD = Card(
    id="borders",
    palette="sepia-sky",
    composition="map",
    setting="antique map",
    mood="rage",
    themes=("war", "love", "law"),
    hero="profile coasts",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=344,
    grading=dict(vignette=0.3, warm=0.05, shadows="#2a1a14"),
)

# Coasts of a face that looks right; the second is drawn mirrored.
MAN = [(-40, 70), (60, 96), (140, 112), (200, 152), (232, 214), (246, 268), (254, 300), (242, 330), (254, 362),
    (280, 396), (288, 420), (276, 440), (256, 446), (266, 462), (284, 478), (280, 490), (258, 500, 1), (280, 510),
    (284, 524), (268, 540), (262, 556), (276, 582), (274, 614), (250, 650), (206, 690), (176, 730), (182, 790),
    (150, 860), (100, 930), (-40, 930)]
WOMAN = [(-40, 20), (60, 34), (150, 70), (214, 130), (240, 196), (248, 256), (252, 296), (240, 322), (248, 348),
    (270, 376), (290, 410), (284, 430), (262, 436), (256, 450), (272, 464), (288, 480), (278, 492), (256, 499, 1),
    (276, 508), (284, 524), (266, 540), (258, 552), (266, 570), (268, 592), (248, 622), (200, 644), (150, 664),
    (122, 720), (130, 800), (170, 860), (190, 930), (-40, 930)]


def draw(canvas: Canvas) -> None:
    """Paint the sea, then each country, then the bridge."""
    canvas.set_light((-0.55, -0.65, 0.5), ambient="#3a2418", key="#fff0cc")
    canvas.sky([(0, "#8fb4c4"), (0.5, "#6c9ab5"), (1, "#4f7f9c")], swirl=0.05)
    for k in range(16):  # lines of the compass winds
        a = math.radians(k * 22.5 + 4)
        canvas.line([(300, 118), (300 + 1000 * math.cos(a), 118 + 1000 * math.sin(a))], 0.8, INK, 0.28, wobble=0)
    left, right = smooth(MAN), smooth(WOMAN)
    land = canvas.mask(left, wobble=0.5)
    with canvas.at(600, 0, 1, 0, -1):
        other = canvas.mask(right, wobble=0.5)
    for coast in (land, other):
        shelf(canvas, coast, "#d8e6da", 40, 0.75)
    for coast in (land, other):
        water_lines(canvas, coast)
    brush.background(canvas, radii=(12, 6, 3))
    _ground(canvas, left, ["#f4e4bc", "#e0bf88", "#c8985c"], True)
    _man(canvas)
    with canvas.at(600, 0, 1, 0, -1):
        _ground(canvas, right, ["#f2dcc0", "#dcae8c", "#b87f60"], False)
        _woman(canvas)
    _sea_things(canvas)
    parchment(canvas, (("v", 200), ("v", 400), ("h", 300), ("h", 610)))
    light_pools(canvas, [(300, 380, 250, "#ffd898", 0.42), (300, 450, 620, "#fff0d8", 0.4)], "#a89a92", gain=1.03)
    _bridge(canvas)


def _ground(canvas: Canvas, coast, tones: list, coast_of_man: bool) -> None:
    canvas.shadow(coast, "#1c3a50", 5, 7, 7, 0.5)
    mask = canvas.fill(coast, tones, gradient=((280, 300), (-20, 620)), form=0.8, radius=22, shade="#8a5f3c",
        highlight="#fff6dc", bump=0.12, rim=("#fff8e4", 2, 0.7), edge=0.2, wobble=0.5, detail=0.6, grain=0.2)
    points = MAN if coast_of_man else WOMAN
    canvas.line([p[:2] for p in points[:-1]], 1.7, "#4a2c18", 0.75, wobble=0.5, detail=0.8)
    canvas.land = mask


def _plane(canvas: Canvas, shape, colour: Colour, alpha: float, soft: float) -> None:
    canvas.fill(shape, colour, alpha=alpha, soft=soft, clip=canvas.land)


def _river(canvas: Canvas, points: list, w: list, colour: Colour = "#4f86a4") -> None:
    canvas.line(points, [x + 1.6 for x in w], INK, 0.4, clip=canvas.land)
    canvas.line(points, w, colour, 0.95, clip=canvas.land, detail=0.8)


def _eye(canvas: Canvas, x: float, y: float, s: float) -> None:
    """A lake seen from the side: a wedge that opens towards the strait under the shadow of a heavy lid."""
    with canvas.at(x, y, s, 5):
        soft = dict(clip=canvas.land, edge=0, grain=0.1)
        canvas.fill(ellipse(2, -14, 44, 26), "#5c3420", alpha=0.5, soft=13, **soft)
        canvas.fill(ellipse(-12, 20, 34, 9, 6), "#7a4a2c", alpha=0.3, soft=7, **soft)
        shore = smooth([(-22, 7, 1), (-4, -3), (14, -10), (20, -9, 1), (23, -2), (21, 6), (16, 11, 1), (-2, 11)])
        lake = canvas.fill(shore, ["#54747e", "#a8c2c2", "#8eaeb2"], form=0.3, radius=6, clip=canvas.land, **FINE)
        canvas.fill(ellipse(18.5, 0, 4.4, 10, 6), ["#3a2616", "#6a4424"], clip=lake, soft=0.5, **FINE)
        canvas.fill(ellipse(20.4, 0, 2, 6, 6), "#120a06", clip=lake, edge=0, wobble=0, detail=1)
        canvas.line([(-20, 8), (-2, 1), (14, -6), (23, -5)], [3, 6, 8, 7], "#1c1410", 0.5, soft=2.5, clip=lake,
            rough=0)
        canvas.fill(ellipse(19, -4.4, 1.2), "#fff8e8", clip=lake, edge=0, wobble=0, detail=1)
        lid = smooth([(-24, 8, 1), (-8, -7), (10, -15), (22, -15, 1), (25, -9, 1), (14, -9), (-4, -2)])
        canvas.fill(lid, ["#e2bc8c", "#a06c44"], form=0.7, radius=7, clip=canvas.land, soft=0.6, **FINE)
        canvas.line([(-27, 10), (-5, -2), (13, -9), (27, -9)], [0.5, 2.6, 3.4, 1.4], "#2c1a12", 0.9, wobble=0.2,
            rough=0.1, clip=canvas.land, detail=0.9)
        canvas.line([(-14, -11), (4, -21), (22, -21)], [0.4, 3, 0.4], "#6a3c24", 0.5, soft=1.2, wobble=0.2,
            clip=canvas.land)
        canvas.line([(-18, 10), (0, 13), (16, 11)], [0.4, 2, 0.6], "#6a3c24", 0.5, soft=0.8, clip=canvas.land)


def _mouth_and_nose(canvas: Canvas, lips: Colour) -> None:
    soft = dict(clip=canvas.land, edge=0, grain=0.1)
    for shape, tone in ((smooth([(292, 476), (272, 465), (250, 476), (230, 493), (256, 499)]), mix(lips, INK, 0.22)),
        (smooth([(292, 520), (270, 529), (248, 516), (230, 496), (256, 500)]), lips)):
        canvas.fill(shape, [mix(lips, "#ffe0b8", 0.3), tone], alpha=0.72, soft=1.4, form=0.5, radius=9,
            fade=((262, 498), (226, 494)), **soft)
    canvas.fill(ellipse(270, 511, 9, 3.4, -8), "#ffe4c4", alpha=0.4, soft=3, **soft)
    canvas.line([(284, 498), (258, 499), (238, 495), (224, 499)], [1, 2.6, 2.2, 0.3], "#3a1a14", 0.75, soft=0.7,
        clip=canvas.land, detail=0.9)
    canvas.fill(ellipse(222, 498, 10, 12), "#7a4428", alpha=0.35, soft=6, **soft)
    canvas.fill(ellipse(264, 536, 22, 7, -10), "#6a3a24", alpha=0.5, soft=5, **soft)
    canvas.fill(ellipse(268, 454, 14, 8, 30), "#6a3a24", alpha=0.45, soft=5, **soft)
    canvas.fill(smooth([(268, 441), (256, 434), (246, 437), (250, 444), (262, 446)]), "#3c1c12", alpha=0.75, soft=1.6,
        **soft)
    canvas.line([(240, 406), (231, 424), (237, 440), (248, 443)], [0.5, 6, 5, 0.5], "#84502e", 0.5, soft=2.6,
        clip=canvas.land)
    canvas.fill(smooth([(238, 330), (262, 396), (278, 426), (256, 420), (236, 376)]), "#fff4d6", alpha=0.6, soft=8,
        **soft)


def _range(canvas: Canvas, way: list, n: int, size: float, colour: Colour, seed: int) -> None:
    """Peaks of many sizes along a line, the far ones first, on the soft shade of their slopes."""
    random = dice(seed)
    canvas.line([(x + 6, y - 6) for x, y in way], [size, 1.5 * size, size], "#6a4426", 0.32, soft=14,
        clip=canvas.land, rough=0)
    peaks = []
    for k in range(n):
        x, y = along(way, (k + 0.7 * random.random()) / n)
        w = size * (0.6 + 0.7 * random.random())
        peaks.append((y + random.normal(0, 0.22 * size), x, w, w * (0.8 + 0.5 * random.random())))
    for y, x, w, h in sorted(peaks):
        peak(canvas, x, y, w, h, colour, snow=h > 1.15 * size)


def _grove(canvas: Canvas, trees: list, tones: tuple) -> None:
    """One forest: a common shade on the ground, then crowns of many sizes, each shaded by the next."""
    for y, x, r in trees:
        canvas.fill(ellipse(x + 0.5 * r, y - 0.2 * r, 1.4 * r, 0.9 * r), "#3a3218", alpha=0.4, soft=4, edge=0,
            clip=canvas.land)
    for k, (y, x, r) in enumerate(sorted(trees)):
        random = dice(k)
        crown = smooth([(x + r * (0.85 + 0.3 * random.random()) * math.cos(a),
            y - 1.2 * r + r * (0.75 + 0.3 * random.random()) * math.sin(a)) for a in (0.2, 1.3, 2.2, 3.3, 4.3, 5.3)])
        c = mix(tones[k % len(tones)], "#4a4424", 0.5 * random.random())
        canvas.fill(crown, [mix(c, "#f0dca0", 0.38), c, mix(c, INK, 0.62)], gradient=((x - 0.6 * r, y - 2 * r),
            (x + 0.6 * r, y - 0.4 * r)), **(FINE | dict(edge=0.25, grain=0.3)))


def _man(canvas: Canvas) -> None:
    """Mountains for brows, woods for a beard, a bald plateau."""
    random = dice(5)
    _plane(canvas, smooth([(130, 330), (200, 300), (246, 320), (226, 372), (150, 372)]), "#8a5a34", 0.5, 12)
    _plane(canvas, ellipse(176, 424, 56, 44), "#a8683f", 0.3, 24)
    _plane(canvas, smooth([(120, 200), (200, 190), (236, 250), (170, 270)]), "#fff6dc", 0.45, 16)
    _eye(canvas, 206, 346, 1.12)
    _mouth_and_nose(canvas, "#a4533c")
    for pts in ([(214, 424), (200, 448), (202, 478)], [(176, 212), (206, 222), (236, 214)],
        [(160, 236), (200, 248), (242, 240)]):
        canvas.line(pts, [0.5, 5, 0.5], "#8a5a34", 0.45, soft=2.2, clip=canvas.land)
    _river(canvas, [(196, 364), (184, 400), (170, 440), (176, 490), (156, 540), (160, 630)], [1, 2, 2.6, 3.4, 4, 5])
    trees = []
    ground = canvas.full(canvas.land)
    for _ in range(620):  # the beard, and its moustache along the lip
        x, y = 40 + 240 * random.random(), 500 + 250 * random.random()
        edge = 560 - (x - 60) * 0.62 if x < 200 else 540
        low = 700 - max(0, x - 190) * 0.55 + 40
        inside = ground[int(y * canvas.scale), int((x + 6) * canvas.scale)] > 0.5
        if inside and edge < y < low and not (x > 206 and y < 552):
            thin = min(1, (y - edge) / 60, (low - y) / 50, (x - 30) / 50)  # few and small at the rim of the wood
            if random.random() < 0.25 + thin:
                trees.append((y, x, 3 + 3 * thin + 4 * random.random() ** 1.4))
    for k in range(30):
        x, y = along([(206, 506), (216, 484), (236, 470), (262, 460)], k / 29)
        trees.append((y + 5 * random.random(), x + random.normal(0, 2), 2.4 + 3 * math.sin(2.9 * k / 29)))
    _grove(canvas, trees, ("#6a6a38", "#7a7440", "#55592f", "#8a7a3c"))
    _range(canvas, [(2, 330), (8, 250), (34, 190), (74, 152), (130, 144), (190, 182)], 24, 36, "#a07a4a", 3)
    for x, y, w, h in ((230, 322, 30, 36), (110, 304, 32, 34), (136, 298, 38, 46), (168, 302, 44, 54),
        (202, 312, 42, 48)):  # the frown
        peak(canvas, x, y, w, h, "#8a6238", snow=h > 45)
    town(canvas, 150, 252, 1.0, "#a8402f", 5, 2)
    town(canvas, 60, 800, 1.3, "#a8402f", 6, 3)
    town(canvas, 92, 440, 1.0, "#a8402f", 4, 4)


def _woman(canvas: Canvas) -> None:
    """Rivers for hair, orchards for a fringe, fields on the neck."""
    _plane(canvas, smooth([(140, 322), (206, 296), (244, 312), (226, 362), (150, 362)]), "#8a4f34", 0.45, 12)
    _plane(canvas, ellipse(172, 430, 54, 44), "#a85a3c", 0.32, 24)
    _plane(canvas, smooth([(150, 190), (210, 180), (240, 240), (180, 262)]), "#fff2dc", 0.4, 14)
    _plane(canvas, smooth([(250, 612), (190, 640), (140, 668), (110, 640), (170, 600)]), "#7a4628", 0.45, 12)
    hair = smooth([(-40, 20), (60, 34), (150, 70), (214, 130), (236, 184), (196, 200), (150, 236), (124, 300),
        (112, 380), (92, 470), (100, 560), (84, 660), (50, 780), (40, 930), (-40, 930)])
    canvas.shadow(hair, "#6a3c24", 8, 6, 9, 0.5)
    mask = canvas.fill(hair, ["#b87c4a", "#8a5632", "#5c3822"], gradient=((200, 100), (0, 700)), clip=canvas.land,
        form=0.7, radius=44, soft=2, bump=0.1, **FINE)
    turns = dice(9)
    for k in range(54):  # strands: ploughed terraces, and four rivers between them
        d = 200 * (k + turns.random()) / 54
        sway, turn = 5 + 7 * turns.random(), 6 * turns.random()
        pts = [(222 - d * 0.4, 170 - d * 0.32), (150 - d * 0.5, 200 - d * 0.5), (112 - d * 0.55, 320 - d * 0.2),
            (92 - d * 0.6, 480), (86 - d * 0.62, 640), (42 - d * 0.5, 900)]
        pts = [(x + sway * i / 3 * math.sin(turn + 1.3 * i), y) for i, (x, y) in enumerate(pts)]
        if k in (7, 19, 33, 44):
            canvas.line(pts, [1, 3, 4, 4.4, 5, 6], INK, 0.3, soft=1, clip=mask)
            canvas.line(pts, [0.5, 2, 2.6, 3, 3.8, 5], "#5f94b0", 0.85, clip=mask, detail=0.8)
        else:
            canvas.line(pts, [0.4, 2, 2.6, 2, 2.4, 1], ("#e0b070", "#3c2214", "#5a3420")[k % 3],
                (0.3, 0.45, 0.4)[k % 3], soft=0.6, clip=mask)
    _eye(canvas, 206, 342, 1.06)
    for k in range(6):  # lashes: a jetty each
        canvas.line([(212 + k * 4, 333 + k * 0.4), (220 + k * 4.2, 329 + k * 0.5), (227 + k * 3.4, 322 + k * 1.4)],
            [1.8, 1.2, 0.3], INK, 0.85, wobble=0.1, rough=0.1, clip=canvas.land, detail=0.9)
    _mouth_and_nose(canvas, "#b04a38")
    for x, y, w, h in ((236, 316, 24, 28), (138, 288, 28, 24), (160, 286, 32, 32), (186, 291, 36, 40),
        (214, 302, 34, 36)):
        peak(canvas, x, y, w, h, "#7a5230", snow=h > 36)
    # a tear
    _river(canvas, [(200, 360), (192, 400), (178, 440), (184, 490), (168, 550), (144, 604)], [1, 1.8, 2.6, 3, 3.6, 4])
    for row in range(7):  # fields on the neck
        for col in range(4):
            x, y = 34 + col * 30, 690 + row * 32
            c = ["#c8a050", "#a89448", "#e0c078", "#b07a44"][(row * 3 + col) % 4]
            plot = canvas.fill(poly([(x + 24, y), (x + 52, y - 5), (x + 54, y + 25), (x + 26, y + 29)]), c,
                alpha=0.75, clip=canvas.land, **FINE)
            for k in range(6):
                canvas.line([(x + 24, y + k * 5), (x + 54, y - 4 + k * 5)], 0.8, INK, 0.35, clip=plot, wobble=0.1)
    town(canvas, 176, 240, 0.9, "#3f7590", 5, 8)
    town(canvas, 150, 500, 0.8, "#3f7590", 4, 9)


def _sea_things(canvas: Canvas) -> None:
    for x, y, s, flip in ((256, 806, 1.15, 1), (372, 806, 1.1, -1)):
        with canvas.at(x, y, 1, 0, flip):
            galleon(canvas, s, flag="#a8402f" if flip > 0 else "#2f5a78")
    for k in range(18):  # smoke of the broadsides, drifting up
        t = k / 17
        for x, way in ((298, -1), (328, 1)):
            canvas.fill(ellipse(x + 34 * t**1.6 + 3 * way * math.sin(5 * t), 786 - 40 * t, 5 + 8 * t, 4 + 5 * t),
                "#f6ead6", alpha=0.34 * (1 - 0.8 * t), soft=4, edge=0, grain=0.1)
    for x, way in ((298, 1), (328, -1)):
        canvas.fill(smooth([(x - way * 3, 787, 1), (x + way * 5, 783), (x + way * 12, 787, 1), (x + way * 5, 791)]),
            ["#fff0b0", "#f08a3a"], soft=0.8, edge=0, wobble=0, detail=1)


def _bridge(canvas: Canvas) -> None:
    """From nose to nose: planks and the only lamp."""
    canvas.glow(330, 356, 110, "#ffb85c", 0.5)
    deck = smooth([(256, 402, 1), (300, 392), (344, 402, 1), (346, 412, 1), (300, 402), (254, 412, 1)])
    canvas.fill(poly([(262, 410), (300, 402), (338, 410), (330, 420), (300, 412), (270, 420)]), "#2a1810", alpha=0.5,
        soft=3)
    canvas.fill(deck, ["#b07a44", "#5a3420"], form=0.5, radius=4, rim=("#ffe6b0", 1.4, 0.9, (0, -1, 0.3)),
        **(FINE | dict(detail=0.95)))
    for k in range(11):
        x = 260 + k * 8
        canvas.line([(x, 400 - 8 * math.sin((k + 0.5) / 11 * math.pi)),
            (x, 411 - 8 * math.sin((k + 0.5) / 11 * math.pi))], 1, "#3a2010", 0.8, wobble=0)
    canvas.line([(304, 396), (304, 346), (314, 336), (330, 340)], [3, 2.4, 2, 1.6], "#2a1810", wobble=0, detail=1)
    with canvas.at(330, 341):
        canvas.fill(rect(-7, 2, 14, 18, 2), ["#ffe27a", "#ff9a2c"], edge=0, wobble=0, detail=1, grain=0)
        canvas.fill(poly([(-8, 4), (0, -4), (8, 4)]), "#3a2010", edge=0, wobble=0, detail=1)
        for x in (-7, 0, 7):
            canvas.line([(x, 3), (x, 20)], 1.3, "#3a2010", wobble=0, detail=1)
        canvas.line([(-8, 20), (8, 20)], 2.6, "#3a2010", wobble=0, detail=1)
    canvas.fill(ellipse(330, 354, 4, 6), "#fffbe0", soft=1.6, edge=0, wobble=0, detail=1)
    canvas.glow(330, 354, 40, "#ffb04a", 0.5, power=1.8)
