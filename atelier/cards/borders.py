"""Two countries on an old map are two profiles nose to nose; one lantern burns on the bridge between."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.chart import FINE, INK, galleon, parchment, peak, shelf, town, water_lines, wood
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
    """A lake that opens towards the strait, seen from the side, under the shore of a heavy lid."""
    with canvas.at(x, y, s, 4):
        canvas.fill(ellipse(8, -6, 46, 30), "#6a3c24", alpha=0.42, soft=10, clip=canvas.land)
        shore = smooth([(-26, 9, 1), (-8, -3), (14, -13), (29, -17, 1), (33, -6), (32, 5), (27, 15, 1), (4, 15)])
        lake = canvas.fill(shore, ["#8fb0b8", "#d4e2dc", "#b8ccc8"], form=0.4, radius=9, **FINE)
        for k in range(3):
            canvas.line([(-20 + k * 5, 9 + k * 2), (4, 2 + k * 4), (24, -4 + k * 5)], 0.7, "#4f7a8c", 0.4, clip=lake,
                wobble=0.2)
        canvas.fill(ellipse(25, -2, 6.5, 13, 6), ["#8a5c2c", "#4a2c14"], clip=lake, **FINE)
        canvas.fill(ellipse(27.5, -2, 3, 7.4, 6), "#160c08", clip=lake, edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(23, -7, 1.8), "#fff8e8", clip=lake, edge=0, wobble=0, detail=1)
        lid = smooth([(-28, 9, 1), (-10, -6), (12, -17), (31, -20, 1), (31, -27), (10, -27), (-14, -14)])
        canvas.fill(lid, ["#e8c898", "#b07c4c"], form=0.7, radius=6, clip=canvas.land, **FINE)
        canvas.line([(-30, 11), (-9, -4), (13, -14), (36, -17)], [1.2, 4, 4.6, 2], INK, 0.9, wobble=0.2, detail=0.9)
        canvas.line([(-16, -16), (8, -29), (30, -29)], [0.5, 2, 0.6], "#7a4a2c", 0.7, wobble=0.2)
        canvas.line([(-24, 12), (2, 18), (28, 16)], [0.5, 1.8, 0.8], "#7a4a2c", 0.8, wobble=0.2)
        canvas.line([(-22, 22), (0, 29), (20, 28)], [0.5, 2, 0.5], "#8a5a38", 0.5, wobble=0.2)


def _mouth_and_nose(canvas: Canvas, lips: Colour) -> None:
    for shape in (smooth([(292, 476), (270, 464), (248, 476), (226, 494), (256, 499)]),
        smooth([(292, 520), (270, 530), (246, 516), (226, 495), (256, 500)])):
        canvas.fill(shape, [mix(lips, "#fff0d0", 0.25), lips], alpha=0.78, clip=canvas.land, form=0.5, radius=8,
            **FINE)
    canvas.line([(284, 498), (258, 499), (236, 495), (218, 502)], [1, 3, 3, 0.6], "#3a1a14", 0.9, clip=canvas.land,
        detail=0.9)
    canvas.line([(222, 492), (214, 504), (216, 520)], [0.5, 2.4, 0.4], "#6a3a24", 0.7, clip=canvas.land)
    canvas.fill(smooth([(262, 438), (250, 430), (240, 436), (248, 444)]), "#4a2418", alpha=0.85, clip=canvas.land,
        **FINE)
    canvas.line([(236, 404), (228, 424), (236, 442), (248, 440)], [0.5, 2.6, 2.4, 0.5], "#7a4628", 0.8,
        clip=canvas.land)
    _plane(canvas, smooth([(236, 330), (262, 400), (276, 430), (250, 424), (232, 380)]), "#fff6dc", 0.5, 6)
    _plane(canvas, ellipse(262, 545, 16, 8), "#7a4628", 0.5, 5)


def _man(canvas: Canvas) -> None:
    """Mountains for brows, woods for a beard, a bald plateau."""
    random = dice(5)
    _plane(canvas, smooth([(130, 330), (200, 300), (246, 320), (226, 372), (150, 372)]), "#8a5a34", 0.5, 12)
    _plane(canvas, ellipse(176, 424, 56, 44), "#a8683f", 0.3, 24)
    _plane(canvas, smooth([(120, 200), (200, 190), (236, 250), (170, 270)]), "#fff6dc", 0.45, 16)
    _eye(canvas, 196, 350, 1.08)
    _mouth_and_nose(canvas, "#b0563f")
    for pts in ([(212, 420), (196, 446), (196, 480)], [(176, 212), (206, 222), (236, 214)],
        [(160, 236), (200, 248), (242, 240)]):
        canvas.line(pts, [0.5, 2.4, 0.5], "#8a5a34", 0.7, clip=canvas.land)
    _river(canvas, [(166, 376), (158, 430), (170, 500), (150, 560), (160, 630)], [1.4, 3, 3.4, 4, 5])
    trees = []
    for _ in range(330):  # the beard
        x, y = 40 + 240 * random.random(), 500 + 250 * random.random()
        edge = 560 - (x - 60) * 0.62 if x < 200 else 540
        if y > edge and y < 700 - max(0, x - 190) * 0.55 + 40 and not (x > 206 and y < 552):
            trees.append((y, x, 6 + 5 * random.random()))
    for y, x, r in sorted(trees):
        wood(canvas, x, y, r, ["#6a6a38", "#7a7440", "#55592f", "#8a7a3c"][int(x * 3 + y) % 4])
    for t in range(9):  # moustache along the lip
        x, y = along([(212, 492), (234, 470), (262, 456)], t / 8)
        wood(canvas, x, y + 4, 6.5, "#6a6a38")
    # the frown
    for x, y, w, h in ((112, 300, 36, 40), (142, 302, 40, 48), (176, 312, 44, 52), (208, 328, 42, 48),
        (236, 346, 34, 36)):
        peak(canvas, x, y - 4, w, h, "#8a6238", snow=h > 45)
    for k in range(15):  # a crown of ranges
        x, y = along([(4, 250), (30, 190), (70, 150), (130, 142), (180, 172)], k / 14)
        peak(canvas, x, y + 6 * (k % 2), 34, 32 + 8 * (k % 3), "#a8824f", snow=k % 3 == 2)
    for row in range(5):
        for k in range(4 - row // 2):
            peak(canvas, 12 + k * 26 + (row % 2) * 12, 230 + row * 34, 26, 24, "#b8925c")
    _ear(canvas, 70, 420, "#d8a878")
    town(canvas, 150, 246, 1.0, "#a8402f", 5, 2)
    town(canvas, 60, 800, 1.3, "#a8402f", 6, 3)
    town(canvas, 112, 470, 0.9, "#a8402f", 3, 4)


def _woman(canvas: Canvas) -> None:
    """Rivers for hair, orchards for a fringe, fields on the neck."""
    random = dice(6)
    _plane(canvas, smooth([(140, 322), (206, 296), (244, 312), (226, 362), (150, 362)]), "#8a4f34", 0.45, 12)
    _plane(canvas, ellipse(172, 430, 54, 44), "#a85a3c", 0.32, 24)
    _plane(canvas, smooth([(150, 190), (210, 180), (240, 240), (180, 262)]), "#fff2dc", 0.4, 14)
    _plane(canvas, smooth([(250, 612), (190, 640), (140, 668), (110, 640), (170, 600)]), "#7a4628", 0.45, 12)
    hair = smooth([(-40, 20), (60, 34), (150, 70), (214, 130), (236, 184), (196, 200), (150, 236), (124, 300),
        (112, 380), (92, 470), (100, 560), (84, 660), (50, 780), (40, 930), (-40, 930)])
    mask = canvas.fill(hair, ["#c88f58", "#9a6238", "#7a4a2c"], gradient=((200, 100), (0, 700)), clip=canvas.land,
        form=0.6, radius=30, bump=0.15, **FINE)
    for k in range(15):  # strands: rivers and ploughed terraces
        d = k * 13
        pts = [(222 - d * 0.4, 170 - d * 0.32), (150 - d * 0.5, 200 - d * 0.5), (112 - d * 0.55, 320 - d * 0.2),
            (92 - d * 0.6, 480), (86 - d * 0.62, 640), (42 - d * 0.5, 900)]
        if k % 4 == 1:
            canvas.line(pts, [1, 4, 6, 6, 7, 8], INK, 0.35, clip=mask)
            canvas.line(pts, [1, 3, 4.6, 5, 6, 7], "#5f94b0", 0.95, clip=mask, detail=0.8)
        else:
            canvas.line(pts, [0.5, 2, 2.2, 2, 2, 1], ["#f0cf98", "#5a3420", "#e0b070"][k % 3], 0.6, clip=mask)
    _eye(canvas, 198, 344, 1.02)
    for k in range(4):  # lashes: a jetty each
        canvas.line([(206 + k * 9, 334 - 5 * k), (216 + k * 10, 321 - 5 * k)], [2, 0.6], INK, 0.9, detail=0.9)
    _mouth_and_nose(canvas, "#c0402f")
    for x, y, w, h in ((132, 284, 30, 26), (158, 288, 34, 34), (188, 298, 38, 40), (216, 312, 36, 36),
        (240, 326, 28, 26)):
        peak(canvas, x, y, w, h, "#7a5230", snow=h > 36)
    # a tear
    _river(canvas, [(214, 366), (206, 410), (190, 450), (196, 500), (180, 560), (150, 610)], [1.2, 2, 3, 3, 4, 4])
    _ear(canvas, 108, 420, "#d89c78")
    for row in range(7):  # fields on the neck
        for col in range(4):
            x, y = 34 + col * 30, 690 + row * 32
            c = ["#c8a050", "#a89448", "#e0c078", "#b07a44"][(row * 3 + col) % 4]
            plot = canvas.fill(poly([(x + 24, y), (x + 52, y - 5), (x + 54, y + 25), (x + 26, y + 29)]), c,
                alpha=0.75, clip=canvas.land, **FINE)
            for k in range(6):
                canvas.line([(x + 24, y + k * 5), (x + 54, y - 4 + k * 5)], 0.8, INK, 0.35, clip=plot, wobble=0.1)
    for _ in range(44):
        x, y = 120 + 110 * random.random(), 556 + 80 * random.random()
        if y < 640 - abs(x - 190) * 0.2:
            wood(canvas, x, y, 4 + 2 * random.random(), "#7f8a48")
    town(canvas, 176, 240, 0.9, "#3f7590", 5, 8)
    town(canvas, 150, 500, 0.8, "#3f7590", 4, 9)


def _ear(canvas: Canvas, x: float, y: float, c: Colour) -> None:
    """An ear drawn as the mapmaker draws heights: flat rings of contour lines."""
    with canvas.at(x, y, 1, -8):
        outer = [(-14, -46), (16, -54), (34, -30), (26, 4), (14, 36), (-4, 50), (-14, 30)]
        canvas.fill(smooth(outer), mix(c, "#8a5a38", 0.25), alpha=0.35, soft=2, edge=0, clip=canvas.land)
        for k, colour in ((1.0, "#6a4024"), (0.84, "#8a5a38"), (0.66, "#8a5a38"), (0.46, "#8a5a38"), (0.26, "#8a5a38")):
            ring = [(4 + (px - 4) * k, -6 + (py + 6) * k) for px, py in outer]
            canvas.line([*ring, ring[0]], 1.6 if k == 1 else 1.0, colour, 0.75, wobble=0.4, detail=0.8)


def _sea_things(canvas: Canvas) -> None:
    for x, y, s, flip in ((256, 806, 1.15, 1), (372, 806, 1.1, -1)):
        with canvas.at(x, y, 1, 0, flip):
            galleon(canvas, s, flag="#a8402f" if flip > 0 else "#2f5a78")
    for x, y in ((300, 782), (322, 788)):  # smoke of the broadsides
        canvas.fill(ellipse(x, y, 11, 8), "#fff6e6", alpha=0.7, soft=3)


def _bridge(canvas: Canvas) -> None:
    """From nose to nose: planks and the only lamp."""
    canvas.glow(316, 366, 90, "#ffd890", 0.32)
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
        canvas.fill(rect(-7, 2, 14, 18, 2), ["#fffbe0", "#ffc860"], edge=0, wobble=0, detail=1, grain=0)
        canvas.fill(poly([(-8, 4), (0, -4), (8, 4)]), "#3a2010", edge=0, wobble=0, detail=1)
        for x in (-7, 0, 7):
            canvas.line([(x, 3), (x, 20)], 1.3, "#3a2010", wobble=0, detail=1)
        canvas.line([(-8, 20), (8, 20)], 2.6, "#3a2010", wobble=0, detail=1)
    canvas.glow(330, 352, 46, "#fff0c0", 0.55, power=1.8)
