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
    shade: str = "#1a2036") -> Mask:
    return canvas.fill(path, tones, gradient=way, form=0.85, radius=radius, shade=shade, rim=(WARM, 3, 0.7),
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
    """A broad blue back: seam in the middle, sleeve on the right."""
    back = smooth([(84, 330), (40, 392), (0, 424), (-60, 450, 1), (-60, 980, 1), (404, 980, 1), (414, 860),
        (416, 740), (410, 640), (398, 566), (374, 508), (334, 466), (276, 434), (224, 408), (190, 370)])
    mask = _cloth(canvas, back, ["#4a6f92", "#33567a", "#22395a", "#182642"], ((300, 420), (140, 900)), 80)
    canvas.line([(322, 466), (300, 520), (292, 600), (302, 720), (316, 930)], [1, 12, 16, 16, 12], "#131c34", 0.4,
        soft=8, clip=mask)
    canvas.line([(318, 466), (296, 520), (287, 600), (296, 720), (310, 930)], [1, 2.4, 2.4, 2.4, 2.4], "#131c34",
        0.6, clip=mask)
    canvas.line([(326, 474), (306, 530), (300, 610)], [1, 3, 1], "#7fa0bc", 0.4, soft=2, clip=mask)
    canvas.line([(128, 420), (138, 560), (134, 720), (140, 930)], [2, 2.6, 2.6, 2.6], "#131c34", 0.5, clip=mask)
    # drawn from the sleeve's seam, hanging from the shoulder, pressed together where her forehead lies
    _folds(canvas, mask, (([(296, 560), (240, 596), (186, 664), (160, 740)], 26),
        ([(292, 650), (236, 706), (196, 800)], 24), ([(298, 760), (250, 820), (222, 920)], 26),
        ([(40, 440), (74, 540), (70, 660), (52, 800)], 34), ([(-20, 520), (14, 640), (6, 780), (-10, 920)], 30),
        ([(214, 446), (190, 520), (186, 600)], 22), ([(408, 622), (366, 656), (330, 706)], 22),
        ([(414, 690), (370, 730), (332, 796)], 24), ([(416, 780), (376, 826), (340, 910)], 24),
        ([(330, 500), (350, 560), (340, 620)], 18)), 0.85)
    _weave(canvas, mask, (-10, 420, 420, 900), 380, ("#7fa0bc", "#16223c", "#5a7fa2"), 3, 0.1)
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
    canvas.line([(90, 168), (80, 168), (70, 170)], [2.2, 2, 0.5], "#6a2a2a", 0.75, clip=face, wobble=0.1)
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
    canvas.fill(smooth([(60, 102), (70, 92), (84, 90), (91, 96), (88, 104), (74, 106)]), "#8e563e", alpha=0.5, soft=3,
        clip=face, edge=0)
    eye = canvas.fill(smooth([(73, 107, 1), (79, 102.4), (89.6, 101.4, 1), (89.2, 105.6), (87, 110, 1),
        (80, 110.4)]), ["#a48c80", "#d8c4b2"], gradient=((76, 102), (80, 111)), edge=0, wobble=0, detail=1, grain=0,
        soft=0.3, clip=face)
    canvas.fill(ellipse(86.6, 105.4, 2.7, 4.3), "#5a3a26", clip=eye, edge=0, wobble=0, detail=1, soft=0.25)
    canvas.fill(ellipse(87.6, 105.3, 1.4, 2.6), "#1a0f12", clip=eye, edge=0, wobble=0, detail=1)
    canvas.line([(72, 105), (80, 102), (90, 102)], [1, 4, 4], "#4a2a26", 0.65, clip=eye, wobble=0, soft=0.8)
    canvas.fill(ellipse(88, 104, 0.8), "#fff4e4", clip=face, edge=0, wobble=0, detail=1)
    canvas.line([(69, 108.4), (75, 103.2), (82, 101.4), (91, 101.2)], [0.8, 2.2, 3, 2.2], "#2e181a", 0.92, clip=face,
        wobble=0, detail=1)
    canvas.line([(66, 101), (74, 96.4), (83, 94.6), (89, 95.6)], [0.4, 1.5, 1.5, 0.5], "#6a3a2e", 0.6, clip=face,
        wobble=0, soft=0.5)
    canvas.line([(75, 110.4), (81, 111.6), (87, 110.8)], [0.4, 1.3, 0.6], "#6a3a2e", 0.55, clip=face, wobble=0,
        soft=0.4)
    canvas.line([(70, 118), (78, 120), (86, 116)], [0.6, 4, 0.6], "#8e563e", 0.3, clip=face, soft=2)
    canvas.line([(58, 88), (72, 80), (92, 82)], [1.5, 4.6, 2.6], "#2c1c1c", 0.8, clip=face, wobble=0.3, soft=0.7)
    _hair(canvas, smooth([*CROP[:10], (-30, 132), *CROP[11:]]), ["#4a3a3a", "#2e2428", "#1c161c"],
        [[(60, 10), (66, 30), (60, 48)], [(20, -2), (34, 34), (28, 80)], [(-30, 2), (-10, 44), (-4, 88)],
        [(-76, 30), (-60, 80), (-40, 140)], [(-90, 60), (-84, 100), (-70, 150)]], 5, 260)
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
