"""A hand waters a framed photograph of two who walk away; the wet part gains colour and a branch grows out."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix, rgb
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs import sculpt
from atelier.noise import blur, dice
from atelier.paths import along, ellipse, minus, poly, rect, ribbon, smooth, union

CARD = Card(
    id="album",
    palette="sepia-sky",
    composition="frame in frame",
    setting="parlour wall",
    mood="grief",
    themes=("time", "death", "home"),
    hero="growing photograph",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=454,
    grading=dict(vignette=0.32, warm=0.05, shadows="#2a1c14"),
)

LOOK = dict(edge=0.06, wobble=0.22, detail=0.78, grain=0.14, texture=0.02)
PHOTO = (236, 122, 316, 372)


def draw(canvas: Canvas) -> None:
    """Paint the wall, the picture in its frame, the water, and the hand that pours."""
    canvas.set_light((-0.7, -0.5, 0.5), ambient="#2f2118", key="#fff2d4")
    _wall(canvas)
    _chair(canvas)
    _photograph(canvas)
    _frame(canvas)
    _branch(canvas)
    _water(canvas)
    _arm(canvas)


def _wall(canvas: Canvas) -> None:
    canvas.sky([(0, "#b89468"), (0.5, "#cda873"), (1, "#8a6540")], swirl=0.02, texture=0.02)
    for k in range(22):
        x = k * 29 - 6
        canvas.fill(rect(x, -20, 13, 680), "#a8804f" if k % 2 else "#d8b888", alpha=0.42, edge=0.2)
        for j in range(9):
            y = 36 + j * 74 + (k % 2) * 37
            canvas.fill(union(ellipse(x + 6, y, 5, 7), ellipse(x + 1, y + 7, 4, 3), ellipse(x + 11, y + 7, 4, 3)),
                "#6c8fa0", alpha=0.45, edge=0.2)
    canvas.fill(rect(-20, 640, 640, 16), ["#e8d0a0", "#8a6540"], form=0.6, radius=7, **LOOK)
    canvas.fill(rect(-20, 656, 640, 140), ["#8a6540", "#6a4a2c"], texture=0.1, streaks="v")
    for k in range(6):
        canvas.fill(rect(10 + k * 104, 672, 84, 104, 3), ["#7a5836", "#8f6b42"], form=0.6, radius=7,
            rim=("#e0c090", 1.6, 0.5), **LOOK)
    canvas.fill(rect(-20, 794, 640, 130), ["#6a4526", "#35251a"], texture=0.1)
    for k in range(8):
        canvas.line([(-40 + k * 98, 796), (-90 + k * 120, 910)], 2, "#20140c", 0.6, wobble=0.3)
    for x, y, w, h in ((48, 96, 70, 92), (120, 226, 60, 60)):  # pale places where pictures hung
        canvas.fill(rect(x - 6, y - 6, w, h), "#ecd8ac", alpha=0.65, edge=0.2)
        canvas.fill(ellipse(x + w / 2 - 6, y - 14, 2.4), "#35251a", edge=0, wobble=0)
    for dx in (0, 66):  # the window's light lies on the wall
        for dy in (0, 118):
            pane = poly([(10 + dx, 40 + dy), (66 + dx, 60 + dy), (66 + dx, 166 + dy), (10 + dx, 146 + dy)])
            canvas.fill(pane, "#fff6dc", alpha=0.36, soft=5, edge=0)
    light_pools(canvas, [(150, 260, 420, "#fff0d0", 0.65), (380, 300, 300, "#fff0d8", 0.4)], "#8a7a70", gain=1.04,
        noise=0.05)
    brush.background(canvas, radii=(12, 6, 3))


def _chair(canvas: Canvas) -> None:
    """An empty armchair with a hat on it."""
    with canvas.at(476, 808, 1.04):
        canvas.fill(ellipse(0, 34, 120, 20), "#1c120a", alpha=0.5, soft=8)
        tone = ["#7fa4b4", "#4f7488", "#2c4454"]
        canvas.fill(smooth([(-74, 0), (-82, -110), (-66, -176), (-20, -196), (30, -194), (70, -172), (84, -110),
            (78, 0)]), tone, gradient=((-70, -190), (60, 0)), form=0.8, radius=30, rim=("#e0f0f4", 2.4, 0.6), **LOOK)
        for x in (-36, 4, 42):
            for y in (-148, -104):
                canvas.fill(ellipse(x, y, 4.4), "#24384a", form=0.5, radius=3, **LOOK)
                for d in (-1, 1):
                    canvas.line([(x, y), (x + d * 18, y + 20)], [2, 0.5], "#2c4454", 0.5)
        canvas.fill(smooth([(-70, -60), (70, -62), (76, -20), (60, 4), (-64, 6), (-76, -20)]), tone, form=0.8,
            radius=18, rim=("#e0f0f4", 2, 0.6), **LOOK)
        for sx in (-1, 1):
            canvas.fill(smooth([(sx * 62, 20), (sx * 64, -60), (sx * 72, -84), (sx * 98, -86), (sx * 108, -62),
                (sx * 100, 22)]), tone, gradient=((-100, -80), (100, 20)), form=0.85, radius=18,
                rim=("#e0f0f4", 2.4, 0.6), **LOOK)
            canvas.fill(rect(sx * 84 - 7, 18, 14, 18, 3), "#4a3020", **LOOK)
        canvas.fill(rect(-66, 2, 132, 22, 6), tone, form=0.6, radius=8, **LOOK)
        canvas.fill(union(smooth([(-34, -62, 1), (-32, -88), (-6, -98), (22, -90), (28, -64, 1)]),
            ellipse(-4, -62, 52, 10)), ["#8a7460", "#4a382c", "#2a1e18"], form=0.85, radius=14,
            rim=("#fff0d0", 2, 0.7), **LOOK)
        canvas.line([(-33, -70), (-4, -64), (28, -71)], [6, 7, 6], "#20140e", 0.9, wobble=0.1)


def _photograph(canvas: Canvas) -> None:
    """A man in a hat and a girl, hand in hand, walk away from us down an orchard lane: all grey, but where it is wet."""
    x0, y0, w, h = PHOTO
    photo = canvas.fill(rect(x0, y0, w, h), [(0, "#bfe0ee"), (0.3, "#f6ecc8"), (0.45, "#e8d8a0"), (1, "#c8b070")],
        gradient=((0, y0), (0, y0 + h)), **(LOOK | dict(detail=0.8)))
    soft = dict(edge=0.3, grain=0.1, texture=0.01, detail=0.6)
    with canvas.inside(photo):
        canvas.fill(rect(x0, 322, w, 180), ["#a8b878", "#708a5c"], **soft)
        canvas.fill(poly([(402, 326), (412, 326), (500, 500), (330, 500)]), ["#f6e4b8", "#c89a64"], **soft)
        random = dice(8)
        for side in (-1, 1):
            for k, (d, size) in enumerate(((34, 0.5), (62, 0.8), (104, 1.25), (160, 1.9))):
                x, y = 408 + side * d, 330 + d * 0.55
                canvas.fill(ribbon([(x, y), (x - side * 3 * size, y - 40 * size), (x + side * 4, y - 70 * size)],
                    [9 * size, 6 * size, 3 * size]), ["#8a5f3c", "#4a3020"], form=0.6, radius=4, **soft)
                for _ in range(16):
                    a, r = random.random() * 6.28, 34 * size * random.random() ** 0.5
                    canvas.fill(ellipse(x + r * math.cos(a), y - 78 * size + r * 0.8 * math.sin(a), 13 * size, 10 * size),
                        ["#fff4f0", "#eec0bc", "#9ab87c", "#7a9c64"][(k + _) % 4], alpha=0.9, form=0.4, radius=8, **soft)
        canvas.fill(ellipse(418, 482, 62, 9), "#4a3a20", alpha=0.5, soft=5)
        _pair(canvas)
    _age(canvas, photo)


def _pair(canvas: Canvas) -> None:
    """Seen from behind; his hat is the one on the armchair."""
    rim = ("#fff6e0", 1.6, 0.8)
    light = (-0.6, -0.6, 0.5)
    with canvas.at(392, 480, 1.02):
        legs = sculpt.model(canvas, [[([(-12, -78, 0), (-13, -40, 0), (-15, -4, 0)], [14, 11, 8]), ([(12, -78, 0), (16, -42, 2),
            (11, -6, 4)], [14, 11, 8])]], 4, 4)
        sculpt.lit(canvas, legs, ["#1c2030", "#39415a", "#6a7694"], light=light)
        canvas.fill(union(ellipse(-16, 0, 12, 6), ellipse(11, -3, 12, 6)), ["#5a3a28", "#2a1a14"], form=0.6, radius=4, **LOOK)
        coat = smooth([(-13, -196), (-34, -184), (-42, -160), (-46, -120), (-50, -96), (-40, -90), (-36, -120), (-33, -70, 1),
            (0, -64), (33, -70, 1), (34, -128), (46, -104), (60, -84), (68, -90), (58, -120), (46, -160), (36, -184),
            (13, -196)])
        mask = canvas.fill(coat, ["#5f86b4", "#34568a", "#1f3458"], gradient=((-46, -180), (50, -80)), form=0.8, radius=20, rim=rim,
            **LOOK)
        for points in ([(0, -190), (1, -130), (0, -66)], [(-33, -150), (-30, -120), (-33, -90)], [(33, -150), (33, -128), (34, -100)]):
            canvas.line(points, [0.6, 2, 0.8], "#16243e", 0.6, clip=mask)
        skin = sculpt.flesh("#e0ac84")
        bits = sculpt.model(canvas, [[([(0, -204, 0), (0, -192, 0)], [9, 10])], [([(0, -214, 4)], [15])], [([(-45, -90, 0)], [7])]], 2, 2)
        sculpt.lit(canvas, bits, skin, light=light)
        canvas.fill(smooth([(-14, -214), (-13, -203), (0, -199), (13, -203), (14, -214), (0, -218)]), ["#6a4a34", "#3a2418"], **LOOK)
        canvas.fill(union(smooth([(-17, -218, 1), (-16, -240), (-6, -248), (8, -247), (16, -240), (17, -218, 1)]),
            ellipse(0, -219, 32, 7)), ["#a08468", "#5a4434", "#33261e"], form=0.85, radius=10, rim=rim, **LOOK)
        canvas.line([(-17, -223), (0, -219), (17, -223)], 4, "#2a1c14", 0.9, wobble=0.1)
    with canvas.at(474, 484, 0.98):
        legs = sculpt.model(canvas, [[([(-7, -40, 0), (-8, -6, 0)], [6.4, 5]), ([(8, -40, 0), (9, -10, 2)], [6.4, 5])]], 2, 2)
        sculpt.lit(canvas, legs, sculpt.flesh("#f0c8a4"), light=light)
        canvas.fill(union(ellipse(-9, -2, 8, 5), ellipse(10, -6, 8, 5)), "#a83a34", form=0.5, radius=3, **LOOK)
        arm = sculpt.model(canvas, [[([(-12, -100, 2), (-20, -92, 4), (-24, -88, 4)], [6, 5, 4.6])], [([(16, -100, 0), (25, -80, 2),
            (27, -62, 4)], [6, 5, 4.6])]], 2, 2)
        sculpt.lit(canvas, arm, sculpt.flesh("#f0c8a4"), light=light)
        dress = smooth([(-9, -110), (-17, -104), (-15, -84), (-22, -56), (-33, -32, 1), (0, -25), (33, -32, 1), (22, -56),
            (15, -84), (17, -104), (9, -110)])
        mask = canvas.fill(dress, ["#ff8a78", "#d8453f", "#8a2430"], gradient=((-24, -100), (28, -30)), form=0.8, radius=14, rim=rim,
            **LOOK)
        for x in (-18, -6, 6, 18):
            canvas.line([(x * 0.4, -78), (x, -30)], [0.4, 1.8], "#7a1c28", 0.5, clip=mask)
        head = sculpt.model(canvas, [[([(0, -126, 0)], [15.5])], [([(0, -112, 0), (0, -106, 0)], [6, 6])]], 2, 2)
        sculpt.lit(canvas, head, ["#4a2414", "#8a4a24", "#c87c3c", "#f4b870"], light=light)
        for side in (-1, 1):
            canvas.line([(side * 9, -118), (side * 15, -104), (side * 13, -84)], [7, 7, 4], ["#d08a48", "#8a4a24"], 1, form=0.7,
                radius=3, wobble=0.3)
            canvas.fill(ellipse(side * 13, -86, 4, 3), "#f4ecd8", **LOOK)
        canvas.line([(0, -141), (0, -112)], 1, "#6a3418", 0.7, wobble=0)


def _age(canvas: Canvas, photo) -> None:
    """Drain the colour out of the photograph except along the runs of water."""
    runs = [smooth([(232, 118), (300, 112), (416, 118), (420, 180), (400, 250), (412, 300), (396, 360), (384, 330),
        (380, 420), (362, 480), (346, 440), (330, 486), (304, 508), (290, 470), (276, 500), (250, 508), (240, 420),
        (228, 330)]), ribbon([(410, 150), (432, 250), (424, 330), (430, 392)], [26, 22, 18, 9]),
        ribbon([(460, 128), (466, 200), (460, 262)], [20, 15, 7])]
    wet = canvas.full(canvas.mask(union(*runs), soft=3, wobble=1.0))
    cover = canvas.full(photo)
    luma = canvas.picture @ np.array([0.3, 0.59, 0.11], np.float32)
    grey = (0.08 + 0.84 * luma)[..., None] * rgb("#e6dfd2") + 0.01
    dry = (cover * (1 - wet))[..., None]
    canvas.picture[:] = canvas.picture * (1 - dry) + grey * dry
    shine = (cover * wet)[..., None]
    canvas.picture[:] = np.clip(canvas.picture * (1 + 0.16 * shine) + (canvas.picture - luma[...,
        None]) * 0.34 * shine, 0, 1)
    edge = np.clip(blur(wet, 2 * canvas.scale) - wet, 0, 1) * cover
    canvas.picture[:] = canvas.picture * (1 - edge[..., None] * 0.5)
    for pts in ([(262, 300), (265, 350), (262, 400)], [(336, 310), (338, 350), (334, 410)],
        [(304, 420), (301, 450), (305, 486)]):
        canvas.line(pts, [0.5, 2, 0.4], "#ffffff", 0.5, wobble=0.5, detail=0.85)


def _frame(canvas: Canvas) -> None:
    x0, y0, w, h = PHOTO
    outer, inner = rect(x0 - 34, y0 - 34, w + 68, h + 68, 6), rect(x0, y0, w, h)
    ring = minus(outer, inner)
    canvas.shadow(ring, "#1c120a", 10, 14, 10, 0.5)
    canvas.fill(ring, [(0, "#f4dca0"), (0.4, "#b8893f"), (0.75, "#7a5426"), (1, "#4a3018")],
        gradient=((x0, y0), (x0 + w, y0 + h)), form=0.95, radius=13, rim=("#fff6d8", 3, 0.8), **LOOK)
    canvas.fill(minus(rect(x0 - 8, y0 - 8, w + 16, h + 16), inner), ["#fff0c0", "#8a6228"], form=0.7, radius=4,
        **LOOK)
    for k in range(44):  # carved leaves
        t = k / 44
        px, py = _round(x0 - 20, y0 - 20, w + 40, h + 40, t)
        canvas.fill(ellipse(px, py, 9, 5, 45 if k % 2 else -45), ["#ffe9b0", "#a8782f"], form=0.8, radius=4,
            alpha=0.9, **LOOK)
    canvas.fill(minus(inner, rect(x0 + 9, y0 + 11, w, h)), "#1c120a", alpha=0.35, soft=4)


def _round(x: float, y: float, w: float, h: float, t: float) -> tuple[float, float]:
    """A place on a rectangle's edge."""
    d = t * 2 * (w + h)
    if d < w:
        return (x + d, y)
    if d < w + h:
        return (x + w, y + d - w)
    if d < 2 * w + h:
        return (x + w - (d - w - h), y + h)
    return (x, y + h - (d - 2 * w - h))


