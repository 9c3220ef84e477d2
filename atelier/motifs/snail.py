"""The snail that carries a cathedral."""

import math

import numpy as np

from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.motifs.buildings import door, lancet, spire
from atelier.noise import dice
from atelier.paths import ellipse, spline, union


def snail_cathedral(canvas: Canvas) -> None:
    """Snail walking left, origin ground centre; shell whorl is the nave, spires grow from it. ~440 wide."""
    look = dict(edge=0.12, wobble=0.35, detail=0.6, grain=0.28)
    body = ("#c8a4a0", "#6a4a5c")
    shade = "#2a1a2c"
    rim = "#fff2b0"
    canvas.shadow(ellipse(10, 4, 230, 12), "#060f0a", 10, 6, 8, 0.7)
    cx, cy, radius = 60, -166, 138
    # spires behind the whorl, fanned like a crown
    for angle, w, h in ((-150, 26, 96), (-20, 30, 104), (-128, 38, 150), (-44, 40, 160), (-108, 46, 196),
        (-66, 48, 214), (-87, 58, 276)):
        t = math.radians(angle)
        x, y = cx + math.cos(t) * radius * 0.82, cy + math.sin(t) * radius * 0.82
        with canvas.at(x, y, 1, (angle + 90) * 0.42):
            spire(canvas, w, h, "#c8a878", ["#7a3a4c", "#3f5a5a", "#8a4a34"][w % 3],
                ["#ffcf6a", "#ff9a78", "#8ae0d0"][(w // 2) % 3])
            canvas.glow(0, -h * 0.28, h * 0.3, "#ffd880", 0.4)
    foot = spline([(-236, -112), (-222, -136), (-196, -140), (-172, -122), (-150, -84), (-116, -60), (-60, -56),
        (60, -54), (150, -44), (214, -18), (262, 2, 1), (180, 8), (40, 8), (-90, 6), (-160, 4), (-190, -10),
        (-200, -40), (-212, -70), (-236, -86)])
    for x0, x1, y1 in ((-206, -252, -206), (-190, -206, -222)):
        canvas.line([(x0, -128), ((x0 + x1) / 2 - 2, -170), (x1, y1)], [9, 6, 4.6], body[0], form=0.8, radius=3.5,
            detail=0.7, wobble=0.2, rim=(rim, 1.2, 0.7))
        canvas.fill(ellipse(x1, y1 - 3, 6.5), "#f4d08a", form=0.7, radius=5, edge=0.05, wobble=0.1, detail=0.9)
        canvas.fill(ellipse(x1 - 2, y1 - 3, 2.8), "#1c1014", edge=0, wobble=0, detail=1)
    mask = canvas.fill(foot, [mix(body[0], rim, 0.4), body[0], body[1], "#3f2c40"],
        gradient=((-150, -140), (-20, 20)), form=0.95, radius=34, shade=shade, bump=0.08, band=1.3,
        rim=(rim, 3, 0.85), **look)
    random = dice(7)
    for _ in range(150):
        x = -226 + 460 * random.random()
        y = -118 + 122 * random.random()
        r = 1 + 2.4 * random.random()
        canvas.fill(ellipse(x, y, r * 1.3, r), mix(body[0], rim, 0.4) if random.random() < 0.5 else "#5a3a50",
            alpha=0.4, clip=mask, edge=0.2, wobble=0)
    for i in range(22):
        x = -180 + i * 20
        canvas.line([(x, -10), (x + 5, -2), (x + 4, 6)], [0.4, 2.2, 1], "#3a2438", 0.6, clip=mask, wobble=0.1)
    canvas.fill(ellipse(-214, -96, 9, 6), "#e8706a", alpha=0.4, soft=3, clip=mask)
    canvas.line([(-237, -94), (-228, -88), (-216, -90)], [0.4, 2, 0.4], shade, 0.9, wobble=0)
    # shell: log-spiral whorl, painted outside-in
    canvas.shadow(ellipse(cx, cy, radius * 1.02), shade, 2, 20, 8, 0.7, clip=mask)
    base = canvas.fill(union(ellipse(cx, cy, radius, radius * 0.98),
        spline([(cx - radius * 0.9, cy - 10), (cx - radius * 1.0, cy + 60), (cx - radius * 1.12, cy + 118, 1),
        (cx - 40, cy + radius * 0.94), (cx + 40, cy + radius * 0.8)])), ["#ffe6a8", "#e8a85a", "#a8543c",
        "#4a2434"], gradient=((cx - 100, cy - 116), (cx + 96, cy + 112)), form=0.85, radius=56, shade="#2c1424",
        rim=(rim, 4, 0.95), texture=0.015, darken=("#2c1424", (cx + 10, cy + 20), (cx + 130, cy + 130), 0.55),
        **look)
    whorl = lambda t: (cx + 8 + math.cos(t) * radius * 0.98 * math.exp(-0.118 * (8.6 - t)),
        cy + 4 + math.sin(t) * radius * 0.98 * math.exp(-0.118 * (8.6 - t)))
    points = [whorl(t) for t in np.linspace(-9, 8.6, 90)]
    canvas.line([(x + 3, y + 4) for x, y in points], [0.5, 3, 6, 10, 15], "#5a2f2c", 0.5, clip=base, soft=2)
    canvas.line(points, [0.6, 2, 3.6, 6, 8], "#4a2828", 0.95, clip=base, wobble=0.2)
    canvas.line([(x - 2, y - 3) for x, y in points], [0.3, 1, 1.6, 2.4, 3], "#fff0c0", 0.8, clip=base, wobble=0.2)
    for t in np.arange(-1.2, 8.7, 0.2):  # ribs = masonry courses
        x, y = whorl(t)
        x2, y2 = whorl(t - 6.283)
        canvas.line([(x, y), ((x + x2) / 2 + 1, (y + y2) / 2), (x2, y2)], [0.4, 1.2, 0.4], "#7a4a38", 0.45,
            clip=base, wobble=0.1)
    for i, t in enumerate(np.arange(0.1, 8.3, 0.42)):  # lancets ride the whorl
        x, y = whorl(t)
        x2, y2 = whorl(t - 6.283)
        d = math.hypot(x - x2, y - y2)
        mx_, my_ = x2 + (x - x2) * 0.3, y2 + (y - y2) * 0.3
        if d > 11:
            with canvas.at(mx_, my_, 1, math.degrees(math.atan2(y - y2, x - x2)) + 90):
                lancet(canvas, d * 0.24, d * 0.5, ["#ffcf5a", "#ff8a6a", "#7ad8c8", "#ffe08a", "#e87aa0"][i % 5],
                    "#4a2430")
        if i % 2 == 0 and d > 20:
            canvas.glow(mx_, my_, d * 0.6, "#ffcf70", 0.28)
    for i, t in enumerate(np.arange(3.05, 6.9, 0.3)):  # big lights between the last turn and the shell wall
        x2, y2 = whorl(t)
        x, y = cx + math.cos(t) * radius * 0.97, cy + math.sin(t) * radius * 0.95
        d = math.hypot(x - x2, y - y2)
        if d > 20:
            with canvas.at(x2 + (x - x2) * 0.2, y2 + (y - y2) * 0.2, 1,
                math.degrees(math.atan2(y - y2, x - x2)) + 90):
                lancet(canvas, min(d * 0.34, 19), d * 0.62, ["#ffcf5a", "#ff8a6a", "#7ad8c8", "#ffe08a",
                    "#e87aa0"][i % 5], "#4a2430")
            canvas.glow((x + x2) / 2, (y + y2) / 2, d * 0.8, "#ffcf70", 0.4)
    canvas.fill(ellipse(cx + 8, cy + 4, 17), "#4a2430", edge=0, wobble=0.1, detail=0.9)
    for i in range(8):
        t = i / 8 * 6.283
        canvas.fill(ellipse(cx + 8 + math.cos(t) * 10, cy + 4 + math.sin(t) * 10, 4.4),
            ["#ffcf5a", "#ff8a6a", "#7ad8c8", "#e87aa0"][i % 4], edge=0, wobble=0, detail=1)
    canvas.fill(ellipse(cx + 8, cy + 4, 5), "#fff6d0", edge=0, wobble=0, detail=1)
    canvas.glow(cx + 8, cy + 4, 60, "#ffdf90", 0.5)
    with canvas.at(cx - 112, cy + 104, 1, 4):
        door(canvas, 46, 28, "#6a2f2c", "#ffcb66", is_open=True, frame="#3a1c1c")
