"""A lone goalkeeper spreads her arms against a thunder ball as big as a house."""

import itertools
import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.plants import wheat
from atelier.motifs.sky import lightning
from atelier.noise import dice
from atelier.paths import along, ellipse, poly, rect, ribbon, smooth, union

CARD = Card(
    id="keeper",
    palette="storm-wheat",
    composition="wide horizon",
    setting="empty pitch",
    mood="pride",
    themes=("sport", "weather", "war"),
    hero="storm ball",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=True,
    seed=414,
    grading=dict(vignette=0.36, contrast=1.12),
)

CRISP = dict(edge=0.07, wobble=0.25, detail=0.86)
BALL, RADIUS = (322, 276), 186
HORIZON = 628
FROM_BALL = (0.1, -0.85, 0.35)


def draw(canvas: Canvas) -> None:
    """Paint the card."""
    canvas.set_light((-0.5, -0.6, 0.5), ambient="#1c1a36", key="#f8e3a0")
    _sky(canvas)
    _pitch(canvas)
    brush.background(canvas)
    _trail(canvas)
    _ball(canvas)
    _hail(canvas)
    _goal(canvas)
    _keeper(canvas)
    _thermos(canvas)
    _grass(canvas)


def _sky(canvas: Canvas) -> None:
    canvas.sky([(0, "#1a1830"), (0.25, "#33315a"), (0.48, "#62628e"), (0.62, "#a8a4b4"), (0.68, "#f0d898"),
        (0.71, "#f8e3a0"), (1, "#d9ae4a")], swirl=0.07)
    random = dice(2)
    for x, y, w, h, tone, lit in ((80, 80, 380, 130, "#24223e", "#55557f"),
            (560, 60, 420, 150, "#1e1c36", "#4a4872"), (0, 300, 300, 90, "#3c3a62", "#8a8ab0"),
            (600, 330, 320, 100, "#3a3860", "#8486ac"),
            (140, 480, 420, 60, "#6c6a90", "#c0bcc4"), (520, 500, 400, 60, "#66668c", "#c8c2c4")):
        bag = [(x - w * 0.5 * math.cos(math.pi * i / 9),
            y + h * (0.45 + 0.3 * random.random()) * math.sin(math.pi * i / 9)) for i in range(10)]
        canvas.fill(smooth([*bag, (x + w * 0.4, y - h * 0.5), (x, y - h * 0.7), (x - w * 0.4, y - h * 0.5)]),
            [tone, mix(tone, lit, 0.5), lit], form=0.7, radius=h * 0.5, light=(0, 0.8, 0.4), edge=0.3, soft=6,
            grain=0.15, bump=0.25,
            highlight=mix(lit, "#f8e3a0", 0.25), shade=mix(tone, "#0e0c1e", 0.4))
    for i in range(40):
        x = 640 * random.random() - 20
        canvas.line([(x, 380), (x - 20, 500), (x - 44, 630)], [1, 9, 2], "#44426c", 0.16, soft=5)


def _pitch(canvas: Canvas) -> None:
    canvas.fill(rect(-20, HORIZON, 640, 300), ["#e8c870", "#c8963c", "#8a6438", "#4a3a3c"], texture=0.08,
        edge=0.1)
    random = dice(4)
    for _ in range(420):
        t = random.random() ** 1.6
        x, y = 640 * random.random() - 20, HORIZON + 4 + 250 * t
        s = 0.3 + 1.8 * t
        canvas.line([(x, y), (x + 5 * s, y - 5 * s), (x + 13 * s, y - 6 * s)], [0.4, 1.2 * s, 0.3],
            "#f8e3a0" if random.random() < 0.5 else "#6a4a34", 0.45)
    chalk = dict(colour="#fff6e0", alpha=0.8, rough=0.8)
    for a, b, w in (((-20, 830), (620, 830), 7), ((120, 690), (480, 690), 3.4), ((120, 690), (20, 830), 5),
            ((480, 690), (580, 830), 5), ((200, 656), (400, 656), 2), ((-20, 640), (620, 640), 1.4)):
        canvas.line([a, b], [w], **chalk)
    canvas.line([(300 + 60 * math.cos(math.pi * k / 16),
        690 - 14 * math.sin(math.pi * k / 16)) for k in range(17)], 2.2, **chalk)
    for k in range(5):  # far off: a little church and poplars
        x = 70 + 14 * k
        canvas.fill(smooth([(x, HORIZON - 26 + 3 * (k % 2)), (x + 4, HORIZON - 8), (x, HORIZON + 2),
            (x - 4, HORIZON - 8)]), "#5a5a6a", alpha=0.8, soft=0.8)
    canvas.fill(union(rect(470, HORIZON - 14, 26, 16), poly([(466, HORIZON - 13), (483, HORIZON - 24),
        (500, HORIZON - 13)]), poly([(500, HORIZON + 2), (500, HORIZON - 24), (505, HORIZON - 42),
        (510, HORIZON - 24), (510, HORIZON + 2)])), "#5a5a6a",
        alpha=0.85, soft=0.6)


