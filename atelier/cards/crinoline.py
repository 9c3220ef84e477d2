"""A ball gown's crinoline is a prison cage; the tiny prisoner inside sews a way out."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.folk import STAND, person
from atelier.motifs.portraits import Head, head
from atelier.noise import dice
from atelier.paths import along, ellipse, minus, poly, rect, ribbon, smooth, union

CARD = Card(
    id="crinoline",
    palette="rose-bone",
    composition="cutaway",
    setting="tailor's shop",
    mood="mystery",
    themes=("law", "love", "work"),
    hero="crinoline cage",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=413,
    grading=dict(vignette=0.42, contrast=1.1),
)

CRISP = dict(edge=0.07, wobble=0.25, detail=0.85)
LAMP = (96, 120)
LIGHT = (-0.6, -0.55, 0.5)
SILK = ["#f0bcbc", "#d58a94", "#a85468", "#6a2c44"]
HOOPS = [(366 + 58 * k, 66 + 29 * k - 0.4 * k * k) for k in range(8)]  # height and half width
MIDDLE = 312


def draw(canvas: Canvas) -> None:
    """Paint the card."""
    canvas.set_light(LIGHT, ambient="#3c1626", key="#fff0d4")
    _shop(canvas)
    light_pools(canvas, [(*LAMP, 260, "#ffe8c0", 1.2), (300, 640, 330, "#ffe2cc", 0.7)], "#857c78")
    brush.background(canvas, radii=(16, 8, 4))
    _lamp(canvas)
    _cage(canvas, front=False)
    _inside(canvas)
    _cage(canvas, front=True)
    _drapes(canvas)
    _way_out(canvas)
    _bodice(canvas)
    _head(canvas)
    _cat(canvas)
    _floor_things(canvas)


def _shop(canvas: Canvas) -> None:
    canvas.fill(rect(-20, -20, 640, 820), ["#5c6e60", "#6c7e6c", "#44544a"], texture=0.03, edge=0)
    for x in range(-10, 620, 42):
        canvas.line([(x, -20), (x, 780)], 1.4, "#34443c", 0.4, wobble=0.1)
    random = dice(3)
    tones = ("#a8b49c", "#d59a9e", "#efe3d3", "#8b3f55", "#c8a47c", "#e4c4b4", "#b06a7c")
    for side in (0, 1):  # shelves of cloth on both sides
        for row in range(5):
            y = 180 + 118 * row
            x0, x1 = (-20, 150) if side == 0 else (470, 620)
            canvas.fill(rect(x0, y, x1 - x0, 11), ["#a87858", "#5a3430"], form=0.4, radius=4, edge=0.06)
            x = x0 + 4
            while x < x1 - 16:
                w = 20 + 14 * random.random()
                h = 62 + 30 * random.random()
                tone = tones[int(len(tones) * random.random())]
                bolt = rect(x, y - h, w, h, 6)
                canvas.fill(bolt, [mix(tone, "#fff0dc", 0.2), tone, mix(tone, "#3c1626", 0.5)],
                    gradient=((x, 0), (x + w, 0)), form=0.6, radius=8, edge=0.08, wobble=0.4)
                canvas.fill(ellipse(x + w / 2, y - h + 2, w * 0.42, 5), mix(tone, "#3c1626", 0.3), edge=0.1)
                canvas.fill(ellipse(x + w / 2, y - h + 2, w * 0.16, 2), "#efe3d3", edge=0.1)
                x += w + 3
    canvas.fill(rect(-20, 786, 640, 140), ["#8a5648", "#5a3034", "#2e1420"], edge=0.05, texture=0.08)
    for k in range(-8, 9):
        canvas.line([(300 + k * 52, 786), (300 + k * 92, 910)], [0.8, 2], "#2e1420", 0.6, wobble=0.1)


def _lamp(canvas: Canvas) -> None:
    x, y = LAMP
    canvas.line([(x, -20), (x, y - 40)], 2.4, "#2a0e1c", 1, wobble=0)
    canvas.fill(smooth([(x - 44, y, 1), (x - 26, y - 30), (x, y - 42), (x + 26, y - 30), (x + 44, y, 1)]),
        ["#9cb09a", "#5c7068", "#34443e"], form=0.8, radius=14, light=(0, 0.6, 0.5),
        rim=("#e8f0dc", 1.6, 0.6), **CRISP)
    canvas.fill(ellipse(x, y + 2, 36, 9), ["#fffbe8", "#ffdca0"], edge=0.05, wobble=0.1, detail=0.9)
    canvas.glow(x, y + 10, 200, "#ffe2b0", 0.7)
    canvas.fill(poly([(x - 34, y + 4), (x + 34, y + 4), (x + 330, 820), (x - 90, 820)]), "#ffe8c8",
        alpha=0.13, soft=16, edge=0, blend="screen", fade=((x, y), (x + 120, 860)))


def _hoop(k: int, t: float) -> tuple[float, float]:
    y, half = HOOPS[k]
    return MIDDLE + half * math.cos(t), y + half * 0.17 * math.sin(t)


def _cage(canvas: Canvas, front: bool) -> None:
    """Steel hoops and upright bars; the far half first, the near half over the contents."""
    steel = "#54283c" if front else "#b87c74"
    start, end = (0.0, math.pi) if front else (math.pi, 2 * math.pi)
    if not front:
        y, half = HOOPS[-1]
        canvas.fill(ellipse(MIDDLE, y, half, half * 0.17), ["#c88c70", "#8a5648"], edge=0.05)
        canvas.fill(smooth([(MIDDLE - 60, 340), *[_hoop(k, math.pi) for k in range(8)],
            *[_hoop(7, math.pi + 0.4 * j) for j in range(1, 8)],
            *[_hoop(k, 2 * math.pi) for k in range(7, -1, -1)]]), ["#fff4d8", "#f6d0a8", "#d08c80",
            "#8b4a58"],
            gradient=("r", (350, 640), 330), alpha=1, edge=0.05)
    bars = 7
    for b in range(bars + 1):
        t = start + (end - start) * b / bars
        line = [(MIDDLE + 56 * math.cos(t), 344 + 6 * math.sin(t)), *[_hoop(k, t) for k in range(8)]]
        if front:
            canvas.line([(x - 1.6, y) for x, y in line], [2.4, 3.4], "#fff2dc", 0.6, wobble=0.05)
        canvas.line(line, [2.4, 3.6] if front else [1.6, 2.4], steel, 0.98 if front else 0.7, wobble=0.05,
            rough=0.1, form=0.5, radius=2, detail=0.85)
    for k in range(8):
        ring = [_hoop(k, start + (end - start) * j / 24) for j in range(25)]
        if front:
            canvas.line([(x, y + 3) for x, y in ring], 2.4, "#fff2dc", 0.4, wobble=0.05)
        canvas.line(ring, 4 if front else 2.6, steel, 1 if front else 0.75, wobble=0.05, rough=0.1,
            detail=0.85)
        if front:
            canvas.line([(x, y - 1.4) for x, y in ring], 1.1, "#d59a9e", 0.8, wobble=0.05, rough=0.1)
            for b in range(bars + 1):
                x, y = _hoop(k, math.pi * b / bars)
                canvas.fill(ellipse(x, y, 3.6), ["#f6d8a8", "#8a5c38"], form=0.8, radius=3, **CRISP)


def _inside(canvas: Canvas) -> None:
    """A cell: the dummy's pole, a cot, a bucket, days scratched, a ladder and the prisoner."""
    wood = ["#d8a47c", "#9a6048", "#4a2430"]
    canvas.fill(ribbon([(MIDDLE, 350), (MIDDLE, 700), (MIDDLE, 770)], [15, 15, 22]), wood, form=0.8, radius=7,
        rim=("#ffe8cc", 1.4, 0.7), **CRISP)
    for y in (520, 690, 740):
        canvas.fill(ellipse(MIDDLE, y, 15, 8), wood, form=0.8, radius=7, **CRISP)
    # tallies on the lining
    for k, (x, y) in enumerate(((206, 590), (232, 594), (256, 590), (210, 640), (236, 640))):
        for j in range(4):
            canvas.line([(x + 5 * j, y), (x + 5 * j + 1, y + 17)], 1.6, "#6a2c40", 0.75, wobble=0.3)
        if k != 4:
            canvas.line([(x - 3, y + 14), (x + 18, y + 3)], 1.6, "#6a2c40", 0.75, wobble=0.2)
    canvas.fill(ellipse(214, 800, 90, 11), "#2a0e1c", alpha=0.6, soft=4)  # the cot
    for x in (138, 290):
        canvas.fill(rect(x, 716, 6, 84, 2), ["#c8b4a8", "#5a3c44"], form=0.6, radius=3, **CRISP)
        canvas.fill(ellipse(x + 3, 714, 5), ["#fff0dc", "#8a6068"], form=0.8, radius=4, **CRISP)
    for y in (726, 742):
        canvas.line([(140, y), (140, y + 12)], 3, "#c8b4a8", 1, wobble=0)
    canvas.fill(rect(140, 756, 154, 24, 7), ["#fff2e0", "#c8a49c"], form=0.6, radius=8,
        rim=("#fff6e8", 1.6, 0.6), **CRISP)
    for k in range(12):
        canvas.line([(148 + 12 * k, 757), (146 + 12 * k, 779)], 2.6, "#8b5a68", 0.5, wobble=0.1)
    canvas.fill(smooth([(142, 748), (152, 738), (184, 738), (192, 750), (184, 760), (150, 760)]),
        ["#fffaf0", "#d8bcb4"], form=0.8, radius=9, **CRISP)
    canvas.fill(smooth([(206, 752), (250, 748), (296, 754), (298, 786), (270, 794), (240, 782), (212, 784)]),
        ["#a8bca4", "#7c8f7b", "#4a5c50"], form=0.7, radius=10, **CRISP)
    # bucket
    canvas.fill(smooth([(330, 770, 1), (334, 806, 1), (364, 806, 1), (368, 770, 1)]), ["#b8a8a4", "#6a5058"],
        form=0.7, radius=9, **CRISP)
    canvas.fill(ellipse(349, 770, 19, 5), "#2a0e1c", **CRISP)
    canvas.line([(MIDDLE, 430), (344, 470)], 2, "#4a2034", 0.9, wobble=0)  # his lantern
    canvas.glow(346, 496, 150, "#fff6d8", 0.8)
    canvas.fill(rect(336, 480, 20, 28, 5), ["#fffdf0", "#ffd890"], edge=0.05, detail=1)
    canvas.fill(poly([(332, 480), (346, 468), (360, 480)]), "#4a2034", **CRISP)
    canvas.fill(rect(333, 506, 26, 5, 2), "#4a2034", **CRISP)
    for x0, x1 in ((372, 414), (420, 446)):  # the ladder is made of reels and needles
        canvas.line([(x0, 812), (x1, 566)], [6, 5], "#8a5648", 1, wobble=0.05, form=0.5, radius=2, detail=0.9)
    for k in range(9):
        t = 0.05 + 0.105 * k
        x, y = 372 + 42 * t, 812 - 246 * t
        canvas.fill(ribbon([(x - 2, y), (x + 48 - 16 * t, y - 2)], [6, 6]), ["#c87c8a", "#8b3f55"], form=0.6,
            radius=3, **CRISP)
    with canvas.at(392, 762, 1.86):
        person(canvas, pose=STAND | dict(hip=(0, -46), neck=(5, -78), head=(9, -91), near=(38, -88),
            far=(34, -68), near_foot=(0, 0), far_foot=(10, -14)), skin="#e2ae8c", hair="#8a8078",
            style="bald", beard="full", top="#fbf2e4",
            legs="#fbf2e4", stripes="#4a2838", shoes="#4a2838", hat=("sailor", "#fbf2e4", "#4a2838"),
            old=True, rim=("#fff6e4", 1.0, 0.7), temper="strain")


