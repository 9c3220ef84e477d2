"""A furious bull is a colossal broken vase, mended with glowing gold; a girl on a ladder fits the last shard."""

import itertools
import math

import numpy as np
import skia

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix, rgb
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.objects import ladder
from atelier.noise import blur, dice, smoothstep
from atelier.paths import curve, ellipse, poly, ribbon, smooth, union

CARD = Card(
    id="kintsugi",
    palette="terracotta",
    composition="silhouette",
    setting="pottery yard",
    mood="rage",
    themes=("work", "body", "faith"),
    hero="vase bull",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=690,
    grading=dict(contrast=1.1, vignette=0.3, shadows="#3e1b18"),
)

GOLD, CLAY, DEEP = "#ffd060", "#a04a2e", "#2c1216"
HOLE = [(390, 436), (434, 408), (484, 424), (502, 478), (470, 526), (416, 520), (382, 476)]


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light((-0.5, -0.7, 0.45), ambient="#3e1b18", key="#ffdcae")
    _yard(canvas)
    _smoke(canvas)
    brush.background(canvas)
    _pots(canvas)
    _bull(canvas)
    _girl(canvas)
    _shards(canvas)


def _yard(canvas: Canvas) -> None:
    canvas.sky([(0, "#b8603c"), (0.2, "#e0976a"), (0.45, "#f6d2a2"), (0.68, "#fff0d0"), (0.75, "#f4d7ae"),
        (1, "#a65a38")], swirl=0.02, texture=0.0)
    canvas.glow(250, 640, 380, "#fff0cc", 0.5, squash=0.6)
    # bottle kilns far off
    for x, w, h in ((70, 62, 190), (190, 46, 150), (556, 70, 210), (468, 44, 140), (340, 40, 120)):
        y = 690
        canvas.fill(smooth([(x - w, y, 1), (x - w * 0.96, y - h * 0.4), (x - w * 0.5, y - h * 0.72),
            (x - w * 0.26, y - h, 1), (x + w * 0.26, y - h, 1), (x + w * 0.5, y - h * 0.72),
            (x + w * 0.96, y - h * 0.4), (x + w, y, 1)]), ["#c87a54", "#dca27a"], alpha=0.85, soft=1.4, texture=0.06)
        canvas.fill(ellipse(x, y - 12, w * 0.2, 16), "#fff0b0", alpha=0.8, soft=2)
    canvas.fill(smooth([(-20, 690), (140, 682), (320, 688), (480, 680), (620, 690), (620, 930), (-20, 930)]),
        ["#e0a878", "#c07448", "#6a3424"], texture=0.08)
    random = dice(2)
    for _ in range(60):
        x, y = random.random() * 600, 700 + random.random() * 190
        canvas.line([(x - 30, y), (x, y - 2), (x + 30, y + 1)], [0.5, 2.6, 0.5],
            ["#7a3a28", "#e0a070"][int(random.random() * 2)], 0.4, soft=1)


def _smoke(canvas: Canvas) -> None:
    """Dark smoke rolls out of the mouth of the vase."""
    random = dice(6)
    for k in range(46):
        t = k / 45
        x = 318 + 150 * t**1.3 + 60 * t * math.sin(t * 7) + (random.random() - 0.5) * 90 * t
        y = 214 - 250 * t
        r = 20 + 66 * t * (0.7 + 0.5 * random.random())
        canvas.fill(ellipse(x, y, r, r * 0.86), ["#5a2a28", "#3e1b20"][k % 2], form=0.8, radius=r * 0.8,
            light=(-0.7, 0.4, 0.4), highlight="#d8744a", alpha=0.62, soft=3, edge=0.4)
    canvas.glow(318, 206, 110, "#ff9a40", 0.7)


