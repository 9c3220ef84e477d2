"""A skier in red opens the white mountain like a coat: behind him lies the green meadow."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.motifs.land import mountains
from atelier.motifs.plants import fir
from atelier.noise import dice
from atelier.paths import curve, ellipse, placed, poly, rect, ribbon, smooth, spline, union

CARD = Card(
    id="zipper",
    palette="ice",
    composition="diagonal",
    setting="mountain",
    mood="joy",
    themes=("sport", "weather", "change", "speed"),
    hero="zip slope",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=306,
    grading=dict(contrast=1.08, vignette=0.2, warm=0.03),
)

SNOW, BLUE, RED = "#f6fafb", "#6f93b0", "#d6362f"
SPINE = [(470, 118), (462, 220), (424, 340), (366, 460), (316, 560), (250, 690), (190, 800), (140, 920)]
LIGHT = (-0.6, -0.6, 0.5)
CRISP = dict(edge=0.1, wobble=0.2, detail=0.88)


def draw(canvas: Canvas) -> None:
    """Paint the far range, the slope like a padded coat, the meadow in the opening, the zip, the skier."""
    canvas.set_light(LIGHT, ambient="#2a4a6c", key="#fffaf0")
    canvas.sky([(0, "#5f96c4"), (0.14, "#a8cfe6"), (0.3, "#eaf4f6"), (1, "#eaf4f6")], swirl=0.05)
    mountains(canvas, 168, 120, "#9fc0d6", seed=4)
    slope = _slope(canvas)
    brush.background(canvas, radii=(26, 12, 6, 3))
    _seams(canvas, slope)
    _meadow(canvas)
    _zip(canvas)
    _forest(canvas)
    with canvas.at(112, 318, 0.96):
        _button_chalet(canvas)
    with canvas.at(306, 596, 1.12, 4):
        _skier(canvas)
    _spray(canvas)


def _spine(count: int = 160) -> np.ndarray:
    """Evenly spaced points down the middle of the zip."""
    line = curve(SPINE, 40)
    length = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    at = np.linspace(0, length[-1], count)
    return np.stack([np.interp(at, length, line[:, k]) for k in (0, 1)], 1)


def _edge(side: float, extra: float = 0) -> list[tuple[float, float, float]]:
    """The edge of the opening on one side, from the top to the bottom, with its angle in degrees."""
    line = _spine()
    out = []
    for i, (x, y) in enumerate(line):
        a, b = line[max(0, i - 2)], line[min(len(line) - 1, i + 2)]
        d = (b - a) / (np.hypot(*(b - a)) + 1e-6)
        open_ = max(0.0, (560 - y) / 440)
        w = (132 * open_**0.72 + 5 + extra) * side
        out.append((float(x + d[1] * -w), float(y + d[0] * w), math.degrees(math.atan2(d[1], d[0]))))
    return out


def _slope(canvas: Canvas):
    snow = smooth([(-30, 300), (60, 246), (150, 214), (240, 168), (330, 120), (404, 96), (480, 82),
        (540, 104), (640, 150), (640, 930), (-30, 930)])
    mask = canvas.fill(snow, [(0, "#ffffff"), (0.35, "#eaf3f8"), (0.7, "#c4dbe8"), (1, "#8fb2cc")],
        gradient=((160, 200), (520, 900)), form=0.4, radius=50, texture=0.03, grain=0.2, edge=0.3,
        highlight="#ffffff")
    random = dice(6)
    for i in range(34):  # soft folds, as in a quilted coat, run down beside the zip
        offset = -330 + i * 21 + 10 * random.random()
        points = [(x + offset * (0.75 + 0.0006 * y), y + 0.1 * abs(offset) + 8 * math.sin(y / 70 + i)) for x,
            y in SPINE]
        canvas.line(points, [4, 16, 10, 18, 6], "#7fa6c6" if i % 2 else "#ffffff", 0.2, soft=7, clip=mask)
    for i in range(70):
        x, y = 600 * random.random(), 200 + 700 * random.random()
        canvas.fill(ellipse(x, y, 30 + 60 * random.random(), 6 + 10 * random.random(), 20), "#ffffff" if i % 3
            else "#8fb2d0", alpha=0.22, soft=6, edge=0, clip=mask)
    return mask


def _seams(canvas: Canvas, slope) -> None:
    """Two rows of stitches follow the zip on each side."""
    for side in (-1, 1):
        for extra in (44, 54):
            edge = _edge(side, extra)
            for i in range(2, len(edge) - 1, 3):
                (x0, y0, _), (x1, y1, _) = edge[i], edge[min(i + 1, len(edge) - 1)]
                canvas.line([(x0, y0), (x0 + (x1 - x0) * 1.6, y0 + (y1 - y0) * 1.6)], 2.2, "#5f88a8", 0.6,
                    clip=slope, wobble=0.1)


def _meadow(canvas: Canvas) -> None:
    left, right = _edge(-1), _edge(1)
    n = sum(1 for p in left if p[1] < 575)
    opening = poly([p[:2] for p in left[:n]] + [p[:2] for p in right[:n]][::-1])
    field = canvas.fill(opening, [(0, "#d8e47a"), (0.3, "#9cc850"), (0.7, "#4f9a40"), (1, "#2a6a38")],
        gradient=((470, 100), (320, 570)), edge=0.1, texture=0.05, detail=0.5)
    random = dice(17)
    for i in range(420):  # blades of grass, longer when nearer
        t = random.random() ** 0.8
        y = 110 + 450 * t
        x = 470 - 150 * t + (random.random() - 0.5) * 290 * (1 - t)
        h = 5 + 12 * t
        canvas.line([(x, y), (x + 2, y - h * 0.6), (x + 4 * random.random(), y - h)], [1.2 + t, 0.8, 0.2],
            ("#dff08a", "#7fb844", "#2f7a3a", "#4f9a40")[i % 4], 0.7, clip=field, wobble=0.2)
    stream = [(500, 120), (478, 190), (494, 260), (440, 330), (426, 400), (376, 450), (354, 510)]
    canvas.line(stream, [5, 9, 10, 12, 9, 8, 2], "#4f9fd0", 1, clip=field, wobble=0.3)
    canvas.line([(x - 2, y) for x, y in stream], [1, 3, 2, 4, 1], "#e8f8ff", 0.8, clip=field, wobble=0.4)
    for i in range(330):
        t = random.random() ** 0.7
        y = 116 + 440 * t
        x = 470 - 152 * t + (random.random() - 0.5) * 286 * (1 - t)
        r = 1.6 + 3.2 * t * random.random() + 1.2 * t
        colour = ("#ff5a4a", "#ffd23f", "#ffffff", "#c86ad0", "#ff8ab0")[int(random.random() * 5)]
        for k in range(5):
            canvas.fill(ellipse(x + r * 0.8 * math.cos(k * 1.257), y + r * 0.7 * math.sin(k * 1.257),
                r * 0.62), colour, clip=field, edge=0, wobble=0, grain=0, detail=0.9)
        canvas.fill(ellipse(x, y, r * 0.45), "#ffe27a" if colour != "#ffd23f" else "#a8641c", clip=field,
            edge=0, wobble=0, grain=0, detail=0.9)
    with canvas.at(452, 300, 0.62, 4):
        _cow(canvas)
    for side, depth in ((-1, 20), (1, 9)):  # the thickness of the snow throws a shadow on the grass
        edge = _edge(side)[:n]
        canvas.line([(p[0], p[1]) for p in edge[::8]], [depth * 2.4, depth * 2, 6], "#123a38", 0.5, soft=5,
            clip=field)


def _cow(canvas: Canvas) -> None:
    """A small brown and white cow that grazes to the left; origin between its hooves."""
    canvas.fill(ellipse(6, 2, 58, 8), "#1c4a2a", alpha=0.5, soft=4)
    legs = [ribbon([(x, -34), (x + d, -16), (x, 0)], [14, 9, 8]) for x,
        d in ((-34, -2), (-20, 2), (26, 3), (40, -1))]
    body = union(smooth([(-46, -62), (-20, -72), (20, -70), (48, -66), (56, -46), (46, -28), (10, -22),
        (-30, -24), (-48, -38)]), ribbon([(-40, -56), (-60, -40), (-70, -18)], [32, 24, 17]), *legs)
    mask = canvas.fill(body, ["#fff4e4", "#d8b898"], form=0.85, radius=15, rim=("#ffffff", 2, 0.7), **CRISP)
    for x, y, rx, ry in ((-18, -58, 17, 12), (24, -50, 18, 16), (50, -58, 8, 12), (-52, -46, 10, 13)):
        canvas.fill(ellipse(x, y, rx, ry, 20), "#8a4a2c", clip=mask, edge=0.3, form=0.3, radius=8,
            detail=0.85)
    canvas.fill(smooth([(-60, -30), (-52, -24), (-62, -2), (-74, 2), (-80, -6), (-74, -24)]),
        ["#8a4a2c", "#e8b8a0"], form=0.6, radius=7, **CRISP)
    canvas.fill(ellipse(-55, -33, 9, 4, 30), "#6a3620", **CRISP)
    canvas.fill(ellipse(-68, -18, 2), "#1c0c0c", edge=0, detail=1)
    canvas.line([(-64, -32), (-68, -42)], [3, 1], "#f0e0c0", 1, wobble=0)
    canvas.fill(ellipse(-48, -22, 6, 7), "#e8b040", form=0.8, radius=5, **CRISP)
    canvas.line([(54, -60), (66, -44), (62, -22)], [4, 3, 2], "#d8b898", 1, wobble=0.1)


def _zip(canvas: Canvas) -> None:
    left, right = _edge(-1), _edge(1)
    n = sum(1 for p in left if p[1] < 590)
    for side in (-1, 1):  # woven tape beside the teeth
        edge, outer = _edge(side, 2), _edge(side, 30)
        tape = poly([p[:2] for p in edge] + [p[:2] for p in outer][::-1])
        canvas.shadow(tape, "#2a4a6c", 3, 6, 5, 0.35)
        mask = canvas.fill(tape, ["#7fa6c2", "#4f7898", "#3a5f80"], gradient=((400, 100), (200, 900)),
            form=0.4, radius=9, texture=0.1, **CRISP)
        for i in range(0, len(edge), 1):
            canvas.line([edge[i][:2], outer[i][:2]], 0.9, "#c4dbe8", 0.35, clip=mask, wobble=0)
        canvas.line([p[:2] for p in outer[::8]], 3, "#ffffff", 0.8, wobble=0.3)
    for side, edge in ((-1, left), (1, right)):  # open teeth
        for i in range(0, n, 2):
            x, y, turn = edge[i]
            _tooth(canvas, x, y, turn + 90, side)
    for i in range(n - 2, len(left)):  # closed teeth, interlocked
        x, y = (left[i][0] + right[i][0]) / 2, (left[i][1] + right[i][1]) / 2
        _tooth(canvas, x, y, left[i][2] + 90, -1 if i % 2 else 1, 9)


def _tooth(canvas: Canvas, x: float, y: float, turn: float, side: float, reach: float = 4) -> None:
    """One metal tooth that points to the middle of the zip."""
    with canvas.at(x, y, 1, turn):
        shape = placed(smooth([(-reach, -4.6), (7, -4.6), (14, -3), (15, 0), (14, 3), (7, 4.6),
            (-reach, 4.6)]), flip=side)
        canvas.fill(shape, ["#f4f8fa", "#93a9bc", "#3f5a76"], form=0.9, radius=4, edge=0.05, wobble=0.1,
            detail=0.92)


def _forest(canvas: Canvas) -> None:
    for x, y, h in ((30, 560, 88), (70, 540, 70), (108, 566, 92), (16, 610, 100), (60, 622, 112),
            (566, 470, 84), (534, 486, 70), (590, 510, 100), (552, 530, 92), (500, 790, 120), (548, 812, 140),
            (590, 790, 130), (470, 826, 104)):
        canvas.fill(ribbon([(x, y), (x + 40, y + 14), (x + 80, y + 30)], [h * 0.3, h * 0.2, 3]), "#5f88b0",
            alpha=0.5, soft=4)
        with canvas.at(x, y):
            fir(canvas, h, h * 0.5, "#2f5a58", "#ffffff", seed=int(x + y), snowiness=0.9)


def _button_chalet(canvas: Canvas) -> None:
    """A round chalet that is a button: four round windows, a rim, a thread of smoke."""
    canvas.fill(ribbon([(10, 40), (70, 66), (130, 92)], [60, 60, 20]), "#5f88b0", alpha=0.45, soft=8)
    canvas.line([(20, -66), (34, -96), (18, -122), (36, -150), (26, -178)], [3, 7, 9, 10, 4], "#d8e6f0", 0.9,
        soft=2)
    canvas.fill(rect(10, -82, 16, 30, 2), ["#a8604a", "#6a3430"], form=0.6, radius=5, **CRISP)
    canvas.fill(ellipse(0, 0, 66, 64), ["#a8653c", "#5a3020"], form=0.8, radius=14, rim=("#ffe9c8", 2, 0.8),
        **CRISP)
    canvas.fill(ellipse(0, 0, 52, 50), ["#7a4428", "#a8653c", "#c8845a"], gradient=((-30, -40), (30, 46)),
        form=0.25, radius=14, **CRISP)
    for i in range(-4, 5):
        canvas.line([(i * 11, -46 + abs(i) * 4), (i * 11, 46 - abs(i) * 4)], 1.2, "#4a2818", 0.5, wobble=0.1)
    for x in (-19, 19):
        for y in (-19, 17):
            canvas.fill(ellipse(x, y, 13), "#4a2818", **CRISP)
            canvas.fill(ellipse(x, y, 10.5), ["#fff2b0", "#ffb648"], gradient=("r", (x, y), 12), edge=0.05,
                wobble=0, detail=1)
            canvas.line([(x - 10, y), (x + 10, y)], 1.4, "#6a3a20", 1, wobble=0)
            canvas.line([(x, y - 10), (x, y + 10)], 1.4, "#6a3a20", 1, wobble=0)
    canvas.glow(0, 0, 80, "#ffc860", 0.35)
    cap = smooth([(-72, -8), (-64, -48), (-30, -72), (10, -76), (50, -58), (70, -22), (72, -4), (60, -16),
        (44, -42), (8, -58), (-30, -54), (-56, -26)])
    canvas.fill(cap, ["#ffffff", "#c4dbe8"], form=0.8, radius=12, **CRISP)
    canvas.fill(smooth([(-78, 60), (-40, 50), (0, 56), (46, 50), (84, 62), (40, 76), (-40, 76)]),
        ["#ffffff", "#d8e8f2"], form=0.5, radius=10, edge=0.3)


def _skier(canvas: Canvas) -> None:
    """He comes down in a plough, laughing; the skis are the slider's cheeks. Origin between them."""
    red, deep = ["#f4604e", RED, "#8e1c22"], "#6e1018"
    rim = ("#ffffff", 2, 0.8)
    canvas.fill(smooth([(-60, 30), (10, 6), (120, 4), (150, 20), (60, 44)]), "#2a4a7c", alpha=0.45, soft=7)
    for side in (-1, 1):  # the slider's metal under the skis
        canvas.fill(placed(smooth([(2, 48), (30, 36), (58, -14), (64, -40), (40, -40), (14, 0), (-2, 20)]),
            flip=side, x=-8), ["#f4f8fa", "#9ab0c0", "#5a748c"], form=0.8, radius=10, rim=rim, **CRISP)
    ring = union(ribbon([(-8, 44), (-14, 66)], [16, 14]), ellipse(-20, 92, 18, 26, 14))
    canvas.shadow(ring, "#2a4a6c", 4, 8, 5, 0.5)
    canvas.fill(ring, ["#f4f8fa", "#9ab0c0", "#5a748c"], form=0.85, radius=9, rim=rim, **CRISP)
    canvas.fill(ellipse(-21, 95, 8, 14, 14), "#5f88a8", **CRISP)
    for side in (-1, 1):
        ski = ribbon([(side * 66 - 8, -46), (side * 34 - 8, 10), (side * 8 - 8, 52), (side * 4 - 10, 62)],
            [9, 11, 11, 6])
        canvas.fill(ski, ["#ffd23f", "#e08a1c"], form=0.7, radius=5, rim=rim, **CRISP)
    for side in (-1, 1):
        leg = ribbon([(side * 14, -84), (side * 36, -52), (side * 28, -10)], [34, 29, 22])
        mask = canvas.fill(leg, ["#3a4a66", "#1c2a44"], form=0.85, radius=11, rim=rim, **CRISP)
        canvas.line([(side * 26, -60), (side * 40, -54)], [1, 3], "#101a30", 0.6, clip=mask)
        canvas.fill(smooth([(side * 28 - 14, 4), (side * 28 - 13, -18), (side * 28 + 12, -18),
            (side * 28 + 13, 4)]), ["#ffffff", "#a8b8c8"], form=0.7, radius=7, **CRISP)
    for side, points in ((-1, [(-30, -142), (-66, -132), (-98, -152)]),
            (1, [(30, -142), (66, -140), (94, -166)])):
        arm = ribbon(points, [30, 24, 17])
        canvas.line([(points[2][0], points[2][1] + 6), (points[2][0] + side * 14, points[2][1] - 16)], 3,
            "#2a3a50", 1, wobble=0, detail=0.9)
        canvas.line([(points[2][0] - side * 4, points[2][1] + 10),
            (points[2][0] - side * 40, points[2][1] + 56)], 3, "#2a3a50", 1, wobble=0, detail=0.9)
        canvas.fill(arm, red, form=0.9, radius=10, rim=rim, **CRISP)
        canvas.fill(ellipse(points[2][0] + side * 5, points[2][1] - 3, 12, 11), ["#3a4a66", "#16223a"],
            form=0.8, radius=8, rim=rim, **CRISP)
    body = smooth([(-26, -156), (-40, -140), (-38, -108), (-34, -82), (-14, -72), (14, -72), (34, -82),
        (38, -108), (40, -140), (26, -156), (0, -162)])
    mask = canvas.fill(body, red, gradient=((-40, -150), (40, -80)), form=0.9, radius=22, rim=rim, grain=0.22,
        **CRISP)
    canvas.line([(0, -160), (1, -120), (0, -74)], 3.4, "#f4f8fa", 0.95, clip=mask, wobble=0.1)
    for y in (-146, -134, -122, -110, -98, -86):
        canvas.line([(-3.5, y), (4, y)], 1.6, "#8a9aa8", 1, wobble=0, detail=1)
    for side in (-1, 1):
        canvas.line([(side * 30, -120), (side * 20, -112), (side * 14, -114)], [0.6, 3, 0.6], deep, 0.6,
            clip=mask)
        canvas.line([(side * 36, -92), (side * 20, -88), (side * 8, -90)], [0.6, 3, 0.6], deep, 0.6,
            clip=mask)
    scarf = ribbon([(14, -160), (56, -178), (92, -168), (134, -190), (164, -178)], [14, 13, 15, 12, 6])
    canvas.fill(scarf, ["#ffe27a", "#e0a42c"], form=0.7, radius=6, rim=rim, **CRISP)
    head = smooth([(-22, -182), (-21, -168), (-12, -156), (0, -152), (12, -156), (21, -168), (22, -182),
        (16, -202), (0, -208), (-16, -202)])
    face = canvas.fill(head, ["#f0c09a", "#c88a68"], gradient=((-20, -190), (20, -160)), form=0.6, radius=14,
        **CRISP)
    canvas.fill(smooth([(-11, -170), (0, -167), (11, -170), (6, -160), (0, -158), (-6, -160)]), "#6a1c20",
        clip=face, **CRISP)
    canvas.line([(-10, -169), (0, -166.4), (10, -169)], [1, 2.4, 1], "#ffffff", 1, wobble=0, detail=1)
    for side in (-1, 1):
        canvas.fill(ellipse(side * 15, -173, 5, 4), "#e0604c", alpha=0.6, soft=2, clip=face)
    canvas.fill(spline([(-3, -180), (3, -180), (5, -173), (0, -171), (-5, -173)]), "#e0a884", form=0.5,
        radius=3, **CRISP)
    canvas.fill(rect(-23, -196, 46, 17, 8), ["#2a4a6c", "#0e1c30"], form=0.6, radius=5, edge=0.05, wobble=0.1,
        detail=1)
    canvas.fill(rect(-19, -193, 38, 11, 5), ["#ffb070", "#8a3c5a"], gradient=((-18, -194), (18, -182)),
        edge=0.05, wobble=0, detail=1)
    canvas.line([(-14, -190), (-6, -191.5)], 2, "#fff6e8", 0.95, wobble=0, detail=1)
    canvas.fill(smooth([(-24, -192), (-22, -210), (0, -222), (22, -210), (24, -192), (0, -198)]),
        ["#4a78a8", "#1f3f68"], form=0.8, radius=9, rim=rim, **CRISP)
    canvas.fill(ribbon([(-23, -195), (0, -200), (23, -195)], [7, 8, 7]), "#ffd23f", form=0.5, radius=4,
        **CRISP)
    canvas.fill(ellipse(0, -226, 10), "#ffd23f", form=0.8, radius=8, bump=0.4, **CRISP)
    canvas.fill(ribbon([(-20, -156), (0, -149), (20, -156)], [12, 15, 12]), ["#ffe27a", "#e0a42c"], form=0.7,
        radius=6, **CRISP)


def _spray(canvas: Canvas) -> None:
    random = dice(44)
    for i in range(150):
        side = -1 if i % 2 else 1
        t = random.random()
        x = 300 + side * (46 + 90 * t * random.random()) - 4
        y = 560 - 20 * random.random() - 50 * t * math.sin(t * 3)
        canvas.fill(ellipse(x, y, 1 + 4.5 * random.random() ** 2), "#ffffff", alpha=0.85, edge=0.2,
            wobble=0.2)
    for x, y in ((236, 556), (356, 552), (212, 548), (378, 544)):
        canvas.fill(ellipse(x, y, 30, 14), "#ffffff", alpha=0.55, soft=7, edge=0)
