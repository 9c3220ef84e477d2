"""An old horse alone in falling snow, its head low."""

import numpy as np

from atelier import brush
from atelier.bodies.scene import Scene, look
from atelier.bodies.skin import Lamp, Stuff, paint
from atelier.canvas import Canvas
from atelier.colour import ramp, rgb
from atelier.matrix import Card
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import along, ellipse, smooth

CARD = Card(
    id="horse",
    palette="grey-water",
    composition="portrait",
    setting="snowfall",
    mood="grief",
    themes=("animals", "old-age", "winter", "patience", "weather"),
    hero="old horse",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=786,
    grading=dict(vignette=0.34, contrast=1.08, saturation=1.05, warm=0.03, shadows="#232c4a"),
)

FLAT = dict(grain=0, texture=0, mottle=0)
WHITE = "#fbf6ea"
COAT, SNOW, HOOF, HAIR = range(4)
STUFF = [Stuff("#75604f", gloss=0.04, fleck=0.07), Stuff("#f6f1e8", fleck=0.02), Stuff("#4a4240", gloss=0.1),
    Stuff("#4a3d38", fleck=0.08)]
LAMPS = [Lamp((-300, -420, 560), "#ffe9c8", 0.95), Lamp((420, -900, 260), "#cfd8ea", 0.34, shadow=False)]
AT, SIZE = (-62, -104), 1.13
BACK = [(204, 471), (214, 462), (228, 452), (262, 433), (302, 424), (334, 438), (368, 452), (404, 452), (436, 438),
    (468, 425), (494, 430), (512, 444)]
MANE = [(176, 500), (196, 480), (226, 456), (262, 437), (292, 428)]


def draw(canvas: Canvas) -> None:
    """Grey air over white ground, the horse and its shadow, the snow before it."""
    _winter(canvas)
    brush.background(canvas, (30, 16, 8, 4), impasto=0.05)
    with canvas.at(*AT, SIZE):
        _shadow(canvas)
    _horse(canvas)
    with canvas.at(*AT, SIZE):
        _hair(canvas)
        _drifts(canvas)
    _snow(canvas)