def _pots(canvas: Canvas) -> None:
    """A row of finished jars, dark against the light."""
    for x, y, s in ((34, 742, 0.9), (96, 752, 0.7), (566, 746, 1.0), (150, 738, 0.55)):
        with canvas.at(x, y, s):
            canvas.fill(ellipse(4, 2, 40, 8), DEEP, alpha=0.5, soft=4)
            canvas.fill(smooth([(-20, 0), (-40, -40), (-30, -76), (-14, -86), (-18, -98), (18, -98), (14, -86),
                (30, -76), (40, -40), (20, 0)]), [mix(CLAY, "#ffdcae", 0.2), mix(CLAY, DEEP, 0.3), DEEP], form=0.85,
                radius=26, light=(-0.2, -0.6, 0.5), rim=("#ffe2b0", 2.4, 0.8), edge=0.1, detail=0.6)


def outline() -> skia.Path:
    """The bull, facing left, head down; its hump grows into the neck of a vase."""
    head = smooth([(176, 424), (132, 446), (100, 496), (76, 556), (56, 606), (62, 636), (92, 650), (124, 636),
        (152, 596), (200, 566), (226, 500)])
    body = smooth([(150, 452), (186, 372), (256, 312), (330, 296), (424, 330), (506, 366), (552, 408), (574, 474),
        (566, 546), (538, 602), (480, 640), (400, 664), (310, 668), (240, 652), (188, 612), (160, 556)])
    neck = smooth([(256, 330), (284, 276), (284, 238), (258, 210, 1), (380, 210, 1), (354, 238), (356, 278),
        (396, 336)])
    legs = [smooth([(190, 590), (318, 600), (300, 664), (282, 714), (280, 742), (270, 774), (268, 812),
        (280, 850, 1), (204, 850, 1), (214, 812), (214, 774), (206, 742), (208, 714), (194, 664)]),
        smooth([(436, 600), (480, 520), (574, 490), (584, 580), (576, 634), (558, 678), (574, 720), (568, 750),
        (556, 784), (556, 814), (568, 850, 1), (490, 850, 1), (500, 814), (504, 784), (510, 750), (500, 714),
        (466, 664)])]
    tail = ribbon([(552, 420), (602, 400), (612, 330), (566, 292), (536, 318)], [24, 18, 15, 12, 9])
    return union(head, body, neck, *legs, tail)


def _far_side(canvas: Canvas) -> None:
    """The two legs and the horn beyond, in shade; all four hooves stand on the ground."""
    look = dict(edge=0.08, wobble=0.3, detail=0.7)
    tone = [mix(CLAY, DEEP, 0.3), mix(CLAY, DEEP, 0.6)]
    fore = smooth([(130, 560), (240, 590), (218, 668), (192, 708), (186, 738), (172, 774), (168, 802), (176, 836, 1),
        (106, 836, 1), (116, 802), (124, 772), (130, 740), (128, 708), (126, 650)])
    hind = smooth([(370, 600), (480, 600), (462, 660), (440, 700), (450, 732), (442, 772), (440, 802), (450, 838, 1),
        (382, 838, 1), (390, 802), (394, 772), (394, 738), (380, 700), (362, 650)])
    for leg, x, y in ((fore, 140, 836), (hind, 416, 838)):
        mask = canvas.fill(leg, tone, form=0.85, radius=20, rim=("#ffd0a0", 2, 0.5), grain=0.22, **look)
        canvas.fill(ellipse(x + 20, 640, 110, 56), DEEP, alpha=0.6, soft=18, clip=mask)
        canvas.fill(smooth([(x - 44, y - 22), (x, y - 30), (x + 44, y - 22), (x + 46, y + 8), (x - 46, y + 8)]),
            DEEP, alpha=0.75, clip=mask, edge=0.1)
    canvas.fill(ribbon([(150, 470), (114, 436), (80, 396), (62, 352), (64, 310), (80, 276)], [32, 31, 26, 20, 11, 2]),
        ["#d8b488", "#7a4a34"], form=0.8, radius=9, rim=("#fff0cc", 2, 0.7), **look)


