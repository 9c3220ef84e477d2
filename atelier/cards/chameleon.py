"""A chameleon half vanished in the wallpaper rolls out its tongue as a red carpet, and a fly in a gown poses on it."""

import itertools
import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour
from atelier.light import light_pools
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import along, ellipse, poly, rect, ribbon, smooth, union

CARD = Card(
    id="chameleon",
    palette="lime-ink",
    composition="macro",
    setting="wallpapered room",
    mood="comedy",
    themes=("food", "crime", "play"),
    hero="chameleon",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=406,
    grading=dict(vignette=0.42, contrast=1.1, saturation=1.1),
)

CRISP = dict(edge=0.06, wobble=0.2, detail=0.88)
SIDE = (690, 470)  # the light from the right, outside the picture
LAMP = ("p", *SIDE)
WHITE = "#fffbe6"
HEAD = [(428, 372), (424, 346), (398, 322), (366, 292), (344, 252), (318, 214), (262, 160), (196, 108), (128, 66),
    (98, 74), (84, 118), (66, 190), (30, 260), (-30, 330), (-40, 560), (30, 548), (96, 500), (150, 464), (214, 446),
    (286, 436), (350, 424), (404, 406), (422, 392)]


def draw(canvas: Canvas) -> None:
    """Paint the card."""
    canvas.set_light((0.55, 0.5, 0.5), ambient="#0c1a14", key="#fbf7d8")
    _wall(canvas)
    _floor(canvas)
    brush.background(canvas, radii=(12, 6, 3))
    _chameleon(canvas)
    _carpet(canvas)
    light_pools(canvas, [(*SIDE, 400, "#fff4d0", 0.8), (330, 760, 250, "#fff4d8", 0.5),
        (300, 300, 260, "#eaf4c0", 0.34)], "#7c8f80")
    _foot(canvas)
    _ropes(canvas)
    with canvas.at(318, 818, 1.22):
        _fly(canvas)


def _palmette(canvas: Canvas, tone: Colour, alpha: float, clip: Mask | None = None,
    fade: tuple | None = None) -> None:
    """One figure of the wallpaper, 60 wide and 84 high, origin its middle."""
    leaves = [ribbon([(0, 22), (s * 7, 4), (s * 20, -8), (s * 26, -2)], [3, 11, 8, 1]) for s in (-1, 1)]
    leaves += [ribbon([(0, 14), (s * 6, -8), (s * 14, -24), (s * 20, -26)], [3, 11, 8, 1]) for s in (-1, 1)]
    leaves += [ribbon([(0, 28), (s * 12, 24), (s * 22, 30), (s * 18, 38)], [2, 7, 5, 1]) for s in (-1, 1)]
    leaf = union(smooth([(0, -42), (8, -22), (5, 2), (0, 14), (-5, 2), (-8, -22)]), ellipse(0, 40, 3.4),
        ellipse(0, 30, 4.6, 6), *leaves)
    canvas.fill(leaf, tone, alpha=alpha, clip=clip, edge=0.2, wobble=0.5, detail=0.4, fade=fade)
    for s in (-1, 1):
        canvas.fill(ellipse(s * 30, 0, 2), tone, alpha=alpha, clip=clip, edge=0.1)


def _places() -> list[tuple[float, float]]:
    return [(26 + 68 * i + (34 if j % 2 else 0), 10 + 62 * j) for j in range(10) for i in range(-1, 10)]


def _wall(canvas: Canvas) -> None:
    canvas.fill(rect(-20, -20, 640, 620), ["#2c5a40", "#24513a", "#183a2a"], texture=0.012, edge=0)
    for i in range(20):
        canvas.fill(rect(-8 + 34 * i, -20, 3, 620), "#3c6e48", alpha=0.35, edge=0.1)
    for x, y in _places():
        with canvas.at(x, y):
            _palmette(canvas, "#8fae38", 0.75)
    # the skirting board
    canvas.fill(rect(-20, 548, 640, 40), ["#f3f2d2", "#b8bc90", "#6a7a58"], form=0.5, radius=8, edge=0.05, wobble=0.2)
    canvas.line([(-20, 560), (620, 560)], 2, "#4a5a40", 0.6, wobble=0.1)
    canvas.shadow(rect(-20, 586, 640, 4), "#04100a", 0, 6, 6, 0.7)


