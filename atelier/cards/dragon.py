"""A paper festival dragon winds down a lantern street on borrowed trousers, and one pair of legs is its own."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.festival import dragon_head, lantern_string, paper_lantern, watchers
from atelier.motifs.folk import person
from atelier.noise import dice
from atelier.paths import curve, ellipse, poly, rect, ribbon, spline, union

CARD = Card(
    id="dragon",
    palette="brick-jade",
    composition="S-path",
    setting="lantern street",
    mood="joy",
    themes=("play", "faith", "city"),
    hero="festival dragon",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=322,
    grading=dict(vignette=0.34, saturation=1.1, shadows="#3a0f24"),
)

SPINE = [(356, 196), (286, 200), (216, 222), (190, 262), (232, 304), (324, 336), (428, 368), (500, 420), (498, 486),
    (420, 530), (316, 552), (226, 586), (176, 628)]
WIDTHS = (26, 118)
TROUSERS = ["#2f4a7a", "#e8c060", "#3a2430", "#1f7a62", "#d8d0c0", "#8a4a2a", "#5a3a6a", "#c8502f", "#3a6a8a",
    "#f0e2c0"]
SHOES = ["#1c1014", "#f3e3bf", "#a8262b", "#3a2a20", "#1f7a62"]
LOOK = dict(edge=0.05, wobble=0.2, detail=0.85, grain=0.14, texture=0.02)


def draw(canvas: Canvas) -> None:
    """Paint down the street, from the tail to the head."""
    canvas.set_light((-0.3, -0.75, 0.5), ambient="#2a0c1e", key="#ffdf9a")
    _street(canvas)
    line = curve(SPINE, 14)
    steps = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    share = steps / steps[-1]
    _shadow(canvas, line, share)
    random = dice(4)
    _legs(canvas, line, share, 0, 1, random)
    _cloth(canvas, line, share, 0, 1)
    _crowd(canvas)
    with canvas.at(186, 654, 0.98, -8):
        dragon_head(canvas)
    _toddler(canvas)
    with canvas.at(560, -30, 1, 4):
        paper_lantern(canvas, 62, "#d8402f")
    with canvas.at(40, -56, 1, -4):
        paper_lantern(canvas, 52, "#e88a3a")
    canvas.glow(300, 120, 260, "#ffb060", 0.16)
    _confetti(canvas)


def _confetti(canvas: Canvas) -> None:
    random = dice(31)
    for _ in range(110):
        x, y = 600 * random.random(), 140 + 760 * random.random()
        if 360 < x < 470 and 690 < y < 880:
            continue
        s = 0.5 + 1.5 * (y / 900) ** 2
        scrap = rect(-2.4, -1.6, 4.8, 3.2)
        with canvas.at(x, y, s, 180 * random.random()):
            canvas.fill(scrap, ["#f0b84a", "#f3e3bf", "#e9523a", "#2fa37c"][int(random.random() * 4)], alpha=0.85,
                edge=0.05, wobble=0.1, detail=0.7)


def _street(canvas: Canvas) -> None:
    canvas.sky([(0, "#14101e"), (0.1, "#2a1a2c"), (0.24, "#8a4a3a"), (0.3, "#2a4a44"), (1, "#10241f")], swirl=0.03)
    ground = poly([(240, 150), (360, 150), (760, 900), (-160, 900)])
    canvas.fill(ground, ["#e8c890", "#7fa088", "#3a6a5c", "#1c4038"], gradient=((0, 150), (0, 900)), edge=0.1)
    random = dice(12)
    for i in range(44):  # rows of setts, closer towards the end of the street
        t = (i / 44) ** 1.7
        y = 158 + 760 * t
        n = 16
        for k in range(n):
            half = 64 + 400 * t
            x = 300 - half + (k + (i % 2) * 0.5) * 2 * half / n
            w, h = half / n * 0.86, 1.4 + 8 * t
            c = ["#8fb89c", "#4f8070", "#28564a", "#6a9a84"][int(random.random() * 4)]
            canvas.fill(rect(x - w, y - h, w * 2, h * 1.8, h * 0.6), c, alpha=0.5, edge=0.3, wobble=0.5, grain=0.1)
    panes = []
    for side in (-1, 1):
        depth = [(62, 150, 20), (96, 190, -60), (150, 250, -160), (230, 360, -280), (340, 560, -500)]
        for k in range(4):
            (x0, y0, t0), (x1, y1, t1) = depth[k], depth[k + 1]
            tone = ["#a85a3a", "#7a3430", "#5a2834", "#3e1c2a"][k]
            wall = poly([(300 + side * x0, y0), (300 + side * x0, t0), (300 + side * x1, t1), (300 + side * x1, y1)])
            canvas.fill(wall, [mix(tone, "#ffb060", 0.35), tone], gradient=((300 + side * x0, 0),
                (300 + side * x1, 0)), texture=0.05)
            for row in range(4 - (k > 2)):
                for col in range(2):
                    u = 0.22 + 0.4 * col
                    x, xb = x0 + (x1 - x0) * u, x0 + (x1 - x0) * (u + 0.22)
                    top, low = t0 + (t1 - t0) * u, y0 + (y1 - y0) * u
                    v = 0.2 + 0.21 * row
                    ya, yb = top + (low - top) * v, top + (low - top) * (v + 0.13)
                    panes.append((poly([(300 + side * x, ya), (300 + side * xb, ya - (xb - x) * 0.3),
                        (300 + side * xb, yb), (300 + side * x, yb)]), (row * 3 + col * 2 + k + (side > 0)) % 3,
                        300 + side * (x + xb) / 2, (ya + yb) / 2, yb - ya))
            eave = poly([(300 + side * (x0 - 4), y0 - (y0 - t0) * 0.16),
                (300 + side * (x1 - 8), y1 - (y1 - t1) * 0.16), (300 + side * (x1 - 10 - 12 * k),
                y1 - (y1 - t1) * 0.1), (300 + side * (x0 - 8), y0 - (y0 - t0) * 0.1)])
            canvas.fill(eave, ["#2f9a7c", "#145040"], edge=0.1)  # awnings
    light_pools(canvas, [(300, 170, 170, "#ffc070", 1.0), (300, 430, 260, "#ffb060", 0.8, 0.7),
        (330, 740, 300, "#ff9a50", 0.85, 0.6)], "#5a4a5c")
    for pane, lit, x, y, h in panes:
        canvas.fill(pane, ["#ffe9a8", "#f0a04a"] if lit else "#1c1020", edge=0.08, wobble=0.3, alpha=0.9)
        if lit:
            canvas.glow(x, y, h * 1.8, "#ffb050", 0.28)
    brush.background(canvas, radii=(14, 7, 3))
    for k, (y, r, half) in enumerate(((96, 7, 84), (72, 10, 130), (40, 14, 210))):
        lantern_string(canvas, (300 - half, y - 14), (300 + half, y - 8), 22 + 8 * k, 5 + k, r,
            ["#e9523a", "#f0a83c", "#2f9a7c"], k)


def _size(share: float) -> float:
    return WIDTHS[0] + (WIDTHS[1] - WIDTHS[0]) * share**1.15


def _shadow(canvas: Canvas, line, share) -> None:
    for x, y, t in zip(line[::6, 0], line[::6, 1], share[::6]):
        w = _size(float(t))
        canvas.fill(ellipse(float(x) + w * 0.15, float(y) + w * 1.12, w * 0.72, w * 0.26), "#1c0610", alpha=0.34,
            soft=w * 0.12)


def _legs(canvas: Canvas, line, share, a, b, random) -> None:
    """Pairs of legs of different owners; one pair belongs to nobody human."""
    t, k = a + 0.012, 0
    while t < min(b, 0.985):
        x, y = float(np.interp(t, share, line[:, 0])), float(np.interp(t, share, line[:, 1]))
        w = _size(t)
        s = w / 100
        with canvas.at(x, y + w * 0.26, s, 0, -1 if t < 0.32 or t > 0.66 else 1):
            if abs(t - 0.845) < 0.024:
                with canvas.at(0, 0, 1.18):
                    _claws(canvas)
                t += 0.034
            else:
                pick = int(random.random() * 10)
                _pair(canvas, TROUSERS[pick], SHOES[int(random.random() * 5)], random.random() * 16 - 4, random)
        t += 0.42 * w / 950 + 0.008
        k += 1


def _pair(canvas: Canvas, cloth, shoe, stride, random) -> None:
    for side, dark in ((-1, 0.3), (1, 0)):
        foot = (side * stride + side * 8, 80 + (4 if side > 0 else -2))
        knee = (side * stride * 0.3 + 8, 40)
        c = mix(cloth, canvas.ambient, dark)
        mask = canvas.fill(ribbon([(side * 4, 0), knee, (foot[0] - 2, foot[1] - 8)], [19, 17, 15]),
            [mix(c, canvas.ambient, 0.5), c, c], gradient=((0, 14), (0, 60)), form=0.7, radius=8,
            rim=("#ffdf9a", 1.6, 0.5), **LOOK)
        if random.random() > 0.62:
            for j in range(7):
                canvas.line([(-24, 20 + j * 9), (34, 20 + j * 9)], 3, mix(cloth, "#fff0d0", 0.5), 0.7, clip=mask,
                    wobble=0.3)
        canvas.fill(spline([(foot[0] - 9, foot[1] - 10), (foot[0] + 4, foot[1] - 10), (foot[0] + 19, foot[1] - 3),
            (foot[0] + 20, foot[1] + 3, 1), (foot[0] - 9, foot[1] + 3, 1)]), [mix(shoe, canvas.key, 0.3), shoe],
            form=0.6, radius=5, **LOOK)


def _claws(canvas: Canvas) -> None:
    """Two scaly legs with talons, larger than any shoe."""
    for side, dark, foot in ((-1, 0.22, (-32, 84)), (1, 0, (40, 92))):
        c = mix("#35b487", canvas.ambient, dark)
        canvas.fill(ellipse(foot[0], foot[1] + 6, 44, 9), "#1c0610", alpha=0.5, soft=4)
        leg = union(ribbon([(side * 12, -10), (side * 26 + 10, 26), (foot[0] - 12, 58), (foot[0], foot[1] - 8)],
            [42, 34, 22, 22]), *[ribbon([(foot[0] - 4, foot[1] - 8), (foot[0] + d * 0.6, foot[1] - 9),
            (foot[0] + d, foot[1] + 2)], [15, 14, 10]) for d in (-30, 8, 36)])
        mask = canvas.fill(leg, [mix(c, canvas.ambient, 0.45), c, mix(c, "#d8f0a0", 0.3)],
            gradient=((0, -6), (0, 86)), form=0.9, radius=13, rim=("#eaffc8", 2.6, 0.85), **LOOK)
        for row in range(9):
            for col in range(5):
                x, y = side * 20 - 22 + col * 11 + (row % 2) * 5, 4 + row * 9
                canvas.line([(x - 5, y - 3), (x, y + 4), (x + 5, y - 3)], [0.5, 1.6, 0.5], "#0c4034", 0.7, clip=mask,
                    wobble=0.1)
        for d in (-30, 8, 36):
            canvas.fill(spline([(foot[0] + d - 4, foot[1] - 6, 1), (foot[0] + d + 8, foot[1] - 2),
                (foot[0] + d + 15, foot[1] + 12, 1), (foot[0] + d + 2, foot[1] + 7), (foot[0] + d - 5, foot[1] + 4,
                1)]), ["#fffbe8", "#d8b878"], form=0.6, radius=4, **(LOOK | dict(detail=1)))


def _cloth(canvas: Canvas, line, share, a, b) -> None:
    """One stretch of the painted cloth: red, with gold scallops, a cream crest and a fringe."""
    pts = line[(share >= a) & (share <= b)]
    ts = share[(share >= a) & (share <= b)]
    widths = [_size(float(t)) * 0.98 for t in np.linspace(ts[0], ts[-1], 12)]
    way = [tuple(map(float, p)) for p in pts[::3]]
    mask = canvas.fill(ribbon(way, widths), ["#f0623f", "#c8322b", "#8a1c22"], gradient=((0, pts[:, 1].min() - 30),
        (0, pts[:, 1].max() + 40)), form=0.85, radius=widths[-1] * 0.42, rim=("#ffd890", 2.2, 0.7), **LOOK)
    d = np.gradient(pts, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-6
    normal = np.stack([-d[:, 1], d[:, 0]], 1)
    normal[normal[:, 1] < 0] *= -1  # towards us
    last = -1.0
    for p, t, n, u in zip(pts, ts, normal, d):
        w = _size(float(t))
        if t - last < 0.17 * w / 950 + 0.0035:
            continue
        last = float(t)
        for v, c in ((-0.3, "#f0b84a"), (-0.08, "#1f7a62"), (0.14, "#f0b84a"), (0.34, "#f3e3bf")):
            x, y = p + n * w * v
            arc = [(x - u[0] * w * 0.1 - n[0] * w * 0.06, y - u[1] * w * 0.1 - n[1] * w * 0.06),
                (x + n[0] * w * 0.07, y + n[1] * w * 0.07), (x + u[0] * w * 0.1 - n[0] * w * 0.06,
                y + u[1] * w * 0.1 - n[1] * w * 0.06)]
            canvas.line([(float(q), float(r)) for q, r in arc], [0.4, w * 0.045, 0.4], c, 0.9, clip=mask, wobble=0.2)
        x, y = map(float, p - n * w * 0.46)  # crest
        canvas.fill(spline([(x - w * 0.1, y + w * 0.08), (x - w * 0.03, y - w * 0.14),
            (x + w * 0.06, y - w * 0.24, 1), (x + w * 0.12, y + w * 0.08)]), ["#f9efd8", "#d8b060"], form=0.6,
            radius=w * 0.06, **LOOK)
        for j in (-0.06, 0.02, 0.1):  # fringe
            x, y = map(float, p + n * w * 0.46 + u * w * j)
            canvas.line([(x, y), (x + w * 0.01, y + w * 0.1), (x - w * 0.01, y + w * 0.17)],
                [w * 0.035, w * 0.04, 0.4], "#f0b84a" if j else "#1f7a62", 0.95)


def _crowd(canvas: Canvas) -> None:
    d = dict
    watchers(canvas, [(60, 296, 0.95, "#3a5a6a", d(hair="#d8d0c8", style="bun", old=True, temper="smile"), 1),
        (20, 322, 1.05, "#a8762a", d(skin="#f0c8a8", hair="#c8702a", style="curly", temper="joy"), 1),
        (84, 362, 1.15, "#8a3a2a", d(skin="#8a5a3a", hair="#1a1014", style="afro", temper="joy"), 1),
        (28, 402, 1.3, "#4a3a5a", d(hair="#1a1418", style="short", hat=("cap", "#1f7a62"), temper="smile",
        beard="moustache"), 1), (78, 462, 1.35, "#c8a04a", d(skin="#f0c8a8", hair="#a8502a", style="bob",
        temper="joy"), 1), (16, 500, 1.5, "#2a4a5a", d(skin="#c88a5a", hair="#2a1a1c", style="plait",
        temper="smile"), 1), (590, 560, 1.4, "#c88a3a", d(skin="#7a4a30", hair="#141014", style="short",
        temper="smile"), -1), (552, 616, 1.5, "#7a2a3a", d(skin="#e2ab84", hair="#e8e0d8", beard="full",
        style="bald", old=True, temper="joy"), -1),
        (596, 690, 1.8, "#1f6a5a", d(skin="#a86a44", hair="#1c1216", style="bun", temper="smile"), -1)])


def _toddler(canvas: Canvas) -> None:
    """The only one who looks down: small, bottom heavy, a finger out and a lolly forgotten."""
    x, y = 420, 862
    canvas.glow(340, 690, 190, "#ffd890", 0.28, squash=0.6)
    canvas.fill(ellipse(x + 8, y + 1, 46, 9), "#1c0610", alpha=0.55, soft=5)
    with canvas.at(x, y, 1.75):
        pose = dict(hip=(0, -30), neck=(1, -56), head=(4, -70), near=(27, -62), far=(20, -28), near_foot=(-8, 0),
            far_foot=(9, 0))
        person(canvas, pose, skin="#f0c09a", hair="#3a2018", style="short", top="#fbe3a0", legs="#1f7a62",
            shoes="#a8262b", girth=1.1, belly=4, hem=3, child=1, limb=0.66, eyes="wide", temper="shock", face=-1,
            rim=("#fff0c0", 1.3, 0.9, (-0.6, -0.6, 0.4)), bend=(1, 1, 1, 1))
    with canvas.at(x - 40, y - 54, 1.35, -24):
        canvas.line([(0, 16), (0, -8)], 2.2, "#fff6e0", wobble=0, detail=0.95)
        canvas.fill(ellipse(0, -18, 13), ["#8ff0c0", "#1f9a72"], form=0.7, radius=10, rim=("#ffffff", 1.6, 0.8),
            **LOOK)
        for k in range(3):
            t = k * 2.1
            canvas.line([(0, -18), (5 * math.cos(t), -18 + 5 * math.sin(t)),
                (11 * math.cos(t + 0.9), -18 + 11 * math.sin(t + 0.9))], [0.8, 2, 2.4], "#fff6e0", 0.9, wobble=0,
                detail=0.95)
