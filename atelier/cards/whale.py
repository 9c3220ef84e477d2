"""A whale carries a few bare trees across the sky above the lighthouse."""

from atelier import brush
from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.motifs.buildings import lighthouse
from atelier.motifs.heads import Head
from atelier.motifs.person import Person, Pose, person
from atelier.motifs.plants import branch
from atelier.motifs.sea_creatures import whale
from atelier.motifs.sky import aurora, beam, cloud
from atelier.motifs.water import waves
from atelier.noise import dice
from atelier.paths import ellipse, spline

CARD = Card(id="whale", palette="blue-hour", composition="vista", setting="coast", mood="wonder",
    themes=("sea", "scale", "dreams", "travel"), hero="whale", moon_or_sun=False, birds=False, cloudy_sky=True,
    seed=11)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    _sky_and_sea(canvas)
    with canvas.at(272, 312, 1.1, -10):
        whale(canvas, ("#4a6ea2", "#26407a"), belly="#f3ebdc")
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


def _garden(canvas: Canvas) -> None:
    """Bare trees on the whale's back."""
    random = dice(9)
    for x, y, size in ((-40, -70, 1), (-12, -70, 0.7), (20, -66, 1.15), (44, -62, 0.6)):
        branch(canvas, x, y, -1.5 + x * 0.004, 22 * size, 5 * size, 4, "#33263c", random, [],
            rim=("#ffe0b0", 1, 0.6))


def _lighthouse_rock(canvas: Canvas) -> None:
    rock = spline([(350, 800, 1), (376, 770), (398, 766), (416, 742), (450, 730), (500, 726), (540, 744),
        (560, 766), (600, 776, 1), (640, 1000, 1), (330, 1000, 1)])
    beam(canvas, 478, 556, 219, 520, 9, strength=0.8)
    beam(canvas, 478, 556, 20, 300, 10, strength=0.35)
    canvas.fill(rock, ["#5a5578", "#2a2750", "#10163c"], form=0.9, radius=34, bump=1.0, bark=0.5,
        rim=("#ffd9a0", 3, 0.6), detail=0.5, texture=0.08)
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
