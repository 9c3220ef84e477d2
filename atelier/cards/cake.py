"""A wedding cake cut open like a house: after the feast the bride sits alone at a table for two."""

import math

import skia

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.matrix import Card
from atelier.motifs.objects import candle
from atelier.motifs.plants import rose
from atelier.noise import dice
from atelier.paths import along, ellipse, poly, rect, ribbon, smooth, union
from atelier.space import Iso

CARD = Card(
    id="cake",
    palette="candy-dawn",
    composition="isometric",
    setting="cake house",
    mood="loneliness",
    themes=("love", "food", "home"),
    hero="cake house",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=355,
    grading=dict(vignette=0.2, saturation=1.08),
)

ISO = Iso(300, 506, 51)
WALL = 0.45  # where the inner walls stand
LOOK = dict(edge=0.05, wobble=0.25, detail=0.7, grain=0.16, texture=0.02)
TIERS = (  # size, floor, ceiling, wallpapers left and right, floor colours
    (6.0, 0.0, 2.5, "#f0889c", "#c85f86", ("#fff0dc", "#e89aa8")),
    (4.5, 2.5, 4.9, "#a8d8d0", "#7fa8c0", ("#fdf3e2", "#c8b8dc")),
    (3.1, 4.9, 7.1, "#8f78b8", "#6a4f94", ("#d8c0dc", "#9a80b8")),
)


def draw(canvas: Canvas) -> None:
    """Paint tier over tier, the nearest people last."""
    canvas.set_light((-0.6, -0.6, 0.5), ambient="#5b3a78", key="#fff0d8")
    _table(canvas)
    scenes = (_party, _hall, _supper)
    with canvas.at(300, 372, 1.44), canvas.at(-300, -232):
        for k, tier in enumerate(TIERS):
            _slab(canvas, tier)
            _walls(canvas, tier, k)
            scenes[k](canvas, tier)
        _top(canvas)


def _table(canvas: Canvas) -> None:
    canvas.sky([(0, "#4a2c6a"), (0.25, "#8a5ca6"), (0.5, "#d8849c"), (0.64, "#f6b490"), (1, "#e0947c")], swirl=0.01,
        texture=0.0)
    cloth = smooth([(-40, 640), (140, 590), (300, 578), (460, 590), (640, 640), (640, 930), (-40, 930)])
    canvas.fill(cloth, ["#f6cfc4", "#e8a8b0", "#a8689c"], gradient=((0, 580), (0, 900)), form=0.2, radius=20,
        edge=0.3)
    for k in range(16):  # stripes of the cloth run towards us
        x = 300 + (k - 7.5) * 44
        canvas.fill(poly([(300 + (k - 7.5) * 26, 584), (300 + (k - 7.1) * 26, 584), (x * 1.7 - 210 + 30, 930),
            (x * 1.7 - 210, 930)]), "#e88aa4", alpha=0.28, edge=0.3)
    brush.background(canvas, radii=(18, 9, 4))
    canvas.glow(300, 330, 330, "#ffb0a0", 0.3)


def _slab(canvas: Canvas, tier: tuple) -> None:
    """The floor of a tier: tiles above, and below them the cut cake: sponge, jam, cream."""
    size, z, _, _, _, tiles = tier
    for lo, hi, c in ((-0.78, -0.68, "#fff2e2"), (-0.68, -0.46, "#e8b878"), (-0.46, -0.38, "#d8436a"),
        (-0.38, -0.3, "#fff2e2"), (-0.3, -0.06, "#f0c888"), (-0.06, 0, "#ffd9e0")):
        canvas.fill(ISO.left(0, size, size, z + lo, z + hi), [mix(c, "#ffffff", 0.15), c], **LOOK)
        canvas.fill(ISO.right(size, 0, size, z + lo, z + hi), mix(c, "#8a4a80", 0.32), **LOOK)
    canvas.fill(ISO.top(0, 0, size, size, z), tiles[0], **LOOK)
    n = int(size * 2)
    for i in range(n):
        for j in range(n):
            if (i + j) % 2:
                w = size / n
                canvas.fill(ISO.top(i * w, j * w, i * w + w, j * w + w, z), tiles[1], alpha=0.75, edge=0.03,
                    wobble=0.1, grain=0.1)
    random = dice(int(z * 10) + 2)
    for side in (0, 1):  # crumbs
        for _ in range(60):
            u, v = random.random() * size, z - 0.08 - 0.58 * random.random()
            x, y = ISO(u, size, v) if side == 0 else ISO(size, u, v)
            canvas.fill(ellipse(x, y, 1 + random.random()), "#b8743a" if side == 0 else "#8a4a50", alpha=0.45,
                edge=0, wobble=0)


