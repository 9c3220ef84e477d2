"""A woman's face from so near that only one eye, its brow and the side of the nose fit: skin, eye, lashes, drops."""

import cv2
import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Array, ramp, rgb
from atelier.mask import Mask
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import along, curve, ellipse, minus, overlap, smooth

PUPIL = (297, 386)
UPPER = [(194, 398), (207, 380), (226, 361), (257, 344), (292, 337), (326, 343), (353, 361), (372, 384), (383, 397),
    (398, 407)]
LOWER = [(398, 409), (384, 411), (372, 411), (350, 422), (318, 433), (282, 436), (246, 428), (217, 413), (194, 398)]
BROW = [(434, 304), (420, 291), (392, 275), (340, 256), (280, 244), (224, 246), (178, 264), (142, 294), (124, 316)]
CRISP = dict(wobble=0, rough=0, texture=0, grain=0)


def close_face(canvas: Canvas) -> Array:
    """Paint the face over the whole card, eye at (296, 386); gives back where it covers, 0..1."""
    cover = _skin(canvas)
    _brow(canvas)
    _socket(canvas)
    _eye(canvas)
    _lids(canvas)
    _freckles(canvas)
    return cover


def _hump(xx: Array, yy: Array, x: float, y: float, rx: float, ry: float, turn: float = 0) -> Array:
    c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    u, v = ((xx - x) * c + (yy - y) * s) / rx, ((yy - y) * c - (xx - x) * s) / ry
    return np.exp(-(u * u + v * v))


def _ridge(xx: Array, yy: Array, points: list[tuple[float, float]], widths: tuple[float, float],
    heights: tuple[float, float]) -> Array:
    """A ridge (or groove) along a curve; width and height change from one end to the other."""
    c = curve(points, 10)
    out = np.zeros_like(xx)
    for i, (x, y) in enumerate(c):
        t = i / (len(c) - 1)
        wide, high = widths[0] + (widths[1] - widths[0]) * t, heights[0] + (heights[1] - heights[0]) * t
        mound = high * np.exp(-((xx - x) ** 2 + (yy - y) ** 2) / wide**2)
        out = np.maximum(out, mound) if high > 0 else np.minimum(out, mound)
    return blur(out, 2.5)


def _relief() -> tuple[Array, Array]:
    """How far each point of the face stands out, and how far inside its left outline it lies, in card units."""
    yy, xx = np.mgrid[0:900, 0:600].astype(np.float32)
    y = np.arange(900)
    outline = np.interp(y, [100, 190, 300, 395, 500, 600, 700], [150, 116, 88, 103, 82, 104, 150])
    inside = xx - blur(outline[:, None].astype(np.float32), 22)
    u = np.clip(inside / 250, 0, 1)
    z = 135 * np.sqrt(np.clip(1 - (1 - u) ** 2.3, 0, 1)) - ((yy - 420) / 300) ** 2 * 26
    z += _ridge(xx, yy, [(128, 312), (180, 268), (270, 246), (360, 258), (430, 292)], (34, 44), (14, 20))
    z -= 34 * _hump(xx, yy, 288, 388, 132, 66, 3) + 17 * _hump(xx, yy, 410, 366, 46, 50)
    z += 30 * _hump(xx, yy, 292, 390, 92, 58)
    z += 24 * _hump(xx, yy, 205, 520, 120, 74, -12)
    z += 46 * _hump(xx, yy, 480, 300, 66, 60) * 0.5
    z += _ridge(xx, yy, [(496, 262), (497, 340), (501, 400), (505, 460), (508, 508)], (52, 46), (38, 84))
    z += 26 * _hump(xx, yy, 508, 512, 44, 34) + 39 * _hump(xx, yy, 441, 524, 25, 25, 24)
    z += 14 * _hump(xx, yy, 470, 512, 44, 34)
    z += _ridge(xx, yy, [(452, 488), (468, 506), (470, 536)], (13, 13), (-3, -5))
    z += _ridge(xx, yy, [(424, 494), (411, 506), (405, 530), (410, 550)], (9, 10), (-2, -11))
    z += _ridge(xx, yy, [(398, 430), (362, 458), (318, 474), (270, 478)], (18, 22), (-4, -1))
    z += _ridge(xx, yy, [(404, 546), (378, 572), (360, 600)], (18, 26), (-9, -7))
    return blur(z, 2.2), inside


