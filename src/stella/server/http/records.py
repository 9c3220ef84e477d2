"""Finished games over HTTP: the record, the findings of `stella verify`, and the steps for a replay."""

from typing import Annotated, cast

import msgspec
from litestar import MediaType, Response, get
from litestar.params import Parameter

from stella.protocol import bodies, messages
from stella.protocol.codes import Code
from stella.protocol.updates import table_change
from stella.records import Record, WrongRecord, encode, record_of, verify
from stella.rooms.fold import fold_game
from stella.rules.facts import CardsMarked, Fact, GameStarted
from stella.rules.refusals import Refused
from stella.rules.views import TableView
from stella.rules.visibility import round_view, seat_view, show, table_view
from stella.server.http.requests import AnyRequest, studied
from stella.server.services import Services
from stella.statistics.insight import RoundInsight, insight

RecordId = Annotated[str, Parameter(max_length=64, pattern="^[0-9a-f]+$")]
Seat = Annotated[int | None, Parameter(ge=0, le=5)]


async def _facts(services: Services, record: str) -> tuple[Fact, ...]:
    facts = await services.node.history.facts(record)
    if facts is None:
        raise Refused(Code.NO_SUCH_RECORD)
    return facts


@get("/records/{record:str}")
async def read_record(record: RecordId, services: Services) -> Response[Record]:
    """Return the record of a finished game, in the format of the release that began it."""
    document = encode(record_of(await _facts(services, record)))
    return Response(cast("Record", msgspec.Raw(document)), media_type=MediaType.JSON)


@get("/records/{record:str}/verdict")
async def read_verdict(request: AnyRequest, record: RecordId, services: Services) -> Response[bodies.Verdict]:
    """Check a finished game's record, as anyone can with `stella verify`."""
    facts = await _facts(services, record)
    return await studied(request, services, lambda: _verdict(facts))


def _verdict(facts: tuple[Fact, ...]) -> bodies.Verdict:
    try:
        verify(record_of(facts))
    except WrongRecord as wrong:
        return bodies.Verdict(is_valid=False, sentence=str(wrong))
    return bodies.Verdict(is_valid=True, sentence="")


@get("/records/{record:str}/insight")
async def read_insight(request: AnyRequest, record: RecordId, services: Services) -> Response[list[RoundInsight]]:
    """Return what the rounds of a finished game could have been."""
    facts = await _facts(services, record)
    return await studied(request, services, lambda: _insights(facts))


def _insights(facts: tuple[Fact, ...]) -> list[RoundInsight]:
    return [insight(round_view(played)) for played in fold_game(None, facts)[-1].after.round.played]


@get("/records/{record:str}/steps")
async def read_steps(
    request: AnyRequest, record: RecordId, services: Services, seat: Seat = None
) -> Response[bodies.Steps]:
    """Return a finished game step by step, as a seat or a spectator saw it."""
    facts = await _facts(services, record)
    start = facts[0]
    if not isinstance(start, GameStarted) or (seat is not None and seat >= len(start.players)):
        raise Refused(Code.NO_SUCH_RECORD)
    return await studied(request, services, lambda: _steps(record, start, facts, seat))


def _steps(record: str, start: GameStarted, facts: tuple[Fact, ...], seat: int | None) -> bodies.Steps:
    steps: list[bodies.ReplayStep] = []
    table: TableView | None = None
    for each in fold_game(None, facts):
        shown = show(each.before, each.fact, seat)
        is_others = isinstance(each.fact, CardsMarked) and each.fact.seat != seat
        if shown is None or isinstance(each.fact, GameStarted) or is_others:
            continue
        before, table = table, table_view(each.after)
        told = messages.Told(shown, table_change(before, table))
        steps.append(bodies.ReplayStep((told,), table, None if seat is None else seat_view(each.after, seat)))
    return bodies.Steps(record, start.players, start.deck.id, tuple(steps), start.words.id, start.deck.hash)


ROUTES = (read_record, read_verdict, read_insight, read_steps)
