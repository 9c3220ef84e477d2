"""A python's swallowed street shows through the scales; a short-sighted postman knocks at its mouth."""

import itertools
import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.folk import STAND, person
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
    (118, 446), (62, 548), (92, 660), (180, 726), (280, 752)]
WIDTHS = [8, 74, 126, 146, 150, 156, 172, 176, 166, 152, 142, 126, 112]
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
    _postman(canvas)
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


def _outlined(canvas: Canvas, path, tone: Colour, alpha: float = 0.55) -> None:
    canvas.fill(path, tone, alpha=alpha, edge=0.08, wobble=0.3, texture=0.04, detail=0.8)


def _edges(canvas: Canvas, points: list) -> None:
    """Straight pale lines from point to point."""
    for a, b in itertools.pairwise(points):
        canvas.line([a, b], 1.5, "#e4efb4", 0.7, wobble=0.1, rough=0.1)


def _lit(canvas: Canvas, x: float, y: float, w: float, h: float, on: bool = True) -> None:
    canvas.fill(rect(x, y, w, h, 1.4), WARM if on else ["#1c3f2c", "#12301f"], alpha=1 if on else 0.75,
        edge=0.02, wobble=0, detail=1)
    canvas.line([(x + w / 2, y), (x + w / 2, y + h)], 0.9, "#4a5a20", 0.8, wobble=0)
    canvas.line([(x, y + h * 0.5), (x + w, y + h * 0.5)], 0.9, "#4a5a20", 0.8, wobble=0)
    if on:
        canvas.glow(x + w / 2, y + h / 2, w * 2.2, "#ffdc70", 0.45)


def _house(canvas: Canvas, w: float, h: float, kind: str, seed: int) -> None:
    """A town house seen through skin, origin the middle of its foot."""
    random = dice(seed)
    wall = ("#3a6e3c", "#2c5f3c", "#4a7a34", "#34664a")[seed % 4]
    roofs = {
        "gable": poly([(-w / 2 - 3, -h), (0, -h - w * 0.55), (w / 2 + 3, -h)]),
        "step": poly([(-w / 2, -h), (-w / 2, -h - 6), (-w / 3, -h - 6), (-w / 3, -h - 13), (-w / 6, -h - 13),
        (-w / 6, -h - 20), (w / 6, -h - 20), (w / 6, -h - 13), (w / 3, -h - 13), (w / 3, -h - 6),
        (w / 2, -h - 6), (w / 2, -h)]),
        "flat": rect(-w / 2 - 3, -h - 6, w + 6, 7),
    }
    _outlined(canvas, union(rect(-w / 2, -h, w, h), roofs[kind]), wall, 0.62)
    top = {"gable": [(-w / 2 - 3, -h), (0, -h - w * 0.55), (w / 2 + 3, -h)],
        "flat": [(-w / 2 - 3, -h - 6), (w / 2 + 3, -h - 6)],
        "step": [(-w / 2, -h - 6), (-w / 3, -h - 6), (-w / 3, -h - 13), (-w / 6, -h - 13), (-w / 6, -h - 20),
        (w / 6, -h - 20), (w / 6, -h - 13), (w / 3, -h - 13), (w / 3, -h - 6), (w / 2, -h - 6)]}[kind]
    _edges(canvas, [(-w / 2, 0), *top, (w / 2, 0)])
    cols, rows = max(1, int(w / 15)), max(1, int((h - 16) / 17))
    for i in range(cols):
        for j in range(rows):
            _lit(canvas, -w / 2 + (i + 0.5) * w / cols - 4.4, -h + 5 + 17 * j, 8.8, 11,
                random.random() < 0.66)
    canvas.fill(rect(-4.5, -15, 9, 15, 1), "#d62c7f" if seed % 3 == 0 else "#0c1a14", edge=0.03, wobble=0,
        detail=1)


def _shop(canvas: Canvas, w: float) -> None:
    """A baker's with an awning."""
    _outlined(canvas, rect(-w / 2, -64, w, 64), "#1f4a30", 0.65)
    for i in range(3):
        _lit(canvas, -w / 2 + 6 + i * (w - 18) / 2 - 2, -58, 11, 13, i != 1)
    canvas.fill(rect(-w / 2 + 4, -28, w - 24, 24, 1), WARM, edge=0.02, wobble=0, detail=1)
    canvas.glow(-6, -16, w * 0.8, "#ffdc70", 0.5)
    for k in range(3):
        canvas.fill(ellipse(-w / 2 + 12 + 12 * k, -8, 5, 3.4), "#b8762c", edge=0.05, detail=1)
    canvas.fill(union(ellipse(4, -19, 3.4), ellipse(4, -10, 5, 6)), "#4a3a20", edge=0.05, detail=1)
    canvas.fill(rect(w / 2 - 16, -26, 11, 26, 1), "#0c1a14", edge=0.03, wobble=0, detail=1)
    n = 7
    for k in range(n):
        x0, x1 = -w / 2 - 3 + k * (w + 6) / n, -w / 2 - 3 + (k + 1) * (w + 6) / n
        canvas.fill(poly([(x0 + 2, -42), (x1 + 1, -42), (x1, -28), (x0, -28)]),
            "#d62c7f" if k % 2 else "#f3f2d2", edge=0.03, wobble=0, detail=1)


