"""A wanderer carries a small sun in a blown-out umbrella through a street of rain."""

import math
from dataclasses import dataclass

import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, Colour, mix
from atelier.matrix import Card
from atelier.motifs.machines import neon
from atelier.motifs.sun_bearer import sun_bearer
from atelier.motifs.wet_ground import wet_ground
from atelier.noise import dice
from atelier.paths import Point, ellipse, minus, rect, ribbon, smooth, spline, union
from atelier.space import Street

CARD = Card(id="rain", palette="neon-rain", composition="street at night", setting="street", mood="hope",
    themes=("weather", "city", "loneliness", "protection"), hero="sun bearer", moon_or_sun=True, birds=False,
    cloudy_sky=False, seed=211, grading=dict(vignette=0.36))

LEFT, RIGHT = -3.5, 2.9  # the walls of the street
FOG = "#b0528c"
WALLS = ("#26346e", "#1f4a70", "#40306e", "#1c3a5e", "#512e62", "#2a2a5e")
LIT = ("#ffc45a", "#ffb04a", "#ff7a6a", "#5fe0d8", "#ffd98a")
AWNINGS = ("#c83a5a", "#1fa09a", "#e88a3a", "#5a4ab0")
STOREY = 3.15
LOOK = dict(edge=0.06, wobble=0.25, detail=0.7)


@dataclass(frozen=True)
class House:
    """A house of the street: which side, from where to where, how high."""

    side: int
    near: float
    far: float
    height: float
    seed: int

    @property
    def wall(self) -> float:
        """How far to the side its front stands."""
        return LEFT if self.side < 0 else RIGHT

    @property
    def haze(self) -> float:
        """0 near .. 1 lost in the fog."""
        return min(1, max(0, (self.near - 7) / 34)) ** 0.8

    @property
    def paint(self) -> Colour:
        """Its colour at that distance."""
        return mix(WALLS[self.seed % 6], FOG, self.haze * 0.8)


def draw(canvas: Canvas) -> None:
    """Paint the world upside down first, then the world, then the wet ground between them."""
    canvas.set_light(light=(0.2, -0.8, 0.5), ambient="#0e1140", key="#ffd890")
    canvas.sky([(0, "#ff9aa0"), (0.1, "#d85a8a"), (0.25, "#6a3a8a"), (0.5, "#2a2868"), (1, "#12163f")],
        focus=(352, 120, 620), swirl=0.05)
    canvas.glow(352, 120, 150, "#ffd0b0", 0.55)
    street = Street(352, 132, 700, 5.2)
    houses = _houses()
    feet, size = street(-0.62, 0, 6.75), street.size(6.75) * 1.86 / 185
    mirrored = _mirror_world(canvas, street, houses, feet, size)
    for house in houses:
        _house(canvas, street, house)
    brush.background(canvas, radii=(12, 6, 3), impasto=0.06)
    _signs(canvas, street)
    _lamps(canvas, street)
    _pavement(canvas, street, mirrored, feet)
    _paper_lanterns(canvas, street)
    _bearer(canvas, feet, size)
    _rain(canvas, feet, size)
    _splashes(canvas, street, feet, size)


def _houses() -> list[House]:
    """Both rows of houses, the farthest first."""
    houses = []
    for side in (-1, 1):
        random = dice(17 + side)
        z = 5.0
        while z < 46:
            length = 2.6 + 2.4 * random.random() + z * 0.06
            houses.append(House(side, z, z + length, 9.5 + 6 * random.random() + z * 0.05,
                int(random.random() * 1e6)))
            z += length
    return sorted(houses, key=lambda house: -house.near)


def _mirror_world(canvas: Canvas, street: Street, houses: list[House], feet: Point, size: float) -> Array:
    """The whole street hanging below the ground, to be sampled by the cobbles."""
    sky = canvas.picture.copy()
    street.mirrored = True
    for house in houses:
        _house(canvas, street, house)
    _signs(canvas, street)
    _lamps(canvas, street)
    street.mirrored = False
    x, y = feet
    with canvas.at(x, y, size, 180, -1):
        sun_bearer(canvas)
    canvas.glow(x + 24 * size, y + 90, 130, "#ffb650", 0.9, squash=2.2, power=1.5)
    canvas.glow(x + 24 * size, y + 120, 56, "#fff0b8", 0.9, squash=3.4, power=1.3)
    canvas.glow(x, y - 60, 230, "#ff9a50", 0.5, squash=0.8)
    mirrored = canvas.picture.copy()
    canvas.picture[:] = sky
    return mirrored


