"""A bus stop under a low grey sky: five strangers wait, and without knowing it all hold one ribbon."""

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.clay import Clay
from atelier.colour import Array
from atelier.matrix import Card
from atelier.mesh import Mesh, turn
from atelier.noise import value_noise
from atelier.view import Camera, View, film, linear, look

CARD = Card(
    id="ribbon",
    palette="grey-plus-one",
    composition="procession",
    setting="street",
    mood="hope",
    themes=("city", "secret", "patience", "family", "travel"),
    hero="shared ribbon",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2113,
    grading=dict(contrast=1.06, vignette=0.14, warm=0.0, saturation=1.05, shadows="#20262e"),
)

STONE, ROAD, KERB, FAR, POLE, RIBBON, SKIN, HAIR, COAT = range(9)  # the coats follow
COATS = ("#3f4650", "#7a6248", "#566052", "#2c2e38", "#8a8378")
TINTS = ("#8b8c88", "#53565a", "#a09f98", "#9aa0a0", "#4a4e50", "#d8306a", "#b98c72", "#4a4038", *COATS, "#c9c2b2", "#2a2a2e")
PALE, BLACK = 13, 14
CAMERA = Camera((-0.5, 1.62, -4.3), (0.1, 0.98, 1.0), focal=785, middle=(300, 480))
PLACES = (-1.36, -0.72, 0.02, 0.66, 1.34)
HANDS = np.array([(-1.13, 0.80, 0.02), (-0.52, 0.70, -0.12), (-0.25, 0.84, -0.06), (0.88, 0.78, -0.16), (1.10, 0.74, 0.08)])


def draw(canvas: Canvas) -> None:
    """Light from the whole sky, a little more from the left; fog eats the far side of the street."""
    view = look(_scene(), CAMERA, canvas.scale, lift=1.5e-3)
    light = view.sun((-0.6, 1.0, -0.5), "#e4e8ea", 0.55, 0.28, 10)
    light += view.sky("#cdd4d8", "#aab2b6", "#55564f", TINTS, 0.95, 14, dim=0.25)
    picture = film(_surfaces(view) * light * 0.95, 2.0)
    mist = 1 - np.exp(-np.maximum(view.far - 6.0, 0) / 9.0)
    sky = np.array([0.76, 0.78, 0.78]) - 0.10 * np.clip(view.rays[..., 1:2] * 2.2, 0, 1)
    picture = picture + (sky - picture) * np.where(view.mat < 0, 1, mist)[..., None]
    view.show(canvas, picture)
    brush.background(canvas, (12, 6, 3), impasto=0.07)
    yy = np.mgrid[0 : canvas.height, 0 : canvas.width][0] / canvas.scale
    canvas.detail[:] = 0.28 + 0.4 * np.exp(-(((yy - 520) / 60) ** 2))


def _scene() -> Mesh:
    m = Mesh()
    m.quad([(-9, 0, -6), (9, 0, -6), (9, 0, 1.1), (-9, 0, 1.1)], STONE)
    m.box((0, -0.07, 1.2), (9, 0.075, 0.1), KERB)
    m.quad([(-30, -0.14, 1.3), (30, -0.14, 1.3), (30, -0.14, 9), (-30, -0.14, 9)], ROAD)
    m.box((0, -0.07, 9.2), (30, 0.09, 0.2), KERB)
    m.quad([(-30, 0, 9.2), (30, 0, 9.2), (30, 0, 30), (-30, 0, 30)], STONE)
    for k, (x, high, wide) in enumerate(((-7.5, 5.2, 2.9), (-1.6, 6.4, 2.8), (4.2, 4.6, 2.8), (10, 7, 2.8))):
        m.box((x, high / 2, 14 + 0.3 * k), (wide, high / 2, 1), FAR)
    m.tube(np.array([(1.92, 0, 0.75), (1.92, 2.75, 0.75)]), 0.035, POLE, 14)
    m.place((1.92, 2.72, 0.73), turn(0, 90, 0))
    m.lathe([(0, -0.012), (0.24, -0.012), (0.24, 0.012), (0, 0.012)], POLE, 40)
    m.place()
    _people(m)
    _ribbon(m)
    return m


