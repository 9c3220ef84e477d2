"""A clay maze is a gigantic fingerprint; a runner with a lamp follows a thread while the thumb comes down."""

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, rgb
from atelier.matrix import Card
from atelier.motifs.heads import Head
from atelier.motifs.person import Person, Pose, person
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import rect, ribbon, smooth

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
SIZE = 0.8  # of the runner: twice as tall as the walls
HAND = (34.0, -58.0)  # where she holds the thread, in her own units


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light((-0.7, -0.6, 0.45), ambient="#3e1b18", key="#f4d7ae")
    phase = _phase(canvas)
    path = _thread_path(canvas, phase)
    step = min(range(len(path)), key=lambda k: (path[k][0] - 326) ** 2 + (path[k][1] - 566) ** 2)
    runner = path[step]
    walls = _walls(canvas, phase, path)
    _clay(canvas, walls, runner)
    brush.background(canvas, radii=(4, 2.5), impasto=0.05)
    _thread(canvas, path, step, walls)
    _thumb_shadow(canvas)
    x, y = runner
    canvas.glow(x - 34, y - 30, 150, "#ffb45a", 0.5, power=2)
    before = canvas.picture.copy()
    _in_hand(canvas, path, step, SIZE)
    with canvas.at(x, y + 7, SIZE, 0, -1):
        _runner(canvas)
    _before(canvas, before, path, runner, walls)


def _field(canvas: Canvas) -> tuple[Array, Array]:
    """Bent card coordinates around the whorl."""
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width].astype(np.float32) / canvas.scale
    s = canvas.scale
    bend_x = (cv2.resize(value_noise(450, 300, 120, 21, 2), (canvas.width, canvas.height)) - 0.5) * 64
    bend_y = (cv2.resize(value_noise(450, 300, 120, 22, 2), (canvas.width, canvas.height)) - 0.5) * 64
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
    wave = np.exp(2j * np.pi * phase)
    for k in range(34):
        x, y = random.random() * 600, random.random() * 900
        if k % 2:
            cv2.circle(gaps, (int(x * s), int(y * s)), int(13 * s), 1.0, -1)
            continue
        # a wall across the corridor
        px, py = int(np.clip(x * s, 4, canvas.width - 5)), int(np.clip(y * s, 4, canvas.height - 5))
        across = np.array([np.angle(wave[py, px + 3] / wave[py, px - 3]),
            np.angle(wave[py + 3, px] / wave[py - 3, px])])
        slope = np.hypot(*across) / (12 * np.pi) + 1e-6  # phase for each pixel
        across = across / (np.hypot(*across) + 1e-6)
        off = np.angle(-wave[py, px]) / (2 * np.pi) / slope
        px, py = px - across[0] * off, py - across[1] * off
        half = across * 0.36 / slope
        if trail[int(np.clip(py, 0, canvas.height - 1)), int(np.clip(px, 0, canvas.width - 1))] or abs(off) > 30 * s:
            continue
        cv2.line(ends, (int(px - half[0]), int(py - half[1])), (int(px + half[0]), int(py + half[1])), 1.0,
            int(14 * s))
    cv2.circle(ends, (int(CENTRE[0] * s), int(CENTRE[1] * s)), int(9 * s), 0.0, -1)
    ends[trail > 0] = 0
    walls = np.maximum(walls * (1 - blur(gaps, 1.2 * s)), blur(ends, 1.0 * s) * 0.98)
    dx, dy = _field(canvas)
    seam = dy + 0.0012 * dx * dx + 14 * np.sin(dx * 0.02)
    walls = walls * smoothstep(9, 15, np.abs(seam - 297))  # a lane parts the whorl from the arches
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
    dome = blur(np.roll(solid, -tall, 0), 2.6 * s)
    gx, gy = cv2.Sobel(dome, cv2.CV_32F, 1, 0, ksize=5), cv2.Sobel(dome, cv2.CV_32F, 0, 1, ksize=5)
    lit = np.clip((gx * 0.75 + gy * 0.65) * (0.075 * s), -1, 1)
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
    canvas.detail[:] = 0.5


def _strand(canvas: Canvas, line: list, shade: tuple[float, float] = (1.5, 3)) -> None:
    """A length of thread with its small shadow and its shine."""
    for dx, dy, width, colour, soft in ((*shade, 4.6, "#2a0c10", 1.4), (0, 0, 4.4, THREAD, 0),
        (-0.6, -1, 1.6, "#7fe6dc", 0)):
        for k in range(0, len(line) - 2, 8):
            canvas.line([(x + dx, y + dy) for x, y in line[k : k + 9]], width, colour, 0.55 if soft else 1,
                soft=soft, wobble=0, rough=0.1, detail=0.95)


def _thread(canvas: Canvas, path: list, step: int, walls: Array) -> None:
    """The turquoise thread on the floor of one corridor; walls in front of it hide it; the runner has lifted it."""
    before = canvas.picture.copy()
    _strand(canvas, path[: step - 27 : 6])
    _strand(canvas, path[step + 33 :: 6])
    s = canvas.scale
    solid = (walls > 0.5).astype(np.float32)
    hidden = np.zeros_like(solid)
    for k in range(int(TALL * s) + 1):
        hidden = np.maximum(hidden, np.roll(solid, -k, 0))
    hidden = blur(hidden, 0.5 * s)[..., None]
    canvas.picture[:] = canvas.picture * (1 - hidden) + before * hidden


