"""Games are exported without names only if everyone who played in them agreed."""

from collections.abc import Iterable
from random import Random

import pytest
from msgspec.structs import replace

from stella.rooms.commands import (
    AllowExport,
    BackToLobby,
    ChangeOptions,
    Command,
    HandToBot,
    SeatBot,
    StartGame,
)
from stella.rooms.consent import exportable
from stella.rooms.decisions import decide, make
from stella.rooms.decisions.seats import take_seat
from stella.rooms.facts import Entry, RoomOpened, SeatMoved
from stella.rooms.fold import Change, open_room
from stella.rooms.options import OptionChanges, Options
from stella.rooms.room import Room
from stella.rooms.views import Phase
from stella.rooms.visibility import own_view, room_view
from stella.rules.box import Agent
from stella.rules.game import Associating
from stella.rules.moves import PointAt, SubmitSlate
from stella.rules.refusals import Refused
from tests.rooms.builders import ORANGE, PINK, context, game_of

ANA, BEN, EVA = "token0", "token1", "token2"


class Log:
    """A room with all of its changes; commands are those of devices, by token."""

    def __init__(self, options: Options, *, agents: Iterable[str] = ()) -> None:
        self.room: Room = open_room(Entry(0, (RoomOpened("id", "ABCDE", options),)))
        self.changes: list[Change] = []
        for number, name in enumerate(("Ana", "Ben", "Eva")):
            agent = Agent("model", "looker", "1") if name in agents else None
            who = {"token": f"token{number}", "address": "here", "agent": agent}
            self._add(make(self.room, (take_seat(self.room, name, None, "en", **who),)))  # type: ignore[arg-type]

    def _add(self, change: Change) -> None:
        self.changes.append(change)
        self.room = change.room

    def do(self, token: str, *commands: Command, record: str = "r1") -> None:
        for command in commands:
            world = replace(context(), token=token, record=record)
            self._add(decide(self.room, self.room.holder(token), command, world))

    def refusal(self, token: str, command: Command) -> str:
        with pytest.raises(Refused) as refused:
            self.do(token, command)
        return refused.value.code

    def answer(self, **answers: bool) -> None:
        for name, is_allowed in answers.items():
            self.do({"ana": ANA, "ben": BEN, "eva": EVA}[name], AllowExport(is_allowed))

    def move(self, old: str, new: str) -> None:
        number = self.room.holder(old)
        assert number is not None
        self._add(make(self.room, (SeatMoved(self.room.seats[number].colour, new, "there"),)))

    def play(self, record: str = "r1") -> None:
        if self.room.phase is not Phase.PLAYING:
            self.do(ANA, StartGame(), record=record)
        chance = Random(1)
        while self.room.phase is Phase.PLAYING:
            game, number = game_of(self.room), self.room.awaited()[0]
            marking = isinstance(game.phase, Associating)
            cards = chance.sample(game.round.table, 2) if marking else game.pointable()
            move = SubmitSlate(tuple(cards)) if marking else PointAt(cards[0])
            self._add(decide(self.room, number, move, context(by_program=self.room.seats[number].is_bot)))

    @property
    def exportable(self) -> set[str]:
        return set(exportable(self.changes))


def asking(**agents: Iterable[str]) -> Log:
    return Log(Options(asks_consent=True, rounds=1), **agents)


def test_a_game_is_exported_only_if_everyone_agreed() -> None:
    for answers, is_exported in (
        ({"ana": True, "ben": True, "eva": True}, True),
        ({"ana": True, "ben": True, "eva": False}, False),
        ({"ana": True, "ben": True}, False),
        ({}, False),
    ):
        log = asking()
        log.answer(**answers)
        log.play()

        assert log.exportable == ({"r1"} if is_exported else set())


def test_a_table_that_does_not_ask_takes_no_yes_and_exports_nothing() -> None:
    log = Log(Options(rounds=1))

    assert log.refusal(ANA, AllowExport(is_allowed=True)) == "not_asked"
    log.play()
    assert log.exportable == set()


def test_a_game_that_began_before_the_table_asked_is_not_exported() -> None:
    log = Log(Options(rounds=1))
    log.play()
    log.do(ANA, BackToLobby(), ChangeOptions(OptionChanges(asks_consent=True)))
    log.answer(ana=True, ben=True, eva=True)
    log.play("r2")

    assert log.exportable == {"r2"}


def test_an_answer_holds_for_all_games_at_the_table_and_can_be_taken_back_after_them() -> None:
    log = asking()
    log.answer(ana=True, ben=True, eva=True)
    log.play()
    log.play("r2")
    assert log.exportable == {"r1", "r2"}
    log.do(ANA, BackToLobby(), ChangeOptions(OptionChanges(asks_consent=False)))

    log.answer(eva=False)

    assert log.exportable == set()


def test_the_answer_stays_with_a_person_who_changes_the_device() -> None:
    log = asking()
    log.answer(ana=True, ben=True, eva=True)
    log.play()
    log.move(EVA, "new phone")
    assert log.exportable == {"r1"}
    assert own_view(log.room.seats[2]).agreed == (0,)

    log.do("new phone", AllowExport(is_allowed=False))

    assert log.exportable == set()


@pytest.mark.parametrize("is_allowed", [True, False])
def test_a_person_whose_seat_a_bot_took_over_has_played_too(is_allowed: bool) -> None:
    log = asking()
    log.answer(ana=True, ben=is_allowed, eva=True)
    log.do(ANA, StartGame(), HandToBot(PINK, "ada"))
    log.play()

    assert log.exportable == ({"r1"} if is_allowed else set())


def test_bots_and_declared_programs_are_not_asked() -> None:
    log = asking(agents=["Eva"])
    log.do(ANA, SeatBot("ada"))
    log.answer(ana=True, ben=True)

    assert log.refusal(EVA, AllowExport(is_allowed=True)) == "not_asked"
    log.play()
    assert log.exportable == {"r1"}


def test_everyone_of_a_team_answers() -> None:
    log = asking()
    log.do(ANA, ChangeOptions(OptionChanges(has_teams=True, seats=3)))
    joined = take_seat(log.room, "Ivo", ORANGE, "en", token="of Ivo", address="here")
    log._add(make(log.room, (joined,)))
    log.answer(ana=True, ben=True, eva=True)

    assert own_view(log.room.seats[0]).agreed == (0,)
    log.do("of Ivo", AllowExport(is_allowed=False))
    assert (own_view(log.room.seats[0]).agreed, own_view(log.room.seats[0]).declined) == ((0,), (1,))


def test_only_the_seat_sees_the_answer() -> None:
    log = asking()
    before = room_view(log.room)

    log.answer(ana=True)

    assert not log.changes[-1].is_public
    assert room_view(log.room) == before
    assert [own_view(seat).agreed for seat in log.room.seats] == [(0,), (), ()]


def test_the_same_answer_twice_changes_nothing() -> None:
    log = asking()
    log.answer(ana=True)

    log.answer(ana=True)

    assert log.changes[-1].facts == ()
