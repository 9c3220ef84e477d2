"""A night train runs along the back of a sleeping tiger; one passenger leans out and strokes the fur."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.plants import fir
from atelier.noise import dice
from atelier.paths import Points, along, curve, ellipse, poly, rect, ribbon, smooth, union

CARD = Card(
    id="tiger",
    palette="tin-orange",
    composition="diagonal",
    setting="hill country",
    mood="wonder",
    themes=("travel", "machine", "time"),
    hero="tiger hill",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=402,
    grading=dict(vignette=0.4, contrast=1.1),
)

CRISP = dict(edge=0.08, wobble=0.25, detail=0.85)
INK = "#14181a"
RIDGE = [(196, 486), (254, 404), (316, 356), (392, 326), (470, 270), (548, 186), (650, 110)]


def draw(canvas: Canvas) -> None:
    """Paint the card."""
    canvas.set_light((0.25, -0.8, 0.45), ambient="#0e2228", key="#ffc78a")
    canvas.sky([(0, "#081419"), (0.2, "#12303a"), (0.42, "#2f5c66"), (0.58, "#7fa0a2"), (1, "#2f5c66")], swirl=0.06)
    _hills(canvas)
    brush.background(canvas)
    canvas.stars(60, 330, "#e8f0e8", seed=2)
    _tail_behind(canvas)
    body = _body(canvas)
    _stripes(canvas, body)
    _fur(canvas, body)
    _haunch(canvas)
    _firs(canvas, ((402, 836, 46), (428, 846, 62), (462, 842, 44)))
    _track(canvas)
    _train(canvas)
    _paws(canvas)
    with canvas.at(176, 622, 1.16, -9):
        _head(canvas)
    _foreground(canvas)


def _hills(canvas: Canvas) -> None:
    """Three ranges under the night, pale with distance, with mist between them."""
    ranges = [([(-20, 380), (60, 330), (130, 356), (220, 300), (300, 340), (400, 310), (620, 380)],
        ["#6f9296", "#4a757c"], 3), ([(-20, 440), (80, 392), (170, 426), (260, 380), (380, 430), (620, 400)],
        ["#4a757c", "#2f5c66"], 1.5), ([(-20, 520), (60, 470), (150, 500), (250, 460), (420, 520), (620, 470)],
        ["#2f5c66", "#1a3c45"], 0.6)]
    for k, (line, colours, soft) in enumerate(ranges):
        canvas.fill(smooth([*line, (620, 920), (-20, 920)]), colours, form=0.3, radius=40, soft=soft, bump=0.2)
        canvas.fog(330 + 60 * k, 470 + 60 * k, "#a8c0bc", 0.35, seed=k)
    canvas.fill(rect(-20, 700, 640, 240), ["#1c3d40", "#12282e", "#0a181c"], edge=0.3, texture=0.08)


def _body(canvas: Canvas) -> Mask:
    outline = smooth([(150, 560), *RIDGE, (660, 260), (660, 860), (420, 846), (300, 836), (150, 800)])
    canvas.shadow(outline, "#061014", -10, 8, 22, 0.6)
    body = canvas.fill(outline, [(0, "#f79a46"), (0.25, "#e2651f"), (0.6, "#a8421a"), (1, "#3a2420")],
        gradient=((380, 300), (470, 850)), form=0.95, radius=120, shade="#1c2a2e", rim=("#ffd9a8", 3, 0.8),
        grain=0.26, texture=0.02, bump=0.08, detail=0.55)
    canvas.fill(smooth([(300, 470), (360, 440), (410, 520), (400, 660), (330, 760), (270, 700)]), "#ffb068",
        alpha=0.3, soft=26, clip=body)
    # the belly sinks into the dark before the thigh
    canvas.fill(smooth([(300, 700), (380, 690), (450, 560), (500, 480), (560, 520), (540, 880), (280, 880)]), "#3a1a14",
        alpha=0.4, soft=40, edge=0, clip=body)
    canvas.fill(smooth([(250, 800), (360, 806), (470, 790), (560, 800), (560, 880), (250, 880)]), "#e8b488", alpha=0.3,
        soft=14, edge=0, clip=body)
    canvas.line([(476, 470), (462, 580), (466, 700), (500, 800)], [10, 34, 40, 20], "#160c0c", 0.6, soft=12, rough=0,
        grain=0, clip=body)
    return body


def _stripe(top: tuple, drop: float, lean: float, wide: float, start: float = 1.0) -> object:
    x, y = top
    return ribbon([(x, y - 4), (x + lean * 0.1, y + drop * 0.3), (x + lean * 0.5, y + drop * 0.66),
        (x + lean, y + drop)], [wide * start, wide * 1.15, wide * 0.8, 0.6])


def _stripes(canvas: Canvas, body: Mask) -> None:
    """Black bands that start as the sleepers of the railway and run down the flank."""
    random = dice(5)
    share = 0.03
    while share < 1:
        x, y = along(RIDGE, share)
        wide = 13 + 9 * random.random()
        drop = 150 + 150 * random.random() + 60 * share
        lean = -16 + 34 * random.random() + (30 if x < 380 else -20)
        canvas.fill(_stripe((x, y), drop, lean, wide), [INK, "#20201e", "#2a2420"], clip=body, edge=0.45, wobble=1.4,
            alpha=0.94, detail=0.7)
        if random.random() < 0.75:  # the fork that makes it a tiger's
            side = 1 if random.random() < 0.5 else -1
            bx, by = x + lean * 0.16, y + drop * 0.38
            canvas.fill(ribbon([(bx, by), (bx + side * 10, by + drop * 0.2), (bx + side * 16 + lean * 0.4,
                by + drop * 0.42)], [wide * 0.7, wide * 0.6, 0.5]), INK, clip=body, edge=0.45, alpha=0.92)
        share += 0.066 + 0.03 * random.random()
    for x, y, drop, lean, wide in ((318, 640, 150, 24, 15), (300, 700, 110, 30, 12), (372, 690, 120, -18, 13),
        (400, 620, 130, -30, 12), (350, 560, 70, 14, 9), (290, 610, 80, 18, 9), (432, 540, 150, -10, 13),
        (442, 660, 150, 20, 14), (404, 720, 110, 22, 13), (350, 730, 96, 26, 12), (466, 760, 80, 20, 12)):
        canvas.fill(_stripe((x, y), drop, lean, wide, 0.05), "#1e1e1c", clip=body, edge=0.45, wobble=1.4, alpha=0.85)


def _fur(canvas: Canvas, body: Mask) -> None:
    """Licks of fur that flow down from the ridge, lit above and dark below."""
    random = dice(6)
    for _ in range(900):
        share, down = random.random(), random.random() ** 1.3
        x, y = along(RIDGE, share)
        y += down * 380
        x += (random.random() - 0.5) * 20 - down * 26
        long = 9 + 10 * random.random()
        tone = "#ffd9a0" if random.random() < 0.62 - 0.5 * down else "#4a2014"
        canvas.line([(x, y), (x - long * 0.25, y + long * 0.6), (x - long * 0.7, y + long)], [0.4, 1.2, 0.3], tone,
            0.3 - 0.16 * down, clip=body, wobble=0.1)
    for i in range(120):  # the crest
        x, y = along(RIDGE, i / 119)
        canvas.line([(x, y + 4), (x - 3, y - 3), (x - 6, y - 4 - 3 * random.random())], [1.8, 1.3, 0.3], "#f6a458"
            if i % 3 else INK, 0.8, wobble=0.1)


def _haunch(canvas: Canvas) -> None:
    """The great thigh and hind foot, folded."""
    thigh = smooth([(640, 380), (560, 400), (498, 470), (470, 570), (474, 680), (500, 756), (528, 812),
        (560, 850), (660, 850)])
    canvas.shadow(thigh, "#160c0c", -14, 8, 16, 0.65)
    mask = canvas.fill(thigh, [(0, "#f0823a"), (0.35, "#cc561c"), (1, "#4a2a20")], gradient=((560, 400), (560, 850)),
        form=0.95, radius=80, shade="#1c2a2e", rim=("#ffcf98", 3, 0.6, (-0.3, -0.8, 0.3)), grain=0.26, texture=0.02,
        detail=0.6)
    for x, y, lean, drop, wide in ((492, 506, 60, 60, 15), (480, 566, 74, 52, 16), (478, 626, 80, 40, 16),
        (490, 686, 76, 30, 14), (512, 738, 60, 20, 12), (548, 432, 40, 70, 14)):
        canvas.fill(ribbon([(x - 14, y - 4), (x + lean * 0.5, y + drop * 0.15), (x + lean, y + drop * 0.5),
            (x + lean * 1.5, y + drop)], [wide * 0.5, wide, wide * 0.8, 0.5]), INK, clip=mask, edge=0.45, wobble=1.4,
            alpha=0.93)
    random = dice(7)
    for _ in range(260):
        x, y = 480 + 130 * random.random(), 410 + 420 * random.random()
        canvas.line([(x, y), (x + 2, y + 7), (x + 1, y + 14)], [0.4, 1.1, 0.3], "#ffcf98" if random.random() < 0.5
            else "#3a1a12", 0.2, clip=mask, wobble=0.1)


def _track(canvas: Canvas) -> None:
    """Sleepers and rails on the crest."""
    c = curve([(x + 3, y + 7) for x, y in RIDGE], 20)
    for q in c[::4]:
        canvas.fill(ellipse(float(q[0]), float(q[1]) + 2, 4, 6.5, 30), "#0e0f10", edge=0.2, detail=0.8)
    for dy, tone in ((4, "#7c9094"), (0, "#dfe8e4")):
        canvas.line([(float(x), float(y) + dy) for x, y in c[::10]], [2], tone, 0.9, wobble=0.1, detail=0.85)


def _on_track(share: float) -> tuple[float, float, float]:
    x, y = along(RIDGE, share)
    a, b = along(RIDGE, max(0, share - 0.05)), along(RIDGE, min(1, share + 0.05))
    return x, y + 6, math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


def _train(canvas: Canvas) -> None:
    for share, kind in ((0.86, "car"), (0.625, "hand"), (0.36, "engine")):
        x, y, turn = _on_track(share)
        canvas.glow(x, y + 30, 96, "#ffb050", 0.34)
        with canvas.at(x, y, 1.56, turn):
            if kind == "engine":
                _engine(canvas)
            else:
                _car(canvas, leaning=kind == "hand")
        if share > 0.8:
            _tunnel(canvas)
    beam = poly([(238, 366), (226, 392), (60, 520), (-10, 440)])
    canvas.fill(beam, "#ffe2a8", alpha=0.3, soft=9, blend="screen", fade=((236, 376), (30, 490)))


def _tunnel(canvas: Canvas) -> None:
    """A hump of fur over the line; a black stripe is the portal the last carriage comes out of."""
    x, y, turn = _on_track(0.9)
    with canvas.at(x, y, 1.6, turn):
        hump = smooth([(-4, 14, 1), (-9, -20), (-5, -52), (10, -68), (50, -66), (120, -40), (120, 60), (40, 70),
            (0, 40)])
        canvas.shadow(hump, "#120a0a", -7, 2, 6, 0.75)
        mask = canvas.fill(hump, ["#f79a46", "#dc6220", "#a8441c"], gradient=((0, -66), (20, 50)), form=0.9,
            radius=28, rim=("#ffd9a8", 2, 0.8), **CRISP)
        canvas.fill(smooth([(-8, 16), (-12, -20), (-8, -52), (8, -70), (13, -62), (5, -44), (3, -18), (7, 14),
            (12, 40), (0, 44)]), INK, clip=mask, edge=0.3, detail=0.85)
        for px, wide in ((28, 11), (50, 12), (74, 12)):
            canvas.fill(ribbon([(px - 4, -70), (px + 4, -44), (px, -10), (px + 8, 40)],
                [wide, wide, wide * 0.7, 0.6]), INK, clip=mask, edge=0.4)
        random = dice(8)
        for i in range(70):
            px, py = along([(-6, -30), (-4, -54), (10, -68), (50, -66), (90, -54)], random.random())
            canvas.line([(px, py + 4), (px - 1, py), (px - 4, py - 3)], [1.4, 1, 0.2], "#f6a458" if i % 2
                else "#ffd9a8", 0.9, wobble=0.1)


def _wheels(canvas: Canvas, places: tuple, r: float) -> None:
    for x in places:
        canvas.fill(ellipse(x, -r, r), ["#3c4a4c", "#0c1214"], form=0.7, radius=r * 0.7, rim=("#e8c8a0", 1, 0.8),
            **CRISP)
        canvas.fill(ellipse(x, -r, r * 0.3), "#c8a070", edge=0, detail=1)


def _car(canvas: Canvas, leaning: bool) -> None:
    """A carriage, origin on the rail, 84 long."""
    canvas.fill(rect(-42, -8, 84, 5, 1), "#0c1416", **CRISP)
    canvas.fill(rect(-46, -7, 92, 2.4), "#2a3a3c", **CRISP)
    body = canvas.fill(rect(-40, -44, 80, 38, 4), ["#47767e", "#2a525b", "#163038"], form=0.5, radius=8,
        rim=("#ffdcae", 1.6, 0.7), **CRISP)
    canvas.fill(rect(-40, -17, 80, 3.4), "#e8b070", clip=body, edge=0, detail=0.9)
    canvas.fill(smooth([(-43, -43, 1), (-38, -51), (0, -54), (38, -51), (43, -43, 1)]), ["#1c343a", "#0e1e22"],
        form=0.5, radius=5, rim=("#9ab8b8", 1.6, 0.8), **CRISP)
    _wheels(canvas, (-28, -14, 14, 28), 5.4)
    for k, x in enumerate((-31, -15, 1, 17)):
        canvas.fill(rect(x, -38, 13, 16, 2), ["#fff2c4", "#ffb84e"], edge=0, wobble=0, detail=1)
        if not (leaning and k in (1, 2)) and k != 3:
            canvas.fill(union(ellipse(x + 6, -29, 2.8), ellipse(x + 6, -22.6, 4.6, 4)), "#7a3c1c", alpha=0.85,
                edge=0, wobble=0, clip=body)
        canvas.line([(x, -30), (x + 13, -30)], [0.8], "#5a3a20", 0.5, wobble=0)
    canvas.glow(0, -30, 52, "#ffc060", 0.5)
    if leaning:
        _passenger(canvas)


def _passenger(canvas: Canvas) -> None:
    """She hangs out of the window to the waist and strokes the fur below."""
    rim = ("#fff0cc", 0.8, 0.9)
    cream = ["#fff6e4", "#e0c8a4"]
    with canvas.at(-9, -28, 1.25):
        # scarf
        canvas.fill(ribbon([(-6, -9), (8, -16), (22, -14), (36, -20)], [4, 5, 5, 1]), ["#e8452c", "#a01c18"],
            form=0.5, radius=2, rim=rim, **CRISP)
        canvas.fill(smooth([(6, 5), (7, -4), (0, -9), (-8, -8), (-12, -2), (-8, 5), (-2, 8)]), cream, form=0.7,
            radius=5, rim=rim, **CRISP)
        canvas.fill(ribbon([(-7, -2), (-9, 10), (-6, 20), (-8, 27)], [7, 6, 5, 4]), cream, form=0.7, radius=3,
            rim=rim, **CRISP)
        canvas.fill(union(ribbon([(-8, 27), (-10, 31), (-14, 34)], [4, 4.6, 2]),
            ribbon([(-8, 28), (-6, 33)], [2.4, 1.6])), "#eab898", form=0.4, radius=2, **CRISP)
        canvas.fill(ribbon([(-12, -16), (-2, -19), (8, -23), (18, -20)], [10, 9, 6, 1]), ["#8a4420", "#4a2010"],
            form=0.6, radius=3, rim=rim, **CRISP)
        canvas.fill(smooth([(-18, -13), (-15, -19), (-9, -20), (-5, -14), (-6, -7), (-11, -5), (-16.5, -7),
            (-17, -9.4), (-19.4, -10.4)]), ["#f8d4b4", "#dca07c"], form=0.5, radius=5, rim=rim, **CRISP)
        canvas.fill(smooth([(-18, -14), (-15, -21), (-8, -22), (-3, -16), (-4, -9), (-8, -12), (-10, -16)]),
            ["#8a4420", "#5a2814"], **CRISP)
        canvas.line([(-16.4, -11.6), (-14.8, -10.8), (-13.2, -11.8)], [0.3, 0.9, 0.3], "#2a1410", wobble=0, detail=1)
        canvas.line([(-16.2, -7.6), (-14.6, -7.4), (-13.4, -8.6)], [0.3, 0.8, 0.3], "#8a3430", wobble=0, detail=1)
        canvas.fill(ellipse(-12.6, -9, 1.8, 1.3), "#e0684c", alpha=0.5, soft=0.5)


def _engine(canvas: Canvas) -> None:
    """A small steam engine running left, origin on the rail."""
    iron, light = ["#4a5c60", "#1c282c", "#0a1012"], ("#ffd9a8", 1.6, 0.8)
    canvas.fill(rect(-44, -9, 88, 5, 1), "#8a2c14", **CRISP)
    canvas.fill(poly([(-44, -9), (-58, 0), (-40, 0)]), "#8a2c14", form=0.4, radius=3, **CRISP)
    canvas.fill(rect(-44, -34, 62, 26, 11), iron, form=0.8, radius=12, rim=light, **CRISP)
    for x in (-28, -10):
        canvas.fill(rect(x, -34, 2.4, 26), "#e0a04e", edge=0, detail=0.9)
    canvas.fill(poly([(-36, -34), (-38, -52), (-26, -52), (-27, -34)]), iron, form=0.6, radius=5, rim=light, **CRISP)
    canvas.fill(rect(-40, -55, 16, 5, 2), iron, form=0.5, radius=3, rim=light, **CRISP)
    canvas.fill(ellipse(-4, -36, 8, 7), ["#f0b058", "#7a4a1c"], form=0.8, radius=6, rim=light, **CRISP)
    canvas.fill(rect(14, -48, 30, 42, 2), ["#3c6870", "#163038"], form=0.4, radius=7, rim=light, **CRISP)
    canvas.fill(rect(10, -52, 38, 6, 3), ["#1c343a", "#0e1e22"], form=0.4, radius=3, rim=light, **CRISP)
    canvas.fill(rect(20, -42, 14, 14, 2), ["#fff2c4", "#ffb84e"], edge=0, wobble=0, detail=1)
    canvas.fill(union(ellipse(27, -34, 3), rect(23.6, -38.6, 7, 2.4), ellipse(27, -28, 4.4, 3.4)), "#4a2a1a", edge=0,
        wobble=0)
    canvas.glow(27, -34, 34, "#ffc060", 0.5)
    _wheels(canvas, (-30, -12, 8, 30), 8)
    canvas.line([(-32, -9), (10, -6)], 2.4, "#c8d4d0", 0.95, wobble=0)
    canvas.fill(ellipse(-46, -27, 4.6, 5.4), ["#fffbe0", "#ffd070"], edge=0, wobble=0, detail=1)
    canvas.glow(-48, -27, 44, "#ffe6b0", 0.9)
    with brush.loose(canvas, radii=(8, 4)):
        random = dice(9)
        for i in range(34):
            t = (i / 33) ** 0.9
            x, y = -32 + 150 * t**1.1 + 8 * random.random(), -62 - 60 * t**0.7 + (6 + 16 * t) * (random.random() -
                0.5)
            canvas.fill(ellipse(x, y, 5 + 13 * t * (0.6 + 0.7 * random.random()), 4.6 + 10 * t),
                ["#e4e6dc", "#6f9296"], form=0.6, radius=8, alpha=0.5 * (1 - t) ** 0.7, edge=0.6, soft=0.8 + 1.4 * t)


def _paws(canvas: Canvas) -> None:
    """Both forelegs stretched out under the chin."""
    for x, y, s in ((326, 786, -1), (88, 800, 1)):
        leg = smooth([(x + 150, y - 64), (x + 40, y - 50), (x - 30, y - 44), (x - 62, y - 22), (x - 66, y + 10),
            (x - 40, y + 30), (x + 30, y + 32), (x + 160, y + 34)]) if s == 1 else smooth([(x - 120, y - 50),
            (x, y - 44), (x + 30, y - 26), (x + 34, y + 10), (x + 8, y + 32), (x - 60, y + 36), (x - 140, y + 30)])
        canvas.shadow(leg, "#061014", 0, 12, 12, 0.7)
        mask = canvas.fill(leg, ["#f08a40", "#c0521e", "#4a2418"], gradient=((x, y - 50), (x, y + 36)), form=0.9,
            radius=34, shade="#1c2a2e", rim=("#ffd9a8", 2.6, 0.8), grain=0.26, texture=0.02, **CRISP)
        cx = x - 34 if s == 1 else x + 2
        canvas.fill(ellipse(cx, y + 14, 42, 24), "#f6dcb8", alpha=0.8, soft=9, clip=mask)
        for k in (-1, 0, 1):
            canvas.line([(cx + 15 * k - 2, y - 8), (cx + 17 * k - 5, y + 12), (cx + 17 * k - 2, y + 32)],
                [0.6, 3, 1.4], "#4a2014", 0.85, clip=mask, wobble=0.1)
        for k in range(3):
            px = x + (24 + 34 * k) * s
            canvas.fill(ribbon([(px, y - 60), (px - 6, y - 26), (px + 4, y - 2)], [10, 9, 0.6]), INK, clip=mask,
                edge=0.4, alpha=0.9)


def _mirror(points: Points) -> list:
    return [*points, *[(-x, y) for x, y in reversed(points) if x]]


def _head(canvas: Canvas) -> None:
    """The sleeping face, origin between the eyes, about 250 wide."""
    light = (0.45, -0.75, 0.4)
    rim = ("#ffe2b4", 3, 0.9, light)
    for side in (-1, 1):
        with canvas.at(side * 76, -84, 1, side * 30):
            canvas.fill(smooth([(-32, 26), (-30, -14), (0, -36), (30, -14), (32, 26)]), ["#d0541a", "#5a2414"],
                form=0.8, radius=14, light=light, rim=rim, **CRISP)
            canvas.fill(smooth([(-18, 24), (-17, -6), (0, -22), (17, -6), (18, 24)]), ["#4a2a24", "#e8c49c"],
                form=0.4, radius=10, **CRISP)
            for k in range(-4, 5):
                canvas.line([(k * 4, 24), (k * 3.4, 6), (k * 2, -10)], [2.4, 1.4, 0.3], "#f8e0bc", 0.7, wobble=0.2)
    ruff = [(0, -98), (44, -92), (86, -64), (106, -24), (116, 8), (134, 34, 1), (118, 44), (128, 64, 1), (106, 68),
        (106, 90, 1), (84, 86), (62, 104), (0, 116)]
    skull = smooth([(p[0], p[1], p[2] if len(p) > 2 else 0) for p in ruff] + [(-p[0], p[1], p[2] if len(p) > 2
        else 0) for p in ruff[-2:0:-1]])
    canvas.shadow(skull, "#0a0c0e", 4, 16, 14, 0.75)
    face = canvas.fill(skull, [(0, "#f79440"), (0.4, "#e2651f"), (0.8, "#a8441c"), (1, "#6a3020")],
        gradient=((30, -100), (-20, 116)), form=0.8, radius=56, light=light, shade="#3a2426", rim=rim, grain=0.24,
        texture=0.015, **CRISP)
    cream = "#fbe6c8"
    for side in (-1, 1):
        canvas.fill(smooth([(side * 24, -14), (side * 32, -40), (side * 58, -46), (side * 80, -34),
            (side * 56, -12)]), cream, alpha=0.62, soft=6, clip=face)
        canvas.fill(smooth([(side * 70, 30), (side * 104, 10), (side * 136, 36), (side * 124, 70), (side * 90, 96),
            (side * 56, 100)]), cream, alpha=0.82, soft=8, clip=face)
    canvas.fill(smooth(_mirror([(0, 84), (34, 86), (58, 96), (40, 114), (0, 118)])), cream, alpha=0.9, soft=4,
        clip=face)
    canvas.fill(smooth(_mirror([(0, -40), (18, -38), (22, 0), (30, 28), (0, 30)])), "#f9a050", alpha=0.55, soft=6,
        clip=face)
    _marks(canvas, face)
    for side in (-1, 1):  # muzzle
        canvas.fill(smooth([(side * 2, 40), (side * 26, 34), (side * 54, 44), (side * 60, 66), (side * 44, 86),
            (side * 18, 88), (side * 1, 78)]), ["#fff2dc", "#e0b890"], form=0.8, radius=20, light=light,
            shade="#7a5048", grain=0.2, texture=0.01, **CRISP)
        for k in range(3):
            for j in range(3):
                canvas.fill(ellipse(side * (24 + 11 * k), 54 + 9 * j + 2 * k, 1.5), "#3a2020", alpha=0.8, edge=0,
                    detail=1)
    nose = smooth(_mirror([(0, 26), (14, 24), (22, 30), (14, 42), (0, 50)]))
    canvas.fill(nose, ["#f0a088", "#b8564a"], form=0.8, radius=9, light=light, rim=("#ffe8d8", 1.6, 0.7, light),
        **CRISP)
    for side in (-1, 1):
        canvas.fill(ellipse(side * 11, 40, 4.4, 2.6, side * -30), "#3a1416", edge=0.1, detail=1)
        canvas.line([(0, 50), (side * 3, 70), (side * 22, 86), (side * 44, 82)], [2, 3, 3.4, 0.8], "#3a1c1c", 0.9,
            wobble=0.1, detail=0.95)
        shut = [(side * 24, -2), (side * 40, 8), (side * 60, 2), (side * 76, -16)]
        canvas.line([(side * 22, 6), (side * 42, 15), (side * 66, 4), (side * 80, -16)], [1, 7, 5, 1], "#7a3216",
            0.55, soft=1.6, clip=face)
        canvas.line(shut, [2.5, 6.5, 6, 2], "#140c0c", 1, wobble=0.1, rough=0.1, detail=1)
        canvas.line([(side * 24, -2), (side * 17, 10), (side * 15, 24)], [4, 3, 0.6], "#140c0c", 0.8, wobble=0.1,
            clip=face)
        canvas.line([(side * 28, -12), (side * 48, -14), (side * 68, -22)], [0.6, 2.4, 0.6], "#8a4020", 0.7,
            wobble=0.1, clip=face)
        for k in range(4):
            canvas.line([(side * (30 + 7 * k), 56 + 7 * k), (side * (84 + 8 * k), 44 + 15 * k),
                (side * (138 + 4 * k), 54 + 22 * k)], [2, 1.4, 0.4], "#fff8e8", 0.95, wobble=0.1, detail=0.95)
    random = dice(11)
    for _ in range(240):  # fur over the face, out from the nose
        t, r = random.random() * 2 * math.pi, 62 + 56 * random.random()
        x, y = r * math.cos(t), 6 + r * 0.96 * math.sin(t)
        ux, uy = math.cos(t), math.sin(t)
        tone = "#ffd9a0" if random.random() < 0.6 else "#5a2414"
        canvas.line([(x, y), (x + ux * 6, y + uy * 6 + 1), (x + ux * 12, y + uy * 12 + 3)], [0.5, 1.4, 0.3], tone,
            0.45, clip=face, wobble=0.1)


def _marks(canvas: Canvas, face: Mask) -> None:
    """The black writing of the forehead and the cheeks."""
    marks = [([(0, -94), (3, -80), (0, -62)], [12, 8, 1]), ([(0, -44), (20, -58), (44, -66), (60, -62)],
        [1, 8, 7, 1]), ([(0, -58), (22, -74), (48, -82), (64, -76)], [1, 9, 7, 1]),
        ([(6, -30), (16, -40), (28, -42)], [1, 6, 1]), ([(104, -30), (88, -22), (80, -6)], [11, 9, 1]),
        ([(116, 6), (96, 12), (84, 24)], [11, 9, 1]), ([(126, 36), (104, 40), (88, 52)], [10, 8, 1]),
        ([(116, 70), (98, 68), (82, 76)], [9, 7, 1]), ([(92, -58), (82, -46), (86, -34)], [10, 7, 1])]
    for points, widths in marks:
        for side in (-1, 1):
            canvas.fill(ribbon([(side * x, y) for x, y in points], widths), INK, clip=face, edge=0.35, wobble=0.8,
                alpha=0.95, detail=0.85)


def _tail_behind(canvas: Canvas) -> None:
    canvas.fog(640, 820, "#a8c0bc", 0.25, seed=4)


def _firs(canvas: Canvas, trees: tuple) -> None:
    for k, (x, y, h) in enumerate(trees):
        with canvas.at(x, y):
            fir(canvas, h, h * 0.44, "#12302e", "#4a7a72", seed=k, snowiness=0.3, tiers=5)


def _foreground(canvas: Canvas) -> None:
    """The tail lies round the front; firs for scale; the tiger's breath."""
    with brush.loose(canvas, radii=(12, 6, 3)):
        canvas.fill(smooth([(-20, 846), (100, 836), (250, 850), (420, 842), (620, 850), (620, 920), (-20, 920)]),
            ["#24484a", "#12282e", "#081418"], texture=0.1, edge=0.4)
    tail = [(640, 800), (560, 838), (470, 872), (380, 884), (306, 868), (268, 842)]
    path = ribbon(tail, [52, 48, 42, 38, 34, 20])
    canvas.shadow(path, "#061014", 0, 8, 8, 0.7)
    mask = canvas.fill(path, ["#f79a46", "#d0541a", "#5a2818"], gradient=((0, 840), (0, 905)), form=0.9, radius=20,
        shade="#1c2a2e", rim=("#ffd9a8", 2.4, 0.8), **CRISP)
    for share in (0.1, 0.26, 0.42, 0.58, 0.73, 0.87):
        x, y = along(tail, share)
        x2, y2 = along(tail, share + 0.02)
        d = np.array([x2 - x, y2 - y]) / (math.hypot(x2 - x, y2 - y) + 1e-6)
        canvas.fill(ribbon([(x - d[1] * 30, y + d[0] * 30), (x + 4, y + 3), (x + d[1] * 30, y - d[0] * 30)],
            [9, 14, 9]), INK, clip=mask, edge=0.4)
    canvas.fill(ribbon([(300, 866), (276, 848), (258, 832)], [36, 26, 4]), INK, edge=0.4, form=0.5, radius=8)
    for k, (x, y, h) in enumerate(((14, 892, 112), (48, 896, 76), (96, 894, 58), (122, 900, 84), (168, 896, 48), (580, 872, 62), (222, 892, 50), (240, 898, 66),
        (552, 866, 40))):
        with canvas.at(x, y):
            fir(canvas, h, h * 0.46, "#0e2624", "#3c6a62", seed=20 + k, snowiness=0.25, tiers=6)
    for k in range(4):
        canvas.fill(ribbon([(150, 702), (96 - 12 * k, 690 - 10 * k), (40 - 10 * k, 712 - 12 * k),
            (-20, 690 - 18 * k)], [2, 12, 20, 6]), "#dbe8e2", alpha=0.13, soft=6, edge=0, blend="screen")
