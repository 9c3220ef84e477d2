"""A cat fishes for stars from the tip of the moon."""

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.matrix import Card
from atelier.motifs.buildings import roof
from atelier.motifs.land import mountains
from atelier.motifs.sky import cloud, star
from atelier.noise import dice
from atelier.paths import ellipse, minus, poly, rect, ribbon, smooth, spline, union

CARD = Card(id="cat", palette="indigo-gold", composition="triangle", setting="rooftops", mood="mischief",
    themes=("night", "patience", "animals", "dreams"), hero="cat", moon_or_sun=True, birds=False, cloudy_sky=True,
    seed=71)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    _town_at_night(canvas)
    _crescent(canvas)
    canvas.line([(470, 226), (476, 420), (474, 596)], [0.9, 0.9, 0.9], "#f5ead0", 0.9, wobble=0, rough=0,
        detail=0.8)
    canvas.glow(474, 628, 150, "#ffe27a", 0.7)
    roof(canvas, 296, 836, 150, 44, "#5a5a78", "#3f5f86", seed=24, win=2, rows=2)
    roof(canvas, 92, 838, 190, 36, "#74485a", "#a8434a", seed=21, win=3, rows=2)
    roof(canvas, 506, 840, 200, 40, "#5f4468", "#b8583e", seed=22, win=3, rows=2)
    canvas.fog(820, 960, "#1a2a58", 0.55)
    _chimney(canvas)
    _catch(canvas)


def _town_at_night(canvas: Canvas) -> None:
    canvas.set_light(light=(-0.5, -0.7, 0.5), ambient="#0d1436", key="#fff0b0")
    canvas.sky([(0, "#081030"), (0.35, "#12305a"), (0.62, "#1f6070"), (0.8, "#58a08c"), (1, "#c8c88a")], swirl=0.08)
    canvas.glow(300, 270, 380, "#ffe9a0", 0.35)
    for i, (x, y, w, h, alpha) in enumerate([(90, 120, 240, 50, 0.5), (540, 440, 280, 66, 0.8),
        (60, 500, 260, 60, 0.8), (520, 110, 200, 40, 0.4)]):
        with canvas.at(x, y):
            cloud(canvas, w, h, ("#8fc0b4", "#1f4a6a"), seed=i + 51, alpha=alpha)
    mountains(canvas, 700, 90, "#2a6a74", 9, haze="#8ab894", n=5)
    canvas.fog(620, 760, "#b8d09a", 0.5)
    random = dice(4)
    houses = [(12 + i * 72 + (random.random() - 0.5) * 26, 690 + 40 * random.random(), 62 + 34 * random.random(),
        70 + 26 * random.random(), random.random()) for i in range(9)]
    for x, y, w, gable, tone in houses:
        _far_house(canvas, x, y, w, gable, tone)
    canvas.fog(660, 800, "#9cc8a0", 0.45)
    brush.background(canvas)
    for k, (x, y, _w, gable, tone) in enumerate(houses):  # few windows are lit; the haze softens them
        for dx, dy in ((0, -gable * 0.36), (-9, 12), (10, 14))[k % 2:1 + int(3 * tone)]:
            canvas.glow(x + dx, y + dy, 17, "#ffd88a", 0.3)
            canvas.fill(rect(x + dx - 3, y + dy - 4, 6, 8.5, 1), ["#ffe6a4", "#e8b45c"], soft=0.7, edge=0.1,
                wobble=0.2, alpha=0.9, detail=0.8)


def _far_house(canvas: Canvas, x: float, y: float, w: float, gable: float, tone: float) -> None:
    """A gable in the haze, a roof's thickness on its lit side; origin the middle of its eaves."""
    wall = mix("#2f6a78", "#4a5a80", tone)
    cover = mix("#4a6a88", "#6a5a80", tone)
    side = 1 if tone > 0.5 else -1
    canvas.fill(rect(x + side * w * 0.2 - 5, y - gable * 0.95, 10, gable * 0.6),
        [wall, mix(wall, canvas.ambient, 0.5)], soft=0.8)
    canvas.fill(poly([(x - w / 2, y + 260), (x - w / 2, y), (x, y - gable), (x + w / 2, y), (x + w / 2, y + 260)]),
        [mix(wall, canvas.key, 0.1), wall, mix(wall, canvas.ambient, 0.5)],
        gradient=((x - w / 2, y), (x + w / 2, y + 70)), soft=0.8, texture=0.06, streaks="v")
    for way in (-1, 1):
        canvas.fill(poly([(x + way * (w / 2 + 7), y + 8), (x, y - gable - 7), (x, y - gable + 5),
            (x + way * (w / 2 - 1), y + 11)]), mix(cover, canvas.key, 0.22) if way < 0
            else mix(cover, canvas.ambient, 0.35), soft=0.6)


