"""After a meal: the chairs are pushed back, one has fallen, the low sun is still there."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, from_oklab, oklab
from atelier.matrix import Card
from atelier.mesh import Mesh, turn
from atelier.noise import dice, smoothstep, value_noise
from atelier.view import Camera, View, film, linear, look

Spot = tuple[float, float, float]
FACES = ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (3, 2, 1, 0))
CARD = Card(
    id="table",
    palette="late-sun",
    composition="long-shadow",
    setting="terrace",
    mood="nostalgia",
    themes=("food", "family", "past", "party", "time"),
    hero="left table",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=819,
    grading=dict(contrast=1.06, vignette=0.3, saturation=1.04, warm=0.06, shadows="#2a1f52"),
)

FLOOR, WOOD, CLOTH, CHINA, FOOD, STEEL, GLASS, WINE, BOTTLE, NAPKIN = range(10)
TINTS = ("#cc8a60", "#f2deb6", "#faf2e6", "#fbf4e4", "#9a5226", "#6f6a80", "#bdb0be", "#84182c", "#2c5638", "#f7eef0")
TURN = -14
HALF, LONG, HIGH = 0.86, 2.12, 0.75
ASIDE, UP = math.cos(math.radians(57)), math.sin(math.radians(57))
CAMERA = Camera((0, 14 * UP, -14 * ASIDE), (0, 0, 0), focal=1330, middle=(290, 452))
# x, y towards us, turn, rolled onto its back; centimetres
CHAIRS = ((-168, -150, 82, 0), (-190, 40, 112, 0), (-128, 214, 60, 0), (150, -196, -74, 0), (176, 10, -128, 0),
    (122, 330, 24, -90), (-10, -300, 190, 0))


def draw(canvas: Canvas) -> None:
    """The terrace by rays, a low sun from the left; then the brush."""
    view = look(_scene(), CAMERA, canvas.scale, lift=2e-3)
    light = view.sun((-1.35, 0.92, 0.62), "#ffd6a0", 4.9, 0.012, 6)
    light += view.sky("#8f9ae0", "#c8a8c0", "#a86a48", TINTS, 0.85, 12, dim=0.3)
    view.show(canvas, film(_surfaces(view) * light * 0.62, 2.0))
    _oil(canvas)
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width] / canvas.scale
    canvas.detail[:] = 0.28 + 0.4 * np.exp(-(((xx - 290) / 130) ** 2) - (((yy - 440) / 210) ** 2))


def _oil(canvas: Canvas) -> None:
    """Paint it: colour wanders, light stays gold, shade goes to violet, and the brush follows the forms."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    cloud, warm = value_noise(h, w, 160 * s, 70, 3) - 0.5, value_noise(h, w, 60 * s, 71, 4) - 0.5
    lab = oklab(np.clip(canvas.picture, 0, 1))
    bright = lab[..., 0].copy()
    shade, lit = smoothstep(0.58, 0.25, bright), smoothstep(0.74, 0.92, bright)
    lab[..., 0] += 0.07 * cloud + 0.04 * warm
    lab[..., 1] += 0.022 * warm + 0.006 * shade
    lab[..., 2] += 0.04 * warm - 0.036 * shade + 0.008 * lit
    canvas.picture[:] = np.clip(from_oklab(lab), 0, 1)
    brush.background(canvas, (30, 14, 6, 3), impasto=0.08)


def _scene() -> Mesh:
    m = Mesh()
    m.quad([(-30, 0, -30), (30, 0, -30), (30, 0, 30), (-30, 0, 30)], FLOOR)
    for x, y, way, roll in CHAIRS:
        for part in _chair():
            _solid(m, [(px, py, pz + (25 if roll else 0)) for px, py, pz in _moved(part, x, y, way, roll)])
    for x in (-78, 70):
        for y in (-200, 192):
            _solid(m, _moved(_box(x, y, 0, 8, 8, 72), 0, 0, TURN))
    _cloth(m)
    random = dice(8)
    for x, z in ((-0.46, 1.5), (0.48, 1.68), (-0.5, 0.2), (0.52, 0.02), (-0.44, -1.2), (0.5, -1.46)):
        _plate(m, x + 0.1 * (random.random() - 0.5), z + 0.14 * (random.random() - 0.5), random)
    for x, z in ((-0.1, 1.2), (0.14, 0.46), (-0.14, -0.66)):
        m.place(_on(x, z))
        _glass(m, 0.55)
    m.place(_on(0.3, -0.9, 0.085), turn(TURN + 40) @ turn(0, 0, 94))
    _glass(m, 0)
    m.place(_on(0.04, -0.1))
    m.lathe([(0, 0.01), (0.085, 0), (0.09, 0.02), (0.09, 0.36), (0.07, 0.44), (0.034, 0.5), (0.03, 0.64),
        (0.036, 0.66), (0, 0.66)], BOTTLE, 40)
    _napkin(m, 0.18, -1.8, 31)
    _napkin(m, -0.6, -0.52, 32)
    m.place()
    return m


