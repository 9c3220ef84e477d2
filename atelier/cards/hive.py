"""A honeycomb is an office block of stamping bees; in one lit cell a bee in slippers plays the cello."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.bees import cell, cellist, clerk
from atelier.noise import dice
from atelier.paths import ellipse, minus, poly, rect, ribbon, smooth, spline, union

CARD = Card(
    id="hive",
    palette="mustard-navy",
    composition="cutaway",
    setting="office",
    mood="boredom",
    themes=("work", "music", "money", "animals"),
    hero="office hive",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=314,
    grading=dict(contrast=1.1, vignette=0.38, warm=0.03),
)

R, K = 84, 1.25  # a cell is drawn with radius R and enlarged K times
STEP_X, STEP_Y = R * K * math.sqrt(3), R * K * 1.5
STAR = (2, 1)  # row and column of the lit cell
GOLD = ["#ffe27a", "#ffc42e", "#e9960f", "#b4690c"]
CRISP = dict(edge=0.08, wobble=0.2, detail=0.88)


def draw(canvas: Canvas) -> None:
    """Paint the wax, the dark cells with their clerks, the lit cell, then the honey."""
    canvas.set_light((-0.3, -0.75, 0.5), ambient="#10162e", key="#dfe6f6")
    canvas.sky([(0, "#3c4566"), (0.5, "#2a3354"), (1, "#161c36")], swirl=0.06)
    _wax(canvas)
    brush.background(canvas, radii=(12, 6, 3))
    lit = None
    for row in range(-1, 8):
        for column in range(-2, 5):
            x, y = _centre(row, column)
            if not -R * K < x < 600 + R * K or not -R * K < y < 900 + R * K:
                continue
            if (row, column) == STAR:
                lit = (x, y)
                continue
            away = math.hypot(x - _centre(*STAR)[0], y - _centre(*STAR)[1])
            with canvas.at(x, y, K):
                _office(canvas, 0, 0, row, column, min(1.0, away / 560))
    with canvas.at(*lit, K * 1.16):
        _stage(canvas, 0, 0)
    _pool(canvas, lit[0])
    with canvas.at(*lit, K):
        _honey(canvas)


def _centre(row: int, column: int) -> tuple[float, float]:
    return 128 + column * STEP_X + (STEP_X / 2 if row % 2 else 0), 46 + row * STEP_Y


def _wax(canvas: Canvas) -> None:
    random = dice(4)
    for row in range(-1, 8):
        for column in range(-2, 5):
            x, y = _centre(row, column)
            tone = mix("#7c7f92", "#565c78", random.random())
            canvas.fill(cell(x, y, R * K + 1), [mix(tone, "#ffffff", 0.2), tone, mix(tone, "#10162e", 0.4)],
                form=0.6, radius=14, bump=0.3, edge=0.2, wobble=0.6)


def _office(canvas: Canvas, x: float, y: float, row: int, column: int, dim: float) -> None:
    """One clerk's cell: a hexagonal tunnel, a strip light, a shelf, the bee."""
    key = row * 7 + column
    random = dice(100 + key)
    hole = canvas.fill(cell(x, y, R - 9), [mix("#5f6a90", "#2a3354", dim), mix("#434d74", "#1c2342", dim),
        mix("#2c3558", "#12182f", dim)], edge=0.08, wobble=0.4, detail=0.6)
    with canvas.inside(hole):
        back = cell(x, y - 2, R * 0.66)
        canvas.fill(back, [mix("#7a86ac", "#3a4468", dim), mix("#4f5a84", "#242c4e", dim)], edge=0.1,
            wobble=0.3)
        for k in range(6):
            a = k * math.pi / 3
            canvas.line([(x + R * 0.66 * math.sin(a), y - 2 - R * 0.66 * math.cos(a)),
                (x + R * math.sin(a), y - R * math.cos(a))], 1.6, "#151b36", 0.6, wobble=0.1)
        canvas.fill(poly([(x - 22, y - 61), (x + 22, y - 61), (x + 18, y - 56), (x - 18, y - 56)]), "#eef2ff",
            alpha=0.9, edge=0.05, wobble=0.1, detail=0.9)
        canvas.fill(poly([(x - 18, y - 56), (x + 18, y - 56), (x + 56, y + 50), (x - 56, y + 50)]), "#c8d4f4",
            alpha=0.2 - 0.08 * dim, soft=4, edge=0, blend="screen")
        kind = int(random.random() * 4)
        if kind == 0:
            canvas.fill(rect(x + 18, y - 24, 26, 44, 2), ["#6a7494", "#3a4468"], form=0.4, radius=4, edge=0.1)
            for k in range(3):
                canvas.fill(rect(x + 21, y - 20 + 13 * k, 20, 9, 1), "#4f5a80", edge=0.1)
        elif kind == 1:
            canvas.fill(ellipse(x + 26, y - 26, 9), "#d8dcea", edge=0.1, detail=0.8)
            canvas.line([(x + 26, y - 26), (x + 26, y - 32)], 1.3, "#1c2342", 1, wobble=0)
            canvas.line([(x + 26, y - 26), (x + 30, y - 24)], 1.3, "#1c2342", 1, wobble=0)
        elif kind == 2:
            for k in range(5):
                canvas.fill(rect(x + 14 + 6 * k, y - 30 - 3 * (k % 2), 5, 20),
                    ("#6a7494", "#8a7a74", "#4f5a80")[k % 3], edge=0.1)
        floor = y + 46
        canvas.fill(rect(x - 90, floor - 2, 180, 50), [mix("#3c456a", "#1c2342", dim), "#10162e"], edge=0.1)
        moods = {(3, 1): "up", (4, 2): "sleep", (1, 0): "up", (2, 2): "up", (4, 0): "sleep"}
        mood = moods.get((row, column), "bored")
        grey = mix("#c8bca0", "#6f7288", 0.35 + 0.45 * dim)
        with canvas.at(x + 4, floor, 0.98):
            clerk(canvas, grey, mix("#232a44", "#10142a", dim), mood, stamp=(key * 37 % 5) / 4,
                tie=mix("#6a74a0", "#3a4268", dim))
    canvas.fill(minus(cell(x, y, R - 8), cell(x, y, R - 12)), ["#aab0c4", "#3a4262"], alpha=0.8, edge=0.1,
        wobble=0.4, detail=0.6)


