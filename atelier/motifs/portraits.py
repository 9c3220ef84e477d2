"""Portraits: heads of any age seen from the front or half turned; origin between the eyes, about 100 high."""

from dataclasses import dataclass

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.paths import ellipse, minus, ribbon, smooth, union
from atelier.shading import Light

CRISP = {"edge": 0, "wobble": 0, "detail": 1, "grain": 0, "texture": 0}


@dataclass(frozen=True)
class Head:
    """Who looks at us: age 0 a toddler, 0.3 young, 0.6 middle-aged, 1 very old; turn -1 left .. 1 right."""

    skin: Colour = "#d9a07c"
    hair: Colour = "#4a2a20"
    style: str = "short"  # short, long, bun, curls, bald, fringe, tuft, scarf, cap, plait
    age: float = 0.5
    width: float = 1.0
    turn: float = 0.0
    nose: str = "straight"  # straight, broad, hooked, button
    mouth: str = "calm"  # calm, smile, open, sad, pursed
    eyes: str = "open"  # open, closed, down, wide, squint, up
    beard: str = ""  # moustache, full, stubble, goatee
    glasses: bool = False
    cloth: Colour = "#a8403a"  # cap or headscarf
    brow: float = 0.0  # -1 worried .. 1 angry


def head(canvas: Canvas, who: Head, light: Light | None = None, rim: Colour = "#ffe6b8", glow: float = 0.7,
    shade: Colour | None = None) -> Mask | None:
    """Draw the head; `glow` is the strength of its rim light. Gives back the face's mask."""
    light = light or canvas.light
    dark = shade if shade is not None else mix(mix(who.skin, "#6a2430", 0.45), canvas.ambient, 0.5)
    _hair_behind(canvas, who, light, rim, glow)
    face = _face(canvas, who, light, rim, glow, dark)
    if face is None:
        return None
    _planes(canvas, who, face, dark)
    for side in (-1, 1):
        _eye(canvas, who, side, face, dark)
    _nose(canvas, who, face, dark)
    _mouth(canvas, who, face, dark)
    _lines_of_age(canvas, who, face, dark)
    _beard(canvas, who, face, light, rim, glow)
    _hair(canvas, who, face, light, rim, glow)
    if who.glasses:
        _glasses(canvas, who)
    return face


def _shape(who: Head) -> list[tuple[float, float]]:
    """The outline of the face: round in childhood, heavy in the jaw with the years."""
    child = [(0, -62), (-28, -52), (-43, -18), (-41, 14), (-30, 36), (-11, 48), (0, 50), (11, 48), (30, 36),
        (41, 14), (43, -18), (28, -52)]
    adult = [(0, -60), (-25, -51), (-37, -22), (-37, 8), (-30, 36), (-12, 55), (0, 58), (12, 55), (30, 36),
        (37, 8), (37, -22), (25, -51)]
    old = [(0, -59), (-25, -50), (-36, -24), (-38, 6), (-35, 34), (-17, 56), (0, 59), (17, 56), (35, 34),
        (38, 6), (36, -24), (25, -50)]
    a = who.age
    first, second, t = (child, adult, min(1, a / 0.35)) if a < 0.5 else (adult, old, (a - 0.5) * 2)
    return [((p[0] + (q[0] - p[0]) * t) * who.width + who.turn * (3 if y_low else -2), p[1] + (q[1] - p[1]) * t)
        for p, q, y_low in ((p, q, p[1] > 0) for p, q in zip(first, second, strict=True))]


def _place(who: Head) -> tuple[float, float, float, float]:
    """Middle of the features, height of the eyes, of the nose's tip, of the mouth."""
    grown = min(1, who.age / 0.35)
    return who.turn * 13, 6 - 8 * grown, 20 + 1 * grown, 33 + 3 * grown


def _face(canvas: Canvas, who: Head, light: Light, rim: Colour, glow: float, dark: Colour) -> Mask | None:
    wide = 38 * who.width
    for side in (-1, 1):
        if side * who.turn < 0.45:  # the far ear hides when the head turns
            big = 1 + 0.35 * max(0, who.age - 0.5)
            ear = ellipse(side * (wide - 1), 6, 7 * big, 12 * big, side * 10)
            mask = canvas.fill(ear, [who.skin, mix(who.skin, dark, 0.5)], form=0.6, radius=6, light=light,
                rim=(rim, 1.4, glow, light), edge=0.08, wobble=0.3, detail=0.8)
            canvas.fill(ellipse(side * (wide + 1), 7, 3, 6.5), dark, alpha=0.5, soft=1.4, clip=mask)
    return canvas.fill(smooth(_shape(who)), [mix(who.skin, canvas.key, 0.16), who.skin, mix(who.skin, dark, 0.28)],
        gradient=((-light_x(light) * -20, -50), (0, 58)), form=0.72, radius=30, shade=dark, light=light,
        highlight=mix(who.skin, canvas.key, 0.55), rim=(rim, 2, glow, light), grain=0.22, texture=0.012,
        edge=0.1, wobble=0.3, detail=0.85)


