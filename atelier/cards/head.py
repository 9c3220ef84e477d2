"""In the temple of a sleeping head a door stands open; a ladder leads up to it, and two shoes wait on the sill."""

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.paths import ellipse, minus, placed, poly, rect, smooth, union

CARD = Card(id="head", palette="mint-coral", composition="close-up", setting="mind", mood="wonder",
    themes=("secret", "memory", "body", "knowledge"), hero="head", moon_or_sun=False, birds=False, cloudy_sky=False,
    seed=221, grading=dict(vignette=0.3, saturation=1.06))
LOOK = dict(edge=0.05, wobble=0.2, detail=0.85, grain=0.1, texture=0.01)
SOFT = dict(edge=0, grain=0.05, texture=0)

HEAD = smooth([(96, 930, 1), (116, 820), (112, 710), (84, 604), (46, 480), (38, 336), (76, 196), (166, 108),
    (282, 80), (392, 106), (462, 172), (490, 246), (497, 296), (490, 330), (514, 384), (549, 436), (543, 456),
    (514, 465), (510, 476), (529, 494), (530, 507), (502, 517, 1), (524, 531), (522, 552), (503, 566), (512, 602),
    (496, 652), (448, 676), (398, 690), (380, 740), (392, 820), (440, 930, 1)])
DOOR = smooth([(206, 452, 1), (206, 330), (216, 286), (256, 262), (296, 286), (306, 330), (306, 452, 1)])


def draw(canvas: Canvas) -> None:
    """Paint the quiet wall, the sleeper, the door, the ladder."""
    canvas.set_light(light=(-0.55, -0.6, 0.55), ambient="#3a2038", key="#fff0c8")
    canvas.sky([(0, "#dfe8d0"), (0.4, "#b4d0c0"), (0.75, "#7fa8a2"), (1, "#4a7478")], swirl=0.02, texture=0,
        focus=(180, 250, 820))
    brush.background(canvas, radii=(34, 17, 9))
    with canvas.at(6, 22, 0.975):
        face = _head(canvas)
        _features(canvas, face)
        _door(canvas, face)
        _collar(canvas)
        _ladder(canvas)
    canvas.glow(256, 390, 190, "#ffc870", 0.3, power=1.8)


def _head(canvas: Canvas):
    """One smooth body of clay, lit from the left."""
    canvas.shadow(HEAD, "#24464a", 26, 18, 26, 0.5)
    face = canvas.fill(HEAD, [(0, "#f0a884"), (0.45, "#dc7c62"), (1, "#9a4048")], gradient=((90, 120), (500, 720)), form=0.8,
        radius=130, shade="#7a2c40", highlight="#ffd4ac", rim=("#fff0d4", 3, 0.6), texture=0.004, grain=0.06, detail=0.6,
        edge=0.05, wobble=0.3)
    plane = dict(clip=face, **SOFT)
    canvas.fill(smooth([(380, 640), (470, 660), (520, 700), (420, 780), (330, 930), (250, 930), (330, 740)]), "#5a2038", alpha=0.5,
        soft=22, **plane)  # under the jaw
    canvas.fill(ellipse(440, 350, 52, 34), "#8a3446", alpha=0.4, soft=16, **plane)  # the socket
    canvas.fill(ellipse(424, 450, 58, 46), "#ffb090", alpha=0.4, soft=24, **plane)  # cheek
    canvas.fill(smooth([(470, 380), (496, 410), (500, 446), (478, 462), (470, 420)]), "#8a3446", alpha=0.4, soft=9, **plane)
    canvas.fill(ellipse(238, 170, 120, 54, -12), "#ffe0c0", alpha=0.4, soft=34, **plane)
    canvas.fill(smooth([(140, 640), (170, 760), (150, 930), (90, 930), (60, 600)]), "#ffd0a8", alpha=0.2, soft=22, **plane)
    canvas.fill(smooth([(300, 600), (380, 620), (450, 610), (400, 660), (330, 640)]), "#5a2038", alpha=0.25, soft=18, **plane)
    return face


