"""The printed game over HTTP: a PDF is requested until it is ready, and then fetched."""

from typing import Annotated, cast

from litestar import Response, get, post
from litestar.params import Parameter
from litestar.response import File

from stella.printing.files import Wish
from stella.protocol.codes import Code
from stella.protocol.printing import PrintState
from stella.rules.refusals import Refused
from stella.server.http.requests import AnyRequest, address_of
from stella.server.services import Services

PrintKey = Annotated[str, Parameter(pattern="^[0-9a-f]{32}$", max_length=32)]


@post("/prints", status_code=200)
async def ask_for_print(request: AnyRequest, data: Wish, services: Services) -> PrintState:
    """Start making a PDF, or return its progress: repeating the request costs nothing."""
    catalogue, press = services.node.catalogue, services.press
    deck, words = catalogue.decks.get(data.deck), catalogue.words.get(data.words)
    if deck is None or words is None:
        raise Refused(Code.UNKNOWN_DECK)
    editions = deck.hash, words.hash
    found = press.find(data, editions)
    if found is None:
        services.admission.may_print(address_of(request))
        found, work = press.begin(data, editions)
        services.node.supervisor.run_once("printing", work)
    return press.state(found, services.settings.root_path)


@get("/prints/{key:str}", media_type="application/pdf")
async def fetch_print(key: PrintKey, services: Services) -> Response[bytes]:
    """Send a finished PDF."""
    path, name = services.press.file(key)
    file = File(path, filename=name, media_type="application/pdf", headers={"cache-control": "private, no-cache"})
    return cast("Response[bytes]", file)


ROUTES = (ask_for_print, fetch_print)
