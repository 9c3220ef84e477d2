"""The pipes of a giant organ are the towers of a lit city; a small hunched organist with huge shoes plays it."""

import math

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, mix
from atelier.light import light_pools
from atelier.mask import Mask
from atelier.matrix import Card
from atelier.motifs.objects import candle
from atelier.noise import dice, smoothstep
from atelier.paths import ellipse, poly, rect, ribbon, smooth, union

CARD = Card(
    id="organ",
    palette="plum-brass",
    composition="worm's eye",
    setting="cathedral city",
    mood="pride",
    themes=("music", "faith", "city"),
    hero="organ city",
    moon_or_sun=False,
    birds=False,
    cloudy_sky=False,
    seed=333,
    grading=dict(vignette=0.36, shadows="#2a0f3e"),
)

ZENITH = (300, -430)  # where all the pipes would meet
LOOK = dict(edge=0.05, wobble=0.2, detail=0.8, grain=0.16, texture=0.03)
CANDLE = (176, 596)


def draw(canvas: Canvas) -> None:
    """Paint from the farthest pipes down to the shoes."""
    canvas.set_light((-0.5, 0.3, 0.5), ambient="#1f0e2e", key="#ffe0a0")
    canvas.sky([(0, "#f6e2a8"), (0.12, "#d8a060"), (0.35, "#93589f"), (0.7, "#52256b"), (1, "#1f0e2e")], swirl=0.06,
        focus=(300, 150, 560, 1.1))
    for k, (x, top) in enumerate(((70, -60), (140, 40), (205, 96), (268, 140), (332, 140), (395, 96), (460, 40),
        (530, -60))):
        Pipe(canvas, x, 44, 560, top, far=True, seed=40 + k).draw(windows=0.5)
    canvas.fog(80, 520, "#c89ab8", 0.4)
    canvas.glow(300, 190, 240, "#ffe6a8", 0.5)
    brush.background(canvas, radii=(16, 8, 4))
    front = ((300, 42, 410, "dome"), (238, 46, 356, "cone"), (362, 46, 364, "crown"), (172, 52, 280, "cone"),
        (430, 52, 268, "dome"), (98, 60, 176, "crown"), (504, 60, 190, "cone"), (14, 70, 60, "dome"),
        (588, 70, 44, "crown"))
    for k, (x, w, top, roof) in enumerate(front):
        Pipe(canvas, x, w, 600, top, roof=roof, seed=k).draw()
    _washing(canvas)
    _console(canvas)
    light_pools(canvas, [(CANDLE[0], CANDLE[1] - 20, 250, "#ffd08a", 0.95), (320, 850, 300, "#d8b0e8", 0.7)],
        "#4a3a60", gain=1.15, mask=_below(canvas))
    with canvas.at(*CANDLE):
        canvas.fill(ellipse(0, 0, 20, 6), ["#f6d890", "#8a5a20"], form=0.8, radius=5, **LOOK)
        candle(canvas, 50, 12, glow=1.0)
    canvas.glow(CANDLE[0], CANDLE[1] - 50, 200, "#ffb860", 0.4)
    _organist(canvas)
    _dust(canvas, front)


def _below(canvas: Canvas) -> Array:
    """The console and the floor, which only the candle lights."""
    y = np.arange(canvas.height, dtype=np.float32)[:, None] / canvas.scale
    return np.broadcast_to(smoothstep(470, 600, y), (canvas.height, canvas.width))


