"""A doorway of light stands over black water, a dog before it; the reflection breaks."""

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import ramp, rgb
from atelier.matrix import Card
from atelier.noise import smoothstep, value_noise
from atelier.paths import ellipse, placed, poly, rect, smooth

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
    grading=dict(vignette=0.22, contrast=1.04, saturation=1.06, shadows="#16204a"),
)

FLAT = dict(grain=0, texture=0, mottle=0)
GROUND = "#12141b"
QUAY = 404
LEVEL = 424
DOG = [(97, -131), (99, -134), (97.5, -138), (93, -139.5), (84, -142), (77, -145), (74, -149.5), (69, -153.5),
    (60, -155), (52, -151), (47, -143), (40, -128), (31, -115), (20, -107), (6, -102), (-12, -100), (-32, -102),
    (-50, -102), (-66, -98), (-76, -90), (-84, -75), (-87.5, -60), (-91, -46), (-96.5, -33), (-102, -25.5),
    (-101, -24.5), (-96, -30), (-91, -37), (-85.5, -47), (-81, -59), (-77, -69), (-74.5, -60), (-72, -47),
    (-75, -40), (-80, -34), (-79, -28), (-76, -18), (-75, -8), (-75, -2), (-72, 0), (-56, 0), (-53, -2.5), (-55, -6),
    (-60, -8.5), (-65, -13), (-66, -23), (-65, -31), (-56, -40), (-45, -49), (-37, -59), (-31, -69), (-16, -66),
    (2, -59), (14, -54), (19, -46), (22, -34), (22.5, -25), (23, -19), (26, -9), (26, -2), (29, 0), (43, 0),
    (46, -2.5), (44, -6), (39, -9), (34.5, -14), (34, -24), (34.5, -36), (38, -49), (46, -60), (54, -72), (57, -84),
    (58, -97), (60, -108), (65, -116), (71, -121), (80, -124), (88, -126), (92, -128)]
EAR = [(60, -152), (54, -151), (48, -144), (46, -134), (48, -124), (52, -119), (57, -124), (60, -133), (63, -143)]
FAR_LEGS = [[(-44, -74), (-46, -58), (-54, -46), (-61, -36), (-60, -29), (-55, -18), (-54, -7), (-54, -1), (-51, 0),
    (-36, 0), (-33, -2.5), (-35, -6), (-40, -8.5), (-45, -14), (-47, -24), (-45, -32), (-36, -42), (-28, -54),
    (-22, -70)], [(28, -62), (38, -44), (43, -31), (44, -23), (47, -12), (49, -5), (50, -1), (53, 0), (66, 0),
    (69, -2.5), (67, -6), (62, -9), (57, -14), (55, -24), (54, -34), (53, -46), (53, -66)]]


def draw(canvas: Canvas) -> None:
    """The wall and the light above, the same below in pieces."""
    canvas.set_light((0.7, -0.25, 0.35), ambient="#141a30", key="#ffc67a")
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    canvas.picture[:] = rgb(GROUND)
    murk = value_noise(h, w, 150 * s, 3, 4) - 0.5
    plaster = value_noise(h, w, 34 * s, 8, 3, (1.8, 1)) - 0.5
    night = ramp([(0, "#10131f"), (0.45, "#1b2338"), (1, "#35405c")])
    canvas.picture[:] = night[np.clip((0.36 + murk * 0.5 + plaster * 0.3) * 511, 0, 511).astype(np.int32)]
    glow = np.exp(-np.hypot((xx - 345) / 175, (yy - 262) / 215) ** 2)
    behind = np.exp(-(((xx - 215) / 150) ** 2) - (((yy - 350) / 105) ** 2))
    spill = np.clip(glow * 0.62 + behind * 0.5, 0, 0.85) * (0.9 + 0.7 * plaster + 0.4 * murk)
    canvas.picture += (rgb("#b56d33") - canvas.picture) * np.clip(spill, 0, 1)[..., None] * 0.72
    _door(canvas)
    _quay(canvas)
    brush.background(canvas, (15, 8, 4, 2.5), impasto=0.09)
    _dog(canvas)
    with brush.loose(canvas, (9, 5, 3), impasto=0.08):
        _water(canvas, xx, yy)


