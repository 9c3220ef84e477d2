"""A woman's back before a red wall: a letter crushed in her fist, its scraps on the floor, a door ajar."""

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import mix, rgb
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.profile import moved
from atelier.noise import dice
from atelier.paths import Point, Points, ellipse, minus, overlap, poly, rect, ribbon, smooth, union
from atelier.sheets import backing, sheet

CARD = Card(
    id="fists",
    palette="ash-and-red",
    composition="portrait",
    setting="empty room",
    mood="rage",
    themes=("power", "body", "justice"),
    hero="angry back",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=511,
    finish="paper",
)

SKIN, SEAM, SHADOW, HAIR, DRESS = "#e6ba96", "#7a3a2a", "#a8593c", "#33201f", "#26222a"
WALL, FLOOR, LAMP, PAPER = "#c93a25", "#84281f", "#ffd08a", "#f4ece0"
LOOK = dict(fall=(-0.6, 0.75), shade="#1a0c10")
PENCIL = dict(grain=0, texture=0, mottle=0, wobble=0.2, detail=0.8)
# Neck, back and the hanging arm, from the right shoulder over the neck down to the left wrist and back up.
BODY = [(320, 330, 1), (346, 262), (344, 236), (328, 224), (304, 214), (289, 200), (285, 176), (284, 140, 1),
    (240, 140, 1), (239, 176), (234, 196), (219, 210), (194, 219), (171, 231), (155, 252), (149, 284), (149, 318),
    (149, 352), (147, 384), (140, 410), (135, 436), (134, 462), (137, 490), (140, 516), (141, 540, 1), (169, 540, 1),
    (169, 516), (172, 488), (176, 458), (178, 430), (178, 406), (182, 380), (188, 350), (196, 322), (206, 306),
    (236, 400, 1), (300, 400, 1)]
# The other arm: down to the elbow, then the forearm goes out of sight in front of her.
BENT = [(322, 226, 1), (344, 230), (362, 241), (376, 262), (383, 292), (390, 324), (401, 356), (413, 386), (418, 402),
    (412, 415), (392, 418), (352, 405), (310, 392, 1), (310, 366, 1), (344, 377), (364, 381), (365, 368), (355, 346),
    (343, 322), (330, 300, 1)]
GOWN = [(189, 219.5, 1), (203, 214.5), (217, 209.5, 1), (220, 252), (228, 296), (240, 340), (262, 386, 1), (290, 342),
    (306, 296), (314, 254), (316, 217, 1), (331, 222), (345, 230, 1), (334, 260), (329, 292), (336, 318), (335, 340),
    (327, 366), (324, 388), (330, 412), (346, 442), (357, 478), (358, 524), (354, 600), (357, 680), (370, 760),
    (394, 822), (424, 858, 1), (392, 870), (352, 872), (318, 882), (276, 878), (240, 885), (204, 876), (170, 878),
    (138, 862, 1), (162, 806), (176, 740), (182, 660), (188, 580), (195, 520), (199, 476), (207, 440), (216, 410),
    (219, 388), (215, 362), (206, 336), (202, 312), (205, 290), (202, 256)]
FACE = [(300, 66, 1), (318, 76), (321, 92), (320, 104), (322, 116), (319, 132), (309, 147), (294, 157), (280, 160),
    (270, 130)]
HEAD = [(270, 30), (296, 34), (315, 50), (322, 72), (321, 92, 1), (318, 102), (311, 111), (304, 119), (300, 130),
    (295, 146), (284, 162), (276, 178), (263, 185), (248, 178), (238, 163), (229, 144), (223, 120), (220, 92),
    (226, 62), (244, 39)]
