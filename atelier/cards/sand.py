"""A dune under a white sky: two wheels have wandered over it, crossing their own ruts, down into the sea."""

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, from_oklab, oklab
from atelier.matrix import Card
from atelier.mesh import Mesh
from atelier.noise import blur, smoothstep, value_noise
from atelier.view import Camera, View, film, linear, look

CARD = Card(
    id="sand",
    palette="linen",
    composition="S-path",
    setting="coast",
    mood="mystery",
    themes=("journey", "freedom", "body", "sea", "escape"),
    hero="wheelchair tracks",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2105,
    grading=dict(contrast=1.08, vignette=0.3, saturation=1.14, warm=0.05, shadows="#2a2a5a"),
)

SAND, SEA = 0, 1
TINTS = ("#d6b582", "#6c8489")
CAMERA = Camera((0.0, 7.2, -5.0), (0.3, 0.0, 15.0), focal=900, middle=(300, 430))
WIDE, NEAR, FAR = 26.0, -3.0, 44.0
SHORE = 27.0


def path() -> Array:
    """The way of the wheelchair from our feet to the water, with one wide loop."""
    knots = np.array([(-2.3, -4), (-2.0, -1), (-1.2, 2.2), (0.3, 4.7), (1.7, 6.8), (2.5, 9.2), (2.0, 11.8),
        (0.0, 12.9), (-2.0, 11.8), (-2.5, 9.7), (-1.2, 8.1), (1.0, 7.6), (3.2, 8.2), (4.6, 10.3), (4.5, 13.0),
        (3.0, 15.6), (0.9, 18.2), (-0.3, 21.2), (0.3, 24.2), (1.3, 27.0), (1.6, 30.0), (1.6, 33.0)])
    k = np.linspace(0, len(knots) - 1, 2400)
    i = np.clip(k.astype(int), 1, len(knots) - 3)
    t = (k - i)[:, None]
    a, b, c, d = knots[i - 1], knots[i], knots[i + 1], knots[i + 2]
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def ruts() -> tuple[Array, float]:
    """How deep the wheels have pressed, as a map of the ground in pixels of `per` a metre."""
    per = 48.0
    h, w = int((FAR - NEAR) * per), int(2 * WIDE * 0.35 * per)
    p = path()
    way = np.gradient(p, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    off = np.stack([way[:, 1], -way[:, 0]], 1)
    deep, ridge = np.zeros((h, w), np.uint8), np.zeros((h, w), np.uint8)
    for side in (-0.34, 0.34):
        q = (p + off * side - (-WIDE * 0.35, NEAR)) * per
        q = (q * 16).astype(np.int32).reshape(-1, 1, 2)
        cv2.polylines(ridge, [q], False, 255, int(0.27 * per), cv2.LINE_AA, 4)
        cv2.polylines(deep, [q], False, 255, int(0.125 * per), cv2.LINE_AA, 4)
    a = blur(deep.astype(np.float32) / 255, 0.018 * per)
    b = blur(ridge.astype(np.float32) / 255, 0.035 * per)
    return -a * 0.115 + np.clip(b - a * 1.25, 0, 1) * 0.02, per


def ground(x: Array, z: Array) -> Array:
    """The dune: a shoulder in front, a saddle, a long fall to the beach."""
    y = 1.5 * np.exp(-(((z - 2) / 6.5) ** 2)) * (1 + 0.16 * x / 4) + 2.5 * np.exp(-(((x + 8.5) / 4.4) ** 2) - (((z -
        13) / 7) ** 2))
    y += 1.9 * np.exp(-(((x - 9.5) / 4.0) ** 2) - (((z - 15.5) / 6) ** 2)) + 0.3 * np.exp(-(((z - 15 + 0.22 * x) / 4)
        ** 2))
    return y * smoothstep(SHORE - 1.5, SHORE - 12, z) + 0.42 - 0.52 * smoothstep(SHORE - 12, SHORE + 1.5,
        z + 0.5 * np.sin(x * 0.35)) - 0.012 * np.maximum(z - SHORE, 0)


def _edge(x: Array) -> Array:
    """How far away the last thin water lies on the beach."""
    return SHORE + 0.75 * np.sin(x * 0.3 + 0.6) + 0.3 * np.sin(x * 0.83 + 1)


def draw(canvas: Canvas) -> None:
    """Height, a low white sun from the left, the sea, the brush."""
    view = look(_scene(), CAMERA, canvas.scale, lift=3e-3)
    light = view.sun((-1.0, 0.36, 0.25), "#ffdba8", 3.9, 0.02, 4)
    light += view.sky("#7f9ae6", "#a9b0de", "#b58c78", TINTS, 0.7, 8, dim=0.3)
    picture = film(_surfaces(view) * light * 0.95, 2.0)
    high = smoothstep(-0.02, 0.3, view.rays[..., 1])[..., None]
    sky = np.array([0.98, 0.86, 0.70]) * (1 - high) + np.array([0.45, 0.62, 0.78]) * high
    haze = smoothstep(20, 70, view.far)[..., None] * 0.75
    picture = picture + (np.array([0.80, 0.80, 0.80]) - picture) * haze
    view.show(canvas, np.where((view.mat < 0)[..., None], sky, picture))
    _oil(canvas)
    canvas.detail[:] = 0.3


def _oil(canvas: Canvas) -> None:
    """Paint it: colour wanders, light stays warm, shade goes to violet, and the brush follows the forms."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    cloud, warm = value_noise(h, w, 160 * s, 70, 3, (2.5, 0.8)) - 0.5, value_noise(h, w, 60 * s, 71, 4,
        (3, 0.7)) - 0.5
    lab = oklab(np.clip(canvas.picture, 0, 1))
    shade = smoothstep(0.64, 0.36, lab[..., 0])
    yy = np.mgrid[0:h, 0:w][0] / s
    sea = smoothstep(124, 128, yy) * smoothstep(322, 312, yy)  # the brush follows the swell
    lab[..., 0] += 0.06 * cloud + 0.04 * warm + 0.12 * sea * (value_noise(h, w, 15 * s, 72, 3, (9, 0.5)) - 0.5)
    lab[..., 1] += 0.018 * warm + 0.012 * shade
    lab[..., 2] += 0.034 * warm - 0.024 * shade
    canvas.picture[:] = np.clip(from_oklab(lab), 0, 1)
    brush.background(canvas, (34, 16, 7, 3.4), impasto=0.08)


def _scene() -> Mesh:
    m = Mesh()
    deep, per = ruts()
    depth = np.concatenate([np.linspace(NEAR, 12, 760), np.linspace(12.01, 30, 420)])
    u = np.linspace(-1, 1, 620)
    z = np.repeat(depth[:, None], len(u), 1)
    x = u[None] * (3.2 + 0.43 * (depth[:, None] + 3.2))
    y = ground(x, z)
    fine = cv2.remap(deep, ((x + WIDE * 0.35) * per).astype(np.float32), ((z - NEAR) * per).astype(np.float32),
        cv2.INTER_LINEAR, borderValue=0)
    warp = value_noise(512, 512, 60, 5, 3)
    wob = cv2.remap(warp, ((x + 30) * 8 % 511).astype(np.float32), ((z + 5) * 8 % 511).astype(np.float32),
        cv2.INTER_LINEAR)
    dry = smoothstep(SHORE - 2.5, SHORE - 8, z)
    ripple = np.sin((x * 0.5 + z * 1.0) * 9.5 + wob * 14 + np.sin(x * 0.7) * 2)
    calm = smoothstep(0.0, 0.012, np.abs(blur(fine.astype(np.float32), 2)))
    y = y + 0.011 * ripple * dry * (0.3 + wob) * (1 - calm) * np.clip(1.3 - z / 22, 0.15, 1)
    y = y + fine * (0.45 + 0.55 * dry) * smoothstep(SHORE + 0.8, SHORE - 3, z)
    m.sheet(np.stack([x, y, z], -1), SAND)
    m.quad([(-400, -0.06, SHORE - 2), (400, -0.06, SHORE - 2), (400, -0.06, 400), (-400, -0.06, 400)], SEA)
    return m


def _surfaces(view: View) -> Array:
    x, y, z = (view.place[..., k] for k in range(3))
    h, w = x.shape
    s = view.scale
    cloud, fine = value_noise(h, w, 100 * s, 3, 4) - 0.5, value_noise(h, w, 2.5 * s, 4, 2) - 0.5
    colour = np.array([linear(t) for t in TINTS], np.float32)[view.mat]
    colour = colour * (1 + 0.14 * cloud + 0.14 * fine)[..., None]
    deep, per = ruts()  # damp sand shows where the wheels have broken the crust
    pressed = cv2.remap(deep, ((x + WIDE * 0.35) * per).astype(np.float32), ((z - NEAR) * per).astype(np.float32),
        cv2.INTER_LINEAR, borderValue=0)
    colour = colour * (1 - 0.36 * np.clip(-pressed / 0.1, 0, 1) * (view.mat == SAND))[..., None]
    wet = smoothstep(0.16, 0.03, y)[..., None]
    sand = colour + (linear("#7d6f5c") - colour) * wet * 0.9
    lap = _edge(x)
    sea = linear("#7fb0ac") + (linear("#3f7a88") - linear("#7fb0ac")) * smoothstep(0, 9, z - lap)[..., None]
    sea = sea + (linear("#8fb4ba") - sea) * smoothstep(14, 90, z)[..., None] * 0.7
    sea = sea * (1 + 0.34 * (value_noise(h, w, 16 * s, 44, 3, (6, 0.5)) - 0.5))[..., None]
    lace = value_noise(h, w, 9 * s, 31, 3, (3, 0.6))
    for k, (far, tall) in enumerate(((2.6, 1.0), (6.6, 1.3), (13.0, 1.5))):  # a green face under each white crest
        bend = 0.5 * np.sin(x * (0.24 + 0.05 * k) + 2.2 * k) + 0.2 * np.sin(x * 0.9 + k)
        away = (z - lap * 0.6 - SHORE * 0.4 - far - bend) / tall
        there = smoothstep(0.30, 0.5, value_noise(h, w, 60 * s, 60 + k, 2, (3, 0.6)))
        face = np.exp(-(((away + 0.4) / 0.42) ** 2)) * (0.35 + 0.65 * there)
        sea = sea + (linear("#2f6a72") - sea) * (0.6 * face)[..., None]
        crest = smoothstep(-0.1, 0.06, away) * smoothstep(0.7 + 0.5 * lace, 0.1, away) * there
        sea = sea + (linear("#fbf7ec") - sea) * (crest * (0.8 + 0.2 * lace))[..., None]
    reach = z - lap
    foam = smoothstep(1.5, 0.15, reach) * smoothstep(0.42, 0.62, lace + 0.35 * smoothstep(0.8, 0.0, reach))
    sea = sea + (linear("#fbf7ec") - sea) * (0.9 * foam)[..., None]
    hem = np.exp(-(((reach + 0.02) / 0.16) ** 2))
    sea = sea + (linear("#fffdf4") - sea) * hem[..., None]
    sand = sand * (1 - 0.28 * np.exp(-(((reach + 0.3) / 0.3) ** 2)))[..., None]
    wash = (view.mat == SEA) | ((view.mat == SAND) & (z > lap))
    return np.where(wash[..., None], sea, sand).astype(np.float32)
