"""A paper festival dragon winds down a lantern street on borrowed trousers, and one pair of legs is its own."""

import math
from typing import Any

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix, rgb
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.festival import dragon_head, lantern_string, paper_lantern, tuft
from atelier.motifs.folk import person
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import curve, ellipse, poly, rect, ribbon, smooth, spline, union

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

SPINE = [(398, 152), (406, 178), (362, 196), (286, 200), (216, 222), (190, 262), (232, 304), (324, 336), (428, 368),
    (500, 420), (498, 486), (420, 530), (316, 552), (226, 586), (176, 628)]
WIDTHS = (26, 118)
TROUSERS = ["#2f4a7a", "#e8c060", "#3a2430", "#1f7a62", "#d8d0c0", "#8a4a2a", "#5a3a6a", "#c8502f", "#3a6a8a",
    "#f0e2c0"]
SHOES = ["#1c1014", "#f3e3bf", "#a8262b", "#3a2a20", "#1f7a62"]
RIM = ("#ffd890", 1.2, 0.7)
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
    _crowd(canvas, FAR_CROWD)
    _legs(canvas, line, share, 0, 1, random)
    _tail(canvas)
    _cloth(canvas, line, share, 0, 1)
    _crowd(canvas, CROWD)
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
        if 380 < x < 540 and 680 < y < 880:
            continue
        if (290 < x < 440 and 580 < y < 710) or any(math.hypot(x - px - 8 * face * size,
            y - py + 90 * size) < 18 * size for px, py, size, face, _, _ in CROWD):
            continue  # no scrap sticks to a face
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
            for row in range(3):
                for col in range(2):
                    corners = []
                    for u, v in ((0, 0), (0.22, 0), (0.22, 0.13), (0, 0.13)):  # all lines run to one point
                        u, v = u + 0.22 + 0.4 * col, v + 0.2 + 0.21 * row
                        top, low = t0 + (t1 - t0) * u, y0 + (y1 - y0) * u
                        corners.append((300 + side * (x0 + (x1 - x0) * u), top + (low - top) * v))
                    (xa, ya), _, (xb, yb), _ = corners
                    panes.append((poly(corners), (row * 3 + col * 2 + k + (side > 0)) % 3, (xa + xb) / 2,
                        (ya + yb) / 2, yb - ya))
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
    return (WIDTHS[0] + (WIDTHS[1] - WIDTHS[0]) * share**1.15) * min(1.0, 0.14 + share / 0.1) ** 0.8


def _shadow(canvas: Canvas, line, share) -> None:
    for x, y, t in zip(line[::6, 0], line[::6, 1], share[::6]):
        w = _size(float(t))
        canvas.fill(ellipse(float(x) + w * 0.15, float(y) + w * 1.12, w * 0.72, w * 0.26), "#1c0610", alpha=0.34,
            soft=w * 0.12)


def _legs(canvas: Canvas, line, share, a, b, random) -> None:
    """Pairs of legs of different owners; one pair belongs to nobody human."""
    t, k, clawed = a + 0.085, 0, False
    while t < min(b, 0.985):
        x, y = float(np.interp(t, share, line[:, 0])), float(np.interp(t, share, line[:, 1]))
        w = _size(t)
        s = w / 100
        with canvas.at(x, y + w * 0.26, s, 0, -1 if t < 0.32 or t > 0.66 else 1):
            if not clawed and t > 0.815:
                clawed = True
                with canvas.at(0, 0, 1.18):
                    _claws(canvas)
                t += 0.04
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
    across = normal * np.array([_size(float(t)) for t in ts])[:, None]
    for inner, outer, tone, alpha, soft in ((0.1, 0.6, "#3c0a18", 0.6, 7), (-0.3, -0.1, "#ffa060", 0.4, 6)):
        for start in range(0, len(pts) - 1, 8):  # a dark belly, a lit back
            part = slice(start, start + 10)
            band = np.r_[pts[part] + inner * across[part], (pts[part] + outer * across[part])[::-1]]
            size = float(ts[start])
            canvas.fill(poly(band[:, :2].tolist()), tone, alpha=alpha, soft=soft * (0.3 + size), clip=mask, edge=0)
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


def _tail(canvas: Canvas) -> None:
    """The end curls up and bursts into a flame of cloth strips."""
    x, y = SPINE[0]
    for turn, long, colour in ((-62, 30, "#1f7a62"), (34, 30, "#f6ead0"), (-34, 38, "#f0b84a"), (12, 40, "#1f7a62"),
        (-10, 46, "#f6ead0")):
        a = math.radians(turn - 94)
        dx, dy = math.cos(a), math.sin(a)
        tuft(canvas, [(x, y + 6), (x + dx * long * 0.5 + 3, y + dy * long * 0.5), (x + dx * long - 2, y + dy * long)],
            [6, 11, 1], colour, 2)


