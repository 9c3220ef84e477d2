"""From the bottom of a well: against the sky five people of every age lean in and let down a glowing loaf; a frog waits."""

import math
from dataclasses import replace

import cv2
import numpy as np

from atelier import brush
from atelier.bodies.hand import Build, hand
from atelier.bodies.scene import Scene, look, unit
from atelier.bodies.skin import Lamp, body_stuff, paint
from atelier.canvas import Canvas
from atelier.colour import Array, mix, rgb
from atelier.light import light_pools
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.grips import BAR, OPEN, Hand, frame_of
from atelier.noise import dice
from atelier.paths import Points, along, ellipse, minus, placed, poly, ribbon, smooth, union

CARD = Card(
    id="well",
    palette="terracotta",
    composition="worm's eye",
    setting="inside a well",
    mood="hope",
    themes=("faith", "food", "birth"),
    hero="ring of faces",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=845,
    grading=dict(contrast=1.1, vignette=0.42, shadows="#3e1b18"),
)

X, Y, R = 300, 286, 212
LOAF = (306, 586)
LAMP = ("page", 306, 560)
CRISP = dict(edge=0.1, wobble=0.2, detail=0.86)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.calm(0.7, 0.6)
    canvas.set_light((0, 0.85, 0.4), ambient="#24100f", key="#ffdc96")
    canvas.picture[:] = 0.12
    _wall(canvas)
    light_pools(canvas, [(*LOAF, 310, "#ffb868", 1.4), (X, Y + 10, 240, "#ffe8c8", 0.6),
        (300, 840, 190, "#ffb060", 0.4)], "#44363a", noise=0.08)
    _sky(canvas)
    brush.background(canvas, radii=(10, 5, 3))
    wall, detail = canvas.picture.copy(), canvas.detail.copy()
    sky = canvas.picture.copy()
    for one in PEOPLE:
        _leans_in(canvas, *one)
    _shade_from_the_rim(canvas, sky)
    _ropes_end(canvas)
    _through_the_opening(canvas, wall, detail)
    _rim(canvas)
    _water(canvas)
    _arms(canvas, wall)
    _bucket(canvas)
    _frog(canvas)


def _through_the_opening(canvas: Canvas, wall: Array, detail: Array) -> None:
    """Keep what was drawn last inside the opening only."""
    hole = canvas.full(canvas.mask(ellipse(X, Y, R - 3), 1.2, 0.8))
    canvas.picture[:] = wall * (1 - hole[..., None]) + canvas.picture * hole[..., None]
    canvas.detail[:] = detail * (1 - hole) + canvas.detail * hole


def _sky(canvas: Canvas) -> None:
    canvas.fill(ellipse(X, Y, R + 10), [(0, "#fffdf0"), (0.3, "#f4f2e0"), (0.62, "#c4dcd2"), (1, "#7fb4ae")],
        gradient=("r", (X, Y), R), edge=0)
    canvas.glow(X, Y, 150, "#ffffff", 0.4)


# angle round the rim, distance from the middle, size, roll, who: skin (lit, middle, dark), hair, coat, years, width
PEOPLE = (
    (-98, 116, 96, 6, "grandfather", ("#c08862", "#8a583c", "#46291f"), ("#f0ece0", "#a8a49c"), ("#7e9474", "#4c6450",
    "#26382e"), 1.0, 40),
    (-40, 116, 92, -9, "woman", ("#ffd8b4", "#e8a884", "#9a5a48"), ("#c8602c", "#7a2c18"), ("#e8c468", "#b8863c",
    "#6a4622"), 0.0, 35),
    (-160, 112, 82, 8, "child", ("#dca274", "#ac744e", "#5e3828"), ("#5a3a2c", "#2a1814"), ("#e8694c", "#b83c30",
    "#6a2220"), 0.0, 38),
    (29, 118, 94, -6, "man", ("#e4ac80", "#c0845c", "#6e4230"), ("#4a342a", "#221612"), ("#5a86a0", "#34586e",
    "#1c303e"), 0.45, 38),
    (136, 116, 88, 8, "grandmother", ("#ffdcb8", "#e0ac88", "#94604c"), ("#fbf6ea", "#b4b0a8"), ("#5aa09a", "#2e6a68",
    "#163c40"), 1.0, 35),
)


