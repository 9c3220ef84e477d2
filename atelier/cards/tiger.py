"""A night train runs along the back of a sleeping tiger; one passenger leans out and strokes the fur."""

import math

import numpy as np
import skia

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.plants import fir
from atelier.noise import dice
from atelier.paths import Points, along, curve, ellipse, poly, rect, ribbon, smooth, union

CARD = Card(
    id="tiger",
    palette="tin-orange",
    composition="diagonal",
    setting="hill country",
    mood="wonder",
    themes=("travel", "machine", "time"),
    hero="tiger hill",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=402,
    grading=dict(vignette=0.4, contrast=1.1),
)

CRISP = dict(edge=0.08, wobble=0.25, detail=0.85)
INK = "#14181a"
RIDGE = [(196, 500), (250, 420), (314, 374), (392, 352), (470, 314), (548, 250), (650, 176)]


def draw(canvas: Canvas) -> None:
    """Paint the card."""
    canvas.set_light((0.25, -0.8, 0.45), ambient="#0e2228", key="#ffc78a")
    canvas.sky([(0, "#081419"), (0.2, "#12303a"), (0.42, "#2f5c66"), (0.58, "#7fa0a2"), (1, "#2f5c66")], swirl=0.06)
    _hills(canvas)
    brush.background(canvas)
    canvas.stars(60, 330, "#e8f0e8", seed=2)
    canvas.fog(640, 820, "#a8c0bc", 0.25, seed=4)
    body = _body(canvas)
    _stripes(canvas, body)
    _fur(canvas, body)
    _track(canvas)
    _train(canvas)
    _haunch(canvas)
    _far_paw(canvas)
    _foreleg(canvas)
    with canvas.at(176, 622, 1.16, -9):
        _head(canvas)
    _foreground(canvas)


def _hills(canvas: Canvas) -> None:
    """Three ranges under the night, pale with distance, with mist between them."""
    ranges = [([(-20, 380), (60, 330), (130, 356), (220, 300), (300, 340), (400, 310), (620, 380)],
        ["#6f9296", "#4a757c"], 3), ([(-20, 440), (80, 392), (170, 426), (260, 380), (380, 430), (620, 400)],
        ["#4a757c", "#2f5c66"], 1.5), ([(-20, 520), (60, 470), (150, 500), (250, 460), (420, 520), (620, 470)],
        ["#2f5c66", "#1a3c45"], 0.6)]
    for k, (line, colours, soft) in enumerate(ranges):
        canvas.fill(smooth([*line, (620, 920), (-20, 920)]), colours, form=0.3, radius=40, soft=soft, bump=0.2)
        canvas.fog(330 + 60 * k, 470 + 60 * k, "#a8c0bc", 0.35, seed=k)
    canvas.fill(rect(-20, 700, 640, 240), ["#1c3d40", "#12282e", "#0a181c"], edge=0.3, texture=0.08)


def _body(canvas: Canvas) -> Mask:
    """The barrel of the lying body: it turns away from us above, and its belly rests on the ground."""
    outline = smooth([(150, 580), *RIDGE, (660, 260), (660, 846), (520, 846), (400, 846), (280, 836), (150, 800)])
    canvas.shadow(outline, "#061014", -10, 8, 22, 0.6)
    body = canvas.fill(outline, [(0, "#ffae5c"), (0.3, "#ea6f26"), (0.62, "#c85a22"), (1, "#7a3a24")],
        gradient=((380, 330), (440, 850)), form=0.95, radius=120, shade="#1c2a2e", rim=("#ffd9a8", 3, 0.8),
        grain=0.26, texture=0.02, bump=0.08, detail=0.55)
    canvas.fill(smooth([(440, 420), (520, 380), (560, 420), (500, 520), (460, 600), (436, 520)]), "#ffb870",
        alpha=0.32, soft=26, clip=body)
    canvas.fill(smooth([(300, 380), (360, 390), (392, 470), (380, 570), (320, 560), (290, 470)]), "#ffb870",
        alpha=0.3, soft=26, clip=body)  # the shoulder blade under the fur
    canvas.fill(ellipse(440, 840, 90, 70), "#f0c89a", alpha=0.4, soft=22, clip=body)  # the pale belly
    return body


def _band(x: float, y: float, drop: float, wide: float) -> skia.Path:
    """A stripe as it lies round a barrel: down, forward, and under."""
    return ribbon([(x + 6, y - 6), (x - 12, y + drop * 0.24), (x - 20, y + drop * 0.5), (x - 10, y + drop * 0.78),
        (x + 14, y + drop)], [wide * 1.1, wide * 1.2, wide, wide * 0.7, 0.6])


