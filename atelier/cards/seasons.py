"""Winter and autumn hold each other, and the picture can be turned upside down."""

import math
from collections.abc import Sequence

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix, rgb
from atelier.light import light_pools
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.buildings import house
from atelier.motifs.faces import profile_face
from atelier.motifs.people import walker
from atelier.motifs.plants import small_tree
from atelier.noise import dice
from atelier.paths import curve, ellipse, placed, poly, ribbon, smooth, spline, union

CARD = Card(
    id="seasons",
    palette="autumn",
    composition="spiral",
    setting="abstract",
    mood="tenderness",
    themes=("love", "change", "winter", "time"),
    hero="embrace",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=241,
)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light(light=(-0.5, -0.65, 0.5), ambient="#2c1c40", key="#fff0d0")
    random = dice(6)
    sp_ = _parquet_from_above_split(canvas, random)
    _part_2(canvas, random, sp_)


def _parquet_from_above_split(canvas: Canvas, random: np.random.Generator):
    """Parquet from above, split in an canvas.scale: warm under Winter, frost under Autumn."""
    canvas.picture[:] = rgb("#8a4632")
    _widths, _h_s = 26, 104
    split = smooth([(300, 450), (238, 540), (250, 640), (330, 720), (380, 800), (380, 940, 1), (660, 940, 1),
        (660, -40, 1), (220, -40, 1), (220, 100), (270, 180), (350, 260), (362, 360)])
    sp_ = canvas.mask(split, soft=3, wobble=1)
    for _pas, (colours, cl) in enumerate(((["#b8603c", "#a04e38", "#c8743f", "#8a4034"], None),
        (["#b8d0d8", "#a0bccc", "#c8dcdc", "#8aa8c0"], sp_))):
        for i in range(10):  # chevron boards, no gaps
            for j in range(-3, 27):
                x0, x1, y = i * 64 - 20, i * 64 + 44, j * 36
                d = 46 if i % 2 else -46
                canvas.fill(poly([(x0, y), (x1, y + d), (x1, y + d + 35), (x0, y + 35)] if i % 2
                    else [(x0, y + 46), (x1, y), (x1, y + 35), (x0, y + 81)]),
                    colours[int(random.random() * 4)], clip=cl, edge=0.1, wobble=0.3, texture=0.1, grain=0.3)
    light_pools(canvas, [(230, 330, 420, "#fff0d8", 0.55)], "#a8a0b4", noise=0.08)
    brush.background(canvas, radii=(15, 8, 4, 2.4), impasto=0.07)
    return sp_


