"""A city square is a roulette wheel: people in evening dress run for the pockets while a ball like a house rolls in."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.folk import RUN, STAND, person
from atelier.noise import dice
from atelier.paths import ellipse, poly, rect, ribbon, smooth, spline, union

CARD = Card(
    id="roulette",
    palette="plum-brass",
    composition="spiral",
    setting="roulette square",
    mood="dread",
    themes=("money", "sport", "crime"),
    hero="roulette wheel",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=366,
    grading=dict(vignette=0.42, contrast=1.1, shadows="#2a0f3e"),
)

CENTRE, WIDE, HIGH = (304, 540), 384, 346
TURN = 0.5  # how far the wheel has turned between rim and hub: the spiral
POCKETS = 22
LOOK = dict(edge=0.06, wobble=0.25, detail=0.6, grain=0.14, texture=0.03)
BALL = (424, 262, 92)


def spot(r: float, a: float) -> tuple[float, float]:
    """A place on the wheel: radius 0..1 and an angle, wound up towards the hub."""
    a = a + TURN * (1 - r)
    return (CENTRE[0] + WIDE * r * math.cos(a), CENTRE[1] + HIGH * r * math.sin(a))


def sector(r0: float, r1: float, a0: float, a1: float, steps: int = 7):
    """A piece of a ring."""
    ts = [i / steps for i in range(steps + 1)]
    return poly([spot(r0, a0 + (a1 - a0) * t) for t in ts] + [spot(r0 + (r1 - r0) * t, a1)
        for t in ts] + [spot(r1, a1 - (a1 - a0) * t) for t in ts] + [spot(r1 + (r0 - r1) * t, a0) for t in ts])


def draw(canvas: Canvas) -> None:
    """Paint the town, the wheel from rim to hub, the long shadow, then who runs."""
    canvas.set_light((0.65, -0.6, 0.45), ambient="#1f0e2e", key="#ffe6ac")
    canvas.sky([(0, "#3a1a4c"), (0.2, "#7a3f6a"), (0.3, "#c98a4a"), (1, "#1f0e2e")], swirl=0.04)
    _town(canvas)
    _wheel(canvas)
    _hub(canvas)
    _shadow_of_the_ball(canvas)
    light_pools(canvas, [(470, 200, 420, "#ffe2b0", 0.85), (196, 690, 150, "#ffdf9a", 0.5),
        (300, 540, 600, "#e8c0d8", 0.25)], "#8c7a88", gain=1.08)
    brush.background(canvas, radii=(12, 6, 3))
    _glints(canvas)
    _runners(canvas, lambda y: y < 330)
    _ball(canvas)
    _runners(canvas, lambda y: y >= 330)
    _calm_man(canvas)
    _money(canvas)


def _town(canvas: Canvas) -> None:
    """Casino fronts stand along the far rim."""
    random = dice(3)
    for k in range(17):
        a = math.pi + 0.1 + (math.pi - 0.2) * k / 16 - TURN * 0
        x = CENTRE[0] + WIDE * 1.03 * math.cos(a)
        y = CENTRE[1] + HIGH * 1.03 * math.sin(a) + 6
        w, h = 46 + 8 * random.random(), 120 + 110 * random.random()
        tone = ["#7a3f7a", "#52256b", "#93589f", "#6a3560"][k % 4]
        canvas.fill(rect(x - w / 2, y - h, w, h + 30), [mix(tone, "#f6e2a8", 0.25), tone, "#3a1a4c"], **LOOK)
        if k % 3 == 0:
            canvas.fill(smooth([(x - w * 0.5, y - h, 1), (x - w * 0.4, y - h - 24), (x, y - h - 46),
                (x + w * 0.4, y - h - 24), (x + w * 0.5, y - h, 1)]), ["#f0cf80", "#a8702f"], form=0.8, radius=14,
                **LOOK)
        else:
            canvas.fill(rect(x - w * 0.56, y - h - 6, w * 1.12, 9), "#d8a850", form=0.5, radius=4, **LOOK)
        for row in range(int(h / 24)):
            for col in range(3):
                if random.random() > 0.3:
                    px, py = x - w * 0.32 + col * w * 0.32, y - h + 16 + row * 24
                    canvas.fill(rect(px - 4, py - 6, 8, 13, 3), "#ffe08a", edge=0.03, wobble=0.1, detail=0.7)
                    canvas.glow(px, py, 13, "#ffb040", 0.3)


def _wheel(canvas: Canvas) -> None:
    disc = ellipse(*CENTRE, WIDE * 1.07, HIGH * 1.07)
    canvas.fill(disc, ["#8a5a2a", "#4a2a30"], form=0.8, radius=16, rim=("#fff0c0", 4, 0.8), **LOOK)
    n = 120
    for k in range(n):  # the brass track: light runs round it
        a0, a1 = k * math.tau / n, (k + 1.08) * math.tau / n
        shine = max(0, math.cos(a0 - 5.3)) ** 6 * 0.9 + max(0,
            math.cos(a0 - 2.2)) ** 10 * 0.5 + 0.12 * math.sin(k * 0.9)
        canvas.fill(sector(0.84, 1.02, a0, a1, 3), mix("#b0802f", "#fff2c4", max(0, min(1, shine))), edge=0,
            wobble=0.1, grain=0.1)
    for r, w, c in ((1.02, 5, "#fff0c0"), (0.93, 2, "#6a3f24"), (0.845, 6, "#f6dc98")):
        ring = [spot(r, t * math.tau / 72) for t in range(73)]
        canvas.line(ring, w, c, 0.9, wobble=0.1)
    for k in range(POCKETS):
        a0, a1 = k * math.tau / POCKETS, (k + 1) * math.tau / POCKETS
        tone = "#1c0f2a" if k % 2 else "#a03060"
        if k == 15:
            tone = "#2f7a5a"
        mask = canvas.fill(sector(0.5, 0.83, a0, a1, 10), [mix(tone, "#f6e2a8", 0.12), tone,
            mix(tone, "#0c0416", 0.4)], gradient=("r", CENTRE, WIDE * 0.9), **LOOK)
        for j in range(7):  # setts
            ring = [spot(0.52 + j * 0.045, a0 + (a1 - a0) * t / 6) for t in range(7)]
            canvas.line(ring, 1.1, mix(tone, "#f0c8d8", 0.3), 0.5, clip=mask, wobble=0.2)
        pips = k % 5 + 1
        for j in range(pips):
            t = (j + 0.5) / pips
            x, y = spot(0.775, a0 + (a1 - a0) * (0.15 + 0.7 * t))
            canvas.fill(ellipse(x, y, 5, 4.4), ["#fff0b8", "#c99a3b"], form=0.5, radius=3,
                **(LOOK | dict(detail=0.8)))
    for k in range(POCKETS):  # brass frets
        a = k * math.tau / POCKETS
        fret = [spot(0.5 + 0.34 * t / 8, a) for t in range(9)]
        canvas.line([(x - 2, y + 4) for x, y in fret], [4, 6], "#12061c", 0.6)
        canvas.line(fret, [3, 5.5], ["#f6e2a8", "#c99a3b"], 1, form=0.7, radius=2.5, wobble=0.1, detail=0.7)


def _hub(canvas: Canvas) -> None:
    """The cone of the wheel is a stepped pedestal with a turret of brass."""
    for r, c0, c1 in ((0.5, "#ffe08a", "#a87028"), (0.4, "#8a4a70", "#3a1a4c"), (0.38, "#ffd878", "#a87028"),
        (0.27, "#7a3f6a", "#2f1440"), (0.25, "#ffe8a0", "#b88434")):
        canvas.fill(ellipse(*CENTRE, WIDE * r, HIGH * r), [c0, mix(c0, c1, 0.5), c1],
            gradient=((CENTRE[0] + WIDE * r, CENTRE[1] - HIGH * r), (CENTRE[0] - WIDE * r, CENTRE[1] + HIGH * r)),
            form=0.5, radius=12, rim=("#fff6d8", 2, 0.7), **LOOK)
    for k in range(24):
        a = k * math.tau / 24
        canvas.line([spot(0.27 + 0.11 * t / 4, a) for t in range(5)], [1.4, 2.6], "#f6dc98", 0.5)
    x, y = CENTRE
    for dx, dy, _tip in ((-78, 30, 1), (78, -26, 1), (26, 46, 1), (-30, -46, 1)):  # the four handles
        canvas.fill(ribbon([(x, y - 34), (x + dx * 0.5, y + dy * 0.5 - 34), (x + dx, y + dy - 30)], [16, 11, 9]),
            ["#fff0c0", "#c99a3b", "#6a3f24"], form=0.9, radius=7, rim=("#fffbe8", 1.6, 0.8), **LOOK)
        canvas.fill(ellipse(x + dx, y + dy - 30, 12), ["#fff6d0", "#c99a3b"], form=0.9, radius=9,
            rim=("#ffffff", 1.6, 0.8), **LOOK)
    turret = union(smooth([(x - 34, y + 14), (x - 26, y - 20), (x - 24, y - 56), (x - 12, y - 84), (x, y - 104),
        (x + 12, y - 84), (x + 24, y - 56), (x + 26, y - 20), (x + 34, y + 14), (x, y + 24)]),
        ellipse(x, y - 110, 12))
    canvas.fill(turret, ["#fff0c0", "#d8a850", "#7a4a24"], gradient=((x + 30, 0), (x - 34, 0)), form=0.9, radius=22,
        rim=("#fffbe8", 2.4, 0.9), **(LOOK | dict(detail=0.8)))
    for dy in (-54, -20):
        canvas.line([(x - 26, y + dy), (x, y + dy + 9), (x + 26, y + dy)], [3, 4, 3], "#6a3f24", 0.7)
    canvas.fill(union(rect(x - 6, y - 48, 12, 18), ellipse(x, y - 48, 6)), "#3a1a30", **LOOK)


def _shadow_of_the_ball(canvas: Canvas) -> None:
    x, y, r = BALL
    shade = smooth([(x + r * 0.75, y + r * 0.6), (x + r * 0.4, y + r * 1.15), (x - r * 0.5, y + r * 2.3),
        (x - r * 1.3, y + r * 3.7), (x - r * 1.9, y + r * 4.7), (x - r * 2.5, y + r * 5.1),
        (x - r * 2.95, y + r * 4.6), (x - r * 2.8, y + r * 3.6), (x - r * 2.3, y + r * 2.5),
        (x - r * 1.6, y + r * 1.5), (x - r * 0.7, y + r * 0.3)])
    canvas.fill(shade, "#10051e", alpha=0.6, soft=4, edge=0)


def _glints(canvas: Canvas) -> None:
    for a, r in ((5.2, 0.93), (5.6, 0.9), (2.0, 0.94)):
        canvas.glow(*spot(r, a), 46, "#fff6d0", 0.5)
    for k in range(9):  # the path the ball has come: bright scratches on the brass
        a0 = 5.6 + 0.03 * k
        trail = [spot(0.99 - 0.02 * k + 0.004 * t, a0 + 0.16 * t) for t in range(9)]
        canvas.line(trail, [6, 3, 0.4], "#fff6dc", 0.34, soft=1.2)


def _ball(canvas: Canvas) -> None:
    x, y, r = BALL
    canvas.fill(ellipse(x - 8, y + r * 0.86, r * 0.8, r * 0.26), "#0c0418", alpha=0.6, soft=8)
    mask = canvas.fill(ellipse(x, y, r), [(0, "#fffdf4"), (0.35, "#f8ecd0"), (0.7, "#d8bfa8"), (1, "#8a6a8a")],
        gradient=("r", (x + r * 0.35, y - r * 0.4), r * 1.5), form=0.9, radius=r * 0.95, shade="#5a3a6a",
        rim=("#ffffff", 3, 0.9), **(LOOK | dict(detail=0.9, grain=0.08, texture=0.01, wobble=0.1)))
    for k in range(7):  # rolling: curved streaks
        t = -0.8 + k * 0.26
        canvas.line([(x - r * 0.9, y + r * (t + 0.3)), (x - r * 0.1, y + r * t * 0.8),
            (x + r * 0.9, y + r * (t - 0.25))], [0.4, 2, 0.4], "#b898a8", 0.35, clip=mask, wobble=0.4)
    canvas.fill(ellipse(x - r * 0.3, y + r * 0.74, r * 0.5, r * 0.16), "#e8b060", alpha=0.45, soft=8, clip=mask)
    canvas.fill(ellipse(x + r * 0.36, y - r * 0.44, r * 0.24, r * 0.17, -40), "#ffffff", alpha=0.9, soft=4, clip=mask)


def _cast(canvas: Canvas, s: float) -> None:
    canvas.fill(smooth([(4, 2), (-8, -4), (-44, 26), (-62, 44), (-50, 48), (-12, 22)]), "#0c0418", alpha=0.45, soft=3)


def _runners(canvas: Canvas, where) -> None:
    """Evening dress of every age, all fleeing from the ball; skirts and tails fly."""
    gown = lambda c, half=22, sway=-12: (c, half, -12, sway)
    d = dict
    people = [(250, 288, -1, d(top="#1c1424", tails=True, hat=("top", "#1c1424", "#c99a3b"), legs="#1c1424",
        temper="shock", eyes="wide")), (316, 312, -1, d(top="#c85f86", skirt=gown("#c85f86"), style="bun",
        hair="#c87a3a", skin="#f2c6a4", bare=True, temper="shock", eyes="wide", gloves="#fff6e0")),
        (152, 332, -1, d(top="#2a2040", tails=True, style="bald", hair="#d8d0d0", old=True, belly=9, girth=1.2,
        temper="strain", legs="#2a2040")), (84, 396, -1, d(top="#e8c070", skirt=gown("#e8c070"), style="curly",
        hair="#1c1014", skin="#8a5638", bare=True, temper="shock", eyes="wide")),
        (516, 396, 1, d(top="#241a30", tails=True, beard="moustache", legs="#241a30", temper="shock", eyes="wide",
        skin="#d8a078")), (562, 470, 1, d(top="#6a4fa0", skirt=gown("#6a4fa0", 24), style="long", hair="#2a1620",
        skin="#e2b08a", bare=True, temper="shock")),
        (470, 520, 1, d(top="#1c1424", tails=True, legs="#1c1424", hat=("bowler", "#2a1c30"), temper="strain",
        beard="full", hair="#7a3a20")), (52, 530, -1, d(top="#1c1424", tails=True, legs="#1c1424", skin="#6a4028",
        hair="#120c10", temper="shock", eyes="wide")),
        (520, 640, 1, d(top="#d84a6a", skirt=gown("#d84a6a", 24), style="bob", hair="#141018", skin="#f0cdb4",
        bare=True, temper="shock", eyes="wide", gloves="#1c1424")),
        (404, 742, 1, d(top="#241a30", tails=True, legs="#241a30", hat=("top", "#241a30", "#a03060"), temper="shout",
        eyes="wide", skin="#e8b890", belly=4)),
        (566, 762, 1, d(top="#3a2a50", tails=True, legs="#3a2a50", style="short", hair="#e0d8d8", beard="goatee",
        old=True, temper="strain")), (60, 700, -1, d(top="#93589f", skirt=gown("#93589f", 22), style="bun",
        hair="#e8e0e8", old=True, skin="#f0cdb4", temper="shock", glasses=True))]
    poses = (RUN, RUN | d(near=(26, -92), far=(34, -84)), RUN | d(near=(-16, -80), far=(30, -90),
        near_foot=(-20, -22), far_foot=(26, -2)))
    for k, (x, y, face, options) in enumerate(people):
        if not where(y):
            continue
        s = 0.42 + 0.6 * (y / 900) ** 1.1
        with canvas.at(x, y, s):
            _cast(canvas, s)
            person(canvas, poses[k % 3], face=face, rim=("#ffe6b0", 1.5, 0.85, (0.7, -0.6, 0.3)), **options)
    if where(800):
        with canvas.at(486, 838, 1.02):  # a fallen lady's shoe and a top hat roll on
            canvas.fill(spline([(-20, 0, 1), (-14, -9), (2, -4), (18, -2), (22, 3, 1), (-14, 3), (-18, 12, 1)]),
                ["#ff9ab8", "#a03060"], form=0.6, radius=4, **LOOK)


def _calm_man(canvas: Canvas) -> None:
    """He sits down on the kerb and ties his shoe, where the shadow ends."""
    x, y = 196, 742
    canvas.glow(x, y - 40, 130, "#ffdf9a", 0.32)
    with canvas.at(x, y, 1.42):
        _cast(canvas, 1)
        # a money chest for a seat
        canvas.fill(rect(-28, -22, 34, 22, 3), ["#d8a850", "#6a3f24"], form=0.6, radius=6, rim=("#fff0c0", 1.6, 0.8),
            **LOOK)
        canvas.line([(-28, -13), (6, -13)], 2, "#4a2820", 0.8)
        pose = STAND | dict(hip=(-10, -28), neck=(12, -54), head=(23, -63), near=(27, -16), far=(31, -15),
            near_foot=(24, 0), far_foot=(16, 0))
        person(canvas, pose, skin="#d8a078", hair="#3a2430", style="short", top="#4a3a64", legs="#2f2440",
            shoes="#141018", tails=False, hem=2, temper="calm", tilt=26, rim=("#ffe6b0", 1.6, 0.9, (0.7, -0.6, 0.3)),
            hat=("bowler", "#4a3a64", "#d84a6a"), bend=(1, 1, 1, 1), beard="moustache")
        canvas.line([(28, -6), (22, -12), (30, -13), (36, -12), (31, -6)], 1.3, "#fff6e0", detail=1, wobble=0.1)


def _money(canvas: Canvas) -> None:
    random = dice(17)
    for _ in range(44):  # banknotes and chips in the draught
        x, y = 600 * random.random(), 240 + 640 * random.random()
        if (abs(x - 200) < 80 and abs(y - 690) < 90) or math.hypot(x - BALL[0], y - BALL[1]) < 104:
            continue
        s = 0.5 + 0.7 * y / 900
        with canvas.at(x, y, s, 360 * random.random(), 0.5 + 0.5 * random.random()):
            if random.random() > 0.5:
                canvas.fill(smooth([(-9, -5, 1), (0, -7), (9, -5, 1), (9, 5, 1), (0, 3), (-9, 5, 1)]),
                    ["#f6f0d0", "#b8c8a0"], form=0.4, radius=4, **LOOK)
                canvas.fill(ellipse(0, -1, 2.4), "#7a9a70", edge=0, wobble=0)
            else:
                canvas.fill(ellipse(0, 0, 6.4), ["#d84a6a", "#f6e2a8", "#6a4fa0"][int(random.random() * 3)],
                    form=0.5, radius=3, **LOOK)
                canvas.fill(ellipse(0, 0, 3.2), "#fff6e0", alpha=0.9, edge=0, wobble=0)
