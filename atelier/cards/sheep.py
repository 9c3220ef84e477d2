"""A crossroads at night is jammed with woolly sheep with headlights; a policewoman shepherd stands in the lamplight."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.noise import dice
from atelier.paths import ellipse, poly, rect, ribbon, smooth, union
from atelier.space import Iso

CARD = Card(
    id="sheep",
    palette="tin-orange",
    composition="street at night",
    setting="crossroads",
    mood="comedy",
    themes=("city", "law", "machine"),
    hero="headlight sheep",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=407,
    grading=dict(vignette=0.42, contrast=1.1),
)

CRISP = dict(edge=0.08, wobble=0.2, detail=0.85)
ISO = Iso(300, 500, 42, lean=0.74, flat=0.62)
LAMP = (300, 214)
KERB = 2.7
FORWARD = (0.767, 0.642)  # the road that runs down to the right, on the card
ACROSS = (0.767, -0.642)


def draw(canvas: Canvas) -> None:
    """Paint the card."""
    canvas.set_light((0, -0.8, 0.5), ambient="#0e2228", key="#ffd9a8")
    _ground(canvas)
    brush.background(canvas, radii=(16, 8, 4))
    _houses(canvas)
    light_pools(canvas, [(300, 500, 230, "#ffc78a", 1.5, 0.75), (300, 330, 200, "#ffb470", 0.4)], "#7a9298")
    _flock(canvas)
    _bus_stop(canvas)
    _lamp(canvas)


def _ground(canvas: Canvas) -> None:
    canvas.fill(rect(-20, -20, 640, 940), ["#22424a", "#2f5c66", "#1c3a42"], texture=0.08, edge=0)
    random = dice(2)
    for _ in range(500):  # asphalt
        x, y = 600 * random.random(), 900 * random.random()
        canvas.fill(ellipse(x, y, 0.6 + 1.6 * random.random(), 0.6 + 0.8 * random.random()), "#8fa7a8"
            if random.random() < 0.4 else "#0c1c22", alpha=0.35, edge=0)
    for sx, sy in ((-1, -1), (1, 1), (-1, 1), (1, -1)):  # pavements
        block = [(sx * KERB, sy * KERB), (sx * 16, sy * KERB), (sx * 16, sy * 16), (sx * KERB, sy * 16)]
        canvas.fill(ISO.face(*[(x, y, 0) for x, y in block]), ["#8fa7a8", "#6a8488"], edge=0.05, wobble=0.1,
            texture=0.06)
        for a, b in ((block[0], block[1]), (block[0], block[3])):
            canvas.line([ISO(*a), ISO(*b)], 4, "#c8d4d0", 0.8, wobble=0.05)
            canvas.line([(p[0], p[1] + 4) for p in (ISO(*a), ISO(*b))], 3, "#12282e", 0.6, wobble=0.05)
        for k in range(1, 14):
            u = KERB + k * 0.9
            canvas.line([ISO(sx * u, sy * KERB), ISO(sx * u, sy * 16)], 0.9, "#4a6468", 0.5, wobble=0)
            canvas.line([ISO(sx * KERB, sy * u), ISO(sx * 16, sy * u)], 0.9, "#4a6468", 0.5, wobble=0)
    for side in (-1, 1):  # zebra crossings and lane lines
        for k in range(7):
            u = -2.3 + k * 0.72
            for a, b in (((side * 2.8, u), (side * 3.9, u + 0.38)), ((u, side * 2.8), (u + 0.38, side * 3.9))):
                canvas.fill(ISO.face((a[0], a[1], 0), (b[0], a[1], 0), (b[0], b[1], 0), (a[0], b[1], 0)), "#e8ece4",
                    alpha=0.8, edge=0.25, wobble=0.2)
        for k in range(6):
            u = 4.4 + 1.7 * k
            canvas.line([ISO(side * u, 0), ISO(side * (u + 0.9), 0)], 3, "#e8ece4", 0.7)
            canvas.line([ISO(0, side * u), ISO(0, side * (u + 0.9))], 3, "#e8ece4", 0.7)


def _facade(canvas: Canvas, plane: str, fixed: float, start: float, end: float, high: float, wall: Colour,
    seed: int) -> None:
    """A house front along a road: plane 'x' faces down right, 'y' faces down left."""
    spot = (lambda u, z: ISO(fixed, u, z)) if plane == "x" else (lambda u, z: ISO(u, fixed, z))
    dark = 0.25 if plane == "x" else 0.0
    front = poly([spot(start, 0), spot(end, 0), spot(end, high), spot(start, high)])
    canvas.fill(front, [mix(wall, "#0e2228", 0.35 + dark), mix(wall, "#0e2228", dark)], texture=0.05, edge=0.05,
        wobble=0.1, detail=0.5)
    random = dice(seed)
    floors, bays = int(high / 1.5), max(1, int(abs(end - start) / 0.95))
    step = (end - start) / bays
    for f in range(floors):
        z = 0.35 + f * 1.5
        for b in range(bays):
            u0, u1 = start + step * (b + 0.24), start + step * (b + 0.76)
            tall = 0.98 if f else 1.05
            lit = random.random() < (0.62 if f == 0 else 0.3)
            pane = poly([spot(u0, z), spot(u1, z), spot(u1, z + tall), spot(u0, z + tall)])
            canvas.fill(pane, ["#ffe9b4", "#ffb050"] if lit else ["#1c3a42", "#0e2026"], edge=0.03, wobble=0,
                detail=0.8)
            mid = (u0 + u1) / 2
            canvas.line([spot(mid, z), spot(mid, z + tall)], 1.2, "#12282e", 0.8, wobble=0)
            canvas.line([spot(u0, z + tall * 0.55), spot(u1, z + tall * 0.55)], 1.2, "#12282e", 0.8, wobble=0)
            canvas.line([spot(u0 - step * 0.06, z), spot(u1 + step * 0.06, z)], 2.4, mix(wall, "#f0e0c8", 0.4), 0.9,
                wobble=0)
            if lit:
                x, y = spot(mid, z + tall * 0.4)
                canvas.glow(x, y, 34, "#ffb050", 0.3)
        canvas.line([spot(start, z - 0.28), spot(end, z - 0.28)], 2, mix(wall, "#0e2228", 0.5), 0.8, wobble=0.05)


def _block(canvas: Canvas, x0: float, y0: float, x1: float, y1: float, high: float, wall: Colour, roof: Colour,
    seed: int) -> None:
    """A house as a box with a flat roof and chimneys; x1 and y1 are the sides that face us."""
    canvas.fill(ISO.top(x0, y0, x1, y1, high), [mix(roof, "#8fa7a8", 0.15), roof], texture=0.08, edge=0.05,
        wobble=0.1)
    _facade(canvas, "y", y1, x0, x1, high, wall, seed)
    _facade(canvas, "x", x1, y0, y1, high, wall, seed + 1)
    canvas.line([ISO(x0, y1, high), ISO(x1, y1, high), ISO(x1, y0, high)], 5, mix(wall, "#f0e0c8", 0.35), 1,
        wobble=0.05)
    canvas.line([ISO(x1, y1, 0), ISO(x1, y1, high)], 2, mix(wall, "#f0e0c8", 0.3), 0.8, wobble=0.05)
    random = dice(seed + 2)
    for _ in range(3):
        x, y = x0 + (x1 - x0) * (0.2 + 0.6 * random.random()), y0 + (y1 - y0) * (0.2 + 0.6 * random.random())
        px, py = ISO(x, y, high)
        canvas.fill(rect(px - 8, py - 30, 16, 32), ["#8a4a30", "#4a2a24"], form=0.5, radius=5, edge=0.08, wobble=0.1)
        canvas.fill(ellipse(px, py - 30, 9, 3.4), "#1c1a1c", edge=0.1)


def _houses(canvas: Canvas) -> None:
    _block(canvas, -16, -7.8, -3.7, -3.7, 6.4, "#3c6a72", "#24444c", 11)
    _block(canvas, -7.6, -16, -3.7, -7.8, 5.2, "#a85a34", "#5a3428", 21)
    _block(canvas, -16, 3.8, -3.7, 9, 3.4, "#a85a34", "#4a2e28", 31)
    _block(canvas, -16, 9, -3.7, 17, 4.6, "#4a7a80", "#24444c", 41)
    _block(canvas, 3.8, -9, 9, -3.7, 3.6, "#57808a", "#2c4a52", 51)
    _block(canvas, 9, -16, 17, -3.7, 4.8, "#b8683c", "#5a3428", 61)
    for x, y in ((4.0, 6.2), (7.4, 3.9), (3.9, 9.4)):  # young trees on the near corner
        px, py = ISO(x, y)
        canvas.fill(ellipse(px + 10, py + 2, 24, 8), "#0a1a1e", alpha=0.5, soft=4)
        canvas.fill(ribbon([(px, py), (px + 1, py - 26)], [6, 4]), "#2a1c1a", **CRISP)
        random = dice(int(px))
        crown = union(*[ellipse(px + 20 * (random.random() - 0.5), py - 46 + 22 * (random.random() - 0.5),
            14 + 5 * random.random()) for _ in range(7)])
        canvas.fill(crown, ["#5a8a78", "#1c4a48"], form=0.9, radius=14, light=(-0.3, -0.7, 0.4), edge=0.4, bump=0.3,
            rim=("#ffc78a", 2, 0.5, (-0.2, -0.8, 0.3)), detail=0.5)


def _wool(canvas: Canvas, seed: int, light: tuple, tone: Colour, warm: float) -> None:
    """The fleece: a crowd of curls along the road's direction, lit from the lamp."""
    random = dice(seed)
    fx, fy = FORWARD
    blobs = []
    for _ in range(22):
        u, v, z = -30 + 56 * random.random(), -13 + 26 * random.random(), 22 + 26 * random.random()
        blobs.append(ellipse(fx * u + ACROSS[0] * v, fy * u + ACROSS[1] * v - z, 12 + 4 * random.random(),
            11 + 3 * random.random()))
    fleece = union(*blobs, ellipse(-2, -38, 36, 25, 34))
    mask = canvas.fill(fleece, [mix(tone, "#fff0d8", 0.25 * warm), tone, mix(tone, "#12282e", 0.5)], form=0.95,
        radius=20, light=light, bump=0.25, shade="#24404a", rim=("#ffe2b8", 2.2, 0.45 + 0.5 * warm, light),
        grain=0.22, texture=0.01, **CRISP)
    for _ in range(26):
        u, v, z = -32 + 60 * random.random(), -15 + 30 * random.random(), 18 + 34 * random.random()
        x, y, r = fx * u + ACROSS[0] * v, fy * u + ACROSS[1] * v - z, 4 + 2.4 * random.random()
        canvas.line([(x + r, y), (x, y - r), (x - r, y), (x, y + r * 0.8), (x + r * 0.4, y)], [0.5, 1.3, 1.3, 0.4],
            mix(tone, "#3a5058", 0.6), 0.26, clip=mask, wobble=0.3)


