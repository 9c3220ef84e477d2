"""How a card is finished: oil as always, or gouache, ink wash, pastel on dark paper."""

import cv2
import numpy as np

from atelier import brush
from atelier.canvas import Canvas
from atelier.colour import Array, Colour, from_oklab, oklab, rgb
from atelier.finish import finish
from atelier.matrix import Card
from atelier.noise import blur, dice, smoothstep, value_noise
from atelier.strokes import chalk_layer


def finished(canvas: Canvas, card: Card) -> Array:
    """The card's own finish over what its code has drawn."""
    return FINISHES[card.finish](canvas, card.seed, **card.grading)


def lead(canvas: Canvas, degrees: float | Array, where: Array | None = None) -> None:
    """Set the direction of chalk and flat brush; elsewhere they follow the form."""
    angle = np.broadcast_to(np.radians(degrees).astype(np.float32), canvas.lead.shape)
    canvas.lead[:] = angle if where is None else np.where(where > 0.5, angle, canvas.lead)


def oil(canvas: Canvas, seed: int, **grading: object) -> Array:
    """Bristle strokes along the forms, a grade, paper and grain."""
    if canvas.is_draft:
        return finish(canvas.picture, tooth=0.02, grain=0.012, seed=seed, **grading)
    return finish(brush.finish(canvas), seed=seed, **grading)


def gouache(
    canvas: Canvas, seed: int, tones: float = 11, dry: float = 1, streak: float = 0.016, saturation: float = 1.04
) -> Array:
    """Flat opaque layers: gradients fall into steps with dry edges; matt, no relief, no dark corners."""
    s, (h, w) = canvas.scale, canvas.picture.shape[:2]
    angle = directions(canvas, seed, 9)
    hair = along(dice(seed).random((h, w), np.float32), angle, 26 * s, 0.5 * s)
    broad = along(value_noise(h, w, 5 * s, seed + 1, 2), angle, 40 * s, 0)
    flat = _settled(canvas.picture, canvas.detail, s)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    shake = 2.6 * s * dry
    across = (hair - 0.5) * shake * (1 - 0.7 * smoothstep(0.5, 0.9, canvas.detail))
    flat = cv2.remap(
        flat, xx + np.cos(angle) * across, yy + np.sin(angle) * across, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT
    )
    lab = oklab(np.clip(flat, 0, 1))
    uneven = ((hair - 0.5) * 1.5 + (broad - 0.5) * 0.9 + (value_noise(h, w, 90 * s, seed + 2, 3) - 0.5) * 0.5) * dry
    level = lab[..., 0] * tones + uneven * 0.62
    step = np.floor(level)
    stepped = (step + smoothstep(0.82, 1.0, level - step)) / tones
    hold = smoothstep(0.7, 0.95, canvas.detail)
    lab[..., 0] = stepped * (1 - hold) + lab[..., 0] * hold
    lab[..., 0] += (hair - 0.5) * streak * 1.6 + (broad - 0.5) * streak
    lab[..., 1:] *= saturation
    image = from_oklab(lab)
    grit = blur(dice(seed + 3).normal(0, 1, (h, w)).astype(np.float32), 0.55 * s / 2)
    return np.clip(image * 0.975 + 0.014 + grit[..., None] * 0.011, 0, 1)


