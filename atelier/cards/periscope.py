"""Through the round glass of a periscope: green water, and above it one huge eye."""

from typing import Any

import cv2
import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Array, mix, ramp, rgb
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import along, ellipse, minus, overlap, poly, rect, ribbon, smooth, union

CARD = Card(
    id="periscope",
    palette="abyss",
    composition="frame in frame",
    setting="submarine",
    mood="suspense",
    themes=("discovery", "danger", "perspective"),
    hero="eye in the glass",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=377,
    grading=dict(vignette=0.2, contrast=1.08),
)

X, Y, R = 300, 420, 262
PUPIL = (290, 392)
HORIZON = 512


def draw(canvas: Canvas) -> None:
    """The view first, then the dim room round it."""
    canvas.set_light((-0.5, -0.7, 0.5), ambient="#0d2c34", key="#fff4dc")
    canvas.sky([(0, "#e8f0d8"), (0.4, "#b4d8c8"), (0.57, "#dceadb"), (1, "#2f6f78")], swirl=0.03, texture=0.01)
    cover = _face(canvas)
    _water(canvas, cover)
    view, crisp = canvas.picture.copy(), canvas.detail.copy()
    _room(canvas)
    canvas.detail[:] = 0.6
    _glass(canvas, view, crisp)


def _face(canvas: Canvas) -> Array:
    """A face from so near that one eye, its brow and one side of the nose fit; returns where it covers."""
    skin = canvas.fill(smooth([(150, 60), (118, 170), (92, 260), (86, 320), (104, 392), (90, 450), (84, 520),
        (104, 600), (150, 680, 1), (660, 680, 1), (660, 60, 1)]), [(0, "#f6d2aa"), (0.4, "#eab78e"),
        (0.75, "#c98668"), (1, "#96584c")], gradient=((130, 200), (600, 540)), form=0.5, radius=80, shade="#7c4844",
        highlight="#fff0d4", grain=0.12, texture=0.02, edge=0.1, wobble=0.2, detail=0.4)
    soft = dict(clip=skin, edge=0, grain=0.08, texture=0)
    # planes: forehead, cheek, the hollow under the brow, the wall of the nose, the far side behind it
    canvas.fill(ellipse(300, 196, 190, 46, -4), "#ffe6c4", alpha=0.4, soft=34, **soft)
    canvas.fill(ellipse(228, 512, 130, 54, -6), "#ffdfba", alpha=0.55, soft=30, **soft)
    canvas.fill(ellipse(262, 528, 120, 46, -6), "#e07a5e", alpha=0.36, soft=30, **soft)
    canvas.fill(ellipse(292, 384, 156, 100), "#a45e50", alpha=0.4, soft=34, **soft)
    canvas.fill(smooth([(330, 276), (412, 290), (452, 336), (452, 420), (430, 462), (404, 420), (390, 356)]),
        "#743a3c", alpha=0.5, soft=24, **soft)
    canvas.fill(smooth([(500, 200, 1), (494, 320), (516, 420), (546, 492), (558, 526), (540, 562), (500, 600, 1),
        (660, 640, 1), (660, 200, 1)]), "#4a2a38", alpha=0.78, soft=12, **soft)
    canvas.fill(smooth([(462, 230), (482, 290), (490, 360), (512, 440), (534, 500), (524, 526), (494, 496),
        (474, 420), (462, 330)]), "#ffe2bc", alpha=0.6, soft=13, **soft)
    canvas.line([(484, 400), (500, 446), (518, 488)], [4, 9, 6], "#fff6e0", 0.5, soft=6, rough=0, clip=skin)
    # the wing of the nose, its crease lost above and below, its hole at the water
    canvas.fill(ellipse(474, 524, 34, 34), "#f0c096", alpha=0.6, soft=14, **soft)
    canvas.fill(smooth([(470, 552), (486, 538), (516, 534), (552, 540), (560, 580), (470, 584)]), "#5c2c30",
        alpha=0.6, soft=9, **soft)
    canvas.line([(462, 478), (440, 498), (430, 526), (436, 552), (446, 574)], [2, 10, 15, 12, 4], "#844238", 0.4,
        soft=6, clip=skin, rough=0)
    canvas.line([(440, 504), (433, 526), (438, 546)], [0.6, 3, 0.6], "#5c2628", 0.45, soft=1.6, clip=skin, rough=0)
    canvas.fill(smooth([(482, 566), (486, 553), (500, 546), (518, 548), (530, 556), (536, 572)]), "#260e14",
        alpha=0.92, soft=2.6, **soft)
    canvas.line([(478, 560), (488, 546), (506, 541), (524, 545)], [0.6, 3, 3.4, 0.6], "#e6a684", 0.5, soft=2, rough=0,
        clip=skin)
    random = dice(77)
    for _ in range(150):  # freckles: many, small, thicker on the cheekbone and on the nose
        x, y = 110 + 390 * random.random(), random.normal(497, 25)
        r = 0.9 + 2.7 * random.random() ** 3
        if 448 < y < 556 and not 418 < x < 452:
            canvas.fill(ellipse(x, y, r * 1.25, r, 40 * random.random()), "#94492f", clip=skin, edge=0.2, soft=0.7,
                alpha=0.22 + 0.34 * random.random(), detail=0.6)
    _brow(canvas, skin)
    _eye(canvas, skin)
    return np.maximum(canvas.full(skin), _hair(canvas))


