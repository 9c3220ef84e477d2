"""Through the round glass of a periscope: green water, and above it one huge eye."""

from typing import Any

import cv2
import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Array, ramp, rgb
from atelier.matrix import Card
from atelier.motifs.close_face import close_face, drops
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import ellipse, minus, poly, rect, ribbon, smooth

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
HORIZON = 512


def draw(canvas: Canvas) -> None:
    """The view first, then the dark room round it."""
    canvas.set_light((-0.4, -0.75, 0.5), ambient="#062030", key="#e8fff8")
    canvas.sky([(0, "#dfeee2"), (0.4, "#a9d0c6"), (0.57, "#d7e6d6"), (1, "#2f6f78")], swirl=0.01, texture=0.004)
    cover = close_face(canvas)
    drops(canvas, [(150, 532, 3), (168, 547, 4), (214, 541, 2.6), (258, 536, 4.4), (270, 549, 2.4), (322, 545, 3.4),
        (356, 551, 2.6), (384, 530, 2.8), (196, 512, 2.2)])
    _water(canvas, cover)
    view = canvas.picture.copy()
    _room(canvas)
    _glass(canvas, view)
    canvas.detail[:] = 1


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
    """What the eye makes out in the dark: the tube, its brass, two handles, a gauge."""
    h, w = canvas.picture.shape[:2]
    k = canvas.scale
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / k
    far = np.hypot(xx - X, yy - Y)
    canvas.picture[:] = rgb("#04080c") * (0.7 + 0.6 * value_noise(h, w, 90 * k, 3, 3))[..., None]
    dim = dict(edge=0.05, wobble=0.2, grain=0.2, texture=0.03, shade="#020406", detail=1)
    for x in (34, 66, 548):  # pipes on the far wall
        canvas.fill(rect(x, -20, 22, 940), "#0d171b", form=0.9, radius=9, highlight="#20343a", **dim)
    for y in (96, 790):
        canvas.fill(rect(28, y, 66, 14, 3), "#121a1b", form=0.8, radius=5, highlight="#2c3a38", **dim)
    canvas.fill(rect(176, -20, 248, 940), ["#0a1114", "#141c1e", "#070b0e"], ((176, 0), (424, 0)), form=0.8,
        radius=60, highlight="#1f2b2c", **dim)
    for y in (30, 52):
        band = ribbon([(170, y), (230, y + 14), (300, y + 18), (370, y + 14), (430, y)], [9, 11, 12, 11, 9])
        canvas.fill(band, [(0, "#0b0b09"), (0.3, "#4a3f26"), (0.6, "#231e14"), (1, "#070706")], ((170, 0), (430, 0)),
            form=0.8, radius=5, highlight="#4a3f26", **dim)
    _gauge(canvas, 486, 78, 50)
    _handles(canvas, dim)
    spill = np.exp(-np.clip(far - R, 0, None) / 60)[..., None]
    canvas.picture[:] = canvas.picture * (0.5 + 0.75 * spill) + rgb("#0b2a2a") * spill * 0.16


def _gauge(canvas: Canvas, x: float, y: float, r: float) -> None:
    canvas.fill(ellipse(x, y, r), "#2a2417", form=0.9, radius=6, highlight="#6b5932", shade="#050505", edge=0.05,
        wobble=0)
    canvas.fill(ellipse(x, y, r - 8), ["#0f1a1c", "#080d10"], edge=0, wobble=0)
    for i in range(19):
        a = np.radians(140 + i * 260 / 18)
        long = 8 if i % 3 == 0 else 4
        canvas.line([(x + (r - 12) * np.cos(a), y + (r - 12) * np.sin(a)), (x + (r - 12 - long) * np.cos(a),
            y + (r - 12 - long) * np.sin(a))], 1.3, "#6f7a68", 0.6, wobble=0, rough=0)
    canvas.line([(x + 8, y + 6), (x - 25, y - 17)], [2.4, 0.8], "#7a4a38", 0.55, wobble=0, rough=0)
    canvas.fill(ellipse(x, y, 4), "#5a4a2c", edge=0, wobble=0, form=0.6, radius=3)
    canvas.line([(x - 32, y - 16), (x - 18, y - 32), (x + 4, y - 37)], [0.5, 3, 0.5], "#a8c8bc", 0.28, soft=1.4,
        wobble=0)


