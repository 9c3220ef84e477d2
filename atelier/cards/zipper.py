"""A skier in red opens the white mountain like a coat: behind him lies the green meadow."""

import math

import numpy as np
import skia

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.plants import fir
from atelier.noise import dice
from atelier.paths import along, curve, ellipse, placed, poly, rect, ribbon, smooth, spline, union

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
    canvas.sky([(0, "#3d7ab4"), (0.12, "#8fbfe0"), (0.24, "#ffe6cc"), (1, "#ffe6cc")], swirl=0.04)
    _range(canvas)
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


def _range(canvas: Canvas) -> None:
    """Far peaks in the morning: pale warm faces towards the light, blue ones away from it."""
    for peaks, warm, cool in (([(60, 84), (210, 44), (372, 70), (560, 36)], "#f6dfd6", "#a9c6e0"),
        ([(-10, 128), (132, 118), (286, 104), (440, 96), (600, 92)], "#fff0e2", "#7fa8d2")):
        for i, (x, y) in enumerate(peaks):
            w, sway = 120 + 22 * (i % 2), 10 - 22 * (i % 2)
            canvas.fill(smooth([(x - w, 270, 1), (x - w * 0.42, y + 66), (x - 14, y + 12), (x, y, 1),
                (x + 16, y + 18), (x + w * 0.46, y + 70), (x + w, 270, 1)]), [warm, mix(warm, cool, 0.5)], edge=0.3,
                texture=0.05)
            canvas.fill(smooth([(x, y, 1), (x + 16, y + 18), (x + w * 0.46, y + 70), (x + w, 270, 1),
                (x + 20, 270, 1), (x + sway + 18, y + 96), (x + sway - 4, y + 62), (x + sway + 6, y + 30)]),
                [cool, mix(cool, warm, 0.6)], edge=0.4, texture=0.05)


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


def _slope(canvas: Canvas) -> Mask | None:
    """The mountain is a padded coat: puffs of down on both sides of the zip, pulled in at every seam."""
    snow = union(*[_puff(side, k) for side in (-1, 1) for k in range(PUFFS)], smooth([(250, 180), (400, 104),
        (480, 92), (560, 120), (600, 900), (100, 900)]))
    mask = canvas.fill(snow, [(0, "#e4eef6"), (1, "#8fb2d0")], gradient=((160, 200), (520, 900)), edge=0.2)
    for side in (-1, 1):
        for k in range(PUFFS):
            t = k / PUFFS
            tone = ["#ffffff", mix("#f2f6f8", "#c8dcec", t), mix("#a4c4e0", "#6f98c4", t)]
            canvas.fill(_puff(side, k), tone, gradient=((200, _hem(side, k, 0.5) - 50),
                (290, _hem(side, k, 0.5) + 90)), form=0.9, radius=50, shade=mix("#7fa4d0", "#4a74ac", t),
                highlight=mix("#fffdf4", "#eef4fa", t), texture=0.03, grain=0.22, bump=0.12, edge=0.12, band=1.3)
    return mask


PUFFS = 8


def _hem(side: float, k: float, out: float) -> float:
    """How high the k-th seam lies, from the zip (out = 0) to the card's edge (out = 1)."""
    top = 216 if side < 0 else 150
    return top + 114 * k + (58 if side < 0 else 44) * out - 26 * math.sin(out * math.pi) + 6 * math.sin(k * 2.3 +
        side)


def _puff(side: float, k: int) -> skia.Path:
    """One puff between two seams; it swells over the seam below it and, at the top, into the sky."""
    far = -50 if side < 0 else 650
    upper, lower = [], []
    for i in range(7):
        out = i / 6
        rise = (16 if side < 0 else 5) * abs(math.sin(out * 2.5 * math.pi + 0.6)) if k == 0 else 0
        for row, level in ((upper, k - 1), (lower, k)):
            y = _hem(side, level, out)
            if level < 0:
                y = (116 + 128 * out if side < 0 else 104 + 44 * out) - rise
            near = next((p[0] for p in _edge(side, 24) if p[1] >= y), 140.0)
            row.append((near + (far - near) * out, y))
    return smooth([(*upper[0], 1), *upper[1:-1], (*upper[-1], 1), (*lower[-1], 1), *lower[-2:0:-1], (*lower[0], 1)])


def _seams(canvas: Canvas, slope: Mask | None) -> None:
    """Two rows of stitches follow the zip on each side; the quilting has one row and puckers."""
    for side in (-1, 1):
        for extra in (40, 50):
            edge = _edge(side, extra)
            for i in range(2, len(edge) - 1, 3):
                (x0, y0, _), (x1, y1, _) = edge[i], edge[min(i + 1, len(edge) - 1)]
                canvas.line([(x0, y0), (x0 + (x1 - x0) * 1.6, y0 + (y1 - y0) * 1.6)], 2.2, "#4a76a4", 0.7, clip=slope,
                    wobble=0.1)
        for k in range(PUFFS - 1):
            _quilting(canvas, side, k, slope)