def _chair() -> list:
    """Seat, four legs, a back with two rails; origin under the middle of the seat, the back at +y."""
    legs = [_box(x - 2.5, y - 2.5, 0, 5, 5, 46) for x in (-23, 23) for y in (-22, 22)]
    back = [_box(x - 2.5, 20, 46, 5, 5, 56) for x in (-23, 23)]
    rails = [_box(-25, 20.5, z, 50, 4, 12) for z in (64, 86)]
    return [*legs, _box(-27, -27, 44, 54, 54, 5), *back, *rails]


def _box(x: float, y: float, z: float, wide: float, deep: float, high: float) -> list[Spot]:
    """The eight corners: the lower four, then the upper four."""
    return [
        (x + dx * wide, y + dy * deep, z + dz * high) for dz in (0, 1) for dx, dy in ((0, 0), (1, 0), (1, 1), (0, 1))
    ]


def _moved(corners: list[Spot], x: float, y: float, turn: float, roll: float = 0) -> list[Spot]:
    """The box turned about the upright, or first rolled over backwards onto the floor (degrees)."""
    a, b = np.radians(turn), np.radians(roll)
    out = []
    for px, py, pz in corners:
        qy, qz = py * np.cos(b) - pz * np.sin(b), py * np.sin(b) + pz * np.cos(b)
        out.append((x + px * np.cos(a) - qy * np.sin(a), y + px * np.sin(a) + qy * np.cos(a), float(qz)))
    return out


def _solid(m: Mesh, corners: list[Spot]) -> None:
    """A box in centimetres becomes one in metres; y, towards us there, runs away here."""
    p = np.array(corners)[:, [0, 2, 1]] / 100 * (1, 1, -1)
    for face in FACES:
        m.quad(p[list(face)], WOOD)


def _on(x: float, z: float, y: float = 0.0) -> Array:
    """A spot on the table, x across, z along it away from us."""
    return turn(TURN) @ np.array((x, HIGH + 0.006 + y, z))


def _cloth(m: Mesh) -> None:
    """White linen with the creases of its folding, hanging over in ruffles, pulled a little askew."""
    hang = 0.3
    u, v = np.linspace(-HALF - hang, HALF + hang, 260), np.linspace(-LONG - hang, LONG + hang, 420)
    uu, vv = np.meshgrid(u, v)
    x, z = np.clip(uu, -HALF, HALF), np.clip(vv, -LONG, LONG)
    over_x, over_z = uu - x, vv - z
    over = np.hypot(over_x, over_z)
    ruffle = np.sin(np.where(np.abs(over_x) > np.abs(over_z), vv, uu) * 12 + np.sin(vv * 3.1 + uu * 2) * 2.6)
    out = np.clip(over / hang, 0, 1) * (0.04 + 0.028 * ruffle) / (over + 1e-6)
    crease = sum(np.exp(-(((a - at) / 0.014) ** 2)) for a, at in ((uu, 0.02), (vv, -1.05), (vv, 0.03), (vv, 1.1)))
    slack = value_noise(*uu.shape, 46, 6, 3) - 0.5
    y = HIGH + 0.007 * crease * (over < 0.01) + 0.05 * slack * (over < 0.01) - over * (0.85 + 0.12 * np.sin(uu * 2 +
        vv))
    m.place((0, 0, 0), turn(TURN))
    m.sheet(np.stack([x + over_x * out, y, z + over_z * out], -1), CLOTH)
    m.place()


