"""A frog's golden eye reflects an approaching army while a lady in armour on its brow offers a kiss."""

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

EX, EY, RX, RY = 300, 560, 214, 186
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
    with canvas.at(416, 322, 1.22):
        lady(canvas)
    _leaf_and_drop(canvas)


def _pond(canvas: Canvas) -> None:
    """Behind the frog's back: reeds and dusk, out of focus."""
    canvas.sky([(0, "#3c4a24"), (0.14, "#8a8a48"), (0.26, "#e0b868"), (0.34, "#a89048"), (1, "#1c2a14")], swirl=0.05)
    random = dice(4)
    for k in range(26):
        x = random.random() * 640 - 20
        canvas.fill(ribbon([(x, 700), (x + 10 * math.sin(k), 300),
            (x + 30 * math.sin(k * 1.7), 20 + 120 * random.random())], [14, 10, 1]),
            ["#4a5c28", "#6a7a38", "#2c3c1a"][k % 3], soft=4, alpha=0.8)


def _heights(canvas: Canvas) -> tuple[Array, Array]:
    """The relief of the frog's head: brow, ring of lids, cheek, warts; and where the head is at all."""
    w, h = 300, 450  # worked out small, the canvas scales it up
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) * 2
    d = np.hypot((xx - EX) / RX, (yy - EY) / RY)
    brow = 104 * np.exp(-((((xx - EX) / 300) ** 2 + ((yy - EY) / 262) ** 2) ** 1.5) * 0.8)
    ring = 36 * np.exp(-(((d - 1.14) / 0.13) ** 2)) + 12 * np.exp(-(((d - 1.42) / 0.07) ** 2))
    cheek = 60 * smoothstep(700, 900, yy + 0.1 * xx)
    lumps = value_noise(h, w, 26, 5, 3) * 16 + value_noise(h, w, 8, 6, 2) * 5
    random = dice(11)
    warts = np.zeros_like(xx)
    for _ in range(150):
        x, y, r = random.random() * 600, 250 + random.random() * 650, 5 + 13 * random.random() ** 2
        if math.hypot((x - EX) / RX, (y - EY) / RY) < 1.28:
            continue
        q = ((xx - x) ** 2 + (yy - y) ** 2) / (r * r)
        warts = np.maximum(warts, r * 0.8 * np.sqrt(np.clip(1 - q, 0, 1)))
    mouth = 30 * np.exp(-(((yy - 846 - 26 * np.sin(xx * 0.006)) / 9) ** 2))
    edge = 344 + 0.0026 * (xx - 330) ** 2 + 9 * np.sin(xx * 0.03) - 40 * np.exp(-(((xx - 330) / 200) ** 2))
    inside = smoothstep(-3, 3, yy - edge)
    rim = 46 * (1 - np.exp(-np.clip(yy - edge, 0, None) / 26))
    return (brow + ring + cheek + lumps + warts - mouth + rim).astype(np.float32), inside.astype(np.float32)


def _skin(canvas: Canvas) -> None:
    heights, inside = _heights(canvas)
    size = (canvas.width, canvas.height)
    heights = cv2.resize(heights, size, interpolation=cv2.INTER_CUBIC)
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
    dark = "#141c0a"
    canvas.line([(EX - RX - 16, EY + 16), (EX - 150, EY - 128), (EX, EY - RY - 8), (EX + 150, EY - 128),
        (EX + RX + 16, EY + 16)], [3, 12, 15, 12, 3], dark, 0.85, soft=1.4, detail=0.8)
    canvas.line([(EX - RX - 10, EY + 10), (EX - 140, EY + 130), (EX, EY + RY + 4), (EX + 140, EY + 130),
        (EX + RX + 10, EY + 10)], [3, 8, 9, 8, 3], dark, 0.75, soft=1.4, detail=0.8)
    canvas.line([(EX - 150, EY + 142), (EX, EY + RY + 17), (EX + 150, EY + 142)], [0.8, 4, 0.8], "#f4eeb0", 0.7,
        soft=1, detail=0.8)
    canvas.line([(EX - 160, EY - 146), (EX - 20, EY - RY - 26), (EX + 120, EY - 158)], [0.8, 5, 0.8], "#fffbd8", 0.6,
        soft=1.4, detail=0.8)