def _leans_in(canvas: Canvas, angle: float, far: float, size: float, roll: float, who: str, skin: tuple, hair: tuple,
    coat: tuple, years: float, wide: float) -> None:
    """Someone bent over the edge, the crown towards the middle; the bread lights the face from below."""
    a = math.radians(angle)
    with canvas.at(X + far * math.cos(a), Y + far * math.sin(a), size / 100, angle - 90 + roll):
        random = dice(round(angle) + 400)
        lit = dict(form=0.7, light=LAMP, grain=0.16, texture=0.015, **CRISP)
        back = {"woman": [(0, -58), (34, -48), (48, -12), (50, 34), (58, 74), (30, 84), (-30, 84), (-56, 72),
            (-50, 30), (-48, -14), (-34, -48)], "grandmother": [(0, -57), (34, -48), (47, -16), (42, 16), (30, 30),
            (-30, 30), (-42, 16), (-47, -16), (-34, -48)]}.get(who)
        body = smooth([(-20, 44), (-54, 56), (-84, 84), (-96, 130), (-98, 200), (98, 200), (96, 130), (84, 84),
            (54, 56), (20, 44)])
        cloth = canvas.fill(body, list(coat), gradient=("r", (0, 50), 110), radius=28, shade=coat[2], **lit)
        for side in (-1, 1):
            canvas.line([(side * 30, 58), (side * 52, 88), (side * 50, 130)], [1, 9, 3], coat[2], 0.55, clip=cloth,
                soft=3)
        if back:
            canvas.shadow(smooth(back), coat[2], 0, 3, 6, 0.6, clip=cloth)
            _combed(canvas, canvas.fill(smooth(back), list(hair), gradient=("r", (0, -20), 90), radius=18, **lit),
                hair, random)
        jaw = {"woman": 0.9, "child": 1.04, "grandmother": 0.94}.get(who, 1.0)
        top = -64 if who == "grandfather" else -54
        skull = [(0, top), (25, top + 10), (wide, -28), (wide + 2, 0), (wide * 0.9 * jaw, 24), (22 * jaw, 43),
            (0, 50), (-22 * jaw, 43), (-wide * 0.9 * jaw, 24), (-wide - 2, 0), (-wide, -28), (-25, top + 10)]
        neck = smooth([(-20, 20), (-21, 54), (-30, 66), (0, 80), (30, 66), (21, 54), (20, 20)])
        throat = canvas.fill(neck, [skin[1], skin[2]], gradient=((0, 30), (0, 74)), radius=12, shade=skin[2], **lit)
        canvas.fill(ellipse(0, 46, 30, 18), mix(skin[2], "#200c0a", 0.4), alpha=0.75, soft=7, clip=throat)
        if who != "woman":
            canvas.line([(-30, 64), (-16, 77), (0, 81), (16, 77), (30, 64)], [6, 8, 9, 8, 6], list(coat[1:]), 1,
                form=0.7, radius=5, light=LAMP, rough=0.2, wobble=0.2, detail=0.86)
        ears = [ellipse(side * (wide + 3), 4, 8, 12, side * 8) for side in (-1, 1)]
        if who != "woman":
            for ear in ears:
                canvas.fill(ear, [skin[1], skin[2]], radius=6, **lit)
        face = canvas.fill(smooth(skull), list(skin), gradient=("r", (0, -6), 70), radius=30, shade=skin[2],
            highlight=mix(skin[0], "#fff0cc", 0.35), **lit)
        _features(canvas, face, skin, who, years)
        _hair_in_front(canvas, face, skin, hair, who, random, lit)


def _combed(canvas: Canvas, mask: Mask | None, hair: tuple, random) -> None:
    """Strands that fall from the crown."""
    for k in range(26):
        x = -46 + 92 * k / 25
        canvas.line([(x * 0.25, -54), (x * 0.95, -24), (x * 1.05, 20 + 50 * random.random())], [0.6, 2.6, 0.5],
            mix(hair[0], "#fff0d0", 0.3) if k % 3 == 0 else mix(hair[1], "#1a0c0a", 0.25), 0.4, clip=mask, wobble=0.2)