def _branch(canvas: Canvas) -> None:
    """It leaves the picture over the top edge, the only green in the room."""
    main = [(304, 388), (301, 330), (312, 262), (352, 186), (412, 108), (484, 52), (560, 36)]
    twigs = ([(366, 168), (412, 150), (462, 156)], [(430, 90), (410, 50), (420, 12)],
        [(484, 52), (520, 84), (566, 98)], [(330, 222), (312, 180), (330, 148)])
    canvas.line([(x + 6, y + 8) for x, y in main[4:]], [9, 3], "#2a1c10", 0.4, soft=4)
    canvas.fill(ribbon(main, [17, 13, 12, 11, 9, 6, 3]), ["#a8784a", "#6a4a2c"], form=0.9, radius=5,
        rim=("#fff0cc", 1.8, 0.7), bark=0.4, **LOOK)
    for t in twigs:
        canvas.fill(ribbon(t, [5, 4, 1.6]), ["#a8784a", "#6a4a2c"], form=0.8, radius=3, rim=("#fff0cc", 1.2, 0.7),
            **LOOK)
    random = dice(5)
    for way, n in ((main[3:], 20), *((t, 8) for t in twigs)):
        for k in range(n):
            px, py = along(way, (k + 0.6) / n)
            a, s = 360 * random.random(), 11 + 9 * random.random()
            with canvas.at(px, py, s / 16, a):
                c = ["#8fc05a", "#5fa04a", "#b4d878", "#4a8a48"][int(random.random() * 4)]
                leaf = canvas.fill(smooth([(0, 0, 1), (8, -8), (20, -7), (31, 0, 1), (20, 7), (8, 7)]),
                    [mix(c, "#f4ffd0", 0.35), c, mix(c, "#1c3a24", 0.4)], gradient=((6, -8), (20, 8)), form=0.5,
                    radius=5, rim=("#faffe0", 1.2, 0.7), **(LOOK | dict(detail=0.85)))
                canvas.line([(1, 0), (28, 0)], [1.2, 0.4], mix(c, "#f4ffd0", 0.6), 0.8, clip=leaf, wobble=0)
    for px, py in ((470, 66), (546, 44), (418, 22), (458, 152), (556, 92), (326, 156)):
        for k in range(5):
            a = k * 72
            canvas.fill(ellipse(px + 6 * math.cos(math.radians(a)), py + 6 * math.sin(math.radians(a)), 6, 4.4, a),
                ["#ffffff", "#f6c8c8"], form=0.5, radius=3, **(LOOK | dict(detail=0.9)))
        canvas.fill(ellipse(px, py, 3), "#f0b83f", edge=0, wobble=0, detail=1)


