"""Two fencers lunge at each other under a colonnade, but their long dawn shadows on the floor embrace."""

import itertools
import math

import skia

from atelier import brush
from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.motifs.profile import CROP, EAR, SIDE, moved
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
    mask = canvas.fill(whole, ["#6a3448", "#8b5060", "#b07c84"], gradient=((200, -20), (260, 130)), texture=0.012,
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


def _limb(points: list, widths: list) -> skia.Path:
    return ribbon(_on_floor(points), widths)


def _shade(side: int, torso: list, crown: tuple, turn: float, extra: list) -> skia.Path:
    """One upright shadow: legs from the fencer's two feet, a body, a head from the side."""
    legs = [_limb([(side * 246, 6), (side * 196, -66), (side * 132, -140), (side * 74, -208)], [15, 26, 46, 68]),
        _limb([(side * 76, 6), (side * 86, -70), (side * 80, -140), (side * 61, -206)], [15, 27, 46, 62])]
    head = smooth(_on_floor(moved(SIDE, *crown, 0.38, turn, -side)))
    return union(*legs, smooth(_on_floor(torso)), head, *extra)


def _embrace(canvas: Canvas) -> None:
    """The two shadows stand forehead to forehead; each has one arm round the other."""
    stout = [(-104, -186), (-120, -244), (-116, -304), (-94, -346), (-62, -360), (-34, -344), (-17, -310),
        (-9, -270), (-13, -230), (-20, -200), (-90, -180)]
    slim = [(88, -190), (92, -250), (100, -308), (88, -346), (58, -364), (32, -348), (18, -318), (12, -276),
        (11, -236), (16, -200), (80, -182)]
    curls = [ellipse(*_on_floor([p])[0], 17, 16) for p in ((46, -434), (66, -428), (82, -412), (90, -392), (88, -372),
        (78, -358), (62, -412), (60, -386))]
    # Shadow on shadow does not show: the arms are seen where they cross the light between the two, the hands where they
    # come round the other's back.
    low = _limb([(-60, -290), (-14, -262), (20, -252), (80, -240), (89, -242)], [34, 27, 24, 22, 17])
    high = _limb([(70, -334), (16, -318), (-16, -314), (-90, -318), (-106, -320)], [36, 28, 26, 24, 18])
    hands = [_limb([(80, -244), (x, y)], [15, w]) for x, y, w in ((98, -230, 10), (102, -241, 11), (103, -252, 11),
        (100, -262, 10))]
    hands += [_limb([(-96, -322), (x, y)], [17, w]) for x, y, w in ((-122, -310, 10), (-125, -321, 11),
        (-121, -332, 11), (-113, -341, 10))]
    first = _shade(-1, stout, (-28, -430), 22, [])
    second = _shade(1, slim, (28, -430), -22, curls)
    whole = union(first, second, low, high, *hands)
    wine = ["#5e2440", "#6c2c48", "#8a465c"]
    canvas.fill(whole, "#8b3f55", alpha=0.3, soft=7, edge=0)
    canvas.fill(whole, wine, gradient=((300, 400), (430, 840)), alpha=0.95, blend="multiply", soft=0.8, edge=0.1,
        wobble=0.4, texture=0.01, grain=0.12, detail=0.85)


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
    """Against the light: dark colours, bright edges, faces in shade."""
    for x, flip, old in ((146, 1, True), (454, -1, False)):
        for dx, w in ((82, 34), (-90, 30)):
            canvas.fill(ellipse(x + flip * dx, GROUND + 3, w, 6), "#3c1626", alpha=0.6, soft=2)
        with canvas.at(x, GROUND, 1, 0, flip):
            _fencer(canvas, old, (-0.6 * flip, -0.75, 0.1))
    canvas.glow(300, 172, 46, "#fff8ea", 0.85, power=2.2)
    for k in range(8):
        a = k * math.pi / 4 + 0.2
        canvas.line([(300 + 5 * math.cos(a), 172 + 5 * math.sin(a)), (300 + (14 + 8 * (k % 2)) * math.cos(a),
            172 + (14 + 8 * (k % 2)) * math.sin(a))], [1.8, 0.3], "#fffaf0", 0.95, wobble=0, detail=1)


def _fencer(canvas: Canvas, old: bool, light: tuple) -> None:
    """A long lunge to the right; origin on the ground under the hips, 228 high."""
    coat = ["#a8485e", "#7c2c44", "#4a1a30"] if old else ["#7e9a82", "#52705e", "#2e443e"]
    skin = ["#f0c0a0", "#c88a72", "#8e5450"] if old else ["#a86c50", "#7a4638", "#4a2a2a"]
    lit = dict(light=light, rim=("#fff6e4", 2.6, 1.0, light), grain=0.2, texture=0.015, **CRISP)
    # the arm that keeps the balance
    far = ribbon([(2, -160), (-36, -152), (-62, -168), (-66, -196)], [27, 23, 18, 14])
    canvas.fill(far, [coat[1], coat[2]], form=0.7, radius=9, **lit)
    hand = union(ribbon([(-66, -194), (-66, -206)], [12, 12]),
        *[ribbon([(-68 + 3.6 * k, -206), (-72 + 5 * k, -216 - (k == 1)), (-78 + 5 * k, -222)], [5, 4.6, 3])
        for k in range(4)])
    canvas.fill(hand, skin, form=0.6, radius=4, **lit)
    # legs: breeches, stockings, buckled shoes
    legs = union(ribbon([(-6, -96), (-46, -54), (-94, -8)], [46, 31, 15]), ribbon([(10, -92), (50, -82), (78, -64)],
        [48, 40, 31]), ribbon([(78, -68), (82, -36), (82, -6)], [30, 25, 14]))
    cloth = canvas.fill(legs, [(0, "#f6e8d6"), (0.5, "#d8b8ac"), (1, "#a07c80")], gradient=((0, -110), (0, 0)),
        form=0.7, radius=14, shade="#7c5462", **lit)
    for points in ([(64, -52), (80, -48), (98, -52)], [(-66, -44), (-58, -34), (-50, -28)]):
        canvas.line(points, [3, 4, 3], coat[1], 0.95, clip=cloth, wobble=0.1)
    for points in ([(4, -84), (30, -78), (60, -72)], [(-14, -84), (-34, -62), (-50, -46)],
        [(88, -44), (90, -28), (88, -14)]):
        canvas.line(points, [0.6, 5, 1], "#8a5c68", 0.5, clip=cloth, soft=1.6)
    for shoe in (smooth([(72, -12), (88, -13), (106, -7), (118, -3), (118, 2), (72, 2)]),
        smooth([(-104, -16), (-90, -16), (-78, -6), (-62, -2), (-60, 2), (-108, 2)])):
        canvas.fill(shoe, ["#5a2c3e", "#2c1220"], form=0.6, radius=5, **lit)
    for x, y in ((92, -9), (-86, -9)):
        canvas.fill(rect(x - 3, y - 3, 7, 6, 1), "#f6e2b8", edge=0, wobble=0, detail=1)
    # coat with its skirt flying back
    belly = 20 if old else 0
    jacket = smooth([(0, -174), (22, -178), (40, -168), (48 + belly * 0.6, -144), (44 + belly, -118),
        (36 + belly * 0.7, -96), (48 + belly * 0.4, -72, 1), (20, -70), (-14, -64), (-46, -56, 1), (-34, -84),
        (-16, -104), (-14, -136), (-12, -162)])
    mask = canvas.fill(jacket, coat, gradient=((20, -178), (0, -60)), form=0.75, radius=24, **lit)
    canvas.line([(-20, -102), (12, -96), (40 + belly * 0.8, -100)], [8, 9, 8], "#3c1626" if old else "#f0e2cc", 1,
        clip=mask, wobble=0.1)
    for k in range(5):
        canvas.fill(ellipse(38 + belly * (0.5 + 0.12 * k) - 1.6 * k, -160 + 12 * k, 2.2), "#f6e8d0", edge=0, wobble=0,
            detail=1)
    for points in ([(-8, -150), (4, -130), (2, -110)], [(-28, -62), (-14, -80), (-6, -96)],
        [(24, -72), (24, -84), (22, -94)]):
        canvas.line(points, [0.6, 5, 1], coat[2], 0.7, clip=mask, soft=1.4)
    _face(canvas, old, skin, light)
    canvas.fill(ribbon([(4, -176), (20, -172), (38, -174)], [11, 12, 9]), ["#fff4e2", "#c8a8a4"], form=0.6, radius=5,
        **lit)
    # sword arm, hand, guard, blade
    arm = ribbon([(14, -158), (48, -160), (80, -174)], [34, 26, 18])
    canvas.shadow(arm, coat[2], -2, 8, 5, 0.6, clip=mask)
    sleeve = canvas.fill(arm, coat, gradient=((0, -180), (0, -145)), form=0.75, radius=12, **lit)
    canvas.line([(22, -146), (42, -152), (60, -156)], [0.6, 4, 0.6], coat[2], 0.7, clip=sleeve, soft=1.2)
    canvas.fill(ribbon([(76, -172), (82, -175)], [22, 22]), ["#fff4e2", "#c8a8a4"], form=0.6, radius=6, **lit)
    canvas.line([(82, -172), (98, -182), (184, -250)], [5.4, 5, 2.4], "#4a2034", 0.9, wobble=0, rough=0, detail=1)
    canvas.line([(96, -181.4), (183, -249.8)], [3, 1.2], "#fffaf2", 1, wobble=0, rough=0, detail=1, grain=0,
        texture=0)
    fist = union(ellipse(89, -177, 10, 8.4, -30), ribbon([(84, -183), (92, -186), (99, -184)], [6, 6, 5]))
    grip = canvas.fill(fist, skin, form=0.7, radius=6, **lit)
    for k in range(3):
        canvas.line([(86 + 4.4 * k, -176 - 2.6 * k), (90 + 4.2 * k, -170 - 2.6 * k)], [0.5, 1.4, 0.5], skin[2], 0.9,
            clip=grip, wobble=0)
    canvas.fill(ellipse(101, -185, 6, 12.5, -38), ["#fff2d0", "#c89a58", "#6a4030"], form=0.7, radius=5, **lit)


def _face(canvas: Canvas, old: bool, skin: list, light: tuple) -> None:
    """A head from the side, bowed to the fight; bald with a white moustache, or full of curls."""
    crown = (20, -226, 0.262, 8)
    lit = dict(light=light, rim=("#fff6e4", 2.2, 1.0, light), grain=0.15, texture=0.01, **CRISP)
    face = canvas.fill(smooth(moved(SIDE, *crown)), skin, gradient=((0, -226), (40, -176)), form=0.6, radius=12,
        **lit)
    x, y, size, turn = crown
    with canvas.at(x, y, size, turn):
        canvas.fill(ellipse(58, 104, 26, 20), skin[2], alpha=0.5, soft=9, clip=face)
        canvas.line([(40, 96), (66, 82), (92, 90)], [6, 15, 7], "#fff2e2" if old else "#1e1014", 0.95, clip=face,
            wobble=0.1, detail=1)
        canvas.line([(54, 112), (68, 106), (82, 112)], [3, 9, 3], "#2a1216", 0.95, clip=face, wobble=0.1, detail=1)
        canvas.fill(smooth(EAR), skin[:2], form=0.6, radius=9, light=light, **CRISP)
        canvas.line([(-6, 104), (8, 100), (10, 120), (0, 136)], [2, 6, 5, 2], skin[2], 0.8)
        if old:
            fringe = smooth([(-86, 84), (-60, 92), (-30, 100), (-20, 118), (-26, 146), (-48, 168), (-72, 164),
                (-92, 130)])
            canvas.fill(fringe, ["#fff8ec", "#d8c4bc"], form=0.6, radius=14, light=light, bump=0.3, **CRISP)
            tache = smooth([(100, 144), (112, 152), (100, 170), (70, 180), (38, 176), (24, 186), (30, 162),
                (60, 150), (84, 148)])
            canvas.fill(tache, ["#fffaf0", "#e0ccc0"], form=0.6, radius=9, light=light, **CRISP)
        else:
            canvas.line([(66, 168), (80, 166), (92, 164)], [3, 6, 3], "#3a1a1c", 0.9, clip=face, wobble=0.1)
            hair = union(smooth(CROP), *[ellipse(a, b, 30, 28) for a, b in ((64, 14), (30, -8), (-10, -14),
                (-48, -4), (-82, 22), (-100, 60), (-98, 100), (-80, 138), (-50, 60), (0, 30), (-40, 110), (84, 42))])
            mass = canvas.fill(hair, ["#4a2e34", "#20121a"], form=0.7, radius=20, light=light,
                rim=("#fff6e4", 2.2, 0.9, light), bump=0.3, **CRISP)
            for a, b in ((50, 20), (10, 4), (-36, 10), (-72, 40), (-84, 90), (-50, 66), (-4, 40)):
                canvas.line([(a - 16, b + 6), (a, b - 12), (a + 15, b + 4), (a + 2, b + 12)], [2, 6, 4, 1],
                    "#7a545c", 0.75, clip=mass, wobble=0.1)