def _rotation() -> np.ndarray:
    a, b = 0.42, 0.5
    rx = np.array([[1, 0, 0], [0, math.cos(a), -math.sin(a)], [0, math.sin(a), math.cos(a)]])
    ry = np.array([[math.cos(b), 0, math.sin(b)], [0, 1, 0], [-math.sin(b), 0, math.cos(b)]])
    return rx @ ry


def _football() -> tuple[list, list]:
    """Pentagons and seams of a football on the unit sphere, turned: ([pentagon, ...], [(a, b), ...])."""
    phi = (1 + 5**0.5) / 2
    corners = np.array([p for s in (-1, 1) for t in (-phi, phi) for p in ((0, s, t), (s, t, 0), (t, 0, s))],
        float)
    corners = corners / np.linalg.norm(corners[0]) @ _rotation().T
    near = [(i, j) for i, j in itertools.permutations(range(12), 2) if corners[i] @ corners[j] > 0.4]

    def third(i: int, j: int) -> np.ndarray:
        v = corners[i] * 2 / 3 + corners[j] / 3
        return v / np.linalg.norm(v)

    pentagons, seams = [], []
    for i in range(12):
        axis = corners[i]
        side = np.cross(axis, [0.3, 0.9, 0.2])
        side /= np.linalg.norm(side)
        up = np.cross(axis, side)
        ring = sorted((third(i, j) for k, j in near if k == i), key=lambda v: math.atan2(v @ up, v @ side))
        pentagons.append(ring)
        seams += [(ring[k], ring[(k + 1) % 5]) for k in range(5)]
    seams += [(third(i, j), third(j, i)) for i, j in near if i < j]
    return pentagons, seams


def _arc(a: np.ndarray, b: np.ndarray, steps: int = 9) -> list:
    """Points of the card along the great circle from a to b."""
    out = []
    for k in range(steps + 1):
        v = a * (1 - k / steps) + b * (k / steps)
        v = v / np.linalg.norm(v)
        out.append((BALL[0] + RADIUS * v[0], BALL[1] + RADIUS * v[1]))
    return out


def _trail(canvas: Canvas) -> None:
    """The wake of the shot, coming down from the right."""
    random = dice(6)
    with brush.loose(canvas, radii=(14, 7, 4)):
        for _ in range(70):
            t = random.random()
            x = 400 + 260 * t + 60 * (random.random() - 0.5)
            y = 190 - 230 * t + 150 * (random.random() - 0.5) * (1 - 0.3 * t)
            r = 20 + 34 * random.random()
            canvas.fill(ellipse(x, y, r * 1.5, r * 0.8, -40), ["#a8a8cc", "#55557f", "#24223e"], form=0.8,
                radius=r * 0.6, light=(-0.6, 0.4, 0.4), alpha=0.5, edge=0.5, soft=3)
        for _ in range(46):
            x, y = 420 + 220 * random.random(), 40 + 260 * random.random()
            long = 60 + 110 * random.random()
            canvas.line([(x, y), (x + long * 0.4, y - long * 0.36), (x + long, y - long * 0.86)],
                [2.4, 2, 0.3], "#e8e8f6", 0.35, soft=0.8)


