"""The back of someone's head, the hair drawn aside like a curtain from an open door; the tenant walks away."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix, ramp
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import dice, smoothstep, value_noise
from atelier.paths import Points, ellipse, poly, rect, ribbon, smooth, union

CARD = Card(
    id="head",
    palette="sea-green",
    composition="portrait",
    setting="abstract head",
    mood="mystery",
    themes=("mystery", "identity", "escape"),
    hero="door in a head",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=318,
    grading=dict(vignette=0.22, contrast=1.06, saturation=1.04, warm=0.03),
)

# the head: its middle, crown, half width, height down to its widest
X, TOP, WIDE, EQUATOR = 250.0, 120.0, 178.0, 190.0
LEFT, RIGHT, HIGH, SILL = 196, 312, 292, 506  # the doorway
CRISP = dict(edge=0.06, wobble=0.15, grain=0.14, texture=0.01, detail=0.9)
SHOULDERS: Points = [(-60, 960, 1), (-60, 800), (-10, 752), (70, 706), (140, 670), (176, 640), (250, 660),
    (330, 640), (372, 664), (450, 690), (540, 722), (610, 768), (660, 840), (660, 960, 1)]
LAMP = ("p", 254, 400)
GLOW = "#ffcf86"


def draw(canvas: Canvas) -> None:
    """The wall, neck and jumper, the hair, then the house in it and who left it."""
    canvas.set_light((-0.6, -0.6, 0.5), ambient="#182c3a", key="#fff0d2")
    _wall(canvas)
    with canvas.at(250, 640, 1, -3), canvas.at(-250, -640):
        _neck(canvas)
        with canvas.at(250, 640, 1, 3), canvas.at(-250, -640):
            _jumper(canvas)
        _hair(canvas)
        _house(canvas)
        _fringe(canvas)
        _leaf(canvas)
        _ladder(canvas)
    canvas.glow(262, 430, 300, "#ffc070", 0.34)
    _walker(canvas)


def _wall(canvas: Canvas) -> None:
    """Sea-green plaster, light from the upper left, the head's soft shadow on it."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    air = value_noise(h, w, 170 * s, 6, 4) - 0.5
    t = 0.92 - 0.62 * smoothstep(60, 900, np.hypot(xx - 40, (yy - 60) * 0.9)) + 0.22 * air
    canvas.picture[:] = ramp(["#24545a", "#4f8f8a", "#93c2b2", "#cfe4cc"])[np.clip(t * 511, 0, 511).astype(np.int32)]
    canvas.fill(smooth([(330, 130), (470, 190), (520, 340), (500, 520), (470, 640), (330, 640)]), "#1f4c54",
        alpha=0.45, soft=40, edge=0)
    brush.background(canvas, radii=(30, 15, 7, 4))


def _neck(canvas: Canvas) -> None:
    neck = smooth([(176, 500), (172, 560), (166, 610), (140, 690), (360, 690), (334, 610), (328, 560), (324, 500)])
    skin = canvas.fill(neck, ["#7a4a3c", "#c48a68", "#b47a5c"], gradient=((250, 530), (250, 660)), form=0.75,
        radius=44, shade="#5a3438", highlight="#f0c094", **CRISP)
    soft = dict(clip=skin, edge=0, grain=0, texture=0)
    canvas.fill(ellipse(250, 540, 110, 38), "#2e181c", alpha=0.7, soft=16, **soft)
    for s in (-1, 1):
        canvas.line([(250 + s * 22, 540), (250 + s * 26, 600), (250 + s * 40, 660)], [4, 14, 8], "#6a3e38", 0.35,
            soft=7, rough=0, clip=skin)
    canvas.fill(ellipse(250, 668, 90, 18), "#3a2028", alpha=0.55, soft=9, **soft)


