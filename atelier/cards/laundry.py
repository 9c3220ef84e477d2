"""Up a narrow courtyard the washing lines carry pieces of sky; a woman pegs out a bright morning."""

import itertools
import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import ellipse, placed, poly, rect, ribbon, smooth, spline, union
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
    """Paint the well of the courtyard, the lines from far to near, then the woman at her window."""
    canvas.set_light((-0.3, -0.7, 0.55), ambient="#1c3a40", key="#fff6dc")
    _well(canvas)
    brush.background(canvas, radii=(12, 6, 3))
    canvas.glow(306, 330, 190, "#fffbe8", 0.5, power=1.4)
    _lines(canvas)
    _window(canvas)
    _morning(canvas)
    with canvas.at(440, 906, 1.34):
        _woman(canvas)
    _near_line(canvas)


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
        wall = canvas.fill(quad, colours, gradient=(start, end), texture=0.06, edge=0.1)
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


def _window(canvas: Canvas) -> None:
    """The near window in the lower wall from which she leans."""
    canvas.fill(poly([(268, 940), (300, 676), (590, 676), (622, 940)]), ["#fff0dc", "#c8a890"], form=0.5,
        radius=10, edge=0.1, detail=0.6)
    canvas.fill(poly([(296, 940), (322, 700), (566, 700), (594, 940)]), ["#ffce7a", "#b0643c", "#4a2a28"],
        gradient=("r", (440, 720), 230), edge=0.1, detail=0.5)
    for side, x in ((-1, 268), (1, 600)):
        shutter = poly([(x, 930), (x + side * -26 + (4 if side > 0 else 30), 676), (x + side * 40, 660),
            (x + side * 74, 930)])
        canvas.fill(shutter, ["#5aa592", "#2c6a60"], form=0.4, radius=8, edge=0.1, detail=0.6)
        for k in range(9):
            y = 690 + k * 26
            canvas.line([(x + side * 12, y + 6), (x + side * 50, y)], 3, "#1c4a44", 0.5, wobble=0.1)


def _morning(canvas: Canvas) -> None:
    """The bright sheet she pegs out: a dawn that lights the whole yard."""
    _rope(canvas, (-10, 566), (620, 574), 10, 3)
    path = smooth([(24, 572, 1), (180, 578), (336, 580, 1), (344, 640), (330, 700), (346, 764), (332, 826),
        (346, 880), (300, 868), (248, 892), (190, 866), (130, 890), (76, 862), (24, 878), (36, 800),
        (18, 730), (32, 650)])
    canvas.glow(180, 720, 330, "#fff0b8", 0.45)
    mask = _cloth(canvas, path, [(0, "#8ad0f0"), (0.3, "#c4ecf0"), (0.55, "#fff6d8"), (0.74, "#ffdc8a"),
        (0.86, "#ffb48a"), (1, "#f08a7a")], ((0, 575), (0, 885)), [])
    for k in range(13):  # rays spread from behind the hills
        a = math.pi * (1.06 + 0.88 * k / 12)
        canvas.fill(poly([(186, 838), (186 + 330 * math.cos(a - 0.035), 838 + 330 * math.sin(a - 0.035)),
            (186 + 330 * math.cos(a + 0.035), 838 + 330 * math.sin(a + 0.035))]), "#fffbe0", alpha=0.4,
            soft=4, edge=0, clip=mask, blend="screen")
    for points, c in (([(10, 850), (70, 822), (140, 838), (210, 816), (280, 836), (350, 820), (360, 900),
            (10, 900)], "#7cb88a"), ([(10, 872), (90, 852), (170, 866), (260, 846), (350, 862), (360, 900),
            (10, 900)], "#3f8f6a")):
        canvas.fill(smooth(points), c, clip=mask, edge=0.2)
    for x, y in ((84, 850), (98, 848), (258, 842)):
        canvas.fill(union(ellipse(x, y - 10, 7, 9), rect(x - 1, y - 4, 2, 8)), "#2c6a50", clip=mask, edge=0.2)
    _folds(canvas, mask, [[(90, 580), (78, 700), (96, 870)], [(182, 584), (192, 720), (178, 870)],
        [(268, 584), (260, 720), (276, 866)]], "#7ab0b8", 1.3, 0.2)
    canvas.glow(186, 820, 130, "#fffbe0", 0.6)
    _pegs(canvas, (30, 570), (130, 578), (236, 582), size=1.7)


