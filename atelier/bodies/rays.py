"""The rays of a `Scene`: distances to blended forms and sculpted reliefs, the march along each ray, shadows, hollows."""

import math

import numba as nb
import numpy as np

FAST = dict(cache=True, fastmath=True)
CONE, BALL, HALF, BOX, GLOBE, TUBE = range(6)  # the kinds of form; globes and tubes carry a relief


@nb.njit(**FAST)
def _sample(relief, u, v):
    """The relief at column u and row v, which may lie between its texels; columns wrap round."""
    rows, columns = relief.shape
    v = min(max(v, 0.0), rows - 1.001)
    u = u % columns
    i, j = int(v), int(u)
    a, b = v - i, u - j
    k = j + 1 if j + 1 < columns else 0
    j = j if j < columns else 0
    return (relief[i, j] * (1 - b) + relief[i, k] * b) * (1 - a) + (relief[i + 1, j] * (1 - b) + relief[i + 1, k] * b) * a


@nb.njit(**FAST)
def _cone(f, px, py, pz):
    bx, by, bz = f[7] - f[4], f[8] - f[5], f[9] - f[6]
    s = f[15]
    if s != 1.0:
        q = (px * f[12] + py * f[13] + pz * f[14]) * (1 / s - 1)
        px, py, pz = px + q * f[12], py + q * f[13], pz + q * f[14]
        q = (bx * f[12] + by * f[13] + bz * f[14]) * (1 / s - 1)
        bx, by, bz = bx + q * f[12], by + q * f[13], bz + q * f[14]
    l2 = bx * bx + by * by + bz * bz + 1e-9
    rr = f[10] - f[11]
    a2 = l2 - rr * rr
    if a2 <= 0:
        if f[10] > f[11]:
            d = math.sqrt(px * px + py * py + pz * pz) - f[10]
        else:
            px, py, pz = px - bx, py - by, pz - bz
            d = math.sqrt(px * px + py * py + pz * pz) - f[11]
    else:
        il2 = 1 / l2
        yy = px * bx + py * by + pz * bz
        zz = yy - l2
        vx, vy, vz = px * l2 - bx * yy, py * l2 - by * yy, pz * l2 - bz * yy
        x2 = vx * vx + vy * vy + vz * vz
        y2, z2 = yy * yy * l2, zz * zz * l2
        k = (1.0 if rr > 0 else (-1.0 if rr < 0 else 0.0)) * rr * rr * x2
        if (1.0 if zz > 0 else -1.0) * a2 * z2 > k:
            d = math.sqrt(x2 + z2) * il2 - f[11]
        elif (1.0 if yy > 0 else -1.0) * a2 * y2 < k:
            d = math.sqrt(x2 + y2) * il2 - f[10]
        else:
            d = (math.sqrt(x2 * a2 * il2) + yy * rr) * il2 - f[10]
    return d * (0.5 + 0.5 * s) if s != 1.0 else d


