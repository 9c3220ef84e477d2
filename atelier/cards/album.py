"""A great-grandmother waters a framed family photograph; the wet faces gain colour and a branch grows out."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix, rgb
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.folk import SIT, STAND, person
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
    """Paint the wall, the picture in its frame, the water, and she who pours."""
    canvas.set_light((-0.7, -0.5, 0.5), ambient="#2f2118", key="#fff2d4")
    _wall(canvas)
    _chair(canvas)
    _photograph(canvas)
    _frame(canvas)
    _branch(canvas)
    _old_woman(canvas)
    _water(canvas)


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
    for x, y, w, h in ((48, 96, 70, 92), (120, 226, 60, 60)):  # pale places where pictures hung, and an oval one
        canvas.fill(rect(x - 6, y - 6, w, h), "#ecd8ac", alpha=0.65, edge=0.2)
        canvas.fill(ellipse(x + w / 2 - 6, y - 14, 2.4), "#35251a", edge=0, wobble=0)
    canvas.fill(ellipse(60, 342, 40, 50), ["#8a6540", "#4a3420"], form=0.8, radius=9, **LOOK)
    canvas.fill(ellipse(60, 342, 30, 40), ["#e8dcc4", "#b8a88c"], **LOOK)
    canvas.fill(union(ellipse(60, 332, 11, 14), smooth([(38, 374), (46, 352), (60, 348), (74, 352), (82, 374)])),
        "#6a5a4a", **LOOK)
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
    """Three generations in their Sunday clothes: all grey, but where it is wet."""
    x0, y0, w, h = PHOTO
    photo = canvas.fill(rect(x0, y0, w, h), ["#d8c8a8", "#a89a88", "#6a6258"], gradient=((0, y0), (0, y0 + h)),
        **(LOOK | dict(detail=0.8)))
    d = dict
    rim = ("#fff6e4", 1, 0.6)
    with canvas.inside(photo):
        canvas.fill(smooth([(x0 - 10, 300), (300, 250), (400, 272), (560, 240), (570, 500), (x0 - 10, 500)]),
            ["#8fb08a", "#5f7f70"], alpha=0.7, soft=6)
        canvas.fill(rect(x0, 420, w, 90), ["#b0784a", "#7a4a34"], **LOOK)
        back = ((282, 484, 2.5, d(view="front", skin="#e8b48c", hair="#3a2418", top="#3a5a8a", legs="#2a3040",
            beard="moustache", temper="smile", pose=d(near=(-16, -48), far=(16, -50)))),
            (352, 482, 2.42, d(view="front", skin="#f0c8a8", hair="#a8502a", style="bun", top="#c8503f",
            legs="#6a2a2a", temper="calm", pose=d(near=(-14, -48), far=(14, -50)))),
            (426, 484, 2.52, d(view="front", skin="#d8a078", hair="#2a1c18", style="short", top="#5a6a48",
            legs="#3a4434", hat=("cap", "#5a6a48"), temper="calm", pose=d(near=(-16, -48), far=(16, -50)))),
            (504, 482, 2.36, d(view="front", skin="#f2ccb0", hair="#d8a04a", style="bob", top="#e8c8a0",
            legs="#8a6a4a", temper="smile", pose=d(near=(-14, -48), far=(14, -50)))))
        for x, y, s, options in back:
            with canvas.at(x, y, s):
                person(canvas, rim=rim, **options)
        front = ((310, 536, 2.2, d(view="front", skin="#e0a880", hair="#e8e4e0", style="bald", beard="long",
            old=True, top="#4a3a34", legs="#2f2824", temper="calm", pose=SIT | d(hip=(0, -30), neck=(0, -60),
            head=(0, -73), near=(-14, -34), far=(14, -34)))),
            (392, 540, 2.2, d(view="front", skin="#f0c4a0", hair="#6a3a20", style="bun", top="#3f7f94",
            skirt=("#3f7f94", 24, -2), legs="#2f5a6a", temper="smile", pose=SIT | d(hip=(0, -30), neck=(0, -60),
            head=(0, -73), near=(-6, -42), far=(8, -42)))),
            (478, 542, 2.0, d(view="front", skin="#f2ccb0", hair="#8a5a2a", style="short", top="#f4ecd8",
            legs="#4a5a7a", child=0.6, stripes="#6c8fb5", temper="joy", pose=d(hip=(0, -40), neck=(0, -66),
            head=(0, -79), near=(-15, -44), far=(15, -44)))))
        for x, y, s, options in front:
            with canvas.at(x, y, s):
                person(canvas, rim=rim, hem=2, **options)
        with canvas.at(394, 450, 1):  # the baby on the lap
            canvas.fill(smooth([(-16, 0), (-12, -18), (12, -18), (18, 0), (10, 40), (-10, 40)]),
                ["#fffaf0", "#d8d0c8"], form=0.6, radius=10, rim=rim, **LOOK)
            canvas.fill(ellipse(0, -28, 14, 13), ["#ffe0c8", "#e8b090"], form=0.5, radius=9, rim=rim,
                **(LOOK | dict(detail=0.95)))
            for x in (-5, 5):
                canvas.fill(ellipse(x, -28, 1.7, 2), "#2a1420", edge=0, wobble=0, detail=1)
            canvas.line([(-3, -21), (0, -20), (3, -21)], [0.4, 1.2, 0.4], "#8a3a34", wobble=0, detail=1)
        # a dog
        canvas.fill(smooth([(514, 500), (516, 462), (524, 444), (540, 446), (548, 462), (552, 500)]),
            ["#e8b070", "#a8682f"], form=0.8, radius=12, rim=rim, **LOOK)
        canvas.fill(union(ellipse(528, 446, 15, 13), ellipse(518, 452, 9, 6), ellipse(540, 450, 6, 12, -14)),
            ["#f0c080", "#a8682f"], form=0.7, radius=8, rim=rim, **LOOK)
        canvas.fill(ellipse(511, 450, 3), "#1c120c", edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(524, 442, 1.8), "#1c120c", edge=0, wobble=0, detail=1)
    _age(canvas, photo)


def _age(canvas: Canvas, photo) -> None:
    """Drain the colour out of the photograph except along the runs of water."""
    runs = [smooth([(232, 118), (300, 112), (396, 118), (404, 180), (388, 240), (392, 300), (378, 350), (360, 330),
        (352, 420), (338, 470), (326, 440), (316, 480), (298, 508), (284, 470), (276, 496), (258, 508), (246, 420),
        (232, 330)]), ribbon([(396, 150), (412, 250), (404, 330), (410, 392)], [26, 20, 17, 9]),
        ribbon([(360, 300), (388, 400), (392, 470)], [40, 40, 30]), ribbon([(436, 128), (440, 190), (436, 236)],
        [18, 13, 7])]
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
    main = [(390, 346), (391, 270), (402, 180), (430, 92), (484, 52), (560, 36)]
    twigs = ([(410, 150), (452, 130), (500, 136)], [(430, 92), (410, 50), (420, 12)],
        [(484, 52), (520, 84), (566, 98)], [(400, 190), (440, 176), (470, 190)])
    canvas.line([(x + 6, y + 8) for x, y in main[2:]], [9, 3], "#2a1c10", 0.4, soft=4)
    canvas.fill(ribbon(main, [5, 9, 11, 9, 7, 3]), ["#a8784a", "#6a4a2c"], form=0.9, radius=5,
        rim=("#fff0cc", 1.8, 0.7), bark=0.4, **LOOK)
    for t in twigs:
        canvas.fill(ribbon(t, [5, 4, 1.6]), ["#a8784a", "#6a4a2c"], form=0.8, radius=3, rim=("#fff0cc", 1.2, 0.7),
            **LOOK)
    random = dice(5)
    for way, n in ((main[2:], 22), *((t, 8) for t in twigs)):
        for k in range(n):
            px, py = along(way, (k + 0.6) / n)
            a, s = 360 * random.random(), 11 + 9 * random.random()
            with canvas.at(px, py, s / 16, a):
                c = ["#8fc05a", "#5fa04a", "#b4d878", "#4a8a48"][int(random.random() * 4)]
                leaf = canvas.fill(smooth([(0, 0, 1), (8, -8), (20, -7), (31, 0, 1), (20, 7), (8, 7)]),
                    [mix(c, "#f4ffd0", 0.35), c, mix(c, "#1c3a24", 0.4)], gradient=((6, -8), (20, 8)), form=0.5,
                    radius=5, rim=("#faffe0", 1.2, 0.7), **(LOOK | dict(detail=0.85)))
                canvas.line([(1, 0), (28, 0)], [1.2, 0.4], mix(c, "#f4ffd0", 0.6), 0.8, clip=leaf, wobble=0)
    for px, py in ((470, 66), (546, 44), (418, 22), (500, 128), (556, 92), (462, 184)):
        for k in range(5):
            a = k * 72
            canvas.fill(ellipse(px + 6 * math.cos(math.radians(a)), py + 6 * math.sin(math.radians(a)), 6, 4.4, a),
                ["#ffffff", "#f6c8c8"], form=0.5, radius=3, **(LOOK | dict(detail=0.9)))
        canvas.fill(ellipse(px, py, 3), "#f0b83f", edge=0, wobble=0, detail=1)


def _old_woman(canvas: Canvas) -> None:
    """Bent, thin, on tiptoe on a kitchen stool, one hand on the frame."""
    with canvas.at(112, 802):
        canvas.fill(ellipse(6, 40, 96, 16), "#1c120a", alpha=0.5, soft=7)
        for a, b in (((-42, -58), (-58, 40)), ((42, -58), (60, 40)), ((-20, -58), (-26, 28)), ((24, -58), (30, 28))):
            canvas.line([a, b], [11, 9], "#a8784a", form=0.8, radius=5, rim=("#fff0cc", 1.6, 0.6), detail=0.75)
        canvas.line([(-50, -6), (52, -6)], 7, "#8a5f38", form=0.7, radius=3)
        canvas.fill(union(ellipse(0, -62, 60, 13), rect(-60, -62, 120, 9)), ["#d8b078", "#8a5f38"], form=0.6,
            radius=7, rim=("#fff6dc", 2, 0.8), **LOOK)
    with canvas.at(110, 742, 3.3):
        rim = ("#fff2d4", 1.0, 0.85)
        pose = STAND | dict(hip=(-4, -44), neck=(10, -70), head=(17, -82), near=(30, -64), far=(24, -107),
            near_foot=(-6, 0), far_foot=(7, -1))
        person(canvas, pose, skin="#ecc4a4", hair="#f0ece8", style="bun", top="#6c8fb5", skirt=("#5a4638", 17, -6),
            legs="#c8b8a8", shoes="#8a5a4a", girth=0.86, old=True, temper="sad", eyes="open", glasses=True, rim=rim,
            tilt=-20)
        shawl = smooth([(-12, -66), (-4, -74), (8, -76), (14, -70), (6, -60), (2, -48), (-6, -40), (-14, -46),
            (-16, -56)])
        sm = canvas.fill(shawl, ["#c88a8a", "#8a4a54", "#5a2c3c"], form=0.7, radius=7, rim=rim, **LOOK)
        for k in range(7):
            canvas.line([(-18 + k * 5, -76), (-14 + k * 5, -38)], 0.7, "#f0c8b8", 0.5, clip=sm, wobble=0.1)
            canvas.line([(-18, -74 + k * 6), (18, -72 + k * 6)], 0.7, "#f0c8b8", 0.5, clip=sm, wobble=0.1)
        for k in range(8):
            canvas.line([(-13 + k * 2.1, -42 - 1.6 * k), (-14 + k * 2.1, -36 - 1.6 * k)], [0.8, 0.4], "#8a4a54", 0.9,
                wobble=0.1)
        canvas.fill(ribbon([(4, -66), (14, -54), (28, -63)], [9, 8, 5.4]), ["#8fb0d0", "#5f84ac"], form=0.8,
            radius=4, rim=rim, **LOOK)
        canvas.fill(ellipse(30.4, -64.4, 3.4, 2.8), ["#f4d4b8", "#d8a488"], form=0.5, radius=2.4, rim=rim,
            **(LOOK | dict(detail=0.95)))
        canvas.fill(smooth([(4, -40), (12, -40), (14, -12), (6, -8), (1, -14)]), ["#f6ecd8", "#c8b494"], form=0.4,
            radius=4, **LOOK)
        with canvas.at(17, -82, 1, -20):  # more years in the face
            for pts in ([(2, -6), (6, -6.6), (9, -6)], [(1, -8), (5, -8.8), (9, -8)], [(0, 5), (2, 8), (2, 10)],
                [(4, 9.4), (7, 10.2)], [(-3, 8), (-1, 10)]):
                canvas.line(pts, [0.2, 0.6, 0.2], "#a8705c", 0.8, wobble=0, detail=1)
            canvas.fill(ellipse(7.6, 3.6, 0.9, 1.5), "#d8f0ff", edge=0, wobble=0, detail=1)


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
    with canvas.at(196, 356, 0.98, 18):
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
