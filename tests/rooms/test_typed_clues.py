"""Typed clues in a room: only with the printed cards, cleaned like custom words, and the table waits for one seat."""

import msgspec
import pytest

from stella.rooms.commands import ChangeOptions, StartGame
from stella.rooms.decisions import Context
from stella.rooms.decisions.seats import take_seat
from stella.rooms.facts import Entry, RoomOpened
from stella.rooms.fold import apply, open_room
from stella.rooms.openings import OPENINGS
from stella.rooms.options import OptionChanges, Options
from stella.rooms.room import Room
from stella.rules.box import PRINTED, Box, Reference, WordSource
from stella.rules.moves import MarkCards, TypeClue
from tests.rooms.builders import BOX, CARDS, ORANGE, after, context, game_of, lobby, refused

REAL_CARDS = Box(Reference(PRINTED, "p"), 30, BOX.words, CARDS)


def world() -> Context:
    return msgspec.structs.replace(context(), boxes={(PRINTED, "stella"): lambda: REAL_CARDS})


def typing() -> Room:
    """A table with the printed cards that waits for its first clue."""
    opening = OPENINGS["printed"]
    options = opening.options(Options(source=WordSource.TYPED))
    room = open_room(Entry(0, (RoomOpened("id", "ABCDE", options, opening.name),)))
    for number, name in enumerate(("Ana", "Ben", "Eva")):
        fact = take_seat(room, name, None, "en", token=f"token{number}", address=f"address{number}")
        room = apply(room, Entry(0, (fact,))).room
    return after(room, ORANGE, StartGame(), world())


def test_only_a_table_with_the_printed_cards_has_typed_clues() -> None:
    change = ChangeOptions(OptionChanges(source=WordSource.TYPED))

    assert refused(lobby(), ORANGE, change) == "no_typed_clues"


def test_the_table_waits_for_the_first_scout_and_then_for_everybody() -> None:
    room = typing()
    scout = game_of(room).round.first_scout
    assert room.awaited() == (scout,)

    room = after(room, room.seats[scout].colour, TypeClue("moon", "boat"), world())

    assert room.awaited() == (0, 1, 2)


def test_typed_words_are_cleaned_like_custom_words() -> None:
    room = typing()
    colour = room.seats[game_of(room).round.first_scout].colour

    room = after(room, colour, TypeClue("  the\n \u202emoon ", " boat\u0000 "), world())

    card = game_of(room).round.card
    assert (card.top, card.bottom, card.is_custom) == ("the moon", "boat", True)


@pytest.mark.parametrize("words", [("\u200b", None), ("moon", "x" * 41), ("x" * 200, "boat"), ("...", None)])
def test_what_is_no_word_is_refused(words: tuple[str, str | None]) -> None:
    room = typing()
    colour = room.seats[game_of(room).round.first_scout].colour

    assert refused(room, colour, TypeClue(*words), world()) == "clue_not_usable"


def test_nobody_marks_before_the_clue() -> None:
    room = typing()
    card = game_of(room).round.table[0]

    assert refused(room, ORANGE, MarkCards((card,)), world()) == "no_clue_yet"
