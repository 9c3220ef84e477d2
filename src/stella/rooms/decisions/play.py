"""Moves of the game, notes, and the automatic pointing order of a seat's cards."""

from collections.abc import Sequence
from operator import attrgetter

from stella.content.errors import ContentError
from stella.content.plain_text import clean_text
from stella.content.words import clean_word
from stella.rooms.commands import HideNote, ReadyForTeam, SetOrder, ShowProposal
from stella.rooms.decisions.clock import reset
from stella.rooms.decisions.context import Context
from stella.rooms.decisions.nods import author, judged, needs_nod, proposed, show, withdrawn
from stella.rooms.decisions.seats import as_host
from stella.rooms.decisions.teams import for_team, of_member
from stella.rooms.facts import GamePlayed, OrderSet, ProposalsSettled, RoomFact, SeatTakenBack
from stella.rooms.fold import Change, changed, evolve, played
from stella.rooms.proposals import ProposalKind
from stella.rooms.refusals import RoomRefusal
from stella.rooms.room import Room, Seat
from stella.rooms.views import Phase
from stella.rules.engine import Happening, happenings
from stella.rules.evolution import evolve as evolve_game
from stella.rules.game import Game, Revealing
from stella.rules.interventions import hide_note as note_to_hide
from stella.rules.moves import BeReady, Move, PointAt, TypeClue, WriteNote
from stella.rules.refusals import Refusal, Refused

Orders = Sequence[tuple[int, ...]]
_fact = attrgetter("fact")


def move(room: Room, number: int, move: Move, context: Context) -> Change:
    """Make a move of the game. A person who moves plays the seat again."""
    game, seat = room.game, room.seats[number]
    if game is None:
        raise Refused(RoomRefusal.NO_GAME)
    if type(move) is WriteNote:
        move = _cleaned(room, move)
        if needs_nod(room, seat, context):
            return _propose_note(room, game, number, move, context)
    elif type(move) is TypeClue:
        move = _typed(move)
    for_seat, in_team = of_member(game, seat, number, move, context)
    if for_seat is None:
        if type(move) is BeReady:
            happenings(game, number, move)  # refuses the member whatever the seat may not do
        return game_changed(room, in_team, ())
    happened = happenings(game, number, for_seat)
    phase = happened[-1].after.phase
    if type(phase) is Revealing and phase.scout is not None and room.seats[phase.scout].order:
        happened += _follow_orders(happened[-1].after, [other.order for other in room.seats])
    is_back = not context.by_program and (seat.has_stand_in or seat.is_played_this_step)
    return game_changed(room, (*in_team, SeatTakenBack(seat.colour)) if is_back else in_team, happened)


def ready_for_team(room: Room, number: int, command: ReadyForTeam, context: Context) -> Change:
    """Let a team's speaker declare the seat ready, even if others in the team are not."""
    if room.game is None:
        raise Refused(RoomRefusal.NO_GAME)
    return game_changed(room, (), happenings(room.game, number, for_team(room.seats[number], command, context)))


def _cleaned(room: Room, move: WriteNote) -> WriteNote:
    """Return a note cleaned for display, like a name."""
    if not room.options.allows_notes:
        raise Refused(RoomRefusal.NOTES_ARE_OFF)
    return WriteNote(move.card, clean_text(move.text))


def _propose_note(room: Room, game: Game, number: int, move: WriteNote, context: Context) -> Change:
    """Make a note wait for the host. An empty one is removed at once."""
    happened = happenings(game, number, move)  # refuses a note that could never be shown
    token = author(room.seats[number], context)
    if move.text:
        return game_changed(room, proposed(room, token, ProposalKind.NOTE, [(move.text,)], move.card), ())
    return game_changed(room, withdrawn(room, token, ProposalKind.NOTE, move.card), happened)


def show_proposal(room: Room, seat: Seat | None, command: ShowProposal, context: Context) -> Change:
    """Show a waiting text to everyone. A note appears when a scout points at its picture."""
    proposal, number = judged(room, seat, command, context)
    if proposal.kind is not ProposalKind.NOTE or proposal.card is None or room.game is None:
        return game_changed(room, show(room, proposal, number), ())
    happened = happenings(room.game, number, WriteNote(proposal.card, proposal.texts[0]))
    return game_changed(room, (ProposalsSettled((proposal.number,)),), happened)


def _typed(move: TypeClue) -> TypeClue:
    """Return typed words cleaned for display, like custom words."""
    try:
        return TypeClue(clean_word(move.top), None if move.bottom is None else clean_word(move.bottom))
    except ContentError:
        raise Refused(Refusal.CLUE_NOT_USABLE) from None


def hide_note(room: Room, seat: Seat | None, command: HideNote, context: Context) -> Change:
    """Hide a note that is public."""
    game, writer = room.game, room.number(command.colour)
    as_host(room, seat, context)
    if game is None:
        raise Refused(RoomRefusal.NO_GAME)
    round_number = game.round.number if command.round is None else command.round
    fact = None if writer is None else note_to_hide(game, round_number, writer, command.card)
    if fact is None:
        raise Refused(RoomRefusal.NO_SUCH_NOTE)
    return game_changed(room, (), (Happening(fact, game, evolve_game(game, fact)),))


def set_order(room: Room, number: int, command: SetOrder, _: Context) -> Change:
    """Set the pointing order of a seat's marked cards. On the seat's turn, they are pointed at automatically."""
    game, seat = room.game, room.seats[number]
    if game is None or room.phase is not Phase.PLAYING:
        raise Refused(RoomRefusal.NO_GAME)
    if not room.is_in_game(number):
        raise Refused(RoomRefusal.NOT_SEATED)
    if not set(command.cards) <= set(game.slate(number)) or len(set(command.cards)) < len(command.cards):
        raise Refused(RoomRefusal.NOT_YOUR_SLATE)
    orders = [command.cards if other is seat else other.order for other in room.seats]
    return game_changed(room, (OrderSet(seat.colour, command.cards),), _follow_orders(game, orders))


def game_changed(room: Room, around: tuple[RoomFact, ...], happened: tuple[Happening, ...]) -> Change:
    """Return the change made by facts around the game and facts of the game, in this order."""
    after = room
    for fact in around:
        after = evolve(after, fact)
    if not happened:
        return changed(room, around, after)
    after = played(after, happened)
    facts: tuple[RoomFact, ...] = (*around, GamePlayed(tuple(map(_fact, happened))))
    if after.deadline is not None and (after.step() != room.step() or after.phase is not room.phase):
        stopped = reset(after)
        facts += stopped
        after = evolve(after, stopped[0])
    return changed(room, facts, after, happened)


def _follow_orders(game: Game, orders: Orders) -> tuple[Happening, ...]:
    """Let scouts with a pointing order point, until one has no card left in it or the round is over."""
    happened: tuple[Happening, ...] = ()
    round_number = game.round.number
    while isinstance(game.phase, Revealing) and game.round.number == round_number:
        scout, pointable = game.phase.scout, game.pointable()
        card = next((card for card in orders[scout or 0] if card in pointable), None)
        if scout is None or card is None:
            break
        happened += happenings(game, scout, PointAt(card))
        game = happened[-1].after
    return happened
