"""Ants carry the letters of a fallen book over moss and set a poem on their hill."""

import math
from typing import Any

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, mix, ramp, rgb
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.insects import draw_glyph, glow_worm, glyph
from atelier.motifs.plants import mushroom
from atelier.motifs.terrain import View, cast_shadow, terrain
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import curve, ellipse, poly, ribbon, smooth, union

CARD = Card(
    id="ants",
    palette="moss",
    composition="S-path",
    setting="forest floor",
    mood="pride",
    themes=("language", "work", "school"),
    hero="letter ants",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=461,
    grading=dict(contrast=1.08, vignette=0.36, shadows="#0f2028"),
)

VIEW = View(x=290, horizon=214, focal=560, eye=0.92, near=0.62, far=3.4, half=2.0)
HILL = (0.3, 1.98)
HEAP = (372, 236)  # where the slopes of the heap meet in the picture
ROUTE = [(-0.34, 0.92), (0.06, 0.96), (0.36, 1.08), (0.4, 1.26), (0.12, 1.36), (-0.26, 1.44), (-0.46, 1.62),
    (-0.28, 1.8), (0.0, 1.86)]
LAMP = (392, 150)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light((0.2, -0.85, 0.45), ambient="#0f2028", key="#f4eaa4")
    _wood(canvas)
    heights = _ground()
    terrain(canvas, VIEW, heights, _moss(heights))
    light_pools(canvas, [(*LAMP, 330, "#f4f0a0", 1.25), (390, 420, 220, "#fff0b0", 1.0),
        (190, 740, 270, "#f4dca0", 0.75), (500, 660, 140, "#f0e0a0", 0.4)], "#5f7a84", noise=0.1)
    brush.background(canvas, radii=(8, 4, 2.5), impasto=0.02)
    _tufts(canvas, heights)
    _leaf(canvas)
    _needles(canvas, heights)
    _poem(canvas)
    _workers(canvas, heights)
    _book(canvas)
    _blade(canvas)


def _wood(canvas: Canvas) -> None:
    """Far away and out of focus: trunks that flare into roots, mist between them, lights."""
    random = dice(3)
    canvas.sky([(0, "#0d1c2a"), (0.18, "#1c3f4a"), (0.4, "#5f8f72"), (1, "#3a5a4a")], swirl=0.05)
    for far, tone, trunks in ((1, "#2c5558", ((150, 22), (262, 16), (352, 20), (520, 18))),
        (0, "#122832", ((40, 46), (216, 27), (468, 34), (584, 44)))):
        for x, w in trunks:
            lean = 10 * (random.random() - 0.5)
            trunk = smooth([(x - w * 0.8 + lean, -30, 1), (x - w * 0.84, 120), (x - w * 0.95, 260),
                (x - w * 1.3, 340), (x - w * 2.1, 400, 1), (x + w * 2.1, 400, 1), (x + w * 1.3, 340),
                (x + w * 0.95, 260), (x + w * 0.84, 120), (x + w * 0.8 + lean, -30, 1)])
            lit = 1 if x < LAMP[0] else -1
            mask = canvas.fill(trunk, [mix(tone, "#0a141e", 0.5), tone, mix(tone, "#b8cc84", 0.16 if far else 0.5)],
                gradient=((x - lit * w, 0), (x + lit * w, 0)), form=0.5, radius=w * 0.8, soft=4 - 2.4 * (1 - far),
                edge=0.1)
            for _ in range(0 if far else 9):
                u = x + w * 1.7 * (random.random() - 0.5)
                canvas.line([(u, -20), (u + 5 * random.random(), 160), (u + 3, 260), (x + (u - x) * 2, 390)],
                    [2, 4, 5, 3], mix(tone, "#060c14", 0.6), 0.5, clip=mask, soft=1.2, wobble=0.8)
        canvas.fog(150 if far else 230, 380, "#6f9c7c", 0.5 if far else 0.3)
    for _ in range(26):
        canvas.fill(ellipse(random.random() * 600, random.random() * 300, 6 + 14 * random.random()),
            ["#9cc8a0", "#e0d88a", "#6fa890"][int(random.random() * 3)], alpha=0.16, soft=3, blend="screen")
    with canvas.at(96, 236, 0.9):
        mushroom(canvas, 86, 62, 150, 30, ("#c2607c", "#5f2448"), ("#ecd8c0", "#7f6a70"), soft=1.4)
    with canvas.at(200, 300, 0.5):
        mushroom(canvas, 80, 60, 130, 28, ("#a8587c", "#4c2444"), ("#e4d0b8", "#70606a"), soft=1)


