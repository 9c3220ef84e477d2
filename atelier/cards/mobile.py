"""A mobile of small worlds hangs in a dark room; one thread is empty, but on the wall its bird is still flying."""

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, rgb
from atelier.matrix import Card
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import along, ellipse, minus, placed, poly, rect, ribbon, smooth, union

CARD = Card(
    id="mobile",
    palette="indigo-lamp",
    composition="long-shadow",
    setting="nursery",
    mood="longing",
    themes=("freedom", "memory", "childhood", "home", "space"),
    hero="mobile of small worlds",
    moon_or_sun=False,
    birds=True,
    cloudy_sky=False,
    seed=443,
    grading=dict(vignette=0.3, contrast=1.06, saturation=1.05, shadows="#171b46"),
)

FLAT = dict(grain=0, texture=0, mottle=0)
WALL = "#181b2f"
BASE = 806  # where the wall meets the skirting board
THROW = (207, 80, 1.45)  # how the light carries a shadow to the wall: moved, enlarged
WORLD, RINGED, BOAT, LEAF = (82, 266, 52), (152, 366, 27), (152, 438), (82, 414)
BARS = [[(75, 118), (96, 94), (122, 84), (152, 82), (184, 90)], [(152, 168), (162, 146), (184, 124), (224, 96)]]
THREADS = [[(126, -10), (126, 84)], [(75, 118), (75, 176)], [(82, 318), (82, 378)], [(184, 90), (184, 124)],
    [(152, 168), (152, 339)], [(152, 393), (152, 410)]]
EMPTY = [(224, 96), (223, 114), (225, 130), (230, 144), (238, 154)]  # still swinging
PANES = [(258, 196), (640, 124), (640, 720), (258, 792)]
BIRD = [(72, -20, 1), (58, -25), (52, -33), (43, -37), (34, -34), (29, -28), (38, -54), (57, -88), (80, -126, 1),
    (60, -117), (58, -107, 1), (42, -100), (40, -89, 1), (22, -80), (21, -69, 1), (8, -52), (2, -26), (-10, -60),
    (-32, -92), (-62, -112), (-96, -118, 1), (-86, -106), (-92, -99, 1), (-74, -90), (-80, -80, 1), (-60, -74),
    (-66, -62, 1), (-46, -56), (-50, -44, 1), (-34, -36), (-30, -18), (-42, -4), (-66, 6), (-98, 10, 1), (-84, 19),
    (-96, 29, 1), (-76, 29), (-82, 42, 1), (-58, 30), (-34, 16), (-8, 12), (18, 6), (38, -4), (52, -14)]


def draw(canvas: Canvas) -> None:
    """The wall and what falls on it, then the chair in the dark, then the mobile."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    canvas.set_light((-0.72, -0.5, 0.48), ambient="#151a34", key="#ffd9a0")
    _wall(canvas, xx, yy)
    brush.background(canvas, (14, 7, 4, 2.5), impasto=0.08)
    _chair(canvas)
    _mobile(canvas)
    near = blur((canvas.detail > 0.65).astype(np.float32), 2.5 * s)
    canvas.detail[:] = np.maximum(canvas.detail, 0.9 * smoothstep(0.02, 0.2, near))  # threads keep their line


def _wall(canvas: Canvas, xx: Array, yy: Array) -> None:
    """Old striped paper, nearly black but for the last sun that came in through a window behind us."""
    s, (h, w) = canvas.scale, xx.shape
    murk = value_noise(h, w, 150 * s, 3, 4) - 0.5
    worn = value_noise(h, w, 26 * s, 8, 4, (0.7, 1.6)) - 0.5
    stripe = smoothstep(0.25, 0.4, np.abs(((xx + 6) / 40) % 1 - 0.5)) * 0.5
    local = 1 - 0.3 * stripe + 0.12 * worn
    glim = np.exp(-np.hypot((xx - 400) / 330, (yy - 480) / 430) ** 2)
    dark = rgb(WALL) + (rgb("#4d4468") - rgb(WALL)) * (glim * (0.5 + 0.5 * murk) * local)[..., None] * 0.95
    warm = smoothstep(230, 800, yy + 0.22 * (600 - xx) + 60 * murk)[..., None]
    lit = rgb("#ffd894") * (1 - warm) + rgb("#e0764a") * warm
    lit = lit * (0.86 + 0.22 * (local - 0.9) / 0.3)[..., None]
    light = _light(canvas) * (0.93 + 0.14 * murk)
    canvas.picture[:] = dark + (lit - dark) * np.clip(light, 0, 1)[..., None]
    canvas.detail[:] = np.maximum(canvas.detail, 0.42 * (light > 0.05))
    _floor(canvas, xx, yy)


def _light(canvas: Canvas) -> Array:
    """What of the window's light arrives on the wall: four panes, less the mobile, less the bird that is not there."""
    s = canvas.scale
    (x0, y0), (x1, y1), _, (_, y3) = PANES
    at = lambda u, v: (x0 + (x1 - x0) * u, y0 + (y1 - y0) * u + (y3 - y0) * v)
    panes = [poly([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]) for u0, u1 in ((0, 0.51), (0.542, 1))
        for v0, v1 in ((0, 0.57), (0.595, 1))]
    light = sum(canvas.full(canvas.mask(pane, 0, 0.4)) for pane in panes)
    light = blur(light, 2.2 * s) * 0.8 + blur(light, 10 * s) * 0.2
    x, y, k = THROW
    shade = np.zeros_like(light)
    lines = [ribbon(t, [1.5]) for t in (*THREADS, EMPTY)]
    for path in (*lines, *(ribbon(b, [2, 4, 4, 2]) for b in BARS), *_shapes()):
        shade = np.maximum(shade, canvas.full(canvas.mask(placed(path, x, y, k), 0, 0.3)))
    bird = canvas.full(canvas.mask(placed(smooth(BIRD), 541, 432, 0.74, -6), 0, 0.3))
    shade = np.maximum(shade, bird)
    canvas.detail[:] = np.maximum(canvas.detail, 0.64 * smoothstep(0.02, 0.2, blur(shade, 3 * s) * (light > 0.2)))
    return light * (1 - 0.93 * blur(shade, 1.5 * s))


