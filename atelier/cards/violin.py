"""Under a green cloth lies a cracked violin; two surgeons, of whom we see only gloves and sleeves, sew it with red gut."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs import sculpt
from atelier.paths import Points, along, ellipse, minus, placed, poly, rect, ribbon, smooth, union

CARD = Card(
    id="violin",
    palette="mint-coral",
    composition="top-down",
    setting="hospital",
    mood="tenderness",
    themes=("music", "body", "science", "healing"),
    hero="violin patient",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=305,
    grading=dict(contrast=1.06, vignette=0.34, warm=0.04, shadows="#17403c"),
)

DEEP = "#0e302e"
GLOVE = [(0, "#2f625c"), (0.3, "#78aa9e"), (0.55, "#bddacb"), (0.8, "#ecf3e4"), (1, "#fffdf0")]
GOWN = [(0, "#06202c"), (0.35, "#123f50"), (0.65, "#23677a"), (1, "#7fb9c0")]
WOOD, LIGHT, DARK, EBONY = "#bf6224", "#f6b45c", "#5a2412", "#1c1014"
HALF = [(0, -117), (13, -116.5), (30, -112), (46, -100), (55, -83), (57, -67), (54, -52), (50, -43), (54, -31, 1),
    (44, -27), (38.5, -17), (37.5, -5), (39.5, 7), (47, 16), (63, 20, 1), (60, 31), (64, 43), (69.5, 58), (70.5, 71),
    (67, 88), (55, 104), (36, 113), (16, 117), (0, 117)]
CRACK = [(-47, 106), (-39, 92), (-44, 78), (-34, 64), (-36, 52), (-28.5, 39)]
HAIRLINE = [(-16, -18), (-21, -34), (-15, -50), (-24, -70), (-18, -90), (-24, -110)]
PLACE = (296, 490, 1.78, 24)
FINE = dict(edge=0.06, wobble=0.1, detail=0.94)
SEWING = ((-16, -16, -4), (-30, -36, -14), (-42, -56, -26), (-52, -80, -42), (-44, -108, -66))  # the thumb that sews
OPENING = [(88, 46), (190, 48), (300, 58), (420, 42), (528, 34), (548, 110), (530, 260), (536, 420), (520, 570),
    (538, 700), (534, 796), (420, 800), (312, 786), (196, 806), (90, 806), (72, 720), (88, 560), (78, 420), (92, 250),
    (72, 130)]
# where it is creased
PULLS = ((0, 150), (3, 120), (4, 130), (7, 110), (10, 150), (13, 110), (14, 120), (17, 110), (19, 110))


def draw(canvas: Canvas) -> None:
    """Paint the cloth and its opening, the patient, the tools, the hands."""
    canvas.set_light((-0.42, -0.6, 0.62), ambient=DEEP, key="#fff6e0")
    _cloth(canvas)
    brush.background(canvas, radii=(20, 10, 5))
    with canvas.at(*PLACE):
        belly = _violin(canvas)
        _crack(canvas, belly)
    _tools(canvas)
    canvas.glow(280, 440, 330, "#fff6d8", 0.26, power=1.6)
    _hands(canvas)


def _cloth(canvas: Canvas) -> None:
    canvas.sky([(0, "#78bca6"), (0.45, "#4f9884"), (1, "#225850")], swirl=0.03, texture=0.0, focus=(300, 430, 560))
    for points, wide in (([(-20, 150), (120, 210), (180, 330)], 60), ([(620, 120), (520, 220), (470, 300)], 70),
        ([(-20, 560), (80, 560), (150, 600)], 54), ([(620, 640), (540, 640), (470, 620)], 64),
        ([(230, 920), (240, 830), (270, 770)], 60), ([(420, -20), (410, 60), (390, 120)], 54),
        ([(90, 920), (110, 800), (170, 720)], 44), ([(560, 930), (520, 820), (450, 740)], 56),
        ([(110, -20), (150, 80), (220, 150)], 54)):
        canvas.line(points, [wide, wide * 0.7, 6], "#143f3b", 0.42, soft=11, grain=0, rough=0)
        canvas.line([(x - 16, y - 20) for x, y in points], [wide * 0.6, wide * 0.4, 3], "#c4ecd8", 0.34, soft=9,
            grain=0, rough=0)
    opening = smooth(OPENING)
    canvas.fill(opening, "#0c2e2c", alpha=0.5, soft=9, edge=0)
    hem = canvas.fill(opening, ["#8ccab4", "#3f8674"], form=0.8, radius=16, grain=0.08, texture=0.01, edge=0.05)
    inner = smooth([(297 + (x - 297) * 0.935, 438 + (y - 438) * 0.958) for x, y in OPENING])
    canvas.fill(inner, "#0c2e2c", alpha=0.55, soft=5, edge=0, clip=hem)
    canvas.fill(inner, [(0, "#fff8e6"), (0.45, "#e0e8d4"), (0.75, "#a8c8b8"), (1, "#7ba899")],
        gradient=("r", (270, 360), 480), grain=0.06, texture=0.01, edge=0.05, clip=hem)
    hemmed = [(297 + (x - 297) * 0.968, 438 + (y - 438) * 0.979) for x, y in OPENING]
    for k in range(62):  # the hem's stitches
        x, y = along([*hemmed, hemmed[0]], k / 62)
        x2, y2 = along([*hemmed, hemmed[0]], (k + 0.5) / 62)
        canvas.line([(x, y), (x2, y2)], [1.4, 1.4], "#245e54", 0.6, wobble=0.1)
    for k, far in PULLS:  # folds run from the hem's bends outwards, and a little way in
        x, y = OPENING[k]
        dx, dy = (x - 297) / 460, (y - 438) / 560
        n = math.hypot(dx, dy)
        dx, dy = dx / n, dy / n
        way = [(x - 46 * dx, y - 46 * dy), (x, y), (x + far * dx + 14 * dy, y + far * dy - 14 * dx)]
        for shift, colour, alpha, wide in ((0, "#0e3633", 0.62, (2, 14, 30)), (-14, "#d8f8e6", 0.5, (1, 8, 20))):
            canvas.line([(a + shift * abs(dy), b + shift * abs(dx)) for a, b in way], wide, colour, alpha, soft=5,
                grain=0, rough=0)
    for points in ([(110, 250), (150, 420), (110, 560)], [(490, 260), (462, 420), (496, 570)],
        [(200, 780), (310, 742), (400, 776)], [(200, 120), (260, 160), (310, 110)]):
        canvas.line(points, [4, 26, 6], "#7faea0", 0.4, soft=8, grain=0, rough=0)


def _outline(grow: float = 1.0):
    """The body of the violin, origin in its middle, 234 long and 141 wide."""
    left = [(-p[0], *p[1:]) for p in HALF[1:-1]][::-1]
    return placed(smooth([*HALF, *left]), size=grow)


def _violin(canvas: Canvas) -> Mask | None:
    """Scroll upwards, origin in the middle of the body, from -262 to 120; returns its belly's mask."""
    neck = poly([(-14, -30), (14, -30), (8, -206), (-8, -206)])
    canvas.shadow(union(_outline(1.02), placed(neck, 0, 0)), "#0c2a28", 11, 16, 9, 0.6)
    canvas.fill(_outline(1.035), [DARK, mix(DARK, "#1c0808", 0.5)], form=0.6, radius=6, **FINE)
    belly = canvas.fill(_outline(), [(0, LIGHT), (0.5, WOOD), (1, mix(WOOD, DARK, 0.55))],
        gradient=((-60, -110), (64, 120)), form=0.65, radius=30, rim=("#ffe6b8", 2, 0.8), grain=0.16, texture=0.04,
        streaks="v", **FINE)
    for i in range(36):
        x = -70 + i * 4
        canvas.line([(x, -118), (x * 0.97, 0), (x, 118)], [0.3, 0.8, 0.3], "#ffd48c" if i % 3 else DARK, 0.22,
            clip=belly)
    for grow, colour in ((0.945, DARK), (0.928, "#ffcf86")):
        for side in (-1, 1):
            points = [(side * p[0] * grow, p[1] * (grow + 0.012), *p[2:]) for p in HALF]
            canvas.line([p[:2] for p in points], 1.3, colour, 0.8, wobble=0, clip=belly)
    canvas.fill(ellipse(-26, -66, 14, 34, 12), "#fff2c4", alpha=0.4, soft=9, clip=belly, edge=0)
    canvas.fill(ellipse(-40, 62, 11, 30, 14), "#fff2c4", alpha=0.34, soft=9, clip=belly, edge=0)
    for side in (-1, 1):
        hole = ribbon([(side * 15, -13), (side * 14.5, -6), (side * 20, 8), (side * 27, 24), (side * 29, 34),
            (side * 26, 39)], [2.4, 4, 6, 6, 4, 2.4])
        nicks = union(poly([(side * 16, 12), (side * 26, 10), (side * 21, 13)]), ellipse(side * 18, -13, 3.6),
            ellipse(side * 25, 38.5, 4.6))
        canvas.fill(placed(union(hole, nicks), 1.4, 1.6), "#ffd692", alpha=0.8, **FINE)
        canvas.fill(union(hole, nicks), "#1c0a08", **FINE)
    _fittings(canvas, neck)
    return belly


