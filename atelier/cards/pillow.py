"""A bed at night from above: someone lies turned away on one half; the window's light lies on the other pillow."""

import math

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, mix, ramp
from atelier.matrix import Card
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import Points, curve, ellipse, poly, ribbon, smooth, union

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
    grading=dict(contrast=1.06, vignette=0.3, warm=0.02, shadows="#101a3c"),
)

TILT = -5
LIGHT = (-0.62, -0.50, 0.60)
WARM = "#ffe6b4"
LINEN = [(0, "#26325c"), (0.3, "#46578a"), (0.55, "#7284b4"), (0.8, "#a3b2d6"), (1, "#d3dcf0")]
LIT = [(0, "#77625e"), (0.25, "#b08a68"), (0.5, "#e6c088"), (0.68, "#fbe2ae"), (0.88, "#fff4d0"), (1, "#fffbe8")]
WOOL = [(0, "#0c1430"), (0.3, "#1a2a58"), (0.55, "#2e4782"), (0.8, "#547ab4"), (1, "#93b2de")]
WOOD = [(0, "#22150f"), (0.4, "#57371f"), (0.7, "#8a5a34"), (1, "#c08a54")]
EMPTY = [(26, 168, 1), (70, 182), (150, 176), (226, 182), (278, 166, 1), (270, 220), (272, 280), (270, 326),
    (282, 372, 1), (230, 358), (150, 366), (76, 358), (22, 376, 1), (34, 322), (32, 272), (36, 222)]
HERS = [(306, 164, 1), (352, 178), (440, 170), (540, 176), (612, 160, 1), (602, 220), (606, 290), (602, 340),
    (616, 388, 1), (560, 372), (450, 380), (360, 374), (304, 390, 1), (316, 336), (312, 272), (318, 220)]
CREASES: list[Points] = [[(40, 178), (70, 204), (96, 226)], [(266, 180), (240, 204), (214, 224)],
    [(34, 364), (64, 340), (88, 318)], [(270, 360), (240, 336), (220, 318)], [(150, 182), (152, 204), (148, 222)],
    [(44, 270), (66, 268), (84, 272)], [(262, 262), (240, 264), (224, 270)], [(118, 360), (124, 344), (128, 326)],
    [(190, 358), (186, 342), (178, 328)]]
HER_CREASES: list[Points] = [[(318, 178), (346, 204), (372, 222)], [(316, 376), (346, 352), (372, 332)],
    [(322, 262), (346, 262), (366, 268)], [(420, 178), (424, 196), (430, 208)], [(590, 176), (566, 200), (548, 214)],
    [(600, 372), (566, 350), (548, 338)]]
HEM = [(-80, 640), (60, 632), (170, 624), (250, 598), (312, 544), (356, 476), (400, 432), (452, 414), (510, 420),
    (572, 438), (700, 462)]
RIDGE: Points = [(476, 486), (462, 560), (440, 660), (452, 756), (420, 860), (470, 960)]
GIRTH = [150, 176, 150, 200, 150, 120]
FOLDS: list[tuple[Points, list[float]]] = [([(376, 690), (300, 716), (210, 724), (90, 712)], [2, 18, 13, 2]),
    ([(366, 740), (280, 786), (190, 820), (60, 846)], [2, 20, 15, 2]), ([(362, 790), (300, 850), (240, 920)],
    [2, 18, 10]), ([(384, 640), (320, 652), (240, 668)], [2, 14, 2]), ([(520, 690), (570, 706), (640, 700)],
    [2, 16, 8]), ([(410, 500), (376, 570), (300, 626)], [2, 15, 4]), ([(520, 496), (548, 560), (640, 600)], [2, 15, 8]), ([(524, 760), (572, 800), (640, 826)], [2, 17, 10])]
SKIN = ["#f0cdb4", "#d6a690", "#8f6a74"]
CRISP = dict(edge=0.08, wobble=0.15, grain=0.12, texture=0.01)


