"""The king leaves his crown and walks off the board that is a town."""

import math
from collections.abc import Sequence
from functools import partial

import numpy as np
import skia

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.blocks import arch, box, turned
from atelier.motifs.objects import crown
from atelier.motifs.people import king, pawnling
from atelier.noise import dice
from atelier.paths import ellipse, poly, rect, spline, union
from atelier.space import Iso

CARD = Card(id="chess", palette="petrol-cream", composition="grid", setting="abstract", mood="loneliness",
    themes=("game", "power", "escape", "war"), hero="chess", moon_or_sun=False, birds=False, cloudy_sky=False,
    seed=241, grading=dict(vignette=0.2))
LOOK = dict(edge=0.06, wobble=0.25, detail=0.7)
TERRACOTTA, CREAM = ("#c9573e", "#8a3440", "#5a2248"), ("#f8e8c8", "#c89a78", "#8a5a6c")
IVORY, PLUM = ("#fff4dc", "#e2b48a", "#a86a72"), ("#7a5a9a", "#4a3478", "#2c1f56")
ISO = Iso(306, 222, 62, lean=0.83, flat=0.53)
SHADOW = (0.92, -0.42)  # where the shadow of one unit of height falls on the ground
COATS = ("#2f8a8a", "#e0a03a", "#b8402c", "#5a4488", "#f0e0c0", "#2f5a9a")
# squares that have left the board, and the loose ones with their height
GONE = {(0, 0), (1, 0), (0, 1), (2, 0), (3, 0), (1, 1), (4, 0), (2, 1), (5, 0), (0, 2)}
LOOSE = {(2, 0): 0.05, (1, -1): 0.25, (1, -2): 0.5, (1, -3): 0.85, (1, -5): 1.2, (-1, -1): -0.5, (3, -1): -0.55,
    (4, 0): -0.2, (-2, 0): -0.15, (4, -3): -0.2}
ROOKS = ((6, 2, PLUM, 2.5, 3), (0, 3, IVORY, 2.7, 5), (9, 7, PLUM, 2.2, 9), (1, 10, IVORY, 2.4, 12))
COTTAGES = ((-2, 5, IVORY, "#2f8a8a"), (8, 3.6, PLUM, "#d88a3a"), (0, 8, IVORY, "#b8402c"),
    (7, 9, PLUM, "#2f8a8a"), (5, 10, IVORY, "#d88a3a"), (8, 11.3, IVORY, "#b8402c"))
BISHOPS = ((2, 2, "#5a4488"), (3, 8, "#f3dfbc"))
KNIGHTS = ((1, 5, "#f0d9b4"), (6, 4, "#5a4488"))
PAWNS = ((3.5, 2.9), (2.6, 4.5), (3.5, 6.7), (5.6, 6.1), (4.9, 2.6), (4.6, 7.4), (2.7, 7.4), (5.3, 8.3),
    (6.4, 8.2), (2.3, 3.9), (4.4, 9.4), (-0.4, 6.6), (0.6, 7.4), (8.2, 9.5), (7.5, 10.3), (6.4, 7.0), (9.4, 9.9))


def draw(canvas: Canvas) -> None:
    """Paint the sea, the board, and the town on it from far to near."""
    canvas.set_light(light=(-0.75, -0.5, 0.5), ambient="#2a2460", key="#fff0c4")
    _sea(canvas)
    board = _board(canvas)
    canvas.glow(*ISO(4.5, 4.5), 120, "#fff2a8", 0.55, squash=0.6)
    _town(canvas, board)
    _left_behind(canvas)
    _king(canvas)


def _sea(canvas: Canvas) -> None:
    canvas.sky([(0, "#2a8a8a"), (0.4, "#1a6678"), (0.75, "#124a66"), (1, "#0d2f52")], swirl=0.08)
    for i in range(26):
        random = dice(i + 400)
        x, y = random.random() * 600, random.random() * 900
        canvas.line([(x - 60, y + 10), (x, y - 6), (x + 70, y + 4)], [0.3, 3 + 5 * random.random(), 0.3],
            "#6fc8b8", 0.14, soft=2)
    brush.background(canvas)


def _tile(canvas: Canvas, i: int, j: int, z: float = 0) -> None:
    colours = CREAM if (i + j) % 2 == 0 else TERRACOTTA
    box(canvas, ISO, i, j, z - 0.42, i + 1, j + 1, z, colours, edge=0.05, wobble=0.35, detail=0.45, texture=0.02)


