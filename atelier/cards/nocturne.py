"""An octopus plays the grand piano on the sea floor to a child in a diving suit."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.instruments import GrandPiano
from atelier.motifs.objects import book
from atelier.motifs.plants import branch
from atelier.motifs.sea_creatures import fish, octopus_head, tentacle
from atelier.motifs.sky import shaft
from atelier.motifs.water import caustics, kelp
from atelier.noise import dice
from atelier.paths import curve, ellipse, minus, poly, ribbon, spline

CARD = Card(id="nocturne", palette="sea-green", composition="underwater", setting="seabed", mood="wonder",
    themes=("music", "sea", "friendship", "art"), hero="octopus", moon_or_sun=False, birds=False, cloudy_sky=False,
    seed=211, grading=dict(contrast=1.14, vignette=0.4))


OCTOPUS = ("#f7935c", "#b03a4c")
HOSE = [(536, 742), (572, 690), (556, 600), (512, 520), (494, 440), (516, 330), (566, 190), (548, -20)]


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light(light=(0.55, -0.75, 0.45), ambient="#06263f", key="#fdf3c4")
    random = dice(4)
    sand = _sea_floor(canvas)
    _light_and_kelp(canvas, random, sand)
    _written_music(canvas)
    _pianist(canvas)
    _listener(canvas)
    _bubbles(canvas, random)
    _near_reef(canvas)


def _sea_floor(canvas: Canvas) -> Mask | None:
    """Water, far reefs and sand; gives the sand's mask."""
    canvas.sky([(0, "#f2f2c0"), (0.12, "#a8dcb8"), (0.34, "#3f9c9a"), (0.62, "#14586e"), (1, "#06243e")],
        focus=(430, -60, 1000), swirl=0.05)
    for i, (x, y, s_) in enumerate([(80, 560, 1), (540, 600, 0.9), (20, 700, 1.3), (590, 690, 1.2)]):
        canvas.fill(spline([(x - 130 * s_, 900, 1), (x - 100 * s_, y + 60), (x - 50 * s_, y + 10),
            (x - 10 * s_, y + 40), (x + 30 * s_, y - 20), (x + 80 * s_, y + 40), (x + 120 * s_, 900, 1)]),
            [mix("#2f8088", "#0c3a54", i * 0.25), "#0a2c48"], alpha=0.75, soft=4, edge=0.4, texture=0.08)
    sand = canvas.fill(spline([(-40, 800, 1), (60, 742), (190, 716), (330, 708), (470, 726), (640, 776, 1),
        (640, 960, 1), (-40, 960, 1)]), ["#9fb890", "#3f7a7a", "#123a54"], gradient=((420, 700), (200, 920)),
        soft=7, texture=0.09, grain=0.5, form=0.2, radius=60)
    brush.background(canvas)
    return sand


def _light_and_kelp(canvas: Canvas, random: np.random.Generator, sand: Mask) -> None:
    caustics(canvas, sand, "#fff6c0", 0.34, 30, 5, 0.42)
    for x0, w0, x1, y1, w1, strength in ((250, 30, 60, 720, 130, 0.30), (340, 46, 230, 860, 150, 0.42),
        (420, 26, 380, 880, 80, 0.26), (480, 44, 520, 860, 150, 0.34), (560, 22, 640, 700, 90, 0.2)):
        shaft(canvas, x0, -20, x1, y1, w0, w1, "#fff7cc", strength * 1.45, 7)
    for i, x in enumerate((30, 64, 560, 590, 520)):
        kelp(canvas, x, 800 + 20 * (i % 2), 330 + 90 * random.random(), 22,
            mix("#1f6a68", "#0c3c50", random.random()), i + 3, 30, soft=1.5, alpha=0.85)


def _stave_line(j: int) -> list[tuple[float, float]]:
    return [(250 + 6 * j, 640), (120 + 10 * j, 590 - 6 * j), (36 + 13 * j, 470 - 4 * j),
        (60 + 13 * j, 330 + 6 * j), (190 + 6 * j, 232 + 15 * j), (360 - 4 * j, 190 + 17 * j),
        (500 - 8 * j, 110 + 16 * j), (640, 20 + 20 * j)]


def _written_music(canvas: Canvas) -> None:
    """A stave of currents on which fish sit as notes, growing as they come near."""
    for j in range(5):
        canvas.line(_stave_line(j), [0.5, 1.6, 2, 1.8, 1.4, 0.6], "#fffbe0", 0.6, soft=0.5, wobble=0.4, rough=0.3)
    random = dice(12)
    kinds = (("#fff2b8", "#f0a848"), ("#ffd0a0", "#e0683c"), ("#fff8e0", "#e0b070"), ("#ffc8b0", "#d8485a"))
    for i in range(15):
        t = 0.1 + 0.88 * i / 14
        way = curve(_stave_line(int(random.random() * 5)), 20)
        k = int(t * (len(way) - 2))
        dx, dy = map(float, way[k + 1] - way[k])
        turn = math.degrees(math.atan2(dy, dx)) + (0 if dx > 0 else 180)
        with canvas.at(float(way[k][0]), float(way[k][1]), 1, turn, 1 if dx > 0 else -1):
            fish(canvas, 17 + 19 * math.sin(t * 3.0), kinds[i % 4], note=1)


