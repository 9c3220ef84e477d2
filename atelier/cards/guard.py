"""After closing time a museum guard holds a marble figure from behind, his face hidden against its back."""

import cv2
import numpy as np

from atelier import brush
from atelier.bodies.faces import Head
from atelier.bodies.hand import OLD, hand
from atelier.bodies.head import head
from atelier.bodies.scene import Scene, look, turned, unit
from atelier.bodies.skin import Lamp, Stuff, body_stuff, paint
from atelier.canvas import Canvas
from atelier.colour import ramp, rgb
from atelier.matrix import Card
from atelier.motifs.grips import Hand, frame_of
from atelier.noise import blur, smoothstep, value_noise
from atelier.paths import ellipse, minus, poly, rect, ribbon, union

CARD = Card(
    id="guard",
    palette="rose-bone",
    composition="interior",
    setting="museum hall",
    mood="tenderness",
    themes=("work", "body", "loneliness"),
    hero="held statue",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=408,
    grading=dict(vignette=0.32, contrast=1.08, saturation=1.06, warm=0.04, shadows="#2a1838"),
)

FLAT = dict(grain=0, texture=0, mottle=0)
FLOOR = 782
WINDOW = (110, 140, 530, 890)  # where the two of them are
MARBLE, SKIN, JACKET, TROUSERS, SHOE, SHIRT = 0, 5, 10, 11, 12, 13
STONE = Stuff("#e9ddd0", flesh=0.25, gloss=0.1, fleck=0.03)
STUFF = [*[STONE] * 5, Stuff("#c9a08a", flesh=0.55, gloss=0.04, fleck=0.03), *body_stuff("#c9a08a", "#aaa5a4")[1:],
    Stuff("#494358", fleck=0.05, weave=0.03), Stuff("#332d3c", fleck=0.05, weave=0.03), Stuff("#221c22", gloss=0.25),
    Stuff("#e4dad0", fleck=0.03)]
LAMPS = [Lamp((-420, -320, 640), "#ffe0b4", 1.02), Lamp((900, 200, 200), "#b87a78", 0.14, shadow=False)]
HER, HIS = 80, 77
HOLD = Hand((16, 18, 20, 24), (30, 32, 34, 36), (16, 18, 20, 22), (6, 1, -4, -10), (42, 20, 0), (12, 16))


def draw(canvas: Canvas) -> None:
    """The hall with the window's light on its wall, the two of them, their shadow, his keys."""
    _hall(canvas)
    scene = Scene()
    _statue(scene)
    him = _man(scene)
    seen = look(scene, canvas.scale, WINDOW, hollow=24, sharp=0.85)
    _shadows(canvas, seen.cover)
    brush.background(canvas, (22, 11, 6, 3), impasto=0.07)
    paint(canvas, seen, STUFF, LAMPS, "#716f92", "#6a4a54", [him], detail=0.6, lost=0.5, strokes=0.85)
    canvas.line([(229, 250), (246, 251.4), (263, 248)], [1, 6, 2], "#a58d88", 0.9, soft=1.8, detail=0.6, **FLAT)
    _keys(canvas)


def _hall(canvas: Canvas) -> None:
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    slow = value_noise(h, w, 200 * s, 5, 3) - 0.5
    wall = ramp([(0, "#3a1c30"), (0.35, "#5c2c42"), (0.7, "#8a4654"), (1, "#a86460")])
    near = np.exp(-np.hypot((xx - 230) / 330, (yy - 330) / 420) ** 2)
    image = wall[np.clip((0.14 + 0.62 * near + 0.3 * slow) * 511, 0, 511).astype(np.int32)]
    floor = ramp([(0, "#4a2a3a"), (0.5, "#7c4c50"), (1, "#a97466")])
    lit = 0.3 + 0.45 * np.exp(-(((xx - 180) / 280) ** 2)) + 0.3 * slow - 0.3 * smoothstep(FLOOR + 20, 900, yy)
    image = np.where((yy < FLOOR)[..., None], image, floor[np.clip(lit * 511, 0, 511).astype(np.int32)])
    canvas.picture[:] = image
    canvas.fill(rect(-20, FLOOR - 26, 640, 27), ["#4a2436", "#2e1526"], alpha=0.8, edge=0.1, detail=0.3, **FLAT)
    canvas.line([(-20, FLOOR - 26), (300, FLOOR - 26), (620, FLOOR - 26)], [2, 2.4, 1.4], "#b0706c", 0.6, detail=0.3,
        **FLAT)
    for x in (386, 460, 534):
        for y in (28, 140, 252):
            up = (x - 386) * 0.34
            pane = poly([(x, y + up), (x + 66, y + up + 22), (x + 66, y + up + 124), (x, y + up + 102)])
            canvas.fill(pane, ["#ffd9a4", "#f0a878"], alpha=0.78, edge=0.1, soft=2.6, detail=0.3, **FLAT)


