"""A wedding cake cut open like a house: after the feast the bride sits alone at a table for two."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.matrix import Card
from atelier.motifs.folk import SIT, person
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
    with canvas.at(300, 366, 1.48), canvas.at(-300, -232):
        for k, tier in enumerate(TIERS):
            _slab(canvas, tier)
            _walls(canvas, tier, k)
            scenes[k](canvas, tier)
        _top(canvas)


def _table(canvas: Canvas) -> None:
    canvas.sky([(0, "#4a2c6a"), (0.25, "#8a5ca6"), (0.5, "#d8849c"), (0.64, "#f6b490"), (1, "#e0947c")], swirl=0.01, texture=0.0)
    cloth = smooth([(-40, 640), (140, 590), (300, 578), (460, 590), (640, 640), (640, 930), (-40, 930)])
    canvas.fill(cloth, ["#f6cfc4", "#e8a8b0", "#a8689c"], gradient=((0, 580), (0, 900)), form=0.2, radius=20,
        edge=0.3)
    for k in range(16):  # stripes of the cloth run towards us
        x = 300 + (k - 7.5) * 44
        canvas.fill(poly([(300 + (k - 7.5) * 26, 584), (300 + (k - 7.1) * 26, 584), (x * 1.7 - 210 + 30, 930),
            (x * 1.7 - 210, 930)]), "#e88aa4", alpha=0.28, edge=0.3)
    brush.background(canvas, radii=(24, 12, 5))
    canvas.fill(ellipse(300, 716, 352, 152), "#7a4a8a", alpha=0.45, soft=16)
    doily = [ellipse(300 + 330 * math.cos(t * math.tau / 34), 690 + 152 * math.sin(t * math.tau / 34), 26, 17)
        for t in range(34)]
    canvas.fill(union(ellipse(300, 690, 330, 150), *doily), ["#fffaf4", "#f0d4dc"], form=0.5, radius=10, **LOOK)
    for t in range(34):
        a = t * math.tau / 34
        canvas.fill(ellipse(300 + 330 * math.cos(a), 690 + 152 * math.sin(a), 9, 6), "#d8a0b8", alpha=0.7, **LOOK)
    plate = ellipse(300, 672, 318, 158)
    canvas.shadow(plate, "#6a3a70", 0, 12, 8, 0.5)
    canvas.fill(plate, ["#ffffff", "#f6dce4", "#b889c9"], gradient=((20, 560), (700, 860)), form=0.4, radius=14,
        rim=("#ffffff", 3, 0.8), **LOOK)


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
    """Ground floor: garlands, balloons, a gramophone, nobody."""
    z = tier[1]
    rim = ("#fff0d0", 1.3, 0.7)
    for k in range(3):
        a, b = ISO(WALL, 1.2 + k * 1.7, 2.0), ISO(WALL, 2.7 + k * 1.7, 2.0)
        pts = [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 16), b]
        canvas.line(pts, 1, "#8a3a60", wobble=0.1)
        for j in range(5):
            x, y = along(pts, (j + 0.5) / 5)
            canvas.fill(poly([(x - 5, y), (x + 5, y), (x, y + 11)]), ["#ffd36a", "#7fd0c0", "#fff5e4", "#b889c9",
                "#f06a8a"][j], **LOOK)
    for u, c in ((3.3, "#ffd36a"), (4.3, "#7fd0c0"), (5.2, "#fff5e4")):
        x, y = ISO(u, WALL, 1.9)
        canvas.line([(x, y), (x + 4, y + 26)], 0.8, "#5b3a78", wobble=0.3)
        canvas.fill(ellipse(x, y - 8, 10, 12), [mix(c, "#ffffff", 0.5), c, mix(c, "#5b3a78", 0.4)], form=0.8,
            radius=8, rim=("#ffffff", 1, 0.7), **LOOK)
    _window(canvas, "right", 3.9, 0.75)
    _box(canvas, 4.9, 0.7, z, 5.8, 1.6, 0.7, "#b0567a")  # gramophone table
    x, y = ISO(5.35, 1.15, 0.75)
    canvas.fill(union(ribbon([(x, y), (x + 2, y - 16), (x - 8, y - 28)], [5, 6, 12]),
        ellipse(x - 14, y - 36, 19, 15, -30)), ["#ffe9a0", "#e0a040"], form=0.9, radius=9, rim=rim, **LOOK)
    canvas.fill(ellipse(x - 15, y - 37, 11, 8, -30), "#8a4a3a", **LOOK)
    _box(canvas, 0.9, 4.4, z, 2.0, 5.8, 0.6, "#f0c8a0")  # a table with bottles and glasses
    for k, (u, v) in enumerate(((1.2, 4.8), (1.6, 5.0), (1.3, 5.4))):
        x, y = ISO(u, v, 0.6)
        canvas.fill(union(rect(x - 4, y - 16, 8, 16, 2), rect(x - 1.6, y - 25, 3.2, 10)),
            ["#3a8a72", "#a8324f", "#e8b84a"][k], form=0.7, radius=4, **LOOK)
    canvas.glow(*ISO(4, 4, 0.8), 210, "#ffe0a0", 0.3, squash=0.7)
    random = dice(5)
    for _ in range(60):
        x, y = ISO(1 + 5 * random.random(), 2.6 + 3.4 * random.random(), 0.05 + 1.7 * random.random() ** 3)
        canvas.fill(ellipse(x, y, 1.7, 1.3), ["#ffd36a", "#7fd0c0", "#ffffff", "#f0405f"][int(4 * random.random())],
            edge=0, wobble=0, alpha=0.9)
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
    _box(canvas, 3.0, 0.7, z, 4.2, 1.5, z + 0.55, "#e8a0b8")
    _box(canvas, 0.7, 2.9, z, 1.7, 4.2, z + 0.45, "#7f6ab0")  # armchair
    _box(canvas, 0.7, 2.9, z, 0.95, 4.2, z + 1.1, "#9a84c8")
    random = dice(5)
    for _ in range(50):
        x, y = ISO(0.8 + 3.5 * random.random(), 0.8 + 3.5 * random.random(), z + 0.02)
        canvas.fill(ellipse(x, y, 2, 1.3), ["#ffd36a", "#7fd0c0", "#ffffff", "#f0405f"][int(4 * random.random())], edge=0, wobble=0,
            alpha=0.9)
    with _put(canvas, 3.0, 3.4, z, 1.0, 24):  # a hat left behind
        canvas.fill(ellipse(0, -4, 24, 8), ["#4a3c60", "#1c1430"], form=0.6, radius=4, rim=rim, **LOOK)
        canvas.fill(smooth([(-14, -6, 1), (-15, -30), (0, -34), (15, -30), (14, -6, 1), (0, -2)]), ["#5a4a74", "#2c2440", "#141028"],
            form=0.8, radius=9, rim=rim, **LOOK)
        canvas.line([(-14, -10), (0, -6), (14, -10)], 4, "#f06a8a", 0.95, wobble=0.1)
    _piping(canvas, tier)


def _supper(canvas: Canvas, tier: tuple) -> None:
    """Top floor: the bride at a table for two; one candle."""
    z = tier[1]
    _window(canvas, "right", 1.7, z + 0.75, 0.95, "#b8a0dc")
    canvas.fill(ISO.top(WALL, WALL, 3.1, 3.1, z), "#3a2458", alpha=0.32, soft=3)
    x, y = ISO(2.1, 1.9, z)
    canvas.glow(x, y - 44, 120, "#ffcf80", 0.6)
    _chair(canvas, 2.75, 1.35, z)
    with _put(canvas, 1.3, 2.4, z, 0.98):
        person(canvas, SIT | dict(near=(20, -42), far=(22, -44), head=(9, -66), neck=(4, -56)), skin="#f4cdb0",
            hair="#6a3a24", style="bun", top="#fffaf4", skirt=("#fff6f2", 26, -2, 8), legs="#fffaf4", temper="sad",
            bare=False, rim=("#ffe6b0", 1.6, 0.95, (0.8, -0.3, 0.3)), hat=("veil", "#fffaf6"), hem=0)
    canvas.fill(union(ellipse(x, y - 32, 42, 18)), "#5b3a78", alpha=0.4, soft=4)
    canvas.fill(smooth([(x - 40, y - 36), (x - 38, y - 8), (x - 20, y + 4), (x, y - 2), (x + 20, y + 4),
        (x + 38, y - 8), (x + 40, y - 36)]), ["#fff6ee", "#d8b8d8", "#9a7ab8"], form=0.5, radius=10, **LOOK)
    canvas.fill(ellipse(x, y - 36, 41, 17), ["#fffaf0", "#ffe0c0", "#e8c0c8"], gradient=("r", (x, y - 40), 46),
        **LOOK)
    for dx, dy in ((-18, -34), (20, -38)):
        canvas.fill(ellipse(x + dx, y + dy, 11, 4.6), ["#ffffff", "#d8c8e0"], form=0.5, radius=3, **LOOK)
    canvas.fill(ellipse(x - 18, y - 36, 5, 3), "#d8436a", **LOOK)
    with canvas.at(x + 1, y - 36):
        candle(canvas, 26, 6, glow=0.9)
    _piping(canvas, tier)


def _chair(canvas: Canvas, x: float, y: float, z: float) -> None:
    for dx, dy in ((0, 0), (0.5, 0), (0, 0.5), (0.5, 0.5)):
        a, b = ISO(x + dx - 0.25, y + dy - 0.25, z), ISO(x + dx - 0.25, y + dy - 0.25, z + 0.5)
        canvas.line([a, b], 3, "#c88a6a", wobble=0.1, detail=0.8)
    _box(canvas, x - 0.3, y - 0.3, z + 0.45, x + 0.3, y + 0.3, z + 0.55, "#e8a0b8")
    _box(canvas, x - 0.3, y - 0.34, z + 0.55, x + 0.3, y - 0.26, z + 1.15, "#d8889f")


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
    arch = [(x - 30, y + 2), (x - 32, y - 44), (x, y - 82), (x + 32, y - 44), (x + 30, y + 2)]
    canvas.line(arch, 6, "#fffaf4", form=0.7, radius=3, detail=0.85)
    random = dice(3)
    for k in range(15):
        px, py = along(arch, k / 14)
        canvas.fill(ellipse(px + 5 * random.random(), py, 7, 4, 60 * random.random()), "#8fc0a0", **LOOK)
        with canvas.at(px, py):
            rose(canvas, 6.5, ["#f06a8a", "#ffd3b0", "#fff5e4"][k % 3])
    for dx, c in ((-9, "#d8a8b8"), (9, "#d8a8b8")):  # the marks where two figures stood
        canvas.fill(ellipse(x + dx, y + 4, 6, 3), c, **LOOK)
    for u, v, zz in ((0.2, 6.0, 2.5), (6.0, 0.2, 2.5), (0.2, 4.5, 4.9), (4.5, 0.2, 4.9), (0.2, 3.1, 7.1),
        (3.1, 0.2, 7.1)):
        px, py = ISO(u, v, zz)
        for d in (-9, 8):
            canvas.fill(ellipse(px + d, py + 5, 9, 4, d * 4), "#8fc0a0", form=0.5, radius=4, **LOOK)
        with canvas.at(px, py):
            rose(canvas, 13, "#f27d9c")
