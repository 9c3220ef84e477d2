"""A clay maze is a gigantic fingerprint; a runner with a lamp follows a thread while the thumb comes down."""

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, mix, rgb
from atelier.matrix import Card
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import ellipse, poly, rect, ribbon, smooth

CARD = Card(
    id="thumb",
    palette="terracotta",
    composition="top-down",
    setting="clay maze",
    mood="dread",
    themes=("crime", "law", "body"),
    hero="fingerprint maze",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=518,
    grading=dict(contrast=1.1, vignette=0.3, shadows="#3e1b18"),
)

CENTRE = (286, 402)
PITCH = 50.0  # from wall to wall
ARMS = 3  # as many corridors wind into the whorl
TALL = 17.0  # height of the walls, seen from the south
THREAD = "#1f8c8a"


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light((-0.7, -0.6, 0.45), ambient="#3e1b18", key="#f4d7ae")
    phase = _phase(canvas)
    path = _thread_path(canvas, phase)
    runner = min(path, key=lambda p: (p[0] - 440) ** 2 + (p[1] - 506) ** 2)
    walls = _walls(canvas, phase, path)
    _clay(canvas, walls, runner)
    brush.background(canvas, radii=(7, 4, 2.5), impasto=0.08)
    _thread(canvas, path, walls)
    _things(canvas, path)
    _thumb_shadow(canvas)
    x, y = runner
    canvas.fill(ellipse(x - 4, y - 18, 40, 46), "#4a1a20", alpha=0.42, soft=14)
    canvas.glow(x - 42, y - 34, 110, "#ffb45a", 0.5, power=2)
    with canvas.at(x, y + 8, 1.3, 0, -1):
        _runner(canvas)


def _field(canvas: Canvas) -> tuple[Array, Array]:
    """Bent card coordinates around the whorl."""
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width].astype(np.float32) / canvas.scale
    s = canvas.scale
    bend_x = (cv2.resize(value_noise(450, 300, 74, 21, 3), (canvas.width, canvas.height)) - 0.5) * 70
    bend_y = (cv2.resize(value_noise(450, 300, 74, 22, 3), (canvas.width, canvas.height)) - 0.5) * 70
    return xx - CENTRE[0] + blur(bend_x, 3 * s), yy - CENTRE[1] + blur(bend_y, 3 * s)


def _phase(canvas: Canvas) -> Array:
    """Whole numbers are walls: spirals around the whorl that flatten into arches below it."""
    dx, dy = _field(canvas)
    r = np.hypot(dx * 1.12, dy * 0.86)
    whorl = r / PITCH + ARMS * np.arctan2(dy, dx) / (2 * np.pi)
    arches = (dy + dx * dx * 0.0011 + 10) / PITCH + 0.3
    low = smoothstep(250, 345, dy + 0.0012 * dx * dx + 14 * np.sin(dx * 0.02))
    return np.where(low > 0.5, arches, whorl).astype(np.float32)


def _thread_path(canvas: Canvas, phase: Array) -> list[tuple[float, float]]:
    """One corridor from the whorl outwards: walk along the middle between two walls."""
    wave = np.exp(2j * np.pi * phase)
    s = canvas.scale
    x, y, path = CENTRE[0] + 16.0, CENTRE[1] - 36.0, []
    heading = np.array([0.0, -1.0])

    def at(px: float, py: float) -> complex:
        return wave[int(np.clip(py * s, 0, canvas.height - 1)), int(np.clip(px * s, 0, canvas.width - 1))]

    for _ in range(900):
        slope = np.array([np.angle(at(x + 2, y) / at(x - 2, y)), np.angle(at(x, y + 2) / at(x, y - 2))]) / (8 * np.pi)
        size = np.hypot(*slope) + 1e-6
        along = np.array([-slope[1], slope[0]]) / size
        along = along if along @ heading > 0 else -along
        heading = heading * 0.6 + along * 0.4
        heading = heading / np.hypot(*heading)
        off = np.angle(at(x, y) * np.exp(-1j * np.pi)) / (2 * np.pi)
        x, y = x + heading[0] * 3 - slope[0] / size * np.clip(off / size, -2,
            2), y + heading[1] * 3 - slope[1] / size * np.clip(off / size, -2, 2)
        path.append((float(x), float(y)))
        if not (-10 < x < 610 and -10 < y < 910):
            break
    return path


