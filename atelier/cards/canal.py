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
from atelier.paths import along, ellipse, poly, rect, ribbon, smooth, union

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

QUAY = 306
BOAT = 764
# left edge, width, height, wall, roof shape
HOUSES = (
    (-24, 118, 226, "#8a5a5c", "step"),
    (94, 96, 186, "#6c6aa0", "flat"),
    (190, 128, 254, "#a0705c", "gable"),
    (318, 92, 198, "#5c7a94", "flat"),
    (410, 116, 240, "#8f5f7c", "step"),
    (526, 110, 202, "#7a6a58", "gable"),
)
LAMPS = ("#ffd060", "#ff8a5c", "#7fd8d0", "#ff9ac0", "#fff0b0")


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light((-0.3, -0.8, 0.45), ambient="#0b1033", key="#ffe7a3")
    canvas.sky([(0, "#060a26"), (0.2, "#141c56"), (0.4, "#263078"), (1, "#0b1033")], swirl=0.04)
    canvas.stars(40, 100, seed=3)
    _town(canvas, awake=False)
    light_pools(canvas, [(300, QUAY + 24, 380, "#ffb058", 1.15, 0.32), (300, 40, 300, "#a8b4f0", 0.25)], "#8c98d4",
        noise=0.06)
    brush.background(canvas, radii=(4, 2.4, 1.5), impasto=0.05)
    _water(canvas)
    _quay(canvas)
    canvas.glow(110, BOAT + 60, 190, "#ffb050", 0.6)
    with mirrored(canvas, BOAT), canvas.at(0, BOAT - 742):
        gondola(canvas, awake=True)
    _ripples(canvas, BOAT, 900, 4)
    with canvas.at(0, BOAT - 742):
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
        base = mix(mix(wall, "#e8702c", 0.45), "#4a1450", 0.4) if awake else mix(wall, "#2a3478", 0.5)
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
        rows = int((h - 66) / 56)
        for r in range(rows):
            for c in range(columns):
                wx, wy = x + w * (c + 0.5) / columns, top + 60 + r * 56
                with canvas.at(wx, wy):
                    _window(canvas, awake, random.random(), base)
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


def _window(canvas: Canvas, awake: bool, chance: float, wall: Colour) -> None:
    """A gothic window, origin middle, 24 x 38: shuttered, or alight."""
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
    canvas.fill(arch, ["#fffbe0", tone, mix(tone, "#c8502c", 0.35)], **look)
    canvas.glow(0, 0, 42, tone, 0.5)


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


DANCER = dict(edge=0.05, wobble=0.2, detail=0.85)
GILT = ("#fff4c8", 1.6, 0.95)


def lady(canvas: Canvas, dress: Colour, skin: Colour, hair: Colour, mask: Colour) -> None:
    """She whirls in a wide gown, one arm high; origin feet, about 112 high with the plume."""
    dark, pale = mix(dress, "#2c0c40", 0.55), mix(dress, "#fff0d0", 0.45)
    for points in ([(-7, -72), (-22, -80), (-30, -100)], [(8, -72), (24, -66), (38, -74)]):
        canvas.fill(ribbon(points, [7, 5.4, 4]), [skin, mix(skin, "#a8503c", 0.4)], form=0.6, radius=3, rim=GILT,
            **DANCER)
    for points in ([(-7, -73), (-15, -77)], [(8, -73), (17, -69)]):
        canvas.fill(ribbon(points, [11, 12]), [pale, dress], form=0.8, radius=5, rim=GILT, **DANCER)
    gown = canvas.fill(smooth([(-7, -58), (-14, -44), (-30, -24), (-47, -2, 1), (-36, 3), (-24, 1), (-10, 6), (4, 3),
        (18, 7), (32, 0), (48, -10, 1), (34, -30), (14, -46), (8, -58)]), [pale, dress, dark],
        gradient=((-10, -56), (16, 6)), form=0.85, radius=20, rim=GILT, **DANCER)
    for x in (-26, -12, 2, 16, 30):
        canvas.line([(x * 0.16, -52), (x * 0.7, -26), (x * 1.16, 4)], [0.6, 2.6, 3.4], dark, 0.6, clip=gown, soft=0.5)
    canvas.line([(-44, -8), (-20, -6), (6, -5), (28, -9), (46, -16)], 4, "#fff4d0", 0.95, clip=gown)
    canvas.fill(smooth([(-7, -54), (-9, -68), (-7, -77), (0, -74), (7, -77), (9, -68), (8, -54), (0, -50)]),
        [pale, dress], form=0.8, radius=8, rim=GILT, **DANCER)
    canvas.fill(ribbon([(0, -74), (1, -84)], [6, 6]), mix(skin, "#a8503c", 0.2), **DANCER)
    with canvas.at(1, 20, 1.24):
        canvas.fill(union(ellipse(-8, -92, 6, 8), ellipse(8, -92, 6, 8), ellipse(0, -101, 10, 8)),
            [hair, mix(hair, "#6a2c4c", 0.45)], form=0.8, radius=6, rim=GILT, **DANCER)
        _masked(canvas, skin, mask, "#2c0c40")
        canvas.fill(smooth([(-9.6, -93), (-5, -95.6), (0, -94.6), (5, -95.6), (9.6, -93), (9, -102), (0, -107),
            (-9, -102)]), [hair, mix(hair, "#6a2c4c", 0.2)], form=0.6, radius=5, **DANCER)
        canvas.fill(ribbon([(4, -104), (14, -114), (26, -108)], [4, 8, 1]), dress, form=0.6, radius=4, rim=GILT,
            **DANCER)