def _part_2(canvas: Canvas, random: np.random.Generator, sp_) -> None:
    for i in range(170):  # leaves lie on the frost, snow lies on the warm floor
        x, y = random.random() * 600, random.random() * 900
        if abs(x - 300) < 90 and abs(y - 450) < 170:
            continue
        inside = sp_.alpha[int(np.clip(y * canvas.scale - sp_.y, 0, sp_.alpha.shape[0] - 1)),
            int(np.clip(x * canvas.scale - sp_.x, 0, sp_.alpha.shape[1] - 1))] > 0.5 if x * canvas.scale >= sp_.x else False
        if inside:
            canvas.fill(placed(spline([(-7, 0, 1), (0, -4), (8, 0, 1), (0, 4)]), x, y,
                0.8 + 0.8 * random.random(), random.random() * 360),
                ["#d8622c", "#e8a03c", "#b83c2c"][i % 3], form=0.5, radius=3, edge=0.15, detail=0.5)
        else:
            canvas.fill(ellipse(x, y, 2 + 4 * random.random() ** 2), "#fff6ec", alpha=0.9, edge=0.3,
                detail=0.6)
    wis = dict(cloak=["#f4f8f8", "#b8cfe0", "#6a8ab8"], shade="#3a4a86", highlight="#ffffff", rim="#fffdf4",
        hair=["#3f5a94", "#7a9ac4", "#b8d0e4", "#eaf2f6", "#ffffff"], skin="#e6c8c4", fsh="#7a6a9a",
        lip="#b05a70", brow="#4a4a78", slv=["#dfeaf2", "#9ab4d4", "#5f7cb0"])
    aus = dict(cloak=["#f2c050", "#dd7a30", "#a03a2c"], shade="#5a1c34", highlight="#ffe6a0", rim="#fff0c0",
        hair=["#6a2424", "#a83c24", "#d8642c", "#f0a048", "#ffd890"], skin="#e8a878", fsh="#8a3c40",
        lip="#b03c38", brow="#5a2420", slv=["#f0b048", "#d0682c", "#8a2c2c"])
    fingers = ((0, wis), (180, aus))
    for r, c in fingers:
        with canvas.at(300, 450, 1, r):
            mask = cloak(canvas, c["cloak"], c["shade"], c["highlight"], c["rim"])
            for i in range(30):  # long folds
                v = -1 + 2 * ((i * 0.618) % 1)
                u0 = 0.0 + 0.5 * random.random()
                canvas.line([spine(u0 + (1 - u0) * t, v * (1 - 0.1 * t))[:2] for t in (0, 0.25, 0.5, 0.75,
                    1)], [0.5, 6, 7, 4, 0.3], c["shade"] if i % 2 else c["highlight"], 0.26, clip=mask, soft=1.6)
            road_c = "#8aa4cc" if r == 0 else "#fff0c0"
            canvas.line([spine(t, 0.3 * math.sin(t * 9))[:2] for t in np.linspace(0.1, 0.97, 12)], [9, 8, 3],
                road_c, 0.85, clip=mask, rough=0.5)
            for i in range(46):  # woods, orchards
                u, v = 0.12 + 0.8 * random.random(), -0.85 + 1.7 * random.random()
                if abs(v - 0.3 * math.sin(u * 9)) < 0.2:
                    continue
                x, y, angle = spine(u, v)
                s_ = (1.25 - 0.7 * u) * (0.8 + 0.5 * random.random())
                canvas.fill(ellipse(x + 5 * s_, y + 1, 9 * s_, 3 * s_), c["shade"], alpha=0.4, soft=1.5,
                    clip=mask)
                with canvas.at(x, y, s_):
                    if r == 0:
                        small_tree(canvas, 30, ["#3f6a86", "#5f86a0", "#2f5478"][i % 3], 1)
                        canvas.fill(spline([(-5, -20), (0, -30, 1), (5, -20), (0, -17)]), "#ffffff",
                            alpha=0.85, edge=0.3, detail=0.7)
                    else:
                        small_tree(canvas, 27, ["#c83c2c", "#e8a83c", "#8a9a44", "#e0642c"][i % 4], 0)
            x, y, angle = spine(0.45, 0.5)
            with canvas.at(x, y, 0.62):
                house(canvas, wall="#f4ead8" if r == 0 else "#fbe0b0", roof="#4a5a94" if r == 0
                    else "#9a2c34")
            x, y, angle = spine(0.66, 0.3 * math.sin(0.66 * 9))
            with canvas.at(x, y + 8, 0.52):
                walker(canvas, coat="#c8382f" if r == 0 else "#2f5f9a", hat="#c8382f" if r == 0
                    else "#2f5f9a", scarf="#f4c24e" if r == 0 else "#f4f4f0", lantern="#ffd27a")
    for r, c in fingers:
        with canvas.at(300, 450, 1, r):
            c["hm"] = None
            hair_mass(canvas, c["hair"], 3 + r)
    for r, c in fingers:
        with canvas.at(300, 450, 1, r):
            with canvas.at(99, -330, 0.62, 0, -1):
                profile_face(canvas, c["skin"], c["fsh"], "#fff6ea", c["rim"], c["lip"], c["brow"])
            hair_cap(canvas, c["hair"], 7 + r)
            collar(canvas, "#3a5a9a" if r == 0 else "#a82c34", c["shade"], c["rim"])
    for r, c in fingers:
        with canvas.at(300, 450, 1, r):
            cradle_arm(canvas, c["slv"], c["skin"], c["shade"], c["rim"])


