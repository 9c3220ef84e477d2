"""An empty classroom late in the day: a chalk tree has outgrown the blackboard and its root runs to one chair."""

import cv2
import numpy as np

from atelier import brush, daylight
from atelier.canvas import Canvas
from atelier.colour import Array, from_oklab, mix, oklab, rgb
from atelier.matrix import Card
from atelier.motifs.chalk import Sheet, chalk_tree
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import ellipse, rect, smooth, spline, union

CARD = Card(
    id="classroom",
    palette="late-sun",
    composition="interior",
    setting="classroom",
    mood="nostalgia",
    themes=("school", "memory", "growth", "childhood", "dreams"),
    hero="chalk tree",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=142,
    grading=dict(contrast=1.06, vignette=0.3, saturation=1.14, shadows="#16264a"),
)

LEFT, RIGHT, TOP, BACK = -2.7, 2.5, 4.3, 6.7  # the room in metres: x right, y up, z away
EYE, MIDDLE, FOCAL, YAW = np.array([0.35, 1.72, -0.5]), (318.0, 500.0), 520.0, -5.0
BOARD = (-1.95, 1.35, 0.95, 2.95)
SUN = np.array([-1.0, 0.36, -0.36])
WINDOWS = np.array([(z, z + 1.12, 0.95, 3.9, 2, 4) for z in (-1.6, 0.1, 1.8, 3.5, 5.2)], np.float64)
WOOD, LEG, DESK, IRON, FRAME, LEDGE = range(6)
FLAT = dict(grain=0, texture=0, mottle=0)
PER = 260  # pixels of chalk a metre
CHAIR = [(-0.2, 0.42, -0.2, 0.2, 0.445, 0.2, WOOD), (-0.2, 0.68, -0.215, 0.2, 0.8, -0.195, WOOD),
    (-0.16, 0.55, -0.2, 0.16, 0.59, -0.185, LEG), *[(x, 0, z, x + 0.045, 0.42 if z > 0 else 0.8, z + 0.045, LEG)
    for x in (-0.19, 0.16) for z in (-0.2, 0.16)], (-0.185, 0.16, -0.19, -0.165, 0.18, 0.18, LEG),
    (0.165, 0.16, -0.19, 0.185, 0.18, 0.18, LEG)]
TABLE = [(-0.58, 0.69, -0.28, 0.58, 0.72, 0.28, DESK), (-0.54, 0.56, -0.25, 0.54, 0.58, 0.22, DESK),
    *[(x, 0, z, x + 0.04, 0.69, z + 0.04, IRON) for x in (-0.54, 0.5) for z in (-0.25, 0.21)],
    (-0.53, 0.1, 0.22, 0.53, 0.125, 0.245, IRON)]


def draw(canvas: Canvas) -> None:
    """Rays find the room and its light; chalk lies on it; last the coat."""
    canvas.set_light((-0.8, -0.4, 0.4), ambient="#1b2a2e", key="#ffd9a0")
    boxes, things = _furniture().arrays()
    s = canvas.scale * 1.5  # more rays than pixels, for clean edges
    h, w = int(900 * s), int(600 * s)
    yy, xx = (np.mgrid[0:h, 0:w] + 0.5) / s
    rays = np.stack([(xx - MIDDLE[0]) / FOCAL, (MIDDLE[1] - yy) / FOCAL, np.ones_like(xx)], 2)
    c, n = np.cos(np.radians(YAW)), np.sin(np.radians(YAW))
    rays = np.stack([rays[..., 0] * c + rays[..., 2] * n, rays[..., 1], rays[..., 2] * c - rays[..., 0] * n], 2)
    far, normal, mat, box = daylight.see(boxes, things, EYE, rays)
    far, normal, mat = _shell(rays, far, normal, mat)
    place = (EYE + rays * far[..., None]).astype(np.float32)
    random = dice(5)
    suns = SUN + random.normal(0, 0.007, (8, 3))
    sun = daylight.lit(boxes, things, place, normal, suns, WINDOWS, 0.028, LEFT)
    sun *= np.clip(normal @ (SUN / np.linalg.norm(SUN)), 0, 1).astype(np.float32)
    ways = random.normal(0, 1, (40, 3))
    ways /= np.linalg.norm(ways, axis=1)[:, None]
    air = daylight.opened(boxes, things, place[::2, ::2], normal[::2, ::2], ways, 0.7)
    air = blur(cv2.resize(air, (w, h)), 0.7 * s) * _corners(place)
    colour = _surfaces(place, normal, mat, box, s)
    light = sun[..., None] * rgb("#ffcf8a") * 3.4 + _daylight(place, normal, air)
    picture = colour * light
    glass = (mat == -2)[..., None]
    sky = rgb("#fff0c8") * 1.12 - (rgb("#fff0c8") - rgb("#f3b877")) * smoothstep(3.4, 0.9, place[..., 1])[..., None]
    picture = np.where(glass, sky, picture)
    haze = daylight.shafts(EYE, rays[::2, ::2], far[::2, ::2], SUN, WINDOWS, 0.028, LEFT, 40)
    haze = blur(cv2.resize(haze, (w, h)), 3 * s)
    picture = picture + (haze * 0.05)[..., None] * rgb("#ffd79a")
    bloom = blur(np.clip(picture - 0.75, 0, 1).astype(np.float32), 16 * s)
    picture = picture + bloom * 0.5
    picture = np.where(picture > 0.7, 0.7 + 0.3 * np.tanh((picture - 0.7) / 0.3), picture).astype(np.float32)
    size = (canvas.width, canvas.height)
    canvas.picture[:] = cv2.resize(picture, size, interpolation=cv2.INTER_AREA)
    _oil(canvas)
    canvas.detail[:] = cv2.resize(np.where(mat >= 0, 0.5, 0.34).astype(np.float32), size)
    _coat(canvas)
    _leaves(canvas)
    _dust(canvas)


