"""A wanderer carries a small sun in a blown-out umbrella through a street of rain."""

import math
from collections.abc import Sequence

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, Colour, mix, ramp
from atelier.matrix import Card
from atelier.motifs.machines import neon
from atelier.noise import dice, smoothstep
from atelier.paths import ellipse, minus, poly, rect, ribbon, spline
from atelier.space import Street

CARD = Card(
    id="rain",
    palette="neon-rain",
    composition="street",
    setting="street",
    mood="hope",
    themes=("weather", "city", "loneliness", "protection"),
    hero="sun bearer",
    moon_or_sun=True,
    birds=False,
    cloudy_sky=False,
    seed=211,
    grading=dict(vignette=0.36),
)
LOOK = dict(edge=0.06, wobble=0.25, detail=0.7)


def draw(canvas: Canvas) -> None:
    """Paint from far to near."""
    cam, fs, fx, fy, mirrored, wls, world, wrs = _backdrop(canvas)
    _part_1(canvas, cam, fx, fy, mirrored, wls, world, wrs)
    _string_paper_lanterns_across(canvas, cam, fs, fx, fy, wls, wrs)
    _falling_rain(canvas, cam, fs, fx, fy, wls, wrs)


def _backdrop(canvas: Canvas):
    canvas.set_light(light=(0.2, -0.8, 0.5), ambient="#0e1140", key="#ffd890")
    cam = Street(352, 132, 700, 5.2)
    wls, wrs = -3.5, 2.9
    q0 = 17
    canvas.sky([(0, "#ff9aa0"), (0.1, "#d85a8a"), (0.25, "#6a3a8a"), (0.5, "#2a2868"), (1, "#12163f")],
        focus=(352, 120, 620), swirl=0.05)
    fogc = "#b0528c"
    bowl = []
    for side in (-1, 1):
        random = dice(q0 + side)
        z = 5.0
        while z < 46:
            d = 2.6 + 2.4 * random.random() + z * 0.06
            bowl.append((side, z, z + d, 9.5 + 6 * random.random() + (z * 0.05), int(random.random() * 1e6)))
            z += d
    bowl.sort(key=lambda b: -b[1])
    walls = ["#26346e", "#1f4a70", "#40306e", "#1c3a5e", "#512e62", "#2a2a5e"]
    LIT = ["#ffc45a", "#ffb04a", "#ff7a6a", "#5fe0d8", "#ffd98a"]

    def world(mir, part="ab"):
        cam.mirrored = mir
        for _i, (sd, z0, z1, hhs, seed) in enumerate(bowl if "a" in part else []):
            random = dice(seed)
            across = wls if sd < 0 else wrs
            f = min(1, max(0, (z0 - 7) / 34)) ** 0.8
            wc = walls[seed % 6]
            c0 = mix(wc, fogc, f * 0.8)
            first = mix(mix(wc, canvas.ambient, 0.35), fogc, max(0, f * 0.8 - 0.05))
            pa, pb = cam(across, 4, z0), cam(across, 4, z1)
            canvas.fill(cam.wall(across, z0, z1, 0, hhs), [first, c0], gradient=(pa, pb), texture=0.10,
                streaks="v", wobble=0.4, edge=0.1, detail=0.35)
            flame = 3.15
            n = max(1, int((z1 - z0) / 1.5))
            bw = (z1 - z0) / n
            for r in range(1, int(hhs / flame)):  # cornice + windows
                if not mir:
                    canvas.line([cam(across, r * flame + 0.1, z0), cam(across, r * flame + 0.1, z1)],
                        [cam.size(z0) * 0.05, cam.size(z1) * 0.05], mix(c0, "#ffb0a0", 0.25), 0.6, wobble=0.2)
                for j in range(n):
                    za, zb = z0 + bw * (j + 0.24), z0 + bw * (j + 0.76)
                    y0 = r * flame + 0.75
                    if cam(across, y0, zb)[1] < -40 and not mir:
                        continue
                    on = random.random() < 0.48
                    lc = LIT[int(random.random() * 5)] if on else mix("#0c1236", fogc, f * 0.7)
                    if not mir:
                        canvas.fill(cam.wall(across, za - 0.09, zb + 0.09, y0 - 0.1, y0 + 1.75),
                            mix(c0, canvas.ambient, 0.55), **LOOK)
                    w = cam.wall(across, za, zb, y0, y0 + 1.6)
                    canvas.fill(w, [mix(lc, "#fff4d0", 0.45) if on else mix(lc, "#3a4a90", 0.4), lc] if on
                        else lc, texture=0.02, **LOOK)
                    if on and z0 < 26:
                        p = cam(across, y0 + 0.8, (za + zb) / 2)
                        canvas.glow(p[0], p[1], cam.size(za) * 1.1, lc, 0.35)
                    if not mir and z0 < 24:
                        zm = (za + zb) / 2
                        canvas.line([cam(across, y0, zm), cam(across, y0 + 1.6, zm)], cam.size(zm) * 0.05,
                            mix(c0, canvas.ambient, 0.6), wobble=0)
                        canvas.line([cam(across, y0 + 0.85, za), cam(across, y0 + 0.85, zb)],
                            cam.size(zm) * 0.045, mix(c0, canvas.ambient, 0.6), wobble=0)
            # shop front + awning
            lc = LIT[(seed // 7) % 5]
            canvas.fill(cam.wall(across, z0 + 0.35, z1 - 0.35, 0.45, 2.35), [mix(lc, "#fff6d8", 0.5), lc,
                mix(lc, "#c03a50", 0.4)], texture=0.03, **LOOK)
            p = cam(across, 1.2, (z0 + z1) / 2)
            canvas.glow(p[0], p[1], cam.size(z0) * 2.6, lc, 0.5)
            if not mir and z0 < 30:
                m_ = int((z1 - z0) / 1.5) + 1
                for j in range(1, m_):
                    zz = z0 + 0.35 + (z1 - z0 - 0.7) * j / m_
                    canvas.line([cam(across, 0.45, zz), cam(across, 2.35, zz)], cam.size(zz) * 0.07,
                        mix(wc, lc, 0.3), wobble=0)
            if not mir and z0 < 22:  # goods in the window
                z = z0 + 0.55
                while z < z1 - 0.8:
                    hh = 0.35 + 0.75 * random.random()
                    canvas.fill(cam.wall(across, z, z + 0.22 + 0.1 * random.random(), 0.45, 0.45 + hh),
                        mix(lc, ["#7a2a50", "#1f4a70", "#8a4a2a"][int(random.random() * 3)], 0.6),
                        alpha=0.85, **LOOK)
                    canvas.fill(cam.wall(across, z + 0.06, z + 0.16, 0.45 + hh, 0.62 + hh),
                        mix(lc, "#5a2040", 0.6), alpha=0.85, **LOOK)
                    z += 0.34 + 0.5 * random.random()
            ns = max(3, int((z1 - z0) / 0.55))
            ac = ["#c83a5a", "#1fa09a", "#e88a3a", "#5a4ab0"][seed % 4]
            for j in range(ns):
                za, zb = z0 + 0.2 + (z1 - z0 - 0.4) * j / ns, z0 + 0.2 + (z1 - z0 - 0.4) * (j + 1) / ns
                outline = cam.quad((across, 2.95, za), (across, 2.95, zb), (across - sd * 0.85, 2.35, zb),
                    (across - sd * 0.85, 2.35, za))
                cc = mix(ac if j % 2 else "#f3d8b8", canvas.ambient, 0.35)
                canvas.fill(outline, [mix(cc, fogc, f * 0.6), mix(mix(cc, canvas.ambient, 0.3), fogc,
                    f * 0.6)], texture=0.05, **LOOK)
        # neon blades + street lamps, far to near
        for depth, sd, y0, y1, ic, colour in (((24, 1, 3.6, 5.4, "heart", "#ff5aa0"),
            (19, -1, 3.2, 5.0, "cup", "#ffb23e"), (15.5, 1, 4.2, 5.8, "eye", "#38e6e0"),
            (12.4, -1, 3.3, 4.9, "key", "#ff4f8a"), (9.8, 1, 3.5, 4.9, "fish", "#ffcf4a"),
            (8.6, -1, 3.9, 5.5, "hand", "#46e8d0")) if "b" in part else ()):
            across = wls if sd < 0 else wrs
            x0, x1 = (across, across + 1.0) if sd < 0 else (across - 1.0, across)
            p = cam((x0 + x1) / 2, (y0 + y1) / 2, depth)
            kz = cam.size(depth)
            canvas.glow(p[0], p[1], kz * 2.4, colour, 0.5, power=1.7)
            canvas.fill(cam.front(x0, x1, y0, y1, depth), [mix("#241650", fogc, min(0.5, depth / 60)),
                mix("#0e0a2c", fogc, min(0.5, depth / 60))], rim=(colour, 1.6, 0.6), **LOOK)
            for ya in (y0 + 0.2, y1 - 0.2):
                if not mir:
                    canvas.line([cam(across, ya, depth), cam(x0 if sd > 0 else x1, ya, depth)], kz * 0.05,
                        "#0c0a24", wobble=0)
            with canvas.at(p[0], p[1], kz * 1.0 / 42, 0 if not mir else 180, 1 if not mir else -1):
                neon(canvas, ic, colour, 1.1)
            if mir:
                canvas.glow(p[0], p[1], kz * 1.6, colour, 0.8, power=1.2, squash=2.2)
        for depth, across in ((30, wrs - 0.9), (20, wls + 0.9), (13.6, wrs - 0.8),
            (10.3, wls + 0.85)) if "b" in part else ():
            kz = cam.size(depth)
            canvas.line([cam(across, 0, depth), cam(across, 3.4, depth)], [kz * 0.13, kz * 0.07],
                mix("#0e0c2c", fogc, min(0.7, depth / 50)), wobble=0.1, detail=0.7)
            p = cam(across, 3.75, depth)
            canvas.glow(p[0], p[1], kz * 3.2, "#ffb860", 0.6, power=2)
            canvas.fill(spline([cam(across - 0.16, 3.4, depth), cam(across - 0.26, 3.95, depth),
                cam(across, 4.2, depth), cam(across + 0.26, 3.95, depth), cam(across + 0.16, 3.4, depth)]),
                ["#fff8d8", "#ffca6a"], edge=0.05, wobble=0.1, detail=1, texture=0)
            canvas.glow(p[0], p[1], kz * 1.0, "#fff0c0", 0.8, power=1.4)
        cam.mirrored = False

    fxs, fzs = -0.62, 6.75
    fx, fy = cam(fxs, 0, fzs)
    fs = cam.size(fzs) * 1.86 / 185
    canvas.glow(352, 120, 150, "#ffd0b0", 0.55)
    sky = canvas.picture.copy()
    world(True)
    with canvas.at(fx, fy, fs, 180, -1):
        sun_bearer(canvas)
    canvas.glow(fx + 24 * fs, fy + 90, 130, "#ffb650", 0.9, squash=2.2, power=1.5)
    canvas.glow(fx + 24 * fs, fy + 120, 56, "#fff0b8", 0.9, squash=3.4, power=1.3)
    canvas.glow(fx, fy - 60, 230, "#ff9a50", 0.5, squash=0.8)
    mirrored = canvas.picture.copy()
    canvas.picture[:] = sky
    world(False, "a")
    brush.background(canvas, radii=(12, 6, 3), impasto=0.06)
    return cam, fs, fx, fy, mirrored, wls, world, wrs


def _part_1(canvas: Canvas, cam, fx, fy, mirrored, wls, world, wrs) -> None:
    world(False, "b")
    g = canvas.mask(cam.quad((wls, 0, 3.4), (wls, 0, 400), (wrs, 0, 400), (wrs, 0, 3.4)), wobble=0.2)
    wet_ground(canvas, cam, mirrored, g, ("#3a3470", "#10133a"), stone=0.34, puddles=0.62)
    canvas.detail[:] = np.maximum(canvas.detail, canvas.full(g) * 0.5)
    for sd, across in ((-1, wls), (1, wrs)):  # kerb
        canvas.fill(cam.quad((across, 0.0, 3.4), (across - sd * 0.42, 0, 3.4), (across - sd * 0.42, 0, 50),
            (across, 0, 50)), ["#8a5a90", "#3a3570", "#1a1c4c"], gradient=((0, 150), (0, 800)), alpha=0.55,
            texture=0.08)
        canvas.line([cam(across - sd * 0.42, 0, 3.4), cam(across - sd * 0.42, 0, 10),
            cam(across - sd * 0.42, 0, 40)], [4, 2.5, 0.4], "#ffb9a0", 0.5)
    canvas.fill(rect(-20, 560, 640, 360), "#17103f", alpha=0.75, fade=((0, 900), (0, 560)), edge=0, wobble=0)
    canvas.fill(ellipse(fx + 16, fy + 96, 46, 130), "#ff9a1a", alpha=0.55, soft=26, blend="screen", edge=0)


def _string_paper_lanterns_across(canvas: Canvas, cam, fs, fx, fy, wls, wrs) -> None:
    """String of paper lanterns across the street."""
    for depth, up, n in ((11, 6.3, 7), (17, 6.6, 7)):
        outline = [cam(wls + (wrs - wls) * t, up - 0.9 * math.sin(t * math.pi), depth)
            for t in np.linspace(0, 1, n + 2)]
        canvas.line(outline, cam.size(depth) * 0.03 + 0.3, "#0e0c2c", 0.9, wobble=0)
        for i, p in enumerate(outline[1:-1]):
            s = cam.size(depth) * 0.16
            c = ["#ff6a5a", "#ffc24a", "#4ad8c8", "#ff8ac0"][i % 4]
            canvas.glow(p[0], p[1] + s, s * 4.5, c, 0.5)
            canvas.fill(ellipse(p[0], p[1] + s * 1.1, s * 0.85, s * 1.05), ["#fff2c8", c],
                gradient=("r", (p[0], p[1] + s), s * 1.3), edge=0.05, wobble=0.2, detail=0.9)
    canvas.glow(352, 136, 190, "#ffb8b0", 0.75, power=1.6)
    canvas.fog(70, 300, "#ff9ab0", 0.22)
    canvas.glow(fx + 10, fy - 60, 170, "#ff9a48", 0.55, power=1.5, squash=0.9)
    canvas.fill(ellipse(fx + 2, fy + 3, 44, 8), "#0a0b2a", alpha=0.55, soft=4)
    canvas.glow(fx + 20, fy + 10, 210, "#ff9a3a", 0.4, squash=0.4)
    canvas.glow(fx + 24 * fs, fy + 120, 84, "#ff9420", 0.55, squash=1.9, power=1.3)
    with canvas.at(fx, fy, fs):
        sun_bearer(canvas)


def _falling_rain(canvas: Canvas, cam, fs, fx, fy, wls, wrs) -> None:
    """Falling rain (cool, thin) everywhere, rising rain (gold drops) out of the bowl."""
    random = dice(8)
    ux, uy = fx + 24 * fs, fy - 276 * fs
    for _i in range(210):
        x, y = random.random() * 640 - 20, random.random() * 940 - 30
        length = 14 + 34 * random.random()
        if math.hypot((x - ux) * 1.1, y - uy) < 120 or (abs(x - ux) < 86 + 0.25 * max(0, uy - y) and y < uy):
            continue
        canvas.line([(x, y), (x - length * 0.13, y + length)], [0.2, 0.9 + 0.5 * random.random(), 0.3],
            "#bcd4ff", 0.16 + 0.26 * random.random(), wobble=0, rough=0, texture=0, grain=0)
    for _i in range(64):
        t = random.random()
        sp_ = (random.random() - 0.5) * 2
        y = uy - 22 - t * (uy + 10)
        x = ux + sp_ * (30 + t * 78)
        s = (1.15 - 0.55 * t) * (0.7 + 0.7 * random.random())
        with canvas.at(x, y, s, sp_ * 14):
            canvas.fill(spline([(-2.3, 0), (0, -3), (2.3, 0), (1.2, 7), (0, 15, 1), (-1.2, 7)]),
                ["#fffbe0", "#ffc85a", "#ff8a4a"], edge=0, wobble=0, detail=0.95, alpha=0.95 - 0.45 * t,
                texture=0, grain=0)
    for _i in range(46):  # splashes
        depth = 4.6 + 9 * random.random() ** 1.6
        across = wls + 0.5 + (wrs - wls - 1) * random.random()
        x, y = cam(across, 0, depth)
        s = cam.size(depth) / 130
        if (abs(x - fx) < 48 and fy - 215 * fs < y < fy + 10) or (abs(x - ux) < 86 * fs and uy - 40 < y < uy
            + 60 * fs):
            continue
        canvas.fill(minus(ellipse(x, y, 9 * s, 3.2 * s), ellipse(x, y + 0.5 * s, 7.4 * s, 2.3 * s)),
            "#d8c8ff", alpha=0.35 + 0.3 * random.random(), edge=0, wobble=0.1)
        for dx in (-3, 2):
            canvas.line([(x + dx * s, y), (x + dx * 1.8 * s, y - 7 * s)], [0.9 * s, 0.4], "#e8dcff", 0.5,
                wobble=0, rough=0)


def sun_bearer(canvas: Canvas, coat: Colour = "#2c2860", rim: Colour = "#ffd27a",
    sun: Colour = "#ffb63a") -> None:
    look = dict(edge=0.1, wobble=0.3, detail=0.9)
    light = ("p", 24, -262)
    rim_light = (rim, 3.4, 1, (0.35, -0.9, 0.3))
    dark = mix(coat, canvas.ambient, 0.6)
    canvas.fill(ribbon([(-8, -76), (-13, -40), (-20, -6)], [15, 12, 9]), "#181430", form=0.5, radius=6,
        light=light, **look)
    canvas.fill(spline([(-27, -8), (-14, -9), (-10, 0, 1), (-30, 2, 1)]), "#120e22", **look)
    canvas.fill(ribbon([(7, -76), (11, -40), (9, -8)], [16, 13, 9]), "#221a3c", form=0.6, radius=6,
        light=light, **look)
    canvas.fill(spline([(3, -12), (15, -12), (17, 4, 1), (2, 4, 1)]), "#171128", form=0.5, radius=4,
        light=light, **look)
    canvas.fill(ribbon([(-19, -146), (-32, -118), (-33, -90)], [16, 14, 10]), dark, form=0.8, radius=8,
        light=light, rim=rim_light, **look)
    canvas.fill(ellipse(-33.5, -84, 5, 6), "#c98a70", **look)
    c = spline([(-13, -160), (-25, -148), (-22, -112), (-28, -72), (-42, -34, 1), (-26, -30), (-10, -35),
        (4, -30), (18, -35), (36, -28, 1), (28, -70), (22, -110), (25, -148), (13, -160)])
    mask = canvas.fill(c, [mix(coat, "#ffb060", 0.22), coat, dark], gradient=((4, -165), (-8, -28)),
        form=0.95, radius=24, light=light, rim=rim_light, shade=mix(canvas.ambient, "#000010", 0.3), **look)
    canvas.line([(0, -120), (-2, -70), (-4, -32)], [0.4, 1.6, 2.6], dark, 0.9, clip=mask)
    canvas.line([(-14, -104), (-20, -66), (-25, -32)], [0.3, 1.6, 2.2], dark, 0.7, clip=mask)
    canvas.line([(13, -104), (19, -66), (22, -34)], [0.3, 1.6, 2.2], dark, 0.7, clip=mask)
    canvas.line([(-23, -110), (0, -105), (23, -110)], [3.4, 4, 3.4], dark, 0.9, clip=mask)
    canvas.fill(ellipse(-8, -106.5, 2), "#f3c468", edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(8, -106.5, 2), "#f3c468", edge=0, wobble=0, detail=1)
    canvas.fill(spline([(-16, -160, 1), (-8, -166), (8, -166), (16, -160, 1), (12, -150), (-12, -150)]),
        mix(coat, "#ffb060", 0.25), form=0.7, radius=6, light=light, rim=rim_light, **look)
    canvas.fill(ellipse(0, -168, 6, 8), "#a86a5c", **look)
    canvas.fill(spline([(-11, -172), (-11, -184), (0, -191), (11, -184), (11, -172), (5, -164), (-5, -164)]),
        ["#8a5040", "#3a1c2c"], gradient=((6, -190), (-8, -166)), form=0.6, radius=8, light=light, **look)
    canvas.fill(spline([(-22, -180, 1), (-11, -184), (-11, -198), (0, -203), (11, -198), (12, -184),
        (22, -181, 1), (10, -176), (-10, -176)]), ["#6a5a90", "#241c44"], gradient=((10, -202), (-8, -176)),
        form=0.7, radius=7, light=light, rim=rim_light, **look)
    canvas.line([(-11, -184), (0, -181), (12, -184)], [3, 3.4, 3], "#d8563c", 1)
    # umbrella blown inside out = bowl; ribs fan up from the ferrule
    ferrule = (24, -232)
    canvas.line([(26, -150), (24.5, -190), ferrule], [4, 3.6, 3.4], "#e8a050", form=0.6, radius=2,
        wobble=0.1, detail=0.9)
    canvas.glow(24, -264, 230, "#ffb347", 0.62, power=2.0)
    canvas.glow(24, -264, 110, "#ffe09a", 0.8, power=1.6)
    canvas.fill(spline([(-46, -272, 1), (-20, -280), (24, -283), (68, -280), (94, -272, 1), (68, -266),
        (24, -262), (-20, -266)]), "#ffcf70", edge=0.05, wobble=0.2, detail=0.9)
    for i in range(14):
        t = -math.pi * (i + 0.5) / 14 * 1.0
        r0, r1 = 30, 42 + 7 * (i % 2)
        cx, cy = 24, -276
        canvas.fill(poly([(cx + r0 * math.cos(t - 0.1), cy + r0 * math.sin(t - 0.1)),
            (cx + r1 * math.cos(t), cy + r1 * math.sin(t)), (cx + r0 * math.cos(t + 0.1),
            cy + r0 * math.sin(t + 0.1))]), "#ffd56a", edge=0.05, wobble=0.2, detail=0.95, texture=0)
    canvas.fill(ellipse(24, -276, 27), ["#fffbe0", "#ffe58a", "#ffae38"], gradient=("r", (20, -282), 32),
        edge=0.05, wobble=0.3, detail=0.95, texture=0.02)
    bowl = spline([(-46, -272, 1), (-20, -265), (24, -262), (68, -265), (94, -272, 1), (84, -252),
        (58, -238), (24, -231), (-10, -238), (-36, -252)])
    mb = canvas.fill(bowl, ["#ff9a4a", "#d8483c", "#7a1f48"], gradient=((0, -274), (0, -231)), form=0.6,
        radius=20, light=(0, -1, 0.4), rim=("#fff0b8", 2.2, 0.95, (0, -1, 0.3)), **look)
    for x in (-26, 0, 24, 48, 74):
        canvas.line([(x, -264 if abs(x - 24) < 40 else -268), (24 + (x - 24) * 0.8, -250),
            (24 + (x - 24) * 0.18, -232)], [1.2, 1.6, 1], "#7a1f40", 0.8, clip=mb, wobble=0.1)
    for x in (-46, -20, 68, 94):
        canvas.fill(ellipse(x, -273 if abs(x - 24) > 50 else -266, 1.8), "#fff0b8", edge=0, wobble=0,
            detail=1)
    canvas.fill(ribbon([(17, -146), (30, -152), (29, -176)], [16, 14, 10]), mix(coat, "#ffb060", 0.2),
        form=0.8, radius=7, light=light, rim=rim_light, **look)
    canvas.fill(ellipse(26.5, -181, 5.5, 6), "#e8a87c", form=0.4, radius=4, light=light, **look)


LOOK = dict(edge=0.06, wobble=0.25, detail=0.7)


def wet_ground(canvas: Canvas, cam, mirrored, mask, base: Sequence[Colour] = ("#2a2f55", "#0d1230"),
    stone: float = 0.3, seed: int = 5, shine: float = 1.0, puddles: float = 0.5) -> None:
    """refl: painted mirrored world (img copy). Each cobble tilts its own sample of it -> broken, stretched reflections."""
    yy, xx = np.mgrid[0:canvas.height, 0:canvas.width].astype(np.float32)
    x0, y0 = xx / canvas.scale, yy / canvas.scale
    dy = np.maximum(y0 - cam.y, 0.6)
    depth = cam.focal * cam.eye / dy
    across = (x0 - cam.x) * depth / cam.focal
    nl = canvas.grain.page(canvas.grain.large)
    nm = canvas.grain.page(canvas.grain.medium)
    nf = canvas.grain.page(canvas.grain.white)
    angle = 2.1
    u = across / angle + 0.5
    fr = u - np.floor(u) - 0.5
    zss = depth - (1 - 4 * fr * fr) * 0.36  # fan arcs
    row = np.floor(zss / stone)
    ro = np.mod(row * 0.37, 1.0)
    c = across / (stone * 1.05) + ro
    colour = np.floor(c)
    lu, lv = c - colour - 0.5, zss / stone - row - 0.5
    hsh = lambda k: np.mod(np.sin(row * 127.1 + colour * 311.7 + np.floor(u) * 74.7 + k * 53.3) * 43758.5453,
        1.0).astype(np.float32)
    h1, h2, h3 = hsh(1), hsh(2), hsh(3)
    d = np.maximum(np.abs(lu), np.abs(lv)) * 0.7 + np.hypot(lu, lv) * 0.45
    dome = smoothstep(0.60, 0.34, d + (nm - 0.5) * 0.12)
    lod = smoothstep(30, 12, depth)
    dome = dome * lod + 0.62 * (1 - lod)
    # flat water: clean mirror
    pud = smoothstep(1 - puddles * 0.62, 1 - puddles * 0.62 + 0.1, nl + (h3 - 0.5) * 0.06)
    am = (1 - pud * 0.85) * lod
    oy = ((h1 - 0.5) * 34 + lv * -36 + (h3 - 0.5) * 6) * am * np.clip(8 / depth, 0.15, 1.6)
    ox = ((h2 - 0.5) * 16 + lu * 12) * am * np.clip(8 / depth, 0.15, 1.6)
    vb = _smear(canvas, mirrored, 5, 61)
    vb = _smear(canvas, vb, 3, 25) * 0.72 + _smear(canvas, mirrored, 3, 13) * 0.28
    radius = cv2.remap(vb, xx + ox * canvas.scale, yy + oy * canvas.scale, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    clean = _smear(canvas, mirrored, 3, 9)
    clean = cv2.remap(clean, xx + (nm - 0.5) * 4.5 * canvas.scale, yy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    radius = radius * (1 - pud[..., None] * 0.7) + clean * pud[..., None] * 0.7
    radius = np.power(np.clip(radius, 0, 1), 1.75) * 1.15
    t = np.clip((y0 - cam.y) / (900 - cam.y), 0, 1)
    bowl = ramp([base[0], base[1]])[np.clip(t * 511, 0, 511).astype(np.int32)] * (0.62 + 0.5 * h2[..., None] * lod[...,
        None] + 0.3 * (1 - lod[..., None]))
    f = np.clip((0.95 - 0.15 * t) * shine, 0, 1)[..., None]
    colours = bowl * (0.35 + 0.65 * dome[..., None]) * 0.8 + radius * f * (0.5 + 0.65 * dome[...,
        None] * (0.75 + 0.5 * h1[..., None]))
    gap = (1 - dome) * lod * (1 - pud * 0.9)
    colours = colours * (1 - 0.42 * gap[..., None])
    top = np.clip(-lv * 2.2 - 0.1, 0, 1) * dome * lod * (1 - pud)
    colours += radius * top[..., None] * 0.35  # lit shoulder of each stone
    colours *= 1 + (nf - 0.5)[..., None] * 0.07
    full = canvas.full(mask)
    canvas.picture[:] = canvas.picture * (1 - full[..., None]) + np.clip(colours, 0, 1) * full[..., None]


def _smear(canvas: Canvas, image: Array, across: int, down: int) -> Array:
    """A box blur whose size, given for the final, follows the canvas's scale."""
    half = canvas.scale / 2
    return cv2.blur(image, (max(1, round(across * half)), max(1, round(down * half))))
