"""Cells: an irregular patchwork of polygons, for hides, cobbles, combs and stained glass."""

import math
from collections.abc import Iterator, Sequence

import numpy as np

from atelier.noise import dice
from atelier.paths import Points

Seed = tuple[float, float]


def cells(seeds: Sequence[Seed], box: tuple[float, float, float, float],
        near: float) -> Iterator[tuple[Seed, list]]:
    """Every seed with the polygon of places nearer to it than to the others, inside box=(x0, y0, x1, y1)."""
    x0, y0, x1, y1 = box
    for i, (px, py) in enumerate(seeds):
        polygon = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
        for j, (qx, qy) in enumerate(seeds):
            if i == j or math.hypot(qx - px, qy - py) > near:
                continue
            middle, away = ((px + qx) / 2, (py + qy) / 2), (qx - px, qy - py)
            polygon = _cut(polygon, middle, away)
            if not polygon:
                break
        if len(polygon) > 2:
            yield (px, py), polygon


def _cut(polygon: list, middle: Seed, away: Seed) -> list:
    """The part of a polygon on the near side of a line."""
    side = [(x - middle[0]) * away[0] + (y - middle[1]) * away[1] for x, y in polygon]
    out = []
    for i, (point, s) in enumerate(zip(polygon, side, strict=True)):
        other, o = polygon[i - 1], side[i - 1]
        if (s < 0) != (o < 0):
            t = o / (o - s)
            out.append((other[0] + (point[0] - other[0]) * t, other[1] + (point[1] - other[1]) * t))
        if s < 0:
            out.append(point)
    return out


def jittered(box: tuple[float, float, float, float], columns: int, rows: int, seed: int,
        loose: float = 0.5) -> list:
    """Seeds on a brick-like grid, each moved a little."""
    random = dice(seed)
    x0, y0, x1, y1 = box
    w, h = (x1 - x0) / columns, (y1 - y0) / rows
    return [(x0 + (i + 0.5 + 0.5 * (j % 2) - 0.25 + (random.random() - 0.5) * loose) * w,
        y0 + (j + 0.5 + (random.random() - 0.5) * loose) * h) for j in range(rows) for i in range(columns)]


def shrunk(polygon: Points, share: float) -> list:
    """The polygon drawn in towards its middle; 0 leaves it, 1 makes it a point."""
    centre = np.mean(np.array([p[:2] for p in polygon]), axis=0)
    return [(float(p[0] + (centre[0] - p[0]) * share), float(p[1] + (centre[1] - p[1]) * share))
        for p in polygon]


def rounded(polygon: Points) -> list:
    """Points for `smooth` that cut the corners of the polygon softly."""
    out = []
    for i, p in enumerate(polygon):
        q = polygon[(i + 1) % len(polygon)]
        out += [(p[0] * 0.78 + q[0] * 0.22, p[1] * 0.78 + q[1] * 0.22),
            (p[0] * 0.22 + q[0] * 0.78, p[1] * 0.22 + q[1] * 0.78)]
    return out
