"""A city runs as sand through an hourglass in the desert."""

import math

import numpy as np
import skia

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.buildings import tower
from atelier.motifs.land import hill, mountains
from atelier.noise import dice
from atelier.paths import ellipse, rect, ribbon, smooth, spline, union

CARD = Card(id="hour", palette="turquoise-sand", composition="diagonal", setting="desert", mood="melancholy",
    themes=("time", "city", "change", "travel"), hero="hourglass", moon_or_sun=False, birds=False,
    cloudy_sky=False, seed=41)


# half the glass: radius and height; the lower half mirrors it
PROFILE = ((118, 200), (132, 226), (142, 258), (142, 290), (132, 322), (112, 352), (84, 380), (54, 402), (28, 418),
    (13, 430), (9, 439))
NECK = 439
PLATE, POSTS = 200, 174  # radius of the plates, and of the circle that the posts stand on
SQUASH = 0.13  # the eye is level with the neck: circles above are seen from below, circles below from above
WOOD = dict(texture=0.02, grain=0.1, detail=0.75, wobble=0.05, edge=0.08)


def draw(canvas: Canvas) -> None:
    """Paint from far to near; the glass leans, half sunk in the sand it has let go."""
    _desert(canvas)
    canvas.stars(60, 300, seed=2)
    with canvas.at(302, 462, 1.17, 11), canvas.at(-300, -NECK):
        for end in (-1, 1):
            _plate(canvas, end)
        for azimuth in (-38, 218):
            _post(canvas, azimuth)
        for end in (-1, 1):
            _collar(canvas, end)
        glass = _glass(canvas)
        _night(canvas, glass)
        _city(canvas, glass)
        _sand(canvas, glass)
        _shine(canvas, glass)
        for azimuth in (24, 156):
            _post(canvas, azimuth)
    _dunes(canvas)


def _dunes(canvas: Canvas) -> None:
    """Sand has climbed over the foot of the glass; the wind draws its lines on it."""
    back = smooth([(-30, 806), (60, 800), (150, 800), (230, 798), (310, 788), (390, 770), (460, 748), (540, 724),
        (640, 704), (640, 930), (-30, 930)])
    canvas.shadow(back, "#4a2030", 0, -6, 9, 0.5)
    look = dict(grain=0.1, texture=0.015, edge=0.2, detail=0.5)
    sand = canvas.fill(back, ["#f6cf90", "#d8935c", "#8a4a3c"], gradient=((120, 760), (420, 920)), form=0.5,
        radius=60, **look)
    canvas.fill(smooth([(60, 806), (200, 800), (330, 788), (450, 756), (640, 746), (640, 800), (480, 822),
        (300, 830), (140, 822)]), "#5a2c3c", clip=sand, alpha=0.42, soft=12, edge=0)
    for k in range(4):
        y = 776 + k * 13
        canvas.line([(380 - k * 40, y + 26), (470, y + 6), (560, y - 22), (640, y - 38)], [0.3, 2, 0.6], "#ffe0b0"
            if k % 2 else "#7a3a34", 0.16, clip=sand, soft=1, rough=0)
    front = smooth([(-30, 858), (110, 838), (250, 856), (380, 884), (520, 862), (640, 850), (640, 930), (-30, 930)])
    canvas.shadow(front, "#4a2030", 0, -6, 10, 0.4)
    mask = canvas.fill(front, ["#e8ae74", "#a8603e", "#6a3230"], gradient=((100, 826), (420, 930)), form=0.6,
        radius=40, **look)
    for k in range(7):
        y = 856 + k * 10
        canvas.line([(-20, y + 8), (120, y - 10), (260, y + 6), (400, y + 26), (620, y)], [0.6, 2.4, 0.8], "#ffe0b0"
            if k % 2 else "#7a3a34", 0.3, clip=mask, soft=0.6, rough=0)