def _pianist(canvas: Canvas) -> None:
    """The octopus behind its grand piano: one arm holds the lid, one the diver's air, four play."""
    g = GrandPiano(176, 816, 1.1)
    canvas.shadow(poly([g.at(-20, -40, 0), g.at(250, -30, 0), g.at(250, 90, 0), g.at(60, 230, 0),
        g.at(-10, 200, 0)]), "#04203a", 0, 8, 14, 0.6)
    g.back(canvas, "#54303a")
    tentacle(canvas, [(300, 600), (214, 580), (150, 520), (118, 450), (134, 408), (164, 418)],
        [46, 38, 28, 19, 11, 5], OCTOPUS, -1, rim="#fff2c8")
    tentacle(canvas, [(400, 590), (486, 580), (556, 520), (560, 444), (516, 410), (482, 430)],
        [46, 38, 28, 20, 13, 9], OCTOPUS, 1, rim="#fff2c8")
    canvas.line(HOSE, [4.8, 4.6, 4.4, 4, 3.6, 3.2, 2.6, 2], "#f0d49a", form=0.7, radius=2, wobble=0.1, detail=0.8)
    tentacle(canvas, [(492, 420), (478, 436), (484, 456), (504, 456)], [10, 9, 7, 3.5], OCTOPUS, 1, rim="#fff2c8")
    g.front(canvas, "#54303a")
    with canvas.at(350, 506, 1.16, -4):
        octopus_head(canvas, OCTOPUS)
    for points, widths, side in (([(300, 540), (282, 590), (248, 650), (212, 676), (206, 710), (226, 730)],
        [40, 52, 40, 27, 15, 6], 1), ([(334, 550), (330, 600), (308, 662), (282, 688), (280, 714), (300, 732)],
        [40, 50, 40, 27, 15, 6], 1), ([(372, 550), (378, 600), (380, 656), (358, 690), (356, 716), (374, 730)],
        [40, 50, 40, 27, 15, 6], -1), ([(404, 540), (424, 590), (446, 650), (432, 694), (410, 710), (414, 732)],
        [40, 52, 40, 27, 15, 6], -1)):
        tentacle(canvas, points, widths, OCTOPUS, side, rim="#fff2c8",
            fade=((points[1][0], 584), (points[0][0], 546)), t0=0.24)
    shaft(canvas, 400, -20, 300, 700, 40, 120, "#fff7cc", 0.22, 10)


def _listener(canvas: Canvas) -> None:
    """The diver on a pile of drowned books."""
    for i, (w, t, c, dx) in enumerate([(110, 22, "#2f5d6b", 0), (96, 20, "#a8483c", 6), (84, 18, "#c9973a", -2)]):
        with canvas.at(500 + dx, 884 - i * 21, 1, 2 * math.sin(i * 2)):
            book(canvas, w, t, 24, c, gold=c, seed=i, shade=0.3)  # the sea took the gold
    canvas.glow(500, 760, 110, "#ffe6a0", 0.35)
    with canvas.at(500, 812, 1.22):
        diver(canvas)
    for x, y, w, r, c in ((96, 862, 90, -14, "#7a3a58"), (176, 886, 80, 6, "#2f6a6e")):
        with canvas.at(x, y, 1, r):
            book(canvas, w, 20, 24, c, gold=c, seed=int(x), shade=0.4)


def _bubbles(canvas: Canvas, random: np.random.Generator) -> None:
    for i in range(26):
        x, y = 470 + 60 * random.random() + 20 * math.sin(i), 690 - 26 * i * random.random()
        r = 1.5 + 4.5 * random.random() ** 2
        canvas.fill(ellipse(x, y, r), "#e8fff0", alpha=0.25, edge=0, wobble=0)
        canvas.fill(minus(ellipse(x, y, r), ellipse(x - 0.4 * r * 0.4, y + r * 0.25, r * 0.9)), "#ffffff",
            alpha=0.8, edge=0, wobble=0)
    for _ in range(90):
        x, y = 600 * random.random(), 900 * random.random()
        canvas.fill(ellipse(x, y, 0.5 + 1.3 * random.random() ** 2), "#fff8d8", alpha=0.15 + 0.4 * random.random(),
            edge=0, wobble=0)


