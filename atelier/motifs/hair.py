"""Motifs of the head's outside: hair behind and over the skull, hats and headscarves."""

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.paths import ellipse, rect, ribbon, smooth, union

INK = "#2a1420"


def behind_hair(canvas, hair, style, view, look, rim) -> None:
    """Hair that hangs behind the face."""
    tone = [mix(hair, canvas.key, 0.25), hair, mix(hair, canvas.ambient, 0.4)]
    kw = dict(form=0.7, radius=6, rim=rim, highlight=mix(hair, canvas.key, 0.35), **look)
    if style == "afro":
        canvas.fill(ellipse(-2 if view == "side" else 0, -6, 14.5, 13.5), tone, **(kw | dict(edge=0.4, bump=0.4)))
    elif style == "long":
        x = -4 if view == "side" else 0
        canvas.fill(smooth([(x - 9, -10), (x - 11, 4), (x - 12, 20), (x - 5, 24), (x + 3, 22), (x + 8, 12),
            (x + 9, -8)]), tone, **kw)
    elif style == "plait":
        canvas.fill(ribbon([(-8, 0), (-13, 10), (-11, 20), (-15, 32)], [7, 7, 6, 2.5]), tone, **kw)
        for i in range(5):
            canvas.line([(-14 - i * 0.2, 8 + i * 5), (-9, 10 + i * 5)], [0.6, 1], mix(hair, INK, 0.5), 0.7, wobble=0)
    elif style == "bun":
        canvas.fill(ellipse(-8 if view == "side" else 0, -12, 6.4), tone, **kw)


def front_hair(canvas, hair, style, view, look, rim) -> None:
    """Hair over the skull."""
    tone = [mix(hair, canvas.key, 0.3), hair, mix(hair, canvas.ambient, 0.35)]
    kw = dict(form=0.7, radius=5, rim=rim, highlight=mix(hair, canvas.key, 0.35), gradient=((4, -14), (-8, 8)),
        **look)
    if style == "bald":
        side = smooth([(-10, 4), (-10.8, -3), (-7, -6), (-5, 0), (-5.4, 5)])
        canvas.fill(side, tone, **kw)
        return
    if view == "back":
        canvas.fill(smooth([(-10.6, 1), (-10.4, -8), (-5, -14), (0, -15), (5, -14), (10.4, -8), (10.6, 1), (6, 8),
            (0, 9.4), (-6, 8)]), tone, **kw)
        return
    if view == "front":
        low = {"short": -2, "bob": 9, "long": 12, "curly": 4, "plait": 2, "bun": -1, "afro": -2}.get(style, 0)
        shape = smooth([(-10.8, low), (-11.4, -7), (-6, -14.6), (0, -15.8), (6, -14.6), (11.4, -7), (10.8, low),
            (8.6, -2), (6, -8), (0, -9.6), (-4, -7), (-8.4, -3)])
    elif style == "bob":
        shape = smooth([(7.6, -11), (1, -15.6), (-8, -13), (-12.4, -4), (-12, 8, 1), (-5, 10.4), (-1, 6), (-1, -4),
            (4, -8), (9.4, -6)])
    elif style == "curly":
        shape = union(*[ellipse(x, y, r) for x, y, r in ((-8, 2, 4.4), (-10, -4, 4.8), (-7, -10, 5), (-1, -13.4, 5),
            (5, -12, 4.4), (8.4, -8.6, 3.2), (-5, -5, 5))])
    else:
        shape = smooth([(8.8, -9), (3, -15), (-6, -14), (-11.6, -6), (-10.6, 4), (-6.4, 7), (-5.4, 0), (-1, -4),
            (2, -8.6), (8, -7.4)])
    canvas.fill(shape, tone, **kw)
    if style != "curly" and view == "side":
        for i in range(4):
            canvas.line([(4 - i * 2, -14 + i * 0.4), (-4 - i * 1.6, -10 + i * 2), (-8 - i * 0.6, -2 + i * 2)],
                [0.2, 0.9, 0.2], mix(hair, canvas.key, 0.4) if i % 2 else mix(hair, INK, 0.5), 0.6, wobble=0,
                rough=0.1)