def _drapes(canvas: Canvas) -> None:
    """The silk of the skirt, drawn aside to both sides like curtains."""
    left = smooth([(268, 336), (232, 400), (186, 484), (150, 560), (136, 640), (148, 720), (172, 800),
        (150, 830), (60, 836), (26, 820), (44, 720), (92, 590), (150, 470), (216, 372), (250, 334)])
    right = smooth([(352, 336), (398, 400), (444, 480), (472, 560), (474, 640), (462, 720), (456, 800),
        (480, 832), (570, 836), (604, 818), (584, 720), (536, 590), (478, 470), (408, 372), (372, 334)])
    for path, side in ((left, -1), (right, 1)):
        canvas.shadow(path, "#2a0e1c", -side * 8, 10, 10, 0.55)
        mask = canvas.fill(path, SILK, gradient=((80, 400), (420, 860)) if side < 0 else ((420, 400),
            (620, 860)), form=0.9, radius=44, shade="#5a2038", highlight="#fff0e4", rim=("#fff2e4", 2.6, 0.7),
            grain=0.22, texture=0.015, **CRISP)
        for k in range(7):
            inner = [(MIDDLE + side * (46 + 6 * k), 340), (MIDDLE + side * (100 + 26 * k), 500),
                (MIDDLE + side * (160 + 24 * k), 660), (MIDDLE + side * (150 + 30 * k), 836)]
            canvas.line(inner, [1.4, 6, 9, 12], "#6a2440", 0.5, clip=mask, soft=3)
            canvas.line([(x + 9, y) for x, y in inner], [0.8, 3, 5, 6], "#fff0e8", 0.4, clip=mask, soft=2)
        for k in range(30):  # a flounce of lace
            t = k / 29
            x, y = along([(26, 820), (60, 836), (150, 832), (174, 806)] if side < 0 else [(456, 806),
                (480, 834), (570, 836), (604, 818)], t)
            canvas.fill(ellipse(x, y + 4, 9, 8), ["#fffaf0", "#e0c8bc"], form=0.7, radius=6, edge=0.2,
                wobble=0.3, detail=0.8)
    for x, y in ((140, 640),):  # bows that hold them
        for f in (-1, 1):
            canvas.fill(smooth([(x, y), (x + f * 16, y - 16), (x + f * 34, y - 12), (x + f * 32, y + 10),
                (x + f * 14, y + 10)]), ["#a8bca4", "#7c8f7b", "#4a5c50"], form=0.8, radius=10,
                rim=("#f4fae8", 1.6, 0.7), **CRISP)
            canvas.fill(ribbon([(x, y), (x + f * 10, y + 26), (x + f * 20, y + 52)], [10, 12, 9]),
                ["#94a890", "#5c7068"], form=0.7, radius=6, **CRISP)
        canvas.fill(ellipse(x, y, 8, 9), ["#a8bca4", "#5c7068"], form=0.9, radius=6, **CRISP)