def _hair(canvas: Canvas) -> Array:
    """Wet hair sticks to the temple and hangs into the sea."""
    main = [(262, 100), (164, 190), (108, 290), (94, 390), (102, 480), (86, 640)]
    lock = union(ribbon(main, [66, 62, 44, 28, 22, 14]), ribbon([(190, 150), (136, 270), (122, 350), (134, 420),
        (128, 462)], [26, 22, 14, 8, 0.6]))
    canvas.shadow(lock, "#5c2e2c", 10, 7, 10, 0.6)
    hair = canvas.fill(lock, [(0, "#7c4026"), (0.5, "#54291c"), (1, "#2c1616")], gradient=((130, 160), (110, 600)),
        form=0.7, radius=20, shade="#1e0e10", highlight="#b8703e", grain=0.1, texture=0, edge=0.1, wobble=0.3,
        detail=0.7)
    random = dice(34)
    for k in range(46):
        t = 2 * random.random() - 1
        way = [(x + t * wide, y + 0.3 * wide * t) for (x, y), wide in zip(main, (28, 27, 20, 13, 10, 7), strict=True)]
        t0, t1 = 0.5 * random.random(), 0.55 + 0.45 * random.random()
        part = [along(way, t0 + (t1 - t0) * i / 6) for i in range(7)]
        canvas.line(part, [0.3, 1.6, 1.8, 0.3], ("#1c0c0e", "#1c0c0e", "#9a5a34", "#d89a60")[k % 4],
            (0.6, 0.6, 0.5, 0.3)[k % 4], clip=hair, wobble=0.2, rough=0.1, detail=0.8)
    canvas.line([(150, 208), (118, 270), (102, 330)], [1, 7, 1], "#ffd8a0", 0.3, soft=4, clip=hair, rough=0)
    return canvas.full(hair)


