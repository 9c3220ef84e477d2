"""An egg held in an iron vice; the jaws have stopped, the shell is whole."""

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
    id="unbroken",
    palette="petrol-cream",
    composition="still life",
    setting="workshop",
    mood="suspense",
    themes=("power", "protection", "danger", "birth", "patience"),
    hero="egg in a vice",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2103,
    grading=dict(contrast=1.05, vignette=0.2, warm=0.03, shadows="#0c2226"),
)

IRON, JAW, EGG, BENCH, SCREW, CHIP = range(6)
TINTS = ("#2f5a5e", "#6d7274", "#efe3cf", "#8a6a48", "#7c8082", "#7d5a4e")
CAMERA = Camera((-2.0, 3.7, -10.4), (-0.6, 1.75, 0), focal=1000, middle=(300, 520))


def draw(canvas: Canvas) -> None:
    """Modelled in clay, lit from one window on the left."""
    view = look(_scene(), CAMERA, canvas.scale, lift=4e-3)
    light = view.lamp((-7.0, 8.0, -3.5), "#fff0d6", 260, 0.8, 8)
    light += view.sky("#3d5560", "#4a4a44", "#2a2420", TINTS, 0.14, 16, dim=0.15)
    colour, polish = _surfaces(view)
    view.show(canvas, film(colour * light + polish * light.mean(2, keepdims=True) ** 2 * 0.4, 2.2))
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width] / canvas.scale
    brush.background(canvas, (12, 6, 3), impasto=0.07)
    canvas.detail[:] = 0.28 + 0.5 * np.exp(-(((xx - 300) / 110) ** 2) - (((yy - 320) / 140) ** 2))


def _scene() -> Mesh:
    m = Mesh()
    m.quad([(-40, 0, -8), (40, 0, -8), (40, 0, 3.4), (-40, 0, 3.4)], BENCH)
    m.quad([(-40, -5, 3.4), (40, -5, 3.4), (40, 30, 3.4), (-40, 30, 3.4)], CHIP)
    c = Clay()
    u = 100
    for side in (-1, 1):  # the two heads that carry the jaws
        c.group()
        x = side * 1.5
        c.box((x * u, -2.1 * u, 0), (0.42 * u, 0.72 * u, 0.66 * u), 7, mat=IRON, blend=9)
        c.box((side * 2.0 * u, -1.5 * u, 0), (0.5 * u, 0.5 * u, 0.62 * u), 9, mat=IRON, blend=12)
        c.box((side * 1.35 * u, -1.35 * u, 0), (0.5 * u, 0.28 * u, 0.7 * u), 6, mat=IRON, blend=8)
        c.group()
        c.box((side * 1.0 * u, -2.5 * u, 0), (0.12 * u, 0.34 * u, 0.72 * u), 3, mat=JAW, blend=2)
    c.group()
    c.box((0.3 * u, -0.86 * u, 0), (2.6 * u, 0.26 * u, 0.5 * u), 10, mat=IRON, blend=10)
    c.group()
    c.box((1.9 * u, -0.8 * u, 0), (0.62 * u, 0.8 * u, 0.6 * u), 9, mat=IRON, blend=14)
    c.cone((1.9 * u, -0.12 * u, 0), (1.9 * u, -0.5 * u, 0), 1.05 * u, 0.7 * u, IRON, 20)
    m.place(size=1 / u)
    m.clay(c, 5.0)
    m.place()
    m.tube(np.stack([-1.6 - np.linspace(0, 1.6, 60), np.full(60, 1.28), np.zeros(60)], 1), 0.2 + 0.025 * np.sin(np.linspace(0, 70, 60)), SCREW, 20)
    m.place((-3.25, 1.28, 0), turn(roll=90))
    m.lathe([(0, -0.28), (0.34, -0.26), (0.38, 0), (0.34, 0.26), (0, 0.28)], SCREW, 32)
    m.place()
    way = np.array([0.0, 0.94, 0.34])
    ends = np.array([-3.28, 1.28, 0]) + np.linspace(-1.35, 1.15, 30)[:, None] * way
    m.tube(ends, 0.095, SCREW, 16)
    for e in (ends[0], ends[-1]):
        m.place(e)
        t = np.linspace(-np.pi / 2, np.pi / 2, 16)
        m.lathe(list(zip(0.19 * np.cos(t), 0.19 * np.sin(t), strict=True)), SCREW, 24)
    t = np.linspace(-np.pi / 2, np.pi / 2, 60)  # the egg, upright between the jaws, a little blunter below
    m.place((0, 2.7, -0.06), turn(0, 0, 3))
    r = 0.885 * np.cos(t) * (1 - 0.13 * np.sin(t))
    m.lathe(list(zip(r, 1.16 * np.sin(t), strict=True)), EGG, 96)
    m.place()
    random = dice(4)
    for _ in range(9):
        m.place((random.uniform(-4, 4), 0.02, random.uniform(-4, 2)), turn(random.random() * 360, random.normal(0, 15), 0))
        k = np.linspace(0, 1, 10)
        r = random.uniform(0.05, 0.16)
        m.tube(np.stack([r * np.cos(k * 7), 0.05 + 0.03 * np.sin(k * 9), r * np.sin(k * 7) + k * 0.1], 1), 0.018, JAW, 5)
    m.place()
    return m


