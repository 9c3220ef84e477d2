"""Faces from newborn to very old, sculpted as one relief: skull and jaw, sockets with lids, nose, lips and the lines of age.

One unit is the height of an adult head. The eye line is y = 0; x runs to our right, y down, z out of the face.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from atelier.bodies.scene import Scene, turned
from atelier.bodies.sculpt import Sculpt, soft_max
from atelier.colour import Array
from atelier.noise import smoothstep, value_noise


@dataclass(frozen=True)
class Head:
    """A person and an expression. Ages in years; all the others are 0 for neutral unless they say otherwise."""

    age: float = 30
    eyes: float = 0.85  # 0 closed
    gaze: tuple[float, float] = (0, 0)  # to our right, down; in degrees
    brow: float = 0.0  # below 0 lowered, above 0 raised in the middle
    smile: float = 0.0
    gape: float = 0.0
    squeeze: float = 0.0  # eyes and nose screwed up: laughing or crying
    nose: float = 1.0
    jaw: float = 1.0
    lips: float = 1.0
    broad: float = 1.0
    gaunt: float = 0.0
    hair: str = "short"  # short crop fuzz bun bald tied bob none down curls
    whorl: tuple[float, float] = (170, -50)  # where the hair grows from: degrees round from the face, degrees down
    ears: float = 1.0
    nape: float = 1.0  # the cords from the skull to the shoulders; 0 under a collar
    stubble: float = 0.0
    brows: float = 1.0  # 0 also without lashes
    seed: int = 1
    rows: int = 384


def ages(who: Head) -> tuple[float, float]:
    """How much of a baby, and how old."""
    young = float(np.interp(who.age, (0, 1, 4, 9, 14, 19), (1, 0.86, 0.66, 0.45, 0.2, 0)))
    return young, float(np.interp(who.age, (35, 55, 72, 95), (0, 0.3, 0.68, 1)))


def _rough(who: Head) -> Scene:
    b, o = ages(who)
    k, drop = 1 - 0.22 * b, 0.075 * who.gape
    w = who.broad
    s = Scene()
    s.group()
    s.ball((0, -0.115 - 0.03 * b, -0.05), ((0.312 + 0.052 * b) * w, 0.385 + 0.035 * b, 0.402), None, 0, 0.1)
    s.ball((0, -0.06, 0.10), ((0.245 + 0.05 * b) * w, 0.26, 0.235 + 0.015 * b), None, 0, 0.12)
    s.ball((0, 0.12 * k, 0.08), (0.225 * w, 0.31 * k, 0.235), None, 0, 0.12)
    s.ball((0, 0.30 * k + drop * 0.5, 0.16), (0.135, 0.16 * k, 0.175), None, 0, 0.1)
    jaw = who.jaw * (1 - 0.16 * b)
    chin = (0.045 * who.jaw, 0.435 * k + drop, 0.262 - 0.035 * b)
    for x in (-1, 1):
        angle = (x * 0.195 * jaw * w, 0.285 * k + drop * 0.4, 0.03)
        s.cone((x * 0.232 * w, 0.06, -0.01), angle, 0.072, 0.055, 0, 0.1)
        s.cone(angle, (x * chin[0], chin[1], chin[2]), 0.055, 0.052, 0, 0.1)
        s.ball((x * 0.188 * w, 0.098 * k, 0.175), (0.078, 0.052, 0.088), turned(x * 38), 0, 0.08)
        fat = 0.082 + 0.042 * b - 0.014 * o - 0.03 * who.gaunt
        s.ball((x * (0.138 + 0.012 * b), 0.235 * k, 0.155), fat, None, 0, 0.1)
    s.ball((0, chin[1] - 0.10, 0.09), (0.13 * jaw, 0.085, 0.16), None, 0, 0.1)
    return s


def _profile(who: Head, nose: bool) -> tuple[list, list]:
    """The outline from the side, with or without the nose, and how broad each stretch of it is."""
    b, o = ages(who)
    k, d = 1 - 0.22 * b, 0.075 * who.gape
    n = who.nose * (1 - 0.42 * b + 0.12 * o)
    base = 0.352 - 0.01 * b
    rows = [
        (-0.36, 0.235 + 0.035 * b, 0.30), (-0.22, 0.332 + 0.028 * b, 0.28), (-0.10, 0.362 + 0.012 * b, 0.2),
        (-0.055, 0.372 - 0.006 * b, 0.12), (0.0, 0.350 - 0.016 * b if nose else 0.335, 0.046),
    ]
    if nose:
        rows += [
            (0.065 * k, base + 0.036 * n - 0.012 * b, 0.043), (0.115 * k, base + 0.068 * n, 0.044),
            (0.148 * k + 0.008 * o, base + 0.096 * n, 0.046), (0.172 * k + 0.014 * o, base + 0.088 * n, 0.044),
            (0.190 * k + 0.010 * o, base + 0.052 * n, 0.036), (0.203 * k, base + 0.016, 0.04),
        ]
    else:
        rows += [(0.10 * k, 0.338, 0.1), (0.19 * k, base + 0.002, 0.1)]
    thin = 1 - 0.6 * o
    rows += [
        (0.232 * k, base + 0.008 - 0.012 * o, 0.10), (0.262 * k, base + 0.012 * thin, 0.10),
        (0.285 * k + d * 0.4, base + 0.006 * thin - 0.01 * o, 0.10), (0.312 * k + d, base + 0.004 * thin, 0.10),
        (0.350 * k + d, base - 0.016 - 0.02 * b, 0.10), (0.410 * k + d, base - 0.004 - 0.03 * b + 0.012 * o, 0.10),
        (0.452 * k + d, base - 0.03 - 0.03 * b, 0.11), (0.476 * k + d, 0.27 - 0.03 * b, 0.12),
        (0.47 * k + d, 0.17, 0.16),
    ]
    return [(y, z) for y, z, _ in rows], [w for _, _, w in rows]


@lru_cache(maxsize=32)
def sculpted(who: Head) -> tuple[Sculpt, Array, list[tuple[Array, float, Array]]]:
    """The head as a relief with its tints; the share of brows, lashes and stubble; and the eyeballs."""
    b, o = ages(who)
    k = 1 - 0.22 * b
    s = Sculpt(_rough(who), who.rows)
    line, widths = _profile(who, nose=False)
    s.profile(line, widths)
    s.base = s.far.copy()
    _brow(s, who, b, o)
    eyes, hairy = _eyes(s, who, b, o, k)
    line, widths = _profile(who, nose=True)
    s.profile(line, widths)
    _nose(s, who, b, o, k)
    _mouth(s, who, b, o, k)
    _age(s, who, o, k)
    _colour(s, who, b, k)
    hairy = np.maximum(hairy * who.brows, _stubble(s, who, k))
    return s, hairy, eyes


def _brow(s: Sculpt, who: Head, b: float, o: float) -> None:
    ridge = 0.014 * (1 - 0.85 * b) * who.jaw
    low = -0.012 * min(who.brow, 0) + 0.01 * who.squeeze
    s.both([(0.045, -0.055 + low), (0.12, -0.072), (0.2, -0.05)], [0.03, 0.035, 0.03], ridge + 0.006)
    s.both([(0.062, 0.004), (0.12, 0.0), (0.185, 0.012)], [0.034, 0.048, 0.036], -0.046 + 0.012 * b)
    s.both([(0.07, 0.055), (0.125, 0.072), (0.175, 0.06)], [0.022, 0.026, 0.022], -0.010 - 0.006 * o)
    for x in (-1, 1):
        s.swell((x * 0.275, -0.06, 0.14), (0.06, 0.1, 0.09), -0.016 - 0.014 * o - 0.012 * who.gaunt + 0.02 * b)
        s.swell((x * 0.21, 0.22, 0.15), (0.08, 0.11, 0.10), -0.010 * (1 - b) - 0.016 * o - 0.024 * who.gaunt)
    if who.brow < 0 or who.squeeze:  # the frown between the brows
        for x in (-0.016, 0.016):
            s.push([(x, -0.10), (x * 1.3, -0.04)], [0.008, 0.009], -0.011 * max(-who.brow, who.squeeze * 0.8))


def _eyes(s: Sculpt, who: Head, b: float, o: float, k: float) -> tuple[list, Array]:
    balls, hairy = [], np.zeros_like(s.far)
    p = s.points()
    x, y = p[..., 0], p[..., 1]
    front = smoothstep(0.05, 0.12, p[..., 2])
    fuzz = value_noise(*s.far.shape, 2.5, who.seed + 11, 2)
    for side in (-1, 1):
        c = np.array([side * (0.122 + 0.006 * b), 0.012, 0.256 + 0.004 * b])
        r = 0.062 + 0.004 * b
        half = 0.062 + 0.006 * b
        t = (x - c[0]) * side / half  # -1 at the nose, 1 outside
        lid = np.clip(1 - np.abs(t) ** 2.1, 0, 1)
        tilt = (-0.006 + 0.010 * o) * t  # the outer corner lies higher, and sinks with age
        squint = 1 - 0.55 * who.squeeze
        high = c[1] + tilt + 0.004 - (0.025 + 0.006 * b) * who.eyes * squint * lid ** 0.8 * (1 - 0.12 * t)
        low = c[1] + tilt + 0.004 + 0.0145 * who.eyes * squint * lid
        if who.eyes < 0.08:
            high = low = c[1] + tilt + 0.004 + 0.017 * lid - 0.012 * who.squeeze * lid
        near = np.exp(-np.clip(np.hypot(t / 1.25, (y - c[1]) / 0.062), 0.75, 9) ** 2 * 2 + 1.125) * front
        bulge = s.ball(c, r + (0.009 if who.eyes >= 0.08 else 0.001))
        lids = soft_max(s.far, np.where(bulge > 0, bulge, s.far - 0.05), 0.012)
        s.far += (lids - s.far) * smoothstep(0.05, 0.5, near)
        gap = np.abs(t) < 1.02
        line = lambda off, w: np.exp(-(((y - high - off) / w) ** 2)) * np.clip(1.15 - np.abs(t) ** 3, 0,
            1) * gap * front
        if who.eyes >= 0.08:
            hole = smoothstep(-0.003, 0.003, y - high) * smoothstep(-0.003, 0.003, low - y) * (np.abs(t) < 1) * front
            s.far -= hole * np.maximum(s.far - (np.where(bulge > 0, s.ball(c, r * 0.80), s.far - 0.03)), 0)
            way = turned(who.gaze[0], who.gaze[1]) @ np.array([0, 0, 1.0])
            balls.append((c, r, way))
            s.far += 0.004 * np.exp(-(((y - low - 0.004) / 0.005) ** 2)) * gap * lid * front  # the lower lid's rim
            wet = np.exp(-(((y - low) / 0.004) ** 2)) * gap * front
            s.stain(np.clip(wet, 0, 1) * 0.7, (0.84, 0.62, 0.60))
        crease = -0.021 if who.eyes >= 0.08 else -0.040
        depth = (0.010 - 0.006 * b) * (1 - 0.4 * who.squeeze)
        s.far -= depth * line(crease - 0.004 * o, 0.006)
        s.stain(np.clip(line(crease, 0.007), 0, 1) * 0.5, (0.86, 0.72, 0.70))
        if who.eyes < 0.08:
            s.far -= 0.012 * line(0.001, 0.0035)
        lashes = line(-0.0025 if who.eyes >= 0.08 else 0.003, 0.0042 if who.eyes >= 0.08 else 0.0032)
        hairy = np.maximum(hairy, np.clip(lashes, 0, 1) * (0.9 - 0.45 * b - 0.3 * o))
        pouch = np.exp(-(((y - c[1] - 0.052) / 0.012) ** 2)) * np.clip(1 - np.abs(t * 0.9) ** 2, 0, 1) * front
        s.far -= pouch * (0.002 + 0.009 * o + 0.006 * who.squeeze)
        s.far += 0.006 * (o + who.squeeze) * np.exp(-(((y - c[1] - 0.034) / 0.011) ** 2)) * lid * front
        s.stain(np.clip(np.exp(-(((y - c[1] - 0.036) / 0.022) ** 2)) * lid * front, 0, 1) * 0.5, (0.93, 0.86, 0.92))
        hood = np.exp(-(((y - high + 0.03) / 0.014) ** 2)) * np.clip(0.4 + 0.7 * t, 0, 1) * gap * front
        s.far += hood * 0.010 * o
        up = -0.014 * who.brow
        a, e = -0.062 + up - 0.010 * min(who.brow,
            0) + 0.012 * who.squeeze, -0.090 - 0.3 * abs(up) + 0.008 * who.squeeze
        bow = [(side * 0.042, a), (side * 0.085, e), (side * 0.145, e + 0.002), (side * 0.20, e + 0.034)]
        hair = s.band(bow, [0.017, 0.019, 0.015, 0.006])
        hairy = np.maximum(hairy, smoothstep(0.1, 1.0, hair * (0.75 + 0.5 * fuzz)) * (0.74 - 0.55 * b - 0.2 * o))
        s.far += hair * 0.004 * (1 - b)
    return balls, hairy


def _nose(s: Sculpt, who: Head, b: float, o: float, k: float) -> None:
    n = 1 - 0.25 * b
    wide = (0.060 + 0.006 * who.smile + 0.004 * o) * (1 - 0.05 * b)
    y = 0.168 * k + 0.006 * o - 0.008 * who.squeeze
    s.both([(wide - 0.004, y - 0.004)], [0.029], 0.034 * n)
    s.both([(wide + 0.014, y - 0.034), (wide + 0.025, y - 0.006), (wide + 0.014, y + 0.019)], [0.011, 0.011, 0.009],
        -0.008 * n)
    s.both([(wide - 0.026, y - 0.024), (wide - 0.016, y - 0.004)], [0.010, 0.009], -0.007 * n)
    hole = s.band([(0.024, y + 0.020), (0.046, y + 0.017)], [0.010, 0.009])
    hole = np.maximum(hole, s.band([(-0.024, y + 0.020), (-0.046, y + 0.017)], [0.010, 0.009]))
    s.far -= hole * 0.026 * n
    s.stain(np.clip(hole * 1.2, 0, 1), (0.42, 0.26, 0.26))
    s.both([(0.036, 0.03), (0.052, 0.09 * k)], [0.016, 0.02], -0.008 * n)  # the plane between bridge and cheek


def _mouth(s: Sculpt, who: Head, b: float, o: float, k: float) -> None:
    smile, gape = who.smile, who.gape
    y0, d = 0.285 * k, 0.075 * gape
    half = (0.083 - 0.010 * b) * (1 + 0.20 * smile - 0.10 * gape)
    fat = who.lips * (1 - 0.5 * o) * (1 - 0.18 * smile)
    corner = y0 + 0.006 - 0.026 * smile + d * 0.35
    up = lambda t: y0 - 0.010 * smile * 0 + (corner - y0) * np.abs(t) ** 1.8 - 0.2 * d * (1 - t * t)
    p = s.points()
    x, y, front = p[..., 0], p[..., 1], smoothstep(0.1, 0.2, p[..., 2])
    t = np.clip(x / half, -1.3, 1.3)
    lid = np.clip(1 - np.abs(t) ** 2.4, 0, 1)
    upper, lower = up(t), up(t) + d * 1.9 * lid ** 0.8
    bow = 0.006 * np.exp(-((x / 0.013) ** 2)) - 0.003 * np.exp(-(((np.abs(x) - 0.024) / 0.014) ** 2))
    top = upper - (0.025 * fat + 0.004) * lid ** 0.9 + bow * fat
    bottom = lower + (0.034 * fat + 0.003) * lid ** 0.75
    inside = (np.abs(t) < 1) * front
    above = np.clip((upper - y) / (upper - top + 4e-3), -0.2, 1.6)
    below = np.clip((y - lower) / (bottom - lower + 4e-3), -0.2, 1.6)
    roll = np.exp(-(((above - 0.45) / 0.5) ** 2)) * (y < upper) + np.exp(-(((below - 0.45) / 0.5) ** 2)) * (y > lower)
    s.far += inside * roll * lid ** 0.7 * 0.024 * (0.35 + 0.65 * fat)
    red = inside * smoothstep(-0.004, 0.003, y - top) * smoothstep(-0.005, 0.004, bottom - y)
    s.stain(red * (0.8 if o < 0.6 else 0.5), (0.93, 0.74, 0.74))
    s.stain(red * (y < upper) * 0.5, (0.90, 0.80, 0.80))
    s.wet = np.maximum(s.wet, red * (y > lower) * 0.7)
    if gape > 0.04:
        hole = inside * smoothstep(-0.004, 0.008, y - upper) * smoothstep(-0.004, 0.008, lower - y)
        teeth = hole * smoothstep(0.004, -0.004, y - upper - min(0.030, d * 0.8) * lid) * (0.25 if b > 0.8 else 1)
        tongue = hole * smoothstep(0.0, 0.03, y - (lower - 0.04)) * np.exp(-((x / 0.06) ** 2))
        s.far -= hole * (0.060 - 0.045 * teeth - 0.02 * tongue)
        gaps = 1 - 0.25 * np.exp(-((((x / 0.019) % 1) - 0.5) ** 2) / 0.008) * teeth
        s.tint = s.tint * (1 - hole[..., None]) + hole[..., None] * (
            np.array([0.20, 0.09, 0.09]) + teeth[..., None] * gaps[..., None] * np.array([0.86, 0.92, 0.90])
            + tongue[..., None] * np.array([0.36, 0.18, 0.18])).astype(np.float32)
    else:
        seam = np.exp(-(((y - upper) / 0.0042) ** 2)) * np.clip(1.1 - np.abs(t) ** 4, 0, 1) * inside
        s.far -= seam * 0.013
        s.stain(np.clip(seam, 0, 1) * 0.8, (0.52, 0.36, 0.36))
    s.both([(half * 1.03, corner)], [0.014], -0.010)
    s.both([(0.0, 0.35 * k + d), (0.045, 0.345 * k + d)], [0.016, 0.014], -0.006)
    s.push([(0, 0.215 * k), (0, 0.252 * k)], [0.010, 0.012], -0.007)
    s.both([(0.018, 0.215 * k), (0.022, 0.252 * k)], [0.008, 0.008], 0.004)
    fold = 0.004 * (1 - b) + 0.010 * o + 0.014 * max(smile, 0) + 0.012 * who.squeeze
    s.both([(0.088, 0.150 * k), (0.122 + 0.012 * smile, 0.215 * k), (0.128 + 0.014 * smile, 0.285 * k)],
        [0.012, 0.014, 0.010], -fold)
    for side in (-1, 1):
        s.swell((side * 0.158, 0.135 * k, 0.235), (0.07, 0.055, 0.07), 0.022 * max(smile, 0) + 0.012 * who.squeeze)
        if smile < 0 or gape:
            s.swell((side * 0.13, 0.33 * k + d * 0.6, 0.23), 0.04, -0.006 * abs(smile))


def _age(s: Sculpt, who: Head, o: float, k: float) -> None:
    lines = o + 0.5 * max(who.brow, 0) * (1 if who.age > 18 else 0.4)
    if lines > 0.1:
        for i, y in enumerate((-0.15, -0.19, -0.232)):
            bend = [(-0.15, y + 0.012), (-0.06, y - 0.004 + 0.004 * i), (0.03, y + 0.003), (0.15, y + 0.014)]
            s.push(bend, [0.004, 0.007, 0.006, 0.003], -0.0045 * lines)
    if o > 0.1 or who.squeeze:
        crow = o + 0.6 * who.squeeze
        for i in range(4):
            a = -0.03 + 0.022 * i
            s.both([(0.192, 0.006 + a * 0.4), (0.226, a + 0.004), (0.245, a * 1.6)], [0.004, 0.005, 0.003],
                -0.006 * crow)
    if o > 0.1:
        s.both([(0.105, 0.30 * k), (0.118, 0.36 * k), (0.10, 0.41 * k)], [0.008, 0.012, 0.008], -0.010 * o)
        for side in (-1, 1):  # jowls, and skin that hangs below the eye
            s.swell((side * 0.135, 0.37 * k, 0.18), (0.04, 0.05, 0.06), 0.014 * o)
            s.both([(0.075, 0.075), (0.13, 0.105), (0.18, 0.09)], [0.008, 0.010, 0.006], -0.004 * o)
        for i in range(-4, 5):
            s.push([(i * 0.016, 0.222 * k), (i * 0.018, 0.258 * k)], [0.0035, 0.003], -0.0045 * o)
        wrinkle = value_noise(*s.far.shape, 14, who.seed + 3, 3) - 0.5
        s.far += wrinkle * 0.0045 * o * smoothstep(0.0, 0.2, s.way[..., 2])


def _colour(s: Sculpt, who: Head, b: float, k: float) -> None:
    """A painter's three zones: yellow brow, red middle, cooler jaw; never a spot."""
    p = s.points()
    y, z = p[..., 1], p[..., 2]
    front = smoothstep(0.02, 0.25, z)
    s.stain(smoothstep(-0.02, -0.16, y) * front * 0.5, (1.02, 1.0, 0.92))
    s.stain(smoothstep(-0.03, 0.06, y) * smoothstep(0.27, 0.12, y) * front * 0.6, (1.03, 0.90, 0.88))
    s.stain(smoothstep(0.24, 0.36, y) * front * (0.25 + 0.6 * who.stubble), (0.93, 0.96, 0.99))
    nose = s.band([(0, 0.10 * k), (0, 0.155 * k)], [0.03, 0.045])
    s.stain(nose * (0.35 + 0.3 * b), (1.04, 0.84, 0.82))
    if who.squeeze:
        s.stain(smoothstep(-0.1, 0.1, y) * front * who.squeeze * 0.5, (1.05, 0.82, 0.8))
    blotch = value_noise(*s.far.shape, 22, who.seed, 3)[..., None] - 0.5
    s.tint *= 1 + blotch * np.array([0.05, 0.10, 0.10], np.float32) * (1 + 0.8 * (who.age > 60))


def _stubble(s: Sculpt, who: Head, k: float) -> Array:
    if not who.stubble:
        return np.zeros_like(s.far)
    p = s.points()
    jaw = smoothstep(0.16, 0.27, p[..., 1] + 0.25 * np.abs(p[..., 0])) * smoothstep(-0.06, 0.06, p[..., 2])
    jaw *= 1 - s.band([(-0.06, 0.29 * k), (0.06, 0.29 * k)], [0.028, 0.028])
    jaw *= 1 - 0.8 * s.band([(-0.12, 0.16), (-0.1, 0.22)], [0.04, 0.03]) - 0.8 * s.band([(0.12, 0.16), (0.1, 0.22)],
        [0.04, 0.03])
    grain = value_noise(*s.far.shape, 2.2, 5, 2)
    return np.clip(jaw * who.stubble * (0.35 + 0.5 * grain), 0, 1)