def _way_out(canvas: Canvas) -> None:
    """On the right drape a door of bright stitches; one corner already hangs open on the light."""
    door = [(578, 812), (566, 700), (552, 636), (518, 606), (490, 630), (482, 690), (484, 812)]
    canvas.glow(556, 776, 90, "#fff0c8", 0.6)
    canvas.fill(smooth([(578, 812, 1), (566, 716, 1), (540, 760), (530, 812, 1)]), ["#fffbe4", "#ffdca0"],
        edge=0.05, detail=0.9)
    canvas.fill(smooth([(566, 716, 1), (540, 724), (514, 760), (530, 812, 1), (548, 770)]),
        ["#c87086", "#8b3f55"], form=0.7, radius=8, rim=("#fff2e4", 1.6, 0.8), **CRISP)
    for k in range(18):
        a, b = along(door, k / 18 + 0.008), along(door, k / 18 + 0.036)
        sewn = k < 11
        canvas.line([a, b], 4 if sewn else 1.6, "#fffbe8", 1 if sewn else 0.45, wobble=0, detail=0.95)
    tip = along(door, 11 / 18)
    hand = (466, 596)
    canvas.line([tip, (496, 640), (474, 632), hand], 1.8, "#fffbe8", 0.95, wobble=0.1, detail=0.95)
    # the needle in his fist
    canvas.line([(448, 612), hand, (506, 566)], [1.4, 5, 1.4], "#8a6a74", 1, wobble=0, rough=0, detail=1)
    canvas.line([(450, 609), (465, 594.6), (502, 568)], [0.8, 2.6, 0.8], "#ffffff", 1, wobble=0, rough=0,
        detail=1)
    canvas.fill(union(ellipse(463, 598, 8, 7), ellipse(470, 592, 5.6, 4.6)), ["#f0c4a4", "#c88c74"], form=0.6,
        radius=4, **CRISP)


