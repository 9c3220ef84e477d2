"""The town sleeps along the canal, but its reflection holds carnival; only the gondolier's dog looks down."""

import contextlib
import math
from collections.abc import Iterator

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.noise import blur, dice, value_noise
from atelier.paths import ellipse, minus, poly, rect, ribbon, smooth, union

CARD = Card(
    id="canal",
    palette="indigo-lamp",
    composition="reflection",
    setting="canal at night",
    mood="envy",
    themes=("city", "music", "play"),
    hero="carnival reflection",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=216,
    grading=dict(contrast=1.1, vignette=0.3),
)

QUAY = 352
BOAT = 742
# left edge, width, height, wall, roof shape
HOUSES = (
    (-24, 118, 268, "#8a5a5c", "step"),
    (94, 96, 222, "#6c6aa0", "flat"),
    (190, 128, 300, "#a0705c", "gable"),
    (318, 92, 236, "#5c7a94", "flat"),
    (410, 116, 284, "#8f5f7c", "step"),
    (526, 110, 240, "#7a6a58", "gable"),
)
LAMPS = ("#ffd060", "#ff8a5c", "#7fd8d0", "#ff9ac0", "#fff0b0")


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light((-0.3, -0.8, 0.45), ambient="#0b1033", key="#ffe7a3")
    canvas.sky([(0, "#060a26"), (0.2, "#141c56"), (0.4, "#263078"), (1, "#0b1033")], swirl=0.04)
    canvas.stars(46, 120, seed=3)
    _town(canvas, awake=False)
    light_pools(canvas, [(300, QUAY + 24, 380, "#ffb058", 1.15, 0.32), (300, 40, 300, "#a8b4f0", 0.25)], "#8c98d4",
        noise=0.06)
    brush.background(canvas, radii=(4, 2.4, 1.5), impasto=0.05)
    _water(canvas)
    _quay(canvas)
    with mirrored(canvas, BOAT):
        gondola(canvas, awake=True)
    _ripples(canvas, BOAT, 900, 4)
    gondola(canvas, awake=False)
    _wake(canvas)


@contextlib.contextmanager
def mirrored(canvas: Canvas, level: float) -> Iterator[None]:
    """Draw upside down below a water level."""
    old = canvas.matrix
    canvas.matrix = old @ np.array([[1, 0, 0], [0, -1, 2 * level], [0, 0, 1.0]])
    try:
        yield
    finally:
        canvas.matrix = old


def _town(canvas: Canvas, awake: bool) -> None:
    random = dice(8)
    for i, (x, w, h, wall, roof) in enumerate(HOUSES):
        top = QUAY - h
        base = mix(mix(wall, "#c8502c", 0.25), "#2a1450", 0.56) if awake else mix(wall, "#2a3478", 0.5)
        shapes = {"flat": rect(x, top, w, h), "gable": poly([(x, QUAY), (x, top + 44), (x + w / 2, top),
            (x + w, top + 44), (x + w, QUAY)]), "step": poly([(x, QUAY), (x, top + 36), (x + w * 0.18, top + 36),
            (x + w * 0.18, top + 18), (x + w * 0.34, top + 18), (x + w * 0.34, top), (x + w * 0.66, top),
            (x + w * 0.66, top + 18), (x + w * 0.82, top + 18), (x + w * 0.82, top + 36), (x + w, top + 36),
            (x + w, QUAY)])}
        front = canvas.fill(shapes[roof], [mix(base, "#ffe7a3", 0.12), base, mix(base, "#0b1033", 0.3)], form=0.25,
            radius=6, edge=0.08, wobble=0.3, texture=0.07, streaks="v", detail=0.5)
        canvas.line([(x - 3, top + 40 if roof != "flat" else top + 3), (x + w + 3, top + 40 if roof != "flat"
            else top + 3)], 5, mix(base, "#fff0d0", 0.25), 0.8, clip=None if roof == "flat" else front, wobble=0.1)
        canvas.fill(rect(x + w * 0.7, top - 16 + (24 if roof != "flat" else 0), 14, 30), mix(base, "#0b1033", 0.35),
            edge=0.1) if i % 2 else None
        columns = 2 if w < 100 else 3
        rows = int((h - 70) / 58)
        for r in range(rows):
            for c in range(columns):
                wx, wy = x + w * (c + 0.5) / columns, top + 66 + r * 58
                with canvas.at(wx, wy):
                    _window(canvas, awake, random.random(), base, i * 7 + r * 3 + c)
        if not awake:
            _roofline(canvas, x, w, top, roof, base)
        with canvas.at(x + w / 2, QUAY):
            _door(canvas, awake, base)


