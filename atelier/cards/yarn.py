"""A grey army marches out of the fog, but its front rank unravels into a red thread on a grandmother's needles."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import curve, ellipse, minus, poly, rect, ribbon, smooth, union

CARD = Card(
    id="yarn",
    palette="ash-scarlet",
    composition="crowd",
    setting="foggy plain",
    mood="grief",
    themes=("war", "work", "home"),
    hero="unravelling army",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=327,
    grading=dict(contrast=1.1, warm=0.0, lift=0.0, saturation=1.1, vignette=0.34),
)

RED, DEEP = "#d3122b", "#7c0a1c"
FOG = "#b9b9b8"
MIDDLE = 398  # she sits here
LOOK = dict(edge=0.08, wobble=0.2, grain=0.22, texture=0.015, detail=0.78)
PALE = ("#f4efe6", 1.8, 0.6)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light((-0.45, -0.8, 0.4), ambient="#17181b", key="#efece4")
    canvas.sky([(0, "#85888c"), (0.13, "#d3d1cc"), (0.24, "#bdbcba"), (0.6, "#85868a"), (1, "#3a3c40")], swirl=0.03,
        texture=0.015)
    _ground(canvas)
    _ranks(canvas)
    _front_rank(canvas)
    _thread(canvas)
    _table(canvas)
    _chair(canvas)
    _skirt(canvas)
    _grandmother(canvas)
    _knitting(canvas)
    _strand(canvas, [(239, 802), (262, 776), (284, 752), (312, 742), (338, 752), (356, 746)], [5, 4.4, 4, 3.4])
    for side in (1, -1):
        with canvas.at(MIDDLE, 0, 1, 0, side):
            _hand(canvas)
    canvas.glow(MIDDLE - 4, 560, 230, "#fff0dc", 0.12)


def _ground(canvas: Canvas) -> None:
    random = dice(2)
    for k in range(70):
        y = 250 + 640 * (k / 70) ** 1.4
        x = random.random() * 600
        length = 30 + (y - 200) * 0.4
        canvas.line([(x - length, y), (x, y - 2), (x + length, y + 3)], [0.5, 3 + (y - 240) * 0.01, 0.5], "#54565a"
            if k % 2 else "#a2a3a4", 0.35, soft=1.2)
    brush.background(canvas)


def _ranks(canvas: Canvas) -> None:
    """Rank behind rank, paler and smaller up to the edge of sight."""
    random = dice(8)
    depth = [7.4, 6.2, 5.2, 4.4, 3.7, 3.15, 2.7, 2.3, 1.95, 1.66]
    for i, z in enumerate(depth):
        size = 1.15 / z
        y = 96 + 462 / z
        haze = min(0.9, max(0, (z - 1.1) / 6.2)) ** 0.62
        step = 76 * size
        count = int(640 / step) + 2
        for k in range(count):
            x = 300 + (k - count / 2 + 0.5 * (i % 2)) * step + (random.random() - 0.5) * 5 * size
            with canvas.at(x, y + random.random() * 4 * size, size):
                soldier(canvas, mix("#54575d", FOG, haze), fine=i > 7)
        if i < 9:
            canvas.fog(y - 160 * size, y + 70 * size, FOG, 0.30, i)
    canvas.fog(30, 190, "#cfcdc9", 0.8, 4)


def soldier(canvas: Canvas, coat: Colour, fine: bool = True, kept: float = 1.0, shoulder: bool = True) -> Mask | None:
    """A knitted soldier from the front, origin boots, 200 high; kept < 1 is unravelled from the top."""
    look = dict(edge=0.15, wobble=0.3, detail=0.6 if fine else 0.3)
    dark, pale = mix(coat, canvas.ambient, 0.55), mix(coat, canvas.key, 0.28)
    rim = ("#f0eee8", 2, 0.5)
    coat_path = smooth([(-14, -160), (-32, -152), (-38, -120), (-36, -84), (-42, -34, 1), (0, -28), (42, -34, 1),
        (36, -84), (38, -120), (32, -152), (14, -160)])
    arms = union(ribbon([(-32, -146), (-43, -112), (-34, -82)], [22, 20, 17]),
        ribbon([(32, -146), (42, -112), (24, -100)], [22, 20, 17]))
    boots = union(ribbon([(-16, -40), (-17, -6)], [19, 17]), ribbon([(16, -40), (18, -6)], [19, 17]),
        ellipse(-19, -3, 13, 7), ellipse(20, -3, 13, 7))
    gun = poly([(27, -30), (33, -30), (34, -210), (31, -236), (28, -210)])
    canvas.fill(ellipse(0, 0, 48, 9), canvas.ambient, alpha=0.4, soft=5)
    canvas.fill(boots, [dark, mix(dark, "#000004", 0.4)], form=0.6, radius=8, **look)
    body = canvas.fill(union(coat_path, arms), [pale, coat, dark], form=0.8, radius=20, rim=rim, **look)
    canvas.line([(0, -156), (2, -100), (0, -30)], [1, 2.4, 2], dark, 0.8, clip=body)
    canvas.line([(-38, -88), (0, -82), (38, -88)], [5, 6, 5], mix(dark, "#000004", 0.3), 0.9, clip=body)
    canvas.line([(-28, -152), (4, -112), (30, -88)], 4, dark, 0.7, clip=body)
    if kept > 0.99:
        canvas.fill(gun, [mix(coat, "#000008", 0.4), mix(coat, "#000008", 0.65)], **look)
        canvas.fill(ellipse(29, -100, 9, 8), dark, form=0.5, radius=5, **look)
        canvas.fill(ellipse(0, -168, 14, 17), [mix(coat, "#000004", 0.45), mix(coat, canvas.key, 0.05)], form=0.4,
            radius=9, **look)
        canvas.fill(smooth([(-22, -170), (-20, -190), (0, -202), (20, -190), (22, -170), (27, -165), (0, -172),
            (-27, -165)]), [pale, coat, dark], form=0.85, radius=14, rim=rim, **look)
    if fine and shoulder:
        _stitches(canvas, body, dark, pale, -152, -36)
    return body


def _stitches(canvas: Canvas, body: Mask, dark: Colour, pale: Colour, top: float, low: float) -> None:
    """Rows of knitted Vs."""
    y = top
    row = 0
    while y < low:
        for k in range(-7, 8):
            x = k * 7.2
            canvas.line([(x - 3.6, y), (x, y + 5)], [1.8, 0.8], pale if row % 2 else dark, 0.32, clip=body, wobble=0,
                rough=0.2)
            canvas.line([(x, y + 5), (x + 3.6, y)], [0.8, 1.8], dark, 0.42, clip=body, wobble=0, rough=0.2)
        y += 7
        row += 1


def _front_rank(canvas: Canvas) -> None:
    """The nearest men; from the left more and more of each is gone."""
    for x, y, size, kept in ((560, 446, 0.92, 1.0), (452, 440, 0.92, 0.9), (34, 452, 0.95, 1.0),
        (146, 462, 0.98, 0.72), (262, 470, 1.0, 0.42), (352, 446, 0.94, 0.16)):
        with canvas.at(x, y, size):
            if kept > 0.99:
                soldier(canvas, "#54575d")
                continue
            cut = -204 * kept
            part = canvas.mask(smooth([(-80, cut + 5, 1), (-40, cut - 4), (-10, cut + 5), (22, cut - 5),
                (80, cut + 3, 1), (80, 20, 1), (-80, 20, 1)]), 0, 0)
            with canvas.inside(part):
                body = soldier(canvas, "#54575d", kept=1.0 if kept > 0.8 else kept)
                canvas.fill(rect(-80, cut - 8, 160, 84), RED, alpha=0.95, fade=((0, cut + 6), (0, cut + 70)),
                    clip=body, edge=0)
                _stitches(canvas, body, "#5c0814", "#ff6a6a", cut, cut + 46)
            _loops(canvas, cut, kept)


def _loops(canvas: Canvas, cut: float, kept: float) -> None:
    """The open row of red loops, and the thread that leaves it."""
    half = 40 if kept < 0.75 else 20
    if kept < 0.2:
        for s in (-1, 1):
            for k in range(3):
                x = s * 17 - 8 + k * 7
                canvas.line([(x - 3, cut + 8), (x - 2, cut - 2), (x + 2, cut - 2), (x + 3, cut + 8)], 2.4, RED,
                    wobble=0.1, detail=0.95)
        return
    for k in range(int(half / 3.6) + 1):
        x = -half + k * 7.2
        y = cut + 3 * math.sin(k * 1.1)
        canvas.line([(x - 3, y + 9), (x - 3.4, y), (x, y - 5), (x + 3.4, y), (x + 3, y + 9)], 2.6, RED if k % 3
            else "#f0404c", wobble=0.1, detail=0.95)


def _strand(canvas: Canvas, points: list, widths: list) -> None:
    canvas.line([(x + 3, y + 6) for x, y in points], [w * 1.5 for w in widths], "#17181b", 0.45, soft=2.4)
    canvas.line(points, [w * 1.25 for w in widths], DEEP, detail=0.9, wobble=0.2)
    canvas.line([(x - 0.5, y - 0.8) for x, y in points], [w * 0.85 for w in widths], RED, detail=0.95, wobble=0.2)
    canvas.line([(x - 0.9, y - 1.4) for x, y in points], [w * 0.25 for w in widths], "#ff8a84", 0.7, detail=0.95,
        wobble=0.2)


def _thread(canvas: Canvas) -> None:
    """Every loose end runs together into one line."""
    _strand(canvas, [(432, 262), (410, 232), (380, 262), (396, 330), (372, 392), (358, 424)], [2.4, 2.6, 2.6, 3])
    _strand(canvas, [(170, 318), (196, 286), (226, 310), (206, 352), (232, 386)], [2.6, 2.8, 3])
    _strand(canvas, [(296, 384), (322, 350), (334, 396), (318, 446), (346, 480), (300, 520), (200, 528), (96, 548),
        (60, 598), (120, 640), (186, 650)], [3, 3, 3.4, 3.6, 4, 4.6, 5])
    _strand(canvas, [(366, 414), (388, 404), (378, 452), (340, 490), (312, 512)], [2.8, 3.2, 3.4])
    _strand(canvas, [(186, 650), (232, 660), (226, 704), (160, 716), (90, 742), (96, 800), (170, 818), (239, 802)],
        [5, 5.2, 5.4, 5.4])
    with canvas.at(336, 520, 0.6, -16):  # what is left of one man: a helmet
        canvas.fill(ellipse(0, 2, 38, 9), "#17181b", alpha=0.5, soft=4)
        canvas.fill(smooth([(-26, -6), (-24, -26), (0, -38), (24, -26), (26, -6), (33, 0), (0, -6), (-33, 0)]),
            ["#aeb0b2", "#5a5d63", "#2e3035"], form=0.85, radius=14, rim=("#f0eee8", 2, 0.7), detail=0.8, wobble=0.3)


def _table(canvas: Canvas) -> None:
    """A stool with a soldier's photograph and a cup."""
    look = dict(edge=0.12, wobble=0.3, detail=0.75)
    canvas.fill(ellipse(96, 886, 92, 18), "#0c0d10", alpha=0.55, soft=8)
    for p in ([(52, 812), (36, 910)], [(140, 812), (158, 910)], [(96, 816), (98, 910)]):
        canvas.fill(ribbon(p, [10, 8]), ["#4a4644", "#232224"], form=0.6, radius=5, **look)
    canvas.fill(ellipse(96, 812, 74, 18), ["#8a827a", "#4c4744"], form=0.5, radius=8, texture=0.1,
        rim=("#e8e4da", 2, 0.6), **look)
    canvas.fill(ellipse(96, 820, 74, 16), "#1c1b1d", alpha=0.0)
    with canvas.at(72, 806, 1, -5):
        canvas.fill(poly([(-24, 0), (24, 0), (24, -62), (-24, -62)]), ["#b8a88c", "#6a5c4c"], form=0.5, radius=5,
            rim=("#fff6e4", 1.6, 0.7), **look)
        photo = canvas.fill(rect(-18, -56, 36, 50), ["#dedcd6", "#a8a6a2"], edge=0.03, wobble=0.1, detail=0.9)
        canvas.fill(smooth([(-18, -4), (-12, -20), (0, -24), (12, -20), (18, -4)]), "#54575d", clip=photo, form=0.5,
            radius=8, detail=0.9, edge=0.05)
        canvas.fill(ellipse(0, -33, 8, 10), ["#e8e4dc", "#a09c98"], form=0.5, radius=6, detail=0.95, edge=0.05)
        canvas.fill(smooth([(-9, -36), (-8, -44), (0, -47), (9, -43), (9, -36), (0, -40)]), "#3a3c40", detail=0.95,
            edge=0.05)
        for x in (-3, 3):
            canvas.fill(ellipse(x, -33, 0.9, 1.2), "#17181b", edge=0, wobble=0, detail=1)
        canvas.line([(-3, -27.6), (0, -27.8), (3, -27.6)], 0.9, "#3a3032", wobble=0, detail=1)
    with canvas.at(126, 804):
        canvas.fill(minus(ellipse(18, -14, 9, 9), ellipse(18, -14, 5, 5)), "#dedcd6", form=0.5, radius=3, **look)
        canvas.fill(smooth([(-16, -26, 1), (16, -26, 1), (13, -4), (0, 2), (-13, -4)]), ["#f4f2ec", "#b4b4b6"],
            form=0.7, radius=11, rim=("#ffffff", 1.4, 0.7), **look)
        canvas.fill(ellipse(0, -26, 16, 4.6), "#5c4a40", edge=0.05, detail=0.9)
        canvas.line([(-4, -32), (-9, -44), (0, -54), (-5, -66)], [1, 4, 3, 0.6], "#f4f2ec", 0.35, soft=1.8)


