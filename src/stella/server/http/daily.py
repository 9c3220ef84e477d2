"""Today's table over HTTP: a day's page, your slate and its result, what everyone saw, another device."""

from functools import lru_cache
from typing import Annotated

from litestar import MediaType, Response, delete, get, post, put
from litestar.params import Parameter

from stella.daily import DAY_MS, DayTable, date_of, day_named, dealt
from stella.daily.company import cards_of
from stella.daily.table import COLOURS
from stella.hosting.daily.comparisons import SharedSlate
from stella.hosting.daily.days import Days, Result
from stella.protocol import daily
from stella.protocol.codes import Code
from stella.protocol.updates import encode, table_changes, told
from stella.rules.refusals import Refused
from stella.rules.visibility import table_view
from stella.server.http.push import subscription_of
from stella.server.http.requests import BY_TOKEN, AnyRequest, RoomCode, address_of, bearer_of, find_room
from stella.server.services import Services

LEAST_TOKEN, MOST_TOKEN = 20, 128
Day = Annotated[str, Parameter(max_length=16)]
_PRIVATE = {"cache-control": "no-store"}


@get("/daily")
async def todays_page(services: Services) -> Response[daily.DailyPage]:
    """Show today's table: one clue and fifteen pictures, the same on every server. The answer is cached."""
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
    """Send this device's slate for a day; the answer comes when it is durable. A slate for a past day is not stored."""
    services.admission.may_send_slate(address_of(request))
    result = await _days(services).send(_number(day), _token(request), data.cards, data.language)
    return Response(_told(result), headers=_PRIVATE)


@get("/daily/{day:str}/slate")
async def my_result(request: AnyRequest, day: Day, services: Services) -> Response[daily.DailyResult]:
    """Return the result of this device's slate. Nothing of other people's slates is shown before this one is in."""
    return Response(_told(await _days(services).result(_number(day), _token(request))), headers=_PRIVATE)


@get("/daily/{day:str}/crowd")
async def crowd_of_day(day: Day, services: Services) -> daily.DailyCrowd:
    """Return what everyone saw on a day that is over."""
    table, crowd = await _days(services).crowd(_number(day))
    return daily.DailyCrowd(date_of(table.day), table.pictures, table.clue, crowd)


@get("/rooms/{code:str}/daily/{day:str}", security=BY_TOKEN)
async def compare(request: AnyRequest, code: RoomCode, day: Day, services: Services) -> Response[daily.DailyComparison]:
    """Compare a day's slates by name with others in a room who show theirs."""
    return await _compared(request, services, code, day)


@put("/rooms/{code:str}/daily/{day:str}", security=BY_TOKEN)
async def share_slate(
    request: AnyRequest, code: RoomCode, day: Day, data: daily.ShareSlate, services: Services
) -> Response[daily.DailyComparison]:
    """Show your slate of a day in a room, and see those of the others who do."""
    services.admission.may_send_slate(address_of(request))
    days, token = _days(services), bearer_of(request)
    await days.table(_number(day))
    live = await find_room(request, services, code)
    await services.node.comparing.share(live.room, token, _number(day), data.token)
    return await _compared(request, services, code, day)


@delete("/rooms/{code:str}/daily/{day:str}", security=BY_TOKEN)
async def withdraw_slate(request: AnyRequest, code: RoomCode, day: Day, services: Services) -> None:
    """Stop showing your slate in a room."""
    services.admission.may_send_slate(address_of(request))
    live = await find_room(request, services, code)
    await services.node.comparing.withdraw(live.room, bearer_of(request), _number(day))


@put("/daily/reminder", status_code=204)
async def remind_me(request: AnyRequest, data: daily.RemindMe, services: Services) -> None:
    """Remind this device of today's table, daily at the same time."""
    services.admission.may_keep(address_of(request))
    _days(services)
    wish = data.subscription
    if not services.push.accepts(wish):
        raise Refused(Code.PUSH_NOT_USABLE)
    kept = encode(subscription_of(request, wish))
    await services.node.reminders.ask(wish.endpoint, kept, data.language, data.at)


@post("/daily/reminder/stop", status_code=204)
async def stop_reminding(request: AnyRequest, data: daily.StopReminding, services: Services) -> None:
    """Stop reminding this device."""
    services.admission.may_join(address_of(request))
    await services.node.reminders.stop(data.endpoint)


@post("/daily/ticket")
async def pack(request: AnyRequest, data: daily.PackDaily, services: Services) -> daily.DailyTicket:
    """Issue a ticket that takes this device's slates and calendar to another device."""
    services.admission.may_keep(address_of(request))
    _days(services)
    return daily.DailyTicket(await services.node.daily_tickets.issue(_token(request), data.calendar))


@post("/daily/tickets")
async def unpack(request: AnyRequest, data: daily.UseDailyTicket, services: Services) -> daily.DailyMoved:
    """Redeem a ticket, once."""
    services.admission.may_join(address_of(request))
    _days(services)
    with services.admission.guessing(address_of(request), Refused):
        moved = await services.node.daily_tickets.use(data.ticket)
    return daily.DailyMoved(moved.token, moved.calendar)


async def _compared(request: AnyRequest, services: Services, code: str, day: str) -> Response[daily.DailyComparison]:
    table = await _days(services).table(_number(day))
    live = await find_room(request, services, code)
    own, others, waiting = await services.node.comparing.shared(live.room, bearer_of(request), table.day)

    def told(slate: SharedSlate) -> daily.SharedSlate:
        return daily.SharedSlate(slate.name, cards_of(table, slate.marks))

    yours = None if own is None else told(own)
    body = daily.DailyComparison(date_of(table.day), table.pictures, yours, tuple(map(told, others)), waiting)
    return Response(body, headers=_PRIVATE)


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
    """Return the token that a device has made up. It must be too long to guess."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not LEAST_TOKEN <= len(token) <= MOST_TOKEN:
        raise Refused(Code.BAD_REQUEST)
    return token


async def _page(days: Days, day: int) -> Response[daily.DailyPage]:
    body = _written(await days.table(day), days.today, days.is_open(day))
    return Response(body, media_type=MediaType.JSON, headers={"cache-control": "no-cache"})  # type: ignore[arg-type]


@lru_cache(maxsize=32)
def _written(table: DayTable, today: int, is_open: bool) -> bytes:
    """Build a day's page once for everyone who opens it."""
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


ROUTES = (
    todays_page,
    page_of_day,
    send_slate,
    my_result,
    crowd_of_day,
    compare,
    share_slate,
    withdraw_slate,
    remind_me,
    stop_reminding,
    pack,
    unpack,
)