def _sheep(canvas: Canvas, seed: int, away: bool, light: tuple, warm: float) -> None:
    """A sheep on the road to the lower right (or coming from it, away=True); origin under its middle, 96 long."""
    fx, fy = FORWARD
    tone = ("#ded4c0", "#cfc4b4", "#e8dfce", "#b8aea4")[seed % 4]
    canvas.fill(ellipse(4, 4, 44, 20, 34), "#08161a", alpha=0.6, soft=5)
    for u, v in ((-20, 10), (-20, -10), (20, 10), (20, -10)):
        x, y = fx * u + ACROSS[0] * v, fy * u + ACROSS[1] * v
        canvas.fill(ribbon([(x, y - 22), (x, y - 1)], [8, 6]), ["#3a3434", "#161416"], form=0.6, radius=3, **CRISP)
    if away:
        _face(canvas, -34, seed, light, behind=True)
        _wool(canvas, seed, light, tone, warm)
        x, y = fx * 36, fy * 36 - 26
        canvas.fill(ellipse(x - 1, y - 6, 7, 10, 12), tone, form=0.8, radius=6, light=light, **CRISP)
        _bumper(canvas, x, y + 9, "#ff4a2a", "#ff3a1c", 0.5)
    else:
        _wool(canvas, seed, light, tone, warm)
        _face(canvas, 37, seed, light, behind=False)
        _bumper(canvas, fx * 40, fy * 40 - 11, "#fffbe0", "#ffe2a0", 1.0)


