"""From the bottom of a well: against the sky five people of every age lean in and let down a glowing loaf; a frog waits."""

import math
from collections.abc import Callable

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import Points, along, ellipse, minus, placed, poly, ribbon, smooth, union

CARD = Card(
    id="well",
    palette="terracotta",
    composition="worm's eye",
    setting="inside a well",
    mood="hope",
    themes=("faith", "food", "birth"),
    hero="ring of faces",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=845,
    grading=dict(contrast=1.1, vignette=0.42, shadows="#3e1b18"),
)

X, Y, R = 300, 286, 212
LOAF = (306, 586)
LAMP = ("page", 306, 560)
CRISP = dict(edge=0.1, wobble=0.2, detail=0.86)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.calm(0.7, 0.6)
    canvas.set_light((0, 0.85, 0.4), ambient="#24100f", key="#ffdc96")
    canvas.picture[:] = 0.12
    _wall(canvas)
    light_pools(canvas, [(*LOAF, 310, "#ffb868", 1.4), (X, Y + 10, 240, "#ffe8c8", 0.6),
        (300, 840, 190, "#ffb060", 0.4)], "#44363a", noise=0.08)
    _sky(canvas)
    brush.background(canvas, radii=(10, 5, 3))
    wall, detail = canvas.picture.copy(), canvas.detail.copy()
    for angle, far, size, tilt, who in ((-99, 134, 1.1, 12, _carpenter), (-44, 140, 1.06, -10, _student),
        (-156, 138, 0.98, 10, _child), (28, 144, 1.12, -9, _farmer), (146, 142, 1.04, 11, _grandmother)):
        a = math.radians(angle)
        with canvas.at(X + far * math.cos(a), Y + far * math.sin(a), size, angle - 90 + tilt):
            who(canvas)
    _ropes_end(canvas)
    _through_the_opening(canvas, wall, detail)
    _rim(canvas)
    _water(canvas)
    _arms(canvas, wall)
    _bucket(canvas)
    _frog(canvas)


def _through_the_opening(canvas: Canvas, wall: Array, detail: Array) -> None:
    """Keep what was drawn last inside the opening only."""
    hole = canvas.full(canvas.mask(ellipse(X, Y, R - 3), 1.2, 0.8))
    canvas.picture[:] = wall * (1 - hole[..., None]) + canvas.picture * hole[..., None]
    canvas.detail[:] = detail * (1 - hole) + canvas.detail * hole


def _sky(canvas: Canvas) -> None:
    canvas.fill(ellipse(X, Y, R + 10), [(0, "#fffdf0"), (0.3, "#f4f2e0"), (0.62, "#c4dcd2"), (1, "#7fb4ae")],
        gradient=("r", (X, Y), R), edge=0)
    canvas.glow(X, Y, 150, "#ffffff", 0.4)


Skin = tuple[str, str, str]  # lit, middle, dark


def _bust(canvas: Canvas, coat: tuple, skin: Skin, width: float = 62) -> None:
    """Shoulders that come in over the edge, and the neck."""
    body = smooth([(-24, 42), (-width, 60), (-width - 24, 110), (-width - 26, 190), (width + 26, 190),
        (width + 24, 110), (width, 60), (24, 42)])
    mask = canvas.fill(body, list(coat), gradient=("r", (0, 60), 110), form=0.6, radius=24, light=LAMP, grain=0.2,
        **CRISP)
    for x in (-40, 36):
        canvas.line([(x * 0.6, 66), (x, 96), (x * 1.2, 130)], [0.6, 6, 2], mix(coat[1], "#160a10", 0.5), 0.6,
            clip=mask, soft=1.6)
    canvas.fill(smooth([(-19, 24), (-22, 62), (0, 72), (22, 62), (19, 24)]), [skin[2], skin[1]], form=0.5, radius=10,
        **CRISP)


def _skull(canvas: Canvas, skin: Skin, points: Points, ears: float = 46, blush: str = "#f0705a"):
    """Ears, the face from the front, its soft planes; half an outline is enough."""
    for side in (-1, 1):
        with canvas.at(side * ears, 4, 1, side * 8, side):
            canvas.fill(smooth([(-4, -12), (7, -13), (10, 0), (5, 13), (-4, 12)]), [skin[1], skin[0]], form=0.6,
                radius=5, light=LAMP, **CRISP)
            canvas.line([(-1, -6), (5, -5), (3, 6)], [0.5, 2, 0.5], skin[2], 0.8)
    outline = smooth([*points, *[(-x, y) for x, y in reversed(points) if x]])
    canvas.shadow(outline, "#2a1414", 0, 8, 7, 0.45)
    face = canvas.fill(outline, [(0, skin[1]), (0.55, skin[0]), (1, mix(skin[1], skin[0], 0.4))],
        gradient=((0, -58), (0, 54)), form=0.6, radius=26, light=(0, 0.3, 0.8), shade=skin[2],
        rim=("#f4fbf0", 2.4, 0.8, (0, -0.95, 0.2)), grain=0.18, texture=0.01, **CRISP)
    for side in (-1, 1):
        canvas.fill(ellipse(side * 19, -6, 13, 9), skin[2], alpha=0.32, soft=5, clip=face)
        canvas.fill(ellipse(side * 27, 18, 12, 9), blush, alpha=0.4, soft=5, clip=face)
    return face


