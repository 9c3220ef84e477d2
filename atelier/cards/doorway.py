"""A doorway of light stands over black water, a dog before it; the reflection breaks."""

import cv2
import numpy as np

from atelier.canvas import Canvas
from atelier.colour import rgb
from atelier.finishes import lead
from atelier.matrix import Card
from atelier.noise import smoothstep, value_noise
from atelier.paths import poly, rect, smooth

CARD = Card(
    id="doorway",
    palette="soot-and-lamp",
    composition="reflection",
    setting="black water",
    mood="longing",
    themes=("home", "loneliness", "night", "animals", "mystery"),
    hero="dog before a door",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=797,
    grading=dict(ground="#12141b", bare=0.075, smudge=0.9, pressure=0.8),
    finish="pastel",
)

FLAT = dict(grain=0, texture=0, mottle=0)
GROUND = "#12141b"
QUAY = 404
LEVEL = 424
DOG = [(104, -102), (101, -107), (92, -108), (82, -110), (76, -116), (66, -120), (56, -115), (48, -103), (38, -93),
    (24, -87), (0, -82), (-28, -83), (-50, -80), (-63, -72), (-76, -58), (-85, -38), (-92, -16, 1), (-80, -36),
    (-70, -55), (-69, -48), (-73, -40), (-81, -30), (-79, -16), (-78, -4), (-78, 0, 1), (-58, 0, 1), (-60, -6),
    (-68, -10), (-68, -24), (-62, -34), (-48, -44), (-40, -54), (-30, -57), (-12, -50), (8, -42), (19, -40),
    (20, -28), (22, -17), (20, -5), (20, 0, 1), (40, 0, 1), (38, -6), (31, -9), (31, -20), (34, -36), (42, -52),
    (50, -67), (58, -81), (66, -91), (80, -95), (94, -95), (102, -97)]
EAR = [(66, -117), (57, -115), (50, -102), (51, -91), (58, -88), (63, -96), (67, -108)]
FAR_LEGS = [[(-50, -54), (-54, -42), (-60, -31), (-57, -16), (-57, -4), (-57, 0, 1), (-39, 0, 1), (-41, -6),
    (-48, -10), (-48, -24), (-40, -38), (-32, -54)], [(26, -46), (35, -28), (43, -8), (42, 0, 1), (60, 0, 1),
    (58, -6), (52, -9), (47, -24), (44, -50)]]


