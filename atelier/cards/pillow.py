"""A bed at night from above: somebody lies turned away on one half; moonlight lies on the other pillow."""

import cv2
import numpy as np
import skia

from atelier.canvas import Canvas
from atelier.colour import Array
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.paths import Points, poly, ribbon, smooth
from atelier.sheets import backing, sheet

CARD = Card(
    id="pillow",
    palette="frost",
    composition="bird's-eye",
    setting="bedroom",
    mood="loneliness",
    themes=("illness", "sleep", "home"),
    hero="empty half of a bed",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=715,
    finish="paper",
)

LOOK = dict(fall=(0.6, 0.8), shade="#0a0e1e")
FLAT = dict(grain=0, texture=0, mottle=0)
SKIN, HAIR, BLANKET, SHEET, NIGHT, MOON = "#c79c88", "#2a2132", "#3d5277", "#a9b6cc", "#8794b0", "#fff3cf"
EMPTY = [(40, 116, 1), (64, 120), (110, 110), (160, 108), (214, 108), (258, 110), (282, 98, 1), (276, 124),
    (282, 170), (282, 214), (278, 250), (290, 278, 1), (262, 270), (214, 274), (160, 278), (106, 278), (70, 276),
    (44, 286, 1), (50, 262), (42, 216), (42, 170), (50, 136)]
HERS = [(330, 108, 1), (356, 116), (420, 102), (500, 100), (570, 106), (640, 96, 1), (632, 130), (640, 190),
    (640, 260), (650, 330, 1), (600, 322), (520, 334), (430, 338), (372, 336), (328, 346, 1), (338, 318), (322, 270),
    (320, 200), (334, 140)]
# Her head from behind, and the hair that has slid towards the empty side.
HAIR_FALL = [(398, 152), (440, 132), (488, 132), (526, 150), (548, 188), (550, 232), (532, 274), (498, 300), (460, 308),
    (424, 314), (394, 330), (362, 336, 1), (384, 314), (368, 298), (338, 292, 1), (364, 276), (358, 250), (338, 230, 1),
    (366, 228), (370, 196), (382, 170)]
STRANDS: list[Points] = [[(490, 184), (440, 178), (396, 204), (350, 230)], [(490, 188), (444, 200), (404, 240), (352, 286)],
    [(490, 192), (456, 222), (420, 276), (372, 328)], [(492, 196), (478, 240), (450, 286), (404, 318)],
    [(496, 198), (498, 246), (482, 296)], [(502, 196), (522, 226), (524, 268)], [(506, 188), (528, 196), (540, 220)],
    [(488, 180), (452, 152), (410, 164), (380, 190)], [(498, 180), (496, 156), (470, 140)],
    [(504, 182), (516, 164), (506, 146)]]
SHOULDER = [(450, 276), (412, 300), (376, 336), (356, 384), (356, 500), (680, 500), (680, 346), (600, 310), (530, 280)]
FOLD = [(-300, 560, 1), (0, 516), (150, 482), (250, 444), (306, 416), (344, 388), (392, 378), (456, 368), (540, 356),
    (660, 350), (900, 340, 1), (900, 520, 1), (400, 600), (-300, 700, 1)]
COVER = [(-300, 620, 1), (0, 574), (150, 538), (262, 498), (326, 464), (362, 438), (408, 428), (474, 418), (556, 406),
    (660, 400), (900, 390, 1), (900, 1400, 1), (-300, 1400, 1)]
# Under the blanket: shoulder, waist, hip, drawn-up knees, feet, as one long soft ridge.
RIDGE: Points = [(500, 330), (506, 430), (494, 540), (502, 650), (470, 780), (452, 900), (470, 1060)]
GIRTH = [200, 210, 160, 220, 172, 130, 100]
FOLDS: list[tuple[Points, list[float]]] = [([(410, 480), (310, 524), (190, 560), (20, 606)], [3, 20, 16, 3]),
    ([(400, 590), (300, 640), (190, 700), (70, 790)], [3, 22, 20, 3]),
    ([(392, 690), (330, 740), (270, 800), (220, 890)], [3, 18, 16, 3]),
    ([(372, 800), (290, 880), (210, 980), (160, 1080)], [3, 22, 22, 6]),
    ([(250, 560), (160, 610), (60, 680)], [3, 14, 3]), ([(590, 560), (626, 590), (660, 600)], [3, 18, 4]),
    ([(580, 720), (600, 800), (610, 900)], [3, 16, 4])]
PUCKERS: list[Points] = [[(92, 168), (76, 150), (60, 138)], [(226, 152), (246, 138), (264, 124)],
    [(96, 232), (78, 250), (62, 264)], [(236, 228), (254, 246), (270, 260)], [(160, 146), (162, 132), (158, 120)]]
CREASES: list[Points] = [[(356, 190), (344, 176), (334, 160)], [(350, 262), (338, 272), (326, 282)],
    [(404, 126), (396, 116), (386, 110)], [(384, 312), (372, 324), (356, 332)]]
PANES = ([(30, 60), (150, 74), (150, 262), (30, 250)], [(172, 77), (292, 92), (292, 280), (172, 265)],
    [(30, 276), (150, 288), (150, 476), (30, 464)], [(172, 291), (292, 304), (292, 492), (172, 480)])


