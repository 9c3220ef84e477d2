"""Very different old people squeeze into tiny school desks; a toddler on a pile of books teaches a chalk spiral."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.gestures import grip, open_hand
from atelier.motifs.objects import book
from atelier.motifs.portraits import Head, head
from atelier.noise import dice
from atelier.paths import ellipse, poly, rect, ribbon, smooth, union

CARD = Card(
    id="classroom",
    palette="linen",
    composition="interior",
    setting="classroom",
    mood="comedy",
    themes=("school", "time", "play"),
    hero="toddler teacher",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=142,
    grading=dict(contrast=1.08, vignette=0.24, shadows="#4a5560"),
)

SUN = (0.7, -0.55, 0.45)
PUPILS = ((292, 420, 0.62, "chin", "#8a98a4", Head(skin="#e0b090", hair="#d8d4cc", style="bun", age=0.92, turn=-0.35,
    mouth="calm", eyes="closed")), (426, 412, 0.64, "raise", "#a8644c", Head(skin="#7a4a30", hair="#c8c4bc",
    style="curls", age=0.85, turn=-0.3, mouth="smile", glasses=True)), (556, 420, 0.62, "fold", "#6a7a58",
    Head(skin="#dca884", hair="#a8a29a", style="bald", age=0.95, turn=-0.4, beard="full", nose="hooked",
    mouth="calm", brow=0.6)), (344, 560, 0.82, "sleep", "#5a6c84", Head(skin="#e4b494", hair="#e8e4dc",
    style="short", age=1.0, turn=-0.2, mouth="open", eyes="closed", glasses=True, width=0.92)),
    (506, 556, 0.84, "write", "#b08a4c", Head(skin="#b87c54", hair="#b0aaa4", style="scarf", cloth="#3a6ea5",
    age=0.9, turn=-0.35, mouth="pursed", eyes="down", nose="broad")), (452, 736, 1.1, "throw", "#7c4c5c",
    Head(skin="#dca080", hair="#c8c2ba", style="cap", cloth="#5c6a60", age=0.88, turn=-0.38, beard="moustache",
    nose="broad", mouth="smile", eyes="squint", width=1.06)))


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light(SUN, ambient="#4a5560", key="#fff4dc")
    _room(canvas)
    light_pools(canvas, [(470, 210, 300, "#fff8e8", 0.55), (300, 620, 330, "#fff0d4", 0.35),
        (110, 300, 150, "#f0f4f8", 0.25)], "#a8aeb0", noise=0.06)
    brush.background(canvas, radii=(10, 5, 3), impasto=0.06)
    _spiral(canvas)
    _sunbeams(canvas)
    for x, y, size, gesture, coat, who in PUPILS:
        with canvas.at(x, y, size):
            pupil(canvas, gesture, coat, who)
    _teacher(canvas)
    _plane(canvas)


def _room(canvas: Canvas) -> None:
    canvas.fill(rect(-20, -20, 640, 560), ["#e8e0cc", "#d8d0be", "#c4bfb0"], edge=0, texture=0.04)
    canvas.fill(rect(-20, 300, 640, 160), ["#9aaeb4", "#84989e"], edge=0.05, texture=0.04)
    canvas.fill(rect(-20, 292, 640, 12), ["#b8a888", "#7a7060"], form=0.4, radius=4)
    for x in (330, 470):  # tall windows
        canvas.fill(rect(x - 8, 32, 116, 236, 4), ["#f4ecd8", "#b8ae98"], form=0.5, radius=6)
        canvas.fill(rect(x, 40, 100, 220), [(0, "#cfe4ee"), (0.6, "#f4f8f0"), (1, "#fff8e0")], edge=0.03)
        for k in (1, 2):
            canvas.fill(rect(x + k * 33 - 2, 40, 4, 220), "#e8dcc0", edge=0.03)
        for y in (110, 186):
            canvas.fill(rect(x, y, 100, 4), "#e8dcc0", edge=0.03)
        canvas.fill(rect(x - 12, 262, 124, 12), ["#fff8e8", "#b8ae98"], form=0.5, radius=4)
    for k, x in enumerate((352, 388, 500, 546)):  # plants on the sills
        canvas.fill(poly([(x - 10, 262), (x + 10, 262), (x + 8, 242), (x - 8, 242)]), "#b0705a", form=0.5, radius=5)
        for j in range(5):
            canvas.line([(x, 244), (x - 10 + j * 5, 228), (x - 20 + j * 10, 216 - 4 * (k % 2))], [2, 5, 0.8],
                "#7a9a70", 0.95)
    # the floor
    canvas.fill(poly([(-20, 452), (620, 452), (620, 930), (-20, 930)]), ["#b89c78", "#cdb08a", "#9a8268"],
        texture=0.07)
    for k in range(-9, 12):
        canvas.line([(300 + k * 42, 452), (300 + k * 130, 930)], [1, 2.2], "#7a6650", 0.6)
    # the blackboard on the left wall, seen aslant
    canvas.fill(poly([(-20, 44), (252, 104), (252, 446), (-20, 520)]), ["#c4b494", "#8a7a60"], form=0.4, radius=6,
        edge=0.05)
    canvas.fill(poly([(-20, 64), (240, 120), (240, 426), (-20, 494)]), ["#3c4a54", "#47565f", "#323e48"], edge=0.05,
        texture=0.06)
    canvas.fill(poly([(-20, 494), (244, 426), (252, 436), (-20, 508)]), ["#e0d0b0", "#8a7a60"], edge=0.05)
    random = dice(3)
    for _ in range(26):
        x, y = random.random() * 230, 110 + random.random() * 300
        canvas.line([(x - 30, y + 6), (x, y), (x + 30, y - 6)], [1, 9, 1], "#8a979c", 0.14, soft=3)


def _spiral(canvas: Canvas) -> None:
    """Chalk: a spiral, a few dots and strokes around it."""
    points = []
    for k in range(64):
        t = k / 63
        a = t * 6.6 * math.pi
        r = 6 + 92 * t
        points.append((116 + r * 0.82 * math.cos(a), 262 + r * math.sin(a) * (1 - 0.05 * math.cos(a))))
    for i in range(0, 60, 3):
        canvas.line(points[i : i + 5], 5, "#f8f4ea", 0.92, rough=1.6, detail=0.7, wobble=0.5)
    for x, y in ((28, 140), (48, 138), (210, 160), (206, 396), (30, 420), (46, 426), (62, 420)):
        canvas.line([(x, y), (x + 9, y - 7)], [3, 4], "#f8f4ea", 0.8, rough=1.4, detail=0.7)


def _sunbeams(canvas: Canvas) -> None:
    for x0, x1, w in ((380, 190, 60), (520, 330, 66)):
        canvas.fill(poly([(x0 - 44, 60), (x0 + 44, 60), (x1 + w, 860), (x1 - w, 860)]), "#fff6dc", alpha=0.14,
            soft=14, blend="screen", edge=0, fade=((0, 380), (0, 900)))


def pupil(canvas: Canvas, gesture: str, coat: Colour, who: Head) -> None:
    """A grown old body behind a child's desk; origin middle of the desk top, 190 up, 130 down."""
    look = dict(edge=0.09, wobble=0.3, detail=0.8)
    rim = ("#fffaf0", 2.2, 0.7, SUN)
    tone = [mix(coat, canvas.key, 0.3), coat, mix(coat, canvas.ambient, 0.55)]
    skin = [mix(who.skin, canvas.key, 0.25), who.skin, mix(who.skin, "#5a3a44", 0.45)]
    canvas.fill(ellipse(0, 128, 116, 14), "#4a4038", alpha=0.45, soft=7)
    for s in (-1, 1):  # knees that find no room
        canvas.fill(union(ribbon([(s * 46, 40), (s * 88, 22), (s * 96, 34)], [48, 46, 40]),
            ribbon([(s * 96, 32), (s * 88, 80), (s * 84, 118)], [42, 30, 22])),
            [mix("#6c7078", coat, 0.25), "#4c5058", "#34383f"], form=0.85, radius=17, light=SUN, rim=rim, **look)
        canvas.fill(smooth([(s * 84 - 14, 112), (s * 84 + 14, 112), (s * 98 + 6, 128), (s * 70, 130)]),
            ["#5a4438", "#2c2220"], form=0.7, radius=7, light=SUN, **look)
    drop = 22 if gesture == "sleep" else 0
    torso = canvas.fill(smooth([(-26, -66 + drop), (-60, -54 + drop), (-76, -10), (-74, 44), (74, 44), (76, -10),
        (60, -54 + drop), (26, -66 + drop), (0, -72 + drop)]), tone, form=0.88, radius=34, light=SUN, rim=rim, **look)
    canvas.fill(smooth([(-14, -68 + drop), (0, -30 + drop), (14, -68 + drop), (0, -76 + drop)]),
        ["#fffaf0", "#c8c4b8"], clip=torso, **look)
    canvas.line([(0, -40 + drop), (2, 0), (0, 40)], [0.8, 2, 1], mix(coat, canvas.ambient, 0.7), 0.7, clip=torso)
    canvas.fill(ribbon([(0, -64 + drop), (0, -88 + drop)], [30, 28]), skin[2], **look)
    if gesture == "raise":
        canvas.fill(ribbon([(58, -40), (86, -78), (78, -128)], [36, 30, 22]), tone, form=0.85, radius=14, light=SUN,
            rim=rim, **look)
        with canvas.at(77, -158, 0.86, 6):
            open_hand(canvas, who.skin, light=SUN, rim="#fffaf0")
    if gesture == "throw":
        canvas.fill(ribbon([(-56, -40), (-108, -66), (-124, -122)], [40, 33, 23]), tone, form=0.85, radius=15,
            light=SUN, rim=rim, **look)
        with canvas.at(-128, -138, 0.9, -70):
            grip(canvas, who.skin, light=SUN, rim="#fffaf0", old=0.6)
    tilt = {"sleep": -24, "chin": -8, "throw": -6, "fold": 3}.get(gesture, -3)
    with canvas.at(-14 if gesture == "sleep" else 0, -124 + drop * 1.5, 1.02, tilt):
        head(canvas, who, light=SUN, rim="#fffaf0", glow=0.7)
        if gesture == "raise":
            for k in range(7):
                canvas.fill(ellipse(-24 + k * 8, 66 + 6 * math.sin(k / 6 * math.pi), 4), ["#fffdf4", "#c8c0b4"],
                    form=0.6, radius=3, edge=0.03, detail=0.9)
    _desk(canvas, look)
    if gesture in ("fold", "sleep", "raise", "throw"):
        canvas.fill(ribbon([(60, -36 + drop), (78, 2), (20, 14), (-26, 12)], [38, 32, 28, 22]) if gesture != "raise"
            else ribbon([(-60, -36), (-78, 2), (-20, 14), (20, 12)], [38, 32, 28, 22]), tone, form=0.85, radius=13,
            light=SUN, rim=rim, **look)
        with canvas.at(-30 if gesture != "raise" else 26, 12, 0.7, 4, -1 if gesture != "raise" else 1):
            grip(canvas, who.skin, light=SUN, rim="#fffaf0", old=0.6)
    if gesture == "chin":
        canvas.fill(ribbon([(-58, -36), (-62, 10), (-30, -52)], [34, 30, 20]), tone, form=0.85, radius=13, light=SUN,
            rim=rim, **look)
        canvas.fill(ellipse(-26, -66, 14, 12), skin, form=0.7, radius=8, light=SUN, rim=rim, **look)
    if gesture == "write":
        for s in (-1, 1):
            canvas.fill(ribbon([(s * 60, -36), (s * 76, 2), (s * 26, 16)], [36, 31, 22]), tone, form=0.85, radius=13,
                light=SUN, rim=rim, **look)
        canvas.line([(-18, 18), (-6, -12), (2, -30)], [1.4, 5, 5], "#d8a848", detail=0.95, wobble=0)
        with canvas.at(-14, 10, 0.66, 10, 1):
            grip(canvas, who.skin, light=SUN, rim="#fffaf0", old=0.6)
        canvas.fill(ellipse(24, 14, 14, 9), skin, form=0.7, radius=6, light=SUN, **look)


