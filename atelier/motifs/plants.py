"""Motifs of plants: branches, leaves, trees, mushrooms, wheat, roots."""

import math
from collections.abc import Sequence

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Colour, mix, ramp
from atelier.mask import Mask
from atelier.noise import dice
from atelier.paths import Points, curve, ellipse, placed, poly, rect, ribbon, spline


def branch(canvas: Canvas, x: float, y: float, angle: float, length: float, w: float, depth: int, colour: Colour,
    q, tips: list, bend: float = 0.5, shrink: float = 0.76, rim: tuple | None = None, least: float = 1.2) -> None:
    """A recursive branch from (x, y) along an angle; appends the twigs' ends to tips."""
    points = [(x, y)]
    for _ in range(4):
        angle += (q.random() - 0.5) * bend
        x += math.cos(angle) * length / 4
        y += math.sin(angle) * length / 4
        points.append((x, y))
    canvas.fill(ribbon(points, [w, w * 0.84, w * 0.7], cap=True), colour, form=0.8, radius=max(2, w * 0.5),
        rim=rim, edge=0.25, wobble=0.6, streaks="v", texture=0.1, detail=0.4)
    if depth == 0 or w < least:
        tips.append((x, y, angle))
        return
    n = 2 if q.random() < 0.7 else 3
    for i in range(n):
        sp_ = (i - (n - 1) / 2) * (0.75 + 0.3 * q.random()) + (q.random() - 0.5) * 0.3
        branch(canvas, x, y, angle + sp_ - 0.12 * math.cos(angle + sp_) * math.copysign(1, math.cos(angle + sp_)),
            length * shrink * (0.8 + 0.4 * q.random()), w * (0.62 if n == 2 else 0.54) * (0.9 + 0.2 * q.random()),
            depth - 1, colour, q, tips, bend, shrink, rim, least)


def leaf_clump(canvas: Canvas, x: float, y: float, r: float, colours: Sequence[Colour], q, n: int = 26,
    size: float = 5, detail: float = 0.45) -> None:
    """A clump of leaves lit from the card's light."""
    for _i in range(n):
        angle, d = q.random() * 6.3, r * q.random() ** 0.6
        lx, ly = x + math.cos(angle) * d, y + math.sin(angle) * d * 0.8
        t = 0.5 + 0.5 * ((lx - x) * canvas.light[0] + (ly - y) * canvas.light[1]) / r + (q.random() - 0.5) * 0.4
        c = ramp(colours)[int(np.clip(t, 0, 1) * 511)]
        s = size * (0.6 + 0.8 * q.random())
        canvas.fill(placed(spline([(-s, 0, 1), (0, -s * 0.5), (s, 0, 1), (0, s * 0.5)]), lx, ly, 1,
            q.random() * 180), c, edge=0.1, wobble=0.4, grain=0.2, detail=detail)


def mushroom(canvas: Canvas, rx: float, h: float, stem: float, stem_width: float, cap: Colour, under,
    gills: int = 0, spots: int = 0, soft: float = 0, seed: int = 2) -> None:
    """Mushroom from a snail's eye: origin centre of the underside; we look up into the gills."""
    look = dict(edge=0.12, wobble=0.4, soft=soft, detail=0.45 if not soft else 0.2)
    ry = rx * 0.2
    random = dice(seed + int(rx))
    canvas.fill(ribbon([(0, ry * 0.2), (rx * 0.05, stem * 0.35), (-rx * 0.02, stem * 0.7), (0, stem)],
        [stem_width * 0.8, stem_width * 0.9, stem_width * 1.05, stem_width * 1.5]),
        [mix(under[1], canvas.ambient, 0.35), under[0], mix(under[1], cap[1], 0.3),
        mix(cap[1], canvas.ambient, 0.5)], gradient=((0, 0), (0, stem)), form=0.9, radius=stem_width * 0.5,
        shade=mix(under[1], canvas.ambient, 0.75), bark=0.25, streaks="v", rim=(canvas.key, 2.4, 0.5), **look)
    mask = canvas.fill(spline([(-rx, ry * 0.3), (-rx * 0.985, -h * 0.2), (-rx * 0.9, -h * 0.46),
        (-rx * 0.74, -h * 0.7), (-rx * 0.5, -h * 0.88), (-rx * 0.2, -h * 0.985), (rx * 0.14, -h * 0.99),
        (rx * 0.46, -h * 0.9), (rx * 0.72, -h * 0.72), (rx * 0.89, -h * 0.48), (rx * 0.985, -h * 0.2),
        (rx, ry * 0.3), (0, ry * 0.8)]), [mix(cap[0], canvas.key, 0.3), cap[0], cap[1]],
        gradient=((-rx * 0.6, -h), (rx * 0.7, ry)), form=0.9, radius=h * 0.6, shade=mix(cap[1], canvas.ambient,
        0.5), rim=(canvas.key, 3, 0.8), **look)
    for _ in range(spots):
        x, y = (random.random() - 0.5) * rx * 1.5, -h * (0.2 + 0.66 * random.random())
        r = rx * (0.03 + 0.05 * random.random())
        canvas.fill(spline([(x + r * 1.3 * math.cos(t) * (0.8 + 0.3 * random.random()), y + r * 0.8 * math.sin(t))
            for t in np.linspace(0, 6.28, 8)[:-1]]), ["#fff2cc", "#d8a878"], clip=mask, form=0.5, radius=r * 0.6,
            edge=0.3, wobble=0.4, soft=soft)
    u = canvas.fill(ellipse(0, ry * 0.35, rx * 0.985, ry),
        [under[1], under[0], mix(under[1], canvas.ambient, 0.35)], gradient=((-rx, -ry * 0.2), (rx, ry)), **look)
    for i in range(gills):
        t = i / gills * 6.283
        x, y = math.cos(t) * rx * 0.98, ry * 0.35 + math.sin(t) * ry * 0.98
        canvas.line([(math.cos(t) * stem_width * 0.35, ry * 0.3 + math.sin(t) * ry * 0.12),
            (x * 0.6, ry * 0.33 + (y - ry * 0.33) * 0.55), (x, y)], [0.6, 1.6, 2.6], mix(under[1], canvas.ambient,
            0.45), 0.6, clip=u, wobble=0.1, rough=0.1, soft=soft)
    if gills:
        canvas.fill(ellipse(0, ry * 0.5, stem_width * 0.62, ry * 0.5), mix(under[1], canvas.ambient, 0.6),
            alpha=0.6, soft=4, clip=u)