def _brow(canvas: Canvas, skin: Mask | None) -> None:
    """A soft dark mass that thins outwards, then fine hairs that lie along it."""
    way = [(440, 308), (412, 282), (352, 258), (284, 246), (222, 252), (172, 276), (136, 316)]
    canvas.line([(x + 5, y + 20) for x, y in way], [6, 40, 52, 44, 30, 14, 2], "#7a3e3a", 0.5, soft=13, clip=skin,
        rough=0)
    canvas.line([(x, y + 3) for x, y in way], [4, 22, 27, 24, 18, 10, 1], "#54281a", 0.8, soft=5, clip=skin, rough=0,
        grain=0.1)
    random = dice(21)
    for k in range(420):
        t = 0.995 * (k + random.random()) / 420
        (x, y), (u, v) = along(way, t), along(way, min(1, t + 0.03))
        d = np.array([u - x, v - y]) / (np.hypot(u - x, v - y) + 1e-6)
        n = np.array([-d[1], d[0]])
        n = n if n[1] < 0 else -n
        side = random.normal(0, 0.27)
        p = np.array([x, y + 3]) + n * side * np.interp(t, [0, 0.2, 0.6, 1], [26, 30, 24, 4])
        rise = np.interp(t, [0, 0.15, 0.5, 1], [1.3, 0.6, 0.2, 0]) - 0.5 * np.clip(side, -0.2, 0.9)
        a = (d + n * rise * (0.7 + 0.6 * random.random())) / np.hypot(1, rise)
        long = np.interp(t, [0, 0.2, 0.8, 1], [13, 22, 21, 11]) * (0.7 + 0.6 * random.random())
        tone = ("#3a1810", "#5c2a18", "#43200f", "#7e4626")[int(3.5 * random.random())]
        canvas.line([tuple(p), tuple(p + a * long * 0.55), tuple(p + (a * 0.8 + d * 0.25) * long)], [1.7, 1.4, 0.2],
            tone, float(np.interp(t, [0, 0.12, 0.9, 1], [0.3, 0.75, 0.75, 0.3])), wobble=0.1, rough=0.05, clip=skin,
            detail=0.85)


UPPER = [(172, 408), (196, 376), (236, 346), (290, 334), (344, 346), (380, 382), (406, 414)]
LOWER = [(406, 414), (372, 424), (330, 440), (284, 446), (234, 438), (196, 420), (172, 408)]


