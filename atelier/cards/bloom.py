"""A white-tiled cold room: a rail of butcher's hooks, all empty but one, from which a carnation hangs."""

import math
from typing import Any

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, from_oklab, oklab
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
    grading=dict(contrast=1.06, vignette=0.3, warm=0.03, saturation=1.14, shadows="#14244a"),
)

TILE, STEEL, PETAL, GREEN, RAIL = range(5)
TINTS = ("#c9d0cb", "#8e979b", "#c8283c", "#5f7a52", "#3c4448")
CAMERA = Camera((0.5, 1.5, -3.3), (-0.1, 1.3, 0), focal=1500, middle=(322, 392))
SPOTS = (-0.74, -0.37, 0.0, 0.37, 0.74)
BLOOM = 1
LOOP = (-0.4175, 1.376, -0.16)  # the lowest point of its hook


def draw(canvas: Canvas) -> None:
    """Cold light from a high window on the left; hard shadows on glazed tiles."""
    view = look(_scene(), CAMERA, canvas.scale, lift=6e-4)
    light = view.sun((-0.55, 0.62, -0.75), "#f3f3e4", 3.7, 0.008, 6)
    light += view.sky("#7c9cc4", "#6f86a8", "#54505a", TINTS, 1.15, 14, dim=0.5)
    colour, shine = _surfaces(view)
    view.show(canvas, film(colour * light * 0.62 + shine * light.mean(2, keepdims=True) * 0.6, 2.0))
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width] / canvas.scale
    x, y = CAMERA.project((SPOTS[BLOOM], 1.1, -0.2))
    _oil(canvas)
    canvas.detail[:] = 0.28 + 0.55 * np.exp(-(((xx - x) / 100) ** 2) - (((yy - y) / 170) ** 2))


