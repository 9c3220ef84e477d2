"""Two fencers lunge at each other under a colonnade, but their long dawn shadows on the floor embrace."""

import itertools
import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.heads import Head
from atelier.motifs.person import Person, Pose, person
from atelier.noise import dice
from atelier.paths import ellipse, minus, placed, poly, rect, ribbon, smooth, union

CARD = Card(
    id="duel",
    palette="rose-bone",
    composition="diagonal",
    setting="colonnade",
    mood="rage",
    themes=("war", "love", "sport"),
    hero="fencers",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=405,
    grading=dict(vignette=0.35, contrast=1.1),
)

CRISP = dict(edge=0.07, wobble=0.25, detail=0.88)
BACKLIGHT = (-0.55, -0.75, 0.2)
GROUND, SLANT = 404, 0.3
LUNGE = Pose(lean=16, nod=-4, hip=(2, -38), near_foot=(34, 0), far_foot=(-42, 0), near_hand=(48, -86),
    far_hand=(-13, -58))


def draw(canvas: Canvas) -> None:
    """Paint the card."""
    canvas.set_light(BACKLIGHT, ambient="#3c1626", key="#fff0dc")
    _dawn(canvas)
    _floor(canvas)
    brush.background(canvas, radii=(20, 10, 5, 3))
    _columns(canvas)
    _embrace(canvas)
    _gloves(canvas)
    _fencers(canvas)
    _near_column(canvas)
    canvas.glow(190, 190, 300, "#fff0dc", 0.3)


def _dawn(canvas: Canvas) -> None:
    canvas.sky([(0, "#fff8ea"), (0.3, "#fbeada"), (0.6, "#eec8ba"), (1, "#c88a94")], swirl=0.03,
        focus=(190, 230, 420), texture=0.0)
    hills = [([(-20, 262), (80, 236), (180, 258), (300, 230), (420, 256), (620, 226)], ["#c0c0ae", "#d8d0c0"]),
        ([(-20, 296), (120, 272), (260, 292), (400, 268), (620, 290)], ["#8fa08c", "#b4b8a4"])]
    for line, colours in hills:
        canvas.fill(smooth([*line, (620, 340), (-20, 340)]), colours, soft=1.5, edge=0.3)
    random = dice(3)
    for _ in range(26):  # cypresses
        x, h = 620 * random.random() - 10, 26 + 34 * random.random()
        canvas.fill(smooth([(x, 306 - h), (x + 5, 290), (x, 312), (x - 5, 290)]), "#5e7260", alpha=0.85, soft=0.6)


def _slanted(x: float, y: float) -> tuple[float, float]:
    return x + (y - GROUND) * SLANT, y


def _floor(canvas: Canvas) -> None:
    """Bone-coloured slabs, lit from far left; the columns draw dark bands across them."""
    canvas.fill(rect(-20, 318, 640, 600), ["#fffaf0", "#f8ecdc", "#efdccc", "#d4aca8"],
        gradient=((160, 320), (420, 900)), texture=0.01, grain=0.12, edge=0.05)
    random = dice(4)
    rows = [318 + 12 * k + 5.2 * k * k for k in range(11)]
    for r, (y0, y1) in enumerate(itertools.pairwise(rows)):
        for k in range(-9, 10):
            x0a, x1a = 300 + (k - 0.5) * (40 + (y0 - 318) * 0.36), 300 + (k + 0.5) * (40 + (y0 - 318) * 0.36)
            x0b, x1b = 300 + (k - 0.5) * (40 + (y1 - 318) * 0.36), 300 + (k + 0.5) * (40 + (y1 - 318) * 0.36)
            if x1b < -10 or x0b > 610:
                continue
            slab = poly([(x0a, y0), (x1a, y0), (x1b, y1), (x0b, y1)])
            tone = "#d5a49e" if (r + k) % 2 else "#fffaf0"
            canvas.fill(slab, tone, alpha=0.1 + 0.12 * random.random(), edge=0.05, wobble=0.1)
            canvas.line([(x0a, y0), (x0b, y1)], [0.8, 1.2], "#8b5a64", 0.45, wobble=0.05)
        canvas.line([(-20, y0), (620, y0)], 0.8 + 0.1 * r, "#8b5a64", 0.45, wobble=0.05)
    for x, w in ((72, 40), (212, 38), (388, 38), (528, 40)):
        band = poly([(x - w / 2, 322), (x + w / 2, 322), (_slanted(x + w * 1.0, 900)[0], 920),
            (_slanted(x - w * 1.0, 900)[0], 920)])
        canvas.fill(band, ["#8b4a5c", "#a86a78"], alpha=0.4, soft=4, edge=0.1, fade=((300, 420), (460, 1150)))


