"""A forest of flamingo legs in still water, one pair in pink stockings; a small crocodile with a napkin counts."""

import math

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix, rgb
from atelier.matrix import Card
from atelier.noise import dice, smoothstep
from atelier.paths import along, ellipse, poly, rect, ribbon, smooth, spline, union

CARD = Card(
    id="legs",
    palette="candy-dawn",
    composition="reflection",
    setting="pink lagoon",
    mood="mystery",
    themes=("crime", "play", "body"),
    hero="flamingo legs",
    moon_or_sun=False,
    birds=True,
    cloudy_sky=False,
    seed=421,
    grading=dict(vignette=0.26, saturation=1.1, shadows="#3a2458"),
)

WATER = 588
LOOK = dict(edge=0.06, wobble=0.2, detail=0.75, grain=0.14, texture=0.02)


def draw(canvas: Canvas) -> None:
    """Paint the world above the water, mirror it, then the one who counts."""
    canvas.set_light((-0.7, -0.35, 0.5), ambient="#5b3a78", key="#fff2dc")
    _lagoon(canvas)
    _far_legs(canvas)
    _near_legs(canvas)
    _inspector(canvas)
    _bellies(canvas)
    _mirror(canvas)
    _rings(canvas)
    _crocodile(canvas)


def _lagoon(canvas: Canvas) -> None:
    canvas.sky([(0, "#8f68b4"), (0.22, "#c890c4"), (0.42, "#f6b0b8"), (0.58, "#ffd9b8"), (0.655, "#fff0d8"),
        (1, "#f6a6b8")], swirl=0.04)
    for y, h, c in ((WATER - 6, 54, "#d8a0c4"), (WATER - 2, 30, "#b880b4")):  # the far shore
        pts = [(-20, y, 1)] + [(x, y - h * (0.4 + 0.6 * abs(math.sin(x * 0.013 + h))))
            for x in range(-20, 640, 44)] + [(620, y, 1)]
        canvas.fill(smooth(pts), [c, mix(c, "#fff0d8", 0.4)], alpha=0.6, soft=2.5)
    brush.background(canvas, radii=(28, 14, 6))


def _leg(canvas: Canvas, x: float, top: float, joint: tuple, foot: tuple, w: float, colour: Colour, soft: float = 0,
    alpha: float = 1, detail: float = 0.75) -> None:
    """Thigh, the knob that looks like a knee, shank, webbed toes."""
    shape = union(ribbon([(x, top), ((x + joint[0]) / 2 + w * 0.2, (top + joint[1]) / 2), joint],
        [w * 1.5, w * 1.05, w]), ellipse(joint[0], joint[1], w * 0.95, w * 1.35),
        ribbon([joint, ((joint[0] + foot[0]) / 2, (joint[1] + foot[1]) / 2), foot], [w, w * 0.8, w * 0.86]))
    tone = [mix(colour, "#fff2dc", 0.3), colour, mix(colour, "#7a2f6a", 0.35)]
    mask = canvas.fill(shape, tone, gradient=((x, top), foot), form=0.9 if not soft else 0.4, radius=w * 0.55,
        rim=("#fff6e6", max(0.8, w * 0.16), 0.8) if not soft else None, soft=soft, alpha=alpha,
        **(LOOK | dict(detail=detail)))
    if soft:
        return
    for k in range(5):  # scales at the joint
        canvas.line([(joint[0] - w * 0.8, joint[1] - w + k * w * 0.5),
            (joint[0] + w * 0.8, joint[1] - w * 0.9 + k * w * 0.5)], [0.4, 1.1, 0.4], mix(colour, "#7a2f6a", 0.6),
            0.5, clip=mask, wobble=0.2)
    n = int((foot[1] - joint[1]) / (w * 1.5))
    for k in range(n):
        t = (k + 1) / (n + 1)
        px, py = joint[0] + (foot[0] - joint[0]) * t, joint[1] + (foot[1] - joint[1]) * t
        canvas.line([(px - w * 0.4, py), (px + w * 0.4, py + 1)], [0.3, 0.9, 0.3], mix(colour, "#7a2f6a", 0.5), 0.4,
            clip=mask, wobble=0.1)
    toes = union(*[ribbon([foot, (foot[0] + d * w, foot[1] + 2 + abs(d) * 0.2)], [w * 0.8, w * 0.4])
        for d in (-2.4, 2.2)], ribbon([(foot[0] - w * 2, foot[1] + 1), (foot[0] + w * 2, foot[1] + 3)],
        [w * 0.4, w * 0.6, w * 0.4]))
    canvas.fill(toes, mix(colour, "#7a2f6a", 0.25), form=0.6, radius=w * 0.3, **(LOOK | dict(detail=detail)))