def harlequin(canvas: Canvas, first: Colour, second: Colour, skin: Colour = "#b8784c") -> None:
    """He leaps with both arms wide in a suit of lozenges and a cap with three horns; origin below his feet."""
    body = union(ribbon([(0, -48), (2, -62), (1, -76)], [17, 16, 19]), ribbon([(-3, -49), (-24, -42), (-40, -22)],
        [14, 10, 6]), ribbon([(4, -49), (26, -52), (30, -26)], [14, 11, 6]),
        ribbon([(-6, -74), (-26, -80), (-38, -98)], [9, 7, 5]), ribbon([(8, -74), (28, -72), (44, -86)], [9, 7, 5]))
    suit = canvas.fill(body, [mix(first, "#fff0d0", 0.3), first, mix(first, "#2c0c40", 0.4)], form=0.8, radius=7,
        rim=GILT, **DANCER)
    for row in range(11):
        for k in range(13):
            x, y = -52 + k * 9 + 4.5 * (row % 2), -100 + row * 8
            canvas.fill(poly([(x, y - 5), (x + 3, y), (x, y + 5), (x - 3, y)]), second, alpha=0.9, clip=suit, edge=0,
                wobble=0, detail=0.8)
    for x, y, turn in ((-43, -18, 40), (32, -22, 20)):
        canvas.fill(ellipse(x, y, 7, 3.6, turn), "#5a1440", form=0.6, radius=3, rim=GILT, **DANCER)
    for x, y in ((-39, -100), (46, -88)):
        canvas.fill(ellipse(x, y, 3.4), skin, form=0.5, radius=2, **DANCER)
    canvas.fill(union(*[ellipse(1 + 4.4 * k, -78 + abs(k), 4, 3.4) for k in range(-3, 4)]), ["#fffdf4", "#d8c8d0"],
        form=0.7, radius=3, **DANCER)
    with canvas.at(1, 22, 1.26):
        _masked(canvas, skin, "#1c1030", "#fffbe8")
        for s, tone in ((-1, first), (1, second), (0, "#f7b23b")):
            horn = [(s * 5, -102), (s * 16, -111 if s else -115), (s * 26 + 3 * (s == 0), -102 if s else -124)]
            canvas.fill(union(ribbon(horn, [14, 9, 2]), ellipse(0, -101, 10, 5)) if s == 0
                else ribbon(horn, [14, 9, 2]), [mix(tone, "#fff0d0", 0.3), tone], form=0.7, radius=5, rim=GILT,
                **DANCER)
            canvas.fill(ellipse(*horn[2], 3), "#fff0b0", edge=0, wobble=0, detail=1)


def _masked(canvas: Canvas, skin: Colour, mask: Colour, holes: Colour) -> None:
    """A laughing face under a half mask."""
    canvas.fill(ellipse(0, -90, 8.6, 10), [mix(skin, "#fff0d0", 0.3), skin], form=0.5, radius=6, rim=GILT, **DANCER)
    canvas.fill(smooth([(-9.6, -95), (0, -96), (9.6, -95), (8, -88), (3, -88), (0, -90), (-3, -88), (-8, -88)]), mask,
        edge=0, wobble=0, detail=0.95)
    for x in (-4, 4):
        canvas.fill(ellipse(x, -91.8, 1.7, 1.6), holes, edge=0, wobble=0, detail=1)
    canvas.fill(smooth([(-3.4, -85.8), (0, -85.2), (3.4, -85.8), (0, -82.4)]), "#8a1c34", edge=0, wobble=0, detail=1)


