"""An observatory dome is a half-open eye in the night hill; an old astronomer catches starlight in a teacup."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix, rgb
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.furniture import teapot
from atelier.motifs.gestures import grip
from atelier.motifs.plants import fir
from atelier.motifs.portraits import Head, head
from atelier.noise import blur, dice
from atelier.paths import curve, ellipse, minus, poly, rect, ribbon, smooth

CARD = Card(
    id="dome",
    palette="indigo-lamp",
    composition="wide horizon",
    setting="night hill",
    mood="longing",
    themes=("science", "time", "food"),
    hero="eye observatory",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=934,
    grading=dict(contrast=1.1, vignette=0.34),
)

# the opening of the eye: corners and lids
INNER, OUTER = (58, 560), (548, 548)
UPPER = [INNER, (120, 476), (210, 424), (310, 408), (410, 430), (490, 482), OUTER]
LOWER = [OUTER, (470, 602), (380, 634), (290, 642), (190, 626), (110, 594), INNER]
IRIS = (304, 520)
LAMP, WARM = "#f7b23b", "#ffe7a3"


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light((0, 0.7, 0.5), ambient="#0b1033", key="#ffe7a3")
    _sky(canvas)
    _hills(canvas)
    light_pools(canvas, [(300, 560, 240, "#ffcf80", 0.75), (400, 760, 170, "#ffd890", 0.5),
        (300, 120, 400, "#a8b0f0", 0.3)], "#a4acd8", noise=0.06)
    brush.background(canvas, radii=(17, 8, 4))
    _stars(canvas)
    _dome(canvas)
    _eyeball(canvas)
    _lids(canvas)
    _meadow(canvas)
    _picnic(canvas)
    _tear(canvas)
    with canvas.at(470, 880, 1.0):
        astronomer(canvas)


def _sky(canvas: Canvas) -> None:
    canvas.sky([(0, "#080c30"), (0.16, "#141e62"), (0.3, "#3a4a9c"), (0.4, "#7480c0"), (0.46, "#a8a8cc"),
        (1, "#141c50")], swirl=0.05)
    s = canvas.scale
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width].astype(np.float32) / s
    along = (yy - 30) - 0.62 * (xx - 300) + (canvas.grain.page(canvas.grain.large) - 0.5) * 150  # the Milky Way
    band = np.exp(-((along / 92) ** 2)) * (0.35 + 0.9 * canvas.grain.page(canvas.grain.large)) * np.clip(1 - yy /
        520, 0, 1)
    dark = np.exp(-(((along - 16) / 22) ** 2)) * 0.5 * canvas.grain.page(canvas.grain.medium)
    canvas.picture[:] = np.clip(canvas.picture + rgb("#8a86d8") * (band * (1 - dark) * 0.75)[..., None], 0, 1)


def _stars(canvas: Canvas) -> None:
    random = dice(6)
    for _ in range(260):
        x, y, z = random.random() * 600, random.random() ** 1.2 * 430, random.random()
        if y > 296 + 0.0019 * (x - 300) ** 2 - 6:
            continue
        canvas.fill(ellipse(x, y, 0.5 + 1.1 * z**3), ["#fff6dc", "#ffe7a3", "#c8d0ff"][int(z * 3)],
            alpha=0.4 + 0.6 * random.random(), edge=0, wobble=0, grain=0, texture=0)
        canvas.keep_crisp(x, y, 3)
        if z > 0.955:
            canvas.glow(x, y, 16, "#fff6dc", 0.5)
            for turn in (0, 90):
                with canvas.at(x, y, 1, turn):
                    canvas.fill(poly([(-8, 0), (0, -0.8), (8, 0), (0, 0.8)]), "#fffdf0", edge=0, wobble=0, detail=0.9)


def _hills(canvas: Canvas) -> None:
    """Far ridges, then the hill whose crest is the brow over the eye."""
    for points, tone in (([(-20, 400), (90, 372), (200, 392), (420, 360), (520, 384), (620, 356)],
        ["#6470b4", "#4c589c"]), ([(-20, 452), (110, 420), (260, 440), (430, 414), (620, 440)],
        ["#4a5698", "#36427e"])):
        canvas.fill(smooth([*points, (620, 930, 1), (-20, 930, 1)]), tone, texture=0.05, edge=0.3)
    crest = smooth([(-20, 478), (70, 412), (180, 336), (300, 304), (420, 328), (530, 398), (620, 462), (620, 930, 1),
        (-20, 930, 1)])
    hill = canvas.fill(crest, ["#34427c", "#2a3670", "#1e285c", "#10163c"], gradient=((0, 300), (0, 900)), form=0.5,
        radius=60, light=(-0.3, -0.8, 0.45), bump=0.2, texture=0.06, edge=0.35,
        rim=("#a8b4f0", 3, 0.6, (-0.3, -0.9, 0.3)))
    random = dice(3)
    for k in range(260):  # turf over the brow
        x = random.random() * 600
        y = 280 + random.random() * 300
        lean = (x - 300) * 0.04
        canvas.line([(x, y), (x + lean * 0.4, y - 7), (x + lean, y - 14)], [3, 2, 0.5],
            ["#54649c", "#1c2658", "#3c4a84"][k % 3], 0.5, clip=hill)


def _dome(canvas: Canvas) -> None:
    """The upper lid: riveted plates of a dome, drawn down over half the eye."""
    look = dict(edge=0.06, wobble=0.2, detail=0.65)
    crown = [(34, 566), (64, 470), (140, 388), (230, 346), (310, 336), (396, 350), (484, 398), (550, 474), (572, 556)]
    lid = smooth([*[(x, y, 1 if i in (0, 8) else 0) for i, (x, y) in enumerate(crown)], *UPPER[::-1][1:-1]])
    shell = canvas.fill(lid, ["#c8d0f4", "#7c88c4", "#3c4890"], form=0.85, radius=46, light=(-0.35, -0.8, 0.4),
        rim=("#e8ecff", 3, 0.8, (-0.3, -0.9, 0.3)), texture=0.012, grain=0.2, **look)
    outer, inner = curve(crown, 12), curve(UPPER, 12)
    for k in range(13):  # ribs of the dome are the folds of the lid
        t = (k + 0.5) / 13
        a, b = outer[int(t * (len(outer) - 1))], inner[int(t * (len(inner) - 1))]
        canvas.line([tuple(a), ((a[0] + b[0]) / 2 + (t - 0.5) * 6, (a[1] + b[1]) / 2), tuple(b)], [1.6, 3, 1.6],
            "#2c3678", 0.75, clip=shell, wobble=0.1)
        canvas.line([(a[0] - 2, a[1]), ((a[0] + b[0]) / 2 - 2 + (t - 0.5) * 6, (a[1] + b[1]) / 2), (b[0] - 2, b[1])],
            [0.6, 1.4, 0.6], "#eef0ff", 0.5, clip=shell, wobble=0.1)
        for j in range(4):
            u = (j + 0.5) / 4
            canvas.fill(ellipse(a[0] + (b[0] - a[0]) * u + 5, a[1] + (b[1] - a[1]) * u, 1.8), "#e8ecff", alpha=0.7,
                clip=shell, edge=0, wobble=0)
    mid = [((a[0] * 0.45 + b[0] * 0.55), (a[1] * 0.45 + b[1] * 0.55)) for a,
        b in zip(outer[::8], inner[:: max(1, len(inner) // len(outer[::8]))], strict=False)]
    canvas.line(mid, [1, 4, 1], "#2c3678", 0.5, clip=shell, soft=1)


def _eyeball(canvas: Canvas) -> None:
    look = dict(edge=0.03, wobble=0.15, detail=0.85)
    x, y = IRIS
    opening = smooth([*[(p[0], p[1], 1 if p in (INNER, OUTER) else 0) for p in UPPER],
        *[(p[0], p[1]) for p in LOWER[1:-1]]])
    canvas.glow(x, y + 30, 330, LAMP, 0.45, power=1.7)
    white = canvas.fill(opening, [(0, "#fffbe8"), (0.45, "#ffeaa8"), (0.75, "#f7b84a"), (1, "#b86c2c")],
        gradient=("r", (x, y + 20), 262), texture=0.008, grain=0.15, mottle=0.02, **look)
    with canvas.inside(white):
        for k in range(9):  # shelves and stairs in the lit hall, faint
            canvas.line([(60 + k * 56, 470), (50 + k * 58, 660)], [1, 2], "#c8883c", 0.3)
        for yy in (600, 622):
            canvas.line([(40, yy - 14), (300, yy), (560, yy - 20)], 3, "#c8883c", 0.35)
        canvas.fill(ellipse(x, y + 6, 128), "#5a2c14", alpha=0.4, soft=8)
        canvas.fill(ellipse(x, y, 120), ["#3c58b0", "#26357c", "#10163c"], gradient=("r", (x, y), 122), **look)
        for k in range(48):  # plates of the iris
            a = k / 48 * math.tau
            canvas.fill(poly([(x + 50 * math.cos(a), y + 50 * math.sin(a)), (x + 116 * math.cos(a + 0.09),
                y + 116 * math.sin(a + 0.09)), (x + 116 * math.cos(a + 0.19), y + 116 * math.sin(a + 0.19)),
                (x + 50 * math.cos(a + 0.1), y + 50 * math.sin(a + 0.1))]), ["#7f9ae8", "#4c66c0", "#a8bcf8"][k % 3],
                alpha=0.75, edge=0.03, wobble=0.1, detail=0.9)
        canvas.fill(minus(ellipse(x, y, 121), ellipse(x, y, 110)), ["#e8c070", "#8a5c2c"], form=0.8, radius=5,
            light=(-0.4, -0.7, 0.5), **look)
        for k in range(36):
            a = k / 36 * math.tau
            canvas.fill(ellipse(x + 115.5 * math.cos(a), y + 115.5 * math.sin(a), 2.2), "#5a3418", edge=0, wobble=0)
        for r, tone in ((66, ["#f4d890", "#b8823c", "#5a3820"]), (56, ["#8a6434", "#3a2418"]),
            (48, ["#e8c070", "#8a5c2c"])):
            canvas.fill(ellipse(x, y, r), tone, form=0.8, radius=8, light=(-0.4, -0.7, 0.5), **look)
        lens = canvas.fill(ellipse(x, y, 42), [(0, "#1c2a6c"), (0.6, "#0a0f34"), (1, "#04061a")],
            gradient=("r", (x - 8, y - 10), 46), **look)
        random = dice(12)
        for _ in range(46):
            a, d = random.random() * math.tau, 40 * math.sqrt(random.random())
            canvas.fill(ellipse(x + d * math.cos(a), y + d * math.sin(a), 0.6 + random.random()), "#fff6dc",
                clip=lens, edge=0, wobble=0, detail=1)
        canvas.fill(smooth([(x - 32, y - 8), (x - 20, y - 30), (x + 2, y - 36), (x - 8, y - 26), (x - 24, y - 4)]),
            "#ffffff", alpha=0.75, soft=1.4, clip=lens)
        canvas.glow(x + 12, y + 14, 26, "#8a9cff", 0.5)
        canvas.line([*UPPER], [10, 40, 46, 40, 10], "#1c1030", 0.5, soft=10)  # shadow of the lid
    canvas.fill(smooth([(528, 548), (548, 548), (538, 566), (516, 574)]), "#e89a70", alpha=0.7, soft=2)


def _lids(canvas: Canvas) -> None:
    """The rim of the dome above with its lashes of rods, the grassy lower lid."""
    canvas.line(UPPER, [7, 13, 16, 13, 7], ["#e8d0a0", "#7a5c50"], form=0.8, radius=7, light=(0, 0.8, 0.4),
        detail=0.75, wobble=0.2)
    line = curve(UPPER, 10)
    for k in range(17):
        t = 0.06 + 0.88 * k / 16
        x, y = line[int(t * (len(line) - 1))]
        a = -math.pi / 2 + (t - 0.5) * 1.9
        length = 40 + 20 * math.sin(t * math.pi)
        canvas.line([(x, y + 4), (x + math.cos(a) * length * 0.6 + (t - 0.5) * 8,
            y + 4 + math.sin(a) * length * 0.55), (x + math.cos(a) * length + (t - 0.5) * 22,
            y + 4 + math.sin(a) * length * 0.86)], [5.4, 3.4, 0.8], "#171d50", detail=0.8, wobble=0.1)
        canvas.fill(ellipse(x + math.cos(a) * length + (t - 0.5) * 22, y + 4 + math.sin(a) * length * 0.86, 2), WARM,
            edge=0, wobble=0, detail=0.9)
    low = smooth([*[(p[0], p[1]) for p in LOWER], (20, 588), (100, 640), (200, 676), (300, 690), (400, 680),
        (500, 640), (584, 572)])
    canvas.fill(low, ["#8a7a5c", "#3c4a6c", "#1a2450"], form=0.7, radius=16, light=(0, -0.8, 0.4),
        rim=("#ffe0a0", 3, 0.9, (0, -0.9, 0.3)), edge=0.25, detail=0.6, bump=0.3)
    for k, (x, y, h) in enumerate(((26, 600, 92), (52, 622, 70), (580, 596, 104), (556, 616, 76), (10, 640, 110))):
        with canvas.at(x, y):
            fir(canvas, h, h * 0.46, "#101846", "#4c5bac", k + 3, 0.25)


def _meadow(canvas: Canvas) -> None:
    """Night grass in front, gilded where the eye shines on it."""
    random = dice(9)
    with brush.loose(canvas, radii=(4, 2.4)):
        canvas.glow(320, 716, 250, "#ffcf80", 0.3, squash=0.34)
        tufts = sorted(((random.random() * 640 - 20, 690 + 220 * random.random()) for _ in range(520)),
            key=lambda q: q[1])
        for k, (x, y) in enumerate(tufts):
            near = max(0, 1 - math.hypot((x - 330) / 330, (y - 690) / 150))
            size = 8 + (y - 680) * 0.12
            tone = mix(mix("#2c3a7c", "#141c50", (y - 690) / 240), "#e8c070", near * 0.75 * (0.5 + 0.5 * (k % 3) / 2))
            for j in range(3):
                lean = (j - 1) * size * 0.4 + 3 * math.sin(k)
                canvas.line([(x, y), (x + lean * 0.4, y - size * 0.7), (x + lean, y - size * 1.3)],
                    [size * 0.2, size * 0.14, 0.4], tone, 0.9, wobble=0.1)
        for k in range(26):  # night flowers
            x, y = random.random() * 600, 720 + 170 * random.random()
            canvas.fill(ellipse(x, y, 2.6), ["#ffe7a3", "#c8b0f0", "#fff6dc"][k % 3], alpha=0.9, edge=0.1, detail=0.7)


def _picnic(canvas: Canvas) -> None:
    """A teapot and a star chart left in the grass."""
    look = dict(edge=0.08, wobble=0.3, detail=0.8)
    light = (0.4, -0.8, 0.4)
    canvas.fill(ellipse(168, 856, 96, 14), "#060924", alpha=0.5, soft=6)
    chart = canvas.fill(smooth([(70, 838, 1), (150, 822), (190, 830, 1), (206, 860), (130, 868), (78, 872, 1)]),
        ["#3c58b0", "#1c2a6c"], form=0.5, radius=10, light=light, rim=("#ffe7a3", 2, 0.7, light), **look)
    for x, y in ((96, 850), (118, 840), (140, 852), (160, 838), (178, 850), (120, 860)):
        canvas.fill(ellipse(x, y, 1.8), WARM, clip=chart, edge=0, wobble=0, detail=0.95)
    canvas.line([(96, 850), (118, 840), (140, 852), (160, 838), (178, 850)], 1, "#c8d0ff", 0.8, clip=chart, wobble=0)
    with canvas.at(226, 852, 0.3, 0, -1):
        teapot(canvas, ("#f6ecd6", "#8088b8"), "#26357c")


def _tear(canvas: Canvas) -> None:
    """Light runs from the corner of the eye over the lower lid and drips into the cup."""
    line = [(396, 626), (399, 650), (397, 676), (400, 698)]
    canvas.line(line, [6, 10, 8, 5], "#ffe7a3", 0.7, soft=3, detail=0.9)
    canvas.line(line, [2, 5, 4, 5], "#fffef4", detail=0.95, wobble=0.1)
    canvas.glow(399, 690, 60, "#ffe7a3", 0.6)
    for k, (x, y, r) in enumerate(((400, 704, 6.4), (399, 724, 5.4), (400, 742, 4.6), (399, 756, 3.6))):
        canvas.glow(x, y, 34 - k * 4, "#ffe7a3", 0.75)
        canvas.fill(smooth([(x, y - r * 2, 1), (x + r, y), (x, y + r), (x - r, y)]), ["#fffef4", "#ffe7a3"],
            edge=0.02, wobble=0, detail=1)
    for k in range(24):
        a = dice(40 + k).random(3)
        canvas.fill(ellipse(400 + 60 * (a[0] - 0.5), 770 - 110 * a[1], 0.6 + 1.2 * a[2]), "#fff6d0", alpha=0.8,
            edge=0, wobble=0, detail=0.9)


def astronomer(canvas: Canvas) -> None:
    """An old woman in a wheelchair, facing left, face up, teacup held out; origin ground, 225 high."""
    look = dict(edge=0.08, wobble=0.25, detail=0.88)
    light = (-0.75, -0.5, 0.4)
    rim = ("#ffe2a0", 2.6, 0.95, light)
    skin = "#7a4a32"
    canvas.fill(ellipse(0, 2, 96, 12), "#060924", alpha=0.6, soft=7)
    wheel_far = minus(ellipse(34, -46, 44, 46), ellipse(34, -46, 39, 41))
    canvas.fill(wheel_far, "#26316e", **look)
    for p in ([(58, -150), (64, -104), (60, -60)], [(58, -150), (76, -156), (88, -150)]):  # frame and handle
        canvas.line(p, 6, ["#a8b0d8", "#4c5690"], form=0.7, radius=3, detail=0.88)
    canvas.fill(smooth([(46, -148), (62, -146), (66, -70), (40, -62), (36, -90)]), ["#8a4a3c", "#4a2430"], form=0.7,
        radius=9, light=light, **look)
    canvas.line([(-6, -56), (-58, -54), (-66, -14), (-84, -10)], 6, ["#a8b0d8", "#4c5690"], form=0.7, radius=3,
        detail=0.88)
    # feet, blanket
    for x in (-84, -70):
        canvas.fill(smooth([(x - 16, -16), (x + 8, -24), (x + 12, -8), (x - 18, -6)]), ["#6a5a70", "#2c2440"],
            form=0.7, radius=6, light=light, rim=rim, **look)
    blanket = canvas.fill(smooth([(34, -92), (-20, -104), (-58, -96), (-70, -80), (-78, -26), (-60, -18), (-40, -52),
        (10, -50), (44, -56)]), ["#f0c060", "#c8862c", "#6a4028"], form=0.88, radius=24, light=light, rim=rim, **look)
    for k in range(7):
        canvas.line([(-84 + k * 18, -110), (-78 + k * 18, -60), (-86 + k * 18, -10)], 3, "#8a3c34", 0.7,
            clip=blanket, wobble=0.3)
        canvas.line([(-90, -100 + k * 14), (-20, -96 + k * 14), (50, -92 + k * 14)], 2.4, "#fff0c0", 0.4,
            clip=blanket, wobble=0.3)
    for k in range(9):
        canvas.line([(-76 + k * 4, -24 + k * 0.6), (-78 + k * 4, -12)], [2, 0.8], "#f0c060", detail=0.88)
    torso = smooth([(40, -70), (46, -120), (30, -156), (4, -166), (-18, -152), (-24, -120), (-22, -84), (0, -70)])
    shawl = canvas.fill(torso, ["#8c98d8", "#4c5bac", "#232c6c"], form=0.88, radius=24, light=light, rim=rim, **look)
    for k in range(5):
        canvas.line([(-14 + k * 12, -160), (-18 + k * 14, -120), (-12 + k * 12, -74)], [0.6, 2.4, 0.8], "#1a2258",
            0.5, clip=shawl)
    for x, y in ((-4, -132), (18, -112), (-10, -102), (28, -140), (8, -90)):
        canvas.fill(ellipse(x, y, 1.8), WARM, clip=shawl, edge=0, wobble=0, detail=0.95)
    canvas.fill(ribbon([(0, -158), (-6, -176)], [24, 22]), mix(skin, "#1c1030", 0.4), **look)
    with canvas.at(-8, -204, 0.74, 16):
        head(canvas, Head(skin=skin, hair="#e4e0ec", style="curls", age=0.9, turn=-0.6, mouth="smile", eyes="up",
            nose="broad", brow=-0.5, glasses=True), light=light, rim="#ffe7a3", glow=0.9)
    # arms: one on the wheel, one with the cup
    canvas.fill(ribbon([(28, -142), (44, -108), (26, -88)], [26, 22, 16]), ["#7c88cc", "#3c4890"], form=0.85,
        radius=10, light=light, rim=rim, **look)
    canvas.fill(ribbon([(-12, -146), (-44, -122), (-66, -120)], [27, 22, 15]), ["#9aa4e0", "#4c5bac", "#2c3678"],
        form=0.85, radius=10, light=light, rim=rim, **look)
    canvas.fill(ellipse(-70, -92, 22, 5), ["#fffaf0", "#c8b8c8"], form=0.5, radius=3, **look)  # saucer
    canvas.fill(minus(ellipse(-54, -106, 7, 7), ellipse(-54, -106, 4, 4)), "#f0e8f0", form=0.5, radius=2, **look)
    canvas.fill(smooth([(-86, -116, 1), (-56, -116, 1), (-59, -100), (-66, -94), (-76, -94), (-83, -100)]),
        ["#fffdf4", "#d8d0e4", "#9a94c0"], form=0.8, radius=9, light=light, rim=("#ffffff", 1.8, 0.9, light), **look)
    canvas.line([(-84, -108), (-71, -106), (-58, -108)], 2, "#4c5bac", 0.9, wobble=0, detail=0.95)
    canvas.fill(ellipse(-71, -116, 15, 4), ["#fffef0", "#ffe08a"], edge=0.02, wobble=0, detail=1)
    canvas.glow(-71, -120, 62, "#ffe7a3", 0.8, power=1.6)
    with canvas.at(-56, -112, 0.46, 10, -1):
        grip(canvas, skin, light=light, rim="#ffe2a0", old=1)
    _wheel(canvas, look, rim, light)
    with canvas.at(24, -84, 0.5, 80):
        grip(canvas, skin, light=light, rim="#ffe2a0", old=1)


def _wheel(canvas: Canvas, look: dict, rim: tuple, light: tuple) -> None:
    x, y = 18, -46
    for k in range(14):
        a = k / 14 * math.tau
        canvas.line([(x, y), (x + 42 * math.cos(a), y + 44 * math.sin(a))], 1.3, "#c8d0f0", 0.8, wobble=0, detail=0.9)
    canvas.fill(minus(ellipse(x, y, 46, 47), ellipse(x, y, 41, 42)), ["#5a4438", "#2a2030"], form=0.7, radius=3,
        light=light, rim=rim, **look)
    canvas.fill(minus(ellipse(x, y, 38, 39), ellipse(x, y, 36, 37)), "#d8dcf4", **look)
    canvas.fill(ellipse(x, y, 7), ["#e8ecff", "#6c78b4"], form=0.8, radius=4, light=light, **look)
    canvas.fill(minus(ellipse(-56, -15, 15), ellipse(-56, -15, 11)), ["#5a4438", "#2a2030"], form=0.7, radius=2,
        light=light, rim=rim, **look)
    canvas.fill(ellipse(-56, -15, 4), "#c8d0f0", **look)
    # thermos in its net
    canvas.fill(rect(52, -62, 18, 30, 4), ["#f7b23b", "#a8642c"], form=0.7, radius=6, light=light, **look)
    canvas.picture[:] = np.clip(canvas.picture + blur(np.clip(canvas.picture - 0.88, 0, 1), 8 * canvas.scale) * 0.6,
        0, 1)