EAR = [(301, 102), (309, 99), (315, 105), (315, 116), (310, 126), (304, 134), (299, 130)]
PLAIT = (170, 326)
ROOT = (263, 182)
# The fist hangs from the wrist at 0, its palm turned back to us: four folded fingers and the thumb across them.
FIST = [(-9, -26), (9, -26), (12, -14), (15, -4), (23, 6), (30, 22), (29, 40), (26, 54), (20, 60), (10, 63), (4, 64),
    (-6, 64), (-14, 60), (-22, 55), (-27, 46), (-28, 30), (-24, 14), (-16, -2), (-13, -14)]
FINGERS = ([(-27, 28), (-21, 24), (-15, 28), (-14, 42), (-15, 54), (-20, 57), (-26, 50), (-29, 40)],
    [(-16, 24), (-9, 20), (-2, 24), (-1, 42), (-2, 58), (-8, 63), (-14, 59), (-17, 42)],
    [(-3, 22), (4, 18), (12, 22), (13, 42), (12, 60), (5, 66), (-2, 61), (-4, 42)],
    [(11, 22), (18, 18), (25, 23), (28, 42), (25, 57), (18, 62), (12, 58), (10, 42)])
THUMB = [(22, 2), (30, 13), (31, 27), (23, 37), (8, 41), (-7, 43), (-14, 38), (-10, 31), (5, 28), (14, 24), (14, 12)]
HAND = dict(x=155, y=536, size=1.06, turn=3)
# The letter in it: facets of the paper (points, lightness) behind the fist.
LETTER: list[tuple[Points, float]] = [([(12, 12), (18, -14), (30, -32), (38, -12), (30, 14)], 0.8),
    ([(30, 24), (48, 4), (60, 16), (52, 22), (44, 34)], 0.7),
    ([(24, 14), (38, -12), (47, -22), (58, -4), (48, 4), (36, 24)], 1),
    ([(-24, 34), (-38, 30), (-42, 44), (-27, 48)], 0.72), ([(-18, 24), (-32, 12), (-44, 20), (-38, 30), (-26, 40)],
    0.94), ([(-20, 50), (-36, 60), (-48, 86), (-35, 91), (-30, 110), (-12, 92), (-6, 58)], 0.8),
    ([(6, 58), (10, 98), (12, 120), (32, 104), (27, 89), (42, 80), (22, 54)], 0.72),
    ([(-10, 56), (-15, 86), (-27, 122), (10, 134), (19, 98), (12, 58)], 1),
    ([(8, 58), (24, 68), (27, 89), (16, 98), (11, 80)], 0.9)]
INK = ([(-8, 76), (0, 74), (9, 77)], [(-11, 85), (0, 84), (12, 86)], [(-15, 95), (-4, 93), (13, 96)],
    [(-18, 104), (-6, 104), (12, 110)], [(-20, 113), (-8, 114), (2, 119)], [(30, 6), (38, -2), (46, -12)],
    [(34, 12), (42, 4), (52, -8)], [(-24, 66), (-28, 76), (-36, 84)], [(-18, 68), (-22, 80), (-32, 96)])
SCRAPS = ([(84, 800), (112, 792), (124, 806), (104, 818), (90, 812)], [(40, 852), (60, 838), (74, 848), (58, 862)],
    [(104, 874), (132, 866), (140, 880), (118, 890)], [(438, 820), (458, 810), (480, 822), (466, 836), (446, 832)],
    [(500, 868), (516, 858), (530, 872), (512, 880)])
# Soft shadows on the skin: points, widths, strength.
HOLLOWS: list[tuple[Points, list[float], float]] = [([(240, 186), (238, 200), (216, 218)], [12, 18, 4], 0.3),
    ([(262, 176), (262, 210)], [44, 18], 0.34), ([(236, 252), (246, 282), (246, 322)], [3, 18, 3], 0.3),
    ([(300, 252), (288, 284), (288, 322)], [3, 18, 3], 0.24), ([(264, 230), (266, 300), (263, 384)], [4, 10, 10],
    0.2), ([(343, 316), (355, 346), (366, 384)], [8, 12, 6], 0.3), ([(352, 262), (366, 292), (370, 320)], [3, 13, 3],
    0.2), ([(416, 412), (390, 420), (350, 406), (318, 396)], [6, 12, 13, 16], 0.4),
    ([(332, 372), (330, 402)], [16, 16], 0.4), ([(356, 372), (368, 384), (384, 390)], [4, 9, 2], 0.3),
    ([(156, 262), (148, 320), (148, 380), (134, 440), (138, 520), (128, 580)], [10, 15, 12, 16, 12, 10], 0.36),
    ([(184, 258), (174, 290), (166, 316)], [3, 11, 3], 0.2), ([(166, 386), (160, 398), (159, 410)], [3, 13, 3],
    0.26), ([(200, 306), (190, 346), (183, 384)], [8, 8, 3], 0.2)]


