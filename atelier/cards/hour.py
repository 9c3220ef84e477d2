"""A city runs as sand through an hourglass in the desert."""

import math

import numpy as np
import skia

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.land import hill, mountains
from atelier.noise import dice
from atelier.paths import ellipse, poly, rect, ribbon, smooth, spline, union

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
    back = smooth([(-30, 752), (30, 752), (90, 768), (150, 786), (230, 801), (310, 812), (380, 813), (440, 799),
        (500, 770), (580, 740), (640, 716), (640, 930), (-30, 930)])
    canvas.shadow(back, "#4a2030", 0, -5, 6, 0.55)
    look = dict(grain=0.1, texture=0.015, edge=0.2, detail=0.5)
    sand = canvas.fill(back, ["#f6cf90", "#d8935c", "#8a4a3c"], gradient=((120, 760), (420, 920)), form=0.5,
        radius=60, **look)
    # the glass throws its shadow away from the sun
    canvas.fill(smooth([(30, 754), (150, 787), (310, 813), (440, 800), (540, 756), (640, 718), (640, 780),
        (560, 806), (440, 838), (300, 842), (140, 818)]), "#5a2c3c", clip=sand, alpha=0.5, soft=9, edge=0)
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
    tone = "#5c302e" if is_far else "#a8643c"
    wood = [(0, mix(tone, canvas.key, 0.25)), (0.22, mix(tone, canvas.key, 0.5)), (0.55, tone),
        (1, mix(tone, canvas.ambient, 0.75))]
    canvas.fill(ellipse(x + 5 * size, y1, 19 * size, 5 * size), "#2a1422", alpha=0.6, soft=2, edge=0)
    canvas.fill(ellipse(x + 3 * size, y0, 17 * size, 5 * size), "#1c0e1c", alpha=0.6, soft=2, edge=0)
    t = np.linspace(0, 1, 120)
    half = np.interp(np.minimum(t, 1 - t), TURNED[0], TURNED[1]) * size
    y = y0 + (y1 - y0) * t
    shaft = poly([*zip(x - half, y, strict=True), *zip((x + half)[::-1], y[::-1], strict=True)])
    foot = union(shaft, ellipse(x, y1, 12 * size, 3 * size), ellipse(x, y0, 12 * size, 3 * size))
    canvas.fill(foot, wood, gradient=((x - 9 * size, 0), (x + 9 * size, 0)), rim=("#ffe6b4", 1.2, 0.4, (-1, 0, 0)),
        **WOOD)
    for share in (0.045, 0.1, 0.475, 0.525, 0.9, 0.955):  # the grooves between the rings
        h = float(np.interp(min(share, 1 - share), TURNED[0], TURNED[1])) * size
        canvas.line([(x - h, y0 + (y1 - y0) * share - 1), (x, y0 + (y1 - y0) * share + 1.5),
            (x + h, y0 + (y1 - y0) * share - 1)], [1, 1.6, 2], "#2a1422", 0.5, soft=0.5, wobble=0)


# half the width of a post from its end (0) to its middle (.5)
TURNED = ((0, 0.042, 0.05, 0.07, 0.09, 0.105, 0.14, 0.44, 0.47, 0.485, 0.5), (12, 11, 7, 9.5, 9.5, 6, 7, 8, 6, 9.5,
    10.5))
TOWERS = (  # x, foot, width, height, turn, colour, roof, its colour: far, nearer, near
    ((186, 350, 20, 58, 0, "#33478a", "flat", "#3f6f96"), (214, 350, 22, 92, 0, "#3c5090", "cone", "#5a4a86"),
        (246, 352, 22, 74, 0, "#4a5896", "dome", "#3f7f96"), (276, 352, 24, 118, 0, "#4d5f98", "dome", "#8a6a70"),
        (324, 352, 24, 104, 0, "#46568f", "cone", "#6a4a80"), (354, 352, 24, 116, 1, "#4d5f98", "dome", "#3f7f96"),
        (386, 352, 20, 86, 1, "#3c5090", "cone", "#5a4a86"), (414, 350, 20, 64, 1, "#33478a", "flat", "#3f6f96")),
    ((198, 378, 26, 78, 4, "#6a5c96", "dome", "#c8843e"), (233, 382, 24, 98, 3, "#86688e", "cone", "#a8434a"),
        (378, 380, 26, 96, -3, "#745c90", "cone", "#3f7f86"), (407, 376, 24, 66, -5, "#6a5490", "dome", "#a8434a"),
        (344, 386, 28, 88, -4, "#a0708c", "dome", "#c8843e"), (264, 388, 26, 76, 4, "#a8788a", "dome", "#3f7f86"),
        (303, 392, 36, 156, 2, "#dca882", "cone", "#b8434a")),
    ((216, 396, 28, 70, 9, "#c08a7a", "dome", "#a8434a"), (382, 396, 26, 66, -10, "#a87480", "dome", "#b8434a"),
        (352, 408, 24, 72, -17, "#c48c78", "cone", "#3f7f86"), (250, 408, 24, 70, 17, "#cc9478", "cone", "#c8843e"),
        (284, 416, 26, 56, 9, "#d8a07c", "dome", "#a8434a"), (322, 418, 26, 44, -12, "#c89078", "dome", "#3f8a86")))