def draw(canvas: Canvas) -> None:
    """Floor, bed, pillows, the sleeper, the blanket over her."""
    canvas.set_light(LIGHT, ambient="#1c2650", key="#ffe9c8")
    with canvas.at(300, 450, 1.02, TILT), canvas.at(-300, -450):
        y, x = _grid(canvas)
        _floor(canvas, x, y)
        _bed(canvas, x, y)
        canvas.detail[:] = 0.42
        brush.background(canvas, (12, 6, 3), impasto=0.06)
        _sleeper(canvas)
        before = canvas.picture.copy()
        _blanket(canvas, x, y)
        under = np.abs(canvas.picture - before).max(2) > 0.004
        painted = canvas.picture.copy()
        brush.background(canvas, (10, 5, 2.6), impasto=0.06)
        share = blur(under.astype(np.float32), 0.8 * canvas.scale)[..., None]
        canvas.picture[:] = before + (canvas.picture - before) * share if not canvas.is_draft else painted
        _dusk(canvas, x, y)


def _grid(canvas: Canvas) -> tuple[Array, Array]:
    """The bed's own coordinates of every pixel."""
    back = np.linalg.inv(canvas.matrix)
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width].astype(np.float32) / canvas.scale
    return back[1, 0] * xx + back[1, 1] * yy + back[1, 2], back[0, 0] * xx + back[0, 1] * yy + back[0, 2]


def _cover(canvas: Canvas, path: object) -> Array:
    mask = canvas.mask(path, 0, 0)  # type: ignore[arg-type]
    return canvas.full(mask) if mask else np.zeros((canvas.height, canvas.width), np.float32)


def _soft(canvas: Canvas, path: object, reach: float) -> Array:
    """The path as a soft bank, 0..1."""
    return blur(_cover(canvas, path), reach * canvas.scale)


def _cushion(canvas: Canvas, cover: Array, reach: float) -> Array:
    """The height of a stuffed thing of this outline."""
    deep = cv2.distanceTransform((cover > 0.5).astype(np.uint8), cv2.DIST_L2, 5) / canvas.scale
    u = np.clip(deep / reach, 0, 1)
    return blur((np.sqrt(u * (2 - u)) * reach).astype(np.float32), 3.5 * canvas.scale)


def _shade(canvas: Canvas, height: Array, stops: list, lift: float = 0.0) -> Array:
    """Cloth of this height in the window's light, dark in its hollows."""
    gy, gx = np.gradient(height)
    gx, gy = gx * canvas.scale, gy * canvas.scale
    turn = (-gx * LIGHT[0] - gy * LIGHT[1] + LIGHT[2]) / np.sqrt(gx * gx + gy * gy + 1)
    hollow = np.clip(blur(height, 9 * canvas.scale) - height, 0, 12) / 12
    t = 0.5 + 0.62 * (turn - LIGHT[2]) - 0.45 * hollow + lift
    return ramp(stops)[np.clip(t * 511, 0, 511).astype(np.int32)]


def _panes(x: Array, y: Array, height: Array | float = 0.0) -> Array:
    """Where the window's light falls: two by three panes, slanted, pushed aside by what stands up."""
    x, y = x + 0.5 * height - 40, y + 0.75 * height - 128
    u, v = x - 0.16 * y, y - 0.14 * x
    edge = lambda t, a, b: smoothstep(a - 2.5, a + 2.5, t) * smoothstep(b + 2.5, b - 2.5, t)
    out = np.zeros(x.shape, np.float32)
    for i in range(2):
        for k in range(-1, 3):
            out = np.maximum(out, edge(u, 112 * i, 112 * i + 100) * edge(v, 118 * k, 118 * k + 106))
    return out


def _lay(canvas: Canvas, colour: Array, cover: Array) -> None:
    canvas.picture[:] = canvas.picture + (colour - canvas.picture) * cover[..., None]


