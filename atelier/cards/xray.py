"""In an airport scanner a suitcase shows its bones: a house, a fish, a violin, a key, a sleeping girl."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.xrays import bone, fish_bones, ghost, old_key, ray_line, spine, violin
from atelier.noise import dice
from atelier.paths import along, ellipse, minus, poly, rect, ribbon, smooth, union

CARD = Card(
    id="xray",
    palette="blueprint",
    composition="close-up",
    setting="airport scanner",
    mood="longing",
    themes=("travel", "law", "science"),
    hero="x-ray suitcase",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=401,
    grading=dict(vignette=0.45, contrast=1.12, warm=0.0, saturation=1.1),
)

CRISP = dict(edge=0.07, wobble=0.25, detail=0.88)
BELOW = (0.05, 0.8, 0.35)  # all light comes up from the suitcase
CASE = (36, 338, 528, 486)


def draw(canvas: Canvas) -> None:
    """Paint the card."""
    canvas.set_light(BELOW, ambient="#04122c", key="#a8d8ff")
    _hall(canvas)
    brush.background(canvas, radii=(20, 10, 5))
    _guard(canvas)
    _belt(canvas)
    inner = _case(canvas)
    with canvas.inside(inner):
        _contents(canvas, inner)
    _fittings(canvas)
    _hands(canvas)
    canvas.glow(300, 600, 520, "#3c82c9", 0.2, power=1.4)


def _hall(canvas: Canvas) -> None:
    """The dark behind the scanner: its mouth, rubber strips at both sides, two small lamps."""
    canvas.sky([(0, "#030d22"), (0.35, "#08254f"), (0.6, "#0f4489"), (1, "#051a3c")], swirl=0.05)
    for i in range(7):
        canvas.fill(rect(-10, 20 + 44 * i, 620, 2), "#02081a", alpha=0.35, edge=0.2)
    random = dice(4)
    for side in (0, 1):
        for k in range(5):
            x = -20 + k * 30 + side * 500
            sway = random.random() * 14 - 7
            strip = poly([(x, -10), (x + 28, -10), (x + 30 + sway, 420), (x + 2 + sway, 420)])
            canvas.fill(strip, ["#030a1c", "#0a2a58", "#2a6cb4"], form=0.6, radius=8, edge=0.1)


def _guard(canvas: Canvas) -> None:
    """A big man in uniform who bends over the case; the cap's peak leaves only moustache and chin."""
    cloth = ["#020916", "#0a2148", "#2a66ac"]
    coat = smooth([(232, 176), (150, 196), (86, 226), (40, 276), (16, 340), (-4, 420), (120, 440), (480, 440),
        (604, 420), (584, 340), (560, 276), (514, 226), (450, 196), (368, 176), (300, 188)])
    mask = canvas.fill(coat, cloth, gradient=((300, 160), (300, 430)), form=0.9, radius=44, rim=("#9fd2ff", 3, 0.6),
        grain=0.26, texture=0.02, **CRISP)
    for side in (-1, 1):
        canvas.line([(300 + side * 190, 250), (300 + side * 170, 310), (300 + side * 176, 380)], [1, 5, 8],
            "#020a1c", 0.8, clip=mask, soft=1)
        board = poly([(300 + side * 120, 202), (300 + side * 206, 234), (300 + side * 200, 252),
            (300 + side * 112, 218)])
        canvas.fill(board, ["#0a1c40", "#184a8c"], form=0.6, radius=6, rim=("#9fd2ff", 1.6, 0.8), **CRISP)
        for k in range(2):
            canvas.line([(300 + side * (150 + 18 * k), 214 + 7 * k), (300 + side * (146 + 18 * k), 231 + 7 * k)], 3,
                "#c8dcf0", 0.8, wobble=0.1)
        lapel = poly([(300 + side * 14, 212), (300 + side * 64, 188), (300 + side * 104, 250),
            (300 + side * 74, 268), (300 + side * 84, 290), (300 + side * 8, 380)])
        canvas.fill(lapel, ["#06173a", "#1f5496"], gradient=((300, 190), (300, 370)), form=0.5, radius=10,
            rim=("#9fd2ff", 2, 0.5), **CRISP)
    canvas.fill(poly([(252, 182), (348, 182), (318, 360), (282, 360)]), ["#4a82c0", "#dcefff"],
        gradient=((300, 190), (300, 340)), **CRISP)
    canvas.fill(poly([(286, 214), (314, 214), (310, 232), (322, 340), (278, 340), (290, 232)]),
        ["#0a1c40", "#2a5ca0"], form=0.6, radius=10, rim=("#bfe2ff", 2, 0.6), **CRISP)
    for side in (-1, 1):
        canvas.fill(poly([(300, 212), (300 + side * 46, 176), (300 + side * 58, 206), (300 + side * 30, 244)]),
            ["#5a92cc", "#f0f8ff"], form=0.4, radius=8, **CRISP)
    _head(canvas)


