"""From the bottom of a well: faces of every age lean in and let down a glowing loaf; a frog waits."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.gestures import open_hand
from atelier.motifs.portraits import Head, head
from atelier.noise import dice
from atelier.paths import ellipse, minus, poly, ribbon, smooth, union

CARD = Card(
    id="well",
    palette="terracotta",
    composition="worm's eye",
    setting="inside a well",
    mood="hope",
    themes=("faith", "food", "birth"),
    hero="ring of faces",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=845,
    grading=dict(contrast=1.1, vignette=0.42, shadows="#3e1b18"),
)

X, Y, R = 300, 286, 212
LOAF = (306, 610)
PEOPLE = ((113, 1.1, 138, Head(skin="#d89a74", hair="#e4dcd0", style="scarf", cloth="#1f8c8a", age=0.95,
    mouth="smile", nose="broad")), (66, 1.0, 138, Head(skin="#8a5234", hair="#20120e", style="curls", age=0.22,
    mouth="open", eyes="wide", turn=-0.3)), (19, 1.06, 136, Head(skin="#c98a5c", hair="#2c1a14", style="short",
    age=0.55, beard="full", nose="hooked", mouth="calm", brow=-0.6)),
    (-26, 0.96, 142, Head(skin="#e8b898", hair="#c8542a", style="plait", age=0.28, mouth="smile", turn=0.3)),
    (-68, 1.06, 136, Head(skin="#6a4028", hair="#b8b0a8", style="bald", age=0.9, beard="moustache", nose="broad",
    glasses=True, mouth="calm")), (-112, 1.0, 140, Head(skin="#e0a882", hair="#4a2a1c", style="long", age=0.4,
    mouth="open", turn=-0.2, brow=-0.8)), (-156, 1.04, 138, Head(skin="#b87850", hair="#5a3020", style="cap",
    cloth="#a6472b", age=0.66, beard="stubble", nose="broad", mouth="smile", width=1.08)),
    (159, 0.9, 146, Head(skin="#edbd96", hair="#b8742c", style="tuft", age=0.03, mouth="open", eyes="wide")))


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    canvas.set_light((0, 0.85, 0.4), ambient="#3e1b18", key="#ffdc96")
    canvas.picture[:] = 0.12
    _sky(canvas)
    _faces(canvas)
    faces, detail = canvas.picture.copy(), canvas.detail.copy()
    _wall(canvas)
    light_pools(canvas, [(*LOAF, 280, "#ffc070", 1.5), (X, Y + 10, 250, "#ffe8c8", 0.75),
        (300, 840, 200, "#ffb060", 0.35)], "#5c4448", noise=0.08)
    brush.background(canvas, radii=(10, 5, 3))
    hole = canvas.full(canvas.mask(ellipse(X, Y, R - 3), 1.2, 0.8))
    canvas.picture[:] = canvas.picture * (1 - hole[..., None]) + faces * hole[..., None]
    canvas.detail[:] = canvas.detail * (1 - hole) + detail * hole
    _rim(canvas)
    _hands(canvas)
    _water(canvas)
    _rope_and_bucket(canvas)
    with canvas.at(196, 846, 1.15):
        frog(canvas)


def _sky(canvas: Canvas) -> None:
    canvas.fill(ellipse(X, Y, R + 10), [(0, "#fffdf0"), (0.3, "#f6f2dc"), (0.62, "#b4d8cc"), (1, "#3f9a94")],
        gradient=("r", (X, Y), R), edge=0)
    canvas.glow(X, Y, 150, "#ffffff", 0.5)


def _faces(canvas: Canvas) -> None:
    """Everyone leans in, the crown towards the middle."""
    for angle, size, reach, who in PEOPLE:
        a = math.radians(angle)
        x, y = X + math.cos(a) * reach, Y + math.sin(a) * reach
        turn = math.degrees(math.atan2(-math.cos(a), math.sin(a)))
        d = math.hypot(LOAF[0] - x, LOAF[1] - y)
        light = ((LOAF[0] - x) / d * 0.8, (LOAF[1] - y) / d * 0.8, 0.5)
        with canvas.at(x, y, size, turn):
            coat = mix(who.cloth, "#5a2c24", 0.5)
            canvas.fill(smooth([(-26, 40), (-74, 74), (-86, 140), (86, 140), (74, 74), (26, 40)]),
                [mix(coat, "#ffcf90", 0.1), coat, mix(coat, "#200c0c", 0.5)], form=0.7, radius=20, light=light,
                edge=0.1, detail=0.6)
            canvas.fill(ribbon([(0, 40), (0, 84)], [34, 40]), mix(who.skin, "#5a2430", 0.5), detail=0.7)
            head(canvas, who, light=light, rim="#fffbe8", glow=0.55)
            canvas.line([(-30 * who.width, -40), (0, -62), (30 * who.width, -40)], [0.6, 3, 0.6], "#fffdf0", 0.5,
                soft=1.4)


def _wall(canvas: Canvas) -> None:
    """Rings of bricks that grow towards us, with moss in the joints."""
    random = dice(7)
    tones = ["#c06a44", "#a6553a", "#d8865a", "#94483a", "#b4705a", "#8a5040"]
    radius, ring = float(R), 0
    canvas.fill(minus(ellipse(X, Y + 120, 1200), ellipse(X, Y, R)), "#3a1c1a", edge=0)
    while radius < 900:
        grow = radius * (1.15 if ring else 1.1)
        c0, c1 = Y + (radius - R) * 0.16, Y + (grow - R) * 0.16
        count = 22
        for k in range(count):
            a0 = (k + 0.5 * (ring % 2)) / count * math.tau + 0.012
            a1 = a0 + math.tau / count - 0.024
            gap = 2 + radius * 0.006
            pts = [(X + math.cos(t) * (radius + gap), c0 + math.sin(t) * (radius + gap))
                for t in (a0, (a0 + a1) / 2, a1)]
            pts += [(X + math.cos(t) * (grow - gap), c1 + math.sin(t) * (grow - gap))
                for t in (a1, (a0 + a1) / 2, a0)]
            if not any(-60 < x < 660 and -60 < y < 960 for x, y in pts):
                continue
            tone = tones[int(random.random() * len(tones))]
            dx, dy = LOAF[0] - pts[1][0], LOAF[1] - pts[1][1]
            d = math.hypot(dx, dy) + 1
            canvas.fill(poly(pts), [mix(tone, "#fff0d0", 0.1), tone, mix(tone, "#200c10", 0.25)], form=0.6,
                radius=7 + radius * 0.01, light=(dx / d * 0.7, dy / d * 0.7, 0.5), bump=0.25, edge=0.3, wobble=0.7)
            if random.random() < 0.22:
                x, y = pts[int(random.random() * 6)]
                for _ in range(7):
                    canvas.fill(ellipse(x + random.random() * 26 - 13, y + random.random() * 18 - 9,
                        3 + 5 * random.random(), 2 + 3 * random.random()),
                        ["#6a7a44", "#4a6038", "#8a9450"][int(random.random() * 3)], alpha=0.8, form=0.6, radius=3,
                        edge=0.4)
        radius, ring = grow, ring + 1


def _rim(canvas: Canvas) -> None:
    canvas.fill(minus(ellipse(X, Y, R + 16), ellipse(X, Y, R - 5)), ["#d8a070", "#a6603c", "#6a3224"], form=0.7,
        radius=9, light=(0, 0.8, 0.4), edge=0.25, wobble=0.8, detail=0.6)
    canvas.fill(minus(ellipse(X, Y, R + 2), ellipse(X, Y, R - 22)), "#3e1b18", alpha=0.3, soft=6)
    random = dice(2)
    for k in range(7):  # ferns
        a = random.random() * math.tau
        x, y = X + math.cos(a) * (R + 12), Y + math.sin(a) * (R + 12)
        for j in range(5):
            t = a + math.pi + (j - 2) * 0.35 + (0.4 if k % 2 else -0.4)
            canvas.line([(x, y), (x + math.cos(t) * 16, y + math.sin(t) * 16 + 4),
                (x + math.cos(t) * 26, y + math.sin(t) * 26 + 14)], [1.4, 4, 0.6], ["#5c7a3c", "#8a9c50"][j % 2],
                0.95, detail=0.7)


def _hands(canvas: Canvas) -> None:
    """Fingers over the edge; one child's hand reaches down."""
    for angle, skin in ((137, "#d89a74"), (90, "#8a5234"), (-4, "#c98a5c"), (-47, "#e8b898"), (-90, "#6a4028"),
        (-134, "#e0a882"), (180, "#b87850")):
        a = math.radians(angle)
        with canvas.at(X + math.cos(a) * (R - 2), Y + math.sin(a) * (R - 2), 1.0, angle + 90):
            for k in range(4):
                canvas.fill(ribbon([(-16 + k * 10.4, 14), (-15 + k * 10, 2), (-14 + k * 9.6, -11)], [10, 10, 8]),
                    [mix(skin, "#fff0d0", 0.15), skin, mix(skin, "#4a1c20", 0.5)], form=0.8, radius=5,
                    light=(0, 0.8, 0.4), edge=0.06, wobble=0.2, detail=0.9, rim=("#ffe0a8", 1.4, 0.6, (0, 0.9, 0.3)))
    with canvas.at(434, 446, 0.92, -143):
        canvas.fill(ribbon([(0, 34), (10, 70), (26, 110)], [24, 26, 30]), ["#8a5234", "#5a3020"], form=0.8,
            radius=11, light=(-0.3, 0.8, 0.4), edge=0.08, detail=0.85)
        open_hand(canvas, "#8a5234", light=(-0.3, 0.8, 0.4), rim="#ffdca0")


