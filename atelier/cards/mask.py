"""A grey crowd looks at us with one face; in front someone has lowered it, and beneath is only light."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.motifs import sculpt
from atelier.noise import dice
from atelier.paths import ellipse, placed, ribbon, smooth

CARD = Card(
    id="mask",
    palette="grey-plus-one",
    composition="crowd",
    setting="foggy plain",
    mood="courage",
    themes=("identity", "freedom", "secret"),
    hero="lowered mask",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=431,
    grading=dict(vignette=0.26, contrast=1.06, saturation=1.02, warm=0.02),
)

CRISP = dict(edge=0.12, wobble=0.3, detail=0.85)
FOG = "#aab0b4"
FACE = (296.0, 436.0)  # where a face should be
LAMP = ("page", *FACE)
GOLD = "#ffc45e"
# rows from far to near: height of the faces on the card, their size, the places across it, how much fog
ROWS = ((104, 0.34, (18, 78, 140, 204, 266, 330, 396, 458, 522, 584), 0.86),
    (150, 0.46, (-6, 76, 160, 246, 334, 420, 506, 592), 0.70), (212, 0.62, (32, 142, 254, 366, 476, 582), 0.50),
    (296, 0.82, (-16, 128, 452, 598), 0.28), (404, 1.06, (60, 540), 0.06))
MASK = (312, 704, 1.08, -13)  # where the lowered one hangs
HAND = (482, 802, 0.92, -70)  # the wrist behind it
SLEEVE = [(0, 24, 0), (0, 70, 0), (-26, 128, 0), (-80, 180, 0), (-150, 226, 0)]
SKIN = [(0, "#3c2226"), (0.28, "#74442f"), (0.55, "#b4734e"), (0.8, "#e6ac7c"), (1, "#ffdca4")]
COAT = [(0, "#14171e"), (0.35, "#2c313b"), (0.65, "#4c515a"), (0.88, "#847a68"), (1, "#d2aa6c")]
SKULL = [(0, -92), (38, -84), (62, -54), (68, -10), (62, 30), (50, 62), (28, 88), (0, 98), (-28, 88), (-50, 62),
    (-62, 30), (-68, -10), (-62, -54), (-38, -84)]


def draw(canvas: Canvas) -> None:
    """Fog, the rows from far to near, the one, the light."""
    canvas.set_light((-0.25, -0.8, 0.5), ambient="#23272e", key="#f2f4f4")
    canvas.sky([(0, "#c2c6c6"), (0.3, FOG), (0.7, "#6a7078"), (1, "#3c4148")], swirl=0.08)
    brush.background(canvas, radii=(30, 14, 7))
    random = dice(11)
    for r, (y, size, places, fog) in enumerate(ROWS):
        for k, x in enumerate(places):
            tilt = (random.random() - 0.5) * 7
            with canvas.at(x, y + 8 * (random.random() - 0.5), size * 0.94):
                _body(canvas, fog)
                with canvas.at(0, 0, 1, tilt):
                    _skull(canvas, fog)
                    _face(canvas, fog, (1 if x < FACE[0] else -1) * (r > 2), crack=(r, k) == (2, 1))
        canvas.fog(y - 40, y + 300, FOG, 0.16, r)
    _one(canvas)


def _toned(colour: str, fog: float) -> str:
    return mix(colour, FOG, fog)


def _body(canvas: Canvas, fog: float) -> None:
    """Shoulders in the same coat as everyone else's."""
    coat = smooth([(-34, 84), (-60, 108), (-112, 126), (-142, 158), (-152, 230), (-156, 400), (-158, 640, 1),
        (158, 640, 1), (156, 400), (152, 230), (142, 158), (112, 126), (60, 108), (34, 84)])
    tones = [_toned(c, fog) for c in ("#717982", "#4a5058", "#2e333a")]
    cloth = canvas.fill(coat, tones, gradient=((0, 84), (0, 360)), form=0.7 * (1 - 0.6 * fog), radius=36,
        shade=_toned("#262a31", fog), highlight=_toned("#8b939a", fog), rim=(_toned("#d8dce0", fog * 0.6), 2.4, 0.5),
        grain=0.22, texture=0.02, edge=0.2, wobble=0.4, detail=0.5)
    for side in (-1, 1):
        canvas.line([(side * 34, 92), (side * 30, 118), (side * 8, 150)], [2, 4, 3], _toned("#23272d", fog), 0.6,
            clip=cloth, wobble=0.2)
        canvas.line([(side * 92, 150), (side * 98, 230), (side * 92, 340)], [1, 4, 2], _toned("#23272d", fog), 0.4,
            clip=cloth, soft=1, rough=0)
    canvas.line([(0, 150), (1, 240), (0, 400)], [2, 2.6, 2], _toned("#23272d", fog), 0.6, clip=cloth, wobble=0.2)


