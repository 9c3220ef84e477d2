"""A balloon seller tiptoes with a hundred balloons between giant cacti."""

import itertools
import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.matrix import Card
from atelier.motifs.cacti import barrel, column, pads
from atelier.noise import dice
from atelier.paths import along, ellipse, poly, ribbon, smooth, union

CARD = Card(
    id="balloons",
    palette="lime-ink",
    composition="S-path",
    setting="cactus greenhouse",
    mood="dread",
    themes=("work", "play", "money"),
    hero="balloon seller",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=409,
    grading=dict(vignette=0.28, contrast=1.08),
)

CRISP = dict(edge=0.06, wobble=0.2, detail=0.88)
LIGHT = (-0.45, -0.75, 0.45)
GRIP = (375, 528)
# the two edges of the path, from our feet to the far end
LEFT = [(96, 960), (150, 880), (226, 824), (296, 782), (322, 748), (300, 716), (250, 690), (214, 662), (208, 636),
    (226, 614), (262, 601), (306, 592)]
RIGHT = [(470, 960), (492, 880), (496, 824), (478, 776), (446, 738), (400, 706), (338, 676), (284, 652), (254, 634),
    (256, 620), (284, 608), (326, 596)]


# from a cactus to the skin of a balloon, and not quite
THREATS = (((93, 309), (121, 293)), ((178, 427), (209, 414)), ((549, 341), (516, 332)))


def draw(canvas: Canvas) -> None:
    """Paint the card."""
    canvas.set_light(LIGHT, ambient="#12301f", key="#fbf8d0")
    _glasshouse(canvas)
    _far_cacti(canvas)
    _ground(canvas)
    brush.background(canvas, radii=(20, 10, 5))
    for edge in (LEFT, RIGHT):
        _pebbles(canvas, edge)
    _middle(canvas)
    spots = _spots()
    _strings(canvas, spots)
    _seller(canvas)
    _balloons(canvas, spots)
    _front(canvas)


def _glasshouse(canvas: Canvas) -> None:
    """Glass and white iron in a haze of heat."""
    canvas.sky([(0, "#fdfbe4"), (0.35, "#f0f2c0"), (0.7, "#cfe09a"), (1, "#8fb878")], swirl=0.03,
        focus=(180, 60, 760), texture=0.03)
    for k in range(-6, 7):  # ribs of the vault
        x = 300 + k * 62
        canvas.line([(300 + k * 18, -20), (300 + k * 44, 160), (x, 360), (x + k * 3, 600)], [3, 4, 4.6, 5],
            "#8fb08a", 0.8, wobble=0.1)
        canvas.line([(302 + k * 18, -20), (303 + k * 44, 160), (x + 3, 360), (x + 3 + k * 3, 600)],
            [1, 1.6, 2], "#ffffff", 0.7, wobble=0.1)
    for y, sag in ((60, 26), (150, 30), (250, 22), (350, 12), (450, 4)):
        canvas.line([(-20, y + sag * 2), (140, y + sag * 0.5), (300, y), (460, y + sag * 0.5),
            (620, y + sag * 2)], [3.4], "#8fb08a", 0.75, wobble=0.1)
    for k in range(5):  # shafts of sun
        canvas.fill(poly([(60 + 90 * k, -20), (110 + 90 * k, -20), (330 + 100 * k, 620),
            (210 + 100 * k, 620)]), "#ffffe8", alpha=0.2, soft=14, edge=0, blend="screen")


def _far_cacti(canvas: Canvas) -> None:
    for x, h, w, tone in ((40, 240, 42, "#9cc07c"), (130, 170, 34, "#a8c888"), (500, 210, 38, "#9cc07c"),
            (570, 280, 46, "#94b878"), (430, 120, 28, "#b0cc90"), (210, 110, 26, "#b4d094")):
        column(canvas, [(x, 610), (x + 4, 610 - h * 0.5), (x, 610 - h)], w, tone, seed=int(x), needle=0,
            soft=1.6, rim=0.4,
            arms=[([(x + w * 0.3, 610 - h * 0.4), (x + w, 610 - h * 0.46), (x + w * 1.06, 610 - h * 0.72)],
            w * 0.6)] if h > 160 else None)