def _features(canvas: Canvas, face: Mask | None, skin: tuple, who: str, years: float) -> None:
    """Soft planes first; the eyes are small and dark under lids that look down into the well."""
    deep, soft = mix(skin[2], "#2a100c", 0.35), dict(clip=face, edge=0)
    low = 4 if who == "child" else 0
    canvas.fill(ellipse(0, 34, 40, 22), skin[2], alpha=0.35, soft=12, **soft)
    for side in (-1, 1):
        canvas.fill(ellipse(side * 16, low - 2, 13, 9), skin[2], alpha=0.6, soft=5, **soft)
        canvas.fill(ellipse(side * 21, 17 + low, 12, 9), "#e8704c", alpha=0.3, soft=6, **soft)
        # the lid
        canvas.fill(ellipse(side * 16, low - 4.5, 9.5, 4.6, side * 4), skin[1], alpha=0.9, soft=1.6, **soft)
        eye = canvas.fill(smooth([(side * 16 - 8, low + 0.5), (side * 16, low - 2.4), (side * 16 + 8, low + 0.5),
            (side * 16, low + 3.6)]), "#24120e", edge=0.05, wobble=0, detail=1, clip=face)
        canvas.fill(ellipse(side * 16 + 1.8, low + 0.6, 1.2, 0.9), "#e8b884", edge=0, wobble=0, detail=1, clip=eye)
        canvas.line([(side * 6.5, low + 1.4), (side * 11, low - 2), (side * 18, low - 3), (side * 26, low + 1.6)],
            [0.8, 2.6, 2.8, 1], deep, 0.9, wobble=0.1, detail=1, clip=face)
        for k in range(round(2 * years)):  # the corners of old eyes
            canvas.line([(side * 28, low + 3 * k), (side * 34, low - 2 + 6 * k)], [1.6, 0.4], deep, 0.5, clip=face)
            canvas.line([(side * 9, low + 9 + 2 * k), (side * 17, low + 11 + 3 * k), (side * 24, low + 8 + 3 * k)],
                [0.4, 1.6, 0.4], deep, 0.35, clip=face, soft=0.8)
    for k in range(round(3 * years)):
        canvas.line([(-20 + 2 * k, -20 - 8 * k), (0, -22 - 8 * k), (20 - 2 * k, -20 - 8 * k)], [0.4, 2, 0.4], deep,
            0.4, clip=face, soft=0.8)
    # the nose: a shaded side, a lit ball, what lies under it
    wide = {"woman": 6.5, "child": 7.5}.get(who, 9.5)
    canvas.line([(-4, -8), (-6, 6), (-wide, 16)], [1, 5, 3], skin[2], 0.5, soft=2.4, clip=face)
    canvas.fill(ellipse(0, 21, wide + 3, 5), skin[2], alpha=0.75, soft=2.4, **soft)
    canvas.fill(ellipse(0, 14, wide, 6.4), mix(skin[0], skin[1], 0.25), alpha=0.95, soft=2, **soft)
    canvas.line([(1, -10), (1.5, 2), (1, 12)], [2, 4, 5], mix(skin[0], "#fff0d0", 0.3), 0.5, soft=2, clip=face)
    canvas.line([(-13, 32.5), (-6, 34.5), (0, 34), (6, 34.5), (13, 32)], [0.8, 2.4, 2, 2.4, 0.8], mix(deep, "#8a2a20",
        0.35), 0.95, wobble=0.1, detail=0.95, clip=face)
    canvas.fill(ellipse(0, 37.5, 8, 2.8), mix(skin[0], "#e0604c", 0.4), alpha=0.8, soft=1.2, **soft)


