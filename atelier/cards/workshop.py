"""In a dark shop an old clockmaker bends over a glowing heart; before him waits a child with a hole of its shape."""

import math
from dataclasses import replace

import cv2
import numpy as np

from atelier import brush
from atelier.bodies.hand import CHILD, Build, Hand, forearm, frame_of, hand
from atelier.bodies.scene import Scene, Seen, look, unit
from atelier.bodies.skin import Lamp, body_stuff, paint
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.clockmaker import hanging_thing
from atelier.motifs.objects import clock_face
from atelier.noise import dice
from atelier.paths import curve, ellipse, minus, placed, poly, rect, ribbon, smooth, union

CARD = Card(id="workshop", palette="forest-green", composition="interior", setting="workshop", mood="tenderness",
    themes=("craft", "healing", "body", "old-age"), hero="craftsman", moon_or_sun=False, birds=False,
    cloudy_sky=False, seed=233, grading=dict(vignette=0.25, contrast=1.06))

HX, HY = 294, 566
LAMP = ("page", HX, HY)
WARM = "#ffcf8c"
CRISP = dict(edge=0.1, wobble=0.2, detail=0.86)
CRADLE = Hand((14, 16, 18, 22), (18, 20, 22, 26), (12, 14, 16, 18), (6, 1, -4, -9), (52, 26, 0), (6, 8))
TWEEZE = Hand((59, 69, 77, 83), (40, 50, 58, 62), (25, 31, 33, 35), (2, 1, -2, -6), (24, 51, -1), (24, 21))
SMALL = Hand((24, 22, 22, 26), (34, 34, 34, 34), (22, 22, 22, 22), (6, 1, -4, -10), (36, 24, 0), (12, 16))
SKIN = [(0, "#a8705a"), (0.45, "#d89872"), (1, "#ffc896")]


def draw(canvas: Canvas) -> None:
    """Paint from far to near, all in the light of the heart."""
    canvas.calm(0.7, 0.55)
    canvas.set_light((0, 0.8, 0.45), ambient="#12241f", key="#ffd49a")
    _shop(canvas)
    _torso(canvas)
    _head(canvas)
    _bench(canvas)
    _sleeves(canvas)
    light_pools(canvas, [(HX, HY, 300, "#ffb47c", 0.95), (HX, 330, 170, "#ffc890", 0.25)], "#78908a", noise=0.04)
    _heart(canvas)
    _hands(canvas)
    canvas.glow(HX, HY, 260, "#ff7a3c", 0.16, power=1.6)
    canvas.glow(HX, HY + 4, 70, "#ffe6ac", 0.34, power=1.4)
    _child(canvas)


def _shop(canvas: Canvas) -> None:
    """Boards, clocks that disagree, keys and a watch on threads."""
    canvas.fill(rect(-20, -20, 640, 940), "#3f6a54", edge=0)
    for i in range(13):
        canvas.fill(rect(i * 50 - 14, -20, 47, 940), ["#4d7d64", "#5c8a6c", "#44705a"], texture=0.06, streaks="v",
            edge=0.2, wobble=0.4)
    canvas.fill(rect(-20, 226, 640, 13), ["#8a6242", "#4a3020"], edge=0.1, wobble=0.3)
    canvas.shadow(rect(-20, 226, 640, 12), "#0c1a16", 0, -12, 5, 0.6)
    _tall_clock(canvas)
    _cuckoo_clock(canvas)
    for x, y, radius, colour in ((490, 130, 52, "#e8dcb4"), (560, 384, 38, "#dccfa4"), (420, 196, 23, "#e8dcb4"),
        (556, 200, 20, "#e0d2a8")):
        canvas.fill(ellipse(x + 2, y - 6, radius * 1.2), "#0c1a16", alpha=0.6, soft=6)
        with canvas.at(x, y):
            clock_face(canvas, radius, colour=colour, rim_colour="#a87a44", hands=(x * 3 % 360, y * 5 % 360))
    for i, (x, y, kind, size, metal) in enumerate(((404, 44, "key", 0.9, "#d8a050"), (572, 20, "key", 0.76,
        "#c08c46"), (146, 60, "key", 0.6, "#c08c46"), (338, 6, "watch", 0.86, "#d8a050")), 1):
        hanging_thing(canvas, x, y, kind, size, metal, seed=i)
    light_pools(canvas, [(HX, HY - 30, 300, "#ffa668", 1.5), (HX, HY - 250, 260, "#ffcf9a", 0.5),
        (90, 180, 200, "#c8dcb0", 0.32), (490, 150, 200, "#c8dcb0", 0.36)], "#3e5e54", noise=0.05)
    brush.background(canvas, radii=(12, 6, 3, 2))