def _bull(canvas: Canvas) -> None:
    canvas.fill(ellipse(340, 852, 280, 26), DEEP, alpha=0.6, soft=12)
    _far_side(canvas)
    look = dict(edge=0.06, wobble=0.3, detail=0.75)
    path = outline()
    bull = canvas.fill(path, ["#b4552f", "#8a3a24", "#3a1618"], gradient=((260, 260), (420, 840)), form=0.92,
        radius=64, shade=DEEP, highlight="#ffb888", rim=("#ffe6bc", 4, 0.9), grain=0.22, texture=0.02, **look)
    with canvas.inside(bull):
        _bands(canvas)
        _seams(canvas)
    _hooves(canvas, bull)
    _head(canvas, bull)
    canvas.fill(ellipse(319, 211, 61, 14), "#c8683c", form=0.6, radius=5, rim=("#ffe6bc", 2, 0.9), **look)
    canvas.fill(ellipse(319, 210, 52, 10), ["#fff0a8", "#ff9a30"], edge=0.03, detail=0.8)
    # the tuft of the tail
    for k in range(7):
        canvas.line([(540, 312), (520 + k * 3, 336 + k * 3), (506 + k * 8, 362 + 3 * k)], [7, 6, 0.8],
            ["#5a241c", "#8a3c24"][k % 2], detail=0.8)
    _face(canvas)
    hole = canvas.fill(poly(HOLE), [(0, "#fffbe0"), (0.35, "#ffe07a"), (0.7, "#ff9a30"), (1, "#d85a1c")],
        gradient=("r", (440, 470), 68), edge=0.06, wobble=0.3, detail=0.95)
    for k in range(7):  # coals and flames in the kiln
        x = 402 + k * 13
        canvas.fill(smooth([(x - 11, 530), (x - 8, 490), (x - 5 + (k * 5) % 9, 440 - 9 * ((k * 3) % 4), 1),
            (x + 8, 486), (x + 11, 530)]), ["#ffd060", "#fff6c0"], clip=hole, alpha=0.7, soft=2, edge=0.05,
            detail=0.95)
    canvas.glow(440, 470, 190, "#ffb04a", 0.55, power=1.7)


def _gold(canvas: Canvas, points: list, wide: float, clip: Mask) -> None:
    """One mended break, drawn by hand: a dark lip, then gold that runs thick and thin round corners."""
    random = dice(int(points[0][0]))
    way = []
    for (x, y), (u, v) in itertools.pairwise(points):
        for t in (0, 0.33, 0.66):
            way.append((x + (u - x) * t + 5 * (random.random() - 0.5), y + (v - y) * t + 5 * (random.random() - 0.5)))
    way.append(points[-1])
    thick = [wide * (0.6 + 0.9 * random.random()) for _ in way]
    canvas.line(way, [w * 2.2 for w in thick], "#3a1210", 0.5, clip=clip, soft=2)
    canvas.line(way, thick, "#ffd83c", clip=clip, wobble=0.8, rough=0.3, detail=0.9)
    canvas.line(way, [w * 2.4 for w in thick], "#ffa030", 0.35, clip=clip, soft=5, blend="screen")


def _hooves(canvas: Canvas, bull: Mask) -> None:
    """Knee, hock and dark hoof of the near legs, each with one mended break."""
    for x, knee in ((242, 734), (529, 716)):
        canvas.fill(smooth([(x - 46, 826), (x, 816), (x + 46, 826), (x + 50, 860), (x - 50, 860)]),
            ["#4a2420", DEEP], alpha=0.9, clip=bull, edge=0.1, form=0.4, radius=12)
        canvas.line([(x, 832), (x + 1, 854)], [1, 4], "#12060a", 0.9, clip=bull)
        canvas.line([(x - 36, knee + 10), (x, knee + 20), (x + 36, knee + 8)], [1, 7, 1], DEEP, 0.5, clip=bull,
            soft=3)
        canvas.fill(ellipse(x - 12, knee - 6, 18, 16), "#e08858", alpha=0.35, soft=7, clip=bull)
    _gold(canvas, [(200, 690), (226, 700), (246, 692), (270, 704), (296, 694)], 4.4, bull)
    _gold(canvas, [(250, 650), (246, 692), (236, 726), (252, 764), (242, 790), (252, 822)], 4.4, bull)
    _gold(canvas, [(500, 770), (520, 780), (540, 772), (562, 782)], 4, bull)
    # the hind leg before the belly
    canvas.line([(446, 560), (444, 610), (464, 664), (498, 712), (508, 750)], [1, 10, 14, 8, 1], "#1c0a0e", 0.5,
        clip=bull, soft=6)


