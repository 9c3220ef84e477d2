"""Heads in clay: skull, brow, nose, lips, jaw and hair, turned any way; one unit is the head from chin to crown."""

from dataclasses import dataclass

import numpy as np

from atelier.clay import Clay, turned
from atelier.colour import Array

SKIN, LIP, WHITE, IRIS, LASH, HAIR, NAIL = range(7)  # materials of a head, counted from its first one


@dataclass(frozen=True)
class Face:
    """A person and an expression. `age` 0 is a child, 0.3 an adult, 1 very old."""

    age: float = 0.3
    eyes: float = 1.0  # 0 closed
    gaze: tuple[float, float] = (0, 0)
    brow: float = 0.0  # below 0 angry, above 0 worried
    smile: float = 0.0
    gape: float = 0.0
    nose: float = 0.8
    jaw: float = 1.0
    lips: float = 1.0
    cheeks: float = 0.0
    hair: str = "short"
    ears: bool = True
    lashes: float = 1.0


def head(clay: Clay, at: Array, frame: Array, height: float, face: Face, first: int = 0, neck: Array | None = None,
         parent: int = -1) -> int:
    """A head whose eye line is at the point; x to our right, y down, z out of the face. `neck` is where the neck ends."""
    held = clay.frame, clay.shift, clay.size
    root = None if neck is None else frame.T @ (np.asarray(neck, float) - np.asarray(at, float)) / height
    clay.place(at, frame, height)
    skull = clay.group(parent, 0.1)
    _skull(clay, face, first, root)
    for side in (-1, 1):
        _eye(clay, face, side, first, skull)
        if face.ears:
            _ear(clay, side, first, skull)
    _hair(clay, face, first + HAIR)
    clay.frame, clay.shift, clay.size = held
    return skull


