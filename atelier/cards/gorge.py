"""The mouth of a gorge: far off a blade of light, overhead a boulder that is only wedged; a tricycle was left there."""

import math
from itertools import pairwise

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix, rgb
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import dice, smoothstep, value_noise
from atelier.paths import Points, ellipse, minus, poly, rect, smooth

CARD = Card(
    id="gorge",
    palette="dun-and-slate",
    composition="vanishing point",
    setting="canyon",
    mood="dread",
    themes=("journey", "danger", "choice", "nature"),
    hero="narrow gorge",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=764,
    grading=dict(contrast=1.08, vignette=0.24, shadows="#1c1c34"),
)

LIGHT = (318.0, 560.0)  # where the road is lost in the light
TRIKE = (266.0, 766.0)  # between the back wheels of the tricycle
CRISP = dict(edge=0.12, wobble=0.3, detail=0.85)
LINE = dict(wobble=0.2, detail=0.85)
FAR = (("#f6cf8c", "#d89a5c", "#a0685a"), ("#e2a25e", "#a8684e", "#6c4658"), ("#bc7648", "#7a4a50", "#473a58"),
    ("#94583e", "#543a4c", "#2e2c4a"), ("#8a5646", "#42344e", "#20203c"))  # lit, turned away, deep; far to near
GAPS = ((20, 16), (40, 34), (74, 68), (122, 116), (186, 188))  # how far the walls stand from the light, left and right


def draw(canvas: Canvas) -> None:
    """Paint from far to near: the light, the walls in five pairs, the floor, the boulder, what was left behind."""
    canvas.set_light((0.1, -0.2, 0.8), ambient="#16142c", key="#ffdf9c")
    canvas.sky([(0, "#ffe9b0"), (0.4, "#fff6dc"), (1, "#ffe7a8")], swirl=0.03)
    for k, (tones, gaps) in enumerate(zip(FAR, GAPS, strict=True)):
        _floor(canvas, k)
        for side, gap in zip((-1, 1), gaps, strict=True):
            _wall(canvas, k, side, gap, tones)
        if k == 2:
            _boulder(canvas)
        if k == 1:
            canvas.glow(LIGHT[0] - 3, 470, 72, "#fff4d4", 0.42, "normal", power=1.5, squash=2.6)
        if k < 4:
            canvas.glow(LIGHT[0], 430, 330 - 30 * k, "#ffc878", 0.3 - 0.05 * k, "normal", power=1.6, squash=1.6)
    brush.background(canvas, radii=(8, 4, 2), impasto=0.07)
    for k in (3, 4):  # what the brush has softened on the two nearest pairs
        for side, gap in zip((-1, 1), GAPS[k], strict=True):
            _cut(canvas, k, side, gap)
    _prints(canvas)
    _tricycle(canvas)


def _foot(k: int) -> float:
    """How far down the card the floor reaches where the walls of pair `k` stand."""
    return (572, 596, 640, 716, 850)[k]


def _floor(canvas: Canvas, k: int) -> None:
    """Sand: a bright way in the middle that widens towards us, and dusk at both sides."""
    if k:
        return
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    down = np.clip((yy - LIGHT[1]) / (900 - LIGHT[1]), 0, 1)
    middle = LIGHT[0] - 40 * down**1.3 + 9 * np.sin(down * 7)
    wide = 14 + 190 * down
    ripple = np.sin(np.maximum(yy - LIGHT[1], 0) ** 0.5 * 9 + 3 * value_noise(h, w, 90 * s, 6, 3, (2.0, 1.0)))
    off = np.abs(xx - middle) / wide + 0.2 * (value_noise(h, w, 60 * s, 5, 3, (2.0, 1.0)) - 0.5)
    lit = smoothstep(1.15, 0.25, off) * (1 - 0.66 * down**1.5)
    lit = np.clip(lit * (1 + 0.07 * ripple), 0, 1)[..., None]
    dusk = rgb("#7a5458") + (rgb("#2a2440") - rgb("#7a5458")) * smoothstep(0, 0.9, down)[..., None]
    sand = rgb("#fff0c0") + (rgb("#e8a860") - rgb("#fff0c0")) * smoothstep(0, 0.8, down)[..., None]
    ground = dusk + (sand - dusk) * lit
    below = smoothstep(LIGHT[1] - 2, LIGHT[1] + 5, yy)[..., None]
    canvas.picture[:] = canvas.picture + (ground - canvas.picture) * below


