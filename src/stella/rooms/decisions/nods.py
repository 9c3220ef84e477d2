"""Texts that need the host's approval: an author proposes one, and the host shows it or leaves it out."""

from collections.abc import Iterable

from stella.rooms.commands import ChangeSeat, LeaveOut, ShowProposal
from stella.rooms.decisions import seats
from stella.rooms.decisions.context import Context
from stella.rooms.decisions.seats import as_host, in_lobby, usable_name
from stella.rooms.facts import MemberNamed, ProposalsSettled, Proposed, RoomFact, SeatChanged, WordsWritten
from stella.rooms.proposals import Proposal, ProposalKind
from stella.rooms.refusals import RoomRefusal
from stella.rooms.room import Room, Seat
from stella.rules.box import BLANK_CARDS
from stella.rules.refusals import Refused

_MOST_AT_ONCE = 16  # proposals in one entry: each gets a different number


def needs_nod(room: Room, seat: Seat, context: Context) -> bool:
    """Return whether the host must approve what a device writes. The host and the program need no approval."""
    return room.opening.needs_nod and not context.by_program and not room.is_host(author(seat, context))


def author(seat: Seat, context: Context) -> str:
    """Return the hash of the token of the device that writes."""
    return context.token or seat.token or ""


def proposed(
    room: Room, token: str, kind: ProposalKind, texts: Iterable[tuple[str, ...]], card: int | None = None
) -> tuple[RoomFact, ...]:
    """Return the facts that make texts wait for the host, and replace earlier ones of this kind and seat."""
    number = room.version * _MOST_AT_ONCE
    new = [Proposed(Proposal(number + place, kind, token, words, card)) for place, words in enumerate(texts)]
    return (*withdrawn(room, token, kind, card), *new)


def withdrawn(room: Room, token: str, kind: ProposalKind, card: int | None = None) -> tuple[ProposalsSettled, ...]:
    """Return the fact that drops waiting texts of one kind: those of the seat, or a name of this device."""
    seat = room.holder(token)
    old = [
        one.number
        for one in room.proposals
        if (one.kind, one.card) == (kind, card)
        and (one.token == token or (kind is not ProposalKind.NAME and room.holder(one.token) == seat))
    ]
    return (ProposalsSettled(tuple(old)),) if old else ()


def propose_words(room: Room, seat: Seat, cards: tuple[tuple[str, ...], ...], token: str) -> tuple[RoomFact, ...]:
    """Keep the cards that the host has approved and the author still wants; the others wait for the host."""
    kept = tuple([card for card in cards if card in seat.words])
    new = [card for card in cards if card not in seat.words]
    written: tuple[RoomFact, ...] = () if kept == seat.words else (WordsWritten(seat.colour, kept),)
    return (*written, *proposed(room, token, ProposalKind.WORDS, new))


def change_seat(room: Room, seat: Seat, command: ChangeSeat, context: Context) -> tuple[RoomFact, ...]:
    """Change name, colour or language of your seat. If the host must approve names, a new name waits."""
    token, name = author(seat, context), command.name
    if name is None or not needs_nod(room, seat, context):
        return seats.change_seat(room, seat, command, context)
    changed = seats.change_seat(room, seat, ChangeSeat(None, command.colour, command.language), context)
    in_lobby(room)
    if name == room.person(token):
        return (*changed, *withdrawn(room, token, ProposalKind.NAME))
    return (*changed, *_name(room, seat, name, token))


def _name(room: Room, seat: Seat, name: str, token: str) -> tuple[RoomFact, ...]:
    return proposed(room, token, ProposalKind.NAME, [(usable_name(room, name, None if seat.member else seat.colour),)])


def judged(room: Room, seat: Seat | None, command: ShowProposal | LeaveOut, context: Context) -> tuple[Proposal, int]:
    """Return the waiting text and its author's seat. Refuse anyone but the host."""
    as_host(room, seat, context)
    if not room.is_host(context.token):
        raise Refused(RoomRefusal.NOT_HOST)
    for proposal, number in room.waiting():
        if proposal.number == command.number:
            return proposal, number
    raise Refused(RoomRefusal.NO_SUCH_PROPOSAL)


def leave_out(room: Room, seat: Seat | None, command: LeaveOut, context: Context) -> tuple[RoomFact, ...]:
    """Drop a waiting text."""
    proposal, _ = judged(room, seat, command, context)
    return (ProposalsSettled((proposal.number,)),)


def show(room: Room, proposal: Proposal, number: int) -> tuple[RoomFact, ...]:
    """Return the facts that show a name or a word card to everyone. Refused outside the lobby."""
    seat, settled = room.seats[number], ProposalsSettled((proposal.number,))
    in_lobby(room)
    if proposal.kind is ProposalKind.WORDS:
        if sum(len(other.words) for other in room.seats) >= BLANK_CARDS:
            raise Refused(RoomRefusal.TOO_MANY_WORDS)
        return settled, WordsWritten(seat.colour, (*seat.words, proposal.texts))
    name = usable_name(room, proposal.texts[0], None if seat.member else seat.colour)
    if seat.member:
        return settled, MemberNamed(seat.colour, proposal.token, name)
    return settled, SeatChanged(seat.colour, seat.colour, name, seat.language)
