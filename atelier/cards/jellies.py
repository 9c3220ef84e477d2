"""Black water, one shaft of light: an empty tailcoat drifts with open arms, and a jellyfish comes to it."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.clay import Clay
from atelier.colour import Array
from atelier.matrix import Card
from atelier.mesh import Mesh, turn
from atelier.noise import dice, smoothstep, value_noise
from atelier.paths import ellipse, ribbon, smooth
from atelier.view import Camera, View, film, linear, look

CARD = Card(
    id="jellies",
    palette="abyss",
    composition="underwater",
    setting="black water",
    mood="tenderness",
    themes=("love", "death", "music", "loneliness", "dreams"),
    hero="empty tailcoat",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2109,
    grading=dict(contrast=1.06, vignette=0.22, warm=0.02, shadows="#06161e"),
)

WOOL, SATIN, INSIDE = range(3)
TINTS = ("#39424a", "#66737a", "#101418")
CAMERA = Camera((0, 0, -420), (0, 0, 0), focal=1010, middle=(262, 470))
WAY = np.array([-0.34, 1.0, -0.22])
AT, HANG = np.array([0.0, -6.0, 0.0]), turn(16, -8, -9)
FLAT = dict(grain=0, texture=0, mottle=0)


def draw(canvas: Canvas) -> None:
    """The dark, the shaft, the coat by rays, the jellyfish as light."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    view = look(_coat(), CAMERA, s, lift=0.3)
    shaft = _shaft(view.place)
    light = view.sun(WAY, "#d8f2e8", 4.6, 0.03, 6) * shaft[..., None]
    light += view.sky("#3a6a70", "#12282e", "#04080a", TINTS, 0.22, 10, dim=0.1)
    light += 0.25 * np.clip((view.normal * np.array([0.85, 0.35, -0.2])).sum(2), 0, 1)[..., None] * linear("#e8b0b0")
    picture = film(_surfaces(view) * light * 1.5, 1.6)
    murk = value_noise(h, w, 120 * s, 3, 4)
    deep = np.array([0.012, 0.045, 0.06]) * (0.6 + 0.8 * murk)[..., None] * (1.3 - yy / 900)[..., None]
    axis = 196 + 0.30 * (yy - 60)  # the shaft on the card
    wide = 62 + 0.115 * yy
    beam = np.exp(-(np.abs((xx - axis) / wide) ** 2.6)) * smoothstep(1010, 60, yy) * (0.72 + 0.5 * (value_noise(h, w, 34 * s, 8, 3, (0.5, 9)) - 0.5))
    canvas.picture[:] = deep + (np.array([0.36, 0.62, 0.62]) * 0.62 * beam[..., None])
    brush.background(canvas, (20, 10, 5), impasto=0.05)
    cover = view.fit(canvas, (view.mat >= 0).astype(np.float32))[..., None]
    fade = 1 - 0.75 * smoothstep(640, 840, yy)[..., None]
    canvas.picture[:] = canvas.picture * (1 - cover) + (view.fit(canvas, picture) * fade + canvas.picture * 0.3) * cover
    canvas.picture[:] += (beam * 0.10)[..., None] * np.array([0.5, 0.8, 0.8])
    _jelly(canvas)
    _snow(canvas)


def _shaft(place: Array) -> Array:
    """How much of the one light arrives: a slanting column about as wide as the shoulders."""
    way = WAY / np.linalg.norm(WAY)
    off = place - np.array([-4.0, 0, 0])
    off = off - (off @ way)[..., None] * way
    return np.exp(-((np.linalg.norm(off, axis=2) / 52) ** 4)).astype(np.float32)