def _skin(canvas: Canvas) -> Array:
    k, (h, w) = canvas.scale, canvas.picture.shape[:2]
    z, inside = (cv2.resize(a, (w, h), interpolation=cv2.INTER_CUBIC) for a in _relief())
    hollow = np.clip((blur(z, 26 * k) - z) / 26, -1, 1)
    z = blur(z, 1.2 * k)
    pores = blur(value_noise(h, w, 3.4 * k, 31, 2) - 0.5, 0.5 * k) * 0.24 + (value_noise(h, w, 15 * k, 32,
        2) - 0.5) * 0.24
    z = z + pores * smoothstep(0, 40, inside)
    gy, gx = (np.gradient(z, axis=a) * k for a in (0, 1))
    long = np.sqrt(gx * gx + gy * gy + 1)
    nx, ny, nz = -gx / long, -gy / long, 1 / long
    turn = nx * -0.55 + ny * -0.52 + nz * 0.66
    lit = np.clip((turn + 0.22) / 1.22, 0, 1) - 0.20 * np.clip(hollow, 0, 1)
    lit = lit + (value_noise(h, w, 60 * k, 5, 3) - 0.5) * 0.05
    tones = ramp([(0, "#3a2826"), (0.2, "#68493f"), (0.42, "#a67868"), (0.62, "#cfa692"), (0.82, "#e8cfb8"),
        (1, "#f6ebda")])
    skin = tones[np.clip(lit * 511, 0, 511).astype(np.int32)].astype(np.float32)
    blush = _blush(canvas)
    skin = skin * (1 - blush[..., None] * (1 - rgb("#f0a090")))
    low = smoothstep(430, 560, np.arange(h, dtype=np.float32) / k)[:, None]  # the sea throws light up from below
    skin += rgb("#3f9c92") * (np.clip(ny * 0.8 + 0.15, 0, 1) * 0.13 * (1 - lit) * low)[..., None]
    gloss = np.clip(nx * -0.30 + ny * -0.30 + nz * 0.905, 0, 1) ** 34
    skin += rgb("#fff6e6") * (gloss * 0.17 * (0.6 + 0.8 * value_noise(h, w, 2.6 * k, 33, 2)))[..., None]
    cover = smoothstep(-0.8, 1.2, inside)
    haze = smoothstep(26, 0, inside)[..., None] * 0.5
    skin = skin * (1 - haze) + rgb("#8fb6b2") * haze
    canvas.picture[:] = canvas.picture * (1 - cover[..., None]) + skin * cover[..., None]
    return cover


def _blush(canvas: Canvas) -> Array:
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width].astype(np.float32) / canvas.scale
    red = 0.42 * _hump(xx, yy, 210, 530, 100, 60) + 0.45 * _hump(xx, yy, 440, 540, 44, 40)
    red += 0.5 * _hump(xx, yy, 392, 404, 34, 26) + 0.3 * _hump(xx, yy, 290, 450, 100, 22)
    return red + 0.25 * _hump(xx, yy, 270, 318, 110, 22)