def _eye(canvas: Canvas, skin: Mask | None) -> None:
    """White, iris, one full pupil with the pale window of the sea laid softly over it; then the lids."""
    x, y = PUPIL
    opening = smooth([(*UPPER[0], 1), *UPPER[1:-1], (*UPPER[-1], 1), *LOWER[1:-1]])
    crisp = dict(wobble=0.1, detail=1)
    soft = dict(edge=0, grain=0.06, texture=0)
    lid = smooth([(156, 408, 1), (180, 358), (228, 320), (292, 304), (354, 316), (396, 360), (414, 416, 1),
        (380, 384), (344, 348), (290, 336), (236, 348), (196, 378)])
    canvas.fill(lid, ["#e8b08a", "#b87460"], gradient=((210, 310), (370, 390)), form=0.5, radius=18, shade="#8a4c42",
        highlight="#ffdcb8", clip=skin, soft=1.5, grain=0.08, texture=0, detail=0.7)
    canvas.fill(ellipse(252, 322, 40, 7, -14), "#ffe6c8", alpha=0.6, soft=6, clip=skin, **soft)
    canvas.line([(166, 384), (184, 350), (228, 314), (292, 298), (356, 310), (398, 350), (410, 388)],
        [1, 6, 10, 11, 11, 9, 1], "#6c322e", 0.55, soft=4, rough=0, clip=skin)
    canvas.line([(190, 344), (228, 314), (292, 299), (350, 309), (384, 334)], [0.4, 2.6, 3.4, 2.8, 0.4], "#54241f",
        0.6, soft=1, rough=0, clip=skin, **crisp)
    white = canvas.fill(opening, [(0, "#eeeadc"), (0.55, "#d2d2c8"), (1, "#8c8682")], gradient=("r", (262, 408), 130),
        edge=0.04, grain=0.05, texture=0, mottle=0.02, **crisp)
    disc = canvas.fill(overlap(opening, ellipse(x, y, 58)), [(0, "#155a72"), (0.5, "#3f9cb0"), (0.8, "#256e88"),
        (1, "#0b3346")], gradient=("r", (x, y), 58), soft=0.8, edge=0.04, grain=0.05, texture=0, **crisp)
    random = dice(8)
    for k in range(120):  # fine rays of many lengths
        a = 2 * np.pi * (k + 0.8 * random.random()) / 120
        r0, r1 = 22 + 12 * random.random() ** 2, 36 + 19 * random.random()
        ray = [(x + r * np.cos(a), y + r * np.sin(a)) for r in (r0, (r0 + r1) / 2, r1)]
        canvas.line(ray, [0.5, 1.7, 0.3], ("#a8e0da", "#0d4a60", "#6cc0c6", "#0d4a60", "#d8cc8c")[k % 5 if k % 3 else
            k % 2], 0.42, clip=disc, rough=0.05, **crisp)
    canvas.fill(ellipse(x + 12, y + 32, 36, 17, -20), "#a4f0e4", alpha=0.45, soft=9, clip=disc, blend="screen",
        **soft)
    canvas.fill(minus(ellipse(x, y, 66), ellipse(x, y, 51)), "#052434", alpha=0.75, soft=4, clip=disc, **soft)
    canvas.fill(ellipse(x, y, 26), "#050c14", soft=1.2, edge=0, clip=disc, grain=0, texture=0, mottle=0, **crisp)
    _reflection(canvas, x - 16, y - 17, disc)
    canvas.line([(px, py + 8) for px, py in UPPER], [8, 26, 36, 38, 34, 22, 6], "#1c2430", 0.62, soft=8, clip=white,
        rough=0, **crisp)
    canvas.fill(ellipse(392, 404, 34, 34), "#7c4a48", alpha=0.4, soft=12, clip=white, **soft)
    duct = smooth([(384, 392), (394, 399), (408, 414, 1), (392, 420), (382, 421), (387, 406)])
    canvas.fill(duct, ["#d08c7a", "#a85a50"], gradient=((380, 390), (400, 424)), clip=white, soft=2, **soft)
    canvas.fill(ellipse(391, 411, 2.2, 1.3, 30), "#ffe8dc", alpha=0.8, edge=0, clip=white, **crisp)
    # the lower lid: a wet edge with thickness, lit from above, a soft bag under it
    canvas.line([(px, py + 3) for px, py in LOWER], [1, 5, 7, 7, 6, 2], "#e6ae92", 0.9, soft=0.8, rough=0, clip=skin,
        **crisp)
    canvas.line([(px, py + 0.6) for px, py in LOWER[1:-1]], [0.3, 1.4, 1.6, 0.4], "#fff2e4", 0.6, rough=0, **crisp)
    canvas.line([(px, py + 10) for px, py in LOWER[1:-1]], [0.6, 5, 6, 5, 0.6], "#8a4640", 0.45, soft=2.6, rough=0,
        clip=skin)
    canvas.line([(384, 446), (334, 470), (280, 475), (220, 460)], [1, 10, 12, 1], "#94504a", 0.4, soft=6, clip=skin,
        rough=0)
    canvas.fill(ellipse(262, 460, 50, 5, 2), "#ffdcb8", alpha=0.5, soft=5, clip=skin, **soft)
    canvas.line([(px, py - 0.5) for px, py in UPPER], [1, 5, 7, 7.5, 7, 4.5, 1], "#2a1010", 0.92, soft=0.5,
        rough=0.05, **crisp)
    _lashes(canvas)


def _reflection(canvas: Canvas, x: float, y: float, disc: Mask | None) -> None:
    """What the eye sees: a pale sky, a line of sea, and a tube that sticks out of it."""
    flat = dict(edge=0, grain=0, texture=0, mottle=0, clip=disc, wobble=0, detail=1)
    canvas.fill(ellipse(x, y, 13.5, 14), [(0, "#eaf6f0"), (0.6, "#c4e4de"), (0.66, "#5c9c98"), (1, "#2c6a70")],
        alpha=0.82, soft=1.5, **flat)
    canvas.fill(union(ribbon([(x + 1, y + 11), (x + 1, y - 4)], [2.8, 2.4]), ellipse(x - 0.5, y - 5.5, 4, 2.8)),
        "#0c2028", alpha=0.9, soft=0.4, **flat)
    canvas.fill(ellipse(x + 36, y + 41, 7, 3.4, -34), "#d4f4ec", alpha=0.6, soft=2, **flat)


