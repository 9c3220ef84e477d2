"""A child keeps a fire in the pupil of an eye that a ring of wolves surrounds."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.creatures import wolf
from atelier.motifs.plants import fir
from atelier.noise import dice
from atelier.paths import curve, ellipse, placed, poly, ribbon, smooth, spline, union

CARD = Card(id="vigil", palette="snow-blue", composition="bird's-eye", setting="forest", mood="menace",
    themes=("fire", "danger", "winter", "animals"), hero="wolf", moon_or_sun=False, birds=False, cloudy_sky=False,
    seed=239, grading=dict(contrast=1.08, vignette=0.34))


FIRE = (300, 478)  # the middle of the eye
# where each wolf sits around the pond, in degrees; one place is left open
WOLVES = (-90, -52, -14, 22, 92, 128, 163, 199, 233)


def draw(canvas: Canvas) -> None:
    """Paint the clearing as an eye: white, iris, lashes of firs; the wolves around it, the fire in it."""
    canvas.set_light(light=(-0.4, -0.8, 0.45), ambient="#0c1236", key="#ffd9a0")
    random = dice(5)
    clearing = _clearing(canvas, random)
    _pond(canvas, clearing, random)
    _footprints(canvas)
    wolves = [(angle, *_seat(angle)) for angle in WOLVES]
    for _, x, y in wolves:
        _long_shadow(canvas, clearing, x, y)
    _upper_lid(canvas, random)
    with canvas.at(FIRE[0] - 4, FIRE[1] + 12, 1.18):
        child_at_fire(canvas)
    for angle, x, y in sorted(wolves, key=lambda wolf: wolf[2]):
        _wolf(canvas, angle, x, y)
    _lower_lid(canvas, random)
    _snow_and_sparks(canvas, random)


def _clearing(canvas: Canvas, random: np.random.Generator) -> Mask | None:
    """The white of the eye: snow with drift ridges."""
    canvas.sky([(0, "#22305e"), (0.5, "#1a2550"), (1, "#0c1234")], swirl=0.08)
    eye = spline([(-30, 520, 1), (50, 430), (140, 356), (230, 318), (320, 308), (420, 330), (520, 386),
        (640, 470, 1), (560, 560), (460, 624), (350, 652), (240, 648), (130, 610), (50, 566)])
    canvas.fill(spline([(-60, 520), (60, 390), (180, 300), (320, 276), (460, 304), (580, 380), (660, 470),
        (560, 600), (440, 668), (300, 690), (160, 664), (40, 600)]), "#3a4a80", soft=12, alpha=0.9, edge=0)
    mask = canvas.fill(eye, [(0, "#ffd8a0"), (0.3, "#f4dcd0"), (0.52, "#e2e6f6"), (0.78, "#b4c2e6"),
        (1, "#6878b4")], gradient=("r", FIRE, 345), soft=3, texture=0.06, grain=0.5, edge=0.5)
    for i in range(40):
        t = random.random() * 6.28
        r = 0.62 + 0.4 * random.random()
        x, y = FIRE[0] + math.cos(t) * 290 * r, FIRE[1] + math.sin(t) * 165 * r
        length = 30 + 60 * random.random()
        canvas.line([(x - length / 2, y), (x, y - 3), (x + length / 2, y + 2)], [0.4, 3, 0.4], "#e8eeff" if i % 2
            else "#5a6aa8", 0.35, clip=mask, soft=1)
    brush.background(canvas)
    return mask


def _pond(canvas: Canvas, clearing: Mask, random: np.random.Generator) -> None:
    """The iris: a frozen pond with cracks that run to the dark pupil."""
    canvas.fill(ellipse(*FIRE, 192, 140), "#20305e", alpha=0.75, soft=5, edge=0.3, clip=clearing)
    iris = canvas.fill(ellipse(*FIRE, 182, 131), [(0, "#ffcf80"), (0.3, "#e8a868"), (0.5, "#7aa0b4"),
        (0.76, "#2f78a8"), (1, "#123264")], gradient=("r", FIRE, 190), edge=0.3, texture=0.05, detail=0.4)
    for i in range(120):
        t = i / 120 * 6.283 + 0.03 * random.random()
        r0, r1 = 0.46 + 0.08 * random.random(), 0.7 + 0.3 * random.random()
        c, s_ = math.cos(t), math.sin(t)
        canvas.line([(FIRE[0] + c * 182 * r0, FIRE[1] + s_ * 131 * r0),
            (FIRE[0] + math.cos(t + 0.03) * 182 * (r0 + r1) / 2,
            FIRE[1] + math.sin(t + 0.03) * 131 * (r0 + r1) / 2),
            (FIRE[0] + c * 182 * r1, FIRE[1] + s_ * 131 * r1)], [0.5, 2.4, 0.4], "#bfe6f4" if i % 3 else "#10264e",
            0.4, clip=iris, rough=0.5, wobble=0.3)
    canvas.fill(ellipse(*FIRE, 88, 63), "#070b1c", soft=2.5, alpha=0.97, edge=0.3)


def _footprints(canvas: Canvas) -> None:
    """Steps that enter through the one open place in the ring."""
    way = curve([(610, 770), (540, 700), (470, 640), (420, 580), (370, 530), (330, 505)], 9)
    for i, (x, y) in enumerate(way[::3]):
        side = 1 if i % 2 else -1
        x, y = float(x) + 5 * side, float(y) + 3 * side
        canvas.fill(ellipse(x, y, 5.5, 3.4, -40), "#26346e", alpha=0.8, edge=0.2)
        canvas.fill(ellipse(x + 1, y + 1.6, 4.6, 1.4, -40), "#dfe8ff", alpha=0.5, edge=0.2)


def _seat(angle: float) -> tuple[float, float]:
    t = math.radians(angle)
    return FIRE[0] + math.cos(t) * 196, FIRE[1] + math.sin(t) * 140 + 14


def _long_shadow(canvas: Canvas, clearing: Mask, x: float, y: float) -> None:
    """A wolf's shadow, thrown outward by the fire."""
    d = np.array([x - FIRE[0], y - FIRE[1]])
    d = d / np.hypot(*d)
    n = np.array([-d[1], d[0]])
    length = 190 if abs(d[1]) < 0.6 else 130
    near, far = np.array([x, y - 4]), np.array([x, y]) + d * length
    shape = poly([tuple(p) for p in (near - n * 16, near + n * 16, far + n * 34, far - n * 34)])
    canvas.fill(shape, "#10183f", alpha=0.8, soft=3, edge=0, fade=((x, y), tuple(far)), clip=clearing)