def _desert(canvas: Canvas) -> None:
    canvas.set_light(light=(-0.6, -0.55, 0.5), ambient="#1a2a4a", key="#ffe6b4")
    canvas.sky([(0, "#134a5c"), (0.3, "#3a8a8c"), (0.55, "#e3c48c"), (0.75, "#e79a63"), (1, "#b2574a")], swirl=0.03,
        texture=0.0)
    canvas.glow(300, 430, 460, "#ffe7b0", 0.5, power=1.5)
    mountains(canvas, 690, 130, "#a8705f", 5, haze="#e9b27c", n=4, light_c="#f0b888")
    hill(canvas, [(0, 700), (120, 690), (260, 715), (420, 684), (600, 706)], ["#e8b06c", "#c9804e"], radius=40)
    hill(canvas, [(0, 770), (140, 742), (300, 765), (470, 738), (600, 752)], ["#e2a262", "#b3663f", "#7a3d38"],
        radius=50, texture=0.1)
    random = dice(2)
    for i in range(16):
        x, y = 600 * random.random(), 770 + 100 * random.random()
        canvas.line([(x, y), (x + 30, y - 4), (x + 70, y + 2)], [0.2, 1.6, 0.2], "#f5c98a" if i % 2 else "#8a4a3c",
            0.5)
    brush.background(canvas)


def _level(end: int, away: float) -> float:
    """The height of a ring that lies `away` from the neck, above (-1) or below (1)."""
    return NECK + end * away


def _drum(end: int, radius: float, inner: float, outer: float) -> skia.Path:
    """The silhouette of a flat drum between two distances from the neck."""
    top, bottom = sorted((_level(end, inner), _level(end, outer)))
    return union(ellipse(300, top, radius, radius * SQUASH), ellipse(300, bottom, radius, radius * SQUASH),
        rect(300 - radius, top, 2 * radius, bottom - top))


def _plate(canvas: Canvas, end: int) -> None:
    """A round lid of two steps; its inner face looks at the neck, its rim at us."""
    x0, x1 = 300 - PLATE, 300 + PLATE
    rim = [(0, "#c07a44"), (0.22, "#eab872"), (0.5, "#a8643c"), (1, "#4a2630")]
    if end < 0:
        canvas.fill(_drum(end, 176, 276, 298), rim, gradient=((x0, 0), (x1, 0)), rim=("#ffe9bc", 2, 0.6), **WOOD)
    canvas.fill(_drum(end, PLATE, 252, 278), rim, gradient=((x0, 0), (x1, 0)), rim=("#ffe9bc", 2, 0.6), **WOOD)
    for away, tone, width in ((262, "#5a2c2c", 2.2), (265, "#ffdc9c", 1.2)):
        y = _level(end, away)
        canvas.line([(300 - PLATE * math.cos(t), y + end * PLATE * SQUASH * math.sin(t))
            for t in np.linspace(0.04, 3.1, 40)], [width * 0.6, width, width * 0.6], tone, 0.5, wobble=0, rough=0)
    y = _level(end, 252)
    face = ellipse(300, y, PLATE - 1, PLATE * SQUASH - 0.5)
    seen = canvas.fill(face, ["#6a3a34", "#4a2630", "#38202e"] if end < 0 else ["#f0c080", "#c88650", "#8a5038"],
        gradient=((x0, y), (x1, y)), **WOOD)
    for k in range(5):
        squash = 0.9 - k * 0.17
        canvas.line([(300 - PLATE * squash * math.cos(t), y + PLATE * squash * SQUASH * math.sin(t))
            for t in np.linspace(0, 2 * math.pi, 50)], 0.7, "#3a1c28", 0.12, clip=seen, wobble=0.2, rough=0)
    if end > 0:
        canvas.fill(ellipse(324, y + 4, 150, 18), "#4a2030", clip=seen, alpha=0.5, soft=5, edge=0)


def _collar(canvas: Canvas, end: int) -> None:
    """The turned ring that holds the glass."""
    light = "#f0c480" if end < 0 else "#b8743e"
    canvas.fill(_drum(end, 131, 239, 252), [(0, "#96582f"), (0.25, light), (0.55, "#8a4a30"), (1, "#4a2630")],
        gradient=((169, 0), (431, 0)), **WOOD)
    canvas.fill(ellipse(300, _level(end, 239), 130, 130 * SQUASH), ["#7a4634", "#3a1e2a"] if end < 0
        else ["#ffd898", "#b8784a"], gradient=((169, 0), (431, 0)), **WOOD)