def light_x(light: Light) -> float:
    """The sideways part of a light, 0 for a lamp given as a point."""
    return 0.0 if isinstance(light[0], str) else float(light[0])


def _planes(canvas: Canvas, who: Head, face: Mask, dark: Colour) -> None:
    """Soft colour planes under the features."""
    mx, ey, ny, my = _place(who)
    for side in (-1, 1):
        x = mx + side * 17
        canvas.fill(ellipse(x, ey - 2, 12.5, 9), dark, alpha=0.26 + 0.22 * who.age, soft=3.4, clip=face)
        canvas.fill(ellipse(mx + side * 24, ny + 1, 11, 8), "#d8503c", alpha=0.26 + 0.12 * (who.age < 0.3),
            soft=5, clip=face)
        if who.age > 0.55:
            canvas.fill(smooth([(mx + side * 34, ny - 4), (mx + side * 26, ny + 8), (mx + side * 22, my + 6),
                (mx + side * 33, my + 2)]), dark, alpha=0.34 * who.age, soft=3.4, clip=face)
        canvas.fill(ellipse(mx + side * 22, ey + 13, 9, 4), mix(who.skin, canvas.key, 0.5), alpha=0.34, soft=3,
            clip=face)
    canvas.fill(ellipse(mx * 0.7, -34, 20, 9), mix(who.skin, canvas.key, 0.5), alpha=0.3, soft=6, clip=face)
    canvas.fill(ellipse(mx, my + 9, 9, 3), dark, alpha=0.3, soft=2.2, clip=face)
    canvas.fill(ellipse(mx, my + 15, 9, 4.4), mix(who.skin, canvas.key, 0.45), alpha=0.35, soft=2.6, clip=face)


def _eye(canvas: Canvas, who: Head, side: int, face: Mask, dark: Colour) -> None:
    mx, ey, _, _ = _place(who)
    young = max(0, 1 - who.age / 0.35)
    narrow = 1 - 0.18 * max(0, side * who.turn)
    x, w = mx + side * 17 * narrow, (8.2 + 1.6 * young) * narrow
    opening = {"open": 4.2, "wide": 6, "squint": 2.1, "down": 2.4, "up": 4.8, "closed": 0}[who.eyes]
    opening = (opening + 2.2 * young) * (1 - 0.24 * max(0, who.age - 0.4)) if opening else 0
    ink = mix(mix(who.hair, "#2a1018", 0.7), who.skin, 0.12)
    if opening:
        shape = smooth([(x - w, ey + 1, 1), (x - w * 0.4, ey - opening), (x + w * 0.4, ey - opening),
            (x + w, ey + 1, 1), (x + w * 0.4, ey + opening * 0.7), (x - w * 0.4, ey + opening * 0.7)])
        white = canvas.fill(shape, mix("#f6ead8", dark, 0.14), **CRISP)
        look_y = {"down": 2.4, "up": -2.2}.get(who.eyes, 0)
        r = 4.1 + 1.3 * young
        canvas.fill(ellipse(x + who.turn * 3, ey + look_y, r), mix("#4a2c1c", who.hair, 0.3), clip=white, **CRISP)
        canvas.fill(ellipse(x + who.turn * 3, ey + look_y, r * 0.55), "#120a12", clip=white, **CRISP)
        canvas.fill(ellipse(x + who.turn * 3 - 1.5, ey + look_y - 1.7, 1.15 + 0.5 * young), "#fff8e8", **CRISP)
    top = -opening if opening else 2.4
    canvas.line([(x - w * 1.05, ey + 1.4), (x - w * 0.4, ey + top), (x + w * 0.4, ey + top),
        (x + w * 1.05, ey + 1.4)], [0.5, 1.9, 1.9, 0.5], ink, 0.95, wobble=0, rough=0.1, detail=1)
    canvas.line([(x - w, ey - 3.4 - opening * 0.5), (x, ey - 5.4 - opening * 0.7), (x + w, ey - 3 - opening * 0.5)],
        [0.3, 1.1, 0.3], dark, 0.6, wobble=0, detail=1, clip=face)
    if who.age > 0.5:  # bags and crow's feet
        canvas.line([(x - w * 0.8, ey + 6), (x, ey + 8.4), (x + w * 0.8, ey + 6)], [0.3, 1.3, 0.3], dark,
            0.7 * who.age, wobble=0, clip=face)
        for k in range(3):
            canvas.line([(x + side * (w + 1.5), ey + 1), (x + side * (w + 8), ey - 4 + k * 5)], [0.9, 0.2], dark,
                0.6 * who.age, wobble=0, clip=face)
    grey = mix(who.hair, "#e8e2d8", 0.3) if who.age > 0.8 else who.hair
    rise = -who.brow * 4
    canvas.line([(x - side * 9, ey - 9 - rise - opening * 0.5), (x + side * 1, ey - 13 - opening * 0.6),
        (x + side * 11, ey - 9.5 - opening * 0.4)], [1 + who.age, 3.2 + who.age * 1.2, 0.6],
        mix(grey, "#2a1420", 0.25), 0.85 if who.age > 0.2 else 0.55, wobble=0.1, detail=0.95, rough=0.4)


