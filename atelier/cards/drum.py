"""In a night laundromat the window of one machine holds a turning galaxy; the attendant does her crossword."""

import math

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix, ramp, rgb
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.gestures import grip, pinch
from atelier.motifs.portraits import Head, head
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import ellipse, minus, poly, rect, ribbon, smooth, union

CARD = Card(
    id="drum",
    palette="indigo-lamp",
    composition="frame in frame",
    setting="laundromat",
    mood="boredom",
    themes=("machine", "science", "work"),
    hero="galaxy washer",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=377,
    grading=dict(contrast=1.1, vignette=0.34),
)

CX, CY, R = 226, 400, 168


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light((-0.7, -0.3, 0.45), ambient="#0b1033", key="#ffe7a3")
    _room(canvas)
    _machines(canvas)
    light_pools(canvas, [(CX, CY, 330, "#f0e4ec", 1.1), (CX, CY, 200, "#ffdc9c", 0.8),
        (520, 60, 210, "#ffc868", 0.75), (230, 800, 230, "#c8c0f0", 0.6, 0.5)], "#414a7c", noise=0.08)
    brush.background(canvas, radii=(9, 5, 3), impasto=0.06)
    _lamp(canvas)
    _porthole(canvas)
    _door(canvas)
    _basket(canvas)
    _attendant(canvas)
    _bubbles(canvas)


def _room(canvas: Canvas) -> None:
    random = dice(5)
    canvas.fill(rect(-20, -20, 640, 800), ["#5a68b0", "#6c78bc", "#4c58a0"], edge=0)
    for row in range(9):  # wall tiles
        for k in range(16):
            canvas.fill(rect(k * 40 + 1, row * 26 - 14, 38, 24, 2),
                ["#7a86c8", "#6672b8", "#8a94d0"][int(random.random() * 3)], alpha=0.6, form=0.4, radius=4, edge=0.1)
    # floor in checks
    canvas.fill(rect(-20, 756, 640, 170), "#4a5498", edge=0)
    for i in range(6):
        y0, y1 = 756 + 160 * (i / 6) ** 1.5, 756 + 160 * ((i + 1) / 6) ** 1.5
        s0, s1 = 1 + (y0 - 756) / 130, 1 + (y1 - 756) / 130
        for k in range(-9, 10):
            if (k + i) % 2:
                canvas.fill(poly([(300 + k * 52 * s0, y0), (300 + (k + 1) * 52 * s0, y0),
                    (300 + (k + 1) * 52 * s1, y1), (300 + k * 52 * s1, y1)]), "#c4c4e0", alpha=0.8, edge=0.1,
                    wobble=0.2)
    canvas.fill(rect(-20, 748, 640, 12), "#232b66", soft=3)


