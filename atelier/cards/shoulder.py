"""Two people stand close, one forehead on the other's shoulder; nothing else."""

import math

import cv2
import numpy as np
import skia

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import rgb
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.profile import CROP, SIDE
from atelier.noise import blur, dice
from atelier.paths import curve, ellipse, smooth

CARD = Card(
    id="shoulder",
    palette="linen",
    composition="close-up",
    setting="abstract",
    mood="tenderness",
    themes=("love", "friendship", "body"),
    hero="forehead on a shoulder",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=612,
    grading=dict(contrast=1.06, vignette=0.25),
)

HE = dict(x=184, y=112, size=1.04, turn=7)
SHE = dict(x=318, y=402, size=1.0, turn=-55, flip=-1)
# the ear lies behind the middle of the head, from the brow to the foot of the nose
EAR = [(-14, 96), (-4, 90), (8, 92), (14, 102), (10, 116), (4, 126), (0, 140), (-8, 143), (-14, 132), (-17, 114)]
KNOT = [(-72, 66), (-90, 50), (-116, 54), (-132, 80), (-126, 110), (-104, 124), (-82, 116), (-70, 96)]
LONG = [(84, 40), (70, 56), (56, 76), (34, 90), (16, 93), (4, 106), (-6, 128), (-26, 147), (-48, 156), (-66, 154),
    (-80, 132), (-93, 104), (-95, 70), (-80, 32), (-48, 4), (-8, -7), (30, -4), (64, 14)]
LOOK = dict(edge=0.1, wobble=0.3, detail=0.75)
WARM = "#ffe9c0"


def draw(canvas: Canvas) -> None:
    """Pale evening air, the upright one, the bowed one."""
    canvas.set_light((0.45, -0.7, 0.5), ambient="#3a4258", key="#fff0d0")
    canvas.sky([(0, "#a9b3b4"), (0.3, "#d6cfba"), (0.55, "#f3dfb6"), (0.8, "#e6c396"), (1, "#c79c78")], swirl=0.05)
    canvas.glow(420, 330, 380, "#fff0c8", 0.6)
    brush.background(canvas)
    coat = _his_coat(canvas)
    with canvas.at(**HE):
        _his_head(canvas)
    _his_collar(canvas)
    _her_shadow(canvas, coat)
    _her_coat(canvas)
    with canvas.at(**SHE):
        _her_head(canvas)
    _her_collar(canvas)


def _cloth(canvas: Canvas, path: skia.Path, tones: list, way: tuple, radius: float = 50,
    shade: str = "#1a2036", rim: float = 0.7) -> Mask:
    return canvas.fill(path, tones, gradient=way, form=0.85, radius=radius, shade=shade, rim=(WARM, 3, rim),
        grain=0.24, texture=0.03, **LOOK)


def _weave(canvas: Canvas, mask: Mask, box: tuple, count: int, tones: tuple, seed: int, lean: float) -> None:
    """Dry strokes of the brush along the fall of the cloth."""
    random = dice(seed)
    x0, y0, x1, y1 = box
    for _ in range(count):
        x, y, long = x0 + (x1 - x0) * random.random(), y0 + (y1 - y0) * random.random(), 14 + 26 * random.random()
        canvas.line([(x, y), (x + lean * long * 0.5, y + long * 0.5), (x + lean * long, y + long)], [0.6, 5, 0.6],
            tones[int(random.random() * len(tones))], 0.09, soft=1.2, clip=mask, wobble=0.3)


def _folds(canvas: Canvas, mask: Mask, ways: tuple, strength: float) -> None:
    """Cloth raised along these ways, broad in the middle and dying away; the light of the card meets it from the upper right."""
    s = canvas.scale
    high = np.zeros((canvas.height, canvas.width), np.float32)
    for points, wide in ways:
        way = curve(points, 24)
        line = np.zeros_like(high)
        for k, (x, y) in enumerate(way):
            size = wide * 0.34 * math.sin(math.pi * (0.12 + 0.8 * k / len(way))) ** 0.8
            cv2.circle(line, (int(x * s), int(y * s)), max(1, int(size * s)), 1.0, -1, cv2.LINE_AA)
        high += wide * blur(line, 0.3 * wide * s)
    gx, gy = np.gradient(blur(high, 1.5 * s))[::-1]
    lit = (-0.62 * gx + 0.55 * gy) * s * strength
    cover = canvas.full(mask)
    up, down = np.clip(lit, 0, 0.7) * cover, np.clip(-lit, 0, 0.8) * cover
    canvas.picture *= 1 - 0.85 * down[..., None] * np.array([1, 0.95, 0.8], np.float32)
    canvas.picture += (rgb(WARM) * 0.5 + canvas.picture * 0.75 - canvas.picture) * (0.75 * up[..., None])