def _walls(canvas: Canvas, tier: tuple, k: int) -> None:
    size, z0, z1, left, right, _ = tier
    w = WALL
    back_r = ISO.right(w, w, size, z0, z1)  # the wall on the left of the picture
    back_l = ISO.left(w, size, w, z0, z1)
    rm = canvas.fill(back_r, [mix(left, "#fff6e6", 0.25), left], gradient=(ISO(w, w, z1), ISO(w, size, z0)), **LOOK)
    lm = canvas.fill(back_l, [mix(right, "#fff0e0", 0.2), mix(right, "#5b3a78", 0.25)],
        gradient=(ISO(w, w, z1), ISO(size, w, z0)), **LOOK)
    n = int(size * 4)
    for i in range(n):  # wallpaper
        u = w + (size - w) * (i + 0.5) / n
        if k == 0:
            canvas.line([ISO(w, u, z0), ISO(w, u, z1)], 3, "#ffd3d8", 0.5, clip=rm, wobble=0.1)
            canvas.line([ISO(u, w, z0), ISO(u, w, z1)], 3, "#e88aa4", 0.5, clip=lm, wobble=0.1)
        else:
            for j in range(7):
                v = z0 + 0.25 + j * 0.36 + (i % 2) * 0.18
                c = "#fff6e0" if k == 1 else "#c8a0e0"
                canvas.fill(ellipse(*ISO(w, u, v), 2.6), c, alpha=0.55, clip=rm, edge=0, wobble=0)
                canvas.fill(ellipse(*ISO(u, w, v), 2.6), c, alpha=0.4, clip=lm, edge=0, wobble=0)
    canvas.fill(ISO.right(w, w, size, z0, z0 + 0.16), "#fff4e6", alpha=0.8, **LOOK)
    canvas.fill(ISO.left(w, size, w, z0, z0 + 0.16), "#e8c8d4", alpha=0.8, **LOOK)
    canvas.fill(ISO.top(w, w, size, w + 0.5, z0), "#5b3a78", alpha=0.2, soft=5)
    canvas.fill(ISO.top(w, w, w + 0.5, size, z0), "#5b3a78", alpha=0.2, soft=5)
    # frosted ends of the cut walls
    for face, tone in ((ISO.left(0, w, size, z0, z1), ("#ffffff", "#f6dce4")),
        (ISO.right(size, 0, w, z0, z1), ("#f0d0e0", "#c094c4"))):
        canvas.fill(face, list(tone), form=0.3, radius=5, **LOOK)
    for u in (0.1, 0.22, 0.34):
        canvas.line([ISO(u, size, z1), ISO(u, size, z1 - 0.5 - u)], [4, 5, 3], "#f27d9c", 0.95, wobble=0.1)
        canvas.line([ISO(size, u, z1), ISO(size, u, z1 - 0.4 - u)], [4, 5, 3], "#c8587f", 0.95, wobble=0.1)


def _piping(canvas: Canvas, tier: tuple, gap: tuple = ()) -> None:
    """Piped cream along the open edges: the balustrade."""
    size, z = tier[0], tier[1]
    n = int(size * 4.4)
    for i in range(n + 1):
        u = size * i / n
        for spot, tone in ((ISO(u, size, z), ("#ffffff", "#ffe4e0", "#d8a8c4")),
            (ISO(size, u, z), ("#fff4ee", "#f0c8d4", "#b889c0"))):
            x, y = spot
            canvas.fill(smooth([(x - 6.4, y + 4), (x - 6, y - 3), (x - 2, y - 9), (x + 2.4, y - 14, 1),
                (x + 3, y - 8), (x + 6.4, y - 2), (x + 6, y + 4), (x, y + 7)]), list(tone),
                gradient=((x - 5, y - 10), (x + 5, y + 6)), form=0.6, radius=5, **LOOK)


def _put(canvas: Canvas, x: float, y: float, z: float, size: float = 0.8, shadow: float = 17):
    sx, sy = ISO(x, y, z)
    canvas.fill(ellipse(sx + 3, sy + 1, shadow * size, shadow * 0.4 * size), "#4a2a60", alpha=0.4, soft=2.5)
    return canvas.at(sx, sy, size)


def _box(canvas: Canvas, x0, y0, z0, x1, y1, z1, colour: Colour) -> None:
    canvas.fill(ISO.top(x0, y0, x1, y1, z1), mix(colour, "#fff6e6", 0.4), **LOOK)
    canvas.fill(ISO.left(x0, x1, y1, z0, z1), colour, **LOOK)
    canvas.fill(ISO.right(x1, y0, y1, z0, z1), mix(colour, "#4a2a60", 0.4), **LOOK)


