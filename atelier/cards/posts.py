"""A line of fence posts walks over a white field into fog; one post is missing."""

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, mix
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import ellipse, poly, smooth

CARD = Card(
    id="posts",
    palette="bone-and-ink",
    composition="S-path",
    setting="foggy plain",
    mood="melancholy",
    themes=("patience", "winter", "past", "journey"),
    hero="fence posts",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=753,
    grading=dict(contrast=1.04, vignette=0.16),
)

FOG, WOOD, SHADE = "#e4e0d8", "#2a2526", "#8f9db4"
GONE = 3


def place(i: float) -> tuple[float, float, float]:
    """Where post number i stands, and its scale: a bend away to the right, then back into the fog."""
    z = 1 + i * 0.62
    return 330 - 222 / z + 17 * i - 0.35 * i * i, 356 + 462 / z, 1 / z


def draw(canvas: Canvas) -> None:
    """Snow and fog in loose brushwork, then the posts from far to near."""
    canvas.set_light((-0.8, -0.45, 0.4), ambient="#5a6a88", key="#fff0d8")
    canvas.sky([(0, "#8d98aa"), (0.2, "#b3b7bf"), (0.42, "#dcd8d2"), (0.5, "#e9e3d8"), (0.62, "#eae6df"), (0.82, "#dfe0e2"),
        (1, "#b9c2d2")], swirl=0.0, texture=0.0)
    random = dice(5)
    for _ in range(26):  # low cloud
        x, y = random.random() * 700 - 50, random.random() * 250 - 40
        canvas.fill(ellipse(x, y, 90 + 90 * random.random(), 14 + 18 * random.random(), -6), ["#6f7c92", "#c9cbcf"][int(
            random.random() * 2)], alpha=0.2, soft=16, edge=0.3)
    for _ in range(34):  # wind in the snow
        y = 560 + 340 * random.random() ** 0.8
        x, k = random.random() * 600, (y - 420) / 480
        canvas.line([(x - 110 * k, y + 5 * k), (x, y - 4 * k), (x + 120 * k, y + 6 * k)], [0.5, 9 * k, 0.5],
            ["#a9b5c9", "#fbf7ee"][int(random.random() * 2)], 0.4, soft=3 * k)
    canvas.fill(smooth([(-20, 866), (120, 842), (300, 872), (460, 862), (620, 884), (620, 930), (-20, 930)]),
        ["#b7c1d3", "#93a1bb"], alpha=0.6, soft=8)
    canvas.glow(430, 420, 300, "#fff2dc", 0.35, squash=0.5)
    for i in range(13, -1, -1):
        if i != GONE:
            _shadow(canvas, i)
    brush.background(canvas, (22, 10, 4))
    for i in range(13, -1, -1):
        if i != GONE:
            _post(canvas, i)
        if i not in (GONE, GONE - 1):
            _wires(canvas, i)
    _stump(canvas)
    _torn_wire(canvas)


def _air(i: float, tone: str) -> Array:
    """Fog: near is itself, far is nearly the air."""
    return mix(tone, FOG, min(0.86, 0.085 * i))


def _stance(i: int) -> tuple[float, float]:
    """How the post leans and how tall it is."""
    random = dice(20 + i)
    lean = (random.random() - 0.5) * 0.24 if i else -0.1
    return lean, (250 + 34 * (random.random() - 0.5)) * place(i)[2]


def _shadow(canvas: Canvas, i: int) -> None:
    x, y, k = place(i)
    tall, wide = _stance(i)[1], 40 * k
    shadow = poly([(x - wide * 0.3, y - 2 * k), (x + wide * 0.5, y - 6 * k), (x + tall * 1.02, y + tall * 0.13),
        (x + tall * 0.98, y + tall * 0.21)])
    canvas.fill(shadow, _air(i, SHADE), alpha=0.85, soft=2.4 * k + 0.5, edge=0.2)


