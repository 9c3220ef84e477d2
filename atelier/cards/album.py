"""A hand waters a framed photograph of two who walk away; the wet part gains colour and a branch grows out."""

import math

import numpy as np

from atelier import brush
from atelier.bodies.hand import OLD, forearm, hand
from atelier.bodies.scene import Scene, look, unit
from atelier.bodies.skin import Lamp, Stuff, body_stuff, paint
from atelier.canvas import Canvas
from atelier.colour import mix, rgb
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.grips import Hand, frame_of
from atelier.noise import blur, dice
from atelier.paths import along, curve, ellipse, minus, poly, rect, ribbon, smooth, union

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
HANDLE = [(159, 251), (136, 212), (91, 217), (69, 256), (82, 292), (125, 320)]
GRIP = Hand((62, 66, 70, 74), (84, 86, 86, 84), (52, 52, 52, 52), (3, 1, -1, -4), (26, 60, 0), (26, 40))


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
    photo = canvas.fill(rect(x0, y0, w, h), [(0, "#9fcde6"), (0.3, "#f6ecc8"), (0.45, "#f4dca0"), (1, "#c8b070")],
        gradient=((0, y0), (0, y0 + h)), **LOOK)
    soft = dict(edge=0.3, grain=0.1, texture=0.01, detail=0.6)
    with canvas.inside(photo):
        for y, tone in ((312, "#b9cbb8"), (322, "#9cbc98")):  # hills far off
            canvas.fill(smooth([(220, y + 14), (290, y - 12), (360, y + 4), (440, y - 14), (560, y + 8), (560, 400),
                (220, 400)]), tone, **soft)
        canvas.fill(rect(x0, 334, w, 170), ["#b8c47c", "#84a860", "#5c8850"], **soft)
        lane = canvas.fill(smooth([(396, 335, 1), (410, 335, 1), (424, 380), (470, 440), (520, 510, 1), (318, 510, 1),
            (356, 440), (390, 380)]), ["#fbeec4", "#eacb92", "#c89a64"], **soft)
        for way in ([(400, 338), (396, 390), (366, 450), (346, 510)], [(406, 338), (416, 390), (452, 450),
            (486, 510)]):
            canvas.line(way, [0.6, 3, 6, 9], "#a87c50", 0.45, clip=lane, soft=1)
        random = dice(8)
        for _ in range(240):
            t = random.random() ** 0.8
            x, y = x0 + w * random.random(), 340 + 160 * t
            if abs(x - 405) > 12 + 0.62 * (y - 335):
                n = 3 + 9 * t
                canvas.line([(x, y), (x + n * 0.1, y - n * 0.6), (x + n * 0.3, y - n)], [1 + t, 0.8, 0.3],
                    ("#d4dc90", "#4c7848", "#6c9a54", "#fff0f0")[int(4 * random.random())], 0.7)
        for d, size in ((30, 0.36), (54, 0.56), (92, 0.92), (150, 1.5)):
            for side in (1, -1):
                _tree(canvas, 405 + side * d + 5 * side, 340 + d * 0.62, size, random)
        canvas.fill(smooth([(330, 488), (400, 478), (500, 480), (540, 490), (460, 500), (370, 500)]), "#5a4424",
            alpha=0.5, soft=5, edge=0)
        _pair(canvas)
    _age(canvas, photo)


def _tree(canvas: Canvas, x: float, y: float, size: float, random) -> None:
    """An apple tree in bloom: a forked trunk, and a crown of dabs, dark ones below."""
    look = dict(edge=0.2, grain=0.1, texture=0.01, detail=0.6)
    with canvas.at(x, y, size):
        canvas.fill(ellipse(4, 2, 44, 8), "#34502c", alpha=0.4, soft=4)
        trunk = union(ribbon([(0, 8), (-1, -4), (-3, -26), (2, -50)], [17, 15, 12, 10]),
            ribbon([(0, -40), (-20, -66), (-34, -92)], [9, 6, 3]), ribbon([(1, -44), (20, -66), (36, -88)],
            [9, 6, 3]), ribbon([(1, -46), (4, -80), (0, -110)], [8, 5, 2]))
        canvas.fill(trunk, ["#8a6244", "#4a3220"], form=0.7, radius=5, rim=("#ffe8c0", 1.2, 0.6), **look)
        for k in range(9):  # grass over its foot
            gx = -18 + 4.4 * k
            canvas.line([(gx, 15), (gx + 1, 4), (gx + 3 + k % 3, -5 - 4 * (k % 2))], [6, 4, 0.6],
                ("#6c9a54", "#84a860", "#a4be70")[k % 3], 1)
        for k in range(150):
            t = k / 150
            a, r = 6.283 * random.random(), random.random() ** 0.5
            dx, dy = 58 * r * math.cos(a) - 8 * t, 44 * r * math.sin(a) - 14 * t
            tone = mix(("#4c7446", "#6c9a54", "#e4a8b0", "#fbe2dc",
                "#fffaf2")[min(4, int(t * 4.2 + random.random()))], "#6c9a54", 0.12)
            blob = 6.4 - 3.2 * t + 2.4 * random.random()
            canvas.fill(ellipse(dx, -92 + dy, blob, blob * 0.8, 180 * random.random()), tone, alpha=0.92, **look)