def _nose(canvas: Canvas, who: Head, face: Mask, dark: Colour) -> None:
    mx, ey, ny, _ = _place(who)
    tip = mx + who.turn * 8
    wide = {"straight": 6.5, "broad": 9.5, "hooked": 6.5, "button": 5}[who.nose]
    grown = min(1, who.age / 0.35)
    side = 1 if who.turn >= 0 else -1
    canvas.fill(smooth([(mx + side * 2, ey), (tip + side * wide * 0.6, ny - 8), (tip + side * (wide + 2), ny + 2),
        (tip, ny + 4), (tip + side * 1, ny - 6)]), dark, alpha=0.4 * grown + 0.08, soft=1.8, clip=face)
    if who.nose == "hooked":
        canvas.line([(mx - side, ey - 2), (tip - side * 3, ny - 12), (tip - side * 4, ny)], [0.5, 2.4, 1],
            mix(who.skin, canvas.key, 0.6), 0.6, wobble=0, soft=0.6, clip=face)
    canvas.fill(ellipse(tip, ny - 1, wide * 0.95, 6.4), mix(who.skin, "#d85a40", 0.28), alpha=0.7, soft=1.6,
        clip=face)
    canvas.fill(ellipse(tip - side * 1.6, ny - 3, wide * 0.42, 3), mix(who.skin, canvas.key, 0.7), alpha=0.75, soft=1,
        clip=face)
    for s in (-1, 1):
        canvas.line([(tip + s * wide * 0.4, ny + 3.6), (tip + s * wide * 0.75, ny + 4.4),
            (tip + s * wide * 1.08, ny)], [0.6, 2, 0.7], dark, 0.85, wobble=0, detail=1, clip=face)


