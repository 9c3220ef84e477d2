"""A frog's golden eye reflects an approaching army while a drop hangs from a leaf."""

import math

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, Colour, mix, ramp, rgb
from atelier.matrix import Card
from atelier.motifs.water import dew
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import ellipse, minus, poly, ribbon, smooth, union

CARD = Card(
    id="frog",
    palette="moss",
    composition="close-up",
    setting="pond edge",
    mood="dread",
    themes=("war", "love", "weather"),
    hero="frog eye",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=803,
    grading=dict(contrast=1.1, vignette=0.34, shadows="#14200f"),
)

EX, EY, RX, RY = 312, 512, 236, 206
GOLD = "#e8b83c"


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light((-0.5, -0.75, 0.45), ambient="#14200f", key="#fff2b8")
    _pond(canvas)
    brush.background(canvas)
    _skin(canvas)
    with brush.loose(canvas, radii=(5, 3)):
        canvas.glow(210, 330, 240, "#f0f0a0", 0.14)
    canvas.detail[:] = np.maximum(canvas.detail, 0.45)
    _eye(canvas)
    _lids(canvas)
    _leaf_and_drop(canvas)


def _pond(canvas: Canvas) -> None:
    """Behind the frog's back: reeds and dusk, out of focus."""
    canvas.sky([(0, "#3c4a24"), (0.14, "#8a8a48"), (0.26, "#e0b868"), (0.34, "#a89048"), (1, "#1c2a14")], swirl=0.015, texture=0.0)
    random = dice(4)
    for k in range(26):
        x = random.random() * 640 - 20
        canvas.fill(ribbon([(x, 700), (x + 10 * math.sin(k), 300),
            (x + 30 * math.sin(k * 1.7), 20 + 120 * random.random())], [14, 10, 1]),
            ["#4a5c28", "#6a7a38", "#2c3c1a"][k % 3], soft=5, alpha=0.7, edge=0, grain=0.1)


def _heights(canvas: Canvas) -> tuple[Array, Array]:
    """The relief of the frog's head: brow, ring of lids, cheek, warts; and where the head is at all."""
    w, h = 300, 450  # worked out small, the canvas scales it up
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) * 2
    d = np.hypot((xx - EX) / RX, (yy - EY) / RY)
    brow = 104 * np.exp(-((((xx - EX) / 300) ** 2 + ((yy - EY) / 262) ** 2) ** 1.5) * 0.8)
    ring = 36 * np.exp(-(((d - 1.14) / 0.13) ** 2)) + 12 * np.exp(-(((d - 1.42) / 0.07) ** 2))
    cheek = 60 * smoothstep(700, 900, yy + 0.1 * xx)
    lumps = value_noise(h, w, 34, 5, 2) * 16 + value_noise(h, w, 11, 6, 1) * 3
    random = dice(11)
    warts = np.zeros_like(xx)
    for _ in range(150):
        x, y, r = random.random() * 600, 160 + random.random() * 740, 5 + 13 * random.random() ** 2
        if math.hypot((x - EX) / RX, (y - EY) / RY) < 1.28:
            continue
        q = ((xx - x) ** 2 + (yy - y) ** 2) / (r * r)
        warts = np.maximum(warts, r * 0.8 * np.sqrt(np.clip(1 - q, 0, 1)))
    mouth = 30 * np.exp(-(((yy - 846 - 26 * np.sin(xx * 0.006)) / 9) ** 2))
    edge = 262 + 0.0026 * (xx - 330) ** 2 + 9 * np.sin(xx * 0.03) - 40 * np.exp(-(((xx - 330) / 200) ** 2))
    inside = smoothstep(-3, 3, yy - edge)
    rim = 46 * (1 - np.exp(-np.clip(yy - edge, 0, None) / 26))
    return (brow + ring + cheek + lumps + warts - mouth + rim).astype(np.float32), inside.astype(np.float32)