def _ground() -> Array:
    across, away = VIEW.grid(420, 520)
    heights = 0.16 * value_noise(420, 520, 90, 3, 3) + 0.05 * value_noise(420, 520, 22, 4, 2)
    trail = _trail(across, away)
    heights = heights * (1 - 0.75 * trail)
    d = np.hypot(across - HILL[0], (away - HILL[1]) * 0.9)
    d = d + (value_noise(420, 520, 50, 6, 3) - 0.5) * 0.13
    heights = heights + 0.72 * smoothstep(0.62, -0.12, d) * (1 + 0.1 * (value_noise(420, 520, 26, 7, 2) - 0.5))
    for places, tall, width in ((((-1.3, 1.3), (-0.7, 1.18), (-0.2, 1.2), (0.0, 1.12)), 0.16, 0.075),
        (((1.2, 1.5), (0.8, 1.56), (0.55, 1.7)), 0.2, 0.08), (((-1.2, 2.2), (-0.8, 2.1), (-0.55, 2.3)), 0.28, 0.1)):
        near = np.full_like(across, 9)
        for px, pz in curve(places, 12):
            near = np.minimum(near, np.hypot(across - px, away - pz))
        heights = np.maximum(heights, tall * np.sqrt(np.clip(1 - (near / width) ** 2, 0, 1)))
    return blur(heights.astype(np.float32), 0.8)


def _trail(across: Array, away: Array) -> Array:
    near = np.full_like(across, 9)
    for px, pz in curve(ROUTE, 10):
        near = np.minimum(near, np.hypot(across - px, (away - pz) * 0.8))
    return smoothstep(0.2, 0.09, near).astype(np.float32)


def _moss(heights: Array) -> Array:
    """Moss, bare earth on the trail, needles on the hill, bark on the roots."""
    rows, columns = heights.shape[0] * 3, heights.shape[1] * 3
    big = cv2.resize(heights, (columns, rows), interpolation=cv2.INTER_CUBIC)
    across, away = VIEW.grid(rows, columns)
    tuft = value_noise(rows, columns, 11, 8, 3)
    lumps = value_noise(rows, columns, 46, 9, 3)
    big = blur(big, 5) + (tuft - 0.5) * 0.004
    gx = cv2.Sobel(big, cv2.CV_32F, 1, 0, ksize=3) / 8 / (2 * VIEW.half / columns)
    gz = cv2.Sobel(big, cv2.CV_32F, 0, 1, ksize=3) / 8 / ((VIEW.far - VIEW.near) / rows)
    lit = np.clip((-gx * 0.25 - gz * 0.55 + 0.72) / np.sqrt(gx * gx + gz * gz + 1), 0, 1)
    shade = cv2.resize(cast_shadow(heights, (-0.5, -0.9), 0.006, 40), (columns, rows))
    tone = np.clip(lit * (1 - 0.4 * shade) * 0.95 + (lumps - 0.5) * 0.25 + 0.06, 0, 1)
    moss = ramp([(0, "#10242a"), (0.35, "#2a5648"), (0.6, "#5c8c54"), (0.82, "#a6c06c"),
        (1, "#e8e69c")])[np.clip(tone * 511, 0, 511).astype(np.int32)]
    earth = ramp([(0, "#4a341c"), (0.4, "#b08850"), (0.7, "#dcb878"), (1, "#fbe4ac")])[np.clip(tone * 511, 0,
        511).astype(np.int32)]
    straw = value_noise(rows, columns, 7, 15, 2, (2.6, 0.6)) * 0.5 + value_noise(rows, columns, 7, 16, 2,
        (0.6, 2.6)) * 0.5
    needles = ramp([(0, "#2c1a0c"), (0.4, "#8a5a2c"), (0.7, "#d09a50"),
        (1, "#fbe6a8")])[np.clip((lit * 0.66 + straw * 0.5 + 0.02) * 511, 0, 511).astype(np.int32)]
    path = (_trail(across, away) * smoothstep(0.1, 0.5, lumps + 0.3) * smoothstep(0.125, 0.075,
        cv2.dilate(big, np.ones((25, 25), np.uint8))))[..., None]
    colour = moss * (1 - path) + earth * path
    d = np.hypot(across - HILL[0], (away - HILL[1]) * 0.9) + (lumps - 0.5) * 0.1
    on_hill = smoothstep(0.5, 0.42, d)[..., None]
    return np.clip(colour * (1 - on_hill) + needles * on_hill + rgb("#000000"), 0, 1)