def _floor(canvas: Canvas, x: Array, y: Array) -> None:
    """Boards beside the bed."""
    h, w = x.shape
    board = np.floor((x + 200) / 34)
    tone = 0.30 + 0.10 * np.modf(np.abs(np.sin(board * 12.9898) * 43758.5))[0] + 0.14 * (value_noise(h, w,
        30 * canvas.scale, 4, 3, (0.3, 4)) - 0.5)
    seam = smoothstep(0.06, 0.0, np.abs(((x + 200) / 34) % 1 - 0.02))
    canvas.picture[:] = ramp(["#161a36", "#333c66", "#5a6694"])[np.clip((tone - 0.2 * seam) * 511, 0,
        511).astype(np.int32)]


def _bed(canvas: Canvas, x: Array, y: Array) -> None:
    h, w = x.shape
    s = canvas.scale
    board = poly([(-16, -80), (720, -80), (720, 92), (-16, 92)])
    mattress = smooth([(6, 84, 1), (700, 84, 1), (700, 1100, 1), (4, 1100, 1), (8, 700), (2, 400)])
    canvas.shadow(poly([(-16, -80), (720, -80), (720, 1100), (-16, 1100)]), "#060a1c", -10, 8, 12, 0.7)
    grain = value_noise(h, w, 20 * s, 8, 3, (9, 0.6)) - 0.5
    rail = 7 * _soft(canvas, poly([(-30, 52), (720, 52), (720, 100), (-30, 100)]),
        4) + 2 * np.exp(-(((y - 12) / 3) ** 2))
    _lay(canvas, _shade(canvas, rail + 1.2 * grain, WOOD, -0.06), _cover(canvas, board))
    _lay(canvas, _shade(canvas, rail + 1.2 * grain, ["#8a5a34", "#e8b878"], 0.0), _cover(canvas, board) * _panes(x,
        y, 10.0) * 0.7)
    canvas.shadow(poly([(-16, 60), (720, 60), (720, 100), (-16, 100)]), "#0a1028", 6, 14, 10, 0.6)
    cover = _cover(canvas, mattress)
    wrinkle = 3.2 * (value_noise(h, w, 90 * s, 21, 3, (1.6, 0.7)) - 0.5) + 6 * _soft(canvas, mattress, 9)
    for points in ([(290, 400), (294, 480), (280, 570)], [(300, 390), (330, 450), (344, 540)],
        [(120, 420), (170, 480), (250, 520)], [(40, 470), (130, 540), (230, 590)],
        [(306, 150), (296, 250), (300, 380)]):
        wrinkle = wrinkle + 3.4 * _soft(canvas, ribbon(points, [1, 8, 1]), 3)
    _lay(canvas, _shade(canvas, wrinkle, LINEN, 0.03), cover)
    lit = _panes(x, y) * cover
    _lay(canvas, _shade(canvas, wrinkle, LIT, 0.05), lit * 0.66)
    for outline, dent, creases in ((EMPTY, ribbon([(128, 268), (176, 264)], [88, 88]), CREASES),
        (HERS, ribbon([(418, 282), (462, 290)], [150, 150]), HER_CREASES)):
        path = smooth(outline)
        canvas.shadow(path, "#0a1230", 9, 13, 10, 0.6)
        shape = _cover(canvas, path)
        height = 0.9 * _cushion(canvas, shape, 46) - 30 * _soft(canvas, dent, 13)
        for crease in creases:
            height = height - 4.6 * _soft(canvas, ribbon(crease, [3, 6, 0.6]), 2.2) + 2.2 * _soft(canvas,
                ribbon([(px + 7, py + 5) for px, py in crease], [2, 5, 0.6]), 2.6)
        height = height + 1.6 * (value_noise(h, w, 60 * s, 31, 2) - 0.5)
        _lay(canvas, _shade(canvas, height, LINEN, 0.06), shape)
        if outline is EMPTY:
            _lay(canvas, _shade(canvas, height, LIT, 0.10), shape * _panes(x, y, height))
        edge = [(p[0], p[1]) for p in outline]
        canvas.line([*edge, edge[0]], 1.1, "#dfe7f6" if outline is HERS else "#fff2d4", 0.4, wobble=0.3)  # piping
    canvas.picture[:] = canvas.picture + (mix("#ffe6b4", "#ffffff", 0.2) - canvas.picture) * (blur(_panes(x, y),
        30 * s) * 0.10)[..., None]


