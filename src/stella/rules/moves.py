"""The players' moves. The seat is passed beside the move. A card is identified by its number in the deck."""

from msgspec import Struct


class TypeClue(Struct, frozen=True, gc=False, tag="type_clue"):
    """As the first scout, type in the words of the real word card that was turned over (rules §9.3)."""

    top: str
    bottom: str | None = None


class MarkCards(Struct, frozen=True, gc=False, tag="mark_cards"):
    """Add cards to the seat's slate (rules §3.3)."""

    cards: tuple[int, ...]


class UnmarkCards(Struct, frozen=True, gc=False, tag="unmark_cards"):
    """Take cards off the seat's slate (rules §3.4)."""

    cards: tuple[int, ...]


class SubmitSlate(Struct, frozen=True, gc=False, tag="submit_slate"):
    """Make the slate exactly these cards and, by default, become ready."""

    cards: tuple[int, ...]
    is_ready: bool = True


class BeReady(Struct, frozen=True, gc=False, tag="be_ready"):
    """Signal that the seat has finished marking (rules §3.4)."""


class NotReady(Struct, frozen=True, gc=False, tag="not_ready"):
    """Take readiness back while another player is still marking (rules §3.4)."""


class AskForOtherWord(Struct, frozen=True, gc=False, tag="ask_for_other_word"):
    """Ask the group to use the other word of the card (rules §3.2)."""


class AgreeToOtherWord(Struct, frozen=True, gc=False, tag="agree_to_other_word"):
    """Agree to the requested other word (rules §3.2)."""


class DeclineOtherWord(Struct, frozen=True, gc=False, tag="decline_other_word"):
    """Keep the clue as it is, which withdraws the request (rules §3.2)."""


class PointAt(Struct, frozen=True, gc=False, tag="point_at"):
    """Point, as scout, at one marked card (rules §5.2)."""

    card: int


class WriteNote(Struct, frozen=True, gc=False, tag="write_note"):
    """Write a few words on one of your marks, now or later in the round. An empty text removes the note."""

    card: int
    text: str


Move = (
    TypeClue
    | MarkCards
    | UnmarkCards
    | SubmitSlate
    | BeReady
    | NotReady
    | AskForOtherWord
    | AgreeToOtherWord
    | DeclineOtherWord
    | PointAt
    | WriteNote
)