def _desk(canvas: Canvas, look: dict) -> None:
    wood = ["#e0bc88", "#b88c5c", "#7a5a3c"]
    for s in (-1, 1):
        canvas.fill(poly([(s * 52 - 5, 60), (s * 52 + 5, 60), (s * 60 + 5, 130), (s * 60 - 5, 130)]),
            ["#6a7078", "#3a4048"], form=0.6, radius=4, light=SUN, **look)
    canvas.fill(poly([(-68, 30), (68, 30), (66, 74), (-66, 74)]), ["#a87c50", "#7a5638"], form=0.4, radius=8,
        light=SUN, texture=0.1, **look)
    canvas.fill(rect(-54, 42, 108, 22, 3), "#4a3424", **look)
    for k, c in enumerate(("#3a6ea5", "#a8503c", "#c8a050")):
        canvas.fill(rect(-44 + k * 22, 46 - k % 2 * 2, 18, 18, 2), c, form=0.4, radius=3, **look)
    top = canvas.fill(poly([(-62, 4), (62, 4), (74, 32), (-74, 32)]), wood, gradient=((60, 4), (-60, 34)), form=0.4,
        radius=8, light=SUN, rim=("#fff6e0", 2, 0.8, SUN), texture=0.1, **look)
    canvas.fill(poly([(-40, 9), (-4, 9), (-6, 26), (-46, 26)]), "#fffaf0", clip=top, **look)
    for k in range(3):
        canvas.line([(-36, 13 + k * 4), (-10, 13 + k * 4)], 1, "#8a97a4", 0.7, clip=top, wobble=0)
    canvas.fill(ellipse(50, 12, 7, 3.6), "#2c3640", **look)