def _jumper(canvas: Canvas) -> None:
    """Dark blue wool in plain knitting with a ribbed neckband; the door's light lies on it."""
    shape = smooth(SHOULDERS)
    canvas.shadow(shape, "#12343c", 8, -8, 16, 0.4)
    wool = canvas.fill(shape, ["#3f5f86", "#2b4468", "#18263f"], form=0.8, radius=70, rim=("#cfe6dc", 2.4, 0.55),
        grain=0.2, texture=0.01, edge=0.1, detail=0.6)
    canvas.fill(ellipse(330, 720, 200, 70, 12), GLOW, alpha=0.36, soft=42, clip=wool, edge=0)
    random = dice(4)
    for row in range(19):
        for col in range(46):
            x, y = -20 + 14.4 * col + 7.2 * (row % 2), 640 + 15 * row
            y += 0.00105 * (x - 260) ** 2 * (1 - row / 30)
            near = max(0.0, 1 - math.hypot(x - 330, y - 690) / 260)
            tone = 0.5 + 0.5 * random.random()
            canvas.line([(x - 6, y - 6), (x - 1, y + 4)], [1.2, 4.2], mix("#6a8cb4", GLOW, 0.75 * near),
                (0.22 + 0.28 * near) * tone, clip=wool, wobble=0.1, detail=0.6)
            canvas.line([(x + 6, y - 6), (x + 1, y + 4)], [1.2, 4.2], "#0d1830", 0.36 * tone, clip=wool, wobble=0.1,
                detail=0.6)
    band = smooth([(150, 668), (158, 640), (176, 626), (250, 646), (328, 626), (346, 640), (356, 668), (300, 690),
        (250, 694), (204, 690)])
    canvas.shadow(band, "#0d1830", 2, 7, 6, 0.5)
    rib = canvas.fill(band, ["#4f709a", "#2b4468", "#1a2a46"], form=0.85, radius=18, rim=("#cfe6dc", 1.6, 0.5),
        **CRISP)
    for k in range(27):
        t = 2 * k / 26 - 1
        x, low = 252 + 100 * t, 690 - 24 * t * t
        canvas.line([(x - 3 * t, low - 48 + 6 * t * t), (x, low + 4)], [1.6, 2.8], "#0f1c36", 0.6, clip=rib,
            soft=0.5, detail=0.7)
    canvas.fill(ellipse(286, 668, 70, 22), GLOW, alpha=0.3, soft=12, clip=rib, edge=0)


def _strand(lon: float, reach: float, phase: float = 0.0, curtain: float = 1.0) -> Points:
    """A hair from the crown over the round of the head, aside from the door, down to `reach`."""
    points = []
    for k in range(15):
        y = TOP + (reach - TOP) * k / 14
        if y < TOP + EQUATOR:
            x = math.sin(lon) * (34 + (WIDE - 34) * math.sqrt(max(0.0, 1 - (1 - (y - TOP) / EQUATOR) ** 2)))
        else:
            x = math.sin(lon) * WIDE * (1 - 0.2 * ((y - TOP - EQUATOR) / 230) ** 2)
        x += (3 + 4 * float(smoothstep(300, 540, np.array(y)))) * math.sin(y / 46 + phase) * (1 - abs(lon) / 2.2)
        aside = curtain * float(smoothstep(140, 312, np.array(y))) * (1 - 0.6 * float(smoothstep(500, 575,
            np.array(y))))
        side = 1 if math.sin(lon) > 0 else -1
        parted = side * (68 + abs(x) * (WIDE - 68) / WIDE)
        points.append((X + 4 * aside + x + (parted - x) * aside, y))
    return points


