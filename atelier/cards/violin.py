"""Under a green cloth lies a cracked violin; two surgeons, of whom we see gloves and shadows, sew it with red gut."""

from atelier import brush
from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.motifs import sculpt
from atelier.motifs.violin import violin
from atelier.paths import Points, along, smooth

CARD = Card(
    id="violin",
    palette="mint-coral",
    composition="top-down",
    setting="hospital",
    mood="tenderness",
    themes=("music", "body", "science", "healing"),
    hero="violin patient",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=305,
    grading=dict(contrast=1.06, vignette=0.34, warm=0.04, shadows="#17403c"),
)

DEEP = "#0e302e"
GLOVE = [(0, "#2c5a58"), (0.3, "#6fa39a"), (0.55, "#b4d4c8"), (0.8, "#e6f2e8"), (1, "#fffdf2")]
GOWN = [(0, "#06202c"), (0.35, "#123f50"), (0.65, "#23677a"), (1, "#7fb9c0")]
CRACK = [(-52, 96), (-40, 70), (-44, 52), (-26, 34), (-22, 14), (-16, -4), (-22, -26), (-15, -48), (-22, -70), (-16, -96)]
PLACE = (306, 478, 1.62, 24)


def draw(canvas: Canvas) -> None:
    """Paint the cloth and its opening, the patient, the shadows of two heads, the hands."""
    canvas.set_light((-0.42, -0.6, 0.62), ambient=DEEP, key="#fff6e0")
    _cloth(canvas)
    brush.background(canvas, radii=(20, 10, 5))
    with canvas.at(*PLACE):
        belly = violin(canvas)
        _crack(canvas, belly)
    _heads(canvas)
    canvas.glow(300, 440, 330, "#fff6d8", 0.3, power=1.6)
    _hands(canvas)


def _cloth(canvas: Canvas) -> None:
    canvas.sky([(0, "#6fb39e"), (0.45, "#4b927f"), (1, "#1f524c")], swirl=0.03, texture=0.0, focus=(300, 430, 560))
    for points, wide in (([(-20, 150), (120, 210), (180, 330)], 60), ([(620, 120), (520, 220), (470, 300)], 70),
        ([(-20, 560), (80, 560), (150, 600)], 54), ([(620, 640), (540, 640), (470, 620)], 64),
        ([(230, 920), (240, 830), (270, 770)], 60), ([(420, -20), (410, 60), (390, 120)], 54),
        ([(90, 920), (110, 800), (170, 720)], 44), ([(560, 930), (520, 820), (450, 740)], 56),
        ([(110, -20), (150, 80), (220, 150)], 54)):
        canvas.line(points, [wide, wide * 0.7, 6], "#143f3b", 0.4, soft=13, grain=0, rough=0)
        canvas.line([(x - 16, y - 20) for x, y in points], [wide * 0.6, wide * 0.4, 3], "#c4ecd8", 0.3, soft=11, grain=0, rough=0)
    opening = smooth([(300, 60), (400, 90), (470, 220), (500, 420), (480, 620), (400, 760), (290, 800), (180, 760),
        (110, 620), (96, 420), (140, 220), (210, 100)])
    canvas.fill(opening, "#0c2e2c", alpha=0.5, soft=9, edge=0)
    hem = canvas.fill(opening, ["#82c4ae", "#3f8674"], form=0.8, radius=20, grain=0.08, texture=0.01, edge=0.05)
    inner = smooth([(300 + (x - 300) * 0.92, 430 + (y - 430) * 0.945) for x, y in ((300, 60), (400, 90), (470, 220),
        (500, 420), (480, 620), (400, 760), (290, 800), (180, 760), (110, 620), (96, 420), (140, 220), (210, 100))])
    canvas.fill(inner, "#0c2e2c", alpha=0.55, soft=5, edge=0, clip=hem)
    canvas.fill(inner, [(0, "#fdf6e4"), (0.5, "#dfe8d6"), (1, "#92bcae")], gradient=("r", (280, 400), 390), grain=0.06,
        texture=0.01, edge=0.05, clip=hem)
    for points in ([(160, 300), (190, 420), (170, 560)], [(440, 300), (420, 430), (446, 560)], [(220, 720), (300, 700),
        (380, 720)], [(200, 170), (260, 200), (300, 160)]):
        canvas.line(points, [4, 26, 6], "#8fbcae", 0.4, soft=8, grain=0, rough=0)


def _crack(canvas: Canvas, belly) -> None:
    """The wound, half of it already sewn."""
    canvas.line([(x + 2, y + 2) for x, y in CRACK], [3, 7, 9, 8, 7, 4, 1], "#ffd89a", 0.8, clip=belly, wobble=0.2)
    canvas.line(CRACK, [2, 6, 8, 7, 6, 3, 0.6], "#2a0a08", 1, clip=belly, wobble=0.2, detail=0.95)
    for k, share in enumerate((0.05, 0.13, 0.21, 0.29, 0.37, 0.45)):
        x, y = along(CRACK, share)
        with canvas.at(x, y, 1, (24, -6, 20, 34, 22, 6)[k]):
            canvas.line([(-9, 1.4), (0, 0.6), (9, 3)], [1, 2, 1], "#3a0c08", 0.5, wobble=0)
            canvas.line([(-9, -1), (0, -2), (9, 1)], [1.2, 2.4, 1.2], "#d8342c", 1, wobble=0, detail=1)