def _poem(canvas: Canvas) -> None:
    """Two short lines so far: large letters pressed into straw that was combed flat and pale for them."""
    random = dice(47)
    canvas.fill(smooth([(360, 316), (412, 330), (436, 400), (452, 458), (372, 480), (296, 458), (312, 400),
        (336, 330)]), "#f6d488", alpha=0.5, soft=16, edge=0)
    for x, y, size, turn, kind in ((350, 362, 1.2, 5, 4), (394, 363, 1.2, -5, 2), (325, 434, 1.5, 8, 5),
        (374, 441, 1.5, 1, 7), (424, 433, 1.5, -9, 0)):
        with canvas.at(x, y, size, turn):
            shape = union(*[ribbon(points, [w * 1.15 + 0.8 for w in widths]) for points, widths in glyph(kind)])
            with canvas.at(1.4, 2.4):
                canvas.fill(shape, "#3c1e0a", alpha=0.6, soft=1.8, edge=0)
            canvas.fill(shape, ["#3a2216", "#120806"], form=0.6, radius=2.4, edge=0.2, wobble=0.3, grain=0.3,
                detail=0.95, rim=("#ffe9a4", 0.9, 0.7, (0.2, -0.85, 0.4)))
            for _ in range(7):  # straw of the heap lies over the foot of the letter
                u, lean = 20 * random.random() - 10, 1.4 + random.normal(0, 0.4)
                a, b = 4 * math.cos(lean), 4 * math.sin(lean)
                canvas.line([(u - a, 15 - b), (u + a, 15 + b)], [0.4, 1.3, 0.4], "#d8a450", 0.9, wobble=0.1,
                    detail=0.9)