def _tower(canvas: Canvas, wide: float, high: float, tone: str, roof: str, cap: str, haze: float, seed: int) -> None:
    """A round tower, lit from the left, standing in the glow of its lanes; origin at its foot."""
    random, half = dice(seed), wide / 2
    look = dict(edge=0.08, wobble=0.2, detail=0.7, texture=0.02, grain=0.12)
    across = ((-half, 0), (half, 0))
    top = {"cone": poly([(-half - 3, -high + 1), (0, -high - wide * 1.3), (half + 3, -high + 1)]),
        "dome": smooth([(-half - 1, -high + 2, 1), (-half * 1.12, -high - wide * 0.3),
        (-half * 0.5, -high - wide * 0.72), (0, -high - wide, 1), (half * 0.5, -high - wide * 0.72),
        (half * 1.12, -high - wide * 0.3), (half + 1, -high + 2, 1)]),
        "flat": poly([(-half - 2, -high), (0, -high - wide * 0.6), (half + 2, -high)])}[roof]
    body = rect(-half, -high, wide, high)
    canvas.shadow(union(body, top), "#1a1440", 4, 3, 4, 0.5 * (1 - haze))
    wall = canvas.fill(body, [(0, mix(tone, canvas.key, 0.34 - 0.2 * haze)), (0.35, tone),
        (1, mix(tone, "#1c1a4a", 0.72))], gradient=across, darken=("#f0a860", (0, -high * 0.4), (0, 0),
        0.4 - 0.3 * haze), **look)
    canvas.line([(-half, -high + 3), (0, -high + 5), (half, -high + 3)], 2.4, "#1c1440", 0.45, clip=wall, soft=0.8,
        wobble=0)
    canvas.fill(top, [(0, mix(cap, canvas.key, 0.42 - 0.3 * haze)), (0.4, cap), (1, mix(cap, "#1c1440", 0.62))],
        gradient=across, **look)
    for row in range(int((high - 14) / 9)):
        for turn in (-46, -12, 22, 54):
            if random.random() < 0.44:
                a = math.radians(turn)
                canvas.fill(rect(half * math.sin(a) - 1.3 * math.cos(a), -high + 9 + 9 * row, 2.6 * math.cos(a), 4.4,
                    1), "#ffdc8a" if random.random() < 0.8 else "#ffb060", alpha=1 - 0.35 * haze, edge=0, wobble=0,
                    detail=0.9, texture=0, grain=0)


def _city(canvas: Canvas, glass: Mask) -> None:
    """Three rows of towers behind the glass: the far ones stand, the near ones tilt to the neck and have lost their feet in sand."""
    drifts = (([(140, 344), (200, 340), (250, 346), (300, 350), (350, 346), (400, 340), (460, 344)], "#8a6a88",
        "#7a5680"), ([(140, 352), (190, 354), (226, 364), (262, 372), (300, 376), (340, 372), (380, 362), (412, 354),
        (460, 352)], "#d8a074", "#a86a60"), ([(140, 350), (182, 352), (208, 362), (232, 366), (262, 380), (290, 384),
        (316, 386), (340, 378), (372, 366), (398, 362), (430, 350), (460, 350)], "#f4d090", "#c8843e"))
    with canvas.inside(glass):
        canvas.glow(300, 350, 150, "#d88a8a", 0.5, squash=0.6)
        for k, (row, (edge, high, low)) in enumerate(zip(TOWERS, drifts, strict=True)):
            for n, (x, foot, wide, tall, turn, tone, roof, cap) in enumerate(row):
                with canvas.at(x, foot, 1, turn):
                    _tower(canvas, wide, tall, tone, roof, cap, (0.8, 0.25, 0)[k], 10 * k + n)
            drift = smooth([*edge, (460, 450, 1), (140, 450, 1)])
            canvas.shadow(drift, "#3a1c3c", 0, -4, 4, 0.45)
            canvas.fill(drift, [high, low], gradient=((0, 350), (0, 430)), form=0.35, radius=14, edge=0.3,
                texture=0.02, grain=0.14)
        # it slides to the neck
        for way in ([(182, 372), (230, 396), (276, 424)], [(420, 372), (372, 398), (326, 424)],
            [(300, 392), (301, 410), (300, 430)], [(240, 384), (266, 404), (290, 428)],
            [(358, 386), (334, 408), (312, 428)]):
            canvas.line(way, [0.4, 3, 1], "#8a4a34", 0.3, soft=1.4, wobble=0.4)
            canvas.line([(x + 3, y - 2) for x, y in way], [0.3, 1.6, 0.6], "#fff0c0", 0.35, soft=0.8, wobble=0.4)
    canvas.glow(300, 340, 130, "#ffcf90", 0.22)
