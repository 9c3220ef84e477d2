"""An elephant carries a library and a tent along a tightrope behind a mouse."""

import math

import skia

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.buildings import tower
from atelier.motifs.objects import book
from atelier.motifs.sky import cloud
from atelier.paths import along, ellipse, placed, poly, rect, ribbon, smooth, spline, union

CARD = Card(id="elephant", palette="rose-plum", composition="tiny-figure", setting="sky", mood="suspense",
    themes=("balance", "knowledge", "danger", "home"), hero="elephant", moon_or_sun=False, birds=False,
    cloudy_sky=True, seed=101)

HIDE = ["#8f96b0", "#565d86"]
FAR = "#42487a"
FEET = [(64, 604), (258, 656), (398, 660), (440, 655), (592, 596)]  # the rope from tower to tower, by way of the feet


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light(light=(-0.6, -0.6, 0.5), ambient="#2a2058", key="#ffe4b0")
    canvas.sky([(0, "#2a2560"), (0.3, "#7a4a86"), (0.55, "#e08a78"), (0.75, "#f8c888"), (1, "#f7dcae")], swirl=0.08)
    canvas.glow(150, 560, 380, "#fff0c0", 0.5)
    for i, (x, y, w, h, alpha) in enumerate([(90, 190, 260, 54, 0.6), (520, 280, 260, 60, 0.7),
        (60, 730, 240, 60, 0.9), (560, 700, 220, 64, 0.9)]):
        with canvas.at(x, y):
            cloud(canvas, w, h, ("#fbd9b8", "#8a5a90"), seed=i + 111, alpha=alpha)
    canvas.fill(rect(-20, 700, 640, 220), [(0, "#8a5080"), (1, "#5a3468")], alpha=0.75, fade=((0, 900), (0, 690)),
        soft=2, edge=0)
    brush.background(canvas)
    canvas.stars(60, 260, seed=8)
    _towers(canvas)
    with canvas.at(338, 646, 1.12):
        _far_legs(canvas)
        _elephant(canvas)
    with canvas.at(358, 446, 1, 5), canvas.at(-362, -428):
        _burden(canvas)
    with canvas.at(88, 614, 0.84, 10):
        _mouse(canvas)
    with brush.loose(canvas):
        for i, (x, y, w, h) in enumerate([(90, 900, 300, 70), (520, 906, 320, 80)]):
            with canvas.at(x, y):
                cloud(canvas, w, h, ("#ffe6c8", "#a86a94"), seed=i + 130, n=18)


def _towers(canvas: Canvas) -> None:
    for x, seed in ((40, 3), (566, 9)):
        with canvas.at(x, 920):
            tower(canvas, 96, 300, "#a86a78", seed=seed, roof="flat", roof_colour="#5a2f58", line_width=7,
                density=0.3)


def _rope(canvas: Canvas) -> None:
    """The rope bends sharply at every foot; on the right a strand of it has gone."""
    for points in (FEET[:2], FEET[1:3], FEET[2:4], FEET[3:]):
        canvas.line(points, [5, 5], ["#7a4a44", "#3a1e34"], form=0.7, radius=3, wobble=0.1, detail=0.85)
        (x0, y0), (x1, y1) = points
        for k in range(int((x1 - x0) / 9)):  # its twist
            t = (k + 0.5) * 9 / (x1 - x0)
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            canvas.line([(x - 2, y + 1.6), (x + 2.4, y - 2)], [0.6, 1.3, 0.6], "#ffe0a8", 0.75, wobble=0, detail=0.85)
    for curl in ([(504, 632), (493, 634), (485, 643), (480, 656)], [(511, 630), (517, 637), (519, 648)]):
        canvas.line(curl, [2.4, 1.8, 0.5], "#4a2a38", 1, wobble=0.2, detail=0.85)
        canvas.line([(x - 0.5, y - 0.6) for x, y in curl], [0.8, 0.6, 0.2], "#ffe0a8", 0.6, wobble=0.2, detail=0.85)


def _foot(x: float, y: float) -> skia.Path:
    """A broad sole that spills over the rope on our side."""
    return smooth([(x - 16, y - 18), (x - 21, y - 3), (x - 19, y + 8), (x - 6, y + 12), (x + 10, y + 11),
        (x + 19, y + 6), (x + 19, y - 4), (x + 15, y - 18)])