def _mouth(canvas: Canvas, who: Head, face: Mask, dark: Colour) -> None:
    mx, _, _, my = _place(who)
    mx += who.turn * 3
    lip = mix(mix(who.skin, "#b8343c", 0.5), dark, 0.15)
    w = 12 - 2 * (who.age < 0.2)
    if who.mouth == "open":
        hole = canvas.fill(smooth([(mx - w * 0.8, my - 1), (mx, my - 4), (mx + w * 0.8, my - 1),
            (mx + w * 0.5, my + 7), (mx, my + 9), (mx - w * 0.5, my + 7)]), mix("#3a0c18", dark, 0.2), edge=0.02,
            wobble=0.1, detail=1)
        canvas.fill(ellipse(mx, my + 8, 6, 3.4), "#c85a58", clip=hole, edge=0, detail=1)
        if who.age > 0.1:
            canvas.fill(ellipse(mx, my - 3, w * 0.6, 2.2), "#f2e6d2", clip=hole, edge=0, detail=1)
        canvas.line([(mx - w * 0.8, my - 1), (mx, my - 4.4), (mx + w * 0.8, my - 1)], [0.6, 2, 0.6], lip, 0.9,
            wobble=0)
        canvas.line([(mx - w * 0.6, my + 7), (mx, my + 10), (mx + w * 0.6, my + 7)], [0.6, 2.4, 0.6], lip, 0.8,
            wobble=0)
        return
    bend = {"calm": 0.6, "smile": 4.4, "sad": -3.6, "pursed": 0}[who.mouth]
    w = {"smile": w * 1.18, "pursed": w * 0.55}.get(who.mouth, w)
    full = 1 - 0.6 * max(0, who.age - 0.5)
    canvas.fill(smooth([(mx - w, my - bend * 0.5, 1), (mx - 3, my - 3.4 * full + bend * 0.35),
        (mx, my - 2.2 * full + bend * 0.4), (mx + 3, my - 3.4 * full + bend * 0.35), (mx + w, my - bend * 0.5, 1),
        (mx, my + bend * 0.75)]), lip, alpha=0.85, edge=0.06, wobble=0.1, detail=0.95, clip=face)
    canvas.fill(smooth([(mx - w * 0.8, my + 0.2, 1), (mx, my + bend * 0.6), (mx + w * 0.8, my + 0.2, 1),
        (mx + w * 0.35, my + 4.6 * full + bend * 0.6), (mx - w * 0.35, my + 4.6 * full + bend * 0.6)]),
        mix(lip, canvas.key, 0.25), alpha=0.8, edge=0.06, wobble=0.1, detail=0.95, clip=face)
    canvas.line([(mx - w * 1.06, my - bend * 0.6), (mx, my + bend * 0.62), (mx + w * 1.06, my - bend * 0.6)],
        [0.6, 1.7, 0.6], mix(dark, "#3a0c18", 0.5), 0.9, wobble=0, detail=1, clip=face)


def _lines_of_age(canvas: Canvas, who: Head, face: Mask, dark: Colour) -> None:
    mx, ey, ny, my = _place(who)
    if who.age < 0.4 and who.mouth != "smile":
        return
    strength = max(0.25, who.age)
    pale = mix(who.skin, canvas.key, 0.55)
    folds = [[(mx + s * 9.5, ny + 1), (mx + s * 17, ny + 9), (mx + s * 18.5, my + 5)] for s in (-1, 1)]
    if who.age > 0.75:
        folds += [[(-17, -37 + k * 6), (mx * 0.5, -40 + k * 6.4), (19, -36 + k * 6)] for k in range(3)]
        folds += [[(mx + s * 27, my - 6), (mx + s * 24, my + 6), (mx + s * 25, my + 13)] for s in (-1, 1)]
        folds += [[(mx + s * (3 + k * 4), my - 8), (mx + s * (2.6 + k * 3.4), my - 4)] for s in (-1, 1)
            for k in range(2)]
    if who.age > 0.55:
        folds += [[(mx + s * 2.4, ey - 8), (mx + s * 2.8, ey - 14)] for s in (-1, 1)]
    for fold in folds:
        canvas.line(fold, [0.3, 1.7, 0.3], dark, 0.66 * strength, wobble=0.1, clip=face, detail=0.95)
        canvas.line([(x + 1.2, y + 1.3) for x, y in fold], [0.2, 1, 0.2], pale, 0.4 * strength, wobble=0.1, clip=face)


def _strands(canvas: Canvas, mask: Mask | None, lines: list, colour: Colour, rim: Colour) -> None:
    if mask is None:
        return
    for i, points in enumerate(lines):
        canvas.line(points, [0.3, 1.7, 0.3], mix(colour, rim, 0.45) if i % 2 else mix(colour, canvas.ambient, 0.6),
            0.6, clip=mask, rough=0.3, wobble=0.2)


def _hair_behind(canvas: Canvas, who: Head, light: Light, rim: Colour, glow: float) -> None:
    tone = [mix(who.hair, canvas.key, 0.18), who.hair, mix(who.hair, canvas.ambient, 0.5)]
    look = dict(form=0.75, radius=14, light=light, rim=(rim, 1.8, glow, light), edge=0.2, wobble=0.5, detail=0.7)
    w = who.width
    if who.style == "long":
        canvas.fill(smooth([(0, -66), (-36 * w, -54), (-50 * w, -14), (-50 * w, 40), (-40 * w, 74), (0, 66),
            (40 * w, 74), (50 * w, 40), (50 * w, -14), (36 * w, -54)]), tone, **look)
    elif style_is_full(who):
        lumps = [ellipse(x * w, y, r) for x, y, r in ((0, -50, 30), (-30, -42, 26), (30, -42, 26), (-44, -14, 24),
            (44, -14, 24), (-46, 14, 20), (46, 14, 20), (-16, -60, 22), (18, -60, 22))]
        canvas.fill(union(*lumps), tone, bump=0.5, **look)
    elif who.style == "bun":
        canvas.fill(ellipse(who.turn * -10, -66, 20, 17), tone, **look)
    elif who.style == "plait":
        for s in (-1, 1):
            canvas.fill(ribbon([(s * 32 * w, 0), (s * 44 * w, 30), (s * 42 * w, 70)], [16, 15, 8]), tone, **look)
            for k in range(4):
                canvas.line([(s * 35 * w, 24 + k * 12), (s * 50 * w, 16 + k * 12)], [0.6, 2, 0.6],
                    mix(who.hair, canvas.ambient, 0.7), 0.7, wobble=0)


