"""Motifs of buildings: doors, windows, houses, towers, lighthouses."""

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.noise import dice
from atelier.paths import ellipse, poly, rect, spline, union


def lighthouse(canvas: Canvas, first: Colour = "#f2e3cc", second: Colour = "#b8433c",
    lit: Colour = "#ffe9a0") -> None:
    """A striped lighthouse, origin base centre, 230 high."""
    tw = poly([(-27, 0), (-17, -160), (17, -160), (27, 0)])
    mask = canvas.fill(tw, [mix(first, canvas.ambient, 0.1), first, mix(first, canvas.ambient, 0.65)],
        gradient=((-26, 0), (26, 0)), streaks="v", texture=0.07, detail=0.6)
    for i in range(3):
        y = -22 - i * 50
        width = lambda yy: 27 - (10 * (-yy) / 160)
        outline = spline([(-width(y) - 2, y), (0, y + 5), (width(y) + 2, y, 1), (width(y - 25) + 2, y - 25, 1),
            (0, y - 20), (-width(y - 25) - 2, y - 25, 1)])
        canvas.fill(outline, [mix(second, "#ffb080", 0.15), second, mix(second, canvas.ambient, 0.7)],
            gradient=((-24, 0), (24, 0)), clip=mask, streaks="v", texture=0.08, edge=0.2)
    for y in (-52, -104, -140):
        canvas.fill(union(rect(-4, y, 8, 9), ellipse(0, y, 4)), lit if y == -104 else "#2a2540", edge=0,
            wobble=0.3, detail=0.8)
    canvas.fill(union(rect(-6, -22, 12, 22), ellipse(0, -22, 6)), "#3a2530", edge=0, wobble=0.3)
    canvas.fill(poly([(-26, -160), (26, -160), (22, -168), (-22, -168)]), "#3a3450", form=0.3, radius=5, edge=0.1,
        wobble=0.4)
    canvas.fill(rect(-13, -192, 26, 26), [lit, "#fff9e0", lit], gradient=((-13, 0), (13, 0)), edge=0, wobble=0.2,
        detail=0.9, texture=0)
    for x in (-12.5, -4.5, 4.5, 12.5):
        canvas.fill(rect(x - 0.9, -192, 1.8, 26), "#2b2540", edge=0, wobble=0)
    for x in range(-24, 25, 6):
        canvas.fill(rect(x - 0.6, -178, 1.2, 12), "#2b2540", edge=0, wobble=0)
    canvas.fill(rect(-26, -180, 52, 2.2), "#2b2540", edge=0, wobble=0.2)
    canvas.fill(spline([(-18, -192, 1), (-14, -204), (0, -213), (14, -204), (18, -192, 1)]),
        [mix(second, "#ffb080", 0.25), second, mix(second, canvas.ambient, 0.6)], gradient=((-16, 0), (16, 0)),
        edge=0.1, wobble=0.4)
    canvas.fill(union(rect(-1, -226, 2, 14), ellipse(0, -215, 3)), "#2b2540", edge=0, wobble=0)