def _clock_tower(canvas: Canvas) -> None:
    _outlined(canvas, union(rect(-20, -112, 40, 112), poly([(-25, -112), (0, -152), (25, -112)])), "#1f4a30",
        0.68)
    _edges(canvas, [(-20, 0), (-20, -112), (-25, -112), (0, -152), (25, -112), (20, -112), (20, 0)])
    canvas.fill(ellipse(0, -88, 16), ["#fffbe0", "#ffe27a"], edge=0.02, wobble=0, detail=1)
    canvas.glow(0, -88, 52, "#ffe27a", 0.7)
    for k in range(12):
        a = k * math.pi / 6
        canvas.line([(12 * math.cos(a), -88 + 12 * math.sin(a)), (14.4 * math.cos(a),
            -88 + 14.4 * math.sin(a))], 1.2, "#2a3a14", 1, wobble=0, detail=1)
    canvas.line([(0, -88), (-7, -93)], [2, 1.4], "#2a1420", 1, wobble=0, detail=1)
    canvas.line([(0, -88), (1, -100)], [1.6, 1], "#2a1420", 1, wobble=0, detail=1)
    _lit(canvas, -6, -56, 12, 15)
    canvas.fill(smooth([(-8, 0, 1), (-8, -18), (0, -27), (8, -18), (8, 0, 1)]), "#0c1a14", edge=0.04,
        detail=0.9)


def _street_lamp(canvas: Canvas) -> None:
    canvas.line([(0, 0), (0, -34)], [2.4, 1.6], "#0c1a14", 0.9, wobble=0)
    canvas.fill(ellipse(0, -38, 3.6, 4.4), "#fffbe0", edge=0, wobble=0, detail=1)
    canvas.glow(0, -38, 30, "#ffe27a", 0.7)


def _walker(canvas: Canvas, coat: Colour, flip: float) -> None:
    """A citizen as a small silhouette with a hat."""
    with canvas.at(0, 0, 1, 0, flip):
        canvas.fill(union(smooth([(-4, -15), (4, -15), (6, -4), (-6, -4)]),
            ribbon([(-2, -5), (-4, 0)], [3, 2]), ribbon([(2, -5), (5, 0)], [3, 2]), ellipse(0, -19, 3.4),
            ellipse(0, -21.6, 5, 1.4), rect(-2.6, -25, 5.2, 4, 1)), coat, edge=0.04,
            wobble=0.1, detail=0.95)


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
    kinds = ("gable", "step", "flat", "gable", "step", "gable", "flat")
    for k, (x, y, s, turn) in enumerate(places):
        with canvas.at(x, y, s, turn):
            if k == 4:
                _shop(canvas, 54)
            else:
                _house(canvas, 36 + 3 * (k % 3), (44, 52, 60, 74, 0, 66, 54)[k], kinds[k], k + 1)
    second: list[tuple[float, float, float, float]] = [(452, 440, 1.1, -18), (402, 464, 1.2, -8),
        (344, 474, 1.24, -2), (288, 476, 1.2, -1), (230, 480, 1.3, -2), (172, 484, 1.24, -6),
        (122, 498, 1.05, -14)]
    for k, (x, y, s, turn) in enumerate(second):
        with canvas.at(x, y, s, turn):
            if k == 3:
                _clock_tower(canvas)
            elif k == 4:
                _shop(canvas, 52)
            else:
                _house(canvas, 38, (58, 84, 62, 0, 0, 84, 60)[k], ("step", "gable", "flat", "", "", "gable",
                    "step")[k], k + 11)
    # round the bends only windows
    for x, y, turn in ((528, 264, 62), (516, 322, 96), (78, 574, 74), (88, 640, 56)):
        with canvas.at(x, y, 1, turn):
            for k in (-1, 0, 1):
                _lit(canvas, -5 + 18 * k, -20, 10, 12, k != 1)
    with canvas.at(150, 742, 0.95, 30):
        _house(canvas, 34, 46, "gable", 31)
    with canvas.at(206, 768, 0.95, 14):
        _house(canvas, 36, 42, "step", 32)
    for x, y, turn in ((330, 176, 4), (236, 160, 6), (428, 190, 8), (318, 480, 0), (202, 486, -4),
            (374, 474, -5)):
        with canvas.at(x, y, 0.9, turn):
            _street_lamp(canvas)
    for k, (x, y, flip) in enumerate(((378, 186, 1), (280, 172, -1), (262, 484, 1), (356, 484, -1),
            (150, 498, 1), (420, 470, -1), (232, 492, -1))):
        with canvas.at(x, y, 0.95):
            _walker(canvas, "#d62c7f" if k == 2 else "#0c1a14", flip)


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
        canvas.fill(lower, ["#f3f2d2", "#c8d88a", "#6a9438"], radius=14, **look)
        mouth = smooth([(-34, 8), (30, 6), (86, 10), (112, 16), (110, 34), (60, 30), (0, 20)])
        gape = canvas.fill(mouth, ["#8a1450", "#d62c7f", "#5a0c34"], gradient=((110, 20), (-30, 10)),
            edge=0.06, detail=0.9)
        canvas.glow(20, 16, 70, "#ffdc70", 0.5)
        canvas.fill(rect(16, 8, 16, 20, 2), WARM, clip=gape, edge=0.05, detail=0.95)  # a lit hall, far down
        for k in range(7):
            canvas.fill(poly([(34 + 11 * k, 34), (39 + 11 * k, 35), (37 + 11 * k, 25)]),
                ["#fffff0", "#d8d8b0"], **CRISP)
        upper = smooth([(-96, 6), (-92, -34), (-60, -60), (-16, -70), (30, -58), (76, -38), (112, -18),
            (124, 0), (116, 14), (80, 12), (30, 8), (-30, 14), (-66, 28)])
        canvas.shadow(upper, "#030a06", 0, 8, 6, 0.5)
        mask = canvas.fill(upper, ["#dcea72", "#a9c93a", "#5c8f3c"], radius=34, **look)
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