def wash(
    canvas: Canvas, seed: int, paper: Colour = "#f3eee2", wet: float = 1, grains: float = 1, blooms: int = 7,
    layers: tuple = (0.05, 0.12, 0.21, 0.32, 0.46, 0.64, 0.86, 1.15, 1.5),
) -> Array:  # fmt: skip
    """Transparent layers with wet edges, pigment in the valleys of the paper, backruns; the lightest stays paper."""
    s, (h, w) = canvas.scale, canvas.picture.shape[:2]
    sheet = np.broadcast_to(rgb(paper), (h, w, 3))
    density = -np.log(np.clip(canvas.picture / rgb(paper), 0.02, 1))
    mass = blur(density.mean(2), 0.8 * s)
    hue = blur(density, 5 * s) / (blur(mass, 5 * s)[..., None] + 0.02)
    hue = np.clip(hue / (hue.mean(2, keepdims=True) + 1e-4), 0.3, 2.2)
    tooth = _tooth(h, w, s, seed)
    slow = value_noise(h, w, 60 * s, seed + 4, 4) - 0.5
    edge_noise = value_noise(h, w, 7 * s, seed + 5, 3) - 0.5
    sharp = smoothstep(0.2, 0.7, canvas.detail)
    backrun = _backruns(h, w, s, seed, blooms)
    total, below = np.zeros((h, w), np.float32), 0.0
    for i, high in enumerate(layers):
        middle = (below + high) / 2
        field = mass + (slow * 0.16 + edge_noise * 0.05 + (tooth - 0.5) * 0.07) * (0.3 + middle) * (1.1 - 0.6 * sharp)
        soft = (0.02 + 0.3 * middle * wet * (1 - sharp)) * (1.4 if i % 2 else 0.35)
        cover = smoothstep(middle - soft, middle + soft + 0.015, field)
        rim = np.clip(cover - blur(cover, 2.2 * s), 0, 1) * (1.5 if not i % 2 else 0.5)
        total += (high - below) * cover * (1 + rim)
        below = high
    granulation = 1 + ((tooth - 0.5) * 0.75 + (value_noise(h, w, 3 * s, seed + 6, 2) - 0.5) * 0.35) * grains * (
        0.5 + 0.5 * smoothstep(1.6, 0.2, total)
    )
    total = np.clip(total * granulation * (1 + slow * 0.28) * (1 + (backrun - 1) * (1 - sharp * 0.8)), 0, None)
    image = sheet * np.exp(-total[..., None] * hue)
    fibre = (_relief(tooth) * 0.022)[..., None]
    return np.clip(image * (1 + fibre), 0, 1)


def pastel(
    canvas: Canvas, seed: int, ground: Colour = "#22242c", bare: float = 0.13, smudge: float = 0.72,
    pressure: float = 0.7,
) -> Array:  # fmt: skip
    """Chalk over the tooth of dark paper: broad side strokes, then firmer ones; the ground shines through."""
    s, (h, w) = canvas.scale, canvas.picture.shape[:2]
    tooth = _even(blur(_tooth(h, w, s, seed, 0.6), 0.35 * s) * 0.85 + value_noise(h, w, 12 * s, seed + 2, 2) * 0.15)
    paper = np.broadcast_to(rgb(ground), (h, w, 3)) * (1 + (value_noise(h, w, 140 * s, seed, 3) - 0.5)[..., None] * 0.1)
    paper = np.ascontiguousarray(paper * (1 + (tooth - 0.5)[..., None] * 0.16), np.float32)
    image = np.ascontiguousarray(np.clip(canvas.picture, 0, 1), np.float32)
    base = np.ascontiguousarray(np.broadcast_to(rgb(ground), (h, w, 3)), np.float32)
    away = np.abs(image - base).sum(2)
    rubbed = smudge * smoothstep(bare * 0.6, bare * 2.4, away) * (0.75 + 0.25 * tooth)
    painted = np.ascontiguousarray(paper + (blur(image, 5 * s) - paper) * rubbed[..., None], np.float32)
    sharp = np.ascontiguousarray(blur(canvas.detail, 1.5 * s))
    passes = (
        (10.0, 6, 0.58, 0.6, 0.05, -1.0, 0.4, 4.0), (5.0, 10, 0.72, 0.75, 0.1, -1.0, 0.3, 2.4),
        (2.4, 16, 1.05, 0.85, 0.12, -1.0, 0.13, 1.4), (1.6, 8, 0.85, 0.9, 0.05, 0.33, 0.7, 0.6),
        (0.9, 6, 1.1, 0.95, 0.02, 0.6, 1.2, 0.3),
    )  # fmt: skip
    for i, (radius, longest, press, opacity, jitter, least, many, softness) in enumerate(passes):
        reference = np.ascontiguousarray(blur(image, softness * s * 0.5))
        angle = directions(canvas, seed + i, 4 + radius)
        chalk_layer(
            painted, reference, base, angle, tooth, sharp, radius * s, longest, press * pressure / 0.7, opacity,
            jitter, bare, least, many, seed * 17 + i,
        )  # fmt: skip
    dust = blur(dice(seed + 8).normal(0, 1, (h, w)).astype(np.float32), 0.5 * s / 2)
    return np.clip(painted + dust[..., None] * 0.008, 0, 1)


