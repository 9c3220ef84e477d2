"""Two families climb a double helix of stairs and never meet; a child slides down the banister."""

import itertools
import math
from collections.abc import Callable

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.matrix import Card
from atelier.motifs.heads import Head
from atelier.motifs.person import Person, Pose, person
from atelier.noise import dice
from atelier.paths import ellipse, poly

CARD = Card(
    id="helix",
    palette="blueprint",
    composition="spiral",
    setting="abstract space",
    mood="mystery",
    themes=("science", "birth", "body"),
    hero="helix stairs",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=411,
    grading=dict(vignette=0.4, contrast=1.1, warm=0.0),
)

CRISP = dict(edge=0.05, wobble=0.12, detail=0.85)
PITCH, STEP = 426, 12  # height of a turn, degrees of a step
OUTER, INNER, TILT = 214, 112, 0.36
RISE = PITCH * STEP / 360
DEEP = "#07224a"
STRANDS = (("#ffffff", "#c4def6", "#5a94d4"), ("#8cc0f0", "#3c82c9", "#0f4489"))  # tread, outer side, riser


def draw(canvas: Canvas) -> None:
    """Paint the card."""
    canvas.set_light((-0.4, -0.75, 0.5), ambient="#07224a", key="#eaf4ff")
    _space(canvas)
    brush.background(canvas)
    items: list[tuple[float, Callable[[], None]]] = []
    for strand in (0, 1):
        for k in range(-14, 92):
            items.append(_step(canvas, strand, k * STEP))
        items += _rails(canvas, strand)
    items += _families(canvas)
    for _, paint in sorted(items, key=lambda item: item[0]):
        paint()
    canvas.glow(330, 20, 330, "#eaf4ff", 0.35)


def _spot(strand: int, turn: float, radius: float, lift: float = 0.0) -> tuple[float, float, float]:
    """Where a place of the helix falls on the card, and how near it is (-1 .. 1)."""
    a = math.radians(turn + 180 * strand)
    level = turn / 360 * PITCH
    x = 306 + radius * math.cos(a) + (level - 450) * 0.07
    y = 930 - level + radius * TILT * math.sin(a) - lift
    return x, y, math.sin(a)


def _space(canvas: Canvas) -> None:
    canvas.sky([(0, "#6fb4f0"), (0.16, "#2f7ac4"), (0.42, "#0f4489"), (0.75, "#07224a"), (1, "#030f26")],
        swirl=0.08, focus=(330, 10, 900))
    random = dice(3)
    # other spirals, far off
    for x, y, s in ((70, 160, 0.5), (540, 330, 0.42), (60, 620, 0.36), (560, 720, 0.5)):
        for strand in (0, 1):
            points = []
            for k in range(60):
                a = k * 0.24 + math.pi * strand
                points.append((x + 46 * s * math.cos(a), y - 150 * s + k * 5.4 * s))
            canvas.line(points, 3.4 * s + 0.6, "#8cc0f0", 0.22, soft=2)
        for k in range(20):
            a = k * 0.72
            canvas.line([(x + 46 * s * math.cos(a), y - 150 * s + k * 16.2 * s),
                (x - 46 * s * math.cos(a), y - 150 * s + k * 16.2 * s)], 1.4, "#8cc0f0", 0.13, soft=1.6)
    for _ in range(26):  # cells of six sides
        x, y, r = 600 * random.random(), 900 * random.random(), 10 + 20 * random.random()
        ring = [(x + r * math.cos(t * math.pi / 3), y + r * math.sin(t * math.pi / 3)) for t in range(7)]
        for a, b in itertools.pairwise(ring):
            canvas.line([a, b], 1.1, "#bfe0ff", 0.13, wobble=0)
    for _ in range(120):
        x, y = 600 * random.random(), 900 * random.random()
        canvas.fill(ellipse(x, y, 0.6 + 1.4 * random.random()), "#eaf4ff", alpha=0.5 * random.random(),
            edge=0)


def _hazed(colour: Colour, near: float) -> Colour:
    """Far things sink into the blue."""
    return mix(colour, "#124a92", max(0.0, 0.42 - 0.42 * (near + 1) * 0.75))