def _in_hand(canvas: Canvas, path: list, step: int, size: float) -> None:
    """The lifted piece: from the floor before her up through her hand, and past her hip down to the floor behind."""
    x, y = path[step]
    hand = (x - size * (HAND[0] + 3), y + 7 + size * HAND[1])
    fore, aft = path[step - 26], path[step + 31]
    canvas.line([fore, (hand[0] - 6, fore[1] + 3), (x, y + 4), aft], [2, 4, 5, 2], "#2a0c10", 0.5, soft=2, wobble=0, rough=0)
    lower = [path[step - 34], fore, (hand[0] - 20, (hand[1] + fore[1]) / 2 + 6), hand]
    upper = [hand, ((hand[0] + aft[0]) / 2, (hand[1] + aft[1]) / 2 + 9), *path[step + 31 : step + 41 : 3]]
    for way in (lower, upper):
        canvas.line(way, 4.2, THREAD, 1, wobble=0, rough=0.1, detail=0.95)
        canvas.line([(a - 0.6, b - 1) for a, b in way], 1.6, "#7fe6dc", 1, wobble=0, rough=0.1, detail=0.95)


def _before(canvas: Canvas, before: Array, path: list, runner: tuple, walls: Array) -> None:
    """Bring back the wall between her and us: it hides what stands low behind it."""
    s = canvas.scale
    near = sorted((x, y) for x, y in path if abs(x - runner[0]) < 90 and abs(y - runner[1]) < 60)
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width].astype(np.float32) / s
    ground = np.interp(xx, [x for x, _ in near], [y for _, y in near])
    solid = ((walls > 0.5) & (yy > ground) & (np.abs(xx - runner[0]) < 88) & (yy < ground + 46)).astype(np.float32)
    hidden = np.zeros_like(solid)
    for k in range(int(TALL * s) + 1):
        hidden = np.maximum(hidden, np.roll(solid, -k, 0))
    hidden = blur(hidden, 0.5 * s)[..., None]
    canvas.picture[:] = canvas.picture * (1 - hidden) + before * hidden


def _thumb_shadow(canvas: Canvas) -> None:
    """A thumb out of the upper right; we see only what it darkens."""
    shape = ribbon([(830, -200), (704, 0), (608, 164), (548, 276), (508, 356)], [290, 250, 214, 204, 216, 196])
    for soft, alpha in ((18, 0.5), (3, 0.72)):
        canvas.fill(shape, "#6e3040", alpha=alpha, soft=soft, blend="multiply", edge=0, wobble=0.4, grain=0.1)


WHO = Person(Head(skin="#c98a62", hair="#4a2018", style="bob", mood="open", nose=0.9), top="#1c948e", legs="#2a3a58",
    shoes="#f0dcb4", outfit="coat", scarf=None, rim="#ffe6a8")
RUN = Pose(24, -10, (0, -55), (27, -6), (-34, -22), HAND, (50, -100))


def _runner(canvas: Canvas) -> None:
    """She runs to the right here, a lantern held out before her; origin on the ground, 115 high."""
    canvas.fill(smooth([(-84, -4), (-20, -8), (34, -6), (40, 2), (0, 8), (-60, 8)]), "#2c0c12", alpha=0.6, soft=4,
        edge=0)
    hair = ["#8a4628", "#4a2018"]
    for way, width in (([(24, -116), (2, -122), (-20, -112), (-40, -120), (-58, -110)], [14, 13, 10, 6, 1]),
        ([(22, -110), (0, -112), (-18, -102), (-36, -106), (-50, -96)], [13, 12, 9, 6, 1]),
        ([(22, -104), (4, -102), (-12, -94), (-28, -96)], [11, 9, 6, 1])):
        canvas.fill(ribbon(way, width), hair, form=0.8, radius=5, rim=("#ffc880", 1.2, 0.5), edge=0.1, wobble=0.2,
            detail=0.95)
    # the coat flies
    canvas.fill(smooth([(4, -60), (-16, -62), (-46, -50), (-58, -32), (-40, -30), (-18, -36), (8, -46)]),
        ["#157a78", "#0a4a50"], form=0.7, radius=8, rim=("#ffe6a8", 1.2, 0.5), edge=0.1, wobble=0.2, detail=0.9)
    crisp = dict(edge=0.05, wobble=0, detail=1, texture=0)
    x, y = 53, -77
    canvas.line([(x - 7, y - 12), (x, y - 24), (x + 7, y - 12)], [2, 2, 2], "#3a2418", 1, rough=0, wobble=0, detail=1)
    canvas.fill(rect(x - 9, y - 14, 18, 6, 2), "#5a3418", **crisp)
    canvas.fill(rect(x - 7.5, y - 8, 15, 20, 3), ["#fffbe4", "#ffe08a", "#ffb84a"], gradient=("r", (x, y + 2), 14),
        mottle=0, grain=0, **crisp)
    canvas.fill(rect(x - 9.6, y + 12, 19.2, 6, 2), "#5a3418", **crisp)
    for dx in (-7.5, 7.5):
        canvas.line([(x + dx, y - 8), (x + dx, y + 2), (x + dx, y + 12)], 1.6, "#5a3418", 0.9, rough=0, wobble=0,
            detail=1)
    canvas.glow(x, y + 2, 70, "#ffe6a0", 1.0, power=1.6)
    person(canvas, WHO, RUN)