class Pipe:
    """One pipe: a brass tower seen from below, its mouth a gate, its bands curving up."""

    def __init__(self, canvas: Canvas, x: float, width: float, base: float, top: float, roof: str = "dome",
        far: bool = False, seed: int = 0) -> None:
        self.canvas, self.x, self.half = canvas, x, width / 2
        self.base, self.top, self.roof, self.far = base, top, roof, far
        self.random = dice(seed + 500)
        self.tone = ["#d8a850", "#b87a34", "#caa060", "#a8702f"][seed % 4]

    def at(self, u: float, y: float) -> tuple[float, float]:
        """Across the pipe -1..1 at a height; bands bulge upwards because we look up."""
        k = (y - ZENITH[1]) / (self.base - ZENITH[1])
        bulge = self.half * k * 0.42 * math.sqrt(max(0, 1 - u * u))
        return (ZENITH[0] + (self.x - ZENITH[0] + u * self.half) * k, y - bulge)

    def band(self, y0: float, y1: float, wide: float = 1) -> object:
        """A belt around it between two heights."""
        steps = [i / 8 - 1 for i in range(17)]
        return poly([self.at(u * wide, y0) for u in steps] + [self.at(-u * wide, y1) for u in steps])

    def draw(self, windows: float = 1.0) -> None:
        """Paint it with a share of its windows lit."""
        c, far = self.canvas, self.far
        body = self.band(self.top, self.base)
        a, b = self.at(-1, (self.top + self.base) / 2), self.at(1, (self.top + self.base) / 2)
        tone = mix(self.tone, "#93589f", 0.6) if far else self.tone
        dark = "#52306b" if far else "#3a1840"
        mask = c.fill(body, [(0, dark), (0.2, mix(tone, dark, 0.35)), (0.42, mix(tone, "#fff0c0", 0.45)),
            (0.55, tone), (0.85, mix(tone, dark, 0.7)), (1, dark)], gradient=(a, b), streaks="v",
            **(LOOK | dict(texture=0.05, detail=0.4 if far else 0.75)))
        if not far:
            c.fill(body, [(0, mix("#ffe9b0", tone, 0.5)), (0.4, tone), (1, "#3a1840")], alpha=0.3, clip=mask,
                blend="soft", edge=0)
        self._windows(mask, windows)
        if not far:
            for y in self._levels(4):
                c.fill(self.band(y, y + 7, 1.07), ["#f6dc98", "#8a5426"], form=0.6, radius=4, **LOOK)
            self._mouth()
        self._crown()

    def _levels(self, n: int) -> list[float]:
        return [self.top + (self.base - self.top) * ((k + 0.02) / n) ** 0.85 for k in range(n)]

    def _windows(self, mask: Mask | None, share: float) -> None:
        y, k = self.top + 22, 0
        low = self.base - (20 if self.far else 130)
        while y < low:
            size = 0.45 + 0.55 * (y - ZENITH[1]) / (self.base - ZENITH[1])
            h = 11 * size * (self.half / 26)
            for u in (-0.62, -0.2, 0.22, 0.64):
                if self.random.random() > 0.72 * share:
                    continue
                x, yy = self.at(u, y)
                w = h * 0.52 * math.sqrt(1 - u * u * 0.8)
                lit = self.random.random() > 0.28
                pane = union(rect(x - w / 2, yy - h * 0.5, w, h), ellipse(x, yy - h * 0.5, w / 2))
                self.canvas.fill(pane, "#ffe08a" if lit else "#2a1038", alpha=0.6 if self.far else 0.95, edge=0.03,
                    wobble=0.1, detail=0.5 if self.far else 0.85, grain=0)
                if lit and not self.far:
                    self.canvas.glow(x, yy, h * 1.7, "#ffb040", 0.45)
            y += h * 2.1
            k += 1

    def _mouth(self) -> None:
        """The lip of the pipe: a pointed arch and a slit, a gate with light behind."""
        c = self.canvas
        y = self.base - 92
        left, right, peak, sill = self.at(-0.6, y + 38), self.at(0.6, y + 38), self.at(0, y - 38), self.at(0, y + 40)
        c.fill(smooth([(*left, 1), ((left[0] + peak[0]) / 2 - 3, (left[1] + peak[1]) / 2 - 6), (*peak, 1),
            ((right[0] + peak[0]) / 2 + 3, (right[1] + peak[1]) / 2 - 6), (*right, 1), sill]),
            ["#fff2c8", "#e8b860", "#a8682c"], form=0.5, radius=8, rim=("#fff6d8", 1.4, 0.7), **LOOK)
        c.fill(poly([self.at(-0.6, y + 40), self.at(0, y + 42), self.at(0.6, y + 40), self.at(0.6, y + 52),
            self.at(0, y + 54), self.at(-0.6, y + 52)]), ["#1a0824", "#52256b"], **LOOK)
        c.fill(poly([self.at(-0.13, y + 36), self.at(-0.13, y + 8), self.at(0, y - 2), self.at(0.13, y + 8),
            self.at(0.13, y + 36)]), ["#7a3a20", "#3a1428"], **(LOOK | dict(detail=0.9)))

    def _crown(self) -> None:
        c, y = self.canvas, self.top
        k = (y - ZENITH[1]) / (self.base - ZENITH[1])
        w, x = self.half * k, self.at(0, y)[0]
        lean = (ZENITH[0] - x) / 900
        yt = self.at(0, y)[1]
        tone = ["#7a4a8a", "#3a1c50"] if not self.far else ["#b088b8", "#7a4a8a"]
        rim = ("#ffe9b0", 1.6, 0.8, (-0.4, -0.7, 0.3)) if not self.far else None
        if self.roof == "cone" or self.far:
            shape = smooth([(x - w * 1.08, y, 1), (x - w * 0.5 + lean * w, y - w * 0.9),
                (x + lean * w * 3.4, y - w * 3, 1), (x + w * 0.5 + lean * w, y - w * 0.9), (x + w * 1.08, y, 1),
                (x, yt + 1)])
        elif self.roof == "dome":
            shape = union(smooth([(x - w * 1.05, y, 1), (x - w * 0.98, y - w * 0.9), (x + lean * w, y - w * 1.55),
                (x + w * 0.98, y - w * 0.9), (x + w * 1.05, y, 1), (x, yt + 1)]), rect(x - w * 0.14 + lean * w,
                y - w * 2.1, w * 0.28, w * 0.8), ellipse(x + lean * w, y - w * 2.1, w * 0.22))
        else:
            bits = [rect(x + w * (u - 0.13), self.at(u, y)[1] - w * 0.5, w * 0.28, w * 0.7)
                for u in (-0.88, -0.44, 0, 0.44, 0.88)]
            shape = union(self.band(y - w * 0.2, y + 6, 1.1), *bits)
        c.fill(shape, tone, form=0.85, radius=w * 0.7, rim=rim, **(LOOK | dict(detail=0.4 if self.far else 0.8)))
        if not self.far:
            c.fill(self.band(y - 4, y + 6, 1.1), ["#fff0c0", "#a8702f"], form=0.6, radius=4, **LOOK)