def _tall_clock(canvas: Canvas) -> None:
    """A long-case clock at the left edge."""
    wood = ["#a8734a", "#7a4c30", "#4e2e20"]
    canvas.fill(rect(14, 110, 116, 640), "#0c1a16", alpha=0.55, soft=9)
    canvas.fill(rect(26, 240, 92, 480), wood, gradient=((26, 0), (118, 0)), edge=0.1, wobble=0.3)
    canvas.fill(smooth([(10, 250, 1), (10, 118), (38, 84), (72, 66), (106, 84), (134, 118), (134, 250, 1)]), wood,
        gradient=((10, 0), (134, 0)), edge=0.1, wobble=0.3)
    canvas.fill(rect(6, 240, 132, 14, 3), wood, edge=0.1)
    canvas.fill(rect(44, 276, 56, 330, 6), ["#1c2a22", "#2c3a2c"], edge=0.1)
    canvas.fill(rect(44, 276, 56, 330, 6), "#7a4c30", alpha=0.2, edge=0)
    canvas.line([(72, 280), (84, 470)], 3, "#e0b060", 1, wobble=0)
    canvas.fill(ellipse(86, 486, 19), ["#fff0b8", "#d8963c", "#7a4a1c"], gradient=("r", (92, 492), 28), edge=0.05)
    with canvas.at(72, 160):
        clock_face(canvas, 42, colour="#efe4bc", rim_colour="#c08c46", hands=(232, 48))


def _cuckoo_clock(canvas: Canvas) -> None:
    """A little house whose door is shut, origin the middle of its face."""
    with canvas.at(210, 108, 0.96):
        canvas.shadow(poly([(-56, -46), (0, -98), (56, -46), (38, 48), (-40, 48)]), "#0c1a16", 0, -5, 6, 0.6)
        canvas.fill(rect(-38, -50, 76, 98), ["#a06a40", "#6e4228"], edge=0.1)
        canvas.fill(poly([(0, -102), (60, -40), (50, -30), (0, -80), (-50, -30), (-60, -40)]), ["#8a3c2c",
            "#5a2a20"], edge=0.15)
        canvas.fill(rect(-10, -66, 20, 20, 3), "#4a2a1c", edge=0.1)
        clock_face(canvas, 27, colour="#efe4bc", rim_colour="#c08c46", hands=(96, 330))
        for x, y in ((-18, 66), (2, 78)):
            canvas.line([(x, 48), (x, y)], 1.3, "#c8b080", 0.8, wobble=0)
            canvas.fill(smooth([(x, y - 2), (x + 6, y + 8), (x + 4, y + 26), (x, y + 32), (x - 4, y + 26), (x - 6,
                y + 8)]), ["#a8804c", "#6a4424"], edge=0.1)


def _strands(canvas: Canvas, mask: Mask, roots: list, tips: list, count: int, seed: int, width: float = 2.2) -> None:
    """Brushed hair from one curve to another, light and dark by turns."""
    random = dice(seed)
    a, b = curve(roots, 24), curve(tips, 24)
    for i in range(count):
        t = random.random()
        p, q = a[int(t * (len(a) - 1))], b[int(min(1, max(0, t + 0.1 * (random.random() - 0.5))) * (len(b) - 1))]
        s = random.random() * 0.5
        x0, y0 = p + (q - p) * s
        x1, y1 = p + (q - p) * min(1.04, s + 0.3 + 0.3 * random.random())
        bend = 7 * (random.random() - 0.5)
        tone = mix("#fff6e4" if i % 3 else "#7c8a84", WARM, max(0, (y1 - 330) / 160))
        canvas.line([(x0, y0), ((x0 + x1) / 2 + bend, (y0 + y1) / 2), (x1, y1)], [0.4, width, 0.3],
            tone if i % 3 else "#8a7464", 0.5, clip=mask, wobble=0.1)


def _torso(canvas: Canvas) -> None:
    """Waistcoat and leather apron; the heart lights them from the middle."""
    back = smooth([(222, 384), (300, 366), (378, 384), (436, 452), (452, 720), (148, 720), (164, 452)])
    canvas.shadow(back, "#0a1512", 0, -8, 16, 0.6)
    canvas.fill(back, [(0, "#a85a3c"), (0.45, "#6e3830"), (1, "#34242a")], gradient=("r", (HX, HY + 6), 220),
        form=0.6, radius=50, light=LAMP, edge=0.15, detail=0.6)
    apron = smooth([(242, 440), (300, 452), (358, 440), (372, 520), (384, 720), (216, 720), (228, 520)])
    leather = canvas.fill(apron, [(0, "#c8784a"), (0.35, "#8e5038"), (1, "#54302c")], gradient=("r", (HX, HY), 180),
        form=0.5, radius=20, light=LAMP, edge=0.12, detail=0.65)
    for side in (-1, 1):
        canvas.line([(300 + side * 54, 444), (300 + side * 78, 400), (300 + side * 86, 380)], [11, 12, 10], "#8a5438",
            1, wobble=0.2)
    canvas.line([(232, 470), (300, 482), (368, 470)], [1, 2.4, 1], "#6a3c26", 0.6, clip=leather)


