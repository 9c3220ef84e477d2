"""The game's own sign, a spark in a lantern that is the heart of a star, and the back of the cards."""

import math
from pathlib import Path

import skia

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.finish import as_image, finish
from atelier.paths import ellipse, minus, placed, poly, rect, ribbon, smooth, spline, union
from atelier.studio import DECK, ship

GOLD, DARK_GOLD, SPARK, NIGHT = "#f0c468", "#9a5c34", "#fff6d8", "#171a44"
METAL, DARK_METAL = "#2f6f7c", "#132c4a"
_SIZE = 1.34  # of the lantern within its rays
GLASS = smooth([(-40, -62, 1), (-56, -20), (-54, 26), (-36, 62, 1), (36, 62, 1), (54, 26), (56, -20), (40, -62, 1)])
CAP = smooth([(-52, -60, 1), (-44, -74), (-24, -84), (-12, -100), (12, -100), (24, -84), (44, -74), (52, -60, 1)])
FOOT = smooth([(-46, 60, 1), (46, 60, 1), (50, 76), (34, 84), (-34, 84), (-50, 76)])
RING = minus(ellipse(0, -116, 17), ellipse(0, -116, 10.5))
RIBS = union(
    ribbon([(-20, -62), (-29, 0), (-18, 62)], [5, 6, 5], cap=False),
    ribbon([(20, -62), (29, 0), (18, 62)], [5, 6, 5], cap=False),
)


def star(reach: float, waist: float, points: int = 4, turn: float = 0) -> skia.Path:
    """A star with `points` long rays and hollow sides."""
    corners = []
    for i in range(points * 2):
        angle = math.radians(turn - 90 + i * 180 / points)
        size = reach if i % 2 == 0 else waist
        corners.append((math.cos(angle) * size, math.sin(angle) * size))
    return poly(corners)


GLASS, CAP, FOOT, RING, RIBS = (placed(part, 0, 0, _SIZE) for part in (GLASS, CAP, FOOT, RING, RIBS))
RAYS = union(star(250, 56, 4), star(196, 66, 4, 45), star(158, 84, 8, 22.5))
FLAME = star(62, 14, 4)
GLINT = star(36, 12, 4, 45)


def lantern(canvas: Canvas) -> None:
    """The sign itself; origin the spark, 500 across with its rays."""
    canvas.glow(0, 0, 330, "#ffdf98", 0.6, power=1.8)
    metal = dict(form=0.85, edge=0.05, wobble=0.25, detail=0.75, rim=("#fff6dc", 2.4, 0.8))
    canvas.fill(
        RAYS,
        ["#ffefb8", GOLD, DARK_GOLD],
        gradient=("r", (0, 0), 250),
        form=0.5,
        radius=12,
        edge=0.06,
        wobble=0.3,
        texture=0.012,
        grain=0.22,
        detail=0.6,
        rim=("#fffdf0", 2, 0.7),
    )
    canvas.fill(placed(union(GLASS, CAP, FOOT), 0, 0, 1.07), NIGHT, alpha=0.55, soft=5)
    canvas.fill(
        GLASS,
        ["#fffbe6", "#ffd77a", "#c8643c", "#5a2438"],
        gradient=("r", (0, 0), 98),
        edge=0.04,
        wobble=0.2,
        detail=0.7,
    )
    canvas.fill(RIBS, [METAL, DARK_METAL], radius=3, **metal)
    canvas.glow(0, 0, 90, "#fffbe0", 0.9, power=1.5)
    for part, radius in ((RING, 4), (CAP, 14), (FOOT, 9)):
        canvas.fill(part, ["#6fb0b0", METAL, DARK_METAL], radius=radius, texture=0.02, grain=0.25, **metal)
    canvas.line([(-66, -83), (0, -78), (66, -83)], [3, 4, 3], GOLD, 0.9, wobble=0.1)
    canvas.line([(-62, 90), (0, 94), (62, 90)], [3, 4, 3], GOLD, 0.9, wobble=0.1)
    crisp = dict(edge=0, wobble=0, grain=0, texture=0, detail=1)
    canvas.fill(GLINT, "#ffe9a8", **crisp)
    canvas.fill(FLAME, SPARK, **crisp)