def _edge(k: int, side: int, gap: float) -> list[tuple[float, float]]:
    """The edge of a wall from above the card to its foot: ledges and overhangs, and a lean towards the other wall."""
    random = dice(71 + 13 * k + (5 if side > 0 else 0))
    y, out = -40.0, []
    foot = _foot(k) + (8 if side > 0 else 0)
    step = (17, 22, 32, 44, 60)[k]
    push = 0.0
    while y < foot:
        high = max(0.0, min(1.0, (y + 40) / foot))
        lean = gap * (0.2 + 0.8 * high**0.75 + 0.14 * math.sin(high * 9 + side))
        bend = 26 * math.sin(high * 4.4 + 0.5) * (1 - 0.12 * k)  # the whole slit is bent, not straight
        push = 0.35 * push + (random.random() - 0.5) * gap * 0.5
        out.append((LIGHT[0] + bend * (1 - high) ** 0.5 + side * max(4, lean + push), y))
        if random.random() < 0.55:  # a ledge
            push += gap * (random.random() - 0.4) * 0.34
            out.append((LIGHT[0] + bend * (1 - high) ** 0.5 + side * max(4, lean + push), y + step * 0.16))
        y += step * (0.5 + random.random())
    out.append((LIGHT[0] + side * gap * 1.02, foot))
    return out


def _wall(canvas: Canvas, k: int, side: int, gap: float, tones: tuple[str, str, str]) -> None:
    """One flat of rock: its cut face catches the light, the blocks behind it turn away, cracks and beds run through."""
    edge = _edge(k, side, gap)
    random = dice(900 + 7 * k + side)
    lit, away, deep = tones
    foot = edge[-1][1]
    rim = 620 if side > 0 else -20
    body = poly([*edge, (rim, foot + 60 + 20 * k), (rim, -40)])
    canvas.shadow(body, "#3a1c30", side * -4, 3, 3 + 2 * k, 0.08 + 0.06 * k)
    mask = canvas.fill(body, [away, deep], gradient=((edge[-1][0], 0), (edge[-1][0] + side * (90 + 50 * k), 0)), edge=0.2,
        wobble=0.3, grain=0.3, texture=0.06, detail=0.5)
    if mask is None:
        return
    deepness = (26, 34, 50, 74, 104)[k]
    ways = [edge]
    for n in range(1, 5):  # the lines where the blocks break, further and further from the edge
        ways.append([(x + side * deepness * (n ** 1.15) * (0.55 + 0.6 * random.random()), y + deepness * (random.random() - 0.35) * 0.5)
            for x, y in edge])
    for n in range(4):
        for i in range(len(edge) - 1):
            a, b, c, d = ways[n][i], ways[n][i + 1], ways[n + 1][i + 1], ways[n + 1][i]
            under = side * (b[0] - a[0]) / max(6.0, abs(b[1] - a[1]))  # faces that look down get less light
            share = (0.86, 0.5, 0.34, 0.2)[n] - 0.16 * max(-1.0, min(1.0, -under)) + 0.46 * (random.random() - 0.5)
            share *= 0.78 + 0.3 * math.exp(-(((a[1] - 420) / 330) ** 2))
            tone = mix(deep, away, min(1, share * 2)) if share < 0.5 else mix(away, lit, min(1, share * 2 - 1))
            dark = mix(tone, deep, 0.45)
            canvas.fill(poly([a, b, c, d]), [tone, dark], gradient=(a, d), clip=mask, edge=0.15, wobble=0.5, grain=0.3,
                texture=0.05, alpha=0.9)
            if random.random() < 0.5:  # a crack between two blocks
                canvas.line([b, ((b[0] + c[0]) / 2, (b[1] + c[1]) / 2 + 3), c], [0.5, 1 + 0.5 * k, 0.4], mix(deep, "#0c0c1e", 0.5), 0.65,
                    clip=mask)
            if random.random() < 0.5 and n < 2:  # the upper edge of a block
                canvas.line([a, d], [1.5 + 0.8 * k, 0.3], lit, 0.34 - 0.1 * n, clip=mask, soft=0.5 + 0.3 * k)
    for _ in range(5 + 2 * k):  # beds of stone, bent a little
        x, y = edge[-1][0] + side * random.random() * 260, random.random() * foot
        canvas.line([(x, y), (x + side * 30, y + 8), (x + side * 80, y + 4 + 14 * random.random())], [0.4, 1.2 + 0.5 * k, 0.4],
            mix(deep, "#0c0c1e", 0.4), 0.5, clip=mask)
    _beds(canvas, k, mask)
    canvas.line([(x + side, y) for x, y in edge], [0.8 + 0.3 * k, 2 + 0.7 * k], mix(lit, "#ffe0a0", 0.25), 0.6 - 0.09 * k, clip=mask, soft=0.6 + 0.2 * k)
    for _ in range(4 + k):  # fallen stones at the foot
        size = (3, 4, 7, 12, 20)[k] * (0.5 + random.random())
        x = edge[-1][0] + side * (random.random() * 60 - 8) * (0.5 + 0.3 * k)
        _stone(canvas, x, foot + random.random() * 10 * (0.4 + 0.4 * k), size, tones)