def _head(canvas: Canvas) -> None:
    """He bows to his work: a great bald dome, brows, a loupe, a nose, and all the rest is beard."""
    for side in (-1, 1):  # ears
        ear = placed(smooth([(82, 6), (98, -14), (112, -4), (110, 22), (98, 42), (84, 40)]), 300, 286, flip=side)
        canvas.fill(ear, ["#c88662", "#f2b48a"], form=0.7, radius=8, light=LAMP, **CRISP)
        canvas.line([(300 + side * x, 286 + y) for x, y in ((92, 4), (103, 2), (102, 20), (94, 30))],
            [0.6, 3, 3, 0.6], "#8a4c38", 0.7, soft=0.6)
    skull = smooth([(300, 154), (336, 162), (372, 194), (392, 244), (392, 300), (376, 350), (344, 386), (300, 396),
        (256, 386), (224, 350), (208, 300), (208, 244), (228, 194), (264, 162)])
    canvas.shadow(skull, "#0c1814", 0, 14, 14, 0.5)
    face = canvas.fill(skull, SKIN, gradient=((300, 170), (300, 380)), form=0.7, radius=64, light=LAMP,
        highlight="#ffd8a8", shade="#6e4a40", rim=("#d8e8c8", 2.4, 0.5, (-0.2, -0.9, 0.3)), grain=0.2, texture=0.015,
        edge=0.1, wobble=0.3, detail=0.75)
    canvas.fill(ellipse(300, 196, 74, 30), "#5a4a44", alpha=0.4, soft=20, clip=face)  # the crown turns from the light
    for k, y in enumerate((240, 254, 268)):  # he has frowned at small things all his life
        canvas.line([(258 + 3 * k, y + 3), (282, y - 3), (300, y + 1), (320, y - 3), (342 - 3 * k, y + 3)],
            [0.4, 2.4, 1.4, 2.4, 0.4], "#8a5440", 0.5, clip=face, soft=0.7)
    for side in (-1, 1):
        canvas.fill(placed(ellipse(38, 24, 30, 20), 300, 286, flip=side), "#7a4838", alpha=0.45, soft=8, clip=face)
        canvas.fill(placed(ellipse(50, 58, 26, 19), 300, 286, flip=side), "#ff9a70", alpha=0.55, soft=9, clip=face)
    # the open eye looks down: a lid, its crease, a dark line
    lid = smooth([(238, 312), (250, 299), (266, 297), (280, 310), (268, 321), (250, 322)])
    canvas.fill(lid, ["#c88a68", "#f4bc92"], form=0.5, radius=8, light=LAMP, **CRISP)
    canvas.line([(236, 313), (250, 322), (268, 321), (282, 311)], [0.8, 3.4, 3.2, 0.8], "#3a1c18", 0.95, wobble=0.1,
        detail=1)
    canvas.line([(242, 303), (256, 294), (274, 298)], [0.5, 2, 0.5], "#8a4c38", 0.7, wobble=0.1)
    for k in range(3):
        canvas.line([(236 - 1 * k, 318 + 4 * k), (226 - 3 * k, 318 + 8 * k)], [1.6, 0.4], "#8a4c38", 0.6)
    nose = smooth([(288, 300), (312, 300), (320, 330), (334, 350), (322, 366), (300, 370), (278, 366), (266, 350),
        (280, 330)])
    canvas.fill(ellipse(300, 352, 44, 26), "#7a3c2c", alpha=0.3, soft=7, clip=face)
    canvas.fill(nose, [(0, "#cf8c68"), (0.55, "#f0a478"), (1, "#ffc090")], form=0.9, radius=18, light=LAMP,
        highlight="#ffdcb0", shade="#a05c44", grain=0.15, texture=0.01, **CRISP)
    for side in (-1, 1):
        canvas.fill(ellipse(300 + side * 13, 364, 6, 3.4, side * -16), "#8a3c2c", alpha=0.8, soft=0.8)
    _beard(canvas)
    _loupe(canvas)
    for side in (-1, 1):  # bushy brows
        brow = placed(smooth([(16, 296), (30, 284), (54, 278), (78, 288), (92, 304), (74, 300), (56, 296), (34, 300),
            (20, 306)]), 300, 0, flip=side)
        canvas.fill(brow, ["#cfd6c8", "#fff2da"], form=0.6, radius=8, light=LAMP, **CRISP)
        for k in range(13):
            x = 18 + 5.6 * k
            y = 296 - 12 * math.sin((k + 1) / 14 * math.pi)
            canvas.line([(300 + side * x, y + 8), (300 + side * (x + 5), y), (300 + side * (x + 13), y - 4)],
                [0.6, 2.2, 0.3], "#fff8ea" if k % 3 else "#9a9c8c", 0.9, wobble=0.1, detail=0.9)


