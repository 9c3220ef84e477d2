"""Over a misty gorge one hand lets a glowing bundle down by its handle, and another, far below, opens for it."""

import itertools

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import along, ellipse, poly, ribbon, smooth, union

CARD = Card(
    id="arch",
    palette="brick-jade",
    composition="diagonal",
    setting="gorge town",
    mood="suspense",
    themes=("friendship", "choice", "balance"),
    hero="bundle between two hands",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=465,
    grading=dict(vignette=0.16, saturation=1.04, contrast=1.05),
)

CRISP = dict(edge=0.1, wobble=0.3, detail=0.85)
MIST = "#dfe6cf"
FAIR, FAIR_DARK, FAIR_LIGHT = ["#f2c8a0", "#dda07a", "#b4705a"], "#7a4242", "#ffe6c4"
DARK, DARK_DARK, DARK_LIGHT = ["#a4684a", "#7c4a36", "#57302a"], "#33201f", "#eab080"
RED = "#c0503c"
KNOT = (252.0, 292.0)
FIST = (232.0, 168.0)
TURN = -30


def draw(canvas: Canvas) -> None:
    """The gorge, then the one who lets down, then the one who waits."""
    canvas.set_light((-0.3, -0.8, 0.5), ambient="#24404a", key="#fff2d8")
    _gorge(canvas)
    brush.background(canvas, radii=(9, 5, 2.5))
    x, y = KNOT
    canvas.glow(x + 4, y + 130, 330, "#fff0b4", 0.5, power=1.7)
    _ears(canvas)
    _bundle(canvas)
    _handle(canvas)
    _giver(canvas)
    _taker(canvas)


def _gorge(canvas: Canvas) -> None:
    """Slope behind slope, paler and paler, and mist where they would meet."""
    canvas.sky([(0, "#a9c8b8"), (0.28, MIST), (0.62, "#cfdfc8"), (1, "#6fa598")], swirl=0.03, texture=0.01)
    random = dice(9)
    for k, (high, reach, tone) in enumerate(((250, 330, "#bdd3bf"), (350, 290, "#9cc0ae"), (470, 235, "#6b9e90"),
        (620, 200, "#467d74"))):
        for side in (1, 0):
            x, y, edge = -20.0, high - 150.0 * (1 - side) * (k < 3) + 60 * side, []
            while y < 960:
                edge.append((x, y))
                steep = random.random() < 0.45
                x += (6 + 10 * random.random()) * reach / 240 if steep else (16 + 26 * random.random()) * reach / 240
                y += 34 + 60 * random.random() if steep else 8 + 20 * random.random()
            edge = [(600 - px, py) if side else (px, py) for px, py in edge]
            back = (660, 1000) if side else (-60, 1000)
            top = (660, edge[0][1]) if side else (-60, edge[0][1])
            firs = [] if k == 0 else [poly([(px, py - h), (px + 0.2 * h, py + 9), (px - 0.2 * h, py + 9)]) for px,
                py, h in ((px + (qx - px) * random.random(), (py + qy) / 2 + 3,
                (9 + 11 * random.random()) * (0.6 + 0.35 * k)) for (px, py), (qx, qy) in itertools.pairwise(edge)
                if abs(qx - px) > abs(qy - py) for _ in range(4)) if 0 < px < 600]
            rock = canvas.fill(union(smooth([*edge, (*back, 1), (*top, 1)]), *firs), [mix(tone, MIST, 0.1), tone,
                mix(tone, MIST, 0.75)], gradient=((0, high), (0, high + 420)), form=0.4, radius=20,
                shade=mix(tone, "#2a5a60", 0.3), highlight=mix(tone, "#fff6dc", 0.45), grain=0.2, texture=0.02,
                edge=0.25, detail=0.45)
            for px, py in edge[1::2]:  # strata
                d = 1 if side else -1
                canvas.line([(px, py + 14), (px + d * 40, py + 30), (px + d * 110, py + 34)], [1, 9, 2],
                    mix(tone, "#24525a", 0.4), 0.25, clip=rock, soft=4, rough=0)
        canvas.fog(high + 60, 960, MIST, 0.42, k)
    for _ in range(10):  # veils
        x, y = 600 * random.random(), 470 + 420 * random.random()
        canvas.fill(ellipse(x, y, 180 + 130 * random.random(), 12 + 22 * random.random()), "#eef0da", alpha=0.2,
            soft=14, edge=0)


