"""The caravan: camels with loads and riders."""

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.paths import ellipse, poly, rect, ribbon, smooth, union
from atelier.shading import Light


def camel(canvas: Canvas, fur: Colour = "#c89a68", cloth: Colour = "#3a6ea5", light: Light | None = None,
    rim: Colour = "#fff0d0", step: int = 0, rider: Colour | None = None) -> None:
    """A dromedary walking to the left, origin between the feet, about 110 high and 120 long."""
    light = light or canvas.light
    look = dict(edge=0.08, wobble=0.25, detail=0.9)
    dark = mix(fur, canvas.ambient, 0.5)
    shine = (rim, 2, 0.85, light)
    a, b = (6, -5) if step % 2 else (-5, 6)
    far = [ribbon([(-26, -48), (-30 - b, -26), (-27 - b * 1.6, -4)], [13, 7, 5.4]),
        ribbon([(32, -48), (37 + b, -26), (33 + b * 1.6, -4)], [15, 7, 5.4])]
    canvas.fill(union(*far, ellipse(-30 - b * 1.6, -2, 6, 3), ellipse(30 + b * 1.6, -2, 6, 3)), dark, form=0.4,
        radius=5, light=light, **look)
    legs = [ribbon([(-22, -46), (-24 + a, -26), (-22 + a * 1.6, -4)], [16, 8, 6]),
        ribbon([(36, -50), (38 - a, -28), (36 - a * 1.6, -4)], [19, 8, 6]), ellipse(-25 + a * 1.6, -2, 7, 3.4),
        ellipse(33 - a * 1.6, -2, 7, 3.4)]
    body = smooth([(-38, -62), (-30, -76), (-12, -80), (-2, -96), (8, -104), (18, -98), (28, -82), (44, -76),
        (52, -62), (46, -46), (20, -40), (-8, -38), (-30, -44)])
    neck = ribbon([(-30, -60), (-48, -54), (-60, -70), (-62, -92), (-66, -106)], [30, 22, 17, 14, 12])
    skull = smooth([(-58, -112), (-68, -116), (-84, -110), (-94, -102), (-92, -96), (-80, -95), (-64, -98)])
    ear = smooth([(-62, -114), (-57, -123), (-54, -113)])
    mask = canvas.fill(union(body, neck, skull, ear, *legs), [mix(fur, canvas.key, 0.3), fur, dark], form=0.85,
        radius=13, light=light, rim=shine, **look)
    canvas.line([(50, -68), (58, -58), (57, -42)], [3, 2.4, 3], fur, detail=0.9)
    for points in ([(-34, -66), (-28, -50), (-22, -40)], [(30, -72), (26, -56), (30, -44)],
        [(-50, -62), (-56, -80), (-58, -98)]):
        canvas.line(points, [0.4, 2, 0.4], dark, 0.55, clip=mask)
    canvas.fill(ellipse(-76, -108, 2), "#1c1014", edge=0, wobble=0, detail=1)
    canvas.line([(-93, -99), (-84, -99)], [1, 0.6], dark, 0.8, wobble=0, detail=1)
    rug = canvas.fill(smooth([(-14, -82), (0, -99), (9, -106), (20, -99), (32, -80), (30, -56), (8, -52),
        (-14, -56)]), [mix(cloth, canvas.key, 0.3), cloth, mix(cloth, canvas.ambient, 0.4)], form=0.7, radius=10,
        light=light, rim=shine, **look)
    for y in (-64, -60):
        canvas.line([(-14, y), (8, y + 4), (30, y)], 2, mix(cloth, "#fff4d8", 0.7), 0.9, clip=rug, wobble=0.1)
    if rider is None:
        canvas.fill(rect(-10, -92, 17, 26, 5), [mix("#b8763c", canvas.key, 0.25), "#8a5230"], form=0.6, radius=6,
            light=light, **look)
        canvas.fill(rect(14, -90, 16, 24, 5), ["#d8c09a", "#8a7458"], form=0.6, radius=6, light=light, **look)
    else:
        canvas.fill(smooth([(0, -134), (-10, -122), (-9, -100), (2, -94), (24, -96), (24, -118), (16, -132)]),
            [mix(rider, canvas.key, 0.3), rider, mix(rider, canvas.ambient, 0.5)], form=0.8, radius=9, light=light,
            rim=shine, **look)
        canvas.fill(ellipse(3, -139, 7.4, 8.4), ["#a86a44", "#6a3c28"], form=0.5, radius=5, light=light, **look)
        canvas.fill(smooth([(-6, -141), (-2, -151), (9, -152), (14, -143), (12, -130), (8, -138)]),
            ["#fff8e8", "#c8c0b0"], form=0.6, radius=5, light=light, rim=shine, **look)
        canvas.line([(-4, -114), (-24, -104), (-60, -100)], [3.4, 1.6, 1], "#6a4a34", 0.9, wobble=0.1)
    canvas.fill(poly([(0, 0), (0, 0), (1, 0)]), fur, alpha=0)
