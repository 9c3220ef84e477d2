"""With real word cards, the first scout of a round types in its clue; until then nobody can do anything else."""

import pytest

from stella.rules import (
    AskForOtherWord,
    BeReady,
    ClueTyped,
    MarkCards,
    Move,
    NotReady,
    Refusal,
    SubmitSlate,
    TypeClue,
    WordCard,
    WordSource,
    deal,
    legal_moves,
    start,
    view,
)
from stella.rules.box import MAX_WORD
from stella.rules.moves import AgreeToOtherWord
from tests.rules.builders import BOX, NAMES, SECRET, Table, players

MOON = TypeClue("moon", "boat")


def typing() -> tuple[Table, str, str]:
    """A game that waits for its first clue, its first scout and another player."""
    table = Table(*deal(start(players(3), BOX, SECRET, WordSource.TYPED)))
    scout = table.game.round.first_scout
    return table, NAMES[scout], NAMES[(scout + 1) % 3]


@pytest.mark.rule("9.3")
def test_the_first_scout_types_in_both_words_and_everyone_sees_the_first() -> None:
    table, scout, _ = typing()
    assert (table.seen.clue, table.seen.card) == ("", WordCard("typed-1", "", is_custom=True))

    after = table.play(scout, MOON)

    assert after.facts[-1] == ClueTyped(table.seat(scout), WordCard("typed-1", "moon", "boat", is_custom=True))
    assert (after.seen.clue, after.seen.card.bottom) == ("moon", "boat")


@pytest.mark.rule("9.3")
def test_until_then_only_the_first_scout_can_do_something() -> None:
    table, scout, other = typing()
    cards = table.game.round.table[:2]
    moves: list[Move] = [MarkCards(cards), SubmitSlate(cards), BeReady(), NotReady(), AskForOtherWord()]

    assert legal_moves(table.game, table.seat(scout)) == ("type_clue",)
    assert legal_moves(table.game, table.seat(other)) == ()
    assert {table.refusal(name, move) for name in (scout, other) for move in moves} == {Refusal.NO_CLUE_YET}
    assert table.refusal(other, MOON) is Refusal.NOT_YOUR_TURN
    assert table.refusal("mia", MOON) is Refusal.UNKNOWN_SEAT


def test_a_clue_is_typed_once() -> None:
    table, scout, _ = typing()

    after = table.play(scout, MOON)

    assert after.refusal(scout, TypeClue("sun")) is Refusal.WRONG_STEP
    locked = after.submit(ana="moon", ben="moon", eva="moon")
    assert locked.refusal(scout, TypeClue("sun")) is Refusal.WRONG_STEP


@pytest.mark.parametrize("words", [("", None), (" ", None), ("moon", ""), ("x" * (MAX_WORD + 1), None)])
def test_a_typed_word_is_neither_empty_nor_too_long(words: tuple[str, str | None]) -> None:
    table, scout, _ = typing()

    assert table.refusal(scout, TypeClue(*words)) is Refusal.CLUE_NOT_USABLE


@pytest.mark.rule("3.2")
def test_the_other_typed_word_can_be_swapped_in() -> None:
    table, scout, _ = typing()

    after = table.play(scout, MOON).play("ana", AskForOtherWord())
    after = after.play("ben", AgreeToOtherWord()).play("eva", AgreeToOtherWord())

    assert after.seen.clue == "boat"


def test_a_card_with_one_word_has_no_other_word_to_ask_for() -> None:
    table, scout, other = typing()

    after = table.play(scout, TypeClue("moon"))

    assert after.refusal(other, AskForOtherWord()) is Refusal.OTHER_WORD_NOT_POSSIBLE


@pytest.mark.rule("7.2")
def test_in_the_next_round_the_next_first_scout_types() -> None:
    table, scout, other = typing()

    after = table.play(scout, MOON).submit(ana="moon", ben="moon", eva="moon").reveal()

    assert (after.seen.round, after.seen.clue, after.seen.card.id) == (2, "", "typed-2")
    assert legal_moves(after.game, after.seat(other)) == ("type_clue",)
    assert view(after.game, None).table.rounds[0].clue == "moon"
