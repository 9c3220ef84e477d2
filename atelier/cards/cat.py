"""A cat fishes for stars from the tip of the moon."""

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.buildings import roof
from atelier.motifs.creatures import cat
from atelier.motifs.land import mountains
from atelier.motifs.sky import cloud, star
from atelier.noise import dice
from atelier.paths import ellipse, minus, rect

CARD = Card(id="cat", palette="indigo-gold", composition="triangle", setting="rooftops", mood="mischief",
    themes=("night", "patience", "animals", "dreams"), hero="cat", moon_or_sun=True, birds=False, cloudy_sky=True,
    seed=71)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    _town_at_night(canvas)
    _crescent(canvas)
    canvas.line([(338, 312), (390, 262), (470, 226)], [4, 3, 1.2], "#8a5a34", form=0.5, radius=2, wobble=0.1,
        detail=0.8)
    canvas.line([(470, 226), (476, 420), (474, 596)], [0.9, 0.9, 0.9], "#f5ead0", 0.9, wobble=0, rough=0,
        detail=0.8)
    canvas.glow(474, 628, 150, "#ffe27a", 0.7)
    roof(canvas, 296, 836, 150, 44, "#5a5a78", "#3f5f86", seed=24, win=2, rows=2)
    roof(canvas, 92, 838, 190, 36, "#74485a", "#a8434a", seed=21, win=3, rows=2)
    roof(canvas, 506, 840, 200, 40, "#5f4468", "#b8583e", seed=22, win=3, rows=2)
    canvas.fog(820, 960, "#1a2a58", 0.55)
    _chimney_of_stars(canvas)


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
    for i in range(9):
        roof(canvas, 12 + i * 72 + (random.random() - 0.5) * 26, 700 + 60 * random.random(),
            58 + 34 * random.random(), 40 + 46 * random.random(), mix("#2f6a78", "#4a5a80", random.random()),
            mix("#3a5a78", "#5a4a74", random.random()), seed=i, lit="#f0d488", win=2)
    canvas.fog(660, 800, "#9cc8a0", 0.45)
    brush.background(canvas)


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
    for x in (232, 262):
        canvas.line([(x, -5), (x + (-60 if x == 232 else -40), 148)], 0.8, "#ffe9b0", 0.5, wobble=0, rough=0,
            detail=0.7)
    with canvas.at(318, 362, 1.12, 0):
        cat(canvas)


def _chimney_of_stars(canvas: Canvas) -> None:
    """The chimney where the catch is kept."""
    canvas.fill(rect(444, 672, 60, 70), ["#b06a54", "#5a3046"], gradient=((444, 0), (504, 0)), edge=0.15,
        wobble=0.4, detail=0.6, texture=0.12)
    for r in range(4):
        for k in range(3):
            canvas.line([(446 + k * 20 + (r % 2) * 8, 686 + r * 15), (460 + k * 20 + (r % 2) * 8, 686 + r * 15)],
                1.4, "#3a1c34", 0.6, wobble=0.2)
    canvas.fill(rect(438, 664, 72, 12, 2), ["#d08a6a", "#6a3a4a"], gradient=((438, 0), (510, 0)), edge=0.1,
        wobble=0.3, detail=0.6)
    canvas.glow(474, 660, 80, "#ffe27a", 0.8)
    for x, y, r in ((452, 660, 7), (496, 658, 8), (486, 664, 5), (462, 664, 6)):
        with canvas.at(x, y):
            star(canvas, r, "#ffe27a", rot=-80 + x)
    with canvas.at(474, 620):
        star(canvas, 21, "#ffe88a", rot=-84)
    for i in range(4):
        canvas.line([(300 + i * 3, 690 - i * 36), (292 + i * 9, 672 - i * 36), (306 + i * 4, 654 - i * 36)],
            [6 + 5 * i, 10 + 6 * i, 8 + 6 * i], "#a8c8c0", 0.16, soft=4)
