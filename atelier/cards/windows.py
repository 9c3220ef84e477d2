"""A burglar on a rope peels the lit windows off a dark facade like stickers; a child in the last one watches."""

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.portraits import Head, head
from atelier.noise import dice
from atelier.paths import ellipse, minus, poly, rect, ribbon, smooth, union

CARD = Card(
    id="windows",
    palette="indigo-lamp",
    composition="street at night",
    setting="tenement facade",
    mood="mystery",
    themes=("crime", "city", "home"),
    hero="window thief",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=411,
    grading=dict(contrast=1.1, vignette=0.3),
)

COLUMNS, ROWS = 4, 6
_CORNERS = np.float32([(-60, 170), (650, -130), (650, 1010), (-60, 800)])
_PLAN = np.float32([(0, 0), (COLUMNS, 0), (COLUMNS, ROWS), (0, ROWS)])
_TILT = cv2.getPerspectiveTransform(_PLAN, _CORNERS)
PEELED, LAST = (1, 2), (1, 4)
LAMP, WHITE = "#f7b23b", "#ffe7a3"


def wall(u: float, v: float) -> tuple[float, float]:
    """A place on the facade: u columns to the right, v storeys down."""
    q = _TILT @ np.array([u, v, 1.0])
    return float(q[0] / q[2]), float(q[1] / q[2])


def pane(u0: float, v0: float, u1: float, v1: float):
    """A rectangle of the facade."""
    return poly([wall(u0, v0), wall(u1, v0), wall(u1, v1), wall(u0, v1)])


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light((-0.75, -0.15, 0.45), ambient="#0b1033", key="#ffd98a")
    canvas.sky([(0, "#070b26"), (0.16, "#1a2560"), (1, "#0b1033")], swirl=0.05)
    canvas.stars(36, 130, seed=4)
    _facade(canvas)
    _relief(canvas)
    _street(canvas)
    light_pools(canvas, [(196, 384, 190, "#ffc56a", 1.9), (146, 640, 110, "#ffb95a", 1.3),
        (520, 470, 120, "#ffb95a", 0.7)], "#46549c", noise=0.1)
    brush.background(canvas, radii=(5, 2.6, 1.6), impasto=0.05)
    _last_window(canvas)
    _peeled_window(canvas)
    with canvas.at(400, 474, 1.34):
        thief(canvas)
    with canvas.at(330, 742, 0.8):
        _cat(canvas)


def _facade(canvas: Canvas) -> None:
    random = dice(3)
    canvas.fill(pane(-0.2, 0, COLUMNS + 0.2, ROWS), ["#4c4f8c", "#3c407c", "#33366a"], texture=0.06, wobble=0, edge=0)
    for row in range(ROWS * 16):  # courses of brick, each brick its own tint
        v = row / 16
        for k in range(-1, COLUMNS * 6 + 1):
            if random.random() < 0.62:
                continue
            u = (k + 0.5 * (row % 2)) / 6
            tint = ["#6a5c90", "#2c2f66", "#5a6098", "#7a5a7c"][int(random.random() * 4)]
            canvas.fill(pane(u + 0.008, v + 0.008, u + 1 / 6 - 0.01, v + 1 / 16 - 0.01), tint,
                alpha=0.34 + 0.3 * random.random(), wobble=0.2, edge=0.3, grain=0)
    for row in range(1, ROWS):
        canvas.fill(pane(-0.2, row - 0.05, 4.2, row + 0.035), ["#8c88b8", "#4a4a86"], wobble=0.1, edge=0.1)
        canvas.fill(pane(-0.2, row + 0.035, 4.2, row + 0.12), "#0b1033", alpha=0.5, soft=2, wobble=0)
    canvas.fill(poly([wall(-0.2, -0.16), wall(4.2, -0.16), wall(4.2, 0.1), wall(-0.2, 0.06)]),
        ["#8a86b4", "#3a3c78"], wobble=0.1)


