"""Plays whole games on a node in memory, with random moves."""

from random import Random

from stella.rooms.commands import BackToLobby, StartGame
from stella.rooms.views import Phase
from stella.rules.game import Associating, Revealing
from stella.rules.moves import Move, PointAt, SubmitSlate
from tests.hosting.fake_time import settle
from tests.hosting.tables import Person


async def play_game(people: list[Person], seed: int) -> str:
    """Play a game from the lobby to its end and return its record. People sit in the order of their seats."""
    chance, live = Random(seed), people[0].live
    if live.room.phase is Phase.FINISHED:
        assert await people[0].do(BackToLobby()) == ""
    assert await people[0].do(StartGame()) == ""
    while live.room.phase is Phase.PLAYING:
        for number in live.room.awaited():
            assert await people[number].do(_move(people[number], chance)) == ""
        await settle()
    assert live.room.record
    return live.room.record


def _move(person: Person, chance: Random) -> Move:
    game = person.live.room.game
    assert game is not None
    assert isinstance(game.phase, Associating | Revealing)
    if isinstance(game.phase, Revealing):
        return PointAt(chance.choice(game.pointable()))
    return SubmitSlate(tuple(chance.sample(game.round.table, chance.randint(1, 10))))


async def play_to_the_end(people: list[Person]) -> None:
    while people[0].live.room.phase is Phase.PLAYING:
        room = people[0].live.room
        game, number = room.game, room.awaited()[0]
        assert game
        marking = SubmitSlate(game.round.table[number : number + 3])
        move = marking if isinstance(game.phase, Associating) else PointAt(game.pointable()[0])
        assert await people[number].do(move) == ""
