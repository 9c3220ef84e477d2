"""A doorway of light stands over black water, a dog before it; the reflection breaks."""

import cv2
import numpy as np

from atelier.canvas import Canvas
from atelier.colour import rgb
from atelier.finishes import lead
from atelier.matrix import Card
from atelier.noise import smoothstep, value_noise
from atelier.paths import ellipse, poly, rect, smooth

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
DOG = [(95, -117), (99, -121), (100, -128), (95, -132), (85, -135), (79, -139), (74, -146), (66, -150), (57, -148),
    (51, -140), (44, -124), (33, -111), (14, -105), (-12, -101), (-38, -102), (-58, -97), (-72, -84), (-82, -64),
    (-92, -46), (-104, -38, 1), (-90, -40), (-78, -52), (-70, -66), (-68, -54), (-74, -42), (-82, -35), (-80, -20),
    (-78, -6), (-77, 0, 1), (-59, 0, 1), (-60, -5), (-68, -9), (-69, -22), (-67, -33), (-55, -44), (-42, -60),
    (-32, -70), (-14, -66), (6, -56), (20, -53), (25, -38), (25, -22), (24, -7), (24, 0, 1), (42, 0, 1), (41, -5),
    (34, -9), (34, -24), (37, -44), (46, -62), (53, -80), (58, -96), (63, -108), (71, -114), (81, -115), (90, -116)]
EAR = [(60, -149), (52, -143), (46, -131), (46, -118), (52, -113), (59, -119), (64, -132), (66, -143)]
FAR_LEGS = [[(-48, -72), (-50, -54), (-57, -40), (-55, -22), (-52, -6), (-51, 0, 1), (-34, 0, 1), (-35, -5),
    (-43, -9), (-45, -24), (-44, -36), (-34, -52), (-26, -70)], [(28, -62), (40, -40), (49, -20), (53, -6),
    (54, 0, 1), (71, 0, 1), (69, -5), (61, -9), (57, -24), (52, -44), (50, -66)]]


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
    with canvas.at(216, QUAY + 4, 1.42):
        for leg in FAR_LEGS:
            canvas.fill(smooth(leg), "#17120f", edge=0.02, wobble=0, detail=1, **FLAT)
        canvas.fill(smooth(DOG), "#0b0b0f", edge=0.02, wobble=0, detail=1, **FLAT)
        canvas.fill(smooth(EAR), "#241812", edge=0.02, wobble=0, detail=1, **FLAT)
        for edge in ([(93, -118), (81, -115), (70, -113), (61, -102), (54, -80), (46, -62), (38, -44), (35, -24),
            (36, -9)], [(55, -147), (49, -136), (43, -124), (33, -111), (14, -104), (-12, -101), (-38, -102)]):
            canvas.line(edge, [0.5, 1.8, 1.5, 0.4], "#e0924a", 0.85, wobble=0.1, detail=0.95, **FLAT)
    _water(canvas, xx, yy)


def _door(canvas: Canvas) -> None:
    """An opening in the wall, its lit jamb, and a thin leaf of boards swung out towards us on the right."""
    light = [(0, "#ffe9b0"), (0.35, "#ffd687"), (0.7, "#f9b65a"), (1, "#e88a3a")]
    canvas.fill(rect(266, 92, 150, QUAY - 92), "#4a3428", edge=0.1, detail=0.6, **FLAT)
    canvas.fill(rect(282, 110, 118, QUAY - 110), light, edge=0.05, wobble=0.2, detail=0.8, **FLAT)
    canvas.fill(poly([(282, 110), (294, 122), (294, QUAY - 6), (282, QUAY)]), "#b4622a", edge=0.05, detail=0.7,
        **FLAT)
    canvas.fill(poly([(282, 110), (400, 110), (400, 122), (294, 122)]), "#d98a44", edge=0.05, detail=0.7, **FLAT)
    leaf = canvas.fill(poly([(402, 110), (462, 82), (462, QUAY + 17), (402, QUAY)]),
        [(0, "#b0682e"), (0.5, "#8a4c26"), (1, "#5c3220")], gradient=((402, 0), (462, 0)), edge=0.05, wobble=0.2,
        detail=0.7, **FLAT)
    for t in (0.24, 0.5, 0.76):
        x = 402 + 60 * t
        canvas.line([(x, 110 - 28 * t), (x, QUAY + 17 * t)], 1.6, "#3a2018", 0.8, clip=leaf, wobble=0.1, detail=0.8)
    for y0, y1 in ((160, 144), (352, 358)):
        canvas.line([(402, y0), (462, y1)], 7, "#4a2a1a", 0.75, clip=leaf, wobble=0.1, detail=0.75)
    canvas.fill(poly([(462, 82), (467, 84), (467, QUAY + 17), (462, QUAY + 17)]), "#d08a48", edge=0.05, detail=0.8,
        **FLAT)
    canvas.fill(ellipse(450, 262, 4.2, 5), "#ffd08a", edge=0.02, wobble=0, detail=1, **FLAT)


def _quay(canvas: Canvas) -> None:
    canvas.fill(rect(-20, QUAY, 640, LEVEL - QUAY), "#1b1d26", edge=0.1, **FLAT)
    canvas.fill(poly([(282, QUAY), (400, QUAY), (444, LEVEL), (228, LEVEL)]), ["#f0a850", "#b4662c"], edge=0.2,
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
