"""Motifs of the sea's animals: whale, fish, octopus, ammonite."""

import math
from collections.abc import Sequence

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.noise import dice
from atelier.paths import Points, curve, ellipse, rect, ribbon, smooth, spline


def whale(canvas: Canvas, colour: Sequence[Colour] = ("#36527f", "#22345f"), belly: Colour = "#cfd6dc",
    rim: Colour = "#ffe0a8", spots: Colour = "#fff1c4") -> Mask | None:
    """A whale facing left, about 420 long, origin body centre."""
    look = dict(form=0.9, shade=mix(colour[1], canvas.ambient, 0.6), texture=0.07, detail=0.55, grain=0.5)
    fl2 = spline([(176, -36), (196, -62), (226, -84), (262, -92), (280, -86, 1), (262, -66), (236, -48),
        (206, -34), (182, -22)])
    fl1 = spline([(190, -30), (176, -58), (150, -86), (118, -104), (98, -108, 1), (120, -84), (140, -60),
        (156, -34), (172, -16)])
    finb = spline([(-40, 40), (-60, 70), (-86, 92), (-112, 102, 1), (-104, 78), (-88, 52), (-70, 30)])
    canvas.fill(finb, [mix(colour[1], canvas.ambient, 0.45), colour[1]], radius=10, **look)
    canvas.fill(fl2, [colour[0], colour[1]], radius=14, rim=(rim, 2, 0.5), **look)
    body = spline([(-196, 8), (-186, -22), (-150, -48), (-90, -66), (-20, -72), (50, -60), (110, -38), (158, -26),
        (184, -38, 1), (196, -24, 1), (172, 2), (120, 30), (56, 58), (-20, 76), (-90, 76), (-150, 58), (-186, 32)])
    mask = canvas.fill(body, [colour[0], colour[1]], gradient=((0, -70), (0, 60)), radius=62, rim=(rim, 3.2, 0.75),
        **look)
    canvas.fill(fl1, [colour[0], colour[1]], radius=14, rim=(rim, 2.4, 0.7), **look)
    # belly with throat pleats
    bl = spline([(-200, 16, 1), (-168, 26), (-120, 24), (-70, 34), (0, 46), (60, 46), (110, 32), (130, 34, 1),
        (60, 90), (-60, 110), (-170, 90), (-210, 50)])
    canvas.fill(bl, [belly, mix(belly, colour[1], 0.65)], gradient=((-160, 20), (60, 84)), clip=mask, edge=0.6,
        form=0.0, alpha=0.92, texture=0.06, darken=(mix(colour[1], canvas.ambient, 0.5), (0, 40), (0, 92), 0.8))
    for i in range(9):
        k = i * 5.6
        canvas.line([(-192 + i * 3.4, 20 + k * 0.62), (-150 + i * 2, 31 + k * 0.75), (-90, 34 + k * 0.86),
            (-20, 45 + k * 0.72), (30 - i * 5, 50 + k * 0.42)], [0.5, 1.9, 1.8, 1.2, 0.2],
            mix(colour[1], canvas.ambient, 0.4), 0.6, clip=mask, rough=0.5)
    canvas.line([(-198, 12), (-168, 20), (-124, 22), (-100, 20), (-88, 26)], [1, 2.2, 2.4, 1.6, 0.4],
        mix(colour[1], "#05081c", 0.6), 0.9, clip=mask, rough=0.3)
    # eye: small, low, half shut
    canvas.fill(ellipse(-112, -8, 7.5, 6), mix(colour[0], "#0a1030", 0.35), edge=0.2)
    canvas.fill(ellipse(-112, -7, 4.6), "#0a0d20", edge=0, detail=0.95)
    canvas.fill(ellipse(-114, -7.4, 1), "#fff6df", edge=0, wobble=0, detail=0.95)
    canvas.fill(spline([(-121, -8, 1), (-112, -9.5), (-104, -6, 1), (-104, -14), (-113, -17), (-122, -13)]),
        mix(colour[0], colour[1], 0.4), edge=0.1, detail=0.95)
    for k in range(3):
        canvas.line([(-122, -2 + 2.6 * k), (-112, 1 + 3 * k), (-102, -2 + 2.6 * k)], [0.2, 0.9, 0.2],
            mix(colour[1], "#05081c", 0.5), 0.5)
    random = dice(4)
    for _ in range(46):  # star-freckles on the back: dreamlike texture & light accents
        x = -170 + 290 * random.random()
        y = -62 + 62 * random.random() ** 1.4 + abs(x + 20) * 0.08
        z = random.random()
        canvas.fill(ellipse(x, y, 0.7 + 1.9 * z**3), spots, alpha=0.35 + 0.6 * z, clip=mask, edge=0, wobble=0,
            grain=0)
    # near pectoral fin
    fin = spline([(-74, 42), (-66, 74), (-44, 108), (-12, 134), (14, 142, 1), (10, 112), (-6, 80), (-26, 48),
        (-50, 32)])
    canvas.shadow(fin, canvas.ambient, 4, -5, 5, 0.45, clip=mask)
    canvas.fill(fin, [colour[0], colour[1]], radius=15, rim=(rim, 2, 0.55), **look)
    canvas.fill(spline([(40, -63), (62, -80), (82, -82, 1), (78, -68), (88, -50)]), [colour[0], colour[1]],
        radius=8, rim=(rim, 2, 0.7), **look)
    return mask