def _skull(canvas: Canvas, fog: float) -> None:
    """A bald head and a neck behind the mask."""
    head = smooth([(0, -104), (44, -94), (72, -58), (76, -6), (66, 36), (42, 74), (36, 112), (-36, 112), (-42, 74),
        (-66, 36), (-76, -6), (-72, -58), (-44, -94)])
    canvas.fill(head, [_toned("#83898e", fog), _toned("#4c5258", fog)], form=0.8 * (1 - 0.6 * fog), radius=26,
        shade=_toned("#2e3238", fog), grain=0.2, texture=0.02, edge=0.2, wobble=0.3, detail=0.6)


def _face(canvas: Canvas, fog: float, warm: float = 0, crack: bool = False) -> None:
    """The face they all wear: shut lids, a straight nose, a straight mouth; origin between nose and eyes, 190 high."""
    mask = smooth(SKULL)
    ink = _toned("#2c3036", fog)
    if crack:
        canvas.glow(52, -20, 120, GOLD, 0.5, power=2)
        canvas.fill(placed(mask, 4, 1, 1.04), GOLD, soft=2, edge=0, alpha=0.9)
    canvas.shadow(mask, _toned("#1c2026", fog), 0, 4, 4, 0.5)
    rim = (_toned("#f4f4f0", fog * 0.6), 2.6, 0.6)
    plaster = canvas.fill(mask, [_toned("#d4d6d4", fog), _toned("#a8acae", fog)], gradient=((-30, -90), (30, 96)),
        form=0.75 * (1 - 0.5 * fog), radius=40, shade=_toned("#565c64", fog), highlight=_toned("#eef0ee", fog),
        rim=rim, grain=0.16, texture=0.015, **CRISP)
    soft = dict(clip=plaster, edge=0)
    for side in (-1, 1):
        canvas.fill(ellipse(side * 29, -8, 24, 17), _toned("#5c626a", fog), alpha=0.6, soft=6, **soft)  # sockets
        canvas.fill(smooth([(side * 10, -4), (side * 28, -16), (side * 48, -6), (side * 29, 4)]),
            [_toned("#dcdedc", fog), _toned("#9aa0a4", fog)], soft=1.2, **soft)
        canvas.line([(side * 9, -3), (side * 19, 4), (side * 32, 6), (side * 49, -3)], [1, 3.4, 3.6, 1], ink, 0.9,
            wobble=0.1, detail=0.9)
        canvas.line([(side * 10, -31), (side * 28, -38), (side * 52, -30)], [1.6, 5, 1.4], _toned("#6c7278", fog),
            0.6, soft=1.2, clip=plaster, rough=0)
        canvas.fill(ellipse(side * 38, 40, 18, 24), _toned("#7c8288", fog), alpha=0.4, soft=8, **soft)
    canvas.fill(smooth([(-6, -26), (6, -26), (8, 18), (16, 34), (0, 42), (-16, 34), (-8, 18)]),
        _toned("#f0f0ec", fog), alpha=0.6, soft=3, **soft)
    canvas.fill(smooth([(6, -22), (15, 12), (20, 32), (10, 40), (7, 14)]), _toned("#6c727a", fog), alpha=0.55,
        soft=2.4, **soft)
    canvas.line([(-15, 36), (-7, 41), (7, 41), (15, 36)], [1, 2.4, 2.4, 1], ink, 0.7, clip=plaster, wobble=0.1,
        detail=0.9)
    canvas.line([(-27, 61), (-10, 64), (10, 64), (27, 61)], [0.8, 2.8, 2.8, 0.8], ink, 0.9, clip=plaster, wobble=0.1,
        detail=0.9)
    canvas.fill(smooth([(-20, 66), (0, 68), (20, 66), (12, 76), (0, 78), (-12, 76)]), _toned("#7c8288", fog),
        alpha=0.4, soft=2, **soft)
    if warm:  # the light reaches the nearest
        canvas.fill(mask, GOLD, alpha=0.55 - fog, blend="soft", fade=((warm * 74, 24), (warm * -6, 0)), edge=0.05,
            wobble=0.3)
        canvas.fill(mask, GOLD, alpha=0.6 - fog, blend="screen", fade=((warm * 76, 30), (warm * 40, 22)), edge=0.05,
            wobble=0.3)


