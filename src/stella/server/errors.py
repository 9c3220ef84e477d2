"""Every error a client can meet, as a code with a sentence. A bug is logged with its trace and told without it."""

from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_409_CONFLICT, HTTP_500_INTERNAL_SERVER_ERROR
from litestar.types import ExceptionHandlersMap

from stella.content.languages import negotiate
from stella.hosting.ports import Damaged, EntryTooNew, StoreUnavailable
from stella.hosting.registry import NoSuchRoom
from stella.protocol.bodies import Problem
from stella.protocol.sentences import sentence
from stella.rooms.refusals import RoomRefused

log = structlog.get_logger()
AnyRequest = Request[Any, Any, Any]

_BY_STATUS = {
    400: "bad_request",
    401: "not_seated",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "bad_request",
    429: "slow_down",
}


class CodedError(Exception):
    """A request that cannot be answered, with the protocol's code for it."""

    def __init__(self, code: str, status: int, retry_after: int | None = None) -> None:
        """Take after how many seconds it is worth trying again, if that is known."""
        super().__init__(code)
        self.code = code
        self.status = status
        self.retry_after = retry_after


def answer(request: AnyRequest, code: str, status: int, headers: dict[str, str] | None = None) -> Response[Problem]:
    """Return an error's body in the language of the request."""
    language = negotiate(request.headers.get("accept-language"))
    problem = Problem(code, sentence(code, language))
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def _coded(request: AnyRequest, error: CodedError) -> Response[Problem]:
    headers = {"retry-after": str(error.retry_after)} if error.retry_after is not None else None
    return answer(request, error.code, error.status, headers)


_REFUSED = {
    "try_again": 503,
    "unknown_fate": 503,
    "internal": 500,
    "damaged": 503,
    "too_new": 503,
    "ticket_void": 404,
    "kept_out": 403,
    "no_such_name": 404,
    "room_forgotten": 404,
}


def _refused(request: AnyRequest, error: RoomRefused) -> Response[Problem]:
    return answer(request, error.code, _REFUSED.get(error.code, HTTP_409_CONFLICT))


def _no_such_room(request: AnyRequest, _: NoSuchRoom) -> Response[Problem]:
    return answer(request, "no_such_room", 404)


def _unavailable(request: AnyRequest, _: StoreUnavailable) -> Response[Problem]:
    return answer(request, "try_again", 503)


def _damaged(request: AnyRequest, _: Damaged) -> Response[Problem]:
    return answer(request, "damaged", 503)


def _too_new(request: AnyRequest, _: EntryTooNew) -> Response[Problem]:
    return answer(request, "too_new", 503)


def _http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    headers = dict(error.headers or {})
    if "GET" in headers.get("allow", "").split(", "):
        headers["allow"] += ", HEAD"  # the guard answers it from what GET would
    return answer(request, _BY_STATUS.get(error.status_code, "bad_request"), error.status_code, headers)


def _unreadable(request: AnyRequest, _: RecursionError | UnicodeError) -> Response[Problem]:
    return answer(request, "bad_request", 400)


def _bug(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("request failed", path=request.url.path, exc_info=error)
    return answer(request, "internal", HTTP_500_INTERNAL_SERVER_ERROR)


HANDLERS: ExceptionHandlersMap = {
    CodedError: _coded,
    RoomRefused: _refused,
    NoSuchRoom: _no_such_room,
    StoreUnavailable: _unavailable,
    HTTPException: _http,
    Damaged: _damaged,
    EntryTooNew: _too_new,
    RecursionError: _unreadable,
    UnicodeError: _unreadable,
    Exception: _bug,
}