def _nails(canvas: Canvas, x: float, y: float, tone: Colour, clip: Mask | None) -> None:
    for dx, w in ((-15, 3.4), (-7, 4.6), (3, 4.6)):
        canvas.fill(smooth([(x + dx - w, y + 8), (x + dx - w * 0.8, y + 3), (x + dx, y + 1),
            (x + dx + w * 0.8, y + 3), (x + dx + w, y + 9)]), tone, alpha=0.6, clip=clip, edge=0.2, wobble=0.2,
            soft=0.6, detail=0.7)


def _far_legs(canvas: Canvas) -> None:
    look = dict(edge=0.12, wobble=0.4, detail=0.6, texture=0.04, grain=0.3)
    for points, widths in (([(-44, -90), (-60, -48), (-71, -2)], [46, 36, 33]), ([(66, -90), (92, -52), (91, 0)],
            [50, 38, 34])):
        x, y = points[-1]
        leg = canvas.fill(union(ribbon(points, widths), _foot(x, y)), [FAR, mix(FAR, canvas.ambient, 0.45)], form=0.8,
            radius=16, shade="#221a48", **look)
        _nails(canvas, x, y, mix(HIDE[0], FAR, 0.5), leg)
        canvas.fill(ribbon([(points[0][0] - 30, -92), (points[0][0] + 30, -92)], [70, 70]), canvas.ambient,
            alpha=0.5, soft=10, clip=leg)
    canvas.line([(112, -132), (134, -118), (140, -92), (152, -78)], [8, 6, 4, 3], FAR, form=0.6, radius=3)
    canvas.fill(spline([(148, -82), (158, -78), (166, -64, 1), (153, -68)]), FAR, edge=0.4)


def _elephant(canvas: Canvas) -> None:
    """The elephant, walking left, one forefoot feeling for the rope; origin below its middle, 260 long."""
    look = dict(edge=0.12, wobble=0.4, detail=0.65, texture=0.04, grain=0.3)
    rim, shade = "#ffe6b8", mix(HIDE[1], canvas.ambient, 0.65)
    with canvas.at(-338 / 1.12, -646 / 1.12, 1 / 1.12):
        _rope(canvas)
    # the far soles lie over the rope as well
    for x, y in ((-71, -2), (91, 0)):
        sole = canvas.fill(_foot(x, y), mix(FAR, canvas.ambient, 0.35), fade=((x, y), (x, y - 12)), **look)
        _nails(canvas, x, y, mix(HIDE[0], FAR, 0.5), sole)
    body = smooth([(-92, -150), (-60, -172), (0, -182), (60, -178), (100, -156), (116, -116), (104, -74), (60, -60),
        (0, -56), (-56, -64), (-84, -96)])
    hind = ribbon([(72, -110), (64, -56), (54, 0)], [74, 46, 37])
    fore = ribbon([(-62, -108), (-84, -80), (-98, -52), (-104, -26)], [60, 48, 38, 32])
    raised = placed(_foot(0, 0), -107, -22, 0.92, 14)
    trunk = [(-128, -140), (-157, -118), (-168, -84), (-163, -54), (-147, -40), (-133, -50)]
    mask = canvas.fill(union(body, hind, _foot(54, 1), fore, raised), [mix(HIDE[0], canvas.key, 0.08), *HIDE],
        gradient=((-20, -180), (30, 0)), form=0.95, radius=42, shade=shade, rim=(rim, 3, 0.6), bump=0.15, **look)
    canvas.fill(smooth([(-50, -66), (0, -72), (40, -66), (36, -46), (-44, -46)]), shade, alpha=0.6, soft=8, clip=mask)
    for points, w in (([(34, -96), (38, -60), (34, -20)], 8), ([(-34, -100), (-44, -72), (-66, -56)], 9),
            ([(100, -70), (84, -50), (74, -16)], 7)):  # the legs grow out of the body
        canvas.line(points, [1, w, 1], shade, 0.55, clip=mask, soft=4)
    for (x0, y0), (x1, y1) in (((64, -56), (54, -6)), ((-92, -66), (-104, -30))):
        for i in range(5):
            t = i / 5
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            canvas.line([(x - 14, y), (x, y + 4), (x + 13, y)], [0.3, 1.6, 0.3], shade, 0.5, clip=mask, wobble=0.2)
    _nails(canvas, 54, 1, mix(HIDE[0], "#fff0d8", 0.5), mask)
    with canvas.at(-107, -22, 0.92, 14):
        _nails(canvas, 0, 0, mix(HIDE[0], "#fff0d8", 0.5), mask)
    canvas.fill(ribbon(trunk, [50, 40, 28, 22, 17, 12]), HIDE, form=0.95, radius=19, shade=shade, rim=(rim, 3, 0.6),
        **look)
    for i in range(11):
        t = i / 10
        x, y = along(trunk, 0.14 + 0.74 * t)
        canvas.line([(x - 12 + 5 * t, y - 1), (x, y + 3), (x + 12 - 5 * t, y)], [0.3, 1.5, 0.3], shade, 0.5,
            wobble=0.2)
    canvas.fill(ribbon([(-140, -108), (-158, -86), (-178, -82)], [10, 8, 2]), ["#fff4dc", "#c8a894"], form=0.7,
        radius=4, **look)
    _head(canvas, mask, look, shade, rim)
    _cloth(canvas, look, rim)


