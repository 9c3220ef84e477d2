"""Someone turned away in the rain: the cheek burns like a lamp, the moths come to it and no drop falls there."""

import math

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Array, Colour, mix, rgb
from atelier.finishes import lead
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import dice, smoothstep, value_noise
from atelier.paths import ellipse, poly, smooth

CARD = Card(
    id="cheek",
    palette="rose-plum",
    composition="portrait",
    setting="street",
    mood="shame",
    themes=("secret", "love", "night"),
    hero="burning cheek",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=811,
    grading=dict(ground="#1d1521", bare=0.05, smudge=0.92, pressure=0.8),
    finish="pastel",
)

FLAT = dict(grain=0, texture=0, mottle=0)
NIGHT, GLOW = "#1d1521", (236.0, 424.0)
AWAY = (520.0, 410.0)  # where the courses of the wall run to
CORNER = 196.0
CHEEK = [(240, 310), (206, 336), (188, 362), (179, 390), (180, 416), (188, 444), (200, 468), (216, 492), (236, 520),
    (330, 530), (346, 440), (306, 360), (270, 320)]
EAR = [(295, 402), (301, 388), (314, 382), (328, 388), (334, 404), (330, 424), (322, 441), (314, 456), (305, 463),
    (297, 457), (294, 436)]
HAIR = [(300, 170), (352, 158), (406, 168), (448, 200), (474, 250), (482, 306), (476, 362), (462, 408), (446, 446),
    (436, 490), (430, 530), (350, 540), (338, 506), (332, 478), (333, 450), (337, 424), (334, 406), (322, 398),
    (306, 398), (294, 404), (286, 418), (276, 446, 1), (272, 420), (262, 396), (246, 378), (228, 366), (210, 362),
    (198, 366), (187, 386, 1), (183, 354), (180, 322), (184, 284), (200, 240), (232, 200)]
WHORL = (372, 214)
SPLASH = [(272, 250), (330, 212), (398, 201), (452, 212), (494, 244), (520, 294)]
COLLAR = [(182, 506), (206, 494), (240, 492), (290, 484), (350, 474), (410, 462), (452, 446), (486, 428), (502, 440),
    (512, 480), (520, 540), (528, 600), (360, 640), (196, 610), (184, 560)]
COAT = [(196, 572), (150, 596), (100, 632), (66, 690), (44, 770), (20, 900), (-10, 1100, 1), (720, 1100, 1),
    (690, 900), (660, 770), (634, 690), (600, 630), (552, 590), (520, 564), (440, 600), (350, 614), (260, 604)]


def draw(canvas: Canvas) -> None:
    """Night, wall and wet ground first, then the figure, the light, the moths, and the rain around them."""
    _street(canvas)
    with canvas.at(46, 44):
        _figure(canvas)
    canvas.glow(*GLOW, 330, "#ff5a30", 0.34, power=2.2)
    canvas.glow(*GLOW, 130, "#ff7a40", 0.34, power=1.7)
    _rain(canvas)
    for x, y, size, astray, fold in ((118, 352, 1.4, 20, 0.9), (178, 282, 0.9, -40, 0.6), (88, 474, 1.0, -30, 0.8),
        (166, 506, 1.05, 30, 0.55), (58, 250, 0.62, 35, 0.8), (204, 208, 0.55, -20, 0.7), (40, 582, 0.6, -20, 0.9)):
        turn = math.degrees(math.atan2(GLOW[0] - x, y - GLOW[1]))
        _moth(canvas, x, y, size, turn + astray, fold)
    _moth(canvas, 292, 578, 0.85, -24, 0.8)  # one has settled


def _near(x: float | Array, y: float | Array, reach: float) -> Array:
    """How much of the cheek's light arrives, 1 .. 0."""
    return np.exp(-((np.hypot(np.asarray(x) - GLOW[0], np.asarray(y) - GLOW[1]) / reach) ** 1.5))


def _course(x: float, y: float) -> float:
    """How high a course of the wall lies at x that lies at y on the corner."""
    return AWAY[1] + (y - AWAY[1]) * (AWAY[0] - x) / (AWAY[0] - CORNER)