def cradle_arm(canvas: Canvas, sleeve, skin: Colour, shade, rim: Colour) -> None:
    look = dict(edge=0.08, wobble=0.25, detail=0.65)
    outline = ribbon([(-206, 150), (-150, 212), (-50, 222), (40, 178)], [50, 78, 64, 42])
    canvas.shadow(outline, canvas.ambient, 3, 9, 9, 0.5)
    canvas.fill(outline, sleeve, gradient=((-206, 150), (40, 190)), form=0.85, radius=32, shade=shade,
        rim=(rim, 3, 0.8), **look)
    canvas.fill(ribbon([(30, 181), (48, 172)], [50, 47], cap=False), mix(sleeve[0], "#ffffff", 0.5),
        form=0.7, radius=16, rim=(rim, 2, 0.7), **look)
    fingers = [([(76, 150), (104, 122), (124, 94)], [17, 14, 9]), ([(84, 158), (118, 134), (142, 108)],
        [17, 14, 9]), ([(88, 168), (124, 150), (150, 128)], [16, 13, 9]),
        ([(84, 178), (116, 168), (140, 152)], [14, 12, 8]), ([(60, 150), (74, 124), (80, 98)], [17, 14, 9])]
    hand = union(smooth([(44, 186), (48, 156), (70, 142), (92, 152), (96, 174), (80, 188), (58, 194)]),
        *[ribbon(p, w) for p, w in fingers])
    canvas.shadow(hand, canvas.ambient, 2, 5, 4, 0.5)
    mask = canvas.fill(hand, [mix(skin, "#fff4e0", 0.3), skin, mix(skin, shade, 0.5)], form=0.85, radius=11,
        shade=mix(skin, shade, 0.7), rim=(rim, 2, 0.85), edge=0.06, wobble=0.2, detail=0.8)
    for (p, _), (r, _) in zip(fingers[:3], fingers[1:4]):
        canvas.line([((p[i][0] + r[i][0]) / 2, (p[i][1] + r[i][1]) / 2) for i in (0, 1)], [0.6, 2],
            mix(skin, shade, 0.8), 0.8, clip=mask, wobble=0)


def cloak(canvas: Canvas, colours: Sequence[Colour], shade, highlight, rim: Colour) -> Mask | None:
    outline = smooth(CLOAK)
    canvas.shadow(outline, canvas.ambient, 6, 10, 16, 0.6)
    return canvas.fill(outline, colours, gradient=((-240, 60), (200, 380)), form=0.8, radius=74, shade=shade,
        highlight=highlight, rim=(rim, 4, 0.8), detail=0.45, edge=0.15, wobble=0.5, texture=0.06)


def spine(u: float, v: float):
    """point on the cloak: u 0..1 shoulder->tail, v -1 inner .. +1 outer; returns x,y,angle"""
    colours = curve([(-128, 84), (-160, 190), (-112, 300), (10, 340), (130, 330), (230, 290)], 20)
    widths = [70, 92, 104, 86, 56, 22]
    i = u * (len(colours) - 1)
    j = int(min(i, len(colours) - 2))
    p = colours[j] + (colours[j + 1] - colours[j]) * (i - j)
    d = colours[j + 1] - colours[j]
    angle = math.atan2(d[1], d[0])
    w = np.interp(u, np.linspace(0, 1, 6), widths) * 0.92
    return float(p[0] - math.sin(angle) * -v * w * -1), float(p[1] + math.cos(angle) * v * w), angle