def _board(canvas: Canvas) -> Mask | None:
    """The loose squares and the board; returns the mask that shadows fall on."""
    for (i, j), z in sorted(LOOSE.items(), key=lambda tile: sum(tile[0])):
        _tile(canvas, i, j, z)
    ground = skia.Path()
    for row in range(30):
        for i in range(-3, 10):
            j = row - i
            x, y = ISO(i + 0.5, j + 0.5)
            if not 0 <= j <= 13 or (i, j) in GONE or i - j > 6 or not (-90 < x < 690 and -90 < y < 980):
                continue
            _tile(canvas, i, j)
            ground.addPath(ISO.top(i - 0.01, j - 0.01, i + 1.01, j + 1.01, 0))
    return canvas.mask(ground, wobble=0.35)


def _town(canvas: Canvas, board: Mask) -> None:
    """Everything that stands on the board, the farthest first."""
    pieces = [(x + y + 1, partial(_rook, canvas, board, x, y, *rook)) for x, y, *rook in ROOKS]
    pieces += [(x + y + 1, partial(_cottage, canvas, board, x, y, *cottage)) for x, y, *cottage in COTTAGES]
    pieces += [(x + y + 1, partial(_bishop, canvas, board, x, y, colour)) for x, y, colour in BISHOPS]
    pieces += [(x + y + 1, partial(_knight, canvas, board, x, y, colour)) for x, y, colour in KNIGHTS]
    for i, (x, y) in enumerate(PAWNS):
        hat = COATS[(i * 5 + 2) % 6] if i % 3 else None
        pieces.append((x + y, partial(_pawn, canvas, board, x, y, COATS[i % 6], 0.92, hat)))
    pieces.append((8.5, partial(_ambitious_pawn, canvas, board, 2.75, 5.75)))
    for _, draw_piece in sorted(pieces, key=lambda piece: piece[0]):
        draw_piece()


def _left_behind(canvas: Canvas) -> None:
    """The crown."""
    p = ISO(4.5, 4.2)
    canvas.fill(ellipse(p[0] + 12, p[1] + 4, 34, 10), "#31205a", alpha=0.5, soft=2)
    with canvas.at(p[0], p[1], 1.5, -14):
        crown(canvas)
    canvas.glow(p[0], p[1] - 10, 60, "#fff0a0", 0.5)


def _king(canvas: Canvas) -> None:
    """He walks off over the last squares."""
    p = ISO(1.5, -1.6, 0.5)
    canvas.fill(poly([(p[0] - 18, p[1] - 4), (p[0] + 16, p[1] - 6), (p[0] + 60, p[1] + 12),
        (p[0] + 50, p[1] + 22)]), "#31205a", alpha=0.45, soft=2)
    with canvas.at(p[0] - 2, p[1] + 8, 1.36):
        king(canvas)


def _cast(canvas: Canvas, board: Mask, x: float, y: float, profile: list, reach: float = 1.15,
    alpha: float = 0.68) -> None:
    """The long shadow of a piece: profile = [(half width, height), ...] laid along the ground."""
    d = math.hypot(*SHADOW)
    px, py = -SHADOW[1] / d, SHADOW[0] / d
    left = [(x + SHADOW[0] * reach * h + px * r, y + SHADOW[1] * reach * h + py * r) for r, h in profile]
    right = [(x + SHADOW[0] * reach * h - px * r, y + SHADOW[1] * reach * h - py * r) for r, h in reversed(profile)]
    canvas.fill(union(poly([ISO(u, v) for u, v in left + right]), ellipse(*ISO(x, y), profile[0][0] * 62 * 1.1,
        profile[0][0] * 62 * 0.7)), "#3a1f5e", alpha=alpha, soft=0.7, edge=0.1, wobble=0.3, clip=board)