def _washing(canvas: Canvas) -> None:
    """Somebody lives here: a line of washing and a neighbour at the rail."""
    for a, b, sag, cloths in (((186, 392), (240, 400), 14, ("#f6e2a8", "#c86a8a", "#93589f")),
        ((372, 424), (424, 412), 12, ("#d8d0e8", "#f0b060", "#f6e2a8"))):
        mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag)
        canvas.line([a, mid, b], 0.9, "#1f0e2e", 0.9, wobble=0, detail=0.8)
        for k, c in enumerate(cloths):
            t = 0.25 + 0.25 * k
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * (1 - (2 * t - 1) ** 2)
            canvas.fill(poly([(x - 5, y), (x + 5, y), (x + 6, y + 15), (x - 4, y + 14)]),
                [mix(c, "#ffffff", 0.3), c], **(LOOK | dict(detail=0.9)))


def _console(canvas: Canvas) -> None:
    """Case, music desk, three manuals that curve round the player, draw stops, pedals."""
    case = smooth([(-20, 602, 1), (150, 590), (300, 586), (450, 590), (620, 602, 1), (620, 780, 1), (300, 770),
        (-20, 780, 1)])
    canvas.fill(case, ["#7a3a4a", "#4a1c3c", "#260c28"], form=0.4, radius=20, **(LOOK | dict(texture=0.06)))
    for row in range(3):
        y, half, h = 618 + row * 26, 190 + row * 16, 20
        canvas.fill(smooth([(300 - half - 10, y + h + 5, 1), (300, y + h - 6), (300 + half + 10, y + h + 5, 1),
            (300 + half + 8, y - 6, 1), (300, y - 16), (300 - half - 8, y - 6, 1)]), ["#9a5a3a", "#3a1428"],
            form=0.4, radius=5, **LOOK)
        n = 34
        for k in range(n):
            u0, u1 = -1 + 2 * k / n, -1 + 2 * (k + 0.9) / n
            arc = lambda u, d: (300 + u * half, y + d - 10 * (1 - u * u))
            canvas.fill(poly([arc(u0, 0), arc(u1, 0), arc(u1, h * 0.86), arc(u0, h * 0.86)]), ["#fff4d8", "#d8c0a0"],
                edge=0.03, wobble=0.1, detail=0.8, grain=0.1)
            if k % 7 not in (2, 6):
                canvas.fill(poly([arc(u1 - 0.02, -1), arc(u1 + 0.022, -1), arc(u1 + 0.022, h * 0.5),
                    arc(u1 - 0.02, h * 0.5)]), "#2a1024", edge=0.03, wobble=0.1, detail=0.85)
    for side in (-1, 1):  # draw stops
        for row in range(4):
            for col in range(3):
                x, y = 300 + side * (236 + col * 26), 628 + row * 26 + col * 3
                canvas.fill(ellipse(x, y, 9), ["#fff6dc", "#d0a878"], form=0.9, radius=6, rim=("#ffffff", 1, 0.6),
                    **LOOK)
                canvas.fill(ellipse(x, y, 3), "#8a4a5a", **LOOK)
    floor = poly([(-20, 770), (620, 770), (620, 920), (-20, 920)])
    canvas.fill(floor, ["#3a1a3c", "#241030"], **LOOK)
    for k in range(21):  # pedals fan out towards us
        u = (k - 10) / 10
        sharp = k % 7 in (1, 3, 5)
        top, low = 792 + 6 * u * u, 905
        xa, xb, w = 300 + u * 190, 300 + u * 330, 8 if sharp else 10
        plank = poly([(xa - w * 0.5, top), (xa + w * 0.5, top), (xb + w, low), (xb - w, low)])
        canvas.shadow(plank, "#12061c", 4, 6, 3, 0.5)
        canvas.fill(plank, ["#5a2c34", "#2a1024"] if sharp else ["#f0c890", "#c8885a"],
            gradient=((0, 790), (0, 900)), form=0.5, radius=5, **LOOK)