def _chair(canvas: Canvas) -> None:
    """A wing chair, buttoned, worn at its edges."""
    with canvas.at(MIDDLE, 700, 1.06):
        back = smooth([(-96, 10), (-116, -110), (-118, -210), (-92, -268), (-56, -296), (0, -304), (56, -296),
            (92, -268), (118, -210), (118, -110), (100, 10)])
        canvas.shadow(back, "#17181b", 10, 8, 12, 0.45)
        mask = canvas.fill(back, ["#5a5c64", "#3c3e46", "#25262c"], form=0.85, radius=40, rim=PALE, **LOOK)
        for x, y in [(-60, -236), (0, -250), (60, -236), (-84, -180), (84, -180), (-84, -110), (84, -110)]:
            for dx, dy in ((-26, -20), (26, -20), (-26, 22), (26, 22)):
                canvas.line([(x, y), (x + dx * 0.5, y + dy * 0.6), (x + dx, y + dy)], [3, 1.6, 0.4], "#1c1d22", 0.5,
                    clip=mask, soft=1)
            canvas.fill(ellipse(x, y, 5, 4.4), "#1a1b20", clip=mask, soft=0.8)
            canvas.fill(ellipse(x - 1, y - 1.4, 2.4, 1.8), "#b8babe", alpha=0.7, clip=mask)
        for s in (-1, 1):
            arm = smooth([(s * 92, -52), (s * 112, -72), (s * 142, -70), (s * 160, -44), (s * 156, 40),
                (s * 150, 230, 1), (s * 100, 230, 1), (s * 104, 20)])
            canvas.shadow(arm, "#17181b", 6, 8, 9, 0.45)
            side = canvas.fill(arm, ["#62646c", "#3e4048", "#222329"], form=0.85, radius=24, rim=PALE, **LOOK)
            canvas.line([(s * 112, -54), (s * 132, -58), (s * 146, -38), (s * 140, -18), (s * 122, -22)],
                [1, 3, 3, 2, 0.6], "#1c1d22", 0.6, clip=side, soft=1.2)


