"""One dark rounded stone on a huge pale flat, its shadow far longer than itself; at the shadow's end a single bare footprint."""

import math

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, ramp, rgb
from atelier.matrix import Card
from atelier.noise import blur, dice, smoothstep, value_noise

CARD = Card(
    id="pebble",
    palette="chalk-and-soot",
    composition="abstract field",
    setting="abstract",
    mood="loneliness",
    themes=("loneliness", "time", "scale", "patience", "mystery"),
    hero="dark pebble",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2108,
    grading=dict(contrast=1.04, vignette=0.2, warm=0.04, shadows="#2a2f48"),
)

SUN = np.array([0.6, -0.8])  # where it stands on the page
LOW = 0.138  # the tangent of its height
STONE = (402, 262)
FOOT = (176, 668, 8, 192.0)  # middle, turned, length
ROUND = (86.0, 60.0, 16.0, 62.0)  # half its length, half its breadth, turned, height
PLANES = ((-52, 0.7, 50), (14, 0.62, 47), (84, 0.85, 50), (150, 0.6, 46), (205, 0.66, 49), (262, 0.9, 52),
    (60, 0.1, 50))
TOES = ((-0.132, 0.43, 0.062, 0.074, 1.0), (-0.028, 0.462, 0.04, 0.05, 0.85), (0.05, 0.44, 0.037, 0.046, 0.8),
    (0.117, 0.4, 0.034, 0.042, 0.75), (0.172, 0.342, 0.032, 0.038, 0.7))
# along, middle, half its breadth
SOLE = ((-0.38, 0.02, 0.118), (-0.3, 0.02, 0.128), (-0.2, 0.036, 0.112), (-0.1, 0.074, 0.074), (-0.02, 0.092, 0.058),
    (0.06, 0.082, 0.08), (0.14, 0.036, 0.142), (0.21, 0.002, 0.178), (0.27, -0.016, 0.168), (0.32, -0.034, 0.126))


