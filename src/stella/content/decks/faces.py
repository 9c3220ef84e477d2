"""Turns any picture into the face of a card: aspect ratio 2:3, in the three widths of a deck, as WebP without
metadata.
"""

from io import BytesIO
from typing import Final

from PIL import Image, ImageEnhance, ImageFilter, ImageOps

from stella.content.decks.deck import WIDTHS
from stella.content.decks.source import Focus

QUALITY: Final = 80
# A picture of nearly the right shape is cropped. Any other is shown whole on a blurred copy of itself.
MAX_TRIM: Final = 0.15

_LARGE: Final = (max(WIDTHS), max(WIDTHS) * 3 // 2)


def faces(picture: Image.Image, focus: Focus | None = None) -> dict[int, bytes]:
    """Return the card's face as WebP in every width."""
    large = card_shaped(picture, focus)
    return {width: _webp(large, width) for width in WIDTHS}


def card_shaped(picture: Image.Image, focus: Focus | None = None) -> Image.Image:
    """Return the picture in the shape of a card, 1000 by 1500 pixels.

    With a focus it is cropped, whatever its shape: (0, 0) keeps the upper left, (1, 1) the lower right.
    """
    if focus is not None:
        return ImageOps.fit(picture, _LARGE, Image.Resampling.LANCZOS, centering=focus)
    shape, card = picture.width / picture.height, 2 / 3
    if 1 - min(shape / card, card / shape) <= MAX_TRIM:
        return ImageOps.fit(picture, _LARGE, Image.Resampling.LANCZOS)
    ground = ImageOps.fit(picture, (40, 60), Image.Resampling.BOX).filter(ImageFilter.GaussianBlur(3))
    face = ImageEnhance.Brightness(ground).enhance(0.6).resize(_LARGE, Image.Resampling.BICUBIC)
    whole = ImageOps.contain(picture, _LARGE, Image.Resampling.LANCZOS)
    face.paste(whole, ((_LARGE[0] - whole.width) // 2, (_LARGE[1] - whole.height) // 2))
    return face


def _webp(face: Image.Image, width: int) -> bytes:
    scaled = face if width == face.width else face.resize((width, width * 3 // 2), Image.Resampling.LANCZOS)
    content = BytesIO()
    scaled.save(content, "WEBP", quality=QUALITY, method=4)
    return content.getvalue()