def _tufts(canvas: Canvas, heights: Array) -> None:
    """Moss grows over the ground in cushions of short painted dabs, lighter where they catch the lamp."""
    random = dice(29)
    way = np.array(curve(ROUTE, 6))
    spots = [(VIEW.half * (2 * random.random() - 1), VIEW.near + (VIEW.far - VIEW.near) * random.random() ** 1.9)
        for _ in range(9000)]
    h, w = canvas.picture.shape[:2]
    under = blur(canvas.picture.copy(), 6 * canvas.scale)
    for x, z in sorted(spots, key=lambda spot: -spot[1]):
        px, py = VIEW.point(x, z, VIEW.sample(heights, x, z))
        if not (-8 < px < 608 and 340 < py < 905):
            continue
        near = float(np.min(np.hypot(x - way[:, 0], (z - way[:, 1]) * 0.8)))
        if near < 0.12 + 0.07 * random.random() or math.hypot(x - HILL[0], (z - HILL[1]) * 0.9) < 0.5:
            continue
        here = under[min(h - 1, int(py * canvas.scale)), int(np.clip(px * canvas.scale, 0, w - 1))]
        size = VIEW.size(z) / 290
        for _ in range(2):
            lean, tall = random.normal(0, 0.6), (4 + 5 * random.random()) * size
            bx = px + random.normal(0, 3) * size
            tip = (bx + math.sin(lean) * tall, py - math.cos(lean) * tall)
            light = random.random()
            tone = mix(here, "#0a2426", 0.3 - 0.5 * light) if light < 0.5 else mix(here, "#cfe08a",
                0.34 * (light - 0.4))
            canvas.line([(bx, py + size), tip], [2.6 * size, 1.2 * size], tone, 0.75, wobble=0.3, detail=0.5)


def _leaf(canvas: Canvas) -> None:
    """A dry leaf has come down on the end of the root."""
    with canvas.at(258, 650, 0.86, -14):
        shape = smooth([(-92, 26), (-62, 6), (-52, -20), (-28, -14), (-8, -40), (14, -24), (38, -40), (52, -20),
            (84, -16), (66, 2), (72, 22), (42, 20), (26, 40), (2, 26), (-24, 38), (-40, 20), (-66, 26)])
        canvas.fill(shape, "#071014", alpha=0.55, soft=7)
        with canvas.at(-2, -7):
            mask = canvas.fill(shape, ["#c8924c", "#8f5028", "#4c261c"], gradient=((30, -40), (-30, 40)), form=0.55,
                radius=14, bump=0.2, rim=("#ffe2a0", 2, 0.8), edge=0.1, detail=0.8)
            rib = [(-92, 26), (-50, 8), (0, -2), (50, -4), (82, -14)]
            for x, y, u, v in ((-50, 8, -50, -14), (-24, 3, -8, -34), (6, -2, 38, -34), (-36, 6, -24, 32),
                (-6, 0, 24, 34), (26, -3, 64, 18)):
                canvas.line([(x, y), ((x + u) / 2 + 3, (y + v) / 2), (u, v)], [2, 1.6, 0.6], "#5a2a18", 0.7,
                    clip=mask, wobble=0.2, detail=0.85)
            canvas.line(rib, [4, 3.4, 3, 2.4, 0.8], "#5a2a18", 0.85, wobble=0.2, detail=0.85)
            canvas.line([(p, q - 1.6) for p, q in rib], [1, 1.4, 1.2, 1, 0.4], "#ffdf9a", 0.6, wobble=0.2,
                detail=0.85)


def _needles(canvas: Canvas, heights: Array) -> None:
    """The hill is a heap: single needles and chips lie over one another, gold towards the lamp."""
    random = dice(23)
    spots = []
    for _ in range(1300):
        a, r = math.tau * random.random(), 0.58 * random.random() ** 0.42
        spots.append((HILL[0] + r * math.cos(a) * 0.9, HILL[1] - r * abs(math.sin(a)) * 0.98 + 0.04))
    for x, z in sorted(spots, key=lambda spot: -spot[1]):
        h = VIEW.sample(heights, x, z)
        px, py = VIEW.point(x, z, h)
        if any(VIEW.point(x, z - d, VIEW.sample(heights, x, z - d))[1] < py - 1 for d in (0.05, 0.1, 0.2, 0.3)):
            continue  # behind the slope that faces us
        down = math.atan2(0.75, (x - HILL[0]) * 2.2) + random.normal(0, 0.55)
        long = (9 + 13 * random.random()) * VIEW.size(z) / 290
        lit = float(np.clip(0.75 - 0.9 * (x - HILL[0]) / 0.5 * 0.35 - 0.35 * (py - 300) / 200 + random.normal(0,
            0.24), 0, 1))
        colour = mix(mix("#4a2810", "#b87a34", min(1, lit * 1.5)), "#ffe9a4", max(0, lit - 0.55) * 1.5)
        dx, dy = math.cos(down) * long, math.sin(down) * long
        canvas.line([(px - dx / 2 + 1, py - dy / 2 + 2), (px + dx / 2 + 1, py + dy / 2 + 2)], [0.6, 2.6, 0.6],
            "#2a1408", 0.4, wobble=0.1, detail=0.7)
        canvas.line([(px - dx / 2, py - dy / 2), (px + dx / 2, py + dy / 2)], [0.7, 2.2, 0.5], colour, 0.9,
            wobble=0.1, detail=0.8)


