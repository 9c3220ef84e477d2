"""X-rays: bodies of light whose edges shine more than their middle, bones, and things seen through."""

import math

import numpy as np
import skia

from atelier.canvas import Canvas
from atelier.colour import Colour, rgb
from atelier.mask import Mask, lay, lay_flat
from atelier.noise import blur
from atelier.paths import Points, along, ellipse, minus, poly, rect, ribbon, smooth, union

PALE = "#dff0ff"


def ghost(canvas: Canvas, path: skia.Path, body: float = 0.22, shell: float = 0.7, colour: Colour = PALE,
    width: float = 4, clip: Mask | None = None, soft: float = 0, detail: float = 0.85) -> Mask | None:
    """A thing seen by x-rays: `body` is how dense it is, `shell` how bright its edge of the given width."""
    mask = canvas.mask(path, soft, 0.15, 0)
    if mask is None:
        return None
    reach = max(0.6, width * canvas.scale * canvas.size)
    inner = np.clip(1.7 * (1 - blur(mask.alpha, reach)), 0, 1)
    g = canvas.grain
    noise = g.page(g.white)[: mask.alpha.shape[0], : mask.alpha.shape[1]]
    if noise.shape != mask.alpha.shape:
        noise = np.full(mask.alpha.shape, 0.5, np.float32)
    cover = mask.alpha * np.clip((body + shell * inner) * (0.94 + 0.12 * noise), 0, 1)
    if clip is not None:
        cover = cover * clip.window(mask.x, mask.y, cover.shape[1], cover.shape[0])
    lay(canvas.picture, np.broadcast_to(rgb(colour), (*cover.shape, 3)), cover, mask.x, mask.y, "screen")
    lay_flat(canvas.detail, detail, mask.alpha, mask.x, mask.y)
    return mask


def ray_line(canvas: Canvas, points: Points, widths, strength: float = 0.8, colour: Colour = PALE,
    clip: Mask | None = None) -> None:
    """A shining line."""
    canvas.line(points, widths, colour, strength, rough=0, wobble=0.15, blend="screen", clip=clip, grain=0,
        texture=0, detail=0.9)


def bone(canvas: Canvas, start, end, width: float, strength: float = 0.6) -> None:
    """A long bone with a knob at each end."""
    (ax, ay), (bx, by) = start, end
    length = math.hypot(bx - ax, by - ay) + 1e-6
    nx, ny = -(by - ay) / length * width * 0.36, (bx - ax) / length * width * 0.36
    knobs = [ellipse(x + s * nx, y + s * ny, width * 0.42) for x, y in (start, end) for s in (-1, 1)]
    ghost(canvas, union(ribbon([start, end], [width * 0.9, width * 0.5, width * 0.9]), *knobs),
        strength * 0.5,
        strength, width=1.4)


def spine(canvas: Canvas, points: Points, count: int, size: float, strength: float = 0.7) -> None:
    """Vertebrae strung along a curve."""
    for i in range(count):
        t = i / (count - 1)
        x, y = along(points, t)
        x2, y2 = along(points, min(1, t + 0.01))
        x1, y1 = along(points, max(0, t - 0.01))
        turn = math.degrees(math.atan2(y2 - y1, x2 - x1))
        s = size * (0.7 + 0.5 * math.sin(math.pi * t))
        with canvas.at(x, y, 1, turn):
            ghost(canvas, union(rect(-s * 0.55, -s * 0.5, s * 1.1, s, s * 0.3),
                ellipse(0, -s * 0.75, s * 0.26,
                s * 0.4)), strength * 0.55, strength * 0.5, width=1.2)