def _step(canvas: Canvas, strand: int, turn: float) -> tuple[float, Callable[[], None]]:
    tread, side, riser = STRANDS[strand]
    near = _spot(strand, turn + STEP / 2, 1)[2]

    def paint() -> None:
        a, b = turn, turn + STEP * 1.04

        def at(angle: float, radius: float, lift: float = 0.0) -> tuple[float, float]:
            x, y, _ = _spot(strand, angle, radius, lift)
            return x, y + (angle - turn) / 360 * PITCH  # a tread is level

        deep = 24
        if near < 0.1:
            face = poly([at(a, INNER), at(b, INNER), at(b, INNER, -deep), at(a, INNER, -deep)])
            canvas.fill(face, [_hazed(side, near), _hazed(mix(riser, DEEP, 0.4), near)], **CRISP)
        if near > -0.2:
            face = poly([at(a, OUTER), at((a + b) / 2, OUTER), at(b, OUTER), at(b, OUTER, -deep),
                at((a + b) / 2, OUTER, -deep), at(a, OUTER, -deep)])
            canvas.fill(face, [_hazed(side, near), _hazed(mix(side, riser, 0.8), near)], texture=0.04,
                **CRISP)
        if math.cos(math.radians(turn + 180 * strand)) < 0.1:
            front = poly([at(a, INNER), at(a, OUTER), at(a, OUTER, -RISE), at(a, INNER, -RISE)])
            canvas.fill(front, _hazed(riser, near), **CRISP)
        top = poly([at(a, INNER), at(a, OUTER), at((a + b) / 2, OUTER * 1.01), at(b, OUTER), at(b, INNER)])
        canvas.fill(top, [_hazed(tread, near), _hazed(mix(tread, side, 0.5), near)],
            gradient=(at(b, OUTER), at(a, INNER)), texture=0.03, **CRISP)
        canvas.line([at(a, INNER), at(a, OUTER)], 1.4, _hazed("#ffffff", near), 0.8, wobble=0, rough=0)

    return near, paint


def _rails(canvas: Canvas, strand: int) -> list[tuple[float, Callable[[], None]]]:
    """Balusters and a handrail on the outer edge, in short pieces."""
    out: list[tuple[float, Callable[[], None]]] = []
    colour = "#f4faff" if strand == 0 else "#bfe0ff"
    for k in range(-14, 92):
        turn = k * STEP + STEP / 2
        x0, y0, near = _spot(strand, turn, OUTER * 0.97)

        def post(x: float = x0, y: float = y0, n: float = near) -> None:
            canvas.line([(x, y + 6), (x, y - 38)], [2.4, 1.8], _hazed(colour, n), 0.95, wobble=0, rough=0,
                detail=0.8)

        def rail(turn: float = turn, n: float = near) -> None:
            points = [_spot(strand, turn + d, OUTER * 0.97, 42)[:2] for d in (-STEP * 0.56, 0, STEP * 0.56)]
            canvas.line([(x, y + 2.4) for x, y in points], 4.4, _hazed("#3c6ea8", n), 0.9, wobble=0, rough=0)
            canvas.line(points, 4, _hazed(colour, n), 1, wobble=0, rough=0, detail=0.85)

        out += [(near + 0.03, post), (near + 0.06, rail)]
    return out


STRIDE = Pose(10, -4, (0, -57), (14, -14), (-12, 0), (-12, -58), (20, -62))
CARRY = Pose(2, 10, (0, -57), (13, -13), (-11, 0), (19, -72), (21, -76))
POINT = Pose(6, -10, (0, -57), (13, -13), (-11, 0), (44, -98), (-12, -56))
STICK = Pose(14, 0, (0, -56), (12, -13), (-10, 0), (26, -52), (-10, -56))
HURRY = Pose(22, -12, (0, -55), (18, -18), (-22, -4), (26, -76), (-18, -70))
STRIDE_TWO = Pose(8, -6, (0, -57), (13, -13), (-11, 0), (24, -72), (-12, -56))