def draw(canvas: Canvas) -> None:
    """The wall and the light above, the same below in pieces."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    canvas.picture[:] = rgb(GROUND)
    murk = value_noise(h, w, 180 * s, 3, 4) - 0.5
    wall = np.clip(0.1 + murk * 0.5, 0, 1) * smoothstep(QUAY, 60, yy)
    canvas.picture += (rgb("#2b3348") - canvas.picture) * wall[..., None]
    glow = np.exp(-np.hypot((xx - 338) / 120, (yy - 250) / 190) ** 2 * 0.9)
    canvas.picture += rgb("#7a4a1e") * (glow * 0.34)[..., None] * (yy < LEVEL)[..., None]
    behind = np.exp(-(((xx - 210) / 150) ** 2) - (((yy - 330) / 110) ** 2))
    canvas.picture += rgb("#6a4222") * (behind * 0.5)[..., None] * (yy < LEVEL)[..., None]
    lead(canvas, 78 + murk * 50)
    _door(canvas)
    _quay(canvas)
    with canvas.at(236, QUAY + 4, 1.5):
        for leg in FAR_LEGS:
            canvas.fill(smooth(leg), "#17120f", edge=0.06, wobble=0.2, detail=0.75, **FLAT)
        canvas.fill(smooth(DOG), "#0b0b0f", edge=0.06, wobble=0.2, detail=0.82, **FLAT)
        canvas.fill(smooth(EAR), "#1d1511", edge=0.06, wobble=0.2, detail=0.85, **FLAT)
        for edge in ([(100, -96), (80, -94), (66, -90), (58, -80), (50, -66), (42, -51), (34, -36), (31, -20), (33, -9)],
            [(56, -114), (47, -102), (38, -92), (24, -86), (0, -81), (-28, -82)]):
            canvas.line(edge, [0.5, 1.4, 1.2, 0.4], "#d98a45", 0.75, wobble=0.1, detail=0.85, **FLAT)
    _water(canvas, xx, yy)


def _door(canvas: Canvas) -> None:
    light = [(0, "#ffe9b0"), (0.35, "#ffd687"), (0.7, "#f9b65a"), (1, "#e88a3a")]
    canvas.fill(rect(282, 118, 116, QUAY - 118), light, edge=0.1, wobble=0.5, detail=0.45, **FLAT)
    canvas.fill(rect(282, 118, 14, QUAY - 118), "#c06a2c", alpha=0.7, soft=1.5, edge=0.1, detail=0.45, **FLAT)
    canvas.fill(poly([(398, 112), (440, 130), (440, QUAY + 4), (398, QUAY)]), ["#5a3420", "#7a4a26"], edge=0.1,
        wobble=0.4, detail=0.4, **FLAT)
    canvas.line([(418, 126), (418, QUAY - 4)], 2, "#2a1a16", 0.8, detail=0.5, **FLAT)
    canvas.fill(rect(268, 104, 14, QUAY - 104), "#3a2a26", edge=0.1, detail=0.4, **FLAT)
    canvas.fill(rect(264, 98, 140, 14), "#4a3428", edge=0.1, detail=0.4, **FLAT)


def _quay(canvas: Canvas) -> None:
    canvas.fill(rect(-20, QUAY, 640, LEVEL - QUAY), "#1b1d26", edge=0.1, **FLAT)
    canvas.fill(poly([(282, QUAY), (398, QUAY), (452, LEVEL), (228, LEVEL)]), ["#f0a850", "#b4662c"], edge=0.2,
        soft=1, alpha=0.9, detail=0.5, **FLAT)
    canvas.line([(120, QUAY + 1), (230, QUAY + 1), (470, QUAY + 1), (560, QUAY + 1)], [0.5, 2.4, 2.4, 0.5],
        "#a86a38", 0.8, wobble=0.2, detail=0.5, **FLAT)


def _water(canvas: Canvas, xx, yy) -> None:
    """Mirror what is above, pulled apart into strokes that widen towards us."""
    s, h = canvas.scale, canvas.height
    down = np.clip(yy - LEVEL, 0, None)
    t = down / (900 - LEVEL)
    ys = np.arange(h, dtype=np.float32)[:, None] / s
    stretch = np.clip(ys - LEVEL, 0, None)
    row = 26 * np.log1p(stretch / 26)  # ripples grow with nearness
    bands = value_noise(600, 160, 9, 6, 2, (7, 1))
    wave = cv2.remap(bands, (xx * 0.26).astype(np.float32), np.broadcast_to(row * 4.2, xx.shape).astype(np.float32),
        cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT) - 0.5
    fine = cv2.remap(bands, (xx * 0.5 + 30).astype(np.float32),
        np.broadcast_to(row * 9 + 40, xx.shape).astype(np.float32), cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REFLECT) - 0.5
    sx = xx + wave * (8 + 150 * t) + fine * (4 + 50 * t)
    sy = LEVEL - down * 0.8 - wave * (4 + 60 * t)
    mirrored = cv2.remap(canvas.picture, (sx * s).astype(np.float32), (np.clip(sy, 2, LEVEL) * s).astype(np.float32),
        cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    gaps = smoothstep(-0.12, 0.1, wave + fine * 0.6 + 0.1 - 0.26 * t)
    dim = (0.92 - 0.4 * t) * gaps
    black = np.broadcast_to(rgb("#0d0f15"), mirrored.shape)
    pool = black + (mirrored - black) * dim[..., None]
    far = np.exp(-(((xx - 338) / (70 + 130 * t)) ** 2)) * smoothstep(0.42, 0.62, wave + 0.5) * 0.3 * (1 - 0.5 * t)
    pool = pool + rgb("#c8742c") * far[..., None] * 0.5
    below = smoothstep(LEVEL - 0.5, LEVEL + 0.5, yy)[..., None]
    canvas.picture[:] = canvas.picture * (1 - below) + pool * below
    canvas.detail[:] = np.where(yy > LEVEL, 0.4, canvas.detail)
    lead(canvas, wave * 30, (yy > LEVEL).astype(np.float32))
    canvas.picture[:] = np.clip(canvas.picture, 0, 1)
