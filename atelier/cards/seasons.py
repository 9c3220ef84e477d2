"""Winter and autumn hold each other, and the picture can be turned upside down."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix, rgb
from atelier.light import light_pools
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs import sculpt
from atelier.motifs.faces import profile_face
from atelier.motifs.plants import small_tree
from atelier.noise import dice
from atelier.paths import curve, ellipse, placed, poly, ribbon, smooth, spline, union

CARD = Card(id="seasons", palette="autumn", composition="spiral", setting="abstract", mood="tenderness",
    themes=("love", "change", "winter", "time"), hero="embrace", moon_or_sun=False, birds=False, cloudy_sky=False,
    seed=241)


@dataclass(frozen=True)
class Season:
    """One of the two lovers: the same figure in other colours, standing on its head."""

    turn: float
    cloak: tuple[Colour, ...]
    shade: Colour
    highlight: Colour
    rim: Colour
    hair: tuple[Colour, ...]
    skin: Colour
    face_shade: Colour
    lip: Colour
    brow: Colour
    sleeve: tuple[Colour, ...]
    collar: Colour
    road: Colour
    wall: Colour
    roof: Colour


WINTER = Season(0, ("#f4f8f8", "#b8cfe0", "#6a8ab8"), "#3a4a86", "#ffffff", "#fffdf4",
    ("#3f5a94", "#7a9ac4", "#b8d0e4", "#eaf2f6", "#ffffff"), "#e6c8c4", "#7a6a9a", "#b05a70", "#4a4a78",
    ("#dfeaf2", "#9ab4d4", "#5f7cb0"), "#3a5a9a", "#8aa4cc", "#f4ead8", "#4a5a94")
AUTUMN = Season(180, ("#f2c050", "#dd7a30", "#a03a2c"), "#5a1c34", "#ffe6a0", "#fff0c0",
    ("#6a2424", "#a83c24", "#d8642c", "#f0a048", "#ffd890"), "#e8a878", "#8a3c40", "#b03c38", "#5a2420",
    ("#f0b048", "#d0682c", "#8a2c2c"), "#a82c34", "#fff0c0", "#fbe0b0", "#9a2c34")
LOVERS = (WINTER, AUTUMN)


def draw(canvas: Canvas) -> None:
    """Paint from far to near; each layer twice, the second time upside down."""
    canvas.set_light(light=(-0.5, -0.65, 0.5), ambient="#2c1c40", key="#fff0d0")
    random = dice(6)
    frost = _parquet(canvas, random)
    _leaves_and_snow(canvas, random, frost)
    for season in LOVERS:
        with canvas.at(300, 450, 1, season.turn):
            _cloak_country(canvas, season, random)
    for season in LOVERS:
        with canvas.at(300, 450, 1, season.turn):
            hair_mass(canvas, season.hair, 3 + int(season.turn))
    for season in LOVERS:
        with canvas.at(300, 450, 1, season.turn):
            with canvas.at(99, -330, 0.62, 0, -1):
                profile_face(canvas, season.skin, season.face_shade, "#fff6ea", season.rim, season.lip, season.brow)
            hair_cap(canvas, season.hair, 7 + int(season.turn))
            collar(canvas, season.collar, season.shade, season.rim)
    for season in LOVERS:
        with canvas.at(300, 450, 1, season.turn):
            cradle_arm(canvas, list(season.sleeve), season.skin, season.shade, season.rim)


def _parquet(canvas: Canvas, random: np.random.Generator) -> Mask | None:
    """A floor seen from above, split by a curve: warm under Winter, frosted under Autumn."""
    canvas.picture[:] = rgb("#8a4632")
    split = smooth([(300, 450), (238, 540), (250, 640), (330, 720), (380, 800), (380, 940, 1), (660, 940, 1),
        (660, -40, 1), (220, -40, 1), (220, 100), (270, 180), (350, 260), (362, 360)])
    frost = canvas.mask(split, soft=3, wobble=1)
    for woods, clip in ((("#b8603c", "#a04e38", "#c8743f", "#8a4034"), None),
        (("#b8d0d8", "#a0bccc", "#c8dcdc", "#8aa8c0"), frost)):
        for i in range(10):
            for j in range(-3, 27):
                x0, x1, y = i * 64 - 20, i * 64 + 44, j * 36
                board = [(x0, y), (x1, y + 46), (x1, y + 81), (x0, y + 35)]
                if not i % 2:
                    board = [(x0, y + 46), (x1, y), (x1, y + 35), (x0, y + 81)]
                canvas.fill(poly(board), woods[int(random.random() * 4)], clip=clip, edge=0.1, wobble=0.3,
                    texture=0.03, grain=0.15)
    light_pools(canvas, [(230, 330, 420, "#fff0d8", 0.55)], "#a8a0b4", noise=0.08)
    brush.background(canvas, radii=(15, 8, 4, 2.4), impasto=0.07)
    return frost


def _leaves_and_snow(canvas: Canvas, random: np.random.Generator, frost: Mask) -> None:
    """Leaves lie on the frost, snow lies on the warm floor."""
    cover = canvas.full(frost)
    for i in range(170):
        x, y = random.random() * 600, random.random() * 900
        if abs(x - 300) < 90 and abs(y - 450) < 170:
            continue
        if cover[int(y * canvas.scale), int(x * canvas.scale)] > 0.5:
            leaf = spline([(-7, 0, 1), (0, -4), (8, 0, 1), (0, 4)])
            canvas.fill(placed(leaf, x, y, 0.8 + 0.8 * random.random(), random.random() * 360),
                ["#d8622c", "#e8a03c", "#b83c2c"][i % 3], form=0.5, radius=3, edge=0.15, detail=0.5)
        else:
            canvas.fill(ellipse(x, y, 2 + 4 * random.random() ** 2), "#fff6ec", alpha=0.9, edge=0.3, detail=0.6)


def _cloak_country(canvas: Canvas, season: Season, random: np.random.Generator) -> None:
    """A cloak that is a country: folds, a road, woods."""
    mask = cloak(canvas, list(season.cloak), season.shade, season.highlight, season.rim)
    for i in range(30):
        v, u0 = -1 + 2 * ((i * 0.618) % 1), 0.5 * random.random()
        fold = [spine(u0 + (1 - u0) * t, v * (1 - 0.1 * t))[:2] for t in (0, 0.25, 0.5, 0.75, 1)]
        canvas.line(fold, [0.5, 6, 7, 4, 0.3], season.shade if i % 2 else season.highlight, 0.26, clip=mask,
            soft=1.6)
    canvas.line([spine(t, 0.3 * math.sin(t * 9))[:2] for t in np.linspace(0.1, 0.97, 12)], [9, 8, 3], season.road,
        0.85, clip=mask, rough=0.5)
    for i in range(46):
        u, v = 0.12 + 0.8 * random.random(), -0.85 + 1.7 * random.random()
        if abs(v - 0.3 * math.sin(u * 9)) < 0.2:
            continue
        x, y, _ = spine(u, v)
        size = (1.25 - 0.7 * u) * (0.8 + 0.5 * random.random())
        canvas.fill(ellipse(x + 5 * size, y + 1, 9 * size, 3 * size), season.shade, alpha=0.4, soft=1.5, clip=mask)
        with canvas.at(x, y, size):
            _tree(canvas, season, i)


def _tree(canvas: Canvas, season: Season, i: int) -> None:
    if season is WINTER:
        small_tree(canvas, 30, ["#3f6a86", "#5f86a0", "#2f5478"][i % 3], 1)
        canvas.fill(spline([(-5, -20), (0, -30, 1), (5, -20), (0, -17)]), "#ffffff", alpha=0.85, edge=0.3,
            detail=0.7)
    else:
        small_tree(canvas, 27, ["#c83c2c", "#e8a83c", "#8a9a44", "#e0642c"][i % 4], 0)


def cradle_arm(canvas: Canvas, sleeve, skin: Colour, shade, rim: Colour) -> None:
    """A sleeve and a hand that holds the other's head."""
    look = dict(edge=0.08, wobble=0.25, detail=0.65, grain=0.12, texture=0.012)
    outline = ribbon([(-206, 150), (-150, 212), (-50, 222), (40, 178)], [50, 78, 64, 42])
    canvas.shadow(outline, canvas.ambient, 3, 9, 9, 0.5)
    canvas.fill(outline, sleeve, gradient=((-206, 150), (40, 190)), form=0.85, radius=32, shade=shade,
        rim=(rim, 3, 0.8), **look)
    with canvas.at(46, 176, 0.66, 54):
        groups, places = sculpt.hand(curl=((12, 20, 12), (8, 18, 12), (10, 20, 12), (14, 22, 14)), splay=(-12, -2, 8, 19),
            view=sculpt.turned(0, 8, 0), thumb=((-16, -16, -4), (-44, -42, -8), (-66, -70, -8), (-74, -98, -4)))
        form = sculpt.model(canvas, groups, 15, 5)
        sculpt.cast_shadow(canvas, form, canvas.ambient, 3, 7, 5, 0.55)
        mask = sculpt.lit(canvas, form, sculpt.flesh(skin, mix(shade, "#3a1430", 0.4), "#fff4e4"), rim=(rim, 3, 0.6))
        sculpt.nails(canvas, places, mask, mix(skin, "#fff0ea", 0.5))
    canvas.fill(ribbon([(26, 183), (52, 169)], [52, 48], cap=False), mix(sleeve[0], "#ffffff", 0.5), form=0.7,
        radius=16, rim=(rim, 2, 0.7), **look)