def _window(canvas: Canvas, face, u: float, z: float, h: float = 1.0, lit: Colour = "#ffe6b0") -> None:
    if face == "right":
        frame, pane = ISO.right(WALL, u, u + 0.8, z, z + h), ISO.right(WALL, u + 0.08, u + 0.72, z + 0.08,
            z + h - 0.08)
    else:
        frame, pane = ISO.left(u, u + 0.8, WALL, z, z + h), ISO.left(u + 0.08, u + 0.72, WALL, z + 0.08, z + h - 0.08)
    canvas.fill(frame, "#fffaf0", **LOOK)
    canvas.fill(pane, [mix(lit, "#ffffff", 0.4), lit], **LOOK)


def _party(canvas: Canvas, tier: tuple) -> None:
    """Ground floor, of which two corners show: the feast is over and the lights are out."""
    size, z, high = tier[:3]
    for face in (ISO.right(WALL, WALL, size, z, high), ISO.left(WALL, size, WALL, z, high)):
        canvas.fill(face, "#4a2450", alpha=0.5, edge=0)
    _piping(canvas, tier)


def _hall(canvas: Canvas, tier: tuple) -> None:
    """Middle floor: confetti, an empty armchair, a hat left behind."""
    z = tier[1]
    rim = ("#fff6e0", 1.3, 0.7)
    _window(canvas, "right", 1.6, z + 0.8, 1.0, "#ffd9b8")
    for k in range(3):
        x, y = ISO(1.4 + k * 0.85, WALL, z + 1.5)
        canvas.fill(rect(x - 9, y - 12, 17, 20, 2), ["#fff5e4", "#f6c8c0", "#ffe9a8"][k], **LOOK)
        canvas.fill(ellipse(x, y - 1, 4.4), "#b07a9a", **LOOK)
    canvas.fill(ellipse(*ISO(2.5, 2.6, z), 104, 52), "#8a5a8c", alpha=0.22, soft=3)
    for r, c in ((98, "#e894a4"), (86, "#fff0e0"), (76, "#c0708c")):  # a round rug
        canvas.fill(ellipse(*ISO(2.45, 2.5, z), r, r * 0.5), c, alpha=0.92, **LOOK)
    for k in range(12):
        a = k * math.tau / 12
        x, y = ISO(2.45, 2.5, z)
        canvas.fill(ellipse(x + 50 * math.cos(a), y + 25 * math.sin(a), 8, 4), "#f2c0b4", alpha=0.8, **LOOK)
    _cabinet(canvas, z)
    _armchair(canvas, z)
    random = dice(5)
    for _ in range(50):
        x, y = ISO(0.8 + 3.5 * random.random(), 0.8 + 3.5 * random.random(), z + 0.02)
        canvas.fill(ellipse(x, y, 2, 1.3), ["#ffd36a", "#7fd0c0", "#ffffff", "#f0405f"][int(4 * random.random())],
            edge=0, wobble=0, alpha=0.9)
    with _put(canvas, 3.25, 3.2, z, 1.12, 26):  # a hat left behind
        canvas.fill(ellipse(0, -4, 24, 8), ["#4a3c60", "#1c1430"], form=0.6, radius=4, rim=rim, **LOOK)
        canvas.fill(smooth([(-14, -6, 1), (-15, -30), (0, -34), (15, -30), (14, -6, 1), (0, -2)]),
            ["#5a4a74", "#2c2440", "#141028"], form=0.8, radius=9, rim=rim, **LOOK)
        canvas.line([(-14, -10), (0, -6), (14, -10)], 4, "#f06a8a", 0.95, wobble=0.1)
    _piping(canvas, tier)


def _soft_box(canvas: Canvas, low: tuple, high: tuple, colour: Colour, share: float = 0.16) -> None:
    """An upholstered block: three faces with rounded corners, each a little swollen, a lit seam between them."""
    (x0, y0, z0), (x1, y1, z1) = low, high

    def pad(*corners: tuple) -> skia.Path:
        spots = [ISO(*c) for c in corners]
        points = []
        for k, (x, y) in enumerate(spots):
            for ox, oy in (spots[k - 1], spots[(k + 1) % len(spots)]):
                points.append((x + (ox - x) * share, y + (oy - y) * share))
        return smooth(points)

    dark, pale = mix(colour, "#3a1f58", 0.55), mix(colour, "#fff2e0", 0.38)
    back = dict(edge=0.05, wobble=0.2, detail=0.75, grain=0.12, texture=0.02, form=0.45, radius=9)
    inner = [ISO(x0, y0, z1), ISO(x1, y0, z1), ISO(x1, y0, z0), ISO(x1, y1, z0), ISO(x0, y1, z0), ISO(x0, y1, z1)]
    points = []
    for k, (x, y) in enumerate(inner):
        for ox, oy in (inner[k - 1], inner[(k + 1) % 6]):
            points.append((x + (ox - x) * share * 0.7, y + (oy - y) * share * 0.7))
    canvas.fill(smooth(points), mix(colour, dark, 0.5), edge=0.05, wobble=0.2, detail=0.75)
    canvas.fill(pad((x0, y1, z0), (x1, y1, z0), (x1, y1, z1), (x0, y1, z1)),
        [mix(colour, pale, 0.25), mix(colour, dark, 0.15)], **back)
    canvas.fill(pad((x1, y0, z0), (x1, y1, z0), (x1, y1, z1), (x1, y0, z1)),
        [mix(colour, dark, 0.35), mix(colour, dark, 0.7)], **back)
    canvas.fill(pad((x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)), [pale, mix(colour, pale, 0.6)], **back)


