"""Rays among triangles: a balanced tree of boxes, what each ray meets, sun, lamps and light thrown back once."""

import math

import numba as nb
import numpy as np

FAST = dict(cache=True, fastmath=True)
FAR = 1e9
LEAF = 4


@nb.njit(**FAST)
def plant(corners):
    """A balanced tree: the order of the triangles, the boxes of the nodes (node i has 2i and 2i + 1), its depth."""
    n = corners.shape[0]
    depth = 0
    while (n >> depth) > LEAF:
        depth += 1
    nodes = 1 << (depth + 1)
    boxes = np.empty((nodes, 6), np.float32)
    start, end = np.zeros(nodes, np.int64), np.zeros(nodes, np.int64)
    order = np.arange(n)
    low, high, middle = np.empty((n, 3)), np.empty((n, 3)), np.empty((n, 3))
    for i in range(n):
        for k in range(3):
            low[i, k] = min(corners[i, 0, k], corners[i, 1, k], corners[i, 2, k])
            high[i, k] = max(corners[i, 0, k], corners[i, 1, k], corners[i, 2, k])
            middle[i, k] = (low[i, k] + high[i, k]) / 2
    start[1], end[1] = 0, n
    for node in range(1, nodes):
        a, b = start[node], end[node]
        for k in range(3):
            boxes[node, k], boxes[node, 3 + k] = 1e9, -1e9
        span = np.array([1e9, 1e9, 1e9, -1e9, -1e9, -1e9])
        for i in range(a, b):
            for k in range(3):
                boxes[node, k] = min(boxes[node, k], low[order[i], k] - 1e-6)
                boxes[node, 3 + k] = max(boxes[node, 3 + k], high[order[i], k] + 1e-6)
                span[k] = min(span[k], middle[order[i], k])
                span[3 + k] = max(span[3 + k], middle[order[i], k])
        if 2 * node + 1 >= nodes:
            continue
        axis = 0
        for k in range(3):
            if span[3 + k] - span[k] > span[3 + axis] - span[axis]:
                axis = k
        part = order[a:b].copy()
        order[a:b] = part[np.argsort(middle[part, axis])]
        half = (a + b) // 2
        start[2 * node], end[2 * node], start[2 * node + 1], end[2 * node + 1] = a, half, half, b
    return order, boxes, start, end, depth


@nb.njit(**FAST)
def _slab(box, o, inv, best):
    near, far = 0.0, best
    for k in range(3):
        a, b = (box[k] - o[k]) * inv[k], (box[3 + k] - o[k]) * inv[k]
        if a > b:
            a, b = b, a
        near, far = max(near, a), min(far, b)
    return near if near <= far else FAR


@nb.njit(**FAST)
def _meet(tree, o, d, inv, stack, reach, anything):
    """The nearest triangle along a ray: distance, its number, two barycentric coordinates."""
    corners, boxes, start, end, first_leaf = tree
    best, which, bu, bv = reach, -1, 0.0, 0.0
    stack[0], size = 1, 1
    while size > 0:
        size -= 1
        node = stack[size]
        if _slab(boxes[node], o, inv, best) >= best:
            continue
        if node < first_leaf:
            left, right = 2 * node, 2 * node + 1
            a, b = _slab(boxes[left], o, inv, best), _slab(boxes[right], o, inv, best)
            if a < b:
                if b < best:
                    stack[size] = right
                    size += 1
                stack[size] = left
                size += 1
            else:
                if a < best:
                    stack[size] = left
                    size += 1
                if b < best:
                    stack[size] = right
                    size += 1
            continue
        for i in range(start[node], end[node]):
            c = corners[i]
            ex, ey, ez = c[1, 0] - c[0, 0], c[1, 1] - c[0, 1], c[1, 2] - c[0, 2]
            fx, fy, fz = c[2, 0] - c[0, 0], c[2, 1] - c[0, 1], c[2, 2] - c[0, 2]
            px, py, pz = d[1] * fz - d[2] * fy, d[2] * fx - d[0] * fz, d[0] * fy - d[1] * fx
            det = ex * px + ey * py + ez * pz
            if abs(det) < 1e-14:
                continue
            det = 1 / det
            tx, ty, tz = o[0] - c[0, 0], o[1] - c[0, 1], o[2] - c[0, 2]
            u = (tx * px + ty * py + tz * pz) * det
            if u < -1e-6 or u > 1.000001:
                continue
            qx, qy, qz = ty * ez - tz * ey, tz * ex - tx * ez, tx * ey - ty * ex
            v = (d[0] * qx + d[1] * qy + d[2] * qz) * det
            if v < -1e-6 or u + v > 1.000001:
                continue
            t = (fx * qx + fy * qy + fz * qz) * det
            if 1e-5 < t < best:
                best, which, bu, bv = t, i, u, v
                if anything:
                    return best, which, bu, bv
    return best, which, bu, bv


