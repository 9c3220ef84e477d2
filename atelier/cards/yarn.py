"""A grey army marches out of the fog, but its front rank unravels into a red thread on a grandmother's needles."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.gestures import grip
from atelier.motifs.portraits import Head, head
from atelier.noise import dice
from atelier.paths import curve, ellipse, minus, poly, rect, ribbon, smooth, union

CARD = Card(
    id="yarn",
    palette="ash-scarlet",
    composition="crowd",
    setting="foggy plain",
    mood="grief",
    themes=("war", "work", "home"),
    hero="unravelling army",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=327,
    grading=dict(contrast=1.1, warm=0.0, lift=0.0, saturation=1.1, vignette=0.34),
)

RED, DEEP = "#d3122b", "#7c0a1c"
FOG = "#b9b9b8"


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light((-0.45, -0.8, 0.4), ambient="#17181b", key="#efece4")
    canvas.sky([(0, "#85888c"), (0.13, "#d3d1cc"), (0.24, "#bdbcba"), (0.6, "#85868a"), (1, "#3a3c40")], swirl=0.03,
        texture=0.015)
    _ground(canvas)
    _ranks(canvas)
    _front_rank(canvas)
    _thread(canvas)
    _table(canvas)
    with canvas.at(398, 700, 1.06):
        grandmother(canvas)


def _ground(canvas: Canvas) -> None:
    random = dice(2)
    for k in range(70):
        y = 250 + 640 * (k / 70) ** 1.4
        x = random.random() * 600
        length = 30 + (y - 200) * 0.4
        canvas.line([(x - length, y), (x, y - 2), (x + length, y + 3)], [0.5, 3 + (y - 240) * 0.01, 0.5], "#54565a"
            if k % 2 else "#a2a3a4", 0.35, soft=1.2)
    brush.background(canvas)


def _ranks(canvas: Canvas) -> None:
    """Rank behind rank, paler and smaller up to the edge of sight."""
    random = dice(8)
    depth = [7.4, 6.2, 5.2, 4.4, 3.7, 3.15, 2.7, 2.3, 1.95, 1.66]
    for i, z in enumerate(depth):
        size = 1.15 / z
        y = 96 + 462 / z
        haze = min(0.9, max(0, (z - 1.1) / 6.2)) ** 0.62
        step = 76 * size
        count = int(640 / step) + 2
        for k in range(count):
            x = 300 + (k - count / 2 + 0.5 * (i % 2)) * step + (random.random() - 0.5) * 5 * size
            with canvas.at(x, y + random.random() * 4 * size, size):
                soldier(canvas, mix("#54575d", FOG, haze), fine=i > 7)
        if i < 9:
            canvas.fog(y - 160 * size, y + 70 * size, FOG, 0.30, i)
    canvas.fog(30, 190, "#cfcdc9", 0.8, 4)


def soldier(canvas: Canvas, coat: Colour, fine: bool = True, kept: float = 1.0, shoulder: bool = True) -> Mask | None:
    """A knitted soldier from the front, origin boots, 200 high; kept < 1 is unravelled from the top."""
    look = dict(edge=0.15, wobble=0.3, detail=0.6 if fine else 0.3)
    dark, pale = mix(coat, canvas.ambient, 0.55), mix(coat, canvas.key, 0.28)
    rim = ("#f0eee8", 2, 0.5)
    coat_path = smooth([(-14, -160), (-32, -152), (-38, -120), (-36, -84), (-42, -34, 1), (0, -28), (42, -34, 1),
        (36, -84), (38, -120), (32, -152), (14, -160)])
    arms = union(ribbon([(-32, -146), (-43, -112), (-34, -82)], [22, 20, 17]),
        ribbon([(32, -146), (42, -112), (24, -100)], [22, 20, 17]))
    boots = union(ribbon([(-16, -40), (-17, -6)], [19, 17]), ribbon([(16, -40), (18, -6)], [19, 17]),
        ellipse(-19, -3, 13, 7), ellipse(20, -3, 13, 7))
    gun = poly([(27, -30), (33, -30), (34, -210), (31, -236), (28, -210)])
    canvas.fill(ellipse(0, 0, 48, 9), canvas.ambient, alpha=0.4, soft=5)
    canvas.fill(boots, [dark, mix(dark, "#000004", 0.4)], form=0.6, radius=8, **look)
    body = canvas.fill(union(coat_path, arms), [pale, coat, dark], form=0.8, radius=20, rim=rim, **look)
    canvas.line([(0, -156), (2, -100), (0, -30)], [1, 2.4, 2], dark, 0.8, clip=body)
    canvas.line([(-38, -88), (0, -82), (38, -88)], [5, 6, 5], mix(dark, "#000004", 0.3), 0.9, clip=body)
    canvas.line([(-28, -152), (4, -112), (30, -88)], 4, dark, 0.7, clip=body)
    if kept > 0.99:
        canvas.fill(gun, [mix(coat, "#000008", 0.4), mix(coat, "#000008", 0.65)], **look)
        canvas.fill(ellipse(29, -100, 9, 8), dark, form=0.5, radius=5, **look)
        canvas.fill(ellipse(0, -168, 14, 17), [mix(coat, "#000004", 0.45), mix(coat, canvas.key, 0.05)], form=0.4,
            radius=9, **look)
        canvas.fill(smooth([(-22, -170), (-20, -190), (0, -202), (20, -190), (22, -170), (27, -165), (0, -172),
            (-27, -165)]), [pale, coat, dark], form=0.85, radius=14, rim=rim, **look)
    if fine and shoulder:
        _stitches(canvas, body, dark, pale, -152, -36)
    return body


def _stitches(canvas: Canvas, body: Mask, dark: Colour, pale: Colour, top: float, low: float) -> None:
    """Rows of knitted Vs."""
    y = top
    row = 0
    while y < low:
        for k in range(-7, 8):
            x = k * 7.2
            canvas.line([(x - 3.6, y), (x, y + 5)], [1.8, 0.8], pale if row % 2 else dark, 0.32, clip=body, wobble=0,
                rough=0.2)
            canvas.line([(x, y + 5), (x + 3.6, y)], [0.8, 1.8], dark, 0.42, clip=body, wobble=0, rough=0.2)
        y += 7
        row += 1


def _front_rank(canvas: Canvas) -> None:
    """The nearest men; from the left more and more of each is gone."""
    for x, y, size, kept in ((560, 446, 0.92, 1.0), (452, 440, 0.92, 0.9), (34, 452, 0.95, 1.0),
        (146, 462, 0.98, 0.72), (262, 470, 1.0, 0.42), (352, 446, 0.94, 0.16)):
        with canvas.at(x, y, size):
            if kept > 0.99:
                soldier(canvas, "#54575d")
                continue
            cut = -204 * kept
            part = canvas.mask(smooth([(-80, cut + 5, 1), (-40, cut - 4), (-10, cut + 5), (22, cut - 5),
                (80, cut + 3, 1), (80, 20, 1), (-80, 20, 1)]), 0, 0)
            with canvas.inside(part):
                body = soldier(canvas, "#54575d", kept=1.0 if kept > 0.8 else kept)
                canvas.fill(rect(-80, cut - 8, 160, 84), RED, alpha=0.95, fade=((0, cut + 6), (0, cut + 70)),
                    clip=body, edge=0)
                _stitches(canvas, body, "#5c0814", "#ff6a6a", cut, cut + 46)
            _loops(canvas, cut, kept)


def _loops(canvas: Canvas, cut: float, kept: float) -> None:
    """The open row of red loops, and the thread that leaves it."""
    half = 40 if kept < 0.75 else 20
    if kept < 0.2:
        for s in (-1, 1):
            for k in range(3):
                x = s * 17 - 8 + k * 7
                canvas.line([(x - 3, cut + 8), (x - 2, cut - 2), (x + 2, cut - 2), (x + 3, cut + 8)], 2.4, RED,
                    wobble=0.1, detail=0.95)
        return
    for k in range(int(half / 3.6) + 1):
        x = -half + k * 7.2
        y = cut + 3 * math.sin(k * 1.1)
        canvas.line([(x - 3, y + 9), (x - 3.4, y), (x, y - 5), (x + 3.4, y), (x + 3, y + 9)], 2.6, RED if k % 3
            else "#f0404c", wobble=0.1, detail=0.95)


def _strand(canvas: Canvas, points: list, widths: list) -> None:
    canvas.line([(x + 3, y + 6) for x, y in points], [w * 1.5 for w in widths], "#17181b", 0.45, soft=2.4)
    canvas.line(points, [w * 1.25 for w in widths], DEEP, detail=0.9, wobble=0.2)
    canvas.line([(x - 0.5, y - 0.8) for x, y in points], [w * 0.85 for w in widths], RED, detail=0.95, wobble=0.2)
    canvas.line([(x - 0.9, y - 1.4) for x, y in points], [w * 0.25 for w in widths], "#ff8a84", 0.7, detail=0.95,
        wobble=0.2)


def _thread(canvas: Canvas) -> None:
    """Every loose end runs together into one line."""
    _strand(canvas, [(432, 262), (410, 232), (380, 262), (396, 330), (372, 392), (358, 424)], [2.4, 2.6, 2.6, 3])
    _strand(canvas, [(170, 318), (196, 286), (226, 310), (206, 352), (232, 386)], [2.6, 2.8, 3])
    _strand(canvas, [(296, 384), (322, 350), (334, 396), (318, 446), (346, 480), (300, 520), (200, 528), (96, 548),
        (60, 598), (120, 640), (186, 650)], [3, 3, 3.4, 3.6, 4, 4.6, 5])
    _strand(canvas, [(366, 414), (388, 404), (378, 452), (340, 490), (312, 512)], [2.8, 3.2, 3.4])
    _strand(canvas, [(186, 650), (232, 660), (226, 704), (160, 716), (90, 742), (96, 800), (170, 818), (239, 802)],
        [5, 5.2, 5.4, 5.4])
    with canvas.at(336, 520, 0.6, -16):  # what is left of one man: a helmet
        canvas.fill(ellipse(0, 2, 38, 9), "#17181b", alpha=0.5, soft=4)
        canvas.fill(smooth([(-26, -6), (-24, -26), (0, -38), (24, -26), (26, -6), (33, 0), (0, -6), (-33, 0)]),
            ["#aeb0b2", "#5a5d63", "#2e3035"], form=0.85, radius=14, rim=("#f0eee8", 2, 0.7), detail=0.8, wobble=0.3)


def _table(canvas: Canvas) -> None:
    """A stool with a soldier's photograph and a cup."""
    look = dict(edge=0.12, wobble=0.3, detail=0.75)
    canvas.fill(ellipse(96, 886, 92, 18), "#0c0d10", alpha=0.55, soft=8)
    for p in ([(52, 812), (36, 910)], [(140, 812), (158, 910)], [(96, 816), (98, 910)]):
        canvas.fill(ribbon(p, [10, 8]), ["#4a4644", "#232224"], form=0.6, radius=5, **look)
    canvas.fill(ellipse(96, 812, 74, 18), ["#8a827a", "#4c4744"], form=0.5, radius=8, texture=0.1,
        rim=("#e8e4da", 2, 0.6), **look)
    canvas.fill(ellipse(96, 820, 74, 16), "#1c1b1d", alpha=0.0)
    with canvas.at(72, 806, 1, -5):
        canvas.fill(poly([(-24, 0), (24, 0), (24, -62), (-24, -62)]), ["#b8a88c", "#6a5c4c"], form=0.5, radius=5,
            rim=("#fff6e4", 1.6, 0.7), **look)
        photo = canvas.fill(rect(-18, -56, 36, 50), ["#dedcd6", "#a8a6a2"], edge=0.03, wobble=0.1, detail=0.9)
        canvas.fill(smooth([(-18, -4), (-12, -20), (0, -24), (12, -20), (18, -4)]), "#54575d", clip=photo, form=0.5,
            radius=8, detail=0.9, edge=0.05)
        canvas.fill(ellipse(0, -33, 8, 10), ["#e8e4dc", "#a09c98"], form=0.5, radius=6, detail=0.95, edge=0.05)
        canvas.fill(smooth([(-9, -36), (-8, -44), (0, -47), (9, -43), (9, -36), (0, -40)]), "#3a3c40", detail=0.95,
            edge=0.05)
        for x in (-3, 3):
            canvas.fill(ellipse(x, -33, 0.9, 1.2), "#17181b", edge=0, wobble=0, detail=1)
        canvas.line([(-3, -28), (0, -27), (3, -28)], 0.9, "#3a3032", wobble=0, detail=1)
    with canvas.at(126, 804):
        canvas.fill(minus(ellipse(18, -14, 9, 9), ellipse(18, -14, 5, 5)), "#dedcd6", form=0.5, radius=3, **look)
        canvas.fill(smooth([(-16, -26, 1), (16, -26, 1), (13, -4), (0, 2), (-13, -4)]), ["#f4f2ec", "#b4b4b6"],
            form=0.7, radius=11, rim=("#ffffff", 1.4, 0.7), **look)
        canvas.fill(ellipse(0, -26, 16, 4.6), "#5c4a40", edge=0.05, detail=0.9)
        canvas.line([(-4, -32), (-9, -44), (0, -54), (-5, -66)], [1, 4, 3, 0.6], "#f4f2ec", 0.35, soft=1.8)


