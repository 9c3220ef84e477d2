"""The toys march out against the shadow that the bedside lamp throws on the wall."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import rgb
from atelier.light import light_pools
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.furniture import bed_lamp
from atelier.motifs.toys import plush, soldier, toy_horse
from atelier.noise import dice
from atelier.paths import curve, ellipse, minus, placed, rect, ribbon, smooth, union

CARD = Card(id="bedroom", palette="rose-plum", composition="long-shadow", setting="bedroom", mood="dread",
    themes=("childhood", "night", "dreams", "protection"), hero="shadow", moon_or_sun=False, birds=False,
    cloudy_sky=False, seed=223)


LAMP = (92, 690)
LIGHT = (-0.85, -0.05, 0.5)
LOOK = dict(edge=0.14, wobble=0.4, detail=0.6)
RIM = ("#ffd9a0", 2.6, 0.8, LIGHT)
CRISP = dict(edge=0.08, wobble=0.25, detail=0.9)


def draw(canvas: Canvas) -> None:
    """Paint the room, its shadow and its light; then bed, lamp and toys crisp on top."""
    canvas.set_light(light=(-0.8, 0.1, 0.5), ambient="#231348", key="#ffd9a8")
    canvas.calm(rims=0.5)
    wall = _wallpaper(canvas)
    _floor(canvas)
    _creature(canvas, wall)
    light_pools(canvas, [(152, 520, 430, "#ffc488", 1.0), (*LAMP, 170, "#ffe0a8", 0.75),
        (220, 780, 230, "#ffb880", 0.45, 0.5), (430, 560, 150, "#ffb080", 0.35)], "#46387c")
    brush.background(canvas, radii=(15, 8, 4, 2.4), impasto=0.07)
    _bed(canvas)
    _lamp(canvas)
    _toys_on_the_march(canvas)


def _wallpaper(canvas: Canvas) -> Mask | None:
    """Stripes and roses; returns the wall's mask for the shadow to fall on."""
    canvas.picture[:] = rgb("#d8907c")
    wall = canvas.mask(rect(-20, -20, 640, 690), wobble=0.2)
    canvas.fill(rect(-20, -20, 640, 690), "#e8a488", texture=0.04)
    for i in range(13):
        canvas.fill(rect(i * 50 - 12, -20, 25, 700), "#f2bc98", alpha=0.8, edge=0.2, wobble=0.5, streaks="v",
            texture=0.05)
    for i in range(13):
        for j in range(15):
            x, y = i * 50 + 25, j * 48 + (24 if i % 2 else 0)
            canvas.fill(ellipse(x + 1, y, 3.4), "#c85a5c", alpha=0.7, edge=0.3)
            canvas.line([(x, y + 4), (x + 4, y + 12)], [2, 0.4], "#7a9a86", 0.8)
    canvas.fill(rect(-20, 628, 640, 46), ["#fbe0c0", "#e0a890"], edge=0.1, wobble=0.2)
    canvas.line([(-20, 630), (620, 630)], 3, "#b06a68", 0.8, wobble=0.2)
    return wall


def _floor(canvas: Canvas) -> None:
    """Boards and a round rug."""
    canvas.fill(rect(-20, 670, 640, 260), ["#a8604e", "#c8805c"], edge=0.1)
    for i in range(-9, 10):
        canvas.line([(300 + i * 58, 672), (300 + i * 118, 905)], [1.4, 3], "#6a3340", 0.6, wobble=0.3)
    canvas.fill(ellipse(214, 872, 226, 50), ["#5f9a96", "#3f6f84"], edge=0.3, detail=0.3)
    for k, c in ((0.86, "#e8c08a"), (0.7, "#d86a5c"), (0.52, "#f0d8b0"), (0.34, "#3f7a84")):
        canvas.fill(minus(ellipse(214, 872, 226 * k, 50 * k), ellipse(214, 872, 226 * (k - 0.07),
            50 * (k - 0.07))), c, edge=0.4, alpha=0.9)