def draw_back(canvas: Canvas) -> None:
    """The back of every card: night cloth, a gold frame with vines, the lantern in the middle."""
    canvas.set_light((-0.5, -0.65, 0.5), ambient="#0b0d2c", key="#ffe6b0")
    canvas.sky(
        [(0, "#4a4f9a"), (0.35, "#2a2f6e"), (0.7, "#1a1d4c"), (1, "#0d0f30")],
        focus=(300, 450, 560),
        swirl=0.1,
    )
    brush.background(canvas, radii=(26, 13, 6, 3))
    inside = canvas.mask(rect(42, 42, 516, 816, 20))
    for i in range(72):
        angle = math.radians(i * 5)
        near, far = 250 + 14 * (i % 2), 470 - 60 * (i % 3)
        canvas.line(
            [
                (300 + near * math.cos(angle), 450 + near * math.sin(angle)),
                (300 + far * math.cos(angle), 450 + far * math.sin(angle)),
            ],
            [1.6, 0.3],
            GOLD,
            0.34,
            clip=inside,
            wobble=0.1,
            rough=0.2,
        )
    for inset, width, alpha in ((22, 5, 1), (34, 1.6, 0.9), (40, 0.8, 0.7)):
        outer, inner = rect(inset, inset, 600 - 2 * inset, 900 - 2 * inset, 22), inset + width
        frame = minus(outer, rect(inner, inner, 600 - 2 * inner, 900 - 2 * inner, 20))
        canvas.fill(frame, GOLD, alpha=alpha, form=0.5, radius=2, edge=0.1, wobble=0.3, detail=0.6)
    for x, y, flip_x, flip_y in ((44, 44, 1, 1), (556, 44, -1, 1), (44, 856, 1, -1), (556, 856, -1, -1)):
        _vine(canvas, x, y, flip_x, flip_y)
    for i in range(24):
        angle = math.radians(i * 15)
        small = placed(
            star(13 if i % 2 else 8, 3.4 if i % 2 else 2.4),
            300 + 238 * math.cos(angle),
            450 + 238 * math.sin(angle),
        )
        canvas.fill(small, mix(GOLD, SPARK, 0.4), edge=0.02, wobble=0.1, detail=0.8)
    with canvas.at(300, 450, 0.9):
        lantern(canvas)


def _vine(canvas: Canvas, x: float, y: float, flip_x: int, flip_y: int) -> None:
    """A curl of leaves in a corner of the frame."""

    def at(u: float, v: float) -> tuple[float, float]:
        return (x + u * flip_x, y + v * flip_y)

    for swap in (False, True):
        stem = [(0, 0), (40, 14), (92, 10), (136, 26), (150, 56), (128, 66), (118, 48)]
        points = [at(v, u) if swap else at(u, v) for u, v in stem]
        canvas.line(points, [4, 3, 2.4, 2, 0.8], DARK_GOLD, wobble=0.2, detail=0.6)
        canvas.line(points, [2, 1.6, 1.2, 1, 0.4], "#ffe6a0", wobble=0.2, detail=0.6)
        for i, (u, v) in enumerate(((30, 10), (58, 14), (88, 10), (116, 16), (140, 34))):
            for side in (-1, 1):
                leaf = spline([(0, 0, 1), (8, -5), (20, -2, 1), (9, 4)])
                place = at(v, u) if swap else at(u, v)
                turn = math.degrees(
                    math.atan2(flip_y * (1 if swap else 0.35 * side), flip_x * (0.35 * side if swap else 1))
                )
                canvas.fill(
                    placed(leaf, *place, 1 - i * 0.08, turn + side * 34),
                    [GOLD, DARK_GOLD],
                    form=0.4,
                    radius=3,
                    edge=0.06,
                    wobble=0.2,
                    detail=0.6,
                )


