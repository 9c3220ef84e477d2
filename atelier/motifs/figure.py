"""Whole people in clay: one blended body with a spine, hips and shoulders against each other, joints that bend."""

from dataclasses import dataclass, field

import numpy as np

from atelier.clay import Clay, turned, unit
from atelier.colour import Array
from atelier.motifs import figure_heads
from atelier.motifs.figure_heads import HAIR, NAIL, SKIN, Face
from atelier.motifs.grips import RELAXED, Hand, frame_of, hand

TOP, LEGS, SHOES = 7, 8, 9  # materials after the head's own
Point = tuple[float, float, float]


@dataclass(frozen=True)
class Limb:
    """Where a hand or a foot goes, and which way its elbow or knee looks."""

    end: Point
    hint: Point = (0, 0, 1)
    fingers: Point | None = None  # or the toes
    back: Point | None = None  # where the back of the hand looks
    pose: Hand = RELAXED


@dataclass(frozen=True)
class Figure:
    """A body:

    `head` is the height of the head, and all other lengths follow from it. Left is our left when it faces us.
    """

    hips: Point
    head: float
    face: Face = field(default_factory=Face)
    pelvis: tuple[float, float, float] = (0, 0, 0)  # yaw, pitch, roll
    chest: tuple[float, float, float] = (0, 0, 0)
    gaze: tuple[float, float, float] = (0, 0, 0)
    left: Limb | None = None
    right: Limb | None = None
    left_foot: Limb | None = None
    right_foot: Limb | None = None
    stout: float = 0.0
    hunch: float = 0.0
    narrow: float = 0.0  # shoulders
    sleeves: float = 1.0  # share of the arm that is clothed
    skirt: float = 0.0
    neck: float = 1.0
    long: float = 1.0  # legs and arms
    loose: float = 1.0  # how wide the clothes are
    socks: bool = False
    bare: bool = False  # show the muscles of the trunk


def reach(a: Array, b: Array, upper: float, lower: float, hint: Array) -> tuple[Array, Array]:
    """Elbow and hand: as far as the arm goes, bent towards the hint."""
    d = b - a
    far = min(np.linalg.norm(d), (upper + lower) * 0.998)
    u = unit(d)
    along = (upper**2 - lower**2 + far**2) / (2 * far)
    out = np.sqrt(max(upper**2 - along**2, 0))
    side = unit(hint - u * np.dot(hint, u))
    return a + u * along + side * out, a + u * far


def figure(clay: Clay, who: Figure, first: int = 0) -> dict[str, Array]:
    """Add the person; returns where the joints ended up."""
    h, fat = who.head, 1 + who.stout * 0.5
    hips = np.asarray(who.hips, float)
    pelvis, chest, gaze = turned(*who.pelvis), turned(*who.chest), turned(*who.gaze)
    top, legs = first + TOP, first + LEGS
    waist = hips + pelvis @ (np.array([0, -0.62, 0]) * h)
    ribs = waist + chest @ (np.array([0, -0.62, -0.06 - 0.12 * who.hunch]) * h)
    throat = ribs + chest @ (np.array([0, -0.62, 0.02 + 0.10 * who.hunch]) * h)
    skull = throat + gaze @ (np.array([0, -0.62 * who.neck - 0.1, 0.14]) * h) + chest @ (
        np.array([0, 0.05, 0.06 + 0.22 * who.hunch]) * h)
    wide = (0.76 - 0.2 * who.narrow) * h
    joints = dict(hips=hips, waist=waist, ribs=ribs, throat=throat, skull=skull)
    crease = ((0.25, 1, 0.1), 0.34 * h, 0.015 * h * who.loose, who.hips[0])
    body = clay.group()
    opts = dict(mat=top, blend=0.34 * h)
    clay.ball(hips + pelvis @ (np.array([0, -0.08, -0.02]) * h), np.array([0.62, 0.46, 0.47]) * h * fat, pelvis, legs
        if not who.skirt else top, 0.2 * h, fold=crease)
    clay.ball(waist, np.array([0.55, 0.55, 0.42]) * h * fat, chest, fold=crease, **opts)
    clay.ball(ribs + chest @ (np.array([0, 0.05, 0]) * h), np.array([0.60, 0.66, 0.44 + 0.06 * who.hunch]) * h *
        (1 + who.stout * 0.3), chest, fold=crease, **opts)
    if who.stout > 0.2:
        clay.ball(waist + chest @ (np.array([0, 0.2, 0.22 * fat]) * h), 0.46 * h * fat, None, **opts)
    for s in (-1, 1):  # collar to shoulder, and the slope of the neck
        shoulder = throat + chest @ np.array([s * wide, 0.31 * h, -0.05 * h])
        joints["left_shoulder" if s < 0 else "right_shoulder"] = shoulder
        clay.cone(throat + chest @ (np.array([s * 0.12, -0.08, -0.10]) * h), shoulder, 0.15 * h, 0.165 * h, top,
            0.2 * h)
        clay.cone(shoulder, ribs + chest @ (np.array([s * 0.42, 0.25, 0]) * h), 0.18 * h, 0.26 * h, top, 0.24 * h)
    for name, s in (("left", -1), ("right", 1)):
        limb = getattr(who, name)
        if limb is not None:
            _arm(clay, who, limb, s, joints, body, first)
        foot = getattr(who, name + "_foot")
        if foot is not None:
            _leg(clay, who, foot, s, joints, body, first, pelvis, fat)
    if who.bare:
        _muscles(clay, h, hips, waist, ribs, pelvis, chest, top)
    if who.skirt:
        hem = hips + np.array([0, who.skirt, 0])
        clay.group(body, 0.2 * h)
        clay.cone(hips, hem, 0.55 * h * fat, 0.72 * h * fat, top, 0.2 * h, fold=((1, 0.1, 0.4), 0.3 * h, 0.05 * h, 2))
    figure_heads.head(clay, skull, gaze, h, who.face, first, throat + chest @ (np.array([0, 0.06, -0.02]) * h))
    return joints


