"""A postman climbs an impossible staircase after an endless red thread."""

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.matrix import Card
from atelier.motifs.blocks import arch, box, stairs
from atelier.motifs.buildings import door
from atelier.motifs.people import mailman
from atelier.noise import dice
from atelier.paths import Points, ellipse, rect, ribbon, spline
from atelier.space import Iso

CARD = Card(id="stairs", palette="lilac-peach", composition="isometric", setting="city", mood="absurdity",
    themes=("message", "work", "mathematics", "perspective"), hero="impossible stairs", moon_or_sun=False,
    birds=False, cloudy_sky=False, seed=251, grading=dict(vignette=0.14, saturation=1.12))


PEACH, MINT, RED = ("#fff1d6", "#f09a80", "#84427e"), ("#d8f2e2", "#6fb8ac", "#2f6a8a"), "#d8203c"
SIDE = 6  # the triangle is SIDE + 1 cubes long
ISO = Iso(497, 448, 75, PEACH)
FEET = ISO(0.45, 3.5, 1)  # where the postman stands


def draw(canvas: Canvas) -> None:
    """Paint the far town, the impossible corridors, then thread, bow, postmen and letters."""
    canvas.set_light(light=(-0.7, -0.6, 0.5), ambient="#4a3a78", key="#fff4d0")
    _far_town(canvas)
    canvas.glow(60, 100, 520, "#fff4d0", 0.4, power=1.5)
    _near_flights(canvas)
    _triangle(canvas)
    _arches_and_joints(canvas)
    _flights_to_nowhere(canvas)
    _red_thread(canvas)
    _bow(canvas)
    _postmen(canvas)


def _far_town(canvas: Canvas) -> None:
    """Blocks and stairs over the whole card, no horizon."""
    canvas.sky([(0, "#fbe3bc"), (0.35, "#f6c3a4"), (0.7, "#cf94a8"), (1, "#7a5a94")], swirl=0.05)
    random = dice(31)
    pal = [("#fff0d0", "#f0b898", "#c8849a"), ("#d8efe0", "#9ccabc", "#8a8fb4"), ("#fbe0c8", "#e8a890", "#b87a98")]
    hazes = ["#f9d8b8", "#f2bfa8", "#b886a4"]
    for u, hz, n in ((30, 0.72, 44), (44, 0.5, 26)):
        items = sorted([(random.random() * 680 - 40, random.random() * 1010 - 40, random.random(),
            int(random.random() * 3), random.random()) for _ in range(n)], key=lambda t: t[1])
        for x, y, r, pi, r2 in items:
            iso = Iso(x, y, u)
            c = tuple(mix(v, hazes[min(2, int(max(0, y) / 320))], hz) for v in pal[pi])
            if r < 0.5:
                w, d, h = 1 + int(r2 * 2.9), 1 + int(r * 5), 1.5 + 3 * r2
                box(canvas, iso, 0, 0, 0, w, d, h, c, detail=0.3)
                arch(canvas, iso, "L", (w * 0.5, d, h - 1.35), 0.45, 0.9, mix(c[2], canvas.ambient, 0.15))
                arch(canvas, iso, "R", (w, d * 0.5, h - 1.35), 0.45, 0.9, mix(c[2], canvas.ambient, 0.25))
            else:
                stairs(canvas, iso, 0, 0, 0, 8, "x" if r < 0.75 else "y", -1, 1, 0.25, 0.25, base=-1.5, colours=c)
    brush.background(canvas, radii=(16, 8, 4), impasto=0.05)


def _near_flights(canvas: Canvas) -> None:
    """One stair climbs from the lower right, one hangs upside down from the upper right."""
    stairs(canvas, Iso(610, 820, 58), 1.5, 0, -3, 12, "x", -1, 1.5, 0.3, 0.34, base=-5, colours=MINT)
    with canvas.at(300, 450, 1, 180), canvas.at(-300, -450):
        stairs(canvas, Iso(40, 850, 50), 0, 0, -2, 9, "y", -1, 1.6, 0.3, 0.34, base=-5, colours=MINT[::-1])