def _one(canvas: Canvas) -> None:
    """The one in front: hair, an oval of light, a coat, and an arm that brings the mask down."""
    x, y = FACE
    canvas.glow(x, y, 330, "#ffb84e", 0.5, power=1.8)
    lit = dict(light=LAMP)
    gold_rim = ("#ffe2a0", 4, 0.9, LAMP)
    coat = smooth([(x - 46, y + 108), (x - 84, y + 140), (x - 176, y + 176), (x - 232, y + 246), (x - 262, y + 380),
        (x - 280, 930, 1), (x + 288, 930, 1), (x + 268, y + 380), (x + 236, y + 246), (x + 180, y + 174),
        (x + 84, y + 140), (x + 46, y + 108)])
    canvas.shadow(coat, "#14171c", 0, -6, 16, 0.6)
    neck = smooth([(x - 40, y + 60), (x + 40, y + 60), (x + 44, y + 118), (x + 56, y + 140), (x, y + 156),
        (x - 56, y + 140), (x - 44, y + 118)])
    shirt = smooth([(x - 60, y + 116), (x - 30, y + 134), (x, y + 140), (x + 30, y + 134), (x + 60, y + 116),
        (x + 80, y + 200), (x + 10, y + 400, 1), (x - 80, y + 200)])
    cloth = canvas.fill(coat, ["#6c6e74", "#454a54", "#2a2e38"], gradient=((0, y + 110), (0, 900)), form=0.7,
        radius=60, shade="#1e222a", highlight="#b8925c", rim=gold_rim, grain=0.22, texture=0.02, **lit, **CRISP)
    canvas.fill(ellipse(x, y + 150, 170, 150), "#ffb24a", alpha=0.42, soft=46, clip=cloth, edge=0, blend="soft")
    canvas.fill(ellipse(x, y + 120, 130, 90), "#ffbe5c", alpha=0.35, soft=36, clip=cloth, edge=0, blend="screen")
    canvas.fill(neck, ["#ffdc92", "#d8924a", "#9a5a34"], form=0.4, radius=18, shade="#7a4a2e", texture=0.01,
        mottle=0.02, **lit, **CRISP)
    under = canvas.fill(shirt, ["#b8925c", "#6a6460", "#34383f"], form=0.5, radius=16, shade="#2a2c32",
        highlight="#ffd890", rim=gold_rim, texture=0.01, mottle=0.02, **lit, **CRISP)
    canvas.line([(x - 50, y + 132), (x, y + 154), (x + 50, y + 132)], [2, 3, 2], "#4a3c30", 0.6, clip=under,
        wobble=0.2)
    for side in (-1, 1):  # collar, lapels
        lapel = placed(smooth([(46, 104, 1), (78, 130, 1), (96, 172, 1), (74, 182, 1), (108, 204, 1), (70, 300),
            (4, 400, 1), (6, 300), (40, 190)]), x, y, 1, 0, side)
        canvas.shadow(lapel, "#14171c", side * 3, 8, 7, 0.55, clip=cloth)
        canvas.fill(lapel, ["#8e8474", "#565860", "#3a3e48"], gradient=((x + side * 40, y + 110),
            (x + side * 40, y + 400)), form=0.6, radius=14, shade="#22262e", highlight="#e0b46c",
            rim=("#ffe2a0", 2.6, 0.9, LAMP), grain=0.18, **lit, **CRISP)
    canvas.line([(x + 4, y + 396), (x + 5, 860), (x + 5, 910)], [2, 3, 3], "#191c22", 0.8, clip=cloth, wobble=0.2)
    _hair(canvas, x, y, behind=True)
    _light(canvas, x, y)
    _hair(canvas, x, y, behind=False)
    _lowered(canvas)