def _side(side: int) -> list[tuple[float, float]]:
    """One edge of the glass from the upper ring to the lower."""
    upper = [(300.0 + side * r, float(y)) for r, y in PROFILE]
    return upper + [(x, 2 * NECK - y) for x, y in reversed(upper[:-1])]


def _glass(canvas: Canvas) -> Mask | None:
    """The bulbs, round where they sit in their rings; returns the mask that the worlds inside are clipped to."""
    arc = [(118 * math.cos(t), 118 * SQUASH * math.sin(t)) for t in np.linspace(0.3, 2.84, 8)]
    foot, lid = 2 * NECK - 200, 200
    right, left = _side(1), _side(-1)
    outline = [(*right[0], 1), *right[1:-1], (*right[-1], 1), *((300 + x, foot + y) for x, y in arc),
        (*left[-1], 1), *left[-2:0:-1], (*left[0], 1), *((300 - x, lid - y) for x, y in arc)]
    return canvas.fill(smooth(outline), [(0, "#10204e"), (0.28, "#2a4a86"), (0.47, "#b98a9a"), (0.5, "#e7b98a"),
        (0.7, "#7fc0b4"), (1, "#2c7f86")], gradient=((0, 186), (0, 692)), edge=0.03, wobble=0, alpha=0.97,
        detail=0.7)


def _night(canvas: Canvas, glass: Mask) -> None:
    """Stars over the upper world."""
    random = dice(12)
    for _ in range(60):
        canvas.fill(ellipse(165 + 270 * random.random(), 190 + 120 * random.random(), 0.6 + random.random() ** 3),
            "#fff0cc", clip=glass, alpha=0.8, edge=0, wobble=0)


def _sand(canvas: Canvas, glass: Mask) -> None:
    """The city runs out as sand onto an island in the lower world."""
    canvas.fill(spline([(289, 424, 1), (311, 424, 1), (306, 438), (307, 450), (336, 604, 1), (330, 604, 1),
        (300, 452), (295, 438)]), [(0, "#cf8c44"), (0.14, "#f0c078"), (1, "#ffe2a0")], clip=glass, edge=0.1,
        detail=0.7, texture=0, wobble=0.1)
    canvas.glow(316, 520, 50, "#ffdc90", 0.5, squash=2)
    for x, y, s in ((262, 622, 0.56),):
        _tree(canvas, glass, x, y, s)  # these stand behind the crest
    island = smooth([(120, 720, 1), (120, 650), (190, 641), (240, 627), (286, 603), (331, 576), (372, 600),
        (412, 634), (470, 652), (480, 720, 1)])
    sand = canvas.fill(island, ["#fbe0a0", "#d8965a", "#8f5038"], gradient=((230, 590), (400, 700)), clip=glass,
        form=0.5, radius=50, edge=0.15, texture=0.02, grain=0.12, detail=0.7)
    canvas.fill(smooth([(331, 577), (352, 610), (372, 650), (400, 720), (480, 720), (480, 646), (412, 630),
        (372, 598)]), "#8a4638", clip=sand, alpha=0.4, soft=6, edge=0)
    for k in range(4):
        r = 150 - k * 26
        canvas.line([(300 - r, 668 - k * 9), (300, 684 - k * 12), (300 + r, 668 - k * 9)], [0.3, 1.6, 0.3],
            "#fff0c0", 0.35, clip=sand, soft=0.5, rough=0)
    for x, y, s in ((210, 662, 1.0), (388, 672, 0.84)):
        canvas.fill(smooth([(x - 3 * s, y - 1), (x + 26 * s, y + 1), (x + 62 * s, y + 9), (x + 60 * s, y + 17),
            (x + 30 * s, y + 12), (x, y + 4)]), "#5a2c38", clip=sand, alpha=0.5, soft=2.2, edge=0)
        _tree(canvas, glass, x, y, s)


