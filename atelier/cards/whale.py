"""A whale carries a few bare trees across the sky above the lighthouse."""

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.buildings import lighthouse
from atelier.motifs.heads import Head
from atelier.motifs.person import Person, Pose, person
from atelier.motifs.plants import branch
from atelier.motifs.sky import aurora, cloud
from atelier.motifs.water import waves
from atelier.noise import dice
from atelier.paths import ellipse, poly, smooth, spline, union

CARD = Card(id="whale", palette="blue-hour", composition="vista", setting="coast", mood="wonder",
    themes=("sea", "scale", "dreams", "travel"), hero="whale", moon_or_sun=False, birds=False, cloudy_sky=True,
    seed=11)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    _sky_and_sea(canvas)
    with canvas.at(272, 312, 1.1, -10):
        _whale(canvas)
    with brush.loose(canvas):
        for i, (x, y, w, h) in enumerate([(60, 452, 260, 60), (470, 410, 330, 76)]):
            with canvas.at(x, y):
                cloud(canvas, w, h, ("#fbe9d6", "#7f8fbb"), seed=i + 8, alpha=0.95, n=16)
    canvas.glow(250, 400, 120, "#fff0b8", 0.3, squash=0.5)
    with canvas.at(272, 312, 1.1, -10):
        _garden(canvas)
    _lighthouse_rock(canvas)
    _rowing_boat(canvas)
    waves(canvas, 838, 905, 3, ["#1c4a72", "#0a1c44"], 8, amp=9, foam="#ffdca8")
    canvas.line([(336, 838), (372, 832), (430, 839), (486, 834), (548, 840), (610, 835)], [0.5, 3, 1.4, 3, 1.6, 2],
        "#dfe6e8", 0.5, soft=0.8, wobble=1)


def _sky_and_sea(canvas: Canvas) -> None:
    canvas.set_light(light=(-0.6, -0.6, 0.5), ambient="#141a4a", key="#ffe3b8")
    canvas.sky([(0, "#0b1038"), (0.3, "#1c2c66"), (0.55, "#3f6291"), (0.72, "#d8a184"), (0.8, "#f4cf9a"),
        (1, "#f4cf9a")], swirl=0.07)
    aurora(canvas, [(-30, 250), (90, 190), (220, 214), (360, 150), (500, 176), (630, 110)], 170, "#58d8b0", 0.34)
    aurora(canvas, [(-30, 130), (120, 100), (280, 120), (420, 62), (630, 60)], 120, "#8a7ae8", 0.3)
    for i, (x, y, w, h, alpha) in enumerate([(80, 330, 240, 50, 0.5), (560, 330, 230, 60, 0.7)]):
        with canvas.at(x, y):
            cloud(canvas, w, h, ("#8fa2c4", "#36508a"), seed=i + 20, alpha=alpha)
    canvas.fog(560, 720, "#f9cf9c", 0.55)
    waves(canvas, 680, 900, 9, ["#7d93b0", "#2f6a86", "#123a60", "#0b1f47"], 3, foam="#ffe2b6")
    with canvas.at(330, 352):
        cloud(canvas, 520, 90, ("#aebbd6", "#3c5692"), seed=5, alpha=0.8, n=20)
    brush.background(canvas)
    canvas.stars(120, 420)