def _triangle(canvas: Canvas) -> None:
    """Three boxes and two faces painted again, so that each corridor leads over the one that it came from."""
    iso, n, colours = ISO, SIDE, PEACH
    kb = dict(edge=0.03, wobble=0.12, detail=0.55)
    canvas.fill(iso.outline(0.3, 1, -1.0, 1.6, n + 1, -0.5), "#4a2a68", alpha=0.22, soft=12)
    box(canvas, iso, 0, 0, 0, 1, n + 1, 1, colours, **kb)
    box(canvas, iso, 0, n, 1, 1, n + 1, n, colours, **kb)
    canvas.fill(iso.left(0, 1, n + 1, 0, n), [mix(colours[1], colours[0], 0.18), colours[1],
        mix(colours[1], canvas.ambient, 0.3)], gradient=(iso(0, n + 1, n + 1), iso(0, n + 1, 0)), texture=0.015,
        **kb)
    canvas.fill(iso.right(1, n - 0.02, n + 1, 0, n), [mix(colours[2], colours[1], 0.2), colours[2]],
        gradient=(iso(1, n, n), iso(1, n, 1)), texture=0.015, **kb)
    box(canvas, iso, 0, n, n, n + 1, n + 1, n + 1, colours, **kb)
    canvas.fill(iso.right(1, 1, n - 2.5, 0, 1), [mix(colours[2], colours[1], 0.2), colours[2],
        mix(colours[2], canvas.ambient, 0.25)], gradient=(iso(1, 0, 1), iso(1, 0, 0)), streaks="v", texture=0.06,
        grain=0.3, **kb)
    canvas.fill(iso.top(0, 1, 1, n - 2.5, 1), [mix(colours[0], canvas.key, 0.35), colours[0]],
        gradient=(iso(0, 0, 1), iso(1, n + 1, 1)), texture=0.06, grain=0.3, **kb)
    canvas.line([iso(1, 1, 1), iso(1, n, 1)], 1.6, "#fffaf0", 0.7, wobble=0.15)


def _arches_and_joints(canvas: Canvas) -> None:
    """Paving joints and rows of arches keep the three corridors readable."""
    iso, n = ISO, SIDE
    for i in range(1, 2 * n):
        canvas.line([iso(0, 1 + i * 0.5, 1), iso(1, 1 + i * 0.5, 1)] if i < 2 * n - 2
            else [iso(0, 1, 1), iso(0.01, 1, 1)], 0.9, "#d8a488", 0.55, wobble=0.1)
    for i in range(2 * n + 1):
        canvas.line([iso(i * 0.5 + 0.5, n, n + 1), iso(i * 0.5 + 0.5, n + 1, n + 1)], 0.9, "#d8a488", 0.55,
            wobble=0.1)
    for j, y in enumerate(np.arange(1.9, 6, 0.95)):
        arch(canvas, iso, "R", (1, y, 0.12), 0.42, 0.68, "#3a1c58", lit="#ffc860" if j in (1, 4) else None,
            frame="#a8609a")
    for j, x in enumerate(np.arange(1.75, 4.8, 0.95)):
        arch(canvas, iso, "L", (x, n + 1, n + 0.12), 0.42, 0.68, "#5a2458", lit="#ffd878" if j == 2 else None,
            frame="#ffc6a8")
    for j, z in enumerate(np.arange(1.35, 4.5, 1.0)):
        arch(canvas, iso, "L", (0.5, n + 1, z), 0.42, 0.7, "#5a2458", lit="#ffd878" if j == 2 else None,
            frame="#ffc6a8")
        arch(canvas, iso, "R", (1, n + 0.5, z), 0.42, 0.7, "#3a1c58", lit="#ffc860" if j == 1 else None,
            frame="#a8609a")


def _flights_to_nowhere(canvas: Canvas) -> None:
    """A stair off the pillar's foot, one inside the triangle up to an open door, and the mailboxes."""
    iso, n = ISO, SIDE
    stairs(canvas, iso, 1, 4.2, 0.0, 7, "x", 1, 0.9, -0.25, 0.3, base=-2.2, colours=PEACH)
    inner = Iso(*iso(2.2, 3.4, 2.2), 46)
    stairs(canvas, inner, 0, 0, 0, 7, "x", -1, 1.1, 0.3, 0.34, base=None, colours=MINT)
    box(canvas, inner, -3.3, 0, 2.0, -2.3, 1.1, 2.15, MINT)
    p = inner(-2.8, 0.3, 2.15)
    with canvas.at(p[0], p[1], 0.95):
        door(canvas, 46, 26, "#e0483c", is_open=True, glow=0.8)
    for x, y, z, s in ((1.9, n + 0.42, n + 1, 0.76), (4.9, n + 0.42, n + 1, 0.76), (0.32, 1.45, 1, 0.76)):
        mailbox(canvas, iso, x, y, z, s)


def _thread(canvas: Canvas, points: Points, width: float = 3.0) -> None:
    canvas.line([(x + 2, y + 4) for x, y in points], [width * 1.3] * 2, canvas.ambient, 0.25, soft=1, wobble=0)
    canvas.line(points, [width, width], RED, 1, wobble=0.1, rough=0, form=0.5, radius=1.4, detail=0.95)