def style_is_full(who: Head) -> bool:
    """Whether the hair stands around the head."""
    return who.style == "curls"


CAPS = {"short": [(-40, 0), (-41, -26), (-31, -54), (0, -66), (31, -54), (41, -26), (40, 0), (34, -20), (24, -36),
    (0, -42), (-24, -36), (-34, -20)], "long": [(-44, 22), (-46, -24), (-32, -56), (0, -67), (32, -56), (46, -24),
    (44, 22), (35, -10), (22, -36), (2, -46), (-20, -36), (-34, -10)], "fringe": [(-41, 2), (-44, -26), (-32, -56),
    (0, -67), (32, -56), (44, -26), (41, 2), (37, -14), (30, -19), (16, -16), (2, -20), (-14, -16), (-30, -19),
    (-37, -14)], "bun": [(-38, -4), (-40, -28), (-30, -55), (0, -65), (30, -55), (40, -28), (38, -4), (33, -22),
    (20, -42), (0, -49), (-20, -42), (-33, -22)], "curls": [(-41, -4), (-44, -26), (-32, -56), (0, -64), (32, -56),
    (44, -26), (41, -4), (34, -20), (22, -36), (8, -34), (-6, -38), (-22, -34), (-34, -18)],
    "plait": [(-40, 6), (-42, -26), (-32, -55), (0, -65), (32, -55), (42, -26), (40, 6), (34, -18), (18, -38),
    (0, -52), (-18, -38), (-34, -18)]}


def _hair(canvas: Canvas, who: Head, face: Mask, light: Light, rim: Colour, glow: float) -> None:
    tone = [mix(who.hair, canvas.key, 0.22), who.hair, mix(who.hair, canvas.ambient, 0.45)]
    look = dict(form=0.7, radius=12, light=light, rim=(rim, 1.8, glow, light), edge=0.25, wobble=0.5, detail=0.75)
    w = who.width
    if who.style in CAPS:
        shift = who.turn * 6
        cap = canvas.fill(smooth([(x * w + (shift if y < -30 else 0), y) for x, y in CAPS[who.style]]), tone,
            bump=0.5 if style_is_full(who) else 0.1, **look)
        lines = [[(x * 0.3, -64), (x * 0.85, -46), (x * 1.02, -16)] for x in range(-40, 41, 7)]
        _strands(canvas, cap, lines, who.hair, rim)
    elif who.style == "bald":
        for s in (-1, 1):
            canvas.fill(smooth([(s * 38 * w, 12), (s * 46 * w, 0), (s * 45 * w, -16), (s * 37 * w, -24),
                (s * 34 * w, -10)]), tone, bump=0.4, **look)
        canvas.fill(ellipse(-10, -44, 11, 5, -18), mix(who.skin, canvas.key, 0.8), alpha=0.55, soft=3, clip=face)
    elif who.style == "tuft":
        for x, y, tip in ((-6, -54, (-12, -70)), (2, -55, (4, -74)), (8, -54, (18, -66))):
            canvas.line([(x, y + 4), ((x + tip[0]) / 2 - 2, y - 6), tip], [4, 3, 0.5], who.hair, 0.9, detail=0.8)
        canvas.fill(ellipse(0, -50, 30, 12), who.hair, alpha=0.35, soft=5, clip=face)
    elif who.style == "scarf":
        outer = smooth([(-34, 50), (-46, 10), (-44, -30), (-28, -58), (0, -68), (28, -58), (44, -30), (46, 10),
            (34, 50), (0, 68)])
        inner = smooth([(0, 57), (-26, 40), (-34, 8), (-31, -20), (-14, -38), (0, -41), (14, -38), (31, -20),
            (34, 8), (26, 40)])
        tint = [mix(who.cloth, canvas.key, 0.22), who.cloth, mix(who.cloth, canvas.ambient, 0.5)]
        cloth = canvas.fill(minus(outer, inner), tint, **look)
        _strands(canvas, cloth, [[(x * 0.2, -66), (x, -40), (x * 1.1, 20)] for x in range(-42, 43, 12)], who.cloth,
            rim)
        canvas.fill(minus(smooth([(-34, 20), (-35, -22), (0, -44), (35, -22), (34, 20), (30, -16), (0, -36),
            (-30, -16)]), ellipse(0, 200, 1)), canvas.ambient, alpha=0.3, soft=2, clip=face)
    elif who.style == "cap":
        tint = [mix(who.cloth, canvas.key, 0.22), who.cloth, mix(who.cloth, canvas.ambient, 0.5)]
        canvas.fill(smooth([(-42, -22), (-46, -46), (-22, -66), (12, -68), (42, -54), (44, -26), (30, -30), (0, -34),
            (-30, -28)]), tint, **look)
        canvas.fill(smooth([(-36, -26), (0, -38), (40, -28), (46, -17), (20, -26), (-10, -25), (-34, -18)]),
            mix(who.cloth, canvas.ambient, 0.4), **look)