def _floor(canvas: Canvas) -> None:
    canvas.fill(rect(-20, 588, 640, 330), ["#2a3a2a", "#16241a", "#0c1610"], texture=0.08, edge=0.05)
    for k in range(-9, 10):
        canvas.line([(300 + k * 46, 588), (300 + k * 108, 910)], [0.8, 2.4], "#060e0a", 0.8, wobble=0.1)
    random = dice(5)
    for _ in range(120):
        x, y = 620 * random.random() - 10, 594 + 300 * random.random()
        d = (x - 300) * 0.16
        canvas.line([(x, y), (x + d * 0.5, y + 14), (x + d, y + 30)], [0.3, 1.2, 0.3], "#6a8450"
            if random.random() < 0.5 else "#050c08", 0.35)


def _chameleon(canvas: Canvas) -> None:
    outline = smooth(HEAD)
    canvas.shadow(outline, "#04100a", -14, 18, 16, 0.55)
    seen = dict(form=0.9, radius=70, light=LAMP, shade="#0e2a1c", highlight="#f0f4b0", grain=0.1, texture=0.006)
    ghost = canvas.fill(outline, "#24513a", alpha=0.3, detail=0.6, **seen)
    for x, y in _places():
        if x < 330 and y < 570:
            with canvas.at(x + 5, y - 3):
                _palmette(canvas, "#a4c63c", 0.62, clip=ghost)
    canvas.fill(outline, [(0, "#d8e85a"), (0.4, "#a9c93a"), (0.75, "#5c8f3c"), (1, "#2c5a40")],
        gradient=((430, 380), (60, 180)), fade=((230, 320), (30, 220)), rim=("#fbfbdc", 3, 0.9, LAMP), detail=0.7,
        **seen)
    _scales(canvas, ghost)
    _ridges(canvas, ghost)
    _mouth(canvas, ghost)
    _eye(canvas, ghost)


def _scales(canvas: Canvas, skin: Mask) -> None:
    """Beads all over, larger on the casque; they thin out where the wallpaper wins."""
    random = dice(7)
    for _ in range(700):
        x, y = 20 + 410 * random.random(), 70 + 400 * random.random()
        if random.random() > (x - 10) / 260:
            continue
        r = 1.6 + 2.4 * random.random() * (1.3 if y < 260 else 0.8)
        tone = random.random()
        canvas.fill(ellipse(x, y, r, r * 0.8), "#f0f4a8" if tone < 0.4 else "#3f7034" if tone < 0.85 else "#e884b0",
            alpha=0.5, clip=skin, form=0.7, radius=r, light=LAMP, edge=0.1, wobble=0.1)
    for k in range(5):  # dark bars behind the eye, and a pink cheek stripe
        canvas.fill(ribbon([(226 - 28 * k, 214 + 10 * k), (206 - 30 * k, 270 + 14 * k),
            (214 - 26 * k, 330 + 18 * k)], [2, 15 - 2 * k, 2]), "#1f4a30", alpha=0.55 - 0.08 * k, clip=skin, soft=2)
    canvas.fill(ribbon([(404, 358), (340, 352), (262, 356), (190, 388)], [3, 10, 12, 2]), "#d62c7f", alpha=0.4,
        clip=skin, soft=3)


