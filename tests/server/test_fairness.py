"""A client adds its part to the draw, and detects a record that is not of the game it saw."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from stella.boxes import built_in_box
from stella.client import Server, Table
from stella.records import Record, decode, record_of
from stella.records import format as fmt
from stella.records.documents import with_digest
from stella.rooms.commands import SeatBot, StartGame
from stella.rooms.options import Options
from stella.rooms.views import Phase, RoomView, SeatInfo
from stella.rules import replay
from stella.rules.box import Colour, WordSource
from stella.rules.facts import Outcome
from stella.rules.moves import PointAt, SubmitSlate
from stella.rules.views import Pointing, Step, TableView
from stella.rules.visibility import table_view
from stella.statistics.people import FORGOTTEN
from stella.witness import SeenGame, SeenRound, Witness
from tests.records.games import SMALL_BOX, WHOLE
from tests.records.rigging import HONEST
from tests.server.running import RunningServer


async def play_to_the_end(table: Table) -> str:
    """Play the only person's seat until the game is over; return the id of its record."""
    async for now in table.views():
        may = now.own.may if now.own else ()
        if now.room and now.room.phase is Phase.FINISHED and now.room.record:
            return now.room.record
        if now.table and now.own and "submit_slate" in may and not now.own.marks:
            await now.do(SubmitSlate(now.table.table[:3]))
        elif now.own and now.own.pointable:
            await now.do(PointAt(now.own.pointable[0]))
    raise AssertionError(table.goodbye)


def with_rounds(record: Record, **change: Any) -> Record:
    return replace(record, rounds=(replace(record.rounds[0], **change), *record.rounds[1:]))


def changed_records(record: Record, chance: fmt.Chance) -> Iterator[tuple[Record, str]]:
    """Return records as a lying server would write them, and a client's verdict on each."""
    first, players = record.rounds[0], record.players
    yield with_rounds(record, slates=first.slates[::-1]), "Round 1: the slates are not those that were sealed."
    told_otherwise = "Round 1 is told otherwise than it was shown."
    yield with_rounds(record, card=replace(first.card, bottom="other")), told_otherwise
    yield with_rounds(record, pointings=first.pointings[1:]), told_otherwise
    dropped = replace(chance, parts=(None, None, None))
    yield replace(record, chance=dropped), "The part that was added here is missing."
    swapped = replace(chance, seal="0" * 64)
    other_part = "The server's part of chance is not the one that was sealed here before the game."
    yield replace(record, chance=swapped), other_part
    yield replace(record, chance=None), other_part
    other_bundle = "What decides the draws is not what was sealed when the part was opened here."
    yield replace(record, chance=replace(chance, bundle="0" * 64)), other_bundle
    yield replace(record, chance=replace(chance, seals=(chance.seals[0], "0" * 64, None))), other_bundle
    other_words = "The words come from somewhere else than the room said."
    yield replace(record, source=WordSource.ONLY_CUSTOM), other_words
    other_box = "The deck or the word list is not the one that the room said."
    yield replace(record, deck=replace(record.deck, id="other")), other_box
    yield replace(record, words=replace(record.words, id="other")), other_box
    other_people = "The players are not those who sat here."
    yield replace(record, players=(players[0], replace(players[1], is_bot=False), players[2])), other_people
    yield replace(record, players=(replace(players[0], name="Eve"), *players[1:])), other_people
    agent = fmt.Agent("model", "m", "")
    yield replace(record, players=(replace(players[0], agent=agent), *players[1:])), other_people
    yield replace(record, seal="0" * 64), "No game with this seal was seen here."
    yield replace(record, deck=replace(record.deck, size=85)), "This is another deck."


async def test_a_client_proves_its_games_and_finds_out_every_changed_record(server: RunningServer) -> None:
    client, box = Server(server.address), built_in_box()
    seat = await client.open_room("Ana")
    async with client.watch(seat.code, seat.token) as table:
        for character in ("ada", "bruno"):
            await table.do(SeatBot(character))
        records = []
        for _ in range(2):
            await table.do(StartGame())
            records.append(await client.record(await play_to_the_end(table)))

    witness = table.witness
    assert witness.what_is_missing(records[1], box) == ("Not all earlier games were seen here and found right.",)
    for number, record in enumerate(records):
        assert record.chance
        assert record.chance.parts == (witness.games[number].part, None, None)
        assert witness.what_is_wrong(record, box) is None
        assert witness.what_is_missing(record, box) == ()
    assert witness.what_is_missing(records[0]) == ("The word list is not at hand.",)
    forgotten = replace(records[0], players=(replace(records[0].players[0], name=FORGOTTEN), *records[0].players[1:]))
    assert witness.what_is_wrong(with_digest(forgotten), box) is None
    assert records[0].chance
    for record, sentence in changed_records(records[0], records[0].chance):
        assert str(witness.what_is_wrong(with_digest(record), box)).startswith(sentence)