def _floor(canvas: Canvas, xx: Array, yy: Array) -> None:
    """A skirting board and floorboards that run towards us."""
    canvas.fill(rect(-10, BASE, 620, 30), ["#35314e", "#211f38"], edge=0.1, detail=0.5, **FLAT)
    canvas.line([(-10, BASE), (200, BASE), (420, BASE), (610, BASE)], [1.2, 1.8, 3, 2], "#8f6a70", 0.85, detail=0.6,
        **FLAT)
    boards = canvas.fill(rect(-10, BASE + 30, 620, 80), ["#0f0e1a", "#2b2230"], edge=0.1, detail=0.4, **FLAT)
    glow = np.exp(-np.hypot((xx - 430) / 210, (yy - BASE - 34) / 40) ** 2) * (yy > BASE + 30)
    canvas.picture += (rgb("#8a4a3c") - canvas.picture) * (glow * 0.6)[..., None]
    for k in range(-7, 9):
        canvas.line([(330 + k * 52, BASE + 30), (330 + k * 74, 910)], [1, 2.4], "#0a0914", 0.8, clip=boards,
            detail=0.5, **FLAT)


def _chair(canvas: Canvas) -> None:
    """An empty chair, round in the dark; the wall gives its right sides a little of its warmth."""
    canvas.fill(poly([(50, 864), (147, 846), (206, 868), (100, 890)]), "#07070f", alpha=0.7, soft=8, **FLAT)
    wood = dict(form=0.85, light=(0.8, -0.35, 0.35), shade="#0c0d1e", highlight="#c07a6a", edge=0.05, wobble=0.2,
        grain=0.12, texture=0, detail=0.75)
    posts = lambda colour, parts: [canvas.fill(ribbon([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)],
        [9, 10, 7.4]), colour, radius=5, **wood) for x0, y0, x1, y1 in parts]
    posts("#26274a", ((47, 748, 51, 862), (141, 736, 147, 846)))
    posts("#35365e", ((36, 596, 46, 756), (134, 584, 140, 742)))
    for y in (606, 648, 690):
        x = 38 + (y - 600) * 0.06
        slat = smooth([(x, y, 1), (86, y - 14), (137, y - 12, 1), (138, y + 8, 1), (88, y + 6), (x + 1, y + 20, 1)])
        canvas.fill(slat, ["#34355c", "#4c4260"], gradient=((40, y), (138, y)), radius=9, **wood)
    posts("#34355c", ((96, 766, 100, 886), (196, 750, 202, 868)))
    canvas.fill(smooth([(41, 748, 1), (92, 738), (142, 732, 1), (178, 742), (207, 752, 1), (207, 762, 1), (152, 772),
        (94, 783, 1), (66, 770), (41, 757, 1)]), ["#26264a", "#4a344c"], gradient=((50, 750), (206, 750)), radius=7,
        **wood)
    seat = canvas.fill(smooth([(42, 746, 1), (92, 737), (142, 732, 1), (176, 741), (206, 752, 1), (150, 763),
        (94, 773, 1), (68, 760)]), ["#333560", "#7a5866"], gradient=((60, 750), (206, 750)), radius=10, **wood)
    canvas.line([(98, 756), (140, 750), (172, 750)], [2, 13, 3], "#15152c", 0.4, soft=5, clip=seat, **FLAT)