def _loupe(canvas: Canvas) -> None:
    """A watchmaker's glass of brass, held by brow and cheek, points at the work; its lens gives back the heart's light."""
    canvas.fill(ellipse(352, 312, 29, 21), "#7a3c28", alpha=0.55, soft=7)
    brass = ["#5a3618", "#b87a34", "#ffdc98", "#8a5826"]
    metal = dict(form=0.6, light=LAMP, shade="#4a2a16", highlight="#ffeab8", grain=0.12, texture=0, **CRISP)
    barrel = smooth([(332, 306, 1), (340, 298), (354, 295), (368, 300), (374, 309, 1), (368, 326), (363, 338, 1),
        (344, 346), (325, 334, 1), (328, 320)])
    canvas.shadow(barrel, "#3a160c", 5, 4, 6, 0.6)
    tube = canvas.fill(barrel, brass, gradient=((326, 318), (374, 324)), radius=10, **metal)
    canvas.line([(329, 316), (348, 321), (371, 317)], [1.8, 2.6, 1.8], "#3a2010", 0.75, clip=tube, wobble=0.1)
    with canvas.at(344, 334, 1, 8):
        canvas.fill(ellipse(0, 0, 21.5, 16), ["#fff0c0", "#d89a48", "#7a4a20"], gradient=((-20, 8), (20, -8)),
            radius=4, **metal)
        canvas.fill(ellipse(0, 0.4, 17.4, 12.4), "#5a2e14", edge=0.04, wobble=0.1, detail=1)
        glass = canvas.fill(ellipse(0, 0.8, 16, 11.2), [(0, "#fffbe6"), (0.4, "#ffd898"), (1, "#e07a44")],
            gradient=("r", (3, 6), 22), edge=0.04, wobble=0.1, detail=1)
        canvas.fill(ellipse(1, 9, 13, 4), "#d8503a", alpha=0.5, soft=2, clip=glass)  # the heart in it
        canvas.fill(ellipse(-7, -4, 4.6, 2.4, -28), "#ffffff", alpha=0.95, edge=0.05, soft=0.4, clip=glass, detail=1)
    # the brow closes on it
    canvas.fill(smooth([(326, 301), (338, 290), (356, 288), (374, 294), (380, 306), (366, 299), (350, 297),
        (336, 302)]), ["#b8745a", "#e0a078"], form=0.6, radius=6, light=LAMP, **CRISP)


def _beard(canvas: Canvas) -> None:
    """White hair at the temples, moustache and beard in one cloud, warm below."""
    for side in (-1, 1):
        tuft = placed(smooth([(84, 232), (104, 226), (118, 240), (114, 256), (124, 268), (112, 280), (116, 296),
            (100, 300), (96, 330), (82, 318), (86, 282), (80, 256)]), 300, 0, flip=side)
        mass = canvas.fill(tuft, ["#c2cabe", "#f2e2c8"], form=0.8, radius=14, light=LAMP, shade="#6e8078", edge=0.3,
            bump=0.2, detail=0.75)
        _strands(canvas, mass, [(300 + side * 84, 234), (300 + side * 86, 310)], [(300 + side * 122, 240),
            (300 + side * 108, 306)], 26, 5 + side)
    outline = [(214, 304), (228, 340), (250, 362), (276, 372), (300, 378), (324, 372), (350, 362), (372, 340),
        (386, 304), (398, 340), (400, 376), (392, 398), (396, 418), (376, 436), (366, 456), (340, 462), (322, 482),
        (300, 476), (278, 484), (258, 462), (234, 456), (224, 436), (204, 420), (208, 398), (200, 376), (202, 340)]
    canvas.shadow(smooth(outline), "#2a1410", 0, -4, 9, 0.35)
    beard = canvas.fill(smooth(outline), [(0, "#b9c2b6"), (0.4, "#e6dcc6"), (1, "#ffe2ac")],
        gradient=((300, 310), (300, 482)), form=0.7, radius=34, light=LAMP, highlight="#fff4d4", shade="#8a8474",
        grain=0.2, edge=0.35, bump=0.12, detail=0.75)
    for k in range(9):  # locks
        x = 222 + 19.5 * k
        canvas.line([(300 + (x - 300) * 0.9, 376), (x + 4 * math.sin(k * 2), 420), (300 + (x - 300) * 0.72,
            468 - 0.06 * abs(x - 300))], [0.6, 7, 0.6], "#9a8468", 0.35, clip=beard, soft=1.6)
    _strands(canvas, beard, [(206, 330), (230, 356), (300, 380), (370, 356), (394, 330)], [(204, 424), (250, 462),
        (300, 484), (350, 462), (396, 424)], 190, 8)
    for side in (-1, 1):
        swoop = placed(smooth([(-1, 366), (24, 360), (52, 370), (74, 390), (84, 384), (82, 404), (62, 412), (34, 404),
            (10, 388), (-1, 384)]), 300, 0, flip=side)
        canvas.shadow(swoop, "#6a4630", 0, 7, 5, 0.5, clip=beard)
        tache = canvas.fill(swoop, ["#efe6d2", "#fff2d0"], form=0.8, radius=14, light=LAMP, highlight="#fff8e0",
            shade="#a89a84", edge=0.2, detail=0.85)
        _strands(canvas, tache, [(300 + side * 2, 370), (300 + side * 4, 386)], [(300 + side * 80, 386),
            (300 + side * 66, 408)], 34, 12 + side, 2)