def _features(canvas: Canvas, skin: Skin, face, eyes: float = 1, brow: str = "#2a1812", raised: float = 0,
    nose: float = 1, gap: float = 18) -> None:
    """Eyes that look down at us, brows, a nose lit from below."""
    dark = mix(skin[2], "#1c0c0c", 0.5)
    for side in (-1, 1):
        with canvas.at(side * gap, 0, 1, 0, side):
            canvas.fill(smooth([(-9.4, 1), (-4, -4.6 * eyes), (5, -4.2 * eyes), (9.4, 2), (4, 4.8 * eyes),
                (-5, 4.6 * eyes)]), ["#e8dcc8", "#fff8ea"], edge=0.05, wobble=0, detail=1)
            canvas.fill(ellipse(0, 0.8, 5.3, 5.2 * min(1, eyes * 1.02)), "#2a1610", edge=0, wobble=0, detail=1,
                grain=0)
            canvas.fill(ellipse(-side * 1.4, 2.6, 1.5), "#ffe2ac", edge=0, wobble=0, detail=1, grain=0)
            canvas.line([(-10.4, 2), (-4, -5.2 * eyes), (5, -4.8 * eyes), (10.4, 2)], [0.8, 2.8, 2.8, 0.8], dark,
                0.95, wobble=0.1, detail=1)
            canvas.line([(-7, 8), (0, 9.6), (7, 7.6)], [0.4, 1.4, 0.4], skin[2], 0.7, wobble=0.1)
            canvas.fill(ribbon([(-11, -12 - raised), (0, -17 - raised * 1.5), (12, -11 - raised)], [2.4, 5, 2]), brow,
                form=0.3, radius=2, **CRISP)
    tip = smooth([(-5, -8), (5, -8), (7, 8), (11 * nose, 17), (6 * nose, 23), (0, 24), (-6 * nose, 23),
        (-11 * nose, 17), (-7, 8)])
    canvas.fill(ellipse(0, 18, 15 * nose, 10), skin[2], alpha=0.35, soft=3.4, clip=face)
    canvas.fill(tip, [mix(skin[0], skin[1], 0.5), mix(skin[0], "#ffe0b0", 0.25)], form=0.7, radius=8,
        light=(0, 0.5, 0.7), shade=mix(skin[1], skin[2], 0.5), grain=0.1, soft=0.5, alpha=0.95, detail=0.9)
    for side in (-1, 1):
        canvas.fill(ellipse(side * 4.6 * nose, 21, 2.8, 1.8, side * -14), dark, alpha=0.75, edge=0.1, detail=1)


def _locks(canvas: Canvas, path, colours: list, count: int, draw: Callable, tone: tuple) -> None:
    """A mass of hair with a few brushed lines in it; draw(k) gives their points."""
    canvas.shadow(path, "#1c0c0c", 0, 5, 4, 0.4)
    mass = canvas.fill(path, colours, form=0.7, radius=16, light=(0, -0.5, 0.6),
        rim=("#f4fbf0", 2.4, 0.8, (0, -0.95, 0.2)), grain=0.2, edge=0.15, wobble=0.3, detail=0.8)
    for k in range(count):
        canvas.line(draw(k), [0.5, 2, 0.4], tone[k % len(tone)], 0.7, clip=mass, wobble=0.2)


def _carpenter(canvas: Canvas) -> None:
    """An old man with a bald dark head and a short grey beard, content."""
    skin = ("#9a6242", "#744630", "#44261e")
    _bust(canvas, ("#7e9474", "#4c6450", "#26382e"), skin)
    face = _skull(canvas, skin, [(0, -62), (26, -58), (43, -40), (48, -12), (45, 14), (36, 38), (18, 52), (0, 55)],
        blush="#c8583c")
    cap = smooth([(-46, -22), (-47, -44), (-34, -64), (0, -73), (34, -64), (47, -44), (46, -22), (24, -28), (0, -30),
        (-24, -28)])
    canvas.shadow(cap, "#2a1414", 0, 5, 4, 0.5)
    wool = canvas.fill(cap, ["#f0b848", "#c8862c", "#7e4e20"], form=0.7, radius=16, light=(0, -0.5, 0.6),
        rim=("#f4fbf0", 2.4, 0.8, (0, -0.95, 0.2)), **CRISP)
    for k in range(11):
        canvas.line([(-44 + 8.8 * k, -24 - 5 * math.sin(k / 10 * math.pi)), (-32 + 6.4 * k, -66)], [1, 2.2, 0.6],
            "#8a5420", 0.6, clip=wool, wobble=0.1)
    canvas.line([(-46, -34), (-24, -40), (0, -42), (24, -40), (46, -34)], 7, "#4a7a7c", 1, clip=wool, wobble=0.1)
    beard = smooth([(-46, 2), (-40, 20), (-24, 26), (0, 27), (24, 26), (40, 20), (46, 2), (44, 30), (32, 52),
        (14, 64), (0, 66), (-14, 64), (-32, 52), (-44, 30)])
    mass = canvas.fill(beard, ["#a8a49a", "#e6dcc8"], form=0.6, radius=12, light=(0, 0.4, 0.7), edge=0.3, bump=0.2,
        detail=0.8)
    random = dice(4)
    for _ in range(60):
        x, y = -42 + 84 * random.random(), 14 + 46 * random.random()
        canvas.line([(x, y), (x * 0.97, y + 7)], [1.4, 0.4], "#fff6e4" if random.random() < 0.6 else "#7e7a74", 0.7,
            clip=mass, wobble=0.1)
    _features(canvas, skin, face, 0.8, "#8e8880", 2, 1.25)
    canvas.line([(-17, 34), (-8, 39), (0, 40), (8, 39), (17, 34)], [1, 3.4, 4, 3.4, 1], "#4a1c18", 0.95, wobble=0.1,
        detail=1)
    canvas.line([(-8, 45), (0, 46), (8, 45)], [0.6, 2.4, 0.6], "#c87860", 0.8, wobble=0.1)