def _far_legs(canvas: Canvas) -> None:
    random = dice(7)
    for k in range(34):
        x = -10 + 620 * (k + 0.5 * random.random()) / 34
        d = 8 * (random.random() - 0.5)
        _leg(canvas, x, 60, (x + d, 360 + 60 * random.random()), (x + d * 1.4, WATER - 10), 3.2,
            mix("#f0a8bc", "#ffe0cc", 0.5 * random.random()), soft=1.6, alpha=0.6)
    canvas.fog(380, 640, "#ffe6d4", 0.45)
    for k in range(15):
        x = 6 + 600 * (k + 0.6 * random.random()) / 15
        d = 14 * (random.random() - 0.5)
        _leg(canvas, x, 60, (x + d, 350 + 60 * random.random()), (x + d * 1.5, WATER - 4), 5.4,
            mix("#ee8aa6", "#fbc4bc", 0.6 * random.random()), soft=0.7, alpha=0.85, detail=0.5)


def _near_legs(canvas: Canvas) -> None:
    rows = ((34, 6, "#ea5f8a"), (92, -7, "#f2789a"), (150, 8, "#e8588a"), (214, -6, "#f07090"), (262, 5, "#e65f86"),
        (452, -8, "#ee6f94"), (506, 7, "#e8588a"), (564, -5, "#f2789a"))
    for x, d, c in rows:
        _leg(canvas, x, 90, (x + d, 356 + (x * 7) % 50), (x + d * 0.4, WATER + (x * 3) % 12), 9.5, c)
    for x, c in ((184, "#e8588a"), (540, "#ea5f8a")):  # drawn-up legs
        tuck = union(ribbon([(x, 150), (x - 12, 260), (x - 44, 348)], [15, 11, 10]), ellipse(x - 44, 350, 10, 13),
            ribbon([(x - 44, 350), (x - 4, 300), (x + 22, 268)], [9, 8, 8]),
            ribbon([(x + 20, 270), (x + 34, 280), (x + 34, 300)], [8, 6, 3]))
        canvas.fill(tuck, [mix(c, "#fff2dc", 0.3), c, mix(c, "#7a2f6a", 0.35)], form=0.9, radius=5,
            rim=("#fff6e6", 1.5, 0.8), **LOOK)
    _human(canvas)