def _brow(canvas: Canvas) -> None:
    """A soft bed of shade, then hair by hair, upright near the nose and sweeping out towards the temple."""
    canvas.line(BROW, [3, 16, 34, 34, 30, 24, 17, 10, 2], "#5a3a30", 0.42, soft=7, **CRISP)
    random = dice(21)
    for i in range(520):
        t = random.random() ** 0.92
        x, y = along(BROW, t)
        ahead = along(BROW, min(1, t + 0.02))
        d = np.array([ahead[0] - x, ahead[1] - y]) if t < 0.98 else np.array([-1, 1])
        d = d / (np.hypot(*d) + 1e-6)
        half = np.interp(t, [0, 0.12, 0.4, 0.7, 1], [9, 15, 16, 10, 2])
        off = (random.random() + random.random() - 1) * half
        x, y = x + d[1] * off, y - d[0] * off
        lean = np.interp(t, [0, 0.15, 0.5, 1], [1.5, 1.0, 0.42, 0.05]) * (1 if off < half * 0.4 or t < 0.3 else -0.2)
        lean += random.normal(0, 0.12)
        side = np.array([-d[1], d[0]]) if -d[0] > 0 else np.array([d[1], -d[0]])
        up = side if side[1] < 0 else -side
        long = (17 + 9 * random.random()) * np.interp(t, [0, 0.2, 0.7, 1], [0.75, 1, 0.95, 0.55])
        a = d * np.cos(lean) + up * np.sin(lean)
        b = d * np.cos(lean * 0.45) + up * np.sin(lean * 0.45)
        canvas.line([(x, y), (x + a[0] * long * 0.5, y + a[1] * long * 0.5), (x + (a[0] + b[0]) * long * 0.5,
            y + (a[1] + b[1]) * long * 0.5)], [1.15, 0.95, 0.25], ("#2c1a17", "#402620", "#6a4434",
            "#96694c")[min(3, int(random.random() ** 1.5 * 4))], float(np.interp(t, [0, 0.14, 1], [0.4, 0.7, 0.7])),
            soft=0.35, **CRISP)


def _socket(canvas: Canvas) -> None:
    """The crease over the lid, the fold under the eye and the trough beside the nose."""
    crease = [(192, 366), (214, 340), (250, 318), (294, 310), (338, 316), (370, 338), (390, 368)]
    canvas.line(crease, [1, 9, 14, 14, 12, 8, 1], "#6a3f38", 0.34, soft=5, **CRISP)
    canvas.line(crease, [0.6, 2.6, 3.6, 3.6, 3.2, 2.4, 0.6], "#4a2622", 0.62, soft=1.1, **CRISP)
    canvas.line([(x, y + 9) for x, y in crease[1:-1]], [2, 9, 11, 9, 2], "#ffe9cc", 0.34, soft=5, **CRISP)
    canvas.line([(420, 322), (410, 350), (408, 384)], [8, 26, 6], "#7a4a3e", 0.3, soft=9, **CRISP)
    fold = [(386, 428), (352, 446), (312, 456), (270, 456), (232, 446)]
    canvas.line(fold, [1, 3, 4, 3, 0.6], "#8a5348", 0.34, soft=2.2, **CRISP)
    canvas.line([(x, y + 7) for x, y in fold], [1, 6, 8, 6, 1], "#ffe6c8", 0.22, soft=4, **CRISP)
    for i in range(5):  # fine lines at the outer corner
        canvas.line([(190 - i, 402 + 5 * i), (172, 408 + 8 * i), (152 + 3 * i, 410 + 12 * i)], [0.5, 1.3, 0.3],
            "#8f5a4c", 0.28, soft=0.8, **CRISP)


def _opening() -> list[tuple[float, ...]]:
    """The outline between the lids, sharp at both corners."""
    return [(*UPPER[0], 1), *UPPER[1:-1], (*UPPER[-1], 1), *LOWER[1:-1]]


def _eye(canvas: Canvas) -> None:
    """The white with its veins, the tear duct, the iris, the pupil, the lid's shadow."""
    opening = smooth(_opening())
    white = canvas.fill(opening, [(0, "#f4f6ee"), (0.55, "#dfe6e0"), (0.8, "#b9b4ac"), (1, "#8f7a74")],
        ("r", (286, 392), 108), wobble=0, edge=0, grain=0, texture=0, mottle=0, detail=1)
    random = dice(14)
    for i in range(26):
        left = i % 2
        x, y = (210 + 6 * random.random(), 396 + 14 * random.random()) if left else (364, 390 + 22 * random.random())
        step = (9 if left else -7) * (0.6 + random.random())
        points = [(x, y)]
        for _ in range(3):
            points.append((points[-1][0] + step, points[-1][1] + random.normal(0, 2.6)))
        canvas.line(points, [1, 0.7, 0.5, 0.2], "#b8443c", 0.2, soft=0.4, clip=white, **CRISP)
    canvas.fill(ellipse(206, 397, 22, 16), "#b0605a", alpha=0.45, soft=8, edge=0, clip=white)
    _iris(canvas, opening, white)
    canvas.line([(x, y + 4) for x, y in UPPER], [10, 20, 27, 30, 30, 28, 24, 16, 8], "#0b1c26", 0.62, soft=6,
        clip=white, **CRISP)
    duct = smooth([(366, 392), (376, 390), (388, 400), (398, 408), (384, 411), (371, 412), (364, 403)])
    canvas.fill(duct, ["#e09a8c", "#a8504c"], form=0.7, radius=8, clip=white, wobble=0, edge=0, soft=1.4, grain=0,
        texture=0, detail=1)
    canvas.line([(363, 389), (359.5, 401), (364, 413)], [0.8, 2.6, 0.8], "#8a3c3c", 0.5, soft=1, clip=white, **CRISP)
    canvas.fill(ellipse(378, 399, 3.6, 2.2, 30), "#fff4ec", alpha=0.9, soft=0.7, edge=0, clip=white)
    canvas.fill(ellipse(369, 406, 1.8, 1.4), "#fff4ec", alpha=0.8, soft=0.5, edge=0, clip=white)