def _lock(canvas: Canvas, way: Points, widths: list, tones: list, clip: Mask | None, random) -> None:
    """One lock: it throws a shadow on what it lies on, is round, and is combed."""
    path = ribbon(way, widths)
    canvas.shadow(path, "#140a0c", 4, 5, 4, 0.5, clip=clip)
    wide = max(widths)
    hair = canvas.fill(path, tones, gradient=(way[0], way[-1]), form=0.75, radius=wide * 0.5, shade="#1c0e10",
        highlight="#d8965c", grain=0.1, texture=0, edge=0.2, clip=clip, detail=0.55)
    for _ in range(int(wide / 2.2)):
        u = (random.random() - 0.5) * 0.8
        part = [(x + u * wide * float(np.interp(k / len(way), np.linspace(0, 1, len(widths)), widths)) / wide, y)
            for k, (x, y) in enumerate(way)]
        start = int(random.random() * len(part) * 0.4)
        canvas.line(part[start : start + max(4, len(part) // 2)], [0.3, 1.5, 0.3],
            ("#1c0e10", "#c8864e", "#3a2018")[int(3 * random.random())], 0.5, clip=hair, wobble=0.15, soft=0.3,
            detail=0.55)


def _fringe(canvas: Canvas) -> None:
    """Locks slip back over the lintel and the right jamb; the door's light catches their inner edges."""
    random = dice(23)
    lit = ["#6e4028", "#9a5e38", "#8a5434", "#3a2018"]
    for way, widths in (([(240, 176), (222, 216), (204, 258), (188, 300), (178, 352), (172, 400)],
        [4, 16, 20, 20, 14, 3]), ([(270, 172), (300, 214), (322, 262), (336, 322), (338, 390), (332, 452),
        (338, 500)], [4, 20, 26, 26, 24, 16, 3]), ([(262, 176), (288, 222), (308, 268), (320, 320), (323, 376),
        (318, 424), (324, 462)], [3, 12, 17, 18, 15, 9, 2]),
        ([(258, 180), (272, 222), (288, 262), (304, 298), (309, 336), (305, 366)], [2, 7, 9, 9, 6, 1])):
        shape = ribbon(way, widths)
        canvas.shadow(shape, "#2a120c", -7, 10, 5, 0.6)
        _lock(canvas, way, widths, lit, None, random)
        if way[-1][0] > 250:
            canvas.line([(x - w * 0.42, y) for (x, y),
                w in zip(way, np.interp(np.linspace(0, 1, len(way)), np.linspace(0, 1, len(widths)), widths),
                strict=True)][3:], [0.4, 1.8, 0.5], "#ffc478", 0.75, wobble=0.1, soft=0.4, detail=0.8)


def _hair(canvas: Canvas) -> None:
    """A brown bob, combed down from the crown in soft locks."""
    outline: Points = [(250, 116), (310, 122), (366, 148), (406, 198), (427, 262), (430, 330), (424, 400),
        (416, 470), (400, 530), (376, 566), (348, 578), (316, 566), (284, 560), (250, 566), (214, 560), (182, 568),
        (152, 578), (124, 566), (100, 530), (84, 470), (76, 400), (70, 330), (73, 262), (94, 198), (134, 148),
        (190, 122)]
    shape = smooth(outline)
    canvas.shadow(shape, "#12242c", 6, 14, 14, 0.5)
    mass = canvas.fill(shape, ["#8a5434", "#5c3424", "#2e1a1a"], gradient=((180, 120), (330, 600)), form=0.85,
        radius=100, shade="#241418", highlight="#c8864e", rim=("#fff0d2", 2.4, 0.5), grain=0.15, texture=0.01,
        edge=0.25, detail=0.5)
    canvas.fill(ellipse(176, 236, 70, 96, 24), "#f0b070", alpha=0.28, soft=34, clip=mass, edge=0)
    canvas.fill(ellipse(356, 300, 60, 160, -8), "#1c1014", alpha=0.35, soft=34, clip=mass, edge=0)
    random = dice(11)
    for k in range(60):  # what hangs behind the parting
        lon = 0.42 * (2 * random.random() - 1)
        path = _strand(lon, 560, 6 * random.random(), 0.0)[1:7]
        canvas.line(path, [0.3, 5, 4, 0.4], ("#3a2018", "#2a1616", "#4c2a1c")[k % 3], 0.6, clip=mass, soft=0.6,
            wobble=0.15, detail=0.5)
    lons = sorted((-1.34 + 2.68 * (k + 0.7 * random.random()) / 40 for k in range(40)), key=abs, reverse=True)
    for lon in lons:  # locks, the sides first, those round the door over them
        bend = 2.2 * math.sin(3 * lon) + 1.2 * random.random()
        path = _strand(lon, 540 + 40 * random.random(), bend)[int(2 * random.random()) :]
        wide = 15 + 17 * random.random()
        light = math.exp(-(((math.sin(lon) + 0.5) / 0.5) ** 2))
        tones = [mix("#7a4830", "#a86a40", light), mix("#5c3424", "#8a5434", light), "#3a2018", "#241214"]
        _lock(canvas, path, [4, wide * 0.6, wide, wide, wide * 0.7, 2], tones, mass, random)
    for k in range(420):
        lon = math.asin(2 * random.random() - 1)
        phase = 2.2 * math.sin(3 * lon) + 1.4 * random.random()
        path = _strand(lon + 0.08 * (random.random() - 0.5), 548 + 34 * random.random(), phase)
        start, stop = int(8 * random.random() ** 1.4), 15 - int(7 * random.random() ** 1.6)
        if stop - start < 4:
            continue
        path = path[start:stop]
        x, y = path[len(path) // 2]
        lit = math.exp(-(((x - 165) / 80) ** 2) - ((y - 250) / 150) ** 2) + 0.5 * math.exp(-(((y - 210 - 0.1 * abs(x
            - X)) / 34) ** 2))
        door = math.exp(-((max(LEFT - x, x - RIGHT, 0.0) / 30) ** 2)) * float(y > 280)
        lock = 0.5 + 0.5 * math.sin(19 * lon + 1.5 * math.sin(y / 70))  # light and dark by locks
        r = random.random()
        tone = mix(mix("#2a1616", "#5c3424", r), mix("#8a5434", "#e0a468", r),
            min(1.0, 0.65 * lock * (0.45 + lit) + 0.25 * lit))
        if door > 0.2 and r < 0.6:
            tone = mix(tone, "#ffc878", 0.7 * door)
        canvas.line(path, [0.3, 2 + 3.4 * random.random(), 2.2, 0.3], tone, 0.2 + 0.3 * random.random(), clip=mass,
            wobble=0.2, soft=0.4, detail=0.5)
    shade = dict(clip=mass, edge=0, grain=0.1, texture=0)
    canvas.fill(smooth([(400, 150), (440, 260), (440, 470), (400, 590), (330, 590), (366, 470), (378, 320)]),
        "#180c12", alpha=0.42, soft=22, **shade)
    canvas.fill(smooth([(60, 470), (100, 540), (170, 556), (330, 556), (400, 540), (440, 470), (430, 620),
        (70, 620)]), "#180c12", alpha=0.4, soft=20, **shade)
    canvas.fill(smooth([(96, 268), (130, 196), (190, 156), (236, 150), (196, 178), (148, 226), (124, 300),
        (104, 330)]), "#ffcf90", alpha=0.4, soft=15, blend="soft", **shade)
    canvas.fill(ellipse(150, 262, 60, 110, 14), "#ffd8a0", alpha=0.5, soft=30, blend="soft", **shade)
    canvas.fill(smooth([(268, 150), (320, 160), (360, 196), (376, 240), (340, 206), (300, 176)]), "#ffd79a",
        alpha=0.16, soft=10, **shade)
    for k in range(90):  # uneven ends below the outline
        lon = math.asin(2 * random.random() - 1)
        path = _strand(lon, 566 + 22 * random.random(), 2.2 * math.sin(3 * lon))[-5:]
        canvas.line(path, [0.2, 2.6, 2.2, 0.3], ("#4a2a1c", "#2e1a1a", "#6e4028")[k % 3], 0.6, wobble=0.2,
            detail=0.55)
    for side in (-1, 1):
        for k in range(26):
            a = -0.8 + 1.25 * k / 25 + 0.1 * random.random()
            x, y = X + side * (WIDE - 3) * math.cos(a * 0.92), TOP + EQUATOR + (EQUATOR - 3) * math.sin(a)
            canvas.line([(x - side * 8 * (a < 0), y - 12), (x + side * 2, y + 4),
                (x + side * (1 + 4 * random.random()), y + 26)], [0.4, 1.8, 0.3], "#a86a40" if side < 0
                else "#3a2020", 0.7, wobble=0.2, detail=0.55)


def _hall(right: float, up: float, away: float) -> tuple[float, float]:
    """A place in the hall (metres; 0 away is the doorway, the eye stands to its right) on the card."""
    near = 3 / (3 + away)
    return 330 + right * 107 * near, 380 + (1.18 - up) * 107 * near


def _house(canvas: Canvas) -> None:
    """The doorway: a wooden frame, behind it a small warm hall with stairs and a lamp."""
    frame = rect(LEFT - 13, HIGH - 15, RIGHT - LEFT + 26, SILL - HIGH + 15, 2)
    canvas.shadow(frame, "#140a0c", 5, 8, 8, 0.6)
    canvas.fill(frame, ["#f0dcb0", "#c09a68", "#8a643e"], form=0.5, radius=6, rim=("#ffe6b8", 1.6, 0.7), **CRISP)
    canvas.fill(rect(LEFT - 19, HIGH - 24, RIGHT - LEFT + 38, 12, 2), ["#f4e2b8", "#a8804e"], form=0.6, radius=5,
        rim=("#ffe6b8", 1.4, 0.7), **CRISP)
    hole = canvas.fill(rect(LEFT, HIGH, RIGHT - LEFT, SILL - HIGH), [(0, "#b06a34"), (0.35, "#f2b860"),
        (0.7, "#e09a4a"), (1, "#9a5c30")], **dict(CRISP, detail=1))
    with canvas.inside(hole):
        flat = dict(CRISP, texture=0)
        canvas.fill(poly([_hall(-1.35, 0, 3), _hall(0.4, 0, 3), _hall(0.4, 2.6, 3), _hall(-1.35, 2.6, 3)]),
            [(0, "#5c2e1a"), (0.5, "#b87038"), (1, "#a8642f")], **flat)
        canvas.fill(poly([_hall(-1.35, 0, 3), _hall(0.4, 0, 3), _hall(0.4, 0, -0.2), _hall(-1.35, 0, -0.2)]),
            ["#8a5230", "#d89c58"], **flat)
        canvas.fill(poly([_hall(-1.35, 0, -0.2), _hall(-1.35, 2.6, -0.2), _hall(-1.35, 2.6, 3), _hall(-1.35, 0, 3)]),
            ["#f4c878", "#c88444"], gradient=((LEFT, 0), (LEFT + 64, 0)), **flat)
        canvas.fill(poly([_hall(-1.35, 0, -0.2), _hall(-1.35, 0.14, -0.2), _hall(-1.35, 0.14, 3),
            _hall(-1.35, 0, 3)]), "#7a4426", alpha=0.8, **flat)
        for k in range(13, -1, -1):  # the stairs go up and away from us into the dark
            d, y, shade = 0.9 + 0.25 * k, 0.17 * k, min(1.0, k / 9)
            riser = poly([_hall(-1, y, d), _hall(0.2, y, d), _hall(0.2, y + 0.17, d), _hall(-1, y + 0.17, d)])
            canvas.fill(riser, [mix("#8a4a28", "#2e140e", shade), mix("#6a341c", "#20100c", shade)], **flat)
            tread = [_hall(-1, y + 0.17, d), _hall(0.2, y + 0.17, d), _hall(0.2, y + 0.17, d + 0.25),
                _hall(-1, y + 0.17, d + 0.25)]
            if tread[2][1] < tread[1][1]:
                canvas.fill(poly(tread), mix("#ffe9b0", "#8a5230", shade), **flat)
            canvas.line([tread[0], tread[1]], 1.6 - shade, mix("#fff0c4", "#8a5230", shade), wobble=0, detail=1)
        for k in range(0, 12, 1):  # the banister
            d, y = 1.02 + 0.25 * k, 0.17 * (k + 1)
            canvas.line([_hall(-0.97, y, d), _hall(-0.97, y + 0.8, d)], 2.4 - 0.13 * k,
                mix("#5c2e1a", "#2e140e", k / 11), wobble=0, detail=0.95)
        canvas.line([_hall(-0.97, 0.98, 0.9), _hall(-0.97, 0.98 + 0.17 * 12, 0.9 + 3)], [5, 2],
            ["#3a1c12", "#8a4e28"], wobble=0, detail=0.95)
        canvas.line([_hall(-0.97, 0, 0.86), _hall(-0.97, 1.06, 0.86)], 5, ["#a8663a", "#5c2e1a"], wobble=0,
            detail=0.95)
        canvas.fill(ellipse(*_hall(-0.97, 1.1, 0.86), 4), ["#e0a468", "#6a341c"], form=0.6, radius=3, **CRISP)
        canvas.line([(LEFT + 30, HIGH), (LEFT + 30, HIGH + 40)], 1.4, "#3a2018", wobble=0, detail=1)
        canvas.fill(smooth([(LEFT + 16, HIGH + 54, 1), (LEFT + 22, HIGH + 42), (LEFT + 30, HIGH + 38),
            (LEFT + 38, HIGH + 42), (LEFT + 44, HIGH + 54, 1)]), ["#3f8a80", "#1f4c54"], form=0.6, radius=5, **CRISP)
        canvas.fill(ellipse(LEFT + 30, HIGH + 56, 7, 5), "#fffbe0", edge=0, wobble=0, detail=1)
        canvas.glow(LEFT + 30, HIGH + 58, 110, "#ffe6a0", 0.7)
        canvas.fill(rect(LEFT, HIGH, RIGHT - LEFT, 10), "#3a1c10", alpha=0.55, soft=4)
        canvas.fill(rect(RIGHT - 9, HIGH, 9, SILL - HIGH), "#3a1c10", alpha=0.5, soft=4)
    step = poly([(LEFT - 22, SILL), (RIGHT + 22, SILL), (RIGHT + 32, SILL + 14), (LEFT - 32, SILL + 14)])
    front = rect(LEFT - 32, SILL + 14, RIGHT - LEFT + 64, 13, 1)
    canvas.shadow(union(step, front), "#140a0c", 4, 10, 7, 0.65)
    canvas.fill(step, ["#f0c080", "#c88a50"], **CRISP)
    canvas.fill(front, ["#9a6c42", "#5c3c26"], **CRISP)
    canvas.fill(poly([(LEFT + 2, SILL), (RIGHT - 2, SILL), (RIGHT + 10, SILL + 14), (LEFT - 10, SILL + 14)]),
        "#fff0b8", alpha=0.6, soft=1.5)


def _leaf(canvas: Canvas) -> None:
    """The red door, swung wide open towards us on its left hinges."""
    x0, x1 = LEFT - 1, LEFT - 66
    near, far = (HIGH - 20, SILL + 22), (HIGH + 3, SILL - 1)
    leaf = poly([(x0, far[0]), (x1, near[0]), (x1, near[1]), (x0, far[1])])
    canvas.shadow(leaf, "#140a0c", -6, 8, 9, 0.55)
    red = canvas.fill(leaf, ["#e85a40", "#c0342c", "#8a1e24"], gradient=((x0, 300), (x1, 520)),
        rim=("#ffb890", 1.6, 0.7), **CRISP)
    canvas.fill(poly([(x1 - 7, near[0] + 3), (x1, near[0]), (x1, near[1]), (x1 - 7, near[1] - 4)]),
        ["#7a1a22", "#4a1018"], **CRISP)

    def at(u: float, v: float) -> tuple[float, float]:
        x = x0 + (x1 - x0) * u
        return x, far[0] + (near[0] - far[0]) * u + ((far[1] - far[0]) + ((near[1] - near[0]) - (far[1] - far[0])) *
            u) * v

    for low, high in ((0.08, 0.44), (0.54, 0.9)):
        panel = poly([at(0.2, low), at(0.8, low), at(0.8, high), at(0.2, high)])
        canvas.fill(panel, ["#a8282a", "#8a1e24"], clip=red, **CRISP)
        canvas.line([at(0.2, high), at(0.2, low), at(0.8, low)], 2, "#5c1018", 0.8, wobble=0.1, detail=0.95)
        canvas.line([at(0.8, low), at(0.8, high), at(0.2, high)], 1.6, "#ff9478", 0.8, wobble=0.1, detail=0.95)
    knob = at(0.9, 0.5)
    canvas.shadow(ellipse(*knob, 5.5), "#3a0a10", 2, 4, 3, 0.6)
    canvas.fill(ellipse(*knob, 5.6), ["#fff0b0", "#c88a2c", "#6a4214"], form=0.8, radius=5, **CRISP)


def _ladder(canvas: Canvas) -> None:
    """It leads from the sill down over the nape to the neckband."""
    top, foot = ((276, SILL + 16), (304, SILL + 16)), ((286, 668), (322, 664))
    for a, b in zip(top, foot, strict=True):
        canvas.line([(a[0] + 6, a[1] + 8), (b[0] + 8, b[1] + 6)], 5, "#140a0c", 0.45, soft=3)
    for k in range(8):
        t = 0.08 + 0.84 * k / 7
        a = (top[0][0] + (foot[0][0] - top[0][0]) * t, top[0][1] + (foot[0][1] - top[0][1]) * t)
        b = (top[1][0] + (foot[1][0] - top[1][0]) * t, top[1][1] + (foot[1][1] - top[1][1]) * t)
        canvas.line([a, b], 3.6, ["#f2cc8c", "#9a6a3c"], wobble=0.1, detail=0.95)
    for a, b in zip(top, foot, strict=True):
        canvas.line([(a[0], a[1] - 12), b], 4.6, ["#f8d898", "#8a5a30"], wobble=0.1, detail=0.95)


def _walker(canvas: Canvas) -> None:
    """Someone in a yellow coat with a suitcase, already on the shoulder, the long shadow ahead."""
    with canvas.at(486, 712, 1.12, 12):
        canvas.fill(smooth([(-6, 2), (10, -3), (70, 2), (124, 12), (120, 20), (60, 14), (4, 9)]), "#0a1428",
            alpha=0.6, soft=3, fade=((10, 0), (130, 16)))
        crisp = dict(CRISP, detail=1)
        for points in ([(-1, -30), (-9, -16), (-19, -3)], [(2, -30), (9, -16), (11, 0)]):
            canvas.fill(ribbon(points, [9, 7, 6]), ["#3a3448", "#1c1a2a"], form=0.6, radius=4, **crisp)
        for x, y, turn in ((-20, -2, 30), (14, 1, 0)):
            canvas.fill(ellipse(x, y, 7, 3.4, turn), ["#4a2c24", "#24141a"], **crisp)
        coat = smooth([(-5, -70), (-13, -60), (-15, -40), (-20, -20, 1), (0, -17), (16, -20, 1), (12, -42),
            (10, -62), (5, -70)])
        canvas.fill(coat, ["#ffd860", "#e0a428", "#9a6420"], gradient=((-16, -60), (16, -20)), form=0.7, radius=9,
            light=(-0.9, -0.3, 0.4), rim=("#fff6d0", 1.8, 0.9, (-0.9, -0.4, 0.3)), **crisp)
        canvas.line([(1, -66), (3, -44), (2, -19)], [0.6, 1.4, 1], "#8a5a1c", 0.8, wobble=0, detail=1)
        canvas.fill(rect(8, -28, 30, 22, 3), ["#b4583c", "#7a3428"], form=0.5, radius=4,
            rim=("#ffd8a0", 1.2, 0.7, (-0.9, -0.4, 0.3)), **crisp)
        for x in (14, 31):
            canvas.line([(x, -28), (x, -6)], 2, "#e8b878", wobble=0, detail=1)
        canvas.line([(19, -28), (20, -33), (26, -33), (27, -28)], 2, "#3a1c1a", wobble=0, detail=1)
        canvas.fill(ribbon([(2, -64), (10, -50), (21, -34)], [10, 8.4, 7]), ["#f2bc40", "#b07a20"], form=0.7,
            radius=4, **crisp)
        canvas.fill(ellipse(22, -33, 3.8), "#e8b088", **crisp)
        canvas.fill(smooth([(-8, -90), (-8, -76), (-2, -70), (6, -71), (11, -78), (11, -90)]),
            ["#5c3424", "#2a1616"], form=0.6, radius=5, light=(-0.9, -0.3, 0.4), **crisp)
        canvas.fill(smooth([(-15, -88), (-9, -92), (-8, -102), (2, -106), (10, -101), (10, -92), (18, -87),
            (4, -88)]), ["#4f8f8a", "#1f4c54"], form=0.7, radius=6, rim=("#fff6d0", 1.2, 0.8, (-0.9, -0.4, 0.3)),
            **crisp)
        canvas.fill(smooth([(-10, -64, 1), (-10, -76), (-4, -79), (5, -79), (11, -75), (11, -63, 1), (0, -60)]),
            ["#ffe088", "#d89c28"], form=0.7, radius=5, light=(-0.9, -0.3, 0.4),
            rim=("#fff6d0", 1.2, 0.8, (-0.9, -0.4, 0.3)), **crisp)
        canvas.fill(ribbon([(-9, -66), (0, -63), (10, -66)], [4, 5, 4]), ["#e0483c", "#8a1e24"], form=0.6, radius=3,
            **crisp)
        canvas.fill(ribbon([(-8, -65), (-19, -61), (-30, -65)], [5, 5, 2]), ["#e0483c", "#8a1e24"], form=0.6,
            radius=3, **crisp)