def draw(canvas: Canvas) -> None:
    """The ground as a relief under a low sun from the upper right: first brushed sand, then the stone and the print."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    y, x = (v.astype(np.float32) / s for v in np.mgrid[0:h, 0:w])
    foot, rim = _foot(x, y)
    stone = _stone(x, y, value_noise(h, w, 40 * s, 9, 3) - 0.5)
    sand = _sand(x, y, h, w, s, foot)
    foot = blur(foot, 1.1 * s)
    bank = _bank(x, y, value_noise(h, w, 34 * s, 14, 3) - 0.5)
    ground = (sand - 4.4 * foot + 0.1 * rim + bank).astype(np.float32)
    shade = _waved(_shadow(np.maximum(ground, _caster(x, y)), ground, s), ground, s)
    along = np.clip(((x - STONE[0]) * -SUN[0] + (y - STONE[1]) * -SUN[1]) / 330, 0, 1)
    sky = _lit(ground, s, 2.0, np.array([-0.7, -0.5])) - 1  # inside the shadow the sky still draws the ripples
    lit = _lit(ground, s, 1.0) * (1 - shade) + shade * (0.1 + (0.2 * along
        + np.clip(0.14 * sky, -0.16, 0.3)) * (1 - np.clip(3 * foot, 0, 1)))
    lit = np.minimum(lit, 1.75 - 0.45 * np.clip(foot * 3, 0, 1)) + 0.03 * (value_noise(h, w, 2.2 * s, 4, 2) - 0.5)
    drift = value_noise(h, w, 240 * s, 6, 3) - 0.5
    warm = smoothstep(700, -260, (y - 0.75 * x)) + 0.25 * drift
    tone = ramp([(0, "#46527c"), (0.22, "#68749a"), (0.42, "#a2a0a6"), (0.6, "#d2c3b0"), (0.8, "#efddc2"),
        (1, "#fff5e2")])
    paint = tone[np.clip((0.12 + 0.5 * lit + 0.05 * warm + 0.05 * drift) * 511, 0, 511).astype(np.int32)]
    paint = paint * (1 + 0.07 * (warm - 0.5))[..., None] * np.array([1.0, 0.99, 0.97], np.float32)
    damp = (0.42 * blur(np.clip(foot * 1.6, 0, 1), 1.2 * s) * (0.7 + 0.6 * drift))[..., None]
    paint = paint * (1 - damp * np.array([0.7, 0.85, 0.9], np.float32))
    canvas.picture[:] = np.clip(paint, 0, 1)
    canvas.detail[:] = 0.3 + 0.6 * np.clip(foot * 4 + 2 * rim, 0, 1)
    crisp, near = canvas.picture.copy(), 0.5 * blur(np.clip(3 * foot + rim, 0, 1), 3 * s)[..., None]
    _paint_stone(canvas, stone, ground, x, y)
    brush.background(canvas, radii=(14, 7, 3.5), impasto=0.12)
    canvas.picture[:] = canvas.picture + (crisp - canvas.picture) * near
    canvas.glow(STONE[0] + 30, STONE[1] - 50, 190, "#ffe6b4", 0.16)


def _sand(x: Array, y: Array, h: int, w: int, s: float, foot: Array) -> Array:
    """Long swells and the ripples the wind has drawn; they part round the stone."""
    swell = _rolling(x, y, 3, 300)
    bend = _rolling(x, y, 5, 230)
    fork = _rolling(x, y, 8, 74)
    dx, dy = x - STONE[0], y - STONE[1]
    near = np.exp(-(dx**2 + dy**2) / 118**2)
    u = 0.42 * x - 0.91 * y + 110 * bend + 12 * fork - 26 * near * np.sign(dy - 0.4 * dx) * np.minimum(1,
        np.abs(dy - 0.4 * dx) / 60)
    wave = np.sin(u * math.tau / 19) + 0.28 * np.sin(2 * u * math.tau / 19 + 0.9)
    strong = 0.02 + 0.24 * smoothstep(-0.1, 0.24, _rolling(x, y, 12, 210))
    print_ = blur(np.clip(foot * 3, 0, 1), 7 * s)
    fine = np.random.default_rng(15).standard_normal((h, w)).astype(np.float32)
    fine = cv2.GaussianBlur(fine, (0, 0), sigmaX=6.5 * s, sigmaY=2.4 * s)
    fine = fine / fine.std()
    return 12 * swell + wave * strong * (1 - 0.75 * near) * (1 - print_) + 0.06 * fine * (1 - 0.7 * print_)


def _rolling(x: Array, y: Array, seed: int, size: float) -> Array:
    """A smooth field between about -0.4 and 0.4 made of a few long waves, free of any lattice."""
    random, field = dice(seed), np.zeros_like(x)
    for k in range(7):
        turn, long, start = math.tau * random.random(), size * (0.7 + 0.9 *
            random.random()), math.tau * random.random()
        field += np.sin((x * math.cos(turn) + y * math.sin(turn)) * math.tau / long + start) / (7 + k)
    return (0.36 * field).astype(np.float32)


def _foot(x: Array, y: Array) -> tuple[Array, Array]:
    """How deep a bare foot has pressed: heel, outer edge, ball, five toes; and the sand pushed up round it."""
    a, size = math.radians(FOOT[2]), FOOT[3]
    u = ((x - FOOT[0]) * math.cos(a) + (y - FOOT[1]) * math.sin(a)) / size
    v = ((x - FOOT[0]) * math.sin(a) - (y - FOOT[1]) * math.cos(a)) / size
    at = np.clip(v, SOLE[0][0], SOLE[-1][0])
    fine = np.linspace(SOLE[0][0], SOLE[-1][0], 200)
    soft = np.hanning(37) / np.hanning(37).sum()  # no corners in the outline
    mid, half = (np.interp(at, fine, np.convolve(np.pad(np.interp(fine, [p[0] for p in SOLE], [p[k] for p in SOLE]),
        18, "edge"), soft, "valid")) for k in (1, 2))
    load = 0.8 + 0.2 * np.cos((at + 0.36) * math.tau / 0.66)  # heel and ball bear the weight
    r = np.hypot(u - mid, np.where(v > at, 1.5, 1.0) * (v - at)) / half
    deep, out = load * smoothstep(1.04, 0.5, r), (r - 1) * half
    for cx, cy, rx, ry, d in TOES:
        q = np.hypot((u - cx) / rx, (v - cy) / ry)
        deep, out = np.maximum(deep, d * smoothstep(1.1, 0.5, q)), np.minimum(out, (q - 1) * rx)
    rim = smoothstep(0.075, 0.012, out) * smoothstep(-0.02, 0.015, out)
    return deep.astype(np.float32), rim.astype(np.float32)


def _stone(x: Array, y: Array, rough: Array) -> Array:
    """A stone the sea has rounded: a dome with a few broad planes worn into one another; far below the ground away from it."""
    a, dx, dy = math.radians(ROUND[2]), x - STONE[0] + 3 * rough, y - STONE[1] + 3 * rough
    u, v = (dx * math.cos(a) + dy * math.sin(a)) / ROUND[0], (dy * math.cos(a) - dx * math.sin(a)) / ROUND[1]
    r = np.hypot(u + 0.14 * v * v, v * (1 + 0.2 * u) + 0.06 * u)
    dome = ROUND[3] * np.where(r < 1, np.sqrt(np.maximum(0, 1 - r**2.3)), -3 * (r - 1))
    worn = np.exp(np.minimum(20, -dome / 3.5))
    for turn, slope, level in PLANES:
        b = math.radians(turn)
        high = level - slope * (dx * math.cos(b) + dy * math.sin(b) - 18)
        worn = worn + np.exp(np.minimum(20, -high / 3.5))
    return (-3.5 * np.log(worn) + 0.8 * rough - 1).astype(np.float32)


def _bank(x: Array, y: Array, drift: Array) -> Array:
    """Sand the wind has heaped against the stone, most of it on the side it came from."""
    dx, dy = x - STONE[0], y - STONE[1]
    r, turn = np.hypot(dx / ROUND[0], dy / ROUND[1]), np.arctan2(dy, dx)
    much = 3.6 + 1.6 * np.cos(turn + 0.6) + 0.9 * np.cos(3 * turn + 1) + 2.5 * drift
    return (np.maximum(much, 1) * smoothstep(2.1, 0.7, r)).astype(np.float32)


def _lit(high: Array, s: float, soft: float, sun: Array = SUN) -> Array:
    """How squarely the low sun meets the relief; 1 is level ground."""
    high = blur(high, soft * s)
    gx, gy = cv2.Sobel(high, cv2.CV_32F, 1, 0, ksize=3) / 8 * s, cv2.Sobel(high, cv2.CV_32F, 0, 1, ksize=3) / 8 * s
    towards = -(gx * sun[0] + gy * sun[1]) + LOW
    return np.clip(towards / np.sqrt(1 + gx**2 + gy**2) / LOW, 0, 6)


def _shadow(tall: Array, ground: Array, s: float) -> Array:
    """What stands between each spot and the sun; softer the farther away it stands."""
    h, w = tall.shape
    shade = np.zeros_like(tall)
    for i in range(1, 190):
        step = 1.2 * i + 0.004 * i * i
        move = np.float32([[1, 0, -SUN[0] * step * s], [0, 1, -SUN[1] * step * s]])
        over = cv2.warpAffine(tall, move, (w, h), flags=cv2.INTER_LINEAR,
            borderMode=cv2.BORDER_REPLICATE) - ground - step * LOW
        shade = np.maximum(shade, smoothstep(-0.02 * step, 0.45 + 0.045 * step, over))
    return blur(shade, 0.7 * s)


def _caster(x: Array, y: Array) -> Array:
    """The stone as the low sun sees it: full flanks and a round back, so that the shadow ends as round as the stone."""
    a, dx, dy = math.radians(ROUND[2]), x - STONE[0], y - STONE[1]
    u, v = (dx * math.cos(a) + dy * math.sin(a)) / ROUND[0], (dy * math.cos(a) - dx * math.sin(a)) / ROUND[1]
    r = np.hypot(u + 0.14 * v * v, v * (1 + 0.2 * u) + 0.06 * u) * 1.1
    return np.where(r < 1, 44 * np.maximum(0, 1 - r**3.4) ** 0.5, -90 * (r - 1)).astype(np.float32)


def _waved(shade: Array, ground: Array, s: float) -> Array:
    """Its edges climb over every ripple and sink into every trough."""
    h, w = shade.shape
    ripple = blur(ground, 3.4 * s) - blur(ground, 13 * s)
    aside = np.clip(ripple / 0.16, -1, 1) * 3.4 * s
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    return cv2.remap(shade, xx - SUN[1].astype(np.float32) * aside, yy + SUN[0].astype(np.float32) * aside,
        cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def _paint_stone(canvas: Canvas, stone: Array, ground: Array, x: Array, y: Array) -> None:
    """Broad planes, warm where they meet the sun, blue where they meet the sky, sand light thrown up from below."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    cover = blur(smoothstep(-0.6, 1.6, stone - ground), 0.8 * s)
    soft = blur(stone, 2.2 * s)
    gx, gy = cv2.Sobel(soft, cv2.CV_32F, 1, 0, ksize=3) / 8 * s, cv2.Sobel(soft, cv2.CV_32F, 0, 1, ksize=3) / 8 * s
    long = np.sqrt(1 + gx**2 + gy**2)
    key = np.clip((-(gx * SUN[0] + gy * SUN[1]) * 0.86 + 0.5) / long, -0.6, 1)
    back = np.clip((gx * SUN[0] + gy * SUN[1]) / long, 0, 1)
    mottle, streak = value_noise(h, w, 24 * s, 21, 3) - 0.5, value_noise(h, w, 7 * s, 22, 2, (2.6, 0.7)) - 0.5
    body = ramp([(0, "#23263f"), (0.25, "#3a3d58"), (0.5, "#6a5f6c"), (0.72, "#a67c66"), (0.9, "#dcac80"),
        (1, "#fbdcae")])
    t = 0.34 + 0.56 * key + 0.1 * mottle + 0.09 * streak
    paint = body[np.clip(t * 511, 0, 511).astype(np.int32)]
    paint = paint + (rgb("#8f86a6") - paint) * (0.5 * back**2 * smoothstep(26, 2, stone - ground))[..., None]
    dark = (0.4 * smoothstep(9, 0, stone - ground) * (0.4 + 0.6 * back))[..., None]
    paint = paint + (rgb("#1e2240") - paint) * dark
    pale = ramp(["#767796", "#d8c8ba", "#fff0d6"])[np.clip((0.2 + 0.7 * key) * 511, 0, 511).astype(np.int32)]
    for off, wide, much in ((8, 2.6, 0.7), (17, 1.3, 0.5)):
        band = np.abs((x - STONE[0]) * 0.62 + (y - STONE[1]) * 0.8 - off + 14 * mottle + 0.004 * (x - STONE[0]) ** 2)
        paint = paint + (pale - paint) * (much * smoothstep(wide, 0.4 * wide,
            band) * (0.75 + streak))[..., None]
    canvas.picture[:] = np.clip(canvas.picture + (paint - canvas.picture) * cover[..., None], 0, 1)
    canvas.detail[:] = np.maximum(canvas.detail, 0.5 * cover)
