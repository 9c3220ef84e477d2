"""After a meal: the chairs are pushed back, one has fallen, the low sun is still there."""

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import mix, ramp, rgb
from atelier.finishes import lead
from atelier.matrix import Card
from atelier.noise import dice, value_noise
from atelier.paths import ellipse, poly, smooth
from atelier.solids import Slant, box, cast, hull, moved, paint

CARD = Card(
    id="table",
    palette="late-sun",
    composition="long-shadow",
    setting="terrace",
    mood="nostalgia",
    themes=("food", "family", "past", "party", "time"),
    hero="left table",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=819,
    grading=dict(tones=17, dry=0.7, streak=0.014),
    finish="gouache",
)

FLAT = dict(grain=0, texture=0, mottle=0)
LOOK = dict(edge=0.06, wobble=0.35, detail=0.6, **FLAT)
VIEW = Slant((292, 470), 0.84, 0.56, (1.35, 0.62))
SHADE = "#4a3350"
TURN = -14
# x, y, turn, rolled over
CHAIRS = ((-168, -150, 82, 0), (-190, 40, 112, 0), (-128, 214, 60, 0), (150, -196, -74, 0), (176, 10, -128, 0),
    (96, 352, 150, 90), (-10, -300, 190, 0))


def chair() -> list:
    """Seat, four legs, a back with two rails; origin under the middle of the seat, the back at +y."""
    legs = [box(x - 2.5, y - 2.5, 0, 5, 5, 46) for x in (-23, 23) for y in (-22, 22)]
    back = [box(x - 2.5, 20, 46, 5, 5, 56) for x in (-23, 23)]
    rails = [box(-25, 20.5, z, 50, 4, 12) for z in (64, 86)]
    return [*legs, box(-27, -27, 44, 54, 54, 5), *back, *rails]