def _ball(canvas: Canvas) -> None:
    x, y = BALL
    canvas.glow(x, y, 330, "#d8d0f0", 0.4)
    random = dice(8)
    edge = [ellipse(x + (RADIUS - 12) * math.cos(t), y + (RADIUS - 12) * math.sin(t),
        24 + 12 * random.random()) for t in np.linspace(0, 2 * math.pi, 34)]
    outline = union(ellipse(x, y, RADIUS), *edge)
    canvas.shadow(outline, "#0e0c1e", -6, 16, 20, 0.6)
    ball = canvas.fill(outline, ["#c8c8de", "#8f93b3", "#55557f", "#2a2848"],
        gradient=((x - 110, y - 130), (x + 120, y + 150)), form=0.95, radius=120, light=(-0.55, -0.6, 0.5),
        shade="#1a1834", highlight="#f4f0f8", grain=0.22, texture=0.02,
        bump=0.12, edge=0.3, detail=0.55)
    for _ in range(240):  # cauliflower of cloud, lit on the upper left
        a, q = 2 * math.pi * random.random(), math.sqrt(random.random())
        px, py = x + RADIUS * 1.02 * q * math.cos(a), y + RADIUS * 1.02 * q * math.sin(a)
        shade = 0.5 + 0.5 * (((px - x) + (py - y)) / (RADIUS * 1.5))
        r = 13 + 17 * random.random()
        tone = mix("#e4e2f0", "#2c2a4c", min(1, max(0, shade * 1.05)))
        canvas.fill(ellipse(px, py, r, r * 0.86), [mix(tone, "#ffffff", 0.25), tone,
            mix(tone, "#1a1834", 0.4)], gradient=((px - r * 0.6, py - r), (px + r * 0.5, py + r)), alpha=0.6,
            clip=ball, fade=((px, py - r * 0.1), (px + r * 0.5, py + r)),
            edge=0.4, grain=0.2)
    pentagons, seams = _football()
    for ring in pentagons:
        if sum(v[2] for v in ring) / 5 < 0.08:
            continue
        points = [q for k in range(5) for q in _arc(ring[k], ring[(k + 1) % 5])[:-1]]
        panel = canvas.fill(poly(points), ["#4a4872", "#24223e", "#121022"], form=0.7, radius=26,
            light=(-0.5, -0.6, 0.5), alpha=0.88, clip=ball, edge=0.35, wobble=1.2, texture=0.08, grain=0.3,
            detail=0.6)
        _smoke(canvas, points, panel, random)
    canvas.fill(smooth([(x + 60, y + 190), (x + 190, y + 60), (x + 200, y - 60), (x + 120, y + 60),
        (x - 20, y + 150), (x - 120, y + 160)]), "#14122a", alpha=0.5, soft=26, clip=ball, edge=0)
    for a, b in seams:
        if a[2] + b[2] < 0.3:
            continue
        points = _arc(a, b, 5)
        jagged = [(px + (7 * (random.random() - 0.5) if 0 < k < 5 else 0),
            py + (7 * (random.random() - 0.5) if 0 < k < 5 else 0)) for k, (px, py) in enumerate(points)]
        for wide, colour, alpha, soft in ((15, "#c8b8ff", 0.28, 5), (6, "#e8deff", 0.5, 1.6),
                (2.2, "#fffdf0", 1, 0)):
            canvas.line(jagged, wide, colour, alpha, rough=0, wobble=0, soft=soft,
                blend="screen" if soft else "normal", clip=ball, detail=0.9 if not soft else None)
    for points, seed in (([(250, 446), (232, 500), (262, 548), (240, 600)], 3),
            ([(400, 440), (430, 490), (412, 540), (446, 596)], 5),
            ([(150, 320), (104, 360), (112, 420), (74, 470)], 7)):
        lightning(canvas, points, 2.6, "#fffdf0", "#c8b8ff", seed=seed, branches=1)