def _machines(canvas: Canvas) -> None:
    """The hero and its neighbours."""
    for x, w, shade in ((-190, 206, 0.34), (444, 330, 0.3), (28, 408, 0)):
        tone = [mix("#f4f2ee", "#232b66", shade), mix("#d0d2e4", "#232b66", shade), mix("#8a90bc", "#141a4c", shade)]
        canvas.fill(rect(x + 8, 150, w, 620, 20), "#0b1033", alpha=0.6, soft=9)
        canvas.fill(rect(x, 140, w, 614, 18), tone, gradient=((x, 140), (x + w, 760)), form=0.6, radius=14,
            edge=0.06, wobble=0.2, texture=0.02)
        canvas.fill(rect(x + 12, 152, w - 24, 62, 10), [mix("#4c5bac", "#141a4c", shade),
            mix("#2c3680", "#0b1033", shade)], form=0.5, radius=6, edge=0.05, wobble=0.1)
        canvas.line([(x + 10, 620), (x + w - 10, 620)], 2.4, "#5a62a0", 0.8, wobble=0.1)
        canvas.fill(rect(x + 26, 640, w - 52, 90, 8), [mix("#b8bcd8", "#232b66", shade),
            mix("#8a90bc", "#141a4c", shade)], form=0.5, radius=6, edge=0.05)
        for k in range(7):
            canvas.line([(x + 44, 656 + k * 10), (x + w - 44, 656 + k * 10)], 3, mix("#5a62a0", "#0b1033", shade),
                0.6, wobble=0.1)
    for x in (-90, 610):  # dull portholes next door
        canvas.fill(ellipse(x, CY, 130), ["#8a90bc", "#3c4684"], form=0.8, radius=16)
        canvas.fill(ellipse(x, CY, 104), ["#1a225c", "#0b1033"])
        for k in range(7):
            canvas.fill(ellipse(x - 60 + k * 22, CY + 50 - 14 * (k % 3), 34, 22, k * 30),
                ["#5a68b0", "#8a5c7c", "#4c7a94"][k % 3], form=0.7, radius=12)
    for k in range(4):  # knobs, coin slot, lights
        canvas.fill(ellipse(70 + k * 44, 183, 15), ["#f4ead0", "#a8a0a8"], form=0.8, radius=9, edge=0.05)
        canvas.line([(70 + k * 44, 183), (70 + k * 44 + 9 * math.cos(k * 1.7 - 2), 183 + 9 * math.sin(k * 1.7 - 2))],
            3, "#232b66", wobble=0)
    canvas.fill(rect(300, 164, 116, 38, 6), ["#e8b84a", "#a8742c"], form=0.6, radius=6, edge=0.05)
    canvas.fill(rect(328, 178, 34, 8, 3), "#2a1c14", edge=0.02)
    for k in range(3):
        canvas.fill(ellipse(382 + k * 12, 183, 3.6), ["#ff7a50", "#ffe7a3", "#ffe7a3"][k], edge=0, wobble=0)


def _lamp(canvas: Canvas) -> None:
    canvas.line([(520, -20), (520, 22)], 4, "#141a4c", detail=0.7)
    canvas.fill(smooth([(462, 66, 1), (486, 26), (520, 16), (554, 26), (578, 66, 1), (520, 74)]),
        ["#e8a83c", "#b0702c", "#5a3428"], form=0.7, radius=16, light=(-0.6, -0.5, 0.4), edge=0.06, detail=0.8)
    canvas.fill(ellipse(520, 68, 54, 9), "#fff6d0", edge=0.02, wobble=0.1, detail=0.95)
    canvas.glow(520, 78, 170, "#ffc860", 0.5, power=1.8)


def _galaxy(canvas: Canvas) -> None:
    """Arms of a spiral galaxy tilted in the drum, painted pixel by pixel."""
    s = canvas.scale
    x0, y0, x1, y1 = int((CX - R) * s), int((CY - R) * s), int((CX + R) * s), int((CY + R) * s)
    yy, xx = np.mgrid[y0:y1, x0:x1].astype(np.float32) / s
    dx, dy = xx - CX - 4, yy - CY + 6
    a = math.radians(-28)
    u, v = dx * math.cos(a) - dy * math.sin(a), (dx * math.sin(a) + dy * math.cos(a)) * 1.62
    r, t = np.hypot(u, v) + 1e-3, np.arctan2(v, u)
    size = (y1 - y0, x1 - x0)
    rough = cv2.resize(value_noise(220, 220, 34, 3, 4), size[::-1], interpolation=cv2.INTER_CUBIC)
    fine = cv2.resize(value_noise(336, 336, 9, 4, 3), size[::-1], interpolation=cv2.INTER_CUBIC)
    wave = np.cos(2 * (t - 2.5 * np.log(r / 18)) + (rough - 0.5) * 2.6)
    arms = np.clip(wave * 0.5 + 0.5, 0, 1) ** 1.7 * np.exp(-r / 118) * 1.5
    core = np.exp(-((r / 30) ** 1.35)) * 1.25
    dust = np.clip(np.cos(2 * (t - 2.5 * np.log(r / 18)) + 1.3 + (rough - 0.5) * 2), 0, 1) * np.exp(-r / 80) * 0.5
    glow = np.clip(arms * (0.45 + 0.9 * fine) + core - dust * (0.4 + fine * 0.6), 0, 1.25)
    colour = ramp([(0, "#070a26"), (0.16, "#1a1c5c"), (0.34, "#4c3f9c"), (0.52, "#9a78c8"), (0.7, "#f0b8b0"),
        (0.86, "#ffe0a0"), (1, "#fffbe8")])[np.clip(glow / 1.15 * 511, 0, 511).astype(np.int32)]
    blue = smoothstep(0.55, 0.9, fine)[..., None] * np.exp(-((r - 92) / 40) ** 2)[..., None]
    colour = colour + rgb("#4c8cff") * blue * 0.22
    canvas.picture[y0:y1, x0:x1] = np.clip(colour, 0, 1)


