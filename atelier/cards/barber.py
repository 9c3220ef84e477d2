"""A wheat field is the hair of a sleeping giant; a barber on a combine harvester mows a parting."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.heads import Head
from atelier.motifs.person import Person, Pose, person
from atelier.noise import dice
from atelier.paths import along, ellipse, poly, rect, ribbon, smooth, union

CARD = Card(
    id="barber",
    palette="storm-wheat",
    composition="top-down",
    setting="wheat field",
    mood="calm",
    themes=("work", "body", "food"),
    hero="hair field",
    moon_or_sun=False,
    birds=True,
    cloudy_sky=False,
    seed=412,
    grading=dict(vignette=0.32, contrast=1.1),
)

CRISP = dict(edge=0.07, wobble=0.25, detail=0.85)
LIGHT = (-0.5, -0.6, 0.55)
PART = [(420, 372), (352, 306), (270, 244), (176, 190), (70, 150), (-40, 128)]
DONE = 0.47  # how far the parting is mown
FACE = [(420, 360), (448, 398), (462, 440), (466, 476), (460, 500), (474, 526), (500, 560), (522, 588),
    (526, 606), (508, 622), (486, 628), (492, 646), (504, 660), (496, 676), (484, 684), (494, 698),
    (494, 716), (478, 732),
    (470, 748), (474, 776), (462, 806), (428, 826), (384, 832), (340, 860), (320, 930), (60, 930), (40, 760),
    (90, 640), (140, 560), (240, 480), (330, 410)]
HAIR = [(432, 384), (452, 330), (440, 250), (396, 160), (330, 80), (240, 10), (120, -30), (-30, -30),
    (-30, 800), (40, 806), (96, 760), (150, 736), (214, 716), (236, 660), (244, 600), (262, 548), (310, 520),
    (342, 540), (352, 590),
    (364, 560), (372, 500), (398, 440)]


def draw(canvas: Canvas) -> None:
    """Paint the card."""
    canvas.set_light(LIGHT, ambient="#22203a", key="#f8e3a0")
    _pillow(canvas)
    brush.background(canvas, radii=(14, 7, 4))
    _face(canvas)
    hair = _field(canvas)
    _parting(canvas, hair)
    _ear(canvas)
    _quilt(canvas)
    _barn(canvas)
    _crows(canvas)
    x, y = along(PART, DONE)
    with canvas.at(x - 10, y + 10, 1.22):
        _combine(canvas)


def _pillow(canvas: Canvas) -> None:
    """The pillow is a field of lavender in soft curved rows; its seam is a road."""
    canvas.sky([(0, "#8f93b3"), (0.5, "#6c6c98"), (1, "#3c3a62")], swirl=0.05, focus=(560, 300, 760))
    random = dice(2)
    for k in range(46):
        off = -340 + 26 * k
        rows = [(330 + off * 0.5, -20), (470 + off * 0.7, 220), (500 + off * 0.8, 480), (430 + off, 920)]
        canvas.line(rows, [5, 8, 9, 10], "#55557f" if k % 2 else "#a4a0c8", 0.55, wobble=1)
        for _ in range(34):
            x, y = along(rows, random.random())
            canvas.fill(ellipse(x + 5 * random.random(), y, 2.2 + 2 * random.random(), 2),
                ("#b8b0dc", "#7a78ac", "#d8cce8", "#44426e")[int(4 * random.random())], alpha=0.7, edge=0.3)
    # creases
    for points in ([(470, 560), (540, 590), (620, 570)], [(480, 700), (540, 740), (620, 746)],
            [(452, 320), (520, 280), (620, 262)], [(460, 820), (540, 860), (620, 900)]):
        canvas.line(points, [2, 20, 8], "#2c2a4e", 0.45, soft=8)
        canvas.line([(x, y - 12) for x, y in points], [1, 8, 3], "#d8d4ec", 0.4, soft=5)
    road = [(560, -20), (586, 160), (570, 330), (590, 520), (566, 700), (584, 920)]
    canvas.line(road, 17, "#3c3a5c", 0.5, soft=3)
    canvas.line(road, 13, "#d8c8a0", 0.95)
    for k in range(26):
        x, y = along(road, k / 26)
        canvas.fill(ellipse(x + (15 if k % 2 else -14), y + 3, 8, 6), "#22203a", alpha=0.5, soft=2)
        canvas.fill(ellipse(x + (13 if k % 2 else -16), y, 7, 6.4), ["#7a8a6a", "#3c4a4a"], form=0.8,
            radius=6, edge=0.3)


def _face(canvas: Canvas) -> None:
    outline = smooth(FACE)
    canvas.shadow(outline, "#14122a", 22, 18, 22, 0.65)
    skin = canvas.fill(outline, ["#f0cfae", "#d8a890", "#a87c84", "#6a5478"],
        gradient=((300, 480), (500, 860)), form=0.9, radius=66, shade="#5c4468", highlight="#fbe8c8",
        rim=("#fff0cc", 2.6, 0.5), grain=0.24, texture=0.015,
        detail=0.6)
    soft = dict(clip=skin, edge=0)
    canvas.fill(ellipse(404, 640, 54, 44, -20), "#d8705c", alpha=0.34, soft=18, **soft)
    canvas.fill(ellipse(496, 602, 22, 16), "#d8705c", alpha=0.3, soft=8, **soft)
    # the hollow of the eye
    canvas.fill(smooth([(380, 520), (430, 500), (462, 504), (446, 548), (400, 560)]), "#7a5470", alpha=0.4,
        soft=10, **soft)
    canvas.fill(smooth([(452, 444), (470, 520), (512, 580), (488, 590), (458, 530)]), "#fff0d4", alpha=0.4,
        soft=7, **soft)
    canvas.fill(smooth([(300, 760), (400, 760), (470, 810), (380, 850), (310, 860)]), "#5c4468", alpha=0.5,
        soft=18, **soft)
    lid = smooth([(396, 534), (420, 514), (446, 514), (462, 530), (446, 546), (416, 550)])
    canvas.fill(lid, ["#ecc4a8", "#b8848a"], form=0.7, radius=14, clip=skin, **CRISP)
    canvas.line([(394, 538), (416, 552), (444, 550), (464, 534)], [1.4, 5, 5, 1.4], "#3a2440", 0.95,
        clip=skin, wobble=0.1, detail=0.95)
    for k in range(9):  # lashes are a row of poplars' shadows
        x, y = along([(402, 546), (424, 553), (446, 551), (462, 538)], k / 8)
        canvas.line([(x, y), (x + 2 + k * 0.5, y + 5), (x + 5 + k * 0.7, y + 8)], [2, 1.4, 0.4], "#3a2440",
            0.7, wobble=0.1)
    for k in range(20):  # the eyebrow is a hedge
        x, y = along([(378, 500), (408, 476), (440, 470), (462, 478)], k / 19)
        canvas.fill(ellipse(x + 3, y + 4, 9, 7), "#3a2440", alpha=0.4, soft=2, clip=skin)
        canvas.fill(ellipse(x, y, 9 - 0.12 * k, 7.4), ["#b8a050", "#6a5a34", "#3c3430"], form=0.9, radius=6,
            edge=0.5, bump=0.3, detail=0.6)
    canvas.line([(484, 627), (470, 624), (462, 612), (468, 600)], [1, 3, 3, 0.8], "#7a4a60", 0.8, clip=skin,
        wobble=0.1)
    canvas.fill(ellipse(492, 617, 9, 4.4, 16), "#4a2844", alpha=0.85, clip=skin, soft=0.8)
    canvas.fill(smooth([(446, 674), (470, 656), (504, 660), (498, 674), (484, 682), (462, 682)]), "#b46c68",
        alpha=0.5, clip=skin, soft=2.4)
    canvas.fill(smooth([(452, 682), (484, 686), (496, 698), (494, 712), (468, 708)]), "#c0807a", alpha=0.5,
        clip=skin, soft=2.4)
    canvas.line([(436, 676), (456, 684), (486, 684)], [0.8, 3.4, 1.2], "#5a2840", 0.95, clip=skin, wobble=0.1,
        detail=0.95)
    canvas.line([(428, 664), (434, 678), (430, 692)], [0.6, 2, 0.6], "#8a5468", 0.7, clip=skin, soft=0.6)
    random = dice(4)
    for _ in range(300):  # stubble: a field after the harvest
        x, y = 360 + 120 * random.random(), 700 + 130 * random.random()
        if (x - 360) * 0.5 + (y - 700) < 44:
            continue
        canvas.line([(x, y), (x + 3, y + 5)], [1.4, 0.4], "#6a4a54" if random.random() < 0.6 else "#e8cf9c",
            0.6, clip=skin, wobble=0)


def _strand(t: float, side: int, reach: float, random) -> list:
    """One lock of wheat that leaves the parting at t and sweeps back."""
    x, y = along(PART, t)
    j = 14 * (random.random() - 0.5)
    if side > 0:  # down, behind the ear
        return [(x, y + 6), (x - 30 + j, y + 0.3 * reach), (x - 96 + j - 60 * t, y + 0.68 * reach),
            (x - 190 - 60 * t + j, y + reach)]
    return [(x, y - 6), (x + 26 + j, y - 0.36 * reach), (x + 10 + j, y - 0.7 * reach),
        (x - 50 + j, y - reach)]


def _field(canvas: Canvas) -> Mask:
    outline = smooth(HAIR)
    canvas.shadow(outline, "#2a1c34", 10, 12, 12, 0.5)
    hair = canvas.fill(outline, ["#e8c464", "#c8963c", "#8a6030", "#5a3f38"],
        gradient=((180, 120), (300, 760)), form=0.8, radius=80, shade="#4a3440", highlight="#fff0b8",
        grain=0.3, texture=0.06, edge=0.5, bump=0.15,
        detail=0.45)
    random = dice(6)
    for k in range(150):  # broad swathes first
        t, side = random.random(), 1 if random.random() < 0.6 else -1
        canvas.line(_strand(t, side, 200 + 280 * random.random(), random), [3, 9, 10, 2],
            ("#a87434", "#f0d070", "#7a5230", "#d9ae4a")[k % 4], 0.34, clip=hair, soft=1)
    for k in range(560):
        t, side = random.random(), 1 if random.random() < 0.62 else -1
        points = _strand(t, side, 130 + 420 * random.random(), random)
        canvas.line(points, [0.8, 2.4, 2.2, 0.4], ("#f8e3a0", "#d9ae4a", "#6a4630", "#fff0c0",
            "#a87434")[k % 5], 0.62, clip=hair, wobble=0.3)
    for k in range(90):  # where the comb has not been yet the locks cross
        x, y = along(PART, DONE + (1 - DONE) * random.random())
        canvas.line([(x + 24, y - 46), (x + 4, y - 6), (x - 22, y + 50)], [0.6, 2.6, 0.6],
            ("#f8e3a0", "#d9ae4a", "#8a6030")[k % 3], 0.7, clip=hair, wobble=0.3)
    for k in range(620):  # ears of wheat lie along the locks
        t, side = random.random(), 1 if random.random() < 0.62 else -1
        points = _strand(t, side, 120 + 430 * random.random(), random)
        s = 0.2 + 0.8 * random.random()
        (x, y), (x2, y2) = along(points, s), along(points, min(1, s + 0.03))
        turn = math.degrees(math.atan2(y2 - y, x2 - x))
        with canvas.at(x, y, 0.7 + 0.5 * random.random(), turn):
            canvas.fill(smooth([(-8, 0), (-3, -3), (4, -2.6), (10, 0), (4, 2.6), (-3, 3)]),
                "#fff0b8" if k % 3 else "#8a5c2c", alpha=0.85, clip=hair, edge=0.2, wobble=0.1)
            for d in (-1, 1):
                canvas.line([(4, 0), (14, 4 * d)], [0.7, 0.2], "#f8e3a0", 0.7, clip=hair, wobble=0)
    for off in (0.16, 0.72):  # tramlines
        for gap in (0, 9):
            rail = [(x - 20 * off - gap * 0.2, y + 120 + 200 * off + gap) for x, y in PART]
            canvas.line(rail, 3, "#6a4630", 0.55, clip=hair, wobble=0.3)
    return hair


def _parting(canvas: Canvas, hair: Mask) -> None:
    """The mown strip: pale stubble, clean edges, round bales that look like curlers."""
    mown = [along(PART, DONE * k / 10) for k in range(11)]
    band = ribbon(mown, [40, 46, 46, 46])
    canvas.shadow(band, "#4a3020", -3, -4, 5, 0.7)
    mask = canvas.fill(band, ["#f6e2bc", "#e4c094", "#d0a484"], clip=hair, edge=0.2, wobble=0.3, texture=0.06,
        detail=0.6)
    random = dice(9)
    for k in range(60):
        x, y = along(mown, k / 60)
        for u in range(-3, 4):
            canvas.line([(x + 6 * u * 0.68 + 2 * random.random(), y - 6 * u * 0.8),
                (x + 6 * u * 0.68 + 3, y - 6 * u * 0.8 - 4)], [1.4, 0.5], "#b88450" if u % 2 else "#fff2d0",
                0.8, clip=mask, wobble=0)
    for t, off in ((0.06, -9), (0.16, 9), (0.25, -8), (0.33, 10)):
        x, y = along(PART, t)
        x, y = x + off * 0.68, y - off * 0.8
        canvas.fill(ellipse(x + 6, y + 7, 16, 11), "#4a3020", alpha=0.55, soft=3)
        canvas.fill(union(ellipse(x - 8, y, 9, 12), rect(x - 8, y - 12, 18, 24), ellipse(x + 10, y, 9, 12)),
            ["#fff0b8", "#d9ae4a", "#8a6030"], form=0.8, radius=9, rim=("#fff6d8", 1.6, 0.8), **CRISP)
        for r in (9, 6, 3):
            canvas.line([(x - 8 + r * 0.75 * math.cos(a * 0.7),
                y + r * math.sin(a * 0.7)) for a in range(10)], 1.1, "#8a6030", 0.8, wobble=0.1)


def _ear(canvas: Canvas) -> None:
    with canvas.at(296, 604, 1.12, 6):
        ear = smooth([(20, 62), (4, 74), (-14, 62), (-20, 38), (-36, 10), (-44, -26), (-30, -60), (2, -74),
            (34, -62), (46, -34), (40, -6), (34, 14), (30, 40)])
        canvas.shadow(ear, "#2a1c34", -6, 10, 9, 0.6)
        mask = canvas.fill(ear, ["#f6d4b4", "#dca88e", "#a8747c"], form=0.9, radius=24, shade="#6a4664",
            highlight="#fff0d4", rim=("#fff4dc", 2.2, 0.8), grain=0.2, texture=0.01, **CRISP)
        canvas.fill(smooth([(-24, -26), (-12, -50), (14, -52), (28, -34), (22, -14), (4, -30), (-10, -14),
            (-8, 12), (-20, 4)]), "#7a4a64", alpha=0.6, soft=3, clip=mask)
        canvas.fill(smooth([(4, -8), (22, -4), (20, 20), (4, 34), (-6, 20)]), "#5c3450", alpha=0.7, soft=4,
            clip=mask)
        canvas.line([(-30, -20), (-22, -48), (6, -60), (32, -44), (36, -20)], [2, 5, 5, 5, 2], "#fff0d4", 0.6,
            clip=mask, soft=1.6)
        canvas.line([(-10, 30), (-2, 48), (14, 48)], [1, 3, 1], "#8a5468", 0.6, clip=mask, soft=1)


def _quilt(canvas: Canvas) -> None:
    """Fields sewn together with hedges: the giant's blanket."""
    edge = [(-30, 812), (70, 832), (170, 806), (280, 822), (380, 846), (470, 852), (540, 900), (560, 930)]
    blanket = smooth([*edge, (560, 960), (-30, 960)])
    canvas.shadow(blanket, "#14122a", 0, -10, 10, 0.55)
    mask = canvas.fill(blanket, ["#7a78a8", "#44426e"], form=0.8, radius=22, light=(-0.3, -0.8, 0.4),
        rim=("#f8ecd0", 3, 0.7, (-0.2, -0.9, 0.3)), **CRISP)
    tones = ("#d9ae4a", "#8f93b3", "#a8744a", "#6a7a5c", "#f0d490", "#55557f", "#b88a9a")
    for k in range(10):
        x = -30 + 64 * k
        for j in range(2):
            y = 830 + 50 * j + 12 * math.sin(k)
            patch = poly([(x + 3, y), (x + 58, y + 5), (x + 62, y + 46), (x - 1, y + 42)])
            tone = tones[(k * 3 + j * 2) % 7]
            field = canvas.fill(patch, [mix(tone, "#fff0c8", 0.2), tone], clip=mask, edge=0.15, texture=0.08,
                wobble=0.4)
            for r in range(7):
                canvas.line([(x + 4 + 8 * r, y), (x + 8 * r, y + 44)], 1.4, mix(tone, "#22203a", 0.4), 0.5,
                    clip=field, wobble=0.2)
    for k in range(60):
        x, y = along(edge, k / 59)
        canvas.fill(ellipse(x, y + 4, 6.4, 5.4), ["#8a9a70", "#4a5a4c"], form=0.8, radius=5, edge=0.4,
            detail=0.6)


