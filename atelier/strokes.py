"""The inner loop of chalk, compiled: broken side strokes on a tooth."""

import math

import numpy as np
from numba import njit

from atelier.bristle import trace
from atelier.colour import Array


@njit(fastmath=True, cache=True)
def chalk_layer(
    painted: Array, reference: Array, ground: Array, angle: Array, tooth: Array, sharp: Array, radius: float,
    longest: int, pressure: float, opacity: float, jitter: float, bare: float, least_detail: float, density: float,
    seed: int,
) -> None:  # fmt: skip
    """Side strokes in random order: the tooth of the paper catches the chalk, colours near the ground stay bare."""
    np.random.seed(seed)
    height, width = tooth.shape
    step = radius * 1.2
    columns, rows = int(width / step) + 1, int(height / step) + 1
    xs, ys = np.zeros(64, np.float32), np.zeros(64, np.float32)
    for _ in range(int(columns * rows * density)):
        xs[0], ys[0] = np.random.random() * width, np.random.random() * height
        ix, iy = min(width - 1, int(xs[0])), min(height - 1, int(ys[0]))
        if sharp[iy, ix] < least_detail:
            continue
        r, g, b = reference[iy, ix, 0], reference[iy, ix, 1], reference[iy, ix, 2]
        away = abs(r - ground[iy, ix, 0]) + abs(g - ground[iy, ix, 1]) + abs(b - ground[iy, ix, 2])
        if away < bare * (0.4 + 1.2 * np.random.random()):
            continue
        count = trace(xs, ys, painted, reference, angle, radius, longest, 1, 0.6, r, g, b)
        light = (np.random.random() - 0.5) * jitter
        warm = (np.random.random() - 0.5) * jitter * 0.8
        press = pressure * (0.7 + 0.6 * np.random.random()) * min(1.0, 0.45 + away * 1.4)
        _rub(painted, tooth, xs, ys, count, radius * (0.6 + 0.6 * np.random.random()), press, opacity,
            r + light + warm, g + light, b + light - warm)  # fmt: skip


@njit(fastmath=True, cache=True)
def _rub(
    painted: Array, tooth: Array, xs: Array, ys: Array, count: int, radius: float, press: float, opacity: float,
    r: float, g: float, b: float,
) -> None:  # fmt: skip
    height, width = tooth.shape
    total = 0.0
    for k in range(count - 1):
        total += math.hypot(xs[k + 1] - xs[k], ys[k + 1] - ys[k])
    lean = (np.random.random() - 0.5) * 1.2  # one edge of the stick bites harder
    ridges = np.random.random(24)  # and it is not quite even
    done = 0.0
    for k in range(count - 1):
        vx, vy = xs[k + 1] - xs[k], ys[k + 1] - ys[k]
        length = math.sqrt(vx * vx + vy * vy) + 1e-6
        vx, vy = vx / length, vy / length
        left, right = int(min(xs[k], xs[k + 1]) - radius - 1), int(max(xs[k], xs[k + 1]) + radius + 2)
        top, bottom = int(min(ys[k], ys[k + 1]) - radius - 1), int(max(ys[k], ys[k + 1]) + radius + 2)
        for y in range(max(0, top), min(height, bottom)):
            for x in range(max(0, left), min(width, right)):
                px, py = x - xs[k], y - ys[k]
                t, s = px * vx + py * vy, (py * vx - px * vy) / radius
                if t < 0 or t >= length or abs(s) > 1:
                    continue
                u = (done + t) / total
                at = (s + 1) * min(11.0, radius * 0.8)
                ridge = ridges[int(at)] * (1 - at % 1) + ridges[int(at) + 1] * (at % 1)
                force = (
                    press
                    * (0.68 + 0.64 * ridge)
                    * (1 - 0.35 * abs(2 * u - 1))
                    * (1 + lean * s * 0.5)
                    * min(1.0, (1 - abs(s)) * 6)
                )
                a = min(1.0, max(0.0, (tooth[y, x] - 1 + force) * 1.9)) * opacity
                painted[y, x, 0] += (r - painted[y, x, 0]) * a
                painted[y, x, 1] += (g - painted[y, x, 1]) * a
                painted[y, x, 2] += (b - painted[y, x, 2]) * a
        done += length