def _relief(canvas: Canvas) -> None:
    """Where windows used to be: pale patches, torn corners, sills, shutters left open on nothing."""
    random = dice(9)
    for row in range(ROWS):
        for column in range(COLUMNS):
            if (column, row) in (PEELED, LAST):
                continue
            u0, v0, u1, v1 = column + 0.25, row + 0.2, column + 0.75, row + 0.86
            canvas.fill(pane(u0 - 0.05, v0 - 0.04, u1 + 0.05, v1 + 0.03), "#1c2054", alpha=0.75, wobble=0.1, soft=1)
            bare = canvas.fill(pane(u0, v0, u1, v1), ["#6c6aa0", "#7c78a8", "#605e98"], wobble=0.15, edge=0.3,
                texture=0.1)
            for k in range(10):  # the brick that was never weathered
                v = v0 + (v1 - v0) * k / 10
                canvas.line([wall(u0, v), wall(u1, v)], 1.3, "#3c3f7c", 0.45, clip=bare, wobble=0.2)
                for j in range(4):
                    u = u0 + (u1 - u0) * (j + 0.5 * (k % 2)) / 3.5
                    canvas.line([wall(u, v), wall(u, v + (v1 - v0) / 10)], 1.3, "#3c3f7c", 0.45, clip=bare,
                        wobble=0.2)
                    if random.random() < 0.3:
                        canvas.fill(pane(u, v, u + (u1 - u0) / 3.5, v + (v1 - v0) / 10),
                            ["#a89ac0", "#5a5a98"][j % 2], alpha=0.5, clip=bare, wobble=0.1, grain=0)
            for k in range(5):
                u, v = u0 + (u1 - u0) * random.random(), v0 + (v1 - v0) * random.random()
                x, y = wall(u, v)
                canvas.line([(x - 14, y + 12), (x, y - 4), (x + 15, y - 12)], [1, 7, 1], "#b4b0d0", 0.3, clip=bare,
                    soft=1.4)
            for cu, cv, du, dv in ((u0, v0, 1, 1), (u1, v0, -1, 1), (u0, v1, 1, -1), (u1, v1, -1, -1)):
                if random.random() < 0.55:  # a scrap of yellow left in the corner
                    a, b = 0.05 + 0.1 * random.random(), 0.04 + 0.1 * random.random()
                    scrap = smooth([(*wall(cu, cv), 1), (*wall(cu + du * a, cv), 1),
                        wall(cu + du * a * 0.55, cv + dv * b * 0.4), (*wall(cu, cv + dv * b), 1)])
                    canvas.fill(scrap, [LAMP, "#b8742c"], wobble=0.4, edge=0.2, detail=0.6)
            canvas.fill(pane(u0 - 0.09, v1 + 0.02, u1 + 0.09, v1 + 0.08), ["#9a96c0", "#5a5a94"], wobble=0.1,
                edge=0.1)
            canvas.fill(pane(u0 - 0.07, v1 + 0.08, u1 + 0.07, v1 + 0.15), "#0b1033", alpha=0.6, soft=2.4, wobble=0)
    pipe = [wall(0.94, -0.2), wall(0.94, 3), wall(0.94, 6.2)]
    canvas.line([(x + 8, y + 6) for x, y in pipe], 13, "#0b1033", 0.6, soft=3)
    canvas.line(pipe, [9, 10, 11], ["#8088c0", "#3a4080"], form=0.8, radius=7, light=(-0.8, 0, 0.4), wobble=0.1)
    for v in (0.6, 1.6, 2.6, 3.6, 4.6, 5.5):
        x, y = wall(0.94, v)
        canvas.fill(rect(x - 8, y - 4, 16, 8, 2), "#5a62a4", form=0.7, radius=4, wobble=0.1)


def _street(canvas: Canvas) -> None:
    x0, y0 = wall(-0.2, 6)
    x1, y1 = wall(4.2, 6)
    canvas.fill(poly([(x0, y0), (x1, y1), (x1, 1000), (x0, 1000)]), ["#4a4c86", "#26295c"], wobble=0.2)
    canvas.line([(x0, y0), (x1, y1)], 9, "#15183f", 0.7, soft=2)
    for k in range(9):
        canvas.line([(k * 90 - 60, 830 + k * 20), (k * 70 - 160, 960)], [1, 2.4], "#1a1d4c", 0.5)