def _stripes(canvas: Canvas, body: Mask) -> None:
    """Black bands that start as the sleepers of the railway and run round the flank."""
    random = dice(5)
    share = 0.05
    while share < 1:
        x, y = along(RIDGE, share)
        wide, drop = 13 + 8 * random.random(), 330 + 130 * random.random()
        canvas.fill(_band(x, y, drop, wide), [INK, "#20201e", "#2a2420"], clip=body, edge=0.45, wobble=1.2,
            alpha=0.94, detail=0.7)
        if random.random() < 0.7:  # the fork that makes it a tiger's
            bx, by = x - 15, y + drop * 0.3
            canvas.fill(ribbon([(bx, by), (bx + 14, by + drop * 0.16), (bx + 18, by + drop * 0.34),
                (bx + 30, by + drop * 0.5)], [wide * 0.8, wide * 0.7, wide * 0.5, 0.5]), INK, clip=body, edge=0.45,
                alpha=0.92)
        if random.random() < 0.5:  # and a short one between
            mx, my = along(RIDGE, min(1, share + 0.036))
            canvas.fill(_band(mx, my, 70 + 50 * random.random(), wide * 0.5), INK, clip=body, edge=0.45, alpha=0.9)
        share += 0.072 + 0.024 * random.random()


def _fur(canvas: Canvas, body: Mask) -> None:
    """Licks of fur that flow down from the ridge, lit above and dark below."""
    random = dice(6)
    for _ in range(900):
        share, down = random.random(), random.random() ** 1.3
        x, y = along(RIDGE, share)
        y += down * 380
        x += (random.random() - 0.5) * 20 - down * 26
        long = 9 + 10 * random.random()
        tone = "#ffd9a0" if random.random() < 0.62 - 0.5 * down else "#4a2014"
        canvas.line([(x, y), (x - long * 0.25, y + long * 0.6), (x - long * 0.7, y + long)], [0.4, 1.2, 0.3], tone,
            0.2 - 0.12 * down, clip=body, wobble=0.1)
    for i in range(120):  # the crest
        x, y = along(RIDGE, i / 119)
        canvas.line([(x, y + 4), (x - 3, y - 3), (x - 6, y - 4 - 3 * random.random())], [1.8, 1.3, 0.3], "#f6a458"
            if i % 3 else INK, 0.8, wobble=0.1)


def _hide(canvas: Canvas, path: skia.Path, way: tuple, radius: float, fade: tuple | None = None) -> Mask:
    """One limb in its coat: lit above, dark below."""
    return canvas.fill(path, [(0, "#ffa654"), (0.35, "#e2691f"), (0.72, "#a2441e"), (1, "#4a2a22")], gradient=way,
        form=0.9, radius=radius, shade="#1c2a2e", rim=("#ffd9a8", 3, 0.8, (-0.25, -0.85, 0.3)), grain=0.26,
        texture=0.02, detail=0.7, edge=0.12, wobble=0.3, fade=fade)


def _licks(canvas: Canvas, mask: Mask, box: tuple, count: int, seed: int) -> None:
    random = dice(seed)
    x0, y0, x1, y1 = box
    for _ in range(count):
        x, y = x0 + (x1 - x0) * random.random(), y0 + (y1 - y0) * random.random()
        canvas.line([(x, y), (x - 1, y + 7), (x - 4, y + 14)], [0.4, 1.3, 0.3], "#ffcf98"
            if random.random() < 0.6 - 0.4 * (y - y0) / (y1 - y0) else "#3a1a12", 0.3, clip=mask, wobble=0.1)


def _toes(canvas: Canvas, mask: Mask, x: float, y: float, wide: float = 44) -> None:
    """The pale front of a paw, and the three clefts between its toes."""
    canvas.fill(ellipse(x, y, wide, 26), "#f6dcb8", alpha=0.85, soft=9, clip=mask)
    for k in (-1, 0, 1):
        canvas.line([(x + 2 + 15 * k, y - 20), (x - 2 + 17 * k, y + 2), (x + 2 + 17 * k, y + 26)], [0.6, 3.2, 1.4],
            "#4a2014", 0.85, clip=mask, wobble=0.1)


