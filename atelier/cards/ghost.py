"""A dark office after hours: under the one lit panel a jacket left on a chair still raises its sleeve."""

import cv2
import numpy as np
import skia

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix, ramp
from atelier.light import light_pools
from atelier.mask import Mask, lay, lay_flat
from atelier.matrix import Card
from atelier.noise import blur, dice, smoothstep
from atelier.paths import ellipse, placed, poly, rect, ribbon, smooth, union

CARD = Card(
    id="ghost",
    palette="lime-ink",
    composition="vanishing point",
    setting="office",
    mood="absurdity",
    themes=("work", "loneliness", "language", "night", "patience"),
    hero="jacket with a raised sleeve",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2106,
    grading=dict(contrast=1.06, vignette=0.24, warm=0.02, shadows="#0a1e22"),
)

EYE, FAR, HIGH, SIDE = (300.0, 452.0), 13.0, 2.7, 2.7  # where everything converges; the room in metres
FOCUS = 760.0
TOP = ("page", 300, 60)  # the lamp
CRISP = dict(edge=0.12, wobble=0.3, detail=0.85, grain=0.15)


def at(x: float, y: float, z: float) -> tuple[float, float]:
    """A place in the room (metres, the eye one above the floor) on the card."""
    return EYE[0] + FOCUS * x / z, EYE[1] + FOCUS * (1 - y) / z


def draw(canvas: Canvas) -> None:
    """The room and its rows of desks; the chair; what hangs on it."""
    canvas.set_light((-0.1, -0.9, 0.4), ambient="#10221f", key="#f2f6cc")
    _room(canvas)
    brush.background(canvas, radii=(14, 7, 3.5))
    _lines(canvas)
    _desks(canvas)
    light_pools(canvas, [(300, 90, 300, "#f2f4d0", 0.5), (300, 800, 300, "#f2f4d0", 0.5, 0.5),
        (300, 460, 260, "#cfe0c0", 0.25)], "#a4b0ac")
    _pool(canvas)
    with canvas.at(318, 436, 1.06):
        _chair(canvas)
        _jacket(canvas)
    _lamp(canvas)


def _room(canvas: Canvas) -> None:
    canvas.sky([(0, "#2c3d36"), (1, "#20302d")], swirl=0.05)
    near = 1.2
    ceiling = poly([at(-SIDE, HIGH, near), at(SIDE, HIGH, near), at(SIDE, HIGH, FAR), at(-SIDE, HIGH, FAR)])
    floor = poly([at(-SIDE, 0, near), at(SIDE, 0, near), at(SIDE, 0, FAR), at(-SIDE, 0, FAR)])
    canvas.fill(ceiling, [(0, "#a9b58a"), (0.3, "#74846a"), (0.65, "#465850"), (1, "#2c3d3a")],
        gradient=("r", (300, 90), 420), texture=0.04, edge=0.1)
    for side in (-1, 1):
        wall = poly([at(side * SIDE, 0, near), at(side * SIDE, HIGH, near), at(side * SIDE, HIGH, FAR),
            at(side * SIDE, 0, FAR)])
        canvas.fill(wall, ["#2a3c38", "#51645a"], gradient=((300 + side * 300, 0), (300 + side * 60, 0)),
            texture=0.04, edge=0.1)
    back = poly([at(-SIDE, 0, FAR), at(-SIDE, HIGH, FAR), at(SIDE, HIGH, FAR), at(SIDE, 0, FAR)])
    canvas.fill(back, ["#66786a", "#5a6c60"], edge=0.1)
    canvas.fill(poly([at(-0.5, 0, FAR), at(-0.5, 2.1, FAR), at(0.5, 2.1, FAR), at(0.5, 0, FAR)]), "#3c4f4a", edge=0.1)
    canvas.fill(floor, [(0, "#8f9a76"), (0.4, "#5f7060"), (1, "#22322f")], gradient=("r", (300, 780), 430),
        texture=0.05, edge=0.1)


