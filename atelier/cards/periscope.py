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
        (104, 600), (150, 680, 1), (660, 680, 1), (660, 60, 1)]), [(0, "#fbe0bc"), (0.45, "#f2c49c"),
        (0.8, "#d8977a"), (1, "#b0705e")], gradient=((130, 220), (600, 560)), form=0.6, radius=70, shade="#8a5450",
        highlight="#fff0d4", grain=0.2, texture=0.03, edge=0.1, wobble=0.2, rim=("#fff6dc", 3, 0.6), detail=0.4)
    soft = dict(clip=skin, edge=0, grain=0.1)
    # planes: temple, cheek, the hollow between eye and nose, the far side behind the nose
    canvas.fill(ellipse(210, 505, 120, 66, -8), "#ffe4c0", alpha=0.55, soft=26, **soft)
    canvas.fill(ellipse(232, 530, 96, 44, -8), "#ee8a6c", alpha=0.42, soft=24, **soft)
    canvas.fill(ellipse(290, 392, 150, 92), "#c07a64", alpha=0.34, soft=26, **soft)
    canvas.fill(smooth([(388, 330), (430, 306), (462, 330), (462, 420), (440, 470), (408, 420)]), "#8a4c48",
        alpha=0.42, soft=16, **soft)
    canvas.fill(smooth([(496, 250, 1), (492, 330), (514, 420), (548, 496), (560, 526), (540, 562), (500, 600, 1),
        (660, 640, 1), (660, 230, 1)]), "#6a3c46", alpha=0.66, soft=5, **soft)
    canvas.fill(smooth([(470, 262), (490, 300), (496, 360), (520, 440), (550, 506), (530, 530), (496, 500),
        (478, 420), (466, 340)]), "#ffe9c8", alpha=0.62, soft=8, **soft)
    canvas.line([(474, 300), (486, 370), (508, 450), (532, 510)], [6, 13, 13, 18], "#fffae8", 0.7, soft=5, clip=skin,
        rough=0)
    canvas.line([(446, 330), (456, 400), (452, 460), (436, 500)], [4, 18, 22, 10], "#b0685a", 0.42, soft=8,
        clip=skin, rough=0)
    # the wing of the nose and its hole, half under water
    canvas.fill(ellipse(466, 534, 30, 30), "#fbd8b0", alpha=0.55, soft=11, **soft)
    canvas.fill(ellipse(462, 560, 34, 16), "#b4685a", alpha=0.4, soft=9, **soft)
    canvas.line([(458, 488), (441, 504), (434, 528), (440, 552), (452, 562)], [1, 6, 8, 5, 2], "#9a5448", 0.55,
        soft=2.4, clip=skin, rough=0)
    canvas.line([(441, 506), (435, 528), (440, 550)], [0.6, 2.6, 0.8], "#6a3030", 0.6, soft=0.8, clip=skin, rough=0)
    canvas.fill(smooth([(472, 566), (480, 552), (500, 545), (522, 550), (530, 560), (512, 572)]), "#3c1a1e",
        alpha=0.85, soft=2.4, **soft)
    canvas.fill(ellipse(528, 520, 26, 24), "#ffe4be", alpha=0.6, soft=10, **soft)
    canvas.fill(ellipse(532, 512, 8, 7), "#fffaea", alpha=0.7, soft=4, **soft)
    random = dice(77)
    for _ in range(60):
        x, y = 120 + 320 * random.random(), random.normal(506, 22)
        if 112 < x < 430 and 462 < y < 556:
            r = 1.6 + 2.6 * random.random() ** 1.5
            canvas.fill(ellipse(x, y, r * 1.2, r), "#a8583a", alpha=0.4 + 0.25 * random.random(), clip=skin,
                edge=0.3, soft=0.5, detail=0.8)
    # spray
    for x, y, r in ((150, 532, 4), (176, 547, 5), (268, 549, 4), (330, 545, 5), (384, 538, 4), (216, 536, 3.4),
        (120, 500, 3.4)):
        bead = ellipse(x, y, r * 0.9, r)
        canvas.shadow(bead, "#8a4c40", 1.4, 2.4, 1.6, 0.6)
        canvas.fill(bead, ["#c08a74", "#fff0dc"], form=0.4, radius=3, edge=0.05, wobble=0, detail=1)
        canvas.fill(ellipse(x - r * 0.3, y - r * 0.35, r * 0.3), "#ffffff", edge=0, wobble=0, detail=1)
    _brow(canvas, skin)
    _eye(canvas, skin)
    return np.maximum(canvas.full(skin), _hair(canvas))


