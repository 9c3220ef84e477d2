"""The guard before every request, on raw sockets: unusual paths, foreign pages, rebound names, HEAD and Allow."""

import json

import pytest

from tests.server.running import RunningServer
from tests.server.sockets.wire import everything, plugged

ROOMS = [
    "/api/rooms",
    "/api/rooms/",
    "//api/rooms",
    "///api///rooms",
    "/api//rooms",
    "/%2fapi/rooms",
    "/%2Fapi/rooms",
    "/%5capi/rooms",
    "/\\api/rooms",
    "/./api/rooms",
    "/%2e/api/rooms",
    "/x/../api/rooms",
    "/assets/../api/rooms",
    "/assets/%2e%2e/api/rooms",
    "/r/..%2f..%2fapi/rooms",
    "/api/./rooms",
    "/api%2frooms",
    "/%61pi/rooms",
    "/API/rooms",
    "/Api/Rooms",
    "/api/rooms;x",
    "/api/rooms%00",
    "http://127.0.0.1//api/rooms",
]


def asked(server: RunningServer, line: str, *headers: str, body: bytes = b"") -> tuple[int, dict[str, str], bytes]:
    """Return status, headers and body of the answer to a request that no library would send."""
    lines = [f"{line} HTTP/1.1", *headers, f"Content-Length: {len(body)}", "Connection: close", "", ""]
    with plugged(server) as plug:
        plug.sendall("\r\n".join(lines).encode("latin-1") + body)
        head, _, rest = everything(plug).partition(b"\r\n\r\n")
    first, *named = head.decode("latin-1").split("\r\n")
    return (
        int(first.split(" ")[1]),
        {name.lower(): value for name, _, value in (one.partition(": ") for one in named)},
        rest,
    )


@pytest.mark.parametrize("path", ROOMS)
@pytest.mark.parametrize("kind", ["application/json", "text/plain"])
def test_no_path_lets_a_foreign_page_open_a_room(server: RunningServer, path: str, kind: str) -> None:
    page = ("Host: 127.0.0.1", "Origin: http://evil.example", f"Content-Type: {kind}")

    status, _, _ = asked(server, f"POST {path}", *page, body=b'{"name": "Eve"}')

    assert status in {400, 403, 404}


@pytest.mark.parametrize("path", ROOMS)
def test_no_path_lists_rooms_under_a_rebound_name(server: RunningServer, path: str) -> None:
    path = path.replace("127.0.0.1", "evil.example")

    status, _, _ = asked(server, f"GET {path}", "Host: evil.example")

    assert status in {400, 403, 404}


@pytest.mark.parametrize("path", ["/metrics", "/schema/openapi.json", "/content/decks/stella/x.webp", "/api/host"])
def test_nothing_but_pages_and_health_is_shown_under_a_rebound_name(server: RunningServer, path: str) -> None:
    assert asked(server, f"GET {path}", "Host: evil.example")[0] == 403


@pytest.mark.parametrize("path", ["/", "/rules", "/r/ABCDE", "/health/live", "/manifest.webmanifest"])
def test_pages_and_health_are_shown_under_any_name(server: RunningServer, path: str) -> None:
    assert asked(server, f"GET {path}", "Host: any.example")[0] == 200


@pytest.mark.parametrize("path", ["/", "/manifest.webmanifest", "/api/info", "/health/live"])
def test_no_handler_reads_a_query_that_is_very_long(server: RunningServer, path: str) -> None:
    assert asked(server, f"GET {path}?{'a&' * 250}", "Host: localhost")[0] == 200
    assert asked(server, f"GET {path}?{'a&' * 251}", "Host: localhost")[0] == 400


def test_no_handler_looks_for_a_path_that_is_very_long(server: RunningServer) -> None:
    path = "/r/" + "x" * 498

    assert asked(server, f"GET {path[:-1]}", "Host: localhost")[0] == 200
    assert asked(server, f"GET {path}", "Host: localhost")[0] == 404


def test_our_own_page_opens_a_room_and_lists_rooms(server: RunningServer) -> None:
    page = ("Host: 127.0.0.1:99", "Origin: http://127.0.0.1:99", "Content-Type: application/json")

    assert asked(server, "POST /api/rooms", *page, body=b"{}")[0] == 201
    assert asked(server, "GET /%61pi/rooms", "Host: localhost")[0] == 200


@pytest.mark.parametrize("path", ["/", "/health/live", "/health/ready", "/api/info", "/rules"])
def test_head_says_what_get_would_without_a_body(server: RunningServer, path: str) -> None:
    status, headers, body = asked(server, f"GET {path}", "Host: localhost")
    head = asked(server, f"HEAD {path}", "Host: localhost")

    assert head == (status, {**headers, "date": head[1]["date"]}, b"")
    assert int(headers["content-length"]) == len(body)


def test_a_method_that_is_not_allowed_is_told_which_are(server: RunningServer) -> None:
    status, headers, body = asked(server, "DELETE /health/live", "Host: localhost")

    assert status == 405
    assert set(headers["allow"].split(", ")) == {"GET", "HEAD", "OPTIONS"}
    assert json.loads(body)["code"] == "method_not_allowed"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        (("Host: localhost:8642",), 200),
        (("Host: 127.0.0.1",), 200),
        (("Host: 127.0.0.1", "X-Forwarded-For: 203.0.113.1"), 404),
        (("Host: localhost", "Cf-Connecting-Ip: 203.0.113.1"), 404),
        (("Host: stella.local",), 404),
    ],
    ids=["here", "by address", "through a proxy", "through a tunnel", "under another name"],
)
def test_metrics_are_for_this_machine(server: RunningServer, headers: tuple[str, ...], status: int) -> None:
    assert asked(server, "GET /metrics", *headers)[0] == status