def _last_window(canvas: Canvas) -> None:
    """The last lit one: a child in pyjamas leans on the sill."""
    u0, v0, u1, v1 = 1.12, 4.08, 1.88, 4.86
    (x0, y0), (x1, y1) = wall(u0, v0), wall(u1, v1)
    canvas.glow((x0 + x1) / 2, (y0 + y1) / 2, 150, LAMP, 0.5, power=1.6)
    canvas.fill(pane(u0 - 0.07, v0 - 0.05, u1 + 0.07, v1 + 0.04), ["#5a4a6c", "#8a6a5c"], wobble=0.1, edge=0.05,
        detail=0.8)
    room = canvas.fill(pane(u0, v0, u1, v1), ["#ffe9ae", "#f9c25a", "#e08a34"], gradient=("r", (146, 610), 90),
        wobble=0, edge=0.02, detail=0.9, texture=0.02)
    for s, u in ((1, u0), (-1, u1)):  # curtains
        a, b = wall(u, v0), wall(u, v1)
        m = wall(u + s * 0.13, v0 + 0.3)
        curtain = canvas.fill(smooth([(*a, 1), (*wall(u + s * 0.24, v0), 1), m, (*wall(u + s * 0.06, v1), 1),
            (*b, 1)]), ["#d8583c", "#8a2c3c"], form=0.6, radius=7, clip=room, wobble=0.2, detail=0.8)
        for k in range(3):
            canvas.line([wall(u + s * (0.05 + k * 0.06), v0), wall(u + s * (0.02 + k * 0.035), v1)], [1, 1.4],
                "#5a1c34", 0.6, clip=curtain)
    with canvas.inside(room), canvas.at(126, 656, 0.66):
        canvas.fill(smooth([(-30, 40), (-44, 66), (-50, 110), (50, 110), (44, 66), (30, 40), (0, 34)]),
            ["#8fc0e0", "#4a78b0"], form=0.7, radius=20, light=(0, -0.9, 0.3), detail=0.85, wobble=0.2)
        for k in (-24, -8, 8, 24):
            canvas.line([(k * 0.8, 40), (k, 70), (k * 1.1, 104)], 4, "#f4f0e4", 0.8, wobble=0.1, detail=0.85)
        for s in (-1, 1):  # fists under the chin
            canvas.fill(ribbon([(s * 56, 92), (s * 42, 86), (s * 24, 62)], [22, 20, 16]), ["#a8d0ea", "#5a88bc"],
                form=0.7, radius=9, detail=0.85, wobble=0.2)
        head(canvas, Head(skin="#dba27c", hair="#5a3020", style="fringe", age=0.1, turn=0.45, mouth="calm",
            eyes="up"), light=(0.5, -0.6, 0.5), rim="#fff0c0", glow=0.6, shade="#b06a58")
        for s in (-1, 1):
            canvas.fill(ellipse(s * 23, 55, 11, 9), ["#efbb96", "#c98a68"], form=0.6, radius=7, detail=0.9,
                wobble=0.2)
    canvas.fill(pane(u0 - 0.13, v1 + 0.0, u1 + 0.13, v1 + 0.075), ["#e8c088", "#7a6088"], wobble=0.1, edge=0.05,
        detail=0.7)
    x, y = wall(u0 + 0.02, v1)
    canvas.fill(rect(x - 8, y - 17, 16, 18, 2), ["#c8643c", "#7a3034"], form=0.6, radius=6, detail=0.8, wobble=0.2)
    for k in range(5):
        canvas.line([(x, y - 16), (x - 8 + k * 4, y - 28), (x - 15 + k * 7.4, y - 34)], [1.4, 3.4, 0.6], "#5a8a54",
            detail=0.8)