def _skin(canvas: Canvas) -> None:
    heights, inside = _heights(canvas)
    size = (canvas.width, canvas.height)
    heights = cv2.resize(heights, size, interpolation=cv2.INTER_CUBIC)
    heights = blur(heights, 2.2 * canvas.scale)
    inside = cv2.resize(inside, size, interpolation=cv2.INTER_CUBIC)[..., None]
    s = canvas.scale
    gx, gy = cv2.Sobel(heights, cv2.CV_32F, 1, 0, ksize=3) / 8 * s, cv2.Sobel(heights, cv2.CV_32F, 0, 1,
        ksize=3) / 8 * s
    length = np.sqrt(gx * gx + gy * gy + 1)
    lit = (gx * 0.5 + gy * 0.7 + 0.5) / length
    shine = np.clip((gx * 0.38 + gy * 0.52 + 0.76) / length, 0, 1) ** 26
    hollow = np.clip((blur(heights, 18 * s) - heights) * 0.03, -0.3, 0.5)
    g = canvas.grain
    tone = np.clip(0.30 + 0.5 * lit - 0.5 * hollow + (g.page(g.soft) - 0.5) * 0.05, 0, 1)
    colour = ramp([(0, "#0e160a"), (0.22, "#2c421a"), (0.45, "#5c7a2c"), (0.68, "#9aac48"), (0.88, "#d8d080"),
        (1, "#f8f0b8")])[np.clip(tone * 511, 0, 511).astype(np.int32)]
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width].astype(np.float32) / s
    spots = cv2.resize(value_noise(225, 150, 26, 31, 2), size, interpolation=cv2.INTER_CUBIC)
    spot = smoothstep(0.62, 0.72, spots)[..., None] * 0.55
    colour = colour * (1 - spot) + colour * rgb("#4a5a2c") * spot
    d = np.hypot((xx - EX) / RX, (yy - EY) / RY)
    stripe = (np.exp(-(((d - 1.30) / 0.045) ** 2)) * 0.5)[..., None]
    colour = colour * (1 - stripe) + rgb("#e8d888") * stripe * (0.3 + tone[..., None])
    belly = smoothstep(842, 880, yy + 6 * np.sin(xx * 0.02))[..., None] * 0.6
    colour = colour * (1 - belly) + rgb("#d8cc98") * (0.3 + 0.7 * tone[..., None]) * belly
    colour = np.clip(colour + shine[..., None] * rgb("#fffbe0") * 0.75, 0, 1)
    canvas.picture[:] = canvas.picture * (1 - inside) + colour * inside


def _eye(canvas: Canvas) -> None:
    look = dict(edge=0.02, wobble=0.1, detail=0.95, texture=0.01, grain=0.1)
    canvas.fill(ellipse(EX, EY, RX + 12, RY + 11), "#0c1006", alpha=0.9, soft=5)
    ball = canvas.fill(ellipse(EX, EY, RX, RY), [(0, "#fff2a8"), (0.45, "#fbd860"), (0.7, "#dca030"),
        (0.88, "#8a5c1c"), (1, "#2c1c0a")], gradient=("r", (EX - 10, EY + 6), RX * 1.02), **look)
    random = dice(7)
    for k in range(900):  # flecks and veins of the iris
        t = random.random() * math.tau
        r0, r1 = 0.42 + 0.52 * random.random(), 0.05 + 0.14 * random.random()
        c, n = math.cos(t), math.sin(t)
        canvas.line([(EX + c * RX * r0, EY + n * RY * r0), (EX + math.cos(t + 0.03) * RX * (r0 + r1 / 2),
            EY + math.sin(t + 0.03) * RY * (r0 + r1 / 2)), (EX + c * RX * (r0 + r1), EY + n * RY * (r0 + r1))],
            [0.4, 1.6 + random.random(), 0.4], ["#fff6c0", "#a06c1c", "#6a4010", "#ffe890"][k % 4], 0.42, clip=ball,
            wobble=0, rough=0.3, detail=0.95)
    canvas.fill(minus(ellipse(EX, EY, RX + 2, RY + 2), ellipse(EX, EY, RX * 0.9, RY * 0.9)), "#120c04", alpha=0.6,
        soft=9, clip=ball)
    canvas.fill(smooth([(EX - 170, EY), (EX - 116, EY - 71), (EX, EY - 103), (EX + 116, EY - 71), (EX + 170, EY),
        (EX + 116, EY + 67), (EX, EY + 95), (EX - 116, EY + 67)]), "#ffdc70", alpha=0.85, soft=5, clip=ball)
    pupil = canvas.fill(smooth([(EX - 162, EY), (EX - 112, EY - 66), (EX, EY - 97), (EX + 112, EY - 66),
        (EX + 162, EY), (EX + 112, EY + 62), (EX, EY + 89), (EX - 112, EY + 62)]), [(0, "#2a1c14"), (0.5, "#0c0a08"),
        (1, "#060604")], **look)
    with canvas.inside(pupil):
        _army(canvas)
    canvas.fill(smooth([(EX - 150, EY - 96), (EX - 96, EY - 142), (EX - 40, EY - 158), (EX - 62, EY - 132),
        (EX - 110, EY - 98), (EX - 136, EY - 66)]), "#fffdf0", alpha=0.85, soft=3, clip=ball, detail=0.95)
    canvas.fill(ellipse(EX + 120, EY + 104, 30, 12, -36), "#fff6c8", alpha=0.55, soft=5, clip=ball)
    # shadow of the lid
    canvas.fill(smooth([(EX - 214, EY - 30), (EX - 120, EY - 150), (EX + 40, EY - 190), (EX + 190, EY - 100),
        (EX + 130, EY - 118), (EX, EY - 150), (EX - 130, EY - 100)]), "#1c1806", alpha=0.5, soft=10, clip=ball)