def draw(canvas: Canvas) -> None:
    """The room, then the woman in few sheets, her fist nearest to us."""
    _room(canvas)
    canvas.fill(smooth([(160, 852), (90, 862), (30, 884), (10, 910), (330, 910), (330, 860)]), "#26090c", alpha=0.42,
        soft=9, edge=0, **PENCIL)
    for k, points in enumerate(SCRAPS):
        _scrap(canvas, points, k)
    body, gown_path = union(smooth(BODY), smooth(BENT), smooth(moved(FIST, **HAND))), smooth(GOWN)
    skin = sheet(canvas, body, SKIN, 6, lift=8, strength=0.45, **LOOK)
    for points, widths, strength in HOLLOWS:
        canvas.line(points, widths, SHADOW, strength, clip=skin, soft=4.5, **PENCIL)
    for glint in ([(366, 250), (381, 290), (392, 330), (412, 388), (415, 406)], [(292, 204), (310, 216), (334, 226)]):
        canvas.line(glint, [1, 5, 4], LAMP, 0.6, clip=skin, soft=1.6, **PENCIL)
    for bone in ([(236, 258), (244, 284), (243, 314)], [(299, 258), (290, 286), (291, 314)]):
        canvas.line(bone, [0.5, 1.8, 0.5], SEAM, 0.4, clip=skin, **PENCIL)
    gown = sheet(canvas, gown_path, DRESS, 8, lift=4, strength=0.5, **LOOK)
    _folds(canvas, gown)
    _letter(canvas)
    arm = sheet(canvas, minus(overlap(body, rect(100, 200, 108, 420)), gown_path), SKIN, 6, lift=3, strength=0.5,
        **LOOK)
    for points, widths, strength in HOLLOWS[-4:]:
        canvas.line(points, widths, SHADOW, strength, clip=arm, soft=4.5, **PENCIL)
    _plait(canvas)
    with canvas.at(*ROOT, turn=6), canvas.at(-ROOT[0], -ROOT[1]):
        _head(canvas)
    _hand(canvas, arm)


def _room(canvas: Canvas) -> None:
    """A wall, its skirting, the floor; the light of the door that stands ajar."""
    backing(canvas, WALL, 3)
    canvas.fill(ellipse(70, 470, 190, 560), "#8e1f17", alpha=0.4, soft=90, edge=0, **PENCIL)
    canvas.fill(ellipse(500, 420, 70, 460), "#f0603a", alpha=0.4, soft=50, edge=0, **PENCIL)
    sheet(canvas, rect(-20, 722, 560, 200), mix(WALL, FLOOR, 0.42), 41, lift=2, strength=0.3, **LOOK)
    sheet(canvas, rect(-20, 746, 640, 200), FLOOR, 42, lift=1.5, strength=0.3, **LOOK)
    canvas.fill(rect(509, -20, 34, 766), ["#ffe9b8", LAMP], edge=0, **PENCIL)
    beam = poly([(509, 746), (543, 746), (452, 930), (300, 930)])
    canvas.fill(beam, [LAMP, "#d9803f"], alpha=0.85, soft=1.6, edge=0, **PENCIL)
    sheet(canvas, rect(486, -20, 23, 768), "#8f2a1e", 44, lift=2, strength=0.4, **LOOK)
    sheet(canvas, poly([(533, -20), (640, -20), (640, 752), (533, 738)]), "#e59a55", 48, lift=3, strength=0.4, **LOOK)
    sheet(canvas, poly([(537, -20), (640, -20), (640, 752), (537, 738)]), "#5b1b1a", 45, lift=1, strength=0.4, **LOOK)
    for y, low in ((60, 300), (440, 690)):
        sheet(canvas, poly([(564, y), (640, y), (640, low + 9), (564, low)]), "#511817", 46, lift=1.2, strength=0.4,
            **LOOK)
    sheet(canvas, ribbon([(550, 372), (552, 372), (582, 374)], [9, 8, 7]), "#c9a468", 47, lift=3, strength=0.6,
        **LOOK)