def _coat() -> Mesh:
    """Seen from behind: narrow waist, two tails, sleeves open, nobody in the collar. Centimetres."""
    c = Clay()
    body = c.group()
    fold = ((1, 0.5, 0), 22, 0.7, 1.0)
    c.cone((0, -44, 0), (0, -2, 0), 19, 14, WOOL, 8, flat=((0, 0, 1), 0.55), fold=fold)
    c.chain([(-22, -52, 0), (-9, -57, -1), (9, -57, -1), (22, -52, 0)], [7.4, 7.6, 7.6, 7.4], mat=WOOL, blend=8)
    c.cone((0, -2, 0), (0, 10, 0), 14, 15, WOOL, 8, flat=((0, 0, 1), 0.5))
    c.cone((0, -58, -2), (1, -76, -6), 8.5, 11, INSIDE, 2, cut=1)
    c.group(body, 5)
    c.chain([(-22, -52, 0), (-40, -46, -2), (-58, -54, -8), (-70, -72, -16), (-73, -84, -20)], [8.2, 7.8, 7.2, 7.0, 8.4], mat=WOOL, blend=6,
        fold=((0.8, -0.5, 0), 12, 1.1, 2))
    c.cone((-72, -80, -18), (-75, -96, -24), 6.2, 8.2, INSIDE, 1, cut=1)
    c.group(body, 5)
    c.chain([(22, -52, 0), (40, -42, 3), (56, -48, 0), (70, -64, -10), (74, -76, -14)], [8.2, 7.8, 7.2, 7.0, 8.4], mat=WOOL, blend=6,
        fold=((0.8, 0.5, 0), 12, 1.1, 4))
    c.cone((73.4, -72, -13), (77, -90, -20), 6.2, 8.2, INSIDE, 1, cut=1)
    c.group(body, 2)
    c.chain([(-11, -60, -6), (-9, -65, 3), (0, -66.5, 7), (9, -65, 3), (11, -60, -6)], [3, 3.6, 3.8, 3.6, 3], mat=SATIN, blend=3)
    for x in (-5, 5):
        c.group()
        c.ball((x, 0, 9.4), 1.7, mat=SATIN)
    m = Mesh()
    m.place(AT, HANG)
    m.clay(c, 1.1)
    _tail(m, [(-7, -2, -9), (-10, 26, -10), (-19, 56, -7), (-25, 88, -1), (-40, 116, 8)], [11.5, 13.5, 13, 9.5, 1.2], 0.6)
    _tail(m, [(7, -2, -9.6), (11, 26, -11), (13, 58, -14), (22, 92, -12), (19, 124, -4)], [11.5, 13.5, 12.5, 9, 1.2], 2.2)
    m.place()
    return m


def _tail(m: Mesh, points: list[tuple[float, float, float]], widths: list[float], phase: float) -> None:
    """One swallow tail: flat cloth with long soft folds, hanging from the waist."""
    k, u = np.linspace(0, len(points) - 1, 60), np.linspace(-1, 1, 31)
    p = np.stack([np.interp(k, range(len(points)), [q[a] for q in points]) for a in range(3)], 1)
    for _ in range(40):
        p[1:-1] = (p[:-2] + 2 * p[1:-1] + p[2:]) / 4
    half = np.interp(k, range(len(widths)), widths)
    wave = 1.9 * np.sin(u[None] * 5.5 + phase + 0.045 * p[:, 1:2]) * np.linspace(0.15, 1, 60)[:, None]
    cloth = np.stack([p[:, :1] + half[:, None] * u, np.repeat(p[:, 1:2], 31, 1) + 3 * np.abs(u) ** 2, p[:, 2:] + wave], -1)
    m.sheet(cloth * (1, -1, 1), WOOL)


def _surfaces(view: View) -> Array:
    """Black wool with a tailor's seams down the back, satin at the collar."""
    h, w = view.mat.shape
    fine = value_noise(h, w, 3 * view.scale, 4, 3) - 0.5
    colour = np.array([linear(t) for t in TINTS], np.float32)[view.mat] * (1 + 0.24 * fine)[..., None]
    x, y, z = ((view.place - AT) @ HANG)[..., 0], ((view.place - AT) @ HANG)[..., 1], ((view.place - AT) @ HANG)[..., 2]
    on = (view.mat == WOOL) & (z < 0) & (np.abs(x) < 21)
    bow = 7 + 9 * smoothstep(-4, 52, y) ** 2  # the side seams run from the waist out to the shoulder blades
    seam = np.minimum(np.abs(x) + 30 * (y < -2), np.minimum(np.abs(np.abs(x) - bow) + 30 * (y < 0), np.abs(y + 1 + 0.01 * x * x) + 30 * (np.abs(x) > 17)))
    dark = np.exp(-((seam / 0.55) ** 2)) * on
    lit = np.exp(-(((seam - 1.3) / 0.6) ** 2)) * on
    return colour * (1 - 0.75 * dark + 0.35 * lit)[..., None].astype(np.float32)