def _haunch(canvas: Canvas) -> None:
    """The folded hind leg: a thigh that grows out of the flank, and the foot that lies under it."""
    foot = smooth([(650, 778), (560, 784), (486, 790), (446, 802), (428, 824), (440, 848), (500, 858), (650, 860)])
    canvas.shadow(foot, "#160c0c", -6, 2, 9, 0.7)
    mask = _hide(canvas, foot, ((0, 776), (0, 864)), 28)
    _toes(canvas, mask, 460, 832, 38)
    thigh = smooth([(690, 150), (640, 140), (606, 152), (580, 182), (563, 230), (552, 290), (540, 350), (518, 420),
        (488, 500), (460, 580), (446, 660), (450, 726), (474, 780), (522, 812), (590, 824), (690, 824)])
    canvas.line([(604, 150), (576, 184), (556, 236), (542, 300), (528, 360), (504, 430), (474, 510), (446, 600),
        (436, 680), (450, 760), (516, 816)], [4, 14, 20, 24, 26, 26, 24, 20, 8], "#160c0c", 0.62, soft=10, rough=0)
    mask = _hide(canvas, thigh, ((560, 130), (590, 830)), 74)
    canvas.fill(smooth([(560, 480), (600, 440), (640, 470), (640, 600), (570, 670), (510, 650), (510, 570)]),
        "#ffc078", alpha=0.42, soft=34, clip=mask)
    # where it grows out of the flank
    canvas.fill(smooth([(560, 260), (548, 350), (520, 430), (480, 530), (500, 540), (550, 450), (590, 340),
        (590, 260)]), "#3a1a12", alpha=0.34, soft=14, clip=mask, edge=0)
    canvas.fill(smooth([(470, 700), (500, 720), (600, 740), (660, 730), (660, 840), (480, 840)]), "#1c1416",
        alpha=0.4, soft=22, clip=mask)
    for way, wide in (([(614, 136), (594, 176), (604, 216), (640, 246)], 15),
        ([(566, 206), (576, 250), (602, 284), (640, 304)], 16), ([(548, 286), (564, 328), (596, 352), (640, 366)],
        17), ([(530, 356), (556, 396), (598, 416), (650, 420)], 17),
        ([(504, 432), (540, 466), (586, 476), (636, 470)], 18), ([(474, 508), (516, 536), (562, 538), (604, 524)],
        18), ([(448, 588), (494, 612), (546, 606), (596, 580)], 18),
        ([(436, 658), (480, 680), (536, 668), (590, 636)], 18), ([(440, 730), (484, 744), (536, 726), (584, 694)],
        17), ([(466, 786), (508, 788), (548, 768), (588, 742)], 14),
        ([(640, 548), (612, 566), (590, 572), (566, 566)], 12), ([(650, 680), (620, 690), (592, 690)], 12)):
        canvas.fill(ribbon(way, [wide * 0.8, wide, wide * 0.8, 0.5]), INK, clip=mask, edge=0.45, wobble=1.2,
            alpha=0.93)
    random = dice(8)
    for i in range(110):  # fur along the edge of the hip, against the night and the flank
        x, y = along([(640, 141), (606, 153), (580, 183), (563, 231), (552, 291), (540, 351), (518, 421), (488, 501),
            (460, 581)], i / 109)
        long = 9 + 9 * random.random()
        canvas.line([(x + 6, y - 3), (x - 1, y + long * 0.4), (x - 4 - 2 * random.random(), y + long)], [1, 2.6, 0.3],
            ("#f6a458", "#ea7a30", "#f8b870")[i % 3], 0.7 - 0.4 * i / 109, wobble=0.1)
    _licks(canvas, mask, (490, 180, 610, 815), 300, 7)


def _track(canvas: Canvas) -> None:
    """Sleepers and rails on the crest."""
    c = curve([(x + 3, y + 7) for x, y in RIDGE], 20)
    for q in c[::4]:
        canvas.fill(ellipse(float(q[0]), float(q[1]) + 2, 4, 6.5, 30), "#0e0f10", edge=0.2, detail=0.8)
    for dy, tone in ((4, "#7c9094"), (0, "#dfe8e4")):
        canvas.line([(float(x), float(y) + dy) for x, y in c[::10]], [2], tone, 0.9, wobble=0.1, detail=0.85)


def _on_track(share: float) -> tuple[float, float, float]:
    x, y = along(RIDGE, share)
    a, b = along(RIDGE, max(0, share - 0.05)), along(RIDGE, min(1, share + 0.05))
    return x, y + 6, math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


