"""An old clockmaker mends the heart of a child who waits on the bench."""


import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix, rgb
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.clockmaker import clockwork_heart, hanging_thing, old_craftsman, patient
from atelier.motifs.hands import working_hand
from atelier.motifs.machines import gear
from atelier.motifs.objects import clock_face
from atelier.noise import dice
from atelier.paths import ellipse, poly, rect, ribbon, smooth, union

CARD = Card(id="workshop", palette="forest-green", composition="interior", setting="workshop", mood="tenderness",
    themes=("craft", "healing", "body", "old-age"), hero="craftsman", moon_or_sun=False, birds=False,
    cloudy_sky=False, seed=233)


HEART = (296, 628)
FROM_BELOW = (0, 0.85, 0.4)
LOOK = dict(edge=0.12, wobble=0.3, detail=0.6)
# x, y of the thread's end, what hangs there, how large, in which metal
HANGING = ((30, -14, "watch", 2.5, "#c89a4a"), (96, 196, "key", 1.1, "#b8843c"),
    (168, 40, "scale", 0.9, "#c89a4a"), (232, 30, "key", 0.7, "#a87a3c"), (300, 6, "pendulum", 1.0, "#c89a4a"),
    (372, 84, "watch", 0.8, "#b8843c"), (436, 20, "key", 1.0, "#b8843c"), (492, 196, "scale", 0.9, "#c89a4a"),
    (566, 30, "pendulum", 2.0, "#c89a4a"), (560, 300, "key", 0.8, "#a87a3c"), (34, 300, "bell", 1.0, "#b8843c"),
    (178, 196, "watch", 0.62, "#b8843c"), (420, 176, "watch", 0.66, "#b8843c"), (262, 128, "bell", 0.6, "#b8843c"),
    (330, 150, "key", 0.55, "#a87a3c"), (128, 330, "key", 0.6, "#a87a3c"))


def draw(canvas: Canvas) -> None:
    """Paint from far to near, in the light of the heart."""
    canvas.set_light(light=(0, 0.8, 0.45), ambient="#0c2420", key="#ffcf90")
    _wall(canvas)
    _clockmaker(canvas)
    _bench(canvas)
    _bits_on_the_bench(canvas)
    _heart(canvas)
    _arms(canvas)
    canvas.shadow(ellipse(510, 770, 54, 10), "#1c0c10", 20, 2, 8, 0.7)
    with canvas.at(506, 770, 1.12):
        patient(canvas)
    for i, (x, y, kind, size, metal) in sorted(enumerate(HANGING, 1), key=lambda thing: thing[1][3]):
        hanging_thing(canvas, x, y, kind, size, metal, seed=i)