def _workers(canvas: Canvas, heights: Array) -> None:
    """Each walks the way the trail runs; some carry alone, two share a letter, some come back empty."""
    route = curve(ROUTE, 24)
    lengths = np.r_[0, np.cumsum(np.hypot(*np.diff(route, axis=0).T))]

    def way(t: float) -> tuple[float, float]:
        # type: ignore[return-value]
        return tuple(float(np.interp(t * lengths[-1], lengths, route[:, j])) for j in (0, 1))

    walkers = [(0.03, 3, -0.02), (0.2, 5, 0.0), (0.31, None, 0.05), (0.43, 4, 0.0), (0.57, 7, 0.0), (0.72, 0, 0.0),
        (0.86, 2, 0.0)]
    spots = []
    for k, (t, kind, aside) in enumerate(walkers):
        (x0, z0), (x1, z1) = way(max(0, t - 0.012)), way(min(1, t + 0.012))
        heading = math.atan2(z1 - z0, x1 - x0)
        x, z = way(t)
        x, z = x - math.sin(heading) * aside, z + math.cos(heading) * aside
        spots.append((x, z, heading + (math.pi if kind is None else 0) + 0.16 * math.sin(k * 2.4), kind, k))
    for x, z, heading, kind, k in sorted(spots, key=lambda spot: -spot[1]):
        px, py = VIEW.point(x, z, VIEW.sample(heights, x, z))
        _ant(canvas, px, py, VIEW.size(z) * 0.0021, heading, min(0.72, 0.74 / z), k, kind)
    for x, y, size, heading in ((342, 296, 0.44, 1.1), (470, 452, 0.5, 2.5)):  # the setters on the hill
        _ant(canvas, x, y, size, heading, 0.85, int(x))


