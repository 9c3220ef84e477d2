"""Farm animals with bones under the coat: goats; each stands at its origin and faces right."""

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.paths import ellipse, ribbon, smooth, union


def goat(canvas: Canvas, coat: Colour = "#e8dcc4", dark: Colour = "#4a3a3a",
        rim: tuple = ("#ffe6a8", 1.4, 0.8),
    kid: bool = False) -> None:
    """A goat standing, origin between its hooves, 60 long, 56 high; a kid has short horns and no beard."""
    look = dict(edge=0.08, wobble=0.2, detail=0.88)
    far = mix(coat, canvas.ambient, 0.45)
    for x, kick in ((-19, -3), (14, 4)):
        canvas.fill(ribbon([(x, -24), (x + kick * 0.4, -12), (x + kick, -1)], [8, 4.6, 4]), far, form=0.6,
            radius=3,
            **look)
    body = smooth([(-27, -33), (-16, -39), (2, -38), (16, -40), (24, -36), (24, -26), (15, -18), (-2, -16),
        (-18, -18), (-27, -24)])
    neck = ribbon([(16, -32), (25, -41), (29, -50)], [19, 13, 10])
    tail = ribbon([(-25, -34), (-31, -38), (-32, -43)], [6, 5, 1])
    legs = [ribbon([(x, -22), (x + kick * 0.3, -12), (x + kick, -1)], [9, 5, 4.2]) for x,
        kick in ((-22, 2), (18, -1))]
    mask = canvas.fill(union(body, neck, tail, *legs), [mix(coat, canvas.key, 0.2), coat,
        mix(coat, canvas.ambient, 0.5)], form=0.85, radius=11, rim=rim, **look)
    canvas.fill(ellipse(0, -19, 6, 3.4), mix(coat, "#d89a8a", 0.5), clip=mask, soft=0.8)
    for x in (-20, 17):
        canvas.fill(ellipse(x, -1, 3.2, 2.2), dark, **look)
    size = 0.6 if kid else 1
    for dx in (0, -3):
        canvas.fill(ribbon([(28 + dx, -55), (24 + dx, -55 - 9 * size), (17 + dx, -55 - 13 * size),
            (12 + dx, -55 - 12 * size)], [4, 3.4, 2.4, 0.6]), mix(dark, "#c8a878", 0.5), form=0.7, radius=2,
            rim=rim,
            **look)
    head = smooth([(22, -56), (28, -59), (34, -55), (42, -47), (43, -43), (38, -41), (30, -44), (24, -47)])
    canvas.fill(head, [mix(coat, canvas.key, 0.2), coat, mix(coat, canvas.ambient, 0.3)], form=0.7, radius=6,
        rim=rim, **look)
    canvas.fill(ribbon([(25, -54), (18, -52), (13, -48)], [5, 5, 1]), mix(coat, dark, 0.3), form=0.5,
        radius=2,
        rim=rim, **look)
    if not kid:
        canvas.fill(ribbon([(37, -42), (36, -36), (33, -31)], [5, 4, 0.6]), mix(coat, "#ffffff", 0.3), **look)
    canvas.fill(ellipse(32, -52, 1.7, 1.5), "#241418", edge=0, wobble=0, detail=1)
    canvas.line([(42, -44), (38, -43.6), (36, -44.6)], [0.3, 0.9, 0.3], dark, wobble=0, detail=1)
