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
DOG = [(97, -116), (104, -118), (108, -122), (109, -128), (106, -131), (98, -133), (90, -136), (84, -141),
    (79, -149), (70, -155), (59, -154), (50, -145), (43, -127), (33, -111), (14, -105), (-12, -101), (-38, -102),
    (-58, -97), (-72, -84), (-82, -64), (-92, -46), (-104, -38, 1), (-90, -40), (-78, -52), (-70, -66), (-68, -54),
    (-74, -42), (-82, -35), (-80, -20), (-78, -6), (-77, 0, 1), (-59, 0, 1), (-60, -5), (-68, -9), (-69, -22),
    (-67, -33), (-55, -44), (-42, -60), (-32, -70), (-14, -66), (6, -56), (20, -53), (25, -38), (25, -22), (24, -7),
    (24, 0, 1), (42, 0, 1), (41, -5), (34, -9), (34, -24), (37, -44), (46, -62), (53, -80), (58, -96), (61, -106),
    (68, -112), (77, -115), (87, -115)]
EAR = [(63, -152), (54, -147), (46, -134), (44, -119), (50, -112), (59, -117), (66, -130), (69, -143)]
FAR_LEGS = [[(-48, -72), (-50, -54), (-57, -40), (-55, -22), (-52, -6), (-51, 0, 1), (-34, 0, 1), (-35, -5),
    (-43, -9), (-45, -24), (-44, -36), (-34, -52), (-26, -70)], [(28, -62), (40, -40), (49, -20), (53, -6),
    (54, 0, 1), (71, 0, 1), (69, -5), (61, -9), (57, -24), (52, -44), (50, -66)]]


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
            canvas.fill(smooth(leg), ["#17110f", "#0d0b0f"], form=0.4, radius=7, **crisp)
        body = canvas.fill(smooth(DOG), [(0, "#1c1517"), (0.5, "#120f14"), (1, "#0d0c12")],
            gradient=((0, -150), (0, 0)), form=0.8, radius=17, shade="#07080f", highlight="#6e4226",
            rim=("#ffb560", 2.2, 1.0, (0.8, -0.5, 0.1)), **crisp)
        for way, widths in (([(20, -100), (36, -86), (42, -64), (36, -46)], [2, 13, 12, 2]),
            ([(-66, -86), (-56, -66), (-60, -48)], [2, 16, 3]), ([(-40, -74), (-14, -70), (10, -62)], [2, 14, 2])):
            canvas.line(way, widths, "#08080f", 0.5, soft=4, clip=body, detail=0.8, **FLAT)
        canvas.fill(rect(-120, -70, 86, 90), "#07080f", alpha=0.75, soft=14, clip=body, detail=0.8, **FLAT)
        canvas.line([(-70, -86), (-40, -97), (-8, -96), (20, -101)], [1, 4, 4, 1], "#7a4828", 0.35, soft=2, clip=body,
            detail=0.8, **FLAT)
        canvas.line([(74, -150), (80, -143), (88, -136), (104, -130)], [1, 3, 3, 2], "#8a542e", 0.5, soft=1.2,
            clip=body, detail=0.9, **FLAT)
        canvas.fill(placed(smooth(EAR), -1.5, 2.5), "#06070c", alpha=0.6, soft=2, clip=body, detail=0.9, **FLAT)
        canvas.fill(smooth(EAR), ["#241816", "#120e11"], form=0.8, radius=8, highlight="#7a4a28", shade="#0a0a10",
            **crisp)
        canvas.fill(ellipse(80, -140, 2.2, 1.5, -20), "#8a5a34", edge=0, wobble=0, detail=1, **FLAT)
        canvas.fill(ellipse(81, -140, 1.1, 1.1), "#0a080c", edge=0, wobble=0, detail=1, **FLAT)


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