def _beard(canvas: Canvas, who: Head, face: Mask, light: Light, rim: Colour, glow: float) -> None:
    mx, _, ny, my = _place(who)
    tone = [who.hair, mix(who.hair, canvas.key, 0.12), mix(who.hair, canvas.ambient, 0.35)]
    look = dict(form=0.7, radius=9, light=light, rim=(rim, 1.4, glow * 0.8, light), edge=0.3, wobble=0.4, detail=0.75)
    w = who.width
    if who.beard == "stubble":
        canvas.fill(smooth([(-36 * w, 20), (-14, my - 8), (14, my - 8), (36 * w, 20), (28, 48), (0, 64), (-28, 48)]),
            mix(who.hair, canvas.ambient, 0.4), alpha=0.3, soft=4, clip=face)
    if who.beard in ("full", "goatee"):
        if who.beard == "full":
            points = [(-38 * w, 6), (-26, 24), (-13, my - 7), (13, my - 7), (26, 24), (38 * w, 6), (40 * w, 38),
                (24, 70), (0, 82), (-24, 70), (-40 * w, 38)]
        else:
            points = [(mx - 13, my + 1), (mx - 9, my + 8), (mx + 9, my + 8), (mx + 13, my + 1), (mx + 13, my + 20),
                (mx, my + 36), (mx - 13, my + 20)]
        hole = ellipse(mx, my + 1, 10, 3.6)
        mask = canvas.fill(minus(smooth(points), hole), tone, **look)
        low = max(y for _, y in points)
        _strands(canvas, mask, [[(x, my - 6), (x * 1.05, my + 14), (x * 0.6, low)] for x in range(-36, 37, 5)],
            who.hair, rim)
    if who.beard in ("full", "moustache"):
        for s in (-1, 1):
            mask = canvas.fill(smooth([(mx, ny + 6), (mx + s * 10, ny + 6), (mx + s * 22, my + 2),
                (mx + s * 25, my + 7, 1), (mx + s * 11, my + 2), (mx + s * 1, my - 1)]), tone, **look)
            _strands(canvas, mask, [[(mx + s * 2, ny + 8), (mx + s * 11, ny + 9 + k), (mx + s * 23, my + 3 + k)]
                for k in range(3)], who.hair, rim)


def _glasses(canvas: Canvas, who: Head) -> None:
    mx, ey, _, _ = _place(who)
    frame = "#2a1c20"
    for s in (-1, 1):
        x = mx + s * 17
        canvas.fill(ellipse(x, ey + 1, 12, 11), "#e8f2f4", alpha=0.16, edge=0, wobble=0)
        canvas.fill(minus(ellipse(x, ey + 1, 13, 12), ellipse(x, ey + 1, 11.2, 10.2)), frame, form=0.5, radius=1,
            edge=0.02, wobble=0.1, detail=1)
        canvas.line([(x - 7, ey + 5), (x - 2, ey - 6)], [0.6, 1.8], "#fff8e8", 0.5, wobble=0, detail=1)
        canvas.line([(x + s * 12, ey), (s * 38 * who.width, ey - 1)], 1.6, frame, 0.9, wobble=0, detail=1)
    canvas.line([(mx - 6, ey), (mx, ey - 2), (mx + 6, ey)], 1.7, frame, 1, wobble=0, detail=1)