def _red_thread(canvas: Canvas) -> None:
    """From the postman's boot around the whole triangle and back to the other boot."""
    iso, n, (x, y) = ISO, SIDE, FEET
    _thread(canvas, [(x + 8, y - 2), iso(0.7, 2.6, 1), iso(0.3, 1.9, 1), iso(0.6, 0.9, 1),
        iso(n + 0.6, n + 0.4, n + 1), iso(4.6, n + 0.62, n + 1), iso(3.4, n + 0.35, n + 1),
        iso(1.4, n + 0.65, n + 1), iso(0.5, n + 0.5, n + 1)])
    _thread(canvas, [iso(0.5, n + 0.5, n + 1), iso(0.6, n + 1, n + 1), iso(0.62, n + 1, n + 0.5),
        iso(0.45, n + 1, 5), iso(0.7, n + 1, 4), iso(0.4, n + 1, 3), iso(0.6, n + 1, 2), iso(0.5, n + 1, 1.0),
        iso(1, n + 0.4, 0.9), iso(1, 5.3, 0.7)])
    _thread(canvas, [iso(1, 5.3, 0.7), iso(1, 4.9, 1.02), iso(0.6, 4.5, 1), (x - 9, y - 1)])


def _bow(canvas: Canvas) -> None:
    """The bow on the pillar's head."""
    iso, n = ISO, SIDE
    bx, by = iso(0.55, n + 1, n + 0.55)
    with canvas.at(bx, by, 1.25):
        look = dict(edge=0.06, wobble=0.2, detail=0.95, form=0.8, radius=7, rim=("#ffc0b0", 1.5, 0.8))
        for sx in (-1, 1):
            canvas.fill(spline([(0, 0), (sx * 14, -17), (sx * 34, -20), (sx * 38, -4), (sx * 24, 7)]),
                [mix(RED, "#ff9a80", 0.3), RED, "#8a1038"], **look)
            canvas.fill(ribbon([(sx * 2, 3), (sx * 12, 24), (sx * 9, 44), (sx * 20, 62)], [7, 8, 7, 9], cap=False),
                [RED, "#8a1038"], **look)
        canvas.fill(ellipse(0, 0, 8, 9), RED, **look)


def _postmen(canvas: Canvas) -> None:
    """The postman, his other self under a stair, and the letters that both have lost."""
    x, y = FEET
    canvas.fill(ellipse(x + 4, y + 2, 22, 7), "#4a2a68", alpha=0.4, soft=3)
    with canvas.at(x, y, 1.06):
        mailman(canvas)
    canvas.line([(x - 14, y - 5), (x - 9, y - 3), (x - 4, y - 5)], 2.6, RED, 1, wobble=0, detail=1)
    _thread(canvas, [(455, 84), (478, 150), (560, 210), (575, 330), ISO(SIDE + 0.8, SIDE + 0.3, SIDE + 1)], 2.6)
    with canvas.at(452, 150, 0.8, 180):
        mailman(canvas, "#c8584a")
    for x, y, s, r in ((206, 470, 0.75, 24), (236, 372, 0.55, -34), (470, 330, 0.8, 15), (150, 800, 1.1, -14),
        (240, 846, 0.9, 20)):
        with canvas.at(x, y, s, r):
            letter(canvas)


def mailbox(canvas: Canvas, iso: Iso, x: float, y: float, z: float, s: float = 1) -> None:
    """A red mailbox on a post."""
    red = ("#ff8a6a", "#e0402f", "#a01f3c")
    w = 0.2 * s
    p = iso(x, y, z)
    canvas.fill(ellipse(p[0] + 5, p[1] + 2, 20 * s, 8 * s), canvas.ambient, alpha=0.4, soft=2)
    box(canvas, iso, x - w * 0.3, y - w * 0.3, z, x + w * 0.3, y + w * 0.3, z + 0.22 * s,
        ("#8a5a50", "#6a3a44", "#4a2448"), detail=0.8)
    box(canvas, iso, x - w, y - w, z + 0.22 * s, x + w, y + w, z + 0.72 * s, red, detail=0.85)
    box(canvas, iso, x - w * 1.2, y - w * 1.2, z + 0.72 * s, x + w * 1.2, y + w * 1.2, z + 0.79 * s, red,
        detail=0.85)
    canvas.fill(iso.left(x - w * 0.62, x + w * 0.62, y + w, z + 0.55 * s, z + 0.61 * s), "#4a0f2a", edge=0,
        wobble=0, detail=1)
    canvas.fill(iso.left(x - w * 0.45, x + w * 0.45, y + w, z + 0.36 * s, z + 0.58 * s), "#fff8ea", edge=0,
        wobble=0.1, detail=1)


def letter(canvas: Canvas, s: float = 1, c: Colour = "#fffaf0") -> None:
    """A sealed letter."""
    look = dict(edge=0.05, wobble=0.2, detail=0.9)
    with canvas.at(0, 0, s):
        canvas.fill(rect(-11, -7, 22, 14, 1), [c, mix(c, "#c8a0a8", 0.5)], rim=("#ffffff", 1, 0.7), **look)
        canvas.line([(-10, -6), (0, 2), (10, -6)], 1.1, "#b890a0", 0.9, wobble=0)
        canvas.fill(ellipse(0, 1, 2.2), "#e0483c", edge=0, wobble=0, detail=1)