def _sleeper(canvas: Canvas) -> None:
    """Her face in the pillow, turned from us: hair, an ear, a plait over to the other pillow; the rest is covered."""
    canvas.fill(ellipse(448, 300, 92, 92), "#131c40", alpha=0.5, soft=16, edge=0)
    with brush.loose(canvas, (7, 3.5, 1.8), impasto=0.05):
        _body(canvas)
    with canvas.at(448, 330, 0.9, 13), canvas.at(-448, -330):
        _face(canvas)
        _hair(canvas)
        _ear(canvas)
        _swell(canvas)
    _plait(canvas)


def _body(canvas: Canvas) -> None:
    """The nape and the collar of a nightdress: the rest of her is under the blanket."""
    look = dict(CRISP, detail=0.5)
    neck = smooth([(410, 336), (458, 336), (464, 366), (474, 392), (492, 430), (384, 440), (400, 404), (408, 374)])
    gown = smooth([(394, 390), (416, 400), (446, 402), (472, 394), (488, 386), (512, 400), (530, 440), (540, 540), (348, 540),
        (352, 474), (362, 436), (378, 404)])
    canvas.shadow(union(neck, gown), "#101838", 8, 6, 12, 0.55)
    skin = canvas.fill(neck, SKIN, gradient=((400, 350), (490, 420)), form=0.7, radius=24, shade="#8a5c66",
        highlight="#fbdcc0", **look)
    canvas.fill(ellipse(462, 366, 44, 22, 20), "#6a4458", alpha=0.55, soft=9, edge=0, clip=skin, grain=0, texture=0)
    canvas.line([(418, 352), (410, 384), (398, 410)], [1, 7, 2], "#ffe2c4", 0.4, clip=skin, soft=4, rough=0)
    canvas.shadow(gown, "#3a2438", 1, -4, 4, 0.5, clip=skin)
    cloth = canvas.fill(gown, ["#dbe3f4", "#a9b7da", "#6a7ab0"], form=0.7, radius=24, shade="#46538a",
        highlight="#eef2fb", rim=("#f2f5fd", 2, 0.6), **look)
    canvas.line([(392, 396), (416, 407), (446, 409), (474, 401), (490, 393)], [2, 3, 3, 3, 2], "#5c6ca4", 0.7, clip=cloth,
        wobble=0.2, detail=0.7)
    for fold in ([(412, 420), (402, 450), (396, 480)], [(440, 424), (440, 450), (444, 480)],
        [(476, 418), (490, 440), (500, 470)], [(392, 420), (378, 446), (368, 470)]):
        canvas.line(fold, [0.6, 4, 2], "#56669a", 0.6, clip=cloth, soft=1.4)


def _face(canvas: Canvas) -> None:
    """What is left of it: the cheek before the ear, warm and round; the pillow has the rest."""
    outline = smooth([(452, 240), (500, 240), (520, 270), (522, 310), (508, 340), (482, 358), (446, 362), (436, 320)])
    canvas.shadow(outline, "#131c40", 11, 7, 9, 0.65)
    face = canvas.fill(outline, SKIN, gradient=((470, 250), (515, 350)), form=0.7, radius=30, shade="#8e5c68",
        highlight="#ffe2c8", **dict(CRISP, detail=0.75))
    canvas.fill(ellipse(498, 306, 20, 18), "#e08a74", alpha=0.45, soft=9, clip=face, edge=0)
    canvas.fill(ellipse(462, 346, 30, 14, -20), "#7a4a5a", alpha=0.5, soft=8, clip=face, edge=0)


