"""The king leaves his crown and walks off the board that is a town."""

import math

import numpy as np
import skia

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.blocks import arch, box, turned
from atelier.motifs.objects import crown
from atelier.motifs.people import king, pawnling
from atelier.noise import dice
from atelier.paths import ellipse, poly, rect, spline, union
from atelier.space import Iso

CARD = Card(
    id="chess",
    palette="petrol-cream",
    composition="grid",
    setting="abstract",
    mood="loneliness",
    themes=("game", "power", "escape", "war"),
    hero="chess",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=241,
    grading=dict(vignette=0.2),
)
LOOK = dict(edge=0.06, wobble=0.25, detail=0.7)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light(light=(-0.75, -0.5, 0.5), ambient="#2a2460", key="#fff0c4")
    canvas.sky([(0, "#2a8a8a"), (0.4, "#1a6678"), (0.75, "#124a66"), (1, "#0d2f52")], swirl=0.08)
    for i in range(26):
        random = dice(i + 400)
        x, y = random.random() * 600, random.random() * 900
        canvas.line([(x - 60, y + 10), (x, y - 6), (x + 70, y + 4)], [0.3, 3 + 5 * random.random(), 0.3],
            "#6fc8b8", 0.14, soft=2)
    brush.background(canvas)
    _backdrop(canvas)