def hair_mass(canvas: Canvas, colours: Sequence[Colour], seed: int = 1, leaf=None) -> Mask | None:
    random = dice(seed)
    look = dict(detail=0.5, edge=0.15, wobble=0.4)
    back = smooth([(-22, -118), (-40, -168), (-90, -214), (-160, -222), (-226, -184), (-262, -110),
        (-268, -20), (-250, 60), (-214, 116), (-190, 60), (-170, 30), (-130, 36), (-96, 10), (-92, -50),
        (-64, -96)])
    canvas.shadow(back, canvas.ambient, 4, 8, 9, 0.45)
    mask = canvas.fill(back, [colours[2], colours[1], colours[0]], gradient=((-60, -120), (-250, 80)),
        form=0.7, radius=46, rim=(colours[4], 3, 0.7), **look)
    for i in range(58):
        t = (i * 0.618) % 1
        0.2 + 0.8 * t
        canvas.line([(-26 - 46 * (1 - t), -112 + 70 * (1 - t)), (-60 - 50 * t, -130 - 60 * t + 50 * (1 - t)),
            (-120 - 80 * t, -110 - 66 * t + 70 * (1 - t)), (-150 - 100 * t, -40 + 10 * t),
            (-160 - 86 * t, 40 + 20 * random.random()), (-176 - 50 * t, 84 + 26 * random.random())],
            [0.4, 5, 8, 7, 5, 0.3], colours[int(random.random() * 5)], 0.55 + 0.35 * random.random(),
            clip=mask, rough=0.4, detail=0.5)
    return mask


def hair_cap(canvas: Canvas, colours: Sequence[Colour], seed: int = 1) -> None:
    random = dice(seed)
    look = dict(detail=0.6, edge=0.12, wobble=0.3)
    outline = smooth([(-22, -116), (-40, -144), (-84, -164), (-138, -150), (-176, -106), (-188, -50),
        (-186, 10), (-176, 66), (-140, 84), (-112, 60), (-98, 20), (-84, -12), (-78, -44), (-64, -82),
        (-46, -104)])
    canvas.fill(outline, [colours[3], colours[2], colours[0]], gradient=((-40, -150), (-150, 80)),
        form=0.7, radius=30, rim=(colours[4], 3, 0.7), **look)
    lp = lambda angle, bowl, t: (angle[0] + (bowl[0] - angle[0]) * t, angle[1] + (bowl[1] - angle[1]) * t)
    for i in range(44):
        t = (i * 0.618) % 1
        canvas.line([lp((-24, -118), (-84, -16), t), lp((-88, -162), (-102, 0), t),
            lp((-172, -112), (-116, 30), t), lp((-192, -10), (-126, 60), t), lp((-214, 78), (-140, 96), t)],
            [0.3, 4.6, 5.6, 5, 0.4], colours[int(random.random() * 5)], 0.55 + 0.35 * random.random(),
            rough=0.35, detail=0.6)


def collar(canvas: Canvas, colour: Colour, shade, rim: Colour) -> None:
    outline = union(ribbon([(-186, 50), (-140, 86), (-80, 94), (-28, 64)], [14, 46, 52, 22]),
        ribbon([(-66, 88), (-50, 128), (-58, 168)], [34, 40, 46], cap=False))
    canvas.shadow(outline, canvas.ambient, 2, 8, 7, 0.5)
    mask = canvas.fill(outline, [mix(colour, "#ffffff", 0.15), colour, mix(colour, shade, 0.5)], form=0.85,
        radius=22, shade=shade, rim=(rim, 2.6, 0.8), edge=0.2, wobble=0.4, detail=0.6)
    for i in range(15):
        t = i / 14
        x = -180 + 160 * t
        y = 76 + 22 * math.sin(t * 3.1)
        canvas.line([(x - 4, y - 26), (x + 3, y), (x - 2, y + 26)], [0.4, 2, 0.4], shade if i % 2
            else mix(colour, "#fff0d0", 0.5), 0.45, clip=mask)


CLOAK = [(-34, 62), (-26, 128), (6, 196), (70, 250), (150, 276), (236, 250, 1), (276, 262), (262, 320),
    (204, 372), (90, 418), (-50, 424), (-176, 380), (-244, 290), (-256, 180), (-226, 96), (-160, 40),
    (-100, 30)]