def door(canvas: Canvas, h: float = 40, w: float = 24, colour: Colour = "#5a3020", lit: Colour = "#ffc861",
    is_open: bool = False, frame: Colour = "#3a2018", glow: float = 1) -> None:
    """An arched door, closed or open with light falling out; origin sill."""
    arch = lambda x, y, ww, hh: union(rect(-ww / 2 + x, y - hh + ww / 2, ww, hh - ww / 2),
        ellipse(x, y - hh + ww / 2, ww / 2))
    if glow:
        canvas.glow(0, -h * 0.45, h * 1.5, lit, 0.55 * glow)
    canvas.fill(arch(0, 0, w + 7, h + 4), frame, form=0.6, radius=4, edge=0.25, wobble=0.7, detail=0.8)
    mask = canvas.fill(arch(0, 0, w, h), ["#fff3c0", lit, mix(lit, "#b04a20", 0.45)] if is_open or glow
        else colour, gradient=((0, -h * 0.2), (0, -h * 1.1)) if is_open else ((0, 0), (0, -h)), edge=0.1,
        wobble=0.4, detail=0.9, texture=0.03)
    if not is_open:
        mask = canvas.fill(arch(0, 0, w - 3, h - 2), [mix(colour, "#ffb066", 0.25), colour], form=0.4, radius=4,
            edge=0.15, wobble=0.5, streaks="v", texture=0.12, detail=0.9)
        for i in range(1, 4):
            x = -w / 2 + w * i / 4
            canvas.line([(x, 0), (x, -h)], [0.9, 0.9], mix(colour, "#100818", 0.7), 0.8, clip=mask, rough=0.2,
                wobble=0.3)
        canvas.fill(ellipse(0, -h * 0.72, w * 0.2), [lit, "#fff0b0"], edge=0, wobble=0.3, detail=1)
        canvas.line([(-w * 0.2, -h * 0.72), (w * 0.2, -h * 0.72)], 0.9, frame, wobble=0)
        canvas.line([(0, -h * 0.72 - w * 0.2), (0, -h * 0.72 + w * 0.2)], 0.9, frame, wobble=0)
        canvas.fill(ellipse(w * 0.3, -h * 0.4, 1.6), "#f0c560", edge=0, wobble=0, detail=1)
    else:
        canvas.fill(poly([(-w / 2, 0), (-w / 2, -h + w * 0.3), (-w * 1.05, -h + w * 0.15), (-w * 1.05, 4)]),
            [mix(colour, lit, 0.25), colour], edge=0.15, wobble=0.4, streaks="v", texture=0.1, detail=0.9)
        canvas.fill(ellipse(-w * 0.95, -h * 0.4, 1.5), "#f0c560", edge=0, wobble=0)
        canvas.fill(poly([(-w / 2, 0), (w / 2, 0), (w * 0.95, 16), (-w * 0.8, 16)]), lit, alpha=0.5, soft=2.5,
            blend="screen", fade=((0, 0), (0, 18)))


def window(canvas: Canvas, w: float = 12, h: float = 16, lit: Colour = "#ffcf6a", frame: Colour = "#3a2018",
    glow: float = 0.5, is_round: bool = True) -> None:
    """A lit window, origin sill."""
    if glow:
        canvas.glow(0, -h / 2, h * 1.8, lit, glow * 0.6)
    outline = union(rect(-w / 2, -h + w / 2, w, h - w / 2),
        ellipse(0, -h + w / 2, w / 2)) if is_round else rect(-w / 2, -h, w, h)
    frame_outline = union(rect(-w / 2 - 2, -h + w / 2, w + 4, h - w / 2 + 2),
        ellipse(0, -h + w / 2, w / 2 + 2)) if is_round else rect(-w / 2 - 2, -h - 2, w + 4, h + 4)
    canvas.fill(frame_outline, frame, edge=0.1, wobble=0.4, detail=0.8)
    canvas.fill(outline, ["#fff4c8", lit, mix(lit, "#c05a20", 0.3)], gradient=((0, -h * 0.25), (0, -h)), edge=0,
        wobble=0.3, detail=1, texture=0)
    canvas.fill(rect(-0.7, -h, 1.4, h), frame, edge=0, wobble=0)
    canvas.fill(rect(-w / 2, -h * 0.5, w, 1.3), frame, edge=0, wobble=0)


