"""A dark office after hours: under the one lit panel a jacket left on a chair still raises its sleeve."""

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import ellipse, placed, poly, rect, ribbon, smooth, union

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
    grading=dict(contrast=1.06, vignette=0.24, warm=0.02, shadows="#0a1e22"),
)

EYE, FAR, HIGH, SIDE = (300.0, 452.0), 13.0, 2.7, 2.7  # where everything converges; the room in metres
FOCUS = 760.0
TOP = ("page", 300, 60)  # the lamp
CRISP = dict(edge=0.12, wobble=0.3, detail=0.85)
CLOTH = ["#e8b364", "#c98a3e", "#8a5426"]


def at(x: float, y: float, z: float) -> tuple[float, float]:
    """A place in the room (metres, the eye one above the floor) on the card."""
    return EYE[0] + FOCUS * x / z, EYE[1] + FOCUS * (1 - y) / z


def draw(canvas: Canvas) -> None:
    """The room and its rows of desks; the chair; what hangs on it."""
    canvas.set_light((-0.1, -0.9, 0.4), ambient="#10221f", key="#f2f6cc")
    _room(canvas)
    brush.background(canvas, radii=(14, 7, 3.5))
    _lines(canvas)
    _desks(canvas)
    light_pools(canvas, [(300, 90, 300, "#f2f4d0", 0.5), (300, 800, 300, "#f2f4d0", 0.5, 0.5),
        (300, 460, 260, "#cfe0c0", 0.25)], "#a4b0ac")
    _pool(canvas)
    with canvas.at(318, 436, 1.06):
        _chair(canvas)
        _jacket(canvas)
    _lamp(canvas)


def _room(canvas: Canvas) -> None:
    canvas.sky([(0, "#2c3d36"), (1, "#20302d")], swirl=0.05)
    near = 1.2
    ceiling = poly([at(-SIDE, HIGH, near), at(SIDE, HIGH, near), at(SIDE, HIGH, FAR), at(-SIDE, HIGH, FAR)])
    floor = poly([at(-SIDE, 0, near), at(SIDE, 0, near), at(SIDE, 0, FAR), at(-SIDE, 0, FAR)])
    canvas.fill(ceiling, [(0, "#a9b58a"), (0.3, "#74846a"), (0.65, "#465850"), (1, "#2c3d3a")],
        gradient=("r", (300, 90), 420), texture=0.04, edge=0.1)
    for side in (-1, 1):
        wall = poly([at(side * SIDE, 0, near), at(side * SIDE, HIGH, near), at(side * SIDE, HIGH, FAR),
            at(side * SIDE, 0, FAR)])
        canvas.fill(wall, ["#2a3c38", "#51645a"], gradient=((300 + side * 300, 0), (300 + side * 60, 0)),
            texture=0.04, edge=0.1)
    back = poly([at(-SIDE, 0, FAR), at(-SIDE, HIGH, FAR), at(SIDE, HIGH, FAR), at(SIDE, 0, FAR)])
    canvas.fill(back, ["#66786a", "#5a6c60"], edge=0.1)
    canvas.fill(poly([at(-0.5, 0, FAR), at(-0.5, 2.1, FAR), at(0.5, 2.1, FAR), at(0.5, 0, FAR)]), "#3c4f4a", edge=0.1)
    canvas.fill(floor, [(0, "#8f9a76"), (0.4, "#5f7060"), (1, "#22322f")], gradient=("r", (300, 780), 430),
        texture=0.05, edge=0.1)