def _wall(canvas: Canvas) -> None:
    """Green boards, two shelves of jars and boxes, clocks that disagree."""
    random = dice(8)
    canvas.picture[:] = rgb("#3f6a54")
    for i in range(13):
        canvas.fill(rect(i * 50 - 14, -20, 47, 940), ["#4a7a60", "#5f8a68", "#3f6450"], texture=0.1, streaks="v",
            edge=0.2, wobble=0.4)
    for y in (118, 268):
        canvas.fill(rect(-20, y, 640, 15), ["#a8784a", "#5a3c2c"], edge=0.1)
        canvas.fill(rect(-20, y + 14, 640, 10), "#1c3028", alpha=0.6, soft=3)
    look = dict(edge=0.12, wobble=0.4)
    for i in range(15):
        for y in (118, 268):
            x = 20 + i * 41 + 8 * random.random()
            h = 34 + 40 * random.random()
            c = ["#8a5c3c", "#5f7a58", "#a8844a", "#70443c", "#4a6468"][int(random.random() * 5)]
            t = random.random()
            if t < 0.45:
                canvas.fill(rect(x - 12, y - h, 24, h, 4), [mix(c, "#e8d090", 0.2), c], **look)
                canvas.fill(ellipse(x, y - h * 0.6, 9), "#e8dcb0", edge=0.1)
                canvas.line([(x, y - h * 0.6), (x + 4, y - h * 0.6 - 4)], 1.4, "#2a2018", 1)
            elif t < 0.75:
                canvas.fill(union(smooth([(x - 11, y, 1), (x - 13, y - h * 0.5), (x - 5, y - h * 0.7),
                    (x + 5, y - h * 0.7), (x + 13, y - h * 0.5), (x + 11, y, 1)]), rect(x - 4, y - h * 0.9, 8,
                    h * 0.3)), [mix(c, "#c0e0c0", 0.3), c], **look)
            else:
                canvas.fill(smooth([(x - 15, y, 1), (x - 16, y - h * 0.6), (x, y - h), (x + 16, y - h * 0.6),
                    (x + 15, y, 1)]), c, **look)
                canvas.fill(ellipse(x, y - h * 0.5, 8), "#f0e4bc", edge=0.1)
    for x, y, radius in ((66, 372, 40), (540, 366, 46), (150, 440, 26), (470, 452, 28), (40, 500, 30),
        (566, 500, 26), (120, 540, 20)):
        canvas.fill(ellipse(x + 5, y + 6, radius * 1.2), "#16281f", alpha=0.6, soft=4)
        with canvas.at(x, y):
            clock_face(canvas, radius, colour="#e0d8b0", rim_colour="#9a7440", hands=(x * 3 % 360, y * 5 % 360))
    light_pools(canvas, [(HEART[0], HEART[1] - 40, 330, "#ff9a68", 1.5), (HEART[0], HEART[1] - 20, 150, "#ffd8a0",
        0.7), (300, 300, 240, "#ffb880", 0.35)], "#3a5a50")
    brush.background(canvas, radii=(15, 8, 4, 2.4), impasto=0.07)


def _clockmaker(canvas: Canvas) -> None:
    """His coat, apron and head."""
    light = FROM_BELOW
    canvas.fill(smooth([(300, 424), (210, 446), (130, 486), (96, 560), (92, 700, 1), (508, 700, 1), (504, 560),
        (470, 486), (390, 446)]), ["#33584c", "#4f8068", "#7a8a68"], gradient=((0, 430), (0, 680)), form=0.85,
        radius=60, light=light, shade="#0e2622", highlight="#ffbe90", rim=("#ff9a70", 3, 0.6, light), **LOOK)
    canvas.fill(smooth([(236, 470, 1), (364, 470, 1), (386, 560), (392, 700, 1), (208, 700, 1), (214, 560)]),
        ["#5a3c2c", "#a8683c", "#d08a50"], form=0.6, radius=30, light=light, **LOOK)
    with canvas.at(298, 330, 1.16, -3):
        old_craftsman(canvas)


def _bench(canvas: Canvas) -> None:
    board = poly([(40, 648), (560, 648), (640, 772), (-40, 772)])
    top = canvas.fill(board, ["#8a4c30", "#c8743c", "#8a4a34"], gradient=((0, 648), (0, 772)), edge=0.1,
        wobble=0.3, texture=0.12, detail=0.45)
    for i in range(-5, 6):
        canvas.line([(300 + i * 52, 648), (300 + i * 68, 772)], [1, 2], "#4a2420", 0.6, clip=top)
    canvas.glow(HEART[0], 690, 260, "#ffb070", 0.6, squash=0.4)
    canvas.fill(rect(-20, 768, 640, 26), ["#d88a4c", "#6a3828"], form=0.5, radius=8, light=(0, -0.8, 0.4),
        edge=0.08, wobble=0.2, texture=0.1, detail=0.5)
    canvas.fill(rect(-20, 792, 640, 130), ["#4a2c26", "#20181a"], texture=0.1, edge=0)
    for i in range(4):
        x = 24 + i * 146
        canvas.fill(rect(x, 810, 128, 78, 5), ["#6a4030", "#38241f"], form=0.5, radius=6, light=(0, -0.7, 0.5),
            edge=0.1, wobble=0.3, texture=0.1, detail=0.45)
        canvas.fill(ellipse(x + 64, 846, 9), "#c89a4a", form=0.8, radius=6, light=(0, -0.7, 0.5), edge=0.05,
            detail=0.7)
        canvas.fill(union(ellipse(x + 64, 845, 2.4), rect(x + 63, 846, 2, 6)), "#1c100c", edge=0, wobble=0,
            detail=0.8)