def _peeled_window(canvas: Canvas) -> None:
    """The window coming off: its right half already curls away from the wall."""
    u0, v0, u1, v1 = 1.02, 2.04, 1.98, 2.88
    canvas.fill(pane(u0 - 0.05, v0 - 0.04, u1 + 0.05, v1 + 0.03), "#1c2054", alpha=0.7, wobble=0.1, soft=1)
    bare = canvas.fill(pane(u0, v0, u1, v1), ["#e0b880", "#c0986c", "#8a7884"], gradient=("r", (150, 380), 150),
        wobble=0.1, edge=0.2, texture=0.1, detail=0.5)
    for k in range(11):
        v = v0 + (v1 - v0) * k / 11
        canvas.line([wall(u0, v), wall(u1, v)], 1.5, "#6a5878", 0.6, clip=bare, wobble=0.2)
        for j in range(6):
            u = u0 + (u1 - u0) * (j + 0.5 * (k % 2)) / 5
            canvas.line([wall(u, v), wall(u, v + (v1 - v0) / 11)], 1.5, "#6a5878", 0.6, clip=bare, wobble=0.2)
    canvas.fill(pane(u0 - 0.1, v1 + 0.01, u1 + 0.1, v1 + 0.08), ["#ffdf9c", "#8a7498"], wobble=0.1, edge=0.05,
        detail=0.6)
    canvas.fill(pane(u0 - 0.08, v1 + 0.08, u1 + 0.08, v1 + 0.16), "#0b1033", alpha=0.6, soft=2.4, wobble=0)
    (ax, ay), (bx, by) = wall(u0, v0), wall(u0, v1)
    (cx, cy), (dx, dy) = wall(u0 + 0.44, v0), wall(u1 - 0.02, v1)
    tip = (251, 318)  # where the fingers hold the loose corner
    canvas.glow((ax + dx) / 2, (ay + by) / 2, 230, LAMP, 0.36, power=1.5)
    canvas.fill(smooth([(cx, cy, 1), (tip[0] - 30, tip[1] + 8), (tip[0] - 6, tip[1] + 44), (dx + 6, dy, 1)]),
        "#20143c", alpha=0.7, soft=6)
    still = canvas.fill(poly([(ax, ay), (cx, cy), (dx, dy), (bx, by)]), ["#fff0bc", "#fbc75e", "#e8963a"],
        gradient=("r", (ax + 40, ay + 60), 130), wobble=0, edge=0.02, detail=0.95, texture=0.02)
    canvas.fill(union(rect(bx + 14, by - 36, 24, 28, 3), ellipse(bx + 26, by - 54, 20, 25)), "#c07c2c", clip=still,
        wobble=0.3, edge=0.1, detail=0.9)
    _bars(canvas, still, [(ax, ay), wall(u1, v0), wall(u1, v1), (bx, by)])
    flap = smooth([(cx, cy, 1), (cx + 36, cy - 24), (cx + 76, cy - 14), (*tip, 1), (tip[0] - 16, tip[1] + 44),
        (dx - 4, dy - 46), (dx, dy, 1), ((cx + dx) / 2 - 5, (cy + dy) / 2 + 2)])
    back = canvas.fill(flap, [(0, "#c8742c"), (0.2, "#f6c468"), (0.55, "#fff4d0"), (1, "#e0b878")],
        gradient=(((cx + dx) / 2 - 6, (cy + dy) / 2 + 6), (tip[0] - 8, tip[1] + 8)), form=0.35, radius=22,
        light=(-0.5, -0.6, 0.5), wobble=0.1, edge=0.03, detail=0.95, rim=("#fffbe4", 2, 0.9, (0.7, -0.6, 0.3)))
    for points in ([(cx + 42, cy + 6), (cx + 66, cy + 36), (dx - 12, dy - 44)],
        [(cx + 12, cy + 34), (cx + 62, cy + 6), (tip[0] - 16, tip[1] - 16)], [(cx + 34, cy + 74), (cx + 74, cy + 42),
        (tip[0] - 18, tip[1] + 26)]):
        canvas.line(points, [4, 5, 3], "#c88a44", 0.4, clip=back, wobble=0, soft=0.7)
    canvas.line([(cx, cy), ((cx + dx) / 2 - 4, (cy + dy) / 2 + 2), (dx, dy)], [1.5, 3.4, 1.5], "#fff8e0", 0.9,
        wobble=0, detail=0.95)


