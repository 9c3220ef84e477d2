"""A giraffe is the tallest house of the city; a stout window cleaner polishes one of its patches."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.cells import cells, jittered, rounded, shrunk
from atelier.noise import dice
from atelier.paths import curve, ellipse, placed, poly, rect, ribbon, smooth, spline, union

CARD = Card(
    id="giraffe",
    palette="mustard-navy",
    composition="worm's eye",
    setting="city",
    mood="comedy",
    themes=("city", "work", "home", "animals"),
    hero="giraffe house",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=303,
    grading=dict(contrast=1.08, vignette=0.26, warm=0.05),
)

COAT, PATCH, DARK = "#f6cf72", "#a8641c", "#1b2a52"
LIGHT = (-0.7, -0.3, 0.5)
AXIS = [(300, 720), (282, 600), (292, 480), (318, 360), (336, 260), (342, 190)]
WIDTHS = [250, 212, 160, 124, 100, 88]
SHOULDERS = ((160, 650, 23, 40, 1), (430, 604, 22, 36, 0), (440, 688, 26, 40, 1), (156, 734, 24, 32, 1),
    (214, 744, 30, 30, 1), (282, 752, 34, 24, 0), (352, 744, 30, 28, 1), (398, 722, 20, 28, 0),
    (440, 772, 26, 30, 0), (188, 796, 20, 18, 0), (150, 806, 16, 24, 0), (402, 800, 14, 24, 0),
    (460, 828, 15, 20, 0))
CRISP = dict(edge=0.1, wobble=0.2, detail=0.85)


def draw(canvas: Canvas) -> None:
    """Paint the dusk city, the animal, its windows, the cleaner."""
    canvas.set_light(LIGHT, ambient="#26264e", key="#fff0bc")
    canvas.sky([(0, "#24356a"), (0.3, "#4d5a86"), (0.52, "#b48a6a"), (0.72, "#f2b64a"), (1, "#fbd75b")],
        swirl=0.1)
    _city(canvas)
    brush.background(canvas, radii=(18, 9, 4))
    _legs(canvas)
    neck = _neck(canvas)
    _patches(canvas, neck)
    with canvas.at(346, 176, 1.08, 9):
        _head(canvas)
    _cradle(canvas)
    _street(canvas)


def _tower(canvas: Canvas, x0: float, x1: float, top: float, colour, lit: float, seed: int,
    vanish=(320, -420)) -> None:
    """A tower seen from its foot: the sides run towards a point above the card."""
    random = dice(seed)

    def up(x: float, y: float) -> tuple[float, float]:
        t = (920 - y) / (920 - vanish[1])
        return (x + (vanish[0] - x) * t, y)

    canvas.fill(poly([(x0, 920), (x1, 920), up(x1, top), up(x0, top)]), [mix(colour, "#24356a", 0.35), colour,
        mix(colour, "#f2b64a", 0.55)], gradient=((0, top), (0, 900)), edge=0.15, wobble=0.3)
    inner, outer = (x1, x0) if x1 < 320 else (x0, x1)
    canvas.line([up(inner, 920), up(inner, top)], [3, 2], "#ffe09a", 0.45, wobble=0.2)
    columns, y = 4, 880.0
    while y > top + 30:
        h = 22 * (y + 420) / 1300
        for i in range(columns):
            a, b = (i + 0.22) / columns, (i + 0.78) / columns
            xa, xb = outer + (inner - outer) * a, outer + (inner - outer) * b
            glow = random.random() < lit
            canvas.fill(poly([up(xa, y), up(xb, y), up(xb, y - h), up(xa, y - h)]), "#ffd870" if glow
                else mix(colour, "#0e1634", 0.45), alpha=0.9 if glow else 0.6, edge=0.1, wobble=0.2)
        y -= h * 1.75
    canvas.fill(poly([up(x0 - 6, top), up(x1 + 6, top), up(x1 + 6, top + 12), up(x0 - 6, top + 12)]),
        mix(colour, "#ffe09a", 0.25), edge=0.1)


def _city(canvas: Canvas) -> None:
    for x0, x1, top, share in ((60, 170, 470, 0.62), (430, 540, 430, 0.62), (190, 250, 560, 0.75),
        (360, 430, 590, 0.75)):
        _tower(canvas, x0, x1, top, mix("#33406e", "#f2b64a", share), 0.2, int(x0))
    canvas.fog(420, 900, "#f8c860", 0.6, 2)
    for x0, x1, top in ((-130, 36, 250), (560, 740, 200), (20, 108, 520), (500, 590, 480)):
        _tower(canvas, x0, x1, top, "#2c3968", 0.42, int(x1) + 5)
    canvas.fog(640, 960, "#f8c860", 0.55, 4)


def _legs(canvas: Canvas) -> None:
    # hind legs in the haze
    for points in ([(250, 700), (254, 800), (246, 920)], [(352, 700), (350, 800), (360, 920)]):
        canvas.fill(ribbon(points, [70, 46, 52]), ["#a87c46", "#cf9a4a"], form=0.6, radius=16, edge=0.2)


def _neck(canvas: Canvas):
    chest = smooth([(136, 720), (136, 660), (156, 606), (194, 556), (236, 520), (330, 516), (400, 556),
        (440, 606), (464, 660), (464, 720), (430, 760), (370, 776), (300, 784), (230, 776), (170, 760)])
    legs = [ribbon([(300 + side * dx, y) for dx, y in ((84, 640), (112, 730), (118, 820), (138, 940))],
        [130, 104, 82, 98]) for side in (-1, 1)]
    path = union(ribbon(AXIS, WIDTHS, cap=False), chest, *legs)
    canvas.shadow(path, "#2a1c30", 12, 8, 16, 0.35)
    mask = canvas.fill(path, ["#ffe49a", COAT, "#e2a848"], gradient=((220, 400), (420, 760)), form=0.95,
        radius=60, rim=("#fff6d8", 3.5, 0.85), grain=0.25, texture=0.02, edge=0.15, detail=0.6)
    canvas.fill(ribbon([(x + w * 0.5 - 4, y) for (x, y), w in zip(AXIS, WIDTHS, strict=True)],
        [40, 34, 28, 22, 18, 14]), "#5a3a4a", alpha=0.35, soft=10, clip=mask)
    canvas.fill(ribbon([(214, 786), (300, 800), (386, 786)], [16, 40, 16]), "#4a2c40", alpha=0.6, soft=9,
        clip=mask)
    for side in (-1, 1):
        x = 300 + side * 122
        canvas.fill(ellipse(x, 830, 26, 20), "#fff0c0", alpha=0.4, soft=7, clip=mask)
        canvas.line([(x - 26, 850), (x, 858), (x + 26, 850)], [0.5, 3, 0.5], "#8a5a12", 0.6, clip=mask)
    for i in range(46):  # the mane at the edge of the neck
        x, y = curve(AXIS, 24)[20 + int(i * 2.1)]
        w = np.interp(y, [190, 260, 360, 480, 600], [88, 100, 124, 160, 212]) / 2
        canvas.line([(x - w + 3, y), (x - w - 8, y - 8), (x - w - 13, y - 18)], [4, 3, 0.6], "#7a3f16", 0.95,
            wobble=0.3)
    return mask


def _place(u: float, t: float) -> tuple[float, float]:
    """From the hide's own map (u across -1..1, t up 0..1) to the neck, wrapped round it like a cylinder."""
    line = curve(AXIS, 24)
    i = min(len(line) - 2, max(0, t * (len(line) - 1)))
    k = int(i)
    p = line[k] + (line[k + 1] - line[k]) * (i - k)
    d = line[min(len(line) - 1, k + 4)] - line[max(0, k - 4)]
    n = np.array([-d[1], d[0]]) / (np.hypot(*d) + 1e-6)
    w = np.interp(t, np.linspace(0, 1, len(WIDTHS)), WIDTHS) / 2
    q = p + n * math.sin(u * 1.35) / math.sin(1.35) * w * 0.97
    return float(q[0]), float(q[1])