def _human(canvas: Canvas) -> None:
    """Stockings of the right colour, calves of the wrong shape, patched shoes."""
    for x, toe, c in ((388, 1, "#e0548a"), (338, -1, "#ee6f9a")):
        leg = smooth([(x - 30, 120), (x - 27, 220), (x - 21, 300), (x - 19, 336), (x - 23, 378), (x - 25, 424),
            (x - 18, 488), (x - 12, 548), (x - 13, 572, 1), (x + 14, 572, 1), (x + 13, 548), (x + 15, 488),
            (x + 19, 424), (x + 18, 378), (x + 17, 336), (x + 20, 300), (x + 27, 220), (x + 30, 120)])
        mask = canvas.fill(leg, [mix(c, "#fff2dc", 0.35), c, mix(c, "#7a2f6a", 0.4)],
            gradient=((x - 24, 0), (x + 24, 0)), form=0.95, radius=20, rim=("#fff6e6", 2.6, 0.8), **LOOK)
        for k in range(22):  # ribs of the knitting follow the calf
            y = 140 + k * 20
            canvas.line([(x - 30, y), (x, y + 5), (x + 30, y)], [0.3, 1, 0.3], mix(c, "#7a2f6a", 0.5), 0.3,
                clip=mask, wobble=0.2)
        canvas.fill(ellipse(x - 3, 330, 13, 15), mix(c, "#fff2dc", 0.4), alpha=0.5, soft=4, clip=mask)
        canvas.line([(x - 14, 346), (x, 352), (x + 12, 346)], [0.5, 2, 0.5], mix(c, "#7a2f6a", 0.6), 0.6, clip=mask)
        if toe > 0:
            canvas.fill(ellipse(x + 4, 440, 8, 12), "#f6d0b4", clip=mask, form=0.4, radius=5, **LOOK)  # a hole
            for k in range(5):
                canvas.line([(x - 4 + k * 4, 426), (x - 3 + k * 4, 454)], 0.8, c, 0.9, wobble=0.2, detail=0.9)
        else:
            canvas.fill(poly([(x - 16, 250), (x + 6, 246), (x + 8, 270), (x - 14, 274)]), "#b889c9", clip=mask,
                **LOOK)
            for k in range(4):
                canvas.line([(x - 15 + k * 7, 248), (x - 15 + k * 7, 253)], 1.2, "#fff5e4", wobble=0, detail=0.9)
                canvas.line([(x - 13 + k * 7, 268), (x - 13 + k * 7, 274)], 1.2, "#fff5e4", wobble=0, detail=0.9)
        with canvas.at(x, 588, 1, 0, toe):
            shoe = smooth([(-17, -26), (-18, 2), (-14, 9), (34, 10), (46, 4), (42, -6), (24, -12), (14, -26)])
            sm = canvas.fill(shoe, ["#b07a5a", "#7a4a44", "#4a2a3c"], form=0.85, radius=11, rim=("#fff2dc", 2, 0.8),
                **LOOK)
            canvas.fill(poly([(18, -9), (34, -6), (32, 5), (17, 4)]), "#6fb0a8", clip=sm, **LOOK)
            for k in range(4):
                canvas.line([(19 + k * 4, -10), (19 + k * 4, -6)], 1.1, "#fff5e4", wobble=0, detail=0.9)
            for k in range(3):
                canvas.line([(4, -24 + k * 6), (16, -21 + k * 6)], 1.8, "#fff0d8", wobble=0.1, detail=0.9)
            canvas.line([(-18, 6), (10, 11), (45, 6)], 3, "#3a1c30", 0.9)


