"""On a blueprint tiny masons raise a cathedral from white lines; the last line serves a dog as a leash."""

import itertools
import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.folk import SIT, STAND, WALK, person
from atelier.noise import dice
from atelier.paths import ellipse, poly, ribbon, smooth, union
from atelier.space import Iso

CARD = Card(
    id="draft",
    palette="blueprint",
    composition="isometric",
    setting="blueprint sheet",
    mood="pride",
    themes=("work", "science", "faith"),
    hero="line masons",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=404,
    grading=dict(vignette=0.4, contrast=1.1, warm=0.0),
)

CRISP = dict(edge=0.06, wobble=0.15, detail=0.85)
WHITE = "#f4faff"
ISO = Iso(372, 352, 29)
STONE = ("#e2f0fc", "#9cc6ee", "#4a8ad0")  # top, left, right
BLUE = "#2f8ad8"


def draw(canvas: Canvas) -> None:
    """Paint the card."""
    canvas.set_light((-0.6, -0.55, 0.5), ambient="#061c40", key="#f4faff")
    _sheet(canvas)
    brush.background(canvas, radii=(24, 12, 6))
    _plan(canvas)
    _cast_shadow(canvas)
    _nave(canvas)
    _tower(canvas, 0, 4.6, done=False)
    _facade(canvas)
    _tower(canvas, 4, 10.4, done=True)
    _crane(canvas)
    _workers(canvas)
    _leash_and_dog(canvas)
    _foreman(canvas)
    _corner(canvas)


def _sheet(canvas: Canvas) -> None:
    canvas.sky([(0, "#2a70b8"), (0.4, "#145098"), (0.75, "#0c3a78"), (1, "#062450")], swirl=0.05,
        focus=(220, 260, 780), texture=0.06)
    random = dice(2)
    for _ in range(60):  # the wear of a sheet that has been folded and rolled
        x, y = 600 * random.random(), 900 * random.random()
        canvas.fill(ellipse(x, y, 10 + 40 * random.random(), 6 + 20 * random.random()), "#5aa0e0", alpha=0.05,
            soft=8, edge=0)


def _plan(canvas: Canvas) -> None:
    """The grid, the folds, circles of the compass and the ground plan, as thin chalky lines."""
    for k in range(-24, 30):
        canvas.line([ISO(k, -30), ISO(k, 40)], 0.7, "#8cc0f0", 0.12 if k % 5 else 0.36, wobble=0, rough=0)
        canvas.line([ISO(-30, k), ISO(40, k)], 0.7, "#8cc0f0", 0.12 if k % 5 else 0.36, wobble=0, rough=0)
    for x in (200, 400):
        canvas.line([(x, -10), (x + 2, 910)], 2.4, "#06285a", 0.35, soft=1)
        canvas.line([(x + 3, -10), (x + 5, 910)], 1.2, "#8cc0f0", 0.25)
    for r in (2.4, 4, 7.5, 11):
        ring = [ISO(3 + r * math.cos(t * math.pi / 20), 11 + r * math.sin(t * math.pi / 20)) for t in range(41)]
        canvas.line(ring, 1, "#bfe0ff", 0.4, wobble=0.1, rough=0.2)
    for a in range(0, 360, 30):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        canvas.line([ISO(3 + 10.6 * c, 11 + 10.6 * s), ISO(3 + 11.4 * c, 11 + 11.4 * s)], 1.4, "#bfe0ff", 0.5,
            wobble=0)
    for points in ([(-0.6, -0.6), (6.6, -0.6), (6.6, 13), (-0.6, 13), (-0.6, -0.6)], [(0.6, -0.2), (0.6, 12)],
        [(5.4, -0.2), (5.4, 12)]):
        for a, b in itertools.pairwise(points):
            canvas.line([ISO(*a), ISO(*b)], 1.4, WHITE, 0.6, wobble=0.05, rough=0.2)
    for r, width in ((104, 2), (96, 1), (62, 1.4), (30, 1.4), (12, 1)):  # the rose window, drawn out flat
        canvas.line([(112 + r * math.cos(t * math.pi / 24), 44 + r * math.sin(t * math.pi / 24)) for t in range(49)],
            width, "#dff0ff", 0.55, wobble=0.1, rough=0.2)
    for k in range(12):
        a = k * math.pi / 6
        c, d = math.cos(a), math.sin(a)
        canvas.line([(112 + 12 * c, 44 + 12 * d), (112 + 62 * c, 44 + 62 * d)], 1, "#dff0ff", 0.55, wobble=0)
        mid = a + math.pi / 12
        cx, cy = 112 + 79 * math.cos(mid), 44 + 79 * math.sin(mid)
        canvas.line([(cx + 15 * math.cos(t * math.pi / 8), cy + 15 * math.sin(t * math.pi / 8)) for t in range(17)],
            1.2, "#dff0ff", 0.55, wobble=0.1)
    for y in (13.6, 14.2):  # dimension lines
        canvas.line([ISO(-0.6, y), ISO(6.6, y)], 1, "#dff0ff", 0.6, wobble=0)
        for x in (-0.6, 2, 4, 6.6):
            canvas.line([ISO(x, y - 0.25), ISO(x, y + 0.25)], 1.4, "#dff0ff", 0.8, wobble=0)