def _student(canvas: Canvas) -> None:
    """A young woman with red hair, her mouth open in surprise."""
    skin = ("#ffd2ae", "#e8a884", "#a8644e")
    red = ["#e2793a", "#b84c22", "#7a2c18"]
    canvas.fill(smooth([(-50, -20), (-58, 20), (-56, 70), (-34, 84), (34, 84), (56, 70), (58, 20), (50, -20)]), red,
        form=0.6, radius=18, light=LAMP, **CRISP)
    _bust(canvas, ("#e8c468", "#b8863c", "#6a4622"), skin, 54)
    face = _skull(canvas, skin, [(0, -58), (26, -54), (41, -34), (44, -8), (40, 16), (28, 38), (12, 51), (0, 53)], 44)
    _features(canvas, skin, face, 1.25, "#9a4420", 5, 0.82)
    canvas.fill(smooth([(-8, 38), (0, 34), (8, 38), (7, 46), (0, 49), (-7, 46)]), ["#c8503e", "#e07a62"], **CRISP)
    canvas.fill(ellipse(0, 42, 4.6, 4.4), "#5a1a1a", edge=0.05, wobble=0, detail=1)
    random = dice(3)
    for _ in range(16):
        x = -28 + 56 * random.random()
        canvas.fill(ellipse(x, 12 + 10 * random.random(), 1), "#c06a44", alpha=0.7, edge=0, wobble=0)
    hair = smooth([(0, -70), (36, -62), (56, -34), (58, 6), (50, 40), (42, 50), (44, 10), (38, -18), (18, -36),
        (2, -40), (-20, -30), (-38, -14), (-44, 12), (-42, 50), (-52, 40), (-58, 6), (-56, -34), (-36, -62)])
    _locks(canvas, hair, red, 14, lambda k: [((k - 6.5) * 2, -66), ((k - 6.5) * 7, -46), ((k - 6.5) * 8.2, -10)],
        ("#f6a25a", "#7a2c18"))


def _child(canvas: Canvas) -> None:
    """A child with curls and a gap between the teeth."""
    skin = ("#c88a5c", "#9c6240", "#5c3424")
    _bust(canvas, ("#e8694c", "#b83c30", "#6a2220"), skin, 46)
    curls = [(math.radians(a), r) for a, r in zip(range(-205, 26, 23), (44, 50, 54, 56, 57, 57, 57, 56, 54, 50, 44),
        strict=True)]
    mass = union(ellipse(0, -20, 44, 40), *[ellipse(r * math.cos(a), -12 + r * math.sin(a), 17, 16) for a,
        r in curls])
    canvas.fill(mass, ["#4a3024", "#2a1814"], form=0.7, radius=14, light=(0, -0.5, 0.6), rim=("#f4fbf0", 2.4, 0.8, (0,
        -0.95, 0.2)), edge=0.15, bump=0.3, detail=0.8)
    face = _skull(canvas, skin, [(0, -48), (24, -45), (40, -28), (44, -2), (42, 22), (30, 42), (12, 51), (0, 52)], 44)
    _features(canvas, skin, face, 1.3, "#2a1812", 4, 0.85, 19)
    grin = canvas.fill(smooth([(-19, 31), (-8, 34), (8, 34), (19, 31), (13, 42), (0, 46), (-13, 42)]), "#5a1a1a",
        edge=0.05, wobble=0.1, detail=1)
    canvas.fill(poly([(-15, 31), (-2, 33), (-2, 39), (-13, 38)]), "#fff6e4", clip=grin, edge=0, wobble=0, detail=1)
    canvas.fill(poly([(2.4, 33), (15, 31), (13, 38), (2.4, 39)]), "#fff6e4", clip=grin, edge=0, wobble=0, detail=1)
    for x, y in ((-30, -38), (-12, -46), (8, -46), (27, -40)):  # curls over the brow
        canvas.fill(ellipse(x, y, 13, 10, x), ["#5a3a2a", "#2e1a14"], form=0.7, radius=7, **CRISP)
        canvas.line([(x - 6, y + 1), (x, y - 4), (x + 6, y + 1), (x, y + 3)], [0.5, 1.5, 1.2, 0.4], "#8a5c40", 0.8,
            wobble=0.1)


