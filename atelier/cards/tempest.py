"""The storm rears up as a horse over a scarecrow in the wheat."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.plants import wheat
from atelier.motifs.sky import cloud, lightning
from atelier.noise import dice
from atelier.paths import Points, ellipse, placed, poly, rect, ribbon, smooth, spline, union

CARD = Card(id="tempest", palette="storm-violet", composition="diagonal", setting="field", mood="rage",
    themes=("storm", "power", "danger", "nature"), hero="horse", moon_or_sun=False, birds=False, cloudy_sky=True,
    seed=251, grading=dict(contrast=1.05))


SHADE, RIM = "#1c1838", "#fff0c0"
LOOK = dict(edge=0.3, wobble=0.9, detail=0.42, grain=0.24, texture=0.018)
SIDE_LIGHT = (-0.8, -0.05, 0.42)
HORIZON = 664


def draw(canvas: Canvas) -> None:
    """Paint the sky and field, the horse from far leg to near leg, then the wheat with the scarecrow."""
    canvas.set_light(light=(-0.75, 0.1, 0.45), ambient="#171430", key="#ffe9a8")
    random = dice(9)
    _sky_and_field(canvas, random)
    _leg(canvas, ([(330, 452), (250, 426), (186, 420), (142, 440)], [120, 74, 46, 40]),
        ([(138, 440), (120, 482), (104, 528)], [38, 22, 25]), ([(104, 528), (92, 548)], [25, 20]), (84, 560, 18),
        ["#6a648c", "#4a4470"], 0.5)
    body = _body(canvas)
    _anatomy(canvas, body)
    _head(canvas, body)
    _mane(canvas, random)
    near_leg = _leg(canvas, ([(352, 452), (286, 486), (222, 498), (192, 512)], [136, 86, 50, 42]),
        ([(190, 512), (204, 556), (214, 598)], [40, 23, 27]), ([(214, 598), (202, 620)], [27, 21]), (194, 634, 12),
        ["#8a84ac", "#8a84ac", "#6a6490"], 0.85, ((304, 482), (372, 440)))
    _light_from_the_horizon(canvas, body, near_leg, random)
    _bolts(canvas)
    _wheat(canvas, random)
    _poppies(canvas, random)
    _papers(canvas)


def _sky_and_field(canvas: Canvas, random: np.random.Generator) -> None:
    canvas.sky([(0, "#1c1834"), (0.25, "#332c52"), (0.48, "#5c5272"), (0.62, "#b89a78"), (0.71, "#f6d47c"),
        (1, "#e8b850")], swirl=0.1)
    for i, (x, y, w, h, alpha) in enumerate([(120, 120, 420, 120, 0.7), (520, 70, 420, 140, 0.9),
        (60, 330, 330, 90, 0.5), (560, 560, 420, 120, 0.8), (90, 560, 300, 60, 0.5), (330, 620, 400, 50, 0.5)]):
        with canvas.at(x, y):
            cloud(canvas, w, h, ("#6a6288", "#2a2448"), seed=i + 301, alpha=alpha, highlight="#a89aa8")
    for _ in range(60):
        x = 260 + 360 * random.random()
        y = 500 + 120 * random.random()
        canvas.line([(x, y), (x - 14, y + 60), (x - 30, y + 130)], [0.4, 2.4, 0.4], "#3a3458", 0.28, soft=1.2)
    canvas.glow(90, 640, 320, "#ffe690", 0.6, squash=0.4)
    canvas.fill(rect(-20, HORIZON, 660, 300), ["#e8b448", "#b87a2c", "#5a3420", "#2a1a20"], texture=0.1, grain=0.5)
    for i in range(-16, 30):
        x0 = 210 + i * 9
        x1 = 210 + i * 95
        canvas.line([(x0, HORIZON), ((x0 + x1) / 2, 760), (x1, 920)], [0.6, 5, 16], "#7a4a20" if i % 2
            else "#f0c860", 0.35, soft=1, rough=0.8)
    brush.background(canvas)


def _leg(canvas: Canvas, fore: tuple, cannon: tuple, pastern: tuple, hoof: tuple[float, float, float],
    colours: list, rim: float, fade: tuple | None = None) -> Mask | None:
    """A leg of three ribbons (points, widths) and a hoof at (x, y, turn)."""
    horn = placed(smooth([(-12, -16), (9, -18), (15, -2), (20, 14, 1), (-26, 17, 1), (-18, -4)]), hoof[0], hoof[1],
        1, hoof[2])
    outline = union(ribbon(*fore), ribbon(*cannon), ribbon(*pastern), horn)
    mask = canvas.fill(outline, colours, gradient=(fore[0][0], pastern[0][-1]), form=0.95, radius=24, shade=SHADE,
        highlight="#d8c8c0", light=SIDE_LIGHT, bump=0.2, rim=(RIM, 3, rim), fade=fade, **LOOK)
    x, y = cannon[0][0]
    canvas.line([(x - 12, y + 10), (x, y + 15), (x + 12, y + 8)], [0.4, 2.6, 0.4], SHADE, 0.5, clip=mask)
    canvas.fill(horn, ["#4a4270", "#241e44"], alpha=0.75, form=0.6, radius=8, light=SIDE_LIGHT, clip=mask, edge=0.3,
        soft=1, grain=0.1, texture=0.01)
    with canvas.at(hoof[0], hoof[1], 1, hoof[2]):
        canvas.line([(-17, -9), (-2, -13), (13, -11)], [1, 3.4, 1], "#d8c8d8", 0.55, clip=mask, soft=0.6)
    return mask


def _body(canvas: Canvas) -> Mask | None:
    """Head, neck and breast as one outline that dissolves into cloud on the right."""
    body = spline([(284, 100), (312, 92), (350, 96), (392, 112), (430, 140), (462, 178), (492, 212), (540, 236),
        (640, 250, 1), (660, 560, 1), (540, 560), (440, 556), (360, 540), (304, 512), (270, 478), (250, 440),
        (250, 400), (264, 360), (284, 320), (298, 280), (300, 244), (292, 222), (276, 238), (250, 250), (228, 262),
        (208, 278), (196, 292), (184, 299), (173, 297), (167, 290), (156, 288), (147, 276), (148, 260), (158, 242),
        (174, 212), (192, 180), (212, 146), (232, 120), (248, 104), (254, 84), (250, 52, 1), (270, 76), (276, 92),
        (284, 86), (290, 58, 1), (300, 84)])
    return canvas.fill(body, ["#a49cbc", "#8a84ac", "#3a3460"], gradient=((180, 160), (520, 460)), form=0.95,
        radius=52, shade=SHADE, highlight="#ead8cc", light=SIDE_LIGHT, bump=0.22, rim=(RIM, 4, 0.9), **LOOK)


def _anatomy(canvas: Canvas, body: Mask) -> None:
    """Jowl, cheek ridge, neck groove, shoulder, breast."""
    for points, w, alpha in (([(292, 214), (268, 216), (250, 202), (246, 178), (258, 156)], 6, 0.5),
        ([(214, 176), (196, 212), (184, 240)], 4, 0.4),
        ([(300, 226), (336, 268), (350, 330), (330, 390), (300, 430)], 16, 0.4),
        ([(450, 214), (416, 280), (384, 350), (340, 420), (310, 452)], 18, 0.38),
        ([(262, 420), (286, 452), (310, 500)], 10, 0.4), ([(330, 130), (390, 180), (430, 240)], 14, 0.25)):
        canvas.line(points, [1, w, 1], SHADE, alpha, clip=body, soft=w * 0.3)
    for points, w in (([(310, 240), (356, 282), (370, 340), (350, 396)], 12),
        ([(426, 260), (400, 320), (366, 380)], 14), ([(232, 130), (212, 166), (190, 204), (170, 240)], 6),
        ([(256, 390), (258, 430), (276, 462)], 9)):
        canvas.line(points, [1, w, 1], "#e8d8d4", 0.4, clip=body, soft=w * 0.35)


def _head(canvas: Canvas, body: Mask) -> None:
    """Nostril, mouth, eye and ears."""
    canvas.fill(ellipse(163, 266, 15, 13, -40), SHADE, alpha=0.4, soft=5, clip=body)
    canvas.fill(spline([(155, 272), (155, 263), (162, 255), (172, 256, 1), (166, 262), (162, 269), (160, 276)]),
        "#140e24", clip=body, edge=0.2, soft=0.7, detail=0.8)
    canvas.line([(151, 262), (158, 252), (168, 250)], [0.4, 2.4, 0.4], "#f4ead8", 0.7, clip=body, wobble=0.1)
    canvas.line([(166, 291), (182, 284), (196, 274)], [1, 2.6, 0.4], "#140e24", 0.8, clip=body, detail=0.8)
    canvas.fill(spline([(210, 168), (216, 150), (232, 143), (248, 152), (242, 170), (224, 177)]), SHADE, alpha=0.5,
        soft=4, clip=body)
    eye = canvas.fill(spline([(214, 166, 1), (220, 154), (231, 150), (242, 157, 1), (235, 167), (224, 170)]),
        "#0c0818", edge=0.1, wobble=0.1, clip=body, detail=1)
    canvas.fill(ellipse(226, 158, 1.3, 1.5), "#d8d0f0", edge=0, wobble=0, detail=1, clip=eye)
    # the lid is heavy
    canvas.fill(spline([(208, 164, 1), (218, 152), (231, 147), (248, 156, 1), (236, 159), (222, 162)]), "#4a4270",
        alpha=0.95, soft=0.8, clip=body, detail=0.9)
    canvas.line([(222, 167), (230, 166), (237, 162)], [0.3, 1.6, 0.3], "#9a8ad0", 0.9, wobble=0, clip=eye, detail=1)
    canvas.line([(210, 164), (219, 150), (232, 145), (247, 154)], [0.6, 4, 4, 0.6], "#f0e4e0", 0.75, clip=body,
        wobble=0.1, detail=0.8, soft=0.6)
    canvas.line([(214, 173), (226, 177), (240, 171)], [0.4, 2.4, 0.4], "#e0d4dc", 0.5, clip=body, wobble=0.1,
        soft=0.8)
    canvas.line([(204, 182), (192, 206), (178, 234)], [0.6, 7, 0.6], "#f4ead8", 0.4, clip=body, soft=2)
    for points in ([(252, 60), (254, 80), (258, 96)], [(290, 66), (288, 82), (286, 96)]):
        canvas.line(points, [1, 5, 2], SHADE, 0.6, clip=body)


def _tress(canvas: Canvas, points: Points, width: float, light: Colour, dark: Colour, alpha: float = 1) -> None:
    canvas.fill(ribbon(points, [width * 0.5, width, width * 0.8, width * 0.4, 0.5]), [light, dark],
        gradient=(points[0], points[-1]), form=0.85, radius=width * 0.5, shade=SHADE, highlight="#f4e8e0",
        light=(-0.4, -0.7, 0.4), edge=0.5, wobble=1.6, bump=0.4, alpha=alpha, detail=0.4, rim=(RIM, 2, 0.5))


def _mane(canvas: Canvas, random: np.random.Generator) -> None:
    """A mane of cloud thrown back, and the clouds that the body turns into."""
    with brush.loose(canvas):
        for i in range(24):
            t = (i * 7 % 24) / 23
            x, y = [float(np.interp(t, [0, 0.25, 0.5, 0.75, 1], v)) for v in ([270, 330, 396, 450, 494],
                [92, 96, 118, 162, 210])]
            length = 110 + 110 * random.random()
            ph = random.random() * 3
            _tress(canvas, [(x - 8, y + 6), (x + length * 0.25, y - 26 - 14 * math.sin(ph)),
                (x + length * 0.55, y - 12 + 20 * math.sin(ph + 1)),
                (x + length * 0.8, y - 34 + 26 * math.sin(ph + 2)),
                (x + length * 1.1, y - 20 + 34 * math.sin(ph + 3))], 20 + 20 * random.random(),
                mix("#b8aec8", "#4a4472", random.random()), mix("#5a527c", "#2a2450", random.random()), 0.92)
        for x, y, l in ((262, 88, 60), (256, 94, 74), (268, 92, 50)):
            _tress(canvas, [(x, y), (x - 16, y + 18), (x - 26, y + l * 0.6), (x - 20, y + l * 0.9),
                (x - 30, y + l)], 13, "#c8bcd0", "#5a527c")
        for i, (x, y, w, h) in enumerate([(560, 300, 260, 110), (600, 420, 300, 150), (500, 560, 340, 120),
            (610, 540, 300, 150), (380, 570, 220, 70)]):
            with canvas.at(x, y):
                cloud(canvas, w, h, ("#7c7599", "#332d58"), seed=i + 330, alpha=0.9, n=18, highlight="#c0b4c4")
        _haze(canvas, random)


def _haze(canvas: Canvas, random: np.random.Generator) -> None:
    """Torn wisps over the clouds of the flank: their edges are lost, and rain hides where they end."""
    for x, y, rx, ry, tone, alpha in ((520, 300, 70, 34, "#575078", 0.6), (580, 390, 90, 44, "#4a4470", 0.6),
        (470, 400, 60, 60, "#6f688e", 0.5), (520, 500, 110, 40, "#4a4470", 0.62), (600, 545, 150, 44, "#4e4672",
        0.75), (430, 500, 70, 26, "#7a7296", 0.4)):
        canvas.fill(ellipse(x, y, rx, ry, -24), tone, alpha=alpha, soft=24, edge=0)
    for _ in range(60):
        x, y = 380 + 240 * random.random(), 250 + 300 * random.random()
        long = 50 + 70 * random.random()
        canvas.line([(x, y), (x + long * 0.5, y - 10 - 16 * random.random()),
            (x + long, y - 8 + 10 * random.random())], [0.6, 10 + 12 * random.random(), 0.6],
            mix("#8a82a6", "#3a3460", random.random()), 0.4, soft=4)


def _light_from_the_horizon(canvas: Canvas, body: Mask, near_leg: Mask, random: np.random.Generator) -> None:
    """Warm light from below, shadow from the right and above, and a cloud where the legs leave the breast."""
    for part, y0, y1 in ((body, 560, 330), (near_leg, 640, 470)):
        canvas.fill(part, "#ffcf78", alpha=0.42, blend="screen", fade=((240, y0), (240, y1)), texture=0)
    canvas.fill(body, "#1c1640", alpha=0.34, fade=((470, 330), (300, 230)), texture=0)
    canvas.fill(body, "#1c1640", alpha=0.35, fade=((330, 90), (250, 260)), texture=0)
    with brush.loose(canvas), canvas.at(330, 566):
        cloud(canvas, 200, 56, ("#9a92b4", "#3a3460"), seed=350, alpha=0.9, n=14, highlight="#d8ccd0")
    with brush.loose(canvas):
        for y, rx, ry, alpha in ((556, 150, 26, 0.9), (574, 130, 22, 0.7)):
            canvas.fill(ellipse(570, y, rx, ry), "#4c4570", alpha=alpha, soft=13, edge=0)
        for _ in range(46):  # rain under them
            x, y = 430 + 200 * random.random(), 540 + 30 * random.random()
            canvas.line([(x, y), (x - 10, y + 46), (x - 24, y + 100)], [0.8, 5, 0.6], "#4a4268", 0.26, soft=2.5)


def _bolts(canvas: Canvas) -> None:
    """Lightning under the hooves."""
    lightning(canvas, [(82, 570), (70, 620), (104, 680), (84, 740)], 4, seed=5, branches=3)
    lightning(canvas, [(194, 646), (176, 690), (206, 730), (190, 770)], 3.4, seed=8, branches=2)
    canvas.glow(84, 740, 130, "#efe4ff", 0.7, squash=0.5)
    canvas.glow(190, 770, 110, "#efe4ff", 0.5, squash=0.5)


def _wheat(canvas: Canvas, random: np.random.Generator) -> None:
    """Five rows of wheat, the scarecrow before the last."""
    colours = ["#e8b448", "#c88a34", "#f4d070", "#a86a28"]
    for row in range(5):
        y = 716 + row * 40
        length = 34 + row * 20
        n = (120, 104, 88, 72, 58)[row]
        if row == 4:
            with canvas.at(404, 872, 1.22):
                scarecrow(canvas)
        for i in range(n):
            x = -20 + 640 * (i + random.random()) / n
            wheat(canvas, x, y + 14 * random.random(), length * (0.75 + 0.4 * random.random()),
                (14 + 7 * row) * (0.6 + 0.7 * random.random()), [mix(c, "#2a1a24", (0, 0, 0.1, 0.3, 0.62)[row])
                for c in colours], random, 1.2 + row * 0.42, soft=0.8 if row == 4 else 0)


def _poppies(canvas: Canvas, random: np.random.Generator) -> None:
    for _ in range(26):
        x, y = 600 * random.random(), 716 + 110 * random.random()
        r = 1.6 + (y - 700) * 0.032
        if abs(x - 404) < 60:
            continue
        canvas.fill(spline([(x - r, y), (x - r * 0.8, y - r * 0.9), (x, y - r * 0.6), (x + r * 0.8, y - r),
            (x + r, y), (x, y + r * 0.7)]), ["#f0584a", "#a8242c"], form=0.5, radius=r * 0.6, edge=0.2, wobble=0.4,
            detail=0.7)
        canvas.fill(ellipse(x, y - r * 0.1, r * 0.28), "#2a1020", edge=0, wobble=0)


def _papers(canvas: Canvas) -> None:
    for x, y, r in ((238, 640, 20), (470, 600, -30), (318, 566, 40), (540, 690, 10), (356, 640, 60)):
        with canvas.at(x, y, 0.62, r):
            sheet = canvas.fill(spline([(-15, -19, 1), (0, -22), (15, -21, 1), (13, 0), (16, 20, 1), (0, 22),
                (-14, 22, 1), (-12, 0)]), ["#fffaea", "#d8b8a8"], edge=0.08, wobble=0.3, detail=0.8)
            for i in range(5):
                canvas.line([(-9, -12 + i * 6), (9, -12 + i * 6)], 1, "#6a5a76", 0.7, clip=sheet, wobble=0)


def scarecrow(canvas: Canvas, rim: Colour = "#f0e4ff") -> None:
    """Conductor on a pole, seen from behind-ish, origin pole foot, ~190 high; right arm lifts a baton."""
    look = dict(edge=0.2, wobble=0.4, detail=0.8)
    dark = "#1a1424"
    rim_light = (rim, 2.2, 0.85)
    canvas.line([(0, 0), (0, -170)], [7, 6], "#4a2f20", form=0.7, radius=3, rim=rim_light, wobble=0.2)
    for points in ([(0, -128), (-44, -140), (-86, -168)], [(0, -128), (46, -132), (92, -118)]):
        (x, y), s_ = points[-1], 1 if points[-1][0] > 0 else -1
        for i in range(9):  # a hand of straw
            a = math.radians((-58 if s_ < 0 else 8) + (i - 4) * 11 * s_)
            long = 20 + 6 * (i * 5 % 4)
            canvas.line([(x - s_ * 7, y + (4 if s_ < 0 else -2) + (i - 4) * 1.6), (x + s_ * 0.5 * long * math.cos(a),
                y + 0.5 * long * math.sin(a)), (x + s_ * long * math.cos(a), y + long * math.sin(a) + 2)],
                [2.6, 2, 0.4], ("#8a5f2c", "#f4d888", "#c8943c", "#6a4424")[i % 4], 1, rough=0, wobble=0, detail=0.8)
        if s_ < 0:
            canvas.line([(-80, -160), (-104, -210), (-124, -252)], [3, 2.4, 1], "#fff6e0", wobble=0, detail=1)
            for k in range(3):  # straw bent round the baton
                canvas.line([(-98 - 3 * k, -176 - 4 * k), (-95 - 2 * k, -184 - 4 * k), (-84, -176)], [0.8, 2.6, 1],
                    ("#c8943c", "#8a5f2c", "#f4d888")[k], wobble=0, rough=0, detail=0.9)
        canvas.fill(ribbon(points, [27, 22, 26], cap=False), ["#3a2f4a", dark], form=0.8, radius=10, rim=rim_light,
            **look)
    c = canvas.fill(spline([(-18, -146), (-26, -120), (-24, -86), (-30, -50), (-38, -6, 1), (-18, -30),
        (-4, -60, 1), (4, -60, 1), (20, -28), (42, 0, 1), (32, -50), (25, -86), (26, -120), (18, -146)]),
        ["#4a3c5a", "#2a2038", dark], form=0.8, radius=18, rim=rim_light, **look)
    for x, y, cc in ((-12, -98, "#a8483c"), (12, -112, "#5a7a7a"), (16, -70, "#b88a3c")):
        canvas.fill(poly([(x - 6, y - 6), (x + 7, y - 5), (x + 6, y + 7), (x - 7, y + 6)]), cc, clip=c, alpha=0.85,
            edge=0.3)
    for x in range(-12, 16, 5):
        canvas.line([(x * 0.7, -144), (x * 1.2, -134 + abs(x) * 0.4)], [2, 0.4], "#e8c060", 1, wobble=0, rough=0)
    canvas.fill(spline([(-16, -156), (-19, -172), (-12, -186), (0, -190), (12, -186), (19, -172), (16, -156),
        (0, -148)]), ["#d8b078", "#8a5f3c"], form=0.8, radius=14, rim=rim_light, bump=0.2, **look)
    for i in range(9):
        x = -16 + i * 4
        canvas.line([(x, -168), (x * 1.2, -156), (x * 1.35, -146 - 3 * (i % 2))], [2.2, 1.6, 0.3], "#e8c060"
            if i % 2 else "#b88a3c", 1, wobble=0, rough=0)
    canvas.fill(spline([(-33, -178, 1), (-16, -183), (-14, -206), (-8, -216), (10, -218), (15, -206), (17, -184),
        (36, -182, 1), (18, -174), (-16, -172)]), ["#4a3c4c", "#1c1624"], form=0.7, radius=8, rim=rim_light, **look)
    canvas.line([(-16, -186), (0, -183), (17, -187)], [5, 5.4, 5], "#a8343a", 1, wobble=0.1)