def _cast_shadow(canvas: Canvas) -> None:
    shadow = poly([ISO(6, 0), ISO(11, -1.4), ISO(12, 6), ISO(13, 9.6), ISO(16.4, 9.4), ISO(16.4, 11.4), ISO(6, 12.4)])
    canvas.fill(shadow, "#03122e", alpha=0.5, soft=5, edge=0)


def _face(canvas: Canvas, path, colour, lo: float = 0.0) -> object:
    return canvas.fill(path, [mix(colour, WHITE, 0.12), colour, mix(colour, "#0f4489", 0.35 + lo)], texture=0.05,
        grain=0.3, edge=0.05, wobble=0.1, detail=0.6)


def _beam(canvas: Canvas, *places, width: float = 3.4, alpha: float = 1.0, over: float = 0.25) -> None:
    """A white line as a rod with a little shadow; it overshoots its corners like a draughtsman's."""
    for a, b in itertools.pairwise(places):
        d = [q - p for p, q in zip(a, b, strict=True)]
        length = math.sqrt(sum(v * v for v in d)) or 1
        a2 = [p - v / length * over for p, v in zip(a, d, strict=True)]
        b2 = [q + v / length * over for q, v in zip(b, d, strict=True)]
        (x0, y0), (x1, y1) = ISO(*a2), ISO(*b2)
        canvas.line([(x0 + 1.6, y0 + 2.6), (x1 + 1.6, y1 + 2.6)], width * 0.9, "#052048", 0.4 * alpha, wobble=0,
            rough=0)
        canvas.line([(x0, y0), (x1, y1)], width, WHITE, alpha, wobble=0.05, rough=0.15, detail=0.9)


def _dashes(canvas: Canvas, a, b, count: int = 9) -> None:
    for k in range(count):
        t0, t1 = (k + 0.15) / count, (k + 0.7) / count
        canvas.line([ISO(*[p + (q - p) * t0 for p, q in zip(a, b, strict=True)]),
            ISO(*[p + (q - p) * t1 for p, q in zip(a, b, strict=True)])], 1.6, "#dff0ff", 0.75, wobble=0)