def _farmer(canvas: Canvas) -> None:
    """A man with a black moustache and a flat cap, who holds his breath over the rope."""
    skin = ("#e6aa7c", "#b87a54", "#6e4030")
    _bust(canvas, ("#5a86a0", "#34586e", "#1c303e"), skin, 66)
    face = _skull(canvas, skin, [(0, -56), (28, -52), (43, -32), (47, -6), (46, 20), (38, 40), (18, 54), (0, 56)])
    canvas.fill(smooth([(-46, 10), (-40, 36), (-18, 54), (0, 57), (18, 54), (40, 36), (46, 10), (28, 30), (0, 36),
        (-28, 30)]), "#4a3a38", alpha=0.35, soft=5, clip=face)  # unshaven
    for side in (-1, 1):
        canvas.fill(placed(smooth([(34, -44), (47, -30), (48, 4), (42, 6), (40, -20)]), flip=side), "#241614",
            **CRISP)
    _features(canvas, skin, face, 0.85, "#241614", -2, 1.2)
    canvas.line([(-11, 43), (0, 44.5), (11, 43)], [0.8, 3, 0.8], "#7a2c24", 0.95, wobble=0.1, detail=1)
    tache = smooth([(0, 27), (14, 26), (28, 34), (36, 32), (30, 43), (14, 40), (0, 35), (-14, 40), (-30, 43),
        (-36, 32), (-28, 34), (-14, 26)])
    canvas.fill(tache, ["#4a322a", "#201210"], form=0.6, radius=6, light=(0, 0.4, 0.7), **CRISP)
    cap = smooth([(0, -74), (38, -66), (58, -42), (54, -30), (30, -37), (0, -40), (-30, -37), (-54, -30), (-58, -42),
        (-38, -66)])
    canvas.shadow(cap, "#2a1414", 0, 6, 4, 0.5)
    canvas.fill(cap, ["#b09a78", "#7a6650", "#4a3c34"], form=0.7, radius=16, light=(0, -0.5, 0.6),
        rim=("#f4fbf0", 2.4, 0.8, (0, -0.95, 0.2)), **CRISP)
    canvas.fill(smooth([(-48, -36), (-26, -44), (0, -47), (26, -44), (48, -36), (34, -24), (0, -28), (-34, -24)]),
        ["#6a5844", "#8e7a5e"], form=0.6, radius=8, light=LAMP, **CRISP)


def _grandmother(canvas: Canvas) -> None:
    """A very old woman in a headscarf with round glasses."""
    skin = ("#ffd6b0", "#dca07e", "#965e4c")
    _bust(canvas, ("#5aa09a", "#2e6a68", "#163c40"), skin, 56)
    scarf = smooth([(0, -72), (34, -66), (56, -40), (60, 0), (52, 34), (36, 56), (16, 68), (0, 66), (-16, 68),
        (-36, 56), (-52, 34), (-60, 0), (-56, -40), (-34, -66)])
    canvas.shadow(scarf, "#2a1414", 0, 8, 6, 0.45)
    cloth = canvas.fill(scarf, ["#d8483c", "#b02c30", "#721c26"], form=0.7, radius=20, light=LAMP,
        rim=("#f4fbf0", 2.4, 0.8, (0, -0.95, 0.2)), **CRISP)
    for k in range(17):
        a = math.radians(-210 + 15 * k)
        canvas.fill(ellipse(53 * math.cos(a), -4 + 57 * math.sin(a), 2.6), "#ffe6b8", clip=cloth, edge=0, wobble=0)
    face = _skull(canvas, skin, [(0, -50), (24, -46), (39, -28), (43, -2), (41, 20), (31, 40), (14, 50), (0, 52)], 30)
    hair = smooth([(0, -52), (26, -48), (42, -28), (45, -8), (36, -26), (14, -38), (0, -34), (-14, -38), (-36, -26),
        (-45, -8), (-42, -28), (-26, -48)])
    canvas.fill(hair, ["#f6efe2", "#cfc8bc"], form=0.5, radius=8, **CRISP)
    for side in (-1, 1):
        for points in ([(33, 4), (38, 8), (39, 14)], [(34, 0), (40, 2), (42, 6)], [(16, 26), (24, 34), (22, 44)]):
            canvas.line([(side * x, y) for x, y in points], [0.4, 1.6, 0.4], skin[2], 0.6, clip=face, wobble=0.1)
    _features(canvas, skin, face, 0.75, "#e0d8cc", 1, 1.05)
    canvas.line([(-18, 33), (-8, 39), (0, 40), (8, 39), (18, 33)], [0.8, 2.8, 3.2, 2.8, 0.8], "#a8403a", 0.95,
        wobble=0.1, detail=1)
    for side in (-1, 1):
        canvas.fill(minus(ellipse(side * 18.5, 1, 16, 15), ellipse(side * 18.5, 1, 13.6, 12.6)), "#a8782c", edge=0,
            wobble=0, detail=1)
        canvas.fill(ellipse(side * 18.5, 1, 13.6, 12.6), "#fff6dc", alpha=0.14, edge=0, wobble=0)
    canvas.line([(-4, -1), (0, -3), (4, -1)], 2.2, "#a8782c", 1, wobble=0, detail=1)