def _face(canvas: Canvas, u: float, seed: int, light: tuple, behind: bool) -> None:
    x, y = FORWARD[0] * u, FORWARD[1] * u - 42
    skin = ["#5a5050", "#2a2424", "#161214"]
    for s in (-1, 1):
        canvas.fill(ribbon([(x + s * 8, y - 6), (x + s * 20, y - 3 - s * 4), (x + s * 27, y + 4 - s * 5)],
            [8, 9, 2]), skin, form=0.7, radius=4, light=light, rim=("#ffd9a8", 1.2, 0.7, light), **CRISP)
    face = smooth([(x - 11, y - 12), (x, y - 17), (x + 11, y - 13), (x + 11, y + 2), (x + 7, y + 17),
        (x + 1, y + 21), (x - 5, y + 18), (x - 11, y + 3)])
    canvas.fill(face, skin, form=0.85, radius=10, light=light, rim=("#ffd9a8", 1.4, 0.8, light), **CRISP)
    tuft = union(*[ellipse(x + dx, y + dy, 7) for dx, dy in ((-8, -15), (0, -19), (8, -16), (3, -13), (-4, -12))])
    canvas.fill(tuft, ["#f3ead8", "#a8a094"], form=0.8, radius=6, light=light, **CRISP)
    if behind:
        return
    lid = (seed * 7) % 3
    for s in (-1, 1):
        canvas.fill(ellipse(x + s * 5.4, y - 3, 3.6, 3.4), "#fff6e0", edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(x + s * 5.4 + 0.8, y - 2.2, 1.6, 2), "#141012", edge=0, wobble=0, detail=1)
        if lid:
            canvas.fill(smooth([(x + s * 5.4 - 4, y - 3), (x + s * 5.4, y - 7.4), (x + s * 5.4 + 4, y - 3),
                (x + s * 5.4, y - 3.6 + lid)]), "#2a2424", edge=0, wobble=0, detail=1)
    for s in (-1, 1):
        canvas.fill(ellipse(x + s * 2.6, y + 13, 1.3, 1), "#0a0808", edge=0, detail=1)
    canvas.line([(x - 3, y + 17), (x + 1, y + 16), (x + 4, y + 17.4)], [0.4, 1, 0.4], "#c89a8a", 0.9, wobble=0,
        detail=1)