def _ground(canvas: Canvas) -> None:
    canvas.fill(smooth([(-20, 604), (150, 588), (320, 582), (480, 590), (620, 600), (620, 920), (-20, 920)]),
        ["#86a85c", "#567e44", "#274c30"], texture=0.08, edge=0.3, form=0.3, radius=30)
    path = smooth([(*LEFT[0], 1), *LEFT[1:-1], (*LEFT[-1], 1), (*RIGHT[-1], 1), *RIGHT[-2:0:-1], (*RIGHT[0], 1)])
    canvas.fill(path, "#12301f", alpha=0.4, soft=7, edge=0)
    mask = canvas.fill(path, ["#fbf6d8", "#f0e4b0", "#d8c486"], gradient=((300, 590), (260, 900)),
        texture=0.06, edge=0.25, wobble=0.4, form=0.2, radius=20)
    random = dice(3)
    for _ in range(260):
        t, across = random.random() ** 0.8, random.random()
        (x0, y0), (x1, y1) = along(LEFT, 1 - t), along(RIGHT, 1 - t)
        canvas.fill(ellipse(x0 + (x1 - x0) * across, y0 + (y1 - y0) * across, 1 + 3.6 * t * random.random(),
            0.7 + 1.6 * t * random.random()), "#b89a58" if random.random() < 0.6 else "#fffbe8", alpha=0.5,
            clip=mask, edge=0.2)


def _pebbles(canvas: Canvas, edge: list[tuple[int, int]]) -> None:
    """A row of stones along one edge of the path, the far ones first and closer together."""
    random, t = dice(edge[0][0]), 0.0
    places: list[tuple[float, float, float]] = []
    while t < 1:
        x, y = along(edge, t)
        size = max(1.6, (y - 570) * 0.034) * (0.85 + 0.3 * random.random())
        places.append((x, y, size))
        ahead = along(edge, min(1, t + 0.01))
        t += 0.01 * size * 2.5 / max(1.0, math.hypot(ahead[0] - x, ahead[1] - y))
    for x, y, size in sorted(places, key=lambda place: place[1]):
        canvas.fill(ellipse(x + size * 0.4, y + size * 0.6, size * 1.3, size * 0.6), "#12301f", alpha=0.45, soft=1.5,
            edge=0)
        canvas.fill(ellipse(x, y, size * 1.2, size * (0.8 + 0.2 * random.random()), 30 * (random.random() - 0.5)),
            ["#f6f2dc", "#b8b694", "#5c6a50"], form=0.8, radius=size, edge=0.1, wobble=0.3, detail=0.5)


def _armed(canvas: Canvas, line: list, width: float, colour: Colour, arms: list, seed: int, needle: float) -> None:
    """A column with few, dim spines: they grow on the ribs, lie in its own colour and catch light only at the edge."""
    for points, w in arms:  # an arm comes out from behind the trunk
        column(canvas, points, w, mix(colour, canvas.ambient, 0.15), seed=seed, needle=0, ribs=4)
        canvas.line(points[:2], [0.8 * w, 0.5 * w], "#0c2418", 0.4, soft=12, rough=0)
    column(canvas, line, width, colour, seed=seed, needle=0, ribs=5)
    random = dice(seed)
    for points, w in ((line, width), *arms):
        long = sum(math.dist(a, b) for a, b in itertools.pairwise(points))
        for off in (-0.5, -0.22, 0.12, 0.36, 0.5):
            edge = abs(off) == 0.5
            for k in range(int(long / (62 if edge else 74))):
                x, y = along(points, min(0.9, (k + 0.3 + 0.5 * random.random()) / max(1, int(long / 68))))
                if w != width and y > points[-1][1] + 0.55 * long:
                    continue  # where an arm lies flat
                x += 0.44 * w * math.sin(off * math.pi) * min(1, 0.6 + 1.6 * (1 - (k + 0.8) / (long / 68)))
                tone = mix(colour, "#f0eec0", 0.75 if edge else 0.42)
                aim = -90 + 80 * math.sin(off * math.pi)
                for turn in (-34, 4, 38) if edge else (-26, 22):
                    a = math.radians(aim + turn + random.normal(0, 9))
                    far = needle * (0.7 + 0.5 * random.random()) * (1 if edge else 0.6)
                    canvas.line([(x, y), (x + far * math.cos(a), y + far * math.sin(a))], [1.5, 0.3], tone, 0.85,
                        wobble=0, rough=0, detail=0.7)
                if not edge:
                    canvas.fill(ellipse(x, y, 2), mix(colour, "#8a7a40", 0.5), edge=0.1, detail=0.6)