def _armchair(canvas: Canvas, z: float) -> None:
    """Deep, buttoned, still dented by the person who sat in it."""
    plum, cushion = "#8468c0", "#b49ae0"
    x, y = ISO(1.5, 3.5, z)
    canvas.fill(ellipse(x + 8, y + 4, 78, 36), "#3a2458", alpha=0.45, soft=5)
    for u, v in ((2.0, 2.75), (2.0, 4.2), (0.8, 4.2)):
        px, py = ISO(u, v, z)
        canvas.fill(ribbon([(px - 3, py - 12), (px - 2, py + 2)], [7, 4]), ["#a86a44", "#5a3040"], **LOOK)
    _soft_box(canvas, (0.62, 2.7, z + 0.16), (1.02, 4.25, z + 1.5), plum, 0.2)
    for zz, n in ((0.75, 3), (1.0, 4), (1.25, 3)):
        for k in range(n):
            px, py = ISO(1.02, 3.48 + (k - (n - 1) / 2) * 0.36, z + zz)
            canvas.fill(ellipse(px, py + 1, 5, 4), "#3c2868", alpha=0.5, soft=1.6)
            canvas.fill(ellipse(px, py, 2.4), ["#e4d4fa", "#6a50a8"], **LOOK)
    _soft_box(canvas, (0.8, 2.55, z + 0.14), (2.0, 2.85, z + 0.86), plum, 0.22)
    _soft_box(canvas, (0.95, 2.85, z + 0.12), (2.05, 4.1, z + 0.44), mix(plum, "#4a3488", 0.3), 0.1)
    _soft_box(canvas, (0.98, 2.88, z + 0.42), (2.1, 4.08, z + 0.6), cushion, 0.2)
    px, py = ISO(1.5, 3.48, z + 0.6)
    canvas.fill(ellipse(px, py, 28, 13), "#5a3f98", alpha=0.42, soft=5)
    _soft_box(canvas, (0.8, 4.1, z + 0.14), (2.0, 4.42, z + 0.86), plum, 0.22)


def _cabinet(canvas: Canvas, z: float) -> None:
    """A chest of drawers on turned legs with a gramophone that has run down."""
    rose, brass = "#e8889c", "#f0c468"
    x0, y0, x1, y1 = 2.75, 0.6, 4.15, 1.4
    canvas.fill(ISO.top(x0 - 0.05, y0, x1 + 0.22, y1 + 0.22, z), "#3a2458", alpha=0.4, soft=4)
    for u, v in ((x0 + 0.06, y1), (x1, y1), (x1, y0 + 0.1)):
        px, py = ISO(u, v, z)
        canvas.fill(ribbon([(px, py - 11), (px, py)], [7, 3.4]), ["#b87a58", "#5a3040"], **LOOK)
    low, high = z + 0.16, z + 0.98
    _box(canvas, x0, y0, low, x1, y1, high, rose)
    for k in range(3):
        a, b = low + 0.06 + 0.26 * k, low + 0.27 + 0.26 * k
        canvas.fill(ISO.left(x0 + 0.08, x1 - 0.08, y1, a, b),
            [mix(rose, "#fff2e4", 0.45), mix(rose, "#fff2e4", 0.15)], form=0.4, radius=3, **LOOK)
        canvas.line([ISO(x0 + 0.08, y1, a), ISO(x1 - 0.08, y1, a)], 1.6, "#a04a6c", 0.8, wobble=0.1)
        for u in (0.32, 0.68):
            px, py = ISO(x0 + (x1 - x0) * u, y1, (a + b) / 2)
            canvas.fill(ellipse(px, py + 0.6, 3), "#7a3a40", alpha=0.7, **LOOK)
            canvas.fill(ellipse(px, py, 2.5), ["#fff4c0", brass, "#9a6a30"], **LOOK)
    canvas.fill(ISO.right(x1, y0 + 0.1, y1 - 0.1, low + 0.1, high - 0.12), mix(rose, "#4a2a60", 0.52), form=0.3,
        radius=3, **LOOK)
    _box(canvas, x0 - 0.06, y0 - 0.02, high, x1 + 0.08, y1 + 0.08, high + 0.07, "#f6b4b4")
    _box(canvas, 3.1, 0.72, high + 0.07, 3.75, 1.3, high + 0.3, "#8a4a3c")
    x, y = ISO(3.42, 1.0, high + 0.31)
    canvas.fill(ellipse(x, y, 20, 9.4), ["#4a3450", "#1c1226"], **LOOK)
    canvas.fill(ellipse(x, y, 6, 2.8), "#e8694c", **LOOK)
    canvas.line([(x - 15, y - 3), (x - 19, y - 20), (x - 4, y - 27)], [3.6, 3.6, 5], [brass, "#9a6a30"], wobble=0.1,
        detail=0.85)
    horn = smooth([(x - 6, y - 30, 1), (x + 10, y - 38), (x + 30, y - 56), (x + 44, y - 46), (x + 48, y - 26),
        (x + 36, y - 12), (x + 12, y - 20), (x - 6, y - 24, 1)])
    canvas.shadow(horn, "#2a3a68", 8, 12, 5, 0.45)
    canvas.fill(horn, ["#fff0b0", brass, "#a86a34"], gradient=((x + 20, y - 56), (x + 26, y - 14)), form=0.6,
        radius=10, rim=("#fffbe0", 1.4, 0.8), **LOOK)
    canvas.fill(ellipse(x + 38, y - 34, 10, 21, -14), ["#7a3c2c", "#c88a44"], form=0.3, radius=6, **LOOK)