def _bumper(canvas: Canvas, x: float, y: float, lamp: Colour, glow: Colour, strength: float) -> None:
    """Two lamps on a chrome bar, and a plate."""
    ax, ay = ACROSS
    canvas.fill(ribbon([(x - ax * 20, y - ay * 20), (x + ax * 20, y + ay * 20)], [6, 6]), ["#eef2ee", "#6a8084"],
        form=0.7, radius=3, **CRISP)
    plate = poly([(x - ax * 9, y - ay * 9 + 1), (x + ax * 9, y + ay * 9 + 1), (x + ax * 9, y + ay * 9 + 9),
        (x - ax * 9, y - ay * 9 + 9)])
    canvas.fill(plate, "#fff2cc" if strength > 0.8 else "#ffb870", edge=0.03, wobble=0, detail=1)
    for k in (-6, -2, 3, 6):
        canvas.line([(x + ax * k, y + ay * k + 3), (x + ax * k, y + ay * k + 7)], 1.6, "#2a2424", 0.9, wobble=0)
    for s in (-1, 1):
        px, py = x + s * ax * 19, y + s * ay * 19 - 1
        canvas.fill(ellipse(px, py, 7, 7.6), "#c8d4d0", form=0.7, radius=5, **CRISP)
        canvas.fill(ellipse(px + 1, py + 0.6, 5.2, 5.8), lamp, edge=0, wobble=0, detail=1)
        canvas.glow(px, py, 34 * (0.6 + 0.4 * strength), glow, 0.75)


def _beam(canvas: Canvas, x: float, y: float, flip: float) -> None:
    """Light thrown forward over the asphalt."""
    fx, fy = FORWARD[0] * flip, FORWARD[1]
    ax, ay = ACROSS[0] * flip, ACROSS[1]
    start = (x + fx * 44, y + fy * 44)
    end = (x + fx * 128, y + fy * 128)
    cone = poly([(start[0] - ax * 16, start[1] - ay * 16), (start[0] + ax * 16, start[1] + ay * 16),
        (end[0] + ax * 40, end[1] + ay * 40), (end[0] - ax * 40, end[1] - ay * 40)])
    canvas.fill(cone, "#ffe2a8", alpha=0.42, soft=7, edge=0, blend="screen", fade=(start, end))