def _oil(canvas: Canvas) -> None:
    """Paint it: colour wanders, light stays warm, shade goes to blue-green, and the brush follows the forms."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    cloud, warm = value_noise(h, w, 160 * s, 70, 3) - 0.5, value_noise(h, w, 60 * s, 71, 4) - 0.5
    lab = oklab(np.clip(canvas.picture, 0, 1))
    bright = lab[..., 0].copy()
    shade, lit = smoothstep(0.6, 0.2, bright), smoothstep(0.66, 0.9, bright)
    lab[..., 0] += 0.06 * cloud + 0.04 * warm
    lab[..., 1] += 0.022 * warm - 0.004 * shade + 0.003 * lit
    lab[..., 2] += 0.04 * warm - 0.022 * shade + 0.012 * lit
    canvas.picture[:] = np.clip(from_oklab(lab), 0, 1)
    brush.background(canvas, (26, 12, 5, 2.5), impasto=0.08)


def _at(x: float, y: float, z: float) -> tuple[float, float]:
    """Where a place of the room falls on the card."""
    a = np.radians(YAW)
    x, y, z = x - EYE[0], y - EYE[1], z - EYE[2]
    away = z * np.cos(a) + x * np.sin(a)
    return MIDDLE[0] + FOCAL * (x * np.cos(a) - z * np.sin(a)) / away, MIDDLE[1] - FOCAL * y / away


def _coat(canvas: Canvas) -> None:
    """A child's coat on the second of four hooks, right of the board."""
    u = 72.0
    x, y = _at(1.62, 1.62, BACK - 0.03)
    rail = rect(x - 0.1 * u, y - 3, 0.86 * u, 6)
    canvas.shadow(rail, "#0d1210", 2, 4, 2, 0.5)
    canvas.fill(rail, ["#8a5f38", "#5e3f26"], **FLAT, wobble=0.3, detail=0.9)
    for k in range(4):
        canvas.line([(x + k * 0.22 * u, y), (x + k * 0.22 * u, y + 6), (x + k * 0.22 * u + 2.5, y + 6)], 1.6,
            "#20231f", detail=0.9)
    with canvas.at(x + 0.22 * u, y + 3):
        body = smooth([(-1, 0, 1), (-4, 5), (-9, 10), (-11, 22, 1), (-10, 40), (-14, 64, 1), (-4, 67), (8, 65),
            (14, 66, 1), (10, 40), (10, 22, 1), (9, 10), (4, 5), (1, 0, 1)])
        sleeves = [smooth([(-8, 9), (-14, 14), (-17, 32), (-19, 52, 1), (-13, 54, 1), (-10, 36), (-8, 20)]),
            smooth([(8, 9), (13, 14), (15, 30), (18, 49, 1), (12, 52, 1), (10, 36), (7, 20)])]
        canvas.shadow(union(body, *sleeves), "#0c1210", 8, 4, 3, 0.6)
        look = dict(FLAT, form=0.35, radius=5, edge=0.05, wobble=0.3, detail=0.95)
        canvas.fill(sleeves[1], ["#8a3024", "#541c1e"], **look)
        coat = canvas.fill(body, ["#a83c28", "#742622"], **look)
        canvas.fill(sleeves[0], ["#bd4a2e", "#85301f"], **look, rim=("#f0a868", 1.2, 0.6))
        canvas.fill(smooth([(-5, 4), (0, 8), (5, 4), (4, 11), (0, 16), (-4, 11)]), "#3c1416", clip=coat, **FLAT,
            detail=0.9)
        for line in ([(0, 15), (-1, 40), (0, 68)], [(-5, 34), (-7, 50), (-8, 64)], [(6, 32), (7, 50), (8, 64)]):
            canvas.line(line, [0.6, 1.5, 0.8], "#4e181a", 0.8, clip=coat, detail=0.9)