def _fittings(canvas: Canvas, neck) -> None:
    """Tailpiece, fingerboard, scroll, pegs, the bridge that stands up, the strings over it."""
    tail = smooth([(-15, 52, 1), (0, 49), (15, 52, 1), (12, 80), (7, 108), (0, 112), (-7, 108), (-12, 80)])
    canvas.shadow(tail, "#2a0c06", 5, 7, 3.5, 0.7)
    canvas.line([(-4, 108), (0, 119), (4, 108)], 2, "#20120e", 1, wobble=0, detail=0.9)
    canvas.fill(ellipse(0, 120, 5, 4), ["#5a4640", EBONY], form=0.6, radius=3, **FINE)
    canvas.fill(tail, ["#57423e", "#2a1c1c", EBONY], gradient=((-14, 50), (12, 110)), form=0.35, radius=8,
        grain=0.06, texture=0, rim=("#ffdcae", 1.2, 0.7), **FINE)
    canvas.line([(-5, 60), (-3, 100)], [2, 0.6], "#a88a7c", 0.5, wobble=0)
    body = smooth([(-9, -202), (9, -202), (10.5, -226), (9, -240), (-9, -240), (-10.5, -226)])
    for side, y in ((-1, -210), (1, -217), (-1, -225), (1, -232)):
        peg = union(ribbon([(side * 6, y), (side * 20, y - 1)], [4, 4]), ellipse(side * 25, y - 1, 6.4, 5.4))
        canvas.shadow(peg, "#0c2a28", 5, 8, 3, 0.5)
        canvas.fill(peg, ["#5a4640", EBONY], form=0.7, radius=3, rim=("#ffd8a8", 1, 0.7), **FINE)
    scroll = union(body, ellipse(0, -250, 15, 15))
    canvas.shadow(scroll, "#0c2a28", 9, 13, 6, 0.5)
    head = canvas.fill(scroll, [LIGHT, WOOD, DARK], gradient=((-14, -262), (12, -200)), form=0.8, radius=8,
        rim=("#ffe6b8", 1.6, 0.8), **FINE)
    canvas.line([(9, -240), (11, -251), (3, -261), (-8, -256), (-8, -246), (0, -242), (4, -248), (-1, -252)],
        [1, 2.2, 2, 2, 1.6, 1.4, 1.2, 0.6], DARK, 0.95, wobble=0, clip=head, detail=0.95)
    canvas.fill(rect(-4.6, -236, 9.2, 32, 3), "#2a1410", **FINE)
    canvas.shadow(neck, "#2a0c06", 6, 8, 3.5, 0.6)
    canvas.fill(neck, ["#5a4644", "#2c2022", EBONY], gradient=((-12, 0), (12, 0)), form=0.35, radius=6,
        grain=0.06, texture=0, rim=("#ffd8a8", 1.2, 0.7), **FINE)
    canvas.fill(rect(-8.6, -208, 17.2, 4, 1), "#f6e8c8", **FINE)
    bridge = minus(union(smooth([(-17, 20, 1), (-17, 15), (-13, 8), (0, 4), (13, 8), (17, 15), (17, 20, 1),
        (10, 20, 1), (7, 16), (0, 14), (-7, 16), (-10, 20, 1)])), union(ellipse(-7.6, 12, 2), ellipse(7.6, 12, 2)))
    canvas.shadow(bridge, "#2a0c06", 7, 9, 2.6, 0.75)
    canvas.fill(placed(bridge, 1, 1.6), "#4a1e10", **FINE)
    canvas.fill(bridge, ["#fff2cc", "#f2cf94", "#d8a25c"], gradient=((0, 3), (0, 20)), grain=0.04, texture=0, **FINE)
    canvas.line([(-16, 14), (-12, 7.4), (0, 3.6), (12, 7.4), (16, 14)], [1, 2, 2.4, 2, 1], "#fffdf2", 1, wobble=0,
        detail=0.95)
    for x, thick in ((-8.4, 1.3), (-2.8, 1.1), (2.8, 0.9), (8.4, 0.8)):
        points = [(x, 55), (x * 1.1, 6), (x * 0.62, -206), (x * 0.3, -222)]
        canvas.line([(a + 3.6, b + 4.6) for a, b in points[:3]], thick, "#2a0c06", 0.4, wobble=0, soft=0.6)
        canvas.line(points, thick, "#fffae6", 0.95, wobble=0, detail=0.95)
        canvas.fill(ellipse(x, 57, 1.8), "#e8b860", **FINE)


