"""Trunks and limbs: a spine that bends, ribs, shoulder blades, the furrow of the back; arms and legs with their muscles.

One unit is the height of the head. The trunk's origin is the seat; x runs to our right, y down, z out of the chest.
"""

from dataclasses import dataclass

import numpy as np

from atelier.bodies.scene import Scene, turned, unit
from atelier.colour import Array
from atelier.motifs.figure import reach

SEAT = 2.30  # from the root of the neck down to the seat


@dataclass(frozen=True)
class Trunk:
    """A bare trunk: how far it stoops at neck, ribs and hips in degrees, and of what it is made."""

    stoop: tuple[float, float, float] = (20, 10, 0)
    lean: float = 0.0  # to our right
    broad: float = 1.0
    fat: float = 0.0
    muscle: float = 0.6
    bones: float = 0.4
    spread: float = 0.5  # how far the arms draw the shoulder blades apart


class Spine:
    """Turns places of an upright trunk into places of the bent one."""

    def __init__(self, who: Trunk) -> None:
        steps = np.linspace(SEAT, -0.4, 120)
        stoop = np.interp(steps, (0, 1.1, SEAT), who.stoop)
        lean = np.interp(steps, (0, 1.1, SEAT), (who.lean, who.lean * 0.6, 0))
        at, out = np.zeros(3), []
        for i, (a, b) in enumerate(zip(stoop, lean, strict=True)):
            frame = turned(0, a, b)
            if i:
                at = at + frame @ np.array([0, steps[i] - steps[i - 1], 0])
            out.append((at.copy(), frame))
        self.steps, self.out = steps[::-1], out[::-1]

    def frame(self, y: float) -> Array:
        """Which way the trunk looks at a height."""
        return self.out[int(np.clip(np.searchsorted(self.steps, y), 0, len(self.out) - 1))][1]

    def __call__(self, x: float, y: float, z: float) -> Array:
        """A place of the upright trunk: y = 0 at the root of the neck, down to the seat."""
        at, frame = self.out[int(np.clip(np.searchsorted(self.steps, y), 0, len(self.out) - 1))]
        return at + frame @ np.array([x, 0, z])


def trunk(scene: Scene, at: Array, frame: Array, head: float, who: Trunk, mat: int = 0) -> tuple[int,
    dict[str, Array]]:
    """Add the trunk; returns its group and where neck, shoulders and hips are."""
    scene.place(at, frame, head)
    put, group = Spine(who), scene.group()
    w, fat, m, bones = who.broad, who.fat, who.muscle, who.bones
    ball = lambda x, y, z, r, blend=0.3, blush=0.0, cut=0: scene.ball(put(x, y, z), r, put.frame(y), mat, blend, cut,
        blush=blush)
    cone = lambda a, b, ra, rb, blend=0.2, blush=0.0, cut=0: scene.cone(put(*a), put(*b), ra, rb, mat, blend, cut,
        blush=blush)
    ball(0, 0.78, 0.00, (0.66 * w, 0.86, 0.44 + 0.05 * fat))
    ball(0, 0.30, -0.06, (0.56 * w, 0.42, 0.34), 0.3)
    ball(0, 1.62, 0.02 + 0.06 * fat, (0.53 * w + 0.1 * fat, 0.60, 0.37 + 0.12 * fat), 0.4)
    ball(0, 2.18, -0.02, (0.64 * w + 0.08 * fat, 0.50, 0.46 + 0.06 * fat), 0.4)
    apart = 0.30 + 0.20 * who.spread
    for s in (-1, 1):
        cone((s * 0.10, -0.22, -0.10), (s * 0.80 * w, 0.13, -0.10), 0.165, 0.14, 0.26)  # trapezius
        cone((s * 0.10, 0.02, -0.26), (s * 0.62 * w, 0.20, -0.24), 0.15, 0.13, 0.25)
        ball(s * 0.93 * w, 0.36, -0.03, (0.20 + 0.05 * m, 0.33, 0.24 + 0.03 * m), 0.22, 0.1)  # deltoid
        cone((s * 0.70 * w, 0.62, -0.14), (s * 0.36, 1.55, -0.20), 0.20 + 0.07 * m, 0.13, 0.3)  # latissimus
        # the cords along the spine
        cone((s * 0.14, 0.85, -0.33), (s * 0.15, 2.0, -0.33), 0.10 + 0.03 * m, 0.14, 0.18)
        ball(s * (apart + 0.14), 0.60, -0.33, (0.24, 0.36, 0.13 + 0.03 * m), 0.16)  # shoulder blade
        cone((s * apart, 0.34, -0.40), (s * (apart + 0.03), 0.92, -0.41), 0.028 + 0.02 * bones, 0.05, 0.10, 0.15)
        cone((s * (apart + 0.02), 0.36, -0.38), (s * 0.80 * w, 0.16, -0.22), 0.035 + 0.03 * bones, 0.05, 0.12, 0.15)
        cone((s * (apart - 0.11), 0.42, -0.56), (s * (apart - 0.08), 0.92, -0.60), 0.015, 0.015, 0.20, 0, 1)
        ball(s * 0.30, 2.32, -0.24, (0.33 + 0.04 * fat, 0.36, 0.30), 0.2)  # seat
        if fat > 0.2:
            ball(s * 0.50, 1.80, -0.04, (0.24, 0.22, 0.30), 0.18)
        if bones > 0.6:
            for i in range(4):
                cone((s * 0.18, 1.02 + 0.17 * i, -0.43), (s * 0.56, 1.12 + 0.18 * i, -0.20), 0.03, 0.04, 0.09)
    spine = [put(0, y, z) for y, z in ((0.34, -0.56), (0.6, -0.59), (1.0, -0.60), (1.6, -0.55), (2.05, -0.59))]
    scene.chain(spine, [0.01, 0.015, 0.02, 0.02, 0.01], mat=mat, blend=0.22, cut=1)
    for i, y in enumerate(np.linspace(0.0, 1.9, 13)):  # the bones of the spine show where it bends
        size = (0.06 if i < 2 else 0.030) * (0.5 + 0.7 * bones)
        ball(0, y, -0.29 - 0.10 * min(y, 1), (size, size * 1.2, size), 0.12, 0.1)
    cone((0, 2.12, -0.64), (0, 2.5, -0.62), 0.02, 0.04, 0.14, 0, 1)
    joints = {"neck": scene.world(put(0, -0.02, -0.06))}
    for name, s in (("left", -1), ("right", 1)):
        joints[f"{name}_shoulder"] = scene.world(put(s * 0.90 * w, 0.30, -0.03))
        joints[f"{name}_hip"] = scene.world(put(s * 0.34, 2.22, 0.10))
    joints["up"] = frame @ put.frame(0)[:, 1] * -1
    scene.place()
    return group, joints


