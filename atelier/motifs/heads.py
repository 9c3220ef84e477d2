"""Heads in profile: faces with age and character, hair, beards, hats and glasses."""

from dataclasses import dataclass

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.paths import ellipse, ribbon, smooth, spline


@dataclass(frozen=True)
class Head:
    """A face facing right, about 26 units high around (0, 0)."""

    skin: Colour = "#e8b490"
    hair: Colour = "#4a2a22"
    style: str = "short"  # short, bob, long, bun, pony, curly, bald, crop
    beard: str = ""  # "", stubble, short, long, moustache
    hat: str = ""  # "", cap, bowler, straw, kerchief, top, beanie
    hat_colour: Colour = "#2f4a6a"
    mood: str = "calm"  # calm, smile, sad, angry, afraid, asleep, open
    nose: float = 1.0  # 0.6 button .. 1.8 hook
    chin: float = 1.0
    lines: float = 0.0  # wrinkles, 0 .. 1
    glasses: bool = False
    size: float = 1.0


def head(canvas: Canvas, who: Head, rim: Colour = "#ffe6b4") -> None:
    """Draw a head in profile facing right; origin the middle of the skull."""
    look = dict(detail=0.95, wobble=0.15, edge=0.06)
    if who.style in ("long", "pony", "bun", "curly", "bob"):
        _hair_behind(canvas, who, look, rim)
    face = _face(canvas, who, look, rim)
    _features(canvas, who, face)
    if who.style != "bald":
        _hair(canvas, who, look, rim)
    if who.beard:
        _beard(canvas, who, look, rim)
    if who.glasses:
        canvas.line([(7.4 + t, -2.6 + u) for t, u in ((-3, 0), (0, -3), (3, 0), (0, 3), (-3, 0))], [0.45],
            "#3a2418", 1, wobble=0, rough=0, detail=1)
        canvas.line([(4.4, -3), (-3, -3.4)], [0.45], "#3a2418", 1, wobble=0, rough=0, detail=1)
    if who.hat:
        _hat(canvas, who, look, rim)


def _face(canvas: Canvas, who: Head, look: dict, rim: Colour) -> Mask | None:
    n, c = who.nose, who.chin
    outline = smooth([(-1, -13), (4.6, -12.2), (8, -9.2), (9.1, -6), (9.2, -4.4), (8.3, -2.3), (9.4 + n, 0.6),
        (10 + 2.4 * n, 2.5), (9.8 + 1.6 * n, 3.5), (8.9, 4.2), (9.7, 5.4), (9.4, 6.2), (8.9, 6.7), (9.5, 7.5),
        (8.4, 8.7), (8.4 + 0.8 * c, 10.6), (6.6 + c, 12.7), (2, 12), (-3, 9.4), (-6, 11), (-9.5, 6), (-11.6, -3),
        (-8.6, -10)])
    skin = who.skin
    face = canvas.fill(outline, [mix(skin, "#fff3dc", 0.25), skin, mix(skin, "#a8584e", 0.4)],
        gradient=((10, -10), (-7, 10)), form=0.35, radius=9, shade=mix(skin, "#7a3a48", 0.5),
        highlight=mix(skin, "#fff3dc", 0.5), rim=(rim, 1, 0.35), grain=0.2, texture=0.01, **look)
    side_planes(canvas, skin, face)
    canvas.fill(ellipse(-2.6, 0.4, 2.2, 3.2, 12), [mix(skin, "#fff3dc", 0.1), mix(skin, "#a8584e", 0.45)],
        form=0.4, radius=2, **look)
    return face


def side_planes(canvas: Canvas, skin: Colour, face: Mask | None) -> None:
    """The planes of a small head in profile: socket, cheekbone, the cheek that turns away, the jaw's shadow."""
    deep = mix(skin, "#4a1c2a", 0.62)
    canvas.fill(ellipse(7, -2.2, 3, 1.9), deep, alpha=0.5, soft=2, clip=face)
    canvas.fill(ellipse(5.6, 1.6, 2.8, 1.5, -14), mix(skin, "#fff3dc", 0.6), alpha=0.34, soft=2.4, clip=face)
    canvas.fill(ellipse(2.2, 5.6, 3.4, 4.6, 24), deep, alpha=0.24, soft=4, clip=face)
    canvas.line([(-4, 5.4), (-0.6, 9.2), (3, 11.4), (7, 13)], [1.4, 3, 3.2, 1], deep, 0.5, soft=2.4, clip=face)
    canvas.line([(9.4, 4.4), (8.2, 4), (7.9, 2.6)], [0.8, 1, 0.3], deep, 0.55, soft=0.6, clip=face)


