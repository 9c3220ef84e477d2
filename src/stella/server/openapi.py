"""The OpenAPI document: Litestar's paths and parameters, with bodies and answers as msgspec reads and writes them.

Litestar describes structs in its own way, which is not how they are written (arrays, left-out defaults, unset fields).
"""

from http import HTTPStatus
from typing import Any, get_args, get_origin

import msgspec
from litestar import Litestar, Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import File
from litestar.routes import HTTPRoute

from stella.protocol.bodies import Problem
from stella.protocol.updates import encode
from stella.records import FORMAT, Record
from stella.records.first_format import FirstRecord
from stella.records.second_format import SecondRecord

TAKES = "takes"
"""The option of a handler that reads its body itself: the accepted media types."""
MAY_ANSWER = "may_answer"
"""The option of a handler with a second answer without a body: its status."""
_RECORDS = (FirstRecord, SecondRecord, Record)
_REF = "#/components/schemas/{name}"
_JSON = "application/json"


class Document(JsonRenderPlugin):
    """Serves the document. It is written once, because that takes long and it does not change."""

    _written = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the document."""
        self._written = self._written or encode(described(request.app, openapi_schema))
        return self._written


def described(app: Litestar, document: dict[str, Any]) -> dict[str, Any]:
    """Return Litestar's document, with the bodies and answers of every handler as msgspec describes them."""
    operations = list(_operations(app))
    kinds = [kind for _, _, handler in operations for kind in _kinds(handler)]
    structs = list(dict.fromkeys([Problem, *_RECORDS, *kinds]))
    schemas, components = msgspec.json.schema_components(structs, ref_template=_REF)
    by_kind = dict(zip(structs, schemas, strict=True))
    components["Record"]["properties"]["format"] = {"enum": [FORMAT]}
    by_kind[Record] = {"anyOf": [by_kind[kind] for kind in _RECORDS]}
    paths = {path: dict(item) for path, item in document["paths"].items()}
    for path, method, handler in operations:
        operation = paths[path][method]
        paths[path][method] = operation | _bodies(handler, by_kind) | {"responses": _answers(handler, by_kind)}
    return document | {"paths": paths, "components": document.get("components", {}) | {"schemas": components}}


def _operations(app: Litestar) -> Any:
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            if handler.resolve_include_in_schema():
                yield from ((route.path_format, method.lower(), handler) for method in sorted(handler.http_methods))


def _kinds(handler: HTTPRouteHandler) -> list[Any]:
    return [kind for kind in (_taken(handler), _answered(handler)) if kind not in (None, bytes, str, File)]


def _taken(handler: HTTPRouteHandler) -> Any:
    data = handler.parsed_data_field
    return data.annotation if data else None


def _answered(handler: HTTPRouteHandler) -> Any:
    """Return the type of a handler's answer, without its `Response`."""
    kind = handler.parsed_return_field.annotation
    if get_origin(kind) is Response:
        (kind,) = get_args(kind)
    return None if kind is type(None) else kind


def _bodies(handler: HTTPRouteHandler, by_kind: dict[Any, Any]) -> dict[str, Any]:
    if taken := _taken(handler):
        return {"requestBody": {"required": True, "content": {_JSON: {"schema": by_kind[taken]}}}}
    if media_types := handler.opt.get(TAKES):
        return {"requestBody": {"required": True, "content": {kind: {} for kind in media_types}}}
    return {}


def _answers(handler: HTTPRouteHandler, by_kind: dict[Any, Any]) -> dict[str, Any]:
    kind, status = _answered(handler), str(handler.status_code)
    answer: dict[str, Any] = {"description": HTTPStatus(handler.status_code).phrase}
    if kind is File:
        answer["content"] = {"image/webp": {}}
    elif kind in (bytes, str):
        answer["content"] = {str(handler.media_type): {"schema": {"type": "string"}}}
    elif kind is not None:
        answer["content"] = {_JSON: {"schema": by_kind[kind]}}
    other = {str(also): {"description": HTTPStatus(also).phrase} for also in handler.opt.get(MAY_ANSWER, ())}
    return {status: answer} | other | {"4XX": _problem(by_kind, _AGAIN), "5XX": _problem(by_kind, {})}


_AGAIN = {"headers": {"Retry-After": {"description": "with 429: seconds to wait", "schema": {"type": "integer"}}}}


def _problem(by_kind: dict[Any, Any], more: dict[str, Any]) -> dict[str, Any]:
    return {"description": "Refused", "content": {_JSON: {"schema": by_kind[Problem]}}} | more