def _hair_in_front(canvas: Canvas, face: Mask | None, skin: tuple, hair: tuple, who: str, random, lit: dict) -> None:
    """What makes them five: beard, fringe, curls, moustache, parting."""
    dark = mix(hair[1], "#1a0c0a", 0.2)
    brow = mix(*hair, 0.35) if who.startswith("grand") else dark
    for side in (-1, 1):
        canvas.line([(side * 7, -9), (side * 15, -13), (side * 27, -8)], [2, 5 if "man" in who or who == "grandfather"
            else 3.4, 1], brow, 0.8, clip=face, wobble=0.3, soft=0.8)
    if who == "grandfather":
        for side in (-1, 1):
            tuft = smooth([(side * 39, -20), (side * 45, -16), (side * 50, -4), (side * 48, 10), (side * 51, 22),
                (side * 43, 24), (side * 39, 12), (side * 37, -4)])
            canvas.fill(tuft, list(hair), gradient=((0, -30), (0, 30)), radius=8, bump=0.25, **lit | dict(edge=0.3))
            swoop = smooth([(0, 24), (side * 14, 24), (side * 27, 33), (side * 24, 39), (side * 12, 35), (0, 32)])
            canvas.fill(swoop, list(hair), radius=6, **lit | dict(edge=0.25))
        canvas.fill(ellipse(-4, -38, 22, 10), mix(skin[0], "#fff0d0", 0.35), alpha=0.55, soft=7, clip=face, edge=0)
        return
    if who == "man":
        jaw = smooth([(-39, 4), (-31, 20), (-20, 27), (0, 26), (20, 27), (31, 20), (39, 4), (38, 28), (22, 48),
            (0, 56), (-22, 48), (-38, 28)])
        canvas.fill(jaw, list(hair), alpha=0.85, soft=1.6, form=0.5, radius=12, light=LAMP, edge=0.2, detail=0.8)
        canvas.line([(-9, 36), (0, 38.5), (9, 36)], [1, 4, 1], "#a8604c", 0.9, wobble=0.1)
    top = {"man": [(-41, 0), (-36, -22), (-22, -34), (0, -32), (24, -36), (37, -20), (41, 0), (44, -24), (32, -52),
        (0, -62), (-32, -52), (-44, -24)], "woman": [(-40, 26), (-34, -10), (-14, -32), (6, -40), (26, -24), (36, 0),
        (39, 30), (48, 10), (44, -34), (22, -58), (-10, -60), (-38, -44), (-48, -6)], "grandmother": [(-38, -6),
        (-28, -24), (-8, -36), (2, -44), (12, -36), (30, -22), (38, -6), (44, -20), (34, -48), (0, -60), (-34, -48),
        (-44, -20)]}.get(who)
    if who == "child":
        curls = [ellipse(42 * math.cos(t), -14 + 42 * math.sin(t), 12) for t in np.linspace(math.pi * 0.98,
            math.tau + 0.06, 10)] + [ellipse(-26 + 13 * k, -38 - 8 * math.sin(k * 0.78), 13) for k in range(5)]
        shape = union(*curls)
    else:
        shape = smooth(top)
    canvas.shadow(shape, skin[2], 0, 4, 4, 0.6, clip=face)
    mass = canvas.fill(shape, list(hair), gradient=("r", (0, -30), 70), radius=12, bump=0.25 if who == "child" else 0,
        **lit)
    if who == "child":
        for _ in range(60):
            x, y, r = -52 + 104 * random.random(), -64 + 60 * random.random(), 3 + 3 * random.random()
            canvas.line([(x + r * math.cos(t), y + r * math.sin(t)) for t in (0, 1.3, 2.6, 3.9)],
                [0.4, 1.8, 1.8, 0.4], mix(hair[0], "#e8b080", 0.3) if random.random() < 0.5 else hair[1], 0.6,
                clip=mass, wobble=0.2)
    else:
        _combed(canvas, mass, hair, random)
    if who == "grandmother":
        knot = canvas.fill(ellipse(0, -60, 17, 12), list(hair), radius=9, **lit)
        canvas.line([(-12, -62), (0, -54), (12, -64)], [0.6, 2, 0.6], "#8a867e", 0.6, clip=knot)


def _shade_from_the_rim(canvas: Canvas, sky: Array) -> None:
    """Only those who lean in are shaded, deepest at the edge of the well."""
    near = np.ones((round(5 * canvas.scale), round(5 * canvas.scale)), np.uint8)
    people = cv2.morphologyEx(np.clip(np.abs(canvas.picture - sky).max(-1) * 14, 0, 1), cv2.MORPH_CLOSE, near)
    yy, xx = np.mgrid[0:canvas.height, 0:canvas.width].astype(np.float32) / canvas.scale
    deep = np.clip((np.hypot(xx - X, yy - Y) - 138) / (R - 138), 0, 1) ** 1.1 * 0.6 * people
    canvas.picture[:] *= 1 - deep[..., None] * (1 - rgb("#5a2c20"))


def _twist(canvas: Canvas, points: Points, widths: list, turns: int) -> None:
    """A rope of two strands."""
    mask = canvas.fill(ribbon(points, widths), ["#f2d6a0", "#c89a60", "#8a6038"], gradient=((0, Y - 60), (0, 500)),
        form=0.7, radius=5, light=(-0.6, 0.3, 0.6), edge=0.1, wobble=0.1, detail=0.85)
    for k in range(turns):
        t = (k + 0.5) / turns
        (x0, y0), (x1, y1) = along(points, max(0, t - 0.012)), along(points, min(1, t + 0.012))
        w = widths[0] + (widths[-1] - widths[0]) * t
        d = math.hypot(x1 - x0, y1 - y0) + 1e-6
        ux, uy = (x1 - x0) / d, (y1 - y0) / d
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        canvas.line([(x - uy * w * 0.6 - ux * w * 0.4, y + ux * w * 0.6 - uy * w * 0.4),
            (x + uy * w * 0.6 + ux * w * 0.4, y - ux * w * 0.6 + uy * w * 0.4)], [0.8, 1.7, 0.8], "#6a4426", 0.85,
            clip=mask, wobble=0, detail=0.85)