def side_eye(canvas: Canvas, x: float, y: float, skin: Colour, lash: Colour, face: Mask | None,
    lids: float = 1.0) -> None:
    """An eye in profile: a narrow wedge that opens to the front below a heavy lid; x is the front of the ball."""
    crisp = dict(edge=0, wobble=0, grain=0, texture=0, detail=1, clip=face)
    if lids > 0:
        high, low = 0.95 * lids, 0.55 * lids
        canvas.fill(smooth([(x - 2.5, y + 0.2, 1), (x - 1.1, y - high * 0.8), (x, y - high, 1), (x + 0.1, y),
            (x - 0.2, y + low, 1), (x - 1.3, y + low * 0.8)]), mix(skin, "#fff6ea", 0.55), alpha=0.85, **crisp)
        canvas.fill(ellipse(x - 0.42, y - 0.16 * lids, 0.5, 0.8 * lids), "#1c0e16", **crisp)
    else:
        high = -0.35
    canvas.line([(x - 3, y + 0.5), (x - 1.2, y - high * 0.9), (x + 0.3, y - high * 0.9 - 0.1)], [0.25, 0.8, 0.7], lash,
        0.9, wobble=0, rough=0, detail=1, clip=face)
    canvas.line([(x - 2.7, y - 0.9), (x - 1.2, y - high - 1), (x + 0.2, y - high - 0.9)], [0.1, 0.4, 0.1],
        mix(skin, "#4a1c2a", 0.7), 0.7, wobble=0, rough=0, detail=1, clip=face)


_MOUTHS = {"calm": [(7.2, 6.9), (8.4, 6.9), (9.3, 6.6)], "smile": [(6.2, 6), (7.6, 7), (9.3, 6.6)],
    "sad": [(6.4, 7.8), (7.8, 6.9), (9.3, 6.6)], "angry": [(6.2, 7.4), (7.8, 6.7), (9.3, 6.6)],
    "afraid": [(7, 7.2), (8, 6.9), (9.3, 6.7)], "asleep": [(7.2, 6.9), (8.4, 7), (9.3, 6.6)]}
_BROWS = {"angry": (1.2, -0.9), "sad": (-1, 0.7), "afraid": (-1.3, -0.4)}


def _features(canvas: Canvas, who: Head, face: Mask | None) -> None:
    ink, crisp = mix(who.hair, "#20101c", 0.5), dict(wobble=0, rough=0.05, detail=1)
    rise, drop = _BROWS.get(who.mood, (0, 0))
    lids = {"asleep": 0.0, "afraid": 1.25, "open": 1.2, "angry": 0.8}.get(who.mood, 1.0)
    side_eye(canvas, 7.9, -1.9, who.skin, "#2a1420", face, lids)
    canvas.line([(4.2, -4.4 + drop), (6.4, -5.5 - rise * 0.3), (9, -4.7 + rise)], [0.4, 1.2, 0.5], ink, 0.9, **crisp)
    if who.mood == "open":
        canvas.fill(ellipse(8.8, 6.8, 1.5, 1.2), "#4a1820", clip=face, edge=0, wobble=0, detail=1)
    else:
        canvas.line(_MOUTHS.get(who.mood, _MOUTHS["calm"]), [0.2, 0.8, 0.5], mix(who.skin, "#5a1c28", 0.75), **crisp)
    if who.lines:
        shade, k = mix(who.skin, "#6a3034", 0.6), who.lines
        for line in ([(4, -9.6), (6, -10), (8, -9.4)], [(3.4, -0.6), (2, -1.6), (1.6, -3)],
            [(3.4, 0.6), (2, 0.6), (1, 0)], [(7.4, 2), (6, 5), (6.4, 7.6)], [(4.4, 1.6), (6.4, 2.2), (8, 1.4)]):
            canvas.line(line, [0.2, 0.8, 0.2], shade, 0.8 * k, **crisp)


def _paint(canvas: Canvas, who: Head) -> list:
    return [mix(who.hair, canvas.key, 0.35), who.hair, mix(who.hair, canvas.ambient, 0.4)]


def _hair_behind(canvas: Canvas, who: Head, look: dict, rim: Colour) -> None:
    shapes = {"long": spline([(-2, -12), (-12, -8), (-14, 6), (-17, 24), (-15, 36, 1), (-6, 32), (-3, 14),
        (0, 4)]), "bob": spline([(-1, -13), (-13, -8), (-14.5, 4), (-12, 12, 1), (-3, 12), (1, 4)]),
        "pony": ribbon([(-9, -8), (-18, -8), (-22, 4), (-19, 18)], [5, 8, 8, 1]), "bun": ellipse(-12, -9, 6.2),
        "curly": smooth([(-2, -18), (-10, -17), (-16, -11), (-18, -2), (-16, 8), (-9, 12), (-2, 6)])}
    canvas.fill(shapes[who.style], _paint(canvas, who), form=0.7, radius=6, rim=(rim, 1.3, 0.7), **look)


