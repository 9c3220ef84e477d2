"""Dusk over a hillside with three lit windows; the hill is a coil, and in the dark corner below it an eye opens."""

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array
from atelier.matrix import Card
from atelier.mesh import Mesh, turn
from atelier.noise import smoothstep, value_noise
from atelier.paths import ellipse, smooth
from atelier.view import Camera, View, film, linear, look

CARD = Card(
    id="python",
    palette="dusk-straw",
    composition="close-up",
    setting="hill country",
    mood="menace",
    themes=("animals", "home", "danger", "sleep", "night"),
    hero="python as a hill",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2110,
    grading=dict(contrast=1.06, vignette=0.24, warm=0.04, shadows="#141430"),
)

SNAKE, HOUSE, ROOF, HEAD = range(4)
TINTS = ("#6f6a3c", "#2c2a30", "#221f26", "#4a4a32")
CAMERA = Camera((0.0, 3.6, -11.5), (0.0, 2.2, 0.0), focal=900, middle=(300, 520))
HOMES = ((0.302, 0.0), (0.345, 0.10), (0.262, 0.07))  # along the body, and how far down its slope towards us


def spine() -> tuple[Array, Array]:
    """The body: in from the left below, over the hill, round behind, and back along the ground to the head."""
    knots = np.array([(-7.5, -0.6, -0.6), (-4.6, 0.6, -0.3), (-1.8, 2.5, 0.2), (1.0, 3.5, 0.8), (3.6, 2.5, 1.6), (5.2, 0.6, 2.4), (4.6, -0.6, 3.6),
        (1.0, -0.4, 5.0), (-4.0, 1.8, 6.0), (-9.0, 3.0, 6.5)])
    k = np.linspace(0, len(knots) - 1.001, 420)
    p = np.concatenate([2 * knots[:1] - knots[1:2], knots, 2 * knots[-1:] - knots[-2:-1]])
    i = k.astype(int) + 1
    t = (k - i + 1)[:, None]
    a, b, c, d = p[i - 1], p[i], p[i + 1], p[np.minimum(i + 2, len(p) - 1)]
    line = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
    return line, np.interp(k, [0, 3, 6, 9], [2.35, 2.5, 2.2, 1.9])


def draw(canvas: Canvas) -> None:
    """Last light from the right behind the ridge, cool sky above, nothing below."""
    view = look(_scene(), CAMERA, canvas.scale, lift=4e-3)
    light = view.sun((0.8, 0.42, 0.5), "#ffb066", 3.0, 0.03, 5)
    light += view.sky("#5a6a9a", "#c89a86", "#0c0c14", TINTS, 0.95, 12, dim=0.15)
    light *= smoothstep(-2.2, 2.6, view.place[..., 1])[..., None] * 0.96 + 0.04
    picture = film(_surfaces(view) * light * 1.15, 2.0)
    high = np.clip(view.rays[..., 1] * 2.4 + 0.1, 0, 1)[..., None]
    glow = np.exp(-(((view.rays[..., 0] - 0.22) / 0.26) ** 2))[..., None]
    sky = np.array([0.93, 0.66, 0.44]) * (1 - high) + np.array([0.36, 0.42, 0.58]) * high
    sky = sky + (np.array([0.98, 0.80, 0.52]) - sky) * glow * (1 - high) * 0.6
    low = smoothstep(560, 800, np.mgrid[0 : view.far.shape[0], 0 : view.far.shape[1]][0] / view.scale)[..., None]
    picture = picture * (1 - 0.8 * low)
    view.show(canvas, np.where((view.mat < 0)[..., None], sky, picture))
    brush.background(canvas, (14, 7, 3.5), impasto=0.07)
    _windows(canvas)
    _eye(canvas)


def _frame(along: float) -> tuple[Array, Array, Array, float]:
    line, radii = spine()
    i = int(along * (len(line) - 1))
    way = line[i + 1] - line[i - 1]
    way /= np.linalg.norm(way)
    up = np.array([0, 1.0, 0]) - way * way[1]
    up /= np.linalg.norm(up)
    return line[i], up, np.cross(up, way), float(radii[i])


def _spot(along: float, down: float) -> Array:
    """A place on the back, `down` (share of a half turn) towards us."""
    p, up, side, r = _frame(along)
    if side[2] > 0:
        side = -side
    a = np.pi * down
    return p + r * (np.cos(a) * up + np.sin(a) * side)


def _scene() -> Mesh:
    m = Mesh()
    line, radii = spine()
    m.tube(line, radii, SNAKE, 120, caps=False)
    t = np.linspace(-1, 1, 90)  # the nearest turn of the body, where the head lies in the dark
    m.tube(np.stack([9 * t, -2.55 - 0.5 * t + 0.35 * np.cos(t * 3), -2.2 + 1.2 * t * t], 1), 2.3, SNAKE, 90, caps=False)
    m.quad([(-5, -4, 2.0), (6, -4, 2.0), (5, 1.9, 2.0), (-4, 1.9, 2.0)], ROOF)
    for n, (along, down) in enumerate(HOMES):
        at = _spot(along, down)
        size = (0.2, 0.17, 0.16)[n]
        m.place(at, turn(14 - 22 * n), size)
        m.box((0, 0.3, 0), (0.9, 0.8, 0.7), HOUSE)
        for s in (-1, 1):
            m.quad([(-1.05, 1.0, 0.85 * s), (1.05, 1.0, 0.85 * s), (1.05, 1.9, 0), (-1.05, 1.9, 0)], ROOF)
        for x in (-0.9, 0.9):
            m.add(np.array([(x, 1.0, 0.7), (x, 1.0, -0.7), (x, 1.85, 0)]), [(0, 1, 2)], HOUSE, smooth=False)
        m.box((0.5, 1.8, 0.1), (0.12, 0.45, 0.12), ROOF)
    m.place()
    return m