def _lines(canvas: Canvas) -> None:
    """The tiles of the ceiling, and the windows with the night outside."""
    near = 1.2
    for k in range(-5, 6):
        x = 0.3 + k * 0.6
        canvas.line([at(x, HIGH, near), at(x, HIGH, FAR)], [2.2, 0.5], "#2b3a34", 0.7, wobble=0.2, detail=0.5)
    for z in np.geomspace(1.6, FAR, 18):
        canvas.line([at(-SIDE, HIGH, z), at(SIDE, HIGH, z)], 2.6 / z + 0.4, "#2b3a34", 0.65, wobble=0.2, detail=0.5)
    random = dice(4)
    for z0 in (1.9, 3.0, 4.1, 5.2, 6.3, 7.4, 8.5, 9.6, 10.7):  # the night outside
        z1 = z0 + 0.85
        pane = poly([at(-SIDE, 0.9, z0), at(-SIDE, 2.3, z0), at(-SIDE, 2.3, z1), at(-SIDE, 0.9, z1)])
        glass = canvas.fill(pane, ["#16283c", "#2c5068"], edge=0.1, detail=0.4)
        for _ in range(16):
            z, y = z0 + random.random() * 0.85, 0.95 + 0.8 * random.random() ** 1.5
            x, y = at(-SIDE, y, z)
            canvas.fill(rect(x, y, 10 / z0, 14 / z0), "#ffd98a" if random.random() < 0.7 else "#a8d8e0", alpha=0.9,
                clip=glass, edge=0, wobble=0.2, detail=0.8)
        canvas.line([at(-SIDE, 0.9, z0), at(-SIDE, 0.9, z1)], 8 / z0, "#7c8f80", 0.8, wobble=0.2)


def _box(canvas: Canvas, x: tuple, y: tuple, z: tuple, colours: tuple) -> None:
    """A box: the side that looks to the middle, its top if below the eye, its front."""
    top, front, flank = colours
    inner = x[0] if x[0] > 0 else x[1]
    if abs(x[0] + x[1]) > 1e-6 and (x[0] > 0 or x[1] < 0):
        canvas.fill(poly([at(inner, y[0], z[0]), at(inner, y[1], z[0]), at(inner, y[1], z[1]),
            at(inner, y[0], z[1])]), flank, edge=0.1, wobble=0.3, detail=0.4)
    if y[1] < 1:
        canvas.fill(poly([at(x[0], y[1], z[0]), at(x[1], y[1], z[0]), at(x[1], y[1], z[1]), at(x[0], y[1], z[1])]),
            top, edge=0.1, wobble=0.3, detail=0.4)
    canvas.fill(poly([at(x[0], y[0], z[0]), at(x[1], y[0], z[0]), at(x[1], y[1], z[0]), at(x[0], y[1], z[0])]),
        front, edge=0.1, wobble=0.3, detail=0.4)


def _desks(canvas: Canvas) -> None:
    """Two rows, far to near, each with a screen, a sheet of paper, a chair pushed in."""
    for i, z in enumerate((11.2, 9.4, 7.6, 5.8, 4.1, 2.75)):
        for side in (-1, 1):
            lit = float(np.exp(-(((z - 3.0) / 3.2) ** 2)))
            shade = lambda dark, bright: mix(mix(dark, "#5a6c60", 0.12 * (5 - i)), bright, lit * 0.85)
            a, b = sorted((side * 1.15, side * 2.6))
            inner = a if side > 0 else b
            canvas.fill(poly([at(a, 0, z), at(b, 0, z), at(b, 0, z + 0.8), at(a, 0, z + 0.8)]), "#16211f",
                alpha=0.55, soft=3, edge=0)
            _box(canvas, (a, b), (0.1, 0.68), (z + 0.1, z + 0.7), ("#333333", shade("#26342f", "#3c4a3c"),
                shade("#1f2b28", "#5c6a50")))
            _box(canvas, (a, b), (0.69, 0.74), (z, z + 0.8), (shade("#4a5a50", "#c8c896"),
                shade("#35443d", "#8a9068"), shade("#35443d", "#b0b486")))
            mid = (a + b) / 2 + 0.1 * side
            _box(canvas, (mid - 0.05, mid + 0.05), (0.74, 0.86), (z + 0.5, z + 0.54),
                ("#222222", "#1b2725", "#1b2725"))
            _box(canvas, (mid - 0.34, mid + 0.34), (0.85, 1.28), (z + 0.48, z + 0.52),
                ("#222222", shade("#1c2a2a", "#2a3834"), "#141d1c"))
            corner = [at(mid - 0.3, 1.24, z + 0.48), at(mid + 0.3, 1.24, z + 0.48), at(mid - 0.3, 0.95, z + 0.48)]
            canvas.fill(poly(corner), shade("#2f4444", "#51645a"), alpha=0.7, edge=0.1, detail=0.4)
            paper = [at(inner + 0.12 * side, 0.745, z + 0.15), at(inner + 0.4 * side, 0.745, z + 0.1),
                at(inner + 0.46 * side, 0.745, z + 0.4), at(inner + 0.18 * side, 0.745, z + 0.46)]
            canvas.fill(poly(paper), shade("#8a9484", "#f4f2d8"), edge=0.1, detail=0.5)
    canvas.glow(300, 430, 240, "#a8b890", 0.14)