def _head(canvas: Canvas, body: Mask | None, look: dict, shade: Colour, rim: Colour) -> None:
    head = smooth([(-96, -104), (-124, -100), (-146, -116), (-154, -142), (-146, -170), (-122, -190), (-94, -188),
        (-72, -166), (-70, -130)])
    face = canvas.fill(head, [mix(HIDE[0], canvas.key, 0.12), *HIDE], gradient=((-140, -186), (-80, -104)), form=0.9,
        radius=34, shade=shade, rim=(rim, 3, 0.6), **look)
    canvas.fill(ellipse(-132, -142, 11, 8), shade, alpha=0.6, soft=3, clip=face)
    canvas.fill(smooth([(-138.5, -141.5, 1), (-134, -144.5), (-128.5, -142, 1), (-133, -139.5)]), "#140c1c", edge=0,
        wobble=0, detail=1)
    canvas.fill(ellipse(-135.4, -143, 0.8), "#fff6e0", edge=0, wobble=0, detail=1)
    for points in ([(-141, -146), (-134, -149), (-126, -145)], [(-139, -137), (-133, -135), (-126, -138)],
            [(-124, -150), (-120, -142), (-122, -134)]):
        canvas.line(points, [0.4, 2, 0.4], shade, 0.8, clip=face, wobble=0.1, soft=0.5)
    ear = smooth([(-100, -172), (-82, -186), (-52, -184), (-34, -160), (-36, -124), (-54, -96), (-70, -88, 1),
        (-80, -108), (-94, -126), (-102, -150)])
    canvas.shadow(ear, canvas.ambient, 5, 8, 6, 0.55, clip=body)
    canvas.fill(ear, [mix(HIDE[0], canvas.key, 0.12), HIDE[0], mix(HIDE[1], "#b8707c", 0.35)],
        gradient=((-90, -186), (-50, -92)), form=0.8, radius=22, shade=shade, rim=(rim, 2.4, 0.5), **look)
    for i in range(4):
        canvas.line([(-96 + i * 4, -160 + i * 6), (-74 + i * 5, -150 + i * 6), (-54 + i * 3, -128 + i * 6)],
            [0.3, 1.6, 0.3], shade, 0.5, wobble=0.1)


def _cloth(canvas: Canvas, look: dict, rim: Colour) -> None:
    red, gold = "#b8383c", "#eab850"
    shape = smooth([(-34, -184, 1), (10, -189), (60, -184, 1), (76, -120), (74, -92, 1), (22, -84), (-28, -92, 1),
        (-34, -130)])
    cloth = canvas.fill(shape, [mix(red, canvas.key, 0.2), red, mix(red, canvas.ambient, 0.55)], form=0.8, radius=30,
        rim=(rim, 2, 0.4), **look)
    for points in ([(-12, -182), (-14, -140), (-8, -96)], [(30, -184), (36, -140), (34, -90)],
        [(54, -182), (62, -140), (60, -94)]):
        canvas.line(points, [1, 6, 9], mix(red, canvas.ambient, 0.7), 0.5, clip=cloth, soft=3.5)  # it hangs in folds
    canvas.line([(-30, -96), (22, -88), (74, -96)], [4, 5, 4], gold, 0.95, clip=cloth)
    for i in range(9):
        x, y = -26 + i * 12.4, -89 + 4 * math.sin(i / 8 * 3.14)
        canvas.line([(x, y), (x + 1, y + 9)], [1.6, 3], gold, 1, wobble=0.1)


