"""A crumpled bed sheet is a white mountain range where tiny camels climb towards a sleeping hand."""

import itertools
from typing import Any

import cv2
import numpy as np
from skia import Path

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, mix, ramp, rgb
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.caravan import camel
from atelier.motifs.terrain import View, cast_shadow, terrain
from atelier.noise import blur, smoothstep, value_noise
from atelier.paths import along, curve, ellipse, poly, rect, ribbon, smooth, union

CARD = Card(
    id="sheet",
    palette="linen",
    composition="macro",
    setting="bed as landscape",
    mood="calm",
    themes=("travel", "body", "home"),
    hero="sheet mountains",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=289,
    grading=dict(contrast=1.08, vignette=0.22, shadows="#4a5560"),
)

VIEW = View(x=300, horizon=120, focal=560, eye=1.06, near=0.66, far=3.7, half=2.3)
HAND = (0.42, 2.35)
# ridges of the cloth: places (across, away), height, width
RIDGES = (
    (((0.3, 2.5), (-0.1, 2.1), (-0.5, 1.8), (-0.72, 1.45), (-1.1, 1.1)), 0.46, 0.13),
    (((0.42, 2.3), (0.3, 1.8), (0.02, 1.5), (0.1, 1.2), (-0.1, 0.92), (-0.5, 0.7)), 0.36, 0.10),
    (((0.5, 2.2), (0.72, 1.7), (0.66, 1.35), (0.86, 1.05)), 0.38, 0.11),
    (((0.6, 2.4), (1.1, 2.0), (1.3, 1.6)), 0.44, 0.13),
    (((0.2, 2.7), (-0.5, 2.6), (-1.1, 2.3), (-1.6, 2.1)), 0.44, 0.16),
    (((-0.2, 3.1), (-0.9, 3.1), (-1.9, 2.9)), 0.52, 0.2),
    (((0.9, 3.0), (1.6, 2.8), (2.2, 2.4)), 0.55, 0.22),
    (((-0.72, 1.5), (-0.5, 1.2), (-0.62, 0.98)), 0.22, 0.07),
    (((-0.05, 1.3), (-0.22, 1.02), (-0.2, 0.84), (-0.34, 0.7)), 0.075, 0.06),
    (((0.2, 1.3), (0.22, 1.0), (0.1, 0.84), (0.16, 0.68)), 0.075, 0.06),
    (((-0.35, 1.3), (-0.42, 1.0), (-0.56, 0.86), (-0.6, 0.7)), 0.075, 0.06),
    (((-0.66, 1.1), (-0.8, 0.92), (-0.82, 0.78)), 0.075, 0.06),
    (((0.5, 1.4), (0.42, 1.1), (0.52, 0.9), (0.44, 0.7)), 0.075, 0.06),
)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light((-0.75, -0.45, 0.4), ambient="#4a5560", key="#fff0d2")
    _room(canvas)
    brush.background(canvas)
    heights = _cloth()
    terrain(canvas, VIEW, heights, _weave(heights))
    with brush.loose(canvas, radii=(7, 4)):
        canvas.glow(96, 170, 360, "#ffd28a", 0.2, power=1.8)
    canvas.detail[:] = np.maximum(canvas.detail, 0.4)
    with canvas.at(420, 262, 0.98, -9):
        sleeping_hand(canvas)
    _caravan(canvas, heights)