def _families(canvas: Canvas) -> list[tuple[float, Callable[[], None]]]:
    pale = dict(rim="#ffffff")
    ivory, sky, navy = "#f3ead8", "#7ab4ea", "#123a78"
    first = [  # the family of the white stairs
        (28, 0.86, STICK, Person(Head(skin="#e2b294", hair="#f0ece4", style="bald", beard="long", nose=1.5,
        lines=1), top="#c8b89c", legs="#5a5048", age="old", **pale)),
        (72, 0.95, STRIDE, Person(Head(skin="#dba684", hair="#e4dcd0", style="bun", lines=1, glasses=True),
        top=ivory, outfit="dress", stout=0.5, age="old", **pale)),
        (118, 1.0, STRIDE_TWO, Person(Head(skin="#e6b490", hair="#7a4a2c", beard="short"), top="#e0d4bc",
        legs="#4a5a78", stout=0.4, **pale)),
        (150, 0.92, HURRY, Person(Head(skin="#f0c4a4", hair="#b8763c", style="pony", mood="smile"),
        top="#f6e4c4", outfit="dress", age="child", **pale)),
        (398, 0.97, CARRY, Person(Head(skin="#e8b896", hair="#5a3420", style="long", mood="calm"), top=ivory,
        outfit="dress", **pale)),
        (436, 1.0, POINT, Person(Head(skin="#dca884", hair="#3a2820", beard="moustache", hat="bowler",
        hat_colour="#4a4238"), top="#b8a888", legs="#3c4458", **pale)),
        (752, 0.95, STRIDE, Person(Head(skin="#e6b490", hair="#c8884a", style="curly", mood="smile"),
        top=ivory, age="child", outfit="jacket", **pale)),
        (790, 1.0, STRIDE_TWO, Person(Head(skin="#e2ac88", hair="#4a2c1c", style="bun"), top="#e8dcc0",
        outfit="dress", stout=0.3, **pale)),
    ]
    second = [  # the family of the blue stairs
        (208, 0.95, STRIDE, Person(Head(skin="#6a4030", hair="#dcd8d4", style="crop", beard="short", lines=1,
        hat="cap", hat_colour=navy), top="#2a5ea8", legs="#0c2a58", age="old", **pale)),
        (250, 1.0, CARRY, Person(Head(skin="#7a4a34", hair="#1c1214", style="curly", mood="smile"), top=sky,
        outfit="dress", stout=0.6, **pale)),
        (290, 0.95, STRIDE, Person(Head(skin="#8a5638", hair="#1c1214", style="bun"), top="#4a8ad0",
        outfit="robe", **pale)),
        (326, 0.92, HURRY, Person(Head(skin="#7a4a34", hair="#1c1214", style="crop", mood="open"), top=sky,
        legs="#123a78", age="child", outfit="jacket", **pale)),
        (570, 0.95, STRIDE, Person(Head(skin="#8a5638", hair="#241618", beard="moustache", glasses=True),
        top="#1c4f98", legs="#0c2a58", stout=0.5, **pale)),
        (612, 1.0, STICK, Person(Head(skin="#6a4030", hair="#e4e0dc", style="bun", lines=1), top=sky,
        outfit="dress", age="old", **pale)),
        (652, 0.95, POINT, Person(Head(skin="#7a4a34", hair="#1c1214", style="pony"), top="#3c82c9",
        outfit="dress", age="child", **pale)),
    ]
    out = []
    for strand, family in ((0, first), (1, second)):
        for turn, size, pose, who in family:
            x, y, near = _spot(strand, turn, (INNER + OUTER) / 2 + 8)
            gait = pose

            def paint(x: float = x, y: float = y, size: float = size, who: Person = who,
                    gait: Pose = gait) -> None:
                canvas.fill(ellipse(x, y + 2, 20 * size, 5), "#07224a", alpha=0.4, soft=2)
                with canvas.at(x, y + 2, size, 0, -1):
                    person(canvas, who, gait)
                    if gait is CARRY:
                        _baby(canvas, who)
                    if gait is STICK:
                        canvas.line([(30, -54), (33, -12)], [3, 2], "#a8886c", 1, wobble=0, detail=0.9)

            out.append((near - 0.02, paint))
    x, y, near = _spot(0, 484, OUTER * 0.97, 42)
    out.append((near + 0.2, lambda: _slider(canvas, x, y)))
    return out


def _baby(canvas: Canvas, who: Person) -> None:
    """A bundle in the arms."""
    canvas.fill(ellipse(17, -76, 15, 8.4, -28), ["#ffffff", "#bcd4ec"], form=0.8, radius=6,
        rim=("#ffffff", 1.2, 0.7), **CRISP)
    canvas.fill(ellipse(25, -83, 5.6, 5.2), [mix(who.head.skin, "#ffffff", 0.15), who.head.skin], form=0.5,
        radius=4, **CRISP)
    canvas.line([(25, -83), (27, -82.4), (28.6, -83.2)], [0.3, 0.8, 0.3], "#3a2028", wobble=0, detail=1)


def _slider(canvas: Canvas, x: float, y: float) -> None:
    """A child in orange astride the banister, coming down against everybody."""
    with canvas.at(x, y, 1.12, 24):
        child = Person(Head(skin="#d89a70", hair="#2a1814", style="curly", mood="open", nose=0.7),
            top="#ff5a36", legs="#c83a1c", shoes="#f4faff", outfit="jacket", age="child", rim="#fff4e8",
            scarf="#ffb08a")
        person(canvas, child, Pose(lean=-24, nod=16, hip=(0, -6), near_foot=(42, 4), far_foot=(36, -10),
            near_hand=(20, -78), far_hand=(-40, -72)))
    for k in range(4):
        canvas.line([(x - 66 - 10 * k, y - 62 + 17 * k), (x - 42 - 6 * k, y - 50 + 17 * k),
            (x - 28 - 4 * k, y - 42 + 16 * k)], [0.4, 2.2, 0.4], "#ffffff", 0.8, wobble=0.1, detail=0.8)
