"""Morning in a tidy kitchen: a plate lies broken on the floor, nobody is there, the cat looks out of the window."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.clay import Clay
from atelier.colour import Array, from_oklab, oklab
from atelier.matrix import Card
from atelier.mesh import Mesh, turn
from atelier.noise import dice, smoothstep, value_noise
from atelier.view import Camera, View, film, linear, look

CARD = Card(
    id="plate",
    palette="mint-coral",
    composition="interior",
    setting="kitchen",
    mood="anger",
    themes=("home", "chance", "family", "secret", "time"),
    hero="broken plate",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2102,
    grading=dict(contrast=1.06, vignette=0.3, saturation=1.12, warm=0.06, shadows="#1a2a4c"),
)

FLOOR, WALL, UNIT, TOP, CHINA, CAT, WOOD, GLASS, KNOB, LEDGE, RING = range(11)
TINTS = ("#b9a58c", "#d8d2bd", "#7ea08c", "#c9b28a", "#f0eee6", "#3c383e", "#a87848", "#ffffff", "#b98a4a",
    "#e6e0d0", "#3f6aa0")
CAMERA = Camera((0.45, 0.92, -1.9), (-0.12, 0.78, 2.2), focal=640, middle=(300, 400))
LEFT, RIGHT, BACK, HIGH = -1.75, 1.9, 2.7, 2.75
HIT = np.array([0.5, 0.02, 0.1])


def draw(canvas: Canvas) -> None:
    """The room by rays; sun through the window over the sink."""
    view = look(_scene(), CAMERA, canvas.scale, lift=1e-3)
    light = view.sun((-0.86, 0.62, 0.5), "#ffd596", 7.4, 0.012, 6)
    light += view.lamp((LEFT + 0.12, 1.75, 1.35), "#cfe0ea", 1.5, 0.35, 4)
    light += view.sky("#9fc0d8", "#c4d4da", "#8a8270", TINTS, 1.6, 16, dim=0.2)
    picture = film(_surfaces(view) * light * 0.8, 2.0)
    view.show(canvas, np.where((view.mat < 0)[..., None], np.array([0.96, 0.95, 0.88]), picture))
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width] / canvas.scale
    _oil(canvas)
    x, y = CAMERA.project(HIT + (0, 0.15, 0))
    cx, cy = CAMERA.project((0.55, 1.1, 2.4))
    near = np.exp(-(((xx - x) / 190) ** 2) - (((yy - y) / 120) ** 2)) + np.exp(-(((xx - cx) / 50) ** 2) - (((yy - cy)
        / 60) ** 2))
    canvas.detail[:] = 0.26 + 0.5 * np.clip(near, 0, 1)


def _oil(canvas: Canvas) -> None:
    """Paint it: colour wanders, light goes to gold and shade to blue, and the brush follows the forms."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    cloud, warm = value_noise(h, w, 160 * s, 70, 3) - 0.5, value_noise(h, w, 60 * s, 71, 4) - 0.5
    lab = oklab(np.clip(canvas.picture, 0, 1))
    bright = lab[..., 0].copy()
    shade, lit = smoothstep(0.62, 0.25, bright), smoothstep(0.66, 0.9, bright)
    lab[..., 0] += 0.07 * cloud * shade + 0.04 * warm
    lab[..., 1] += 0.022 * warm + 0.003 * lit
    lab[..., 2] += 0.04 * warm - 0.02 * shade + 0.01 * lit
    canvas.picture[:] = np.clip(from_oklab(lab), 0, 1)
    brush.background(canvas, (30, 14, 6, 3), impasto=0.08)