def _shadows(canvas: Canvas, cover: np.ndarray) -> None:
    """What they keep from the wall, to the right and lower, and from the floor."""
    s = canvas.scale
    x0, y0, x1, y1 = (round(v * s) for v in WINDOW)
    whole = np.zeros((canvas.height, canvas.width), np.float32)
    whole[y0:y1, x0:x1] = cv2.resize(np.ascontiguousarray(cover), (x1 - x0, y1 - y0))
    move = np.float32([[1, 0, 74 * s], [0, 1, 30 * s]])
    cast = blur(cv2.warpAffine(whole, move, (canvas.width, canvas.height)), 9 * s)
    cast[round(FLOOR * s):] = 0
    canvas.picture *= 1 - (cast * 0.55)[..., None] * (1 - rgb("#4a2a4a"))
    for x, y, r, k in ((250, 862, 130, 20), (430, 852, 120, 13), (520, 850, 130, 12)):
        canvas.fill(ellipse(x + 30, y, r, k), "#251022", alpha=0.5, soft=9, **FLAT)


def _statue(scene: Scene) -> None:
    """Armless, her weight on one leg, a cloth knotted low about the hips; she looks away."""
    root, frame = np.array([238.0, 264.0, 0.0]), turned(-118, 0, 3)
    scene.place(root, frame, HER)
    body = scene.group()
    b = dict(mat=MARBLE)
    scene.cone((0, 0.10, -0.06), (0, -0.5, 0.02), 0.24, 0.19, blend=0.2, **b)
    scene.ball((0, 0.74, 0), (0.56, 0.74, 0.42), blend=0.3, **b)
    for x in (-1, 1):
        scene.cone((x * 0.08, 0.0, -0.10), (x * 0.62, 0.25, -0.05), 0.15, 0.19, blend=0.24, **b)
        scene.ball((x * 0.23, 0.82, 0.36), (0.22, 0.23, 0.20), blend=0.14, **b)
        scene.ball((x * 0.30, 0.60, -0.34), (0.22, 0.34, 0.11), blend=0.2, **b)
    scene.ball((0, 1.45, 0), (0.45, 0.5, 0.35), blend=0.3, **b)
    scene.ball((0, 2.05, 0), (0.62, 0.58, 0.46), blend=0.3, **b)
    for x in (-1, 1):
        scene.ball((x * 0.27, 2.22, -0.26), (0.36, 0.38, 0.34), blend=0.2, **b)
    scene.chain([(0, 0.4, -0.50), (0, 1.0, -0.51), (0, 1.6, -0.42)], [0.02, 0.03, 0.02], blend=0.2, cut=1, **b)
    for x in (-1, 1):
        scene.group(body, 0.18)
        scene.cone((x * 0.64, 0.30, -0.04), (x * 0.74, 1.2, 0.0), 0.205, 0.17, blend=0.1, **b)
        scene.half((x * 0.7, 0.84, 0), (x * 0.3, -1, 0.2), blend=0.02, cut=1, **b)
    _drapery(scene)
    scene.place()
    head(scene, root + turned(-122) @ np.array([0, -0.70, 0.12]) * HER, turned(-122, 10, 0), HER,
        Head(age=22, hair="bun", eyes=0, brows=0, nape=0, whorl=(180, -20), rows=256), MARBLE, root + (2, -16, 0),
        body)
    scene.group()
    scene.box((236, 808, 0), (88, 44, 74), 3, None, MARBLE, 1)
    scene.group()
    scene.box((236, 768, 0), (96, 8, 82), 4, None, MARBLE, 1)


