"""Under the forest floor moles in ties commute; roots are the coloured lines of their underground."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.moles import accordion, mole, paw
from atelier.noise import dice
from atelier.paths import ellipse, minus, poly, rect, ribbon, smooth

CARD = Card(
    id="moles",
    palette="moss",
    composition="cutaway",
    setting="under the forest",
    mood="calm",
    themes=("travel", "city", "music"),
    hero="mole metro",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=734,
    grading=dict(contrast=1.08, vignette=0.34, shadows="#14200f"),
)

LINES: dict[str, Colour] = {"orange": "#e0643a", "ochre": "#e0b84a", "green": "#8fae44", "mint": "#4fa08c",
    "rose": "#c8607c"}
CAVE = smooth([(14, 738), (14, 600), (52, 480), (150, 404), (300, 378), (450, 404), (548, 480), (586, 600),
    (586, 738), (440, 786), (160, 786)])


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light((-0.3, -0.8, 0.45), ambient="#14200f", key="#ffe2a0")
    _soil(canvas)
    _forest(canvas)
    light_pools(canvas, [(300, 470, 260, "#ffcf80", 0.9), (300, 60, 300, "#d8d0a0", 0.55, 0.5),
        (110, 300, 90, "#ffc070", 0.6), (500, 830, 90, "#ffc070", 0.7)], "#9c9c80", noise=0.1)
    brush.background(canvas, radii=(16, 8, 4))
    _roots(canvas)
    with brush.loose(canvas, radii=(6, 3)):
        _moss(canvas)
    _tunnels(canvas)
    _station(canvas)
    _platform(canvas)


def _soil(canvas: Canvas) -> None:
    random = dice(4)
    canvas.sky([(0, "#5a6a34"), (0.16, "#4c4a26"), (0.3, "#4a3a22"), (0.6, "#38301e"), (1, "#221d14")], swirl=0.1)
    for k in range(7):  # strata
        y = 220 + k * 104
        canvas.line([(-20, y), (150, y + 26 * math.sin(k)), (320, y - 12), (480, y + 22 * math.cos(k)), (620, y)],
            [18, 34, 22], ["#6a5230", "#2c2616"][k % 2], 0.4, soft=5)
    for _ in range(190):
        x, y, r = random.random() * 600, 180 + random.random() * 720, 2 + 9 * random.random() ** 3
        canvas.fill(ellipse(x, y, r * 1.4, r, random.random() * 90), ["#8a7a58", "#5c5238", "#a8946a",
            "#463c28"][int(random.random() * 4)], form=0.7, radius=r, alpha=0.85, edge=0.3)


def _forest(canvas: Canvas) -> None:
    """A strip of the world above."""
    canvas.fill(rect(-20, -20, 640, 190), ["#d0cc98", "#a4ac70", "#687844"], texture=0.05)
    for x, w, c in ((60, 16, "#7a8a54"), (210, 22, "#6a7a48"), (410, 18, "#74844e"), (560, 26, "#5c6c3c")):
        canvas.fill(poly([(x - w, 170), (x - w * 0.7, -20), (x + w * 0.7, -20), (x + w, 170)]), c, soft=2.4)
    for x, w, c in ((130, 44, "#3a3420"), (330, 56, "#33301c"), (506, 48, "#38341e")):
        canvas.fill(smooth([(x - w * 1.6, 196), (x - w * 0.8, 140), (x - w * 0.62, 40), (x - w * 0.6, -20, 1),
            (x + w * 0.6, -20, 1), (x + w * 0.64, 40), (x + w * 0.84, 140), (x + w * 1.7, 196)]),
            [c, mix(c, "#8a7a4c", 0.2), c], form=0.8, radius=30, bark=0.5, streaks="v", rim=("#d8c67a", 3, 0.5))


def _moss(canvas: Canvas) -> None:
    """The forest floor over the roots' beginnings."""
    random = dice(7)
    ground = smooth([(-20, 168), (80, 150), (220, 164), (330, 148), (450, 166), (620, 150), (620, 204), (460, 196),
        (300, 208), (140, 194), (-20, 210)])
    canvas.fill(ground, ["#a8b858", "#6a8234", "#39531f"], form=0.7, radius=16, bump=0.5)
    for k in range(150):
        x = random.random() * 600
        y = 158 + 10 * math.sin(x * 0.02) + random.random() * 24
        canvas.line([(x, y), (x + random.random() * 8 - 4, y - 6 - random.random() * 14)], [2, 0.4],
            ["#c8d470", "#55702c", "#8fa848"][k % 3], 0.9)