def _water(canvas: Canvas) -> None:
    """Below the quay: the other town, drawn upside down in its own warm light, then shaken by the water."""
    s = canvas.scale
    above = canvas.picture[: int(QUAY * s)].copy()
    canvas.fill(rect(-20, QUAY, 640, 620), [(0, "#e0843c"), (0.3, "#b0406c"), (0.56, "#4a2878"), (0.8, "#1c1c5c"),
        (1, "#0b1033")], edge=0, wobble=0)
    with mirrored(canvas, QUAY):
        _fireworks(canvas)
        _town(canvas, awake=True)
        canvas.fill(rect(-20, QUAY - 270, 640, 270), [(0, "#a83c6c"), (0.5, "#d8683c"), (1, "#ffc860")], alpha=0.66,
            fade=((0, QUAY - 120), (0, QUAY - 280)), edge=0, wobble=0)
        _garland(canvas)
        canvas.fill(rect(-20, QUAY - 7, 640, 12), ["#ffe8b0", "#c8843c"], edge=0.05)
        for x in (112, 300, 478):
            canvas.glow(x, QUAY - 130, 190, "#ffd880", 0.4)
        with canvas.at(118, QUAY - 6, 2.5, 5):
            lady(canvas, "#d8284c", "#f0c4a0", "#e8a83c", "#fffbe8")
        with canvas.at(486, QUAY - 6, 2.16, -4, -1):
            lady(canvas, "#1f8a8a", "#9a5c3a", "#4a1c34", "#ffd060")
        with canvas.at(306, QUAY + 16, 2.4, -6):
            harlequin(canvas, "#ffe08a", "#5a34b8")
    canvas.picture[: int(QUAY * s)] = above
    canvas.detail[: int(QUAY * s)] = 0.35
    _ripples(canvas, QUAY, 900, 1)


def _garland(canvas: Canvas) -> None:
    """One long string of paper lanterns over the dancers' heads."""
    line = [(-20, QUAY - 306), (100, QUAY - 322), (206, QUAY - 286), (310, QUAY - 322), (400, QUAY - 290),
        (500, QUAY - 286), (630, QUAY - 312)]
    canvas.line(line, 2, "#fff0c0", 0.8, wobble=0.1)
    for k in range(11):
        x, y = along(line, (k + 0.5) / 11)
        c = LAMPS[k % 5]
        canvas.glow(x, y + 10, 50, c, 0.6)
        canvas.fill(ellipse(x, y + 12, 12, 14), ["#fffdf0", c, mix(c, "#a8301c", 0.3)],
            gradient=("r", (x, y + 11), 15), edge=0.03, wobble=0.1, detail=0.9)


def _fireworks(canvas: Canvas) -> None:
    random = dice(15)
    for x, y, r, c in ((420, -246, 104, "#ffd060"),):
        canvas.glow(x, y, r * 1.4, c, 0.5)
        for k in range(22):
            t = k / 22 * math.tau + random.random() * 0.1
            d = r * (0.75 + 0.3 * random.random())
            canvas.line([(x + math.cos(t) * d * 0.25, y + math.sin(t) * d * 0.25),
                (x + math.cos(t) * d * 0.7, y + math.sin(t) * d * 0.7 + 3),
                (x + math.cos(t) * d, y + math.sin(t) * d + 9)], [0.6, 2.4, 0.8], c, 0.85, wobble=0.1, detail=0.7)
            canvas.fill(ellipse(x + math.cos(t) * d, y + math.sin(t) * d + 9, 2.2), "#fffdf0", edge=0, wobble=0,
                detail=0.8)


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
    shift = bands * (3 + 9 * depth) * s
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
    for x in (22, 580):  # striped mooring posts
        canvas.fill(rect(x - 5, QUAY - 52, 10, 84, 3), ["#8088c0", "#2c3474"], form=0.7, radius=5,
            rim=("#ffc870", 1.6, 0.7, (0, 0.9, 0.3)), **look)
        for k in range(5):
            canvas.fill(poly([(x - 5, QUAY - 44 + k * 16), (x + 5, QUAY - 50 + k * 16), (x + 5, QUAY - 43 + k * 16),
                (x - 5, QUAY - 37 + k * 16)]), "#b8c0e8", alpha=0.6, edge=0.05)
    canvas.fill(rect(-20, QUAY + 6, 640, 6), "#0b1033", alpha=0.7, soft=2)


