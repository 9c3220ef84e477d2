"""In a thunderstorm a grandmother stands like a tent, and a whole village has moved under her patched skirt."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.buildings import house
from atelier.motifs.farm import goat
from atelier.motifs.heads import Head
from atelier.motifs.person import Person, person
from atelier.motifs.plants import wheat
from atelier.motifs.portraits import Head as Portrait
from atelier.motifs.portraits import head as portrait
from atelier.motifs.sky import lightning
from atelier.noise import dice
from atelier.paths import along, ellipse, poly, rect, ribbon, smooth, union

CARD = Card(
    id="skirt",
    palette="storm-wheat",
    composition="silhouette",
    setting="stormy plain",
    mood="tenderness",
    themes=("weather", "home", "birth"),
    hero="skirt tent",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=True,
    seed=403,
    grading=dict(vignette=0.35, contrast=1.1),
)

CRISP = dict(edge=0.08, wobble=0.3, detail=0.85)
LAMP = (300, 556)
OPEN = [(58, 840), (100, 740), (158, 632), (226, 534), (300, 470), (374, 534), (440, 632), (496, 740), (536, 840)]


def draw(canvas: Canvas) -> None:
    """Paint the card."""
    canvas.set_light((-0.5, -0.6, 0.5), ambient="#1a1832", key="#f8e3a0")
    _storm(canvas)
    brush.background(canvas)
    _rain(canvas, 140, 0.2, 11)
    skirt = _skirt(canvas)
    _patches(canvas, skirt)
    inside = canvas.mask(smooth([(x, y) for x, y in OPEN]), 0, 0.4, 0)
    with canvas.inside(inside):
        _village(canvas)
    _flaps(canvas)
    _upper_body(canvas)
    _latecomers(canvas)
    _field_in_front(canvas)
    _rain(canvas, 120, 0.34, 12, (112, 484))


def _storm(canvas: Canvas) -> None:
    canvas.sky([(0, "#16142a"), (0.22, "#2c2a4c"), (0.45, "#55557f"), (0.62, "#8f93b3"), (0.7, "#e8d8a8"),
        (0.75, "#d9ae4a"), (1, "#3a3040")], swirl=0.08)
    random = dice(3)
    banks = [(-60, 250, 300, 90, "#3c3a60", "#7a7ca4"), (420, 290, 320, 80, "#44436c", "#8f93b3"),
        (140, 170, 380, 110, "#2e2c50", "#66668e"), (560, 150, 360, 130, "#2a2848", "#5c5c86"),
        (0, 90, 420, 130, "#232140", "#504f7c"), (380, 40, 460, 120, "#1c1a34", "#45446e"),
        (60, 0, 400, 110, "#161430", "#3a3862")]
    for x, y, w, h, tone, lit in banks:  # heavy bags of cloud, lit from the pale horizon below
        bag = []
        for i in range(9):
            t = math.pi * i / 8
            bag.append((x + w * 0.5 * -math.cos(t), y + h * (0.55 + 0.25 * random.random()) * math.sin(t)))
        roll = smooth([*bag, (x + w * 0.4, y - h * 0.6), (x, y - h * 0.8), (x - w * 0.4, y - h * 0.6)])
        canvas.fill(roll, [tone, mix(tone, lit, 0.4), lit], form=0.7, radius=h * 0.5, light=(-0.3, 0.7, 0.5),
            edge=0.3, soft=5, grain=0.15, texture=0.04, bump=0.25, highlight=mix(lit, "#f8e3a0", 0.2),
            shade=mix(tone, "#100e20", 0.4))
    for i in range(40):
        x = 640 * random.random() - 20
        canvas.line([(x, 330), (x - 30, 450), (x - 64, 590)], [1, 10, 2], "#3c3a60", 0.16, soft=5)
    lightning(canvas, [(64, 250), (84, 330), (44, 420), (66, 520), (40, 636)], 3, "#fff6d8", "#c8b8f0", seed=4,
        branches=2)
    canvas.fill(rect(-20, 634, 640, 290), ["#d9ae4a", "#a87c38", "#5a4438", "#2a2236"], texture=0.1, edge=0.3)
    for i in range(160):
        x, y = 640 * random.random() - 20, 640 + 200 * random.random() ** 1.4
        s = 0.4 + (y - 640) / 160
        canvas.line([(x, y), (x + 9 * s, y - 6 * s), (x + 24 * s, y - 7 * s)], [0.5, 1.6 * s, 0.3], "#f8e3a0"
            if i % 2 else "#6a4a34", 0.5)


def _rain(canvas: Canvas, count: int, alpha: float, seed: int, dry: tuple = (1000, 1001)) -> None:
    random = dice(seed)
    for _ in range(count):
        x, y = 700 * random.random() - 20, 900 * random.random()
        if dry[0] < x < dry[1] and y > 480:
            continue
        long = 26 + 40 * random.random()
        canvas.line([(x, y), (x - long * 0.3, y + long)], [0.3, 1.3, 0.4], "#d8dcf0",
            alpha * (0.5 + 0.5 * random.random()), wobble=0, rough=0)


def _skirt(canvas: Canvas) -> Mask:
    outline = smooth([(236, 380), (186, 460), (132, 560), (84, 672), (44, 770), (14, 838), (60, 852), (150, 846),
        (300, 858), (450, 848), (560, 856), (604, 828), (574, 740), (520, 640), (470, 556), (414, 462), (364, 380)])
    canvas.shadow(outline, "#0e0c1c", 18, 10, 18, 0.6)
    skirt = canvas.fill(outline, ["#6a5a94", "#4a4478", "#34305a", "#282444"], gradient=((240, 380), (380, 860)),
        form=0.9, radius=70, rim=("#f8e3a0", 3, 0.6), grain=0.26, texture=0.03, detail=0.6)
    for k in range(-6, 7):  # heavy folds from the waist
        x = 300 + k * 46
        canvas.line([(300 + k * 9, 388), (300 + k * 26, 560), (x, 720), (x + k * 5, 860)], [2, 8, 13, 18], "#1e1c38",
            0.42, clip=skirt, soft=3)
        canvas.line([(306 + k * 9, 388), (314 + k * 26, 560), (x + 18, 720), (x + 20 + k * 5, 860)], [1, 3, 6, 8],
            "#a8a0c8", 0.28, clip=skirt, soft=2)
    return skirt


def _patches(canvas: Canvas, skirt: Mask) -> None:
    """Patches in wheat and lilac, each with its own pattern and stitches."""
    spots = [(134, 606, 56, -24, "#d9ae4a", 0), (66, 742, 54, -30, "#8f93b3", 1), (470, 606, 56, 26, "#c8624a", 2),
        (540, 744, 60, 32, "#d9ae4a", 1), (196, 492, 52, -20, "#8f93b3", 2), (408, 490, 50, 22, "#f0d490", 0),
        (30, 824, 44, -30, "#c8624a", 0), (580, 826, 46, 28, "#8f93b3", 2), (100, 676, 34, -26, "#7a5a88", 2),
        (508, 676, 36, 28, "#7a5a88", 0), (300, 446, 40, 2, "#b88a4a", 1)]
    for _k, (x, y, s, turn, tone, kind) in enumerate(spots):
        with canvas.at(x, y, 1, turn):
            patch = poly([(-s * 0.5, -s * 0.46), (s * 0.46, -s * 0.5), (s * 0.52, s * 0.44), (-s * 0.44, s * 0.52)])
            canvas.shadow(patch, "#141228", 1, 3, 2, 0.5, clip=skirt)
            mask = canvas.fill(patch, [mix(tone, "#fff0c8", 0.15), tone, mix(tone, "#22203a", 0.5)], form=0.35,
                radius=10, clip=skirt, texture=0.08, **CRISP)
            dark = mix(tone, "#22203a", 0.55)
            for i in range(-3, 4):
                u = i * s * 0.15
                if kind == 0:
                    canvas.line([(u, -s), (u, s)], 1.6, dark, 0.6, clip=mask)
                    canvas.line([(-s, u), (s, u)], 1.6, dark, 0.6, clip=mask)
                elif kind == 1:
                    for j in range(-3, 4):
                        canvas.fill(ellipse(u, j * s * 0.15 + (i % 2) * 3, s * 0.035), "#f8ecd0", alpha=0.8,
                            clip=mask, edge=0.1)
                else:
                    canvas.line([(u - s, -s), (u + s, s)], 2.6, dark, 0.55, clip=mask)
            for i in range(8):
                t = -0.44 + 0.125 * i
                for a, b in (((s * t, -s * 0.56), (s * t, -s * 0.42)), ((s * t, s * 0.42), (s * t, s * 0.56)),
                    ((-s * 0.54, s * t), (-s * 0.4, s * t)), ((s * 0.42, s * t), (s * 0.56, s * t))):
                    canvas.line([a, b], 1.2, "#f8ecd0", 0.8, wobble=0, clip=skirt)


def _village(canvas: Canvas) -> None:
    """Everything under the skirt, lit by one lamp that hangs from the waistband."""
    canvas.fill(rect(40, 440, 520, 420), ["#fff0b8", "#f2c45c", "#c47e34", "#6a3c34"], gradient=("r", LAMP, 340),
        texture=0.04, edge=0)
    for k in range(-5, 6):  # the lining in folds
        canvas.line([(300 + k * 4, 486), (300 + k * 28, 620), (300 + k * 46, 800)], [1, 5, 9], "#a8602c", 0.3, soft=3)
    for k in range(5):  # hoops of the petticoat
        y = 560 + 46 * k
        half = 56 + 44 * k
        canvas.line([(300 - half, y + 14), (300, y - 12), (300 + half, y + 14)], [1.6], "#7a4426", 0.5, wobble=0.3)
    for side in (-1, 1):  # her legs, the pillars of the place
        x = 300 + side * 84
        leg = ribbon([(300 + side * 48, 490), (x - side * 6, 610), (x, 690), (x, 740)], [58, 64, 56, 42])
        mask = canvas.fill(leg, ["#f3e6d0", "#c8a890", "#7a5a68"], gradient=((x - side * 20, 540),
            (x + side * 26, 740)), form=0.8, radius=20, light=("p", *LAMP), **CRISP)
        for k in range(9):
            y = 556 + 22 * k
            canvas.line([(x - 40, y - 3), (x, y + 5), (x + 40, y - 3)], 8, "#b8433c", 0.9, clip=mask, wobble=0.3)
        boot = smooth([(x - 24, 732, 1), (x + 24, 732, 1), (x + 30, 770), (x + 34 + side * 20, 792),
            (x + 20 + side * 26, 806), (x - 34 + side * 12, 806), (x - 32 + side * 10, 784)])
        canvas.fill(boot, ["#6a4a3c", "#3a2428", "#241620"], form=0.8, radius=16, light=("p", *LAMP),
            rim=("#ffd890", 2, 0.8, ("p", *LAMP)), **CRISP)
        for k in range(3):
            canvas.line([(x - 10, 744 + 12 * k), (x + 10, 752 + 12 * k)], 2, "#f0d490", 0.9, wobble=0.1)
            canvas.line([(x + 10, 744 + 12 * k), (x - 10, 752 + 12 * k)], 2, "#f0d490", 0.9, wobble=0.1)
    canvas.fill(rect(40, 776, 520, 90), ["#c88a3c", "#7a4a2c"], edge=0.4, texture=0.1)
    for k, (x, y, s, wall, roof) in enumerate(((300, 748, 0.8, "#f0dcb0", "#a8443c"),
        (196, 786, 1.0, "#e8c890", "#6a4a78"), (404, 786, 1.06, "#f3e0bc", "#4a5a88"),
        (122, 812, 0.84, "#d8b080", "#a8443c"), (482, 814, 0.86, "#e0c090", "#8a3c40"))):
        with canvas.at(x, y, s):
            house(canvas, 60, 50, wall, roof, "#fff2b8", seed=k, rim=("#fff0c0", 2, 0.8))
    canvas.line([(220, 634), (300, 668), (380, 634)], 1, "#5a3428", 0.8)  # the wash, out of the rain
    for k, (x, tone) in enumerate(((246, "#fff6e0"), (276, "#c8624a"), (300, "#8f93b3"), (324, "#fff6e0"),
        (342, "#d9ae4a"))):
        y = 668 - abs(x - 300) ** 2 / 165
        canvas.fill(poly([(x - 9, y), (x + 9, y), (x + 8, y + 24), (x - 8, y + 24 + k % 2 * 5)]),
            [mix(tone, "#ffffff", 0.3), tone], form=0.3, radius=4, **CRISP)
    for x, y in ((176, 668), (424, 664), (112, 752), (490, 750)):
        canvas.line([(x, y - 22), (x, y - 6)], 0.9, "#5a3428", 0.8, wobble=0)
        canvas.glow(x, y, 34, "#fff0b0", 0.7)
        canvas.fill(ellipse(x, y, 4.6, 6), ["#fffbe0", "#ffd070"], edge=0.05, detail=1)
    folk = [(252, 832, 0.62, 1, "stand", Person(Head(hair="#5a3420", style="bun", skin="#e0a880"), top="#8a3c5a",
        outfit="dress", scarf=None)), (346, 828, 0.66, -1, "point",
        Person(Head(hair="#d8d0c0", beard="long", hat="straw", hat_colour="#c89a4a", nose=1.4, lines=1),
        top="#3a4a7a", age="old")), (298, 842, 0.7, 1, "dance",
        Person(Head(hair="#3a2018", style="curly", skin="#a8683c", mood="smile"), top="#d9703c", outfit="dress",
        age="child")), (206, 846, 0.6, -1, "carry", Person(Head(hair="#2a1a18", skin="#c88a5c", beard="short"),
        top="#5a6a4a", outfit="jacket")), (392, 850, 0.66, -1, "sit", Person(Head(hair="#8a4a28", style="pony"),
        top="#b8433c", age="child"))]
    for x, y, s, flip, pose, who in folk:
        with canvas.at(x, y, s, flip=flip):
            person(canvas, who, pose)
    canvas.fill(ellipse(392, 848, 16, 8), "#7a4a30", form=0.6, radius=4, **CRISP)
    for x, y, s, flip, coat, kid in ((440, 850, 0.86, -1, "#fff0d8", False), (150, 852, 0.84, 1, "#c8a078", False),
        (330, 856, 0.5, 1, "#fff6e4", True)):
        with canvas.at(x, y, s, flip=flip):
            goat(canvas, coat, kid=kid)
    canvas.line([(300, 472), (300, 536)], 1.6, "#5a3428", 0.9, wobble=0)
    canvas.glow(*LAMP, 190, "#ffe9a0", 0.6)
    canvas.fill(smooth([(286, 548), (300, 532), (314, 548), (314, 572), (300, 584), (286, 572)]),
        ["#fffdf0", "#ffd878"], edge=0.05, wobble=0.1, detail=1)
    canvas.fill(poly([(282, 548), (300, 528), (318, 548)]), "#5a3428", **CRISP)
    canvas.glow(*LAMP, 70, "#fffbe0", 0.8)


def _flaps(canvas: Canvas) -> None:
    """The turned-back edges of the opening, with lace, lit from inside."""
    for points, side in ((OPEN[:5], -1), (OPEN[4:][::-1], 1)):
        flap = ribbon([(x + side * 7, y) for x, y in points], [34, 32, 28, 22, 8])
        canvas.shadow(flap, "#141228", side * -4, 4, 6, 0.5)
        mask = canvas.fill(flap, ["#f0c878", "#b8843c", "#5a4468"], gradient=((300, 640), (300 + side * 220, 700)),
            form=0.8, radius=14, light=("p", *LAMP), rim=("#fff0c0", 2.4, 0.9, ("p", *LAMP)), **CRISP)
        for k in range(16):
            x, y = along([(px + side * 7, py) for px, py in points], k / 15.5)
            canvas.line([(x - side * 14, y - 5), (x, y), (x + side * 16, y + 6)], [0.6, 2, 0.6], "#7a4a48", 0.5,
                clip=mask)
        for k in range(34):
            x, y = along([(px - side * 10, py + 2) for px, py in points], k / 33)
            canvas.fill(ellipse(x, y, 4.4 - 1.6 * k / 33), ["#fff8e4", "#e8c890"], form=0.5, radius=3, **CRISP)


def _upper_body(canvas: Canvas) -> None:
    """Shawl, arms that hold the skirt wide, the bent head and the umbrella of a hat."""
    blouse = smooth([(250, 264), (214, 282), (196, 330), (216, 400), (300, 418), (384, 400), (404, 330), (386, 282),
        (350, 264), (300, 276)])
    canvas.fill(blouse, ["#8a80b0", "#55507f", "#34305a"], form=0.9, radius=36, rim=("#f8e3a0", 2.6, 0.7), **CRISP)
    apron = canvas.fill(smooth([(228, 392), (300, 406), (372, 392), (376, 412), (300, 428), (224, 412)]),
        ["#d9ae4a", "#9a7030"], form=0.6, radius=8, **CRISP)
    del apron
    for side in (-1, 1):
        arm = ribbon([(300 + side * 86, 296), (300 + side * 128, 370), (300 + side * 146, 440),
            (300 + side * 152, 492)], [64, 56, 44, 30])
        canvas.shadow(arm, "#141228", side * -4, 8, 8, 0.5)
        sleeve = canvas.fill(arm, ["#9a92c0", "#5c5888", "#3a3664"], form=0.9, radius=24, rim=("#f8e3a0", 2.6, 0.75),
            **CRISP)
        for k in range(4):
            canvas.line([(300 + side * (96 + 12 * k), 330 + 34 * k), (300 + side * (120 + 10 * k), 344 + 34 * k),
                (300 + side * (150 + 6 * k), 334 + 34 * k)], [0.6, 2.6, 0.6], "#2a2648", 0.6, clip=sleeve)
        canvas.fill(ribbon([(300 + side * 136, 484), (300 + side * 168, 486)], [15, 15]), ["#f8ecd0", "#c8b090"],
            form=0.6, radius=6, **CRISP)
        with canvas.at(300 + side * 152, 496, 1, 0, side):
            skin = "#d8a080"
            palm = smooth([(-15, -4), (15, -4), (18, 14), (12, 30), (-8, 32), (-17, 14)])
            fingers = [ribbon([(-10 + 8 * k, 18), (-11 + 8 * k, 34), (-7 + 7 * k, 42)], [9, 8.6, 6.6])
                for k in range(4)]
            hand = canvas.fill(union(palm, *fingers, ribbon([(-12, 6), (-24, 18), (-20, 32)], [11, 9, 7])),
                [mix(skin, "#fff0d8", 0.3), skin, "#8a5a60"], form=0.8, radius=8, rim=("#ffe6b8", 1.8, 0.7), **CRISP)
            for k in range(3):
                canvas.line([(-6 + 8 * k, 16), (-7 + 8 * k, 28), (-3 + 7 * k, 42)], [0.6, 1.8, 0.8], "#6a3a44", 0.8,
                    clip=hand, wobble=0)
            for k in range(3):  # the cloth she gathers
                canvas.line([(-14 + 12 * k, 40), (-22 + 18 * k, 62), (-30 + 24 * k, 96)], [3, 4, 1], "#1e1c38", 0.6,
                    soft=1)
    shawl = smooth([(300, 272), (246, 258), (208, 276), (188, 318), (222, 352), (264, 382), (300, 402, 1),
        (336, 382), (378, 352), (412, 318), (392, 276), (354, 258)])
    canvas.shadow(shawl, "#141228", 0, 8, 7, 0.5)
    mask = canvas.fill(shawl, ["#e8c468", "#c08a38", "#7a5230"], form=0.8, radius=34, rim=("#fff0c0", 2.4, 0.7),
        texture=0.06, **CRISP)
    for k in range(-6, 7):
        canvas.line([(300 + k * 6, 262), (300 + k * 12, 320), (300 + k * 14, 400)], [0.8, 2, 0.8], "#8a5c2c", 0.45,
            clip=mask)
    for k in range(25):
        t = k / 24
        x, y = along([(192, 322), (238, 364), (300, 402), (362, 364), (408, 322)], t)
        canvas.line([(x, y - 2), (x + 1, y + 7), (x - 2, y + 15)], [2, 1.6, 0.5], "#e8c468", 0.95)
    for k, (x, y) in enumerate(((240, 308), (270, 348), (330, 348), (360, 308), (300, 372))):
        for a in range(5):
            canvas.fill(ellipse(x + 6 * math.cos(a * 1.257), y + 6 * math.sin(a * 1.257), 4), "#c8503f", edge=0.2,
                clip=mask)
        canvas.fill(ellipse(x, y, 2.6), "#fff0c0", clip=mask)
    canvas.fill(ellipse(300, 278, 10, 9), ["#fff0c0", "#b87a2c"], form=0.9, radius=7, **CRISP)
    with canvas.at(300, 204, 1.26, 5):
        portrait(canvas, Portrait(skin="#dba684", hair="#ece4dc", style="scarf", age=0.8, width=1.1, turn=-0.2,
            nose="button", mouth="smile", eyes="closed", brow=-0.5, cloth="#e4dcec"), (-0.5, 0.1, 0.6), "#ffe6b8",
            0.6)
        for side in (-1, 1):  # the scarf goes over her ears
            canvas.fill(ribbon([(side * 42, -44), (side * 46, -8), (side * 42, 26)], [12, 17, 10]),
                ["#f0eaf4", "#a8a0c0"], form=0.8, radius=7, rim=("#ffe6b8", 1.4, 0.5), **CRISP)
    with canvas.at(296, 130, 1.06, -5), canvas.at(-300, -130):
        _hat(canvas)


def _hat(canvas: Canvas) -> None:
    """An umbrella for a hat: eight ribs, and the rain that runs off their tips."""
    tips = [(96, 196), (146, 186), (204, 178), (266, 172), (334, 172), (398, 178), (456, 188), (504, 200)]
    random = dice(21)
    for i, (x, y) in enumerate(tips):
        for k in range(3):
            px = x + 4 * k - 4
            low = y + 90 + 160 * random.random() + (150 if i in (0, 7) else 0)
            if 180 < x < 420:
                low = y + 14 + 14 * random.random()
            canvas.line([(px, y), (px - 3, (y + low) / 2), (px - 9, low)], [2.2, 1.6, 0.3], "#e4e8f6", 0.75,
                wobble=0.2, rough=0.1)
    dome = smooth([(96, 198, 1), (110, 128), (170, 62), (250, 26), (300, 20), (352, 26), (432, 64), (490, 130),
        (504, 202, 1), (478, 184), (456, 190, 1), (426, 174), (398, 180, 1), (366, 166), (334, 174, 1), (300, 162),
        (266, 174, 1), (234, 166), (204, 180, 1), (176, 174), (146, 188, 1), (122, 184)])
    canvas.shadow(dome, "#0e0c1c", 0, 16, 12, 0.6)
    mask = canvas.fill(dome, ["#c8503f", "#a03a3c", "#5a2440"], gradient=((220, 20), (380, 200)), form=0.9,
        radius=56, shade="#2a1830", rim=("#f8e3d0", 3, 0.7), grain=0.24, texture=0.02, **CRISP)
    for i, (x, y) in enumerate(tips):
        bend = (x - 300) * 0.82
        canvas.line([(300, 22), (300 + bend * 0.6, 60), (300 + bend, 118), (x, y)], [1.2, 2.4, 2.4, 1.6], "#4a1a30",
            0.8, clip=mask, wobble=0.2)
        if i < 7:
            nx = (x + tips[i + 1][0]) / 2
            canvas.fill(smooth([(300, 30), (300 + (nx - 300) * 0.7, 84), (nx, 160), (300 + (nx - 300) * 0.8, 110)]),
                "#f0a088", alpha=0.22 if i < 4 else 0.08, soft=6, clip=mask)
    canvas.fill(ribbon([(300, 26), (300, 8), (302, -8)], [9, 6, 3]), ["#f0d490", "#9a7030"], form=0.7, radius=4,
        **CRISP)
    for _ in range(46):
        x, y = along([(104, 160), (150, 84), (230, 34), (300, 20), (372, 34), (450, 84), (498, 164)], random.random())
        canvas.line([(x, y), (x + 4 * random.random() - 4, y - 7), (x + 8 * random.random() - 6, y - 11)],
            [1.2, 0.9, 0.3], "#f0f2ff", 0.8, wobble=0)


def _latecomers(canvas: Canvas) -> None:
    """A man with a kid on his shoulders and a goat hurry in from the left."""
    man = Person(Head(hair="#4a2a20", beard="short", hat="cap", hat_colour="#6a4a3a", mood="afraid"), top="#8a5a34",
        outfit="coat", scarf="#c8503f", rim="#ffe6a8")
    with canvas.at(70, 872, 0.8):
        person(canvas, man, "run")
    with canvas.at(18, 880, 0.86):
        goat(canvas, "#d8cdb8")
    woman = Person(Head(hair="#3a2018", hat="kerchief", hat_colour="#d9ae4a", skin="#c88a64"), top="#5a4a7a",
        outfit="dress", stout=0.5, rim="#ffe6a8")
    with canvas.at(556, 874, 0.78, flip=-1):
        person(canvas, woman, "run")


def _field_in_front(canvas: Canvas) -> None:
    random = dice(31)
    with brush.loose(canvas, radii=(8, 4)):
        canvas.glow(300, 866, 230, "#ffd880", 0.4, squash=0.2)
        for _ in range(110):
            x = 660 * random.random() - 30
            y = 912 + 20 * random.random()
            if 130 < x < 470:
                y += 22
            wheat(canvas, x, y, 34 + 26 * random.random(), 16 + 16 * random.random(),
                ["#f8e3a0", "#d9ae4a", "#8a6030"], random)
