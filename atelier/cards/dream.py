"""A sleeper whose hair is the sea, with a lit door in the temple."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.buildings import door
from atelier.motifs.heads import Head
from atelier.motifs.objects import ladder
from atelier.motifs.person import Person, Pose, person
from atelier.motifs.vessels import sailboat
from atelier.noise import dice
from atelier.paths import ellipse, ribbon, spline

CARD = Card(id="dream", palette="pastel-dawn", composition="portrait", setting="mind", mood="longing",
    themes=("dreams", "secret", "sea", "sleep"), hero="profile", moon_or_sun=False, birds=False, cloudy_sky=False,
    seed=67)


SKIN, SHADE = "#eebd98", "#9a5568"


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light(light=(-0.7, -0.45, 0.5), ambient="#1c1f4e", key="#ffe2bc")
    canvas.sky([(0, "#fff0cf"), (0.25, "#f7cfa0"), (0.5, "#e69a82"), (0.75, "#a8617c"), (1, "#4c3a6c")],
        focus=(90, 430, 760), swirl=0.06)
    brush.background(canvas)
    _dandelion(canvas)
    face = _face(canvas)
    _closed_eye(canvas, face)
    _hair(canvas)
    _boats(canvas)
    _door_in_the_temple(canvas)
    _dress(canvas)
    _seeds(canvas)


def _dandelion(canvas: Canvas) -> None:
    """A dandelion clock before her lips; she is about to breathe out."""
    stem = [(20, 920), (44, 800), (62, 690), (74, 596)]
    canvas.line(stem, [9, 8, 6, 4], ["#7a8a5a", "#a86a5c"], form=0.8, radius=4, rim=("#fff0cf", 1.4, 0.6),
        detail=0.6)
    canvas.glow(76, 560, 110, "#fff8e4", 0.55)
    random = dice(21)
    for i in range(120):
        angle, reach = i * 2.39996, 58 * math.sqrt((i + 0.5) / 120)
        x, y = 76 + reach * math.cos(angle), 556 + reach * math.sin(angle)
        if x > 104 and y < 552 and random.random() < 0.7:  # these have flown
            continue
        canvas.line([(76, 556), ((x + 76) / 2, (y + 556) / 2), (x, y)], [0.3, 0.6, 0.5], "#c88a78", 0.5, wobble=0,
            rough=0)
        _tuft(canvas, x, y, angle, 7 + 2 * random.random())
    canvas.fill(ellipse(76, 556, 9), ["#e8c8a0", "#9a6a5c"], form=0.8, radius=7, bump=0.4, detail=0.8)


def _tuft(canvas: Canvas, x: float, y: float, angle: float, size: float) -> None:
    for spread in (-0.9, -0.45, 0, 0.45, 0.9):
        tip = (x + size * math.cos(angle + spread), y + size * math.sin(angle + spread))
        canvas.line([(x, y), tip], [0.9, 0.25], "#fffdf4", 0.85, wobble=0, rough=0, grain=0, detail=0.7)


def _seeds(canvas: Canvas) -> None:
    """The seeds that have flown drift over her brow into the hair."""
    for x, y, turn, size in ((118, 486, -40, 12), (104, 420, -60, 11), (140, 380, -30, 12), (122, 316, -50, 10),
        (168, 290, -20, 12), (150, 226, -46, 10), (214, 236, -12, 11), (232, 170, -30, 9), (300, 176, -6, 10),
        (330, 118, -20, 8), (410, 128, -4, 8)):
        angle = math.radians(turn)
        foot = (x - 16 * math.cos(angle), y - 16 * math.sin(angle))
        canvas.line([foot, (x, y)], [1.6, 0.5], "#8a4a4c", 0.9, wobble=0, rough=0, detail=0.9)
        _tuft(canvas, x, y, angle, size)


def _face(canvas: Canvas) -> Mask | None:
    skin, shade = SKIN, SHADE
    face = spline([(262, 300), (222, 318), (200, 350), (190, 388), (187, 408), (191, 424), (180, 446), (163, 474),
        (154, 488), (158, 498), (172, 502), (181, 505), (178, 514), (168, 524), (164, 531), (172, 537, 1),
        (167, 543), (169, 552), (179, 558), (175, 568), (174, 582), (184, 598), (206, 606), (240, 600), (276, 584),
        (300, 610), (300, 660), (286, 712), (240, 752), (160, 790), (90, 840), (60, 910, 1), (600, 910, 1),
        (560, 820), (480, 760), (430, 690), (440, 560), (460, 400), (380, 300)])
    mask = canvas.fill(face, [mix(skin, "#fff0d8", 0.3), skin, mix(skin, shade, 0.5)],
        gradient=((170, 400), (400, 560)), form=0.75, radius=46, shade=shade, highlight="#fff0d6",
        rim=("#fff6e0", 3.2, 0.9), detail=0.7, wobble=0.12, edge=0.1, grain=0.3, texture=0.008)
    canvas.fill(spline([(206, 604), (240, 600), (276, 586), (310, 600), (330, 680), (300, 700), (284, 650),
        (262, 616)]), shade, alpha=0.42, soft=5, clip=mask)
    canvas.fill(ellipse(230, 506, 30, 20), "#e8705c", alpha=0.26, soft=14, clip=mask)
    canvas.fill(spline([(178, 514), (166, 524), (163, 531), (176, 536), (190, 535, 1), (186, 524)]), "#c24a50",
        form=0.4, radius=4, clip=mask, edge=0.1, wobble=0.1, detail=0.95)
    canvas.fill(spline([(172, 537), (165, 543), (168, 552), (180, 553), (190, 536, 1)]), ["#dd6d66", "#b8484f"],
        form=0.4, radius=4, clip=mask, edge=0.1, wobble=0.1, detail=0.95)
    canvas.line([(166, 534), (178, 537), (192, 535)], [0.6, 1.8, 0.3], "#6a1f38", 1, wobble=0, rough=0.1,
        detail=0.95)
    canvas.line([(172, 499), (179, 495), (183, 499)], [0.5, 2.4, 0.4], "#8a3f48", 0.8, wobble=0, rough=0.1,
        detail=0.95)
    canvas.line([(185, 500), (193, 490), (191, 480)], [0.3, 2, 0.3], shade, 0.5, wobble=0)
    return mask


def _closed_eye(canvas: Canvas, face: Mask) -> None:
    """Lid, lashes and brow."""
    canvas.fill(spline([(200, 430), (212, 420), (232, 420), (246, 430), (232, 440), (212, 441)]),
        mix(SKIN, SHADE, 0.32), alpha=0.7, soft=2, clip=face)
    canvas.line([(199, 432), (210, 441), (228, 443), (246, 433)], [1, 3, 3, 0.8], "#3a1a34", 1, wobble=0,
        rough=0.1, detail=1)
    for i in range(7):
        t = i / 6
        x = 201 + 36 * t
        y = 434 + 9 * math.sin(t * 3.0)
        canvas.line([(x, y), (x - 4 + 2 * t, y + 6), (x - 9 + 6 * t, y + 10)], [1.6, 1.1, 0.3], "#3a1a34", 1,
            wobble=0, rough=0, detail=1)
    canvas.line([(202, 424), (216, 416), (236, 417), (248, 425)], [0.4, 1.4, 1.4, 0.3], SHADE, 0.6, wobble=0)
    canvas.line([(196, 400), (212, 388), (236, 386), (260, 398)], [1, 5, 4.5, 0.6], "#4a2440", 0.9, wobble=0.1,
        rough=0.3, detail=0.9)


def _hair(canvas: Canvas) -> None:
    """Hair that is the night sea: ribbons from back to front, foam, stars."""
    random = dice(8)
    colours = ["#0f1f4a", "#173a6a", "#1f5c80", "#2f8a94", "#7cc4b4", "#f1ead0"]
    back = spline([(232, 330), (238, 286), (262, 244), (306, 210), (380, 190), (480, 180), (620, 120, 1),
        (640, 910, 1), (520, 910, 1), (470, 800), (440, 700), (404, 610), (372, 560), (352, 500), (336, 430),
        (310, 370), (262, 330)])
    sea = canvas.fill(back, ["#1c4a74", "#12285a", "#0d163e"], gradient=((250, 240), (560, 800)), form=0.6,
        radius=60, rim=("#ffe6c0", 3, 0.7), detail=0.4, edge=0.2)
    count = 97
    for i in range(count):
        t = (i * 31 % count) / count
        x0, y0 = (236 + 140 * t**1.1, 322 + 250 * t**1.35) if t < 0.8 else (384 + 70 * (t - 0.8) * 5,
            540 + 200 * (t - 0.8) * 5)
        ex, ey = 640, 90 + 840 * t
        angle = 22 + 16 * random.random()
        ph = random.random() * 6
        points = []
        lift = (1 - t) * 120
        for u in np.linspace(0, 1, 7):
            points.append((x0 + (ex - x0) * u, y0 + (ey - y0) * u - lift * math.sin(u * math.pi) * (0.9) + angle *
                math.sin(u * 7.5 + ph * 0.35 + t * 5) * u**0.6))
        b = random.random()
        c = colours[min(5, int(b * 4.6))] if random.random() < 0.9 else colours[4]
        width = 5 + 15 * random.random()
        canvas.fill(ribbon(points, [2, width, width * 1.3, width, width * 1.2]), [c, mix(c, "#0f1f4a", 0.35)],
            gradient=((x0, y0), (ex, ey)), form=0.6, radius=width * 0.5, alpha=0.72, edge=0.4, wobble=0.8,
            texture=0.1, detail=0.34, clip=sea if t > 0.5 else None, rim=("#ffe6c0", 1.3, 0.35) if b > 0.6
            else None)
    for i in range(40):  # thin light & dark hairs / foam lines
        t = random.random()
        x0, y0 = 222 + 150 * t**1.1, 326 + 250 * t**1.35
        ex, ey = 640, 90 + 840 * t
        angle = 30
        ph = random.random() * 2
        lift = (1 - t) * 120
        u0 = random.random() * 0.4
        points = [(x0 + (ex - x0) * u, y0 + (ey - y0) * u - lift * math.sin(u * math.pi) * 0.9 + angle * math.sin(u
            * 7.5 + ph * 0.35 + t * 5) * u**0.6) for u in np.linspace(u0, u0 + 0.3 + 0.3 * random.random(), 6)]
        canvas.line(points, [0.3, 2.2, 1.6, 0.3], "#f8efd4" if i % 2 else "#bfe3d4", 0.7, rough=0.6, detail=0.55)
    for _ in range(70):
        x, y = 300 + 300 * random.random(), 150 + 700 * random.random()
        z = random.random()
        canvas.fill(ellipse(x, y, 0.6 + 1.5 * z**3), "#fff4d0", alpha=0.8, edge=0, wobble=0, clip=sea)
        canvas.keep_crisp(x, y, 3, 0.8)


def _boats(canvas: Canvas) -> None:
    for x, y, s, r in ((424, 262, 1.15, -8), (536, 420, 0.7, 8), (470, 640, 0.55, -6)):
        with canvas.at(x, y, 1, r):
            sailboat(canvas, s)
        for row in range(3):
            canvas.line([(x - 44 * s + row * 8, y + 8 * s + row * 3), (x, y + 13 * s + row * 3),
                (x + 48 * s - row * 6, y + 6 * s + row * 3)], [0.4, 3.5, 0.4], "#f5efd8", 0.75 - 0.2 * row,
                rough=0.8, detail=0.6)


def _door_in_the_temple(canvas: Canvas) -> None:
    """A lit door, a ladder, and somebody who climbs home."""
    with canvas.at(300, 456, 1.0):
        door(canvas, 60, 34, "#7a3a2c", "#ffcb66", is_open=True, frame="#3a2038", glow=0.7)
    ladder(canvas, 316, 640, 306, 462, 13, "#6a3a34")
    climber = Person(Head(hair="#3a2420", style="pony", nose=0.7, mood="calm"), top="#c23b3b", legs="#2c3a5c",
        outfit="jacket", scarf="#f0c04e", rim="#fff0d6")
    with canvas.at(296, 604, 0.66):
        person(canvas, climber, Pose(lean=8, nod=-24, hip=(4, -58), near_foot=(20, -24), far_foot=(14, 0),
            near_hand=(26, -122), far_hand=(24, -96)))


def _dress(canvas: Canvas) -> None:
    outline = spline([(40, 920, 1), (96, 838), (168, 790), (240, 778), (320, 800), (420, 790), (520, 800),
        (640, 860, 1), (640, 920, 1)])
    dress = canvas.fill(outline, ["#b8434a", "#6a2444"], form=0.6, radius=40, rim=("#ffe2bc", 2.5, 0.7),
        detail=0.45, texture=0.08)
    for i in range(11):
        x = 70 + i * 52
        canvas.line([(x, 925), (200 + (x - 200) * 0.8 + 6, 860), (250 + (x - 250) * 0.55, 806)], [9, 5, 0.4],
            "#4a1838" if i % 2 else "#d8685e", 0.42, clip=dress, soft=1.2)
    for i in range(14):
        t = i / 13
        x = 150 + 270 * t
        y = 792 - 18 * math.sin(t * 3.14) + 6
        canvas.fill(ellipse(x, y, 5.2), "#fff0d6", form=0.8, radius=5, shade="#a8707c", edge=0.05, wobble=0.1,
            detail=0.9)
