"""A woman's back before a red wall: a letter crushed in her fist, her other arm bent to the waist, a door ajar."""

import itertools

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix, rgb
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import Point, Points, ellipse, poly, rect, ribbon, smooth, union

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
    grading=dict(contrast=1.06, vignette=0.22, saturation=1.04, warm=0.03, shadows="#3a0d14"),
)

SKIN = ["#b4694a", "#dba07a", "#f4c79c"]
DIM, GLOW, HAIR = "#74302a", "#ffe0ac", "#33201f"
WALL, FLOOR, LAMP, PAPER = "#c23524", "#7c2520", "#ffd690", "#fbf2e2"
LIGHT = (0.85, -0.3, 0.42)
SOFT = dict(grain=0, texture=0, mottle=0, wobble=0.2, detail=0.8)
CRISP = dict(edge=0.06, wobble=0.15, grain=0.1, texture=0, detail=0.92)
# Neck, shoulders and back down to where the gown begins, and the arm that hangs, tense, from the left shoulder.
BACK = [(248, 130, 1), (247, 166), (242, 184), (227, 199), (204, 211), (184, 226), (173, 246), (169, 276),
    (168, 308), (166, 336), (163, 362), (157, 386), (153, 410), (153, 434), (156, 462), (158, 488), (158, 512, 1),
    (176, 512, 1), (177, 488), (182, 460), (188, 434), (190, 408), (190, 384), (193, 362), (198, 334), (203, 314),
    (210, 296), (224, 400, 1), (320, 400, 1), (340, 292), (340, 240), (342, 219, 1), (330, 210), (310, 200),
    (301, 186), (299, 170), (298, 130, 1)]
# The other arm: from the shoulder out to the elbow and back to the waist; its hand rests in front, out of sight.
BENT = [(338, 214, 1), (356, 224), (370, 242), (380, 268), (390, 298), (404, 330), (420, 358), (429, 376),
    (426, 388), (412, 397), (392, 408), (371, 423), (352, 440), (334, 458), (316, 470), (306, 440), (322, 420),
    (340, 405), (356, 392), (372, 379), (382, 369), (384, 360), (374, 345), (360, 322), (348, 298), (334, 260)]
GOWN = [(206, 214.5, 1), (214, 211), (226, 206.5, 1), (230, 250), (238, 296), (252, 346), (270, 392, 1), (292, 344),
    (308, 296), (318, 250), (320, 208.5, 1), (331, 212), (343, 218, 1), (342, 256), (343, 292), (335, 330),
    (328, 360), (328, 384), (336, 414), (354, 446), (368, 482), (372, 524), (366, 590), (362, 660), (370, 740),
    (392, 812), (432, 874, 1), (396, 886), (350, 882), (310, 892), (262, 886), (216, 892), (172, 882), (136, 878, 1),
    (166, 812), (184, 740), (192, 660), (194, 590), (192, 530), (192, 490), (200, 452), (212, 416), (218, 388),
    (216, 364), (210, 334), (206, 300), (207, 256)]
FACE = [(294, 82, 1), (304, 88), (308, 99), (309, 111), (306, 126), (300, 139), (291, 150), (278, 159), (262, 158, 1),
    (262, 100, 1)]
HEAD = [(263, 43), (284, 44), (300, 53), (309, 67), (310, 80), (306, 92), (299, 100), (294, 112), (290, 126),
    (286, 142), (281, 160), (271, 172), (258, 172), (245, 163), (232, 146), (224, 124), (221, 98), (226, 72),
    (241, 51)]
EAR = [(287, 101), (294, 95), (301, 98), (303, 108), (300, 119), (294, 128), (288, 131), (285, 118)]
PLAIT = (164, 330)
ROOT = (265, 166)
# The fist and the arm it hangs from.
FIST = [(153, 410, 1), (153, 434), (156, 462), (158, 490), (155, 508), (148, 526), (143, 542), (143, 556),
    (149, 567), (156.5, 567, 1), (163, 573), (168.5, 570, 1), (175, 574), (180.5, 569, 1), (189, 565), (195, 550),
    (190, 530), (181, 512), (177, 490), (182, 460), (188, 434), (190, 410, 1)]