def _backdrop(canvas: Canvas) -> None:
    crs, brs = ("#f8e8c8", "#c89a78", "#8a5a6c"), ("#c9573e", "#8a3440", "#5a2248")
    iso = Iso(306, 222, 62, lean=0.83, flat=0.53)
    svs = (0.92, -0.42)  # cast-shadow direction on the ground per unit height

    def sh(x, y, profile, k=1.15, alpha=0.68):  # prof: (half-width, height)
        d = math.hypot(*svs)
        px, py = -svs[1] / d, svs[0] / d
        length = [(x + svs[0] * k * h + px * r, y + svs[1] * k * h + py * r) for r, h in profile]
        radius = [(x + svs[0] * k * h - px * r, y + svs[1] * k * h - py * r) for r, h in reversed(profile)]
        canvas.fill(union(poly([iso(u, v) for u, v in length + radius]),
            ellipse(*iso(x, y), profile[0][0] * 62 * 1.1, profile[0][0] * 62 * 0.7)), "#3a1f5e", alpha=alpha,
            soft=0.7, edge=0.1, wobble=0.3, clip=board[0])

    board = []
    bps = skia.Path()

    def tile(i, j, z=0, dz=0.42):
        c = crs if (i + j) % 2 == 0 else brs
        box(canvas, iso, i, j, z - dz, i + 1, j + 1, z, c, edge=0.05, wobble=0.35, detail=0.45, texture=0.02)

    gone = {(0, 0), (1, 0), (0, 1), (2, 0), (3, 0), (1, 1), (4, 0), (2, 1), (5, 0), (0, 2)}
    path = {(2, 0): 0.05, (1, -1): 0.25, (1, -2): 0.5, (1, -3): 0.85, (1, -5): 1.2, (-1, -1): -0.5,
        (3, -1): -0.55, (4, 0): -0.2, (-2, 0): -0.15, (4, -3): -0.2}
    for (i, j), z in sorted(path.items(), key=lambda t: sum(t[0])):
        tile(i, j, z)
    for s in range(0, 30):
        for i in range(-3, 14):
            j = s - i
            if j < 0 or j > 13 or i < -3 or i > 9 or (i, j) in gone or (i - j) > 6:
                continue
            x, y = iso(i + 0.5, j + 0.5)
            if -90 < x < 690 and -90 < y < 980:
                tile(i, j)
                bps.addPath(iso.top(i - 0.01, j - 0.01, i + 1.01, j + 1.01, 0))
    board.append(canvas.mask(bps, wobble=0.35))
    for i, j in ((4, 4),):  # the empty square he left, still warm
        p = iso(i + 0.5, j + 0.5)
        canvas.glow(p[0], p[1], 120, "#fff2a8", 0.55, squash=0.6)
    ivs, pls = ("#fff4dc", "#e2b48a", "#a86a72"), ("#7a5a9a", "#4a3478", "#2c1f56")

    def rook(x, y, c, h=2.3, w=0.78, seed=0):
        random = dice(seed)
        x0, y0 = x + 0.5 - w / 2, y + 0.5 - w / 2
        sh(x + 0.5, y + 0.5, [(w * 0.5, 0), (w * 0.5, h), (w * 0.62, h), (w * 0.62, h + 0.35)])
        box(canvas, iso, x0 - 0.06, y0 - 0.06, 0, x0 + w + 0.06, y0 + w + 0.06, 0.18, c, detail=0.6)
        box(canvas, iso, x0, y0, 0.18, x0 + w, y0 + w, h, c, detail=0.6)
        box(canvas, iso, x0 - 0.08, y0 - 0.08, h, x0 + w + 0.08, y0 + w + 0.08, h + 0.16, c, detail=0.6)
        mask = 0.2
        for u, v in sorted([(u, v) for u in (0, 0.345, 0.69) for v in (0, 0.345, 0.69)
            if (u, v) != (0.345, 0.345)], key=lambda t: sum(t)):
            box(canvas, iso, x0 - 0.08 + u * (w + 0.16), y0 - 0.08 + v * (w + 0.16), h + 0.16,
                x0 - 0.08 + u * (w + 0.16) + mask * 1.25, y0 - 0.08 + v * (w + 0.16) + mask * 1.25, h + 0.4,
                c, detail=0.6)
        arch(canvas, iso, "L", (x0 + w / 2, y0 + w, 0.18), 0.26, 0.5, "#3a1c40")
        for z in np.arange(0.95, h - 0.3, 0.52):
            for t in (0.28, 0.72):
                arch(canvas, iso, "L", (x0 + w * t, y0 + w, z), 0.15, 0.28, "#3a1c40", lit="#ffd070"
                    if random.random() < 0.6 else None)
                arch(canvas, iso, "R", (x0 + w, y0 + w * t, z), 0.15, 0.28, "#2a1438", lit="#ffb850"
                    if random.random() < 0.6 else None)

    def cottage(x, y, c, roof, h=0.8, w=0.74, rot=0):
        x0, y0 = x + 0.5 - w / 2, y + 0.5 - w / 2
        sh(x + 0.5, y + 0.5, [(w * 0.5, 0), (w * 0.5, h), (0.05, h + 0.5)])
        box(canvas, iso, x0, y0, 0, x0 + w, y0 + w, h, c, detail=0.6)
        angle, bowl = (x0 + w / 2, y0 - 0.08, h + 0.55), (x0 + w / 2, y0 + w + 0.08, h + 0.55)
        canvas.fill(iso.face((x0, y0 + w, h), (x0 + w, y0 + w, h), (x0 + w / 2, y0 + w, h + 0.52)), c[1], **LOOK)
        canvas.fill(iso.face((x0 - 0.1, y0 - 0.08, h - 0.05), angle, bowl, (x0 - 0.1, y0 + w + 0.08, h - 0.05)),
            [mix(roof, canvas.key, 0.4), roof], rim=("#fff4dc", 1.2, 0.6), **LOOK)
        canvas.fill(iso.face((x0 + w + 0.1, y0 - 0.08, h - 0.05), angle, bowl, (x0 + w + 0.1, y0 + w + 0.08,
            h - 0.05)), [roof, mix(roof, canvas.ambient, 0.5)], **LOOK)
        arch(canvas, iso, "L", (x0 + w / 2, y0 + w, 0), 0.22, 0.42, "#3a1c40")
        arch(canvas, iso, "R", (x0 + w, y0 + w * 0.5, 0.28), 0.2, 0.32, "#2a1438", lit="#ffc860")

    def bishop(x, y, colour, u=62):
        sh(x + 0.5, y + 0.5, [(0.36, 0), (0.24, 0.5), (0.2, 1.3), (0.3, 1.5), (0.3, 1.9), (0.02, 2.5)])
        p = iso(x + 0.5, y + 0.5)
        with canvas.at(*p):
            turned(canvas, [(0.40, 0), (0.40, 0.14), (0.27, 0.34), (0.21, 1.0), (0.2, 1.3)], colour, u)
            mask = turned(canvas, [(0.27, 1.3), (0.33, 1.55), (0.30, 1.9), (0.16, 2.25), (0.02, 2.5)],
                colour, u)
            canvas.fill(ellipse(0, -1.3 * u, 0.3 * u, 0.1 * u), mix(colour, "#fff0d0", 0.4), form=0.5,
                radius=4, **LOOK)
            canvas.fill(ellipse(0, -2.56 * u, 4.4), "#f2bf45", form=0.8, radius=3, **LOOK)
            canvas.line([(3, -2.2 * u), (10, -1.85 * u)], [2, 4, 1], mix(colour, canvas.ambient, 0.8), 0.9,
                clip=mask)
            canvas.fill(union(rect(-5, -0.42 * u, 10, 16), ellipse(0, -0.42 * u, 5)), "#2a1438", **LOOK)
            for dx, dy in ((-6, -0.95 * u), (5, -0.95 * u), (0, -1.62 * u)):
                canvas.fill(union(rect(dx - 2.4, dy, 5, 8), ellipse(dx, dy, 2.5)), "#ffd070", **LOOK)

    def knight(x, y, colour, u=62):
        sh(x + 0.5, y + 0.5, [(0.38, 0), (0.3, 0.4), (0.34, 1.2), (0.5, 1.6), (0.3, 2.0), (0.06, 2.3)])
        p = iso(x + 0.5, y + 0.5)
        highlight = mix(colour, "#fff0d0", 0.5)
        with canvas.at(*p):
            turned(canvas, [(0.42, 0), (0.42, 0.16), (0.32, 0.32), (0.30, 0.42)], colour, u)
            hand = spline([(-19, -22, 1), (-21, -52), (-14, -82), (-4, -104), (-3, -122, 1), (6, -110),
                (17, -103), (31, -80), (42, -66), (41, -55), (31, -52), (24, -59), (13, -60), (10, -54),
                (18, -40), (21, -22, 1), (0, -16)])
            canvas.fill(hand, [mix(colour, canvas.key, 0.3), colour, mix(colour, canvas.ambient,
                0.4)], gradient=((-16, -110), (18, -20)), form=0.8, radius=17, grain=0.2,
                shade=mix(colour, canvas.ambient, 0.55), rim=(highlight, 2, 0.85), **LOOK)
            for t in range(6):
                canvas.fill(spline([(-13 - t * 1.3 + 3, -100 + t * 14), (-25 - t * 0.6, -92 + t * 14),
                    (-23, -80 + t * 14, 1), (-12, -88 + t * 14)]), mix(colour, canvas.ambient, 0.5),
                    form=0.6, radius=4, rim=(highlight, 1.2, 0.6), **LOOK)
            canvas.fill(ellipse(14, -90, 3.2), "#ffd070", edge=0, wobble=0.1, detail=1)
            canvas.fill(ellipse(37, -62, 1.7), "#1a1030", edge=0, wobble=0)
            canvas.line([(29, -56), (36, -56), (41, -59)], 1.2, "#1a1030", 0.8, wobble=0)
            for dx, dy in ((-7, -62), (4, -64), (-7, -44), (5, -44)):
                canvas.fill(union(rect(dx - 2.6, dy, 5.4, 8), ellipse(dx, dy, 2.7)), "#ffd070" if dy < -50
                    else "#2a1438", **LOOK)
            canvas.fill(union(rect(-5, -34, 10, 14), ellipse(0, -34, 5)), "#2a1438", **LOOK)

    def pawn(x, y, coat, s=1, hat=None, queen=False):
        sh(x, y, [(0.26, 0), (0.2, 0.15), (0.11, 0.6), (0.12, 1.1), (0.27, 1.2), (0.14, 1.3), (0.2, 1.5),
            (0.36, 2.0), (0.2, 1.78), (0.12, 1.76), (0.05, 2.05), (0.0, 1.9)] if queen
            else [(0.2, 0), (0.1, 0.4), (0.15, 0.55), (0.02, 0.75)], k=1.55 if queen else 1.15, alpha=0.85
            if queen else 0.68)
        with canvas.at(*iso(x, y), s):
            pawnling(canvas, coat, 1, hat=hat)

    items = []
    add = lambda x, y, f: items.append((x + y, f))
    add(2.5, 2.5, lambda: bishop(2, 2, "#5a4488"))
    add(6.5, 2.5, lambda: rook(6, 2, pls, 2.5, seed=3))
    add(0.9, 3.5, lambda: rook(0, 3, ivs, 2.7, seed=5))
    add(-1.5, 5.5, lambda: cottage(-2, 5, ivs, "#2f8a8a"))
    add(1.5, 5.5, lambda: knight(1, 5, "#f0d9b4"))
    add(8.5, 4.5, lambda: cottage(8, 3.6, pls, "#d88a3a"))
    add(6.5, 4.5, lambda: knight(6, 4, "#5a4488"))
    add(3.5, 8.5, lambda: bishop(3, 8, "#f3dfbc"))
    add(9.5, 7.5, lambda: rook(9, 7, pls, 2.2, seed=9))
    add(0.5, 8.5, lambda: cottage(0, 8, ivs, "#b8402c"))
    add(1.5, 10.5, lambda: rook(1, 10, ivs, 2.4, seed=12))
    add(7.5, 9.5, lambda: cottage(7, 9, pls, "#2f8a8a"))
    add(5.5, 10.5, lambda: cottage(5, 10, ivs, "#d88a3a"))
    add(8.5, 11.9, lambda: cottage(8, 11.3, ivs, "#b8402c"))
    pcs = ["#2f8a8a", "#e0a03a", "#b8402c", "#5a4488", "#f0e0c0", "#2f5a9a"]
    for i, (x, y) in enumerate(((3.5, 2.9), (2.6, 4.5), (3.5, 6.7), (5.6, 6.1), (4.9, 2.6), (4.6, 7.4),
        (2.7, 7.4), (5.3, 8.3), (6.4, 8.2), (2.3, 3.9), (4.4, 9.4), (-0.4, 6.6), (0.6, 7.4), (8.2, 9.5),
        (7.5, 10.3), (6.4, 7.0), (9.4, 9.9))):
        add(x, y, lambda x=x, y=y, i=i: pawn(x, y, pcs[i % 6], 0.92, hat=pcs[(i * 5 + 2) % 6] if i % 3
            else None))
    add(2.75, 5.75, lambda: pawn(2.75, 5.75, "#ffd24a", 1.05, queen=True))
    for _, f in sorted(items, key=lambda t: t[0]):
        f()
    p = iso(4.5, 4.2)
    canvas.fill(ellipse(p[0] + 12, p[1] + 4, 34, 10), "#31205a", alpha=0.5, soft=2)
    with canvas.at(p[0], p[1], 1.5, -14):
        crown(canvas)
    canvas.glow(p[0], p[1] - 10, 60, "#fff0a0", 0.5)
    p = iso(1.5, -1.6, 0.5)
    canvas.fill(poly([(p[0] - 18, p[1] - 4), (p[0] + 16, p[1] - 6), (p[0] + 60, p[1] + 12),
        (p[0] + 50, p[1] + 22)]), "#31205a", alpha=0.45, soft=2)
    with canvas.at(p[0] - 2, p[1] + 8, 1.36):
        king(canvas)


LOOK = dict(edge=0.06, wobble=0.25, detail=0.7)
