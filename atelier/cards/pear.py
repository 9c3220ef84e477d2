"""One pear, long past eating, sits in the dark and gives way."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix, ramp, rgb
from atelier.matrix import Card
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.paths import ellipse, ribbon, smooth

CARD = Card(
    id="pear",
    palette="rust-and-mould",
    composition="still life",
    setting="bare table",
    mood="shame",
    themes=("food", "body", "old-age", "death", "waste", "beauty"),
    hero="rotten pear",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=841,
    grading=dict(contrast=1.06, vignette=0.3, saturation=1.1, warm=0.06, shadows="#1a1f4a"),
)

FLAT = dict(grain=0, texture=0, mottle=0)
GROUND = "#191416"
TABLE = 706
PEAR = [(254, 304), (268, 282), (296, 276), (318, 294), (322, 340), (326, 394), (356, 446), (398, 486), (426, 530),
    (462, 590), (476, 650), (458, 700), (410, 728), (350, 738), (286, 736), (220, 730), (158, 708), (120, 662),
    (112, 606), (128, 546), (162, 494), (196, 446), (222, 396), (240, 348)]

MOULD = [(202, 632, 46), (166, 594, 23), (250, 680, 30), (150, 650, 16), (416, 640, 32), (440, 600, 15),
    (304, 710, 13), (304, 332, 13), (228, 588, 12)]


def draw(canvas: Canvas) -> None:
    """Dark wall, worn table, the fruit, what the rot has done."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    canvas.set_light((-0.75, -0.5, 0.42), ambient="#1a0f12", key="#ffe6b0")
    murk = value_noise(h, w, 160 * s, 3, 4) - 0.5
    canvas.picture[:] = rgb(GROUND)
    wall = np.exp(-np.hypot((xx - 90) / 260, (yy - 300) / 330) ** 2) * (0.5 + murk) * (yy < TABLE)
    cool = np.clip(0.42 + 0.5 * murk + 0.3 * smoothstep(80, 560, xx), 0, 1) * (yy < TABLE)
    canvas.picture += (rgb("#161d30") - canvas.picture) * cool[..., None]
    canvas.picture += (rgb("#6a5840") - canvas.picture) * np.clip(wall * 0.85, 0, 1)[..., None]
    top = smoothstep(TABLE - 2, TABLE + 4, yy)
    lit = top * (0.25 + 0.7 * np.exp(-np.hypot((xx - 150) / 430,
        (yy - 760) / 130) ** 2)) * (0.8 + 0.5 * murk) * (0.55 + 0.9 * value_noise(h, w, 16 * s, 12, 3, (9, 0.5)))
    canvas.picture += (rgb("#a87846") - canvas.picture) * np.clip(lit * 0.95, 0, 1)[..., None]
    _shadow(canvas, xx, yy)
    brush.background(canvas, (34, 17, 8, 4))
    canvas.line([(168, 752), (196, 760), (240, 764), (286, 765)], [0.4, 1.6, 1.8, 0.4], "#d8a066", 0.5, soft=0.9,
        detail=0.6, **FLAT)
    body = canvas.fill(smooth(PEAR), [(0, "#a08a3c"), (0.3, "#a8803a"), (0.6, "#7c4826"), (1, "#3a1a1c")],
        gradient=((150, 330), (430, 720)), form=0.95, radius=120, shade="#1e1428", highlight="#e8bc68", edge=0.1,
        wobble=1.0, detail=0.5, bump=0.12, darken=("#1a1228", (250, 470), (480, 640), 0.7), **FLAT)
    _rot(canvas, body)
    _skin(canvas, body)
    _stem(canvas)
    brush.background(canvas, (14, 7, 3.4), impasto=0.08)
    _mould(canvas, body)
    canvas.detail[:] *= 0.7
    canvas.picture[:] = np.clip(canvas.picture, 0, 1)


