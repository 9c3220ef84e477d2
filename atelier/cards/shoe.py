"""On huge scales a heap of crowns, coins and cannons goes up, for one knitted baby shoe weighs more."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.gestures import grip
from atelier.noise import dice
from atelier.paths import ellipse, minus, poly, rect, ribbon, smooth, union

CARD = Card(
    id="shoe",
    palette="linen",
    composition="symmetric",
    setting="hall of weights",
    mood="wonder",
    themes=("law", "money", "birth"),
    hero="scales",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=158,
    grading=dict(contrast=1.1, vignette=0.26, shadows="#4a5560"),
)

BRASS = ["#f4e2b0", "#b48e50", "#54402e"]
LEFT, RIGHT = (104, 112), (496, 296)
PANS = ((104, 410), (496, 612))


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light((-0.15, -0.85, 0.45), ambient="#4a5560", key="#fff6e0")
    _hall(canvas)
    light_pools(canvas, [(300, 200, 260, "#fffaf0", 0.9), (500, 580, 190, "#ffecc4", 1.15),
        (400, 810, 240, "#fff0d4", 0.5, 0.5)], "#66717c", noise=0.06)
    brush.background(canvas, radii=(10, 5, 3), impasto=0.07)
    _shaft(canvas)
    _column(canvas)
    _pan(canvas, *LEFT, *PANS[0], back=True)
    _heap(canvas)
    _pan(canvas, *LEFT, *PANS[0], back=False)
    _pan(canvas, *RIGHT, *PANS[1], back=True)
    canvas.glow(506, 560, 150, "#ffe2a0", 0.5)
    with canvas.at(506, 600, 1.5):
        knitted_shoe(canvas)
    _pan(canvas, *RIGHT, *PANS[1], back=False)
    _beam(canvas)
    _clerk(canvas)
    _dust(canvas)


def weight(canvas: Canvas, size: float, tone: Colour) -> None:
    """A cast weight with a ring, origin base, 40 high at size 1."""
    with canvas.at(0, 0, size):
        canvas.fill(minus(ellipse(0, -37, 8), ellipse(0, -37, 4.6)), tone, form=0.7, radius=2)
        canvas.fill(smooth([(-16, 0, 1), (-16, -20), (-10, -27), (-6, -30), (6, -30), (10, -27), (16, -20),
            (16, 0, 1)]), [mix(tone, "#fff6e0", 0.35), tone, mix(tone, "#2c3640", 0.5)],
            gradient=((-16, 0), (16, 0)), form=0.6, radius=9)


def _hall(canvas: Canvas) -> None:
    random = dice(6)
    canvas.fill(rect(-20, -20, 640, 800), ["#d8d2c2", "#c4c2b6", "#a0a6a2"], edge=0, texture=0.04)
    for row in range(14):  # courses of stone
        y = row * 56 - 10
        canvas.line([(-20, y), (620, y)], 1.6, "#8a928f", 0.5, wobble=0.2)
        for k in range(7):
            canvas.line([(k * 100 + 50 * (row % 2), y), (k * 100 + 50 * (row % 2), y + 56)], 1.4, "#8a928f", 0.4,
                wobble=0.2)
    arch = union(rect(196, 150, 208, 330), ellipse(300, 150, 104, 112))  # the window
    canvas.fill(union(rect(176, 150, 248, 352), ellipse(300, 150, 124, 132)), ["#e8e0d0", "#a9aca4"], form=0.6,
        radius=12)
    canvas.fill(arch, [(0, "#ffffff"), (0.5, "#eef4f4"), (1, "#b8ccd8")], gradient=((0, 40), (0, 480)), edge=0.05)
    for x in (248, 300, 352):
        canvas.line([(x, 40), (x, 480)], 5, "#7a878c", 0.9, wobble=0.1)
    for y in (150, 232, 314, 396):
        canvas.line([(196, y), (404, y)], 4, "#7a878c", 0.9, wobble=0.1)
    for side in (0, 1):  # shelves of weights, a pair of mirrored cases
        with canvas.at(600 if side else 0, 0, 1, 0, -1 if side else 1):
            canvas.fill(rect(-10, 80, 164, 680), ["#7a7468", "#5a5a58"], texture=0.1, streaks="v")
            for shelf in range(8):
                y = 164 + shelf * 80
                canvas.fill(rect(-6, y - 70, 152, 70), ["#4c4e50", "#5c5c5a"], form=0.3, radius=8)
                x = 10.0
                while x < 136:
                    size = 0.55 + 0.75 * random.random() * (0.5 + shelf / 9)
                    with canvas.at(x + 16 * size, y - 2):
                        weight(canvas, size, ["#8a8470", "#77818a", "#a8946a", "#5c6a74"][int(random.random() * 4)])
                    x += 36 * size + 6
                canvas.fill(rect(-10, y - 3, 164, 12), ["#a89e8c", "#6a665e"], form=0.4, radius=4)
    # floor of slabs
    canvas.fill(poly([(-20, 752), (620, 752), (620, 930), (-20, 930)]), ["#b4b4a8", "#d4ccba", "#b0a898"],
        texture=0.05)
    for k in range(-8, 9):
        canvas.line([(300 + k * 64, 752), (300 + k * 130, 930)], [1, 2], "#7a807c", 0.6)
    for y in (752, 776, 812, 862):
        canvas.line([(-20, y), (620, y)], [1.4, 2], "#7a807c", 0.6)
    canvas.fill(rect(-20, 744, 640, 12), "#5a6468", soft=3, alpha=0.7)


def _shaft(canvas: Canvas) -> None:
    for x0, x1, w, alpha in ((250, 430, 60, 0.2), (310, 510, 84, 0.4), (350, 560, 60, 0.22)):
        canvas.fill(poly([(x0 - 22, 120), (x0 + 22, 120), (x1 + w, 840), (x1 - w, 840)]), "#fff4d8", alpha=alpha,
            soft=12, blend="screen", edge=0, fade=((0, 420), (0, 900)))


def _column(canvas: Canvas) -> None:
    look = dict(edge=0.06, wobble=0.2, detail=0.7)
    canvas.fill(ellipse(300, 862, 150, 20), "#3a444c", alpha=0.5, soft=8)
    shaft = union(smooth([(286, 200, 1), (314, 200, 1), (318, 420), (326, 700), (330, 790, 1), (270, 790, 1),
        (274, 700), (282, 420)]), ellipse(300, 460, 30, 15), ellipse(300, 690, 42, 18), ellipse(300, 240, 24, 12),
        smooth([(262, 780), (338, 780), (372, 826), (400, 856), (200, 856), (228, 826)]))
    canvas.fill(shaft, BRASS, gradient=((272, 0), (334, 0)), form=0.9, radius=20, texture=0.012, grain=0.2,
        light=(-0.6, -0.5, 0.45), rim=("#fffbe8", 2.6, 0.8, (-0.8, -0.4, 0.3)), **look)
    for y in (448, 472, 678, 702, 800, 840):
        canvas.line([(240 if y > 760 else 268, y), (300, y + 4), (360 if y > 760 else 332, y)], [0.6, 2, 0.6],
            "#5a4430", 0.5, wobble=0.1)
    canvas.fill(rect(184, 852, 232, 22, 6), BRASS, form=0.7, radius=8, rim=("#fffbe8", 2, 0.7), **look)


def _beam(canvas: Canvas) -> None:
    look = dict(edge=0.05, wobble=0.2, detail=0.8)
    light = (-0.2, -0.85, 0.45)
    shine = ("#fffdf0", 2.6, 0.9, light)
    mid = ((LEFT[0] + RIGHT[0]) / 2, (LEFT[1] + RIGHT[1]) / 2 - 10)
    bar = union(ribbon([(LEFT[0] - 10, LEFT[1] - 6), (200, 148), mid, (400, 236), (RIGHT[0] + 10, RIGHT[1] - 2)],
        [10, 24, 40, 24, 10]), ellipse(*mid, 30))
    canvas.shadow(bar, "#3a444c", 8, 14, 8, 0.4)
    canvas.fill(bar, BRASS, form=0.9, radius=14, texture=0.012, light=light, rim=shine, **look)
    for x, y in (LEFT, RIGHT):
        canvas.fill(minus(ellipse(x, y, 15), ellipse(x, y, 7)), BRASS, form=0.8, radius=5, light=light, rim=shine,
            **look)
    canvas.fill(ellipse(*mid, 20), ["#fff6d8", "#c8a868", "#7a5c3c"], form=0.8, radius=14, light=light, **look)
    # the needle of the balance and a finial with closed eyes: blind justice
    with canvas.at(mid[0], mid[1], 1, 25):
        canvas.fill(poly([(-4, 0), (4, 0), (1, 118), (-1, 118)]), ["#4a5560", "#7a858c"], **look)
    canvas.fill(smooth([(288, 172), (282, 140), (292, 118), (300, 96), (308, 118), (318, 140), (312, 172)]), BRASS,
        form=0.85, radius=12, light=light, rim=shine, **look)
    canvas.fill(ellipse(300, 92, 9), BRASS, form=0.8, radius=7, light=light, rim=shine, **look)


def _pan(canvas: Canvas, ax: float, ay: float, x: float, y: float, back: bool) -> None:
    look = dict(edge=0.05, wobble=0.2, detail=0.75)
    if back:
        for dx in (-62, 62):
            _chain(canvas, ax, ay + 10, x + dx, y - 12, 0.55)
        canvas.fill(ellipse(x, y, 98, 20), ["#8a7450", "#5a4a38"], form=0.5, radius=8, **look)
        return
    bowl = canvas.fill(smooth([(x - 100, y - 2, 1), (x - 50, y + 15), (x, y + 19), (x + 50, y + 15),
        (x + 100, y - 2, 1), (x + 80, y + 30), (x + 36, y + 50), (x, y + 54), (x - 36, y + 50), (x - 80, y + 30)]),
        BRASS, gradient=((x - 90, y), (x + 90, y + 40)), texture=0.012, form=0.85, radius=22,
        light=(-0.4, -0.7, 0.45), rim=("#fffbe8", 2.6, 0.9, (-0.3, -0.9, 0.3)), **look)
    canvas.line([(x - 92, y + 8), (x, y + 28), (x + 92, y + 8)], [1, 3, 1], "#5a4430", 0.5, clip=bowl, wobble=0.1)
    for dx in (-98, 98):
        _chain(canvas, ax, ay + 10, x + dx, y, 1)


def _chain(canvas: Canvas, x0: float, y0: float, x1: float, y1: float, alpha: float) -> None:
    n = int(math.dist((x0, y0), (x1, y1)) / 11)
    turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
    for k in range(n):
        t = (k + 0.5) / n
        with canvas.at(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 1, turn):
            shape = minus(ellipse(0, 0, 7.4, 4.2), ellipse(0, 0, 4.6, 1.7)) if k % 2 else ribbon([(-6, 0), (6, 0)],
                [3.2])
            canvas.fill(shape, ["#e0c890", "#8a6c44"], alpha=alpha, edge=0.04, wobble=0.1, detail=0.75)


def _cannon(canvas: Canvas) -> None:
    """A bronze gun barrel pointing left, origin trunnion, 150 long."""
    look = dict(edge=0.06, wobble=0.2, detail=0.8)
    barrel = union(smooth([(-92, -17, 1), (-20, -22), (44, -27), (56, -20), (60, 0), (56, 20), (44, 27), (-20, 22),
        (-92, 17, 1)]), rect(-100, -22, 16, 44, 5), ellipse(70, 0, 11, 9), rect(-34, -25, 9, 50, 3),
        rect(16, -28, 9, 56, 3))
    canvas.fill(barrel, ["#9aa2a0", "#5c666a", "#2c343a"], form=0.9, radius=18, light=(-0.2, -0.85, 0.4),
        rim=("#f4f0e4", 2.2, 0.8), **look)
    canvas.fill(ellipse(-98, 0, 7, 15), "#1c2228", **look)
    canvas.fill(ellipse(0, 4, 9), ["#8a9294", "#3a4248"], form=0.7, radius=6, **look)


def _crown(canvas: Canvas) -> None:
    """An old crown, worn and heavy: the far points are seen inside the ring; origin its foot, 40 wide."""
    look = dict(edge=0.04, wobble=0.15, detail=0.9, grain=0.1, texture=0.01)
    far = smooth([(-19, -14, 1), (-14, -30, 1), (-8, -17, 1), (0, -32, 1), (8, -17, 1), (14, -30, 1), (19, -14, 1), (0, -8)])
    canvas.fill(far, ["#8a6a34", "#4a3420"], form=0.4, radius=4, **look)
    canvas.fill(ellipse(0, -10, 19, 6), "#5a2430", **look)
    canvas.fill(ellipse(0, -13, 14, 7), ["#8a3040", "#5a1c2c"], form=0.7, radius=7, **look)
    near = smooth([(-20, -12, 1), (-25, -32, 1), (-13, -16, 1), (-9, -34, 1), (0, -14, 1), (10, -34, 1), (13, -16, 1), (25, -32, 1),
        (20, -12, 1), (18, 4), (0, 9), (-18, 4)])
    band = canvas.fill(near, [(0, "#f6e2a4"), (0.4, "#c8a04e"), (1, "#5f4424")], gradient=((-22, -26), (20, 8)), form=0.7, radius=8,
        rim=("#fff8dc", 1.2, 0.8), **look)
    canvas.line([(-20, -8), (0, -2), (20, -8)], [1, 1.6, 1], "#5f4424", 0.7, clip=band, wobble=0)
    canvas.line([(-19, 1), (0, 6), (19, 1)], [1.4, 2, 1.4], "#f6e2a4", 0.7, clip=band, wobble=0)
    for x, y in ((-25, -33), (-9, -35), (10, -35), (25, -33)):
        canvas.fill(ellipse(x, y, 2.4), ["#fff2c8", "#a8843c"], form=0.8, radius=2, **look)
    for x, y in ((-12, -2), (0, 1), (12, -2)):
        canvas.fill(ellipse(x, y, 2.2, 2.8), "#7a2434", form=0.6, radius=2, **look)


def _heap(canvas: Canvas) -> None:
    """Coins, bars, guns, crowns."""
    look = dict(edge=0.06, wobble=0.2, detail=0.8)
    random = dice(12)
    x0, y0 = PANS[0]
    with canvas.at(x0 + 42, y0 - 66, 0.8, 28):
        _cannon(canvas)
    with canvas.at(x0 - 18, y0 - 76, 0.86, -20):
        _cannon(canvas)
    for dx, dy, size, turn in ((4, -46, 1.9, -9), (64, -20, 1.2, 34)):
        with canvas.at(x0 + dx, y0 + dy, size, turn):
            _crown(canvas)
    for k in range(150):  # coins heaped
        t = random.random()
        x = x0 + (random.random() - 0.5) * 176 * (1 - 0.6 * t)
        y = y0 + 8 - 50 * t * (1 - abs(x - x0) / 120)
        canvas.fill(ellipse(x, y, 11, 5.4, random.random() * 50 - 25), ["#fff0b8", "#d8b468", "#8a6a38"], form=0.6,
            radius=3, rim=("#fff8dc", 1.2, 0.8), **look)
    for x, y, turn in ((x0 - 52, y0 - 18, -12), (x0 + 50, y0 - 14, 10), (x0 + 6, y0 - 40, 3)):  # bars
        with canvas.at(x, y, 1, turn):
            canvas.fill(poly([(-28, 0), (28, 0), (22, -18), (-22, -18)]), ["#f4dc98", "#b8924c", "#6a4e2c"],
                form=0.6, radius=6, rim=("#fffae0", 2, 0.9), **look)
    # a sceptre
    canvas.line([(x0 - 30, y0 - 10), (x0 + 20, y0 - 104), (x0 + 46, y0 - 152)], [5, 5, 4], ["#f4dc98", "#8a6a38"],
        form=0.6, radius=2, detail=0.8)
    canvas.fill(ellipse(x0 + 49, y0 - 158, 9), ["#fff6d8", "#d8b458"], form=0.7, radius=6, **look)


def knitted_shoe(canvas: Canvas) -> None:
    """A baby's bootee with a ribbon, toe to the left; origin sole, 70 long."""
    look = dict(edge=0.12, wobble=0.25, detail=0.92)
    blue = "#3a6ea5"
    light = (-0.35, -0.85, 0.4)
    canvas.fill(ellipse(0, 4, 46, 8), "#3a2c20", alpha=0.55, soft=4)
    path = smooth([(-40, 2), (-46, -10), (-38, -26), (-18, -32), (0, -36), (4, -56), (38, -58), (42, -30), (42, 0),
        (20, 6), (-20, 6)])
    wool = canvas.fill(path, ["#8ab8e4", blue, "#23466e"], gradient=((-20, -60), (30, 6)), form=0.9, radius=20,
        light=light, rim=("#fffdf0", 3, 0.95, light), **look)
    for row in range(10):
        y = -56 + row * 6.4
        for k in range(18):
            x = -48 + k * 5.6 + 2.8 * (row % 2)
            canvas.line([(x - 2.6, y - 2), (x, y + 3)], [1.8, 0.7], "#b8d8f4", 0.5, clip=wool, wobble=0)
            canvas.line([(x, y + 3), (x + 2.6, y - 2)], [0.7, 1.6], "#1c3a60", 0.45, clip=wool, wobble=0)
    cuff = canvas.fill(smooth([(0, -52), (4, -66), (22, -70), (40, -66), (44, -52), (22, -47)]),
        ["#fffdf4", "#e4dcc8", "#a8a494"], form=0.8, radius=8, light=light, rim=("#ffffff", 2, 0.9, light), **look)
    for k in range(9):
        canvas.line([(3 + k * 5, -50), (4 + k * 4.8, -66)], 1.2, "#a8a494", 0.6, clip=cuff, wobble=0)
    canvas.fill(ellipse(22, -66, 17, 4.6), "#2c3a4c", **look)
    for s, dx in ((-1, -2), (1, 2)):  # the bow
        canvas.fill(smooth([(6, -38), (6 + s * 12 - 4, -50), (6 + s * 20 - 6, -42), (6 + s * 14 - 4, -34)]),
            ["#fffdf4", "#d0ccc0"], form=0.7, radius=4, light=light, **look)
        canvas.line([(6, -38), (4 + s * 6, -28), (2 + s * 10 + dx, -18)], [3.4, 3, 2], "#f4f0e4", detail=0.92)
    canvas.fill(ellipse(6, -38, 4), "#fffdf4", form=0.6, radius=3, **look)
    canvas.glow(-4, -34, 84, "#fff8e0", 0.3, power=1.6)


