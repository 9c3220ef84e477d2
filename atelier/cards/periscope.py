"""A war submarine in section, all hands tense, and its periscope comes up in a child's bath beside a rubber duck."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.matrix import Card
from atelier.motifs.creatures import cat
from atelier.motifs.folk import SIT, person
from atelier.motifs.sky import shaft
from atelier.noise import dice
from atelier.paths import ellipse, minus, poly, rect, ribbon, smooth, union

CARD = Card(
    id="periscope",
    palette="abyss",
    composition="cutaway",
    setting="submarine",
    mood="comedy",
    themes=("war", "machine", "play"),
    hero="submarine",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=377,
    grading=dict(vignette=0.3),
)

SURFACE = 262
LOOK = dict(edge=0.05, wobble=0.2, detail=0.8, grain=0.14, texture=0.02)
HULL = [(22, 640), (48, 574), (130, 524), (300, 508), (460, 518), (548, 566), (586, 640), (550, 714), (460, 762),
    (300, 774), (140, 762), (50, 710)]
DECK = 648


def draw(canvas: Canvas) -> None:
    """Paint the bathroom, the water, the ship and its people."""
    canvas.set_light((-0.4, -0.75, 0.5), ambient="#041a34", key="#e8fff8")
    _bathroom(canvas)
    _deep(canvas)
    _legs(canvas)
    _hull(canvas)
    _crew(canvas)
    _child(canvas)
    _duck(canvas)
    _surface(canvas)
    _scope(canvas)
    _bubbles(canvas)


def _bathroom(canvas: Canvas) -> None:
    canvas.sky([(0, "#8fd8d8"), (0.2, "#c8f0ea"), (0.3, "#7fd0d0"), (1, "#071f3f")], swirl=0.03)
    random = dice(2)
    for row in range(6):
        for col in range(13):
            c = ["#bdeae6", "#a4dede", "#d4f4ee"][int(random.random() * 3)]
            c = "#f58ac4" if (row * 5 + col * 3) % 17 == 0 else c
            canvas.fill(rect(col * 49 - 16, row * 49 - 30, 46, 46, 3), [mix(c, "#ffffff", 0.3), c], form=0.4,
                radius=5, edge=0.05, wobble=0.3, grain=0.1)
    canvas.fill(smooth([(-20, 176, 1), (150, 168), (450, 168), (620, 176, 1), (620, 320, 1), (-20, 320, 1)]),
        ["#ffffff", "#d8ecf0", "#8fc0d0"], gradient=((0, 170), (0, 290)), **LOOK)
    canvas.fill(ribbon([(-20, 178), (150, 170), (450, 170), (620, 178)], [24, 24, 24, 24]), ["#ffffff", "#c8dce6"],
        form=0.9, radius=11, rim=("#ffffff", 2, 0.8), **LOOK)
    brush.background(canvas, radii=(16, 8, 4))
    brass = ["#fff6d8", "#e0b860", "#8a6a30"]  # tap
    canvas.fill(union(ribbon([(92, 170), (92, 96), (110, 74), (146, 76), (158, 104)], [22, 20, 20, 18, 17]),
        rect(146, 98, 26, 16, 4)), brass, form=0.95, radius=9, rim=("#ffffff", 2, 0.8), **LOOK)
    for x, c in ((60, "#f03fa5"), (122, "#0b6e99")):
        canvas.fill(union(rect(x - 5, 120, 10, 50, 3), rect(x - 20, 112, 40, 11, 5)), brass, form=0.9, radius=6,
            **LOOK)
        canvas.fill(ellipse(x, 117, 5), c, **LOOK)
    canvas.line([(158, 116), (159, 150), (158, 190), (159, 258)], [4, 5, 4, 5], "#e8fffb", 0.7, soft=0.6)


def _deep(canvas: Canvas) -> None:
    """Below the surface the bath has no floor."""
    canvas.fill(rect(-20, SURFACE, 640, 680), [(0, "#4fc8d0"), (0.1, "#1f94b4"), (0.3, "#0b5a88"), (0.6, "#07305a"),
        (1, "#020a18")], gradient=((0, SURFACE), (0, 900)), edge=0.1, wobble=0.4)
    for x0, x1, w in ((150, 60, 60), (260, 210, 80), (420, 460, 70), (540, 620, 60)):
        shaft(canvas, x0, SURFACE, x1, 640, 16, w)
    for x, h, w in ((40, 90, 60), (190, 60, 90), (390, 74, 80), (560, 100, 70)):
        canvas.fill(smooth([(x - w, 920), (x - w * 0.6, 900 - h * 0.6), (x - w * 0.1, 900 - h),
            (x + w * 0.4, 900 - h * 0.7), (x + w, 920)]), ["#0b4a70", "#041428"], form=0.7, radius=30, bump=0.5)
    brush.background(canvas)


def _legs(canvas: Canvas) -> None:
    """The giant above goes on below: knees, two feet with toes."""
    skin = ["#f8c8b0", "#c88a98", "#3a6a90"]
    tummy = smooth([(384, 262), (374, 300), (390, 340), (440, 366), (520, 374), (620, 368), (620, 262)])
    canvas.fill(tummy, ["#f4b8a0", "#a8809c", "#2f6a94"], gradient=((0, 262), (0, 380)), form=0.8, radius=34,
        shade="#1f5a84", alpha=0.9, **(LOOK | dict(detail=0.5)))
    for dx, dy, back in ((46, -34, 1), (0, 0, 0)):
        leg = ribbon([(560 + dx, 250), (520 + dx, 330 + dy), (486 + dx, 420 + dy)], [110, 88, 56])
        foot = smooth([(510 + dx, 390 + dy), (512 + dx, 440 + dy), (500 + dx, 462 + dy), (452 + dx, 470 + dy),
            (410 + dx, 462 + dy), (396 + dx, 446 + dy), (410 + dx, 430 + dy), (450 + dx, 412 + dy),
            (470 + dx, 392 + dy)])
        toes = [ellipse(402 + dx + 9 * k + 3 * (k > 0), 444 + dy - 4.5 * k - 3 * (k > 0), 13 - 1.6 * k - 2 * (k > 0),
            12 - 1.6 * k - 1.5 * (k > 0)) for k in range(5)]
        mask = canvas.fill(union(leg, foot, *toes), skin, gradient=((0, 262), (0, 520)), form=0.85, radius=26,
            shade="#24507a", rim=("#ffe8e0", 2.4, 0.6), alpha=0.92, **(LOOK | dict(detail=0.6)))
        canvas.fill(ellipse(398 + dx, 438 + dy, 5, 4), "#ffe6dc", alpha=0.8, clip=mask, **LOOK)
        if back:
            canvas.fill(rect(300, 260, 320, 240), "#0b5a88", alpha=0.4, clip=mask)


def _hull(canvas: Canvas) -> None:
    metal = ["#4f8aa0", "#1f4a68", "#0c2440"]
    tower = smooth([(236, 520), (244, 456), (254, 436), (350, 432), (372, 450), (384, 520)])
    hull = smooth(HULL)
    prop = union(ellipse(14, 616, 8, 30, 12), ellipse(14, 664, 8, 30, -12))
    canvas.fill(prop, ["#e8c878", "#7a5a2a"], form=0.9, radius=6, rim=("#fff0c0", 1.6, 0.7), **LOOK)
    canvas.fill(poly([(30, 560), (70, 576), (64, 620), (30, 606)]), metal, form=0.7, radius=8, **LOOK)
    canvas.fill(poly([(30, 724), (70, 706), (64, 660), (30, 676)]), metal, form=0.7, radius=8, **LOOK)
    canvas.shadow(hull, "#01060f", 0, 26, 18, 0.6)
    canvas.fill(union(hull, tower), metal, gradient=((0, 430), (0, 780)), form=0.95, radius=20,
        rim=("#b8fff4", 2.6, 0.7), bump=0.08, **LOOK)
    for k in range(76):  # rivets
        t = k / 76 * math.tau
        x, y = 303 + 274 * math.cos(t) * (1 - 0.02), 641 + 127 * math.sin(t)
        canvas.fill(ellipse(x, y, 2), "#a8d8e0", alpha=0.8, form=0.6, radius=2, **LOOK)
    inside = smooth([(303 + (x - 303) * 0.94, 641 + (y - 641) * 0.885) for x, y in HULL])
    inner = canvas.fill(union(inside, rect(262, 452, 92, 90, 8)), "#0a1c30", **LOOK)
    canvas.inner = inner
    rooms = ((40, 152, 500, DECK, "#8a5a7a", "#4a2a54"), (156, 232, 500, DECK, "#3f7f88", "#1c4654"),
        (236, 382, 452, DECK, "#b04a78", "#5a1f50"), (386, 478, 500, DECK, "#3a6aa0", "#1c3868"),
        (482, 590, 500, DECK, "#6a7f88", "#2f4654"), (40, 190, DECK + 8, 780, "#5a5f9a", "#2c2c5c"),
        (194, 330, DECK + 8, 780, "#d8a070", "#8a5248"), (334, 440, DECK + 8, 780, "#3f8f80", "#1c4a4c"),
        (444, 580, DECK + 8, 780, "#7a4a6a", "#3f2344"))
    for x0, x1, y0, y1, light, dark in rooms:
        canvas.fill(rect(x0, y0, x1 - x0, y1 - y0), [light, mix(light, dark, 0.6), dark],
            gradient=("r", ((x0 + x1) / 2, y0 + 50), 120), clip=inner, **LOOK)
        x = (x0 + x1) / 2
        top = max(y0, 530) if y1 <= DECK else y0
        if y0 == 452:
            top = 540
        canvas.line([(x + 22, top), (x + 22, top + 12)], 1.4, "#0a1420", clip=inner, wobble=0)
        canvas.glow(x + 22, top + 16, 60, "#fff0c0", 0.5)
        canvas.fill(ellipse(x + 22, top + 16, 4.4, 5), "#fff8dc", clip=inner, edge=0, wobble=0, detail=1)
        for k in range(3):  # pipes on the wall
            canvas.line([(x0 + 4, y0 + 46 + k * 7), (x1 - 4, y0 + 46 + k * 7)], 3, mix(light, "#e8c878", 0.4)
                if k % 2 else mix(dark, "#ffffff", 0.25), 0.5, clip=inner, wobble=0.1)
        canvas.fill(rect(x1 - 2, y0, 8, y1 - y0), ["#5a8a9a", "#1c3a50"], clip=inner, **LOOK)
    canvas.fill(rect(30, DECK, 560, 9), ["#9fc8d0", "#3a6478"], clip=inner, form=0.5, radius=4, **LOOK)
    canvas.fill(rect(30, 742, 560, 40), ["#2a4a5c", "#0c1c2c"], clip=inner, **LOOK)


def _man(canvas: Canvas, x: float, y: float, size: float = 0.74, face: float = 1, **options) -> None:
    with canvas.at(x, y, size):
        person(canvas, face=face, rim=("#fff0c8", 1.4, 0.75), **options)


def _wheel(canvas: Canvas, x: float, y: float, r: float, c: Colour = "#e04a6a") -> None:
    canvas.fill(minus(ellipse(x, y, r), ellipse(x, y, r * 0.72)), c, form=0.8, radius=3, **LOOK)
    for k in range(3):
        a = k * math.pi / 3
        canvas.line([(x - r * math.cos(a), y - r * math.sin(a)), (x + r * math.cos(a), y + r * math.sin(a))], 2, c,
            wobble=0)


def _gauge(canvas: Canvas, x: float, y: float, r: float = 8, needle: float = 40) -> None:
    canvas.fill(ellipse(x, y, r), "#e0b860", **LOOK)
    canvas.fill(ellipse(x, y, r * 0.78), "#fdf8e8", edge=0, wobble=0, detail=1)
    a = math.radians(needle)
    canvas.line([(x, y), (x + r * 0.7 * math.cos(a), y - r * 0.7 * math.sin(a))], 1.3, "#d01a4a", wobble=0, detail=1)


def _crew(canvas: Canvas) -> None:
    """Everyone holds a lever or his breath; cook and cat too."""
    d = dict
    for x, y, n in ((86, 572, 20), (106, 568, 130), (440, 562, 60), (176, 576, 150), (360, 582, 30), (514, 584, 100),
        (214, 690, 70), (470, 690, 140)):
        _gauge(canvas, x, y, 9, n)
    # engine room: boiler with a glowing door, a stoker
    canvas.fill(rect(48, 590, 44, 58, 8), ["#c88a5a", "#6a3a34"], form=0.9, radius=14, clip=canvas.inner, **LOOK)
    canvas.fill(ellipse(74, 622, 10), ["#fff0a0", "#ff7a3a"], **LOOK)
    canvas.glow(74, 622, 40, "#ff9a4a", 0.5)
    _man(canvas, 122, DECK, 0.76, -1, pose=d(near=(16, -58), far=(18, -54), neck=(4, -78), head=(8, -89)),
        skin="#8a5638", hair="#140c10", style="short", top="#d8d0c8", bare=True, legs="#2f3a5a", girth=1.25, belly=6,
        temper="strain")
    # valves: a woman engineer turns a wheel
    _wheel(canvas, 214, 596, 15)
    _man(canvas, 188, DECK, 0.76, 1, pose=d(near=(22, -74), far=(26, -62)), skin="#e8b890", hair="#b8502a",
        style="bun", top="#e0743a", legs="#e0743a", temper="strain")
    # control room: captain at the eyepiece, helmsman at a lever, ladder in the tower
    for k in range(7):
        canvas.line([(336, 462 + k * 13), (350, 462 + k * 13)], 2, "#e0b860", wobble=0)
    for x in (336, 350):
        canvas.line([(x, 454), (x, 560)], 2.4, "#b8903a", wobble=0)
    canvas.fill(rect(297, 440, 11, 170), ["#dff4f4", "#6a94a4"], form=0.8, radius=5, **LOOK)
    canvas.fill(union(rect(289, 562, 27, 26, 4), rect(280, 568, 12, 9, 3)), ["#e8c878", "#8a6228"], form=0.7,
        radius=6, **LOOK)
    for sx in (-1, 1):
        canvas.line([(302, 582), (302 + sx * 22, 588)], 4, "#2a1c24", detail=0.9)
    _man(canvas, 262, DECK, 0.8, 1, pose=d(near=(22, -72), far=(50, -74), neck=(6, -78), head=(13, -90)),
        skin="#f0c8a8", hair="#e8e0dc", beard="full", style="short", top="#16284a", legs="#16284a", old=True,
        belly=6, hem=16, hat=("guard", "#f4f4f0", "#e0b860"), temper="shock", eyes="wide")
    canvas.line([(366, DECK), (356, 606)], 3.4, "#c8d8d8", wobble=0)
    canvas.fill(ellipse(356, 604, 4.6), "#f03fa5", form=0.6, radius=4, **LOOK)
    _man(canvas, 336, DECK, 0.74, 1, pose=d(near=(22, -58), far=(24, -62), head=(2, -91)), skin="#c89068",
        hair="#241620", top="#f4f0e8", legs="#1f3a6a", hat=("sailor", "#fffaf0", "#16284a"), temper="shock",
        stripes="#2f6aa0")
    canvas.glow(302, 470, 40, "#f03fa5", 0.7)
    canvas.fill(ellipse(282, 466, 6), "#ff9ad0", edge=0, wobble=0, detail=1)
    # radio: young operator with headphones
    canvas.fill(rect(430, 600, 46, 48, 3), ["#2f4a5a", "#142430"], form=0.4, radius=5, clip=canvas.inner, **LOOK)
    for k in range(6):
        canvas.fill(ellipse(438 + (k % 3) * 12, 612 + (k // 3) * 13, 3), ["#35e0d8", "#f03fa5", "#fff0a0"][k % 3],
            edge=0, wobble=0, detail=1)
    _man(canvas, 408, DECK, 0.78, 1, pose=SIT | d(near=(22, -46), far=(12, -62)), skin="#6a4028", hair="#120a0e",
        style="short", top="#4a6a9a", legs="#24365a", hem=0, temper="shock", eyes="wide", glasses=True)
    canvas.line([(401, 586), (408, 574), (417, 576)], 3, "#1a1014", detail=1)
    canvas.fill(ellipse(409, 593, 5), "#f03fa5", form=0.6, radius=4, **LOOK)
    # bow: torpedo with two sailors
    canvas.fill(smooth([(488, 634), (494, 622), (560, 622), (580, 634), (560, 646), (494, 646)]),
        ["#f58ac4", "#a02a70"], form=0.9, radius=11, clip=canvas.inner, rim=("#ffffff", 1.2, 0.7), **LOOK)
    _man(canvas, 508, DECK - 2, 0.66, 1, pose=d(near=(24, -54), far=(30, -50), neck=(10, -74), head=(17, -84)),
        skin="#f2c6a4", hair="#d8a040", top="#f4f0e8", stripes="#2f6aa0", legs="#1f3a6a", temper="strain",
        hat=("sailor", "#fffaf0", "#16284a"))
    # below: bunks, the galley with cook and cat, the card players, the stores
    canvas.fill(rect(76, 716, 96, 10, 3), ["#e8d8c0", "#9a7a70"], clip=canvas.inner, form=0.5, radius=4, **LOOK)
    canvas.fill(smooth([(84, 716), (92, 704), (130, 702), (166, 706), (170, 716)]), ["#5f94b0", "#2c4a7a"], form=0.7,
        radius=8, clip=canvas.inner, **LOOK)
    _man(canvas, 150, 744, 0.7, 1, pose=SIT | d(near=(14, -58), far=(16, -56), neck=(6, -52), head=(13, -62)),
        skin="#e0a880", hair="#3a2430", style="bald", top="#f4f0e8", stripes="#c83a5a", legs="#2f3a5a", hem=0,
        temper="sad", eyes="shut")
    canvas.fill(rect(200, 702, 44, 42, 3), ["#d8e4e4", "#5a7a84"], form=0.5, radius=6, clip=canvas.inner, **LOOK)
    canvas.fill(union(rect(206, 686, 30, 16, 3), ribbon([(206, 690), (238, 690)], [4, 4])), ["#e8c878", "#8a5a2a"],
        form=0.8, radius=6, **LOOK)
    for k in range(3):
        canvas.line([(212 + k * 8, 684), (216 + k * 8, 674), (210 + k * 9, 664)], [3, 5, 4], "#ffffff", 0.35,
            soft=1.5, clip=canvas.inner)
    _man(canvas, 270, 744, 0.8, -1, pose=d(near=(22, -62), far=(26, -56)), skin="#f4cdb0", hair="#8a5a3a",
        beard="moustache", top="#fffaf0", legs="#8aa0b0", girth=1.35, belly=10, hat=("cook", "#fffdf6"),
        apron="#fffdf8", temper="shock", eyes="wide")
    canvas.line([(250, 692), (240, 700), (234, 690)], [2, 2, 4], "#c8d8d8", detail=0.9)
    with canvas.at(308, 744, 0.3, 0, -1):
        cat(canvas)
    _man(canvas, 366, 744, 0.74, 1, pose=SIT | d(near=(18, -40), far=(22, -40)), skin="#b07850", hair="#1c1216",
        style="plait", top="#2f7a8a", legs="#1c3a50", hem=0, temper="shock")
    _man(canvas, 416, 744, 0.74, -1, pose=SIT | d(near=(18, -38), far=(20, -40)), skin="#f0c8a8", hair="#c8c0b8",
        beard="full", top="#6a4a80", legs="#2c2440", hem=0, old=True, temper="strain")
    canvas.fill(rect(378, 716, 28, 5), "#c8905a", **LOOK)
    canvas.fill(rect(389, 720, 6, 24), "#8a5a3a", **LOOK)
    for k in range(3):
        canvas.fill(rect(450 + k * 27, 716 + (k > 1) * 4, 24, 26, 3), [mix("#d8b060", "#8a5a34", k * 0.3),
            "#7a4a34"], form=0.5, radius=5, clip=canvas.inner, **LOOK)
        canvas.line([(450 + k * 27, 728), (474 + k * 27, 728)], 1.6, "#5a3424", clip=canvas.inner)


def _child(canvas: Canvas) -> None:
    """A wet, delighted face, foam on the head, a finger out to the strange pipe."""
    skin, warm = "#f2b894", "#c8685c"
    look = LOOK | dict(grain=0.1, texture=0.01)
    body = smooth([(384, 330), (390, 268), (404, 238), (436, 218), (474, 210), (540, 212), (588, 228), (620, 262),
        (640, 330)])
    arm = ribbon([(420, 244), (376, 262), (352, 234)], [44, 36, 24])
    finger = ribbon([(352, 238), (338, 214), (330, 196)], [20, 13, 9])
    dry = canvas.mask(rect(-20, -20, 660, SURFACE + 24), wobble=0.2)
    canvas.fill(union(body, arm, finger, ellipse(352, 232, 16)), [mix(skin, "#fff4e0", 0.3), skin, warm],
        gradient=((400, 200), (560, 320)), form=0.85, radius=24, rim=("#fffaf0", 2.6, 0.7), clip=dry, **look)
    canvas.fill(ribbon([(456, 204), (470, 190), (500, 196)], [10, 14, 10]), warm, alpha=0.5, soft=5)
    for k in range(3):
        canvas.line([(344 + k * 6, 240 + k * 2), (350 + k * 5, 232 + k * 3)], [0.6, 1.8, 0.6], warm, 0.7)
    with canvas.at(474, 132, 1.02, -7):
        canvas.fill(ellipse(70, 14, 15, 20), [skin, warm], form=0.7, radius=10, **look)
        head = smooth([(-72, 6), (-66, -34), (-40, -66), (4, -78), (46, -66), (70, -32), (72, 8), (58, 48), (22, 76),
            (-16, 78), (-50, 60), (-70, 34)])
        face = canvas.fill(head, [mix(skin, "#fff6e6", 0.35), skin, mix(skin, warm, 0.5)],
            gradient=((-50, -50), (60, 60)), form=0.75, radius=44, shade=mix(warm, "#7a3a60", 0.4),
            rim=("#fffaf0", 3, 0.7), **look)
        for x, y in ((-52, 30), (26, 34)):
            canvas.fill(ellipse(x, y, 20, 15), "#f05a6a", alpha=0.42, soft=8, clip=face)
        for x in (-42, 8):
            canvas.fill(ellipse(x, -2, 17, 18), "#fffdf8", clip=face, edge=0.03, wobble=0.1, detail=1)
            canvas.fill(ellipse(x - 6, 3, 11.5), ["#7a5030", "#2a140c"], gradient=("r", (x - 6, 6), 13), clip=face,
                edge=0.02, wobble=0, detail=1)
            canvas.fill(ellipse(x - 6, 3, 6), "#0c0608", clip=face, edge=0, wobble=0, detail=1)
            canvas.fill(ellipse(x - 9, -2, 3.6), "#ffffff", edge=0, wobble=0, detail=1)
            canvas.line([(x - 19, -4), (x - 8, -20), (x + 8, -20), (x + 18, -6)], [1, 3.4, 3.4, 1], "#5a2a24", 0.95,
                wobble=0.1, detail=1)
            canvas.line([(x - 16, -32), (x, -40), (x + 16, -34)], [1, 5, 1.4], "#7a4428", 0.9, wobble=0.2,
                detail=0.95)
        canvas.line([(-24, 14), (-32, 26), (-20, 31)], [1, 3, 1.4], warm, 0.85, wobble=0.1, detail=0.95)
        mouth = canvas.fill(smooth([(-44, 42, 1), (-16, 48), (14, 40, 1), (6, 60), (-14, 66), (-34, 58)]), "#7a1c30",
            edge=0.04, wobble=0.1, detail=1, clip=face)
        canvas.fill(rect(-30, 42, 26, 9, 2), "#fffdf4", clip=mouth, edge=0, wobble=0.1, detail=1)
        canvas.fill(ellipse(-14, 64, 14, 7), "#f0708a", clip=mouth, edge=0.05, wobble=0)
        for k in range(7):  # wet locks
            x = -56 + k * 19
            canvas.fill(ribbon([(x * 0.5, -76), (x * 0.9 - 2, -56), (x - 5, -36 - 8 * (k % 2))], [17, 13, 2]),
                ["#6a3a1c", "#3a1c10"], form=0.7, radius=6, rim=("#ffd8a0", 1.4, 0.6), **look)
    random = dice(14)
    for k in range(24):  # foam crown
        a = math.pi + math.pi * random.random()
        x, y, r = 470 + 62 * math.cos(a), 74 + 40 * math.sin(a) * random.random(), 10 + 14 * random.random()
        canvas.fill(ellipse(x, y, r), ["#ffffff", "#f0faff", "#b0d8e8"], gradient=((x - r, y - r), (x + r, y + r)),
            form=0.7, radius=r * 0.8, rim=("#ffffff", 1.4, 0.8), alpha=0.96, **LOOK)


def _duck(canvas: Canvas) -> None:
    with canvas.at(174, 264, 1.02, -3):
        tone = ["#fff2a0", "#ffd03a", "#e08a1c"]
        body = smooth([(-74, -34, 1), (-60, -22), (-30, -30), (-4, -38), (14, -44), (36, -36), (62, -16), (58, 14),
            (30, 28), (-20, 30), (-58, 16), (-72, -8)])
        head = ellipse(34, -72, 37, 36)
        mask = canvas.fill(union(body, head), tone, gradient=((20, -100), (-10, 28)), form=0.9, radius=30,
            rim=("#fffbe0", 3, 0.8), **LOOK)
        canvas.fill(smooth([(60, -80), (78, -84), (94, -76), (88, -66), (72, -62), (58, -64)]),
            ["#ffb050", "#e0622a"], form=0.8, radius=8, rim=("#fff0d0", 1.6, 0.7), **LOOK)
        canvas.line([(62, -72), (78, -72), (90, -74)], [0.6, 1.8, 0.6], "#a8401c", 0.9)
        canvas.fill(ellipse(46, -84, 8, 9), "#1a1014", edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(49, -88, 3), "#ffffff", edge=0, wobble=0, detail=1)
        canvas.fill(smooth([(-44, -16), (-10, -28), (22, -16), (10, 8), (-22, 10)]), tone, form=0.8, radius=14,
            rim=("#fffbe0", 1.6, 0.6), **LOOK)
        canvas.line([(-36, -6), (-10, 4), (12, -4)], [0.6, 2, 0.6], "#c8781c", 0.7, clip=mask)


def _surface(canvas: Canvas) -> None:
    canvas.fill(smooth([(-20, 262), (60, 256), (160, 264), (300, 258), (420, 264), (520, 256), (620, 262),
        (620, 282), (500, 276), (360, 284), (220, 276), (80, 284), (-20, 278)]), ["#e8fffa", "#5fd0d8"], alpha=0.8,
        edge=0.2)
    random = dice(23)
    for _k in range(64):  # bath foam drifts on the surface
        x = 600 * random.random()
        if 270 < x < 345 and random.random() < 0.8:
            continue
        y, r = 262 + 10 * (random.random() - 0.6), 4 + 13 * random.random() ** 2
        canvas.fill(ellipse(x, y, r, r * 0.85), ["#ffffff", "#e8fbff", "#9fd8e8"],
            gradient=((x - r, y - r), (x + r, y + r)), form=0.6, radius=r * 0.8, alpha=0.93, **LOOK)


def _scope(canvas: Canvas) -> None:
    """The tube comes up out of the tower, through the foam, and stares."""
    tube = rect(297, 208, 11, 236)
    canvas.fill(tube, ["#f0ffff", "#9fc8d0", "#3f7088"], gradient=((294, 0), (312, 0)), form=0.7, radius=5,
        rim=("#ffffff", 1.4, 0.8), **LOOK)
    canvas.fill(rect(297, 262, 11, 180), "#0b6e99", alpha=0.4, edge=0, wobble=0)
    head = union(smooth([(288, 214, 1), (288, 186), (296, 172), (312, 172), (330, 178, 1), (332, 204, 1), (312, 208),
        (312, 214, 1)]))
    canvas.fill(head, ["#e0f4f4", "#6a9aa8", "#24485c"], form=0.9, radius=10, rim=("#ffffff", 2, 0.8),
        **(LOOK | dict(detail=0.95)))
    canvas.fill(ellipse(331, 191, 8, 12), ["#0a1c30", "#0a1c30"], **LOOK)
    canvas.fill(ellipse(332, 191, 6, 9.6), ["#8ff4e6", "#0b6e99", "#f58ac4"], gradient=((328, 182), (336, 202)),
        edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(331, 187, 2, 3), "#ffffff", edge=0, wobble=0, detail=1)
    for k in range(7):
        x = 286 + k * 6
        canvas.fill(ellipse(x, 263 + 3 * (k % 2), 7, 4.6), ["#ffffff", "#b8e4ec"], form=0.6, radius=4, alpha=0.9,
            **LOOK)


def _bubbles(canvas: Canvas) -> None:
    random = dice(41)
    for _ in range(60):
        x, y = 20 + 570 * random.random(), 300 + 560 * random.random()
        if 500 < y < 780 and 30 < x < 580:
            continue
        r = 1.5 + 5 * random.random() ** 2
        canvas.fill(minus(ellipse(x, y, r), ellipse(x + 0.4, y + 0.4, r * 0.78)), "#c8fff8", alpha=0.7, edge=0,
            wobble=0, detail=0.8)
        canvas.fill(ellipse(x - r * 0.35, y - r * 0.35, r * 0.22), "#ffffff", alpha=0.9, edge=0, wobble=0, detail=0.8)
