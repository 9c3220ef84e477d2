"""Moles who live like townsfolk: commuters and a busker."""

import math

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.paths import ellipse, minus, poly, rect, ribbon, smooth, union
from atelier.shading import Light

PINK = "#e8a090"


def paw(canvas: Canvas, x: float, y: float, turn: float, size: float = 1, light: Light | None = None) -> None:
    """A broad digging hand with five claws, origin wrist, pointing along `turn` degrees."""
    look = dict(edge=0.06, wobble=0.2, detail=0.9)
    with canvas.at(x, y, size, turn):
        claws = [ribbon([(12, -7 + k * 3.6), (20, -9.5 + k * 5), (27, -11 + k * 5.6)], [5, 4, 1.4]) for k in range(5)]
        canvas.fill(union(*claws), ["#fbe6d0", "#c8987c"], form=0.5, radius=2, light=light, **look)
        canvas.fill(smooth([(-4, -7), (8, -11), (18, -9), (20, 2), (18, 11), (6, 10), (-4, 7)]),
            [mix(PINK, "#fff0d8", 0.3), PINK, "#a85c58"], form=0.7, radius=7, light=light, **look)


def mole(canvas: Canvas, fur: Colour = "#4a4340", coat: Colour | None = None, tie: Colour | None = "#e0643a",
    holds: str = "", hat: str = "", cloth: Colour = "#39531f", light: Light | None = None, rim: Colour = "#ffe0a0",
    plump: float = 1.0, glasses: bool = False) -> None:
    """A standing mole facing right, origin feet, 135 high; holds briefcase, paper, bag or umbrella."""
    light = light or canvas.light
    look = dict(edge=0.14, wobble=0.3, detail=0.85)
    shine = (rim, 2.4, 0.85, light)
    dark = mix(fur, canvas.ambient, 0.6)
    w = plump
    for x in (-16 * w, 16 * w):
        canvas.fill(smooth([(x - 10, -8), (x + 8, -8), (x + 20, -1), (x + 18, 4), (x - 10, 4)]), [PINK, "#a85c58"],
            form=0.6, radius=5, light=light, **look)
    canvas.fill(ribbon([(-34 * w, -14), (-50 * w, -12), (-60 * w, -20)], [7, 5, 2]), PINK, **look)
    canvas.fill(ribbon([(-18 * w, -78), (-34 * w, -60), (-30 * w, -44)], [22, 18, 12]), [fur, dark], form=0.6,
        radius=8, light=light, **look)
    body = smooth([(-32 * w, -4), (-44 * w, -34), (-41 * w, -74), (-26 * w, -108), (0, -126), (22, -122),
        (34 * w, -100), (40 * w, -64), (42 * w, -26), (30 * w, -4)])
    snout = ribbon([(8, -110), (36, -106), (56, -100), (68, -98)], [44, 32, 17, 9])
    mask = canvas.fill(union(body, snout), [mix(fur, canvas.key, 0.25), fur, dark], form=0.85, radius=24,
        light=light, rim=shine, grain=0.4, **look)
    for k in range(26):  # velvet
        t = k * 2.399
        x, y = 30 * w * math.cos(t) * (0.3 + k / 36), -96 + 26 * math.sin(t) * (0.3 + k / 36)
        canvas.line([(x, y), (x + 3, y + 8)], [1.2, 0.3], mix(fur, canvas.key, 0.4) if k % 2 else dark, 0.5,
            clip=mask, wobble=0)
    if coat is not None:
        jacket = canvas.fill(smooth([(-60, -82), (-20, -78), (14, -82), (60, -80), (60, 0), (-60, 0)]),
            [mix(coat, canvas.key, 0.2), coat, mix(coat, canvas.ambient, 0.5)], form=0.5, radius=20, light=light,
            clip=mask, edge=0.08, wobble=0.3, detail=0.85)
        if jacket is not None:
            canvas.fill(mask, "#808080", alpha=0.6, blend="soft", form=1, radius=22, light=light, shade="#1a1410",
                highlight="#fff0d0", rim=shine)
            canvas.line([(22, -80), (26, -44), (24, 0)], [1, 1.8, 1.4], mix(coat, canvas.ambient, 0.7), 0.9,
                clip=mask, wobble=0.1)
            for y in (-46, -32):
                canvas.fill(ellipse(31, y, 2), "#f0d890", edge=0, wobble=0, detail=0.95)
    if tie is not None:
        canvas.fill(poly([(10, -86), (34, -88), (28, -74), (18, -72)]), "#fff6e4", clip=mask, **look)
        canvas.fill(smooth([(22, -84, 1), (30, -84, 1), (29, -76), (36, -52), (30, -42, 1), (23, -52), (24, -76)]),
            [mix(tie, canvas.key, 0.25), tie, mix(tie, canvas.ambient, 0.4)], form=0.5, radius=4, light=light, **look)
    canvas.fill(ellipse(68, -98, 6, 5), [mix(PINK, "#fff0e0", 0.4), PINK, "#b0605c"], form=0.6, radius=4,
        light=light, edge=0.03, detail=1)
    for k in range(3):
        canvas.line([(54, -96 + k * 2), (62, -90 + k * 4), (68, -84 + k * 6)], [0.7, 0.4, 0.2], "#f0e4cc", 0.7,
            wobble=0, detail=0.95)
    canvas.line([(58, -93), (48, -88), (38, -89)], [0.6, 1.3, 0.5], "#1c100e", 0.8, wobble=0, detail=0.95)
    canvas.fill(ellipse(31, -112, 2.4, 2.8), "#0c0808", edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(31.8, -113, 0.9), "#fff8e0", edge=0, wobble=0, detail=1)
    if glasses:
        canvas.fill(minus(ellipse(32, -111, 8), ellipse(32, -111, 6.4)), "#d8c67a", edge=0.02, wobble=0, detail=1)
        canvas.line([(25, -112), (4, -116)], 1.4, "#d8c67a", wobble=0, detail=1)
    _hat(canvas, hat, cloth, light, shine, look)
    _held(canvas, holds, cloth, light, shine, look, fur, dark, coat)