def _walls(canvas: Canvas, phase: Array, path: list) -> Array:
    """1 where clay stands: ridges with gaps and dead ends, open along the thread."""
    s = canvas.scale
    distance = np.abs(phase - np.round(phase))
    walls = smoothstep(0.205, 0.17, distance)
    random = dice(12)
    trail = np.zeros((canvas.height, canvas.width), np.uint8)
    cv2.polylines(trail, [(np.array(path) * s).astype(np.int32)], False, 1, int(24 * s))
    gaps, ends = np.zeros_like(walls), np.zeros_like(walls)
    for k in range(46):
        x, y = random.random() * 600, random.random() * 900
        cv2.circle(gaps if k % 2 else ends, (int(x * s), int(y * s)), int((15 if k % 2 else 12) * s), 1.0, -1)
    cv2.circle(ends, (int(CENTRE[0] * s), int(CENTRE[1] * s)), int(9 * s), 0.0, -1)
    ends[trail > 0] = 0
    walls = np.maximum(walls * (1 - blur(gaps, 1.2 * s)), blur(ends, 1.0 * s) * 0.98)
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width].astype(np.float32) / s
    edge = np.hypot((xx - 296) / 322, (yy - 450) / 468) + (cv2.resize(value_noise(450, 300, 60, 5, 2),
        (canvas.width, canvas.height)) - 0.5) * 0.16
    return walls * smoothstep(1.02, 0.93, edge)


def _clay(canvas: Canvas, walls: Array, runner: tuple) -> None:
    """Light the clay: floor, sides and tops seen obliquely, cast shadows, a pool around the lamp."""
    s = canvas.scale
    g = canvas.grain
    tall = int(TALL * s)
    solid = (walls > 0.5).astype(np.float32)
    # how high the visible point stands: look from the south, so each wall hides what lies north of its top
    height = np.zeros_like(solid)
    for k in range(tall + 1):
        height = np.maximum(height, np.roll(solid, -k, 0) * k)
    top = np.roll(solid, -tall, 0)
    top = blur(top, 0.6 * s)
    shade = np.zeros_like(solid)  # shadows on the floor, from the upper left
    for k in range(1, int(30 * s), 2):
        shade = np.maximum(shade, np.roll(np.roll(solid, int(k * 0.75), 0), k, 1))
    shade = blur(shade * (1 - solid), 1.6 * s)
    hollow = blur(solid, 9 * s)
    tone = g.page(g.medium) * 0.5 + g.page(g.large) * 0.7
    floor = rgb("#c8704a") * (1 - 0.55 * hollow[..., None]) * (0.8 + 0.3 * tone[..., None])
    floor = floor * (1 - 0.55 * shade[..., None]) + rgb("#3e1b18") * 0.3 * shade[..., None]
    rise = np.clip(height / tall, 0, 1)[..., None]
    slope_x = cv2.Sobel(blur(solid, 2.5 * s), cv2.CV_32F, 1, 0, ksize=3)
    turn = np.roll(slope_x, -tall // 2, 0)
    side = rgb("#a2492f") * (0.42 + 0.75 * rise) * (1 + np.clip(turn * 5, -0.35, 0.5))[...,
        None] * (0.82 + 0.34 * tone[..., None])
    dome = blur(np.roll(solid, -tall, 0), 4.5 * s)
    gx, gy = cv2.Sobel(dome, cv2.CV_32F, 1, 0, ksize=5), cv2.Sobel(dome, cv2.CV_32F, 0, 1, ksize=5)
    lit = np.clip((gx * 0.75 + gy * 0.65) * (0.12 * s), -1, 1)
    crest = rgb("#ecb084") * (0.84 + 0.26 * tone[..., None]) * (1 + 0.62 * lit[...,
        None]) + rgb("#f4d7ae") * np.clip(lit, 0, 1)[..., None] * 0.22
    scratch = (g.page(g.across) - 0.5)[..., None] * 0.1 + (g.page(g.white) - 0.5)[..., None] * 0.05
    picture = floor * (height < 1)[..., None] + side * (height >= 1)[..., None]
    picture = picture + (crest - picture) * top[..., None]
    picture = picture * (1 + scratch)
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width].astype(np.float32) / s
    near = np.hypot(xx - runner[0] + 30, (yy - runner[1]) * 1.1)
    pool = 1 / (1 + (near / 62) ** 2)
    light = rgb("#fff0e0") * (1.0 - 0.28 * (yy / 900) - 0.1 * (xx / 600))[..., None] + rgb("#ffb860") * pool[...,
        None] * 0.8
    canvas.picture[:] = np.clip(picture * light, 0, 1)
    canvas.detail[:] = 0.35