def _burden(canvas: Canvas) -> None:
    """A leaning pile of books, on top of it a striped tent, lit from inside."""
    with canvas.at(362, 428):
        for i, (w, t, cover, dx) in enumerate([(120, 20, "#2f5d6b", 0), (104, 18, "#c9873a", 6),
            (112, 22, "#7a3560", -4), (90, 16, "#4f7a58", 5), (98, 18, "#b8433c", -3), (76, 15, "#2d3f74", 4)]):
            with canvas.at(dx, -i * 19.5, 0.95, 2 * math.sin(i * 2)):
                book(canvas, w, t, 22, cover, seed=i, shade=0.3)
    with canvas.at(368, 306):
        _tent(canvas)


def _tent(canvas: Canvas) -> None:
    """A round tent with a pennant; origin the middle of its foot, 100 high."""
    look = dict(edge=0.1, wobble=0.2, detail=0.88)
    canvas.line([(0, -80), (0, -112)], 2, "#4a2a3c", wobble=0, detail=0.9)
    canvas.fill(poly([(0, -112), (26, -105), (0, -97)]), ["#e0564a", "#9a2c3c"], **look)
    cloth = canvas.fill(smooth([(0, -84, 1), (14, -58), (40, -44, 1), (36, 0, 1), (0, 6), (-36, 0, 1), (-40, -44, 1),
        (-14, -58)]), ["#fbe8c4", "#d8a890"], form=0.8, radius=26, rim=("#fff0d0", 2, 0.7), **look)
    for x in (-30, -10, 10, 30):
        stripe = smooth([(0, -86, 1), (x * 0.4 - 3, -58), (x - 5, -44), (x * 0.92 - 5, 8, 1), (x * 0.92 + 5, 8, 1),
            (x + 5, -44), (x * 0.4 + 3, -58)])
        canvas.fill(stripe, "#8f3a4c", alpha=0.85, clip=cloth, **look)
    canvas.line([(-40, -44), (-20, -38), (0, -44), (20, -38), (40, -44)], 3, "#5a2440", 0.9, detail=0.9)
    canvas.fill(smooth([(0, -38, 1), (9, -16), (12, 6, 1), (-12, 6, 1), (-9, -16)]), ["#fff2b8", "#ffb84a"], edge=0,
        wobble=0.1, detail=1)
    canvas.glow(0, -10, 60, "#ffd070", 0.5)


def _mouse(canvas: Canvas) -> None:
    """A mouse on its hind legs leads the way with a balancing pole; origin its feet, faces left, 60 high."""
    look = dict(edge=0.2, wobble=0.3, detail=0.9)
    fur, rim = ["#c8b4a8", "#8a6c70", "#4a3450"], ("#fff0d0", 1.6, 0.6)
    canvas.line([(10, -8), (30, -4), (44, -16), (58, -10)], [4, 3, 2, 0.6], "#d89a90", form=0.5, radius=2,
        wobble=0.2, detail=0.8)
    for x in (-5, 6):
        canvas.fill(ellipse(x - 3, -1, 8, 3.2), ["#f0b8a8", "#a8706c"], form=0.5, radius=3, **look)
    canvas.fill(smooth([(-8, -2), (-13, -16), (-9, -32), (0, -38), (10, -32), (15, -14), (9, -1)]), fur,
        gradient=((-12, -36), (12, 0)), form=0.8, radius=12, rim=rim, **look)
    canvas.fill(union(ellipse(8, -53, 7.5, 8.5), ellipse(-3, -56, 6, 7.5)), ["#e0b0a4", "#8a5c64"], form=0.7,
        radius=5, rim=rim, **look)
    canvas.fill(smooth([(-26, -42), (-18, -50), (-4, -55), (8, -50), (11, -40), (2, -33), (-12, -35), (-22, -38)]),
        fur, gradient=((-20, -52), (8, -34)), form=0.7, radius=9, rim=rim, **look)
    canvas.fill(ellipse(-26, -42, 2.6, 2.2), "#5a2434", edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(-11, -46, 2.1, 2.5), "#1c0e18", edge=0, wobble=0, detail=1)
    for dy in (-3, 0, 3):
        canvas.line([(-20, -40), (-28, -38 + dy), (-36, -40 + dy * 2)], [0.8, 0.5, 0.2], "#fff6e0", 0.8, wobble=0,
            rough=0)
    canvas.line([(-66, -16), (-6, -25), (62, -34)], [2.6, 3, 2.6], "#5a3428", form=0.6, radius=2, wobble=0.1,
        detail=0.9)
    for x, y in ((-8, -25), (5, -27)):
        canvas.fill(ellipse(x, y, 3.4, 3), "#f0b8a8", form=0.4, radius=2, **look)