def _line_root(canvas: Canvas, points: list, width: list, colour: Colour, stations: tuple = ()) -> None:
    """One line of the network: a lacquered root with stations."""
    canvas.line([(x + 5, y + 8) for x, y in points], [w * 1.1 for w in width], "#0c0e06", 0.5, soft=4)
    canvas.line(points, [w * 1.22 for w in width], ["#5c4428", "#2c2012"], form=0.8, radius=8, detail=0.6)
    canvas.line(points, [w * 0.92 for w in width], [mix(colour, canvas.key, 0.15), colour,
        mix(colour, canvas.ambient, 0.25)], form=0.75, radius=7, detail=0.7, texture=0.1)
    for x, y in stations:
        canvas.fill(ellipse(x, y, 14), "#1c180e", edge=0.05, wobble=0.2, detail=0.9)
        canvas.fill(ellipse(x, y, 11.5), ["#fffae8", "#d8c8a0"], form=0.6, radius=7, edge=0.05, wobble=0.2,
            detail=0.9)
        canvas.fill(ellipse(x, y, 5), mix(colour, "#2c2012", 0.2), edge=0.05, wobble=0.1, detail=0.9)


def _roots(canvas: Canvas) -> None:
    _line_root(canvas, [(104, 168), (96, 240), (40, 300), (28, 380), (30, 520)], [26, 20, 16, 13], LINES["ochre"],
        ((97, 236), (33, 344)))
    _line_root(canvas, [(150, 170), (168, 250), (236, 312), (238, 360), (240, 420)], [28, 21, 16, 14],
        LINES["orange"], ((170, 254),))
    _line_root(canvas, [(316, 168), (318, 240), (262, 298), (150, 310), (84, 366), (70, 470)], [26, 20, 17, 15, 13],
        LINES["green"], ((318, 238), (206, 304)))
    _line_root(canvas, [(356, 170), (366, 250), (420, 306), (520, 314), (570, 362), (580, 480)],
        [28, 22, 17, 15, 13], LINES["mint"], ((368, 250), (470, 310)))
    _line_root(canvas, [(500, 170), (496, 240), (436, 312), (372, 330), (350, 400)], [26, 20, 16, 13], LINES["rose"],
        ((494, 246), (436, 312)))
    _line_root(canvas, [(530, 170), (556, 240), (586, 280), (640, 300)], [24, 18, 14], LINES["orange"], ((560, 246),))
    _line_root(canvas, [(-20, 780), (70, 800), (150, 850), (330, 862), (420, 806), (620, 790)], [13, 17, 17, 14],
        LINES["mint"], ((150, 848), (330, 860)))
    _line_root(canvas, [(30, 700), (40, 790), (20, 920)], [14, 14, 12], LINES["ochre"], ((37, 796),))
    _line_root(canvas, [(560, 700), (556, 790), (470, 850), (450, 920)], [15, 14, 12], LINES["rose"], ((556, 788),))


def _tunnels(canvas: Canvas) -> None:
    """Smaller passages with moles on their way."""
    for points, width, spots in (([(-20, 262), (60, 276), (140, 300), (184, 356), (186, 420)], 62,
        ((96, 314, 0.36, "bowler", "", "#5a4a6c"),)),
        ([(640, 196), (620, 226)], 20, ()), ([(480, 900), (500, 852), (560, 836), (640, 838)], 74,
        ((548, 872, 0.42, "scarf", "bag", "#a8503c"),))):
        hole = canvas.fill(ribbon(points, [width]), ["#8a6a34", "#5a4222", "#2a1e10"], form=0.7, radius=14,
            light=(0.2, 0.9, 0.3), edge=0.3, wobble=0.8, detail=0.5)
        canvas.fill(ribbon(points, [width * 0.5]), "#ffca74", alpha=0.28, soft=9, clip=hole)
        for x, y, size, hat, holds, coat in spots:
            with canvas.at(x, y, size):
                if holds:
                    mole(canvas, "#4c4440", coat, "#e0b84a", holds, hat, "#c8607c")
                else:
                    _from_behind(canvas, "#4c4440", coat, hat, "#39531f")


