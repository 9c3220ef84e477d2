"""The picture cards of a deck, 80 by 120 mm."""

from io import BytesIO
from typing import Final

from stella.content.decks import Deck
from stella.content.messages import message
from stella.printing.cuts import Tell, cut_out
from stella.printing.document import Document
from stella.printing.imposition import Box, Grid
from stella.printing.orders import Order
from stella.printing.pictures import CARD, card_back, card_face, margin

_MARGIN: Final = margin(CARD[0])


class PictureCard:
    """A card with its picture; the back is the same for all."""

    def __init__(self, deck: Deck, card: int, language: str, back: BytesIO) -> None:
        self._deck, self._card, self._language, self._back = deck, card, language, back

    def front(self, page: Document, box: Box) -> None:
        """Draw the picture, with what it shows for readers who cannot see it."""
        text = self._deck.text(self._card, self._language)
        alt = ". ".join(part for part in (text.title, text.description) if part)
        whole = box.grown(_MARGIN)
        with page.tagged("Figure", alt or message("sheet-card", self._language, number=self._card + 1)):
            picture = BytesIO(card_face(self._deck, self._card))
            page.image(picture, whole.x, whole.y, whole.width, whole.height)

    def back(self, page: Document, box: Box) -> None:
        """Draw the back."""
        whole = box.grown(_MARGIN)
        with page.tagged("Figure", message("sheet-card-back", self._language)):
            page.image(self._back, whole.x, whole.y, whole.width, whole.height)


def print_cards(page: Document, order: Order, title: str, tell: Tell) -> None:
    """Print all cards of the deck."""
    back = BytesIO(card_back())
    pieces = [PictureCard(order.deck, card, order.language, back) for card in range(len(order.deck.cards))]
    cut_out(page, order, title, Grid(order.paper.size, CARD, 2, 2), pieces, tell)