def _bench(canvas: Canvas) -> None:
    """The bench with its wheels and tools, and its drawers below."""
    top = canvas.fill(rect(-20, 676, 640, 72), [(0, "#ffcc88"), (0.4, "#c8824c"), (1, "#5a3426")],
        gradient=("r", (HX, 704), 330), texture=0.06, edge=0.1, wobble=0.3, detail=0.5)
    random = dice(4)
    for _ in range(60):
        x, y = 640 * random.random() - 20, 678 + 66 * random.random()
        canvas.line([(x, y), (x + 40, y + 1), (x + 90, y)], [0.3, 1.3, 0.3], "#6a3c22", 0.35, clip=top)
    canvas.fill(ellipse(HX, 702, 96, 20), "#5a2c1c", alpha=0.35, soft=8, clip=top)
    _drawers(canvas)
    canvas.fill(rect(-20, 744, 640, 13), [(0, "#ffd49a"), (1, "#7a4a30")], gradient=("r", (HX, 748), 340), edge=0.1,
        wobble=0.2, detail=0.7)
    for x, y, r in ((58, 712, 22), (22, 730, 14), (226, 726, 15), (356, 728, 12)):
        _wheel(canvas, x, y, r)
    canvas.shadow(ribbon([(92, 724), (150, 734)], [6, 6]), "#3a1c12", -3, 4, 2, 0.6)
    canvas.fill(ribbon([(92, 722), (120, 727)], [9, 10]), ["#d8563c", "#8a2c22"], form=0.6, radius=4, **CRISP)
    canvas.fill(ribbon([(120, 727), (160, 735)], [3, 2.4]), "#d8dcd8", **CRISP)


def _drawers(canvas: Canvas) -> None:
    canvas.fill(rect(-20, 752, 640, 170), ["#6a4029", "#452818", "#2a1a14"], edge=0.1)
    for x in (-50, 110, 270, 430):
        canvas.fill(rect(x + 8, 772, 144, 90, 4), ["#8a5634", "#643a24", "#472a1c"], form=0.3, radius=8, edge=0.1,
            wobble=0.3, rim=("#ffcf94", 1.6, 0.5, (0, -0.9, 0.3)), detail=0.5)
        canvas.fill(ellipse(x + 80, 814, 9), ["#f0c878", "#8a5a28"], form=0.9, radius=7, light=(0, -0.8, 0.4),
            **CRISP)
    canvas.fill(rect(-20, 752, 640, 30), ["#140a08", "#140a08"], alpha=0.5, soft=9, edge=0)


def _wheel(canvas: Canvas, x: float, y: float, r: float) -> None:
    """A brass wheel lying flat."""
    teeth = [placed(rect(-r * 0.1, -r * 1.22, r * 0.2, r * 0.4), 0, 0, 1, 30 * k) for k in range(12)]
    ring = minus(union(ellipse(0, 0, r), *teeth), ellipse(0, 0, r * 0.68))
    spokes = [placed(rect(-r * 0.07, -r * 0.8, r * 0.14, r * 1.6), 0, 0, 1, 60 * k) for k in range(3)]
    wheel = union(ring, *spokes, ellipse(0, 0, r * 0.22))
    with canvas.at(x, y):
        flat = placed(wheel, turn=90, flip=0.42)
        canvas.shadow(flat, "#3a1c12", -2, 4, 2, 0.6)
        canvas.fill(flat, ["#fff0b4", "#e0a648", "#8a5a24"], form=0.5, radius=3, **CRISP)


def _sleeves(canvas: Canvas) -> None:
    """Shirt sleeves rolled up over the wrists, elbows on the bench."""
    left = smooth([(226, 386), (190, 400), (156, 442), (122, 530), (86, 624), (74, 678), (94, 702), (134, 698),
        (166, 682), (176, 668, 1), (156, 604, 1), (172, 560), (206, 502), (232, 440)])
    right = smooth([(374, 386), (410, 400), (444, 442), (478, 530), (518, 624), (536, 678), (520, 702), (492, 694),
        (474, 664, 1), (486, 598, 1), (446, 560), (398, 510), (368, 440)])
    folds = {-1: ([(232, 440), (196, 470), (170, 480)], [(212, 500), (176, 520), (138, 516)],
        [(168, 566), (136, 570), (104, 586)], [(158, 606), (124, 622), (84, 628)],
        [(164, 640), (124, 650), (92, 674)], [(120, 520), (134, 566), (156, 600)]),
        1: ([(368, 440), (404, 470), (430, 480)], [(392, 506), (426, 520), (462, 512)],
        [(440, 560), (474, 566), (500, 586)], [(482, 604), (506, 616), (526, 628)],
        [(480, 520), (476, 560), (484, 600)])}
    for side, sleeve in ((-1, left), (1, right)):
        canvas.shadow(sleeve, "#1c0e0c", side * 3, 8, 8, 0.55)
        mask = canvas.fill(sleeve, [(0, "#ffdca8"), (0.4, "#c8b494"), (0.75, "#74847a"), (1, "#485c56")],
            gradient=("r", (HX, HY + 10), 290), form=0.75, radius=34, light=LAMP, highlight="#fff0cc",
            shade="#4a5c54", grain=0.2, texture=0.015, edge=0.12, wobble=0.4, detail=0.7)
        for points in folds[side]:
            canvas.line(points, [0.6, 8, 1], "#5c5a4a", 0.5, clip=mask, soft=2)
            canvas.line([(x - side * 2, y + 7) for x, y in points], [0.6, 4, 0.6], "#fff2d2", 0.45, clip=mask,
                soft=1.4)
    for side in (-1, 1):  # the waistcoat lies over the sleeve at the shoulder
        front = placed(smooth([(70, 372), (96, 388), (104, 410), (96, 440), (86, 480), (84, 540), (74, 600),
            (52, 640), (60, 520), (62, 440)]), 300, 0, flip=side)
        canvas.shadow(front, "#2a1410", side * 5, 4, 6, 0.5)
        cloth = canvas.fill(front, [(0, "#d87c4c"), (0.5, "#8e4a3a"), (1, "#5a3034")], gradient=("r", (HX, HY), 210),
            form=0.5, radius=14, light=LAMP, highlight="#ffb880", shade="#4a2628", edge=0.12, wobble=0.3, detail=0.75)
        canvas.line([(300 + side * x, y) for x, y in ((98, 396), (92, 436), (82, 480), (80, 540))], [1, 2, 2, 1],
            "#ffc890", 0.5, clip=cloth, wobble=0.2)