def _water(canvas: Canvas) -> None:
    """The black water at our feet, with the loaf's gold on it."""
    surface = canvas.fill(smooth([(-30, 846), (120, 820), (300, 812), (480, 820), (630, 846), (640, 930),
        (-40, 930)]), ["#5a3430", "#2a161c", "#12090f"], edge=0.2, detail=0.5)
    for k in range(9):
        y = 826 + k * 9
        w = 150 - abs(k - 3) * 16
        canvas.line([(306 - w, y), (306, y + 3), (306 + w, y)], [0.5, 2.6, 0.5], "#ffbe6a" if k % 2 else "#ffe0a0",
            0.42, clip=surface, soft=0.8)
    canvas.glow(306, 846, 150, "#ff9a48", 0.35, squash=0.35)


def _rope_and_bucket(canvas: Canvas) -> None:
    look = dict(edge=0.08, wobble=0.3, detail=0.85)
    x, y = LOAF
    rope = [(X, Y + 4), (X + 1, 400), (X + 5, 486)]
    canvas.line(rope, [1, 7, 12], ["#8a6a4c", "#d8b080"], form=0.7, radius=5, wobble=0.1, detail=0.85)
    for k in range(34):
        t = k / 33
        yy = Y + 8 + (486 - Y - 8) * t**1.15
        w = 1.6 + 5 * t
        canvas.line([(X + 5 * t - w, yy - w * 0.5), (X + 5 * t + w, yy + w * 0.5)], 0.8 + t, "#5a3824", 0.8,
            wobble=0, detail=0.85)
    canvas.glow(x, y - 10, 270, "#ffb050", 0.42, power=1.7)
    for k in range(11):  # rays
        a = -math.pi / 2 + (k - 5) * 0.33
        canvas.fill(poly([(x, y - 30), (x + math.cos(a - 0.05) * 260, y - 30 + math.sin(a - 0.05) * 260),
            (x + math.cos(a + 0.05) * 260, y - 30 + math.sin(a + 0.05) * 260)]), "#ffd080", alpha=0.13, soft=5,
            blend="screen", fade=((x, y - 30), (x + math.cos(a) * 240, y - 30 + math.sin(a) * 240)), edge=0)
    with canvas.at(x, y, 1.2, 5):
        canvas.line([(-66, -20), (-40, -84), (0, -104), (40, -84), (66, -20)], 5, ["#6a5a50", "#33262a"], form=0.7,
            radius=3, detail=0.85, wobble=0.1)
        canvas.fill(ellipse(0, -20, 68, 22), "#4a2018", **look)
        canvas.fill(smooth([(-60, -16), (-64, -44), (-44, -70), (-6, -80), (36, -74), (62, -48), (60, -14), (0, 2)]),
            [(0, "#fff6cc"), (0.3, "#ffd878"), (0.65, "#f0a03c"), (1, "#a8561c")], gradient=("r", (-8, -50), 80),
            form=0.6, radius=28, light=(-0.3, -0.7, 0.5), rim=("#fffbe0", 3, 0.9, (-0.3, -0.9, 0.3)), bump=0.15,
            **look)
        for p in ([(-40, -62), (-30, -44), (-34, -26)], [(-10, -74), (0, -52), (-4, -30)],
            [(22, -72), (32, -50), (28, -28)]):
            canvas.line(p, [1, 7, 1], "#fffbe4", 0.9, detail=0.9)
            canvas.line([(a + 4, b + 1) for a, b in p], [0.6, 2.6, 0.6], "#a8561c", 0.8, detail=0.9)
        pail = canvas.fill(smooth([(-68, -20, 1), (-30, 2), (0, 4), (30, 2), (68, -20, 1), (58, 60), (40, 82),
            (0, 90), (-40, 82), (-58, 60)]), ["#b87a4c", "#7a4830", "#3e2220"], form=0.85, radius=34,
            light=(0, -0.85, 0.4), rim=("#ffe0a0", 3, 0.9, (0, -0.9, 0.3)), texture=0.08, streaks="v", **look)
        for k in range(-3, 4):
            canvas.line([(k * 19, 0), (k * 17, 46), (k * 13, 88)], [1, 2, 1.4], "#33181a", 0.7, clip=pail, wobble=0.1)
        for yy, w in ((16, 66), (58, 60)):
            canvas.line([(-w, yy - 14), (-w * 0.5, yy), (0, yy + 5), (w * 0.5, yy), (w, yy - 14)], 8,
                ["#8a827c", "#4a4248"], form=0.7, radius=4, clip=pail, detail=0.85, wobble=0.1)
        base = canvas.fill(ellipse(0, 76, 44, 13), ["#5a3024", "#2c1616"], **look)
        canvas.line([(-40, 76), (40, 77)], 1.4, "#1c0c0e", 0.8, clip=base)
    canvas.glow(x - 6, y - 66, 96, "#fff2c0", 0.55, power=1.5)


