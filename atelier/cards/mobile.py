"""From a cot a baby's hand reaches for a mobile of planets; on one, people hold on to their lamp posts."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.folk import person
from atelier.noise import dice
from atelier.paths import along, ellipse, minus, overlap, poly, rect, ribbon, smooth, spline, union

CARD = Card(
    id="mobile",
    palette="candy-dawn",
    composition="worm's eye",
    setting="nursery",
    mood="wonder",
    themes=("birth", "science", "play"),
    hero="planet mobile",
    moon_or_sun=True,
    birds=False,
    cloudy_sky=False,
    seed=443,
    grading=dict(vignette=0.34, shadows="#3a2458"),
)

SUN = (300, 262)
TOWN = (296, 480, 96)
LOOK = dict(edge=0.06, wobble=0.2, detail=0.78, grain=0.13, texture=0.02)


def draw(canvas: Canvas) -> None:
    """Paint the ceiling, the orrery, the cot round us, then the hand."""
    canvas.set_light(("p", *SUN), ambient="#4a2f6a", key="#fff0d0")
    _ceiling(canvas)
    _orbits(canvas)
    _sun(canvas)
    _planets(canvas)
    _town(canvas)
    _cot(canvas)
    _hand(canvas)


def _ceiling(canvas: Canvas) -> None:
    canvas.sky([(0, "#ffe6c0"), (0.12, "#ffc9b0"), (0.34, "#e094b4"), (0.62, "#9a6cb0"), (1, "#4a2f6a")], swirl=0.04,
        focus=(*SUN, 620, 1.1))
    for k, g in enumerate((1, 0.93, 0.88)):  # cornice of the room, far above
        frame = poly([(300 - 250 * g, 300 - 330 * g), (300 + 250 * g, 300 - 330 * g), (300 + 250 * g, 300 + 380 * g),
            (300 - 250 * g, 300 + 380 * g)])
        canvas.fill(minus(frame, poly([(300 - 250 * g + 7, 307 - 330 * g), (293 + 250 * g, 307 - 330 * g),
            (293 + 250 * g, 293 + 380 * g), (307 - 250 * g, 293 + 380 * g)])), "#fff0d8" if k != 1 else "#7a4f94",
            alpha=0.3, edge=0.2)
    random = dice(3)
    for _ in range(60):  # stars stuck to the ceiling
        x, y = 60 + 480 * random.random(), -20 + 640 * random.random()
        if math.hypot(x - SUN[0], y - SUN[1]) < 120:
            continue
        r = 2 + 3.4 * random.random()
        star = [(x + r * (1 if k % 2 == 0 else 0.44) * math.sin(k * math.pi / 5),
            y - r * (1 if k % 2 == 0 else 0.44) * math.cos(k * math.pi / 5)) for k in range(10)]
        canvas.fill(poly(star), "#fff5e4", alpha=0.55, edge=0.05, wobble=0.1)
    brush.background(canvas, radii=(28, 14, 6))


def _orbits(canvas: Canvas) -> None:
    """Thin hoops of bent wood turn round the lamp."""
    for rx, ry, turn, w in ((96, 88, -12, 3.4), (150, 140, 8, 4), (206, 196, -6, 4.6), (266, 250, 10, 5.4)):
        ring = []
        for t in range(49):
            a = t * math.tau / 48
            x, y = rx * math.cos(a), ry * math.sin(a)
            c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
            ring.append((SUN[0] + x * c - y * s, SUN[1] + x * s + y * c))
        canvas.line([(x + 4, y + 7) for x, y in ring], w, "#5b3a78", 0.3, soft=2)
        canvas.line(ring, w, "#e8b088", 0.95, form=0.7, radius=w * 0.5, wobble=0.2, detail=0.7)
        canvas.line([(x - 0.6, y - 0.8) for x, y in ring], w * 0.28, "#fff5e4", 0.7, wobble=0.2)
    for k in range(4):
        a = math.radians(38 + 90 * k)
        canvas.line([(SUN[0] + 30 * math.cos(a), SUN[1] + 30 * math.sin(a)),
            (SUN[0] + 262 * math.cos(a), SUN[1] + 252 * math.sin(a))], [3, 4, 5], "#c88a7a", 0.9, form=0.6, radius=2,
            detail=0.7)


def _sun(canvas: Canvas) -> None:
    x, y = SUN
    canvas.glow(x, y, 290, "#ffe0a0", 0.5, power=2.2)
    for k in range(16):
        a = k * math.tau / 16
        tip = 78 if k % 2 else 66
        canvas.fill(spline([(x + 46 * math.cos(a - 0.12), y + 46 * math.sin(a - 0.12), 1),
            (x + tip * math.cos(a), y + tip * math.sin(a), 1), (x + 46 * math.cos(a + 0.12),
            y + 46 * math.sin(a + 0.12), 1)]), ["#ffd060", "#f59a5a"], form=0.5, radius=5, **LOOK)
    canvas.fill(ellipse(x, y, 49), [(0, "#fffdf0"), (0.5, "#ffeaa0"), (1, "#ffb84a")],
        gradient=("r", (x - 6, y - 8), 54), **(LOOK | dict(detail=0.95)))
    canvas.glow(x, y, 110, "#fff6d8", 0.7, power=1.8)


def _ball(canvas: Canvas, x: float, y: float, r: float, tones: list, hang: tuple | None = None) -> Mask | None:
    """A painted wooden ball on a string, lit from the lamp."""
    if hang:
        canvas.line([hang, (x, y)], 1.4, "#fff0e0", 0.8, wobble=0.1)
    canvas.fill(ellipse(x + (x - SUN[0]) * 0.05 + 3, y + (y - SUN[1]) * 0.05 + 5, r * 1.02), "#4a2f6a", alpha=0.3,
        soft=r * 0.16)
    mask = canvas.fill(ellipse(x, y, r), tones,
        gradient=("r", (x + (SUN[0] - x) / 600 * r * 1.4, y + (SUN[1] - y) / 600 * r * 1.4), r * 1.5), form=0.9,
        radius=r * 0.9, rim=("#fff8e6", max(1.2, r * 0.06), 0.9), **LOOK)
    canvas.fill(ellipse(x, y, r * 0.09), "#fff5e4", alpha=0.8, edge=0, wobble=0)
    return mask


def _planets(canvas: Canvas) -> None:
    _ball(canvas, 226, 214, 15, ["#e8c8b0", "#b08a98"], (240, 224))
    _ball(canvas, 404, 196, 26, ["#ffe0a8", "#f0a878", "#c87890"], (392, 204))
    _ball(canvas, 128, 330, 25, ["#ffa08a", "#e0586a", "#a83a68"], (142, 320))
    big = _ball(canvas, 484, 392, 60, ["#ffe6c8", "#f0b090", "#b87890"], (478, 372))
    for k, (dy, w, c) in enumerate(((-40, 9, "#e8907a"), (-20, 13, "#fff0dc"), (2, 12, "#d87a80"),
        (22, 9, "#fff0dc"), (40, 10, "#c86a88"))):
        canvas.line([(424, 392 + dy + 8), (470, 392 + dy), (544, 392 + dy + 5)], [w, w * 1.1, w], c, 0.6, clip=big,
            soft=1)
    canvas.fill(ellipse(504, 418, 14, 8, 8), "#c8485f", alpha=0.8, clip=big, edge=0.1)
    back = minus(ellipse(112, 142, 84, 26, -20), ellipse(112, 142, 60, 16, -20))  # the ringed one
    canvas.fill(back, ["#fff0d8", "#e0b0c0", "#a880b8"], form=0.5, radius=6, **LOOK)
    _ball(canvas, 112, 142, 44, ["#fff0c8", "#f0c088", "#c888a0"], (134, 156))
    front = overlap(back, poly([(0, 142 + 44), (0, 250), (240, 250), (240, 142 - 36)]))
    canvas.fill(front, ["#fff6e4", "#f0c8c8", "#b889c9"], form=0.6, radius=6, rim=("#ffffff", 1.4, 0.8), **LOOK)
    blue = _ball(canvas, 490, 118, 33, ["#c8f0f0", "#7fb8d8", "#5a6ab0"], (470, 134))
    for dy in (-12, 4, 18):
        canvas.line([(456, 118 + dy), (490, 122 + dy), (526, 116 + dy)], [2, 4, 2], "#e8ffff", 0.4, clip=blue, soft=1)
    _ball(canvas, 372, 68, 17, ["#e8f8e0", "#9ac8a8", "#6a8aa0"], (364, 78))
    _ball(canvas, 66, 452, 12, ["#fff0dc", "#d8b8c8"], (74, 436))


def _town(canvas: Canvas) -> None:
    """The planet that hangs lowest sways, and its people know it."""
    x, y, r = TOWN
    canvas.line([(300, 356), (x, y - r)], 2, "#fff0e0", 0.9, wobble=0.1)
    globe = _ball(canvas, x, y, r, [(0, "#c8f4e8"), (0.45, "#7fc8c8"), (0.8, "#5a88b8"), (1, "#5a4a94")])
    for pts in ([(x - 70, y - 40), (x - 40, y - 64), (x - 4, y - 52), (x - 16, y - 20), (x - 52, y - 6),
        (x - 82, y - 14)], [(x + 12, y + 4), (x + 52, y - 14), (x + 84, y + 8), (x + 62, y + 48), (x + 26, y + 52)],
        [(x - 60, y + 34), (x - 24, y + 28), (x - 8, y + 60), (x - 36, y + 80)], [(x + 30, y - 78), (x + 62, y - 62),
        (x + 54, y - 40), (x + 28, y - 48)]):
        canvas.fill(smooth(pts), ["#d8e8a0", "#a8c880", "#7fa080"], clip=globe, form=0.5, radius=8,
            rim=("#fff6e0", 1.2, 0.6), **LOOK)
    random = dice(12)
    folk = ((-96, dict(top="#e0586a", legs="#4a3a6a", style="bob", hair="#c8702a", skin="#f2c6a4", temper="shock",
        eyes="wide")), (-52, dict(top="#5a88b8", legs="#3a3050", hat=("bowler", "#4a3060"), skin="#c88f68",
        beard="moustache", temper="shock", eyes="wide")),
        (-6, dict(top="#f0b860", legs="#5a3a4a", style="bun", hair="#e8e0e8", old=True, skin="#f0cdb4",
        skirt=("#c87a98", 13, -22, -10), temper="shock")),
        (186, dict(top="#7fb8a0", legs="#4a4a7a", style="afro", hair="#1c1014", skin="#7a4a30", temper="joy")),
        (222, dict(top="#b889c9", legs="#3a2a50", style="long", hair="#2a1620", skin="#e2b08a",
        skirt=("#b889c9", 13, -24, -10), temper="shock", eyes="wide")),
        (40, dict(top="#fff0dc", legs="#6a5a80", style="short", hair="#5a3420", skin="#f2c6a4", child=0.7,
        temper="joy")))
    for k in range(22):  # houses and trees on the limb
        a = random.random() * 360
        with canvas.at(x, y, 1, a), canvas.at(0, -r + 1):
            if k % 3:
                h = 9 + 7 * random.random()
                canvas.fill(rect(-5, -h, 10, h + 3), ["#fff5e4", "#e8b8b8"], **(LOOK | dict(detail=0.9)))
                canvas.fill(poly([(-7, -h), (0, -h - 8), (7, -h)]), ["#e0586a", "#b889c9", "#f0a878"][k % 3],
                    **(LOOK | dict(detail=0.9)))
                canvas.fill(rect(-2, -h + 3, 4, 4), "#ffe9a0", edge=0, wobble=0, detail=1)
            else:
                canvas.fill(ellipse(0, -9, 6, 8), ["#d8f0b0", "#7fb080"], form=0.6, radius=4,
                    **(LOOK | dict(detail=0.9)))
    for a, options in folk:
        with canvas.at(x, y, 1, a), canvas.at(0, -r + 2, 1.3):
            canvas.line([(0, 0), (0, -50)], [4, 2.6], "#4a3060", form=0.6, radius=1.6, detail=0.95, wobble=0.1)
            canvas.line([(0, -46), (-9, -50)], 2, "#4a3060", detail=0.95, wobble=0)
            canvas.glow(-10, -50, 26, "#ffe9a0", 0.75)
            canvas.fill(ellipse(-10, -49, 4.4, 5), "#fffbe0", edge=0, wobble=0, detail=1)
            with canvas.at(4, 6, 0.5, 0, -1):  # feet stream out behind
                person(canvas, dict(hip=(-30, -44), neck=(-10, -66), head=(-2, -76), near=(10, -62), far=(9, -50),
                    near_foot=(-74, -34), far_foot=(-70, -52)), rim=("#fff6e0", 2, 0.8), hem=3, **options)


def _cot(canvas: Canvas) -> None:
    """Bars lean in on every side up to the rail; a bear looks over the blanket."""
    bars = []
    for k in range(9):
        y0, y1 = -60 + k * 130, 44 + k * 88
        bars += [((-30, y0), (34, y1)), ((630, y0), (566, y1))]
    for k in range(4):
        bars.append(((60 + k * 160, -50), (110 + k * 127, 14)))
    for a, b in bars:
        canvas.line([(a[0] + 6, a[1] + 8), (b[0] + 6, b[1] + 8)], [24, 13], "#3a2458", 0.35, soft=5)
        canvas.line([a, b], [26, 14], ["#fff5e4", "#e8b8b8", "#a878a8"], form=0.95, radius=10,
            rim=("#fff8ec", 2, 0.8), detail=0.7)
    rail = minus(rect(26, 14, 548, 770, 46), rect(50, 38, 500, 722, 34))
    canvas.shadow(rail, "#3a2458", 3, 8, 6, 0.4)
    canvas.fill(rail, ["#fff5e4", "#f0c8c0", "#b889b4"], gradient=((300, 0), (300, 780)), form=0.9, radius=11,
        rim=("#ffffff", 2.4, 0.8), **LOOK)
    blanket = smooth([(-20, 800), (60, 752), (150, 776), (240, 764), (330, 788), (440, 760), (540, 780), (620, 744),
        (620, 930), (-20, 930)])
    bm = canvas.fill(blanket, ["#f6c8d0", "#c88ab4", "#6a4a90"], gradient=((300, 740), (300, 900)), form=0.7,
        radius=40, bump=0.2, rim=("#fff0e4", 3, 0.7), **LOOK)
    for row in range(3):
        for col in range(12):
            x, y = 20 + col * 52 + (row % 2) * 26, 806 + row * 40
            canvas.fill(ellipse(x, y, 8, 6), "#fff5e4", alpha=0.45, clip=bm, edge=0.1)
    with canvas.at(92, 838, 1.06, -10):  # the bear
        fur = ["#f0c8a0", "#c8906a", "#8a5a70"]
        for sx in (-1, 1):
            canvas.fill(ellipse(sx * 44, -50, 24), fur, form=0.8, radius=14, rim=("#fff0dc", 2.4, 0.8), **LOOK)
            canvas.fill(ellipse(sx * 44, -50, 13), "#f6b0b0", **LOOK)
        canvas.fill(ellipse(0, 0, 68, 60), fur, gradient=((10, -60), (-10, 60)), form=0.85, radius=36, bump=0.15,
            rim=("#fff0dc", 3, 0.8), edge=0.3, detail=0.75)
        canvas.fill(ellipse(4, 14, 30, 23), ["#fff0dc", "#e0b898"], form=0.7, radius=14, **LOOK)
        canvas.fill(ellipse(5, 2, 10, 7), "#4a2a3c", form=0.6, radius=5, **LOOK)
        canvas.line([(5, 8), (5, 18), (-6, 24)], [1, 2, 0.8], "#4a2a3c", 0.9, wobble=0.1)
        canvas.line([(5, 18), (16, 23)], [2, 0.8], "#4a2a3c", 0.9, wobble=0.1)
        for sx in (-24, 28):
            canvas.fill(ellipse(sx, -10, 6.4, 7), "#2a1424", edge=0, wobble=0, detail=1)
            canvas.fill(ellipse(sx + 2, -13, 2.4), "#ffffff", edge=0, wobble=0, detail=1)


def _hand(canvas: Canvas) -> None:
    """Five fat fingers from behind: dimples for knuckles, small nails, a striped cuff."""
    skin, deep, light = "#9a6240", "#5a2f38", "#f0b888"
    fingers = (([(266, 752), (230, 712), (212, 680), (216, 656)], [60, 54, 48, 36]),
        ([(306, 730), (286, 682), (277, 644), (282, 620)], [62, 56, 50, 38]),
        ([(354, 726), (350, 672), (348, 634), (352, 608)], [62, 56, 50, 38]),
        ([(400, 742), (412, 692), (418, 658), (422, 636)], [60, 54, 48, 36]),
        ([(430, 792), (472, 756), (494, 730), (500, 714)], [62, 52, 45, 35]))
    shapes = [ribbon(p, w) for p, w in fingers]
    palm = smooth([(240, 750), (262, 714), (310, 696), (360, 694), (410, 708), (440, 744), (440, 800), (420, 850),
        (370, 874), (300, 870), (256, 836), (236, 794)])
    wrist = ribbon([(340, 820), (352, 880), (366, 960)], [134, 122, 150])
    outline = union(wrist, palm, *shapes)
    canvas.shadow(outline, "#2a1440", 10, 18, 14, 0.5)
    mask = canvas.fill(outline, [light, skin, mix(skin, deep, 0.5), deep], gradient=((320, 570), (340, 930)),
        form=0.95, radius=24, shade="#4a2440", highlight="#ffcf9a", rim=("#fff0d0", 3, 0.9, (-0.1, -1, 0.3)),
        **(LOOK | dict(detail=0.8, grain=0.1, texture=0.01)))
    for (p, w) in fingers:  # creases across each joint, a nail at the tip
        for t in (0.36, 0.66):
            x, y = along(p, t)
            qx, qy = along(p, t + 0.03)
            nx, ny = -(qy - y), qx - x
            n = math.hypot(nx, ny) + 1e-6
            nx, ny = nx / n, ny / n
            for d in (-3.4, 3.4):
                ux, uy = (qx - x) / n * d, (qy - y) / n * d
                canvas.line([(x + nx * 16 + ux, y + ny * 16 + uy), (x + ux * 1.6, y + uy * 1.6),
                    (x - nx * 16 + ux, y - ny * 16 + uy)], [0.5, 2.2, 0.5], deep, 0.55, clip=mask, wobble=0.1)
        x, y = along(p, 0.93)
        qx, qy = along(p, 1.0)
        with canvas.at(x, y, 1, math.degrees(math.atan2(qy - y, qx - x)) + 90):
            canvas.fill(ellipse(0, -5, 10.6, 11), ["#ffd8c0", "#d89a8a"], form=0.5, radius=4,
                rim=("#fff6ec", 1.2, 0.8), clip=mask, **(LOOK | dict(detail=0.9)))
    for x, y in ((272, 752), (312, 738), (356, 734), (400, 748)):  # dimples
        canvas.fill(ellipse(x, y, 9, 7), deep, alpha=0.5, soft=3, clip=mask)
        canvas.fill(ellipse(x - 2, y + 8, 10, 5), light, alpha=0.35, soft=3, clip=mask)
    for pts in ([(256, 772), (282, 742), (288, 716)], [(330, 716), (331, 744), (334, 772)],
        [(376, 716), (376, 744), (374, 770)], [(424, 772), (436, 764), (450, 762)]):
        canvas.line(pts, [3, 2, 0.4], deep, 0.4, clip=mask, soft=1)
    canvas.line([(270, 852), (330, 868), (412, 850)], [1, 5, 1], deep, 0.6, clip=mask, soft=1)
    cuff = smooth([(268, 872), (340, 890), (432, 866), (452, 930), (250, 930)])
    cm = canvas.fill(cuff, ["#fff8ec", "#ffd3c0", "#b889b4"], form=0.8, radius=16, rim=("#ffffff", 2.4, 0.8), **LOOK)
    for k in range(9):
        canvas.line([(262 + k * 22, 866), (256 + k * 25, 934)], 7, "#f06a8a", 0.75, clip=cm, wobble=0.2)