def _heart(canvas: Canvas) -> None:
    """A real heart, larger than life; a little round door stands open on its wheels."""
    canvas.glow(HX, HY, 330, "#ff8a46", 0.5, power=1.6)
    canvas.glow(HX, HY, 190, "#ffb470", 0.85, power=1.5)
    muscle, dark = [(0, "#ff7450"), (0.4, "#e2382c"), (1, "#8e1a24")], "#4a1016"
    with canvas.at(HX, HY, 1.06, 4):
        for points, widths, mouth in (([(14, -50), (18, -92), (44, -112), (66, -98)], [36, 32, 28, 24],
            (68, -93, 12, 8, 50)), ([(-30, -44), (-42, -78), (-46, -96)], [32, 28, 26], (-46, -98, 13, 7, -8)),
            ([(-2, -50), (-6, -84), (-4, -104)], [22, 20, 19], (-4, -105, 9.5, 5, 2))):
            pipe = canvas.fill(ribbon(points, widths, cap=False), ["#f07a62", "#c23e3a", "#8a2430"], form=0.85,
                radius=13, light=("page", HX - 20, HY), **CRISP)
            canvas.line([(p[0] - 5, p[1]) for p in points], [1, 4, 2], "#ffc0a0", 0.4, clip=pipe, soft=1.5)
            x, y, w, h, turn = mouth
            canvas.fill(ellipse(x, y, w, h, turn), ["#ffb49a", "#d8604c"], edge=0.05, wobble=0.1, detail=0.95)
            canvas.fill(ellipse(x, y, w * 0.66, h * 0.62, turn), dark, edge=0.05, wobble=0.1, detail=0.95)
        body = smooth([(-2, -50), (-30, -60), (-56, -44), (-68, -10), (-58, 30), (-32, 62), (0, 86), (12, 82),
            (36, 54), (58, 20), (66, -16), (54, -48), (26, -60)])
        canvas.shadow(body, "#3a0c10", 0, 6, 7, 0.5)
        mask = canvas.fill(body, muscle, gradient=("r", (-8, -10), 100), form=0.8, radius=34, light=(-0.4, -0.6, 0.6),
            highlight="#ffa884", shade="#7e1a24", grain=0.25, texture=0.02, edge=0.1, wobble=0.3, detail=0.85)
        for points in ([(-62, -22), (-34, -34), (4, -44), (30, -56)], [(-50, -30), (-56, 6), (-38, 40)],
            [(48, -44), (54, -6), (34, 40), (8, 78)], [(-38, 40), (-20, 58), (-14, 70)],
            [(52, 0), (42, 10), (40, 30)], [(-55, 6), (-44, 14), (-40, 26)]):
            canvas.line(points, [4.4, 3.2, 1], "#8a1e28", 0.75, clip=mask, wobble=0.2)
            canvas.line([(x - 1.4, y - 1.6) for x, y in points], [1.8, 1.2, 0.4], "#ffb090", 0.55, clip=mask,
                wobble=0.2)
        _door(canvas)


def _door(canvas: Canvas) -> None:
    """A brass ring, gold light and wheels behind it, the lid turned away on its hinge."""
    lid = ellipse(-42, -4, 13, 29, 8)
    canvas.shadow(lid, "#4a1016", 2, 5, 4, 0.5)
    canvas.fill(lid, ["#e8a04c", "#b0642c", "#6a3418"], gradient=((-54, 0), (-30, 0)), form=0.6, radius=6, **CRISP)
    canvas.fill(ellipse(-41, -4, 9, 23, 8), ["#d85040", "#8a2028"], edge=0.05, wobble=0.1, detail=0.95)
    canvas.fill(ellipse(2, 2, 33), ["#ffe6a0", "#d8963c", "#7a4418"], form=0.7, radius=5, **CRISP)
    hole = canvas.fill(ellipse(2, 2, 27), [(0, "#fffbe0"), (0.6, "#ffd878"), (1, "#d87a28")],
        gradient=("r", (2, 4), 30), edge=0.05, wobble=0.1, detail=1)
    for x, y, r, teeth, tone in ((-6, 8, 15, 10, "#8a4a18"), (15, -8, 11, 8, "#a05a1c"), (16, 18, 8, 7, "#7a3c14")):
        cogs = [placed(rect(-1.8, -r - 3.4, 3.6, 6), x, y, 1, 360 / teeth * k) for k in range(teeth)]
        spokes = [placed(rect(-1.2, -r, 2.4, 2 * r), x, y, 1, 90 * k + 20) for k in range(2)]
        wheel = union(minus(union(ellipse(x, y, r), *cogs), ellipse(x, y, r * 0.68)), *spokes, ellipse(x, y, 3))
        canvas.fill(wheel, tone, edge=0.03, wobble=0, clip=hole, detail=1, grain=0.1, texture=0)
    canvas.fill(minus(ellipse(2, 2, 28), ellipse(4, 5, 26)), "#5a2410", alpha=0.6, soft=1.6, clip=hole)
    canvas.glow(2, 2, 52, "#fff0b8", 0.6, power=1.3)


