"""Whole heads in a scene: the sculpted face with its hair, eyeballs, ears and neck."""

from dataclasses import dataclass, field

import numpy as np

from atelier.bodies.faces import Head, ages, sculpted
from atelier.bodies.hair import hair_relief
from atelier.bodies.scene import Scene, turned
from atelier.bodies.sculpt import Sculpt
from atelier.colour import Array

SKIN, EYE, HAIR, NAIL, SCALP = range(5)  # materials of a body, counted from its first one
MATERIALS = 5


@dataclass
class Modelled:
    """A head in a scene: its charts and their places, for painting it."""

    at: Array
    frame: Array
    size: float
    sculpt: Sculpt
    hairy: Array
    strands: Array
    eyes: list[tuple[Array, float, Array]] = field(default_factory=list)
    first: int = 0


def head(scene: Scene, at: Array, frame: Array, size: float, who: Head, first: int = 0, neck: Array | None = None,
         parent: int = -1) -> Modelled:
    """Add a head of this size with its eye line at the point; `neck` is where the neck meets the collar bones."""
    held = scene.frame, scene.shift, scene.size
    at = np.asarray(at, float)
    sculpt, hairy, eyes = sculpted(who)
    scene.place(at, frame, size)
    skull = scene.group(parent, 0.12)
    scene.globe(sculpt.far, first + SKIN, 0.06)
    if neck is not None:
        _neck(scene, who, frame.T @ (np.asarray(neck, float) - at) / size, first + SKIN)
    for side in (-1, 1):
        if who.ears:
            _ear(scene, who, side, first + SKIN, skull)
    for c, r, _ in eyes:
        scene.group()
        scene.ball(c, r, None, first + EYE, 0.001)
    strands = np.zeros_like(sculpt.far)
    hair = hair_relief(who)
    if hair is not None:
        strands = hair[1]
        if who.hair != "fuzz":
            scene.group()
            scene.globe(hair[0], first + HAIR, 0.02)
        hairy = np.maximum(hairy, hair[2] * 0.55)
    if who.hair == "bun":
        a, e = np.radians(who.whorl[0]), np.radians(who.whorl[1])
        out = np.array([np.sin(a) * np.cos(e), np.sin(e), np.cos(a) * np.cos(e)])
        scene.group()
        scene.ball(out * 0.50, 0.115, None, first + HAIR, 0.03, fold=((1, 1, 0.2), 0.05, 0.010, 0))
        scene.ball(out * 0.50 + np.array([0, 0.03, 0.02]), (0.12, 0.07, 0.10), None, first + HAIR, 0.03,
            fold=((1, -1, 0.2), 0.04, 0.008, 2))
    scene.frame, scene.shift, scene.size = held
    return Modelled(at, frame, size, sculpt, hairy, strands, eyes, first)


def _neck(scene: Scene, who: Head, root: Array, mat: int) -> None:
    b, o = ages(who)
    wide = 0.172 - 0.03 * b - 0.012 * o + 0.02 * (who.jaw - 1)
    scene.cone((0, 0.16, -0.12), root + np.array([0, 0, -0.03]), wide, wide * 1.06, mat, 0.08)
    if b > 0.8:
        return
    for x in (-1, 1):  # from behind the ears to the pit of the throat, and the cord of the trapezius behind
        scene.cone((x * 0.21, 0.13, -0.10), root + np.array([x * 0.035, 0.02, 0.13]), 0.040, 0.032, mat, 0.05)
        if who.nape:
            scene.cone((x * 0.09, 0.10, -0.28), root + np.array([x * 0.24, -0.02, -0.14]) * who.nape, 0.07, 0.085,
                mat, 0.08)
    if who.jaw >= 1 and b < 0.2:
        scene.ball((0, 0.40, 0.06) * np.array([1, 1, 1.0]) + 0.25 * root * np.array([1, 0.4, 1]), 0.045, None, mat,
            0.06)


def _ear(scene: Scene, who: Head, side: int, mat: int, skull: int) -> None:
    """Helix, antihelix, the hollow, tragus and lobe; between brow and base of the nose, leaning back."""
    b, o = ages(who)
    frame, shift, size = scene.frame, scene.shift, scene.size
    grow = (1 - 0.10 * b + 0.14 * o) * who.ears
    out = 0.292 * who.broad + 0.045 * b
    scene.place(scene.world((side * out, 0.055 * (1 - 0.3 * b), -0.045)), frame @ turned(side * 62, 0, 0) @ turned(0,
        0, side * -9), size * grow)
    scene.group(skull, 0.035)
    f = side  # in the ear x times f runs to the back of the head, y down, z out of its side
    scene.ball((f * 0.000, 0.0, 0.012), (0.058, 0.100, 0.020), None, mat, 0.02, blush=0.5)
    rim = [(-0.035, -0.005, 0.022), (-0.030, -0.062, 0.030), (0.005, -0.100, 0.034), (0.045, -0.085, 0.034),
        (0.060, -0.035, 0.034), (0.052, 0.025, 0.032), (0.034, 0.066, 0.028)]
    scene.chain([(f * x, y, z) for x, y, z in rim], [0.010, 0.012, 0.0135, 0.0135, 0.0125, 0.012, 0.013], mat=mat,
        blend=0.012, blush=0.8)
    scene.ball((f * 0.012, 0.092, 0.022), (0.028, 0.030, 0.017), None, mat, 0.02, blush=0.9)
    scene.chain([(f * 0.022, -0.055, 0.030), (f * 0.034, -0.012, 0.032), (f * 0.022, 0.04, 0.032),
        (f * 0.0, 0.062, 0.030)], [0.010, 0.012, 0.011, 0.009], mat=mat, blend=0.014, blush=0.4)
    scene.ball((f * -0.002, 0.018, 0.046), (0.026, 0.040, 0.030), None, mat, 0.014, cut=1)
    scene.ball((f * 0.006, -0.045, 0.050), (0.022, 0.030, 0.024), None, mat, 0.012, cut=1)
    scene.ball((f * -0.036, 0.022, 0.024), (0.015, 0.020, 0.016), None, mat, 0.014, blush=0.5)
    scene.frame, scene.shift, scene.size = frame, shift, size


__all__ = ["EYE", "HAIR", "MATERIALS", "NAIL", "SCALP", "SKIN", "Head", "Modelled", "head", "sculpted"]