@nb.njit(**FAST)
def _form(f, reliefs, trust, x, y, z):
    """The distance to one form; reliefs are steep, so only a share of theirs can be trusted on the way."""
    kind = int(f[0])
    px, py, pz = x - f[4], y - f[5], z - f[6]
    if kind == HALF:
        return px * f[7] + py * f[8] + pz * f[9]
    if kind == CONE:
        d = _cone(f, px, py, pz)
    else:
        qx = f[19] * px + f[20] * py + f[21] * pz
        qy = f[22] * px + f[23] * py + f[24] * pz
        qz = f[25] * px + f[26] * py + f[27] * pz
        if kind == BALL:
            ax, ay, az = qx / f[7], qy / f[8], qz / f[9]
            k0 = math.sqrt(ax * ax + ay * ay + az * az)
            ax, ay, az = ax / f[7], ay / f[8], az / f[9]
            k1 = math.sqrt(ax * ax + ay * ay + az * az)
            d = k0 * (k0 - 1) / (k1 + 1e-9) if k0 > 1e-6 else -min(f[7], f[8], f[9])
        elif kind == BOX:
            ax, ay, az = abs(qx) - f[7], abs(qy) - f[8], abs(qz) - f[9]
            ox, oy, oz = max(ax, 0.0), max(ay, 0.0), max(az, 0.0)
            d = math.sqrt(ox * ox + oy * oy + oz * oz) + min(max(ax, ay, az), 0.0) - f[10]
        elif kind == GLOBE:
            size = f[10]
            r = math.sqrt(qx * qx + qy * qy + qz * qz) / size
            if r > f[11] + 0.16:
                return (r - f[11]) * size * 0.55
            relief = reliefs[int(f[39])]
            rows, columns = relief.shape
            u = (math.atan2(qx, qz) / (2 * math.pi) + 0.5) * columns
            v = (math.asin(min(1.0, max(-1.0, qy / (r * size + 1e-9)))) / math.pi + 0.5) * (rows - 1)
            d = (r - _sample(relief, u, v)) * size * trust
        else:
            size = f[10]
            r = math.sqrt(qx * qx + qz * qz) / size
            over = abs(qy) / size - f[8]
            if r > f[11] + 0.1 or over > 0.1:
                return math.sqrt(max(r - f[11], 0.0) ** 2 + max(over, 0.0) ** 2) * size + 0.01
            relief = reliefs[int(f[39])]
            rows, columns = relief.shape
            u = (math.atan2(qx, qz) / (2 * math.pi) + 0.5) * columns
            v = (qy / size / f[8] * 0.5 + 0.5) * (rows - 1)
            d = max(r - _sample(relief, u, v), over) * size * trust
    if f[16] != 0 and d < f[16] * 5 and d > -f[16] * 5:
        u = (x * f[28] + y * f[29] + z * f[30]) * f[17]
        v = (x * f[31] + y * f[32] + z * f[33]) * f[17]
        w = u + 1.1 * math.sin(v * 0.43 + f[18]) + 0.7 * math.sin(u * 0.37 - v * 0.21 + f[18] * 2)
        ridge = 0.5 + 0.5 * math.sin(w)
        d -= f[16] * (ridge * ridge * (0.55 + 0.45 * math.sin(v * 0.31 + u * 0.13 + f[18] * 3)))
    return d


@nb.njit(**FAST)
def _melt(a, b, k):
    h = max(k - abs(a - b), 0.0) / k
    return min(a, b) - h * h * k * 0.25


@nb.njit(**FAST)
def _scene(forms, groups, reliefs, near_by, count_by, own, trust, exact, x, y, z):
    """The distance to everything (a lower bound beyond `exact`), the nearest material, and how flushed the skin is."""
    best, mat, flush = 1e9, 0.0, 0.0
    for n in range(count_by):
        g = near_by[n]
        row = groups[g]
        far = math.sqrt((x - row[4]) ** 2 + (y - row[5]) ** 2 + (z - row[6]) ** 2) - row[7]
        if far > max(exact, row[8]) or (far > best + 1 and far > row[8]):
            own[g, 0] = 1e9
            best = min(best, far)
            continue
        first, count = int(row[0]), int(row[1])
        d, near, m, blush = 1e9, 1e9, 0.0, 0.0
        for i in range(first, first + count):
            f = forms[i]
            off = math.sqrt((x - f[34]) ** 2 + (y - f[35]) ** 2 + (z - f[36]) ** 2) - f[37]
            if off > f[2] + (d if f[3] == 0 else -d) and f[3] < 2:
                continue
            e = _form(f, reliefs, trust, x, y, z)
            if f[3] == 0:
                if e < near:
                    near, m = e, f[1]
                if d > 1e8:
                    d, blush = e, f[38]
                else:
                    share = min(1.0, max(0.0, 0.5 + 0.5 * (d - e) / (f[2] * 1.6)))
                    blush += (f[38] - blush) * share
                    d = _melt(d, e, f[2])
            elif f[3] == 1:
                d = -_melt(-d, e, f[2])
            else:
                d = -_melt(-d, -e, f[2])
        own[g, 0], own[g, 1], own[g, 2] = d, m, blush
        parent = int(row[2])
        if parent >= 0:
            share = min(1.0, max(0.0, 0.5 + 0.5 * (own[parent, 0] - d) / (row[3] * 1.6)))
            if own[parent, 0] < 1e8:
                blush = own[parent, 2] + (blush - own[parent, 2]) * share
            if own[parent, 0] < d:
                m = own[parent, 1]
            d = _melt(d, own[parent, 0], row[3])
        if d < best:
            best, mat, flush = d, m, blush
    return best, mat, flush