def _swell(canvas: Canvas) -> None:
    """The pillow rises round what sinks into it: before the face, and a little under the crown."""
    edge: Points = [(548, 160), (526, 192), (509, 220), (503, 240), (498, 264), (502, 292), (498, 320), (486, 344), (483, 362),
        (494, 384)]
    shape = smooth([*edge, (520, 420, 1), (640, 440, 1), (660, 160, 1)])
    rise = _soft(canvas, ribbon(edge, [2, 40, 84, 96, 100, 100, 96, 76, 54, 20]), 13)
    fade = smoothstep(0.08, 0.46, rise)
    cover = _cover(canvas, shape)
    dark = blur(cover, 5 * canvas.scale) * (1 - cover) * smoothstep(0.5, 0.9, rise)
    canvas.picture[:] = canvas.picture * (1 - 1.3 * np.clip(dark, 0, 0.5)[..., None] * np.array([0.9, 1.0, 0.8], np.float32))
    height = 1.0 * _cushion(canvas, cover, 44)
    for points in ([(502, 292), (530, 288), (556, 292)], [(504, 236), (530, 222), (552, 204)], [(492, 336), (518, 344), (540, 356)],
        [(499, 264), (518, 262), (530, 264)]):
        height = height - 4.4 * _soft(canvas, ribbon(points, [3, 7, 0.6]), 2.2) + 2.2 * _soft(canvas, ribbon([(px + 4, py + 7) for px,
            py in points], [2, 5, 0.6]), 2.4)
    _lay(canvas, _shade(canvas, height, LINEN, 0.06), cover * fade)


def _ear(canvas: Canvas) -> None:
    ear = smooth([(459, 288), (466, 277), (479, 278), (486, 291), (481, 308), (471, 323), (462, 319), (460, 303)])
    canvas.shadow(ear, "#2a1620", -2, 3, 3, 0.5)
    canvas.fill(ear, ["#f2c4a4", "#c88068"], form=0.7, radius=7, shade="#96585a", highlight="#ffe6cc", detail=0.8,
        **CRISP)
    canvas.line([(465, 288), (472, 282), (480, 288), (478, 302), (469, 313)], [0.8, 2.4, 2.4, 2, 0.8], "#96504e",
        0.75, soft=0.5, detail=0.9)
    canvas.fill(ellipse(470, 302, 3.2, 6, 12), "#8a4448", alpha=0.6, soft=1.2)