def _porthole(canvas: Canvas) -> None:
    glass = canvas.mask(ellipse(CX, CY, R - 26), 0.6, 0)
    with canvas.inside(glass):
        _galaxy(canvas)
        random = dice(17)
        for k in range(210):
            a, d = random.random() * math.tau, (R - 26) * math.sqrt(random.random())
            x, y, z = CX + math.cos(a) * d, CY + math.sin(a) * d, random.random()
            canvas.fill(ellipse(x, y, 0.5 + 1.3 * z**3), ["#ffffff", "#ffe7a3", "#c8d0ff"][k % 3],
                alpha=0.5 + 0.5 * z, edge=0, wobble=0, grain=0, texture=0, detail=1)
            if z > 0.95:
                canvas.glow(x, y, 13, "#fff6d8", 0.6)
        canvas.detail[:] = np.maximum(canvas.detail, 0.9)
        with canvas.at(CX + 74, CY - 62, 1.0, 24):
            _sock(canvas)
        canvas.fill(minus(ellipse(CX, CY, R - 22), ellipse(CX + 8, CY + 10, R - 36)), "#050722", alpha=0.6, soft=8)
        canvas.fill(smooth([(CX - 110, CY - 60), (CX - 70, CY - 112), (CX - 10, CY - 134), (CX - 40, CY - 108),
            (CX - 84, CY - 60), (CX - 104, CY - 20)]), "#ffffff", alpha=0.22, soft=3)
    canvas.glow(CX, CY, 300, "#b8a0ff", 0.22, power=1.6)


def _sock(canvas: Canvas) -> None:
    """A striped sock adrift, sized 60."""
    look = dict(edge=0.05, wobble=0.2, detail=0.98)
    path = smooth([(-11, -34, 1), (12, -34, 1), (12, -4), (24, 10), (32, 22), (24, 32), (8, 28), (-8, 14), (-12, -4)])
    sock = canvas.fill(path, ["#fff6dc", "#e8dcc8", "#a89cb4"], form=0.8, radius=9, light=(-0.8, 0.5, 0.4),
        rim=("#ffe7a3", 2, 0.9, (-0.8, 0.5, 0.4)), **look)
    for k in range(4):
        canvas.line([(-16, -27 + k * 11), (0, -25 + k * 11), (18, -28 + k * 11)], 5, "#e0463c", clip=sock,
            wobble=0.1, detail=0.98)
    canvas.fill(ellipse(26, 26, 11, 10, 30), "#e0463c", clip=sock, edge=0.05, detail=0.98)


