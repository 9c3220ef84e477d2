"""A ring of surgeons operates on a cracked violin; red ribbons run to a monitor that draws a melody."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.violin import violin
from atelier.noise import dice
from atelier.paths import ellipse, placed, poly, rect, ribbon, smooth, union

CARD = Card(
    id="violin",
    palette="mint-coral",
    composition="top-down",
    setting="hospital",
    mood="tenderness",
    themes=("music", "body", "science", "healing"),
    hero="violin patient",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=305,
    grading=dict(contrast=1.06, vignette=0.34, warm=0.04, shadows="#17403c"),
)

MINT, PALE, CREAM, CORAL, DEEP = "#6fb7a0", "#cdebdd", "#fff4e3", "#f0705a", "#17403c"
CRISP = dict(edge=0.1, wobble=0.2, detail=0.88)
MIDDLE = (292, 470)


def draw(canvas: Canvas) -> None:
    """Paint the tiles, the table, the patient, then the ring of surgeons."""
    canvas.set_light((-0.25, -0.55, 0.7), ambient=DEEP, key="#fff6e0")
    _floor(canvas)
    _table(canvas)
    light_pools(canvas, [(MIDDLE[0], MIDDLE[1], 330, "#fff6e0", 1.15)], "#548880")
    brush.background(canvas, radii=(14, 7, 3))
    canvas.glow(*MIDDLE, 300, "#fffbe8", 0.3, power=1.4)
    with canvas.at(*MIDDLE, 1.36, 11):
        belly = violin(canvas)
        _crack(canvas, belly)
    _ribbons(canvas)
    _monitor(canvas)
    _tray(canvas)
    _team(canvas)
    canvas.glow(*MIDDLE, 240, "#fffbe8", 0.12, power=1.2)
    _lamp(canvas)


def _floor(canvas: Canvas) -> None:
    canvas.sky(["#7cc0aa", "#5aa590"], swirl=0.05)
    for i in range(13):
        for j in range(19):
            tone = 0.08 * ((i * 7 + j * 5) % 4)
            canvas.fill(rect(-10 + i * 50, -12 + j * 50, 47, 47, 3), mix("#6fb7a0", "#3a7a70" if (i + j) % 2
                else "#a8dcc8", 0.3 + tone), edge=0.1, wobble=0.3, form=0.15, radius=5)


def _table(canvas: Canvas) -> None:
    sheet = smooth([(120, 90), (300, 72), (470, 96), (492, 300), (498, 520), (484, 800), (300, 826),
        (112, 806), (92, 600), (90, 300)])
    canvas.shadow(sheet, "#0c2a28", 6, 14, 18, 0.6)
    mask = canvas.fill(sheet, [CREAM, PALE, "#9fd4c0"], gradient=("r", MIDDLE, 400), form=0.5, radius=30,
        texture=0.02, edge=0.2)
    random = dice(3)
    for i in range(26):  # folds fall outward from the patient
        t = i / 26 * 2 * math.pi + 0.2 * random.random()
        r0, r1 = 150 + 40 * random.random(), 330
        canvas.line([(MIDDLE[0] + r0 * 0.7 * math.cos(t), MIDDLE[1] + r0 * 1.25 * math.sin(t)),
            (MIDDLE[0] + (r0 + r1) * 0.36 * math.cos(t + 0.05), MIDDLE[1]
            + (r0 + r1) * 0.62 * math.sin(t + 0.05)), (MIDDLE[0] + r1 * 0.72 * math.cos(t), MIDDLE[1]
            + r1 * 1.2 * math.sin(t))], [0.5, 7, 2], "#5aa592" if i % 2 else "#ffffff", 0.3, soft=2,
            clip=mask)
    drape = smooth([(178, 250), (300, 216), (404, 262), (430, 470), (408, 660), (290, 690), (170, 656),
        (150, 460)])
    canvas.fill(drape, ["#8accb8", "#5aa592"], form=0.6, radius=16, clip=mask, edge=0.15, detail=0.5)
    canvas.fill(placed(drape, MIDDLE[0] * 0.08, MIDDLE[1] * 0.08, 0.92), ["#c8ecdc", "#7cc4ae"],
        gradient=("r", MIDDLE, 260), clip=mask, edge=0.15)


def _crack(canvas: Canvas, belly) -> None:
    """The wound, half of it already sewn."""
    crack = [(-52, 96), (-40, 70), (-44, 52), (-26, 34), (-22, 14), (-16, -4), (-22, -26), (-15, -48),
        (-22, -70), (-16, -96)]
    canvas.line([(x + 2, y + 2) for x, y in crack], [3, 7, 9, 8, 7, 4, 1], "#ffd89a", 0.8, clip=belly,
        wobble=0.2)
    canvas.line(crack, [2, 6, 8, 7, 6, 3, 0.6], "#2a0a08", 1, clip=belly, wobble=0.2, detail=0.95)
    for (x, y), turn in (((-46, 86), 24), ((-41, 68), -10), ((-38, 50), 30), ((-27, 36), 40),
            ((-22, 18), 10)):
        with canvas.at(x, y, 1, turn):
            canvas.line([(-9, -1), (0, -3), (9, 1)], [1.2, 2, 1.2], "#123a3a", 1, wobble=0, detail=1)
            for side in (-1, 1):
                canvas.fill(ellipse(side * 9, 0, 1.5), "#0a2424", edge=0, wobble=0, detail=1)


def _ribbons(canvas: Canvas) -> None:
    start = (326, 478)
    for k, points in enumerate(([start, (392, 430), (436, 470), (470, 420), (452, 330), (480, 250),
            (512, 196)], [start, (372, 486), (426, 510), (492, 470), (498, 380), (464, 300), (498, 200)],
            [(320, 462), (352, 404), (420, 396), (440, 350), (420, 270), (470, 226), (488, 196)])):
        canvas.line([(x + 5, y + 9) for x, y in points], [3, 8, 9, 7], "#0c2a28", 0.3, soft=3)
        canvas.line(points, [3, 9, 5, 10, 6, 8, 5], (CORAL, "#e0483e", "#f88a70")[k], 1, form=0.8, radius=4,
            rim=("#ffe0d0", 1.4, 0.8), wobble=0.3, detail=0.85)


def _monitor(canvas: Canvas) -> None:
    with canvas.at(508, 138, 1.05, 12):
        canvas.shadow(rect(-68, -62, 136, 120, 14), "#0c2a28", 8, 14, 12, 0.6)
        canvas.fill(rect(-70, -64, 140, 122, 14), ["#f4efe0", "#a8b8ac"], form=0.7, radius=12,
            rim=("#ffffff", 2, 0.8), **CRISP)
        screen = canvas.fill(rect(-56, -52, 112, 76, 8), ["#0e3432", "#061c1e"], form=0.3, radius=8,
            edge=0.05, wobble=0.1, detail=0.9)
        for y in (-36, -26, -16, -6, 4):
            canvas.line([(-54, y), (54, y)], 0.8, "#3f8f80", 0.7, wobble=0, clip=screen)
        pulse = [(-54, -6), (-42, -6), (-36, -12), (-30, -2), (-22, -36), (-14, 14), (-8, -8), (4, -16),
            (14, -26), (26, -10), (38, -20), (54, -14)]
        canvas.line(pulse, 2.4, "#8affc8", 1, wobble=0, detail=1)
        canvas.line(pulse, 8, "#5affb0", 0.25, soft=3)
        for x, y in ((4, -16), (14, -26), (26, -10), (38, -20)):
            canvas.fill(ellipse(x, y, 4, 3, -20), "#f6ffe8", edge=0, wobble=0, detail=1)
            canvas.line([(x + 3.4, y), (x + 3.4, y - 16)], 1.3, "#f6ffe8", 1, wobble=0, detail=1)
        canvas.glow(0, -14, 90, "#6affc0", 0.3)
        for x, c in ((-44, CORAL), (-26, "#f0c060"), (-8, MINT)):
            canvas.fill(ellipse(x, 40, 6), c, form=0.8, radius=5, **CRISP)
        for x in (16, 28, 40):
            canvas.line([(x, 32), (x, 48)], 3, "#7a8a84", 0.9, wobble=0)


def _tray(canvas: Canvas) -> None:
    with canvas.at(118, 876, 1, -14):
        canvas.shadow(rect(-90, -40, 180, 90, 10), "#0c2a28", 6, 8, 8, 0.5)
        canvas.fill(rect(-90, -40, 180, 90, 10), ["#eef6f2", "#8fa8a2"], form=0.7, radius=8,
            rim=("#ffffff", 2, 0.8), **CRISP)


        canvas.fill(rect(-80, -30, 160, 70, 6), ["#cfe0da", "#9ab4ac"], form=0.2, radius=6, **CRISP)
        with canvas.at(-50, 8, 1, 20):  # a tuning fork, rosin, a spare bridge, a roll of gut
            for d in (-5, 5):
                canvas.line([(d, -34), (d, -4), (0, 8)], 3.4, "#5a6a68", 1, wobble=0, form=0.6, radius=2,
                    detail=0.9)
            canvas.line([(0, 6), (0, 34)], 4, "#5a6a68", 1, wobble=0, form=0.6, radius=2, detail=0.9)
        canvas.fill(rect(-20, -16, 30, 24, 5), ["#f0a860", "#a85a24"], form=0.7, radius=6, **CRISP)
        for r in (20, 15, 10):
            canvas.line([(46 + r * math.cos(t / 4), 2 + r * 0.9 * math.sin(t / 4)) for t in range(27)], 2,
                "#e8c48a", 1, wobble=0.1)


def _glove(canvas: Canvas, tool: str) -> None:
    """A gloved hand from above, fingers towards +y, origin at the wrist, 62 long."""
    look = dict(edge=0.08, wobble=0.15, detail=0.9)
    if tool == "needle":
        canvas.line([(8, 48), (16, 66), (6, 78), (-8, 74)], [2, 1.6, 0.8], "#dfe8ea", 1, wobble=0, detail=1)
        canvas.line([(-8, 74), (-30, 60), (-44, 76)], 1.1, "#123a3a", 1, wobble=0.2, detail=1)
    elif tool == "scalpel":
        canvas.line([(2, 30), (6, 84)], [4, 3.4], "#c8d4d4", 1, wobble=0, form=0.6, radius=2, detail=1)
        canvas.fill(poly([(3, 82), (9, 82), (10, 102)]), "#f4faf8", **look)
    elif tool == "clamp":
        for d in (-4, 4):
            canvas.line([(d * 1.6, 26), (d * 0.5, 60), (0, 96)], [3.4, 3, 1.4], "#c8d4d4", 1, wobble=0,
                detail=1)
            canvas.fill(ellipse(d * 2, 20, 7, 8), "#aebcba", **look)
    elif tool == "swab":
        canvas.line([(2, 40), (6, 78)], 3, "#b8c8c4", 1, wobble=0, detail=1)
        canvas.fill(ellipse(7, 82, 9, 8), "#ffffff", form=0.5, radius=6, bump=0.4, **look)
    fingers = [ribbon([(-11, 18), (-19, 40), (-19, 56)], [12, 10, 7]), ribbon([(-4, 24), (-8, 50), (-5, 66)],
        [12, 10, 7]), ribbon([(5, 24), (5, 50), (8, 66)], [12, 10, 7]), ribbon([(12, 18), (18, 42), (20, 56)],
        [12, 10, 7]), ribbon([(12, 4), (30, 14), (36, 30)], [13, 11, 8])]
    palm = smooth([(-12, -8), (12, -8), (19, 10), (17, 28), (0, 34), (-17, 28), (-18, 10)])
    shape = union(palm, *fingers)
    canvas.shadow(shape, "#0c2a28", 5, 8, 6, 0.45)
    mask = canvas.fill(shape, ["#ffffff", "#e2f2ea", "#a0c8bc"], form=0.8, radius=10,
        rim=("#ffffff", 1.6, 0.7), grain=0.12, texture=0.01, **look)
    for x in (-8, 0, 9):
        canvas.line([(x, 20), (x * 1.1, 34)], [0.6, 1.6, 0.4], "#6a9a8e", 0.8, clip=mask, wobble=0)
    for y in (2, 8):
        canvas.line([(-12, y), (0, y + 3), (12, y)], [0.3, 1.3, 0.3], "#8ab4a8", 0.7, clip=mask, wobble=0)


def _surgeon(canvas: Canvas, skin, cap, left, right, extra: str = "", hair=None) -> None:
    """One surgeon from above, looking towards +y; origin in the head. left/right = (x, y, turn, tool)."""
    gown = mix(MINT, cap, 0.6)
    shade = mix(skin, "#3a1420", 0.45)
    for side, hand in ((-1, left), (1, right)):
        if hand is None:
            continue
        x, y, turn, tool = hand
        elbow = (side * 104 + (x - side * 60) * 0.25, 40 + y * 0.22)
        arm = ribbon([(side * 76, -10), elbow, (x, y - 6)], [52, 42, 27])
        canvas.shadow(arm, "#0c2a28", 6, 12, 10, 0.4)
        mask = canvas.fill(arm, [mix(gown, "#ffffff", 0.15), gown, mix(gown, DEEP, 0.5)], form=0.9, radius=18,
            rim=("#f4fff8", 2, 0.5), **CRISP)
        for k in (0.35, 0.6):
            px, py = side * 76 + (elbow[0] - side * 76) * k * 1.6, -10 + (elbow[1] + 10) * k * 1.6
            canvas.line([(px - 18, py - 8), (px, py + 4), (px + 18, py - 6)], [0.5, 3, 0.5],
                mix(gown, DEEP, 0.7), 0.5, clip=mask)
        with canvas.at(x, y, 1.12, turn):
            canvas.fill(rect(-14, -14, 28, 12, 4), "#eef8f2", form=0.6, radius=5, **CRISP)
            _glove(canvas, tool)
    body = smooth([(-96, -6), (-84, -44), (-40, -62), (0, -66), (40, -62), (84, -44), (96, -6), (78, 24),
        (40, 30), (0, 26), (-40, 30), (-78, 24)])
    canvas.shadow(body, "#0c2a28", 4, 12, 12, 0.45)
    mask = canvas.fill(body, [mix(gown, "#ffffff", 0.2), gown, mix(gown, DEEP, 0.45)], form=0.85, radius=34,
        rim=("#f4fff8", 2.4, 0.5), **CRISP)
    for side in (-1, 1):
        canvas.line([(side * 16, -62), (side * 40, -30), (side * 66, 22)], [1, 3, 1], mix(gown, DEEP, 0.6),
            0.5, clip=mask)
    canvas.line([(0, -66), (-3, -48), (1, -36)], [2, 3, 1], "#e2f2ea", 0.8, clip=mask)
    canvas.fill(ellipse(0, 12, 46, 46), DEEP, alpha=0.4, soft=7)
    for side in (-1, 1):
        canvas.fill(ellipse(side * 37, 16, 8, 11), skin, form=0.6, radius=5, **CRISP)
    head = smooth([(-36, 2), (-36, 22), (-27, 42), (-12, 53), (0, 56), (12, 53), (27, 42), (36, 22), (36, 2),
        (22, -28), (0, -36), (-22, -28)])
    face = canvas.fill(head, [skin, mix(skin, "#fff0dc", 0.22), shade], gradient=((0, 0), (0, 60)), form=0.7,
        radius=20, **CRISP)
    if hair is not None:
        canvas.fill(ellipse(0, 4, 40, 40), hair, form=0.6, radius=20, clip=None, **CRISP)
        canvas.fill(smooth([(-33, 16), (-20, 20), (0, 22), (20, 20), (33, 16), (28, 42), (12, 53), (0, 56),
            (-12, 53), (-28, 42)]), [skin, mix(skin, "#fff0dc", 0.2)], form=0.5, radius=14, **CRISP)
    for side in (-1, 1):
        canvas.line([(side * 6, 33), (side * 14, 30), (side * 24, 32)], [1, 2.8, 0.8],
            mix(shade, "#100810", 0.5) if extra != "old" else "#f0ece4", 0.95, wobble=0, detail=1)
        canvas.line([(side * 8, 40), (side * 14, 42), (side * 22, 39)], [0.6, 2.2, 0.6], "#1c0c14", 0.95,
            wobble=0, detail=1)
    canvas.fill(smooth([(-4, 36), (4, 36), (6, 50), (0, 56), (-6, 50)]), mix(skin, "#fff0dc", 0.35),
        alpha=0.8, soft=1, clip=face)
    canvas.fill(smooth([(-29, 42), (-14, 46), (0, 49), (14, 46), (29, 42), (22, 58), (8, 66), (0, 68),
        (-8, 66), (-22, 58)]), ["#ffffff", "#b8dccf"], form=0.7, radius=10, rim=("#ffffff", 1.4, 0.6),
        **CRISP)
    if extra == "glasses":
        for side in (-1, 1):
            canvas.line([(side * 14 + 9 * math.cos(t / 4), 41 + 6 * math.sin(t / 4)) for t in range(27)], 1.5,
                "#3a2a24", 1, wobble=0, detail=1)
        canvas.line([(-5, 40), (5, 40)], 1.5, "#3a2a24", 1, wobble=0, detail=1)
    crown = smooth([(-39, 10), (-36, -16), (-20, -36), (0, -41), (20, -36), (36, -16), (39, 10), (30, 22),
        (0, 28), (-30, 22)])
    mask = canvas.fill(crown, [mix(cap, "#ffffff", 0.35), cap, mix(cap, DEEP, 0.35)],
        gradient=("r", (-8, -8), 46), form=0.85, radius=28, rim=("#ffffff", 2, 0.6), grain=0.2, **CRISP)
    canvas.line([(-38, 12), (-20, 21), (0, 25), (20, 21), (38, 12)], [2, 4, 2], mix(cap, DEEP, 0.45), 0.7,
        clip=mask)
    if extra == "dots":
        random = dice(9)
        for _ in range(26):
            canvas.fill(ellipse(-32 + 64 * random.random(), -36 + 56 * random.random(), 2.6), CREAM,
                clip=mask, edge=0.1, detail=0.9)
    if extra == "lamp":
        canvas.fill(ellipse(0, 24, 11, 8), ["#ffffff", "#ffe9a0"], form=0.4, radius=5, **CRISP)
        canvas.glow(0, 40, 60, "#fff6d0", 0.6)
    for k in range(4):
        canvas.line([(-20 + k * 12, -30 + abs(k - 1.5) * 4), (-12 + k * 8, -8), (-16 + k * 11, 14)],
            [0.4, 2, 0.4], mix(cap, DEEP, 0.5), 0.4, clip=mask)


TEAM = (
    (168, 84, -20, "#8a5236", "#4fa08a", (-2, 150, 10, "clamp"), (86, 118, 16, ""), "dots", None),
    (346, 34, 4, "#f2c8a8", "#f09a84", (-60, 108, -6, ""), (34, 150, 4, "swab"), "glasses", None),
    (14, 372, -88, "#5a3424", "#cdebdd", (-60, 122, -18, ""), (26, 150, 4, "clamp"), "", None),
    (592, 520, 84, "#e0a878", "#f4d8a0", (-24, 148, -8, "scalpel"), (62, 112, 12, ""), "old", None),
    (66, 690, -128, "#f0c0a0", "#3f8f80", (-40, 148, 4, "swab"), (66, 134, 8, ""), "glasses", "#a8542c"),
    (318, 872, 178, "#3f2418", "#f0705a", (-60, 146, 2, ""), (44, 156, -6, "needle"), "lamp", None),
    (532, 806, 140, "#c88a5c", "#8ac8b4", (-64, 120, -6, ""), (30, 160, 8, "clamp"), "dots", "#2a1814"),
)


def _team(canvas: Canvas) -> None:
    for x, y, turn, skin, cap, left, right, extra, hair in TEAM:
        with canvas.at(x, y, 1.02, turn):
            _surgeon(canvas, skin, cap, left, right, extra, hair)


def _lamp(canvas: Canvas) -> None:
    """The back of the round lamp, near our eye and out of focus."""
    canvas.fill(ellipse(24, 12, 118), "#0e3432", alpha=0.9, soft=7, edge=0)
    canvas.fill(ellipse(18, 4, 92), ["#6a9a8e", "#1c4a46"], alpha=0.9, soft=6, edge=0)
    canvas.fill(ellipse(14, 0, 40), "#123a38", alpha=0.8, soft=6, edge=0)
    canvas.line([(120, 60), (132, 20), (128, -20)], [3, 7, 4], "#fffbe0", 0.8, soft=4)
    canvas.line([(30, 128), (80, 112), (118, 74)], [3, 9, 4], "#fffbe0", 0.8, soft=4)