def _roofline(canvas: Canvas, x: float, w: float, top: float, roof: str, base: Colour) -> None:
    """A pale edge of night light on the roofs, and a sill with pots."""
    pale = mix(base, "#c8d4ff", 0.6)
    if roof == "flat":
        canvas.line([(x, top), (x + w, top)], 3, pale, 0.9, wobble=0.1, detail=0.6)
    elif roof == "gable":
        canvas.line([(x, top + 44), (x + w / 2, top)], 3.4, pale, 0.9, wobble=0.1, detail=0.6)
        canvas.line([(x + w / 2, top), (x + w, top + 44)], 2, pale, 0.5, wobble=0.1, detail=0.6)
    else:
        for k, (a, b) in enumerate(((0, 0.18), (0.18, 0.34), (0.34, 0.66), (0.66, 0.82), (0.82, 1))):
            y = top + (36, 18, 0, 18, 36)[k]
            canvas.line([(x + w * a, y), (x + w * b, y)], 3, pale, 0.9, wobble=0.1, detail=0.6)
    for k in range(int(w / 14)):
        canvas.fill(ellipse(x + 8 + k * 14, top + 58, 5, 2.4), mix(base, "#0b1033", 0.4), alpha=0.7, edge=0.1)


def _window(canvas: Canvas, awake: bool, chance: float, wall: Colour, seed: int) -> None:
    """A gothic window, origin middle, 24 x 38: shuttered, or alight with somebody in it."""
    look = dict(edge=0.05, wobble=0.15, detail=0.75)
    arch = smooth([(-11, 18, 1), (-11, -6, 1), (-7, -15), (0, -22, 1), (7, -15), (11, -6, 1), (11, 18, 1)])
    canvas.fill(smooth([(-14, 20, 1), (-14, -7, 1), (-9, -18), (0, -27, 1), (9, -18), (14, -7, 1), (14, 20, 1)]),
        mix(wall, "#fff0d0", 0.35 if awake else 0.18), **look)
    if not awake:
        canvas.fill(arch, ["#1a2258", "#10163c"], **look)
        if chance < 0.8:
            for s in (-1, 1):
                shutter = canvas.fill(poly([(s * 11, 18), (s * 11, -8), (s * 5, -16), (s * 1, -19), (s * 1, 18)]),
                    ["#3c5a80", "#26386a"], form=0.4, radius=3, **look)
                for k in range(6):
                    canvas.line([(s * 1, -8 + k * 5), (s * 11, -8 + k * 5)], 1, "#141c50", 0.8, clip=shutter,
                        wobble=0)
        return
    tone = "#ffb84c" if chance < 0.6 else "#ffd070"
    glass = canvas.fill(arch, ["#fffbe0", tone, mix(tone, "#c8502c", 0.35)], **look)
    canvas.glow(0, 0, 42, tone, 0.5)
    if chance < 0.66:  # a reveller
        coat = ("#8a2c58", "#2c3a8a", "#1f6a64", "#a8402c")[seed % 4]
        lean = 3 * math.sin(seed)
        canvas.fill(smooth([(-8, 18), (-7 + lean, 3), (lean, 0), (7 + lean, 3), (8, 18)]), coat, clip=glass, **look)
        canvas.fill(ellipse(lean, -5, 4.4, 5), "#e0a078" if seed % 3 else "#7a4a30", clip=glass, **look)
        canvas.fill(rect(lean - 4.6, -7, 9.2, 3.4, 1), "#1c1440" if seed % 2 else "#fffbe8", clip=glass, edge=0,
            wobble=0, detail=0.9)
        canvas.line([(lean + 5, 5), (11, -4), (9, -14)], [3, 2.4, 1.6], coat, clip=glass, detail=0.85)
    else:
        canvas.line([(0, -20), (0, 18)], 1.4, "#8a5020", wobble=0, clip=glass)