def _supper(canvas: Canvas, tier: tuple) -> None:
    """Top floor: the bride at a table for two; one candle is all the light."""
    size, z, high = tier[:3]
    wall = canvas.fill(ISO.right(WALL, WALL, size, z, high), "#2c1850", alpha=0.34, edge=0)
    canvas.fill(ISO.left(WALL, size, WALL, z, high), "#2c1850", alpha=0.3, edge=0)
    canvas.fill(ISO.top(WALL, WALL, size, size, z), "#2c1850", alpha=0.4, edge=0)
    x, y = ISO(2.1, 1.9, z)
    bx, by = ISO(1.2, 2.55, z)
    canvas.glow(x, y - 50, 130, "#ffc070", 0.6)
    canvas.glow(x, y - 6, 90, "#ffc070", 0.3, squash=0.5)
    shade = smooth([(bx - 70, by + 10), (bx - 62, by - 60), (bx - 46, by - 104), (bx - 26, by - 122),
        (bx - 8, by - 108), (bx - 6, by - 84), (bx + 6, by - 60), (bx + 10, by)])
    canvas.fill(shade, "#1c0e3c", alpha=0.55, soft=7, edge=0, clip=wall)
    _chair(canvas, 2.75, 1.35, z)
    canvas.fill(ellipse(x + 3, y + 4, 40, 17), "#140828", alpha=0.6, soft=5, edge=0)
    with canvas.at(bx, by, 1.08):
        canvas.fill(ellipse(-10, 4, 38, 13), "#140828", alpha=0.6, soft=4, edge=0)
        _bride(canvas)
    _supper_table(canvas, x, y)
    with canvas.at(bx, by, 1.08):
        _bride_arm(canvas)
    _piping(canvas, tier)


def _supper_table(canvas: Canvas, x: float, y: float) -> None:
    """One foot, a cloth that hangs in folds and stays in the shade of its own top, two plates, the candle."""
    canvas.fill(ribbon([(x, y - 16), (x, y + 4)], [7, 9]), ["#4a2840", "#2a1430"], **LOOK)
    canvas.fill(ellipse(x, y + 3, 11, 4), ["#5c3450", "#2a1430"], form=0.6, radius=3, **LOOK)
    rim = [(x + 39 * math.cos(a), y - 17 + 16.5 * math.sin(a) + 2.2 * math.cos(9 * a))
        for a in (math.pi * k / 40 for k in range(41))]
    cloth = canvas.fill(poly([(x + 37, y - 36), *rim, (x - 37, y - 36)]), [(0, "#c4a4c8"), (0.35, "#9a80b8"),
        (0.7, "#70589c"), (1, "#523c80")], gradient=((x - 38, y - 24), (x + 38, y - 14)), form=0.25, radius=8, **LOOK)
    for k in range(1, 10):  # folds: a dark hollow, a pale shoulder
        a = math.pi * (k + 0.1) / 10
        top = (x + 37 * math.cos(a), y - 35 + 15 * math.sin(a))
        low = (x + 39 * math.cos(a), y - 16 + 16.5 * math.sin(a))
        canvas.line([top, low], [0.6, 4.4], "#36246a", 0.55, soft=1.6, clip=cloth, rough=0)
        canvas.line([(top[0] - 3, top[1]), (low[0] - 4, low[1])], [0.4, 2.6], "#e8d4ea", 0.45, soft=1.2, clip=cloth,
            rough=0)
    canvas.fill(ellipse(x, y - 36, 38, 16), [(0, "#fff8e0"), (0.4, "#ffe2b0"), (0.8, "#e2b49c"), (1, "#b98c9c")],
        gradient=("r", (x + 5, y - 37), 40), **LOOK)
    canvas.line([(x + 38 * math.cos(a), y - 36 + 16 * math.sin(a)) for a in (math.pi * k / 20 for k in range(21))],
        [0.5, 1.6, 0.5], "#fff0d0", 0.8, soft=0.4, wobble=0, rough=0)
    for dx, dy, away in ((-18, -33, 1), (21, -38, -1)):
        canvas.fill(ellipse(x + dx - 3 * away, y + dy + 2, 11, 4.4), "#6a3a58", alpha=0.45, soft=1.6, edge=0)
        canvas.fill(ellipse(x + dx, y + dy, 10.4, 4.3), ["#fff6e4", "#d8b8b4"], form=0.5, radius=2.4, **LOOK)
        canvas.fill(ellipse(x + dx, y + dy, 6.4, 2.5), ["#d8bcc0", "#fff2dc"], **LOOK)
    canvas.fill(ellipse(x - 18, y - 35, 4, 2.8), ["#e8586c", "#8a1c48"], form=0.6, radius=2, **LOOK)
    canvas.fill(ellipse(x + 7, y - 36, 9, 3.4), "#8a5460", alpha=0.4, soft=1.4, edge=0)
    with canvas.at(x + 5, y - 37):
        candle(canvas, 26, 6, glow=0.9)