_UP = dict(near=(-5, -117), far=(24, -112))
_CLAP = dict(near=(20, -76), far=(22, -77))
FAR_CROWD = [(486, 330, 0.66, -1, dict(skin="#8a5a3a", hair="#1a1014", top="#2f7a6a", legs="#2c2a3a", temper="joy"),
    _UP), (512, 350, 0.74, -1, dict(hair="#c8b8a8", style="bun", old=True, top="#7a3a5a", skirt=("#5a2a4a", 17, -6)),
    _CLAP), (540, 384, 0.86, -1, dict(skin="#f0c8a8", hair="#7a4a22", hat=("bowler", "#3a2a30"), top="#4a5a8a",
    girth=1.15, belly=5, beard="moustache", temper="smile"), dict(near=(11, -50), far=(24, -104)))]
CROWD = [(52, 384, 0.95, 1, dict(hair="#d8d0c8", style="bun", old=True, temper="smile", top="#5a7f96",
    skirt=("#35586e", 20, -4)), _CLAP), (22, 424, 1.05, 1, dict(skin="#f0c8a8", hair="#c8702a", style="curly",
    temper="joy", top="#d8a040", legs="#7a4a5a"), _UP),
    (90, 470, 1.15, 1, dict(skin="#8a5a3a", hair="#1a1014", style="afro", temper="joy", top="#c8503c",
    skirt=("#8a2c34", 24, -12, -3)), dict(neck=(5, -79), head=(8, -91), near=(-9, -52), far=(36, -92))),
    (34, 560, 1.3, 1, dict(hair="#1a1418", temper="smile", beard="moustache", top="#6a5488", legs="#2a2438",
    girth=1.1, belly=2), dict(near=(13, -85), far=(15, -86))),
    (92, 592, 1.3, 1, dict(skin="#f0c8a8", hair="#b8562a", style="bob", temper="joy", top="#e8b848",
    skirt=("#a8742a", 23, -8)), dict(neck=(4, -80), head=(8, -92), near=(20, -84), far=(30, -108))),
    (14, 650, 1.5, 1, dict(skin="#c88a5a", hair="#2a1a1c", style="plait", temper="smile", top="#3a7a92",
    skirt=("#22506a", 26, -6)), dict(near=(27, -66), far=(29, -70))),
    (578, 668, 1.25, -1, dict(skin="#7a4a30", hair="#141014", temper="shout", top="#e0a048", legs="#4a3040"),
    dict(near=(17, -86), far=(19, -87))), (546, 764, 1.5, -1, dict(skin="#e2ab84", hair="#e8e0d8", beard="full",
    style="bald", old=True, temper="smile", top="#a83a4e", legs="#3a2436", girth=1.1, belly=3),
    dict(hip=(-3, -46), neck=(4, -76), head=(9, -87), near=(14, -56), far=(24, -108))),
    (590, 862, 1.7, -1, dict(skin="#a86a44", hair="#1c1216", style="bun", temper="smile", top="#2f9078",
    skirt=("#1c6656", 28, -4), hat=("scarf", "#e8b04a")), dict(neck=(4, -79), head=(9, -90), near=(25, -70),
    far=(27, -74)))]


def _crowd(canvas: Canvas, people: list[Any]) -> None:
    """The cheering kerb: figures sink into the dark, and the lanterns of the street rim them."""
    before = canvas.picture.copy()
    _people(canvas, people)
    k = canvas.scale
    body = blur(np.clip(np.abs(canvas.picture - before).max(-1) * 30, 0, 1), 0.5 * k)
    xx = np.arange(canvas.width)[None, :].astype(np.float32) / k
    yy = np.arange(canvas.height)[:, None].astype(np.float32) / k
    gloom = np.clip(0.84 + 0.1 * smoothstep(170, 290, np.abs(xx - 300)) - 0.22 * smoothstep(480, 330, yy), 0, 0.93)
    dusk = canvas.picture * 0.22 + rgb("#2a1020") * 0.5
    canvas.picture[:] += (dusk - canvas.picture) * (gloom * body)[..., None]
    for way, half in ((1, xx < 300), (-1, xx >= 300)):  # the light stands over the middle of the street
        moved = np.roll(body, (round(1.1 * k), round(-2.2 * way * k)), (0, 1))
        rim = blur(np.clip(body - moved, 0, 1), 0.5 * k) * half
        canvas.picture[:] += (rgb("#ffb45c") - canvas.picture) * (0.85 * rim * smoothstep(0.35, 0.7,
            value_noise(*rim.shape, 34 * k, 17, 2)))[..., None]