def _plate(m: Mesh, x: float, z: float, random: np.random.Generator) -> None:
    """A plate, what was left, knife and fork laid side by side."""
    m.place(_on(x, z), turn(random.random() * 360))
    m.lathe([(0, 0.012), (0.13, 0.012), (0.15, 0.016), (0.185, 0.034), (0.235, 0.046), (0.238, 0.04), (0.15, 0),
        (0, 0)], CHINA, 56)
    for _ in range(6):
        a, r, d = random.random() * 6.3, 0.012 + 0.026 * random.random(), 0.1 * random.random()
        m.place(_on(x + d * math.cos(a), z + d * math.sin(a), 0.012))
        m.lathe([(0, 0), (r, 0.002), (r * 0.8, r * 0.5), (0, r * 0.7)], FOOD, 12)
    way = random.random() * 180
    for side in (-0.02, 0.03):
        m.place(_on(x, z, 0.05), turn(way))
        t = np.linspace(-1, 1, 9)
        m.tube(np.stack([0.19 * t + 0.06, 0.004 + 0 * t, side + 0 * t], 1), np.interp(t, (-1, -0.3, 0.6, 1),
            (0.018, 0.009, 0.01, 0.017)), STEEL, 8)


def _glass(m: Mesh, full: float) -> None:
    """A tumbler with what is left of the wine."""
    m.lathe([(0, 0.01), (0.062, 0), (0.074, 0.2), (0.068, 0.2), (0.058, 0.02), (0, 0.02)], GLASS, 32)
    if full:
        m.lathe([(0, 0.2 * full), (0.066, 0.2 * full)], WINE, 32)


def _napkin(m: Mesh, x: float, z: float, seed: int) -> None:
    """Crumpled linen: folds that run together at the place where it was dropped."""
    u = np.linspace(-1, 1, 60)
    uu, vv = np.meshgrid(u, u)
    noise = value_noise(60, 60, 16, seed, 2) - 0.5
    away = np.hypot(uu, vv)
    swirl = np.arctan2(vv, uu) * 5 + seed + 4 * noise
    y = 0.01 + (0.055 * (1 + np.sin(swirl)) * away + 0.07 * noise + 0.05) * np.clip(1.4 - away, 0.1, 1)
    shrink = 0.155 * (1 + 0.25 * np.sin(swirl * 0.6))
    m.place(_on(x, z), turn(seed * 40))
    m.sheet(np.stack([uu * shrink, np.maximum(y, 0.004), vv * shrink * 0.8], -1), NAPKIN)


def _surfaces(view: View) -> Array:
    """Colours in plain light: worn terracotta, linen with its stain, painted wood."""
    x, z = view.place[..., 0], view.place[..., 2]
    h, w = x.shape
    s = view.scale
    cloud, fine = value_noise(h, w, 110 * s, 3, 4) - 0.5, value_noise(h, w, 6 * s, 4, 3) - 0.5
    colour = np.array([linear(t) for t in TINTS], np.float32)[view.mat] * (1 + 0.14 * cloud + 0.1 * fine)[..., None]
    a = math.radians(22)
    u, v = (x * math.cos(a) - z * math.sin(a)) / 0.92, (x * math.sin(a) + z * math.cos(a)) / 0.92
    joint = np.minimum(np.abs(u - np.round(u)), np.abs(v - np.round(v))) * 0.92 + 0.012 * fine
    tone = np.modf(np.abs(np.sin(np.floor(u + 0.5) * 12.9 + np.floor(v + 0.5) * 78.2) * 43758.5))[0]
    tiles = linear("#d29468") + (linear("#bd7450") - linear("#d29468")) * tone[..., None] * 0.8
    tiles = tiles * (1.08 + smoothstep(3, -5, x - z)[..., None] * 0.3)  # paler where the sun comes from
    tiles = tiles * (0.9 + 0.5 * cloud + 0.22 * fine - 0.4 * np.exp(-((joint / 0.016) ** 2)))[..., None]
    colour = np.where((view.mat == FLOOR)[..., None], tiles, colour)
    frame = turn(TURN).T
    tx, tz = x * frame[0, 0] + z * frame[0, 2], x * frame[2, 0] + z * frame[2, 2]
    wet = value_noise(h, w, 26 * s, 9, 3) - 0.5
    spill = np.hypot((tx - 0.56) / 0.2, (tz + 0.98) / 0.15) + 0.9 * wet
    stain = smoothstep(0.9, 0.78, spill) * (0.9 + 0.1 * smoothstep(0.4, 0.8, spill)) * (view.mat == CLOTH)
    return (colour + (linear("#7c1830") - colour) * (0.97 * stain)[..., None]).astype(np.float32)
