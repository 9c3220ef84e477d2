"""After the fight: under one lamp a huge man with taped hands bends over something small that is being mended."""

import math
from dataclasses import replace

import cv2
import numpy as np

from atelier import brush
from atelier.bodies.hand import Build, Hand, forearm, frame_of, hand
from atelier.bodies.scene import Scene, look, unit
from atelier.bodies.skin import Lamp, Stuff, body_stuff, paint
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.profile import CROP, EAR, SIDE, moved
from atelier.noise import dice
from atelier.paths import Points, ellipse, overlap, placed, poly, rect, ribbon, smooth, union

CARD = Card(
    id="boxer",
    palette="soot-and-lamp",
    composition="portrait",
    setting="boxing ring",
    mood="tenderness",
    themes=("sport", "childhood", "healing"),
    hero="bare back",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=611,
    grading=dict(vignette=0.26, contrast=1.06, warm=0.02),
)

BULB = (150, 92)
LAMP = ("page", 130, 60)
CRISP = dict(edge=0.1, wobble=0.2, detail=0.86)
SKIN = [(0, "#f0b080"), (0.4, "#c07c52"), (0.75, "#80503c"), (1, "#4a302c")]
DARK = "#3c2420"
BODY = dict(form=0.8, light=LAMP, highlight="#ffd4a0", shade="#4a2e2a", grain=0.2, texture=0.015)
WRIST = (188.0, 478.0, 40.0)  # of the hand that sews
EYE = (163, 385)  # of the needle
SEWING = Hand((59, 69, 77, 83), (40, 44, 48, 50), (25, 31, 33, 35), (2, 1, -2, -6), (24, 51, -1), (24, 21))
HOLDING = Hand((16, 18, 20, 22), (20, 22, 24, 26), (12, 14, 14, 14), (5, 1, -3, -8), (34, 40, 0), (16, 20))
TRUNK = [(292, 296), (326, 276), (384, 278), (446, 312), (492, 376), (514, 456), (508, 548), (490, 640), (482, 730),
    (322, 730), (312, 650), (306, 580), (296, 510), (288, 450), (284, 400), (282, 360), (276, 330)]
HEAD = (206, 246, 0.68, -38, -1)


def draw(canvas: Canvas) -> None:
    """The hall, the lamp, the man, and in his lap the patient."""
    canvas.calm(0.7, 0.6)
    canvas.set_light((-0.5, -0.8, 0.3), ambient="#1c1a20", key="#ffdfae")
    _hall(canvas)
    brush.background(canvas, radii=(20, 10, 5, 3))
    _gloves(canvas)
    _stool(canvas)
    _far_leg(canvas)
    _far_arm(canvas)
    _holding_hand(canvas)
    _trunk(canvas)
    _head(canvas)
    _legs(canvas)
    _bear(canvas)
    _thread(canvas)
    _near_arm(canvas)
    _sewing_hand(canvas)
    light_pools(canvas, [(150, 250, 400, "#ffd8a4", 0.72), (180, 620, 250, "#ffd0a0", 0.4)], "#868898", noise=0.04)
    _lamp(canvas)


def _hall(canvas: Canvas) -> None:
    """Ropes, a corner post, the mat in the light."""
    canvas.sky([(0, "#2e2c2e"), (0.5, "#30343c"), (1, "#20222a")], swirl=0.05)
    canvas.glow(170, 190, 560, "#d8924c", 0.55, power=1.8)
    canvas.fill(poly([(-20, 800), (620, 780), (620, 920), (-20, 920)]), ["#7e7a76", "#5a565a"], edge=0.15)
    canvas.fill(ellipse(230, 862, 330, 62), "#e8c48c", alpha=0.62, soft=26, edge=0)
    canvas.fill(poly([(-20, 790), (620, 770), (620, 800), (-20, 812)]), ["#7c2c2a", "#521e22"], edge=0.15)
    canvas.fill(rect(536, 210, 40, 590), ["#5c6068", "#34363e"], gradient=((536, 0), (576, 0)), form=0.6, radius=14,
        edge=0.1)
    for y, tones in ((300, ("#f2e6d0", "#a89c8c")), (438, ("#d8503c", "#7c2826")), (576, ("#4c7ab0", "#28405e"))):
        rope = [(-20, y + 16), (250, y + 20), (560, y)]
        canvas.line([(x, b + 8) for x, b in rope], [9, 10, 12], "#16161c", 0.4, soft=4)
        canvas.line(rope, [11, 12, 15], list(tones), 1, form=0.7, radius=6, rough=0.1, wobble=0.2)
        canvas.fill(rect(524, y - 22, 64, 46, 10), [mix(tones[0], "#3a2a2a", 0.2), tones[1]], form=0.7, radius=12,
            edge=0.12)