def _bodice(canvas: Canvas) -> None:
    body = smooth([(246, 196), (226, 214), (236, 250), (252, 290), (258, 330), (256, 352), (312, 362),
        (368, 352), (366, 330), (372, 290), (388, 250), (398, 214), (378, 196), (344, 214), (312, 222),
        (280, 214)])
    neck = smooth([(288, 150), (288, 178), (262, 194), (246, 204), (280, 232), (312, 238), (344, 232),
        (378, 204), (362, 194), (336, 178), (336, 150)])
    canvas.fill(neck, ["#fff4e4", "#ecd8c4", "#b88e8c"], form=0.9, radius=18, shade="#8b5a66", **CRISP)
    # the seam of the dummy
    canvas.line([(288, 170), (312, 176), (336, 170)], 1.4, "#8b5a66", 0.7, wobble=0.1)
    for side in (-1, 1):  # puffed sleeves end in round wooden stumps
        with canvas.at(312 + side * 92, 236, 1, 0, side):
            canvas.fill(ellipse(24, 40, 17, 13, 30), ["#d8a47c", "#7a4438"], form=0.8, radius=9, **CRISP)
            puff = smooth([(-24, -36), (6, -42), (32, -22), (40, 8), (28, 34), (2, 38), (-18, 18)])
            canvas.shadow(puff, "#2a0e1c", 0, 8, 6, 0.5)
            mask = canvas.fill(puff, SILK[:3], form=0.95, radius=24, shade="#5a2038", highlight="#fff0e4",
                rim=("#fff2e4", 2, 0.7), **CRISP)
            for k in range(5):
                canvas.line([(-20 + 4 * k, -32 + 3 * k), (4 + 7 * k, -6 + 2 * k), (2 + 6 * k, 36)],
                    [0.8, 4, 1], "#6a2440", 0.45, clip=mask, soft=1.6)
    canvas.shadow(body, "#2a0e1c", 0, 8, 8, 0.5)
    mask = canvas.fill(body, SILK, gradient=((240, 200), (380, 370)), form=0.9, radius=34, shade="#5a2038",
        highlight="#fff0e4", rim=("#fff2e4", 2.4, 0.7), grain=0.22, texture=0.015, **CRISP)
    for k in range(7):  # lacing
        y = 240 + 16 * k
        canvas.line([(300, y), (324, y + 12)], 2.2, "#fff2e0", 0.95, clip=mask, wobble=0.1)
        canvas.line([(324, y), (300, y + 12)], 2.2, "#fff2e0", 0.95, clip=mask, wobble=0.1)
    for side in (-1, 1):
        canvas.line([(312 + side * 26, 226), (312 + side * 22, 290), (312 + side * 26, 356)], [1, 3, 1.4],
            "#8b3f55", 0.8, clip=mask, wobble=0.1)
    for k in range(17):  # lace at the neckline
        x, y = along([(240, 208), (276, 222), (312, 230), (348, 222), (384, 208)], k / 16)
        canvas.fill(ellipse(x, y, 8, 7), ["#fffaf0", "#e0c8bc"], form=0.6, radius=5, edge=0.2,
            **{k2: v for k2, v in CRISP.items() if k2 != "edge"})
    canvas.fill(ribbon([(252, 350), (312, 364), (372, 350)], [17, 19, 17]), ["#a8bca4", "#5c7068"], form=0.8,
        radius=8, rim=("#f4fae8", 1.6, 0.7), **CRISP)