def _ears(canvas: Canvas) -> None:
    """Two corners of the cloth stick out of the knot."""
    with canvas.at(*KNOT, 0.62):
        for ear, fold in ((smooth([(0, -12), (-46, -34), (-84, -30), (-108, -2, 1), (-82, 2), (-66, 16), (-40, 6),
            (0, 12)]), [(-10, 0), (-50, -14), (-98, -4)]),
            (smooth([(0, -16), (40, -52), (74, -62), (106, -48, 1), (96, -30), (92, -12), (62, -8), (10, 8)]),
            [(10, -6), (52, -34), (98, -46)]), (smooth([(6, -4), (50, -6), (86, 12), (98, 46, 1), (76, 40), (58, 44),
            (40, 26), (4, 12)]), [(12, 4), (56, 14), (92, 42)])):
            cloth = canvas.fill(ear, ["#fff2d0", "#e8c596"], form=0.8, radius=13, shade="#94684e",
                highlight="#fffae8", rim=("#fffbe8", 1.8, 0.7), grain=0.18, **CRISP)
            canvas.line(fold, [2, 5, 1], "#94684e", 0.5, soft=1.2, clip=cloth, wobble=0.2, rough=0)
            canvas.line([(x + 1, y - 6) for x, y in fold], [1, 4, 1], "#fffbe8", 0.6, soft=1, clip=cloth, wobble=0.2,
                rough=0)
            for share, dy in ((0.45, 8), (0.62, -8), (0.8, 5)):
                x, y = along(fold, share)
                canvas.fill(ellipse(x, y + dy, 3.4, 3), RED, alpha=0.85, clip=cloth, edge=0.1, wobble=0.3)


def _bundle(canvas: Canvas) -> None:
    """Things tied into a cloth: heavy below, lit from inside."""
    with canvas.at(KNOT[0], KNOT[1], 0.92, -2):
        shape = smooth([(-15, 4), (-17, 34), (-34, 62), (-66, 92), (-84, 134), (-80, 176), (-52, 204), (-16, 214),
            (26, 212), (60, 198), (84, 166), (84, 124), (62, 86), (34, 60), (18, 34), (16, 4)])
        cloth = canvas.fill(shape, [(0, "#fff6d0"), (0.4, "#ffe2a4"), (0.75, "#eab878"), (1, "#bd7f58")],
            gradient=("r", (4, 134), 106), form=0.6, radius=46, shade="#8e5848", highlight="#fff6dc",
            rim=("#fffbe6", 2.6, 0.8), grain=0.18, texture=0.02, **CRISP)
        # what is inside presses against the cloth
        for x, y, rx, ry, turn in ((-46, 148, 24, 30, 24), (18, 176, 46, 24, -6), (44, 118, 22, 24, -12)):
            canvas.fill(ellipse(x + 5, y + 8, rx, ry, turn), "#b0724c", alpha=0.3, soft=9, clip=cloth, edge=0)
            canvas.fill(ellipse(x - 4, y - 5, rx * 0.8, ry * 0.8, turn), "#fff8d8", alpha=0.5, soft=9, clip=cloth,
                edge=0)
        folds = ([(-9, 8), (-18, 50), (-56, 100), (-74, 150)], [(-4, 8), (-8, 60), (-26, 108), (-40, 134)],
            [(1, 8), (2, 52), (-6, 90)], [(6, 8), (12, 56), (30, 98), (44, 128)], [(11, 8), (22, 52), (60, 96),
            (78, 140)])
        for k, way in enumerate(folds):
            canvas.line(way, [3, 6, 4, 0.8], "#94583e", 0.6, soft=1.2, clip=cloth, wobble=0.3)
            canvas.line([(x + 5, y + 1) for x, y in way], [1.6, 4, 2.4, 0.5], "#fffae0", 0.75, soft=0.8, clip=cloth,
                wobble=0.3)
        for way in ([(-70, 176), (-40, 196), (-8, 194)], [(78, 160), (52, 190), (22, 196)]):
            canvas.line(way, [0.8, 4, 0.8], "#a0603f", 0.4, soft=1.6, clip=cloth, wobble=0.3)
        for row in range(9):  # dots, smaller towards the neck and the edge
            y = 46 + 20 * row
            half = 20 + 68 * np.sin(np.pi * min(1.0, (row + 0.6) / 8)) ** 0.8
            n = max(2, int(half / 11))
            for j in range(n):
                u = -1 + (2 * j + 1 + (row % 2) * 0.8 - 0.4) / n
                if row < 3 and abs(u) > 0.45:
                    continue
                canvas.fill(ellipse(np.sin(u * 1.45) * half, y + 10 * (1 - u * u),
                    (2 + 3.4 * np.cos(u * 1.4)) * min(1, 0.5 + row * 0.14), 4.8 * min(1, 0.5 + row * 0.14)), RED,
                    alpha=0.85, clip=cloth, edge=0.1, wobble=0.3)
        canvas.fill(ellipse(4, 16, 26, 14), "#7a4a3c", alpha=0.6, soft=6, clip=cloth, edge=0)  # shade of the knot
        canvas.glow(2, 132, 92, "#fff0a8", 0.4, power=1.6)