def _station(canvas: Canvas) -> None:
    canvas.fill(CAVE, "#0c0e06", alpha=0.8, soft=9)
    cave = canvas.fill(CAVE, [(0, "#ffdf9a"), (0.35, "#d8a458"), (0.7, "#8a6234"), (1, "#4a341e")],
        gradient=("r", (300, 470), 300), edge=0.3, wobble=0.8, texture=0.07, detail=0.4)
    with canvas.inside(cave):
        random = dice(11)
        for row in range(9):  # tiled vault
            y = 400 + row * 26
            for k in range(-1, 16):
                x = k * 40 + 20 * (row % 2)
                canvas.fill(rect(x + 1.5, y + 1.5, 37, 23, 3), ["#fff0c8", "#e8c888", "#c89c5c",
                    "#f0dca8"][int(random.random() * 4)], alpha=0.34, form=0.5, radius=4, edge=0.15)
        canvas.fill(rect(0, 528, 600, 10), LINES["orange"], alpha=0.9, form=0.4, radius=4)
        canvas.glow(300, 452, 250, "#fff0c0", 0.5, power=1.6)
        _train(canvas)
        canvas.fill(rect(-20, 690, 640, 110), ["#c8a068", "#8a6a40", "#4a3620"], texture=0.08, detail=0.5)
        canvas.fill(rect(-20, 688, 640, 8), "#f0dca8", form=0.4, radius=3, detail=0.6)
        for k in range(12):
            canvas.line([(k * 52 + 10, 696), (300 + (k * 52 - 290) * 1.3, 780)], [1, 2], "#4a3620", 0.5)
    for x in (116, 560):  # pillars are roots
        canvas.fill(ribbon([(x, 340), (x + 4, 520), (x, 700)], [62, 24, 40]), ["#8a6a3c", "#5c4426", "#33260f"],
            form=0.85, radius=16, bark=0.4, streaks="v", light=(0.6 if x < 300 else -0.6, -0.5, 0.4),
            rim=("#ffe2a0", 2.4, 0.7, (0.8 if x < 300 else -0.8, -0.3, 0.3)), detail=0.6, clip=cave)
    _sign(canvas)
    for x, glow in ((214, 0.4), (446, 0.9)):
        canvas.line([(x, 384), (x, 430)], 2.4, "#33260f", wobble=0.1)
        canvas.fill(smooth([(x - 22, 446), (x - 10, 430), (x + 10, 430), (x + 22, 446)]), "#39531f", form=0.5,
            radius=5, detail=0.85)
        canvas.fill(ellipse(x, 447, 11, 8), "#fffbe4", edge=0, wobble=0, detail=1)
        canvas.glow(x, 449, 96, "#ffe6a0", glow, power=1.6)


def _sign(canvas: Canvas) -> None:
    """The line map: coloured roots on a board, no letters."""
    canvas.fill(rect(252, 470, 96, 52, 5), ["#fff8e4", "#e8dcb8"], form=0.3, radius=6, edge=0.05, wobble=0.2,
        detail=0.9)
    for k, c in enumerate(("orange", "green", "mint", "rose")):
        y = 480 + k * 10
        canvas.line([(258, y), (284, y), (300, 506 - k * 4), (318, 514 - k * 10), (342, 514 - k * 10)], 3, LINES[c],
            wobble=0, detail=1)
    canvas.fill(ellipse(300, 498, 4), "#1c180e", edge=0, wobble=0, detail=1)
    canvas.fill(minus(rect(250, 468, 100, 56, 6), rect(254, 472, 92, 48, 4)), "#39531f", edge=0.03, wobble=0.1,
        detail=0.9)