def _scene() -> Mesh:
    m = Mesh()
    m.quad([(LEFT, 0, -4), (RIGHT, 0, -4), (RIGHT, 0, BACK), (LEFT, 0, BACK)], FLOOR)
    m.quad([(LEFT, HIGH, -4), (RIGHT, HIGH, -4), (RIGHT, HIGH, BACK), (LEFT, HIGH, BACK)], WALL)
    m.quad([(RIGHT, 0, -4), (RIGHT, HIGH, -4), (RIGHT, HIGH, BACK), (RIGHT, 0, BACK)], WALL)
    m.quad([(LEFT, 0, BACK), (RIGHT, 0, BACK), (RIGHT, HIGH, BACK), (LEFT, HIGH, BACK)], WALL)
    m.quad([(LEFT, 0, -4), (RIGHT, 0, -4), (RIGHT, HIGH, -4), (LEFT, HIGH, -4)], WALL)
    z0, z1, y0, y1 = 0.55, 1.95, 1.0, 2.35  # the window in the left wall
    for a, b, c, d in ((-4, z0, 0, HIGH), (z1, BACK, 0, HIGH), (z0, z1, 0, y0), (z0, z1, y1, HIGH)):
        m.box((LEFT - 0.06, (c + d) / 2, (a + b) / 2), (0.06, (d - c) / 2, (b - a) / 2), WALL)
    m.box((LEFT - 0.03, (y0 + y1) / 2, (z0 + z1) / 2), (0.02, (y1 - y0) / 2, 0.022), LEDGE)
    m.box((LEFT - 0.03, y1 - 0.45, (z0 + z1) / 2), (0.02, 0.02, (z1 - z0) / 2), LEDGE)
    m.box((LEFT + 0.06, y0 - 0.015, (z0 + z1) / 2), (0.1, 0.018, (z1 - z0) / 2 + 0.05), LEDGE)
    n = 5  # low cupboards along the back wall
    for i in range(n):
        x = LEFT + (RIGHT - LEFT) * (i + 0.5) / n
        m.box((x, 0.5, BACK - 0.3), ((RIGHT - LEFT) / n / 2 - 0.006, 0.4, 0.3), UNIT)
        m.box((x, 0.49, BACK - 0.607), ((RIGHT - LEFT) / n / 2 - 0.07, 0.31, 0.006), UNIT)
        m.place((x + 0.22 * (-1) ** i, 0.72, BACK - 0.63))
        t = np.linspace(-np.pi / 2, np.pi / 2, 10)
        m.lathe(list(zip(0.02 * np.cos(t), 0.02 * np.sin(t), strict=True)), KNOB, 16)
        m.place()
    m.box(((LEFT + RIGHT) / 2, 0.05, BACK - 0.27), ((RIGHT - LEFT) / 2, 0.05, 0.27), WOOD)
    m.box(((LEFT + RIGHT) / 2, 0.925, BACK - 0.31), ((RIGHT - LEFT) / 2, 0.022, 0.33), TOP)
    m.box((0.35, 1.72, BACK - 0.13), (1.0, 0.016, 0.13), WOOD)  # one shelf, plates on edge, one missing
    for x in (-0.55, 1.25):
        m.box((x, 1.64, BACK - 0.08), (0.012, 0.07, 0.08), WOOD)
    for i, x in enumerate((-0.42, -0.12, 0.18, 0.48, 0.78, 1.08)):
        if i == 3:
            continue
        m.place((x, 1.875, BACK - 0.07), turn(0, -100, 0))
        m.lathe(_plate_profile(0.14), CHINA, 48)
    m.place()
    for i in range(4):
        m.place((-1.05 + 0.0 * i, 0.95 + 0.052 * i, BACK - 0.3))
        m.lathe([(0.0, 0.0), (0.05, 0.0), (0.075, 0.02), (0.092, 0.06), (0.088, 0.06), (0.07, 0.024), (0.0, 0.01)],
            CHINA, 40)
    m.place()
    for x, r, high in ((1.25, 0.07, 0.2), (1.45, 0.06, 0.16), (1.62, 0.052, 0.13)):
        m.place((x, 0.947, BACK - 0.22))
        m.lathe([(0, 0), (r, 0), (r, high), (r * 0.94, high + 0.012), (0.02, high + 0.018), (0.014, high + 0.04),
            (0, high + 0.042)], UNIT if x > 1.3 else LEDGE, 36)
    m.place()
    _burst(m)
    _cat(m)
    return m


def _plate_profile(r: float) -> list[tuple[float, float]]:
    return [(0.0, 0.0), (r * 0.55, 0.0), (r * 0.62, r * 0.03), (r * 0.7, r * 0.1), (r, r * 0.19), (r, r * 0.225),
        (r * 0.69, r * 0.14), (r * 0.6, r * 0.07), (0.0, r * 0.05)]


def _burst(m: Mesh) -> None:
    """The plate in wedges, slid apart over the floor from where it struck; each piece lies on its lowest point."""
    random = dice(21)
    r = 0.3
    radii = np.array([0.0, 0.3, 0.58, 0.7, 0.86, 1.0])
    rise = np.array([0.0, 0.0, 0.02, 0.1, 0.15, 0.2]) * r * 0.34
    edges = np.cumsum(random.uniform(0.4, 1.0, 9))
    edges = np.concatenate([[0], edges]) / edges[-1] * math.tau
    thick = np.array((0, 0.016, 0))
    for i in range(len(edges) - 1):
        cut = random.uniform(0.3, 0.6)
        for inner, outer in ((0.03, cut), (cut, 1.0)):
            if inner < 0.1 and i % 3 == 1:
                continue
            a = np.linspace(edges[i], edges[i + 1], 12)
            jag = random.normal(0, 0.03, 12)
            k = np.linspace(inner, outer, 9)
            rad = np.clip(k[:, None] + jag * (1 - k[:, None]) * 1.5, 0.01, 1.0)
            q = np.stack([r * rad * np.cos(a), np.interp(rad, radii, rise), r * rad * np.sin(a)], -1)
            middle = q.mean((0, 1)) * (1, 0, 1)
            q = q - middle
            far = 1.3 + 0.75 * random.random() + (0.5 * random.random() if inner > 0.1 else -0.3)
            spin = turn(random.normal(0, 34), 0, 0) @ turn(0, random.normal(0, 0.7), random.normal(0, 0.7))
            lift = -0.001 - min(((q + t) @ spin.T)[..., 1].min() for t in (0 * thick, thick))
            m.place(HIT * (1, 0, 1) + middle * far + (0, lift, 0), spin)
            m.sheet(q, CHINA)
            m.sheet(q + thick, CHINA)
            for edge in (q[0], q[-1], q[:, 0], q[:, -1]):
                m.sheet(np.stack([edge, edge + thick]), CHINA)
            if inner > 0.1:
                band = np.linspace(0.86, 0.92, 3)[:, None] * np.ones(12)
                ring = np.stack([r * band * np.cos(a), np.interp(band, radii, rise) + 0.0005, r * band * np.sin(a)],
                    -1)
                m.sheet(ring - middle + thick + (0, 0.001, 0), RING)
    for _ in range(110):
        a, d = random.random() * math.tau, 0.06 + abs(random.normal(0, 0.34))
        e = 0.004 + 0.017 * random.random() ** 2.5
        m.place(HIT * (1, 0, 1) + (d * math.cos(a), e * 0.3, d * math.sin(a) * 0.9), turn(random.random() * 360))
        m.add(np.array([(-e, 0, 0), (e, 0, e * 0.6), (0, e * 0.3, -e), (0.1 * e, e * 0.5, e)]),
            [(0, 1, 2), (0, 1, 3), (1, 2, 3), (0, 2, 3)], CHINA, smooth=False)
    m.place()