def _ridges(canvas: Canvas, skin: Mask) -> None:
    brow = [(392, 320), (352, 268), (318, 218), (250, 160), (180, 112), (112, 82)]
    canvas.line(brow, [2, 7, 8, 7, 5, 2], "#f0f4a8", 0.7, clip=skin, soft=0.8)
    for k in range(26):
        x, y = along(brow, k / 25)
        canvas.fill(ellipse(x - 2, y - 2, 5.4 - 0.08 * k, 4.4), ["#f6f8c0", "#86a83a"], form=0.8, radius=4,
            light=LAMP, alpha=1 - 0.028 * k, **CRISP)
    crest = [(236, 250), (176, 220), (118, 160), (94, 110)]
    canvas.line(crest, [1, 6, 5, 1], "#2c5a34", 0.7, clip=skin, soft=1.5)
    for k in range(15):  # spines of the throat
        x, y = along([(404, 408), (300, 436), (200, 450), (110, 494)], k / 14)
        canvas.fill(poly([(x - 5, y - 4), (x + 5, y - 5), (x - 2, y + 12)]), ["#e8f0a0", "#5c8f3c"],
            alpha=1 - 0.045 * k, **CRISP)


def _mouth(canvas: Canvas, skin: Mask) -> None:
    canvas.line([(426, 374), (380, 384), (320, 388), (262, 384), (214, 366), (190, 342)], [3, 6, 5, 5, 4, 1],
        "#12301c", 0.95, clip=skin, wobble=0.2)
    canvas.line([(420, 366), (372, 374), (316, 378), (262, 374), (216, 356)], [1, 2.4, 2.4, 2.4, 0.6], "#f6f8c0",
        0.7, clip=skin, wobble=0.2)
    canvas.fill(smooth([(430, 366), (436, 384), (428, 398), (396, 396), (376, 386), (400, 378)]), "#5a0c34", **CRISP)
    canvas.fill(ellipse(402, 340, 4, 2.6, 40), "#1c3a20", alpha=0.9, clip=skin)


def _eye(canvas: Canvas, skin: Mask) -> None:
    """The turret, rolled towards the fly."""
    x, y = 292, 282
    canvas.fill(ellipse(x, y, 74, 70), "#1f4a30", alpha=0.5, soft=8, clip=skin)
    turret = canvas.fill(ellipse(x, y, 64, 61), ["#e4ee7a", "#a9c93a", "#4a7a34"],
        gradient=((x + 40, y + 40), (x - 50, y - 50)), form=0.95, radius=50, light=LAMP, shade="#1c4428",
        highlight="#fbfbd0", rim=("#fffbe0", 2.4, 0.8, LAMP), grain=0.2, texture=0.01, **CRISP)
    px, py = x + 16, y + 18
    for k in range(1, 7):
        r = 60 - 7 * k
        cx, cy = x + 16 * k / 7, y + 18 * k / 7
        canvas.line([(cx + r * math.cos(t * math.pi / 12), cy + r * math.sin(t * math.pi / 12)) for t in range(25)],
            1.8, "#5c8a34" if k % 2 else "#f4f8b8", 0.6, clip=turret, wobble=0.2)
        for t in range(20 - 2 * k):
            a = t * 2 * math.pi / (20 - 2 * k) + k
            canvas.fill(ellipse(cx + (r + 3) * math.cos(a), cy + (r + 3) * math.sin(a), 2.2), "#f6f8c4" if k % 2
                else "#3f7034", alpha=0.7, clip=turret, edge=0.1)
    canvas.fill(ellipse(px, py, 21, 20), "#1c3018", edge=0.1, detail=0.95)
    canvas.fill(ellipse(px, py, 18, 17), ["#ffe27a", "#d88a1c"], gradient=("r", (px + 4, py + 4), 18), edge=0.05,
        wobble=0, detail=1)
    canvas.fill(ellipse(px + 3.4, py + 4, 9.4), "#0a0c08", edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(px + 7, py, 3.4), "#fffdf0", edge=0, wobble=0, grain=0, detail=1)


PATH = [(412, 392), (446, 420), (470, 480), (462, 548), (428, 606), (382, 668), (340, 740), (312, 830), (296, 930)]
WIDTHS = [26, 34, 50, 78, 120, 170, 226, 290, 360]