def _bars(canvas: Canvas, still, quad: list) -> None:
    (ax, ay), (cx, cy), (dx, dy), (bx, by) = quad
    for t in (0.02, 0.34, 0.98):
        canvas.line([(ax + (bx - ax) * t, ay + (by - ay) * t), (cx + (dx - cx) * t, cy + (dy - cy) * t)], 5,
            "#7a4420", clip=still, wobble=0, detail=0.95)
    for t in (0.02, 0.5):
        canvas.line([(ax + (cx - ax) * t, ay + (cy - ay) * t), (bx + (dx - bx) * t, by + (dy - by) * t)], 5,
            "#7a4420", clip=still, wobble=0, detail=0.95)


def thief(canvas: Canvas) -> None:
    """A lanky old burglar on a rope from behind, face in profile to the left; origin belt, 140 up, 110 down."""
    look = dict(edge=0.1, wobble=0.3, detail=0.85)
    lamp = (-0.9, -0.1, 0.35)
    rim = ("#ffcf78", 2.6, 0.95, lamp)
    canvas.line([(30, -420), (29, -300), (27, -176)], 4.4, ["#c8b088", "#8a7868"], form=0.6, radius=2, wobble=0.1,
        detail=0.8)
    canvas.line([(27, -170), (24, -90), (10, -2), (14, 60), (30, 130), (22, 190)], [4, 4, 4, 3.4, 3], "#a89078",
        form=0.6, radius=2, wobble=0.1, detail=0.8)
    _sack(canvas)
    trousers = union(ribbon([(-12, -6), (-46, 34), (-62, 54)], [44, 40, 33]),
        ribbon([(-60, 50), (-46, 82), (-36, 112)], [34, 25, 17]), ribbon([(14, -6), (40, 38), (44, 60)],
        [44, 38, 30]), ribbon([(44, 58), (30, 88), (20, 118)], [30, 22, 16]),
        smooth([(-32, -16), (0, -20), (32, -16), (36, 14), (0, 26), (-36, 12)]))
    legs = canvas.fill(trousers, ["#3a3f74", "#272b58", "#191c44"], form=0.85, radius=15, light=lamp, rim=rim, **look)
    for points in ([(-4, 16), (-6, 0), (-2, -14)], [(-40, 60), (-54, 56), (-66, 62)], [(30, 64), (44, 56), (56, 60)],
        [(-24, 10), (-40, 28)], [(24, 12), (38, 30)]):
        canvas.line(points, [0.4, 2.4, 0.4], "#0e1030", 0.8, clip=legs)
    # a patch
    canvas.fill(smooth([(-36, 40), (-20, 44), (-30, 66), (-46, 62)]), "#6a5a8c", form=0.4, radius=6, clip=legs,
        **look)
    for x, y, turn in ((-34, 118, 10), (20, 126, 4)):
        with canvas.at(x, y, 1, turn):
            canvas.fill(smooth([(-12, -12), (8, -12), (12, 0), (2, 8), (-24, 8), (-28, 1)]), ["#e8dcc0", "#8a7c88"],
                form=0.7, radius=6, light=lamp, rim=rim, **look)
            canvas.line([(-28, 6), (-10, 9), (10, 5)], 3, "#3a2c44", 0.9, wobble=0.1, detail=0.9)
    _jersey(canvas, lamp, rim, look)
    _thief_head(canvas, lamp, rim, look)
    _glove(canvas, -110, -120, lamp, look)