def _lines(canvas: Canvas) -> None:
    """The tiles of the ceiling, and the windows with the night outside."""
    near = 1.2
    for k in range(-5, 6):
        x = 0.3 + k * 0.6
        canvas.line([at(x, HIGH, near), at(x, HIGH, FAR)], [2.2, 0.5], "#2b3a34", 0.7, wobble=0.2, detail=0.5)
    for z in np.geomspace(1.6, FAR, 18):
        canvas.line([at(-SIDE, HIGH, z), at(SIDE, HIGH, z)], 2.6 / z + 0.4, "#2b3a34", 0.65, wobble=0.2, detail=0.5)
    random = dice(4)
    for z0 in (1.9, 3.0, 4.1, 5.2, 6.3, 7.4, 8.5, 9.6, 10.7):  # the night outside
        z1 = z0 + 0.85
        pane = poly([at(-SIDE, 0.9, z0), at(-SIDE, 2.3, z0), at(-SIDE, 2.3, z1), at(-SIDE, 0.9, z1)])
        glass = canvas.fill(pane, ["#16283c", "#2c5068"], edge=0.1, detail=0.4)
        for _ in range(16):
            z, y = z0 + random.random() * 0.85, 0.95 + 0.8 * random.random() ** 1.5
            x, y = at(-SIDE, y, z)
            canvas.fill(rect(x, y, 10 / z0, 14 / z0), "#ffd98a" if random.random() < 0.7 else "#a8d8e0", alpha=0.9,
                clip=glass, edge=0, wobble=0.2, detail=0.8)
        canvas.line([at(-SIDE, 0.9, z0), at(-SIDE, 0.9, z1)], 8 / z0, "#7c8f80", 0.8, wobble=0.2)


def _box(canvas: Canvas, x: tuple, y: tuple, z: tuple, colours: tuple) -> None:
    """A box: the side that looks to the middle, its top if below the eye, its front."""
    top, front, flank = colours
    inner = x[0] if x[0] > 0 else x[1]
    if abs(x[0] + x[1]) > 1e-6 and (x[0] > 0 or x[1] < 0):
        canvas.fill(poly([at(inner, y[0], z[0]), at(inner, y[1], z[0]), at(inner, y[1], z[1]),
            at(inner, y[0], z[1])]), flank, edge=0.1, wobble=0.3, detail=0.4)
    if y[1] < 1:
        canvas.fill(poly([at(x[0], y[1], z[0]), at(x[1], y[1], z[0]), at(x[1], y[1], z[1]), at(x[0], y[1], z[1])]),
            top, edge=0.1, wobble=0.3, detail=0.4)
    canvas.fill(poly([at(x[0], y[0], z[0]), at(x[1], y[0], z[0]), at(x[1], y[1], z[0]), at(x[0], y[1], z[0])]),
        front, edge=0.1, wobble=0.3, detail=0.4)


def _desks(canvas: Canvas) -> None:
    """Two rows, far to near, each with a screen, a sheet of paper, a chair pushed in."""
    for i, z in enumerate((11.2, 9.4, 7.6, 5.8, 4.1, 2.75)):
        for side in (-1, 1):
            lit = float(np.exp(-(((z - 3.0) / 3.2) ** 2)))
            shade = lambda dark, bright: mix(mix(dark, "#5a6c60", 0.12 * (5 - i)), bright, lit * 0.85)
            a, b = sorted((side * 1.15, side * 2.6))
            inner = a if side > 0 else b
            canvas.fill(poly([at(a, 0, z), at(b, 0, z), at(b, 0, z + 0.8), at(a, 0, z + 0.8)]), "#16211f",
                alpha=0.55, soft=3, edge=0)
            _box(canvas, (a, b), (0.1, 0.68), (z + 0.1, z + 0.7), ("#333333", shade("#26342f", "#3c4a3c"),
                shade("#1f2b28", "#5c6a50")))
            _box(canvas, (a, b), (0.69, 0.74), (z, z + 0.8), (shade("#4a5a50", "#c8c896"),
                shade("#35443d", "#8a9068"), shade("#35443d", "#b0b486")))
            mid = (a + b) / 2 + 0.1 * side
            _box(canvas, (mid - 0.05, mid + 0.05), (0.74, 0.86), (z + 0.5, z + 0.54),
                ("#222222", "#1b2725", "#1b2725"))
            _box(canvas, (mid - 0.34, mid + 0.34), (0.85, 1.28), (z + 0.48, z + 0.52),
                ("#222222", shade("#1c2a2a", "#2a3834"), "#141d1c"))
            corner = [at(mid - 0.3, 1.24, z + 0.48), at(mid + 0.3, 1.24, z + 0.48), at(mid - 0.3, 0.95, z + 0.48)]
            canvas.fill(poly(corner), shade("#2f4444", "#51645a"), alpha=0.7, edge=0.1, detail=0.4)
            paper = [at(inner + 0.12 * side, 0.745, z + 0.15), at(inner + 0.4 * side, 0.745, z + 0.1),
                at(inner + 0.46 * side, 0.745, z + 0.4), at(inner + 0.18 * side, 0.745, z + 0.46)]
            canvas.fill(poly(paper), shade("#8a9484", "#f4f2d8"), edge=0.1, detail=0.5)
    canvas.glow(300, 430, 240, "#a8b890", 0.14)