def _bits_on_the_bench(canvas: Canvas) -> None:
    """Loose gears and a bottle."""
    for x, y, r, n in ((120, 708, 22, 12), (156, 734, 14, 9), (90, 742, 12, 8), (404, 736, 15, 10),
        (232, 746, 11, 8)):
        canvas.fill(ellipse(x - 6 if x < 296 else x + 6, y + 5, r * 1.1, r * 0.5), "#2a1018", alpha=0.6, soft=2)
        with canvas.at(x, y):
            canvas.matrix = canvas.matrix @ np.diag([1, 0.5, 1])
            gear(canvas, r, n, "#d8a24a")
    with canvas.at(52, 700):
        canvas.fill(smooth([(-16, 0, 1), (-18, -34), (-8, -50), (8, -50), (18, -34), (16, 0, 1)]),
            ["#8ac0a0", "#2f6a58"], form=0.8, radius=12, light=(0.8, 0, 0.4), rim=("#ffc090", 2, 0.8, (1, 0, 0.3)),
            alpha=0.92, **LOOK)
        canvas.fill(rect(-8, -62, 16, 14, 3), "#a8784a", **LOOK)


def _heart(canvas: Canvas) -> None:
    """The heart in its cradle."""
    canvas.fill(ellipse(HEART[0], 722, 96, 20), "#2a0c18", alpha=0.7, soft=6)
    canvas.fill(smooth([(HEART[0] - 62, 700), (HEART[0], 716), (HEART[0] + 62, 700), (HEART[0] + 74, 730),
        (HEART[0], 744), (HEART[0] - 74, 730)]), ["#d8a24a", "#6a3c28"], form=0.8, radius=12, light=(0, -0.8, 0.4),
        **LOOK)
    with canvas.at(*HEART, 1.0, 4):
        clockwork_heart(canvas)
    canvas.glow(*HEART, 250, "#ff7a50", 0.35, power=1.7)


def _arms(canvas: Canvas) -> None:
    """Sleeves, cuffs and the two hands at work, and the heart's glow over all of it."""
    for sx in (-1, 1):
        at = lambda v, sx=sx: 300 + sx * v
        outline = ribbon([(at(170), 500), (at(206), 590), (at(196), 650), (at(140), 668)], [70, 64, 54, 40])
        canvas.shadow(outline, "#0a1c18", 0, 8, 8, 0.6)
        canvas.fill(outline, ["#33584c", "#4f8068", "#8a9a74"], form=0.9, radius=28, light=(-sx * 0.8, 0.35, 0.4),
            shade="#0e2622", highlight="#8aa07c", rim=("#ffb080", 2.4, 0.4, (-sx, 0, 0.3)), **LOOK)
        canvas.fill(ribbon([(at(150), 668), (at(128), 668)], [46, 44], cap=False), ["#f0e4c8", "#b89a80"],
            form=0.7, radius=14, light=(-sx * 0.8, 0.2, 0.4), **LOOK)
        with canvas.at(at(122), 664, 1.05, -14 * sx if sx < 0 else 14, -sx):
            working_hand(canvas, light=(-sx * 0.8, -0.2, 0.5), tool="driver" if sx < 0 else "tweezer")
    light_pools(canvas, [(HEART[0], HEART[1] - 10, 230, "#ffa878", 1.35), (HEART[0], HEART[1] + 90, 150, "#ffb880",
        0.5, 0.5), (300, 360, 140, "#ffb890", 0.25)], "#66807a", noise=0.04)
    canvas.glow(HEART[0], HEART[1] - 6, 170, "#ff9a60", 0.6, power=1.8)
    canvas.glow(HEART[0], HEART[1] + 2, 64, "#fff0c0", 0.8, power=1.3)
