"""Seats that declare themselves programs: what a room stores about it, and who may be host."""

import msgspec
import pytest

from stella.records import record_of
from stella.rooms.commands import ChangeOptions, LeaveSeat, SeatBot, StartGame, TakeOverSeat
from stella.rooms.decisions.handovers import take_over
from stella.rooms.decisions.seats import take_seat
from stella.rooms.facts import Entry, GamePlayed, SeatTaken
from stella.rooms.fold import apply
from stella.rooms.options import OptionChanges
from stella.rooms.room import Room
from stella.rooms.visibility import room_view
from stella.rules.box import Agent, Colour
from stella.rules.facts import Fact, PlayerReplaced
from stella.rules.refusals import Refused
from stella.statistics.summaries import summary_of
from stella.storage.entries import decode_entry, decode_room, encode_entry, encode_room
from tests.rooms.builders import ORANGE, PINK, after, changed, game_of, lobby

LLAVA = Agent("model", "llava", "1.6")
PURPLE, GREEN = Colour.PURPLE, Colour.GREEN


def seated(room: Room, name: str = "Lens", agent: Agent | None = LLAVA) -> Room:
    """The room after a program has sat down."""
    fact = take_seat(room, name, None, "en", token=f"token-{name}", address="elsewhere", agent=agent)
    return apply(room, decode_entry(encode_entry(Entry(0, (fact,))))).room


def test_everybody_sees_which_seat_is_an_agents() -> None:
    room = room_view(seated(lobby(2)))

    assert [seat.agent for seat in room.seats] == [None, None, LLAVA]


def test_a_seat_of_a_person_is_written_as_before() -> None:
    person = take_seat(lobby(1), "Ben", None, "en", token="t", address="a")

    started = changed(lobby(), ORANGE, StartGame())

    assert b"agent" not in encode_entry(Entry(0, (person, *started.facts)))
    assert b"agent" not in encode_room(started.room)


def test_an_agent_plays_alone_at_a_table_with_teams() -> None:
    with_teams = ChangeOptions(OptionChanges(has_teams=True, seats=5))
    room = seated(seated(after(lobby(3), ORANGE, with_teams)), "Ada", agent=None)

    assert [(seat.name, seat.members, seat.agent) for seat in room.seats][2:] == [
        ("Blue", ("Eva",), None),
        ("Lens", (), LLAVA),
        ("Green", ("Ada",), None),
    ]
    assert seated(room, "Ben 2", agent=None).seats[3].tokens == ("token-Lens",)  # newcomers join people
    with pytest.raises(Refused, match="room_full"):
        seated(room, "Focus")
    with pytest.raises(Refused, match="seat_taken"):
        take_seat(room, "Kim", PURPLE, "en", token="t", address="a")
    record = record_of(_facts(changed(room, ORANGE, StartGame()).facts))
    assert [(one.name, one.members, one.agent is None) for one in record.players][3:] == [
        ("Lens", (), False),
        ("Green", ("Ada",), True),
    ]


def test_an_agent_becomes_no_team_when_the_host_turns_teams_on() -> None:
    room = seated(lobby(2))

    teams = after(room, ORANGE, ChangeOptions(OptionChanges(has_teams=True)))
    back = after(teams, ORANGE, ChangeOptions(OptionChanges(has_teams=False)))

    assert [(seat.name, seat.members) for seat in teams.seats] == [
        ("Orange", ("Ana",)),
        ("Pink", ("Ben",)),
        ("Lens", ()),
    ]
    assert back.seats == room.seats


def test_an_agent_survives_a_snapshot() -> None:
    room = after(seated(lobby(2)), ORANGE, StartGame())

    assert decode_room(encode_room(room)) == room


def test_a_declaration_is_made_fit_to_be_shown() -> None:
    room = seated(lobby(2), agent=Agent("model", " ll\u202eava\n", "\u200b1"))

    assert room.seats[2].agent == Agent("model", "llava", "1")


@pytest.mark.parametrize("agent", [Agent("model", "\u202e", "1"), Agent("model", "llava", "\u200b…")])
def test_a_declaration_that_shows_nothing_is_refused(agent: Agent) -> None:
    with pytest.raises(Refused, match="agent_not_usable"):
        seated(lobby(2), agent=agent)


@pytest.mark.parametrize("kind", ["", "a model", "Model", "model\n", "x" * 41])
def test_the_kind_is_a_short_plain_word(kind: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"kind": kind, "model": "llava"}, Agent)


def test_the_record_of_a_game_says_which_seats_were_agents() -> None:
    change = changed(seated(lobby(2)), ORANGE, StartGame())

    record = record_of(_facts(change.facts))

    assert [player.agent and player.agent.model for player in record.players] == [None, None, "llava"]
    assert not record.players[2].is_bot


def test_an_agent_that_takes_a_bots_seat_over_is_in_the_record_too() -> None:
    room = after(after(lobby(), ORANGE, SeatBot("ada")), ORANGE, StartGame())

    change = take_over(room, PURPLE, "Lens", "en", token="new", address="a", agent=LLAVA)

    assert apply(room, Entry(0, change.facts)) == change
    assert change.room.seats[3].agent == LLAVA
    assert game_of(change.room).round.players[3].agent == LLAVA
    assert [fact.agent for fact in _facts(change.facts) if isinstance(fact, PlayerReplaced)] == [LLAVA]


def test_an_agent_that_waited_stays_one_when_it_moves_over() -> None:
    room = after(after(lobby(), ORANGE, SeatBot("ada")), ORANGE, StartGame())

    moved = after(seated(room), GREEN, TakeOverSeat(PURPLE))

    assert moved.seats[3].agent == LLAVA


def test_a_person_who_takes_an_agents_seat_over_is_a_person() -> None:
    room = after(seated(lobby(3)), ORANGE, StartGame())
    room = after(room, PURPLE, LeaveSeat())

    taken = take_over(room, PURPLE, "Zoe", "en", token="new", address="a").room

    assert taken.seats[3].agent is None
    assert not game_of(taken).round.players[3].agent


def test_a_person_inherits_the_table_before_an_agent_does() -> None:
    room = seated(lobby(1))
    person = take_seat(room, "Ben", None, "en", token="ben", address="b")
    room = apply(room, Entry(0, (person,))).room

    left = after(room, ORANGE, LeaveSeat())

    assert isinstance(person, SeatTaken)
    assert left.host == person.colour != PINK


def test_what_a_room_remembers_says_that_a_player_was_an_agent() -> None:
    room = after(seated(lobby(2)), ORANGE, StartGame())

    summary = summary_of(game_of(room))

    assert [player.is_agent for player in summary.players] == [False, False, True]


def _facts(facts: tuple[object, ...]) -> list[Fact]:
    return [each for fact in facts if isinstance(fact, GamePlayed) for each in fact.facts]