def _door(canvas: Canvas) -> None:
    """The chrome ring around the sky."""
    look = dict(edge=0.04, wobble=0.15, detail=0.8)
    canvas.fill(minus(ellipse(CX, CY, R + 14), ellipse(CX, CY, R + 2)), ["#8088c0", "#3c4684"], form=0.7, radius=6,
        light=(-0.5, -0.7, 0.4), **look)
    ring = minus(ellipse(CX, CY, R + 4), ellipse(CX, CY, R - 26))
    canvas.fill(ring, [(0, "#f4f6ff"), (0.25, "#9aa4d4"), (0.45, "#ffe7a3"), (0.6, "#5a64a4"), (0.8, "#c8d0f0"),
        (1, "#3c4684")], gradient=((CX - R, CY - R), (CX + R, CY + R)), form=0.8, radius=14, light=(-0.5, -0.7, 0.4),
        texture=0.02, **look)
    canvas.fill(minus(ellipse(CX, CY, R - 23), ellipse(CX, CY, R - 32)), "#171b48", form=0.5, radius=4, **look)
    canvas.fill(minus(ellipse(CX, CY, R - 31), ellipse(CX, CY, R - 33.4)), "#ffe7a3", alpha=0.75, **look)
    canvas.fill(rect(CX + R - 14, CY - 34, 30, 68, 9), ["#f4f6ff", "#8a94c8", "#3c4684"], form=0.8, radius=9, **look)
    for dy in (-46, 46):
        canvas.fill(rect(CX - R - 12, CY + dy - 13, 26, 26, 5), ["#d8dcf4", "#5a64a4"], form=0.8, radius=6, **look)


def _basket(canvas: Canvas) -> None:
    look = dict(edge=0.1, wobble=0.3, detail=0.75)
    light = (0.1, -0.85, 0.4)
    canvas.fill(ellipse(120, 880, 126, 16), "#0b1033", alpha=0.6, soft=8)
    for x, y, rx, ry, t, c in ((60, 790, 50, 34, -20, "#f4ead8"), (120, 776, 56, 40, 10, "#8a94d0"),
        (178, 792, 44, 32, 24, "#e8b84a"), (96, 770, 30, 22, 40, "#c8607c"), (150, 764, 26, 20, -30, "#f4ead8")):
        canvas.fill(ellipse(x, y, rx, ry, t), [mix(c, "#ffffff", 0.2), c, mix(c, "#0b1033", 0.4)], form=0.8,
            radius=22, light=light, bump=0.35, rim=("#e8d8ff", 2.4, 0.8, light), **look)
    canvas.fill(ribbon([(70, 778), (40, 806), (34, 852)], [30, 26, 22]), ["#c8607c", "#7a3458"], form=0.8, radius=11,
        light=light, **look)
    tub = canvas.fill(poly([(6, 800), (232, 800), (212, 892), (26, 892)]), ["#ffd070", "#e0902c", "#8a5020"],
        form=0.6, radius=18, light=(0.3, -0.7, 0.5), rim=("#fff0c0", 3, 0.8, light), **look)
    for k in range(10):
        for j in range(3):
            canvas.fill(rect(26 + k * 19.4, 820 + j * 23, 10, 14, 4), "#6a3c1c", alpha=0.85, clip=tub, edge=0.05)
    canvas.fill(rect(-2, 794, 242, 14, 6), ["#ffe08a", "#c87c28"], form=0.7, radius=6, light=light, **look)


