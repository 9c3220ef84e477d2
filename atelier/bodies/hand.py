"""Hands as volumes: wrist, palm block, balls of the thumb, knuckles, three bones per finger, pads, creases and nails.

Poses and frames are those of `motifs.grips`: x runs to the fingertips, y to the thumb's side, z out of the back.
"""

from dataclasses import dataclass

import numpy as np

from atelier.bodies.head import NAIL, SKIN
from atelier.bodies.scene import Scene, unit
from atelier.colour import Array
from atelier.motifs.grips import Hand, frame_of

BASES = ((0.470, 0.140, 0.006), (0.490, 0.045, 0.020), (0.470, -0.052, 0.014), (0.430, -0.140, -0.006))
BONES = ((0.232, 0.140, 0.108), (0.255, 0.162, 0.114), (0.238, 0.152, 0.112), (0.184, 0.110, 0.098))
THICK = (0.060, 0.063, 0.059, 0.051)


@dataclass(frozen=True)
class Build:
    """Whose hand it is: `plump` fills it as a child's, `bony` shows joints and cords, `rough` creases it."""

    plump: float = 0.0
    bony: float = 0.35
    rough: float = 0.5


CHILD, WOMAN, MAN, OLD = Build(1, 0, 0.2), Build(0.15, 0.25, 0.35), Build(0, 0.45, 0.7), Build(-0.25, 1, 1)


def hand(scene: Scene, at: Array, frame: Array, length: float, pose: Hand, build: Build = MAN, first: int = 0,
         parent: int = -1) -> dict[str, Array]:
    """A hand of this length from wrist to fingertip; returns its fingertips and knuckles in the scene."""
    held = scene.frame, scene.shift, scene.size
    scene.place(at, frame, length)
    skin, fat = first + SKIN, 1 + 0.16 * build.plump
    palm = scene.group(parent, 0.16)
    flat = ((0, 0, 1), 0.78)
    scene.cone((-0.16, 0, 0), (0.03, 0.004, 0), 0.118 * fat, 0.116 * fat, skin, 0.05, flat=flat)
    scene.ball((-0.085, -0.085, 0.052), 0.034 + 0.010 * build.bony, None, skin, 0.05, blush=0.2)  # the ulna's head
    for (x, y, z), r in zip(BASES, (0.083, 0.085, 0.081, 0.074), strict=True):
        scene.cone((0.05, y * 0.42, -0.012), (x - 0.03, y, z - 0.012), 0.092 * fat, r * fat, skin, 0.05,
            flat=((0, 0, 1), 0.80), blush=-0.1)
    scene.cone((0.07, -0.075, -0.048), (0.34, -0.135, -0.050), 0.070 * fat, 0.056 * fat, skin, 0.06, blush=0.35)
    scene.cone((0.06, 0.06, -0.050), (0.26, 0.135, -0.055), 0.070 * fat, 0.062 * fat, skin, 0.07, blush=0.25)
    scene.cone((0.40, 0.13, -0.045), (0.37, -0.13, -0.050), 0.050 * fat, 0.046 * fat, skin, 0.06, blush=0.4)
    scene.ball((0.25, -0.01, -0.118), (0.13, 0.055, 0.045), None, skin, 0.07, cut=1)  # the hollow of the palm
    for line in (((0.13, 0.03), (0.20, 0.075), (0.33, 0.10)), ((0.36, 0.15), (0.31, 0.04), (0.28, -0.1)),
        ((0.31, 0.07), (0.37, -0.05), (0.385, -0.17))):
        scene.chain([(x, y, -0.096 * fat) for x, y in line], [0.006, 0.009, 0.005], mat=skin, blend=0.02, cut=1)
    tips, knuckles = [], []
    for i in range(4):
        x, y, z = BASES[i]
        bent = np.clip(pose.knuckle[i] / 80, 0, 1)
        top = (x - 0.022 + 0.016 * bent, y, z + 0.020 + 0.010 * bent)
        size = 0.052 * (1 - 0.08 * (i == 3)) + 0.006 * build.bony
        scene.ball(top, (size * 1.25, size * 0.86, size * (0.84 + 0.12 * build.bony)), None, skin, 0.07, blush=0.6)
        cord = 0.008 + 0.009 * build.bony
        scene.cone((x - 0.06, y * 0.96, z + 0.050), (0.14, y * 0.35, 0.060), cord, cord * 0.6, skin,
            0.045 - 0.02 * build.bony)
        knuckles.append(scene.world(top))
        tips.append(_finger(scene, palm, i, pose, build, first))
    tips.insert(0, _thumb(scene, palm, pose, build, first))
    scene.frame, scene.shift, scene.size = held
    return {"tips": np.array(tips), "knuckles": np.array(knuckles)}


def _bend(d: Array, axis: Array, degrees: float) -> Array:
    a = np.radians(degrees)
    return d * np.cos(a) + np.cross(axis, d) * np.sin(a) + axis * np.dot(axis, d) * (1 - np.cos(a))