def _head(canvas: Canvas, bull: Mask) -> None:
    """The lowered head, a form of its own before the neck: skull, jaw, and the horn and ear that grow out of the poll."""
    look = dict(edge=0.06, wobble=0.3, detail=0.75)
    with canvas.inside(bull):
        canvas.fill(smooth([(150, 420), (230, 430), (272, 500), (256, 576), (204, 636), (140, 650), (150, 540)]),
            "#1c0a0e", alpha=0.75, soft=13)
    skull = smooth([(192, 424), (164, 424), (134, 446), (102, 496), (77, 556), (56, 606), (62, 636), (92, 650),
        (122, 638), (146, 606), (184, 586), (212, 548), (222, 496), (216, 446)])
    mask = canvas.fill(skull, ["#cc6a40", "#a04a2c", "#54221c"], gradient=((90, 450), (200, 620)), form=0.9,
        radius=40, shade=DEEP, highlight="#ffb888", rim=("#ffe6bc", 3, 0.9), grain=0.22, texture=0.02, edge=0.05,
        wobble=0.2, detail=0.8)
    # cheek
    canvas.fill(smooth([(150, 500), (196, 490), (206, 530), (178, 570), (146, 572)]), "#e08858", alpha=0.3, soft=12,
        clip=mask)
    canvas.line([(150, 600), (132, 576), (136, 548)], [1, 8, 1], DEEP, 0.4, clip=mask, soft=4)
    _gold(canvas, [(198, 470), (176, 500), (180, 530), (150, 548), (128, 590), (134, 640)], 4, mask)
    _gold(canvas, [(150, 548), (116, 540), (92, 552), (70, 548)], 3.4, mask)
    _gold(canvas, [(180, 530), (204, 540), (222, 532)], 3.4, mask)
    ear = smooth([(198, 452), (228, 446), (266, 458), (292, 482), (262, 488), (226, 482), (202, 474)])
    canvas.shadow(ear, "#1c0a0e", 3, 8, 7, 0.7)
    inner = canvas.fill(ear, ["#c4623a", "#6a2c20"], form=0.8, radius=12, rim=("#ffe6bc", 2, 0.8), **look)
    canvas.fill(smooth([(216, 462), (242, 460), (276, 476), (244, 478)]), "#3a1616", alpha=0.7, soft=2, clip=inner)
    # the clay swells round the root of the horn
    root = smooth([(146, 452), (158, 434), (180, 426), (202, 434), (210, 454), (198, 470), (176, 474), (154, 468)])
    canvas.fill(root, ["#b45a36", "#7a3422"], form=0.7, radius=12, grain=0.22, soft=0.8, **look)
    way = [(180, 458), (164, 424), (138, 384), (122, 338), (126, 292), (146, 254)]
    path = ribbon(way, [46, 43, 36, 27, 16, 2])
    canvas.shadow(path, "#1c0a0e", 4, 5, 5, 0.5, clip=bull)
    horn = canvas.fill(path, ["#fff0d0", "#e8c89c", "#8a5a3c"], gradient=((120, 300), (200, 450)), form=0.9,
        radius=14, rim=("#fffbe8", 2.4, 0.9), **look)
    for points in ([(154, 452), (178, 442), (200, 442)], [(140, 434), (162, 420), (186, 418)],
        [(130, 414), (150, 400), (172, 396)], [(120, 392), (138, 380), (158, 374)]):
        canvas.line(points, [1, 2.6, 1], "#8a5a3c", 0.6, clip=horn, wobble=0.1)
    lip = smooth([(148, 458), (164, 468), (188, 464), (206, 446), (214, 458), (204, 480), (176, 490), (154, 478)])
    canvas.shadow(lip, "#1c0a0e", 1, 3, 4, 0.4, clip=mask)
    canvas.fill(lip, ["#c4623a", "#8a3c26"], form=0.7, radius=8, grain=0.22, **look)