def _his_coat(canvas: Canvas) -> Mask:
    """A broad blue back with a seam down its middle; from either shoulder a sleeve hangs."""
    back = smooth([(84, 330), (40, 392), (0, 424), (-60, 450, 1), (-60, 980, 1), (404, 980, 1), (414, 860),
        (416, 740), (410, 640), (398, 566), (374, 508), (334, 466), (276, 434), (224, 408), (190, 370)])
    tones = ["#4a6f92", "#33567a", "#22395a", "#182642"]
    mask = _cloth(canvas, back, tones, ((300, 420), (140, 900)), 80)
    canvas.line([(128, 420), (138, 560), (134, 720), (140, 930)], [2, 2.4, 2.4, 2.4], "#131c34", 0.5, clip=mask)
    # the back is drawn a little from the armhole and hangs straight below the shoulder blade
    _folds(canvas, mask, (([(266, 630), (238, 700), (226, 800), (228, 940)], 46),
        ([(60, 640), (80, 700), (88, 800), (86, 940)], 40)), 0.4)
    # the far sleeve, cut by the edge of the picture
    far = smooth([(-60, 440, 1), (2, 426), (34, 470), (50, 540), (54, 620), (40, 700), (30, 800), (28, 980, 1),
        (-60, 980, 1)])
    # the near sleeve, set in below the shoulder seam
    near = smooth([(292, 441), (334, 466), (374, 508), (398, 566), (411, 640), (417, 740), (415, 860), (406, 980, 1),
        (298, 980, 1), (294, 860), (286, 760), (274, 690), (264, 632), (262, 570), (272, 500)])
    for sleeve, way in ((far, ((30, 440), (-40, 900))), (near, ((380, 480), (280, 900)))):
        canvas.shadow(sleeve, "#0c1226", -9 if sleeve is near else 10, 10, 13, 0.62, clip=mask)
        arm = _cloth(canvas, sleeve, tones if sleeve is near else tones[1:], way, 56, rim=0.7 if sleeve is near
            else 0.12)
        if sleeve is near:
            # gathered where her forehead presses, slack in the crook of the elbow
            _folds(canvas, arm, (([(282, 520), (304, 560), (342, 580)], 22), ([(276, 580), (306, 634), (352, 660)],
                24), ([(408, 744), (368, 762), (322, 750)], 26), ([(412, 800), (366, 832), (320, 836)], 24)), 0.75)
            canvas.fill(smooth([(300, 980), (292, 820), (280, 700), (268, 620), (292, 640), (312, 740), (326, 980)]),
                "#0e1630", alpha=0.5, soft=14, clip=arm, edge=0)
    for seam, lit in (([(292, 441), (271, 500), (261, 570), (263, 632), (272, 686)], 5),
        ([(2, 426), (34, 470), (51, 540), (54, 620)], 6)):
        canvas.line(seam, [1, 2.6, 2.8, 2.4, 0.8], "#10182e", 0.7, clip=mask, wobble=0.2)
        canvas.line([(x + lit, y + 2) for x, y in seam], [1, 4, 4, 3, 0.6], "#8fb0c8", 0.32, soft=2, clip=mask)
    # the shoulder seam runs from the collar to the sleeve
    canvas.line([(206, 428), (250, 436), (288, 446)], [0.8, 2.2, 1.4], "#10182e", 0.5, clip=mask, wobble=0.2)
    _weave(canvas, mask, (-10, 420, 420, 900), 240, ("#7fa0bc", "#16223c", "#5a7fa2"), 3, 0.1)
    return mask