def _train(canvas: Canvas) -> None:
    for share, kind in ((0.86, "car"), (0.625, "hand"), (0.36, "engine")):
        x, y, turn = _on_track(share)
        canvas.glow(x, y + 30, 96, "#ffb050", 0.34)
        with canvas.at(x, y, 1.56, turn):
            if kind == "engine":
                _engine(canvas)
            else:
                _car(canvas, leaning=kind == "hand")
    beam = poly([(238, 366), (226, 392), (60, 520), (-10, 440)])
    canvas.fill(beam, "#ffe2a8", alpha=0.3, soft=9, blend="screen", fade=((236, 376), (30, 490)))


def _wheels(canvas: Canvas, places: tuple, r: float) -> None:
    for x in places:
        canvas.fill(ellipse(x, -r, r), ["#3c4a4c", "#0c1214"], form=0.7, radius=r * 0.7, rim=("#e8c8a0", 1, 0.8),
            **CRISP)
        canvas.fill(ellipse(x, -r, r * 0.3), "#c8a070", edge=0, detail=1)


def _car(canvas: Canvas, leaning: bool) -> None:
    """A carriage, origin on the rail, 84 long."""
    canvas.fill(rect(-42, -8, 84, 5, 1), "#0c1416", **CRISP)
    canvas.fill(rect(-46, -7, 92, 2.4), "#2a3a3c", **CRISP)
    body = canvas.fill(rect(-40, -44, 80, 38, 4), ["#47767e", "#2a525b", "#163038"], form=0.5, radius=8,
        rim=("#ffdcae", 1.6, 0.7), **CRISP)
    canvas.fill(rect(-40, -17, 80, 3.4), "#e8b070", clip=body, edge=0, detail=0.9)
    canvas.fill(smooth([(-43, -43, 1), (-38, -51), (0, -54), (38, -51), (43, -43, 1)]), ["#1c343a", "#0e1e22"],
        form=0.5, radius=5, rim=("#9ab8b8", 1.6, 0.8), **CRISP)
    _wheels(canvas, (-28, -14, 14, 28), 5.4)
    panes = ((-31, 13), (-15, 29), (17, 13)) if leaning else ((-31, 13), (-15, 13), (1, 13), (17, 13))
    for x, wide in panes:
        canvas.fill(rect(x, -38, wide, 16, 2), ["#fff2c4", "#ffb84e"], edge=0, wobble=0, detail=1)
        if wide == 13 and x < 17:
            canvas.fill(union(ellipse(x + 6, -29, 2.8), ellipse(x + 6, -22.6, 4.6, 4)), "#7a3c1c", alpha=0.85,
                edge=0, wobble=0, clip=body)
            canvas.line([(x, -30), (x + 13, -30)], [0.8], "#5a3a20", 0.5, wobble=0)
    canvas.glow(0, -30, 52, "#ffc060", 0.5)
    if leaning:
        _passenger(canvas)


def _passenger(canvas: Canvas) -> None:
    """She bends out over the sill, her face to the fur that she strokes; the sill cuts her off."""
    rim, cream = ("#fff0cc", 0.8, 0.8), ["#fff6e4", "#d8bc94"]
    pane = canvas.mask(rect(-15, -60, 29, 38), 0, 0)
    with canvas.at(-1, -22):
        canvas.fill(smooth([(-10, 6), (-12, -4), (-8, -11), (0, -14), (8, -9), (10, 6)]), cream, form=0.7, radius=6,
            rim=rim, clip=pane, **CRISP)
        canvas.fill(rect(-16, -1.2, 33, 3, 0.6), ["#f4cc94", "#a86a34"], **CRISP)
        arm = ribbon([(-7, -9), (-12, -3), (-14, 5), (-12, 13), (-14, 21)], [6, 7.4, 6.4, 5.4, 4.6])
        canvas.shadow(arm, "#0a1a1e", 3, 2, 1.6, 0.6)
        canvas.fill(arm, cream, form=0.7, radius=3, rim=rim, **CRISP)
        canvas.fill(union(ribbon([(-14, 20), (-15, 25), (-18, 28)], [4.2, 4.4, 2]), ribbon([(-13.6, 21), (-12, 26)],
            [2.4, 1.6])), "#eab898", form=0.4, radius=2, **CRISP)
        canvas.fill(ribbon([(-10, -10), (-2, -12), (8, -14), (20, -11), (33, -16)], [5, 5.5, 5, 5, 1]),
            ["#e8452c", "#a01c18"], form=0.5, radius=2, rim=rim, **CRISP)
        canvas.fill(ribbon([(-12, -20), (-2, -22), (8, -21), (19, -24)], [9, 8, 5, 0.8]), ["#8a4420", "#4a2010"],
            form=0.6, radius=3, rim=rim, **CRISP)
        canvas.fill(smooth([(-19.4, -13.4), (-18.6, -17), (-14, -18), (-10, -14), (-11, -9.6), (-15, -8.6),
            (-18, -10)]), ["#f4cba8", "#c88a68"], form=0.5, radius=4, **CRISP)
        canvas.fill(smooth([(-19, -15), (-17.6, -21), (-12, -24), (-5.6, -21.6), (-4, -15), (-7, -9.6),
            (-10.6, -9.4), (-12.4, -13), (-15.4, -15.6)]), ["#9a5028", "#4a2010"], form=0.6, radius=4, rim=rim,
            **CRISP)


