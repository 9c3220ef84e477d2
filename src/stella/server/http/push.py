"""Notifications over HTTP: the server's key, and the push address of a seat."""

from litestar import delete, get, put

from stella.protocol.codes import Code
from stella.protocol.push import PushKey, Subscribe
from stella.protocol.updates import encode
from stella.rules.refusals import Refused
from stella.server.http.requests import BY_TOKEN, AnyRequest, RoomCode, address_of, bearer_of, find_room
from stella.server.push.sender import NOBODY, Subscription
from stella.server.services import Services


@get("/push")
async def push_key(services: Services) -> PushKey:
    """Return the key with which a browser subscribes to this server's notifications."""
    return PushKey(services.push.vapid.public_key)


@put("/rooms/{code:str}/push", status_code=204, security=BY_TOKEN)
async def subscribe(request: AnyRequest, code: RoomCode, data: Subscribe, services: Services) -> None:
    """Start sending notifications to a seat; only for its holder."""
    services.admission.may_join(address_of(request))
    token = bearer_of(request)
    live = await find_room(request, services, code)
    if not services.push.accepts(data):
        raise Refused(Code.PUSH_NOT_USABLE)
    await services.node.notices.subscribe(live.room, token, encode(subscription_of(request, data)))


@delete("/rooms/{code:str}/push", security=BY_TOKEN)
async def unsubscribe(request: AnyRequest, code: RoomCode, services: Services) -> None:
    """Stop sending notifications to a seat; only for its holder."""
    services.admission.may_join(address_of(request))
    token = bearer_of(request)
    live = await find_room(request, services, code)
    await services.node.notices.unsubscribe(live.room, token)


def subscription_of(request: AnyRequest, wish: Subscribe) -> Subscription:
    """Return a browser's push subscription, as it is stored."""
    return Subscription(wish.endpoint, wish.p256dh, wish.auth, _contact(request))


def _contact(request: AnyRequest) -> str:
    """Return the page that the browser shows: push services contact the operator of its origin."""
    origin = request.headers.get("origin", "")
    return origin if origin.startswith("https://") and len(origin) < 200 else NOBODY


ROUTES = (push_key, subscribe, unsubscribe)