def _crack(canvas: Canvas, belly: Mask | None) -> None:
    """The wound: the long end sewn, the rest still open."""
    for way, widths in ((CRACK, [2, 5, 7, 6.4, 5, 3]), (HAIRLINE, [3, 5, 5.4, 4.4, 3, 0.6])):
        canvas.line([(x + 1.8, y + 1.8) for x, y in way], [w + 1.4 for w in widths], "#ffd89a", 0.85, clip=belly,
            wobble=0.1)
        canvas.line(way, widths, "#26080a", 1, clip=belly, wobble=0.1, detail=0.95)
    for points in ([(-21, -34), (-31, -40), (-36, -52)], [(-15, -50), (-6, -60), (-5, -72)],
        [(-39, 92), (-30, 98), (-26, 108)]):
        canvas.line(points, [2, 1.2, 0.4], "#26080a", 0.9, clip=belly, wobble=0.1, detail=0.95)
    for k, share in enumerate((0.04, 0.2, 0.36, 0.52, 0.68, 0.85)):
        x, y = along(CRACK, share)
        with canvas.at(x, y, 1, (18, -14, 12, 26, -8, 8)[k]):
            canvas.line([(-8, 2), (0, 1), (8, 3)], [1, 2.2, 1], "#3a0c08", 0.6, wobble=0)
            canvas.line([(-8.4, -0.6), (0, -1.8), (8.4, 0.6)], [1.4, 2.8, 1.4], "#e0352c", 1, wobble=0, detail=1)
            canvas.line([(-5, -1.6), (2, -2.2)], [0.4, 0.7], "#ff9a84", 0.8, wobble=0, detail=1)