@nb.njit(**FAST)
def _invert(d, inv):
    for k in range(3):
        inv[k] = 1 / d[k] if abs(d[k]) > 1e-9 else (1e9 if d[k] >= 0 else -1e9)


@nb.njit(parallel=True, **FAST)
def see(tree, normals, mats, marks, eye, rays):
    """For every ray: distance (or FAR), smooth normal, true normal, material, marks."""
    corners = tree[0]
    h, w = rays.shape[:2]
    far, mat = np.full((h, w), FAR, np.float32), np.full((h, w), -1, np.int32)
    normal, flat = np.zeros((h, w, 3), np.float32), np.zeros((h, w, 3), np.float32)
    mark = np.zeros((h, w, 2), np.float32)
    for j in nb.prange(h):
        d, inv, stack = np.empty(3), np.empty(3), np.empty(64, np.int64)
        for i in range(w):
            d[:] = rays[j, i]
            _invert(d, inv)
            t, which, u, v = _meet(tree, eye, d, inv, stack, FAR, False)
            if which < 0:
                continue
            far[j, i], mat[j, i] = t, mats[which]
            c = corners[which]
            e, f = c[1] - c[0], c[2] - c[0]
            g = np.array([e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]])
            g /= math.sqrt(g[0] ** 2 + g[1] ** 2 + g[2] ** 2) + 1e-20
            m = normals[which, 0] * (1 - u - v) + normals[which, 1] * u + normals[which, 2] * v
            m /= math.sqrt(m[0] ** 2 + m[1] ** 2 + m[2] ** 2) + 1e-20
            if g[0] * m[0] + g[1] * m[1] + g[2] * m[2] < 0:
                g = -g
            if g[0] * d[0] + g[1] * d[1] + g[2] * d[2] > 0:
                g, m = -g, -m
            for k in range(3):
                normal[j, i, k], flat[j, i, k] = m[k], g[k]
            for k in range(2):
                mark[j, i, k] = marks[which, 0, k] * (1 - u - v) + marks[which, 1, k] * u + marks[which, 2, k] * v
    return far, normal, flat, mat, mark


@nb.njit(**FAST)
def _chance(a, b, c):
    """A number 0..1 from three whole numbers, always the same."""
    x = (
        np.uint32(a) * np.uint32(0x9E3779B1)
        ^ np.uint32(b) * np.uint32(0x85EBCA77)
        ^ np.uint32(c) * np.uint32(0xC2B2AE3D)
    )
    x ^= x >> np.uint32(15)
    x = np.uint32(x * np.uint32(0x2C1B3C6D))
    x ^= x >> np.uint32(12)
    x = np.uint32(x * np.uint32(0x297A2D39))
    x ^= x >> np.uint32(15)
    return x / 4294967296.0


@nb.njit(parallel=True, **FAST)
def reached(tree, place, flat, mat, aim, size, count, points, lift):
    """The share of a soft light that each place sees: a direction, or (points) a ball, tried in `count` spots of it."""
    h, w = place.shape[:2]
    out = np.zeros((h, w), np.float32)
    for j in nb.prange(h):
        o, d, inv, stack = np.empty(3), np.empty(3), np.empty(3), np.empty(64, np.int64)
        for i in range(w):
            if mat[j, i] < 0:
                continue
            for k in range(3):
                o[k] = place[j, i, k] + flat[j, i, k] * lift
            seen = 0
            for s in range(count):
                reach = FAR
                a, b = math.tau * ((s * 0.6180339887 + _chance(i, j, 17)) % 1.0), (s + _chance(i, j, s)) / count
                r, e = size * math.sqrt(b), 2 * _chance(i, j, s + 71) - 1
                ax, ay, az = aim[0] + r * math.cos(a), aim[1] + r * e, aim[2] + r * math.sin(a)
                if points:
                    d[0], d[1], d[2] = ax - o[0], ay - o[1], az - o[2]
                    length = d[0] ** 2 + d[1] ** 2 + d[2] ** 2
                    length = math.sqrt(length)
                    for k in range(3):
                        d[k] /= length
                    reach = length - lift
                else:
                    length = math.sqrt(ax * ax + ay * ay + az * az)
                    d[0], d[1], d[2] = ax / length, ay / length, az / length
                if d[0] * flat[j, i, 0] + d[1] * flat[j, i, 1] + d[2] * flat[j, i, 2] <= 0:
                    continue
                _invert(d, inv)
                if _meet(tree, o, d, inv, stack, reach, True)[1] < 0:
                    seen += 1
            out[j, i] = seen / count
    return out


