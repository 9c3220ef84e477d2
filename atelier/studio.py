"""From a card to pictures: drafts to look at, finals in the shipped sizes, contact sheets."""

import hashlib
import io
from pathlib import Path

from PIL import Image

from atelier import brush, cards
from atelier import next as next_cards
from atelier.canvas import Canvas
from atelier.colour import Array
from atelier.finish import as_image, finish, save_png

ROOT = Path(__file__).parent
OUT = ROOT / "out"
DECK = ROOT.parent / "src" / "stella" / "content" / "decks" / "stella"
PICTURES = DECK / "pictures"
QUALITY = {300: 72, 600: 74, 1000: 74}
LARGEST = {300: 16_000, 600: 52_000, 1000: 130_000}


def render(card_id: str, draft: bool, folder: str = cards.__name__) -> Array:
    """The finished card: a draft at 600 x 900 without brushwork, or the final at 1200 x 1800."""
    card, draw = cards.load(card_id, folder)
    canvas = Canvas(seed=card.seed, scale=1 if draft else 2, draft=draft)
    draw(canvas)
    if draft:
        return finish(canvas.picture, tooth=0.02, grain=0.012, seed=card.seed, **card.grading)
    return finish(brush.finish(canvas), seed=card.seed, **card.grading)


def save_draft(card_id: str) -> Path:
    """Draw a draft into out/."""
    path = OUT / f"{card_id}.png"
    save_png(render(card_id, draft=True), path)
    return path


def save_next(card_id: str, full: bool = False) -> Path:
    """Draw a card of the next edition into out/, as a draft or in full, without shipping it."""
    path = OUT / f"next-{card_id}{'-full' if full else ''}.png"
    save_png(render(card_id, draft=not full, folder=next_cards.__name__), path)
    return path


def save_final(card_id: str) -> list[Path]:
    """Draw the final, and write the shipped sizes and a full one to look at; older ones are replaced."""
    image = render(card_id, draft=False)
    save_png(image, OUT / f"{card_id}-final.png")
    return ship(card_id, as_image(image))


def ship(name: str, image: Image.Image) -> list[Path]:
    """Write a picture in every shipped width, under a name made from its content."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    paths = []
    for width, quality in QUALITY.items():
        for old in PICTURES.glob(f"{name}-{width}.*.webp"):
            old.unlink()
        sized = image.resize((width, width * 3 // 2), Image.Resampling.LANCZOS)
        data = encode(sized, quality, LARGEST[width])
        path = PICTURES / f"{name}-{width}.{hashlib.sha256(data).hexdigest()[:8]}.webp"
        path.write_bytes(data)
        paths.append(path)
    return paths


def encode(image: Image.Image, quality: int, largest: int) -> bytes:
    """A WebP of the best quality within a size limit."""
    while True:
        buffer = io.BytesIO()
        image.save(buffer, "WEBP", quality=quality, method=6)
        if buffer.tell() <= largest or quality <= 40:
            return buffer.getvalue()
        quality -= 4


def shipped(card_id: str) -> dict[str, str]:
    """The card's shipped files by width; empty if it is not finished."""
    found = {}
    for width in QUALITY:
        files = sorted(PICTURES.glob(f"{card_id}-{width}.*.webp"))
        if files:
            found[str(width)] = files[0].name
    return found


def contact_sheet(card_ids: list[str], path: Path, width: int = 240, columns: int = 7) -> Path:
    """All the cards on one sheet: the shipped picture, else the latest draft."""
    tiles = [(card_id, picture) for card_id in card_ids if (picture := latest(card_id))]
    height, gap = width * 3 // 2, 10
    rows = -(-len(tiles) // columns)
    sheet = Image.new("RGB", (columns * (width + gap) + gap, rows * (height + gap) + gap), "#18181c")
    for i, (_, picture) in enumerate(tiles):
        tile = Image.open(picture).convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
        sheet.paste(tile, (gap + i % columns * (width + gap), gap + i // columns * (height + gap)))
    path.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(path)
    return path


def latest(card_id: str) -> Path | None:
    """The picture of a card to look at: its newest draft or shipped picture."""
    seen = [OUT / f"{card_id}.png", *PICTURES.glob(f"{card_id}-600.*.webp")]
    seen = [path for path in seen if path.exists()]
    return max(seen, key=lambda path: path.stat().st_mtime) if seen else None