def _lamp(canvas: Canvas) -> None:
    """An enamel shade on its cable, and the cone that falls out of it."""
    x, y = BULB
    for spread, strength in ((1.0, 0.15), (0.66, 0.14)):
        canvas.fill(poly([(x - 52, y), (x + 52, y), (x + 52 + 290 * spread, 880), (x - 52 - 240 * spread, 880)]),
            "#ffdca0", alpha=strength, soft=16, edge=0, blend="screen", fade=((x, y), (x + 30, 900)))
    canvas.line([(x + 2, -10), (x, y - 50)], 3.4, "#181418", 1, wobble=0.1)
    shade = smooth([(x - 12, y - 56, 1), (x + 12, y - 56, 1), (x + 20, y - 34), (x + 62, y, 1), (x - 62, y, 1),
        (x - 20, y - 34)])
    canvas.fill(shade, ["#6a8478", "#34504a", "#1c2e2c"], gradient=((x - 60, 0), (x + 60, 0)), form=0.7, radius=12,
        rim=("#e8f0d0", 2, 0.7, (-0.6, -0.7, 0.2)), **CRISP)
    canvas.fill(ellipse(x, y, 61, 9), ["#fff6d8", "#ffdc90"], edge=0.05, wobble=0.1, detail=1)
    canvas.fill(ellipse(x, y + 6, 17, 14), "#fffbe8", edge=0.05, soft=1, detail=1)
    canvas.glow(x, y + 6, 130, "#fff0c0", 0.85, power=1.8)


def _gloves(canvas: Canvas) -> None:
    """A pair hung by their laces over the top rope."""
    for x, y, turn, flip in ((470, 196, -14, -1), (566, 226, 12, 1)):
        canvas.line([(520, 150), ((520 + x) / 2 + 6, 160), (x, y - 36)], [2, 2, 2], "#efe4cc", 0.9, wobble=0.2)
    canvas.line([(520, 150), (528, 250)], 3, "#2a2a30", 1, wobble=0.1)
    canvas.fill(ellipse(520, 150, 5), "#c8a878", **CRISP)
    for x, y, turn, flip in ((470, 196, -14, -1), (566, 226, 12, 1)):
        with canvas.at(x, y, 1.0, turn, flip):
            cuff = smooth([(-21, -40), (21, -40), (24, -4), (-24, -4)])
            mitt = smooth([(-26, -8), (26, -8), (34, 24), (36, 62), (18, 86), (-14, 86), (-34, 62), (-34, 20)])
            thumb = smooth([(20, 2), (38, 6), (46, 26), (40, 48), (28, 44), (24, 24)])
            canvas.shadow(mitt, "#120c10", 6, 10, 8, 0.5)
            canvas.fill(mitt, ["#d8483a", "#a02a28", "#5a181e"], gradient=((-36, 0), (36, 60)), radius=22,
                **BODY | dict(highlight="#ff9a78", shade="#4a141c"), **CRISP)
            canvas.fill(thumb, ["#d8483a", "#a02a28", "#6a1c20"], radius=9, **BODY | dict(highlight="#ff9a78",
                shade="#4a141c"), **CRISP)
            canvas.fill(cuff, ["#f0e0c4", "#b8a084"], radius=8, **BODY | dict(highlight="#fff2d4", shade="#6a5a50"),
                **CRISP)
            for k in range(3):
                canvas.line([(-9, -34 + 11 * k), (9, -28 + 11 * k)], 1.8, "#5a2a24", 0.9, wobble=0)


def _stool(canvas: Canvas) -> None:
    canvas.fill(ellipse(432, 884, 130, 16), "#0e0c10", alpha=0.6, soft=8)
    for x0, x1 in ((372, 350), (500, 522), (436, 440)):
        canvas.fill(ribbon([(x0, 790), (x1, 890)], [15, 13]), ["#a07044", "#50341f"], form=0.7, radius=6, light=LAMP,
            **CRISP)
    canvas.fill(ribbon([(366, 846), (508, 850)], [7, 7]), "#5c3e28", form=0.5, radius=3, **CRISP)
    canvas.fill(rect(336, 770, 194, 28, 12), ["#b8804e", "#6a4428", "#3c2618"], form=0.6, radius=10, light=LAMP,
        **CRISP)