def _sleeve(canvas: Canvas, start: float, tones: list[str], dark: str, light: str, tall: float = 150) -> None:
    """A knitted sleeve that comes from above (y < start) and ends in a ribbed cuff; origin at the wrist."""
    body = smooth([(-52, start - 34, 1), (-66, start - 90), (-82, start - 200), (-96, start - 420, 1),
        (104, start - 420, 1), (84, start - 200), (66, start - 90), (52, start - 34, 1)])
    wool = canvas.fill(body, tones, gradient=((-70, 0), (80, 40)), form=0.85, radius=56, shade=dark, highlight=light,
        rim=("#fff0d0", 2.6, 0.5), grain=0.22, texture=0.03, **CRISP)
    for way, width in (([(-74, start - 150), (-30, start - 118), (44, start - 112)], 16),
        ([(78, start - 216), (20, start - 176), (-40, start - 172)], 18),
        ([(-80, start - 280), (-10, start - 236), (50, start - 240)], 16)):
        canvas.line(way, [3, width, 2], dark, 0.5, soft=5, clip=wool, rough=0)
        canvas.line([(x, y - 11) for x, y in way], [2, width * 0.5, 1], light, 0.4, soft=4, clip=wool, rough=0)
    for k in range(15):
        x = -84 + 12 * k
        canvas.line([(x * 1.2, start - 420), (x, start - 200), (x * 0.72, start - 36)], [1.6, 1.6, 1.2], dark, 0.22,
            clip=wool, wobble=0.5)
    cuff = smooth([(-48, start - 46, 1), (0, start - 38), (48, start - 46, 1), (53, start - 22), (48, start + 4, 1),
        (0, start + 14), (-48, start + 4, 1), (-53, start - 22)])
    canvas.shadow(cuff, dark, 0, -5, 5, 0.5, clip=wool)
    band = canvas.fill(cuff, [mix(tones[0], light, 0.25), tones[1], tones[2]], gradient=((-50, 0), (54, 0)), form=0.8,
        radius=18, shade=dark, highlight=light, rim=("#fff0d0", 2, 0.7), **CRISP)
    for k in range(11):
        x = -46 + 9.2 * k
        canvas.line([(x, start - 42), (x * 1.06, start - 18), (x, start + 12)], [1.6, 2.6, 1.6], dark, 0.5,
            clip=band, wobble=0.2)