def _tools(canvas: Canvas) -> None:
    """On the cloth: scissors, and a tuning fork as if it were one more instrument."""
    steel = ["#f4fbf6", "#a8c0c0", "#4e6c70"]
    with canvas.at(86, 770, 1.25, 24):
        fork = union(ribbon([(-9, -62), (-9, -12), (-5, 0), (0, 4)], [5, 5, 6, 6]),
            ribbon([(9, -62), (9, -12), (5, 0), (0, 4)], [5, 5, 6, 6]), ribbon([(0, 0), (0, 44)], [6, 5]),
            ellipse(0, 47, 5, 6))
        canvas.shadow(fork, "#0c2a28", 8, 11, 4, 0.6)
        canvas.fill(fork, steel, gradient=((-12, -60), (12, 50)), form=0.7, radius=3, rim=("#ffffff", 1, 0.9), **FINE)
    with canvas.at(168, 822, 1.1, 62):
        for flip in (-1, 1):
            with canvas.at(0, 0, 1, flip * 9, flip):
                blade = union(smooth([(-2, -70, 1), (4, -40), (5, 0), (-1, 4), (-5, 0)]),
                    minus(ellipse(23, 48, 14, 17, -16), ellipse(23, 48, 9, 12, -16)),
                    ribbon([(0, 0), (9, 18), (17, 34)], [7, 5, 6]))
                canvas.shadow(blade, "#0c2a28", 8, 11, 4, 0.5)
                canvas.fill(blade, steel, gradient=((-8, -60), (12, 60)), form=0.7, radius=3,
                    rim=("#ffffff", 1, 0.9), **FINE)
        canvas.fill(ellipse(0, 0, 3), ["#f4fbf6", "#4e6c70"], form=0.6, radius=2, **FINE)