def _creature(canvas: Canvas, wall: Mask) -> None:
    """The shadow on the wall: ears that have become horns, a ragged back, claws; two slits where the paper shows through."""
    outline = smooth([(152, 700, 1), (146, 660), (116, 610), (128, 604, 1), (82, 556), (98, 550, 1), (56, 490),
        (74, 486, 1), (40, 416), (60, 414, 1), (44, 344), (66, 344, 1), (70, 290), (92, 290, 1), (112, 250),
        (126, 218), (120, 172), (96, 122), (74, 72), (52, 34), (20, 6, 1), (74, 12), (122, 44), (156, 92),
        (174, 140), (214, 150), (250, 142), (262, 96), (292, 48), (344, 16), (404, 4, 1), (368, 34), (346, 78),
        (332, 128), (316, 172), (316, 214), (312, 240), (336, 264, 1), (392, 272), (452, 296), (506, 338),
        (548, 392), (536, 430), (512, 436), (476, 408), (428, 386), (384, 384), (392, 420, 1), (362, 432),
        (372, 468, 1), (332, 486), (338, 522, 1), (292, 544), (296, 580, 1), (246, 606), (206, 650), (192, 700, 1)])
    hooks = ([(538, 394), (584, 430), (596, 486), (574, 536)], [(530, 410), (560, 458), (560, 510), (534, 552)],
        [(512, 414), (528, 462), (520, 508), (492, 540)], [(492, 404), (486, 444), (468, 474), (440, 490)])
    claw = [ribbon(way, [36, 31, 22, 1]) for way in hooks]
    hooks = ([(92, 400), (36, 440), (10, 500), (24, 556)], [(104, 420), (66, 468), (52, 520), (74, 566)])
    paw = [ribbon(way, [46, 34, 22, 1]) for way in hooks]
    body = union(outline, *claw, *paw)
    canvas.fill(body, "#6a4a86", blend="multiply", soft=8, alpha=0.5, edge=0, texture=0.03, clip=wall)
    canvas.fill(body, ["#5c3f80", "#7a5a98"], blend="multiply", soft=1.1, alpha=0.95, edge=0, texture=0.04, clip=wall)
    for x, flip in ((182, 1), (268, -1)):
        slit = placed(smooth([(-30, -15, 1), (-8, -5), (14, 5), (27, 14, 1), (6, 13), (-16, 3)]), x, 222, 1, 0, flip)
        canvas.fill(slit, "#ffd9a0", alpha=0.95, soft=1, clip=wall)
        canvas.fill(slit, "#ffb070", alpha=0.5, soft=9, clip=wall, blend="screen")