def _room(canvas: Canvas) -> None:
    """Out of focus: a blue wall, the lamp, a pillow."""
    canvas.sky([(0, "#5c7a94"), (0.2, "#9db2b8"), (0.4, "#cfcabb")], swirl=0.03, texture=0.02)
    canvas.fill(rect(-20, 120, 640, 70), ["#7a6a5a", "#4a4644"], soft=7)
    canvas.fill(smooth([(250, 220), (280, 110), (400, 70), (560, 80), (660, 120), (660, 260), (300, 260)]),
        ["#f2ecdf", "#c2c4bf", "#8a959c"], form=0.7, radius=60, soft=5, edge=0, texture=0.01, grain=0.1)
    canvas.glow(98, 96, 330, "#ffca74", 0.95, power=1.5)
    canvas.fill(union(ribbon([(98, 130), (98, 230)], [12, 14]), ellipse(98, 226, 46, 12)), "#8a6a4c", soft=3)
    canvas.fill(poly([(58, 30), (138, 30), (172, 132), (24, 132)]), ["#ffe9b0", "#fff6dc", "#ffd078"], soft=3.4,
        edge=0)
    canvas.glow(98, 100, 120, "#fff6d8", 0.8, power=1.4)


def _cloth() -> Array:
    """Heights of the sheet: sharp crests that hang in soft hollows, and finer creases along them."""
    across, away = VIEW.grid(420, 560)
    warp_x = (value_noise(*across.shape, 60, 4, 3) - 0.5) * 0.22
    warp_z = (value_noise(*across.shape, 60, 5, 3) - 0.5) * 0.22
    bent_x, bent_z = across + warp_x, away + warp_z
    heights = np.zeros_like(across)
    for places, tall, width in RIDGES:
        line = curve(places, 14)
        nearest = np.full_like(across, 9)
        share = np.zeros_like(across)
        for k, (px, pz) in enumerate(line):
            d = np.hypot(bent_x - px, bent_z - pz)
            closer = d < nearest
            nearest = np.where(closer, d, nearest)
            share = np.where(closer, k / len(line), share)
        lumps = 0.78 + (0.34 if width > 0.06 else 0.08) * np.sin(share * 21 + len(places) * 2.3) * (1 - share * 0.4)
        fall = (1 - share) ** 0.7 * 0.85 + 0.15
        heights = np.maximum(heights, tall * fall * lumps * np.exp(-((nearest / width) ** 1.15) *
            0.9)) + 0.04 * tall * np.exp(-nearest / (width * 3))
    crease = 1 - np.abs(value_noise(*across.shape, 44, 11, 3, (1, 2.2)) * 2 - 1)
    heights = heights * 1.25 + 0.085 * crease**3 + 0.06 * (1 - np.abs(value_noise(*across.shape, 90, 12,
        2) * 2 - 1)) ** 2
    heights = heights.astype(np.float32)
    near = 0.85 * smoothstep(1.5, 0.9, away)  # near to us it lies flatter
    return blur(heights, 1.1) * (1 - near) + blur(heights, 13) * near


def _weave(heights: Array) -> Array:
    """The sheet in low warm light from the left, its shadows blue-grey."""
    rows, columns = heights.shape
    big = cv2.resize(heights, (columns * 3, rows * 3), interpolation=cv2.INTER_CUBIC)
    big = blur(big, 1.5)
    step_x, step_z = 2 * VIEW.half / big.shape[1], (VIEW.far - VIEW.near) / big.shape[0]
    gx = cv2.Sobel(big, cv2.CV_32F, 1, 0, ksize=3) / 8 / step_x
    gz = cv2.Sobel(big, cv2.CV_32F, 0, 1, ksize=3) / 8 / step_z
    length = np.sqrt(gx * gx + gz * gz + 1)
    lx, lz, ly = -0.72, 0.4, 0.54
    lit = (-gx * lx - gz * lz + ly) / length
    shade = cv2.resize(cast_shadow(heights, (1.1, -0.6), 0.0046, 110), (big.shape[1], big.shape[0]))
    hollow = np.clip((blur(big, 26) - big) * 5, -0.25, 0.45)
    tone = np.clip(0.15 + 0.98 * np.clip(lit, 0, 1.1) * (1 - 0.42 * shade) - 0.5 * hollow, 0, 1)
    yy, xx = np.mgrid[0 : big.shape[0], 0 : big.shape[1]]
    thread = (np.sin(xx * 1.5) + np.sin(yy * 1.5)) * 0.008 + (value_noise(*big.shape, 5, 3, 2) - 0.5) * 0.05
    stops = [(0, "#4c5a6a"), (0.25, "#7d8c96"), (0.48, "#b4bdbb"), (0.7, "#e4dccb"), (0.88, "#fbf4e4"),
        (1, "#fff9ea")]
    colour = ramp(stops)[np.clip((tone + thread) * 511, 0, 511).astype(np.int32)]
    across, _ = VIEW.grid(*big.shape)
    bent = across + (value_noise(*big.shape, 200, 31, 2) - 0.5) * 0.12
    band = np.zeros_like(tone)
    for at, half in ((-0.36, 0.022), (-0.30, 0.006), (-0.42, 0.006), (0.62, 0.022), (0.68, 0.006), (0.56, 0.006),
        (-1.34, 0.022), (-1.28, 0.006), (-1.4, 0.006)):
        band = np.maximum(band, smoothstep(half + 0.004, half, np.abs(bent - at)))
    colour = colour * (1 - 0.75 * band[..., None]) + colour * rgb("#4a7cb4") * 0.95 * band[..., None]
    warm = smoothstep(0.5, 0.95, tone)[..., None]
    colour = colour * (1 - 0.3 * warm) + colour * rgb("#ffe6b4") * 0.3 * warm
    _, away = VIEW.grid(*big.shape)
    haze = smoothstep(1.9, 3.7, away)[..., None] * 0.5
    return colour * (1 - haze) + rgb("#ddd0b4") * haze


