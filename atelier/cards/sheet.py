"""A crumpled bed sheet is a white mountain range where tiny camels climb towards a sleeping hand."""

import itertools

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, mix, ramp, rgb
from atelier.matrix import Card
from atelier.motifs.caravan import camel
from atelier.motifs.terrain import View, cast_shadow, terrain
from atelier.noise import blur, smoothstep, value_noise
from atelier.paths import curve, ellipse, poly, rect, ribbon, smooth, union

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
    (((-0.05, 1.3), (-0.22, 1.02), (-0.2, 0.84), (-0.34, 0.7)), 0.13, 0.035),
    (((0.2, 1.3), (0.22, 1.0), (0.1, 0.84), (0.16, 0.68)), 0.12, 0.035),
    (((-0.35, 1.3), (-0.42, 1.0), (-0.56, 0.86), (-0.6, 0.7)), 0.12, 0.03),
    (((-0.66, 1.1), (-0.8, 0.92), (-0.82, 0.78)), 0.13, 0.035),
    (((0.5, 1.4), (0.42, 1.1), (0.52, 0.9), (0.44, 0.7)), 0.12, 0.035),
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
        lumps = 0.72 + 0.4 * np.sin(share * 21 + len(places) * 2.3) * (1 - share * 0.4)
        fall = (1 - share) ** 0.7 * 0.85 + 0.15
        heights = np.maximum(heights, tall * fall * lumps * np.exp(-((nearest / width) ** 1.15) *
            0.9)) + 0.04 * tall * np.exp(-nearest / (width * 3))
    crease = 1 - np.abs(value_noise(*across.shape, 44, 11, 3, (1, 2.2)) * 2 - 1)
    heights = heights * 1.25 + 0.085 * crease**3 + 0.06 * (1 - np.abs(value_noise(*across.shape, 90, 12,
        2) * 2 - 1)) ** 2
    return blur(heights.astype(np.float32), 1.1)


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
    hollow = np.clip((blur(big, 26) - big) * 5, -0.25, 0.6)
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
    """A brown left hand asleep on the sheet, fingers to the left and down; origin back of the hand, 330 wide."""
    skin, dark, pale = "#8a5636", "#3c2226", "#d8a070"
    fingers = [([(-20, -30), (-86, -42), (-140, -16), (-160, 22)], [44, 38, 32, 21]),
        ([(-26, -2), (-96, -4), (-150, 28), (-166, 68)], [43, 38, 32, 21]),
        ([(-22, 24), (-82, 34), (-128, 64), (-142, 100)], [40, 35, 29, 19]),
        ([(-12, 48), (-58, 68), (-92, 94), (-102, 122)], [35, 30, 25, 16])]
    thumb = ribbon([(56, 40), (24, 76), (-14, 98), (-46, 104)], [48, 42, 35, 24])
    back = smooth([(70, -52), (10, -60), (-36, -46), (-46, 6), (-30, 58), (20, 70), (76, 54)])
    arm = ribbon([(30, 2), (120, -12), (230, -20), (330, -30)], [104, 86, 100, 116])
    outline = union(back, arm, *[ribbon(p, w) for p, w in fingers])
    canvas.shadow(union(outline, thumb), "#39434e", 8, 14, 8, 0.6)
    look = dict(form=0.9, radius=26, shade=dark, highlight=pale, grain=0.25, texture=0.015, edge=0.08, wobble=0.3,
        detail=0.75, light=(-0.6, -0.65, 0.45))
    tone = [mix(skin, pale, 0.45), skin, mix(skin, dark, 0.5)]
    canvas.fill(thumb, tone, gradient=((0, -40), (0, 140)), rim=("#ffd8a0", 2.4, 0.7), **look)
    mask = canvas.fill(outline, tone, gradient=((-60, -60), (20, 110)), rim=("#ffe2b4", 3.4, 0.85), **look)
    for (p, _), (q, _) in itertools.pairwise(fingers):
        canvas.line([((p[i][0] + q[i][0]) / 2 + 4, (p[i][1] + q[i][1]) / 2) for i in range(4)], [0.6, 6, 5, 3], dark,
            0.75, clip=mask, wobble=0.1, soft=1)
    for p, _ in fingers:
        kx, ky = p[0][0] - 6, p[0][1]
        canvas.fill(ellipse(kx, ky - 2, 15, 11, -20), pale, alpha=0.45, soft=5, clip=mask)
        canvas.line([(kx + 6, ky), (kx + 44, ky * 0.72), (kx + 84, ky * 0.5)], [0.6, 3.4, 0.6], pale, 0.25, soft=1.8,
            clip=mask)
        jx, jy = p[1]
        for k in range(3):
            canvas.line([(jx + 4 - k * 5, jy - 11), (jx - k * 5, jy), (jx + 3 - k * 5, jy + 11)], [0.4, 1.6, 0.4],
                dark, 0.5, clip=mask, wobble=0.1)
        tx, ty = p[3]
        canvas.fill(ellipse(tx + 1, ty - 3, 6, 9, 18), ["#d8a07c", "#a06a4c"], alpha=0.8, form=0.4, radius=4,
            clip=mask, edge=0.03, wobble=0.1, detail=0.95)
    cuff = canvas.fill(ribbon([(112, -10), (170, -16), (350, -34)], [112, 128, 150], cap=False),
        ["#a8c4dc", "#5a86b4", "#34547c"], form=0.85, radius=36, light=(-0.3, -0.8, 0.4), rim=("#fff4dc", 3, 0.8),
        edge=0.08, wobble=0.4, detail=0.7)
    for k in range(7):
        y = -78 + k * 19
        canvas.line([(100, y + 6), (220, y), (360, y - 12)], 4.4, "#f2ede0", 0.75, clip=cuff, wobble=0.4)