def _gloved(canvas: Canvas, sleeve: Points, radii: list, jointed: bool = False, **pose) -> dict:
    """One hand in a glove and its sleeve, at the current place; a jointed thumb has a knuckle, a waist and a pad."""
    groups, places = sculpt.hand(arm=90, wide=1.05, bulk=1.08, **pose)
    if jointed:
        groups[-1] = [(places["thumb"], [18, 17, 16, 13, 12, 14, 14.6, 12.4, 13.6, 12.4, 8])]
    form = sculpt.model(canvas, groups, 15, 5)
    arm = sculpt.model(canvas, [[(sleeve, radii)]], 4, 4)
    sculpt.cast_shadow(canvas, arm, DEEP, 16, 30, 14, 0.5)
    sculpt.cast_shadow(canvas, form, DEEP, 12, 22, 8, 0.55)
    mask = sculpt.lit(canvas, form, GLOVE, rim=("#fffef4", 1.6, 0.6), creases=0.9)
    for y, bend in ((4, 6), (13, -4), (22, 7), (30, -3)):
        canvas.line([(-30, y), (0, y + bend), (30, y - 2)], [0.4, 2.6, 0.4], "#5a9088", 0.55, clip=mask, wobble=0.3)
        canvas.line([(-26, y + 3), (2, y + bend + 3.4), (26, y + 2)], [0.3, 1.8, 0.3], "#ffffff", 0.5, clip=mask,
            wobble=0.3)
    for joints in places["joints"]:  # the rubber creases over every knuckle
        for at, wide in ((joints[1], 10), (joints[2], 8)):
            for d in (-3, 2):
                canvas.line([(at[0] - wide, at[1] + d + 1), (at[0], at[1] + d - 1), (at[0] + wide, at[1] + d + 1)],
                    [0.3, 1.4, 0.3], "#5a9088", 0.26, clip=mask, wobble=0.2)
    hem = canvas.mask(smooth([(-60, 50), (0, 40), (60, 50), (400, 60, 1), (400, 400, 1), (-400, 400, 1),
        (-400, 60, 1)]))
    canvas.line([(-40, 45), (0, 35), (40, 45)], [6, 14, 6], "#0e302e", 0.5, clip=mask, soft=4, grain=0)
    cuff = sculpt.lit(canvas, arm, GOWN, rim=("#c8f4f0", 2, 0.5), clip=hem)
    canvas.line([(-44, 52), (0, 42), (44, 52)], [3, 5, 3], "#8fc8cc", 0.55, clip=cuff, wobble=0.1)
    for share in (0.3, 0.55, 0.78):
        x, y = along(sleeve, share)
        canvas.line([(x - 40, y - 12), (x, y + 8), (x + 42, y - 8)], [1, 7, 1], "#06202c", 0.4, clip=cuff, soft=2)
    return places


def _hands(canvas: Canvas) -> None:
    """One steadies the neck like a patient's head, the other sews."""
    with canvas.at(291, 93, 1.18, 116):
        _gloved(canvas, [(0, 20), (6, 150), (26, 300)], [30, 48, 64], curl=((30, 44, 34), (30, 50, 40), (34, 52, 42),
            (38, 54, 42)), splay=(-7, -1, 5, 12), mirror=True, jointed=True, view=sculpt.turned(0, 10, 0))
    with canvas.at(470, 716, 1.24, -46):
        places = _gloved(canvas, [(0, 20), (8, 150), (26, 290)], [30, 48, 64], curl=((44, 44, 20), (46, 48, 26),
            (58, 56, 30), (66, 58, 30)), splay=(-4, 0, 4, 9), jointed=True, thumb=SEWING,
            view=sculpt.turned(0, 34, 0))
        tip = places["tips"][0]
        start = canvas.matrix @ [tip[0] - 8, tip[1] - 3, 1]
    _needle(canvas, float(start[0]), float(start[1]))


def _needle(canvas: Canvas, x: float, y: float) -> None:
    with canvas.at(*PLACE):
        last = canvas.matrix @ [*along(CRACK, 0.85), 1]
    thread = [(float(last[0]) + 8, float(last[1])), ((x + last[0]) / 2 + 8, (y + last[1]) / 2 - 16), (x, y + 1)]
    canvas.line([(a + 7, b + 12) for a, b in thread], [2, 3, 2], "#2a0a08", 0.35, soft=2)
    canvas.line(thread, 2.8, "#e8392e", 1, wobble=0, detail=1)
    hook = [(x + 2, y + 3), (x - 14, y - 10), (x - 34, y - 6), (x - 44, y + 14), (x - 38, y + 28)]
    canvas.line([(a + 5, b + 8) for a, b in hook], [3, 3, 3, 2, 1], "#2a0a08", 0.35, soft=1.6)
    canvas.line(hook, [3.6, 4, 3.6, 2.6, 0.6], "#33454e", 1, wobble=0, detail=1)
    canvas.line([(a - 0.6, b - 1) for a, b in hook[:4]], [0.6, 1.4, 1.2, 0.4], "#f0fbff", 0.9, wobble=0, detail=1)
