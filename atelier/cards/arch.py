"""Two halves of a bridge miss each other by one storey; two masons share lunch at the gap, the mayor fumes."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.folk import SIT, STAND, person
from atelier.motifs.sky import cloud
from atelier.noise import dice
from atelier.paths import along, ellipse, poly, rect, ribbon, smooth, union

CARD = Card(
    id="arch",
    palette="brick-jade",
    composition="symmetric",
    setting="gorge town",
    mood="comedy",
    themes=("work", "food", "law"),
    hero="mismatched bridge",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=True,
    seed=465,
    grading=dict(vignette=0.24, saturation=1.08),
)

HIGH, LOW = 312, 586  # the two decks: one storey apart
LOOK = dict(edge=0.06, wobble=0.22, detail=0.75, grain=0.14, texture=0.02)
RIM = ("#fff4d8", 1.4, 0.8)


def draw(canvas: Canvas) -> None:
    """Paint the gorge, both halves of the bridge, both teams, and the lunch."""
    canvas.set_light((-0.6, -0.65, 0.5), ambient="#3a1424", key="#fff0cc")
    _gorge(canvas)
    _town(canvas, 1)
    with canvas.at(600, 0, 1, 0, -1):
        _town(canvas, -1)
    _half(canvas, HIGH, ["#f08060", "#c8402f", "#7a1c22"], brick=True)
    with canvas.at(600, 0, 1, 0, -1):
        _half(canvas, LOW, ["#9fd8bc", "#3f9a7c", "#16503f"], brick=False)
    _scaffold(canvas)
    _bunting(canvas)
    _crew(canvas)
    _mayor(canvas)
    _lunch(canvas)


def _gorge(canvas: Canvas) -> None:
    canvas.sky([(0, "#6fb8b0"), (0.3, "#b8dcc0"), (0.5, "#f3e3bf"), (0.72, "#d8e0c0"), (1, "#5f9a84")], swirl=0.03,
        texture=0.03)
    for y, amp, c in ((430, 120, "#a8c8b0"), (470, 90, "#8fb09a")):
        pts = [(-20, 960, 1)] + [(x, y - amp * (0.35 + 0.65 * abs(math.sin(x * 0.011 + amp))))
            for x in range(-20, 641, 33)] + [(620, 960, 1)]
        canvas.fill(smooth(pts), [c, mix(c, "#f3e3bf", 0.6)], gradient=((0, y - amp), (0, y + 160)), alpha=0.85,
            edge=0.4)
    for x, y, w, h, s in ((440, 120, 340, 108, 5), (86, 250, 190, 50, 3)):
        with canvas.at(x, y):
            cloud(canvas, w, h, ("#fff4dc", "#d8b0a0"), seed=s)
    # the gorge winds away in steps
    for side, top, c in ((-1, 560, "#8fae94"), (1, 590, "#86a890"), (-1, 640, "#6f9880"), (1, 670, "#649078")):
        reach = 150 - (top - 560) * 0.6
        canvas.fill(smooth([(300 + side * 340, top - 40), (300 + side * reach, top),
            (300 + side * (reach - 70), top + 60), (300 + side * (reach - 110), top + 130),
            (300 + side * 30, top + 170), (300 + side * 20, 960), (300 + side * 340, 960)]),
            [mix(c, "#f3e3bf", 0.45), c, mix(c, "#f3e3bf", 0.5)], gradient=((0, top), (0, top + 200)), form=0.3,
            radius=20, edge=0.3)
        canvas.fog(top + 60, top + 190, "#f4ecd0", 0.4)
    river = smooth([(196, 960), (232, 892), (286, 846), (322, 812), (300, 782), (292, 760), (306, 744), (318, 744),
        (316, 762), (334, 782), (372, 816), (362, 850), (384, 890), (430, 960)])
    rm = canvas.fill(river, ["#e0f4e0", "#7fccb0", "#1f8a6c"], gradient=((0, 744), (0, 900)), edge=0.15,
        rim=("#f8fff0", 2, 0.6))
    for k in range(18):
        y = 760 + k * 9
        w = 8 + (y - 740) * 0.5
        canvas.line([(310 - w, y + 3), (310 - w * 0.2, y - 2), (310 + w * 0.5, y + 2), (310 + w, y - 1)],
            [0.4, 2, 1.8, 0.4], "#f4fff0", 0.5, clip=rm)
    for side in (-1, 1):
        cliff = smooth([(300 + side * 340, 300), (300 + side * 262, 318), (300 + side * 236, 420),
            (300 + side * 214, 540), (300 + side * 176, 640), (300 + side * 130, 730), (300 + side * 84, 830),
            (300 + side * 60, 940), (300 + side * 340, 940)])
        tone = ["#e0a878", "#b06a48", "#5a2a2c"] if side < 0 else ["#c8986a", "#8a5240", "#3f1c24"]
        m = canvas.fill(cliff, tone, gradient=((300 + side * 280, 300), (300 + side * 90, 900)), form=0.8, radius=60,
            bump=0.5, bark=0.5, streaks="v", edge=0.3)
        random = dice(8 + side)
        for _ in range(26):
            x, y = 300 + side * (90 + 220 * random.random()), 380 + 520 * random.random()
            canvas.line([(x, y), (x - side * 8, y + 30), (x - side * 4, y + 60)], [0.6, 4, 0.6], "#3a1418", 0.4,
                clip=m)
            canvas.fill(ellipse(x + 20, y + 10, 13, 8), ["#7fb070", "#2f6a4a"], clip=m, edge=0.5, alpha=0.8)
    brush.background(canvas, radii=(20, 10, 5))


def _town(canvas: Canvas, kind: int) -> None:
    """Houses cling to the cliff; drawn for the left bank."""
    roof = "#c8402f" if kind > 0 else "#2f8a6c"
    top = HIGH if kind > 0 else LOW
    for x, y, w, h in ((16, top - 6, 46, 120), (62, top - 4, 38, 78), (-4, top - 110, 40, 70)):
        canvas.fill(rect(x - w / 2, y - h, w, h), ["#fff4dc", "#e8cfa0", "#b08a68"],
            gradient=((x - w / 2, 0), (x + w / 2, 0)), form=0.2, radius=5, **LOOK)
        canvas.fill(smooth([(x - w * 0.66, y - h + 4, 1), (x - w * 0.3, y - h - 16), (x, y - h - 34, 1),
            (x + w * 0.3, y - h - 16), (x + w * 0.66, y - h + 4, 1)]), [mix(roof, "#fff0cc", 0.3), roof,
            mix(roof, "#3a1424", 0.5)], gradient=((x - w * 0.6, 0), (x + w * 0.6, 0)), form=0.5, radius=8, rim=RIM,
            **LOOK)
        for row in range(int(h / 34)):
            for col in (-1, 1):
                canvas.fill(rect(x + col * w * 0.22 - 4.4, y - h + 14 + row * 32, 9, 14, 4), "#5a2c34"
                    if (row + col) % 2 else "#ffdf90", **(LOOK | dict(detail=0.9)))
    for x, y, s in ((28, 690, 1), (66, 760, 0.9), (30, 826, 1.05)):
        canvas.fill(rect(x - 18 * s, y - 34 * s, 36 * s, 36 * s), ["#f4e2bc", "#b08a68"], **LOOK)
        canvas.fill(poly([(x - 24 * s, y - 32 * s), (x, y - 54 * s), (x + 24 * s, y - 32 * s)]),
            [roof, mix(roof, "#3a1424", 0.4)], form=0.4, radius=6, **LOOK)
        canvas.fill(rect(x - 5 * s, y - 22 * s, 9 * s, 12 * s), "#ffdf90", **(LOOK | dict(detail=0.9)))


def _half(canvas: Canvas, deck: float, tone: list, brick: bool) -> None:
    """Half a bridge, drawn for the left bank: deck, spandrel, arch stones."""
    arch = [(86, deck + 360), (104, deck + 262), (146, deck + 168), (206, deck + 96), (282, deck + 58)]
    body = smooth([(-30, deck, 1), (282, deck, 1), (282, deck + 58, 1), (206, deck + 96), (146, deck + 168),
        (104, deck + 262), (86, deck + 360, 1), (-30, deck + 380, 1)])
    inner = [(x + 34 - 26 * k / 4, y + 6 - 4 * k / 4) for k, (x, y) in enumerate(arch)]
    canvas.fill(smooth([(*arch[0], 1), *arch[1:-1], (*arch[-1], 1), (304, deck + 62, 1), *inner[3:0:-1],
        (*inner[0], 1)]), [mix(tone[2], "#2a0c18", 0.45), mix(tone[2], "#2a0c18", 0.2)], form=0.3, radius=8, **LOOK)
    end = canvas.fill(poly([(280, deck - 6), (304, deck + 4), (304, deck + 62), (280, deck + 58)]),
        [mix(tone[1], tone[2], 0.6), tone[2]], **LOOK)
    for k in range(4):
        canvas.line([(280, deck + 6 + k * 14), (304, deck + 14 + k * 13)], 1.4, mix(tone[2], "#2a0c18", 0.5), 0.7,
            clip=end, wobble=0.2)
    canvas.shadow(body, "#2a0c14", 10, 16, 12, 0.3)
    mask = canvas.fill(body, tone, gradient=((120, deck), (60, deck + 340)), form=0.6, radius=14,
        rim=("#fff4d8", 2.4, 0.7), **LOOK)
    random = dice(int(deck))
    h = 15 if brick else 26
    for row in range(int(400 / h)):
        y = deck + 22 + row * h
        canvas.line([(-30, y), (290, y)], 1.6, tone[2], 0.55, clip=mask, wobble=0.3)
        step = 34 if brick else 52
        for k in range(int(330 / step) + 1):
            x = -30 + k * step + (row % 2) * step / 2
            canvas.line([(x, y - h), (x, y)], 1.5, tone[2], 0.5, clip=mask, wobble=0.2)
            if random.random() > 0.55:
                canvas.fill(rect(x + 2, y - h + 2, step - 4, h - 4, 2), tone[0] if random.random() > 0.5
                    else tone[2], alpha=0.22, clip=mask, edge=0.2)
    n = 15
    for k in range(n):  # voussoirs
        a, b = along(arch, k / n), along(arch, (k + 0.9) / n)
        dx, dy = b[0] - a[0], b[1] - a[1]
        d = math.hypot(dx, dy)
        nx, ny = dy / d * -26, dx / d * 26
        if ny > 0:
            nx, ny = -nx, -ny
        canvas.fill(poly([a, b, (b[0] + nx, b[1] + ny), (a[0] + nx, a[1] + ny)]), [mix(tone[0], "#fff4dc", 0.35),
            tone[0], tone[1]], gradient=((a[0] + nx, a[1] + ny), a), form=0.6, radius=5, rim=("#fff8e4", 1.2, 0.7),
            clip=None, **LOOK)
    canvas.fill(rect(-30, deck - 8, 316, 20, 2), ["#fff0cc", mix(tone[0], "#fff0cc", 0.4), tone[1]], form=0.6,
        radius=6, rim=("#fffbe8", 1.8, 0.8), **LOOK)
    canvas.fill(rect(274, deck + 10, 10, 50), tone[2], alpha=0.7, **LOOK)
    for k in range(3):  # toothing left for the missing stones
        canvas.fill(rect(276, deck + 12 + k * 17, 18 if k % 2 else 8, 13, 1), tone[:2], form=0.5, radius=3, rim=RIM,
            **LOOK)


WOOD = ["#f0c888", "#d8a868", "#8a5a34"]


def _scaffold(canvas: Canvas) -> None:
    """Poles and planks under both ends; they do not meet either."""
    for x0, deck, sx, levels in ((204, HIGH + 96, 1, (68, 214, 370)), (396, LOW + 96, -1, (66, 212))):
        for k in range(3):
            x = x0 + sx * k * 38
            canvas.line([(x, deck - 26 + 12 * (2 - k)), (x - sx * 8, 900)], [7, 9], WOOD, form=0.8, radius=3,
                rim=("#fff4d8", 1, 0.7), detail=0.7)
        low = 0
        for y in levels:
            canvas.line([(x0, deck + low), (x0 + sx * 74, deck + y)], 4, "#a8743f", 0.9)
            low = y
        for y in levels:
            canvas.fill(rect(min(x0 - sx * 14, x0 + sx * 92), deck + y, 106, 9, 2), WOOD, form=0.6, radius=4, rim=RIM,
                **LOOK)
            canvas.fill(rect(min(x0 - sx * 14, x0 + sx * 92), deck + y + 9, 106, 8), "#3a1424", alpha=0.35, soft=3)


def _bunting(canvas: Canvas) -> None:
    """Flags that were meant to meet: two poles, two strings, and each hangs at its own height."""
    for a, b, sag, cols in (((-10, 140), (268, 156), 40, ("#c8402f", "#fff0cc")),
        ((610, 286), (336, 424), 34, ("#2f8a6c", "#fff0cc"))):
        points = [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag), b]
        canvas.line(points, 1.6, "#5a2c2c", wobble=0.2)
        for k in range(11):
            x, y = along(points, (k + 0.5) / 11)
            canvas.fill(poly([(x - 9, y), (x + 9, y), (x + 1, y + 22)]), cols[k % 2], form=0.3, radius=4, rim=RIM,
                **LOOK)
    for x, deck, top, c in ((268, HIGH, 140, "#c8402f"), (336, LOW, 408, "#2f8a6c")):
        canvas.line([(x, deck - 8), (x, top)], 4, "#8a5a3a", form=0.6, radius=2, detail=0.8)
        canvas.fill(ellipse(x, top, 5), c, form=0.7, radius=3, **LOOK)


def _crew(canvas: Canvas) -> None:
    """Everybody in a place of their own: the architect, one who laughs, one who cannot look."""
    d = dict
    deck = HIGH - 8
    canvas.fill(ellipse(58, deck + 1, 52, 8), "#3a1424", alpha=0.4, soft=3)
    with canvas.at(46, deck, 1.56):  # the architect bends over his plan as if it could still change
        person(canvas, d(hip=(-4, -46), neck=(10, -76), head=(19, -85), near=(27, -50), far=(32, -54),
            near_foot=(-8, 0), far_foot=(6, 0)), skin="#f0c8a8", hair="#e8e0dc", style="bald", old=True,
            top="#3a5a6a", legs="#4a3a34", glasses=True, temper="shock", eyes="wide", hem=18, girth=0.82, rim=RIM,
            tilt=16)
    with canvas.at(98, deck - 82, 1.5, -6):
        canvas.fill(smooth([(-20, -22, 1), (6, -17), (30, -24, 1), (34, 10), (26, 24, 1), (0, 20), (-18, 26, 1),
            (-23, 0)]), ["#fffaf0", "#c8dce8"], form=0.4, radius=6, rim=RIM, **(LOOK | dict(detail=0.9)))
        for points in ([(-14, 12), (-6, -4), (6, -10), (18, -4), (24, 10)], [(-14, 14), (26, 12)],
            [(5, -10), (5, 13)]):
            canvas.line(points, 1.5, "#3a6a9a", wobble=0.1, detail=0.9)
    with canvas.at(246, HIGH + 310, 1.5):  # he sits on the planks and laughs till he holds his belly
        person(canvas, SIT | d(hip=(-4, -12), neck=(-14, -42), head=(-17, -55), near=(6, -24), far=(10, -20),
            near_foot=(23, 22), far_foot=(15, 28)), skin="#f2c6a4", hair="#d8a04a", style="short", top="#fff0cc",
            legs="#4a5a6a", temper="joy", eyes="shut", hem=0, rim=RIM, tilt=-24, girth=1.15, belly=4)
        with canvas.at(-17, -55, 1, -24):
            crisp = LOOK | dict(edge=0, wobble=0, detail=1)
            laugh = canvas.fill(smooth([(1.6, 4.4, 1), (5.4, 6), (10.4, 4.6, 1), (9.6, 9.4), (6, 11), (3, 9)]),
                "#5a1420", **crisp)
            canvas.line([(1.6, 4.6), (5.6, 6.6), (10, 5)], 1.6, "#fffaf0", clip=laugh, wobble=0, detail=1)
    with canvas.at(366, LOW + 308, 1.4):  # another turns away, face in her hands
        person(canvas, d(hip=(0, -47), neck=(9, -77), head=(16, -87), near=(20, -80), far=(23, -84)), face=1,
            skin="#7a4a30", hair="#120c10", style="afro", top="#e8b860", legs="#3a4434", rim=RIM, temper="sad")


def _lunch(canvas: Canvas) -> None:
    """He lies over the edge of the upper deck, she stands on tiptoe below; the bundle hangs between them."""
    canvas.glow(312, 420, 130, "#fff8dc", 0.55)
    with canvas.at(196, HIGH - 6, 2.1):
        canvas.fill(ellipse(0, 1, 46, 5), "#3a1424", alpha=0.45, soft=3)
        pose = STAND | dict(hip=(-8, -11), neck=(27, -17), head=(40, -20), near=(50, 22), far=(55, 19),
            near_foot=(-52, -2), far_foot=(-50, -9))
        person(canvas, pose, skin="#a8683f", hair="#1c1014", top="#f0a83c", legs="#6a4a3c", shoes="#3a2018",
            hat=("turban", "#c8402f"), beard="full", temper="smile", rim=RIM, hem=2, bend=(1, -1, -1, 1), tilt=22,
            girth=1.3, belly=3)
    with canvas.at(400, LOW - 8):
        canvas.fill(rect(-40, -20, 76, 20, 2), ["#b8e4cc", "#3f9a7c"], form=0.5, radius=5, rim=RIM, **LOOK)
    with canvas.at(402, LOW - 28, 1.94):
        pose = STAND | dict(hip=(2, -49), neck=(6, -82), head=(9, -94), near=(35, -77), far=(40, -70),
            near_foot=(-6, 0), far_foot=(5, 0))
        person(canvas, pose, skin="#f4cdb0", hair="#c8481f", style="plait", top="#2f6f94", legs="#5a4a3c",
            shoes="#3a2018", temper="joy", rim=RIM, face=-1, girth=1.1, apron="#f0dcb0", tilt=-20)
    for k in range(11):  # her plait swings out behind her
        x, y = along([(402, 382), (426, 388), (440, 418), (434, 452)], k / 10)
        canvas.fill(ellipse(x, y, 11 - 0.5 * k, 8.6 - 0.3 * k, 50 - 16 * k), ["#f08a4a", "#c8481f", "#7a2414"],
            form=0.8, radius=5, rim=RIM, **LOOK)
    canvas.fill(ellipse(433, 464, 6, 5), "#f3e3bf", form=0.6, radius=3, **LOOK)
    with canvas.at(316, 402, 1.7, 4):  # the bundle
        crisp = LOOK | dict(detail=0.95)
        body = canvas.fill(smooth([(-22, 0), (-19, -14), (0, -20), (19, -14), (22, 0), (14, 14), (-14, 14)]),
            ["#ffffff", "#fff0d8", "#d8a890"], form=0.8, radius=12, rim=("#ffffff", 2, 0.8), **crisp)
        for k in range(5):
            canvas.line([(-18 + k * 9, -22), (-21 + k * 10.5, 16)], 2.6, "#d8402f", 0.85, wobble=0.2, clip=body)
            canvas.line([(-24, -13 + k * 7), (0, -11 + k * 7), (24, -13 + k * 7)], 2.6, "#d8402f", 0.6, wobble=0.2,
                clip=body)
        canvas.fill(union(ribbon([(0, -16), (-8, -26), (-18, -27)], [6, 8, 2]),
            ribbon([(0, -16), (9, -27), (18, -25)], [6, 8, 2])), ["#ffffff", "#e0a890"], form=0.6, radius=3, rim=RIM,
            **crisp)
        canvas.fill(ribbon([(-6, -10), (-15, -24), (-20, -36)], [10, 11, 8]), ["#f8cc80", "#b0703a"], form=0.8,
            radius=5, rim=RIM, **crisp)


def _mayor(canvas: Canvas) -> None:
    """Sash, chain, the scissors for the ribbon; smoke at the ears."""
    x, y = 522, LOW - 8
    canvas.fill(ellipse(x, y + 1, 66, 9), "#3a1424", alpha=0.45, soft=3)
    with canvas.at(x, y, 1.98, 4):
        person(canvas, dict(near=(25, -98), far=(24, -58), neck=(2, -80), head=(5, -93), near_foot=(-10, 0),
            far_foot=(12, 0)), skin="#f08a70", hair="#5a3424", style="short", top="#2a2a44", legs="#3a3a54",
            girth=1.3, belly=12, hem=12, beard="moustache", temper="shout", eyes="wide",
            hat=("bicorne", "#1f3a3a", "#f0b84a"), face=-1, rim=RIM, bend=(1, -1, 1, 1))
        canvas.fill(ribbon([(9, -78), (-7, -60), (-18, -42)], [7, 8, 7]), ["#fff6e0", "#c8402f", "#c8402f"],
            form=0.5, radius=4, **(LOOK | dict(detail=0.9)))
        for k in range(6):
            canvas.fill(ellipse(-11 + k * 4, -69 + 3 * math.sin(k * 0.65), 2.2), "#f0b84a", edge=0, wobble=0,
                detail=0.95)
        with canvas.at(-26, -106, 1.1, -20):
            for sx in (-1, 1):
                canvas.line([(sx * 1, 0), (sx * -5, -24)], [4, 1], "#f4f8fa", detail=0.95, wobble=0)
                canvas.line([(sx * 1, 2), (sx * 5, 10)], 2.6, "#c8402f", detail=0.95, wobble=0)
    for sx, px in ((-1, 486), (1, 544)):
        for k in range(3):
            canvas.fill(ellipse(px + sx * (10 + k * 15), y - 190 - k * 14, 8 + k * 5, 7 + k * 4),
                ["#ffffff", "#f0d8c8"], alpha=0.85 - 0.2 * k, form=0.5, radius=6, edge=0.3, detail=0.7)