def _boot(canvas: Canvas, x: float, dark: float) -> None:
    red, white = mix("#c83c32", "#1c1418", dark), mix("#f0e6d4", "#2a2228", dark)
    with canvas.at(x, 895, 1.24):
        shape = smooth([(-25, -67, 1), (-27, -46), (-48, -31), (-72, -18), (-72, -2), (30, -2), (34, -32),
            (27, -67, 1)])
        canvas.shadow(ellipse(-20, 0, 60, 7), "#100c10", 6, 0, 5, 0.6)
        boot = canvas.fill(shape, [red, mix(red, "#2a0c12", 0.5)], radius=16,
            **BODY | dict(highlight=mix("#ff9a78", "#2a0c12", dark), shade="#3a1218"), **CRISP)
        canvas.fill(smooth([(-80, -10), (-20, -8), (40, -9), (40, 4), (-80, 4)]), white, clip=boot, edge=0.05)
        canvas.line([(20, -62), (24, -40), (20, -10)], [2, 14, 4], "#3a0c14", 0.5, clip=boot, soft=4, rough=0)
        canvas.line([(-24, -44), (-6, -36), (14, -38)], [1, 5, 1], "#3a0c14", 0.45, clip=boot, soft=2, rough=0)
        for k in range(3):
            canvas.line([(-27 - 5 * max(0, k - 1), -57 + 11 * k), (-7 - 6 * max(0, k - 1), -53 + 11 * k)], 2.2,
                white, 1, clip=boot, wobble=0)
        sock = ribbon([(-27, -67), (29, -67)], [12, 12])
        canvas.fill(sock, [white, mix(white, "#5a4a48", 0.5)], form=0.6, radius=6, light=LAMP, **CRISP)


def _far_leg(canvas: Canvas) -> None:
    canvas.fill(ribbon([(262, 720), (258, 766), (270, 846)], [84, 78, 58]), ["#8a5640", "#4a302c"], radius=20, **BODY,
        **CRISP)
    _boot(canvas, 268, 0.5)
    canvas.fill(smooth([(214, 676), (340, 676), (420, 760), (320, 784), (216, 770)]), ["#2c4068", "#1c2640"],
        radius=20, **BODY | dict(highlight="#4a6a9a", shade="#141c30"), **CRISP)


def _far_arm(canvas: Canvas) -> None:
    canvas.fill(ribbon([(330, 560), (300, 640), (262, 648), (236, 632)], [70, 62, 48, 36]), ["#a06a4a", "#6a4434",
        "#40282a"], gradient=((230, 620), (320, 660)), radius=18, **BODY, **CRISP)


def _trunk(canvas: Canvas) -> None:
    """The back from the side, bent like a hill."""
    outline = smooth(TRUNK)
    canvas.shadow(outline, "#0c0a0e", 10, 8, 18, 0.6)
    back = canvas.fill(outline, SKIN, gradient=((300, 280), (500, 690)), radius=70, rim=("#ffdca8", 3.4, 0.9, (-0.1,
        -0.95, 0.2)), edge=0.1, wobble=0.3, detail=0.7, **BODY)
    # the blade, the long muscle under the arm, ribs, the roll of the belly
    canvas.fill(smooth([(404, 330), (450, 360), (478, 420), (462, 470), (424, 440), (400, 390)]), "#ffc890",
        alpha=0.26, soft=14, clip=back)
    for points, widths, alpha in (([(404, 330), (440, 380), (452, 440), (432, 484)], [1, 12, 14, 3], 0.5),
        ([(432, 484), (404, 520), (380, 560)], [2, 10, 2], 0.45), ([(486, 440), (476, 540), (456, 640), (450, 700)],
        [2, 16, 18, 8], 0.4), ([(300, 590), (340, 604), (376, 598)], [2, 9, 2], 0.45),
        ([(310, 650), (350, 660), (400, 650)], [2, 10, 2], 0.5), ([(420, 560), (404, 580), (376, 590)], [2, 7, 1],
        0.35), ([(428, 594), (410, 614), (384, 624)], [2, 7, 1], 0.35)):
        canvas.line(points, widths, DARK, alpha, clip=back, soft=5, rough=0)
        canvas.line([(x - 8, y - 7) for x, y in points], [w * 0.6 for w in widths], "#ffc890", alpha * 0.5, clip=back,
            soft=5, rough=0)
    random = dice(3)
    for _ in range(260):  # the brush follows the curve of the back
        t = random.random()
        r = 0.3 + 0.68 * random.random()
        a = -1.9 + 2.1 * t
        x, y = 330 + 190 * r * math.cos(a), 480 + 210 * r * math.sin(a) + 40 * t
        dx, dy = -math.sin(a) * 16, math.cos(a) * 18
        canvas.line([(x - dx, y - dy), (x, y), (x + dx, y + dy)], [0.4, 2.2, 0.4], "#ffd4a0" if y < 470
            else "#8a5a44", 0.07, clip=back, wobble=0.1)