def _drapery(scene: Scene) -> None:
    """The cloth as a body of its own: legs in it, folds that fall from the hip, a roll at its top."""
    cloth = scene.group()
    b = dict(mat=MARBLE)
    scene.ball((0, 2.42, -0.10), (0.70, 0.64, 0.62), blend=0.3, **b)
    scene.cone((0, 2.5, -0.04), (0, 4.1, 0.0), 0.58, 0.52, blend=0.4, flat=((0, 0, 1), 0.9), **b)
    scene.cone((0, 4.1, 0), (0, 6.2, -0.04), 0.52, 0.72, blend=0.4, flat=((0, 0, 1), 0.92), **b)
    scene.chain([(0.2, 2.5, 0.16), (0.2, 4.05, 0.46), (0.2, 5.9, 0.16)], [0.34, 0.24, 0.18], blend=0.3, **b)
    scene.group(cloth, 0.15)
    for k in range(13):
        a = np.pi * (0.05 + 1.9 * k / 12) - 1.9 + 0.2 * np.sin(2.7 * k)
        top, points = 2.3 + 0.7 * (0.5 + 0.5 * np.sin(k * 1.9)), []
        for t in np.linspace(0, 1, 8):
            y = top + (6.15 - top) * t
            r = np.interp(y, (2.2, 2.6, 3.3, 4.1, 5.0, 6.2), (0.58, 0.60, 0.57, 0.53, 0.59,
                0.73)) - 0.05 * (1 - t) ** 3
            turn = a + 0.5 * (1 - t) ** 2 * np.cos(a)
            points.append((r * np.sin(turn), y, 0.9 * r * np.cos(turn)))
        scene.chain(points, np.interp(np.arange(8), (0, 3, 7), (0.02, 0.065, 0.10)), blend=0.01, **b)
    for drop, thick in ((0.0, 0.065), (0.14, 0.05)):  # the roll
        scene.group(cloth, 0.05)
        ring = [(0.66 * np.sin(a), 2.10 + drop * (1 + 0.6 * np.sin(2 * a)) + 0.16 * np.cos(a + 0.4),
            0.56 * np.cos(a) - 0.05) for a in np.linspace(0, 2 * np.pi, 17)]
        scene.chain(ring, [thick + 0.018 * (k % 3) for k in range(17)], blend=0.01, **b)


