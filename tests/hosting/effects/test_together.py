"""Screens leave the score together, when the last player has left it. The finale waits for at most 15 seconds."""

from stella.rooms.commands import StartGame
from stella.rooms.views import Phase
from stella.rules.game import Associating, Revealing
from stella.rules.moves import PointAt, SubmitSlate
from tests.hosting.tables import LocalNode, Person


def saw_everything(*people: Person) -> None:
    for person in people:
        person.live.saw(person.viewer, person.live.room.moment)


def told(person: Person) -> list[int]:
    """Return the rounds whose score, as a player was told, everyone has left. 0: a game has begun."""
    return [message["round"] for message in person.heard("together")]


async def play_round(people: list[Person]) -> None:
    """Let all players mark the same cards and point until the round is over."""
    live = people[0].live
    assert live.room.game
    number, cards = live.room.game.round.number, live.room.game.round.table[:2]
    for person in people:
        assert await person.do(SubmitSlate(cards)) == ""
    while live.room.game.round.number == number and isinstance(live.room.game.phase, Revealing):
        (scout,) = live.room.awaited()
        assert await people[scout].do(PointAt(next(iter(live.room.game.pointable())))) == ""
        assert live.room.game


async def play_game(people: list[Person]) -> None:
    while people[0].live.room.phase is Phase.PLAYING:
        await play_round(people)


async def test_screens_hear_when_the_last_player_has_left_the_score() -> None:
    local = LocalNode()
    people = await local.game()
    tv = await Person(local, people[0].live, None).come()
    saw_everything(*people)
    assert told(tv) == [0]
    await play_round(people)
    saw_everything(*people[1:])
    await local.time.pass_by(600)
    assert told(tv) == [0]

    saw_everything(people[0])

    assert told(tv) == told(people[0]) == [0, 1]


async def test_nobody_waits_for_a_player_who_has_gone() -> None:
    local = LocalNode()
    people = await local.game()
    saw_everything(*people)
    await play_round(people)
    saw_everything(*people[1:])

    people[0].go()

    assert told(people[1]) == [0, 1]


async def test_the_finale_begins_for_everybody_at_most_fifteen_seconds_after_the_first_who_wants_it() -> None:
    local = LocalNode()
    people = await local.game()
    saw_everything(*people)
    await play_game(people)
    await local.time.pass_by(600)
    assert told(people[0]) == [0]
    saw_everything(people[1])
    await local.time.pass_by(14.9)
    assert told(people[0]) == [0]

    await local.time.pass_by(0.2)

    assert [told(person) for person in people] == [[0, 4]] * len(people)
    saw_everything(*people)
    assert told(people[0]) == [0, 4]  # once


async def test_a_viewer_who_comes_later_hears_that_the_others_have_gone_on() -> None:
    local = LocalNode()
    people = await local.game()
    saw_everything(*people)
    await play_game(people)
    saw_everything(*people)

    tv = await Person(local, people[0].live, None).come()

    assert told(tv) == [4]


async def test_a_rematch_begun_meanwhile_ends_the_wait_for_the_finale() -> None:
    local = LocalNode()
    people = await local.game()
    await play_game(people)
    saw_everything(people[1])
    assert await people[0].do(StartGame()) == ""
    await local.time.pass_by(60)
    game = people[0].live.room.game
    assert game
    assert isinstance(game.phase, Associating)
    assert told(people[0]) == []

    saw_everything(*people)

    assert told(people[0]) == [0]