def _quilting(canvas: Canvas, side: float, k: int, slope: Mask | None) -> None:
    random = dice(60 + k + int(side))
    start = next((p[0] for p in _edge(side, 54) if p[1] >= _hem(side, k, 0)), 140.0)
    far = -20 if side < 0 else 620
    line = [(start + (far - start) * i / 8, _hem(side, k, i / 8)) for i in range(9)]
    canvas.line([(x, y + 3) for x, y in line], [5, 8, 6, 8, 5], "#3f6aa0", 0.45, soft=2.4, clip=slope)
    canvas.line([(x, y - 7) for x, y in line], [4, 6, 4], "#ffffff", 0.5, soft=3, clip=slope)
    count = max(2, int(abs(far - start) / 13))
    for i in range(count):
        a, b = along(line, (i + 0.15) / count), along(line, (i + 0.75) / count)
        canvas.line([a, b], 2.4, "#3f6a9c", 0.85, clip=slope, wobble=0.1, detail=0.7)
        if random.random() < 0.6:  # the thread gathers the cloth
            reach = 10 + 34 * random.random() ** 2
            for way in (-1, 1):
                canvas.line([(a[0], a[1] + way * 3), (a[0] + 3 * way, a[1] + way * reach * 0.6),
                    (a[0] + 7 * way * random.random(), a[1] + way * reach)], [5, 3, 0.4], "#4f7cb4" if way < 0
                    else "#7fa6d4", 0.3, soft=1.6, clip=slope, wobble=0.2)


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
    """Firs on the puffs, and a clump that grows out of the coat's pocket."""
    for x, y, h in ((30, 560, 88), (70, 540, 70), (108, 566, 92), (16, 610, 100), (60, 622, 112), (570, 462, 84),
        (536, 478, 70), (592, 506, 100), (556, 522, 92)):
        canvas.fill(ribbon([(x, y), (x + 40, y + 14), (x + 80, y + 30)], [h * 0.3, h * 0.2, 3]), "#3f6cae", alpha=0.5,
            soft=4)
        with canvas.at(x, y):
            fir(canvas, h, h * 0.5, "#2f5a58", "#ffffff", seed=int(x + y), snowiness=0.9)
    slit = [(392, 812), (470, 786), (550, 766), (640, 752)]
    canvas.line([(x, y + 2) for x, y in slit], [10, 30, 34, 34], "#234878", 0.8, soft=5)
    for x, y, h in ((596, 792, 150), (496, 806, 128), (446, 822, 104), (548, 812, 168)):
        with canvas.at(x, y, 1, -3):
            fir(canvas, h, h * 0.5, "#2f5a58", "#ffffff", seed=int(x + y), snowiness=0.9)
    welt = smooth([(384, 820), (400, 806), (470, 784), (550, 764), (650, 748, 1), (650, 804, 1), (550, 816),
        (470, 838), (404, 860), (388, 848)])
    canvas.shadow(welt, "#2a5490", 4, 16, 9, 0.55)
    mask = canvas.fill(welt, ["#ffffff", "#dce8f4", "#86aad4"], form=0.95, radius=24, shade="#5a86c0",
        highlight="#fffdf6", grain=0.22, texture=0.03, edge=0.12, detail=0.6)
    for rise, tone in ((10, "#3f6a9c"), (42, "#3f6a9c")):
        line = [(398, 812 + rise), (470, 786 + rise), (550, 766 + rise), (640, 750 + rise)]
        for i in range(20):
            canvas.line([along(line, (i + 0.15) / 20), along(line, (i + 0.75) / 20)], 2.2, tone, 0.85, clip=mask,
                wobble=0.1, detail=0.7)


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
    canvas.fill(smooth([(-60, 30), (10, 6), (120, 4), (150, 20), (60, 44)]), "#2f62b0", alpha=0.42, soft=9)
    for side in (-1, 1):  # the slider's metal under the skis
        canvas.fill(placed(smooth([(2, 48), (30, 36), (58, -14), (64, -40), (40, -40), (14, 0), (-2, 20)]),
            flip=side, x=-8), ["#fff0c0", "#d8a040", "#7a4c20"], form=0.8, radius=10, rim=rim, **CRISP)
    ring = union(ribbon([(-8, 44), (-14, 66)], [16, 14]), ellipse(-20, 92, 20, 28, 14))
    canvas.shadow(ring, "#2a4a6c", 4, 8, 5, 0.5)
    canvas.fill(ring, ["#fff0c0", "#d8a040", "#7a4c20"], form=0.85, radius=9, rim=rim, **CRISP)
    canvas.fill(ellipse(-21, 95, 8, 14, 14), "#3f6a94", **CRISP)
    for side in (-1, 1):
        ski = ribbon([(side * 66 - 8, -46), (side * 34 - 8, 10), (side * 8 - 8, 52), (side * 4 - 10, 62)],
            [9, 11, 11, 6])
        canvas.fill(ski, ["#ffd23f", "#e08a1c"], form=0.7, radius=5, rim=rim, **CRISP)
    for side in (-1, 1):
        leg = ribbon([(side * 14, -84), (side * 36, -52), (side * 28, -10)], [34, 29, 22])
        mask = canvas.fill(leg, ["#3a4a66", "#1c2a44"], form=0.85, radius=11, rim=rim, **CRISP)
        canvas.line([(side * 26, -60), (side * 40, -54)], [1, 3], "#101a30", 0.6, clip=mask)
        canvas.fill(smooth([(side * 28 - 14, 4), (side * 28 - 13, -18), (side * 28 + 12, -18),
            (side * 28 + 13, 4)]), ["#8a2a30", "#4a141c"], form=0.7, radius=7, **CRISP)
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