def _smoke(canvas: Canvas, points: list, panel: Mask | None, random) -> None:
    for _ in range(7):
        k = int(len(points) * random.random())
        cx, cy = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
        px = cx + (points[k][0] - cx) * 0.7 * random.random()
        py = cy + (points[k][1] - cy) * 0.7 * random.random()
        r = 9 + 10 * random.random()
        canvas.fill(ellipse(px, py, r, r * 0.8), ["#6c6a96", "#2a2848"], alpha=0.5, clip=panel,
            fade=((px, py - r * 0.3), (px + r * 0.4, py + r)), edge=0.4)


def _hail(canvas: Canvas) -> None:
    random = dice(11)
    for _ in range(90):
        a, r = 2 * math.pi * random.random(), RADIUS * (0.7 + 0.9 * random.random())
        x, y = BALL[0] - 20 + r * math.cos(a), BALL[1] + 40 + r * math.sin(a)
        if y > 620:
            continue
        s = 1.8 + 4.6 * random.random() ** 2
        canvas.line([(x, y), (x + s * 4, y - s * 4.4)], [s * 0.9, 0.3], "#e8e8f6", 0.4, wobble=0, rough=0)
        canvas.fill(ellipse(x, y, s), ["#ffffff", "#b8bcd8"], form=0.8, radius=s, edge=0.05, wobble=0.1,
            detail=0.85)
    for _ in range(40):  # what has fallen already
        x, y = 600 * random.random(), 700 + 150 * random.random()
        s = (y - 640) / 60 + 0.6
        canvas.fill(ellipse(x + 2, y + 2, s * 1.4, s * 0.7), "#4a3428", alpha=0.5, soft=1)
        canvas.fill(ellipse(x, y, s, s * 0.9), ["#ffffff", "#b8bcd8"], form=0.8, radius=s, edge=0.05,
            detail=0.8)


def _goal(canvas: Canvas) -> None:
    """Two posts and a bar of peeling white wood seen from inside; the torn net comes over our heads."""
    wood = ["#fffaf0", "#d8d0cc", "#8a84a0", "#4a4668"]
    for k in range(15):  # net from the bar to us
        x = -60 + 51 * k
        canvas.line([(40 + 37 * k, 92), (300 + (x - 300) * 1.2, -20)], [1.4, 2], "#e4e0ec", 0.6, wobble=0.3)
    for k in range(4):
        canvas.line([(26 - 20 * k, 88 - 28 * k), (300, 84 - 27 * k), (574 + 20 * k, 88 - 28 * k)], [1.6],
            "#e4e0ec", 0.6, wobble=0.6)
    for side in (-1, 1):
        for k in range(11):
            y = 130 + 66 * k
            canvas.line([(300 + side * 268, y), (300 + side * 340, y - 10 + 10 * k)], [1.4, 2], "#e4e0ec",
                0.6, wobble=0.4)
        for k in range(3):
            canvas.line([(300 + side * (276 + 14 * k), 96), (300 + side * (277 + 15 * k), 480),
                (300 + side * (278 + 16 * k), 850)], [1.5], "#e4e0ec", 0.55, wobble=0.6)
    for x in (32, 568):
        post = rect(x - 13, 84, 26, 760, 4)
        canvas.shadow(post, "#14122a", 6, 4, 6, 0.5)
        mask = canvas.fill(post, wood, gradient=((x - 13, 0), (x + 15, 0)), form=0.6, radius=12,
            rim=("#ffffff", 2, 0.7, (0.8 if x < 300 else -0.8, -0.4, 0.2)), texture=0.06, streaks="v",
            **CRISP)
        random = dice(x)
        for _ in range(22):
            y = 100 + 720 * random.random()
            w, h = 3 + 6 * random.random(), 8 + 30 * random.random()
            px = x - 10 + 20 * random.random()
            canvas.fill(smooth([(px, y), (px + w, y + h * 0.3), (px + w * 0.6, y + h),
                (px - w * 0.4, y + h * 0.6)]), "#7a5c48", alpha=0.75, clip=mask, edge=0.4)
    bar = rect(14, 74, 572, 24, 4)
    canvas.shadow(bar, "#14122a", 0, 7, 6, 0.5)
    mask = canvas.fill(bar, wood, form=0.6, radius=11, light=(0, 0.7, 0.4),
        rim=("#ffffff", 2, 0.7, (0, 0.9, 0.2)), texture=0.06, **CRISP)
    random = dice(77)
    for _ in range(24):
        x, y = 30 + 540 * random.random(), 78 + 16 * random.random()
        canvas.fill(smooth([(x, y), (x + 14 * random.random() + 4, y + 2), (x + 10, y + 7), (x - 3, y + 5)]),
            "#7a5c48", alpha=0.75, clip=mask, edge=0.4)


