"""A tree full of doors, and an old woman with one key that is too large."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.buildings import door, window
from atelier.motifs.heads import Head
from atelier.motifs.land import grass, hill
from atelier.motifs.objects import key, ladder
from atelier.motifs.person import Person, Pose, person
from atelier.motifs.plants import branch, leaf_clump
from atelier.noise import dice
from atelier.paths import ellipse, placed, ribbon, spline

CARD = Card(id="tree", palette="olive-rust", composition="symmetric", setting="forest", mood="curiosity",
    themes=("home", "nature", "secret", "plants"), hero="tree house", moon_or_sun=False, birds=False,
    cloudy_sky=False, seed=53)


LEAVES = ["#5c2036", "#a8343a", "#e0702f", "#f7b54a", "#ffe08a"]


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    _forest(canvas)
    _trunk(canvas)
    _crown(canvas)
    _doors(canvas)
    _lanterns(canvas)
    _locksmith(canvas)
    _drifting(canvas)
    grass(canvas, 0, 200, 904, 60, ["#1d3f48", "#3f6a4e", "#0f2a3a"], 40, 3)
    grass(canvas, 420, 600, 906, 60, ["#1d3f48", "#3f6a4e", "#0f2a3a"], 42, 4)


def _forest(canvas: Canvas) -> None:
    """Pale trunks far behind, mist and a rise of grass."""
    canvas.set_light(light=(0.5, -0.65, 0.5), ambient="#16203c", key="#ffe0a0")
    canvas.sky([(0, "#ffe6a8"), (0.22, "#e6c07a"), (0.48, "#6fa08a"), (0.78, "#27566a"), (1, "#12304c")],
        focus=(390, 300, 720), swirl=0.07)
    canvas.glow(400, 280, 330, "#fff0c0", 0.5)
    random = dice(3)
    for _ in range(16):
        x = 620 * random.random() - 10
        w = 10 + 18 * random.random()
        depth = random.random()
        c = mix("#a8c0a0", "#3d6f78", depth)
        canvas.fill(ribbon([(x, 900), (x + 8 * random.random(), 500), (x - 6 + 12 * random.random(), -20)],
            [w * 1.3, w, w * 0.8]), [c, mix(c, "#dfe0b0", 0.3)], gradient=((0, 0), (0, 900)),
            alpha=0.3 + 0.25 * depth, streaks="v", texture=0.1, edge=0.5)
    canvas.fog(560, 900, "#d8d8a0", 0.5)
    hill(canvas, [(0, 770), (150, 752), (300, 738), (450, 756), (600, 778)], ["#7f9a5e", "#35604f", "#18394a"],
        radius=60)
    brush.background(canvas)


def _trunk(canvas: Canvas) -> None:
    random = dice(30)
    outline = spline([(70, 868, 1), (130, 828), (176, 790), (204, 720), (214, 640), (206, 560), (214, 480),
        (204, 400), (168, 340), (120, 300, 1), (150, 296), (206, 330), (238, 356), (246, 300), (240, 236, 1),
        (262, 232, 1), (284, 300), (306, 360), (336, 320), (380, 286), (430, 268, 1), (412, 300), (370, 352),
        (356, 420), (366, 500), (386, 580), (388, 660), (400, 730), (440, 794), (498, 834), (560, 862, 1),
        (500, 880), (430, 872), (380, 892), (300, 880), (230, 894), (160, 878)])
    canvas.shadow(ellipse(310, 868, 250, 22), "#0d1c30", -10, 8, 12, 0.6)
    trunk = canvas.fill(outline, ["#9a6a4a", "#6d4436", "#47303a"], form=0.95, radius=74, bump=0.25, bark=0.55,
        shade="#241c3a", highlight="#e2a468", rim=("#ffe6a8", 4, 0.8), texture=0.1, streaks="v", grain=0.5,
        detail=0.5)
    for i in range(34):
        o = i * 5.2 - 88
        canvas.line([(300 + o * 2.0 * (0.9 + 0.2 * random.random()), 850 - abs(o) * 0.25), (300 + o * 1.05, 740),
            (298 + o * 0.92 + 6 * math.sin(i), 600), (290 + o * 0.86, 470 + 60 * random.random()),
            (286 + o * 0.84, 380 + 60 * random.random())], [0.3, 2.6 * random.random() + 1,
            2.4 * random.random() + 0.6, 1.4, 0.2], "#22182c" if i % 3 else "#e0a870", 0.5 if i % 3 else 0.35,
            clip=trunk, rough=0.7)


def _crown(canvas: Canvas) -> None:
    random = dice(31)
    tips: list = []
    for x, y, angle, length, w in ((146, 312, -2.7, 66, 22), (251, 250, -1.75, 66, 24), (408, 282, -0.55, 66, 22),
        (190, 344, -2.0, 74, 16), (352, 318, -1.25, 74, 16)):
        branch(canvas, x, y, angle, length, w, 4, "#5a3a38", random, tips, rim=("#ffe0a0", 1.6, 0.6))
    clumps = [(t[0], t[1]) for t in tips] + [(80 + 440 * random.random(), 40 + 210 * random.random())
        for _ in range(34)]
    for i, (x, y) in enumerate(sorted(clumps, key=lambda p: -p[1])):
        canvas.fill(ellipse(x, y, 28), "#5a2434", alpha=0.28, soft=6, edge=0.5)
        leaf_clump(canvas, x, y, 30, LEAVES, dice(i + 100), 18, 6.2)


def _doors(canvas: Canvas) -> None:
    for x, y, h, w, is_open, paint in ((300, 838, 76, 46, True, "#7a3a2c"), (254, 664, 46, 28, False, "#2f5d6b"),
        (338, 594, 42, 26, True, "#8c2f3c"), (262, 520, 36, 22, False, "#6f7d3c"),
        (326, 452, 32, 20, False, "#4b3a78")):
        with canvas.at(x, y):
            door(canvas, h, w, paint, "#ffcb66", is_open=is_open, frame="#2c1a22")
        if y < 800:
            canvas.fill(spline([(x - w * 0.9, y, 1), (x + w * 0.9, y, 1), (x + w * 0.7, y + 7),
                (x - w * 0.7, y + 7)]), ["#8a5a3c", "#3a2230"], form=0.5, radius=4, edge=0.2,
                rim=("#ffe0a0", 1.4, 0.7), detail=0.7)
    for x, y, s in ((350, 700, 1), (236, 590, 0.8), (290, 420, 0.75), (372, 668, 0.7)):
        with canvas.at(x, y):
            window(canvas, 13 * s, 18 * s, "#ffd070", "#2c1a22", 0.5)
    ladder(canvas, 214, 846, 244, 668, 15, "#8a5a36")
    ladder(canvas, 366, 700, 346, 600, 12, "#8a5a36")
    ladder(canvas, 246, 590, 256, 524, 10, "#8a5a36")


def _lanterns(canvas: Canvas) -> None:
    for x, y in ((120, 352), (470, 330), (196, 392), (420, 384)):
        canvas.line([(x, y - 54), (x, y)], 0.8, "#2a1c28", wobble=0)
        canvas.glow(x, y + 8, 46, "#ffd070", 0.7)
        canvas.fill(spline([(x - 6, y), (x + 6, y), (x + 8, y + 9), (x + 5, y + 17), (x - 5, y + 17),
            (x - 8, y + 9)]), ["#fff4c8", "#ffae4a"], gradient=("r", (x, y + 9), 12), edge=0.05, wobble=0.3,
            detail=1)


def _locksmith(canvas: Canvas) -> None:
    """An old woman drags a key that is larger than she is towards the open door."""
    old = Person(Head(skin="#e0ac86", hair="#e8e0d0", style="short", hat="kerchief", hat_colour="#c8433c", lines=1,
        nose=1.5, mood="smile"), top="#2f6a6e", legs="#3a3040", outfit="dress", stout=0.7, age="old",
        belt="#f0c04e", rim="#ffe6a8")
    pose = Pose(lean=10, nod=4, near_foot=(14, 0), far_foot=(-16, 0), near_hand=(-4, -86), far_hand=(8, -84))
    canvas.shadow(ellipse(475, 880, 60, 8), "#0d1c30", 0, 2, 6, 0.6)
    with canvas.at(462, 880, 1.3, 0, -1):
        with canvas.at(22, -70, 1.6, -52):
            key(canvas, 62, "#f0bc4e")
        person(canvas, old, pose)


def _drifting(canvas: Canvas) -> None:
    """Fireflies and falling leaves."""
    random = dice(32)
    for _ in range(36):
        x, y = 600 * random.random(), 420 + 460 * random.random()
        canvas.glow(x, y, 9, "#fff0a0", 0.8)
        canvas.fill(ellipse(x, y, 1.2), "#fffbe0", edge=0, wobble=0)
    for i in range(22):
        x, y, size = 600 * random.random(), 330 + 520 * random.random(), 4 + 4 * random.random()
        leaf = spline([(-size, 0, 1), (0, -size * 0.5), (size, 0, 1), (0, size * 0.5)])
        canvas.fill(placed(leaf, x, y, 1, random.random() * 180), ["#e0702f", "#f7b54a", "#c8433c"][i % 3],
            edge=0.1)
