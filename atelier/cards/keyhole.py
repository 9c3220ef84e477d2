"""Through a giant keyhole: a red room, a maid with a candle, a further door, and in it an eye that looks back."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import rgb
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.folk import person
from atelier.motifs.objects import candle
from atelier.paths import ellipse, minus, poly, rect, smooth, spline, union
from atelier.space import Room

CARD = Card(
    id="keyhole",
    palette="plum-brass",
    composition="frame in frame",
    setting="hotel corridor",
    mood="mystery",
    themes=("crime", "love", "home"),
    hero="keyhole",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=432,
    grading=dict(vignette=0.3, contrast=1.08, shadows="#2a0f3e"),
)

LOOK = dict(edge=0.06, wobble=0.22, detail=0.75, grain=0.14, texture=0.02)
EYE = (338, 352)
FLAME = (318, 586)


def hole(grow: float = 0):
    """The keyhole: a round head and a flaring slot."""
    slot = smooth([(178 - grow, 430, 1), (146 - grow, 640), (96 - grow, 872 + grow, 1), (300, 888 + grow),
        (504 + grow, 872 + grow, 1), (454 + grow, 640), (422 + grow, 430, 1)])
    return union(ellipse(300, 276, 218 + grow), slot)


def draw(canvas: Canvas) -> None:
    """Paint the far room first, then the door we look through."""
    canvas.set_light((0.2, 0.1, 0.6), ambient="#1f0e2e", key="#ffdc98")
    _room(canvas)
    _far_door(canvas)
    brush.background(canvas, radii=(10, 5, 3))
    _piano(canvas)
    _table(canvas)
    light_pools(canvas, [(FLAME[0], FLAME[1], 250, "#ffce88", 1.25), (EYE[0], EYE[1], 90, "#f0c8a0", 0.5),
        (300, 300, 500, "#c87a9a", 0.3)], "#4a2c50", gain=1.12)
    _eye(canvas)
    _maid(canvas)
    _our_door(canvas)


def _room(canvas: Canvas) -> None:
    v = Room(330, 330)
    canvas.picture[:] = rgb("#3a1430")
    side, floor, top, back = 330, 400, -420, 1.9
    canvas.fill(v.quad((-side, floor, 0.6), (side, floor, 0.6), (side, floor, back), (-side, floor, back)),
        ["#a8603f", "#5a2434"], gradient=((0, 540), (0, 900)), **LOOK)
    for k in range(13):
        x = -side + k * 55
        canvas.line([v(x, floor, 0.6), v(x, floor, back)], [3, 1.2], "#3a1428", 0.6, wobble=0.2)
    canvas.fill(v.quad((-side, top, 0.6), (side, top, 0.6), (side, top, back), (-side, top, back)),
        ["#3a1830", "#6a3048"], **LOOK)
    for sx in (-1, 1):
        wall = canvas.fill(v.quad((sx * side, top, 0.6), (sx * side, top, back), (sx * side, floor, back),
            (sx * side, floor, 0.6)), ["#b03a50", "#7a2440"], gradient=((330 + sx * 170, 0), (330 + sx * 420, 0)),
            **LOOK)
        for k in range(12):
            z = 0.7 * 1.09**k
            canvas.line([v(sx * side, top, z), v(sx * side, floor, z)], 4 / z, "#d8607a", 0.35, clip=wall, wobble=0.2)
    backwall = v.quad((-side, top, back), (side, top, back), (side, floor, back), (-side, floor, back))
    bm = canvas.fill(backwall, ["#c84a5c", "#a8324c", "#8a2844"], **LOOK)
    for row in range(13):  # damask
        for col in range(14):
            x, y = 168 + col * 26 + (row % 2) * 13, 118 + row * 33
            canvas.fill(union(smooth([(x, y - 12, 1), (x + 7, y), (x, y + 12, 1), (x - 7, y)]),
                ellipse(x - 8, y + 6, 3), ellipse(x + 8, y + 6, 3)), "#e0788a", alpha=0.4, clip=bm, edge=0.1,
                wobble=0.2)
    canvas.fill(v.quad((-side, floor - 60, back), (side, floor - 60, back), (side, floor, back),
        (-side, floor, back)), ["#8a4a34", "#5a2c2c"], form=0.5, radius=4, **LOOK)
    rug = smooth([(196, 700), (220, 640), (330, 622), (440, 640), (474, 700), (500, 800), (330, 850), (170, 800)])
    rm = canvas.fill(rug, ["#6a2f78", "#52256b"], **LOOK)
    for g, c in ((0.9, "#c99a3b"), (0.8, "#8a3a5c"), (0.68, "#c99a3b")):
        ring = [(334 + (x - 334) * g, 730 + (y - 730) * g) for x, y in ((196, 700), (220, 640), (330, 622),
            (440, 640), (474, 700), (500, 800), (330, 850), (170, 800), (196, 700))]
        canvas.line(ring, 4, c, 0.8, clip=rm, wobble=0.3)
    with canvas.at(196, 262, 0.9, -5):  # a crooked portrait without a face
        canvas.fill(rect(-28, -40, 56, 76, 3), ["#f0cf80", "#8a5a2a"], form=0.8, radius=6, **LOOK)
        canvas.fill(rect(-21, -33, 42, 62), ["#3a2a44", "#241430"], **LOOK)
        canvas.fill(union(ellipse(0, -10, 10, 13), smooth([(-19, 28), (-12, 8), (0, 4), (12, 8), (19, 28)])),
            "#8a5a6a", **LOOK)


def _far_door(canvas: Canvas) -> None:
    x = EYE[0] - 8
    canvas.fill(rect(x - 92, 158, 184, 386, 4), ["#f0cf80", "#8a5a34"], form=0.7, radius=7, **LOOK)
    canvas.fill(rect(x - 80, 170, 160, 374), ["#9a5a4a", "#6a3038"], **LOOK)
    for py, h in ((186, 92), (442, 86)):
        for px in (x - 66, x + 8):
            canvas.fill(rect(px, py, 58, h, 2), ["#7a4038", "#8a4a40"], form=0.6, radius=6,
                rim=("#e0a878", 1.6, 0.6, (0.4, 0.7, 0.3)), **LOOK)
    canvas.fill(ellipse(x + 60, 400, 9), ["#fff0b0", "#c99a3b"], form=0.9, radius=6, **LOOK)


def _eye(canvas: Canvas) -> None:
    """A second keyhole, and somebody behind it."""
    x, y = EYE
    plate = smooth([(x - 40, y - 52), (x, y - 66), (x + 40, y - 52), (x + 46, y), (x + 40, y + 62), (x, y + 80),
        (x - 40, y + 62), (x - 46, y)])
    canvas.shadow(plate, "#1c0818", 3, 6, 5, 0.6)
    canvas.fill(plate, ["#ffe9a8", "#d8a850", "#8a5a2a"], gradient=((x - 40, y + 70), (x + 40, y - 60)), form=0.8,
        radius=9, rim=("#fff6d0", 2, 0.8, (0, 0.8, 0.3)), **(LOOK | dict(detail=0.9)))
    small = union(ellipse(x, y - 10, 33), smooth([(x - 15, y + 10, 1), (x - 24, y + 58, 1), (x + 24, y + 58, 1),
        (x + 15, y + 10, 1)]))
    mask = canvas.fill(small, ["#2a0c22", "#12040f"], **(LOOK | dict(detail=1, wobble=0)))
    with canvas.inside(mask):
        canvas.fill(ellipse(x, y - 6, 44, 34), ["#e8b088", "#a8604f", "#5a2438"], gradient=("r", (x, y - 4), 46),
            **LOOK)
        canvas.fill(smooth([(x - 40, y + 24), (x - 10, y + 18), (x + 18, y + 26), (x + 30, y + 70),
            (x - 30, y + 70)]), ["#c8846a", "#5a2438"], alpha=0.8, soft=3)
        ball = canvas.fill(smooth([(x - 30, y - 6, 1), (x - 14, y - 21), (x + 6, y - 23), (x + 29, y - 8, 1),
            (x + 14, y + 7), (x - 12, y + 8)]), ["#d8c8d0", "#fffaf4", "#e0c8c0"], edge=0.03, wobble=0, detail=1)
        canvas.fill(ellipse(x, y - 8, 14.6), [(0, "#ffe08a"), (0.4, "#7fb08a"), (0.8, "#2f6a5a"), (1, "#123028")],
            gradient=("r", (x + 1, y - 6), 15), clip=ball, edge=0.02, wobble=0, detail=1)
        for k in range(20):
            a = k * math.tau / 20
            canvas.line([(x + 6 * math.cos(a), y - 8 + 6 * math.sin(a)),
                (x + 13.6 * math.cos(a), y - 8 + 13.6 * math.sin(a))], [0.8, 0.3], "#dff0b0" if k % 2 else "#123028",
                0.6, clip=ball, wobble=0, detail=1)
        canvas.fill(ellipse(x, y - 8, 6.4), "#08040a", clip=ball, edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(x - 4, y - 12, 2.8), "#ffffff", edge=0, wobble=0, detail=1)
        # the candle, tiny
        canvas.fill(spline([(x + 3, y - 3, 1), (x + 4.6, y - 7), (x + 6, y - 3, 1)]), "#ffd070", edge=0, wobble=0,
            detail=1)
        canvas.line([(x - 31, y - 5), (x - 14, y - 21), (x + 6, y - 23.4), (x + 30, y - 7)], [1.4, 3.4, 3.6, 1.4],
            "#3a1420", 0.95, wobble=0, detail=1)
        for k in range(9):
            t = k / 8
            lx, ly = x - 26 + 52 * t, y - 12 - 11 * math.sin(t * math.pi)
            canvas.line([(lx, ly), (lx - 5 + 10 * t, ly - 8)], [1.6, 0.4], "#1c0a14", 0.95, wobble=0, detail=1)
        canvas.line([(x - 30, y - 30), (x, y - 38), (x + 30, y - 30)], [3, 6, 3], "#5a2c24", 0.9, wobble=0.1)
    canvas.fill(minus(plate, small), "#000000", alpha=0, edge=0)
    for px, py in ((x, y - 56), (x, y + 70)):
        canvas.fill(ellipse(px, py, 4), ["#fff6d0", "#8a5a2a"], form=0.8, radius=3, **LOOK)


def _piano(canvas: Canvas) -> None:
    """An upright piano against the wall, lid open, keys catching the light."""
    canvas.fill(rect(108, 356, 132, 208), ["#5a2a40", "#34142a"], form=0.3, radius=8, **LOOK)
    canvas.fill(rect(102, 348, 142, 14, 3), ["#c8845a", "#6a3438"], form=0.6, radius=5, **LOOK)
    for x in (118, 182):
        canvas.fill(rect(x, 374, 50, 50, 3), ["#3f1c30", "#54283c"], form=0.6, radius=5,
            rim=("#e0a878", 1.4, 0.6, (0.6, 0.6, 0.3)), **LOOK)
    canvas.fill(poly([(150, 372), (206, 372), (208, 422), (148, 422)]), ["#fff6e0", "#e0c8b0"], **LOOK)
    for k in range(5):
        canvas.line([(154, 380 + k * 9), (202, 380 + k * 9)], 0.9, "#6a4a58", 0.8, wobble=0.1)
    canvas.fill(poly([(106, 432), (244, 432), (252, 462), (98, 462)]), ["#8a4a48", "#4a2030"], **LOOK)
    for k in range(19):
        x0, x1 = 106 + k * 7.4, 106 + k * 7.4 + 6.7
        canvas.fill(poly([(x0, 435), (x1, 435), (x1 - 1 + k * 0.1, 456), (x0 - 1 + k * 0.1, 456)]),
            ["#fff6e0", "#e8d0b8"], edge=0.03, wobble=0.1, detail=0.85)
        if k % 7 not in (2, 6):
            canvas.fill(rect(x1 - 1.6, 435, 3.6, 12), "#1c0a18", edge=0.03, wobble=0, detail=0.9)
    canvas.fill(rect(98, 460, 154, 10, 2), ["#a8624a", "#5a2834"], form=0.5, radius=4, **LOOK)
    for x in (132, 224):
        canvas.fill(union(rect(x - 3, 328, 6, 20), ellipse(x, 348, 12, 4)), ["#ffe9a8", "#a8702f"], form=0.7,
            radius=3, **LOOK)


def _table(canvas: Canvas) -> None:
    """A round table with a cake; one slice is gone."""
    with canvas.at(398, 596, 0.74):
        x, y = 0, 0
        canvas.fill(ellipse(x + 6, y + 108, 62, 14), "#1c0818", alpha=0.5, soft=6)
        canvas.fill(smooth([(x - 72, y), (x - 66, y + 60), (x - 40, y + 96), (x, y + 88), (x + 44, y + 98),
            (x + 70, y + 56), (x + 74, y)]), ["#fff0dc", "#d8a8b0", "#8a5a80"], form=0.6, radius=20, **LOOK)
        for k in range(7):
            canvas.line([(x - 60 + k * 20, y + 8), (x - 58 + k * 19.6, y + 88)], [1, 3, 2], "#8a5a80", 0.4)
        canvas.fill(ellipse(x, y, 74, 24), ["#fffaf0", "#e8c8c0"], form=0.4, radius=8, **LOOK)
        canvas.fill(ellipse(x, y - 2, 50, 15), ["#ffe9a8", "#b88434"], form=0.7, radius=5, **LOOK)
        cake = smooth([(x - 38, y - 10, 1), (x - 39, y - 52, 1), (x, y - 58), (x + 39, y - 52, 1),
            (x + 38, y - 10, 1), (x, y + 2)])
        canvas.fill(cake, ["#fff2e4", "#f0b8b0", "#c87a90"], form=0.6, radius=18, **LOOK)
        canvas.fill(poly([(x - 12, y - 54), (x - 38, y - 44), (x - 36, y - 12), (x - 12, y - 4)]),
            ["#8a4430", "#5a2420"], **LOOK)
        for k in range(3):
            canvas.line([(x - 37, y - 36 + k * 10), (x - 12, y - 40 + k * 13)], 3, "#f6dcc0", 0.9, wobble=0.1)
        canvas.fill(ellipse(x, y - 53, 39, 11), ["#fffaf4", "#ffd8d0"], **LOOK)
        canvas.fill(poly([(x - 10, y - 53), (x - 38, y - 58), (x - 40, y - 44)]), "#7a3a30", **LOOK)
        for k in range(7):
            a = -0.9 + k * 0.72
            canvas.fill(ellipse(x + 29 * math.cos(a), y - 55 + 8 * math.sin(a), 5.6, 5), ["#f06a7a", "#a8243c"],
                form=0.8, radius=4, **LOOK)


def _maid(canvas: Canvas) -> None:
    """She has heard something; the candle in one hand, the keys in the other."""
    x, y = 262, 800
    canvas.fill(smooth([(x - 10, y), (x - 60, y + 14), (x - 130, y + 70), (x - 90, y + 90), (x - 6, y + 30),
        (x + 30, y + 4)]), "#1c0818", alpha=0.5, soft=8)
    canvas.glow(FLAME[0], FLAME[1], 210, "#ffb050", 0.42)
    with canvas.at(x, y, 2.42):
        rim = ("#ffe6b0", 1.3, 0.95, (0.85, -0.2, 0.3))
        pose = dict(hip=(0, -48), neck=(1, -80), head=(3, -93), near=(-2, -52), far=(23, -72), near_foot=(-5, 0),
            far_foot=(6, 0))
        person(canvas, pose, skin="#e8b894", hair="#7a3420", style="bun", top="#2f2440", skirt=("#2f2440", 21, -4),
            legs="#1c1428", shoes="#140c18", temper="shock", eyes="wide", girth=1.02, rim=rim, tilt=4)
        canvas.fill(smooth([(2, -64), (10, -63), (13, -40), (16, -12), (6, -9), (-2, -12), (0, -40)]),
            ["#fffaf0", "#ffe8c8", "#b898b8"], gradient=((14, -40), (-4, -30)), form=0.4, radius=6, rim=rim,
            **(LOOK | dict(detail=0.9)))
        canvas.line([(0, -76), (6, -66), (10, -62)], 3, "#fff6e6", detail=0.9)
        canvas.fill(smooth([(-6, -104), (4, -110), (14, -104), (8, -101), (0, -100)]), ["#ffffff", "#e8d0d8"],
            form=0.5, radius=4, rim=rim, **(LOOK | dict(detail=0.95)))
        canvas.fill(spline([(4, -82), (9, -80), (8, -76), (2, -78)]), "#fffaf0", **(LOOK | dict(detail=0.95)))
        canvas.fill(minus(ellipse(-1, -40, 5), ellipse(-1, -40, 3.6)), "#e0b860", edge=0, wobble=0, detail=1)  # keys
        for k in range(3):
            canvas.line([(-2 + k * 2, -36), (-4 + k * 3, -27)], 1.4, "#e0b860", wobble=0, detail=1)
        with canvas.at(23.4, -73):
            canvas.fill(union(ellipse(0, 0, 7, 2.2), rect(-2.4, -4, 4.8, 4)), ["#ffe9a8", "#a8702f"], form=0.7,
                radius=2, **(LOOK | dict(detail=1)))
    with canvas.at(FLAME[0] + 1, FLAME[1] + 30):
        candle(canvas, 26, 8, glow=1.0)
    canvas.glow(FLAME[0], FLAME[1], 70, "#fff0c0", 0.5)


def _our_door(canvas: Canvas) -> None:
    """Dark wood, a great brass plate, and the thickness of the lock."""
    lip = minus(hole(0), hole(-15))
    canvas.fill(lip, ["#2a1420", "#8a5a2a", "#3a1c20"], gradient=((80, 100), (520, 880)), **LOOK)
    inner = canvas.mask(hole(-15), wobble=0.2)
    canvas.fill(minus(hole(0), placed_hole(10, 12)), "#0c0414", alpha=0.6, soft=10, clip=inner)
    plate = smooth([(300, -30), (420, -24), (560, 40), (604, 180), (588, 300), (560, 420), (534, 560), (560, 720),
        (600, 860), (590, 940), (10, 940), (0, 860), (40, 720), (66, 560), (40, 420), (12, 300), (-4, 180), (40, 40),
        (180, -24)])
    wood = minus(rect(-20, -20, 640, 940), hole(0))
    canvas.fill(wood, ["#2f1428", "#1c0a1c", "#12060f"], streaks="v", **(LOOK | dict(texture=0.14, detail=0.5)))
    pm = canvas.fill(minus(plate, hole(0)), [(0, "#f0cf80"), (0.35, "#b07f34"), (0.7, "#6a4424"), (1, "#3a2018")],
        gradient=((60, 0), (560, 900)), form=0.7, radius=12, rim=("#fff0c0", 3, 0.8, (-0.6, -0.6, 0.3)), **LOOK)
    for side in (-1, 1):  # engraved vines
        for pts in ([(300 + side * 236, 250), (300 + side * 262, 200), (300 + side * 240, 130),
            (300 + side * 190, 72)], [(300 + side * 240, 330), (300 + side * 226, 420), (300 + side * 150, 470),
            (300 + side * 140, 540)], [(300 + side * 150, 600), (300 + side * 196, 680), (300 + side * 206, 780),
            (300 + side * 240, 860)], [(300 + side * 160, 60), (300 + side * 100, 28), (300 + side * 30, 24)]):
            canvas.line([(px + 1.4, py + 1.6) for px, py in pts], [1, 4, 3, 1], "#fff0c0", 0.5, clip=pm)
            canvas.line(pts, [1, 4, 3, 1], "#3a2018", 0.85, clip=pm)
            for k in range(1, 5):
                px, py = pts[min(len(pts) - 1, k - 1)]
                canvas.fill(ellipse(px + side * 10, py + 6, 11, 5, side * 40 + k * 30), "#5a3820", alpha=0.85,
                    clip=pm, form=0.4, radius=4, **LOOK)
    for x, y in ((58, 60), (542, 60), (60, 862), (540, 862)):
        canvas.fill(ellipse(x, y, 16), ["#ffe9a8", "#8a5a2a"], form=0.9, radius=10, rim=("#fff6d8", 2, 0.8), **LOOK)
        canvas.line([(x - 10, y - 6), (x + 10, y + 6)], 4, "#2a1418", 0.9)
    rimline = [(300 + 219 * math.cos(t), 276 + 219 * math.sin(t))
        for t in [math.radians(d) for d in range(128, 413, 6)]]
    canvas.line(rimline, [1, 4, 4, 1], "#fff2c8", 0.7)
    canvas.glow(210, 800, 130, "#ffb860", 0.2)
    canvas.glow(400, 800, 130, "#ffb860", 0.2)


def placed_hole(dx: float, dy: float):
    """The keyhole moved, for its inner shadow."""
    path = hole(0)
    path.offset(dx, dy)
    return path