def _pool(canvas: Canvas) -> None:
    """The light that falls on the carpet, and the shadow in the middle of it."""
    canvas.glow(300, 806, 330, "#e6ecb0", 0.44, squash=0.3)
    canvas.fill(ellipse(324, 822, 168, 34), "#0e1a18", alpha=0.75, soft=10, edge=0)
    canvas.fill(ellipse(322, 826, 110, 20), "#0a1413", alpha=0.5, soft=5, edge=0)


def _chair(canvas: Canvas) -> None:
    """A swivel chair from the front; origin at the collar of what hangs on it."""
    steel = ["#8f9c92", "#3c4a48", "#1a2423"]
    for x, y in ((-112, 368), (112, 366), (-58, 386), (66, 388), (4, 350)):
        canvas.fill(ribbon([(0, 336), (x * 0.5, (336 + y) / 2 - 8), (x, y - 12)], [17, 13, 10]), steel, form=0.7,
            radius=6, rim=("#dfe8c0", 1.6, 0.7), **CRISP)
        canvas.fill(ellipse(x, y, 10, 11), ["#3a4644", "#10181a"], form=0.8, radius=8, rim=("#c8d4b0", 1.4, 0.6),
            **CRISP)
    canvas.fill(ribbon([(0, 286), (0, 346)], [24, 20]), steel, gradient=((-12, 0), (12, 0)), form=0.6, radius=8,
        **CRISP)
    canvas.fill(rect(-92, 60, 184, 196, 34), ["#39494a", "#1e2b2d"], form=0.6, radius=20, **CRISP)  # the backrest
    seat = smooth([(-128, 262), (-112, 236), (0, 228), (112, 236), (128, 262), (118, 290), (0, 300), (-118, 290)])
    canvas.fill(seat, ["#62736c", "#384846", "#182324"], form=0.9, radius=26, rim=("#dfe8c0", 2, 0.5), **CRISP)
    canvas.line([(-120, 268), (0, 280), (120, 268)], [1, 2, 1], "#141e1f", 0.8, wobble=0.2, detail=0.8)


