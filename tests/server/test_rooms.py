"""What people do in a room, over real sockets: sitting down, options, absence, hand-over, again."""

import asyncio
import contextlib
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import httpx
import pytest
from click.testing import CliRunner

from stella.cli import main
from stella.client import Gone, Refused, Table
from stella.protocol import bodies, messages
from stella.rooms.commands import (
    AskForStandIn,
    BackToLobby,
    ChangeOptions,
    ChangeSeat,
    LeaveSeat,
    NeedMoreTime,
    PassHost,
    RemoveSeat,
    SeatBot,
    SetOrder,
    StartGame,
    TakeSeatBack,
    WriteWords,
)
from stella.rooms.options import Options
from stella.rooms.views import RoomView
from stella.rules.box import Colour, WordSource
from stella.rules.facts import CardPointed
from stella.rules.moves import AskForOtherWord, BeReady, MarkCards, PointAt, SubmitSlate
from tests.cli.running import database
from tests.server.playing import (
    can_act,
    comes_true,
    connect_all,
    goodbye_to,
    is_finished,
    play_game,
    refusal_of,
    seat_people,
)
from tests.server.running import RunningServer
from tests.server.skipping import SkippingServer


def room_of(table: Table) -> RoomView:
    assert table.room
    return table.room


async def test_a_room_is_joined_by_its_code_in_any_case(server: RunningServer) -> None:
    host = await server.client.open_room("Ana")

    seat = await server.client.sit_down(host.code.lower(), "Ben", Colour.GREEN, "bg")

    assert seat.colour is Colour.GREEN
    summary = await server.client.get(f"/api/rooms/{host.code}", bodies.RoomSummary)
    assert [(info.name, info.language) for info in summary.seats] == [("Ana", "en"), ("Ben", "bg")]
    assert Colour.GREEN not in summary.free


@pytest.mark.parametrize(
    ("name", "colour", "language", "code"),
    [
        ("", None, "en", "name_not_usable"),
        ("x" * 25, None, "en", "name_not_usable"),
        ("\u202e\u0000", None, "en", "name_not_usable"),
        ("ana", None, "en", "name_taken"),
        ("Ben", Colour.ORANGE, "en", "seat_taken"),
        ("Ben", None, "xx", "language_unknown"),
    ],
)
async def test_a_seat_is_not_given_to_everybody(
    server: RunningServer, name: str, colour: Colour | None, language: str, code: str
) -> None:
    host = await server.client.open_room("Ana")

    with pytest.raises(Refused) as refused:
        await server.client.sit_down(host.code, name, colour, language)

    assert refused.value.code == code


async def test_a_host_who_cannot_sit_down_leaves_no_room_behind(server: RunningServer) -> None:
    def rooms() -> int:
        with database(server.data) as connection:
            return int(connection.execute("SELECT count(*) FROM rooms").fetchone()[0])

    before = rooms()

    with pytest.raises(Refused, match="name_not_usable"):
        await server.client.open_room("  ")

    assert rooms() == before


async def test_a_full_room_takes_nobody(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3, seats=3)

    with pytest.raises(Refused, match="room_full"):
        await server.client.sit_down(seats[0].code, "Ivo")


async def test_direction_marks_are_cleaned_from_names(server: RunningServer) -> None:
    host = await server.client.open_room("An\u202ea\u0007")

    summary = await server.client.get(f"/api/rooms/{host.code}", bodies.RoomSummary)

    assert summary.seats[0].name == "Ana"


async def test_the_host_changes_options_seats_bots_and_asks_people_to_leave(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3)
    async with AsyncExitStack() as stack:
        ana, ben, eva = await connect_all(stack, server.client, seats)

        assert await refusal_of(ben, ChangeOptions(Options())) == "not_host"
        assert await refusal_of(ana, ChangeOptions(Options(deck="nowhere"))) == "unknown_deck"
        await ana.do(ChangeOptions(Options(source=WordSource.DISCOVERY, seats=4)))
        assert await refusal_of(ana, SeatBot("nobody")) == "unknown_character"
        await ana.do(SeatBot("ada", 3))
        assert await refusal_of(ana, SeatBot("bruno")) == "room_full"
        assert [info.character for info in room_of(ana).seats] == [None, None, None, "ada"]
        await ana.do(RemoveSeat(Colour.BLUE))

        assert await goodbye_to(eva) == "seat_removed"
        assert room_of(ana).options.source is WordSource.DISCOVERY


