"""After closing time a museum guard holds a marble figure from behind, his face hidden against its back."""

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import rgb
from atelier.matrix import Card
from atelier.motifs.profile import CROP, EAR, SIDE, moved
from atelier.noise import smoothstep, value_noise
from atelier.paths import ellipse, minus, placed, poly, ribbon, smooth, union

CARD = Card(
    id="guard",
    palette="rose-bone",
    composition="interior",
    setting="museum hall",
    mood="tenderness",
    themes=("work", "body", "loneliness"),
    hero="held statue",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=408,
    grading=dict(paper="#f8f1e8", wet=0.8, blooms=0, grains=0.8),
    finish="wash",
)

FLAT = dict(grain=0, texture=0, mottle=0)
PAPER = "#f8f1e8"
FLOOR = 770
STONE = dict(x=214, y=196, size=0.37, turn=-9, flip=-1)
MAN = dict(x=306, y=330, size=0.41, turn=-36, flip=-1)
CURLS = [(84, 36), (62, 40), (48, 62), (34, 84), (14, 92), (-8, 104), (-30, 128), (-60, 142), (-84, 136), (-104, 142),
    (-126, 124), (-128, 96), (-112, 78), (-96, 70), (-82, 30), (-50, 0), (-8, -10), (32, -7), (66, 12)]
STATUE = [*moved(SIDE, **STONE), (262, 276), (270, 292), (288, 306), (302, 328), (308, 360), (302, 402), (290, 436),
    (288, 462), (302, 492), (314, 524), (317, 560), (312, 620), (316, 690), (330, 748, 1), (170, 748, 1), (182, 690),
    (178, 640), (170, 590), (178, 540), (192, 490), (203, 456), (206, 430), (203, 404), (198, 390), (188, 376),
    (190, 358), (202, 334), (212, 310), (222, 294), (228, 282)]
BODY = [(366, 418), (384, 384), (402, 376), (428, 388), (456, 412), (478, 448), (492, 500), (500, 552), (504, 596),
    (512, 656), (514, 724), (512, 792), (516, 814), (510, 830, 1), (446, 830, 1), (448, 820), (470, 810), (474, 788),
    (468, 730), (458, 676), (446, 628), (436, 684), (422, 740), (408, 792), (404, 812), (400, 830, 1), (338, 830, 1),
    (340, 820), (362, 810), (370, 788), (376, 720), (378, 650), (378, 590), (376, 530), (370, 480), (364, 444)]


def draw(canvas: Canvas) -> None:
    """The hall, then the man, the stone over his face, his arm over the stone."""
    _hall(canvas)
    with canvas.at(-24, -34, 1.06):
        _man(canvas)
        _statue(canvas)
        _arm(canvas)


def _man(canvas: Canvas) -> None:
    crisp = dict(edge=0.1, wobble=0.4, detail=0.68, **FLAT)
    canvas.fill(smooth([*moved(SIDE, **MAN), (404, 400), (376, 424)]), "#d9ac96", **crisp)
    canvas.fill(smooth(moved(CROP, **MAN)), "#756c70", **crisp)
    canvas.fill(smooth(moved(EAR, **MAN)), "#c9967f", **crisp)
    body = canvas.fill(smooth(BODY), ["#3a3036", "#2c242b", "#231c23"], **crisp)
    canvas.line([(366, 420), (382, 390), (404, 378)], [7, 7, 5], "#e9dcd2", 1, clip=body, detail=0.7, **FLAT)
    canvas.line([(376, 600), (440, 606), (508, 600)], [2, 3, 2], "#0f0b10", 0.8, clip=body, detail=0.7, **FLAT)
    ring = minus(ellipse(486, 622, 11, 12), ellipse(486, 622, 8.4, 9.4))
    keys = [ribbon([(x, 632), (x + d, 664)], [3, 2.4]) for x, d in ((482, -5), (486, 1), (490, 6))]
    canvas.fill(union(ring, *keys), "#e3c48c", edge=0, wobble=0.2, detail=0.8, **FLAT)