def _pool(canvas: Canvas) -> None:
    """The light that falls on the carpet, and the shadow in the middle of it."""
    canvas.glow(300, 806, 330, "#e6ecb0", 0.44, squash=0.3)
    canvas.fill(ellipse(324, 822, 168, 34), "#0e1a18", alpha=0.75, soft=10, edge=0)
    canvas.fill(ellipse(322, 826, 110, 20), "#0a1413", alpha=0.5, soft=5, edge=0)


def _chair(canvas: Canvas) -> None:
    """A swivel chair from the front, its tall back behind the collar; origin at the collar of what hangs on it."""
    steel = ["#7c8a80", "#34423f", "#141d1d"]
    for x, y in ((-112, 368), (112, 366), (-58, 386), (66, 388), (4, 350)):
        canvas.fill(ribbon([(0, 336), (x * 0.5, (336 + y) / 2 - 8), (x, y - 12)], [17, 13, 10]), steel, form=0.7,
            radius=6, rim=("#dfe8c0", 1.2, 0.5), **CRISP)
        canvas.fill(ellipse(x, y, 10, 11), ["#2c3836", "#0c1415"], form=0.8, radius=8, rim=("#c8d4b0", 1, 0.4),
            **CRISP)
    canvas.fill(ribbon([(0, 286), (0, 346)], [24, 20]), steel, gradient=((-12, 0), (12, 0)), form=0.6, radius=8,
        **CRISP)
    back = smooth([(-88, 250), (-100, 120), (-98, 0), (-86, -66), (-52, -92), (0, -98), (52, -92), (86, -66),
        (98, 0), (100, 120), (88, 250)])
    mesh = canvas.fill(back, [(0, "#70827a"), (0.16, "#42534f"), (0.4, "#22302f"), (1, "#141d1d")],
        gradient=((0, -98), (0, 200)), form=0.35, radius=12, rim=("#e6eec8", 2.4, 0.7, (0, -1, 0.2)), **CRISP)
    canvas.fill(smooth([(-66, 120), (-78, 0), (-68, -52), (-40, -72), (0, -77), (40, -72), (68, -52), (78, 0),
        (66, 120)]), "#101a1a", alpha=0.5, soft=2.5, clip=mesh, edge=0)
    for side in (-1, 1):  # the arms
        canvas.fill(ribbon([(side * 110, 268), (side * 150, 250), (side * 153, 190)], [13, 13, 12]), steel, form=0.6,
            radius=5, **CRISP)
        pad = smooth([(side * 128, 178), (side * 134, 168), (side * 158, 167), (side * 172, 176), (side * 170, 190),
            (side * 132, 191)])
        canvas.fill(pad, ["#82948a", "#2a3836", "#141d1d"], form=0.7, radius=7, **CRISP)
    seat = smooth([(-128, 262), (-112, 240), (0, 234), (112, 240), (128, 262), (118, 292), (0, 302), (-118, 292)])
    canvas.fill(seat, ["#5c6c66", "#2c3a3a", "#111a1b"], form=0.9, radius=26, rim=("#dfe8c0", 1.4, 0.35), **CRISP)
    canvas.line([(-120, 272), (0, 284), (120, 272)], [1, 2, 1], "#0c1415", 0.8, wobble=0.2, detail=0.8)


