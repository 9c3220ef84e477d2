"""A grey crowd looks at us with one face; in front someone has lowered it, and beneath is only light."""

import numpy as np

from atelier import brush
from atelier.bodies.hand import Build, Hand, forearm, frame_of, hand
from atelier.bodies.scene import Scene, look, turned, unit
from atelier.bodies.skin import Lamp, Stuff, body_stuff, paint
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import ellipse, placed, smooth

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
MASK = (286, 704, 1.08, -13)  # where the lowered one hangs
GRIP = Hand((4, 6, 9, 14), (16, 18, 22, 26), (12, 14, 16, 18), (5, 1, -3, -8), (30, 46, 0), (16, 20))
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
                    _face(canvas, fog, (1 if x < FACE[0] else -1) * (r > 2), crack=(r, k) == (1, 5))
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
        canvas.glow(-66, -6, 110, GOLD, 0.5, power=2)
        canvas.fill(placed(mask, -5, 2, 1.01), GOLD, soft=1.6, edge=0, alpha=0.9)
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
        (x - 280, 930, 1), (x + 296, 930, 1), (x + 276, y + 380), (x + 236, y + 246), (x + 180, y + 174),
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
    for side in (-1, 1):  # where the arms hang free of the body
        way = [(x + side * 172, y + 262), (x + side * 184, y + 330), (x + side * 196, y + 420), (x + side * 200, 930)]
        canvas.line(way, [1, 12, 16, 16], "#12151b", 0.55, clip=cloth, soft=5, rough=0)
        canvas.line([(px + side * 16, py + 4) for px, py in way], [1, 10, 12, 8], "#c09a64", 0.16, clip=cloth,
            soft=6, rough=0)
    _hair(canvas, x, y, behind=True)
    _light(canvas, x, y)
    _hair(canvas, x, y, behind=False)
    canvas.glow(x, y - 6, 118, "#ffce70", 0.5, power=1.4)
    _lowered(canvas)


def _strand(x: float, y: float, side: int, u: float, random) -> list:
    """A hair from the parting round the head and down: u is 0 at the crown, 1 at the edge of the face."""
    shake = lambda n: n * (random.random() - 0.5)
    part = x - 16 + 10 * (1 - u)
    low = y + 60 + shake(40) + 10 * (1 - u)
    return [(part + side * 3, y - 132 + 46 * u), (part + side * (38 + shake(10)), y - 134 + 40 * u + shake(8)),
        (x + side * (80 - 20 * u + shake(10)), y - 90 + 36 * u + shake(10)),
        (x + side * (97 - 26 * u + shake(12)), y - 34 + 18 * u + shake(10)),
        (x + side * (98 - 25 * u + shake(14)), y + 18 + shake(12)), (x + side * (90 - 18 * u + shake(10)), low - 18),
        (x + side * (80 - 14 * u + shake(14)), low)]


def _hair(canvas: Canvas, x: float, y: float, behind: bool) -> None:
    """Loose brown hair parted off the middle; the light spills over what hangs before it."""
    random = dice(4)
    if behind:
        mass = smooth([(x - 6, y - 134), (x + 48, y - 126), (x + 86, y - 90), (x + 100, y - 30), (x + 100, y + 24),
            (x + 84, y + 64), (x + 56, y + 56), (x, y + 40), (x - 56, y + 56), (x - 84, y + 64), (x - 100, y + 24),
            (x - 100, y - 30), (x - 88, y - 88), (x - 52, y - 124)])
        canvas.shadow(mass, "#14171c", 0, 6, 12, 0.5)
        canvas.fill(mass, ["#4a3020", "#2a1912"], form=0.5, radius=34, shade="#1c120e", highlight="#6a4830", soft=3,
            grain=0.1, texture=0, **CRISP)
        tones, shares = ("#241610", "#33201a", "#482e20", "#5e4028"), (0.0, 0.66)
    else:
        tones, shares = ("#4a2c18", "#633c20", "#7e4f2a", "#a06c3a"), (0.6, 1.0)
    for k in range(190 if behind else 130):
        u = shares[0] + (shares[1] - shares[0]) * (k / (190 if behind else 130)) ** (1 if behind else 0.8)
        way = _strand(x, y, 1 - 2 * (k % 2), u + 0.04 * (random.random() - 0.5), random)
        wide = 2 + 5 * random.random() ** 2
        tone = mix(tones[int(4 * random.random() ** 1.3)], "#ffca6e", 0.8 * max(0, u - 0.72) / 0.28 * random.random())
        canvas.line(way, [0.6, wide, wide * 1.1, wide, wide * 0.9, wide * 0.5, 0.2], tone, 0.8, wobble=0.2,
            grain=0.05, texture=0, detail=0.8)


