"""The toys march out against the shadow that the bedside lamp throws on the wall."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix, rgb
from atelier.light import light_pools
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.furniture import bed_lamp
from atelier.motifs.toys import plush, soldier, toy_horse
from atelier.paths import ellipse, minus, rect, ribbon, smooth, union
from atelier.shading import Light

CARD = Card(id="bedroom", palette="rose-plum", composition="long-shadow", setting="bedroom", mood="dread",
    themes=("childhood", "night", "dreams", "protection"), hero="shadow", moon_or_sun=False, birds=False,
    cloudy_sky=False, seed=223)


LAMP = (92, 690)
LIGHT = (-0.85, -0.05, 0.5)
LOOK = dict(edge=0.14, wobble=0.4, detail=0.6)
RIM = ("#ffd9a0", 2.6, 0.8, LIGHT)


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
    """Stripes and roses; gives the wall's mask for the shadow to fall on."""
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
    canvas.fill(ellipse(250, 836, 250, 62), ["#5f9a96", "#3f6f84"], edge=0.3, detail=0.3)
    for k, c in ((0.86, "#e8c08a"), (0.7, "#d86a5c"), (0.52, "#f0d8b0"), (0.34, "#3f7a84")):
        canvas.fill(minus(ellipse(250, 836, 250 * k, 62 * k), ellipse(250, 836, 250 * (k - 0.07),
            62 * (k - 0.07))), c, edge=0.4, alpha=0.9)


def _creature(canvas: Canvas, wall: Mask) -> None:
    """The shadow on the wall, once soft and once crisp, with two eyes where the paper shows through."""
    outline = smooth([(150, 690, 1), (142, 640), (122, 560), (92, 470), (82, 380), (96, 310), (126, 262),
        (128, 206), (112, 130), (96, 50), (112, 6), (146, 4), (172, 50), (190, 120), (208, 158), (252, 150),
        (284, 158), (298, 108), (322, 50), (370, 14), (428, 18), (442, 38), (404, 60), (374, 104), (358, 160),
        (366, 214), (366, 262), (396, 288), (448, 304), (506, 340), (550, 388), (562, 430), (520, 452), (486, 426),
        (440, 404), (398, 398), (376, 450), (324, 520), (262, 590), (214, 640), (196, 690, 1)])
    claw = [ribbon([(548, 402), (582, 440), (586, 492)], [36, 28, 16]),
        ribbon([(536, 420), (556, 466), (550, 520)], [34, 27, 15]), ribbon([(514, 424), (522, 474), (508, 524)],
        [32, 25, 14]), ribbon([(500, 416), (480, 452), (464, 476)], [28, 22, 13])]
    body = union(outline, *claw)
    canvas.fill(body, "#6a4a86", blend="multiply", soft=5, alpha=0.55, edge=0, texture=0.03, clip=wall)
    canvas.fill(body, "#7a5a98", blend="multiply", soft=1.2, alpha=0.95, edge=0, texture=0.04, clip=wall)
    for x in (192, 300):
        canvas.fill(smooth([(x - 20, 236, 1), (x - 8, 230), (x + 8, 230), (x + 20, 238, 1), (x + 10, 249),
            (x - 8, 249)]), "#ffe2b0", alpha=0.9, soft=1.8, clip=wall)
        canvas.fill(ellipse(x + 6, 239, 6.5, 8), "#4a2c68", alpha=0.9, soft=1.2, clip=wall)