def _digit(canvas: Canvas, way: list, widths: list, tones: list[str], dark: str, light: str, lit: tuple,
    clip: Mask | None, cast: float = 0.5) -> Mask | None:
    shape = ribbon(way, widths)
    if clip is not None:
        canvas.shadow(shape, dark, 3, 4, 4, cast, clip=clip)
    return canvas.fill(shape, tones, gradient=((-50, -30), (50, 90)), form=0.8, radius=13, shade=dark,
        highlight=light, light=lit, rim=("#fff0d2", 1.8, 0.6, lit), grain=0.16, texture=0.015, **CRISP)


def _handle(canvas: Canvas) -> None:
    """The other two corners, twisted to a loop and tied: it goes up through the fist and comes down again."""
    cloth = dict(form=0.85, radius=9, shade="#94684e", highlight="#fffae8", rim=("#fffbe8", 1.6, 0.6), grain=0.18, **CRISP)
    with canvas.at(*KNOT):
        for way in ([(4, 2), (30, -34), (46, -80), (44, -122), (8, -124)], [(-4, 2), (-24, -30), (-42, -62), (-42, -84), (-10, -104)]):
            band = canvas.fill(ribbon(way, [17, 20, 22, 23, 20]), ["#fff2d0", "#e8c596", "#b98a62"], gradient=((-50, -60),
                (60, -40)), **cloth)
            for k in range(9):  # the twist
                (x, y), (u, v) = along(way, 0.04 + 0.085 * k), along(way, 0.09 + 0.085 * k)
                dx, dy = u - x, v - y
                n = max(1e-6, float(np.hypot(dx, dy)))
                dx, dy = dx / n, dy / n
                slant = [(x + 12 * dy - 6 * dx, y - 12 * dx - 6 * dy), (x, y), (x - 12 * dy + 6 * dx, y + 12 * dx + 6 * dy)]
                canvas.line(slant, [0.8, 3, 0.8], "#94583e", 0.6, soft=0.9, clip=band, wobble=0.2, rough=0)
                canvas.line([(px + 3.5 * dx, py + 3.5 * dy) for px, py in slant], [0.6, 2, 0.6], "#fffbe8", 0.6, soft=0.8,
                    clip=band, wobble=0.2, rough=0)
                if k % 2:
                    canvas.fill(ellipse(x + 4 * dx, y + 4 * dy, 3, 2.8), RED, alpha=0.85, clip=band, edge=0.1, wobble=0.3)
        knot = smooth([(-24, -12), (-4, -20), (22, -15), (30, 2), (22, 17), (-2, 21), (-25, 14), (-31, 0)])
        lump = canvas.fill(knot, ["#fff4d4", "#eac898", "#b08058"], gradient=((-20, -20), (20, 24)), **cloth)
        for fold in ([(-24, 8), (-4, 2), (18, -14)], [(-18, 15), (4, 9), (26, -4)], [(-27, -4), (-12, -8), (2, -17)]):
            canvas.line(fold, [0.8, 3.4, 0.8], "#94583e", 0.6, soft=1, clip=lump, wobble=0.2, rough=0)
            canvas.line([(x - 2, y - 4) for x, y in fold], [0.6, 2.6, 0.6], "#fffbe8", 0.6, soft=1, clip=lump, wobble=0.2, rough=0)
        for x, y in ((-16, -2), (8, 14), (12, -10)):
            canvas.fill(ellipse(x, y, 3.4, 3), RED, alpha=0.85, clip=lump, edge=0.1, wobble=0.3)