def _clay(canvas: Canvas, seen: Seen, skin: str, lamps: list, sky: str) -> None:
    """Hands in the manner of the face: the modelled planes stay, pores and cords go under broad strokes."""
    before = canvas.picture.copy()
    stuff = [replace(kind, flesh=0.35 * kind.flesh) for kind in body_stuff(skin)]
    paint(canvas, seen, stuff, lamps, sky, "#5c4030", detail=0.85, lost=0.25)
    new = np.clip(np.abs(canvas.picture - before).max(-1) * 20, 0, 1)
    ys, xs = np.nonzero(new > 0)
    part = (slice(ys.min(), ys.max() + 1), slice(xs.min(), xs.max() + 1))
    broad = canvas.picture[part].astype(np.float32)
    for _ in range(2):
        broad = cv2.bilateralFilter(broad, -1, 0.11, 2.4 * canvas.scale)
    canvas.picture[part] += (broad - canvas.picture[part]) * new[part][..., None]


def _hands(canvas: Canvas) -> None:
    """One cradles the heart, one sets the tweezers to its works; both are lit by it."""
    for d in (-1, 1):  # tweezers
        canvas.line([(HX + 26, HY + 5 + d * 0.8), (358, 568 + d * 4), (396, 561 + d * 3.6), (430, 552)],
            [1.2, 3.4, 3.8, 3], ["#f4f4ea", "#8a9490"], 1, wobble=0, rough=0, detail=1)
    scene = Scene()
    for wrist, fingers, back, left, pose in (((188, 634, 40), (1, -0.08, 0.12), (-0.12, 0.1, 1), False, CRADLE),
        ((452, 597, 40), (-0.96, 0.2, 0.25), (0.1, 0.62, 0.76), True, TWEEZE)):
        at, frame = np.array(wrist, float), frame_of(unit(fingers), np.array(back, float), left)
        done = hand(scene, at, frame, 138, pose, Build(0.1, 0.3, 0))
        if not left:
            for root, tip in zip(done["knuckles"], done["tips"][1:], strict=True):
                canvas.line([root[:2] + (0, 9), tip[:2] + (4, 8)], [16, 12], "#3a0a10", 0.5, soft=4, rough=0)
    seen = look(scene, canvas.scale, (172, 500, 520, 720), eye=(300, 450, 1800))
    _clay(canvas, seen, "#c89878", [Lamp((HX, HY - 20, 190), "#ffe0b4", 0.9, 0.12), Lamp((300, 200, 700), "#ffd8b0",
        0.5, 0.1)], "#6c6450")
    for points, widths in (([(160, 592), (172, 632), (180, 676)], [22, 30, 24]),
        ([(486, 584), (474, 624), (472, 664)], [22, 30, 24])):
        roll = ribbon(points, widths)
        canvas.shadow(roll, "#5a2418", 4 if points[0][0] < 300 else -4, 4, 5, 0.5)
        cuff = canvas.fill(roll, [(0, "#fff2d0"), (1, "#cdb892")], gradient=("r", (HX, HY), 260), form=0.8, radius=13,
            light=LAMP, highlight="#fff6dc", shade="#8a7a64", **CRISP)
        canvas.line([(x + (5 if x < 300 else -5), y) for x, y in points], [1, 2.4, 1], "#8a7458", 0.7, clip=cuff,
            soft=0.6)


