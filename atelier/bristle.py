"""The inner loop of the brush, compiled: curved strokes of bristles, one layer at a time."""

import math

import numpy as np
from numba import njit

from atelier.colour import Array


@njit(fastmath=True, cache=True)
def _difference(image: Array, y: int, x: int, r: float, g: float, b: float) -> float:
    return abs(image[y, x, 0] - r) + abs(image[y, x, 1] - g) + abs(image[y, x, 2] - b)


@njit(fastmath=True, cache=True)
def trace(
    xs: Array, ys: Array, painted: Array, reference: Array, angle: Array, radius: float, longest: int, shortest: int,
    bend: float, r: float, g: float, b: float,
) -> int:  # fmt: skip
    """Follow the flow from (xs[0], ys[0]) while the colour stays true; returns the number of points."""
    height, width = angle.shape
    x, y, last_dx, last_dy, count = xs[0], ys[0], 0.0, 0.0, 1
    iy, ix = 0, 0
    for k in range(int(shortest + (longest - shortest) * np.random.random())):
        ix, iy = min(width - 1, max(0, int(x))), min(height - 1, max(0, int(y)))
        off = _difference(reference, iy, ix, r, g, b)
        if off > 0.16:
            break
        if k > shortest:
            done = _difference(reference, iy, ix, painted[iy, ix, 0], painted[iy, ix, 1], painted[iy, ix, 2])
            if done < off:
                break
        dx, dy = math.cos(angle[iy, ix]), math.sin(angle[iy, ix])
        if count == 1 and np.random.random() < 0.5:
            dx, dy = -dx, -dy
        if count > 1:
            if dx * last_dx + dy * last_dy < 0:
                dx, dy = -dx, -dy
            dx, dy = bend * dx + (1 - bend) * last_dx, bend * dy + (1 - bend) * last_dy
            length = math.sqrt(dx * dx + dy * dy) + 1e-6
            dx, dy = dx / length, dy / length
        x, y, last_dx, last_dy = x + dx * radius * 1.8, y + dy * radius * 1.8, dx, dy
        if x < -radius or y < -radius or x > width + radius or y > height + radius:
            break
        xs[count], ys[count] = x, y
        count += 1
        if count >= 63:
            break
    if count < 2:
        xs[1], ys[1] = x + math.cos(angle[iy, ix]) * radius * 0.6, y + math.sin(angle[iy, ix]) * radius * 0.6
        count = 2
    return count


@njit(fastmath=True, cache=True)
def _drag(
    painted: Array, ridges: Array, stamp: Array, xs: Array, ys: Array, count: int, radius: float, step: float,
    bristles: Array, opacity: float, r: float, g: float, b: float, stroke: int,
) -> None:  # fmt: skip
    """Drag the brush along the points: each pixel is touched once, bristles run dry to the end."""
    height, width = ridges.shape
    rows, columns = bristles.shape
    row, column = int(np.random.random() * rows), int(np.random.random() * columns)
    squared, fine, total, done = radius * radius, 22 / radius, (count - 1) * step, 0.0
    for k in range(count - 1):
        x0, y0 = xs[k], ys[k]
        vx, vy = xs[k + 1] - x0, ys[k + 1] - y0
        length = math.sqrt(vx * vx + vy * vy) + 1e-6
        vx, vy = vx / length, vy / length
        left, right = (
            max(0, int(min(x0, xs[k + 1]) - radius - 1)),
            min(width - 1, int(max(x0, xs[k + 1]) + radius + 1)),
        )
        top, bottom = (
            max(0, int(min(y0, ys[k + 1]) - radius - 1)),
            min(height - 1, int(max(y0, ys[k + 1]) + radius + 1)),
        )
        for y in range(top, bottom + 1):
            for x in range(left, right + 1):
                if stamp[y, x] == stroke:
                    continue
                px, py = x - x0, y - y0
                t, s = px * vx + py * vy, py * vx - px * vy
                if t < 0:
                    if k > 0 and t < -radius * 0.3:
                        continue
                    d = t * t + s * s
                elif t > length:
                    d = (t - length) * (t - length) + s * s
                else:
                    d = s * s
                if d > squared:
                    continue
                u = d / squared
                hair = bristles[(row + int(s * fine + 64)) & 255, (column + int((done + t) * 0.35) + 200) & 1023]
                dry = 0.05 + 0.45 * max(0.0, (done + t) / total - 0.45) + 0.35 * u
                wet = min(1.0, (hair - dry * 0.9) * 5 + 0.55)
                if wet <= 0:
                    continue
                a, v = (1 - u * u * 0.9) * wet * opacity, (hair - 0.5) * 0.055
                stamp[y, x] = stroke
                painted[y, x, 0] += (r + v - painted[y, x, 0]) * a
                painted[y, x, 1] += (g + v - painted[y, x, 1]) * a
                painted[y, x, 2] += (b + v - painted[y, x, 2]) * a
                ridges[y, x] += ((hair * 0.8 + 0.4 * (1 - math.sqrt(u))) * radius * 0.12 + 0.3 - ridges[y, x]) * a
        done += length


@njit(fastmath=True, cache=True)
def paint_layer(
    painted: Array, ridges: Array, stamp: Array, reference: Array, angle: Array, error: Array, sharp: Array,
    radius: float, step: float, threshold: float, longest: int, shortest: int, bend: float, least_detail: float,
    seed: int, bristles: Array, opacity: float, jitter: float, stroke: int,
) -> int:  # fmt: skip
    """One pass of one brush over the picture in random order; returns the last stroke's number."""
    np.random.seed(seed)
    height, width = error.shape
    columns = int(width / step)
    count = columns * int(height / step)
    order = np.random.permutation(count)
    xs, ys = np.zeros(64, np.float32), np.zeros(64, np.float32)
    for cell in order:
        gy, gx = cell // columns, cell % columns
        my, mx = min(height - 1, int((gy + 0.5) * step)), min(width - 1, int((gx + 0.5) * step))
        if error[my, mx] < threshold * 0.6 or sharp[my, mx] < least_detail:
            continue
        best, total = 0.0, 0.0
        for _ in range(6):
            px, py = (gx + np.random.random()) * step, (gy + np.random.random()) * step
            e = error[min(height - 1, int(py)), min(width - 1, int(px))]
            total += e
            if e >= best:
                best, xs[0], ys[0] = e, px, py
        ix, iy = min(width - 1, int(xs[0])), min(height - 1, int(ys[0]))
        if total / 6 < threshold or sharp[iy, ix] < least_detail:
            continue
        r, g, b = reference[iy, ix, 0], reference[iy, ix, 1], reference[iy, ix, 2]
        points = trace(xs, ys, painted, reference, angle, radius, longest, shortest, bend, r, g, b)
        stroke += 1
        light = (np.random.random() - 0.5) * jitter
        warm = (np.random.random() - 0.5) * jitter * 0.5
        wide = radius * (0.75 + 0.5 * np.random.random())
        _drag(
            painted, ridges, stamp, xs, ys, points, wide, radius * 1.8, bristles, opacity,
            r + light + warm, g + light, b + light - warm, stroke,
        )  # fmt: skip
    return stroke