def _lashes(canvas: Canvas) -> None:
    """Each grows out of the lid's edge, dips a little and sweeps up and outwards; some lean together."""
    random = dice(52)
    for k in range(44):
        t = 0.03 + 0.85 * (k + 0.9 * random.random()) / 44
        px, py = along(UPPER, t)
        fan = np.interp(t, [0, 0.25, 0.5, 0.9], [-1.25, -0.85, -0.25, 0.55]) + random.normal(0, 0.12)
        long = np.interp(t, [0, 0.15, 0.4, 0.7, 0.9], [17, 32, 29, 22, 9]) * (0.62 + 0.5 * random.random())
        tip = (px + np.sin(fan) * long * 1.15, py - np.cos(fan) * long * 0.92)
        mid = (px + 0.62 * np.sin(fan) * long, py - 0.34 * np.cos(fan) * long + 1)
        canvas.line([(px, py + 2.6), (px + 0.2 * np.sin(fan) * long, py + 1.4), mid, tip], [2.6, 2.4, 1.6, 0.2],
            "#240e0e", 0.9, rough=0.05, wobble=0.05, detail=1)
    for k in range(26):
        t = 0.22 + 0.72 * (k + random.random()) / 26
        px, py = along(LOWER, t)
        fan = np.interp(t, [0.2, 0.6, 0.95], [0.35, -0.15, -0.9]) + random.normal(0, 0.15)
        long = (6 + 7 * random.random()) * np.interp(t, [0.2, 0.5, 0.9], [0.6, 0.9, 1.1])
        canvas.line([(px, py + 3.5), (px + 0.6 * long * np.sin(fan), py + 4 + 0.7 * long), (px + 1.6 * long *
            np.sin(fan), py + 5 + 1.1 * long)], [1.5, 1.1, 0.2], "#54281f", 0.7, rough=0.05, wobble=0.05, detail=1)


def _waterline(x: Array) -> Array:
    return 566 + 5 * np.sin(x / 47 + 0.6) + 3 * np.sin(x / 19 + 1) + 7 * np.exp(-(((x - 430) / 60) ** 2))