def _ropes_end(canvas: Canvas) -> None:
    """What has not been let down yet lies slack over the edge, out to the right."""
    _twist(canvas, [(300, 352), (304, 322), (330, 302), (380, 296), (440, 282), (520, 268)], [8, 8], 34)


def _hand(canvas: Canvas, wrist: tuple, way: tuple, back: tuple, length: float, pose: Hand, skin: str, build: Build,
    left: bool = False) -> None:
    """A hand that points one way, its back another, in the light of the bread."""
    scene = Scene()
    hand(scene, np.array([*wrist, 0.0]), frame_of(unit(way), np.array(back, float), left=left), length, pose, build)
    x, y = wrist
    before = canvas.picture.copy()
    seen = look(scene, canvas.scale, (round(x - 110), round(y - 90), round(x + 110), round(y + 90)))
    paint(canvas, seen, [replace(kind, flesh=0.35 * kind.flesh) for kind in body_stuff(skin)],
        [Lamp((LOAF[0], LOAF[1] - 40, 260), "#ffe0b4", 0.8), Lamp((X, 40, 200), "#eef6ee", 0.35, shadow=False)],
        "#8a7c70", "#5c4438", detail=0.9, lost=0.2)
    _softened(canvas, before)


def _softened(canvas: Canvas, before: Array) -> None:
    """Broad strokes over what was painted since: pores and wrinkles go, planes stay."""
    new = np.clip(np.abs(canvas.picture - before).max(-1) * 20, 0, 1)
    ys, xs = np.nonzero(new > 0)
    part = (slice(ys.min(), ys.max() + 1), slice(xs.min(), xs.max() + 1))
    broad = canvas.picture[part].astype(np.float32)
    for _ in range(2):
        broad = cv2.bilateralFilter(broad, -1, 0.11, 2.4 * canvas.scale)
    canvas.picture[part] += (broad - canvas.picture[part]) * new[part][..., None]