def _barn(canvas: Canvas) -> None:
    """The farmhouse clips the hair above the ear: a long tin roof with teeth."""
    with canvas.at(196, 452, 1.2, 24):
        canvas.fill(rect(-70, -6, 150, 46, 8), "#3a2830", alpha=0.55, soft=7)
        for k in range(8):
            canvas.fill(ribbon([(-58 + 17 * k, 16), (-60 + 17 * k, 34), (-56 + 17 * k, 46)], [6, 5, 1.4]),
                ["#c8ccd8", "#55557f"], form=0.7, radius=3, **CRISP)
        canvas.fill(poly([(-72, 6), (72, 6), (72, 26), (-72, 26)]), ["#f6ead0", "#b89a8c"], **CRISP)
        for k in range(7):
            canvas.fill(rect(-62 + 19 * k, 10, 9, 10), ["#ffe9a0", "#e8b048"] if k in (1, 2,
                5) else "#44426e", edge=0.03, wobble=0, detail=0.9)
        canvas.fill(poly([(-78, 8), (78, 8), (66, -16), (-66, -16)]), ["#c8605a", "#8a3c50"], form=0.4,
            radius=8, **CRISP)
        canvas.fill(poly([(-66, -16), (66, -16), (76, -34), (-76, -34)]), ["#a84a50", "#5c2a48"], form=0.3,
            radius=8, **CRISP)
        for k in range(18):
            canvas.line([(-64 + 7.6 * k, -16), (-74 + 8.8 * k, 8)], 1.2, "#5c2a48", 0.55, wobble=0)
        canvas.line([(-66, -16), (66, -16)], 4, "#f0d490", 1, wobble=0.05, detail=0.9)
        for x in (-40, 34):
            canvas.fill(rect(x, -40, 12, 18), ["#b88a7a", "#5a3a48"], form=0.5, radius=4, **CRISP)
        for s in (-1, 1):
            canvas.fill(ellipse(s * 80, -4, 9, 14), ["#f0d490", "#9a7030"], form=0.9, radius=7,
                rim=("#fff6d8", 1.4, 0.8), **CRISP)
        for k in range(5):
            canvas.line([(-34, -42), (-30 - 3 * k, -56 - 6 * k), (-36 + 4 * k, -70 - 8 * k)], [2, 5, 1],
                "#e8e4f0", 0.2, soft=2)


