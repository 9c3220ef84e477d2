"""A giant teapot pours the sea along a table of beasts and empty coats."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix, rgb
from atelier.light import light_pools
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.furniture import teapot
from atelier.motifs.objects import candle
from atelier.motifs.vessels import sailboat
from atelier.noise import dice
from atelier.paths import ellipse, minus, placed, poly, rect, ribbon, smooth, spline, union
from atelier.shading import Light
from atelier.space import Room

CARD = Card(
    id="banquet",
    palette="candle-brown",
    composition="interior",
    setting="dining-room",
    mood="unease",
    themes=("food", "sea", "ritual", "party"),
    hero="teapot",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=201,
)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light(light=(0, 0.6, 0.6), ambient="#1a0c24", key="#ffcf86")
    v = Room(300, 285)
    rxs, fys, centre_y, zbs = 640, 900, -1000, 4.4
    canvas.picture[:] = rgb("#2a1420")
    _shell(canvas, centre_y, fys, rxs, v, zbs)
    row, tubes = _part_2(canvas, v)
    random = _table(canvas, row, tubes, v)
    _pot_over_far_end(canvas, random, row, tubes, v)
    _cloth_falls_over_near(canvas, random, tubes, v)


def _shell(canvas: Canvas, centre_y, fys, rxs, v, zbs) -> None:
    """Shell: ceiling, walls, floor, back wall."""
    canvas.fill(v.quad((-rxs, centre_y, 0.6), (rxs, centre_y, 0.6), (rxs, centre_y, zbs),
        (-rxs, centre_y, zbs)), ["#241019", "#6a3a34"], gradient=((0, -60), (0, 90)), texture=0.08)
    for sx in (-1, 1):
        canvas.fill(v.quad((sx * rxs, centre_y, 0.6), (sx * rxs, centre_y, zbs), (sx * rxs, fys, zbs),
            (sx * rxs, fys, 0.6)), ["#c8744c", "#8a3a38", "#4a1c2c"], gradient=((300 + sx * 140, 0),
            (300 + sx * 330, 0)), texture=0.08, streaks="v")
    canvas.fill(v.quad((-rxs, fys, 0.5), (rxs, fys, 0.5), (rxs, fys, zbs), (-rxs, fys, zbs)),
        ["#b0643c", "#5a2428"], gradient=((0, 480), (0, 900)))
    zs = [0.75 * 1.16**i for i in range(13)]
    for i in range(12):
        for j in range(8):
            if (i + j) % 2:
                x0, x1 = -rxs + j * rxs / 4, -rxs + (j + 1) * rxs / 4
                canvas.fill(v.quad((x0, fys, zs[i]), (x1, fys, zs[i]), (x1, fys, zs[i + 1]),
                    (x0, fys, zs[i + 1])), "#e8b070", alpha=0.7, edge=0.1, wobble=0.3)
    canvas.fill(v.quad((-rxs, centre_y, zbs), (rxs, centre_y, zbs), (rxs, fys, zbs), (-rxs, fys, zbs)),
        ["#b8683e", "#e0965a", "#a8563c"], texture=0.07)
    for z0 in (1.02, 1.36, 1.82, 2.4, 3.15):  # arched niches with curtain-dark inside + pilasters
        z1 = z0 * 1.24
        for sx in (-1, 1):
            points = [v(sx * rxs, fys * 0.5, z0), v(sx * rxs, -420, z0)] + [v(sx * rxs,
                -420 - 240 * math.sin(t * math.pi), z0 + (z1 - z0) * t) for t in np.linspace(0, 1,
                9)] + [v(sx * rxs, -420, z1), v(sx * rxs, fys * 0.5, z1)]
            canvas.fill(poly(points), ["#2a1028", "#5a2236"], edge=0.1, wobble=0.4)
            canvas.line(points[1:-1], [5 / z0, 4 / z1], "#f0b070", 0.8, wobble=0.3)
    for z in (0.9, 1.2, 1.6, 2.1, 2.8, 3.7):
        canvas.fill(v.quad((-rxs, centre_y, z), (rxs, centre_y, z), (rxs, centre_y + 70, z * 1.0),
            (-rxs, centre_y + 70, z)), ["#7a4030", "#3a1a20"], edge=0.1, wobble=0.4)
    outline = v
    dr = union(poly([outline(-190, fys, zbs), outline(-190, -250, zbs), outline(190, -250, zbs),
        outline(190, fys, zbs)]), ellipse(300, 285 - 250 / zbs, 190 / zbs, 150 / zbs))
    canvas.fill(placed(dr, -300 * 0.12, -285 * 0.12 + 14, 1.12), "#7a3a2c", edge=0.1)
    canvas.fill(dr, ["#e8c890", "#fff0c0"], edge=0.1)
    light_pools(canvas, [(300, 470, 250, "#ffb868", 1.15), (300, 330, 150, "#ffce88", 0.55),
        (60, 300, 190, "#ff9a50", 0.55), (540, 300, 190, "#ff9a50", 0.55)], "#4a2e40")
    brush.background(canvas)


def _part_2(canvas: Canvas, v):
    canvas.shadow(rect(176, 84, 92, 116), "#1a0810", 6, 8, 6, 0.6)
    canvas.fill(rect(174, 82, 92, 116, 3), ["#e8b45c", "#8a5428"], form=0.8, radius=6, light=(0, 0.7, 0.4),
        edge=0.1, wobble=0.3, detail=0.55)
    pm = canvas.fill(rect(185, 93, 70, 94), ["#2c4a4c", "#1c2c38"], edge=0.05, wobble=0.2, detail=0.55)
    for p_s, c in ((smooth([(196, 190, 1), (200, 158), (212, 146), (230, 146), (242, 158), (246, 190, 1)]),
        "#6a2434"), (smooth([(208, 148), (206, 138), (220, 142), (236, 138), (234, 148), (221, 154)]),
        "#8a3040"), (union(smooth([(209, 128, 1), (208, 108), (221, 105), (234, 108), (233, 128, 1)]),
        ellipse(221, 128, 20, 4)), "#1c1220")):
        canvas.fill(p_s, [mix(c, "#ffb070", 0.25), c], clip=pm, form=0.7, radius=8, light=(0, 0.7, 0.4),
            rim=("#ffc080", 1.2, 0.6, (0.6, 0.5, 0.4)), edge=0.1, wobble=0.2, detail=0.65)
    canvas.fill(ellipse(221, 143, 9, 3), "#12080f", clip=pm, edge=0.1, detail=0.65)
    with canvas.at(322, 486, 1.12):  # the late guest / the host: a plain silhouette in the door
        canvas.glow(0, -60, 90, "#fff0c0", 0.5)
        canvas.fill(union(smooth([(-6, -98), (-9, -90), (-24, -82), (-31, -60), (-34, 0, 1), (34, 0, 1),
            (31, -60), (24, -82), (9, -90), (6, -98)]), ellipse(0, -108, 12.5, 15)), ["#3a1a26", "#1c0c18"],
            rim=("#fff0c0", 2, 0.8, (-0.4, -0.6, 0.4)), edge=0.1, wobble=0.3, detail=0.75)
    ots = canvas.mask(minus(rect(-50, -50, 700, 1000), v.quad((-235, 515, 0.9), (235, 515, 0.9),
        (235, 515, 3.9), (-235, 515, 3.9))), wobble=0.3)
    canvas.off_table = ots
    tubes = 515
    lambda z, x=0: v(x, tubes, z)

    def row(z, l, r):
        for side, g in ((-1, l), (1, r)):
            t, kw = g
            x, y = v(side * 310, tubes, z)
            length = (-0.8 * side, 0.12, 0.4)
            with canvas.at(x, y, 1 / z, 0, -side):
                (empty_coat if t == "coat" else beast_guest)(canvas, light=length, **kw)

    row(3.5, ("coat", dict(coat="#5a3050", hat="lady", lining="#c89a60")),
        ("beast", dict(kind="bear", fur="#8a5a3c", coat="#4a2840")))
    row(2.5, ("beast", dict(kind="hare", fur="#d8bc9c", coat="#3a3054")),
        ("coat", dict(coat="#3a4060", lining="#d8a058", hat="top")))
    return row, tubes


def _table(canvas: Canvas, row, tubes, v):
    """Table: sea instead of cloth."""
    top = v.quad((-235, tubes, 0.98), (235, tubes, 0.98), (235, tubes, 3.9), (-235, tubes, 3.9))
    canvas.shadow(top, "#08040c", 0, 26, 16, 0.7)
    tm = canvas.fill(top, [(0, "#f0e2b0"), (0.12, "#7fc8b4"), (0.4, "#2a8a94"), (0.75, "#125a78"),
        (1, "#0c3a5e")], gradient=((0, 415), (0, 800)), edge=0.1, wobble=0.4, texture=0.09, detail=0.5)
    random = dice(5)
    for i in range(46):
        z = 1 / (0.27 + 0.73 * ((i + 0.5) / 46))
        xc = (random.random() * 2 - 1) * 200
        x0, y0 = v(xc, tubes, z)
        length = (60 + 80 * random.random()) / z
        angle = 13 / z
        points = [(x0 - length, y0), (x0 - length * 0.5, y0 - angle * 0.5), (x0, y0 - angle * 1.3),
            (x0 + length * 0.4, y0 - angle * 0.4), (x0 + length, y0)]
        canvas.fill(spline(points + [(x0 + length * 0.3, y0 + angle * 0.9),
            (x0 - length * 0.4, y0 + angle * 0.8)]), ["#bfe8d4", "#2f93a0", "#0f4a6c"],
            gradient=((0, y0 - angle * 1.3), (0, y0 + angle)), clip=tm, alpha=0.75, edge=0.3, detail=0.5)
        canvas.line(points[1:-1], [0.3, 4 / z, 0.3], "#fff4d2", 0.8, clip=tm, rough=0.6, detail=0.6)
    for sx in (-1, 1):
        canvas.line([v(sx * 235, tubes, z) for z in (0.98, 1.3, 1.8, 2.6, 3.9)], [11, 3], "#8a4a2c", 1,
            wobble=0.2, form=0.6, radius=4, detail=0.6)
        canvas.line([v(sx * 224, tubes - 5, z) for z in (0.98, 1.2, 1.5, 1.9, 2.6, 3.9)], [10, 2], "#fff4d8",
            0.85, rough=1.2, detail=0.6)
    row(1.82, ("beast", dict(kind="fox", fur="#d8642a", coat="#5a2c44", cravat="#8fc0b0")),
        ("beast", dict(kind="bear", fur="#7a4a30", coat="#2f4a4c")))
    return random


def _pot_over_far_end(canvas: Canvas, random: np.random.Generator, row, tubes, v) -> None:
    """Pot over the far end."""

    def pot():
        return canvas.at(424, 164, 1.14, -48)

    with pot():
        sx0, sy0 = canvas.pixel(-196, -44) / canvas.scale
    canvas.glow(300, 455, 120, "#ffe0a0", 0.35, squash=0.6)
    fall = spline([(sx0 - 12, sy0 - 8, 1), (sx0 - 26, sy0 + 60), (sx0 - 20, 400), (sx0 - 34, 462, 1),
        (330, 470, 1), (300, 420), (sx0 + 22, 340), (sx0 + 12, sy0 + 30), (sx0 + 16, sy0 + 4, 1)])
    fm = canvas.fill(fall, ["#8fd0c4", "#3a9aa4", "#2a8496", "#d8f0e0"], gradient=((0, sy0), (0, 470)),
        form=0.6, radius=18, light=(0.5, 0.2, 0.5), edge=0.2, wobble=0.6, detail=0.55, texture=0.08,
        streaks="v")
    for i in range(13):
        u = i / 12
        canvas.line([(sx0 - 10 + 24 * u, sy0), (sx0 - 22 + 40 * u, sy0 + 70), (sx0 - 16 + 56 * u, 390),
            (sx0 - 26 + 110 * u, 468)], [0.4, 2.2, 2.6, 3.6], "#f4fbe8" if i % 2 else "#1c6a84", 0.6,
            clip=fm, rough=0.5, wobble=0.6, detail=0.55)
    for i in range(40):  # splash
        t = random.random() * math.pi
        r = 30 + 54 * random.random()
        x, y = 266 + r * math.cos(t) * 1.1, 464 - abs(math.sin(t)) * r * 0.55 * random.random()
        canvas.fill(ellipse(x, y, 1.2 + 3.4 * random.random() ** 2), "#fff6dc", alpha=0.85, edge=0.1,
            wobble=0.2, detail=0.6)
    for i in range(9):
        canvas.fill(ellipse(206 + 15 * i, 466 + 5 * math.sin(i * 2), 15, 7), "#fbf3da", alpha=0.7, edge=0.7,
            soft=1.2)
    with pot():
        teapot(canvas, colour=("#fbe8c4", "#a89a9c"))
    for i in range(3):
        canvas.line([(470 + i * 34, 30 - i * 4), (486 + i * 30, -4), (470 + i * 40, -40)], [10, 18, 22],
            "#ffe6c0", 0.16, soft=6)
    row(1.3, ("coat", dict(coat="#7a2436", lining="#e8b060", hat="top")),
        ("beast", dict(kind="stag", fur="#a8683c", coat="#3a2450")))
    for side in (-1, 1):
        for z, h in ((2.9, 90), (2.1, 110), (1.52, 100), (1.08, 120)):
            x, y = v(side * (165 if z < 1.2 else 185), tubes, z)
            with canvas.at(x, y, 1 / z):
                canvas.glow(0, 0, 120, "#ffb050", 0.4, squash=0.4)
                canvas.fill(ellipse(0, 0, 26, 9), "#c88a3c", form=0.7, radius=6, edge=0.1, detail=0.7)
                candle(canvas, h, 17, flame=1, glow=0.8)


def _cloth_falls_over_near(canvas: Canvas, random: np.random.Generator, tubes, v) -> None:
    """The cloth falls over the near edge as water."""
    y0 = v(0, tubes, 0.98)[1]
    front = spline([(58, y0 - 4, 1), (180, y0 + 1), (300, y0 - 2), (420, y0 + 2), (542, y0 - 4, 1),
        (550, 860), (540, 930, 1), (60, 930, 1), (50, 860)])
    fm = canvas.fill(front, ["#2f94a0", "#11587a", "#08284a"], gradient=((0, y0), (0, 900)), edge=0.2,
        detail=0.5, texture=0.1, streaks="v", form=0.3, radius=30, light=(0, -0.8, 0.4))
    for i in range(44):
        x = 62 + 476 * (i + 0.5) / 44 + 5 * random.random()
        e = y0 + 60 + 90 * random.random()
        canvas.line([(x, y0 - 2), (x + 3 * math.sin(i), (y0 + e) / 2), (x - 3 + 6 * random.random(), e)],
            [1.5, 6 * random.random() + 2, 0.4], ["#b8e4d8", "#5fb8b8", "#0a3658"][i % 3], 0.5, clip=fm,
            rough=0.5, detail=0.5)
    for i in range(38):
        x = 62 + 476 * i / 37
        canvas.fill(ellipse(x, y0 - 1 + 3 * math.sin(i * 2.1), 10 + 5 * random.random(), 4.6), "#fdf4da",
            alpha=0.8, edge=0.6, wobble=0.8, detail=0.55)
    for i in range(9):
        canvas.fill(ellipse(40 + 65 * i, 904, 60, 16), "#cfeee4", alpha=0.4, soft=10, edge=0)
    canvas.shadow(ellipse(312, 668, 44, 6), "#06243c", 0, 4, 4, 0.5)
    with canvas.at(312, 662, 1.06, -4):
        sailboat(canvas, 1, "#8a3428", "#fff0cc")
    canvas.fill(spline([(268, 672), (300, 666), (350, 672), (330, 682), (290, 682)]), ["#eaf8e4", "#2f93a0"],
        alpha=0.8, edge=0.5)
    canvas.glow(322, 630, 60, "#ffd890", 0.25)


def empty_coat(canvas: Canvas, coat: Colour = "#6a2a3c", lining: Colour = "#e0a860",
    light: Light = (0.8, 0.1, 0.4), hat: str = "top", rim_colour: Colour = "#ffc878", detail: float = 0.6,
    mirror: float = 1) -> None:
    look = dict(edge=0.14, wobble=0.5, detail=detail)
    rim_light = (rim_colour, 3.4, 0.8, light)
    mask = _torso(canvas, coat, light, look, rim_light)
    canvas.fill(spline([(30, -226), (50, -150), (40, -40), (20, 0), (10, -100), (6, -190)]), lining,
        alpha=0.85, clip=mask, edge=0.2, wobble=0.4, form=0.5, radius=10, light=light)
    for y in (-150, -105, -60):
        canvas.fill(ellipse(60 - abs(y + 100) * 0.1, y, 6), "#f3cf7a", form=0.8, radius=5, edge=0,
            wobble=0.1, detail=0.9)
    colour = spline([(-58, -224, 1), (-66, -282), (-40, -300), (0, -292), (40, -300), (64, -276),
        (48, -222, 1), (0, -200)])
    canvas.fill(colour, [mix(coat, canvas.key, 0.25), coat, mix(coat, canvas.ambient, 0.3)], form=0.8,
        radius=20, light=light, rim=rim_light, **look)
    canvas.fill(spline([(-46, -288), (0, -280), (46, -290), (30, -258), (0, -246), (-32, -258)]),
        ["#0c060e", mix(lining, "#1a0810", 0.75)], edge=0.1, wobble=0.4, detail=detail)
    if hat == "top":
        with canvas.at(6, -376, 1, 7):
            canvas.fill(union(spline([(-44, 0), (-50, -84), (0, -92), (50, -84), (44, 0)]),
                ellipse(0, 4, 78, 15)), [mix(coat, "#1a1020", 0.55), "#1c1220"], form=0.8, radius=24,
                light=light, rim=rim_light, **look)
            canvas.fill(spline([(-45, -8), (0, -1), (45, -8), (46, -26), (0, -19), (-46, -26)]), lining,
                form=0.5, radius=7, light=light, edge=0.1, wobble=0.3, detail=detail)
    elif hat == "lady":
        with canvas.at(4, -372, 1, -8):
            canvas.fill(spline([(-100, 14), (-60, -6), (-46, -44), (0, -58), (46, -42), (62, -4), (104, 10),
                (0, 30)]), [mix(lining, canvas.key, 0.2), lining, mix(lining, canvas.ambient, 0.5)],
                form=0.8, radius=22, light=light, rim=rim_light, **look)
            canvas.line([(-50, -6), (0, 2), (54, -4)], [8, 12, 8], mix(coat, "#200818", 0.3), 1)
            for i in range(5):
                canvas.line([(30, -20), (60 + i * 10, -70 - i * 4), (50 + i * 22, -120 + i * 12)], [3, 9, 1],
                    mix("#f4e4c4", coat, 0.15 * i), 0.9, wobble=0.4)
    _arm(canvas, coat, light, look, rim_light)
    canvas.fill(ellipse(112, -46, 10, 17), "#12080f", edge=0.1, wobble=0.2, detail=detail)
    canvas.line([(104, -62), (102, -46), (106, -30)], [5, 8, 5], lining, 0.95, wobble=0.2, detail=detail)


def beast_guest(canvas: Canvas, kind: str = "bear", fur: Colour = "#7a4a30", coat: Colour = "#2c3a5c",
    light: Light = (0.8, 0.1, 0.4), rim_colour: Colour = "#ffc878", detail: float = 0.6,
    cravat: Colour = "#f0dcb8") -> None:
    look = dict(edge=0.16, wobble=0.5, detail=detail)
    rim_light = (rim_colour, 3.4, 0.85, light)
    dark = mix(fur, canvas.ambient, 0.5)
    _torso(canvas, coat, light, look, rim_light)
    with canvas.at(-4, -232):
        if kind == "hare":
            for angle, w in ((-26, 0.85), (-10, 1)):
                canvas.fill(placed(spline([(-14, 0), (-20, -60), (-12, -120), (2, -140), (14, -118),
                    (18, -60), (12, 0)]), -12, -80, w, angle), [mix(fur, "#e8a08a", 0.35), fur, dark],
                    form=0.8, radius=12, light=light, rim=rim_light, **look)
        if kind == "stag":
            for d, c in ((-16, dark), (0, mix("#d8b078", fur, 0.2))):
                for p, w in (([(-6, -98), (-34, -150), (-30, -210), (4, -256)], [14, 12, 9, 3]),
                    ([(-32, -150), (-74, -176), (-86, -216)], [10, 8, 3]),
                    ([(-32, -196), (-62, -228), (-64, -258)], [9, 6, 2]),
                    ([(-22, -224), (24, -226), (36, -252)], [8, 6, 2]),
                    ([(-14, -116), (20, -140), (34, -172)], [10, 8, 2])):
                    canvas.fill(ribbon([(x + d, y) for x, y in p], w), c, form=0.8, radius=6, light=light,
                        rim=rim_light, **look)
            canvas.fill(spline([(-26, -86), (-60, -104), (-92, -100, 1), (-70, -80), (-36, -68)]),
                [fur, dark], form=0.7, radius=10, light=light, rim=rim_light, **look)
        if kind == "bear":
            canvas.fill(union(ellipse(-30, -116, 20), ellipse(8, -122, 17)), [fur, dark], form=0.8,
                radius=12, light=light, rim=rim_light, **look)
        if kind == "fox":
            for x, _o in ((-36, 0), (-8, 4)):
                canvas.fill(spline([(x - 16, -66), (x - 14, -120), (x - 2, -150, 1), (x + 18, -112),
                    (x + 26, -82)]), [fur, dark], form=0.8, radius=10, light=light, rim=rim_light, **look)
        mask = canvas.fill(smooth(HEADS[kind]), [mix(fur, canvas.key, 0.2), fur, dark],
            gradient=((70, -60), (-50, -20)), form=0.85, radius=34, light=light, rim=rim_light,
            texture=0.06, bump=0.15, **look)
        nx, ny = {"bear": (90, -60), "hare": (64, -46), "fox": (98, -40), "stag": (84, -30)}[kind]
        ex, ey = {"bear": (30, -76), "hare": (22, -62), "fox": (26, -62), "stag": (20, -72)}[kind]
        if kind == "fox":
            canvas.fill(spline([(100, -34), (50, -40), (10, -30), (-30, -20), (-20, 20), (40, 20),
                (90, -20)]), "#fbe6c4", clip=mask, alpha=0.9, edge=0.4)
        canvas.fill(ellipse(nx, ny, 9, 7), "#1c0e14", form=0.6, radius=6, light=light, edge=0.1, wobble=0.2,
            detail=detail + 0.2)
        canvas.fill(ellipse(ex, ey, 7, 6.4), "#170b12", edge=0, wobble=0.1, detail=detail + 0.2)
        canvas.fill(ellipse(ex + 2.4, ey - 2, 2.2), "#ffe9b8", edge=0, wobble=0, detail=1)
        canvas.line([(nx - 6, ny + 16), (nx - 26, ny + 24), (nx - 44, ny + 18)], [0.6, 3, 0.6],
            mix(fur, "#200810", 0.7), 0.8, clip=mask)
    canvas.fill(spline([(-40, -240), (0, -252), (36, -236), (40, -196), (14, -170), (4, -200), (-20, -214)]),
        [cravat, mix(cravat, canvas.ambient, 0.4)], form=0.7, radius=12, light=light, rim=rim_light, **look)
    _arm(canvas, coat, light, look, rim_light, hand=mix(fur, canvas.key, 0.1))


def _torso(canvas: Canvas, coat: Colour, light: Light, look, rim_light,
    chair: Colour = "#3a1c20") -> Mask | None:
    look = dict(look, clip=getattr(canvas, "off_table", None))
    canvas.fill(union(rect(-132, -190, 26, 290, 8), ellipse(-119, -196, 19)),
        [mix(chair, "#c8783c", 0.3), chair], form=0.7, radius=10, light=light, rim=rim_light, **look)
    canvas.fill(poly([(-130, 60), (40, 60), (40, 92), (-130, 92)]), [chair, "#14080e"], **look)
    for x in (-118, 22):
        canvas.fill(rect(x, 80, 22, 260), [chair, "#12070d"], **look)
    t = smooth([(-112, 66, 1), (-104, -80), (-90, -170), (-54, -226), (-8, -242), (32, -228), (58, -180),
        (68, -100), (70, 60), (74, 320, 1), (-60, 320, 1), (-70, 100)])
    mask = canvas.fill(t, [mix(coat, canvas.key, 0.15), coat, mix(coat, canvas.ambient, 0.55)],
        gradient=((60, -200), (-90, 0)), form=0.85, radius=46, light=light, rim=rim_light,
        darken=("#12070e", (0, 0), (0, 190), 0.8), **look)
    return mask


HEADS = dict(bear=[(-56, 6), (-66, -60), (-46, -106), (-4, -120), (34, -104), (54, -78), (88, -66),
    (94, -46), (82, -30), (48, -22), (34, 6)], hare=[(-36, 6), (-44, -40), (-30, -78), (4, -94), (36, -80),
    (62, -54), (68, -36), (56, -20), (26, -8), (14, 6)], fox=[(-48, 6), (-52, -44), (-36, -84), (-2, -96),
    (28, -84), (50, -60), (96, -44), (102, -36), (90, -28), (46, -18), (22, 6)],
    stag=[(-40, 20), (-38, -40), (-30, -84), (-6, -104), (24, -96), (46, -66), (80, -40), (90, -24),
    (78, -8), (46, -12), (18, -20), (22, 20)])


def _arm(canvas: Canvas, coat: Colour, light: Light, kw, rim_light, hand=None, reach: float = 110,
    lift: float = -46) -> None:
    outline = ribbon([(-24, -186), (-26, -110), (10, -58), (reach, lift)], [58, 56, 50, 34])
    canvas.shadow(outline, canvas.ambient, 0, 9, 7, 0.4)
    canvas.fill(outline, [mix(coat, canvas.key, 0.18), coat, mix(coat, canvas.ambient, 0.4)],
        gradient=((40, -170), (-30, -40)), form=0.85, radius=24, light=light, rim=rim_light, **kw)
    if hand is not None:
        canvas.fill(ellipse(reach + 16, lift, 19, 15), hand, form=0.7, radius=12, light=light, rim=rim_light,
            **kw)