def _giver(canvas: Canvas) -> None:
    """A fist seen from its back: four fingers close over the loop and curl away from us, the thumb is behind them."""
    with canvas.at(*FIST, 1.06, TURN):
        lit = (0.1, -0.85, 0.5)
        skin = dict(shade=FAIR_DARK, highlight=FAIR_LIGHT, light=lit, grain=0.16, texture=0.015, **CRISP)
        thumb = ribbon([(-16, -76), (-38, -46), (-48, -16), (-48, 10), (-40, 26)], [32, 33, 27, 24, 18])
        canvas.fill(thumb, [mix(c, "#8a5450", 0.22) for c in FAIR], gradient=((-60, -40), (-30, 44)), form=0.8, radius=14, **skin)
        for k, (x, low) in enumerate(((39, 44), (14, 52), (-12, 51), (-36, 43))):
            finger = smooth([(x - 12, -8), (x - 13.5, 16), (x - 13, low - 10), (x - 7, low + 1), (x + 3, low + 2), (x + 11, low - 5),
                (x + 13.5, low - 20), (x + 13, 8), (x + 11, -8)])
            mask = canvas.fill(finger, FAIR, gradient=((x - 6, -6), (x + 6, low + 6)), form=0.8, radius=13, rim=("#fff0d2", 1.4, 0.4,
                lit), **skin)
            canvas.fill(ellipse(x + 1, low + 3, 15, 11), "#8a4a48", alpha=0.6, soft=5, clip=mask, edge=0)
            canvas.fill(ellipse(x - 2, low - 17, 8, 7), "#fad2a8", alpha=0.65, soft=4, clip=mask, edge=0)
            for dy, n in ((-12, 7), (-8.5, 6)):
                canvas.line([(x - n, low + dy - 1), (x, low + dy + 1.5), (x + n, low + dy - 1)], [0.5, 1.4, 0.5], "#a4644e", 0.55,
                    clip=mask, wobble=0.1)
            if k < 3:
                canvas.line([(x - 12.5, 10), (x - 13.2, 24), (x - 12.6, low - 4)], [1, 2.6, 2.2], FAIR_DARK, 0.75, wobble=0.1, soft=0.5)
        back = union(ribbon([(0, -330), (0, -190), (0, -84)], [92, 80, 62]), smooth([(-31, -110), (-31, -80), (-40, -46),
            (-49, -12), (-46, 12), (-24, 20), (2, 22), (30, 19), (50, 8), (51, -14), (42, -48), (31, -80), (31, -110)]))
        hand = canvas.fill(back, FAIR, gradient=((-44, -60), (50, 30)), form=0.8, radius=34, fade=((0, 0), (0, 20)), **skin)
        for x in (38, 14, -11, -34):  # knuckles, tendons and the valleys between them
            canvas.fill(ellipse(x, 1, 11, 9), "#fad2a8", alpha=0.6, soft=4, edge=0)
            canvas.line([(x - 8, 9), (x, 12), (x + 8, 9)], [0.5, 2.4, 0.5], "#b06a54", 0.4, soft=1.2, wobble=0.1)
            canvas.line([(x * 0.5, -66), (x * 0.8, -34), (x, -6)], [0.6, 4, 5], FAIR_LIGHT, 0.3, soft=2.4, clip=hand, rough=0)
        for x in (26, 1.5, -23):
            canvas.line([(x * 0.7, -26), (x, -2), (x, 14)], [0.6, 5, 3], "#a05c4c", 0.45, soft=2, rough=0)
        canvas.line([(-28, -74), (-41, -42), (-49, -12), (-47, 8)], [0.6, 2.2, 2, 0.6], FAIR_DARK, 0.5, soft=1, wobble=0.1)
        for y in (-84, -79):
            canvas.line([(-22, y - 2), (0, y + 3), (22, y - 2)], [0.5, 1.6, 0.5], "#a4644e", 0.5, wobble=0.1)
        canvas.fill(ellipse(0, -96, 46, 16), FAIR_DARK, alpha=0.5, soft=6, clip=hand, edge=0)  # shade of the cuff
        _sleeve(canvas, -112, ["#d8604a", "#b5452f", "#852e28"], "#521e22", "#f0a07c")