def _head(canvas: Canvas) -> None:
    skin = "#4f79ab"
    face = smooth([(222, 74), (222, 118), (232, 156), (256, 190), (284, 206), (300, 208), (316, 206), (344, 190),
        (368, 156), (378, 118), (378, 74)])
    for side in (-1, 1):
        canvas.fill(ellipse(300 + side * 80, 104, 13, 24, side * -8), ["#0c2a58", "#4f86c4"], form=0.7, radius=8,
            **CRISP)
    mask = canvas.fill(face, ["#061838", "#16407c", "#78aee4"], gradient=((300, 92), (300, 208)), form=0.8,
        radius=34, shade="#061638", highlight="#cfe8ff", rim=("#e8f6ff", 3, 0.85), grain=0.22, texture=0.015, **CRISP)
    for side in (-1, 1):  # cheeks and the folds beside the mouth
        canvas.fill(ellipse(300 + side * 40, 136, 22, 17), "#a8d2f8", alpha=0.4, soft=6, clip=mask)
        canvas.line([(300 + side * 24, 128), (300 + side * 44, 150), (300 + side * 42, 176)], [1, 3.4, 1], "#0a2350",
            0.75, clip=mask, soft=0.6)
    nose = smooth([(288, 96), (312, 96), (320, 122), (312, 134), (300, 138), (288, 134), (280, 122)])
    canvas.fill(nose, ["#0c2a5a", mix(skin, "#cfe8ff", 0.55)], gradient=((300, 100), (300, 138)), form=0.7,
        radius=12, clip=mask, **CRISP)
    for side in (-1, 1):
        canvas.fill(ellipse(300 + side * 9, 132, 4.4, 2.6), "#061430", alpha=0.9, soft=0.6)
    canvas.line([(276, 172), (300, 176), (324, 172)], [1, 4, 1], "#081c40", 0.95, wobble=0.1)
    canvas.fill(ellipse(300, 184, 22, 6), "#cfe8ff", alpha=0.35, soft=3, clip=mask)
    canvas.fill(ellipse(300, 198, 18, 6), "#e8f6ff", alpha=0.4, soft=3, clip=mask)
    tache = smooth([(300, 144), (318, 142), (340, 152), (356, 172, 1), (334, 172), (312, 166), (300, 160),
        (288, 166), (266, 172), (244, 172, 1), (260, 152), (282, 142)])
    hair = canvas.fill(tache, ["#0c2044", "#86aed6"], gradient=((300, 140), (300, 174)), form=0.7, radius=10, **CRISP)
    for k in range(-9, 10):
        canvas.line([(300 + k * 3, 146), (300 + k * 5, 158), (300 + k * 6.2, 172)], [0.4, 1.2, 0.3], "#dcefff"
            if k % 2 else "#0a1c40", 0.6, clip=hair, wobble=0.1)
    crown = smooth([(196, 66), (176, 30), (196, -14), (250, -36), (350, -36), (404, -14), (424, 30), (404, 66),
        (300, 48)])
    canvas.fill(crown, ["#030a1c", "#0d2c5c"], form=0.8, radius=30, rim=("#5a9ad8", 2, 0.5), grain=0.26,
        texture=0.02, **CRISP)
    canvas.fill(smooth([(200, 60), (300, 46), (400, 60), (394, 92), (300, 78), (206, 92)]), ["#050f26", "#123a70"],
        form=0.5, radius=10, **CRISP)
    peak = smooth([(204, 90), (300, 74), (396, 90), (390, 108), (352, 120), (300, 124), (248, 120), (210, 108)])
    canvas.shadow(peak, "#020a1c", 0, 8, 6, 0.7)
    canvas.fill(peak, ["#02060f", "#0a1c3c", "#4f8aca"], gradient=((300, 76), (300, 124)), form=0.8, radius=14,
        rim=("#dff0ff", 3, 0.95), **CRISP)
    badge = smooth([(300, 18), (322, 26), (318, 50), (300, 62), (282, 50), (278, 26)])
    canvas.fill(badge, ["#8fb0cc", "#e8f4ff"], form=0.8, radius=8, rim=("#ffffff", 1.4, 0.8), **CRISP)
    canvas.fill(ellipse(300, 38, 8), "#0f4489", form=0.5, radius=5, **CRISP)