def _winter(canvas: Canvas) -> None:
    """Snow light: heavy sky, no horizon, low swells of snow with blue hollows."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    cloud = value_noise(h, w, 230 * s, 5, 4, (1.5, 1)) - 0.5
    sky = ramp([(0, "#5d6880"), (0.3, "#8991a2"), (0.55, "#b9bcc4"), (0.75, "#dcd9d6"), (0.9, "#f1ebe0"),
        (1, "#f5efe4")])
    high = yy / 700 + 0.26 * cloud - 0.05 * (xx - 300) / 300
    image = sky[np.clip(high * 511, 0, 511).astype(np.int32)]
    glow = np.exp(-np.hypot((xx - 110) / 300, (yy - 420) / 230) ** 2)[..., None]
    image = image + (rgb("#fff0d4") - image) * glow * 0.55
    swell = value_noise(h, w, 190 * s, 12, 3, (2.6, 1)) + 0.3 * value_noise(h, w, 46 * s, 14, 2, (3, 1))
    slope = (np.gradient(swell, axis=0) * 15 + np.gradient(swell, axis=1) * 11) * s
    ground = smoothstep(610, 720, yy)
    blue = np.clip(0.16 + 1.7 * slope + 0.34 * smoothstep(700, 900, yy), 0, 0.75) * ground
    canvas.picture[:] = np.clip(image + (rgb("#a9b2c9") - image) * blue[..., None], 0, 1)


def _shadow(canvas: Canvas) -> None:
    """Thrown to the right by the pale light, and a darker touch under every hoof."""
    canvas.fill(smooth([(232, 700), (300, 690), (420, 690), (520, 688), (610, 696), (660, 712), (590, 728),
        (430, 728), (290, 718)]), "#77809c", alpha=0.55, soft=11, **FLAT)
    for x, y in ((241, 690), (270, 700), (462, 690), (503, 700)):
        canvas.fill(ellipse(x + 10, y, 30, 7), "#4e566e", alpha=0.55, soft=5, **FLAT)


def _horse(canvas: Canvas) -> None:
    scene = Scene()
    scene.place((*AT, 0), None, SIZE)
    body = scene.group()
    coat = dict(mat=COAT)
    scene.ball((322, 502, 0), (60, 60, 46), blend=30, **coat)
    scene.ball((372, 506, 0), (66, 52, 46), blend=30, **coat)
    scene.ball((420, 500, 0), (52, 46, 40), blend=26, **coat)
    scene.ball((474, 474, 0), (38, 38, 38), blend=22, **coat)
    scene.cone((474, 448, 0), (506, 459, 0), 20, 17, blend=10, **coat)  # the croup
    scene.chain([(302, 440, 0), (334, 454, 0), (368, 467, 0), (404, 467, 0), (436, 453, 0), (474, 442, 0),
        (508, 456, 0)], [15, 13, 12, 12, 13, 15, 11], blend=14, **coat)  # the spine stands out
    scene.ball((278, 506, 0), (34, 46, 36), blend=24, **coat)  # the breast
    for z in (-1, 1):
        scene.cone((300, 448, z * 14), (266, 528, z * 27), 24, 22, blend=22, **coat)  # shoulder blade
        scene.cone((266, 528, z * 28), (286, 556, z * 26), 20, 17, blend=18, **coat)
        scene.ball((456, 447, z * 31), (12, 8, 9), blend=12, **coat)  # the hip bone
        scene.cone((470, 476, z * 22), (464, 540, z * 26), 31, 21, blend=18, **coat)  # thigh to stifle
        scene.cone((504, 468, z * 20), (498, 548, z * 24), 15, 14, blend=16, **coat)  # buttock
        scene.ball((438, 482, z * 52), (15, 26, 12), blend=24, cut=1, **coat)  # the hollow flank
    scene.chain([(288, 484, 0), (250, 492, 0), (216, 508, 0), (194, 522, 0)], [44, 35, 26, 20], blend=22,
        flat=((0, 0, 1), 0.62), **coat)
    scene.chain([(296, 440, 0), (262, 448, 0), (228, 466, 0), (196, 492, 0), (184, 510, 0)], [13, 12, 11, 11, 13],
        blend=14, **coat)
    _head(scene)
    _ribs(scene, body)
    for z in (-1, 1):
        _legs(scene, body, z)
    scene.group()
    scene.chain([(512, 452, 0), (529, 470, 0), (534, 520, 0), (532, 580, 0), (527, 632, 2)], [8, 10, 11, 6, 1],
        mat=HAIR, blend=6)
    scene.group(body, 3)
    random = dice(4)
    for i in range(46):  # snow that has lain on it for a long time
        x, y = along(BACK, i / 45)
        thick = (5 + 4 * np.sin(np.pi * min(1, 0.08 + i / 47))) * (0.8 + 0.4 * random.random())
        scene.ball((x, y + 4.5, 5), (11, thick, 12 + 12 * (i > 12)), None, SNOW, 7)
    seen = look(scene, canvas.scale, (74, 350, 566, 706), hollow=26, sharp=0.85)
    paint(canvas, seen, STUFF, LAMPS, "#7f8aa6", "#6d6c78", detail=0.62, hollow=1.0, lost=0.3, strokes=0.85)


def _ribs(scene: Scene, body: int) -> None:
    """Seven of them stand out on the side we see, none where the flank falls in."""
    for k in range(7):
        scene.group(body, 6)
        x, ys = 312 + 15 * k, np.linspace(468, 540, 8)
        out = 45.4 * np.sqrt(1 - ((ys - 503) / 64) ** 2 - 0.22 * ((x - 345) / 80) ** 2)
        scene.chain([(x + 9 * np.sin((y - 470) / 36), y, o) for y, o in zip(ys, out, strict=True)],
            [0.4, 2, 3, 3.3, 3.3, 3, 2, 0.4], mat=COAT, blend=0.3)


def _head(scene: Scene) -> None:
    scene.group(0, 10)
    c = dict(mat=COAT)
    scene.ball((190, 528, 0), (22, 24, 19), blend=10, **c)
    scene.ball((194, 548, 0), (17, 21, 17), blend=12, **c)  # jowl
    scene.chain([(176, 526, 0), (162, 562, 0), (150, 594, 0)], [19, 16, 12.5], blend=10, flat=((0, 0, 1), 0.85), **c)
    scene.cone((190, 556, 0), (160, 600, 0), 13, 9, blend=10, **c)
    scene.ball((147, 606, 0), (14, 15, 13), blend=8, **c)
    scene.ball((151, 617, 0), (9, 8, 9), blend=6, **c)
    for z in (-1, 1):
        scene.ball((138, 608, z * 10), (4, 6, 4), blend=4, cut=1, **c)  # nostril
        scene.chain([(160, 528, z * 12), (168, 533, z * 16), (178, 540, z * 17)], [5, 5.5, 4], blend=5, **c)  # brow
        scene.chain([(180, 552, z * 15.5), (168, 572, z * 14), (158, 590, z * 11)], [1.8, 1.6, 0.8], blend=6, **c)


def _legs(scene: Scene, body: int, z: int) -> None:
    """Forearm, knee, cannon, fetlock, sloping pastern and hoof; behind, the hock's point over a long cannon."""
    c = dict(mat=COAT)
    x, up = (0, -5) if z > 0 else (-30, -13)
    scene.group(body, 12)
    scene.chain([(278 + x, 546, z * 27), (275 + x, 584, z * 27), (273 + x, 609, z * 27)], [20, 12.5, 8.8], blend=5,
        **c)
    scene.ball((271.5 + x, 616, z * 27), (9.2, 11, 9.4), blend=4, **c)  # knee
    scene.ball((278.5 + x, 615, z * 27), (3.6, 6, 5), blend=4, **c)
    scene.chain([(272 + x, 624, z * 27), (272 + x, 662 + up, z * 27)], [6, 5.2], blend=4, **c)
    scene.chain([(277 + x, 628, z * 27), (277 + x, 662 + up, z * 27)], [3.2, 3.4], blend=2.5, **c)  # sinew
    _foot(scene, (274 + x, 669 + up, z * 27))
    x = 0 if z > 0 else -42
    scene.group(body, 14)
    scene.chain([(470 + x, 540, z * 26), (488 + x, 572, z * 26), (505 + x, 602, z * 26)], [22, 14, 8.6], blend=7, **c)
    scene.chain([(498 + x, 556, z * 25), (512 + x, 586, z * 26), (519 + x, 601, z * 26)], [8, 4, 4.2], blend=5, **c)
    scene.chain([(507 + x, 606, z * 26), (509 + x, 620, z * 26)], [9.8, 8], blend=4, **c)  # hock
    scene.chain([(519 + x, 602, z * 26), (514 + x, 624, z * 26), (510.5 + x, 662 + up, z * 26)], [4.4, 4.4, 3.4],
        blend=3, **c)
    scene.chain([(507 + x, 626, z * 26), (505 + x, 662 + up, z * 26)], [6.4, 5.6], blend=4, **c)
    _foot(scene, (507 + x, 669 + up, z * 26))


