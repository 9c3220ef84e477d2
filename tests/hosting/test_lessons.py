"""A lesson asks for no names, shows texts only after the host has approved them, and stores nothing."""

from typing import Any

import pytest

from stella.content.given_names import given_names
from stella.content.languages import LANGUAGES
from stella.hosting.registry import NoSuchRoom
from stella.rooms.commands import ChangeOptions, ChangeSeat, EndGame, LeaveOut, ShowProposal, StartGame, WriteWords
from stella.rooms.options import OptionChanges, Options
from stella.rooms.visibility import room_view
from stella.rules.moves import MarkCards, UnmarkCards, WriteNote
from tests.hosting.tables import LocalNode, Person

HOUR = 60 * 60


async def lesson(people: int = 3, language: str = "en") -> tuple[Person, list[Person]]:
    """Return the host of a lesson, and those who have joined it."""
    local = LocalNode()
    live, token = await local.node.seats.open_hosted(Options(), "lesson")
    host = await Person(local, live, token).come()
    tokens = [
        (await local.node.seats.sit_down(live, "A real name", None, language, f"10.0.0.{n}"))[1] for n in range(people)
    ]
    return host, [await Person(local, live, token).come() for token in tokens]


def waits(person: Person) -> dict[str, Any]:
    """Return what waits for the host, as the person was told last."""
    return person.heard("waiting")[-1]


def table(person: Person) -> tuple[int, ...]:
    game = person.live.room.game
    assert game
    return game.round.table


def notes(person: Person) -> list[str]:
    """Return what is written on marks in the game."""
    game = person.live.room.game
    assert game
    return [note.text for note in game.round.notes]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_everybody_is_given_a_name_in_their_language_and_types_none(language: str) -> None:
    host, _ = await lesson(6, language)
    names = [seat.name for seat in host.live.room.seats]

    assert set(names) <= set(given_names(language))
    assert len(set(names)) == 6
    assert "A real name" not in str(host.live.room)


async def test_a_class_of_36_has_a_name_for_everybody() -> None:
    host, _ = await lesson(0)
    assert await host.do(ChangeOptions(OptionChanges(has_teams=True))) == ""

    for number in range(36):
        await host.local.node.seats.sit_down(host.live, "", None, "en", f"10.0.1.{number}")

    assert len({name for seat in host.live.room.seats for name in seat.members}) == 36


async def test_no_host_makes_a_lesson_public() -> None:
    host, _ = await lesson()

    assert await host.do(ChangeOptions(OptionChanges(is_public=True, rounds=1, asks_consent=True))) == ""

    options = host.live.room.options
    assert (options.is_public, options.asks_consent, options.rounds, options.allows_notes) == (False, False, 1, True)
    assert room_view(host.live.room).fixed == ("asks_consent", "is_public")


async def test_a_note_is_shown_only_after_the_hosts_nod() -> None:
    host, people = await lesson()
    assert await host.do(StartGame()) == ""
    card = table(host)[0]
    assert await people[0].do(MarkCards((card,))) == ""

    assert await people[0].do(WriteNote(card, "a secret harbour")) == ""

    assert waits(people[0])["own"][0]["card"] == card
    assert [(one["kind"], one["texts"]) for one in waits(host)["others"]] == [("note", ["a secret harbour"])]
    assert "card" not in waits(host)["others"][0]  # that would be a mark
    assert not notes(host)
    number = waits(host)["others"][0]["number"]
    assert await people[1].do(ShowProposal(number)) == "not_host"
    assert await people[0].do(ShowProposal(number)) == "not_host"
    assert await host.do(ShowProposal(number)) == ""
    assert waits(host) == waits(people[0]) == {"type": "waiting"}
    assert notes(host) == ["a secret harbour"]
    assert "secret harbour" not in str(people[1].line.heard)  # nobody has pointed at the card


async def test_what_the_host_leaves_out_is_gone() -> None:
    host, people = await lesson()
    assert await people[0].do(WriteWords((("Harbour", "Bread"), ("Storm",)))) == ""
    first, second = [one["number"] for one in waits(host)["others"]]

    assert await host.do(LeaveOut(first)) == ""
    assert await host.do(LeaveOut(first)) == "no_such_proposal"
    assert await host.do(ShowProposal(second)) == ""

    assert [seat.words for seat in host.live.room.seats] == [(("Storm",),), (), ()]
    assert room_view(host.live.room).blank_cards == 1
    assert "Harbour" not in str(people[1].line.heard)