def _his_collar(canvas: Canvas) -> None:
    """The collar is turned up: the neck stands in it, not on it."""
    collar = smooth([(68, 312), (84, 322), (118, 362), (166, 386), (212, 388, 1), (236, 412), (232, 436, 1),
        (160, 446), (96, 428), (38, 402, 1), (46, 354)])
    canvas.shadow(collar, "#10182c", 2, 9, 9, 0.6)
    mask = _cloth(canvas, collar, ["#5a80a2", "#3a5e82", "#22395a"], ((200, 340), (70, 430)), 24)
    canvas.line([(72, 318), (88, 332), (120, 369), (166, 393), (212, 395)], [1, 3, 3, 3, 1], "#a9c2d0", 0.5,
        soft=1.4, clip=mask)
    _weave(canvas, mask, (50, 330, 225, 430), 70, ("#8fb0c8", "#16223c"), 4, 0.3)


def _skin(canvas: Canvas, tones: list, shade: str, neck: list) -> Mask:
    """The head from the side, painted from the lit brow to the shaded nape."""
    face = canvas.fill(smooth([*SIDE, *neck]), tones, gradient=((100, 40), (-60, 200)),
        form=0.8, radius=46, shade=shade, rim=(WARM, 2.4, 0.7), grain=0.22, texture=0.015, edge=0.06, wobble=0.15,
        detail=0.9)
    canvas.fill(smooth([(40, 128), (70, 122), (84, 150), (62, 172), (36, 160)]), "#e0735c", alpha=0.22, soft=14,
        clip=face)
    # under the jaw
    canvas.line([(-6, 150), (8, 186), (40, 202), (70, 206)], [2, 16, 16, 4], shade, 0.45, soft=9, clip=face)
    canvas.fill(smooth([(-40, 190), (6, 200), (36, 208), (70, 208), (40, 236), (34, 290), (-20, 330), (-50, 300)]),
        shade, alpha=0.5, soft=9, clip=face)
    # a cord
    canvas.line([(-22, 172), (-10, 214), (12, 262), (24, 310)], [2, 9, 10, 6], tones[0], 0.2, soft=6, clip=face)
    # socket
    canvas.fill(smooth([(58, 96), (74, 92), (88, 98), (84, 110), (64, 112)]), shade, alpha=0.28, soft=5, clip=face)
    canvas.line([(96, 145), (91, 141), (90, 136)], [2.4, 2.6, 0.6], shade, 0.7, clip=face, wobble=0.1)
    canvas.line([(90, 168), (80, 168), (68, 170)], [2, 2, 0.5], "#6a2a2a", 0.7, clip=face, wobble=0.1)
    canvas.line([(84, 181), (76, 184), (68, 182)], [1, 3, 1], shade, 0.35, soft=2, clip=face)
    return face


def _ear(canvas: Canvas, tones: list, shade: str) -> None:
    ear = smooth([(x * 1.1 - 20, y) for x, y in EAR])
    canvas.shadow(ear, shade, -3, 3, 4, 0.5)
    mask = canvas.fill(ear, tones, form=0.7, radius=7, rim=(WARM, 1.2, 0.3), grain=0.2, **LOOK)
    canvas.line([(-32, 108), (-22, 98), (-12, 102), (-14, 114), (-22, 124), (-24, 132)], [1, 3, 3, 3, 3, 1], shade,
        0.6, clip=mask, soft=0.8, wobble=0.1)