def _whale(canvas: Canvas) -> None:
    """A whale facing left, about 420 long, origin body centre: body and fluke are one silhouette."""
    top, low, rim = "#4a6ea2", "#26407a", "#ffe0a8"
    ink = mix(low, canvas.ambient, 0.6)
    look = dict(form=0.9, shade=ink, texture=0.03, detail=0.55, grain=0.3)
    trunk = spline([(-196, 8), (-186, -22), (-150, -48), (-90, -66), (-20, -72), (50, -60), (104, -44), (150, -38),
        (182, -46, 1), (204, -28, 1), (172, 4), (120, 30), (56, 58), (-20, 76), (-90, 76), (-150, 58), (-186, 32)])
    fluke = smooth([(166, -24), (162, -48), (148, -72), (122, -94), (84, -108, 1), (122, -112), (156, -104),
        (180, -90), (193, -74, 1), (204, -92), (226, -108), (256, -116), (294, -112, 1), (262, -92), (234, -66),
        (212, -42), (196, -18)])
    mask = canvas.fill(union(trunk, fluke), [top, low], gradient=((0, -80), (0, 60)), radius=58, rim=(rim, 3, 0.7),
        **look)
    soft = dict(clip=mask, rough=0, wobble=0.2)
    for way in ([(186, -34), (180, -58), (152, -86), (108, -104)], [(190, -34), (210, -64), (240, -92), (276, -108)]):
        canvas.line(way, [14, 9, 5, 0.5], ink, 0.5, soft=5, **soft)  # the two blades fall away from the stock
    canvas.line([(192, -72), (190, -56), (186, -40)], [3, 4, 1], ink, 0.7, soft=1.5, **soft)
    canvas.fill(smooth([(110, 0), (150, -14), (190, -30), (204, -26), (172, 6), (110, 40)]), ink, alpha=0.5, soft=12,
        clip=mask, edge=0)
    pleats = spline([(-200, 16, 1), (-168, 26), (-120, 30), (-84, 42), (-20, 52), (46, 62, 1), (20, 96),
        (-60, 110), (-170, 90), (-210, 50)])
    canvas.fill(pleats, ["#a3aecb", "#4e6096"], gradient=((-180, 10), (30, 80)), clip=mask, edge=0.6, alpha=0.92,
        texture=0.03, darken=(mix(low, canvas.ambient, 0.5), (0, 40), (0, 92), 0.8))
    lit = canvas.mask(ellipse(-104, 58, 52, 22, 10), 4, 0.3)
    canvas.fill(lit, ["#fff6d4", "#ffe6a8"], alpha=1, clip=mask, grain=0.1, texture=0)  # here the lighthouse finds it
    for i in range(9):
        k = i * 5.6
        canvas.line([(-192 + i * 3.4, 20 + k * 0.62), (-150 + i * 2, 31 + k * 0.75), (-90, 40 + k * 0.82),
            (-20, 49 + k * 0.68), (30 - i * 5, 52 + k * 0.42)], [0.5, 1.9, 1.8, 1.2, 0.2],
            mix(low, canvas.ambient, 0.4), 0.55, clip=mask, rough=0.5)
    canvas.line([(-198, 12), (-168, 21), (-132, 26), (-104, 30), (-92, 40)], [1, 2.2, 2.4, 1.6, 0.4],
        mix(low, "#05081c", 0.6), 0.9, clip=mask, rough=0.3)
    # the eye: small, low, half shut
    canvas.fill(ellipse(-108, 8, 8, 6), mix(top, "#0a1030", 0.5), soft=1.5, clip=mask)
    canvas.fill(ellipse(-108, 9, 3.6, 2.8), "#070a1a", edge=0, detail=0.95)
    canvas.fill(ellipse(-109.4, 8.2, 0.8), "#fff6df", edge=0, wobble=0, detail=0.95)
    canvas.line([(-117, 7), (-108, 4.4), (-99, 8)], [0.5, 2.4, 0.5], mix(top, low, 0.5), 1, wobble=0, detail=0.9)
    canvas.line([(-116, 14), (-107, 16), (-99, 13)], [0.2, 1, 0.2], mix(low, "#05081c", 0.5), 0.5)
    random = dice(4)
    for _ in range(46):  # pale freckles on the back
        x = -170 + 290 * random.random()
        y = -62 + 62 * random.random() ** 1.4 + abs(x + 20) * 0.08
        z = random.random()
        canvas.fill(ellipse(x, y, 0.7 + 1.9 * z**3), "#fff1c4", alpha=0.3 + 0.5 * z, clip=mask, edge=0, wobble=0,
            grain=0)
    fin = spline([(-58, 44), (-44, 76), (-18, 108), (20, 132), (54, 140, 1), (42, 112), (20, 82), (-8, 52),
        (-34, 34)])
    canvas.shadow(fin, canvas.ambient, -6, 4, 6, 0.5, clip=mask)
    canvas.fill(fin, [top, low], radius=15, rim=("#fff0b8", 2.4, 0.6, (-0.2, 0.9, 0.2)), **look)
    canvas.fill(spline([(60, -58), (80, -74), (98, -76, 1), (95, -63), (104, -46)]), [top, low], radius=8,
        rim=(rim, 2, 0.7), **look)


def _garden(canvas: Canvas) -> None:
    """Bare trees on the whale's back."""
    random = dice(9)
    for x, y, size in ((-40, -70, 1), (-12, -70, 0.7), (20, -66, 1.15), (44, -62, 0.6)):
        branch(canvas, x, y, -1.5 + x * 0.004, 22 * size, 5 * size, 4, "#33263c", random, [],
            rim=("#ffe0b0", 1, 0.6))