def _rook(canvas: Canvas, board: Mask, x: float, y: float, colours: Sequence[Colour], height: float,
    seed: int) -> None:
    """A tower with lit windows."""
    random, w = dice(seed), 0.78
    x0, y0 = x + 0.5 - w / 2, y + 0.5 - w / 2
    _cast(canvas, board, x + 0.5, y + 0.5, [(w * 0.5, 0), (w * 0.5, height), (w * 0.62, height),
        (w * 0.62, height + 0.35)])
    box(canvas, ISO, x0 - 0.06, y0 - 0.06, 0, x0 + w + 0.06, y0 + w + 0.06, 0.18, colours, detail=0.6)
    box(canvas, ISO, x0, y0, 0.18, x0 + w, y0 + w, height, colours, detail=0.6)
    box(canvas, ISO, x0 - 0.08, y0 - 0.08, height, x0 + w + 0.08, y0 + w + 0.08, height + 0.16, colours, detail=0.6)
    merlon = 0.25
    for u, v in sorted([(u, v) for u in (0, 0.345, 0.69) for v in (0, 0.345, 0.69) if (u, v) != (0.345, 0.345)],
        key=sum):
        box(canvas, ISO, x0 - 0.08 + u * (w + 0.16), y0 - 0.08 + v * (w + 0.16), height + 0.16,
            x0 - 0.08 + u * (w + 0.16) + merlon, y0 - 0.08 + v * (w + 0.16) + merlon, height + 0.4, colours,
            detail=0.6)
    arch(canvas, ISO, "L", (x0 + w / 2, y0 + w, 0.18), 0.26, 0.5, "#3a1c40")
    for z in np.arange(0.95, height - 0.3, 0.52):
        for t in (0.28, 0.72):
            arch(canvas, ISO, "L", (x0 + w * t, y0 + w, z), 0.15, 0.28, "#3a1c40", lit="#ffd070"
                if random.random() < 0.6 else None)
            arch(canvas, ISO, "R", (x0 + w, y0 + w * t, z), 0.15, 0.28, "#2a1438", lit="#ffb850"
                if random.random() < 0.6 else None)


def _cottage(canvas: Canvas, board: Mask, x: float, y: float, colours: Sequence[Colour], roof: Colour) -> None:
    h, w = 0.8, 0.74
    x0, y0 = x + 0.5 - w / 2, y + 0.5 - w / 2
    _cast(canvas, board, x + 0.5, y + 0.5, [(w * 0.5, 0), (w * 0.5, h), (0.05, h + 0.5)])
    box(canvas, ISO, x0, y0, 0, x0 + w, y0 + w, h, colours, detail=0.6)
    front, back = (x0 + w / 2, y0 - 0.08, h + 0.55), (x0 + w / 2, y0 + w + 0.08, h + 0.55)
    canvas.fill(ISO.face((x0, y0 + w, h), (x0 + w, y0 + w, h), (x0 + w / 2, y0 + w, h + 0.52)), colours[1], **LOOK)
    canvas.fill(ISO.face((x0 - 0.1, y0 - 0.08, h - 0.05), front, back, (x0 - 0.1, y0 + w + 0.08, h - 0.05)),
        [mix(roof, canvas.key, 0.4), roof], rim=("#fff4dc", 1.2, 0.6), **LOOK)
    canvas.fill(ISO.face((x0 + w + 0.1, y0 - 0.08, h - 0.05), front, back,
        (x0 + w + 0.1, y0 + w + 0.08, h - 0.05)), [roof, mix(roof, canvas.ambient, 0.5)], **LOOK)
    arch(canvas, ISO, "L", (x0 + w / 2, y0 + w, 0), 0.22, 0.42, "#3a1c40")
    arch(canvas, ISO, "R", (x0 + w, y0 + w * 0.5, 0.28), 0.2, 0.32, "#2a1438", lit="#ffc860")


def _bishop(canvas: Canvas, board: Mask, x: float, y: float, colour: Colour) -> None:
    _cast(canvas, board, x + 0.5, y + 0.5, [(0.36, 0), (0.24, 0.5), (0.2, 1.3), (0.3, 1.5), (0.3, 1.9),
        (0.02, 2.5)])
    p = ISO(x + 0.5, y + 0.5)
    with canvas.at(*p):
        turned(canvas, [(0.40, 0), (0.40, 0.14), (0.27, 0.34), (0.21, 1.0), (0.2, 1.3)], colour, ISO.unit)
        mask = turned(canvas, [(0.27, 1.3), (0.33, 1.55), (0.30, 1.9), (0.16, 2.25), (0.02, 2.5)], colour, ISO.unit)
        canvas.fill(ellipse(0, -1.3 * ISO.unit, 0.3 * ISO.unit, 0.1 * ISO.unit), mix(colour, "#fff0d0", 0.4),
            form=0.5, radius=4, **LOOK)
        canvas.fill(ellipse(0, -2.56 * ISO.unit, 4.4), "#f2bf45", form=0.8, radius=3, **LOOK)
        canvas.line([(3, -2.2 * ISO.unit), (10, -1.85 * ISO.unit)], [2, 4, 1], mix(colour, canvas.ambient, 0.8),
            0.9, clip=mask)
        canvas.fill(union(rect(-5, -0.42 * ISO.unit, 10, 16), ellipse(0, -0.42 * ISO.unit, 5)), "#2a1438", **LOOK)
        for dx, dy in ((-6, -0.95 * ISO.unit), (5, -0.95 * ISO.unit), (0, -1.62 * ISO.unit)):
            canvas.fill(union(rect(dx - 2.4, dy, 5, 8), ellipse(dx, dy, 2.5)), "#ffd070", **LOOK)