def _queue() -> list[tuple[float, float, float, bool, int]]:
    """Where everyone stands: x, y on the card, flip, seen from behind, seed."""
    random = dice(9)
    out = []
    for k in range(7):
        for lane in (0.75, 1.95):
            for head in range(4):
                u = 3.0 + 2.15 * k + 0.5 * random.random() + (0.9 if lane > 1 else 0)
                if k == 0:
                    u -= 0.9 * random.random()
                away = head >= 2
                if head == 0:
                    place, flip = (-u, lane), 1.0  # comes from the upper left
                elif head == 1:
                    place, flip = (-lane, -u), -1.0  # comes from the upper right
                elif head == 2:
                    place, flip = (u, -lane), 1.0  # up from the lower right
                else:
                    place, flip = (lane, u), -1.0
                x, y = ISO(*place)
                out.append((x + 6 * random.random() - 3, y + 6 * random.random() - 3, flip, away,
                    int(1000 * random.random())))
    out += [(212, 566, 1.0, False, 5), (398, 568, -1.0, False, 9), (196, 442, 1.0, False, 14),
        (404, 446, -1.0, False, 23)]
    return sorted((s for s in out if -70 < s[0] < 670 and -60 < s[1] < 970), key=lambda s: s[1])


def _flock(canvas: Canvas) -> None:
    flock = _queue()
    for x, y, flip, away, _ in flock:
        if not away:
            _beam(canvas, x, y, flip)
    officer = False
    for x, y, flip, away, seed in flock:
        if y > 520 and not officer:
            _officer(canvas)
            officer = True
        dx, dy = 300 - x, 330 - y
        far = math.hypot(dx, dy)
        light = (dx / far * 0.8, dy / far * 0.8 - 0.25, 0.45)
        with canvas.at(x, y, 0.98, 0, flip):
            _sheep(canvas, seed, away, light, max(0.0, 1 - far / 480))


def _officer(canvas: Canvas) -> None:
    """On her round stand, one palm up, the crook in the other hand, the whistle between her lips."""
    canvas.fill(ellipse(306, 512, 60, 26), "#08161a", alpha=0.5, soft=6)
    canvas.fill(union(ellipse(300, 506, 44, 20), rect(256, 490, 88, 16), ellipse(300, 490, 44, 20)),
        ["#f0e4cc", "#a8744a"], form=0.6, radius=12, **CRISP)
    stand = canvas.fill(ellipse(300, 490, 44, 20), ["#fff2dc", "#d8b890"], **CRISP)
    for k in range(8):
        a = k * math.pi / 4
        canvas.fill(poly([(300, 490), (300 + 44 * math.cos(a), 490 + 20 * math.sin(a)),
            (300 + 44 * math.cos(a + 0.4), 490 + 20 * math.sin(a + 0.4))]), "#e2651f", alpha=0.85, clip=stand,
            edge=0.05)
    crook = [(350, 492), (346, 400), (340, 310), (336, 286), (346, 270), (362, 272), (366, 288), (356, 296)]
    canvas.line(crook, [5, 6, 6, 6, 5.4, 5, 4.4, 3], "#8a5228", 1, wobble=0.1, form=0.7, radius=3,
        rim=("#ffe6bc", 1.4, 0.8), detail=0.9)
    light = (-0.45, -0.75, 0.45)
    cloth = dict(form=0.9, light=light, shade="#040f16", highlight="#5f929a", grain=0.14, texture=0.01,
        rim=("#fff0d0", 1.8, 0.8, light), **CRISP)
    navy = ["#245260", "#123440", "#081e28"]
    white = dict(form=0.8, light=light, shade="#9a8c80", rim=("#ffffff", 1, 0.6, light), **CRISP)
    canvas.fill(ellipse(302, 493, 30, 7), "#4a2410", alpha=0.5, soft=3, clip=stand)
    for x in (289, 309):  # boots, stockings
        canvas.fill(smooth([(x - 6, 478), (x + 6, 478), (x + 7, 490), (x - 2, 494), (x - 16, 494), (x - 14, 488),
            (x - 6, 485)]), ["#38302e", "#0c0a0c"], radius=4, **cloth)
        canvas.fill(ribbon([(x, 455), (x, 481)], [13, 10]), ["#4a3a34", "#1c1416"], radius=5, **cloth)
    canvas.fill(ribbon([(325, 386), (339, 410), (347, 397)], [16, 14, 11]), navy[1:], radius=6, **cloth)
    coat = smooth([(288, 370), (276, 374), (269, 386), (272, 404), (279, 420), (274, 438), (266, 466, 1), (282, 470),
        (302, 471), (320, 470), (336, 465, 1), (327, 438), (322, 420), (329, 404), (332, 386), (325, 374),
        (314, 370), (301, 367)])
    mask = canvas.fill(coat, navy, gradient=((268, 0), (334, 0)), radius=20, **cloth)
    canvas.fill(smooth([(340, 372), (316, 372), (306, 420), (312, 476), (346, 476)]), "#03090e", alpha=0.5, soft=8,
        clip=mask)
    for way, wide in (([(292, 424), (288, 446), (282, 470)], 5), ([(312, 424), (315, 446), (318, 470)], 5),
        ([(301, 424), (301, 470)], 2)):
        canvas.line(way, [0.6, wide, wide], "#03090e", 0.5, clip=mask, soft=1.6, rough=0)
    canvas.line([(324, 374), (304, 398), (280, 419)], [4, 4, 4], ["#ffb060", "#c05a1c"], 1, clip=mask, wobble=0.1,
        detail=0.9)
    canvas.line([(276, 419), (300, 424), (325, 419)], [5, 5.4, 5], ["#ffa04c", "#b4501a"], 1, clip=mask, wobble=0.1,
        detail=0.9)
    canvas.fill(rect(296, 420.5, 9, 7, 1), "#fff0c8", **CRISP)
    sleeve = ribbon([(280, 386), (251, 364), (251, 322)], [18, 15, 11])
    canvas.fill(sleeve, navy, gradient=((246, 0), (280, 0)), radius=7, **cloth)
    palm = smooth([(247, 324), (244, 312), (245, 296), (249, 291), (258, 290), (262, 296), (261, 304), (267, 299),
        (270, 302), (263, 314), (260, 325)])
    glove = canvas.fill(palm, ["#fffaf0", "#d8cab8"], radius=6, **white)
    for x in (249.5, 253.5, 257.5):
        canvas.line([(x, 291), (x + 0.3, 303)], [0.5, 1.1, 0.4], "#8a7c74", 0.7, clip=glove, wobble=0, detail=1)
    fist = canvas.fill(smooth([(339, 388), (349, 386), (353, 391), (352, 400), (345, 404), (338, 400)]),
        ["#fff6e8", "#c8bcae"], radius=5, **white)
    for k in range(3):
        canvas.line([(346, 391 + 3.6 * k), (353, 390 + 3.6 * k)], [0.4, 1.1, 0.8], "#8a7c74", 0.7, clip=fist,
            wobble=0, detail=1)
    with canvas.at(303, 347, 1.2, -5):
        _officers_head(canvas, light, cloth)


