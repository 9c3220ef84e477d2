"""The rays of `clay`: distances to blended forms, the march along each ray, shadows and hollows."""

import math

import numba as nb
import numpy as np

FAST = dict(cache=True, fastmath=True)


@nb.njit(**FAST)
def _form(f, x, y, z):
    """The distance to one form."""
    kind = int(f[0])
    if kind == 2:
        return (x - f[4]) * f[7] + (y - f[5]) * f[8] + (z - f[6]) * f[9]
    px, py, pz = x - f[4], y - f[5], z - f[6]
    if kind == 0:
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
        if s != 1.0:
            d *= 0.5 + 0.5 * s
    else:
        qx = f[19] * px + f[20] * py + f[21] * pz
        qy = f[22] * px + f[23] * py + f[24] * pz
        qz = f[25] * px + f[12] * py + f[13] * pz
        if kind == 1:
            ax, ay, az = qx / f[7], qy / f[8], qz / f[9]
            k0 = math.sqrt(ax * ax + ay * ay + az * az)
            ax, ay, az = ax / f[7], ay / f[8], az / f[9]
            k1 = math.sqrt(ax * ax + ay * ay + az * az)
            d = k0 * (k0 - 1) / (k1 + 1e-9) if k0 > 1e-6 else -min(f[7], f[8], f[9])
        else:
            ax, ay, az = abs(qx) - f[7], abs(qy) - f[8], abs(qz) - f[9]
            ox, oy, oz = max(ax, 0.0), max(ay, 0.0), max(az, 0.0)
            d = math.sqrt(ox * ox + oy * oy + oz * oz) + min(max(ax, ay, az), 0.0) - f[10]
    if f[16] != 0 and d < f[16] * 5 and d > -f[16] * 5:
        u = (x * f[26] + y * f[27] + z * f[28]) * f[17]
        v = (x * f[29] + y * f[30] + z * f[31]) * f[17]
        w = u + 1.1 * math.sin(v * 0.43 + f[18]) + 0.7 * math.sin(u * 0.37 - v * 0.21 + f[18] * 2)
        ridge = 0.5 + 0.5 * math.sin(w)
        d -= f[16] * (ridge * ridge * (0.55 + 0.45 * math.sin(v * 0.31 + u * 0.13 + f[18] * 3)))
    return d


@nb.njit(**FAST)
def _melt(a, b, k):
    h = max(k - abs(a - b), 0.0) / k
    return min(a, b) - h * h * k * 0.25


@nb.njit(**FAST)
def _scene(forms, groups, own, exact, x, y, z):
    """The distance to everything (a lower bound beyond `exact`), and the material that is nearest."""
    best, mat = 1e9, 0.0
    for g in range(groups.shape[0]):
        row = groups[g]
        far = math.sqrt((x - row[4]) ** 2 + (y - row[5]) ** 2 + (z - row[6]) ** 2) - row[7]
        if far > max(exact, row[8]) or (far > best + 1 and far > row[8]):  # far away the bounding ball is enough
            own[g, 0] = 1e9
            best = min(best, far)
            continue
        first, count = int(row[0]), int(row[1])
        d, near, m = 1e9, 1e9, 0.0
        for i in range(first, first + count):
            f = forms[i]
            off = math.sqrt((x - f[32]) ** 2 + (y - f[33]) ** 2 + (z - f[34]) ** 2) - f[35]
            if off > f[2] + (d if f[3] == 0 else -d) and f[3] < 2:
                continue
            e = _form(f, x, y, z)
            if f[3] == 0:
                if e < near:
                    near, m = e, f[1]
                d = e if d > 1e8 else _melt(d, e, f[2])
            elif f[3] == 1:
                d = -_melt(-d, e, f[2])
            else:
                d = -_melt(-d, -e, f[2])
        own[g, 0], own[g, 1] = d, m
        parent = int(row[2])
        if parent >= 0:
            if own[parent, 0] < d:
                m = own[parent, 1]
            d = _melt(d, own[parent, 0], row[3])
        if d < best:
            best, mat = d, m
    return best, mat


