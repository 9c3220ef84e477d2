"""A house front at night; one window is lit and open, and the wind has taken its curtain out over the dark wall."""

import math

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, mix, rgb
from atelier.matrix import Card
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import curve, ellipse, poly, rect, smooth

CARD = Card(
    id="curtain",
    palette="lamp-black",
    composition="grid",
    setting="dark courtyard",
    mood="mystery",
    themes=("night", "secret", "loneliness", "home", "escape"),
    hero="blowing curtain",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=808,
    grading=dict(contrast=1.08, vignette=0.26, shadows="#0c1230"),
)

COLUMNS, ROWS = (112, 300, 488), (84, 322, 560, 798)
WIDE, TALL = 92, 146
LIT = (2, 1)
CRISP = dict(edge=0.12, wobble=0.4, detail=0.8)
STONE = ("#6a7890", "#3a4664", "#1c2444")  # lit, middle, dark


def draw(canvas: Canvas) -> None:
    """The wall, the windows that sleep, the one that is open, its light and its curtain."""
    canvas.set_light((-0.5, -0.7, 0.5), ambient="#0a1030", key="#bcd2f0")
    x, y = COLUMNS[LIT[0]], ROWS[LIT[1]]
    _wall(canvas, x, y)
    brush.background(canvas, radii=(16, 8, 4))
    for row in ROWS:
        _course(canvas, row + 136)
    _pipe(canvas)
    for i, cx in enumerate(COLUMNS):
        for j, cy in enumerate(ROWS):
            if (i, j) != LIT:
                _blind(canvas, cx, cy, 3 * i + j)
    brush.background(canvas, radii=(7, 4, 2), impasto=0.06)
    _open(canvas, x, y)
    _curtain(canvas, x, y)