def _hair(canvas: Canvas) -> Array:
    """Wet hair sticks to the temple and hangs into the sea."""
    lock = union(ribbon([(250, 110), (158, 190), (104, 290), (92, 390), (102, 480), (84, 640)],
        [60, 62, 46, 30, 24, 16]), ribbon([(180, 170), (126, 280), (118, 360), (134, 430), (126, 470)],
        [30, 26, 18, 10, 1]))
    canvas.shadow(lock, "#7a4038", 8, 6, 7, 0.5)
    hair = canvas.fill(lock, ["#b4643a", "#7a3c24", "#4a2420"], gradient=((130, 160), (110, 600)), form=0.7,
        radius=18, shade="#3a1a1a", highlight="#e8a468", grain=0.2, edge=0.15, wobble=0.3, detail=0.7)
    for k in range(9):
        t = (k - 4) / 4
        way = [(250 + 24 * t, 110 + 20 * t), (158 + 24 * t, 190 + 14 * t), (104 + 18 * t, 290), (92 + 11 * t, 390),
            (102 + 8 * t, 480), (84 + 6 * t, 640)]
        canvas.line(way, [2, 4, 3, 2, 2, 1], ("#3e1c18", "#d88c50", "#5a2a1c")[k % 3], 0.6, clip=hair, wobble=0.4,
            detail=0.8)
    return canvas.full(hair)


def _brow(canvas: Canvas, skin: Mask | None) -> None:
    """One painted mass, then broad tufts that lie along it."""
    way = [(440, 306), (412, 280), (352, 256), (284, 244), (222, 250), (172, 274), (132, 318)]
    canvas.line([(x + 4, y + 12) for x, y in way], [8, 34, 40, 34, 24, 8], "#a0604c", 0.4, soft=8, clip=skin, rough=0)
    canvas.fill(ribbon(way, [14, 34, 40, 36, 30, 20, 3]), ["#a8592c", "#6a3420"], form=0.5, radius=14,
        shade="#4a2018", highlight="#e09a58", grain=0.3, edge=0.5, wobble=0.6, detail=0.8)
    random = dice(21)
    for k in range(120):
        t = (k + random.random()) / 120
        (x, y), (u, v) = along(way, t), along(way, min(1, t + 0.03))
        d = np.array([u - x, v - y]) / (np.hypot(u - x, v - y) + 1e-6)
        n = np.array([-d[1], d[0]])
        n = n if n[1] < 0 else -n
        off = (random.random() - 0.5) * np.interp(t, [0, 0.2, 0.6, 1], [18, 36, 26, 4])
        p = np.array([x, y]) + n * off
        rise = np.interp(t, [0, 0.2, 0.6, 1], [1.4, 0.9, 0.4, 0.1]) * (0.7 + 0.5 * random.random())
        a = d + n * rise
        a = a / np.hypot(*a)
        long = np.interp(t, [0, 0.2, 0.8, 1], [20, 32, 28, 14])
        canvas.line([tuple(p), tuple(p + a * long * 0.55), tuple(p + (a * 0.75 + d * 0.35) * long)], [3.4, 3, 0.4],
            ("#4a2016", "#8a4422", "#c87a40", "#6a301c")[int(4 * random.random())], 0.8, wobble=0.1, detail=0.9)