def _surfaces(view: View) -> tuple[Array, Array]:
    """Chipped enamel, planed steel, shell, old wood; and how much each shines."""
    x, y, z = (view.place[..., k] for k in range(3))
    h, w = x.shape
    s = view.scale
    cloud, fine = value_noise(h, w, 90 * s, 3, 4) - 0.5, value_noise(h, w, 4 * s, 4, 3) - 0.5
    colour = np.array([linear(t) for t in TINTS], np.float32)[view.mat]
    colour = colour * (1 + 0.3 * cloud + np.where(view.mat == EGG, 0.02, 0.16) * fine)[..., None]
    chip = value_noise(h, w, 26 * s, 9, 5)
    edge = 1 - np.abs(view.normal).max(2)
    worn = (view.mat == IRON) & (chip + 0.2 * cloud + 0.55 * edge > 0.86)
    colour = np.where(worn[..., None], linear("#4a3a30") * (1 + fine)[..., None], colour)
    grain = np.sin(z * 9 + 2.4 * np.sin(x * 0.7 + z * 0.9) + 5 * cloud) * 0.5 + np.sin(z * 31 + 5 * fine + 3 * cloud) * 0.3
    plank = np.abs((z + 3.1) / 2.6 - np.round((z + 3.1) / 2.6)) * 2.6
    wood = linear("#6a5c4e") * (1 + 0.22 * grain + 0.5 * cloud - 0.75 * np.exp(-((plank / 0.035) ** 2)))[..., None]
    colour = np.where((view.mat == BENCH)[..., None], wood, colour)
    brushed = value_noise(h, w, 30 * s, 14, 3, (0.7, 2.4)) - 0.5
    wall = linear("#7d5a4e") * (1 + 0.2 * cloud + 0.2 * brushed)[..., None] * (0.16 + 0.84 * smoothstep(-3.6, 3.4, x + 0.5 * (y - 3)))[..., None]
    colour = np.where((view.mat == CHIP)[..., None], wall, colour)
    speck = smoothstep(0.80, 0.9, value_noise(h, w, 2.2 * s, 12, 2))
    colour = np.where((view.mat == EGG)[..., None], colour * (1 - 0.05 * speck)[..., None], colour)
    half = -view.rays + np.array([-0.62, 0.66, -0.4])
    half /= np.linalg.norm(half, axis=2, keepdims=True)
    shine = np.clip((view.normal * half).sum(2), 0, 1)
    gloss = np.array([0.25, 0.5, 0.06, 0, 0.7, 0])[view.mat]
    return colour, (shine**22 * gloss)[..., None]