def _shapes() -> list:
    """The silhouettes of what hangs: world with house and tree, ringed world, boat, leaf."""
    x, y, r = WORLD
    world = union(ellipse(x, y, r), placed(union(*_house()), x, y), placed(_tree(), x, y))
    x, y, r = RINGED
    ring = placed(minus(ellipse(0, 0, 46, 13), ellipse(0, 0, 37, 8)), x, y, 1, -18)
    return [world, union(ellipse(x, y, r), ring), placed(union(*_boat()), *BOAT[:2]), placed(_leaf(), *LEAF[:2])]


def _house() -> list:
    wall = poly([(-20, -44), (-20, -72), (8, -74), (10, -44)])
    roof = poly([(-25, -70), (-7, -92), (14, -72)])
    chimney = rect(0, -93, 5, 14)
    return [wall, roof, chimney]


def _tree() -> object:
    trunk = ribbon([(26, -38), (32, -50), (36, -62)], [6, 4.4, 3])
    return union(trunk, union(ellipse(40, -72, 12, 14, 24), union(ellipse(32, -66, 10), ellipse(46, -62, 9))))


def _boat() -> list:
    hull = poly([(-40, -2), (-22, 20), (24, 20), (40, -6), (0, 6)])
    sail = poly([(-17, 3), (1, -30), (18, 2), (0, 7)])
    return [hull, sail]


def _leaf() -> object:
    return smooth([(0, -36, 1), (14, -22), (20, -2), (14, 20), (2, 42, 1), (-12, 24), (-19, 2), (-14, -20)])


def _mobile(canvas: Canvas) -> None:
    crisp = dict(wobble=0.2, detail=0.85, **FLAT)
    for thread in THREADS:
        canvas.line(thread, [1.5], "#c9b8a4", 0.9, rough=0.2, **crisp)
    canvas.line(EMPTY, [2.3, 2.2, 1.8], "#ffeccb", 1, rough=0.2, **crisp)
    x, y = EMPTY[-1]
    for dx, dy in ((2, 9), (7, 6), (9, 1)):  # torn, not tied
        canvas.line([(x, y), (x + dx * 0.7, y + dy * 0.8), (x + dx, y + dy)], [1.6, 1.2, 0.5], "#ffeccb", 1, **crisp)
    for bar in BARS:
        canvas.line([(x, y + 1.4) for x, y in bar], [2, 4.4, 4.4, 2], "#4a2f2c", 1, **crisp)
        canvas.line(bar, [1.4, 2.6, 2.6, 1.4], "#e9b06c", 1, **crisp)
    for x, y in (BARS[0][0], BARS[0][-1], BARS[1][0], BARS[1][-1]):
        canvas.fill(ellipse(x, y, 3.4), "#f2c98a", form=0.6, radius=3, edge=0, **crisp)
    with canvas.at(*WORLD[:2]):
        _world(canvas)
    with canvas.at(*RINGED[:2]):
        _ringed(canvas)
    with canvas.at(*BOAT[:2]):
        hull, sail = _boat()
        paper = dict(form=0.5, shade="#3a355c", highlight="#fff4d8", edge=0.05, **crisp)
        canvas.fill(sail, ["#ffeccb", "#766e94"], gradient=((-12, -6), (14, 0)), radius=10, **paper)
        fold = canvas.fill(hull, ["#ffe6be", "#b39a9c", "#4a4670"], gradient=((-36, 0), (36, 12)), radius=12, **paper)
        canvas.fill(poly([(0, 6), (-17, -1), (18, -2)]), "#3a355c", alpha=0.5, soft=2, clip=fold, **FLAT)
        canvas.line([(-40, -2), (0, 6), (40, -6)], [1, 1.6, 1], "#fff4dc", 0.9, **crisp)
    with canvas.at(*LEAF[:2]):
        _foliage(canvas)