def _engine(canvas: Canvas) -> None:
    """A small steam engine running left, origin on the rail."""
    iron, light = ["#4a5c60", "#1c282c", "#0a1012"], ("#ffd9a8", 1.6, 0.8)
    canvas.fill(rect(-44, -9, 88, 5, 1), "#8a2c14", **CRISP)
    canvas.fill(poly([(-44, -9), (-58, 0), (-40, 0)]), "#8a2c14", form=0.4, radius=3, **CRISP)
    canvas.fill(rect(-44, -34, 62, 26, 11), iron, form=0.8, radius=12, rim=light, **CRISP)
    for x in (-28, -10):
        canvas.fill(rect(x, -34, 2.4, 26), "#e0a04e", edge=0, detail=0.9)
    canvas.fill(poly([(-36, -34), (-38, -52), (-26, -52), (-27, -34)]), iron, form=0.6, radius=5, rim=light, **CRISP)
    canvas.fill(rect(-40, -55, 16, 5, 2), iron, form=0.5, radius=3, rim=light, **CRISP)
    canvas.fill(ellipse(-4, -36, 8, 7), ["#f0b058", "#7a4a1c"], form=0.8, radius=6, rim=light, **CRISP)
    canvas.fill(rect(14, -48, 30, 42, 2), ["#3c6870", "#163038"], form=0.4, radius=7, rim=light, **CRISP)
    canvas.fill(rect(10, -52, 38, 6, 3), ["#1c343a", "#0e1e22"], form=0.4, radius=3, rim=light, **CRISP)
    canvas.fill(rect(20, -42, 14, 14, 2), ["#fff2c4", "#ffb84e"], edge=0, wobble=0, detail=1)
    canvas.fill(union(ellipse(27, -34, 3), rect(23.6, -38.6, 7, 2.4), ellipse(27, -28, 4.4, 3.4)), "#4a2a1a", edge=0,
        wobble=0)
    canvas.glow(27, -34, 34, "#ffc060", 0.5)
    _wheels(canvas, (-30, -12, 8, 30), 8)
    canvas.line([(-32, -9), (10, -6)], 2.4, "#c8d4d0", 0.95, wobble=0)
    canvas.fill(ellipse(-46, -27, 4.6, 5.4), ["#fffbe0", "#ffd070"], edge=0, wobble=0, detail=1)
    canvas.glow(-48, -27, 44, "#ffe6b0", 0.9)
    with brush.loose(canvas, radii=(8, 4)):
        random = dice(9)
        for i in range(34):
            t = (i / 33) ** 0.9
            x, y = -32 + 150 * t**1.1 + 8 * random.random(), -62 - 60 * t**0.7 + (6 + 16 * t) * (random.random() -
                0.5)
            canvas.fill(ellipse(x, y, 5 + 13 * t * (0.6 + 0.7 * random.random()), 4.6 + 10 * t),
                ["#e4e6dc", "#6f9296"], form=0.6, radius=8, alpha=0.5 * (1 - t) ** 0.7, edge=0.6, soft=0.8 + 1.4 * t)


def _far_paw(canvas: Canvas) -> None:
    """The foreleg on the other side, stretched out flat under the chin."""
    leg = smooth([(330, 724), (210, 736), (110, 744), (54, 750), (20, 764), (10, 790), (22, 814), (60, 824),
        (150, 824), (330, 830)])
    canvas.shadow(leg, "#061014", 0, 12, 12, 0.7)
    mask = _hide(canvas, leg, ((0, 742), (0, 830)), 34)
    _toes(canvas, mask, 44, 800)
    for k in range(4):
        x = 104 + 36 * k
        canvas.fill(ribbon([(x + 6, 728), (x - 6, 764), (x + 2, 796)], [11, 10, 0.6]), INK, clip=mask, edge=0.4,
            alpha=0.92)