def _scrap(canvas: Canvas, points: Points, k: int) -> None:
    """A piece torn off the letter, lying flat, with a word or two left on it."""
    paper = sheet(canvas, poly(points), PAPER, 70 + k, torn=0.12, lift=2.4, strength=0.6, **LOOK)
    (ax, ay), (bx, by), (cx, cy) = (p[:2] for p in points[:3])
    for share in (0.22, 0.44, 0.66):
        line = [(ax + (cx - bx) * share, ay + (cy - by) * share), (bx + (cx - bx) * share, by + (cy - by) * share)]
        canvas.line(line, [0.9, 0.9], "#5a5468", 0.42, clip=paper, **PENCIL)


def _folds(canvas: Canvas, gown: Mask | None) -> None:
    """The seam down the back and the cloth that hangs from the hip she leans on."""
    canvas.line([(262, 388), (272, 440), (276, 500)], [1, 1.6, 1.2], "#0e0b12", 0.9, clip=gown, **PENCIL)
    for points in ([(330, 500), (318, 600), (322, 720), (348, 868)], [(300, 520), (282, 640), (270, 760), (280, 876)],
            [(226, 500), (220, 620), (206, 740), (206, 872)], [(318, 470), (262, 570), (214, 700), (170, 870)]):
        canvas.line(points, [1, 9, 15, 20], "#0e0b12", 0.6, clip=gown, soft=5, **PENCIL)
        light = [(x + 11 + 0.01 * (y - 480), y) for x, y in points]
        canvas.line(light, [1, 6, 9, 14], "#57505f", 0.45, clip=gown, soft=4, **PENCIL)
    canvas.line([(354, 660), (368, 750), (392, 818), (424, 858)], [1, 3, 5, 5], "#d98a55", 0.7, clip=gown, soft=1.4,
        **PENCIL)
    canvas.fill(ellipse(398, 880, 60, 70), "#a85a3c", alpha=0.3, soft=16, clip=gown, edge=0, **PENCIL)