def _train(canvas: Canvas) -> None:
    """A hollow log longer than the station, travellers at its round windows."""
    look = dict(edge=0.1, wobble=0.3, detail=0.75)
    log = canvas.fill(smooth([(-40, 560), (60, 546), (300, 549), (480, 545), (640, 556), (640, 690), (300, 686),
        (-40, 694)]), ["#a87848", "#7a5430", "#4a3018"], form=0.85, radius=34, bark=0.35, rim=("#fff0c0", 3, 0.5),
        **look)
    canvas.line([(-40, 664), (180, 660), (640, 662)], 8, mix(LINES["orange"], "#4a3018", 0.3), clip=log, wobble=0.1)
    for x, who in ((66, "none"), (222, "back"), (366, "dozes")):
        canvas.fill(ellipse(x, 608, 35, 33), "#33210f", **look)
        glass = canvas.fill(ellipse(x, 608, 30, 28), ["#fff0b8", "#f4bc5c", "#a86a2c"], gradient=("r", (x, 598), 42),
            edge=0.02, wobble=0.1, detail=0.9)
        with canvas.inside(glass):
            if who == "back":
                with canvas.at(x + 4, 676, 0.62):
                    _from_behind(canvas, "#403a3c", "#3c5a6a", "scarf", "#c8607c")
            elif who == "dozes":
                with canvas.at(x + 14, 678, 0.62, 6, -1):
                    mole(canvas, "#6a5a4a", "#6a6a34", None, "", "cap", "#5a4a6c", glasses=True)
            canvas.fill(ellipse(x, 640, 40, 22), "#4a2c14", alpha=0.45, soft=8)
            canvas.fill(poly([(x - 26, 600), (x - 2, 578), (x + 10, 578), (x - 24, 616)]), "#fffbe4", alpha=0.3,
                soft=1)


def _from_behind(canvas: Canvas, fur: Colour, coat: Colour, hat: str, cloth: Colour,
    light: tuple = (0.3, -0.8, 0.45)) -> None:
    """A standing mole that turns its back, origin feet, 135 high."""
    look = dict(edge=0.14, wobble=0.3, detail=0.85, light=light)
    shine = ("#ffe0a0", 2.4, 0.7, light)
    for x in (-17, 17):
        canvas.fill(ellipse(x, -2, 15, 6), ["#c8807a", "#7a4440"], form=0.6, radius=5, **look)
    head = smooth([(-30, -84), (-28, -112), (-14, -130), (4, -134), (22, -126), (31, -110), (32, -84)])
    body = smooth([(-36, -6), (-47, -36), (-45, -72), (-32, -94), (0, -98), (32, -94), (45, -72), (48, -36),
        (38, -6)])
    canvas.fill(head, [mix(fur, canvas.key, 0.2), fur, mix(fur, canvas.ambient, 0.6)], form=0.85, radius=22,
        rim=shine, grain=0.4, **look)
    jacket = canvas.fill(body, [mix(coat, canvas.key, 0.2), coat, mix(coat, canvas.ambient, 0.5)], form=0.9,
        radius=26, shade=mix(coat, canvas.ambient, 0.8), rim=shine, grain=0.3, **look)
    deep = mix(coat, canvas.ambient, 0.7)
    canvas.line([(0, -94), (2, -50), (1, -8)], [0.8, 1.8, 2.4], deep, 0.8, clip=jacket, wobble=0.1)
    for side in (-1, 1):  # the arms hang in front; their sleeves fold into the back
        canvas.line([(side * 33, -82), (side * 31, -56), (side * 35, -34)], [1, 5, 1], deep, 0.6, clip=jacket, soft=2)
    canvas.fill(ribbon([(-27, -88), (0, -84), (28, -88)], [7, 9, 7]), [coat, deep], form=0.6, radius=4, rim=shine,
        **look)
    tone = [mix(cloth, canvas.key, 0.25), cloth, mix(cloth, canvas.ambient, 0.5)]
    if hat == "bowler":
        canvas.fill(smooth([(-25, -116), (-22, -138), (2, -148), (25, -138), (28, -116)]), tone, form=0.8, radius=14,
            rim=shine, **look)
        canvas.fill(ribbon([(-38, -117), (0, -111), (39, -118)], [4, 10, 4]), mix(cloth, canvas.ambient, 0.2),
            form=0.5, radius=4, rim=shine, **look)
    else:
        canvas.fill(smooth([(-34, -92), (-33, -114), (-16, -134), (4, -138), (24, -132), (35, -112), (36, -92),
            (18, -84), (2, -66, 1), (-16, -84)]), tone, form=0.9, radius=22, shade=tone[2], rim=shine, **look)
        for x, y in ((-22, -104), (-8, -120), (10, -126), (24, -108), (2, -104), (-10, -90), (14, -90), (2, -78)):
            canvas.fill(ellipse(x, y, 2.4), "#fff0d0", alpha=0.75, edge=0.05, detail=0.9)
        canvas.line([(-30, -94), (-8, -86), (2, -74)], [0.6, 2, 0.6], tone[2], 0.7, wobble=0.1)
        canvas.line([(33, -94), (14, -86), (2, -74)], [0.6, 2, 0.6], tone[2], 0.7, wobble=0.1)