def frog(canvas: Canvas) -> None:
    """A green frog on a stone from behind, head thrown back to look up; origin seat, 100 high."""
    look = dict(edge=0.1, wobble=0.3, detail=0.88)
    light = (0.55, -0.75, 0.4)
    shine = ("#ffdc90", 2.4, 0.9, light)
    tone = ["#8fb06a", "#5c7c44", "#26381f"]
    canvas.fill(smooth([(-96, 14), (-80, -10), (-20, -18), (50, -14), (92, 2), (96, 30), (-96, 34)]),
        ["#8a5c4a", "#5a342c", "#2c1616"], form=0.8, radius=20, light=light, bump=0.3, rim=shine, edge=0.25,
        detail=0.6)
    for s in (-1, 1):
        canvas.fill(union(ribbon([(s * 26, -14), (s * 62, -34), (s * 66, -12), (s * 44, 0)], [34, 30, 24, 15]),
            ribbon([(s * 44, 0), (s * 66, 6), (s * 84, 4)], [13, 9, 4]), ribbon([(s * 50, 0), (s * 70, 12)],
            [10, 4])), tone, form=0.85, radius=13, light=light, rim=shine, **look)
    body = smooth([(-40, -4), (-46, -34), (-36, -66), (-30, -84), (-14, -94), (14, -94), (30, -84), (36, -66),
        (46, -34), (40, -4), (0, 6)])
    mask = canvas.fill(body, tone, form=0.9, radius=28, light=light, rim=shine, bump=0.12, **look)
    for x, y, r in ((-16, -40, 6), (10, -28, 5), (20, -52, 6), (-6, -62, 4.4), (-26, -20, 4), (28, -14, 4)):
        canvas.fill(ellipse(x, y, r, r * 0.8), "#33491f", alpha=0.7, soft=1, clip=mask)
    canvas.line([(0, -80), (-2, -40), (0, -6)], [0.6, 2.6, 0.6], "#c8d890", 0.5, clip=mask, soft=0.6)
    for s in (-1, 1):
        canvas.fill(ribbon([(s * 32, -44), (s * 46, -24), (s * 36, -2)], [17, 14, 9]), tone, form=0.8, radius=7,
            light=light, rim=shine, **look)
        canvas.fill(ellipse(s * 22, -95, 14.5, 14), tone, form=0.85, radius=10, light=light, rim=shine, **look)
        ball = canvas.fill(ellipse(s * 22 + 1, -99, 10, 9.4), ["#fff0a0", "#f0b83c", "#a8641c"],
            gradient=("r", (s * 22 + 3, -101), 12), edge=0.02, wobble=0, detail=1)
        canvas.fill(ellipse(s * 22 + 2, -102, 6, 3.2), "#140a0c", clip=ball, edge=0, wobble=0, detail=1)
        canvas.fill(ellipse(s * 22 + 4, -104, 2), "#fffdf0", edge=0, wobble=0, detail=1)
    canvas.line([(-26, -78), (0, -72), (26, -78)], [0.6, 2.4, 0.6], "#1c2a14", 0.7, clip=mask)