def _door(canvas: Canvas, awake: bool, wall: Colour) -> None:
    look = dict(edge=0.05, wobble=0.15, detail=0.7)
    shape = union(rect(-14, -40, 28, 40), ellipse(0, -40, 14))
    canvas.fill(union(rect(-18, -40, 36, 40), ellipse(0, -40, 18)), mix(wall, "#fff0d0", 0.2), **look)
    if awake:
        canvas.fill(shape, ["#fffbe0", "#ffc860", "#e8823c"], **look)
        canvas.glow(0, -24, 50, "#ffc860", 0.6)
    else:
        canvas.fill(shape, ["#26386a", "#141c50"], **look)
        canvas.line([(0, -52), (0, 0)], 1.2, "#0b1033", wobble=0)


def dancer(canvas: Canvas, kind: int, dress: Colour, skin: Colour = "#e0a882") -> None:
    """A masked dancer on the quay, origin feet, about 86 high."""
    look = dict(edge=0.05, wobble=0.2, detail=0.85)
    rim = ("#fff0b8", 1.8, 0.9)
    dark = mix(dress, "#1c1440", 0.5)
    if kind % 2 == 0:  # a wide gown, one arm high
        for p in ([(-6, -58), (-20, -70), (-26, -90)], [(6, -58), (20, -50), (32, -56)]):
            canvas.fill(ribbon(p, [7, 5.4, 4]), skin, form=0.6, radius=3, **look)
        gown = canvas.fill(smooth([(-6, -62), (-7, -46), (-22, -20), (-34, 0, 1), (-12, 4), (12, 3), (36, -3, 1),
            (22, -22), (8, -46), (6, -62)]), [mix(dress, "#fff0d0", 0.35), dress, dark], form=0.8, radius=14,
            rim=rim, **look)
        for x in (-14, 0, 14):
            canvas.line([(x * 0.3, -44), (x, -20), (x * 1.5, 2)], [0.6, 2, 1.4], dark, 0.6, clip=gown)
        canvas.line([(-18, -16), (0, -12), (20, -18)], 2.4, "#fff0b0", 0.9, clip=gown)
    else:  # a leap in hose and cape
        canvas.fill(smooth([(-6, -66), (-30, -58), (-40, -30), (-20, -38), (4, -44)]),
            [mix(dress, "#fff0d0", 0.2), dress, dark], form=0.7, radius=8, rim=rim, **look)
        canvas.fill(ribbon([(-2, -40), (-14, -20), (-26, -6)], [12, 9, 6]), "#2c3a8a", form=0.7, radius=5, rim=rim,
            **look)
        canvas.fill(ribbon([(4, -40), (18, -32), (20, -10)], [12, 9, 6]), "#3c4aa8", form=0.7, radius=5, rim=rim,
            **look)
        for p in ([(-6, -60), (-22, -72), (-18, -92)], [(7, -60), (24, -66), (34, -82)]):
            canvas.fill(ribbon(p, [8, 6.4, 5]), mix(dress, "#fff0d0", 0.2), form=0.6, radius=3, rim=rim, **look)
        canvas.fill(smooth([(-8, -66), (-9, -44), (0, -36), (9, -44), (8, -66)]),
            [mix(dress, "#fff0d0", 0.35), dress], form=0.7, radius=7, rim=rim, **look)
    canvas.fill(ellipse(0, -74, 8, 9), [mix(skin, "#fff0d0", 0.3), skin], form=0.5, radius=6, rim=rim, **look)
    canvas.fill(smooth([(-8.6, -77), (0, -79), (8.6, -77), (7, -71), (0, -73), (-7, -71)]), "#fffbe8" if kind % 3
        else "#1c1440", edge=0, wobble=0, detail=0.95)
    for x in (-3.4, 3.4):
        canvas.fill(ellipse(x, -75, 1.3), "#1c1440" if kind % 3 else "#fffbe8", edge=0, wobble=0, detail=1)
    hat = ("#f7b23b", "#d8486c", "#2f9a94", "#7a4ab0")[kind % 4]
    if kind % 3:
        canvas.fill(smooth([(-12, -80), (0, -86), (12, -80), (8, -94), (-6, -96)]), hat, form=0.6, radius=5, rim=rim,
            **look)
        canvas.fill(ribbon([(6, -90), (16, -104), (28, -104)], [4, 6, 1]), "#fffbe8", **look)
    else:
        for s, c in ((-1, hat), (1, "#d8486c")):  # a jester's cap
            canvas.fill(smooth([(0, -80), (s * 10, -82), (s * 22, -92), (s * 24, -84, 1), (s * 14, -94),
                (s * 2, -92)]), c, form=0.6, radius=4, rim=rim, **look)
            canvas.fill(ellipse(s * 25, -84, 2.6), "#fff0b0", edge=0, wobble=0, detail=1)