def _jersey(canvas: Canvas, lamp: tuple, rim: tuple, look: dict) -> None:
    right = ribbon([(24, -96), (54, -122), (52, -140), (30, -168)], [30, 25, 22, 15])
    torso = smooth([(-18, -112), (-38, -98), (-38, -66), (-31, -12), (0, -6), (32, -12), (36, -64), (40, -98),
        (20, -114), (0, -116)])
    left = ribbon([(-14, -94), (-40, -90), (-64, -78), (-80, -82), (-104, -110)], [34, 30, 24, 22, 15])
    body = canvas.fill(union(torso, right, left), ["#f2e8d4", "#d0c6c4", "#8a84a4"],
        gradient=((-40, -60), (44, -50)), form=0.85, radius=24, light=lamp, rim=rim, **look)
    for k in range(9):
        y = -106 + k * 12
        canvas.line([(-30 if k < 4 else -44, y - 4), (-20, y + 3), (4, y + 5), (26, y + 3), (44, y - 4)], 6.6,
            ["#3a3f80", "#20244e"], 0.95, gradient=((-40, 0), (44, 0)), clip=body, wobble=0.3, detail=0.85)
    for k in range(5):
        x, y = 44 + (8, 13, 10, 0, -8)[k], -104 - k * 13
        canvas.line([(x - 20, y + 8), (x, y + 2), (x + 18, y + 6)], 6, "#2c3068", 0.95, clip=body, wobble=0.2,
            detail=0.85)
    for k, (x, y) in enumerate([(-38, -90), (-51, -84), (-64, -79), (-78, -82), (-89, -93), (-99, -105)]):
        bar = [(x - 5, y - 18), (x + 2, y), (x - 2, y + 18)] if k < 3 else [(x - 16, y - 6), (x, y), (x + 14, y + 10)]
        canvas.line(bar, 6.2, "#2c3068", 0.95, clip=body, wobble=0.1, detail=0.85)
    canvas.line([(-38, -70), (-30, -78), (-24, -92)], [0.5, 4, 0.5], "#1a1c48", 0.5, soft=1.2, clip=body)
    for points in ([(2, -104), (-2, -60), (2, -16)], [(-30, -74), (-20, -62), (-14, -40)],
        [(28, -84), (20, -64), (18, -40)]):
        canvas.line(points, [0.5, 5, 0.5], "#1a1c48", 0.4, soft=1.6, clip=body)
    canvas.fill(ribbon([(-34, -12), (0, -5), (35, -12)], [9, 10, 9]), ["#a86a34", "#5a3428"], form=0.6, radius=4,
        rim=rim, **look)
    canvas.fill(rect(4, -14, 13, 14, 3), ["#e8c878", "#8a6834"], form=0.6, radius=3, **look)
    _glove(canvas, 26, -176, lamp, look, up=True)


def _glove(canvas: Canvas, x: float, y: float, lamp: tuple, look: dict, up: bool = False) -> None:
    with canvas.at(x, y, 1.0, 90 if up else 0):
        shape = union(ellipse(0, 0, 13, 11), ribbon([(-2, -4), (-14, -10), (-21, -8)], [11, 9, 7]),
            ribbon([(-2, 2), (-15, -1), (-22, 1)], [11, 9, 7]), ribbon([(0, 6), (-12, 8), (-18, 9)], [10, 8, 6]),
            ribbon([(4, -6), (-3, -17), (-13, -17)], [10, 8, 6]))
        mask = canvas.fill(shape, ["#c8705c", "#7a3048"], form=0.8, radius=6, light=lamp,
            rim=("#ffd890", 1.6, 0.9, lamp), **look)
        for p in ([(-4, -2), (-18, -5)], [(-4, 5), (-16, 5)]):
            canvas.line(p, [1.6, 0.6], "#4a1c34", 0.8, clip=mask, wobble=0)
        canvas.line([(9, -9), (12, 0), (9, 9)], 5, "#8a3c4c", 1, clip=mask, wobble=0.1, detail=0.9)


