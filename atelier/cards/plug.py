"""The ocean is a bathtub: a whirlpool swallows ships while a toddler's foot plays with the chain."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix, ramp, rgb
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.noise import blur, dice, value_noise
from atelier.paths import curve, ellipse, minus, placed, poly, rect, ribbon, smooth, union

CARD = Card(
    id="plug",
    palette="turquoise-sand",
    composition="spiral",
    setting="sea",
    mood="dread",
    themes=("sea", "play", "machine", "danger"),
    hero="whirlpool plug",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=315,
    grading=dict(contrast=1.1, vignette=0.32, warm=0.04, shadows="#06282f"),
)

CX, CY = 276, 476
FLAT = 1.12  # the whirl is a little taller than wide
CRISP = dict(edge=0.08, wobble=0.2, detail=0.88)


def draw(canvas: Canvas) -> None:
    """Paint the floor and the tub, turn the water, set the ships in it, then the foot and the chain."""
    canvas.set_light((0.5, -0.65, 0.55), ambient="#06282f", key="#ffe6b8")
    _tiles(canvas)
    canvas.shadow(_inner(46), "#03181c", -10, 16, 18, 0.6)
    water = _water(canvas)
    _rim(canvas)
    light_pools(canvas, [(570, 40, 380, "#ffd890", 0.6), (CX, CY + 60, 460, "#d8fff4", 0.2)], "#dfe6e2")
    brush.background(canvas, radii=(18, 9, 4))
    _foam(canvas, water)
    _ships(canvas)
    _drain(canvas)
    _chain(canvas)
    _foot(canvas)
    canvas.glow(560, 40, 260, "#ffcf80", 0.4)


def at(radius: float, angle: float) -> tuple[float, float]:
    """A place on the whirl: distance from the drain and degrees."""
    a = math.radians(angle)
    return CX + radius * math.cos(a), CY + radius * FLAT * math.sin(a)


def _tiles(canvas: Canvas) -> None:
    canvas.sky(["#3f7a7c", "#2c5c62"])
    for i in range(9):
        for j in range(13):
            tone = "#5f9c98" if (i + j) % 2 else "#3a7074"
            canvas.fill(rect(-20 + i * 72, -20 + j * 72, 69, 69, 4), [mix(tone, "#ffffff", 0.12), tone],
                form=0.3, radius=6, edge=0.1, wobble=0.3)


def _inner(grow: float = 0):
    return smooth([(300, 20 - grow), (460, 34 - grow), (556 + grow, 110), (580 + grow, 300),
        (578 + grow, 560), (556 + grow, 760), (470, 866 + grow), (300, 884 + grow), (130, 866 + grow),
        (44 - grow, 760), (22 - grow, 560), (20 - grow, 300), (44 - grow, 110), (140, 34 - grow)])


def _water(canvas: Canvas):
    """The spiral sea: deeper and darker towards the drain, foam where the arms fold."""
    s = canvas.scale
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width].astype(np.float32) / s
    dx, dy = xx - CX, (yy - CY) / FLAT
    r = np.hypot(dx, dy) + 1e-3
    theta = np.arctan2(dy, dx)
    warp = value_noise(canvas.height, canvas.width, 70 * s, 5, 3) - 0.5
    turn = theta + 2.5 * np.log(r / 40) + warp * (0.5 + 60 / (r + 60))
    arms = np.sin(turn * 5)
    fine = np.sin(turn * 17 + 6 * warp)
    depth = np.clip(r / 440, 0, 1) ** 0.8
    t = np.clip(depth + arms * 0.09 * (0.3 + depth) + fine * 0.035 + warp * 0.05, 0, 1)
    colours = ramp([(0, "#01080c"), (0.16, "#052a38"), (0.36, "#0a5868"), (0.58, "#1590a0"), (0.8, "#3fc4ba"),
        (1, "#b4f0d8")])
    sea = colours[np.clip(t * 511, 0, 511).astype(np.int32)].astype(np.float32)
    crest = np.clip((arms - 0.6) / 0.4, 0, 1) * np.clip((fine + 0.4), 0, 1) * np.clip((r - 34) / 120, 0, 1)
    sea += (rgb("#f4fff6") - sea) * (blur(crest.astype(np.float32), 1.2 * s) * 0.6)[..., None]
    mask = canvas.mask(_inner(), wobble=0.3)
    cover = canvas.full(mask)[..., None]
    canvas.picture[:] = canvas.picture + (sea - canvas.picture) * cover
    canvas.fill(minus(_inner(), placed(_inner(), 300 * 0.05, 450 * 0.05, 0.95)), "#06485a", alpha=0.35,
        soft=10, clip=mask)
    return mask


def _rim(canvas: Canvas) -> None:
    """The enamel edge of the tub."""
    outer = _inner(46)
    ring = minus(outer, _inner(-2))
    canvas.fill(ring, ["#fff4d8", "#f4e8d4", "#c8c8bc"], gradient=((560, 40), (60, 860)), form=0.8,
        shade="#6a8a8a", radius=22, grain=0.15, texture=0.01, edge=0.08, wobble=0.3, detail=0.6)
    canvas.fill(minus(_inner(3), _inner(-5)), ["#c8d8d0", "#5f8a8c"], edge=0.1, wobble=0.3, alpha=0.8)
    for points in ([(470, 4), (560, 60), (606, 160)], [(604, 300), (606, 420), (604, 520)]):
        canvas.line(points, [1, 9, 1], "#fffdf4", 0.9, soft=1.5)


def _foam(canvas: Canvas, water) -> None:
    random = dice(9)
    for i in range(64):  # broken white lines along the arms
        a0 = 360 * random.random()
        r0 = 60 + 310 * random.random()
        points = [at(r0 * math.exp(-0.4 * math.radians(k * 9)), a0 + k * 9) for k in range(6)]
        canvas.line(points, [0.3, 1 + r0 * 0.011, 0.3], "#f4fff6" if i % 4 else "#052630", 0.6, clip=water,
            rough=0.8, wobble=0.4)
    for _ in range(420):
        a, r = 360 * random.random(), 40 + 350 * random.random()
        x, y = at(r, a)
        canvas.fill(ellipse(x, y, 0.6 + 2 * random.random() ** 2 * r / 250), "#ffffff", alpha=0.65,
            clip=water, edge=0.1, wobble=0.1, grain=0)


def _drain(canvas: Canvas) -> None:
    """The hole itself: brass ring, black throat, water falling over the lip."""
    for r, c in ((52, "#04141a"), (40, "#020a0e")):
        canvas.fill(ellipse(CX, CY, r, r * FLAT), c, alpha=0.75, soft=6, edge=0)
    ring = minus(ellipse(CX, CY, 34, 34 * FLAT), ellipse(CX, CY, 26, 26 * FLAT))
    canvas.fill(ring, ["#f0c78a", "#7a5230"], form=0.9, radius=5, **CRISP)
    canvas.fill(ellipse(CX, CY, 26, 26 * FLAT), "#000406", **CRISP)
    for k in range(3):
        a = math.radians(30 + 60 * k)
        canvas.line([(CX - 26 * math.cos(a), CY - 28 * math.sin(a)),
            (CX + 26 * math.cos(a), CY + 28 * math.sin(a))], 4, "#8a6238", 0.85, wobble=0, form=0.6, radius=2,
            detail=0.9)
    random = dice(2)
    for i in range(46):
        a = 360 * random.random()
        points = [at(64 - 7 * k, a + 15 * k) for k in range(6)]
        canvas.line(points, [0.4, 2, 0.3], "#c8f4ea" if i % 3 else "#0a4c5a", 0.6, wobble=0.1, detail=0.8)


def _tanker(canvas: Canvas, hull: str, load: str) -> None:
    """A freighter seen from above, bow to the right; origin in the middle, 150 long."""
    shadow = smooth([(-74, 14), (0, 24), (66, 16), (82, 6), (0, 12)])
    canvas.fill(shadow, "#02161c", alpha=0.5, soft=4)
    canvas.line([(-84, -16), (-110, -26), (-134, -22)], [2, 5, 0.5], "#f4fff6", 0.7, rough=0.8)
    canvas.line([(-84, 16), (-110, 26), (-134, 24)], [2, 5, 0.5], "#f4fff6", 0.7, rough=0.8)
    canvas.line([(86, 0), (60, -24), (20, -28)], [1, 5, 0.5], "#f4fff6", 0.85, rough=0.8)
    canvas.line([(86, 0), (60, 26), (20, 30)], [1, 5, 0.5], "#f4fff6", 0.85, rough=0.8)
    outline = smooth([(-76, -18, 1), (20, -20), (62, -13), (84, 0, 1), (62, 13), (20, 20), (-76, 18, 1)])
    canvas.fill(outline, [mix(hull, "#ffffff", 0.25), hull, mix(hull, "#06181c", 0.5)], form=0.8, radius=8,
        rim=("#fff0d0", 1.6, 0.8), **CRISP)
    canvas.fill(smooth([(-70, -13, 1), (18, -15), (56, -9), (72, 0, 1), (56, 9), (18, 15), (-70, 13, 1)]),
        ["#c8b89a", "#8a7a64"], form=0.3, radius=6, **CRISP)
    if load == "boxes":
        random = dice(4)
        for i in range(6):
            for j in range(3):
                c = ("#d8563c", "#2f7a8c", "#e0a83c", "#5a8a5c", "#c8c0b0")[int(random.random() * 5)]
                canvas.fill(rect(-34 + i * 14, -12 + j * 8.4, 12.4, 7.2, 0.6), [mix(c, "#ffffff", 0.2), c],
                    form=0.4, radius=2, **CRISP)
    else:
        for i in range(4):
            canvas.fill(ellipse(-24 + i * 22, 0, 9.4), ["#f4e8d0", "#8a7a64"], form=0.95, radius=9, **CRISP)
        canvas.line([(-34, 0), (58, 0)], 2, "#6a4a34", 0.9, wobble=0)
    canvas.fill(rect(-68, -12, 24, 24, 2), ["#fffaf0", "#b8b8b0"], form=0.5, radius=5,
        rim=("#ffffff", 1.2, 0.8), **CRISP)
    canvas.fill(rect(-48, -10, 4, 20, 1), "#1c3a44", **CRISP)
    canvas.fill(ellipse(-60, 0, 5.4), ["#d8563c", "#7a2420"], form=0.8, radius=4, **CRISP)
    canvas.fill(ellipse(-60, 0, 2.6), "#140c0c", **CRISP)


def _ships(canvas: Canvas) -> None:
    for r, angle, size, tilt, hull, load in ((300, 248, 1.1, 0, "#a83c30", "boxes"),
            (228, 20, 0.8, 6, "#24506a", "tanks"), (132, 196, 0.5, 14, "#3a3a44", "boxes"),
            (86, 50, 0.3, 26, "#a83c30", "tanks")):
        x, y = at(r, angle)
        with canvas.at(x, y, size, angle + 96 + tilt):
            _tanker(canvas, hull, load)
    with canvas.at(*at(244, 338), 1.12):
        _duck(canvas)
    with canvas.at(*at(300, 292), 1.08, 8):
        _island(canvas)
    for r, angle, size in ((316, 122, 0.8), (168, 286, 0.42), (118, 112, 0.3), (204, 222, 0.42),
            (262, 98, 0.62)):
        x, y = at(r, angle)
        turn = angle + 100
        over = 90 < turn % 360 < 270  # keep the sail upright
        with canvas.at(x, y, size, turn - 180 if over else turn, -1 if over else 1):
            canvas.fill(smooth([(-34, -10, 1), (10, -13), (38, 0, 1), (10, 13), (-34, 10, 1)]),
                ["#c8905c", "#6a3e24"], form=0.8, radius=7, rim=("#fff0d0", 1.6, 0.8), **CRISP)
            canvas.fill(smooth([(-6, 0), (0, -34), (26, -4)]), ["#fffaf0", "#c8c8b8"], form=0.5, radius=8,
                **CRISP)
            canvas.line([(-40, 0), (-66, 4)], [4, 0.5], "#f4fff6", 0.7)
    with canvas.at(*at(92, 262), 0.9, 20):  # a man on a hatch cover waves
        canvas.fill(rect(-16, -8, 32, 18, 2), ["#b88454", "#6a4428"], form=0.4, radius=3, **CRISP)
        canvas.fill(ellipse(0, -4, 5, 6), "#d8563c", form=0.6, radius=3, **CRISP)
        canvas.fill(ellipse(0, -12, 4), "#f0c8a0", **CRISP)
        canvas.line([(-3, -6), (-11, -16)], 2, "#f0c8a0", 1, wobble=0)
        canvas.line([(3, -6), (10, -18)], 2, "#f0c8a0", 1, wobble=0)


def _duck(canvas: Canvas) -> None:
    """A rubber duck from above and behind, in profile to the left, much larger than the ships."""
    gold = ["#fff0a0", "#ffcf3f", "#d88a14"]
    canvas.fill(ellipse(0, 34, 66, 18), "#02161c", alpha=0.5, soft=6)
    canvas.line([(-62, 26), (-20, 42), (40, 40), (70, 24)], [1, 6, 6, 1], "#f4fff6", 0.8, rough=0.8)
    body = smooth([(-58, 6), (-50, -18), (-22, -26), (10, -22), (38, -30), (64, -44, 1), (68, -14), (58, 20),
        (26, 38), (-20, 38), (-48, 26)])
    canvas.fill(body, gold, gradient=((20, -40), (-30, 40)), form=0.95, radius=30, rim=("#fffbe0", 2.6, 0.9),
        grain=0.12, texture=0.01, **CRISP)
    canvas.fill(smooth([(-14, -2), (14, -14), (44, -12), (50, 2), (28, 18), (0, 16)]), gold, form=0.8,
        radius=12, rim=("#fffbe0", 2, 0.8), **CRISP)
    canvas.fill(ellipse(-36, -42, 34, 32), gold, gradient=((-20, -70), (-50, -14)), form=0.95, radius=28,
        rim=("#fffbe0", 2.6, 0.9), grain=0.12, texture=0.01, **CRISP)
    canvas.fill(smooth([(-62, -42), (-78, -46), (-88, -38), (-78, -30), (-62, -30)]), ["#ff9a5c", "#d8482c"],
        form=0.8, radius=8, rim=("#ffe0c0", 1.6, 0.8), **CRISP)
    canvas.line([(-64, -36), (-84, -38)], 1.4, "#8a2418", 0.9, wobble=0)
    canvas.fill(ellipse(-46, -52, 6, 7), "#1c1418", edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(-48, -55, 2.2), "#ffffff", edge=0, wobble=0, grain=0, detail=1)
    canvas.fill(ellipse(-26, -60, 10, 5, -20), "#fffdf0", alpha=0.8, soft=2)


def _island(canvas: Canvas) -> None:
    """An island tears loose: sand, a green hill, palms, a white village, a lighthouse."""
    canvas.fill(ellipse(4, 12, 92, 44), "#02161c", alpha=0.5, soft=6)
    canvas.fill(smooth([(-90, 8), (-74, -22), (-30, -36), (26, -34), (70, -20), (92, 10), (64, 32), (10, 42),
        (-54, 34)]), "#f4fff6", alpha=0.7, edge=0.7)
    canvas.fill(smooth([(-80, 6), (-64, -20), (-26, -32), (24, -30), (62, -18), (82, 8), (56, 26), (10, 34),
        (-48, 28)]), ["#fbe6b4", "#d8a868"], form=0.6, radius=9, edge=0.2, detail=0.85)
    canvas.fill(smooth([(-58, 4), (-44, -28), (-8, -48), (26, -38), (54, -10), (38, 12), (-10, 18)]),
        ["#a8c85a", "#5a9048", "#2c5a38"], form=0.85, radius=20, bump=0.4, edge=0.2, detail=0.85)
    for x, y, w in ((-34, 0, 13), (-16, 8, 15), (6, 4, 14), (24, 8, 12), (-4, -12, 12), (-24, -16, 11)):
        canvas.fill(rect(x, y - w * 0.7, w, w * 0.8), ["#fffaf0", "#d8ccb8"], edge=0.05, wobble=0.1,
            detail=0.92)
        canvas.fill(poly([(x - 2, y - w * 0.65), (x + w / 2, y - w * 1.2), (x + w + 2, y - w * 0.65)]),
            ["#f08a64", "#b8482c"], edge=0.05, wobble=0.1, detail=0.92)
        canvas.fill(rect(x + w * 0.4, y - w * 0.3, w * 0.2, w * 0.36), "#3a4a54", edge=0, wobble=0,
            detail=0.95)
    canvas.fill(poly([(44, 6), (56, 6), (53, -40), (47, -40)]), ["#fffaf0", "#c8b8a8"], form=0.5, radius=4,
        **CRISP)
    for y in (-2, -20):
        canvas.fill(rect(44, y - 6, 12, 7), "#d8402c", edge=0.05, wobble=0, detail=0.92)
    canvas.fill(rect(46, -50, 8, 10, 1), "#fff0a0", **CRISP)
    canvas.glow(50, -46, 40, "#fff0a0", 0.8)
    for x, y, lean in ((-58, 2, -10), (66, 10, 12), (-48, -14, -6)):
        canvas.line([(x, y), (x + lean * 0.4, y - 16), (x + lean, y - 30)], [3.4, 2.6, 2], "#7a5230", 1,
            wobble=0.1)
        for turn in (-160, -110, -60, -20, 20, 160):
            canvas.fill(placed(smooth([(0, 0), (8, -5), (20, 1, 1), (9, 3)]), x + lean, y - 30, 0.95, turn),
                ["#8ac860", "#2f7a44"], form=0.4, radius=3, **CRISP)


def _links(canvas: Canvas, points: list, step: float = 11) -> None:
    """A bright steel chain along a curve."""
    line = curve(points, 40)
    length = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    count = int(length[-1] / step)
    for i in range(count):
        d = (i + 0.5) / count * length[-1]
        x, y = float(np.interp(d, length, line[:, 0])), float(np.interp(d, length, line[:, 1]))
        x2, y2 = float(np.interp(d + 2, length, line[:, 0])), float(np.interp(d + 2, length, line[:, 1]))
        turn = math.degrees(math.atan2(y2 - y, x2 - x))
        with canvas.at(x, y, 1, turn):
            if i % 2:
                canvas.fill(rect(-8, -1.7, 16, 3.4, 1.6), ["#fffdf4", "#8a9a9c"], form=0.7, radius=2, **CRISP)
            else:
                link = minus(rect(-9, -5.4, 18, 10.8, 5.4), rect(-5.4, -2.2, 10.8, 4.4, 2.2))
                canvas.fill(link, ["#fffdf4", "#b8c4c4", "#5a6c70"], form=0.8, radius=2.4, **CRISP)


def _chain(canvas: Canvas) -> None:
    path = [(52, 70), (66, 210), (44, 340), (84, 470), (70, 590), (150, 700), (280, 716), (374, 704)]
    canvas.line([(x - 6, y + 12) for x, y in path], 9, "#02161c", 0.4, soft=4)
    canvas.fill(ellipse(50, 56, 15), ["#fff6e4", "#a8a8a0"], form=0.9, radius=9, **CRISP)
    _links(canvas, path)
    plug_at = (196, 560)
    _links(canvas, [(374, 704), (330, 640), (262, 610), (214, 574)])
    with canvas.at(*plug_at, 1.1, -16):  # the rubber plug, pulled
        canvas.fill(ellipse(4, 12, 42, 22), "#02161c", alpha=0.6, soft=5)
        canvas.fill(smooth([(-36, 0), (-28, 18), (0, 26), (28, 18), (36, 0)]), ["#4a4a50", "#16181c"],
            form=0.8, radius=10, **CRISP)
        canvas.fill(ellipse(0, 0, 38, 23), ["#7a7a80", "#2c2e34"], form=0.8, radius=10,
            rim=("#ffe6b8", 2.2, 0.9), **CRISP)
        canvas.fill(ellipse(0, -1, 26, 14), ["#3a3c42", "#5a5c62"], form=0.4, radius=6, **CRISP)
        ring = minus(ellipse(6, -8, 11, 13), ellipse(6, -8, 7, 9))
        canvas.fill(ring, ["#fff6e4", "#8a9a9c"], form=0.9, radius=3, **CRISP)
        for side in (-1, 1):
            canvas.line([(side * 44, 10), (side * 60, 18), (side * 70, 12)], [2, 5, 0.6], "#f4fff6", 0.7,
                rough=0.8)


def _foot(canvas: Canvas) -> None:
    """A toddler's bare foot comes down over the rim; the big toe hooks the chain."""
    skin, deep = "#e8a884", "#9a5040"
    leg = ribbon([(700, 960), (590, 880), (520, 812)], [230, 180, 128])
    sole = smooth([(596, 800), (560, 862), (500, 872), (446, 846), (402, 800), (376, 752), (368, 712),
        (384, 684), (414, 674), (450, 674), (490, 684), (530, 704), (572, 738)])
    toes = [ellipse(384, 698, 30, 27, -30), ellipse(417, 666, 21, 21, 10), ellipse(450, 656, 19.5, 20),
        ellipse(480, 660, 17.5, 18), ellipse(508, 672, 15.5, 16)]
    shape = union(leg, sole, *toes)
    canvas.shadow(shape, "#02161c", -22, 26, 18, 0.55)
    mask = canvas.fill(shape, ["#ffd0b0", skin, "#c07a5c"], gradient=((560, 660), (440, 880)), form=0.9,
        radius=46, rim=("#fff0d8", 3.2, 0.9), shade=deep, grain=0.18, texture=0.01, edge=0.08, detail=0.8)
    for x, y in ((402, 684), (434, 670), (466, 668), (496, 676)):
        canvas.line([(x, y - 10), (x + 3, y + 4), (x + 10, y + 16)], [1, 3.4, 0.6], deep, 0.7, clip=mask,
            wobble=0.1)
    for x, y, w, turn in ((372, 694, 12, -50), (411, 652, 9, -20), (446, 642, 8.4, -8), (478, 646, 7.6, 6),
            (508, 660, 6.6, 16)):
        canvas.fill(ellipse(x, y, w, w * 0.72, turn), ["#fff2e6", "#f4c0a8"], form=0.5, radius=4, edge=0.08,
            wobble=0.1, detail=0.92)
    # the fold of a fat ankle
    for points in ([(500, 800), (540, 768), (592, 756)], [(520, 830), (560, 796), (612, 786)]):
        canvas.line(points, [1, 5, 1], deep, 0.55, clip=mask, soft=1.2)
    canvas.fill(ellipse(456, 720, 50, 22, 16), "#fff0dc", alpha=0.45, soft=10, clip=mask)
    canvas.fill(ellipse(424, 770, 30, 36, -40), deep, alpha=0.22, soft=12, clip=mask)
    random = dice(8)
    for _ in range(26):
        x, y = 390 + 180 * random.random(), 680 + 170 * random.random()
        r = 1.6 + 3 * random.random()
        canvas.fill(ellipse(x, y, r, r * 1.2), "#ffffff", alpha=0.45, clip=mask, edge=0.05, wobble=0.1)
        canvas.fill(ellipse(x - r * 0.3, y - r * 0.4, r * 0.35), "#ffffff", alpha=0.95, clip=mask, edge=0,
            wobble=0)
    ring = minus(ellipse(378, 708, 21, 13, 50), ellipse(378, 708, 16, 8.6, 50))
    canvas.fill(ring, ["#fffdf4", "#8a9a9c"], form=0.8, radius=3, **CRISP)
    canvas.fill(ellipse(389, 696, 17, 14, -30), ["#ffd0b0", skin], form=0.7, radius=10,
        rim=("#fff0d8", 2, 0.9), **CRISP)
    canvas.fill(ellipse(375, 692, 10, 7, -50), ["#fff2e6", "#f4c0a8"], form=0.5, radius=4, edge=0.08,
        wobble=0.1, detail=0.92)
