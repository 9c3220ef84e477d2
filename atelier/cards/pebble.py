"""One dark stone on a huge pale flat, its shadow far longer than itself; beside the shadow a single bare footprint."""

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Array
from atelier.matrix import Card
from atelier.mesh import Mesh
from atelier.noise import blur, smoothstep, value_noise
from atelier.view import Camera, View, film, linear, look

CARD = Card(
    id="pebble",
    palette="chalk-and-soot",
    composition="abstract field",
    setting="abstract",
    mood="loneliness",
    themes=("loneliness", "time", "scale", "patience", "mystery"),
    hero="dark pebble",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2108,
    grading=dict(contrast=1.04, vignette=0.1, warm=0.04, shadows="#2a2c3a"),
)

FLAT, STONE = 0, 1
TINTS = ("#cbcfd0", "#6e655e")
CAMERA = Camera((0.0, 7.6, -1.6), (0.0, 0.0, 0.15), focal=1290, middle=(300, 450))
AT = (0.62, 1.35)
FOOT = (-0.78, -0.9, 24.0)  # x, z, turned


def draw(canvas: Canvas) -> None:
    """A low sun from the upper right over a flat with its own grain."""
    view = look(_scene(), CAMERA, canvas.scale, lift=8e-4)
    light = view.sun((0.62, 0.115, 0.78), "#fff0da", 7.5, 0.02, 8)
    light += view.sky("#8f9db4", "#b4b4b4", "#b0a898", TINTS, 0.62, 8, dim=0.3)
    view.show(canvas, film(_surfaces(view) * light * 0.85, 1.9))
    canvas.detail[:] = 0.86  # the sand's own grain is the texture; strokes would curl over it like wool
    for place in ((AT[0], 0.1, AT[1]), (FOOT[0], 0, FOOT[1])):
        x, y = CAMERA.project(place)
        canvas.keep_crisp(x, y, 34, 0.7)


def _foot(x: Array, z: Array) -> Array:
    """How deep a bare foot has pressed: heel, outer edge, ball, five toes."""
    a = np.radians(FOOT[2])
    u, v = (x - FOOT[0]) * np.cos(a) + (z - FOOT[1]) * np.sin(a), -(x - FOOT[0]) * np.sin(a) + (z - FOOT[1]) * np.cos(a)
    u, v = u / 0.5, v / 0.5
    deep = np.zeros_like(u)
    for cx, cy, rx, ry, d in ((-0.02, -0.38, 0.135, 0.16, 1.0), (0.06, -0.12, 0.085, 0.26, 0.62), (-0.02, 0.17, 0.185, 0.14, 0.95),
        (-0.15, 0.40, 0.072, 0.085, 0.9), (-0.035, 0.425, 0.046, 0.06, 0.75), (0.05, 0.40, 0.042, 0.055, 0.7),
        (0.12, 0.355, 0.038, 0.05, 0.65), (0.18, 0.29, 0.034, 0.044, 0.6)):
        r = np.hypot((u - cx) / rx, (v - cy) / ry)
        deep = np.maximum(deep, d * smoothstep(1.12, 0.62, r))
    return deep


def _scene() -> Mesh:
    m = Mesh()
    n = 820
    x, z = np.meshgrid(np.linspace(-2.1, 2.1, int(n * 0.72)), np.linspace(-2.9, 3.4, n))
    h, w = x.shape
    swell = value_noise(h, w, 300, 3, 3) - 0.5
    ripple = value_noise(h, w, 26, 5, 3, (2.6, 0.8)) - 0.5
    grain = value_noise(h, w, 4, 6, 2) - 0.5
    foot = _foot(x, z)
    y = 0.035 * swell + (0.0042 * ripple + 0.0022 * grain) * (1 - np.clip(foot * 2, 0, 0.85))
    y = y - 0.015 * foot + 0.002 * np.clip(blur(foot.astype(np.float32), 7) - foot, 0, 1)
    near = np.exp(-(((x - AT[0]) / 0.3) ** 2) - (((z - AT[1]) / 0.26) ** 2))
    y = y + 0.012 * near
    m.sheet(np.stack([x, y, z], -1), FLAT)
    a, b = np.linspace(0, 2 * np.pi, 96, endpoint=False), np.linspace(-np.pi / 2, np.pi / 2, 60)
    d = np.stack([np.cos(b)[:, None] * np.cos(a), np.repeat(np.sin(b)[:, None], 96, 1), np.cos(b)[:, None] * np.sin(a)], -1)
    r = np.ones(d.shape[:2])
    for way, cut in (((0.9, 0.35, 0.2), 0.72), ((-0.6, 0.75, 0.3), 0.66), ((0.1, 0.95, -0.5), 0.62), ((-0.8, 0.1, -0.6), 0.74),
        ((0.3, 0.2, 0.95), 0.66), ((0.7, 0.3, -0.7), 0.7), ((-0.3, 0.3, 0.9), 0.9), ((-0.9, 0.5, 0.2), 0.87)):
        way = np.array(way) / np.linalg.norm(way)
        c = d @ way
        r = np.minimum(r, np.where(c > 0.05, cut / np.maximum(c, 0.05), 9))  # flat faces, broken off
    bump = 0.02 * np.sin(9 * d[..., 0] + 5 * d[..., 1]) * np.cos(7 * d[..., 2]) + 0.012 * np.sin(23 * d[..., 0]) * np.sin(19 * d[..., 2] + 13 * d[..., 1])
    p = d * (r + bump)[..., None] * (0.32, 0.24, 0.23) * (1 + 0.22 * d[..., :1])
    m.place((AT[0], 0.075, AT[1]))
    m.sheet(p, STONE, around=True)
    m.place()
    return m


def _surfaces(view: View) -> Array:
    h, w = view.mat.shape
    s = view.scale
    cloud, fine = value_noise(h, w, 150 * s, 3, 4) - 0.5, value_noise(h, w, 2.4 * s, 4, 2) - 0.5
    colour = np.array([linear(t) for t in TINTS], np.float32)[view.mat]
    colour = colour * (1 + 0.12 * cloud + 0.16 * fine)[..., None]
    stone = colour * (1 + 0.5 * fine + 0.3 * cloud)[..., None]
    return np.where((view.mat == STONE)[..., None], stone, colour).astype(np.float32)