@nb.njit(parallel=True, **FAST)
def gather(tree, mats, place, normal, flat, mat, samples, sky, sun, sun_colour, lamps, tints, shine, dim, lift):
    """Light from the sky (zenith, horizon, below) and from what the sun and the lamps light, thrown back once."""
    corners = tree[0]
    h, w = place.shape[:2]
    out = np.zeros((h, w, 3), np.float32)
    for j in nb.prange(h):
        o, d, inv, stack = np.empty(3), np.empty(3), np.empty(3), np.empty(64, np.int64)
        p, g, got = np.empty(3), np.empty(3), np.empty(3)
        for i in range(w):
            if mat[j, i] < 0:
                continue
            n = normal[j, i]
            ax, ay, az = (0.0, 1.0, 0.0) if abs(n[1]) < 0.9 else (1.0, 0.0, 0.0)
            tx, ty, tz = ay * n[2] - az * n[1], az * n[0] - ax * n[2], ax * n[1] - ay * n[0]
            length = math.sqrt(tx * tx + ty * ty + tz * tz)
            tx, ty, tz = tx / length, ty / length, tz / length
            bx, by, bz = n[1] * tz - n[2] * ty, n[2] * tx - n[0] * tz, n[0] * ty - n[1] * tx
            for s in range(samples):
                r1 = (s + _chance(i, j, s)) / samples
                r2 = (_chance(i, j, 977) + s * 0.6180339887 + 0.25 * _chance(i, j, s + 331)) % 1.0
                r, a = math.sqrt(r1), math.tau * r2
                x, y, z = r * math.cos(a), r * math.sin(a), math.sqrt(max(0.0, 1 - r1))
                d[0], d[1], d[2] = tx * x + bx * y + n[0] * z, ty * x + by * y + n[1] * z, tz * x + bz * y + n[2] * z
                if d[0] * flat[j, i, 0] + d[1] * flat[j, i, 1] + d[2] * flat[j, i, 2] <= 0:
                    continue
                for k in range(3):
                    o[k] = place[j, i, k] + flat[j, i, k] * lift
                _invert(d, inv)
                t, which, _, _ = _meet(tree, o, d, inv, stack, FAR, False)
                if which < 0:
                    up = d[1]
                    for k in range(3):
                        got[k] = sky[1, k] + (sky[0, k] - sky[1, k]) * up**0.6 if up > 0 else sky[2, k]
                else:
                    c = corners[which]
                    e, f = c[1] - c[0], c[2] - c[0]
                    g[0], g[1], g[2] = e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]
                    length = math.sqrt(g[0] ** 2 + g[1] ** 2 + g[2] ** 2) + 1e-20
                    if g[0] * d[0] + g[1] * d[1] + g[2] * d[2] > 0:
                        length = -length
                    for k in range(3):
                        g[k] /= length
                        p[k] = o[k] + d[k] * t + g[k] * lift
                        got[k] = dim[k]
                    facing = g[0] * sun[0] + g[1] * sun[1] + g[2] * sun[2]
                    if facing > 0:
                        _invert(sun, inv)
                        if _meet(tree, p, sun, inv, stack, FAR, True)[1] < 0:
                            for k in range(3):
                                got[k] += sun_colour[k] * facing
                    for q in range(lamps.shape[0]):
                        far = 0.0
                        for k in range(3):
                            d[k] = lamps[q, k] - p[k]
                            far += d[k] * d[k]
                        far = math.sqrt(far)
                        for k in range(3):
                            d[k] /= far
                        facing = d[0] * g[0] + d[1] * g[1] + d[2] * g[2]
                        if facing <= 0:
                            continue
                        _invert(d, inv)
                        if _meet(tree, p, d, inv, stack, far - lamps[q, 3] - lift, True)[1] < 0:
                            for k in range(3):
                                got[k] += lamps[q, 4 + k] * facing / (far * far + lamps[q, 3] ** 2)
                    for k in range(3):
                        got[k] = got[k] * tints[mats[which], k] + shine[mats[which], k]
                for k in range(3):
                    out[j, i, k] += got[k] / samples
    return out