def _caravan(canvas: Canvas, heights: Array) -> None:
    """Camels from the foot of the bed up to the fingers."""
    route = curve([(0.36, 0.80), (0.12, 0.86), (-0.2, 0.97), (-0.42, 1.16), (-0.34, 1.40), (-0.08, 1.52),
        (0.08, 1.66), (0.02, 1.8)], 20)
    spots = []
    for k in range(9):
        i = int((k / 8) ** 0.92 * (len(route) - 1))
        spots.append((float(route[i][0]), float(route[i][1]), k))
    trail = [VIEW.point(float(a), float(z), VIEW.sample(heights, float(a), float(z))) for a, z in route[::4]]
    for (x0, y0), (x1, y1) in itertools.pairwise(trail):
        if abs(y1 - y0) < 60:
            canvas.line([(x0, y0), (x1, y1)], 2.4, "#7d8c96", 0.5, soft=0.8)
    for across, away, k in reversed(spots):
        x, y = VIEW.point(across, away, VIEW.sample(heights, across, away))
        size = VIEW.size(away) * 0.00098
        ahead = route[min(len(route) - 1, int((k / 8) ** 0.92 * (len(route) - 1)) + 8)]
        left = VIEW.point(float(ahead[0]), float(ahead[1]))[0] <= x + 2
        with canvas.at(x, y + 2, size):
            canvas.fill(smooth([(-30, -2), (40, -4), (150, 34), (130, 44), (20, 10)]), "#39434e", alpha=0.5, soft=4)
        with canvas.at(x, y + 2, size, -4 if left else 4, 1 if left else -1):
            camel(canvas, ("#b8864e", "#a87a50", "#c89a68")[k % 3], ("#3a6ea5", "#b8503c", "#d8a848")[k % 3],
                light=(-0.75 if left else 0.75, -0.5, 0.4), step=k, rider=("#f2ede0" if k % 4 == 0 else "#3a6ea5"
                if k % 4 == 2 else None))
