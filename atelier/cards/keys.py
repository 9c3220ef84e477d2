"""A typewriter in close view is a stadium: a spectator sits on every key, and a small writer climbs the page."""

import math

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.light import light_pools
from atelier.matrix import Card
from atelier.motifs.folk import head, person
from atelier.noise import dice
from atelier.paths import ellipse, rect, ribbon, smooth, spline, union

CARD = Card(
    id="keys",
    palette="sepia-sky",
    composition="macro",
    setting="desk",
    mood="pride",
    themes=("language", "machine", "sport"),
    hero="typewriter stadium",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=399,
    grading=dict(vignette=0.36, warm=0.05, shadows="#2a1c14"),
)

LOOK = dict(edge=0.06, wobble=0.2, detail=0.75, grain=0.14, texture=0.02)
METAL = ["#8aa0ac", "#4a5a64", "#20262c"]


def draw(canvas: Canvas) -> None:
    """Paint the dim desk, the white cliff, the machine, and the stands of keys in front."""
    canvas.set_light((-0.55, -0.65, 0.5), ambient="#2a1a12", key="#fff0cc")
    _desk(canvas)
    _page(canvas)
    _climber(canvas)
    _carriage(canvas)
    _arms(canvas)
    _stands(canvas)


def _desk(canvas: Canvas) -> None:
    canvas.sky([(0, "#d8c49a"), (0.2, "#8fa8ac"), (0.5, "#6a7a7c"), (0.8, "#5a4630"), (1, "#35251a")], swirl=0.03,
        focus=(60, 180, 900))
    # lights out of focus
    for x, y, r, c, a in ((70, 120, 70, "#cfe4ee", 0.35), (520, 90, 90, "#a8c8d8", 0.3),
        (560, 300, 60, "#f1d8a0", 0.3), (30, 330, 54, "#f1e0bd", 0.25), (450, 210, 34, "#fff0c8", 0.3)):
        canvas.fill(ellipse(x, y, r), c, alpha=a, soft=5)
    for k in range(6):  # spines of books, soft
        canvas.fill(rect(452 + k * 30, 120 - 16 * (k % 3), 26, 420), ["#6a4430", "#8a5a3a", "#4a5a64", "#7a3a2c",
            "#a8824f", "#3a4a54"][k], alpha=0.8, soft=6)
    canvas.line([(30, 520), (26, 330), (40, 190)], [14, 10, 9], "#6a4a24", 0.9, soft=4)  # the lamp, out of focus
    canvas.fill(ellipse(34, 524, 70, 18), "#4a3420", alpha=0.9, soft=5)
    canvas.fill(smooth([(-30, 150), (10, 70), (74, 84), (110, 176), (40, 206)]), ["#8fb4c4", "#4f7f9c", "#2f5a74"],
        form=0.8, radius=30, soft=4)
    canvas.fill(smooth([(-24, 160), (40, 168), (106, 178), (44, 204)]), "#fff6d0", alpha=0.95, soft=4)
    canvas.glow(48, 190, 260, "#ffe6a8", 0.55)
    brush.background(canvas)


def _page(canvas: Canvas) -> None:
    """The sheet rises out of the roller like a cliff, curling away at the top."""
    sheet = smooth([(128, 560, 1), (122, 400), (118, 230), (128, 90), (150, 20), (186, -20, 1), (500, -20, 1),
        (486, 30), (480, 110), (484, 250), (486, 400), (482, 560, 1)])
    canvas.shadow(sheet, "#1c120c", 20, 14, 18, 0.5)
    page = canvas.fill(sheet, [(0, "#fffdf4"), (0.4, "#fbf3e0"), (0.75, "#e8d6b4"), (1, "#b89a74")],
        gradient=((150, 60), (500, 560)), form=0.5, radius=60, shade="#a88a64", highlight="#ffffff",
        rim=("#ffffff", 3, 0.8), bump=0.05, **(LOOK | dict(detail=0.6, texture=0.004)))
    canvas.page = page
    for k in range(5):  # soft buckles: it is rock as well as paper
        y = 90 + k * 100
        canvas.line([(120, y + 20), (220, y - 6), (330, y + 14), (490, y - 10)], [2, 12, 10, 2], "#c8a880", 0.22,
            soft=5, clip=page)
    random = dice(8)
    _line, x = 0, 168.0
    for row in range(9):  # footprints are the words: pairs of prints in lines, with gaps
        y = 532 - row * 34
        x = 160
        end = 452 if row < 8 else 330
        while x < end:
            word = 2 + int(random.random() * 4)
            for j in range(word):
                if x > end:
                    break
                with canvas.at(x, y + (-3.4 if j % 2 else 3.4), 1, 90):
                    _print(canvas)
                x += 10.5
            x += 13


def _print(canvas: Canvas) -> None:
    canvas.fill(union(ellipse(0, -2.6, 2.5, 3.6), ellipse(0.2, 3.4, 1.9, 2.2)), "#4a3424", alpha=0.75,
        clip=canvas.page, edge=0.04, wobble=0.1, detail=0.85)


