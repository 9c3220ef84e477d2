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
from atelier.paths import curve, ellipse, minus, poly, rect, ribbon, smooth, spline, union

CARD = Card(id="nocturne", palette="sea-green", composition="underwater", setting="seabed", mood="wonder",
    themes=("music", "sea", "friendship", "art"), hero="octopus", moon_or_sun=False, birds=False, cloudy_sky=False,
    seed=211, grading=dict(contrast=1.14, vignette=0.4))


OCTOPUS = ("#f7935c", "#b03a4c")
HOSE = [(526, 702), (556, 694), (568, 656), (554, 596), (512, 520), (494, 440), (516, 330), (566, 190), (548, -20)]


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light(light=(0.55, -0.75, 0.45), ambient="#06263f", key="#fdf3c4")
    random = dice(4)
    sand = _sea_floor(canvas)
    _light_and_kelp(canvas, random, sand)
    _written_music(canvas)
    _pianist(canvas)
    _bubbles(canvas, random)
    _listener(canvas)
    _near_reef(canvas)


def _sea_floor(canvas: Canvas) -> Mask | None:
    """Water, far reefs and sand; returns the sand's mask."""
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
        canvas.shadow(ribbon(points[2:], widths[2:]), "#1c1030", -7, 8, 5, 0.55)
        tentacle(canvas, points, widths, (mix(*OCTOPUS, 0.3), OCTOPUS[1]), side, rim="#fff2c8",
            fade=((points[1][0], 584), (points[0][0], 546)), t0=0.24)
    shaft(canvas, 400, -20, 300, 700, 40, 120, "#fff7cc", 0.22, 10)


def _listener(canvas: Canvas) -> None:
    """The diver on a pile of drowned books."""
    for i, (w, t, c, dx) in enumerate([(110, 22, "#2f5d6b", 0), (96, 20, "#a8483c", 6), (84, 18, "#c9973a", -2)]):
        with canvas.at(500 + dx, 884 - i * 21, 1, 2 * math.sin(i * 2)):
            book(canvas, w, t, 24, c, gold=c, seed=i, shade=0.3)  # the sea took the gold
    canvas.shadow(ellipse(470, 888, 66, 7), "#04203a", 0, 2, 6, 0.6)
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
    for x, h, s_ in ((-8, 420, 3), (34, 280, 5), (606, 470, 8), (584, 190, 11)):
        kelp(canvas, x, 915, h, 34, "#062c40", s_, 24, soft=2.5)
    canvas.fog(820, 980, "#062a44", 0.35, 2)


def diver(canvas: Canvas, suit: Colour = "#c6ab78", brass: Colour = "#e0a848", rim: Colour = "#fff0c8") -> None:
    """Child in old brass diving dress, seated, leaning to the LEFT and looking up, origin seat centre; ~125 high."""
    look = dict(edge=0.1, wobble=0.2, detail=0.85, texture=0.015, grain=0.2)
    shade = mix(suit, canvas.ambient, 0.65)
    cloth = dict(form=0.9, shade=shade, **look)
    lit = (rim, 1.6, 0.75)
    fold = dict(wobble=0.1, detail=0.8)
    # the far leg and arm, a little in the shade
    far = [mix(suit, canvas.ambient, 0.22), mix(suit, canvas.ambient, 0.5)]
    canvas.fill(union(ribbon([(6, -12), (-22, -18), (-40, -13), (-44, 8), (-45, 34)], [20, 21, 19, 16, 14]),
        ribbon([(-8, -56), (-22, -40), (-38, -27)], [15, 13, 11])), far, gradient=((-20, -40), (-44, 30)),
        radius=9, **cloth)
    _boot(canvas, -45, 34, 0.92, mix("#6a5048", canvas.ambient, 0.3), brass, rim)
    # body and near leg are one silhouette
    torso = smooth([(-26, -62), (-24, -42), (-18, -22), (-8, -4), (12, 5), (27, 1), (33, -16), (31, -40), (22, -60),
        (0, -68)])
    leg = ribbon([(14, -8), (-10, -11), (-29, -9), (-33, 12), (-32, 38)], [24, 25, 22, 18, 15])
    body = canvas.fill(union(torso, leg), [mix(suit, canvas.key, 0.3), suit, mix(suit, canvas.ambient, 0.4)],
        gradient=((-24, -60), (24, 10)), radius=15, rim=lit, **cloth)
    canvas.fill(smooth([(-20, -24), (4, -21), (26, -14), (24, -2), (0, -4), (-22, -8)]), shade, alpha=0.4, soft=4,
        clip=body)
    for points in ([(-14, -22), (2, -14), (10, -4)], [(-4, -20), (10, -15), (22, -16)],
        [(-38, -2), (-30, -6), (-22, -4)], [(-40, 22), (-32, 19), (-25, 21)], [(-39, 31), (-32, 28), (-25, 31)],
        [(26, -34), (18, -30), (12, -32)], [(30, -22), (20, -22), (14, -26)]):
        canvas.line(points, [0.4, 1.7, 0.4], shade, 0.7, clip=body, **fold)
    _boot(canvas, -32, 38, 1, "#7a5c4e", brass, rim)
    # the near arm rests on the knee
    sleeve = ribbon([(12, -57), (16, -44), (10, -31), (-10, -24), (-26, -21)], [15, 17, 16, 13, 11])
    canvas.shadow(sleeve, mix(shade, "#000000", 0.2), 1, 4, 3, 0.6, clip=body)
    arm = canvas.fill(sleeve, [mix(suit, canvas.key, 0.35), suit, mix(suit, canvas.ambient, 0.3)],
        gradient=((-10, -56), (18, -18)), radius=8, rim=lit, **cloth)
    for points in ([(20, -42), (13, -38), (6, -38)], [(18, -32), (11, -33), (6, -37)],
        [(-6, -20), (-7, -26), (-4, -30)]):
        canvas.line(points, [0.4, 1.6, 0.4], shade, 0.7, clip=arm, **fold)
    canvas.fill(smooth([(-24, -27), (-33, -27), (-40, -23), (-42, -17), (-36, -14), (-26, -16)]),
        ["#f0c8a0", "#c08462"], form=0.7, radius=5, rim=(rim, 1, 0.5), **look)
    for y in (-23.5, -20, -17):
        canvas.line([(-41, y + 1), (-36, y), (-32, y + 0.4)], [0.3, 0.9, 0.3], "#a05c48", 0.8, **fold)
    canvas.line([(-27, -26), (-25, -21), (-27, -16)], [2.4, 2.8, 2.4], brass, form=0.6, radius=1.4, wobble=0,
        detail=0.9)
    _helmet(canvas, brass, rim, look)


