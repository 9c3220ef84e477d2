"""A dark office after hours: under the one lit panel a jacket left on a chair still raises its sleeve."""

from functools import lru_cache

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.clay import Clay
from atelier.colour import Array
from atelier.matrix import Card
from atelier.mesh import Mesh, turn
from atelier.noise import dice, value_noise
from atelier.view import Camera, View, film, linear, look

CARD = Card(
    id="ghost",
    palette="lime-ink",
    composition="vanishing point",
    setting="office",
    mood="absurdity",
    themes=("work", "loneliness", "language", "night", "patience"),
    hero="jacket with a raised sleeve",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2106,
    grading=dict(contrast=1.06, vignette=0.2, warm=0.0, shadows="#0a1e22"),
)

FLOOR, WALL, CEILING, PANEL, DESK, SCREEN, CHAIR, CLOTH, LINING, PAPER, DARK, LEG = range(12)
TINTS = ("#3f4a48", "#7d8578", "#8a9184", "#f4ffe0", "#9c9a86", "#15191b", "#2b3136", "#b98a54", "#6a4a30", "#e8e6d6",
    "#14181a", "#6c7270")
CAMERA = Camera((0.75, 1.52, -2.6), (0.1, 1.28, 3.0), focal=700, middle=(300, 500))
HERE = (0.1, 0.0, 1.15)
HIGH = 2.75


def draw(canvas: Canvas) -> None:
    """One panel of light, a faint town outside, everything else lost."""
    view = look(_scene(), CAMERA, canvas.scale, lift=2e-3)
    light = view.lamp((HERE[0] + 0.15, HIGH - 0.06, HERE[2] + 0.15), "#eaf4c8", 2.6, 0.3, 8)
    light += view.lamp((-2.6, 1.9, 7.5), "#6fa2b0", 0.5, 0.6, 4)
    light += view.sky("#233038", "#2a3a40", "#101414", TINTS, 0.12, 16, dim=0.3, shine={PANEL: "#e6f2c0"})
    picture = film(_surfaces(view) * light * 3.6, 2.4)
    picture = np.where((view.mat == PANEL)[..., None], np.array([0.97, 1.0, 0.86]), picture)
    view.show(canvas, np.where((view.mat < 0)[..., None], np.array([0.05, 0.09, 0.11]), picture))
    brush.background(canvas, (11, 5, 2.5), impasto=0.05)
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width] / canvas.scale
    x, y = CAMERA.project((HERE[0], 1.1, HERE[2]))
    canvas.glow(*CAMERA.project((HERE[0] + 0.15, HIGH, HERE[2] + 0.2)), 190, "#d8e8b0", 0.3)
    canvas.detail[:] = 0.26 + 0.55 * np.exp(-(((xx - x) / 120) ** 2) - (((yy - y) / 200) ** 2))


def _scene() -> Mesh:
    m = Mesh()
    left, right, back = -3.6, 3.4, 13.0
    m.quad([(left, 0, -5), (right, 0, -5), (right, 0, back), (left, 0, back)], FLOOR)
    m.quad([(left, HIGH, -5), (right, HIGH, -5), (right, HIGH, back), (left, HIGH, back)], CEILING)
    m.quad([(right, 0, -5), (right, HIGH, -5), (right, HIGH, back), (right, 0, back)], WALL)
    m.quad([(left, 0, back), (right, 0, back), (right, HIGH, back), (left, HIGH, back)], WALL)
    m.quad([(left, 0, -5), (right, 0, -5), (right, HIGH, -5), (left, HIGH, -5)], DARK)
    m.quad([(left, 0, -5), (left, 0.9, -5), (left, 0.9, back), (left, 0, back)], WALL)
    for z in np.arange(-5, back, 1.6):
        m.box((left, 1.8, z), (0.05, 0.95, 0.06), DARK)
    for x in (-2.1, 0.25, 2.4):
        for z in np.arange(-1.4, 12, 2.4):
            on = abs(x - 0.25) < 0.1 and abs(z - 1.0) < 0.3
            m.box((x, HIGH - 0.012, z + 0.3), (0.3, 0.012, 0.6), PANEL if on else CEILING)
    random = dice(6)
    for row, x in enumerate((-2.35, 0.1, 2.5)):
        for z in (2.0, 4.4, 6.8, 9.2, 11.6):
            _desk(m, x, z, random)
            if not (row == 1 and z == 2.0):
                _chair(m, x + random.normal(0, 0.08), z - 0.75, random.normal(0, 14))
    _desk(m, -2.35, -0.4, random)
    _chair(m, *HERE[::2], -4)
    _jacket(m)
    return m


def _desk(m: Mesh, x: float, z: float, random: np.random.Generator) -> None:
    m.box((x, 0.73, z), (0.78, 0.016, 0.4), DESK)
    for dx in (-0.72, 0.72):
        m.box((x + dx, 0.36, z), (0.02, 0.36, 0.36), LEG)
    m.box((x, 0.5, z + 0.36), (0.72, 0.2, 0.01), LEG)
    m.box((x + 0.1, 1.08, z + 0.2), (0.28, 0.18, 0.012), SCREEN)
    m.box((x + 0.1, 0.83, z + 0.23), (0.03, 0.09, 0.012), SCREEN)
    m.box((x + 0.1, 0.752, z + 0.2), (0.12, 0.006, 0.08), SCREEN)
    m.box((x + 0.08, 0.756, z - 0.12), (0.2, 0.008, 0.07), LEG, turn(random.normal(0, 3)))
    m.box((x - 0.5, 0.752, z - 0.05), (0.1, 0.006, 0.145), PAPER, turn(random.normal(0, 16)))


