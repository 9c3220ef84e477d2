"""Noon at a drained swimming pool: an old woman in a bathing cap holds the rail of the top step."""

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
    id="lido",
    palette="turquoise-sand",
    composition="tiny-figure",
    setting="terrace",
    mood="longing",
    themes=("water", "old-age", "memory", "patience", "change"),
    hero="drained pool",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2101,
    grading=dict(contrast=1.06, vignette=0.28, saturation=1.14, warm=0.06, shadows="#1a2a58"),
)

DECK, TILE, LINE, STEEL, SKIN, SUIT, CAP, BOARD, WALL, LEAF, DRAIN, HEDGE = range(12)
TINTS = ("#d8bf9e", "#9fd2d4", "#1f4f74", "#9aa4a8", "#c78f6d", "#2a3350", "#e8503a", "#b5743e", "#efe0c4", "#8a5a2c",
    "#20303a", "#3d5638")
HALF, LONG, SHALLOW, DEEP = 4.2, 17.0, 1.0, 3.1
CAMERA = Camera((2.3, 5.6, -6.6), (0.35, -1.0, 5.2), focal=880, middle=(300, 508))


def draw(canvas: Canvas) -> None:
    """Rays find the basin and its light; then the brush."""
    view = look(_scene(), CAMERA, canvas.scale)
    light = view.sun((0.42, 1.0, -0.2), "#ffdca0", 3.6, 0.008, 4)
    light += view.sky("#6f9cf0", "#b8c4ee", "#d8b890", TINTS, 0.66, 14, dim=0.5)
    picture = film(_surfaces(view) * light * 0.55, 1.7)
    high = smoothstep(0.16, -0.08, view.rays[..., 1])[..., None]
    picture = np.where((view.mat < 0)[..., None],
        film(linear("#2f6fb4") + (linear("#8fc0dc") - linear("#2f6fb4")) * high, 9) * 1.2, picture)
    view.show(canvas, picture)
    canvas.detail[:] = 0.3
    x, y = CAMERA.project((-1.0, 0.5, 0.2))
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width] / canvas.scale
    near = np.exp(-(((xx - x) / 90) ** 2) - (((yy - y) / 130) ** 2))
    _oil(canvas)
    x, y = CAMERA.project((-HALF + 0.4, 0.9, 14.6))
    near += 0.7 * np.exp(-(((xx - x) / 110) ** 2) - (((yy - y) / 40) ** 2))
    canvas.detail[:] = 0.26 + 0.55 * np.clip(near, 0, 1)


