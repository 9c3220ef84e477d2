"""The inner loops of chalk and needle, compiled: broken side strokes on a tooth, and long hatched lines."""

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


@njit(fastmath=True, cache=True)
def _blocked(taken: Array, x: float, y: float, dx: float, dy: float, gap: float, own: int) -> bool:
    height, width = taken.shape
    for side in (-1.0, -0.5, 0.0, 0.5, 1.0):
        ix, iy = int(x - dy * gap * side), int(y + dx * gap * side)
        if 0 <= ix < width and 0 <= iy < height and taken[iy, ix] != 0 and taken[iy, ix] != own:
            return True
    return False


@njit(fastmath=True, cache=True)
def hatch_layer(
    ink: Array, dark: Array, angle: Array, turn: float, spacing: float, least: float, longest: float, line: float,
    tremble: float, seed: int,
) -> None:  # fmt: skip
    """Evenly spaced lines along the angle wherever it is darker than `least`; closer and heavier in the dark."""
    np.random.seed(seed)
    height, width = dark.shape
    taken = np.zeros((height, width), np.int32)
    columns, rows = int(width / spacing * 2), int(height / spacing * 2)
    own = 0
    for cell in np.random.permutation(columns * rows):
        sx = (cell % columns + np.random.random()) * spacing / 2
        sy = (cell // columns + np.random.random()) * spacing / 2
        ix, iy = min(width - 1, int(sx)), min(height - 1, int(sy))
        bite = least * (0.75 + 0.9 * np.random.random() ** 2)  # no two lines end at the same tone
        if dark[iy, ix] < bite:
            continue
        a = angle[iy, ix] + turn
        if _blocked(taken, sx, sy, math.cos(a), math.sin(a), spacing * (1.25 - 0.75 * dark[iy, ix]), 0):
            continue
        own += 1
        reach = longest * (0.35 + 0.65 * np.random.random())
        wander = (np.random.random() - 0.5) * tremble
        weight = line * (0.75 + 0.5 * np.random.random())
        for way in (1.0, -1.0):
            x, y, last_x, last_y, gone = sx, sy, 0.0, 0.0, 0.0
            while gone < reach * 0.5:
                ix, iy = int(x), int(y)
                if not (0 <= ix < width and 0 <= iy < height) or dark[iy, ix] < bite * 0.82:
                    break
                a = angle[iy, ix] + turn + wander * math.sin(gone * 0.02)
                dx, dy = math.cos(a) * way, math.sin(a) * way
                if gone > 0 and dx * last_x + dy * last_y < 0:
                    dx, dy = -dx, -dy
                if gone > spacing and _blocked(taken, x, y, dx, dy, spacing * 0.7 * (1.25 - 0.75 * dark[iy, ix]), own):
                    break
                fade = min(1.0, (reach * 0.5 - gone) / (reach * 0.12) + 0.15)
                over = min(1.0, (dark[iy, ix] - bite * 0.82) / 0.12 + 0.2)
                _scratch(ink, x, y, weight * (0.5 + 0.9 * dark[iy, ix]) * fade * over)
                taken[iy, ix] = own
                x, y, last_x, last_y, gone = x + dx * 0.7, y + dy * 0.7, dx, dy, gone + 0.7


@njit(fastmath=True, cache=True)
def _scratch(ink: Array, x: float, y: float, wide: float) -> None:
    height, width = ink.shape
    reach = int(wide * 0.5 + 1.5)
    for iy in range(max(0, int(y) - reach), min(height, int(y) + reach + 1)):
        for ix in range(max(0, int(x) - reach), min(width, int(x) + reach + 1)):
            a = min(1.0, wide) * min(1.0, max(0.0, max(wide, 1.0) * 0.5 + 0.5 - math.hypot(ix + 0.5 - x, iy + 0.5 - y)))
            ink[iy, ix] = max(ink[iy, ix], a)