def _organist(canvas: Canvas) -> None:
    """Seen from behind and below: the shoes are nearest and largest, the head is bowed and small."""
    rim = ("#ffd890", 3, 0.85, (-0.8, -0.3, 0.3))
    cool = ("#c8a0e0", 2, 0.5, (0.8, -0.3, 0.3))
    coat, dark = "#4a2a6a", "#241038"
    bench = union(poly([(196, 742), (404, 742), (418, 762), (182, 762)]), rect(200, 760, 16, 70),
        rect(384, 760, 16, 70))
    canvas.shadow(bench, "#0c0416", 6, 14, 8, 0.6)
    canvas.fill(bench, ["#c88a4a", "#6a3428"], form=0.6, radius=8, rim=rim, **LOOK)
    for side, foot in ((-1, (172, 858)), (1, (434, 862))):
        hip, knee = (300 + side * 26, 748), (300 + side * 100, 768)
        _shoe(canvas, foot, side)
        ankle = (foot[0] - side * 1, foot[1] + 2)
        canvas.fill(ribbon([(foot[0] - side * 10, foot[1] - 34), ankle], [19, 23]), ["#d83a5a", "#8a1c3c"], form=0.8,
            radius=9, rim=rim, **LOOK)
        canvas.fill(ribbon([hip, knee, (foot[0] - side * 8, foot[1] - 26)], [40, 41, 25]),
            ["#3a2450", "#2a1440", "#1c0c2c"], form=0.85, radius=16, rim=rim if side < 0 else cool, **LOOK)
    arms = []
    for side, hand in ((-1, (196, 626)), (1, (416, 652))):
        arms.append(ribbon([(300 + side * 44, 624), (300 + side * 92, 668), (hand[0], hand[1] + 4)], [38, 30, 20]))
    body = smooth([(262, 760, 1), (244, 718), (236, 668), (244, 620), (268, 592), (300, 584), (334, 594), (358, 622),
        (364, 668), (356, 718), (340, 760, 1), (300, 768)])
    tails = union(smooth([(262, 730), (258, 770), (266, 808, 1), (284, 800), (297, 740)]),
        smooth([(303, 740), (316, 802), (334, 808, 1), (342, 770), (340, 730)]))
    mask = canvas.fill(union(body, tails, *arms), [mix(coat, "#ffd890", 0.25), coat, dark],
        gradient=((230, 600), (370, 790)), form=0.9, radius=36, rim=rim, **LOOK)
    canvas.line([(300, 600), (303, 680), (300, 764)], [1, 2.4, 2], "#160824", 0.8, clip=mask)
    for pts in ([(262, 640), (282, 676), (290, 730)], [(340, 640), (322, 680), (314, 730)],
        [(252, 690), (272, 712), (296, 722)]):
        canvas.line(pts, [0.5, 3, 0.5], "#1a0a28", 0.6, clip=mask, soft=1)
    for x in (290, 312):
        canvas.fill(ellipse(x, 732, 4.4), ["#fff0b0", "#a8702f"], form=0.8, radius=4, **LOOK)
    for side, hand in ((-1, (196, 626)), (1, (416, 652))):  # cuffs and hands with spread fingers
        canvas.fill(ellipse(hand[0] - side * 3, hand[1] + 6, 12, 9), "#fff6e0", form=0.6, radius=6, **LOOK)
        fingers = [ribbon([(hand[0], hand[1]), (hand[0] + side * (d * 0.5 + 3), hand[1] - 12),
            (hand[0] + side * (d + 2), hand[1] - 15 + abs(d - 4) * 0.5)], [8, 6, 4.4]) for d in (-14, -5, 4, 12, 20)]
        canvas.fill(union(ellipse(hand[0], hand[1] - 2, 10, 8), *fingers), ["#ffdcb0", "#c88468"], form=0.7,
            radius=5, rim=rim, **(LOOK | dict(detail=0.95)))
    canvas.fill(smooth([(266, 606), (274, 590), (300, 582), (328, 590), (338, 606), (320, 616), (300, 612),
        (284, 616)]), [mix(coat, "#ffd890", 0.3), dark], form=0.7, radius=9, rim=rim, **LOOK)
    canvas.fill(union(ellipse(264, 572, 7, 10), ellipse(337, 574, 7, 10)), "#e0a080", form=0.6, radius=4, rim=rim,
        **LOOK)
    mane = smooth([(268, 598), (256, 586), (262, 560), (272, 540), (300, 530), (328, 540), (340, 562), (346, 588),
        (334, 598), (326, 606), (312, 602), (300, 610), (288, 602), (278, 608)])
    canvas.fill(mane, ["#fffaf0", "#d8c8dc", "#8a709c"], gradient=((276, 536), (326, 606)), form=0.8, radius=24,
        rim=rim, **LOOK)
    random = dice(9)
    for k in range(70):  # white hair combed down from a thin crown
        a = math.radians(-24 + 228 * k / 69)
        reach = 30 + 12 * random.random()
        tip = (301 + reach * 1.25 * math.cos(a), 552 + reach * (0.55 + 0.75 * max(0, math.sin(a))) + 6)
        mid = (301 + reach * 0.8 * math.cos(a), 548 + reach * 0.5 * math.sin(a))
        canvas.line([(301 + 7 * math.cos(a), 543 + 3 * math.sin(a)), mid, tip], [1, 3, 0.5],
            ["#fffaf0", "#e8dce0", "#a48cb4", "#c8b4cc"][k % 4], 0.8, detail=0.9)
    canvas.fill(ellipse(301, 544, 11, 6), ["#f6cca8", "#d89a80"], alpha=0.9, soft=1.2)


