"""A city runs as sand through an hourglass in the desert."""

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.buildings import tower
from atelier.motifs.land import hill, mountains
from atelier.motifs.plants import branch, leaf_clump
from atelier.noise import dice
from atelier.paths import ellipse, ribbon, smooth, spline

CARD = Card(id="hour", palette="turquoise-sand", composition="diagonal", setting="desert", mood="melancholy",
    themes=("time", "city", "change", "travel"), hero="hourglass", moon_or_sun=False, birds=False,
    cloudy_sky=False, seed=41)


def draw(canvas: Canvas) -> None:
    """Paint from far to near; the glass leans, half sunk in the sand it has let go."""
    _desert(canvas)
    canvas.stars(60, 300, seed=2)
    with canvas.at(322, 470, 1.26, 11), canvas.at(-300, -436):
        glass = _glass(canvas)
        _night(canvas, glass)
        _city(canvas, glass)
        _sand(canvas, glass)
        _shine(canvas)
        _frame(canvas)
    _dunes(canvas)


def _dunes(canvas: Canvas) -> None:
    """Sand has climbed over the foot of the glass; the wind draws its lines on it."""
    back = smooth([(-30, 800), (60, 772), (180, 764), (300, 800), (420, 786), (540, 728), (640, 712), (640, 930), (-30, 930)])
    canvas.shadow(back, "#4a2030", 0, -8, 14, 0.5)
    look = dict(grain=0.1, texture=0.015, edge=0.2, detail=0.5)
    canvas.fill(back, ["#f6cf90", "#d8935c", "#8a4a3c"], gradient=((120, 730), (420, 920)), form=0.6, radius=60, **look)
    front = smooth([(-30, 850), (110, 826), (250, 850), (380, 884), (520, 858), (640, 846), (640, 930), (-30, 930)])
    canvas.shadow(front, "#4a2030", 0, -6, 10, 0.4)
    mask = canvas.fill(front, ["#e8ae74", "#a8603e", "#6a3230"], gradient=((100, 820), (420, 930)), form=0.6, radius=40, **look)
    for k in range(9):
        y = 846 + k * 9
        canvas.line([(-20, y + 8), (120, y - 10), (260, y + 6), (400, y + 26), (620, y)], [0.6, 2.4, 0.8], "#ffe0b0" if k % 2
            else "#7a3a34", 0.3, clip=mask, soft=0.6, rough=0)


def _desert(canvas: Canvas) -> None:
    canvas.set_light(light=(-0.6, -0.55, 0.5), ambient="#1a2a4a", key="#ffe6b4")
    canvas.sky([(0, "#134a5c"), (0.3, "#3a8a8c"), (0.55, "#e3c48c"), (0.75, "#e79a63"), (1, "#b2574a")], swirl=0.03, texture=0.0)
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


def _glass(canvas: Canvas) -> Mask | None:
    """The bulbs and the far posts; gives the mask that the worlds inside are clipped to."""
    bulbs = spline([(168, 186, 1), (160, 260), (178, 330), (240, 388), (288, 424), (291, 432), (288, 440),
        (240, 476), (178, 536), (160, 606), (168, 684, 1), (432, 684, 1), (440, 606), (422, 536), (360, 476),
        (312, 440), (309, 432), (312, 424), (360, 388), (422, 330), (440, 260), (432, 186, 1)])
    canvas.shadow(ellipse(330, 742, 200, 20), "#4a2030", 20, 6, 12, 0.6)
    for x in (150, 450):
        _post(canvas, x, 182, 690, True)
    return canvas.fill(bulbs, [(0, "#10204e"), (0.28, "#2a4a86"), (0.47, "#b98a9a"), (0.5, "#e7b98a"),
        (0.7, "#7fc0b4"), (1, "#2c7f86")], gradient=((0, 186), (0, 684)), edge=0.05, wobble=0.4, alpha=0.96,
        detail=0.6)


def _night(canvas: Canvas, glass: Mask) -> None:
    """Stars over the upper world."""
    random = dice(12)
    for _ in range(60):
        canvas.fill(ellipse(165 + 270 * random.random(), 190 + 120 * random.random(), 0.6 + random.random() ** 3),
            "#fff0cc", clip=glass, alpha=0.8, edge=0, wobble=0)


