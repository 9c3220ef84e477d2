"""A furious bull is a colossal broken vase, mended with glowing gold; a girl on a ladder fits the last shard."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix, rgb
from atelier.matrix import Card
from atelier.motifs.objects import ladder
from atelier.noise import blur, dice, smoothstep
from atelier.paths import ellipse, poly, ribbon, smooth, union

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
HOLE = [(404, 436), (436, 424), (470, 440), (482, 476), (458, 506), (420, 500), (398, 470)]


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


def outline():
    """The bull, facing left, head down; its hump grows into the neck of a vase."""
    head = smooth([(176, 424), (132, 446), (100, 496), (76, 556), (56, 606), (62, 636), (92, 650), (124, 636),
        (152, 596), (200, 566), (226, 500)])
    body = smooth([(150, 452), (186, 372), (256, 312), (330, 296), (424, 330), (506, 366), (552, 408), (574, 474),
        (566, 546), (538, 602), (480, 640), (400, 664), (310, 668), (240, 652), (188, 612), (160, 556)])
    neck = smooth([(256, 330), (284, 276), (284, 238), (258, 210, 1), (380, 210, 1), (354, 238), (356, 278),
        (396, 336)])
    legs = [
        smooth([(196, 590), (310, 600), (284, 672), (270, 730), (264, 744), (262, 776), (266, 816), (272, 850, 1), (202, 850, 1),
            (208, 816), (212, 776), (206, 748), (208, 730), (200, 670)]),
        smooth([(446, 600), (480, 530), (574, 500), (580, 590), (570, 640), (550, 690), (560, 720), (556, 744), (548, 780),
            (552, 816), (560, 850, 1), (486, 850, 1), (492, 816), (494, 780), (488, 740), (484, 700), (466, 660)]),
    ]
    hooves: list = []
    tail = ribbon([(552, 420), (602, 400), (612, 330), (566, 292), (536, 318)], [24, 18, 15, 12, 9])
    return union(head, body, neck, *legs, *hooves, tail)


def _far_side(canvas: Canvas) -> None:
    look = dict(edge=0.08, wobble=0.3, detail=0.7)
    tone = [mix(CLAY, DEEP, 0.35), mix(CLAY, DEEP, 0.7)]
    paw = smooth([(150, 560), (240, 600), (214, 660), (160, 690), (146, 704), (142, 730), (146, 756), (154, 786, 1), (94, 790, 1),
        (102, 756), (104, 716), (92, 696), (96, 672), (116, 640)])
    far = smooth([(400, 600), (480, 600), (468, 680), (456, 730), (452, 776), (460, 844, 1), (396, 844, 1), (404, 776), (402, 730),
        (392, 680)])
    for leg in (paw, far):
        mask = canvas.fill(leg, tone, form=0.85, radius=20, **look)
        canvas.line([(90, 770), (120, 764), (156, 768)] if leg is paw else [(398, 824), (428, 818), (460, 824)], [2, 4, 2], DEEP, 0.7,
            clip=mask, wobble=0.1)
    canvas.fill(ribbon([(182, 432), (176, 384), (136, 352), (122, 296)], [28, 24, 16, 2]), ["#e8c89c", "#8a5a3c"],
        form=0.8, radius=9, rim=("#fff0cc", 2, 0.8), **look)


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
    canvas.fill(ellipse(319, 211, 61, 14), "#c8683c", form=0.6, radius=5, rim=("#ffe6bc", 2, 0.9), **look)
    canvas.fill(ellipse(319, 210, 52, 10), ["#fff0a8", "#ff9a30"], edge=0.03, detail=0.8)
    # tuft, horn, ear
    for k in range(7):
        canvas.line([(540, 312), (520 + k * 3, 336 + k * 3), (506 + k * 8, 362 + 3 * k)], [7, 6, 0.8],
            ["#5a241c", "#8a3c24"][k % 2], detail=0.8)
    canvas.fill(smooth([(206, 424), (246, 404), (268, 416), (244, 440), (212, 448)]), ["#b85c38", "#5a241c"],
        form=0.7, radius=9, rim=("#ffe6bc", 2, 0.8), **look)
    canvas.fill(ribbon([(176, 440), (136, 412), (82, 420), (40, 372), (36, 336)], [40, 34, 24, 11, 2]),
        ["#fff0d0", "#e8c89c", "#8a5a3c"], form=0.9, radius=14, rim=("#fffbe8", 2.4, 0.9), **look)
    for t in (0.2, 0.34, 0.48):
        x, y = 176 - 110 * t, 440 - 34 * t
        canvas.line([(x - 2, y - 17), (x - 7, y), (x - 2, y + 16)], [0.8, 2, 0.8], "#8a5a3c", 0.6, wobble=0.1)
    for points in ([(204, 822), (236, 816), (270, 822)], [(488, 822), (522, 816), (558, 822)]):  # the hooves' upper edge
        canvas.line(points, [2, 5, 2], DEEP, 0.7, clip=bull, wobble=0.1)
    for points in ([(208, 742), (236, 752), (264, 742)], [(486, 726), (522, 740), (560, 728)]):  # knee and hock
        canvas.line(points, [1, 5, 1], DEEP, 0.5, clip=bull, soft=2)
    _face(canvas)
    hole = canvas.fill(poly(HOLE), [(0, "#fffbe0"), (0.35, "#ffe07a"), (0.7, "#ff9a30"), (1, "#d85a1c")],
        gradient=("r", (440, 470), 54), edge=0.06, wobble=0.3, detail=0.95)
    for k in range(9):  # coals and flames in the kiln
        x = 404 + k * 9
        canvas.fill(smooth([(x - 6, 506), (x - 4, 490), (x + (k % 3) - 1, 470 - 8 * (k % 2), 1), (x + 5, 490),
            (x + 6, 506)]), ["#fff6c0", "#ffb040"], clip=hole, edge=0.05, detail=0.95)
    canvas.glow(440, 470, 190, "#ffb04a", 0.55, power=1.7)


def _bands(canvas: Canvas) -> None:
    """Painted bands of an old vase: a key pattern on the shoulder, rays at the belly, rings on the neck."""
    ink = "#381418"
    for y in (244, 262):
        canvas.line([(250, y), (319, y + 9), (400, y)], 6, ink, 0.85)
    arc = [(190, 400), (270, 372), (360, 368), (450, 388), (560, 430)]
    low = [(176, 436), (262, 410), (358, 406), (452, 426), (574, 474)]
    for line in (arc, low):
        canvas.line(line, 4.4, ink, 0.85)
    for k in range(13):
        t = (k + 0.5) / 13
        x = 196 + 366 * t
        y = 390 - 24 * math.sin(t * 2.6) + 58 * t**1.6
        with canvas.at(x, y + 2, 1, -20 + 46 * t):
            canvas.line([(-11, 11), (-11, -10), (9, -10), (9, 5), (-2, 5), (-2, -2)], 3.6, ink, 0.85, wobble=0.1)
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
    canvas.fill(smooth([(90, 498), (118, 476), (164, 462), (162, 478), (128, 486), (102, 502)]),
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
        for p in ([(-14, -112), (-30, -138), (-34, -170)], [(12, -112), (8, -140), (-8, -172)]):
            canvas.fill(ribbon(p, [16, 13, 9]), ["#f4d7ae", "#c89a70"], form=0.8, radius=7, light=light, rim=rim,
                **look)
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
        for x in (-35, -9):
            canvas.fill(ellipse(x, -175, 6), ["#e8b088", "#a86848"], form=0.7, radius=4, light=light, rim=rim, **look)
        for grow, tone in ((1.16, ["#fff0b0", GOLD, "#d88a20"]), (1.0, ["#c8683c", "#8a3c26"])):
            with canvas.at(-20, -188, grow * 1.15, -8):
                piece = canvas.fill(poly([(-26, -2), (-16, -19), (2, -22), (25, -12), (28, 6), (6, 20), (-20, 16)]),
                    tone, form=0.6, radius=9, light=light, rim=("#ffe6bc", 2, 0.9, light), **look)
        with canvas.at(-20, -188, 1.15, -8):
            for y in (-6, 4):
                canvas.fill(poly([(-40, y), (40, y + 5), (40, y + 9), (-40, y + 4)]), "#381418", alpha=0.85,
                    clip=piece, edge=0.05)


def _shards(canvas: Canvas) -> None:
    """Sherds in the dust, and a bowl of molten gold with a brush."""
    random = dice(21)
    look = dict(edge=0.08, wobble=0.3, detail=0.7)
    for _ in range(15):
        x, y, r = random.random() * 600, 800 + random.random() * 90, 8 + 14 * random.random()
        if 180 < x < 560 and y < 856:
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