def _arch_on(face, u0: float, u1: float, low: float, spring: float, pointed: float = 1.25) -> list:
    """Points of a pointed arch in face coordinates, mapped by face(u, z)."""
    points, w = [face(u0, low), face(u0, spring)], u1 - u0
    for k in range(1, 9):
        t = k / 9
        points.append(face(u0 + w * 0.5 * t, spring + w * pointed * math.sin(t * math.pi / 2) * 0.75))
    points.append(face((u0 + u1) / 2, spring + w * pointed * 0.78))
    for k in range(8, 0, -1):
        t = k / 9
        points.append(face(u1 - w * 0.5 * t, spring + w * pointed * math.sin(t * math.pi / 2) * 0.75))
    return [*points, face(u1, spring), face(u1, low)]


def _window(canvas: Canvas, face, u0: float, u1: float, low: float, spring: float) -> None:
    outline = _arch_on(face, u0, u1, low, spring)
    canvas.fill(poly(outline), ["#062a5c", "#0f4a94"], **CRISP)
    canvas.line([*outline, outline[0]], 2, WHITE, 0.95, wobble=0.05, rough=0.1, detail=0.9)
    mid = (u0 + u1) / 2
    canvas.line([face(mid, low), face(mid, spring + (u1 - u0) * 0.7)], 1.2, WHITE, 0.9, wobble=0)
    canvas.line([face(u0, (low + spring) / 2), face(u1, (low + spring) / 2)], 1, WHITE, 0.7, wobble=0)


def _nave(canvas: Canvas) -> None:
    right = lambda u, z: ISO(6, u, z)
    _face(canvas, ISO.right(6, 0, 12, 0, 5.4), STONE[2])
    _face(canvas, ISO.face((3, 0, 8.6), (6, 0, 5.4), (6, 12, 5.4), (3, 12, 8.6)), mix(STONE[1], STONE[0], 0.4))
    for k in range(13):  # rafters: the roof is half open
        y = k
        if k < 5:
            _beam(canvas, (3, y, 8.6), (6, y, 5.4), width=2, over=0.1)
        else:
            canvas.line([ISO(3, y, 8.6), ISO(6, y, 5.4)], 1, "#3c82c9", 0.7, wobble=0)
    for j in range(1, 7):
        z = 5.4 + 3.2 * j / 7
        x = 6 - 3 * j / 7
        canvas.line([ISO(x, 0, z), ISO(x, 12, z)], 0.9, "#3c82c9", 0.6, wobble=0)
    hole = ISO.face((3, 0, 8.6), (6, 0, 5.4), (6, 3.4, 5.4), (3, 3.4, 8.6))
    canvas.fill(hole, "#0a356e", alpha=0.8, edge=0.05, wobble=0.1)
    for y in (0, 0.85, 1.7, 2.55, 3.4):
        _beam(canvas, (3, y, 8.6), (6, y, 5.4), width=2.4, over=0.12)
    for k in range(4):  # bays with windows and flying buttresses
        y = 1 + 2.6 * k
        _window(canvas, right, y, y + 1.3, 1.4, 3.4)
    _beam(canvas, (6, 0, 0), (6, 12, 0))
    _beam(canvas, (6, 0, 0), (6, 0, 5.4))
    _beam(canvas, (6, 0, 5.4), (6, 12, 5.4))
    _beam(canvas, (3, 0, 8.6), (3, 12, 8.6))
    for k in range(4):
        y = 0.3 + 2.6 * k
        for box, tone in ((ISO.top(7.4, y, 8, y + 0.6, 3.6), STONE[0]), (ISO.left(7.4, 8, y + 0.6, 0, 3.6),
            STONE[1]), (ISO.right(8, y, y + 0.6, 0, 3.6), STONE[2])):
            _face(canvas, box, tone)
        arc = [ISO(7.5 - 1.5 * t / 6, y + 0.3, 3.2 + 1.7 * math.sin(t / 6 * math.pi / 2)) for t in range(7)]
        canvas.line(arc, 5, "#9cc6ee", 1, wobble=0.05, rough=0.1)
        canvas.line([(px, py - 2) for px, py in arc], 2.2, WHITE, 1, wobble=0.05, rough=0.1, detail=0.9)
        _beam(canvas, (8, y + 0.6, 0), (8, y + 0.6, 3.6), width=2, over=0.1)
        _beam(canvas, (7.4, y + 0.6, 3.6), (8, y + 0.6, 3.6), (8, y, 3.6), width=2, over=0.1)
        pin = ISO(7.7, y + 0.3, 3.6)
        canvas.fill(poly([(pin[0] - 5, pin[1]), (pin[0] + 5, pin[1]), (pin[0], pin[1] - 22)]), [WHITE, STONE[1]],
            **CRISP)