def _jacket(canvas: Canvas) -> None:
    """Shoulders, lapels, two pockets, a sleeve that hangs and a sleeve that asks; nobody in it."""
    dark, light = "#4a2a16", "#ffe2a0"
    lining = [(0, "#1a1013"), (0.55, "#2c1a1a"), (1, "#4a2c22")]
    # the back of the jacket, seen inside: lining, and the loop by which it should hang
    canvas.fill(smooth([(-38, 0), (-26, -24), (0, -28), (26, -24), (38, 0), (40, 90), (0, 190), (-40, 90)]), lining,
        form=0.2, radius=16, **CRISP)
    canvas.fill(smooth([(-44, -4), (-26, -27), (0, -32), (26, -27), (44, -4), (28, -10), (0, -15), (-28, -10)]),
        CLOTH, form=0.7, radius=9, rim=(light, 2, 0.8), **CRISP)
    canvas.fill(rect(-13, -2, 26, 13, 1), ["#e8dcc0", "#b8a890"], **CRISP)
    left = smooth([(-44, -6), (-84, 6), (-118, 34), (-116, 120), (-110, 200), (-120, 262, 1), (-70, 276),
        (-20, 270, 1), (-2, 252), (6, 210), (6, 164, 1), (-22, 90), (-40, 20)])
    right = smooth([(44, -6), (84, 8), (116, 30), (116, 120), (110, 200), (120, 264, 1), (76, 278), (34, 274, 1),
        (16, 254), (4, 210), (-6, 166, 1), (18, 90), (40, 20)])
    hang = smooth([(84, 8), (122, 24), (146, 66), (156, 130), (162, 196), (160, 256, 1), (132, 266), (104, 258, 1),
        (106, 196), (100, 130), (92, 70)])
    arm = smooth([(-118, 100, 1), (-140, 58), (-168, 6), (-186, -44), (-190, -66, 1), (-182, -120), (-170, -180),
        (-160, -236, 1), (-124, -246), (-92, -234, 1), (-99, -180), (-108, -130), (-114, -92, 1), (-108, -62),
        (-94, -24), (-72, 2), (-50, 0), (-70, 60)])
    for shape in (union(left, arm), right):
        canvas.shadow(shape, "#0c1413", 0, 10, 10, 0.45)
    body = canvas.fill(union(left, arm), CLOTH, gradient=((0, -240), (0, 280)), form=0.85, radius=34,
        rim=(light, 3, 0.8), grain=0.25, texture=0.02, shade="#5c3418", highlight="#ffdf98", **CRISP)
    other = canvas.fill(right, CLOTH, gradient=((0, -60), (0, 300)), form=0.8, radius=34, rim=(light, 3, 0.8),
        grain=0.25, texture=0.02, shade="#5c3418", highlight="#ffdf98", **CRISP)
    canvas.shadow(hang, "#2c1608", -7, 6, 6, 0.55, clip=other)
    sleeve = canvas.fill(hang, CLOTH, gradient=((0, 0), (0, 270)), form=0.9, radius=26, rim=(light, 3, 0.8),
        grain=0.25, texture=0.02, shade="#5c3418", highlight="#ffdf98", **CRISP)
    _folds(canvas, body, other, sleeve, dark, light)
    _lapels(canvas, body, other)
    _cuffs(canvas)
    for x, y in ((0, 176), (-2, 224)):  # buttons
        canvas.shadow(ellipse(x, y, 7), "#2a1408", 1, 3, 2, 0.6)
        canvas.fill(ellipse(x, y, 7), ["#7a4a2c", "#3a1e12"], form=0.8, radius=5, rim=(light, 1, 0.7), **CRISP)
        canvas.fill(ellipse(x, y, 2.2), "#1c0e0a", **CRISP)
    for side, mask in ((-1, body), (1, other)):  # pocket flaps
        flap = placed(poly([(44, 204), (98, 198), (100, 220), (46, 226)]), flip=side)
        canvas.shadow(flap, "#3a1e0c", 0, 5, 3, 0.6, clip=mask)
        canvas.fill(flap, ["#d89c4c", "#a8702e"], form=0.4, radius=6, rim=(light, 1.4, 0.6), clip=mask, **CRISP)


def _folds(canvas: Canvas, body: Mask, other: Mask, sleeve: Mask, dark: str, light: str) -> None:
    """Creases run from the points that pull: shoulder, elbow, button."""
    creases = ((body, [(-118, 84), (-96, 40), (-64, 14)], 4), (body, [(-140, 44), (-122, 8), (-104, -20)], 4),
        (body, [(-186, -60), (-160, -52), (-130, -60)], 5), (body, [(-116, -70), (-140, -84), (-172, -82)], 4),
        (body, [(-186, -94), (-166, -104), (-146, -102)], 4), (body, [(-116, -136), (-130, -160), (-128, -200)], 3),
        (body, [(-8, 176), (-46, 160), (-92, 152)], 4), (body, [(-10, 184), (-50, 190), (-100, 186)], 3),
        (body, [(-100, 96), (-92, 150), (-98, 250)], 5), (body, [(-58, 232), (-56, 252), (-60, 274)], 4),
        (other, [(10, 176), (46, 158), (84, 150)], 4), (other, [(12, 186), (50, 192), (90, 186)], 3),
        (other, [(70, 232), (68, 252), (72, 276)], 4), (sleeve, [(100, 112), (122, 122), (148, 112)], 4),
        (sleeve, [(102, 138), (124, 142), (146, 134)], 4), (sleeve, [(108, 176), (130, 190), (152, 186)], 3),
        (sleeve, [(118, 40), (126, 80), (118, 112)], 4))
    for mask, way, width in creases:
        canvas.line(way, [0.6, width * 2.6, 0.6], dark, 0.6, soft=2.2, clip=mask, wobble=0.2, rough=0)
        canvas.line([(x + 1, y - 7) for x, y in way], [0.4, width * 1.7, 0.4], light, 0.45, soft=2, clip=mask,
            wobble=0.2, rough=0)
    canvas.line([(84, 10), (94, 56), (100, 110)], [2, 3, 1], dark, 0.7, wobble=0.2, detail=0.8)  # the armholes
    canvas.line([(-70, 4), (-92, 40), (-116, 94)], [1, 2.4, 1], dark, 0.55, clip=body, wobble=0.2, detail=0.8)


