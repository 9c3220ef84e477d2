"""The mouth of a gorge: far off a blade of light, overhead a boulder that is only wedged; a tricycle was left there."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, mix, ramp, rgb
from atelier.matrix import Card
from atelier.noise import blur, dice, smoothstep, value_noise
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
# how far the walls stand from the light, left and right
GAPS = ((20, 16), (40, 34), (74, 68), (122, 116), (186, 188))


def draw(canvas: Canvas) -> None:
    """Paint from far to near: the light, the walls in five pairs, the floor, the boulder, what was left behind."""
    canvas.set_light((0.1, -0.2, 0.8), ambient="#16142c", key="#ffdf9c")
    canvas.sky([(0, "#ffe9b0"), (0.4, "#fff6dc"), (1, "#ffe7a8")], swirl=0.03)
    _floor(canvas)
    for k in range(len(FAR)):
        for side in (-1, 1):
            _wall(canvas, k, side)
        if k == 2:
            _boulder(canvas)
        if k == 1:
            canvas.glow(LIGHT[0] - 3, 470, 72, "#fff4d4", 0.42, "normal", power=1.5, squash=2.6)
        if k < 4:
            canvas.glow(LIGHT[0], 450, 330 - 30 * k, "#ffc878", 0.26 - 0.05 * k, "normal", power=1.6, squash=1.6)
    brush.background(canvas, radii=(10, 5, 2.5), impasto=0.07)
    _prints(canvas)
    _tricycle(canvas)


def _foot(k: int) -> float:
    """How far down the card the floor reaches where the walls of pair `k` stand."""
    return (572, 596, 640, 716, 850)[k]


def _floor(canvas: Canvas) -> None:
    """Sand: a bright way in the middle that widens towards us, and dusk at both sides."""
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


def _edge(k: int, side: int, y: Array) -> Array:
    """Where a wall ends at each height: wide at the foot, leaning in above, hollowed by water in long soft bellies."""
    high = np.clip((y + 40) / (_foot(k) + 40), 0, 1.3)
    gap = GAPS[k][0 if side < 0 else 1]
    turn = 1.9 * k + (2.2 if side > 0 else 0.4)
    lean = 0.3 + 0.7 * high**0.8 + 0.2 * np.sin(high * 5.6 + turn) * (1 - 0.55 * high) + 0.07 * np.sin(high * 13 + 2
        * turn)
    bend = 30 * np.sin(high * 3.9 + 0.5) * (1 - 0.12 * k) * np.sqrt(np.clip(1 - high, 0, 1))
    return LIGHT[0] + bend + side * np.maximum(5, gap * lean)


def _wall(canvas: Canvas, k: int, side: int) -> None:
    """One great wall, rounded by water: the light from the slit grazes its edge, bellies and beds and dies in its depth."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    y, x = (v.astype(np.float32) / s for v in np.mgrid[0:h, 0:w])
    slow = value_noise(h, w, 190 * s, 51 + 3 * k + side, 2, (1.0, 1.0)) - 0.5
    size = (26, 40, 62, 92, 130)[k]
    fine = value_noise(h, w, 26 * s, 61 + 3 * k + side, 3, (1.5, 0.8)) - 0.5
    beds = y / (0.62 * size) + 1.0 * slow + 0.12 * fine + 0.5 * k + 0.3 * side
    shelf, thin = _shelves(beds), _shelves(3.2 * beds + 0.7 * slow)
    deep = side * (x - _edge(k, side, y)) + size * (0.11 * (shelf - 0.4) + 0.03 * thin) + 0.09 * size * fine
    foot = _foot(k) + (8 if side > 0 else 0) + 0.2 * np.maximum(deep, 0) + 12 * slow
    cover = smoothstep(-0.8, 0.8, deep) * smoothstep(2, -2, y - foot)
    into = np.maximum(deep, 0) / size
    # upright buttresses one behind the other, and beds of stone that stand out of them as shelves
    butt = np.abs(np.sin(3.1 * np.sqrt(into + 0.02) + 0.8 * slow - 0.0006 * y))
    hang = shelf * (0.35 + 0.65 * butt)
    high = size * (0.85 * (1 - np.exp(-2.8 * into)) + 0.42 * butt + 0.13 * hang + 0.026 * thin + 0.055 * fine)
    gx, gy = np.gradient(blur(high.astype(np.float32), 0.9 * s))[::-1]
    gx, gy = gx * s, gy * s
    near = np.stack([(LIGHT[0] - x) / 120, (470 - y) / 520], -1)
    near /= np.sqrt(1 + (near**2).sum(-1, keepdims=True))
    lit = (0.04 - (gx * near[..., 0] + gy * near[..., 1]) * 1.15 + 0.1 * gy) / np.sqrt(1 + gx**2 + gy**2)
    reach = np.exp(-into * (0.5 + 0.06 * k)) * (1 - 0.07 * k) * (0.72 + 0.4 * np.exp(-(((y - 500) / 300) ** 2)))
    cool = np.clip(0.5 + (0.5 * gy - 0.35 * side * gx), 0, 1)  # what the sky above still gives to faces that look up
    share = np.clip(0.03 + 0.17 * cool + (0.2 + 1.55 * np.maximum(lit, -0.12)) * reach + 0.05 * slow, 0, 1)
    light, away, dark = FAR[k]
    tone = ramp([(0, mix(dark, "#0c0a1c", 0.25)), (0.2, dark), (0.48, away), (0.82, light),
        (1, mix(light, "#ffe9b8", 0.55))])
    paint = tone[np.clip(share * 511, 0, 511).astype(np.int32)]
    paint = paint * (1 - 0.34 * smoothstep(0.16, 0.0, shelf) * smoothstep(0, 0.2, into))[..., None]  # under a shelf
    at_foot = 0.4 * smoothstep(26 + 16 * k, 0, foot - y)[..., None]  # sand throws warm light up, dusk gathers below
    paint = paint + (rgb(mix(away, dark, 0.5)) - paint) * at_foot
    fall = blur(cover, (4 + 4 * k) * s) * (1 - cover) * (0.3 + 0.07 * k)  # what it takes from the wall behind
    canvas.picture *= 1 - fall[..., None] * np.array([0.8, 0.9, 0.8], np.float32)
    canvas.picture += (paint - canvas.picture) * cover[..., None]
    random = dice(900 + 7 * k + side)
    for _ in range(3 + k // 2):  # fallen stones at the foot
        stone = (3, 4, 6, 9, 14)[k] * (0.5 + random.random())
        sx = float(_edge(k, side, np.float32(_foot(k)))) + side * (random.random() * 50 - 6) * (0.5 + 0.3 * k)
        _stone(canvas, sx, _foot(k) + 4 + random.random() * 9 * (0.4 + 0.4 * k), stone, FAR[k])


def _shelves(beds: Array) -> Array:
    """Beds of stone one above the other: each comes out slowly and breaks off, each by an amount of its own."""
    whole, part = np.floor(beds), beds % 1
    own = 0.45 + 0.55 * (np.sin(whole * 12.9898) * 43758.5 % 1)
    return (own * smoothstep(0, 0.14, part) * (1 - 0.5 * part)).astype(np.float32)


def _stone(canvas: Canvas, x: float, y: float, size: float, tones: tuple[str, str, str]) -> None:
    """A rounded stone with a lit top and a shadow that falls towards us."""
    lean = (x - LIGHT[0]) / 300
    canvas.fill(ellipse(x + lean * size, y + size * 0.5, size * 1.3, size * 0.5), "#1a1430", alpha=0.5,
        soft=size * 0.2, edge=0)
    canvas.fill(smooth([(x - size, y + size * 0.35), (x - size * 0.7, y - size * 0.4),
        (x + size * 0.1, y - size * 0.7), (x + size * 0.8, y - size * 0.25), (x + size, y + size * 0.4),
        (x, y + size * 0.55)]), list(tones), form=0.8, radius=size * 0.7, light=(-lean, -0.8, 0.3), edge=0.1,
        wobble=0.4)


def _boulder(canvas: Canvas) -> None:
    """A block as large as a house, wedged: broad above, narrow below, dark from here, its under side lit from the way."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    outline: Points = [(184, 140), (214, 84, 1), (286, 66), (372, 72, 1), (438, 104), (470, 160), (448, 226),
        (408, 282, 1), (366, 316), (336, 326, 1), (286, 306), (244, 284, 1), (196, 216)]
    path = smooth(outline)
    canvas.shadow(path, "#0c081c", 0, 14, 26, 0.85)
    cover = canvas.full(canvas.mask(path, 0, 0.6))
    y, x = (v.astype(np.float32) / s for v in np.mgrid[0:h, 0:w])
    rough = value_noise(h, w, 70 * s, 77, 3, (1.0, 1.0)) - 0.5
    r = np.hypot((x - 322) / 134, (y - 196) / 132)
    dome = 116 * np.sqrt(np.maximum(0.02, 1 - 0.8 * r**2))
    for turn, slope, level in ((-90, 0.75, 60), (-20, 0.8, 74), (64, 1.1, 44), (124, 0.9, 52), (196, 0.7, 66)):
        b = math.radians(turn)  # planes broken into one another
        dome = np.minimum(dome, 60 + slope * (level - (x - 326) * math.cos(b) - (y - 190) * math.sin(b)) + 8 * rough)
    small = value_noise(h, w, 16 * s, 78, 3, (1.5, 0.8)) - 0.5
    dome = dome + 12 * rough + 6 * small
    gx, gy = np.gradient(blur(dome.astype(np.float32), 1.4 * s))[::-1]
    gx, gy = gx * s, gy * s
    size = np.sqrt(1 + gx**2 + gy**2)
    below, above = np.clip(-gy / size, 0, 1), np.clip(gy / size, 0, 1)
    paint = rgb("#1e1934") + (rgb("#3c3052") - rgb("#1e1934")) * np.clip(0.5 + 1.2 * rough + 0.3 * gx / size, 0,
        1)[..., None]
    paint = paint + (rgb("#a0728a") - paint) * (0.7 * above * smoothstep(230, 70, y))[..., None]
    warm = below * smoothstep(190, 316, y + 30 * rough)
    paint = paint + (rgb("#c06c3c") - paint) * np.clip(1.2 * warm, 0, 0.92)[..., None]
    glint = smoothstep(286, 322, y) * np.exp(-(((x - 326) / 46) ** 2)) * below
    paint = paint + (rgb("#ffd590") - paint) * np.clip(1.1 * glint, 0, 0.9)[..., None]
    canvas.picture += (paint - canvas.picture) * cover[..., None]
    canvas.line([(340, 80), (330, 128), (350, 180), (338, 226)], [0.5, 2.6, 1.8, 0.4], "#0e0a1e", 0.7, soft=0.6)
    for way in ([(186, 130), (194, 190), (222, 260)], [(470, 140), (456, 210), (424, 270)]):
        canvas.line(way, [6, 24, 6], "#0a0818", 0.75, soft=8)  # where it bites into the walls


def _prints(canvas: Canvas) -> None:
    """Three lines of wheels come up to the tricycle; from there on bare feet go into the light, smaller and smaller."""
    x, y = TRIKE
    for off, wide in ((-46, 5), (2, 6), (49, 5)):
        way = [(x + off, y - 10), (x + off * 1.25 + 6, y + 50), (x + off * 1.6 + 2, y + 110),
            (x + off * 2 - 14, y + 190)]
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
                canvas.fill(ellipse(toe, -9.6 + 0.09 * (toe + 4) ** 2 * 0.5, size, size * 0.9), "#3a2338",
                    alpha=0.85, edge=0, wobble=0)


def _tricycle(canvas: Canvas) -> None:
    """A child's red tricycle from behind and a little from the side; the light ahead draws its shadow towards us."""
    x, y = TRIKE
    shade = "#17122c"
    for off in (-46, 49):
        canvas.fill(poly([(x + off - 7, y + 2), (x + off + 6, y + 2), (x + off * 1.5 - 26, y + 62),
            (x + off * 1.5 - 44, y + 62)]), shade, alpha=0.6, soft=3, edge=0, fade=((x, y + 20), (x - 20, y + 84)))
    canvas.fill(poly([(x - 10, y), (x + 14, y), (x + 6, y + 90), (x - 54, y + 90)]), shade, alpha=0.6, soft=4, edge=0,
        fade=((x, y + 30), (x - 30, y + 116)))
    rim = ("#ffe6ac", 2.2, 1, (0.2, -0.95, 0.2))
    red = [(0, "#f0502e"), (0.5, "#c42a26"), (1, "#701828")]
    with canvas.at(x, y, 1.36):
        front = (13, -42)  # the big wheel, ahead of the axle
        canvas.fill(minus(ellipse(*front, 11, 31), ellipse(*front, 6, 25)), ["#544058", "#1c1628"], rim=rim, **CRISP)
        for turn in range(0, 180, 30):
            a = math.radians(turn + 8)
            canvas.line([(front[0] - 6 * math.cos(a), front[1] - 25 * math.sin(a)),
                (front[0] + 6 * math.cos(a), front[1] + 25 * math.sin(a))], 0.9, "#e8c890", 0.9, wobble=0)
        for side in (-1, 1):  # pedals
            canvas.line([front, (front[0] + side * 15, front[1] + side * 9)], 3, "#c8a070", **LINE)
            canvas.fill(rect(front[0] + side * 17 - 7, front[1] + side * 9 - 3, 14, 6, 2), ["#f0c070", "#6a4030"],
                **CRISP)
        canvas.fill(smooth([(-3, -62), (-3, -76), (13, -82), (29, -76), (28, -62), (23, -72), (13, -75), (3, -72)]),
            red, rim=rim, **CRISP)
        canvas.line([(13, -72), (12, -90), (11, -104)], [5, 5, 4.4], red, rim=rim, **LINE)
        canvas.line([(-21, -97), (-12, -105), (11, -104), (34, -107), (44, -101)], [3.4, 3.6, 4, 3.6, 3.4],
            ["#7a4a48", "#3a2030"], rim=rim, **LINE)
        for gx, gy, turn in ((-25, -94, -34), (47, -98, 30)):
            with canvas.at(gx, gy, 1, turn):
                canvas.fill(rect(-8, -4, 16, 8, 3), ["#f4c04a", "#a0602a"], rim=rim, **CRISP)
        # ribbons at the grips
        for gx, tail in ((-31, ((-1, 6), (-4, 12), (-3, 18))), (53, ((2, 6), (4, 12), (4, 18)))):
            for k, tone in enumerate(("#ffd27a", "#e85a3c", "#6fb0b8")):
                canvas.line([(gx, -91), *[(gx + px + (k - 1) * 2.6, -91 + py) for px, py in tail]], [1.6, 1.8, 0.8],
                    tone, wobble=0.2)
        canvas.line([(12, -66), (4, -44), (0, -22)], [6, 7, 7], red, rim=rim, **LINE)
        canvas.line([(-34, -17), (0, -20), (36, -17)], [5, 6, 5], red, rim=rim, **LINE)
        for side in (-1, 1):  # the two small wheels, seen from behind
            wx = 35 * side + 1
            canvas.fill(ellipse(wx, -16, 8, 18), ["#5a4458", "#161020"], form=0.5, radius=5, rim=rim, **CRISP)
            canvas.fill(ellipse(wx - side * 2, -16, 4.6, 11), ["#f0502e", "#701828"], **CRISP)
            canvas.fill(ellipse(wx - side * 2, -16, 1.8, 3.4), "#ffe6ac", **CRISP)
        canvas.fill(smooth([(-16, -52), (-9, -57), (10, -57), (17, -52), (15, -43), (2, -40), (-14, -43)]),
            ["#f2b458", "#6c3c2c"], form=0.6, radius=6, rim=rim, **CRISP)
    canvas.keep_crisp(x, y - 45, 70)