def _thief_head(canvas: Canvas, lamp: tuple, rim: tuple, look: dict) -> None:
    """Profile to the left: long nose, mask, grey sideburn, flat cap."""
    skin, shade = "#d89a74", "#5a2c44"
    canvas.fill(ribbon([(-2, -112), (-6, -130)], [26, 24]), ["#a86a58", shade], **look)
    with canvas.at(-10, -140, 1.04, -6):
        face = canvas.fill(smooth([(-16, -30), (-26, -18), (-27, -9), (-25, -4), (-36, 7), (-45, 13), (-43, 19),
            (-31, 19), (-28, 23), (-31, 27), (-27, 30, 1), (-30, 33), (-27, 37), (-27, 44), (-18, 49), (-4, 42),
            (12, 32), (20, 8), (18, -18), (4, -32)]), [mix(skin, "#ffe0a0", 0.3), skin, mix(skin, shade, 0.6)],
            gradient=((-34, 0), (20, 10)), form=0.7, radius=16, light=lamp, shade=shade,
            rim=("#ffe0a0", 2.2, 0.9, lamp), **look)
        canvas.fill(ellipse(-20, 18, 9, 7), "#d8603c", alpha=0.4, soft=3, clip=face)
        canvas.fill(smooth([(-27, 22), (-10, 22), (4, 26), (0, 42), (-18, 50), (-30, 44)]), "#4a4a6c", alpha=0.34,
            soft=2.4, clip=face)
        canvas.line([(-30, 29), (-22, 30), (-15, 27)], [0.6, 2, 0.6], "#5a1c2c", 0.9, clip=face, wobble=0, detail=1)
        canvas.line([(-33, 17), (-28, 13), (-26, 18)], [0.5, 2, 0.6], shade, 0.8, clip=face, wobble=0, detail=1)
        canvas.line([(-18, 16), (-12, 25), (-14, 34)], [0.4, 1.6, 0.4], shade, 0.7, clip=face, wobble=0)
        canvas.fill(smooth([(-32, 21), (-22, 19), (-12, 27), (-20, 26), (-30, 27)]), ["#e0d8d0", "#8a8498"],
            form=0.5, radius=3, **look)
        band = canvas.fill(smooth([(-29, -15), (-12, -18), (22, -12), (21, 2), (2, 3), (-14, 5), (-28, 1)]),
            ["#2a2442", "#15122c"], clip=face, form=0.4, radius=6, light=lamp, edge=0.05, wobble=0.1, detail=0.95)
        canvas.fill(smooth([(-26, -6, 1), (-20, -10), (-14, -6, 1), (-20, -3)]), "#fff0d0", clip=band, edge=0,
            wobble=0, detail=1)
        canvas.fill(ellipse(-21.6, -6, 2.5), "#1a0c10", edge=0, wobble=0, detail=1)
        for p in ([(20, -8), (34, -14), (44, -8)], [(20, -4), (34, 0), (40, 8)]):
            canvas.line(p, [5, 4.4, 1], "#1c1834", detail=0.9)
        canvas.fill(ellipse(9, 8, 6, 9.4, 12), [skin, mix(skin, shade, 0.5)], form=0.6, radius=5, light=lamp, **look)
        canvas.fill(smooth([(0, -2), (4, -2), (1, 14), (-3, 10)]), "#c8c2c4", form=0.4, radius=4, **look)
        canvas.fill(smooth([(15, 2), (21, 0), (19, 20), (12, 26)]), "#8a8494", form=0.4, radius=4, **look)
        canvas.fill(smooth([(-30, -18), (-33, -30), (-18, -44), (8, -46), (26, -32), (26, -12), (6, -20),
            (-14, -20)]), ["#8a6a5c", "#4a3c50", "#2a2444"], gradient=((-30, -20), (26, -30)), form=0.8, radius=13,
            light=(-0.7, -0.5, 0.4), rim=rim, **look)
        canvas.fill(smooth([(-28, -24), (-44, -20), (-52, -13), (-38, -13), (-24, -16)]), ["#9a765c", "#3a3048"],
            form=0.5, radius=4, light=(-0.4, 0.8, 0.3), **look)
        canvas.fill(ellipse(0, -45, 3.4), "#5a4858", **look)