def _cloth(canvas: Canvas, path: skia.Path, folds: tuple = (), thick: float = 26, puff: float = 0.5,
    dim: float = 0) -> Mask:
    """Wool under the lamp: (way, width, depth) are valleys pressed into it; only what looks up is light, what hangs low is dark."""
    mask = canvas.mask(path, 0, 0.25, 0.08)
    h, w = mask.alpha.shape
    unit = canvas.size * canvas.scale
    inner = cv2.copyMakeBorder((mask.alpha > 0.5).astype(np.uint8), 1, 1, 1, 1, cv2.BORDER_CONSTANT)
    u = np.clip(cv2.distanceTransform(inner, cv2.DIST_L2, 5)[1:-1, 1:-1] / unit / thick, 0, 1)
    height = blur(np.sqrt(u * (2 - u)) * thick * puff, 2.2 * unit)
    soft = canvas.grain.soft[canvas.grain.margin :, canvas.grain.margin :][:h, :w]
    height += 1.6 * (blur(canvas.grain.large[:h, :w], 6 * unit) - 0.5) * thick * 0.2
    hollow = np.zeros_like(height)
    for way, width, depth in folds:
        for spread, share in ((0.22, 0.6), (0.7, 0.4)):
            groove = canvas.mask(ribbon(way, [0.3, width, width * 0.7, 0.3]), width * spread, 0.3)
            if groove is not None:
                pressed = groove.window(mask.x, mask.y, w, h) * share
                height -= 0.75 * depth * pressed
                hollow += pressed * min(1, depth / 7)
    gx, gy = (cv2.Sobel(height, cv2.CV_32F, *d, ksize=3) / 8 * unit for d in ((1, 0), (0, 1)))
    yy, xx = np.mgrid[mask.y : mask.y + h, mask.x : mask.x + w].astype(np.float32) / canvas.scale
    lx, ly = TOP[1] - xx, TOP[2] - yy
    far = np.hypot(lx, ly) + 1
    lit = (-gx * lx / far * 0.86 - gy * ly / far * 0.86 + 0.42) / np.sqrt(gx * gx + gy * gy + 1)
    low = smoothstep(300, 745, yy)
    t = 0.2 + (1.1 - 0.62 * low) * np.clip(lit, 0, 1) - 0.16 * np.clip(hollow, 0,
        1) - 0.1 * low - dim + 0.05 * (soft - 0.5)
    wool = ramp([(0, "#24140e"), (0.22, "#583620"), (0.42, "#8f6030"), (0.62, "#c6924a"), (0.84, "#efca82"),
        (1, "#ffeebc")])
    lay(canvas.picture, wool[np.clip(t * 511, 0, 511).astype(np.int32)], mask.alpha, mask.x, mask.y)
    lay_flat(canvas.detail, 0.8, mask.alpha, mask.x, mask.y)
    return mask