def _features(canvas: Canvas, face) -> None:
    line = dict(wobble=0.1, detail=1, rough=0.1, clip=face)
    canvas.line([(412, 336), (428, 352), (452, 358), (476, 348)], [1, 4.4, 4.6, 1.6], "#4a1a2c", 1, **line)
    for k in range(6):
        x, y = 426 + k * 10, 351 + (5, 7, 8, 7, 5, 2)[k]
        canvas.line([(x, y), (x + 3, y + 8), (x + 9, y + 13)], [2.4, 1.8, 0.4], "#4a1a2c", 0.95, **line)
    canvas.line([(418, 316), (442, 306), (478, 314)], [0.6, 3, 0.6], "#8a3446", 0.6, **line)
    canvas.line([(410, 284), (440, 266), (490, 278)], [2, 9, 3], "#5a2030", 0.9, **line)
    canvas.line([(500, 452), (514, 442), (532, 450)], [1, 4, 1], "#7a2438", 0.8, **line)
    canvas.line([(504, 516), (480, 520), (460, 512)], [2.4, 3, 0.6], "#6a1c30", 0.9, **line)
    canvas.fill(smooth([(502, 516, 1), (480, 520), (496, 546), (524, 548), (528, 530)]), "#c0404a", alpha=0.5, soft=4,
        clip=face, **SOFT)
    canvas.fill(smooth([(502, 516, 1), (480, 518), (504, 490), (530, 494), (532, 508)]), "#b03844", alpha=0.55, soft=4,
        clip=face, **SOFT)
    ear = smooth([(150, 392), (132, 352), (98, 346), (78, 378), (84, 424), (104, 470), (128, 492), (146, 478), (142, 440)])
    canvas.shadow(ear, "#5a2038", 8, 10, 9, 0.5, clip=face)
    mask = canvas.fill(ear, ["#f6b894", "#d87860", "#a84a4c"], form=0.85, radius=18, shade="#7a2c40", rim=("#fff0d4", 2, 0.6),
        **LOOK)
    canvas.line([(140, 380), (116, 366), (98, 386), (104, 424), (122, 462)], [3, 9, 9, 6, 2], "#8a3446", 0.6, clip=mask, soft=2,
        rough=0)
    canvas.fill(ellipse(126, 424, 12, 22, -14), "#6a2036", alpha=0.6, soft=5, clip=mask, **SOFT)