def _arms(canvas: Canvas, wall: Array) -> None:
    """Two let the rope down, hand under hand, and the child's arm reaches in."""
    before, detail = canvas.picture.copy(), canvas.detail.copy()
    _twist(canvas, [(303, 500), (301, 430), (300, 350)], [12, 9], 15)
    for elbow, wrist, coat in (((470, 470), (344, 368), ("#6e9ab4", "#34586e", "#1c303e")), ((138, 476), (262, 426),
        ("#5aa09a", "#2e6a68", "#163c40")), ((106, 276), (172, 299), ("#e8694c", "#b83c30", "#6a2220"))):
        slim = 0.72 if wrist[0] < 200 else 1.0
        mid = ((elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2 + 5)
        sleeve = ribbon([elbow, mid, (wrist[0] * 0.94 + elbow[0] * 0.06, wrist[1] * 0.94 + elbow[1] * 0.06)],
            [66 * slim, 52 * slim, 42 * slim])
        mask = canvas.fill(sleeve, [mix(c, "#4a2c24", 0.25) for c in coat],
            gradient=((0, wrist[1] + 30), (0, wrist[1] - 40)), form=0.75, radius=20, light=LAMP, shade=coat[2],
            **CRISP)
        for k in (0.2, 0.42, 0.66):
            x, y = elbow[0] + (wrist[0] - elbow[0]) * k, elbow[1] + (wrist[1] - elbow[1]) * k
            canvas.line([(x - 6, y - 26), (x + 4, y), (x - 2, y + 26)], [0.5, 8, 1], coat[2], 0.4, clip=mask,
                soft=3)
    _hand(canvas, (341, 372), (-0.8, 0.06, 0.6), (0.6, -0.1, 0.8), 84, BAR, "#b48a70", Build(0.2, 0.15, 0))
    _hand(canvas, (264, 428), (0.8, 0, 0.6), (-0.6, -0.1, 0.8), 78, BAR, "#deb090", Build(0, 0.35, 0), left=True)
    _hand(canvas, (170, 300), (1, 0.1, 0.25), (0.1, -0.5, -0.85), 68, OPEN, "#a87450", Build(0.9, 0, 0))
    for (x, y), turn, wide, coat in (((354, 375), 24, 42, ("#4e7a94", "#24404e")),
        ((250, 432), -8, 38, ("#4a8a86", "#1e4e4e")), ((162, 297), 14, 30, ("#c84c3a", "#8a2a26"))):
        with canvas.at(x, y, 1, turn):
            canvas.fill(ribbon([(0, -wide / 2), (-2, 0), (0, wide / 2)], [10, 11, 10]), list(coat[::-1]), form=0.7,
                radius=7, light=LAMP, **CRISP)
    _shade_from_the_rim(canvas, before)
    _through_the_opening(canvas, before, detail)


def _bucket(canvas: Canvas) -> None:
    """Seen from below: the round bottom nearest, staves that run up and away, and over the rim the loaf."""
    (bx, by, br, bb), (rx, ry, rr, rb) = (307, 748, 68, 27), (305, 650, 90, 34)
    canvas.glow(*LOAF, 300, "#ffb050", 0.6, power=1.7)
    for k in range(11):  # rays
        a = -math.pi / 2 + (k - 5) * 0.33
        x, y = LOAF[0], LOAF[1] - 10
        canvas.fill(poly([(x, y), (x + math.cos(a - 0.05) * 270, y + math.sin(a - 0.05) * 270),
            (x + math.cos(a + 0.05) * 270, y + math.sin(a + 0.05) * 270)]), "#ffd080", alpha=0.12, soft=5,
            blend="screen", fade=((x, y), (x + math.cos(a) * 250, y + math.sin(a) * 250)), edge=0)
    loaf = smooth([(218, 640), (208, 592), (226, 540), (266, 508), (306, 500), (346, 508), (386, 540), (404, 592),
        (394, 640), (306, 664)])
    crust = canvas.fill(loaf, [(0, "#fff0b8"), (0.4, "#fcc660"), (0.75, "#e29436"), (1, "#a85c1c")],
        gradient=("r", (306, 540), 112), form=0.55, radius=30, light=(-0.2, -0.8, 0.5),
        rim=("#fffbe0", 3, 1, (0, -0.95, 0.2)), bump=0.12, grain=0.2, **CRISP)
    for x in (-46, 2, 48):  # where the knife opened the crust: soft lips, no holes
        cut = [(305 + x + 20, 520 + abs(x) * 0.2), (305 + x + 2, 546 + abs(x) * 0.16),
            (305 + x - 12, 580 + abs(x) * 0.1)]
        canvas.line(cut, [1, 13, 2], "#b06a24", 0.55, clip=crust, soft=3, wobble=0.4)
        canvas.line([(a + 3, b + 1) for a, b in cut], [0.6, 6, 1], "#fff2c4", 0.7, clip=crust, soft=1.6, wobble=0.4)
    random = dice(12)
    for _ in range(60):  # flour
        x, y = 232 + 148 * random.random(), 514 + 84 * random.random()
        canvas.fill(ellipse(x, y, 1.2), "#fffbe8", alpha=0.6, clip=crust, edge=0, wobble=0)
    for side in (-1, 1):
        canvas.line([(305 + side * 89, 642), (305 + side * 84, 566), (304 + side * 40, 502), (303, 484)],
            [7, 6, 5.4, 5], ["#6a625c", "#b8aca0"], 1, form=0.6, radius=3, wobble=0.1, rough=0.1, detail=0.9)
        canvas.fill(ellipse(305 + side * 88, 644, 8), ["#b8aca0", "#5a5250"], form=0.8, radius=6, **CRISP)
    canvas.fill(minus(ellipse(303, 482, 11, 10), ellipse(303, 482, 5, 4.4)), ["#f2d6a0", "#9a6c3e"], form=0.6,
        radius=4, **CRISP)
    hull = union(ellipse(bx, by, br, bb), ellipse(rx, ry, rr, rb),
        poly([(rx - rr, ry), (bx - br, by), (bx + br, by), (rx + rr, ry)]))
    canvas.shadow(hull, "#1c0a08", 0, 8, 10, 0.5)
    wood = canvas.fill(hull, [(0, "#e6a45e"), (0.4, "#a8683c"), (1, "#5a3022")],
        gradient=((0, ry - rb), (0, by + bb)), form=0.7, radius=34, light=(0, -0.85, 0.4),
        rim=("#ffe8ac", 4, 1, (0, -0.95, 0.2)), grain=0.2, **CRISP)
    for k in range(11):
        a = math.radians(-178 + 176 / 10 * k)
        canvas.line([(bx + br * math.cos(a), by + bb * math.sin(a)), (rx + rr * math.cos(a), ry + rb * math.sin(a))],
            [2.6, 2], "#5a2e1c", 0.75, clip=wood, wobble=0.15)
    for t in (0.2, 0.74):
        x, y, r, h = bx + (rx - bx) * t, by + (ry - by) * t, br + (rr - br) * t + 1, bb + (rb - bb) * t
        band = [(x + r * math.cos(math.radians(a)), y + h * math.sin(math.radians(a))) for a in range(-184, 5, 8)]
        canvas.line(band, 11, ["#b8b0a4", "#6e6460"], 1, form=0.7, radius=4, clip=wood, wobble=0.1, detail=0.9)
    canvas.fill(ellipse(bx, by, br, bb), ["#8a5434", "#5a3022"], form=0.5, radius=5, light=(0, -0.8, 0.4), clip=wood,
        **CRISP)
    base = canvas.fill(ellipse(bx, by + 1, br - 7, bb - 6), ["#3c2018", "#55301f"], edge=0.05, wobble=0.1, grain=0.2,
        detail=0.8)
    for k in range(-2, 3):
        canvas.line([(bx + 26 * k, by - 40), (bx + 23 * k, by + 40)], [2, 2], "#2a1410", 0.8, clip=base, wobble=0.2)
    canvas.glow(306, 530, 130, "#ffdc90", 0.26, power=1.4)


def _frog(canvas: Canvas) -> None:
    """On its stone by the water, face turned up, gold in its eyes."""
    light = ("page", 330, 620)
    stone = smooth([(40, 920), (52, 868), (92, 842), (160, 832), (236, 842), (280, 868), (296, 920)])
    canvas.fill(stone, ["#b07a58", "#7a4c3c", "#4a2c28"], form=0.7, radius=26, light=light, bump=0.25,
        rim=("#ffd49a", 3, 0.8, (0.4, -0.9, 0.2)), edge=0.2, detail=0.6)
    for x, y in ((92, 850), (240, 852), (212, 846), (116, 844)):
        for k in range(5):
            canvas.fill(ellipse(x + 6 * k - 12, y + 3 * (k % 2), 7, 4), ["#8a9a50", "#54683a"], form=0.6, radius=3,
                edge=0.3)
    green = [(0, "#b4c45c"), (0.45, "#6e8a3e"), (1, "#384c2e")]
    glow = dict(form=0.8, light=light, shade="#2c3c28", highlight="#e6f09a",
        rim=("#ffe6a8", 2.4, 0.9, (0.5, -0.85, 0.2)), grain=0.2, texture=0.01, **CRISP)
    with canvas.at(164, 848, 1.06, -4):
        canvas.shadow(ellipse(0, 0, 74, 12), "#1c0e0c", 0, 3, 5, 0.6)
        for side in (-1, 1):
            thigh = placed(smooth([(20, -34), (44, -50), (66, -38), (70, -16), (58, -2), (30, -2)]), flip=side)
            canvas.fill(thigh, green, gradient=((0, -54), (0, 4)), radius=16, **glow)
            toes = union(*[ribbon([(side * 50, -4), (side * (58 + 8 * k), 1 + 3 * (k % 2)),
                (side * (68 + 9 * k), 3 + 5 * (1 - k))], [8, 6, 5]) for k in range(3)])
            canvas.fill(toes, green, radius=4, **glow)
        body = smooth([(0, -92), (26, -86), (40, -62), (42, -30), (32, -6), (0, 0), (-32, -6), (-42, -30), (-40, -62),
            (-26, -86)])
        canvas.fill(body, green, gradient=((10, -92), (0, 0)), radius=26, **glow)
        canvas.fill(smooth([(-22, -58), (0, -62), (22, -58), (26, -26), (14, -6), (-14, -6), (-26, -26)]), "#e6e0a0",
            alpha=0.6, soft=6)
        for side in (-1, 1):
            arm = ribbon([(side * 30, -48), (side * 36, -24), (side * 26, -4)], [19, 15, 11])
            hand = [ribbon([(side * 27, -6), (side * (24 + 7 * k), 3), (side * (22 + 11 * k), 8 + (k == 1) * 2)],
                [8, 5, 5.4]) for k in range(3)]
            canvas.shadow(arm, "#1c2814", -side * 3, 3, 3, 0.4)
            canvas.fill(union(arm, *hand), green, gradient=((0, -50), (0, 8)), radius=7, **glow)
        head = smooth([(-47, -88), (-44, -106), (-28, -120), (0, -124), (28, -120), (44, -106), (47, -88), (34, -72),
            (0, -64), (-34, -72)])
        canvas.shadow(head, "#1c2814", 0, 7, 5, 0.5)
        face = canvas.fill(head, green, gradient=((10, -124), (0, -64)), radius=22, **glow)
        canvas.line([(-43, -92), (-26, -82), (0, -79), (26, -82), (43, -92)], [1, 3, 3.2, 3, 1], "#2a3a20", 0.9,
            wobble=0.1, detail=0.95)
        for x in (-5, 5):
            canvas.fill(ellipse(x, -110, 1.8, 1.4), "#2a3a20", edge=0, wobble=0, detail=1)
        for x, y, r in ((-24, -100, 4), (30, -102, 3), (12, -114, 2.6), (-14, -112, 3)):
            canvas.fill(ellipse(x, y, r, r * 0.7), "#4c6a38", alpha=0.5, soft=1, clip=face)
        for side in (-1, 1):
            canvas.fill(ellipse(side * 25, -124, 17, 17), green, gradient=((0, -142), (0, -106)), radius=9, **glow)
            canvas.fill(ellipse(side * 25, -127, 12.6, 12), [(0, "#fff0a0"), (0.6, "#f6c23a"), (1, "#c8801c")],
                gradient=("r", (side * 25 + 2, -130), 15), edge=0, wobble=0, detail=1)
            canvas.fill(ellipse(side * 25 + 2.4, -131, 6.4, 4.8), "#1c1008", edge=0, wobble=0, detail=1)
            canvas.fill(ellipse(side * 25 + 5, -133, 2.2, 1.6), "#fffbe8", edge=0, wobble=0, detail=1)


def _wall(canvas: Canvas) -> None:
    """Rings of bricks that grow towards us, with moss in the joints."""
    random = dice(7)
    tones = ["#c06a44", "#a6553a", "#d8865a", "#94483a", "#b4705a", "#8a5040"]
    radius, ring = float(R), 0
    canvas.fill(minus(ellipse(X, Y + 120, 1200), ellipse(X, Y, R)), "#3a1c1a", edge=0)
    while radius < 900:
        grow = radius * (1.15 if ring else 1.1)
        c0, c1 = Y + (radius - R) * 0.16, Y + (grow - R) * 0.16
        count = 22
        for k in range(count):
            a0 = (k + 0.5 * (ring % 2)) / count * math.tau + 0.012
            a1 = a0 + math.tau / count - 0.024
            gap = 2 + radius * 0.006
            pts = [(X + math.cos(t) * (radius + gap), c0 + math.sin(t) * (radius + gap))
                for t in (a0, (a0 + a1) / 2, a1)]
            pts += [(X + math.cos(t) * (grow - gap), c1 + math.sin(t) * (grow - gap))
                for t in (a1, (a0 + a1) / 2, a0)]
            if not any(-60 < x < 660 and -60 < y < 960 for x, y in pts):
                continue
            tone = tones[int(random.random() * len(tones))]
            dx, dy = LOAF[0] - pts[1][0], LOAF[1] - pts[1][1]
            d = math.hypot(dx, dy) + 1
            canvas.fill(poly(pts), [mix(tone, "#fff0d0", 0.1), tone, mix(tone, "#200c10", 0.25)], form=0.6,
                radius=7 + radius * 0.01, light=(dx / d * 0.7, dy / d * 0.7, 0.5), bump=0.25, edge=0.3, wobble=0.7)
            if random.random() < 0.22:
                x, y = pts[int(random.random() * 6)]
                for _ in range(7):
                    canvas.fill(ellipse(x + random.random() * 26 - 13, y + random.random() * 18 - 9,
                        3 + 5 * random.random(), 2 + 3 * random.random()),
                        ["#6a7a44", "#4a6038", "#8a9450"][int(random.random() * 3)], alpha=0.8, form=0.6, radius=3,
                        edge=0.4)
        radius, ring = grow, ring + 1


def _rim(canvas: Canvas) -> None:
    canvas.fill(minus(ellipse(X, Y, R + 16), ellipse(X, Y, R - 5)), ["#d8a070", "#a6603c", "#6a3224"], form=0.7,
        radius=9, light=(0, 0.8, 0.4), edge=0.25, wobble=0.8, detail=0.6)
    canvas.fill(minus(ellipse(X, Y, R + 2), ellipse(X, Y, R - 22)), "#3e1b18", alpha=0.3, soft=6)


def _water(canvas: Canvas) -> None:
    """The black water at our feet, with the loaf's gold on it."""
    surface = canvas.fill(smooth([(-30, 846), (120, 820), (300, 812), (480, 820), (630, 846), (640, 930),
        (-40, 930)]), ["#5a3430", "#2a161c", "#12090f"], edge=0.2, detail=0.5)
    for k in range(9):
        y = 826 + k * 9
        w = 150 - abs(k - 3) * 16
        canvas.line([(306 - w, y), (306, y + 3), (306 + w, y)], [0.5, 2.6, 0.5], "#ffbe6a" if k % 2 else "#ffe0a0",
            0.22, clip=surface, soft=2.5)
    canvas.glow(306, 846, 150, "#ff9a48", 0.35, squash=0.35)