def _jacket(canvas: Canvas) -> None:
    """Shoulders, lapels, two pockets, a sleeve that hangs and a sleeve that asks; nobody in it."""
    lining = [(0, "#120b0d"), (0.5, "#241517"), (1, "#3c241e")]
    canvas.shadow(smooth([(-60, -10), (60, -10), (112, 40), (112, 260), (-112, 260), (-112, 40)]), "#0a1211", 0, 8,
        12, 0.6)
    canvas.fill(smooth([(-38, 0), (-26, -24), (0, -28), (26, -24), (38, 0), (40, 90), (0, 190), (-40, 90)]), lining,
        form=0.2, radius=16, **CRISP)
    _cloth(canvas, smooth([(-44, -2), (-30, -24), (0, -31), (30, -24), (44, -2), (28, -9), (0, -15), (-28, -9)]),
        thick=9)
    canvas.fill(rect(-11, -3, 22, 11, 1), ["#b8ac90", "#8a7c66"], **CRISP)
    left = smooth([(-44, -6), (-84, 6), (-112, 30), (-110, 120), (-103, 200), (-114, 254), (-118, 266, 1),
        (-70, 272), (-20, 276, 1), (-2, 254), (6, 212), (6, 164, 1), (-22, 90), (-40, 20)])
    right = smooth([(44, -6), (82, 6), (110, 26), (110, 120), (104, 200), (112, 254), (117, 267, 1), (72, 274),
        (32, 277, 1), (16, 256), (4, 212), (-6, 166, 1), (18, 90), (40, 20)])
    arm = smooth([(-112, 112, 1), (-134, 60), (-158, 14), (-178, -36), (-184, -58), (-183, -78), (-176, -96, 1),
        (-176, -124), (-166, -180), (-160, -238, 1), (-130, -246), (-101, -236, 1), (-107, -190), (-112, -148),
        (-119, -112), (-126, -92, 1), (-120, -74), (-110, -50), (-92, -18), (-72, 4), (-50, 0), (-70, 60)])
    other = _cloth(canvas, right, (([(4, 178), (34, 164), (70, 132)], 8, 5), ([(6, 182), (48, 182), (98, 164)], 7,
        6), ([(100, 30), (86, 70), (84, 126)], 9, 4), ([(66, 6), (60, 40), (66, 84)], 7, 3),
        ([(96, 130), (88, 180), (98, 256)], 10, 5), ([(60, 232), (54, 256), (58, 282)], 10, 3)), thick=40, puff=0.3)
    body = _cloth(canvas, union(left, arm), (([(-118, 104), (-104, 56), (-70, 14)], 8, 8),
        ([(-136, 64), (-120, 22), (-88, -8)], 7, 6), ([(-160, 12), (-142, -10), (-116, -34)], 6, 5),
        ([(-126, -90), (-148, -82), (-186, -74)], 7, 8), ([(-124, -86), (-142, -66), (-176, -46)], 6, 6),
        ([(-124, -96), (-148, -104), (-176, -98)], 6, 7), ([(-116, -130), (-136, -144), (-166, -146)], 6, 4),
        ([(-108, -186), (-122, -160), (-150, -128)], 7, 4), ([(-162, -222), (-152, -196), (-132, -176)], 7, 4),
        ([(-4, 178), (-46, 156), (-98, 122)], 7, 6), ([(-6, 186), (-48, 194), (-92, 186)], 6, 5),
        ([(-96, 112), (-86, 170), (-98, 258)], 11, 6), ([(-84, 60), (-70, 90), (-64, 140)], 8, 3),
        ([(-64, 234), (-56, 258), (-60, 282)], 10, 3)), thick=34, puff=0.4)
    hang = smooth([(80, 6), (104, 14), (122, 36), (134, 78), (141, 130), (140, 166), (149, 204), (150, 262, 1),
        (134, 268), (114, 262, 1), (112, 204), (104, 168), (98, 120), (92, 60)])
    canvas.shadow(hang, "#1c0e08", -6, 5, 6, 0.75, clip=other)
    _cloth(canvas, hang, (([(92, 20), (108, 60), (112, 150)], 10, 6), ([(132, 80), (124, 130), (128, 190)], 8, 6),
        ([(100, 150), (118, 166), (144, 160)], 8, 7), ([(104, 170), (124, 182), (146, 178)], 7, 6),
        ([(116, 196), (122, 230), (118, 266)], 8, 5), ([(138, 190), (136, 230), (140, 266)], 7, 5)), thick=18,
        puff=0.4, dim=0.06)
    canvas.fill(smooth([(80, 8), (96, 24), (104, 80), (110, 180), (114, 260), (104, 240), (96, 140), (90, 60)]),
        "#1c0e08", alpha=0.5, soft=5, edge=0)
    canvas.line([(-72, 4), (-92, 40), (-112, 104)], [0.6, 1.6, 0.6], "#2c160c", 0.6, clip=body, wobble=0.2,
        detail=0.8)
    _lapels(canvas, body, other)
    _cuffs(canvas)
    canvas.line([(2, 164), (8, 200), (4, 240), (-6, 262)], [1, 2.4, 2, 0.8], "#1c0e08", 0.7, soft=1, wobble=0.2)
    for x, y in ((0, 176), (-2, 224)):  # buttons
        canvas.shadow(ellipse(x, y, 6), "#1c0e08", 1, 4, 2, 0.7)
        canvas.fill(ellipse(x, y, 6), ["#6a4028", "#241008"], form=0.6, radius=4, **CRISP)
    for side, mask in ((-1, body), (1, other)):  # pocket flaps
        flap = placed(smooth([(44, 206, 1), (72, 202), (96, 198, 1), (98, 216), (94, 221), (50, 227), (46, 224)]),
            flip=side)
        canvas.shadow(flap, "#1c0e08", 0, 4, 3, 0.6, clip=mask)
        _cloth(canvas, flap, thick=5, puff=0.4, dim=0.02)