def _skull(clay: Clay, face: Face, first: int, root: Array | None) -> None:
    skin, lip = first + SKIN, first + LIP
    child, old = max(0.0, 0.3 - face.age) / 0.3, max(0.0, face.age - 0.45) / 0.55
    jaw, nose = face.jaw * (1 - 0.22 * child), face.nose * (1 - 0.35 * child + 0.2 * old)
    clay.ball((0, -0.13, -0.07), (0.325, 0.365, 0.405), None, skin, 0.1)
    clay.ball((0, -0.02, 0.10), (0.262, 0.36, 0.245), None, skin, 0.12,
        fold=((0, 1, 0.1), 0.055, 0.006 * old, 1.0) if old else None)
    clay.ball((0, 0.262, 0.20), (0.155, 0.155, 0.145), None, skin, 0.10)  # the mouth's mound
    chin = (0, 0.43 - 0.05 * child, 0.243 + 0.02 * old)
    for s in (-1, 1):
        clay.cone((s * 0.235, 0.08, -0.02), (s * 0.195 * jaw, 0.28, 0.05), 0.075, 0.062, skin, 0.12)
        clay.cone((s * 0.195 * jaw, 0.28, 0.05), (s * 0.05, chin[1], chin[2] - 0.02), 0.062, 0.055, skin, 0.12)
        clay.ball((s * 0.165, 0.115, 0.20), (0.088, 0.055, 0.075), turned(s * 35), skin, 0.09)
        clay.ball((s * 0.15, 0.24, 0.15), 0.085 + 0.03 * child + 0.03 * face.cheeks - 0.022 * old, None, skin, 0.1)
        inner = (s * 0.045, -0.055 + 0.02 * min(face.brow, 0), 0.308)
        clay.cone(inner, (s * 0.175, -0.06, 0.23), 0.046 * (1 - 0.4 * child), 0.036, skin, 0.08)
        clay.ball((s * 0.122, 0.012, 0.335), (0.082, 0.056 + 0.008 * old, 0.066), turned(s * 14), skin, 0.07, cut=1)
        if old:  # folds beside the mouth, hollow cheeks, loose skin under the chin
            clay.chain([(s * 0.075, 0.16, 0.385), (s * 0.125, 0.25, 0.325), (s * 0.125, 0.33, 0.285)],
                [0.006, 0.012 * old + 0.004, 0.006], mat=skin, blend=0.035, cut=1)
            clay.cone((s * 0.10, 0.34, 0.2), (s * 0.13, 0.40, 0.12), 0.05 * old, 0.04 * old, skin, 0.06)
    clay.ball(chin, 0.068 * jaw, None, skin, 0.08)
    clay.cone((0, -0.045, 0.288), (0, 0.115, 0.30 + 0.105 * nose), 0.034, 0.036, skin, 0.055)
    clay.ball((0, 0.138, 0.322 + 0.10 * nose), (0.038, 0.034, 0.040), None, skin, 0.05)
    clay.cone((0, 0.160, 0.312 + 0.092 * nose), (0, 0.182, 0.345), 0.018, 0.022, skin, 0.04)
    for s in (-1, 1):
        clay.ball((s * 0.043, 0.160, 0.345), (0.027, 0.026, 0.042), turned(s * -14), skin, 0.045)
    up = -0.02 * face.smile
    gap = 0.035 * face.gape
    fat = face.lips * (1 - 0.45 * old)
    for s in (-1, 1):
        corner = (s * (0.088 + 0.008 * face.smile), 0.272 + up, 0.302)
        clay.cone(corner, (s * 0.02, 0.258, 0.349), 0.006, 0.018 * fat, lip, 0.016)
        clay.cone(corner, (s * 0.022, 0.294 + gap * 1.3, 0.341), 0.006, 0.023 * fat, lip, 0.016)
        clay.cone((s * (0.094 + 0.008 * face.smile), 0.273 + up, 0.306), (0, 0.2745 + gap * 0.5, 0.372),
            0.004 + gap * 0.2, 0.006 + gap * 0.5, lip, 0.012, cut=1)
        clay.ball((s * 0.025, 0.188, 0.362), (0.013, 0.012, 0.022), None, skin, 0.012, cut=1)
    clay.ball((0, 0.261, 0.352), (0.032, 0.016 * fat, 0.02), None, lip, 0.014)
    clay.ball((0, 0.295 + gap * 1.3, 0.344), (0.034, 0.022 * fat, 0.022), None, lip, 0.014)
    clay.ball((0, 0.350, 0.345), (0.07, 0.02, 0.024), None, skin, 0.05, cut=1)  # under the lower lip
    if root is None:
        return
    wide = 0.185 - 0.03 * child - 0.015 * old
    clay.cone((0, 0.22, -0.13), root, wide, wide * 1.08, skin, 0.07)
    for s in (-1, 1):  # the muscles from behind the ears to the pit of the throat
        clay.cone((s * 0.23, 0.14, -0.13), root + np.array([s * 0.05, 0.02, 0.16]), 0.05, 0.042, skin, 0.06)


def _on_ball(x: float, y: float, r: float) -> float:
    return float(np.sqrt(max(r * r - x * x - y * y, 1e-6)))


def _eye(clay: Clay, face: Face, side: int, first: int, skull: int) -> None:
    c, r = np.array([side * 0.120, 0.014, 0.232]), 0.071
    child = max(0.0, 0.3 - face.age) / 0.3
    r *= 1 + 0.12 * child
    droop = max(0.0, face.age - 0.5) * 0.01
    clay.group(skull, 0.025)  # the lids
    clay.ball(c, (r * 1.10, r * 1.06, r * 1.10), None, first + SKIN, 0.02)
    high, low = -0.034 * face.eyes + droop + 0.012, 0.026 * face.eyes + 0.004
    if face.eyes > 0.08:
        tilt = turned(0, 0, side * 4)
        clay.ball(c + np.array([0, (high + low) / 2, r * 0.95]), (r * 0.92, (low - high) / 2, r * 0.7), tilt, first + SKIN,
            0.008, cut=1)
        clay.group()
        clay.ball(c, r, None, first + WHITE, 0.001)
        g = np.array([face.gaze[0] * 0.034, face.gaze[1] * 0.022 + 0.002, 0])
        g[2] = _on_ball(g[0], g[1], r)
        clay.ball(c + g * 0.20, r * 0.83, None, first + IRIS, 0.001)
        clay.ball(c + g * 0.66, r * 0.388, None, first + LASH, 0.001)
    clay.group()
    points = []
    for t in np.linspace(-1, 1, 7):  # the upper lashes, or the closed lid's line
        x = t * r * 0.95
        y = (high if face.eyes > 0.08 else 0.026) * (1 - t * t) + 0.006 * t * side
        points.append(c + np.array([x, y, _on_ball(x * 0.9, y, r * 1.09)]))
    clay.chain(points, [v * face.lashes for v in (0.004, 0.007, 0.009, 0.010, 0.009, 0.007, 0.004)],
        mat=first + LASH, blend=0.003)
    clay.group()
    lift = face.brow
    spots = [(side * 0.045, -0.076 - 0.028 * lift, 0.350), (side * 0.11, -0.104 - 0.008 * lift, 0.318),
        (side * 0.165, -0.100 + 0.014 * lift, 0.270), (side * 0.208, -0.068 + 0.02 * lift, 0.212)]
    clay.chain(spots, [0.014, 0.017, 0.013, 0.004], mat=first + HAIR, blend=0.008)