def _ant(canvas: Canvas, x: float, y: float, size: float, heading: float, above: float, step: int,
    kind: int | None = None) -> None:
    """An ant in space, seen from where we stand: `heading` 0 walks right, a quarter turn away from us; `above` is
    how much of the ground's depth we see. A letter is held high, clear of head and feelers."""
    c, s, up = math.cos(heading), math.sin(heading), math.sqrt(1 - above**2) * 1.05
    look = dict(edge=0.05, wobble=0.1, grain=0.12, texture=0.01, detail=0.95)
    random = dice(70 + step)
    colour = ("#7a3c22", "#5c2a1c", "#8a4a28", "#642f22")[step % 4]
    dark = mix(colour, "#0a1216", 0.6)
    shine = ("#ffe9a0", 1.6, 0.85, (0.2, -0.85, 0.4))

    def at(along: float, across: float, high: float) -> tuple[float, float]:
        return along * c - across * s, -(along * s + across * c) * above - high * up

    def ball(place: tuple[float, float, float], radii: tuple[float, float, float]) -> Any:
        m = np.array([[radii[0] * c, -radii[1] * s, 0], [-radii[0] * s * above, -radii[1] * c * above,
            -radii[2] * up]])
        values, vectors = np.linalg.eigh(m @ m.T)
        turn = math.degrees(math.atan2(vectors[1, 1], vectors[0, 1]))
        return ellipse(*at(*place), float(values[1]) ** 0.5, float(values[0]) ** 0.5, turn)

    near = -1 if c > 0 else 1  # which side of the body is turned to us

    def legs(side: int) -> None:
        tone = colour if side == near else dark
        for j, (hip, knee, foot) in enumerate(((9, 17, 27), (4, 5, 5), (-1, -11, -25))):
            if j == 0 and busy:
                points = [at(10, side * 4, 16), at(17, side * 13, 42), at(6, side * 7, 66)]
            else:
                swing = 5.5 * (1 if (j + step + (side > 0)) % 2 else -1) + random.normal(0, 1.2)
                points = [at(hip, side * 4, 15), at(knee + swing * 0.5, side * 16, 27),
                    at(foot + swing, side * 25, 0)]
            canvas.line(points, [3.2, 2.6, 1.3], tone, wobble=0.05, detail=0.95)

    def letter() -> None:
        with canvas.at(*at(4, 0, 84), 1.6, random.normal(0, 9)):
            canvas.fill(ellipse(0, 0, 20, 22), "#f8ecb0", alpha=0.3, soft=9, edge=0)
            draw_glyph(canvas, kind or 0, "#1a120e", "#fff0b8")

    busy = kind is not None
    with canvas.at(x, y, size):
        canvas.fill(ellipse(*at(-2, 0, 0), 38 * max(abs(c), 0.62), 12 + 20 * above * abs(s)), "#0a1410", alpha=0.55,
            soft=3.5)
        legs(-near)
        parts = [((-25, 0, 16), (17, 12.5, 12)), ((-6, 0, 14), (4.4, 3.6, 4.4)), ((4, 0, 17), (11, 6.6, 7)),
            ((22, 0, 19), (10, 9, 8.4))]
        for k, (place, radii) in enumerate(parts if s < 0 else parts[::-1]):
            head = place[0] == 22
            if head:
                for side in (-1, 1):
                    bend = 4 * random.random()
                    canvas.line([at(29, side * 4, 24), at(38, side * (11 + bend), 34 + bend),
                        at(51, side * (8 + bend), 27)], [1.8, 1.6, 1.1], colour if side == near else dark,
                        wobble=0.05, detail=0.95)
                    canvas.line([at(30, side * 4, 16), at(37, side * 4, 13), at(38, side * 0.5, 12)], [2.4, 1.8, 1],
                        dark, wobble=0.05, detail=0.95)
            shape = ball(place, radii)
            mask = canvas.fill(shape, [mix(colour, "#ffdf9a", 0.5), colour, dark], form=0.9, radius=min(radii) * 0.9,
                light=(0.2, -0.85, 0.4), rim=shine, **look)
            if place[0] == -25:
                for band in (-6, 1, 8):
                    ring = [at(-25 + band, q * 12.5, 16 + 12 * math.sqrt(max(0, 1 - q * q)))
                        for q in (-0.95, -0.5, 0, 0.5, 0.95)]
                    canvas.line(ring, [0.5, 1.5, 1.5, 0.5], dark, 0.65, clip=mask, wobble=0)
            if head:
                for side in (-1, 1):
                    if side == near or s < -0.35:
                        ex, ey = at(25, side * 7.4, 21.5)
                        canvas.fill(ellipse(ex, ey, 2.5, 2.8), "#080606", edge=0, wobble=0, detail=1)
                        canvas.fill(ellipse(ex + 0.7, ey - 0.9, 0.9), "#fff8d8", edge=0, wobble=0, detail=1)
        legs(near)
        if busy:
            letter()