# The crushed letter: where it leaves the fist, and its torn edge; between two folds lies a facet.
LETTER = (((170, 560), [(128, 596), (120, 622), (136, 634), (146, 660), (166, 652), (182, 640), (192, 612),
    (206, 600)]), ((172, 548), [(178, 512), (190, 500), (204, 480), (214, 504), (232, 512), (226, 532), (212, 552),
    (196, 572)]))
INK = ([(136, 612), (150, 617)], [(154, 616), (172, 615)], [(136, 622), (150, 628)], [(154, 627), (174, 625)],
    [(150, 639), (170, 637)], [(192, 510), (204, 508)], [(208, 516), (222, 520)], [(206, 525), (222, 527)])
SCRAPS = ([(74, 812), (102, 800), (116, 816), (96, 830), (80, 824)], [(36, 866), (58, 850), (76, 862), (56, 878)],
    [(118, 846), (136, 840), (144, 850), (126, 858)], [(446, 826), (468, 814), (492, 828), (474, 844), (452, 840)],
    [(516, 868), (534, 856), (552, 872), (532, 886)])


def draw(canvas: Canvas) -> None:
    """The room, then the woman from far to near: bent arm, back, gown, plait, head, the fist nearest to us."""
    canvas.set_light(LIGHT, ambient="#4a1418", key=GLOW)
    canvas.calm(1, 0.5)
    _room(canvas)
    for k, points in enumerate(SCRAPS):
        _scrap(canvas, points, k)
    body = smooth(BACK)
    canvas.shadow(union(body, smooth(FIST), smooth(GOWN), smooth(HEAD)), "#3a0a0e", -16,
        8, 12, 0.4)
    bent = canvas.fill(smooth(BENT), SKIN, gradient=((330, 300), (430, 350)), form=0.6, radius=17, shade=DIM,
        rim=(GLOW, 2.6, 0.9), **CRISP)
    _soft(canvas, bent, ([(424, 392), (396, 408), (364, 430), (340, 444)], [8, 11, 12, 10], 0.5),
        ([(346, 244), (356, 290), (376, 340)], [16, 12, 6], 0.35), ([(384, 364), (398, 374), (412, 376)], [5, 7, 1],
        0.4))
    skin = canvas.fill(body, SKIN, gradient=((170, 300), (360, 260)), form=0.5, radius=22, shade=DIM,
        rim=(GLOW, 2, 0.6), **CRISP)
    _soft(canvas, skin, ([(264, 176), (266, 250), (268, 380)], [20, 9, 12], 0.4),
        ([(240, 168), (238, 190), (216, 210)], [16, 14, 3], 0.4), ([(222, 240), (240, 262), (248, 296), (244, 330)],
        [3, 13, 15, 3], 0.4), ([(300, 246), (292, 268), (290, 300), (294, 326)], [3, 12, 12, 3], 0.3),
        ([(162, 262), (160, 330), (150, 400), (150, 460), (154, 520)], [10, 14, 13, 9, 6], 0.5),
        ([(208, 292), (201, 330), (194, 366), (190, 392)], [9, 9, 7, 2], 0.35),
        ([(186, 250), (180, 284), (172, 316)], [3, 13, 3], 0.26), ([(180, 366), (172, 378), (172, 390)], [3, 9, 3],
        0.4), ([(256, 160), (270, 184), (284, 196)], [30, 24, 8], 0.4))
    for points, wide in (([(338, 222), (318, 214), (302, 202), (297, 180)], 5),
        ([(312, 252), (303, 280), (302, 310)], 8), ([(256, 266), (259, 300), (258, 330)], 6),
        ([(190, 238), (198, 262), (194, 300)], 8), ([(182, 400), (180, 436), (173, 490)], 8),
        ([(190, 300), (186, 330), (182, 354)], 8)):
        canvas.line(points, [1, wide, 1], GLOW, 0.4, clip=skin, soft=2.6, **SOFT)
    canvas.shadow(smooth(GOWN), DIM, 7, 2, 5, 0.6, clip=bent)
    gown = canvas.fill(smooth(GOWN), [(0, "#2a2528"), (0.5, "#1f1b1e"), (1, "#2a2426")],
        gradient=((0, 210), (0, 890)), form=0.5, radius=34, shade="#130c0f", highlight="#484042",
        rim=("#f0a86c", 2.6, 0.9), **CRISP)
    _folds(canvas, gown)
    _letter(canvas)
    _plait(canvas)
    with canvas.at(0, 6):
        _head(canvas)
    _hand(canvas)