def _facade(canvas: Canvas) -> None:
    left = lambda u, z: ISO(u, 12, z)
    _face(canvas, ISO.face((2, 12, 0), (4, 12, 0), (4, 12, 6.6), (3, 12, 8.8), (2, 12, 6.6)), STONE[1])
    for u, shade in ((0.0, "#06285a"), (0.14, "#0c3f80"), (0.26, "#041a3c")):
        canvas.fill(poly(_arch_on(left, 2.25 + u, 3.75 - u, 0, 1.9 - u)), shade, **CRISP)
        outline = _arch_on(left, 2.25 + u, 3.75 - u, 0, 1.9 - u)
        canvas.line(outline, 1.7, WHITE, 0.95, wobble=0.05, rough=0.1, detail=0.9)
    rose = [left(3 + 0.8 * math.cos(t * math.pi / 18), 5.1 + 0.8 * math.sin(t * math.pi / 18)) for t in range(37)]
    canvas.fill(poly(rose), ["#0a356e", "#0f4f9c"], **CRISP)
    canvas.line(rose, 2.4, WHITE, 1, wobble=0.05, rough=0.1, detail=0.9)
    for k in range(12):
        a = k * math.pi / 6
        canvas.line([left(3 + 0.2 * math.cos(a), 5.1 + 0.2 * math.sin(a)),
            left(3 + 0.78 * math.cos(a), 5.1 + 0.78 * math.sin(a))], 1.2, WHITE, 0.95, wobble=0, detail=0.9)
    _beam(canvas, (2, 12, 6.6), (3, 12, 8.8), (4, 12, 6.6), over=0.1)


def _tower(canvas: Canvas, x: float, high: float, done: bool) -> None:
    """A square tower at the front; the unfinished one goes on in dashes."""
    y0, y1, x1 = 10.6, 12.6, x + 2
    left, right = (lambda u, z: ISO(u, y1, z)), (lambda u, z: ISO(x1, u, z))
    _face(canvas, ISO.left(x, x1, y1, 0, high), STONE[1])
    _face(canvas, ISO.right(x1, y0, y1, 0, high), STONE[2], 0.1)
    _face(canvas, ISO.top(x, y0, x1, y1, high), STONE[0])
    for z in range(1, int(high * 2)):  # courses of stone
        canvas.line([ISO(x, y1, z / 2), ISO(x1, y1, z / 2), ISO(x1, y0, z / 2)], 0.7, "#3c82c9", 0.4, wobble=0)
    for low in [1.2] + ([4.4, 7.6] if done else []):
        _window(canvas, left, x + 0.6, x + 1.4, low, low + 1.5)
        _window(canvas, right, y0 + 0.6, y0 + 1.4, low, low + 1.5)
    for z in (0, 3.7, 7, high):
        if z <= high:
            _beam(canvas, (x, y1, z), (x1, y1, z), (x1, y0, z), width=3)
    for px, py in ((x, y1), (x1, y1), (x1, y0)):
        _beam(canvas, (px, py, 0), (px, py, high))
    _beam(canvas, (x, y1, high), (x, y0, high), (x1, y0, high), width=2.6)
    tip = (x + 1, 11.6, 14.6)
    if done:
        canvas.fill(ISO.face((x, y1, high), (x1, y1, high), tip), [WHITE, STONE[1], mix(STONE[1], BLUE, 0.3)],
            **CRISP)
        canvas.fill(ISO.face((x1, y1, high), (x1, y0, high), tip), [STONE[2], mix(STONE[2], "#0f4489", 0.5)], **CRISP)
        for corner in ((x, y1, high), (x1, y1, high), (x1, y0, high)):
            _beam(canvas, corner, tip, over=0.08, width=3)
    else:
        for px, py in ((x, y1), (x1, y1), (x1, y0), (x, y0)):
            _dashes(canvas, (px, py, high), (px, py, 9.8), 9)
            _dashes(canvas, (px, py, 9.8), tip, 9)
        _dashes(canvas, (x, y1, 9.8), (x1, y1, 9.8), 4)
        _dashes(canvas, (x1, y1, 9.8), (x1, y0, 9.8), 4)
        _beam(canvas, (x, y1, high), (x, y1, 8.8), width=3.2, over=0)  # the first of the new uprights