def moss(canvas: Canvas, ground, seed: int, colours: Sequence[Colour], n: int, h: float = 12, x0: float = -10,
    x1: float = 610, depth: int = 46) -> None:
    """Moss between x0 and x1 on the ground line ground(x)."""
    random = dice(seed)
    for _i in range(n):
        x = x0 + (x1 - x0) * random.random()
        d = random.random()
        y = ground(x) + d * depth - 2
        length = h * (0.4 + 0.8 * random.random())
        b = (random.random() - 0.5) * length
        canvas.line([(x, y + 2), (x + b * 0.3, y - length * 0.6), (x + b, y - length)], [2.4, 1.6, 0.3],
            colours[int(random.random() * len(colours))], 0.8, rough=0.1, wobble=0, grain=0, texture=0)


def fir(canvas: Canvas, h: float, w: float, colour: Colour = "#16244a", snow: Colour = "#c8d8f0", seed: int = 0,
    snowiness: float = 0.8, tiers: int = 6, soft: float = 0, detail: float = 0.4) -> None:
    """Origin base centre; ragged tiers, snow on each shoulder."""
    random = dice(seed)
    look = dict(edge=0.35, wobble=0.8, soft=soft, detail=detail)
    canvas.fill(rect(-w * 0.05, -h * 0.12, w * 0.1, h * 0.14), mix(colour, "#1a0f18", 0.6), **look)
    for i in range(tiers):
        t = i / tiers
        y0 = -h * (0.06 + 0.78 * t)
        y1 = y0 - h * (0.36 - 0.1 * t)
        ww = w * 0.5 * (1 - t) ** 0.85 + w * 0.05
        n = 7
        bot = [(-ww + 2 * ww * j / n + (random.random() - 0.5) * w * 0.04,
            y0 + (h * 0.035 if j % 2 else -h * 0.02) * (0.6 + 0.6 * random.random()) + abs(j / n - 0.5) * h * 0.03)
            for j in range(n + 1)]
        outline = poly([(0, y1), (-ww * 0.4, (y0 + y1) / 2 + h * 0.03), *bot, (ww * 0.4, (y0 + y1) / 2 + h * 0.03)])
        mask = canvas.fill(outline, [mix(colour, snow, 0.12), colour, mix(colour, canvas.ambient, 0.5)],
            gradient=((-ww * 0.5, y1), (ww * 0.6, y0)), **look)
        if snowiness > 0:
            canvas.fill(spline([(0, y1 - h * 0.01, 1), (-ww * 0.35, (y0 + y1) / 2), (-ww * 0.95, y0 - h * 0.01, 1),
                (-ww * 0.66, y0 - h * (0.03 + 0.03 * random.random())),
                (-ww * 0.5, y0 - h * 0.01 * random.random()),
                (-ww * 0.3, y0 - h * (0.05 + 0.05 * random.random())),
                (-ww * 0.1, y0 - h * (0.03 + 0.05 * random.random())), (ww * 0.12 * random.random(),
                (y0 + y1) / 2)]), snow, clip=mask, alpha=snowiness * (0.25 + 0.6 * t), edge=0.6, soft=soft + 0.4)