def _light(canvas: Canvas, x: float, y: float) -> None:
    canvas.fill(smooth([(x + px * 1.02, y + py * 1.02) for px, py in SKULL]), [(0, "#fffdf0"), (0.45, "#fff0b8"),
        (0.8, "#ffd275"), (1, "#ffb44a")], gradient=("r", (x, y - 4), 104), soft=3, edge=0, wobble=0, grain=0,
        texture=0, mottle=0, detail=0.9)
    canvas.glow(x, y, 200, "#ffc862", 0.5, power=1.6)


def _lowered(canvas: Canvas) -> None:
    """The upper arm hangs inside the coat, the forearm comes up from the elbow; fingers before the mask, the thumb behind."""
    wrist, fingers = np.array([464.0, 806.0, 26.0]), unit([-0.88, -0.47, 0.04])
    frame = frame_of(fingers, np.array([-0.1, -0.42, 0.9]), left=True)
    sleeve = smooth([(494, 780, 1), (516, 804), (544, 840), (568, 884), (580, 930, 1), (450, 930, 1), (460, 900),
        (454, 870), (444, 850), (434, 834, 1), (458, 816), (478, 798)])
    with canvas.at(*MASK):
        canvas.shadow(smooth(SKULL), "#101318", -6, 14, 14, 0.65)
        _face(canvas, 0)
        canvas.fill(smooth([(-62, -20), (-58, -60), (-30, -90), (10, -94), (46, -78), (60, -50), (10, -64),
            (-30, -50)]), GOLD, alpha=0.45, soft=9, edge=0, blend="soft")
    scene = Scene()
    arm = forearm(scene, np.array([516.0, 884.0, 10.0]), wrist, frame[:, 1], 25)
    places = hand(scene, wrist, frame, 180, GRIP, Build(0.1, 0.2, 0), 0, arm)
    front = canvas.mask(placed(smooth(SKULL), *MASK[:2], MASK[2], MASK[3]))
    for tip, root in zip(places["tips"][1:], places["knuckles"], strict=True):
        canvas.line([root[:2] + (-4, 12), tip[:2] + (-5, 11)], [17, 13], "#241614", 0.6, clip=front, soft=4, rough=0)
    scene.place()
    scene.group()
    scene.ball((MASK[0], MASK[1], -24), (70, 102, 24), turned(0, 0, MASK[3]), 5)
    seen = look(scene, canvas.scale, (220, 640, 600, 900), eye=(300, 450, 1800))
    paint(canvas, seen, [*body_stuff("#bf987e"), Stuff("#888888")], [Lamp((240, 380, 420), "#ffdcae", 1.1, 0.08)],
        "#6a7078", "#3a3634", detail=0.85, lost=0.3, only=(0, 3))
    canvas.shadow(sleeve, "#0c0e14", -8, 4, 9, 0.65)
    cloth = canvas.fill(sleeve, ["#5a5a5e", "#343842", "#262a33"], gradient=((470, 780), (520, 930)), form=0.8,
        radius=44, shade="#181b22", highlight="#a88656", light=LAMP, rim=("#ffe2a0", 2.4, 0.6, LAMP), grain=0.2,
        texture=0.02, **CRISP)
    for way in ([(548, 856), (522, 868), (486, 866)], [(560, 890), (530, 894), (500, 886)],
        [(520, 826), (500, 846), (470, 852)]):
        canvas.line(way, [0.6, 11, 0.6], "#12151b", 0.5, clip=cloth, soft=4, rough=0)
        canvas.line([(px - 1, py - 10) for px, py in way], [0.6, 6, 0.6], "#c8a46c", 0.2, clip=cloth, soft=3, rough=0)
    canvas.line([(502, 790), (484, 810), (464, 828), (442, 846)], [1, 1.6, 1.6, 1], "#14171c", 0.5, clip=cloth,
        wobble=0.2)