def _foreleg(canvas: Canvas) -> None:
    """The near foreleg: the upper arm slopes back out of the shoulder, the forearm lies flat before it."""
    leg = smooth([(290, 520), (340, 500), (384, 540), (400, 610), (416, 670), (440, 728), (458, 780), (454, 824),
        (424, 848), (380, 853), (280, 854), (190, 854), (136, 850), (108, 830), (112, 802), (140, 786), (200, 778),
        (270, 766), (310, 730), (300, 640), (284, 570)])
    canvas.line([(410, 650), (438, 710), (464, 770), (464, 826), (430, 852)], [2, 14, 20, 20, 8], "#160c0c", 0.5,
        soft=9, rough=0)
    canvas.shadow(smooth([(112, 806), (200, 780), (330, 780), (330, 856), (130, 856)]), "#061014", -6, 2, 10, 0.7)
    mask = _hide(canvas, leg, ((350, 520), (350, 858)), 50, ((386, 740), (346, 600)))
    canvas.fill(smooth([(350, 600), (392, 610), (418, 690), (420, 770), (380, 760), (350, 680)]), "#ffb870",
        alpha=0.3, soft=20, clip=mask)
    canvas.line([(250, 806), (320, 800), (372, 790), (398, 770)], [1, 8, 9, 1], "#3a1a12", 0.4, clip=mask, soft=6)
    for points, wide in (([(432, 680), (404, 700), (376, 704), (350, 698)], 15),
        ([(456, 732), (424, 750), (394, 754), (366, 746)], 16), ([(468, 786), (438, 802), (410, 802), (388, 792)],
        13), ([(352, 782), (340, 812), (348, 842)], 13), ([(304, 774), (292, 806), (300, 838)], 12),
        ([(256, 774), (244, 802), (252, 830)], 11), ([(210, 778), (200, 802), (206, 824)], 9)):
        canvas.fill(ribbon(points, [wide * 0.8, wide, wide * 0.75, 0.5]), INK, clip=mask, edge=0.45, wobble=1.0,
            alpha=0.93)
    _toes(canvas, mask, 146, 832)
    _licks(canvas, mask, (200, 600, 450, 840), 240, 17)


def _mirror(points: Points) -> list:
    return [*points, *[(-x, y) for x, y in reversed(points) if x]]


