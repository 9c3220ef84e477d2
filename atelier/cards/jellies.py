"""Jellyfish in glowing ball gowns waltz in a sunken hall; the smallest dances with an empty tailcoat."""


from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs import sculpt
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

HALL = Room(392, 392)
FLOOR, SIDE, TOP = 430, 330, -520
LOOK = dict(edge=0.06, wobble=0.25, detail=0.7, grain=0.14, texture=0.02)


def draw(canvas: Canvas) -> None:
    """Paint the hall, the lights, the dancers from far to near."""
    canvas.set_light((0.0, -0.8, 0.5), ambient="#03142e", key="#d8fff6")
    _hall(canvas)
    with canvas.at(404, -26, 0.98, 7):
        krill_chandelier(canvas)
    for x, y, s, c, t, w, lean in ((352, 404, 0.24, "#f58ac4", "#fff0c0", 12, -8), (452, 420, 0.34, "#b48af0", "#35e0d8", -20, 12),
        (258, 420, 0.3, "#35e0d8", "#f03fa5", 22, -16), (548, 396, 0.62, "#35e0d8", "#f58ac4", -34, 16)):
        with canvas.at(x, y, s, lean):
            gowned_jelly(canvas, c, t, w, seed=int(x), tiers=3, glow=0.8)
    canvas.fog(380, 560, "#0b5a80", 0.3)
    with canvas.at(96, 372, 1.18, -15):
        gowned_jelly(canvas, "#a86af0", "#35e0d8", 44, seed=78, tiers=4)
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
    """The smallest dances with an empty tailcoat."""
    canvas.fill(ellipse(360, 848, 170, 20), "#010812", alpha=0.5, soft=10)
    with canvas.at(446, 610, 0.84, 13):
        gowned_jelly(canvas, "#ffd8f0", "#f03fa5", -30, seed=3, tiers=3,
            arms=([(-34, -4), (-70, -30), (-96, -40), (-118, -34)], [(-30, 20), (-58, 66), (-86, 84), (-112, 78)]))
    _tailcoat(canvas)
    for bx, by, r in ((300, 566, 5), (312, 540, 8), (296, 512, 4), (318, 488, 10), (304, 458, 5)):
        _bubble(canvas, bx, by, r)


def _tailcoat(canvas: Canvas) -> None:
    """Nobody is in it: collar, cuffs and tails are full of water."""
    rim, cloth = ("#c8fff6", 2.2, 0.8, (0.5, -0.8, 0.3)), ["#3a4c84", "#1c2a54", "#0a1230"]
    with canvas.at(276, 640, 1.5, -10):
        for pts, widths in (([(-12, 58), (-30, 92), (-62, 112), (-96, 104), (-120, 118)], [34, 32, 26, 18, 3]),
            ([(8, 60), (-6, 104), (-30, 140), (-66, 150), (-84, 166)], [32, 30, 24, 16, 3])):
            canvas.fill(ribbon(pts, widths), cloth, form=0.8, radius=10, rim=rim, **LOOK)
        far = sculpt.model(canvas, [[([(18, -30, -10), (44, -34, -10), (70, -26, -6)], [14, 12, 10])]], 4, 4)
        sculpt.lit(canvas, far, ["#060c22", "#101a3a", "#26366a", "#5a74b0"], rim=rim)
        body = smooth([(-14, -52), (-34, -42), (-40, -10), (-34, 30), (-24, 66), (0, 74), (20, 64), (28, 30), (34, -10), (30, -40),
            (14, -52)])
        mask = canvas.fill(body, cloth, gradient=((-30, -40), (30, 60)), form=0.85, radius=22, rim=rim, **LOOK)
        canvas.fill(smooth([(-2, -50), (22, -50), (26, -20), (14, 22), (6, 34), (0, 10), (-6, -26)]), ["#fffdf6", "#c8dce4"],
            form=0.5, radius=8, clip=mask, **LOOK)
        for pts in ([(-8, -52), (-14, -20), (4, 36), (6, -4), (-2, -40)], [(26, -52), (34, -20), (10, 36), (16, -4), (22, -40)]):
            canvas.fill(smooth(pts), ["#2a3a6e", "#0e1838"], form=0.6, radius=5, rim=rim, clip=mask, **LOOK)
        canvas.fill(ellipse(10, -53, 17, 7, 6), "#fffdf6", form=0.5, radius=3, **LOOK)
        canvas.fill(ellipse(10, -54, 12, 4.4, 6), "#0a1c38", **LOOK)
        canvas.fill(union(poly([(10, -44), (-2, -50), (-2, -37)]), poly([(10, -44), (22, -50), (22, -37)])), "#f03fa5", form=0.5,
            radius=3, **LOOK)
        for y in (-14, 0, 14):
            canvas.fill(ellipse(9, y, 1.6), "#1c2a54", edge=0, wobble=0, detail=1)
        near = sculpt.model(canvas, [[([(-26, -28, 12), (-6, 10, 26), (34, 28, 28), (66, 24, 26)], [16, 14.5, 12.5, 10.5])]], 4, 4)
        sculpt.cast_shadow(canvas, near, "#010812", 3, 6, 5, 0.5)
        sculpt.lit(canvas, near, ["#060c22", "#14204a", "#30448a", "#7a98d0"], rim=rim)
        for x, y in ((74, -25), (70, 23)):
            canvas.fill(ellipse(x, y, 6, 11), "#fffdf6", form=0.5, radius=3, **LOOK)
            canvas.fill(ellipse(x + 1.6, y, 3.6, 8), "#0a1c38", **LOOK)


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