def _skirt(canvas: Canvas) -> None:
    """Her lap, two knees, and the fall of the dress below them."""
    shape = smooth([(330, 690), (300, 740), (282, 800), (276, 860), (262, 930, 1), (552, 930, 1), (530, 860),
        (518, 800), (498, 740), (466, 690), (398, 676)])
    skirt = canvas.fill(shape, ["#6c6a76", "#494853", "#2b2b33"], form=0.8, radius=44, rim=PALE, **LOOK)
    for s in (-1, 1):
        canvas.fill(ellipse(MIDDLE + s * 66, 792, 46, 40), "#9a98a2", alpha=0.45, soft=17, clip=skirt, edge=0)
        canvas.fill(ellipse(MIDDLE + s * 60, 860, 44, 30), "#1b1b21", alpha=0.4, soft=18, clip=skirt, edge=0)
    for points in ([(352, 720), (328, 770), (316, 830), (304, 920)], [(398, 730), (402, 800), (398, 920)],
        [(446, 720), (470, 780), (484, 850), (496, 920)], [(420, 770), (436, 840), (440, 920)]):
        canvas.line(points, [1, 5, 6, 3], "#1b1b21", 0.5, clip=skirt, soft=2)


def _knitting(canvas: Canvas) -> None:
    """The red piece, falling over her knees to the ground."""
    lefts = [(376, 694), (352, 752), (336, 806), (300, 866), (250, 926)]
    rights = [(420, 694), (446, 752), (448, 806), (430, 866), (398, 926)]
    piece = smooth([(*lefts[0], 1), (398, 690), (*rights[0], 1), *rights[1:4], (*rights[4], 1), (*lefts[4], 1),
        *lefts[3:0:-1]])
    canvas.shadow(piece, "#0c0d10", 8, 8, 8, 0.6)
    cloth = canvas.fill(piece, ["#f0384a", RED, "#8a0c20"], form=0.8, radius=24, rim=("#ffa79c", 2.4, 0.7), edge=0.1,
        wobble=0.3, detail=0.85)
    canvas.fill(ellipse(392, 800, 40, 26), "#ff7a74", alpha=0.28, soft=14, clip=cloth, edge=0)
    left, right = curve(lefts, 9), curve(rights, 9)
    for (lx, ly), (rx, ry) in zip(left, right, strict=True):
        for k in range(15):
            t = (k + 0.5) / 15
            x, y = float(lx + (rx - lx) * t), float(ly + (ry - ly) * t) + 7 * math.sin(t * math.pi)
            canvas.line([(x - 3.4, y - 2), (x, y + 5)], [2.4, 0.8], "#ff8a80", 0.5, clip=cloth, wobble=0)
            canvas.line([(x, y + 5), (x + 3.4, y - 2)], [0.8, 2.4], "#5c0814", 0.55, clip=cloth, wobble=0)