def _patches(canvas: Canvas, neck) -> None:
    random = dice(12)
    people = iter(("cat", "lady", "", "plant", "man", "", "lady", "cat", "plant", "", "man") * 6)
    for i, (x, y, rx, ry, lit) in enumerate(SHOULDERS):
        polygon = [(x + rx * math.cos(t + 0.3 * i) * (1.2 - 0.12 * (k % 3)), y + ry * math.sin(t + 0.3 * i))
            for k, t in enumerate(np.linspace(0, 5.2, 6))]
        _flat(canvas, polygon, neck)
        if lit:
            _window(canvas, shrunk(polygon, 0.2), neck, next(people), random)
    seeds = [(x, 1 - (1 - y) ** 1.15) for x, y in jittered((-1.15, 0.04, 1.15, 1.0), 3, 9, 40, 0.5)]
    scale = 5.6  # the map is much taller than wide
    raised = [(x, y * scale) for x, y in seeds]
    for (x, y), polygon in cells(raised, (-1.3, 0, 1.3, scale), 2.5):
        if not _flat(canvas, [_place(a, b / scale) for a, b in shrunk(polygon, 0.09)], neck):
            continue
        if abs(x) < 0.9 and (random.random() > 0.12 or y < 1.2) and y / scale < 0.9:
            _window(canvas, [_place(a, b / scale) for a, b in shrunk(polygon, 0.25)], neck, next(people),
                random)