def _water(canvas: Canvas) -> None:
    """Below the quay: the other town, drawn upside down, then shaken by the water."""
    s = canvas.scale
    above = canvas.picture[: int(QUAY * s)].copy()
    canvas.fill(rect(-20, QUAY, 640, 560), [(0, "#3c3480"), (0.5, "#2a2a70"), (0.75, "#1c2060"), (1, "#0b1033")],
        edge=0, wobble=0)
    with mirrored(canvas, QUAY):
        _fireworks(canvas)
        _town(canvas, awake=True)
        _garlands(canvas)
        canvas.fill(rect(-20, QUAY - 7, 640, 12), ["#ffdca0", "#a8743c"], edge=0.05)
        random = dice(4)
        for k in range(7):
            x = 22 + k * 94 + 10 * random.random()
            with canvas.at(x, QUAY - 6, 1.42 + 0.14 * random.random(), 5 * math.sin(k * 1.7), 1 if k % 2 else -1):
                dancer(canvas, k, ("#d8486c", "#f7b23b", "#2f9a94", "#8a5ac0", "#e8743c", "#5c8ad8")[k % 6],
                    ("#e0a882", "#8a5234", "#c98a5c", "#f0c4a0")[k % 4])
    canvas.picture[: int(QUAY * s)] = above
    canvas.detail[: int(QUAY * s)] = 0.35
    _ripples(canvas, QUAY, 900, 1)


def _garlands(canvas: Canvas) -> None:
    """Strings of paper lanterns from house to house."""
    for y0, y1, sag, x0, x1, n in ((150, 176, 44, -20, 260, 9), (172, 132, 48, 200, 470, 9),
        (140, 170, 40, 420, 630, 7), (244, 226, 34, 40, 330, 10), (232, 250, 36, 300, 600, 10)):
        line = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * (1 - (2 * t - 1) ** 2)) for t in np.linspace(0, 1, 9)]
        canvas.line(line, 1.4, "#fff0c0", 0.7, wobble=0.1)
        for k in range(n):
            t = (k + 0.5) / n
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * (1 - (2 * t - 1) ** 2)
            c = LAMPS[(k + int(x0)) % 5]
            canvas.glow(x, y + 7, 30, c, 0.6)
            canvas.fill(ellipse(x, y + 8, 7, 8.4), ["#fffdf0", c, mix(c, "#a8301c", 0.3)],
                gradient=("r", (x, y + 7), 9), edge=0.03, wobble=0.1, detail=0.9)


def _fireworks(canvas: Canvas) -> None:
    random = dice(15)
    for x, y, r, c in ((70, -136, 74, "#ffd060"), (540, -130, 80, "#ff8ab0"), (300, -176, 70, "#7fe0d8")):
        canvas.glow(x, y, r * 1.3, c, 0.4)
        for k in range(30):
            t = k / 30 * math.tau + random.random() * 0.1
            d = r * (0.75 + 0.3 * random.random())
            canvas.line([(x + math.cos(t) * d * 0.25, y + math.sin(t) * d * 0.25),
                (x + math.cos(t) * d * 0.7, y + math.sin(t) * d * 0.7 + 3),
                (x + math.cos(t) * d, y + math.sin(t) * d + 9)], [0.5, 1.6, 0.5], c, 0.85, wobble=0.1, detail=0.7)
            canvas.fill(ellipse(x + math.cos(t) * d, y + math.sin(t) * d + 9, 1.6), "#fffdf0", edge=0, wobble=0,
                detail=0.8)
    for _ in range(120):  # confetti
        x, y = random.random() * 600, random.random() * QUAY
        canvas.fill(rect(x, y, 3 + 3 * random.random(), 2.4), LAMPS[int(random.random() * 5)], alpha=0.8, edge=0,
            wobble=0)