def _soft(canvas: Canvas, clip: Mask | None, *strokes: tuple) -> None:
    """Shadows brushed into the skin: points, widths, strength."""
    for points, widths, strength in strokes:
        canvas.line(points, widths, DIM, strength, clip=clip, soft=4.2, **SOFT)


def _room(canvas: Canvas) -> None:
    """A wall, its skirting, the floor; the light of the door that stands ajar."""
    canvas.sky([(0, WALL), (1, WALL)], swirl=0.02, texture=0.01)
    canvas.fill(rect(-20, -20, 640, 790), [(0, "#7a1a18"), (0.45, "#b02c20"), (0.8, "#cf4029"), (1, "#e8603a")],
        gradient=((-30, 380), (520, 440)), edge=0)
    for k in range(15):  # a striped paper, old and close in tone
        x = 8 + 34 * k
        canvas.fill(rect(x, -20, 13, 790), "#5a1014", alpha=0.16, edge=0.3, soft=0.6)
    canvas.fill(ellipse(120, 500, 190, 330), "#4a0c10", alpha=0.34, soft=60, edge=0)
    canvas.fill(rect(-20, 714, 530, 60), ["#a8382a", "#741f1c"], edge=0.1)
    canvas.line([(-20, 718), (510, 718)], 2, "#e0704a", 0.5)
    canvas.fill(rect(-20, 758, 640, 160), [(0, "#5c1a18"), (1, "#8a3026")], edge=0.05)
    for k in range(-6, 12):  # boards run towards us
        canvas.line([(300 + 44 * k, 758), (300 + 96 * k, 910)], [0.8, 2.2], "#3a0e10", 0.6)
    canvas.fill(poly([(508, 758), (546, 758), (520, 920), (236, 920)]), [LAMP, "#d0703a"], alpha=0.85, soft=3, edge=0)
    brush.background(canvas, radii=(12, 6, 3))
    canvas.fill(rect(507, -20, 40, 779), ["#fff4cc", "#ffdf9c", LAMP], **CRISP)
    canvas.glow(524, 430, 210, "#ffb870", 0.34, squash=2.2)
    canvas.fill(rect(484, -20, 25, 780), ["#5a1518", "#8c2a20", "#d8663a"], gradient=((484, 0), (509, 0)), form=0.3,
        radius=5, **CRISP)
    canvas.fill(poly([(538, -20), (640, -20), (640, 790), (538, 756)]), "#f0b068", **CRISP)
    canvas.fill(poly([(544, -20), (640, -20), (640, 790), (544, 758)]), ["#5e1c1a", "#32101a"],
        gradient=((544, 0), (620, 0)), **CRISP)
    for y, low in ((70, 320), (450, 700)):
        panel = canvas.fill(poly([(568, y), (640, y - 4), (640, low + 14), (568, low)]), ["#2a0c12", "#48161a"],
            **CRISP)
        canvas.line([(569, y), (569, low)], 3, "#120508", 0.6, clip=panel)
        canvas.line([(568, low), (640, low + 14)], 3, "#8a3a28", 0.7)
    canvas.shadow(ribbon([(556, 388), (588, 391)], [10, 8]), "#12060a", 3, 7, 3, 0.6)
    canvas.fill(ellipse(556, 388, 8, 13), ["#c8924a", "#6a4020"], form=0.6, radius=5, **CRISP)
    canvas.fill(ribbon([(554, 388), (564, 387), (590, 391)], [9, 8, 7]), ["#ffe0a0", "#b07a3c"], form=0.7, radius=4,
        **CRISP)
    canvas.fill(smooth([(180, 862), (90, 860), (20, 876), (-30, 900), (-30, 930), (330, 930), (330, 860)]),
        "#22060a", alpha=0.5, soft=10, **SOFT)