CANDLE = ("#ffd08a", 1.8, 0.9, (0.95, -0.1, 0.3))  # all that is lit on her


def _bride(canvas: Canvas) -> None:
    """She sits turned from us in all her tulle; the candle draws one warm edge down her brow, breast and lap."""
    for points in ([(-20, -24), (-23, 3)], [(17, -22), (19, 9)]):
        canvas.fill(ribbon(points, [4.4, 2.8]), ["#d8987c", "#6a3c50"], **LOOK)
    canvas.fill(smooth([(-24, -27), (18, -25), (22, -19), (18, -15), (-22, -17)]), ["#b8687c", "#6a3460"], form=0.4,
        radius=4, **LOOK)
    skirt = smooth([(-10, -44), (-18, -32), (-24, -12), (-27, 6), (-12, 11), (0, 8), (12, 11), (20, 5), (21, -8),
        (25, -22), (22, -31), (8, -38)])
    gown = canvas.fill(skirt, [(0, "#fff0dc"), (0.3, "#dcc4dc"), (0.65, "#9c84bc"), (1, "#6c5698")],
        gradient=((25, -20), (-24, -4)), form=0.4, radius=12, rim=CANDLE, **LOOK)
    for way in ([(-4, -38), (-10, -18), (-16, 10)], [(4, -36), (2, -14), (-4, 10)], [(14, -33), (12, -12), (6, 10)],
        [(20, -30), (18, -10), (15, 10)]):
        canvas.line(way, [0.6, 3, 5], "#58428c", 0.45, soft=1.8, clip=gown, rough=0)
    canvas.fill(smooth([(-11, -40), (-10, -54), (-5, -63), (4, -67), (12, -62), (14, -54), (11, -44), (9, -36),
        (0, -34)]), ["#f4dccc", "#b49cc8", "#7a649c"], gradient=((14, -54), (-10, -46)), form=0.5, radius=7,
        rim=CANDLE, **LOOK)
    canvas.fill(ribbon([(5, -62), (11, -73)], [8.4, 7.4]), ["#c08468", "#7a4a54"], **LOOK)
    with canvas.at(14, -80, 1, 20):  # the head is bowed: a shaded cheek, the light only along the profile
        face = canvas.fill(smooth([(-9, 8), (-10, -4), (-4, -11), (5, -11.6), (9.4, -8), (10, -4), (12.6, 1.2),
            (10.4, 2.8), (10.8, 5.4), (9.6, 6.6), (8.6, 10), (3, 12), (-3, 11)]), [(0, "#e8a87c"), (0.35, "#a86c60"),
            (1, "#5e3a50")], gradient=((12, 0), (-8, 4)), form=0.3, radius=5,
            rim=("#ffdca0", 1.3, 0.9, (0.95, 0.1, 0.2)), **LOOK)
        canvas.line([(4.6, 0.4), (7, 1.7), (9.4, 1.2)], [0.4, 1.1, 0.4], "#3a1c2c", 0.8, soft=0.3, clip=face,
            wobble=0, rough=0)
        hair = union(smooth([(-4, 9), (-10, 4), (-12.6, -4), (-9, -12), (0, -15.6), (8, -13), (10, -8), (6, -7),
            (1, -2), (-1, 4)]), ellipse(-13, -5, 7.4, 6.8))
        canvas.fill(hair, [(0, "#a8683c"), (0.4, "#5c3022"), (1, "#301a28")], gradient=((9, -12), (-14, 4)),
            form=0.6, radius=5, rim=("#ffcf90", 1, 0.8, (0.8, -0.4, 0.3)), **LOOK)
        for px, py, c in ((-8, -14, "#e0627e"), (-2, -16.4, "#f4dcc8"), (4, -15.6, "#f0b894")):
            canvas.fill(ellipse(px, py, 3.2), [mix(c, "#ffffff", 0.3), c, mix(c, "#5a2050", 0.5)], form=0.6,
                radius=2, **LOOK)
    veil = smooth([(13, -97), (6, -99), (-3, -95), (-9, -84), (-14, -66), (-21, -42), (-32, -12), (-41, 7),
        (-24, 13), (-8, 10), (-6, -16), (-3, -44), (0, -58), (6, -70), (3, -80), (6, -90)])
    tulle = canvas.fill(veil, [(0, "#f6e2ea"), (0.4, "#c0aade"), (1, "#7c66a8")], gradient=((6, -80), (-34, 0)),
        alpha=0.82, form=0.3, radius=8, **LOOK)
    for k in range(5):
        way = [(10 - 3 * k, -96 + k), (3 - 2.6 * k, -80), (-3 - 3.4 * k, -52), (-8 - 4.8 * k, -20),
            (-11 - 5.8 * k, 9)]
        canvas.line(way, [0.4, 1.4, 1.8, 2.4, 3], ("#fff2ee", "#5a4690")[k % 2], (0.5, 0.35)[k % 2], soft=0.9,
            clip=tulle, rough=0)