def _hair(canvas: Canvas, x: float, y: float, behind: bool) -> None:
    """Short brown hair round the light, a fringe before it; the light eats its edge."""
    random = dice(4)
    if behind:
        mass = smooth([(x - 2, y - 132), (x + 48, y - 122), (x + 84, y - 84), (x + 94, y - 26), (x + 88, y + 30),
            (x + 76, y + 66, 1), (x + 50, y + 50), (x - 50, y + 50), (x - 76, y + 66, 1), (x - 88, y + 30),
            (x - 94, y - 26), (x - 84, y - 84), (x - 50, y - 120)])
        canvas.shadow(mass, "#14171c", 0, 4, 10, 0.5)
        canvas.fill(mass, ["#5a3a22", "#3a2216"], form=0.7, radius=26, shade="#22140f", highlight="#a8703c",
            rim=("#8a94a0", 2, 0.5), grain=0.15, texture=0.01, **CRISP)
        for k in range(80):
            side, u = 1 - 2 * (k % 2), random.random()
            way = [(x + side * (2 + 12 * u), y - 130), (x + side * (62 + 18 * u), y - 104 + 14 * random.random()),
                (x + side * (78 + 15 * u), y - 40), (x + side * (72 + 16 * u), y + 50)]
            canvas.line(way, [0.5, 2.6, 2, 0.5], ("#2c1a12", "#7a4e2c", "#a8743c")[k % 3], 0.55, wobble=0.3,
                detail=0.8)
        for _ in range(70):  # stray hairs
            a = math.radians(-200 + 220 * random.random())
            px, py, n = x + 95 * math.cos(a), y - 26 + 108 * math.sin(a), 16 + 20 * random.random()
            side = 1 if math.cos(a) > 0 else -1
            t = a + 1.5 * side
            canvas.line([(px, py), (px + n * 0.6 * math.cos(t), py + n * 0.6 * math.sin(t)),
                (px + n * math.cos(t + 0.2 * side), py + n * math.sin(t + 0.2 * side))], [3, 2, 0.4],
                ("#5a3a22", "#3a2216")[int(2 * random.random())], 0.9, wobble=0.2, detail=0.7)
        return
    for side in (-1, 1):  # the ears of nobody are under it
        lock = ribbon([(x + side * 62, y - 70), (x + side * 80, y - 30), (x + side * 80, y + 20),
            (x + side * 70, y + 66)], [10, 32, 30, 3])
        canvas.fill(lock, ["#6a4428", "#4a2c1c"], form=0.8, radius=12, shade="#2a1810", highlight="#f0b868",
            light=LAMP, rim=("#ffdc90", 2.4, 0.9, LAMP), grain=0.12, **CRISP)
    fringe = smooth([(x - 80, y + 6, 1), (x - 92, y - 40), (x - 76, y - 96), (x - 30, y - 130), (x + 26, y - 132),
        (x + 72, y - 100), (x + 92, y - 44), (x + 80, y + 8, 1), (x + 66, y - 32), (x + 48, y - 58),
        (x + 34, y - 66, 1), (x + 22, y - 50), (x + 6, y - 42, 1), (x - 4, y - 54), (x - 14, y - 62, 1),
        (x - 30, y - 44), (x - 48, y - 34, 1), (x - 62, y - 30)])
    hair = canvas.fill(fringe, ["#5a3a22", "#7a4e2c"], gradient=((x, y - 130), (x, y - 40)), form=0.7, radius=22,
        shade="#2c1a10", highlight="#d89a50", light=LAMP, rim=("#ffdc90", 3, 0.95, LAMP), grain=0.12, texture=0.01,
        **CRISP)
    for k in range(110):
        u = -1 + 2 * random.random()
        way = [(x + 12 + u * 14, y - 130 + 6 * abs(u)), (x + u * 66, y - 100 + 26 * abs(u)),
            (x + u * 88 - 8, y - 50 + 50 * abs(u) * random.random())]
        canvas.line(way, [0.5, 2.4, 0.5], ("#2c1a12", "#9a6636", "#e0a858")[k % 3], 0.5, clip=hair, wobble=0.3,
            detail=0.8)


