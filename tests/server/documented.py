"""Checks every answer that the tests of the server receive against the server's OpenAPI document."""

import functools
import io
import json
import re
import tempfile
import urllib.request
import warnings
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from jsonschema import Draft202012Validator
from litestar.exceptions.base_exceptions import LitestarDeprecationWarning

from stella.server.app import create_app
from stella.server.openapi import described
from stella.server.services import Services
from stella.server.settings import Settings

LONGEST_TOLD = 2_000
GATEWAYS = {502, 504}
"""Statuses that only a proxy sends."""


@functools.cache
def document() -> dict[str, Any]:
    """Return the document of a server with ordinary settings."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)  # its limit is in pyproject.toml
        app = create_app(Services(Settings(data=Path(tempfile.gettempdir()))))
    read: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(described(app, app.openapi_schema.to_schema())))
    return read


@functools.cache
def _patterns() -> list[tuple[re.Pattern[str], str]]:
    paths = sorted(document()["paths"], key=lambda path: path.count("{"))  # `/api/words` before `/api/{any}`
    return [(re.compile(r".*?" + re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(path))), path) for path in paths]


@functools.cache
def _validator(schema: str) -> Draft202012Validator:
    return Draft202012Validator({"components": document()["components"], "allOf": [json.loads(schema)]})


class Answers:
    """The answers so far, by operation and status. `check` raises an error for one that the document does not have."""

    def __init__(self) -> None:
        self.seen: Counter[tuple[str, str, int]] = Counter()

    def check(self, method: str, address: str, status: int, kind: str, content: bytes) -> None:
        path = urlsplit(address).path
        if "/api/" not in path or method == "HEAD" or status in GATEWAYS:
            return
        operation = next((found for pattern, found in _patterns() if pattern.fullmatch(path)), "")
        described_as = document()["paths"].get(operation, {}).get(method.lower())
        responses = described_as["responses"] if described_as else _ONLY_PROBLEMS
        answer = responses.get(str(status)) or responses.get(f"{status // 100}XX")
        told = f"{method} {path}: {status} {kind} {content[:LONGEST_TOLD]!r}"
        assert answer is not None, f"this status is not documented: {told}"
        if "content" in answer:
            assert kind.partition(";")[0] in answer["content"], f"this media type is not documented: {told}"
            schema = answer["content"][kind.partition(";")[0]].get("schema")
            if schema and "json" in kind:
                errors = [error.message for error in _validator(json.dumps(schema)).iter_errors(json.loads(content))]
                assert errors == [], f"{told} does not fit {schema}"
        else:
            assert content == b"", f"no body is documented: {told}"
        self.seen[method, operation, status] += 1


_ONLY_PROBLEMS = {
    f"{first}XX": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}
    for first in (4, 5)
}


class _Read:
    """An answer of `urlopen` whose content has been read, with the attributes that the tests and the client use."""

    def __init__(self, answer: Any, content: bytes) -> None:
        self.status, self.headers, self.url = answer.status, answer.headers, answer.url
        self._content = io.BytesIO(content)

    def read(self, *most: int) -> bytes:
        return self._content.read(*most)

    def __enter__(self) -> "_Read":
        return self

    def __exit__(self, *_: object) -> None:
        pass


@contextmanager
def every_answer_checked() -> Iterator[Answers]:
    """Check each answer to `urllib` or `httpx` inside the block."""
    answers, open_plainly = Answers(), urllib.request.urlopen

    def urlopen(asked: Any, *rest: Any, **more: Any) -> _Read:
        call = asked if isinstance(asked, urllib.request.Request) else urllib.request.Request(asked)
        try:
            with open_plainly(call, *rest, **more) as answer:
                content = answer.read()
        except HTTPError as error:
            with error:
                content = error.read()
            kind = error.headers.get("content-type", "")
            answers.check(call.get_method(), call.full_url, error.code, kind, content)
            raise HTTPError(error.url, error.code, error.msg, error.headers, io.BytesIO(content)) from None
        answers.check(call.get_method(), call.full_url, answer.status, answer.headers.get("content-type", ""), content)
        return _Read(answer, content)

    def check(answer: httpx.Response) -> None:
        kind = answer.headers.get("content-type", "")
        answers.check(answer.request.method, str(answer.request.url), answer.status_code, kind, answer.content)

    send, send_async = httpx.Client.send, httpx.AsyncClient.send

    def checked(client: httpx.Client, *rest: Any, **more: Any) -> httpx.Response:
        answer = send(client, *rest, **more)
        if not more.get("stream"):
            check(answer)
        return answer

    async def checked_async(client: httpx.AsyncClient, *rest: Any, **more: Any) -> httpx.Response:
        answer = await send_async(client, *rest, **more)
        if not more.get("stream"):
            check(answer)
        return answer

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(urllib.request, "urlopen", urlopen)
        patch.setattr(httpx.Client, "send", checked)
        patch.setattr(httpx.AsyncClient, "send", checked_async)
        yield answers