def _taker(canvas: Canvas) -> None:
    """An open palm, fingers spread, out of a green sleeve; drawn with its fingers down and turned round."""
    with canvas.at(428, 776, 0.98, 150):
        lit = (-0.4, -0.8, 0.45)
        fingers = (([(40, 40), (58, 84), (72, 122), (80, 146)], [30, 27, 24, 17]),
            ([(18, 50), (26, 104), (32, 148), (34, 174)], [31, 29, 26, 18]),
            ([(-8, 52), (-10, 108), (-12, 156), (-12, 182)], [32, 30, 26, 18]),
            ([(-32, 44), (-46, 96), (-56, 138), (-62, 162)], [31, 29, 25, 18]))
        thumb = ribbon([(-26, -34), (-58, -8), (-86, 26), (-104, 60)], [48, 42, 33, 22])
        palm = smooth([(-32, -100), (-34, -70), (-48, -34), (-52, 6), (-46, 50), (-12, 62), (26, 60), (50, 44),
            (56, 4), (50, -36), (34, -70), (32, -100)])
        hand = union(ribbon([(0, -330), (0, -190), (0, -84)], [98, 86, 64]), palm, thumb,
            *[ribbon(a, b) for a, b in fingers])
        skin = canvas.fill(hand, ["#c48a64", "#a06a4c", "#6a3e30"], gradient=((0, 180), (0, -160)), form=0.85,
            radius=22, shade=DARK_DARK, highlight="#f0bc8c", light=lit, rim=("#ffe8c0", 2.6, 0.9, lit), grain=0.16,
            texture=0.015, **CRISP)
        soft = dict(clip=skin, edge=0)
        canvas.fill(ellipse(2, 2, 44, 46), "#5c342a", alpha=0.4, soft=14, **soft)  # the hollow
        canvas.fill(ellipse(-30, -24, 26, 40, 30), "#d89c74", alpha=0.5, soft=9, **soft)  # ball of the thumb
        canvas.fill(ellipse(32, -20, 18, 40, -8), "#c48a64", alpha=0.4, soft=9, **soft)
        for x, y in ((-30, 44), (-8, 50), (16, 48), (38, 38)):
            canvas.fill(ellipse(x, y, 12, 10), "#e0a67c", alpha=0.5, soft=5, **soft)
        crease = dict(clip=skin, wobble=0.2, rough=0, detail=0.9)
        for way in ([(-46, 22), (-20, 16), (-6, -10), (-8, -56)], [(-46, 26), (-14, 22), (16, 6), (44, -2)],
            [(54, 22), (28, 24), (6, 36), (-14, 46)]):
            canvas.line(way, [0.8, 2.6, 0.8], "#4a2822", 0.5, soft=0.5, **crease)
        for a, _ in fingers:
            for k, n in ((1, 11), (2, 10)):
                p = np.array(a[k]) * 0.94 + np.array(a[k - 1]) * 0.06
                d = np.array(a[k]) - np.array(a[k - 1])
                nrm = np.array([-d[1], d[0]]) / np.hypot(*d)
                canvas.line([tuple(p - nrm * n), tuple(p + d * 0.05), tuple(p + nrm * n)], [0.5, 2, 0.5], "#4a2822",
                    0.6, **crease)
            tip = np.array(a[3]) * 0.8 + np.array(a[2]) * 0.2
            canvas.fill(ellipse(*tip, 8, 10), "#e8b088", alpha=0.6, soft=4, **soft)
        for q in ([(52, 40), (55, 60)], [(28, 52), (25, 74)], [(4, 58), (4, 78)], [(-22, 54), (-26, 74)]):
            canvas.line([q[0], ((q[0][0] + q[1][0]) / 2, (q[0][1] + q[1][1]) / 2), q[1]], [0.6, 2, 0.4], DARK_DARK,
                0.5, soft=1, **crease)
        canvas.line([(-78, 14), (-86, 6), (-92, 2)], [0.6, 2, 0.6], "#4a2822", 0.5, **crease)
        for y in (-98, -91):
            canvas.line([(-24, y), (0, y + 3), (24, y)], [0.5, 2, 0.5], "#4a2822", 0.6, **crease)
        canvas.fill(ellipse(0, 190, 130, 90), "#ffe2a0", alpha=0.3, soft=30, blend="soft", **soft)
    with canvas.at(428, 776, 0.98, 150):
        _sleeve(canvas, -106, ["#58a688", "#2f7d66", "#1d5450"], "#123a3c", "#a8d8ac")