def lady(canvas: Canvas) -> None:
    """A knight with long red hair kneels and bends forward to kiss, facing left; origin knee, 160 high."""
    look = dict(edge=0.06, wobble=0.2, detail=0.92)
    light = (-0.6, -0.6, 0.45)
    rim = ("#fff6d0", 2.4, 0.95, light)
    steel = ["#f4f4e8", "#a8b0ac", "#4a5850"]
    canvas.fill(smooth([(-60, 6), (0, -4), (70, 4), (80, 22), (0, 26), (-60, 20)]), "#0c1206", alpha=0.5, soft=7)
    # cape
    canvas.fill(smooth([(26, -92), (54, -70), (70, -30), (86, 10, 1), (50, 14), (24, 4), (14, -40)]),
        ["#e0643a", "#b03c24", "#6a1c18"], form=0.85, radius=18, light=light, rim=rim, **look)
    # kneeling leg
    canvas.fill(union(ribbon([(22, -40), (42, -14), (66, 4)], [32, 26, 18]),
        smooth([(58, -4), (86, 4), (92, 14), (58, 14)])), steel, form=0.85, radius=11, light=light, rim=rim, **look)
    canvas.fill(union(ribbon([(12, -42), (-26, -42), (-34, -20)], [32, 28, 24]),
        ribbon([(-34, -26), (-30, -6), (-30, 8)], [22, 17, 14]),
        smooth([(-36, 2), (-20, 2), (-18, 14), (-52, 15), (-50, 9)])), steel, form=0.85, radius=11, light=light,
        rim=rim, **look)
    canvas.fill(ellipse(-32, -34, 14, 12), steel, form=0.85, radius=9, light=light, rim=rim, **look)  # knee cop
    torso = smooth([(30, -44), (32, -72), (14, -104), (-10, -118), (-26, -108), (-24, -84), (-6, -56), (4, -38)])
    plate = canvas.fill(torso, steel, form=0.9, radius=18, light=light, rim=rim, **look)
    for p in ([(26, -56), (8, -50), (-4, -46)], [(30, -66), (8, -62), (-10, -58)],
        [(-18, -110), (-2, -88), (6, -64)]):
        canvas.line(p, [0.6, 2, 0.6], "#3a4840", 0.7, clip=plate, wobble=0.1)
    canvas.fill(smooth([(34, -44), (40, -30), (10, -24), (-4, -34), (4, -44)]), ["#7a5c34", "#3a2818"], form=0.7,
        radius=6, light=light, **look)
    # sword behind
    canvas.line([(34, -36), (70, -22), (118, -2)], [5, 4.4, 2], ["#e8e4d0", "#6a7068"], form=0.6, radius=2,
        detail=0.92, wobble=0)
    canvas.line([(30, -46), (38, -28)], 5, "#c89a3c", detail=0.92)
    # the arm that supports her on the lid
    canvas.fill(ribbon([(-6, -96), (-44, -66), (-62, -26), (-70, 2)], [25, 20, 16, 11]), steel, form=0.85, radius=9,
        light=light, rim=rim, **look)
    canvas.fill(ellipse(-10, -99, 17, 15), steel, form=0.9, radius=10, light=light, rim=rim, **look)
    canvas.fill(smooth([(-64, -4), (-78, 4), (-88, 12), (-66, 14), (-58, 4)]), ["#f0c8a4", "#b87c5c"], form=0.7,
        radius=5, light=light, **look)
    _lady_head(canvas, light, rim, look)


def _lady_head(canvas: Canvas, light: tuple, rim: tuple, look: dict) -> None:
    skin = "#f0c4a0"
    hair = ["#e88a4c", "#b04c24", "#5a2014"]
    with canvas.at(-40, -130, 1.12, -30):
        for k, p in enumerate(([(14, -4), (36, 6), (62, 34), (66, 74), (88, 92)],
            [(12, 0), (32, 20), (44, 54), (36, 86), (52, 108)], [(10, 4), (22, 30), (26, 60), (14, 84), (22, 104)])):
            canvas.fill(ribbon(p, [20, 19, 15, 10, 1]), hair, form=0.8, radius=8, light=light, rim=rim, **look)
            for j in range(3):
                canvas.line([(x + j * 4 - 4, y + j * 2) for x, y in p], [0.3, 1.4, 0.3],
                    ["#ffb070", "#6a2818"][(j + k) % 2], 0.6, wobble=0.2)
        canvas.fill(ribbon([(6, 14), (14, 28)], [17, 20]), ["#d09a7c", "#8a5848"], **look)
        face = canvas.fill(smooth([(2, -24), (-12, -20), (-17, -10), (-16, -4), (-19, 2), (-24, 7), (-22, 10),
            (-18, 10), (-18, 13), (-24, 15), (-24, 17, 1), (-22, 19), (-23, 22), (-18, 24), (-17, 29), (-8, 31),
            (4, 26), (14, 12), (16, -8)]), [mix(skin, "#fff6dc", 0.4), skin, "#b87c6c"],
            gradient=((-20, -10), (14, 14)), form=0.7, radius=12, light=light, shade="#a86458",
            rim=("#fff8e0", 1.6, 0.9, light), **look)
        canvas.fill(ellipse(-8, 14, 6, 4.4), "#e0685c", alpha=0.5, soft=2, clip=face)
        # closed lid
        canvas.line([(-14, -1), (-10, 1), (-5, -1)], [0.6, 1.8, 0.5], "#3a1810", 0.95, wobble=0, detail=1)
        for k in range(3):
            canvas.line([(-13 + k * 3, 0), (-15 + k * 3, 3)], [1, 0.4], "#3a1810", 0.9, wobble=0, detail=1)
        canvas.line([(-16, -8), (-10, -11), (-3, -9)], [0.6, 1.8, 0.5], "#7a3420", 0.9, wobble=0, detail=1)
        canvas.fill(smooth([(-20.5, 13.6), (-24.6, 15), (-24.2, 16.8), (-20.5, 16.8)]), "#c8444c", edge=0.02,
            wobble=0, detail=1)
        canvas.fill(smooth([(-20.5, 17), (-23.6, 17.4), (-22.8, 20), (-19.6, 19.4)]), "#d8585c", edge=0.02, wobble=0,
            detail=1)
        canvas.fill(smooth([(-16, -14), (-10, -26), (6, -31), (22, -22), (26, -2), (20, 18), (12, 22), (10, 4),
            (4, -8), (-6, -14)]), hair, form=0.8, radius=11, light=light, rim=rim, **look)
        for k in range(6):
            canvas.line([(-8 + k * 3, -24 + k), (8 + k * 2, -14 + k * 3), (14 + k, 14)], [0.3, 1.4, 0.3],
                ["#ffb070", "#6a2818"][k % 2], 0.6, wobble=0.1)
        canvas.line([(-15, -13), (0, -21), (22, -12)], 2.6, "#e8d8a0", detail=0.95, wobble=0.1)  # circlet


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