def _flat(canvas: Canvas, polygon: list, neck):
    """One patch of the coat."""
    return canvas.fill(smooth(rounded(polygon)), [PATCH, "#7a4414"], form=0.45, radius=7, clip=neck, **CRISP)


def _window(canvas: Canvas, polygon: list, neck, who: str, random: np.random.Generator) -> None:
    """A lit room behind a patch: glow, someone in it, curtains, bars, a sill with flowers."""
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    x, y, w, h = sum(xs) / len(xs), sum(ys) / len(ys), max(xs) - min(xs), max(ys) - min(ys)
    glass = canvas.fill(smooth(rounded(polygon)), ["#fffbe0", "#ffd75e", "#f09a28"],
        gradient=((0, y - h / 2), (0, y + h / 2)), clip=neck, edge=0.05, wobble=0.1, detail=0.95, grain=0.1,
        texture=0)
    if glass is None:
        return
    with canvas.at(x, y + h * 0.42, h / 60):
        ink = "#7a3a1c"
        if who == "cat":
            canvas.fill(union(ellipse(0, -10, 9, 12), ellipse(-2, -24, 7),
                poly([(-8, -26), (-7, -35), (-2, -30)]), poly([(4, -26), (4, -35), (-1, -30)]),
                ribbon([(8, -4), (16, -8), (15, -20)], [3, 3, 2])), ink, clip=glass, **CRISP)
        elif who:
            canvas.fill(union(smooth([(-18, 4), (-15, -14), (-5, -21), (5, -21), (15, -14), (18, 4)]),
                ellipse(0, -30, 8.5, 10), ellipse(0, -41, 6) if who == "lady" else rect(-9, -42, 18, 6, 2)),
                ink, clip=glass, alpha=0.85, **CRISP)
    cloth = ("#c8432f", "#31508c", "#fff3d8", "#2f7a6a", "#d8723a")[int(random.random() * 5)]
    for side in (-1, 1):
        canvas.fill(smooth([(x, y - h * 0.62), (x + side * w * 0.6, y - h * 0.62),
            (x + side * w * 0.6, y + h * 0.6), (x + side * w * 0.42, y + h * 0.5), (x + side * w * 0.36, y),
            (x + side * w * 0.2, y - h * 0.36)]), [cloth, mix(cloth, "#3a1c20", 0.4)], clip=glass, form=0.5,
            radius=4, **CRISP)
    canvas.line([(x, y - h / 2), (x, y + h / 2)], 1.4, "#7a4414", 0.9, clip=glass, wobble=0)
    canvas.line([(x - w / 2, y - h * 0.08), (x + w / 2, y - h * 0.08)], 1.4, "#7a4414", 0.9, clip=glass,
        wobble=0)
    canvas.glow(x, y, max(w, h) * 0.9, "#ffc050", 0.22)
    if h > 34:
        low = max(ys)
        canvas.fill(rect(x - w * 0.36, low - 3, w * 0.72, 5, 2), ["#fff0c8", "#b07a34"], clip=neck, form=0.5,
            radius=2, **CRISP)
        for k in (-0.2, 0.06, 0.26):
            if random.random() < 0.66:
                px = x + w * k
                canvas.fill(poly([(px - 4, low - 9), (px + 4, low - 9), (px + 3, low - 2),
                    (px - 3, low - 2)]), "#b8502c", **CRISP)
                canvas.fill(ellipse(px, low - 13, 5, 4.4), "#3f7a3c", form=0.6, radius=3, **CRISP)
                for _ in range(3):
                    canvas.fill(ellipse(px + 7 * (random.random() - 0.5), low - 14
                        + 4 * (random.random() - 0.5), 1.5), "#f25a4a" if random.random() < 0.6
                        else "#fff3c9", edge=0, wobble=0, detail=1)