def _scrap(canvas: Canvas, points: Points, k: int) -> None:
    """A piece torn off the letter, curled a little, with a word or two left on it."""
    canvas.shadow(poly(points), "#22060a", -5, 4, 2.4, 0.6)
    paper = canvas.fill(poly(points), ["#b8a4a0", PAPER], gradient=(points[0][:2], points[2][:2]), **CRISP)
    (ax, ay), (bx, by), (cx, cy) = (p[:2] for p in points[:3])
    for share in (0.25, 0.5, 0.75):
        line = [(ax + (cx - bx) * share + 4, ay + (cy - by) * share - 1),
            (bx + (cx - bx) * share - 4, by + (cy - by) * share + 1)]
        canvas.line(line, [0.9, 0.9], "#5a5468", 0.5, clip=paper, **SOFT)
    canvas.line([p[:2] for p in points[1:4]], [0.6, 2, 0.6], "#ffffff", 0.8, clip=paper, **SOFT)


def _folds(canvas: Canvas, gown: Mask | None) -> None:
    """The seam down the back and the cloth that pulls from the hip she stands on."""
    canvas.line([(270, 390), (277, 440), (280, 500)], [1, 1.8, 1.2], "#08060a", 0.9, clip=gown, **SOFT)
    for points, wide in (([(366, 486), (330, 590), (270, 720), (214, 880)], 15),
        ([(366, 500), (344, 620), (318, 750), (300, 890)], 13), ([(362, 520), (356, 660), (372, 780), (406, 880)],
        10), ([(352, 470), (290, 540), (226, 640), (180, 800), (150, 880)], 12),
        ([(222, 396), (260, 412), (300, 410), (326, 392)], 6), ([(212, 420), (250, 446), (300, 446), (340, 430)], 6)):
        canvas.line(points, [1, *[wide] * (len(points) - 2), wide * 1.4], "#0c080e", 0.55, clip=gown, soft=6, **SOFT)
        light = [(x + wide * 0.85, y + 2) for x, y in points]
        canvas.line(light, [0.6, *[wide * 0.5] * (len(points) - 2), wide * 0.8], "#6a5a68", 0.4, clip=gown, soft=4.5,
            **SOFT)
    canvas.line([(350, 446), (368, 484), (371, 528), (364, 600)], [1, 5, 6, 1], "#e0905c", 0.6, clip=gown, soft=2.4,
        **SOFT)
    canvas.line([(362, 690), (372, 752), (392, 814), (430, 872)], [1, 5, 8, 10], "#f0a868", 0.7, clip=gown, soft=2.4,
        **SOFT)
    canvas.fill(ellipse(424, 896, 60, 46), "#b0643e", alpha=0.28, soft=24, clip=gown, **SOFT)