def _platform(canvas: Canvas) -> None:
    """Nobody listens to the busker but a child."""
    light = (0.6, -0.7, 0.4)
    canvas.glow(436, 764, 150, "#ffe0a0", 0.5, squash=0.26)
    with canvas.at(298, 724, 0.84):
        canvas.fill(ellipse(4, -4, 52, 10), "#1c140a", alpha=0.55, soft=4)
    with canvas.at(298, 724, 0.84, 0, -1):
        mole(canvas, "#3a3638", "#6a7040", "#c8607c", "paper", "", light=(-0.6, -0.7, 0.4), plump=1.1, glasses=True)
    for x, y, size in ((190, 742, 0.96), (88, 766, 1.24)):
        canvas.fill(ellipse(x - 8, y - 2, 52 * size, 10 * size), "#1c140a", alpha=0.6, soft=5)
    with canvas.at(190, 742, 0.96):
        _from_behind(canvas, "#6a5c50", "#8a4a4c", "scarf", "#e0b84a", light)
    with canvas.at(88, 766, 1.24, 0, -1):
        mole(canvas, "#4a4340", "#4a5a70", None, "briefcase", "bowler", "#2a2c28", light=(-0.6, -0.7, 0.4))
    _busker(canvas)
    canvas.fill(ellipse(344, 774, 40, 6), "#1c140a", alpha=0.6, soft=4)
    with canvas.at(350, 774, 0.52):
        mole(canvas, "#6a5c50", "#4fa08c", None, "", "cap", "#e0643a", light=light)


def _busker(canvas: Canvas) -> None:
    light = (-0.5, -0.75, 0.45)
    with canvas.at(498, 764, 1.2), canvas.at(-500, -764):
        _player(canvas, light)


def _player(canvas: Canvas, light: tuple) -> None:
    canvas.fill(ellipse(500, 768, 76, 12), "#1c140a", alpha=0.6, soft=5)
    canvas.fill(rect(464, 708, 74, 58, 4), ["#a87848", "#5c4020"], form=0.5, radius=8, detail=0.75, texture=0.1)
    canvas.line([(464, 736), (538, 736)], 2, "#33210f", 0.8)
    with canvas.at(504, 746, 1.02, 0, -1):
        mole(canvas, "#8a8278", "#5a4630", None, "", "cap", "#39531f", light=(0.5, -0.75, 0.45), glasses=True)
    with canvas.at(486, 706, 0.92, -8):
        accordion(canvas, LINES["orange"], light)
    for x, y, t in ((440, 716, -10), (528, 694, 190)):
        paw(canvas, x + (18 if t > 0 else -6), y, t, 0.95, light)
