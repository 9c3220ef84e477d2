"""Every error a client can get, as a code with a sentence. The traceback of a bug is logged but never sent."""

from typing import Any

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from stella.content.languages import negotiate
from stella.hosting.ports import StoreUnavailable
from stella.hosting.registry import NoSuchRoom
from stella.protocol.bodies import Problem
from stella.protocol.codes import Code
from stella.protocol.mistakes import place_of
from stella.protocol.sentences import sentence
from stella.rules.refusals import Refused
from stella.storage.errors import Damaged, TooNew

log = structlog.get_logger()
AnyRequest = Request[Any, Any, Any]
_BODY = "$.data"
"""Litestar's name for the body among the arguments of a request."""

_BY_STATUS = {
    400: Code.BAD_REQUEST,
    401: Code.NOT_SEATED,
    403: Code.FORBIDDEN,
    404: Code.NOT_FOUND,
    405: Code.METHOD_NOT_ALLOWED,
    413: Code.TOO_LARGE,
    415: Code.BAD_REQUEST,
    429: Code.SLOW_DOWN,
}


def code_of(error: Exception) -> Code:
    """Return the code of an error for the client; an unexpected error is `INTERNAL`."""
    match error:
        case Refused():
            return Code(error.code)
        case NoSuchRoom():
            return Code.NO_SUCH_ROOM
        case StoreUnavailable():
            return Code.TRY_AGAIN
        case Damaged():
            return Code.DAMAGED
        case TooNew():
            return Code.TOO_NEW
        case RecursionError() | UnicodeError():  # a body that is nested too deeply, or not text
            return Code.BAD_REQUEST
        case _:
            return Code.INTERNAL


def problem(code: Code, accept_language: str | None, path: str = "") -> Problem:
    """Return an error's body in the language of the request."""
    return Problem(code, sentence(code, negotiate(accept_language)), path)


def answer(
    request: AnyRequest,
    code: Code,
    status: int | None = None,
    headers: dict[str, str] | None = None,
    path: str = "",
) -> Response[Problem]:
    """Return the answer that reports an error, in the language of the request."""
    said = problem(code, request.headers.get("accept-language"), path)
    return Response(said, status_code=status or code.status, media_type=MediaType.JSON, headers=headers)


def _coded(request: AnyRequest, error: Exception) -> Response[Problem]:
    code = code_of(error)
    if code is Code.INTERNAL and not isinstance(error, Refused):
        log.error("request failed", path=request.url.path, exc_info=error)
    seconds = error.retry_after if isinstance(error, Refused) else None
    return answer(request, code, headers=None if seconds is None else {"retry-after": str(seconds)})


def _http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    headers = dict(error.headers or {})
    if "GET" in headers.get("allow", "").split(", "):
        headers["allow"] += ", HEAD"  # the guard answers it from what GET would return
    code = _BY_STATUS.get(error.status_code, Code.BAD_REQUEST)
    return answer(request, code, error.status_code, headers, _place_in_body(error))


def _place_in_body(error: HTTPException) -> str:
    """Return where the mistake in a body is; empty if it is not JSON, or if the error is elsewhere."""
    place = place_of(error.__cause__) if isinstance(error.__cause__, msgspec.ValidationError) else ""
    is_body = place == _BODY or place.startswith(f"{_BODY}.")
    return place.replace(_BODY, "$", 1) if is_body else ""


HANDLERS: ExceptionHandlersMap = {HTTPException: _http, Exception: _coded}