def _sand(canvas: Canvas, glass: Mask) -> None:
    """The city runs out as sand onto an island in the lower world."""
    canvas.fill(spline([(262, 398, 1), (300, 392), (338, 398, 1), (312, 425), (305, 440), (334, 600, 1),
        (330, 600, 1), (299, 440), (288, 425)]), ["#f3cd84", "#e7a95c"], clip=glass, edge=0.3, detail=0.6,
        texture=0.1)
    canvas.glow(300, 500, 50, "#ffdc90", 0.5, squash=2)
    canvas.fill(spline([(150, 690, 1), (150, 640), (200, 630), (272, 600), (331, 566), (378, 594), (410, 618),
        (450, 640), (450, 690, 1)]), ["#f8d794", "#cf8a4c", "#8f5038"], clip=glass, form=0.6, radius=50, edge=0.2,
        texture=0.02, grain=0.15)
    for x, y, s, sd in ((216, 628, 0.8, 1), (384, 630, 0.9, 2), (252, 616, 0.5, 3), (372, 606, 0.5, 5)):
        branch(canvas, x, y, -1.57, 22 * s, 6 * s, 4, "#3d5a48", dice(sd), tips := [], rim=("#ffe9b0", 1, 0.5))
        for tx, ty, _ in tips:
            leaf_clump(canvas, tx, ty, 9 * s, ["#2f6a58", "#7fae6a", "#e9d88a"], dice(int(tx)), 7, 3.2 * s)


def _shine(canvas: Canvas) -> None:
    """Reflections on the glass."""
    for points, w, alpha in (([(176, 210), (172, 262), (190, 322), (236, 372)], [1, 9, 7, 1], 0.5),
        ([(190, 200), (187, 250)], [1, 4, 1], 0.5), ([(238, 492), (190, 546), (174, 606), (178, 668)],
        [1, 6, 9, 1], 0.5), ([(424, 214), (428, 262), (412, 316)], [0.5, 3, 0.5], 0.45),
        ([(412, 546), (428, 606), (424, 668)], [0.5, 3.5, 0.5], 0.4)):
        canvas.line(points, w, "#fffdf2", alpha, soft=0.6, rough=0.2)
    canvas.line([(168, 186), (160, 260), (178, 330), (240, 388), (288, 424), (291, 432), (288, 440), (240, 476),
        (178, 536), (160, 606), (168, 684)], 2, "#eafaf2", 0.6, rough=0.4)
    canvas.line([(432, 186), (440, 260), (422, 330), (360, 388), (312, 424), (309, 432), (312, 440), (360, 476),
        (422, 536), (440, 606), (432, 684)], 2, "#16305a", 0.6, rough=0.4)


def _frame(canvas: Canvas) -> None:
    """The near posts and the two plates."""
    for x in (126, 474):
        _post(canvas, x, 182, 690)
    for y, is_top in ((178, True), (690, False)):
        canvas.fill(spline([(92, y - 12), (300, y - 20), (508, y - 12), (512, y), (508, y + 10), (300, y + 20),
            (92, y + 10), (88, y)]), ["#c98a4c", "#8a4c34", "#4a2630"], gradient=((0, y - 18), (0, y + 20)),
            form=0.6, radius=14, texture=0.03, grain=0.12, rim=("#ffe9bc", 3, 0.7), detail=0.6, wobble=0.25, edge=0.12)
        canvas.fill(spline([(112, y + 9), (300, y + 19), (488, y + 9), (480, y + 22), (300, y + 33),
            (120, y + 22)]), ["#7a4230", "#3a1e2a"], form=0.5, radius=8, detail=0.6, wobble=0.25, edge=0.12)
        canvas.line([(96, y - 4), (300, y - 9), (504, y - 4)], [1, 2, 1], "#f5c987", 0.7)
        if is_top:
            canvas.fill(spline([(110, y - 12), (150, y - 30), (300, y - 38), (450, y - 30), (490, y - 12),
                (300, y - 20)]), ["#a8693e", "#6a3830"], form=0.7, radius=9, rim=("#ffe9bc", 2.5, 0.8), detail=0.6,
                wobble=0.25, edge=0.12)


def _post(canvas: Canvas, x: float, y0: float, y1: float, far: bool = False) -> None:
    h = y1 - y0
    c = "#9a5c3a" if not far else "#6a3a34"
    w = [18, 10, 22, 10, 13, 20, 13, 10, 22, 10, 18] if not far else [12, 7, 14, 7, 9, 13, 9, 7, 14, 7, 12]
    canvas.fill(ribbon([(x, y0 + i * h / 8) for i in range(9)], [v for v in w for _ in range(2)]),
        [mix(c, canvas.key, 0.35), c, mix(c, canvas.ambient, 0.6)], gradient=((x - 8, 0), (x + 8, 0)), form=0.7,
        radius=8, streaks="v", texture=0.03, grain=0.12, detail=0.7, wobble=0.1, edge=0.1, rim=("#ffe6b4", 1.6, 0.6))


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
        canvas.fill(spline([(170, 420, 1), (190, 372), (240, 364), (300, 368), (360, 362), (410, 372),
            (430, 420, 1), (305, 432), (295, 432)]), ["#e9b874", "#d0904e"], form=0.3, radius=30, edge=0.3,
            texture=0.02, grain=0.15)
    canvas.glow(300, 340, 130, "#ffcf90", 0.3)

