"""A red evening is torn open like paper: behind it night and a sea, and a boat with a lamp; a child stands before it."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import dice, smoothstep, value_noise
from atelier.paths import Points, curve, ellipse, minus, poly, rect, ribbon, smooth

CARD = Card(
    id="tear",
    palette="scarlet-night",
    composition="abstract field",
    setting="abstract",
    mood="suspense",
    themes=("secret", "change", "escape", "birth"),
    hero="torn sheet",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=731,
    grading=dict(contrast=1.06, vignette=0.26),
)

LEFT: Points = [(176, -40), (186, 40), (166, 120), (184, 210), (172, 300), (194, 390), (184, 480), (204, 570), (196, 650),
    (212, 742)]
SILL: Points = [(212, 742), (240, 750), (268, 746), (300, 756), (330, 752), (352, 758)]
HINGE: Points = [(352, 758), (356, 690), (372, 610), (380, 530), (404, 440), (414, 350), (438, 260), (448, 170), (474, 80),
    (486, -40)]
OUTER: Points = [(486, -40), (552, 20), (546, 110), (574, 200), (566, 300), (582, 402), (536, 470), (506, 548), (452, 618),
    (418, 690), (352, 758)]
SEA, LAMP, CHILD = 476.0, (322.0, 446.0), (268.0, 790.0)  # the horizon; the light in the boat; where the child stands
CRISP = dict(edge=0.12, wobble=0.3, detail=0.85)
GOLD = "#ffd27a"


def draw(canvas: Canvas) -> None:
    """What lies behind; the red sheet with its hole; the flap that hangs from it; the child and the light on the floor."""
    canvas.set_light((-0.3, -0.75, 0.5), ambient="#2a0a1c", key="#ffe0b0")
    _behind(canvas)
    hole = poly([*_ragged(LEFT, 3), *_ragged(SILL, 4), *_fold()])
    core = poly([*_ragged(LEFT, 3, 9), *_ragged(SILL, 4, 7), *_fold()])
    night = canvas.mask(hole, 0, 0.2)
    behind = canvas.picture.copy()
    _red(canvas)
    brush.background(canvas, radii=(26, 13, 6))
    if night is not None:
        share = canvas.full(night)[..., None]
        canvas.picture[:] = canvas.picture + (behind - canvas.picture) * share
    _lip(canvas, hole, core, night)
    _spill(canvas)
    _flap(canvas)
    _boat(canvas)
    with canvas.at(*CHILD):
        _child(canvas)


def _fold() -> list[tuple[float, float]]:
    """The right side of the hole, where the sheet is not torn but folded over."""
    return [(float(x), float(y)) for x, y in curve(HINGE, 14)]


def _ragged(way: Points, seed: int, inward: float = 0) -> list[tuple[float, float]]:
    """A torn line: small steps to both sides, none at its ends; `inward` moves it into the hole by uneven amounts."""
    line = curve(way, 14).astype(float)
    random = dice(seed)
    slope = np.gradient(line, axis=0)
    normal = np.stack([-slope[:, 1], slope[:, 0]], 1) / np.maximum(1e-6, np.hypot(*slope.T))[:, None]
    rough = np.array([random.random() - 0.5 for _ in line])
    slow = np.interp(np.arange(len(line)), np.arange(0, len(line) + 9, 9), [random.random() for _ in range(0, len(line) + 9, 9)])
    ease = np.clip(np.minimum(np.arange(len(line)), np.arange(len(line))[::-1]) / 8, 0, 1)
    push = ease * (5.0 * rough + 8 * (slow - 0.5))
    if inward:
        push = push - ease * inward * (0.25 + 1.1 * slow[::-1]) + ease * 2.4 * rough[::-1]
    return [(float(x), float(y)) for x, y in line + normal * push[:, None]]


def _behind(canvas: Canvas) -> None:
    """A night that grows pale over the sea, and the way of the lamp's light over the water."""
    canvas.sky([(0, "#071230"), (0.26, "#0f2856"), (0.42, "#24558a"), (0.5, "#5f93ac"), (0.53, "#98b4ac"), (1, "#98b4ac")],
        swirl=0.05)
    canvas.glow(*LAMP, 170, "#f0a040", 0.6, "normal", power=1.7)
    canvas.fill(smooth([(150, SEA, 1), (190, SEA - 12), (240, SEA - 20), (282, SEA - 8), (330, SEA, 1)]), "#1c3f66", edge=0.3)
    canvas.fill(rect(-20, SEA, 640, 500), [(0, "#3f7a98"), (0.14, "#1f5078"), (0.5, "#0e2a54"), (1, "#081636")], edge=0.1)
    random = dice(8)
    for k in range(150):
        share = (k / 150) ** 1.3
        y = SEA + 6 + 285 * share
        x, long = 150 + 300 * random.random(), 8 + 38 * share
        canvas.line([(x - long, y), (x, y - 1.5), (x + long, y)], [0.3, 1 + 3 * share, 0.3], "#6fa6bc" if k % 2 else "#061430", 0.4,
            detail=0.3)
    brush.background(canvas, radii=(12, 6, 3))
    for k in range(64):
        share = (k / 64) ** 1.25
        y, middle = SEA + 5 + 280 * share, LAMP[0] + (CHILD[0] + 8 - LAMP[0]) * share
        x, long = middle + (random.random() - 0.5) * (10 + 26 * share), (4 + 22 * share) * (0.5 + random.random())
        canvas.line([(x - long, y), (x, y - 1), (x + long, y)], [0.4, 1.4 + 3.4 * share, 0.4], "#ffe6a4" if k % 3 else "#f0a850",
            0.9 - 0.35 * share, detail=0.6)
    canvas.stars(150, 400, "#e8eeff", 4, big=0.02)