def cloak(canvas: Canvas, colours: Sequence[Colour], shade, highlight, rim: Colour) -> Mask | None:
    """The cloak's body; gives its mask."""
    outline = smooth(CLOAK)
    canvas.shadow(outline, canvas.ambient, 6, 10, 16, 0.6)
    return canvas.fill(outline, colours, gradient=((-240, 60), (200, 380)), form=0.8, radius=74, shade=shade,
        highlight=highlight, rim=(rim, 4, 0.8), detail=0.45, edge=0.1, wobble=0.5, texture=0.012, grain=0.12)


def spine(u: float, v: float) -> tuple[float, float, float]:
    """A point of the cloak and its direction: u 0..1 from shoulder to tail, v -1 inner .. +1 outer."""
    way = curve([(-128, 84), (-160, 190), (-112, 300), (10, 340), (130, 330), (230, 290)], 20)
    widths = [70, 92, 104, 86, 56, 22]
    i = u * (len(way) - 1)
    j = int(min(i, len(way) - 2))
    p = way[j] + (way[j + 1] - way[j]) * (i - j)
    d = way[j + 1] - way[j]
    angle = math.atan2(d[1], d[0])
    w = np.interp(u, np.linspace(0, 1, 6), widths) * 0.92
    return float(p[0] - math.sin(angle) * -v * w * -1), float(p[1] + math.cos(angle) * v * w), angle