def _head(canvas: Canvas) -> None:
    """The sleeping face, origin between the eyes, about 250 wide."""
    light = (0.45, -0.75, 0.4)
    rim = ("#ffe2b4", 3, 0.9, light)
    for side in (-1, 1):
        with canvas.at(side * 76, -84, 1, side * 30):
            canvas.fill(smooth([(-32, 26), (-30, -14), (0, -36), (30, -14), (32, 26)]), ["#d0541a", "#5a2414"],
                form=0.8, radius=14, light=light, rim=rim, **CRISP)
            canvas.fill(smooth([(-18, 24), (-17, -6), (0, -22), (17, -6), (18, 24)]), ["#4a2a24", "#e8c49c"],
                form=0.4, radius=10, **CRISP)
            for k in range(-4, 5):
                canvas.line([(k * 4, 24), (k * 3.4, 6), (k * 2, -10)], [2.4, 1.4, 0.3], "#f8e0bc", 0.7, wobble=0.2)
    ruff = [(0, -98), (44, -92), (86, -64), (106, -24), (116, 8), (134, 34, 1), (118, 44), (128, 64, 1), (106, 68),
        (106, 90, 1), (84, 86), (62, 104), (0, 116)]
    skull = smooth([(p[0], p[1], p[2] if len(p) > 2 else 0) for p in ruff] + [(-p[0], p[1], p[2] if len(p) > 2
        else 0) for p in ruff[-2:0:-1]])
    canvas.shadow(skull, "#0a0c0e", 4, 16, 14, 0.75)
    face = canvas.fill(skull, [(0, "#f79440"), (0.4, "#e2651f"), (0.8, "#a8441c"), (1, "#6a3020")],
        gradient=((30, -100), (-20, 116)), form=0.8, radius=56, light=light, shade="#3a2426", rim=rim, grain=0.24,
        texture=0.015, **CRISP)
    cream = "#fbe6c8"
    for side in (-1, 1):
        canvas.fill(smooth([(side * 24, -14), (side * 32, -40), (side * 58, -46), (side * 80, -34),
            (side * 56, -12)]), cream, alpha=0.42, soft=8, clip=face)
        canvas.fill(smooth([(side * 70, 30), (side * 104, 10), (side * 136, 36), (side * 124, 70), (side * 90, 96),
            (side * 56, 100)]), cream, alpha=0.82, soft=8, clip=face)
    canvas.fill(smooth(_mirror([(0, 84), (34, 86), (58, 96), (40, 114), (0, 118)])), cream, alpha=0.9, soft=4,
        clip=face)
    canvas.fill(smooth(_mirror([(0, -40), (18, -38), (22, 0), (30, 28), (0, 30)])), "#f9a050", alpha=0.55, soft=6,
        clip=face)
    _marks(canvas, face)
    for side in (-1, 1):  # muzzle
        canvas.fill(smooth([(side * 2, 40), (side * 26, 34), (side * 54, 44), (side * 60, 66), (side * 44, 86),
            (side * 18, 88), (side * 1, 78)]), ["#fff2dc", "#e0b890"], form=0.8, radius=20, light=light,
            shade="#7a5048", grain=0.2, texture=0.01, **CRISP)
        for k in range(3):
            for j in range(3):
                canvas.fill(ellipse(side * (24 + 11 * k), 54 + 9 * j + 2 * k, 1.5), "#3a2020", alpha=0.8, edge=0,
                    detail=1)
    nose = smooth(_mirror([(0, 26), (14, 24), (22, 30), (14, 42), (0, 50)]))
    canvas.fill(nose, ["#f0a088", "#b8564a"], form=0.8, radius=9, light=light, rim=("#ffe8d8", 1.6, 0.7, light),
        **CRISP)
    for side in (-1, 1):
        canvas.fill(ellipse(side * 11, 40, 4.4, 2.6, side * -30), "#3a1416", edge=0.1, detail=1)
        canvas.line([(0, 50), (side * 3, 70), (side * 22, 86), (side * 44, 82)], [2, 3, 3.4, 0.8], "#3a1c1c", 0.9,
            wobble=0.1, detail=0.95)
        shut = [(side * 24, -2), (side * 40, 8), (side * 60, 2), (side * 76, -16)]
        canvas.line([(side * 22, 6), (side * 42, 15), (side * 66, 4), (side * 80, -16)], [1, 7, 5, 1], "#7a3216",
            0.55, soft=1.6, clip=face)
        canvas.line(shut, [2.5, 6.5, 6, 2], "#140c0c", 1, wobble=0.1, rough=0.1, detail=1)
        canvas.line([(side * 24, -2), (side * 17, 10), (side * 15, 24)], [4, 3, 0.6], "#140c0c", 0.8, wobble=0.1,
            clip=face)
        canvas.line([(side * 28, -12), (side * 48, -14), (side * 68, -22)], [0.6, 2.4, 0.6], "#8a4020", 0.7,
            wobble=0.1, clip=face)
        for k in range(4):
            canvas.line([(side * (30 + 7 * k), 56 + 7 * k), (side * (84 + 8 * k), 44 + 15 * k),
                (side * (138 + 4 * k), 54 + 22 * k)], [2, 1.4, 0.4], "#fff8e8", 0.95, wobble=0.1, detail=0.95)
    random = dice(11)
    # the head turns away from the light below
    canvas.fill(smooth([(-140, -20), (-96, -10), (-84, 60), (-30, 96), (60, 98), (130, 60), (140, 130),
        (-140, 130)]), "#2a1418", alpha=0.4, soft=20, clip=face, edge=0, blend="multiply")
    for k in range(96):  # the ruff ends in fur, not in an edge
        side, t = (-1) ** k, (k + random.random()) / 96
        x, y = along([(112, 4), (124, 34), (120, 64), (96, 90), (62, 104), (20, 114)], t)
        long = (20 - 9 * t) * (0.6 + 0.6 * random.random())
        tone = mix(("#f4dfbe", "#e6c8a0", "#fbe6c8")[k % 3] if t > 0.12 else "#d8641f", "#5a3a34",
            0.42 * t + 0.15 * (side < 0))
        canvas.line([(side * (x - 16), y - 10), (side * (x - 2), y - 2), (side * (x + long * (0.75 - 0.55 * t)),
            y + long * (0.35 + 0.5 * t))], [3, 6.5, 0.3], tone, 0.8, wobble=0.1, detail=0.8, soft=0.3)
    for _ in range(240):  # fur over the face, out from the nose
        t, r = random.random() * 2 * math.pi, 62 + 56 * random.random()
        x, y = r * math.cos(t), 6 + r * 0.96 * math.sin(t)
        ux, uy = math.cos(t), math.sin(t)
        tone = "#ffd9a0" if random.random() < 0.6 else "#5a2414"
        canvas.line([(x, y), (x + ux * 6, y + uy * 6 + 1), (x + ux * 12, y + uy * 12 + 3)], [0.5, 1.4, 0.3], tone,
            0.45, clip=face, wobble=0.1)