def draw(canvas: Canvas) -> None:
    """The floor, and the bed across it."""
    backing(canvas, "#171d30", 3)
    with canvas.at(292, 452, 1.0, 16), canvas.at(-300, -450):
        _bed(canvas)
        _sleeper(canvas)
        volume = _volume(canvas)
        sheet(canvas, smooth(FOLD), "#cdd7e6", 12, lift=8, strength=0.5, curl=0.75 + 0.25 * volume, **LOOK)
        sheet(canvas, smooth(COVER), BLANKET, 10, lift=3, strength=0.45, curl=volume, **LOOK)


def _light(height: Array, strength: float) -> Array:
    """How light a bent sheet is, lit from the upper left; 1 where it lies flat."""
    down, across = np.gradient(height)
    turn = (across * 0.55 + down * 0.75) * strength
    return (1 + np.where(turn > 0, 0.6 * np.tanh(turn * 1.5), 0.46 * np.tanh(turn * 2))).astype(np.float32)


def _field(canvas: Canvas, path: skia.Path, soft: float) -> Array:
    """The path as a soft bank, 0..1, over the whole card."""
    mask = canvas.mask(path, 0, 0)
    if mask is None:
        return np.zeros((canvas.height, canvas.width), np.float32)
    return cv2.GaussianBlur(canvas.full(mask), (0, 0), soft * canvas.scale)


def _volume(canvas: Canvas) -> Array:
    """The blanket over her, and the folds that run from her to the empty side."""
    height = 64 * _field(canvas, ribbon(RIDGE, GIRTH), 27)
    height = height + 40 * _field(canvas, ribbon(RIDGE, [w * 0.55 for w in GIRTH]), 26)
    for points, widths in FOLDS:
        height = height + 10 * _field(canvas, ribbon(points, widths), 8)
    return _light(height * canvas.scale, 0.78)


def _bed(canvas: Canvas) -> None:
    sheet(canvas, poly([(-10, -130), (900, -130), (900, 52), (-10, 52)]), "#6d4a3c", 14, lift=16, strength=0.6,
        **LOOK)
    sheet(canvas, poly([(14, 44), (900, 44), (900, 1300), (14, 1300)]), SHEET, 4, lift=14, strength=0.6, **LOOK)
    lit = dict(alpha=0.2, edge=0, wobble=0.3, soft=0.8, detail=0.6, **FLAT)
    for pane in PANES:
        canvas.fill(poly(pane), MOON, **lit)
    pillow = sheet(canvas, smooth(EMPTY), "#c3cee0", 5, lift=12, strength=0.6, **LOOK)
    for pane in PANES:  # the same light, displaced because the pillow is high
        canvas.fill(poly([(x + 14, y - 22) for x, y in pane]), MOON, clip=pillow, **{**lit, "alpha": 0.85})
    _stuffed(canvas, EMPTY, pillow, ribbon([(130, 196), (196, 192)], [92, 92]), PUCKERS)
    pillow = sheet(canvas, smooth(HERS), NIGHT, 6, lift=12, strength=0.6, **LOOK)
    _stuffed(canvas, HERS, pillow, ribbon([(420, 220), (540, 220)], [180, 190]), CREASES)


def _stuffed(canvas: Canvas, outline: Points, pillow: Mask | None, dent: skia.Path, creases: list[Points]) -> None:
    """Round the flat sheet into a pillow with a hollow where a head has lain."""
    height = 24 * _field(canvas, smooth(outline), 14) - 26 * _field(canvas, dent, 17)
    for crease in creases:
        height = height - 4 * _field(canvas, ribbon(crease, [2, 8, 2]), 3)
    if pillow is not None:
        bent = 1 + (_light(height * canvas.scale, 0.32) - 1) * canvas.full(pillow)
        canvas.picture[:] = np.clip(canvas.picture * bent[..., None], 0, 1)


def _sleeper(canvas: Canvas) -> None:
    """She lies turned away: a bare shoulder, the back of her head, loose hair; no face."""
    back = 46 * _field(canvas, ribbon([(488, 340), (512, 480)], [200, 230]), 22)
    skin = sheet(canvas, smooth(SHOULDER), SKIN, 7, lift=7, strength=0.6, curl=_light(back * canvas.scale, 0.7), **LOOK)
    canvas.line([(456, 344), (476, 362), (482, 384)], [2, 12, 4], "#7a5048", 0.3, clip=skin, soft=4, detail=0.6, **FLAT)
    canvas.line([(408, 324), (428, 350), (436, 400)], [6, 7, 7], "#54648a", 1, clip=skin, wobble=0.2, detail=0.8, **FLAT)
    round_head = 40 * _field(canvas, ribbon([(440, 214), (494, 216)], [130, 130]), 22)
    mask = sheet(canvas, smooth(HAIR_FALL), HAIR, 8, lift=6, strength=0.6, curl=_light(round_head * canvas.scale, 0.6), **LOOK)
    for strand in STRANDS:
        canvas.line(strand, [0.6, 2.2, 2.2, 0.6], "#5b4c68", 0.7, clip=mask, wobble=0.2, detail=0.7, **FLAT)
