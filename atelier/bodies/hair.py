"""Hair as a second relief over the skull: masses that grow from a whorl, with strands that run away from it."""

from functools import lru_cache

import cv2
import numpy as np

from atelier.bodies.faces import Head, ages, sculpted
from atelier.colour import Array
from atelier.noise import blur, smoothstep, value_noise

HAIRLINE = ((0, -0.345), (22, -0.34), (42, -0.25), (55, -0.13), (66, 0.02), (74, 0.09), (82, 0.02), (90, -0.07),
            (108, -0.06), (118, 0.10), (140, 0.26), (180, 0.33))


@lru_cache(maxsize=32)
def hair_relief(who: Head) -> tuple[Array, Array, Array] | None:
    """The hair as a second relief over the skull, its strands, and roots to paint on the skin; nothing for a shaven head."""
    s = sculpted(who)[0]
    if who.hair == "none":
        return None
    b, o = ages(who)
    base = s.base
    p = s.way * base[..., None]
    around = np.degrees(np.abs(np.arctan2(s.way[..., 0], s.way[..., 2])))
    border = np.interp(around, *zip(*HAIRLINE)).astype(np.float32)
    if who.hair == "bald":
        border = np.where(around < 100, np.minimum(border, 0.02), border)
    if who.hair in ("bun", "tied", "bob", "down"):
        border = np.where((around > 62) & (around < 120), np.maximum(border, -0.02), border)
    if who.hair in ("bob", "down"):
        border = np.where(around > 60, border + 0.30 * smoothstep(60, 90, around), border)
    a, e = np.radians(who.whorl[0]), np.radians(who.whorl[1])
    w = np.array([np.sin(a) * np.cos(e), np.sin(e), np.cos(a) * np.cos(e)])
    side = np.cross(w, (0.03, 1, 0.02))
    side /= np.linalg.norm(side)
    other = np.cross(w, side)
    away = np.arccos(np.clip(s.way @ w.astype(np.float32), -1, 1))
    angle = np.arctan2(s.way @ other.astype(np.float32), s.way @ side.astype(np.float32))
    drift = _seamless(base.shape, 60 * base.shape[0] / 384, who.seed + 7) - 0.5
    turn = angle + drift * 0.35 + 0.25 * np.sin(away * 1.6 + who.seed)
    locks, fine = _strands(turn, away, 26, who.seed), _strands(turn, away, 130, who.seed + 1)
    if who.hair == "curls":
        cell = value_noise(*base.shape, 9, who.seed + 2, 2)
        locks, fine = np.abs(cell * 2 - 1) ** 0.7, value_noise(*base.shape, 3, who.seed + 4, 2)
    ragged = (locks - 0.5) * 0.06 + (fine - 0.5) * 0.06
    inside = border - p[..., 1] + ragged
    cover = smoothstep(-0.025, 0.03, blur(inside.astype(np.float32), 1.2))
    fringe = smoothstep(0.0, 0.15, inside) ** 0.6  # hair lies flat where it begins
    if who.hair == "bald":
        crown = smoothstep(-0.36, -0.16, p[..., 1] + 0.10 * smoothstep(100, 180, around) + ragged)
        cover = cover * crown * smoothstep(52, 72, around + 300 * ragged)
    thick = {"crop": 0.016, "bun": 0.03, "tied": 0.03, "bald": 0.022, "curls": 0.085, "bob": 0.06,
        "down": 0.055}.get(who.hair, 0.042)
    thick *= 1 - 0.35 * o - 0.75 * b * (who.age < 2)
    body = thick * (0.75 + 0.35 * smoothstep(0.2, -0.4, p[..., 1]))
    deep = 0.35 if who.hair in ("crop", "bun", "tied") else 0.62
    height = (body + thick * deep * (0.55 * (locks - 0.5) + 0.20 * (fine - 0.5))) * fringe + 0.004
    if who.hair == "fuzz":  # too short to have a body of its own: painted on the scalp
        down = value_noise(*base.shape, 2.5, who.seed + 5, 2)
        return base, 0.5 * locks + 0.5 * fine, smoothstep(-0.05, 0.12,
            inside) * (0.45 + 0.5 * down + 0.15 * (fine - 0.5))
    relief = np.where(cover > 0.02, base + height - 0.010 * (1 - cover), base - 0.07)
    roots = np.exp(-((np.minimum(inside, 0) / 0.05) ** 2)) * smoothstep(0.35, 0.75, fine) * (cover < 0.98)
    if who.hair == "bald":
        roots = roots * smoothstep(50, 66, around)
    return relief.astype(np.float32), 0.5 * locks + 0.5 * fine, roots


def _seamless(shape: tuple[int, ...], size: float, seed: int) -> Array:
    """Noise for a chart whose left edge meets its right one."""
    rows, columns = shape
    pad = columns // 6
    wide = value_noise(rows, columns + pad, size, seed, 2)
    share = np.linspace(0, 1, pad, dtype=np.float32)[None]
    wide[:, :pad] = wide[:, :pad] * share + wide[:, columns:] * (1 - share)
    return wide[:, :columns]


def _strands(turn: Array, away: Array, count: float, seed: int) -> Array:
    """Ridges that run away from the whorl."""
    table = value_noise(256, 2048, 3, seed, 2, (1, 1))
    u = np.abs((turn + np.pi) % (2 * np.pi) - np.pi) / np.pi * count * 4 % 2040  # mirrored, so that no seam shows
    v = (away * 9) % 250
    return cv2.remap(table, u.astype(np.float32), v.astype(np.float32), cv2.INTER_LINEAR)