@nb.njit(**FAST)
def _along(groups, near_by, own, x, y, z, dx, dy, dz, far, pad):
    """List the groups that a ray passes within `pad` of; returns their number and where it meets the first."""
    count, start = 0, 1e9
    for g in range(groups.shape[0]):
        row = groups[g]
        own[g, 0] = 1e9
        wide = row[7] + pad + row[8]
        ox, oy, oz = row[4] - x, row[5] - y, row[6] - z
        along = ox * dx + oy * dy + oz * dz
        gap = ox * ox + oy * oy + oz * oz - along * along
        inside = wide * wide - gap
        if inside <= 0 or along < -wide or along - wide > far:
            continue
        near_by[count] = g
        count += 1
        close = row[7] + 2
        if row[7] > 1e8:
            start = 0.0
        elif close * close > gap:
            start = min(start, along - math.sqrt(close * close - gap))
    return count, start


@nb.njit(parallel=True, **FAST)
def see(forms, groups, reliefs, x0, y0, w, h, pixel, eye, hollow, grit):
    """March a ray for every pixel: coverage, normal, place, material, flush, and openness wide and close."""
    cover = np.zeros((h, w), np.float32)
    normal = np.zeros((h, w, 3), np.float32)
    place = np.zeros((h, w, 3), np.float32)
    mats = np.zeros((h, w), np.int32)
    flushed = np.zeros((h, w), np.float32)
    opened = np.ones((h, w, 2), np.float32)
    for j in nb.prange(h):
        own, near_by = np.zeros((groups.shape[0], 3)), np.zeros(groups.shape[0], np.int64)
        for i in range(w):
            px, py = (x0 + i + 0.5) * pixel, (y0 + j + 0.5) * pixel
            dx, dy, dz = px - eye[0], py - eye[1], -eye[2]
            length = math.sqrt(dx * dx + dy * dy + dz * dz)
            dx, dy, dz = dx / length, dy / length, dz / length
            n, t = _along(groups, near_by, own, eye[0], eye[1], eye[2], dx, dy, dz, 1e9, hollow + 4)
            if t > 1e8:
                continue
            t, slack, hit, close = max(t, length * 0.35), 1e9, False, 0.0
            for _ in range(200):
                x, y, z = eye[0] + dx * t, eye[1] + dy * t, eye[2] + dz * t
                d = _scene(forms, groups, reliefs, near_by, n, own, 0.55, 2.0, x, y, z)[0]
                if d < slack:
                    slack, close = d, t
                if d < 0.05 * pixel + 0.01:
                    hit = True
                    break
                t += d * 0.92
                if t > length * 2.6:
                    break
            if not hit:
                cover[j, i] = max(0.0, 1 - slack / (pixel * 0.9)) if slack < pixel else 0.0
                if cover[j, i] <= 0:
                    continue
                x, y, z = eye[0] + dx * close, eye[1] + dy * close, eye[2] + dz * close
            else:
                cover[j, i] = 1
            d, m, blush = _scene(forms, groups, reliefs, near_by, n, own, 0.55, 4.0, x, y, z)
            e = grit
            a = _scene(forms, groups, reliefs, near_by, n, own, 0.55, 4.0, x + e, y - e, z - e)[0]
            b = _scene(forms, groups, reliefs, near_by, n, own, 0.55, 4.0, x - e, y - e, z + e)[0]
            c = _scene(forms, groups, reliefs, near_by, n, own, 0.55, 4.0, x - e, y + e, z - e)[0]
            f = _scene(forms, groups, reliefs, near_by, n, own, 0.55, 4.0, x + e, y + e, z + e)[0]
            nx, ny, nz = a - b - c + f, -a - b + c + f, -a + b - c + f
            long = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
            nx, ny, nz = nx / long, ny / long, nz / long
            normal[j, i, 0], normal[j, i, 1], normal[j, i, 2] = nx, ny, nz
            place[j, i, 0], place[j, i, 1], place[j, i, 2] = x, y, z
            mats[j, i] = int(m)
            flushed[j, i] = blush
            for wide in range(2):
                blocked, weight = 0.0, 1.0
                for s in range(1, 4):
                    r = (hollow if wide == 0 else hollow * 0.22) * s / 3
                    d = _scene(forms, groups, reliefs, near_by, n, own, 0.95, r, x + nx * r, y + ny * r, z + nz * r)[0]
                    blocked += (r - d) / r * weight
                    weight *= 0.65
                opened[j, i, wide] = min(1.0, max(0.0, 1 - blocked * 0.55))
    return cover, normal, place, mats, flushed, opened


