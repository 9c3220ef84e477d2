"""Guests at a table, seen from the side to the waist: beasts in coats, and coats without anyone."""

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.mask import Mask
from atelier.paths import ellipse, placed, poly, rect, ribbon, smooth, spline, union
from atelier.shading import Light


def empty_coat(canvas: Canvas, off_table: Mask, coat: Colour = "#6a2a3c", lining: Colour = "#e0a860",
    light: Light = (0.8, 0.1, 0.4), hat: str = "top", rim_colour: Colour = "#ffc878", detail: float = 0.6) -> None:
    """A coat and hat that sit as if someone wore them."""
    look = dict(edge=0.14, wobble=0.5, detail=detail)
    rim_light = (rim_colour, 3.4, 0.8, light)
    mask = _torso(canvas, off_table, coat, light, look, rim_light)
    canvas.fill(spline([(30, -226), (50, -150), (40, -40), (20, 0), (10, -100), (6, -190)]), lining, alpha=0.85,
        clip=mask, edge=0.2, wobble=0.4, form=0.5, radius=10, light=light)
    for y in (-150, -105, -60):
        canvas.fill(ellipse(60 - abs(y + 100) * 0.1, y, 6), "#f3cf7a", form=0.8, radius=5, edge=0, wobble=0.1,
            detail=0.9)
    colour = spline([(-58, -224, 1), (-66, -282), (-40, -300), (0, -292), (40, -300), (64, -276), (48, -222, 1),
        (0, -200)])
    canvas.fill(colour, [mix(coat, canvas.key, 0.25), coat, mix(coat, canvas.ambient, 0.3)], form=0.8, radius=20,
        light=light, rim=rim_light, **look)
    canvas.fill(spline([(-46, -288), (0, -280), (46, -290), (30, -258), (0, -246), (-32, -258)]),
        ["#0c060e", mix(lining, "#1a0810", 0.75)], edge=0.1, wobble=0.4, detail=detail)
    if hat == "top":
        with canvas.at(6, -376, 1, 7):
            canvas.fill(union(spline([(-44, 0), (-50, -84), (0, -92), (50, -84), (44, 0)]), ellipse(0, 4, 78, 15)),
                [mix(coat, "#1a1020", 0.55), "#1c1220"], form=0.8, radius=24, light=light, rim=rim_light, **look)
            canvas.fill(spline([(-45, -8), (0, -1), (45, -8), (46, -26), (0, -19), (-46, -26)]), lining, form=0.5,
                radius=7, light=light, edge=0.1, wobble=0.3, detail=detail)
    elif hat == "lady":
        with canvas.at(4, -372, 1, -8):
            canvas.fill(spline([(-100, 14), (-60, -6), (-46, -44), (0, -58), (46, -42), (62, -4), (104, 10),
                (0, 30)]), [mix(lining, canvas.key, 0.2), lining, mix(lining, canvas.ambient, 0.5)], form=0.8,
                radius=22, light=light, rim=rim_light, **look)
            canvas.line([(-50, -6), (0, 2), (54, -4)], [8, 12, 8], mix(coat, "#200818", 0.3), 1)
            for i in range(5):
                canvas.line([(30, -20), (60 + i * 10, -70 - i * 4), (50 + i * 22, -120 + i * 12)], [3, 9, 1],
                    mix("#f4e4c4", coat, 0.15 * i), 0.9, wobble=0.4)
    _arm(canvas, coat, light, look, rim_light)
    canvas.fill(ellipse(112, -46, 10, 17), "#12080f", edge=0.1, wobble=0.2, detail=detail)
    canvas.line([(104, -62), (102, -46), (106, -30)], [5, 8, 5], lining, 0.95, wobble=0.2, detail=detail)