async def test_the_host_role_passes_on(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3)
    async with AsyncExitStack() as stack:
        ana, ben, eva = await connect_all(stack, server.client, seats)

        await ana.do(PassHost(Colour.PINK))
        await ben.until(lambda t: room_of(t).host is Colour.PINK)
        await ben.do(LeaveSeat())

        await eva.until(lambda t: room_of(t).host is not Colour.PINK)
        assert room_of(eva).host in (Colour.ORANGE, Colour.BLUE)
        assert len(room_of(eva).seats) == 2


async def test_a_person_changes_name_colour_and_language(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3)
    async with AsyncExitStack() as stack:
        ana, ben, _ = await connect_all(stack, server.client, seats)

        await ana.do(ChangeSeat(name="Anna", colour=Colour.YELLOW, language="cs"))
        assert await refusal_of(ben, ChangeSeat(colour=Colour.YELLOW)) == "seat_taken"
        await ana.do(StartGame())
        assert await refusal_of(ana, ChangeSeat(name="Late")) == "game_running"
        await ana.do(ChangeSeat(language="pl"))  # at any time

        info = room_of(ana).seats[0]
        assert (info.name, info.colour, info.language) == ("Anna", Colour.YELLOW, "pl")
        assert room_of(ana).host is Colour.YELLOW


async def test_only_the_host_starts_and_three_must_sit(server: RunningServer) -> None:
    seats = await seat_people(server.client, 2)
    async with AsyncExitStack() as stack:
        ana, ben = await connect_all(stack, server.client, seats)

        assert await refusal_of(ben, StartGame()) == "not_host"
        assert await refusal_of(ana, StartGame()) == "too_few_seats"
        assert await refusal_of(ana, BeReady()) == "no_game"


async def test_the_seat_moves_to_another_device_once(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3)
    code, token = seats[1].code, seats[1].token
    assert token
    async with server.client.watch(code, token) as old:
        ticket = await server.client.issue_ticket(code, token)

        moved = await server.client.use_ticket(ticket.ticket)

        assert await goodbye_to(old) == "seat_moved"
        assert moved.colour is Colour.PINK
        async with server.client.watch(code, moved.token) as new:
            assert new.room
    with pytest.raises(Refused, match="ticket_void"):
        await server.client.use_ticket(ticket.ticket)
    with pytest.raises(Gone):
        await server.client.watch(code, token).__aenter__()


async def test_custom_words_are_seen_only_by_who_wrote_them(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3, source="only_custom")
    heard: list[str] = []
    async with AsyncExitStack() as stack:
        ana, ben = await connect_all(stack, server.client, seats[:2])
        await stack.enter_async_context(server.client.watch(seats[2].code, seats[2].token, overhear=heard.append))
        words = tuple((f"zebra{n}", f"quagga{n}") for n in range(5))

        await ana.do(WriteWords(words))
        assert await refusal_of(ben, WriteWords((("a",),) * 6)) == "too_many_words"
        assert await refusal_of(ben, WriteWords((("x" * 41,),))) == "word_not_usable"
        await ana.do(StartGame())

        assert room_of(ben).blank_cards == 5
        assert ana.mine
        assert ana.mine.words == words
        await ben.until(can_act)
        assert ben.table
        shown = {ben.table.card.top, ben.table.card.bottom}
        hidden = {word for pair in words for word in pair} - shown
        assert not [word for word in hidden if any(word in text for text in heard)]


async def test_bots_play_with_custom_words_too(server: RunningServer) -> None:
    host = await server.client.open_room("Ana", "de", source="only_custom")
    async with server.client.watch(host.code, host.token) as ana:
        for character in ("ada", "bruno"):
            await ana.do(SeatBot(character, 2))
        await ana.do(WriteWords((("Meer", "Nacht"), ("Abschied",), ("Zirkus",), ("Hunger", "Gold"))))

        await play_game([ana], Random(1))

        assert is_finished(ana)