def _crescent(canvas: Canvas) -> None:
    """A moon of wood and paint on two ropes, and the cat on its tip."""
    canvas.stars(110, 460, seed=5, avoid=(290, 270, 150))
    crescent = minus(ellipse(280, 270, 168), ellipse(345, 212, 142))
    canvas.glow(265, 290, 300, "#fff0b0", 0.45)
    mask = canvas.fill(crescent, ["#fffbe4", "#ffe9a8", "#eebc62"], gradient=((120, 200), (400, 420)), form=0.7,
        radius=46, shade="#c98a4a", highlight="#fffdf0", grain=0.5, edge=0.08, wobble=0.25, detail=0.45,
        light=(-0.6, 0.3, 0.5))
    for x, y, r in ((176, 330, 15), (206, 372, 9), (150, 280, 8), (250, 402, 13), (310, 414, 7), (164, 236, 6),
        (228, 340, 5)):
        canvas.fill(ellipse(x, y, r, r * 0.85), "#d9a254", alpha=0.6, clip=mask, edge=0.3)
        canvas.fill(minus(ellipse(x, y, r, r * 0.85), ellipse(x - r * 0.2, y - r * 0.25, r, r * 0.85)), "#fffbe6",
            alpha=0.85, clip=mask)
    for x, foot in ((226, (163, 152)), (268, (219, 146))):  # two ropes, wound round the horn
        canvas.line([(x, -5), foot], 1.5, "#e8cf98", 0.75, wobble=0, rough=0, detail=0.8)
    for y in (148, 153, 158):
        canvas.line([(160 + (y - 150) * -0.4, y), (190, y + 6), (219 - (y - 150) * 0.5, y - 2)], 4.2,
            ["#e8c486", "#8a5a34"], form=0.7, radius=2, clip=mask, wobble=0.1, detail=0.8)
    with canvas.at(318, 362, 1.12, 0):
        _cat(canvas)


def _cat(canvas: Canvas) -> None:
    """The cat, sitting, seen from the side, both forepaws round the rod; origin its seat."""
    colour, rim, scarf = "#1c1a2c", "#ffe9a8", "#c8433c"
    look = dict(edge=0.15, wobble=0.3, detail=0.85)
    second = mix(colour, "#5a5a8a", 0.35)
    fur = dict(shade="#0a0a16", highlight=mix(colour, rim, 0.3), **look)
    canvas.fill(ellipse(2, 5, 48, 8), "#7a4a28", alpha=0.6, soft=4)  # its shadow on the moon
    canvas.fill(ribbon([(-26, -8), (-44, 6), (-48, 34), (-36, 60), (-44, 84), (-58, 88)], [12, 11, 9, 9, 8, 5]),
        [second, colour], form=0.6, radius=6, rim=(rim, 1.6, 0.5), **look)
    canvas.fill(ribbon([(14, -62), (34, -44), (56, -55)], [17, 14, 10]), ["#16141f", "#0e0d18"], form=0.6, radius=5,
        **fur)
    _paw(canvas, 60, -61, -38, colour, rim)
    body = smooth([(-4, -90), (-20, -78), (-33, -52), (-41, -22), (-36, -2), (-20, 3), (30, 3), (37, -2), (32, -9),
        (22, -12), (21, -30), (25, -50), (22, -72), (14, -88)])
    mask = canvas.fill(body, [second, colour, "#12101e"], gradient=((-30, -80), (14, 0)), form=0.85, radius=26,
        rim=(rim, 2.2, 0.7), **fur)
    canvas.line([(-24, -40), (-2, -44), (12, -24), (8, -4)], [1, 5, 4, 1], "#050510", 0.7, clip=mask, soft=2)
    canvas.line([(-20, -38), (-2, -40), (9, -26)], [0.5, 2.4, 0.5], "#6a6486", 0.5, clip=mask, soft=1.4)  # the haunch
    canvas.line([(6, -17), (42, -46), (92, -88), (122, -110), (136, -121)], [4.4, 4, 3, 2, 1.2], "#8a5a34", form=0.5,
        radius=2, wobble=0.1, detail=0.85)
    leg = canvas.fill(ribbon([(2, -70), (12, -40), (36, -40)], [25, 19, 12]), [second, colour], form=0.8, radius=9,
        rim=(rim, 1.6, 0.45, (0.2, -0.9, 0.4)), **fur)
    canvas.fill(ellipse(0, -74, 15, 16), colour, soft=5, clip=leg)  # the shoulder melts into the body
    _paw(canvas, 42, -46, -38, second, rim)
    with canvas.at(8, -90, 1, 6), canvas.at(-8, 90):
        head = spline([(-16, -96), (-17, -112), (-14, -138, 1), (-2, -124), (10, -124), (20, -138, 1), (25, -114),
            (34, -104), (36, -97), (28, -88), (10, -82), (-6, -84)])
        face = canvas.fill(head, [second, colour], gradient=((-10, -130), (20, -84)), form=0.8, radius=16,
            rim=(rim, 2, 0.7), **fur)
        canvas.fill(poly([(-11, -130), (-4, -121), (-12, -116)]), "#4a3444", alpha=0.7, clip=face, soft=1)
        canvas.fill(spline([(17, -106, 1), (22, -110.5), (27.5, -108, 1), (23, -104.5)]), ["#ffe08a", "#e8a02c"],
            edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(24.2, -107.6, 1.1, 2.8), "#0a0a14", edge=0, wobble=0, detail=1)
        canvas.line([(15.5, -106.5), (21.5, -111.2), (28, -108.6)], [0.6, 2, 0.8], "#07070f", 1, wobble=0, detail=1)
        canvas.fill(spline([(33, -101), (37, -100), (34, -96)]), "#a86068", edge=0, wobble=0, detail=1)
        canvas.line([(35, -97), (31, -92.5), (25, -92)], [0.4, 1, 0.3], "#5a5474", 0.8, wobble=0, detail=1)
        for i in range(3):
            canvas.line([(30, -95 + i * 1.5), (44, -97 + i * 5), (54, -94 + i * 8)], [0.6, 0.4, 0.2], "#e8e0d8", 0.55,
                wobble=0, rough=0, detail=0.9)
    canvas.fill(ribbon([(-14, -85), (4, -79), (23, -83)], [8, 11, 8]), scarf, form=0.8, radius=5, **look)
    canvas.fill(ribbon([(-8, -83), (-26, -77), (-40, -85), (-58, -79)], [7, 10, 9, 8], cap=False), [scarf, "#6a2030"],
        gradient=((-8, 0), (-58, 0)), form=0.6, radius=4, rim=(rim, 1.5, 0.4), **look)