def _water(canvas: Canvas, cover: Array) -> None:
    """A swell in perspective: its own green, the face mirrored in it, lit crests, foam where it meets the skin."""
    h, w = canvas.picture.shape[:2]
    k = canvas.scale
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / k
    line = _waterline(xx) * cover + HORIZON * (1 - cover)
    deep = np.maximum(yy - HORIZON + 6, 3)
    swell = np.zeros((h, w), np.float32)
    for cell, seed, high in ((210, 4, 1.25), (95, 5, 0.5), (40, 6, 0.15), (18, 7, 0.04)):
        field = value_noise(1400, 1400, cell, seed, 2, (1.7, 0.8))
        u, v = (xx - 300) * 190 / deep + 700, 90000 / (deep + 60) + 60
        swell += high * (cv2.remap(field, u, v, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT) - 0.5)
    warp = cv2.remap(value_noise(1400, 1400, 170, 12, 2, (1.6, 0.8)), u, v, cv2.INTER_CUBIC,
        borderMode=cv2.BORDER_REFLECT)
    phase = 13.5 * np.log(deep) + 5.5 * warp + 0.5 * np.sin(xx / 70)
    crest = (1 - np.abs(np.sin(phase))) ** 1.6 * (0.35 + 0.65 * value_noise(h, w, 70 * k, 13, 2))
    swell += 0.55 * crest
    sy, sx = (np.gradient(blur(swell, 1.2 * k), axis=a) * k for a in (0, 1))
    lean = sy * np.clip(deep / 90, 0.3, 2) * 26
    mirror_y = 2 * line - yy - lean * 26 - 4
    mirror = cv2.remap(blur(canvas.picture, 3 * k), (xx + sx * 700) * k, mirror_y * k, cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REFLECT)
    under = cv2.remap(canvas.picture, (xx + sx * 500) * k, (yy - 16 + lean * 8) * k, cv2.INTER_LINEAR)
    down = np.clip((yy - HORIZON) / 175, 0, 1)
    body = ramp([(0, "#8cc4ae"), (0.25, "#3f9a84"), (0.55, "#1b6f66"), (0.8, "#0d4a50"), (1, "#06292f")])[
        (down * 511).astype(np.int32)].astype(np.float32)
    body += rgb("#3fb894") * (smoothstep(0.05, 0.7, swell) * 0.34)[..., None]
    clear = (smoothstep(46, 0, yy - line) * cover * 0.62)[..., None]
    body = body * (1 - clear) + under * rgb("#7fd0b0") * 0.9 * clear
    gleam = np.clip(0.20 + lean * 0.5, 0.05, 0.46)[..., None]
    water = body * (1 - gleam) + (mirror * rgb("#b8e0cc") * 0.85 + rgb("#9fd8c8") * 0.06) * gleam
    light = smoothstep(0.5, 1.1, lean + 0.25 * swell)
    water += rgb("#eafff0") * (light * 0.10 + 0.5 * smoothstep(0.42, 0.8, crest) * smoothstep(-0.1, 0.5, lean))[...,
        None]
    water *= (1 - 0.34 * smoothstep(0.1, 0.9, -lean))[..., None]
    water = _foam(canvas, water, yy, line, swell, cover)
    below = smoothstep(-0.8, 0.8, yy - line)[..., None]
    wet = (np.exp(-np.clip(line - yy, 0, None) / 7) * cover * (1 - below[..., 0]))[..., None]
    face = canvas.picture * (1 - wet * (1 - rgb("#6f6a60")))
    canvas.picture[:] = face * (1 - below) + water * below


def _foam(canvas: Canvas, water: Array, yy: Array, line: Array, swell: Array, cover: Array) -> Array:
    h, w = yy.shape
    k = canvas.scale
    bubbles = blur(value_noise(h, w, 3.6 * k, 41, 3, (1.7, 0.7)), 0.8 * k)
    near = np.clip(yy - line, 0, None)
    froth = np.exp(-near / 7) * smoothstep(0.25, 0.8, bubbles + 0.2 * swell) * cover * 0.6
    lip = np.exp(-(((yy - line - 0.8) / 1.6) ** 2)) * (0.25 + 0.75 * value_noise(h, w, 30 * k, 42, 2)) * cover
    random = dice(43)
    flecks = np.zeros((h, w), np.float32)
    for _ in range(700):
        x = 80 + 440 * random.random()
        y = float(_waterline(np.array(x))) + 2 + 26 * random.random() ** 2.2 + 3 * np.sin(x / 15)
        r = 0.4 + 1.4 * random.random() ** 2
        centre, size = (int(x * k * 8), int(y * k * 8)), (int(r * 1.5 * k * 8), int(r * 0.8 * k * 8))
        cv2.ellipse(flecks, centre, size, 0, 0, 360, 0.3 + 0.6 * random.random(), -1, cv2.LINE_AA, 3)
    foam = np.clip(froth + 0.8 * lip + blur(flecks, 0.5 * k) * cover * 0.8, 0, 0.9)[..., None]
    return water * (1 - foam) + rgb("#eefcf2") * foam


