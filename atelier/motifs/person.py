"""People at full length in profile, built on a skeleton, each with its own age, body, face, clothes and pose."""

import math
from dataclasses import dataclass, field, replace

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.motifs.heads import Head, head
from atelier.paths import Point, ellipse, ribbon, smooth, spline, union


@dataclass(frozen=True)
class Pose:
    """Where the body is: degrees of lean and nod, the hips' height, hands and feet in the person's units."""

    lean: float = 4
    nod: float = 0
    hip: tuple[float, float] = (0, -57)
    near_foot: tuple[float, float] = (5, 0)
    far_foot: tuple[float, float] = (-5, 0)
    near_hand: tuple[float, float] = (6, -50)
    far_hand: tuple[float, float] = (-2, -50)


POSES = {"stand": Pose(), "walk": Pose(8, 0, (0, -56), (15, 0), (-19, -3), (-14, -56), (20, -58)),
    "run": Pose(20, -8, (0, -55), (26, -8), (-34, -22), (-20, -66), (26, -70)),
    "sit": Pose(2, 4, (0, -30), (28, 0), (24, 0), (22, -36), (16, -34)), "kneel": Pose(8, 10, (-4, -34), (-26, -3),
    (14, 0), (24, -44), (20, -40)), "reach": Pose(6, -18, (0, -58), (6, 0), (-10, 0), (30, -126), (10, -60)),
    "carry": Pose(-5, 0, (0, -57), (10, 0), (-10, 0), (24, -70), (22, -72)), "bow": Pose(48, 20, (-6, -56), (4, 0),
    (-8, 0), (30, -30), (22, -34)), "climb": Pose(10, -20, (0, -60), (12, -26), (-4, 0), (26, -120), (22, -98)),
    "point": Pose(6, -4, (0, -57), (8, 0), (-12, 0), (48, -98), (-8, -52)), "dance": Pose(-8, -10, (0, -60),
    (26, -12), (-4, 0), (34, -116), (-34, -104)), "weep": Pose(22, 34, (0, -55), (6, 0), (-6, 0), (22, -98),
    (18, -94)), "lean_back": Pose(-12, -14, (0, -56), (12, 0), (-8, 0), (-16, -60), (-12, -58))}


@dataclass(frozen=True)
class Person:
    """A person: about 120 units high as an adult, facing right, origin on the ground between the feet."""

    head: Head = field(default_factory=Head)
    top: Colour = "#8a2f3c"
    legs: Colour = "#2c2a3c"
    shoes: Colour = "#20161e"
    outfit: str = "coat"  # coat, jacket, dress, robe
    stout: float = 0.0  # 0 slim .. 1 round
    age: str = "adult"  # child, adult, old
    scarf: Colour | None = None
    belt: Colour | None = None
    rim: Colour = "#ffe6b4"


def person(canvas: Canvas, who: Person, pose: Pose | str = "stand") -> None:
    """Draw someone in a pose; scale and mirror with `canvas.at(..., flip=-1)`."""
    p = POSES[pose] if isinstance(pose, str) else pose
    if who.age == "child":
        with canvas.at(0, 0, 0.66):
            _body(canvas, replace(who, head=replace(who.head, size=who.head.size * 1.34)), p)
    elif who.age == "old":
        _body(canvas, who, replace(p, lean=p.lean + 12, nod=p.nod - 4))
    else:
        _body(canvas, who, p)


