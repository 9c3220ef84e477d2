"""Up a narrow courtyard the washing lines carry pieces of sky; our own arms peg out a bright morning."""

import itertools
import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs import sculpt
from atelier.noise import dice
from atelier.paths import along, ellipse, placed, poly, rect, smooth, spline, union
from atelier.space import Room

CARD = Card(
    id="laundry",
    palette="mint-coral",
    composition="worm's eye",
    setting="house",
    mood="joy",
    themes=("home", "weather", "work", "choice"),
    hero="sky laundry",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=311,
    grading=dict(contrast=1.08, vignette=0.3, warm=0.04, shadows="#17403c"),
)

MINT, PALE, CREAM, CORAL, DEEP = "#6fb7a0", "#cdebdd", "#fff4e3", "#f0705a", "#17403c"
WELL = Room(306, 330)
HALF_X, HALF_Y = 330, 400
CRISP = dict(edge=0.1, wobble=0.2, detail=0.86)


def draw(canvas: Canvas) -> None:
    """Paint the well of the courtyard, the lines from far to near, then the arms that reach up from where we stand."""
    canvas.set_light((-0.3, -0.7, 0.55), ambient="#1c3a40", key="#fff6dc")
    _well(canvas)
    brush.background(canvas, radii=(12, 6, 3))
    canvas.glow(306, 330, 190, "#fffbe8", 0.5, power=1.4)
    _lines(canvas)
    _morning(canvas)
    _arms(canvas)


def _well(canvas: Canvas) -> None:
    """Four walls run up to a small bright sky."""
    canvas.sky([(0, "#fffaf0"), (0.4, "#d8f2e4"), (1, "#8fd0c0")], focus=(306, 330, 200))
    near, far = 0.5, 3.7
    walls = (
        ("left", ((-1, -1), (-1, 1)), ["#a8453c", "#e88a70"], (0, 330), (200, 330)),
        ("right", ((1, -1), (1, 1)), ["#5a9a8a", "#a8dcc8"], (600, 330), (400, 330)),
        ("top", ((-1, -1), (1, -1)), ["#8a5a4c", "#e8c0a0"], (300, 0), (300, 220)),
        ("bottom", ((-1, 1), (1, 1)), ["#2c5a54", "#7cc0aa"], (300, 900), (300, 440)),
    )
    for name, ((ax, ay), (bx, by)), colours, start, end in walls:
        quad = WELL.quad((ax * HALF_X, ay * HALF_Y, near), (bx * HALF_X, by * HALF_Y, near),
            (bx * HALF_X, by * HALF_Y, far), (ax * HALF_X, ay * HALF_Y, far))
        wall = canvas.fill(quad, colours, gradient=(start, end), texture=0.015, grain=0.12, edge=0.1)
        canvas.fill(quad, "#12302e", alpha=0.35, clip=wall, fade=(start, end), edge=0)
        floors = [0.74, 1.0, 1.34, 1.8, 2.4, 3.1]
        for i, z in enumerate(floors):
            canvas.line([WELL(ax * HALF_X, ay * HALF_Y, z * 0.9), WELL(bx * HALF_X, by * HALF_Y, z * 0.9)],
                7 / z, mix(colours[1], "#fff4e3", 0.35), 0.8, wobble=0.2)
            for k in (-0.62, 0.0, 0.62):
                if name == "bottom" and i < 2:
                    continue
                _hole(canvas, (ax, ay), (bx, by), k, z, z * 1.17, (i * 5 + int(k * 3) + len(name)) % 4)
    for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        canvas.line([WELL(x * HALF_X, y * HALF_Y, near), WELL(x * HALF_X, y * HALF_Y, far)], [7, 1.5],
            "#1c3a38", 0.6, wobble=0.2)
    rim = [WELL(-HALF_X, -HALF_Y, far), WELL(HALF_X, -HALF_Y, far), WELL(HALF_X, HALF_Y, far),
        WELL(-HALF_X, HALF_Y, far), WELL(-HALF_X, -HALF_Y, far)]
    for a, b in itertools.pairwise(rim):
        canvas.line([a, b], 4, "#b8604c", 0.9, wobble=0.2)