def _head(canvas: Canvas) -> None:
    """In profile, bowed over his work: a broken nose, a plaster on the brow, the eye on the needle."""
    x, y, size, turn, flip = HEAD
    points = moved(SIDE, *HEAD)
    neck = smooth([(262, 262), (318, 284), (340, 330), (320, 390), (286, 396), (254, 372), (236, 330)])
    head = union(smooth(points), neck)
    canvas.shadow(smooth(points), "#1c1012", 14, 16, 14, 0.5)
    face = canvas.fill(head, SKIN, gradient=((190, 250), (310, 400)), radius=34, rim=("#ffe2b4", 3, 0.9, (-0.5, -0.8,
        0.2)), **BODY | dict(form=0.7), **CRISP)
    with canvas.at(x, y, size, turn, flip):
        canvas.fill(ellipse(52, 110, 24, 16), "#7a4434", alpha=0.55, soft=9, clip=face)  # the socket
        canvas.fill(ellipse(40, 150, 30, 26), "#d8704c", alpha=0.4, soft=14, clip=face)
        # the jaw, grown over
        canvas.fill(smooth([(10, 210), (50, 204), (84, 192), (70, 172), (30, 170), (0, 150), (-30, 170)]), DARK,
            alpha=0.4, soft=10, clip=face)
        canvas.line([(20, 96), (50, 84), (84, 88)], [3, 9, 5], "#2a1a18", 0.9, clip=face, wobble=0.2, detail=0.95)
        canvas.line([(46, 112), (60, 120), (78, 116)], [1, 4.6, 2], "#2a1614", 0.95, wobble=0.1, detail=1)
        canvas.line([(50, 104), (64, 106), (80, 103)], [0.6, 2.6, 0.6], "#6a3a2c", 0.8, wobble=0.1, clip=face)
        canvas.line([(80, 116), (88, 122)], [2.4, 0.6], "#2a1614", 0.9, wobble=0.1)
        canvas.line([(86, 128), (80, 140), (88, 147)], [0.8, 4, 1], "#6a3426", 0.85, clip=face, wobble=0.1)
        canvas.line([(68, 166), (80, 167), (92, 164)], [1, 4, 2], "#5a2420", 0.9, clip=face, wobble=0.1, detail=1)
        canvas.line([(64, 136), (60, 150), (66, 164)], [0.6, 3, 0.6], "#6a3426", 0.5, clip=face, soft=1)
        plaster = placed(rect(-22, -8, 44, 16, 6), 62, 68, 1, -30)
        canvas.fill(plaster, ["#f6e2c0", "#d8b48c"], form=0.4, radius=4, **CRISP)
        canvas.fill(placed(rect(-7, -6, 14, 12, 2), 62, 68, 1, -30), "#e8cca4", edge=0.05, detail=0.9)
        hair = canvas.fill(smooth(CROP), ["#4a3c38", "#241c1e"], form=0.6, radius=24, light=LAMP, highlight="#8a7464",
            shade="#1a1416", edge=0.4, detail=0.75)
        random = dice(5)
        for _ in range(240):
            px, py = -92 + 170 * random.random(), -4 + 156 * random.random()
            canvas.line([(px, py), (px - 4, py + 7)], [1.4, 0.4], "#6e5a4e" if random.random() < 0.4 else "#1c1618",
                0.5, clip=hair, wobble=0)
        ear = canvas.fill(smooth(EAR), [(0, "#e8a478"), (1, "#a8684a")], form=0.7, radius=10, light=LAMP, **CRISP)
        canvas.line([(-8, 104), (2, 98), (12, 104), (10, 122), (2, 134)], [0.8, 4, 4, 3, 0.8], "#6a3828", 0.8,
            clip=ear, soft=0.6)
        canvas.line([(-4, 116), (4, 112), (2, 126)], [1, 4, 1], "#6a3828", 0.8, clip=ear, soft=0.6)