def _iris(canvas: Canvas, opening: object, white: Mask | None) -> None:
    x, y = PUPIL
    disc = canvas.fill(overlap(opening, ellipse(x, y, 54)), [(0, "#0d3a4a"), (0.4, "#2f8a9c"), (0.62, "#58b4bd"),
        (0.84, "#247089"), (1, "#08222f")], ("r", (x, y), 54), wobble=0, edge=0, grain=0, texture=0, mottle=0,
        soft=0.9, detail=1)
    random = dice(8)
    for k in range(260):
        a = 2 * np.pi * (k + random.random()) / 260
        r0, r1 = 20 + 8 * random.random(), 34 + 17 * random.random()
        b = a + random.normal(0, 0.03)
        canvas.line([(x + r0 * np.cos(a), y + r0 * np.sin(a)), (x + (r0 + r1) / 2 * np.cos(b),
            y + (r0 + r1) / 2 * np.sin(b)), (x + r1 * np.cos(a), y + r1 * np.sin(a))], [0.7, 1.3, 0.3],
            ("#c9f3e6", "#0a3446", "#8fd8d4", "#e8dba0")[k % 4 if k % 12 == 3 else k % 3], 0.3, clip=disc, **CRISP)
    canvas.fill(ellipse(x + 16, y + 26, 30, 20, -32), "#a8f0e4", alpha=0.36, soft=8, edge=0, clip=disc,
        blend="screen")
    canvas.fill(minus(ellipse(x, y, 58), ellipse(x, y, 48)), "#04202c", alpha=0.7, soft=3, clip=disc)
    canvas.fill(ellipse(x, y, 22), "#04090d", edge=0, wobble=0, soft=0.9, clip=disc, grain=0, texture=0)
    canvas.fill(minus(ellipse(x, y, 27), ellipse(x, y, 21)), "#052430", alpha=0.5, soft=2, clip=disc)
    glint = smooth([(268, 362), (282, 354), (288, 358), (286, 374), (272, 378), (266, 372)])
    canvas.fill(glint, "#fafff8", soft=1, edge=0, wobble=0, clip=white, grain=0, texture=0, detail=1)
    canvas.fill(ellipse(318, 414, 4, 3), "#d8f8f0", alpha=0.7, soft=1.2, edge=0, clip=white)