def _belt(canvas: Canvas) -> None:
    """The conveyor: rubber and steel rollers."""
    canvas.fill(rect(-20, 796, 640, 130), ["#04122c", "#0a2c5c", "#03102a"], edge=0.1, texture=0.05)
    for i in range(9):
        x = -30 + 78 * i
        canvas.fill(rect(x, 838, 70, 52, 10), ["#0a1e40", "#4a80b8", "#9cc4e8", "#2a5a94", "#061634"], form=0.3,
            radius=12, edge=0.08, wobble=0.2, detail=0.6)
        canvas.fill(ellipse(x + 4, 864, 3, 22), "#020a1c", alpha=0.8)
    canvas.fill(rect(-20, 818, 640, 18), ["#0a1c3c", "#030b1e"], form=0.4, radius=6, light=(0, -0.8, 0.4),
        rim=("#6ab0f0", 2, 0.6, (0, -1, 0.2)), edge=0.1)


def _case(canvas: Canvas) -> Mask:
    """The shell of old leather, and the window of x-rays in it."""
    x, y, w, h = CASE
    shell = rect(x, y, w, h, 34)
    canvas.shadow(shell, "#01040c", 0, 12, 14, 0.7)
    leather = canvas.fill(shell, ["#5a2a20", "#8a3f2a", "#5a2418"], form=0.9, radius=16, light=(0, 0.2, 0.9),
        shade="#1a0d1c", texture=0.1, bump=0.12, rim=("#9fd2ff", 2.4, 0.5, (0, -1, 0.3)), **CRISP)
    random = dice(8)
    for _ in range(130):
        px, py = x + w * random.random(), y + h * random.random()
        canvas.line([(px, py), (px + 9 * random.random() - 4, py + 6 * random.random())], [0.3, 1.1, 0.3], "#e0a070"
            if random.random() < 0.5 else "#2a0f10", 0.5, clip=leather)
    hole = rect(x + 20, y + 22, w - 40, h - 42, 26)
    canvas.fill(hole, ["#4f9ce0", "#2a72bd", "#0f4489", "#08306a"], gradient=("r", (300, 600), 330), grain=0.25,
        texture=0.03, edge=0.08, wobble=0.3, detail=0.6)
    inner = canvas.mask(hole, 0, 0.3, 0)
    canvas.fill(minus(rect(x + 12, y + 14, w - 24, h - 26, 30), rect(x + 27, y + 29, w - 54, h - 56, 22)), "#02102c",
        alpha=0.75, soft=6, clip=inner, edge=0)
    for k in range(46):  # the seam
        t = k / 46 * w
        for yy in (y + 12, y + h - 11):
            canvas.line([(x + 16 + t * 0.94, yy), (x + 22 + t * 0.94, yy)], 1.6, "#e8b488", 0.65, wobble=0)
    return inner