async def test_a_client_that_came_late_says_what_it_cannot_prove(server: RunningServer) -> None:
    client, box = Server(server.address), built_in_box()
    seat = await client.open_room("Ana")
    async with client.watch(seat.code, seat.token) as table:
        for character in ("ada", "bruno"):
            await table.do(SeatBot(character))
        await table.do(StartGame())
        await play_to_the_end(table)
        async with client.watch(seat.code) as watcher:
            await table.do(StartGame())
            record = await client.record(await play_to_the_end(table))
            await watcher.until(lambda one: one.room is not None and one.room.phase is Phase.FINISHED)

    assert watcher.witness.what_is_wrong(record, box) is None
    assert watcher.witness.what_is_missing(record, box) == (
        "No part of this client is in the seed.",
        "Not all earlier games were seen here and found right.",
    )


def waiting(games: int = 0, **change: Any) -> RoomView:
    """Return a room that waits for a game, as a server shows it."""
    seats = (SeatInfo(Colour.ORANGE, "Ana", "en"),)
    return RoomView("MOON", Phase.LOBBY, Options(), Colour.ORANGE, seats, games, chance_seal="5" * 64, **change)


def drawing(seal: str | None, games: int = 0, bundle: str | None = "b" * 64) -> RoomView:
    """Return the room after its game was started: devices are asked to open their parts."""
    return waiting(games, part_seals=(seal,), bundle_seal=bundle, is_drawing=True)


@pytest.mark.parametrize("bundle", [None, ""])
def test_a_part_is_not_opened_for_a_bundle_that_is_not_sealed_yet(bundle: str | None) -> None:
    witness = Witness()
    draw = drawing(witness.seal_to_publish(waiting(), 0), bundle=bundle)

    witness.saw(draw, None, None)

    assert witness.part_to_open(draw, 0) is None


def test_a_draw_is_not_begun_again_as_a_game_with_a_lower_number() -> None:
    witness = Witness()
    first = drawing(witness.seal_to_publish(waiting(0), 0), 0)
    witness.saw(drawing(witness.seal_to_publish(waiting(5), 0), 5), None, None)

    witness.saw(first, None, None)

    assert witness.part_to_open(first, 0) is None
    assert witness.seal_to_publish(waiting(1), 0) is None


@pytest.mark.parametrize("games", [-1, -7])
def test_there_is_no_draw_before_the_first_game(games: int) -> None:
    witness = Witness()
    first = drawing(witness.seal_to_publish(waiting(games), 0), games)
    witness.saw(first, None, None)
    assert witness.part_to_open(first, 0)

    again = drawing(witness.seal_to_publish(waiting(0), 0), bundle="a" * 64)
    witness.saw(again, None, None)

    assert [*witness.games] == [0]
    assert witness.part_to_open(again, 0) is None


def shown(record: Record, **change: Any) -> SeenGame:
    """Return what a client has seen that was at seat 0 when a game was drawn, and kept nothing of its rounds."""
    chance = record.chance
    assert chance
    part = str(chance.parts[0])
    return SeenGame(chance.seal, part, True, chance.bundle, chance.seals, seal=record.seal, seat=0, **change)


def test_a_game_of_another_draw_or_with_other_pictures_is_not_the_one_that_is_told() -> None:
    record = record_of(WHOLE["three, common chance"])
    first = table_view(replay(WHOLE["three, common chance"][:2]))
    room = replace(waiting(1), phase=Phase.PLAYING)
    another, turned = replace(first, seal="0" * 64), replace(first, table=first.table[::-1])
    reworded = replace(first, card=replace(first.card, bottom="other"))

    for other in (another, turned, reworded):
        witness = Witness()
        witness.games[1] = shown(record)
        witness.saw(room, first, None)
        assert witness.what_is_wrong(record, SMALL_BOX) is None

        witness.saw(room, other, None)

        assert witness.what_is_wrong(record, SMALL_BOX) == "Round 1 is told otherwise than it was shown."


def test_no_game_ends_after_the_next_one_was_played() -> None:
    record = record_of(WHOLE["three, common chance"])
    table = table_view(replay(WHOLE["three, common chance"][:2]))
    witness = Witness()
    witness.games[1] = shown(record)
    witness.saw(replace(waiting(2), phase=Phase.FINISHED), table, None)
    witness.saw(replace(waiting(2), phase=Phase.PLAYING), replace(table, seal="0" * 64), None)
    assert witness.what_is_wrong(record, SMALL_BOX) is None

    witness.saw(replace(waiting(2), phase=Phase.FINISHED), table, None)

    assert witness.what_is_wrong(record, SMALL_BOX) == "Round 1 is told otherwise than it was shown."