def _head(canvas: Canvas) -> None:
    """The giraffe from below and in front, chewing; origin between the eyes."""
    rim = ("#fff6d8", 2.5, 0.9)
    for side in (-1, 1):
        ear = placed(smooth([(34, -22), (62, -46), (98, -48), (112, -38, 1), (92, -18), (58, -6), (38, -4)]),
            flip=side)
        canvas.fill(ear, ["#ffe09a", "#c88a34"], form=0.8, radius=12, rim=rim, **CRISP)
        canvas.fill(placed(smooth([(46, -20), (68, -36), (96, -38), (80, -22), (58, -12)]), flip=side),
            "#b4684a", alpha=0.8, soft=1.5)
        horn = ribbon([(side * 18, -40), (side * 22, -72), (side * 24, -92)], [20, 13, 12])
        canvas.fill(horn, ["#8a4c1a", COAT], form=0.8, radius=7, rim=rim, **CRISP)
        canvas.fill(ellipse(side * 24, -96, 10, 9), "#4a2616", form=0.8, radius=8, rim=rim, bump=0.3, **CRISP)
    skull = smooth([(0, -54), (26, -50), (46, -32), (52, -8), (44, 14), (36, 44), (40, 68), (42, 86),
        (30, 104), (0, 112), (-30, 104), (-42, 86), (-40, 68), (-36, 44), (-44, 14), (-52, -8), (-46, -32),
        (-26, -50)])
    canvas.shadow(skull, "#4a2438", 4, 14, 10, 0.5)
    face = canvas.fill(skull, ["#ffe6a2", COAT, "#f3d9a8"], form=0.85, radius=34, rim=rim, grain=0.2,
        texture=0.02, **CRISP)
    canvas.fill(ellipse(0, 2, 15, 52), "#fff3c9", alpha=0.5, soft=9, clip=face)
    canvas.fill(smooth([(-40, 66), (0, 52), (40, 66), (42, 92), (28, 108), (0, 114), (-28, 108), (-42, 92)]),
        "#e8bc86", alpha=0.75, soft=5, clip=face)
    for points in ([(-34, -40), (-12, -46), (-10, -28), (-26, -22)],
            [(12, -46), (34, -38), (24, -22), (8, -30)], [(-8, -16), (8, -18), (10, 4), (-6, 8)],
            [(-10, 20), (8, 18), (6, 36), (-8, 38)]):
        canvas.fill(smooth(rounded(points)), PATCH, clip=face, form=0.4, radius=5, **CRISP)
    for side in (-1, 1):
        canvas.fill(ellipse(side * 36, -2, 16, 15), "#a8702c", alpha=0.5, soft=4, clip=face)
        with canvas.at(side * 37, -2, 1, side * 14):
            canvas.fill(ellipse(0, 1, 11, 9.5), "#1c1020", edge=0.05, wobble=0, detail=1)
            canvas.fill(ellipse(-3, 5, 5, 2.4), "#8a5a3a", alpha=0.8, edge=0, wobble=0, detail=1)
            canvas.fill(ellipse(-3.4, -1, 2.6), "#fff6dc", edge=0, wobble=0, grain=0, detail=1)
            canvas.fill(smooth([(-14, 0), (-9, -12), (2, -14), (13, -7), (14, 0), (3, -4)]), "#e0a850",
                form=0.5, radius=4, **CRISP)
            for k in range(5):
                canvas.line([(-9 + 5 * k, -3 - (2 - abs(k - 2))), (-13 + 7 * k, -11 - (2 - abs(k - 2)))],
                    [1.7, 0.4], "#2a1420", 1, wobble=0, detail=1)
        canvas.fill(ellipse(side * 17, 78, 5.4, 8.4, side * 32), "#5a2a2c", edge=0.1, wobble=0.1, detail=1)
    canvas.line([(-34, 92), (-12, 99), (8, 98), (34, 90)], [0.6, 2.6, 2.6, 0.6], "#7a3c2c", 0.95, wobble=0.1,
        detail=1)
    canvas.line([(26, 94), (50, 104), (64, 94)], [2.4, 2, 1.4], "#4a6a2c", 1, wobble=0.1, detail=1)
    for x, y, turn in ((46, 98, -50), (56, 108, 40), (64, 92, -20), (38, 108, 70)):
        canvas.fill(placed(spline([(0, 0), (8, -4.5), (16, 0), (8, 4.5)]), x, y, 1, turn),
            ["#9ac04e", "#4a7a34"], form=0.4, radius=3, **CRISP)