def _twist(canvas: Canvas, points: Points, widths: list, turns: int) -> None:
    """A rope of two strands."""
    mask = canvas.fill(ribbon(points, widths), ["#f2d6a0", "#c89a60", "#8a6038"], gradient=((0, Y - 60), (0, 500)),
        form=0.7, radius=5, light=(-0.6, 0.3, 0.6), edge=0.1, wobble=0.1, detail=0.85)
    for k in range(turns):
        t = (k + 0.5) / turns
        (x0, y0), (x1, y1) = along(points, max(0, t - 0.012)), along(points, min(1, t + 0.012))
        w = widths[0] + (widths[-1] - widths[0]) * t
        d = math.hypot(x1 - x0, y1 - y0) + 1e-6
        ux, uy = (x1 - x0) / d, (y1 - y0) / d
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        canvas.line([(x - uy * w * 0.6 - ux * w * 0.4, y + ux * w * 0.6 - uy * w * 0.4),
            (x + uy * w * 0.6 + ux * w * 0.4, y - ux * w * 0.6 + uy * w * 0.4)], [0.8, 1.7, 0.8], "#6a4426", 0.85,
            clip=mask, wobble=0, detail=0.85)


def _ropes_end(canvas: Canvas) -> None:
    """What has not been let down yet lies slack over the edge, out to the right."""
    _twist(canvas, [(300, 352), (304, 322), (330, 302), (380, 296), (440, 282), (520, 268)], [8, 8], 34)


def _fist(canvas: Canvas, skin: Skin) -> None:
    """A hand round an upright rope, the arm from the right: four fingers over it, the thumb above."""
    palm = smooth([(8, -25), (34, -24), (52, -14), (60, 0), (54, 16), (34, 27), (8, 27)])
    fingers = [ribbon([(26, -14 + 12 * k), (4, -16 + 12.4 * k), (-13, -12 + 12 * k)], [14, 14, 11]) for k in range(4)]
    thumb = ribbon([(34, -20), (12, -30), (-8, -27)], [17, 15, 11])
    whole = union(palm, thumb, *fingers)
    canvas.shadow(whole, "#3a1a14", -2, 6, 4, 0.5)
    mask = canvas.fill(whole, [(0, skin[1]), (0.6, skin[0]), (1, mix(skin[0], "#ffe0a8", 0.5))], gradient=((0, -30),
        (0, 30)), form=0.75, radius=11, light=LAMP, highlight=mix(skin[0], "#fff0c8", 0.5), shade=skin[2], grain=0.16,
        rim=("#f4fbf0", 1.8, 0.7, (0, -0.95, 0.2)), **CRISP)
    for k in range(3):
        canvas.line([(22, -8 + 12 * k), (4, -9.5 + 12.4 * k), (-16, -7 + 12.2 * k)], [0.8, 2.6, 1.6], skin[2], 0.95,
            clip=mask, wobble=0.1, detail=0.95)
    canvas.line([(30, -10), (12, -20.5), (-14, -20)], [0.8, 2.6, 1.6], skin[2], 0.95, clip=mask, wobble=0.1,
        detail=0.95)
    for k in range(4):
        canvas.line([(25, -17 + 12 * k), (29, -13 + 12 * k)], [0.5, 2, 0.5], skin[2], 0.6, clip=mask)
    canvas.fill(ellipse(-7, -28.6, 4.6, 3, 8), mix(skin[0], "#fff4e4", 0.6), edge=0.05, wobble=0, detail=1)