def _red(canvas: Canvas) -> None:
    """The sheet: a red sky that runs without an edge into a red floor, with a few long swells in it."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    canvas.sky([(0, "#8f1a1e"), (0.3, "#c22c26"), (0.62, "#e04a30"), (0.78, "#d84028"), (0.9, "#a82424"), (1, "#6a1420")], swirl=0.1)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    swell = np.sin((xx + 0.25 * yy) / 58 + 2.4 * value_noise(h, w, 300 * s, 8, 2)) * smoothstep(760, 300, yy)
    canvas.picture *= (1 + 0.09 * swell)[..., None]
    away = np.clip((xx - 352) / 250, 0, 1) * smoothstep(900, 420, yy)
    canvas.picture *= (1 - 0.22 * away)[..., None]


def _lip(canvas: Canvas, hole: object, core: object, night: Mask | None) -> None:
    """The thickness of the torn sheet, its shadow on what lies behind, its pale core."""
    outside = minus(rect(-80, -80, 760, 1060), hole)  # type: ignore[arg-type]
    canvas.shadow(outside, "#020818", 14, 8, 12, 0.6, clip=night)
    pale = minus(hole, core)  # type: ignore[arg-type]
    canvas.fill(pale, [(0, "#c89a90"), (0.6, "#f4dccb"), (1, "#ffe9b8")], gradient=((0, 0), (0, 740)), form=0.3, radius=4, clip=night,
        wobble=0.2, edge=0.3, detail=0.6, grain=0.3)
    for way, seed in ((LEFT, 3), (SILL, 4)):
        line = [(x - (3 if way is LEFT else 0), y + (0 if way is LEFT else 3)) for x, y in _ragged(way, seed)][::2]
        canvas.line(line, [2, 3, 4], "#ff7a4e", 0.55, soft=1.2, detail=0.5)


def _spill(canvas: Canvas) -> None:
    """The lamp's light comes over the sill and lies on the floor, and the child's shadow in it."""
    x, y = CHILD
    pool = poly([(214, 748), (352, 760), (440, 960), (40, 960)])
    canvas.fill(pool, "#ffb45e", alpha=0.5, soft=10, edge=0, blend="screen", fade=((280, 745), (250, 960)))
    shade = poly([(x - 15, y), (x + 15, y), (x + 34, 960), (x - 74, 960)])
    canvas.fill(shade, "#4a0a18", alpha=0.85, soft=3.5, edge=0, fade=((x, y - 10), (x - 20, 985)))


def _flap(canvas: Canvas) -> None:
    """The torn piece hangs over to the right and shows its pale back, rolled, brighter where it turns to the light."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    outer = _ragged(OUTER, 9)
    path, inner = poly([*_fold(), *outer]), poly([*_fold(), *_ragged(OUTER, 9, -6)])
    canvas.shadow(path, "#3a0610", 22, 18, 16, 0.7)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    hinge = np.interp(yy, [p[1] for p in HINGE[::-1]], [p[0] for p in HINGE[::-1]])
    rim = np.interp(yy, [p[1] for p in OUTER], [p[0] for p in OUTER])
    share = np.clip((xx - hinge) / np.maximum(12, rim - hinge), 0, 1)
    roll = 0.34 + 0.76 * np.sin(np.clip(share * 1.15 + 0.04, 0, 1) * math.pi * 0.8) ** 1.2
    roll = roll * (1.04 - 0.3 * smoothstep(380, 740, yy)) + 0.05 * np.sin((yy - 0.7 * xx) / 44 + 3 * value_noise(h, w, 200 * s, 5, 2))
    with brush.loose(canvas, (13, 6, 3)):
        mask = canvas.fill(path, ["#f2dcc0", "#e8c8a8", "#c08c78"], edge=0.1, wobble=0.2, texture=0.03, detail=0.4)
        if mask is not None:
            cover = canvas.full(mask)[..., None]
            tone = canvas.picture * np.clip(roll, 0.3, 1.12)[..., None] + np.clip(0.62 - roll, 0, 1)[..., None] * np.float32([0.34, 0.05, 0.08])
            canvas.picture[:] = canvas.picture + (tone - canvas.picture) * cover
        for start, end in (((430, 330), (540, 300)), ((400, 470), (500, 470)), ((452, 180), (548, 150))):
            middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + 16)
            canvas.line([start, middle, end], [1, 9, 1], "#a8666a", 0.3, clip=mask, soft=4, rough=0)
            canvas.line([(start[0], start[1] - 9), (middle[0], middle[1] - 9), (end[0], end[1] - 9)], [1, 6, 1], "#ffeedd", 0.35,
                clip=mask, soft=3, rough=0)
    canvas.fill(minus(path, inner), [(0, "#fff6ea"), (0.6, "#f4dccb"), (1, "#d8a89c")], gradient=((0, 0), (0, 760)), form=0.3,
        radius=4, wobble=0.2, edge=0.3, detail=0.6, grain=0.3)
    fold = _fold()[::6]
    canvas.line([(x + 7, y) for x, y in fold], [6, 12, 12], "#fff0dc", 0.35, clip=mask, soft=4, rough=0)
    canvas.line([(x + 0.5, y) for x, y in fold], [0.8, 2, 2.6], "#b0342a", 0.85, wobble=0.3, detail=0.6)