def _head(canvas: Canvas) -> None:
    """Turned towards the door, and away from us: the line of cheekbone and jaw, an ear half under the hair."""
    face = canvas.fill(smooth(FACE), SKIN, gradient=((268, 110), (308, 106)), form=0.5, radius=12, shade=DIM,
        rim=(GLOW, 2.4, 0.9), **CRISP)
    _soft(canvas, face, ([(280, 90), (288, 126), (276, 160)], [24, 18, 26], 0.5),
        ([(305, 132), (294, 152), (276, 160)], [3, 9, 12], 0.5))
    canvas.shadow(smooth(HEAD), DIM, 5, 3, 3.5, 0.6, clip=face)
    canvas.shadow(smooth(EAR), DIM, 3, 3, 2.4, 0.6, clip=face)
    head = canvas.fill(smooth(HEAD), ["#4a2e28", HAIR, "#1c1012"], gradient=((310, 60), (226, 130)), form=0.6,
        radius=26, shade="#140a0c", highlight="#7a5040", rim=("#d88a58", 2.4, 0.9), **CRISP)
    rim = [(309, 76), (309, 62), (300, 49), (283, 40), (262, 40), (243, 49), (229, 70), (224, 98), (227, 124),
        (236, 148)]
    random = dice(5)
    for k in range(34):
        share = k / 33 * (len(rim) - 1)
        i = min(int(share), len(rim) - 2)
        x, y = (a + (b - a) * (share - i) for a, b in zip(rim[i], rim[i + 1], strict=True))
        bend = (x + (ROOT[0] - x) * 0.34 + 0.16 * (x - 266), y + (ROOT[1] - y) * 0.46)
        end = (ROOT[0] + (x - 266) * 0.18, ROOT[1] - 2)
        tone, alpha = ("#9a6a52", 0.22 + 0.34 * random.random()) if k % 3 == 0 else ("#120809", 0.5)
        canvas.line([(x, y), bend, end], [0.4, 1 + 1.5 * random.random(), 0.8], tone, alpha, clip=head, **SOFT)
    canvas.fill(ellipse(290, 66, 9, 20, -28), "#e0a070", alpha=0.4, soft=7, clip=head, **SOFT)
    ear = canvas.fill(smooth(EAR), ["#f0b48c", "#c07a58"], form=0.6, radius=5, rim=(GLOW, 1.6, 0.9), shade=DIM,
        **CRISP)
    canvas.line([(290, 104), (296, 101), (298, 108), (295, 118), (290, 124)], [0.8, 2.4, 2, 1.6, 0.6], DIM, 0.7,
        clip=ear, **SOFT)
    canvas.fill(ellipse(290.5, 133, 2.4), [GLOW, "#c8923c"], **CRISP)
    for k in range(9):  # the hairline at the temple, combed back over the ear
        y = 66 + 3 * k
        canvas.line([(310 - 0.6 * k, y), (304 - k, y + 8), (295 - k, y + 14)], [0.3, 1.5, 0.6], "#4a2e28"
            if k % 2 else HAIR, 0.85, **SOFT)
    for strand in ([(286, 128), (290, 146), (285, 164)], [(280, 150), (282, 168),
            (276, 186)], [(242, 154), (240, 172), (247, 188)], [(231, 138), (229, 156), (235, 170)]):
        canvas.line(strand, [1.6, 1.3, 0.3], HAIR, 0.9, **SOFT)


def _plait(canvas: Canvas) -> None:
    """Three strands that swing from side to side a third of a round apart and take turns to lie on top."""
    s, (top, bottom) = canvas.scale, PLAIT
    end = float(_middle(np.float32(bottom)))
    tip = smooth([(x + end, y + bottom) for x, y in ((-7, -6), (7, -6), (10, 12), (6, 30), (-3, 44), (-7, 28),
        (-9, 12))])
    canvas.shadow(tip, "#1c0c12", -5, 5, 4, 0.5)
    tuft = canvas.fill(tip, ["#4a2e28", "#1c1012"], form=0.5, radius=6, **CRISP)
    for x in (-4, 0, 4):
        canvas.line([(end + x, bottom), (end + 1.4 * x, bottom + 16), (end - 2, bottom + 40)], [1, 1.4, 0.4],
            "#7d5044", 0.5, clip=tuft, **SOFT)
    y = np.arange(top, bottom + 1.0)
    swing = [_strand(y, k) for k in range(3)]
    left, right = (limit([sign * w + x for x, w, _, _ in swing], 0) for limit, sign in ((np.min, -1), (np.max, 1)))
    edge = [*zip(left, y, strict=True), *zip(right[::-1], y[::-1], strict=True)]
    path = poly([(float(a), float(b)) for a, b in edge])
    canvas.shadow(path, DIM, -6, 5, 5, 0.6)
    whole = canvas.fill(path, HAIR, **CRISP)
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
    canvas.fill(band, ["#f0603c", "#8a1c18"], form=0.5, radius=4, **CRISP)


def _middle(y: np.ndarray) -> np.ndarray:
    """The line the plait hangs along: from the nape a little to the left."""
    t = (y - PLAIT[0]) / (PLAIT[1] - PLAIT[0])
    return 265 - 14 * np.sin(1.9 * t) + 4 * t