def _oil(canvas: Canvas) -> None:
    """Paint it: colour wanders, light stays pale, shade goes to a deep blue, and the brush follows the forms."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    cloud, warm = value_noise(h, w, 160 * s, 70, 3) - 0.5, value_noise(h, w, 60 * s, 71, 4) - 0.5
    lab = oklab(np.clip(canvas.picture, 0, 1))
    shade = smoothstep(0.6, 0.25, lab[..., 0])
    lab[..., 0] += 0.06 * cloud + 0.04 * warm
    lab[..., 1] += 0.022 * warm + 0.002 * shade
    lab[..., 2] += 0.03 * warm - 0.026 * shade
    canvas.picture[:] = np.clip(from_oklab(lab), 0, 1)
    brush.background(canvas, (28, 13, 6, 3), impasto=0.08)


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
    r = np.full(90, 0.0118)
    r[:4] = (0.002, 0.005, 0.008, 0.0095)
    r[-14:] = np.linspace(0.0118, 0.0012, 14)
    m.frame = turn(turned)
    m.tube(p, r, STEEL, 14)
    del t


def _carnation(m: Mesh, at: tuple[float, float, float]) -> None:
    """Hanging head, a little towards us: a full ball of frilled petals over reflexed outer ones, a calyx, leaves."""
    random = dice(11)
    frame = turn(24, 208, 0)
    for ring, (count, tilt, reach, half) in enumerate(((9, -22, 0.16, 0.08), (10, -2, 0.18, 0.08),
        (10, 20, 0.174, 0.076), (9, 34, 0.166, 0.068), (8, 52, 0.156, 0.06), (6, 68, 0.148, 0.05),
        (4, 82, 0.14, 0.04))):
        for i in range(count):
            a = math.tau * (i + 0.5 * (ring % 2) + random.normal(0, 0.1)) / count
            u, v = np.linspace(-1, 1, 29), np.linspace(0, 1, 16)
            vv, uu = np.meshgrid(v, u, indexing="ij")
            phase, long = random.random() * 6, reach * (1 + random.normal(0, 0.045))
            ruffle = 9 * np.sin(uu * 6 + phase) * vv**2.5 + 3 * np.sin(uu * 13 + phase * 2) * vv**4
            up = np.radians(90 - (90 - tilt - random.normal(0, 4)) * np.clip(vv * 1.5, 0, 1) ** 0.7 + ruffle)
            teeth = np.abs((uu * 3.4 + phase) % 1 - 0.5) * 2
            out = long * vv * (1 - 0.12 * uu**2 - 0.09 * teeth * vv**9)
            flat = np.stack([out * np.cos(up), out * np.sin(up) * 1.05, uu * half * vv**0.75], -1)
            m.place(at, frame @ turn(math.degrees(a)))
            m.sheet(flat, PETAL)
    m.place(at, frame, 1.6)
    m.lathe([(0.006, -0.085), (0.013, -0.08), (0.017, -0.06), (0.02, -0.03), (0.028, 0.01), (0.012, 0.012)], GREEN,
        24)
    m.place()
    base = np.array(at) + frame @ np.array([0, -0.125, 0])
    x, y, z = LOOP
    way = [base, (x + 0.028, y - 0.20, z + 0.022), (x + 0.006, y - 0.11, z + 0.004), (x - 0.004, y - 0.04, z - 0.012),
        (x - 0.002, y + 0.006, z - 0.022), (x + 0.006, y + 0.028, z - 0.002), (x + 0.016, y + 0.008, z + 0.02)]
    for k in range(14):  # the stem winds round itself below the steel
        turned = 0.9 + k * 0.72
        way.append((x + 0.002 + 0.019 * math.cos(turned), y - 0.022 - 0.0046 * k,
            z - 0.006 + 0.019 * math.sin(turned)))
    way += [(x - 0.03, y - 0.09, z - 0.034), (x - 0.05, y - 0.11, z - 0.04), (x - 0.066, y - 0.14, z - 0.04)]
    m.tube(_rounded(way, 240), 0.0068, GREEN, 12)
    for start, points, wide in (((0.018, -0.17, 0.014), ((0.04, 0.03), (0.1, 0.02), (0.155, -0.04), (0.18, -0.1),
        (0.172, -0.17)), 0.021), ((0.02, -0.18, 0.014), ((-0.04, 0.02), (-0.1, 0.0), (-0.15, -0.07), (-0.16, -0.13),
        (-0.145, -0.18)), 0.019)):
        root = np.array(LOOP) + start
        leaf = _rounded([root, *[root + (p, q, -0.012 * k) for k, (p, q) in enumerate(points)]], 40)
        t = np.linspace(0, 1, 40)
        m.tube(leaf, wide * np.sin(np.pi * np.clip(t * 0.86 + 0.12, 0, 0.985)) + 0.0008, GREEN, 10, squash=0.5)


def _rounded(points: list[Any], count: int) -> Array:
    """A way through the points, its corners taken off."""
    p = np.array(points, float)
    k = np.linspace(0, len(p) - 1, count)
    p = np.stack([np.interp(k, range(len(p)), p[:, a]) for a in range(3)], 1)
    for _ in range(max(4, count // len(points) // 2)):
        p[1:-1] = (p[:-2] + 2 * p[1:-1] + p[2:]) / 4
    return p


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
    _carnation(m, (-0.42, 1.02, -0.2))
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
    sway = 0.012 * (value_noise(h, w, 26 * s, 15, 2) - 0.5)  # joints laid by hand
    du, dv = np.abs(u - np.round(u)) * wide + sway, np.abs(y / tall - np.round(y / tall)) * tall + sway
    du, dv = np.abs(du), np.abs(dv)
    tone = np.modf(np.abs(np.sin(np.floor(u) * 12.9898 + row * 78.233) * 43758.5453))[0]
    joint = np.maximum(np.exp(-((du / 0.0045) ** 4)), np.exp(-((dv / 0.0045) ** 4)))
    bevel = np.maximum(np.exp(-((du / 0.012) ** 2)), np.exp(-((dv / 0.012) ** 2)))
    tile = colour * (0.84 + 0.28 * tone + 0.3 * cloud + 0.05 * fine + 0.06 * bevel)[..., None]
    tile = tile + (linear("#7d827c") - tile) * (0.72 * joint)[..., None]
    drip = smoothstep(0.62, 0.86, value_noise(h, w, 16 * s, 8, 3, (0.7, 9))) * smoothstep(1.72, 1.3, y) * 0.14
    tile = tile * (1 - drip[..., None] * np.array([0.3, 0.6, 0.9]))
    colour = np.where((view.mat == TILE)[..., None], tile, colour * (1 + 0.2 * fine)[..., None])
    v = view.mark[..., 1]
    petal = linear("#c8142e") + (linear("#e83a4c") - linear("#c8142e")) * smoothstep(0.5, 0.9, v)[..., None]
    petal = petal + (linear("#f7a3a0") - petal) * (0.85 * smoothstep(0.9, 1.0, v))[..., None]
    petal = petal * (0.4 + 0.6 * smoothstep(0.3, 0.75, v))[..., None] * (1 + 0.2 * fine)[..., None]
    colour = np.where((view.mat == PETAL)[..., None], petal, colour)
    half = -view.rays + np.array([-0.67, 0.55, -0.5])
    half /= np.linalg.norm(half, axis=2, keepdims=True)
    shine = np.clip((view.normal * half).sum(2), 0, 1)
    gloss = np.array([0.0, 0.9, 0.02, 0.05, 0.3])[view.mat]
    return colour.astype(np.float32), (shine**18 * gloss)[..., None]