def _bands(canvas: Canvas) -> None:
    """Painted bands of an old vase: a key pattern on the shoulder, rays at the belly, rings on the neck."""
    ink = "#381418"
    for y in (244, 262):
        canvas.line([(250, y), (319, y + 9), (400, y)], 6, ink, 0.85)
    middle = np.array(curve([(236, 398), (300, 380), (370, 376), (440, 390), (510, 422), (590, 478)], 24))
    way = np.gradient(middle, axis=0)
    way /= np.hypot(way[:, 0], way[:, 1])[:, None]
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(middle, axis=0).T))])
    normal = np.stack([-way[:, 1], way[:, 0]], -1)

    def at(t: float, d: float) -> tuple[float, float]:
        """A point of the band: so far along it, so far below its middle."""
        x, y, nx, ny = (float(np.interp(t, along, part)) for part in (*middle.T, *normal.T))
        return x + d * nx, y + d * ny

    for d in (-20, 20):
        canvas.line([at(t, d) for t in np.linspace(0, along[-1], 40)], 4.4, ink, 0.85, wobble=0)
    step = 31
    for k in range(int(along[-1] / step)):  # one key after the other, each in the curve of the band
        t = 4 + k * step
        key = [(0, 12), (0, -12), (22, -12), (22, 5), (9, 5), (9, -3), (14, -3)]
        for (a, d), (b, e) in itertools.pairwise([*key]):
            canvas.line([at(t + a, d), at(t + b, e)], 3.6, ink, 0.9, wobble=0)
        canvas.line([at(t, 12), at(t + step, 12)], 3.6, ink, 0.9, wobble=0)
    for k in range(12):
        x = 226 + k * 28
        canvas.fill(poly([(x - 9, 668), (x + 9, 668), (x + 1, 590 - 6 * math.sin(k * 0.5))]), ink, alpha=0.8,
            edge=0.1)
    canvas.line([(180, 590), (300, 588), (430, 584), (560, 548)], 4.4, ink, 0.8)


def _seams(canvas: Canvas) -> None:
    """The breaks: shards of slightly different tone, their edges filled with gold that still glows."""
    s = canvas.scale
    random = dice(14)
    seeds = np.array([(x + (random.random() - 0.5) * 70, y + (random.random() - 0.5) * 70)
        for x in range(40, 640, 82) for y in range(220, 880, 82)], np.float32)
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width].astype(np.float32) / s
    g = canvas.grain
    px = xx + (blur(g.page(g.medium), 3 * s) - 0.5) * 14 + (g.page(g.large) - 0.5) * 24
    py = yy + (blur(g.page(g.medium)[::-1], 3 * s) - 0.5) * 14
    first, second = np.full_like(xx, 1e9), np.full_like(xx, 1e9)
    tone = np.zeros_like(xx)
    for x, y in seeds:
        d = np.hypot(px - x, py - y)
        nearer = d < first
        second = np.where(nearer, first, np.minimum(second, d))
        tone = np.where(nearer, random.random(), tone)
        first = np.where(nearer, d, first)
    gap = second - first
    gap += 60 * smoothstep(664, 680, yy) + 60 * smoothstep(232, 200, px)  # legs and head are mended by hand
    canvas.picture *= (0.84 + 0.3 * tone)[..., None]
    width = 3.4 + 2.6 * g.page(g.large)
    seam = smoothstep(1.0, 0.55, gap / width)
    edge = smoothstep(1.0, 0.0, gap / (width * 2.6))
    canvas.picture *= (1 - 0.4 * edge)[..., None]
    shine = 0.75 + 0.5 * g.page(g.soft)
    canvas.picture[:] = canvas.picture * (1 - seam[..., None]) + np.clip(rgb(GOLD) * shine[..., None], 0,
        1) * seam[..., None]
    canvas.picture[:] = np.clip(canvas.picture + rgb("#ffa030") * blur(seam, 6 * s)[..., None] * 0.5, 0, 1)