def _attendant(canvas: Canvas) -> None:
    """A heavy old woman in a smock on a plastic chair, facing the machine and not seeing it."""
    look = dict(edge=0.09, wobble=0.3, detail=0.82)
    light = (-0.85, -0.25, 0.4)
    rim = ("#ffe2a0", 2.8, 0.85, light)
    skin = "#d49a78"
    canvas.fill(ellipse(452, 884, 140, 16), "#0b1033", alpha=0.6, soft=8)
    for p in ([(520, 740), (528, 884)], [(430, 760), (416, 884)]):
        canvas.fill(ribbon(p, [8, 6]), ["#8a94c8", "#3c4684"], form=0.7, radius=4, light=light, **look)
    canvas.fill(smooth([(530, 560), (572, 570), (584, 640), (574, 740), (552, 756), (420, 762), (418, 744),
        (540, 728)]), ["#e8783c", "#b04a2c", "#5a2430"], form=0.7, radius=14, light=light, **look)
    # far leg, then the crossed near leg
    canvas.fill(union(ribbon([(486, 722), (400, 716), (372, 726)], [76, 62, 50]),
        ribbon([(374, 722), (380, 800), (386, 856)], [46, 36, 26])), ["#6c6aa4", "#4c4c88", "#2a2c60"], form=0.8,
        radius=20, light=light, **look)
    canvas.fill(ribbon([(386, 846), (388, 866)], [25, 24]), ["#c88a70", "#8a5058"], form=0.6, radius=9, light=light,
        **look)
    canvas.fill(smooth([(404, 864), (408, 882), (352, 886), (334, 880), (346, 866), (376, 860)]),
        ["#e8a0a8", "#a85c78", "#5a2c50"], form=0.8, radius=9, light=light, rim=rim, **look)
    leg = union(ribbon([(500, 712), (420, 690), (364, 690)], [84, 70, 54]),
        ribbon([(366, 690), (330, 742), (312, 782)], [52, 38, 27]))
    skirt = canvas.fill(leg, ["#8a88c0", "#5c5c98", "#33356c"], form=0.85, radius=24, light=light, rim=rim, **look)
    canvas.line([(470, 690), (420, 676), (372, 684)], [0.6, 5, 0.6], "#2a2c60", 0.5, clip=skirt, soft=1.4)
    canvas.fill(ribbon([(314, 776), (304, 798)], [25, 22]), ["#e0a888", "#a8685c"], form=0.6, radius=9, light=light,
        rim=rim, **look)
    with canvas.at(300, 806, 1, 24):
        canvas.fill(smooth([(16, -14), (20, 4), (-26, 12), (-44, 6), (-34, -8), (-6, -14)]),
            ["#ffc0c4", "#c8708c", "#6a3458"], form=0.8, radius=9, light=light, rim=rim, **look)
        canvas.fill(ellipse(-30, -8, 9), ["#fff0e4", "#d8b8c0"], form=0.7, radius=6, edge=0.6, detail=0.85)
    body = smooth([(440, 548), (414, 590), (404, 648), (416, 706), (440, 748), (540, 750), (566, 690), (560, 610),
        (530, 556), (490, 538)])
    smock = canvas.fill(body, ["#7ac0c4", "#3f8c9c", "#1c4c6c"], form=0.85, radius=44, light=light, rim=rim, **look)
    # printed flowers
    for x, y in ((440, 600), (470, 640), (440, 680), (500, 590), (520, 650), (490, 700), (534, 700), (464, 566),
        (420, 640)):
        for k in range(5):
            canvas.fill(ellipse(x + 5 * math.cos(k * 1.257), y + 5 * math.sin(k * 1.257), 3.4), "#f4ead8", alpha=0.8,
                clip=smock, edge=0.1, detail=0.8)
        canvas.fill(ellipse(x, y, 2.6), "#f7b23b", clip=smock, edge=0.05, detail=0.85)
    canvas.line([(452, 560), (436, 640), (452, 740)], [1, 2, 1.4], "#12385a", 0.7, clip=smock)
    canvas.fill(rect(470, 668, 54, 44, 6), ["#5cacb4", "#2c6c84"], alpha=0.85, clip=smock, form=0.4, radius=5,
        detail=0.8)
    canvas.fill(ribbon([(474, 520), (470, 552)], [42, 52]), mix(skin, "#5a2c48", 0.45), **look)
    canvas.fill(smooth([(440, 548), (470, 566), (506, 546), (494, 534), (450, 536)]), ["#fff6e4", "#c0b4c0"],
        form=0.5, radius=6, light=light, **look)
    # crossword, hands
    with canvas.at(376, 634, 1, -24):
        canvas.fill(poly([(-52, -34), (44, -34), (50, 30), (-46, 34)]), ["#fff8e8", "#e0d4c0"], form=0.3, radius=8,
            light=light, rim=("#ffffff", 2, 0.8, light), **look)
        for j in range(6):
            for k in range(6):
                if (j * 7 + k * 5) % 4:
                    canvas.fill(rect(-40 + k * 10, -27 + j * 10, 9, 9), "#fffdf4" if (j + k) % 3 else "#d8d4cc",
                        edge=0.02, wobble=0, detail=0.95)
                else:
                    canvas.fill(rect(-40 + k * 10, -27 + j * 10, 9, 9), "#33305a", edge=0.02, wobble=0, detail=0.95)
        for k in range(5):
            canvas.line([(26, -24 + k * 11), (40, -24 + k * 11)], 2, "#8a84a0", 0.8, wobble=0, detail=0.9)
    with canvas.at(424, 664, 0.94, 18, -1):
        grip(canvas, skin, light=light, rim="#ffe2a0", old=0.8)
    canvas.fill(ribbon([(522, 574), (548, 650), (482, 676), (440, 668)], [58, 50, 40, 28]),
        ["#7ac0c4", "#3f8c9c", "#1c4c6c"], form=0.85, radius=18, light=light, rim=rim, **look)
    arm = ribbon([(452, 564), (428, 606), (434, 632)], [42, 36, 27])
    canvas.fill(arm, ["#8accd0", "#3f8c9c"], form=0.85, radius=15, light=light, rim=rim, **look)
    canvas.line([(360, 642), (374, 620), (392, 592)], [1, 5, 5], "#f7b23b", detail=0.95, wobble=0)
    canvas.line([(360, 642), (364, 636)], [0.8, 3.4], "#3a2420", detail=0.95, wobble=0)
    with canvas.at(410, 628, 0.92, -6, -1):
        pinch(canvas, skin, light=light, rim="#ffe2a0")
    with canvas.at(450, 474, 1.08, -10):
        head(canvas, Head(skin=skin, hair="#c8c4cc", style="bun", age=0.9, width=1.08, turn=-0.62, mouth="pursed",
            eyes="closed", glasses=True, nose="broad", brow=0.3), light=light, rim="#ffe2a0", glow=0.85)
    canvas.fill(ellipse(496, 492, 4), "#ffe7a3", edge=0, wobble=0, detail=1)