def _ripples(canvas: Canvas, top: float, low: float, seed: int) -> None:
    """Shake the picture sideways in bands that grow towards us, and lay glints on the crests."""
    s = canvas.scale
    y0, y1 = int(top * s), int(low * s)
    part = canvas.picture[y0:y1]
    h, w = part.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    depth = yy / h
    bands = cv2.resize(value_noise(300, 100, 8, 40 + seed, 2, (9, 0.55)), (w, h), interpolation=cv2.INTER_CUBIC) - 0.5
    bands = blur(bands, 1.6 * s)
    shift = bands * (4 + 11 * depth) * s
    rise = (cv2.resize(value_noise(200, 100, 10, 50 + seed, 2, (6, 0.8)), (w, h),
        interpolation=cv2.INTER_CUBIC) - 0.5) * 4 * s * (0.4 + depth)
    shaken = cv2.remap(part, xx + shift, np.clip(yy + rise, 0, h - 1), cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REFLECT)
    crest = blur(np.clip(bands * 4 - 0.5, 0, 1), 1.2 * s)
    canvas.picture[y0:y1] = np.clip(shaken * (1 - 0.22 * crest[..., None]), 0, 1)


def _quay(canvas: Canvas) -> None:
    look = dict(edge=0.08, wobble=0.3, detail=0.6)
    canvas.fill(rect(-20, QUAY - 8, 640, 16), ["#5a64a4", "#2c3474", "#10163c"], form=0.5, radius=5,
        rim=("#ffc870", 2, 0.7, (0, 0.9, 0.3)), **look)
    for k in range(16):
        canvas.line([(k * 40 + 10, QUAY - 8), (k * 40 + 10, QUAY + 6)], 1.2, "#10163c", 0.7, wobble=0.1)
    for x in (70, 250, 372, 548):  # striped mooring posts
        canvas.fill(rect(x - 5, QUAY - 52, 10, 84, 3), ["#8088c0", "#2c3474"], form=0.7, radius=5,
            rim=("#ffc870", 1.6, 0.7, (0, 0.9, 0.3)), **look)
        for k in range(5):
            canvas.fill(poly([(x - 5, QUAY - 44 + k * 16), (x + 5, QUAY - 50 + k * 16), (x + 5, QUAY - 43 + k * 16),
                (x - 5, QUAY - 37 + k * 16)]), "#b8c0e8", alpha=0.6, edge=0.05)
    canvas.fill(rect(-20, QUAY + 6, 640, 6), "#0b1033", alpha=0.7, soft=2)


def gondola(canvas: Canvas, awake: bool) -> None:
    """The boat across the card: its master asleep on the stern, the dog at the bow; or, below, both at the feast."""
    look = dict(edge=0.06, wobble=0.25, detail=0.85)
    glow = (0, 0.9, 0.35)
    rim = ("#ffcf78", 2.6, 0.9, glow)
    hull = smooth([(28, 634, 1), (40, 640), (52, 676), (110, 712), (240, 724), (380, 722), (490, 706), (556, 664),
        (574, 640, 1), (566, 690), (520, 736), (430, 752), (280, 756), (150, 750), (80, 730), (40, 694)])
    if awake:
        for k in range(7):
            c = LAMPS[k % 5]
            x, y = 96 + k * 66, 640 - 34 * math.sin((k + 0.5) / 7 * math.pi)
            canvas.glow(x, y, 34, c, 0.6)
            canvas.fill(ellipse(x, y, 9, 10), ["#fffdf0", c], gradient=("r", (x, y), 11), edge=0.03, detail=0.9)
        canvas.line([(40, 640), (200, 596), (320, 588), (440, 600), (566, 644)], 1.6, "#fff0c0", 0.8, wobble=0.1)
        canvas.fill(hull, ["#e8743c", "#a8304c", "#5a1c58"], form=0.7, radius=14, rim=("#fff0b8", 2.4, 0.9), **look)
        with canvas.at(468, 706, 1.25):
            dancer(canvas, 1, "#f7b23b")
        with canvas.at(330, 716, 1.15, 0, -1):
            dancer(canvas, 2, "#d8486c", "#8a5234")
        with canvas.at(212, 720, 1.1):
            dancer(canvas, 4, "#2f9a94", "#c98a5c")
        return
    canvas.fill(hull, ["#2c3474", "#171d50", "#0b1033"], form=0.8, radius=16, light=(0, -0.7, 0.5), rim=rim, **look)
    canvas.line([(58, 684), (200, 728), (400, 728), (552, 668)], [1, 2.4, 1], "#6c78c0", 0.7)
    for k in range(6):  # the iron of the bow
        canvas.fill(rect(24, 622 + k * 8, 16 - k, 4, 1), "#9aa4d8", edge=0.03, wobble=0.1, detail=0.9)
    canvas.fill(smooth([(30, 676), (20, 640), (24, 604), (40, 596), (52, 612), (42, 628), (44, 672)]),
        ["#c8d0f0", "#5a64a4"], form=0.8, radius=7, rim=rim, **look)
    for x in (220, 300):  # cushions and a folded blanket
        canvas.fill(smooth([(x - 36, 724), (x - 38, 700), (x, 692), (x + 38, 700), (x + 36, 724)]),
            ["#5a4a8c", "#2c2860"], form=0.8, radius=12, rim=rim, **look)
    _sleeper(canvas, look, rim)
    with canvas.at(142, 706, 1.2):
        dog(canvas)


