"""The interface of everything that plays a seat, and its legal moves. It depends on neither server nor game state."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from stella.rules.box import MAX_MARKS
from stella.rules.moves import Move, PointAt, SubmitSlate
from stella.rules.views import Step, View


@runtime_checkable
class Player(Protocol):
    """Plays one seat of one game. The bots of `stella.bots` implement it, and so can your own program."""

    def mark(self, view: View) -> Sequence[int]:
        """Return the cards to mark: 1 to 10 of those on the table."""

    def point(self, view: View) -> int:
        """Return the card to point at: one of `view.own.pointable`."""

    def why(self, card: int, language: str, *, clue: str) -> str:
        """Return why this player marked a card, in a language; an empty text says nothing."""


class IllegalMove(ValueError):  # noqa: N818 - reads as the sentence it is
    """A player returned a move that the rules do not allow; the message is one sentence."""


def next_move(player: Player, view: View) -> Move | None:
    """Return the player's next move, or None if the table does not wait for it.

    Raise `IllegalMove` if the player returns something that the rules would refuse.
    """
    table, own = view.table, view.own
    if own is None:
        return None
    if table.step is Step.ASSOCIATE and "submit_slate" in own.may:
        return SubmitSlate(legal_slate(view, player.mark(view)))
    if table.step is Step.REVEAL and own.pointable:
        return PointAt(legal_card(view, player.point(view)))
    return None


def legal_slate(view: View, cards: Sequence[int]) -> tuple[int, ...]:
    """Return the slate in the order of the table. Raise `IllegalMove` if it is not a legal slate."""
    chosen = set(cards)
    slate = tuple([card for card in view.table.table if card in chosen])
    if len(chosen) != len(cards):
        raise IllegalMove("A card is marked twice.")
    if len(slate) != len(chosen):
        raise IllegalMove(f"There is no card {min(chosen - set(slate))} on the table.")
    if not 1 <= len(slate) <= MAX_MARKS:
        raise IllegalMove(f"A slate has 1 to {MAX_MARKS} marks, not {len(slate)}.")
    return slate


def legal_card(view: View, card: int) -> int:
    """Return the card to point at. Raise `IllegalMove` if this seat cannot point at it now."""
    if view.own is None or card not in view.own.pointable:
        raise IllegalMove(f"The seat cannot point at card {card} now.")
    return card