def _marks(canvas: Canvas, face: Mask) -> None:
    """The black writing of the forehead and the cheeks."""
    marks = [([(0, -94), (3, -80), (0, -62)], [12, 8, 1]), ([(0, -44), (20, -58), (44, -66), (60, -62)],
        [1, 8, 7, 1]), ([(0, -58), (22, -74), (48, -82), (64, -76)], [1, 9, 7, 1]),
        ([(6, -30), (16, -40), (28, -42)], [1, 6, 1]), ([(104, -30), (88, -22), (80, -6)], [11, 9, 1]),
        ([(116, 6), (96, 12), (84, 24)], [11, 9, 1]), ([(126, 36), (104, 40), (88, 52)], [10, 8, 1]),
        ([(116, 70), (98, 68), (82, 76)], [9, 7, 1]), ([(92, -58), (82, -46), (86, -34)], [10, 7, 1])]
    for points, widths in marks:
        for side in (-1, 1):
            canvas.fill(ribbon([(side * x, y) for x, y in points], widths), INK, clip=face, edge=0.35, wobble=0.8,
                alpha=0.95, detail=0.85)


def _firs(canvas: Canvas, trees: tuple) -> None:
    for k, (x, y, h) in enumerate(trees):
        with canvas.at(x, y):
            fir(canvas, h, h * 0.44, "#12302e", "#4a7a72", seed=k, snowiness=0.3, tiers=5)


def _foreground(canvas: Canvas) -> None:
    """The tail lies round the front; firs for scale; the tiger's breath."""
    with brush.loose(canvas, radii=(12, 6, 3)):
        canvas.fill(smooth([(-20, 846), (100, 836), (250, 850), (420, 842), (620, 850), (620, 920), (-20, 920)]),
            ["#24484a", "#12282e", "#081418"], texture=0.1, edge=0.4)
    tail = [(640, 800), (560, 838), (470, 872), (380, 884), (306, 868), (268, 842)]
    path = ribbon(tail, [52, 48, 42, 38, 34, 20])
    canvas.shadow(path, "#061014", 0, 8, 8, 0.7)
    mask = canvas.fill(path, ["#f79a46", "#d0541a", "#5a2818"], gradient=((0, 840), (0, 905)), form=0.9, radius=20,
        shade="#1c2a2e", rim=("#ffd9a8", 2.4, 0.8), **CRISP)
    for share in (0.1, 0.26, 0.42, 0.58, 0.73, 0.87):
        x, y = along(tail, share)
        x2, y2 = along(tail, share + 0.02)
        d = np.array([x2 - x, y2 - y]) / (math.hypot(x2 - x, y2 - y) + 1e-6)
        canvas.fill(ribbon([(x - d[1] * 30, y + d[0] * 30), (x + 4, y + 3), (x + d[1] * 30, y - d[0] * 30)],
            [9, 14, 9]), INK, clip=mask, edge=0.4)
    canvas.fill(ribbon([(300, 866), (276, 848), (258, 832)], [36, 26, 4]), INK, edge=0.4, form=0.5, radius=8)
    for k, (x, y, h) in enumerate(((14, 892, 112), (48, 896, 76), (96, 894, 58), (122, 900, 84), (168, 896, 48),
        (580, 872, 62), (222, 892, 50), (240, 898, 66), (552, 866, 40))):
        with canvas.at(x, y):
            fir(canvas, h, h * 0.46, "#1e4844", "#6a968a", seed=20 + k, snowiness=0.25, tiers=6)
    for k in range(4):
        canvas.fill(ribbon([(150, 702), (96 - 12 * k, 690 - 10 * k), (40 - 10 * k, 712 - 12 * k),
            (-20, 690 - 18 * k)], [2, 12, 20, 6]), "#dbe8e2", alpha=0.13, soft=6, edge=0, blend="screen")