def _climber(canvas: Canvas) -> None:
    """She has come far: boots in the paper, an ice axe that is a pen, a rope down to the roller."""
    x, y = 352, 250
    rope = [(x - 2, y - 48), (x + 18, y + 40), (x - 4, y + 150), (x + 26, 540)]
    canvas.line([(px + 5, py + 4) for px, py in rope], 2, "#6a4a2c", 0.4, soft=1.5)
    canvas.line(rope, 2.2, "#c8402f", detail=0.9, wobble=0.4)
    shadow = smooth([(x - 10, y - 90), (x + 30, y - 60), (x + 44, y - 4), (x + 60, y + 30), (x + 20, y + 20),
        (x - 6, y - 20)])
    canvas.fill(shadow, "#7a5a3c", alpha=0.35, soft=5, clip=canvas.page)
    with canvas.at(x, y, 1.06):
        pose = dict(hip=(-2, -42), neck=(8, -74), head=(12, -87), near=(30, -98), far=(22, -76), near_foot=(-14, 4),
            far_foot=(18, -22))
        # the pen as an axe
        canvas.line([(34, -84), (30, -112), (36, -132)], [3, 3, 1], "#2a3a44", detail=0.95, wobble=0.1)
        canvas.fill(spline([(30, -130, 1), (38, -128, 1), (40, -146, 1)]), "#e8c878", form=0.6, radius=3,
            **(LOOK | dict(detail=0.95)))
        person(canvas, pose, skin="#8a5638", hair="#1c1014", style="bun", top="#3a6ea5", legs="#5a4434",
            shoes="#a8402f", temper="strain", rim=("#fff6e0", 1.4, 0.8), bend=(1, 1, 1, 1))
        # knapsack of paper rolls
        canvas.fill(smooth([(-20, -74), (-8, -78), (-2, -52), (-8, -44), (-20, -48)]), ["#e8b860", "#a8702f"],
            form=0.8, radius=7, rim=("#fff6e0", 1.3, 0.8), **(LOOK | dict(detail=0.95)))
        for k in range(3):
            canvas.line([(-16 + k * 4, -76), (-18 + k * 5, -90)], 4, "#fffaf0", detail=0.95)
        canvas.fill(spline([(10, -76), (-8, -82), (-24, -76), (-34, -84, 1), (-26, -70), (-8, -74)]), "#c8402f",
            form=0.6, radius=3, **(LOOK | dict(detail=0.95)))


def _carriage(canvas: Canvas) -> None:
    """Roller, paper bail and knobs, a chrome horizon."""
    canvas.fill(rect(-20, 560, 640, 120), ["#3a2e28", "#1c1410"], **LOOK)
    roll = rect(30, 526, 540, 62, 10)
    canvas.shadow(roll, "#0c0806", 0, 14, 8, 0.6)
    canvas.fill(roll, [(0, "#2a2624"), (0.25, "#6a6a6a"), (0.4, "#3a3838"), (1, "#141212")],
        gradient=((0, 526), (0, 588)), **LOOK)
    front = smooth([(128, 590, 1), (130, 566), (140, 545), (300, 540), (470, 545), (480, 566), (482, 590, 1)])
    canvas.fill(front, ["#fff8e8", "#e0c8a0", "#a88460"], gradient=((0, 540), (0, 592)), form=0.3, radius=14, **LOOK)
    for x, flip in ((14, 1), (586, -1)):
        with canvas.at(x, 556, 1, 0, flip):
            canvas.fill(ellipse(-4, 0, 34, 46), METAL, gradient=((-20, -40), (20, 40)), form=0.9, radius=16,
                rim=("#fff6e0", 2.4, 0.8), **LOOK)
            for k in range(9):
                canvas.line([(-36 + k * 8, -34 + 4 * abs(k - 4)), (-36 + k * 8, 34 - 4 * abs(k - 4))], 2, "#14181c",
                    0.6)
    canvas.fill(rect(60, 536, 480, 7, 3), ["#ffffff", "#9fb0b8", "#4a5a64"], form=0.8, radius=3,
        rim=("#ffffff", 1.4, 0.8), **LOOK)
    for x in (170, 430):
        canvas.fill(rect(x - 13, 529, 26, 21, 9), ["#5a5a5a", "#1c1a1a"], form=0.8, radius=8,
            rim=("#fff6e0", 1.4, 0.6), **LOOK)


