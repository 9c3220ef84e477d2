"""Behind the round door of a gigantic safe grows one dandelion; a thief kneels with his hat off."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs import sculpt
from atelier.motifs.machines import spoked_gear
from atelier.motifs.profile import EAR, SIDE
from atelier.motifs.sky import shaft
from atelier.noise import dice
from atelier.paths import ellipse, minus, poly, rect, ribbon, smooth, union
from atelier.space import Room

CARD = Card(
    id="vault",
    palette="candle-brown",
    composition="frame in frame",
    setting="underground",
    mood="shame",
    themes=("crime", "money", "faith", "nature"),
    hero="safe door",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=308,
    grading=dict(contrast=1.1, vignette=0.4, warm=0.05, shadows="#2a1510"),
)

CX, CY, R = 352, 424, 226
STEEL = ["#e8d8c0", "#a08468", "#4a3428"]
BRASS = ["#fbe3a8", "#c8862f", "#6b3419"]
FLOWER = (404, 506)
CRISP = dict(edge=0.1, wobble=0.15, detail=0.88)


def draw(canvas: Canvas) -> None:
    """Paint the strongroom, the wall with its round hole, the open door, then the kneeling man."""
    canvas.set_light((0.35, -0.7, 0.5), ambient="#24120c", key="#ffe6b0")
    room = Room(CX, CY - 10)
    _strongroom(canvas, room)
    light_pools(canvas, [(FLOWER[0], 600, 180, "#fff0c0", 1.5, 0.6),
        (FLOWER[0] - 10, 300, 170, "#ffd890", 0.8, 1.6)], "#4a3024")
    brush.background(canvas, radii=(14, 7, 3))
    shaft(canvas, FLOWER[0], 160, FLOWER[0], 640, 46, 190, "#fff4c8", 0.62)
    canvas.glow(FLOWER[0], 612, 170, "#fff0b8", 0.55, squash=0.35)
    _dandelion(canvas)
    with brush.loose(canvas, radii=(14, 7, 3)):
        _wall(canvas)
    _ring(canvas)
    _door(canvas)
    with canvas.at(252, 738, 1.2):
        _thief(canvas)
    _loot(canvas)
    _bell(canvas)
    _dust(canvas)


def _strongroom(canvas: Canvas, room: Room) -> None:
    canvas.sky(["#3a2218", "#5a3620"])
    w, up, low, near, far = 330, -330, 262, 1.0, 2.3
    canvas.fill(room.quad((-w, low, near), (w, low, near), (w, low, far), (-w, low, far)),
        ["#c8a070", "#8a6240"], gradient=((0, 530), (0, 690)), texture=0.05)
    for i in range(-5, 6):
        canvas.line([room(i * 66, low, near), room(i * 66, low, far)], [2.4, 1], "#4a2c1c", 0.7, wobble=0.2)
    for z in map(float, np.geomspace(near, far, 7)):
        canvas.line([room(-w, low, z), room(w, low, z)], 2 / z, "#4a2c1c", 0.7, wobble=0.2)
    canvas.fill(room.quad((-w, up, near), (w, up, near), (w, up, far), (-w, up, far)), ["#4a2c1c", "#7a5434"],
        gradient=((0, 100), (0, 270)))
    canvas.fill(room.quad((-w, up, far), (w, up, far), (w, low, far), (-w, low, far)), ["#a87c50", "#8a6240"],
        texture=0.05)
    for i in range(7):
        for j in range(6):
            x, y = -w + i * w * 2 / 7, up + j * (low - up) / 6
            _box(canvas, room.quad((x + 6, y + 6, far), (x + 88, y + 6, far), (x + 88, y + 92, far),
                (x + 6, y + 92, far)), room(x + 47, y + 49, far), 2.6)
    zs = [float(z) for z in np.geomspace(near, far, 6)]
    for side in (-1, 1):
        canvas.fill(room.quad((side * w, up, near), (side * w, up, far), (side * w, low, far),
            (side * w, low, near)), ["#6a4428", "#8a6240"], texture=0.05)
        for i in range(5):
            for j in range(6):
                z0, z1 = zs[i] * 1.015, zs[i + 1] * 0.985
                y0, y1 = up + j * (low - up) / 6 + 5, up + (j + 1) * (low - up) / 6 - 5
                _box(canvas, room.quad((side * w, y0, z0), (side * w, y0, z1), (side * w, y1, z1),
                    (side * w, y1, z0)), room(side * w, (y0 + y1) / 2, (z0 + z1) / 2), 4.4 / zs[i])


def _box(canvas: Canvas, path, middle: tuple[float, float], knob: float) -> None:
    """One safe-deposit box: a plate, a lit edge, a lock."""
    canvas.fill(path, ["#d8b080", "#9a6c40", "#7a5030"], form=0.5, radius=5, edge=0.1, wobble=0.2)
    canvas.fill(ellipse(middle[0], middle[1], knob), "#f2c060", form=0.8, radius=knob, edge=0.1)
    canvas.fill(ellipse(middle[0], middle[1], knob * 0.4), "#2a1510", edge=0)


def _dandelion(canvas: Canvas) -> None:
    """A ripe seed head on its stalk in a crack of the floor."""
    x, y = FLOWER
    crack = [(x - 46, 622), (x - 20, 614), (x - 4, 620), (x + 22, 612), (x + 52, 620)]
    canvas.line(crack, [0.6, 4, 6, 4, 0.6], "#1c0c08", 0.95, wobble=0.4)
    canvas.fill(ribbon([(x + 4, 618), (x + 40, 624), (x + 84, 630)], [6, 5, 3]), "#2a1510", alpha=0.5, soft=2)
    for points, w in (([(x + 2, 618), (x - 26, 600), (x - 52, 606)], [4, 12, 2]),
            ([(x + 2, 618), (x + 30, 598), (x + 54, 602)], [4, 12, 2]),
            ([(x + 2, 618), (x - 12, 606), (x - 30, 620)], [3, 9, 2]),
            ([(x + 2, 618), (x + 20, 612), (x + 38, 620)], [3, 9, 2])):
        leaf = canvas.fill(ribbon(points, w), ["#9ab04a", "#4a6a2c"], form=0.6, radius=4,
            rim=("#fff0c0", 1.2, 0.8), **CRISP)
        canvas.line(points, 0.9, "#dfe89a", 0.8, clip=leaf, wobble=0)
    canvas.fill(ribbon([(x + 2, 618), (x - 5, 570), (x, y)], [5.4, 4.4, 4]), ["#c8d07a", "#6a8a3c"], form=0.7,
        radius=3, **CRISP)
    canvas.glow(x, y, 92, "#fff0c8", 0.5, power=1.6)
    canvas.fill(ellipse(x, y, 50), "#fff4dc", alpha=0.5, soft=9, edge=0)
    random = dice(5)
    for i in range(84):  # the parachutes
        t, r = i * 2.399, 44 * math.sqrt((i + 6) / 90)
        px, py = x + r * math.cos(t), y + r * 0.98 * math.sin(t)
        canvas.line([(x + 5 * math.cos(t), y + 5 * math.sin(t)), (px, py)], 0.8, "#fff6e0", 0.7, wobble=0,
            detail=1)
        for k in range(6):
            a = t + (k - 2.5) * 0.36
            length = 7 + 3 * random.random()
            canvas.line([(px, py), (px + length * math.cos(a), py + length * math.sin(a))], [1.0, 0.5],
                "#fffdf6", 0.85, wobble=0, detail=1)
    canvas.fill(ellipse(x, y, 5), ["#fff0c8", "#c8a868"], form=0.7, radius=5, **CRISP)
    # three seeds on their way
    for px, py, turn in ((x + 66, y - 44, 30), (x + 92, y - 98, 10), (x + 40, y - 86, 50)):
        with canvas.at(px, py, 1.1, turn):
            canvas.line([(0, 12), (0, -2)], 0.9, "#fffaf0", 0.95, wobble=0, detail=1)
            for k in range(9):
                a = -math.pi / 2 + (k - 4) * 0.3
                canvas.line([(0, -2), (11 * math.cos(a), -2 + 11 * math.sin(a))], [0.8, 0.3], "#fffdf6", 0.95,
                    wobble=0, detail=1)
            canvas.fill(ellipse(0, 13, 1.4, 3), "#6a4a2c", edge=0, detail=1)


def _wall(canvas: Canvas) -> None:
    """The dark wall of the bank with the round hole, and the floor before it."""
    wall = minus(rect(-30, -30, 660, 960), ellipse(CX, CY, R, R))
    canvas.fill(wall, ["#3a2016", "#2a1510", "#1c0d0a"], gradient=((300, 0), (300, 900)), texture=0.06,
        wobble=0.1, edge=0.1)
    for j in range(8):  # blocks of stone
        for i in range(6):
            x = -40 + i * 128 + (64 if j % 2 else 0)
            if math.hypot(x + 62 - CX, j * 92 + 46 - CY) > R + 110:
                canvas.fill(rect(x + 3, j * 92 + 3, 122, 86, 4), "#4a2a1c", alpha=0.7, form=0.4, radius=9,
                    edge=0.2)
    floor = poly([(-30, 742), (630, 742), (660, 930), (-60, 930)])
    mask = canvas.fill(floor, ["#6b4426", "#3a2014", "#1c0e0a"], gradient=((0, 742), (0, 900)), texture=0.06,
        edge=0.1)
    for i in range(-5, 6):
        canvas.line([(CX + i * 86, 742), (CX + i * 150, 930)], [1.4, 3], "#160a08", 0.8, wobble=0.2)
    for y in (742, 786, 850):
        canvas.line([(-20, y), (620, y)], 2, "#160a08", 0.7, wobble=0.2)
    canvas.fill(poly([(CX - 150, 742), (CX + 150, 742), (CX + 230, 910), (CX - 290, 910)]), "#ffcf7a",
        alpha=0.34, soft=16, edge=0, clip=mask, blend="screen", fade=((0, 740), (0, 920)))


def _ring(canvas: Canvas) -> None:
    """The stepped steel frame of the hole."""
    for outer, inner, colours in ((R + 84, R + 54, ["#8a6848", "#3a2418"]), (R + 58, R + 26, STEEL),
        (R + 30, R - 2, ["#6a4a34", "#2a1610"])):
        ring = minus(ellipse(CX, CY, outer), ellipse(CX, CY, inner))
        canvas.fill(ring, colours, gradient=((CX + 120, CY - 240), (CX - 100, CY + 260)), form=0.85,
            radius=12, grain=0.25, rim=("#ffe9bc", 2, 0.6), edge=0.08, wobble=0.1, detail=0.7)
    for k in range(28):
        t = k / 28 * 2 * math.pi
        canvas.fill(ellipse(CX + (R + 69) * math.cos(t), CY + (R + 69) * math.sin(t), 7.5), BRASS, form=0.9,
            radius=7, **CRISP)
    for k in range(12):  # sockets for the bolts
        t = (k + 0.5) / 12 * 2 * math.pi
        with canvas.at(CX + (R + 13) * math.cos(t), CY + (R + 13) * math.sin(t), 1, math.degrees(t)):
            canvas.fill(rect(-9, -9, 18, 18, 8), "#140806", **CRISP)
            canvas.line([(-8, 8), (8, 8)], 1.4, "#e8b878", 0.6, wobble=0)
    lit = minus(ellipse(CX, CY, R + 2), ellipse(CX, CY, R - 5))
    canvas.fill(lit, ["#5a3a24", "#ffe0a0"], gradient=((CX - 100, CY - 200), (CX + 90, CY + 230)), edge=0.05,
        wobble=0.1, detail=0.9)


def _door(canvas: Canvas) -> None:
    """The great door swung open to the left, foreshortened, with wheel and bolts."""
    with canvas.at(40, CY, 1, 0, 0.4):
        canvas.shadow(ellipse(30, 20, R + 60), "#0a0404", 30, 20, 20, 0.7)
        for k in range(12):  # bolts
            t = (k + 0.5) / 12 * 2 * math.pi
            canvas.fill(ribbon([((R + 10) * math.cos(t), (R + 10) * math.sin(t)),
                ((R + 62) * math.cos(t), (R + 62) * math.sin(t))], [28, 28]), STEEL, form=0.9, radius=12,
                rim=("#fff0d0", 2, 0.8), **CRISP)
        canvas.fill(ellipse(-110, 0, R + 44), ["#4a3020", "#1c0e0a"], form=0.6, radius=30, **CRISP)
        canvas.fill(ellipse(-50, 0, R + 42), ["#7a5a40", "#2a1810"], form=0.6, radius=30, **CRISP)
        for r, colours in ((R + 38, STEEL), (R + 8, ["#8a6848", "#4a2e1e"]), (R - 44, ["#c8a880", "#6a4a32"]),
            (120, ["#7a5638", "#3a2216"])):
            canvas.fill(ellipse(0, 0, r), colours, gradient=((r * 0.6, -r), (-r * 0.6, r)), form=0.8,
                radius=16, grain=0.25, rim=("#ffe9bc", 2.4, 0.7), **CRISP)
        for k in range(12):  # rods from the wheel to the bolts
            t = (k + 0.5) / 12 * 2 * math.pi
            canvas.fill(ribbon([(100 * math.cos(t), 100 * math.sin(t)),
                ((R + 4) * math.cos(t), (R + 4) * math.sin(t))], [16, 16]), BRASS, form=0.9, radius=8,
                **CRISP)
        for k in range(24):
            t = k / 24 * 2 * math.pi
            canvas.fill(ellipse((R + 24) * math.cos(t), (R + 24) * math.sin(t), 8), BRASS, form=0.9, radius=7,
                **CRISP)
        spoked_gear(canvas, 96, 22, "#c8862f")
        for k in range(5):
            t = k / 5 * 2 * math.pi + 0.3
            canvas.fill(ribbon([(0, 0), (84 * math.cos(t), 84 * math.sin(t))], [18, 14]), STEEL, form=0.9,
                radius=8, **CRISP)
            canvas.fill(ellipse(88 * math.cos(t), 88 * math.sin(t), 17), BRASS, form=0.9, radius=14,
                rim=("#fff0d0", 2, 0.8), **CRISP)
        canvas.fill(ellipse(0, 0, 34), BRASS, form=0.9, radius=24, rim=("#fff0d0", 2, 0.8), **CRISP)


def _thief(canvas: Canvas) -> None:
    """A lanky old burglar on his knees, hat against his chest, head bowed; origin under the knees."""
    light = (0.8, -0.45, 0.45)
    rim = ("#fff0c0", 2.2, 0.95, light)
    canvas.fill(ribbon([(20, 4), (-60, 16), (-150, 34)], [44, 40, 14]), "#0e0604", alpha=0.75, soft=7)
    trousers = union(ribbon([(-34, -56), (14, -40), (36, -14)], [48, 40, 30]),
        ribbon([(34, -12), (-20, -8), (-66, -12)], [28, 24, 17]))
    mask = canvas.fill(trousers, ["#4a4048", "#2a2430", "#16121c"], gradient=((40, -60), (-60, 0)), form=0.9,
        radius=15, light=light, rim=rim, **CRISP)
    for points in ([(0, -50), (-8, -34), (-20, -24)], [(20, -40), (10, -26), (4, -10)]):
        canvas.line(points, [0.5, 3, 0.5], "#0e0a14", 0.7, clip=mask)
    sock = smooth([(-62, -22), (-84, -22), (-104, -14), (-110, -2), (-98, 6), (-76, 4), (-60, -2)])
    canvas.fill(sock, ["#e8dcc4", "#8a7a6c"], form=0.85, radius=9, light=light, rim=rim, **CRISP)
    for x in (-70, -80, -90):
        canvas.line([(x, -22), (x - 4, 4)], 4, "#a83a2c", 0.85, clip=canvas.mask(sock), wobble=0.1)
    canvas.fill(ellipse(-104, 0, 5, 4), "#f0b890", form=0.5, radius=3, **CRISP)  # a toe looks out
    back_arm = ribbon([(4, -128), (34, -102), (40, -84)], [26, 20, 15])
    canvas.fill(back_arm, ["#6a5a50", "#2a2024"], form=0.8, radius=8, light=light, **CRISP)
    torso = smooth([(-50, -66), (-56, -96), (-44, -128), (-18, -150), (10, -148), (24, -130), (24, -104),
        (10, -74), (-4, -46), (-30, -44)])
    jersey = canvas.fill(torso, ["#f0e2c8", "#c8b498", "#6a5648"], gradient=((30, -130), (-50, -70)),
        form=0.85, radius=24, light=light, rim=rim, grain=0.2, **CRISP)
    for k in range(6):
        y = -136 + 17 * k
        canvas.line([(-62, y + 14), (-20, y), (30, y + 6)], 7, "#2a2430", 0.92, clip=jersey, wobble=0.2)
    canvas.fill(torso, "#1c1018", alpha=0.35, clip=jersey, fade=((-56, -90), (-10, -90)), edge=0)
    with canvas.at(39, -205, 0.345, 31):
        _head(canvas, light, rim)
    collar = ribbon([(-27, -127), (-22, -123), (-13, -120), (3, -120), (13, -127)], [6, 8, 8.5, 8, 6])
    canvas.shadow(collar, "#140a0c", 0, -3, 3, 0.5)
    canvas.fill(collar, ["#e8d8bc", "#a8947c", "#5c4a40"], gradient=((12, -124), (-38, -134)), form=0.8, radius=4,
        light=light, rim=rim, **CRISP)
    arm = ribbon([(-30, -118), (-19, -90), (24, -84)], [20, 27, 16])
    canvas.shadow(arm, "#140a0c", -3, 8, 5, 0.6, clip=jersey)
    with canvas.at(61, -86, 1.3, 16):
        canvas.fill(smooth([(-21, 0), (-20, -20), (-10, -27), (2, -22), (12, -27), (20, -18), (20, 0)]),
            ["#8a5a34", "#3a2014"], form=0.85, radius=10, light=light, rim=rim, **CRISP)
        canvas.fill(smooth([(-21, -1), (0, 3), (20, -1), (20, -8), (0, -5), (-21, -9)]), "#1c1014", **CRISP)
        canvas.fill(ellipse(0, 1, 35, 7), ["#9a683c", "#3a2014"], form=0.7, radius=5, light=light, rim=rim, **CRISP)
        canvas.fill(smooth([(-20, 0), (0, 4), (20, 0), (18, -4), (0, -1), (-18, -4)]), "#1c0e0a", alpha=0.6, soft=1)
    mask = canvas.fill(arm, ["#f0e2c8", "#c8b498", "#6a5648"], gradient=((20, -110), (-30, -90)), form=0.9,
        radius=12, light=light, rim=rim, **CRISP)
    for points in ([(-42, -116), (-24, -112), (-8, -118)], [(-38, -98), (-20, -94), (-4, -102)],
        [(-14, -76), (-6, -90), (-8, -104)], [(8, -72), (10, -86), (6, -98)]):
        canvas.line(points, 6.4, "#2a2430", 0.92, clip=mask, wobble=0.1)
    with canvas.at(20, -86, 0.275, 2, -1):
        groups, places = sculpt.hand(curl=((24, 30, 18), (26, 34, 20), (30, 38, 22), (36, 44, 26)),
            splay=(-5, 0, 4, 9), mirror=True, bulk=0.98, view=sculpt.turned(-30, 34, -104),
            thumb=((-16, -16, 0), (-46, -36, 8), (-66, -66, 4), (-76, -98, -6)))
        form = sculpt.model(canvas, groups, 14, 4)
        sculpt.cast_shadow(canvas, form, "#140a0c", 2, 5, 3, 0.6)
        sculpt.lit(canvas, form, [(0, "#3a1a10"), (0.35, "#7e4a30"), (0.65, "#c88a62"), (1, "#f8d2a8")], light=light,
            rim=("#fff0c0", 4, 0.5), creases=1.4)
        if form is not None:
            sculpt.nails(canvas, places, form.mask, "#e8b890")


def _head(canvas: Canvas, light: tuple, rim: tuple) -> None:
    """The bowed head of an old man in profile: bald crown, grey fringe, shut eye, a tear caught by the light."""
    face = canvas.fill(smooth([*SIDE, (-64, 200), (-70, 246), (-64, 292), (-4, 294), (26, 266), (24, 244)]),
        ["#f0c094", "#c88a62", "#5e3322"], gradient=((96, 90), (-70, 130)), form=0.7, radius=46, light=light,
        rim=rim, shade="#4a2418", **CRISP)
    for x, y, rx, ry, tone, alpha in ((72, 103, 22, 13, "#4a2014", 0.6), (40, 150, 26, 40, "#4a2014", 0.3),
        (66, 186, 30, 18, "#4c3c38", 0.45), (58, 134, 14, 12, "#f4c89c", 0.45), (50, 30, 24, 14, "#ffe0b4", 0.35)):
        canvas.fill(ellipse(x, y, rx, ry), tone, alpha=alpha, soft=9, clip=face)  # planes of the face
    # the neck in the shade of the jaw
    canvas.fill(smooth([(-30, 158), (4, 192), (40, 204), (70, 206), (40, 224), (28, 262), (0, 300), (-70, 300),
        (-64, 216)]), "#3a1c14", alpha=0.62, soft=10, clip=face)
    canvas.line([(-22, 176), (-6, 218), (6, 258)], [2, 8, 6], "#c88a62", 0.3, clip=face, soft=5)
    canvas.fill(smooth([(-91, 106), (-84, 132), (-68, 158), (-44, 154), (-22, 140), (-16, 118), (-14, 92), (-30, 82),
        (-64, 78), (-91, 90)]), ["#a8988a", "#43342e"], gradient=((-20, 80), (-80, 150)), form=0.5, radius=26,
        light=light, bump=0.4, soft=2.5, edge=0.5, detail=0.7)
    ear = canvas.fill(smooth(EAR), ["#d8986e", "#7a4630"], form=0.7, radius=12, light=light, **CRISP)
    canvas.line([(-6, 100), (8, 106), (6, 122)], [2, 5, 2], "#4a2014", 0.6, clip=ear, soft=2)
    canvas.line([(60, 106), (72, 112), (86, 109)], [1.5, 5, 3], "#2a120e", 0.9, clip=face, wobble=0, detail=1)
    canvas.line([(62, 92), (76, 84), (92, 88)], [3, 9, 5], "#a8a098", 0.95, wobble=0.2, detail=1)
    canvas.line([(60, 116), (70, 121), (80, 119)], [1, 3, 1], "#6a3222", 0.6, clip=face, soft=1.5)
    canvas.line([(86, 146), (70, 158), (68, 174)], [1, 4, 1], "#5a2818", 0.6, clip=face, soft=2)
    canvas.line([(70, 172), (82, 170), (91, 168)], [1, 4, 2], "#5a2018", 0.8, clip=face, wobble=0, detail=1)
    canvas.line([(76, 116), (76, 132)], [1, 2.4], "#fff4dc", 0.6, clip=face, wobble=0, detail=1, soft=0.6)
    canvas.fill(smooth([(76, 130), (71.5, 139), (76, 145), (80.5, 139)]), ["#d8b494", "#fffdf4"], edge=0, wobble=0,
        detail=1)


def _loot(canvas: Canvas) -> None:
    """The sack, flat and empty, a crowbar and the shoes he has taken off."""
    light = (0.6, -0.7, 0.4)
    sack = smooth([(398, 838), (402, 810), (428, 804), (462, 786), (506, 778), (548, 790), (586, 774, 1), (590, 808),
        (599, 850, 1), (556, 848), (510, 856), (460, 850), (420, 853)])
    canvas.shadow(sack, "#0a0404", -8, 7, 8, 0.7)
    mask = canvas.fill(sack, ["#d0b284", "#9a7850", "#4e3624"], gradient=((520, 784), (490, 856)), form=0.85,
        radius=22, light=light, rim=("#ffe6b0", 1.6, 0.6, light), grain=0.3, **CRISP)
    for points, width in (([(428, 816), (476, 812), (530, 832), (592, 840)], 16),
        ([(424, 828), (462, 832), (520, 850)], 13), ([(440, 808), (496, 796), (540, 804), (584, 784)], 14),
        ([(530, 812), (566, 810), (592, 816)], 10)):
        # folds run from the open mouth and die away
        canvas.line([(x - 2, y + width * 0.42) for x, y in points], [2, width * 0.8, 1], "#38221a", 0.65, clip=mask,
            soft=3)
        canvas.line([(x + 1, y - width * 0.2) for x, y in points], [1, width * 0.5, 0.6], "#ecd2a0", 0.5, clip=mask,
            soft=2.5)
    mouth = smooth([(404, 846), (396, 830), (402, 812), (418, 806), (430, 816), (432, 834), (422, 850)])
    canvas.fill(mouth, ["#c8a878", "#6a4c32"], form=0.7, radius=6, light=light, **CRISP)
    canvas.fill(smooth([(409, 842), (402, 829), (407, 816), (417, 812), (424, 820), (425, 834), (418, 844)]),
        ["#140a06", "#3a2214"], gradient=((404, 830), (426, 830)), soft=1, edge=0.1)
    canvas.line([(412, 850), (398, 862), (376, 858), (362, 866)], [2.4, 2.6, 2.4, 2], "#b89868", 0.9, form=0.5,
        radius=2, wobble=0.2)
    canvas.line([(210, 846), (322, 868), (334, 860)], [5, 5, 4], "#5a5458", 1, form=0.8, radius=3, wobble=0.1,
        detail=0.85)
    for x, y, turn in ((66, 826, -6), (108, 840, 8)):
        with canvas.at(x, y, 1.1, turn):
            canvas.fill(ellipse(0, 4, 32, 7), "#0a0404", alpha=0.6, soft=3)
            canvas.fill(smooth([(-26, 2), (-26, -18), (-10, -20), (-2, -10), (20, -6), (30, 0), (28, 5),
                (-24, 6)]), ["#6b4a34", "#2a1812"], form=0.85, radius=8, light=light,
                rim=("#ffd898", 1.6, 0.8, light), **CRISP)
            canvas.fill(ellipse(-17, -18, 9, 3.4), "#0e0604", **CRISP)


def _bell(canvas: Canvas) -> None:
    """The alarm, its wire cut."""
    canvas.fill(rect(500, 24, 60, 62, 6), ["#4a2e1e", "#241410"], form=0.6, radius=8, **CRISP)
    canvas.fill(ellipse(530, 52, 24), ["#c8322a", "#6a1418"], form=0.95, radius=20, rim=("#ffd8a8", 1.8, 0.7),
        **CRISP)
    canvas.fill(ellipse(530, 52, 6), BRASS, form=0.9, radius=5, **CRISP)
    canvas.line([(530, 86), (528, 104), (534, 116)], 2.2, "#140a08", 1, wobble=0.2)
    canvas.line([(540, 140), (534, 152), (540, 172)], 2.2, "#140a08", 1, wobble=0.2)
    canvas.line([(532, 112), (538, 118)], 1.2, "#f0b860", 1, wobble=0)


def _dust(canvas: Canvas) -> None:
    random = dice(61)
    for _ in range(70):
        x, y = FLOWER[0] + 130 * (random.random() - 0.5), 220 + 390 * random.random()
        canvas.fill(ellipse(x, y, 0.6 + 1.2 * random.random() ** 2), "#fff6d8", alpha=0.3
            + 0.5 * random.random(), edge=0, wobble=0, grain=0)
    canvas.glow(FLOWER[0], FLOWER[1], 240, "#ffe6a8", 0.2, power=1.6)
