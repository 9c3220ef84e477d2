"""A clay maze is a gigantic fingerprint; a runner with a lamp follows a thread while the thumb comes down."""

import math

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, rgb
from atelier.matrix import Card
from atelier.motifs import sculpt
from atelier.motifs.above import ground_shadow, part, seen
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import ellipse, ribbon

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
    _thumb_shadow(canvas)
    x, y = runner
    canvas.glow(x - 24, y + 50, 130, "#ffb45a", 0.42, power=2)
    i = path.index(runner)
    ahead = path[max(0, i - 8)]
    heading = math.degrees(math.atan2((ahead[1] - y) / 0.88, ahead[0] - x))
    with canvas.at(x + 2, y + 6, 1.9):
        _runner(canvas, heading)


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


LEGS = (([(1, 4, 29), (15, 6, 27), (23, 6, 10)], [6, 5, 3.4]), ([(0, -4, 29), (-10, -6, 18), (-31, -7, 17)],
    [6, 5, 3.2]))
FEET = (([(23, 6, 6), (31, 6, 4)], [3.8, 3.2]), ([(-32, -7, 16), (-37, -7, 9)], [3.8, 3]))
COAT = (([(7, 0, 47), (4, 0, 39), (0, 0, 30)], [7.4, 6.6, 7.2]), ([(6, -8, 46), (6, 8, 46)], [5.2, 5.2]))
HEM = (([(0, 0, 32), (-6, 1, 26), (-13, 3, 23)], [7.6, 9, 6.4]),)
REACH = (([(6, 10, 46), (15, 15, 40), (28, 10, 40)], [4.8, 4, 3]), ([(6, -10, 46), (-6, -16, 41), (-15, -14, 33)],
    [4.8, 4, 3]))
HAIR = (([(8, 0, 58)], [7.4]), ([(4, 0, 59), (-6, 3, 58), (-17, 8, 56), (-27, 7, 53), (-34, 10, 51)],
    [6, 4.6, 4.2, 2.8, 0.6]))


def _runner(canvas: Canvas, heading: float) -> None:
    """A running woman seen from above, lamp held ahead; origin under her feet, 60 high."""
    look = dict(heading=heading, detail=1.0)
    a = math.radians(heading)
    lamp = (math.cos(a), math.sin(a) * 0.8 - 0.2, 0.7)
    rim = ("#ffe6a8", 1.2, 0.9, lamp)
    ground_shadow(canvas, (*LEGS, *COAT, *HEM, *REACH, *HAIR), heading, "#22080e",
        (-0.75 * math.cos(a), -0.7 * math.sin(a)), alpha=0.75)
    part(canvas, LEGS, ["#0c0f1c", "#1b2436", "#3c4c64", "#93a6b8"], light=lamp, **look)
    part(canvas, FEET, ["#3a2a28", "#a8907a", "#f4e8d0"], light=lamp, **look)
    part(canvas, HEM, ["#04222a", "#0a3c44", "#126a6c", "#3fa89c"], light=lamp, rim=rim,
        shadow=("#1a0a10", 1, 3, 2, 0.5), **look)
    part(canvas, COAT, ["#062c30", "#0c4a50", "#168480", "#5fd0c0"], light=lamp, rim=rim,
        shadow=("#1a0a10", 1, 3, 2, 0.5), **look)
    part(canvas, REACH, ["#062c30", "#0f5a5e", "#1f9c96", "#8fe8d8"], light=lamp, rim=rim,
        shadow=("#1a0a10", 1, 2, 1.5, 0.5), **look)
    hands = (([(29.5, 9.6, 40)], [3.2]), ([(-16.5, -13.6, 32)], [3]))
    part(canvas, hands, sculpt.flesh("#b87a54"), light=lamp, **look)
    part(canvas, (([(13, 0, 53)], [6.2]),), sculpt.flesh("#b87a54"), light=lamp, **look)
    part(canvas, HAIR, ["#10060a", "#2a1114", "#4a2018", "#8a4a30"], light=lamp, rim=rim,
        shadow=("#1a0a10", 0, 2, 1.5, 0.5), **look)
    for side, bend in ((-5, 0), (-3, 0), (-1, 1), (1, 1), (3, 2), (5, 3)):  # combed back into the tail
        strand = [(14, side, 61), (6, side * 1.1, 66), (-3, 1 + side * 0.5, 64), (-14, 6 + side * 0.3, 60),
            (-26, 6 + bend * 0.6, 55)]
        canvas.line([seen(joint, heading)[:2] for joint in strand], [0.2, 0.7, 0.8, 0.6, 0.2], "#b87048", 0.42,
            wobble=0, detail=1)
    x, y, _ = seen((32, 9, 33), heading)
    crisp = dict(edge=0, wobble=0, detail=1, texture=0)
    canvas.fill(ellipse(x, y, 6.4, 5.6), ["#4a2a1c", "#8a5a30"], **crisp)
    canvas.fill(ellipse(x, y, 4.6, 4), ["#fffbe4", "#ffd070"], gradient=("r", (x, y), 5), **crisp)
    canvas.glow(x, y, 22, "#fff0b8", 0.8, power=1.7)