def sleeping_hand(canvas: Canvas) -> None:
    """A brown hand asleep on the sheet, fingers to the left and down; origin back of the hand, 330 wide."""
    dark, pale, ink = "#43242a", "#e8b080", "#5a2f28"
    tones = ["#b87c52", "#94603f", "#6a3f30"]
    lit = (-0.5, -0.8, 0.4)
    look = dict(shade=dark, highlight=pale, grain=0.16, texture=0.015, edge=0.08, wobble=0.25, detail=0.85, light=lit)
    fingers = (([(-8, -36), (-60, -50), (-108, -46), (-140, -26), (-152, 2)], [34, 32, 29, 26, 20]),
        ([(-14, -18), (-78, -35), (-134, -26), (-168, 0), (-180, 34)], [38, 36, 33, 30, 23]),
        ([(-16, 6), (-84, -5), (-142, 8), (-178, 36), (-188, 72)], [40, 38, 35, 31, 24]),
        ([(-12, 32), (-72, 32), (-122, 50), (-154, 80), (-164, 112)], [40, 38, 35, 31, 24]))
    thumb = ribbon([(62, 36), (30, 74), (-10, 95), (-50, 104), (-84, 106)], [54, 49, 42, 35, 25])
    back = smooth([(90, -46), (40, -62), (0, -60), (-28, -50), (-44, -22), (-46, 14), (-34, 46), (-4, 62), (40, 66),
        (92, 50)])
    arm = ribbon([(60, 2), (110, -8), (180, -18), (330, -36)], [104, 92, 94, 112])
    whole = union(back, arm, thumb, *[ribbon(p, w) for p, w in fingers])
    canvas.shadow(whole, "#34404e", 10, 20, 9, 0.55)
    canvas.shadow(whole, "#34404e", 4, 8, 3, 0.35)
    _thumb(canvas, thumb, tones, look)
    far = None
    for k, (way, widths) in enumerate(fingers):  # from the far one to the near one
        digit = ribbon(way, widths)
        canvas.shadow(digit, "#2c1820", 2, -7, 5, 0.55, clip=far)
        far = canvas.fill(digit, [mix(c, "#6a5a60", 0.16 - 0.05 * k) for c in tones],
            gradient=((-60, -50), (-110, 110)), form=0.8, radius=16, rim=("#ffe2b4", 2.6, 0.85, lit), **look)
        _joints(canvas, way, widths, far, ink)
    body = canvas.fill(union(back, arm), tones, gradient=((10, -64), (40, 76)), form=0.8, radius=38,
        fade=((-14, 4), (-46, 0)), **look)
    soft = dict(rough=0, clip=body)
    top = [(-30, -54), (0, -63), (40, -64), (110, -54), (200, -62)]
    canvas.line(top, [1, 4, 4, 3, 1], "#ffe2b4", 0.7, soft=1.2, **soft)
    for k, (x, y) in enumerate(((-16, -38), (-26, -18), (-28, 7), (-22, 33))):
        canvas.fill(ellipse(x - 3, y - 3, 15, 10, -20), pale, alpha=0.4, soft=6, edge=0, clip=body)
        canvas.line([(x + 8, y - 1), (44, y * 0.8 - 2), (92, y * 0.5 - 6)], [4, 6, 1], pale, 0.26, soft=3, **soft)
        if k:
            px, py = ((-16, -38), (-26, -18), (-28, 7), (-22, 33))[k - 1]
            mx, my = (x + px) / 2, (y + py) / 2
            canvas.line([(mx - 18, my + 1), (mx + 4, my + 1), (mx + 46, my * 0.8)], [5, 7, 1], ink, 0.5, soft=2.6,
                rough=0)
        for d in (-3, 2):
            canvas.line([(x + d - 1, y - 7), (x + d - 4, y), (x + d - 1, y + 7)], [0.4, 1.4, 0.4], ink, 0.35,
                wobble=0.1)
    canvas.line([(66, 66), (44, 56), (16, 62)], [1, 6, 2], ink, 0.45, soft=3, **soft)
    for x in (116, 123):
        canvas.line([(x, -34), (x - 5, -8), (x, 20)], [0.5, 1.8, 0.5], ink, 0.45, wobble=0.2)
    _cuff(canvas)


