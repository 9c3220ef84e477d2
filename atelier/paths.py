"""Vector paths in card units: splines, ribbons, ellipses and their unions; it never paints."""

import math
from collections.abc import Sequence

import numpy as np
import skia

from atelier.colour import Array

Point = tuple[float, ...]
Points = Sequence[Point]


def affine(x: float = 0, y: float = 0, size: float = 1, turn: float = 0, flip: float = 1) -> Array:
    """A 3x3 matrix: scale by `size`, mirror or squeeze x by `flip`, turn by degrees, move to (x, y)."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return np.array([[c * size * flip, -s * size, x], [s * size * flip, c * size, y], [0, 0, 1.0]])


def to_skia(matrix: Array) -> skia.Matrix:
    """The same matrix for skia."""
    return skia.Matrix.MakeAll(*[float(v) for v in matrix.ravel()])


def spline(points: Points, closed: bool = True) -> skia.Path:
    """A tight curve through the points; (x, y, 1) is a corner. Best under 60 units, see `smooth`."""
    path = skia.Path()
    count = len(points)
    q = [(p[0], p[1]) for p in points]
    path.moveTo(*q[0])
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        reach = math.dist(q[i], q[j]) * 1.1
        t0 = _limited(_tangent(points, i, closed), reach)
        t1 = _limited(_tangent(points, j, closed), reach)
        path.cubicTo(
            q[i][0] + t0[0] * 0.66,
            q[i][1] + t0[1] * 0.66,
            q[j][0] - t1[0] * 0.66,
            q[j][1] - t1[1] * 0.66,
            *q[j],
        )
    if closed:
        path.close()
    return path


def _is_corner(point: Point) -> bool:
    return len(point) > 2 and bool(point[2])


def _tangent(points: Points, i: int, closed: bool) -> tuple[float, float]:
    if _is_corner(points[i]) or (not closed and i in (0, len(points) - 1)):
        return (0, 0)
    before, after = points[i - 1], points[(i + 1) % len(points)]
    return ((after[0] - before[0]) * 0.5, (after[1] - before[1]) * 0.5)


def _limited(tangent: tuple[float, float], reach: float) -> tuple[float, float]:
    length = math.hypot(*tangent)
    factor = min(1, reach / length) if length > 0 else 0
    return (tangent[0] * factor, tangent[1] * factor)


def smooth(points: Points, closed: bool = True) -> skia.Path:
    """A true Catmull-Rom curve through the points, round at any size; (x, y, 1) is a corner."""
    path = skia.Path()
    count = len(points)
    q = [(p[0], p[1]) for p in points]
    path.moveTo(*q[0])
    for i in range(count if closed else count - 1):
        a, b = q[i], q[(i + 1) % count]
        before = q[i - 1] if (closed or i) else a
        after = q[(i + 2) % count] if (closed or i < count - 2) else b
        t0 = (0.0, 0.0) if _is_corner(points[i]) else ((b[0] - before[0]) / 6, (b[1] - before[1]) / 6)
        t1 = (0.0, 0.0) if _is_corner(points[(i + 1) % count]) else ((after[0] - a[0]) / 6, (after[1] - a[1]) / 6)
        path.cubicTo(a[0] + t0[0], a[1] + t0[1], b[0] - t1[0], b[1] - t1[1], *b)
    if closed:
        path.close()
    return path


def poly(points: Points) -> skia.Path:
    """A polygon with straight sides."""
    path = skia.Path()
    path.moveTo(float(points[0][0]), float(points[0][1]))
    for p in points[1:]:
        path.lineTo(float(p[0]), float(p[1]))
    path.close()
    return path


def ellipse(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0) -> skia.Path:
    """An ellipse, or a circle when `ry` is left out."""
    path = skia.Path()
    ry = ry or rx
    path.addOval(skia.Rect.MakeLTRB(x - rx, y - ry, x + rx, y + ry))
    if turn:
        path.transform(to_skia(affine(x, y, 1, turn) @ affine(-x, -y)))
    return path


def rect(x: float, y: float, width: float, height: float, corner: float = 0) -> skia.Path:
    """A rectangle from its top left, with rounded corners if asked."""
    path = skia.Path()
    box = skia.Rect.MakeXYWH(x, y, width, height)
    if corner:
        path.addRoundRect(box, corner, corner)
    else:
        path.addRect(box)
    return path


def union(*paths: skia.Path) -> skia.Path:
    """One silhouette of several paths: shade it once, because limbs shaded one by one look like sausages."""
    result = paths[0]
    for path in paths[1:]:
        result = skia.Op(result, path, skia.PathOp.kUnion_PathOp)
    return result


def minus(path: skia.Path, hole: skia.Path) -> skia.Path:
    """The path without the hole."""
    return skia.Op(path, hole, skia.PathOp.kDifference_PathOp)


def overlap(first: skia.Path, second: skia.Path) -> skia.Path:
    """What both paths cover."""
    return skia.Op(first, second, skia.PathOp.kIntersect_PathOp)


def curve(points: Points, steps: int = 24) -> Array:
    """Points along the smooth open curve, `steps` for each span."""
    q = np.array([p[:2] for p in points], np.float32)
    if len(q) == 2:
        return q[0] + (q[1] - q[0]) * np.linspace(0, 1, steps, dtype=np.float32)[:, None]
    padded = np.vstack([2 * q[0] - q[1], q, 2 * q[-1] - q[-2]])
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    spans = []
    for i in range(1, len(padded) - 2):
        p0, p1, p2, p3 = padded[i - 1 : i + 3]
        cubic = (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (-p0 + 3 * p1 - 3 * p2 + p3) * t**3
        spans.append(0.5 * (2 * p1 + (-p0 + p2) * t + cubic))
    spans.append(padded[-2][None])
    return np.vstack(spans)


def along(points: Points, share: float) -> tuple[float, float]:
    """The point at 0..1 of the way along the curve."""
    c = curve(points)
    steps = np.r_[0, np.cumsum(np.hypot(*np.diff(c, axis=0).T))]
    at = share * steps[-1]
    return float(np.interp(at, steps, c[:, 0])), float(np.interp(at, steps, c[:, 1]))


def ribbon(points: Points, widths: Sequence[float], steps: int = 16, cap: bool = True) -> skia.Path:
    """A stroke of changing width along a curve: limbs, tails, hair, branches."""
    c = curve(points, steps)
    d = np.gradient(c, axis=0)
    normal = np.stack([-d[:, 1], d[:, 0]], 1) / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-6)
    length = np.r_[0, np.cumsum(np.hypot(*np.diff(c, axis=0).T))]
    half = np.interp(length / length[-1], np.linspace(0, 1, len(widths)), widths)[:, None] / 2
    path = poly([*map(tuple, c + normal * half), *map(tuple, (c - normal * half)[::-1])])
    if not cap:
        return path
    ends = skia.Path()
    for k in (0, -1):
        if half[k, 0] > 0.3:
            ends.addCircle(float(c[k, 0]), float(c[k, 1]), float(half[k, 0]))
    return path if ends.isEmpty() else union(skia.Simplify(path), ends)


def placed(path: skia.Path, x: float = 0, y: float = 0, size: float = 1, turn: float = 0, flip: float = 1) -> skia.Path:
    """A copy of the path, scaled, turned and moved."""
    copy = skia.Path(path)
    copy.transform(to_skia(affine(x, y, size, turn, flip)))
    return copy
