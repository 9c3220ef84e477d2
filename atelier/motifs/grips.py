"""Hands in clay: bones, knuckles, thumb and nails, posed by curls; the origin is the wrist."""

from dataclasses import dataclass

import numpy as np

from atelier.clay import Clay, unit
from atelier.colour import Array


@dataclass(frozen=True)
class Hand:
    """A pose: curls in degrees for index to little finger at knuckle, middle and end joint, and the thumb."""

    knuckle: tuple[float, float, float, float] = (12, 14, 18, 22)
    middle: tuple[float, float, float, float] = (18, 20, 24, 26)
    end: tuple[float, float, float, float] = (10, 12, 14, 14)
    spread: tuple[float, float, float, float] = (6, 1, -5, -11)
    thumb: tuple[float, float, float] = (38, 30, 0)  # away from the palm's edge, towards the palm, roll
    thumb_curl: tuple[float, float] = (14, 16)
    stout: float = 1.0
    bony: float = 0.5
    nails: bool = True


RELAXED = Hand()
OPEN = Hand((-4, -6, -4, 0), (4, 4, 4, 6), (2, 2, 2, 4), (11, 2, -8, -19), (52, 10, 0), (2, -6))
FIST = Hand((78, 84, 88, 92), (98, 100, 100, 98), (58, 58, 58, 58), (3, 1, -1, -4), (14, 58, 0), (40, 62))
POINT = Hand((6, 72, 80, 86), (8, 92, 96, 96), (4, 52, 54, 54), (3, 2, 0, -3), (22, 50, 0), (30, 42))
BAR = Hand((52, 56, 60, 64), (66, 68, 68, 66), (44, 44, 44, 44), (4, 1, -2, -5), (30, 68, 0), (26, 30))
CUP = Hand((30, 32, 34, 36), (26, 28, 30, 34), (16, 18, 18, 20), (7, 2, -4, -11), (42, 52, 0), (12, 14))
PINCH = Hand((44, 62, 70, 76), (40, 62, 72, 76), (22, 30, 36, 38), (4, 1, -2, -6), (28, 58, 0), (16, 24))
CLASP = Hand((46, 48, 50, 52), (36, 38, 42, 44), (22, 24, 24, 24), (5, 1, -3, -8), (44, 50, 0), (14, 20))
LAID = Hand((8, 8, 9, 10), (12, 12, 14, 16), (8, 8, 8, 10), (7, 1, -6, -13), (40, 16, 0), (10, 10))

BASES = ((0.50, 0.150, 0.012), (0.520, 0.045, 0.024), (0.500, -0.058, 0.018), (0.462, -0.150, 0.0))
BONES = ((0.235, 0.150, 0.110), (0.262, 0.172, 0.118), (0.245, 0.160, 0.115), (0.190, 0.118, 0.100))
THICK = (0.062, 0.065, 0.061, 0.053)


def frame_of(fingers: Array, back: Array, left: bool = False) -> Array:
    """The hand's axes: where the fingers point and where the back of the hand looks. A right hand unless `left`."""
    x = unit(fingers)
    z = unit(np.asarray(back, float) - x * np.dot(back, x))
    y = np.cross(x, z)
    return np.stack([x, -y if left else y, z], 1)


def hand(clay: Clay, at: Array, frame: Array, length: float, pose: Hand = RELAXED, skin: int = 0, nail: int = 1,
         parent: int = -1, wrist: float = 0.4) -> int:
    """A hand of this length (wrist to fingertip) in a frame of `frame_of`; returns the palm's group.

    In the hand x runs to the fingertips, y to the thumb's side, z out of the back.
    """
    held = clay.frame, clay.shift, clay.size
    clay.place(at, frame, length)
    s = pose.stout
    palm = clay.group(parent, 0.14)
    opts = dict(mat=skin, blend=0.07)
    clay.cone((-max(wrist, 0.13), 0.0, 0.0), (-0.12, 0.0, 0), (0.118 + 0.1 * max(wrist - 0.13, 0)) * s, 0.118 * s,
        flat=((0, 0, 1), 0.84), **opts)
    clay.cone((-0.12, 0.0, 0.0), (0.06, 0.0, 0), 0.122 * s, 0.118 * s, flat=((0, 0, 1), 0.84), **opts)
    clay.ball((-0.10, -0.085, 0.055), 0.036, None, skin, 0.06)  # the wrist's bone
    clay.cone((0.08, 0.055, 0), (0.46, 0.115, 0.0), 0.098 * s, 0.088 * s, flat=((0, 0, 1), 0.82), **opts)
    clay.cone((0.08, 0.0, 0), (0.48, 0.02, 0.008), 0.10 * s, 0.088 * s, flat=((0, 0, 1), 0.82), **opts)
    clay.cone((0.08, -0.05, -0.01), (0.44, -0.105, -0.005), 0.098 * s, 0.082 * s, flat=((0, 0, 1), 0.86), **opts)
    clay.ball((0.22, -0.12, -0.05), (0.17, 0.062 * s, 0.07 * s), **opts)  # the little finger's heel
    clay.ball((0.20, 0.115, -0.065), (0.155, 0.075 * s, 0.075 * s), None, skin, 0.09)  # the thumb's ball
    for (x, y, z), r in zip(BASES, THICK, strict=True):  # knuckles and tendons
        clay.ball((x - 0.012, y, z + 0.036), (0.058, 0.05, 0.052 + 0.012 * pose.bony), None, skin, 0.05)
        clay.cone((x - 0.04, y, z + 0.058), (0.14, y * 0.3, 0.062), 0.020, 0.012, skin, 0.06 - 0.02 * pose.bony)
    for i in range(4):
        _finger(clay, palm, i, pose, skin, nail)
    _thumb(clay, palm, pose, skin, nail)
    clay.frame, clay.shift, clay.size = held
    return palm