def _carpet(canvas: Canvas) -> None:
    """The tongue: round where it leaves the mouth, flat and bordered where it is a carpet."""
    path = ribbon(PATH, WIDTHS, cap=False)
    canvas.shadow(path, "#04080a", -8, 8, 9, 0.7)
    mask = canvas.fill(path, [(0, "#ff7ab4"), (0.35, "#e43a8a"), (0.7, "#d62c7f"), (1, "#8a1450")],
        gradient=((430, 390), (300, 900)), form=0.6, radius=22, light=LAMP, shade="#5a0a38", highlight="#ffc0dc",
        grain=0.1, texture=0.012, **CRISP)
    for side in (-1, 1):
        edge, inner = [], []
        for k in range(2, len(PATH)):
            (x, y), w = PATH[k], WIDTHS[k]
            dx, dy = PATH[min(k + 1, len(PATH) - 1)][0] - PATH[k - 1][0], PATH[min(k + 1,
                len(PATH) - 1)][1] - PATH[k - 1][1]
            n = math.hypot(dx, dy)
            edge.append((x - side * dy / n * w * 0.41, y + side * dx / n * w * 0.41))
            inner.append((x - side * dy / n * w * 0.34, y + side * dx / n * w * 0.34))
        canvas.line(edge, [0.6, 3, 6, 9], "#f6e49a", 0.9, clip=mask, wobble=0.2)
        canvas.line(inner, [0.4, 1.4, 2.4, 3.4], "#f6e49a", 0.7, clip=mask, wobble=0.2)
    random = dice(9)
    for _ in range(240):  # taste buds, then pile
        t = random.random()
        x, y = along(PATH, t)
        w = 20 + 300 * t**1.6
        x += (random.random() - 0.5) * w * 0.7
        canvas.fill(ellipse(x, y, 1.4 + 2 * t, 1 + 1.2 * t), "#ff9cc8" if random.random() < 0.6 else "#7a1048",
            alpha=0.45, clip=mask, edge=0.2)
    canvas.line([(418, 394), (448, 426), (466, 484), (452, 556)], [2, 7, 9, 2], "#ffd4e8", 0.65, clip=mask, soft=2)
    for k in range(4):  # soft folds where it meets the floor
        x, y = 448 - 10 * k, 566 + 14 * k
        canvas.line([(x - 34 - 10 * k, y + 8), (x, y - 2), (x + 32 + 6 * k, y - 14)], [0.6, 4, 0.6], "#7a1048", 0.5,
            clip=mask, soft=1.4)


def _foot(canvas: Canvas) -> None:
    """A forearm that comes out of the wallpaper, and a mitten of a foot that holds on to the skirting board."""
    toes = [ribbon([(136, 532), (160, 544), (167, 568), (160, 588)], [30, 25, 19, 11]),
        ribbon([(128, 530), (136, 552), (134, 570), (124, 586)], [30, 22, 17, 11])]
    limb = union(ribbon([(-50, 462), (30, 482), (92, 506), (136, 534)], [66, 58, 46, 34]), *toes)
    look = dict(form=0.9, radius=22, light=LAMP, shade="#12301e", grain=0.1, texture=0.006)
    canvas.shadow(limb, "#04100a", -12, 10, 7, 0.75)
    ghost = canvas.fill(limb, ["#2e5c34", "#3f6e34"], **CRISP | look)
    for x, y in _places():
        if x < 110 and y > 400:
            with canvas.at(x + 5, y - 3):
                _palmette(canvas, "#8fae38", 0.4, clip=ghost)
    canvas.fill(limb, ["#5c8f3c", "#a9c93a", "#9cbc3a"], gradient=((30, 480), (160, 580)),
        fade=((116, 520), (-6, 470)), rim=("#fbfbdc", 2.2, 0.7, LAMP), **CRISP | look)
    canvas.line([(147, 556), (148, 566), (143, 577)], [0.6, 5, 1], "#12301e", 0.7, clip=ghost, soft=1.4)
    for k in range(9):  # quiet scales along the forearm, smaller towards the wrist
        x, y = along([(34, 474), (92, 500), (140, 530), (158, 556)], k / 8)
        r = 3.4 - 0.2 * k
        canvas.fill(ellipse(x - 1 + 4 * (k % 2), y + 3 * (k % 3), r, r * 0.7, 24), "#dcec8a" if k % 3 else "#3f7034",
            alpha=0.14 + 0.03 * k, clip=ghost, form=0.6, radius=r, light=LAMP, edge=0.1, wobble=0.1)
    for x, y, d in ((163, 586, 7), (156, 588, 0), (128, 584, 2), (121, 585, -4)):
        canvas.fill(ribbon([(x, y), (x + d * 0.4, y + 6), (x + d, y + 9)], [5.4, 3.6, 0.8]), ["#f3f2d2", "#8a8e6a"],
            form=0.6, radius=2, **CRISP)