def _bride_arm(canvas: Canvas) -> None:
    """The near arm: the elbow stands on the table, the chin rests in the hand."""
    canvas.fill(ellipse(31, -25, 9, 3.2), "#4a2450", alpha=0.6, soft=1.6, edge=0)
    hand = smooth([(17, -66), (19, -69.6), (23, -71), (26.6, -68), (28, -63), (26.4, -58), (22, -57.6), (18.4, -61)])
    canvas.fill(hand, ["#f0b488", "#8a5258"], gradient=((28, -66), (18, -62)), form=0.4, radius=3, rim=CANDLE, **LOOK)
    for arm in ([(24, -59), (30, -46), (33, -30)], [(3, -57), (15, -44), (32, -29)]):
        canvas.shadow(ribbon(arm, [5.4, 7, 7]), "#3a2468", 1, 2.4, 2, 0.4)
        canvas.fill(ribbon(arm, [5.6 if arm[0][0] > 20 else 8, 7.4, 7.6]), [(0, "#fff0dc"), (0.4, "#d4bcd8"),
            (1, "#8870b0")], gradient=((36, -42), (4, -44)), form=0.5, radius=4, rim=CANDLE, **LOOK)


def _chair(canvas: Canvas, x: float, y: float, z: float) -> None:
    canvas.fill(ellipse(*ISO(x + 0.05, y + 0.05, z), 24, 12), "#2c1844", alpha=0.45, soft=3)
    for dx, dy in ((-0.24, -0.24), (0.24, -0.24), (-0.24, 0.24), (0.24, 0.24)):
        a, b = ISO(x + dx, y + dy, z), ISO(x + dx, y + dy, z + 0.46)
        canvas.fill(ribbon([a, b], [2.6, 4.4]), ["#f0b48c", "#a86a5c"], **LOOK)
    frame = [ISO(x - 0.28, y - 0.3, z + 0.46), ISO(x - 0.31, y - 0.3, z + 0.95), ISO(x - 0.16, y - 0.3, z + 1.28),
        ISO(x, y - 0.3, z + 1.36), ISO(x + 0.16, y - 0.3, z + 1.28), ISO(x + 0.31, y - 0.3, z + 0.95),
        ISO(x + 0.28, y - 0.3, z + 0.46)]
    canvas.fill(smooth([(*frame[0], 1), *frame[1:-1], (*frame[-1], 1)]), ["#f6a8b4", "#c8708c"], form=0.4, radius=7,
        **LOOK)
    for u in (-0.12, 0.0, 0.12):
        for v in (0.72, 0.92, 1.12):
            canvas.fill(ellipse(*ISO(x + u, y - 0.3, z + v), 1.6), "#a04a6c", alpha=0.8, **LOOK)
    canvas.line(frame, [4.4, 4, 4, 4.4], ["#ffd6b8", "#c88a70"], form=0.5, radius=2, wobble=0.1, detail=0.85)
    _soft_box(canvas, (x - 0.32, y - 0.3, z + 0.42), (x + 0.32, y + 0.32, z + 0.6), "#f0a0b0", 0.22)