def _hat(canvas: Canvas, hat: str, cloth: Colour, light: Light, shine: tuple, look: dict) -> None:
    tone = [mix(cloth, canvas.key, 0.25), cloth, mix(cloth, canvas.ambient, 0.5)]
    if hat == "bowler":
        canvas.fill(smooth([(-22, -114), (-18, -136), (4, -146), (26, -138), (30, -120), (4, -118)]), tone, form=0.8,
            radius=14, light=light, rim=shine, **look)
        canvas.fill(smooth([(-32, -112), (0, -122), (40, -120), (34, -114), (2, -113), (-26, -105)]),
            mix(cloth, canvas.ambient, 0.2), form=0.5, radius=4, light=light, rim=shine, **look)
    elif hat == "scarf":
        canvas.fill(smooth([(-32, -84), (-36, -112), (-16, -136), (10, -136), (24, -122), (8, -112), (2, -92),
            (8, -80), (-14, -76)]), tone, form=0.8, radius=14, light=light, rim=shine, **look)
        for x, y in ((-22, -100), (-12, -120), (6, -126), (-10, -92)):
            canvas.fill(ellipse(x, y, 2.6), "#fff0d0", alpha=0.9, edge=0.05, detail=0.9)
    elif hat == "cap":
        canvas.fill(smooth([(-26, -112), (-24, -130), (0, -140), (24, -134), (34, -120), (48, -116), (40, -112),
            (10, -118), (-10, -112)]), tone, form=0.8, radius=11, light=light, rim=shine, **look)


