"""Today's table over HTTP: a day's page, your slate and what became of it, the crowd of a day, another device."""

from functools import lru_cache
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from stella.daily import DAY_MS, DayTable, date_of, day_named, dealt
from stella.daily.company import cards_of
from stella.daily.table import COLOURS
from stella.hosting.daily.days import Days, Result
from stella.protocol import daily
from stella.protocol.codes import Code
from stella.protocol.updates import encode, table_changes, told
from stella.rules.refusals import Refused
from stella.rules.showing import table_view
from stella.server.http.asking import AnyRequest, address_of
from stella.server.services import Services

LEAST_TOKEN, MOST_TOKEN = 20, 128
Day = Annotated[str, Parameter(max_length=16)]
_PRIVATE = {"cache-control": "no-store"}


@get("/daily")
async def todays_page(services: Services) -> Response[daily.DailyPage]:
    """Show today's table: one clue and fifteen pictures, the same on every server. The answer is kept ready."""
    days = _days(services)
    return await _page(days, days.today)


@get("/daily/{day:str}")
async def page_of_day(day: Day, services: Services) -> Response[daily.DailyPage]:
    """Show the table of a day of the archive, such as 2026-11-18."""
    return await _page(_days(services), _number(day))


@post("/daily/{day:str}/slates", status_code=200)
async def send_slate(
    request: AnyRequest, day: Day, data: daily.SendSlate, services: Services
) -> Response[daily.DailyResult]:
    """Send this device's slate for a day; answered when it is durable. A slate for a past day is not kept."""
    services.admission.may_send_slate(address_of(request))
    result = await _days(services).send(_number(day), _token(request), data.cards, data.language)
    return Response(_told(result), headers=_PRIVATE)


@get("/daily/{day:str}/slate")
async def my_result(request: AnyRequest, day: Day, services: Services) -> Response[daily.DailyResult]:
    """Say what became of this device's slate; nobody else's is told before it is in."""
    return Response(_told(await _days(services).result(_number(day), _token(request))), headers=_PRIVATE)


@get("/daily/{day:str}/crowd")
async def crowd_of_day(day: Day, services: Services) -> daily.DailyCrowd:
    """Say what everybody saw on a day that is over."""
    table, crowd = await _days(services).crowd(_number(day))
    return daily.DailyCrowd(date_of(table.day), table.pictures, table.clue, crowd)


@post("/daily/ticket")
async def pack(request: AnyRequest, data: daily.PackDaily, services: Services) -> daily.DailyTicket:
    """Issue a ticket that takes this device's slates and calendar to another device."""
    services.admission.may_join(address_of(request))
    _days(services)
    return daily.DailyTicket(await services.node.daily_tickets.issue(_token(request), data.calendar))


@post("/daily/tickets")
async def unpack(request: AnyRequest, data: daily.UseDailyTicket, services: Services) -> daily.DailyMoved:
    """Open what a ticket brings, once."""
    services.admission.may_join(address_of(request))
    _days(services)
    with services.admission.guessing(address_of(request), Refused):
        moved = await services.node.daily_tickets.use(data.ticket)
    return daily.DailyMoved(moved.token, moved.calendar)


def _days(services: Services) -> Days:
    if not services.settings.has_daily:
        raise Refused(Code.DAILY_IS_OFF)
    return services.node.days


def _number(day: str) -> int:
    number = day_named(day)
    if number is None:
        raise Refused(Code.NO_SUCH_DAY)
    return number


def _token(request: AnyRequest) -> str:
    """Return the token that a device has made for itself. Nobody could guess one that is long enough."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not LEAST_TOKEN <= len(token) <= MOST_TOKEN:
        raise Refused(Code.BAD_REQUEST)
    return token


async def _page(days: Days, day: int) -> Response[daily.DailyPage]:
    body = _written(await days.table(day), days.today, days.is_open(day))
    return Response(body, media_type=MediaType.JSON, headers={"cache-control": "no-cache"})  # type: ignore[arg-type]


@lru_cache(maxsize=32)
def _written(table: DayTable, today: int, is_open: bool) -> bytes:
    """Write a day's page once for everybody who opens it."""
    page = daily.DailyPage(
        day=date_of(table.day),
        today=date_of(today),
        ends_at=(today + 1) * DAY_MS,
        is_open=is_open,
        table=table_view(dealt(table)[-1].after),
        deck=table.deck.id,
        edition=table.deck.hash,
        words=table.words.id,
    )
    return encode(page)


def _told(result: Result) -> daily.DailyResult:
    before = table_view(result.round[0].before)
    changes, table = table_changes(result.round, before)
    seats = [daily.DailySeat(COLOURS[0])]
    for colour, one in zip(COLOURS[1:], result.companions, strict=True):
        language = None if one.character else one.language
        seats.append(daily.DailySeat(colour, one.character, language))
    since = None
    if result.since is not None:
        fresh = sum(one not in result.companions for one in result.since.companions)
        since = daily.DailySince(fresh, result.since.score)
    return daily.DailyResult(
        day=date_of(result.table.day),
        number=result.number,
        cards=cards_of(result.table, result.marks),
        seats=tuple(seats),
        facts=tuple(told(result.round, changes, 0, None)),
        table=table or before,
        score=result.score,
        since=since,
        crowd=result.crowd,
    )


ROUTES = (todays_page, page_of_day, send_slate, my_result, crowd_of_day, pack, unpack)