def _crane(canvas: Canvas) -> None:
    """A treadwheel crane of white lines on the unfinished tower hoists the next one."""
    foot = ISO(1, 11.2, 4.6)
    top = (foot[0] + 4, foot[1] - 168)
    for dx in (-16, 16):
        canvas.line([(foot[0] + dx, foot[1]), top], 4, WHITE, 1, wobble=0.05, rough=0.1, detail=0.9)
    for k in range(1, 6):
        t = k / 6
        y = foot[1] + (top[1] - foot[1]) * t
        w = 16 * (1 - t)
        canvas.line([(foot[0] - w + 4 * t, y), (foot[0] + w + 4 * t, y - 4)], 2, WHITE, 0.9, wobble=0)
    tip, back = (top[0] - 96, top[1] - 44), (top[0] + 52, top[1] + 18)
    canvas.line([back, tip], 4.4, WHITE, 1, wobble=0.05, rough=0.1, detail=0.9)
    canvas.line([(foot[0] + 14, foot[1] - 20), back], 2, WHITE, 0.8, wobble=0)
    canvas.line([tip, (tip[0], tip[1] + 120)], 1.4, WHITE, 0.95, wobble=0)
    for dx in (-42, 42):
        canvas.line([(tip[0], tip[1] + 120), (tip[0] + dx, tip[1] + 150)], 1.2, WHITE, 0.95, wobble=0)
    canvas.line([(tip[0] - 58, tip[1] + 153), (tip[0] + 58, tip[1] + 147)], 5, WHITE, 1, wobble=0.05, rough=0.1,
        detail=0.95)
    canvas.fill(ellipse(*tip, 7), ["#dff0ff", "#3c82c9"], form=0.7, radius=5, **CRISP)


RIM = ("#ffffff", 1.2, 0.7)


def _at(canvas: Canvas, place, size: float, **kw) -> None:
    x, y = ISO(*place) if len(place) == 3 else place
    canvas.fill(ellipse(x + 6 * size, y + 1, 17 * size, 4.6 * size), "#03122e", alpha=0.5, soft=2, edge=0)
    with canvas.at(x, y, size):
        person(canvas, rim=RIM, **kw)


def _rod(canvas: Canvas, a: tuple, b: tuple, width: float) -> None:
    """A line that has been taken off the drawing board: a white rod with a shadow."""
    canvas.line([(a[0] + 3, a[1] + 6), (b[0] + 3, b[1] + 6)], width * 0.9, "#052048", 0.5, wobble=0)
    canvas.line([a, b], width, WHITE, 1, wobble=0.05, rough=0.1, detail=0.95)