def _foot(scene: Scene, at: tuple[float, float, float]) -> None:
    x, y, z = at
    scene.ball((x + 0.5, y, z), (7.6, 7.4, 7.8), blend=4, mat=COAT)
    scene.ball((x + 5.5, y + 4, z), (3.6, 6, 4.6), blend=3, mat=COAT)  # the feather behind
    scene.chain([(x, y + 4, z), (x - 9, y + 17, z)], [6.4, 7], blend=4, mat=COAT)
    scene.group()
    scene.cone((x - 9, y + 15, z), (x - 14, y + 29, z), 7.4, 11, HOOF, 1.5)


def _hair(canvas: Canvas) -> None:
    """Mane, forelock and tail in wet strands; the eye, nearly closed."""
    random = dice(9)
    hair = dict(wobble=0.4, detail=0.7, **FLAT)
    canvas.line([(400, 456), (422, 455), (440, 447), (452, 437)], [3, 8, 11, 4], "#d3d8e4", 0.95, soft=1.8, **hair)
    ears = dict(form=0.8, radius=6, shade="#2a211e", highlight="#d8b48c", edge=0.1, wobble=0.2, detail=0.8, **FLAT)
    canvas.fill(smooth([(162, 514), (156, 500), (154, 484, 1), (166, 494), (172, 508)]), "#5a4638", **ears)
    ear = canvas.fill(smooth([(170, 513), (167, 496), (178, 472, 1), (188, 492), (185, 510)]), "#806450", **ears)
    canvas.line([(175, 508), (176, 494), (179, 482)], [2, 5, 1], "#2c211e", 0.6, soft=1.4, clip=ear, **hair)
    for way, widths, a in (([(496, 452), (486, 486), (484, 520), (492, 556)], [1, 7, 8, 2], 0.2),
        ([(452, 462), (444, 486), (448, 524)], [2, 8, 2], 0.3), ([(470, 456), (462, 474), (464, 500)], [2, 9, 2],
        0.16)):
        canvas.line(way, widths, "#2a1f1d", a, soft=5, **hair)  # what age has left of the muscles
    canvas.line([(446, 441), (470, 432), (494, 436), (511, 448), (521, 456)], [1, 9, 12, 10, 3], "#ccd1de", 1,
        soft=1.6, **hair)
    canvas.line(BACK[-7:], [2, 6, 9, 10, 11, 10, 6], "#e9eaee", 0.95, soft=1.6, **hair)
    canvas.line([(x, y + 5) for x, y in BACK[-7:]], [1, 4, 5, 5, 5, 4, 2], "#aeb5c6", 0.7, soft=2, **hair)
    for k in range(60):
        t = random.random() * 0.98
        x, y = along(MANE, t)
        long = (24 + 26 * random.random() + 12 * np.sin(t * 3.1)) * (1 - 0.62 * t**2)
        sway = -4 - 5 * random.random()
        tone = ("#2a2225", "#3c302e", "#5c4a40", "#8a7260")[min(3, int(4 * random.random() ** 1.6))]
        canvas.line([(x, y + 4), (x + sway, y + long * 0.5), (x + sway + 9 * (random.random() - 0.4), y + long)],
            [3.4 - 1.2 * t, 2.6 - t, 0.5], tone, 0.75, **hair)
    for x in (174, 170, 178, 166):
        canvas.line([(x, 506), (x - 8, 520), (x - 7, 534)], [2.6, 2.2, 0.5], "#2e2628", 0.85, **hair)
    for k in range(26):
        out, low = 17 * (random.random() - 0.5), 596 + 52 * random.random()
        canvas.line([(516, 454), (530 + out * 0.4, 482), (534 + out * 0.9, 540), (530 + out, low)],
            [3, 3.4, 2.4, 0.5], ("#241e21", "#3a302e", "#6a584c")[int(3 * random.random() ** 1.7)], 0.7, **hair)
    eye = dict(wobble=0, detail=0.95, **FLAT)
    canvas.fill(ellipse(168, 541, 7.5, 5, -64), "#2a201e", alpha=0.5, soft=2.4, **eye)
    canvas.line([(164.2, 540), (166, 544.4), (170, 546.6)], [0.5, 2.2, 0.6], "#120e0e", 0.9, soft=0.5, **eye)
    canvas.line([(164, 536.4), (169, 538), (173, 543.6)], [0.6, 3, 0.6], "#6e5646", 0.7, soft=0.8, **eye)
    canvas.fill(ellipse(147, 609, 8, 11, 20), "#2a2426", alpha=0.5, soft=3.4, **FLAT)
    canvas.fill(ellipse(139, 608, 2.4, 4.4, 24), "#141012", alpha=0.9, soft=0.6, **eye)
    canvas.line([(148, 621), (154, 614), (161, 608)], [0.6, 1.6, 0.5], "#1c1616", 0.7, soft=0.4, **eye)


