"""Under water, one shaft of light: drowned evening clothes and a jellyfish dance, with nobody in them."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import curve, ellipse, minus, placed, poly, rect, ribbon, smooth, union

CARD = Card(
    id="jellies",
    palette="abyss",
    composition="underwater",
    setting="black water",
    mood="tenderness",
    themes=("love", "death", "music", "loneliness", "dreams"),
    hero="empty tailcoat",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2109,
    grading=dict(contrast=1.06, vignette=0.3, warm=0.02, shadows="#0a1230"),
)

CRISP = dict(edge=0.12, wobble=0.3, detail=0.85)
WOOL, DEEP, PALE = ["#4d5f92", "#2f3a68", "#171d40"], "#0e1230", "#a8c4e4"
LINEN = ["#fbfaf0", "#c4d0e4"]
RIM = ("#c8ecf0", 2.6, 0.85)
PINK = ("#fff0e4", "#f6a6a8", "#c85a86", "#6a2a66")
BELL = (446.0, 240.0)  # the jellyfish, where a partner's head would be


def draw(canvas: Canvas) -> None:
    """The water; the threads behind; the clothes; the bell and what it lays over them."""
    canvas.set_light((-0.35, -0.8, 0.45), ambient=DEEP, key="#d8f6f4")
    _water(canvas)
    brush.background(canvas, radii=(30, 14, 7))
    canvas.glow(*BELL, 260, "#f08ca0", 0.34)
    _curtain(canvas)
    _tentacle(canvas, *HOLD)
    with canvas.at(256, 310, 1.0, -7):
        _trousers(canvas)
        _coat(canvas)
    _embrace(canvas)
    _bell(canvas)
    with canvas.at(196, 818, 1.0, 24):
        _shoe(canvas)
    _specks(canvas)


def _water(canvas: Canvas) -> None:
    """Night blue, a shaft from above, and the round of light where it meets the sand, like a floor to dance on."""
    canvas.sky([(0, "#3f7ca4"), (0.2, "#285a8c"), (0.5, "#1b3a6c"), (0.8, "#142650"), (1, "#101c3e")], swirl=0.08)
    floor = smooth([(-20, 806), (100, 790), (240, 798), (380, 786), (500, 796), (620, 784), (620, 930, 1),
        (-20, 930, 1)])
    sand = canvas.fill(floor, ["#31588a", "#1a2e5c"], edge=0.4, soft=2)
    for k in range(11):
        y = 800 + 9 * k + 0.6 * k * k
        canvas.line([(-20, y), (130, y - 6), (300, y + 4), (460, y - 5), (620, y + 2)], [1, 3 + 0.3 * k, 1],
            "#7fb4cc" if k % 2 else "#13244c", 0.35, clip=sand, wobble=1)
    canvas.fill(ellipse(330, 846, 250, 40), "#b8f0e8", alpha=0.5, soft=16, edge=0, clip=sand)
    canvas.fill(ellipse(330, 850, 190, 26), "#e8fff4", alpha=0.35, soft=12, edge=0, clip=sand)
    canvas.fill(ellipse(330, 856, 128, 17), "#10204c", alpha=0.7, soft=8, edge=0)
    for x0, x1, wide, alpha in ((170, 320, 130, 0.42), (120, 200, 60, 0.24), (250, 410, 60, 0.3),
        (330, 520, 40, 0.12), (40, 40, 40, 0.1)):
        ray = poly([(x0 - wide * 0.4, -20), (x0 + wide * 0.4, -20), (x1 + wide * 1.25, 880), (x1 - wide * 1.25, 880)])
        canvas.fill(ray, "#c8f4ec", alpha=alpha, soft=16, edge=0, blend="screen", fade=((x0, -60), (x1, 1150)))


def _curtain(canvas: Canvas) -> None:
    """What hangs from the bell falls like an evening gown: a veil, frilled arms, threads."""
    x, y = BELL
    random = dice(5)
    gown = smooth([(x - 56, y + 26), (x - 58, y + 110), (x - 70, y + 220), (x - 92, y + 330), (x - 96, y + 440),
        (x - 40, y + 480), (x + 20, y + 500), (x + 74, y + 470), (x + 92, y + 360), (x + 62, y + 230),
        (x + 58, y + 120), (x + 60, y + 26)])
    canvas.fill(gown, [(0, PINK[1]), (0.4, PINK[2]), (1, PINK[3])], alpha=0.75, soft=9, edge=0, blend="screen",
        fade=((x, y + 160), (x, y + 560)))
    for k in range(17):
        t = np.linspace(0, 1, 12)
        u = -1 + 2 * (k + 0.5) / 17
        long = random.uniform(380, 500)
        px = x + u * (62 + 36 * t**1.4) - 26 * t**2 + 13 * np.sin(t * (5 + 2 * random.random()) + k) * (0.2 + t)
        canvas.line(list(zip(px, y + 30 + long * t, strict=True)), [2.6, 2.2, 1.4, 0.4], "#ffc4c0", 0.55,
            blend="screen", wobble=0.3, detail=0.6)
    for k in range(5):
        t = np.linspace(0, 1, 14)
        u = k - 2
        px = x + u * (20 + 16 * t) - 22 * t**1.6 + 12 * np.sin(t * 5 + k * 1.3) * t
        py = y + 26 + (300 + 40 * (k % 3)) * t
        canvas.fill(ribbon(list(zip(px, py, strict=True)), [18, 40, 30, 40, 26, 32, 16, 2]),
            [PINK[0], PINK[1], PINK[2]], alpha=0.62, form=0.5, radius=9, shade=PINK[2], highlight="#fff4e8",
            edge=0.3, wobble=0.8, detail=0.7, grain=0.15)
        for side in (-1, 1):
            frill = list(zip(px + side * (15 - 11 * t) + side * 4 * np.sin(t * 30 + k), py, strict=True))
            canvas.line(frill, [2.6, 3, 2.4, 1.2, 0.4], "#fff0e0", 0.6, wobble=0.3, detail=0.7)


def _trousers(canvas: Canvas) -> None:
    """Two legs in mid step, their hems open; before them the tails of the coat swing back. Origin at the collar."""
    for way, width, tone in (([(-30, 150), (-62, 236), (-96, 322), (-116, 392)], [56, 66, 48, 8], 0.25),
            ([(34, 150), (30, 244), (52, 330), (96, 398)], [52, 66, 54, 8], 0.1)):  # tails
        canvas.fill(ribbon(way, width), [mix(c, "#10163a", tone) for c in WOOL], form=0.7, radius=20, rim=RIM,
            grain=0.2, texture=0.02, **CRISP)
    for way, width, hem, lean in (([(24, 170), (44, 270), (34, 350), (58, 438)], [72, 62, 54, 60], (58, 438), -16),
            ([(-24, 170), (-40, 276), (-24, 366), (-44, 474)], [76, 66, 56, 62], (-44, 474), 8)):
        leg = ribbon(way, width, cap=False)
        canvas.shadow(leg, "#080c28", 6, 6, 9, 0.5)
        cloth = canvas.fill(leg, WOOL, gradient=((0, 150), (0, 480)), form=0.85, radius=26, shade=DEEP,
            highlight="#8ea8d4", rim=RIM, grain=0.2, texture=0.02, **CRISP)
        c = [(float(a), float(b)) for a, b in curve(way, 6)]
        # the crease
        canvas.line([(a + 6, b) for a, b in c], [1, 2.4, 2.4, 2], "#c0d8f0", 0.5, clip=cloth, soft=0.5, wobble=0.2,
            detail=0.8, rough=0)
        canvas.line([(a + 9, b) for a, b in c], [1, 4, 4, 2], DEEP, 0.5, clip=cloth, soft=1.4, wobble=0.2, rough=0)
        knee = c[8]
        for dy in (-12, 4):
            canvas.line([(knee[0] - 30, knee[1] + dy), (knee[0] - 10, knee[1] + dy + 9),
                (knee[0] + 10, knee[1] + dy + 3)], [0.6, 4, 0.6], DEEP, 0.5, soft=1.2, clip=cloth, rough=0)
        with canvas.at(*hem, 1, lean):
            canvas.fill(ellipse(0, 0, 31, 10.5), ["#5d70a4", "#2a3562"], form=0.3, radius=4, rim=RIM, **CRISP)
            canvas.fill(ellipse(0, 1.5, 26, 7), ["#080a20", "#1a2048"], **CRISP)


def _coat(canvas: Canvas) -> None:
    """White front, wing collar with nobody in it, lapels, waistcoat, two sleeves with empty cuffs."""
    # the lining
    canvas.fill(smooth([(-54, 0), (54, 0), (62, 110), (52, 196), (-52, 196), (-62, 110)]), DEEP, **CRISP)
    front = smooth([(-40, -2), (-24, -14), (24, -14), (40, -2), (46, 90), (40, 168), (0, 186), (-40, 168), (-46, 90)])
    shirt = canvas.fill(front, LINEN, gradient=((-40, -10), (40, 170)), form=0.5, radius=24, shade="#7a8cb8",
        grain=0.12, texture=0.01, **CRISP)
    canvas.line([(0, 4), (1, 70), (0, 130)], [1, 1.6, 1], "#8a9ac0", 0.8, clip=shirt, wobble=0.1, detail=0.9)
    for x in (-14, -26, 14, 26):
        canvas.line([(x, 10), (x * 0.9, 70), (x * 0.7, 126)], [0.6, 2, 0.6], "#a4b4d4", 0.5, clip=shirt, soft=0.6,
            wobble=0.1, rough=0)
    for y in (34, 62, 90):
        canvas.fill(ellipse(5, y, 3.6), ["#e8c070", "#8a5a30"], form=0.8, radius=3, rim=("#fff4d0", 1, 0.9), **CRISP)
    vest = smooth([(-50, 96, 1), (-26, 116), (0, 138, 1), (26, 116), (50, 96, 1), (46, 176), (22, 192, 1),
        (0, 182, 1), (-22, 192, 1), (-46, 176)])
    canvas.shadow(vest, "#4a5a8a", 0, -3, 4, 0.6, clip=shirt)
    canvas.fill(vest, ["#f2f0e6", "#a8b6d2"], form=0.6, radius=14, shade="#6a7cac", texture=0, mottle=0.02, **CRISP)
    canvas.line([(0, 138), (1, 182)], 1.6, "#7a8cb4", 0.9, wobble=0.1, detail=0.9)
    for y in (148, 166):
        canvas.fill(ellipse(6, y, 3.4), ["#fffaf0", "#98a8cc"], form=0.8, radius=3, **CRISP)
    # the collar: dark inside
    canvas.fill(ellipse(0, -16, 32, 15), ["#5a6a98", "#e8eef4"], **CRISP)
    canvas.fill(ellipse(0, -17, 28, 11.5), [(0, "#0a0c22"), (0.7, "#171c40"), (1, "#39477a")], **CRISP)
    band = smooth([(-33, -18, 1), (-30, 2), (0, 12), (30, 2), (33, -18, 1), (24, -6), (0, -2), (-24, -6)])
    canvas.fill(band, LINEN, form=0.5, radius=6, shade="#8a9cc4", **CRISP)
    for side in (-1, 1):
        canvas.fill(placed(poly([(2, -1), (20, -8), (13, 14)]), flip=side), ["#ffffff", "#c8d4e8"], form=0.3,
            radius=4, **CRISP)
    for side in (-1, 1):  # the tie is still tied
        bow = placed(smooth([(2, 10), (16, 0), (29, -1), (30, 12), (27, 24), (14, 20), (2, 16)]), flip=side)
        canvas.fill(bow, ["#ffffff", "#b4c2de"], form=0.7, radius=8, shade="#7486b4", rim=RIM, **CRISP)
        canvas.line([(side * 5, 13), (side * 15, 11), (side * 22, 12)], [1.6, 1.4, 0.4], "#7486b4", 0.8, wobble=0.1,
            detail=0.9)
    canvas.fill(ellipse(0, 13, 5, 6.5), ["#ffffff", "#a8b8d8"], form=0.6, radius=4, **CRISP)
    for x, y, turned in ((-184, -124, -84), (223, 67, -47)):  # the cuffs look out of the sleeves a finger wide, empty
        with canvas.at(x, y, 1, turned):
            cuff = smooth([(-16, -25, 1), (17, -24, 1), (22, 0), (17, 24, 1), (-16, 25, 1)])
            linen = canvas.fill(cuff, LINEN, gradient=((0, -25), (0, 25)), form=0.6, radius=14, shade="#6f80b0",
                **CRISP)
            canvas.fill(rect(-16, -26, 18, 52), "#2a3566", alpha=0.55, soft=4, clip=linen, edge=0)  # the sleeve's shadow on it
            canvas.fill(ellipse(17, 0, 6.4, 24), ["#f4f2ea", "#b4c2de"], **CRISP)
            canvas.fill(ellipse(17.6, 0, 4.6, 21), ["#0e1234", "#242e5e"], **CRISP)
    # coat and sleeves, each half one silhouette
    half = [(36, -6), (84, 6), (112, 28), (106, 84), (84, 130), (70, 172), (78, 214, 1), (52, 200), (22, 202, 1),
        (44, 166), (56, 118), (44, 60)]
    left = union(placed(smooth([(36, -6), (78, 0), (92, 34), (96, 90), *half[4:]]), flip=-1),
        smooth([(-72, 4), (-104, 10), (-146, 0), (-188, -34), (-207, -78), (-214, -118, 1), (-186, -121),
        (-158, -129, 1), (-153, -98), (-140, -66), (-112, -46), (-76, -24), (-56, 0), (-60, 60), (-80, 66),
        (-84, 40)]))
    right = union(smooth(half), smooth([(84, 6), (114, 30), (136, 70), (150, 92), (178, 70), (204, 43, 1), (226, 58),
        (243, 82, 1), (222, 112), (186, 142), (150, 158), (118, 146), (94, 112), (88, 70)]))
    masks = []
    for shape in (right, left):
        canvas.shadow(shape, "#080c28", 5, 8, 9, 0.5)
        masks.append(canvas.fill(shape, WOOL, gradient=((0, -110), (0, 210)), form=0.85, radius=30, shade=DEEP,
            highlight="#93aed8", rim=RIM, grain=0.22, texture=0.02, **CRISP))
    creases = ((1, [(-116, 70), (-104, 34), (-80, 6)]), (1, [(-146, 0), (-136, -24), (-116, -44)]),
        (1, [(-190, -34), (-170, -46), (-144, -62)]), (1, [(-202, -60), (-180, -68), (-152, -90)]),
        (1, [(-92, 100), (-66, 120), (-52, 124)]), (0, [(110, 36), (100, 70), (94, 112)]),
        (0, [(122, 146), (136, 118), (148, 94)]), (0, [(148, 156), (152, 124), (150, 96)]),
        (0, [(178, 146), (168, 116), (156, 96)]), (0, [(96, 104), (70, 122), (54, 124)]),
        (0, [(204, 126), (204, 96), (190, 66)]))
    for which, way in creases:
        canvas.line(way, [0.6, 12, 0.6], DEEP, 0.6, soft=3.4, clip=masks[which], wobble=0.2, rough=0)
        canvas.line([(x + 3, y - 7) for x, y in way], [0.4, 6, 0.4], PALE, 0.24, soft=3, clip=masks[which],
            wobble=0.2, rough=0)
    for side, mask in ((1, masks[0]), (-1, masks[1])):
        canvas.line([(side * 82, 8), (side * 96, 50), (side * 92, 100)], [1, 2.4, 1], DEEP, 0.7, clip=mask,
            wobble=0.2, detail=0.8)
        lapel = placed(smooth([(32, -10, 1), (58, 4, 1), (66, 22, 1), (50, 30, 1), (80, 40, 1), (76, 86),
            (58, 128, 1), (54, 86), (42, 34)]), flip=side)
        canvas.shadow(lapel, "#080c28", side * 4, 6, 5, 0.6, clip=mask)
        canvas.fill(lapel, ["#8ea4d0", "#4c5f96"], gradient=((0, -10), (0, 128)), form=0.5, radius=10,
            shade="#28335f", rim=RIM, grain=0.1, **CRISP)
    for side in (-1, 1):  # six buttons that close nothing
        for k in range(2):
            canvas.fill(ellipse(side * (78 - 4 * k), 128 + 26 * k, 5), ["#aebcdc", "#2a3562"], form=0.8, radius=4,
                rim=("#ffffff", 1, 0.7), **CRISP)
    _carnation(canvas, 68, 58)


def _carnation(canvas: Canvas, x: float, y: float) -> None:
    for k in range(9):
        a = math.tau * k / 9
        canvas.fill(ellipse(x + 6 * math.cos(a), y + 6 * math.sin(a), 5.5), ["#ff7a6a", "#c02c3c"], form=0.6,
            radius=4, **CRISP)
    canvas.fill(ellipse(x, y, 6), ["#ff9a80", "#d03a44"], form=0.6, radius=4, **CRISP)


HOLD = ([(420, 268), (380, 274), (334, 270), (280, 272), (214, 258), (162, 226), (112, 178), (78, 158), (62, 164),
    (58, 186), (56, 206)], [15, 15, 14, 13, 12, 10, 9, 8, 7])


def _embrace(canvas: Canvas) -> None:
    """One tentacle, behind the neck, has found the raised sleeve; one lies on the shoulder and touches the flower, one reaches into the other cuff."""
    canvas.fill(ellipse(372, 330, 60, 70), "#ff9aa0", alpha=0.34, soft=26, edge=0, blend="screen")
    _tentacle(canvas, [(80, 158), (66, 162), (59, 178), (57, 192)], [9, 8.5, 8, 7])
    _tentacle(canvas, [(424, 278), (402, 312), (372, 326), (348, 326), (334, 340), (336, 352)],
        [17, 16, 13, 10, 7, 4])
    _tentacle(canvas, [(468, 284), (484, 291), (494, 308), (494, 331)], [14, 13, 11, 8])


def _tentacle(canvas: Canvas, way: list, width: list) -> None:
    arm = ribbon(way, width)
    canvas.shadow(arm, "#0a0e2c", 1, 6, 4, 0.5)
    canvas.fill(arm, [PINK[0], PINK[1]], form=0.8, radius=6, shade="#a84878", highlight="#fff6ec",
        rim=("#fffaf0", 1.4, 0.8), edge=0.1, wobble=0.3, grain=0.1, detail=0.85)
    c = curve(way, 9)
    for px, py in c[4:-6:5]:
        canvas.fill(ellipse(float(px), float(py) + 2.4, 1.8), "#e87a90", alpha=0.8, edge=0, wobble=0, detail=0.85)


def _bell(canvas: Canvas) -> None:
    """A lantern with a frilled hem."""
    x, y = BELL
    canvas.glow(x, y, 170, "#ffb4a8", 0.5)
    dome = smooth([(x - 100, y + 30, 1), (x - 100, y - 14), (x - 72, y - 74), (x - 6, y - 104), (x + 62, y - 82),
        (x + 98, y - 22), (x + 100, y + 26, 1), (x + 82, y + 48), (x + 62, y + 32), (x + 42, y + 54),
        (x + 20, y + 37), (x, y + 57), (x - 20, y + 38), (x - 42, y + 56), (x - 62, y + 36), (x - 82, y + 50)])
    bell = canvas.fill(dome, [(0, "#fff6e4"), (0.35, "#fcc4b4"), (0.7, "#ee8a9c"), (1, "#b44a84")],
        gradient=("r", (x - 8, y + 20), 128), form=0.55, radius=40, shade="#8a3a78", highlight="#fff8ee",
        rim=("#fffaf0", 3, 0.9), grain=0.14, texture=0.01, **CRISP)
    for k in range(11):
        a = -1 + 2 * (k + 0.5) / 11
        canvas.line([(x - 4 + 16 * a, y - 96 + 12 * abs(a)), (x + 70 * a, y - 42), (x + 96 * a, y + 34)],
            [0.6, 2.4, 3.4], "#c8507c" if k % 2 else "#fff0e0", 0.42, clip=bell, soft=0.5, wobble=0.2, detail=0.8,
            rough=0)
    for k in range(4):  # pale rings, seen through the bell
        t = math.tau * k / 4 + 0.5
        at = (x - 2 + 25 * math.cos(t), y - 20 + 11 * math.sin(t))
        ring = minus(ellipse(*at, 16, 8), ellipse(at[0] - 3 * math.cos(t), at[1] - 1.5 * math.sin(t), 9, 3.4))
        canvas.fill(ring, "#fff0dc", alpha=0.5, soft=2, edge=0, clip=bell, grain=0, detail=0.7)
    canvas.fill(ellipse(x - 2, y - 20, 46, 26), "#ffe2cc", alpha=0.3, soft=12, edge=0, clip=bell, grain=0)
    canvas.fill(smooth([(x - 84, y - 10), (x - 62, y - 62), (x - 14, y - 90), (x + 8, y - 88), (x - 32, y - 64),
        (x - 62, y - 18)]), "#ffffff", alpha=0.7, soft=3, clip=bell, edge=0)
    canvas.line([(x - 92, y + 34), (x - 52, y + 44), (x, y + 46), (x + 52, y + 42), (x + 92, y + 32)],
        [2, 5, 5, 5, 2], "#fff4e4", 0.6, soft=1.4, clip=bell, rough=0)


def _shoe(canvas: Canvas) -> None:
    """One patent shoe has already gone down."""
    sole = smooth([(-50, 12, 1), (-20, 16), (20, 16), (56, 14), (60, 20), (20, 25), (-20, 23), (-26, 34, 1),
        (-52, 34, 1)])
    canvas.shadow(sole, "#0a0e2c", -6, 12, 8, 0.6)
    canvas.fill(sole, ["#3a3a58", "#12142c"], form=0.5, radius=5, **CRISP)
    shoe = smooth([(-52, 14, 1), (-55, -10), (-50, -24, 1), (-28, -18), (-8, -20, 1), (6, -8), (34, -4), (58, 5),
        (60, 17, 1)])
    canvas.fill(shoe, ["#6a7cb0", "#1a2048"], form=0.9, radius=16, shade=DEEP, rim=RIM, grain=0.1, **CRISP)
    canvas.fill(ellipse(-29, -20, 20, 5, 4), ["#080a20", "#232c5a"], **CRISP)
    canvas.line([(20, -2), (38, 3), (50, 9)], [1, 5, 1], "#ffffff", 0.7, soft=1.2, rough=0)
    for side in (-1, 1):
        bow = placed(smooth([(0, 0), (10, -7), (14, 0), (10, 6)]), -2, -14, 1, 20, side)
        canvas.fill(bow, ["#8a9cd0", "#28305c"], form=0.6, radius=4, rim=RIM, **CRISP)


def _specks(canvas: Canvas) -> None:
    random = dice(9)
    for _ in range(130):
        x, y = 600 * random.random(), 880 * random.random()
        r = 0.6 + 1.8 * random.random() ** 2
        canvas.fill(ellipse(x, y, r), "#eafff8", alpha=0.2 + 0.5 * random.random(), edge=0, wobble=0, grain=0,
            detail=0.6)
    for x, y, r in ((214, 700, 5), (222, 676, 7), (208, 648, 4), (228, 612, 6), (60, 150, 6), (48, 122, 4),
        (64, 96, 7), (274, 236, 4), (266, 214, 6)):
        canvas.fill(ellipse(x, y, r), "#bfe8f0", alpha=0.3, edge=0, wobble=0, rim=("#ffffff", 1.4, 0.9), detail=0.8)