def _pair(canvas: Canvas) -> None:
    """Seen from behind; his hat is the one on the armchair."""
    rim, light = ("#fff6e0", 1.4, 0.3), (-0.6, -0.6, 0.5)
    look = LOOK | dict(light=light, wobble=0.15, detail=0.85)
    for x, y in ((384, 484), (414, 474), (477, 486), (497, 480)):  # their shadows fall to the right
        canvas.fill(poly([(x - 6, y - 2), (x + 8, y - 4), (x + 70, y + 12), (x + 60, y + 18)]), "#3a2c1c", alpha=0.5,
            soft=3, edge=0)
    with canvas.at(400, 486, 0.98):
        legs = union(ribbon([(-12, -90), (-14, -46), (-15, -8)], [24, 20, 15]),
            ribbon([(12, -90), (17, -48), (14, -14)], [24, 20, 15]))
        canvas.fill(legs, ["#4a5268", "#262c40"], form=0.8, radius=8, rim=rim, **look)
        canvas.fill(union(ellipse(-16, -2, 10, 6), smooth([(5, -12), (22, -14), (21, -2), (13, 2), (6, -3)])),
            ["#7a5238", "#33201a"], form=0.7, radius=4, **look)
        canvas.fill(union(ellipse(-50, -86, 6, 9, 10), ellipse(64, -80, 7, 9, -20)), ["#e8b890", "#a8704e"],
            form=0.7, radius=4, **look)
        body = smooth([(-14, -194), (-32, -186), (-41, -170), (-40, -130), (-36, -110), (-44, -70, 1), (0, -64),
            (44, -70, 1), (36, -110), (40, -130), (41, -170), (32, -186), (14, -194)])
        arms = union(ribbon([(-31, -174), (-47, -136), (-50, -94)], [24, 22, 17]),
            ribbon([(31, -174), (50, -134), (62, -90)], [24, 22, 17]))
        coat = canvas.fill(union(body, arms), ["#6f98c4", "#3d649a", "#223c66"], gradient=((-46, -180), (50, -70)),
            form=0.6, radius=28, rim=rim, **look)
        ink = dict(clip=coat, wobble=0.2, rough=0, detail=0.85)
        for way, wide in (([(-36, -162), (-36, -130), (-38, -96)], 3), ([(36, -162), (38, -130), (46, -92)], 3),
            ([(1, -112), (0, -90), (2, -64)], 2.6), ([(-30, -184), (-18, -172), (0, -168), (18, -172), (30, -184)],
            1.4)):
            canvas.line(way, [0.6, wide, wide * 0.6], "#14223c", 0.7, **ink)
        for way in ([(-34, -128), (-12, -116), (10, -116)], [(34, -134), (14, -120), (-4, -118)],
            [(-54, -140), (-44, -134), (-40, -136)], [(56, -138), (46, -130), (42, -132)],
            [(-24, -100), (-28, -84), (-30, -70)], [(26, -100), (28, -84), (30, -70)]):
            canvas.line(way, [0.6, 5, 1], "#16284a", 0.4, soft=1.5, **ink)
        canvas.fill(rect(-17, -116, 34, 6, 2), "#1e345a", alpha=0.8, clip=coat, **look)  # half-belt
        for x in (-12, 12):
            canvas.fill(ellipse(x, -113, 2), "#d8b878", **look)
        canvas.fill(smooth([(-9, -212), (9, -212), (11, -190), (-11, -190)]), ["#e8b890", "#a8704e"], form=0.6,
            radius=6, **look)
        canvas.fill(union(ellipse(-16, -214, 4, 6), ellipse(16, -214, 4, 6)), ["#e8b890", "#b07a58"], form=0.6,
            radius=3, **look)
        canvas.fill(smooth([(-15, -222), (-15, -208), (-9, -200), (0, -203), (9, -200), (15, -208), (15, -222)]),
            ["#b8b0a8", "#786e68"], form=0.7, radius=6, **look)
        canvas.fill(smooth([(-18, -196), (-10, -201), (0, -197), (10, -201), (18, -196), (14, -184), (0, -181),
            (-14, -184)]), ["#5a82b4", "#2c4a7c"], form=0.7, radius=5, rim=rim, **look)
        canvas.fill(union(smooth([(-18, -220, 1), (-18, -240), (-12, -250), (-2, -246), (8, -251), (17, -242),
            (18, -220, 1)]), smooth([(-36, -222), (-18, -216), (0, -213), (18, -216), (36, -222), (20, -226),
            (-20, -226)])), ["#a88a6c", "#6a5040", "#3a2a22"], form=0.85, radius=9, rim=rim, **look)
        canvas.line([(-18, -226), (0, -221), (18, -226)], 5, "#2a1c14", 0.9, wobble=0.1)
    with canvas.at(486, 488, 1.0):
        skin = ["#f4d0ac", "#c8906c"]
        canvas.fill(union(ribbon([(-7, -44), (-8, -8)], [9, 7]), ribbon([(8, -44), (10, -12)], [9, 7])), skin,
            form=0.7, radius=4, **look)
        canvas.fill(union(ribbon([(-8, -20), (-8, -6)], [8.4, 8]), ribbon([(9.4, -24), (10, -10)], [8.4, 8])),
            "#fff6ec", form=0.6, radius=4, **look)
        canvas.fill(union(ellipse(-9, -2, 7, 4.6), ellipse(11, -6, 7, 4.6)), "#a83a34", form=0.5, radius=3, **look)
        canvas.fill(union(ribbon([(16, -92), (29, -74), (36, -62)], [11, 9, 7])), skin, form=0.7, radius=4, **look)
        canvas.fill(ribbon([(-13, -94), (-22, -86), (-25, -80)], [11, 9, 8]), skin, form=0.7, radius=4, **look)
        frock = smooth([(-9, -106), (-18, -102), (-22, -90), (-14, -80), (-18, -62), (-33, -32, 1), (-12, -27),
            (12, -27), (33, -32, 1), (18, -62), (14, -80), (24, -88), (18, -102), (9, -106)])
        cloth = canvas.fill(frock, ["#ff9484", "#d8453f", "#8a2430"], gradient=((-24, -100), (28, -30)), form=0.55,
            radius=10, rim=rim, **look)
        for x in (-20, -8, 5, 18):
            canvas.line([(x * 0.5, -70), (x * 0.8, -50), (x, -28)], [0.4, 2.4, 2], "#7a1c28", 0.5, clip=cloth)
        canvas.line([(-15, -73), (0, -70), (15, -73)], 4, "#fff0d8", 0.9, clip=cloth)
        canvas.fill(smooth([(0, -146), (14, -140), (18, -126), (14, -112), (5, -106), (-5, -106), (-14, -112),
            (-18, -126), (-14, -140)]), ["#d89450", "#9a5a2c", "#5a3018"], form=0.8, radius=10, rim=rim, **look)
        canvas.line([(0, -145), (1, -126), (0, -106)], [1, 1.8, 1], "#f8dcb0", 0.8, wobble=0)
        for side in (-1, 1):
            for k in range(4):
                canvas.fill(ellipse(side * (14 + k * 0.8), -108 + 7 * k, 5 - 0.5 * k, 5, side * 20),
                    ["#d89450", "#8a4e24"], form=0.8, radius=4, **look)
            canvas.fill(union(ellipse(side * 14, -80, 4, 3, 30), ellipse(side * 20, -80, 4, 3, -30)), "#58a0d8",
                form=0.5, radius=2, **look)