def _strand(y: np.ndarray, k: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Where strand `k` runs at the height y: its middle, half its breadth, its turn, how high it lies."""
    top, bottom = PLAIT
    half = 13.5 - 7.5 * (y - top) / (bottom - top)
    a = 1.15 * (bottom - top) / 7.5 * np.log(13.5 / half) + 2.0944 * k + 0.5
    x = _middle(y) + half * np.sin(a)
    return x, 0.5 * half * np.sqrt(1 + (1.15 * np.cos(a)) ** 2), a, -np.sin(2 * a)


def _crushed(canvas: Canvas, start: Point, torn: Points, seed: int) -> None:
    """Paper that leaves the fist in folds: each facet has its own light, dark where it is gripped."""
    random = dice(seed)
    whole = poly([start, *torn])
    canvas.shadow(whole, "#2a080c", -7, 6, 5, 0.4)
    sheet = canvas.fill(whole, PAPER, **CRISP)
    for k, (p, q) in enumerate(itertools.pairwise(torn)):
        tone = mix("#8a6462", PAPER, (0.95, 0.4, 0.8, 0.25)[k % 4] + 0.1 * random.random())
        mid = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
        canvas.fill(poly([start, p, q]), [mix(tone, "#5a2a2c", 0.6), tone, mix(tone, "#fff6e0", 0.5)],
            gradient=(start, mid), clip=sheet, **CRISP)
        share = 0.45 + 0.3 * random.random()  # a second fold across the first
        inner = (start[0] + (mid[0] - start[0]) * share, start[1] + (mid[1] - start[1]) * share)
        edge = (p[0] + (start[0] - p[0]) * 0.3, p[1] + (start[1] - p[1]) * 0.3) if k % 2 else p
        canvas.fill(poly([edge, inner, q] if edge is p else [edge, inner, q, p]),
            mix("#a07c76", PAPER, (0.3, 0.85, 0.6)[k % 3]), clip=sheet, alpha=0.8, **CRISP)
        canvas.line([start, p], [0.5, 1.2, 0.4], "#fff8ea" if k % 2 else "#7a5450", 0.5, clip=sheet, **SOFT)


def _letter(canvas: Canvas) -> None:
    """What of the letter shows beyond the fist."""
    for k, (start, torn) in enumerate(LETTER):
        _crushed(canvas, start, torn, k)
    for points in INK:
        canvas.line(points, [0.8, 1], "#5a4a5c", 0.6, **SOFT)


def _hand(canvas: Canvas) -> None:
    """The fist from behind, one piece with the arm: the back of the hand, four knuckles, the fingers folded under."""
    canvas.shadow(ellipse(169, 552, 25, 20), "#2a080c", -4, 8, 5, 0.45)
    skin = canvas.fill(smooth(FIST), SKIN, gradient=((136, 520), (206, 505)), form=0.5, radius=18, shade=DIM,
        rim=(GLOW, 2.2, 0.8), fade=((170, 470), (170, 430)), **CRISP)
    _soft(canvas, skin, ([(154, 450), (157, 490), (151, 516), (142, 540), (146, 562)], [9, 8, 13, 18, 12], 0.55),
        ([(146, 566), (166, 574), (192, 562)], [8, 13, 8], 0.6), ([(160, 512), (156, 530), (152, 542)], [2, 7, 2],
        0.3), ([(172, 514), (173, 528), (174, 540)], [2, 6, 2], 0.25))
    for k, (x, y) in enumerate(((151, 548), (162.5, 545.5), (174.5, 545), (186, 546))):
        canvas.fill(ellipse(x + 1, y, 4.6, 5), GLOW, alpha=0.2 + 0.12 * k, soft=2.6, clip=skin, **SOFT)
        canvas.line([(x - 4.5, y + 7), (x, y + 8.5), (x + 4.5, y + 7)], [0.6, 2.6, 0.6], DIM, 0.45, clip=skin,
            **SOFT | dict(soft=1))
        if k:  # between two fingers
            canvas.line([(x - 5.8, y + 5), (x - 6.4, y + 13), (x - 5.4, y + 26)], [0.6, 2.4, 2.6], "#6a2c26", 0.6,
                clip=skin, **SOFT | dict(soft=1))