def _legs(canvas: Canvas) -> None:
    """Blue shorts with a white band, a knee, a boot."""
    leg = union(ribbon([(262, 716), (170, 712), (132, 716)], [98, 92, 80]),
        smooth([(94, 704), (108, 676), (146, 668), (182, 690), (190, 726), (194, 766), (186, 800), (170, 850),
        (116, 850), (110, 800), (98, 744)]))
    canvas.shadow(leg, "#0e0a0e", 8, 8, 9, 0.5)
    skin = canvas.fill(leg, SKIN, gradient=((120, 670), (200, 850)), radius=30,
        rim=("#ffe2b4", 2.6, 0.8, (-0.6, -0.75, 0.2)), **BODY, **CRISP)
    for points, widths, alpha in (([(104, 716), (116, 738), (142, 744), (160, 730)], [1, 7, 7, 1], 0.45),
        ([(186, 736), (176, 786), (158, 840)], [2, 15, 4], 0.45), ([(124, 750), (130, 790), (128, 830)], [2, 8, 2],
        0.25), ([(176, 676), (196, 716), (196, 760)], [4, 16, 8], 0.5)):
        canvas.line(points, widths, DARK, alpha, clip=skin, soft=4, rough=0)
    canvas.fill(ellipse(120, 704, 15, 20, 14), "#ffd4a0", alpha=0.4, soft=8, clip=skin)  # the kneecap
    _boot(canvas, 142, 0.0)
    shorts = smooth([(318, 664), (268, 656), (222, 652), (192, 656, 1), (180, 708), (192, 772, 1), (270, 780),
        (340, 778), (372, 774), (400, 784), (452, 788), (494, 778), (512, 744), (504, 696), (486, 660, 1),
        (410, 690)])
    canvas.shadow(shorts, "#0e0a0e", 2, 10, 9, 0.5)
    cloth = canvas.fill(shorts, [(0, "#6a96cc"), (0.45, "#3a5e98"), (1, "#16223e")],
        gradient=((250, 650), (262, 790)), radius=44, rim=("#d8e6f6", 2.4, 0.7, (-0.4, -0.9, 0.2)),
        **BODY | dict(form=0.9, highlight="#9cc0e8", shade="#182444"), **CRISP)
    seam, hem = [(470, 684), (432, 708), (350, 720), (270, 722), (186, 716)], [(203, 648), (192, 708), (205, 776)]
    for points, widths in ((seam, [15, 17, 18, 17, 16]), (hem, [15, 16, 15])):
        canvas.fill(ribbon(points, widths), [(0, "#fff4e0"), (1, "#8e8a90")], gradient=((300, 656), (300, 776)),
            clip=cloth, form=0.3, radius=8, light=LAMP, shade="#5a5a6a", edge=0.08, detail=0.8)
    # thigh and seat part at the hip; the cloth pulls from there
    for points, wide, alpha in (([(452, 692), (424, 726), (394, 752), (376, 778)], 13, 0.6),
        ([(330, 676), (312, 694), (272, 702)], 9, 0.5), ([(376, 696), (340, 704), (300, 706)], 7, 0.4),
        ([(420, 736), (350, 748), (280, 750)], 10, 0.45), ([(226, 664), (218, 690), (220, 712)], 7, 0.35),
        ([(486, 700), (470, 728), (440, 744)], 9, 0.5), ([(206, 758), (280, 768), (366, 770)], 16, 0.45)):
        canvas.line(points, [1, *[wide] * (len(points) - 2), 1], "#101a34", alpha, clip=cloth, soft=3.4, rough=0)
        canvas.line([(x - 5, y - 8) for x, y in points], [0.6, *[wide * 0.5] * (len(points) - 2), 0.6], "#b4d0f0",
            alpha * 0.55, clip=cloth, soft=3, rough=0)
    canvas.line([(x - 10, y) for x, y in hem], [2, 4, 3], "#0e1428", 0.7, soft=1.6, rough=0)
    band = [(311, 668), (360, 689), (424, 692), (490, 668)]
    canvas.fill(ribbon(band, [22, 24, 24, 22], cap=False), ["#fbf0dc", "#b0a698"], form=0.4, radius=8, light=LAMP,
        **CRISP)
    for k in range(14):
        t = k / 13
        px = 320 + 164 * t
        py = 674 + 17 * math.sin(math.pi * min(1, t * 1.05)) - 8 * t
        canvas.line([(px, py - 8), (px + 1, py + 9)], [0.4, 1.4, 0.4], "#7a706a", 0.6, wobble=0)