@nb.njit(parallel=True, **FAST)
def see(forms, groups, x0, y0, w, h, pixel, eye, hollow, grit):
    """March a ray for every pixel: coverage, normal, place, material and openness of what it meets."""
    cover = np.zeros((h, w), np.float32)
    normal = np.zeros((h, w, 3), np.float32)
    place = np.zeros((h, w, 3), np.float32)
    mats = np.zeros((h, w), np.int32)
    opened = np.ones((h, w), np.float32)
    for j in nb.prange(h):
        own = np.zeros((groups.shape[0], 2))
        for i in range(w):
            px, py = (x0 + i + 0.5) * pixel, (y0 + j + 0.5) * pixel
            dx, dy, dz = px - eye[0], py - eye[1], -eye[2]
            length = math.sqrt(dx * dx + dy * dy + dz * dz)
            dx, dy, dz = dx / length, dy / length, dz / length
            t, slack, hit, close = length * 0.35, 1e9, False, 0.0
            for _ in range(160):
                x, y, z = eye[0] + dx * t, eye[1] + dy * t, eye[2] + dz * t
                d, m = _scene(forms, groups, own, 2.0, x, y, z)
                if d < slack:
                    slack, close = d, t
                if d < 0.06 * pixel + 0.02:
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
            d, m = _scene(forms, groups, own, 4.0, x, y, z)
            e = grit
            a = _scene(forms, groups, own, 4.0, x + e, y - e, z - e)[0]  # the corners of a tetrahedron
            b = _scene(forms, groups, own, 4.0, x - e, y - e, z + e)[0]
            c = _scene(forms, groups, own, 4.0, x - e, y + e, z - e)[0]
            f = _scene(forms, groups, own, 4.0, x + e, y + e, z + e)[0]
            nx, ny, nz = a - b - c + f, -a - b + c + f, -a + b - c + f
            n = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
            nx, ny, nz = nx / n, ny / n, nz / n
            normal[j, i, 0], normal[j, i, 1], normal[j, i, 2] = nx, ny, nz
            place[j, i, 0], place[j, i, 1], place[j, i, 2] = x, y, z
            mats[j, i] = int(m)
            blocked, weight = 0.0, 1.0
            for s in range(1, 4):
                r = hollow * s / 3
                d = _scene(forms, groups, own, r, x + nx * r, y + ny * r, z + nz * r)[0]
                blocked += (r - d) / r * weight
                weight *= 0.65
            opened[j, i] = min(1.0, max(0.0, 1 - blocked * 0.55))
    return cover, normal, place, mats, opened


@nb.njit(parallel=True, **FAST)
def shadow(forms, groups, place, normal, cover, light, soft, reach, bias):
    """How much of a lamp each place sees, for every second pixel."""
    h, w = (cover.shape[0] + 1) // 2, (cover.shape[1] + 1) // 2  # every second pixel is enough for a shadow
    out = np.ones((h, w), np.float32)
    for jj in nb.prange(h):
        own, j = np.zeros((groups.shape[0], 2)), jj * 2
        for ii in range(w):
            i = ii * 2
            if cover[j, i] <= 0:
                continue
            x0 = place[j, i, 0] + normal[j, i, 0] * bias
            y0 = place[j, i, 1] + normal[j, i, 1] * bias
            z0 = place[j, i, 2] + normal[j, i, 2] * bias
            dx, dy, dz = light[0] - x0, light[1] - y0, light[2] - z0
            far = math.sqrt(dx * dx + dy * dy + dz * dz)
            dx, dy, dz = dx / far, dy / far, dz / far
            if dx * normal[j, i, 0] + dy * normal[j, i, 1] + dz * normal[j, i, 2] < -0.3:
                out[jj, ii] = 0
                continue
            far = min(far, reach)
            t, lit = bias, 1.0
            for _ in range(48):
                d = _scene(forms, groups, own, min(soft * t + 1, 16.0), x0 + dx * t, y0 + dy * t, z0 + dz * t)[0]
                if d < 0.05:
                    lit = 0.0
                    break
                if d < 16:
                    lit = min(lit, d / min(soft * t, 16.0))
                t += max(d * 0.9, 0.6)
                if t > far:
                    break
            out[jj, ii] = min(1.0, max(0.0, lit))
    return out
