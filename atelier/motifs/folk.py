"""People with their own pose, build, age, costume and expression."""

import itertools
import math

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.motifs.hair import INK, behind_hair, front_hair, headgear
from atelier.motifs.heads import side_eye, side_planes
from atelier.paths import ellipse, minus, ribbon, smooth, spline, union

Spot = tuple[float, float]

STAND: dict[str, Spot] = dict(hip=(0, -47), neck=(1, -80), head=(3, -92), near=(10, -46), far=(12, -48),
    near_foot=(-4, 0), far_foot=(6, 0))
RUN = STAND | dict(hip=(0, -46), neck=(12, -76), head=(18, -87), near=(-12, -58), far=(32, -64),
    near_foot=(-26, -14), far_foot=(22, -4))
SIT = STAND | dict(hip=(0, -24), neck=(2, -57), head=(5, -69), near=(16, -34), far=(20, -36),
    near_foot=(24, 0), far_foot=(28, 0))


def joint(a: Spot, b: Spot, upper: float, lower: float, bend: float) -> Spot:
    """The elbow or knee between two ends; bend is +1 or -1."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    reach = max(1e-3, min(math.hypot(dx, dy), (upper + lower) * 0.995))
    along = (upper**2 - lower**2 + reach**2) / (2 * reach)
    out = math.sqrt(max(0, upper**2 - along**2)) * bend
    length = math.hypot(dx, dy) + 1e-6
    return (a[0] + dx / length * along - dy / length * out, a[1] + dy / length * along + dx / length * out)


def person(canvas: Canvas, pose: dict[str, Spot] | None = None, skin: Colour = "#e2ab84",
    hair: Colour = "#3a2420", style: str = "short", top: Colour = "#a83a35", legs: Colour = "#2c2a3a",
    shoes: Colour = "#221820", girth: float = 1.0, belly: float = 0, hem: float = 6,
    skirt: tuple | None = None, hat: tuple | None = None, beard: str | None = None, temper: str = "calm",
    eyes: str = "open", old: bool = False, view: str = "side", face: float = 1, child: float = 0,
    rim: tuple = ("#ffe0a8", 1.4, 0.7), apron: Colour | None = None, stripes: Colour | None = None,
    bare: bool = False, bend: tuple[float, float, float, float] = (1, 1, 1, 1), tilt: float = 0,
    gloves: Colour | None = None, glasses: bool = False, tails: bool = False, limb: float = 1.0) -> None:
    """A person of about 104 units, origin between the feet, facing right (face=-1 turns).

    skirt=(colour, half width at the hem, height of the hem); child 0..1 makes the head larger;
    bend = elbows near and far, knees near and far; limb shortens arms and legs (toddlers 0.6)."""
    p = STAND | (pose or {})
    look = dict(edge=0.06, wobble=0.2, detail=0.88, grain=0.16, texture=0.02)
    dark = mix(top, canvas.ambient, 0.38)
    with canvas.at(0, 0, 1, 0, face):
        hip, neck = p["hip"], p["neck"]
        frame = _Frame(hip, neck)
        shoulder = frame(0.9, 1)
        _arm(canvas, shoulder, p["far"], dark, mix(skin, canvas.ambient, 0.25), bend[1], girth, look, rim,
            gloves, bare, stripes, limb)
        _leg(canvas, frame(0.02, 3 * girth), p["far_foot"], mix(legs, canvas.ambient, 0.3), shoes, bend[3],
            girth, look, rim, stripes, limb)
        _leg(canvas, frame(0.02, -2 * girth), p["near_foot"], legs, shoes, bend[2], girth, look, rim, stripes, limb)
        if tails:
            canvas.fill(smooth([frame(0.2, -8), frame(-0.3, -14), frame(-0.85, -20), frame(-0.9, -14, 1),
                frame(-0.3, -2), frame(0.1, 4)]), [top, dark], form=0.6, radius=5, rim=rim, **look)
        mask = _torso(canvas, frame, top, dark, girth, belly, hem, rim, look)
        if stripes is not None:
            for k in range(-2, 12):
                a, b = frame(k * 0.1 - 0.1, -20), frame(k * 0.1 - 0.1, 20)
                canvas.line([a, b], 2.2, stripes, 0.85, clip=mask, wobble=0.2)
        if skirt:
            _skirt(canvas, frame, skirt, girth, rim, look)
        if apron is not None:
            canvas.fill(smooth([frame(0.62, 2), frame(0.62, 9 * girth + belly), frame(0, 12 * girth + belly),
                frame(-0.45, 13 * girth), frame(-0.5, 0), frame(0, 1)]), [mix(apron, "#ffffff", 0.2), apron],
                form=0.4, radius=6, **look)
        canvas.fill(ribbon([neck, p["head"]], [8.4 * girth**0.3, 7.6]), mix(skin, canvas.ambient, 0.28), **look)
        canvas.line([frame(0.99, -6), frame(0.95, 0), frame(0.98, 5)], [1.6, 2.4, 1.6],
            mix(top, "#fff4dc", 0.35), 0.9, wobble=0.1, detail=0.9)
        with canvas.at(p["head"][0], p["head"][1], 1 + 0.45 * child, tilt):
            head(canvas, skin, hair, style, hat, beard, temper, eyes, old, view, child, rim, glasses)
        near = frame(0.88, -4 * girth if view == "side" else -9 * girth)
        _arm(canvas, near, p["near"], mix(top, canvas.key, 0.08), skin, bend[0], girth, look, rim, gloves, bare,
            stripes, limb)


class _Frame:
    """Body coordinates: up the spine from hip (0) to neck (1), and across it in units, front positive."""

    def __init__(self, hip: Spot, neck: Spot) -> None:
        self.hip, self.up = hip, (neck[0] - hip[0], neck[1] - hip[1])
        length = math.hypot(*self.up) + 1e-6
        self.across = (-self.up[1] / length, self.up[0] / length)

    def __call__(self, up: float, across: float, corner: int = 0) -> tuple:
        x = self.hip[0] + self.up[0] * up + self.across[0] * across
        y = self.hip[1] + self.up[1] * up + self.across[1] * across
        return (x, y, 1) if corner else (x, y)


def _arm(canvas, shoulder, hand, colour, skin, bend, girth, look, rim, gloves, bare, stripes, limb) -> None:
    elbow = joint(shoulder, hand, 18.5 * limb, 19.5 * limb, bend)
    sleeve = ribbon([shoulder, elbow, hand], [9.6 * girth**0.5, 8.6 * girth**0.4, 6])
    skin = gloves if gloves is not None else skin
    mask = canvas.fill(sleeve, skin if bare else [mix(colour, canvas.key, 0.12), colour], form=0.75, radius=4.5,
        rim=rim, **look)
    _hoops(canvas, (shoulder, elbow, hand), stripes, mask)
    dx, dy = hand[0] - elbow[0], hand[1] - elbow[1]
    length = math.hypot(dx, dy) + 1e-6
    ux, uy = dx / length, dy / length
    tip = (hand[0] + ux * 5.5, hand[1] + uy * 5.5)
    palm = union(ribbon([hand, tip], [5.6, 4.4]), ribbon([(hand[0] + ux, hand[1] + uy),
        (hand[0] + ux * 3 + uy * 3.4, hand[1] + uy * 3 - ux * 3.4)], [2.4, 1.6]))
    canvas.fill(palm, [mix(skin, "#fff0d8", 0.25), skin], form=0.5, radius=2.6, rim=rim, **look)


def _leg(canvas, hip, foot, colour, shoes, bend, girth, look, rim, stripes, limb) -> None:
    ankle = (foot[0] - 1, foot[1] - 5)
    knee = joint(hip, ankle, 22.5 * limb, 22 * limb, -bend)
    mask = canvas.fill(ribbon([hip, knee, ankle], [12.5 * girth**0.6, 9.6 * girth**0.4, 6.8]),
        [mix(colour, canvas.key, 0.1), colour], form=0.7, radius=5, rim=rim, **look)
    _hoops(canvas, (hip, knee, ankle), stripes, mask)
    lean = max(-40.0, min(60.0, math.degrees(math.atan2(knee[0] - ankle[0], ankle[1] - knee[1])) - 8))
    with canvas.at(foot[0], foot[1], 1, lean * 0.55):
        canvas.fill(spline([(-5.2, -6.5), (2, -7), (9, -3.4), (11.4, 0, 1), (-5.6, 0.4, 1)]),
            [mix(shoes, canvas.key, 0.28), shoes], form=0.6, radius=3.5, rim=rim, **look)


def _hoops(canvas, bones, stripes, mask) -> None:
    """Stripes round a limb."""
    if stripes is None or mask is None:
        return
    for (ax, ay), (bx, by) in itertools.pairwise(bones):
        length = math.hypot(bx - ax, by - ay) + 1e-6
        nx, ny = -(by - ay) / length * 8, (bx - ax) / length * 8
        for k in range(int(length / 4.4)):
            t = (k + 0.6) * 4.4 / length
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            canvas.line([(x - nx, y - ny), (x + nx, y + ny)], 1.8, stripes, 0.8, clip=mask, wobble=0.2)


def _torso(canvas, f, top, dark, girth, belly, hem, rim, look) -> Mask | None:
    g, drop = girth, -hem / 34
    shape = smooth([f(1.0, -5), f(0.9, -10.5 * g), f(0.62, -10.8 * g), f(0.3, -9.2 * g - belly * 0.2),
        f(0.02, -10.5 * g), f(drop, -10.8 * g - hem * 0.12, 1), f(drop - 0.03, 0),
        f(drop, 11 * g + hem * 0.12 + belly * 0.6, 1), f(0.06, 10.4 * g + belly * 0.95),
        f(0.32, 9.4 * g + belly), f(0.65, 11 * g + belly * 0.35), f(0.9, 9.5 * g), f(1.0, 5)])
    mask = canvas.fill(shape, [mix(top, canvas.key, 0.14), top, dark], gradient=(f(0.9, 9), f(0, -8)), form=0.75,
        radius=10 * g + belly * 0.3, rim=rim, **look)
    canvas.line([f(0.92, 4), f(0.5, 5 + belly * 0.6), f(drop, 5 + belly * 0.4)], [0.4, 1, 0.8],
        mix(dark, canvas.ambient, 0.5), 0.6, clip=mask, wobble=0.1)
    return mask


def _skirt(canvas, f, skirt, girth, rim, look) -> None:
    colour, half, low = skirt[:3]
    sway = skirt[3] if len(skirt) > 3 else 0
    x, y = f(0.34, 0)
    shape = smooth([f(0.36, -9 * girth), (x - half * 0.7 + sway * 0.4, (y + low) / 2),
        (x - half + sway, low, 1), (x - half * 0.5 + sway, low + 3), (x + sway, low + 1), (x + half * 0.5 + sway,
        low + 3), (x + half + sway, low, 1), (x + half * 0.66 + sway * 0.4, (y + low) / 2), f(0.36, 9 * girth)])
    mask = canvas.fill(shape, [mix(colour, canvas.key, 0.2), colour, mix(colour, canvas.ambient, 0.45)],
        gradient=((x + half * 0.6, y), (x - half * 0.6, low)), form=0.7, radius=half * 0.6, rim=rim, **look)
    for k in (-0.66, -0.3, 0.05, 0.4, 0.72):
        canvas.line([(x + k * 7, y + 4), (x + k * half * 0.72 + sway * 0.4, (y + low) / 2),
            (x + k * half + sway, low + 2)], [0.3, 1, 1.8], mix(colour, canvas.ambient, 0.55), 0.55, clip=mask,
            wobble=0.2)


def head(canvas: Canvas, skin: Colour = "#e2ab84", hair: Colour = "#3a2420", style: str = "short",
    hat: tuple | None = None, beard: str | None = None, temper: str = "calm", eyes: str = "open",
    old: bool = False, view: str = "side", child: float = 0, rim: tuple = ("#ffe0a8", 1.2, 0.6),
    glasses: bool = False) -> None:
    """A head 25 high facing right (side), to us (front) or away (back), origin its centre."""
    look = dict(edge=0.05, wobble=0.12, detail=0.95, grain=0.22, texture=0.01)
    warm = mix(skin, "#8a3a40", 0.45)
    behind_hair(canvas, hair, style, view, look, rim)
    if view == "side":
        nose = 12.6 - 1.6 * child + (1 if old else 0)
        shape = smooth([(-9.4, 3), (-10.4, -4), (-8, -11), (0, -13.4), (7, -11.4), (9.5, -6), (9.5, -3.8), (8.8, -1.8),
            (nose - 0.9, 1.6), (nose, 3), (nose - 0.8, 3.9), (9.1, 4.4), (9.7, 5.8), (9, 6.9), (9.5, 7.8), (8.6, 8.8),
            (8.4, 11), (5, 12.6), (-4, 10)])
    else:
        shape = smooth([(-9.6, -1), (-9.4, -8), (-5, -13), (0, -13.8), (5, -13), (9.4, -8), (9.6, -1), (8.4, 6),
            (4.4, 11.2), (0, 12.4), (-4.4, 11.2), (-8.4, 6)])
    mask = canvas.fill(shape, [mix(skin, "#fff3dc", 0.22), skin, warm], gradient=((7, -9), (-9, 11)), form=0.45,
        radius=9, shade=mix(warm, canvas.ambient, 0.3), rim=rim, **look)
    if view != "back":
        _features(canvas, skin, hair, mask, warm, temper, eyes, old, view, beard, child)
    if view == "side":
        canvas.fill(ellipse(-2.4, 0.8, 2.2, 3.1), [mix(skin, "#fff0dc", 0.1), warm], form=0.4, radius=2, **look)
    front_hair(canvas, hair, style, view, look, rim)
    if glasses:
        for x in ((6.4,) if view == "side" else (-4.2, 4.2)):
            canvas.fill(ellipse(x, -1, 3.3), "#fff6dc", alpha=0.25, edge=0, wobble=0)
            canvas.fill(_ring(x, -1, 3.4, 2.6), INK, alpha=0.9, edge=0, wobble=0, detail=1)
        if view == "side":
            canvas.line([(3, -1.4), (-2, -1.6)], 0.8, INK, wobble=0, detail=1)
    if hat:
        headgear(canvas, *hat, rim=rim, view=view)


def _ring(x: float, y: float, outer: float, inner: float):
    return minus(ellipse(x, y, outer), ellipse(x, y, inner))


_MOUTHS = {"calm": (0, 0), "smile": (1.3, 0), "joy": (1.6, 1.6), "angry": (-1.2, 0), "sad": (-1.1, 0),
    "shock": (0, 2.2), "strain": (-0.5, 0), "shout": (0.4, 2.6), "sing": (0.4, 2.4)}
_BROWS = {"calm": 0, "smile": 0.3, "joy": 0.6, "angry": -1.5, "sad": 1.3, "shock": 0.9, "strain": -1.0,
    "shout": -1.2, "sing": 0.8}


def _features(canvas, skin, hair, mask, warm, temper, eyes, old, view, beard, child) -> None:
    crisp = dict(wobble=0, detail=1, grain=0.1)
    curve, gape = _MOUTHS.get(temper, (0, 0))
    tip = _BROWS.get(temper, 0)
    brow = mix(hair, INK, 0.35)
    if view == "side":
        side_planes(canvas, skin, mask)
        side_eye(canvas, 8.1, -0.9 + child, skin, INK, mask, {"shut": 0.0, "wide": 1.35}.get(eyes, 1.0))
    else:
        for side in (-1, 1):
            canvas.fill(ellipse(4.2 * side, -2.4 + child, 3.4, 2.2), mix(warm, INK, 0.3), alpha=0.4, soft=2.2, clip=mask)
            canvas.fill(ellipse(6.4 * side, 6, 2.6, 4.6, -20 * side), mix(warm, INK, 0.2), alpha=0.24, soft=3, clip=mask)
    spots = [(6.4, 0)] if view == "side" else [(-4.2, -1), (4.2, 1)]
    for x, side in spots:
        inner = 1 if side <= 0 else -1
        y = -0.9 + child
        if view == "side":
            pass
        elif eyes == "shut":
            canvas.line([(x - 2, y), (x, y + 1), (x + 2, y - 0.2)], [0.4, 1.1, 0.4], INK, rough=0, **crisp)
        else:
            tall = 1.9 if eyes == "wide" else 1.3
            canvas.fill(ellipse(x, y, 2.1, tall), mix(skin, "#fff6ea", 0.6), edge=0, alpha=0.9, **crisp)
            canvas.fill(ellipse(x + 0.3, y, 1.1, tall), INK, edge=0, **crisp)
            canvas.line([(x - 2.4, y - 0.1), (x, y - tall), (x + 2.3, y - 0.3)], [0.4, 0.9, 0.4], INK, rough=0,
                **crisp)
        top = y - 3
        canvas.line([(x - 2.6 * inner, top + 0.4), (x, top - 0.7), (x + 2.6 * inner, top - tip)],
            [0.4, 1.5 if old else 1.1, 0.5], brow, 0.9, rough=0.1, **crisp)
        if old:
            for k in range(2):
                canvas.line([(x - 2.8 * inner, y + 1.4 + k), (x - 4.6 * inner, y + 0.4 + 2 * k)], [0.7, 0.2], warm,
                    0.8, rough=0, **crisp)
    x, y = (7.6, 7) if view == "side" else (0, 7)
    half = 1.7 if view == "side" else 3.2
    if old:
        for sx in ((-1,) if view == "side" else (-1, 1)):
            canvas.line([(x + sx * 2.5, y - 3.4), (x + sx * (half + 1.6), y), (x + sx * (half + 0.8), y + 2)],
                [0.3, 0.8, 0.2], warm, 0.8, rough=0, clip=mask, **crisp)
    if view == "front":
        canvas.line([(0.6, -1), (1.9, 3), (-0.8, 3.9)], [0.3, 1, 0.9], warm, 0.85, rough=0, **crisp)
    if gape:
        if view == "side":
            x, gape = x + 0.9, gape * 0.6
        canvas.fill(ellipse(x, y + 0.4, half * 0.75, gape), "#4a1020", edge=0, clip=mask, **crisp)
    else:
        canvas.line([(x - half, y - curve * 0.7), (x, y + curve * 0.5), (x + half, y - curve * 0.8)],
            [0.4, 1.15, 0.4], mix(warm, INK, 0.5), rough=0, clip=mask, **crisp)
    if beard:
        _beard(canvas, hair, beard, view)


def _beard(canvas, hair, beard, view) -> None:
    x = 4 if view == "side" else 0
    tone = [mix(hair, canvas.key, 0.25), hair, mix(hair, canvas.ambient, 0.35)]
    look = dict(edge=0.15, wobble=0.2, detail=0.92, form=0.6, radius=4)
    if beard in ("full", "long"):
        low = 15 if beard == "full" else 26
        side = 9.4 if view == "front" else 6.4
        canvas.fill(smooth([(x - side, 1), (x - 3, 5.4), (x + 3, 5.2), (x + side - 0.6, 3), (x + 6, 10), (x + 1, low),
            (x - 5, 11)]), tone, **look)
    if beard in ("moustache", "full", "long"):
        for sx in (-1, 1):
            canvas.fill(ribbon([(x + 2.2, 5.2), (x + 2.2 + sx * 3.4, 6.2), (x + 2.2 + sx * 6, 4.4)], [2.4, 2.4, 0.6]),
                tone, edge=0.1, wobble=0.1, detail=0.95)
    if beard == "goatee":
        canvas.fill(smooth([(x + 1, 9.6), (x + 5.6, 9.6), (x + 3.6, 16)]), tone, **look)