def _columns(canvas: Canvas) -> None:
    """A row of columns and arches against the light."""
    stone = ["#c8949a", "#8b5464", "#5a2c3e"]
    wall = rect(-20, -20, 640, 150)
    arches = [union(rect(x - 56, 60, 112, 90), ellipse(x, 62, 56, 62)) for x in (2, 142, 300, 458, 598)]
    whole = wall
    for arch in arches:
        whole = minus(whole, arch)
    mask = canvas.fill(whole, ["#6a3448", "#8b5060", "#b07c84"], gradient=((200, -20), (260, 130)), texture=0.06,
        edge=0.08, wobble=0.2, detail=0.6)
    for x in (2, 142, 300, 458, 598):
        for k in range(11):  # voussoirs
            a = math.pi * (k + 0.5) / 11
            c, s = math.cos(a), math.sin(a)
            canvas.line([(x + 56 * c, 62 - 62 * s), (x + 76 * c, 62 - 80 * s)], 1.4, "#4a2234", 0.6, clip=mask,
                wobble=0)
        ring = [(x + 57 * math.cos(math.pi * t / 16), 62 - 63 * math.sin(math.pi * t / 16)) for t in range(17)]
        canvas.line(ring, 2.4, "#fff0dc", 0.5, clip=mask, wobble=0)
    for x in (72, 212, 388, 528):
        shaft = smooth([(x - 17, 128, 1), (x - 19, 210), (x - 20, 304, 1), (x + 20, 304, 1), (x + 19, 210),
            (x + 17, 128, 1)])
        canvas.fill(shaft, stone, gradient=((x - 20, 0), (x + 22, 0)), form=0.6, radius=14,
            rim=("#fff2e0", 2.6, 0.9, (-1, -0.1, 0.2)), grain=0.25, texture=0.04, streaks="v", **CRISP)
        for k in range(4):
            canvas.line([(x - 10 + 7 * k, 132), (x - 11 + 7.4 * k, 300)], [1, 1.6], "#4a2234", 0.4, wobble=0.1)
        for y, w in ((116, 27), (128, 22), (304, 23), (314, 28)):
            canvas.fill(rect(x - w, y - 5, w * 2, 11, 3), stone, gradient=((x - w, 0), (x + w, 0)), form=0.6,
                radius=4, rim=("#fff2e0", 1.6, 0.8, (-0.7, -0.6, 0.2)), **CRISP)


def _on_floor(points: list) -> list:
    """Upright outline points laid down as a shadow: up becomes towards us and to the right."""
    return [(300 + p[0] + SLANT * -p[1], GROUND - p[1], *p[2:]) for p in points]