def _army(canvas: Canvas) -> None:
    """Mirrored in the pupil: dusk, a bent horizon, ranks with spears and orange banners."""
    canvas.fill(ellipse(EX, EY - 8, 170, 100), [(0, "#fff0b0"), (0.4, "#f0a850"), (0.8, "#8a4420"), (1, "#3a1c10")],
        gradient=("r", (EX, EY + 4), 150), edge=0)
    ground = lambda x: EY + 12 + 0.0009 * (x - EX) ** 2
    canvas.fill(smooth([(EX - 190, ground(EX - 190)), (EX - 80, ground(EX - 80)), (EX, ground(EX)),
        (EX + 80, ground(EX + 80)), (EX + 190, ground(EX + 190)), (EX + 190, EY + 120), (EX - 190, EY + 120)]),
        ["#6a3c1c", "#2c1a0e", "#120a06"], edge=0.05)
    random = dice(3)
    for row, (size, gap, lift, tone) in enumerate(((0.4, 11, -3, "#5a3420"), (0.62, 17, 6, "#3a2014"),
        (0.95, 26, 22, "#1c100a"))):
        x = EX - 165 + row * 5.0
        while x < EX + 166:
            y = ground(x) + lift
            turn = (x - EX) * 0.09
            with canvas.at(x, y, size * (1 - 0.0000095 * (x - EX) ** 2), turn):
                soldier(canvas, tone, banner=random.random() < (0.3, 0.26, 0.2)[row], seed=int(x))
            x += gap * (0.85 + 0.3 * random.random())
    with canvas.at(EX - 6, ground(EX) + 44, 0.94):
        rider(canvas)


def soldier(canvas: Canvas, tone: Colour, banner: bool, seed: int) -> None:
    """A footman with spear or banner, origin feet, 52 high without the spear."""
    look = dict(edge=0.03, wobble=0.15, detail=0.97)
    canvas.line([(9, 4), (8, -40), (7, -84)], [2, 2, 1.6], tone, wobble=0.1, detail=0.97)
    if banner:
        wave = 4 * math.sin(seed)
        canvas.fill(smooth([(7, -84, 1), (22, -88 + wave), (40, -80, 1), (32, -72), (42, -62, 1), (22, -66 + wave),
            (7, -60, 1)]), ["#ff9a50", "#e0643a", "#a83820"], form=0.5, radius=5, **look)
    else:
        canvas.fill(poly([(4, -82), (7, -98), (10, -82)]), mix(tone, "#ffd080", 0.5), **look)
    canvas.fill(union(smooth([(-10, 0), (-11, -24), (-6, -38), (6, -38), (11, -24), (10, 0)]),
        ellipse(0, -45, 7, 8)), [mix(tone, "#ffb060", 0.35), tone], form=0.5, radius=7,
        rim=("#ffd890", 1.6, 0.9, (0, -0.9, 0.3)), **look)
    canvas.fill(smooth([(-8, -46), (-6, -55), (0, -58), (6, -55), (8, -46), (0, -48)]), mix(tone, "#d8c890", 0.5),
        form=0.6, radius=4, **look)
    canvas.fill(ellipse(-7, -20, 8, 10), [mix("#e0643a", tone, 0.3), tone], form=0.6, radius=5,
        rim=("#ffd890", 1.4, 0.8, (0, -0.9, 0.3)), **look)