def _near_reef(canvas: Canvas) -> None:
    """Coral, warm light on the sand, dark kelp in front."""
    random = dice(21)
    for x, y, c in ((70, 905, "#c8485a"), (130, 915, "#e08a5a"), (228, 915, "#a83a6a")):
        for angle in (-1.9, -1.5, -1.1):
            branch(canvas, x, y, angle, 36, 15, 3, c, random, [], rim=("#ffd8b0", 1.4, 0.6))
    canvas.glow(500, 840, 150, "#ffd890", 0.22)
    canvas.glow(300, 690, 190, "#ffc890", 0.2, squash=0.4)
    for x, h, s_ in ((-8, 420, 3), (34, 280, 5), (604, 470, 8), (572, 250, 11)):
        kelp(canvas, x, 915, h, 34, "#062c40", s_, 24, soft=2.5)
    canvas.fog(820, 980, "#062a44", 0.35, 2)


def diver(canvas: Canvas, suit: Colour = "#8a7a5c", brass: Colour = "#e0a848", rim: Colour = "#fff0c8") -> None:
    """Child in old brass diving dress, seated, profile facing LEFT, origin seat centre; ~120 high."""
    look = dict(edge=0.12, wobble=0.3, detail=0.8)
    shade = mix(suit, canvas.ambient, 0.6)
    rim_light = (rim, 1.6, 0.7)
    canvas.fill(ribbon([(4, -8), (-26, -10), (-32, 22)], [22, 20, 16]), mix(suit, canvas.ambient, 0.3), form=0.8,
        radius=9, shade=shade, **look)
    canvas.fill(spline([(-24, 18), (-42, 22), (-50, 32), (-48, 38, 1), (-22, 38, 1)]), "#4a3a3c", form=0.7,
        radius=7, rim=rim_light, **look)
    canvas.fill(spline([(-20, -62), (-26, -34), (-24, -4), (0, 6), (26, 2), (30, -24), (24, -60), (4, -70)]),
        [mix(suit, canvas.key, 0.25), suit, shade], gradient=((-24, -60), (28, 4)), form=0.85, radius=20,
        shade=shade, rim=rim_light, **look)
    canvas.fill(ribbon([(8, -6), (-22, -4), (-22, 28)], [24, 22, 17]), [mix(suit, canvas.key, 0.2), suit],
        form=0.85, radius=10, shade=shade, rim=rim_light, **look)
    canvas.fill(spline([(-14, 24), (-32, 28), (-42, 38), (-40, 45, 1), (-11, 45, 1)]), "#5a4644", form=0.7,
        radius=7, rim=rim_light, **look)
    canvas.fill(ribbon([(12, -54), (16, -32), (-8, -24)], [17, 16, 12]), [mix(suit, canvas.key, 0.2), suit],
        form=0.85, radius=8, shade=shade, rim=rim_light, **look)
    canvas.fill(ellipse(-12, -24, 7), brass, form=0.7, radius=5, **look)
    canvas.fill(spline([(-26, -62, 1), (-18, -74), (4, -78), (24, -72), (30, -60, 1), (4, -54)]),
        [mix(brass, "#fff0c8", 0.4), brass, mix(brass, canvas.ambient, 0.6)], form=0.8, radius=8, rim=rim_light,
        **look)
    canvas.fill(spline([(-26, -96), (-20, -116), (0, -124), (20, -118), (29, -98), (24, -78), (2, -72),
        (-20, -78)]), [mix(brass, "#fff4d0", 0.5), brass, mix(brass, canvas.ambient, 0.55)],
        gradient=("r", (-8, -112), 50), form=0.85, radius=22, rim=(rim, 2, 0.8), **look)
    canvas.fill(ellipse(-10, -97, 18, 18.5), [mix(brass, "#fff4d0", 0.4), mix(brass, canvas.ambient, 0.5)],
        form=0.6, radius=5, **look)
    w = canvas.fill(ellipse(-11, -97, 14, 14.5), ["#d8fff0", "#4a9aa0", "#1c4a5c"],
        gradient=((-22, -110), (0, -84)), **look)
    canvas.fill(ellipse(-13, -94, 10, 11), ["#ffdcb8", "#e0a080"], alpha=0.95, clip=w, edge=0.1, detail=0.95)
    canvas.fill(spline([(-24, -98), (-20, -108), (-8, -110), (0, -100), (-4, -94), (-8, -102), (-16, -102)]),
        "#5a3020", clip=w, edge=0.1, detail=0.95)
    for x in (-18, -10):
        canvas.fill(ellipse(x, -94, 1.4, 1.9), "#2a1420", edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(-15, -88, 1.8, 1.3), "#a8483c", edge=0, wobble=0, detail=1)
    canvas.line([(-22, -104), (-18, -109), (-12, -110)], [0.4, 2, 0.4], "#ffffff", 0.9, wobble=0, clip=w)
    canvas.fill(ellipse(11, -100, 8, 9), mix(brass, canvas.ambient, 0.45), **look)
    canvas.fill(ellipse(11, -100, 5, 6), "#3a7a80", **look)
    canvas.fill(ellipse(18, -114, 5), brass, form=0.7, radius=4, **look)