def _cat(m: Mesh) -> None:
    """Sitting on the worktop, its back to us, head turned to the light; centimetres."""
    c = Clay()
    c.group()
    c.ball((0, -10, 0), (10.5, 10.5, 10), blend=6, mat=CAT)
    c.cone((0, -12, 0), (0, -26, -2), 8.2, 5.6, CAT, 6)
    c.ball((-6, -5, 2), (6, 6, 8), blend=4, mat=CAT)
    c.ball((6, -5, 2), (6, 6, 8), blend=4, mat=CAT)
    c.cone((0, -26, -2), (-0.6, -30, -2.4), 5.0, 4.6, CAT, 4)
    c.ball((-1.2, -33, -2.6), (5.8, 5.2, 5.6), blend=3, mat=CAT)
    c.cone((-5.2, -35, -2.5), (-6.2, -41, -2.6), 2.6, 0.4, CAT, 1.5)
    c.cone((2.6, -36, -2.5), (3.6, -41.6, -2.6), 2.6, 0.4, CAT, 1.5)
    c.cone((-6, -32.2, -3), (-8.2, -31.4, -3.4), 2.6, 1.7, CAT, 2)
    c.chain([(8, -3, 4), (16, -1.6, 7), (21, -1.0, 3), (22, 4, -1), (20, 14, 1), (23, 20, 3)],
        [2.6, 2.2, 2.0, 1.9, 1.8, 1.2], mat=CAT, blend=2)
    m.place((0.55, 0.947, BACK - 0.42), turn(-14), 0.0105)
    m.clay(c, 0.8)
    m.place()


def _surfaces(view: View) -> Array:
    """Colours in plain light: checked linoleum, plaster above tiles, painted wood, glaze."""
    x, y, z = (view.place[..., k] for k in range(3))
    h, w = x.shape
    s = view.scale
    cloud, fine = value_noise(h, w, 110 * s, 3, 4) - 0.5, value_noise(h, w, 5 * s, 4, 3) - 0.5
    colour = np.array([linear(t) for t in TINTS], np.float32)[view.mat] * (1 + 0.16 * cloud + 0.06 * fine)[..., None]
    check = (np.floor((x + 20) / 0.3) + np.floor((z + 20) / 0.3)) % 2
    lino = linear("#d6c3a2") + (linear("#9b5a48") - linear("#d6c3a2")) * check[..., None]
    lino = lino * (1 + 0.3 * cloud + 0.1 * fine)[..., None]
    colour = np.where((view.mat == FLOOR)[..., None], lino, colour)
    back = (view.mat == WALL) & (y < 1.42) & (y > 0.9) & (z > BACK - 0.01)
    cell = 0.118
    joint = np.minimum(np.abs(x / cell - np.round(x / cell)), np.abs(y / cell - np.round(y / cell))) * cell
    tone = np.modf(np.abs(np.sin(np.floor(x / cell) * 12.9 + np.floor(y / cell) * 78.2) * 43758.5))[0]
    tiles = linear("#dfe3d6") * (0.88 + 0.14 * tone - 0.2 * np.exp(-((joint / 0.004) ** 2)))[..., None]
    colour = np.where(back[..., None], tiles, colour)
    ring = (view.mat == CHINA) & (np.abs(view.mark[..., 1] - 0.45) < 0.03) & (y > 1.5)
    return np.where(ring[..., None], linear("#4a6f9a"), colour).astype(np.float32) * (1 - 0 * smoothstep(0, 1,
        x))[..., None]