def _muscles(clay: Clay, h: float, hips: Array, waist: Array, ribs: Array, pelvis: Array, chest: Array,
             mat: int) -> None:
    """Chest, shoulder blades, seat, the furrow of the spine and the line of the belly."""
    on = lambda base, frame, x, y, z: base + frame @ (np.array([x, y, z]) * h)
    for s in (-1, 1):
        clay.ball(on(ribs, chest, s * 0.30, -0.10, -0.34), np.array([0.20, 0.26, 0.13]) * h, chest, mat, 0.12 * h)
        clay.ball(on(hips, pelvis, s * 0.25, 0.16, -0.28), np.array([0.30, 0.34, 0.28]) * h, pelvis, mat, 0.12 * h)
    clay.chain([on(ribs, chest, 0, -0.5, -0.47), on(ribs, chest, 0, 0.2, -0.50), on(waist, chest, 0, 0, -0.46),
        on(hips, pelvis, 0, -0.3, -0.50)], [0.04 * h, 0.05 * h, 0.05 * h, 0.03 * h], mat=mat, blend=0.16 * h, cut=1)
    clay.chain([on(ribs, chest, 0, -0.2, 0.52), on(waist, chest, 0, -0.1, 0.45), on(waist, chest, 0, 0.35, 0.44)],
        [0.02 * h, 0.025 * h, 0.02 * h], mat=mat, blend=0.10 * h, cut=1)