def _face(canvas: Canvas) -> None:
    look = dict(edge=0.05, wobble=0.2, detail=0.95)
    canvas.fill(smooth([(106, 488), (128, 478), (146, 494), (132, 508), (112, 504)]), "#1c0a0c", **look)
    canvas.fill(smooth([(112, 493), (126, 487), (138, 497), (126, 503)]), ["#fff6b0", "#ff9a20"], **look)
    canvas.fill(ellipse(123, 495, 3.4, 5.4), "#2a0808", edge=0, wobble=0, detail=1)
    canvas.glow(124, 495, 46, "#ff8a20", 0.85)
    # the brow
    canvas.fill(smooth([(101, 500), (120, 482), (158, 474), (154, 483), (130, 489), (109, 502)]),
        ["#7a3424", "#3a1616"], form=0.6, radius=5, **look)
    canvas.fill(ellipse(76, 612, 10, 7, 40), "#1c0a0c", **look)
    canvas.line([(64, 634), (86, 636), (112, 620)], [1, 3, 1], "#1c0a0c", 0.8, wobble=0.1, detail=0.95)
    # the ring
    canvas.line([(70, 616), (74, 646), (92, 648), (94, 624)], 4.4, GOLD, detail=0.95, wobble=0.1, form=0.6, radius=2)
    for k in range(5):  # hot breath
        canvas.fill(ellipse(48 - k * 14, 636 + k * 9, 8 + k * 5, 6 + k * 3.4), "#ffe8c0", alpha=0.42 - k * 0.07,
            soft=4 + k)