def _boot(canvas: Canvas, x: float, y: float, size: float, leather: Colour, brass: Colour, rim: Colour) -> None:
    """A lead-soled boot under the ankle at (x, y), toes to the left."""
    look = dict(edge=0.08, wobble=0.15, detail=0.85, texture=0.015, grain=0.2)
    with canvas.at(x, y, size):
        canvas.fill(smooth([(-9, -5), (-12, 4), (-22, 8), (-27, 14), (-26, 18, 1), (9, 18, 1), (10, 6), (9, -5)]),
            [mix(leather, rim, 0.25), leather, mix(leather, canvas.ambient, 0.5)], form=0.8, radius=8,
            rim=(rim, 1.4, 0.6), **look)
        canvas.fill(rect(-28, 16, 39, 5, 2), mix("#8a9098", canvas.ambient, 0.35), rim=(rim, 1, 0.5), **look)
        canvas.line([(-11, 3), (0, 5), (10, 3)], [2.2, 2.4, 2.2], mix(brass, canvas.ambient, 0.2), wobble=0,
            detail=0.9)


def _helmet(canvas: Canvas, brass: Colour, rim: Colour, look: dict[str, float]) -> None:
    """Corselet and helmet tipped back; the round window shows only what shines into it."""
    metal = [mix(brass, "#fff4d0", 0.5), brass, mix(brass, canvas.ambient, 0.6)]
    canvas.fill(smooth([(-35, -56), (-33, -68), (-18, -77), (4, -79), (24, -73), (34, -60), (26, -52), (2, -49),
        (-22, -50)]), metal, gradient=((-24, -76), (28, -50)), form=0.85, radius=10, rim=(rim, 1.6, 0.8), **look)
    for x, y in ((-27, -58), (-14, -55), (1, -54), (16, -56), (26, -60)):
        canvas.fill(ellipse(x, y, 1.7), mix(brass, canvas.ambient, 0.6), edge=0, wobble=0, detail=1)
    with canvas.at(-4, -102, 1, 7):
        # air comes in
        canvas.fill(ribbon([(14, 3), (27, 2), (32, -2)], [10, 9, 8]), metal, form=0.8, radius=4, **look)
        canvas.fill(smooth([(-25, 20), (-12, 24), (8, 25), (24, 20), (24, 27), (6, 33), (-14, 32), (-25, 27)]), metal,
            form=0.8, radius=4, **look)
        canvas.fill(ellipse(0, 0, 30, 29), metal, gradient=("r", (-9, -13), 52), form=0.85, radius=24,
            rim=(rim, 2, 0.85), **look)
        canvas.fill(ellipse(2, -29, 7, 4), metal, form=0.7, radius=3, **look)
        canvas.fill(ellipse(21, -3, 5.5, 9), mix(brass, canvas.ambient, 0.5), form=0.5, radius=2, **look)
        canvas.fill(ellipse(21.6, -3, 3.4, 6.4), "#2f7078", **look)
        canvas.fill(ellipse(-10, 0, 19.5, 20.5), [mix(brass, "#fff4d0", 0.45), mix(brass, canvas.ambient, 0.5)],
            gradient=((-20, -18), (4, 18)), form=0.6, radius=4, rim=(rim, 1.2, 0.7), **look)
        for k in range(10):
            a = k * math.pi / 5 + 0.3
            canvas.fill(ellipse(-10 + 17.4 * math.cos(a), 18.4 * math.sin(a), 1.2), mix(brass, canvas.ambient, 0.65),
                edge=0, wobble=0, detail=1)
        glass = canvas.fill(ellipse(-11, 0, 15, 16), ["#2a6a76", "#123a4c"], edge=0.03, wobble=0, detail=1)
        canvas.fill(ellipse(-7, 5, 11, 12), "#041824", alpha=0.75, soft=5, clip=glass, edge=0)
        canvas.fill(smooth([(-22, 2), (-20, -7), (-13, -11), (-15, -3), (-19, 5)]), "#f0a070", alpha=0.55, soft=3,
            clip=glass, edge=0)  # what plays before it, far away in the glass
        canvas.line([(-24, 1), (-22, -8), (-15, -14)], [0.4, 2, 0.4], "#f4fff4", 0.85, wobble=0, clip=glass, detail=1)
        canvas.line([(2, 6), (-1, 10), (-5, 13)], [0.3, 1.2, 0.3], "#bff0e8", 0.6, wobble=0, clip=glass, detail=1)