def _bellies(canvas: Canvas) -> None:
    """Feathers above: birds from below, and a tattered boa over the stockings."""
    random = dice(11)
    for x, y, rx, ry, c in ((60, 70, 120, 92, "#ee7f9f"), (560, 60, 120, 100, "#ea6f96"),
        (210, 52, 104, 96, "#f58fa8"), (470, 50, 96, 92, "#f58fa8"), (362, 56, 84, 98, "#f27d9c")):
        canvas.fill(ellipse(x, y, rx, ry), [mix(c, "#fff2dc", 0.35), c, mix(c, "#7a2f6a", 0.45)],
            gradient=((x - rx, y - ry), (x + rx * 0.4, y + ry)), form=0.5, radius=50, edge=0.4, detail=0.5)
    for row in range(10):  # plumage like shingles, the upper ones over the lower
        n = 22
        for k in range(n + 2):
            x = (k - 0.5 + (row % 2) * 0.5) * 600 / n + 8 * (random.random() - 0.5)
            bulge = 26 * abs(math.sin((x + 40) / 600 * math.pi * 4.2)) ** 0.7
            y = 128 + bulge - row * 18 + 6 * random.random()
            size = 17 + 8 * random.random()
            c = ["#f58fa8", "#ee7a9c", "#f8a8b4", "#e86a94", "#fbc0c0"][int(random.random() * 5)]
            c = mix(c, "#8a3a78", max(0, 0.34 - bulge / 70))
            lean = 5 * math.sin(x * 0.05)
            feather = smooth([(x - size * 0.5, y - size), (x + size * 0.5, y - size), (x + size * 0.62 + lean * 0.4,
                y), (x + size * 0.3 + lean, y + size * 0.75), (x + lean, y + size),
                (x - size * 0.3 + lean, y + size * 0.75), (x - size * 0.62 + lean * 0.4, y)])
            mask = canvas.fill(feather, [mix(c, "#7a2f6a", 0.4), c, mix(c, "#fff2e4", 0.45)],
                gradient=((x, y - size), (x, y + size)), form=0.35, radius=8, edge=0.15, detail=0.6, grain=0.1)
            canvas.line([(x, y - size), (x + lean * 0.5, y), (x + lean, y + size * 0.8)], [1, 1.2, 0.3],
                mix(c, "#fff2e4", 0.6), 0.6, clip=mask, wobble=0.1)
            for d in (-1, 1):
                canvas.line([(x + d * 2, y), (x + d * size * 0.4 + lean * 0.6, y + size * 0.5)], [0.8, 0.3],
                    mix(c, "#7a2f6a", 0.4), 0.5, clip=mask, wobble=0.1)
    for k in range(26):  # the boa does not quite hide the trousers rolled above
        x, y = along([(292, 132), (330, 158), (366, 150), (402, 160), (436, 130)], k / 25)
        for j in range(3):
            canvas.line([(x, y - 8), (x + 10 * (random.random() - 0.5), y + 8), (x + 22 * (random.random() - 0.5),
                y + 20 + 8 * random.random())], [5, 5, 0.6], ["#ffd0d8", "#f58fb0", "#d8588f"][j], 0.95, detail=0.8)


def _inspector(canvas: Canvas) -> None:
    """One long neck has come down to look, upside down, at those shoes."""
    neck = [(98, 120), (76, 220), (96, 310), (120, 380), (112, 430)]
    canvas.fill(ribbon(neck, [34, 27, 24, 22, 24]), ["#ffb0bc", "#ee7a9c", "#c84f88"],
        gradient=((70, 120), (130, 430)), form=0.95, radius=12, rim=("#fff6e6", 2.4, 0.8), **LOOK)
    with canvas.at(116, 448, 1, 8):
        head = smooth([(-20, -20), (12, -22), (28, -6), (26, 14), (8, 26), (-14, 20), (-24, 2)])
        canvas.fill(head, ["#ffbcc4", "#ee7a9c"], form=0.8, radius=16, rim=("#fff6e6", 2, 0.8), **LOOK)
        beak = smooth([(22, -4), (44, -6), (62, 6), (68, 30), (60, 52), (50, 46), (46, 28), (34, 20), (20, 18)])
        bm = canvas.fill(beak, ["#fff0e0", "#f6c0b0", "#d88aa0"], form=0.7, radius=9, rim=("#ffffff", 1.6, 0.7),
            **LOOK)
        canvas.fill(smooth([(54, 22), (76, 24), (70, 60), (48, 52), (47, 34)]), ["#4a3050", "#20142c"], clip=bm,
            **LOOK)
        canvas.line([(22, 8), (40, 6), (54, 18), (56, 44)], [0.6, 1.8, 1.8, 0.6], "#8a4a6a", 0.9, clip=bm,
            wobble=0.1, detail=0.9)
        canvas.fill(ellipse(8, 0, 8, 7.4), "#ffe8a0", edge=0.03, wobble=0, detail=1)
        canvas.fill(ellipse(10.6, 1, 3.8), "#1c0c1c", edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(9.4, -0.6, 1.3), "#ffffff", edge=0, wobble=0, detail=1)
        canvas.line([(-2, -8), (8, -10), (17, -5)], [0.6, 2.6, 0.6], "#a83a6a", 0.9, wobble=0, detail=0.95)