def _sleeper(canvas: Canvas, look: dict, rim: tuple) -> None:
    """The gondolier dozes against the stern, straw hat over his eyes, oar on his shoulder."""
    canvas.line([(586, 560), (470, 668), (372, 764)], [6, 5, 5], ["#8a6a5c", "#4a3a50"], form=0.6, radius=3,
        detail=0.8)
    canvas.fill(smooth([(380, 752), (366, 776), (340, 800), (332, 794), (352, 770), (368, 748)]),
        ["#8a6a5c", "#4a3a50"], form=0.5, radius=5, **look)
    legs = union(ribbon([(486, 706), (430, 676), (396, 690)], [34, 28, 24]),
        ribbon([(398, 686), (372, 708), (352, 718)], [24, 20, 14]), ribbon([(490, 712), (440, 704), (400, 716)],
        [32, 26, 20]))
    canvas.fill(legs, ["#2c3474", "#171d50"], form=0.8, radius=12, light=(0, -0.6, 0.5), rim=rim, **look)
    canvas.fill(ellipse(346, 718, 15, 8, 14), "#0b1033", rim=rim, **look)
    torso = smooth([(470, 718), (462, 676), (478, 640), (506, 626), (532, 640), (538, 680), (524, 718)])
    shirt = canvas.fill(torso, ["#d8d8e8", "#a0a4c8", "#5a62a0"], form=0.85, radius=20, light=(-0.5, 0.2, 0.5),
        rim=rim, **look)
    for k in range(7):
        canvas.line([(456, 648 + k * 11), (500, 654 + k * 11), (544, 646 + k * 11)], 5, "#2c3474", 0.9, clip=shirt,
            wobble=0.2, detail=0.85)
    for p in ([(482, 656), (456, 692), (486, 704)], [(528, 656), (542, 694), (506, 706)]):
        canvas.fill(ribbon(p, [20, 17, 12]), ["#c8cae0", "#8088b8"], form=0.8, radius=8, rim=rim, **look)
    canvas.fill(union(ellipse(490, 706, 9, 6), ellipse(504, 708, 9, 6)), ["#c88a70", "#7a4a58"], form=0.6, radius=4,
        rim=rim, **look)
    canvas.fill(smooth([(484, 622), (480, 600), (496, 588), (514, 594), (518, 616), (508, 634), (492, 634)]),
        ["#b87a68", "#7a4a58"], form=0.6, radius=12, light=(-0.4, 0.7, 0.4), rim=rim, **look)
    canvas.line([(484, 624), (491, 621), (498, 623)], [0.8, 3.4, 1.6], "#3a2430", 0.9, detail=0.9)  # moustache
    canvas.fill(ellipse(489, 616, 6, 4.6), ["#d89a80", "#a86860"], form=0.6, radius=3, edge=0.04, detail=0.95)
    canvas.line([(492, 632), (499, 634), (506, 631)], [0.5, 1.6, 0.5], "#4a2430", 0.9, wobble=0, detail=0.95)
    canvas.fill(smooth([(456, 612), (482, 592), (522, 586), (546, 594), (530, 606), (494, 614)]),
        ["#e0c890", "#8a7468"], form=0.6, radius=6, light=(0, -0.7, 0.5), rim=rim, **look)
    canvas.fill(smooth([(482, 598), (484, 578), (504, 568), (522, 576), (526, 592), (504, 600)]),
        ["#e8d49c", "#9a8470"], form=0.7, radius=9, light=(0, -0.7, 0.5), **look)
    canvas.line([(482, 596), (504, 598), (526, 590)], 5, "#a8304c", detail=0.9)