def _top(canvas: Canvas) -> None:
    """The tops of the cut walls in cream, roses, and the sugar arch where the couple should stand."""
    size, z = 3.1, 7.1
    canvas.fill(ISO.top(0, 0, size, WALL, z), ["#ffffff", "#ffe4e8"], **LOOK)
    canvas.fill(ISO.top(0, 0, WALL, size, z), ["#ffffff", "#fbe0e8"], **LOOK)
    for i in range(13):
        u = size * i / 12
        for x, y in (ISO(u, WALL, z), ISO(WALL, max(u, WALL), z)):
            canvas.fill(ellipse(x, y, 7, 6.4), ["#ffffff", "#ffe4e0", "#d8a8c4"], form=0.7, radius=5, **LOOK)
    x, y = ISO(0.3, 0.3, z)
    for side in (-1, 1):  # strings of lamps that no one has taken down
        string = [(x, y - 104), (x + side * 70, y - 104), (x + side * 150, y - 124), (x + side * 222, y - 172)]
        canvas.line(string, 1.4, "#5a3468", 0.9, wobble=0.1)
        for k in range(1, 9):
            px, py = along(string, k / 8.6)
            canvas.glow(px, py + 7, 22, "#ffd890", 0.75)
            canvas.line([(px, py), (px, py + 3)], 3, "#4a2c5a", 1, wobble=0)
            canvas.fill(ellipse(px, py + 7, 3.8, 4.8), ["#fff8dc", "#ffd27a"], **LOOK)
    for dx in (-34, 34):  # the arch stands on two little drums of icing
        canvas.shadow(ellipse(x + dx, y + 2, 15, 8), "#7a4a8a", 3, 5, 3, 0.5)
        canvas.fill(rect(x + dx - 13, y - 12, 26, 15, 5), ["#ffffff", "#ffe4e4", "#d0a0c8"], form=0.6, radius=6,
            **LOOK)
    ways = []
    for w in (36, 27):
        h = 104 + (w - 36) * 1.0
        ways.append([(x - w, y - 8), (x - w - 2, y - 50), (x - w * 0.72, y - h * 0.84), (x, y - h),
            (x + w * 0.72, y - h * 0.84), (x + w + 2, y - 50), (x + w, y - 8)])
    for k in range(22):  # lattice between the two canes
        a, b = along(ways[0], k / 21), along(ways[1], min(1, max(0, (k + (1 if k % 2 else -1)) / 21)))
        canvas.line([a, b], [1.6, 1.6], "#fff4ee", 0.95, wobble=0.1, detail=0.85)
    for way in ways:
        canvas.line([(a + 1.6, b + 1.6) for a, b in way], 5, "#a878a8", 0.8, wobble=0.1)
        canvas.line(way, 4.6, ["#fffdf6", "#f2d2dc"], form=0.7, radius=2.4, wobble=0.1, detail=0.85)
    random = dice(3)
    middle = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(*ways, strict=True)]
    for k in range(40):  # leaves first, then roses, thick at the crown and thinning downwards
        px, py = along(middle, 0.08 + 0.84 * k / 39)
        canvas.fill(ellipse(px + 22 * (random.random() - 0.5), py + 20 * (random.random() - 0.5), 8, 3.6,
            180 * random.random()), ["#9ccaa0", "#5a9a7c", "#c4dcae"][k % 3], form=0.4, radius=3, **LOOK)
    for k in range(17):
        t = 0.1 + 0.8 * k / 16
        px, py = along(middle, t)
        crown = 1 - abs(t - 0.5) * 1.5
        with canvas.at(px + 7 * (random.random() - 0.5), py + 7 * (random.random() - 0.5)):
            rose(canvas, 5.6 + 4.6 * crown + 1.6 * random.random(), ["#f06a8a", "#ffd3b0", "#fff5e4",
                "#e0486c"][k % 4])
    for dx in (-11, 11):  # the marks where two figures stood
        canvas.fill(ellipse(x + dx, y + 1, 8, 4), "#c898b8", **LOOK)
        canvas.fill(ellipse(x + dx, y + 1.6, 6, 2.8), "#a87098", alpha=0.8, **LOOK)
    for u, v, zz in ((0.2, 6.0, 2.5), (6.0, 0.2, 2.5), (0.2, 4.5, 4.9), (4.5, 0.2, 4.9), (0.2, 3.1, 7.1),
        (3.1, 0.2, 7.1)):
        px, py = ISO(u, v, zz)
        for d in (-9, 8):
            canvas.fill(ellipse(px + d, py + 5, 9, 4, d * 4), "#8fc0a0", form=0.5, radius=4, **LOOK)
        with canvas.at(px, py):
            rose(canvas, 13, "#f27d9c")