def _middle(canvas: Canvas) -> None:
    with canvas.at(150, 690):
        barrel(canvas, 40, "#6a9a40", 4, 7, flower="#d62c7f", spine="#b4c480")
    _armed(canvas, [(66, 760), (72, 560), (62, 360), (70, 210)], 84, "#3f7a3c",
        [([(96, 560), (150, 540), (164, 470), (160, 400)], 50)], 7, 17)
    pads(canvas, [(500, 700, 34, 40, 8), (474, 640, 28, 34, -26), (528, 636, 30, 36, 24),
        (498, 630, 26, 32, -2)], "#6a9a40", 9, 4.5)
    with canvas.at(300, 640, 0.66):
        barrel(canvas, 34, "#7aa848", 14, 6, spine="#b8c888")


COLOURS: list[Colour] = ["#d62c7f", "#ee5a9e", "#f8a8cc", "#fbf6dc", "#a9c93a", "#d8e67a", "#24513a",
    "#d62c7f", "#ee5a9e", "#b01c64"]


def _spots() -> list[tuple[float, float, float, int]]:
    """A hundred places in an egg of balloons, the outer ones first."""
    random = dice(21)
    spots: list[tuple[float, float, float, int]] = []
    tries = 0
    while len(spots) < 100 and tries < 20000:
        tries += 1
        a, q = 2 * math.pi * random.random(), math.sqrt(random.random())
        x, y, r = 326 + 176 * q * math.cos(a), 258 + 196 * q * math.sin(a), 25 + 8 * random.random()
        near = 26 if q > 0.5 else 21
        if all(math.hypot(x - u, y - v) > near for u, v, _, _ in spots):
            spots.append((x, y, r, int(10 * random.random())))
    return sorted(spots, key=lambda s: -math.hypot((s[0] - 312) / 176, (s[1] - 236) / 196))


def _strings(canvas: Canvas, spots: list[tuple[float, float, float, int]]) -> None:
    for x, y, r, _ in spots:
        canvas.line([(x, y + r), ((x + GRIP[0]) / 2 + (x - GRIP[0]) * 0.16, (y + r + GRIP[1]) / 2 + 10),
            GRIP], [0.7, 0.9, 0.9], "#5a6a48", 0.5, wobble=0.1, rough=0)


def _balloons(canvas: Canvas, spots: list[tuple[float, float, float, int]]) -> None:
    for x, y, r, hue in spots:
        deep = "#4a1038" if hue not in (4, 5, 6) else "#12301f"
        turn = 0.55 * (x - 326) / 176 + 0.75 * (y - 258) / 196  # the whole bunch is one ball: lit above, dark below
        tone = mix(COLOURS[hue], deep, 0.4 * min(1, max(0, turn)))
        tone = mix(tone, "#fff4d8", 0.16 * min(1, max(0, -turn)))
        with canvas.at(x, y, 1, (x - 326) * 0.12):
            shape = smooth([(0, r * 1.18), (-r * 0.5, r * 0.82), (-r * 0.94, r * 0.1), (-r * 0.8, -r * 0.66),
                (0, -r * 1.02), (r * 0.8, -r * 0.66), (r * 0.94, r * 0.1), (r * 0.5, r * 0.82)])
            canvas.shadow(shape, "#3a1430", 5, 8, 6, 0.42)
            mask = canvas.fill(shape, [mix(tone, "#ffffff", 0.3), tone,
                mix(tone, deep, 0.5)],
                gradient=((-r * 0.5, -r), (r * 0.6, r)), form=0.8, radius=r * 0.8,
                shade=mix(tone, deep, 0.65),
                rim=("#fff8e8", 1.6, 0.22, (0.7, 0.5, 0.3)), grain=0.14, texture=0.008, **CRISP)
            canvas.fill(poly([(0, r * 1.14), (-4, r * 1.34), (4, r * 1.34)]), mix(tone, "#3a1430", 0.3),
                **CRISP)
            canvas.fill(ellipse(-r * 0.36, -r * 0.48, r * 0.17, r * 0.27, 30), "#ffffff",
                alpha=0.62 - 0.3 * max(0, turn), soft=2.2, clip=mask)
            canvas.fill(ellipse(-r * 0.52, -r * 0.12, r * 0.06, r * 0.1, 20), "#ffffff", alpha=0.35, clip=mask,
                soft=1, edge=0.1)