def _house(canvas: Canvas, street: Street, house: House) -> None:
    x, near, far = house.wall, house.near, house.far
    dark = mix(mix(WALLS[house.seed % 6], canvas.ambient, 0.35), FOG, max(0, house.haze * 0.8 - 0.05))
    canvas.fill(street.wall(x, near, far, 0, house.height), [dark, house.paint],
        gradient=(street(x, 4, near), street(x, 4, far)), texture=0.10, streaks="v", wobble=0.4, edge=0.1,
        detail=0.35)
    random = dice(house.seed)
    for floor in range(1, int(house.height / STOREY)):
        if not street.mirrored:
            ledge = floor * STOREY + 0.1
            canvas.line([street(x, ledge, near), street(x, ledge, far)],
                [street.size(near) * 0.05, street.size(far) * 0.05], mix(house.paint, "#ffb0a0", 0.25), 0.6,
                wobble=0.2)
        bays = max(1, int((far - near) / 1.5))
        for bay in range(bays):
            width = (far - near) / bays
            _window(canvas, street, house, near + width * (bay + 0.24), near + width * (bay + 0.76),
                floor * STOREY + 0.75, random)
    _shop(canvas, street, house, random)
    _awning(canvas, street, house)


def _window(canvas: Canvas, street: Street, house: House, near: float, far: float, sill: float,
    random: np.random.Generator) -> None:
    x, middle = house.wall, (near + far) / 2
    if street(x, sill, far)[1] < -40 and not street.mirrored:
        return
    is_lit = random.random() < 0.48
    light = LIT[int(random.random() * 5)] if is_lit else mix("#0c1236", FOG, house.haze * 0.7)
    frame = mix(house.paint, canvas.ambient, 0.6)
    if not street.mirrored:
        canvas.fill(street.wall(x, near - 0.09, far + 0.09, sill - 0.1, sill + 1.75), frame, **LOOK)
    canvas.fill(street.wall(x, near, far, sill, sill + 1.6), [mix(light, "#fff4d0", 0.45), light] if is_lit
        else light, texture=0.02, **LOOK)
    if is_lit and house.near < 26:
        canvas.glow(*street(x, sill + 0.8, middle), street.size(near) * 1.1, light, 0.35)
    if not street.mirrored and house.near < 24:
        canvas.line([street(x, sill, middle), street(x, sill + 1.6, middle)], street.size(middle) * 0.05, frame,
            wobble=0)
        canvas.line([street(x, sill + 0.85, near), street(x, sill + 0.85, far)], street.size(middle) * 0.045,
            frame, wobble=0)