def _crow(canvas: Canvas, flap: bool) -> None:
    """A crow in profile to the right, 40 long, origin at its feet."""
    black = ["#55557f", "#24223e", "#121022"]
    look = dict(form=0.8, radius=6, rim=("#d8d4ec", 1.2, 0.8), **CRISP)
    for x in (-2, 3):
        canvas.line([(x, -8), (x + 1, 0), (x + 4, 1)], [1.6, 1.2, 0.8], "#2a2438", wobble=0)
    canvas.fill(smooth([(-24, -10), (-12, -14), (0, -20), (9, -25), (16, -24), (19, -20), (27, -18),
        (18, -16), (12, -8), (0, -5), (-12, -7)]), black, **look)
    if flap:
        canvas.fill(smooth([(-2, -18), (-10, -34), (-22, -46), (-16, -30), (-14, -18), (-6, -12)]), black,
            **look)
    else:
        canvas.fill(smooth([(2, -18), (-10, -14), (-26, -7), (-12, -7), (2, -9)]), ["#6a6894", "#24223e"],
            **look)
    canvas.fill(ellipse(14.6, -21, 1.4), "#f8e3a0", edge=0, wobble=0, detail=1)


def _crows(canvas: Canvas) -> None:
    for x, y, s, flip, flap in ((264, 540, 0.95, 1, False), (304, 524, 1.0, -1, False),
            (338, 542, 0.9, -1, False), (250, 584, 0.8, 1, True), (352, 484, 0.85, -1, True)):
        canvas.fill(ellipse(x + 8, y + 4, 16, 5), "#3a2440", alpha=0.45, soft=2)
        with canvas.at(x, y, s, 0, flip):
            _crow(canvas, flap)