def _paw(canvas: Canvas, x: float, y: float, turn: float, colour: Colour, rim: Colour) -> None:
    """A paw closed over the rod, its toes lying across."""
    with canvas.at(x, y, 1, turn):
        canvas.fill(union(ellipse(-3, 0, 8, 7.4), *[ellipse(-1 + 4 * k, 3.4 - 0.5 * k, 3.2, 5.2)
            for k in (-1, 0, 1)]), [mix(colour, "#8a84a8", 0.25), colour], form=0.8, radius=5, rim=(rim, 1.2, 0.5),
            edge=0.1, wobble=0.2, detail=0.9)
        for k in (-1, 0):
            canvas.line([(1 + 4 * k, 0), (1 + 4 * k, 8)], [0.4, 1.2], "#07070f", 0.8, wobble=0, detail=0.9)


def _chimney(canvas: Canvas) -> None:
    """The chimney where the catch is kept."""
    canvas.fill(poly([(444, 672), (504, 672), (504, 675), (444, 752)]), ["#b06a54", "#5a3046"],
        gradient=((444, 0), (504, 0)), edge=0.15, wobble=0.4, detail=0.6, texture=0.12)
    for r, ends in enumerate(((446, 464, 470, 486), (452, 474), (446, 460), (446, 454))):
        for x in range(0, len(ends), 2):
            canvas.line([(ends[x], 684 + r * 15), (ends[x + 1], 684 + r * 15)], 1.4, "#3a1c34", 0.6, wobble=0.2)
    canvas.fill(rect(438, 664, 72, 12, 2), ["#d08a6a", "#6a3a4a"], gradient=((438, 0), (510, 0)), edge=0.1,
        wobble=0.3, detail=0.6)


def _catch(canvas: Canvas) -> None:
    """The stars already caught, and the next one on its line."""
    canvas.glow(474, 660, 80, "#ffe27a", 0.8)
    for x, y, r in ((452, 660, 7), (496, 658, 8), (486, 664, 5), (462, 664, 6)):
        with canvas.at(x, y):
            star(canvas, r, "#ffe27a", rot=-80 + x)
    with canvas.at(474, 620):
        star(canvas, 21, "#ffe88a", rot=-84)
