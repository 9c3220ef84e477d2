"""Motifs of water: waves, caustics, kelp, drops."""

import math
from collections.abc import Sequence

import cv2
import numpy as np

from atelier.canvas import Canvas
from atelier.colour import Colour, mix, ramp, rgb
from atelier.mask import Mask, lay, lay_flat
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import curve, ellipse, minus, placed, poly, spline


def waves(canvas: Canvas, y0: float, y1: float, n: int, colours: Sequence[Colour], seed: int = 0, amp: float = 7,
    foam: Colour = "#dff0ea", lit: Colour | None = None) -> None:
    """Rows of waves from far (y0) to near (y1)."""
    random = dice(seed)
    for i in range(n):
        t = i / (n - 1)
        y = y0 + (y1 - y0) * t**1.5
        angle = amp * (0.2 + 1.2 * t)
        length = 50 + 150 * t
        ph = random.random() * 9
        xs = np.arange(-30, 640, 5)
        w = np.sin(xs / length * 6.28 + ph) + 0.45 * np.sin(xs / length * 6.28 * 1.9 + ph * 2.1) + 0.2 * np.sin(xs
            / length * 14 + ph)
        w = np.sign(w) * np.abs(w) ** 0.8
        ys = y - angle * w
        c = ramp(colours)[int(t * 511)]
        outline = poly([*list(zip(xs, ys)), (640, 1000), (-30, 1000)])
        depth = 30 + 60 * t
        canvas.fill(outline, [mix(c, foam, 0.22), c, mix(c, canvas.ambient, 0.5)], gradient=((0, y - angle * 1.4),
            (0, y + depth)), texture=0.1, grain=0.4, edge=0.3)
        for _k in range(int(3 + 5 * t)):  # broken crest lights, thick-thin
            i0 = int(random.random() * (len(xs) - 26))
            ln = int(8 + 14 * random.random())
            stem = slice(i0, i0 + ln)
            if np.mean(w[stem]) > -0.1:
                canvas.line(list(zip(xs[stem][::3], ys[stem][::3] + 1)), [0.2, 1.2 + 1.6 * t, 0.2], lit or foam,
                    0.25 + 0.4 * random.random(), rough=0.8)
            xk = random.random() * 620
            yk = y + 6 + random.random() * depth * 0.6
            lks = (14 + 40 * random.random()) * (0.5 + t)
            canvas.line([(xk, yk), (xk + lks * 0.5, yk + 2 * t), (xk + lks, yk)], [0.2, 1 + 1.5 * t, 0.2],
                mix(c, foam, 0.4) if random.random() < 0.6 else mix(c, canvas.ambient, 0.6), 0.5, rough=0.8)


def caustics(canvas: Canvas, clip: Mask, colour: Colour = "#d8fff0", strength: float = 0.35, cell: float = 34,
    seed: int = 3, sy: float = 0.45) -> None:
    """Net of refracted light = ridges of warped noise, squashed for perspective; only inside clip mask."""
    h, w = canvas.height, canvas.width
    n = value_noise(h, w, cell * canvas.scale, seed, 2, (1, sy))
    mask = value_noise(h, w, cell * canvas.scale * 0.8, seed + 4, 2, (1, sy))
    r = np.maximum(1 - np.abs(n - 0.5) * 16, 0) + 0.7 * np.maximum(1 - np.abs(mask - 0.5) * 16, 0)

    angle = blur(np.clip(r, 0, 1).astype(np.float32), 1.6) * canvas.full(clip) * strength
    lay(canvas.picture, np.broadcast_to(rgb(colour), (*angle.shape, 3)), angle, 0, 0, "screen")


def kelp(canvas: Canvas, x: float, y: float, h: float, w: float, colour: Colour, seed: int = 0, sway: float = 26,
    soft: float = 0, alpha: float = 1) -> None:
    """A swaying stalk of kelp rooted at (x, y)."""
    random = dice(seed)
    ph = random.random() * 6
    points = [(x + sway * math.sin(ph + u * 4.2) * u, y - h * u) for u in np.linspace(0, 1, 7)]
    canvas.line(points, [w * 0.3, w * 0.25, 0.6], colour, alpha, soft=soft)
    c = curve(points, 6)
    for i in range(2, len(c) - 1, 2):
        sx = 1 if i % 4 else -1
        length = w * (1.3 + 0.8 * random.random()) * (1.15 - i / len(c) * 0.6)
        px, py = c[i]
        canvas.fill(placed(spline([(0, 0, 1), (length * 0.35, -w * 0.2), (length, -w * 0.1, 1),
            (length * 0.4, w * 0.16)]), float(px), float(py), 1, (-38 if sx > 0 else -142) + 14 * random.random(),
            1), [mix(colour, canvas.key, 0.12), colour], alpha=alpha, soft=soft, edge=0.2, wobble=0.4, detail=0.3)


def dew(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Drop = upside-down fisheye copy of the picture painted so far + light on the far side + sharp highlight."""
    c = canvas.pixel(x, y)
    rps = radius * canvas.scale * canvas.size
    across, up = int(c[0] - rps) - 1, int(c[1] - rps) - 1
    n = int(2 * rps) + 3
    yy, xx = np.mgrid[up : up + n, across : across + n].astype(np.float32)
    u, v = (xx - c[0]) / rps, (yy - c[1]) / rps
    r = np.sqrt(u * u + v * v)
    f = 1 + 0.7 * r * r
    mx = (300 - u * f * 200) * canvas.scale
    my = (520 - v * f * 300) * canvas.scale
    colours = cv2.remap(blur(canvas.picture, 2.5), mx.astype(np.float32), my.astype(np.float32), cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REFLECT)
    lt = np.clip(u * 0.6 + v * 0.7, -1, 1)[..., None]
    colours = np.clip(colours * (1.05 + 0.55 * lt) + np.clip(lt, 0, 1) ** 2 * 0.35 * rgb("#fff2b0"), 0, 1)
    colours = colours * (1 - 0.55 * smoothstep(0.78, 1.0, r)[..., None] * (lt < 0.25))
    alpha = np.clip((1 - r) * rps * 0.5, 0, 1).astype(np.float32)
    canvas.shadow(ellipse(x, y + radius * 0.9, radius * 0.9, radius * 0.25), "#0a1810", 4, 2, radius * 0.12, 0.5)
    lay(canvas.picture, colours.astype(np.float32), alpha, across, up)
    lay_flat(canvas.detail, 0.95, alpha, across, up)
    canvas.fill(minus(ellipse(x, y, radius * 0.97), ellipse(x - radius * 0.1, y - radius * 0.12, radius * 0.96)),
        "#fffce0", alpha=0.85, soft=0.5, edge=0, wobble=0, grain=0)
    canvas.fill(ellipse(x - radius * 0.38, y - radius * 0.45, radius * 0.2, radius * 0.13, -40), "#ffffff",
        alpha=0.95, soft=0.4, edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(x - radius * 0.1, y - radius * 0.62, radius * 0.06), "#ffffff", alpha=0.9, edge=0, wobble=0)
    canvas.glow(x + radius * 0.3, y + radius * 0.4, radius * 0.7, "#fff6b0", 0.35)