def _cradle(canvas: Canvas) -> None:
    """A plank on two ropes, a bucket, the cleaner with his squeegee on the glass."""
    for x in (428, 548):
        canvas.line([(x, 540), (x - 40 * (x > 500), 300), (396 if x < 500 else 430, 60)], 2, "#5a3a28", 0.95,
            wobble=0.1, detail=0.8)
    canvas.line([(380, 74), (446, 52)], 6, "#7a4a24", 1, form=0.6, radius=3, detail=0.8)
    with canvas.at(478, 536, 1.16):
        canvas.fill(ellipse(0, 14, 70, 14), "#2a1c40", alpha=0.35, soft=8)
        _cleaner(canvas)
        canvas.fill(poly([(-60, -2), (62, -2), (66, 10), (-64, 10)]), ["#d89a4a", "#7a4a20"], form=0.5,
            radius=5, rim=("#fff0c0", 1.5, 0.8), **CRISP)
        canvas.line([(-56, -30), (60, -30)], 3, "#8a5a2a", 1, wobble=0.1, detail=0.8)
        for x in (-54, 58):
            canvas.line([(x, -30), (x, 2)], 3, "#8a5a2a", 1, wobble=0.1, detail=0.8)
        canvas.fill(poly([(34, -24), (56, -24), (53, -3), (37, -3)]), ["#6f8fc0", "#2f4a80"], form=0.7,
            radius=6, **CRISP)
        for x, y, r in ((40, -26, 5), (47, -29, 6), (53, -25, 4)):
            canvas.fill(ellipse(x, y, r), "#fdf8ea", form=0.6, radius=4, **CRISP)