def _thumb(canvas: Canvas, thumb: Path, tones: list[str], look: dict[str, Any]) -> None:
    skin = canvas.fill(thumb, tones, gradient=((0, 40), (-10, 130)), form=0.8, radius=20,
        rim=("#ffe2b4", 2.4, 0.7, look["light"]), **look)
    canvas.line([(60, 30), (20, 66), (-20, 80)], [20, 22, 4], "#2c1820", 0.5, soft=7, clip=skin, rough=0)
    nail = smooth([(-66, 97), (-80, 95), (-92, 99), (-90, 107), (-72, 109)])
    canvas.fill(nail, ["#e8bc98", "#b07c60"], form=0.4, radius=4, rim=("#fff0d8", 1.2, 0.8), clip=skin, edge=0.05,
        wobble=0.1, detail=0.95)
    for x in (-34, -28):
        canvas.line([(x, 90), (x - 4, 100), (x, 112)], [0.5, 1.8, 0.5], "#5a2f28", 0.5, clip=skin, wobble=0.1)


def _joints(canvas: Canvas, way: list, widths: list, skin: Mask | None, ink: str) -> None:
    """Creases over two joints, a nail, on the back of a finger."""
    look = dict(clip=skin, wobble=0.1, detail=0.95)
    for share, offsets in ((0.47, (-4, 0.5, 5)), (0.78, (-2, 2))):
        x, y = along(way, share)
        ahead = np.array(along(way, share + 0.03)) - np.array((x, y))
        d = ahead / np.hypot(*ahead)
        n = np.array([d[1], -d[0]])  # outwards, where the back of the finger is
        wide = 0.42 * float(np.interp(share, np.linspace(0, 1, len(widths)), widths))
        for o in offsets:
            at = np.array([x, y]) + d * o
            canvas.line([tuple(at - n * wide * 0.9 * -1), tuple(at + d * 1.6 + n * wide * 0.2),
                tuple(at - n * wide * 0.5)], [0.8, 1.8, 0.4], ink, 0.55, **look)
    tip, low = np.array(way[-1], float), np.array(way[-2], float)
    d = (tip - low) / np.hypot(*(tip - low))
    n = np.array([d[1], -d[0]])
    c = tip + d * 1.5 + n * 2.4
    turn = float(np.degrees(np.arctan2(d[1], d[0])))
    canvas.fill(ellipse(*c, 10, 6, turn), ["#e8bc98", "#b07c60"], form=0.4, radius=4, rim=("#fff0d8", 1.2, 0.8),
        edge=0.05, **look)