def _wolf(canvas: Canvas, angle: float, x: float, y: float) -> None:
    """Seen from the front beyond the fire, from behind before it, from the side left and right."""
    size = 0.78 + 0.34 * (y - 340) / 280
    view, flip = "side", -1 if math.cos(math.radians(angle)) > 0 else 1
    if -100 < angle < -45 or angle > 225:
        view, flip = "front", 1
    elif 60 < angle < 140:
        view, flip = "back", 1
    canvas.shadow(ellipse(x, y, 30 * size, 7 * size), "#0a1030", 0, 2, 4, 0.6)
    with canvas.at(x, y, size, 0, flip):
        wolf(canvas, view, ("#3a4470", "#131a3c") if view == "back" else ("#8088ac", "#20264c"),
            light=((FIRE[0] + 8 - x) / size * flip, (FIRE[1] - y) / size))


def _upper_lid(canvas: Canvas, random: np.random.Generator) -> None:
    """Rows of firs from far to near, fading upward into the dark."""
    for row, (dy, h, c, snowiness) in enumerate(((-250, 150, "#1c2a58", 0.16), (-185, 165, "#1a2854", 0.25),
        (-120, 175, "#182650", 0.4), (-58, 180, "#14224a", 0.6), (-8, 170, "#14204a", 1.15))):
        xs = np.arange(-20 + 17 * (row % 2), 640, 43)
        for x in xs:
            u = (x - 310) / 330
            yb = 322 + 175 * abs(u) ** 1.9 + dy * (1 - 0.2 * abs(u)) + 10 * random.random()
            with canvas.at(float(x) + 10 * random.random(), float(yb), 1, u * 15):
                tall, wide = h * (0.8 + 0.4 * random.random()), 62 + 16 * random.random()
                if row < 2:
                    fir(canvas, tall, wide, c, "#9cb0e8", int(x) + 100 + row * 31, snowiness)
                else:
                    warm = max(0, 1 - 1.1 * abs(u)) if row == 4 else 0.4 * max(0, 1 - abs(u)) if row == 3 else 0.0
                    frost = mix(c, mix("#b4c6f6", "#ffdcd8", warm), (0.3, 0.5, 1)[row - 2])
                    _near_fir(canvas, tall, wide * (1, 0.95, 0.8)[row - 2], c, frost, int(x) + 100 + row * 31,
                        (0.3, 0.4, 0.8)[row - 2], 0.3)
        if row < 4:
            canvas.fog(322 + dy - 160, 322 + dy + 90, "#2c3c74", 0.28, row)


