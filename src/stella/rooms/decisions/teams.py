"""A team's seat: which team a person joins, when it is ready, and whose turn it is to point."""

from stella.rooms.commands import ReadyForTeam
from stella.rooms.decisions.context import Context
from stella.rooms.facts import MemberNotReady, MemberReady, RoomFact, SeatShared, SeatTaken
from stella.rooms.refusals import RoomRefusal
from stella.rooms.room import Room, Seat, team_name
from stella.rooms.views import Phase
from stella.rules.box import Agent, Colour
from stella.rules.game import Game, Revealing
from stella.rules.moves import BeReady, Move, NotReady, PointAt, SubmitSlate
from stella.rules.refusals import Refusal, Refused

MOST_MEMBERS = 6


def join(
    room: Room,
    name: str,
    wish: Colour | None,
    language: str,
    *,
    token: str,
    address: str,
    agent: Agent | None = None,
) -> SeatTaken | SeatShared:
    """Return the fact of a person joining a team: the one they chose, or else the smallest. All values are checked.

    A program that declares itself plays alone: it takes a free seat before a game, and nobody joins it.
    """
    seat = room.seat(wish)
    is_running = room.phase is Phase.PLAYING or room.draw is not None
    people = [one for one in room.seats if one.token and one.agent is None]
    teams = [one for one in people if not is_running or room.is_in_game(room.number(one.colour))]
    can_begin = not is_running and len(room.seats) < room.options.seats
    if seat is None and can_begin:
        colour = wish or next(colour for colour in Colour if room.seat(colour) is None)
        if agent is not None:
            return SeatTaken(colour, name, language, token, address, agent)
        return SeatTaken(colour, team_name(colour), language, token, address, member=name)
    if agent is not None:
        raise Refused(RoomRefusal.SEAT_TAKEN if seat else RoomRefusal.ROOM_FULL)
    if wish is not None and seat not in teams:
        raise Refused(RoomRefusal.SEAT_TAKEN if seat else RoomRefusal.ROOM_FULL)
    if seat is None:
        seat = min(teams, key=lambda one: len(one.tokens), default=None)
    if seat is None or len(seat.tokens) >= MOST_MEMBERS:
        raise Refused(RoomRefusal.SEAT_FULL if wish else RoomRefusal.ROOM_FULL)
    return SeatShared(seat.colour, token, address, name)


def here(seat: Seat, context: Context) -> list[str]:
    """Return the tokens of a team's connected members, in the order of their turns."""
    return [token for token in seat.tokens if token in context.present]


def pointer(game: Game, seat: Seat, number: int, context: Context) -> str | None:
    """Return the token of the member who points for a team now. Members take turns; absent ones are skipped."""
    phase = game.phase
    running = phase.pointed if isinstance(phase, Revealing) else ()
    turns = sum(
        each.seat == number for played in (*[one.pointed for one in game.round.played], running) for each in played
    )
    start = turns % len(seat.tokens)
    order = seat.tokens[start:] + seat.tokens[:start]
    return next((token for token in order if token in context.present), None)


def of_member(
    game: Game, seat: Seat, number: int, move: Move, context: Context
) -> tuple[Move | None, tuple[RoomFact, ...]]:
    """Return what a member's move means for the seat and within the team; None if it does not affect the seat.

    The seat is ready when all connected members are. One member who takes it back does so for all.
    """
    token = context.token
    if not seat.member or not seat.devices or token is None or context.by_program:
        return move, ()
    if type(move) is PointAt and isinstance(game.phase, Revealing) and game.phase.scout == number:
        if pointer(game, seat, number, context) not in (None, token):
            raise Refused(RoomRefusal.ANOTHER_MEMBER_POINTS)
        return move, ()
    if type(move) is NotReady and token in seat.ready:
        return (move if game.is_ready(number) else None), (MemberNotReady(seat.colour, token),)
    if type(move) is BeReady or (type(move) is SubmitSlate and move.is_ready):
        if token in seat.ready and not game.is_ready(number):
            raise Refused(Refusal.ALREADY_READY)
        is_last = set(here(seat, context)) <= {token, *seat.ready}
        rest = None if type(move) is BeReady else SubmitSlate(move.cards, is_ready=False)  # type: ignore[union-attr]
        return (move if is_last else rest), (MemberReady(seat.colour, token),)
    return move, ()


def for_team(seat: Seat, _: ReadyForTeam, context: Context) -> BeReady:
    """Return the move of a team that its speaker, the first connected member, declares ready."""
    if not seat.member or not seat.devices or context.token not in here(seat, context)[:1]:
        raise Refused(RoomRefusal.NOT_THE_SPEAKER)
    return BeReady()