GLANCE = (0.55, -0.72, 0.4)  # the light that comes off the shoe
SKIN = "#e2b092"


def _clerk(canvas: Canvas) -> None:
    """A clerk like a heron: long legs, a bent back, the neck stretched out to the low pan, one huge eye in the lens."""
    look = dict(edge=0.08, wobble=0.3, detail=0.85)
    rim = ("#fff6dc", 2.8, 0.9, GLANCE)
    coat = ["#7c8a9a", "#3c4856", "#20272f"]
    canvas.fill(ellipse(262, 884, 116, 13), "#2c343c", alpha=0.6, soft=7)
    for hip, knee, foot, tone in (((262, 728), (306, 794), (284, 868), "#2c3238"),
        ((238, 728), (262, 800), (216, 874), "#4c545e")):
        canvas.fill(ribbon([hip, knee, foot], [34, 20, 14]), [mix(tone, "#a8b4c0", 0.3), tone], form=0.8, radius=9,
            light=GLANCE, rim=rim, **look)
        x, y = foot
        canvas.fill(smooth([(x - 14, y + 6), (x - 12, y - 8), (x + 8, y - 6), (x + 34, y + 2), (x + 58, y + 6),
            (x + 54, y + 13), (x - 12, y + 13)]), ["#5a5048", "#1c1a1c"], form=0.8, radius=7, light=GLANCE, rim=rim,
            **look)
    far = ribbon([(340, 574), (380, 640), (408, 586)], [36, 27, 19])  # the arm with the lens
    canvas.fill(far, ["#66727f", "#323c48"], form=0.8, radius=12, light=GLANCE, rim=rim, **look)
    body = smooth([(322, 534), (282, 552), (244, 596), (218, 660), (206, 730), (182, 796), (158, 838, 1), (190, 842),
        (216, 812), (232, 830, 1), (252, 786), (272, 744), (296, 694), (326, 640), (352, 594), (358, 562),
        (348, 536)])
    jacket = canvas.fill(body, coat, gradient=((350, 560), (190, 780)), form=0.9, radius=32, light=GLANCE, rim=rim,
        grain=0.24, **look)
    canvas.line([(344, 570), (318, 634), (286, 700), (252, 784)], [1, 3, 2.4, 1], "#161c22", 0.7, clip=jacket)
    for points in ([(236, 622), (260, 640), (290, 640)], [(216, 690), (244, 704), (276, 696)],
        [(206, 746), (214, 782), (214, 812)]):
        canvas.line(points, [0.6, 3.4, 0.8], "#161c22", 0.5, clip=jacket, soft=0.6)
    canvas.fill(smooth([(330, 566), (356, 556), (354, 584), (336, 622), (326, 636), (326, 600)]),
        ["#fffaf0", "#c8c4b8"], form=0.5, radius=6, light=GLANCE, **look)
    with canvas.at(268, 664, 1, -28):  # the ledger under his arm, a ribbon hanging out
        canvas.shadow(rect(-36, -46, 66, 92, 3), "#12161a", -4, 7, 5, 0.5)
        canvas.fill(rect(-36, -46, 66, 92, 3), ["#b07850", "#7a4a36", "#4a2c24"], form=0.5, radius=7, light=GLANCE,
            rim=rim, **look)
        canvas.fill(rect(24, -42, 9, 84), ["#fff6e0", "#d0c4a8"], **look)
        for y in (-30, 26):
            canvas.line([(-36, y), (24, y)], 3, "#d8b468", 0.8, wobble=0.1)
        canvas.line([(0, 46), (4, 66), (-4, 82)], [5, 4, 3], "#a8343c", detail=0.85)
    near = ribbon([(304, 576), (244, 640), (284, 692)], [42, 33, 22])
    canvas.shadow(near, "#12161a", 3, 8, 5, 0.45, clip=jacket)
    canvas.fill(near, coat, gradient=((310, 570), (240, 680)), form=0.9, radius=15, light=GLANCE, rim=rim, **look)
    canvas.fill(ribbon([(280, 682), (290, 694)], [22, 20]), "#f4f0e4", form=0.5, radius=5, light=GLANCE, **look)
    with canvas.at(300, 702, 0.74, 30):
        grip(canvas, SKIN, light=GLANCE, rim="#fffaf0", old=0.6)
    canvas.fill(ribbon([(336, 562), (352, 536), (364, 516)], [30, 27, 30]), [SKIN, mix(SKIN, "#5a3a40", 0.5)],
        form=0.6, radius=9, light=GLANCE, **look)
    canvas.fill(ribbon([(318, 546), (340, 560), (362, 556)], [14, 17, 12]), ["#ffffff", "#d8d4c8"], form=0.6,
        radius=6, light=GLANCE, rim=rim, **look)
    with canvas.at(366, 492, 1.02, 12):
        _gaping(canvas)
    with canvas.at(412, 594, 0.7, -20):
        grip(canvas, SKIN, light=GLANCE, rim="#fffaf0", old=0.6)