def _keeper(canvas: Canvas) -> None:
    """From behind: feet planted wide, knees soft, arms out, the plait blown back by the ball."""
    canvas.fill(smooth([(236, 838), (364, 838), (420, 900), (470, 930), (130, 930), (180, 900)]), "#2a1e34",
        alpha=0.5, soft=9)
    with canvas.at(300, 838, 1.62):
        rim = ("#fffaf0", 1.7, 0.95, FROM_BALL)
        look = dict(form=0.9, light=(0, -0.8, 0.5), rim=rim, **CRISP)
        skin = ["#e8b490", "#c08466", "#7a4a50"]
        for s in (-1, 1):
            canvas.fill(ribbon([(s * 10, -66), (s * 25, -38), (s * 32, -4)], [22, 15, 10]), skin, radius=7,
                **look)
            sock = ribbon([(s * 27.4, -30), (s * 30.6, -16), (s * 32.4, -3)], [14.6, 13.6, 11])
            mask = canvas.fill(sock, ["#8f93b3", "#55557f"], radius=6, **look)
            for k in range(3):
                canvas.line([(s * 20, -24 + 7 * k), (s * 40, -22 + 7 * k)], 2.6, "#f8e3a0", 0.95, clip=mask,
                    wobble=0.1)
            canvas.fill(smooth([(s * 24, -4), (s * 39, -5), (s * 42, 2), (s * 24, 3)]),
                ["#4a4668", "#1a1830"], radius=3, **look)
        with canvas.at(0, -13):
            shorts = smooth([(-20, -68), (20, -68), (25, -52), (28, -38), (10, -34), (0, -44), (-10, -34),
                (-28, -38), (-25, -52)])
            canvas.fill(shorts, ["#44426e", "#22203a"], radius=9, **look)
            jersey = smooth([(-12, -112), (-26, -104), (-27, -88), (-24, -70), (-22, -62), (0, -59),
                (22, -62), (24, -70), (27, -88), (26, -104), (12, -112), (0, -109)])
            arms = [ribbon([(s * 20, -101), (s * 46, -108), (s * 74, -124)], [19, 15, 11]) for s in (-1, 1)]
            whole = union(jersey, *arms)
            mask = canvas.fill(whole, ["#f8dc84", "#d9ae4a", "#8a6434"], radius=14, **look)
            for s in (-1, 1):
                canvas.line([(s * 22, -98), (s * 16, -84), (s * 20, -66)], [0.5, 2.4, 0.8], "#7a5430", 0.6,
                    clip=mask, soft=0.8)
                for k in range(2):
                    canvas.line([(s * (58 + 7 * k), -128), (s * (60 + 7 * k), -104)], 3.4, "#55557f", 0.9,
                        clip=mask, wobble=0.1)
                with canvas.at(s * 78, -127, 1, s * -24, s):
                    fingers = [ribbon([(4, -2 + 2 * k), (14 + 2.4 * k, -12 + 4.4 * k),
                        (19 + 4 * k - 2 * abs(k - 1), -20 + 8.6 * k)], [8, 7.6, 6]) for k in range(4)]
                    glove = union(smooth([(-8, -9), (8, -12), (14, 2), (8, 11), (-8, 9)]),
                        ribbon([(-2, -6), (-5, -15), (-2, -23)], [9, 7.4, 5]), *fingers)
                    canvas.fill(glove, ["#fffaf0", "#d8c8b8"], radius=6, **look)
                    canvas.line([(-7, -9), (-7, 9)], 3.4, "#c8503f", 1, wobble=0.1, detail=0.9)
            canvas.line([(-6, -100), (0, -96), (6, -100)], [1, 2, 1], "#7a5430", 0.7, clip=mask, wobble=0.1)
            canvas.fill(ribbon([(0, -110), (0, -120)], [11, 10]), skin, radius=5, **look)
            for s in (-1, 1):
                canvas.fill(ellipse(s * 12.4, -128, 3, 4.4), skin, radius=2.4, **look)
            hair = ["#b86a3c", "#7a3c24", "#3a1c20"]
            canvas.fill(smooth([(-12.6, -126), (-12, -138), (-5, -145), (5, -145), (12, -138), (12.6, -126),
                (9, -117), (0, -114), (-9, -117)]), hair, radius=9, **look)
            plait = [(1, -118), (8, -104), (4, -88), (16, -76), (12, -62)]
            canvas.fill(ribbon(plait, [9, 9, 8, 7, 2]), hair, radius=4, **look)
            for k in range(6):
                x, y = along(plait, 0.1 + 0.14 * k)
                canvas.line([(x - 4, y - 2), (x, y + 1.6), (x + 4, y - 2)], [0.5, 1.4, 0.5], "#3a1c20", 0.8,
                    wobble=0)
            canvas.fill(ellipse(*along(plait, 0.88), 3.4, 2.6), "#c8503f", form=0.6, radius=2, **CRISP)
            # a headband
            canvas.line([(-12, -132), (0, -135), (12, -132)], 3, "#c8503f", 1, wobble=0.1, detail=0.9)
            for k in range(5):
                canvas.line([(-8 + 4 * k, -143), (-6 + 3 * k, -134), (-5 + 2.4 * k, -120)], [0.3, 0.9, 0.3],
                    "#e8a468" if k % 2 else "#3a1c20", 0.6, wobble=0)