def _eye(canvas: Canvas, skin: Mask | None) -> None:
    """White, iris in broad strokes, in its light the periscope itself; heavy lids, few lashes."""
    x, y = PUPIL
    upper = [(172, 408), (196, 376), (236, 346), (290, 334), (344, 346), (380, 382), (406, 414)]
    lower = [(406, 414), (372, 424), (330, 440), (284, 446), (234, 438), (196, 420), (172, 408)]
    opening = smooth([(*upper[0], 1), *upper[1:-1], (*upper[-1], 1), *lower[1:-1]])
    crisp = dict(wobble=0.1, detail=1)
    lid = smooth([(158, 408, 1), (180, 360), (228, 322), (292, 306), (354, 318), (396, 362), (414, 416, 1),
        (380, 384), (344, 348), (290, 336), (236, 348), (196, 378)])
    canvas.fill(lid, ["#f0bc94", "#d08a6e"], gradient=((230, 310), (330, 380)), form=0.7, radius=18, shade="#98564a",
        highlight="#ffe6c4", clip=skin, edge=0.1, grain=0.18, texture=0.02, **crisp)
    canvas.line([(160, 392), (182, 352), (228, 316), (292, 300), (356, 312), (398, 352), (412, 392)],
        [1, 5, 7, 7, 7, 5, 1], "#8a463c", 0.75, soft=1, rough=0, **crisp)
    white = canvas.fill(opening, [(0, "#fbf8ea"), (0.6, "#e2e4d8"), (1, "#a8a49c")], gradient=("r", (280, 404), 120),
        edge=0.04, grain=0.08, texture=0, mottle=0.02, **crisp)
    disc = canvas.fill(overlap(opening, ellipse(x, y, 60)), [(0, "#1a6a80"), (0.55, "#4aa8ba"), (0.8, "#2a7c96"),
        (1, "#0c3a50")], gradient=("r", (x, y), 60), edge=0.04, grain=0.1, texture=0, **crisp)
    random = dice(8)
    for k in range(64):  # broad rays
        a = 2 * np.pi * (k + 0.5 * random.random()) / 64
        r0, r1 = 24 + 6 * random.random(), 42 + 14 * random.random()
        ray = [(x + r * np.cos(a), y + r * np.sin(a)) for r in (r0, (r0 + r1) / 2, r1)]
        canvas.line(ray, [1, 3, 0.6], ("#b8ece4", "#0e4a60", "#7cd0d2", "#e8d890")[k % 4 if k % 12 == 3 else k % 3],
            0.55, clip=disc, **crisp)
    canvas.fill(ellipse(x + 14, y + 30, 36, 20, -28), "#b4f4e4", alpha=0.4, soft=8, edge=0, clip=disc, blend="screen")
    canvas.fill(minus(ellipse(x, y, 64), ellipse(x, y, 54)), "#06283a", alpha=0.8, soft=2, clip=disc)
    canvas.fill(ellipse(x, y, 27), "#081420", edge=0.03, clip=disc, grain=0, texture=0, **crisp)
    # what it sees: sky, sea, and a tube that sticks out of it
    glint = canvas.fill(ellipse(x - 15, y - 17, 20, 21), [(0, "#fffdf0"), (0.62, "#eef6e4"), (0.64, "#8cc8b8"),
        (1, "#5aa496")], clip=white, edge=0.03, grain=0, texture=0, mottle=0, **crisp)
    canvas.fill(union(ribbon([(x - 14, y + 2), (x - 14, y - 20)], [4.4, 3.8]), ellipse(x - 15, y - 22, 6, 5)),
        "#12242c", clip=glint, edge=0, grain=0, texture=0, **crisp)
    canvas.fill(ellipse(x - 16, y - 22, 2.4), "#ffd080", edge=0, grain=0, texture=0, **crisp)
    canvas.line([(x - 24, y + 0), (x - 16, y + 1.6), (x - 4, y - 0.4)], [0.6, 1.4, 0.6], "#fffdf0", 0.9, clip=glint,
        **crisp)
    canvas.fill(ellipse(x + 22, y + 24, 6, 4, -30), "#e0fcf0", alpha=0.8, soft=1, edge=0, clip=disc)
    canvas.line([(px, py + 6) for px, py in upper], [8, 22, 30, 32, 28, 18, 6], "#2a3640", 0.5, soft=5, clip=white,
        rough=0, **crisp)
    duct = smooth([(376, 384), (392, 396), (408, 414, 1), (392, 421), (376, 426), (381, 404)])
    canvas.fill(duct, ["#eeb09a", "#d0786a"], gradient=((380, 390), (400, 424)), clip=white, soft=1, edge=0.1,
        grain=0.1, **crisp)
    canvas.fill(ellipse(391, 409, 2.6, 1.6, 30), "#fff4ec", edge=0, clip=white, **crisp)
    canvas.line([(px, py + 4) for px, py in lower], [2, 7, 9, 9, 8, 3], "#f4c0a0", 0.95, rough=0.1, **crisp)
    canvas.line([(px, py + 10) for px, py in lower[1:-1]], [0.6, 3, 3.4, 3, 0.6], "#9a5044", 0.6, soft=0.8, rough=0,
        **crisp)
    canvas.line([(378, 448), (330, 468), (280, 472), (226, 462)], [1, 6, 7, 1], "#a8604c", 0.4, soft=2.4, clip=skin,
        rough=0)
    canvas.line(upper, [3, 8, 11, 12, 11, 8, 3], "#3a1a16", 0.95, rough=0.1, **crisp)
    for k in range(15):
        t = 0.03 + 0.8 * k / 14
        px, py = along(upper, t)
        fan = np.interp(t, [0, 0.5, 0.85], [-1.1, -0.3, 0.5])
        long = np.interp(t, [0, 0.25, 0.6, 0.85], [30, 40, 32, 16]) * (1 if k % 2 else 0.82)
        canvas.line([(px, py + 2), (px + 0.4 * np.sin(fan) * long, py - 0.55 * np.cos(fan) * long),
            (px + np.sin(fan) * long * 1.1, py - np.cos(fan) * long * 0.9)], [5.4, 3.6, 0.5], "#3a1a16", 0.95,
            rough=0.1, **crisp)
    for k in range(9):
        px, py = along(lower, 0.25 + 0.66 * k / 8)
        fan = np.interp(k, [0, 4, 8], [0.4, -0.1, -0.8])
        canvas.line([(px, py + 9), (px + 7 * np.sin(fan), py + 9 + 8 * np.cos(fan)),
            (px + 13 * np.sin(fan), py + 9 + 13 * np.cos(fan))], [2.6, 1.8, 0.4], "#6a3428", 0.8, **crisp)


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