def _hair(canvas: Canvas) -> None:
    """Brown hair combed back from the face to the nape."""
    outline = [(520, 232), (504, 206), (470, 192), (430, 194), (396, 212), (374, 244), (367, 282), (375, 318), (394, 346),
        (420, 360), (444, 353), (458, 334), (460, 304), (463, 284), (478, 272), (498, 266), (518, 262)]
    skull = smooth(outline)
    canvas.shadow(skull, "#0f1736", 4, 10, 8, 0.55)
    mass = canvas.fill(skull, ["#a06a44", "#70402c", "#3a1e20"], gradient=((400, 200), (430, 370)), form=0.75,
        radius=46, shade="#2e1820", highlight="#c98e5e", detail=0.6, **CRISP)
    random = dice(12)
    rim = curve([(518, 236), (512, 262), (496, 267), (478, 272), (463, 284), (460, 304), (456, 332)], 12)
    for k in range(250):
        t = 0.92 * random.random() ** 1.4
        x0, y0 = rim[int(t * (len(rim) - 1))]
        x1, y1 = 414 + 14 * random.random(), 348 + 10 * random.random()
        out = 1.12 - 1.1 * t**0.8 - 0.25 * random.random()  # hair from the forehead goes the long way round the crown
        mx, my = 432 - 84 * out + 16 * random.random(), 300 - 84 * out + 16 * random.random()
        qx, qy = (x0 + mx) / 2 + 6 * out, (y0 + my) / 2 - 26 * out
        tone = ("#e0a874", "#a86c44", "#2a161c", "#4e2c20", "#c0844e")[k % 5]
        canvas.line([(x0, y0), (qx, qy), (mx, my), ((mx + x1) / 2 - 22 * out, (my + y1) / 2 + 8 * out), (x1, y1)],
            [0.3, 1.7, 2, 1.6, 0.3], tone, 0.3 + 0.35 * random.random(), clip=mass, wobble=0.1, detail=0.65)
    for k in range(46):  # what is combed over the crown
        o, e = 26 * random.random(), 10 * (random.random() - 0.5)
        canvas.line([(522 - 0.2 * o, 226 + 0.9 * o), (496 - 0.2 * o, 204 + e + o), (446, 195 + o), (402 + 0.7 * o, 214 + 0.8 * o),
            (380 + o, 262 + e)], [0.4, 1.8, 1.8, 1.4, 0.3], ("#e0a874", "#a86c44", "#3a2020", "#5a3626", "#c0844e")[k % 5],
            0.35 + 0.35 * random.random(), clip=mass, wobble=0.1, detail=0.65)
    canvas.fill(ellipse(404, 236, 34, 20, -48), "#ffd8a0", alpha=0.25, soft=9, clip=mass, edge=0)


def _plait(canvas: Canvas) -> None:
    """It lies across the gap with its end in the light, tied with a red band."""
    way = [(420, 344), (398, 384), (352, 392), (312, 366), (276, 346), (236, 350), (206, 372)]
    canvas.line([(x + 5, y + 9) for x, y in way], [30, 30, 28, 24, 20, 16, 6], "#0f1736", 0.55, soft=5)
    line = curve(way, 40)
    steps = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    count = 19
    random = dice(3)
    for k in range(count):
        share = 0.02 + 0.84 * k / count
        at = share * steps[-1]
        x, y = (float(np.interp(at, steps, line[:, c])) for c in (0, 1))
        i = min(len(line) - 2, int(np.searchsorted(steps, at)))
        turn = math.degrees(math.atan2(*(line[i + 1] - line[max(0, i - 1)])[::-1]))
        side = 1 if k % 2 else -1
        wide = 17 - 8 * share
        warm = smoothstep(300, 250, np.array(x)) * 0.5
        with canvas.at(x, y, 1, turn):
            strand = smooth([(-wide * 0.9, -side * wide * 0.15), (-wide * 0.2, side * wide * 0.95),
                (wide * 0.8, side * wide * 0.9), (wide * 1.25, side * wide * 0.2), (wide * 0.5, -side * wide * 0.35)])
            lock = canvas.fill(strand, [mix("#a86f48", "#f4c080", float(warm)),
                mix("#70402c", "#b8743c", float(warm)), "#3a1e20"], gradient=((0, -wide), (0, wide)), form=0.7,
                radius=8, shade="#2e1820", highlight="#d09a68", detail=0.75, **CRISP)
            for _ in range(5):
                o = (random.random() - 0.5) * wide * 0.7
                canvas.line([(-wide * 0.8, o * 0.3), (0, side * wide * 0.55 + o),
                    (wide * 1.1, side * wide * 0.35 + o)], [0.3, 1.3, 0.3], "#e0a874" if random.random() < 0.5
                    else "#2e1820", 0.5, clip=lock, wobble=0.1, detail=0.8)
    x, y = (float(np.interp(0.885 * steps[-1], steps, line[:, c])) for c in (0, 1))
    for k in range(11):
        dx, dy = -26 - 12 * random.random(), 8 + 3.2 * (k - 3) + 6 * random.random()
        canvas.line([(x, y + 0.6 * (k - 5)), (x + dx * 0.5, y + dy * 0.35), (x + dx, y + dy)], [4, 3.4, 0.4],
            ("#b8743c", "#70402c", "#e0a45e")[k % 3], 0.95, wobble=0.1, detail=0.8)
    canvas.fill(ellipse(x + 2, y, 5, 9, -24), ["#e0584a", "#9a2430"], form=0.6, radius=4, detail=0.9, **CRISP)


