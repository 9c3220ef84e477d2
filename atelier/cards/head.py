"""A cutaway head in which tiny workers run the factory of a thought."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.machines import pipe, spoked_gear, sweet
from atelier.motifs.objects import clock_face, ladder
from atelier.motifs.people import worker
from atelier.motifs.sky import star
from atelier.noise import dice
from atelier.paths import ellipse, minus, placed, poly, rect, ribbon, smooth, spline, union

CARD = Card(id="head", palette="mint-coral", composition="cutaway", setting="mind", mood="comedy",
    themes=("machine", "work", "body", "knowledge"), hero="head", moon_or_sun=False, birds=False, cloudy_sky=False,
    seed=221, grading=dict(vignette=0.2, saturation=1.1))
LOOK = dict(edge=0.06, wobble=0.25, detail=0.7)

HEAD = smooth([(96, 930, 1), (116, 820), (112, 710), (84, 604), (46, 480), (38, 336), (76, 196), (166, 108),
    (282, 80), (392, 106), (462, 172), (490, 246), (497, 296), (490, 330), (514, 384), (549, 436), (543, 456),
    (514, 465), (510, 476), (529, 494), (530, 507), (502, 517, 1), (524, 531), (522, 552), (503, 566), (512, 602),
    (496, 652), (448, 676), (398, 690), (380, 740), (392, 820), (440, 930, 1)])
CAVITY = smooth([(74, 340), (106, 222), (186, 146), (284, 116), (382, 142), (436, 206), (456, 290), (452, 350),
    (458, 410), (478, 470), (503, 497, 1), (503, 520, 1), (484, 556), (470, 622), (420, 646), (356, 664),
    (340, 740), (346, 930, 1), (158, 930, 1), (160, 720), (128, 600), (86, 480)])


def draw(canvas: Canvas) -> None:
    """Paint the wallpaper, the head, then floor by floor from the attic to the neck."""
    canvas.set_light(light=(-0.6, -0.65, 0.5), ambient="#3a2038", key="#fff0c8")
    _wallpaper(canvas)
    with canvas.at(6, 22, 0.975):
        _head(canvas)
        _cavity(canvas)
        _pipes(canvas)
        _attic(canvas)
        _gear_floor(canvas)
        _telescope_eye(canvas)
        _sweet_press(canvas)
        _boiler(canvas)
        _neck(canvas)
        _collar(canvas)


def _wallpaper(canvas: Canvas) -> None:
    """Pale ground with ghosts of gears."""
    canvas.sky([(0, "#f6ecd0"), (0.45, "#dfe3c4"), (0.8, "#b7cdb8"), (1, "#8fb0a8")], swirl=0.06)
    for x, y, radius, r in ((520, 130, 120, 0.2), (30, 120, 90, 0.5), (560, 760, 150, 0.1), (24, 800, 120, 0.3)):
        with canvas.at(x, y):
            outline = poly([((radius if i % 4 < 2 else radius * 0.84) * math.cos(r + i * math.pi / 24),
                (radius if i % 4 < 2 else radius * 0.84) * math.sin(r + i * math.pi / 24)) for i in range(48)])
            canvas.fill(minus(outline, ellipse(0, 0, radius * 0.55)), "#a3bfa8", alpha=0.4, edge=0.2)
            canvas.fill(minus(ellipse(0, 0, radius * 0.38), ellipse(0, 0, radius * 0.14)), "#a3bfa8", alpha=0.4,
                edge=0.2)
    brush.background(canvas)


def _head(canvas: Canvas) -> None:
    """Chimney and funnel behind it, the profile, the gramophone ear."""
    pipe(canvas, [(150, 130), (146, 92), (128, 70), (126, 34)], 20, "#c8643c")
    canvas.fill(ellipse(126, 32, 13, 5), "#4a1f2c", **LOOK)
    canvas.fill(poly([(226, 24), (342, 24), (304, 78), (300, 124), (268, 124), (264, 78)]),
        ["#ffe6a0", "#d8963a", "#8a4a2c"], gradient=((226, 0), (342, 0)), form=0.5, radius=14,
        rim=("#fff6d8", 2, 0.8), **LOOK)
    canvas.fill(ellipse(284, 25, 58, 12), "#6a3028", **LOOK)
    canvas.fill(minus(ellipse(284, 24, 60, 13), ellipse(284, 25, 55, 10)), "#ffdf90", form=0.6, radius=3, **LOOK)
    canvas.shadow(HEAD, "#4a5a50", 16, 14, 18, 0.38)
    face = canvas.fill(HEAD, ["#f2a878", "#de7a58", "#b04a44"], gradient=((110, 120), (470, 700)), form=0.75,
        radius=44, shade="#8a2f3c", highlight="#ffd8a4", rim=("#fff2d0", 4, 0.85), texture=0.03, grain=0.22,
        detail=0.5, edge=0.06, wobble=0.4)
    canvas.fill(ellipse(474, 440, 24, 18), "#e8583c", alpha=0.35, soft=9, clip=face)
    canvas.line([(508, 452), (520, 446), (534, 452)], [1, 3, 1], "#8a2f3c", 0.8)
    canvas.line([(462, 276), (480, 268), (497, 276)], [2, 7, 2], "#5a2030", 1, detail=0.8)
    with canvas.at(46, 392, 1.05, -8):
        canvas.fill(ribbon([(30, 0), (0, -4), (-24, -10)], [16, 22, 40], cap=False), ["#f6cf70", "#a8642c"],
            form=0.9, radius=13, rim=("#fff6d8", 1.6, 0.8), **LOOK)
        canvas.fill(ellipse(-28, -12, 17, 44, 8), ["#ffe8a0", "#d8963a", "#7a3a28"],
            gradient=((-30, -50), (-20, 34)), form=0.5, radius=12, rim=("#fff6d8", 2, 0.9), **LOOK)
        canvas.fill(ellipse(-29, -12, 9, 30, 8), "#4a1f2c", soft=1.5)


def _cavity(canvas: Canvas) -> None:
    """A thick rim, the dark inside, a tint for each floor, the lamps."""
    random = dice(4)
    canvas.fill(placed(CAVITY, -3, -3), "#ffdcb0", edge=0.05, wobble=0.3, detail=0.7)
    c = canvas.fill(CAVITY, ["#4a2f52", "#33224a", "#241a3c"], gradient=((0, 110), (0, 900)), edge=0.05,
        wobble=0.3, detail=0.6, texture=0.05)
    inner_shadow = minus(CAVITY, placed(CAVITY, 14, 16))
    canvas.fill(inner_shadow, "#0e0a20", alpha=0.6, soft=5, clip=c, edge=0)
    for y0, y1, c0, first in ((100, 240, "#3a4a8a", "#2a2a5e"), (246, 366, "#6a3a6a", "#3a2450"),
        (372, 516, "#8a4a5a", "#4a2448"), (522, 654, "#7a2f3a", "#3a1630"), (660, 930, "#3a4a86", "#1a1c44")):
        canvas.fill(rect(40, y0, 480, y1 - y0), [c0, first], clip=c, edge=0, wobble=0, texture=0.06, streaks="v")
    canvas.fill(inner_shadow, "#0e0a20", alpha=0.55, soft=5, clip=c, edge=0)
    for _i in range(60):
        x, y = 80 + 400 * random.random(), 120 + 800 * random.random()
        canvas.fill(rect(x, y, 22, 10, 1), "#c88a90", alpha=0.14, clip=c, edge=0.2)

    def lamp(x, y, r=120, colour="#ffb84a", length=16):
        canvas.glow(x, y, r, colour, 0.62, power=1.5)
        canvas.fill(poly([(x - 8, y), (x + 8, y), (x + 46, y + 96), (x - 46, y + 96)]), "#ffd890", alpha=0.22,
            soft=5, clip=c, blend="screen", edge=0, fade=((x, y), (x, y + 100)))
        canvas.line([(x, y - length - 10), (x, y - 6)], 1.2, "#14101c", wobble=0)
        canvas.fill(poly([(x - 4, y - 9), (x + 4, y - 9), (x + 11, y), (x - 11, y)]), "#2f7a78", form=0.5,
            radius=4, **LOOK)
        canvas.fill(ellipse(x, y + 2, 4.5), "#fff6d0", edge=0, wobble=0, detail=1)
        canvas.glow(x, y + 3, 24, "#fff0c0", 0.8)

    for x, y, r in ((180, 176, 130), (372, 172, 130), (250, 268, 120), (400, 268, 120), (150, 404, 130),
        (300, 404, 150), (420, 404, 120), (320, 552, 140), (250, 720, 120), (250, 850, 110)):
        lamp(x, y, r)
    for y, x0, x1 in ((236, 60, 470), (362, 50, 470), (512, 70, 505), (650, 110, 500)):  # floors
        canvas.fill(rect(x0, y, x1 - x0, 10), ["#d88a54", "#8a4638", "#4a2434"], clip=c, edge=0.03, wobble=0.2,
            detail=0.7, texture=0.08)
        for x in range(int(x0) + 10, int(x1), 34):
            canvas.fill(ellipse(x, y + 5, 1.6), "#ffd890", clip=c, edge=0, wobble=0)


def _pipes(canvas: Canvas) -> None:
    """Pipes."""
    pipe(canvas, [(108, 500), (106, 420), (120, 380), (118, 300), (140, 246)], 12, "#3f9a92")
    pipe(canvas, [(230, 640), (236, 590), (300, 572), (352, 560), (354, 470)], 13, "#3f9a92")
    pipe(canvas, [(284, 120), (284, 150), (270, 172)], 24, "#d8963a", False)
    for x0, y0, x1, y1 in ((432, 362, 424, 240), (176, 512, 184, 366), (400, 650, 396, 520), (196, 930, 196, 654)):
        ladder(canvas, x0, y0, x1, y1, 13, "#e8b070")


def _attic(canvas: Canvas) -> None:
    """Attic: funnel feeds jars of dreams."""
    for i, (x, colour) in enumerate(((214, "#ff7a8a"), (250, "#ffd24a"), (306, "#5fe0d0"), (342, "#c88aff"))):
        canvas.glow(x, 214, 46, colour, 0.6)
        canvas.fill(rect(x - 12, 196, 24, 38, 7), [mix(colour, "#ffffff", 0.55), colour], alpha=0.82, form=0.4,
            radius=7, rim=("#ffffff", 1.4, 0.9), **LOOK)
        canvas.fill(rect(x - 9, 190, 18, 8, 2), "#c8803c", form=0.5, radius=3, **LOOK)
        with canvas.at(x, 217, 0.55):
            if i == 0:
                canvas.fill(spline([(0, 12, 1), (-13, -2), (-7, -12), (0, -6, 1), (7, -12), (13, -2)]), "#b8143a",
                    **LOOK)
            elif i == 1:
                star(canvas, 12, "#fff6d0", glow=False)
            elif i == 2:
                canvas.fill(union(spline([(-14, 0, 1), (0, -8), (10, 0), (0, 8)]),
                    poly([(8, 0), (17, -7), (17, 7)])), "#0e6a78", **LOOK)
            else:
                canvas.fill(poly([(-12, 2), (12, 2), (7, 10), (-7, 10)]), "#5a2a9a", **LOOK)
                canvas.fill(poly([(0, 0), (0, -14), (10, 0)]), "#fff6e0", **LOOK)
    canvas.fill(poly([(258, 166), (290, 166), (283, 186), (266, 186)]), "#d8963a", form=0.6, radius=5, **LOOK)
    for x, y, f, cc, ar in ((150, 236, 1, "#c8503c", ((14, -26), (12, -22))),
        (388, 236, -1, "#3a7aa8", ((15, -34), (12, -18))), (278, 236, 1, "#5a9a5a", ((8, -36), (-4, -36)))):
        with canvas.at(x, y, 1.36):
            worker(canvas, cc, f, ar)
    canvas.line([(372, 198), (362, 176)], 1.8, "#e8c890", wobble=0, detail=1)
    canvas.fill(ellipse(357, 166, 9, 12, -20), "#fff6e0", alpha=0.55, **LOOK)


def _gear_floor(canvas: Canvas) -> None:
    """Gear floor."""
    for x, y, radius, n, cc, ro in ((182, 304, 52, 16, "#e0a63c", 0), (262, 290, 31, 10, "#c8643c", 0.28),
        (318, 324, 30, 10, "#3f9a92", 0.1), (372, 296, 36, 12, "#e0a63c", 0.16), (300, 262, 15, 7, "#f0d080", 0.2)):
        with canvas.at(x, y):
            spoked_gear(canvas, radius, n, cc, ro)
    with canvas.at(236, 362, 1.34):
        worker(canvas, "#3a7aa8", -1, ((13, -28), (10, -22)), tool=(5, 5))
    with canvas.at(340, 362, 1.25):
        worker(canvas, "#c8503c", 1, ((12, -30), (9, -20)))


def _telescope_eye(canvas: Canvas) -> None:
    """Telescope out of the eye."""
    canvas.glow(470, 306, 60, "#fff0c0", 0.5)
    canvas.fill(ellipse(474, 308, 19, 21), "#ffe9c0", edge=0.05, wobble=0.2, detail=0.8)
    canvas.fill(ellipse(474, 308, 15, 17), "#2a1a3c", edge=0.05, wobble=0.2, detail=0.8)
    for p, w, cc in (([(420, 322), (470, 308)], 13, "#b8642c"), ([(462, 310), (520, 295)], 17, "#e0a63c"),
        ([(512, 297), (560, 285)], 22, "#f0c060")):
        canvas.fill(ribbon(p, [w], cap=False), [mix(cc, "#fff4d0", 0.5), cc, mix(cc, "#4a1c30", 0.5)],
            gradient=((p[0][0], p[0][1] - w), (p[0][0] + 4, p[0][1] + w)), form=0.5, radius=w * 0.5,
            rim=("#fff6d8", 1.4, 0.8), **LOOK)
    canvas.fill(ellipse(561, 285, 5, 11.5, -14), "#aef0e8", rim=("#ffffff", 1.4, 0.9), **LOOK)
    with canvas.at(402, 362, 1.3):
        worker(canvas, "#5a9a5a", 1, ((14, -36), (16, -33)))


def _sweet_press(canvas: Canvas) -> None:
    """Sweet press + conveyor."""
    canvas.fill(rect(196, 384, 92, 92, 8), ["#4fb0a4", "#2f7a80", "#1c4a62"], gradient=((196, 384), (288, 470)),
        form=0.5, radius=12, rim=("#d8fff0", 2, 0.8), **LOOK)
    canvas.fill(rect(206, 372, 72, 16, 4), "#e0a63c", form=0.6, radius=6, **LOOK)
    canvas.glow(242, 428, 46, "#ff8a9a", 0.5)
    canvas.fill(ellipse(242, 428, 26), "#e0a63c", form=0.8, radius=5, **LOOK)
    canvas.fill(ellipse(242, 428, 20), ["#ffd0d0", "#ff5a82"], form=0.3, radius=8, **LOOK)
    with canvas.at(242, 428):
        canvas.line([(13 * math.cos(t) * t / 10, 13 * math.sin(t) * t / 10) for t in np.linspace(0.5, 11, 22)],
            2.6, "#fff4e4", 0.95, wobble=0, detail=0.9)
    canvas.fill(rect(232, 474, 20, 14), "#c8643c", form=0.6, radius=4, **LOOK)
    for x in (330, 366):
        canvas.fill(rect(x, 410, 14, 46), "#e8d8b0", form=0.7, radius=5, **LOOK)
        canvas.fill(rect(x - 7, 452, 28, 12, 3), "#c8643c", form=0.6, radius=5, rim=("#fff0d0", 1.2, 0.7), **LOOK)
    for x in (334, 374):
        canvas.fill(rect(x, 370, 8, 30), "#8a5a44", form=0.6, radius=3, **LOOK)
    canvas.fill(rect(318, 396, 78, 16, 4), "#3f9a92", form=0.6, radius=6, rim=("#d8fff0", 1.4, 0.8), **LOOK)
    tgs = [(132, 499), (300, 499), (440, 499), (506, 506), (556, 516), (582, 546), (574, 590), (548, 604),
        (534, 586)]
    canvas.fill(placed(ribbon(tgs[3:], [18, 26, 30, 30, 22, 12]), 4, 8), "#5a3a3c", alpha=0.35, soft=5)
    canvas.fill(ribbon(tgs[:4], [15, 15, 15, 17], cap=True), ["#e05a5a", "#a82c44"], form=0.6, radius=7,
        rim=("#ffc0b0", 1.4, 0.8), **LOOK)
    canvas.fill(ribbon(tgs[2:], [15, 17, 25, 32, 33, 26, 14]), ["#ff7a70", "#d8384c", "#9a1f40"],
        gradient=((500, 490), (560, 610)), form=0.9, radius=14, rim=("#ffd8c8", 2, 0.85), **LOOK)
    canvas.line(tgs[3:8], [0.5, 2, 2.4, 2, 0.5], "#8a1838", 0.6)
    for x in range(146, 500, 24):
        canvas.fill(ellipse(x, 502, 4), "#5a1830", edge=0, wobble=0.1, detail=0.8)
        canvas.fill(ellipse(x, 502, 1.6), "#ffb0a0", edge=0, wobble=0)
    sws = ["#ff5a82", "#ffc23a", "#3ac8c0", "#a86ae8", "#ff8a3a", "#5ac85a"]
    for i, (x, y) in enumerate(((270, 487), (300, 486), (336, 486), (374, 486), (404, 486), (436, 486), (470, 487),
        (512, 491), (548, 502), (577, 534))):
        with canvas.at(x, y, 0.95 + 0.03 * i, -10 + 20 * (i % 2) if x < 480 else 25):
            sweet(canvas, sws[i % 6], 1, i % 2)
    for i, (x, y) in enumerate(((524, 648), (556, 690), (508, 716), (548, 762), (512, 800), (566, 830))):
        with canvas.at(x, y, 1.25, i * 47):
            sweet(canvas, sws[(i + 2) % 6], 1, i % 2)
    for x, f, cc, ar in ((160, 1, "#c8503c", ((13, -22), (13, -16))), (312, 1, "#5a9a5a", ((11, -20), (12, -18))),
        (448, -1, "#3a7aa8", ((14, -22), (12, -17)))):
        with canvas.at(x, 493, 1.36):
            worker(canvas, cc, f, ar)


def _boiler(canvas: Canvas) -> None:
    """Boiler."""
    with canvas.at(196, 650):
        canvas.glow(0, -40, 110, "#ff6a2a", 0.6)
        canvas.fill(spline([(-46, 0, 1), (-48, -70), (-30, -104), (0, -112), (30, -104), (48, -70), (46, 0, 1)]),
            ["#d8785a", "#8a3a3c", "#4a1f34"], gradient=((-40, -100), (40, 0)), form=0.8, radius=22,
            rim=("#ffd8a8", 2, 0.8), **LOOK)
        canvas.fill(union(rect(-22, -42, 44, 34, 3), ellipse(0, -42, 22)), "#2a1020", **LOOK)
        canvas.fill(spline([(-17, -10, 1), (-16, -34), (-7, -26), (0, -54), (8, -28), (15, -38), (17, -10, 1)]),
            ["#ffd24a", "#ff8a2a", "#e8432a"], edge=0.1, wobble=0.3, detail=0.8)
        canvas.fill(spline([(-8, -10, 1), (-6, -22), (0, -34), (6, -22), (8, -10, 1)]), "#fff4c0", edge=0.1,
            wobble=0.2)
        for x in (-38, 38):
            [canvas.fill(ellipse(x, y, 2.2), "#ffd890", edge=0, wobble=0) for y in (-14, -34, -54, -74)]
        clockp = (0, -80)
        with canvas.at(*clockp):
            clock_face(canvas, 13, hands=(300, 40))
    with canvas.at(284, 650, 1.45):
        worker(canvas, "#e0a63c", -1, ((15, -18), (11, -14)), hat="#e8583c", tool=(12, -5))
    for i in range(9):
        x, y = 322 + 13 * (i % 5) + 4 * (i // 5), 644 - 11 * (i // 5)
        canvas.fill(placed(spline([(0, 8, 1), (-9, -2), (-5, -8), (0, -4, 1), (5, -8), (9, -2)]), x, y, 0.95,
            (i * 37) % 40 - 20), ["#ff8aa0", "#d8244c"], form=0.6, radius=4, rim=("#ffd8d8", 1.2, 0.8), **LOOK)
    with canvas.at(440, 650, 1.36):
        worker(canvas, "#5a9a5a", -1, ((12, -16), (11, -12)))
    canvas.fill(rect(398, 628, 26, 22, 2), "#d8a060", form=0.4, radius=5, **LOOK)


def _neck(canvas: Canvas) -> None:
    """Neck: bucket chain lifts hearts from the dark."""
    canvas.line([(288, 670), (288, 920)], 2, "#c8a878", wobble=0)
    canvas.line([(318, 670), (318, 920)], 2, "#c8a878", wobble=0)
    with canvas.at(303, 682):
        spoked_gear(canvas, 20, 9, "#e0a63c", 0.1)
    for i in range(4):
        y = 730 + i * 58
        canvas.fill(poly([(274, y), (304, y), (299, y + 20), (279, y + 20)]), ["#4fb0a4", "#1c4a62"], form=0.5,
            radius=5, rim=("#d8fff0", 1.2, 0.8), **LOOK)
        canvas.glow(289, y - 4, 34, "#ff5a6a", 0.5)
        canvas.fill(placed(spline([(0, 9, 1), (-10, -2), (-6, -9), (0, -4, 1), (6, -9), (10, -2)]), 289, y - 3),
            ["#ff9aa8", "#d8244c"], form=0.6, radius=4, **LOOK)
    with canvas.at(198, 790, 1.35):
        worker(canvas, "#3a7aa8", 1, ((4, -38), (2, -32)))


def _collar(canvas: Canvas) -> None:
    """Coat collar frames the bust."""
    for points in ([(-20, 930, 1), (30, 850), (104, 776), (128, 800), (170, 930, 1)],
        [(620, 930, 1), (520, 850), (420, 790), (392, 800), (336, 930, 1)]):
        canvas.fill(spline(points), ["#3f7a70", "#245a60", "#143a4c"], form=0.7, radius=26,
            rim=("#d8f0d8", 2.4, 0.7), texture=0.07, detail=0.55, edge=0.08)
    for x, y, r, cc in ((250, 12, 9, "#ff8a3a"), (284, 6, 11, "#ffc23a"), (318, 14, 8, "#ff5a82"),
        (300, -4, 7, "#3ac8c0"), (268, 20, 7, "#a86ae8")):
        with canvas.at(x, y):
            star(canvas, r, cc, glow=False)