def _cut(canvas: Canvas, k: int, side: int, gap: float) -> None:
    """A light along the cut edge, broken off here and there."""
    lit = FAR[k][0]
    edge = _edge(k, side, gap)
    random = dice(300 + 7 * k + side)
    for a, b in pairwise(edge):
        if random.random() < 0.6:
            middle = (a[0] * 0.5 + b[0] * 0.5 + side * 2.5, a[1] * 0.5 + b[1] * 0.5)
            canvas.line([(a[0] + side * 2, a[1]), middle, (b[0] + side * 2, b[1])], [0.4, 3 + 0.4 * k, 0.4], mix(lit, "#ffc880", 0.3), 0.4,
                soft=1.2, detail=0.5)


def _beds(canvas: Canvas, k: int, mask: Mask) -> None:
    """Beds of stone across the blocks, and a weathering that takes the mechanical evenness off them."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy = np.mgrid[0:h, 0:w][0].astype(np.float32) / s
    big, small = value_noise(h, w, 120 * s, 31 + k, 3, (1.0, 1.0)) - 0.5, value_noise(h, w, 22 * s, 41 + k, 3, (1.6, 0.8)) - 0.5
    bed = np.sin(yy * (0.26 - 0.035 * k) + 9 * big) + 0.6 * np.sin(yy * (0.7 - 0.1 * k) + 16 * big)
    tone = 1 + 0.045 * bed + 0.16 * small + 0.55 * big
    cover = canvas.full(mask)[..., None]
    canvas.picture[:] = canvas.picture * (1 + (tone[..., None] - 1) * cover)


def _stone(canvas: Canvas, x: float, y: float, size: float, tones: tuple[str, str, str]) -> None:
    """A broken stone with a lit top and a shadow that falls towards us."""
    lean = (x - LIGHT[0]) / 300
    canvas.fill(ellipse(x + lean * size, y + size * 0.5, size * 1.2, size * 0.5), "#1a1430", alpha=0.5, soft=size * 0.2, edge=0)
    canvas.fill(poly([(x - size, y + size * 0.4), (x - size * 0.7, y - size * 0.3), (x + size * 0.1, y - size * 0.7),
        (x + size * 0.8, y - size * 0.2), (x + size, y + size * 0.4)]), [tones[1], tones[2]], edge=0.2, wobble=0.6)
    canvas.fill(poly([(x - size * 0.7, y - size * 0.3), (x + size * 0.1, y - size * 0.7), (x + size * 0.8, y - size * 0.2),
        (x, y - size * 0.05)]), tones[0], edge=0.2, wobble=0.6, alpha=0.9)


def _boulder(canvas: Canvas) -> None:
    """A block as large as a house, stuck between the walls; light leaks round it and strikes it from below."""
    outline: Points = [(236, 214, 1), (258, 168, 1), (316, 140, 1), (382, 158, 1), (416, 208, 1), (400, 284, 1), (358, 336, 1),
        (312, 346, 1), (270, 318, 1), (244, 276, 1)]
    path = smooth(outline)
    canvas.shadow(path, "#1a1230", 0, -6, 16, 0.75)
    mask = canvas.fill(path, "#3a2c48", edge=0.2, wobble=0.5)
    for points, top, low in ((((236, 214), (258, 168), (316, 140), (334, 190), (286, 226)), "#32284a", "#483552"),
        (((316, 140), (382, 158), (416, 208), (374, 228), (334, 190)), "#2a2342", "#3c2e4c"),
        (((236, 214), (286, 226), (276, 276), (270, 318), (244, 276)), "#42304c", "#744a4c"),
        (((286, 226), (334, 190), (346, 262), (312, 290), (276, 276)), "#644254", "#a86c50"),
        (((334, 190), (374, 228), (384, 270), (346, 262)), "#4c3450", "#94604e"),
        (((374, 228), (416, 208), (400, 284), (384, 270)), "#382a48", "#7a4c4a"),
        (((276, 276), (312, 290), (312, 346), (270, 318)), "#8c5a4a", "#c4865a"),
        (((312, 290), (346, 262), (384, 270), (358, 336), (312, 346)), "#9a624c", "#e0a262"),
        (((384, 270), (400, 284), (358, 336)), "#6a464c", "#a86c50")):
        canvas.fill(poly(list(points)), [top, low], clip=mask, edge=0.2, wobble=0.7, grain=0.3, texture=0.06)
    if mask is not None:
        _beds(canvas, 2, mask)
    canvas.line([(270, 316), (312, 344), (358, 334)], [1, 5, 1], "#ffe6b0", 0.8, clip=mask, soft=1.6)
    canvas.line([(334, 190), (344, 236), (338, 262), (346, 276)], [0.5, 2.6, 1.4, 0.4], "#1e1832", 0.7, clip=mask)


def _prints(canvas: Canvas) -> None:
    """Three lines of wheels come up to the tricycle; from there on bare feet go into the light, smaller and smaller."""
    x, y = TRIKE
    for off, wide in ((-46, 5), (2, 6), (49, 5)):
        way = [(x + off, y - 10), (x + off * 1.25 + 6, y + 50), (x + off * 1.6 + 2, y + 110), (x + off * 2 - 14, y + 190)]
        canvas.line(way, [wide * 0.7, wide, wide * 1.4, wide * 1.8], "#46283c", 0.6, soft=1.2, wobble=0.5)
        canvas.line([(px + wide * 0.9, py) for px, py in way], [0.6, 1.4, 2, 2.4], "#f0bc78", 0.4, soft=0.6)
    for k in range(11):
        share = k / 10
        down = (1 - share) ** 1.6
        px = 306 + (x + 84 - 306) * down + 20 * math.sin(down * 3.14) + (1 if k % 2 else -1) * (1 + 7 * down)
        with canvas.at(px, 588 + 150 * down, 0.16 + 0.8 * down, -9 if k % 2 else 9, 1 if k % 2 else -1):
            sole = smooth([(-5, -5), (0, -7), (5, -5), (4, 2), (2, 6), (3, 11), (0, 13), (-3, 11), (-3, 4)])
            canvas.fill(sole, ["#3a2338", "#6a4248"], alpha=0.85, edge=0.1, wobble=0.1, detail=0.7)
            for toe, size in ((-5, 2.2), (-2, 1.7), (0.8, 1.6), (3.2, 1.4), (5.4, 1.2)):
                canvas.fill(ellipse(toe, -9.6 + 0.09 * (toe + 4) ** 2 * 0.5, size, size * 0.9), "#3a2338", alpha=0.85, edge=0, wobble=0)


def _tricycle(canvas: Canvas) -> None:
    """A child's red tricycle from behind and a little from the side; the light ahead draws its shadow towards us."""
    x, y = TRIKE
    shade = "#17122c"
    for off in (-46, 49):
        canvas.fill(poly([(x + off - 7, y + 2), (x + off + 6, y + 2), (x + off * 1.5 - 26, y + 62), (x + off * 1.5 - 44, y + 62)]), shade,
            alpha=0.6, soft=3, edge=0, fade=((x, y + 20), (x - 20, y + 84)))
    canvas.fill(poly([(x - 10, y), (x + 14, y), (x + 6, y + 90), (x - 54, y + 90)]), shade, alpha=0.6, soft=4, edge=0,
        fade=((x, y + 30), (x - 30, y + 116)))
    rim = ("#ffe6ac", 2.2, 1, (0.2, -0.95, 0.2))
    red = [(0, "#f0502e"), (0.5, "#c42a26"), (1, "#701828")]
    with canvas.at(x, y, 1.36):
        front = (13, -42)  # the big wheel, ahead of the axle
        canvas.fill(minus(ellipse(*front, 11, 31), ellipse(*front, 6, 25)), ["#544058", "#1c1628"], rim=rim, **CRISP)
        for turn in range(0, 180, 30):
            a = math.radians(turn + 8)
            canvas.line([(front[0] - 6 * math.cos(a), front[1] - 25 * math.sin(a)), (front[0] + 6 * math.cos(a), front[1] + 25 * math.sin(a))],
                0.9, "#e8c890", 0.9, wobble=0)
        for side in (-1, 1):  # pedals
            canvas.line([front, (front[0] + side * 15, front[1] + side * 9)], 3, "#c8a070", **LINE)
            canvas.fill(rect(front[0] + side * 17 - 7, front[1] + side * 9 - 3, 14, 6, 2), ["#f0c070", "#6a4030"], **CRISP)
        canvas.fill(smooth([(-3, -62), (-3, -76), (13, -82), (29, -76), (28, -62), (23, -72), (13, -75), (3, -72)]), red, rim=rim, **CRISP)
        canvas.line([(13, -72), (12, -90), (11, -104)], [5, 5, 4.4], red, rim=rim, **LINE)
        canvas.line([(-21, -97), (-12, -105), (11, -104), (34, -107), (44, -101)], [3.4, 3.6, 4, 3.6, 3.4], ["#7a4a48", "#3a2030"], rim=rim,
            **LINE)
        for gx, gy, turn in ((-25, -94, -34), (47, -98, 30)):
            with canvas.at(gx, gy, 1, turn):
                canvas.fill(rect(-8, -4, 16, 8, 3), ["#f4c04a", "#a0602a"], rim=rim, **CRISP)
        for gx, tail in ((-31, ((-1, 6), (-4, 12), (-3, 18))), (53, ((2, 6), (4, 12), (4, 18)))):  # ribbons at the grips
            for k, tone in enumerate(("#ffd27a", "#e85a3c", "#6fb0b8")):
                canvas.line([(gx, -91), *[(gx + px + (k - 1) * 2.6, -91 + py) for px, py in tail]], [1.6, 1.8, 0.8], tone, wobble=0.2)
        canvas.line([(12, -66), (4, -44), (0, -22)], [6, 7, 7], red, rim=rim, **LINE)
        canvas.line([(-34, -17), (0, -20), (36, -17)], [5, 6, 5], red, rim=rim, **LINE)
        for side in (-1, 1):  # the two small wheels, seen from behind
            wx = 35 * side + 1
            canvas.fill(ellipse(wx, -16, 8, 18), ["#5a4458", "#161020"], form=0.5, radius=5, rim=rim, **CRISP)
            canvas.fill(ellipse(wx - side * 2, -16, 4.6, 11), ["#f0502e", "#701828"], **CRISP)
            canvas.fill(ellipse(wx - side * 2, -16, 1.8, 3.4), "#ffe6ac", **CRISP)
        canvas.fill(smooth([(-16, -52), (-9, -57), (10, -57), (17, -52), (15, -43), (2, -40), (-14, -43)]), ["#f2b458", "#6c3c2c"], form=0.6,
            radius=6, rim=rim, **CRISP)
    canvas.keep_crisp(x, y - 45, 70)