def _man(scene: Scene) -> object:
    """He leans his forehead between her shoulder blades; his near arm goes round her waist."""
    root, lean = np.array([347.0, 398.0, 18.0]), turned(-97, 22, 0)
    gaze = turned(-128, 32, 0)
    at = np.array([303.0, 355.0, 30.0])
    him = head(scene, at, gaze, HIS, Head(age=66, eyes=0, hair="short", whorl=(180, -40), rows=256), SKIN, root)
    scene.place(root, lean, HIS)
    body = scene.group()
    b = dict(mat=JACKET, blend=0.3)
    scene.ball((0, 0.40, -0.12), (0.60, 0.48, 0.38), None, **b)
    scene.ball((0, 0.90, -0.06), (0.66, 0.80, 0.50), None, **b)
    scene.ball((0, 1.55, 0.08), (0.62, 0.66, 0.54), None, **b)
    scene.ball((0, 2.15, -0.02), (0.61, 0.50, 0.49), None, **b)
    for x in (-1, 1):
        scene.cone((x * 0.10, 0.0, -0.12), (x * 0.68, 0.30, -0.02), 0.17, 0.22, JACKET, 0.24)
    scene.ball((0.0, 2.52, -0.06), (0.60, 0.48, 0.46), None, TROUSERS, 0.2)
    scene.group()
    scene.chain([(0.65 * np.sin(a), 2.26, 0.47 * np.cos(a) - 0.03) for a in np.linspace(0,
        2 * np.pi, 19)], [0.042] * 19, mat=SHOE, blend=0.02)
    for y in (1.35, 1.62, 1.9):  # cloth gathers where he bends
        scene.group(body, 0.14)
        scene.chain([(0.10, y + 0.10, 0.58), (0.42, y, 0.42), (0.60, y - 0.14, 0.14)], [0.02, 0.05, 0.01], mat=JACKET,
            blend=0.01)
    shoulder, hip = scene.world((0.74, 0.36, 0.0)), scene.world((0.0, 2.5, -0.06))
    scene.place()
    _legs(scene, hip)
    up = unit(at - root)
    side = unit(np.cross(up, (0, 0, 1.0)))
    scene.group()
    scene.chain([root + up * (8 - 3 * np.cos(a)) + 21 * (side * np.cos(a) + np.cross(up, side) * np.sin(a)) for a in
        np.linspace(0, 2 * np.pi, 15)], [5.0] * 15, mat=SHIRT, blend=0.5)
    wrist, elbow = np.array([266.0, 408.0, 62.0]), np.array([330.0, 474.0, 78.0])
    scene.group(body, 22)
    scene.chain([shoulder, (shoulder + elbow) / 2 + (4, 5, 2), elbow], [20, 19, 17], mat=JACKET, blend=8)
    scene.chain([elbow, (elbow + wrist) / 2 + (2, 5, 2), wrist + (8, 8, 2)], [17, 17, 13.5], mat=JACKET, blend=8)
    way = unit(wrist - elbow)
    scene.group()
    scene.cone(wrist - way * 10, wrist - way, 12, 11.6, SHIRT, 2)
    grip = frame_of(unit((-1, -0.16, -0.16)), np.array((-0.2, 0.05, 1.0)), left=True)
    hand(scene, wrist, grip, 68, HOLD, OLD, SKIN)
    return him


def _legs(scene: Scene, hip: np.ndarray) -> None:
    """One foot forward, both taking his weight; the trousers break over the shoe."""
    for z, knee, ankle in ((22, (418, 706), (420, 836)), (-18, (452, 702), (482, 828))):
        scene.group()
        top = hip + (-2, 14, z * 0.7)
        points = [top, np.array([*knee, z]), np.array([*ankle, z])]
        mid = [points[i] + (points[i + 1] - points[i]) * t for i in (0, 1) for t in (0.0, 0.5)]
        scene.chain([*mid, points[2]], [34, 30, 24.5, 22, 19.5], mat=TROUSERS, blend=1)
        for y, d in ((0.90, 4), (0.98, -3)):
            c = points[1] + (points[2] - points[1]) * y
            scene.chain([c + (-17, d, 4), c + (-2, 0, 15), c + (16, -d, 6)], [1.5, 3, 1.5], mat=TROUSERS, blend=6)
        scene.group()
        x, y = ankle
        scene.ball((x - 12, y + 13, z), (30, 9, 13), None, SHOE, 4)
        scene.ball((x + 4, y + 8, z), (16, 12, 12), None, SHOE, 4)


def _keys(canvas: Canvas) -> None:
    """They hang from his belt."""
    x, y = 424, 596
    canvas.line([(x, y - 16), (x + 1, y - 6), (x, y)], [4, 4, 3], "#1c161c", 0.9, detail=0.8, **FLAT)
    ring = minus(ellipse(x, y + 7, 8, 8.6), ellipse(x, y + 7, 5.8, 6.4))
    keys = [union(ribbon([(x + 0.3 * d, y + 14), (x + d, y + 14 + n)], [2.6, 2.4]),
        rect(x + d - 5, y + 8 + n, 5, 2.4), rect(x + d - 5, y + 11.8 + n, 5, 2.2)) for d,
        n in ((-7, 18), (-1, 25), (6, 16))]
    whole = union(ring, *keys)
    canvas.shadow(whole, "#0c0810", 3, 3, 2, 0.6)
    canvas.fill(whole, ["#f4cc84", "#a87434"], form=0.7, radius=2, edge=0, wobble=0.2, detail=0.9, **FLAT)
