"""A double-decker full of fish in hats drives along the sea floor; one girl rides with them."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.fish_people import fish_bust, newspaper, strap
from atelier.motifs.water import caustics, kelp
from atelier.noise import dice
from atelier.paths import ellipse, minus, poly, rect, ribbon, smooth, spline, union

CARD = Card(
    id="bus",
    palette="sea-green",
    composition="underwater",
    setting="seabed",
    mood="boredom",
    themes=("travel", "city", "sea", "loneliness"),
    hero="fish bus",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=309,
    grading=dict(contrast=1.1, vignette=0.34, warm=0.02, shadows="#06282f"),
)

CORAL = ["#ff9474", "#f26b4e", "#9c3526"]
CREAM, TEAL, DEEP = "#f0c78a", "#0e5a63", "#06282f"
CRISP = dict(edge=0.08, wobble=0.15, detail=0.88)


def draw(canvas: Canvas) -> None:
    """Paint the water, the road, the bus with its passengers, the beam of its lamps."""
    canvas.set_light((-0.35, -0.8, 0.45), ambient=DEEP, key="#e8fff0")
    canvas.sky([(0, "#2a9a98"), (0.3, "#14707a"), (0.62, "#0b4a56"), (1, "#06282f")], swirl=0.12)
    _far(canvas)
    _road(canvas)
    brush.background(canvas, radii=(28, 13, 6, 3))
    _lamp(canvas, 66, 742)
    with canvas.at(24, 96, 0.93, -3.5):
        _bus(canvas)
    _beam(canvas)
    _near(canvas)


def _far(canvas: Canvas) -> None:
    random = dice(3)
    for layer, (y, colour) in enumerate(((560, "#1c7a80"), (640, "#126068"))):  # drowned towers far away
        for i in range(9):
            x, w = -20 + i * 76 + 30 * random.random(), 36 + 30 * random.random()
            h = 120 + 200 * random.random()
            canvas.fill(poly([(x, y + 160), (x, y - h + 60), (x + w * 0.3, y - h + 40), (x + w, y - h + 66),
                (x + w, y + 160)]), colour, alpha=0.7, soft=5 - 2 * layer, edge=0.2)
            for k in range(4):
                canvas.fill(rect(x + w * 0.25, y - h + 90 + k * 34, w * 0.2, 12), "#5fc0b4", alpha=0.25,
                    soft=1.5)
    for i in range(7):
        x = 30 + i * 92 + 40 * random.random()
        kelp(canvas, x, 760, 260 + 200 * random.random(), 18, "#0f5c60", seed=i + 3, soft=2)
    _whale(canvas)
    canvas.glow(220, -40, 520, "#b8fff0", 0.42, squash=0.7, power=1.6)
    for x0, x1 in ((90, 20), (230, 210), (420, 480)):
        canvas.fill(poly([(x0 - 14, -10), (x0 + 14, -10), (x1 + 70, 560), (x1 - 70, 560)]), "#b8fff0",
            alpha=0.1, soft=14, edge=0, blend="screen", fade=((x0, 60), (x1, 560)))


def _whale(canvas: Canvas) -> None:
    """A whale goes by overhead like an airliner, very far away."""
    with canvas.at(290, 118, 1.04, -6):
        body = smooth([(-250, 6), (-236, -26), (-160, -50), (-60, -56), (60, -40), (150, -14), (214, -8),
            (252, -34, 1), (250, -4), (282, 22, 1), (236, 16), (180, 16), (90, 36), (-40, 52), (-150, 46),
            (-226, 30)])
        fin = smooth([(-70, 40), (-40, 86), (4, 104, 1), (-14, 70), (-30, 40)])
        canvas.fill(union(body, fin), ["#2f9a98", "#0f5a66"], alpha=0.75, soft=4, edge=0.2, form=0.5,
            radius=40)
        for k in range(6):
            canvas.line([(-226, 24 + k * 3), (-150, 34 + k * 3), (-80, 36 + k * 2)], 1.4, "#7fd0c4", 0.4,
                soft=1)
        canvas.fill(ellipse(-182, -2, 4), "#063038", alpha=0.8, soft=0.6)


def _road(canvas: Canvas) -> None:
    ground = smooth([(-20, 752), (140, 742), (300, 738), (460, 720), (620, 712), (640, 930), (-20, 930)])
    sand = canvas.fill(ground, ["#3f8f84", "#1f6a68", "#0c3c44"], gradient=((0, 720), (0, 900)), form=0.3,
        radius=20, edge=0.4)
    road = poly([(-20, 808), (620, 752), (620, 856), (-20, 890)])
    canvas.fill(road, ["#2c5a60", "#163c44"], edge=0.3, texture=0.08, clip=sand)
    for k in range(6):
        x = -10 + k * 116
        y = 850 - x * 0.075
        canvas.fill(poly([(x, y), (x + 62, y - 5), (x + 60, y + 7), (x - 4, y + 12)]), "#e8d8a0", alpha=0.7,
            edge=0.4)
    caustics(canvas, sand, "#a8ffe8", 0.3, 30, 7)


def _lamp(canvas: Canvas, x: float, y: float) -> None:
    """A street lamp whose light is a jellyfish."""
    with canvas.at(x, y):
        canvas.fill(ribbon([(0, 0), (-2, -180), (2, -400), (30, -440), (44, -420)], [14, 9, 7, 6, 5]),
            ["#2f7a74", "#0c3c40"], form=0.8, radius=5, **CRISP)
        canvas.fill(smooth([(-18, 4), (-10, -14), (10, -14), (18, 4)]), "#1c5a58", form=0.8, radius=6,
            **CRISP)
        canvas.glow(46, -388, 150, "#ffe6a8", 0.6)
        for k in range(6):
            canvas.line([(30 + k * 7, -380), (26 + k * 8, -356), (32 + k * 6, -336 - 6 * (k % 2))],
                [2.4, 2, 0.4], "#ffd8b0", 0.7, wobble=0.4)
        canvas.fill(smooth([(14, -378), (18, -404), (46, -422), (74, -404), (80, -378), (64, -384),
            (47, -378), (30, -384)]), ["#fff6dc", "#f8c88a", "#e08a5c"], form=0.6, radius=14,
            rim=("#ffffff", 1.8, 0.8), **CRISP)
        canvas.glow(46, -396, 56, "#fff6d0", 0.7)


WINDOWS = [(x, 250, 114, 118) for x in (196, 326, 456, 586)] + [(x, 452, 114, 124) for x in (326, 456, 586)]


def _bus(canvas: Canvas) -> None:
    shell = smooth([(160, 700), (150, 600), (152, 470), (160, 330), (166, 250), (186, 206), (230, 190),
        (420, 184), (680, 184), (700, 190, 1), (700, 720, 1), (420, 724), (190, 722)])
    canvas.fill(ellipse(420, 752, 320, 26), "#02141a", alpha=0.7, soft=10)
    body = canvas.fill(shell, CORAL, gradient=((200, 190), (420, 720)), form=0.7, radius=36,
        rim=("#fff4e0", 3, 0.8), grain=0.2, texture=0.02, edge=0.1, wobble=0.2, detail=0.8)
    canvas.fill(rect(150, 392, 560, 40), ["#fdf0d4", CREAM, "#b88a58"], clip=body, form=0.3, radius=8,
        **CRISP)
    canvas.line([(156, 392), (700, 392)], 2.4, "#8a2c20", 0.8, clip=body, wobble=0.1)
    canvas.line([(154, 432), (700, 432)], 2.4, "#8a2c20", 0.8, clip=body, wobble=0.1)
    canvas.line([(164, 606), (700, 606)], [3, 3], "#fdf0d4", 0.9, clip=body, wobble=0.1)
    for k in range(14):
        canvas.fill(ellipse(176 + k * 36, 412, 3), "#b06a3a", clip=body, **CRISP)
    for y in (640, 668):
        canvas.line([(340, y), (470, y)], 2, "#7a241c", 0.5, clip=body, wobble=0.1)
    roof = smooth([(180, 214), (230, 190), (420, 184), (700, 184), (700, 204), (420, 206), (232, 212)])
    canvas.fill(roof, "#fff0dc", alpha=0.45, clip=body, soft=3)
    random = dice(9)
    for k in range(46):  # barnacles and weed on the skirts
        x = 170 + 520 * random.random()
        canvas.fill(ellipse(x, 706 - 18 * random.random() ** 2, 2 + 3 * random.random()), "#f4e4c8" if k % 3
            else "#2f8a7c", clip=body, form=0.7, radius=3, **CRISP)
    for i, box in enumerate(WINDOWS):
        _window(canvas, i, *box)
    _cab(canvas)
    for x in (268, 556):
        _wheel(canvas, x, 716)
    canvas.fill(rect(146, 664, 30, 24, 5), ["#d8c8a8", "#6a5a48"], form=0.7, radius=6, **CRISP)
    for y, r in ((628, 19), (592, 11)):
        canvas.fill(ellipse(166, y, r * 0.7, r), ["#e8d8b8", "#6a5a48"], form=0.8, radius=6, **CRISP)
        canvas.fill(ellipse(163, y, r * 0.55, r * 0.82), ["#fffbe0", "#ffe08a"], edge=0.05, wobble=0,
            detail=1)
    canvas.line([(160, 520), (134, 514), (130, 540)], 3, "#5a2a20", 1, wobble=0.1)
    canvas.fill(ellipse(131, 548, 8, 14), ["#c8d8d0", "#4a6a68"], form=0.7, radius=5, **CRISP)


def _window(canvas: Canvas, i: int, x: float, y: float, w: float, h: float) -> None:
    """One pane with the passenger who sits or hangs behind it."""
    canvas.fill(rect(x - 5, y - 5, w + 10, h + 10, 16), ["#7a241c", "#c84c38"], form=0.5, radius=5, **CRISP)
    glass = canvas.fill(rect(x, y, w, h, 12), ["#ffe9b4", "#f4c078", "#a8744c"],
        gradient=((0, y), (0, y + h)), edge=0.05, wobble=0.1, detail=0.85)
    with canvas.inside(glass):
        canvas.fill(rect(x, y + h - 26, w, 30), ["#2f7a78", "#124a50"], form=0.5, radius=8, edge=0.1)  # seats
        canvas.line([(x, y + 12), (x + w, y + 12)], 3, "#b8864c", 1, wobble=0)
        middle, low = x + w / 2, y + h - 8
        with canvas.at(middle + 4, low, 0.96):
            PASSENGERS[i](canvas)
        canvas.fill(poly([(x + 8, y), (x + 30, y), (x - 4, y + h), (x - 26, y + h)]), "#ffffff", alpha=0.16,
            edge=0)
        canvas.fill(poly([(x + 62, y), (x + 72, y), (x + 40, y + h), (x + 30, y + h)]), "#ffffff", alpha=0.12,
            edge=0)
    canvas.line([(x + 6, y + 3), (x + w - 6, y + 3)], 2, "#5a1c18", 0.5, wobble=0)


def _reader(canvas: Canvas) -> None:
    fish_bust(canvas, "pike", ("#9ac8a0", "#3f7a5c"), "#3a3a4c", "bowler", -0.6)
    with canvas.at(-22, -6, 0.95, -4):
        newspaper(canvas)
    for dx in (-54, 14):
        canvas.fill(ellipse(dx, -2, 8, 6), "#6aa880", form=0.6, radius=4, **CRISP)


def _lady(canvas: Canvas) -> None:
    fish_bust(canvas, "hump", ("#f4a8a0", "#b84c5c"), "#6a3a5c", "sun", -0.3, "#f0d8a0")


def _sleeper(canvas: Canvas) -> None:
    with canvas.at(-6, 4, 1, -16):
        fish_bust(canvas, "puffer", ("#f2c860", "#b87a28"), "#5a4a34", "cap", -0.8, "#4a5a4c")
    canvas.fill(ellipse(-52, -46, 10), "#e8fff8", alpha=0.5, edge=0.05, rim=("#ffffff", 1.4, 0.9))


def _dandy(canvas: Canvas) -> None:
    fish_bust(canvas, "perch", ("#8ab8e0", "#34649c"), "#24303c", "top", 0.0, "#1c1c2c")


def _strap_hanger(canvas: Canvas) -> None:
    with canvas.at(20, -112):
        strap(canvas, 16)
    fish_bust(canvas, "perch", ("#f49a5c", "#b8482c"), "#3f5a4a", "bowler", -1)
    canvas.fill(ribbon([(26, -14), (40, -50), (24, -84)], [17, 13, 9]), ["#4f6e5c", "#24382c"], form=0.8,
        radius=6, **CRISP)
    canvas.fill(smooth([(14, -82), (20, -94), (30, -92), (32, -80), (22, -76)]), ["#f49a5c", "#b8482c"],
        form=0.6, radius=5, **CRISP)


def _stripes(canvas: Canvas) -> None:
    fish_bust(canvas, "sole", ("#e8dcc0", "#8a7a5c"), "#7a3030", "cloche", -0.5, "#3f6a8c")


def _girl(canvas: Canvas) -> None:
    """The only human: eight years old, in profile against the drive, a braid, a glass bubble, hand on the pane."""
    light = (0.55, -0.7, 0.45)
    skin = ["#e0a878", "#b07848", "#5c3018"]
    dark = dict(form=0.8, radius=7, light=light, shade="#120808", highlight="#5a3420", **CRISP)
    canvas.fill(smooth([(-36, 24), (-33, 0), (-20, -15), (0, -20), (16, -14), (27, 0), (32, 24)]),
        ["#ffe08a", "#f0b23c", "#9a5c18"], form=0.9, radius=14, light=light, **CRISP)
    neck = smooth([(-14, -30), (6, -30), (8, -14), (2, -8), (-10, -10)])
    canvas.fill(neck, [skin[2], skin[1]], form=0.5, radius=6, light=light, **CRISP)
    canvas.fill(ribbon([(-15, -15), (-2, -9), (12, -14)], [7, 8, 6]), "#f4e6cc", form=0.6, radius=3, light=light,
        **CRISP)
    head = smooth([(-24, -48), (-20, -68), (-4, -78), (12, -74), (20, -62), (20.5, -56), (21.5, -52), (26.5, -44.5),
        (25.5, -42), (21.5, -40.5), (22.6, -37.6), (21.4, -35.2), (22, -32.5), (19.4, -30.4), (19, -25.5), (14, -22),
        (4, -24), (-6, -28), (-16, -34)])
    face = canvas.fill(head, skin, gradient=((22, -56), (-14, -36)), form=0.65, radius=15, light=light,
        shade="#43200f", **CRISP)
    canvas.fill(ellipse(15, -50.5, 6, 3.6), "#4a2412", alpha=0.55, soft=2, clip=face)  # the eye lies in the brow's shade
    canvas.fill(ellipse(12, -30, 9, 5), "#4a2412", alpha=0.35, soft=3, clip=face)
    canvas.fill(ellipse(14, -41, 5, 4), "#f0b88a", alpha=0.4, soft=2.5, clip=face)
    canvas.line([(12.5, -49.4), (16.5, -47.6), (20, -49.2)], [0.5, 1.5, 0.7], "#1c0c08", 1, clip=face, wobble=0,
        detail=1)
    canvas.line([(10.5, -56), (15, -58.4), (19.6, -57)], [0.4, 1.5, 0.6], "#1c0c08", 0.8, clip=face, wobble=0,
        detail=1)
    canvas.line([(16.8, -35.6), (19.6, -35), (22, -35.3)], [0.3, 1, 0.5], "#5a1c18", 0.9, wobble=0, detail=1)
    hair = smooth([(15, -75), (4, -64), (-4, -54), (-6, -42), (-12, -34), (-22, -38), (-29, -52), (-26, -70),
        (-12, -83), (6, -83)])
    canvas.fill(hair, "#2a1610", **dark)
    canvas.line([(8, -78), (-10, -70), (-20, -54)], [0.6, 3, 0.6], "#6a4028", 0.5, soft=1)
    canvas.fill(ellipse(-4, -45, 3, 4.4), [skin[1], skin[2]], form=0.5, radius=3, light=light, **CRISP)
    for k in range(6):  # the braid hangs down her back
        x, y = -24 - 2.6 * math.sin(k * 0.7), -36 + 8.6 * k
        canvas.fill(ellipse(x, y, 6.4 - 0.5 * k, 6, 20 if k % 2 else -20), "#2a1610", **dark)
    canvas.fill(ellipse(-22, 12, 4), "#f26b4e", form=0.6, radius=3, **CRISP)
    bubble = ellipse(-1, -48, 45, 44)
    canvas.fill(bubble, "#d8fff4", alpha=0.1, edge=0.05, wobble=0.1)
    rim = minus(bubble, ellipse(-0.4, -47.4, 43.4, 42.4))
    canvas.fill(rim, "#ffffff", alpha=0.55, edge=0.05, wobble=0.1, detail=1, soft=0.4)
    canvas.line([(-37, -58), (-29, -77), (-13, -86)], [0.4, 4, 0.4], "#ffffff", 0.7, wobble=0, detail=1, soft=0.5)
    palm = union(ellipse(31, -2, 7.5, 8.5, 12), *[ribbon([(31, -4), (31 + r * math.cos(a), -4 + r * math.sin(a))],
        [6, 4.2]) for a, r in ((-2.75, 13), (-2.0, 18), (-1.65, 20), (-1.3, 19), (-0.95, 16))])
    canvas.fill(ribbon([(18, 22), (26, 12), (30, 2)], [15, 12, 9]), ["#f0b23c", "#9a5c18"], form=0.8, radius=6,
        light=light, **CRISP)
    canvas.fill(palm, [mix(skin[0], "#ffe6c8", 0.35), skin[1]], form=0.6, radius=4, light=light, **CRISP)


PASSENGERS = (_lady, _reader, _dandy, _sleeper, _strap_hanger, _girl, _stripes)


def _cab(canvas: Canvas) -> None:
    """The driver's window: an old turtle with a peaked cap."""
    pane = smooth([(176, 456), (300, 452), (304, 464), (304, 566), (296, 576), (186, 582), (170, 572),
        (168, 500)])
    canvas.fill(pane, ["#7a241c", "#c84c38"], form=0.5, radius=5, **CRISP)
    glass = canvas.fill(smooth([(182, 462), (296, 458), (298, 466), (298, 562), (292, 570), (188, 575),
        (177, 567), (174, 502)]), ["#ffe9b4", "#f4c078", "#a8744c"], edge=0.05, wobble=0.1, detail=0.85)
    with canvas.inside(glass):
        canvas.fill(smooth([(232, 590), (236, 540), (262, 512), (298, 514), (320, 560), (320, 590)]),
            ["#5a7a44", "#2c4a2c"], form=0.85, radius=18, bump=0.3, **CRISP)
        canvas.fill(ribbon([(252, 560), (228, 540), (222, 516)], [30, 24, 20]), ["#a8b86a", "#5a7a44"],
            form=0.8, radius=9, **CRISP)
        canvas.fill(smooth([(188, 516), (196, 500), (216, 492), (238, 498), (240, 518), (222, 530),
            (196, 528)]), ["#c8d07a", "#7a8f4c"], form=0.8, radius=12, rim=("#fff0d0", 1.4, 0.7), **CRISP)
        canvas.line([(189, 520), (204, 523), (214, 518)], [0.6, 2, 0.5], "#3a4a24", 0.95, wobble=0, detail=1)
        for points in ([(222, 526), (226, 532), (224, 540)], [(232, 522), (238, 530), (236, 540)]):
            canvas.line(points, 1.3, "#4a5a2c", 0.7, wobble=0)
        canvas.fill(ellipse(207, 507, 5), "#fff6dc", **CRISP)
        canvas.fill(ellipse(205.6, 508, 2.6), "#141410", edge=0, wobble=0, detail=1)
        canvas.fill(smooth([(198, 500), (207, 496), (215, 503), (206, 503)]), "#a8b05a", **CRISP)
        canvas.fill(smooth([(182, 500), (200, 494), (204, 480), (230, 478), (246, 488), (242, 502),
            (216, 496)]), ["#3a5a7c", "#1c2f48"], form=0.7, radius=8, rim=("#fff0d0", 1.4, 0.7), **CRISP)
        canvas.line([(188, 560), (206, 536)], 5, "#3a2420", 1, wobble=0.1)
        canvas.fill(ellipse(210, 548, 12, 8, -30), ["#a8b86a", "#5a7a44"], form=0.7, radius=6, **CRISP)
        canvas.fill(poly([(196, 452), (216, 452), (186, 590), (164, 590)]), "#ffffff", alpha=0.15, edge=0)