def _leaves(canvas: Canvas) -> None:
    """Real leaves under the drawn tree: on the boards, on a desk, one on the chair."""
    random = dice(33)
    spots = [(0.31, 0.452, 2.36), (-0.35, 0, 2.6), (0.78, 0, 2.9), (-0.6, 0, 3.6), (0.55, 0, 4.2), (0.1, 0, 5.2),
        (-0.75, 0, 5.6), (0.85, 0, 5.5), (-0.25, 0, 1.75), (1.35, 0.73, 2.2), (0.75, 0, 1.9), (0.35, 0, 6.2)]
    for n, (x, y, z) in enumerate(spots):
        turn, long, tint = random.uniform(0, 6.3), random.uniform(0.06, 0.085), mix("#e0632a", "#e7a83a",
            random.random())
        a, b = np.array([np.cos(turn), np.sin(turn)]) * long, np.array([-np.sin(turn), np.cos(turn)]) * long * 0.5
        ring = [(-1, 0, 1), (-0.7, 0.6), (-0.1, 0.9), (0.5, 0.5), (1.15, 0.1, 1), (0.6, -0.45), (0, -0.8),
            (-0.6, -0.6)]
        path = spline([_at(x + u * a[0] + v * b[0], y + 0.03 + 0.03 * v, z + u * a[1] + v * b[1]) + tuple(c) for u,
            v, *c in ring])
        px, py = (int(q * canvas.scale) for q in _at(x, y, z))
        bright = float(canvas.picture[py - 4 : py + 5, px - 4 : px + 5].mean()) if n else 0.6
        tint = mix("#3a1c14", tint, min(1.0, 0.35 + bright * 1.5)) if n else rgb("#c93f1c")
        canvas.shadow(path, "#1a0d06", 3, 2, 1.2, 0.6)
        canvas.fill(path, tint, **FLAT, wobble=0.2, edge=0.05, detail=0.95)
        stalk = [_at(x + u * a[0], y + 0.025, z + u * a[1]) for u in (-1.6, 0, 0.8)]
        canvas.line(stalk, [1.0, 0.6], "#8a3418", detail=0.95)


def _dust(canvas: Canvas) -> None:
    """Chalk dust wherever the sun crosses the air."""
    random = dice(44)
    for _ in range(2200):
        p = random.uniform((LEFT, 0.2, 1.2), (RIGHT, 3.6, BACK))
        if daylight.through(WINDOWS, 0.028, LEFT, p, SUN):
            x, y = _at(*p)
            r = random.uniform(0.32, 0.72) * (1 + 1.2 / p[2])
            canvas.fill(ellipse(x, y, r), "#fff0cc", alpha=random.uniform(0.1, 0.5), soft=0.3, **FLAT, wobble=0,
                detail=0.9)


def _furniture() -> daylight.Pile:
    pile, random = daylight.Pile(), dice(9)
    for z in (2.15, 3.3, 4.45, 5.6):
        for x in (-1.72, 1.55):
            pile.thing(TABLE, x, 0, z, random.uniform(-2, 2))
            if (x, z) != (1.55, 2.15):
                pile.thing(CHAIR, x + random.uniform(-0.1, 0.1), 1.165, z - 0.12, random.uniform(-9, 9), over=True)
    pile.thing(CHAIR, 0.28, 0, 2.35, 152)
    x0, x1, y0, y1 = BOARD
    b = 0.07
    pile.thing([(x0 - b, y0 - b, -0.05, x0, y1 + b, 0, FRAME), (x1, y0 - b, -0.05, x1 + b, y1 + b, 0, FRAME),
        (x0, y1, -0.05, x1, y1 + b, 0, FRAME), (x0 - b, y0 - b, -0.12, x1 + b, y0, 0, FRAME)], 0, 0, BACK)
    for z0, z1, y0, *_ in WINDOWS:
        pile.thing([(0, y0 - 0.07, z0 - 0.06, 0.12, y0, z1 + 0.06, LEDGE)], LEFT, 0, 0)
    return pile