def _plate(image: Array, page: Array, s: float, margin: float, seed: int) -> Array:
    """Press the plate into the sheet: an uneven edge, a little ink along it, a bare margin."""
    if margin <= 0:
        return np.clip(image, 0, 1)
    h, w = image.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    inset = np.minimum(np.minimum(xx, w - 1 - xx), np.minimum(yy, h - 1 - yy)) / s - margin
    inset = inset + (value_noise(h, w, 30 * s, seed + 7, 2) - 0.5) * 0.8
    inside = smoothstep(-0.3, 0.5, inset)[..., None]
    line = np.exp(-((inset - 0.4) ** 2) / 0.8)[..., None]
    dent = (np.exp(-((inset + 2) ** 2) / 3) * 0.05)[..., None]
    pressed = page * (1 - 0.02 * inside)
    return np.clip((pressed * (1 - inside) + image * inside) * (1 - line * 0.22) * (1 - dent), 0, 1)


def directions(canvas: Canvas, seed: int, sigma: float) -> Array:
    """The way strokes run at each pixel: where the card leads, else along the form."""
    h, w = canvas.picture.shape[:2]
    swirl = (value_noise(h, w, 210 * canvas.scale, seed + 9, 2) - 0.5) * 1.2 - 0.6
    form = brush.flow(blur(np.clip(canvas.picture, 0, 1), canvas.scale), sigma * canvas.scale / 2, swirl, 0.0012)
    return np.ascontiguousarray(np.where(np.isnan(canvas.lead), form, canvas.lead), np.float32)


def along(field: Array, angle: Array, length: float, soft: float) -> Array:
    """The field smeared along the angle: hairs of a brush, 0..1."""
    h, w = field.shape
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    steps = 9
    total = blur(field, soft)
    c, n = np.cos(angle), np.sin(angle)
    for k in range(1, steps):
        d = length / 2 * k / steps
        total = total + cv2.remap(field, xx + c * d, yy + n * d, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
        total = total + cv2.remap(field, xx - c * d, yy - n * d, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    return np.clip((total / (2 * steps - 1) - total.mean() / (2 * steps - 1)) * 3.2 + 0.5, 0, 1)


def _settled(picture: Array, detail: Array, s: float) -> Array:
    """Colour areas without their grain: a median, finer where the card asks for detail."""
    pixels = (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)
    coarse = cv2.medianBlur(cv2.medianBlur(pixels, int(3.5 * s) * 2 + 1), int(2 * s) * 2 + 1).astype(np.float32) / 255
    fine = cv2.medianBlur(pixels, 3).astype(np.float32) / 255
    keep = smoothstep(0.45, 0.8, blur(detail, s))[..., None]
    return coarse * (1 - keep) + fine * keep


def _tooth(h: int, w: int, s: float, seed: int, size: float = 1) -> Array:
    """The tooth of the sheet, 0..1: fibres and pits about a unit across."""
    pits = value_noise(h, w, max(1.6, 2.1 * s * size), seed + 31, 2)
    cross = value_noise(h, w, max(1.6, 1.5 * s * size), seed + 32, 2, (3, 0.8)) * 0.5
    cross = cross + value_noise(h, w, max(1.6, 1.5 * s * size), seed + 33, 2, (0.8, 3)) * 0.5
    return np.clip(pits * 0.55 + cross * 0.3 + dice(seed + 34).random((h, w), np.float32) * 0.15, 0, 1)


def _even(field: Array) -> Array:
    """The same field with every value equally common."""
    levels = np.quantile(field[::3, ::3], np.linspace(0, 1, 65))
    return np.interp(field, levels, np.linspace(0, 1, 65)).astype(np.float32)


def _relief(tooth: Array) -> Array:
    gx = cv2.Sobel(tooth, cv2.CV_32F, 1, 0, ksize=3)
    gy = cv2.Sobel(tooth, cv2.CV_32F, 0, 1, ksize=3)
    return np.clip(-(gx + gy) * 0.6, -1, 1)


def _backruns(h: int, w: int, s: float, seed: int, count: int) -> Array:
    """Blooms where water ran back: pale inside, a dark cauliflower rim."""
    random = dice(seed + 40)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    field = np.ones((h, w), np.float32)
    ragged = (value_noise(h, w, 22 * s, seed + 41, 4) - 0.5) * 0.9
    for _ in range(count):
        x, y, r = random.random() * w, random.random() * h, (24 + 70 * random.random()) * s
        d = np.hypot(xx - x, (yy - y) * 1.2) / r + ragged
        field *= 1 - 0.24 * smoothstep(1, 0.75, d) + 0.3 * np.exp(-(((d - 1) / 0.07) ** 2))
    return field


FINISHES = {"oil": oil, "gouache": gouache, "wash": wash, "pastel": pastel}
