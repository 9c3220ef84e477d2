"""Looking down at one's own shoes: they have stopped just outside a circle that a child has drawn in chalk."""

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.clay import Clay
from atelier.colour import Array
from atelier.matrix import Card
from atelier.mesh import Mesh, turn
from atelier.noise import smoothstep, value_noise
from atelier.view import Camera, View, film, linear, look

CARD = Card(
    id="kerb",
    palette="blue-hour",
    composition="top-down",
    setting="street",
    mood="guilt",
    themes=("childhood", "game", "law", "protection", "memory"),
    hero="chalk circle",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=2115,
    grading=dict(contrast=1.05, vignette=0.12, warm=0.04, shadows="#1a2038"),
)

ROAD, SHOE, LEG, SOLE, STUB, LACE = range(6)
TINTS = ("#6f7076", "#3a2018", "#5a5c66", "#1c1614", "#f2b8c0", "#1a1210")
CAMERA = Camera((0.06, 1.95, 0.28), (0.0, 0.0, 1.36), focal=640, middle=(300, 468))
MIDDLE, RADIUS = (0.05, 1.78), 0.86


def draw(canvas: Canvas) -> None:
    """Late sun behind us: our own shadow has already gone in."""
    view = look(_scene(), CAMERA, canvas.scale, lift=1e-3)
    light = view.sun((0.13, 0.85, -0.95), "#ffdcae", 3.6, 0.012, 6)
    light += view.sky("#7f9cc8", "#a8a8b4", "#7c6c60", TINTS, 0.55, 10, dim=0.3)
    view.show(canvas, film(_surfaces(view) * light * 0.85, 2.0))
    brush.background(canvas, (10, 5, 2.5), impasto=0.05)
    yy, xx = np.mgrid[0 : canvas.height, 0 : canvas.width] / canvas.scale
    canvas.detail[:] = 0.28 + 0.5 * np.exp(-(((xx - 300) / 170) ** 2) - (((yy - 790) / 120) ** 2))


def _scene() -> Mesh:
    m = Mesh()
    m.quad([(-6, 0, -4), (6, 0, -4), (6, 0, 9), (-6, 0, 9)], ROAD)
    for side in (-1, 1):
        c = Clay()
        c.group()
        c.chain([(0, -4.2, 10), (0, -4.4, 2), (0.3 * side, -3.8, -8), (0.6 * side, -3.2, -16)], [4.0, 4.2, 4.7, 3.6], mat=SHOE, blend=4, flat=((0, 1, 0), 0.8))
        c.ball((0.6 * side, -3.4, -15.5), (4.3, 3.3, 4.6), mat=SHOE, blend=4)
        c.cone((0, -5, 7), (0, -10, 8), 4.3, 4.4, SHOE, 4)
        c.chain([(-1.6, -7.4, 0.5), (1.6, -7.4, 0.5)], [1.1, 1.1], mat=LACE, blend=0.4)
        c.chain([(-1.8, -6.9, -2.2), (1.8, -6.9, -2.2)], [1.0, 1.0], mat=LACE, blend=0.4)
        c.chain([(-1.8, -6.4, -4.8), (1.8, -6.4, -4.8)], [0.9, 0.9], mat=LACE, blend=0.4)
        c.group()
        c.chain([(0, -1.0, 11), (0, -1.0, 0), (0.4 * side, -1.0, -10), (0.6 * side, -1.0, -17)], [4.1, 4.2, 4.9, 3.6], mat=SOLE, blend=4, flat=((0, 1, 0), 0.3))
        m.place((0.125 * side + 0.02, 0.004, 0.44), turn(6 * side), 0.0118)
        m.clay(c, 0.6)
        c = Clay()
        c.group()
        c.chain([(0, -8, 9), (0, -30, 12), (-0.5 * side, -58, 17), (-1 * side, -92, 30), (-1 * side, -120, 44)], [6.4, 6.6, 7.4, 8.6, 9], mat=LEG, blend=5, fold=((0.2, 1, 0), 10, 1.4, 1 + side))
        m.place((0.125 * side + 0.02, 0.004, 0.44), turn(6 * side), 0.0118)
        m.clay(c, 1.5)
    c = Clay()  # the rest of the body, behind the eye: only its shadow is seen
    c.group()
    for side in (-1, 1):
        c.cone((10 * side, -84, 10), (9 * side, -96, 12), 9.5, 10.5, LEG, 5)
        c.chain([(19 * side, -143, 12), (25 * side, -116, 12), (24 * side, -90, 6)], [6.5, 5.5, 4.5], mat=LEG, blend=5)
    c.box((0, -115, 10), (15, 28, 7), 6, mat=LEG, blend=8)
    c.cone((0, -146, 10), (0, -156, 8), 6, 5.5, LEG, 4)
    c.ball((0, -167, 8), (8.2, 11, 9.6), mat=LEG)
    m.place((0.02, 0, 0.12), None, 0.0105)
    m.clay(c, 2.0)
    m.place((0.5, 0.016, 1.62), turn(38))
    t = np.linspace(0, 0.09, 6)
    m.tube(np.stack([t, np.full(6, 0.0), t * 0.3], 1), 0.015, STUB, 14)
    m.place()
    return m


