"""A room remembers what its games have shown: the next game deals something new, and no custom word twice."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stella.records import record_of, what_is_wrong
from stella.rooms.commands import BackToLobby, StartGame, WriteWords
from stella.rooms.decisions import Context
from stella.rooms.facts import Entry, GamePlayed
from stella.rooms.fold import apply
from stella.rooms.memory import Memory, held_back, remember, unplayed
from stella.rooms.room import Room
from stella.rooms.views import Phase
from stella.rules.box import Box, HeldBack, Reference, Secret
from stella.rules.facts import Fact
from stella.rules.game import Associating
from stella.rules.moves import PointAt, SubmitSlate
from tests.rooms.builders import BOX, ORANGE, PINK, after, changed, context, game_of, lobby, play, refused


def world(game: int, box: Box = BOX) -> Context:
    return replace(context(), secret=Secret(f"{game:064x}", "cd" * 16), boxes={("stella", "stella"): lambda: box})


def games(number: int, box: Box = BOX, **options: Any) -> Room:
    room = lobby(**options)
    for game in range(number):
        room = play(after(room, ORANGE, StartGame(), world(game, box)), Random(game))
    return room


def test_the_next_game_deals_pictures_and_word_cards_that_the_room_has_not_seen() -> None:
    first = game_of(games(1)).round.start

    second = game_of(after(games(1), ORANGE, StartGame(), world(1))).round.start

    assert not set(first.pictures) & set(second.pictures)
    assert not {card.id for card in first.word_stack} & {card.id for card in second.word_stack}
    assert second.held_back.pictures == tuple(sorted(first.pictures))
    assert len(second.held_back.words) == 4


def test_when_too_few_are_unseen_old_ones_come_again_and_the_memory_begins_anew() -> None:
    room = games(3)  # 30, 30, and then 24 unseen pictures and 6 old ones
    dealt = game_of(room).round.start.pictures

    assert room.memory.pictures == tuple(sorted(dealt))
    assert len(room.memory.words) == 12


def test_the_memory_survives_a_snapshot_and_the_lobby() -> None:
    room = after(games(1), ORANGE, BackToLobby())

    again = msgspec.json.decode(msgspec.json.encode(room), type=Room)

    assert again == room
    assert len(again.memory.pictures) == 30


def test_of_another_deck_or_another_word_list_nothing_has_been_seen() -> None:
    memory = games(1).memory
    other_deck = replace(BOX, deck=Reference("other", "x"))
    other_list = replace(BOX, words=Reference("other", "y"))

    assert held_back(memory, other_deck).pictures == ()
    assert len(held_back(memory, other_deck).words) == 4
    assert held_back(memory, other_list) == HeldBack(memory.pictures)
    assert remember(memory, game_of(games(1, other_deck))).pictures == games(1, other_deck).memory.pictures


def test_a_custom_word_that_was_played_leaves_its_writer_and_cannot_be_written_again() -> None:
    room = lobby(source="only_custom")
    cards = (("Sun",), ("Rain", "Snow"), ("Fog",), ("Hail",), ("Storm",))
    room = after(room, PINK, WriteWords(cards))
    room = play(after(room, ORANGE, StartGame(), world(0)), Random(0))

    left = room.seats[1].words

    assert len(left) == 1
    assert set(left) < set(cards)
    played = next(card for card in cards if card not in left)
    room = after(room, ORANGE, BackToLobby())
    assert refused(room, ORANGE, WriteWords(((played[0].upper(),),))) == "word_already_played"
    assert refused(room, ORANGE, StartGame()) == "too_few_word_cards"


def test_a_custom_word_that_two_people_wrote_is_dealt_once() -> None:
    memory = Memory(custom=("moon",))

    assert unplayed(memory, [("Sun",), ("sun", "Rain"), ("Moon",), ("Fog",)]) == [("Sun",), ("Fog",)]


def test_words_that_were_written_and_not_drawn_stay_for_the_next_game() -> None:
    room = after(lobby(source="drawn"), PINK, WriteWords((("Sun",),)))

    room = play(after(room, ORANGE, StartGame(), world(0)), Random(0))

    assert room.seats[1].words == (("Sun",),)


@pytest.mark.parametrize("number", [1, 3])
def test_the_record_of_a_later_game_can_be_verified(number: int) -> None:
    room = games(number)
    facts: list[Fact] = []
    change = changed(room, ORANGE, StartGame(), world(number))
    while True:
        facts += [fact for played in change.facts if isinstance(played, GamePlayed) for fact in played.facts]
        room = change.room
        if room.phase is Phase.FINISHED:
            break
        game, colour = game_of(room), room.seats[room.awaited()[0]].colour
        marking = SubmitSlate(game.round.table[:2])
        change = changed(room, colour, marking if isinstance(game.phase, Associating) else PointAt(game.pointable()[0]))

    record = record_of(facts)

    assert record.held_back.pictures
    assert what_is_wrong(record, BOX) is None


def test_a_log_from_before_rooms_had_a_memory_still_folds() -> None:
    room = games(1)
    change = changed(room, ORANGE, StartGame(), world(1))
    entry = msgspec.json.decode(msgspec.json.encode(Entry(0, change.facts)))
    for fact in entry["facts"]:
        for played in fact.get("facts", ()):
            played.pop("held_back", None)
            played.pop("chance", None)

    folded = apply(room, msgspec.convert(entry, Entry)).room

    assert game_of(folded).round.start.held_back == HeldBack()
    assert game_of(folded).round.start.chance is None


def test_a_word_card_that_is_custom_is_no_card_of_the_list() -> None:
    room = after(lobby(source="only_custom"), PINK, WriteWords(tuple([(f"word {n}",) for n in range(4)])))

    room = play(after(room, ORANGE, StartGame(), world(0)), Random(0))

    assert room.memory.words == ()
    assert len(room.memory.custom) == 4
    card = game_of(room).round.card
    assert (card.bottom, card.is_custom) == (None, True)
    assert card.top in {f"word {n}" for n in range(4)}
