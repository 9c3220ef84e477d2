"""The operator's own decks over HTTP: who may make and delete them, pictures one by one, packing and its progress."""

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import Parameter

from stella.protocol import making
from stella.protocol.codes import Code
from stella.rules.refusals import Refused
from stella.server.http.requests import AnyRequest, DeckId, address_of, language_of
from stella.server.making.drafts import MOST_BYTES, Draft
from stella.server.services import Services

Name = Annotated[str, Parameter(max_length=40)]
PICTURES = ("image/jpeg", "image/png", "image/webp")


@get("/host")
async def host_info(request: AnyRequest, services: Services) -> making.HostInfo:
    """Return whether the client may make decks here, and the decks that it may delete."""
    is_host, has_password = _is_host(request, services), services.hosts.has_password
    has_decks = is_host and services.settings.database is None
    return making.HostInfo(is_host, has_password, services.own_decks.all(language_of(request)) if has_decks else ())


@post("/host/password")
async def give_password(request: AnyRequest, data: making.GivePassword, services: Services) -> making.HostPass:
    """Grant access to a person with the server password."""
    return making.HostPass(services.hosts.let_in(address_of(request), data.password))


@post("/host/decks")
async def open_draft(request: AnyRequest, services: Services) -> making.DraftOpened:
    """Start a deck."""
    _demand_host(request, services)
    return making.DraftOpened(services.drafts.open())


@put("/host/decks/{draft:str}/pictures", request_max_body_size=MOST_BYTES + 1, status_code=201, takes=PICTURES)
async def add_picture(request: AnyRequest, draft: Name, services: Services) -> making.PictureAdded:
    """Add a picture to a deck in the making: the body is the file."""
    found = _draft(request, draft, services)
    return making.PictureAdded(await services.drafts.add(found, request.stream()))


@delete("/host/decks/{draft:str}/pictures/{picture:str}")
async def remove_picture(request: AnyRequest, draft: Name, picture: Name, services: Services) -> None:
    """Remove a picture from a deck in the making."""
    services.drafts.remove(_draft(request, draft, services), picture)


@post("/host/decks/{draft:str}/pack", status_code=202, request_max_body_size=2_000_000)
async def pack(request: AnyRequest, draft: Name, data: making.PackDeck, services: Services) -> making.DraftState:
    """Start packing a deck."""
    found = _draft(request, draft, services)
    services.node.supervisor.run_once("decks", services.drafts.pack(found, data))
    return found.state()


@get("/host/decks/{draft:str}")
async def draft_state(request: AnyRequest, draft: Name, services: Services) -> making.DraftState:
    """Return the progress of a deck in the making."""
    return _draft(request, draft, services).state()


@delete("/host/decks/{draft:str}")
async def drop_draft(request: AnyRequest, draft: Name, services: Services) -> None:
    """Delete a deck in the making."""
    if _draft(request, draft, services).phase is making.DraftPhase.PACKING:
        raise Refused(Code.DRAFT_CLOSED)
    services.drafts.drop(draft)


@delete("/host/own-decks/{deck:str}")
async def delete_deck(request: AnyRequest, deck: DeckId, services: Services) -> None:
    """Delete one of the server's own decks."""
    _demand_host(request, services)
    await services.own_decks.delete(deck)


def _is_host(request: AnyRequest, services: Services) -> bool:
    return services.hosts.admits(address_of(request), request.headers)


def _demand_host(request: AnyRequest, services: Services) -> None:
    if not _is_host(request, services):
        raise Refused(Code.HOST_ONLY)
    if services.settings.database is not None:  # the other nodes would not have the deck
        raise Refused(Code.DECK_ON_EVERY_NODE)


def _draft(request: AnyRequest, draft: str, services: Services) -> Draft:
    _demand_host(request, services)
    return services.drafts.get(draft)


ROUTES = (
    host_info,
    give_password,
    open_draft,
    add_picture,
    remove_picture,
    pack,
    draft_state,
    drop_draft,
    delete_deck,
)
