"""Asks a server whether it is ready."""

import ssl
from http import HTTPStatus
from http.client import HTTPException
from urllib import request
from urllib.error import HTTPError, URLError

READY = "ready"
SECONDS = 5.0
LONGEST = 200


def asked(address: str, opener: request.OpenerDirector | None = None, seconds: float = SECONDS) -> str:
    """Return a server's health report, or the reason why there is none."""
    try:
        url = f"{address.rstrip('/')}/health/ready"
        with (opener or request.build_opener()).open(url, timeout=seconds) as answer:
            return _text(answer.read(LONGEST))
    except HTTPError as error:
        with error:
            is_told = error.code == HTTPStatus.SERVICE_UNAVAILABLE
            return (is_told and _text(error.read(LONGEST))) or f"{error.code} {error.reason}"
    except URLError as error:
        return f"{error.reason}"
    except HTTPException:
        return "another program answers there"
    except (OSError, ValueError) as error:
        return str(error)


def asked_here(port: int, seconds: float = SECONDS) -> str:
    """Return the health of the server on this machine, with or without TLS."""
    said = asked(f"http://127.0.0.1:{port}", _straight(), seconds)
    if said.startswith(READY):
        return said
    over_tls = asked(f"https://127.0.0.1:{port}", _straight(), seconds)
    return over_tls if over_tls.startswith(READY) else said


def _straight() -> request.OpenerDirector:
    """Return an opener that bypasses proxies and ignores certificate names."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return request.build_opener(request.ProxyHandler({}), request.HTTPSHandler(context=context))


def _text(said: bytes) -> str:
    return said.decode(errors="replace")