def _lapels(canvas: Canvas, body: Mask, other: Mask) -> None:
    for side, mask in ((-1, body), (1, other)):
        lapel = placed(smooth([(38, 10, 1), (80, 34, 1), (58, 50, 1), (90, 62, 1), (76, 106), (8, 172, 1), (18, 120),
            (32, 60)]), flip=side)
        collar = placed(smooth([(40, -10), (48, -4), (62, 16), (80, 34, 1), (62, 46, 1), (44, 22), (34, 4)]),
            flip=side)
        canvas.shadow(lapel, "#3a1e0c", side * 5, 8, 6, 0.6, clip=mask)
        for shape in (lapel, collar):
            canvas.fill(shape, ["#f4c87c", "#cf9248"], gradient=((0, 0), (0, 170)), form=0.6, radius=12,
                shade="#7a4a22", rim=("#fff0c0", 2, 0.85), grain=0.25, texture=0.02, **CRISP)
        canvas.line([(side * 60, 18), (side * 74, 40)], [1, 2, 1], "#5a3418", 0.6, wobble=0.1, detail=0.8)


def _cuffs(canvas: Canvas) -> None:
    """The one above is open towards us, and dark inside; the other hangs shut."""
    rim = ellipse(-126, -239, 35, 17, 2)
    canvas.fill(rim, ["#f8d690", "#b87c3a"], form=0.3, radius=5, rim=("#fff4d0", 2, 0.9), **CRISP)
    canvas.fill(ellipse(-126, -238, 29, 12.5, 2), [(0, "#6a4230"), (0.5, "#2a1614"), (1, "#120a0c")], **CRISP)
    for k in range(3):
        canvas.fill(ellipse(-106 - 2.2 * k, -214 + 13 * k, 4.2), ["#7a4a2c", "#3a1e12"], form=0.8, radius=3, **CRISP)
        canvas.fill(ellipse(146 - 0.3 * k, 244 - 13 * k, 4.2), ["#7a4a2c", "#3a1e12"], form=0.8, radius=3, **CRISP)
    canvas.fill(ellipse(132, 260, 27, 7, -1), ["#2a1614", "#5a3826"], **CRISP)
    canvas.line([(105, 258), (132, 267), (159, 257)], [1, 2, 1], "#f0c47c", 0.8, wobble=0.1, detail=0.8)


def _lamp(canvas: Canvas) -> None:
    """The one panel, and its light in the air."""
    z0, z1 = 3.15, 4.3
    panel = poly([at(-0.6, HIGH, z0), at(0.6, HIGH, z0), at(0.6, HIGH, z1), at(-0.6, HIGH, z1)])
    canvas.fill(panel, ["#fdffe8", "#f0f6cc"], edge=0.05, wobble=0.2, grain=0, texture=0, mottle=0, detail=0.9)
    canvas.line([at(0, HIGH, z0), at(0, HIGH, z1)], 2, "#c8d4a0", 0.7, wobble=0.1, detail=0.8)
    canvas.glow(300, 88, 290, "#eef6c0", 0.42)
    cone = poly([at(-0.6, HIGH, z0), at(0.6, HIGH, z0), (520, 830), (80, 830)])
    canvas.fill(cone, "#eef4c0", alpha=0.12, soft=16, edge=0, blend="screen", fade=((300, 60), (300, 880)))