def _thermos(canvas: Canvas) -> None:
    with canvas.at(78, 852, 1.15):
        canvas.fill(ellipse(12, 2, 34, 6), "#2a1e34", alpha=0.55, soft=3)
        canvas.fill(rect(-13, -62, 26, 62, 5), ["#d8705c", "#a83c40", "#5a2038"],
            gradient=((-13, 0), (13, 0)), form=0.7, radius=10, rim=("#fffaf0", 1.8, 0.8, (0.5, -0.7, 0.3)),
            **CRISP)
        for y in (-50, -44, -12):
            canvas.line([(-13, y), (13, y)], 2, "#f8e3a0", 0.9, wobble=0.1)
        canvas.fill(rect(-10, -74, 20, 14, 4), ["#e8e4ec", "#7a7494"], form=0.7, radius=6,
            rim=("#ffffff", 1.4, 0.8), **CRISP)
        canvas.fill(smooth([(24, -18, 1), (27, 0, 1), (43, 0, 1), (46, -18, 1)]), ["#e8e4ec", "#7a7494"],
            form=0.7, radius=6, **CRISP)
        canvas.fill(ellipse(35, -18, 11, 3.4), "#4a2a24", **CRISP)
        for k in (-1, 1):
            canvas.line([(35 + 4 * k, -21), (39 + 4 * k, -33), (34 + 4 * k, -44)], [0.8, 3, 0.8], "#fffaf0",
                0.5, soft=1.2)


def _grass(canvas: Canvas) -> None:
    random = dice(31)
    with brush.loose(canvas, radii=(8, 4)):
        for k in range(120):
            x = 660 * random.random() - 30
            y = 912 + 26 * random.random()
            if 200 < x < 400:
                y += 18
            wheat(canvas, x, y, 26 + 40 * random.random() + (16 if x < 120 or x > 480 else 0),
                14 + 20 * random.random(), ["#f8e3a0", "#d9ae4a", "#8a6030"], random)
