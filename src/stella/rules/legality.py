"""Answers what a seat may do now. `refusal` says why any other move is refused.

Its shortcuts must agree with `judgement`: a move is named exactly when `judge` accepts it with some card. Marking and
unmarking are named together with submitting. tests/rules/test_random_play.py holds it to that.
"""

from stella.rules.game import Associating, Game, Revealing
from stella.rules.judgement import judge
from stella.rules.moves import (
    AgreeToOtherWord,
    AskForOtherWord,
    BeReady,
    DeclineOtherWord,
    NotReady,
)
from stella.rules.refusals import Refusal

POINTING = ("point_at",)
TYPING = ("type_clue",)
_MARKING = ("mark_cards", "unmark_cards", "submit_slate")
_BEGINNING = (*_MARKING, "ask_for_other_word")
_SIMPLE = (BeReady, NotReady, AskForOtherWord, AgreeToOtherWord, DeclineOtherWord)
_TAGS = tuple([(move(), str(move.__struct_config__.tag)) for move in _SIMPLE])


def legal_moves(game: Game, seat: int) -> tuple[str, ...]:
    """Return the names of the moves that a seat may make now, such as `be_ready`."""
    phase = game.phase
    if type(phase) is Revealing:
        return POINTING if phase.scout == seat else ()
    if type(phase) is not Associating or not 0 <= seat < len(phase.marks):
        return ()
    if game.round.card.is_blank:
        return TYPING if seat == game.round.first_scout else ()
    if phase.ready:  # the other word can no longer be requested (rules §3.2), so few moves are left to judge
        if phase.ready >> seat & 1:
            return ("not_ready",)
        return (*_MARKING, "be_ready") if phase.marks[seat] else _MARKING
    if not (phase.marks[seat] or phase.asked or phase.is_swapped):  # nobody has done anything yet
        return _MARKING if game.round.players[seat].is_bot or game.round.card.bottom is None else _BEGINNING
    simple = [tag for move, tag in _TAGS if type(judge(game, seat, move)) is not Refusal]
    return (*_MARKING, *simple)
