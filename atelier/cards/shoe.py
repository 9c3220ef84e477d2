"""On huge scales a heap of crowns, coins and cannons goes up, for one knitted baby shoe weighs more."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.gestures import grip
from atelier.motifs.objects import crown
from atelier.motifs.portraits import Head, head
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
    light_pools(canvas, [(300, 200, 260, "#fffaf0", 0.9), (490, 590, 170, "#fff4dc", 0.95),
        (400, 800, 220, "#fff0d4", 0.4, 0.5)], "#8f989c", noise=0.06)
    brush.background(canvas, radii=(10, 5, 3), impasto=0.07)
    _shaft(canvas)
    _column(canvas)
    _pan(canvas, *LEFT, *PANS[0], back=True)
    _heap(canvas)
    _pan(canvas, *LEFT, *PANS[0], back=False)
    _pan(canvas, *RIGHT, *PANS[1], back=True)
    with canvas.at(500, 598, 1.28):
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
    for x0, x1, w, alpha in ((250, 430, 60, 0.22), (300, 500, 80, 0.28), (350, 560, 60, 0.24)):
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


def _heap(canvas: Canvas) -> None:
    """Coins, bars, guns, crowns."""
    look = dict(edge=0.06, wobble=0.2, detail=0.8)
    random = dice(12)
    x0, y0 = PANS[0]
    with canvas.at(x0 + 42, y0 - 66, 0.8, 28):
        _cannon(canvas)
    with canvas.at(x0 - 18, y0 - 76, 0.86, -20):
        _cannon(canvas)
    for k in range(150):  # coins heaped
        t = random.random()
        x = x0 + (random.random() - 0.5) * 176 * (1 - 0.6 * t)
        y = y0 + 8 - 66 * t * (1 - abs(x - x0) / 120)
        canvas.fill(ellipse(x, y, 11, 5.4, random.random() * 50 - 25), ["#fff0b8", "#d8b468", "#8a6a38"], form=0.6,
            radius=3, rim=("#fff8dc", 1.2, 0.8), **look)
    for x, y, turn in ((x0 - 52, y0 - 18, -12), (x0 + 50, y0 - 14, 10), (x0 + 6, y0 - 40, 3)):  # bars
        with canvas.at(x, y, 1, turn):
            canvas.fill(poly([(-28, 0), (28, 0), (22, -18), (-22, -18)]), ["#f4dc98", "#b8924c", "#6a4e2c"],
                form=0.6, radius=6, rim=("#fffae0", 2, 0.9), **look)
    with canvas.at(x0 + 2, y0 - 92, 1.75, -7):
        crown(canvas, 1, "#e8c468")
    with canvas.at(x0 + 62, y0 - 48, 1.15, 24):
        crown(canvas, 1, "#d8b458")
    with canvas.at(x0 - 68, y0 - 30, 1.0, -30):
        crown(canvas, 1, "#d8b458")
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


def _clerk(canvas: Canvas) -> None:
    """A long thin clerk on tiptoe at the low pan, lens before his eye."""
    look = dict(edge=0.08, wobble=0.3, detail=0.85)
    light = (0.5, -0.75, 0.4)
    rim = ("#fffaf0", 2.4, 0.85, light)
    coat, skin = "#43505e", "#dcae90"
    canvas.fill(ellipse(352, 868, 64, 10), "#3a444c", alpha=0.55, soft=6)
    for p, fx in (([(346, 756), (338, 812), (330, 858)], 338), ([(362, 756), (372, 812), (366, 858)], 376)):
        canvas.fill(ribbon(p, [28, 20, 15]), ["#6a7078", "#33383f"], form=0.7, radius=9, light=light, **look)
        canvas.fill(smooth([(fx - 18, 856), (fx + 4, 852), (fx + 26, 864), (fx + 24, 870), (fx - 18, 870)]),
            ["#4a4440", "#1c1a1c"], form=0.7, radius=6, light=light, **look)
    tails = smooth([(330, 664), (314, 720), (304, 800, 1), (322, 806), (340, 770), (366, 768), (392, 776, 1),
        (392, 710), (390, 664)])
    jacket = canvas.fill(union(tails, smooth([(352, 646), (328, 664), (324, 720), (392, 724), (398, 672),
        (384, 648)])), ["#8a98a4", coat, "#2f3842"], form=0.85, radius=24, light=light, rim=rim, **look)
    canvas.line([(384, 662), (380, 710), (388, 770)], [1, 2, 1.4], "#242c34", 0.8, clip=jacket)
    canvas.fill(smooth([(376, 652), (394, 656), (390, 700), (380, 706)]), ["#fffaf0", "#c8c4b8"], form=0.4, radius=5,
        **look)
    canvas.fill(smooth([(384, 656), (396, 650), (400, 662), (390, 666)]), "#3a6ea5", **look)  # bow tie
    with canvas.at(306, 706, 1, 8):  # the ledger under his arm
        canvas.fill(rect(-10, -44, 40, 66, 3), ["#8a5c44", "#4a3028"], form=0.5, radius=6, light=light, **look)
        canvas.fill(rect(-6, -46, 34, 6), "#f0e8d4", **look)
    canvas.fill(ribbon([(338, 672), (322, 708), (338, 734)], [32, 27, 20]), ["#7a8894", coat, "#33404c"], form=0.8,
        radius=12, light=light, rim=rim, **look)
    with canvas.at(338, 738, 0.62, 100):
        grip(canvas, skin, light=light, rim="#fffaf0")
    with canvas.at(368, 604, 0.76, 10):
        canvas.fill(ribbon([(0, 44), (2, 66)], [26, 30]), mix(skin, "#5a3a40", 0.4), **look)
        head(canvas, Head(skin=skin, hair="#b8b4ac", style="bald", age=0.72, width=0.92, turn=0.55, mouth="open",
            eyes="wide", nose="hooked", brow=-1.0, glasses=True), light=light, rim="#fffaf0", glow=0.8)
    # the lens
    canvas.fill(ribbon([(372, 672), (412, 690), (428, 646)], [30, 25, 18]), ["#8a98a4", coat], form=0.8, radius=11,
        light=light, rim=rim, **look)
    canvas.line([(432, 640), (434, 618), (436, 600)], [7, 6, 5], ["#7a5438", "#3a2820"], form=0.6, radius=3,
        detail=0.9, wobble=0)
    canvas.fill(ellipse(438, 574, 26, 27), "#dcecf0", alpha=0.5, edge=0.02, wobble=0, detail=0.95)
    canvas.fill(smooth([(420, 556), (432, 549), (444, 550), (428, 562)]), "#ffffff", alpha=0.8, edge=0.02, wobble=0,
        detail=0.95)
    canvas.fill(minus(ellipse(438, 574, 28, 29), ellipse(438, 574, 24, 25)), BRASS, form=0.7, radius=3, edge=0.02,
        wobble=0, detail=0.95)
    with canvas.at(432, 644, 0.62, -8):
        grip(canvas, skin, light=light, rim="#fffaf0")


def _dust(canvas: Canvas) -> None:
    random = dice(5)
    for _ in range(60):
        t = random.random()
        x, y = 300 + 190 * t + (random.random() - 0.5) * 160, 200 + 560 * t
        canvas.fill(ellipse(x, y, 0.6 + 1.2 * random.random()), "#fffdf0", alpha=0.3 + 0.5 * random.random(), edge=0,
            wobble=0, detail=0.9)