def _surfaces(view: View) -> Array:
    """Scales that are also fields: rows over the back, blotches like woods, a paler seam like a path."""
    h, w = view.mat.shape
    s = view.scale
    cloud, fine = value_noise(h, w, 80 * s, 3, 4) - 0.5, value_noise(h, w, 4 * s, 4, 3) - 0.5
    u, v = view.mark[..., 0], view.mark[..., 1]
    a, b = u * 52, v * 190
    row = np.floor(b)
    x, y = np.abs((a + 0.5 * (row % 2)) % 1 - 0.5) * 2, (b % 1)
    seam = np.maximum(smoothstep(0.62, 0.98, x * (0.45 + 0.6 * y)), smoothstep(0.84, 1.0, y) * (1 - 0.5 * x))
    tone = np.modf(np.abs(np.sin(np.floor(a + 0.5 * (row % 2)) * 12.9898 + row * 78.233) * 43758.5453))[0]
    blot = np.abs(((v * 26 + 0.12 * np.sin(u * 19)) % 1) - 0.5) * 2 + np.abs(((u * 4 + 0.06 * np.sin(v * 90)) % 1) - 0.5) * 1.5 - 1.05 + 0.5 * cloud
    straw, wood, edge = linear("#b39a55"), linear("#3d4529"), linear("#d9bf78")
    colour = straw + (wood - straw) * smoothstep(0.05, 0.32, blot)[..., None]
    colour = colour + (edge - colour) * (np.exp(-(((blot - 0.1) / 0.1) ** 2)) * 0.5)[..., None]
    colour = colour * (0.84 + 0.3 * tone + 0.3 * cloud + 0.1 * fine)[..., None] * (1 - 0.5 * seam)[..., None]
    flat = np.array([linear(t) for t in TINTS], np.float32)[view.mat]
    return np.where((view.mat == SNAKE)[..., None], colour, flat).astype(np.float32)


def _windows(canvas: Canvas) -> None:
    for n, (along, down) in enumerate(HOMES):
        x, y = CAMERA.project(_spot(along, down) + (0.0, 0.1 - 0.01 * n, -0.12))
        canvas.glow(x, y, 34, "#ffb84a", 0.55)
        canvas.fill(ellipse(x, y, 3.0 - 0.3 * n, 3.8 - 0.3 * n), "#ffe9a6", edge=0, wobble=0.2, grain=0, texture=0, detail=1)


def _eye(canvas: Canvas) -> None:
    """In the corner, among almost nothing: a lid, an amber crescent, a slit."""
    with canvas.at(132, 796, 0.86, turn=-9):
        canvas.fill(ellipse(4, 0, 120, 74), "#0b0a12", alpha=0.6, soft=34, grain=0)
        canvas.fill(ellipse(0, -4, 74, 46), "#2a2a22", alpha=0.5, soft=12, grain=0)
        almond = smooth([(-46, 8, 1), (-22, -17), (8, -22), (36, -8), (48, 6, 1), (24, 17), (-12, 20)])
        lid = smooth([(-54, 10, 1), (-26, -27), (8, -33), (42, -17), (58, 8, 1), (38, -6), (8, -19), (-22, -14)])
        ball = canvas.fill(almond, [(0, "#ffe08a"), (0.4, "#d98a22"), (0.8, "#7a3c10"), (1, "#2c140a")], gradient=("r", (8, -2), 46), edge=0.05, wobble=0.2,
            grain=0.1, texture=0, detail=1)
        for k in range(26):
            t = k / 26 * np.pi * 2
            canvas.line([(6 + 9 * np.cos(t), -1 + 9 * np.sin(t)), (6 + 34 * np.cos(t), -1 + 28 * np.sin(t))], [0.5, 1.3, 0.4], "#8a4a12", 0.5, clip=ball, detail=1)
        canvas.fill(smooth([(5, -27, 1), (11, -4), (7, 22, 1), (1, -4)]), "#07060a", clip=ball, edge=0.03, wobble=0.1, grain=0, texture=0, detail=1)
        canvas.fill(ellipse(18, -10, 4.4, 3.2), "#fff6d8", alpha=0.9, clip=ball, edge=0, wobble=0, grain=0, texture=0, detail=1)
        canvas.fill(lid, ["#5c5636", "#191812"], edge=0.1, wobble=0.3, grain=0.2, texture=0, detail=0.9)
        canvas.line([(-50, 12), (-14, 24), (26, 21), (52, 8)], [0.6, 3.4, 3, 0.6], "#050508", 0.8, soft=1, detail=0.9)