def _postman(canvas: Canvas) -> None:
    """He stands very close, thick glasses, cap, bag, and knocks with one knuckle."""
    canvas.fill(ellipse(516, 884, 56, 10), "#030a06", alpha=0.7, soft=5)
    canvas.glow(490, 800, 130, "#ffdc90", 0.3)
    with canvas.at(516, 880, 1.56):
        for k in range(2):
            canvas.fill(rect(-2, -62 + 2 * k, 26, 24, 3), ["#8a5a34", "#4a2c1c"], form=0.6, radius=5, **CRISP)
        person(canvas, pose=STAND | dict(neck=(9, -78), head=(15, -88), near=(32, -66), far=(30, -84),
            near_foot=(-5, 0), far_foot=(7, 0)), face=-1, skin="#e2ae8c", hair="#8a7a6c", style="short",
            beard="moustache", top="#d62c7f", legs="#2a2438",
            shoes="#1c1418", hat=("cap", "#a81c60", "#f3f2d2"), glasses=True, old=True, girth=1.15, belly=6,
            hem=12, temper="smile", rim=("#fff8d8", 1.3, 0.85))
        canvas.fill(rect(2, -56, 22, 20, 3), ["#a8703c", "#5a3420"], form=0.7, radius=6,
            rim=("#fff0c8", 1.2, 0.7), **CRISP)
        canvas.line([(2, -54), (-6, -70), (-10, -78)], 2.2, "#5a3420", 1, wobble=0.1)
        for k in range(3):
            canvas.fill(rect(5 + 5 * k, -61 + k, 9, 10), ["#fffaf0", "#d8d0b8"], **CRISP)
        # the letter
        canvas.fill(poly([(-40, -74), (-26, -70), (-28, -59), (-42, -63)]), ["#fffaf0", "#d8d0b8"], form=0.3,
            radius=3, **CRISP)
        canvas.line([(-40, -74), (-34, -65), (-26, -70)], 0.9, "#a89a80", 0.9, wobble=0)
    for k in range(3):
        canvas.line([(456 - 7 * k, 738 - 7 * k), (450 - 8 * k, 748 - 4 * k), (450 - 8 * k, 760)],
            [0.5, 1.8, 0.5], "#fff8d8", 0.85 - 0.2 * k, wobble=0.1, detail=0.9)


def _leaves_in_front(canvas: Canvas) -> None:
    with brush.loose(canvas, radii=(8, 4)):
        for x, y, long, turn, tone, split in ((-10, 900, 210, -34, "#16382a", True),
                (60, 930, 150, -70, "#24513a", False), (130, 930, 120, -20, "#2c6a3c", False),
                (640, 930, 110, 226, "#16382a", True),
                (300, 930, 120, -12, "#1f4a30", False)):
            _leaf(canvas, x, y, long, turn, tone, 0, split, 0.35)