def _drifts(canvas: Canvas) -> None:
    """The hooves stand in snow, and what blows along the ground takes the legs' sharpness away."""
    for x, y, k in ((231, 686, 0.8), (452, 686, 0.8), (260, 695, 1), (493, 695, 1)):
        canvas.fill(smooth([(x - 34 * k, y + 7), (x - 20 * k, y - 1), (x - 8 * k, y - 4), (x + 3 * k, y - 1),
            (x + 13 * k, y - 5), (x + 24 * k, y), (x + 42 * k, y + 7), (x + 12 * k, y + 16), (x - 14 * k, y + 15)]),
            ["#faf4e9", "#e3e3e8"], soft=3.4, edge=0.1, detail=0.4, **FLAT)
    canvas.fill(smooth([(150, 700), (260, 676), (400, 682), (540, 676), (640, 700), (400, 724)]), "#eef0f2",
        alpha=0.28, soft=16, **FLAT)


def _snow(canvas: Canvas) -> None:
    """Many small flakes, a few large and near."""
    random = dice(31)
    layer = np.zeros((canvas.height, canvas.width), np.float32)
    for size, count, soft in ((0.9, 460, 0.4), (1.7, 150, 0.5), (3.0, 40, 0.9), (6.5, 11, 2.4)):
        part = np.zeros_like(layer)
        for _ in range(count):
            x, y = random.random() * 600, random.random() * 900
            mask = canvas.mask(ellipse(x, y, size * (0.7 + 0.6 * random.random()),
                size * (0.8 + 0.7 * random.random()), 20), wobble=0.5)
            if mask is not None:
                part = np.maximum(part, canvas.full(mask))
        layer = np.maximum(layer, blur(part, soft * canvas.scale))
    canvas.picture += (rgb(WHITE) - canvas.picture) * layer[..., None]
    canvas.detail[:] = np.maximum(canvas.detail, layer * 0.8)