def offset_curve(points: Points, d: float, n: int = 14):
    """Sample a curve and offset it sideways by d(t) -> points, tangents."""
    c = curve(points, n)
    g = np.gradient(c, axis=0)
    length = np.hypot(g[:, 0], g[:, 1])[:, None] + 1e-6
    nr = np.stack([-g[:, 1], g[:, 0]], 1) / length
    t = np.linspace(0, 1, len(c))
    return c + nr * (np.array([d(x) for x in t])[:, None]), t


def tentacle(canvas: Canvas, points: Points, widths: Sequence[float], colour: Colour, side: float = 1,
    sucker: Colour = "#ffd9c0", rim: Colour = "#ffe6c0", shade: Colour | None = None, clip: Mask | None = None,
    detail: float = 0.6, fade=None, t0: float = 0) -> Mask | None:
    """A tentacle along the points, suckers on one side."""
    look = dict(edge=0.1, wobble=0.25, detail=detail, texture=0.03, grain=0.45)
    dark = shade or mix(colour[1], canvas.ambient, 0.6)
    outline = ribbon(points, widths)
    mask = canvas.fill(outline, [colour[0], colour[1]], gradient=(points[0], points[-1]), form=0.95,
        radius=max(widths) * 0.5, shade=dark, rim=(rim, 2, 0.55), clip=clip, fade=fade, **look)
    wf = lambda t: float(np.interp(t, np.linspace(0, 1, len(widths)), widths))
    o, t = offset_curve(points, lambda x: side * wf(x) * 0.27)
    last = None
    o2, _ = offset_curve(points, lambda x: side * wf(x) * 0.36)
    i0 = int(len(t) * t0)
    o, o2, t = o[i0:], o2[i0:], t[i0:]
    canvas.line([tuple(p) for p in o2[::4]], [wf(x) * 0.36 for x in t[::4]], mix(colour[0], sucker, 0.55), 0.55,
        clip=mask, wobble=0.2)
    for p, x in zip(o, t):
        r = float(max(0.8, wf(x) * 0.15))
        p = (float(p[0]), float(p[1]))
        if last is None or math.dist(p, last) > r * 2.5:
            last = p
            canvas.fill(ellipse(p[0], p[1], r, r * 0.85), mix(sucker, colour[1], 0.12), edge=0, wobble=0.1,
                detail=0.8, clip=mask, form=0.5, radius=r)
            canvas.fill(ellipse(p[0], p[1], r * 0.45), mix(colour[1], canvas.ambient, 0.3), edge=0, wobble=0,
                clip=mask, alpha=0.8)
    return mask


def fish(canvas: Canvas, length: float = 20, colour: Sequence[Colour] = ("#ffe0a0", "#d88a4a"), note: int = 0,
    dark: Colour = "#12344a") -> None:
    """Faces right; note=1 adds a stem-like antenna fin so a shoal reads as written music."""
    look = dict(edge=0.1, wobble=0.2, detail=0.75)
    canvas.fill(spline([(-length * 0.42, 0), (-length * 0.72, -length * 0.26, 1), (-length * 0.62, 0),
        (-length * 0.72, length * 0.26, 1)]), colour[1], **look)
    if note:
        canvas.line([(length * 0.28, -length * 0.1), (length * 0.26, -length * 0.6),
            (length * 0.26, -length * 1.25)], [1.6, 1.5, 1.3], colour[1], wobble=0, detail=0.8)
        canvas.line([(length * 0.26, -length * 1.25), (length * 0.5, -length * 1.02),
            (length * 0.62, -length * 0.7)], [3, 3, 0.4], colour[1], wobble=0, detail=0.8)
    mask = canvas.fill(spline([(-length * 0.48, 0), (-length * 0.2, -length * 0.26),
        (length * 0.2, -length * 0.27), (length * 0.5, 0), (length * 0.2, length * 0.25),
        (-length * 0.2, length * 0.22)]), [colour[0], colour[1]], form=0.6, radius=length * 0.2,
        rim=(canvas.key, 1.2, 0.6), **look)
    canvas.fill(ellipse(length * 0.27, -length * 0.05, max(0.9, length * 0.06)), dark, edge=0, wobble=0, detail=1)
    canvas.line([(length * 0.08, -length * 0.2), (0, 0), (length * 0.08, length * 0.18)], [0.3, 1, 0.3], dark,
        0.45, clip=mask, wobble=0)