def fish_bones(canvas: Canvas, length: float = 200) -> None:
    """A fish skeleton swimming left, origin its middle."""
    u = length / 200
    with canvas.at(0, 0, u):
        ghost(canvas, smooth([(-104, 4), (-84, -20), (-40, -32), (20, -24), (66, -6), (100, -28, 1), (94, 2),
            (104, 30, 1), (66, 10), (20, 28), (-40, 34), (-84, 22)]), 0.07, 0.22)
        head = smooth([(-104, 4), (-84, -20), (-56, -28), (-50, 0), (-56, 30), (-84, 22)])
        ghost(canvas, minus(head, ellipse(-78, -6, 6)), 0.35, 0.6, width=3)
        ray_line(canvas, [(-104, 6), (-90, 9), (-78, 14)], [1, 2, 0.6], 0.7)
        ray_line(canvas, [(-54, 1), (0, 0), (70, 2)], [5, 4, 2.4], 0.85)
        for i in range(15):
            x = -44 + i * 7.6
            tall = 28 * (1 - ((i - 3) / 15) ** 2) * (0.9 if i < 12 else 0.7)
            for side in (-1, 1):
                ray_line(canvas, [(x, 1), (x + 6, side * tall * 0.6), (x + 13, side * tall)], [2, 1.6, 0.5],
                    0.75)
        for y in (-26, -16, -6, 6, 16, 28):
            ray_line(canvas, [(70, 2), (86, y * 0.5), (100, y)], [2, 1.5, 0.6], 0.75)
        ray_line(canvas, [(-20, -30), (6, -44), (34, -26)], [1, 1.6, 1], 0.6)


def violin(canvas: Canvas, height: float = 260) -> None:
    """A violin upright, origin its middle, its bass bar and sound post showing."""
    with canvas.at(0, 0, height / 260):
        half = [(0, -36), (26, -32), (38, -10), (28, 14), (24, 30), (36, 46), (50, 72), (44, 106), (0, 122)]
        body = smooth([*half, *[(-x, y) for x, y in half[-2:0:-1]]])
        ghost(canvas, body, 0.16, 0.7, width=4)
        ghost(canvas, poly([(-5, -118), (5, -118), (8, 44), (-8, 44)]), 0.28, 0.5, width=2)
        ghost(canvas, union(ribbon([(0, -116), (2, -130), (12, -136), (14, -124), (6, -122)],
            [9, 8, 7, 5, 3])),
            0.35, 0.6, width=2)
        for i, side in enumerate((-1, 1, -1, 1)):
            y = -112 + i * 8
            ghost(canvas, union(ribbon([(0, y), (side * 15, y - 2)], [3, 3]),
                ellipse(side * 19, y - 2, 5, 3.6)),
                0.4, 0.6, width=1.4)
        ghost(canvas, poly([(-20, 56), (-15, 46), (15, 46), (20, 56)]), 0.5, 0.6, width=1.4)
        ghost(canvas, smooth([(-8, 68), (8, 68), (13, 104), (0, 112), (-13, 104)]), 0.3, 0.5, width=2)
        for x in (-4.5, -1.5, 1.5, 4.5):
            ray_line(canvas, [(x * 0.6, -112), (x, 50), (x, 70)], [0.7], 0.8)
        for side in (-1, 1):
            ray_line(canvas, [(side * 20, 28), (side * 26, 34), (side * 20, 50), (side * 24, 66),
                (side * 31, 64)],
                [2.6, 1.4, 2.2, 1.4, 2.4], 0.85)
        ray_line(canvas, [(-12, -20), (-9, 30), (-14, 88)], [1, 3, 1], 0.35)


def old_key(canvas: Canvas, length: float = 120) -> None:
    """A big iron key lying with its bow to the left, origin its middle."""
    with canvas.at(0, 0, length / 120):
        bow = minus(union(ellipse(-44, -9, 12), ellipse(-44, 9, 12), ellipse(-56, 0, 12)),
            union(ellipse(-44, -9, 5.4), ellipse(-44, 9, 5.4), ellipse(-56, 0, 5.4)))
        bit = union(rect(34, 0, 8, 22), rect(46, 0, 9, 22), rect(34, 10, 22, 5), rect(-32, -5.6, 5, 11),
            rect(-24, -5, 3, 10))
        ghost(canvas, union(bow, ribbon([(-36, 0), (60, 0)], [7, 6]), bit), 0.62, 0.5, width=1.8)