def _shadow(canvas: Canvas, xx, yy) -> None:
    """It leaves the fruit towards the right and grows softer on its way; where the fruit rests, juice has seeped out."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    wet = np.hypot((xx - 284) / 140, (yy - 751) / 17) + 0.5 * (value_noise(h, w, 60 * s, 21, 2, (1.6, 0.6)) - 0.5)
    juice = 1 - smoothstep(0.74, 1.0, wet)
    canvas.picture += (rgb("#4e1c11") - canvas.picture) * (juice * 0.8)[..., None]
    away = np.clip(xx - 250, 0, None)
    soft = 5 + 0.075 * away
    cast = 1 - smoothstep(-soft, soft, np.abs(yy - 738 - 0.012 * away) - 17 - 0.03 * away)
    cast *= smoothstep(140, 250, xx) * (0.95 - 0.4 * smoothstep(380, 620, xx)) * (yy > TABLE)
    rest = np.exp(-np.hypot((xx - 296) / 150, (yy - 737) / 11) ** 4)
    dark = np.clip(np.maximum(cast * 0.86, rest * 0.95), 0, 1)
    canvas.picture += (rgb("#0e0a10") - canvas.picture) * dark[..., None]


def _rot(canvas: Canvas, body) -> None:
    """A soft brown hollow, sunk unevenly, and where the skin could not follow, a ragged crack that weeps."""
    x, y = 352, 588
    for r, tone, a in ((128, "#80421e", 0.55), (104, "#642e18", 0.65), (76, "#4a2014", 0.65), (46, "#341510", 0.6)):
        edge = [(x + (128 - r) * 0.24 + r * (1 + 0.16 * math.sin(3 * t + r)) * math.cos(t),
            y + (128 - r) * 0.2 + 0.95 * r * (1 + 0.14 * math.cos(2 * t + r * 0.7)) * math.sin(t))
            for t in np.linspace(0, math.tau, 15)[:-1]]
        canvas.fill(smooth(edge), tone, alpha=a, soft=8, clip=body, edge=0.4, wobble=2, detail=0.4, **FLAT)
    canvas.line([(244, 560), (254, 520), (290, 484), (330, 468), (372, 474)], [1, 7, 9, 7, 1], "#e0ac5c", 0.5,
        soft=4, clip=body, **FLAT)
    canvas.line([(262, 650), (300, 686), (350, 702), (400, 690)], [1, 5, 6, 1], "#b8743c", 0.5, soft=3, clip=body,
        **FLAT)
    crack = [(292, 436), (304, 474), (296, 506), (318, 548), (310, 584), (332, 622), (328, 652), (338, 686)]
    canvas.line([(px - 3, py) for px, py in crack], [1, 7, 11, 16, 14, 14, 8, 1], "#d9a35c", 0.7, clip=body,
        rough=1.2, wobble=1.4, detail=0.55, **FLAT)
    canvas.line([(px + 1.5, py) for px, py in crack], [0.6, 5, 8, 13, 11, 11, 5, 0.5], "#140707", 0.97, clip=body,
        rough=1.2, wobble=1.4, detail=0.6, **FLAT)
    canvas.line([(px + 4, py) for px, py in crack[3:7]], [1, 4, 5, 2], "#7a2c18", 0.9, clip=body, wobble=1.2,
        detail=0.55, **FLAT)
    for start, end in (((318, 548), (366, 528)), ((310, 584), (262, 600)), ((332, 622), (384, 634)),
        ((296, 506), (256, 494))):
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 7)
        canvas.line([start, middle, end], [4, 2.6, 0.5], "#1c0a08", 0.9, clip=body, wobble=1, detail=0.55, **FLAT)


def _skin(canvas: Canvas, body) -> None:
    """Wrinkles that gather around the hollow, freckles, a bruise at the neck."""
    random = dice(4)
    for k in range(30):
        a = math.radians(236 + 150 * k / 29)
        r0, r1 = 112 + 26 * random.random(), 150 + 60 * random.random()
        bend = (random.random() - 0.5) * 0.16
        points = [(318 + r * math.cos(a + bend * i), 596 + 0.92 * r * math.sin(a + bend * i)) for i,
            r in enumerate(np.linspace(r0, r1, 4))]
        canvas.line(points, [0.6, 3.4, 2.4, 0.5], "#4a2014", 0.4, soft=2, clip=body, detail=0.5, **FLAT)
        canvas.line([(px - 2.6, py - 1.6) for px, py in points], [0.4, 2, 1.4, 0.4], "#e0b870", 0.26, soft=1.6,
            clip=body, detail=0.5, **FLAT)
    canvas.fill(smooth([(262, 312), (300, 300), (316, 330), (312, 368), (286, 372), (266, 346)]), "#5a2c18",
        alpha=0.5, soft=7, clip=body, **FLAT)
    for _ in range(120):
        px, py = 130 + 310 * random.random(), 290 + 430 * random.random()
        canvas.fill(ellipse(px, py, 0.8 + 1.5 * random.random()), mix("#4a2414", "#2a120e", random.random()),
            alpha=0.6, clip=body, edge=0.1, detail=0.5, **FLAT)


def _mould(canvas: Canvas, body) -> None:
    """Grey-green down that has eaten into the skin: a brown sunken rim, thin pale edges, old dark middles."""
    s, h, w = canvas.scale, canvas.height, canvas.width
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / s
    lobes, down = value_noise(h, w, 30 * s, 31, 2) - 0.5, value_noise(h, w, 7 * s, 33, 3) - 0.5
    fuzz = value_noise(h, w, 3.2 * s, 37, 2) - 0.5
    bays = value_noise(h, w, 13 * s, 35, 2) - 0.5
    grown = np.full((h, w), 9, np.float32)
    for x, y, r in MOULD:
        grown = np.minimum(grown, np.hypot(xx - x, (yy - y) * 1.08) / r)
    grown = grown + 0.75 * lobes + 0.55 * bays + 0.3 * down
    inside, cover = canvas.full(body), 1 - smoothstep(0.4, 1.12, grown + 0.5 * fuzz)
    lit = np.clip(blur(canvas.picture.max(2), 12 * s) / 0.62, 0.3, 1.1)
    rim = (1 - smoothstep(0.9, 1.75, grown)) * (0.75 + 0.9 * bays)
    canvas.picture += (rgb("#2a140e") - canvas.picture) * (rim * inside * 0.62)[..., None]
    depth = blur(cover, 3 * s)
    slope = np.clip((np.gradient(depth, axis=1) * 0.8 + np.gradient(depth, axis=0) * 0.6) * 3.4 * s, -0.28, 0.28)
    tones = ramp([(0, "#747856"), (0.35, "#898a62"), (0.7, "#a39e74"), (1, "#a8946a")])
    fur = tones[np.clip((grown * 0.95 + 0.2 * down) * 511, 0, 511).astype(np.int32)]
    fur = fur * (lit * (1 - slope + 0.24 * down + 0.5 * fuzz))[..., None]
    canvas.picture += (fur - canvas.picture) * (cover * inside * (0.86 + 0.3 * down))[..., None]
    canvas.picture[:] = np.clip(canvas.picture, 0, 1)
    canvas.detail[:] = np.maximum(canvas.detail, 0.6 * rim * inside)


def _stem(canvas: Canvas) -> None:
    canvas.fill(ribbon([(282, 284), (284, 254), (300, 226), (330, 210)], [15, 9, 8, 11]), ["#6a4a2c", "#2a1810"],
        form=0.7, radius=5, edge=0.1, detail=0.65, **FLAT)
    canvas.line([(280, 276), (281, 254), (296, 227), (324, 210)], [1, 2, 2, 1], "#c89a5c", 0.8, wobble=0.2,
        detail=0.7, **FLAT)
    canvas.fill(smooth([(296, 236), (330, 246), (372, 280), (392, 330, 1), (352, 322), (318, 290)]),
        ["#6a5a30", "#33240f"], form=0.5, radius=10, edge=0.15, detail=0.55, **FLAT)
    canvas.line([(298, 238), (336, 272), (390, 328)], [1, 2, 0.6], "#c0a060", 0.6, wobble=0.2, detail=0.6, **FLAT)
