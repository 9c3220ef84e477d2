"""With the printed cards, over real sockets: people only, places instead of pictures, records that verify."""

from contextlib import AsyncExitStack
from random import Random

import httpx
import pytest

from stella.boxes import shelf_of
from stella.client import Refused
from stella.protocol import bodies
from stella.records.openness import what_is_unproved
from stella.records.verifier import what_is_wrong
from stella.rooms.commands import ChangeOptions, SeatBot, StartGame
from stella.rooms.options import OptionChanges
from stella.rules.box import PICTURES_PER_GAME
from stella.rules.moves import MarkCards, TypeClue
from stella.statistics.groups import Group
from tests.server.playing import connect_all, is_finished, play_game, refusal_of, seat_people
from tests.server.running import RunningServer


async def test_a_whole_game_is_played_recorded_and_proved(server: RunningServer) -> None:
    client = server.client
    seats = await seat_people(client, 3, opening="printed")

    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, client, seats)
        await play_game(tables, Random(3))
        await tables[0].until(is_finished)
        room = tables[0].room
        assert room
        assert (room.opening, room.options.deck) == ("printed", "printed")
        record = room.record or ""

    document = await client.record(record)
    assert (document.deck.id, document.deck.size) == ("printed", PICTURES_PER_GAME)
    assert what_is_wrong(document, shelf_of().box_of(document)) is None  # as `stella verify` asks
    assert (await client.get(f"/api/records/{record}/verdict", bodies.Verdict)).is_valid
    assert len((await client.get(f"/api/rooms/{seats[0].code}/games", Group)).games) == 1


async def test_a_game_with_typed_clues_is_recorded_and_says_that_they_are_unproved(server: RunningServer) -> None:
    client = server.client
    seats = await seat_people(client, 3, opening="printed", source="typed")

    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, client, seats)
        await play_game(tables, Random(3))
        await tables[0].until(is_finished)
        assert tables[0].room
        record = tables[0].room.record or ""

    document = await client.record(record)
    typed = [(part.card.id, part.card.top, part.card.bottom, part.card.is_custom) for part in document.rounds]
    assert typed == [(f"typed-{number}", "moon", "boat", True) for number in (1, 2, 3, 4)]
    assert what_is_wrong(document, shelf_of().box_of(document)) is None
    assert any("typed in" in sentence for sentence in what_is_unproved(document))


async def test_everyone_waits_for_the_first_scout_to_type_the_clue(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3, opening="printed", source="typed")

    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, server.client, seats)
        await tables[0].do(StartGame())
        for table in tables:
            await table.until(lambda t: t.own is not None and t.table is not None)
        shown = tables[0].table
        assert shown
        scout, other = tables[shown.first_scout], tables[shown.first_scout - 1]
        assert (shown.clue, shown.card.top) == ("", "")
        assert await refusal_of(other, TypeClue("moon")) == "not_your_turn"
        assert await refusal_of(other, MarkCards(shown.table[:1])) == "no_clue_yet"
        assert await refusal_of(scout, TypeClue("\u200b")) == "clue_not_usable"

        await scout.do(TypeClue(" the  moon "))

        await other.until(lambda t: t.table is not None and t.table.clue == "the moon")
        await other.do(MarkCards(shown.table[:1]))


async def test_typed_clues_are_for_tables_with_real_cards_only(server: RunningServer) -> None:
    with pytest.raises(Refused, match="no_typed_clues"):
        await server.client.open_room("Ana", source="typed")


async def test_there_are_no_bots_no_clocks_and_no_other_deck(server: RunningServer) -> None:
    seat = await server.client.open_room("Ana", opening="printed", associate_seconds=60, deck="stella")

    async with AsyncExitStack() as stack:
        (table,) = await connect_all(stack, server.client, [seat])
        with pytest.raises(Refused, match="no_bots"):
            await table.do(SeatBot("iva", 2))
        await table.do(ChangeOptions(OptionChanges(deck="stella", point_seconds=30, seats=4)))
        await table.until(lambda t: t.room is not None and t.room.options.seats == 4)
        assert table.room
        options = table.room.options
        assert (options.deck, options.associate_seconds, options.point_seconds) == ("printed", None, None)


async def test_real_cards_are_for_their_own_tables_only(server: RunningServer) -> None:
    with pytest.raises(Refused, match="unknown_deck"):
        await server.client.open_room("Ana", deck="printed")
    seat = await server.client.open_room("Ana")

    async with AsyncExitStack() as stack:
        (table,) = await connect_all(stack, server.client, [seat])
        with pytest.raises(Refused, match="unknown_deck"):
            await table.do(ChangeOptions(OptionChanges(deck="printed")))


async def test_the_deck_has_no_pictures_and_is_not_offered(server: RunningServer) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        deck = (await http.get("/api/decks/printed")).json()
        info = (await http.get("/api/info")).json()

    assert len(deck["cards"]) == PICTURES_PER_GAME
    assert all(not card["pictures"] and not card["title"] for card in deck["cards"])
    assert [one["id"] for one in info["decks"]] == ["stella"]