def _officers_head(canvas: Canvas, light: tuple, cloth: dict) -> None:
    """In profile, the eyes in the shadow of the peak, a silver whistle at the lips; 46 high, origin its middle."""
    skin = dict(form=0.7, light=light, shade="#3a1e18", grain=0.1, texture=0.01, **CRISP)
    canvas.fill(ellipse(16, 9, 7.4, 7), ["#4a3430", "#120a0c"], form=0.9, radius=6, light=light,
        rim=("#d8b890", 1, 0.7, light), **CRISP)
    canvas.fill(ribbon([(2, 12), (2, 25)], [13, 15]), ["#7a4a34", "#4a2a20"], radius=5, **skin)
    canvas.fill(ribbon([(-9, 23), (2, 26), (13, 22)], [5, 6, 5]), ["#fff0d8", "#a89c90"], radius=2, **skin)
    face = canvas.fill(smooth([(-12, -12), (-13.6, -4), (-13, -0.5), (-15.5, 3.5), (-18.4, 6.4), (-17, 8.4),
        (-14, 8.8), (-15.8, 10.8), (-14.4, 12.4), (-13.4, 14.4), (-12.2, 15.8), (-12.4, 18.6), (-9, 20.8), (-2, 19),
        (5, 14), (9, 4), (9, -12)]), ["#b8784e", "#8a5638", "#5a3426"], gradient=((-18, 0), (8, 6)), radius=9,
        rim=("#ffdcae", 1.1, 0.7, (-0.9, 0.1, 0.4)), **skin)
    canvas.fill(smooth([(-20, -12), (12, -12), (12, 0), (0, 2), (-12, 1.6), (-20, 2)]), "#1c0c0c", alpha=0.72,
        soft=2.2, clip=face)
    canvas.fill(ellipse(1, 12, 6, 4), "#3a1c18", alpha=0.4, soft=3, clip=face)
    canvas.line([(-12.6, 0.8), (-9, 1.8), (-6, 0.6)], [0.4, 1.2, 0.4], "#0e0606", 0.9, clip=face, wobble=0, detail=1)
    hair = smooth([(3, -12), (5, -3), (4, 4), (7, 10), (12, 13), (17, 8), (18, -4), (16, -13)])
    canvas.fill(hair, ["#3a2824", "#100809"], form=0.8, radius=6, light=light, **CRISP)
    canvas.fill(ellipse(4.6, 3.4, 2.6, 4, -8), ["#a86c48", "#6a4030"], radius=2, **skin)
    canvas.fill(smooth([(-14, -8), (-18, -15), (-14, -22), (0, -26), (15, -23), (21, -15), (18, -8)]),
        ["#2c5e6a", "#123440", "#081e28"], radius=9, **cloth)
    canvas.fill(ribbon([(-14, -8), (2, -6), (18, -8.6)], [6, 6.4, 6]), ["#ff9a44", "#b04e1a"], form=0.6, radius=3,
        light=light, **CRISP)
    canvas.fill(smooth([(-13, -8), (-23, -5), (-26, -1.6), (-22, -1.4), (-12, -4)]), ["#3a4a50", "#04090c"],
        form=0.7, radius=2, light=light, rim=("#fff6e0", 1, 0.9, light), **CRISP)
    canvas.fill(ellipse(-9, -15, 3.2), ["#fff0b8", "#c88a30"], form=0.6, radius=2, light=light, **CRISP)
    canvas.line([(-23, 16), (-18, 25), (-6, 30), (2, 27)], [0.9, 1, 0.9], "#fff0d0", 0.9, wobble=0, detail=1)
    steel = dict(form=0.8, light=light, rim=("#ffffff", 0.8, 0.9, light), edge=0.03, wobble=0, detail=1)
    canvas.fill(poly([(-14.5, 10.4), (-25, 9), (-25.4, 12), (-15, 13)]), ["#f4fafa", "#8a9a9e"], radius=1.4, **steel)
    canvas.fill(ellipse(-23.4, 13.4, 4), ["#ffffff", "#e4ecec", "#8a9a9e"], radius=3, **steel)
    canvas.fill(rect(-22.6, 8.8, 2.6, 1.6), "#1c2426", edge=0, wobble=0, detail=1)


