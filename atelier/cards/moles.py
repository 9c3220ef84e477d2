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
CAVE = smooth([(16, 730), (14, 600), (52, 480), (150, 404), (300, 378), (450, 404), (548, 480), (586, 600),
    (584, 730), (440, 762), (160, 762)])


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
        ((58, 304, 0.36, "bowler", "umbrella", "#5a4a6c"), (112, 318, 0.34, "", "briefcase", "#3c5a6a"))),
        ([(640, 196), (620, 226)], 20, ()), ([(480, 900), (500, 852), (560, 836), (640, 838)], 74,
        ((548, 872, 0.42, "scarf", "bag", "#a8503c"),))):
        hole = canvas.fill(ribbon(points, [width]), ["#8a6a34", "#5a4222", "#2a1e10"], form=0.7, radius=14,
            light=(0.2, 0.9, 0.3), edge=0.3, wobble=0.8, detail=0.5)
        canvas.fill(ribbon(points, [width * 0.5]), "#ffca74", alpha=0.28, soft=9, clip=hole)
        for x, y, size, hat, holds, coat in spots:
            with canvas.at(x, y, size):
                mole(canvas, "#4c4440", coat, "#e0b84a", holds, hat, "#39531f" if hat != "scarf" else "#c8607c")


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
    for x in (140, 460):  # pillars are roots
        canvas.fill(ribbon([(x, 340), (x + 4, 520), (x, 700)], [62, 24, 40]), ["#8a6a3c", "#5c4426", "#33260f"],
            form=0.85, radius=16, bark=0.4, streaks="v", light=(0.6 if x < 300 else -0.6, -0.5, 0.4),
            rim=("#ffe2a0", 2.4, 0.7, (0.8 if x < 300 else -0.8, -0.3, 0.3)), detail=0.6, clip=cave)
    _sign(canvas)
    for x in (222, 378):
        canvas.line([(x, 384), (x, 430)], 2.4, "#33260f", wobble=0.1)
        canvas.fill(smooth([(x - 22, 446), (x - 10, 430), (x + 10, 430), (x + 22, 446)]), "#39531f", form=0.5,
            radius=5, detail=0.85)
        canvas.fill(ellipse(x, 447, 11, 8), "#fffbe4", edge=0, wobble=0, detail=1)
        canvas.glow(x, 449, 74, "#ffe6a0", 0.75, power=1.6)


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
    """A hollow log on wheels, its windows full of travellers."""
    look = dict(edge=0.1, wobble=0.3, detail=0.75)
    log = canvas.fill(smooth([(-40, 560), (60, 546), (300, 548), (384, 552), (402, 580), (404, 650), (384, 690),
        (-40, 694)]), ["#a87848", "#7a5430", "#4a3018"], form=0.85, radius=34, bark=0.35, rim=("#fff0c0", 3, 0.7),
        **look)
    canvas.fill(smooth([(384, 554), (410, 576), (412, 656), (386, 688), (366, 650), (366, 586)]),
        ["#f0cc8c", "#c89458"], form=0.5, radius=12, **look)
    for r in (26, 18, 10):
        canvas.fill(minus(ellipse(388, 620, r * 0.62, r * 1.7), ellipse(388, 620, r * 0.62 - 2, r * 1.7 - 4)),
            "#8a5c30", alpha=0.7)
    canvas.line([(-40, 664), (180, 660), (368, 662)], 10, LINES["orange"], clip=log, wobble=0.1, detail=0.8)
    for x in (20, 110, 200, 296):
        canvas.fill(ellipse(x, 608, 35, 33), "#33210f", **look)
        glass = canvas.fill(ellipse(x, 608, 30, 28), ["#fff6cc", "#ffd678", "#e8a448"], gradient=("r", (x, 600), 40),
            edge=0.02, wobble=0.1, detail=0.9)
        with canvas.inside(glass), canvas.at(x - 12, 668, 0.62, 0, 1 if x != 200 else -1):
            mole(canvas, ("#5a4c44", "#403a3c", "#6a5a4a", "#4a4340")[int(x / 90)], ("#5a4a6c", "#7a4a34", "#3c5a6a",
                "#6a6a34")[int(x / 90)], "#e0643a", "", ("bowler", "", "scarf", "cap")[int(x / 90)],
                ("#2c3420", "#39531f", "#c8607c", "#5a4a6c")[int(x / 90)], glasses=x == 110)
    canvas.glow(412, 600, 60, "#fff0b0", 0.7)
    canvas.fill(ellipse(404, 600, 8, 10), "#fffbe4", edge=0, wobble=0, detail=1)


def _platform(canvas: Canvas) -> None:
    """Commuters in front, and the busker."""
    for x, y, size, kw in ((86, 752, 0.98, dict(fur="#4a4340", coat="#4a5a70", tie="#e0643a", holds="briefcase",
        hat="bowler", cloth="#2a2c28")), (206, 744, 0.74, dict(fur="#6a5c50", coat="#8a4a4c", tie=None, holds="bag",
        hat="scarf", cloth="#e0b84a")), (312, 764, 1.06, dict(fur="#3a3638", coat="#6a7040", tie="#c8607c",
        holds="paper", plump=1.12, glasses=True)),):
        canvas.fill(ellipse(x, y, 52 * size, 9 * size), "#1c140a", alpha=0.55, soft=4)
        with canvas.at(x, y, size):
            mole(canvas, light=(0.3, -0.8, 0.45), **kw)
    _busker(canvas)
    with canvas.at(238, 772, 0.42):
        mole(canvas, "#6a5c50", "#4fa08c", None, "", "cap", "#e0643a", light=(0.3, -0.8, 0.45))
    canvas.fill(ellipse(404, 776, 30, 8), "#1c140a", alpha=0.5, soft=3)
    canvas.fill(smooth([(378, 764), (392, 776), (418, 776), (432, 764), (405, 758)]), ["#5c4a34", "#33281c"],
        form=0.6, radius=6, detail=0.85)
    for x in (394, 402, 412):
        canvas.fill(ellipse(x, 764, 4.4, 5), ["#e0b84a", "#8a5c20"], form=0.6, radius=3, edge=0.05, detail=0.95)


def _busker(canvas: Canvas) -> None:
    light = (-0.5, -0.75, 0.45)
    canvas.fill(ellipse(500, 768, 76, 12), "#1c140a", alpha=0.6, soft=5)
    canvas.fill(rect(464, 708, 74, 58, 4), ["#a87848", "#5c4020"], form=0.5, radius=8, detail=0.75, texture=0.1)
    canvas.line([(464, 736), (538, 736)], 2, "#33210f", 0.8)
    with canvas.at(504, 746, 1.02, 0, -1):
        mole(canvas, "#8a8278", "#5a4630", None, "", "cap", "#39531f", light=(0.5, -0.75, 0.45), glasses=True)
    with canvas.at(486, 706, 0.92, -8):
        accordion(canvas, LINES["orange"], light)
    for x, y, t in ((440, 716, -10), (528, 694, 190)):
        paw(canvas, x + (18 if t > 0 else -6), y, t, 0.95, light)
    for k, (x, y, s) in enumerate(((420, 612, 1), (452, 576, 0.8), (430, 540, 0.7))):  # notes rise
        canvas.fill(ellipse(x, y, 6 * s, 4.6 * s, -20), "#fff6d8", edge=0.02, wobble=0, detail=1)
        canvas.line([(x + 5 * s, y - 1), (x + 5 * s, y - 20 * s), (x + 13 * s, y - 15 * s)], 1.8 * s, "#fff6d8",
            wobble=0, detail=1, alpha=1 - k * 0.2)