async def test_words_that_were_shown_stay_when_others_are_added() -> None:
    host, people = await lesson()
    assert await people[0].do(WriteWords((("Storm",),))) == ""
    assert await host.do(ShowProposal(waits(host)["others"][0]["number"])) == ""

    assert await people[0].do(WriteWords((("Storm",), ("Harbour",)))) == ""

    assert host.live.room.seats[0].words == (("Storm",),)
    assert [one["texts"] for one in waits(host)["others"]] == [["Harbour"]]


async def test_a_typed_name_waits_and_is_judged_again_when_it_is_shown() -> None:
    host, people = await lesson()
    given = host.live.room.seats[0].name
    for one in people[:2]:
        assert await one.do(ChangeSeat(name="Captain")) == ""
    first, second = [one["number"] for one in waits(host)["others"]]
    assert host.live.room.seats[0].name == given

    assert await host.do(ShowProposal(first)) == ""

    assert host.live.room.seats[0].name == "Captain"
    assert await host.do(ShowProposal(second)) == "name_taken"


async def test_a_later_text_of_the_same_author_takes_the_place_of_one_that_waits() -> None:
    host, people = await lesson()
    assert await people[0].do(ChangeSeat(name="Captain")) == ""
    old = waits(host)["others"][0]["number"]

    assert await people[0].do(ChangeSeat(name="Sailor")) == ""

    assert [one["texts"] for one in waits(host)["others"]] == [["Sailor"]]
    assert await host.do(ShowProposal(old)) == "no_such_proposal"


async def test_a_team_mate_sees_nothing_that_waits_and_a_member_is_named_alone() -> None:
    host, _ = await lesson(0)
    assert await host.do(ChangeOptions(OptionChanges(has_teams=True, seats=3))) == ""
    sat = [await host.local.node.seats.sit_down(host.live, "", None, "en", f"10.0.1.{n}") for n in range(6)]
    people = [await Person(host.local, host.live, token).come() for _, token in sat]

    assert await people[3].do(ChangeSeat(name="Captain")) == ""

    assert "Captain" not in str([one.line.heard for one in people if one is not people[3]])
    assert await host.do(ShowProposal(waits(host)["others"][0]["number"])) == ""
    seat = host.live.room.seats[0]
    assert (seat.name, seat.members[1]) == ("Orange", "Captain")


async def test_notes_that_wait_are_dropped_when_the_game_ends_and_with_their_mark() -> None:
    host, people = await lesson()
    assert await host.do(StartGame()) == ""
    card, other = table(host)[:2]
    assert await people[0].do(MarkCards((card, other))) == ""
    assert await people[0].do(WriteNote(card, "first")) == ""
    assert await people[0].do(WriteNote(other, "second")) == ""

    assert await people[0].do(UnmarkCards((card,))) == ""
    assert [one["texts"] for one in waits(host)["others"]] == [["second"]]
    assert await host.do(EndGame()) == ""

    assert not host.live.room.proposals
    assert waits(host) == {"type": "waiting"}


async def test_whoever_comes_back_is_sent_what_waits() -> None:
    host, people = await lesson()
    assert await people[0].do(ChangeSeat(name="Captain")) == ""

    again = await Person(host.local, host.live, host.token).come()
    author = await Person(host.local, host.live, people[0].token).come()
    mate = await Person(host.local, host.live, people[1].token).come()

    assert waits(again) == waits(host)
    assert waits(author)["own"][0]["texts"] == ["Captain"]
    assert not mate.heard("waiting")


async def test_at_an_ordinary_table_nothing_waits() -> None:
    people = await LocalNode().table()

    assert await people[1].do(ChangeSeat(name="Captain")) == ""

    assert people[0].live.room.seats[1].name == "Captain"
    assert not people[0].heard("waiting")


async def test_a_lesson_is_deleted_when_everybody_has_left() -> None:
    host, people = await lesson()
    local, code = host.local, host.live.room.code
    for one in (host, *people):
        one.go()

    await local.time.pass_by(11 * 60)
    await local.node.housekeeping.look_after_rooms()

    with pytest.raises(NoSuchRoom):
        await local.node.registry.find(code)
    assert not await local.store.read(host.live.room.id)


async def test_a_lesson_is_deleted_after_a_day_even_if_somebody_is_there_and_not_before() -> None:
    host, _ = await lesson()

    await host.local.time.pass_by(23 * HOUR)
    await host.local.node.housekeeping.look_after_rooms()
    assert host.line.closed_for is None
    await host.local.time.pass_by(2 * HOUR)
    await host.local.node.housekeeping.look_after_rooms()

    assert host.line.closed_for == "room_forgotten"


async def test_an_ordinary_table_is_kept() -> None:
    people = await LocalNode().table()
    local, code = people[0].local, people[0].live.room.code
    for one in people:
        one.go()

    await local.time.pass_by(25 * HOUR)
    await local.node.housekeeping.look_after_rooms()

    assert await local.node.registry.find(code)
