"""Quilted mittens draw a loaf out of the oven; its crust is a village with lit windows."""

import math

import skia

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import ellipse, minus, placed, poly, rect, ribbon, smooth, spline, union

CARD = Card(
    id="oven",
    palette="candle-brown",
    composition="close-up",
    setting="kitchen",
    mood="tenderness",
    themes=("food", "work", "birth", "home"),
    hero="village loaf",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=310,
    grading=dict(contrast=1.08, vignette=0.34, warm=0.06, shadows="#2a1510"),
)

CRUST = ["#f6c878", "#d08a3c", "#8a4a1e"]
BEHIND = (0.1, -0.85, 0.4)
CRISP = dict(edge=0.1, wobble=0.2, detail=0.88)
LOAF = [(76, 560), (84, 484), (126, 420), (196, 380), (300, 366), (404, 380), (474, 420), (516, 484),
    (524, 560), (508, 640), (434, 700), (300, 722), (166, 700), (92, 640)]

TRAY = ((300, 638), 276, 116)  # middle and radii of the baking tray
LIP = 20

# The left mitten: the fingers go under the tray, the thumb lies over its rim. The right one is its mirror image.
HAND = [(-60, 960), (-64, 820), (-34, 722), (2, 672), (44, 652), (92, 672), (150, 706), (196, 742), (214, 772),
    (206, 794), (176, 806), (144, 814), (118, 836), (92, 872), (58, 960)]
THUMB = [(20, 816), (26, 762), (48, 718), (80, 682), (112, 662), (140, 662), (154, 680), (148, 704), (126, 724),
    (108, 750), (104, 784), (110, 830), (60, 850)]


def draw(canvas: Canvas) -> None:
    """Paint the oven's mouth and its fire, the loaf and its houses, the mittens."""
    canvas.set_light((-0.25, -0.75, 0.5), ambient="#2a1210", key="#ffdf9c")
    _oven(canvas)
    light_pools(canvas, [(300, 380, 230, "#ffb050", 1.5), (300, 700, 320, "#e89a58", 0.55)], "#3c221c")
    _embers(canvas)
    brush.background(canvas, radii=(18, 9, 4))
    _counter(canvas)
    _tray(canvas)
    _loaf(canvas)
    _village(canvas)
    _steam(canvas)
    _mitten(canvas, 0, 21)
    with canvas.at(600, 0, flip=-1):
        _mitten(canvas, -4, 19)
    _flour(canvas)


def _oven(canvas: Canvas) -> None:
    canvas.sky(["#5a3424", "#7a4a30"], swirl=0.05)
    random = dice(4)
    for j in range(16):  # the brick wall
        for i in range(9):
            x = -40 + i * 78 + (39 if j % 2 else 0)
            tone = mix("#a8643c", "#6a3624", random.random())
            canvas.fill(rect(x + 2, j * 44 + 2, 73, 39, 4), [mix(tone, "#ffd0a0", 0.12), tone], form=0.4,
                radius=6, edge=0.25, wobble=0.6)
    for k in range(21):  # the arch
        a = math.pi * (1 + k / 20)
        with canvas.at(300 + 274 * math.cos(a), 400 + 300 * math.sin(a), 1, math.degrees(a)):
            tone = mix("#c8845a", "#8a4a30", random.random())
            canvas.fill(rect(-38, -21, 78, 42, 5), [mix(tone, "#ffe0b0", 0.2), tone], form=0.5, radius=8,
                edge=0.2, wobble=0.5)
    mouth = smooth([(62, 640, 1), (62, 420), (92, 290), (170, 184), (300, 140), (430, 184), (508, 290),
        (538, 420), (538, 640, 1)])
    canvas.fill(mouth, [(0, "#ffcf70"), (0.3, "#f08a30"), (0.6, "#a83c18"), (1, "#2a0e0a")],
        gradient=("r", (300, 430), 330), edge=0.15)
    for k in range(9):  # the vault inside runs away from us
        r = 1 - 0.08 * k
        canvas.line([(300 + 236 * r * math.cos(math.pi * (1 + t / 24)), 440
            + 290 * r * math.sin(math.pi * (1 + t / 24))) for t in range(25)], 2.4, "#5a1c0e", 0.5,
            wobble=0.5)
    for k in range(12):
        a = math.pi * (1 + (k + 0.5) / 12)
        canvas.line([(300 + 90 * math.cos(a), 440 + 110 * math.sin(a)),
            (300 + 236 * math.cos(a), 440 + 290 * math.sin(a))], [1, 2.6], "#5a1c0e", 0.4, wobble=0.4)