def beast_guest(canvas: Canvas, off_table: Mask, kind: str = "bear", fur: Colour = "#7a4a30",
    coat: Colour = "#2c3a5c", light: Light = (0.8, 0.1, 0.4), rim_colour: Colour = "#ffc878", detail: float = 0.6,
    cravat: Colour = "#f0dcb8") -> None:
    """A bear, hare, fox or stag in a coat."""
    look = dict(edge=0.16, wobble=0.5, detail=detail)
    rim_light = (rim_colour, 3.4, 0.85, light)
    dark = mix(fur, canvas.ambient, 0.5)
    _torso(canvas, off_table, coat, light, look, rim_light)
    with canvas.at(-4, -232):
        if kind == "hare":
            for angle, w in ((-26, 0.85), (-10, 1)):
                canvas.fill(placed(spline([(-14, 0), (-20, -60), (-12, -120), (2, -140), (14, -118), (18, -60),
                    (12, 0)]), -12, -80, w, angle), [mix(fur, "#e8a08a", 0.35), fur, dark], form=0.8, radius=12,
                    light=light, rim=rim_light, **look)
        if kind == "stag":
            for d, c in ((-16, dark), (0, mix("#d8b078", fur, 0.2))):
                for p, w in (([(-6, -98), (-34, -150), (-30, -210), (4, -256)], [14, 12, 9, 3]),
                    ([(-32, -150), (-74, -176), (-86, -216)], [10, 8, 3]),
                    ([(-32, -196), (-62, -228), (-64, -258)], [9, 6, 2]), ([(-22, -224), (24, -226), (36, -252)],
                    [8, 6, 2]), ([(-14, -116), (20, -140), (34, -172)], [10, 8, 2])):
                    canvas.fill(ribbon([(x + d, y) for x, y in p], w), c, form=0.8, radius=6, light=light,
                        rim=rim_light, **look)
            canvas.fill(spline([(-26, -86), (-60, -104), (-92, -100, 1), (-70, -80), (-36, -68)]), [fur, dark],
                form=0.7, radius=10, light=light, rim=rim_light, **look)
        if kind == "bear":
            canvas.fill(union(ellipse(-30, -116, 20), ellipse(8, -122, 17)), [fur, dark], form=0.8, radius=12,
                light=light, rim=rim_light, **look)
        if kind == "fox":
            for x, _o in ((-36, 0), (-8, 4)):
                canvas.fill(spline([(x - 16, -66), (x - 14, -120), (x - 2, -150, 1), (x + 18, -112),
                    (x + 26, -82)]), [fur, dark], form=0.8, radius=10, light=light, rim=rim_light, **look)
        mask = canvas.fill(smooth(HEADS[kind]), [mix(fur, canvas.key, 0.2), fur, dark],
            gradient=((70, -60), (-50, -20)), form=0.85, radius=34, light=light, rim=rim_light, texture=0.06,
            bump=0.15, **look)
        nx, ny = {"bear": (90, -60), "hare": (64, -46), "fox": (98, -40), "stag": (84, -30)}[kind]
        ex, ey = {"bear": (30, -76), "hare": (22, -62), "fox": (26, -62), "stag": (20, -72)}[kind]
        if kind == "fox":
            canvas.fill(spline([(100, -34), (50, -40), (10, -30), (-30, -20), (-20, 20), (40, 20), (90, -20)]),
                "#fbe6c4", clip=mask, alpha=0.9, edge=0.4)
        canvas.fill(ellipse(nx, ny, 9, 7), "#1c0e14", form=0.6, radius=6, light=light, edge=0.1, wobble=0.2,
            detail=detail + 0.2)
        canvas.fill(ellipse(ex, ey, 7, 6.4), "#170b12", edge=0, wobble=0.1, detail=detail + 0.2)
        canvas.fill(ellipse(ex + 2.4, ey - 2, 2.2), "#ffe9b8", edge=0, wobble=0, detail=1)
        canvas.line([(nx - 6, ny + 16), (nx - 26, ny + 24), (nx - 44, ny + 18)], [0.6, 3, 0.6],
            mix(fur, "#200810", 0.7), 0.8, clip=mask)
    canvas.fill(spline([(-40, -240), (0, -252), (36, -236), (40, -196), (14, -170), (4, -200), (-20, -214)]),
        [cravat, mix(cravat, canvas.ambient, 0.4)], form=0.7, radius=12, light=light, rim=rim_light, **look)
    _arm(canvas, coat, light, look, rim_light, hand=mix(fur, canvas.key, 0.1))


def _torso(canvas: Canvas, off_table: Mask, coat: Colour, light: Light, look, rim_light,
    chair: Colour = "#3a1c20") -> Mask | None:
    look = dict(look, clip=off_table)
    canvas.fill(union(rect(-132, -190, 26, 290, 8), ellipse(-119, -196, 19)), [mix(chair, "#c8783c", 0.3), chair],
        form=0.7, radius=10, light=light, rim=rim_light, **look)
    canvas.fill(poly([(-130, 60), (40, 60), (40, 92), (-130, 92)]), [chair, "#14080e"], **look)
    for x in (-118, 22):
        canvas.fill(rect(x, 80, 22, 260), [chair, "#12070d"], **look)
    t = smooth([(-112, 66, 1), (-104, -80), (-90, -170), (-54, -226), (-8, -242), (32, -228), (58, -180),
        (68, -100), (70, 60), (74, 320, 1), (-60, 320, 1), (-70, 100)])
    return canvas.fill(t, [mix(coat, canvas.key, 0.15), coat, mix(coat, canvas.ambient, 0.55)],
        gradient=((60, -200), (-90, 0)), form=0.85, radius=46, light=light, rim=rim_light,
        darken=("#12070e", (0, 0), (0, 190), 0.8), **look)


HEADS = dict(bear=[(-56, 6), (-66, -60), (-46, -106), (-4, -120), (34, -104), (54, -78), (88, -66), (94, -46),
    (82, -30), (48, -22), (34, 6)], hare=[(-36, 6), (-44, -40), (-30, -78), (4, -94), (36, -80), (62, -54),
    (68, -36), (56, -20), (26, -8), (14, 6)], fox=[(-48, 6), (-52, -44), (-36, -84), (-2, -96), (28, -84),
    (50, -60), (96, -44), (102, -36), (90, -28), (46, -18), (22, 6)], stag=[(-40, 20), (-38, -40), (-30, -84),
    (-6, -104), (24, -96), (46, -66), (80, -40), (90, -24), (78, -8), (46, -12), (18, -20), (22, 20)])


def _arm(canvas: Canvas, coat: Colour, light: Light, kw, rim_light, hand=None, reach: float = 110,
    lift: float = -46) -> None:
    outline = ribbon([(-24, -186), (-26, -110), (10, -58), (reach, lift)], [58, 56, 50, 34])
    canvas.shadow(outline, canvas.ambient, 0, 9, 7, 0.4)
    canvas.fill(outline, [mix(coat, canvas.key, 0.18), coat, mix(coat, canvas.ambient, 0.4)],
        gradient=((40, -170), (-30, -40)), form=0.85, radius=24, light=light, rim=rim_light, **kw)
    if hand is not None:
        canvas.fill(ellipse(reach + 16, lift, 19, 15), hand, form=0.7, radius=12, light=light, rim=rim_light, **kw)