def _mirror(canvas: Canvas) -> None:
    """Still water: the world again, upside down, a little deeper and a little unsure."""
    s = canvas.scale
    level = int(WATER * s)
    h, w = canvas.height, canvas.width
    yy, xx = np.mgrid[level:h, 0:w].astype(np.float32)
    deep = (yy - level) / s
    wave = np.sin(deep * 0.2 + 3 * np.sin(xx / s * 0.012)) * (0.8 + deep *
        0.018) + (canvas.grain.page(canvas.grain.across)[level:h] - 0.5) * (2 + deep * 0.03)
    src_y = level - (yy - level) * 1.12 + wave * 0.6 * s
    image = cv2.remap(canvas.picture, np.clip(xx + wave * s, 0, w - 1), np.clip(src_y, 0, h - 1), cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REFLECT)
    depth = smoothstep(0, 320, deep)[..., None]
    tint = rgb("#b070b0") * depth + rgb("#ffd9c8") * (1 - depth)
    image = image * (0.86 - 0.2 * depth) * (0.55 + 0.45 * tint) + tint * (0.1 + 0.08 * depth)
    mixin = smoothstep(-1, 3, deep)[..., None]
    canvas.picture[level:h] = canvas.picture[level:h] * (1 - mixin) + image * mixin
    canvas.detail[level:h] = 0.3


def _rings(canvas: Canvas) -> None:
    for x, y, r in ((36, 596, 20), (92, 590, 18), (152, 594, 20), (214, 592, 20), (264, 598, 18), (324, 602, 50),
        (404, 602, 50), (452, 590, 18), (508, 596, 20), (564, 592, 18)):
        for k, a in ((1, 0.8), (1.6, 0.45), (2.3, 0.22)):
            ring = [(x + r * k * math.cos(t * math.tau / 30), y + r * k * 0.2 * math.sin(t * math.tau / 30))
                for t in range(31)]
            canvas.line(ring, 1.2, "#fffaf0", a * 0.8, wobble=0.4)
    random = dice(5)
    for _ in range(40):
        x, y = 600 * random.random(), 620 + 270 * random.random()
        w = 12 + 40 * random.random() * (y / 900)
        canvas.line([(x - w, y), (x, y + 1.5), (x + w, y)], [0.3, 1.6, 0.3], "#fff2e4", 0.3 + 0.3 * random.random())