def _head(canvas: Canvas) -> None:
    """A painted mannequin: closed eyes, wine-red hair, and the key for an earring."""
    with canvas.at(310, 96, 0.98, -4):
        head(canvas, Head(skin="#f0e0cc", hair="#6a2c3c", style="bun", age=0.25, width=0.94, turn=0.25,
            nose="straight", mouth="calm", eyes="closed", brow=-0.2), LIGHT, "#fff6e4", 0.8)
    brass = ["#fff4c8", "#e0ac50", "#8a5c28"]
    x, y = 352, 112
    canvas.line([(x, y - 4), (x + 2, y + 8)], 1.8, "#e0ac50", 1, wobble=0)
    with canvas.at(x + 3, y + 8, 1, -6):
        bow = minus(union(ellipse(0, 9, 11), ellipse(-9, 14, 7), ellipse(9, 14, 7)),
            union(ellipse(0, 9, 5), ellipse(-9, 14, 2.8), ellipse(9, 14, 2.8)))
        key = union(bow, rect(-3, 18, 6, 52), rect(2, 54, 14, 5), rect(2, 63, 14, 6), rect(11, 54, 5, 15),
            rect(-6, 20, 12, 4))
        canvas.shadow(key, "#2a0e1c", 3, 4, 3, 0.6)
        canvas.fill(key, brass, gradient=((-8, 0), (10, 70)), form=0.8, radius=4, rim=("#fffbe4", 1.2, 0.9),
            **CRISP)
    canvas.glow(x + 4, y + 46, 46, "#ffe6a0", 0.5)