def _bend(direction: Array, axis: Array, degrees: float) -> Array:
    a = np.radians(degrees)
    return direction * np.cos(a) + np.cross(axis, direction) * np.sin(a) + axis * np.dot(axis,
        direction) * (1 - np.cos(a))


def _digit(clay: Clay, start: Array, d: Array, axis: Array, bones: tuple, curls: tuple, r: float, skin: int,
           nail: int, nails: bool) -> None:
    """Bones in a row: each joint a little thicker than the middle of its bone, the pad full, the nail on the back."""
    p = np.asarray(start, float)
    widths = (r * 1.04, r * 0.96, r * 0.86, r * 0.66) if len(bones) == 3 else (r * 1.08, r * 1.0, r * 0.66)
    for k, (bone, curl) in enumerate(zip(bones, curls, strict=True)):
        d = _bend(d, axis, curl)
        q = p + d * bone
        last = k == len(bones) - 1
        end = q - d * widths[k + 1] * 0.6 if last else q
        mid = p + (end - p) * 0.5
        clay.cone(p, mid, widths[k], (widths[k] + widths[k + 1]) * 0.47, skin, r * 0.7)
        clay.cone(mid, end, (widths[k] + widths[k + 1]) * 0.47, widths[k + 1], skin, r * 0.7)
        up = np.cross(d, axis)
        if k:
            clay.ball(p + up * widths[k] * 0.22, widths[k] * 0.88, None, skin, r * 0.7)  # the joint
        if last:
            clay.ball(p + d * bone * 0.5 - up * r * 0.14, r * 0.68, None, skin, r * 0.9)
            if nails:
                frame = np.stack([d, axis, up], 1)
                clay.ball(q - d * r * 0.82 + up * r * 0.60, (r * 0.58, r * 0.47, r * 0.20), frame, nail, r * 0.02)
        p = q


def _finger(clay: Clay, palm: int, i: int, pose: Hand, skin: int, nail: int) -> None:
    clay.group(palm, 0.075)
    a = np.radians(pose.spread[i])
    d = np.array([np.cos(a), np.sin(a), 0.0])
    axis = np.array([-np.sin(a), np.cos(a), 0.0])  # curling turns the finger from x towards -z
    start = np.array(BASES[i]) - d * 0.03
    curls = (pose.knuckle[i], pose.middle[i], pose.end[i])
    _digit(clay, start, d, axis, BONES[i], curls, THICK[i] * pose.stout, skin, nail, pose.nails)


def _thumb(clay: Clay, palm: int, pose: Hand, skin: int, nail: int) -> None:
    clay.group(palm, 0.10)
    out, under, roll = (np.radians(v) for v in pose.thumb)
    d = np.array([np.cos(out) * np.cos(under), np.sin(out) * np.cos(under * 0.6), -np.sin(under)])
    d = unit(d)
    axis = unit(np.cross((0, 0, 1.0), d))  # across the thumb, in the palm's plane
    axis = unit(_bend(axis, d, 62 + np.degrees(roll) if under > 0.3 else 40))
    p = np.array([0.10, 0.075, -0.035])
    q = p + d * 0.235
    clay.cone(p, q, 0.086 * pose.stout, 0.070 * pose.stout, skin, 0.06)
    _digit(clay, q, d, -axis, (0.165, 0.135), pose.thumb_curl, 0.068 * pose.stout, skin, nail, pose.nails)
