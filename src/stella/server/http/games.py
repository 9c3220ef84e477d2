"""A room's history over HTTP: its games, insights into its rounds, and deletion by the host."""

from hashlib import sha256
from typing import Annotated, cast

from litestar import Response, delete, get, post
from litestar.params import QueryParameter

from stella.protocol import bodies
from stella.protocol.codes import Code
from stella.protocol.updates import encode
from stella.rules.refusals import Refused
from stella.rules.visibility import round_view
from stella.server.http.requests import BY_TOKEN, AnyRequest, RoomCode, address_of, bearer_of, find_room, studied
from stella.server.services import Services
from stella.statistics.groups import Group
from stella.statistics.insight import RoundInsight, insight
from stella.statistics.tables import games_csv

RoundInQuery = Annotated[int | None, QueryParameter(name="round", ge=1, le=4)]
_ASK_AGAIN = "private, no-cache"  # clients may cache it, but must check that nothing has changed


@get("/rooms/{code:str}/games", may_answer=(304,))
async def read_games(request: AnyRequest, code: RoomCode, services: Services) -> Response[Group]:
    """Return the history of a room; nothing if its `ETag` matches `If-None-Match`."""
    live = await find_room(request, services, code)
    group = await services.node.games.group(live.room.id)
    tag = f'W/"{sha256(encode(group)).hexdigest()[:24]}"'
    headers = {"etag": tag, "cache-control": _ASK_AGAIN}
    if tag in request.headers.get("if-none-match", ""):
        return Response(cast("Group", None), status_code=304, headers=headers)
    return Response(group, headers=headers)


@get("/rooms/{code:str}/games.csv", media_type="text/csv")
async def read_games_csv(request: AnyRequest, code: RoomCode, services: Services) -> Response[str]:
    """Return the games of a room as CSV, one line per player and game."""
    live = await find_room(request, services, code)
    services.admission.may_study(address_of(request))
    games = await services.node.games.of(live.room.id)
    name = f"stella-{live.room.code}.csv"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": _ASK_AGAIN}
    return Response(await services.desk.work(lambda: games_csv(games)), headers=headers)


@get("/rooms/{code:str}/insight")
async def read_insight(
    request: AnyRequest, code: RoomCode, services: Services, round_number: RoundInQuery = None
) -> Response[RoundInsight]:
    """Return the insight into a scored round of the present game, by default the last one."""
    live = await find_room(request, services, code)
    played = live.room.game.round.played if live.room.game else ()
    scored = {one.scored.round: one for one in played}
    wanted = scored.get(round_number or len(played))
    if wanted is None:  # its slates are closed
        raise Refused(Code.ROUND_NOT_SCORED)
    return await studied(request, services, lambda: insight(round_view(wanted)))


@delete("/rooms/{code:str}", security=BY_TOKEN)
async def forget_room(request: AnyRequest, code: RoomCode, services: Services) -> None:
    """Delete a room and everything about it permanently; only for its host."""
    services.admission.may_join(address_of(request))
    token = bearer_of(request)
    await services.node.deletion.forget_room(await find_room(request, services, code), token)


@post("/rooms/{code:str}/names/forget", status_code=204, security=BY_TOKEN)
async def forget_name(request: AnyRequest, code: RoomCode, data: bodies.ForgetName, services: Services) -> None:
    """Delete a person's name from a room's history; only for its host."""
    services.admission.may_join(address_of(request))
    token = bearer_of(request)
    await services.node.deletion.forget_name(await find_room(request, services, code), token, data.name)


ROUTES = (read_games, read_games_csv, read_insight, forget_room, forget_name)