def _bear(canvas: Canvas) -> None:
    """Small, threadbare, open down the front; one ear has been sewn before."""
    fur = [(0, "#ffd68c"), (0.45, "#dca050"), (1, "#8a5828")]
    wool = dict(form=0.8, light=LAMP, highlight="#ffe8b0", shade="#6a4020", grain=0.3, bump=0.2,
        rim=("#ffeec4", 2.4, 0.9, (-0.4, -0.85, 0.2)), edge=0.2, wobble=0.4, detail=0.86)
    with canvas.at(172, 666, 1.16, -5):
        canvas.shadow(ellipse(6, 8, 62, 12), "#140a10", 6, 2, 7, 0.75)
        canvas.shadow(ellipse(2, 3, 50, 6), "#140a10", 3, 1, 2.6, 0.7)
        for side in (-1, 1):
            canvas.fill(ribbon([(side * 16, -16), (side * 34, -6), (side * 46, -2)], [26, 25, 22]), fur, radius=11,
                **wool)
            canvas.fill(ellipse(side * 47, -4, 9, 12), ["#ffe2b0", "#d8a468"], form=0.5, radius=5, **CRISP)
        body = smooth([(0, -72), (24, -66), (34, -38), (30, -10), (14, 2), (-14, 2), (-30, -10), (-34, -38),
            (-24, -66)])
        chest = canvas.fill(body, fur, gradient=((-10, -74), (10, 4)), radius=22, **wool)
        for side in (-1, 1):
            canvas.fill(ribbon([(side * 22, -60), (side * 38, -44), (side * 44, -28)], [19, 18, 15]), fur, radius=8,
                **wool)
        # the open seam with its stuffing
        slit = smooth([(-3, -60), (6, -50), (9, -34), (5, -16), (-1, -8), (-8, -18), (-11, -34), (-8, -50)])
        canvas.fill(slit, "#5a3418", clip=chest, **CRISP)
        random = dice(7)
        for k in range(15):
            x, y = -4 + 9 * (random.random() - 0.3), -52 + 38 * k / 14
            canvas.fill(ellipse(x, y, 6 + 3 * random.random(), 5), ["#fffbf0", "#d8cfc0"], form=0.7, radius=4,
                light=LAMP, edge=0.35, bump=0.3, detail=0.9)
        canvas.fill(ellipse(14, -30, 7, 5), ["#fffbf0", "#d8cfc0"], form=0.7, radius=4, edge=0.4, detail=0.9)
        for k in range(3):  # stitches that are already in
            canvas.line([(-9, -12 + 4.4 * k), (7, -14 + 4.4 * k)], 2, "#e02a20", 1, wobble=0, rough=0, detail=1)
        for side in (-1, 1):
            canvas.fill(ellipse(side * 25, -122, 12.5, 12), fur, radius=7, **wool)
            canvas.fill(ellipse(side * 25, -121, 6.4, 6), "#b87a40", edge=0.2, detail=0.9)
        head = smooth([(0, -132), (24, -126), (35, -106), (32, -84), (16, -70), (-16, -70), (-32, -84), (-35, -106),
            (-24, -126)])
        canvas.shadow(head, "#4a2a14", 0, 5, 4, 0.45)
        face = canvas.fill(head, fur, gradient=((-10, -134), (10, -66)), radius=20, **wool)
        canvas.fill(ellipse(0, -86, 16, 12.5), ["#ffe8bc", "#e0b070"], form=0.6, radius=8, light=LAMP, **CRISP)
        canvas.fill(smooth([(-6, -93), (0, -95), (6, -93), (3, -87), (-3, -87)]), "#3a1c1a", **CRISP)
        canvas.line([(0, -88), (0, -82), (-6, -79)], [1.4, 1.6, 0.6], "#3a1c1a", 0.9, wobble=0)
        canvas.line([(0, -82), (6, -79)], [1.6, 0.6], "#3a1c1a", 0.9, wobble=0)
        for side in (-1, 1):  # buttons for eyes
            canvas.fill(ellipse(side * 14, -103, 4.6), "#241618", edge=0, wobble=0, detail=1)
            canvas.fill(ellipse(side * 14 - 1.5, -104.6, 1.3), "#fff0d0", edge=0, wobble=0, detail=1)
        for k in range(4):
            canvas.line([(19 + 4 * k, -117 + 2.4 * k), (23 + 4 * k, -112 + 2 * k)], 1.3, "#7a3c20", 0.8, wobble=0)
        for _ in range(90):
            x, y = -34 + 68 * random.random(), -130 + 130 * random.random()
            canvas.line([(x, y), (x + 2, y + 4)], [1.2, 0.3], "#ffeec0" if random.random() < 0.6 else "#7a4a20", 0.5,
                clip=face if y < -72 else chest, wobble=0)