def _workers(canvas: Canvas) -> None:
    """Seven masons and a surveyor, each with room to work."""
    helmet, grey = ("helmet", "#f8f4e4"), ("helmet", "#bfe0ff")
    # one sits on the end of the ridge and eats his lunch over the drop
    x, y = ISO(3, 0.5, 8.7)
    with canvas.at(x, y, 1.2):
        person(canvas, pose=SIT | dict(hip=(0, -10), neck=(3, -42), head=(8, -54), near=(22, -34), far=(24, -38),
            near_foot=(20, 26), far_foot=(12, 30)), top="#e89a4a", legs="#12386e", hat=helmet, skin="#c88a5c",
            temper="smile", rim=RIM)
        canvas.fill(ribbon([(22, -42), (30, -40)], [7, 6]), ["#f8d8a0", "#a8703c"], form=0.6, radius=3, **CRISP)
    # one stands on the unfinished tower and catches what the crane brings
    lift = STAND | dict(neck=(-2, -79), head=(0, -91), near=(14, -108), far=(20, -110), near_foot=(-9, 0),
        far_foot=(9, 0))
    _at(canvas, (0.9, 12.3, 4.6), 1.12, pose=lift, face=-1, top="#f4ead0", legs="#1c4a86", hat=helmet, skin="#e8b490",
        beard="full", hair="#a8602c", girth=1.25, belly=5, tilt=-16)
    # two walk the ridge with a line over their heads
    bearers = ((7.9, WALK, dict(top="#e8b860", hat=grey, skin="#8a5a3c", legs="#1c4a86")),
        (3.6, WALK | dict(near_foot=(-12, -2), far_foot=(14, 0), neck=(-2, -78), head=(2, -90)),
            dict(top="#f4ead0", hat=helmet, skin="#e8b898", legs="#12386e", style="plait", hair="#c8602c",
            temper="strain")))
    for place, gait, who in bearers:
        _at(canvas, (3, place, 8.6), 1.14, pose=gait | dict(near=(-12, -112), far=(20, -108)), **who)
    (x0, y0), (x1, y1) = ISO(3, 9.2, 13.2), ISO(3, 1.2, 13.2)
    _rod(canvas, (x0, y0), (x1, y1), 7)
    # a ladder on the right flank, and the climber with a coil of line on her shoulder
    a, b = ISO(10.6, 7.4, 0), ISO(6.4, 7.4, 5.6)
    for dx in (-13, 13):
        canvas.line([(a[0] + dx, a[1]), (b[0] + dx, b[1])], 4, WHITE, 1, wobble=0.05, detail=0.9)
    for k in range(1, 11):
        t = k / 11
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        canvas.line([(x - 13, y), (x + 13, y)], 2.8, WHITE, 0.95, wobble=0)
    with canvas.at(a[0] + (b[0] - a[0]) * 0.3 - 8, a[1] + (b[1] - a[1]) * 0.3, 1.2):
        person(canvas, pose=STAND | dict(near=(-18, -104), far=(-6, -88), near_foot=(3, 0), far_foot=(-7, -22)),
            face=1, top="#e89a4a", legs="#12386e", hat=helmet, skin="#b87a50", rim=RIM, view="back", style="plait",
            hair="#3a2018", girth=1.1)
        for k in range(3):
            canvas.line([(-9 + 2 * k, -80), (6 + 2 * k, -70), (12 + 2 * k, -46), (0 + 2 * k, -44),
                (-9 + 2 * k, -78)], 1.8, WHITE, 0.95, wobble=0, detail=0.9)
    # two carry the longest line past the front
    ends = ((-8, 584), (282, 678))
    slope = (ends[1][1] - ends[0][1]) / (ends[1][0] - ends[0][0])
    people = [dict(top="#e8b860", legs="#12386e", hat=helmet, skin="#e2ab84", beard="moustache", hair="#5a4a40",
        girth=1.3, belly=7), dict(top="#f4ead0", legs="#1c4a86", hat=grey, skin="#7a4c34", style="curly",
        hair="#1c1414", temper="smile", girth=0.95)]
    for x, who, pose in zip((62, 214), people, (WALK, WALK | dict(near_foot=(-12, -2), far_foot=(14, 0))),
        strict=True):
        y = ends[0][1] + slope * (x - ends[0][0])
        _at(canvas, (x, y + 146), 1.28, pose=pose | dict(near=(-12, -112), far=(20, -108)), **who)
    _rod(canvas, *ends, 9)
    # a surveyor with dividers as tall as she is
    x, y = 556, 588
    _at(canvas, (x, y), 1.16, pose=STAND | dict(neck=(6, -79), head=(12, -88), near=(28, -84), far=(31, -90)),
        face=-1, top="#f4ead0", legs="#12386e", skin="#d89a6c", hair="#6a3420", style="bun", glasses=True, hem=16)
    canvas.line([(520, 480), (488, 588)], [6, 5, 1], WHITE, 1, wobble=0.05, detail=0.95)
    canvas.line([(520, 480), (540, 600)], [6, 5, 1], WHITE, 1, wobble=0.05, detail=0.95)
    canvas.fill(ellipse(520, 477, 9), ["#ffffff", "#9cc6ee"], form=0.7, radius=5, **CRISP)