def _age(canvas: Canvas, photo) -> None:
    """Drain the colour out of the photograph except along the runs of water."""
    runs = [smooth([(232, 118), (300, 112), (416, 118), (420, 180), (400, 250), (428, 260), (430, 340), (414, 372),
        (404, 420), (392, 484), (368, 440), (340, 490), (304, 508), (290, 470), (276, 500), (250, 508), (240, 420),
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
    for k in range(96):  # beading
        px, py = _round(x0 - 12, y0 - 12, w + 24, h + 24, k / 96)
        canvas.fill(ellipse(px, py, 4.2), ["#ffefbe", "#9a6c2c"], form=0.9, radius=3, **LOOK)
    for k in range(60):  # a wreath of laurel on the broad part
        px, py = _round(x0 - 24, y0 - 24, w + 48, h + 48, (k + 0.5) / 60)
        along_x = py < y0 - 20 or py > y0 + h + 20
        for d in (-1, 1):
            canvas.fill(ellipse(px + (0 if along_x else 3.4 * d), py + (3.4 * d if along_x else 0), 8, 2.8,
                (0 if along_x else 90) + 24 * d), ["#fbe2a0", "#a87830"], form=0.8, radius=3, alpha=0.9, **LOOK)
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
        rim=("#fff0cc", 1.8, 0.7), bark=0.12, **LOOK)
    for k in range(11):  # grass over its foot
        gx = 290 + 2.6 * k
        canvas.line([(gx, 394), (gx + 1, 386), (gx + 2 + k % 3, 380 - 5 * (k % 2))], [4, 2.6, 0.5],
            ("#5c9048", "#84b858", "#a8d070")[k % 3], 1, detail=0.7)
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
    """An old hand round the handle, out of a knitted sleeve: drawn with the fingers down, then turned."""
    lit = (-0.45, -0.8, 0.4)
    grip, length = np.array([73.0, 266.0, 0.0]), 124
    frame = frame_of(unit(np.array([0.84, -0.46, -0.3])), np.array([-0.35, -0.1, -0.9]), left=True)
    wrist = grip - frame @ np.array([0.6, 0.0, -0.17]) * length
    scene = Scene()
    arm = forearm(scene, wrist + np.array([-80.0, 86.0, -10.0]), wrist, frame[:, 1], 16.5)
    hand(scene, wrist, frame, length, GRIP, OLD, 0, arm)
    scene.place()
    scene.group()
    way = curve(HANDLE, 12)
    scene.chain([(float(x), float(y), 0.0) for x, y in way], [4.4] * len(way), mat=5, blend=0.02)
    canvas.line([(x + 16, y + 15) for x, y in HANDLE], 9, "#1c120a", 0.35, soft=6, rough=0)
    canvas.fill(ellipse(78, 292, 44, 40), "#1c120a", alpha=0.4, soft=12, edge=0)
    seen = look(scene, canvas.scale, (0, 150, 220, 440), eye=(300, 450, 2400))
    paint(canvas, seen, [*body_stuff("#d0aa94"), Stuff("#4f7a94", gloss=0.2)],
        [Lamp((-260, -200, 1100), "#ffecd0", 1.22, 0.14)], "#a89c90", "#7a5a44", detail=0.88, lost=0.15)
    with canvas.at(62, 258, 0.7, -136, -1):
        sleeve = smooth([(-46, -150, 1), (-58, -230), (-64, -420, 1), (96, -420, 1), (72, -230), (52, -150, 1)])
        canvas.shadow(sleeve, "#1c120a", 18, 18, 12, 0.45)
        wool = canvas.fill(sleeve, ["#c07478", "#8a4454", "#5a2436"], gradient=((-60, 0), (70, 0)), form=0.85,
            radius=40, shade="#3a1420", highlight="#f0b8ac", light=lit, rim=("#fff2d4", 2.4, 0.6, lit), grain=0.22,
            texture=0.03, edge=0.1, wobble=0.4, detail=0.8)
        for k in range(17):
            y = -172 - 13 * k
            canvas.line([(-70, y - 4), (-20, y + 6), (30, y + 6), (90, y - 6)], [2, 3.4, 2], "#4a1a2a", 0.4,
                clip=wool, wobble=0.4, soft=0.6)
            canvas.line([(-70, y + 1), (-20, y + 11), (30, y + 11), (90, y - 1)], [1, 1.8, 1], "#e8a8a0", 0.35,
                clip=wool, wobble=0.4, soft=0.4)
        band = smooth([(-44, -164, 1), (2, -156), (48, -164, 1), (54, -140), (47, -112, 1), (2, -102),
            (-42, -112, 1), (-49, -140)])
        canvas.shadow(band, "#3a1420", 0, -4, 4, 0.5, clip=wool)
        cuff = canvas.fill(band, ["#dc9490", "#a85a64", "#6a2c3c"], gradient=((-46, 0), (50, 0)), form=0.8,
            radius=16, shade="#3a1420", highlight="#f8ccbc", light=lit, rim=("#fff2d4", 2, 0.7, lit), **LOOK)
        for k in range(11):
            x = -43 + 9 * k
            canvas.line([(x, -160), (x * 1.07, -136), (x, -106)], [1.6, 2.4, 1.6], "#4a1a2a", 0.5, clip=cuff,
                wobble=0.2)


def _water(canvas: Canvas) -> None:
    """The can, its rose at the corner of the picture, the runs, and a puddle that sprouts."""
    _can(canvas)
    random = dice(2)
    for k in range(16):
        x, y = 292 + k * 1.3, 246 + k * 1.0
        end = (296 + k * 4 + 8 * random.random(), 300 + 40 * random.random())
        canvas.line([(x, y), ((x + end[0]) / 2 + 5, y + 14), end], [1.2, 1.8, 0.5], "#e8f6ff", 0.75, detail=0.9,
            wobble=0.3)
    for x, end in ((268, 548), (302, 566), (338, 540), (362, 528)):  # runs over the lower frame gather into drops
        canvas.line([(x - 1, 494), (x + 2, 516), (x, end - 8)], [3.6, 2, 1.2], "#c0dcec", 0.6, soft=0.4, detail=0.9)
        canvas.line([(x - 2, 496), (x + 1, 516), (x - 1, end - 8)], [0.9, 0.7, 0.4], "#ffffff", 0.8, detail=0.9)
    for x, y, r in ((268, 548, 1.1), (302, 566, 1.2), (338, 540, 0.9), (362, 528, 0.7), (270, 606, 0.9),
        (303, 664, 1), (338, 604, 0.75), (304, 756, 0.9), (270, 716, 0.7)):
        with canvas.at(x, y, r):
            canvas.fill(smooth([(0, -13, 1), (2, -6), (5.6, 3), (0, 8), (-5.6, 3), (-2, -6)]),
                ["#e8f6fc", "#7fb4d0"], form=0.6, radius=4, rim=("#ffffff", 1.2, 0.9), **(LOOK | dict(detail=0.95)))
            canvas.fill(ellipse(-2, 2, 1.4, 2.4), "#ffffff", edge=0, wobble=0)
    # the crack that holds the seedling
    canvas.line([(318, 842), (346, 850), (372, 848), (412, 862), (470, 884), (540, 912)], [0.6, 3, 4, 3, 2.4, 2],
        "#120a06", 0.9, wobble=0.8)
    canvas.line([(346, 853), (372, 851), (412, 865), (470, 887)], [0.4, 1.2, 1.2, 0.4], "#a8784a", 0.4, wobble=0.8)
    pool = union(smooth([(236, 848), (252, 842), (262, 845), (280, 838), (302, 840), (318, 837), (336, 842),
        (344, 846), (338, 852), (322, 853), (312, 859), (290, 857), (274, 861), (258, 855), (244, 855)]),
        ellipse(226, 852, 6, 2), ellipse(354, 858, 5, 1.8))
    canvas.fill(pool, "#140c06", alpha=0.5, soft=4, edge=0)
    water = canvas.fill(pool, [(0, "#8a6844"), (0.5, "#4a3a30"), (1, "#343a42")], gradient=((0, 836), (0, 862)),
        edge=0.3, wobble=0.8, grain=0.1, texture=0, detail=0.7)
    canvas.fill(smooth([(310, 836), (346, 836), (348, 862), (304, 862), (314, 850)]), "#7aa4b6", alpha=0.7, soft=2.4,
        clip=water, edge=0)
    canvas.fill(smooth([(262, 838), (296, 836), (292, 862), (266, 862)]), "#c8a068", alpha=0.5, soft=4, clip=water,
        edge=0)
    for rx in (9, 20):
        canvas.fill(minus(ellipse(296, 849, rx, rx * 0.24), ellipse(296, 849.6, rx - 1.2, rx * 0.24 - 0.7)),
            "#f0e8d8", alpha=0.6 - rx * 0.015, clip=water, edge=0.1)
    for way in ([(240, 850), (256, 854), (276, 859)], [(318, 854), (330, 852), (340, 848)]):
        canvas.line(way, [0.3, 1.2, 0.3], "#e8d8b8", 0.6, soft=0.4, wobble=0.4)
    for x, y in ((290, 840), (303, 838)):
        canvas.fill(ellipse(x, y, 1.4, 2), "#e8f6fc", edge=0.1)
    with canvas.at(372, 850, 1.35):
        canvas.fill(ribbon([(0, 0), (-3, -18), (3, -36)], [3.4, 3, 1.8]), ["#a8d060", "#5c8a34"], form=0.6, radius=2,
            **LOOK)
        for x, y, turn, size in ((2, -32, 206, 0.72), (2, -34, -24, 0.8), (-2, -18, 196, 0.5)):
            with canvas.at(x, y, size, turn):
                leaf = canvas.fill(smooth([(0, 0, 1), (10, -10), (24, -8), (34, 0, 1), (22, 7), (9, 6)]),
                    ["#d8f490", "#6aa84a"], form=0.6, radius=5, rim=("#faffe0", 1.2, 0.8),
                    **(LOOK | dict(detail=0.9)))
                canvas.line([(1, 0), (30, 0)], [1.2, 0.4], "#f0ffc0", 0.8, clip=leaf, wobble=0)


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