def octopus_head(canvas: Canvas, colour: Sequence[Colour] = ("#f08a5a", "#a83a4a"),
    rim: Colour = "#fff0c8") -> Mask | None:
    """Origin between the eyes; mantle leans back up-left; ~190 wide 220 high."""
    look = dict(edge=0.08, wobble=0.15, detail=0.7, texture=0.015, grain=0.2)
    shade = mix(colour[1], canvas.ambient, 0.5)
    outline = smooth([(-72, 42), (-66, 12), (-66, -14), (-76, -44), (-92, -78), (-100, -116), (-94, -152),
        (-72, -181), (-38, -197), (-2, -198), (34, -186), (60, -162), (76, -130), (79, -96), (71, -60), (63, -28),
        (62, 2), (66, 34), (80, 62), (72, 84), (38, 78), (4, 84), (-36, 80), (-66, 86), (-80, 70)])
    mask = canvas.fill(outline, [mix(colour[0], canvas.key, 0.15), colour[0], colour[1]],
        gradient=((30, -180), (-40, 66)), form=0.95, radius=62, shade=shade, rim=(rim, 3.4, 0.8), bump=0.18, **look)
    random = dice(6)
    for i in range(44):
        x, y = (random.random() - 0.5) * 150 - 6, -170 + 150 * random.random()
        r = 1.5 + 6 * random.random() ** 2
        canvas.fill(ellipse(x, y, r, r * 0.8), mix(colour[1], canvas.ambient, 0.2) if i % 3
            else mix(colour[0], "#fff0c8", 0.5), alpha=0.35 + 0.2 * random.random(), clip=mask, edge=0.3, soft=0.5)
    for x, y, w in ((-38, -30, 40), (32, -30, 40)):
        canvas.fill(ellipse(x, y + 30, w * 0.62, w * 0.6), mix(colour[0], colour[1], 0.35), alpha=0.8, soft=3,
            clip=mask)
    for sx in (-1, 1):
        x, y = sx * 36 - 3, 0
        canvas.fill(ellipse(x, y - 2, 22, 20), [mix(colour[0], canvas.key, 0.3), colour[1]], form=0.8, radius=16,
            shade=shade, rim=(rim, 1.6, 0.6), **look)
        e = canvas.fill(ellipse(x, y + 2, 14, 11.5), ["#fff2c0", "#e8b860"], edge=0.05, wobble=0.1, detail=1)
        canvas.fill(rect(x - 9, y + 0.5, 18, 5.4, 2.7), "#1a1028", edge=0, wobble=0.1, detail=1, clip=e)
        canvas.fill(spline([(x - 18, y - 2, 1), (x - 8, y - 15), (x + 8, y - 15), (x + 18, y - 2, 1), (x, y - 4)]),
            [mix(colour[0], canvas.key, 0.2), mix(colour[1], colour[0], 0.4)], form=0.5, radius=6, **look)
        canvas.fill(ellipse(x - 5 * 1, y + 0.5, 1.7), "#ffffff", edge=0, wobble=0, detail=1)
    return mask


def ammonite(canvas: Canvas, radius: float, colour: Colour = "#d8b890") -> None:
    """A fossil spiral."""
    sp_ = lambda t: (math.cos(t) * radius * math.exp(-0.14 * (12 - t)),
        math.sin(t) * radius * math.exp(-0.14 * (12 - t)))
    mask = canvas.fill(ellipse(0, 0, radius * 0.92, radius * 0.86), [mix(colour, "#fff0d0", 0.3), colour,
        mix(colour, canvas.ambient, 0.6)], form=0.8, radius=radius * 0.4, edge=0.4, detail=0.5)
    outline = [sp_(t) for t in np.linspace(-2, 12, 60)]
    canvas.line(outline, [0.4, 1.5, radius * 0.1], mix(colour, canvas.ambient, 0.75), 0.85, clip=mask, wobble=0.1)
    for t in np.arange(3, 12, 0.34):
        x, y = sp_(t)
        x2, y2 = sp_(t - 6.283)
        canvas.line([(x, y), (x2, y2)], [1.2, 0.3], mix(colour, canvas.ambient, 0.6), 0.55, clip=mask, wobble=0)