def _light(canvas: Canvas, x: float, y: float) -> None:
    canvas.fill(smooth([(x + px * 1.02, y + py * 1.02) for px, py in SKULL]), [(0, "#fffdf0"), (0.45, "#fff0b8"),
        (0.8, "#ffd275"), (1, "#ffb44a")], gradient=("r", (x, y - 4), 104), soft=3, edge=0, wobble=0, grain=0,
        texture=0, mottle=0, detail=0.9)
    canvas.glow(x, y, 200, "#ffc862", 0.5, power=1.6)


def _lowered(canvas: Canvas) -> None:
    """The arm comes up from the elbow; its hand has the mask by the edge: fingers before it, the thumb behind."""
    light = (-0.5, -0.72, 0.55)
    with canvas.at(*HAND):
        groups, places = sculpt.hand(curl=((14, 34, 24), (16, 36, 26), (18, 38, 28), (22, 40, 30)),
            splay=(-6, -1, 5, 12), thumb=((-16, -16, -4), (-42, -46, -12), (-54, -80, -20), (-50, -126, -26)),
            mirror=True, arm=80, wide=1.04, bulk=1.06, view=sculpt.turned(0, -14, 0))
        whole = sculpt.model(canvas, groups, 15, 5)
        before = sculpt.model(canvas, groups[:-1], 15, 5)
        sleeve = sculpt.model(canvas, [[(SLEEVE, (38, 44, 56, 74, 88))]], 4, 4)
        sculpt.cast_shadow(canvas, sleeve, "#0c0e14", -10, 16, 12, 0.6)
        sculpt.cast_shadow(canvas, whole, "#0c0e14", -6, 14, 9, 0.5)
        sculpt.lit(canvas, whole, SKIN, light, rim=("#ffe2a8", 1.6, 0.6), creases=0.9)
    with canvas.at(*MASK):
        canvas.shadow(smooth(SKULL), "#101318", -6, 14, 14, 0.65)
        _face(canvas, 0)
        canvas.fill(smooth([(-62, -20), (-58, -60), (-30, -90), (10, -94), (46, -78), (60, -50), (10, -64),
            (-30, -50)]), GOLD, alpha=0.45, soft=9, edge=0, blend="soft")
    front = canvas.mask(placed(smooth(SKULL), *MASK[:2], MASK[2], MASK[3]))
    sculpt.cast_shadow(canvas, before, "#2a1a18", -4, 9, 4, 0.55, clip=front)
    with canvas.at(*HAND):
        hand = sculpt.lit(canvas, before, SKIN, light, rim=("#ffe2a8", 1.6, 0.6), creases=0.9)
        sculpt.nails(canvas, places | {"nails": places["nails"][:4]}, hand, "#f2c09a")
        for joints in places["joints"]:
            for at, wide in ((joints[1], 8), (joints[2], 6)):
                canvas.line([(at[0] - wide, at[1] + 1), (at[0], at[1] - 1), (at[0] + wide, at[1] + 1)],
                    [0.3, 1.3, 0.3], "#6a3a2c", 0.35, clip=hand, wobble=0.2)
        hem = canvas.mask(smooth([(-80, 34), (0, 26), (80, 34), (400, 44, 1), (400, 500, 1), (-500, 500, 1),
            (-500, 44, 1)]))
        canvas.line([(-40, 28), (0, 20), (40, 28)], [8, 14, 8], "#2a1618", 0.55, clip=hand, soft=4, grain=0)
        arm = sculpt.lit(canvas, sleeve, COAT, light, rim=("#ffe2a0", 2.2, 0.6), clip=hem)
        canvas.line([(-40, 35), (0, 28), (40, 35)], [2, 4.4, 2], "#c8a46c", 0.6, clip=arm, wobble=0.1)
        canvas.line([(-50, 60), (0, 53), (50, 58)], [1, 1.8, 1], "#14171c", 0.6, clip=arm, wobble=0.2)
        for way in ([(-34, 96), (-8, 104), (20, 92)], [(-50, 150), (-20, 150), (14, 128)],
            [(34, 88), (16, 112), (-6, 124)]):
            canvas.line(way, [0.6, 10, 0.6], "#14171c", 0.5, soft=3.4, clip=arm, wobble=0.2, rough=0)
            canvas.line([(a - 2, b - 9) for a, b in way], [0.4, 6, 0.4], "#c8a46c", 0.25, soft=3, clip=arm,
                wobble=0.2, rough=0)