def _chalk(x: Array, z: Array) -> Array:
    """The circle as a child draws it: not round, the end overshoots the beginning."""
    per, low = 420.0, (-1.4, 0.3)
    sheet = np.zeros((int(3.0 * per), int(2.8 * per)), np.uint8)
    for turn_, (thick, off, start, end) in enumerate(((0.03, 0.0, 100, 470), (0.02, 0.018, 150, 330), (0.016, -0.016, 300, 452))):
        a = np.radians(np.linspace(start, end, 260))
        r = RADIUS * (1 + 0.035 * np.sin(2 * a + 0.6) + 0.022 * np.sin(3 * a + 2) + 0.006 * np.sin(17 * a)) + off
        r = r + np.linspace(0.0, -0.075, 260) * (turn_ == 0)
        p = np.stack([MIDDLE[0] + r * np.cos(a) - low[0], MIDDLE[1] + 0.95 * r * np.sin(a) - low[1]], 1) * per
        cv2.polylines(sheet, [(p * 16).astype(np.int32).reshape(-1, 1, 2)], False, 255, int(thick * per), cv2.LINE_AA, 4)
    h, w = sheet.shape
    tooth = value_noise(h, w, 4.5, 7, 3)
    press = 0.5 + 0.5 * value_noise(h, w, 70, 9, 2)
    line = cv2.GaussianBlur(sheet.astype(np.float32) / 255, (0, 0), 2.4)
    line = smoothstep(0.30, 0.62, line * (0.62 + 0.55 * press) + (tooth - 0.5) * 0.85) * smoothstep(0.02, 0.15, line) + 0.22 * cv2.GaussianBlur(sheet.astype(np.float32) / 255, (0, 0), 14)
    return cv2.remap(np.clip(line, 0, 1).astype(np.float32), ((x - low[0]) * per).astype(np.float32), ((z - low[1]) * per).astype(np.float32), cv2.INTER_LINEAR)


def _surfaces(view: View) -> Array:
    """Old asphalt with its stones and one crack; leather; cloth."""
    x, z = view.place[..., 0], view.place[..., 2]
    h, w = x.shape
    s = view.scale
    cloud, fine = value_noise(h, w, 130 * s, 3, 4) - 0.5, value_noise(h, w, 3 * s, 4, 2) - 0.5
    colour = np.array([linear(t) for t in TINTS], np.float32)[view.mat] * (1 + 0.2 * cloud + 0.12 * fine)[..., None]
    grit = cv2.remap(value_noise(1400, 1400, 5, 17, 2), ((x + 2.2) * 300 % 1399).astype(np.float32), ((z + 0.5) * 300 % 1399).astype(np.float32), cv2.INTER_LINEAR)
    road = linear("#5d6673") * (0.74 + 0.5 * grit + 0.3 * cloud)[..., None]
    crack = np.abs(x - 0.9 + 0.12 * np.sin(z * 3) + 0.05 * np.sin(z * 11) + 0.24 * cloud)
    road = road * (1 - 0.6 * smoothstep(0.016, 0.004, crack))[..., None]
    road = road + (linear("#f6f1e6") * 1.15 - road) * (_chalk(x, z) * 0.95)[..., None]
    return np.where((view.mat == ROAD)[..., None], road, colour).astype(np.float32)