def _shoe(canvas: Canvas, foot: tuple, side: int) -> None:
    """A clown-sized shoe from above and behind, toe pointing up the pedals."""
    with canvas.at(foot[0], foot[1], 1.0, side * 16):
        canvas.fill(ellipse(4, 20, 52, 24), "#0c0416", alpha=0.5, soft=7)
        sole = smooth([(-24, 34), (-34, 8), (-38, -34), (-28, -66), (0, -76), (28, -66), (38, -34), (34, 8),
            (24, 34), (0, 42)])
        upper = smooth([(-20, 28), (-29, 4), (-32, -34), (-22, -60), (0, -68), (22, -60), (32, -34), (29, 4),
            (20, 28), (0, 33)])
        canvas.fill(sole, ["#3a1c2c", "#12060f"], form=0.5, radius=8, **LOOK)
        canvas.fill(upper, [(0, "#ffdca0"), (0.35, "#b0642f"), (1, "#4a1c24")], gradient=((-30, -60), (30, 30)),
            form=0.9, radius=20, rim=("#ffe6b0", 3, 0.85, (-0.7, -0.6, 0.3)), **LOOK)
        canvas.line([(-30, -26), (-12, -38), (12, -38), (30, -26)], [1, 2.6, 2.6, 1], "#3a1420", 0.9)
        canvas.fill(ellipse(0, 8, 17, 13), ["#2a0c1c", "#12040c"], **LOOK)


def _dust(canvas: Canvas, front: tuple) -> None:
    """Gold breath out of every roof."""
    random = dice(66)
    for x0, w, top, _ in front:
        k = (top - ZENITH[1]) / (600 - ZENITH[1])
        x = ZENITH[0] + (x0 - ZENITH[0]) * k
        y = top - w * 0.7
        sway = 16 * math.sin(x0)
        plume = ribbon([(x, y + 6), (x + sway, y - 50), (x - sway * 0.6, y - 110), (x + sway * 1.6, y - 190)],
            [6, 26, 46, 74], cap=False)
        canvas.fill(plume, ["#ffe9a8", "#f0b850", "#c88a6a"], alpha=0.62, soft=9, fade=((x, y - 20), (x, y - 190)),
            edge=0, blend="screen")
        canvas.glow(x, y - 8, 34, "#fff0b8", 0.6)
        for _ in range(46):
            t = random.random() ** 0.8
            px = x + (random.random() - 0.5) * (12 + 90 * t) + 14 * math.sin(t * 5 + x0)
            py = y - 10 - 170 * t
            canvas.fill(ellipse(px, py, 0.8 + 2.4 * random.random() ** 3), "#fff3c0", alpha=0.95 - 0.6 * t, edge=0,
                wobble=0, grain=0, detail=0.85)