@nb.njit(parallel=True, **FAST)
def shadow(forms, groups, reliefs, place, normal, cover, light, soft, reach, bias, stride):
    """How much of a lamp each place sees, for every pixel or every second one."""
    h, w = (cover.shape[0] + stride - 1) // stride, (cover.shape[1] + stride - 1) // stride
    out = np.ones((h, w), np.float32)
    for jj in nb.prange(h):
        own, near_by, j = np.zeros((groups.shape[0], 3)), np.zeros(groups.shape[0], np.int64), jj * stride
        for ii in range(w):
            i = ii * stride
            if cover[j, i] <= 0:
                continue
            x0 = place[j, i, 0] + normal[j, i, 0] * bias
            y0 = place[j, i, 1] + normal[j, i, 1] * bias
            z0 = place[j, i, 2] + normal[j, i, 2] * bias
            dx, dy, dz = light[0] - x0, light[1] - y0, light[2] - z0
            far = math.sqrt(dx * dx + dy * dy + dz * dz)
            dx, dy, dz = dx / far, dy / far, dz / far
            if dx * normal[j, i, 0] + dy * normal[j, i, 1] + dz * normal[j, i, 2] < -0.4:
                out[jj, ii] = 0
                continue
            far = min(far, reach)
            n = _along(groups, near_by, own, x0, y0, z0, dx, dy, dz, far, 42.0)[0]
            t, lit = bias, 1.0
            for _ in range(70):
                wide = soft * t + 0.6
                d = _scene(forms, groups, reliefs, near_by, n, own, 0.85, min(wide + 1, 40.0), x0 + dx * t, y0 + dy * t, z0 + dz * t)[0]
                if d < 0.03:
                    lit = 0.0
                    break
                if d < 40:
                    lit = min(lit, d / min(wide, 40.0))
                t += max(d * 0.9, 0.5)
                if t > far:
                    break
            lit = min(1.0, max(0.0, lit))
            out[jj, ii] = lit * lit * (3 - 2 * lit)
    return out


@nb.njit(parallel=True, **FAST)
def bake(forms, groups, reliefs, rows, columns):
    """The outermost distance from the origin in every direction, for forms that lie round it: the relief of a globe."""
    out = np.zeros((rows, columns), np.float32)
    for i in nb.prange(rows):
        own, near_by, n = np.zeros((groups.shape[0], 3)), np.arange(groups.shape[0]), groups.shape[0]
        v = (i / (rows - 1) - 0.5) * math.pi
        for j in range(columns):
            u = (j / columns - 0.5) * 2 * math.pi
            dx, dy, dz = math.sin(u) * math.cos(v), math.sin(v), math.cos(u) * math.cos(v)
            t = 3.0
            for _ in range(80):
                d = _scene(forms, groups, reliefs, near_by, n, own, 0.55, 9.0, dx * t, dy * t, dz * t)[0]
                if d < 2e-4 or t < 0.02:
                    break
                t -= d * 0.9
            out[i, j] = max(t, 0.02)
    return out