def _thread(canvas: Canvas, path: list, walls: Array) -> None:
    """The turquoise thread on the floor of one corridor; walls in front of it hide it."""
    before = canvas.picture.copy()
    line = path[::6]
    for dx, dy, width, colour, soft in ((1.5, 3, 4.6, "#2a0c10", 1.4), (0, 0, 4.4, THREAD, 0),
        (-0.6, -1, 1.6, "#7fe6dc", 0)):
        for k in range(0, len(line) - 2, 8):
            canvas.line([(x + dx, y + dy) for x, y in line[k : k + 9]], width, colour, 0.55 if soft else 1,
                soft=soft, wobble=0, rough=0.1, detail=0.95)
    s = canvas.scale
    solid = (walls > 0.5).astype(np.float32)
    hidden = np.zeros_like(solid)
    for k in range(int(TALL * s) + 1):
        hidden = np.maximum(hidden, np.roll(solid, -k, 0))
    hidden = blur(hidden, 0.5 * s)[..., None]
    canvas.picture[:] = canvas.picture * (1 - hidden) + before * hidden


def _thumb_shadow(canvas: Canvas) -> None:
    """A thumb out of the upper right; we see only what it darkens."""
    shape = ribbon([(760, -140), (640, 40), (556, 176), (500, 270), (462, 330)], [250, 236, 206, 200, 222, 226, 186])
    for soft, alpha in ((16, 0.5), (4, 0.78)):
        canvas.fill(shape, "#54202e", alpha=alpha, soft=soft, blend="multiply", edge=0, wobble=0.6, grain=0.1)


def _things(canvas: Canvas, path: list) -> None:
    """What others lost on the way: a suitcase, a hat."""
    look = dict(edge=0.08, wobble=0.2, detail=0.85)
    x, y = min(path, key=lambda p: (p[0] - 70) ** 2 + (p[1] - 300) ** 2)
    with canvas.at(x + 13, y + 10, 0.86):
        canvas.fill(ellipse(3, 3, 22, 8), "#2a0c10", alpha=0.5, soft=3)
        canvas.fill(rect(-18, -22, 36, 24, 4), ["#c8a070", "#6a4028"], form=0.6, radius=6, **look)
        canvas.line([(-7, -22), (-5, -29), (5, -29), (7, -22)], 2.6, "#4a2418", detail=0.85)


    x, y = min(path, key=lambda p: (p[0] - 110) ** 2 + (p[1] - 600) ** 2)
    with canvas.at(x, y + 4, 0.9):
        canvas.fill(ellipse(4, 3, 20, 7), "#2a0c10", alpha=0.5, soft=3)
        canvas.fill(ellipse(0, 0, 20, 8), ["#5a4a44", "#2c2020"], form=0.6, radius=5, **look)
        canvas.fill(smooth([(-11, 0), (-10, -13), (0, -17), (10, -13), (11, 0), (0, 4)]), ["#6a5850", "#30242a"],
            form=0.7, radius=7, **look)
        canvas.line([(-11, -3), (0, 1), (11, -3)], 4, THREAD, detail=0.9, wobble=0.1)