def _wall(canvas: Canvas, x: float, y: float) -> None:
    """Old plaster, blue at night, warm round the lit window; here and there bricks look through."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    canvas.sky([(0, "#3c5078"), (0.35, "#304268"), (0.75, "#202c50"), (1, "#141c3a")], swirl=0.1)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    stain = value_noise(h, w, 130 * s, 4, 4, (0.8, 1.6)) - 0.5
    canvas.picture *= (1 + 0.5 * stain + 0.2 * (value_noise(h, w, 22 * s, 5, 3) - 0.5))[..., None]
    random = dice(21)
    for px, py, size in ((206, 180, 34), (36, 452, 40), (398, 668, 44), (588, 884, 40), (206, 640, 24)):
        patch = canvas.mask(smooth([(px + size * (0.8 + 0.6 * random.random()) * math.cos(a), py + 0.7 * size * (0.7 + 0.6 * random.random())
            * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 10)[:-1]]), 0, 1.5)
        canvas.fill(patch, "#1e2440", alpha=0.9)
        for r in range(-5, 6):
            for c in range(-4, 5):
                canvas.fill(rect(px + c * 19 + (r % 2) * 9, py + r * 9, 16.6, 6.8, 1), mix("#6a4a58", "#38304e", random.random()), clip=patch,
                    edge=0.2, wobble=0.6, alpha=0.85)
    pool = np.exp(-(np.hypot((xx - x + 30) / 165, (yy - y - 30) / 200) ** 2))[..., None]
    canvas.picture[:] = canvas.picture * (1 + 0.5 * pool) + rgb("#c07838") * 0.34 * pool


def _course(canvas: Canvas, y: float) -> None:
    """A ledge that runs along the whole front."""
    canvas.fill(rect(-20, y + 9, 640, 12), "#0a1028", alpha=0.5, soft=4, edge=0)
    canvas.fill(rect(-20, y - 2, 640, 12), ["#64769a", "#2a3658"], edge=0.15, wobble=0.8, grain=0.4, texture=0.08)
    canvas.line([(-20, y - 1), (300, y - 1.6), (620, y - 1)], 1.6, "#8ea4c4", 0.5)


def _pipe(canvas: Canvas) -> None:
    canvas.fill(rect(214, -20, 15, 960), "#080e26", alpha=0.5, soft=4, edge=0)
    canvas.fill(rect(201, -20, 13, 960), [(0, "#54688c"), (0.3, "#7c92b4"), (1, "#1a2444")], gradient=((201, 0), (214, 0)), edge=0.1, wobble=0.6)
    for y in (30, 268, 506, 744):
        canvas.fill(rect(197, y, 21, 9, 2), ["#7086a8", "#26325a"], **CRISP)


def _frame(canvas: Canvas, x: float, y: float, warm: float = 0) -> None:
    """The stone surround with its keystone, and the sill with the shadow below it."""
    left, top = x - WIDE / 2, y - TALL / 2
    lit, middle, dark = (mix(tone, "#e09a50", warm * share) for tone, share in zip(STONE, (0.6, 0.5, 0.3), strict=True))
    canvas.fill(rect(left - 12, top - 10, WIDE + 32, TALL + 34), "#080e26", alpha=0.45, soft=6, edge=0)
    canvas.fill(rect(left - 13, top - 15, WIDE + 26, TALL + 22), [lit, middle], edge=0.15, wobble=0.5, grain=0.35, texture=0.06)
    canvas.fill(poly([(x - 11, top - 20), (x + 11, top - 20), (x + 7, top + 1), (x - 7, top + 1)]), [lit, middle], form=0.3, radius=4, **CRISP)
    for side in (-1, 1):
        for k in range(4):
            canvas.line([(x + side * (WIDE / 2 + 1), top + 18 + k * 36), (x + side * (WIDE / 2 + 13), top + 18 + k * 36)], 1.2, dark, 0.6)
    canvas.fill(rect(left - 16, top + TALL + 18, WIDE + 36, 12), "#080e26", alpha=0.6, soft=4, edge=0)
    canvas.fill(rect(left - 19, top + TALL + 4, WIDE + 38, 15, 2), [(0, mix(lit, "#cfdcf0", 0.25)), (0.35, lit), (1, dark)], **CRISP)


def _blind(canvas: Canvas, x: float, y: float, k: int) -> None:
    """A closed window: night in its panes, a drawn blind or a curtain that hangs still."""
    _frame(canvas, x, y)
    left, top = x - WIDE / 2, y - TALL / 2
    pane = canvas.fill(rect(left, top, WIDE, TALL), [(0, "#0c1230"), (0.6, "#141e44"), (1, "#1e2c58")], edge=0.05, wobble=0.3, detail=0.6)
    random = dice(60 + k)
    if k % 4 == 1:  # a blind, half down
        low = 40 + 60 * random.random()
        canvas.fill(rect(left, top, WIDE, low), ["#2e3a5c", "#3c4a6e"], clip=pane, edge=0.1, wobble=0.5)
        canvas.line([(left, top + low), (x, top + low + 1), (left + WIDE, top + low)], 3, "#566a90", clip=pane)
    else:  # curtains that hang
        for side in (-1, 1):
            edge = x + side * WIDE / 2
            canvas.fill(smooth([(edge, top - 6, 1), (edge - side * 34, top - 6, 1), (edge - side * (28 + 6 * random.random()), top + 70),
                (edge - side * (20 + 14 * random.random()), top + TALL + 6, 1), (edge, top + TALL + 6, 1)]), ["#2c3860", "#222c50"], clip=pane, edge=0.2)
            for n in range(3):
                canvas.line([(edge - side * (6 + 9 * n), top), (edge - side * (5 + 7 * n), top + 70), (edge - side * (6 + 8 * n), top + TALL)], [1, 3, 1],
                    "#3e4c78" if n % 2 else "#182046", 0.7, clip=pane, soft=0.8)
    canvas.fill(poly([(left, top + 96), (left + 70, top), (left + 92, top), (left, top + 128)]), "#8fb0d8", alpha=0.1, clip=pane, edge=0.1)
    canvas.fill(rect(left, top, WIDE, 12), "#04081c", alpha=0.6, soft=4, clip=pane, edge=0)
    canvas.fill(rect(left, top, 8, TALL), "#04081c", alpha=0.5, soft=3, clip=pane, edge=0)
    wood = ["#7486a4", "#4a5a7c"]
    for part in (rect(x - 3.5, top, 7, TALL), rect(left, top + 46, WIDE, 5), rect(left, top, 5, TALL), rect(left + WIDE - 5, top, 5, TALL),
        rect(left, top, WIDE, 5), rect(left, top + TALL - 6, WIDE, 6)):
        canvas.fill(part, wood, **CRISP)


def _open(canvas: Canvas, x: float, y: float) -> None:
    """The room: a warm wall, a floor, a lamp out of sight; two casements stand open."""
    _frame(canvas, x, y, 0.9)
    left, top = x - WIDE / 2, y - TALL / 2
    room = canvas.fill(rect(left, top, WIDE, TALL), [(0, "#ffe9a8"), (0.45, "#ffd27a"), (1, "#e89a44")], edge=0.05, wobble=0.3, detail=0.7)
    canvas.glow(x + 14, y - 10, 70, "#fff6d0", 0.8, "normal")
    canvas.fill(rect(left, top + TALL - 34, WIDE, 34), ["#c87a3c", "#9a5430"], clip=room, edge=0.1)
    canvas.line([(left, top + TALL - 34), (left + WIDE, top + TALL - 34)], 2.4, "#ffdc90", 0.8, clip=room)
    canvas.line([(left - 4, top + 10), (left + WIDE + 4, top + 9)], 3.4, ["#a8642c", "#6a3a22"], clip=room, wobble=0.2)  # the rod
    for side, wide in ((1, 36), (-1, 26)):
        edge = x + side * (WIDE / 2 - 1)
        far = edge + side * wide
        leaf = [(edge, top), (far, top + 11), (far, top + TALL + 13), (edge, top + TALL)]
        canvas.fill(poly([(px + 8, py + 8) for px, py in leaf]), "#080e26", alpha=0.5, soft=4, edge=0)
        canvas.fill(poly(leaf), ["#c8a476", "#7a6268"], gradient=((edge, 0), (far, 0)), **CRISP)
        for low, high in ((0.05, 0.32), (0.37, 0.95)):
            a, b = edge + side * wide * 0.18, edge + side * wide * 0.84
            canvas.fill(poly([(a, top + 2 + TALL * low), (b, top + 9 + TALL * low), (b, top + 11 + TALL * high), (a, top + 2 + TALL * high)]),
                ["#f4c478", "#4c5478"], gradient=((a, 0), (b, 0)), **CRISP)
    canvas.glow(x, y + TALL / 2 + 8, 90, "#ffb45c", 0.5, squash=0.35)


def _curtain(canvas: Canvas, x: float, y: float) -> None:
    """The cloth as a sheet of many small pieces: pleats fan out from the rod and turn into waves towards the hem."""
    left, top = x - WIDE / 2, y - TALL / 2
    upper = curve([(left + 70, top + 9), (left + 20, top + 13), (left - 40, top + 4), (left - 96, top + 18), (left - 156, top + 4),
        (left - 214, top - 22), (left - 270, top - 34)], 30).astype(float)
    lower = curve([(left + 74, top + 44), (left + 36, top + 104), (left - 20, top + 138), (left - 84, top + 126), (left - 140, top + 142),
        (left - 192, top + 122), (left - 244, top + 84)], 30).astype(float)
    n, m = 260, 150
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, m), indexing="ij")
    a = np.stack([np.interp(u, np.linspace(0, 1, len(upper)), upper[:, i]) for i in (0, 1)], -1)
    b = np.stack([np.interp(u, np.linspace(0, 1, len(lower)), lower[:, i]) for i in (0, 1)], -1)
    ease = v + 0.05 * np.sin(2 * math.pi * v) * np.sin(5 * u + 1)
    place = a + (b - a) * ease[..., None]
    pleat = 2 * math.pi * (3.1 * v + 0.5 * np.sin(3.1 * u + 0.6) * (0.4 + v) - 0.9 * u)
    grow = 0.35 + 0.65 * smoothstep(0, 0.35, u)
    deep = 13 * grow * (0.7 + 0.3 * np.sin(7 * u + 3 * v)) * np.sin(pleat) + 4 * np.sin(2.3 * pleat + 4 * u) * (1 - u)
    deep += 20 * np.sin(2 * math.pi * (1.45 * u + 0.22 * v) + 0.8) * smoothstep(0, 0.6, u)
    place[..., 0] += 0.13 * deep * (0.3 + u) + 5 * np.sin(0.6 * pleat + 1.0) * smoothstep(0.86, 1, u)  # the hem swings
    place[..., 1] += 0.16 * deep * np.minimum(1, 3 * u)
    spot = np.dstack([place, deep])
    normal = np.cross(np.gradient(spot, axis=0), np.gradient(spot, axis=1))
    normal /= np.maximum(1e-6, np.linalg.norm(normal, axis=-1, keepdims=True))
    normal *= np.sign(normal[..., 2:] + 1e-9)
    cool = np.clip(normal @ np.array([-0.5, -0.66, 0.56]), 0, 1)
    warm = np.clip(normal @ np.array([0.85, 0.25, 0.45]), 0, 1) * np.exp(-((u / 0.6) ** 2)) * 1.5 + 0.7 * np.exp(-((u / 0.24) ** 2))
    thin = 0.5 + 0.5 * np.sin(pleat)
    tone = rgb("#7480a6") + (rgb("#f0f0ea") - rgb("#7480a6")) * smoothstep(0.0, 0.95, cool)[..., None]
    tone = tone + (rgb("#ffba5c") - tone) * np.clip(0.85 * warm, 0, 0.85)[..., None]
    tone = tone + (rgb("#fff0c4") - tone) * (0.45 * np.exp(-((u / 0.3) ** 2)) * thin)[..., None]
    tone *= (0.8 + 0.2 * smoothstep(-16, 8, deep))[..., None]
    hem = (np.abs(u - 0.962) < 0.006) | (np.abs(u - 0.95) < 0.002)
    tone = np.where(hem[..., None], tone * 0.78, tone)
    cloth, cover = _cloth(canvas, spot, tone)
    shadow = np.roll(blur(cover, 9 * canvas.scale), (int(30 * canvas.scale), int(-14 * canvas.scale)), (0, 1))
    canvas.picture *= (1 - 0.62 * shadow)[..., None]
    with brush.loose(canvas, radii=(8, 4, 2)):
        canvas.picture[:] = canvas.picture * (1 - cover[..., None]) + cloth * cover[..., None]
    canvas.detail[:] = np.maximum(canvas.detail, 0.55 * cover)
    for k in range(5):  # rings on the rod
        canvas.fill(ellipse(left + 26 + 11 * k, top + 10, 2.6, 4), ["#ffe2a0", "#8a5428"], edge=0, wobble=0, detail=0.9)


def _cloth(canvas: Canvas, spot: Array, tone: Array) -> tuple[Array, Array]:
    """Every piece of the sheet as a small quadrangle, the deepest first, at twice the size and then made smooth."""
    s, h, w = canvas.scale * 2, canvas.height * 2, canvas.width * 2
    page, cover = np.zeros((h, w, 3), np.float32), np.zeros((h, w), np.float32)
    corner = np.stack([spot[:-1, :-1], spot[1:, :-1], spot[1:, 1:], spot[:-1, 1:]], 2)
    depth = corner[..., 2].mean(2)
    points = np.round(corner[..., :2] * s * 16).astype(np.int32)
    for i, j in zip(*np.unravel_index(np.argsort(depth, axis=None), depth.shape), strict=True):
        colour = tuple(float(c) for c in tone[i, j])
        cv2.fillConvexPoly(page, points[i, j], colour, cv2.LINE_8, 4)
        cv2.fillConvexPoly(cover, points[i, j], 1.0, cv2.LINE_8, 4)
    size = (canvas.width, canvas.height)
    cover_small = cv2.resize(cover, size, interpolation=cv2.INTER_AREA)
    page_small = cv2.resize(page, size, interpolation=cv2.INTER_AREA) / np.maximum(cover_small, 1e-3)[..., None]
    return blur(page_small, 0.4 * canvas.scale).astype(np.float32), cover_small