async def test_a_solo_game_against_bots_is_played_to_the_end(server: RunningServer) -> None:
    host = await server.client.open_room("Ana")
    async with server.client.watch(host.code, host.token) as ana:
        for character in ("ada", "bruno", "coco"):
            await ana.do(SeatBot(character, 2))

        await play_game([ana], Random(1))

        assert is_finished(ana)
        reasons = await server.client.get(f"/api/rooms/{host.code}/reasons?language=de", list[bodies.Reason])
        assert {reason.seat for reason in reasons} == {1, 2, 3}
        assert all(reason.sentence for reason in reasons)


async def test_again_starts_a_new_game_with_the_same_people(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3)
    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, server.client, seats)
        await play_game(tables, Random(1))
        first = room_of(tables[0]).record
        await play_game(tables, Random(2))

        assert room_of(tables[0]).games == 2
        assert room_of(tables[0]).record != first
        for record in (first, room_of(tables[0]).record):
            verdict = await server.client.get(f"/api/records/{record}/verdict", bodies.Verdict)
            assert verdict.is_valid
        steps = await server.client.get(f"/api/records/{first}/steps?seat=1", bodies.Steps)
        assert steps.steps[-1].table.step == "over"
        await tables[0].do(BackToLobby())
        assert tables[0].table is None


async def test_finished_games_are_exported_and_proven(own_server: RunningServer, tmp_path: Path) -> None:
    seats = await seat_people(own_server.client, 3)
    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, own_server.client, seats)
        await play_game(tables, Random(1))
        await play_game(tables, Random(2))
        await tables[0].do(StartGame())
    file = tmp_path / "games.jsonl"

    exported = await asyncio.to_thread(
        CliRunner().invoke, main, ["export", "--data", str(own_server.data), "--out", str(file)]
    )
    verified = CliRunner().invoke(main, ["verify", str(file)])

    assert "2 finished games" in exported.output
    assert "2 checked, all valid" in verified.output


async def test_the_record_of_a_running_game_is_nobodys(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3)
    async with AsyncExitStack() as stack:
        ana, *_ = await connect_all(stack, server.client, seats)
        await ana.do(StartGame())

        assert room_of(ana).record is None
        with pytest.raises(Refused, match="no_such_record"):
            await server.client.get(f"/api/records/{'0' * 24}", dict)


async def ask_until_given(table: Table, command: AskForStandIn) -> None:
    """Ask again until the server has skipped the grace period."""
    async with asyncio.timeout(20):
        while True:
            with contextlib.suppress(Refused):
                return await table.do(command)


async def test_a_stand_in_plays_for_who_is_away_and_goes_when_the_person_is_back(
    skipping_server: SkippingServer,
) -> None:
    seats = await seat_people(skipping_server.client, 3, grace_seconds=10)
    async with AsyncExitStack() as stack:
        ana, ben = await connect_all(stack, skipping_server.client, seats[:2])
        async with skipping_server.client.watch(seats[2].code, seats[2].token) as eva:
            await ana.do(StartGame())
            await eva.until(can_act)
            assert eva.table
            marked = eva.table.table[4]
            await eva.do(MarkCards((marked,)))
            assert await refusal_of(ana, AskForStandIn(Colour.BLUE)) == "seat_not_away"
        assert await refusal_of(ana, AskForStandIn(Colour.BLUE)) == "seat_not_away"  # too soon
        skipping_server.skip()

        await ask_until_given(ana, AskForStandIn(Colour.BLUE))
        await ana.do(SubmitSlate(ana.table.table[:3] if ana.table else ()))
        await ben.do(SubmitSlate(ben.table.table[:3] if ben.table else ()))

        await ana.until(lambda t: t.table is not None and len(t.table.numbers) == 3)
        assert ana.table
        assert ana.table.numbers[2] == 1  # the absent person's own mark was kept
        async with skipping_server.client.watch(seats[2].code, seats[2].token) as eva:
            await eva.do(TakeSeatBack())
            assert not room_of(eva).seats[2].has_stand_in
            assert await refusal_of(eva, TakeSeatBack()) == "no_stand_in"