def _child(canvas: Canvas) -> None:
    """From behind: a raincoat with its hood up, one hand on the bench, and a hole through the back."""
    coat, lamp = [(0, "#ffd45c"), (0.3, "#d89a28"), (0.7, "#9a661c"), (1, "#5e4018")], ("page", HX + 20, HY + 40)
    glow = dict(light=lamp, highlight="#fff0a8", shade="#4a3418", grain=0.22, texture=0.015, edge=0.1, wobble=0.3,
        detail=0.75)
    rim = ("#fff2b0", 4, 1.0, (-0.75, -0.6, 0.12))
    arm = smooth([(428, 792), (398, 792), (380, 768), (372, 744), (402, 738), (414, 756), (440, 770)])
    canvas.shadow(arm, "#1c0e0a", 2, 6, 6, 0.6)
    scene = Scene()
    frame = frame_of(unit([-0.15, -0.72, -0.62]), np.array([0.0, -0.62, 0.75]), left=True)
    wrist = np.array([388.0, 745.0, 40.0])
    canvas.shadow(ellipse(384, 740, 18, 6), "#2a120c", 2, 4, 3, 0.6)
    hand(scene, wrist, frame, 56, SMALL, CHILD, 0, forearm(scene, wrist + (14, 26, 10), wrist, frame[:, 1], 7.5))
    _clay(canvas, look(scene, canvas.scale, (340, 690, 430, 780), eye=(300, 450, 1800)), "#d8a484",
        [Lamp((330, 560, 160), "#ffe0b4", 1.0, 0.1)], "#7a6a58")
    canvas.fill(arm, coat, gradient=((372, 740), (450, 800)), form=0.7, radius=14, **glow)
    canvas.line([(374, 752), (388, 748), (404, 744)], [2, 3, 2], "#8a5c1c", 0.7)
    body = smooth([(470, 762), (430, 770), (402, 800), (388, 850), (376, 920, 1), (600, 920, 1), (588, 850),
        (574, 800), (546, 770), (506, 762)])
    canvas.shadow(body, "#140a08", -2, -4, 12, 0.6)
    back = canvas.fill(body, coat, gradient=((376, 770), (590, 850)), form=0.8, radius=44, rim=rim, **glow)
    for points in ([(416, 806), (424, 850), (410, 910)], [(560, 806), (552, 856), (566, 910)],
        [(540, 790), (520, 800), (500, 796)], [(430, 790), (452, 800), (468, 798)]):
        canvas.line(points, [0.8, 8, 2], "#5e4418", 0.5, clip=back, soft=2.4)
        canvas.line([(x - 6, y) for x, y in points], [0.6, 4, 1], "#ffe48a", 0.4, clip=back, soft=1.6)
    canvas.fill(body, "#33241c", alpha=0.6, clip=back, edge=0, fade=((600, 850), (410, 800)), detail=0.75)
    hood = smooth([(474, 636), (444, 646), (418, 676), (410, 716), (418, 752), (440, 780), (486, 792), (534, 782),
        (558, 752), (564, 714), (552, 676), (522, 646), (492, 630)])
    canvas.shadow(hood, "#140a08", 2, 8, 10, 0.55)
    cloth = canvas.fill(hood, coat, gradient=((406, 650), (560, 770)), form=0.8, radius=50, rim=rim, **glow)
    canvas.line([(482, 634), (490, 690), (488, 750), (486, 792)], [1, 2.4, 2.4, 1.6], "#8a6018", 0.7, clip=cloth)
    canvas.line([(478, 634), (486, 690), (484, 750)], [0.6, 1.6, 0.6], "#ffe890", 0.6, clip=cloth)
    for points in ([(428, 752), (452, 764), (480, 766)], [(548, 756), (526, 768), (498, 768)],
        [(430, 690), (442, 720), (440, 748)], [(546, 690), (536, 724), (540, 750)]):
        canvas.line(points, [0.6, 6, 1], "#6a4a18", 0.45, clip=cloth, soft=2)
    canvas.line([(424, 770), (450, 790), (486, 798), (524, 792), (552, 772)], [3, 5, 5, 5, 3], "#6a4818", 0.6, soft=2)
    canvas.fill(hood, "#33241c", alpha=0.6, clip=cloth, edge=0, fade=((590, 760), (426, 700)), detail=0.75)
    _hole(canvas)


def _hole(canvas: Canvas) -> None:
    """In the shape of a heart, right through: its thickness, and the lit drawers beyond."""
    shape = smooth([(0, 42, 1), (-36, 6), (-40, -20), (-21, -36), (0, -19, 1), (21, -36), (40, -20), (36, 6)])
    with canvas.at(484, 852, 0.98, 4):
        side = canvas.fill(shape, ["#6a4412", "#b07a24", "#ffd870"], gradient=((-20, -36), (20, 42)), edge=0.03,
            wobble=0.1, detail=0.95)
        with canvas.inside(side), canvas.at(6, 5, 0.9):
            through = canvas.fill(shape, [(0, "#fff0bc"), (0.5, "#ffb860"), (1, "#b05c2c")],
                gradient=("r", (-14, -14), 62), edge=0.03, wobble=0.1, detail=1)
            canvas.line([(-50, -6), (50, -10)], 3, "#7a3c1c", 0.7, clip=through, wobble=0)
            canvas.fill(ellipse(4, 10, 7), ["#fff2c0", "#a8642c"], form=0.8, radius=5, light=(-0.6, -0.6, 0.4),
                clip=through, edge=0.05, detail=1)
        canvas.line([(-36, 6), (-40, -20), (-21, -36), (0, -19), (21, -36), (40, -20), (36, 6), (0, 42)],
            [1, 2, 1.4, 1, 1.4, 2, 1.4, 1], "#fff0a8", 0.6, wobble=0)
    canvas.glow(480, 850, 96, "#ffc46a", 0.42)
