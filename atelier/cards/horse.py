"""An old horse alone in falling snow, its head low."""

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import rgb
from atelier.matrix import Card
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import along, ellipse, smooth

CARD = Card(
    id="horse",
    palette="grey-water",
    composition="portrait",
    setting="snowfall",
    mood="grief",
    themes=("animals", "old-age", "winter", "patience", "weather"),
    hero="old horse",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=786,
    grading=dict(paper="#f5f2ea", wet=1.0, blooms=4),
    finish="wash",
)

FLAT = dict(grain=0, texture=0, mottle=0)
PAPER = "#f5f2ea"
INK, BROWN = "#2a2a30", "#5a4840"
BODY = [(174, 508), (194, 482), (226, 456), (262, 436), (302, 427), (334, 441), (368, 453), (404, 452), (436, 438),
    (466, 426), (494, 432), (516, 450), (528, 478), (530, 512), (522, 544), (508, 574), (518, 600), (520, 612),
    (510, 630), (507, 656), (510, 674), (506, 684), (516, 701, 1), (486, 702, 1), (488, 690), (494, 676), (492, 652),
    (490, 626), (484, 606), (470, 584), (450, 566), (436, 540), (408, 554), (366, 566), (326, 562), (300, 552),
    (292, 576), (289, 606), (291, 618), (286, 634), (284, 660), (288, 674), (283, 684), (290, 701, 1), (258, 702, 1),
    (262, 690), (268, 676), (266, 656), (266, 636), (260, 616), (262, 600), (254, 576), (244, 552), (232, 540),
    (218, 542), (206, 552), (200, 566), (186, 580), (168, 594), (159, 612), (153, 622), (146, 627), (138, 625),
    (132, 617), (132, 604), (139, 580), (148, 552), (158, 526), (165, 513)]
FAR = [[(252, 540), (240, 572), (239, 594), (235, 609), (240, 628), (240, 648), (242, 667), (236, 681), (231, 694, 1),
    (263, 693, 1), (257, 676), (261, 665), (258, 650), (260, 626), (265, 610), (263, 596), (268, 572), (276, 545)],
    [(430, 530), (434, 560), (438, 584), (442, 604), (440, 626), (437, 650), (438, 668), (431, 681), (426, 694, 1),
    (457, 693, 1), (450, 677), (454, 665), (451, 648), (456, 624), (468, 607), (472, 592), (476, 560), (480, 536)]]