def _handles(canvas: Canvas, dim: dict[str, Any]) -> None:
    """A brass hub on the tube and a ribbed grip out to either side, a little nearer at its end."""
    canvas.fill(smooth([(196, 746), (300, 736), (404, 746), (414, 776), (404, 806), (300, 816), (196, 806),
        (186, 776)]), ["#0f1517", "#171a18", "#080b0d"], ((186, 0), (414, 0)), form=0.8, radius=22,
        highlight="#2a2f2a", **dim)
    for flip in (1, -1):
        with canvas.at(300, 776, flip=flip):
            canvas.fill(rect(-140, -19, 34, 38, 6), "#231e13", form=0.9, radius=10, highlight="#5c4e2c", **dim)
            stem = poly([(-132, -12), (-170, -13), (-170, 17), (-132, 13)])
            canvas.fill(stem, "#1c1810", form=0.9, radius=9, highlight="#4c4126", **dim)
            bar = canvas.fill(smooth([(-164, -17, 1), (-230, -21), (-284, -25), (-296, -8), (-296, 18), (-284, 34),
                (-230, 27), (-164, 21, 1)]), "#0e1416", form=0.95, radius=17, highlight="#33403e", **dim)
            for i in range(13):
                x = -170 - 9.4 * i
                canvas.line([(x, -26), (x - 4, 4), (x, 36)], [1.4, 2.6, 1.4], "#020405", 0.75, clip=bar, wobble=0)


def _glass(canvas: Canvas, view: Array) -> None:
    h, w = canvas.picture.shape[:2]
    k = canvas.scale
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / k
    r = np.hypot(xx - X, yy - Y)
    brass = dict(wobble=0, edge=0.05, detail=1, grain=0.2, texture=0.03)
    canvas.shadow(ellipse(X, Y, R + 33), "#000000", 4, 12, 10, 0.8)
    canvas.fill(minus(ellipse(X, Y, R + 34), ellipse(X, Y, R + 1)), [(0, "#352d1b"), (0.4, "#171510"),
        (1, "#0c0c0b")], ((120, 150), (470, 700)), form=0.9, radius=10, highlight="#4a3f26", shade="#060606", **brass)
    for i in range(16):
        a = (i + 0.5) * np.pi / 8
        x, y = X + (R + 22) * np.cos(a), Y + (R + 22) * np.sin(a)
        canvas.fill(ellipse(x, y, 5), "#1d1910", form=0.9, radius=4, highlight="#5a4d2e", shade="#050505", **brass)
        canvas.line([(x - 3.4, y - 1.6), (x + 3.4, y + 1.6)], 1.2, "#050505", 0.9, wobble=0, rough=0)
    canvas.fill(minus(ellipse(X, Y, R + 12), ellipse(X, Y, R + 1)), ["#3a4648", "#0c1215"], form=0.8, radius=4,
        **brass)
    inside = smoothstep(R + 2, R - 3, r)
    shade = 1 - 0.62 * smoothstep(R * 0.76, R, r)
    canvas.picture[:] = canvas.picture * (1 - inside)[..., None] + view * (shade * inside)[..., None]
    for i in range(72):  # marks round the rim
        a, long = i * np.pi / 36, 20 if i % 9 == 0 else 9
        c, s = np.cos(a), np.sin(a)
        canvas.line([(X + (R - 6) * c, Y + (R - 6) * s), (X + (R - 6 - long) * c, Y + (R - 6 - long) * s)], 1.4,
            "#04161a", 0.8, wobble=0, rough=0, detail=1)