def _contents(canvas: Canvas, inner: Mask) -> None:
    x, _y, w, _h = CASE
    for k in range(9):  # folded cloth and lining, faint
        yy = 420 + 46 * k
        ray_line(canvas, [(x, yy), (200, yy + 18 * math.sin(k)), (400, yy - 12 * math.cos(k * 2)), (x + w, yy + 8)],
            [1, 9, 1], 0.06)
    with canvas.at(172, 500, 1.2):
        _house(canvas)
    with canvas.at(448, 502, 1.08, 24):
        violin(canvas, 270)
        with canvas.at(-62, 10, 1, -7):
            ray_line(canvas, [(0, -120), (4, 0), (0, 120)], [1.5, 3, 2], 0.7)
            ray_line(canvas, [(-7, -112), (-7, 112)], [0.8], 0.5)
    with canvas.at(322, 404, 1, -10):
        old_key(canvas, 122)
    with canvas.at(372, 778, 1, -3):
        fish_bones(canvas, 250)
    with canvas.at(326, 664, 1.3, -1):
        _girl(canvas)
    with canvas.at(318, 486, 0.9, 8):
        _bear(canvas)
    with canvas.at(84, 620, 0.62, -14):
        _clock(canvas)
    random = dice(12)
    for _ in range(16):  # coins, pins, buttons
        px, py, r = 70 + 460 * random.random(), 400 + 400 * random.random(), 2 + 3 * random.random()
        ghost(canvas, minus(ellipse(px, py, r), ellipse(px, py, r * 0.4)), 0.3, 0.3, width=1)


def _bear(canvas: Canvas) -> None:
    """A cloth bear with button eyes, origin its belly, about 100 high."""
    limbs = [ribbon([(s * 14, -6), (s * 34, 6), (s * 38, 18)], [18, 17, 13]) for s in (-1, 1)]
    limbs += [ribbon([(s * 12, 26), (s * 22, 44), (s * 30, 50)], [20, 19, 17]) for s in (-1, 1)]
    ghost(canvas, union(ellipse(0, 10, 24, 30), ellipse(0, -30, 22, 20), ellipse(-18, -46, 9), ellipse(18, -46, 9),
        *limbs), 0.1, 0.5, width=5)
    ghost(canvas, ellipse(0, -24, 10, 8), 0.14, 0.4, width=2)
    for side in (-1, 1):
        ghost(canvas, ellipse(side * 8, -34, 3), 0.8, 0.2, width=1)
    ray_line(canvas, [(0, -26), (0, -20), (5, -18)], [2.4, 1.2, 0.6], 0.7)
    ray_line(canvas, [(0, -8), (1, 10), (0, 34)], [0.6, 1.4, 0.6], 0.6)
    for k in range(6):
        ray_line(canvas, [(-4, -4 + 7 * k), (4, -2 + 7 * k)], [0.8], 0.6)


def _clock(canvas: Canvas) -> None:
    """An alarm clock with its wheels, origin its middle."""
    ghost(canvas, minus(ellipse(0, 0, 34), ellipse(0, 0, 27)), 0.4, 0.5, width=2)
    ghost(canvas, ellipse(0, 0, 28), 0.08, 0.2, width=2)
    for side in (-1, 1):
        ghost(canvas, union(ellipse(side * 20, -36, 13, 9, side * 34), ribbon([(side * 18, 26), (side * 28, 42)],
            [5, 5])), 0.35, 0.5, width=2)
    for px, py, r, teeth in ((-8, 6, 12, 14), (10, -6, 9, 11), (8, 12, 6, 9)):
        cogs = [ellipse(px + r * math.cos(t * 2 * math.pi / teeth), py + r * math.sin(t * 2 * math.pi / teeth), 1.8)
            for t in range(teeth)]
        ghost(canvas, minus(union(ellipse(px, py, r), *cogs), ellipse(px, py, r * 0.4)), 0.3, 0.5, width=1.2)
    ray_line(canvas, [(0, 0), (0, -20)], [2, 1.4], 0.9)
    ray_line(canvas, [(0, 0), (-14, -6)], [2.4, 1.6], 0.9)