def _joint(start: Point, end: Point, upper: float, lower: float, bend: int) -> tuple[Point, Point]:
    """The elbow or knee between two points, and the end moved within reach."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    distance = math.hypot(dx, dy) or 1e-6
    reach = min(distance, (upper + lower) * 0.995)
    end = (start[0] + dx / distance * reach, start[1] + dy / distance * reach)
    a = (upper**2 - lower**2 + reach**2) / (2 * reach)
    h = math.sqrt(max(0.0, upper**2 - a**2)) * bend
    ux, uy = dx / distance, dy / distance
    return (start[0] + ux * a - uy * h, start[1] + uy * a + ux * h), end


def _body(canvas: Canvas, who: Person, pose: Pose) -> None:
    look = dict(detail=0.88, wobble=0.3, edge=0.1)
    hip = pose.hip
    turn = math.radians(pose.lean)
    up = (math.sin(turn), -math.cos(turn))
    neck = (hip[0] + up[0] * 42, hip[1] + up[1] * 42)
    shoulder = (hip[0] + up[0] * 37, hip[1] + up[1] * 37)
    dark = mix(who.top, canvas.ambient, 0.5)
    _arm(canvas, who, shoulder, pose.far_hand, dark, look, far=True)
    _leg(canvas, who, hip, pose.far_foot, look, far=True)
    _leg(canvas, who, hip, pose.near_foot, look, far=False)
    _torso(canvas, who, pose, hip, up, look)
    skin = who.head.skin
    canvas.fill(ribbon([neck, (neck[0] + up[0] * 9 + 1, neck[1] + up[1] * 9)], [9.5, 8]),
        mix(skin, "#8a4a50", 0.35), **look)
    with canvas.at(neck[0] + up[0] * 16 + 1.5, neck[1] + up[1] * 16, who.head.size, pose.lean * 0.4 + pose.nod):
        head(canvas, who.head, who.rim)
    if who.scarf is not None:
        _scarf(canvas, who, neck, look)
    _arm(canvas, who, shoulder, pose.near_hand, who.top, look, far=False)


def _leg(canvas: Canvas, who: Person, hip: Point, foot: Point, look: dict, far: bool) -> None:
    colour = mix(who.legs, canvas.ambient, 0.4) if far else who.legs
    knee, ankle = _joint(hip, (foot[0], foot[1] - 4), 28, 27, -1)
    wide = 1 + 0.35 * who.stout
    canvas.fill(ribbon([hip, knee, ankle], [14 * wide, 11 * wide, 9, 7.5]), [mix(colour, canvas.key, 0.15),
        colour], form=0.7, radius=6, rim=None if far else (who.rim, 1.2, 0.5), **look)
    shoe = spline([(-5, -5), (2, -5.5), (6, -2.5), (11, -0.5), (11.5, 3, 1), (-5.5, 3, 1)])
    slope = 0 if foot[1] > -5 else 28
    with canvas.at(ankle[0], ankle[1] + 1.5, 1, slope if ankle[0] < hip[0] else -slope * 0.6):
        canvas.fill(shoe, mix(who.shoes, canvas.ambient, 0.3) if far else who.shoes, form=0.6, radius=4, rim=None
            if far else (who.rim, 1, 0.6), **look)


def _arm(canvas: Canvas, who: Person, shoulder: Point, hand: Point, colour: Colour, look: dict, far: bool) -> None:
    elbow, wrist = max((_joint(shoulder, hand, 20, 19, bend) for bend in (1, -1)), key=lambda arm: arm[0][1])
    wide = 1 + 0.3 * who.stout
    rim = None if far else (who.rim, 1.3, 0.65)
    skin = mix(who.head.skin, canvas.ambient, 0.3) if far else who.head.skin
    dx, dy = wrist[0] - elbow[0], wrist[1] - elbow[1]
    length = math.hypot(dx, dy) or 1
    ux, uy = dx / length, dy / length
    palm = (wrist[0] + ux * 3, wrist[1] + uy * 3)
    fingers = union(ellipse(*palm, 3.6, 3.1, math.degrees(math.atan2(uy, ux))),
        ribbon([palm, (palm[0] + ux * 4.5 + uy * 0.6, palm[1] + uy * 4.5 - ux * 0.6)], [4.4, 2.4]),
        ribbon([palm, (palm[0] + ux * 2 + uy * 3.4, palm[1] + uy * 2 - ux * 3.4)], [2.6, 1.6]))
    canvas.fill(fingers, [mix(skin, "#fff3dc", 0.2), skin], form=0.4, radius=3, **look)
    canvas.fill(ribbon([shoulder, elbow, wrist], [13 * wide, 11 * wide, 8.5, 7.5]), [mix(colour, canvas.key, 0.12),
        colour, mix(colour, canvas.ambient, 0.3)], gradient=((shoulder[0] + 6, shoulder[1] - 6),
        (wrist[0] - 6, wrist[1] + 8)), form=0.75, radius=6, rim=rim, **look)


_HEMS = {"coat": 30, "jacket": 8, "dress": 46, "robe": 54}


def _torso(canvas: Canvas, who: Person, pose: Pose, hip: Point, up: Point, look: dict) -> None:
    side = (-up[1], up[0])  # towards the front

    def at(front: float, height: float) -> tuple[float, float]:
        return hip[0] + side[0] * front + up[0] * height, hip[1] + side[1] * front + up[1] * height

    s = who.stout
    hem = min(_HEMS[who.outfit], -hip[1] - 3)
    low, high = sorted((pose.near_foot[0], pose.far_foot[0]))
    seated = hip[1] > -40 and high > 12
    flare = (9 if who.outfit == "jacket" else 13 + 6 * s) + (4 if who.outfit in ("dress", "robe") else 0)
    back = (hip[0] - flare + min(0, low) * 0.35, hip[1] + hem)
    front = (hip[0] + flare + max(0, high) * 0.35, hip[1] + hem)
    if seated:
        back, front = (hip[0] - 12 - 5 * s, hip[1] + 8), (hip[0] + 26, hip[1] + min(hem * 0.5, 16))
    middle = ((back[0] + front[0]) / 2, max(back[1], front[1]) + 2)
    points = [at(-5, 44), at(-10.5 - 3 * s, 36), at(-10 - 4 * s, 18), at(-9 - 6 * s, 2), (*back, 1), middle,
        (*front, 1), at(9 + 9 * s, 4), at(9 + 11 * s, 14), at(9.5 + 4 * s, 30), at(4.5, 43)]
    body = canvas.fill(smooth(points), [mix(who.top, canvas.key, 0.16), who.top,
        mix(who.top, canvas.ambient, 0.5)], gradient=(at(10, 44), back), form=0.8, radius=14 + 6 * s,
        rim=(who.rim, 1.6, 0.75), **look)
    dark = mix(who.top, canvas.ambient, 0.6)
    canvas.line([at(6, 38), at(8 + 8 * s, 16), at(7 + 5 * s, 0), (front[0] - 6, front[1])], [0.5, 1.3, 1.3, 1.6],
        dark, 0.8, clip=body, wobble=0.1)
    for t in np.linspace(0.25, 0.7, 2):
        x = back[0] + (front[0] - back[0]) * t
        canvas.line([at(-3 + 6 * t, 0), ((hip[0] + x) / 2, hip[1] + hem * 0.5), (x, middle[1])], [0.3, 1.2, 1.8],
            dark, 0.6, clip=body, wobble=0.1)
    if who.belt is not None:
        canvas.line([at(-12 - 6 * s, 6), at(0, 3), at(13 + 10 * s, 6)], [3, 3.4, 3], who.belt, clip=body,
            wobble=0.1)


def _scarf(canvas: Canvas, who: Person, neck: Point, look: dict) -> None:
    x, y = neck
    colours = [mix(who.scarf, canvas.key, 0.15), who.scarf, mix(who.scarf, canvas.ambient, 0.35)]
    tail = ribbon([(x - 4, y), (x - 16, y + 1), (x - 26, y + 8), (x - 38, y + 4)], [6, 7.5, 7, 5], cap=False)
    canvas.fill(tail, colours, form=0.6, radius=4, rim=(who.rim, 1.2, 0.6), **look)
    canvas.fill(ribbon([(x - 8, y - 1), (x + 1, y + 3), (x + 8, y - 1)], [7, 8.5, 7]), colours, form=0.7, radius=4,
        **look)