def _cuff(canvas: Canvas) -> None:
    """The sleeve of the pyjamas: piped, striped along the arm."""
    shape = smooth([(124, -66, 1), (170, -78), (260, -96), (360, -122, 1), (360, 60, 1), (260, 50), (170, 48),
        (132, 42, 1), (120, -10)])
    canvas.shadow(shape, "#2c1820", -10, 6, 6, 0.4)
    cloth = canvas.fill(shape, ["#b4cfe4", "#6a94c0", "#3a5c88"], gradient=((200, -90), (220, 60)), form=0.8,
        radius=40, light=(-0.4, -0.8, 0.4), rim=("#fff4dc", 2.6, 0.8), edge=0.08, wobble=0.3, grain=0.2,
        texture=0.02, detail=0.8)
    for k in range(8):
        y = -66 + k * 15.4
        canvas.line([(118, y + 4), (200, y - 2 + k), (370, y - 24 + 3 * k)], 4.6, "#f4efe2", 0.8, clip=cloth,
            wobble=0.4)
    for way, width in (([(176, -70), (168, -20), (190, 30)], 14), ([(250, -70), (232, -30), (262, 10)], 16)):
        canvas.line(way, [2, width, 2], "#2a4468", 0.4, soft=5, clip=cloth, rough=0)
        canvas.line([(x - 12, y) for x, y in way], [1, width * 0.5, 1], "#fff4e0", 0.4, soft=4, clip=cloth, rough=0)
    canvas.line([(128, -66), (123, -12), (136, 42)], [7, 8, 7], "#f4efe2", 0.95, clip=cloth, form=0.6, radius=3,
        wobble=0.2)


def _caravan(canvas: Canvas, heights: Array) -> None:
    """Camels from the foot of the bed up to the fingers."""
    route = curve([(0.36, 0.80), (0.12, 0.86), (-0.2, 0.97), (-0.42, 1.16), (-0.34, 1.40), (-0.12, 1.52),
        (0.02, 1.6), (0.04, 1.64)], 20)
    spots = []
    for k in range(6):
        i = int((k / 6) ** 0.92 * (len(route) - 1))
        spots.append((float(route[i][0]), float(route[i][1]), k))
    trail = [VIEW.point(float(a), float(z), VIEW.sample(heights, float(a), float(z))) for a, z in route[::4]]
    for (x0, y0), (x1, y1) in itertools.pairwise(trail):
        if abs(y1 - y0) < 60:
            canvas.line([(x0, y0), (x1, y1)], 2.4, "#7d8c96", 0.5, soft=0.8)
    for across, away, k in reversed(spots):
        x, y = VIEW.point(across, away, VIEW.sample(heights, across, away))
        size = VIEW.size(away) * 0.00098
        ahead = route[min(len(route) - 1, int((k / 6) ** 0.92 * (len(route) - 1)) + 8)]
        left = VIEW.point(float(ahead[0]), float(ahead[1]))[0] <= x + 2
        with canvas.at(x, y + 2, size):
            canvas.fill(smooth([(-30, -2), (40, -4), (150, 34), (130, 44), (20, 10)]), "#39434e", alpha=0.5, soft=4)
        with canvas.at(x, y + 2, size, -4 if left else 4, 1 if left else -1):
            camel(canvas, ("#b8864e", "#a87a50", "#c89a68")[k % 3], ("#3a6ea5", "#b8503c", "#d8a848")[k % 3],
                light=(-0.75 if left else 0.75, -0.5, 0.4), step=k, rider=("#f2ede0" if k % 4 == 0 else "#3a6ea5"
                if k % 4 == 2 else None))
