"""Feet as volumes: heel, arch, ball and five toes with nails. In a foot x runs to the toes, y to the big toe, z up."""

import numpy as np

from atelier.bodies.head import NAIL, SKIN
from atelier.bodies.scene import Scene
from atelier.colour import Array

TOES = ((0.20, 0.090, 0.060), (0.185, 0.030, 0.040), (0.165, -0.020, 0.037), (0.140, -0.066, 0.034),
    (0.110, -0.110, 0.032))


def foot(scene: Scene, ankle: Array, frame: Array, length: float, first: int = 0, parent: int = -1,
    plump: float = 0.0, curl: float = 0.0) -> None:
    """A foot of this length from heel to toe, its ankle at the point."""
    held = scene.frame, scene.shift, scene.size
    scene.place(ankle, frame, length)
    skin, fat = first + SKIN, 1 + 0.2 * plump
    group = scene.group(parent, 0.12)
    scene.ball((-0.13, 0, -0.16), np.array([0.125, 0.105, 0.115]) * fat, None, skin, 0.08, blush=0.7)
    scene.cone((0, 0, 0.02), (-0.06, 0, -0.12), 0.105 * fat, 0.11 * fat, skin, 0.1)
    scene.cone((0.02, 0.0, -0.03), (0.46, 0.04, -0.17), 0.105 * fat, 0.075 * fat, skin, 0.1)
    scene.cone((0.0, -0.03, -0.15), (0.42, -0.09, -0.205), 0.085 * fat, 0.068 * fat, skin, 0.1, blush=0.3)
    scene.cone((0.46, 0.075, -0.185), (0.42, -0.10, -0.205), 0.085 * fat, 0.065 * fat, skin, 0.08, blush=0.6)
    for s in (-1, 1):
        scene.ball((-0.02, s * 0.095, 0.0), 0.04, None, skin, 0.05)
    for i, (long, y, r) in enumerate(TOES):
        scene.group(group, 0.04)
        start = np.array([0.50 - 0.03 * i, y, -0.185])
        joint, tip = start + np.array([long * 0.5, 0, 0.02]), start + np.array([long, 0, -0.03 - curl * long])
        scene.cone(start, joint, r * 0.95 * fat, r * 0.85 * fat, skin, 0.03)
        scene.cone(joint, tip, r * 0.85 * fat, r * fat, skin, 0.03, blush=0.9)
        scene.group()
        scene.ball(tip + np.array([r * 0.35, 0, r * 0.72]), (r * 0.5, r * 0.55, r * 0.25), None, first + NAIL, 0.004)
    scene.frame, scene.shift, scene.size = held