def _world(canvas: Canvas) -> None:
    """A ball of rock under a meadow; a house that has its lamp lit, a tree."""
    r = WORLD[2]
    soft = dict(edge=0.1, wobble=0.3, detail=0.7, **FLAT)
    line = dict(wobble=0.3, detail=0.7, **FLAT)
    canvas.fill(_tree(), ["#a8b86a", "#2f4a4c"], gradient=((28, -76), (46, -50)), form=0.6, radius=8, **soft)
    wall, roof, chimney = _house()
    canvas.fill(chimney, "#8a4a40", **soft)
    canvas.fill(wall, ["#ffe2b4", "#b98a78"], gradient=((-20, 0), (12, 0)), **soft)
    canvas.fill(roof, ["#d8563c", "#7a2a38"], gradient=((-20, -80), (14, -74)), **soft)
    canvas.fill(rect(-11, -64, 9, 10), "#ffd75e", edge=0, wobble=0, detail=1, **FLAT)
    ball = canvas.fill(ellipse(0, 0, r), ["#c89a78", "#7a5468"], gradient=((-30, -30), (34, 34)), form=0.95, radius=r,
        shade="#1c1632", highlight="#ffe0b0", bump=0.3, **soft)
    random = dice(5)
    for k in range(7):
        y = -8 + k * 10
        canvas.line([(-56, y - 6), (-20, y + 5 * random.random()), (16, y + 4 + 6 * random.random()), (56, y - 4)],
            [0.6, 2.6, 1.4, 0.5], "#5a3a4c" if k % 2 else "#f0c898", 0.5, clip=ball, **line)
    meadow = [(-60, -6, 1), (-48, -4), (-40, -14), (-30, -8), (-22, 2), (-14, -12), (-2, -16), (8, -4), (16, -2),
        (24, -16), (38, -12), (56, -10, 1), (50, -60, 1), (-56, -60, 1)]
    canvas.fill(smooth(meadow), "#2a1c34", alpha=0.5, soft=2.5, clip=ball, **FLAT)
    grass = canvas.fill(placed(smooth(meadow), 0, -4), ["#d8c670", "#8a9450", "#33464a"],
        gradient=((-40, -40), (44, -14)), clip=ball, **soft)
    for k in range(26):
        x = -46 + 90 * random.random()
        y = -46 + 40 * random.random()
        canvas.line([(x, y), (x + 1, y - 3), (x + 3, y - 6)], [1.4, 0.5], "#eee29a" if x < 0 else "#5f8058", 0.7,
            clip=ball, **line)
    canvas.line([(-6, -46), (-9, -34), (0, -26), (-6, -14)], [2, 3, 4, 5], "#f4dcae", 0.8, clip=grass, **line)
    canvas.fill(ellipse(26, 24, 54), "#120f2a", alpha=0.6, soft=13, clip=ball, **FLAT)
    canvas.line([(-44, -25), (-51, -4), (-46, 22)], [1, 3, 1], "#ffe8bc", 0.7, soft=0.8, clip=ball, **FLAT)


def _ringed(canvas: Canvas) -> None:
    soft = dict(edge=0.05, wobble=0.2, detail=0.75, **FLAT)
    ring = placed(minus(ellipse(0, 0, 46, 13), ellipse(0, 0, 37, 8)), 0, 0, 1, -18)
    back = dict(colour=["#f2d9a4", "#7a6a80"], gradient=((-44, 12), (44, -12)))
    canvas.fill(ring, **back, **soft)
    ball = canvas.fill(ellipse(0, 0, RINGED[2]), ["#e8a06a", "#8a4a5a"], gradient=((-16, -16), (18, 18)), form=0.95,
        radius=25, shade="#2a1a38", highlight="#ffe6b8", **soft)
    for k, y in enumerate((-12, -3, 7)):
        canvas.line([(-26, y + 7), (0, y + 1), (26, y - 9)], [2, 3.4, 2], ("#b8604e", "#f4c890")[k % 2], 0.5,
            soft=0.8, clip=ball, **FLAT)
    canvas.fill(ellipse(10, 10, 24), "#1a1430", alpha=0.5, soft=7, clip=ball, **FLAT)
    canvas.fill(minus(ring, placed(rect(-60, -40, 120, 40), 0, 0, 1, -18)), **back, **soft)


def _foliage(canvas: Canvas) -> None:
    soft = dict(wobble=0.3, detail=0.75, **FLAT)
    leaf = canvas.fill(_leaf(), ["#f0b04c", "#c05a34", "#5a2a3a"], gradient=((-18, -10), (20, 14)), form=0.7,
        radius=15, shade="#3a1830", highlight="#ffe0a0", **soft)
    spine = [(0, -36), (2, 0), (2, 42)]
    canvas.line(spine, [1.6, 2.6, 1], "#fff0be", 1, clip=leaf, **soft)
    for k in range(5):
        x, y = along(spine, 0.2 + 0.14 * k)
        for side in (-1, 1):
            canvas.line([(x, y), (x + side * 8, y - 6), (x + side * 17, y - 9)], [1.8, 1.4, 0.6],
                "#ffe2a0" if side < 0 else "#f0a05c", 0.9, clip=leaf, **soft)