def _arm(canvas: Canvas) -> None:
    crisp = dict(edge=0.1, wobble=0.3, **FLAT)
    arm = union(ribbon([(424, 434), (394, 474), (346, 494)], [62, 56, 44]), ribbon([(352, 494), (300, 482),
        (258, 464)], [44, 37, 29]))
    canvas.fill(arm, "#2f262d", detail=0.7, **crisp)
    canvas.line([(454, 446), (422, 492), (352, 517)], [1, 3, 1], "#0f0b10", 0.8, detail=0.7, **FLAT)
    canvas.line([(263, 450), (256, 478)], [5, 5], "#efe4da", 1, wobble=0, detail=0.8, **FLAT)
    fingers = ([(226, 443), (208, 438), (194, 441), (187, 446)], [(224, 453), (204, 450), (190, 454), (184, 459)],
        [(224, 463), (206, 463), (193, 467), (188, 471)], [(228, 472), (213, 474), (203, 478), (199, 481)])
    widths = ([12, 11, 9.6, 6], [12, 11.4, 10, 6], [11.6, 11, 9.4, 6], [10, 9.4, 8, 5])
    back = smooth([(262, 450), (246, 441), (230, 437), (219, 440), (217, 456), (219, 470), (228, 478), (244, 479), (258, 478)])
    thumb = ribbon([(248, 447), (234, 434), (220, 429), (211, 431)], [13, 12, 10.4, 6])
    whole = union(back, thumb, *[ribbon(f, w) for f, w in zip(fingers, widths, strict=True)])
    canvas.fill(placed(whole, 3, 5), "#8d6f78", alpha=0.55, soft=2.6, detail=0.7, **FLAT)  # its shadow on the stone
    near = canvas.fill(whole, "#dcae98", detail=0.85, **crisp)
    canvas.fill(smooth([(262, 462), (240, 468), (220, 470), (200, 480), (206, 490), (262, 486)]), "#b07f6e", alpha=0.5,
        soft=4, clip=near, detail=0.7, **FLAT)
    for (ax, ay), (bx, by) in (((228, 448), (189, 451)), ((227, 458), (187, 464)), ((228, 468), (192, 475)),
            ((240, 443), (217, 436))):  # between the fingers
        canvas.line([(ax, ay), ((ax + bx) / 2, (ay + by) / 2 - 0.6), (bx, by)], [0.5, 1.9, 1.5], "#83544a", 0.85, clip=near,
            wobble=0.1, detail=0.9, **FLAT)
    for x, y in ((221, 441), (219, 451), (219, 462), (223, 472)):  # knuckles
        canvas.fill(ellipse(x, y, 3.6, 2.6), "#f0cbb8", alpha=0.7, soft=1.4, clip=near, detail=0.8, **FLAT)
    for x, y in ((190, 443), (187, 456), (191, 469)):  # nails
        canvas.fill(ellipse(x, y, 2.8, 2, -24), "#f2d6c8", alpha=0.8, clip=near, edge=0, wobble=0, detail=0.9, **FLAT)


def _hall(canvas: Canvas) -> None:
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy = np.mgrid[0:h, 0:w][0].astype(np.float32) / s
    slow = value_noise(h, w, 260 * s, 5, 2) - 0.5
    wall = 0.74 + 0.14 * smoothstep(0, 700, yy) + 0.1 * slow
    wall = np.where(yy < FLOOR, wall, 0.4 + 0.06 * slow + 0.2 * smoothstep(FLOOR, 900, yy))
    canvas.picture[:] = rgb(PAPER) * (1 - np.clip(wall, 0, 0.95)[..., None] * (1 - rgb("#7c3c4e")))
    for x in (396, 470, 544):
        for y in (20, 132, 244):
            up = (x - 396) * 0.34
            pane = poly([(x, y + up), (x + 66, y + up + 22), (x + 66, y + up + 126), (x, y + up + 104)])
            canvas.fill(pane, "#e9bfae", alpha=0.62, edge=0.1, soft=2, detail=0.35, **FLAT)
    shadow = smooth([(330, 826), (430, 806), (620, 792), (660, 830), (560, 852), (420, 850)])
    canvas.fill(shadow, "#4a2a38", alpha=0.5, soft=6, **FLAT)


def _statue(canvas: Canvas) -> None:
    canvas.fill(poly([(146, 748), (350, 748), (350, 836), (146, 836)]), ["#eadcd2", "#cdb5b0"], edge=0.05, wobble=0.4,
        detail=0.6, **FLAT)
    canvas.fill(poly([(312, 748), (350, 748), (350, 836), (312, 836)]), "#a88890", alpha=0.6, edge=0.05, wobble=0.4,
        detail=0.6, **FLAT)
    shape = union(smooth(STATUE), smooth(moved(CURLS, **STONE)))
    stone = canvas.fill(shape, "#fcf6ef", edge=0.08, wobble=0.3, detail=0.7, **FLAT)
    soft = dict(clip=stone, edge=0, **FLAT)
    canvas.fill(smooth([(300, 300), (330, 400), (300, 500), (340, 600), (340, 760), (276, 760), (282, 600),
        (268, 500), (276, 420), (288, 340)]), "#c4a9ab", alpha=0.8, soft=6, detail=0.5, **soft)
    canvas.fill(smooth(moved(CURLS, **STONE)), "#d9c6c2", alpha=0.8, soft=1, detail=0.7, **soft)
    stump = smooth([(246, 300), (272, 304), (284, 326), (284, 356), (276, 378), (258, 382), (246, 370), (240, 334)])
    canvas.fill(stump, "#e4d6d0", soft=4, detail=0.6, **soft)
    canvas.fill(ellipse(265, 375, 17, 7, -6), "#c9b3b1", soft=0.6, detail=0.7, **soft)
    for fold in ([(196, 500), (240, 530), (300, 520)], [(190, 520), (230, 570), (250, 660), (248, 748)],
        [(186, 540), (204, 620), (212, 748)], [(306, 530), (280, 600), (286, 748)],
        [(196, 506), (250, 570), (268, 650), (272, 748)], [(178, 590), (188, 660), (192, 748)]):
        canvas.line(fold, [1, 4, 6, 3], "#b59a9c", 0.7, soft=1.2, wobble=0.4, detail=0.65, clip=stone, **FLAT)
