"""A white empty room; darkness falls out of the door, and bare footprints walk out of it and up the wall."""

import math
from typing import Any

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import rgb
from atelier.matrix import Card
from atelier.noise import dice, smoothstep, value_noise
from atelier.paths import curve, minus, poly, rect, ribbon, smooth

CARD = Card(
    id="room",
    palette="white-on-white",
    composition="interior",
    setting="empty room",
    mood="unease",
    themes=("secret", "home", "memory", "choice"),
    hero="door ajar",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=775,
    grading=dict(contrast=1.04, vignette=0.22, shadows="#1c1c2c"),
)

EYE = (306, 392)  # where all lines of the room meet
LEFT, RIGHT, TOP, BASE = -214, 216, -242, 276  # the back wall, seen from there
DOOR = (232, 408, 262)  # left jamb, right jamb, lintel
GAP = 78
DEPTH = 520
FINE = dict(edge=0.08, wobble=0.2, detail=0.85)
WAY = [(-34, 0.98), (-56, 0.86), (-34, 0.75), (40, 0.7), (120, 0.73), (190, 0.79), (270, 0.84), (380, 0.87),
    (500, 0.86), (620, 0.83), (734, 0.85), (840, 0.87), (960, 0.84)]


def draw(canvas: Canvas) -> None:
    """The shell of the room, the door, then the prints over floor, wall and ceiling."""
    canvas.set_light((-0.5, -0.7, 0.5), ambient="#3a3a4c", key="#fff2d8")
    canvas.calm()
    _shell(canvas)
    _opening(canvas)
    brush.background(canvas, radii=(14, 7, 3), impasto=0.05)
    _leaf(canvas)
    prints = _prints()
    for shape in prints:
        canvas.fill(shape, "#23222e", alpha=0.84, soft=0.8, **FINE)
    a, low = DOOR[0], BASE + EYE[1]
    dark = canvas.fill(poly([(a, low - 1), (a + GAP, low - 1), (a + 26, 960), (a - 260, 960)]),
        ["#12121a", "#1c1c2a", "#262638"], gradient=((a, low), (a - 120, 900)), texture=0.08, streaks="v", soft=0.8,
        edge=0.3, wobble=0.5)
    for shape in prints:
        canvas.fill(shape, "#ece4d4", alpha=0.86, soft=0.8, clip=dark, **FINE)


def _spot(x: float, y: float, z: float) -> tuple[float, float]:
    """A point of the room in the picture; the back wall lies at depth 1."""
    return EYE[0] + x / z, EYE[1] + y / z