def _bed(canvas: Canvas) -> None:
    """Headboard, pillow, child, patchwork quilt, footboard."""
    light, look, rim_light = LIGHT, LOOK, RIM
    canvas.shadow(rect(250, 740, 360, 60), "#140a30", 20, 10, 16, 0.7)
    canvas.fill(smooth([(560, 770, 1), (556, 520), (566, 470), (600, 452), (640, 470), (640, 770, 1)]),
        ["#8a5a70", "#4a2c58"], form=0.8, radius=20, light=light, rim=rim_light, **look)
    canvas.fill(ellipse(568, 462, 15), "#b88070", form=0.9, radius=12, light=light, rim=rim_light, **look)
    canvas.fill(smooth([(452, 640), (450, 596), (482, 566), (540, 556), (584, 568), (592, 630), (560, 664),
        (480, 668)]), ["#fff0d8", "#e0b0b0", "#8a6a98"], gradient=((450, 600), (590, 640)), form=0.8, radius=30,
        light=light, rim=rim_light, **look)
    child(canvas, 498, 600, light)
    outline = smooth([(262, 640, 1), (300, 622), (350, 606), (410, 612), (450, 640), (500, 654), (560, 652),
        (620, 660, 1), (620, 800, 1), (560, 792), (500, 802), (440, 790), (380, 802), (320, 790), (262, 800, 1)])
    quilt = canvas.fill(outline, ["#d87a6a", "#6a4a86"], gradient=((260, 640), (600, 760)), form=0.7, radius=40,
        light=light, rim=rim_light, **look)
    colours = ["#e07a62", "#f0c48a", "#4f8f92", "#a85a84", "#f4dcc0", "#6a6aa8"]
    for i in range(9):
        for j in range(5):
            at = lambda u, v: (262 + 42 * u + 4 * math.sin(v * 1.7),
                616 + 44 * v + 10 * math.sin(u * 0.9 + v * 0.3) + (-14 if v == 0 else 0))
            patch = smooth([(*at(i, j), 1), at(i + 0.5, j), (*at(i + 1, j), 1), (*at(i + 1, j + 1), 1),
                at(i + 0.5, j + 1), (*at(i, j + 1), 1)])
            canvas.fill(patch, colours[(i * 2 + j * 5 + i * j) % 6], clip=quilt, alpha=0.82, edge=0.15, wobble=0.5,
                form=0.35, radius=16, light=light, detail=0.55)
            if (i + j) % 3 == 0:
                x, y = at(i + 0.5, j + 0.5)
                canvas.fill(ellipse(x, y, 5), "#fff0d0", clip=quilt, alpha=0.7, edge=0.3)
    for x in (320, 395, 470, 550):
        canvas.line([(x, 650), (x + 6, 720), (x - 4, 800)], [0.5, 10, 14], "#2a1650", 0.3, soft=4, clip=quilt)
    canvas.fill(smooth([(446, 648), (500, 660), (570, 654), (610, 664), (606, 690), (540, 686), (470, 684),
        (440, 668)]), ["#fff4e0", "#d0a8b8"], form=0.7, radius=12, light=light, rim=rim_light, **look)
    canvas.fill(union(rect(244, 646, 24, 184, 6), ellipse(256, 640, 16)), ["#b8786a", "#5a3460"],
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
    for x, y, size, draw_toy in ((96, 866, 1.0, toy_horse), (214, 862, 0.95, _bear), (306, 850, 0.95, soldier)):
        canvas.line([(x, y + 1), (x + 36, y + 10), (x + 84, y + 22)], [24, 20, 6], "#1c0c38", 0.5, soft=3)
        with canvas.at(x, y, size):
            draw_toy(canvas)


def _bear(canvas: Canvas) -> None:
    plush(canvas, "bear", "#b87848", walk=True, light=(-0.7, -0.4, 0.4))


def child(canvas: Canvas, x: float, y: float, light: Light, hair: Colour = "#3a1e2c",
    skin: Colour = "#f4c6a4") -> None:
    """A child under the quilt, turned away from us, who reaches for the shadow."""
    look = dict(edge=0.1, wobble=0.3, detail=0.8)
    rim_light = ("#ffe0b0", 2, 0.8, light)
    with canvas.at(x, y, 1.12, 14):
        canvas.fill(smooth([(-22, 34), (-26, 60), (30, 64), (30, 34)]), "#f2e4d4", form=0.6, radius=12,
            light=light, **look)
        canvas.fill(smooth([(-36, 4), (-34, -28), (-6, -46), (28, -38), (44, -8), (40, 24), (20, 40), (-14, 38)]),
            [mix(hair, canvas.key, 0.25), hair, mix(hair, canvas.ambient, 0.4)], form=0.7, radius=16, light=light,
            rim=rim_light, **look)
        cheek = canvas.fill(smooth([(-37, -4), (-39, 8), (-36, 20), (-28, 32), (-16, 38), (-20, 22), (-26, 4), (-31, -10)]),
            [skin, mix(skin, "#8a4a68", 0.5)], gradient=((-38, 0), (-16, 20)), form=0.6, radius=10, light=light,
            rim=rim_light, **look)
        canvas.line([(-36, 3), (-34, 1), (-31, 3)], [0.3, 1.2, 0.3], hair, 0.7, clip=cheek, wobble=0)  # lashes, no eye
        canvas.fill(smooth([(-34, -10), (-28, -34), (-6, -45), (26, -37), (42, -8), (38, 24), (18, 39), (-10, 36),
            (-16, 20), (-20, 4), (-26, -6)]), [mix(hair, canvas.key, 0.3), hair, mix(hair, canvas.ambient, 0.4)],
            gradient=((-34, -10), (40, 10)), form=0.7, radius=18, light=light, rim=rim_light, **look)
        ear = canvas.fill(ellipse(-11, 9, 6, 8.4, -10), [skin, mix(skin, "#8a3a50", 0.45)], form=0.7, radius=4,
            light=light, **look)
        canvas.line([(-14, 4), (-9, 5), (-9, 12)], [0.4, 1.3, 0.4], "#8a3a50", 0.7, clip=ear, wobble=0)
        for i in range(13):  # strands from the crown
            u = i / 12
            canvas.line([(8, -22), (-22 + 50 * u, -34 + 30 * u * u), (-26 + 62 * u, -6 + 44 * u - 20 * u * (1 - u))],
                [0.3, 1.7, 0.4], mix(hair, canvas.key, 0.28) if i % 2 else mix(hair, "#000010", 0.3), 0.5, wobble=0.1,
                rough=0.2)
    # arm reaching up out of the blanket towards the hand of the shadow
    canvas.fill(ribbon([(x - 34, y + 56), (x - 54, y + 26), (x - 44, y - 12)], [20, 17, 13]),
        ["#fff0dc", "#d8a8a8"], form=0.7, radius=8, light=light, rim=rim_light, **look)
    hand = union(ellipse(x - 43, y - 22, 8, 9), *[ribbon([(x - 43, y - 24), (x - 43 + dx, y - 40 + abs(dx) * 0.5)],
        [5, 4]) for dx in (-10, -3, 4, 10)])
    canvas.fill(hand, skin, form=0.6, radius=5, light=light, rim=rim_light, **look)