def _grandmother(canvas: Canvas) -> None:
    """A small old woman bowed over her needles: sleeves, shawl, head."""
    for s in (-1, 1):
        with canvas.at(MIDDLE, 0, 1, 0, s):
            sleeve = ribbon([(58, 606), (92, 640), (104, 684), (84, 706), (62, 712)], [40, 44, 40, 34, 28])
            canvas.shadow(sleeve, "#101114", 3, 8, 7, 0.5)
            arm = canvas.fill(sleeve, ["#8e929c", "#5f646e", "#34373e"], gradient=((60, 600), (100, 720)), form=0.85,
                radius=18, rim=PALE, **LOOK)
            for fold in ([(80, 664), (98, 668), (120, 660)], [(84, 684), (100, 682), (122, 678)],
                [(72, 700), (88, 690), (104, 700)], [(66, 640), (82, 632), (100, 634)]):
                canvas.line(fold, [0.5, 4, 0.8], "#2a2c32", 0.6, clip=arm, soft=1.4)
                canvas.line([(x, y - 4) for x, y in fold], [0.4, 2.4, 0.6], "#c3c6cc", 0.35, clip=arm, soft=1)
            for k in range(5):  # the ribbed cuff
                canvas.line([(52 + 3.6 * k, 698 + 0.6 * k), (55 + 3.6 * k, 728)], 1.2, "#2a2c32", 0.55, clip=arm,
                    wobble=0.1)
    _shawl(canvas)
    with canvas.at(MIDDLE - 5, 509, 1.16, -6):
        _head(canvas)


