"""The outline of a head seen from the side, to be joined to a body; it never paints."""

from atelier.paths import Point, Points, affine

# Facing right, from the throat up the face, over the crown and down to the nape; crown at 0, chin at 200.
SIDE = [(22, 226), (29, 211), (46, 204), (66, 205), (80, 201), (87, 191), (84, 181), (85, 176), (92, 171), (91, 167),
    (88, 164, 1), (94, 160), (94, 154), (90, 148), (93, 145), (104, 142), (108, 136), (105, 129), (96, 114), (89, 101),
    (89, 93), (93, 83), (91, 64), (81, 40), (60, 17), (28, 3), (-8, 0), (-46, 10), (-75, 35), (-89, 70), (-88, 102),
    (-78, 130), (-67, 150), (-62, 172)]
# The hair of the same head, cropped close; and its ear.
CROP = [(80, 38), (66, 44), (56, 58), (46, 78), (30, 88), (22, 112, 1), (12, 96), (2, 88), (-14, 92), (-20, 112),
    (-24, 134), (-44, 150), (-66, 155), (-80, 132), (-91, 104), (-93, 70), (-79, 33), (-48, 6), (-8, -5), (30, -2),
    (62, 14)]
EAR = [(2, 92), (14, 96), (18, 110), (14, 122), (9, 134), (2, 144), (-6, 142), (-10, 128), (-14, 112), (-10, 98)]


def moved(points: Points, x: float, y: float, size: float = 1, turn: float = 0, flip: float = 1) -> list[Point]:
    """The same points scaled, turned and moved; corners stay corners."""
    m = affine(x, y, size, turn, flip)
    return [(m[0, 0] * p[0] + m[0, 1] * p[1] + m[0, 2], m[1, 0] * p[0] + m[1, 1] * p[1] + m[1, 2], *p[2:])
        for p in points]
