"""A paper street map folds itself up, its houses stand out, and a cyclist pedals on the closing crease."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.light import light_pools
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.folk import STAND, person
from atelier.noise import dice
from atelier.paths import ellipse, minus, poly, rect, smooth, union

CARD = Card(
    id="atlas",
    palette="sepia-sky",
    composition="map",
    setting="folding city map",
    mood="dread",
    themes=("city", "travel", "sport"),
    hero="folding map",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=476,
    grading=dict(vignette=0.4, warm=0.04, shadows="#20160f"),
)

LOOK = dict(edge=0.05, wobble=0.2, detail=0.72, grain=0.14, texture=0.02)
CREASE = ((318, 900), (286, 150))  # near and far on the valley from which the two walls of paper rise
NEAR = -0.2  # the sheet begins behind us


def wall(side: int, u: float, v: float) -> tuple[float, float]:
    """A place on a wall: u along the crease (0 rider, 1 far end), v from the crease up to the edge."""
    k = 1 / (1 + 3.2 * u)  # perspective
    far = (1 - k) / (1 - 1 / 4.2)
    x = CREASE[0][0] + (CREASE[1][0] - CREASE[0][0]) * far
    y = CREASE[0][1] + (CREASE[1][1] - CREASE[0][1]) * far
    lean = 0.86 if side < 0 else 0.7
    curl = v * v * (0.34 if side < 0 else 0.5)  # the upper edge bends over us
    out = 520 * k * (v * lean - curl * 0.75)
    up = 980 * k * (v * 0.72 + curl * 0.2)
    return (x + side * out, y - up)


def patch(side: int, u0: float, u1: float, v0: float, v1: float, steps: int = 6):
    """A piece of a wall."""
    us = [u0 + (u1 - u0) * i / steps for i in range(steps + 1)]
    vs = [v0 + (v1 - v0) * i / steps for i in range(steps + 1)]
    return poly([wall(side, u, v0) for u in us] + [wall(side, u1, v) for v in vs] + [wall(side, u, v1)
        for u in reversed(us)] + [wall(side, u0, v) for v in reversed(vs)])


def draw(canvas: Canvas) -> None:
    """Paint the dark desk, two closing walls of map, their houses, and the crease."""
    canvas.set_light((-0.2, -0.75, 0.5), ambient="#2a1c14", key="#fff0cc")
    canvas.sky([(0, "#f4f8f4"), (0.1, "#c8d4d4"), (0.28, "#6c8fa4"), (0.6, "#34454e"), (1, "#1c140e")], swirl=0.04,
        focus=(286, 90, 700))
    brush.background(canvas)
    left, right = _sheet(canvas, -1), _sheet(canvas, 1)
    _streets(canvas, -1, left)
    _streets(canvas, 1, right)
    brush.background(canvas, radii=(8, 4, 2))
    _houses(canvas, -1, left)
    _houses(canvas, 1, right)
    _crease(canvas)
    light_pools(canvas, [(288, 90, 330, "#e4eef4", 0.85), (300, 740, 300, "#ffe8c8", 0.55),
        (190, 220, 170, "#ffcf80", 0.4)], "#57545e", gain=1.08, noise=0.05)
    _lit_window(canvas)
    _courier(canvas)
    _pin(canvas)
    _edges(canvas)


def _sheet(canvas: Canvas, side: int) -> Mask | None:
    shape = patch(side, NEAR, 1, 0, 1, 30)
    tone = [(0, "#f8ecd0"), (0.4, "#e4c898"), (1, "#8a6540")] if side < 0 else [(0, "#f1e0bd"), (0.45, "#c8a878"),
        (1, "#6a4c30")]
    return canvas.fill(shape, tone, gradient=(wall(side, 0.9, 0.5), wall(side, 0.0, 0.55)), form=0.2, radius=16,
        **LOOK)


def _streets(canvas: Canvas, side: int, mask: Mask | None) -> None:
    """Blocks printed in soft colours, white streets between, a river, a park."""
    random = dice(5 + side)
    cols = ["#d8a878", "#e8cfa0", "#c89a70", "#b8b090", "#dcbc8c", "#a8b4b0"]
    us = [NEAR, -0.15, -0.1, -0.05, 0, 0.045, 0.1, 0.165, 0.24, 0.33, 0.44, 0.57, 0.74, 1.0]
    vs = [0.02, 0.14, 0.26, 0.39, 0.52, 0.65, 0.78, 0.9, 0.99]
    for i in range(len(us) - 1):
        for j in range(len(vs) - 1):
            gu, gv = (us[i + 1] - us[i]) * 0.1, 0.016
            c = cols[int(random.random() * len(cols))]
            if (i, j) in ((6, 5), (7, 5), (6, 6), (4, 2)):
                c = "#9ab07a"
            canvas.fill(patch(side, us[i] + gu, us[i + 1] - gu, vs[j] + gv, vs[j + 1] - gv),
                [mix(c, "#fff6e0", 0.2), c], alpha=0.85, clip=mask, edge=0.1, wobble=0.3, grain=0.12)
            for _ in range(2):
                a = us[i] + gu + (us[i + 1] - us[i] - 2 * gu) * random.random()
                canvas.line([wall(side, a, vs[j] + gv), wall(side, a, vs[j + 1] - gv)], 1, "#8a6540", 0.4, clip=mask,
                    wobble=0.2)
    water = [wall(side, NEAR + 1.1 * t * t, 0.46 + 0.12 * math.sin(t * 7 + side))
        for t in [k / 14 for k in range(15)]]
    canvas.line(water, [90, 60, 34, 18, 9, 5], "#f4e6c8", 0.9, clip=mask)
    canvas.line(water, [76, 50, 27, 14, 7, 3.6], "#6c9ab5", 0.95, clip=mask)
    for v in (0.33, 0.67):  # fold lines across the wall
        fold = [wall(side, NEAR + (1 - NEAR) * (t / 14) ** 1.6, v) for t in range(15)]
        canvas.line([(x, y + 3) for x, y in fold], [5, 2], "#5a3f28", 0.35, clip=mask, soft=1.5)
        canvas.line(fold, [2.4, 1], "#fffaf0", 0.6, clip=mask)
    for u in (-0.08, 0.1, 0.33):
        fold = [wall(side, u, t / 12) for t in range(13)]
        canvas.line([(x + side * 3, y) for x, y in fold], 3, "#5a3f28", 0.35, clip=mask, soft=1.5)
        canvas.line(fold, 1.8, "#fffaf0", 0.6, clip=mask)


def _houses(canvas: Canvas, side: int, mask: Mask | None) -> None:
    """Each block is also a row of houses that stands out of the paper, towards the other wall."""
    random = dice(21 + side)
    us = [-0.1, -0.04, 0.01, 0.05, 0.1, 0.16, 0.23, 0.31, 0.41, 0.53, 0.68, 0.86]
    todo = []
    for i, u in enumerate(us):
        for v in (0.1, 0.2, 0.32, 0.45, 0.59, 0.72, 0.84):
            if random.random() > 0.2:
                todo.append((u + 0.02 * (random.random() - 0.5) * (1 + u * 4), v + 0.03 * (random.random() - 0.5), i))
    todo.sort(key=lambda p: (-p[0], -p[1]))
    for u, v, i in todo:
        k = 1 / (1 + 3.2 * u)
        x, y = wall(side, u, v)
        x2, y2 = wall(side, u, v + 0.03)
        turn = math.degrees(math.atan2(x2 - x, -(y2 - y)))
        w, h = (36 + 20 * random.random()) * k, (44 + 44 * random.random()) * k
        c = ["#f1e0bd", "#e0b888", "#c88a60", "#a8b8b8", "#d8c8a0"][int(random.random() * 5)]
        roof = ["#a8482f", "#6c8fa4", "#8a5a3a", "#b0683f"][int(random.random() * 4)]
        with canvas.at(x, y, 1, turn - side * (62 - 30 * v)):
            _house(canvas, w, h, c, roof, side, random, k)


def _house(canvas: Canvas, w: float, h: float, c: Colour, roof: Colour, side: int, random, k: float) -> None:
    d = w * 0.42 * side
    canvas.fill(poly([(-w * 0.5, 2), (w * 0.5, 2), (w * 0.7 + d, h * 0.2), (-w * 0.3 + d, h * 0.24)]), "#2a1c10",
        alpha=0.3, soft=3 * k)
    canvas.fill(poly([(-w / 2, 0), (w / 2, 0), (w / 2, -h), (-w / 2, -h)]), [mix(c, "#fffaf0", 0.3), c],
        gradient=((0, -h), (0, 0)), **LOOK)
    canvas.fill(poly([(side * w / 2, 0), (side * w / 2 + d, -w * 0.2), (side * w / 2 + d, -h - w * 0.2),
        (side * w / 2, -h)]), mix(c, "#35251a", 0.42), **LOOK)
    canvas.fill(poly([(-w / 2 - 1, -h), (w / 2 + 1, -h), (w * 0.28, -h - w * 0.5), (-w * 0.28, -h - w * 0.5)]),
        [mix(roof, "#fff0cc", 0.3), roof], form=0.3, radius=4 * k, rim=("#fff6dc", 1.4 * k + 0.3, 0.7), **LOOK)
    for row in range(int(h / (15 * k))):
        for col in (-0.26, 0.06, 0.34):
            if random.random() > 0.12:
                canvas.fill(rect(col * w - w * 0.07, -h + 6 * k + row * 15 * k, w * 0.13, 8 * k), "#4a3a34",
                    alpha=0.85, edge=0.03, wobble=0.1, detail=0.8, grain=0)


def _crease(canvas: Canvas) -> None:
    """The valley road: a strip of white paper, shadows closing in."""
    road = [wall(-1, u, 0.045) for u in [NEAR + (1 - NEAR) * (t / 16) ** 1.6 for t in range(17)]] + [wall(1, u, 0.05)
        for u in [NEAR + (1 - NEAR) * (t / 16) ** 1.6 for t in range(16, -1, -1)]]
    canvas.fill(poly(road), ["#fffaf0", "#f1e0bd", "#c8a878"], gradient=((288, 200), (318, 900)), **LOOK)
    mid = [wall(-1, NEAR + (1 - NEAR) * (t / 16) ** 1.6, 0) for t in range(17)]
    canvas.line(mid, [9, 5, 2.4, 1], "#6a4c30", 0.75, wobble=0.2)
    canvas.line([(x - 2.4, y) for x, y in mid], [3, 1.6, 0.8], "#ffffff", 0.8, wobble=0.2)
    for side in (-1, 1):
        edge = patch(side, NEAR, 0.9, 0.03, 0.22, 12)
        canvas.fill(edge, "#20140c", alpha=0.42, soft=16, edge=0)
    for k in range(14):  # dashes of a tram line
        u = 0.02 + 0.9 * (k / 14) ** 1.6
        a, b = wall(1, u, 0.028), wall(1, u + 0.012 + 0.02 * u, 0.028)
        canvas.line([a, b], max(0.8, 4 / (1 + 3.2 * u)), "#a8402f", 0.8, wobble=0.1)


def _lit_window(canvas: Canvas) -> None:
    """The one window that is lit: the address, high on the left."""
    x, y = wall(-1, 0.17, 0.58)
    with canvas.at(x, y, 1, 14):
        canvas.glow(6, -40, 170, "#ffc860", 0.7)
        canvas.fill(poly([(-34, 12), (34, 12), (34, -92), (-34, -92)]), ["#f4dcb4", "#b8845c"], form=0.2, radius=6,
            rim=("#fff6dc", 1.6, 0.8), **LOOK)
        canvas.fill(poly([(-34, 12), (-52, 0), (-52, -102), (-34, -92)]), "#7a5238", **LOOK)
        canvas.fill(poly([(-40, -90), (40, -90), (18, -126), (-18, -126)]), ["#d86a4a", "#8a3424"], form=0.4,
            radius=6, rim=("#fff6dc", 1.6, 0.8), **LOOK)
        for row in range(3):
            for col in range(2):
                lit = row == 1 and col == 1
                canvas.fill(rect(-24 + col * 28, -80 + row * 30, 20, 20, 2), ["#fff6c0", "#ffb840"] if lit
                    else "#4a3a34", **(LOOK | dict(detail=0.95)))
        canvas.fill(union(ellipse(14, -38, 3.6), smooth([(8, -30), (10, -35), (18, -35), (20, -30)])), "#5a2c1c",
            edge=0.03, wobble=0, detail=1)
        canvas.glow(14, -40, 64, "#ffe08a", 0.85)


def _courier(canvas: Canvas) -> None:
    """Out of the saddle, satchel flying, front wheel on the crease."""
    x, y, s = 312, 812, 1.86
    with canvas.at(x, y, s):
        # seen from behind, riding away up the crease
        canvas.matrix = canvas.matrix @ np.array([[-0.66, 0.0, 0], [-0.3, 1.0, 0], [0, 0, 1.0]])
        canvas.fill(ellipse(2, 3, 64, 9), "#20140c", alpha=0.55, soft=4)
        steel = "#c83a2a"
        for wx in (-38, 38):
            canvas.fill(minus(ellipse(wx, -24, 25), ellipse(wx, -24, 21.6)), "#2a1e18", form=0.5, radius=2,
                **(LOOK | dict(detail=0.95)))
            for k in range(9):
                a = k * math.pi / 9
                canvas.line([(wx - 21 * math.cos(a), -24 - 21 * math.sin(a)),
                    (wx + 21 * math.cos(a), -24 + 21 * math.sin(a))], 0.6, "#e8e0d0", 0.7, wobble=0, detail=0.9)
            canvas.fill(ellipse(wx, -24, 3), "#e0b860", edge=0, wobble=0, detail=1)
        for a, b in (((-38, -24), (-10, -58)), ((-10, -58), (-2, -24)), ((-38, -24), (-2, -24)),
            ((-2, -24), (28, -60)), ((-10, -56), (28, -58)), ((26, -66), (38, -24))):
            canvas.line([a, b], 3.2, steel, form=0.7, radius=1.6, rim=("#ffd8b0", 0.8, 0.7), wobble=0, detail=0.95)
        canvas.line([(24, -66), (30, -70), (38, -66)], 3, "#2a1e18", wobble=0, detail=0.95)
        canvas.fill(smooth([(-20, -60), (-2, -61), (-4, -56), (-16, -56)]), "#3a2418", **(LOOK | dict(detail=0.95)))
        pose = STAND | dict(hip=(-10, -68), neck=(16, -92), head=(27, -101), near=(33, -70), far=(36, -68),
            near_foot=(4, -12), far_foot=(-4, -34))
        person(canvas, pose, skin="#c88f68", hair="#2a1a18", style="short", top="#3a6ea5", legs="#4a3a34",
            shoes="#1c1410", hat=("cap", "#a8402f"), temper="strain", eyes="wide", rim=("#fff4d8", 1.2, 0.85), hem=2,
            tilt=8)
        canvas.fill(smooth([(-30, -84), (-8, -90), (-2, -72), (-12, -62), (-32, -66)]),
            ["#e0b878", "#a8743f", "#6a4424"], form=0.8, radius=8, rim=("#fff4d8", 1.4, 0.8),
            **(LOOK | dict(detail=0.95)))
        canvas.line([(-8, -86), (6, -84), (16, -88)], 2.4, "#6a4424", detail=0.95)
        canvas.line([(-29, -78), (-4, -82)], 1.6, "#6a4424", detail=0.95)
        for k in range(4):  # letters blow out
            with canvas.at(-44 - k * 20, -86 - 12 * math.sin(k * 1.7), 0.9, 24 * k - 20):
                canvas.fill(rect(-8, -5, 16, 10, 1), ["#ffffff", "#e8d8b8"], form=0.3, radius=3,
                    **(LOOK | dict(detail=0.95)))
                canvas.line([(-7, -4), (0, 1), (7, -4)], 0.9, "#8a6540", wobble=0, detail=0.95)
        for k in range(5):
            canvas.line([(-72 - 8 * k, -20 - k * 17), (-54 - 4 * k, -20 - k * 17)], [0.4, 1.8, 0.4], "#fff6e0", 0.6,
                wobble=0.1)


def _pin(canvas: Canvas) -> None:
    """A red-headed pin marks the place, as tall as a tower."""
    x, y = wall(-1, 0.17, 0.58)
    x += 64
    y -= 10
    canvas.line([(x + 3, y + 6), (x + 34, y - 8)], [2, 5], "#20140c", 0.35, soft=2)
    canvas.line([(x, y), (x + 12, y - 72)], [1.2, 3.6], "#e8eef0", form=0.7, radius=1.6, detail=0.9, wobble=0)
    canvas.fill(ellipse(x + 15, y - 88, 20), ["#ff9a80", "#d03a2a", "#7a1c18"], gradient=("r", (x + 8, y - 96), 32),
        form=0.8, radius=16, rim=("#fff0e0", 2, 0.8), **(LOOK | dict(detail=0.95)))
    canvas.fill(ellipse(x + 8, y - 96, 6, 4.4, -30), "#ffffff", alpha=0.9, soft=1.5)


def _edges(canvas: Canvas) -> None:
    """The white edge of the paper that bends over, with a torn nick."""
    for side in (-1, 1):
        rim = [wall(side, NEAR + (1 - NEAR) * (t / 20) ** 1.6, 1.0) for t in range(21)]
        canvas.line([(x, y + 4) for x, y in rim], [12, 6, 3], "#20140c", 0.4, soft=3)
        canvas.line(rim, [12, 7, 4, 2], "#fffaf0", 0.95, form=0.4, radius=2, detail=0.8)