def _bed(canvas: Canvas) -> None:
    """Headboard, pillow, child, patchwork quilt, footboard."""
    light, look, rim_light = LIGHT, LOOK, RIM
    canvas.shadow(rect(262, 770, 360, 50), "#140a30", 6, 10, 12, 0.85)
    canvas.fill(smooth([(560, 770, 1), (556, 520), (566, 470), (600, 452), (640, 470), (640, 770, 1)]),
        ["#8a5a70", "#4a2c58"], form=0.8, radius=20, light=light, rim=rim_light, **look)
    canvas.fill(ellipse(568, 462, 15), "#b88070", form=0.9, radius=12, light=light, rim=rim_light, **look)
    canvas.fill(smooth([(452, 640), (450, 596), (482, 566), (540, 556), (584, 568), (592, 630), (560, 664),
        (480, 668)]), ["#fff0d8", "#e0b0b0", "#8a6a98"], gradient=((450, 600), (590, 640)), form=0.8, radius=30,
        light=light, rim=rim_light, **look)
    _child(canvas)
    outline = smooth([(262, 640, 1), (300, 622), (350, 606), (398, 604), (440, 630), (500, 650), (560, 648),
        (620, 656, 1), (620, 818, 1), (560, 806), (500, 818), (440, 806), (380, 818), (320, 806), (262, 814, 1)])
    quilt = canvas.fill(outline, ["#d87a6a", "#6a4a86"], gradient=((260, 640), (600, 760)), form=0.7, radius=40,
        light=light, rim=rim_light, **look)
    colours = ["#e07a62", "#f0c48a", "#4f8f92", "#a85a84", "#f4dcc0", "#6a6aa8"]
    for i in range(9):
        for j in range(6):
            at = lambda u, v: (262 + 42 * u + 4 * math.sin(v * 1.7),
                616 + 44 * v + 10 * math.sin(u * 0.9 + v * 0.3) + (-14 if v == 0 else 0))
            patch = smooth([(*at(i, j), 1), at(i + 0.5, j), (*at(i + 1, j), 1), (*at(i + 1, j + 1), 1),
                at(i + 0.5, j + 1), (*at(i, j + 1), 1)])
            canvas.fill(patch, colours[(i * 2 + j * 5 + i * j) % 6], clip=quilt, alpha=0.82, edge=0.15, wobble=0.5,
                form=0.35, radius=16, light=light, detail=0.55)
            for p, q in ((at(i, j), at(i + 1, j)), (at(i, j), at(i, j + 1))):  # seams
                canvas.line([p, ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2), q], [1.6, 1, 1.6], "#3a1c4c", 0.5,
                    clip=quilt, wobble=0.3)
    for x in (320, 395, 470, 550):
        canvas.line([(x, 650), (x + 6, 720), (x - 4, 818)], [0.5, 10, 14], "#2a1650", 0.3, soft=4, clip=quilt)
    hem = smooth([(430, 668), (444, 650), (462, 638), (482, 629), (502, 627), (522, 630), (544, 627), (564, 628),
        (586, 634), (620, 642), (620, 692), (566, 684), (512, 692), (462, 688), (434, 686)])
    canvas.shadow(hem, "#3a1850", 0, 7, 6, 0.5, clip=quilt)
    canvas.fill(hem, ["#fff4e0", "#d8b0bc"], form=0.75, radius=14, light=light, rim=rim_light, **look)
    canvas.fill(union(rect(244, 632, 24, 204, 6), ellipse(256, 626, 17)), ["#b8786a", "#5a3460"],
        gradient=((244, 0), (270, 0)), form=0.8, radius=12, light=light, rim=rim_light, **look)


def _lamp(canvas: Canvas) -> None:
    """The lamp and the little rabbit that throws the shadow."""
    canvas.glow(*LAMP, 190, "#ffd090", 0.6, power=2)
    with canvas.at(LAMP[0], 752):
        bed_lamp(canvas)
    canvas.line([(176, 748), (206, 764), (250, 790)], [16, 24, 30], "#1c0c38", 0.5, soft=4)
    with canvas.at(168, 752, 0.62):
        plush(canvas, "rabbit", "#d8b0a0", light=(-0.9, -0.2, 0.3))


def _toys_on_the_march(canvas: Canvas) -> None:
    """Horse, bear and soldier."""
    for x, y, size, draw_toy in ((330, 866, 1.0, toy_horse), (230, 868, 0.95, _bear), (146, 874, 0.95, soldier)):
        canvas.line([(x, y + 1), (x + 36, y + 10), (x + 84, y + 22)], [24, 20, 6], "#1c0c38", 0.5, soft=3)
        with canvas.at(x, y, size, flip=-1):  # towards the rabbit
            draw_toy(canvas)


def _bear(canvas: Canvas) -> None:
    plush(canvas, "bear", "#b87848", walk=True, light=(-0.7, -0.4, 0.4))