def _taped_hand(canvas: Canvas, elbow: tuple, wrist: tuple, frame, length: float, pose: Hand, shown, tape,
    turns: list) -> Points:
    """A hand as a volume, shown left of the arm that carries it, with tape round palm and wrist; returns thumb and fingertips."""
    scene, at = Scene(), np.array(wrist)
    arm = forearm(scene, np.array(elbow), at, frame[:, 1], length * 0.135)
    tips = hand(scene, at, frame, length, pose, Build(0.2, 0.1, 0), 0, arm)["tips"]
    x, y = wrist[:2]
    seen = look(scene, canvas.scale, (x - 190, y - 190, x + 130, y + 130), eye=(300, 450, 2400))
    before, lamps = canvas.picture.copy(), [Lamp((110, -200, 620), "#ffe2b4", 1.15, 0.08)]
    layers = []
    for stuff in ([replace(kind, flesh=0.45 * kind.flesh) for kind in body_stuff("#a87c5e")],
        [Stuff("#fffaf4", weave=0.05)] * 5):
        canvas.picture[:] = before
        paint(canvas, seen, stuff, lamps, "#6a5c58", "#4a3830", detail=0.9, lost=0.2)
        layers.append(canvas.picture.copy())
    wound = canvas.full(canvas.mask(tape, 0.6, 0.2))[..., None]
    whole = canvas.full(canvas.mask(shown, 1, 0.2))[..., None]
    k = canvas.scale / seen.scale
    cover = cv2.resize(seen.cover, None, fx=k, fy=k)
    band = canvas.mask(overlap(tape, shown), 0.6, 0.2)
    band.alpha *= Mask(cover, round(seen.x * k), round(seen.y * k)).window(band.x, band.y, band.alpha.shape[1],
        band.alpha.shape[0])
    canvas.picture[:] = before + (layers[0] + (layers[1] - layers[0]) * wound - before) * whole
    new = np.clip(np.abs(canvas.picture - before).max(-1) * 20, 0, 1)
    ys, xs = np.nonzero(new > 0)
    part = (slice(ys.min(), ys.max() + 1), slice(xs.min(), xs.max() + 1))
    broad = canvas.picture[part].astype(np.float32)  # broad strokes: the planes stay, pores and cords go
    for _ in range(2):
        broad = cv2.bilateralFilter(broad, -1, 0.1, 2.6 * canvas.scale)
    canvas.picture[part] += (broad - canvas.picture[part]) * new[part][..., None]
    for points in turns:
        canvas.line(points, [0.8, 1.8, 0.8], "#6e625a", 0.6, clip=band, wobble=0.2)
        canvas.line([(px - 2, py - 2) for px, py in points], [0.6, 1.6, 0.6], "#fff6e4", 0.4, clip=band, wobble=0.2)
    return tips


def _holding_hand(canvas: Canvas) -> None:
    """The other hand comes from behind the belly and goes behind the bear, so that it does not fall over."""
    frame = frame_of(unit([-0.97, 0.12, -0.1]), np.array([0.1, -0.62, 0.78]))
    _taped_hand(canvas, (380, 580, 0), (284, 612, 20), frame, 146, HOLDING, rect(100, 520, 260, 200),
        smooth([(246, 540, 1), (238, 600), (242, 680, 1), (360, 680, 1), (360, 540, 1)]),
        [[(252, 560), (246, 610), (250, 660)], [(266, 560), (262, 610), (266, 660)],
        [(282, 560), (279, 610), (283, 660)], [(298, 560), (297, 610), (301, 660)]])
    canvas.line([(304, 566), (307, 600), (312, 640), (316, 664)], [8, 18, 18, 8], "#24120f", 0.55, soft=7, rough=0)