def _hole(canvas: Canvas, a: tuple, b: tuple, k: float, z0: float, z1: float, mood: int) -> None:
    """One window of a wall, from k on its width and between two heights, with shutters or flowers."""

    def spot(t: float, z: float) -> tuple[float, float]:
        s = (t + 1) / 2
        return WELL((a[0] + (b[0] - a[0]) * s) * HALF_X * 0.995, (a[1] + (b[1] - a[1]) * s) * HALF_Y * 0.995,
            z)

    w = 0.13
    quad = lambda t0, t1, y0, y1: poly([spot(t0, y0), spot(t1, y0), spot(t1, y1), spot(t0, y1)])
    canvas.fill(quad(k - w - 0.02, k + w + 0.02, z0 * 0.985, z1 * 1.02), "#fff0dc", alpha=0.8, edge=0.1,
        wobble=0.2)
    canvas.fill(quad(k - w, k + w, z0, z1), "#ffd88a" if mood == 0 else "#2c4a4c", edge=0.1, wobble=0.2)
    canvas.line([spot(k, z0), spot(k, z1)], 1.6 / z0, "#fff0dc", 0.8, wobble=0)
    if mood in (1, 2):
        colour = "#3f8f80" if mood == 1 else "#c8543f"
        for t0, t1 in ((k - w * 1.9, k - w), (k + w, k + w * 1.9)):
            canvas.fill(quad(t0, t1, z0, z1), [mix(colour, "#ffffff", 0.2), colour], form=0.3, radius=4,
                edge=0.1, wobble=0.2)
    if mood == 3:
        x0, y0 = spot(k - w, z0)
        x1, y1 = spot(k + w, z0)
        for i in range(6):
            t = i / 5
            canvas.fill(ellipse(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 7 / z0),
                ("#f0705a", "#3f8f5a", "#fff4e3")[i % 3], edge=0.3)


