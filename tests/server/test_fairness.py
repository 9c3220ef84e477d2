"""A client adds its part to the draw, and detects a record that is not of the game it saw."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from stella.boxes import built_in_box
from stella.client import Server, Table
from stella.records import Record, record_of
from stella.records import format as fmt
from stella.records.documents import with_digest
from stella.rooms.commands import SeatBot, StartGame
from stella.rooms.options import Options
from stella.rooms.views import Phase, RoomView, SeatInfo
from stella.rules.box import Colour, WordSource
from stella.rules.moves import PointAt, SubmitSlate
from stella.statistics.people import FORGOTTEN
from stella.witness import Witness
from tests.records.games import WHOLE
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
    """Give records as a lying server would write them, and what a client says of each."""
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
