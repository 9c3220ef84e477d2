"""Jellyfish in glowing ball gowns waltz in a sunken hall; one thin man holds his breath to dance with the smallest."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.folk import person
from atelier.motifs.jellyfish import gowned_jelly, krill_chandelier
from atelier.motifs.sky import shaft
from atelier.noise import dice
from atelier.paths import ellipse, minus, poly, rect, ribbon, smooth, union
from atelier.space import Room

CARD = Card(
    id="jellies",
    palette="abyss",
    composition="symmetric",
    setting="sunken ballroom",
    mood="joy",
    themes=("music", "love", "sea"),
    hero="jellyfish ball",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=410,
    grading=dict(vignette=0.4, contrast=1.08),
)

HALL = Room(300, 400)
FLOOR, SIDE, TOP = 430, 330, -520
LOOK = dict(edge=0.06, wobble=0.25, detail=0.7, grain=0.14, texture=0.02)


def draw(canvas: Canvas) -> None:
    """Paint the hall, the lights, the dancers from far to near."""
    canvas.set_light((0.0, -0.8, 0.5), ambient="#03142e", key="#d8fff6")
    _hall(canvas)
    with canvas.at(300, -6, 1.12):
        krill_chandelier(canvas)
    for x, y, s, c, t, w in ((214, 402, 0.3, "#35e0d8", "#f03fa5", 16), (386, 402, 0.3, "#b48af0", "#35e0d8", -16),
        (300, 380, 0.24, "#f58ac4", "#fff0c0", 10), (150, 440, 0.46, "#f58ac4", "#ffd0a0", 18),
        (450, 440, 0.46, "#35e0d8", "#f58ac4", -18)):
        with canvas.at(x, y, s):
            gowned_jelly(canvas, c, t, w, seed=int(x), tiers=3, glow=0.8)
    canvas.fog(380, 560, "#0b5a80", 0.3)
    for x, s, c, t, w in ((78, 1.04, "#35c8e8", "#f03fa5", 26), (522, 1.04, "#c06af0", "#35e0d8", -26)):
        with canvas.at(x, 470, s, w * 0.25):
            gowned_jelly(canvas, c, t, w, seed=int(x), tiers=4)
    _couple(canvas)
    _bubbles(canvas)


def _hall(canvas: Canvas) -> None:
    canvas.sky([(0, "#2fb8c8"), (0.2, "#0f7fa4"), (0.5, "#084a78"), (0.8, "#052a50"), (1, "#020a18")], swirl=0.05,
        focus=(300, 330, 620))
    v = HALL
    canvas.fill(v.quad((-SIDE * 1.4, FLOOR, 0.6), (SIDE * 1.4, FLOOR, 0.6), (SIDE, FLOOR, 5), (-SIDE, FLOOR, 5)),
        ["#1f94ac", "#0b5a80", "#062a4c"], gradient=((0, 480), (0, 900)), **LOOK)
    zs = [0.8 * 1.2**i for i in range(11)]
    for i in range(10):
        for j in range(8):
            if (i + j) % 2:
                x0, x1 = -SIDE * 1.2 + j * SIDE * 0.3, -SIDE * 1.2 + (j + 1) * SIDE * 0.3
                canvas.fill(v.quad((x0, FLOOR, zs[i]), (x1, FLOOR, zs[i]), (x1, FLOOR, zs[i + 1]),
                    (x0, FLOOR, zs[i + 1])), "#7fe0dc", alpha=0.34, edge=0.1, wobble=0.3)
    end = v.quad((-SIDE, TOP, 5), (SIDE, TOP, 5), (SIDE, FLOOR, 5), (-SIDE, FLOOR, 5))
    canvas.fill(end, ["#0f6a90", "#1f94ac"], alpha=0.4, soft=3)
    for z in (4.2, 3.1, 2.3, 1.72, 1.3, 1.0):
        haze = min(1, (z - 0.9) / 3.4)
        tone = lambda c: mix(c, "#1a88a8", haze * 0.75)
        for side in (-1, 1):
            x, y0 = v(side * SIDE, TOP * 0.62, z)
            _, y1 = v(0, FLOOR, z)
            w = 36 / z
            canvas.fill(ellipse(x, y1 + 4, w * 1.6, w * 0.4), "#021020", alpha=0.4, soft=3)
            shaft_ = rect(x - w * 0.8, y0, w * 1.6, y1 - y0)
            canvas.fill(shaft_, [(0, tone("#0a3050")), (0.3, tone("#3f9ab0")), (0.5, tone("#bfeee8")),
                (0.72, tone("#3a7f9c")), (1, tone("#072440"))], gradient=((x - w * 0.8, 0), (x + w * 0.8, 0)),
                **(LOOK | dict(detail=0.45)))
            for k in range(5):
                u = -0.6 + 0.3 * k
                canvas.line([(x + u * w, y0), (x + u * w, y1)], 2 / z, tone("#06223c"), 0.5, wobble=0.1)
            for yy, h, ww in ((y0 - 16 / z, 26 / z, 1.25), (y1 - 20 / z, 24 / z, 1.3)):
                canvas.fill(rect(x - w * ww, yy, w * 2 * ww, h, 4 / z), [tone("#bfeee8"), tone("#1f6a8a")], form=0.6,
                    radius=6 / z, **(LOOK | dict(detail=0.45)))
            if z < 2.5:  # coral grows at the feet
                for k in range(5):
                    cx = x + (k - 2) * w * 0.5
                    canvas.fill(ribbon([(cx, y1 + 4), (cx + 6 / z * (k - 2), y1 - 22 / z),
                        (cx + 14 / z * (k - 2), y1 - (30 + 16 * (k % 2)) / z)], [9 / z, 7 / z, 3 / z]),
                        tone("#f03fa5" if k % 2 else "#c84a9a"), form=0.7, radius=4 / z, alpha=0.9, **LOOK)
        arch = [v(-SIDE, TOP * 0.62, z), v(-SIDE * 0.8, TOP * 0.92, z), v(0, TOP * 1.12, z),
            v(SIDE * 0.8, TOP * 0.92, z), v(SIDE, TOP * 0.62, z)]
        canvas.line(arch, 44 / z, [tone("#7fd0d0"), tone("#1f6a8a")], 0.95, form=0.7, radius=16 / z)
        canvas.line([(x, y + 15 / z) for x, y in arch], 5 / z, tone("#041c34"), 0.7)
    for x0, x1, w in ((210, 120, 90), (330, 360, 110), (420, 540, 80)):
        shaft(canvas, x0, -20, x1, 820, 20, w)
    brush.background(canvas, radii=(16, 8, 4))
    canvas.glow(300, 800, 260, "#7fe8e0", 0.35, squash=0.35)


def _couple(canvas: Canvas) -> None:
    """He is thin, red in the cheek, on tiptoe; she is the smallest and floats."""
    x, y = 268, 842
    canvas.fill(ellipse(x + 30, y + 2, 120, 18), "#010812", alpha=0.55, soft=8)
    with canvas.at(412, 664, 0.62, 8):
        gowned_jelly(canvas, "#ffd8f0", "#f03fa5", -14, seed=3, tiers=3,
            arms=([(-34, -4), (-84, -36), (-118, -62), (-152, -86)], [(-28, 6), (-60, 34), (-96, 44), (-142, 30)]))
    with canvas.at(x, y, 2.15):
        # tails float
        for pts in ([(-6, -52), (-24, -44), (-40, -56), (-52, -50)], [(-4, -48), (-20, -36), (-36, -40), (-46, -32)]):
            canvas.fill(ribbon(pts, [13, 12, 9, 3]), ["#2a3a6a", "#0c1634"], form=0.7, radius=5,
                rim=("#b8fff4", 1.3, 0.8), **LOOK)
        pose = dict(hip=(0, -50), neck=(2, -84), head=(4, -98), near=(34, -78), far=(36, -104), near_foot=(-12, 0),
            far_foot=(10, -4))
        person(canvas, pose, skin="#f0bfa4", hair="#2a1a24", style="short", top="#1c2a54", legs="#141e3c",
            shoes="#0a0c18", girth=0.72, hem=2, temper="joy", eyes="open", gloves="#fffdf6",
            rim=("#c8fff6", 1.3, 0.9, (0.5, -0.8, 0.3)), tilt=-4)
        # shirt front, bow tie
        canvas.fill(smooth([(3, -84), (11, -80), (9, -62), (4, -56)]), "#fffdf6", **(LOOK | dict(detail=0.95)))
        canvas.fill(union(poly([(6, -83), (0, -86), (0, -79)]), poly([(6, -83), (12, -86), (12, -79)])), "#f03fa5",
            **(LOOK | dict(detail=1)))
        with canvas.at(4, -98, 1, -4):
            # the breath held
            canvas.fill(ellipse(4.4, 5.6, 6.2, 5.2), ["#ffc8b8", "#f09a90"], form=0.6, radius=5,
                rim=("#fff0ec", 0.9, 0.7), **(LOOK | dict(detail=1)))
            canvas.fill(ellipse(4.4, 6, 3.6, 2.8), "#e8505a", alpha=0.45, soft=1.2)
            canvas.fill(ellipse(11.2, 7.4, 1.3, 1.1), "#a83a4a", edge=0, wobble=0, detail=1)
            for k in range(9):  # hair adrift
                x = -8 + k * 1.9
                canvas.line([(x, -12 - (k % 3)), (x - 3 + 1.6 * math.sin(k * 2), -19),
                    (x + 2 * math.sin(k * 1.7), -24 - 3 * (k % 2)), (x + 4, -28 - 2 * (k % 3))], [2.2, 1.6, 1, 0.3],
                    "#2a1a24", 0.95, detail=0.95)
    for bx, by, r in ((312, 606, 5), (322, 586, 7), (314, 560, 4), (330, 540, 9)):
        _bubble(canvas, bx, by, r)


def _bubble(canvas: Canvas, x: float, y: float, r: float) -> None:
    canvas.fill(minus(ellipse(x, y, r), ellipse(x + r * 0.1, y + r * 0.1, r * 0.8)), "#e0fffa", alpha=0.8, edge=0,
        wobble=0, detail=0.9)
    canvas.fill(ellipse(x - r * 0.35, y - r * 0.35, r * 0.24), "#ffffff", edge=0, wobble=0, detail=0.9)


def _bubbles(canvas: Canvas) -> None:
    random = dice(9)
    for _ in range(46):
        _bubble(canvas, 600 * random.random(), 60 + 820 * random.random(), 1 + 3.4 * random.random() ** 2)
    for _ in range(110):
        canvas.fill(ellipse(600 * random.random(), 900 * random.random(), 0.5 + random.random()), "#e8fffa",
            alpha=0.4, edge=0, wobble=0)