def _bubbles(canvas: Canvas) -> None:
    """Soap bubbles with a little of the sky in them."""
    random = dice(23)
    for x, y, r in ((398, 300, 16), (430, 246, 10), (366, 236, 7), (300, 604, 12), (266, 640, 8), (344, 574, 7),
        (452, 330, 6), (120, 612, 9), (330, 664, 5)):
        ball = canvas.fill(ellipse(x, y, r), ["#1a1c5c", "#6a58b0"], gradient=("r", (x, y), r), alpha=0.55,
            edge=0.02, wobble=0, detail=0.95)
        for _ in range(int(r)):
            a, d = random.random() * 6.28, r * 0.8 * random.random()
            canvas.fill(ellipse(x + math.cos(a) * d, y + math.sin(a) * d, 0.7), "#fff6d8", edge=0, wobble=0,
                detail=1, clip=ball)
        canvas.fill(minus(ellipse(x, y, r), ellipse(x, y, r - 1.3)), ["#ffe7a3", "#b8c8ff"], alpha=0.9, edge=0.02,
            wobble=0, detail=0.95)
        canvas.fill(ellipse(x - r * 0.4, y - r * 0.45, r * 0.22, r * 0.16, -40), "#ffffff", alpha=0.9, edge=0,
            wobble=0, detail=1)
    canvas.picture[:] = np.clip(canvas.picture + blur(np.clip(canvas.picture - 0.86, 0, 1), 9 * canvas.scale) * 0.7,
        0, 1)