def grandmother(canvas: Canvas) -> None:
    """An old woman in a wing chair, knitting; origin lap, 250 up, 200 down."""
    look = dict(edge=0.1, wobble=0.35, detail=0.75)
    skin = "#d6b39e"
    rim = ("#f4f0e6", 3, 0.75)
    _chair(canvas, look, rim)
    dress = smooth([(-70, -40), (-112, 30), (-132, 120), (-140, 220), (150, 220), (146, 110), (124, 26), (80, -40),
        (0, -60)])
    skirt = canvas.fill(dress, ["#5a5c62", "#3a3c42", "#1f2024"], form=0.85, radius=50, rim=rim, **look)
    for points in ([(-60, 0), (-84, 90), (-92, 210)], [(0, 10), (-6, 90), (-10, 210)],
        [(66, 0), (84, 90), (92, 210)], [(30, 20), (40, 110), (46, 210)]):
        canvas.line(points, [1, 7, 3], "#121316", 0.5, clip=skirt, soft=2)
    shawl = smooth([(-26, -154), (-74, -138), (-106, -96), (-122, -34), (-104, -2), (-60, -14), (-14, -2), (0, 6),
        (20, -2), (64, -14), (106, 0), (124, -34), (106, -98), (72, -140), (26, -154), (0, -146)])
    wool = canvas.fill(shawl, ["#dedcd6", "#b4b3b2", "#6c6d72"], form=0.85, radius=40, rim=rim, **look)
    for k in range(9):
        for s in (-1, 1):
            canvas.line([(s * (10 + k * 5), -148), (s * (28 + k * 9), -90), (s * (22 + k * 12), -6)], [0.6, 2.2, 1],
                "#5c5e64" if k % 2 else "#f6f4ee", 0.5, clip=wool)
    for k in range(24):
        u = -1 + 2 * k / 23
        canvas.line([(u * 116, -10 + 10 * math.cos(k * 2.2)), (u * 120, 8 + 8 * math.cos(k * 2.2))], [2, 0.6],
            "#c8c6c2", 0.9)
    canvas.fill(smooth([(-16, -150), (0, -108), (16, -150), (0, -160)]), ["#4a4c52", "#2a2b30"], **look)
    canvas.fill(ellipse(0, -116, 8, 6), ["#ff6a5c", RED, DEEP], form=0.7, radius=5, edge=0.02, detail=1)
    canvas.fill(ribbon([(0, -150), (-2, -168)], [34, 38]), mix(skin, "#4a3438", 0.5), **look)
    _knitting(canvas, look)
    with canvas.at(-6, -206, 1.02, -7):
        head(canvas, Head(skin=skin, hair="#e4e1da", style="bun", age=0.98, width=1.02, turn=-0.28, mouth="calm",
            eyes="down", glasses=True, nose="broad", brow=-0.5), light=(-0.5, -0.7, 0.5), rim="#fffaf0", glow=0.8)