def _teacher(canvas: Canvas) -> None:
    """A toddler in a blue romper, pointer in hand, on a pile of books."""
    look = dict(edge=0.08, wobble=0.25, detail=0.9)
    light = (0.75, -0.5, 0.45)
    rim = ("#fffaf0", 2.6, 0.9, light)
    skin = "#eab894"
    tone = [mix(skin, "#fff6e0", 0.3), skin, "#b87468"]
    canvas.fill(ellipse(112, 878, 120, 16), "#4a4038", alpha=0.5, soft=8)
    for k, (w, t, c, dx) in enumerate(((190, 30, "#7a4a3c", 0), (168, 26, "#3f6f8a", 8), (176, 28, "#8a7a4c", -6),
        (150, 24, "#6a4a64", 6), (140, 26, "#4c6a54", -4))):
        with canvas.at(104 + dx, 880 - sum((30, 26, 28, 24, 26)[:k]), 1, (1, -2, 2, -1, 1)[k]):
            book(canvas, w, t, 22, c, seed=k, shade=0.2)
    base = 730
    for x, turn in ((86, -4), (130, 6)):
        with canvas.at(x, base, 1, turn):
            canvas.fill(ribbon([(0, -54), (2, -28), (0, -8)], [34, 30, 25]), tone, form=0.85, radius=13, light=light,
                rim=rim, **look)
            canvas.line([(-12, -20), (0, -16), (13, -20)], [0.6, 2, 0.6], "#b87468", 0.7, wobble=0.1)
            canvas.fill(smooth([(-16, -10), (12, -12), (24, 0), (20, 8), (-16, 8)]), ["#fffaf0", "#c8c4bc"],
                form=0.8, radius=8, light=light, rim=rim, **look)
    body = smooth([(70, 610), (54, 646), (56, 686), (84, 706), (108, 700), (136, 706), (160, 684), (160, 646),
        (146, 610), (108, 598)])
    romper = canvas.fill(body, ["#7cacdc", "#3a6ea5", "#23466e"], form=0.9, radius=30, light=light, rim=rim, **look)
    for p in ([(80, 610), (84, 640)], [(138, 610), (134, 640)]):
        canvas.line(p, 13, "#5a8cc0", 1, clip=romper, detail=0.9)
        canvas.fill(ellipse(p[1][0], p[1][1], 5.4), "#fff0c0", form=0.6, radius=3, edge=0.03, detail=0.95)
    canvas.fill(rect(92, 640, 34, 26, 6), ["#5a8cc0", "#2f5c90"], clip=romper, form=0.4, radius=4, **look)
    canvas.fill(ribbon([(146, 626), (170, 652), (160, 678)], [30, 25, 19]), ["#fffaf0", "#d8d4c8"], form=0.85,
        radius=11, light=light, rim=rim, **look)
    canvas.fill(ellipse(157, 684, 12, 11), tone, form=0.8, radius=7, light=light, rim=rim, **look)
    # the arm with the pointer, up to the board
    canvas.line([(34, 590), (72, 470), (112, 330), (124, 292)], [6, 5, 4, 3], ["#d8b07c", "#7a5438"], form=0.6,
        radius=2, detail=0.9, wobble=0.1)
    canvas.fill(ribbon([(74, 622), (42, 616), (32, 586)], [32, 27, 20]), ["#fffaf0", "#d0ccc0"], form=0.85,
        radius=11, light=light, rim=rim, **look)
    canvas.fill(ellipse(34, 578, 13, 12), tone, form=0.8, radius=8, light=light, rim=rim, **look)
    for k in range(3):
        canvas.line([(28 + k * 6, 570), (30 + k * 6, 582)], 1.4, "#b87468", 0.7, wobble=0)
    with canvas.at(110, 540, 1.34, 4):
        head(canvas, Head(skin=skin, hair="#c8884c", style="tuft", age=0.0, turn=0.38, mouth="open", eyes="open",
            brow=0.5, glasses=True), light=light, rim="#fffaf0", glow=0.85)
    for s in (-1, 1):  # bow tie
        canvas.fill(smooth([(110, 612), (110 + s * 18, 602), (110 + s * 20, 620)]), ["#d8604c", "#8a2c30"], form=0.6,
            radius=5, light=light, **look)
    canvas.fill(ellipse(110, 612, 5), "#a83c38", **look)


def _plane(canvas: Canvas) -> None:
    """A paper plane on its way from the old man's hand to the teacher."""
    look = dict(edge=0.04, wobble=0.15, detail=0.95)
    for k in range(7):
        t = k / 6
        x, y = 298 - 54 * t, 560 - 60 * t + 30 * t * t
        canvas.line([(x, y), (x - 5, y - 4)], [2.4, 1.6], "#ffffff", 0.7, wobble=0, detail=0.9)
    with canvas.at(226, 520, 1.12, 12):
        canvas.fill(poly([(-46, -8), (34, -26), (14, 2)]), ["#ffffff", "#e4ecf0"], rim=("#ffffff", 1.6, 0.9, SUN),
            **look)
        canvas.fill(poly([(-46, -8), (14, 2), (4, 16)]), ["#b8c4cc", "#8a98a4"], **look)
        canvas.fill(poly([(-46, -8), (26, 12), (14, 2)]), ["#dce4e8", "#b8c4cc"], **look)