def _woman(canvas: Canvas) -> None:
    """Broad, fifty, in curlers and a flowered housecoat, arms up to the line; origin at the sill."""
    skin, shade = "#d89a74", "#7a3c34"
    light = (-0.8, -0.3, 0.5)
    rim = ("#fff4cc", 2.4, 0.9, light)
    back = ribbon([(44, -118), (72, -170), (52, -232)], [48, 40, 26])
    canvas.fill(back, [mix(skin, "#ffe6c8", 0.15), skin, shade], form=0.85, radius=16, light=light, **CRISP)
    front = ribbon([(-60, -100), (-104, -140), (-100, -206), (-84, -238)], [56, 50, 38, 24])
    arm = canvas.fill(front, [mix(skin, "#ffe6c8", 0.3), skin, mix(skin, shade, 0.5)],
        gradient=((-130, -160), (-60, -150)), form=0.9, radius=20, light=light, rim=rim, grain=0.2, **CRISP)
    canvas.line([(-124, -160), (-106, -152), (-92, -158)], [0.6, 2.6, 0.6], shade, 0.6, clip=arm)
    sleeves = [smooth([(-40, -136), (-74, -140), (-98, -152), (-130, -128), (-118, -92), (-80, -60)]),
        smooth([(40, -136), (56, -160), (96, -146), (98, -110), (80, -70)])]
    body = smooth([(-44, -138), (-78, -118), (-96, -70), (-92, -20), (-100, 20), (104, 20), (96, -20),
        (98, -70), (80, -118), (44, -138), (0, -146)])
    coat = canvas.fill(union(body, *sleeves), ["#ff9a84", CORAL, "#a83c40"], gradient=((-90, -100), (90, 0)),
        form=0.85, radius=40, light=light, rim=rim, grain=0.2, **CRISP)
    random = dice(15)
    for _ in range(34):
        x, y = -90 + 180 * random.random(), -130 + 140 * random.random()
        for k in range(5):
            canvas.fill(ellipse(x + 3.4 * math.cos(k * 1.257), y + 3.4 * math.sin(k * 1.257), 2.5), "#fff4e3",
                alpha=0.85, clip=coat, edge=0.1, detail=0.85)
        canvas.fill(ellipse(x, y, 2), "#3f8f80", clip=coat, edge=0, detail=0.85)
    canvas.line([(-60, -66), (-20, -48), (0, -60), (20, -48), (64, -66)], [1, 5, 3, 5, 1], "#8a2c34", 0.5,
        clip=coat, soft=1.5)
    canvas.line([(0, -120), (2, -60), (0, 18)], 2.4, "#8a2c34", 0.6, clip=coat)
    canvas.line([(-76, -62), (-84, -88), (-70, -112)], [1, 4, 1], "#8a2c34", 0.6, clip=coat, soft=1)
    canvas.line([(76, -66), (80, -90), (70, -112)], [1, 4, 1], "#8a2c34", 0.6, clip=coat, soft=1)
    canvas.line([(-98, -152), (-118, -146), (-130, -128)], [3, 5, 3], "#fff4e3", 0.9, clip=coat)
    canvas.line([(56, -158), (80, -158), (97, -146)], [3, 5, 3], "#fff4e3", 0.9, clip=coat)
    canvas.fill(smooth([(-34, -140), (0, -104), (34, -140), (44, -128), (6, -88), (-6, -88), (-44, -128)]),
        ["#fff4e3", "#d8c0b0"], form=0.6, radius=6, light=light, **CRISP)
    canvas.fill(ribbon([(0, -150), (0, -126)], [50, 50]), [skin, mix(skin, shade, 0.15)], form=0.4, radius=16,
        light=light, **CRISP)
    head = smooth([(-44, -190), (-42, -166), (-30, -146), (-12, -134), (4, -132), (22, -138), (38, -152),
        (44, -176), (44, -200), (32, -226), (0, -236), (-32, -226)])
    face = canvas.fill(head, [mix(skin, "#fff0d8", 0.4), skin, mix(skin, shade, 0.55)],
        gradient=((-44, -200), (44, -160)), form=0.6, radius=26, light=light, rim=rim, grain=0.2, **CRISP)
    canvas.fill(smooth([(-45, -178), (-48, -206), (-40, -234), (0, -254), (40, -234), (48, -206), (45, -178),
        (38, -204), (0, -218), (-38, -204)]), ["#8a5638", "#4a2a20"], form=0.7, radius=10, light=light,
        rim=rim, **CRISP)
    for side in (-1, 1):
        canvas.fill(ellipse(side * 44, -178, 7, 11), skin, form=0.6, radius=5, light=light, **CRISP)
        canvas.fill(ellipse(side * 45, -163, 4), "#fbe08a", form=0.8, radius=3, **CRISP)
        canvas.fill(ellipse(side * 26, -170, 12, 9), "#e0604c", alpha=0.5, soft=4, clip=face)
        canvas.line([(side * 10 - 1, -190), (side * 18, -194), (side * 27, -189)], [0.8, 3, 0.8], "#2c1620",
            1, wobble=0, detail=1)
        canvas.line([(side * 9, -206), (side * 18, -209), (side * 29, -202)], [1, 3, 0.8], "#5a3424", 1,
            wobble=0, detail=1)
        canvas.line([(side * 30, -188), (side * 36, -185)], 1, shade, 0.7, wobble=0)
    canvas.fill(spline([(-4, -188), (3, -188), (9, -177), (1, -171), (-9, -176)]), mix(skin, "#fff0d8", 0.3),
        form=0.6, radius=5, light=light, **CRISP)
    canvas.line([(-8, -174), (0, -170), (7, -174)], [0.5, 1.8, 0.5], shade, 0.8, wobble=0)
    canvas.fill(smooth([(-18, -162), (0, -158), (18, -163), (10, -149), (-8, -148)]), "#8a2434", form=0.4,
        radius=4, **CRISP)
    canvas.line([(-15, -160), (0, -156.5), (15, -161)], [1, 4, 1], "#fffaf0", 1, wobble=0, detail=1)
    canvas.line([(-18, -140), (2, -136), (22, -142)], [0.5, 2.6, 0.5], shade, 0.5, clip=face)
    for x, y, turn in ((-42, -224, -44), (-26, -244, -24), (0, -252, 0), (26, -244, 24), (43, -222, 44),
        (-14, -234, -10), (14, -234, 10)):
        with canvas.at(x, y, 1, turn):
            canvas.fill(rect(-13, -9, 26, 18, 8), ["#fbd0c0", "#c86a7c"], form=0.9, radius=8, light=light,
                rim=rim, **CRISP)
            for k in (-6, 0, 6):
                canvas.line([(k - 1, -9), (k + 1, 0), (k - 1, 9)], [1, 2.6, 1], "#5a3424", 0.9, wobble=0.1,
                    detail=0.9)
    canvas.fill(ribbon([(-46, -204), (0, -224), (46, -204)], [6, 7, 6]), MINT, form=0.5, radius=3, **CRISP)
    for x, y, sx in ((-82, -246, 1), (48, -242, -1)):
        hand = union(ellipse(x, y, 13, 12), ribbon([(x - 4 * sx, y - 6), (x - 6 * sx, y - 22)], [8, 6]),
            ribbon([(x + 3 * sx, y - 8), (x + 2 * sx, y - 23)], [8, 6]),
            ribbon([(x + 9 * sx, y - 5), (x + 10 * sx, y - 18)], [7, 5]))
        canvas.fill(hand, [mix(skin, "#ffe6c8", 0.3), skin], form=0.8, radius=7, light=light, rim=rim,
            **CRISP)
    canvas.fill(rect(-104, -2, 214, 22, 4), ["#fff0dc", "#c8a890"], form=0.5, radius=8, edge=0.1, detail=0.7)


def _near_line(canvas: Canvas) -> None:
    _pegs(canvas, (326, 574), (504, 570), size=1.8)
    random = dice(33)
    for _ in range(40):
        x, y = 600 * random.random(), 900 * random.random()
        canvas.fill(ellipse(x, y, 0.7 + 1.2 * random.random() ** 2), "#fffbe8", alpha=0.5, edge=0, wobble=0,
            grain=0)