def _knight(canvas: Canvas, board: Mask, x: float, y: float, colour: Colour) -> None:
    _cast(canvas, board, x + 0.5, y + 0.5, [(0.38, 0), (0.3, 0.4), (0.34, 1.2), (0.5, 1.6), (0.3, 2.0),
        (0.06, 2.3)])
    p = ISO(x + 0.5, y + 0.5)
    highlight = mix(colour, "#fff0d0", 0.5)
    with canvas.at(*p):
        turned(canvas, [(0.42, 0), (0.42, 0.16), (0.32, 0.32), (0.30, 0.42)], colour, ISO.unit)
        neck = spline([(-19, -22, 1), (-21, -52), (-14, -82), (-4, -104), (-3, -122, 1), (6, -110), (17, -103),
            (31, -80), (42, -66), (41, -55), (31, -52), (24, -59), (13, -60), (10, -54), (18, -40), (21, -22, 1),
            (0, -16)])
        canvas.fill(neck, [mix(colour, canvas.key, 0.3), colour, mix(colour, canvas.ambient, 0.4)],
            gradient=((-16, -110), (18, -20)), form=0.8, radius=17, grain=0.2, shade=mix(colour, canvas.ambient,
            0.55), rim=(highlight, 2, 0.85), **LOOK)
        for t in range(6):
            canvas.fill(spline([(-13 - t * 1.3 + 3, -100 + t * 14), (-25 - t * 0.6, -92 + t * 14),
                (-23, -80 + t * 14, 1), (-12, -88 + t * 14)]), mix(colour, canvas.ambient, 0.5), form=0.6,
                radius=4, rim=(highlight, 1.2, 0.6), **LOOK)
        canvas.fill(ellipse(14, -90, 3.2), "#ffd070", edge=0, wobble=0.1, detail=1)
        canvas.fill(ellipse(37, -62, 1.7), "#1a1030", edge=0, wobble=0)
        canvas.line([(29, -56), (36, -56), (41, -59)], 1.2, "#1a1030", 0.8, wobble=0)
        for dx, dy in ((-7, -62), (4, -64), (-7, -44), (5, -44)):
            canvas.fill(union(rect(dx - 2.6, dy, 5.4, 8), ellipse(dx, dy, 2.7)), "#ffd070" if dy < -50
                else "#2a1438", **LOOK)
        canvas.fill(union(rect(-5, -34, 10, 14), ellipse(0, -34, 5)), "#2a1438", **LOOK)


def _pawn(canvas: Canvas, board: Mask, x: float, y: float, coat: Colour, size: float,
    hat: Colour | None = None) -> None:
    _cast(canvas, board, x, y, [(0.2, 0), (0.1, 0.4), (0.15, 0.55), (0.02, 0.75)])
    with canvas.at(*ISO(x, y), size):
        pawnling(canvas, coat, 1, hat=hat)


def _ambitious_pawn(canvas: Canvas, board: Mask, x: float, y: float) -> None:
    """The pawn whose shadow is a queen's."""
    _cast(canvas, board, x, y, [(0.26, 0), (0.2, 0.15), (0.11, 0.6), (0.12, 1.1), (0.27, 1.2), (0.14, 1.3),
        (0.2, 1.5), (0.36, 2.0), (0.2, 1.78), (0.12, 1.76), (0.05, 2.05), (0.0, 1.9)], 1.55, 0.85)
    with canvas.at(*ISO(x, y), 1.05):
        pawnling(canvas, "#ffd24a", 1)
