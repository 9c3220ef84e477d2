"""Two people stand close, one forehead on the other's shoulder; nothing else."""

from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.motifs.profile import CROP, EAR, SIDE, moved
from atelier.paths import smooth, union
from atelier.sheets import backing, sheet

CARD = Card(
    id="shoulder",
    palette="linen",
    composition="close-up",
    setting="abstract",
    mood="tenderness",
    themes=("love", "friendship", "body"),
    hero="forehead on a shoulder",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=612,
    finish="paper",
)

HE = dict(x=182, y=132, size=1.06, turn=12)
SHE = dict(x=314, y=398, size=1.0, turn=-55, flip=-1)
FALL = (-0.5, 0.85)
KNOT = [(-72, 66), (-92, 58), (-116, 64), (-128, 86), (-122, 110), (-102, 122), (-82, 114), (-70, 96)]
LONG = [(82, 38), (70, 52), (62, 74), (44, 92), (22, 98), (6, 106), (-14, 118), (-36, 134), (-62, 152), (-80, 132),
    (-91, 104), (-93, 70), (-79, 33), (-48, 6), (-8, -5), (30, -2), (62, 14)]


def draw(canvas: Canvas) -> None:
    """Linen, the upright sheet, the bowed sheet over it."""
    backing(canvas, "#ddd4c3", 2)
    look = dict(fall=FALL, shade="#1a1016")
    he = [*moved(SIDE, **HE), (88, 340), (78, 374), (46, 406), (0, 434), (-44, 464), (-80, 520, 1), (-80, 980, 1),
        (402, 980, 1), (410, 860), (410, 740), (404, 640), (390, 560), (366, 500), (328, 458), (272, 426), (224, 402),
        (192, 380)]
    sheet(canvas, smooth(he), "#33506f", 5, lift=9, strength=0.45, **look)
    sheet(canvas, smooth(moved(CROP, **HE)), "#22354c", 7, lift=2, strength=0.4, **look)
    sheet(canvas, smooth(moved(EAR, **HE)), "#33506f", 8, lift=2, strength=0.5, **look)
    knot = smooth(moved(KNOT, **SHE))
    she = [*moved(SIDE, **SHE), (534, 474), (578, 512), (616, 570), (680, 640, 1), (680, 980, 1), (440, 980, 1),
        (432, 880), (436, 780), (446, 700), (462, 650), (470, 618)]
    sheet(canvas, smooth(she), "#cf9a3c", 9, lift=10, strength=0.5, **look)
    sheet(canvas, union(smooth(moved(LONG, **SHE)), knot), "#8a4f26", 11, lift=2.5, strength=0.4, **look)
    sheet(canvas, smooth(moved(EAR, **SHE)), "#cf9a3c", 12, lift=2, strength=0.45, **look)
    sleeve = [(600, 560), (566, 590), (548, 650), (536, 760), (528, 980, 1), (700, 980, 1), (700, 600)]
    sheet(canvas, smooth(sleeve), "#cf9a3c", 13, lift=4, strength=0.35, **look)
