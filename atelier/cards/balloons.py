"""A balloon seller tiptoes with a hundred balloons between giant cacti, past a lizard with a needle."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.matrix import Card
from atelier.motifs.cacti import barrel, column, pads
from atelier.motifs.heads import Head
from atelier.motifs.person import Person, Pose, person
from atelier.noise import dice
from atelier.paths import along, ellipse, poly, rect, ribbon, smooth, union

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
GRIP = (398, 574)
PATH = [(120, 940), (250, 860), (392, 792), (404, 716), (300, 668), (226, 632), (262, 600), (330, 584)]


def draw(canvas: Canvas) -> None:
    """Paint the card."""
    canvas.set_light(LIGHT, ambient="#12301f", key="#fbf8d0")
    _glasshouse(canvas)
    _far_cacti(canvas)
    _ground(canvas)
    brush.background(canvas, radii=(20, 10, 5))
    _middle(canvas)
    spots = _spots()
    _strings(canvas, spots)
    _seller(canvas)
    _balloons(canvas, spots)
    _front(canvas)
    _lizard(canvas)


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
    path = ribbon(PATH, [330, 240, 178, 128, 84, 52, 34, 18])
    canvas.fill(path, "#12301f", alpha=0.4, soft=7, edge=0)
    mask = canvas.fill(path, ["#fbf6d8", "#f0e4b0", "#d8c486"], gradient=((300, 590), (260, 900)),
        texture=0.06, edge=0.35, wobble=1, form=0.3, radius=30)
    random = dice(3)
    for _ in range(240):
        t = random.random()
        x, y = along(PATH, 1 - t**1.2)
        w = 10 + 150 * t
        x, y = x + (random.random() - 0.5) * w * 1.3, y + (random.random() - 0.5) * w * 0.4
        canvas.fill(ellipse(x, y, 1 + 4 * t * random.random(), 0.8 + 2 * t * random.random()),
            "#b89a58" if random.random() < 0.6 else "#fffbe8", alpha=0.6, clip=mask, edge=0.2)
    for side in (-1, 1):  # pebbles along both edges
        for k in range(46):
            t = (k / 45) ** 0.8
            x, y = along(PATH, t)
            x2, y2 = along(PATH, min(1, t + 0.01))
            x1, y1 = along(PATH, max(0, t - 0.01))
            n = math.hypot(x2 - x1, y2 - y1) + 1e-6
            w = (330 - 312 * t**0.62) / 2
            s = 2.4 + 10 * (1 - t) ** 1.2
            canvas.fill(ellipse(x - side * (y2 - y1) / n * w, y + side * (x2 - x1) / n * w, s * 1.25, s),
                ["#f6f2dc", "#a8a888", "#5c6a50"], form=0.9, radius=s, edge=0.1, wobble=0.4)


def _middle(canvas: Canvas) -> None:
    with canvas.at(150, 690):
        barrel(canvas, 40, "#6a9a40", 4, 17, flower="#d62c7f")
    column(canvas, [(66, 760), (72, 560), (62, 360), (70, 210)], 84, "#3f7a3c",
        [([(96, 560), (150, 540), (164, 470), (160, 400)], 50)], seed=7, needle=25, ribs=5)
    pads(canvas, [(500, 700, 34, 40, 8), (474, 640, 28, 34, -26), (528, 636, 30, 36, 24),
        (498, 630, 26, 32, -2)], "#6a9a40", 9, 14)
    with canvas.at(300, 640, 0.66):
        barrel(canvas, 34, "#7aa848", 14, 16)


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


def _strings(canvas: Canvas, spots: list) -> None:
    for x, y, r, _ in spots:
        canvas.line([(x, y + r), ((x + GRIP[0]) / 2 + (x - GRIP[0]) * 0.16, (y + r + GRIP[1]) / 2 + 10),
            GRIP], [0.7, 0.9, 0.9], "#5a6a48", 0.5, wobble=0.1, rough=0)


def _balloons(canvas: Canvas, spots: list) -> None:
    for x, y, r, hue in spots:
        tone = COLOURS[hue]
        with canvas.at(x, y, 1, (x - 326) * 0.12):
            shape = smooth([(0, r * 1.18), (-r * 0.5, r * 0.82), (-r * 0.94, r * 0.1), (-r * 0.8, -r * 0.66),
                (0, -r * 1.02), (r * 0.8, -r * 0.66), (r * 0.94, r * 0.1), (r * 0.5, r * 0.82)])
            canvas.shadow(shape, "#3a1430", 4, 7, 5, 0.3)
            mask = canvas.fill(shape, [mix(tone, "#ffffff", 0.3), tone,
                mix(tone, "#4a1038" if hue not in (4, 5, 6) else "#12301f", 0.45)],
                gradient=((-r * 0.5, -r), (r * 0.6, r)), form=0.8, radius=r * 0.8,
                shade=mix(tone, "#4a1038" if hue not in (4, 5, 6) else "#12301f", 0.6),
                rim=("#fff8e8", 1.6, 0.45, (0.7, 0.5, 0.3)), grain=0.14, texture=0.008, **CRISP)
            canvas.fill(poly([(0, r * 1.14), (-4, r * 1.34), (4, r * 1.34)]), mix(tone, "#3a1430", 0.3),
                **CRISP)
            canvas.fill(ellipse(-r * 0.36, -r * 0.48, r * 0.2, r * 0.3, 30), "#ffffff", alpha=0.8, soft=0.8,
                clip=mask)
            canvas.fill(ellipse(-r * 0.52, -r * 0.12, r * 0.06, r * 0.1, 20), "#ffffff", alpha=0.7, clip=mask,
                edge=0.1)


def _seller(canvas: Canvas) -> None:
    """A thin man on tiptoe, all the strings in his fist, sweat on his brow."""
    canvas.fill(ellipse(356, 764, 62, 11), "#3a3a18", alpha=0.55, soft=5)
    man = Person(Head(skin="#e2a884", hair="#3a2a20", beard="moustache", mood="afraid", nose=1.7, lines=0.7,
        hat="straw", hat_colour="#e8cc7c", chin=0.6), top="#24513a", legs="#f0ead0", shoes="#5a2438",
        outfit="jacket", rim="#fffbe4", scarf="#d62c7f")
    pose = Pose(lean=-7, nod=2, hip=(0, -61), near_foot=(17, -5), far_foot=(-8, -6), near_hand=(31, -113),
        far_hand=(24, -72))
    with canvas.at(348, 760, 1.62):
        person(canvas, man, pose)
        for dx, dy in ((22, -130), (26, -122), (-16, -122)):  # drops of sweat
            canvas.fill(smooth([(dx, dy - 4), (dx + 1.8, dy), (dx, dy + 2), (dx - 1.8, dy)]),
                ["#ffffff", "#a8d0c8"], **CRISP)
        canvas.fill(ribbon([(27, -113), (35, -116)], [8, 8]), "#e2a884", form=0.6, radius=3, **CRISP)
        for k in range(3):
            canvas.line([(27 + 3 * k, -118), (28 + 3 * k, -111)], 0.7, "#9a5a48", 0.9, wobble=0)


def _front(canvas: Canvas) -> None:
    """The nearest cacti reach in from both edges with needles as long as a hand."""
    column(canvas, [(600, 930), (590, 700), (604, 470), (590, 250), (600, 60)], 118, "#2c5f38",
        [([(560, 600), (512, 590), (496, 520), (504, 452)], 62)], seed=17, needle=36, ribs=5)
    with canvas.at(52, 912):
        barrel(canvas, 88, "#3f7a3c", 24, 36, flower="#ee5a9e")


def _lizard(canvas: Canvas) -> None:
    """On a flat stone, chin up, dark glasses, a sewing needle through its belt like a sword."""
    light = (-0.4, -0.8, 0.4)
    stone = smooth([(286, 902), (300, 868), (360, 852), (460, 850), (540, 858), (590, 880), (600, 920),
        (290, 920)])
    canvas.shadow(stone, "#12301f", 0, -4, 8, 0.5)
    canvas.fill(stone, ["#f6f2dc", "#b8b894", "#5c6a50"], form=0.9, radius=30, light=light, bump=0.2,
        rim=("#fffff0", 2.4, 0.8, light), **CRISP)
    skin = ["#eef07a", "#a9c93a", "#4a7a34"]
    look = dict(form=0.9, light=light, shade="#24513a", rim=("#fffff0", 2, 0.8, light), **CRISP)
    tail = ribbon([(506, 852), (556, 856), (588, 834), (566, 808), (540, 822)], [30, 22, 14, 8, 2])
    body = smooth([(376, 846), (392, 826), (430, 814), (476, 818), (514, 838), (526, 854), (496, 866),
        (430, 868), (388, 864)])
    neck = ribbon([(400, 840), (374, 824), (360, 806)], [36, 28, 24])
    canvas.fill(ellipse(440, 868, 96, 10), "#2a3a1c", alpha=0.5, soft=4)
    canvas.fill(ribbon([(492, 850), (520, 868), (504, 880)], [20, 12, 8]), skin, radius=6, **look)
    mask = canvas.fill(union(tail, body, neck), skin, radius=16, **look)
    for k in range(9):
        x, y = along([(384, 826), (430, 812), (480, 818), (520, 842), (560, 852)], k / 8)
        canvas.fill(ribbon([(x, y - 4), (x + 5, y + 12), (x + 2, y + 24)], [7, 6, 1]), "#d62c7f", alpha=0.75,
            clip=mask, soft=0.8)
    canvas.fill(smooth([(384, 860), (430, 866), (500, 864), (510, 856), (440, 856), (392, 848)]), "#fbf8d0",
        alpha=0.7, soft=3, clip=mask)
    canvas.fill(ribbon([(404, 846), (388, 870), (362, 876)], [17, 12, 9]), skin, radius=5, **look)
    for k in range(3):
        canvas.line([(366, 874), (354, 872 + 5 * k), (346, 872 + 7 * k)], [4, 3, 1.4], "#8fb02c", 1, wobble=0,
            detail=0.9)
    canvas.fill(ribbon([(448, 812), (444, 842), (450, 870)], [9, 10, 9]), ["#8a4a2c", "#4a2014"], form=0.7,
        radius=4, light=light, clip=mask, **CRISP)
    canvas.fill(rect(438, 832, 13, 12, 2), ["#fff6c8", "#c89a3c"], form=0.6, radius=3, **CRISP)
    canvas.line([(400, 884), (452, 846), (556, 772)], [3.6, 4, 1], "#dfe6e0", 1, wobble=0, rough=0, form=0.5,
        radius=2, detail=1)
    canvas.line([(402, 882), (452, 845), (540, 783)], [1, 1.2, 0.4], "#ffffff", 0.9, wobble=0, rough=0,
        detail=1)
    canvas.fill(ellipse(402, 882.6, 6, 2, -36), "#24382a", edge=0, wobble=0, detail=1)
    head = smooth([(384, 800), (372, 786), (350, 780), (326, 788), (306, 802), (302, 812), (316, 820),
        (346, 824), (372, 822)])
    face = canvas.fill(head, skin, radius=14, **look)
    canvas.line([(304, 812), (326, 812), (352, 808), (366, 812)], [0.8, 2.2, 2, 0.6], "#24513a", 0.95,
        clip=face, wobble=0, detail=1)
    canvas.fill(ellipse(310, 804, 2, 1.4), "#24513a", edge=0, detail=1)
    canvas.fill(smooth([(326, 790), (352, 786), (360, 796), (352, 806), (334, 806), (326, 800)]),
        ["#3a1a34", "#12080f"], form=0.7, radius=6, light=light, rim=("#ff9cc8", 1.4, 0.8, light), **CRISP)
    canvas.line([(356, 792), (372, 790), (382, 794)], 2.6, "#1c0c18", 1, wobble=0, detail=1)
    canvas.fill(ellipse(336, 794, 4, 2, -20), "#ffffff", alpha=0.8, edge=0, detail=1)
    canvas.fill(ellipse(366, 812, 10, 7), "#fbf8d0", alpha=0.4, soft=3, clip=face)