async def test_the_clock_plays_one_step_for_who_is_late_and_more_time_can_be_had(
    skipping_server: SkippingServer,
) -> None:
    seats = await seat_people(skipping_server.client, 3, associate_seconds=10)
    async with AsyncExitStack() as stack:
        ana, ben, eva = await connect_all(stack, skipping_server.client, seats)
        await ana.do(StartGame())
        await ana.until(lambda t: room_of(t).deadline is not None)
        first = room_of(ana).deadline
        assert first
        await ana.do(NeedMoreTime())
        await ben.until(lambda t: (room_of(t).deadline or 0) > first)
        cards = ana.table.table[:3] if ana.table else ()
        await ana.do(SubmitSlate(cards))
        await ben.do(SubmitSlate(cards))

        skipping_server.skip()

        await ana.until(lambda t: t.table is not None and len(t.table.numbers) == 3)

        assert not room_of(eva).seats[2].has_stand_in  # the clock played one step, and the seat is still hers


async def test_cards_put_in_order_are_pointed_at_by_themselves(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3)
    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, server.client, seats)
        await tables[0].do(StartGame())
        cards = tables[0].table.table if tables[0].table else ()
        for table in tables:
            await table.do(SubmitSlate(cards[:6]))
        for table in tables:
            await table.until(lambda t: t.table is not None and t.table.step == "reveal")
        assert await refusal_of(tables[0], SetOrder((cards[9],))) == "not_your_slate"

        for table in tables:
            with_order = asyncio.create_task(table.do(SetOrder(cards[:6])))
            await with_order

        await tables[0].until(lambda t: t.table is not None and t.table.round == 2)
        pointed = [fact.card for fact in tables[0].facts if isinstance(fact, CardPointed)]
        assert pointed == list(cards[:6])


async def test_pointing_by_hand_still_works_with_an_order(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3)
    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, server.client, seats)
        await tables[0].do(StartGame())
        cards = tables[0].table.table if tables[0].table else ()
        for table in tables:
            await table.do(SubmitSlate(cards[:4]))
        await tables[0].until(lambda t: t.table is not None and t.table.scout is not None)
        scout = tables[0].table.scout if tables[0].table else 0
        assert scout is not None
        waiting = tables[(scout + 1) % 3]

        await waiting.do(SetOrder((cards[2],)))
        await tables[scout].do(PointAt(cards[0]))

        await waiting.until(lambda t: sum(isinstance(fact, CardPointed) for fact in t.facts) == 2)


async def test_reactions_reach_everybody_and_who_watches_may_react_too(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3)
    async with AsyncExitStack() as stack:
        ana, ben, _ = await connect_all(stack, server.client, seats)
        watcher = await stack.enter_async_context(server.client.watch(seats[0].code, role=messages.Role.TV))

        await ana.do(messages.React("✨"))

        await ben.until(lambda t: len(t.reactions) == 1)
        await watcher.do(messages.React("👏"))
        await ben.until(lambda t: t.reactions[-1].colour is None)
        assert await refusal_of(ana, messages.React("💣")) == "unknown_emoji"


async def test_a_refusal_comes_in_the_players_own_language(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3)
    async with server.client.watch(seats[1].code, seats[1].token, language="de") as ben:
        with pytest.raises(Refused) as refused:
            await ben.do(StartGame())

        assert refused.value.sentence == "Das kann nur der Host."


async def test_everybody_sees_who_is_here(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3)
    async with AsyncExitStack() as stack:
        ana, *_ = await connect_all(stack, server.client, seats[:2])
        async with (
            server.client.watch(seats[2].code, seats[2].token),
            server.client.watch(seats[2].code, role=messages.Role.TV),
            server.client.watch(seats[2].code),
        ):
            await ana.until(lambda t: t.presence is not None and len(t.presence.here) == 3 and t.presence.tvs == 1)
            await ana.until(lambda t: t.presence is not None and t.presence.spectators == 1)
        await ana.until(lambda t: t.presence is not None and len(t.presence.here) == 2 and t.presence.tvs == 0)


