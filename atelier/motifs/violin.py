"""A violin seen from above, whole or cracked."""

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.paths import ellipse, placed, poly, rect, ribbon, smooth, spline, union

HALF = [(0, -116), (30, -114), (52, -96), (56, -72), (50, -52), (54, -40, 1), (40, -26), (35, -2), (40, 22),
    (58, 34, 1), (60, 50), (70, 72), (68, 96), (46, 114), (20, 118), (0, 117)]


def outline(grow: float = 1.0):
    """The body of the violin, origin in its middle, 235 long and 140 wide."""
    left = [(-p[0], *p[1:]) for p in HALF[1:-1]][::-1]
    return placed(smooth([*HALF, *left]), size=grow)


def violin(canvas: Canvas, wood: Colour = "#c8692b", light: Colour = "#f2b05c",
    dark: Colour = "#5a2412") -> Mask | None:
    """Scroll upwards, origin in the middle of the body, from -250 to 118; gives its belly's mask."""
    look = dict(edge=0.08, wobble=0.12, detail=0.92)
    canvas.shadow(outline(1.02), "#0c2a28", 10, 14, 10, 0.5)
    canvas.fill(outline(1.03), [dark, mix(dark, "#1c0808", 0.5)], form=0.6, radius=6, **look)
    belly = canvas.fill(outline(), [(0, light), (0.5, wood), (1, mix(wood, dark, 0.5))],
        gradient=((-60, -110), (60, 120)), form=0.7, radius=34, rim=("#ffe6b8", 2, 0.8), grain=0.2,
        texture=0.07, streaks="v", **look)
    for i in range(26):
        x = -64 + i * 5.1
        canvas.line([(x, -116), (x * 0.94 + 1.5, 0), (x, 118)], [0.3, 0.9, 0.3], light if i % 3 else dark,
            0.25, clip=belly)
    for grow, colour in ((0.945, dark), (0.925, light)):
        points = [(p[0] * grow, p[1] * grow) for p in HALF]
        for side in (-1, 1):
            canvas.line([(side * x, y) for x, y in points], 1.2, colour, 0.7, wobble=0.1)
    for side in (-1, 1):
        hole = ribbon([(side * 20, -24), (side * 16, -16), (side * 25, 6), (side * 34, 28), (side * 29, 36)],
            [3, 4, 6, 4, 3])
        canvas.fill(union(hole, ellipse(side * 20.5, -22, 3.8), ellipse(side * 29.5, 34, 4.4)), "#1c0a08",
            **look)
    canvas.fill(smooth([(-13, 60), (13, 60), (10, 104), (4, 114), (-4, 114), (-10, 104)]),
        ["#4a3430", "#1c1014"], form=0.8, radius=7, rim=("#ffd8a8", 1.2, 0.6), **look)
    canvas.fill(spline([(-58, 92), (-36, 84), (-18, 94), (-22, 110), (-44, 112)]), ["#3a2824", "#140c10"],
        form=0.8, radius=8, rim=("#ffd8a8", 1.2, 0.6), **look)
    canvas.fill(poly([(-11, -30), (11, -30), (7, -196), (-7, -196)]), ["#3c2a2a", "#191014"],
        gradient=((-10, 0), (10, 0)), form=0.6, radius=5, rim=("#ffd8a8", 1.4, 0.7), **look)
    canvas.fill(smooth([(-9, -192), (9, -192), (10, -226), (7, -244), (0, -250), (-7, -244), (-10, -226)]),
        [light, dark], form=0.8, radius=8, rim=("#ffe6b8", 1.6, 0.8), **look)
    canvas.line([(-5, -240), (0, -247), (5, -240), (0, -234)], 1.4, dark, 0.9, wobble=0)
    for side, y in ((-1, -206), (1, -212), (-1, -222), (1, -230)):
        canvas.fill(ribbon([(side * 8, y), (side * 24, y - 1)], [3, 7]), ["#4a3430", "#1c1014"], form=0.7,
            radius=3, **look)
    canvas.fill(rect(-21, 10, 42, 6, 2), ["#fbe0b0", "#a8743c"], form=0.6, radius=3, **look)
    for x in (-6, -2, 2, 6):
        canvas.line([(x, 62), (x * 1.1, 12), (x * 0.6, -196), (x * 0.7, -224)], 0.8, "#fff6e0", 0.9, wobble=0)
    return belly
