"""A snail carries its cathedral through the moss."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs.buildings import door, lancet, spire
from atelier.motifs.creatures import ant
from atelier.motifs.land import hill
from atelier.motifs.plants import moss, mushroom
from atelier.motifs.sky import shaft
from atelier.motifs.water import dew
from atelier.noise import blur, dice
from atelier.paths import ellipse, minus, ribbon, spline, union

CARD = Card(
    id="pilgrim",
    palette="moss-mushroom",
    composition="macro",
    setting="forest",
    mood="solemnity",
    themes=("faith", "journey", "home", "patience"),
    hero="snail",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=223,
    grading=dict(contrast=1.12, vignette=0.4, saturation=1.04),
)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    random = _backdrop(canvas)
    ground = _vault(canvas)
    _silver_road_pilgrims(canvas, ground, random)


def _backdrop(canvas: Canvas):
    canvas.set_light(light=(-0.6, -0.65, 0.45), ambient="#0d1a16", key="#ffe9a0")
    canvas.sky([(0, "#fbe9a0"), (0.13, "#d8b84a"), (0.3, "#7c7c2c"), (0.52, "#24402a"), (1, "#081616")],
        focus=(120, 320, 700), swirl=0.06)
    random = dice(3)
    for x, y, r, h in ((90, 470, 80, 60), (250, 380, 70, 56), (480, 430, 90, 70), (20, 340, 60, 50),
        (350, 540, 60, 44)):
        with canvas.at(x, y):
            mushroom(canvas, r, h, 500, r * 0.3, ("#c8a048", "#5a5a2c"), ("#f0d890", "#8a8a48"), soft=3)
    for i in range(26):
        canvas.fill(ribbon([(600 * random.random(), 900), (600 * random.random(), 500),
            (600 * random.random(), 200 + 200 * random.random())], [9, 5, 0.5]),
            mix("#6f8238", "#1c3a2a", random.random()), alpha=0.6, soft=2)
    for i in range(46):
        x, y, r = 600 * random.random(), 620 * random.random(), 6 + 24 * random.random() ** 2
        canvas.fill(ellipse(x, y, r), "#fff2a8", alpha=0.06 + 0.16 * random.random(), blend="screen", edge=0,
            wobble=0, soft=0.8)
        canvas.fill(minus(ellipse(x, y, r), ellipse(x, y, r * 0.88)), "#fff8c8", alpha=0.12, blend="screen",
            edge=0, wobble=0)
    canvas.picture[:] = blur(canvas.picture, 9)  # depth of field: everything so far is out of focus
    canvas.detail[:] = 0.0
    for i in range(34):  # bokeh drawn AFTER the blur: crisp-edged discs
        x, y = 420 * random.random(), 30 + 560 * random.random()
        r = 5 + 22 * random.random() ** 2
        c = ["#fff2a8", "#ffd890", "#d8f0a0"][i % 3]
        alpha = 0.1 + 0.2 * random.random()
        canvas.fill(ellipse(x, y, r), c, alpha=alpha, blend="screen", edge=0, wobble=0, texture=0)
        canvas.fill(minus(ellipse(x, y, r), ellipse(x, y, r * 0.86)), c, alpha=alpha * 0.3, blend="screen",
            edge=0, wobble=0, texture=0, soft=0.6)
    for x0, x1, w, strength in ((20, 240, 60, 0.3), (110, 400, 80, 0.34), (210, 560, 60, 0.22)):
        shaft(canvas, x0, -20, x1, 760, w * 0.5, w * 2.2, "#fff4b0", strength, 10)
    return random


def _vault(canvas: Canvas):
    """Vault: giant caps seen from below."""
    with canvas.at(508, 268, 1, 5):
        mushroom(canvas, 250, 170, 640, 74, ("#d8603c", "#6a1f2c"), ("#ffe2a0", "#b0643c"), gills=58, spots=9)
    with canvas.at(60, 520, 1, -6):
        mushroom(canvas, 92, 70, 300, 30, ("#e88a48", "#7a2f2c"), ("#ffe6ac", "#b0783c"), gills=34, spots=5,
            soft=0.8)
    with canvas.at(150, 610, 1, 4):
        mushroom(canvas, 46, 40, 200, 18, ("#e8a058", "#7a3a2c"), ("#ffe6ac", "#b0783c"), gills=22, spots=3,
            soft=0.4)
    gp = [(0, 800), (90, 776), (200, 764), (320, 770), (440, 756), (540, 736), (600, 716)]
    ground = lambda x: float(np.interp(x, [p[0] for p in gp], [p[1] for p in gp]))
    hill(canvas, gp, ["#7f8f3a", "#2f4a28", "#0e201a"], radius=60, form=0.5, bump=0.8)
    moss(canvas, ground, 3, ["#2c4a24", "#5f7a30", "#a8b04a", "#1c3420"], 900)
    return ground


def _silver_road_pilgrims(canvas: Canvas, ground, random: np.random.Generator) -> None:
    """The silver road and its pilgrims."""
    tr = [(330, 772), (440, 764), (530, 744), (620, 716)]
    canvas.line(tr, [10, 18, 16, 12], "#f4f6d8", 0.55, soft=3, blend="screen")
    canvas.line(tr, [4, 9, 8, 5], "#fffbe6", 0.6, soft=1)
    with canvas.at(300, 772, 1.06, -1):
        snail_cathedral(canvas)
    for i, (x, s_) in enumerate(((456, 1.25), (512, 1.2), (562, 1.1), (604, 1.0))):
        with canvas.at(x, ground(x) + 4, s_, -14):
            ant(canvas)
    with brush.loose(canvas):
        moss(canvas, lambda x: ground(x) + 62 + 10 * math.sin(x * 0.03), 5,
            ["#16301c", "#2c4a24", "#4f6a2c"], 500, h=22)
        # foreground blade with refracting dew
        bl = [(-20, 905), (60, 850), (190, 822), (330, 838), (470, 890)]
        canvas.fill(ribbon(bl, [60, 46, 34, 22, 3]), ["#b8c858", "#4f7a34", "#1c4028"],
            gradient=((0, 800), (60, 900)), form=0.6, radius=16, rim=("#fff6b0", 3, 0.8), detail=0.5)
        canvas.line(bl, [3, 3, 2, 0.5], "#e8f0a0", 0.6)
        for x, y, r in ((92, 812, 40), (196, 800, 22), (262, 806, 13), (318, 826, 17), (30, 858, 17)):
            dew(canvas, x, y, r)
        for x, y, r, c in ((150, 770, 90, "#ff7aa0"), (90, 720, 70, "#7ad8ff"), (240, 800, 110, "#ffc860"),
            (400, 800, 90, "#ff9a6a"), (470, 560, 60, "#8ae0d0")):
            canvas.glow(x, y, r, c, 0.3, squash=0.45)
        for x, y, r, t in ((520, 856, 64, 6), (604, 800, 70, -4)):
            with canvas.at(x, y, 1, t):
                mushroom(canvas, r, r * 0.8, 200, r * 0.34, ("#7a2f2c", "#1c1014"), ("#8a5a3c", "#2a1a18"),
                    soft=5)
        for i in range(1):
            canvas.fill(ribbon([(640 - i * 30, 930), (590 - i * 36, 820 - i * 10),
                (520 - i * 20, 770 + i * 30)], [60, 44, 3]), ["#2a4a2c", "#081410"], soft=6, alpha=0.95,
                edge=0)
        canvas.fill(spline([(-60, 940), (-50, 640), (-6, 560), (26, 640), (10, 760), (30, 940)]),
            ["#1c3420", "#060e0c"], soft=9, edge=0)
        for i in range(34):
            x, y = 600 * random.random(), 200 + 560 * random.random()
            canvas.glow(x, y, 5 + 6 * random.random(), "#fff0a0", 0.7)
            canvas.fill(ellipse(x, y, 0.9), "#fffbe0", edge=0, wobble=0)


def snail_cathedral(canvas: Canvas) -> None:
    """snail walking left, origin ground centre; shell whorl is the nave, spires grow from it. ~440 wide"""
    look = dict(edge=0.12, wobble=0.35, detail=0.6, grain=0.28)
    body = ("#c8a4a0", "#6a4a5c")
    shade = "#2a1a2c"
    rim = "#fff2b0"
    canvas.shadow(ellipse(10, 4, 230, 12), "#060f0a", 10, 6, 8, 0.7)
    cx, cy, radius = 60, -166, 138
    # spires behind the whorl, fanned like a crown
    for angle, w, h in ((-150, 26, 96), (-20, 30, 104), (-128, 38, 150), (-44, 40, 160), (-108, 46, 196),
        (-66, 48, 214), (-87, 58, 276)):
        t = math.radians(angle)
        x, y = cx + math.cos(t) * radius * 0.82, cy + math.sin(t) * radius * 0.82
        with canvas.at(x, y, 1, (angle + 90) * 0.42):
            spire(canvas, w, h, "#c8a878", ["#7a3a4c", "#3f5a5a", "#8a4a34"][w % 3],
                ["#ffcf6a", "#ff9a78", "#8ae0d0"][(w // 2) % 3])
            canvas.glow(0, -h * 0.28, h * 0.3, "#ffd880", 0.4)
    bowl = spline([(-236, -112), (-222, -136), (-196, -140), (-172, -122), (-150, -84), (-116, -60),
        (-60, -56), (60, -54), (150, -44), (214, -18), (262, 2, 1), (180, 8), (40, 8), (-90, 6), (-160, 4),
        (-190, -10), (-200, -40), (-212, -70), (-236, -86)])
    for x0, x1, y1 in ((-206, -252, -206), (-190, -206, -222)):
        canvas.line([(x0, -128), ((x0 + x1) / 2 - 2, -170), (x1, y1)], [9, 6, 4.6], body[0], form=0.8,
            radius=3.5, detail=0.7, wobble=0.2, rim=(rim, 1.2, 0.7))
        canvas.fill(ellipse(x1, y1 - 3, 6.5), "#f4d08a", form=0.7, radius=5, edge=0.05, wobble=0.1,
            detail=0.9)
        canvas.fill(ellipse(x1 - 2, y1 - 3, 2.8), "#1c1014", edge=0, wobble=0, detail=1)
    mask = canvas.fill(bowl, [mix(body[0], rim, 0.4), body[0], body[1], "#3f2c40"],
        gradient=((-150, -140), (-20, 20)), form=0.95, radius=34, shade=shade, bump=0.08, band=1.3,
        rim=(rim, 3, 0.85), **look)
    random = dice(7)
    for i in range(150):
        x = -226 + 460 * random.random()
        y = -118 + 122 * random.random()
        r = 1 + 2.4 * random.random()
        canvas.fill(ellipse(x, y, r * 1.3, r), mix(body[0], rim, 0.4) if random.random() < 0.5
            else "#5a3a50", alpha=0.4, clip=mask, edge=0.2, wobble=0)
    for i in range(22):
        x = -180 + i * 20
        canvas.line([(x, -10), (x + 5, -2), (x + 4, 6)], [0.4, 2.2, 1], "#3a2438", 0.6, clip=mask, wobble=0.1)
    canvas.fill(ellipse(-214, -96, 9, 6), "#e8706a", alpha=0.4, soft=3, clip=mask)
    canvas.line([(-237, -94), (-228, -88), (-216, -90)], [0.4, 2, 0.4], shade, 0.9, wobble=0)
    # shell: log-spiral whorl, painted outside-in
    canvas.shadow(ellipse(cx, cy, radius * 1.02), shade, 2, 20, 8, 0.7, clip=mask)
    base = canvas.fill(union(ellipse(cx, cy, radius, radius * 0.98),
        spline([(cx - radius * 0.9, cy - 10), (cx - radius * 1.0, cy + 60), (cx - radius * 1.12, cy + 118,
        1), (cx - 40, cy + radius * 0.94), (cx + 40, cy + radius * 0.8)])), ["#ffe6a8", "#e8a85a", "#a8543c",
        "#4a2434"], gradient=((cx - 100, cy - 116), (cx + 96, cy + 112)), form=0.85, radius=56,
        shade="#2c1424", rim=(rim, 4, 0.95), texture=0.015, darken=("#2c1424", (cx + 10, cy + 20),
        (cx + 130, cy + 130), 0.55), **look)
    sp_ = lambda t: (cx + 8 + math.cos(t) * radius * 0.98 * math.exp(-0.118 * (8.6 - t)),
        cy + 4 + math.sin(t) * radius * 0.98 * math.exp(-0.118 * (8.6 - t)))
    tubes = np.linspace(-9, 8.6, 90)
    points = [sp_(t) for t in tubes]
    canvas.line([(x + 3, y + 4) for x, y in points], [0.5, 3, 6, 10, 15], "#5a2f2c", 0.5, clip=base, soft=2)
    canvas.line(points, [0.6, 2, 3.6, 6, 8], "#4a2828", 0.95, clip=base, wobble=0.2)
    canvas.line([(x - 2, y - 3) for x, y in points], [0.3, 1, 1.6, 2.4, 3], "#fff0c0", 0.8, clip=base,
        wobble=0.2)
    for t in np.arange(-1.2, 8.7, 0.2):  # ribs = masonry courses
        x, y = sp_(t)
        x2, y2 = sp_(t - 6.283)
        canvas.line([(x, y), ((x + x2) / 2 + 1, (y + y2) / 2), (x2, y2)], [0.4, 1.2, 0.4], "#7a4a38", 0.45,
            clip=base, wobble=0.1)
    for i, t in enumerate(np.arange(0.1, 8.3, 0.42)):  # lancets ride the whorl
        x, y = sp_(t)
        x2, y2 = sp_(t - 6.283)
        d = math.hypot(x - x2, y - y2)
        mx_, my_ = x2 + (x - x2) * 0.3, y2 + (y - y2) * 0.3
        if d > 11:
            with canvas.at(mx_, my_, 1, math.degrees(math.atan2(y - y2, x - x2)) + 90):
                lancet(canvas, d * 0.24, d * 0.5, ["#ffcf5a", "#ff8a6a", "#7ad8c8", "#ffe08a",
                    "#e87aa0"][i % 5], "#4a2430")
        if i % 2 == 0 and d > 20:
            canvas.glow(mx_, my_, d * 0.6, "#ffcf70", 0.28)
    for i, t in enumerate(np.arange(3.05, 6.9, 0.3)):  # big lights between the last turn and the shell wall
        x2, y2 = sp_(t)
        x, y = cx + math.cos(t) * radius * 0.97, cy + math.sin(t) * radius * 0.95
        d = math.hypot(x - x2, y - y2)
        if d > 20:
            with canvas.at(x2 + (x - x2) * 0.2, y2 + (y - y2) * 0.2, 1,
                math.degrees(math.atan2(y - y2, x - x2)) + 90):
                lancet(canvas, min(d * 0.34, 19), d * 0.62, ["#ffcf5a", "#ff8a6a", "#7ad8c8", "#ffe08a",
                    "#e87aa0"][i % 5], "#4a2430")
            canvas.glow((x + x2) / 2, (y + y2) / 2, d * 0.8, "#ffcf70", 0.4)
    canvas.fill(ellipse(cx + 8, cy + 4, 17), "#4a2430", edge=0, wobble=0.1, detail=0.9)
    for i in range(8):
        t = i / 8 * 6.283
        canvas.fill(ellipse(cx + 8 + math.cos(t) * 10, cy + 4 + math.sin(t) * 10, 4.4),
            ["#ffcf5a", "#ff8a6a", "#7ad8c8", "#e87aa0"][i % 4], edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(cx + 8, cy + 4, 5), "#fff6d0", edge=0, wobble=0, detail=1)
    canvas.glow(cx + 8, cy + 4, 60, "#ffdf90", 0.5)
    with canvas.at(cx - 112, cy + 104, 1, 4):
        door(canvas, 46, 28, "#6a2f2c", "#ffcb66", is_open=True, frame="#3a1c1c")