def _embers(canvas: Canvas) -> None:
    """The fire lies at the back on the right and licks along the vault; the left side only glows."""
    for x, y, r, tone, strength in ((372, 352, 190, "#ff9a30", 0.75), (420, 372, 110, "#ffe08a", 0.6),
            (210, 390, 150, "#e8641c", 0.45)):
        canvas.glow(x, y, r, tone, strength, squash=0.8)
    random = dice(8)
    for k in range(17):
        x = 214 + 15 * k + 12 * random.random()
        h = (30 + 96 * math.exp(-((x - 398) / 74) ** 2)) * (0.65 + 0.55 * random.random())
        lean = 16 * (random.random() - 0.7)
        for w, share, c in ((17, 1, "#f0691c"), (11, 0.7, "#ffb038"), (6, 0.42, "#fff2b0")):
            canvas.fill(smooth([(x - w, 440), (x - w * 0.9, 410 - h * share * 0.3),
                (x - w * 0.3 + lean * 0.5, 404 - h * share * 0.65), (x + lean, 404 - h * share, 1),
                (x + w * 0.5 + lean * 0.4, 404 - h * share * 0.5), (x + w, 410), (x + w, 440)]), c, alpha=0.55,
                soft=4, edge=0)
    canvas.glow(330, 380, 290, "#ffb040", 0.5, squash=0.8)


def _counter(canvas: Canvas) -> None:
    stone = poly([(-20, 616), (620, 616), (620, 700), (-20, 700)])
    canvas.fill(stone, ["#c89468", "#7a4a30"], form=0.4, radius=10, edge=0.15, texture=0.06)
    board = poly([(-20, 690), (620, 690), (620, 920), (-20, 920)])
    mask = canvas.fill(board, ["#c8874c", "#8a5228", "#4a2816"], gradient=((0, 690), (0, 900)), texture=0.1,
        edge=0.1)
    for y in (760, 836):
        canvas.line([(-10, y), (300, y + 3), (610, y - 2)], 2.4, "#3a1c0e", 0.7, clip=mask, wobble=0.4)
    canvas.fill(ellipse(300, 734, 240, 34), "#1c0a06", alpha=0.65, soft=12, clip=mask)


def _loaf(canvas: Canvas) -> None:
    path = smooth(LOAF)
    mask = canvas.fill(path, [(0, "#ffd98a"), (0.25, CRUST[0]), (0.6, CRUST[1]), (1, CRUST[2])],
        gradient=((300, 366), (300, 800)), form=0.75, radius=80, light=(-0.15, -0.7, 0.6), shade="#6a3014",
        rim=("#fff0b8", 4, 0.95, BEHIND), bump=0.35, grain=0.28, texture=0.02, edge=0.12, detail=0.7)
    random = dice(7)
    for points in ([(104, 604), (200, 580), (300, 592), (400, 580), (496, 604)],
            [(96, 520), (190, 500), (300, 516), (410, 498), (506, 522)],
            [(140, 446), (220, 436), (300, 450), (390, 434), (462, 446)]):
        # the scores are the streets
        canvas.line([(x, y + 5) for x, y in points], [4, 17, 14, 17, 4], "#7a3c16", 0.7, clip=mask, soft=2)
        canvas.line(points, [3, 13, 10, 13, 3], "#fbe6b8", 0.95, clip=mask, rough=0.8, detail=0.7)
    canvas.fill(smooth([(60, 610), (150, 676), (300, 694), (450, 676), (540, 610), (540, 760), (60, 760)]), "#4a1c0a",
        alpha=0.62, soft=16, clip=mask)  # the crust browns towards the tray
    for _ in range(150):  # blisters and flour
        x, y = 90 + 420 * random.random(), 390 + 290 * random.random()
        canvas.fill(ellipse(x, y, 2 + 5 * random.random(), 1.4 + 3 * random.random()), "#fff4dc"
            if random.random() < 0.55 else "#7a3c16", alpha=0.35, soft=1, clip=mask)