def _arms(canvas: Canvas, wall: Array) -> None:
    """Two let the rope down, hand under hand, and the child's arm reaches in."""
    before, detail = canvas.picture.copy(), canvas.detail.copy()
    _twist(canvas, [(303, 500), (301, 430), (300, 350)], [12, 9], 15)
    for elbow, wrist, coat in (((470, 470), (352, 366), ("#6e9ab4", "#34586e", "#1c303e")), ((138, 476), (252, 424),
        ("#5aa09a", "#2e6a68", "#163c40")), ((70, 306), (170, 298), ("#e8694c", "#b83c30", "#6a2220"))):
        slim = 0.72 if wrist[0] < 200 else 1.0
        mid = ((elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2 + 5)
        sleeve = ribbon([elbow, mid, (wrist[0] * 0.94 + elbow[0] * 0.06, wrist[1] * 0.94 + elbow[1] * 0.06)],
            [66 * slim, 52 * slim, 42 * slim])
        canvas.shadow(sleeve, "#1c0e10", 0, 9, 7, 0.45)
        mask = canvas.fill(sleeve, list(coat), gradient=((0, wrist[1] + 30), (0, wrist[1] - 40)), form=0.75,
            radius=20, light=LAMP, shade=coat[2], **CRISP)
        for k in (0.2, 0.42, 0.66):
            x, y = elbow[0] + (wrist[0] - elbow[0]) * k, elbow[1] + (wrist[1] - elbow[1]) * k
            canvas.line([(x - 6, y - 26), (x + 4, y), (x - 2, y + 26)], [0.5, 6, 1], coat[2], 0.6, clip=mask,
                soft=1.4)
    with canvas.at(300, 372, 1.0, 6):
        _fist(canvas, ("#eab284", "#b87a54", "#6e4030"))
    with canvas.at(301, 428, 0.92, -4, -1):
        _fist(canvas, ("#ffdcb8", "#dca07e", "#965e4c"))
    skin = ("#d8986a", "#a46a46", "#5c3424")
    reach = union(smooth([(160, 288), (186, 282), (204, 288), (208, 302), (200, 314), (180, 314), (160, 308)]),
        ribbon([(176, 290), (186, 274), (202, 266)], [13, 11, 8]), ribbon([(200, 291), (220, 282), (237, 280)],
        [11, 10, 7]), ribbon([(202, 298), (224, 295), (244, 296)], [11, 10, 7]), ribbon([(200, 305), (222, 307),
        (240, 311)], [11, 9, 7]), ribbon([(194, 311), (212, 317), (226, 324)], [10, 8, 6]))
    canvas.shadow(reach, "#3a1a14", 0, 6, 4, 0.45)
    mask = canvas.fill(reach, [skin[1], skin[0]], form=0.7, radius=8, light=LAMP, shade=skin[2], grain=0.15, **CRISP)
    canvas.line([(180, 300), (190, 302), (196, 298)], [0.4, 1.8, 0.4], skin[2], 0.7, clip=mask)
    _through_the_opening(canvas, before, detail)


def _bucket(canvas: Canvas) -> None:
    """Seen from below: the round bottom nearest, staves that run up and away, and over the rim the loaf."""
    (bx, by, br), (rx, ry, rr) = (308, 712, 66), (305, 656, 88)
    canvas.glow(*LOAF, 300, "#ffb050", 0.6, power=1.7)
    for k in range(11):  # rays
        a = -math.pi / 2 + (k - 5) * 0.33
        x, y = LOAF[0], LOAF[1] - 10
        canvas.fill(poly([(x, y), (x + math.cos(a - 0.05) * 270, y + math.sin(a - 0.05) * 270),
            (x + math.cos(a + 0.05) * 270, y + math.sin(a + 0.05) * 270)]), "#ffd080", alpha=0.12, soft=5,
            blend="screen", fade=((x, y), (x + math.cos(a) * 250, y + math.sin(a) * 250)), edge=0)
    loaf = smooth([(218, 640), (208, 592), (226, 540), (266, 508), (306, 500), (346, 508), (386, 540), (404, 592),
        (394, 640), (306, 664)])
    crust = canvas.fill(loaf, [(0, "#fff0b8"), (0.4, "#fcc660"), (0.75, "#e29436"), (1, "#a85c1c")],
        gradient=("r", (306, 540), 112), form=0.55, radius=30, light=(-0.2, -0.8, 0.5),
        rim=("#fffbe0", 3, 1, (0, -0.95, 0.2)), bump=0.12, grain=0.2, **CRISP)
    for x in (-50, 0, 50):
        with canvas.at(305 + x, 546 + abs(x) * 0.14, 1, x * 0.34):
            canvas.fill(smooth([(0, -30, 1), (9, -8), (8, 14), (0, 32, 1), (-9, 14), (-8, -8)]),
                ["#c07a2c", "#a05c1c"], clip=crust, **CRISP)
            canvas.fill(smooth([(1, -24, 1), (8, -6), (7, 12), (1, 26, 1), (-4, 10), (-3, -8)]),
                ["#fff8e0", "#ffe6a8"], clip=crust, **CRISP)
    random = dice(12)
    for _ in range(60):  # flour
        x, y = 232 + 148 * random.random(), 514 + 84 * random.random()
        canvas.fill(ellipse(x, y, 1.2), "#fffbe8", alpha=0.6, clip=crust, edge=0, wobble=0)
    for side in (-1, 1):
        canvas.line([(305 + side * 89, 642), (305 + side * 84, 566), (304 + side * 40, 502), (303, 484)],
            [7, 6, 5.4, 5], ["#6a625c", "#b8aca0"], 1, form=0.6, radius=3, wobble=0.1, rough=0.1, detail=0.9)
        canvas.fill(ellipse(305 + side * 88, 644, 8), ["#b8aca0", "#5a5250"], form=0.8, radius=6, **CRISP)
    canvas.fill(minus(ellipse(303, 482, 11, 10), ellipse(303, 482, 5, 4.4)), ["#f2d6a0", "#9a6c3e"], form=0.6,
        radius=4, **CRISP)
    hull = union(ellipse(bx, by, br), ellipse(rx, ry, rr),
        poly([(rx - rr, ry), (bx - br, by), (bx + br, by), (rx + rr, ry)]))
    canvas.shadow(hull, "#1c0a08", 0, 6, 9, 0.4)
    wood = canvas.fill(hull, [(0, "#e6a45e"), (0.4, "#a8683c"), (1, "#6a3c28")], gradient=((0, ry - rr), (0, by)),
        form=0.5, radius=22, light=(0, -0.85, 0.4), rim=("#ffe8ac", 4, 1, (0, -0.95, 0.2)), grain=0.2, **CRISP)
    for k in range(15):
        a = math.radians(-196 + 212 / 14 * k)
        canvas.line([(bx + br * math.cos(a), by + br * math.sin(a)), (rx + rr * math.cos(a), ry + rr * math.sin(a))],
            [2.6, 1.6], "#5a2e1c", 0.75, clip=wood, wobble=0.15)
    for t in (0.2, 0.72):
        x, y, r = bx + (rx - bx) * t, by + (ry - by) * t, br + (rr - br) * t + 1
        band = [(x + r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a))) for a in range(-216, 37, 8)]
        canvas.line(band, 10, ["#b8b0a4", "#6e6460"], 1, form=0.7, radius=4, clip=wood, wobble=0.1, detail=0.9)
    canvas.fill(minus(ellipse(bx, by, br), ellipse(bx, by, br - 11)), ["#c88850", "#8a5434", "#5a3022"], form=0.5,
        radius=5, light=(0, -0.8, 0.4), clip=wood, **CRISP)
    base = canvas.fill(ellipse(bx, by, br - 11), ["#7a4a30", "#55301f", "#3c2018"], form=0.3, radius=14,
        light=(0, 0.8, 0.4), edge=0.05, wobble=0.1, grain=0.25, detail=0.8)
    canvas.fill(minus(ellipse(bx, by, br - 10), ellipse(bx, by + 7, br - 13)), "#1c0c0a", alpha=0.6, soft=4,
        clip=base)
    for k in range(-2, 3):
        canvas.line([(bx - 80, by + 28 * k + 8), (bx + 80, by + 28 * k + 6)], [2, 2.4, 2], "#2a1410", 0.85, clip=base,
            wobble=0.2)
        canvas.line([(bx - 80, by + 28 * k + 11), (bx + 80, by + 28 * k + 9)], [1, 1.4, 1], "#a06a44", 0.5, clip=base,
            wobble=0.2)
    random = dice(5)
    for _ in range(40):
        x, y = bx - 70 + 140 * random.random(), by - 70 + 140 * random.random()
        canvas.line([(x, y), (x + 16, y + 1), (x + 34, y)], [0.3, 1.2, 0.3], "#2e1812", 0.5, clip=base)
    canvas.glow(306, 530, 130, "#ffdc90", 0.26, power=1.4)