def tower(canvas: Canvas, w: float, h: float, colour: Colour, seed: int = 0, lit: Colour = "#ffd27a",
    roof: str = "cone", roof_colour: Colour = "#8a3b45", line_width: float = 2.6, density: float = 0.5) -> None:
    """A city tower with lit windows, origin ground centre."""
    random = dice(seed)
    half = w / 2
    look = dict(edge=0.12, wobble=0.6, detail=0.6)
    canvas.fill(rect(-half, -h, w, h), [mix(colour, canvas.key, 0.25), colour, mix(colour, canvas.ambient, 0.55)],
        gradient=((-half, 0), (half, 0)), texture=0.08, streaks="v", **look)
    if roof == "cone":
        canvas.fill(spline([(-half - 3, -h + 1, 1), (-half * 0.4, -h - w * 0.6), (0, -h - w * 1.25, 1),
            (half * 0.4, -h - w * 0.6), (half + 3, -h + 1, 1)]), [mix(roof_colour, canvas.key, 0.3), roof_colour,
            mix(roof_colour, canvas.ambient, 0.5)], gradient=((-half, 0), (half, 0)), **look)
        canvas.line([(0, -h - w * 1.2), (0, -h - w * 1.25 - 8)], [1, 0.5], roof_colour, wobble=0)
    elif roof == "dome":
        canvas.fill(spline([(-half - 1, -h + 1, 1), (-half * 1.05, -h - w * 0.35), (0, -h - w * 0.8),
            (half * 1.05, -h - w * 0.35), (half + 1, -h + 1, 1)]), roof_colour, form=0.8, radius=half * 0.8,
            rim=(canvas.key, 1, 0.6), **look)
        canvas.line([(0, -h - w * 0.75), (0, -h - w - 8)], [1.6, 0.4], roof_colour, wobble=0)
    else:
        canvas.fill(poly([(-half - 2, -h), (0, -h - w * 0.55), (half + 2, -h)]),
            [mix(roof_colour, canvas.key, 0.3), mix(roof_colour, canvas.ambient, 0.3)],
            gradient=((-half, 0), (half, 0)), **look)
    y = -h + 6
    while y < -6:
        x = -half + 4
        while x < half - line_width - 1:
            if random.random() < density:
                canvas.fill(rect(x, y, line_width, line_width * 1.5), lit, edge=0, wobble=0.1, detail=0.9,
                    texture=0, grain=0)
            x += line_width * 2.1
        y += line_width * 3


def roof(canvas: Canvas, x: float, y: float, w: float, h: float, wall: Colour, roof_colour: Colour, seed: int = 0,
    lit: Colour = "#ffcf6a", win: int = 2, rows: int = 1) -> None:
    """Front gable house block with tiles; origin given explicitly, base y."""
    random = dice(seed)
    look = dict(edge=0.15, wobble=0.6, detail=0.5)
    rh = w * (0.55 + 0.25 * random.random())
    if random.random() < 0.8:
        cx = x + w * (0.18 + 0.12 * random.random()) * (1 if random.random() < 0.5 else -1)
        canvas.fill(rect(cx - 6, y - h - rh * 0.95, 12, rh * 0.7),
            [mix(wall, canvas.key, 0.15), mix(wall, canvas.ambient, 0.6)], gradient=((cx - 6, 0), (cx + 6, 0)),
            **look)
        canvas.fill(rect(cx - 8, y - h - rh * 0.98, 16, 5), mix(roof_colour, canvas.ambient, 0.4), **look)
    canvas.fill(poly([(x - w / 2, y + 200), (x - w / 2, y - h), (x, y - h - rh * 0.9), (x + w / 2, y - h),
        (x + w / 2, y + 200)]), [mix(wall, canvas.key, 0.15), wall, mix(wall, canvas.ambient, 0.6)],
        gradient=((x - w / 2, y - h), (x + w / 2, y + 60)), texture=0.1, streaks="v", **look)
    for sx in (-1, 1):
        outline = poly([(x + sx * (w / 2 + 9), y - h + 9), (x, y - h - rh - 3), (x, y - h - rh + 12),
            (x + sx * (w / 2 - 1), y - h + 14)])
        canvas.fill(outline, [mix(roof_colour, canvas.key, 0.35 if sx * canvas.light[0] > 0 else 0.05),
            mix(roof_colour, canvas.ambient, 0.1 if sx * canvas.light[0] > 0 else 0.5)],
            rim=(canvas.key, 1.6, 0.55), **look)
    for r in range(rows):
        for i in range(win):
            wx = x - w * 0.28 + (w * 0.56) * (i / (max(1, win - 1)) if win > 1 else 0.5)
            wy = y - h * 0.28 + r * (w * 0.2 + 16)
            with canvas.at(wx, wy):
                window(canvas, w * 0.14, w * 0.2, lit if random.random() < 0.75 else "#3a4266", glow=0.6)
    with canvas.at(x, y - h - rh * 0.2):
        window(canvas, w * 0.12, w * 0.16, lit, glow=0.5)