def draw(canvas: Canvas) -> None:
    """Floor, shadows, chairs behind, table, chairs in front."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    t = (xx * 0.5 + yy * 0.5) / 700 + (value_noise(h, w, 200 * s, 3, 3) - 0.5) * 0.2
    canvas.picture[:] = ramp(["#f3b873", "#e99f5f", "#d9854f", "#c87248"])[np.clip(t * 511, 0, 511).astype(np.int32)]
    lead(canvas, -16 + 30 * (value_noise(h, w, 200 * s, 5, 2) - 0.5))
    _tiles(canvas)
    chairs = [[moved(part, x, y, turn, roll) for part in chair()] for x, y, turn, roll in CHAIRS]
    top = moved(box(-86, -212, 70, 172, 424, 5), 0, 0, TURN)
    legs = [moved(box(x, y, 0, 8, 8, 70), 0, 0, TURN) for x in (-78, 70) for y in (-200, 192)]
    shadow = [cast(VIEW, parts) for parts in (*chairs, [top, *legs])]
    dark = np.zeros((h, w), np.float32)
    for path in shadow:
        mask = canvas.mask(path, soft=0.8, wobble=0.3)
        if mask is not None:
            dark = np.maximum(dark, canvas.full(mask))
    canvas.picture *= 1 - dark[..., None] * 0.82 * (1 - rgb("#8a5a68"))
    order = sorted(range(len(CHAIRS)), key=lambda i: CHAIRS[i][1])
    for i in order:
        if CHAIRS[i][1] < 60 and CHAIRS[i][0] < 100:
            _chair(canvas, chairs[i])
    for leg in legs:
        paint(canvas, VIEW, leg, "#b06a44", SHADE, **LOOK)
    _cloth(canvas, top)
    for i in order:
        if not (CHAIRS[i][1] < 60 and CHAIRS[i][0] < 100):
            _chair(canvas, chairs[i])


def _tiles(canvas: Canvas) -> None:
    for k in range(-9, 10):
        for a, b in (((k * 92, -700), (k * 92, 700)), ((-700, k * 92), (700, k * 92))):
            p, q = moved([(*a, 0), (*b, 0)], 0, 0, 22)
            canvas.line([VIEW.at(p), VIEW.at(q)], 2.4, "#b8683f", 0.5, wobble=0.5, detail=0.9, **FLAT)


def _chair(canvas: Canvas, parts: list) -> None:
    for part in sorted(parts, key=lambda c: np.mean([p[1] for p in c]) * 0.5 + np.mean([p[2] for p in c]) * 0.8):
        paint(canvas, VIEW, part, "#ffe7b4", "#5c3c50", **LOOK)


def _cloth(canvas: Canvas, top: list) -> None:
    """A white cloth that hangs over, pulled askew; what was left on it."""
    corners = [VIEW.at(p) for p in top[4:]]
    drop = [VIEW.at((x, y, z - 34)) for x, y, z in moved(box(-90, -216, 70, 180, 432, 5), 0, 0, TURN)[4:]]
    hang = hull([*corners, *drop])
    canvas.fill(hang, ["#b9a3b4", "#8d7a98"], **LOOK)
    cloth = canvas.fill(poly(corners), ["#fff6e2", "#fbe6c6"], **LOOK)
    random = dice(8)
    for k in range(15):  # folds of the hem
        a, b = corners[3], corners[2]
        u = k / 14
        x, y = a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u
        canvas.line([(x, y), (x + 4 * (random.random() - 0.5), y + 20)], [1, 5], "#e8d6cf" if k % 2 else "#77658a",
            0.5, wobble=0.3, clip=canvas.mask(hang), **FLAT)
    for px, py in ((-46, -150), (48, -168), (-50, -20), (52, -2), (-44, 120), (50, 146)):
        _plate(canvas, px + 10 * (random.random() - 0.5), py + 14 * (random.random() - 0.5), random, cloth)
    _stain(canvas, cloth)
    for px, py, tall in ((-10, -120, 36), (14, -46, 34), (-14, 66, 36), (22, 96, 0), (4, 10, 78)):
        _glass(canvas, px, py, tall)
    _napkin(canvas, 20, 176)
    _napkin(canvas, -58, 52)


def _on(px: float, py: float, z: float = 75) -> tuple[float, float]:
    return VIEW.at(moved([(px, py, z)], 0, 0, TURN)[0])


def _plate(canvas: Canvas, px: float, py: float, random, cloth) -> None:
    x, y = _on(px, py)
    canvas.fill(ellipse(x + 9, y + 5, 29, 22), "#a08aa6", alpha=0.75, soft=1.2, clip=cloth, **FLAT)
    canvas.fill(ellipse(x, y, 28, 22), ["#fffaf0", "#f3dfc4"], **LOOK)
    canvas.fill(ellipse(x + 1, y + 1, 19, 14.5), ["#d8c3bd", "#fff3dc"], gradient=((x - 18, y - 8), (x + 18, y + 8)),
        **LOOK)
    for _ in range(5):
        canvas.fill(ellipse(x + 18 * (random.random() - 0.5), y + 12 * (random.random() - 0.5),
            1 + 2.4 * random.random()), mix("#7a3c28", "#c98a4a", random.random()), **LOOK)
    a = random.random() * 3
    canvas.line([(x - 20 * np.cos(a), y - 14 * np.sin(a)), (x + 24 * np.cos(a), y + 18 * np.sin(a))],
        [1.4, 2.6, 1.6], "#8f8794", 0.95, wobble=0.1, detail=0.8, **FLAT)


def _stain(canvas: Canvas, cloth) -> None:
    x, y = _on(44, 84)
    canvas.fill(smooth([(x - 10, y), (x + 4, y - 9), (x + 16, y - 4), (x + 28, y - 10), (x + 34, y + 2),
        (x + 24, y + 8), (x + 20, y + 18), (x + 6, y + 10), (x - 4, y + 12)]), "#a84a5c", alpha=0.85, clip=cloth,
        edge=0.4, detail=0.5, **FLAT)


def _glass(canvas: Canvas, px: float, py: float, tall: float) -> None:
    """A glass, a bottle, or a glass that lies on its side (tall 0)."""
    x, y = _on(px, py)
    if not tall:
        canvas.fill(smooth([(x - 22, y - 2), (x - 4, y - 7), (x + 12, y - 4), (x + 14, y + 5), (x - 4, y + 7),
            (x - 22, y + 3)]), ["#c9b7c6", "#f6ead8"], **LOOK)
        canvas.fill(ellipse(x + 13, y, 3.6, 6.6), "#a892a8", **LOOK)
        return
    sx, sy = tall * 1.35 * 0.9, tall * 0.62 * 0.75
    canvas.line([(x, y), (x + sx, y + sy)], [8, 13 if tall < 60 else 10], "#9c84a4", 0.75, soft=1, **FLAT)
    high = tall * 0.56
    if tall > 60:
        canvas.fill(smooth([(x - 9, y + 4), (x - 9, y - high * 0.55), (x - 3.4, y - high * 0.72),
            (x - 3.4, y - high, 1), (x + 3.4, y - high, 1), (x + 3.4, y - high * 0.72), (x + 9, y - high * 0.55),
            (x + 9, y + 4), (x, y + 8)]), ["#3f5a3c", "#1f2c2a"], gradient=((x - 9, 0), (x + 9, 0)), **LOOK)
        canvas.line([(x - 5.4, y), (x - 5.4, y - high * 0.5)], 2, "#e9dba0", 0.9, wobble=0.1, detail=0.8, **FLAT)
        return
    canvas.fill(smooth([(x - 8, y - high), (x - 7, y - 2), (x, y + 3), (x + 7, y - 2), (x + 8, y - high),
        (x, y - high + 4)]), ["#efe2d4", "#b49cae"], alpha=0.85, **LOOK)
    canvas.fill(ellipse(x, y - high * 0.35, 6.6, 4), "#8c2436", **LOOK)
    canvas.fill(ellipse(x, y - high, 8.4, 4.4), "#fff8ea", alpha=0.9, **LOOK)


def _napkin(canvas: Canvas, px: float, py: float) -> None:
    x, y = _on(px, py)
    canvas.fill(poly([(x - 14, y + 10), (x + 30, y + 16), (x + 34, y + 6), (x + 8, y)]), "#a08aa6", alpha=0.7,
        soft=1, **FLAT)
    canvas.fill(smooth([(x - 20, y + 4, 1), (x - 12, y - 12), (x + 2, y - 8), (x + 14, y - 16, 1), (x + 20, y - 2),
        (x + 12, y + 10), (x - 4, y + 8)]), ["#fff9ee", "#cbb6c4"], gradient=((x - 16, y - 8), (x + 18, y + 10)),
        **LOOK)
    canvas.line([(x - 8, y - 8), (x + 2, y + 2), (x + 10, y + 6)], [1, 2.4, 0.6], "#a892a8", 0.8, wobble=0.2, **FLAT)