def _wheel(canvas: Canvas, x: float, y: float) -> None:
    canvas.fill(smooth([(x - 72, y + 8), (x - 62, y - 46), (x, y - 72), (x + 62, y - 46), (x + 72, y + 8)]),
        ["#5a1c18", "#2a0e10"], form=0.3, radius=10, **CRISP)
    canvas.fill(ellipse(x, y, 56), ["#3a4a4c", "#0c1c20"], form=0.8, radius=16, rim=("#a8e0d4", 2, 0.6),
        **CRISP)
    canvas.fill(ellipse(x, y, 34), ["#fdf0d4", "#b8905c"], form=0.7, radius=10, **CRISP)
    for k in range(8):
        t = k / 8 * 2 * math.pi + 0.2
        canvas.fill(ellipse(x + 23 * math.cos(t), y + 23 * math.sin(t), 4), "#7a4a2c", **CRISP)
    canvas.fill(ellipse(x, y, 11), ["#f26b4e", "#8a2c20"], form=0.9, radius=9, **CRISP)


def _beam(canvas: Canvas) -> None:
    """The headlights reach into the weed on the left; a small crab with a suitcase is caught in them."""
    for spread, alpha in ((1, 0.22), (0.7, 0.26), (0.42, 0.3)):
        canvas.fill(poly([(211, 668 - 12 * spread), (213, 672 + 14 * spread), (-40, 760 + 96 * spread),
            (-40, 730 - 92 * spread)]), "#fff0b0", alpha=alpha, soft=9 * spread, edge=0, blend="screen", grain=0.1,
            fade=((200, 672), (-150, 760)))
    canvas.fill(ellipse(70, 822, 120, 26, -4), "#fff0b0", alpha=0.25, soft=14, edge=0, blend="screen")
    canvas.glow(211, 669, 60, "#fff4c8", 0.9, power=1.8)
    for x, y, h, c in ((30, 820, 190, "#8ac878"), (64, 806, 120, "#b8d880"), (8, 800, 240, "#5aa870"),
        (96, 796, 80, "#a8d078")):
        kelp(canvas, x, y, h, 15, c, seed=int(x) + 40)
    with canvas.at(70, 838, 1.1):
        canvas.fill(ellipse(0, 6, 34, 7), "#02141a", alpha=0.6, soft=3)
        for side in (-1, 1):
            for k in range(3):
                canvas.line([(side * 14, -6), (side * (26 + 5 * k), -14 + 5 * k), (side * (30 + 5 * k), 4)],
                    [4, 3, 1.6], "#e0603c", 1, wobble=0.1, detail=0.9)
            canvas.line([(side * 12, -12), (side * 28, -28), (side * 22, -38)], [5, 4.4, 4], "#f2764e", 1,
                wobble=0.1, detail=0.9)
            canvas.fill(smooth([(side * 16, -36), (side * 14, -52), (side * 22, -46), (side * 30, -54),
                (side * 32, -38), (side * 24, -32)]), ["#ff9a6c", "#c84c34"], form=0.7, radius=6, **CRISP)
            canvas.line([(side * 6, -18), (side * 7, -30)], 2, "#f2764e", 1, wobble=0)
            canvas.fill(ellipse(side * 7, -31, 3.4, 4), "#1c0e10", form=0.6, radius=3, **CRISP)
            canvas.fill(ellipse(side * 7 + 1.2, -32.4, 1), "#fff4dc", edge=0, wobble=0, detail=1)
        canvas.fill(smooth([(-22, -8), (-14, -21), (14, -21), (22, -8), (12, 3), (-12, 3)]),
            ["#ff9a6c", "#e0603c", "#8a2c20"], form=0.85, radius=10,
            rim=("#fff0c0", 2, 0.9, (0.8, -0.5, 0.4)), **CRISP)
        canvas.fill(rect(-50, -12, 22, 18, 3), ["#a8743c", "#5a3a20"], form=0.6, radius=4, **CRISP)


