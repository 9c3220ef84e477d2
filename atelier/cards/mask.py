"""One open face among a ring of masks."""

import math
from typing import Any

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.masks import masked_face, open_face
from atelier.noise import dice
from atelier.paths import curve, poly, spline

CARD = Card(id="mask", palette="grey-plus-one", composition="worm's eye", setting="city", mood="defiance",
    themes=("identity", "freedom", "deception", "art"), hero="mask", moon_or_sun=False, birds=False,
    cloudy_sky=False, seed=231, grading=dict(saturation=1.1))
LOOK = dict(edge=0.06, wobble=0.25, detail=0.7)


ZENITH = (300, 352)  # straight above us, where the light falls in
ZENITH_LIGHT = ("page", *ZENITH)
PETALS = ("#ff5a5f", "#ffb02e", "#20b8b0", "#f25c9c", "#7a5cd8", "#ffd84a", "#3a8ae8")


def draw(canvas: Canvas) -> None:
    """Paint from far to near: towers, two rings of masks, the one face, its petals."""
    canvas.set_light(light=(0, -0.8, 0.5), ambient="#26282f", key="#f4efe2")
    _towers(canvas)
    _masks(canvas)
    canvas.glow(300, 640, 300, "#ff9a5a", 0.34, power=1.6)
    with canvas.at(300, 628, 1.62):
        open_face(canvas, ZENITH_LIGHT)
    _petals(canvas)


def _towers(canvas: Canvas) -> None:
    """Skyscrapers that converge on the zenith."""
    def at(angle: float, reach: float) -> tuple[float, float]:
        return ZENITH[0] + reach * math.cos(angle), ZENITH[1] + reach * math.sin(angle) * 1.12

    canvas.sky([(0, "#fffdf0"), (0.12, "#f3ecd6"), (0.3, "#c9c6ba"), (0.6, "#8b8c8c"), (1, "#54575c")],
        focus=(*ZENITH, 560), swirl=0.05)
    random = dice(77)
    t = 0
    while t < 6.2:
        w = 0.26 + 0.26 * random.random()
        r0 = 66 + 74 * random.random()
        g = 0.35 + 0.4 * random.random()
        tm = t + w * (0.35 + 0.3 * random.random())
        c = mix("#6d7176", "#a8a598", g)
        canvas.fill(poly([at(t, r0), at(tm, r0 * 0.93), at(tm, 900), at(t, 900)]),
            [mix(c, "#fff6e0", 0.45), c, mix(c, "#2a2c34", 0.5)], gradient=("r", ZENITH, 420), texture=0.06, **LOOK)
        canvas.fill(poly([at(tm, r0 * 0.93), at(t + w, r0 * 1.02), at(t + w, 900), at(tm, 900)]),
            [mix(c, "#fff6e0", 0.15), mix(c, "#2a2c34", 0.35), "#2a2c34"], gradient=("r", ZENITH, 420),
            texture=0.06, **LOOK)
        r = r0 * 1.1
        while r < 420:
            for ta, tb in ((t + 0.02, tm - 0.02), (tm + 0.02, t + w - 0.02)):
                n = 3
                for j in range(n):
                    u0, u1 = ta + (tb - ta) * (j + 0.18) / n, ta + (tb - ta) * (j + 0.82) / n
                    canvas.fill(poly([at(u0, r), at(u1, r), at(u1, r * 1.045), at(u0, r * 1.045)]), "#40444c"
                        if random.random() < 0.8 else "#f6eccb", alpha=0.75, edge=0, wobble=0.1, texture=0,
                        grain=0.1)
            r *= 1.1
        t += w + 0.02
    canvas.glow(*ZENITH, 190, "#fffbe8", 0.75, power=1.4)
    brush.background(canvas, radii=(10, 5, 2.5))


def _masks(canvas: Canvas) -> None:
    """Two rings of masked people who bend over us, the outer one darker."""
    random = dice(31)
    for i, angle in enumerate((12, 52, 128, 168, 196, 226, 250, 292, 314, 346)):
        reach = 0.94 + 0.16 * random.random()
        _mask_at(canvas, angle + 12 * (random.random() - 0.5), 330 * reach, 455 * reach, 0.62 + 0.34 * random.random(), seed=i + 50,
            tone=-0.2, lean=36 * (random.random() - 0.5))
    canvas.glow(*ZENITH, 330, "#d8d4c4", 0.22, power=1.2)
    for i, (angle, reach, size, lean) in enumerate(((186, 1.06, 1.36, -14), (-8, 0.98, 1.02, 16), (228, 0.94, 0.94, 12),
        (312, 1.1, 1.5, -18), (266, 0.92, 1.2, 9), (146, 1.0, 1.0, 20), (32, 1.02, 1.22, -10))):
        rx, ry = (204, 238) if 240 < angle < 300 else (212, 262)
        _mask_at(canvas, angle, rx * reach, ry * reach, size, seed=i * 3 + 5, lean=lean, tint={5: "#ff8a5a"}.get(i))


def _mask_at(canvas: Canvas, angle: float, rx: float, ry: float, size: float, lean: float = 0, **who: Any) -> None:
    """A masked face on an ellipse around the zenith, its forehead towards it."""
    x, y = ZENITH[0] + rx * math.cos(math.radians(angle)), ZENITH[1] + ry * math.sin(math.radians(angle))
    turn = math.atan2(y - ZENITH[1], x - ZENITH[0])
    with canvas.at(x, y, size, math.degrees(turn) - 90 + lean):
        masked_face(canvas, ZENITH_LIGHT, (-math.cos(turn), -math.sin(turn), 0.3), **who)


def _petals(canvas: Canvas) -> None:
    """The colour escapes upward."""
    random = dice(15)
    way = curve([(300, 500), (262, 462), (232, 420), (236, 376), (282, 352), (338, 372), (362, 350), (344, 318),
        (306, 314), (292, 334)], 14)
    petal = spline([(0, 11, 1), (-6, 3), (-6, -6), (-2.5, -9), (0, -6.5, 1), (2.5, -9), (6, -6), (6, 3)])
    for i in range(74):
        t = ((i + random.random()) / 74) ** 0.9
        spread = 52 * (1 - t * 0.65)
        x, y = map(float, way[int(t * (len(way) - 1))])
        x, y = x + (random.random() - 0.5) * spread, y + (random.random() - 0.5) * spread * 0.8
        size = (1.25 - 0.85 * t) * (0.55 + 0.8 * random.random())
        colour = PETALS[int(random.random() * 7)]
        with canvas.at(x, y, size, random.random() * 360, 0.45 + 0.55 * random.random()):
            canvas.fill(petal, [mix(colour, "#fff6d8", 0.45), colour, mix(colour, "#3a0a4a", 0.25)],
                gradient=((-4, -8), (4, 10)), form=0.3, radius=4, edge=0.05, wobble=0.2, detail=0.9)