def _stage(canvas: Canvas, x: float, y: float) -> None:
    """The lit cell, a little larger than its neighbours."""
    canvas.glow(x, y, 250, "#ffb52e", 0.5, power=1.7)
    canvas.fill(cell(x, y, R + 14), GOLD, form=0.8, radius=14, rim=("#fffbe0", 2.5, 0.9), edge=0.08,
        wobble=0.4, detail=0.8)
    room = canvas.fill(cell(x, y, R + 3), [(0, "#fff6c8"), (0.45, "#ffd45c"), (1, "#c8761c")],
        gradient=("r", (x, y - 14), R + 20), edge=0.05, wobble=0.3, detail=0.85)
    with canvas.inside(room):
        canvas.fill(cell(x, y - 4, R * 0.7), ["#fffbe4", "#ffdf80"], edge=0.1, wobble=0.3)
        for k in range(6):
            a = k * math.pi / 3
            canvas.line([(x + R * 0.7 * math.sin(a), y - 4 - R * 0.7 * math.cos(a)),
                (x + R * 1.1 * math.sin(a), y - R * 1.1 * math.cos(a))], 2, "#c87a1c", 0.6, wobble=0.1)
        canvas.fill(rect(x - 100, y + 52, 200, 60), ["#d88a2c", "#8a4a14"], edge=0.1)
        canvas.fill(ellipse(x, y + 58, 62, 11), ["#c8402f", "#8a2424"], edge=0.2)
        # the forms, unstamped, make a music stand's load
        canvas.fill(rect(x + 36, y + 20, 20, 36, 2), ["#fffaf0", "#d8c8a0"], edge=0.1)
        for k in range(4):
            canvas.line([(x + 39, y + 26 + 6 * k), (x + 53, y + 26 + 6 * k)], 1.1, "#a8884c", 0.8, wobble=0)
        with canvas.at(x - 4, y + 58, 0.98):
            cellist(canvas)
    canvas.glow(x, y - 10, 90, "#fff3b0", 0.25)
    random = dice(8)
    for _ in range(34):  # gold dust is the sound
        t, r = random.random() * 2 * math.pi, 40 + 150 * random.random()
        canvas.fill(ellipse(x + r * math.cos(t), y - 20 + r * math.sin(t), 0.8 + 1.6 * random.random()),
            "#ffe27a", alpha=0.9, edge=0, wobble=0, grain=0, detail=1)