def _dog(canvas: Canvas) -> None:
    """Dark against the door, its front and its back edged by the light it looks into."""
    crisp = dict(edge=0.04, wobble=0.1, grain=0.12, texture=0, detail=0.95)
    with canvas.at(216, QUAY + 4, 1.42):
        canvas.fill(ellipse(0, 1, 104, 5), "#05060c", alpha=0.6, soft=3, detail=0.5, **FLAT)
        for leg in FAR_LEGS:
            canvas.fill(smooth(leg), ["#15100f", "#0c0a0e"], form=0.5, radius=7, shade="#07080f",
                highlight="#4a2c1c", rim=("#e08c44", 1.4, 0.6, (0.8, -0.4, 0.1)), **crisp)
        body = canvas.fill(smooth(DOG), [(0, "#1c1517"), (0.5, "#120f14"), (1, "#0d0c12")],
            gradient=((0, -150), (0, 0)), form=0.8, radius=17, shade="#07080f", highlight="#6e4226",
            rim=("#ffb560", 2.2, 1.0, (0.8, -0.5, 0.1)), **crisp)
        for way, widths in (([(20, -100), (36, -86), (42, -68), (33, -48)], [2, 13, 12, 2]),
            ([(-60, -90), (-52, -70), (-58, -50)], [2, 16, 3]), ([(-40, -74), (-14, -70), (10, -62)], [2, 14, 2])):
            canvas.line(way, widths, "#08080f", 0.5, soft=4, clip=body, detail=0.8, **FLAT)
        canvas.fill(rect(-120, -70, 86, 90), "#07080f", alpha=0.75, soft=14, clip=body, detail=0.8, **FLAT)
        canvas.line([(-62, -92), (-40, -98), (-8, -96), (20, -101)], [1, 3, 3, 1], "#7a4828", 0.22, soft=2.4,
            clip=body, detail=0.8, **FLAT)
        canvas.line([(72, -149), (77, -142), (84, -138.5), (94, -136)], [1, 2.6, 2.2, 1], "#8a542e", 0.5, soft=1.2,
            clip=body, detail=0.9, **FLAT)
        canvas.fill(placed(smooth(EAR), -1.5, 2.5), "#06070c", alpha=0.6, soft=2, clip=body, detail=0.9, **FLAT)
        canvas.fill(smooth(EAR), ["#241816", "#120e11"], form=0.8, radius=8, highlight="#7a4a28", shade="#0a0a10",
            **crisp)
        canvas.line([(56, -100), (60, -112), (69, -120), (80, -126), (92, -131)], [1, 6, 8, 6, 2], "#08070c", 0.5,
            soft=2.8, clip=body, detail=0.9, **FLAT)
        canvas.fill(ellipse(97, -135.2, 3.2, 3, 20), "#050409", soft=0.6, clip=body, edge=0, wobble=0, detail=1,
            **FLAT)
        canvas.line([(86, -129.6), (92, -131.2), (96, -131.4)], [0.4, 1, 0.6], "#060509", 0.8, wobble=0, clip=body,
            detail=0.9, **FLAT)  # the closed mouth
        canvas.fill(ellipse(72.4, -143.6, 2, 1.1, 16), "#0a0708", alpha=0.85, soft=0.6, edge=0, wobble=0, detail=1,
            **FLAT)
        canvas.fill(ellipse(73.2, -144, 0.5, 0.4), "#8a5a34", edge=0, wobble=0, detail=1, **FLAT)


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
    sx = xx + wave * (6 + 74 * t) + fine * (3 + 20 * t)
    sy = LEVEL - down * 0.86 - wave * (4 + 34 * t)
    mirrored = cv2.remap(canvas.picture, (sx * s).astype(np.float32), (np.clip(sy, 2, LEVEL) * s).astype(np.float32),
        cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    gaps = smoothstep(-0.16, 0.06, wave + fine * 0.6 + 0.1 - 0.12 * t)
    dim = (0.9 - 0.22 * t) * (0.22 + 0.78 * gaps)
    black = np.broadcast_to(rgb("#0b0f1c"), mirrored.shape)
    pool = black + (mirrored - black) * dim[..., None]
    far = np.exp(-(((xx - 338) / (70 + 130 * t)) ** 2)) * smoothstep(0.42, 0.62, wave + 0.5) * 0.3 * (1 - 0.5 * t)
    pool = pool + rgb("#c8742c") * far[..., None] * 0.5
    below = smoothstep(LEVEL - 0.5, LEVEL + 0.5, yy)[..., None]
    canvas.picture[:] = canvas.picture * (1 - below) + pool * below
    canvas.detail[:] = np.where(yy > LEVEL, 0.4, canvas.detail)
    canvas.picture[:] = np.clip(canvas.picture, 0, 1)