def _people(canvas: Canvas, people: list[Any]) -> None:
    """Each cheers in an own way: clapping, arms thrown up, a child on a father's shoulders, a stick in the air."""
    for x, y, size, face, looks, pose in people:
        canvas.fill(ellipse(x, y + 1, 22 * size, 5 * size), "#1c0610", alpha=0.5, soft=3)
        with canvas.at(x, y, size, 0, face):
            if looks.get("beard") == "moustache" and face > 0:
                with canvas.at(-4, -70, 0.74):
                    person(canvas, dict(hip=(0, -24), neck=(2, -56), head=(5, -68), near=(0, -92), far=(22, -88),
                        near_foot=(15, 2), far_foot=(17, 2)), skin="#e8b890", hair="#4a2a1c", top="#e9704a",
                        legs="#3a6a8a", child=0.55, limb=0.72, temper="joy", girth=0.9, rim=RIM)
            person(canvas, pose, rim=RIM, **looks)
            if looks.get("style") == "bald":
                canvas.line([(20, -100), (30, -126), (32, -138), (25, -141), (22, -134)], [3, 3, 3, 2.6, 2],
                    "#8a5a2c", form=0.6, radius=2, detail=0.9)
            if looks.get("style") == "plait":
                canvas.line([(28, -62), (33, -92), (36, -112)], 1.8, "#7a4a2a", detail=0.9)
                with canvas.at(36, -112):
                    paper_lantern(canvas, 8, "#e9523a")


def _toddler(canvas: Canvas) -> None:
    """The only one who has seen it, from behind: small, bottom heavy, a finger out and a lolly forgotten."""
    canvas.glow(380, 690, 190, "#ffd890", 0.26, squash=0.6)
    canvas.fill(ellipse(492, 868, 58, 10, 6), "#14060c", alpha=0.6, soft=6)
    warm = ("#ffd890", 2, 0.8, (-0.7, -0.5, 0.3))
    cloth = dict(form=0.75, highlight="#fff0c4", edge=0.08, wobble=0.3, detail=0.85, grain=0.14, texture=0.02)
    with canvas.at(470, 866, 1.12):
        for x, lean in ((-15, -3), (14, 3)):  # short legs, the shoes turned away from us
            canvas.fill(smooth([(x - 10, -20), (x + lean - 11, -4), (x + lean - 8, 4), (x + lean + 9, 4),
                (x + lean + 12, -5), (x + 10, -20)]), ["#a8302c", "#4c1218"], radius=7, shade="#2a0a12", rim=warm,
                **cloth)
            canvas.fill(ribbon([(x * 0.8, -52), (x, -32), (x + lean * 0.7, -11)], [26, 23, 18]), ["#2a8a6c",
                "#0e3c34"], radius=9, shade="#08221f", rim=warm, **cloth)
        far = ribbon([(-18, -98), (-42, -113), (-60, -132)], [23, 19, 14])
        _small_hand(canvas)
        canvas.fill(far, [(0, "#e8b858"), (1, "#c08a3c")], radius=9, shade="#5c3420", rim=warm, **cloth)
        coat = smooth([(-20, -106), (0, -112), (18, -106), (30, -82), (37, -46), (35, -36, 1), (2, -30),
            (-36, -38, 1), (-37, -50), (-30, -84)])
        body = canvas.fill(coat, [(0, "#f4cc70"), (0.5, "#dca850"), (1, "#8e5a30")],
            gradient=((-34, -100), (40, -40)), radius=24, shade="#4a2420", rim=warm, **cloth)
        canvas.line([(-1, -100), (2, -66), (4, -32)], [0.5, 3, 5], "#7a4a28", 0.6, soft=1.4, clip=body, rough=0)
        for points in ([(-24, -60), (-20, -46), (-22, -36)], [(20, -70), (25, -52), (24, -36)]):
            canvas.line(points, [0.5, 5, 7], "#6a3c24", 0.4, soft=3, clip=body, rough=0)
        near = ribbon([(20, -99), (37, -80), (39, -58)], [23, 20, 15])
        canvas.shadow(near, "#3a1a18", 2, 3, 4, 0.5)
        canvas.fill(ellipse(40, -50, 7.5, 8), ["#c88a66", "#7a4434"], radius=6, shade="#5a2c24", **cloth)
        canvas.fill(near, ["#d8a44c", "#8a5830"], radius=10, shade="#4a2420", rim=("#ffcf80", 1.2, 0.5, (-0.7, -0.5,
            0.3)), **cloth)
        _lolly(canvas)
        canvas.fill(smooth([(-17, -104), (0, -98), (16, -104), (12, -112), (-14, -112)]), ["#8a2a2c", "#5a1a20"],
            radius=5, shade="#3a0e14", **cloth)
        _back_of_head(canvas, warm, cloth)


