"""Ants carry the letters of a fallen book over moss and set a poem on their hill; a beetle corrects."""

import math

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, ramp, rgb
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.insects import ant, beetle, draw_glyph, glow_worm
from atelier.motifs.plants import mushroom
from atelier.motifs.terrain import View, cast_shadow, terrain
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import curve, ellipse, poly, ribbon, smooth

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
    grading=dict(contrast=1.08, vignette=0.36, shadows="#14200f"),
)

VIEW = View(x=290, horizon=214, focal=560, eye=0.92, near=0.62, far=3.4, half=2.0)
HILL = (0.3, 1.98)
ROUTE = [(-0.34, 0.92), (0.06, 0.96), (0.36, 1.08), (0.4, 1.26), (0.12, 1.36), (-0.26, 1.44), (-0.46, 1.62),
    (-0.28, 1.8), (0.0, 1.86)]
LAMP = (392, 150)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light((0.2, -0.85, 0.45), ambient="#14200f", key="#f0eaa0")
    _wood(canvas)
    heights = _ground()
    terrain(canvas, VIEW, heights, _moss(heights))
    light_pools(canvas, [(*LAMP, 330, "#f4f0a0", 1.25), (390, 420, 220, "#fff0b0", 1.0),
        (190, 740, 270, "#f4dca0", 0.75), (500, 660, 140, "#f0e0a0", 0.4)], "#6e7850", noise=0.1)
    brush.background(canvas, radii=(8, 4, 2.5), impasto=0.08)
    _poem(canvas)
    _workers(canvas, heights)
    with canvas.at(520, 706, 1.06):
        canvas.fill(ellipse(10, 2, 58, 11), "#0c1208", alpha=0.6, soft=6)
        beetle(canvas, light=(-0.3, -0.85, 0.4))
    _book(canvas)
    _blade(canvas)


def _wood(canvas: Canvas) -> None:
    """Far away and out of focus: trunks, ferns, lights."""
    random = dice(3)
    canvas.sky([(0, "#1c2a16"), (0.2, "#3c5226"), (0.4, "#55682e")], swirl=0.06)
    for x, w in ((60, 60), (206, 44), (330, 30), (470, 52), (590, 70)):
        canvas.fill(poly([(x - w, 420), (x - w * 0.6, -20), (x + w * 0.6, -20), (x + w, 420)]),
            ["#141c0e", "#22301a"], soft=6)
    for _ in range(26):
        canvas.fill(ellipse(random.random() * 600, random.random() * 300, 6 + 14 * random.random()),
            ["#a8b858", "#d8c67a", "#7f9440"][int(random.random() * 3)], alpha=0.16, soft=3, blend="screen")
    with canvas.at(96, 236, 0.9):
        mushroom(canvas, 86, 62, 150, 30, ("#c85a34", "#7a2c20"), ("#e8d0a0", "#8a6a44"), soft=2)
    with canvas.at(200, 300, 0.5):
        mushroom(canvas, 80, 60, 130, 28, ("#b07c3c", "#6a4420"), ("#e0c890", "#7a5c3c"))


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
    big = big + (tuft - 0.5) * 0.018
    gx = cv2.Sobel(big, cv2.CV_32F, 1, 0, ksize=3) / 8 / (2 * VIEW.half / columns)
    gz = cv2.Sobel(big, cv2.CV_32F, 0, 1, ksize=3) / 8 / ((VIEW.far - VIEW.near) / rows)
    lit = np.clip((-gx * 0.25 - gz * 0.55 + 0.72) / np.sqrt(gx * gx + gz * gz + 1), 0, 1)
    shade = cv2.resize(cast_shadow(heights, (-0.5, -0.9), 0.006, 40), (columns, rows))
    tone = np.clip(lit * (1 - 0.4 * shade) * 0.95 + (lumps - 0.5) * 0.25 + 0.06, 0, 1)
    moss = ramp([(0, "#1c2a10"), (0.35, "#46622a"), (0.6, "#7f9440"), (0.82, "#b8c25c"),
        (1, "#e4dc8c")])[np.clip(tone * 511, 0, 511).astype(np.int32)]
    earth = ramp([(0, "#4a341c"), (0.4, "#b08850"), (0.7, "#dcb878"), (1, "#fbe4ac")])[np.clip(tone * 511, 0,
        511).astype(np.int32)]
    straw = value_noise(rows, columns, 7, 15, 2, (2.6, 0.6)) * 0.5 + value_noise(rows, columns, 7, 16, 2,
        (0.6, 2.6)) * 0.5
    needles = ramp([(0, "#2c1a0c"), (0.4, "#8a5a2c"), (0.7, "#d09a50"),
        (1, "#fbe6a8")])[np.clip((lit * 0.66 + straw * 0.5 + 0.02) * 511, 0, 511).astype(np.int32)]
    path = (_trail(across, away) * smoothstep(0.1, 0.5, lumps + 0.3))[..., None]
    colour = moss * (1 - path) + earth * path
    d = np.hypot(across - HILL[0], (away - HILL[1]) * 0.9) + (lumps - 0.5) * 0.1
    on_hill = smoothstep(0.5, 0.42, d)[..., None]
    return np.clip(colour * (1 - on_hill) + needles * on_hill + rgb("#000000"), 0, 1)