def _combine(canvas: Canvas) -> None:
    """The harvester seen from above and behind, driving up to the left, the barber on its roof."""
    canvas.fill(smooth([(-66, 26), (-20, 44), (64, 66), (90, 40), (20, 16)]), "#3a2418", alpha=0.6, soft=7)
    random = dice(21)
    for _ in range(60):  # chaff
        canvas.fill(ellipse(20 + 80 * random.random(), 20 + 60 * random.random() - 20,
            1 + 2 * random.random()), "#fff0c0", alpha=0.8, edge=0.2)
    cream, violet = ["#fff8e8", "#dcd2cc", "#8a84a0"], ["#8a86b8", "#55557f", "#2c2a4c"]
    look = dict(form=0.6, radius=8, rim=("#fff6dc", 1.6, 0.8), **CRISP)
    with canvas.at(0, 0, 1, 32):
        for x, y, r in ((40, 26, 13), (-14, 30, 19)):
            canvas.fill(ellipse(x, y, r, r * 0.9), ["#4a4866", "#161426"], form=0.8, radius=r * 0.6, **CRISP)
            canvas.fill(ellipse(x, y, r * 0.45), "#d9ae4a", form=0.7, radius=4, **CRISP)
        canvas.fill(poly([(-38, -34), (58, -34), (64, 16), (-38, 16)]), violet, **look)
        canvas.fill(poly([(-38, 2), (64, 2), (64, 22), (-38, 22)]), ["#fff0cc", "#d9ae4a"], form=0.5,
            radius=5, **CRISP)
        for k in range(6):  # the stripes of a barber's pole
            canvas.fill(poly([(-34 + 17 * k, 22), (-26 + 17 * k, 22), (-18 + 17 * k, 2), (-26 + 17 * k, 2)]),
                "#c8503f" if k % 2 else "#44426e", edge=0.05, detail=0.9)
        canvas.fill(rect(-24, -48, 40, 36, 5), cream, **look)
        canvas.fill(rect(-21, -36, 34, 20, 3), ["#c8d4ec", "#55557f"], edge=0.05, detail=0.9)
        canvas.fill(rect(-74, -50, 26, 84, 8), ["#f0d490", "#b88434", "#6a4630"], form=0.8, radius=11,
            rim=("#fff6dc", 1.6, 0.8), **CRISP)
        for k in range(8):  # the reel is a comb
            canvas.fill(ribbon([(-72, -44 + 10.4 * k), (-92, -46 + 10.4 * k)], [4.4, 1.6]),
                ["#f4f0e8", "#a8a0b0"], form=0.6, radius=2, **CRISP)
        canvas.fill(rect(-50, -14, 16, 16, 2), violet, **look)
        canvas.fill(ribbon([(44, -30), (72, -48), (92, -42)], [11, 10, 8]), cream, **look)
    barber = Person(Head(skin="#dca884", hair="#2a2030", beard="moustache", mood="smile", nose=1.3),
        top="#fffaf0", legs="#44426e", shoes="#22203a", outfit="coat", stout=0.5, scarf="#c8503f",
        rim="#fff6dc")
    with canvas.at(2, -34, 0.74, 0, -1):
        person(canvas, barber, Pose(lean=4, nod=0, near_foot=(8, 0), far_foot=(-8, 0), near_hand=(36, -96),
            far_hand=(26, -58)))
    for a, b in (((-30, -108), (-54, -126)), ((-30, -106), (-56, -112))):  # scissors
        canvas.line([a, b], [3, 1], "#f4f4fa", 1, wobble=0, detail=1)
    for y in (-103, -109):
        canvas.line([(-22 + 3 * math.cos(t), y + 3 * math.sin(t)) for t in range(8)], 1.4, "#44426e", 1,
            wobble=0, detail=1)