def _chair(canvas: Canvas, look: dict, rim: tuple) -> None:
    back = smooth([(-96, 10), (-112, -120), (-104, -236), (-70, -290), (0, -306), (70, -290), (104, -236),
        (114, -120), (100, 10)])
    mask = canvas.fill(back, ["#43454b", "#2a2b30", "#17181b"], form=0.8, radius=44, rim=rim, **look)
    for x, y in [(-46, -232), (0, -246), (46, -232), (-70, -176), (70, -176), (-24, -196), (24, -196)]:
        canvas.fill(ellipse(x, y, 5, 4), "#101114", clip=mask, soft=0.8)
        canvas.fill(ellipse(x - 1, y - 1.4, 2.4, 1.8), "#8a8c90", alpha=0.6, clip=mask)
    for s in (-1, 1):
        canvas.fill(smooth([(s * 96, -60), (s * 138, -64), (s * 160, -40), (s * 158, 60), (s * 150, 230, 1),
            (s * 104, 230, 1), (s * 110, 20)]), ["#4a4c52", "#2c2d32", "#17181b"], form=0.85, radius=26, rim=rim,
            **look)


def _knitting(canvas: Canvas, look: dict) -> None:
    """The red piece on two needles, falling over her knees to the ground."""
    piece = smooth([(-40, -26, 1), (44, -30, 1), (52, 30), (36, 96), (20, 150), (-20, 204, 1), (-150, 214, 1),
        (-104, 160), (-70, 96), (-52, 34)])
    canvas.shadow(piece, "#0c0d10", 8, 8, 8, 0.6)
    cloth = canvas.fill(piece, ["#e8283c", RED, "#8a0c20"], form=0.8, radius=26, rim=("#ff9a90", 2.4, 0.7), edge=0.1,
        wobble=0.3, detail=0.85)
    left = curve([(-40, -26), (-52, 34), (-70, 96), (-104, 160), (-150, 214)], 6)
    right = curve([(44, -30), (52, 30), (36, 96), (20, 150), (-20, 204)], 6)
    for (lx, ly), (rx, ry) in zip(left, right, strict=True):
        for k in range(15):
            t = (k + 0.5) / 15
            x, y = float(lx + (rx - lx) * t), float(ly + (ry - ly) * t) + 7 * math.sin(t * math.pi)
            canvas.line([(x - 3.2, y), (x, y + 7)], [2.2, 0.8], "#ff7a74", 0.45, clip=cloth, wobble=0)
            canvas.line([(x, y + 7), (x + 3.2, y)], [0.8, 2.2], "#5c0814", 0.55, clip=cloth, wobble=0)
    for p in ([(-88, -62), (-20, -36), (52, -14)], [(92, -68), (22, -38), (-46, -12)]):
        canvas.line(p, [4.6, 4.2, 2.2], ["#fffaf0", "#b8b4ac"], form=0.6, radius=2, wobble=0, detail=0.95)
        canvas.fill(ellipse(*p[0], 5), ["#fffaf0", "#8a867e"], form=0.6, radius=3, edge=0, detail=0.95)
    for s, x in ((-1, -64), (1, 66)):
        sleeve = ribbon([(s * 104, -78), (s * 112, -34), (x + s * 16, -34)], [50, 42, 27])
        canvas.fill(sleeve, ["#cfcdc8", "#8a8b8f", "#4a4c52"], form=0.85, radius=18, rim=("#f4f0e6", 2.4, 0.6),
            **look)
        with canvas.at(x, -36, 0.92, 14 * s, -s):
            grip(canvas, "#d6b39e", light=(-0.3 * -s, -0.8, 0.5), rim="#fffaf0", old=1)
    _strand(canvas, [(-150, 96), (-118, 70), (-98, 10), (-82, -40), (-60, -58), (-42, -50)], [5, 4.4, 4, 3.4])