def _house(canvas: Canvas) -> None:
    """A small house with rafters, stairs, table and one lit window; origin its middle, 150 wide."""
    wall = poly([(-62, -30), (62, -30), (62, 76), (-62, 76)])
    roof = poly([(-80, -26), (0, -96), (80, -26)])
    ghost(canvas, union(wall, roof, rect(34, -92, 16, 46)), 0.1, 0.62, width=3)
    for k in range(5):
        ray_line(canvas, [(-64 + 32 * k, -26), (0, -92)], [1, 1.2], 0.55)
    ray_line(canvas, [(-80, -26), (80, -26)], [3], 0.8)
    ray_line(canvas, [(-62, 26), (62, 26)], [2.4], 0.7)
    for k in range(7):
        ghost(canvas, rect(-18 + 8 * k, 68 - 7 * k, 9, 9), 0.25, 0.4, width=1)
    ghost(canvas, rect(-50, 36, 22, 40, 2), 0.2, 0.6, width=1.6)
    ray_line(canvas, [(-32, 57), (-31, 58)], [3], 0.9)
    ghost(canvas, union(rect(34, 54, 22, 4), rect(37, 54, 3, 22), rect(50, 54, 3, 22)), 0.5, 0.4, width=1)  # table
    ghost(canvas, union(ellipse(45, 50, 4, 4)), 0.5, 0.4, width=1)
    ghost(canvas, rect(22, -14, 26, 28, 2), 0.1, 0.7, width=1.4)
    canvas.glow(-30, 0, 70, "#ff5a36", 0.55)
    canvas.fill(rect(-44, -16, 28, 30, 2), ["#ffd9a0", "#ff8a4c"], edge=0, wobble=0, detail=1)
    ray_line(canvas, [(-30, -16), (-30, 14)], [1.6], 0.9)
    ray_line(canvas, [(-44, -2), (-16, -2)], [1.6], 0.9)
    ray_line(canvas, [(42, -94), (36, -112), (48, -124), (40, -142)], [2, 5, 7, 1], 0.35)


FACE = [(-36, 26), (-42, 2), (-34, -26), (-8, -39), (18, -34), (29, -18), (30, -6), (29, 0), (34, 9), (33, 14),
    (28, 15), (31, 20), (28.5, 23), (30, 27), (26, 31), (26, 38), (16, 43), (0, 38), (-16, 34)]
BACK = [(-78, -6), (-54, -38), (-6, -55), (50, -50), (90, -22), (102, 14)]


def _girl(canvas: Canvas) -> None:
    """A girl curled up asleep on her side, head to the left; origin her middle, about 280 wide."""
    random = dice(3)
    shin = ribbon([(-26, 40), (30, 62), (86, 62), (96, 64)], [24, 24, 17, 15])
    shoe = smooth([(86, 54), (104, 50), (128, 62), (132, 76), (120, 80), (92, 76)])
    thigh = ribbon([(92, 4), (40, 4), (-28, 38)], [66, 48, 30])
    dress = smooth([(-86, -12), (-62, -44), (-8, -63), (52, -58), (100, -28), (114, 8), (108, 40), (78, 47),
        (40, 44), (14, 34), (4, 8), (-30, 20), (-66, 18)])
    ghost(canvas, union(shin, shoe), 0.2, 0.62)
    ghost(canvas, shoe, 0.25, 0.4, width=2)
    bone(canvas, (-20, 44), (82, 64), 10, 0.5)
    ghost(canvas, thigh, 0.14, 0.42)
    bone(canvas, (88, 8), (-20, 36), 12, 0.5)
    mask = ghost(canvas, dress, 0.2, 0.75, width=6)
    spine(canvas, BACK, 17, 9, 0.6)
    for k in range(8):  # ribs
        px, py = along(BACK, 0.1 + 0.055 * k)
        ray_line(canvas, [(px, py + 3), (px - 5 + k * 2.6, py + 30), (px + 10 + k * 1.5, py + 50 - k)],
            [3, 2.4, 0.8], 0.42, clip=mask)
    for k in range(9):  # hem and folds
        a = 0.15 * k
        canvas.line([(30 + 8 * k, 20 + 3 * k), (70 + 4 * k, -20 + 6 * k), (100, -10 + 6 * k)], [0.4, 1.6, 0.4],
            "#dff0ff", 0.16, clip=mask, blend="screen")
        ghost(canvas, ellipse(20 + a * 74, 42 + 5 * math.sin(a * 2.4), 4.5, 4), 0.16, 0.4, width=1)
    canvas.glow(-34, -12, 60, "#ff5a36", 0.75, power=1.8)
    heart = smooth([(-34, 2, 1), (-46, -10), (-45, -20), (-38, -22), (-34, -16, 1), (-29, -23), (-21, -20),
        (-21, -10)])
    canvas.fill(heart, ["#ffb08a", "#ff5a36"], form=0.6, radius=8, highlight="#ffe0c8", shade="#c03018", edge=0.05,
        wobble=0.1, detail=1)
    with canvas.at(-112, 18, 1.12, 30):
        _sleeping_head(canvas, random)
    arm = ribbon([(-62, -18), (-34, 32), (-66, 62), (-100, 68)], [30, 25, 20, 15])
    ghost(canvas, arm, 0.22, 0.7, width=4)
    bone(canvas, (-58, -14), (-38, 28), 8, 0.4)
    bone(canvas, (-40, 40), (-84, 64), 7, 0.4)
    for k in range(4):
        ghost(canvas, ribbon([(-98, 62 + 4 * k), (-110, 64 + 4.4 * k), (-119, 63 + 4.4 * k)], [6.4, 6, 4.4]), 0.3,
            0.5, width=1.4)


