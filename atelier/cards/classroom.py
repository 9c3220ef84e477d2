"""Three very old pupils sit on children's chairs before a blackboard that has been wiped."""

import numpy as np

from atelier.canvas import Canvas
from atelier.clay import Clay, look
from atelier.clay_paint import Lamp, Surface, paint, pastel, person_surfaces
from atelier.colour import rgb
from atelier.matrix import Card
from atelier.motifs.figure import Face, Figure, Limb, figure
from atelier.motifs.grips import LAID, RELAXED
from atelier.noise import dice, smoothstep, value_noise
from atelier.paths import rect

CARD = Card(
    id="classroom",
    palette="moss",
    composition="silhouette",
    setting="classroom",
    mood="anticipation",
    themes=("school", "old-age", "memory"),
    hero="old pupils",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=142,
    grading=dict(contrast=1.06, vignette=0.2, shadows="#1c2a26"),
)

CHAIR = 30


def draw(canvas: Canvas) -> None:
    """Chalk on dark paper: the board, its ghost of a drawing, three backs."""
    canvas.set_light((0, -0.6, 0.5), ambient="#0f1a18", key="#f4f0dc")
    _board(canvas)
    clay = Clay()
    _pupils(clay)
    seen = look(clay, canvas.scale, (0, 330, 600, 900), eye=(300, 430, 1900), hollow=34, grit=0.7)
    surfaces = [*person_surfaces("#d9a88a", "#e2ddd0", "#7c5f4a", "#4c4640"),
        *person_surfaces("#c58f70", "#efeade", "#9b4a3f", "#5a3a3a"),
        *person_surfaces("#7b4e38", "#cfcac0", "#5a6f86", "#3c4450"), Surface("#b98a55", fleck=0.08)]
    paint(canvas, seen, surfaces, [Lamp((240, -160, -420), "#f6f4e2", 1.25, 0.16), Lamp((-700, 200, 500), "#9fb8b0",
        0.62, 0.2), Lamp((500, 400, 900), "#d8c8a0", 0.22, shadow=False)], "#56645e", "#3a3c38",
        rim=("#f6f3e0", 0.85, (0, -0.9, -0.2)))
    pastel(canvas, "#16211f", angle=58)


def _board(canvas: Canvas) -> None:
    h, w = canvas.picture.shape[:2]
    k = canvas.scale
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / k
    canvas.picture[:] = rgb("#131c1a")
    board = (np.minimum.reduce([xx - 34, 566 - xx, yy - 40, 560 - yy]) > 0).astype(np.float32)
    smear = value_noise(h, w, 90 * k, 5, 3) * 0.7
    for cx, cy, r0 in ((150, 620, 330), (330, 660, 420), (480, 610, 300)):  # sweeps of the sponge
        r = np.hypot(xx - cx, yy - cy) + 8 * value_noise(h, w, 70 * k, int(cx), 2)
        sweep = smoothstep(0, 26, r - r0) * smoothstep(r0 + 92, r0 + 52, r)
        smear = smear + sweep * (0.16 + 0.3 * value_noise(h, w, 5 * k, int(r0), 2, (1, 1)))
    glow = np.exp(-(((xx - 290) / 260) ** 2 + ((yy - 300) / 210) ** 2))
    chalk = np.clip(0.06 + glow * (0.10 + 0.62 * (smear - 0.25)), 0, 1) * board
    t = np.clip((xx - 96) / 300, 0, 1)  # one line begins, climbs, and stops
    line = 438 - 60 * t - 150 * t**3 + 5 * np.sin(xx / 31)
    shake = (value_noise(h, w, 14 * k, 8, 2) - 0.5) * 3
    on = smoothstep(94, 100, xx) * smoothstep(394, 388, xx)
    chalk = np.clip(chalk + np.exp(-(((yy - line + shake) / 3.1) ** 2)) * on, 0, 1)
    canvas.picture[:] += chalk[..., None] * (rgb("#eef0e0") - canvas.picture)
    for x, y, wide, high in ((20, 26, 560, 14), (20, 560, 560, 16), (20, 26, 14, 546), (566, 26, 14, 546)):
        canvas.fill(rect(x, y, wide, high), ["#8f6a42", "#5c4028"], edge=0.2, detail=1)
    random = dice(4)
    for x in (206, 240):
        canvas.fill(rect(x, 553, 22 + 8 * random.random(), 7, 3), "#f0eee0", edge=0.1, detail=1)


def _chair(clay: Clay, x: float, y: float) -> None:
    clay.place()
    clay.group()
    clay.box((x, y, -10), (56, 5, 46), 3, mat=CHAIR)
    for s in (-1, 1):
        clay.cone((x + s * 50, y - 92, 44), (x + s * 54, 915, 44), 5, 6, CHAIR, 2)
    clay.box((x, y - 78, 44), (50, 13, 3), 4, mat=CHAIR)
    clay.box((x, y - 38, 44), (50, 7, 3), 3, mat=CHAIR)


def _pupils(clay: Clay) -> None:
    """Backs to us, each bent in its own way; one looks aside."""
    h = 86
    figure(clay, Figure((120, 746, -20), h, Face(age=0.95, hair="bald", nose=1.0), pelvis=(184, -6, 0),
        chest=(186, 24, 3), gaze=(176, 34, 4), hunch=1.0, stout=0.6,
        left=Limb((160, 716, -120), (1, 0.4, 0.3), pose=LAID), right=Limb((80, 716, -120), (-1, 0.4, 0.3), pose=LAID),
        left_foot=Limb((164, 900, -110), (0.5, -0.6, -1), (0.2, 0, -1)),
        right_foot=Limb((76, 900, -110), (-0.5, -0.6, -1), (-0.2, 0, -1))))
    clay.place()
    figure(clay, Figure((306, 762, -10), 78, Face(age=1.0, hair="bun", nose=0.9), pelvis=(178, -4, 0),
        chest=(172, 38, -4), gaze=(168, 46, -6), hunch=1.3, narrow=0.5, stout=0.2,
        left=Limb((352, 730, -90), (1, 0.4, 0.3), pose=LAID), right=Limb((250, 730, -90), (-1, 0.4, 0.3), pose=LAID),
        skirt=90, left_foot=Limb((330, 900, -90), (0.2, -0.6, -1), (0, 0, -1)),
        right_foot=Limb((284, 900, -90), (-0.2, -0.6, -1), (0, 0, -1))), 10)
    clay.place()
    figure(clay, Figure((486, 742, -20), h, Face(age=0.9, hair="crop", nose=1.0, eyes=0.6), pelvis=(176, -2, 0),
        chest=(170, 20, -3), gaze=(262, 14, 0), hunch=0.9, left=Limb((524, 724, -120), (1, 0.4, 0.3), pose=RELAXED),
        right=Limb((448, 724, -120), (-1, 0.4, 0.3), pose=LAID), left_foot=Limb((530, 900, -110), (0.5, -0.6, -1),
        (0.2, 0, -1)), right_foot=Limb((446, 900, -110), (-0.5, -0.6, -1), (-0.2, 0, -1))), 20)
    for x, y in ((120, 790), (306, 796), (486, 788)):
        _chair(clay, x, y)