def _sack(canvas: Canvas) -> None:
    """A patched sack on his hip with stolen windows glowing out of its mouth."""
    look = dict(edge=0.1, wobble=0.3, detail=0.8)
    canvas.glow(64, -26, 120, LAMP, 0.6, power=1.6)
    for x, y, turn, w, h in ((40, -18, -16, 30, 46), (58, -30, 4, 32, 50), (84, -20, 22, 30, 44)):
        with canvas.at(x, y, 1, turn):
            sheet = canvas.fill(rect(-w / 2, -h, w, h + 26, 2), ["#fff2c0", "#fbc95e", "#e09038"], edge=0.03,
                wobble=0.3, detail=0.95)
            canvas.line([(0, -h), (0, 20)], 2.8, "#8a5020", clip=sheet, wobble=0, detail=0.95)
            canvas.line([(-w / 2, -h * 0.45), (w / 2, -h * 0.45)], 2.8, "#8a5020", clip=sheet, wobble=0, detail=0.95)
            canvas.fill(minus(rect(-w / 2, -h, w, h + 26), rect(-w / 2 + 2.4, -h + 2.4, w - 4.8, h + 22)), "#a8642c",
                clip=sheet, wobble=0, edge=0)
    bag = smooth([(26, 0), (44, -8), (68, -4), (96, -10), (112, 2), (110, 30), (122, 66), (112, 100), (74, 110),
        (38, 100), (26, 66), (36, 30)])
    mask = canvas.fill(bag, ["#e8a860", "#8a6a78", "#4a4472"], gradient=((64, -8), (80, 104)), form=0.85, radius=32,
        light=(-0.6, -0.5, 0.4), bump=0.15, rim=("#ffd080", 2.4, 0.8, (-0.5, -0.8, 0.3)), **look)
    canvas.fill(ellipse(72, 34, 40, 44), "#ffb04a", alpha=0.4, soft=12, clip=mask, blend="screen")
    for points in ([(44, 0), (46, 40), (36, 92)], [(70, 4), (76, 50), (70, 104)], [(98, 0), (100, 40), (112, 86)],
        [(58, 2), (60, 26), (56, 50)]):
        canvas.line(points, [0.6, 4, 0.8], "#2a2450", 0.5, clip=mask, soft=0.8)
    canvas.fill(smooth([(80, 56), (102, 52), (106, 78), (84, 82)]), ["#a85a5c", "#6a3450"], form=0.3, radius=6,
        clip=mask, **look)
    for k in range(4):
        canvas.line([(79 + k * 7, 54 - k), (80 + k * 7, 60 - k)], 1.6, "#f2d8a8", 0.9, clip=mask, wobble=0)
    canvas.line([(30, 6), (10, -40), (-24, -104)], [7, 6, 6], ["#a8784c", "#6a4c4c"], form=0.5, radius=3, detail=0.8)


def _cat(canvas: Canvas) -> None:
    """A cat on the pavement looks up at it all; origin feet."""
    look = dict(edge=0.15, wobble=0.3, detail=0.85)
    body = union(smooth([(-22, 0), (-24, -24), (-12, -46), (2, -54), (14, -40), (18, -14), (18, 0)]),
        smooth([(-14, -52), (-22, -66), (-20, -84, 1), (-10, -76), (2, -80), (12, -90, 1), (14, -70), (8, -54),
        (-4, -46)]), ribbon([(-16, -4), (-40, 0), (-52, -16), (-44, -32)], [11, 10, 8, 5]))
    canvas.fill(body, ["#2c2c58", "#15173c"], form=0.7, radius=12, light=(-0.3, -0.8, 0.4),
        rim=("#ffc870", 2.4, 0.85, (-0.4, -0.9, 0.3)), **look)
    for x in (-12, 2):
        canvas.fill(ellipse(x, -70, 3.4, 3), "#ffd968", edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(x + 0.4, -71, 1.1, 2), "#12081a", edge=0, wobble=0, detail=1)