def _small_hand(canvas: Canvas) -> None:
    """A fat little hand seen from its back: one finger out, the others folded under."""
    skin = dict(form=0.7, radius=5, shade="#8a4c38", highlight="#ffe6c4", edge=0.05, wobble=0.1, detail=0.95,
        grain=0.1, texture=0)
    canvas.fill(union(ellipse(-66, -139, 8.5, 8, -40), ribbon([(-68, -142), (-76, -150), (-84, -157)], [8, 6.4, 5])),
        ["#f2c49c", "#c8845e"], **skin)
    canvas.line([(-72, -137), (-70, -133), (-66, -132)], [0.4, 1.4, 0.4], "#7a4030", 0.6, soft=0.5, rough=0)


def _lolly(canvas: Canvas) -> None:
    canvas.line([(39, -52), (47, -30)], 2.2, "#e8dcc0", wobble=0, detail=0.95)
    canvas.fill(ellipse(52, -17, 14), ["#7ae0b0", "#128060"], form=0.8, radius=12, shade="#0a4438",
        rim=("#d8fff0", 1.4, 0.7, (-0.7, -0.5, 0.3)), **LOOK)
    turns = [(52 + (1.5 + 0.62 * i) * math.cos(0.62 * i), -17 + (1.5 + 0.62 * i) * math.sin(0.62 * i))
        for i in range(17)]
    canvas.line(turns, [0.8, 2.2, 1.6], "#f0fff0", 0.6, soft=0.4, wobble=0, detail=0.95)


def _back_of_head(canvas: Canvas, warm, cloth) -> None:
    """Fine dark hair round a whorl, two short bunches, a lit edge of the cheek; the head leans back to look up."""
    canvas.fill(ellipse(-14, -130, 22, 23), ["#f0b88c", "#a8644a"], radius=10, shade="#7a4030", rim=warm, **cloth)
    for x, y, dx in ((-27, -150, -11), (25, -142, 14)):
        canvas.fill(smooth([(x, y + 4), (x + 0.4 * dx, y - 11), (x + dx, y - 8), (x + 1.3 * dx, y + 6),
            (x + 0.9 * dx, y + 14), (x + 0.3 * dx, y + 10)]), ["#5a3020", "#20100e"], radius=7, shade="#140a0c",
            rim=warm, **cloth)
    head = canvas.fill(smooth([(-26, -146), (-14, -163), (6, -165), (24, -153), (29, -134), (22, -114), (8, -105),
        (-8, -107), (-19, -116), (-23, -130)]), [(0, "#6a3a24"), (0.5, "#3c2018"), (1, "#1c0e10")],
        gradient=((-20, -160), (24, -110)), radius=22, shade="#120a0c", rim=warm,
        **(cloth | dict(highlight="#8a5434")))
    random = dice(41)
    for k in range(90):  # combed from the parting into the two bunches, short hairs at the nape
        t, way = random.random(), -1 if k % 2 else 1
        x, y = 2 + random.normal(0, 0.8), -164 + 56 * t
        end = (way * 24 + random.normal(0, 1), -150 + 14 * t + random.normal(0, 2))
        mid = ((x + end[0]) / 2 + way * 2, (y + end[1]) / 2 + 4 * (1 - t) + 7 * t)
        canvas.line([(x, y), mid, end], [0.3, 1.2, 0.4], ("#120a0c", "#8a5432", "#20100e")[k % 3], 0.5, clip=head,
            rough=0.1, detail=0.8)
    canvas.line([(-1, -166), (2, -140), (3, -108)], [0.6, 1.6, 0.4], "#b07a58", 0.5, soft=0.5, clip=head, rough=0)
    for x, y in ((-24, -149), (24, -144)):
        canvas.fill(ellipse(x, y, 4, 5), "#c8403a", form=0.7, radius=3, detail=0.95)
    canvas.fill(ellipse(25, -128, 4.4, 7, 8), ["#c88860", "#7a4434"], form=0.6, radius=4, shade="#5a2c24", detail=0.9)