def _arm(clay: Clay, who: Figure, limb: Limb, s: int, joints: dict, body: int, first: int) -> None:
    h, skin, top = who.head, first + SKIN, first + TOP
    start = joints["left_shoulder" if s < 0 else "right_shoulder"]
    elbow, wrist = reach(start, np.asarray(limb.end, float), 1.42 * h * who.long, 1.14 * h * who.long,
        np.asarray(limb.hint, float))
    name = "left" if s < 0 else "right"
    joints[f"{name}_elbow"], joints[f"{name}_wrist"] = elbow, wrist
    bare = who.sleeves
    arm = clay.group(body, 0.24 * h)
    upper, lower = unit(elbow - start), unit(wrist - elbow)
    cloth = top if bare > 0.12 else skin
    puff = 1 + 0.16 * who.loose if bare > 0.12 else 1.0
    wave = dict(fold=(upper + 0.25 * np.cross(upper, (0, 0, 1)), 0.30 * h, 0.035 * h * who.loose, s + 0.5)) \
        if bare > 0.12 else {}
    fat = 1 + who.stout * 0.2
    mid = start + (elbow - start) * 0.42
    clay.cone(start, mid, 0.150 * h * puff, 0.166 * h * puff * fat, cloth, 0.12 * h)
    if 0.12 < bare < 0.5:
        cloth, puff, wave = skin, 1.0, {}
    clay.cone(mid, elbow, 0.175 * h * puff * fat, 0.138 * h * puff, cloth, 0.12 * h, **wave)
    if bare < 0.62:
        cloth, puff, wave = skin, 1.0, {}
    else:
        wave = dict(fold=(lower + 0.3 * np.cross(lower, (0, 0, 1)), 0.26 * h, 0.032 * h * who.loose, s + 2.5))
    belly = elbow + (wrist - elbow) * 0.3
    cuff = wrist - lower * 0.10 * h
    clay.cone(elbow, belly, 0.140 * h * puff, 0.152 * h * puff, cloth, 0.10 * h, **wave)
    clay.cone(belly, cuff, 0.152 * h * puff, 0.102 * h * puff * (1.12 if cloth == top else 1), cloth, 0.08 * h,
        **wave)
    fingers = lower if limb.fingers is None else np.asarray(limb.fingers, float)
    back = np.array([0, 0, 1.0]) if limb.back is None else np.asarray(limb.back, float)
    hand(clay, wrist, frame_of(fingers, back, s > 0), 0.78 * h, limb.pose, skin, first + NAIL, arm, wrist=0.12)


def _leg(clay: Clay, who: Figure, limb: Limb, s: int, joints: dict, body: int, first: int, pelvis: Array,
         fat: float) -> None:
    h, legs, shoes = who.head, first + LEGS, first + SHOES
    start = joints["hips"] + pelvis @ (np.array([s * 0.36 * fat, 0.12, 0]) * h)
    ankle = np.asarray(limb.end, float) - np.array([0, 0.22 * h, 0])
    knee, ankle = reach(start, ankle, 1.92 * h * who.long, 1.80 * h * who.long, np.asarray(limb.hint, float))
    joints[f"{'left' if s < 0 else 'right'}_knee"] = knee
    clay.group(body, 0.3 * h)
    upper, lower = unit(knee - start), unit(ankle - knee)
    w = 1 + 0.14 * who.loose
    wave = dict(fold=(upper + 0.3 * np.cross(upper, (0, 0, 1)), 0.4 * h, 0.035 * h * who.loose, s + 1.5))
    clay.cone(start, knee, 0.36 * h * fat, 0.225 * h * w, legs, 0.15 * h, **wave)
    wave = dict(fold=(lower + 0.3 * np.cross(lower, (0, 0, 1)), 0.32 * h, 0.04 * h * who.loose, s + 3.5))
    calf = knee + (ankle - knee) * 0.3
    clay.cone(knee, calf, 0.22 * h * w, 0.225 * h * w, legs, 0.12 * h, **wave)
    clay.cone(calf, ankle, 0.225 * h * w, 0.15 * h * w * (1.2 if who.loose > 0.5 else 1), legs, 0.12 * h, **wave)
    toes = unit(np.array([0, 0, 1.0]) if limb.fingers is None else np.asarray(limb.fingers, float))
    down = np.array([0, 1.0, 0]) if abs(toes[1]) < 0.7 else unit(np.cross(toes, (1, 0, 0)))
    clay.group()
    heel = ankle + down * 0.14 * h - toes * 0.12 * h
    ball, tip = ankle + toes * 0.46 * h + down * 0.155 * h, ankle + toes * 0.66 * h + down * 0.17 * h
    mat = shoes if not who.socks else first + SKIN
    clay.cone(ankle - lower * 0.1 * h, heel, 0.125 * h, 0.115 * h, mat, 0.1 * h)
    clay.cone(heel, ball, 0.12 * h, 0.125 * h, mat, 0.1 * h)
    clay.cone(ankle, ball, 0.13 * h, 0.10 * h, mat, 0.12 * h)
    clay.cone(ball, tip, 0.115 * h, 0.085 * h, mat, 0.1 * h)


__all__ = ["HAIR", "LEGS", "SHOES", "TOP", "Face", "Figure", "Limb", "figure", "reach"]