def gondola(canvas: Canvas, awake: bool) -> None:
    """The boat across the card, its master asleep, the dog at the bow; or, below, the dog dressed for the feast."""
    look = dict(edge=0.06, wobble=0.25, detail=0.85)
    glow = (0, 0.9, 0.35)
    rim = ("#ffcf78", 2.6, 0.9, glow)
    hull = smooth([(28, 634, 1), (40, 640), (52, 676), (110, 712), (240, 724), (380, 722), (490, 706), (556, 664),
        (574, 640, 1), (566, 690), (520, 736), (430, 752), (280, 756), (150, 750), (80, 730), (40, 694)])
    if awake:
        canvas.fill(hull, ["#f0843c", "#b8304c", "#5a1c58"], form=0.7, radius=14, rim=("#fff0b8", 2.4, 0.9), **look)
        with canvas.at(164, 700, 1.4):
            dog(canvas, dressed=True)
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
    with canvas.at(164, 700, 1.4):
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


def dog(canvas: Canvas, dressed: bool = False) -> None:
    """A spaniel with its paws on the gunwale stares down over the side; origin belly, lit from below."""
    look = dict(edge=0.14, wobble=0.3, detail=0.92)
    glow = (-0.35, 0.85, 0.35)
    rim = ("#ffd080", 2.6, 0.95, glow)
    fur = ["#8a6a5c", "#c89a70", "#f0cc98"]
    canvas.fill(ribbon([(36, -10), (58, -24), (64, -46)], [9, 8, 4]), ["#6a4c4c", "#a87c60"], form=0.7, radius=4,
        rim=rim, **look)
    body = smooth([(40, 10), (46, -20), (28, -44), (-2, -48), (-34, -44), (-58, -34), (-62, -14), (-40, 0),
        (-26, 14)])
    canvas.fill(body, ["#3c2c44", "#6a4c50", "#a8785c"], form=0.85, radius=18, light=glow, rim=rim, **look)
    canvas.fill(smooth([(4, -44), (26, -40), (32, -22), (20, -10), (8, -16), (-4, -30)]), "#e8cfae", alpha=0.7,
        soft=2)
    for x in (-30, -16):
        canvas.fill(ribbon([(x + 6, -8), (x - 4, 10), (x - 8, 22)], [13, 11, 9]), fur, form=0.8, radius=6,
            light=glow, rim=rim, **look)
        canvas.fill(ellipse(x - 10, 24, 9, 6), ["#f0e4d4", "#c8b0a0"], form=0.7, radius=4, light=glow, rim=rim,
            **look)
    with canvas.at(-52, -22, 1.2, -38):
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
    if dressed:  # down there it wears a ruff and a cone
        ruff = [ellipse(-30 + 3 * math.sin(k), -46 + 8 * k, 10, 7) for k in range(7)]
        canvas.fill(union(*ruff), ["#ffffff", "#ffd8e0", "#d88ab0"], form=0.8, radius=6, rim=rim, **look)
        with canvas.at(-52, -22, 1.2, -38):
            canvas.fill(poly([(-16, -18), (10, -22), (2, -62)]), ["#fff0a0", "#f7b23b", "#d8486c"], form=0.7,
                radius=8, rim=rim, **look)
            canvas.fill(ellipse(2, -63, 7), "#ff5a7c", form=0.7, radius=5, rim=rim, **look)
    else:
        canvas.fill(ribbon([(-34, -46), (-26, -30), (-24, -8)], [8, 10, 8]), "#d8304c", form=0.7, radius=4, rim=rim,
            **look)


def _wake(canvas: Canvas) -> None:
    for k in range(10):
        y = 752 + k * 4
        canvas.line([(40 + k * 14, y), (300, y + 5), (560 - k * 12, y)], [0.4, 1.8, 0.4], "#ffcf90" if k % 2
            else "#6c78c0", 0.4, soft=0.6)
    canvas.glow(110, 770, 120, "#ffb860", 0.35, squash=0.6)
