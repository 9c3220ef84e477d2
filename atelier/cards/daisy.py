"""In a scrapyard a rusted robot pulls the petals off a daisy; a girl on its knee looks up."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import ellipse, minus, poly, rect, ribbon, smooth, union

CARD = Card(
    id="daisy",
    palette="tin-orange",
    composition="silhouette",
    setting="scrapyard",
    mood="longing",
    themes=("machine", "love", "time"),
    hero="robot with daisy",
    moon_or_sun=True,
    birds=False,
    cloudy_sky=True,
    seed=410,
    grading=dict(vignette=0.38, contrast=1.1),
)

CRISP = dict(edge=0.07, wobble=0.25, detail=0.85)
LIGHT = (0.75, -0.45, 0.35)
RIM = ("#ffd9a0", 3, 0.95, LIGHT)
TIN = ["#8fa7a8", "#4f7078", "#24424a", "#162c32"]
SUN = (420, 300)
FLOWER = (404, 468)


def draw(canvas: Canvas) -> None:
    """Paint the card."""
    canvas.set_light(LIGHT, ambient="#12282e", key="#ffc78a")
    _sky(canvas)
    _far_heaps(canvas)
    brush.background(canvas)
    _heap(canvas, [(-30, 860), (-20, 640), (30, 600), (84, 640), (110, 720), (160, 800), (180, 870)], 31,
        "#1c3a42")
    _heap(canvas, [(430, 860), (470, 780), (520, 690), (560, 650), (630, 600), (640, 870)], 32, "#24424a")
    _legs_behind(canvas)
    _arm_holding(canvas)
    _torso(canvas)
    _head(canvas)
    _legs(canvas)
    _daisy(canvas)
    _arm_pinching(canvas)
    _petals(canvas)
    _girl(canvas)
    _foreground(canvas)


def _sky(canvas: Canvas) -> None:
    canvas.sky([(0, "#1c3a42"), (0.2, "#3f6670"), (0.4, "#8fa7a8"), (0.58, "#f0b078"), (0.72, "#e2651f"),
        (1, "#6a3020")], swirl=0.06)
    canvas.glow(*SUN, 400, "#ffb060", 0.7)
    canvas.fill(ellipse(*SUN, 128), ["#fff0c8", "#ffc070", "#f07a2c"], gradient=((380, 180), (440, 430)),
        edge=0.1, wobble=0.3)
    random = dice(3)
    for x, y, w, h in ((120, 120, 330, 40), (470, 90, 380, 50), (540, 210, 260, 34), (40, 240, 300, 34),
            (330, 384, 420, 26), (90, 400, 260, 28), (560, 420, 240, 26)):
        for k in range(9):  # long torn bars of cloud, lit from below
            px, py = x + w * (random.random() - 0.5), y + h * (random.random() - 0.5)
            long = w * (0.25 + 0.25 * random.random())
            bar = smooth([(px - long, py), (px - long * 0.3, py - h * 0.22), (px + long * 0.4, py - h * 0.18),
                (px + long, py + 2), (px + long * 0.3, py + h * 0.16), (px - long * 0.4, py + h * 0.2)])
            canvas.fill(bar, ["#4a6a72", "#7c8a88", "#f6b070"], alpha=0.5, soft=4, edge=0.4)
    canvas.fill(rect(-20, 640, 640, 280), ["#6a4030", "#3a2c2c", "#12282e"], texture=0.1, edge=0.4)


def _far_heaps(canvas: Canvas) -> None:
    random = dice(5)
    outline = [(-20, 660)]
    for k in range(26):
        outline.append((-20 + 26 * k, 600 - 50 * random.random() - 40 * abs(math.sin(k * 0.5)), 1))
    canvas.fill(poly([(p[0], p[1]) for p in [*outline, (640, 680), (-20, 680)]]), ["#7a5444", "#8a5a40"],
        soft=2, edge=0.3, alpha=0.85)
    canvas.line([(70, 600), (84, 330), (88, 300)], [7, 6, 5], "#4a5a58", 0.9, soft=0.8)  # a crane far off
    canvas.line([(36, 318), (88, 296), (176, 256)], [4, 6, 4], "#4a5a58", 0.9, soft=0.8)
    canvas.line([(172, 260), (172, 330)], 1.6, "#4a5a58", 0.9, soft=0.6)
    canvas.fog(540, 700, "#f0b078", 0.4, seed=2)


def _heap(canvas: Canvas, outline: list, seed: int, tone: str) -> None:
    """A mound of dead cars, tyres, cogs and pipes."""
    mask = canvas.fill(smooth(outline), [mix(tone, "#8fa7a8", 0.2), tone, "#0e1e22"], form=0.5, radius=40,
        bump=0.4, edge=0.3)
    random = dice(seed)
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    for k in range(46):
        x = min(xs) + (max(xs) - min(xs)) * random.random()
        y = min(ys) + 10 + (max(ys) - min(ys)) * random.random()
        if mask is None or canvas.full(mask)[int(min(899, max(0, y)) * canvas.scale),
                int(min(599, max(0, x)) * canvas.scale)] < 0.5:
            continue
        with canvas.at(x, y, 0.6 + 0.6 * random.random(),
                360 * random.random() if k % 3 else 20 * (random.random() - 0.5)):
            _junk(canvas, k % 5, random)


def _junk(canvas: Canvas, kind: int, random) -> None:
    tone = ("#b85a24", "#5a7478", "#8a4424", "#3c5a60", "#8fa7a8")[int(5 * random.random())]
    paint = [mix(tone, "#ffc78a", 0.25), tone, mix(tone, "#0e1e22", 0.55)]
    look = dict(form=0.7, rim=("#ffcf98", 1.8, 0.8, LIGHT), **CRISP)
    if kind == 0:  # tyre
        canvas.fill(minus(ellipse(0, 0, 22, 20), ellipse(0, 0, 10, 9)), ["#3a4a4c", "#161e20"], radius=7,
            **look)
    elif kind == 1:  # cog
        teeth = [rect(-4, -26, 8, 10)] * 1
        whole = union(ellipse(0, 0, 20), *teeth, *[_turned_rect(a) for a in range(0, 360, 45)])
        canvas.fill(minus(whole, ellipse(0, 0, 7)), paint, radius=6, **look)
    elif kind == 2:  # car
        canvas.fill(smooth([(-44, 12), (-42, -4), (-22, -8), (-12, -22), (14, -22), (24, -8), (44, -4),
            (46, 12)]), paint, radius=12, **look)
        canvas.fill(smooth([(-16, -8), (-9, -18), (11, -18), (18, -8)]), "#12282e", **CRISP)
        for x in (-24, 26):
            canvas.fill(ellipse(x, 12, 9), ["#3a4a4c", "#0e1416"], radius=5, **look)
    elif kind == 3:  # pipe
        canvas.fill(ribbon([(-34, 6), (0, 0), (34, -4)], [12, 12, 12]), paint, radius=6, **look)
        canvas.fill(ellipse(35, -4, 4, 7), "#0e1416", **CRISP)
    else:
        canvas.fill(poly([(-20, -14), (18, -18), (24, 12), (-14, 16)]), paint, radius=7, **look)


def _turned_rect(angle: float):
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    corners = [(-4, -26), (4, -26), (4, -16), (-4, -16)]
    return poly([(x * c - y * s, x * s + y * c) for x, y in corners])


def _metal(canvas: Canvas, path, radius: float, rust: int, seed: int, box: tuple, rim: tuple = RIM,
        paint: list | None = None) -> Mask | None:
    """A plate of old tin: shading, rust that runs down, scratches."""
    canvas.shadow(path, "#0a1418", -5, 6, 8, 0.45)
    mask = canvas.fill(path, paint or TIN, gradient=((box[2], box[1]), (box[0], box[3])), form=0.95,
        radius=radius, light=LIGHT, shade="#0e1e24", highlight="#ffd9a8", rim=rim, bump=0.05, grain=0.24,
        texture=0.04,
        **CRISP)
    random = dice(seed)
    for _ in range(rust):
        x, y = box[0] + (box[2] - box[0]) * random.random(), box[1] + (box[3] - box[1]) * random.random()
        w, h = 5 + 14 * random.random(), 10 + 34 * random.random()
        canvas.fill(smooth([(x - w, y), (x - w * 0.4, y - 7), (x + w * 0.7, y - 5), (x + w, y + 2),
            (x + w * 0.4, y + h), (x, y + h * 0.5), (x - w * 0.4, y + h * 0.8)]), ["#e2651f", "#8a3a18"],
            alpha=0.5, clip=mask, edge=0.7,
            soft=0.8, texture=0.15)
    for _ in range(rust * 2):
        x, y = box[0] + (box[2] - box[0]) * random.random(), box[1] + (box[3] - box[1]) * random.random()
        canvas.line([(x, y), (x + 8 * random.random(), y + 12 * random.random())], [0.3, 1, 0.3],
            "#0e1e24" if random.random() < 0.5 else "#c8d4d0", 0.45, clip=mask)
    return mask


def _rivets(canvas: Canvas, points: list, size: float = 3.2) -> None:
    for x, y in points:
        canvas.fill(ellipse(x, y, size), ["#a8b8b4", "#2c484e"], form=0.9, radius=size, light=LIGHT,
            rim=("#ffe2b8", 0.9, 0.8, LIGHT), **CRISP)


def _joint(canvas: Canvas, x: float, y: float, r: float) -> None:
    canvas.shadow(ellipse(x, y, r), "#0a1418", -3, 5, 6, 0.5)
    canvas.fill(ellipse(x, y, r), ["#9ab0ae", "#3c5a60", "#16282e"], form=0.95, radius=r * 0.9, light=LIGHT,
        rim=RIM, **CRISP)
    canvas.fill(minus(ellipse(x, y, r * 0.62), ellipse(x, y, r * 0.46)), "#12242a", alpha=0.8, edge=0.05)
    canvas.fill(ellipse(x, y, r * 0.2), ["#ffb870", "#8a4424"], form=0.8, radius=r * 0.16, light=LIGHT,
        **CRISP)


def _torso(canvas: Canvas) -> None:
    hips = smooth([(190, 630), (350, 630), (372, 690), (340, 742), (200, 742), (170, 690)])
    _metal(canvas, hips, 34, 8, 11, (170, 630, 372, 742))
    for k in range(3):
        canvas.fill(ribbon([(208, 640 - 14 * k), (270, 648 - 14 * k), (334, 640 - 14 * k)], [15, 16, 15]),
            ["#5a7478", "#1c343a"], form=0.8, radius=7, light=LIGHT, rim=RIM, **CRISP)
    barrel = smooth([(176, 436), (196, 404), (270, 392), (344, 404), (368, 436), (374, 500), (364, 572),
        (340, 612), (270, 624), (202, 612), (178, 572), (168, 500)])
    mask = _metal(canvas, barrel, 66, 16, 12, (168, 392, 374, 624))
    canvas.line([(172, 470), (270, 482), (372, 470)], [2, 3, 2], "#0e1e24", 0.8, clip=mask, wobble=0.1)
    canvas.line([(176, 574), (270, 588), (366, 574)], [2, 3, 2], "#0e1e24", 0.8, clip=mask, wobble=0.1)
    _rivets(canvas, [(184 + 22 * k, 458 + 5 * math.sin(k / 8 * math.pi)) for k in range(9)])
    _rivets(canvas, [(188 + 21 * k, 590 + 6 * math.sin(k / 8 * math.pi)) for k in range(9)])
    door = canvas.fill(rect(206, 500, 66, 64, 6), ["#5a7478", "#24424a"], form=0.5, radius=8, light=LIGHT,
        rim=RIM, **CRISP)
    for k in range(4):
        canvas.line([(214, 514 + 12 * k), (264, 514 + 12 * k)], 4, "#0e1e24", 0.9, clip=door, wobble=0.1)
    # a gauge, low
    canvas.fill(ellipse(322, 436, 17), ["#fff2d4", "#c8a878"], form=0.5, radius=8,
        rim=("#5a3a20", 2, 0.9, (0, 1, 0.2)), **CRISP)
    canvas.line([(322, 436), (311, 442)], [2, 1], "#c83a1c", wobble=0, detail=1)


def _head(canvas: Canvas) -> None:
    for k in range(3):  # the neck
        canvas.fill(ribbon([(250, 400 - 15 * k), (282, 404 - 15 * k), (312, 398 - 15 * k)], [15, 17, 15]),
            ["#6a8488", "#1c343a"], form=0.8, radius=7, light=LIGHT, rim=RIM, **CRISP)
    with canvas.at(286, 292, 1.12, 10):
        canvas.line([(-30, -58), (-40, -92), (-28, -112), (-36, -128)], [5, 4, 3.4, 3], "#2c484e", 1,
            wobble=0.1, rim=("#ffd9a0", 1, 0.8, LIGHT), detail=0.9)
        canvas.fill(ellipse(-36, -130, 6), ["#ffb870", "#8a4424"], form=0.8, radius=5, light=LIGHT, **CRISP)
        for s in (-1, 1):
            canvas.fill(rect(s * 66 - 11, -22, 22, 44, 6), ["#8fa7a8", "#24424a"], form=0.8, radius=9,
                light=LIGHT, rim=RIM, **CRISP)
        skull = smooth([(-62, 34), (-66, -14), (-50, -52), (0, -66), (50, -52), (66, -14), (62, 34), (40, 46),
            (-40, 46)])
        mask = _metal(canvas, skull, 44, 9, 13, (-64, -64, 64, 46))
        canvas.line([(-62, -24), (0, -34), (62, -24)], [2, 2.6, 2], "#0e1e24", 0.8, clip=mask, wobble=0.1)
        _rivets(canvas, [(-54 + 13.5 * k, -34 - 8 * math.sin(k / 8 * math.pi)) for k in range(9)], 2.4)
        jaw = smooth([(-48, 34), (48, 34), (44, 62), (24, 72), (-24, 72), (-44, 62)])
        _metal(canvas, jaw, 20, 4, 14, (-48, 34, 48, 72))
        for k in range(7):
            canvas.line([(-30 + 10 * k, 44), (-29 + 9.6 * k, 62)], 3.4, "#0e1e24", 0.85, wobble=0.1)
        for x, lit in ((-22, False), (28, True)):
            canvas.fill(ellipse(x, -2, 22), ["#5a7478", "#12242a"], form=0.8, radius=8, light=LIGHT, rim=RIM,
                **CRISP)
            canvas.fill(ellipse(x, -2, 15), ["#fffbe0", "#ffc860", "#f07a1c"] if lit else ["#1c343a",
                "#0a1418"], gradient=("r", (x, -2), 15), edge=0.04, wobble=0, detail=1)
            if lit:
                canvas.glow(x, -2, 110, "#ffc060", 0.85, power=2.2)
                canvas.fill(ellipse(x + 4, 2, 4.4), "#7a3410", edge=0, wobble=0, detail=1)
            else:
                canvas.line([(x - 9, -9), (x - 1, -2), (x - 4, 4), (x + 6, 9)], [0.6, 1.6, 1.2, 0.4],
                    "#8fa7a8", 0.9, wobble=0, detail=1)
        canvas.fill(ribbon([(-42, -24), (-22, -34), (-4, -28)], [6, 8, 6]), ["#6a8488", "#24424a"], form=0.7,
            radius=4, light=LIGHT, rim=RIM, **CRISP)
        canvas.fill(ribbon([(8, -30), (28, -34), (48, -22)], [6, 8, 6]), ["#8fa7a8", "#24424a"], form=0.7,
            radius=4, light=LIGHT, rim=RIM, **CRISP)


def _limb(canvas: Canvas, a: tuple, b: tuple, w: float, seed: int) -> None:
    """A tube with a piston beside it."""
    (ax, ay), (bx, by) = a, b
    n = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / n, (by - ay) / n
    canvas.fill(ribbon([(ax - uy * w * 0.5, ay + ux * w * 0.5), (bx - uy * w * 0.34, by + ux * w * 0.34)],
        [w * 0.3, w * 0.3]), ["#c8d4d0", "#4f7078"], form=0.8, radius=w * 0.14, light=LIGHT, rim=RIM, **CRISP)
    box = (min(ax, bx) - w / 2, min(ay, by) - w / 2, max(ax, bx) + w / 2, max(ay, by) + w / 2)
    _metal(canvas, ribbon([a, ((ax + bx) / 2, (ay + by) / 2), b], [w, w * 1.12, w * 0.84]), w * 0.45, 6, seed,
        box)
    for t in (0.3, 0.7):
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t
        canvas.line([(x - uy * w * 0.54, y + ux * w * 0.54), (x + uy * w * 0.54, y - ux * w * 0.54)], 4,
            "#12242a", 0.7, wobble=0.1)


def _legs_behind(canvas: Canvas) -> None:
    canvas.fill(ellipse(280, 846, 290, 36), "#060e12", alpha=0.65, soft=12)


def _legs(canvas: Canvas) -> None:
    _limb(canvas, (214, 706), (84, 742), 62, 21)
    _limb(canvas, (336, 704), (476, 736), 62, 22)
    _limb(canvas, (476, 744), (250, 810), 54, 23)
    _foot(canvas, 190, 826, -1, 26)
    _limb(canvas, (84, 748), (310, 816), 56, 24)
    _foot(canvas, 376, 834, 1, 27)
    _joint(canvas, 82, 742, 36)
    _joint(canvas, 478, 734, 36)


def _foot(canvas: Canvas, x: float, y: float, side: int, seed: int) -> None:
    foot = smooth([(x - side * 44, y - 28), (x - side * 8, y - 34), (x + side * 34, y - 20),
        (x + side * 58, y + 4), (x + side * 56, y + 22), (x - side * 46, y + 22)])
    _metal(canvas, foot, 22, 6, seed, (x - 58, y - 34, x + 58, y + 22))
    canvas.line([(x - side * 46, y + 10), (x + side * 56, y + 10)], 3, "#0e1e24", 0.8, wobble=0.1)
    _rivets(canvas, [(x + side * (-30 + 16 * k), y - 12 + 2 * k) for k in range(4)], 2.6)


def _arm_holding(canvas: Canvas) -> None:
    _limb(canvas, (378, 452), (470, 570), 46, 28)
    _limb(canvas, (470, 572), (426, 624), 40, 29)
    _joint(canvas, 472, 574, 27)
    _joint(canvas, 380, 448, 42)


def _claw(canvas: Canvas, x: float, y: float, turn: float, flip: int) -> None:
    """Three jointed fingers that pinch at the origin."""
    with canvas.at(x, y, 1, turn, flip):
        for points, w in (([(-46, 12), (-22, 22), (0, 4)], [18, 16, 8]),
                ([(-46, -12), (-20, -24), (0, -3)], [18, 16, 8]), ([(-44, 0), (-24, -4), (-6, -10)],
                [16, 14, 8])):
            canvas.fill(ribbon(points, w), ["#a8b8b4", "#4f7078", "#1c343a"], form=0.9, radius=7,
                light=(0.6, -0.5, 0.4), rim=("#ffd9a0", 2, 0.9, LIGHT), **CRISP)
            canvas.fill(ellipse(points[1][0], points[1][1], 5), ["#ffb870", "#8a4424"], form=0.8, radius=4,
                **CRISP)
        canvas.fill(rect(-66, -20, 26, 40, 6), ["#8fa7a8", "#24424a"], form=0.8, radius=10,
            light=(0.6, -0.5, 0.4), rim=("#ffd9a0", 2, 0.9, LIGHT), **CRISP)


def _arm_pinching(canvas: Canvas) -> None:
    _joint(canvas, 164, 450, 42)
    _limb(canvas, (160, 462), (130, 596), 48, 33)
    _limb(canvas, (132, 600), (300, 522), 42, 34)
    _joint(canvas, 130, 600, 29)
    _claw(canvas, 372, 490, -25, 1)


def _petal(canvas: Canvas, x: float, y: float, turn: float, size: float) -> None:
    with canvas.at(x, y, size, turn):
        mask = canvas.fill(smooth([(0, 0), (-7, -14), (-6, -30), (0, -36), (6, -30), (7, -14)]),
            ["#ffffff", "#f0e4d0"], form=0.5, radius=6, shade="#a8b4b0", rim=("#fff6e0", 1.2, 0.8, LIGHT),
            **CRISP)
        canvas.line([(0, -3), (0, -28)], [0.5, 1, 0.3], "#c8b89c", 0.7, clip=mask, wobble=0)


def _daisy(canvas: Canvas) -> None:
    x, y = FLOWER
    canvas.fill(ribbon([(x, y), (x + 8, y + 60), (x + 16, y + 130), (x + 10, y + 186)], [6, 7, 7, 6]),
        ["#a8c070", "#4a6a34"], form=0.7, radius=4, light=LIGHT, rim=("#ffe6b0", 1.4, 0.8, LIGHT), **CRISP)
    canvas.fill(smooth([(x + 14, y + 96), (x + 34, y + 76), (x + 58, y + 78), (x + 40, y + 98)]),
        ["#a8c070", "#4a6a34"], form=0.6, radius=6, light=LIGHT, **CRISP)
    for k in range(15):
        if k in (9, 10, 12):  # already gone
            continue
        a = k * 24 + 10
        _petal(canvas, x + 13 * math.sin(math.radians(a)), y - 13 * math.cos(math.radians(a)), a, 1.12)
    canvas.fill(ellipse(x, y, 18), ["#ffe27a", "#f0a020", "#a85a10"], gradient=("r", (x + 5, y - 5), 20),
        form=0.8, radius=12, light=LIGHT, **CRISP)
    random = dice(41)
    for _ in range(50):
        a, r = 6.28 * random.random(), 16 * math.sqrt(random.random())
        canvas.fill(ellipse(x + r * math.cos(a), y + r * math.sin(a), 1.4),
            "#fff0a8" if random.random() < 0.5 else "#a85a10", alpha=0.9, edge=0, detail=1)
    canvas.glow(x, y, 90, "#fff0d0", 0.4)
    _claw(canvas, x + 16, y + 146, -150, 1)


def _petals(canvas: Canvas) -> None:
    _petal(canvas, 372, 494, -126, 1.05)  # the one between its fingers
    for x, y, turn, s in ((350, 610, 40, 0.95), (420, 690, 110, 0.9), (330, 740, 70, 0.8),
            (268, 790, 95, 0.9), (440, 850, 80, 0.9), (150, 868, 100, 0.95), (240, 866, 60, 0.8)):
        _petal(canvas, x, y, turn, s)


def _girl(canvas: Canvas) -> None:
    """She sits on the knee with her back to us, braced on her arms, and looks up at him."""
    canvas.fill(ellipse(44, 642, 24, 34), "#1c3a42", alpha=0.9, soft=7)  # nothing bright behind her head
    canvas.fill(ellipse(68, 720, 32, 7), "#0a1418", alpha=0.75, soft=4)
    cloth = dict(form=0.85, light=LIGHT, shade="#6a2a1c", highlight="#f8a860", grain=0.16, texture=0.02,
        rim=("#fff0cc", 1.8, 0.9, LIGHT), **CRISP)
    suit = ["#de6a26", "#b44a1c", "#6a2a18"]
    skin = dict(form=0.7, light=LIGHT, shade="#5a3024", rim=("#ffe6bc", 1.6, 0.9, LIGHT), **CRISP)
    with canvas.at(74, 710, 1.22):
        for arm, tones in (([(-12, -43), (-23, -24), (-25, -3)], suit[1:]), ([(12, -43), (25, -25), (27, -4)], suit)):
            x, y = arm[-1]
            canvas.fill(ellipse(x + 1, y + 2, 5, 4), ["#c98a62", "#7a4a38"], radius=3, **skin)
            canvas.fill(ribbon(arm, [11, 10, 8]), tones, gradient=((16, 0), (-16, 0)), radius=5, **cloth)
        back = smooth([(-19, 5), (-21, -6), (-16, -24), (-17, -38), (-11, -47), (-3, -51), (5, -51), (12, -47),
            (17, -38), (16, -24), (21, -6), (20, 5), (0, 9)])
        mask = canvas.fill(back, suit, gradient=((20, -20), (-20, -10)), radius=15, **cloth)
        canvas.fill(smooth([(-24, 12), (-24, -50), (-6, -50), (-9, -24), (-6, 12)]), "#3a1c1c", alpha=0.4, soft=6,
            clip=mask)
        for way, wide in (([(-17, -21), (0, -18), (17, -21)], 3.4), ([(1, -16), (2, -4), (1, 8)], 1.4),
            ([(14, -38), (9, -30), (10, -24)], 2.4), ([(-13, -36), (-8, -29), (-10, -24)], 2.4)):
            canvas.line(way, [wide * 0.5, wide, wide * 0.5], "#4a1e16", 0.6, clip=mask, soft=0.5, wobble=0.1)
        canvas.fill(ribbon([(-1, -48), (1, -56)], [10, 10]), ["#b87a56", "#6a4030"], radius=4, **skin)
        canvas.fill(ribbon([(-9, -49), (0, -51), (10, -49)], [4, 5, 4]), ["#f08a3c", "#a8441c"], radius=2, **cloth)
        with canvas.at(2, -71, 1, 12):
            canvas.fill(smooth([(4, -13), (13, -9), (16.5, -1), (16, 6), (11, 13), (2, 15)]), ["#d89a70", "#9a6044"],
                radius=6, **skin)
            hair = ["#6a4430", "#33201a", "#1a100e"]
            skull = smooth([(10, -16), (14, -9), (12.5, -1), (9, 5), (7, 13), (-1, 17), (-10, 14), (-17, 5),
                (-18, -6), (-13, -16), (-3, -21), (5, -20)])
            head = canvas.fill(skull, hair, gradient=((14, -8), (-16, 6)), form=0.85, radius=12, light=LIGHT,
                shade="#120a0a", highlight="#b87848", rim=("#ffd9a0", 2, 0.95, LIGHT), grain=0.12, **CRISP)
            ear = canvas.fill(ellipse(9.5, 1.5, 3.2, 5, 12), ["#e0a078", "#a8684a"], radius=3, **skin)
            canvas.line([(10.5, -1), (8.6, 1), (9.6, 4)], [0.4, 1, 0.4], "#6a3828", 0.8, clip=ear, wobble=0)
            for k in range(11):  # combed from the parting to the plait
                t = k / 10
                canvas.line([(-15 + 26 * t, -14 - 5 * math.sin(math.pi * t)), (-13 + 20 * t, 2), (-5 + 5 * t, 15)],
                    [0.4, 1, 0.5], ("#0e0808", "#8a5a3c")[k % 2], 0.45, clip=head, wobble=0.1)
        for k in range(7):  # the plait
            y = -56 + 5.6 * k
            x = -4 - 4.5 * math.sin(k / 6 * 1.4) + 0.9 * (-1) ** k
            canvas.shadow(ellipse(x, y, 4), "#3a160e", -2, 2, 1.6, 0.5)
            canvas.fill(ellipse(x, y, 5 - 0.28 * k, 4.2, 32 * (-1) ** k), ["#6a4430", "#241612"], form=0.8, radius=4,
                light=LIGHT, rim=("#ffd9a0", 1, 0.8, LIGHT), **CRISP)
        canvas.fill(ellipse(-8.4, -17.5, 3, 1.8), "#f4e2c0", **CRISP)
        canvas.fill(smooth([(-10, -17), (-7, -17), (-7, -10), (-9.5, -6), (-11, -11)]), ["#4a2c20", "#1a100e"],
            form=0.6, radius=2, **CRISP)


def _foreground(canvas: Canvas) -> None:
    random = dice(51)
    with brush.loose(canvas, radii=(8, 4)):
        canvas.fill(smooth([(-20, 878), (120, 866), (300, 880), (480, 868), (620, 876), (620, 930),
            (-20, 930)]), ["#3a2c2c", "#12242a"], texture=0.1, edge=0.4)
    for k, (x, y, s) in enumerate(((40, 872, 1.1), (112, 888, 0.8), (560, 876, 1.2), (500, 890, 0.8),
            (596, 846, 0.9))):
        with canvas.at(x, y, s, 30 * random.random()):
            _junk(canvas, (0, 1, 2, 3, 1)[k], random)
    for x in (18, 200, 330, 470, 580):  # weeds
        for k in range(6):
            canvas.line([(x + 4 * k, 900), (x + 4 * k + 6 * (k - 3), 876),
                (x + 4 * k + 12 * (k - 3), 858 + 4 * abs(k - 3))], [2, 1.4, 0.4],
                "#5a6a34" if k % 2 else "#c8844a", 0.9)