def _runner(canvas: Canvas) -> None:
    """A running woman seen from high above, lamp held ahead; origin feet, 62 high."""
    look = dict(edge=0.06, wobble=0.2, detail=0.95)
    lamp = (0.8, -0.2, 0.4)
    rim = ("#ffe2a0", 1.8, 0.95, lamp)
    canvas.fill(poly([(-4, 2), (6, 4), (-44, 26), (-58, 20)]), "#2a0c10", alpha=0.6, soft=3)
    canvas.fill(ribbon([(-3, -18), (-13, -10), (-22, -9)], [9, 7, 5]), ["#2c3a4c", "#17202e"], form=0.6, radius=4,
        light=lamp, **look)
    canvas.fill(ellipse(-24, -9, 5, 3.4, -30), "#f4e8d0", **look)
    canvas.fill(ribbon([(3, -18), (11, -9), (7, 1)], [9, 8, 6]), ["#3a4c60", "#1c2838"], form=0.6, radius=4,
        light=lamp, rim=rim, **look)
    canvas.fill(ellipse(10, 2, 6, 3.4), "#f4e8d0", **look)
    canvas.fill(ribbon([(-6, -40), (-17, -34), (-20, -26)], [9, 7, 6]), ["#1f7c7a", "#0d4648"], form=0.6, radius=4,
        light=lamp, **look)
    canvas.fill(smooth([(-10, -46), (-13, -32), (-9, -16), (4, -13), (11, -18), (12, -34), (8, -47)]),
        ["#5fd0c4", "#1f8c8a", "#0d4648"], gradient=((12, -34), (-14, -26)), form=0.75, radius=10, light=lamp,
        rim=rim, **look)
    canvas.fill(ribbon([(7, -42), (18, -38), (26, -44)], [9, 7, 5.6]), ["#5fd0c4", "#1f8c8a"], form=0.6, radius=4,
        light=lamp, rim=rim, **look)
    canvas.fill(ellipse(27, -45, 3.6), "#c88a60", **look)
    canvas.fill(ribbon([(-4, -60), (-17, -56), (-30, -58), (-38, -52)], [9, 8, 6, 1]), ["#3a1c18", "#1c0e10"],
        form=0.5, radius=4, light=lamp, rim=rim, **look)
    canvas.fill(ellipse(2, -56, 10.5, 11), ["#c88a60", "#a86848"], form=0.6, radius=8, light=lamp, rim=rim, **look)
    canvas.fill(smooth([(9, -64), (0, -68), (-10, -64), (-12, -54), (-7, -46), (-2, -50), (-1, -58), (6, -60)]),
        ["#4a2620", "#241214"], form=0.6, radius=6, light=lamp, **look)
    canvas.fill(ellipse(8.4, -55, 1.2, 1.6), "#1c0a0c", edge=0, wobble=0, detail=1)
    canvas.line([(5, -59), (8, -60), (11, -58.6)], [0.4, 1.3, 0.4], "#241214", wobble=0, detail=1)
    canvas.fill(ellipse(9, -50, 2, 2.4), "#5a1c1c", edge=0, wobble=0, detail=1)
    canvas.line([(27, -46), (27, -38)], 1.4, "#3a1c18", wobble=0)
    canvas.fill(rect(22, -38, 11, 14, 2), ["#ffd070", "#fff8dc", "#ffc050"], edge=0, wobble=0, detail=1, texture=0)
    canvas.fill(rect(21, -40, 13, 3, 1), mix("#3a1c18", "#8a5a30", 0.4), edge=0, wobble=0, detail=1)
    canvas.fill(rect(21, -25, 13, 3, 1), "#3a1c18", edge=0, wobble=0, detail=1)
    canvas.glow(27, -31, 34, "#fff0b8", 0.85, power=1.5)