def _shell(rays: Array, far: Array, normal: Array, mat: Array) -> tuple[Array, Array, Array]:
    """Walls, floor and ceiling behind the furniture, and the panes (material -2) in the left wall."""
    for axis, at, way, kind in ((0, LEFT, 1, -3), (0, RIGHT, -1, -4), (1, 0, 1, -5), (1, TOP, -1, -6),
        (2, BACK, -1, -7)):
        d = rays[..., axis]
        t = np.where(d * way < -1e-9, (at - EYE[axis]) / np.where(np.abs(d) < 1e-9, 1e-9, d), 1e9)
        nearer = (t > 0) & (t < far)
        far = np.where(nearer, t, far)
        mat = np.where(nearer, kind, mat)
        normal[nearer] = np.eye(3, dtype=np.float32)[axis] * way
    place = EYE + rays * far[..., None]
    for z0, z1, y0, y1, columns, rows in WINDOWS:
        u, v = (place[..., 2] - z0) / (z1 - z0), (place[..., 1] - y0) / (y1 - y0)
        du = np.abs(u * columns - np.round(u * columns)) * (z1 - z0) / columns
        dv = np.abs(v * rows - np.round(v * rows)) * (y1 - y0) / rows
        inside = (mat == -3) & (u > 0) & (u < 1) & (v > 0) & (v < 1)
        mat = np.where(inside, np.where((du > 0.028) & (dv > 0.028), -2, -8), mat)
    return far, normal, mat


def _corners(place: Array) -> Array:
    """Where walls meet it is darker."""
    x, y, z = place[..., 0], place[..., 1], place[..., 2]
    out = np.ones(x.shape, np.float32)
    for a, b in ((x - LEFT, y), (RIGHT - x, y), (BACK - z, y), (x - LEFT, TOP - y), (RIGHT - x, TOP - y),
        (BACK - z, TOP - y), (BACK - z, x - LEFT), (BACK - z, RIGHT - x)):
        out *= 1 - 0.38 * np.exp(-np.hypot(np.maximum(a, 0), np.maximum(b, 0)) / 0.45)
    return out


def _daylight(place: Array, normal: Array, air: Array) -> Array:
    """Cool light from the panes, warm light thrown back by the sunlit floor and wall."""
    out = np.broadcast_to(rgb("#3a4c66") * 0.62, place.shape).copy()
    for at, colour, power in [*(((LEFT, 2.5, z0 + 0.55), "#b9cdd0", 1.15) for z0, *_ in WINDOWS),
        ((1.4, 0.0, 3.6), "#e8a45c", 1.5), ((RIGHT, 1.2, 4.0), "#f0b070", 1.4)]:
        way = np.array(at, np.float32) - place
        d2 = (way**2).sum(2) + 0.5
        facing = np.clip((way * normal).sum(2) / np.sqrt(d2) * 0.8 + 0.2, 0, 1)
        out = out + (facing / d2 * power)[..., None] * rgb(colour)
    return out * air[..., None]