def _embrace(canvas: Canvas) -> None:
    """Two shadows laid over one another, so that the arms show dark on the other's back."""
    stout = [(-232, 0), (-166, -84), (-140, -150), (-150, -216), (-140, -272), (-112, -318), (-76, -344),
        (-40, -338), (-18, -300), (-8, -240), (-24, -186), (-44, -140), (-56, -70), (-66, 0), (-84, 0), (-88, -60),
        (-108, -110), (-146, -66), (-214, 2)]
    slim = [(232, 0), (150, -92), (124, -180), (112, -240), (118, -300), (100, -340), (62, -352), (30, -328),
        (22, -268), (40, -206), (54, -140), (62, -70), (68, 0), (84, 0), (84, -66), (96, -122), (140, -66), (214, 2)]
    head_old = smooth(_on_floor([(-62, -334), (-74, -372), (-64, -410), (-30, -424), (-4, -410), (2, -390),
        (14, -376), (8, -368), (4, -358), (-8, -344), (-26, -336)]))
    tache = ribbon(_on_floor([(2, -364), (14, -354), (16, -342)]), [11, 8, 1])
    head_young = smooth(_on_floor([(64, -346), (80, -378), (76, -412), (48, -430), (24, -418), (18, -396), (8, -384),
        (14, -374), (18, -352), (36, -342)]))
    curls = [ellipse(*_on_floor([p])[0], 17, 15) for p in ((72, -380), (80, -402), (72, -424), (52, -438),
        (30, -436), (82, -422), (62, -444))]
    arms_old = [([(-66, -322), (10, -306), (84, -284), (112, -262)], [52, 46, 38, 24]),
        ([(-84, -280), (0, -236), (72, -204), (96, -196)], [46, 42, 34, 22])]
    arms_young = [([(74, -330), (6, -344), (-78, -330), (-118, -288)], [40, 36, 30, 18]),
        ([(84, -296), (10, -268), (-70, -244), (-112, -232)], [36, 32, 27, 18])]
    hands_old = [[(104, -266), (122, -252), (126, -238)], [(108, -262), (130, -256), (138, -244)],
        [(110, -258), (124, -240), (122, -228)], [(92, -196), (108, -188), (112, -176)],
        [(94, -194), (114, -190), (122, -182)]]
    hands_young = [[(-114, -292), (-130, -276), (-134, -262)], [(-116, -288), (-138, -282), (-146, -270)],
        [(-112, -288), (-122, -266), (-120, -254)], [(-108, -233), (-126, -226), (-132, -214)],
        [(-110, -232), (-132, -232), (-142, -222)]]
    first = union(smooth(_on_floor(stout)), head_old, tache, *[ribbon(_on_floor(p), w) for p, w in arms_old],
        *[ribbon(_on_floor(p), [10, 8, 5]) for p in hands_old])
    second = union(smooth(_on_floor(slim)), head_young, *curls, *[ribbon(_on_floor(p), w) for p, w in arms_young],
        *[ribbon(_on_floor(p), [9, 7, 4.4]) for p in hands_young])
    whole = union(first, second)
    canvas.fill(whole, "#8b3f55", alpha=0.3, soft=7, edge=0)
    canvas.fill(whole, ["#5e2440", "#74324e", "#925064"], gradient=((300, 400), (430, 840)), alpha=0.95,
        blend="multiply", soft=0.8, edge=0.1, wobble=0.4, texture=0.01, grain=0.12, detail=0.85)
    for limbs, other in ((arms_old, second), (arms_young, first)):  # darker where an arm lies round a back
        inner = canvas.mask(other)
        for points, widths in limbs:
            flat = ribbon(_on_floor(points), widths)
            canvas.fill(flat, "#2c0a1c", alpha=0.42, clip=inner, edge=0.1, soft=1.2, grain=0.05)


def _glove(canvas: Canvas) -> None:
    """A limp white glove lying on its back, origin the palm, about 60 long."""
    fingers = [ribbon([(0, -6 + 5 * k), (20, -12 + 7.4 * k), (34 - abs(k - 1.4) * 3, -15 + 9.6 * k)], [9, 8, 6])
        for k in range(4)]
    thumb = ribbon([(-6, -8), (4, -20), (16, -25)], [9, 8, 5])
    cuff = smooth([(-12, -11), (-34, -15), (-36, 13), (-12, 11)])
    hand = union(smooth([(-14, -11), (4, -12), (10, 8), (2, 13), (-14, 11)]), cuff, thumb, *fingers)
    canvas.fill(placed(hand, 8, 7), "#4a1c30", alpha=0.6, soft=2.4, edge=0)
    mask = canvas.fill(hand, ["#fffaf0", "#f3e3d3", "#c8a4a4"], form=0.8, radius=7, rim=("#ffffff", 1.4, 0.7),
        **CRISP)
    for k in range(3):
        canvas.line([(6, -3 + 5 * k), (20, -8 + 7.4 * k), (30, -9 + 9 * k)], [0.4, 1.3, 0.4], "#9a6a70", 0.7,
            clip=mask, wobble=0)
    canvas.line([(-15, -12), (-12, 0), (-15, 12)], 1.6, "#9a6a70", 0.7, clip=mask, wobble=0)
    for k in range(3):
        canvas.line([(-30, -9 + 9 * k), (-20, -8 + 8 * k)], 1, "#c89aa0", 0.8, clip=mask, wobble=0)