def _shop(canvas: Canvas, street: Street, house: House, random: np.random.Generator) -> None:
    """A lit shop window with its bars and goods."""
    x, near, far = house.wall, house.near, house.far
    light = LIT[house.seed // 7 % 5]
    canvas.fill(street.wall(x, near + 0.35, far - 0.35, 0.45, 2.35), [mix(light, "#fff6d8", 0.5), light,
        mix(light, "#c03a50", 0.4)], texture=0.03, **LOOK)
    canvas.glow(*street(x, 1.2, (near + far) / 2), street.size(near) * 2.6, light, 0.5)
    if street.mirrored or near > 30:
        return
    bars = int((far - near) / 1.5) + 1
    for bar in range(1, bars):
        z = near + 0.35 + (far - near - 0.7) * bar / bars
        canvas.line([street(x, 0.45, z), street(x, 2.35, z)], street.size(z) * 0.07,
            mix(WALLS[house.seed % 6], light, 0.3), wobble=0)
    z = near + 0.55
    while near < 22 and z < far - 0.8:
        height = 0.35 + 0.75 * random.random()
        thing = mix(light, ["#7a2a50", "#1f4a70", "#8a4a2a"][int(random.random() * 3)], 0.6)
        canvas.fill(street.wall(x, z, z + 0.22 + 0.1 * random.random(), 0.45, 0.45 + height), thing, alpha=0.85,
            **LOOK)
        canvas.fill(street.wall(x, z + 0.06, z + 0.16, 0.45 + height, 0.62 + height), mix(light, "#5a2040", 0.6),
            alpha=0.85, **LOOK)
        z += 0.34 + 0.5 * random.random()


def _awning(canvas: Canvas, street: Street, house: House) -> None:
    x, near, far = house.wall, house.near, house.far
    stripes = max(3, int((far - near) / 0.55))
    for i in range(stripes):
        a, b = (near + 0.2 + (far - near - 0.4) * k / stripes for k in (i, i + 1))
        out = x - house.side * 0.85
        colour = mix(AWNINGS[house.seed % 4] if i % 2 else "#f3d8b8", canvas.ambient, 0.35)
        canvas.fill(street.quad((x, 2.95, a), (x, 2.95, b), (out, 2.35, b), (out, 2.35, a)),
            [mix(colour, FOG, house.haze * 0.6), mix(mix(colour, canvas.ambient, 0.3), FOG, house.haze * 0.6)],
            texture=0.05, **LOOK)


def _signs(canvas: Canvas, street: Street) -> None:
    """Wordless neon signs, the farthest first."""
    for away, side, low, high, icon, colour in ((24, 1, 3.6, 5.4, "heart", "#ff5aa0"),
        (19, -1, 3.2, 5.0, "cup", "#ffb23e"), (15.5, 1, 4.2, 5.8, "eye", "#38e6e0"),
        (12.4, -1, 3.3, 4.9, "key", "#ff4f8a"), (9.8, 1, 3.5, 4.9, "fish", "#ffcf4a"),
        (8.6, -1, 3.9, 5.5, "hand", "#46e8d0")):
        wall = LEFT if side < 0 else RIGHT
        x0, x1 = (wall, wall + 1.0) if side < 0 else (wall - 1.0, wall)
        x, y = street((x0 + x1) / 2, (low + high) / 2, away)
        unit, haze = street.size(away), min(0.5, away / 60)
        canvas.glow(x, y, unit * 2.4, colour, 0.5, power=1.7)
        canvas.fill(street.front(x0, x1, low, high, away), [mix("#241650", FOG, haze), mix("#0e0a2c", FOG, haze)],
            rim=(colour, 1.6, 0.6), **LOOK)
        for bracket in () if street.mirrored else (low + 0.2, high - 0.2):
            canvas.line([street(wall, bracket, away), street(x0 if side > 0 else x1, bracket, away)], unit * 0.05,
                "#0c0a24", wobble=0)
        with canvas.at(x, y, unit / 42, 180 if street.mirrored else 0, -1 if street.mirrored else 1):
            neon(canvas, icon, colour, 1.1)
        if street.mirrored:
            canvas.glow(x, y, unit * 1.6, colour, 0.8, power=1.2, squash=2.2)


def _lamps(canvas: Canvas, street: Street) -> None:
    for away, x in ((30, RIGHT - 0.9), (20, LEFT + 0.9), (13.6, RIGHT - 0.8), (10.3, LEFT + 0.85)):
        unit = street.size(away)
        canvas.line([street(x, 0, away), street(x, 3.4, away)], [unit * 0.13, unit * 0.07],
            mix("#0e0c2c", FOG, min(0.7, away / 50)), wobble=0.1, detail=0.7)
        canvas.glow(*street(x, 3.75, away), unit * 3.2, "#ffb860", 0.6, power=2)
        globe = [street(x + dx, y, away) for dx, y in ((-0.16, 3.4), (-0.26, 3.95), (0, 4.2), (0.26, 3.95),
            (0.16, 3.4))]
        canvas.fill(spline(globe), ["#fff8d8", "#ffca6a"], edge=0.05, wobble=0.1, detail=1, texture=0)
        canvas.glow(*street(x, 3.75, away), unit, "#fff0c0", 0.8, power=1.4)


def _pavement(canvas: Canvas, street: Street, mirrored: Array, feet: Point) -> None:
    ground = canvas.mask(street.quad((LEFT, 0, 3.4), (LEFT, 0, 400), (RIGHT, 0, 400), (RIGHT, 0, 3.4)), wobble=0.2)
    wet_ground(canvas, street, mirrored, ground, ("#3a3470", "#10133a"), stone=0.34, puddles=0.62)
    canvas.detail[:] = np.maximum(canvas.detail, canvas.full(ground) * 0.5)
    for side, wall in ((-1, LEFT), (1, RIGHT)):
        kerb = wall - side * 0.42
        canvas.fill(street.quad((wall, 0, 3.4), (kerb, 0, 3.4), (kerb, 0, 50), (wall, 0, 50)),
            ["#8a5a90", "#3a3570", "#1a1c4c"], gradient=((0, 150), (0, 800)), alpha=0.55, texture=0.08)
        canvas.line([street(kerb, 0, 3.4), street(kerb, 0, 10), street(kerb, 0, 40)], [4, 2.5, 0.4], "#ffb9a0", 0.5)
    canvas.fill(rect(-20, 560, 640, 360), "#17103f", alpha=0.75, fade=((0, 900), (0, 560)), edge=0, wobble=0)
    canvas.fill(ellipse(feet[0] + 16, feet[1] + 96, 46, 130), "#ff9a1a", alpha=0.55, soft=26, blend="screen",
        edge=0)


def _paper_lanterns(canvas: Canvas, street: Street) -> None:
    """Two strings of lanterns across the street, and the glow at its end."""
    for away, up in ((11, 6.3), (17, 6.6)):
        string = [street(LEFT + (RIGHT - LEFT) * t, up - 0.9 * math.sin(t * math.pi), away)
            for t in np.linspace(0, 1, 9)]
        canvas.line(string, street.size(away) * 0.03 + 0.3, "#0e0c2c", 0.9, wobble=0)
        for i, (x, y) in enumerate(string[1:-1]):
            size, colour = street.size(away) * 0.16, ("#ff6a5a", "#ffc24a", "#4ad8c8", "#ff8ac0")[i % 4]
            canvas.glow(x, y + size, size * 4.5, colour, 0.5)
            canvas.fill(ellipse(x, y + size * 1.1, size * 0.85, size * 1.05), ["#fff2c8", colour],
                gradient=("r", (x, y + size), size * 1.3), edge=0.05, wobble=0.2, detail=0.9)
    canvas.glow(352, 136, 190, "#ffb8b0", 0.75, power=1.6)
    canvas.fog(70, 300, "#ff9ab0", 0.22)


def _bearer(canvas: Canvas, feet: Point, size: float) -> None:
    """The wanderer in the warm light of the umbrella."""
    x, y = feet
    canvas.glow(x + 10, y - 60, 170, "#ff9a48", 0.55, power=1.5, squash=0.9)
    canvas.glow(x + 20, y + 10, 210, "#ff9a3a", 0.4, squash=0.4)
    canvas.glow(x + 24 * size, y + 120, 84, "#ff9420", 0.55, squash=1.9, power=1.3)
    with canvas.at(x, y, size):
        _standing(canvas)
        sun_bearer(canvas)
        for sole in ((-20, 3, 15), (9.5, 5, 11.5)):  # no light comes under the soles
            canvas.fill(ellipse(sole[0], sole[1], sole[2], 2.6), "#070619", alpha=0.8, soft=1.4, edge=0, detail=0.9)


def _standing(canvas: Canvas) -> None:
    """What ties the wanderer to the wet stones: his legs and coat mirrored dark before the light, and his shadow."""
    deep = dict(blend="multiply", edge=0, wobble=1.2, grain=0)
    legs = union(ribbon([(-20, 2), (-14, 36), (-9, 80)], [19, 13, 16]), ribbon([(10, 4), (11, 40), (8, 80)],
        [17, 14, 17]))
    coat = smooth([(-30, 34), (-42, 40), (-31, 76), (-23, 114), (-24, 150), (-12, 166), (12, 166), (25, 150),
        (23, 112), (29, 74), (37, 32), (20, 40), (4, 35), (-12, 40)])
    canvas.fill(union(legs, coat), "#241a4a", alpha=0.86, soft=2.6, fade=((0, 40), (0, 178)), **deep)
    canvas.fill(legs, "#1a1238", alpha=0.6, soft=1.4, fade=((0, 10), (0, 70)), **deep)
    canvas.fill(ellipse(-4, 5, 50, 10), "#141034", alpha=0.7, soft=6, **deep)


def _rain(canvas: Canvas, feet: Point, size: float) -> None:
    """Cool thin rain falls everywhere; what falls towards the small sun turns to gold."""
    random = dice(8)
    sun_x, sun_y = feet[0] + 24 * size, feet[1] - 276 * size
    for _ in range(210):
        x, y, length = random.random() * 640 - 20, random.random() * 940 - 30, 14 + 34 * random.random()
        is_above = abs(x - sun_x) < 86 + 0.25 * max(0, sun_y - y) and y < sun_y
        if is_above or math.hypot((x - sun_x) * 1.1, y - sun_y) < 120:
            continue
        canvas.line([(x, y), (x - length * 0.13, y + length)], [0.2, 0.9 + 0.5 * random.random(), 0.3], "#bcd4ff",
            0.16 + 0.26 * random.random(), wobble=0, rough=0, texture=0, grain=0)
    drop = smooth([(0, -11.5, 1), (1.5, -5.6), (3.3, -1.2), (3.2, 1.8), (0, 4), (-3.2, 1.8), (-3.3, -1.2),
        (-1.5, -5.6)])
    places: list[Point] = []
    for _ in range(400):
        t, aside = random.random() ** 1.2, (random.random() - 0.5) * 2
        x, y = sun_x + aside * (34 + t * 74), sun_y - 34 - t * (sun_y - 4)
        if len(places) == 52 or any(math.hypot(x - u, y - v) < 25 - 9 * t for u, v in places):
            continue
        places.append((x, y))
        size = (1.2 - 0.6 * t) * (0.75 + 0.45 * random.random())
        tone = mix("#ffb02e", "#c9d6ff", min(1, 1.5 * t))
        canvas.glow(x, y, 15 * size, tone, 0.4 * (1 - 0.5 * t), power=1.5)
        with canvas.at(x, y, size, aside * 5):
            canvas.line([(0, -11), (0, -30)], [1, 0.2], tone, 0.4, wobble=0, rough=0, texture=0, grain=0)
            canvas.fill(drop, [(0, "#fffdf0"), (0.45, mix(tone, "#ffffff", 0.3)), (1, tone)],
                gradient=("r", (-0.8, 0.6), 8), edge=0, wobble=0, detail=0.95, alpha=1 - 0.35 * t, texture=0, grain=0)
            canvas.fill(ellipse(-1.3, 0.2, 0.7, 1.4, 16), "#ffffff", edge=0, wobble=0, detail=0.95, texture=0,
                grain=0)


def _splashes(canvas: Canvas, street: Street, feet: Point, size: float) -> None:
    random = dice(9)
    for _ in range(46):
        away = 4.6 + 9 * random.random() ** 1.6
        x, y = street(LEFT + 0.5 + (RIGHT - LEFT - 1) * random.random(), 0, away)
        s = street.size(away) / 130
        if abs(x - feet[0]) < 60 and feet[1] - 360 * size < y < feet[1] + 10:
            continue
        ring = minus(ellipse(x, y, 9 * s, 3.2 * s), ellipse(x, y + 0.5 * s, 7.4 * s, 2.3 * s))
        canvas.fill(ring, "#d8c8ff", alpha=0.35 + 0.3 * random.random(), edge=0, wobble=0.1)
        for dx in (-3, 2):
            canvas.line([(x + dx * s, y), (x + dx * 1.8 * s, y - 7 * s)], [0.9 * s, 0.4], "#e8dcff", 0.5, wobble=0,
                rough=0)
