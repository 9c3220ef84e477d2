"""Bad input: every refused move has its own code, and nothing changes."""

import pytest

from stella.rules import (
    AskForOtherWord,
    BeReady,
    Game,
    MarkCards,
    Move,
    NotReady,
    PointAt,
    Refusal,
    Refused,
    SubmitSlate,
    UnmarkCards,
    decide,
    play,
    refusal,
)
from tests.rules.builders import Table, associating, between, revealing

MARKING = associating(ana="moon boat", ben="key")
READY = MARKING.play("ben", BeReady())
POINTING = revealing(ana="moon boat", ben="moon key", eva="boat").point("ana", "moon")
FALLEN = revealing(ana="moon boat", ben="key boat", eva="key").point("ana", "moon")
OVER = between(associating(), 4)
ELEVEN = tuple(range(11))
ELSEWHERE = 83

CASES: list[tuple[str, Table, int, Move, Refusal]] = [
    ("no marks at all", MARKING, 2, BeReady(), Refusal.TOO_FEW_MARKS),
    ("an empty slate", MARKING, 0, SubmitSlate(()), Refusal.TOO_FEW_MARKS),
    ("marking nothing", MARKING, 0, MarkCards(()), Refusal.TOO_FEW_MARKS),
    ("eleven marks at once", MARKING, 2, SubmitSlate(ELEVEN), Refusal.TOO_MANY_MARKS),
    ("eleven marks little by little", MARKING, 0, MarkCards(ELEVEN[2:]), Refusal.TOO_MANY_MARKS),
    ("marking a card not on the table", MARKING, 0, MarkCards((ELSEWHERE,)), Refusal.CARD_NOT_ON_TABLE),
    ("marking a card below the deck", MARKING, 0, MarkCards((-1,)), Refusal.CARD_NOT_ON_TABLE),
    ("unmarking a card not on the table", MARKING, 0, UnmarkCards((ELSEWHERE,)), Refusal.CARD_NOT_ON_TABLE),
    ("submitting a card not on the table", MARKING, 0, SubmitSlate((0, ELSEWHERE)), Refusal.CARD_NOT_ON_TABLE),
    ("twice the same card", MARKING, 0, MarkCards((5, 5)), Refusal.CARD_TWICE),
    ("twice the same card on a slate", MARKING, 0, SubmitSlate((5, 6, 5)), Refusal.CARD_TWICE),
    ("marking a marked card", MARKING, 0, MarkCards((0,)), Refusal.ALREADY_MARKED),
    ("unmarking an unmarked card", MARKING, 0, UnmarkCards((5,)), Refusal.CARD_NOT_MARKED),
    ("unmarking nothing", MARKING, 0, UnmarkCards(()), Refusal.CARD_NOT_MARKED),
    ("marking when ready", READY, 1, MarkCards((5,)), Refusal.ALREADY_READY),
    ("unmarking when ready", READY, 1, UnmarkCards((2,)), Refusal.ALREADY_READY),
    ("submitting when ready", READY, 1, SubmitSlate((2,)), Refusal.ALREADY_READY),
    ("being ready twice", READY, 1, BeReady(), Refusal.ALREADY_READY),
    ("taking back readiness that is not there", READY, 0, NotReady(), Refusal.NOT_READY),
    ("pointing out of turn", POINTING, 2, PointAt(1), Refusal.NOT_YOUR_TURN),
    ("pointing at an unmarked card", POINTING, 1, PointAt(1), Refusal.CARD_NOT_MARKED),
    ("pointing at a card twice", POINTING, 1, PointAt(0), Refusal.CARD_ALREADY_POINTED_AT),
    ("pointing beside the table", POINTING, 1, PointAt(ELSEWHERE), Refusal.CARD_NOT_ON_TABLE),
    ("pointing when fallen", FALLEN, 0, PointAt(1), Refusal.YOU_HAVE_FALLEN),
    ("pointing while marking", MARKING, 0, PointAt(0), Refusal.WRONG_STEP),
    ("marking while revealing", POINTING, 0, MarkCards((5,)), Refusal.WRONG_STEP),
    ("unmarking while revealing", POINTING, 0, UnmarkCards((0,)), Refusal.WRONG_STEP),
    ("submitting while revealing", POINTING, 0, SubmitSlate((5,)), Refusal.WRONG_STEP),
    ("being ready while revealing", POINTING, 0, BeReady(), Refusal.WRONG_STEP),
    ("asking for the other word while revealing", POINTING, 0, AskForOtherWord(), Refusal.WRONG_STEP),
    ("a fourth seat of three", MARKING, 3, MarkCards((5,)), Refusal.UNKNOWN_SEAT),
    ("a seat below none", MARKING, -1, BeReady(), Refusal.UNKNOWN_SEAT),
    ("a fourth seat pointing", POINTING, 3, PointAt(0), Refusal.UNKNOWN_SEAT),
    ("marking after the end", OVER, 0, MarkCards((5,)), Refusal.GAME_OVER),
    ("pointing after the end", OVER, 0, PointAt(0), Refusal.GAME_OVER),
]


@pytest.mark.parametrize(("table", "seat", "move", "expected"), [pytest.param(*c[1:], id=c[0]) for c in CASES])
def test_a_bad_move_is_refused_with_its_own_code_and_changes_nothing(
    table: Table, seat: int, move: Move, expected: Refusal
) -> None:
    before = repr(table.game)

    with pytest.raises(Refused) as refused:
        play(table.game, seat, move)

    assert refused.value.code is expected
    assert str(refused.value) == expected.value
    assert refusal(table.game, seat, move) is expected
    assert repr(table.game) == before


def test_decide_refuses_like_play_and_returns_its_facts() -> None:
    def facts(game: Game, move: Move) -> object:
        return decide(game, 1, move)

    assert facts(POINTING.game, PointAt(2)) == play(POINTING.game, 1, PointAt(2))[1]
    with pytest.raises(Refused):
        facts(POINTING.game, PointAt(0))