def _heads(canvas: Canvas) -> None:
    """The shadows of the two who bend over it."""
    for points in (((-40, -60), (-30, 80), (60, 130), (130, 150), (150, 180), (140, 220), (142, 268), (168, 312),
        (216, 328), (264, 312), (290, 268), (290, 220), (282, 180), (300, 150), (350, 120), (400, 60), (410, -60)),
        ((150, 940), (166, 880), (226, 852), (258, 842), (252, 806), (260, 766), (290, 742), (326, 744), (352, 770),
        (356, 810), (346, 842), (380, 856), (430, 884), (450, 940))):
        canvas.fill(smooth(points), "#0b2a33", alpha=0.36, soft=7, edge=0, grain=0)


def _gloved(canvas: Canvas, sleeve: Points, radii: list, **pose) -> dict:
    """One hand in a glove and its sleeve, at the current place."""
    groups, places = sculpt.hand(arm=90, wide=1.05, bulk=1.08, **pose)
    form = sculpt.model(canvas, groups, 15, 5)
    arm = sculpt.model(canvas, [[(sleeve, radii)]], 4, 4)
    sculpt.cast_shadow(canvas, arm, DEEP, 16, 30, 14, 0.5)
    sculpt.cast_shadow(canvas, form, DEEP, 12, 22, 8, 0.55)
    mask = sculpt.lit(canvas, form, GLOVE, rim=("#fffef4", 1.6, 0.6), creases=0.9)
    for y, bend in ((12, 5), (20, -4), (29, 6)):
        canvas.line([(-30, y), (0, y + bend), (30, y - 2)], [0.4, 2.2, 0.4], "#5a9088", 0.6, clip=mask, wobble=0.3)
    hem = canvas.mask(smooth([(-60, 50), (0, 40), (60, 50), (400, 60, 1), (400, 400, 1), (-400, 400, 1), (-400, 60, 1)]))
    canvas.line([(-40, 45), (0, 35), (40, 45)], [6, 14, 6], "#0e302e", 0.5, clip=mask, soft=4, grain=0)
    cuff = sculpt.lit(canvas, arm, GOWN, rim=("#c8f4f0", 2, 0.5), clip=hem)
    canvas.line([(-44, 52), (0, 42), (44, 52)], [3, 5, 3], "#8fc8cc", 0.55, clip=cuff, wobble=0.1)
    for share in (0.3, 0.55, 0.78):
        x, y = along(sleeve, share)
        canvas.line([(x - 40, y - 12), (x, y + 8), (x + 42, y - 8)], [1, 7, 1], "#06202c", 0.4, clip=cuff, soft=2)
    return places


def _hands(canvas: Canvas) -> None:
    """One holds the neck like a patient's head; two others steady and sew."""
    rest = ((22, 24, 14), (20, 26, 14), (24, 28, 16), (28, 30, 18))
    with canvas.at(498, 36, 1.12, 216):
        _gloved(canvas, [(0, 20), (-14, 150), (-30, 280)], [30, 48, 60], curl=((34, 38, 20), (30, 36, 20),
            (34, 38, 22), (38, 40, 24)), splay=(-6, 0, 5, 11), view=sculpt.turned(0, 14, 0))
    with canvas.at(92, 742, 1.2, 44):
        _gloved(canvas, [(0, 20), (0, 150), (-10, 290)], [30, 48, 64], curl=rest, splay=(-14, -3, 9, 22), mirror=True,
            view=sculpt.turned(0, -6, 0))
    with canvas.at(452, 694, 1.24, -46):
        places = _gloved(canvas, [(0, 20), (8, 150), (26, 290)], [30, 48, 64], curl=((44, 44, 20), (46, 48, 26),
            (58, 56, 30), (66, 58, 30)), splay=(-4, 0, 4, 9), pinch=0, view=sculpt.turned(0, 34, 0))
        tip = places["tips"][0]
        start = canvas.matrix @ [tip[0] - 8, tip[1] - 3, 1]
    _needle(canvas, float(start[0]), float(start[1]))


def _needle(canvas: Canvas, x: float, y: float) -> None:
    with canvas.at(*PLACE):
        last = canvas.matrix @ [*along(CRACK, 0.45), 1]
    thread = [(float(last[0]), float(last[1])), ((x + last[0]) / 2 - 4, (y + last[1]) / 2 - 46), (x - 6, y - 4)]
    canvas.line([(a + 7, b + 12) for a, b in thread], [2, 3, 2], "#2a0a08", 0.35, soft=2)
    canvas.line(thread, 2.6, "#e03a30", 1, wobble=0, detail=1)
    canvas.line([(x + 1, y + 2), (x - 14, y - 8), (x - 32, y - 4), (x - 44, y + 14)], [3.4, 3.2, 2.6, 0.8], "#2c3a44", 1,
        wobble=0, detail=1)