def _leash_and_dog(canvas: Canvas) -> None:
    """The line leaves the front tower's foot, loops over the sheet and ends at a dog's collar."""
    route = [ISO(6, 12.6, 0), (276, 660), (344, 668), (392, 712), (368, 762), (318, 752), (326, 704), (400, 676),
        (500, 690), (574, 756), (586, 830), (552, 868)]
    _rope(canvas, route)
    with canvas.at(132, 886, 1.36):
        _dog(canvas)


def _rope(canvas: Canvas, route: list) -> None:
    canvas.line([(x + 4, y + 7) for x, y in route], 6, "#03122e", 0.5, wobble=0.1, soft=1.4)
    canvas.line(route, 14, "#bfe4ff", 0.22, wobble=0.1, soft=5)
    canvas.line(route, 6.4, WHITE, 1, wobble=0.05, rough=0.1, detail=0.95)


def _dog(canvas: Canvas) -> None:
    """A terrier that trots off to the left, pleased; origin between its paws, 96 long."""
    coat, tan = "#fbf2e2", "#c8804a"
    rim = ("#ffffff", 1.6, 0.7)
    canvas.fill(ellipse(4, 1, 56, 8), "#03122e", alpha=0.55, soft=4, edge=0)
    for points in ([(-20, -26), (-10, -14), (-2, -4)], [(30, -24), (22, -12), (12, -4)]):
        canvas.fill(ribbon(points, [13, 8, 6]), mix(coat, canvas.ambient, 0.4), form=0.7, radius=4, **CRISP)
    body = smooth([(-34, -44), (-14, -50), (14, -48), (34, -46), (42, -34), (38, -22), (16, -18), (-10, -16),
        (-32, -22), (-40, -34)])
    tail = ribbon([(38, -42), (52, -54), (54, -72), (46, -80)], [10, 8, 6, 2])
    legs = [ribbon([(-30, -28), (-40, -16), (-46, -4)], [16, 9, 7]), ribbon([(32, -28), (42, -18), (50, -6)],
        [17, 10, 7])]
    neck = ribbon([(-30, -38), (-42, -54)], [24, 20])
    head = smooth([(-38, -72), (-54, -74), (-64, -64), (-80, -58), (-83, -52), (-76, -46), (-58, -46), (-42, -50),
        (-34, -60)])
    mask = canvas.fill(union(body, tail, neck, *legs), [coat, "#d8d4dc", "#7a9ac8"], form=0.85, radius=16, rim=rim,
        **CRISP)
    canvas.fill(smooth([(4, -52), (30, -50), (40, -36), (24, -28), (6, -34)]), tan, clip=mask, alpha=0.9, soft=1.4)
    for x, y in ((-46, -3), (50, -5), (-1, -3), (12, -3)):
        canvas.fill(ellipse(x - 3, y, 7, 4), coat, form=0.6, radius=3, rim=rim, **CRISP)
    face = canvas.fill(head, [coat, "#e0dce0", "#8fa8cc"], form=0.8, radius=11, rim=rim, **CRISP)
    canvas.fill(ellipse(-50, -66, 11, 10), tan, clip=face, alpha=0.9, soft=1)
    canvas.fill(smooth([(-40, -72), (-32, -84), (-26, -76), (-28, -62), (-36, -62)]), [tan, "#7a4426"], form=0.7,
        radius=6, rim=rim, **CRISP)
    canvas.fill(ellipse(-82, -54, 4.6, 4), "#141020", form=0.6, radius=3, **CRISP)
    canvas.fill(ellipse(-57, -63, 2.8, 3), "#141020", edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(-58, -64.2, 0.9), "#ffffff", edge=0, wobble=0, detail=1)
    canvas.line([(-78, -49), (-68, -46), (-58, -50)], [0.5, 1.8, 0.5], "#3a2028", wobble=0, detail=1)
    canvas.fill(smooth([(-70, -47), (-64, -46), (-63, -36), (-69, -36)]), "#ff7a5a", form=0.5, radius=3, **CRISP)
    canvas.fill(ribbon([(-50, -44), (-38, -44), (-30, -54)], [6, 6, 6]), "#ff5a36", form=0.6, radius=3, **CRISP)
    canvas.line([(-34, -45), (0, -34), (45, -38)], 3.6, WHITE, 1, wobble=0.05, detail=0.95)