def _shawl(canvas: Canvas) -> None:
    """Knitted, laid round the shoulders, crossed over the breast, with a fringe."""
    dress = smooth([(366, 566), (344, 600), (338, 690), (352, 720), (446, 720), (458, 690), (452, 600), (430, 566)])
    canvas.fill(dress, ["#4a4953", "#2e2e36"], form=0.6, radius=24, **LOOK)
    for s, tip in ((1, 378), (-1, 424)):
        half = [(MIDDLE + s * 18, 556), (MIDDLE + s * 46, 572), (MIDDLE + s * 78, 598), (MIDDLE + s * 92, 640),
            (MIDDLE + s * 84, 664), (MIDDLE + s * 52, 660), (MIDDLE + s * 30, 676), (tip - s * 8, 690),
            (tip - s * 24, 678, 1), (MIDDLE - s * 4, 630), (MIDDLE + s * 10, 590)]
        shape = smooth(half)
        canvas.shadow(shape, "#101114", 2, 7, 6, 0.55)
        wool = canvas.fill(shape, ["#dedbd6", "#a9a6a8", "#6d6b72"],
            gradient=((MIDDLE - 60, 560), (MIDDLE + 60, 700)), form=0.8, radius=24, rim=PALE, **LOOK)
        for row in range(16):
            for col in range(-2, 14):
                x, y = MIDDLE + s * (col * 8 + 4 * (row % 2)), 560 + 9.5 * row + 0.16 * (col *
                    8) ** 1.2 if col > 0 else 560 + 9.5 * row
                canvas.line([(x - 3.4, y - 2.6), (x, y + 2.6)], [1.8, 0.7], "#f6f3ec", 0.4, clip=wool, wobble=0)
                canvas.line([(x, y + 2.6), (x + 3.4, y - 2.6)], [0.7, 1.8], "#5c5a62", 0.45, clip=wool, wobble=0)
        edge = [(MIDDLE + s * 10, 588), (MIDDLE - s * 4, 630), (tip - s * 24, 678)]
        canvas.line(edge, [3, 5, 4], "#efece6", 0.9, clip=wool, wobble=0.2)
        for k in range(12):
            t = k / 11
            x, y = MIDDLE + s * (92 - 42 * t), 648 + 16 * math.sin(t * 2.2)
            canvas.line([(x, y), (x + s * 1.5, y + 15)], [2.2, 0.8], "#c9c6c2" if k % 2 else "#8a888c", 0.9,
                wobble=0.2, detail=0.8)
    canvas.fill(ellipse(397, 640, 7, 6), [RED, DEEP], form=0.7, radius=5, rim=("#ffb0a8", 1.2, 0.8), detail=0.95,
        edge=0.05, wobble=0.1)