def _seller(canvas: Canvas) -> None:
    """A thin man on tiptoe, seen from behind, both hands on the strings that lift him."""
    canvas.fill(smooth([(330, 764), (352, 757), (384, 758), (432, 772), (446, 782), (420, 784), (372, 774)]),
        "#3a3a18", alpha=0.6, soft=4, edge=0)
    look = dict(texture=0.02, grain=0.16, **CRISP)
    rim, coat = ("#fbf8d0", 2, 0.8, (-0.7, -0.6, 0.3)), ["#4f8a5c", "#24513a", "#12301f"]
    cloth, skin = ["#fdf8e0", "#e0d6ae", "#8e946c"], ["#f0c09a", "#c98a68", "#8a5444"]
    # legs: the right one stands on its toes, the left one is drawn up for the next step
    canvas.fill(smooth([(366, 672, 1), (394, 674, 1), (388, 706), (381, 730), (379, 750, 1), (367, 750, 1),
        (366, 726), (364, 700)]), cloth, gradient=((362, 690), (392, 700)), form=0.5, radius=8, rim=rim, **look)
    canvas.fill(smooth([(354, 672, 1), (380, 674, 1), (377, 698), (368, 716), (360, 738, 1), (348, 734, 1),
        (352, 712), (354, 694)]), cloth, gradient=((350, 690), (380, 704)), form=0.5, radius=8, rim=rim, **look)
    for fold in ([(350, 708), (358, 712), (366, 710)], [(366, 722), (374, 726), (382, 722)],
        [(358, 690), (362, 702), (358, 716)]):
        canvas.line(fold, [0.3, 1.4, 0.3], "#7e845e", 0.8, wobble=0, rough=0, soft=0.4)
    for shoe in ([(366, 747, 1), (380, 747, 1), (382, 758), (385, 768), (375, 771), (365, 767), (368, 756)],
        [(348, 731, 1), (361, 735, 1), (360, 746), (355, 757), (347, 757), (343, 750), (346, 740)]):
        canvas.fill(smooth(shoe), ["#8a3a58", "#5a2438", "#2e1222"], form=0.6, radius=5, rim=rim, **look)
    # the coat hangs from the raised shoulders and flies out in two tails
    body = smooth([(352, 606), (361, 599), (374, 597), (388, 600), (397, 607), (398, 626), (393, 648), (398, 672),
        (408, 694, 1), (394, 698), (380, 690, 1), (376, 672, 1), (370, 692, 1), (356, 700), (340, 692, 1),
        (348, 668), (353, 646), (350, 626)])
    left = ribbon([(360, 616), (348, 598), (338, 580), (336, 573), (341, 567), (354, 555), (368, 542)],
        [19, 17, 14.5, 14, 13.5, 12, 11])
    right = ribbon([(389, 616), (400, 598), (411, 580), (413, 573), (409, 566), (396, 550), (382, 534)],
        [18, 16.5, 14.5, 14, 13.5, 12, 11])
    for hand in ((371, 539, -38), (379, 530, 32)):
        with canvas.at(hand[0], hand[1], 1, hand[2]):
            canvas.fill(smooth([(-6, 4), (-6.4, -2), (-4, -5.6), (1, -6), (5.6, -4.4), (6.4, 1), (5, 5), (0, 6)]),
                skin, form=0.5, radius=4, **look)
            for k in range(3):
                canvas.line([(-3 + 3 * k, -5.4), (-2.8 + 2.9 * k, -0.5)], 0.7, "#8a5444", 0.85, wobble=0, rough=0)
    mask = canvas.fill(union(body, left, right), coat, gradient=((344, 596), (406, 690)), form=0.6, radius=13,
        rim=rim, **look)
    for points, width in (([(375, 622), (374, 650), (376, 674)], [0.5, 1.5, 1.6]),
        ([(358, 616), (364, 630), (362, 648)], [0.4, 2, 0.4]), ([(392, 616), (386, 630), (388, 646)], [0.4, 2, 0.4]),
        ([(355, 664), (352, 680), (348, 694)], [0.4, 2, 1]), ([(392, 664), (396, 680), (400, 694)], [0.4, 2, 1]),
        ([(345, 574), (340, 574), (333, 577)], [0.3, 1.8, 0.4]), ([(404, 574), (409, 574), (416, 577)],
        [0.3, 1.8, 0.4]), ([(346, 590), (352, 600), (352, 612)], [0.3, 1.6, 0.3]),
        ([(404, 590), (397, 600), (397, 612)], [0.3, 1.6, 0.3])):
        canvas.line(points, width, "#0c2418", 0.7, clip=mask, wobble=0.1, soft=0.4)
    for cuff in ([(360, 538), (372, 551)], [(375, 542), (391, 528)]):
        canvas.line(cuff, 2.6, "#efe6c0", 0.9, clip=mask, wobble=0, rough=0, detail=0.9)
    canvas.line([(353, 651), (374, 655), (395, 651)], [2.4, 3, 2.4], "#12301f", 0.9, clip=mask, wobble=0.1)
    for x in (368, 381):
        canvas.fill(ellipse(x, 654, 1.7), "#e8cc7c", edge=0, wobble=0, detail=0.9)
    # the head, bowed back a little to look up: neck, hair, ear, hat
    canvas.fill(ribbon([(373, 606), (372, 590)], [13, 12]), skin, form=0.4, radius=4, **look)
    canvas.fill(smooth([(359, 580), (362, 592), (372, 597), (382, 592), (385, 580), (380, 570), (364, 570)]),
        ["#6a4a34", "#3a2a20", "#1e1410"], form=0.5, radius=7, **look)
    canvas.fill(ellipse(358.5, 583, 2.6, 4.2, 8), skin, form=0.4, radius=2, **look)
    canvas.fill(ribbon([(358, 600), (372, 606), (388, 600)], [9, 11, 9]), ["#f06aa8", "#d62c7f", "#8a1450"],
        form=0.6, radius=4, rim=rim, **look)
    canvas.fill(ribbon([(360, 603), (346, 608), (330, 603), (314, 611), (296, 606)], [8, 9, 10, 12, 14], cap=False),
        ["#f06aa8", "#d62c7f", "#8a1450"], gradient=((320, 596), (326, 614)), form=0.6, radius=4, rim=rim, **look)
    for k in range(3):
        canvas.line([(318 - 5 * k, 608 - k), (306 - 3 * k, 607 + k), (296, 602 + 4 * k)], [0.3, 1, 0.6], "#8a1450",
            0.5, wobble=0, rough=0)
    canvas.fill(ellipse(371, 577, 25, 8, 6), ["#f6e2a0", "#d8b464", "#8e7038"], form=0.5, radius=5, rim=rim, **look)
    canvas.fill(smooth([(357, 575, 1), (358, 562), (371, 556), (384, 563), (386, 578, 1), (371, 580)]),
        ["#f6e2a0", "#e0bf70", "#9a7c40"], gradient=((358, 560), (386, 578)), form=0.6, radius=8, rim=rim, **look)
    canvas.line([(357, 572.5), (371, 577), (386, 575)], [3.2, 3.6, 3.2], "#8a1450", 0.95, wobble=0, rough=0)


def _front(canvas: Canvas) -> None:
    """The nearest cacti reach in from both edges; three spines alone are long and almost there."""
    _armed(canvas, [(600, 930), (590, 700), (604, 470), (590, 250), (600, 60)], 118, "#2c5f38",
        [([(560, 600), (512, 590), (496, 520), (504, 452)], 62)], 17, 22)
    with canvas.at(52, 912):
        barrel(canvas, 88, "#3f7a3c", 24, 13, flower="#ee5a9e", spine="#92aa66")
    for root, tip in THREATS:  # dark against the bright glass
        way = [root, ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2), tip]
        canvas.line([(x + 1.5, y + 2.5) for x, y in way], [4, 2.4, 0.4], "#12301f", 0.3, soft=1.4, wobble=0, rough=0)
        canvas.line(way, [4.6, 3, 0.4], ["#5c3a20", "#2c1420"], 1, wobble=0, rough=0, detail=1)
        canvas.fill(ellipse(root[0], root[1], 3.4, 3), ["#c8b070", "#6a5a30"], form=0.6, radius=2, edge=0.1,
            detail=0.9)