def _cleaner(canvas: Canvas) -> None:
    """A stout man with a grey moustache, cap and dungarees, from the side, reaching up to the left."""
    skin, cloth, shirt = "#7a4630", "#2f4f96", "#f4e8cc"
    rim = ("#ffe9b0", 1.6, 0.9)
    for x, dx in ((-14, -4), (16, 4)):
        canvas.fill(ribbon([(x, -40), (x + dx, -18), (x + dx, -2)], [28, 23, 18]), [cloth, "#1c2e62"],
            form=0.8, radius=9, **CRISP)
        canvas.fill(smooth([(x + dx - 17, 0), (x + dx - 12, -8), (x + dx + 8, -8), (x + dx + 10, 0)]),
            "#3a2420", form=0.6, radius=4, **CRISP)
    canvas.fill(ribbon([(16, -76), (28, -58), (34, -36)], [18, 15, 11]), [shirt, "#b89a78"], form=0.8,
        radius=6, **CRISP)
    body = smooth([(-14, -88), (-24, -78), (-34, -58), (-34, -38), (-20, -26), (14, -26), (28, -40),
        (28, -62), (20, -82), (6, -90)])
    mask = canvas.fill(body, [shirt, "#c8ac88"], form=0.85, radius=20, rim=rim, **CRISP)
    canvas.fill(smooth([(-36, -60), (-18, -66), (4, -62), (30, -62), (30, -20), (-36, -20)]),
        [cloth, "#1f3468"], clip=mask, form=0.7, radius=18, **CRISP)
    canvas.line([(-10, -90), (-18, -76), (-22, -60)], 5, cloth, 1, clip=mask, wobble=0.1)
    canvas.line([(8, -90), (12, -76), (10, -60)], 5, mix(cloth, "#101838", 0.3), 1, clip=mask, wobble=0.1)
    canvas.fill(rect(-26, -54, 18, 13, 2), mix(cloth, "#101838", 0.35), clip=mask, alpha=0.7, **CRISP)
    canvas.fill(ribbon([(-12, -80), (-40, -96), (-58, -126)], [21, 17, 12]), [shirt, "#c8ac88"], form=0.8,
        radius=7, rim=rim, **CRISP)
    canvas.fill(ribbon([(-54, -120), (-64, -136)], [11, 9]), [skin, "#4a261e"], form=0.7, radius=4, rim=rim,
        **CRISP)
    canvas.fill(ellipse(-66, -139, 7, 6), skin, form=0.7, radius=5, rim=rim, **CRISP)
    canvas.line([(-62, -128), (-72, -152)], 3.4, "#6a4526", 1, wobble=0, detail=0.9)
    canvas.fill(placed(rect(-17, -4, 34, 8, 2), -73, -156, 1, -22), ["#e8e4dc", "#6a6a80"], form=0.5,
        radius=3, **CRISP)
    head = smooth([(-26, -104), (-26, -112), (-20, -124), (-6, -129), (8, -124), (12, -108), (6, -94),
        (-8, -89), (-19, -91), (-23, -97), (-30, -100)])
    face = canvas.fill(head, [skin, "#4a261e"], gradient=((-24, -108), (12, -104)), form=0.65, radius=11,
        rim=rim, **CRISP)
    canvas.fill(ellipse(-15, -100, 5, 4), "#b0583c", alpha=0.6, soft=2, clip=face)
    canvas.fill(ellipse(5, -106, 4, 5.6), mix(skin, "#4a261e", 0.3), form=0.5, radius=3, **CRISP)
    canvas.fill(spline([(-29, -97), (-20, -99), (-12, -94), (-20, -92), (-28, -93)]), "#d8d4cc", form=0.5,
        radius=3, **CRISP)
    canvas.line([(-24, -109), (-20, -111), (-16, -109)], [0.5, 1.6, 0.5], "#1c0c10", 1, wobble=0, detail=1)
    canvas.line([(-25, -114), (-20, -116), (-14, -114)], [0.6, 2, 0.5], "#c8c4bc", 1, wobble=0, detail=1)
    canvas.fill(smooth([(-28, -116), (-24, -128), (-6, -135), (10, -128), (13, -114), (-4, -119)]),
        ["#e8a32c", "#a8641c"], form=0.8, radius=8, rim=rim, **CRISP)
    canvas.fill(spline([(-40, -113), (-26, -121), (-20, -117), (-28, -112)]), "#8a4c14", form=0.4, radius=3,
        **CRISP)


def _street(canvas: Canvas) -> None:
    """A door in one leg, and two tiny neighbours who look up."""
    with canvas.at(162, 902):
        canvas.fill(smooth([(-17, 4, 1), (-17, -40), (0, -56), (17, -40), (17, 4, 1)]),
            ["#fff0b0", "#f0a83a"], edge=0.05, wobble=0.1, detail=1)
        canvas.fill(smooth([(-14, 4, 1), (-14, -38), (0, -51), (14, -38), (14, 4, 1)]),
            ["#3a6a64", "#1c3a44"], form=0.5, radius=5, **CRISP)
        canvas.fill(ellipse(8, -20, 2), "#ffd870", edge=0, detail=1)
        canvas.glow(0, -62, 34, "#ffd870", 0.8)
    canvas.fog(850, 1000, "#f6c65c", 0.5, 1)
    for x, size, coat, hair, skin in ((300, 0.62, "#8c2f3c", "#e8e0d4", "#e8b48e"),
            (334, 0.44, "#2f6a5c", "#2a1814", "#a8683f")):
        with canvas.at(x, 904, size):
            canvas.fill(smooth([(-22, 6), (-20, -40), (-12, -62), (12, -62), (20, -40), (24, 6)]),
                [coat, mix(coat, DARK, 0.6)], form=0.8, radius=14, rim=("#fff0c0", 2, 0.9), **CRISP)
            canvas.fill(ellipse(0, -78, 15, 17), skin, form=0.6, radius=10, rim=("#fff0c0", 2, 0.9), **CRISP)
            canvas.fill(smooth([(-15, -74), (-16, -88), (0, -98), (16, -88), (15, -72), (8, -70), (0, -66),
                (-8, -70)]), hair, form=0.6, radius=6, **CRISP)
            canvas.fill(ribbon([(16, -52), (30, -70), (34, -92)], [11, 9, 7]), coat, form=0.7, radius=5,
                **CRISP)