def _jelly(canvas: Canvas) -> None:
    """A bell of light over the collar, to one side; its threads hang about the open sleeve."""
    random = dice(5)
    x, y = 402.0, 214.0
    canvas.glow(x - 6, y + 10, 210, "#c88a96", 0.34)
    for k in range(26):  # threads
        t = np.linspace(0, 1, 9)
        start = x - 66 + 132 * (k + 0.5) / 26
        long = random.uniform(210, 470)
        sway = random.uniform(14, 40)
        phase = random.random() * 2 + start * 0.02
        px = start + (x - 30 - start) * 0.25 * t - 62 * t**1.6 + sway * np.sin(t * 4.2 + phase) * t
        points = list(zip(px, y + 38 + long * t, strict=True))
        canvas.line(points, [1.5, 1.1, 0.7, 0.3], "#f0c6c4", 0.34 * random.uniform(0.5, 1.2), blend="screen", wobble=0.2, detail=0.7, **FLAT)
    for k in range(5):  # the frilled arms
        t = np.linspace(0, 1, 14)
        px = x - 26 + 13 * k + (-70 + 9 * k) * t**1.4 + 15 * np.sin(t * 7 + k * 1.3) * t
        py = y + 30 + (190 + 26 * (k % 3)) * t
        width = [9, 15, 12, 14, 9, 10, 5, 1]
        arm = canvas.fill(ribbon(list(zip(px, py, strict=True)), width), ["#f6d2c8", "#c67f90", "#5a3a58"], alpha=0.42, soft=1.0, blend="screen", edge=0.3, wobble=1.4, detail=0.6, **FLAT)
        for side in (-1, 1):
            frill = list(zip(px + side * 5 * np.sin(t * 40 + k), py, strict=True))
            canvas.line(frill, [2.2, 2.6, 2, 1, 0.4], "#ffeadc", 0.4, blend="screen", wobble=0.3, detail=0.7, **FLAT)
        del arm
    bell = smooth([(x - 82, y + 38, 1), (x - 88, y + 4), (x - 64, y - 50), (x - 8, y - 78), (x + 50, y - 62), (x + 84, y - 12), (x + 82, y + 30, 1), (x + 62, y + 44),
        (x + 44, y + 32), (x + 22, y + 48), (x, y + 35), (x - 22, y + 50), (x - 44, y + 36), (x - 64, y + 50)])
    dome = canvas.fill(bell, [(0, "#9a5a70"), (0.55, "#c98a90"), (0.86, "#f0c4b4"), (1, "#fff0dc")], gradient=("r", (x + 16, y + 22), 104), alpha=0.62, blend="screen", edge=0.06,
        wobble=0.4, detail=0.7, **FLAT)
    canvas.fill(ellipse(x + 4, y + 18, 52, 44), "#5a2440", alpha=0.5, soft=12, clip=dome, **FLAT)
    for k in range(13):  # ribs
        a = -1 + 2 * (k + 0.5) / 13
        points = [(x - 4 + 20 * a, y - 70 + 10 * abs(a)), (x + 62 * a, y - 30), (x + 84 * a, y + 36)]
        canvas.line(points, [0.5, 1.6, 2.6], "#ffe9d8", 0.3, blend="screen", clip=dome, soft=0.5, wobble=0.3, detail=0.7, **FLAT)
    canvas.fill(smooth([(x - 74, y - 4), (x - 54, y - 46), (x - 10, y - 68), (x + 14, y - 64), (x - 26, y - 48), (x - 56, y - 14)]), "#fffbe8", alpha=0.75, soft=5, clip=dome, **FLAT)
    for a in (0, 1, 2, 3):
        t = math.tau * a / 4 + 0.5
        canvas.fill(ellipse(x + 4 + 17 * math.cos(t), y - 10 + 9 * math.sin(t), 11, 6), "#ffd2b8", alpha=0.5, soft=2, blend="screen", clip=dome, **FLAT)


def _snow(canvas: Canvas) -> None:
    random = dice(9)
    for _ in range(150):
        y = random.uniform(0, 880)
        x = 196 + 0.30 * (y - 60) + random.normal(0, 60 + 0.1 * y)
        canvas.fill(ellipse(x, y, random.uniform(0.4, 1.5)), "#e6fff6", alpha=random.uniform(0.1, 0.5), soft=0.3, wobble=0, edge=0, blend="screen", **FLAT)