def _surfaces(place: Array, normal: Array, mat: Array, box: Array, s: float) -> Array:
    """The colour of everything in plain light: plaster, oil paint, boards, slate, wood, iron; and the chalk."""
    h, w = mat.shape
    x, y, z = place[..., 0], place[..., 1], place[..., 2]
    cloud, fine = value_noise(h, w, 90 * s, 3, 4)[..., None] - 0.5, value_noise(h, w, 3 * s, 4, 2)[..., None] - 0.5
    plaster = rgb("#a09275") * (1 + 0.16 * cloud + 0.05 * fine)
    dado = rgb("#465c50") * (1 + 0.14 * cloud)
    wall = np.where((y < 1.3)[..., None], dado, plaster)
    wall = np.where((np.abs(y - 1.3) < 0.018)[..., None], rgb("#2c3f38"), wall)
    wall = np.where((y < 0.14)[..., None], rgb("#5a4230"), wall)
    plank = np.floor((x + 20) / 0.16)
    tone = (np.sin(plank * 12.9898 + np.floor((z + np.sin(plank * 7) * 3) / 1.7) * 78.2) * 43758.5) % 1
    grainy = np.sin(x * 190 + np.sin(z * 3 + plank * 5) * 5) * 0.02
    floor = rgb("#8a6440") * (0.8 + 0.36 * tone + grainy)[..., None] * (1 + 0.3 * cloud)
    gap = np.abs((x + 20) / 0.16 - np.round((x + 20) / 0.16)) * 0.16
    floor = floor * (1 - 0.6 * smoothstep(0.008, 0.003, gap))[..., None]
    colour = np.where((mat == -5)[..., None], floor, wall)
    colour = np.where((mat == -6)[..., None], rgb("#7d7c74") * (1 + 0.16 * cloud), colour)
    colour = np.where((mat == -8)[..., None], rgb("#6d6a58"), colour)
    x0, x1, y0, y1 = BOARD
    slate = (mat == -7) & (x > x0) & (x < x1) & (y > y0) & (y < y1)
    colour = np.where(slate[..., None], rgb("#121a19") * (1 + 0.3 * cloud), colour)
    chalk = _chalk(place, mat, s)
    white = rgb("#fbf8ec") * np.where(mat == -6, 1.45, 1.2)[..., None]
    colour = colour + (white - colour) * chalk[..., None]
    shade = 0.86 + 0.28 * ((box * 0.618) % 1)[..., None]
    grain = 1 + 0.025 * np.sin((x * normal[..., 2] + z * normal[..., 0] + y * 3 + x * 2) * 90)[..., None]
    for kind, tint in ((WOOD, "#bb8150"), (LEG, "#a8744a"), (DESK, "#7d5a3c"), (IRON, "#3c4a48"), (FRAME, "#7a5330"),
        (LEDGE, "#8f8770")):
        colour = np.where((mat == kind)[..., None], rgb(tint) * shade * grain, colour)
    return colour.astype(np.float32)


def _chalk(place: Array, mat: Array, s: float) -> Array:
    """Floor, end wall and ceiling unfolded into one sheet on which the tree is drawn, then laid back."""
    sheet = Sheet(LEFT, -BACK, RIGHT - LEFT, BACK + TOP + BACK + 1, PER)
    chalk_tree(sheet, -0.32, 0.95, 61)
    high, wide = sheet.lines.shape
    tooth = value_noise(high, wide, 2.2, 7, 2)
    line = sheet.lines.astype(np.float32) / 255 * (0.55 + 0.45 * smoothstep(0.3, 0.5, tooth))
    line = np.maximum(line, sheet.rubbed.astype(np.float32) / 255 * 0.24 * (0.4 + 0.6 * smoothstep(0.35, 0.75,
        tooth)))
    yy, xx = np.mgrid[0:high, 0:wide].astype(np.float32) / PER
    x, v = xx + LEFT, yy - BACK
    x0, x1, y0, y1 = BOARD
    board = smoothstep(0, 0.06, np.minimum(np.minimum(x - x0, x1 - x), np.minimum(v - y0, y1 - v)))
    wipe = np.zeros_like(line)
    for cx, cy, r, thick in ((-0.9, 0.2, 1.5, 0.22), (-0.3, 0.1, 1.95, 0.2), (0.4, 0.0, 1.6, 0.24)):
        away = np.abs(np.hypot(x - cx, v - cy) - r)
        wipe = np.maximum(wipe, smoothstep(thick, thick * 0.5, away))
    wipe *= board
    smear = blur(line, 30) * 0.9 + blur(line, 9) * 0.35
    streak = value_noise(high, wide, 18, 11, 3, (4, 1))
    dusty = board * 0.07 * value_noise(high, wide, 130, 13, 3) + wipe * (0.02 + 0.1 * streak)
    line = line * (1 - 0.78 * wipe) + smear * 0.5 * wipe + dusty * 0.8
    v = np.where(mat == -7, place[..., 1], np.where(mat == -6, TOP + BACK - place[..., 2], place[..., 2] - BACK))
    on = np.isin(mat, (-5, -6, -7))
    mx, my = (place[..., 0] - LEFT) * PER, (v + BACK) * PER
    laid = cv2.remap(np.clip(line, 0, 1), mx.astype(np.float32), my.astype(np.float32), cv2.INTER_LINEAR)
    return np.where(on, laid, 0) * 0.92
