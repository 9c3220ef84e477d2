"""A python has swallowed a street: its lit windows shine through the scales."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import curve, ellipse, poly, rect, ribbon, smooth, union

CARD = Card(
    id="python",
    palette="lime-ink",
    composition="cutaway",
    setting="jungle floor",
    mood="dread",
    themes=("food", "city", "money"),
    hero="street snake",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=415,
    grading=dict(vignette=0.45, contrast=1.12),
)

CRISP = dict(edge=0.06, wobble=0.2, detail=0.88)
BODY = [(24, 26), (140, 96), (290, 126), (440, 140), (536, 226), (514, 346), (400, 410), (260, 420),
    (118, 446), (62, 548), (92, 660), (176, 732), (296, 758)]
WIDTHS = [8, 74, 126, 146, 150, 156, 172, 176, 166, 152, 138, 108, 92]
WARM = ["#fff6c4", "#ffd25a"]


def draw(canvas: Canvas) -> None:
    """Paint the card."""
    canvas.set_light((-0.4, -0.7, 0.5), ambient="#0a1812", key="#f3f2d2")
    _jungle(canvas)
    brush.background(canvas, radii=(20, 10, 5))
    _leaves_behind(canvas)
    body = _snake(canvas)
    with canvas.inside(body):
        _street(canvas)
    _scales(canvas, body)
    _head(canvas)
    _leaves_in_front(canvas)


def _spots(count: int) -> list[tuple[float, float, float, float, float]]:
    """Places along the body: x, y, the direction across it, and its width."""
    c = curve(BODY, 40)
    d = np.gradient(c, axis=0)
    n = np.stack([-d[:, 1], d[:, 0]], 1) / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-6)
    length = np.r_[0, np.cumsum(np.hypot(*np.diff(c, axis=0).T))]
    out = []
    for s in np.linspace(0.01, 0.995, count) * length[-1]:
        x, y = np.interp(s, length, c[:, 0]), np.interp(s, length, c[:, 1])
        nx, ny = np.interp(s, length, n[:, 0]), np.interp(s, length, n[:, 1])
        w = np.interp(s / length[-1], np.linspace(0, 1, len(WIDTHS)), WIDTHS)
        out.append((float(x), float(y), float(nx), float(ny), float(w)))
    return out


def _leaf(canvas: Canvas, x: float, y: float, long: float, turn: float, tone: Colour, soft: float = 0,
        split: bool = False, rim: float = 0.5) -> None:
    """A big jungle leaf growing from (x, y)."""
    with canvas.at(x, y, long / 100, turn):
        if split:
            edge = []
            for k in range(9):
                t = k / 8
                wide = 34 * math.sin(math.pi * (0.12 + 0.8 * t)) + 4
                edge += [(8 + 88 * t, -wide), (12 + 88 * t, -wide * 0.42)]
            outline = smooth([(0, 0), *edge, (104, 0), *[(px, -py) for px, py in reversed(edge)]])
        else:
            outline = smooth([(0, 0), (18, -18), (50, -24), (82, -14), (108, 4, 1), (80, 18), (48, 24),
                (18, 16)])
        mask = canvas.fill(outline, [mix(tone, "#d8e67a", 0.22), tone, mix(tone, "#0a1812", 0.55)],
            gradient=((20, -20), (90, 20)), form=0.7, radius=16, soft=soft, rim=("#e8f4b0", 1.4, rim),
            texture=0.04, edge=0.1, detail=0.5)
        canvas.line([(0, 0), (50, 0), (104, 2)], [2.4, 1.6, 0.4], mix(tone, "#e8f4b0", 0.5), 0.8, clip=mask,
            soft=soft * 0.5)
        for k in range(7):
            for s in (-1, 1):
                canvas.line([(12 + 12 * k, 0), (22 + 12 * k, s * 12), (30 + 12 * k, s * 20)], [1, 0.8, 0.3],
                    mix(tone, "#0a1812", 0.5), 0.6, clip=mask, soft=soft * 0.5)


def _jungle(canvas: Canvas) -> None:
    canvas.sky([(0, "#1c3f2c"), (0.4, "#12301f"), (1, "#081410")], swirl=0.1, focus=(320, 420, 620))
    random = dice(2)
    for _ in range(160):  # leaf litter
        x, y = 620 * random.random() - 10, 920 * random.random()
        _leaf(canvas, x, y, 26 + 44 * random.random(), 360 * random.random(),
            ("#1f4a30", "#2c5a34", "#3a5a28", "#16382a", "#4a5a24")[int(5 * random.random())], 1.2, rim=0.15)
    for _ in range(40):
        x, y = 620 * random.random(), 900 * random.random()
        canvas.glow(x, y, 20 + 30 * random.random(), "#7aa83c", 0.14)


def _leaves_behind(canvas: Canvas) -> None:
    for x, y, long, turn, tone, split in ((300, 280, 150, -14, "#2c6a3c", True),
            (330, 560, 190, 20, "#2f6e3a", True), (600, 620, 200, 196, "#24513a", True),
            (420, 530, 130, -30, "#4a8a3c", False), (220, 590, 120, -8, "#3a7a3c", False),
            (20, 250, 170, -20, "#2c6a3c", True), (10, 360, 120, 24, "#4a8a3c", False),
            (590, 60, 170, 160, "#24513a", True), (560, 500, 110, 150, "#5c9a3c", False),
            (340, 640, 120, 8, "#2c6a3c", False)):
        canvas.shadow(ellipse(x, y, 30), "#04100a", 4, 8, 10, 0.4)
        _leaf(canvas, x, y, long, turn, tone, 0, split)
    for x, y, s in ((392, 600, 1.0), (432, 578, 0.8), (36, 300, 0.8), (250, 262, 0.7)):  # orchids
        for k in range(5):
            a = math.radians(72 * k - 90)
            canvas.fill(ellipse(x + 11 * s * math.cos(a), y + 11 * s * math.sin(a), 9.6 * s, 6.4 * s,
                72 * k - 90), ["#ff9cc8", "#d62c7f"], form=0.6, radius=5, rim=("#ffe0ee", 1.2, 0.7), **CRISP)
        canvas.fill(ellipse(x, y, 4.6 * s), "#f6e49a", form=0.7, radius=3, **CRISP)


def _snake(canvas: Canvas) -> Mask:
    bulges = [ellipse(300, 64, 36, 44), ellipse(410, 78, 44, 38),
        smooth([(248, 360), (256, 286), (280, 254), (306, 262), (322, 300), (332, 352)]),
        ellipse(180, 372, 54, 48), ellipse(404, 346, 60, 44)]
    outline = union(ribbon(BODY, WIDTHS, 24), *bulges)
    canvas.shadow(outline, "#030a06", 12, 22, 16, 0.75)
    body = canvas.fill(outline, ["#a9c93a", "#86ac38", "#4f7e34", "#2c5a2c"],
        gradient=((200, 60), (420, 820)), form=0.95, radius=58, shade="#0c2418", highlight="#d8e88a",
        rim=("#f8fad0", 2.8, 0.75), grain=0.22, texture=0.015, detail=0.7)
    for x, y, nx, ny, w in _spots(70):  # the pale belly on the lower side
        side = 1 if ny > 0 else -1
        canvas.fill(ellipse(x + nx * side * w * 0.42, y + ny * side * w * 0.42, 15, 10,
            math.degrees(math.atan2(ny, nx)) + 90), "#f3f2d2", alpha=0.22, soft=4, clip=body)
    return body


def _lit(canvas: Canvas, x: float, y: float, w: float, h: float, on: bool = True) -> None:
    canvas.fill(rect(x, y, w, h, 1.4), WARM if on else ["#1c3f2c", "#12301f"], alpha=1 if on else 0.75,
        edge=0.02, wobble=0, detail=1)
    canvas.line([(x + w / 2, y), (x + w / 2, y + h)], 0.9, "#4a5a20", 0.8, wobble=0)
    canvas.line([(x, y + h * 0.5), (x + w, y + h * 0.5)], 0.9, "#4a5a20", 0.8, wobble=0)
    if on:
        canvas.glow(x + w / 2, y + h / 2, w * 2.2, "#ffdc70", 0.45)


def _house(canvas: Canvas, w: float, h: float, seed: int) -> None:
    """A town house behind the skin: only its lit windows show; origin the middle of its foot."""
    random = dice(seed)
    canvas.glow(0, -h / 2, h * 0.8, "#ffd870", 0.16)
    cols, rows = max(2, int(w / 15)), max(1, int((h - 10) / 17))
    for i in range(cols):
        for j in range(rows):
            if random.random() < 0.72:
                _lit(canvas, -w / 2 + (i + 0.5) * w / cols - 4.4, -h + 5 + 17 * j, 8.8, 11)


def _street(canvas: Canvas) -> None:
    """The swallowed town: pavements follow the belly, houses stand up in the straight parts."""
    spots = _spots(90)
    for x, y, rx, ry, turn in ((310, 132, 210, 58, 6), (450, 176, 90, 54, 24), (290, 420, 220, 84, -2),
            (110, 470, 70, 70, -30), (528, 290, 46, 90, 10), (84, 610, 46, 80, -14), (180, 738, 80, 40, 24)):
        canvas.fill(ellipse(x, y, rx, ry, turn), "#0c2a1a", alpha=0.62, soft=22, edge=0)
    canvas.glow(300, 430, 230, "#ffe27a", 0.2)
    canvas.glow(320, 140, 180, "#ffe27a", 0.18)
    for a, b in (((9, 34)), ((48, 66))):
        line = [(x + nx * w * 0.33 * (1 if ny > 0 else -1), y + ny * w * 0.33 * (1 if ny > 0 else -1)) for x,
            y, nx, ny, w in spots[a:b]]
        canvas.line(line[::3], [16, 20, 16], "#f3f2d2", 0.32, soft=2)
        canvas.line(line[::3], 2, "#f3f2d2", 0.6, wobble=0.2)
    places: list[tuple[float, float, float, float]] = [(168, 142, 0.8, 9), (212, 152, 0.95, 7),
        (258, 160, 1.05, 5), (302, 168, 1.12, 3), (352, 174, 1.1, 4), (404, 180, 1.1, 6),
        (452, 192, 0.98, 12)]
    for k, (x, y, s, turn) in enumerate(places):
        with canvas.at(x, y, s, turn):
            _house(canvas, 36 + 3 * (k % 3), (40, 48, 58, 66, 40, 58, 46)[k], k + 1)
    second: list[tuple[float, float, float, float]] = [(452, 440, 1.1, -18), (402, 464, 1.2, -8),
        (344, 474, 1.24, -2), (288, 476, 1.2, -1), (230, 480, 1.3, -2), (172, 484, 1.24, -6),
        (122, 498, 1.05, -14)]
    for k, (x, y, s, turn) in enumerate(second):
        with canvas.at(x, y, s, turn):
            _house(canvas, 38, (50, 74, 58, 90, 58, 74, 50)[k], k + 11)
    # round the bends only windows
    for x, y, turn in ((528, 264, 62), (516, 322, 96), (78, 574, 74), (88, 640, 56)):
        with canvas.at(x, y, 1, turn):
            for k in (-1, 0, 1):
                _lit(canvas, -5 + 18 * k, -20, 10, 12, k != 1)
    with canvas.at(150, 742, 0.95, 30):
        _house(canvas, 34, 46, 31)
    with canvas.at(206, 768, 0.95, 14):
        _house(canvas, 36, 42, 32)


def _scales(canvas: Canvas, body: Mask) -> None:
    """A net of scales over everything, saddles of ink on the back."""
    spots = _spots(150)
    for k, (x, y, nx, ny, w) in enumerate(spots):
        up = -1 if ny > 0 else 1
        if k % 9 == 0 and (k < 18 or 60 < k < 74 or k > 104):
            px, py = x + nx * up * w * 0.26, y + ny * up * w * 0.26
            turn = math.degrees(math.atan2(-nx, ny))
            canvas.fill(ellipse(px, py, 15 + w * 0.04, w * 0.2, turn), "#0c1a14", alpha=0.5, soft=1.6,
                clip=body, edge=0.3)
            canvas.fill(ellipse(px, py, 8 + w * 0.02, w * 0.11, turn), "#e8d24a", alpha=0.35, soft=2,
                clip=body)
        for j in range(-6, 7):
            off = (j + (0.5 if k % 2 else 0)) / 13 * w
            px, py = x + nx * off, y + ny * off
            tx, ty = ny, -nx
            canvas.line([(px - tx * 5 + nx * 3.4, py - ty * 5 + ny * 3.4), (px + tx * 3, py + ty * 3),
                (px - tx * 5 - nx * 3.4, py - ty * 5 - ny * 3.4)], [0.3, 1, 0.3],
                "#12301f" if (j + k) % 3 else "#f8fad0", 0.34, clip=body, wobble=0,
                rough=0)


def _head(canvas: Canvas) -> None:
    """Broad and flat, half open, one eye on the visitor."""
    with canvas.at(330, 764, 1.12, 4):
        light = (-0.3, -0.75, 0.5)
        look = dict(form=0.95, light=light, shade="#12301f", highlight="#f8fad0",
            rim=("#f8fad0", 2.6, 0.8, light), grain=0.2, texture=0.012, **CRISP)
        lower = smooth([(-70, 14), (-30, 34), (40, 46), (96, 48), (114, 40), (112, 32), (60, 24), (0, 14),
            (-40, 0)])
        canvas.shadow(lower, "#030a06", 6, 16, 10, 0.7)
        canvas.fill(lower, ["#f3f2d2", "#c8d88a", "#6a9438"], radius=14, fade=((-30, 22), (-66, 14)), **look)
        mouth = smooth([(-34, 8), (30, 6), (86, 10), (112, 16), (110, 34), (60, 30), (0, 20)])
        gape = canvas.fill(mouth, ["#8a1450", "#d62c7f", "#5a0c34"], gradient=((110, 20), (-30, 10)),
            edge=0.06, detail=0.9)
        canvas.glow(20, 16, 70, "#ffdc70", 0.5)
        canvas.fill(rect(16, 8, 16, 20, 2), WARM, clip=gape, edge=0.05, detail=0.95)  # a lit hall, far down
        for k in range(7):
            canvas.fill(poly([(34 + 11 * k, 34), (39 + 11 * k, 35), (37 + 11 * k, 25)]),
                ["#fffff0", "#d8d8b0"], **CRISP)
        upper = smooth([(-128, 28), (-124, -36), (-90, -44), (-58, -56), (-16, -70), (30, -58), (76, -38), (112, -18),
            (124, 0), (116, 14), (80, 12), (30, 8), (-30, 16), (-58, 32), (-90, 32)])
        nape = ((-34, 0), (-108, -10))  # the head grows out of the neck, with no seam
        mask = canvas.fill(upper, ["#dcea72", "#a9c93a", "#5c8f3c"], radius=34, fade=nape, **look)
        for k in range(6):
            canvas.fill(poly([(44 + 12 * k, 11 + k * 0.3), (50 + 12 * k, 11 + k * 0.3), (48 + 12 * k, 21)]),
                ["#fffff0", "#d8d8b0"], **CRISP)
        canvas.fill(smooth([(-80, -30), (-40, -54), (0, -58), (20, -50), (-10, -40), (-50, -20), (-88, 0)]),
            "#0c1a14", alpha=0.55, soft=3, clip=mask)
        canvas.fill(smooth([(40, -36), (80, -26), (110, -8), (96, -6), (66, -16)]), "#0c1a14", alpha=0.4,
            soft=3, clip=mask)
        random = dice(41)
        for _ in range(160):
            x, y = -90 + 210 * random.random(), -64 + 84 * random.random()
            canvas.fill(ellipse(x, y, 3 + 2 * random.random(), 2.4),
                "#f8fad0" if random.random() < 0.5 else "#2c5a2c", alpha=0.3, clip=mask, edge=0.2)
        for k in range(6):  # pits along the lip
            canvas.fill(ellipse(56 + 10 * k, 2 + k * 0.6, 2.4, 3), "#12301f", alpha=0.85, clip=mask, edge=0.1)
        canvas.fill(ellipse(108, -8, 3.4, 2.4, 30), "#12301f", alpha=0.9, clip=mask, edge=0.1)
        canvas.fill(ellipse(26, -32, 19, 17), "#2c5a2c", form=0.7, radius=8, light=light, **CRISP)
        canvas.fill(ellipse(27, -31, 15, 14), ["#fff6a0", "#f0b020", "#a85a10"],
            gradient=("r", (30, -30), 15), edge=0.04, wobble=0, detail=1)
        canvas.fill(ellipse(33, -29, 3.4, 12, -6), "#0a0c08", edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(23, -37, 3.2), "#fffff0", edge=0, wobble=0, grain=0, detail=1)
        canvas.fill(smooth([(6, -34), (18, -48), (36, -50), (47, -38), (34, -42), (18, -40)]),
            ["#c8dc5c", "#5c8f3c"], form=0.7, radius=6, light=light, **CRISP)


def _leaves_in_front(canvas: Canvas) -> None:
    with brush.loose(canvas, radii=(8, 4)):
        for x, y, long, turn, tone, split in ((-10, 900, 210, -34, "#16382a", True),
                (60, 930, 150, -70, "#24513a", False), (130, 930, 120, -20, "#2c6a3c", False),
                (640, 930, 110, 226, "#16382a", True),
                (300, 930, 120, -12, "#1f4a30", False)):
            _leaf(canvas, x, y, long, turn, tone, 0, split, 0.35)