def _lower_lid(canvas: Canvas, random: np.random.Generator) -> None:
    """Near firs, their tips like lashes."""
    for row, (y0, h, c, n) in enumerate(((812, 170, "#16224e", 50), (916, 240, "#0c1638", 76),
        (1060, 350, "#060b20", 128))):
        for x in np.arange(-10 + 23 * (row % 2), 640, n):
            u = (float(x) - 300) / 330
            if row == 0 and 470 < x < 560:
                continue
            with canvas.at(float(x) + 12 * random.random(), y0 - 88 * abs(u) ** 1.8 * (1.3 if row == 0
                else 0.8) + 14 * random.random(), 1, u * 7):
                _near_fir(canvas, h * (0.65 + 0.6 * random.random()),
                    (66, 98, 160)[row] * (0.8 + 0.5 * random.random()), c, ("#b4c4f0", "#6c80bc", "#34447c")[row],
                    int(x) + 100 + row * 77, (0.5, 0.32, 0.18)[row], (0.3, 0.8, 3.2)[row])
    canvas.fog(760, 1080, "#060a1e", 0.95, 1)
    canvas.fog(-160, 150, "#121a40", 0.8, 3)


def _near_fir(canvas: Canvas, h: float, w: float, colour: Colour, snow: Colour, seed: int, share: float,
    soft: float) -> None:
    """A fir against the light, bough by bough, no two alike; snow lies on some of them. Origin its foot."""
    random = dice(seed)
    tree, laden = ribbon([(0, 0), (0, -h * 0.5), (0, -h)], [w * 0.08, w * 0.05, 1]), []
    for i in range(15):
        t = i / 15
        for side in (-1, 1):
            reach = side * (w * 0.5 * (1 - t) ** 0.85 * (0.65 + 0.5 * random.random()) + 2)
            y, thick = -h * (0.1 + 0.86 * t + 0.03 * random.random()), h * 0.085 * (1 - 0.75 * t)
            bough = [(0, y - thick * 0.4), (reach * 0.5, y + thick * 0.15),
                (reach, y + thick * (0.2 + 0.8 * random.random()))]
            tree = union(tree, ribbon(bough, [thick, thick * 0.8, 0.8], 8))
            if random.random() < 0.35:
                laden.append(([(x * (0.7 + 0.3 * random.random()) + reach * 0.12, y - thick * 0.28) for x,
                    y in bough], thick * 0.4))
    mask = canvas.fill(tree, [mix(colour, snow, 0.75), mix(colour, snow, 0.35), colour,
        mix(colour, canvas.ambient, 0.5)], gradient=((0, -h), (0, -h * 0.2)), form=0.5, radius=5,
        highlight=mix(colour, snow, 0.6), rim=(snow, 1.4, share, (-0.3, -0.9, 0.3)), edge=0.35, wobble=0.8,
        soft=soft, detail=0.45)
    for points, thick in laden:
        canvas.line(points, [0.6, thick, 0.6], mix(colour, snow, 0.8), share * (0.4 + 0.5 * random.random()),
            clip=mask, soft=soft + 0.9, wobble=0.6)


def _snow_and_sparks(canvas: Canvas, random: np.random.Generator) -> None:
    for _ in range(150):
        x, y = 600 * random.random(), 900 * random.random()
        canvas.fill(ellipse(x, y, 0.6 + 1.7 * random.random() ** 2), "#f4f6ff", alpha=0.3 + 0.5 * random.random(),
            edge=0, wobble=0, grain=0)
    for _ in range(26):
        t = random.random()
        canvas.fill(ellipse(FIRE[0] + 10 + (random.random() - 0.5) * 60 * t, FIRE[1] - 20 - 150 * t,
            0.8 + random.random()), "#ffc060", alpha=1 - t * 0.7, edge=0, wobble=0, detail=1)