def dog(canvas: Canvas) -> None:
    """A spaniel with its paws on the gunwale stares down over the side; origin belly, lit from below."""
    look = dict(edge=0.14, wobble=0.3, detail=0.92)
    glow = (-0.35, 0.85, 0.35)
    rim = ("#ffd080", 2.6, 0.95, glow)
    fur = ["#8a6a5c", "#c89a70", "#f0cc98"]
    canvas.fill(ribbon([(36, -10), (58, -24), (64, -46)], [9, 8, 4]), ["#6a4c4c", "#a87c60"], form=0.7, radius=4,
        rim=rim, **look)
    body = smooth([(40, 10), (44, -18), (24, -36), (-6, -42), (-26, -30), (-34, -8), (-30, 14)])
    canvas.fill(body, ["#5a4458", "#8a6a5c", "#c89a70"], form=0.85, radius=18, light=glow, rim=rim, **look)
    canvas.fill(ellipse(14, -22, 15, 11, 20), "#f0e4d4", alpha=0.75, soft=2)
    for x in (-30, -16):
        canvas.fill(ribbon([(x + 6, -8), (x - 4, 10), (x - 8, 22)], [13, 11, 9]), fur, form=0.8, radius=6,
            light=glow, rim=rim, **look)
        canvas.fill(ellipse(x - 10, 24, 9, 6), ["#f0e4d4", "#c8b0a0"], form=0.7, radius=4, light=glow, rim=rim,
            **look)
    with canvas.at(-34, -38, 1.12, -24):
        canvas.fill(smooth([(16, -16), (-2, -24), (-20, -16), (-26, -2), (-42, 8), (-44, 18), (-34, 24), (-14, 20),
            (6, 16), (20, 2)]), fur, form=0.85, radius=14, light=glow, rim=rim, **look)
        canvas.fill(smooth([(-24, -2), (-40, 8), (-44, 17), (-34, 23), (-18, 16)]), "#f6ead8", alpha=0.85, soft=1.4)
        canvas.fill(ellipse(-43, 13, 5.4, 4.6), "#1c1028", edge=0.03, wobble=0.1, detail=1)
        canvas.line([(-40, 19), (-32, 22), (-22, 18)], [0.6, 1.6, 0.6], "#4a2c38", 0.9, wobble=0, detail=0.95)
        canvas.fill(ellipse(-19, -3, 4.6, 5), "#1c1028", edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(-20.4, -0.6, 1.8), "#ffe7a3", edge=0, wobble=0, detail=1)
        canvas.line([(-24, -11), (-18, -13), (-12, -10)], [0.6, 2, 0.6], "#4a3444", 0.8, wobble=0)
        canvas.fill(smooth([(2, -20), (18, -16), (24, 8), (20, 30), (8, 34), (0, 16), (-3, -4)]),
            ["#4a3444", "#6a4c4c", "#a8785c"], form=0.85, radius=10, light=glow, rim=rim, **look)
    canvas.fill(ribbon([(-20, -28), (-12, -14), (-4, -6)], [8, 8, 7]), "#a8304c", form=0.7, radius=4, rim=rim, **look)
    canvas.fill(minus(ellipse(-20, -6, 4), ellipse(-20, -6, 2)), "#ffe7a3", edge=0, detail=0.95)


def _wake(canvas: Canvas) -> None:
    for k in range(10):
        y = 752 + k * 4
        canvas.line([(40 + k * 14, y), (300, y + 5), (560 - k * 12, y)], [0.4, 1.8, 0.4], "#ffcf90" if k % 2
            else "#6c78c0", 0.4, soft=0.6)
    canvas.glow(110, 770, 120, "#ffb860", 0.35, squash=0.6)
