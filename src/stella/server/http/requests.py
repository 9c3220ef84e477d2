"""What every handler reads from a request: its address, its language, and the room with its code."""

from collections.abc import Callable
from typing import Annotated, Any

from litestar import MediaType, Request, Response
from litestar.params import Parameter

from stella.content.languages import is_language, negotiate
from stella.hosting.registry import NoSuchRoom
from stella.hosting.room import LiveRoom
from stella.protocol.codes import Code
from stella.protocol.updates import encode
from stella.rules.refusals import Refused
from stella.server.network import address_for_others
from stella.server.services import Services

AnyRequest = Request[Any, Any, Any]
RoomCode = Annotated[str, Parameter(max_length=16)]
BY_TOKEN = [{"token": list[str]()}]
"""The description of a handler that needs `Authorization: Bearer TOKEN`."""
DeckId = Annotated[str, Parameter(max_length=64)]


def address_of(request: AnyRequest) -> str:
    """Return the client's address (behind a trusted proxy, the address that it reports)."""
    return request.client.host if request.client else "unknown"


def language_of(request: AnyRequest, wish: str | None = None) -> str:
    """Return the language to answer in."""
    return wish if wish and is_language(wish) else negotiate(request.headers.get("accept-language"))


def server_address(request: AnyRequest, services: Services) -> str:
    """Return this server's address for others."""
    settings = services.settings
    if settings.public_url:
        return settings.public_url
    return address_for_others(str(request.base_url), is_shared=settings.is_shared) + settings.root_path


def bearer_of(request: AnyRequest) -> str:
    """Return the token of a request's authorization."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused(Code.NOT_SEATED)
    return token


async def find_room(request: AnyRequest, services: Services, code: str) -> LiveRoom:
    """Return the room with a code. An address that has tried too many wrong ones is refused before the look-up."""
    address = address_of(request)
    with services.admission.guessing(address, NoSuchRoom):
        return await services.node.registry.find(code)


async def studied(request: AnyRequest, services: Services, work: Callable[[], object]) -> Response[Any]:
    """Answer with a computed result. Computations have their own rate limit and run in a thread."""
    services.admission.may_study(address_of(request))
    return Response(await services.desk.work(lambda: encode(work())), media_type=MediaType.JSON)