def _ropes(canvas: Canvas) -> None:
    """Brass posts and cords along the carpet."""
    for side in (-1, 1):
        spots = [(388 + side * 96, 648, 0.62), (340 + side * 158, 738, 0.86), (300 + side * 246, 866, 1.2)][: 3
            if side < 0 else 2]
        for (x0, y0, s0), (x1, y1, s1) in itertools.pairwise(spots):
            a, b = (x0, y0 - 84 * s0), (x1, y1 - 84 * s1)
            sag = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 26 * s1)
            canvas.fill(ribbon([a, sag, b], [6 * s0, 7.5 * (s0 + s1) / 2, 9 * s1]), ["#3c7a44", "#12301c"], form=0.9,
                radius=4, light=LAMP, rim=("#f4f8c0", 1.4, 0.9, LAMP), **CRISP)
        for x, y, s in spots:
            with canvas.at(x, y, s):
                brass = ["#fffbe0", "#d8b84a", "#5a4a18"]
                canvas.fill(ellipse(6, 3, 22, 6), "#04080a", alpha=0.6, soft=3)
                canvas.fill(ellipse(0, 0, 17, 6), brass, form=0.8, radius=5, light=LAMP, **CRISP)
                canvas.fill(rect(-3.4, -88, 6.8, 88), brass, gradient=((4, 0), (-4, 0)), form=0.6, radius=3,
                    light=LAMP, **CRISP)
                canvas.fill(ellipse(0, -94, 8), brass, form=0.9, radius=7, light=LAMP,
                    rim=("#ffffff", 1.4, 0.9, LAMP), **CRISP)


