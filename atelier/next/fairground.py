"""The morning after the fair: trampled grass, one glove, one balloon still tied to its peg."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.clay import Clay
from atelier.colour import Array
from atelier.matrix import Card
from atelier.mesh import Mesh, turn
from atelier.noise import dice, smoothstep, value_noise
from atelier.view import Camera, View, film, linear, look

CARD = Card(
    id="fairground",
    palette="pastel-dawn",
    composition="wide horizon",
    setting="meadow",
    mood="melancholy",
    themes=("party", "past", "childhood", "waste", "time"),
    hero="tethered balloon",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2107,
    grading=dict(contrast=1.05, vignette=0.12, warm=0.04, shadows="#24343a"),
)

EARTH, BLADE, BALLOON, STRING, GLOVE, WHEEL, TENT, PEG, SCRAP = range(9)
TINTS = ("#6f6248", "#7d8a52", "#e8b62c", "#d8d4c4", "#dfe4e6", "#5c6a70", "#8a8078", "#5a4630", "#e6dcd0")
CAMERA = Camera((0.0, 1.15, -2.2), (0.05, 0.72, 3.0), focal=760, middle=(300, 430))
BALL = np.array([0.42, 1.12, 2.1])
PIN = np.array([0.2, 0.02, 1.85])


def draw(canvas: Canvas) -> None:
    """Sun just up behind on the right; mist takes everything that is far."""
    view = look(_scene(), CAMERA, canvas.scale, lift=8e-4)
    light = view.sun((0.9, 0.26, 0.55), "#ffd9a6", 3.4, 0.02, 5)
    light += view.sky("#a8c0c4", "#e6dcc0", "#6c6a50", TINTS, 0.62, 10, dim=0.35)
    colour = _surfaces(view)
    through = np.clip(-(view.normal * np.array([0.83, 0.24, 0.5])).sum(2), 0, 1) * (view.mat == BALLOON)  # light through the skin
    picture = film(colour * light * 0.85 + colour * (through * 0.7)[..., None] * linear("#ffd08a"), 2.0)
    mist = 1 - np.exp(-np.maximum(view.far - 3.5, 0) / 13.0)
    up = smoothstep(-0.06, 0.42, view.rays[..., 1])[..., None]
    glow = np.exp(-(((view.rays[..., 0] - 0.34) / 0.3) ** 2) - (((view.rays[..., 1] - 0.02) / 0.2) ** 2))[..., None]
    sky = np.array([0.90, 0.88, 0.77]) * (1 - up) + np.array([0.66, 0.76, 0.77]) * up
    sky = sky + (np.array([1.0, 0.93, 0.74]) - sky) * glow * 0.8
    picture = picture + (sky - picture) * np.where(view.mat < 0, 1, mist)[..., None]
    view.show(canvas, picture)
    brush.background(canvas, (11, 5, 2.5), impasto=0.06)
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width] / canvas.scale
    x, y = CAMERA.project(BALL)
    gx, gy = CAMERA.project((-0.36, 0.05, 0.55))
    near = np.exp(-(((xx - x) / 70) ** 2) - (((yy - y) / 110) ** 2)) + np.exp(-(((xx - gx) / 70) ** 2) - (((yy - gy) / 40) ** 2))
    canvas.detail[:] = 0.28 + 0.5 * np.clip(near, 0, 1)


def _height(x: Array, z: Array) -> Array:
    return 0.03 * np.sin(x * 1.3 + 0.7 * z) + 0.02 * np.sin(x * 3.1 - z * 2.3) + 0.012 * np.sin(7 * x + 5 * z)


def _trodden(x: Array, z: Array) -> Array:
    """Where the feet went: two broad ways that cross, 1 bare .. 0 grass."""
    one = np.exp(-(((x + 0.35 + 0.45 * np.sin(z * 0.55)) / (0.5 + 0.05 * z)) ** 4))
    two = np.exp(-(((z - 3.3 - 0.25 * x) / 0.55) ** 4))
    return np.clip(one + 0.8 * two, 0, 1)


def _scene() -> Mesh:
    m = Mesh()
    x, z = np.meshgrid(np.linspace(-1, 1, 240), np.concatenate([np.linspace(-1.9, 5, 220), np.linspace(5.1, 30, 60)]))
    x = x * (2.2 + 0.62 * (z + 2))
    rough = value_noise(*x.shape, 5, 4, 3) - 0.5
    m.sheet(np.stack([x, _height(x, z) + 0.045 * rough * _trodden(x, z) * np.exp(-z / 7), z], -1), EARTH)
    _grass(m)
    a = np.linspace(-np.pi / 2, np.pi / 2, 40)  # the balloon, a little slack
    r = 0.225 * np.cos(a) * (1 + 0.13 * np.sin(a))
    m.place(BALL, turn(0, 0, -13))
    m.lathe(list(zip(r, 0.275 * np.sin(a) - 0.03 * np.cos(a * 2), strict=True)), BALLOON, 60)
    m.lathe([(0.0, -0.27), (0.028, -0.275), (0.012, -0.29), (0.03, -0.31)], BALLOON, 20)
    m.place()
    low = BALL + turn(0, 0, -13) @ np.array([0, -0.3, 0])
    t = np.linspace(0, 1, 40)[:, None]
    line = low + (PIN + (0, 0.07, 0) - low) * t + np.array([0.05, -0.0, 0.0]) * np.sin(t * np.pi) + np.array([0.0, -0.06, 0]) * np.sin(t * np.pi)
    m.tube(line, 0.0042, STRING, 6)
    m.tube(np.array([PIN + (0.03, 0.13, 0), PIN + (-0.02, -0.05, 0)]), [0.014, 0.01], PEG, 8)
    m.place((-2.1, 0, 19.0))
    for r in (3.9, 3.5):  # a wheel in the mist
        b = np.linspace(0, 2 * np.pi, 80)
        m.tube(np.stack([r * np.cos(b), 4.6 + r * np.sin(b), 0 * b], 1), 0.07, WHEEL, 6)
    for k in range(12):
        b = k / 12 * 2 * np.pi
        m.tube(np.array([(0, 4.6, 0), (3.9 * math.cos(b), 4.6 + 3.9 * math.sin(b), 0)]), 0.045, WHEEL, 5)
        m.box((3.9 * math.cos(b), 4.25 + 3.9 * math.sin(b), 0), (0.28, 0.24, 0.28), WHEEL)
    for s in (-1, 1):
        m.tube(np.array([(0, 4.6, 0.3), (1.9 * s, 0, 0.3)]), 0.1, WHEEL, 6)
    m.place((5.0, 0, 15.0))
    m.lathe([(2.3, 0), (2.3, 1.7), (2.6, 1.75), (1.2, 2.7), (0.05, 3.5), (0, 3.9)], TENT, 16)
    m.place()
    _glove(m)
    random = dice(31)
    for _ in range(34):
        x0, z0 = random.normal(-0.2, 1.0), random.uniform(-0.4, 4.5)
        m.place((x0, float(_height(np.array(x0), np.array(z0))) + 0.02, z0), turn(random.random() * 360, random.normal(0, 16), random.normal(0, 16)))
        e = random.uniform(0.012, 0.03)
        m.quad([(-e, 0, -e), (e, 0.004, -e), (e, 0, e * 1.4), (-e, 0.006, e)], SCRAP)
    m.place()
    return m


def _grass(m: Mesh) -> None:
    """Blades, mostly pressed flat the way the crowd went, upright where nobody stepped."""
    random = dice(17)
    n = 60000
    z = -1.7 + 9.5 * random.random(n) ** 1.7
    x = (random.random(n) * 2 - 1) * (1.1 + 0.46 * (z + 2))
    bare = _trodden(x, z)
    keep = random.random(n) > bare * 0.86
    x, z, bare = x[keep], z[keep], bare[keep]
    n = len(x)
    long = random.uniform(0.05, 0.15, n) * (1 - 0.45 * bare)
    tilt = np.clip(np.radians(38 + 46 * bare + random.normal(0, 15, n)), 0.05, 1.5)
    way = 0.9 + 1.5 * np.sin(x * 1.1 + z * 0.8) + random.normal(0, 0.7, n)
    y = _height(x, z)
    tip = np.stack([x + long * np.sin(tilt) * np.cos(way), y + long * np.cos(tilt), z + long * np.sin(tilt) * np.sin(way)], 1)
    turned = random.random(n) * np.pi
    half = random.uniform(0.0025, 0.006, n) * (1 + 0.12 * z)
    off = np.stack([half * np.cos(turned), 0 * half, half * np.sin(turned)], 1)
    base = np.stack([x, y, z], 1)
    points = np.stack([base - off, base + off, tip], 1).reshape(-1, 3)
    tone = np.repeat(random.random(n), 3)
    marks = np.stack([tone, np.tile([0, 0, 1], n)], 1)
    m.add(points, np.arange(3 * n).reshape(-1, 3), BLADE, marks, smooth=False)


def _glove(m: Mesh) -> None:
    """A lady's long glove, palm down, the fingers half curled; centimetres."""
    c = Clay()
    palm = c.group()
    c.ball((0, -1.6, 0), (4.2, 1.7, 5), mat=GLOVE, blend=3)
    for k, (x, long, bend) in enumerate(((-3.2, 6.4, 0.4), (-1.1, 7.6, 0.9), (1.1, 7.2, 0.2), (3.1, 5.6, 1.1))):
        c.chain([(x, -1.7, -3.6), (x * 1.16, -2.6 - 0.2 * k, -3.6 - long * 0.5), (x * 1.22, -1.2 - bend, -3.8 - long)], [1.2, 1.1, 0.85], mat=GLOVE, blend=1.2)
    c.chain([(-3.6, -1.6, 1.2), (-6.6, -1.6, -1.6), (-7.6, -1.2, -4.2)], [1.4, 1.2, 0.9], mat=GLOVE, blend=1.6)
    c.group(palm, 2)
    c.chain([(0, -1.5, 4), (0.6, -1.6, 9), (2.4, -1.4, 14), (3.2, -1.6, 18)], [3.1, 2.9, 3.3, 3.9], mat=GLOVE, blend=3, flat=((0, 1, 0), 0.45), fold=((0.2, 0, 1), 4.5, 0.6, 1))
    m.place((-0.36, float(_height(np.array(-0.36), np.array(0.55))) + 0.035, 0.55), turn(128), 0.0145)
    m.clay(c, 0.42)
    m.place()


def _surfaces(view: View) -> Array:
    h, w = view.mat.shape
    s = view.scale
    cloud, fine = value_noise(h, w, 90 * s, 3, 4) - 0.5, value_noise(h, w, 4 * s, 4, 3) - 0.5
    colour = np.array([linear(t) for t in TINTS], np.float32)[view.mat] * (1 + 0.2 * cloud + 0.2 * fine)[..., None]
    tone, high = view.mark[..., 0], view.mark[..., 1]
    dark, pale = linear("#4d5f3c"), linear("#b4ad6c")
    blade = dark + (pale - dark) * np.clip(0.15 + 0.75 * high * tone + 0.25 * tone, 0, 1)[..., None]
    return np.where((view.mat == BLADE)[..., None], blade, colour).astype(np.float32)
