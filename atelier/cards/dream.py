"""An empty swing, hung from somewhere beyond the sky, stands at its highest over hills in mist."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, ramp, rgb
from atelier.matrix import Card
from atelier.noise import smoothstep, value_noise
from atelier.paths import along, ellipse, poly, ribbon

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
    grading=dict(vignette=0.3, contrast=1.1, saturation=1.1, warm=0.04, shadows="#2a2c5c"),
)

FLAT = dict(grain=0, texture=0, mottle=0)
SUN = (150, 610)  # where the morning is brightest, behind the farthest hills
ROPES = (((40, -60), (182, 206), (350, 520)), ((116, -60), (262, 187), (446, 474)))
BOARD = [(318, 526), (466, 452), (492, 470), (344, 546)]
THICK = 15
# how high each crest runs, how steep, how hilly, its shade, its light
HILLS = ((640, 0.02, 20, "#b7a3bd", "#f6cfae"), (676, -0.05, 34, "#9487ab", "#f0b996"),
    (724, 0.06, 42, "#6f6b95", "#dd9c86"), (786, -0.07, 46, "#4b4f7c", "#b87f7e"),
    (846, 0.05, 40, "#2e3660", "#83617a"))


def draw(canvas: Canvas) -> None:
    """The dawn, hills sinking into mist, the swing."""
    canvas.set_light((-0.75, -0.25, 0.5), ambient="#3a3560", key="#ffe6bc")
    _sky(canvas)
    _hills(canvas)
    canvas.detail[:] = 0.25
    brush.background(canvas, (26, 14, 8, 4), impasto=0.055)
    _swing(canvas)


def _grid(canvas: Canvas) -> tuple[Array, Array]:
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width].astype(np.float32) / canvas.scale
    return xx, yy


def _sky(canvas: Canvas) -> None:
    """From night's last blue to warm light, in long drifting veils."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    xx, yy = _grid(canvas)
    drift = value_noise(h, w, 240 * s, 4, 4, (2.4, 1)) - 0.5
    veil = value_noise(h, w, 120 * s, 9, 4, (4.5, 1)) - 0.5
    tones = ramp([(0, "#3c5590"), (0.25, "#6f82b6"), (0.48, "#a99bc0"), (0.66, "#e6b0a4"), (0.82, "#fbd3a0"),
        (1, "#fde3b4")])
    high = (yy + 0.12 * xx) / 700 + drift * 0.2 + veil * 0.07
    image = tones[np.clip(high * 511, 0, 511).astype(np.int32)]
    near = np.exp(-np.hypot((xx - SUN[0]) / 330, (yy - SUN[1]) / 190) ** 2)[..., None]
    image = image + (rgb("#fff3cf") - image) * near * 0.6
    streak = smoothstep(0.08, 0.3, veil) * smoothstep(80, 420, yy)
    canvas.picture[:] = image + (rgb("#ffe3c0") - image) * (streak * 0.38)[..., None]


