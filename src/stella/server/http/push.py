"""Notices over HTTP: the server's key, and whether a seat wants them and where."""

from litestar import delete, get, put

from stella.protocol.codes import Code
from stella.protocol.pushing import PushKey, Subscribe
from stella.protocol.updates import encode
from stella.rules.refusals import Refused
from stella.server.http.asking import BY_TOKEN, AnyRequest, RoomCode, address_of, bearer_of, find_room
from stella.server.push.sending import NOBODY, Subscription
from stella.server.services import Services


@get("/push")
async def push_key(services: Services) -> PushKey:
    """Give the key with which a browser subscribes to this server's notices."""
    return PushKey(services.push.vapid.public_key)


@put("/rooms/{code:str}/push", status_code=204, security=BY_TOKEN)
async def subscribe(request: AnyRequest, code: RoomCode, data: Subscribe, services: Services) -> None:
    """Send notices to a seat from now on: by its holder."""
    services.admission.may_join(address_of(request))
    token = bearer_of(request)
    live = await find_room(request, services, code)
    if not services.push.accepts(data):
        raise Refused(Code.PUSH_NOT_USABLE)
    kept = Subscription(data.endpoint, data.p256dh, data.auth, _contact(request))
    await services.node.notices.subscribe(live.room, token, encode(kept))


@delete("/rooms/{code:str}/push", security=BY_TOKEN)
async def unsubscribe(request: AnyRequest, code: RoomCode, services: Services) -> None:
    """Send no more notices to a seat: by its holder."""
    services.admission.may_join(address_of(request))
    token = bearer_of(request)
    live = await find_room(request, services, code)
    await services.node.notices.unsubscribe(live.room, token)


def _contact(request: AnyRequest) -> str:
    """Return the page that somebody looks at: push services write to whoever is responsible for it."""
    origin = request.headers.get("origin", "")
    return origin if origin.startswith("https://") and len(origin) < 200 else NOBODY


ROUTES = (push_key, subscribe, unsubscribe)