def hair_mass(canvas: Canvas, colours: Sequence[Colour], seed: int = 1) -> Mask | None:
    """Long hair that falls behind."""
    random = dice(seed)
    look = dict(detail=0.5, edge=0.1, wobble=0.4, grain=0.14, texture=0.015)
    back = smooth([(-22, -118), (-40, -168), (-90, -214), (-160, -222), (-226, -184), (-262, -110), (-268, -20),
        (-250, 60), (-214, 116), (-190, 60), (-170, 30), (-130, 36), (-96, 10), (-92, -50), (-64, -96)])
    canvas.shadow(back, canvas.ambient, 4, 8, 9, 0.45)
    mask = canvas.fill(back, [colours[2], colours[1], colours[0]], gradient=((-60, -120), (-250, 80)), form=0.7,
        radius=46, rim=(colours[4], 3, 0.7), **look)
    for i in range(58):
        t = (i * 0.618) % 1
        canvas.line([(-26 - 46 * (1 - t), -112 + 70 * (1 - t)), (-60 - 50 * t, -130 - 60 * t + 50 * (1 - t)),
            (-120 - 80 * t, -110 - 66 * t + 70 * (1 - t)), (-150 - 100 * t, -40 + 10 * t),
            (-160 - 86 * t, 40 + 20 * random.random()), (-176 - 50 * t, 84 + 26 * random.random())],
            [0.4, 5, 8, 7, 5, 0.3], colours[int(random.random() * 5)], 0.55 + 0.35 * random.random(), clip=mask,
            rough=0.4, detail=0.5)
    return mask


def hair_cap(canvas: Canvas, colours: Sequence[Colour], seed: int = 1) -> None:
    """Combed hair over the skull."""
    random = dice(seed)
    look = dict(detail=0.6, edge=0.1, wobble=0.3, grain=0.14, texture=0.015)
    outline = smooth([(-22, -116), (-40, -144), (-84, -164), (-138, -150), (-176, -106), (-188, -50), (-186, 10),
        (-176, 66), (-140, 84), (-112, 60), (-98, 20), (-84, -12), (-78, -44), (-64, -82), (-46, -104)])
    canvas.fill(outline, [colours[3], colours[2], colours[0]], gradient=((-40, -150), (-150, 80)), form=0.7,
        radius=30, rim=(colours[4], 3, 0.7), **look)
    lp = lambda a, b, t: (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
    for i in range(44):
        t = (i * 0.618) % 1
        canvas.line([lp((-24, -118), (-84, -16), t), lp((-88, -162), (-102, 0), t),
            lp((-172, -112), (-116, 30), t), lp((-192, -10), (-126, 60), t), lp((-214, 78), (-140, 96), t)],
            [0.3, 4.6, 5.6, 5, 0.4], colours[int(random.random() * 5)], 0.55 + 0.35 * random.random(), rough=0.35,
            detail=0.6)


def collar(canvas: Canvas, colour: Colour, shade, rim: Colour) -> None:
    """A knitted scarf around the neck."""
    outline = union(ribbon([(-186, 50), (-140, 86), (-80, 94), (-28, 64)], [14, 46, 52, 22]),
        ribbon([(-66, 88), (-50, 128), (-58, 168)], [34, 40, 46], cap=False))
    canvas.shadow(outline, canvas.ambient, 2, 8, 7, 0.5)
    mask = canvas.fill(outline, [mix(colour, "#ffffff", 0.15), colour, mix(colour, shade, 0.5)], form=0.85,
        radius=22, shade=shade, rim=(rim, 2.6, 0.8), edge=0.12, wobble=0.4, detail=0.6, grain=0.14, texture=0.015)
    for i in range(15):
        t = i / 14
        x = -180 + 160 * t
        y = 76 + 22 * math.sin(t * 3.1)
        canvas.line([(x - 4, y - 26), (x + 3, y), (x - 2, y + 26)], [0.4, 2, 0.4], shade if i % 2
            else mix(colour, "#fff0d0", 0.5), 0.45, clip=mask)


CLOAK = [(-34, 62), (-26, 128), (6, 196), (70, 250), (150, 276), (236, 250, 1), (276, 262), (262, 320), (204, 372),
    (90, 418), (-50, 424), (-176, 380), (-244, 290), (-256, 180), (-226, 96), (-160, 40), (-100, 30)]