def child_at_fire(canvas: Canvas) -> None:
    """Tiny hooded child beside a fire; origin between them."""
    look = dict(edge=0.12, wobble=0.2, detail=0.9)
    canvas.glow(10, -12, 150, "#ff9a40", 0.5, power=2.4)
    canvas.glow(12, -12, 44, "#ffb050", 0.75, power=1.8)
    for r in (-24, 18, 70):
        canvas.fill(placed(ribbon([(-13, 0), (13, 0)], [6, 5]), 12, 2, 1, r * 0.5), ["#7a3a24", "#2a1418"],
            form=0.6, radius=3, **look)
    for w, h, c in ((12, 38, "#ff7a28"), (8.5, 28, "#ffb53a"), (4.6, 17, "#fff4c0")):
        canvas.fill(spline([(12 - w, -3), (12 - w * 0.9, -h * 0.35), (12 - w * 0.2, -h * 0.62),
            (12 + w * 0.15, -h, 1), (12 + w * 0.45, -h * 0.55), (12 + w * 0.95, -h * 0.3), (12 + w, -3), (12, 3)]),
            c, edge=0.1, wobble=0.3, detail=1, texture=0, grain=0)
    with canvas.at(-6, 0):
        _huddled(canvas, look)


def _huddled(canvas: Canvas, look: dict) -> None:
    """The child, knees drawn up, one hand held out to the fire on the right."""
    light = ("p", 18, -12)
    red = ["#f0584a", "#a8242c", "#3a0c1c"]
    canvas.fill(smooth([(-48, 4), (-30, -2), (-4, 4), (-8, 10), (-40, 10)]), "#02040c", alpha=0.7, soft=3)
    cloak = smooth([(-47, 5, 1), (-46, -8), (-40, -22), (-31, -29), (-22, -27), (-15, -20), (-8, -15.5), (-3.5, -10),
        (-2, -2), (-1, 6, 1), (-22, 9)])
    mask = canvas.fill(cloak, red, gradient=((-4, -14), (-44, -4)), form=0.9, radius=11, light=light, shade="#1c0614",
        rim=("#ffd890", 1.5, 0.7, light), **look)
    for points in ([(-26, -22), (-24, -8), (-27, 6)], [(-36, -18), (-37, -6), (-40, 5)],
        [(-9, -14), (-14, -6), (-15, 6)]):
        canvas.line(points, [0.6, 3, 1.4], "#2a0816", 0.7, clip=mask, soft=1.2)  # folds over back and knees
    canvas.fill(ribbon([(-24, -19), (-14, -15), (-4, -19)], [9, 7, 5.4]), red, gradient=((-2, -18), (-26, -18)),
        form=0.8, radius=4, light=light, shade="#2a0816", rim=("#ffd890", 1, 0.6, light), **look)
    canvas.fill(ellipse(-1.6, -20.2, 2.9, 2, -32), ["#ffdca8", "#c07048"], gradient=((1, -20), (-5, -20)), **look)
    # the hood leans over the knees; inside it only a cheek catches the fire
    hood = smooth([(-37, -23), (-40.5, -34), (-36, -45), (-29, -52, 1), (-21, -47), (-14.5, -39), (-13, -31),
        (-16.5, -24.5), (-26, -21)])
    canvas.shadow(hood, "#1c0614", -2, 3, 2, 0.6, clip=mask)
    hooded = canvas.fill(hood, red, gradient=((-14, -38), (-40, -34)), form=0.9, radius=11, light=light,
        shade="#1c0614", rim=("#ffd890", 1.2, 0.6, light), **look)
    canvas.line([(-29, -50), (-32, -38), (-28, -26)], [0.5, 3, 1], "#2a0816", 0.55, clip=hooded, soft=1.4)
    canvas.fill(smooth([(-18.5, -42), (-13.6, -38), (-12, -31), (-15, -25.5), (-20, -28), (-21.5, -35)]), "#1e0710",
        edge=0.1, wobble=0.1, detail=1)
    canvas.fill(smooth([(-16, -39), (-12.8, -37), (-12.3, -35.2), (-10.9, -33.2), (-12.4, -32.2), (-12.6, -30.6),
        (-13.4, -28.6), (-16.4, -28.4), (-17.2, -33)]), [(0, "#ffdca8"), (0.5, "#d88e5c"), (1, "#4a1c18")],
        gradient=((-11, -33), (-17, -33)), edge=0.1, wobble=0, detail=1)
    canvas.line([(-14.6, -35), (-12.8, -34.7)], 0.9, "#4a1c18", 0.9, wobble=0, detail=1)