def _frog(canvas: Canvas) -> None:
    """On its stone by the water, face turned up, gold in its eyes."""
    light = ("page", 330, 620)
    stone = smooth([(40, 920), (52, 868), (92, 842), (160, 832), (236, 842), (280, 868), (296, 920)])
    canvas.fill(stone, ["#b07a58", "#7a4c3c", "#4a2c28"], form=0.7, radius=26, light=light, bump=0.25,
        rim=("#ffd49a", 3, 0.8, (0.4, -0.9, 0.2)), edge=0.2, detail=0.6)
    for x, y in ((92, 850), (240, 852), (212, 846), (116, 844)):
        for k in range(5):
            canvas.fill(ellipse(x + 6 * k - 12, y + 3 * (k % 2), 7, 4), ["#8a9a50", "#54683a"], form=0.6, radius=3,
                edge=0.3)
    green = [(0, "#b4c45c"), (0.45, "#6e8a3e"), (1, "#384c2e")]
    glow = dict(form=0.8, light=light, shade="#2c3c28", highlight="#e6f09a",
        rim=("#ffe6a8", 2.4, 0.9, (0.5, -0.85, 0.2)), grain=0.2, texture=0.01, **CRISP)
    with canvas.at(164, 848, 1.06, -4):
        canvas.shadow(ellipse(0, 0, 74, 12), "#1c0e0c", 0, 3, 5, 0.6)
        for side in (-1, 1):
            thigh = placed(smooth([(20, -34), (44, -50), (66, -38), (70, -16), (58, -2), (30, -2)]), flip=side)
            canvas.fill(thigh, green, gradient=((0, -54), (0, 4)), radius=16, **glow)
            toes = union(*[ribbon([(side * 50, -4), (side * (58 + 8 * k), 1 + 3 * (k % 2)),
                (side * (68 + 9 * k), 3 + 5 * (1 - k))], [8, 6, 5]) for k in range(3)])
            canvas.fill(toes, green, radius=4, **glow)
        body = smooth([(0, -92), (26, -86), (40, -62), (42, -30), (32, -6), (0, 0), (-32, -6), (-42, -30), (-40, -62),
            (-26, -86)])
        canvas.fill(body, green, gradient=((10, -92), (0, 0)), radius=26, **glow)
        canvas.fill(smooth([(-22, -58), (0, -62), (22, -58), (26, -26), (14, -6), (-14, -6), (-26, -26)]), "#e6e0a0",
            alpha=0.6, soft=6)
        for side in (-1, 1):
            arm = ribbon([(side * 30, -48), (side * 36, -24), (side * 26, -4)], [19, 15, 11])
            hand = [ribbon([(side * 27, -6), (side * (24 + 7 * k), 3), (side * (22 + 11 * k), 8 + (k == 1) * 2)],
                [8, 5, 5.4]) for k in range(3)]
            canvas.shadow(arm, "#1c2814", -side * 3, 3, 3, 0.4)
            canvas.fill(union(arm, *hand), green, gradient=((0, -50), (0, 8)), radius=7, **glow)
        head = smooth([(-47, -88), (-44, -106), (-28, -120), (0, -124), (28, -120), (44, -106), (47, -88), (34, -72),
            (0, -64), (-34, -72)])
        canvas.shadow(head, "#1c2814", 0, 7, 5, 0.5)
        face = canvas.fill(head, green, gradient=((10, -124), (0, -64)), radius=22, **glow)
        canvas.line([(-43, -92), (-26, -82), (0, -79), (26, -82), (43, -92)], [1, 3, 3.2, 3, 1], "#2a3a20", 0.9,
            wobble=0.1, detail=0.95)
        for x in (-5, 5):
            canvas.fill(ellipse(x, -110, 1.8, 1.4), "#2a3a20", edge=0, wobble=0, detail=1)
        for x, y, r in ((-24, -100, 4), (30, -102, 3), (12, -114, 2.6), (-14, -112, 3)):
            canvas.fill(ellipse(x, y, r, r * 0.7), "#4c6a38", alpha=0.5, soft=1, clip=face)
        for side in (-1, 1):
            canvas.fill(ellipse(side * 25, -124, 17, 17), green, gradient=((0, -142), (0, -106)), radius=9, **glow)
            canvas.fill(ellipse(side * 25, -127, 12.6, 12), [(0, "#fff0a0"), (0.6, "#f6c23a"), (1, "#c8801c")],
                gradient=("r", (side * 25 + 2, -130), 15), edge=0, wobble=0, detail=1)
            canvas.fill(ellipse(side * 25 + 2.4, -131, 6.4, 4.8), "#1c1008", edge=0, wobble=0, detail=1)
            canvas.fill(ellipse(side * 25 + 5, -133, 2.2, 1.6), "#fffbe8", edge=0, wobble=0, detail=1)