def _rope(canvas: Canvas, left: tuple, right: tuple, sag: float, width: float = 2) -> list:
    """A washing line; gives its points."""
    points = [left, ((left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + sag), right]
    canvas.line(points, width, "#fff6e4", 0.95, wobble=0.1, detail=0.8)
    return points


def _pegs(canvas: Canvas, *places: tuple[float, float], size: float = 1) -> None:
    for x, y in places:
        canvas.fill(rect(x - 2.4 * size, y - 7 * size, 4.8 * size, 15 * size, 1.5), ["#f4c890", "#a8683c"],
            form=0.6, radius=2, **CRISP)


def _cloth(canvas: Canvas, path, colours: list, gradient: tuple, fold: list) -> Mask | None:
    """A piece of washing with a sky on it: light, folds, a bright hem."""
    canvas.shadow(path, "#0c2a2c", 10, 16, 12, 0.35)
    return canvas.fill(path, colours, gradient=gradient, form=0.35, radius=16, rim=("#ffffff", 2, 0.7),
        grain=0.15, texture=0.02, mottle=0.03, **CRISP)


def _folds(canvas: Canvas, mask: Mask, lines: list, dark: str, wide: float = 1.0,
    depth: float = 0.34) -> None:
    for points in lines:
        canvas.line(points, [6 * wide, 20 * wide, 12 * wide], dark, depth, clip=mask, soft=7 * wide)
        canvas.line([(x - 16 * wide, y) for x, y in points], [4 * wide, 14 * wide, 8 * wide], "#ffffff", 0.2,
            clip=mask, soft=6 * wide)


def _lines(canvas: Canvas) -> None:
    random = dice(6)
    _rope(canvas, (222, 296), (392, 290), 6, 1.2)  # far and tiny: snow in a pillowcase, socks of dusk
    snow = _cloth(canvas, smooth([(240, 300, 1), (278, 300, 1), (280, 336), (260, 332), (240, 338)]),
        ["#dfeaf2", "#b8cbdc"], ((0, 300), (0, 338)), [])
    for _ in range(16):
        canvas.fill(ellipse(242 + 36 * random.random(), 302 + 32 * random.random(), 1.4), "#ffffff",
            clip=snow, edge=0, detail=0.9)
    for x in (316, 336):
        _cloth(canvas, smooth([(x, 299, 1), (x + 12, 298, 1), (x + 11, 318), (x + 22, 326), (x + 14, 333),
            (x + 1, 326)]), ["#f6b08a", "#7a4a8c"], ((0, 298), (0, 334)), [])
    _stars(canvas, random)
    _rain(canvas, random)
    _sunset(canvas)


def _stars(canvas: Canvas, random) -> None:
    """A big sheet of night across the upper well."""
    _rope(canvas, (58, 96), (560, 60), 26, 2)
    path = smooth([(110, 104, 1), (250, 106), (392, 88, 1), (410, 150), (394, 206), (412, 252), (380, 262),
        (330, 244), (270, 264), (206, 248), (150, 268), (108, 252), (122, 200), (104, 150)])
    mask = _cloth(canvas, path, [(0, "#0e1a44"), (0.5, "#24366c"), (1, "#54508c")], ((0, 90), (0, 265)), [])
    canvas.line([(110, 240), (200, 180), (300, 160), (410, 110)], [20, 46, 50, 24], "#8a9ad8", 0.35,
        clip=mask, soft=10)
    for _ in range(90):
        x, y = 105 + 305 * random.random(), 95 + 170 * random.random()
        canvas.fill(ellipse(x, y, 0.7 + 1.4 * random.random() ** 3), "#fff6dc", clip=mask, edge=0, wobble=0,
            grain=0, detail=0.95)
    for x, y in ((160, 150), (330, 132), (250, 214), (372, 220)):
        for turn in (0, 90):
            canvas.fill(placed(poly([(-9, 0), (0, -1.4), (9, 0), (0, 1.4)]), x, y, 1, turn), "#fffbe8",
                clip=mask, edge=0, wobble=0, grain=0, detail=1)
        canvas.glow(x, y, 16, "#fff3c8", 0.5)
    _folds(canvas, mask, [[(170, 106), (160, 180), (172, 250)], [(260, 104), (268, 180), (256, 256)],
        [(340, 96), (334, 170), (346, 244)]], "#060c24")
    _pegs(canvas, (116, 104), (250, 108), (388, 90), size=1.2)


def _rain(canvas: Canvas, random) -> None:
    """A shirt of rain that drips."""
    _rope(canvas, (16, 330), (300, 420), 18, 2.2)
    with canvas.at(132, 372, 1.02, 13):
        shirt = smooth([(-42, 0, 1), (-16, 4), (0, 12), (16, 4), (42, 0, 1), (84, 30), (104, 70), (78, 84),
            (56, 56), (58, 110), (62, 160), (30, 168), (0, 160), (-32, 170), (-60, 160), (-54, 110),
            (-54, 56), (-76, 86), (-102, 70), (-82, 30)])
        mask = _cloth(canvas, shirt, [(0, "#7c8ea0"), (0.5, "#546a80"), (1, "#38506a")], ((0, 0), (0, 170)),
            [])
        for x, y, r in ((-30, 34, 26), (4, 28, 32), (36, 38, 24), (-62, 52, 16), (70, 54, 16)):
            canvas.fill(ellipse(x, y, r, r * 0.6), "#a8b8c4", alpha=0.8, soft=5, clip=mask)
        for _ in range(46):
            x, y = -56 + 112 * random.random(), 54 + 100 * random.random()
            canvas.line([(x, y), (x - 4, y + 14)], [0.4, 1.6], "#cfe4f4", 0.85, clip=mask, wobble=0,
                detail=0.9)
        _folds(canvas, mask, [[(-30, 60), (-26, 110), (-34, 160)], [(22, 60), (26, 110), (20, 160)]],
            "#1c2c40")
        canvas.line([(0, 14), (2, 90), (0, 158)], 1.6, "#2c4058", 0.6, clip=mask, wobble=0.1)
        for y in (40, 70, 100, 130):
            canvas.fill(ellipse(1, y, 2.6), "#e8f0f4", edge=0, detail=1)
        for _ in range(16):
            x, y = -52 + 104 * random.random(), 172 + 70 * random.random()
            canvas.fill(spline([(x, y - 7, 1), (x + 2.6, y), (x, y + 3), (x - 2.6, y)]), "#bfe0f4", alpha=0.9,
                edge=0.05, wobble=0, detail=0.95)
        _pegs(canvas, (-40, 2), (40, 2), size=1.1)


def _sunset(canvas: Canvas) -> None:
    """Trousers of evening."""
    _rope(canvas, (604, 268), (322, 402), 14, 2.2)
    with canvas.at(482, 330, 1.04, -24):
        legs = smooth([(-46, 0, 1), (46, 0, 1), (54, 60), (66, 130), (74, 190), (34, 200), (22, 130), (4, 72),
            (-12, 132), (-30, 206), (-70, 196), (-58, 130), (-50, 60)])
        mask = _cloth(canvas, legs, [(0, "#5a3a78"), (0.3, "#c8546c"), (0.6, "#f48a54"), (0.85, "#ffd07a"),
            (1, "#fff0b8")], ((0, 0), (0, 200)), [])
        for y, w in ((50, 3), (84, 5), (112, 4), (146, 6)):
            canvas.line([(-70, y + 6), (-10, y - 3), (70, y + 2)], [1, w, 1], "#7a3a6c" if y < 100
                else "#f0704a", 0.55, clip=mask, wobble=0.5)
        hill = smooth([(-80, 206), (-60, 180), (-30, 186), (0, 176), (40, 184), (80, 170), (90, 210)])
        canvas.fill(hill, "#4a2450", alpha=0.85, clip=mask, edge=0.2)
        _folds(canvas, mask, [[(-24, 10), (-30, 90), (-48, 190)], [(24, 10), (36, 90), (52, 190)]], "#3a1440")
        canvas.line([(-46, 8), (0, 12), (46, 8)], 3, "#3a2450", 0.6, clip=mask)
        _pegs(canvas, (-42, 2), (42, 2), size=1.1)


def _morning(canvas: Canvas) -> None:
    """The bright sheet being pegged out: a dawn that lights the whole yard."""
    _rope(canvas, (-10, 556), (620, 540), 22, 3)
    path = smooth([(96, 566, 1), (200, 578), (330, 580), (470, 562, 1), (492, 640), (476, 720), (500, 800), (484, 920, 1),
        (300, 930), (80, 920, 1), (96, 820), (76, 740), (92, 650)])
    canvas.glow(290, 720, 360, "#fff0b8", 0.45)
    mask = _cloth(canvas, path, [(0, "#86cbee"), (0.3, "#c4ecf0"), (0.55, "#fff6d8"), (0.74, "#ffdc8a"),
        (0.86, "#ffb48a"), (1, "#f08a7a")], ((0, 570), (0, 900)), [])
    for k in range(13):  # rays spread from behind the hills
        a = math.pi * (1.06 + 0.88 * k / 12)
        canvas.fill(poly([(286, 838), (286 + 360 * math.cos(a - 0.035), 838 + 360 * math.sin(a - 0.035)),
            (286 + 360 * math.cos(a + 0.035), 838 + 360 * math.sin(a + 0.035))]), "#fffbe0", alpha=0.32,
            soft=5, edge=0, clip=mask, blend="screen")
    for points, c in (([(60, 840), (140, 812), (220, 832), (300, 808), (380, 828), (510, 806), (510, 930),
            (60, 930)], "#7cb88a"), ([(60, 872), (160, 852), (270, 868), (380, 846), (510, 862), (510, 930),
            (60, 930)], "#3f8f6a")):
        canvas.fill(smooth(points), c, clip=mask, edge=0.2)
    for x, y in ((204, 842), (219, 840), (352, 836)):
        canvas.fill(union(ellipse(x, y - 10, 7, 9), rect(x - 1, y - 4, 2, 8)), "#2c6a50", clip=mask, edge=0.2)
    _folds(canvas, mask, [[(170, 580), (158, 700), (176, 890)], [(290, 584), (300, 720), (284, 890)],
        [(400, 580), (392, 720), (410, 886)]], "#7ab0b8", 1.3, 0.22)
    canvas.glow(286, 820, 150, "#fffbe0", 0.6)
    _pegs(canvas, (300, 574), size=1.9)


def _arms(canvas: Canvas) -> None:
    """Two arms from below, near and large, the hands on the line: one holds the hem, one presses a peg."""
    skin, light = sculpt.flesh("#c98a62", "#3a1826", "#ffeccc"), (-0.1, -0.72, 0.55)
    for x, y, turn, mirror, way, pose in (
        (58, 684, 20, True, ((0, 30), (-10, 150), (-30, 320)), dict(curl=((30, 34, 14), (36, 42, 22), (46, 52, 28),
            (54, 58, 30)), splay=(-8, 1, 7, 14), pinch=0, view=sculpt.turned(10, -30, 0))),
        (526, 668, -20, False, ((0, 30), (16, 150), (40, 320)), dict(curl=((34, 36, 16), (30, 32, 16), (34, 38, 20),
            (38, 42, 22)), splay=(-10, 3, 12, 22), pinch=0, view=sculpt.turned(10, 36, 0)))):
        with canvas.at(x, y, 1.08, turn):
            groups, places = sculpt.hand(arm=150, mirror=mirror, wide=1.06, bulk=1.06, **pose)
            form = sculpt.model(canvas, groups, 15, 5)
            sculpt.cast_shadow(canvas, form, "#2a4a50", 16, 24, 12, 0.35)
            tip = places["tips"][0]
            with canvas.at(tip[0] + (8 if mirror else -8), tip[1] - 10, 1.5, -turn):
                _pegs(canvas, (0, -2), size=1.5)
            mask = sculpt.lit(canvas, form, skin, light=light, rim=("#fff6d8", 2.2, 0.8, (-0.2 if mirror else -0.6, -0.8)))
            sculpt.nails(canvas, places, mask, "#f2c0a4")
            sleeve = sculpt.model(canvas, [[(way, [34, 62, 92])]], 4, 4)
            hem = canvas.mask(smooth([(-90, 96), (0, 84), (90, 96), (500, 110, 1), (500, 600, 1), (-500, 600, 1),
                (-500, 110, 1)]))
            canvas.line([(-60, 92), (0, 80), (60, 92)], [6, 18, 6], "#3a1020", 0.5, clip=mask, soft=5, grain=0, rough=0)
            coat = sculpt.lit(canvas, sleeve, [(0, "#5a1628"), (0.35, "#b03c40"), (0.65, CORAL), (1, "#ffb49c")],
                light=light, rim=("#fff0d0", 2.4, 0.6), clip=hem)
            with canvas.inside(Mask(coat.alpha * hem.window(coat.x, coat.y, coat.alpha.shape[1], coat.alpha.shape[0]),
                coat.x, coat.y)):
                _flowers(canvas, way)


def _flowers(canvas: Canvas, way: tuple) -> None:
    canvas.line([(-90, 102), (0, 90), (90, 102)], [4, 8, 4], "#fff4e3", 0.9, wobble=0.1)
    random = dice(15)
    for _ in range(40):
        t, side = random.random(), random.random() * 2 - 1
        x, y = along(way, t)
        x += side * (40 + 50 * t)
        for k in range(5):
            canvas.fill(ellipse(x + 5 * math.cos(k * 1.257), y + 5 * math.sin(k * 1.257), 3.8), "#fff4e3", alpha=0.9,
                edge=0.1, detail=0.85)
        canvas.fill(ellipse(x, y, 2.8), "#2c7a6c", edge=0, detail=0.85)
