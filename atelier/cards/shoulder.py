"""Two people stand close, one forehead on the other's shoulder; nothing else."""

import skia

from atelier import brush
from atelier.canvas import Canvas
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.profile import CROP, SIDE
from atelier.noise import dice
from atelier.paths import curve, smooth

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

HE = dict(x=182, y=138, size=1.04, turn=8)
SHE = dict(x=318, y=402, size=1.0, turn=-55, flip=-1)
# the ear lies behind the middle of the head, from the brow to the foot of the nose
EAR = [(-14, 96), (-4, 90), (8, 92), (14, 102), (10, 116), (4, 126), (0, 140), (-8, 143), (-14, 132), (-17, 114)]
KNOT = [(-72, 66), (-90, 50), (-116, 54), (-132, 80), (-126, 110), (-104, 124), (-82, 116), (-70, 96)]
LONG = [(84, 40), (70, 56), (56, 76), (34, 90), (12, 90), (-8, 100), (-20, 122), (-40, 142), (-64, 156), (-80, 132),
    (-93, 104), (-95, 70), (-80, 32), (-48, 4), (-8, -7), (30, -4), (64, 14)]
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
    for points, wide in (([(286, 590), (230, 620), (180, 672)], 16), ([(290, 660), (226, 716), (186, 790)], 18),
        ([(60, 480), (76, 580), (60, 700)], 18), ([(404, 640), (366, 676), (340, 730)], 14),
        ([(410, 760), (372, 790), (344, 850)], 14)):
        canvas.line(points, [1, wide, 1], "#131c34", 0.34, soft=7, clip=mask)
        canvas.line([(x + 8, y - 9) for x, y in points], [1, wide * 0.6, 1], "#6f93b2", 0.34, soft=5, clip=mask)
    _weave(canvas, mask, (-10, 420, 420, 900), 380, ("#7fa0bc", "#16223c", "#5a7fa2"), 3, 0.1)
    return mask


def _his_collar(canvas: Canvas) -> None:
    """The collar is turned up: the neck stands in it, not on it."""
    collar = smooth([(70, 300), (92, 306), (130, 334), (176, 352), (214, 362, 1), (230, 398), (226, 424, 1),
        (160, 432), (96, 416), (40, 398, 1), (48, 350)])
    canvas.shadow(collar, "#10182c", 2, 9, 9, 0.6)
    mask = _cloth(canvas, collar, ["#5a80a2", "#3a5e82", "#22395a"], ((200, 340), (70, 430)), 24)
    canvas.line([(76, 306), (110, 334), (160, 358), (212, 370)], [1, 3, 3, 1], "#a9c2d0", 0.5, soft=1.4, clip=mask)
    _weave(canvas, mask, (50, 310, 225, 420), 70, ("#8fb0c8", "#16223c"), 4, 0.3)


def _skin(canvas: Canvas, tones: list, shade: str) -> Mask:
    """The head from the side, painted from the lit brow to the shaded nape."""
    face = canvas.fill(smooth([*SIDE, (-70, 220), (-60, 270), (20, 270)]), tones, gradient=((100, 40), (-60, 200)),
        form=0.8, radius=46, shade=shade, rim=(WARM, 2.4, 0.7), grain=0.22, texture=0.015, edge=0.06, wobble=0.15,
        detail=0.9)
    canvas.fill(smooth([(40, 128), (70, 122), (84, 150), (62, 172), (36, 160)]), "#e0735c", alpha=0.3, soft=12,
        clip=face)
    # under the jaw
    canvas.line([(-6, 150), (8, 186), (40, 202), (70, 206)], [2, 16, 16, 4], shade, 0.45, soft=9, clip=face)
    canvas.fill(smooth([(-60, 200), (20, 208), (60, 216), (30, 280), (-70, 280)]), shade, alpha=0.55, soft=8,
        clip=face)
    # socket
    canvas.fill(smooth([(58, 96), (74, 92), (88, 98), (84, 110), (64, 112)]), shade, alpha=0.28, soft=5, clip=face)
    canvas.line([(96, 145), (91, 141), (90, 136)], [2.4, 2.6, 0.6], shade, 0.7, clip=face, wobble=0.1)
    canvas.line([(90, 168), (80, 168), (70, 170)], [2.2, 2, 0.5], "#6a2a2a", 0.75, clip=face, wobble=0.1)
    canvas.line([(84, 181), (76, 184), (68, 182)], [1, 3, 1], shade, 0.35, soft=2, clip=face)
    return face


