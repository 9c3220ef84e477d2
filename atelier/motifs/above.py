"""People seen steeply from above: hair, shoulders, arms and legs in their true foreshortening."""

import math
from collections.abc import Sequence

from atelier.canvas import Canvas
from atelier.colour import Colour
from atelier.mask import Mask
from atelier.motifs import sculpt

Joint = tuple[float, float, float]  # forward, to the figure's right, up


def seen(joint: Joint, heading: float, tilt: float = 62) -> tuple[float, float, float]:
    """Where a joint lies on the page for a camera `tilt` degrees above the ground; heading 0 is to the right."""
    f, s, h = joint
    a, t = math.radians(heading), math.radians(tilt)
    x, g = f * math.cos(a) - s * math.sin(a), f * math.sin(a) + s * math.cos(a)
    return x, g * math.sin(t) - h * math.cos(t), h * math.sin(t) + g * math.cos(t)


def part(
    canvas: Canvas,
    limbs: Sequence[tuple[Sequence[Joint], Sequence[float]]],
    colours: Sequence[Colour],
    heading: float,
    tilt: float = 62,
    blend: float = 3,
    shadow: tuple | None = None,
    **options: object,
) -> Mask | None:
    """Limbs of one colour: joints and radii in the figure's own directions."""
    flat = [[seen(j, heading, tilt) for j in joints] for joints, _ in limbs]
    form = sculpt.model(canvas, [[(points, radii) for points, (_, radii) in zip(flat, limbs, strict=True)]], blend, blend)
    if shadow:
        sculpt.cast_shadow(canvas, form, *shadow)
    return sculpt.lit(canvas, form, colours, **options)  # type: ignore[arg-type]


def ground_shadow(
    canvas: Canvas,
    limbs: Sequence[tuple[Sequence[Joint], Sequence[float]]],
    heading: float,
    colour: Colour,
    away: tuple[float, float],
    tilt: float = 62,
    alpha: float = 0.5,
    soft: float = 2,
) -> None:
    """The figure's shadow on the ground: every joint slides `away` (page units for one unit of height)."""
    groups = []
    for joints, radii in limbs:
        points = []
        for f, s, h in joints:
            x, y, _ = seen((f, s, 0), heading, tilt)
            points.append((x + away[0] * h, y + away[1] * h, 0))
        groups.append((points, radii))
    form = sculpt.model(canvas, [groups], 2, 2)
    sculpt.cast_shadow(canvas, form, colour, 0, 0, soft, alpha)