def _gloves(canvas: Canvas) -> None:
    with canvas.at(296, 446, 0.92, 18):
        _glove(canvas)
    with canvas.at(320, 466, 0.92, 152):
        _glove(canvas)


def _fencers(canvas: Canvas) -> None:
    old = Person(Head(skin="#e6b096", hair="#f3ece4", style="bald", beard="moustache", mood="angry", nose=1.5,
        chin=1.3, lines=1, size=1.02), top="#8b3f55", legs="#e8d8c8", shoes="#3c1626", outfit="jacket", stout=1.0,
        belt="#3c1626", rim="#fff4e4")
    young = Person(Head(skin="#7a4632", hair="#1e1214", style="curly", mood="angry", nose=0.9, size=1.0),
        top="#7c8f7b", legs="#e8dccb", shoes="#3c1626", outfit="jacket", belt="#efe3d3", rim="#fff4e4")
    for who, x, flip in ((old, 146, 1), (young, 454, -1)):
        canvas.fill(ellipse(x + flip * 74, GROUND + 4, 30, 6), "#3c1626", alpha=0.6, soft=2)
        canvas.fill(ellipse(x - flip * 90, GROUND + 4, 28, 6), "#3c1626", alpha=0.6, soft=2)
        with canvas.at(x, GROUND, 2.16, 0, flip):
            person(canvas, who, LUNGE)
            _dress(canvas, who)
            # guard
            canvas.fill(ellipse(50, -86.5, 4.4, 6.4, -8), ["#fff6e8", "#8a6a58"], form=0.8, radius=3,
                rim=("#ffffff", 1, 0.8), **CRISP)
            canvas.line([(44, -84), (52, -88), (101, -118)], [2.6, 2, 0.7], "#5a2c3e", 0.9, wobble=0, rough=0,
                detail=1)
            canvas.line([(44, -84.6), (52, -88.6), (101, -118.4)], [1.5, 1.1, 0.4], "#fffaf2", 1, wobble=0, rough=0,
                detail=1)
    canvas.glow(300, 174, 40, "#fff8ea", 0.8, power=2.4)
    for k in range(8):
        a = k * math.pi / 4 + 0.2
        canvas.line([(300 + 5 * math.cos(a), 174 + 5 * math.sin(a)), (300 + (13 + 6 * (k % 2)) * math.cos(a),
            174 + (13 + 6 * (k % 2)) * math.sin(a))], [1.6, 0.3], "#fffaf0", 0.95, wobble=0, detail=1)


def _dress(canvas: Canvas, who: Person) -> None:
    """Stockings, piping and the quilting of a fencing jacket."""
    dark = mix(who.top, "#3c1626", 0.6)
    for k in range(4):
        canvas.line([(0 + 3 * k, -48 + k), (7 + 2 * k, -64), (10 + k, -78)], [0.3, 0.7, 0.3], dark, 0.45, wobble=0.1)
    for k in range(5):
        canvas.fill(ellipse(12 + (5 if who.stout else 0) - 0.6 * k + 1.6 * math.sin(k), -74 + 7 * k, 1.2), "#efe3d3",
            edge=0, detail=1)
    collar = ribbon([(9, -80), (14, -77), (19, -79)], [4, 4.4, 3.6])
    canvas.fill(collar, "#f6ead9", form=0.5, radius=2, **CRISP)


def _near_column(canvas: Canvas) -> None:
    """A column close to us at the left edge, out of the light."""
    shaft = smooth([(-40, -20, 1), (-40, 920, 1), (38, 920, 1), (34, 600), (30, 300), (26, -20, 1)])
    canvas.fill(shaft, ["#2c0e1c", "#4a2030", "#6a3a48"], gradient=((-20, 0), (38, 0)), form=0.7, radius=30,
        rim=("#f6dcc8", 2.4, 0.6, (1, -0.1, 0.2)), texture=0.05, streaks="v", edge=0.08, wobble=0.3, detail=0.5)
    for x in (-8, 6, 18):
        canvas.line([(x - 2, -10), (x + 2, 910)], [2, 3], "#1e0814", 0.5, wobble=0.1)
