"""An empty swing, hung from somewhere beyond the sky, stands at its highest over hills in mist."""

from atelier.canvas import Canvas
from atelier.matrix import Card
from atelier.paths import poly, ribbon, smooth

CARD = Card(
    id="dream",
    palette="pastel-dawn",
    composition="diagonal",
    setting="sky",
    mood="longing",
    themes=("childhood", "freedom", "dreams", "memory"),
    hero="empty swing",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=27,
    finish="gouache",
    grading=dict(tones=22, dry=0.35),
)

FLAT = dict(grain=0, texture=0, mottle=0)
ROPES = (((40, -60), (182, 210), (350, 520)), ((116, -60), (262, 190), (446, 474)))
BOARD = [(326, 524), (466, 458), (484, 472), (344, 540)]
HILLS = (([(-160, 700), (40, 664), (180, 690), (330, 676), (470, 640), (600, 668), (760, 650)], "#dcc3c6"),
    ([(-160, 700), (20, 716), (150, 744), (300, 738), (420, 748), (560, 712), (760, 700)], "#b3a4bb"),
    ([(-160, 760), (60, 770), (170, 758), (300, 802), (430, 822), (600, 800), (760, 806)], "#7f7f9f"),
    ([(-160, 850), (40, 874), (240, 884), (420, 862), (540, 826), (640, 838), (760, 850)], "#4f5679"))


def draw(canvas: Canvas) -> None:
    """The dawn, hills sinking into mist, the swing."""
    canvas.set_light((-0.6, -0.6, 0.5), ambient="#4a4468", key="#fff0d8")
    canvas.sky([(0, "#7f97bd"), (0.3, "#b3b3cf"), (0.55, "#efc9b8"), (0.72, "#fbe3c6"), (1, "#fbe9d6")], swirl=0.015,
        texture=0.012)
    _hills(canvas)
    _swing(canvas)


def _hills(canvas: Canvas) -> None:
    for crest, colour in HILLS:
        hill = smooth([*crest, (760, 1100, 1), (-160, 1100, 1)])
        low = min(y for _, y in crest)
        canvas.fill(hill, [colour, "#f6e2d2"], gradient=((0, low), (0, low + 190)), edge=0.15, wobble=0.5, detail=0.4,
            **FLAT)


def _swing(canvas: Canvas) -> None:
    look = dict(edge=0.05, wobble=0, detail=0.95, **FLAT)
    for rope in ROPES:
        canvas.fill(ribbon(list(rope), [4, 4.4, 5]), "#5d5068", **look)
    for (_, _, (x, y)) in ROPES:
        canvas.fill(ribbon([(x - 8, y - 4), (x + 4, y + 18), (x + 2, y + 26)], [5, 6, 3]), "#463a52", **look)
    canvas.fill(poly(BOARD), ["#d8604a", "#b8402f"], **look)
    (x2, y2), (x0, y0) = BOARD[2:]
    canvas.fill(poly([(x0, y0), (x2, y2), (x2, y2 + 9), (x0, y0 + 9)]), "#7a2a30", **look)
    canvas.fill(poly([BOARD[0], BOARD[3], (x0, y0 + 9), (BOARD[0][0], BOARD[0][1] + 9)]), "#5c2028", **look)