def _sleeping_head(canvas: Canvas, random) -> None:
    plait = ribbon([(-30, 14), (-52, 30), (-54, 58), (-40, 80), (-46, 100)], [20, 20, 17, 13, 4])
    ghost(canvas, plait, 0.18, 0.55, width=3)
    for k in range(6):
        px, py = along([(-30, 14), (-52, 30), (-54, 58), (-40, 80), (-46, 100)], 0.12 + 0.14 * k)
        ray_line(canvas, [(px - 8, py - 5), (px, py + 3), (px + 9, py - 3)], [0.8, 2.4, 0.8], 0.6)
    canvas.fill(ellipse(-43, 86, 7, 4, 30), "#ff5a36", alpha=0.9, edge=0.05, detail=1)
    face = ghost(canvas, smooth(FACE), 0.42, 0.6, width=5)
    hair = smooth([(26, -22), (14, -46), (-14, -50), (-42, -34), (-52, -4), (-46, 26), (-34, 36), (-26, 18),
        (-22, -2), (-8, -16), (10, -18)])
    ghost(canvas, hair, 0.18, 0.6, width=4)
    for k in range(13):
        ray_line(canvas, [(24 - 4 * k, -26 - 2 * k + 0.12 * k * k), (-4 - 3.4 * k, -30 + 3 * k),
            (-30 - 1.2 * k, 8 + 2 * k)], [0.5, 2.2, 0.5], 0.5)
    ink = dict(wobble=0, rough=0, detail=1)
    canvas.line([(9, 2), (17, 6.4), (25, 2)], [0.8, 2.4, 0.8], "#08306a", 0.95, clip=face, **ink)
    for k in range(4):
        canvas.line([(12 + 4 * k, 4.6), (11.6 + 5 * k, 10)], [1, 0.4], "#08306a", 0.9, clip=face, **ink)
    canvas.line([(7, -9), (16, -13), (26, -9)], [0.6, 2.2, 0.6], "#0f4489", 0.8, clip=face, **ink)
    canvas.line([(18, 27), (24, 26), (29, 23.4)], [0.5, 1.8, 0.6], "#08306a", 0.9, clip=face, **ink)
    canvas.line([(29, 15.4), (26, 15), (26, 12)], [0.5, 1.2, 0.3], "#08306a", 0.7, clip=face, **ink)
    canvas.fill(ellipse(12, 17, 9, 6), "#ff8a6a", alpha=0.4, soft=3, clip=face)
    ghost(canvas, smooth([(-14, -2), (-6, -4), (-3, 6), (-8, 13), (-14, 8)]), 0.2, 0.5, width=2)