def _child(canvas: Canvas) -> None:
    """A child sunk into the pillow, the quilt drawn up over the nose: tousled hair and two small eyes that look up at the claw."""
    hair = ["#8a4c32", "#55292e", "#2a1428"]
    with canvas.at(518, 612, 0.94, -10):
        canvas.fill(ellipse(2, -6, 60, 50), "#7a4a74", alpha=0.55, soft=9, edge=0)  # the hollow in the pillow
        mop = smooth([(-44, 26), (-52, 2), (-46, -22), (-34, -37), (-16, -47), (8, -50), (30, -45), (45, -30),
            (53, -6), (50, 26), (40, 44), (-34, 44)])
        canvas.fill(mop, hair, gradient=((-46, -20), (48, 20)), form=0.8, radius=24, light=LIGHT, rim=RIM,
            grain=0.22, **CRISP)
        skin = canvas.fill(smooth([(-36, -8), (-8, -20), (24, -16), (38, 2), (36, 44), (-28, 46), (-38, 18)]),
            ["#e8b08c", "#c48472", "#7a4a62"], gradient=((-36, 0), (36, 12)), form=0.7, radius=24, shade="#4c2850",
            light=LIGHT, grain=0.22, texture=0.01, **CRISP)
        # the hair shades the brow
        canvas.fill(smooth([(-40, -22), (40, -22), (42, 2), (20, 0), (0, 2), (-20, 0), (-40, 4)]), "#5a2c44",
            alpha=0.8, soft=6, clip=skin, edge=0)
        canvas.fill(smooth([(-4, 4), (3, 4), (6, 22), (0, 34), (-7, 22)]), "#f0c09a", alpha=0.4, soft=4, clip=skin,
            edge=0)
        for x, w in ((-16, 6.2), (13, 5.6)):
            canvas.fill(ellipse(x, 6, w + 5, 8), "#6a3850", alpha=0.5, soft=3.5, clip=skin, edge=0)
            eye = smooth([(x - w, 7), (x - w * 0.4, 2), (x + w * 0.4, 1.6), (x + w, 6), (x + w * 0.4, 9.4),
                (x - w * 0.5, 9.8)])
            ball = canvas.fill(eye, ["#c8a8a0", "#8e6c7a"], edge=0.05, wobble=0.1, detail=1, clip=skin)
            canvas.fill(ellipse(x - 1.4, 4.6, 3.9, 4.4), "#241018", edge=0.05, wobble=0, detail=1, clip=ball)
            canvas.fill(ellipse(x - 3, 3.6, 1), "#ffe8cc", edge=0, wobble=0, detail=1)
            canvas.line([(x - w - 1, 7.4), (x - w * 0.4, 1.8), (x + w * 0.4, 1.2), (x + w + 1, 6)],
                [0.6, 2.2, 2.2, 0.6], "#2e1420", 0.9, wobble=0.1, detail=1)
            canvas.line([(x - w - 1, -5), (x, -8 - (x < 0)), (x + w + 1, -5)], [0.6, 2.6, 0.6], "#4a2430", 0.6,
                soft=0.8, wobble=0.2, detail=0.9)
        tufts = [([(-6, -48), (-30, -34), (-42, -8), (-43, 22)], [20, 26, 17, 2]),
            ([(0, -48), (-18, -32), (-26, -16), (-35, -2)], [18, 22, 16, 1]),
            ([(6, -49), (-2, -32), (-8, -18), (-14, -9)], [20, 24, 16, 1]),
            ([(10, -49), (14, -30), (10, -16), (2, -6)], [20, 24, 15, 1]),
            ([(12, -47), (26, -32), (27, -16), (22, -8)], [18, 24, 16, 1]),
            ([(14, -46), (36, -32), (45, -8), (44, 22)], [18, 26, 18, 2]),
            ([(18, -46), (36, -30), (40, -12), (34, -2)], [16, 22, 14, 1]), ([(4, -46), (16, -54), (30, -53)],
            [10, 7, 1]), ([(-8, -44), (-22, -52), (-34, -48)], [10, 6, 1])]
        fringe = union(*[ribbon(way, wide) for way, wide in tufts])
        canvas.shadow(fringe, "#4a2038", 1, 4, 4, 0.5, clip=skin)
        top = canvas.fill(fringe, hair, gradient=((-46, -30), (48, 4)), form=0.6, radius=18, light=LIGHT, grain=0.26,
            **CRISP)
        random = dice(4)
        for _ in range(150):  # the brush follows the hair from the crown
            way, _wide = tufts[int(random.random() * 7)]
            off = 14 * (random.random() - 0.5)
            c = curve(way, 6)
            i = int(random.random() * (len(c) - 6))
            canvas.line([(float(a) + off, float(b)) for a, b in c[i : i + 6 : 2]], [0.4, 1.5, 0.3],
                ("#b87048", "#5a2a2c", "#241020", "#3a1a24")[int(random.random() * 4)], 0.42, clip=top, wobble=0.2)