def _pool(canvas: Canvas, x: float) -> None:
    """The gold at the foot of the house."""
    pool = smooth([(-20, 930), (-20, 868), (60, 856), (x - 170, 866), (x - 108, 842), (x - 60, 860),
        (x + 40, 872), (x + 150, 862), (480, 872), (560, 862), (620, 868), (620, 930)])
    canvas.shadow(pool, "#080c1e", 0, -6, 8, 0.5)
    canvas.fill(pool, GOLD, gradient=((x, 836), (x, 930)), form=0.8, radius=16, light=(-0.4, -0.7, 0.5),
        rim=("#fffbe0", 2, 0.9), grain=0.1, texture=0.01, edge=0.06, wobble=0.4, detail=0.85)
    for points in ([(40, 872), (90, 868), (140, 874)], [(x + 70, 880), (x + 130, 872), (x + 190, 880)],
        [(470, 886), (520, 878), (580, 884)]):
        canvas.line(points, [0.6, 4, 0.6], "#fffde8", 0.85, wobble=0.2, detail=0.9)
    canvas.glow(x - 40, 890, 280, "#ffb52e", 0.28, squash=0.4)


def _honey(canvas: Canvas) -> None:
    """It wells out under the lit cell, hangs in drops and runs along the walls; origin in that cell."""
    drips = [ribbon([(x, y), (x + 1, y + n * 0.5), (x - 1, y + n)], [20, 9, 6.5, 12]) for x, y,
        n in ((-78, 70, 70), (-60, 80, 24), (-40, 92, 44), (24, 104, 34), (44, 90, 18), (62, 80, 58),
        (80, 68, 26))]
    band = ribbon([(-92, 54), (-80, 68), (-40, 91), (0, 114), (42, 90), (80, 68), (93, 54)],
        [6, 17, 19, 20, 19, 17, 6])
    stream = ribbon([(0, 110), (3, 126), (-3, 146), (0, 166), (-30, 188), (-66, 204), (-73, 224), (-71, 262),
        (-75, 300), (-72, 330), (-76, 380), (-73, 470), (-76, 560)],
        [26, 22, 18, 22, 17, 20, 15, 12, 18, 13, 16, 14, 20, 30])
    branch = ribbon([(-4, 158), (12, 176), (22, 186), (23, 206)], [16, 12, 8, 12])
    path = union(band, stream, branch, *drips)
    canvas.shadow(path, "#080c1e", 4, 6, 6, 0.5)
    canvas.fill(path, GOLD, gradient=((0, 20), (0, 560)), form=0.95, radius=10, light=(-0.6, -0.5, 0.5),
        rim=("#fffbe0", 1.8, 0.9), grain=0.1, texture=0.01, edge=0.06, wobble=0.5, detail=0.88)
    for points in ([(-7, 116), (-5, 130), (-9, 146)], [(-79, 226), (-77, 260), (-79, 292)],
        [(-80, 340), (-78, 400), (-79, 450)], [(-66, 72), (-40, 88), (-14, 104)]):
        canvas.line(points, [0.5, 3, 0.5], "#fffde8", 0.9, wobble=0.2, detail=0.9)
    canvas.fill(spline([(-78, 158), (-73, 170), (-78, 176), (-83, 170)]), GOLD, form=0.9, radius=4, **CRISP)
