"""Every error a client can meet, as a code with a sentence. A bug is logged with its trace and told without it."""

from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from stella.content.languages import negotiate
from stella.hosting.ports import StoreUnavailable
from stella.hosting.registry import NoSuchRoom
from stella.protocol.bodies import Problem
from stella.protocol.codes import Code
from stella.protocol.sentences import sentence
from stella.rules.refusals import Refused
from stella.storage.errors import Damaged, TooNew

log = structlog.get_logger()
AnyRequest = Request[Any, Any, Any]

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
    """Return the code that tells a client of an error; what nobody expects is `INTERNAL`."""
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
        case RecursionError() | UnicodeError():  # a body that is nested too deeply, or no text
            return Code.BAD_REQUEST
        case _:
            return Code.INTERNAL


def problem(code: Code, accept_language: str | None) -> Problem:
    """Return an error's body in the language that a request asks for."""
    return Problem(code, sentence(code, negotiate(accept_language)))


def answer(
    request: AnyRequest, code: Code, status: int | None = None, headers: dict[str, str] | None = None
) -> Response[Problem]:
    """Return the answer that tells of an error, in the language of the request."""
    said = problem(code, request.headers.get("accept-language"))
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
        headers["allow"] += ", HEAD"  # the guard answers it from what GET would
    return answer(request, _BY_STATUS.get(error.status_code, Code.BAD_REQUEST), error.status_code, headers)


HANDLERS: ExceptionHandlersMap = {HTTPException: _http, Exception: _coded}
