"""Dusk over a green hill with three houses; the hill is a coiled snake, and in the mist at its foot an eye is open."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, mix
from atelier.matrix import Card
from atelier.mesh import Mesh
from atelier.motifs.plants import fir
from atelier.noise import dice, smoothstep, value_noise
from atelier.paths import ellipse, poly, rect, ribbon, smooth, union
from atelier.view import Camera, View, film, linear, look

CARD = Card(
    id="python",
    palette="dusk-straw",
    composition="close-up",
    setting="hill country",
    mood="menace",
    themes=("animals", "home", "danger", "sleep", "night"),
    hero="python as a hill",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2110,
    grading=dict(contrast=1.06, vignette=0.22, warm=0.03, shadows="#1a1c3c"),
)

SNAKE, GROUND = range(2)
TINTS = ("#7d8a52", "#4a6450")
AXIS, TURNS = 14.5, 3.42
CAMERA = Camera((0.0, 4.7, 0.0), (0.0, 3.2, 14.5), focal=900, middle=(300, 440))
WARM = "#ffc98a"
CRISP = dict(edge=0.08, wobble=0.2, grain=0.15, texture=0.01, detail=0.9)


def spine() -> tuple[Array, Array]:
    """Three turns, each wider and thicker than the one it carries, then the neck along the ground to the left."""
    t = np.linspace(0, TURNS, 760)
    wide = np.interp(t, [0, 0.5, 1.5, 2.5, 3.0, TURNS], [1.2, 1.5, 2.6, 4.0, 5.3, 6.1])
    thick = np.interp(t, [0, 0.5, 1.5, 2.5, 2.9, 3.2, TURNS], [0.6, 0.8, 1.05, 1.32, 1.1, 0.8, 0.56])
    high = np.interp(t, [0, 0.5, 1.5, 2.5, 2.9, 3.2, TURNS], [4.7, 4.55, 3.1, 1.32, 1.1, 0.8, 0.62])
    middle = _middle(t)
    for field in (wide, thick, high):
        field[:] = np.convolve(np.pad(field, 40, "edge"), np.ones(81) / 81, "valid")
    a = (0.5 - t) * math.tau - 0.1
    return np.stack([middle + wide * np.sin(a), high, AXIS - wide * np.cos(a)], 1), thick


def _middle(t: Array) -> Array:
    """No turn lies straight on the one below."""
    return np.interp(t, np.linspace(0, TURNS, 25), 0.15 + 0.55 * np.cos(np.linspace(0, TURNS, 25) * math.pi - 0.6))


def draw(canvas: Canvas) -> None:
    """The last light comes from the right; the valley lies in blue mist."""
    canvas.set_light((0.7, -0.6, 0.35), ambient="#232a4c", key="#ffd9a0")
    view = look(_scene(), CAMERA, canvas.scale, lift=4e-3)
    light = view.sun((0.86, 0.36, 0.16), "#ffb478", 4.4, 0.05, 6)
    light += view.sky("#7088cc", "#a894b4", "#26304e", TINTS, 0.85, 10, dim=0.2)
    picture = film(_surfaces(view) * light * 1.25, 2.2)
    yy, xx = np.mgrid[0 : view.far.shape[0], 0 : view.far.shape[1]] / view.scale
    air = np.where(view.mat == GROUND, smoothstep(9, 26, view.far), smoothstep(10, 17, view.far) * 0.22)[..., None]
    picture = picture + (np.array([0.50, 0.47, 0.60]) - picture) * air
    view.show(canvas, np.where((view.mat < 0)[..., None], _sky(yy, xx, canvas.scale), picture))
    brush.background(canvas, (12, 6, 3, 1.6), impasto=0.06)
    canvas.detail[:] = 0.3 + 0.16 * view.fit(canvas, view.mat == SNAKE)
    _village(canvas)
    _walker(canvas)
    _mist(canvas)
    _head(canvas)
    _firs(canvas)


def _sky(yy: Array, xx: Array, scale: float) -> Array:
    """Blue above, peach behind the hill, far ridges."""
    stops = [np.array(c) for c in ((0.22, 0.29, 0.50), (0.42, 0.46, 0.66), (0.86, 0.62, 0.55), (0.99, 0.78, 0.56))]
    h, w = yy.shape
    drift = (value_noise(h, w, 200 * scale, 5, 3, (2.4, 0.6)) - 0.5) * 60
    t = np.clip((yy + drift) / 420, 0, 1)
    sky = np.stack([np.interp(t, [0, 0.35, 0.75, 1], [s[k] for s in stops]) for k in range(3)], 2)
    for n, (base, tall, colour) in enumerate(((372, 46, (0.62, 0.52, 0.62)), (418, 40, (0.47, 0.46, 0.60)))):
        ridge = base - tall * np.sin(xx / (120 - 30 * n) + 2.1 * n) * 0.5 - 12 * np.sin(xx / 37 + n)
        sky = sky + (np.array(colour) - sky) * smoothstep(ridge - 1, ridge + 1, yy)[..., None]
    return sky


def _scene() -> Mesh:
    m = Mesh()
    line, radii = spine()
    m.tube(line, radii, SNAKE, 120, caps=False)
    m.quad([(-60, 0, 2), (60, 0, 2), (60, 0, 80), (-60, 0, 80)], GROUND)
    return m


def _surfaces(view: View) -> Array:
    """Rows of scales, a row of diamonds with pale rims, a pale belly; in between it could be meadow."""
    h, w = view.mat.shape
    s = view.scale
    line, radii = spine()
    steps = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1) / radii[1:])]
    at = np.clip(view.mark[..., 1], 0, 1) * (len(line) - 1)
    k = np.arange(len(line))
    centre = np.stack([np.interp(at, k, line[:, j]) for j in range(3)], 2)
    u, r = np.interp(at, k, steps), np.interp(at, k, radii)
    off = (view.place - centre) / r[..., None]
    across = centre[..., 0] - _middle(at / (len(line) - 1) * TURNS)
    out = np.hypot(across, centre[..., 2] - AXIS) + 1e-6
    outward = (off[..., 0] * across + off[..., 2] * (centre[..., 2] - AXIS)) / out
    a = np.arctan2(off[..., 1], outward)  # 0 faces outward, a quarter turn is the back
    cloud, fine = value_noise(h, w, 70 * s, 3, 4) - 0.5, value_noise(h, w, 4 * s, 4, 3) - 0.5
    bent = (value_noise(h, w, 34 * s, 9, 2) - 0.5) * 0.14
    p, q = u * 7.0 + bent, a * 7.0 - bent
    lattice = np.abs(((p + q) % 1) - 0.5) + np.abs(((p - q) % 1) - 0.5)  # lozenges on two slanting families
    seam = smoothstep(0.30, 0.06, np.minimum(np.abs(((p + q) % 1) - 0.5), np.abs(((p - q) % 1) - 0.5)) * 2)
    period = 1.55
    x = ((u / period) % 1 - 0.5) * 2
    ragged = 0.10 * cloud + 0.05 * (value_noise(h, w, 9 * s, 6, 2) - 0.5)
    lozenge = (np.abs(x) ** 1.25 + (np.abs(a - 0.72) / 0.62) ** 1.25) ** 0.8 + ragged
    small = np.hypot((((u / period) + 0.5) % 1 - 0.5) * 2 / 0.24, (a - 0.02) / 0.2) + ragged
    ground, dark, pale = linear("#8aa05e"), linear("#223d42"), linear("#e9d998")
    side, belly = linear("#6f9470"), linear("#e6dcae")
    colour = ground + (side - ground) * smoothstep(0.5, -0.2, a)[..., None]
    colour = colour + (pale - colour) * (smoothstep(1.06, 0.96, lozenge) * 0.9)[..., None]
    colour = colour + (dark - colour) * smoothstep(0.86, 0.76, lozenge)[..., None]
    colour = colour + (linear("#5f7f5a") - colour) * (smoothstep(0.36, 0.2, lozenge) * 0.75)[..., None]
    colour = colour + (dark - colour) * (smoothstep(1.1, 0.9, small) * 0.8)[..., None]
    under = smoothstep(-0.42, -0.62, a)
    plates = smoothstep(0.82, 0.98, np.abs(((u * 4.2) % 1) - 0.5) * 2)
    colour = colour + (belly * (1 - 0.45 * plates)[..., None] - colour) * under[..., None]
    colour = colour * (0.96 + 0.30 * cloud + 0.10 * fine + 0.10 * (lattice - 0.5))[..., None]
    colour = colour * (1 - 0.22 * seam * (1 - under))[..., None]
    meadow = linear("#4c6a5e") * (0.9 + 0.5 * cloud + 0.2 * fine)[..., None]
    return np.where((view.mat == SNAKE)[..., None], colour, meadow).astype(np.float32)


def _crest(x: float, turn: float = 0.5) -> tuple[float, float]:
    """Where the back of a turn is seen against what lies behind it, at a place across the card."""
    line, radii = spine()
    t = np.linspace(0, TURNS, len(line))
    near = np.abs(t - turn) < 0.3
    tops = np.array([CAMERA.project(p + (0, r, 0)) for p, r in zip(line[near], radii[near], strict=True)])
    order = np.argsort(tops[:, 0])
    return x, float(np.interp(x, tops[order, 0], tops[order, 1]))


def _village(canvas: Canvas) -> None:
    """Three houses on the highest turn, a path between them, smoke, two trees, washing."""
    for x, size in ((206, 0.62), (220, 0.8), (372, 0.9), (442, 0.62)):
        with canvas.at(*_crest(x), size):
            canvas.fill(ribbon([(0, 4), (0, -16)], [4, 3]), "#4a3a3a", **CRISP)
            canvas.fill(union(ellipse(0, -26, 12, 13), ellipse(-7, -20, 8), ellipse(7, -20, 8)),
                ["#7d8f5c", "#3f5a4c", "#2a3f44"], form=0.8, radius=9, rim=(WARM, 2, 0.8), **CRISP)
    for n, (x, size, flip, wall, roof) in enumerate(((262, 1.0, 1, "#d8c6b0", "#a8483c"),
        (330, 1.25, 1, "#e2cfae", "#6a4a5c"), (412, 0.95, -1, "#cfc4bc", "#a8483c"))):
        x, y = _crest(x)
        with canvas.at(x, y + 5, size, 0, flip):
            _house(canvas, wall, roof, n)


def _house(canvas: Canvas, wall: str, roof: str, n: int) -> None:
    """A cottage seen over its corner, 50 high; origin on the ground."""
    look_ = dict(CRISP, detail=1)
    canvas.fill(poly([(8, -52), (16, -52), (16, -36), (8, -36)]), [mix(roof, "#ffd0a0", 0.2), "#4a3038"], **look_)
    random = dice(40 + n)
    smoke = [(12, -54), (16, -72), (8, -92), (16 + 6 * random.random(), -116), (6, -146)]
    canvas.line(smoke, [3, 8, 12, 13, 4], "#f0dcd0", 0.5, soft=2.5, wobble=0.3)
    canvas.fill(poly([(-26, 2), (-26, -22), (4, -24), (4, 3)]),
        [mix(wall, "#3a3f68", 0.35), mix(wall, "#2a2f58", 0.6)], **look_)
    canvas.fill(poly([(4, 3), (4, -24), (15, -45), (26, -22), (26, 0)]),
        [mix(wall, WARM, 0.45), mix(wall, "#5a4a68", 0.25)], rim=(WARM, 1.4, 0.8), **look_)
    canvas.fill(poly([(-30, -20), (-17, -42), (15, -46), (3, -22)]), [mix(roof, "#ffc090", 0.25), roof,
        mix(roof, "#20204a", 0.4)], rim=(WARM, 1.4, 0.7, (0.2, -1, 0.3)), **look_)
    canvas.line([(15, -46), (28, -20)], 2.6, mix(roof, "#20204a", 0.35), wobble=0.1, detail=1)
    canvas.glow(-11, -11, 34, "#ffb84a", 0.75)
    canvas.fill(rect(-17, -18, 11, 12, 1), "#ffe9a0", edge=0, wobble=0.1, grain=0, texture=0, detail=1)
    for a, b in (((-11.5, -18), (-11.5, -6)), ((-17, -12), (-6, -12))):
        canvas.line([a, b], 1.1, "#7a4a2a", wobble=0, detail=1)
    canvas.fill(rect(11, -14, 8, 15, 1), "#5a3a3c", edge=0.03, wobble=0.1, detail=1)


def _mist(canvas: Canvas) -> None:
    """It lies between the turns and hides where they meet the ground."""
    canvas.fog(640, 800, "#8a94c0", 0.3)
    canvas.fog(730, 940, "#8a94c0", 0.5)


def _head(canvas: Canvas) -> None:
    """It rests on the ground, chin down: snout, brow, jaw; only the eye is awake."""
    line, radii = spine()
    x, y = CAMERA.project(line[-1])
    size = float(CAMERA.focal / (line[-1][2] - CAMERA.eye[2]) * radii[-1] / 52)
    with canvas.at(x, y, size * 1.12):
        shape = smooth([(180, -52), (110, -42), (52, -48), (12, -60), (-34, -70), (-78, -70), (-112, -56),
            (-150, -34), (-178, -12), (-186, 8), (-178, 24), (-150, 36), (-96, 46), (-40, 58), (6, 60), (60, 52),
            (110, 50), (180, 60)])
        canvas.fill(ellipse(-70, 58, 140, 16), "#141c34", alpha=0.6, soft=9)
        canvas.shadow(shape, "#101838", -16, -4, 11, 0.45)
        head = canvas.fill(shape, [(0, "#cdb870"), (0.3, "#a09c58"), (0.65, "#6f7c54"), (1, "#44525e")],
            gradient=((20, -70), (-20, 60)), form=0.75, radius=46, rim=(WARM, 3.5, 0.85, (0.5, -0.8, 0.3)), grain=0.2,
            texture=0.02, edge=0.1, wobble=0.3, detail=0.5)
        random = dice(8)
        for row in range(9):  # small scales
            for col in range(36):
                px, py = -176 + col * 9 + 4.5 * (row % 2), -62 + row * 9.5 + random.random()
                canvas.line([(px - 3.6, py), (px, py + 3.2), (px + 3.6, py)], [0.3, 1.2, 0.3], "#3f5a4c", 0.34,
                    clip=head, wobble=0, detail=0.75)
        mask_ = smooth([(-168, -6), (-130, -26), (-86, -38), (-40, -34), (10, -22), (60, -8), (180, -4), (180, 22),
            (60, 22), (0, 10), (-44, -8), (-92, -10), (-140, 2)])
        canvas.fill(mask_, "#243838", alpha=0.9, soft=1.2, clip=head, detail=0.8)
        canvas.line([(-170, -14), (-130, -36), (-84, -50), (-36, -46), (16, -36), (80, -24), (180, -26)],
            [1, 5, 6, 6, 5, 5, 5], "#e9d998", 0.85, clip=head, soft=0.8, detail=0.85)
        lip = [(-184, 8), (-150, 14), (-104, 12), (-60, 18), (-22, 30), (4, 28)]
        jaw = smooth([(-186, 10), (-150, 16), (-104, 14), (-60, 20), (-22, 32), (6, 32), (60, 34), (180, 36),
            (180, 80), (50, 70), (-60, 70), (-190, 40)])
        canvas.fill(jaw, "#d8c898", alpha=0.55, soft=3, clip=head)
        for k in range(9):
            px, py = -172 + 17 * k, 10 + (0 if k < 6 else 3 * (k - 5))
            canvas.line([(px, py - 9), (px + 2, py)], [0.6, 1.4], "#33504c", 0.6, clip=head, wobble=0)
        canvas.line([(p, q + 1.5) for p, q in lip], [1, 3.4, 3.6, 3.6, 3.6, 1], "#16282e", 0.95, clip=head,
            wobble=0.1, detail=1)
        canvas.line([(p, q + 5) for p, q in lip[:-1]], [0.6, 2, 2, 2, 0.6], "#f2e8bc", 0.5, clip=head, soft=0.8)
        canvas.fill(ellipse(-163, -8, 5, 3.4, -28), "#14222a", clip=head, edge=0.05, detail=1)
        _eye(canvas, head)


def _eye(canvas: Canvas, head: object) -> None:
    with canvas.at(-92, -26, 1.0, -6):
        canvas.glow(0, 0, 60, "#ffb040", 0.4)
        canvas.fill(ellipse(0, 0, 25, 21), "#101c24", alpha=0.9, soft=1.5, clip=head)  # type: ignore[arg-type]
        ball = canvas.fill(ellipse(0, 1, 20, 17), [(0, "#fff0a0"), (0.45, "#f2b430"), (0.8, "#c06a14"),
            (1, "#4a2408")], gradient=("r", (3, 3), 21), edge=0.02, wobble=0, grain=0.05, texture=0, detail=1)
        for k in range(22):
            a = k / 22 * math.tau
            canvas.line([(6 * math.cos(a), 1 + 7 * math.sin(a)), (18 * math.cos(a), 1 + 15 * math.sin(a))],
                [0.3, 1, 0.3], "#8a4a12", 0.5, clip=ball, wobble=0, detail=1)
        canvas.fill(smooth([(0, -15, 1), (3.6, 0), (0, 17, 1), (-3.6, 0)]), "#0a0a10", clip=ball, edge=0.02,
            wobble=0, grain=0, texture=0, detail=1)
        canvas.fill(ellipse(7, -6, 3.6, 3), "#fffbe6", clip=ball, edge=0, wobble=0, grain=0, detail=1)
        canvas.fill(smooth([(-30, 4), (-22, -14), (2, -25), (24, -19), (33, -2), (20, -4), (0, -6), (-18, -3)]),
            ["#d0bc6c", "#6f7448"], form=0.7, radius=6, rim=(WARM, 1.6, 0.8), **CRISP)


def _walker(canvas: Canvas) -> None:
    """Someone comes home along the second turn, with a lantern."""
    with canvas.at(148, 401, 1.2, 0, -1):
        canvas.fill(union(ribbon([(-2, -9), (-5, 0)], [3, 2.4]), ribbon([(1, -9), (4, 0)], [3, 2.4])), "#241c34",
            **CRISP)
        canvas.fill(smooth([(-5, -8, 1), (-4, -18), (0, -21), (4, -18), (5, -8, 1)]), ["#c8503c", "#6a2438"],
            rim=(WARM, 1, 0.9), **CRISP)
        canvas.fill(ellipse(0, -24, 3.4, 3.8), ["#3a2a38", "#241c34"], **CRISP)
        canvas.line([(-2, -17), (-9, -14)], 2, "#8a3038", wobble=0, detail=1)
        canvas.glow(-10, -9, 26, "#ffc050", 0.9)
        canvas.fill(ellipse(-10, -10, 2.2, 2.8), "#fff2b0", edge=0, wobble=0, detail=1)


def _firs(canvas: Canvas) -> None:
    """The wood it lies in: small trees along the lower edge, for its size."""
    random = dice(17)
    for row, (y, tall, tone, count) in enumerate(((820, 46, "#4c5f7c", 15), (872, 66, "#33465f", 16),
        (934, 104, "#1c2a42", 13))):
        for k in range(count):
            x = -20 + 640 * (k + 0.7 * random.random()) / count
            if row == 0 and x > 300:
                continue
            size = tall * (0.7 + 0.6 * random.random())
            with canvas.at(x, y + 12 * random.random() - 26 * (row > 0) * abs((x - 330) / 330) ** 2):
                fir(canvas, size, size * 0.52, tone, "#ffc08a", 50 * row + k, 0.5, tiers=5, detail=0.5)
        if row < 2:
            canvas.fog(y - 60, y + 44, "#8a94c0", 0.75 - 0.2 * row)