def _head(canvas: Canvas) -> None:
    """Turned a little towards the door: a sliver of cheek, an ear half under the hair."""
    face = sheet(canvas, smooth(FACE), SKIN, 6, lift=3, strength=0.5, **LOOK)
    canvas.line([(304, 100), (305, 130), (290, 158)], [14, 14, 20], SHADOW, 0.4, clip=face, soft=4, **PENCIL)
    canvas.line([(320, 84), (322, 116), (312, 144), (298, 156)], [3, 4, 3, 1], "#ffe0b8", 0.7, clip=face, soft=1.4,
        **PENCIL)
    ear = sheet(canvas, smooth(EAR), mix(SKIN, SHADOW, 0.1), 9, lift=1.5, strength=0.5, **LOOK)
    canvas.line([(305, 106), (311, 106), (311, 116), (305, 127)], [0.8, 1.8, 1.2, 0.6], SEAM, 0.6, clip=ear, **PENCIL)
    head = sheet(canvas, smooth(HEAD), HAIR, 7, lift=3, strength=0.5, **LOOK)
    rim = [(321, 88), (322, 70), (314, 48), (296, 33), (268, 29), (244, 38), (227, 60), (219, 92), (223, 122),
        (234, 148)]
    random = dice(5)
    for k in range(26):
        share = k / 25 * (len(rim) - 1)
        i = min(int(share), len(rim) - 2)
        x, y = (a + (b - a) * (share - i) for a, b in zip(rim[i], rim[i + 1], strict=True))
        bend = (x + (ROOT[0] - x) * 0.36 + 0.16 * (x - 268), y + (ROOT[1] - y) * 0.46)
        end = (ROOT[0] + (x - 268) * 0.16, ROOT[1])
        tone, alpha = ("#8a5c4e", 0.2 + 0.3 * random.random()) if k % 3 == 0 else ("#160b0d", 0.5)
        canvas.line([(x, y), bend, end], [0.4, 1 + 1.6 * random.random(), 0.8], tone, alpha, clip=head, **PENCIL)
    canvas.fill(ellipse(296, 72, 15, 30, -20), "#b0775c", alpha=0.28, soft=10, clip=head, edge=0, grain=0, texture=0)
    canvas.line([(322, 84), (319, 58), (302, 36)], [1, 3, 1], "#a8705a", 0.6, clip=head, soft=1.2, **PENCIL)
    for strand in ([(318, 98), (316, 112), (308, 126)], [(298, 134), (301, 152), (296, 170)], [(290, 150), (292, 172),
            (286, 190)], [(238, 150), (238, 170), (244, 188)], [(230, 140), (228, 158), (233, 172)],
            [(246, 164), (247, 184), (252, 198)], [(318, 88), (325, 102), (321, 122)]):
        canvas.line(strand, [1.8, 1.4, 0.3], HAIR, 0.9, **PENCIL)


def _plait(canvas: Canvas) -> None:
    """Three strands that swing from side to side a third of a round apart and take turns to lie on top."""
    s, (top, bottom) = canvas.scale, PLAIT
    end = float(_middle(np.float32(bottom)))
    tip = smooth([(x + end, y + bottom) for x, y in ((-7, -6), (7, -6), (10, 12), (6, 30), (-3, 44), (-7, 28),
        (-9, 12))])
    tuft = sheet(canvas, tip, HAIR, 19, lift=3, strength=0.5, **LOOK)
    for x in (-4, 0, 4):
        canvas.line([(end + x, bottom), (end + 1.4 * x, bottom + 16), (end - 2, bottom + 40)], [1, 1.4, 0.4],
            "#7d5044", 0.5, clip=tuft, **PENCIL)
    y = np.arange(top, bottom + 1.0)
    swing = [_strand(y, k) for k in range(3)]
    left, right = (limit([sign * w + x for x, w, _, _ in swing], 0) for limit, sign in ((np.min, -1), (np.max, 1)))
    edge = [*zip(left, y, strict=True), *zip(right[::-1], y[::-1], strict=True)]
    whole = sheet(canvas, poly([(float(a), float(b)) for a, b in edge]), HAIR, 20, lift=3, strength=0.55, **LOOK)
    yy, xx = np.mgrid[:canvas.height, :canvas.width].astype(np.float32) / s
    part = (slice(int(top * s), int(bottom * s)), slice(int(200 * s), int(330 * s)))
    xx, yy = xx[part], yy[part]
    best, tone = np.full(xx.shape, -9, np.float32), np.zeros((*xx.shape, 3), np.float32)
    for k in range(3):
        x, w, a, height = _strand(yy, k)
        u = (xx - x) / w
        height = np.where(np.abs(u) < 1, height + 0.3 * np.sqrt(np.maximum(0, 1 - u**2)), -9)
        comb = 0.5 + 0.5 * np.sin(u * 9 + 2 * k + 0.8 * np.sin(2 * a))
        lit = np.clip(0.42 + 0.22 * u + 0.3 * comb + 0.14 * height - 0.9 * np.abs(u) ** 5, 0, 1)[..., None]
        colour = rgb("#140a0c") * (1 - lit) + rgb("#7d5044") * lit
        tone = np.where((height > best)[..., None], colour, tone)
        best = np.maximum(best, height)
    if whole is not None:
        cover = canvas.full(whole)[part] * (best > -8)
        canvas.picture[part] += (tone - canvas.picture[part]) * cover[..., None]
    band = ribbon([(end - 8, bottom - 4), (end + 8, bottom - 6)], [9, 9])
    sheet(canvas, band, WALL, 31, lift=2, strength=0.5, **LOOK)