def _hair(canvas: Canvas, who: Head, look: dict, rim: Colour) -> None:
    low = {"crop": -3, "short": 3, "bun": 1, "pony": 1}.get(who.style, 4)
    cap = spline([(8.6, -9.6, 1), (6, -14.4), (-1, -16), (-9, -13.6), (-13.4, -6), (-12.4, low, 1),
        (-6.6, low + 1), (-4.6, -1), (-1.6, -4), (0.6, -2.4, 1), (1.6, -7), (4.6, -9.4)])
    mask = canvas.fill(cap, _paint(canvas, who), gradient=((4, -16), (-9, 4)), form=0.65, radius=6,
        rim=(rim, 1.3, 0.75), **look)
    for i in range(6):
        tone = mix(who.hair, canvas.key, 0.4) if i % 2 else mix(who.hair, canvas.ambient, 0.5)
        canvas.line([(5 - i * 0.8, -15), (-4 - i * 0.8, -13 + i), (-11 + i * 0.4, -3 + i)], [0.2, 0.8, 0.2], tone,
            0.7, clip=mask, wobble=0, rough=0.1)
    if who.style == "curly":
        for x, y, r in ((6, -13, 4), (0, -16, 4.4), (-7, -15, 4.4), (-12, -9, 4.2), (-13, -2, 4)):
            canvas.fill(ellipse(x, y, r), _paint(canvas, who), form=0.7, radius=3, rim=(rim, 1, 0.6), **look)


def _beard(canvas: Canvas, who: Head, look: dict, rim: Colour) -> None:
    c = who.chin
    if who.beard in ("short", "long", "stubble"):
        drop = {"stubble": 0, "short": 4, "long": 16}[who.beard]
        beard = spline([(-3, 3, 1), (-1, 9), (4, 8.4), (8, 8), (9.6, 7.6, 1), (9 + c, 12 + drop * 0.3),
            (5 + c, 14 + drop, 1), (-1, 13 + drop * 0.5), (-4, 9)])
        canvas.fill(beard, _paint(canvas, who), alpha=0.45 if who.beard == "stubble" else 1, form=0.6, radius=5,
            rim=(rim, 1, 0.5), **look)
    canvas.fill(spline([(10.4, 4.4, 1), (7.4, 4), (4.6, 6.8, 1), (7.4, 6.6), (10.2, 6)]), _paint(canvas, who),
        alpha=0.5 if who.beard == "stubble" else 1, form=0.4, radius=2, **look)


def _hat(canvas: Canvas, who: Head, look: dict, rim: Colour) -> None:
    colour = who.hat_colour
    paint = [mix(colour, canvas.key, 0.28), colour, mix(colour, canvas.ambient, 0.4)]
    shapes = {"cap": [[(-13, -7, 1), (-12, -15), (-3, -19.5), (6, -17), (10, -9, 1), (-2, -10)],
        [(8, -11), (17, -9.4), (18, -7, 1), (9, -7.6)]],
        "bowler": [[(-11, -9, 1), (-11, -19), (-1, -24), (8, -20), (9, -9.6, 1)],
        [(-16, -8), (-11, -10.6), (-1, -11), (9, -11), (15, -9.4), (9, -7), (-8, -6)]],
        "straw": [[(-9, -11, 1), (-8, -19), (0, -21.5), (7, -19), (8, -11.6, 1)],
        [(-23, -7), (-9, -12), (8, -12.6), (22, -10), (10, -8.4), (-8, -7)]],
        "top": [[(-9.6, -9, 1), (-11, -31), (0, -33), (9.6, -31), (8.6, -10, 1)],
        [(-15, -8), (-9, -10.4), (8, -11), (15, -9.4), (8, -7.4), (-8, -6.6)]],
        "beanie": [[(-13, -5, 1), (-13, -14), (-4, -20), (6, -17.5), (10, -9, 1), (-2, -8)], []],
        "kerchief": [[(8.4, -10), (2, -16.5), (-8, -15.6), (-14, -8), (-14, 2), (-8, 10), (0, 12.4, 1), (-1, 6),
        (-3.4, 0), (0.4, -8)], [(-2, 10), (3, 11), (2, 16, 1), (-6, 15, 1)]]}
    for points in shapes[who.hat]:
        if points:
            canvas.fill(spline(points), paint, gradient=((6, -24), (-9, -6)), form=0.7, radius=6,
                rim=(rim, 1.4, 0.75), **look)