def _fly(canvas: Canvas) -> None:
    """A fly in a mermaid gown, one hip out, one arm up; origin on the carpet, about 190 high."""
    lamp = ("p", 166, -210)
    rim = ("#fffdf0", 1.8, 0.95, lamp)
    canvas.fill(ellipse(-26, 4, 62, 12), "#3a0420", alpha=0.6, soft=5)
    for s, turn, long in ((1, 28, 108), (-1, -34, 112)):  # wings
        with canvas.at(s * 6, -112, 1, turn):
            wing = smooth([(0, 6), (s * 22, -26), (s * 30, -72), (s * 12, -long), (-s * 8, -long * 0.8),
                (-s * 10, -36)])
            mask = canvas.fill(wing, ["#eaf6e0", "#a8d8c8", "#f0b8d4"], alpha=0.42, form=0.4, radius=12, light=lamp,
                rim=("#ffffff", 1.6, 0.95, lamp), edge=0.05, wobble=0.1, detail=0.9)
            for k in range(5):
                canvas.line([(0, 0), (s * (4 + 5 * k), -36), (s * (2 + 5.4 * k), -92 + 12 * k)], [1.4, 1, 0.3],
                    "#5a8a70", 0.7, clip=mask, wobble=0.1)
    dark = ["#4a5a48", "#1c2a22", "#0a120e"]
    gown = smooth([(-13, -112), (-15, -96), (-11, -80), (-20, -64), (-23, -46), (-15, -24), (-22, -6), (-54, 6),
        (-84, 10), (-60, 16), (-20, 12), (14, 12), (26, 6), (17, -20), (22, -46), (20, -62), (11, -80), (14, -96),
        (12, -112), (0, -106)])
    mask = canvas.fill(gown, ["#fbfbd8", "#cfe25a", "#8fb02c", "#4a6e24"], gradient=((24, -100), (-50, 10)),
        form=0.9, radius=16, light=lamp, shade="#24441c", highlight="#fffff0", rim=rim, grain=0.2, texture=0.02,
        **CRISP)
    random = dice(13)
    for _ in range(90):
        x, y = -50 + 76 * random.random(), -108 + 118 * random.random()
        canvas.fill(ellipse(x, y, 0.9), WHITE, alpha=0.9, clip=mask, edge=0, detail=1)
    for k in range(6):
        canvas.line([(-10 + 4 * k, -30), (-14 + 5 * k, -10), (-44 + 13 * k, 12)], [0.4, 1.6, 1], "#4a6e24", 0.6,
            clip=mask, wobble=0.1)
    canvas.fill(ribbon([(-13, -82), (0, -79), (13, -82)], [4.4, 5, 4.4]), "#d62c7f", form=0.6, radius=2, clip=mask,
        **CRISP)
    for hand in ([(12, -106), (34, -118), (44, -140), (40, -162)], [(-12, -96), (-34, -82), (-24, -62), (-17, -60)]):
        canvas.fill(ribbon(hand, [7, 6, 5, 3.4]), dark, form=0.8, radius=3, light=lamp, rim=rim, **CRISP)
    for k in (-1, 0, 1):
        canvas.line([(40, -162), (40 + 5 * k, -168), (40 + 7 * k, -172)], [2.4, 1.6, 0.6], "#1c2a22", wobble=0)
    canvas.fill(ribbon([(34, -120), (37, -124)], [8, 8]), "#f6e49a", form=0.6, radius=2, **CRISP)  # bangle
    canvas.fill(ribbon([(0, -112), (2, -124)], [9, 8]), dark, form=0.7, radius=4, light=lamp, **CRISP)
    for k in range(7):  # pearls
        canvas.fill(ellipse(-8 + 2.8 * k, -113 + 1.6 * math.sin(k / 6 * math.pi), 2), ["#ffffff", "#c8d0b0"],
            form=0.7, radius=1.6, edge=0, detail=1)
    with canvas.at(3, -138, 1, 6):
        canvas.fill(ellipse(0, 0, 19, 17), dark, form=0.9, radius=12, light=lamp, rim=rim, **CRISP)
        for s in (-1, 1):
            facets = canvas.fill(ellipse(s * 14, -4, 13, 15.5, s * -16), ["#fbf8a8", "#b4cc34", "#2c5a24"],
                gradient=((s * 14 + 8, -14), (s * 14 - 8, 8)), form=0.9, radius=10, light=lamp, highlight="#fffff0",
                rim=rim, **CRISP)
            for i in range(-4, 5):
                for j in range(-4, 5):
                    canvas.fill(ellipse(s * 14 + 3.2 * i + 1.6 * (j % 2), -4 + 3.4 * j, 1), "#24511c", alpha=0.5,
                        clip=facets, edge=0)
            canvas.fill(ellipse(s * 14 + 4, -10, 3.6, 2.6), "#ffffff", alpha=0.95, edge=0, detail=1)
            for k in range(4):
                canvas.line([(s * (8 + 6 * k), -17 - 1.5 * (k in (1, 2))), (s * (9 + 7.4 * k), -25 + 1.5 * k)],
                    [1.6, 0.4], "#0a120e", wobble=0, detail=1)
        canvas.fill(ribbon([(0, 8), (1, 16), (3, 20)], [7, 5, 7]), ["#7a8a6a", "#2a3a2a"], form=0.7, radius=3,
            light=lamp, **CRISP)
        canvas.fill(ellipse(3, 20.6, 4.6, 2.8), "#d62c7f", form=0.6, radius=2, **CRISP)
        for s in (-1, 1):
            canvas.line([(s * 3, -14), (s * 5, -20), (s * 10, -23)], [1.6, 1, 0.5], "#1c2a22", wobble=0)
        for k in range(5):  # a tiara
            canvas.fill(poly([(-9 + 4 * k, -14), (-5 + 4 * k, -14), (-7 + 4 * k, -23 - 4 * (k == 2))]),
                ["#fffbe0", "#d8b84a"], **CRISP)
