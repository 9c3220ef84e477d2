"""Why the table refuses a move, and the one exception that carries a reason for refusal."""

from enum import StrEnum
from typing import final


@final
class Refusal(StrEnum):
    """Why the table refused a move. The values are part of the protocol."""

    UNKNOWN_SEAT = "unknown_seat"
    GAME_OVER = "game_over"
    WRONG_STEP = "wrong_step"
    TOO_FEW_MARKS = "too_few_marks"
    TOO_MANY_MARKS = "too_many_marks"
    CARD_NOT_ON_TABLE = "card_not_on_table"
    CARD_TWICE = "card_twice"
    ALREADY_MARKED = "already_marked"
    CARD_NOT_MARKED = "card_not_marked"
    ALREADY_READY = "already_ready"
    NOT_READY = "not_ready"
    BOTS_DO_NOT_VOTE = "bots_do_not_vote"
    OTHER_WORD_CLOSED = "other_word_closed"
    OTHER_WORD_ALREADY_USED = "other_word_already_used"
    OTHER_WORD_NOT_POSSIBLE = "other_word_not_possible"
    OTHER_WORD_ALREADY_ASKED = "other_word_already_asked"
    OTHER_WORD_ALREADY_AGREED = "other_word_already_agreed"
    NO_OTHER_WORD_ASKED = "no_other_word_asked"
    YOU_HAVE_FALLEN = "you_have_fallen"
    NOT_YOUR_TURN = "not_your_turn"
    CARD_ALREADY_POINTED_AT = "card_already_pointed_at"
    NOTE_TOO_LONG = "note_too_long"
    NOTE_HIDDEN = "note_hidden"
    NO_CLUE_YET = "no_clue_yet"
    CLUE_NOT_USABLE = "clue_not_usable"


class Refused(Exception):  # noqa: N818 - reads as the sentence it is
    """Something was refused and nothing has changed. `code` is the reason: one of the protocol's codes."""

    def __init__(self, code: StrEnum, retry_after: int | None = None) -> None:
        """Take the reason and, if known, the number of seconds after which a retry may succeed."""
        super().__init__(code.value)
        self.code = code
        self.retry_after = retry_after