def _middle(y: np.ndarray) -> np.ndarray:
    """The line the plait hangs along: from the nape a little to the left."""
    t = (y - PLAIT[0]) / (PLAIT[1] - PLAIT[0])
    return 263 - 14 * np.sin(1.9 * t) + 4 * t


def _strand(y: np.ndarray, k: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Where strand `k` runs at the height y: its middle, half its breadth, its turn, how high it lies."""
    top, bottom = PLAIT
    half = 13.5 - 7.5 * (y - top) / (bottom - top)
    a = 1.15 * (bottom - top) / 7.5 * np.log(13.5 / half) + 2.0944 * k + 0.5
    x = _middle(y) + half * np.sin(a)
    return x, 0.5 * half * np.sqrt(1 + (1.15 * np.cos(a)) ** 2), a, -np.sin(2 * a)


def _letter(canvas: Canvas) -> None:
    """The crushed letter bursts out above and below the fist that will cover its middle."""
    for k, (points, tone) in enumerate(LETTER):
        path = poly(moved(points, **HAND))
        sheet(canvas, path, mix("#8d7f86", PAPER, 2 * tone - 1), 80 + k, lift=1.6, strength=0.45, **LOOK)
    for points in INK:
        canvas.line(moved(points, **HAND), [0.7, 1.1, 0.6], "#5a5468", 0.6, **PENCIL)


def _hand(canvas: Canvas, arm: Mask | None) -> None:
    """The fist seen from the palm: fingers side by side, the thumb locked over them."""
    def at(points: Points) -> list[Point]:
        return moved(points, **HAND)

    canvas.fill(smooth(at([(-40, 40), (-20, 32), (40, 26), (40, 80), (-40, 80)])), mix(SKIN, SHADOW, 0.7), clip=arm,
        **PENCIL)
    canvas.line(at([(-4, -8), (2, 6), (0, 20)]), [1, 7, 16], SHADOW, 0.32, clip=arm, soft=3.5, **PENCIL)
    for k, points in enumerate(FINGERS):
        finger = sheet(canvas, smooth(at(points)), SKIN, 90 + k, lift=1.4, strength=0.6, **LOOK)
        x = sum(p[0] for p in points) / len(points)
        canvas.line(at([(x - 7, 26), (x - 7, 60)]), [5, 7], SHADOW, 0.4, clip=finger, soft=2, **PENCIL)
        canvas.line(at([(x - 8, 64), (x + 8, 64)]), [10, 10], SHADOW, 0.45, clip=finger, soft=2.4, **PENCIL)
    thumb = sheet(canvas, smooth(at(THUMB)), SKIN, 96, lift=2, strength=0.6, **LOOK)
    canvas.line(at([(30, 24), (22, 39), (6, 43), (-8, 42)]), [3, 5, 4, 3], SHADOW, 0.4, clip=thumb, soft=1.8,
        **PENCIL)
    canvas.line(at([(20, 25), (24, 30)]), [1.4, 1], SEAM, 0.5, clip=thumb, **PENCIL)
    canvas.fill(smooth(at([(-11, 35), (-7, 32), (0, 32), (0, 38), (-7, 39)])), "#f6dcc4", alpha=0.9, clip=thumb,
        **PENCIL)
    canvas.fill(ellipse(*at([(19, 4)])[0], 8, 9), SKIN, soft=2.5, clip=arm, edge=0, **PENCIL)  # the ball of the thumb