def _house(canvas: Canvas, w: float, h: float, seed: int, roof: float = 0.55) -> None:
    """A little house baked of crust, origin at the middle of its foot; flour lies on its roof like snow.

    `roof` is how steep the gable is; the seed chooses crust, windows, door and chimney.
    """
    random = dice(seed)
    wall = mix("#f0bc70", "#b06a30", random.random())
    deep = mix(wall, "#4a1c0c", 0.55)
    side = w * (0.3 + 0.35 * random.random())
    top = -h - w * roof
    tiles = (mix("#8a4420", "#a85a2c", random.random()), mix("#4a200e", "#5a1c14", random.random()))
    canvas.fill(poly([(-w / 2, 2), (w / 2 + side, -4), (w / 2 + side, 8), (-w / 2 + 4, 10)]), "#4a1c0c",
        alpha=0.5, soft=2)
    canvas.fill(poly([(w / 2, 0), (w / 2 + side, -7), (w / 2 + side, -h - 4), (w / 2, -h)]),
        [deep, mix(deep, "#2a0e08", 0.4)], **CRISP)
    canvas.fill(poly([(-w / 2, 0), (w / 2, 0), (w / 2, -h), (0, top + w * 0.06), (-w / 2, -h)]),
        [mix(wall, "#fff0c8", 0.3), wall, deep], form=0.5, radius=7, bump=0.3,
        rim=("#fff0b8", 1.6, 0.8, BEHIND), **CRISP)
    if side > w * 0.48:
        _lit(canvas, w / 2 + side * 0.5, -h * 0.5, w * 0.15)
    tile = canvas.fill(poly([(0, top), (w / 2 + 5, -h + 3), (w / 2 + side + 5, -h - 3), (side, top - 5)]),
        list(tiles), form=0.4, radius=5, **CRISP)
    canvas.fill(ribbon([(-w / 2 - 5, -h + 4), (0, top), (w / 2 + 5, -h + 4)], [5, 6, 5]), list(tiles), form=0.5,
        radius=3, **CRISP)
    reach = 0.3 + 0.5 * random.random()  # how far down the snow lies
    canvas.fill(spline([(0, top - 2), (side, top - 8),
        (side + (w / 2 + 5) * reach, top - 5 + (w * roof + 4) * reach), (side * 0.5 + w * 0.5 * reach * 0.8,
        top + w * roof * reach * 0.75), ((w / 2 + 5) * reach, top + (w * roof + 3) * reach),
        (w * 0.1, top + w * 0.16)]), "#fff4e0", alpha=0.92, clip=tile, edge=0.4)
    if random.random() < 0.6:
        x = side * 0.5 + w * 0.34 * random.random()
        canvas.fill(rect(x, top - w * 0.14, 6 + w * 0.05, 13 + w * 0.1), ["#a8643c", "#5a2c18"], form=0.5, radius=3,
            **CRISP)
        canvas.fill(rect(x - 1, top - w * 0.14 - 3, 8 + w * 0.05, 4, 2), "#fff4e0", **CRISP)
    face = int(3 * random.random())
    size = w * (0.2, 0.16, 0.24)[face]
    door = (-0.24, 0.0, 0.24)[face] * w
    rows = (((-0.24, 0.68), (0.18, 0.68), (0.18, 0.28)), ((-0.3, 0.6), (0.3, 0.6), (0, 1.06), (0.3, 0.24)),
        ((-0.18, 0.52), (0.24, 0.74)))[face]
    for x, y in rows:
        _lit(canvas, x * w, -h * y, size)
    canvas.fill(smooth([(door - w * 0.11, 0, 1), (door - w * 0.11, -h * 0.28), (door, -h * 0.38),
        (door + w * 0.11, -h * 0.28), (door + w * 0.11, 0, 1)]), ["#7a3818", "#3a160a"], **CRISP)