def _oil(canvas: Canvas) -> None:
    """Paint it: colour wanders, light stays warm, shade goes to blue and violet, and the brush follows the forms."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    cloud, warm = value_noise(h, w, 160 * s, 70, 3) - 0.5, value_noise(h, w, 60 * s, 71, 4) - 0.5
    lab = oklab(np.clip(canvas.picture, 0, 1))
    bright = lab[..., 0].copy()
    shade, lit = smoothstep(0.66, 0.35, bright), smoothstep(0.7, 0.92, bright)
    lab[..., 0] += 0.05 * cloud + 0.04 * warm
    lab[..., 1] += 0.022 * warm + 0.006 * shade + 0.003 * lit
    lab[..., 2] += 0.04 * warm - 0.03 * shade + 0.012 * lit
    canvas.picture[:] = np.clip(from_oklab(lab), 0, 1)
    brush.background(canvas, (30, 14, 6, 3), impasto=0.08)


def _floor(z: Array) -> Array:
    """How deep the floor lies under each place along the basin."""
    return -(SHALLOW + (DEEP - SHALLOW) * smoothstep(6.5, 12.0, z))


def _scene() -> Mesh:
    m = Mesh()
    z = np.concatenate([np.linspace(1.6, 6.5, 6), np.linspace(6.6, 12, 24), np.linspace(12.5, LONG, 4)])
    x = np.array([-HALF, HALF])
    m.sheet(np.stack(np.broadcast_arrays(x[None], _floor(z)[:, None], z[:, None]), -1), TILE)
    for side in (-HALF, HALF):
        m.quad([(side, 0, 0), (side, -4, 0), (side, -4, LONG), (side, 0, LONG)], TILE)
    m.quad([(-HALF, 0, LONG), (HALF, 0, LONG), (HALF, -4, LONG), (-HALF, -4, LONG)], TILE)
    for i in range(4):  # steps over the whole width
        m.box((0, -0.14 - 0.25 * i - 0.6, 0.2 + 0.4 * i), (HALF, 0.6, 0.2), TILE)
    m.quad([(-HALF, 0, 0), (HALF, 0, 0), (HALF, -4, 0), (-HALF, -4, 0)], TILE)
    for x0, x1, z0, z1 in ((-40, -HALF, -12, 40), (HALF, 40, -12, 40), (-HALF, HALF, -12, 0),
        (-HALF, HALF, LONG, 40)):
        m.quad([(x0, 0, z0), (x1, 0, z0), (x1, 0, z1), (x0, 0, z1)], DECK)
    for x0, x1, z0, z1 in ((-HALF - 0.4, -HALF, -0.4, LONG + 0.4), (HALF, HALF + 0.4, -0.4, LONG + 0.4),
        (-HALF, HALF, -0.4, 0.0), (-HALF, HALF, LONG, LONG + 0.4)):
        m.box(((x0 + x1) / 2, 0.03, (z0 + z1) / 2), ((x1 - x0) / 2, 0.03, (z1 - z0) / 2), WALL)
    _rail(m)
    _springboard(m)
    m.box((0, 0.85, 22.5), (40, 0.85, 0.8), HEDGE)
    _slippers(m)
    m.box((0.2, _floor(np.array(15.0)) + 0.01, 15.2), (0.3, 0.012, 0.3), DRAIN)
    random = dice(9)
    for _ in range(70):
        lz = 15.0 + random.normal(0, 1.1)
        lx = -1.8 + random.normal(0, 1.5)
        if abs(lx) > 4 or lz > 16.8:
            continue
        m.place((lx, float(_floor(np.array(lz))) + 0.03, lz), turn(random.random() * 360, random.normal(0, 20),
            random.normal(0, 20)))
        m.add(np.array([(-0.13, 0, 0), (0, 0.03, 0.08), (0.16, 0, 0), (0, 0.03, -0.08)]), [(0, 1, 2), (0, 2, 3)],
            LEAF)
    m.place()
    _woman(m)
    return m


def _rail(m: Mesh) -> None:
    """Two bent tubes that lead down the steps."""
    for x in (-0.62,):
        t = np.array([(x, 0.0, -0.55), (x, 0.72, -0.55), (x, 0.86, -0.46), (x, 0.9, -0.3), (x, 0.84, -0.05),
            (x, 0.42, 0.75), (x, 0.1, 1.35), (x, -0.05, 1.5), (x, -0.3, 1.55), (x, -1.0, 1.55)])
        k = np.linspace(0, len(t) - 1, 60)
        m.tube(np.stack([np.interp(k, range(len(t)), t[:, a]) for a in range(3)], 1), 0.026, STEEL)
    for x in (HALF - 0.05,):  # a ladder in the deep end
        for z in (13.2, 13.8):
            m.tube(np.array([(x + 0.5, 0, z), (x + 0.45, 0.7, z), (x + 0.1, 0.85, z), (x - 0.12, 0.6, z),
                (x - 0.14, -1.9, z)]), 0.03, STEEL)
        for y in (-0.4, -0.8, -1.2, -1.6):
            m.box((x - 0.14, y, 13.5), (0.05, 0.02, 0.3), STEEL)


def _springboard(m: Mesh) -> None:
    """Over the deep end, from the left, with nothing below."""
    z, y, x = 14.6, 0.95, -HALF
    m.box((x + 0.6, y, z), (2.6, 0.06, 0.34), BOARD)
    for dx in (-0.7, -1.8):
        for dz in (-0.24, 0.24):
            m.tube(np.array([(x + dx, 0, z + dz), (x + dx, y, z + dz)]), 0.04, STEEL)


def _slippers(m: Mesh) -> None:
    """Side by side on the deck, where she stepped out of them."""
    for dx in (-0.075, 0.075):
        m.place((0.34 + dx, 0.012, -1.05 + dx * 0.25), turn(-8 - dx * 40))
        a = np.linspace(0, np.pi * 2, 24, endpoint=False)
        sole = np.stack([0.05 * np.cos(a) * (1 + 0.15 * np.sin(a)), np.zeros(24), 0.14 * np.sin(a)], 1)
        m.sheet(np.stack([sole * 0.01, sole + (0, 0.02, 0), sole, sole + (0, -0.012, 0)]), CAP, around=True)
        t = np.linspace(-1, 1, 9)
        for z0 in (0.03, 0.06, 0.09):
            m.tube(np.stack([0.05 * t, 0.06 * (1 - t * t) + 0.015, np.full(9, z0)], 1), 0.016, SUIT, 8)
    m.place()


def _woman(m: Mesh) -> None:
    """From behind: stooped, sturdy, thin legs, one hand on the rail. In centimetres, y down, z towards us."""
    c = Clay()
    c.group()
    for s in (-1, 1):
        c.cone((9 * s, -80, 0), (9.5 * s, -46, 1), 10, 6.2, SKIN, 4)
        c.cone((9.5 * s, -46, 2), (9.2 * s, -24, 3), 5.8, 5.6, SKIN, 4)
        c.cone((9.2 * s, -24, 3), (9 * s, -5, 2), 5.4, 3.2, SKIN, 4)
        c.cone((9 * s, -4, 3), (10.5 * s, -2.6, -14), 3.6, 2.6, SKIN, 3)
    c.ball((0, -86, 1), (20, 14, 16), mat=SUIT, blend=6)
    c.ball((-8, -80, 6), (10, 11, 10), mat=SUIT, blend=5)
    c.ball((8, -80, 6), (10, 11, 10), mat=SUIT, blend=5)
    c.ball((0, -100, -1), (17.5, 15, 14), mat=SUIT, blend=6)
    c.ball((0, -116, -1), (17.5, 12, 12.5), mat=SUIT, blend=6)
    c.cone((-12, -127, -2), (12, -127, -2), 8.2, 8.2, SKIN, 6)
    c.ball((0, -126, 4), (12, 9, 8), mat=SKIN, blend=5)
    c.cone((-8, -118, 6), (-11, -134, -3), 6.4, 3.0, SUIT, 2)
    c.cone((8, -118, 6), (11, -134, -3), 6.4, 3.0, SUIT, 2)
    c.cone((0, -130, -3), (1, -141, -8), 5.6, 5.2, SKIN, 4)
    c.cone((17, -128, -1), (24, -104, 1), 5.8, 4.8, SKIN, 5)
    c.cone((24, -104, 1), (25, -80, -5), 4.6, 3.2, SKIN, 3)
    c.cone((25, -79, -5), (24.5, -68, -8), 3.2, 2.6, SKIN, 3)
    c.cone((-17, -128, -1), (-26, -106, -3), 5.8, 4.8, SKIN, 5)
    c.cone((-26, -106, -3), (-40, -80, -17), 4.6, 3.2, SKIN, 3)
    c.cone((-40, -80, -17), (-44, -75, -21), 3.4, 3.6, SKIN, 3)
    c.group()
    c.ball((1.5, -148, -10), (8.4, 10, 10), mat=SKIN, blend=2)
    c.ball((1.5, -150.5, -9), (9.4, 9.6, 10.8), mat=CAP, blend=1)
    c.cone((-6.5, -144, -6), (9.5, -144, -6), 3.2, 3.2, CAP, 4)
    m.place((-0.18, -0.14, 0.22), turn(6), 0.01)
    m.clay(c, 1.1)
    m.place()


def _surfaces(view: View) -> Array:
    """Colours in plain light: tiles with their joints, worn concrete, the lane lines."""
    x, y, z = (view.place[..., k] for k in range(3))
    h, w = x.shape
    s = view.scale
    cloud = value_noise(h, w, 120 * s, 3, 4) - 0.5
    fine = value_noise(h, w, 5 * s, 4, 3) - 0.5
    colour = np.array([linear(t) for t in TINTS], np.float32)[view.mat]
    tile = view.mat == TILE
    up = np.abs(view.normal[..., 1]) > 0.6
    side = np.abs(view.normal[..., 0]) > 0.6
    u, v = np.where(side, z, x), np.where(up, z, y * 1.0)
    cell = 0.32
    iu, iv = np.floor(u / cell), np.floor(v / cell)
    tone = np.modf(np.abs(np.sin(iu * 12.9898 + iv * 78.233) * 43758.5453))[0]
    du, dv = np.abs(u / cell - np.round(u / cell)) * cell, np.abs(v / cell - np.round(v / cell)) * cell
    wide = 0.006 + view.far * 0.0007
    joint = np.maximum(np.exp(-((du / wide) ** 2)), np.exp(-((dv / wide) ** 2))) * np.clip(1.4 - view.far / 22, 0.15,
        1)
    tint = colour * (0.9 + 0.17 * tone + 0.3 * cloud)[..., None]
    tint = tint + (linear("#e4efe9") - tint) * (0.42 * joint)[..., None]
    lane = tile & ((np.abs(x + 2.1) < 0.16) | (np.abs(x) < 0.16) | (np.abs(x - 2.1) < 0.16)) & up & (z > 2.2) & (z <
        15.2)
    lane |= tile & up & (np.abs(z - 15.2) < 0.16) & ((np.abs(x + 2.1) < 0.6) | (np.abs(x) < 0.6) | (np.abs(x - 2.1) <
        0.6))
    tint = np.where(lane[..., None], linear("#24648c") * (0.85 + 0.3 * tone + 0.4 * cloud)[..., None], tint)
    band = tile & ~up & (y > -0.34)
    tint = np.where(band[..., None], linear("#2f7596") * (0.8 + 0.4 * tone)[..., None], tint)
    edge = tile & up & (y > -1.2) & (z < 1.62) & (np.modf(z / 0.4)[0] < 0.14)
    tint = np.where(edge[..., None], linear("#2f7596")[None, None], tint)
    stain = smoothstep(0.1, 0.36, value_noise(h, w, 60 * s, 8, 4, (0.6, 1.6)) - 0.32) * smoothstep(9, 14, z) * 0.4
    tint = tint * (1 - stain[..., None] * np.array([0.25, 0.4, 0.55]))
    colour = np.where(tile[..., None], tint, colour)
    leafy = value_noise(h, w, 9 * s, 21, 4, (1.5, 0.8))
    green = linear("#47623c") * (0.35 + 1.3 * leafy)[..., None]
    colour = np.where((view.mat == HEDGE)[..., None], green, colour)
    deck = view.mat == DECK
    slab = np.minimum(np.abs(x / 1.2 - np.round(x / 1.2)), np.abs(z / 1.2 - np.round(z / 1.2))) * 1.2
    stone = colour * (1 + 0.35 * cloud + 0.2 * fine - 0.35 * np.exp(-((slab / (0.012 + view.far * 0.001)) **
        2)))[..., None]
    return np.where(deck[..., None], stone, colour * (1 + 0.1 * fine)[..., None]).astype(np.float32)