def _room(canvas: Canvas) -> None:
    """The dim inside of a submarine: riveted plates, pipes, the tube, its brass, two handles, a gauge, a lamp."""
    h, w = canvas.picture.shape[:2]
    k = canvas.scale
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / k
    far = np.hypot(xx - X, yy - Y)
    canvas.sky([(0, "#2c5058"), (0.5, "#1e3c46"), (1, "#13262f")], swirl=0.05, texture=0.02)
    dim = dict(edge=0.05, wobble=0.2, grain=0.2, texture=0.03, shade="#0c1c24", detail=0.6)
    for x, y in ((-20, 0), (-20, 690), (440, 690), (440, -60)):  # plates
        plate = rect(x, y, 180, 200 if y > 100 else 230, 4)
        canvas.fill(plate, ["#32585e", "#1c3840"], form=0.4, radius=8, rim=("#6a9894", 1.2, 0.4), **dim)
        for i in range(7):
            for py in (y + 10, y + (190 if y > 100 else 220)):
                canvas.fill(ellipse(x + 14 + 25 * i, py, 3.4), "#3c646a", form=0.9, radius=3, highlight="#8ab4ac",
                    **dim)
    for x, tone in ((34, "#2c5258"), (66, "#7a4a30"), (548, "#2c5258")):  # pipes on the far wall
        canvas.fill(rect(x, -20, 22, 940), [tone, mix(tone, "#0c1c24", 0.5)], form=0.9, radius=9,
            highlight=mix(tone, "#fff0c8", 0.45), **dim)
    for y in (96, 790):
        canvas.fill(rect(28, y, 66, 14, 3), "#3a5a58", form=0.8, radius=5, highlight="#8aa89c", **dim)
    canvas.fill(rect(176, -20, 248, 940), ["#24444a", "#3a686c", "#142a32"], ((176, 0), (424, 0)), form=0.8,
        radius=60, highlight="#6a9a96", **dim)
    for y in (30, 52):
        band = ribbon([(170, y), (230, y + 14), (300, y + 18), (370, y + 14), (430, y)], [9, 11, 12, 11, 9])
        canvas.fill(band, [(0, "#4a3818"), (0.3, "#e0b058"), (0.6, "#8a662c"), (1, "#2c2010")], ((170, 0), (430, 0)),
            form=0.8, radius=5, highlight="#ffe09a", **dim)
    _gauge(canvas, 486, 78, 50)
    _handles(canvas, dim)
    spill = np.exp(-np.clip(far - R, 0, None) / 60)[..., None]
    canvas.picture[:] = canvas.picture * (0.62 + 0.5 * spill) + rgb("#2a6a62") * spill * 0.2
    canvas.fill(rect(96, 60, 28, 20, 4), ["#e0b058", "#6a4c22"], form=0.8, radius=6, highlight="#ffe09a", **dim)
    canvas.fill(smooth([(98, 80), (122, 80), (126, 104), (110, 118), (94, 104)]), ["#ffe8b0", "#ff9a4a"], form=0.5,
        radius=8, rim=("#fff6dc", 1.6, 0.8), edge=0.05, wobble=0, detail=1)
    canvas.glow(110, 100, 150, "#ff8c3c", 0.55, power=2)
    canvas.glow(110, 100, 40, "#fff0c0", 0.6, power=1.6)


def _gauge(canvas: Canvas, x: float, y: float, r: float) -> None:
    canvas.fill(ellipse(x, y, r), ["#d8a850", "#6a4c22"], form=0.9, radius=6, highlight="#ffe09a", shade="#2c2010",
        edge=0.05, wobble=0)
    canvas.fill(ellipse(x, y, r - 8), ["#f0e6c4", "#b8a880"], edge=0, wobble=0)
    for i in range(19):
        a = np.radians(140 + i * 260 / 18)
        long = 8 if i % 3 == 0 else 4
        canvas.line([(x + (r - 12) * np.cos(a), y + (r - 12) * np.sin(a)), (x + (r - 12 - long) * np.cos(a),
            y + (r - 12 - long) * np.sin(a))], 1.3, "#3a2c20", 0.9, wobble=0, rough=0)
    canvas.line([(x + 8, y + 6), (x - 25, y - 17)], [2.4, 0.8], "#c8402c", 1, wobble=0, rough=0)
    canvas.fill(ellipse(x, y, 4), "#4a3820", edge=0, wobble=0, form=0.6, radius=3)
    canvas.line([(x - 32, y - 16), (x - 18, y - 32), (x + 4, y - 37)], [0.5, 3, 0.5], "#ffffff", 0.5, soft=1.4,
        wobble=0)


