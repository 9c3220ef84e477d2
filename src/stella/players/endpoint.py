"""Sends one request to a chat endpoint with the OpenAI interface, over plain HTTP. It does not depend on the game.

The key is sent in one header and nowhere else. Redirects are not followed, so the key cannot leak to another server.
"""

import base64
import json
from collections.abc import Sequence
from time import monotonic
from typing import Any, Final
from urllib import request
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit

from msgspec import Struct

MOST_BYTES: Final = 1_000_000  # of an answer
_PATH: Final = "/chat/completions"


class Failed(Exception):  # noqa: N818 - reads as the sentence it is
    """A request was not answered. `status` says how it failed and whether a retry can help."""

    def __init__(self, status: str, sentence: str, *, can_retry: bool, wait: float = 0.0) -> None:
        super().__init__(sentence)
        self.status, self.can_retry, self.wait = status, can_retry, wait


class Completion(Struct, frozen=True):
    """What the model said, the tokens used and the time taken."""

    text: str
    prompt_tokens: int | None
    completion_tokens: int | None
    seconds: float


class _NoRedirects(request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


class ChatEndpoint:
    """A model behind an address such as `http://localhost:8080/v1`."""

    def __init__(self, url: str, model: str, key: str | None = None, seconds: float = 60.0) -> None:
        if urlsplit(url).scheme not in {"http", "https"}:
            raise ValueError("The endpoint is an address that begins with http:// or https://.")
        address = url.rstrip("/")
        self.address = address if address.endswith(_PATH) else address + _PATH
        self.model, self.seconds = model, seconds
        self._key = key or None
        self._opener = request.build_opener(_NoRedirects)

    def without_key(self, text: str) -> str:
        """Return a text with the key removed, in case a server repeats it."""
        return text.replace(self._key, "***") if self._key else text

    def ask(self, messages: Sequence[dict[str, Any]]) -> Completion:
        """Send one request. Raise `Failed` for anything that is not an answer in text."""
        begun = monotonic()
        body = json.dumps({"model": self.model, "messages": list(messages), "stream": False}).encode()
        headers = {"content-type": "application/json", "accept": "application/json"}
        if self._key:
            headers["authorization"] = f"Bearer {self._key}"
        call = request.Request(self.address, body, headers, method="POST")  # noqa: S310 - checked above
        try:
            with self._opener.open(call, timeout=self.seconds) as answer:
                content = self._read(answer, begun + self.seconds)
        except HTTPError as error:
            with error:
                raise _refused(error, self.without_key(error.read(500).decode("utf-8", "replace"))) from None
        except TimeoutError:
            raise Failed("timeout", f"No answer within {self.seconds:g} seconds.", can_retry=True) from None
        except (URLError, OSError) as error:
            if isinstance(getattr(error, "reason", None), TimeoutError):
                raise Failed("timeout", f"No answer within {self.seconds:g} seconds.", can_retry=True) from None
            why = self.without_key(str(getattr(error, "reason", error)))
            raise Failed("unreachable", f"The endpoint cannot be reached: {why}.", can_retry=True) from None
        return _answer(content, monotonic() - begun)

    @staticmethod
    def _read(answer: Any, deadline: float) -> bytes:
        """Read an answer in chunks, so that a slow answer cannot exceed the deadline."""
        content = b""
        while piece := answer.read1(65_536):
            content += piece
            if len(content) > MOST_BYTES:
                raise Failed("too_long", "The answer is too long.", can_retry=True)
            if monotonic() > deadline:
                raise TimeoutError
        return content


def picture_part(jpeg: bytes) -> dict[str, Any]:
    """Return a picture as a part of a message, as a data URL."""
    address = "data:image/jpeg;base64," + base64.b64encode(jpeg).decode()
    return {"type": "image_url", "image_url": {"url": address}}


def text_part(text: str) -> dict[str, Any]:
    """Return a text as a part of a message."""
    return {"type": "text", "text": text}


def _refused(error: HTTPError, said: str) -> Failed:
    """Return the meaning of an HTTP error: retry if the server is busy or broken, but not after a bad request."""
    can_retry = error.code in {408, 425, 429} or error.code >= 500
    after = error.headers.get("retry-after", "")
    wait = float(after) if after.isdecimal() else 0.0
    return Failed(f"http_{error.code}", f"The endpoint answered {error.code}: {said}", can_retry=can_retry, wait=wait)


def _answer(content: bytes, seconds: float) -> Completion:
    try:
        document = json.loads(content)
        choice = document["choices"][0]
        message, usage = choice["message"], document.get("usage") or {}
        text, refusal = message.get("content"), message.get("refusal")
    except (ValueError, LookupError, TypeError, AttributeError):
        raise Failed("wrong_answer", "The endpoint's answer is not a chat completion.", can_retry=True) from None
    if refusal or choice.get("finish_reason") == "content_filter":
        raise Failed("refusal", "The model refused to answer.", can_retry=True)
    if not isinstance(text, str) or not text.strip():
        raise Failed("wrong_answer", "The model said nothing.", can_retry=True)
    return Completion(text, _count(usage, "prompt_tokens"), _count(usage, "completion_tokens"), seconds)


def _count(usage: Any, name: str) -> int | None:
    found = usage.get(name) if isinstance(usage, dict) else None
    return found if isinstance(found, int) else None