def _wall(canvas: Canvas) -> None:
    """Rings of bricks that grow towards us, with moss in the joints."""
    random = dice(7)
    tones = ["#c06a44", "#a6553a", "#d8865a", "#94483a", "#b4705a", "#8a5040"]
    radius, ring = float(R), 0
    canvas.fill(minus(ellipse(X, Y + 120, 1200), ellipse(X, Y, R)), "#3a1c1a", edge=0)
    while radius < 900:
        grow = radius * (1.15 if ring else 1.1)
        c0, c1 = Y + (radius - R) * 0.16, Y + (grow - R) * 0.16
        count = 22
        for k in range(count):
            a0 = (k + 0.5 * (ring % 2)) / count * math.tau + 0.012
            a1 = a0 + math.tau / count - 0.024
            gap = 2 + radius * 0.006
            pts = [(X + math.cos(t) * (radius + gap), c0 + math.sin(t) * (radius + gap))
                for t in (a0, (a0 + a1) / 2, a1)]
            pts += [(X + math.cos(t) * (grow - gap), c1 + math.sin(t) * (grow - gap))
                for t in (a1, (a0 + a1) / 2, a0)]
            if not any(-60 < x < 660 and -60 < y < 960 for x, y in pts):
                continue
            tone = tones[int(random.random() * len(tones))]
            dx, dy = LOAF[0] - pts[1][0], LOAF[1] - pts[1][1]
            d = math.hypot(dx, dy) + 1
            canvas.fill(poly(pts), [mix(tone, "#fff0d0", 0.1), tone, mix(tone, "#200c10", 0.25)], form=0.6,
                radius=7 + radius * 0.01, light=(dx / d * 0.7, dy / d * 0.7, 0.5), bump=0.25, edge=0.3, wobble=0.7)
            if random.random() < 0.22:
                x, y = pts[int(random.random() * 6)]
                for _ in range(7):
                    canvas.fill(ellipse(x + random.random() * 26 - 13, y + random.random() * 18 - 9,
                        3 + 5 * random.random(), 2 + 3 * random.random()),
                        ["#6a7a44", "#4a6038", "#8a9450"][int(random.random() * 3)], alpha=0.8, form=0.6, radius=3,
                        edge=0.4)
        radius, ring = grow, ring + 1


def _rim(canvas: Canvas) -> None:
    canvas.fill(minus(ellipse(X, Y, R + 16), ellipse(X, Y, R - 5)), ["#d8a070", "#a6603c", "#6a3224"], form=0.7,
        radius=9, light=(0, 0.8, 0.4), edge=0.25, wobble=0.8, detail=0.6)
    canvas.fill(minus(ellipse(X, Y, R + 2), ellipse(X, Y, R - 22)), "#3e1b18", alpha=0.3, soft=6)


def _water(canvas: Canvas) -> None:
    """The black water at our feet, with the loaf's gold on it."""
    surface = canvas.fill(smooth([(-30, 846), (120, 820), (300, 812), (480, 820), (630, 846), (640, 930),
        (-40, 930)]), ["#5a3430", "#2a161c", "#12090f"], edge=0.2, detail=0.5)
    for k in range(9):
        y = 826 + k * 9
        w = 150 - abs(k - 3) * 16
        canvas.line([(306 - w, y), (306, y + 3), (306 + w, y)], [0.5, 2.6, 0.5], "#ffbe6a" if k % 2 else "#ffe0a0",
            0.22, clip=surface, soft=2.5)
    canvas.glow(306, 846, 150, "#ff9a48", 0.35, squash=0.35)