def _book(canvas: Canvas) -> None:
    """A fallen book, open; its right page is half empty already."""
    look = dict(edge=0.06, wobble=0.3, detail=0.85)
    random = dice(8)
    light = (0.3, -0.8, 0.45)
    canvas.fill(smooth([(-40, 800), (120, 770), (330, 800), (340, 900), (-40, 920)]), "#0c1208", alpha=0.55, soft=14)
    canvas.fill(poly([(-60, 806), (138, 842), (330, 790), (352, 862), (152, 934), (-60, 920)]),
        ["#a8482c", "#5a2018"], form=0.5, radius=10, light=light, **look)
    left = smooth([(-60, 786, 1), (-10, 770), (60, 774), (124, 800), (140, 830, 1), (150, 920, 1), (60, 890),
        (-60, 900, 1)])
    right = smooth([(140, 830, 1), (176, 786), (240, 762), (318, 772, 1), (346, 856, 1), (270, 862), (206, 886),
        (150, 924, 1)])
    page = ["#fff6dc", "#f0e0b8", "#b89c6c"]
    lm = canvas.fill(left, page, gradient=((-60, 780), (150, 900)), form=0.6, radius=26, light=light,
        rim=("#fffbe8", 2.4, 0.8, light), **look)
    rm = canvas.fill(right, page, gradient=((320, 770), (140, 900)), form=0.6, radius=26, light=light,
        rim=("#fffbe8", 2.4, 0.8, light), **look)
    canvas.line([(140, 830), (145, 872), (150, 918)], [3, 8, 5], "#6a4a28", 0.6, soft=2)
    for row in range(7):
        t = row / 7
        for k in range(15):
            u = (k + 0.5) / 15
            x = -50 + u * 180 + 6 * t
            y = 792 + 34 * u**2.2 + t * 88 - 10 * math.sin(u * 3)
            with canvas.at(x, y, 0.24, 6):
                if random.random() < 0.86:
                    draw_glyph(canvas, int(random.random() * 8), "#3a2c20")
            x2, y2 = 160 + u * 160 + 8 * t, 834 - 62 * math.sin(u * 1.7) + 6 * u + t * 72
            if random.random() < 0.9 - 0.95 * u - 0.25 * (1 - t):
                with canvas.at(x2, y2, 0.25, -12 + 16 * u):
                    draw_glyph(canvas, int(random.random() * 8), "#3a2c20")
    for mask, points in ((lm, [(-60, 896), (50, 884), (148, 916)]), (rm, [(150, 916), (210, 866), (346, 846)])):
        canvas.line(points, [2, 3, 2], "#8a6c40", 0.7, clip=mask)
    _ant(canvas, 232, 826, 0.9, 0.4, 0.62, 3, 5)


def _blade(canvas: Canvas) -> None:
    """A grass blade bends over the scene with the glow-worm as a lamp; near blades frame the card."""
    for points, widths, tone in (([(640, 330), (590, 150), (500, 62), (392, 66)], [20, 18, 11, 2],
        ["#8a9c44", "#46622a"]), ([(-20, 640), (30, 430), (24, 250), (70, 120)], [26, 20, 12, 1],
        ["#2c4018", "#46622a"])):
        blade = canvas.fill(ribbon(points, widths), tone, form=0.7, radius=8, light=(-0.3, 0.6, 0.4),
            rim=("#f0f0a0", 2, 0.7, (-0.6, 0.7, 0.3)), edge=0.08, detail=0.7)
        canvas.line(points, [w * 0.14 for w in widths], "#d8e080", 0.5, clip=blade)
    with canvas.at(LAMP[0] + 6, LAMP[1] + 12, 0.9):
        glow_worm(canvas)
    random = dice(31)
    for k in range(34):  # near blades, dark and soft
        x = random.random() * 640 - 20
        if 330 < x < 470:
            continue
        h = 40 + 90 * random.random()
        lean = random.random() * 50 - 25
        canvas.fill(ribbon([(x, 915), (x + lean * 0.4, 915 - h * 0.6), (x + lean, 915 - h)], [9, 6, 0.8]),
            ["#55702c", "#14200f"] if k % 3 else ["#2c4018", "#0c1408"], soft=1.2, edge=0, alpha=0.9 if x > 350
            else 0.0)