def _lids(canvas: Canvas) -> None:
    """The wet rim of the lower lid, the thick edge of the upper one, lashes on both."""
    canvas.line([(x, y + 3) for x, y in LOWER[1:]], [1, 4, 6.5, 8.5, 9, 8.5, 7, 3], "#d9937f", 0.9, soft=1.0, **CRISP)
    canvas.line([(x, y + 7.6) for x, y in LOWER[2:]], [0.5, 1.6, 2.4, 2.6, 2.2, 0.6], "#7d433a", 0.5, soft=1.2,
        **CRISP)
    canvas.line([(x, y + 0.6) for x, y in LOWER[1:-1]], [0.4, 1.2, 2, 2.2, 2.2, 1.8, 0.5], "#fff6ea", 0.75, soft=0.6,
        **CRISP)
    canvas.line(UPPER, [1, 4.5, 6, 7, 7.5, 7, 6, 4, 2.4, 1], "#241512", 0.95, soft=0.7, **CRISP)
    canvas.line([(x, y + 4.2) for x, y in UPPER[1:-2]], [0.5, 2, 2.6, 2.6, 2.2, 0.5], "#b56f60", 0.55, soft=0.8,
        **CRISP)
    random = dice(5)
    for i in range(40):  # in small wet clumps, longest towards the temple
        t = 0.03 + 0.84 * (i + 0.6 * random.random()) / 40
        x, y = along(UPPER, t)
        fan = np.interp(t, [0, 0.5, 0.87], [-1.15, -0.3, 0.55]) + random.normal(0, 0.1)
        long = np.interp(t, [0, 0.2, 0.6, 0.87], [30, 33, 25, 11]) * (0.7 + 0.4 * random.random())
        tip = (x + np.sin(fan) * long, y - np.cos(fan) * long * 0.86)
        for _ in range(2 + int(random.random() * 2)):
            root = x + random.normal(0, 2.2)
            bend = (root + (tip[0] - root) * 0.72, y - (y - tip[1]) * 0.36)
            end = (tip[0] + random.normal(0, 1.4), tip[1] + random.normal(0, 1.4))
            canvas.line([(root, y + 1), bend, end], [2, 1.3, 0.2], "#1d110f", 0.72, soft=0.35, **CRISP)
    for i in range(34):
        t = 0.2 + 0.76 * (i + random.random()) / 34
        x, y = along(LOWER, t)
        fan = np.interp(t, [0.2, 0.55, 1], [0.3, -0.2, -0.95]) + random.normal(0, 0.14)
        long = 6 + 5 * random.random() + 4 * t
        canvas.line([(x, y + 7), (x + np.sin(fan) * long * 0.35, y + 7 + long * 0.55),
            (x + np.sin(fan) * long, y + 7 + np.cos(fan) * long)], [0.9, 0.65, 0.2], "#3c241e", 0.5, soft=0.3,
            **CRISP)


def _freckles(canvas: Canvas) -> None:
    canvas.line([(420, 498), (411, 510), (407, 532), (414, 550)], [0.6, 4, 6, 1], "#6a3a30", 0.5, soft=2.4,
        **CRISP)
    canvas.line([(414, 550), (430, 557), (446, 556)], [0.5, 3, 0.5], "#5a2e28", 0.5, soft=1.8, **CRISP)
    canvas.fill(ellipse(470, 552, 26, 9, -6), "#5a2e28", alpha=0.5, soft=6, edge=0, grain=0)
    nostril = smooth([(451, 555), (460, 546), (473, 542), (485, 545), (490, 552), (478, 556), (463, 559)])
    canvas.fill(nostril, "#200e0d", alpha=0.9, soft=2, edge=0, wobble=0, grain=0, texture=0)
    random = dice(77)
    for _ in range(150):
        x, y = random.normal(300, 110), random.normal(508, 26)
        if not (110 < x < 520 and 466 < y < 570) or (x > 400 and y > 520):
            continue
        r = 0.9 + 2 * random.random() ** 2
        canvas.fill(ellipse(x, y, r * 1.15, r), "#8f5236", alpha=0.2 + 0.3 * random.random(), soft=0.7, edge=0,
            grain=0)


def drops(canvas: Canvas, places: list[tuple[float, float, float]]) -> None:
    """Spray on the skin, (x, y, radius) each: a clear bead with its shade, a bright lower rim, a point of light."""
    for x, y, r in places:
        bead = ellipse(x, y, r * 0.85, r, 12)
        canvas.shadow(bead, "#4a2620", r * 0.35, r * 0.5, r * 0.4, 0.5)
        inside = canvas.fill(bead, ["#96695a", "#d2a48c"], alpha=0.6, soft=0.5, edge=0, wobble=0, grain=0, texture=0)
        canvas.line([(x - r * 0.4, y + r * 0.6), (x + r * 0.1, y + r * 0.75), (x + r * 0.55, y + r * 0.4)],
            [0.3, r * 0.3, 0.3], "#fff8ec", 0.85, soft=0.3, clip=inside, **CRISP)
        canvas.fill(ellipse(x - r * 0.3, y - r * 0.4, r * 0.22, r * 0.28), "#ffffff", soft=0.3, edge=0, clip=inside)