def _person(m: Mesh, n: int, tall: float, stout: float, bow: float, head: str, length: float, yaw: float) -> None:
    """A coat from behind on two legs, shoulders, a bowed head; one hand behind, at the ribbon. Centimetres, y down, z to us."""
    k, c = tall / 172, Clay()
    coat = COAT + n
    x0 = PLACES[n]
    frame = turn(yaw)
    body = c.group()
    hip, shoulder = -88 * k, -142 * k
    c.cone((0, shoulder + 12 * k, 0), (0, hip, 1), 17 * stout, 18.5 * stout, coat, 10, flat=((0, 0, 1), 0.68))
    c.cone((0, hip, 1), (0, -length, 2), 18.5 * stout, 21.5 * stout, coat, 10, flat=((0, 0, 1), 0.72), fold=((1, 0, 0.2), 13, 1.5, n * 1.7))
    c.box((0, -length + 32, 0), (50, 30, 50), 0.5, mat=coat, blend=1.5, cut=1)  # the hem
    c.chain([(-17 * stout, shoulder + 3, 0), (-6, shoulder - 3, -bow), (6, shoulder - 3, -bow), (17 * stout, shoulder + 3, 0)], [7.4, 7.4, 7.4, 7.4], mat=coat, blend=8)
    hand = frame.T @ (HANDS[n] - (x0, 0, 0.35)) * 100 * (1, -1, -1)
    side = 1 if hand[0] > 0 else -1
    for s in (-1, 1):
        start = np.array([19 * stout * s, shoulder + 4, 0])
        end = hand if s == side else np.array([22 * stout * s, -84 * k, -4])
        elbow = (start + end) / 2 + np.array([5 * s, 4, 3])
        c.group(body, 5)
        c.chain([start, elbow, end * 0.9 + elbow * 0.1], [7.2, 6.2, 5.4], mat=coat, blend=5, fold=((0.1, 1, 0), 11, 1.0, n + s))
        c.group()
        c.ball(end + np.array([0, 3.5, 0]), (3.4, 4.6, 3.4), mat=SKIN)
    for s in (-1, 1):
        c.group()
        c.cone((8 * s, -length - 12, 2), (8 * s, -6, 2), 6.6, 5.2, BLACK, 3)
        c.cone((8 * s, -4, 4), (9.5 * s, -3, -11), 4.4, 3.6, BLACK, 3)
    top = np.array([0, -157 * k, -bow])
    c.group()
    c.cone((0, shoulder - 2, -bow * 0.6), top + (0, 8, 0), 5.6, 5.4, SKIN, 3)
    c.ball(top, (7.6, 10.2, 9.4), mat=SKIN, blend=3)
    c.group()
    if head == "hat":
        c.cone(top + (0, -5, 0), top + (0, -13, 0), 8.8, 8.0, BLACK, 2)
        c.cone(top + (-1, -5, 0), top + (1, -5, 0), 13.5, 13.5, BLACK, 2, flat=((0, 1, 0), 0.12))
    elif head == "scarf":
        c.ball(top + (0, -1, 1), (9.4, 11.6, 11), mat=PALE)
        c.cone(top + (0, 8, 6), top + (0, 19, 9), 5.6, 1.2, PALE, 5)
    elif head == "bun":
        c.ball(top + (0, -2, 1.5), (8.4, 9.4, 9.6), mat=HAIR)
        c.ball(top + (0, -7, 9), 4.6, mat=HAIR)
    elif head == "hood":
        c.ball(top + (0, 0, 1), (9.6, 12, 11), mat=coat, blend=4)
        c.cone(top + (0, 9, 3), (0, shoulder, 1), 8.4, 10, coat, 6)
        c.group()
        c.box((0, shoulder + 30, 16), (14, 20, 7), 5, mat=PALE)
    else:
        c.ball(top + (0, -2, 1), (8.1, 9.4, 9.6), mat=HAIR)
    m.place((x0, 0, 0.35), frame, 0.01)
    m.clay(c, 1.5)
    m.place()


def _people(m: Mesh) -> None:
    for n, what in enumerate(((183, 1.02, 4, "hat", 46, 6), (158, 1.18, 9, "scarf", 40, -8), (170, 0.92, 3, "hood", 74, 10), (169, 0.95, 5, "bun", 38, -6), (176, 1.2, 6, "bare", 60, -14))):
        _person(m, n, *what)


def _ribbon(m: Mesh) -> None:
    """From the left edge through five hands, slack between them, and off along the pavement."""
    ends = [np.array([-1.75, 0.02, -1.2]), np.array([-1.4, 0.3, -0.35]), *(HANDS + (0, -0.03, -0.05)), np.array([1.5, 0.34, -0.3]), np.array([1.62, 0.015, -0.75]), np.array([1.3, 0.012, -1.5])]
    line = []
    for i in range(len(ends) - 1):
        a, b = ends[i], ends[i + 1]
        slack = 0.32 * float(np.linalg.norm((b - a)[[0, 2]])) if 2 <= i <= 5 else 0.04
        for t in np.linspace(0, 1, 26, endpoint=False):
            p = a + (b - a) * t
            p[1] = max(0.012, p[1] - slack * 4 * t * (1 - t) * 0.8)
            line.append(p)
    p = np.array(line)
    for _ in range(2):
        p[1:-1] = (p[:-2] + 2 * p[1:-1] + p[2:]) / 4
    k = np.arange(len(p))
    twist = 0.9 * np.sin(k / 17) + 0.5 * np.sin(k / 7.3)
    up = np.stack([0.2 * np.sin(twist), np.cos(twist), 0.6 * np.sin(twist)], 1)
    low = np.minimum(p[:, 1] / 0.1, 1)[:, None]
    up = up * low + np.array([0.5, 0, 0.85]) * (1 - low)
    up /= np.linalg.norm(up, axis=1, keepdims=True)
    m.sheet(np.stack([p - 0.021 * up, p, p + 0.021 * up], 1), RIBBON)


def _surfaces(view: View) -> Array:
    """Paving stones, wet road, cloth."""
    x, z = view.place[..., 0], view.place[..., 2]
    h, w = x.shape
    s = view.scale
    cloud, fine = value_noise(h, w, 100 * s, 3, 4) - 0.5, value_noise(h, w, 4 * s, 4, 3) - 0.5
    colour = np.array([linear(t) for t in TINTS], np.float32)[view.mat] * (1 + 0.22 * cloud + 0.14 * fine)[..., None]
    cell = 0.5
    row = np.floor(z / cell)
    u = x / cell + 0.5 * (row % 2)
    joint = np.minimum(np.abs(u - np.round(u)), np.abs(z / cell - np.round(z / cell))) * cell
    tone = np.modf(np.abs(np.sin(np.floor(u) * 12.9898 + row * 78.233) * 43758.5453))[0]
    slab = colour * (0.84 + 0.26 * tone - 0.4 * np.exp(-((joint / (0.008 + 0.001 * view.far)) ** 2)))[..., None]
    return np.where((view.mat == STONE)[..., None], slab, colour).astype(np.float32)