def _lapels(canvas: Canvas, body: Mask, other: Mask) -> None:
    for side, mask in ((-1, body), (1, other)):
        lapel = placed(smooth([(38, 10, 1), (78, 34, 1), (58, 50, 1), (86, 62, 1), (74, 106), (8, 172, 1), (18, 120),
            (32, 60)]), flip=side)
        collar = placed(smooth([(40, -12), (48, -6), (62, 14), (78, 34, 1), (60, 47, 1), (44, 22), (34, 2)]),
            flip=side)
        canvas.shadow(lapel, "#1c0e08", side * 4, 8, 6, 0.7, clip=mask)
        _cloth(canvas, lapel, (([(side * 30, 60), (side * 26, 110), (side * 10, 166)], 8, 3),), thick=9, puff=0.42,
            dim=-0.03)
        canvas.shadow(collar, "#1c0e08", side * 2, 4, 3, 0.5, clip=mask)
        _cloth(canvas, collar, thick=8, puff=0.5, dim=-0.03)


def _cuffs(canvas: Canvas) -> None:
    """The one above is open towards us, and dark inside; the other hangs shut."""
    rim = ellipse(-130.5, -239, 29.5, 14, 1)
    canvas.fill(rim, ["#ffe6ac", "#b07a38"], form=0.2, radius=3, **CRISP)
    canvas.fill(ellipse(-130.5, -238, 27, 11.6, 1), [(0, "#5a382a"), (0.5, "#20110f"), (1, "#0c0708")], **CRISP)
    for k in range(3):
        canvas.fill(ellipse(-112 - 1.6 * k, -216 + 12 * k, 3.4), ["#6a4028", "#241008"], form=0.6, radius=2, **CRISP)
        canvas.fill(ellipse(144 - 0.2 * k, 250 - 11 * k, 3), ["#5a3420", "#1c0c06"], form=0.6, radius=2, **CRISP)


def _lamp(canvas: Canvas) -> None:
    """The one panel, and its light in the air."""
    z0, z1 = 3.15, 4.3
    panel = poly([at(-0.6, HIGH, z0), at(0.6, HIGH, z0), at(0.6, HIGH, z1), at(-0.6, HIGH, z1)])
    canvas.fill(panel, ["#fdffe8", "#f0f6cc"], edge=0.05, wobble=0.2, grain=0, texture=0, mottle=0, detail=0.9)
    canvas.line([at(0, HIGH, z0), at(0, HIGH, z1)], 2, "#c8d4a0", 0.7, wobble=0.1, detail=0.8)
    canvas.glow(300, 88, 290, "#eef6c0", 0.42)
    cone = poly([at(-0.6, HIGH, z0), at(0.6, HIGH, z0), (520, 830), (80, 830)])
    canvas.fill(cone, "#eef4c0", alpha=0.12, soft=16, edge=0, blend="screen", fade=((300, 60), (300, 880)))