def _lit(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.fill(rect(x - size * 0.62, y - size * 0.72, size * 1.24, size * 1.44, 1.5), "#5a2810", edge=0.05,
        wobble=0, detail=1)
    canvas.fill(rect(x - size * 0.46, y - size * 0.56, size * 0.92, size * 1.12, 1), ["#fff8d0", "#ffc848"],
        edge=0, wobble=0, detail=1, grain=0)
    canvas.line([(x, y - size * 0.56), (x, y + size * 0.56)], 1, "#7a3c16", 0.9, wobble=0)
    canvas.glow(x, y, size * 2.4, "#ffd060", 0.5)


def _village(canvas: Canvas) -> None:
    houses = [(180, 420, 26, 30, 0.8), (236, 410, 40, 24, 0.5), (352, 408, 26, 38, 0.9), (412, 424, 42, 22, 0.45),
        (128, 476, 30, 40, 0.55), (206, 472, 50, 28, 0.42), (400, 470, 34, 46, 0.7), (468, 480, 44, 24, 0.6),
        (186, 552, 38, 48, 0.75), (392, 556, 58, 32, 0.4), (254, 612, 52, 27, 0.62), (352, 622, 34, 40, 0.5)]
    items = [(y, lambda x=x, y=y, w=w, h=h, roof=roof, k=k: _placed_house(canvas, x, y, w, h, k, roof)) for k,
        (x, y, w, h, roof) in enumerate(houses)]
    items.append((520, lambda: _tower(canvas)))
    for x, y in ((286, 440), (90, 536), (498, 526), (300, 572), (150, 606), (440, 612), (200, 640),
            (410, 650), (300, 416), (350, 500)):
        items.append((y, lambda x=x, y=y: _rosemary(canvas, x, y)))
    for _, paint in sorted(items, key=lambda item: item[0]):
        paint()


def _placed_house(canvas: Canvas, x: float, y: float, w: float, h: float, seed: int, roof: float) -> None:
    with canvas.at(x, y, 1.12, (x - 300) * 0.055):
        _house(canvas, w, h, seed + 30, roof)


def _tower(canvas: Canvas) -> None:
    """The bell tower on the square."""
    with canvas.at(296, 522, 1.12):
        canvas.fill(ellipse(14, 4, 44, 10), "#4a1c0c", alpha=0.55, soft=3)
        canvas.fill(poly([(23, 0), (40, -6), (38, -128), (22, -124)]), ["#a8602c", "#5a2810"], **CRISP)
        canvas.fill(poly([(-25, 0), (25, 0), (22, -124), (-22, -124)]), ["#ffdc94", "#dc9a4a", "#a8602c"],
            form=0.5, radius=10, bump=0.3, rim=("#fff0b8", 2, 0.9, BEHIND), **CRISP)
        canvas.fill(rect(-27, -98, 54, 6, 2), "#8a4420", form=0.5, radius=3, **CRISP)
        for x in (-9, 11):
            canvas.fill(smooth([(x - 8, -96, 1), (x - 8, -112), (x, -120), (x + 8, -112), (x + 8, -96, 1)]),
                "#4a1c0c", **CRISP)
        canvas.fill(smooth([(-9, -98), (-7, -110), (0, -116), (9, -110), (11, -98)]), ["#ffe08a", "#c8862f"],
            form=0.9, radius=7, rim=("#ffffff", 1.2, 0.8), **CRISP)
        canvas.fill(ellipse(1, -96, 3), "#8a5a1c", **CRISP)
        canvas.fill(poly([(-30, -122), (0, -176), (10, -180), (44, -128), (24, -120)]),
            ["#9a4e24", "#4a200e"], form=0.5, radius=8, **CRISP)
        canvas.fill(spline([(-4, -168), (6, -180), (18, -160), (10, -146), (0, -152), (-12, -144)]),
            "#fff4e0", alpha=0.92, edge=0.4)
        canvas.line([(4, -178), (4, -194)], 2, "#5a2810", 1, wobble=0)
        for x, y in ((-8, -70), (8, -70), (0, -44)):
            _lit(canvas, x, y, 10)
        canvas.fill(smooth([(-9, 0, 1), (-9, -18), (0, -26), (9, -18), (9, 0, 1)]), ["#fff0b0", "#f0a83a"],
            **CRISP)


def _rosemary(canvas: Canvas, x: float, y: float) -> None:
    """A sprig baked into the crust stands for a tree."""
    with canvas.at(x, y, 1.1):
        canvas.line([(0, 0), (1, -16), (0, -34)], [2.4, 2, 1], "#5a3a1c", 1, wobble=0.1)
        for k in range(8):
            for side in (-1, 1):
                yy = -6 - k * 3.7
                canvas.line([(0, yy), (side * (9 - 0.7 * k), yy - 7)], [2.6, 0.8], "#7f8a3c" if side < 0
                    else "#4a5a24", 1, wobble=0.1, detail=0.85)


def _steam(canvas: Canvas) -> None:
    for x, lean, w in ((214, 34, 16), (300, -40, 24), (392, 44, 18), (340, 30, 12)):
        canvas.line([(x, 396), (x + lean * 0.4, 330), (x - lean * 0.5, 262), (x + lean, 190),
            (x + lean * 0.3, 120)], [2, w, w * 1.3, w, 2], "#fff4dc", 0.09, soft=12)


def _tray(canvas: Canvas) -> None:
    """A black iron tray under the loaf, its rim lit by the fire behind."""
    (x, y), rx, ry = TRAY
    canvas.fill(ellipse(x, y + 44, rx - 4, ry), "#140604", alpha=0.75, soft=14)
    canvas.fill(_tray_path(), ["#5a3a30", "#2c1814"], gradient=((300, 640), (300, 776)), form=0.5, radius=10,
        light=BEHIND, grain=0.2, texture=0.02, edge=0.08, detail=0.8)
    canvas.fill(ellipse(x, y, rx - 8, ry - 6), ["#8a5a38", "#3c2018"], gradient=((300, 560), (300, 750)), soft=1.5,
        edge=0.05, detail=0.8)
    canvas.fill(ellipse(x, y - 2, rx - 40, ry - 16), "#140604", alpha=0.7, soft=12)
    for points in ([_on_rim(t) for t in (200, 186, 172)], [_on_rim(t) for t in (-20, -6, 8)]):
        canvas.line(points, [0.4, 4, 0.4], "#ffb868", 0.55, soft=1.4)
    canvas.line([_on_rim(t) for t in range(150, 28, -8)], [0.6, 2, 1.4, 2, 0.6], "#c8885a", 0.6, soft=0.8)


def _on_rim(degrees: float) -> tuple[float, float]:
    (x, y), rx, ry = TRAY
    a = math.radians(degrees)
    return (x + (rx - 4) * math.cos(a), y + (ry - 3) * math.sin(a))


def _tray_path() -> skia.Path:
    (x, y), rx, ry = TRAY
    return union(ellipse(x, y, rx, ry), ellipse(x, y + LIP, rx - 8, ry))


def _mitten(canvas: Canvas, turn: float, seed: int) -> None:
    """The left quilted mitten: the tray hides its fingers, its thumb and the fire's glow lie over the rim."""
    hand, thumb = (placed(placed(smooth(points), -110, -740), 110, 740, 1, turn) for points in (HAND, THUMB))
    canvas.shadow(thumb, "#140604", 8, 9, 6, 0.7)
    look = dict(form=0.9, light=("page", 300, 470), grain=0.2, texture=0.02, edge=0.1, detail=0.8)
    free = canvas.mask(minus(rect(-200, 300, 1000, 800), minus(_tray_path(), thumb)), wobble=0)
    with canvas.inside(free):
        canvas.shadow(hand, "#140604", 8, 12, 8, 0.5)
        mitten = canvas.fill(union(hand, thumb), ["#d4583f", "#a83428", "#4a1216"], gradient=((110, 670), (10, 900)),
            radius=52, shade="#3a0c12", rim=("#ffc080", 3, 0.9, (0.5, -0.8, 0.4)), **look)
        _quilting(canvas, mitten)
        inner = canvas.mask(thumb, wobble=0)
        canvas.fill(minus(placed(_tray_path(), 0, 16), thumb), "#1c0408", alpha=0.55, soft=7, clip=mitten)
        crease = [(158, 700), (128, 730), (112, 756), (110, 792), (118, 836)]
        canvas.line(crease, [3, 12, 12, 10, 2], "#2a060a", 0.7, clip=mitten, soft=4)
        canvas.line([(34, 752), (58, 712), (90, 680), (124, 664)], [1, 9, 6, 1], "#ff9a6a", 0.3, clip=inner, soft=4)
        for points in ([(18, 742), (40, 782), (44, 836)], [(70, 806), (66, 846), (48, 890)],
                [(-20, 800), (6, 846), (10, 890)]):  # where the cloth bends
            canvas.line(points, [0.8, 9, 1], "#2a060a", 0.5, clip=mitten, soft=3.5)
        random = dice(seed)
        for _ in range(34):  # flour on the cloth
            x, y = -20 + 160 * random.random(), 670 + 210 * random.random()
            canvas.fill(ellipse(x, y, 1 + 4 * random.random() ** 2, 1 + 3 * random.random() ** 2, 50), "#fff6e6",
                alpha=0.1 + 0.25 * random.random(), clip=mitten, soft=0.8)


def _quilting(canvas: Canvas, mitten: Mask | None) -> None:
    """Lozenges: a soft furrow along every seam, light on its lower lip."""
    for lean in (-1, 1):
        for k in range(-6, 9):
            x = 40 + 44 * k
            seam = [(x + lean * (150 * t - 75) + 26 * t * (1 - t), 640 + 280 * t) for t in (0, 0.25, 0.5, 0.75, 1)]
            canvas.line(seam, 5, "#3a0a10", 0.5, clip=mitten, soft=1.8)
            canvas.line([(a + 3, b + 3) for a, b in seam], 3, "#ff9a70", 0.2, clip=mitten, soft=1.4)


def _flour(canvas: Canvas) -> None:
    random = dice(52)
    for _ in range(190):
        x, y = 130 + 340 * random.random(), 790 + 110 * random.random()
        canvas.fill(ellipse(x, y, 0.5 + 1.8 * random.random() ** 2), "#fff8ec", alpha=0.3
            + 0.5 * random.random(), edge=0, wobble=0, grain=0)
    for _ in range(50):  # sparks and floating flour in the heat
        x, y = 80 + 440 * random.random(), 120 + 300 * random.random()
        canvas.fill(ellipse(x, y, 0.7 + 1.3 * random.random() ** 2), "#ffe08a", alpha=0.8, edge=0, wobble=0,
            grain=0, detail=0.9)