def _post(canvas: Canvas, i: int) -> None:
    x, y, k = place(i)
    lean, tall = _stance(i)
    wide, top = 40 * k, x + lean * tall
    outline = smooth([(x - wide * 0.5, y + 6 * k, 1), (x - wide * 0.46, y - tall * 0.3),
        (top - wide * 0.5, y - tall * 0.94, 1), (top - wide * 0.2, y - tall, 1), (top + wide * 0.3, y - tall * 0.97,
        1), (top + wide * 0.44, y - tall * 0.9, 1), (x + wide * 0.52, y - tall * 0.4),
        (x + wide * 0.5, y + 6 * k, 1)])
    mask = canvas.fill(outline, [_air(i, "#a89888"), _air(i, "#4a4142"), _air(i, WOOD)],
        gradient=((x - wide * 0.6, 0), (x + wide * 0.3, 0)), form=0.5 * k**0.5, radius=12 * k, edge=0.06, wobble=0.4 * k,
        grain=0.2 * k, detail=0.9, rim=(_air(i, "#fff0d8"), 2.2 * k, 0.6))
    random = dice(60 + i)
    for n in range(int(20 * k)):  # the grain of old wood
        t, gy = (random.random() - 0.5) * 0.9, 0.05 + 0.7 * random.random()
        a = (x + wide * t + lean * tall * gy, y - tall * gy)
        canvas.line([a, (a[0] + lean * 50 * k, a[1] - 50 * k)], [0.3, 2.2 * k, 0.3], _air(i, ["#141012", "#8a7c70"][n % 3 == 0]),
            0.7, clip=mask, wobble=0.2)
    cap = smooth([(top - wide * 0.58, y - tall * 0.925), (top - wide * 0.3, y - tall * 1.022),
        (top + wide * 0.3, y - tall * 1.008), (top + wide * 0.54, y - tall * 0.89), (top + wide * 0.1, y - tall * 0.94)])
    canvas.fill(cap, [_air(i, "#ffffff"), _air(i, "#f2f0ee"), _air(i, "#b4bfd2")], form=0.5, radius=6 * k, edge=0.1, detail=0.8)
    bank = smooth([(x - wide * 1.6, y + 14 * k), (x - wide * 0.7, y - 4 * k), (x, y - 11 * k), (x + wide * 0.7, y - 2 * k),
        (x + wide * 1.3, y + 10 * k), (x, y + 20 * k)])
    canvas.fill(bank, [_air(i, "#fbf7f0"), _air(i, "#dfe2e8")], gradient=((x - wide, 0), (x + wide, 0)), soft=3 * k, edge=0.1)


def _tip(i: int, share: float) -> tuple[float, float]:
    x, y, _ = place(i)
    lean, tall = _stance(i)
    return x + lean * tall * share, y - tall * share


def _wires(canvas: Canvas, i: int) -> None:
    """Two sagging wires to the post behind."""
    k = place(i)[2]
    for share in (0.82, 0.45):
        a, b = _tip(i, share), _tip(i + 1, share)
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 15 * k)
        canvas.line([a, middle, b], [2.2 * k + 0.3, 1.7 * k + 0.3, 1.6 * k + 0.3], _air(i, WOOD), 0.95, wobble=0.1, detail=0.95)


def _stump(canvas: Canvas) -> None:
    """What is left of the missing one, broken off low, its splinters pale."""
    x, y, k = place(GONE)
    wide = 40 * k
    foot = poly([(x - wide * 0.5, y + 6), (x - wide * 0.46, y - 20), (x - wide * 0.2, y - 13), (x - wide * 0.02, y - 28),
        (x + wide * 0.2, y - 15), (x + wide * 0.4, y - 19), (x + wide * 0.5, y + 6)])
    canvas.fill(poly([(x, y + 3), (x + wide * 0.5, y - 1), (x + 42, y + 8), (x + 36, y + 11)]), _air(GONE, SHADE), alpha=0.7, soft=1.4)
    canvas.fill(foot, [_air(GONE, "#d9b98c"), _air(GONE, "#4a4142"), _air(GONE, WOOD)], gradient=((0, y - 30), (0, y - 4)), edge=0.05,
        detail=0.95)
    canvas.fill(smooth([(x - 24, y + 8), (x - 8, y + 1), (x + 8, y + 1), (x + 24, y + 8), (x, y + 14)]), _air(GONE, "#f8f5ef"), soft=1.4)


def _torn_wire(canvas: Canvas) -> None:
    """The wires of the missing post hang to the snow; one still curls."""
    k = place(GONE - 1)[2] * 2.7
    for share, points in ((0.82, [(12, 0.3), (26, 0.7), (42, 1.0), (60, 0.97), (64, 0.88), (54, 0.87)]), (0.45, [(9, 0.4), (22, 1.03), (38, 1.06)])):
        x, y = _tip(GONE - 1, share)
        drop = place(GONE - 1)[1] + 2 - y
        canvas.line([(x, y), *((x + dx * k, y + dy * drop) for dx, dy in points)], [2.0, 1.7, 1.3], _air(GONE - 1, WOOD), 0.95,
            wobble=0.1, detail=0.95)
    x, y = _tip(GONE + 1, 0.82)
    foot = place(GONE + 1)[1]
    canvas.line([(x, y), (x - 8, y + 36), (x - 19, foot + 2), (x - 32, foot + 5)], [1.6, 1.3, 0.9], _air(5, WOOD), 0.95, wobble=0.1,
        detail=0.95)