def _arm(canvas: Canvas) -> None:
    """An old hand on the handle, out of a knitted sleeve."""
    light, rim = (-0.6, -0.6, 0.55), ("#fff2d4", 2, 0.7)
    with canvas.at(84, 330, 0.56, 8):
        groups, places = sculpt.hand(curl=((58, 70, 36), (62, 74, 40), (66, 76, 40), (70, 78, 40)), splay=(-2, 0, 2, 4),
            bulk=1.0, arm=130, view=sculpt.turned(-16, -20, 62), thumb=((-16, -16, 0), (-42, -40, 8), (-52, -70, -4), (-40, -96, -22)))
        form = sculpt.model(canvas, groups, 11, 4)
        sculpt.cast_shadow(canvas, form, "#1c120a", 10, 14, 8, 0.45)
        mask = sculpt.lit(canvas, form, sculpt.flesh("#dfb08c", "#4a2028", "#fff0dc"), light=light, rim=rim, creases=1.0)
        sculpt.nails(canvas, places, mask, "#f4d8c4")
        for points in ([(20, -30), (50, -22), (74, -34)], [(14, -10), (44, 0), (70, -6)], [(40, -50), (60, -44), (80, -54)]):
            canvas.line(points, [0.4, 2, 0.4], "#a8707a", 0.4, clip=mask, wobble=0.3)
    way = [(38, 372, 0), (-10, 430, 0), (-70, 520, 0)]
    sleeve = sculpt.model(canvas, [[(way, [27, 42, 60])]], 4, 4)
    sculpt.cast_shadow(canvas, sleeve, "#1c120a", 14, 16, 10, 0.45)
    wool = sculpt.lit(canvas, sleeve, [(0, "#3a1420"), (0.35, "#7a3444"), (0.65, "#b46a70"), (1, "#f0c0b4")], light=light, rim=rim)
    for k in range(12):
        t = k / 11
        x, y = 50 - 130 * t, 356 + 160 * t
        canvas.line([(x - 46, y - 38), (x - 4, y + 6), (x + 50, y + 44)], [1, 3, 1], "#5a2030", 0.4, clip=wool, wobble=0.4)
    canvas.line([(6, 350), (40, 376), (62, 404)], [12, 14, 12], "#c88a8a", 0.8, clip=wool, wobble=0.2, form=0.6, radius=5)