@lru_cache(maxsize=1)
def _chair_form() -> Mesh:
    """One chair, modelled once; centimetres."""
    c = Clay()
    c.group()
    c.box((0, -46, 0), (23, 2.5, 22), 3, mat=CHAIR)
    c.group()
    c.box((0, -82, 24), (21, 19, 1.6), 3, mat=CHAIR)
    c.group()
    c.cone((0, -48, 23), (0, -70, 26), 2.4, 2.4, CHAIR)
    c.cone((0, -44, 0), (0, -10, 0), 2.6, 2.6, CHAIR)
    for a in np.linspace(0, 2 * np.pi, 6)[:-1]:
        c.cone((0, -9, 0), (27 * np.sin(a), -5, 27 * np.cos(a)), 2.4, 1.8, CHAIR)
        c.ball((28 * np.sin(a), -3, 28 * np.cos(a)), 3, mat=CHAIR)
    form = Mesh()
    form.clay(c, 2.2)
    return form


def _chair(m: Mesh, x: float, z: float, turned: float) -> None:
    corners = np.concatenate(_chair_form().corners)
    m.place((x, 0, z), turn(turned), 0.01)
    m.add(corners.reshape(-1, 3), np.arange(len(corners) * 3).reshape(-1, 3), CHAIR, smooth=False)
    m.place()


def _jacket(m: Mesh) -> None:
    """Hung over the back of the chair, seen from behind: shoulders, collar, one sleeve down, one straight up, empty."""
    c = Clay()
    body = c.group()
    c.box((0, -80, 27), (20, 22, 3.0), 6, mat=CLOTH, blend=6, fold=((1, 0.3, 0), 14, 1.0, 0.4))
    c.chain([(-25, -99, 26), (-12, -106, 27), (12, -106, 27), (25, -99, 26)], [5.4, 5.8, 5.8, 5.4], mat=CLOTH, blend=7)
    c.box((-13, -55, 28), (12, 12, 2.2), 4, mat=CLOTH, blend=6, fold=((1, 0.1, 0), 11, 1.1, 2))
    c.box((13, -53, 29), (12, 13, 2.2), 4, mat=CLOTH, blend=6, fold=((1, -0.1, 0), 11, 1.1, 3))
    c.box((0.5, -54, 33), (1.0, 18, 6), 0.5, mat=CLOTH, blend=1.5, cut=1)
    c.group(body, 3)  # the sleeve that hangs
    c.chain([(-25, -99, 26), (-34, -84, 28), (-37, -68, 30), (-33, -52, 33)], [6.8, 6.4, 6.0, 6.6], mat=CLOTH, blend=5, fold=((0.4, 1, 0), 10, 1.3, 1))
    c.cone((-33, -54, 33), (-31, -38, 35), 4.6, 6.0, LINING, 1, cut=1)
    c.group(body, 4)  # the sleeve that asks
    c.chain([(24, -99, 26), (36, -108, 27), (44, -122, 26)], [7.2, 7.6, 7.6], mat=CLOTH, blend=6, fold=((0.8, 0.6, 0), 9, 1.5, 2))
    c.chain([(44, -122, 26), (42, -140, 28), (37, -158, 33), (35, -166, 36)], [7.6, 6.8, 7.0, 8.6], mat=CLOTH, blend=5, fold=((0.1, 1, 0.1), 10, 1.5, 5))
    c.cone((36.4, -160, 34), (34, -176, 42), 6.2, 8.4, LINING, 1, cut=1)
    c.group(body, 2)
    c.chain([(-12, -107, 24), (-9, -112, 30), (0, -114, 32), (9, -112, 30), (12, -107, 24)], [2.4, 3.2, 3.4, 3.2, 2.4], mat=LINING, blend=3)
    m.place((HERE[0], 0, HERE[2]), turn(-4), 0.01)
    m.clay(c, 1.0)
    m.place()


def _surfaces(view: View) -> Array:
    x, z = view.place[..., 0], view.place[..., 2]
    h, w = x.shape
    s = view.scale
    cloud, fine = value_noise(h, w, 110 * s, 3, 4) - 0.5, value_noise(h, w, 4 * s, 4, 3) - 0.5
    colour = np.array([linear(t) for t in TINTS], np.float32)[view.mat] * (1 + 0.2 * cloud + 0.1 * fine)[..., None]
    cell = 0.6
    joint = np.minimum(np.abs((x + 0.05) / cell - np.round((x + 0.05) / cell)), np.abs((z - 0.1) / cell - np.round((z - 0.1) / cell))) * cell
    grid = np.exp(-((joint / (0.006 + 0.0012 * view.far)) ** 2)) * (view.mat == CEILING)
    return (colour * (1 - 0.45 * grid)[..., None]).astype(np.float32)