def _thread(canvas: Canvas) -> None:
    """Red, from the seam up to the needle."""
    way = [(172, 627), (146, 612), (116, 576), (98, 500), (102, 430), (128, 392), EYE]
    canvas.line([(x + 3, y + 4) for x, y in way], 2, "#2a1410", 0.4, soft=1.6)
    canvas.line(way, [2.6, 2.4, 2.4, 2.2, 2], "#f0261c", 1, wobble=0.1, rough=0, detail=1)


def _near_arm(canvas: Canvas) -> None:
    """Shoulder, elbow, wrist: the arm that hits."""
    arm = smooth([(330, 330), (372, 316), (412, 334), (432, 384), (432, 436), (420, 490), (404, 540), (399, 576),
        (402, 600, 1), (392, 622), (364, 626), (322, 612), (278, 578), (240, 534), (258, 494), (288, 500), (316, 514),
        (332, 532, 1), (322, 500), (310, 462), (302, 424), (300, 380)])
    canvas.shadow(arm, "#160c0e", 10, 14, 12, 0.6)
    canvas.shadow(arm, "#160c0e", 5, 5, 4, 0.4)
    mask = canvas.fill(arm, SKIN, gradient=((320, 320), (400, 650)), radius=34, rim=("#ffe2b4", 2.6, 0.8, (-0.5, -0.8,
        0.2)), edge=0.1, wobble=0.3, detail=0.8, **BODY)
    # deltoid, the cleft between biceps and triceps, the bend, the bone of the elbow, the long muscle of the forearm
    for points, widths, alpha in (([(420, 400), (392, 440), (356, 452), (326, 430)], [2, 10, 9, 2], 0.45),
        ([(378, 446), (372, 500), (360, 544)], [2, 12, 3], 0.5), ([(428, 440), (410, 510), (396, 570)], [4, 16, 6],
        0.4), ([(330, 530), (344, 544), (356, 562)], [9, 8, 1], 0.75), ([(318, 500), (328, 524), (334, 538)],
        [3, 12, 6], 0.45), ([(362, 570), (370, 592), (388, 604)], [1, 7, 1], 0.5),
        ([(396, 626), (350, 622), (300, 596), (246, 544)], [4, 16, 16, 6], 0.55),
        ([(352, 574), (316, 560), (276, 534)], [1, 7, 1], 0.3)):
        canvas.line(points, widths, DARK, alpha, clip=mask, soft=4, rough=0)
        canvas.line([(x - 7, y - 8) for x, y in points], [w * 0.7 for w in widths], "#ffd09a", alpha * 0.5,
            clip=mask, soft=4, rough=0)
    canvas.fill(ellipse(384, 596, 12, 14, -30), "#c88a60", alpha=0.3, soft=7, clip=mask)
    canvas.fill(ellipse(300, 534, 34, 12, 32), "#f4b884", alpha=0.4, soft=8, clip=mask)


def _sewing_hand(canvas: Canvas) -> None:
    """Thumb and forefinger hold the needle by its blunt end, as if it were asleep; the rest of the hand is closed."""
    frame = frame_of(unit([-0.75, -0.6, 0.25]), np.array([-0.45, 0.6, 0.66]), left=True)
    arm = smooth([(304, 462, 1), (200, 592, 1), (-100, 592, 1), (-100, 200, 1), (304, 200, 1)])
    canvas.shadow(ellipse(196, 486, 40, 30), "#160c0e", 6, 10, 12, 0.4)
    tips = _taped_hand(canvas, (300, 566, 0), WRIST, frame, 158, SEWING, arm,
        smooth([(96, 500, 1), (134, 452), (160, 462), (180, 470), (214, 446), (306, 430, 1), (310, 600, 1),
        (120, 600, 1)]), [[(150, 436), (156, 476), (140, 510)], [(170, 450), (172, 490), (152, 530)],
        [(196, 450), (194, 494), (170, 540)], [(212, 458), (212, 506), (190, 550)],
        [(232, 470), (230, 520), (206, 566)], [(250, 484), (246, 534), (222, 580)]])
    x, y = (tips[0][:2] + tips[1][:2]) / 2
    canvas.line([(x - 22, y - 40), (x - 4, y - 7), (x + 2, y + 4)], [0.7, 2.4, 2.8], ["#fffef4", "#c8d0d4"], 1,
        wobble=0, rough=0, detail=1)