def _near(canvas: Canvas) -> None:
    random = dice(12)
    for i in range(30):
        x, y = 600 * random.random(), 100 + 760 * random.random()
        r = 1.5 + 5 * random.random() ** 2
        canvas.fill(ellipse(x, y, r), "#d8fff4", alpha=0.2, edge=0.05, wobble=0.1)
        canvas.line([(x - r * 0.7, y), (x - r * 0.5, y - r * 0.6), (x + r * 0.2, y - r * 0.9)],
            [0.3, 1.2, 0.3], "#ffffff", 0.8, wobble=0)
    for _ in range(120):
        x, y = 600 * random.random(), 900 * random.random()
        canvas.fill(ellipse(x, y, 0.5 + 1.2 * random.random() ** 2), "#e8fff0", alpha=0.2
            + 0.3 * random.random(), edge=0, wobble=0, grain=0)
    for x, h, c in ((470, 120, "#0c4a50"), (520, 170, "#0a3a42"), (566, 130, "#0c4a50"),
            (596, 210, "#0a3a42"), (350, 70, "#0a3a42")):
        kelp(canvas, x, 930, h, 20, c, seed=int(x))
    for x, y, r in ((430, 900, 46), (548, 912, 60), (496, 918, 34)):
        mound = canvas.fill(ellipse(x, y, r, r * 0.66), ["#c85a4a", "#7a2c38", "#2a1424"],
            gradient=((x - r, y - r), (x + r, y + r)), form=0.9, radius=r * 0.6, bump=0.7, edge=0.2,
            alpha=0.9)
        for k in range(5):
            canvas.line([(x - r + k * r * 0.4, y + 4), (x - r * 0.8 + k * r * 0.4, y - r * 0.4),
                (x - r * 0.6 + k * r * 0.4, y)], [0.5, 2.4, 0.5], "#f49a7c", 0.5, clip=mound)
    canvas.fill(spline([(180, 930), (210, 880), (260, 872), (300, 900), (310, 940)]), ["#1c5a5c", "#062a32"],
        form=0.8, radius=20, bump=0.5, edge=0.3)