def draw(canvas: Canvas) -> None:
    """Grey air, white ground, the horse, the snow before it."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    cloud = value_noise(h, w, 230 * s, 5, 4) - 0.5
    air = smoothstep(760, 120, yy + cloud * 210) * (0.34 + 0.3 * smoothstep(500, 0, yy)) * (0.8 + 0.5 * cloud)
    halo = np.exp(-(((xx - 300) / 250) ** 2) - (((yy - 540) / 170) ** 2))
    dark = np.clip(air * (1 - 0.35 * halo) + 0.12 * smoothstep(640, 900, yy + cloud * 120) , 0, 1)
    canvas.picture[:] = rgb(PAPER) * (1 - dark[..., None] * (1 - rgb("#59606e")))
    with canvas.at(-62, -124, 1.13):
        _horse(canvas)
    _snow(canvas)


def _horse(canvas: Canvas) -> None:
    canvas.fill(smooth([(222, 696), (300, 689), (420, 691), (520, 690), (580, 702), (560, 722), (420, 728),
        (290, 720)]), "#5c6270", alpha=0.42, soft=10, **FLAT)
    for leg in FAR:
        canvas.fill(smooth(leg), ["#524947", "#665e5d"], gradient=((0, 540), (0, 694)), edge=0.15, wobble=0.6,
            detail=0.5, **FLAT)
    _drifts(canvas, 694, (248, 442))
    random = dice(17)
    for k in range(16):
        out, low = 18 * (random.random() - 0.45), 600 + 60 * random.random()
        canvas.line([(520, 454), (534 + out * 0.4, 484), (536 + out * 0.8, 540), (528 + out, low)], [6, 7, 5, 0.6],
            "#2e2a2c" if k % 3 else "#5a5250", 0.85, wobble=0.6, detail=0.55, **FLAT)
    body = canvas.fill(smooth(BODY), [(0, "#7c7066"), (0.4, "#5e5048"), (0.62, "#3a3230"), (1, "#3a3436")],
        gradient=((0, 424), (0, 704)), edge=0.12, wobble=0.6, detail=0.62, **FLAT)
    soft = dict(clip=body, detail=0.5, **FLAT)
    dark, pale = "#211d1f", "#a89c90"
    canvas.fill(smooth([(236, 500), (262, 470), (300, 462), (318, 500), (312, 548), (280, 560), (252, 548)]), dark,
        alpha=0.34, soft=9, **soft)
    canvas.fill(smooth([(300, 540), (360, 552), (430, 536), (440, 560), (370, 580), (300, 570)]), dark, alpha=0.6,
        soft=8, **soft)
    canvas.fill(smooth([(448, 470), (500, 462), (526, 500), (514, 560), (476, 570), (450, 520)]), dark, alpha=0.34,
        soft=10, **soft)
    for k in range(6):  # ribs
        x = 330 + 17 * k
        canvas.line([(x + 4, 474), (x + 9, 506), (x + 3, 540)], [1, 4, 1], dark, 0.42, soft=1.6, **soft)
        canvas.line([(x + 11, 474), (x + 16, 506), (x + 10, 538)], [1, 3, 1], pale, 0.34, soft=1.6, **soft)
    canvas.line([(462, 446), (484, 452), (494, 474)], [2, 7, 2], pale, 0.6, soft=2.5, **soft)  # the hip bone
    canvas.line([(452, 470), (446, 500), (438, 536)], [1, 6, 2], dark, 0.5, soft=2.5, **soft)  # the hollow flank
    canvas.line([(240, 540), (266, 500), (296, 450)], [3, 14, 3], dark, 0.24, soft=6, **soft)  # the shoulder
    canvas.line([(208, 524), (214, 540), (206, 556)], [1, 9, 2], dark, 0.55, soft=3, **soft)  # behind the cheek
    canvas.line([(222, 480), (246, 496), (262, 520)], [2, 12, 3], pale, 0.22, soft=6, **soft)
    canvas.fill(ellipse(187, 562, 13, 16, 40), pale, alpha=0.3, soft=4, **soft)  # the jowl
    canvas.line([(172, 592), (182, 574), (180, 552)], [1, 3, 1], dark, 0.5, soft=1.6, **soft)
    canvas.line([(157, 540), (147, 572), (140, 600)], [1, 5, 2], pale, 0.5, soft=2, **soft)  # the bone of the face
    canvas.fill(ellipse(146, 614, 11, 12, 20), dark, alpha=0.5, soft=4, **soft)
    canvas.fill(ellipse(167, 541, 4.4, 3.4, -60), "#0c0a0c", detail=0.95, edge=0, wobble=0, **FLAT)
    canvas.line([(163, 532), (170, 533), (174, 541)], [0.6, 2.4, 0.6], "#14100f", 0.9, wobble=0, detail=0.9, **FLAT)
    canvas.fill(ellipse(139, 612, 2.2, 4, 24), "#0c0a0c", detail=0.9, edge=0, wobble=0, **FLAT)
    canvas.line([(146, 625), (152, 616), (159, 609)], [0.6, 1.4, 0.5], "#0c0a0c", 0.8, wobble=0, detail=0.9, **FLAT)
    far_ear = smooth([(163, 514), (157, 502), (157, 486, 1), (168, 496), (171, 509)])
    ear = smooth([(170, 512), (168, 497), (180, 478, 1), (187, 494), (183, 508)])
    canvas.fill(far_ear, "#4a4240", edge=0.1, wobble=0.3, detail=0.7, **FLAT)
    canvas.fill(ear, ["#5e5048", INK], edge=0.1, wobble=0.3, detail=0.75, **FLAT)
    canvas.line([(174, 506), (175, 496), (179, 486)], [1, 3, 0.6], "#171316", 0.8, wobble=0, detail=0.8, **FLAT)
    random = dice(9)
    for k in range(44):  # the mane hangs in wet strands from the crest
        t = k / 43
        x, y = along(BODY[:5], 0.12 + 0.84 * t)
        long = (20 + 24 * random.random() + 12 * np.sin(t * 3.1)) * (1 - 0.72 * t**2)
        sway = -5 - 5 * random.random()
        canvas.line([(x, y - 2), (x + sway, y + long * 0.5), (x + sway + 9 * (random.random() - 0.4), y + long)],
            [3.4 - 1.4 * t, 2.6 - t, 0.5], "#1f1b1d", 0.7 - 0.2 * t, wobble=0.4, detail=0.6, **FLAT)
    for x, y in ((170, 510), (166, 513), (174, 508)):  # and over its brow
        canvas.line([(x, y - 2), (x - 8, y + 12), (x - 7, y + 24)], [2.6, 2.2, 0.5], "#1f1b1d", 0.8, wobble=0.3,
            detail=0.7, **FLAT)
    back = [(192, 478), (226, 449), (262, 429), (302, 420), (334, 434), (368, 447), (404, 446), (436, 432),
        (466, 420), (496, 427), (520, 447)]
    canvas.line(back, [3, 9, 12, 13, 9, 11, 13, 11, 9, 4], PAPER, 1, rough=1.4, wobble=1.2, detail=0.75, **FLAT)
    _drifts(canvas, 703, (273, 501))


def _drifts(canvas: Canvas, y: float, hooves: tuple[float, ...]) -> None:
    """Snow heaped over the hooves."""
    for x in hooves:
        canvas.fill(smooth([(x - 20, y), (x - 10, y - 8), (x, y - 5), (x + 10, y - 9), (x + 21, y), (x, y + 5)]),
            PAPER, soft=1.5, edge=0.3, detail=0.4, **FLAT)


def _snow(canvas: Canvas) -> None:
    """Flakes are paper left bare: many small, a few large and near."""
    random = dice(31)
    layer = np.zeros((canvas.height, canvas.width), np.float32)
    for size, count, soft in ((0.9, 460, 0.4), (1.7, 150, 0.5), (3.0, 40, 0.9), (6.5, 11, 2.4)):
        part = np.zeros_like(layer)
        for _ in range(count):
            x, y = random.random() * 600, random.random() * 900
            mask = canvas.mask(ellipse(x, y, size * (0.7 + 0.6 * random.random()),
                size * (0.8 + 0.7 * random.random()), 20), wobble=0.5)
            if mask is not None:
                part = np.maximum(part, canvas.full(mask))
        layer = np.maximum(layer, blur(part, soft * canvas.scale))
    canvas.picture += (rgb(PAPER) - canvas.picture) * layer[..., None]
    canvas.detail[:] = np.maximum(canvas.detail, layer * 0.7)