def _hair(canvas: Canvas, path: skia.Path, tones: list, strokes: list, seed: int, count: int) -> Mask:
    """A mass of hair, and strokes along the ways it is combed."""
    mask = canvas.fill(path, tones, gradient=((70, 0), (-70, 140)), form=0.8, radius=40, shade="#120c14",
        rim=(WARM, 2.4, 0.6), grain=0.24, texture=0.02, edge=0.3, wobble=0.8, detail=0.75)
    random = dice(seed)
    for _ in range(count):
        u, start = random.random(), random.random() * 0.7
        lines = [curve(way, 12) for way in strokes]
        k = min(len(lines) - 2, int(u * (len(lines) - 1)))
        t = u * (len(lines) - 1) - k
        n = min(len(lines[k]), len(lines[k + 1]))
        way = lines[k][:n] * (1 - t) + lines[k + 1][:n] * t
        a = int(start * n)
        b = min(n - 1, a + int(0.3 * n))
        if b - a < 3:
            continue
        points = [tuple(way[a]), tuple(way[(a + b) // 2]), tuple(way[b])]
        canvas.line([(float(x), float(y)) for x, y in points], [0.4, 1.7, 0.4], tones[0] if random.random() < 0.5
            else "#1a0f16", 0.45, clip=mask, wobble=0.2)
    return mask


def _his_head(canvas: Canvas) -> None:
    """He looks out over her."""
    face = _skin(canvas, ["#d79a6c", "#b4734e", "#7c4a3c"], "#3e2432",
        [(-66, 214), (-73, 256), (-76, 292), (38, 292), (32, 268), (26, 246)])
    canvas.fill(smooth([(54, 104), (64, 94), (80, 92), (88, 97), (84, 106), (68, 109)]), "#8e563e", alpha=0.5,
        soft=4, clip=face, edge=0)
    # the lid hangs half over the eye
    eye = canvas.fill(smooth([(67, 108.6, 1), (74, 105), (86, 104.2, 1), (86.4, 107.4), (84, 110.8, 1), (75, 111.2)]),
        ["#6e5648", "#927a6a"], gradient=((70, 104), (76, 111)), edge=0, wobble=0, detail=1, grain=0, soft=0.4,
        clip=face)
    canvas.fill(ellipse(81.6, 106.8, 3.6, 4), "#2c1a16", clip=eye, edge=0, wobble=0, detail=1, soft=0.4)
    canvas.fill(smooth([(65, 107.6), (70, 100.6), (79, 97.6), (88, 99.4), (88.6, 104.4), (80, 104.6), (73, 106)]),
        ["#c08560", "#9a6046"], gradient=((80, 97), (78, 107)), alpha=0.85, soft=0.9, clip=face, edge=0, wobble=0,
        detail=1)
    canvas.line([(64, 109.4), (72, 105.6), (80, 104.4), (88.4, 104.8)], [0.6, 1.8, 2.4, 1.8], "#34201e", 0.85,
        clip=face, wobble=0, detail=1, soft=0.3)
    canvas.line([(66, 102.6), (74, 98), (86, 97)], [0.4, 1.2, 0.4], "#6a3a2e", 0.5, clip=face, wobble=0, soft=0.6)
    canvas.line([(68, 112), (76, 113.2), (84, 112)], [0.4, 1.3, 0.6], "#6a3a2e", 0.45, clip=face, wobble=0, soft=0.6)
    canvas.line([(62, 118), (72, 122), (84, 119)], [0.6, 4, 0.6], "#8e563e", 0.3, clip=face, soft=2)
    canvas.line([(54, 89), (66, 84.5), (80, 81.5), (91, 82)], [1.5, 4.8, 4.4, 2], "#2c1c1c", 0.62, clip=face,
        wobble=0.3, soft=1)
    # the lips run well back into the cheek
    canvas.fill(smooth([(94, 160), (84, 161), (70, 166), (58, 170), (72, 170), (94, 168)]), "#8a4238", alpha=0.5,
        soft=1.6, clip=face, edge=0)
    canvas.fill(smooth([(94, 168), (74, 170.6), (60, 171), (68, 176), (80, 178), (92, 175)]), "#b4604c", alpha=0.45,
        soft=2, clip=face, edge=0)
    canvas.line([(92, 167.6), (84, 167.2), (74, 168.6), (63, 168.6)], [2, 2.2, 1.6, 0.5], "#5a2426", 0.75, clip=face,
        wobble=0.1, soft=0.3)
    canvas.line([(60, 164), (54, 169), (54, 176)], [0.6, 4, 0.6], "#7c4a3c", 0.35, clip=face, soft=2)
    _hair(canvas, smooth([*CROP[:5], (26, 103), (18, 104), *CROP[6:10], (-30, 132), *CROP[11:]]),
        ["#4a3a3a", "#2e2428", "#1c161c"], [[(60, 10), (66, 30), (60, 48)], [(20, -2), (34, 34), (28, 80)],
        [(-30, 2), (-10, 44), (-4, 88)], [(-76, 30), (-60, 80), (-40, 140)], [(-90, 60), (-84, 100), (-70, 150)]], 5,
        260)
    _ear(canvas, ["#d79a6c", "#a4644a"], "#3e2432")


def _her_shadow(canvas: Canvas, coat: Mask) -> None:
    """What the bowed head throws on the blue cloth."""
    canvas.fill(smooth([(280, 470), (300, 440), (360, 520), (410, 600), (404, 640), (350, 600), (310, 550)]),
        "#0c1226", alpha=0.6, soft=16, clip=coat)


def _her_coat(canvas: Canvas) -> None:
    """An ochre back that bends towards him, and the sleeve that hangs from it."""
    body = smooth([(486, 452), (540, 470), (590, 516), (640, 600), (680, 660, 1), (680, 980, 1), (424, 980, 1),
        (424, 880), (430, 780), (442, 700), (462, 640), (484, 590), (478, 520)])
    canvas.shadow(body, "#10182c", -12, 8, 14, 0.5)
    mask = _cloth(canvas, body, ["#f2bc58", "#d6963a", "#a8662a", "#6e3e24"], ((600, 480), (440, 900)), 70, "#3e1e1c")
    canvas.line([(588, 530), (556, 584), (540, 660), (532, 780), (524, 930)], [1, 12, 16, 16, 12], "#4a2018", 0.4,
        soft=7, clip=mask)
    canvas.line([(584, 530), (552, 584), (536, 660), (528, 780), (520, 930)], [1, 2.4, 2.4, 2.4, 2.4], "#4a2018",
        0.65, clip=mask)
    _folds(canvas, mask, (([(532, 650), (492, 694), (456, 760)], 22), ([(526, 750), (484, 800), (444, 860)], 24),
        ([(522, 850), (486, 890), (460, 930)], 22), ([(612, 620), (576, 676), (556, 770)], 26),
        ([(620, 740), (578, 800), (556, 890)], 26), ([(500, 600), (480, 660), (462, 700)], 18)), 0.9)
    _weave(canvas, mask, (430, 480, 610, 900), 280, ("#ffd88a", "#6a3420", "#e8ae50"), 6, -0.1)


def _her_collar(canvas: Canvas) -> None:
    collar = smooth([(478, 434, 1), (512, 436), (560, 476), (584, 520, 1), (560, 570), (514, 616), (478, 632, 1),
        (470, 606), (484, 566), (500, 520), (496, 474)])
    canvas.shadow(collar, "#2a100c", -4, 4, 8, 0.5)
    mask = _cloth(canvas, collar, ["#f8c868", "#dca044", "#a8662a"], ((560, 460), (480, 620)), 24, "#3e1e1c")
    canvas.line([(488, 440), (506, 478), (508, 524), (490, 572), (478, 610)], [1, 3, 3, 3, 1], "#ffe8b0", 0.5,
        soft=1.4, clip=mask)
    _weave(canvas, mask, (480, 440, 580, 620), 60, ("#ffe0a0", "#7a4224"), 8, -0.2)


def _her_head(canvas: Canvas) -> None:
    """Her eyes are shut."""
    face = _skin(canvas, ["#f0bd94", "#d8946e", "#9a5a50"], "#5a2a3a",
        [(-70, 220), (-60, 270), (20, 270)])
    canvas.line([(58, 104), (68, 111), (80, 110), (88, 105)], [0.8, 2.8, 3, 1.4], "#3a1a1e", 0.95, clip=face,
        wobble=0.1, detail=0.95)
    canvas.line([(60, 86), (74, 80), (90, 84)], [1, 3.4, 2], "#6a3420", 0.7, clip=face, wobble=0.2)
    _hair(canvas, smooth(KNOT), ["#c8743c", "#8a4426", "#4e2420"], [[(-74, 60), (-100, 58), (-124, 80), (-112, 112)],
        [(-72, 76), (-92, 74), (-106, 86), (-98, 100)], [(-70, 96), (-84, 100), (-92, 96), (-90, 88)]], 9, 70)
    _hair(canvas, smooth(LONG), ["#c8743c", "#8a4426", "#4e2420"], [[(-14, 144), (-46, 154), (-72, 134), (-88, 102)],
        [(0, 120), (-34, 136), (-64, 126), (-89, 98)], [(10, 97), (-28, 112), (-60, 114), (-90, 92)],
        [(70, 52), (30, 74), (-30, 84), (-88, 82)], [(74, 30), (24, 40), (-40, 56), (-90, 76)],
        [(56, 8), (10, 12), (-44, 30), (-90, 66)], [(20, -4), (-20, 2), (-64, 26), (-92, 62)]], 10, 420)