def _held(canvas: Canvas, holds: str, cloth: Colour, light: Light, shine: tuple, look: dict, fur: Colour,
    dark: Colour, coat: Colour | None) -> None:
    sleeve = coat if coat is not None else fur
    tone = [mix(sleeve, canvas.key, 0.2), sleeve, mix(sleeve, canvas.ambient, 0.4)]
    if holds == "briefcase":
        canvas.fill(rect(12, -38, 48, 34, 4), ["#b87844", "#7a4428", "#4a2818"], form=0.6, radius=7, light=light,
            rim=shine, **look)
        canvas.line([(28, -38), (30, -46), (42, -46), (44, -38)], 3, "#4a2818", detail=0.9)
        canvas.fill(rect(33, -28, 7, 6, 1), "#f0d080", edge=0.02, detail=0.95)
        canvas.fill(ribbon([(-4, -78), (8, -60), (26, -50)], [25, 20, 14]), tone, form=0.75, radius=9, light=light,
            rim=shine, **look)
        paw(canvas, 28, -50, 30, 0.72, light)
    elif holds == "paper":
        sheet = canvas.fill(poly([(34, -94), (80, -84), (78, -40), (32, -50)]), ["#fff8e6", "#d8ccb0"], rim=shine,
            **look)
        canvas.fill(poly([(34, -94), (56, -89), (54, -45), (32, -50)]), "#a89878", alpha=0.35, clip=sheet)
        for k in range(6):
            canvas.line([(60, -80 + k * 6), (74, -77 + k * 6)], 1.6, "#6a5c48", 0.7, wobble=0, clip=sheet, detail=0.9)
            canvas.line([(38, -86 + k * 6), (52, -83 + k * 6)], 1.6, "#6a5c48", 0.7, wobble=0, clip=sheet, detail=0.9)
        canvas.fill(ribbon([(-4, -78), (12, -58), (32, -54)], [25, 20, 14]), tone, form=0.75, radius=9, light=light,
            rim=shine, **look)
        paw(canvas, 32, -54, -20, 0.72, light)
    elif holds == "bag":
        canvas.fill(smooth([(10, -34), (46, -34), (54, -4), (30, 2), (4, -4)]), [mix(cloth, canvas.key, 0.3), cloth,
            mix(cloth, canvas.ambient, 0.5)], form=0.7, radius=12, light=light, rim=shine, **look)
        canvas.line([(14, -34), (18, -50), (36, -50), (42, -34)], 2.6, mix(cloth, canvas.ambient, 0.4), detail=0.9)
        canvas.fill(ribbon([(-4, -78), (10, -62), (24, -54)], [25, 20, 14]), tone, form=0.75, radius=9, light=light,
            rim=shine, **look)
        paw(canvas, 24, -54, 40, 0.72, light)
    elif holds == "umbrella":
        canvas.line([(44, -64), (45, -30), (46, 0)], [6, 9, 2], ["#2a2c24", "#4a5040"], form=0.6, radius=4,
            detail=0.9)
        canvas.line([(44, -62), (44, -76), (52, -78), (54, -70)], 3, "#8a5a34", detail=0.9)
        canvas.fill(ribbon([(-4, -78), (14, -64), (36, -64)], [25, 20, 14]), tone, form=0.75, radius=9, light=light,
            rim=shine, **look)
        paw(canvas, 36, -64, 0, 0.72, light)
    else:
        canvas.fill(ribbon([(-4, -78), (8, -58), (20, -44)], [25, 20, 15]), tone, form=0.75, radius=9, light=light,
            rim=shine, **look)
        paw(canvas, 20, -44, 50, 0.76, light)


def accordion(canvas: Canvas, colour: Colour = "#e0643a", light: Light | None = None) -> None:
    """An open accordion, origin middle, about 120 wide and 70 high."""
    look = dict(edge=0.06, wobble=0.2, detail=0.9)
    light = light or canvas.light
    for k in range(9):
        x = -36 + k * 8.4
        y = 5 * math.cos((k - 4) * 0.42)
        canvas.fill(poly([(x - 4.4, -30 - y), (x, -34 - y), (x + 4.4, -30 - y), (x + 4.4, 34 - y), (x, 30 - y),
            (x - 4.4, 34 - y)]), ["#fff4da", "#d8c67a", "#8a6a3c"], gradient=((x - 4.4, 0), (x + 4.4, 0)), **look)
        canvas.line([(x - 4.4, -30 - y), (x - 4.4, 34 - y)], 1.2, "#5a2418", 0.8, wobble=0)
    for s in (-1, 1):
        with canvas.at(s * 48, -2, 1, s * 7):
            canvas.fill(rect(-11, -38, 22, 76, 6), [mix(colour, "#fff0d0", 0.3), colour,
                mix(colour, "#30100c", 0.5)], form=0.7, radius=9, light=light, rim=("#ffe8b8", 2, 0.9, light), **look)
            for k in range(7):
                canvas.fill(rect(-7 if s < 0 else -1, -32 + k * 9.4, 9, 7, 1), "#fff8e8" if s > 0 else "#f0d890",
                    edge=0.03, wobble=0.1, detail=0.95)