def _water(canvas: Canvas) -> None:
    """The can, its rose at the corner of the picture, the runs, and a puddle that sprouts."""
    _can(canvas)
    random = dice(2)
    for k in range(16):
        x, y = 292 + k * 1.3, 246 + k * 1.0
        end = (296 + k * 4 + 8 * random.random(), 300 + 40 * random.random())
        canvas.line([(x, y), ((x + end[0]) / 2 + 5, y + 14), end], [1.2, 1.8, 0.5], "#e8f6ff", 0.75, detail=0.9,
            wobble=0.3)
    for x, y in ((262, 530), (302, 534), (338, 530), (290, 560), (318, 590), (266, 620), (330, 660), (296, 710)):
        canvas.fill(smooth([(x, y - 9, 1), (x + 4.4, y + 2), (x, y + 7), (x - 4.4, y + 2)]), ["#ffffff", "#a8d0e4"],
            form=0.5, radius=3, **(LOOK | dict(detail=0.9)))
    canvas.fill(ellipse(304, 846, 74, 13), ["#c8e0ec", "#6c9ab5"], alpha=0.75, edge=0.1, detail=0.7)
    canvas.fill(ellipse(288, 842, 30, 4), "#ffffff", alpha=0.6, soft=2)
    canvas.fill(ribbon([(312, 846), (309, 824), (316, 806)], [3, 3, 1.4]), "#7fb04f", **LOOK)
    for d, t in ((-1, 200), (1, -30)):
        with canvas.at(314, 816 + d * 3, 0.5, t):
            canvas.fill(smooth([(0, 0, 1), (10, -9), (24, -6), (32, 0, 1), (20, 7), (8, 6)]), ["#d0f090", "#6aa84a"],
                form=0.5, radius=5, **(LOOK | dict(detail=0.9)))