def _cat(canvas: Canvas) -> None:
    """The warden: a grey cat asleep on a cushion."""
    with canvas.at(80, 868, 0.92):
        canvas.fill(smooth([(-84, 8), (-76, -16), (0, -24), (78, -16), (86, 8), (70, 24), (-70, 24)]),
            ["#8fa48c", "#5c7068", "#34443e"], form=0.9, radius=16, **CRISP)
        fur = ["#a8989c", "#6a5a64", "#34262e"]
        body = smooth([(-62, 0), (-58, -30), (-30, -52), (10, -54), (46, -40), (60, -14), (52, 4), (0, 8)])
        mask = canvas.fill(body, fur, form=0.95, radius=26, rim=("#fff2e0", 2.2, 0.8), bump=0.1, **CRISP)
        canvas.fill(ribbon([(56, -6), (30, 4), (-10, 4), (-40, -2)], [18, 17, 15, 9]), fur, form=0.9,
            radius=8, rim=("#fff2e0", 1.8, 0.7), **CRISP)
        head_path = union(ellipse(-42, -24, 27, 22), poly([(-66, -34), (-64, -56), (-48, -44)]),
            poly([(-36, -46), (-20, -56), (-18, -34)]))
        canvas.fill(head_path, fur, form=0.9, radius=15, rim=("#fff2e0", 2, 0.8), **CRISP)
        for x in (-52, -32):
            canvas.line([(x - 6, -24), (x, -20), (x + 6, -24)], [0.6, 2, 0.6], "#24141c", wobble=0, detail=1)
        canvas.fill(poly([(-45, -17), (-39, -17), (-42, -13)]), "#d59a9e", **CRISP)
        for k in range(4):
            canvas.line([(0 + 12 * k, -52 + 3 * k), (4 + 12 * k, -36), (2 + 12 * k, -22)], [1, 4, 1],
                "#34262e", 0.5, clip=mask, soft=1)


def _floor_things(canvas: Canvas) -> None:
    # reels
    for x, y, r, tone in ((520, 874, 17, "#7c8f7b"), (566, 860, 19, "#8b3f55"), (478, 888, 15, "#efe3d3")):
        canvas.fill(ellipse(x + 8, y + r, r * 1.5, 6), "#1c0810", alpha=0.6, soft=3)
        canvas.fill(rect(x - r * 0.7, y - r, r * 1.4, r * 2, 3), [mix(tone, "#fff0dc", 0.3), tone,
            mix(tone, "#3c1626", 0.5)], gradient=((x - r, 0), (x + r, 0)), form=0.6, radius=8, **CRISP)
        for k in range(6):
            canvas.line([(x - r * 0.7, y - r * 0.7 + k * r * 0.28),
                (x + r * 0.7, y - r * 0.8 + k * r * 0.28)], 1, mix(tone, "#3c1626", 0.5), 0.6, wobble=0.2)
        for s in (-1, 1):
            canvas.fill(ellipse(x, y + s * r, r, 5), ["#d8a47c", "#7a4438"], form=0.6, radius=4, **CRISP)
    tape = [(210, 884), (260, 866), (310, 884), (360, 868), (410, 884), (452, 872)]
    canvas.line([(x + 2, y + 4) for x, y in tape], 11, "#1c0810", 0.5, soft=2)
    mask = canvas.line(tape, 10, "#cdb48c", 1, form=0.4, radius=4, detail=0.8)
    for k in range(40):
        x, y = along(tape, k / 40)
        canvas.line([(x, y - 6), (x, y - (0 if k % 5 == 0 else 3))], 1, "#5a2c3c", 0.9, clip=mask, wobble=0)