@nb.njit(parallel=True, **FAST)
def soften(share, place, normal, far):
    """Half-lit places take the mean of their neighbours on the same surface; the rest stays sharp."""
    h, w = far.shape
    out = share.copy()
    for j in nb.prange(h):
        for i in range(w):
            low, high = 1.0, 0.0
            for y in range(max(0, j - 1), min(h, j + 2)):
                for x in range(max(0, i - 1), min(w, i + 2)):
                    low, high = min(low, share[y, x]), max(high, share[y, x])
            if high <= 0.001 or low >= 0.999 or (share[j, i] in (0.0, 1.0) and low == 0.0 and high == 1.0):
                continue
            n, p, total, got = normal[j, i], place[j, i], 1e-9, 0.0
            reach = far[j, i] * 0.004 + 1e-6
            for y in range(max(0, j - 3), min(h, j + 4)):
                for x in range(max(0, i - 3), min(w, i + 4)):
                    m, q = normal[y, x], place[y, x]
                    like = n[0] * m[0] + n[1] * m[1] + n[2] * m[2]
                    if like < 0.8:
                        continue
                    off = abs((q[0] - p[0]) * n[0] + (q[1] - p[1]) * n[1] + (q[2] - p[2]) * n[2])
                    a = math.exp(-off / reach) / (2 + (y - j) ** 2 + (x - i) ** 2)
                    got, total = got + share[y, x] * a, total + a
            out[j, i] = got / total
    return out


@nb.njit(parallel=True, **FAST)
def calm(light, place, normal, far, step):
    """The grain of chance smoothed away within surfaces, never across edges."""
    h, w = far.shape
    out = np.empty_like(light)
    taps = np.array([0.0625, 0.25, 0.375, 0.25, 0.0625])
    for j in nb.prange(h):
        for i in range(w):
            reach, n, p = far[j, i] * 0.012 * step + 1e-6, normal[j, i], place[j, i]
            r, g, b, total = 0.0, 0.0, 0.0, 1e-9
            for dy in range(-2, 3):
                y = min(h - 1, max(0, j + dy * step))
                for dx in range(-2, 3):
                    x = min(w - 1, max(0, i + dx * step))
                    m, q = normal[y, x], place[y, x]
                    like = n[0] * m[0] + n[1] * m[1] + n[2] * m[2]
                    if like <= 0:
                        continue
                    off = abs((q[0] - p[0]) * n[0] + (q[1] - p[1]) * n[1] + (q[2] - p[2]) * n[2])
                    a = like**24 * math.exp(-off / reach) * taps[dy + 2] * taps[dx + 2]
                    r, g, b, total = r + light[y, x, 0] * a, g + light[y, x, 1] * a, b + light[y, x, 2] * a, total + a
            out[j, i, 0], out[j, i, 1], out[j, i, 2] = r / total, g / total, b / total
    return out


@nb.njit(parallel=True, **FAST)
def spread(light, normal, far, full_normal, full_far):
    """The small field at full size: each pixel takes from neighbours that lie on its own surface."""
    h, w = full_far.shape
    sh, sw = far.shape
    out = np.empty((h, w, 3), np.float32)
    for j in nb.prange(h):
        fy = min(sh - 1.0, max(0.0, (j + 0.5) * sh / h - 0.5))
        for i in range(w):
            fx = min(sw - 1.0, max(0.0, (i + 0.5) * sw / w - 0.5))
            y0, x0, n = int(fy), int(fx), full_normal[j, i]
            r, g, b, total = 0.0, 0.0, 0.0, 0.0
            for dy in range(2):
                y = min(sh - 1, y0 + dy)
                for dx in range(2):
                    x = min(sw - 1, x0 + dx)
                    m = normal[y, x]
                    like = max(0.0, n[0] * m[0] + n[1] * m[1] + n[2] * m[2])
                    near = max(0.001, 1 - abs(fy - y)) * max(0.001, 1 - abs(fx - x))
                    off = abs(far[y, x] - full_far[j, i]) / (0.02 * min(full_far[j, i], 1e4) + 1e-6)
                    a = near * (like**8 + 1e-4) * (math.exp(-off) + 1e-4)
                    r, g, b, total = r + light[y, x, 0] * a, g + light[y, x, 1] * a, b + light[y, x, 2] * a, total + a
            out[j, i, 0], out[j, i, 1], out[j, i, 2] = r / total, g / total, b / total
    return out