def lancet(canvas: Canvas, w: float, h: float, lit: Colour = "#ffcf6a", frame: Colour = "#3a2018") -> None:
    """Gothic window, origin base centre, pointing up."""
    outline = lambda w, h: spline([(-w / 2, 0, 1), (-w / 2, -h * 0.55, 1), (-w * 0.3, -h * 0.84), (0, -h, 1),
        (w * 0.3, -h * 0.84), (w / 2, -h * 0.55, 1), (w / 2, 0, 1)])
    canvas.fill(outline(w * 1.35, h * 1.12), frame, edge=0, wobble=0.1, detail=0.9)
    mask = canvas.fill(outline(w, h), [mix(lit, "#ffffff", 0.35), lit, mix(lit, "#b0304a", 0.45)], edge=0,
        wobble=0.1, detail=1, texture=0)
    canvas.line([(0, 0), (0, -h)], max(0.7, w * 0.1), frame, 0.9, wobble=0, rough=0, clip=mask)
    canvas.line([(-w / 2, -h * 0.5), (w / 2, -h * 0.5)], max(0.6, w * 0.09), frame, 0.9, wobble=0, rough=0,
        clip=mask)


def spire(canvas: Canvas, w: float, h: float, colour: Colour, roof: Colour, lit: Colour = "#ffcf6a") -> None:
    """Gothic tower with needle roof & pinnacles, origin base centre."""
    look = dict(edge=0.08, wobble=0.25, detail=0.75)
    dark = mix(colour, canvas.ambient, 0.6)
    bh = h * 0.5
    canvas.fill(rect(-w / 2, -bh, w, bh + w * 0.3), [mix(colour, canvas.key, 0.35), colour, dark],
        gradient=((-w / 2, 0), (w / 2, 0)), texture=0.06, streaks="v", **look)
    for x in (-w * 0.5, w * 0.5):
        canvas.fill(poly([(x - w * 0.09, 0), (x - w * 0.07, -bh * 1.02), (x, -bh * 1.3),
            (x + w * 0.07, -bh * 1.02), (x + w * 0.09, 0)]), mix(colour, canvas.key, 0.3) if x < 0 else dark,
            **look)
    canvas.fill(poly([(-w * 0.62, -bh + 2), (-w * 0.5, -bh - 3), (w * 0.5, -bh - 3), (w * 0.62, -bh + 2)]),
        mix(colour, canvas.key, 0.2), **look)
    mask = canvas.fill(spline([(-w * 0.5, -bh - 2, 1), (-w * 0.2, -bh - (h - bh) * 0.5), (0, -h, 1),
        (w * 0.2, -bh - (h - bh) * 0.5), (w * 0.5, -bh - 2, 1)]), [mix(roof, canvas.key, 0.4), roof,
        mix(roof, canvas.ambient, 0.7)], gradient=((-w * 0.4, 0), (w * 0.4, 0)), rim=(canvas.key, 1.6, 0.7), **look)
    for i in range(4):
        y = -bh - 6 - i * (h - bh) * 0.17
        canvas.line([(-w * 0.5, y), (0, y + 3), (w * 0.5, y)], [0.6, 1, 0.6], mix(roof, canvas.ambient, 0.6), 0.6,
            clip=mask, wobble=0)
    canvas.line([(0, -h + 2), (0, -h - h * 0.09)], [1.8, 0.8], "#f0c860", wobble=0, detail=0.8)
    canvas.fill(ellipse(0, -h - h * 0.09, max(1.4, w * 0.07)), "#ffe08a", edge=0, wobble=0, detail=0.9)
    with canvas.at(0, -bh * 0.3):
        lancet(canvas, w * 0.26, bh * 0.55, lit, mix(colour, "#140c10", 0.7))
