"""A lesson asks for no names and keeps nothing: it is deleted when everybody has left, and after a day."""

import pytest

from stella.content.given_names import given_names
from stella.content.languages import LANGUAGES
from stella.hosting.registry import NoSuchRoom
from stella.rooms.commands import ChangeOptions, ChangeSeat, StartGame
from stella.rooms.options import OptionChanges, Options
from stella.rooms.showing import room_view
from stella.rules.box import WordSource
from stella.rules.moves import WriteNote
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


@pytest.mark.parametrize("language", LANGUAGES)
async def test_everybody_is_given_a_name_in_their_language_and_types_none(language: str) -> None:
    host, people = await lesson(6, language)
    names = [seat.name for seat in host.live.room.seats]

    assert set(names) <= set(given_names(language))
    assert len(set(names)) == 6
    assert await people[0].do(ChangeSeat(name="A real name")) == "name_not_usable"
    assert "A real name" not in str(host.live.room)


async def test_a_class_of_36_has_a_name_for_everybody() -> None:
    host, _ = await lesson(0)
    assert await host.do(ChangeOptions(OptionChanges(has_teams=True))) == ""

    for number in range(36):
        await host.local.node.seats.sit_down(host.live, "", None, "en", f"10.0.1.{number}")

    assert len({name for seat in host.live.room.seats for name in seat.members}) == 36


async def test_there_are_no_notes_and_no_custom_words_and_no_host_turns_them_on() -> None:
    host, people = await lesson()
    changes = OptionChanges(has_notes=True, is_public=True, source=WordSource.ONLY_CUSTOM, rounds=1)

    assert await host.do(ChangeOptions(changes)) == ""
    assert await host.do(StartGame()) == ""
    card = host.live.room.game.round.table[0]  # type: ignore[union-attr]  # the game has begun

    options = host.live.room.options
    assert (options.allows_notes, options.is_public, options.source) == (False, False, WordSource.DRAWN)
    assert options.rounds == 1
    assert room_view(host.live.room).fixed == ("has_notes", "is_public", "source")
    assert await people[0].do(WriteNote(card, "me")) == "notes_are_off"


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