def rider(canvas: Canvas) -> None:
    """The captain on a dark horse, head on; origin hooves, 110 high."""
    look = dict(edge=0.03, wobble=0.15, detail=0.97)
    rim = ("#ffdc98", 2, 0.95, (0, -0.9, 0.3))
    horse = union(smooth([(-18, -30), (-20, -54), (-8, -66), (8, -66), (20, -54), (18, -30), (0, -22)]),
        ribbon([(0, -58), (-2, -78), (0, -92)], [24, 18, 13]),
        smooth([(-7, -98), (-9, -112, 1), (-3, -104), (3, -104), (9, -112, 1), (7, -98), (5, -70), (0, -62),
        (-5, -70)]), ribbon([(-11, -34), (-12, -16), (-10, 0)], [11, 8, 7]), ribbon([(11, -34), (14, -22), (10, -8)],
        [11, 8, 7]))
    canvas.fill(smooth([(-24, -64), (-26, -92), (-10, -108), (10, -108), (26, -92), (24, -64)]),
        ["#a83820", "#5a1c14"], form=0.6, radius=10, rim=rim, **look)
    canvas.fill(ellipse(0, -118, 10, 11), ["#8a8a80", "#3a3a34"], form=0.7, radius=7, rim=rim, **look)
    canvas.line([(0, -128), (6, -142), (18, -144)], [5, 6, 1], "#e0643a", detail=0.97)
    canvas.fill(horse, ["#4a2c1c", "#1c100a"], form=0.8, radius=10, rim=rim, **look)
    for x in (-4, 4):
        canvas.fill(ellipse(x, -90, 1.6), "#ffd080", edge=0, wobble=0, detail=1)


def _lids(canvas: Canvas) -> None:
    """Wet folds over and under the eye."""
    def arc(grow: float, start: float, end: float) -> list:
        turns = [math.radians(start + (end - start) * k / 8) for k in range(9)]
        return [(EX + (RX + grow) * math.cos(t), EY + (RY + grow) * math.sin(t)) for t in turns]

    soft = dict(rough=0, grain=0.1, detail=0.8)
    canvas.line(arc(5, 178, 362), [3, 12, 16, 12, 3], "#141c0a", 0.85, soft=1.6, **soft)
    canvas.line(arc(3, 0, 180), [3, 8, 9, 8, 3], "#141c0a", 0.75, soft=1.6, **soft)
    canvas.line(arc(15, 40, 140), [0.8, 4.5, 0.8], "#f4eeb0", 0.6, soft=1.4, **soft)
    canvas.line(arc(20, 215, 310), [0.8, 6, 0.8], "#fffbd8", 0.5, soft=2, **soft)


def _leaf_and_drop(canvas: Canvas) -> None:
    look = dict(edge=0.06, wobble=0.3, detail=0.8)
    leaf = smooth([(-30, -30, 1), (60, -24), (150, 6), (186, 58), (180, 84, 1), (120, 78), (40, 64), (-30, 70, 1)])
    mask = canvas.fill(leaf, ["#b8c45c", "#6a8430", "#2c421a"], form=0.8, radius=24, rim=("#fffbd0", 2.6, 0.8),
        **look)
    canvas.line([(-30, 20), (80, 30), (178, 82)], [6, 4, 1.4], "#e0e090", 0.7, clip=mask)
    for k in range(6):
        x = -6 + k * 30
        canvas.line([(x, 22 + k * 3), (x + 26, 6 + k * 5), (x + 40, -20 + k * 9)], [1, 2, 0.5], "#3c5420", 0.6,
            clip=mask)
        canvas.line([(x, 24 + k * 3), (x + 24, 44 + k * 5), (x + 30, 70)], [1, 2, 0.5], "#3c5420", 0.6, clip=mask)
    canvas.fill(smooth([(172, 76), (184, 76), (190, 104), (178, 112), (166, 104)]), "#d8e8c0", alpha=0.7, **look)
    dew(canvas, 178, 142, 42)
    canvas.line([(172, 84), (176, 100), (160, 116)], [2, 6, 2], "#fffdf0", 0.7, soft=1, detail=0.9)