def _handles(canvas: Canvas, dim: dict[str, Any]) -> None:
    """A brass hub on the tube and a ribbed grip out to either side, a little nearer at its end."""
    canvas.fill(smooth([(196, 746), (300, 736), (404, 746), (414, 776), (404, 806), (300, 816), (196, 806),
        (186, 776)]), ["#2c4a4c", "#3c5c58", "#182c30"], ((186, 0), (414, 0)), form=0.8, radius=22,
        highlight="#86a498", **dim)
    for flip in (1, -1):
        with canvas.at(300, 776, flip=flip):
            canvas.fill(rect(-140, -19, 34, 38, 6), ["#d8a850", "#5a4020"], form=0.9, radius=10, highlight="#ffe09a",
                **dim)
            stem = poly([(-132, -12), (-170, -13), (-170, 17), (-132, 13)])
            canvas.fill(stem, ["#b88a40", "#4a3418"], form=0.9, radius=9, highlight="#f4cc80", **dim)
            bar = canvas.fill(smooth([(-164, -17, 1), (-230, -21), (-284, -25), (-296, -8), (-296, 18), (-284, 34),
                (-230, 27), (-164, 21, 1)]), ["#9a4a34", "#4a2220"], form=0.95, radius=17, highlight="#e09070", **dim)
            for i in range(13):
                x = -170 - 9.4 * i
                canvas.line([(x, -26), (x - 4, 4), (x, 36)], [1.4, 2.6, 1.4], "#33141a", 0.7, clip=bar, wobble=0)


def _glass(canvas: Canvas, view: Array, crisp: Array) -> None:
    h, w = canvas.picture.shape[:2]
    k = canvas.scale
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / k
    r = np.hypot(xx - X, yy - Y)
    brass = dict(wobble=0, edge=0.05, detail=0.8, grain=0.2, texture=0.03)
    canvas.shadow(ellipse(X, Y, R + 33), "#060f14", 6, 16, 12, 0.7)
    canvas.fill(minus(ellipse(X, Y, R + 34), ellipse(X, Y, R + 1)), [(0, "#f0c870"), (0.4, "#a87c3a"),
        (1, "#4a3418")], ((120, 150), (470, 700)), form=0.9, radius=10, highlight="#ffe8a8", shade="#33230f", **brass)
    for i in range(16):
        a = (i + 0.5) * np.pi / 8
        x, y = X + (R + 22) * np.cos(a), Y + (R + 22) * np.sin(a)
        canvas.fill(ellipse(x, y, 5), ["#c89848", "#5a4020"], form=0.9, radius=4, highlight="#ffe8a8",
            shade="#2c1c0c", **brass)
        canvas.line([(x - 3.4, y - 1.6), (x + 3.4, y + 1.6)], 1.2, "#2c1c0c", 0.9, wobble=0, rough=0)
    canvas.fill(minus(ellipse(X, Y, R + 12), ellipse(X, Y, R + 1)), ["#4a3418", "#1a1410"], form=0.8, radius=4,
        **brass)
    inside = smoothstep(R + 2, R - 3, r)
    shade = 1 - 0.5 * smoothstep(R * 0.76, R, r)
    canvas.picture[:] = canvas.picture * (1 - inside)[..., None] + view * (shade * inside)[..., None]
    canvas.detail[:] = canvas.detail * (1 - inside) + crisp * inside
    for i in range(72):  # marks round the rim
        a, long = i * np.pi / 36, 20 if i % 9 == 0 else 9
        c, s = np.cos(a), np.sin(a)
        canvas.line([(X + (R - 6) * c, Y + (R - 6) * s), (X + (R - 6 - long) * c, Y + (R - 6 - long) * s)], 1.4,
            "#04161a", 0.8, wobble=0, rough=0, detail=1)