def _crocodile(canvas: Canvas) -> None:
    """Low in the water, napkin tied, one claw up, a slate of strokes."""
    skin = ["#b8c890", "#6f9a80", "#3a5a68"]
    with canvas.at(392, 772, 1.16):
        canvas.fill(ellipse(30, 30, 190, 22), "#5b3a78", alpha=0.35, soft=10)
        tail = smooth([(96, 14), (130, -8), (164, -2), (196, -22), (190, 2), (160, 18), (120, 26)])
        back = smooth([(-20, 18), (0, -18), (40, -32), (84, -22), (110, 6), (112, 24), (40, 30)])
        canvas.fill(union(back, tail), skin, gradient=((0, -34), (20, 30)), form=0.9, radius=18, bump=0.25,
            rim=("#fff2dc", 2.4, 0.8), **LOOK)
        for k in range(11):
            x, y = 14 + k * 16, -30 + abs(k - 3) * 4.4
            canvas.fill(spline([(x - 7, y + 6, 1), (x, y - 9), (x + 7, y + 6, 1)]), skin[:2], form=0.7, radius=4,
                rim=("#fff2dc", 1.2, 0.8), **LOOK)
        arm = ribbon([(14, 12), (26, -24), (8, -62)], [24, 19, 13])
        fingers = union(ribbon([(8, -62), (2, -86), (-2, -98)], [10, 7, 4]), ribbon([(9, -62), (18, -82), (20, -92)],
            [9, 6, 4]), ribbon([(8, -58), (-8, -64), (-14, -58)], [8, 6, 4]))
        head = smooth([(-10, 14), (-6, -20), (-22, -44), (-44, -48), (-58, -34), (-92, -30), (-128, -34),
            (-142, -24), (-140, -10), (-118, -6), (-78, 0), (-44, 12)])
        jaw = smooth([(-10, 18), (-50, 20), (-92, 12), (-126, 4), (-136, -6), (-90, -2), (-44, 8)])
        canvas.fill(union(arm, fingers), skin, form=0.85, radius=8, rim=("#fff2dc", 1.8, 0.8), **LOOK)
        for x, y in ((-2, -99), (20, -93), (-15, -57)):
            canvas.fill(ellipse(x, y, 2, 3), "#fff6e0", edge=0, wobble=0, detail=0.95)
        canvas.fill(jaw, ["#e8e0b0", "#a8b088"], form=0.7, radius=8, **LOOK)
        hm = canvas.fill(head, skin, gradient=((-70, -50), (-60, 20)), form=0.9, radius=18, bump=0.18,
            rim=("#fff2dc", 2.4, 0.8), **LOOK)
        for k in range(8):
            x, y = -126 + k * 11, -7 + k * 1.4
            canvas.fill(spline([(x - 4, y - 2, 1), (x, y + 8), (x + 4, y - 1, 1)]), "#fffaf0",
                **(LOOK | dict(detail=0.95)))
        canvas.fill(ellipse(-133, -29, 7, 4.6, -10), skin[1], form=0.8, radius=4, **LOOK)
        canvas.fill(ellipse(-134, -30, 2.4, 1.6), "#2a3a3c", edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(-44, -42, 15, 14), skin[:2], form=0.85, radius=9, rim=("#fff2dc", 1.6, 0.8), **LOOK)
        canvas.fill(ellipse(-47, -42, 8.6, 8), "#ffe08a", edge=0.03, wobble=0, detail=1)
        canvas.fill(ellipse(-49, -44, 2.6, 6.6), "#1c1420", edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(-46, -46, 1.5), "#ffffff", edge=0, wobble=0, detail=1)
        canvas.line([(-60, -50), (-46, -57), (-32, -50)], [0.8, 4, 0.8], "#3a5a58", 0.9, wobble=0.1, detail=0.95)
        for k in range(12):
            canvas.fill(ellipse(-104 + (k % 6) * 13, -24 + (k // 6) * 9, 2.6, 2), "#3a5a58", alpha=0.5, clip=hm,
                edge=0.1)
        napkin = smooth([(-26, 2), (2, -4), (10, 8), (2, 40), (-16, 58, 1), (-32, 38), (-36, 14)])
        canvas.fill(napkin, ["#ffffff", "#fff0ea", "#d8b8d4"], form=0.5, radius=10, rim=("#ffffff", 1.6, 0.8), **LOOK)
        for k in range(4):
            canvas.line([(-34 + k * 3, 16 + k * 9), (6 - k * 3, 14 + k * 8)], 1.2, "#f06a8a", 0.7, wobble=0.2)
        canvas.fill(union(poly([(2, -4), (22, -18), (24, -4)]), poly([(2, -2), (22, 8), (14, 14)])),
            ["#ffffff", "#e8c8dc"], form=0.4, radius=4, **LOOK)
        with canvas.at(-92, 44, 1, -10):  # the slate
            canvas.fill(rect(-26, -18, 52, 36, 4), ["#c88a6a", "#8a5a58"], form=0.6, radius=4, **LOOK)
            canvas.fill(rect(-22, -14, 44, 28, 2), "#3a3450", **LOOK)
            for k in range(8):
                canvas.line([(-17 + k * 4.4 + (k > 3) * 3, -8), (-16 + k * 4.4 + (k > 3) * 3, 6)], 1.4, "#fff5e4",
                    wobble=0.2, detail=0.95)
            for k in range(2):
                canvas.line([(-20 + k * 21, 3), (-2 + k * 20, -6)], 1.4, "#fff5e4", wobble=0.2, detail=0.95)
    for k in range(3):
        ring = [(400 + (120 + 40 * k) * 1.3 * math.cos(t * math.tau / 40),
            806 + (18 + 9 * k) * math.sin(t * math.tau / 40)) for t in range(41)]
        canvas.line(ring, 1.4, "#fffaf0", 0.5 - 0.13 * k, wobble=0.5)