def _tree(canvas: Canvas, glass: Mask, x: float, y: float, size: float) -> None:
    """A small tree leaning out of the sand, its crown one mass of leaves."""
    random = dice(int(x))
    look = dict(clip=glass, detail=0.8, wobble=0.2, texture=0.03, grain=0.1)
    lean = 5 * (random.random() - 0.3)
    with canvas.at(x, y, size):
        canvas.fill(ribbon([(0, 4), (lean * 0.2, -16), (lean, -34), (lean * 1.4, -46)], [11, 5.5, 4, 2.5], cap=False),
            ["#a8704a", "#4a2a30"], gradient=((-5, 0), (5, 0)), form=0.7, radius=3, edge=0.1, **look)
        for root in ((-9, 5), (8, 6), (1, 7)):
            canvas.line([(0, -6), (root[0] * 0.45, 0), root], [5, 3, 0.4], "#6a3c34", clip=glass, wobble=0, rough=0)
        for end in ((-13, -46), (14, -44)):
            canvas.line([(lean * 0.7, -28), (lean + end[0] * 0.5, -38), (lean + end[0], end[1])], [3, 2, 1],
                "#6a4034", clip=glass, wobble=0, rough=0)
        crown = union(*(ellipse(lean + a, b, r, r * 0.86) for a, b, r in ((-14, -50, 13), (13, -49, 13), (0, -60, 16),
            (-6, -70, 10), (9, -66, 10))))
        leaves = canvas.fill(crown, ["#c8d080", "#4f8a5c", "#1f4a50"], gradient=((lean - 20, -76), (lean + 18, -36)),
            form=0.6, radius=10, edge=0.2, rim=("#fff0b8", 1.6, 0.6), **look)
        for _ in range(46):
            a, d = 6.28 * random.random(), 25 * math.sqrt(random.random())
            u, v = lean + d * math.cos(a), -57 + d * 0.85 * math.sin(a)
            tone = ("#f0e8a0", "#a8c070", "#2f6a58",
                "#1f4a50")[min(3, max(0, int(1.6 + (u - lean + v + 57) / 16 + random.random())))]
            canvas.fill(ellipse(u, v, 3.1, 1.5, 180 * random.random()), tone, edge=0, wobble=0.1, alpha=0.85,
                detail=0.8, clip=leaves)


def _shine(canvas: Canvas, glass: Mask) -> None:
    """Reflections on the glass; its edges are drawn on the outline itself."""
    left, right = _side(-1), _side(1)
    canvas.line(left, 5, "#eafaf2", 0.35, clip=glass, rough=0, wobble=0, soft=1)
    canvas.line(right, 6, "#10264e", 0.5, clip=glass, rough=0, wobble=0, soft=1.2)
    foot = [(300 + 118 * math.cos(t), 2 * NECK - 200 + 118 * SQUASH * math.sin(t)) for t in np.linspace(0, math.pi,
        30)]
    canvas.line(foot, 9, "#5a2c30", 0.55, clip=glass, rough=0, wobble=0, soft=2.5)
    canvas.line(foot, 1.4, "#ffeecb", 0.75, rough=0, wobble=0)
    canvas.line(left, 1.6, "#fffdf2", 0.85, rough=0, wobble=0)
    canvas.line(right, 1.6, "#bcd8d8", 0.6, rough=0, wobble=0)
    for points, w, alpha in (([(x + 13, y) for x, y in left[1:6]], [0.5, 8, 7, 0.5], 0.5),
        ([(x + 27, y) for x, y in left[2:4]], [0.5, 4, 0.5], 0.5),
        ([(x + 14, y) for x, y in left[14:20]], [0.5, 6, 9, 0.5], 0.5),
        ([(x - 12, y) for x, y in right[2:5]], [0.5, 3, 0.5], 0.4),
        ([(x - 12, y) for x, y in right[15:19]], [0.5, 3.5, 0.5], 0.4)):
        canvas.line(points, w, "#fffdf2", alpha, soft=0.6, rough=0.1, wobble=0, clip=glass)