def _lighthouse_rock(canvas: Canvas) -> None:
    rock = spline([(350, 800, 1), (376, 770), (398, 766), (416, 742), (450, 730), (500, 726), (540, 744),
        (560, 766), (600, 776, 1), (640, 1000, 1), (330, 1000, 1)])
    for spread, strength in ((1, 0.34), (0.55, 0.4)):  # the beam reaches the belly and ends there
        canvas.fill(poly([(478, 554), (478, 560), (222, 396 + 44 * spread), (164, 392), (206, 396 - 44 * spread)]),
            "#fff0b8", alpha=strength, soft=4, blend="screen", edge=0, texture=0, fade=((330, 470), (60, 310)))
    canvas.fill(poly([(478, 553), (478, 559), (640, 600), (640, 640)]), "#fff0b8", alpha=0.2, soft=5, blend="screen",
        edge=0, texture=0, fade=((490, 560), (640, 620)))
    stone = canvas.fill(rock, ["#6a6288", "#332e58", "#10163c"], form=0.8, radius=40, bump=0.5,
        rim=("#ffd9a0", 2, 0.45), detail=0.5, texture=0.02, grain=0.2)
    look = dict(clip=stone, edge=0.3, texture=0.02, grain=0.2, wobble=0.8)
    for plane, tone, alpha in (([(376, 772), (400, 766), (418, 742), (452, 732), (440, 770), (404, 800), (372, 806)],
        "#9a8a9a", 0.5), ([(452, 732), (498, 728), (508, 760), (470, 792), (438, 772)], "#8a7a94", 0.42),
        ([(404, 802), (440, 772), (470, 794), (446, 846), (392, 850)], "#4a4470", 0.5),
        ([(500, 728), (544, 746), (552, 790), (510, 810), (508, 762)], "#2a2650", 0.6),
        ([(472, 796), (508, 764), (512, 812), (500, 860), (448, 848)], "#221f48", 0.6),
        ([(546, 750), (600, 780), (620, 860), (520, 862), (552, 792)], "#171638", 0.7)):
        canvas.fill(smooth([(x, y, 1) for x, y in plane]), tone, alpha=alpha, soft=2.6, **look)
    # wet to above the waves
    canvas.fill(smooth([(330, 818), (420, 824), (520, 816), (640, 822), (640, 880), (330, 880)]), "#0c1434",
        alpha=0.6, soft=9, clip=stone, edge=0)
    for way in ([(500, 732), (510, 762), (500, 790)], [(424, 792), (410, 822), (404, 850)]):
        canvas.line(way, [0.4, 2, 0.4], "#0c0f2c", 0.5, clip=stone, soft=1, wobble=0.8)
    with canvas.at(478, 738, 0.95):
        lighthouse(canvas)
    canvas.glow(478, 556, 90, "#fff0b8", 0.8, power=2.2)


def _rowing_boat(canvas: Canvas) -> None:
    """An old fisherman has stopped rowing and looks up."""
    canvas.shadow(ellipse(150, 806, 64, 7), "#08143c", 0, 4, 4, 0.5)
    fisher = Person(Head(skin="#d8a07a", hair="#e8e0d0", beard="short", hat="cap", hat_colour="#7a2f3a", lines=0.8,
        nose=1.4, mood="open"), top="#c9873a", legs="#3a3448", outfit="jacket", stout=0.6, scarf="#b23a3a",
        rim="#ffe0a8")
    pose = Pose(lean=-10, nod=-26, hip=(0, -24), near_foot=(26, -2), far_foot=(22, -2), near_hand=(20, -40),
        far_hand=(18, -36))
    with canvas.at(150, 800):
        with canvas.at(-14, 8, 0.78):
            person(canvas, fisher, pose)
        canvas.fill(spline([(-58, -14, 1), (-30, -5), (20, -5), (60, -18, 1), (44, 8), (10, 14), (-38, 10)]),
            ["#a8623c", "#4c2434"], form=0.7, radius=12, rim=("#ffe0a8", 1.8, 0.7), detail=0.7)
        canvas.line([(-54, -8), (-20, 0), (20, 0), (54, -10)], 1.4, "#3a1c28", 0.8)
        canvas.line([(4, -22), (30, -2), (66, 20)], [2, 2, 5], "#5a3424")
        canvas.line([(46, -40), (46, -12)], 1.6, "#3a1c28", wobble=0)
        canvas.glow(46, -44, 60, "#ffd070", 0.8)
        canvas.fill(ellipse(46, -44, 4, 5.5), ["#fff8dc", "#ffb84a"], edge=0, wobble=0.1, detail=1)