def _shell(canvas: Canvas) -> None:
    """Plaster and boards, painted wet: warm where the daylight comes from the left, cool in the corners."""
    h, w, s = canvas.height, canvas.width, canvas.scale
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    near = 0.5
    back = [(LEFT, TOP), (RIGHT, TOP), (RIGHT, BASE), (LEFT, BASE)]
    for (p, q), tones, gradient in (((0, 1), ["#cfc8c0", "#e6dfd2"], ((300, 150), (300, -20))),
        ((1, 2), ["#dccfb8", "#f8eed8"], ((520, 400), (600, 400))),
        ((3, 0), ["#bdb8ba", "#a19ea8"], ((92, 400), (0, 400))),
        ((2, 3), ["#d2c4ac", "#ece0c8"], ((300, BASE + EYE[1]), (300, 900)))):
        canvas.fill(poly([_spot(*back[p], 1), _spot(*back[q], 1), _spot(*back[q], near), _spot(*back[p], near)]), tones,
            gradient=gradient, texture=0.06, streaks="v", edge=0.1, wobble=0.2)
    canvas.fill(poly([_spot(*corner, 1) for corner in back]), ["#f2e8d6", "#dcd3c6", "#c6c0bd"],
        gradient=((480, 240), (110, 620)), texture=0.06, streaks="v", edge=0.1, wobble=0.2)
    random = dice(5)
    for k in range(-9, 10):  # floor boards run towards us
        x = k * 26 + 8
        canvas.line([_spot(x, BASE, 1), _spot(x, BASE, near)], [0.8, 2.6], "#8c7c6c", 0.6, wobble=0.3)
        canvas.line([_spot(x + 2, BASE, 1), _spot(x + 2, BASE, near)], [0.5, 1.6], "#fff6e2", 0.5, wobble=0.3)
        z = 0.56 + 0.4 * random.random()
        canvas.line([_spot(x, BASE, z), _spot(x + 26, BASE, z)], 1.5, "#8c7c6c", 0.55, wobble=0.3)
    for k in range(500):  # the hand of the painter on walls and ceiling
        x, y = 600 * random.random(), 660 * random.random()
        turn, long = random.normal(0.9, 0.5), 10 + 26 * random.random()
        dx, dy = math.cos(turn) * long, math.sin(turn) * long
        canvas.line([(x - dx, y - dy), (x, y + 2), (x + dx, y + dy)], [1, 7, 1], ("#fff4de", "#a9a4ac", "#d8c4a4")[k % 3],
            0.055, soft=1.5)
    for a, b in ((0, 1), (1, 2), (2, 3), (3, 0)):  # dusk gathers in the corners
        canvas.line([_spot(*back[a], 1), _spot(*back[b], 1)], 16, "#6c6878", 0.24, soft=7, wobble=0)
        canvas.line([_spot(*back[a], 1), _spot(*back[b], 1)], 1.8, "#77717a", 0.6, wobble=0.3)
    for corner in back:
        canvas.line([_spot(*corner, 1), _spot(*corner, near)], [12, 24], "#6c6878", 0.22, soft=8, wobble=0)
        canvas.line([_spot(*corner, 1), _spot(*corner, near)], [1.6, 2.6], "#77717a", 0.6, wobble=0.3)
    blot = value_noise(h, w, 120 * s, 6, 3) - 0.5
    canvas.picture[:] = np.clip(canvas.picture * (1 + 0.1 * blot[..., None] * (rgb("#ffe2b8") / 0.8)), 0, 1)
    shade = smoothstep(260, 20, xx) * smoothstep(1000, 100, yy)
    canvas.picture *= 1 - 0.1 * shade[..., None]


def _opening(canvas: Canvas) -> None:
    """The skirting, the frame, and the dark behind."""
    a, b, lintel = DOOR
    low = BASE + EYE[1]
    for x0, x1 in ((92, a - 18), (b + 18, 522)):
        canvas.fill(rect(x0, low - 25, x1 - x0, 25), ["#efe6d6", "#c9c1b8"], gradient=((0, low - 25), (0, low)), **FINE)
        canvas.line([(x0, low - 25), (x1, low - 25)], 1.6, "#fffaf0", 0.9, wobble=0.2)
        canvas.line([(x0, low - 22), (x1, low - 22)], 1.2, "#8d8688", 0.6, wobble=0.2)
    frame = minus(rect(a - 18, lintel - 19, b - a + 36, low - lintel + 19), rect(a, lintel, b - a, low - lintel + 40))
    canvas.shadow(rect(a - 18, lintel - 19, b - a + 36, low - lintel + 19), "#4a4656", 5, 5, 6, 0.4)
    canvas.fill(rect(a, lintel, b - a, low - lintel), ["#0e0e16", "#14141e"], edge=0.05, wobble=0.1)
    canvas.fill(frame, ["#fff8ea", "#e4dacb"], gradient=((a - 18, 300), (b + 18, 600)), **FINE)
    for inset, colour, alpha in ((16, "#fffaf0", 0.9), (11, "#a39b98", 0.6), (3, "#a39b98", 0.6)):
        for start, end in (((a - inset, low), (a - inset, lintel - inset)), ((a - inset, lintel - inset),
            (b + inset, lintel - inset)), ((b + inset, lintel - inset), (b + inset, low))):
            canvas.line([start, end], 1.5, colour, alpha, wobble=0.1, detail=0.8)


