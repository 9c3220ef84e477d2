"""A seat that a team plays: which team somebody joins, when it is ready, and whose turn it is to point for it."""

from stella.rooms.commands import ReadyForTeam
from stella.rooms.deciding.context import Context
from stella.rooms.facts import MemberNotReady, MemberReady, RoomFact, SeatShared, SeatTaken
from stella.rooms.refusals import RoomRefusal
from stella.rooms.room import Room, Seat, team_name
from stella.rooms.views import Phase
from stella.rules.box import Colour
from stella.rules.game import Game, Revealing
from stella.rules.moves import BeReady, Move, NotReady, PointAt, SubmitSlate
from stella.rules.refusals import Refusal, Refused

MOST_MEMBERS = 6


def join(
    room: Room, name: str, wish: Colour | None, language: str, *, token: str, address: str
) -> SeatTaken | SeatShared:
    """Return the fact of a person who joins a team: the one they chose, else the smallest; all values are judged."""
    seat = room.seat(wish)
    is_running = room.phase is Phase.PLAYING or room.draw is not None
    teams = [one for one in room.seats if one.token and (not is_running or room.is_in_game(room.number(one.colour)))]
    can_begin = not is_running and len(room.seats) < room.options.seats
    if seat is None and can_begin:
        colour = wish or next(colour for colour in Colour if room.seat(colour) is None)
        return SeatTaken(colour, team_name(colour), language, token, address, member=name)
    if wish is not None and seat not in teams:
        raise Refused(RoomRefusal.SEAT_TAKEN if seat else RoomRefusal.ROOM_FULL)
    if seat is None:
        seat = min(teams, key=lambda one: len(one.tokens), default=None)
    if seat is None or len(seat.tokens) >= MOST_MEMBERS:
        raise Refused(RoomRefusal.SEAT_FULL if wish else RoomRefusal.ROOM_FULL)
    return SeatShared(seat.colour, token, address, name)


def here(seat: Seat, context: Context) -> list[str]:
    """Return the tokens of those in a team who are here, in the order of their turns."""
    return [token for token in seat.tokens if token in context.present]


def pointer(game: Game, seat: Seat, number: int, context: Context) -> str | None:
    """Return the token of whoever points for a team now: one after the other, past those who are away."""
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
    """Return what a move of one of a team is for the seat, and what it means in the team; None: nothing for the seat.

    The seat is ready when all who are here are; whoever takes it back takes it back for all.
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
    """Return the move of a team whose speaker, the first of those who are here, says that it is ready."""
    if not seat.member or not seat.devices or context.token not in here(seat, context)[:1]:
        raise Refused(RoomRefusal.NOT_THE_SPEAKER)
    return BeReady()