def _ear(clay: Clay, side: int, first: int, skull: int) -> None:
    clay.group(skull, 0.03)
    tilt = turned(side * -20, -12, side * 8)
    clay.ball((side * 0.318, 0.055, -0.05), (0.028, 0.105, 0.062), tilt, first, 0.02)
    clay.ball((side * 0.348, 0.045, -0.035), (0.022, 0.06, 0.032), tilt, first, 0.03, cut=1)
    clay.ball((side * 0.312, 0.15, -0.03), (0.022, 0.035, 0.026), None, first, 0.03)


def _hair(clay: Clay, face: Face, mat: int) -> None:
    """Hair as caps and locks with strands; the hairline is carved by the face."""
    style = face.hair
    if style == "none":
        return
    clay.group()
    thin = 0.016 if style == "crop" else 0.034
    flow = ((1, 0.15, 0.25), 0.040, 0.010, 1.0)
    clay.ball((0, -0.145, -0.09), (0.325 + thin, 0.365 + thin, 0.405 + thin), None, mat, 0.05, fold=flow)
    if style == "bald":
        clay.half((0, -0.10, 0), (0, -0.9, 0.35), blend=0.03, cut=2)
    if style in ("bob", "long"):
        for s in (-1, 1):
            low = 0.36 if style == "bob" else 0.95
            clay.chain([(s * 0.25, -0.2, -0.02), (s * 0.335, 0.05, -0.06), (s * 0.30, low, -0.08)],
                [0.12, 0.10, 0.06 if style == "bob" else 0.1], mat=mat, blend=0.1, fold=flow)
        clay.cone((0, 0, -0.3), (0, low, -0.28), 0.24, 0.2, mat, 0.1, fold=flow)
    if style == "bun":
        clay.ball((0, -0.30, -0.46), (0.15, 0.14, 0.14), None, mat, 0.03, fold=((1, 1, 0.2), 0.05, 0.012, 0))
    if style == "curls":
        for i in range(26):
            a, b = i * 2.4, (i % 5) * 0.3
            clay.ball((0.31 * np.cos(a) * np.cos(b), -0.2 - 0.33 * np.sin(b), -0.09 + 0.39 * np.sin(a) * np.cos(b)),
                0.10, None, mat, 0.03)
    clay.ball((0, 0.17, 0.33), (0.275, 0.40, 0.36), None, mat, 0.07, cut=1)
    if style in ("short", "crop", "bun", "bald"):  # the nape and round the ears
        for s in (-1, 1):
            clay.ball((s * 0.36, 0.14, 0.0), (0.13, 0.165, 0.12), None, mat, 0.03, cut=1)
        clay.half((0, 0.22, -0.3), (0, 1, 0.25), mat, 0.05, cut=2)
    if style in ("short", "crop", "bob", "long"):
        clay.group()
        for i in range(13):  # locks that run from the crown over the hairline
            a, low = np.radians(-78 + 13 * i), 25 + 13 * ((i * 7) % 5) / 4
            path = []
            for k in range(4):
                e, turn = np.radians(82 - (82 - low) * k / 3), a + 0.16 * k
                path.append((0.348 * np.cos(e) * np.sin(turn), -0.14 - 0.385 * np.sin(e),
                    -0.085 + 0.425 * np.cos(e) * np.cos(turn)))
            size = 1 if style != "crop" else 0.7
            clay.chain(path, [0.03 * size, 0.042 * size, 0.036 * size, 0.010], mat=mat, blend=0.03,
                fold=((1, 0.3, 0), 0.03, 0.007, i))