def as_svg() -> str:
    """The sign as a small SVG of the same outlines, on a transparent ground."""
    parts = (
        (RAYS, "url(#rays)"),
        (GLASS, "url(#glass)"),
        (RIBS, METAL),
        (RING, METAL),
        (CAP, "url(#metal)"),
        (FOOT, "url(#metal)"),
        (GLINT, "#ffe9a8"),
        (FLAME, SPARK),
    )
    shapes = "\n".join(f'  <path fill="{fill}" fill-rule="evenodd" d="{_path_data(path)}"/>' for path, fill in parts)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="-256 -256 512 512" role="img" aria-label="Stella">
  <defs>
    <radialGradient id="rays" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="250">
      <stop offset="0" stop-color="#ffefb8"/><stop offset=".5" stop-color="{GOLD}"/>
      <stop offset="1" stop-color="{DARK_GOLD}"/>
    </radialGradient>
    <radialGradient id="glass" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="98">
      <stop offset="0" stop-color="#fffbe6"/><stop offset=".4" stop-color="#ffd77a"/>
      <stop offset=".75" stop-color="#c8643c"/><stop offset="1" stop-color="#5a2438"/>
    </radialGradient>
    <linearGradient id="metal" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#6fb0b0"/><stop offset="1" stop-color="{DARK_METAL}"/>
    </linearGradient>
  </defs>
{shapes}
</svg>
"""


def _path_data(path: skia.Path) -> str:
    letters = {
        skia.Path.kMove_Verb: "M",
        skia.Path.kLine_Verb: "L",
        skia.Path.kQuad_Verb: "Q",
        skia.Path.kCubic_Verb: "C",
    }
    out = []
    for verb, points in _without_conics(path):
        if verb == skia.Path.kClose_Verb:
            out.append("Z")
        elif verb in letters:
            used = points if verb == skia.Path.kMove_Verb else points[1:]
            out.append(letters[verb] + " ".join(f"{p.x():.1f} {p.y():.1f}" for p in used))
    return "".join(out)


def _without_conics(path: skia.Path) -> list:
    """Verbs with their points; circles' conics become two quadratics each."""
    out = []
    for verb, points in path:
        if verb == skia.Path.kConic_Verb:
            quads = skia.Path.ConvertConicToQuads(points[0], points[1], points[2], math.sqrt(0.5), 1)
            out += [(skia.Path.kQuad_Verb, quads[0:3]), (skia.Path.kQuad_Verb, quads[2:5])]
        elif verb != skia.Path.kDone_Verb:
            out.append((verb, points))
    return out


def save_emblem(folder: Path = DECK) -> list[Path]:
    """Write the back in the shipped sizes, and the emblem as SVG, PNG and WebP."""
    back = Canvas(seed=7, scale=2)
    draw_back(back)
    written = ship("back", as_image(finish(brush.finish(back), tooth=0.022, grain=0.014, vignette=0.2)))
    sign = Canvas(seed=7, scale=2)
    sign.set_light((-0.5, -0.65, 0.5), ambient="#0b0d2c", key="#ffe6b0")
    sign.sky([(0, "#4a4f9a"), (0.4, "#2a2f6e"), (1, "#12143a")], focus=(300, 450, 330), swirl=0.08)
    brush.background(sign, radii=(26, 13, 6, 3))
    with sign.at(300, 450, 1.02):
        lantern(sign)
    square = as_image(finish(brush.finish(sign), tooth=0.022, grain=0.014, vignette=0)).crop((0, 300, 1200, 1500))
    for name, size in (("emblem.png", 512), ("emblem.webp", 512)):
        path = folder / name
        square.resize((size, size)).save(path, quality=80)
        written.append(path)
    path = folder / "emblem.svg"
    path.write_text(as_svg(), "utf-8")
    return [*written, path]
