"""A white-tiled cold room: a rail of butcher's hooks, all empty but one, from which a carnation hangs."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array
from atelier.matrix import Card
from atelier.mesh import Mesh, turn
from atelier.noise import dice, smoothstep, value_noise
from atelier.view import Camera, View, film, linear, look

CARD = Card(
    id="bloom",
    palette="ash-and-red",
    composition="close-up",
    setting="shop",
    mood="menace",
    themes=("death", "love", "beauty", "trade", "waste"),
    hero="carnation on a hook",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2104,
    grading=dict(contrast=1.05, vignette=0.14, warm=0.0, saturation=1.05, shadows="#16262c"),
)

TILE, STEEL, PETAL, GREEN, RAIL = range(5)
TINTS = ("#c9d0cb", "#8e979b", "#c8283c", "#5f7a52", "#3c4448")
CAMERA = Camera((0.5, 1.5, -3.3), (-0.1, 1.3, 0), focal=1500, middle=(322, 392))
SPOTS = (-0.74, -0.37, 0.0, 0.37, 0.74)
BLOOM = 1


def draw(canvas: Canvas) -> None:
    """Cold light from a high window on the left; hard shadows on glazed tiles."""
    view = look(_scene(), CAMERA, canvas.scale, lift=6e-4)
    light = view.sun((-0.55, 0.62, -0.75), "#f3f6ee", 3.6, 0.005, 6)
    light += view.sky("#8fa6b4", "#7c8a90", "#4c5350", TINTS, 0.85, 14, dim=0.5)
    colour, shine = _surfaces(view)
    view.show(canvas, film(colour * light * 0.62 + shine * light.mean(2, keepdims=True) * 0.6, 2.0))
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width] / canvas.scale
    x, y = CAMERA.project((SPOTS[BLOOM], 1.1, -0.2))
    brush.background(canvas, (12, 6, 3), impasto=0.05)
    canvas.detail[:] = 0.28 + 0.55 * np.exp(-(((xx - x) / 100) ** 2) - (((yy - y) / 170) ** 2))


def _hook(m: Mesh, turned: float) -> None:
    """An S of steel about 0.34 high, from the rail (origin) down to its point."""
    t = np.linspace(0, 1, 26)
    top = [(0.052 * math.cos(a), 0.0 + 0.052 * math.sin(a)) for a in np.radians(np.linspace(-25, 200, 16))]
    stem = [(-0.05 + 0.05 * k, -0.03 - 0.2 * k) for k in np.linspace(0.1, 1, 8)]
    low = [(-0.062 + 0.068 * math.cos(a), -0.25 + 0.075 * math.sin(a)) for a in np.radians(np.linspace(10, -190, 18))]
    low.append((-0.126, -0.2))
    points = np.array([(x, y, 0) for x, y in [*top, *stem, *low]])
    k = np.linspace(0, len(points) - 1, 90)
    p = np.stack([np.interp(k, range(len(points)), points[:, a]) for a in range(3)], 1)
    for _ in range(3):
        p[1:-1] = (p[:-2] + 2 * p[1:-1] + p[2:]) / 4
    r = np.full(90, 0.0098)
    r[:4] = (0.002, 0.005, 0.008, 0.0095)
    r[-14:] = np.linspace(0.0098, 0.0012, 14)
    m.frame = turn(turned)
    m.tube(p, r, STEEL, 14)
    del t


def _carnation(m: Mesh, at: tuple[float, float, float]) -> None:
    """Head down: ruffled petals in rings, a green calyx, a stem caught in the hook."""
    random = dice(11)
    frame = turn(20, 176, 6)
    for ring, (count, reach, lift) in enumerate(((9, 0.13, -0.02), (10, 0.135, 0.006), (9, 0.13, 0.034), (9, 0.118, 0.062), (8, 0.1, 0.086), (7, 0.076, 0.104), (5, 0.045, 0.112))):
        for i in range(count):
            a = math.tau * (i + 0.5 * (ring % 2) + random.normal(0, 0.12)) / count
            u, v = np.linspace(-1, 1, 15), np.linspace(0, 1, 12)
            vv, uu = np.meshgrid(v, u, indexing="ij")
            wide = reach * 0.62 * vv**0.8
            phase = random.random() * 6
            ruffle = 0.011 * np.sin(uu * 8 + phase) * vv**2 + 0.007 * np.sin(uu * 17 + phase * 2) * vv**3
            fringe = 0.07 * np.abs(np.sin(uu * 12 + phase)) * vv**6
            out = reach * vv * (1 - 0.1 * uu**2 - fringe)
            rise = lift * vv**0.6 + 0.024 * vv * (1 - vv) + ruffle + random.normal(0, 0.004)
            p = np.stack([out, rise, uu * wide], -1)
            m.place(at, frame @ turn(math.degrees(a)))
            m.sheet(p, PETAL)
    m.place(at, frame)
    m.lathe([(0.006, -0.085), (0.013, -0.08), (0.017, -0.06), (0.021, -0.03), (0.03, -0.004), (0.012, 0.0)], GREEN, 20)
    stem = np.array([(0, -0.08, 0), (0.006, -0.15, 0.004), (-0.004, -0.24, 0.0), (0.004, -0.33, -0.006), (0.03, -0.41, -0.02)])
    k = np.linspace(0, 4, 40)
    m.tube(np.stack([np.interp(k, range(5), stem[:, a]) for a in range(3)], 1), 0.0052, GREEN, 10)
    for y, side in ((-0.2, 1), (-0.3, -1)):
        t = np.linspace(0, 1, 14)
        leaf = np.stack([side * 0.10 * t, y + 0.05 * t - 0.12 * t**2, 0.02 * np.sin(t * 5)], 1)
        m.tube(leaf, 0.008 * np.sin(np.pi * np.clip(t, 0.05, 0.97)) + 0.0012, GREEN, 8, squash=0.3)


def _scene() -> Mesh:
    m = Mesh()
    m.quad([(-6, -1, 0.1), (6, -1, 0.1), (6, 4, 0.1), (-6, 4, 0.1)], TILE)
    m.quad([(-6, -1, 0.1), (6, -1, 0.1), (6, -1, -6), (-6, -1, -6)], TILE)
    y = 1.72
    m.tube(np.array([(-3, y, -0.12), (3, y, -0.12)]), 0.03, RAIL, 24)
    for x in (-0.93, 0.55):
        m.box((x, y, 0.0), (0.035, 0.05, 0.12), RAIL)
    random = dice(3)
    for i, x in enumerate(SPOTS):
        m.place((x, y - 0.022, -0.12))
        _hook(m, -62 + random.normal(0, 13) if i != BLOOM else -40)
    x = SPOTS[BLOOM]
    _carnation(m, (x - 0.05, y - 0.72, -0.14))
    m.place()
    x0, x1, y0, y1 = -3.86, -2.98, 3.6, 4.84  # an opening out of sight shapes the light
    for cx, cy, hx, hy in ((x0 - 3, 4, 3, 6), (x1 + 3, 4, 3, 6), (-3.4, y1 + 3, 3, 3), (-3.4, y0 - 3.2, 3, 3.2)):
        m.box((cx, cy, -4.0), (hx, hy, 0.01), RAIL, turn(0, 0, 7))
    for px, py, pz, a in ((0.02, -0.995, -0.9, 30),):
        m.place((px, py, pz), turn(a))
        u = np.linspace(-1, 1, 9)
        vv, uu = np.meshgrid(u, u, indexing="ij")
        m.sheet(np.stack([vv * 0.04, 0.012 * uu * vv + 0.01, uu * 0.03 * (1.2 + vv) / 2], -1), PETAL)
    m.place()
    return m


def _surfaces(view: View) -> tuple[Array, Array]:
    """Crazed white glaze and grey joints, bright worn steel, crimson paler at the fringes."""
    x, y = view.place[..., 0], view.place[..., 1]
    h, w = x.shape
    s = view.scale
    cloud, fine = value_noise(h, w, 110 * s, 3, 4) - 0.5, value_noise(h, w, 5 * s, 4, 3) - 0.5
    colour = np.array([linear(t) for t in TINTS], np.float32)[view.mat]
    wide, tall = 0.3, 0.15
    row = np.floor(y / tall)
    u = x / wide + 0.5 * (row % 2)
    du, dv = np.abs(u - np.round(u)) * wide, np.abs(y / tall - np.round(y / tall)) * tall
    tone = np.modf(np.abs(np.sin(np.floor(u) * 12.9898 + row * 78.233) * 43758.5453))[0]
    joint = np.maximum(np.exp(-((du / 0.0045) ** 4)), np.exp(-((dv / 0.0045) ** 4)))
    bevel = np.maximum(np.exp(-((du / 0.012) ** 2)), np.exp(-((dv / 0.012) ** 2)))
    tile = colour * (0.9 + 0.16 * tone + 0.22 * cloud + 0.05 * fine + 0.06 * bevel)[..., None]
    tile = tile + (linear("#7d827c") - tile) * (0.72 * joint)[..., None]
    drip = smoothstep(0.62, 0.86, value_noise(h, w, 16 * s, 8, 3, (0.7, 9))) * smoothstep(1.72, 1.3, y) * 0.14
    tile = tile * (1 - drip[..., None] * np.array([0.3, 0.6, 0.9]))
    colour = np.where((view.mat == TILE)[..., None], tile, colour * (1 + 0.2 * fine)[..., None])
    v = view.mark[..., 1]
    petal = linear("#a31028") + (linear("#ee6a72") - linear("#a31028")) * smoothstep(0.62, 1.0, v)[..., None]
    petal = petal * (0.55 + 0.45 * smoothstep(0.0, 0.5, v))[..., None] * (1 + 0.3 * fine)[..., None]
    colour = np.where((view.mat == PETAL)[..., None], petal, colour)
    half = -view.rays + np.array([-0.67, 0.55, -0.5])
    half /= np.linalg.norm(half, axis=2, keepdims=True)
    shine = np.clip((view.normal * half).sum(2), 0, 1)
    gloss = np.array([0.0, 0.9, 0.02, 0.05, 0.3])[view.mat]
    return colour.astype(np.float32), (shine**18 * gloss)[..., None]