def _boat(canvas: Canvas) -> None:
    """A rowing boat far out; one who holds up a lamp."""
    x, y = LAMP
    canvas.glow(x, y, 84, "#ff9a30", 0.75, "normal", power=1.7)
    canvas.line([(312, 470), (292, 486), (276, 496)], [1.6, 1.8, 3.4], "#2a1418", wobble=0.2, detail=0.8)
    canvas.fill(smooth([(278, 466, 1), (300, 471), (326, 470), (346, 463, 1), (338, 483), (316, 487), (290, 484)]), ["#4a2a2c", "#180c18"],
        form=0.4, radius=5, rim=(GOLD, 1.4, 0.9, ("p", x, y)), **CRISP)
    canvas.fill(smooth([(296, 472, 1), (297, 452), (303, 444), (310, 450), (314, 472, 1)]), ["#3a2430", "#160c18"], form=0.4, radius=5,
        rim=(GOLD, 1.6, 1, ("p", x, y)), **CRISP)
    canvas.fill(ellipse(303.5, 440, 5, 5.6), ["#5a3834", "#1c0e18"], form=0.4, radius=3, rim=(GOLD, 1.4, 1, ("p", x, y)), **CRISP)
    canvas.line([(307, 454), (314, 448), (321, 438)], [3.4, 2.8, 2], "#2a1820", wobble=0.2, detail=0.8)
    canvas.glow(x, y, 26, "#ffe9a8", 0.9, power=1.2)
    canvas.fill(ellipse(x, y, 4.6, 6), ["#fffbe0", GOLD], edge=0, wobble=0, detail=1)


def _child(canvas: Canvas) -> None:
    """Seen from behind, hood up, a bundle in one hand: dark against the light, gold along the edges."""
    lit = ("p", 40, -330)
    rim = (GOLD, 2.4, 1, lit)
    for x in (-9, 8):
        canvas.fill(ribbon([(x, -22), (x, -8), (x * 1.1, 0)], [9, 8, 10]), ["#2a1626", "#140a16"], form=0.5, radius=5, rim=rim, **CRISP)
    for way in ([(-15, -66), (-22, -48), (-23, -34)], [(15, -66), (24, -50), (27, -36)]):
        canvas.fill(ribbon(way, [11, 10, 8]), ["#e8a83c", "#7a3c24"], form=0.6, radius=6, rim=rim, **CRISP)
    canvas.fill(smooth([(-10, -80), (0, -84), (10, -80), (17, -62), (25, -20, 1), (0, -14), (-25, -20, 1), (-17, -62)]),
        ["#e8ac3c", "#b8702a", "#4e2220"], form=0.7, radius=13, rim=rim, **CRISP)
    canvas.line([(1, -74), (2, -46), (-1, -18)], [0.8, 1.6, 0.8], "#5a2418", 0.6, wobble=0.2)
    canvas.fill(smooth([(-14, -80), (-16, -96), (-8, -110), (3, -118, 1), (12, -106), (16, -94), (13, -80), (0, -74)]),
        ["#f0b844", "#8e4c24"], form=0.7, radius=11, rim=rim, **CRISP)
    canvas.fill(smooth([(27, -38), (38, -32), (42, -18), (34, -8), (20, -9), (15, -20), (20, -32)]), ["#5c7a9c", "#22304e"], form=0.7,
        radius=9, rim=(GOLD, 2, 1, lit), **CRISP)
    canvas.fill(ellipse(27, -38, 4, 3), "#3c5474", **CRISP)
