"""A tree in chalk on a sheet of metres: outlines, rubbed wood, leaves; it only marks where chalk lies."""

import cv2
import numpy as np

from atelier.colour import Array
from atelier.noise import dice, smoothstep


class Sheet:
    """Two fields of chalk, lines and what the side of the stick rubbed; x and v run from a corner, in metres."""

    def __init__(self, x: float, v: float, wide: float, high: float, per: float) -> None:
        self.corner, self.per = np.array([x, v]), per
        self.lines = np.zeros((int(high * per), int(wide * per)), np.uint8)
        self.rubbed = self.lines.copy()

    def _eighths(self, points: Array) -> Array:
        return np.round((points - self.corner) * self.per * 8).astype(np.int32)

    def stroke(self, points: Array, thick: float) -> None:
        """One line through the points."""
        width = max(1, round(thick * self.per))
        cv2.polylines(self.lines, [self._eighths(points)], False, 255, width, cv2.LINE_AA, 3)

    def rub(self, outline: Array) -> None:
        """The inside of an outline, with the side of the stick; it hides the lines behind."""
        cv2.fillPoly(self.lines, [self._eighths(outline)], 0, cv2.LINE_AA, 3)
        cv2.fillPoly(self.rubbed, [self._eighths(outline)], 255, cv2.LINE_AA, 3)


def chalk_tree(sheet: Sheet, x: float, v: float, seed: int) -> None:
    """It forks and forks, the upper boughs longer than nature would let them; roots, and one root that goes on."""
    random = dice(seed)

    def grow(x: float, v: float, way: float, long: float, thick: float, depth: int) -> None:
        steps, bend = 14, random.normal(0, 0.35)
        points = [(x, v)]
        for _ in range(steps):
            way += bend / steps + random.normal(0, 0.05)
            if abs(x + 0.1) > 1.5 and way * x > 0:  # no bough runs into a side wall
                way *= 0.86
            x, v = x + np.sin(way) * long / steps, v + np.cos(way) * long / steps
            points.append((x, v))
        line = np.array(points)
        along = np.gradient(line, axis=0)
        across = np.stack([along[:, 1], -along[:, 0]], 1) / np.hypot(*along.T)[:, None]
        across *= thick * np.linspace(0.5, 0.37, len(line))[:, None]
        if depth:
            sheet.rub(np.concatenate([line + across, (line - across)[::-1]]))
        for side in (-1, 1) if depth else (0,):
            sheet.stroke(line + across * side, 0.022 if depth > 1 else 0.017)
        for _ in range(int(thick * 16)):
            sheet.stroke((line + across * random.uniform(-0.8, 0.8))[random.integers(0, 4) : -3], 0.012)
        if depth < 2:
            for k in (4, 8, 11, 14) if depth == 0 else (7, 11):
                turn = random.choice([-1, 1]) * random.uniform(0.3, 1.2)
                _leaf(sheet, line[k], way + turn, random.uniform(0.14, 0.22))
        if depth > 0:
            spread = random.uniform(0.32, 0.5)
            for turn in np.linspace(-1, 1, 3 if depth == 5 else 2) * spread:
                grow(x, v, way * 0.9 + turn, long * random.uniform(0.9, 1.08), thick * 0.66, depth - 1)

    grow(x, v, 0.04, 1.3, 0.36, 5)
    t = np.linspace(0, 1, 200)
    for start, end, low in ((-0.18, -1.0, -1.45), (-0.12, -0.5, -1.05), (0.12, 0.75, -1.05), (0.18, 1.35, -1.55)):
        wave = start + (end - start) * t**1.3 + 0.05 * np.sin(t * 9 + end)
        sheet.stroke(np.stack([x + wave, v + low * t], 1), 0.024)
    wave = 0.42 * np.sin(t * 11.5) * smoothstep(0, 0.3, t) + 0.28 * t
    for shift in (0, 0.012):
        sheet.stroke(np.stack([x + wave + shift * np.sin(t * 60), v - 8.2 * t], 1), 0.024)


def _leaf(sheet: Sheet, foot: Array, way: float, long: float) -> None:
    along = np.array([np.sin(way), np.cos(way)]) * long
    side = np.array([np.cos(way), -np.sin(way)]) * long * 0.3
    t = np.linspace(0, 1, 12)[:, None]
    belly = np.sin(np.pi * t**0.8) * side
    sheet.stroke(np.concatenate([foot + along * t + belly, (foot + along * t - belly)[::-1]]), 0.016)
    sheet.stroke(np.array([foot, foot + along * 0.6]), 0.01)