def shoulders(scene: Scene, at: Array, frame: Array, head: float, mat: int) -> None:
    """Clothed shoulders and upper arms below a head whose eye line is at the point."""
    scene.place(at, frame, head)
    scene.group()
    scene.ball((0, 1.45, -0.12), (0.92, 0.78, 0.46), None, mat, 0.3)
    scene.cone((0, 1.6, -0.12), (0, 2.9, -0.12), 0.72, 0.72, mat, 0.4, flat=((0, 0, 1), 0.6))
    for s in (-1, 1):
        scene.cone((s * 0.12, 0.62, -0.12), (s * 0.78, 0.95, -0.12), 0.16, 0.20, mat, 0.25)
        scene.cone((s * 0.84, 1.0, -0.12), (s * 0.95, 2.4, -0.05), 0.22, 0.24, mat, 0.25)
    scene.place()


def upper_arm(scene: Scene, shoulder: Array, hand_at: Array, hint: Array, head: float, mat: int = 0, parent: int = -1,
              muscle: float = 0.6, long: float = 1.0) -> tuple[Array, Array]:
    """From the shoulder to an elbow that finds itself; returns elbow and wrist."""
    elbow, wrist = reach(shoulder, np.asarray(hand_at, float), 1.42 * head * long, 1.12 * head * long,
        np.asarray(hint, float))
    scene.place()
    scene.group(parent, 0.26 * head)
    way = elbow - shoulder
    bend = unit(np.cross(way, wrist - elbow))
    front = unit(np.cross(bend, way))
    h = head
    scene.cone(shoulder, elbow, 0.165 * h, 0.125 * h, mat, 0.1 * h)
    scene.cone(shoulder + way * 0.25 + front * 0.05 * h, shoulder + way * 0.78 + front * 0.06 * h,
        (0.12 + 0.05 * muscle) * h, (0.09 + 0.03 * muscle) * h, mat, 0.10 * h)
    scene.cone(shoulder + way * 0.15 - front * 0.06 * h, shoulder + way * 0.68 - front * 0.06 * h,
        (0.12 + 0.05 * muscle) * h, (0.09 + 0.04 * muscle) * h, mat, 0.10 * h)
    scene.ball(elbow - front * 0.03 * h, 0.115 * h, None, mat, 0.10 * h, blush=0.6)
    return elbow, wrist


def leg(scene: Scene, hip: Array, foot: Array, hint: Array, head: float, mat: int = 0, shin: int | None = None,
    parent: int = -1, fat: float = 1.0) -> tuple[Array, Array]:
    """Thigh and shin; returns knee and ankle."""
    h = head
    knee, ankle = reach(np.asarray(hip, float), np.asarray(foot, float), 1.92 * h, 1.80 * h, np.asarray(hint, float))
    shin = mat if shin is None else shin
    scene.place()
    scene.group(parent, 0.3 * h)
    way = knee - hip
    scene.cone(hip, hip + way * 0.45, 0.36 * h * fat, 0.32 * h * fat, mat, 0.15 * h)
    scene.cone(hip + way * 0.45, knee, 0.32 * h * fat, 0.20 * h, mat, 0.15 * h)
    down = ankle - knee
    front = unit(np.cross(np.cross(way, down), down))
    scene.ball(knee, 0.20 * h, None, shin, 0.12 * h, blush=0.4)
    scene.cone(knee, ankle, 0.17 * h, 0.095 * h, shin, 0.12 * h)
    scene.cone(knee + down * 0.12 + front * 0.07 * h, knee + down * 0.5 + front * 0.05 * h, 0.15 * h, 0.09 * h, shin,
        0.12 * h)
    return knee, ankle


__all__ = ["SEAT", "Spine", "Trunk", "leg", "shoulders", "trunk", "upper_arm"]