def headgear(canvas: Canvas, kind: str, colour: Colour, band: Colour = "#d8a84a", rim: tuple = ("#ffe0a8", 1.2, 0.6),
    view: str = "side") -> None:
    """A hat in head coordinates: top, bowler, cap, sailor, cook, turban, bicorne, bonnet, veil, helmet, scarf."""
    look = dict(form=0.75, radius=5, rim=rim, edge=0.06, wobble=0.15, detail=0.95, grain=0.25, texture=0.02)
    tone = [mix(colour, canvas.key, 0.22), colour, mix(colour, canvas.ambient, 0.4)]
    if kind == "top":
        canvas.fill(union(smooth([(-8.4, -8, 1), (-9.4, -28, 1), (0, -30), (9.4, -28, 1), (8.4, -8, 1)]),
            ellipse(0, -8.4, 15, 3)), tone, **look)
        canvas.fill(smooth([(-8.6, -10), (0, -8.4), (8.6, -10), (8.8, -14), (0, -12.4), (-8.8, -14)]), band, **look)
    elif kind == "bowler":
        canvas.fill(union(smooth([(-10, -7.6, 1), (-9.6, -16), (0, -21), (9.6, -16), (10, -7.6, 1)]),
            ellipse(0, -7.8, 15, 2.8)), tone, **look)
        canvas.line([(-10, -9.6), (0, -8.4), (10, -9.6)], 2.4, band, wobble=0.1, detail=0.95)
    elif kind in ("cap", "sailor", "guard"):
        canvas.fill(smooth([(-11, -7, 1), (-12.6, -14), (-4, -18.6), (8, -17), (12.6, -12), (10.4, -7.4, 1)]), tone,
            **look)
        canvas.fill(ribbon([(-10.8, -7.6), (0, -8.6), (10.6, -7.6)], [4, 4, 4]), mix(colour, band, 0.8), **look)
        if kind != "sailor" and view == "side":
            canvas.fill(smooth([(4, -7), (15.6, -5.4), (13, -8.6), (8, -9.4)]), mix(colour, INK, 0.6), **look)
    elif kind == "cook":
        canvas.fill(union(ellipse(-6, -19, 7), ellipse(1, -22, 8), ellipse(8, -19, 6.6), rect(-9, -18, 19, 11)), tone,
            **look)
    elif kind == "turban":
        canvas.fill(smooth([(-11.6, -4), (-13, -12), (-6, -20), (4, -20), (12, -13), (10.4, -5.4), (0, -8.6)]), tone,
            **look)
        for k in range(4):
            canvas.line([(-11 + k * 2, -6 - k * 3), (0, -9.6 - k * 3), (10, -7.6 - k * 3)], [0.4, 1.2, 0.3],
                mix(colour, INK, 0.45), 0.6, wobble=0.1)
    elif kind == "bicorne":
        canvas.fill(smooth([(-19, -6, 1), (-10, -18), (0, -23), (10, -18), (19, -6, 1), (0, -9.4)]), tone, **look)
        canvas.line([(-18, -7.4), (-9, -17), (0, -21.6), (9, -17), (18, -7.4)], [0.8, 1.8, 1.8, 1.8, 0.8], band,
            wobble=0.1, detail=1)
    elif kind == "bonnet":
        canvas.fill(smooth([(8.6, -10), (2, -16.4), (-9, -15), (-13.4, -4), (-10, 8), (-4, 9), (-3, 0), (2, -7)]),
            tone, **look)
    elif kind == "veil":
        canvas.fill(smooth([(5, -14), (-4, -17), (-12, -8), (-18, 12), (-24, 40), (-8, 44), (-6, 10), (-2, -6)]),
            tone, alpha=0.75, **look)
    elif kind == "helmet":
        canvas.fill(union(smooth([(-11.4, -6, 1), (-11, -14), (0, -19.6), (11, -14), (11.4, -6, 1)]),
            ribbon([(-12, -6), (14, -6)], [2.6, 2])), tone, **look)
    elif kind == "scarf":
        canvas.fill(smooth([(9, -9), (3, -16), (-8, -14.6), (-12.6, -4), (-11.4, 8), (-2, 12.6), (3, 12, 1), (-3, 4),
            (-1, -5)]), tone, **look)