def _post(canvas: Canvas, azimuth: float) -> None:
    """A turned post between the plates, `azimuth` degrees towards us from the right."""
    is_far = math.sin(math.radians(azimuth)) < 0
    x, near = 300 + POSTS * math.cos(math.radians(azimuth)), POSTS * SQUASH * math.sin(math.radians(azimuth))
    y0, y1 = NECK - 252 - near, NECK + 252 + near
    size = 0.74 if is_far else 1
    turned = (19, 20, 12, 16, 11, 12, 14, 16, 17, 17, 15, 12, 10, 17)
    widths = [size * w for w in turned + turned[-2::-1]]
    tone = "#6a3a34" if is_far else "#a8643c"
    half = 10 * size
    for y, inwards in ((y0, 5), (y1, -5)):
        canvas.fill(ellipse(x + 5 * size, y, 19 * size, 5 * size), "#2a1422", alpha=0.6, soft=2, edge=0)
        foot = union(*(ellipse(x, y + inwards * size * k / 4, 15 * size, 4 * size) for k in range(5)))
        canvas.fill(foot, [mix(tone, canvas.key, 0.45), tone, mix(tone, canvas.ambient, 0.6)],
            gradient=((x - 12 * size, 0), (x + 12 * size, 0)), form=0.3, radius=3 * size, **WOOD)
    canvas.fill(ribbon([(x, y0 + 3 + (y1 - y0 - 6) * i / (len(widths) - 1)) for i in range(len(widths))], widths,
        cap=False), [mix(tone, canvas.key, 0.4), tone, mix(tone, canvas.ambient, 0.6)],
        gradient=((x - half, 0), (x + half, 0)), form=0.6, radius=8 * size, rim=("#ffe6b4", 1.4, 0.5), **WOOD)


def _city(canvas: Canvas, glass: Mask) -> None:
    random = dice(7)
    canvas.fill(spline([(150, 400, 1), (150, 330), (200, 318), (300, 322), (400, 316), (450, 330), (450, 400, 1),
        (310, 432), (290, 432)]), ["#5a4a7a", "#c98a6a"], clip=glass, edge=0.3)
    with canvas.inside(glass):
        for row, (yb, n, hs, cs, widths) in enumerate([(340, 9, (60, 110), ["#4d5f98", "#5a5a94"], 22),
            (356, 8, (46, 96), ["#7a6a9c", "#a0708c", "#60609a"], 26),
            (374, 6, (30, 66), ["#c08a7a", "#9a6a86", "#d09a74"], 26)]):
            half = 112 - row * 26
            for i in range(n):
                x = 300 - half + 2 * half * i / (n - 1) + (random.random() - 0.5) * 8
                h = hs[0] + (hs[1] - hs[0]) * random.random() * (1 - 0.5 * abs(x - 300) / half)
                with canvas.at(x, yb):
                    tower(canvas, widths * (0.7 + 0.5 * random.random()), h, cs[i % len(cs)], seed=i + row * 10,
                        roof=["cone", "dome", "flat"][int(random.random() * 3)], roof_colour=["#a8434a", "#3f7f86",
                        "#d08a4a"][int(random.random() * 3)], density=0.55)
        with canvas.at(300, 352):
            tower(canvas, 30, 112, "#e0b088", seed=90, roof="cone", roof_colour="#b8434a", density=0.4)
        canvas.fill(smooth([(160, 440, 1), (166, 372), (230, 364), (300, 361), (370, 364), (434, 372),
            (440, 440, 1)]), ["#f2cc88", "#d8984e", "#c8843e"], gradient=((0, 360), (0, 436)), form=0.3, radius=30,
            edge=0.2, texture=0.02, grain=0.12)
        for x, y, turn, tone, roof in ((268, 396, -24, "#c08a7a", "#a8434a"), (334, 392, 20, "#9a6a86", "#3f7f86")):
            with canvas.at(x, y, 0.62, turn):
                tower(canvas, 20, 40, tone, seed=int(x), roof="cone", roof_colour=roof, density=0.5)
            canvas.fill(ellipse(x, y + 7, 15, 8), "#dfa45a", soft=1.5, edge=0)
    canvas.glow(300, 340, 130, "#ffcf90", 0.3)