def wheat(canvas: Canvas, x: float, y: float, length: float, lean: float, colours: Sequence[Colour], q,
    w: float = 2.2, detail: float = 0.35, soft: float = 0) -> None:
    """One ear of wheat leaning from (x, y)."""
    tip = (x + lean, y - length)
    c = colours[int(q.random() * len(colours))]
    canvas.line([(x, y), (x + lean * 0.25, y - length * 0.55), tip], [w, w * 0.8, w * 0.5],
        mix(c, "#4a3010", 0.25), 0.95, rough=0.1, wobble=0, grain=0, texture=0, soft=soft)
    angle = math.degrees(math.atan2(-length * 0.45, lean * 0.8))
    handle_length = length * 0.26 + 6
    canvas.fill(placed(spline([(0, 0, 1), (handle_length * 0.2, -w * 1.1), (handle_length * 0.34, -w * 0.7, 1),
        (handle_length * 0.45, -w * 1.05), (handle_length * 0.58, -w * 0.6, 1), (handle_length * 0.7, -w * 0.9),
        (handle_length, 0, 1), (handle_length * 0.7, w * 0.9), (handle_length * 0.58, w * 0.6, 1),
        (handle_length * 0.45, w * 1.05), (handle_length * 0.34, w * 0.7, 1), (handle_length * 0.2, w * 1.1)]),
        tip[0], tip[1], 1, angle + (18 if lean > 0 else -18)), [mix(c, "#fff0b0", 0.35), c], edge=0.2, wobble=0.1,
        grain=0.2, detail=detail, soft=soft)
    for k in (-1, 1):
        canvas.line([(tip[0], tip[1]), (tip[0] + math.cos(math.radians(angle + k * 16)) * handle_length * 1.7,
            tip[1] + math.sin(math.radians(angle + k * 16)) * handle_length * 1.7)], [0.8, 0.2],
            mix(c, "#fff0b0", 0.3), 0.6, rough=0, wobble=0, grain=0, soft=soft)


def root(canvas: Canvas, x: float, y: float, angle: float, length: float, w: float, depth: int, colour: Colour, q,
    lit: Colour | None = None, rim: tuple | None = None, spread: float = 0.75, clip: Mask | None = None,
    form: float = 0.8) -> None:
    """Downward branching root; forks thin out."""
    points = [(x, y)]
    aa = angle
    for _i in range(4):
        aa += (q.random() - 0.5) * 0.5
        x += math.cos(aa) * length / 4
        y += math.sin(aa) * length / 4
        points.append((x, y))
    canvas.fill(ribbon(points, [w, w * 0.86, w * 0.66]), [mix(colour, canvas.key, 0.12), colour], form=form,
        radius=max(1.5, w * 0.5), rim=rim, edge=0.2, wobble=0.4, detail=0.5, clip=clip)
    if depth == 0 and lit is not None:
        lit.append((x, y))
    if depth > 0:
        for _k in range(2 if q.random() < 0.75 else 3):
            root(canvas, x, y, aa + (q.random() - 0.5) * 2 * spread, length * (0.62 + 0.2 * q.random()),
                w * (0.5 + 0.16 * q.random()), depth - 1, colour, q, lit, rim, spread, clip, form)


def rose(canvas: Canvas, r: float, colour: Colour = "#e0485a") -> None:
    """A rose seen from above."""
    canvas.fill(ellipse(0, 0, r, r * 0.94), [mix(colour, "#ffd0c0", 0.3), colour, mix(colour, "#3a0a24", 0.5)],
        gradient=((-r, -r), (r, r)), form=0.7, radius=r * 0.7, edge=0.35, wobble=0.5, detail=0.6)
    for i in range(3):
        q = r * (0.72 - 0.2 * i)
        canvas.line([(-q, q * 0.1), (-q * 0.4, -q * 0.75), (q * 0.6, -q * 0.5), (q * 0.7, q * 0.35), (0, q * 0.6)],
            [0.3, r * 0.13, r * 0.13, r * 0.1, 0.3], mix(colour, "#4a0a2a", 0.55) if i != 1
            else mix(colour, "#ffe0d0", 0.45), 0.8, wobble=0.1)


def leafy(canvas: Canvas, points: Points, n: int, colours: Sequence[Colour], q, size: float = 7, spread: float = 5,
    clip: Mask | None = None) -> None:
    """Leaves scattered along a line."""
    c = curve(points, 14)
    for _i in range(n):
        x, y = c[int(q.random() * (len(c) - 1))]
        x = float(x) + (q.random() - 0.5) * spread
        y = float(y) + (q.random() - 0.5) * spread
        s_ = size * (0.6 + 0.6 * q.random())
        canvas.fill(placed(spline([(0, 0, 1), (s_ * 0.5, -s_ * 0.36), (s_, 0, 1), (s_ * 0.5, s_ * 0.36)]), x, y, 1,
            q.random() * 360), colours[int(q.random() * len(colours))], edge=0.1, wobble=0.2, detail=0.5, clip=clip)