def _blanket(canvas: Canvas, x: Array, y: Array) -> None:
    """Quilted wool over her and over nobody, with the sheet turned down at its edge."""
    h, w = x.shape
    s = canvas.scale
    top = [*HEM, (700, 1200, 1), (-80, 1200, 1)]
    low = [(px, py + 46 + 5 * math.sin(px / 60)) for px, py in HEM]
    body = 50 * _soft(canvas, ribbon(RIDGE, GIRTH), 30) + 26 * _soft(canvas, ribbon(RIDGE, [g * 0.5 for g in GIRTH]),
        24)
    for points, widths in FOLDS:
        body = body + 9.5 * _soft(canvas, ribbon(points, widths), 4.2) - 4 * _soft(canvas,
            ribbon([(px + 4, py + 15) for px, py in points], widths), 6)
    body = body + 5 * (value_noise(h, w, 120 * s, 41, 2) - 0.5)
    gy, gx = np.gradient(blur(body, 5 * s))
    u, v = (x + 8 * gx * s + y + 8 * gy * s) / 62, (x + 8 * gx * s - y - 8 * gy * s) / 62
    du, dv = np.abs(u % 1 - 0.5) * 2, np.abs(v % 1 - 0.5) * 2
    puff = (1 - du**4) * (1 - dv**4)
    cover = _cover(canvas, smooth([*low, (700, 1200, 1), (-80, 1200, 1)]))
    quilt = _shade(canvas, body + 5.5 * blur(puff.astype(np.float32), 0.8 * s), WOOL, 0.02)
    stitch = np.maximum(smoothstep(0.955, 0.985, du), smoothstep(0.955, 0.985, dv))
    dash = (np.sin((u - v) * 34) > -0.2) * (du > dv) + (np.sin((u + v) * 34) > -0.2) * (du <= dv)
    quilt = quilt + (mix("#b9c8ea", "#5a74ac", 0.4) - quilt) * (stitch * dash * 0.5)[..., None]
    canvas.shadow(smooth(top), "#0a1230", 4, -7, 7, 0.5)
    _lay(canvas, quilt, cover)
    band = smooth([*HEM, *low[::-1]])
    strip = _cover(canvas, band)
    roll = 0.6 * body + 1.2 * _cushion(canvas, strip, 15)
    for k in range(13):
        px = -30 + 54 * k
        py = float(np.interp(px, [p[0] for p in HEM], [p[1] for p in HEM]))
        roll = roll - 2.4 * _soft(canvas, ribbon([(px, py + 3), (px + 5 * (k % 3 - 1), py + 25),
            (px + 7 * (k % 2), py + 46)], [1, 5, 1]), 2.2)
    canvas.shadow(band, "#060c26", 2, 9, 6, 0.6)
    _lay(canvas, _shade(canvas, roll, LINEN, 0.12), strip)
    canvas.line([(px, py + 38 + 5 * math.sin(px / 60)) for px, py in HEM], 1.2, "#5a6ca0", 0.6, wobble=0.3)


def _dusk(canvas: Canvas, x: Array, y: Array) -> None:
    """Her half lies deeper in the night than the other pillow."""
    near = np.exp(-(((x - 150) / 250) ** 2) - ((y - 270) / 300) ** 2)
    canvas.picture[:] = canvas.picture * (0.82 + 0.18 * near)[..., None]
    canvas.glow(150, 270, 260, "#ffd894", 0.14)