def _gaping(canvas: Canvas) -> None:
    """His bald head from the side with the mouth open; origin mid skull, 108 high; the lens shows the eye behind it."""
    look = dict(edge=0.06, wobble=0.2, detail=0.92)
    crisp = dict(edge=0.02, wobble=0, detail=1, grain=0)
    warm = mix(SKIN, "#8a3a40", 0.5)
    face = canvas.fill(smooth([(-6, -50), (18, -47), (33, -33), (36, -16), (33, -8), (44, 4), (56, 17), (51, 24),
        (38, 24), (36, 27), (38, 33), (30, 36), (23, 48), (29, 58), (32, 65), (26, 74), (13, 73), (-2, 60), (-14, 46),
        (-28, 34), (-39, 14), (-40, -14), (-28, -38)]), [mix(SKIN, "#fff6e4", 0.35), SKIN, warm],
        gradient=((34, -30), (-30, 40)), form=0.75, radius=26, light=GLANCE, shade=mix(warm, canvas.ambient, 0.4),
        rim=("#fffaf0", 2.6, 0.9, GLANCE), grain=0.2, **look)
    canvas.fill(ellipse(16, -34, 11, 6, 30), "#fff8ea", alpha=0.6, soft=4, clip=face)
    canvas.fill(ellipse(20, 20, 12, 9), "#d8503f", alpha=0.4, soft=4, clip=face)
    canvas.fill(ellipse(48, 18, 8, 6), "#d8503f", alpha=0.45, soft=3, clip=face)
    canvas.fill(smooth([(38, 33), (24, 36), (15, 47), (20, 58), (34, 60), (46, 48)]), ["#2c0810", "#7a2028"],
        clip=face, **crisp)
    canvas.fill(ellipse(27, 56, 9, 5, -10), "#c8585a", clip=face, **crisp)
    for line in ([(32, 25), (14, 32), (8, 52)], [(6, -28), (18, -30), (28, -26)], [(8, -22), (19, -24), (29, -20)],
        [(0, 58), (8, 64), (16, 66)]):
        canvas.line(line, [0.4, 1.8, 0.4], warm, 0.7, clip=face, wobble=0.1)
    canvas.fill(ellipse(-10, 6, 9, 13, 12), [SKIN, warm], form=0.6, radius=6, light=GLANCE, rim=("#fffaf0", 1.4, 0.7),
        **look)
    canvas.fill(ellipse(-9, 7, 4, 7, 12), warm, alpha=0.8, soft=1.6)
    tufts = [ribbon([(-14 - 3 * k, 18 - 10 * k), (-34 - 4 * (k % 2), 20 - 9 * k), (-50 - 5 * (k % 3), 26 - 13 * k)],
        [15, 14, 1]) for k in range(4)]
    canvas.fill(union(*tufts, ellipse(-20, 16, 12, 16, 20)), ["#ffffff", "#dcdad4", "#9a9ca0"], form=0.8, radius=8,
        light=GLANCE, rim=("#ffffff", 2, 0.9, GLANCE), **look)
    canvas.fill(ribbon([(14, -14), (24, -23), (36, -20)], [3, 7, 2]), ["#ffffff", "#c8c6c2"], form=0.6, radius=3,
        **look)
    canvas.line([(26, -4), (4, -4), (-8, 0)], 2.4, "#3a2c20", wobble=0, detail=1)
    with canvas.at(9, -11, 0.94):
        canvas.line([(62, 40), (62, 70), (58, 112)], [9, 8, 10], ["#8a5c3c", "#4a2c20"], form=0.7, radius=4, wobble=0,
            detail=0.95)
        lens = canvas.fill(ellipse(46, 2, 35, 36), [mix(SKIN, "#ffffff", 0.3), SKIN, mix(SKIN, "#8a3a40", 0.25)],
            gradient=((30, -30), (60, 36)), **crisp)
        canvas.fill(minus(ellipse(46, 3, 29, 29), ellipse(46, 3, 25, 25)), "#3a2c20", clip=lens, **crisp)
        eye = canvas.fill(ellipse(48, 4, 22, 21), ["#ffffff", "#e4ecf0"], clip=lens, **crisp)
        canvas.fill(ellipse(56, 7, 12.5), ["#2c5a8a", "#6aa0d0"], clip=eye, **crisp)
        canvas.fill(ellipse(57.5, 8, 7), "#10141c", clip=eye, **crisp)
        canvas.fill(ellipse(53, 3, 3.4), "#ffffff", **crisp)
        canvas.line([(26, 6), (34, -12), (48, -18), (62, -14), (70, 4)], [1, 3, 3.4, 3, 1], warm, 0.9, wobble=0,
            clip=lens, detail=1)
        canvas.fill(smooth([(20, -16), (32, -28), (46, -29), (30, -14), (22, 0)]), "#ffffff", alpha=0.55, clip=lens,
            **crisp)
        canvas.fill(minus(ellipse(46, 2, 39, 40), ellipse(46, 2, 33.5, 34.5)), BRASS, form=0.8, radius=3,
            light=GLANCE, rim=("#fffdf0", 1.6, 0.9, GLANCE), **crisp)


def _dust(canvas: Canvas) -> None:
    random = dice(5)
    for _ in range(60):
        t = random.random()
        x, y = 300 + 190 * t + (random.random() - 0.5) * 160, 200 + 560 * t
        canvas.fill(ellipse(x, y, 0.6 + 1.2 * random.random()), "#fffdf0", alpha=0.3 + 0.5 * random.random(), edge=0,
            wobble=0, detail=0.9)