def _head(canvas: Canvas) -> None:
    """Round, soft and tired: hair parted under a bun, spectacles low on the nose, lids down."""
    skin = ["#f0d8c2", "#d2ab92", "#8f6f66"]
    crisp = dict(edge=0.06, wobble=0.12, grain=0.12, texture=0, detail=0.92)
    hair = ["#f6f3ee", "#cfccca", "#8b898e"]
    canvas.fill(smooth([(-15, 30), (15, 30), (18, 58), (26, 68), (0, 78), (-26, 68), (-18, 58)]),
        ["#8f6f66", "#b08c7a"], form=0.5, radius=12, **crisp)
    for s in (-1, 1):  # a white collar
        canvas.fill(smooth([(s * 2, 72, 1), (s * 22, 54), (s * 33, 64), (s * 18, 82)]), ["#f4f1ea", "#b4b2b4"],
            form=0.6, radius=6, **crisp)
    canvas.fill(ellipse(5, -61, 23, 19), hair, form=0.85, radius=16, rim=PALE, **crisp)
    for k in range(6):
        canvas.line([(-14 + 6 * k, -52), (-4 + 4 * k, -66), (12 + 2 * k, -74)], [0.4, 1.6, 0.4], "#8b898e", 0.6,
            wobble=0.1, detail=0.9)
    skull = smooth([(0, -52), (26, -46), (42, -24), (44, 2), (36, 20), (-36, 20), (-44, 2), (-42, -24), (-26, -46)])
    canvas.fill(skull, hair, form=0.8, radius=24, rim=PALE, **crisp)
    for s in (-1, 1):
        canvas.fill(ellipse(s * 37, 12, 6.5, 10, s * 8), skin, form=0.7, radius=5, **crisp)
        canvas.fill(ellipse(s * 38, 24, 2.2, 2.6), "#f4efe6", form=0.6, radius=2, **crisp)
    shape = smooth([(0, -32), (20, -27), (33, -10), (36, 10), (32, 27), (20, 42), (4, 49), (-8, 48), (-22, 41),
        (-33, 27), (-36, 9), (-33, -10), (-20, -27)])
    canvas.shadow(shape, "#5a4440", 0, 6, 5, 0.5)
    face = canvas.fill(shape, skin, gradient=((-20, -30), (20, 52)), form=0.6, radius=22, shade="#7c5c58",
        highlight="#fff0de", **crisp)
    for s in (-1, 1):
        canvas.fill(ellipse(s * 20, 26, 12, 9), "#e08a7a", alpha=0.42, soft=5, clip=face, edge=0)
        canvas.fill(ellipse(s * 15, 6, 12, 9), "#8f6460", alpha=0.4, soft=4, clip=face, edge=0)
        canvas.fill(smooth([(s * 25, 10), (s * 16, 4), (s * 7, 9), (s * 9, 15), (s * 16, 18), (s * 23, 15)]),
            "#e6c4ac", clip=face, soft=0.8, detail=0.9)
        canvas.line([(s * 25, 12), (s * 16, 18), (s * 7.5, 14)], [0.8, 2.4, 0.8], "#3a2a2c", 0.95, wobble=0, detail=1)
        canvas.line([(s * 27, 15), (s * 30, 18)], [0.9, 0.3], "#7c5c58", 0.8, wobble=0, detail=0.95)
        canvas.line([(s * 27, 12), (s * 31, 13)], [0.9, 0.3], "#7c5c58", 0.8, wobble=0, detail=0.95)
        canvas.line([(s * 25, -5), (s * 16, -9), (s * 7, -5)], [0.8, 3, 0.8], "#d8d4ce", 0.95, wobble=0.1,
            detail=0.95)
        canvas.line([(s * 8, 27), (s * 13, 33), (s * 12, 40)], [0.4, 1.3, 0.4], "#9a7068", 0.7, clip=face, wobble=0,
            soft=0.4, detail=0.9)
    for y, w in ((-16, 13), (-21, 10)):
        canvas.line([(-w, y), (0, y - 1.6), (w, y)], [0.3, 1.1, 0.3], "#a88070", 0.6, clip=face, wobble=0.1,
            detail=0.9)
    canvas.fill(smooth([(-3, 6), (3, 6), (7, 22), (4, 28), (-4, 28), (-7, 22)]), "#eec6ac", alpha=0.85, soft=1.6,
        clip=face, detail=0.9)
    canvas.fill(ellipse(0.5, 23.5, 6.4, 5), ["#f2c8b0", "#b9806e"], form=0.6, radius=5, alpha=0.9, edge=0.2,
        clip=face, detail=0.95)
    canvas.line([(-8, 38.6), (-2, 37.6), (4, 37.6), (9, 38.8)], [0.5, 2, 2, 0.5], "#9a4f4c", 0.9, wobble=0, detail=1)
    for s in (-1, 1):  # the hair, parted in the middle
        side = smooth([(0, -52, 1), (s * 24, -47), (s * 41, -26), (s * 44, 0), (s * 38, 8, 1), (s * 35, -10),
            (s * 22, -26), (0, -33, 1)])
        band = canvas.fill(side, hair, form=0.7, radius=12, rim=PALE, **crisp)
        for k in range(7):
            canvas.line([(s * 1, -50 + 2.4 * k), (s * (20 + k * 0.6), -44 + 2.8 * k), (s * 38, -18 + 3 * k)],
                [0.3, 1.5, 0.4], "#8b898e" if k % 2 else "#ffffff", 0.55, clip=band, wobble=0.1, detail=0.9)
    for s in (-1, 1):  # spectacles
        canvas.fill(minus(ellipse(s * 15, 17, 12.6, 11.4), ellipse(s * 15, 17, 11, 9.8)), "#3a3c42", edge=0.03,
            wobble=0.05, detail=1)
        canvas.line([(s * 15 - 7, 13), (s * 15 - 3, 9.6)], [1.8, 0.8], "#ffffff", 0.8, wobble=0, detail=1)
        canvas.line([(s * 27, 15), (s * 37, 9)], 1.4, "#3a3c42", wobble=0, detail=1)
    canvas.line([(-3.4, 16), (0, 14.4), (3.4, 16)], 1.6, "#3a3c42", wobble=0, detail=1)