def _poem(canvas: Canvas) -> None:
    """Ragged lines of letters on the slope of the hill, the last one still short."""
    k = 0
    for row, (y, x0, count, size) in enumerate(((346, 350, 3, 0.62), (380, 326, 5, 0.68), (416, 312, 6, 0.74),
        (452, 300, 4, 0.82))):
        for j in range(count):
            with canvas.at(x0 + j * 40 * size, y + 2 * math.sin(j * 2 + row), size, (j * 7 + row * 5) % 12 - 6):
                canvas.fill(ellipse(2, 13, 11, 4), "#2a1808", alpha=0.5, soft=2)
                draw_glyph(canvas, k * 3 + row, "#1c120a", "#fff0a8")
            k += 1


def _workers(canvas: Canvas, heights: Array) -> None:
    route = curve(ROUTE, 24)
    lengths = np.r_[0, np.cumsum(np.hypot(*np.diff(route, axis=0).T))]
    spots = []
    t, k = 0.02, 0
    while t < 1:
        a, z = np.interp(t * lengths[-1], lengths, route[:, 0]), np.interp(t * lengths[-1], lengths, route[:, 1])
        b, _ = np.interp(min(1, t + 0.02) * lengths[-1], lengths, route[:, 0]), 0
        spots.append((float(a), float(z), b >= a, k))
        t += 0.078
        k += 1
    for a, z, right, k in reversed(spots):
        x, y = VIEW.point(a, z, VIEW.sample(heights, a, z))
        size = VIEW.size(z) * 0.0021
        canvas.fill(ellipse(x, y + 2, 34 * size, 7 * size), "#0c1208", alpha=0.55, soft=3)
        with canvas.at(x, y + 1, size, 0, 1 if right else -1):
            ant(canvas, ("#4a2818", "#3a2018", "#5a3420")[k % 3], light=(0.2 if right else -0.2, -0.85, 0.4), step=k,
                kind=k * 5 + 2 if k % 5 != 3 else None)
    # the setters on the hill
    for x, y, size, flip in ((398, 468, 0.5, -1), (350, 300, 0.42, 1), (424, 336, 0.44, -1)):
        with canvas.at(x, y, size, -20 * flip, flip):
            ant(canvas, "#4a2818", light=(0.2 * flip, -0.85, 0.4), kind=6 if y > 400 else None)


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
    for x, y, flip, kind in ((214, 812, 1, 3), (268, 796, 1, 9), (322, 806, 1, 12)):
        with canvas.at(x, y, 0.9, 2, flip):
            canvas.fill(ellipse(0, 1, 34, 6), "#6a4a28", alpha=0.5, soft=3)
            ant(canvas, "#4a2818", light=(0.2, -0.85, 0.4), step=kind, kind=kind)


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