def _foreman(canvas: Canvas) -> None:
    """He is large and has just seen it."""
    x, y = 470, 876
    canvas.fill(ellipse(x + 26, y + 2, 60, 12), "#03122e", alpha=0.6, soft=4, edge=0)
    with canvas.at(x, y, 2.05):
        canvas.fill(ribbon([(8, -42), (24, -76)], [11, 11]), ["#ffffff", "#9cc6ee", "#4a8ad0"],  # his plan, rolled up
            gradient=((8, -60), (22, -56)), form=0.6, radius=5, rim=RIM, **CRISP)
        person(canvas, pose=STAND | dict(hip=(2, -46), neck=(-4, -79), head=(-4, -92), near=(36, -58),
            far=(26, -110), near_foot=(-13, 0), far_foot=(13, 0)), face=-1, top="#f4e4bc", legs="#123a72",
            shoes="#2a1c1c", girth=1.25, belly=10, skin="#e0a480", hair="#8a4a2c", beard="moustache", temper="shock",
            eyes="wide", hat=("helmet", "#ff5a36"), rim=("#ffffff", 1.1, 0.75), tilt=8, bend=(-1, 1, 1, 1))
        canvas.fill(smooth([(-8, -64), (3, -64), (2, -55), (-3, -53), (-8, -55)]), ["#e0c890", "#b89860"], form=0.4,
            radius=3, **CRISP)
        for px, tone in ((-5, "#ff5a36"), (-1, "#2f8ad8")):
            canvas.line([(px, -60), (px + 0.6, -70)], [2.2, 2], tone, wobble=0, detail=0.95)
    _rope(canvas, [(552, 868), (510, 880), (450, 862), (396, 880), (320, 866), (252, 876), (193, 835)])


def _corner(canvas: Canvas) -> None:
    """A corner of the sheet curls up; the desk shows under it."""
    canvas.fill(poly([(600, 0), (600, 96), (504, 0)]), ["#3a2a24", "#1c1418"], edge=0.1)
    curl = smooth([(496, -6, 1), (540, 40), (606, 104, 1), (574, 90), (530, 92), (512, 66), (506, 30)])
    canvas.shadow(curl, "#020c22", -6, 8, 8, 0.6)
    canvas.fill(curl, ["#dcecfa", "#8cb4dc", "#eaf4ff"], gradient=((506, 80), (566, 30)), form=0.6, radius=20,
        **CRISP)