def _hand(canvas: Canvas) -> None:
    """One needle and the hand on it, at the right of the middle; mirrored for the other."""
    skin = ["#f0d2b8", "#cfa286", "#84615a"]
    crisp = dict(edge=0.06, wobble=0.12, grain=0.12, texture=0, detail=0.92)
    with canvas.at(34, 738, 1, -43.5):
        canvas.line([(5, 52), (5, -98)], [5, 5], "#17181b", 0.6, soft=2)
        canvas.line([(0, 48), (0, -60), (0, -104)], [5, 4.8, 1.4], ["#f6d9a4", "#a86c34"],
            gradient=((-2.4, 0), (2.4, 0)), wobble=0, detail=1)
        canvas.fill(ellipse(0, 50, 6, 5), ["#f6d9a4", "#8a5428"], form=0.7, radius=4, **crisp)
        for k in range(5):  # stitches on the needle
            y = -62 + 6.4 * k
            canvas.line([(-5, y + 7), (-5, y + 1), (0, y - 2.6), (5, y + 1), (4, y + 7)], 3, RED if k % 2
                else "#f0404c", wobble=0.1, detail=1)
        palm = smooth([(2, -20), (18, -24), (36, -16), (46, -6), (46, 10), (32, 18), (14, 24), (2, 20)])
        canvas.shadow(palm, "#17181b", 2, 5, 4, 0.5)
        canvas.fill(palm, skin, gradient=((10, -22), (30, 24)), form=0.75, radius=13, shade="#7c5c58",
            highlight="#fff0de", **crisp)
        for k in (3, 2, 1, 0):
            y = -15 + 10.4 * k
            finger = ribbon([(20, y - 2), (6, y - 4), (-6, y - 1), (-9, y + 3.4)], [11.4, 11, 10, 8])
            canvas.shadow(finger, "#5a4038", 0, 2.4, 2, 0.55)
            canvas.fill(finger, skin, gradient=((0, y - 8), (0, y + 8)), form=0.8, radius=5.4, shade="#7c5c58",
                highlight="#fff0de", **crisp)
            canvas.line([(5, y - 7), (7, y - 3), (6.4, y)], [0.3, 1.1, 0.3], "#9a7068", 0.7, wobble=0, detail=0.95)
            canvas.line([(15, y - 5), (17, y - 1)], [0.4, 1], "#9a7068", 0.6, wobble=0, detail=0.95)
        thumb = ribbon([(26, -14), (15, -27), (3, -36)], [13, 11.4, 8.6])
        canvas.shadow(thumb, "#5a4038", 0, 2.6, 2, 0.5)
        canvas.fill(thumb, skin, gradient=((20, -30), (14, -16)), form=0.8, radius=6, shade="#7c5c58",
            highlight="#fff0de", **crisp)
        canvas.fill(ellipse(5.4, -35, 3.6, 2.6, 40), "#f8e4d4", edge=0.04, wobble=0, detail=1)
        for a, b in (((34, -8), (24, -4)), ((36, 4), (26, 8))):
            canvas.line([a, ((a[0] + b[0]) / 2, a[1] + 1), b], [0.4, 1.6, 0.4], "#9a7068", 0.45, soft=0.6, wobble=0,
                detail=0.9)