def _street(canvas: Canvas) -> None:
    """A wall that runs away beside us and the wet pavement at its foot; both take the red light."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    canvas.picture[:] = rgb(NIGHT)
    mist = np.exp(-(((xx - 470) / 240) ** 2) - (((yy - 330) / 330) ** 2))
    canvas.picture += (rgb("#3b3348") - canvas.picture) * (mist * 0.7)[..., None]
    wall = canvas.fill(poly([(-20, -300), (CORNER, -300), (CORNER, 640), (-20, _course(-20, 640))]), "#2c1e2b",
        edge=0.05, wobble=0.3, **FLAT)
    for k in range(-6, 16):
        y = 20 + 42 * k
        canvas.line([(-20, _course(-20, y)), (CORNER, y)], [4, 2], "#150d17", 0.9, clip=wall, wobble=0.4, detail=0.7,
            **FLAT)
        for j in range(6):
            t = (j + 0.5 * (k % 2)) / 5
            x = CORNER - 216 * t**1.25
            canvas.line([(x, _course(x, y)), (x, _course(x, y + 42))], [2 + 1.8 * t], "#150d17", 0.85, clip=wall,
                wobble=0.3, detail=0.7, **FLAT)
    lit = _near(xx, yy, 210) * (0.75 + 0.6 * (value_noise(h, w, 26 * s, 5, 3) - 0.5))
    stone = canvas.full(wall) if wall else np.zeros((h, w), np.float32)
    lead(canvas, 84, 1 - stone)
    tone = canvas.picture * 1.0
    warm = tone * 1.5 + rgb("#e2421c") * 0.66 * (tone.mean(2, keepdims=True) / 0.13)
    canvas.picture += (warm - tone) * (np.clip(lit, 0, 1) * stone)[..., None]
    air = _near(xx, yy, 260) * (1 - stone)
    canvas.picture += (rgb("#a8341f") - canvas.picture) * (air * 0.5)[..., None]
    ground = canvas.fill(poly([(-20, _course(-20, 640)), (CORNER, 640), (620, 640), (620, 920), (-20, 920)]),
        "#1a1420", edge=0.05, wobble=0.3, **FLAT)
    shine = np.exp(-(((xx - 96) / 70) ** 2)) * smoothstep(650, 760, yy) * (1.9 * value_noise(h, w, 12 * s, 9, 2,
        (5, 0.5)) - 0.35).clip(0, 1)
    pool = canvas.full(ground) if ground else np.zeros((h, w), np.float32)
    canvas.picture += (rgb("#b83a2a") - canvas.picture) * np.clip(shine * 0.45 * pool, 0, 1)[..., None]


def _figure(canvas: Canvas) -> None:
    crisp = dict(edge=0.08, wobble=0.3, **FLAT)
    inner = canvas.fill(smooth([(182, 506), (200, 478), (240, 470), (290, 476), (290, 520), (200, 530)]), "#8a2c30",
        detail=0.5, **crisp)
    canvas.fill(ellipse(206, 486, 26, 16), "#ff8a50", alpha=0.7, soft=7, clip=inner, edge=0, **FLAT)
    cheek = canvas.fill(smooth(CHEEK), [(0, "#ffc47c"), (0.18, "#ff8a50"), (0.42, "#f4452f"), (0.72, "#c92430"),
        (1, "#6a1a2a")], gradient=("r", (212, 422), 122), detail=0.9, **crisp)
    shade = dict(clip=cheek, edge=0, detail=0.85, **FLAT)
    canvas.fill(smooth([(300, 370), (276, 430), (256, 520), (350, 540), (360, 380)]), "#4e1020", alpha=0.8, soft=20,
        **shade)
    # the shadow of the hair
    canvas.fill(smooth([(180, 340), (190, 374), (222, 372), (252, 392), (272, 446), (300, 420), (340, 400),
        (300, 340)]), "#7a1420", alpha=0.5, soft=7, **shade)
    canvas.fill(ellipse(316, 440, 20, 34, 14), "#2c0914", alpha=0.7, soft=7, **shade)
    ear = canvas.fill(smooth(EAR), ["#b8323a", "#7a1c2b"], gradient=((294, 420), (336, 410)), detail=0.75, **crisp)
    canvas.fill(smooth([(302, 410), (313, 403), (322, 410), (319, 426), (310, 440), (302, 434)]), "#5a1422",
        alpha=0.85, soft=1.6, clip=ear, edge=0, detail=0.85, **FLAT)
    canvas.line([(300, 396), (313, 386), (326, 391), (331, 405), (327, 424), (318, 442)], [3, 5, 5, 5, 4, 2],
        "#e0583f", 0.85, clip=ear, soft=0.8, detail=0.9, **FLAT)
    canvas.fill(ellipse(305, 452, 8, 9), "#e0583f", alpha=0.8, soft=3, clip=ear, edge=0, detail=0.85, **FLAT)
    hair = canvas.fill(smooth(HAIR), "#150d14", detail=0.6, **crisp)
    _strands(canvas, hair)
    coat = canvas.fill(smooth(COAT), [(0, "#5a2a34"), (0.16, "#33222f"), (0.45, "#231c2a"), (1, "#15111b")],
        gradient=((60, 600), (560, 820)), edge=0.1, wobble=0.5, detail=0.4, **FLAT)
    _cloth(canvas, coat)
    collar = canvas.fill(smooth(COLLAR), [(0, "#8a3438"), (0.2, "#4a2834"), (0.5, "#2c2230"), (1, "#1c1722")],
        gradient=((180, 520), (520, 520)), detail=0.55, **crisp)
    soft = dict(clip=collar, detail=0.5, **FLAT)
    canvas.line([(300, 482), (316, 540), (314, 612)], [2, 16, 26], "#120d16", 0.4, soft=10, **soft)
    canvas.line([(440, 452), (436, 520), (450, 590)], [2, 14, 20], "#120d16", 0.5, soft=6, **soft)
    canvas.line([(344, 476), (360, 540), (360, 606)], [2, 10, 12], "#57465a", 0.35, soft=6, **soft)
    canvas.line([(184, 508), (206, 496), (240, 494), (290, 486), (350, 477)], [3, 5, 4, 2.4, 0.6], "#ff8a54", 0.85,
        soft=0.8, **soft)
    canvas.line([(350, 477), (410, 465), (452, 449), (486, 431), (502, 444)], [0.6, 2, 2.4, 2.4, 1], "#7d7f9c", 0.6,
        soft=0.8, **soft)
    canvas.line([(186, 512), (186, 560), (198, 604)], [4, 4, 1], "#ff6a44", 0.6, soft=1.6, **soft)


def _cloth(canvas: Canvas, coat: Mask | None) -> None:
    """Heavy wet folds from the shoulders; a red edge on the side of the light, a cold one on the other."""
    soft = dict(clip=coat, detail=0.4, **FLAT)
    for way in ([(200, 600), (196, 700), (180, 900)], [(300, 620), (310, 740), (290, 900)], [(420, 616), (430, 740),
            (450, 900)], [(520, 590), (560, 700), (580, 900)], [(130, 640), (130, 740), (104, 900)]):
        canvas.line(way, [4, 22, 34], "#0f0b13", 0.5, soft=10, **soft)
        canvas.line([(x + 24, y) for x, y in way], [2, 12, 18], "#4a3a4c", 0.3, soft=9, **soft)
    canvas.line([(198, 575), (150, 599), (102, 635), (68, 692), (46, 772), (22, 900)], [5, 7, 7, 6, 5, 3], "#ff5f3e",
        0.75, soft=2.2, **soft)
    canvas.line([(520, 566), (552, 592), (600, 632), (634, 692)], [1, 3, 4, 2], "#6c6f8e", 0.6, soft=1.4, **soft)
    canvas.fill(ellipse(170, 640, 90, 60), "#c03a34", alpha=0.35, soft=30, edge=0, **soft)


def _strands(canvas: Canvas, hair: Mask | None) -> None:
    """Wet locks from the whorl to the temple, behind the ear and to the nape; the light finds the ends by the cheek."""
    random = dice(5)
    tips = [(290, 412), (276, 442), (274, 426), (268, 406), (258, 392), (244, 378), (230, 368), (216, 364),
        (202, 366), (188, 380), (184, 350)]
    for i in range(330):
        t, shake, wide = random.random(), random.random() - 0.5, random.random()
        if i % 5 < 2:  # forward over the temple
            tip, high = tips[int(t * len(tips))], min(1.0, max(0.0, 0.1 + 0.8 * t + 0.3 * shake))
            way = [(WHORL[0] - 6 - 30 * high + 8 * shake, WHORL[1] + 26 - 50 * high),
                (296 - 24 * wide, 252 - 76 * high), (238 - 26 * high + (tip[0] - 226) * 0.5, 300 - 66 * high),
                (tip[0] + 5 * shake, tip[1] - 38), tip]
        elif i % 5 == 2:  # behind the ear
            way = [(WHORL[0] - 8, WHORL[1] + 10 + 20 * t), (306 + 40 * t, 262 + 16 * t), (290 + 52 * t, 340),
                (306 + 44 * t, 400), (336 + 40 * t, 530)]
        else:  # over the crown and down to the nape
            way = [(WHORL[0] + 10 * t, WHORL[1] - 10 + 30 * wide), (372 + 84 * t, 200 + 50 * wide),
                (350 + 130 * t, 300), (346 + 116 * t, 400), (348 + 84 * t, 530)]
        (ax, ay), (bx, by) = way[0], way[-2]
        near = min(1.0, 1.25 * float(_near(bx + 46, by + 44, 100)))
        cold = 0.75 * max(0.0, t - 0.45) if i % 5 > 2 else 0
        if random.random() < 0.42:
            tone: list[Colour] = ["#0b070b", "#0b070b"]
        else:
            tone = ["#241821", mix("#33242e", "#74728f", cold), mix(mix("#2a1d27", "#74728f", cold), "#ff7444", near)]
        canvas.line(way, [0.5, 2, 2.8 + wide, 2.4, 0.5], tone, 0.3 + 0.5 * random.random(), clip=hair, wobble=0.4,
            soft=0.4, detail=0.65, gradient=((ax, ay), (bx, by)), **FLAT)
    soft = dict(clip=hair, **FLAT)
    canvas.fill(smooth([(410, 186), (446, 214), (468, 270), (456, 300), (430, 250), (404, 210)]), "#7b7c98",
        alpha=0.26, soft=12, edge=0, **soft)
    canvas.line([(182, 330), (186, 284), (202, 242), (234, 202), (290, 172)], [4, 5, 3, 2, 0.5], "#e8583c", 0.55,
        soft=2, **soft)
    for wisp in ([(186, 330), (178, 356), (180, 384)], [(474, 250), (488, 300), (482, 352)], [(470, 384), (470, 420),
            (458, 450)], [(330, 164), (300, 158), (270, 170)]):
        near = float(_near(wisp[1][0] + 46, wisp[1][1] + 44, 100))
        canvas.line(wisp, [2.2, 1.6, 0.4], mix("#1d141b", "#8a2f2c", near), 0.9, wobble=0.3, detail=0.8, **FLAT)


def _moth(canvas: Canvas, x: float, y: float, size: float, turn: float, fold: float) -> None:
    """A plain moth; `fold` narrows its wings as they beat."""
    near = min(1.0, 1.25 * float(_near(x, y, 200)))
    light, dark = mix("#7a4c4a", "#fff0c4", near), mix("#50293a", "#f2b27c", near)
    look = dict(edge=0, wobble=0.1, **FLAT)
    with canvas.at(x, y, size, turn):
        canvas.glow(0, 0, 30, "#ff8a50", 0.25 * near)
        for side in (-fold, fold):
            canvas.fill(smooth([(side * px, py) for px, py in ((1, 2), (10, 4), (15, 12), (9, 18), (3, 14))]), dark,
                detail=0.9, **look)
            canvas.fill(smooth([(side * px, py) for px, py in ((1, -6), (12, -13), (26, -17), (27, -13), (20, 2),
                (10, 6), (1, 4))]), [light, mix(light, dark, 0.7)], gradient=((0, -4), (26 * side, -6)), detail=0.95,
                **look)
            canvas.line([(side * 12, -10), (side * 14, -4), (side * 12, 3)], [0.6, 1.4, 0.6], dark, 0.8, wobble=0,
                detail=0.95, **FLAT)
            canvas.line([(side * 1, -9), (side * 4, -15), (side * 9, -18)], [1, 1.2, 0.4], light, 0.9, wobble=0,
                detail=0.95, **FLAT)
        canvas.fill(ellipse(0, 1, 2.8, 10), mix(dark, "#5a2430", 0.4), detail=0.95, **look)


def _rain(canvas: Canvas) -> None:
    """Slanting rain, gold and red towards the cheek, that leaves a dry hollow round it; it bounces off the figure."""
    random = dice(8)
    for k in range(640):
        x, y, length = random.random() * 720 - 20, random.random() * 1000 - 90, 34 + 66 * random.random()
        end = (x - length * 0.16, y + length)
        middle = ((x + end[0]) / 2, (y + end[1]) / 2)
        gap = min(math.hypot(a - GLOW[0] + 34, b - GLOW[1]) for a, b in ((x, y), middle, end))
        is_over_head = math.hypot((middle[0] - 386) / 170, (middle[1] - 360) / 190) < 1
        if gap < 136 + 16 * random.random() or is_over_head:
            continue
        near = float(_near(end[0], end[1], 190))
        quiet = 0.5 if y > 560 and x > 140 else 1  # thinner before the coat
        canvas.line([(x, y), end], [0.3, 1.1 + 0.9 * random.random() + 0.8 * near, 0.4], mix("#8f93b2", "#ffb066",
            min(1, near * 1.7)), (0.2 + 0.36 * random.random() + 0.4 * near) * quiet, wobble=0, rough=0,
            detail=0.75 if k % 2 else 0.5, **FLAT)
    for a, b in ((SPLASH[i], SPLASH[i + 1]) for i in range(len(SPLASH) - 1)):
        for _ in range(6):
            t, lean = random.random(), 10 * (random.random() - 0.5)
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t - 2
            near = float(_near(x, y, 230))
            canvas.line([(x, y), (x + lean, y - 4 - 9 * random.random())], [1.6, 0.5], mix("#8f93b2", "#ff9a5c",
                min(1, 1.6 * near)), 0.5 + 0.3 * random.random(), wobble=0, rough=0, detail=0.8, **FLAT)