def _ear(canvas: Canvas, tones: list, shade: str) -> None:
    ear = smooth([(x * 1.1 - 20, y) for x, y in EAR])
    canvas.shadow(ear, shade, -3, 3, 4, 0.5)
    mask = canvas.fill(ear, tones, form=0.7, radius=7, rim=(WARM, 1.4, 0.6), grain=0.2, **LOOK)
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
    face = _skin(canvas, ["#d79a6c", "#b4734e", "#7c4a3c"], "#3e2432")
    canvas.fill(smooth([(66, 105), (76, 101), (86, 104), (84, 108), (72, 109)]), "#f2e2cc", clip=face, edge=0.1,
        detail=0.95)
    canvas.fill(smooth([(75, 100), (84, 101), (84, 108), (75, 109)]), "#23141a", clip=face, edge=0.05, detail=1)
    canvas.line([(60, 108), (70, 102), (80, 100), (89, 104)], [0.8, 2.6, 3, 1.4], "#23141a", 0.9, clip=face,
        wobble=0.1, detail=0.95)
    canvas.line([(58, 88), (72, 80), (92, 82)], [2, 5, 3], "#23161a", 0.85, clip=face, wobble=0.3)
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
    for points, wide in (([(530, 690), (496, 720), (462, 780)], 14), ([(528, 790), (490, 830), (450, 890)], 14),
        ([(600, 640), (572, 690), (560, 760)], 15), ([(610, 740), (580, 790), (566, 860)], 15)):
        canvas.line(points, [1, wide, 1], "#5a281c", 0.36, soft=6, clip=mask)
        canvas.line([(x + 8, y - 8) for x, y in points], [1, wide * 0.6, 1], "#ffd88a", 0.4, soft=4, clip=mask)
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
    face = _skin(canvas, ["#f0bd94", "#d8946e", "#9a5a50"], "#5a2a3a")
    canvas.line([(58, 104), (68, 111), (80, 110), (88, 105)], [0.8, 2.8, 3, 1.4], "#3a1a1e", 0.95, clip=face,
        wobble=0.1, detail=0.95)
    canvas.line([(60, 86), (74, 80), (90, 84)], [1, 3.4, 2], "#6a3420", 0.7, clip=face, wobble=0.2)
    _hair(canvas, smooth(KNOT), ["#c8743c", "#8a4426", "#4e2420"], [[(-74, 60), (-100, 58), (-124, 80), (-112, 112)],
        [(-72, 76), (-92, 74), (-106, 86), (-98, 100)], [(-70, 96), (-84, 100), (-92, 96), (-90, 88)]], 9, 70)
    _hair(canvas, smooth(LONG), ["#c8743c", "#8a4426", "#4e2420"], [[(-36, 138), (-56, 144), (-74, 128), (-88, 100)],
        [(0, 98), (-30, 112), (-60, 118), (-90, 92)], [(70, 52), (30, 74), (-30, 84), (-88, 82)],
        [(74, 30), (24, 40), (-40, 56), (-90, 76)], [(56, 8), (10, 12), (-44, 30), (-90, 66)],
        [(20, -4), (-20, 2), (-64, 26), (-92, 62)]], 10, 420)
    _ear(canvas, ["#f0bd94", "#c07a5c"], "#5a2a3a")