def _arms(canvas: Canvas) -> None:
    """The type bars fan out like the roof of the arena; one has swung up."""
    hood = smooth([(-20, 620, 1), (90, 602), (300, 596), (510, 602), (620, 620, 1), (620, 760, 1), (-20, 760, 1)])
    canvas.fill(hood, ["#3f6a80", "#24485c", "#122430"], form=0.6, radius=20, rim=("#cfe4ee", 3, 0.7), **LOOK)
    pit = smooth([(120, 668), (170, 628), (300, 614), (430, 628), (480, 668), (430, 706), (300, 718), (170, 706)])
    canvas.fill(pit, ["#0c0a0a", "#2a1e16"], **LOOK)
    for k in range(31):
        a = math.radians(197 + 146 * k / 30)
        x0, y0 = 300 + 168 * math.cos(a) * 1.02, 706 + 84 * math.sin(a)
        x1, y1 = 300 + 84 * math.cos(a), 706 + 22 * math.sin(a)
        canvas.line([(x0, y0), (x1, y1)], [6, 3], "#c8c0b0" if k % 2 else "#8a8078", form=0.8, radius=2.5,
            wobble=0.1, detail=0.75)
        canvas.fill(rect(x0 - 4, y0 - 5, 8, 9, 2), ["#fff6e0", "#8a8078"], form=0.6, radius=3, **LOOK)
    canvas.line([(312, 700), (318, 640), (312, 594)], [4, 5, 6], "#e8e0cc", form=0.8, radius=3, detail=0.85)
    canvas.fill(rect(303, 580, 18, 18, 3), ["#fffaf0", "#8a8078"], form=0.7, radius=5, rim=("#ffffff", 1.4, 0.8),
        **LOOK)


def _stands(canvas: Canvas) -> None:
    """Four curved rows of round keys; on each one spectator."""
    canvas.fill(smooth([(-20, 738, 1), (140, 722), (300, 716), (460, 722), (620, 738, 1), (620, 920, 1),
        (-20, 920, 1)]), ["#2a3a44", "#16202a", "#0c1218"], **LOOK)
    random = dice(19)
    skins = ["#f2c6a4", "#e0a880", "#b07850", "#7a4a30", "#f6d8c0", "#8a5a3c"]
    coats = ["#a8402f", "#3a6ea5", "#c8985c", "#5a6a48", "#7a4a5a", "#e8d8b0", "#4f7f9c", "#8a6540", "#d8a04a"]
    hairs = ["#1c1014", "#5a3420", "#c8702a", "#e8e4e0", "#8a5a2a", "#3a2430"]
    styles = ["short", "bob", "curly", "bun", "bald", "long", "afro", "plait"]
    hats = [None, None, None, ("bowler", "#3a2c28"), ("cap", "#8a3a2c"), ("scarf", "#3a6ea5"), ("top", "#2a2220"),
        None]
    tempers = ["joy", "smile", "shock", "calm", "sing", "shout", "joy", "sad"]
    for row, (y, size, n) in enumerate(((752, 0.72, 11), (796, 0.86, 10), (846, 1.02, 9), (904, 1.2, 8))):
        gap = 600 / (n - 0.6)
        for k in range(n):
            x = -6 + gap * k + (gap * 0.45 if row % 2 else 0)
            drop = ((x - 300) / 300) ** 2 * 14
            with canvas.at(x, y + drop, size):
                canvas.line([(0, 6), (0, 40)], 5, "#6a7a84", form=0.7, radius=2, wobble=0.1)
                canvas.fill(ellipse(4, 12, 30, 17), "#05080c", alpha=0.5, soft=4)
                canvas.fill(ellipse(0, 4, 28, 17), ["#fff6e0", "#c8a868", "#6a4a24"],
                    gradient=((-20, -10), (20, 18)), form=0.8, radius=6, rim=("#fffdf0", 2, 0.8), **LOOK)
                canvas.fill(ellipse(0, 1, 23, 13), ["#4a4038", "#1c1612"], gradient=((-16, -10), (16, 12)), **LOOK)
                pick = lambda items: items[int(random.random() * len(items))]
                skin, coat, temper = pick(skins), pick(coats), pick(tempers)
                cheer = temper in ("joy", "shout") and random.random() > 0.35
                tone = [mix(coat, canvas.key, 0.25), coat, mix(coat, canvas.ambient, 0.5)]
                rim = ("#fff0cc", 1.2, 0.7)
                child = random.random() > 0.85
                canvas.fill(smooth([(-15, 6), (-15, -12), (-9, -20), (0, -22), (9, -20), (15, -12), (15, 6),
                    (0, 10)]), tone, form=0.8, radius=9, rim=rim, **LOOK)
                for sx in (-1, 1):
                    hand = (sx * 19, -40) if cheer else (sx * 3.4, 1)
                    canvas.fill(ribbon([(sx * 11, -14), (sx * 18, -3 if not cheer else -22), hand], [8, 7, 5.4]),
                        tone, form=0.7, radius=4, rim=rim, **LOOK)
                    canvas.fill(ellipse(*hand, 3.8), skin, form=0.4, radius=3, **LOOK)
                with canvas.at(0, -31, 0.92 * (0.9 if child else 1), (random.random() - 0.5) * 14, 1
                    if random.random() > 0.5 else -1):
                    head(canvas, skin, pick(hairs), pick(styles), None if child else pick(hats), "full"
                        if random.random() > 0.86 else None, temper, "wide" if temper == "shock" else "open",
                        random.random() > 0.7, "back" if row == 3 and random.random() > 0.45
                        else ("front" if random.random() > 0.4 else "side"), 0.6 if child else 0, rim)
    light_pools(canvas, [(300, 240, 380, "#fff0d0", 0.5), (300, 760, 440, "#ffe8c0", 0.6)], "#9a8c84", gain=1.1,
        noise=0.05)
    canvas.glow(352, 200, 150, "#fff6dc", 0.25)