def _fittings(canvas: Canvas) -> None:
    """Handle, locks, corners, straps, stickers torn at the edge."""
    x, y, w, h = CASE
    brass = ["#fff0cc", "#c8a064", "#5a4030"]
    for cx, cy, turn in ((x, y, 0), (x + w, y, 90), (x + w, y + h, 180), (x, y + h, 270)):
        with canvas.at(cx, cy, 1, turn):
            corner = smooth([(-4, 62, 1), (-4, 20), (4, 4), (20, -4), (62, -4, 1), (56, 20), (34, 34), (20, 56)])
            canvas.shadow(corner, "#020814", 3, 3, 3, 0.6)
            canvas.fill(corner, ["#4a2018", "#98512f", "#3a1a14"], gradient=((0, 0), (44, 44)), form=0.8, radius=10,
                light=(0, 0, 1), texture=0.1, rim=("#bfe0ff", 1.6, 0.5, (-0.4, -0.8, 0.3)), **CRISP)
            for px, py in ((8, 46), (46, 8), (14, 14)):
                canvas.fill(ellipse(px, py, 3.4), brass, form=0.8, radius=3, **CRISP)
    handle = ribbon([(238, 340), (246, 306), (300, 296), (354, 306), (362, 340)], [13, 15, 17, 15, 13])
    canvas.shadow(handle, "#020814", 0, 6, 5, 0.6)
    canvas.fill(handle, ["#98512f", "#5a2418"], form=0.9, radius=7, rim=("#bfe0ff", 2.4, 0.8, (0, 0.8, 0.3)), **CRISP)
    for px in (238, 362):
        canvas.fill(rect(px - 12, 332, 24, 18, 4), brass, form=0.7, radius=5, rim=("#eaf4ff", 1.4, 0.8), **CRISP)
    # a luggage tag on its string
    canvas.line([(362, 312), (384, 318), (396, 334)], [2, 1.6, 2], "#e8d0b0", 0.95, wobble=0.1)
    tag = poly([(386, 340), (398, 328), (410, 336), (432, 392), (408, 404)])
    canvas.shadow(tag, "#020814", 3, 5, 4, 0.6)
    canvas.fill(tag, ["#fff0da", "#d8b48c"], gradient=((390, 330), (420, 400)), form=0.3, radius=8,
        rim=("#ffffff", 1.4, 0.6), **CRISP)
    canvas.fill(ellipse(399, 340, 3), "#5a2418", edge=0.05, detail=1)
    canvas.line([(404, 356), (416, 384)], [8], "#ff5a36", 0.9, wobble=0.2)
    for px in (128, 472):
        canvas.fill(rect(px - 22, 334, 44, 36, 6), brass, form=0.7, radius=7, light=(-0.3, -0.6, 0.5),
            rim=("#eaf4ff", 1.6, 0.8), **CRISP)
        canvas.fill(ellipse(px, 348, 5), "#1a1020", edge=0.05, detail=1)
        canvas.fill(poly([(px - 2, 350), (px + 2, 350), (px + 3.4, 362), (px - 3.4, 362)]), "#1a1020", edge=0.05,
            detail=1)


def _hands(canvas: Canvas) -> None:
    """Two gloved hands lie on the edge of the case."""
    for side in (-1, 1):
        with canvas.at(300 + side * 226, 330, 1.05, 0, side):
            sleeve = smooth([(-4, 6), (6, -34), (26, -76), (76, -60), (64, -10), (46, 12)])
            canvas.fill(sleeve, ["#04102a", "#1c5094"], gradient=((30, -70), (10, 10)), form=0.9, radius=18,
                rim=("#9fd2ff", 2.4, 0.7), **CRISP)
            fingers = [ribbon([(20 + 0 * k, -4), (-4 + 12 * k, 8), (-8 + 12.6 * k, 28), (-8 + 12.6 * k, 38)],
                [14, 15, 14, 11]) for k in range(4)]
            thumb = ribbon([(-2, -2), (-20, 8), (-28, 20)], [16, 14, 11])
            palm = smooth([(-8, -10), (20, -20), (46, -8), (44, 14), (-6, 16)])
            hand = union(palm, thumb, *fingers)
            canvas.shadow(hand, "#020814", 0, 7, 5, 0.7)
            mask = canvas.fill(hand, ["#8fb6dc", "#eaf4ff"], gradient=((10, -16), (10, 40)), form=0.9, radius=8,
                shade="#123a70", rim=("#ffffff", 2, 0.8), **CRISP)
            for k in range(3):
                canvas.line([(4 + 12 * k, 4), (-1 + 12.4 * k, 20), (-2 + 12.6 * k, 40)], [0.6, 2, 1], "#123a70", 0.8,
                    clip=mask, wobble=0)
            for k in range(3):
                canvas.line([(6 + 11 * k, -14), (4 + 12 * k, -4)], [0.5, 1.6], "#3a6ca8", 0.8, clip=mask, wobble=0)