def _hills(canvas: Canvas) -> None:
    """Each ridge lit from the left, its spurs turned away in shade, its foot lost in mist."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    xx, yy = _grid(canvas)
    for k, (top, tilt, hilly, shade, light) in enumerate(HILLS):
        wave = lambda x, k=k: (np.sin(x / (86 + 9 * k) + 2.1 * k) + 0.45 * np.sin(x / (37 + 5 * k) + 4.7 * k + 1)
            + 0.14 * np.sin(x / 15 + k))
        down = yy - top - tilt * (xx - 300) + 0.5 * hilly * wave(xx)
        bend = xx - 0.55 * down - 16 * np.sin(down / 34 + k)  # spurs run down towards us, away from the light
        spur = wave(bend) - wave(bend + 12)
        fold = value_noise(h, w, 90 * s, 70 + k, 3, (1.6, 1)) - 0.5
        lit = np.clip(0.4 - 0.9 * spur * smoothstep(170, 0, down) + 0.5 * fold - 0.16 * (xx - SUN[0]) / 300, 0, 1)
        lit = np.clip(lit + 0.4 * smoothstep(16, 0, down) * smoothstep(0.05, 0.4, lit), 0, 1)
        hill = rgb(shade) + (rgb(light) - rgb(shade)) * lit[..., None]
        murk = value_noise(h, w, 130 * s, 90 + k, 3, (3.5, 1)) - 0.5
        mist = smoothstep(4, 84 + 8 * k, down + 60 * murk) * (0.9 - 0.1 * k)
        cool = smoothstep(-120, 420, xx - SUN[0] + 50 * k)[..., None]
        warm = rgb("#ffdcb4") + (rgb("#b9a6c6") - rgb("#ffdcb4")) * cool
        hill = hill + (warm - hill) * np.clip(mist, 0, 1)[..., None]
        edge = smoothstep(-1.2 - 0.6 * (4 - k), 1.4, down)[..., None]
        canvas.picture[:] = canvas.picture + (hill - canvas.picture) * edge


def _swing(canvas: Canvas) -> None:
    crisp = dict(edge=0.05, wobble=0, grain=0.14, texture=0.01, detail=0.95)
    for rope in ROPES:
        _rope(canvas, list(rope))
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = BOARD
    canvas.fill(poly([(x3, y3), (x2, y2), (x2, y2 + THICK), (x3, y3 + THICK)]), ["#8e2c2e", "#4c1a30"],
        gradient=((x3, y3), (x2, y2 + THICK)), form=0.3, radius=5, **crisp)
    canvas.fill(poly([(x0, y0), (x3, y3), (x3, y3 + THICK), (x0, y0 + THICK)]), ["#e07a4e", "#a03c34"],
        form=0.4, radius=6, **crisp)
    seat = canvas.fill(poly(BOARD), [(0, "#f58a5c"), (0.45, "#dc4e38"), (1, "#a8302f")],
        gradient=((x0, y0), (x2, y2)), form=0.5, radius=9, rim=("#ffe0b0", 2, 0.9), **crisp)
    for k, t in enumerate((0.22, 0.4, 0.6, 0.8)):  # the wood's grain, worn pale where one sits
        a, b = (x0 + (x3 - x0) * t, y0 + (y3 - y0) * t), (x1 + (x2 - x1) * t, y1 + (y2 - y1) * t)
        canvas.line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 1.4 * (-1) ** k), b], [0.5, 1.6, 0.5], "#8c2a2c", 0.5,
            clip=seat, detail=0.9, **FLAT)
    canvas.line([(370, 520), (404, 504), (440, 486)], [2, 15, 2], "#ffb488", 0.45, soft=4, clip=seat, detail=0.8,
        **FLAT)
    for _, _, (x, y) in ROPES:  # its shadow on the board, the hole, the knot below
        canvas.line([(x + 1, y + 2), (x + 14, y + 5), (x + 26, y + 7)], [4, 5, 2], "#5c1c2c", 0.6, soft=1.6,
            clip=seat, detail=0.8, **FLAT)
        canvas.fill(ellipse(x + 1, y + 1, 5.4, 3.4, -26), "#5a1a28", alpha=0.85, clip=seat, **crisp)
    for x, y in ((356, 556), (456, 505)):
        canvas.line([(x + 1, y + 3), (x + 3, y + 10), (x + 2, y + 20)], [4, 4.6, 3], ["#c49c7c", "#7a5a5c"], 1,
            wobble=0, detail=0.9)
        canvas.fill(ellipse(x, y, 6, 5, -20), ["#dcb890", "#6a4450"], gradient=((x - 4, y - 4), (x + 4, y + 5)),
            form=0.6, radius=4, **crisp)


def _rope(canvas: Canvas, points: list) -> None:
    """Three strands laid round each other, lit from the left."""
    crisp = dict(edge=0.04, wobble=0, grain=0.1, texture=0, detail=0.95)
    rope = canvas.fill(ribbon(points, [6.4, 7, 7.6]), ["#e2c7a4", "#a07c74"], gradient=((60, 0), (80, -6)), form=0.9,
        radius=4, shade="#4a3a58", highlight="#fff0d0", **crisp)
    turns = 74
    for k in range(turns):
        t = (k + 0.5) / turns
        (xa, ya), (xb, yb) = along(points, max(0, t - 0.006)), along(points, min(1, t + 0.006))
        d = math.hypot(xb - xa, yb - ya) + 1e-6
        ux, uy, x, y = (xb - xa) / d, (yb - ya) / d, (xa + xb) / 2, (ya + yb) / 2
        canvas.line([(x - uy * 4 - ux * 3, y + ux * 4 - uy * 3), (x + uy * 4 + ux * 3, y - ux * 4 + uy * 3)],
            [0.7, 1.7, 0.7], "#5e4656", 0.75, clip=rope, wobble=0, detail=0.9)