def _girl(canvas: Canvas) -> None:
    """On the ladder, both arms up with the last shard."""
    ladder(canvas, 520, 872, 462, 500, 44, "#6a3a22", 15, 6)
    look = dict(edge=0.08, wobble=0.25, detail=0.9)
    light = (-0.3, -0.85, 0.4)
    rim = ("#ffd070", 2.4, 0.95, light)
    with canvas.at(494, 742, 1.22, -5):
        for p, foot in (([(-8, -62), (-12, -34), (-10, -6)], (-12, -3)), ([(10, -62), (18, -46), (14, -24)],
            (16, -22))):
            canvas.fill(ribbon(p, [18, 14, 11]), ["#5a3a34", "#2c1a1c"], form=0.7, radius=7, light=light, **look)
            canvas.fill(ellipse(*foot, 10, 5), "#2c1614", form=0.6, radius=4, **look)
        arms = ([(-11, -108), (-36, -134), (-50, -184)], [(12, -108), (26, -140), (4, -186)])
        for p in arms:
            canvas.fill(ribbon(p, [15, 13, 9]), ["#f0c096", "#d0905e", "#8a5236"], form=0.8, radius=7, light=light,
                rim=rim, **look)
            (x, y), (ex, ey) = p[0], p[1]
            canvas.fill(ribbon([(x, y + 2), ((x + ex) / 2, (y + ey) / 2),
                (x + 0.75 * (ex - x), y + 0.75 * (ey - y))], [20, 20, 18]), ["#3fb0aa", "#14605f"], form=0.8,
                radius=8, light=light, rim=rim, **look)
        body = canvas.fill(smooth([(-16, -118), (-20, -92), (-18, -74), (-26, -46), (26, -46), (20, -74), (20, -94),
            (16, -118), (0, -122)]), ["#3fb0aa", "#1f8c8a", "#0f4648"], form=0.85, radius=16, light=light, rim=rim,
            **look)
        canvas.line([(-16, -80), (0, -77), (18, -80)], 4, "#f4d7ae", 0.9, clip=body)
        canvas.line([(0, -76), (-6, -60), (-2, -50)], 3.4, "#f4d7ae", 0.9, clip=body)
        canvas.fill(ellipse(-1, -136, 15, 16.5), ["#3a1c18", "#1c0c0e"], form=0.8, radius=11, light=light, rim=rim,
            **look)
        canvas.fill(ribbon([(4, -126), (14, -108), (10, -84), (16, -68)], [12, 11, 9, 2]), ["#4a2620", "#1c0c0e"],
            form=0.7, radius=5, light=light, rim=rim, **look)
        for k in range(4):
            canvas.line([(6 + k * 0.6, -116 + k * 11), (17 - k * 0.6, -112 + k * 11)], 1.6, "#120608", 0.8, wobble=0)
        canvas.fill(ellipse(8, -80, 5, 3), "#ffd060", **look)
        canvas.fill(smooth([(-14, -138), (-19, -134), (-17, -128), (-13, -127)]), ["#e0a078", "#a86848"], form=0.5,
            radius=4, **look)
        for grow, tone in ((1.16, ["#fff0b0", GOLD, "#d88a20"]), (1.0, ["#a8502e", "#6a2a1e"])):
            with canvas.at(-22, -204, grow * 1.15, -8):
                piece = canvas.fill(poly([(-26, -2), (-16, -19), (2, -22), (25, -12), (28, 6), (6, 20), (-20, 16)]),
                    tone, form=0.6, radius=9, light=light, rim=("#ffe6bc", 2, 0.9, light), **look)
        with canvas.at(-22, -204, 1.15, -8):
            for y in (-6, 4):
                canvas.fill(poly([(-40, y), (40, y + 5), (40, y + 9), (-40, y + 4)]), "#381418", alpha=0.85,
                    clip=piece, edge=0.05)
        for x, y, way in ((-51, -190, 1), (5, -192, -1)):  # the hands: thumb before the sherd, fingers round its edge
            canvas.fill(ellipse(x, y, 7, 7.5), ["#f0c096", "#b06c46"], form=0.7, radius=4, light=light, rim=rim,
                **look)
            for k in range(3):
                canvas.line([(x - way, y - 5 + k * 4), (x + way * 10, y - 8 + k * 4.4)], [4.4, 4, 3],
                    ["#f0c096", "#e0a878"][k % 2], wobble=0.05, detail=1, form=0.5, radius=2)


def _shards(canvas: Canvas) -> None:
    """Sherds in the dust, and a bowl of molten gold with a brush."""
    random = dice(21)
    look = dict(edge=0.08, wobble=0.3, detail=0.7)
    for _ in range(15):
        x, y, r = random.random() * 600, 800 + random.random() * 90, 8 + 14 * random.random()
        if 80 < x < 590 and y < 856:
            continue
        pts = [(x + r * (0.7 + 0.5 * random.random()) * math.cos(k * 1.25 + 0.4),
            y + r * 0.5 * (0.7 + 0.5 * random.random()) * math.sin(k * 1.25 + 0.4)) for k in range(5)]
        canvas.fill(ellipse(x + 3, y + 4, r, r * 0.4), DEEP, alpha=0.5, soft=3)
        canvas.fill(poly(pts), [mix(CLAY, "#ffdcae", 0.3), CLAY, mix(CLAY, DEEP, 0.5)], form=0.6, radius=5,
            rim=("#ffe6bc", 1.6, 0.7), **look)
    with canvas.at(372, 872):
        canvas.glow(0, -14, 70, GOLD, 0.6)
        canvas.fill(smooth([(-32, -16, 1), (32, -16, 1), (22, 8), (0, 14), (-22, 8)]), ["#3f9a94", "#14524f"],
            form=0.8, radius=12, rim=("#fff0c0", 2, 0.8), **look)
        canvas.fill(ellipse(0, -16, 32, 8), ["#fff6c0", GOLD, "#d88a20"], edge=0.03, wobble=0.1, detail=0.95)
        canvas.line([(8, -18), (30, -44), (52, -72)], [5, 4, 3], "#5a3020", detail=0.9, wobble=0.1)