def _door(canvas: Canvas, face) -> None:
    """A lit way in, its leaf swung towards us, the light on the skin below."""
    canvas.fill(smooth([(206, 452), (306, 452), (372, 640), (330, 720), (200, 720), (150, 640)]), "#ffd890", alpha=0.4, soft=16,
        clip=face, blend="screen", fade=((256, 450), (256, 740)), **SOFT)
    frame = union(placed(DOOR, -25.6, -38, 1.1), rect(196, 440, 120, 16))
    canvas.shadow(frame, "#4a1426", 4, 8, 8, 0.5, clip=face)
    canvas.fill(frame, ["#f4d8b0", "#b8744c", "#6a3028"], form=0.8, radius=8, rim=("#fff6e0", 2, 0.8), **LOOK)
    way = canvas.fill(DOOR, [(0, "#fff6d0"), (0.45, "#ffc860"), (1, "#b84e2c")], gradient=("r", (256, 352), 130), edge=0, wobble=0,
        grain=0.05, texture=0, detail=1)
    for k in range(6):  # stairs go up into the light
        y, w = 452 - k * 15, 50 - k * 6
        canvas.fill(poly([(256 - w, y - 13), (256 + w, y - 13), (256 + w + 3, y), (256 - w - 3, y)]),
            mix("#7a2c1c", "#ffd880", 0.16 * k), clip=way, edge=0, wobble=0, detail=1)
        canvas.line([(256 - w, y - 13), (256 + w, y - 13)], 2, mix("#ffb860", "#fff4c8", 0.14 * k), 1, clip=way, wobble=0)
    canvas.fill(minus(DOOR, placed(DOOR, 9, 8)), "#4a1418", alpha=0.6, soft=3, clip=way, **SOFT)
    leaf = smooth([(206, 456, 1), (206, 330), (204, 296), (190, 276), (164, 276), (146, 296), (138, 340), (136, 486, 1)])
    canvas.shadow(leaf, "#4a1426", -8, 12, 10, 0.55, clip=face)
    wood = canvas.fill(leaf, ["#3f8f88", "#236468", "#123c48"], gradient=((206, 0), (136, 0)), form=0.4, radius=8,
        rim=("#ffe0a0", 3, 0.9, (1, -0.1, 0.3)), **LOOK)
    for points in ([(184, 276), (182, 460)], [(160, 276), (158, 474)]):
        canvas.line(points, 1.8, "#0c2c36", 0.7, clip=wood, wobble=0.1)
    for y in (330, 430):
        canvas.line([(206, y), (164, y + 5)], [6, 2], "#e0a860", 1, wobble=0.1, clip=wood)
    canvas.fill(ellipse(148, 392, 5), ["#fff0b8", "#c8883c"], form=0.8, radius=4, **LOOK)
    sill = canvas.fill(poly([(192, 452), (320, 452), (330, 470), (182, 470)]), ["#f8e0b8", "#a8643c"], form=0.5, radius=5,
        rim=("#fff6e0", 2, 0.8), **LOOK)
    for x, turn in ((250, -6), (286, 8)):
        with canvas.at(x, 463, 0.84, turn):
            canvas.fill(ellipse(8, 3, 20, 5), "#3a1418", alpha=0.6, soft=2, clip=sill)
            shoe = smooth([(-14, -18, 1), (-16, 2, 1), (24, 2, 1), (26, -5), (14, -11), (2, -13), (0, -20, 1)])
            canvas.fill(shoe, ["#ff5a4c", "#c81f2c", "#7a0e20"], form=0.8, radius=7, rim=("#fff0d0", 2, 0.9), **LOOK)
            canvas.fill(ellipse(-7, -18, 8, 3), "#3a0a14", **LOOK)


def _ladder(canvas: Canvas) -> None:
    """Thin and long, from somewhere below to the sill."""
    rails = (((352, 940), (238, 470)), ((404, 940), (274, 470)))
    for shift, colour, alpha, wide in ((14, "#3a1426", 0.4, 8), (0, "#e8c088", 1, 7)):
        for (x0, y0), (x1, y1) in rails:
            canvas.line([(x0 + shift, y0), (x1 + shift * 0.5, y1)], [wide, wide * 0.7], colour, alpha, soft=4 if shift else 0,
                wobble=0.1, form=0 if shift else 0.7, radius=3, detail=0.9, rough=0.1)
        for k in range(17):
            t = k / 17 + 0.02
            a = tuple(p + (q - p) * t for p, q in zip(*rails[0], strict=True))
            b = tuple(p + (q - p) * t for p, q in zip(*rails[1], strict=True))
            canvas.line([(a[0] + shift, a[1]), (b[0] + shift, b[1])], wide * (0.8 - 0.3 * t), colour, alpha,
                soft=3 if shift else 0, wobble=0.1, form=0 if shift else 0.6, radius=2, detail=0.9, rough=0.1)


def _collar(canvas: Canvas) -> None:
    """The coat frames the neck."""
    for points in ([(-20, 940, 1), (10, 850), (84, 786), (116, 796), (150, 860), (190, 940, 1)],
        [(640, 940, 1), (560, 850), (450, 788), (396, 800), (366, 860), (330, 940, 1)]):
        canvas.shadow(smooth(points), "#3a1426", 6, -6, 12, 0.5)
        canvas.fill(smooth(points), ["#3f7a78", "#20545c", "#10303e"], form=0.8, radius=34, rim=("#d8f0e0", 2.4, 0.6),
            texture=0.01, grain=0.1, detail=0.6, edge=0.06)