async def test_the_other_word_comes_when_all_people_agree(server: RunningServer) -> None:
    host = await server.client.open_room("Ana")
    async with server.client.watch(host.code, host.token) as ana:
        for character in ("ada", "bruno"):
            await ana.do(SeatBot(character))
        await ana.do(StartGame())
        before = ana.table.clue if ana.table else ""

        await ana.do(AskForOtherWord())

        assert ana.table
        assert ana.table.is_swapped
        assert ana.table.clue == ana.table.card.bottom != before


async def test_public_rooms_are_listed_until_they_are_full_or_play(server: RunningServer) -> None:
    seats = await seat_people(server.client, 2, is_public=True, seats=3)

    async def is_listed() -> bool:
        rooms = await server.client.get("/api/rooms", list[bodies.RoomSummary])
        return seats[0].code in [room.code for room in rooms]

    async def is_not_listed() -> bool:
        return not await is_listed()

    await comes_true(is_listed)
    eva = await server.client.sit_down(seats[0].code, "Eva")
    await comes_true(is_not_listed)
    async with (
        server.client.watch(seats[0].code, seats[0].token) as host,
        server.client.watch(eva.code, eva.token) as guest,
    ):
        await host.do(ChangeOptions(Options(is_public=True, seats=4)))
        await comes_true(is_listed)
        await host.do(StartGame())
        await guest.until(can_act)
        await comes_true(is_not_listed)


async def test_every_picture_of_the_deck_can_be_seen_and_kept_for_ever(server: RunningServer) -> None:
    deck = await server.client.get("/api/decks/stella?language=cs", bodies.DeckTexts)
    async with httpx.AsyncClient() as browser:
        for address in (deck.cards[0].pictures["300"], deck.cards[-1].pictures["1000"]):
            answer = await browser.get(server.address + address)
            assert answer.headers["content-type"] == "image/webp"
            assert "immutable" in answer.headers["cache-control"]
        assert (await browser.get(f"{server.address}/content/decks/stella/deck.json")).status_code == 404
        assert (await browser.get(f"{server.address}/content/decks/stella/..%2fdeck.json")).status_code == 404


async def test_a_deck_says_what_is_on_each_picture_and_what_it_is_about(server: RunningServer) -> None:
    english, czech = [
        await server.client.get(f"/api/decks/stella?language={language}", bodies.DeckTexts) for language in ("en", "cs")
    ]

    assert all(card.objects and card.themes and card.moods for card in english.cards)
    assert english.cards[0].objects != czech.cards[0].objects


BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


async def test_a_wrong_address_shows_a_person_the_clients_page_and_tells_a_program_a_code(
    server: RunningServer,
) -> None:
    async with httpx.AsyncClient(base_url=server.address) as browser:
        door, person = await browser.get("/", headers=BROWSER), await browser.get("/blah/blah", headers=BROWSER)
        program = await browser.get("/blah")

    assert (person.status_code, person.content) == (404, door.content)
    assert person.headers["content-type"].startswith("text/html")
    assert (program.status_code, program.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize("path", ["/api/nowhere", "/content/nowhere", "/assets/nowhere.js"])
async def test_addresses_that_are_not_for_people_answer_with_a_code(server: RunningServer, path: str) -> None:
    async with httpx.AsyncClient(base_url=server.address) as browser:
        answer = await browser.get(path, headers=BROWSER)

    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


async def test_the_drawing_of_a_hand_over_link_is_kept_nowhere_and_leaves_the_ticket_valid(
    server: RunningServer,
) -> None:
    seat = await server.client.open_room("Ana")
    assert seat.token
    ticket = (await server.client.issue_ticket(seat.code, seat.token)).ticket

    async with httpx.AsyncClient(base_url=server.address) as browser:
        drawing = await browser.post("/api/tickets/qr", json={"ticket": ticket})

    assert drawing.text.startswith("<svg")
    assert drawing.headers["cache-control"] == "no-store"
    assert (await server.client.use_ticket(ticket)).colour == seat.colour
