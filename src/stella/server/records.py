"""Finished games over HTTP: the record, what `stella verify` says of it, and its steps for a replay."""

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from stella.records import Record, WrongRecord, record_of, verify
from stella.rooms.facts import Entry, GamePlayed
from stella.rooms.hall import Hall
from stella.rooms.showing import game_facts
from stella.rules.applying import evolve
from stella.rules.facts import CardsMarked, Fact, GameStarted
from stella.rules.showing import seat_view, show, table_view
from stella.server import wire
from stella.server.errors import CodedError

RecordId = Annotated[str, Parameter(max_length=64)]
Seat = Annotated[int | None, Parameter(ge=0, le=5)]


async def _facts(hall: Hall, record: str) -> tuple[Fact, ...]:
    facts = await hall.game_facts(record)
    if facts is None:
        raise CodedError("no_such_record", 404)
    return facts


@get("/records/{record:str}")
async def read_record(record: RecordId, hall: Hall) -> Record:
    """Give the record of a finished game."""
    return record_of(await _facts(hall, record))


@get("/records/{record:str}/verdict")
async def read_verdict(record: RecordId, hall: Hall) -> wire.Verdict:
    """Check a finished game's record, as anybody can with `stella verify`."""
    try:
        verify(record_of(await _facts(hall, record)))
    except WrongRecord as wrong:
        return wire.Verdict(is_valid=False, sentence=str(wrong))
    return wire.Verdict(is_valid=True, sentence="")


@get("/records/{record:str}/steps")
async def read_steps(record: RecordId, hall: Hall, seat: Seat = None) -> wire.Steps:
    """Tell a finished game step by step, as a seat or a spectator saw it."""
    facts = await _facts(hall, record)
    start = facts[0]
    if not isinstance(start, GameStarted) or (seat is not None and seat >= len(start.players)):
        raise CodedError("no_such_record", 404)
    steps = []
    for game, fact in game_facts(Entry(0, (GamePlayed(facts),)), None):
        shown = show(game, fact, seat)
        if shown is None or isinstance(fact, GameStarted) or (isinstance(fact, CardsMarked) and fact.seat != seat):
            continue
        after = evolve(game, fact)
        steps.append(wire.ReplayStep((shown,), table_view(after), None if seat is None else seat_view(after, seat)))
    return wire.Steps(record, start.players, start.deck.id, tuple(steps))


routes = (read_record, read_verdict, read_steps)
