"""A giant teapot pours the sea along a table of beasts and empty coats."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix, rgb
from atelier.light import light_pools
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.furniture import teapot
from atelier.motifs.guests import beast_guest, empty_coat
from atelier.motifs.objects import candle
from atelier.motifs.vessels import sailboat
from atelier.noise import dice
from atelier.paths import ellipse, minus, placed, poly, rect, smooth, spline, union
from atelier.space import Room

CARD = Card(id="banquet", palette="candle-brown", composition="interior", setting="dining-room", mood="unease",
    themes=("food", "sea", "ritual", "party"), hero="teapot", moon_or_sun=False, birds=False, cloudy_sky=False,
    seed=201)


ROOM = Room(300, 285)
SIDE, FLOOR, CEILING, BACK = 640, 900, -1000, 4.4  # the walls of the hall
TABLE = 515  # the table's height in the room


def draw(canvas: Canvas) -> None:
    """Paint from far to near; the guests in rows between the table and the candles."""
    canvas.set_light(light=(0, 0.6, 0.6), ambient="#1a0c24", key="#ffcf86")
    canvas.picture[:] = rgb("#2a1420")
    _hall(canvas)
    _niches(canvas)
    _far_door(canvas)
    light_pools(canvas, [(300, 470, 250, "#ffb868", 1.15), (300, 330, 150, "#ffce88", 0.55),
        (60, 300, 190, "#ff9a50", 0.55), (540, 300, 190, "#ff9a50", 0.55)], "#4a2e40")
    brush.background(canvas)
    _portrait(canvas)
    _host(canvas)
    off_table = canvas.mask(minus(rect(-50, -50, 700, 1000), ROOM.quad((-235, TABLE, 0.9), (235, TABLE, 0.9),
        (235, TABLE, 3.9), (-235, TABLE, 3.9))), wobble=0.3)
    _guests(canvas, 3.5, off_table, dict(coat="#5a3050", hat="lady", lining="#c89a60"),
        dict(kind="bear", fur="#8a5a3c", coat="#4a2840"))
    _guests(canvas, 2.5, off_table, dict(kind="hare", fur="#d8bc9c", coat="#3a3054"),
        dict(coat="#3a4060", lining="#d8a058", hat="top"))
    _table_of_sea(canvas)
    _guests(canvas, 1.82, off_table, dict(kind="fox", fur="#d8642a", coat="#5a2c44", cravat="#8fc0b0"),
        dict(kind="bear", fur="#7a4a30", coat="#2f4a4c"))
    _pouring_pot(canvas)
    _guests(canvas, 1.3, off_table, dict(coat="#7a2436", lining="#e8b060", hat="top"),
        dict(kind="stag", fur="#a8683c", coat="#3a2450"))
    _candles(canvas)
    _falling_cloth(canvas)
    _boat(canvas)


def _guests(canvas: Canvas, away: float, off_table: Mask, left: dict, right: dict) -> None:
    """A guest on each side of the table: a beast where a kind is given, else an empty coat."""
    for side, guest in ((-1, left), (1, right)):
        x, y = ROOM(side * 310, TABLE, away)
        draw_guest = beast_guest if "kind" in guest else empty_coat
        with canvas.at(x, y, 1 / away, 0, -side):
            draw_guest(canvas, off_table, light=(-0.8 * side, 0.12, 0.4), **guest)


def _hall(canvas: Canvas) -> None:
    """Ceiling, walls, chequered floor, back wall."""
    canvas.fill(ROOM.quad((-SIDE, CEILING, 0.6), (SIDE, CEILING, 0.6), (SIDE, CEILING, BACK),
        (-SIDE, CEILING, BACK)), ["#241019", "#6a3a34"], gradient=((0, -60), (0, 90)), texture=0.08)
    for sx in (-1, 1):
        canvas.fill(ROOM.quad((sx * SIDE, CEILING, 0.6), (sx * SIDE, CEILING, BACK), (sx * SIDE, FLOOR, BACK),
            (sx * SIDE, FLOOR, 0.6)), ["#c8744c", "#8a3a38", "#4a1c2c"], gradient=((300 + sx * 140, 0),
            (300 + sx * 330, 0)), texture=0.08, streaks="v")
    canvas.fill(ROOM.quad((-SIDE, FLOOR, 0.5), (SIDE, FLOOR, 0.5), (SIDE, FLOOR, BACK), (-SIDE, FLOOR, BACK)),
        ["#b0643c", "#5a2428"], gradient=((0, 480), (0, 900)))
    zs = [0.75 * 1.16**i for i in range(13)]
    for i in range(12):
        for j in range(8):
            if (i + j) % 2:
                x0, x1 = -SIDE + j * SIDE / 4, -SIDE + (j + 1) * SIDE / 4
                canvas.fill(ROOM.quad((x0, FLOOR, zs[i]), (x1, FLOOR, zs[i]), (x1, FLOOR, zs[i + 1]),
                    (x0, FLOOR, zs[i + 1])), "#e8b070", alpha=0.7, edge=0.1, wobble=0.3)
    canvas.fill(ROOM.quad((-SIDE, CEILING, BACK), (SIDE, CEILING, BACK), (SIDE, FLOOR, BACK),
        (-SIDE, FLOOR, BACK)), ["#b8683e", "#e0965a", "#a8563c"], texture=0.07)


def _niches(canvas: Canvas) -> None:
    """Dark arches along the walls and beams under the ceiling."""
    for z0 in (1.02, 1.36, 1.82, 2.4, 3.15):
        z1 = z0 * 1.24
        for sx in (-1, 1):
            points = [ROOM(sx * SIDE, FLOOR * 0.5, z0), ROOM(sx * SIDE, -420, z0)] + [ROOM(sx * SIDE,
                -420 - 240 * math.sin(t * math.pi), z0 + (z1 - z0) * t)
                for t in np.linspace(0, 1, 9)] + [ROOM(sx * SIDE, -420, z1), ROOM(sx * SIDE, FLOOR * 0.5, z1)]
            canvas.fill(poly(points), ["#2a1028", "#5a2236"], edge=0.1, wobble=0.4)
            canvas.line(points[1:-1], [5 / z0, 4 / z1], "#f0b070", 0.8, wobble=0.3)
    for z in (0.9, 1.2, 1.6, 2.1, 2.8, 3.7):
        canvas.fill(ROOM.quad((-SIDE, CEILING, z), (SIDE, CEILING, z), (SIDE, CEILING + 70, z * 1.0),
            (-SIDE, CEILING + 70, z)), ["#7a4030", "#3a1a20"], edge=0.1, wobble=0.4)


def _far_door(canvas: Canvas) -> None:
    """An arch of light at the end of the hall."""
    door = union(poly([ROOM(-190, FLOOR, BACK), ROOM(-190, -250, BACK), ROOM(190, -250, BACK),
        ROOM(190, FLOOR, BACK)]), ellipse(300, 285 - 250 / BACK, 190 / BACK, 150 / BACK))
    canvas.fill(placed(door, -300 * 0.12, -285 * 0.12 + 14, 1.12), "#7a3a2c", edge=0.1)
    canvas.fill(door, ["#e8c890", "#fff0c0"], edge=0.1)


def _portrait(canvas: Canvas) -> None:
    """A painting of a coat and hat with nobody inside."""
    canvas.shadow(rect(176, 84, 92, 116), "#1a0810", 6, 8, 6, 0.6)
    canvas.fill(rect(174, 82, 92, 116, 3), ["#e8b45c", "#8a5428"], form=0.8, radius=6, light=(0, 0.7, 0.4),
        edge=0.1, wobble=0.3, detail=0.55)
    picture = canvas.fill(rect(185, 93, 70, 94), ["#2c4a4c", "#1c2c38"], edge=0.05, wobble=0.2, detail=0.55)
    for shape, c in ((smooth([(196, 190, 1), (200, 158), (212, 146), (230, 146), (242, 158), (246, 190, 1)]),
        "#6a2434"), (smooth([(208, 148), (206, 138), (220, 142), (236, 138), (234, 148), (221, 154)]), "#8a3040"),
        (union(smooth([(209, 128, 1), (208, 108), (221, 105), (234, 108), (233, 128, 1)]),
        ellipse(221, 128, 20, 4)), "#1c1220")):
        canvas.fill(shape, [mix(c, "#ffb070", 0.25), c], clip=picture, form=0.7, radius=8, light=(0, 0.7, 0.4),
            rim=("#ffc080", 1.2, 0.6, (0.6, 0.5, 0.4)), edge=0.1, wobble=0.2, detail=0.65)
    canvas.fill(ellipse(221, 143, 9, 3), "#12080f", clip=picture, edge=0.1, detail=0.65)


def _host(canvas: Canvas) -> None:
    """The late guest, or the host: a plain silhouette before the light."""
    with canvas.at(322, 486, 1.12):
        canvas.glow(0, -60, 90, "#fff0c0", 0.5)
        canvas.fill(union(smooth([(-6, -98), (-9, -90), (-24, -82), (-31, -60), (-34, 0, 1), (34, 0, 1), (31, -60),
            (24, -82), (9, -90), (6, -98)]), ellipse(0, -108, 12.5, 15)), ["#3a1a26", "#1c0c18"],
            rim=("#fff0c0", 2, 0.8, (-0.4, -0.6, 0.4)), edge=0.1, wobble=0.3, detail=0.75)


def _table_of_sea(canvas: Canvas) -> None:
    """Waves where the cloth should be."""
    top = ROOM.quad((-235, TABLE, 0.98), (235, TABLE, 0.98), (235, TABLE, 3.9), (-235, TABLE, 3.9))
    canvas.shadow(top, "#08040c", 0, 26, 16, 0.7)
    sea = canvas.fill(top, [(0, "#f0e2b0"), (0.12, "#7fc8b4"), (0.4, "#2a8a94"), (0.75, "#125a78"),
        (1, "#0c3a5e")], gradient=((0, 415), (0, 800)), edge=0.1, wobble=0.4, texture=0.09, detail=0.5)
    random = dice(5)
    for i in range(46):
        z = 1 / (0.27 + 0.73 * ((i + 0.5) / 46))
        xc = (random.random() * 2 - 1) * 200
        x0, y0 = ROOM(xc, TABLE, z)
        length = (60 + 80 * random.random()) / z
        height = 13 / z
        points = [(x0 - length, y0), (x0 - length * 0.5, y0 - height * 0.5), (x0, y0 - height * 1.3),
            (x0 + length * 0.4, y0 - height * 0.4), (x0 + length, y0)]
        canvas.fill(spline([*points, (x0 + length * 0.3, y0 + height * 0.9),
            (x0 - length * 0.4, y0 + height * 0.8)]), ["#bfe8d4", "#2f93a0", "#0f4a6c"],
            gradient=((0, y0 - height * 1.3), (0, y0 + height)), clip=sea, alpha=0.75, edge=0.3, detail=0.5)
        canvas.line(points[1:-1], [0.3, 4 / z, 0.3], "#fff4d2", 0.8, clip=sea, rough=0.6, detail=0.6)
    for sx in (-1, 1):
        canvas.line([ROOM(sx * 235, TABLE, z) for z in (0.98, 1.3, 1.8, 2.6, 3.9)], [11, 3], "#8a4a2c", 1,
            wobble=0.2, form=0.6, radius=4, detail=0.6)
        canvas.line([ROOM(sx * 224, TABLE - 5, z) for z in (0.98, 1.2, 1.5, 1.9, 2.6, 3.9)], [10, 2], "#fff4d8",
            0.85, rough=1.2, detail=0.6)


def _pouring_pot(canvas: Canvas) -> None:
    """The teapot over the far end pours the sea."""
    random = dice(6)
    tilt = (424, 164, 1.14, -48)
    with canvas.at(*tilt):
        sx0, sy0 = canvas.pixel(-196, -44) / canvas.scale
    canvas.glow(300, 455, 120, "#ffe0a0", 0.35, squash=0.6)
    fall = spline([(sx0 - 12, sy0 - 8, 1), (sx0 - 26, sy0 + 60), (sx0 - 20, 400), (sx0 - 34, 462, 1),
        (330, 470, 1), (300, 420), (sx0 + 22, 340), (sx0 + 12, sy0 + 30), (sx0 + 16, sy0 + 4, 1)])
    water = canvas.fill(fall, ["#8fd0c4", "#3a9aa4", "#2a8496", "#d8f0e0"], gradient=((0, sy0), (0, 470)),
        form=0.6, radius=18, light=(0.5, 0.2, 0.5), edge=0.2, wobble=0.6, detail=0.55, texture=0.08, streaks="v")
    for i in range(13):
        u = i / 12
        canvas.line([(sx0 - 10 + 24 * u, sy0), (sx0 - 22 + 40 * u, sy0 + 70), (sx0 - 16 + 56 * u, 390),
            (sx0 - 26 + 110 * u, 468)], [0.4, 2.2, 2.6, 3.6], "#f4fbe8" if i % 2 else "#1c6a84", 0.6, clip=water,
            rough=0.5, wobble=0.6, detail=0.55)
    for _ in range(40):
        t = random.random() * math.pi
        r = 30 + 54 * random.random()
        x, y = 266 + r * math.cos(t) * 1.1, 464 - abs(math.sin(t)) * r * 0.55 * random.random()
        canvas.fill(ellipse(x, y, 1.2 + 3.4 * random.random() ** 2), "#fff6dc", alpha=0.85, edge=0.1, wobble=0.2,
            detail=0.6)
    for i in range(9):
        canvas.fill(ellipse(206 + 15 * i, 466 + 5 * math.sin(i * 2), 15, 7), "#fbf3da", alpha=0.7, edge=0.7,
            soft=1.2)
    with canvas.at(*tilt):
        teapot(canvas, colour=("#fbe8c4", "#a89a9c"))
    for i in range(3):
        canvas.line([(470 + i * 34, 30 - i * 4), (486 + i * 30, -4), (470 + i * 40, -40)], [10, 18, 22], "#ffe6c0",
            0.16, soft=6)


def _candles(canvas: Canvas) -> None:
    for side in (-1, 1):
        for z, h in ((2.9, 90), (2.1, 110), (1.52, 100), (1.08, 120)):
            x, y = ROOM(side * (165 if z < 1.2 else 185), TABLE, z)
            with canvas.at(x, y, 1 / z):
                canvas.glow(0, 0, 120, "#ffb050", 0.4, squash=0.4)
                canvas.fill(ellipse(0, 0, 26, 9), "#c88a3c", form=0.7, radius=6, edge=0.1, detail=0.7)
                candle(canvas, h, 17, flame=1, glow=0.8)


def _falling_cloth(canvas: Canvas) -> None:
    """The cloth falls over the near edge as water."""
    random = dice(7)
    y0 = ROOM(0, TABLE, 0.98)[1]
    front = spline([(58, y0 - 4, 1), (180, y0 + 1), (300, y0 - 2), (420, y0 + 2), (542, y0 - 4, 1), (550, 860),
        (540, 930, 1), (60, 930, 1), (50, 860)])
    cloth = canvas.fill(front, ["#2f94a0", "#11587a", "#08284a"], gradient=((0, y0), (0, 900)), edge=0.2,
        detail=0.5, texture=0.1, streaks="v", form=0.3, radius=30, light=(0, -0.8, 0.4))
    for i in range(44):
        x = 62 + 476 * (i + 0.5) / 44 + 5 * random.random()
        e = y0 + 60 + 90 * random.random()
        canvas.line([(x, y0 - 2), (x + 3 * math.sin(i), (y0 + e) / 2), (x - 3 + 6 * random.random(), e)],
            [1.5, 6 * random.random() + 2, 0.4], ["#b8e4d8", "#5fb8b8", "#0a3658"][i % 3], 0.5, clip=cloth,
            rough=0.5, detail=0.5)
    for i in range(38):
        x = 62 + 476 * i / 37
        canvas.fill(ellipse(x, y0 - 1 + 3 * math.sin(i * 2.1), 10 + 5 * random.random(), 4.6), "#fdf4da",
            alpha=0.8, edge=0.6, wobble=0.8, detail=0.55)
    for i in range(9):
        canvas.fill(ellipse(40 + 65 * i, 904, 60, 16), "#cfeee4", alpha=0.4, soft=10, edge=0)


def _boat(canvas: Canvas) -> None:
    canvas.shadow(ellipse(312, 668, 44, 6), "#06243c", 0, 4, 4, 0.5)
    with canvas.at(312, 662, 1.06, -4):
        sailboat(canvas, 1, "#8a3428", "#fff0cc")
    canvas.fill(spline([(268, 672), (300, 666), (350, 672), (330, 682), (290, 682)]), ["#eaf8e4", "#2f93a0"],
        alpha=0.8, edge=0.5)
    canvas.glow(322, 630, 60, "#ffd890", 0.25)