def _can(canvas: Canvas) -> None:
    tone = ["#c8e0ea", "#6c9ab5", "#34566c"]
    with canvas.at(166, 318, 1.12, 20):
        spout = ribbon([(22, -40), (54, -86), (74, -124)], [17, 11, 9])
        rose = smooth([(62, -136), (88, -120), (84, -112), (62, -124)])
        canvas.fill(union(spout, rose), tone, form=0.9, radius=6, rim=("#f4fdff", 1.8, 0.8), **LOOK)
        body = smooth([(-32, -58, 1), (30, -58, 1), (34, 10), (30, 20), (-30, 20), (-34, 10)])
        canvas.fill(body, tone, gradient=((-34, 0), (34, 0)), form=0.9, radius=20, rim=("#f4fdff", 2.4, 0.8), **LOOK)
        canvas.fill(ellipse(0, -58, 31, 8), ["#24384a", "#4f7488"], **LOOK)
        for y in (-44, 8):
            canvas.line([(-33, y), (0, y + 6), (33, y)], 3, "#34566c", 0.7, wobble=0.1)
        canvas.line([(-30, -52), (-58, -40), (-62, 0), (-34, 12)], [6, 7, 7, 6], "#4f7488", form=0.8, radius=3,
            rim=("#f4fdff", 1.4, 0.8), detail=0.8)