def _leaf(canvas: Canvas) -> None:
    """The door swung away from us: two panels, hinges, one brass handle, all on the same plane."""
    a, b, lintel = DOOR
    low = BASE + EYE[1]
    far = 0.885

    def away(y: float) -> float:
        return EYE[1] + (y - EYE[1]) * far

    corners = np.array([(b - 4, lintel + 2), (a + GAP, away(lintel + 2)), (a + GAP, away(low - 2)), (b - 4, low - 2)],
        dtype=np.float32)
    plane = cv2.getPerspectiveTransform(np.array([(0, 0), (1, 0), (1, 1), (0, 1)], dtype=np.float32), corners)

    def on(u: float, v: float) -> tuple[float, float]:
        x, y, n = plane @ np.array([u, v, 1.0])
        return float(x / n), float(y / n)

    canvas.fill(poly([(float(x), float(y)) for x, y in corners]), ["#e6dccb", "#c4bcb6", "#9f9aa2"],
        gradient=(on(0, 0.4), on(1, 0.6)), texture=0.08, streaks="v", **FINE)
    for top, base in ((0.07, 0.42), (0.53, 0.93)):
        box = [on(0.2, top), on(0.8, top), on(0.8, base), on(0.2, base)]
        inner = [on(0.26, top + 0.02), on(0.74, top + 0.02), on(0.74, base - 0.02), on(0.26, base - 0.02)]
        for k, tone in enumerate(("#8c8790", "#a29ca2", "#f4ebdc", "#77727e")):  # the four slopes of the moulding
            n = (k + 1) % 4
            canvas.fill(poly([box[k], box[n], inner[n], inner[k]]), tone, edge=0.05, wobble=0.1, detail=0.85)
        canvas.fill(poly(inner), ["#d8cfc2", "#b2acae"], gradient=(inner[0], inner[2]), texture=0.08, streaks="v",
            edge=0.05, wobble=0.1, detail=0.8)
    canvas.line([on(1, 0), on(1, 1)], 2, "#f4ead8", 0.8, wobble=0.1, detail=0.9)
    for v in (0.12, 0.86):
        canvas.line([on(0.02, v - 0.025), on(0.02, v + 0.025)], 4, "#8a6a3c", 0.9, wobble=0, detail=0.9)
    brass = ["#f6d488", "#b07c34", "#6a4420"]
    plate = [on(0.86, 0.455), on(0.95, 0.455), on(0.95, 0.525), on(0.86, 0.525)]
    canvas.fill(poly([(x + 2, y + 3) for x, y in plate]), "#4a4450", alpha=0.45, soft=1.5, edge=0)
    canvas.fill(poly(plate), brass, gradient=(plate[1], plate[3]), **FINE)
    lever = [on(0.905, 0.475), on(0.86, 0.473), on(0.72, 0.474), on(0.58, 0.478)]
    canvas.line([(x + 1, y + 5) for x, y in lever], [4, 4, 4, 3], "#4a4450", 0.45, soft=1.5, wobble=0)
    canvas.fill(ribbon(lever, [7, 6.4, 5.6, 4.6]), brass, gradient=((0, lever[0][1] - 3), (0, lever[0][1] + 4)),
        edge=0.05, wobble=0.1, detail=0.95)


def _prints() -> list[Any]:
    """Left, right, left: over the floor, up the right wall and back along the ceiling."""
    height = BASE - TOP
    random = dice(8)

    def spot(u: float, z: float) -> tuple[float, float]:
        if u <= RIGHT:
            return _spot(u, BASE, z)
        if u <= RIGHT + height:
            return _spot(RIGHT, BASE - (u - RIGHT), z)
        return _spot(2 * RIGHT + height - u, TOP, z)

    way = np.array(curve([(u, z * DEPTH) for u, z in WAY], 24))
    lengths = np.r_[0, np.cumsum(np.hypot(*np.diff(way, axis=0).T))]
    shapes = []
    for k, far in enumerate(np.arange(14, lengths[-1], 58)):
        (u, d), (u1, d1) = ([float(np.interp(t, lengths, way[:, j])) for j in (0, 1)] for t in (far, far + 6))
        heading = math.atan2(d1 - d, u1 - u) + random.normal(0, 0.07)
        c, s, side = math.cos(heading), math.sin(heading), 1 if k % 2 else -1

        def place(along: float, across: float) -> tuple[float, float]:
            across = side * (across + 11)
            return spot(u + along * c - across * s, (d + along * s + across * c) / DEPTH)

        shapes.append(smooth([place(*p) for p in ((-22, 0), (-18, 6), (-6, 5), (8, 9), (15, 7), (17, -1), (13, -8),
            (4, -7), (-6, -3), (-18, -6))]))
        for along, across, r in ((23, -6, 4.2), (24.5, 0.5, 3), (23, 5, 2.7), (20, 9, 2.4), (16, 12, 2.1)):
            shapes.append(smooth([place(along + r * math.cos(t), across + r * math.sin(t))
                for t in np.arange(0, math.tau - 0.1, math.tau / 7)]))
    return shapes