def test_a_game_is_not_the_one_that_is_told_if_an_earlier_one_was_played_in_between() -> None:
    record = record_of(WHOLE["three, common chance"])
    table = table_view(replay(WHOLE["three, common chance"][:2]))
    witness = Witness()
    witness.games[1] = shown(record)
    witness.saw(replace(waiting(1), phase=Phase.PLAYING), table, None)
    assert witness.what_is_wrong(record, SMALL_BOX) is None

    witness.saw(replace(waiting(0), phase=Phase.PLAYING), replace(table, seal="0" * 64), None)

    assert witness.what_is_wrong(record, SMALL_BOX) == "Round 1 is told otherwise than it was shown."


def revealed(record: Record) -> tuple[Witness, RoomView, TableView]:
    """Return a client that has seen the first round of a game, until the slates locked, and how they were shown."""
    facts = WHOLE["three, common chance"]
    tables = [table_view(replay(facts[: number + 1])) for number in range(1, len(facts))]
    room, witness = replace(waiting(1), phase=Phase.PLAYING), Witness()
    witness.games[1] = shown(record)
    witness.saw(room, tables[0], None)
    return witness, room, next(table for table in tables if table.step is Step.REVEAL)


def test_what_was_announced_or_pointed_at_is_shown_in_one_way() -> None:
    record = record_of(WHOLE["three, common chance"])
    cards = [Pointing(card, 0, Outcome.SPARK, (0, 1, 2), (0, 1, 2)) for card in (3, 4)]
    changes: list[dict[str, Any]] = [
        {"numbers": (9, 9, 9)},
        {"in_the_dark": 2},
        {"clue": "other"},
        {"pointed": (cards[1],)},
    ]

    for change in changes:
        witness, room, table = revealed(record)
        for pointed in ((), (cards[0],), ()):  # of two connections, one may be behind
            witness.saw(room, replace(table, pointed=pointed), None)
        assert witness.games[1].other_round is None

        witness.saw(room, replace(table, **change), None)

        assert witness.games[1].other_round == 1


def test_seals_that_are_shown_after_the_slates_have_locked_prove_no_slate() -> None:
    record = record_of(WHOLE["three, common chance"])
    card = Pointing(3, 0, Outcome.FALL, (0,), ())

    for is_late, before in ((False, {}), (True, {"seals": ()}), (True, {"pointed": (card,)})):
        witness, room, table = revealed(record)
        witness.saw(room, replace(table, **before), None)
        witness.saw(room, table, None)

        assert witness.games[1].rounds[1].seals == table.seals
        assert witness.games[1].rounds[1].are_late is is_late


def test_slates_whose_seals_were_late_are_what_is_missing() -> None:
    record = record_of(WHOLE["three, common chance"])
    missing = "Not all slates were sealed here."
    rounds = {
        part.number: SeenRound((), ("", "", None, False), "", 0, tuple([slate.seal for slate in part.slates]))
        for part in record.rounds
    }
    witness = Witness()
    witness.games[1] = shown(record, rounds=rounds)
    assert missing not in witness.what_is_missing(record, SMALL_BOX)

    rounds[2].are_late = True

    assert missing in witness.what_is_missing(record, SMALL_BOX)


def test_a_game_whose_words_nobody_compared_proves_nothing_for_the_next() -> None:
    witness, record = Witness(), decode(json.dumps(HONEST.dealt()))
    witness.games[0] = shown(record)

    assert witness.what_is_wrong(record) is None
    assert not witness.games[0].is_fair

    assert witness.what_is_wrong(record, SMALL_BOX) is None
    assert witness.games[0].is_fair


@pytest.mark.parametrize(
    "other",
    [
        Options(deck="other"),
        Options(words="other"),
        Options(source=WordSource.ONLY_CUSTOM),
        Options(rounds=2),
        Options(has_stars=False),
    ],
)
def test_options_that_change_with_the_seal_are_what_is_missing(other: Options) -> None:
    witness, record = Witness(), record_of(WHOLE["three, drawn"])
    witness.saw(waiting(), None, None)
    witness.saw(replace(drawing(witness.seal_to_publish(waiting(), 0)), options=other), None, None)
    witness.games[0].seal = record.seal

    assert "The room said something else before the draw." in witness.what_is_missing(record)