def _bus_stop(canvas: Canvas) -> None:
    """On the near corner a wolf in hat and overcoat waits with a newspaper, and looks over its edge."""
    canvas.glow(322, 800, 190, "#ffb870", 0.42, squash=0.5)
    light = (-0.35, -0.75, 0.45)
    rim = ("#ffe2b8", 1.8, 0.9, light)
    # the sign and its lamp
    canvas.fill(ribbon([(232, 846), (232, 688)], [6, 5]), ["#c8d4d0", "#4a6468"], form=0.7, radius=3, rim=rim,
        **CRISP)
    canvas.fill(ellipse(232, 682, 23), ["#ffd9a8", "#e2651f"], form=0.6, radius=12, light=light, rim=rim, **CRISP)
    canvas.fill(ellipse(232, 682, 15), "#fff2dc", **CRISP)
    canvas.fill(smooth([(220, 682), (224, 672), (240, 672), (244, 682), (244, 690), (220, 690)]), "#12282e", **CRISP)
    canvas.fill(ellipse(360, 850, 96, 16), "#08161a", alpha=0.55, soft=6)
    for y, h in ((806, 10), (776, 8)):  # bench
        canvas.fill(rect(286, y, 156, h, 3), ["#c87a48", "#6a3a28"], form=0.5, radius=4, light=light, rim=rim,
            **CRISP)
    for x in (298, 424):
        canvas.fill(rect(x, 776, 7, 74, 2), ["#5a6e70", "#1c2c30"], form=0.5, radius=3, light=light, **CRISP)
    with canvas.at(352, 812, 1.16):
        coat = ["#9a6a44", "#6a4430", "#2e2020"]
        tail = ribbon([(22, -6), (50, -4), (66, 10), (60, 28)], [13, 17, 15, 2])
        canvas.fill(tail, ["#8a9496", "#3c484c"], form=0.8, radius=8, light=light, rim=rim, bump=0.2, **CRISP)
        for x0, x1 in ((6, -20), (14, -6)):
            canvas.fill(ribbon([(x0, -10), (x1 - 2, -8), (x1 - 4, 34)], [20, 16, 11]), ["#4a5458", "#22282c"],
                form=0.8, radius=7, light=light, rim=rim, **CRISP)
            canvas.fill(smooth([(x1 - 12, 30), (x1 + 3, 30), (x1 + 4, 39), (x1 - 22, 39), (x1 - 20, 34)]),
                ["#5a3a2a", "#1c1414"], form=0.6, radius=4, light=light, rim=rim, **CRISP)
        body = smooth([(-10, -82), (-18, -60), (-20, -30), (-26, 2), (-4, 8), (28, 6), (32, -24), (28, -62),
            (14, -84)])
        canvas.fill(body, coat, form=0.9, radius=20, light=light, rim=rim, **CRISP)
        fur = ["#aab4b4", "#6a7678", "#333e42"]
        head = smooth([(-2, -116), (-14, -112), (-24, -102), (-46, -94), (-50, -88), (-44, -83), (-24, -82),
            (-12, -78), (6, -78), (20, -86), (20, -104), (12, -116)])
        face = canvas.fill(head, fur, form=0.85, radius=14, light=light, rim=rim, bump=0.1, **CRISP)
        canvas.fill(smooth([(-46, -88), (-28, -86), (-14, -80), (4, -80), (-10, -90), (-26, -93)]), "#dfe4de",
            alpha=0.8, soft=1.4, clip=face)
        canvas.fill(ellipse(-49, -91, 4.4, 3.8), "#141214", form=0.6, radius=3, **CRISP)
        canvas.fill(ellipse(-19, -101, 4.4, 3.4, -16), "#ffd24a", edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(-20.6, -101, 1.7, 2.8), "#141012", edge=0, wobble=0, detail=1)
        canvas.line([(-26, -107), (-18, -106), (-11, -102)], [0.6, 2.4, 0.6], "#22282a", wobble=0, detail=1)
        canvas.line([(-44, -84), (-32, -85), (-22, -89)], [0.4, 1.5, 0.5], "#22282a", wobble=0, detail=1)
        canvas.fill(smooth([(10, -116), (22, -138, 1), (26, -110), (18, -104)]), fur, form=0.7, radius=6,
            light=light, rim=rim, **CRISP)
        hat = ["#5a4a44", "#2c2424", "#161214"]
        canvas.fill(smooth([(-24, -112), (-4, -121), (16, -122), (34, -116), (16, -112), (-6, -111)]), hat, form=0.7,
            radius=4, light=light, rim=rim, **CRISP)
        canvas.fill(smooth([(-12, -116, 1), (-10, -132), (0, -138), (10, -135), (18, -137), (20, -118, 1)]), hat,
            form=0.8, radius=9, light=light, rim=rim, **CRISP)
        canvas.line([(-12, -118), (4, -121), (20, -120)], 3.4, "#e2651f", 1, wobble=0.1)
        paper = poly([(-58, -76), (-20, -70), (-14, -22), (-54, -30)])
        canvas.fill(paper, ["#fff6e4", "#c8c0ae"], gradient=((-56, -76), (-16, -24)), form=0.3, radius=6,
            light=light, rim=rim, **CRISP)
        for k in range(6):
            canvas.line([(-52, -66 + 7 * k), (-24, -62 + 7 * k)], 1.2, "#7a8484", 0.8, wobble=0.2)
        canvas.fill(poly([(-51, -60), (-38, -58), (-36, -42), (-49, -44)]), "#8fa7a8", **CRISP)
        canvas.fill(ribbon([(4, -66), (0, -42), (-16, -40)], [16, 14, 10]), coat, form=0.8, radius=7, light=light,
            rim=rim, **CRISP)
        canvas.fill(ellipse(-18, -40, 6, 5), fur, form=0.7, radius=4, light=light, **CRISP)


def _lamp(canvas: Canvas) -> None:
    """It hangs from two wires over the crossing."""
    x, y = LAMP
    for a, b in (((-20, 96), (x, y - 26)), ((620, 76), (x, y - 26))):
        canvas.line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 20), b], 1.8, "#0c181c", 0.95, wobble=0.1)
    cone = poly([(x - 14, y), (x + 14, y), (x + 170, 540), (x - 170, 540)])
    canvas.fill(cone, "#ffdca0", alpha=0.3, soft=12, edge=0, blend="screen", fade=((x, y), (x, 560)))
    canvas.fill(smooth([(x - 26, y + 2, 1), (x - 16, y - 18), (x, y - 26), (x + 16, y - 18), (x + 26, y + 2, 1)]),
        ["#6a8488", "#1c343a"], form=0.8, radius=10, rim=("#ffe6bc", 1.6, 0.8), **CRISP)
    canvas.fill(ellipse(x, y + 3, 19, 7), ["#fffdf0", "#ffd890"], edge=0.05, wobble=0, detail=1)
    canvas.glow(x, y + 6, 90, "#ffe6b0", 0.9)
    canvas.glow(300, 470, 220, "#ffcf90", 0.22)