def _digit(scene: Scene, start: Array, d: Array, axis: Array, bones: tuple, curls: tuple, r: float, build: Build,
           first: int) -> Array:
    """Bones in a row: each bone has a waist, each joint a knuckle plane and a pad below, and the last bone a nail."""
    skin, p = first + SKIN, np.asarray(start, float)
    fat, lean = 1 + 0.20 * build.plump, 1 - 0.10 * max(build.bony - 0.3, 0)
    r = r * fat
    widths = (r * 1.03, r * 0.98, r * 0.88, r * 0.70) if len(bones) == 3 else (r * 1.06, r * 1.0, r * 0.74)
    for k, (bone, curl) in enumerate(zip(bones, curls, strict=True)):
        d = _bend(d, axis, curl)
        up = np.cross(d, axis)
        q, last = p + d * bone, k == len(bones) - 1
        end = q - d * widths[k + 1] * 0.72 if last else q
        mid, waist = p + (end - p) * 0.52, (widths[k] + widths[k + 1]) * 0.46 * lean
        warm = 0.75 if last else 0.15
        scene.cone(p, mid, widths[k] * 0.97, waist, skin, r * 0.5, blush=0.25)
        scene.cone(mid, end, waist, widths[k + 1], skin, r * 0.5, blush=warm)
        scene.ball(mid - up * r * 0.26, (bone * 0.34, r * 0.66, r * 0.62), np.stack([d, axis, up], 1), skin, r * 0.5,
            blush=0.9 if last else 0.45)
        if k:  # the joint: a plane above, wrinkles across it, a crease below
            half = _bend(d, axis, -curl / 2)
            over = np.cross(half, axis)
            frame = np.stack([half, axis, over], 1)
            scene.ball(p + over * widths[k] * 0.26, (widths[k] * (0.80 + 0.12 * build.bony),
                widths[k] * (0.86 + 0.12 * build.bony), widths[k] * 0.82), frame, skin, r * 0.45, blush=0.85)
            if build.rough and curl < 45:
                for j in (-0.5, 0.5):
                    c = p + over * widths[k] * 1.17 + half * j * widths[k] * 0.5
                    scene.cone(c - axis * r * 0.36, c + axis * r * 0.36, r * 0.07, None, skin,
                        r * 0.24 * build.rough, cut=1)
            c = p - over * widths[k] * 1.04
            scene.cone(c - axis * r * 0.8, c + axis * r * 0.8, r * 0.06, None, skin, r * 0.22, cut=1)
        if last:
            frame = np.stack([d, axis, up], 1)
            bed = q - d * r * 0.86 + up * r * 0.62
            scene.group()
            scene.ball(bed, (r * 0.60, r * 0.48, r * 0.17), frame, first + NAIL, r * 0.02)
        p = q
    return scene.world(p)


def _finger(scene: Scene, palm: int, i: int, pose: Hand, build: Build, first: int) -> Array:
    scene.group(palm, 0.055)
    closing = np.clip(pose.knuckle[i] / 90, 0, 1)  # bent fingers lean together, towards the ball of the thumb
    a = np.radians(pose.spread[i] * (1 - 0.6 * closing) + (0, -1, 3, 7)[i] * closing)
    d = np.array([np.cos(a), np.sin(a), 0.0])
    axis = np.array([-np.sin(a), np.cos(a), 0.0])
    start = np.array(BASES[i]) - d * 0.02
    short = 1 - 0.12 * max(build.plump, 0)
    curls = (pose.knuckle[i], pose.middle[i], pose.end[i])
    return _digit(scene, start, d, axis, tuple(b * short for b in BONES[i]), curls, THICK[i] * pose.stout, build,
        first)


def _thumb(scene: Scene, palm: int, pose: Hand, build: Build, first: int) -> Array:
    scene.group(palm, 0.10)
    out, under, roll = (np.radians(v) for v in pose.thumb)
    d = unit([np.cos(out) * np.cos(under), np.sin(out) * np.cos(under * 0.6), -np.sin(under)])
    axis = unit(np.cross((0, 0, 1.0), d))
    axis = unit(_bend(axis, d, 40 + 22 * np.clip(under / 0.3, 0, 1) + np.degrees(roll)))
    p = np.array([0.075, 0.085, -0.030])
    q = p + d * 0.235
    fat = pose.stout * (1 + 0.16 * build.plump)
    scene.cone(p, q, 0.088 * fat, 0.066 * fat, first + SKIN, 0.06, blush=0.3)
    return _digit(scene, q, d, -axis, (0.160, 0.132), pose.thumb_curl, 0.067 * pose.stout, build, first)


def forearm(scene: Scene, elbow: Array, wrist: Array, across: Array, r: float, first: int = 0,
    parent: int = -1) -> int:
    """From the elbow to a wrist of radius `r`: two bellies that taper into cords, flat towards the wrist.

    `across` is the hand's y axis, towards the thumb.
    """
    scene.place()
    elbow, wrist, across = (np.asarray(v, float) for v in (elbow, wrist, across))
    skin, way = first + SKIN, wrist - elbow
    side = unit(across - unit(way) * np.dot(across, unit(way)))
    back = unit(np.cross(unit(way), side))
    arm = scene.group(parent, r)
    put = lambda t, s, b: elbow + way * t + side * s * r + back * b * r
    scene.cone(put(0, 0, 0), put(0.5, 0, 0), r * 1.30, r * 1.28, skin, r * 0.6)
    scene.cone(put(0.5, 0, 0), put(1, 0, 0), r * 1.28, r * 0.98, skin, r * 0.6, flat=(back, 0.80))
    scene.cone(put(-0.04, 0.55, 0.1), put(0.52, 0.45, 0), r * 0.95, r * 0.80, skin, r * 0.7)
    scene.cone(put(0.02, -0.6, -0.1), put(0.46, -0.45, -0.1), r * 0.90, r * 0.78, skin, r * 0.7)
    scene.cone(put(0.5, 0.2, -0.5), put(0.97, 0.08, -0.62), r * 0.42, r * 0.22, skin, r * 0.5)
    return arm


__all__ = ["CHILD", "MAN", "OLD", "WOMAN", "Build", "Hand", "forearm", "frame_of", "hand"]
