"""A deck's pictures for printing: JPEG, with mirrored edges as bleed."""

from io import BytesIO
from math import ceil
from pathlib import Path
from typing import Final

from PIL import Image, ImageOps

from stella.content.decks import BUILT_IN, WIDTHS, Deck
from stella.content.decks.deck import PICTURES
from stella.printing.imposition import BLEED
from stella.printing.orders import PrintingError

CARD: Final = (80.0, 120.0)
QUALITY: Final = 92
_BACK_RIM: Final = 12  # pixels of the back outside its frame; the frame must not be repeated in the bleed


def card_face(deck: Deck, card: int) -> bytes:
    """Return a card's picture with its bleed.

    Raises PrintingError if the file is missing or broken.
    """
    return with_bleed(deck.picture(card, max(WIDTHS)))


def card_back(wide: float = CARD[0]) -> bytes:
    """Return the back of every deck's cards with its bleed, for a card of this width in millimetres."""
    file = next((BUILT_IN / PICTURES).glob(f"back-{max(WIDTHS)}.*.webp"))
    return with_bleed(file, wide, rim=_BACK_RIM)


def margin(wide: float) -> float:
    """Return the width of the bleed in millimetres, in whole pixels, for a card of this width."""
    return _bleed(max(WIDTHS), wide) * wide / max(WIDTHS)


def _bleed(pixels: int, wide: float) -> int:
    return ceil(pixels * BLEED / wide)


def with_bleed(path: Path, wide: float = CARD[0], rim: int | None = None) -> bytes:
    """Return a picture in the shape of a card as JPEG, extended beyond each edge by its mirror image.

    With a `rim`, only this many pixels are mirrored and stretched.
    """
    try:
        with Image.open(path) as opened:
            picture = opened.convert("RGB")
    except OSError as error:
        raise PrintingError(f"The picture {path.name} cannot be read.") from error
    width, height = picture.size
    edge = _bleed(width, wide)
    taken = edge if rim is None else rim
    whole = Image.new("RGB", (width + 2 * edge, height + 2 * edge))
    for x, across in ((0, "left"), (edge, ""), (edge + width, "right")):
        for y, along in ((0, "top"), (edge, ""), (edge + height, "bottom")):
            piece = picture
            if across:
                left = 0 if across == "left" else width - taken
                piece = ImageOps.mirror(piece.crop((left, 0, left + taken, height))).resize((edge, height))
            if along:
                top = 0 if along == "top" else height - taken
                strip = ImageOps.flip(piece.crop((0, top, piece.width, top + taken)))
                piece = strip.resize((piece.width, edge))
            whole.paste(piece, (x, y))
    content = BytesIO()
    dpi = round(width / wide * 25.4)
    whole.save(content, "JPEG", quality=QUALITY, subsampling=0, optimize=True, dpi=(dpi, dpi))
    return content.getvalue()
