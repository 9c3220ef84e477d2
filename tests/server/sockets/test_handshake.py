"""Which requests become sockets, and how the others are answered."""

import pytest
from websockets.datastructures import Headers
from websockets.http11 import Request

from stella.server.addresses import Proxies
from stella.server.origins import Origins
from stella.server.sockets.handshake import Handshake, Refusal, Welcome
from tests.server.sockets.wire import ACCEPT, request

handshake = Handshake(Origins(["https://games.example", "http://other.example:8000"]), Proxies(["10.0.0.0/8", "::1"]))


def asked(head: bytes) -> Request:
    first, *lines = head.decode("latin-1").split("\r\n")
    method, path, protocol = first.split(" ")
    headers = Headers([(name, value.strip()) for name, _, value in (line.partition(":") for line in lines if line)])
    return Request(path, headers, method, protocol)


def welcome(head: bytes, peer: str = "192.0.2.7") -> Welcome:
    verdict = handshake.judge(asked(head), peer)
    assert isinstance(verdict, Welcome), verdict
    return verdict


def status(head: bytes) -> int:
    verdict = handshake.judge(asked(head), "192.0.2.7")
    assert isinstance(verdict, Refusal), verdict
    assert verdict.answer.startswith(b"HTTP/1.1 %d " % verdict.status)
    return verdict.status


def test_the_example_of_the_rfc_is_answered_with_its_accept_key() -> None:
    answer = welcome(request()).answer

    assert answer.startswith(b"HTTP/1.1 101 Switching Protocols\r\n")
    assert f"Sec-WebSocket-Accept: {ACCEPT}\r\n".encode() in answer
    assert answer.endswith(b"\r\n\r\n")


@pytest.mark.parametrize(
    "head",
    [
        request(connection="keep-alive, Upgrade"),
        request(connection="upgrade"),
        request(connection="Keep-Alive,UPGRADE"),
        request(upgrade="WebSocket"),
        request().replace(b"Connection: Upgrade", b"Connection: keep-alive\r\nConnection: Upgrade"),
        request().replace(b"Connection: ", b"connection:"),
        request(sec_websocket_extensions="permessage-deflate; client_max_window_bits"),
    ],
    ids=[
        "Firefox keeps alive",
        "in small letters",
        "in large letters",
        "an Upgrade in another case",
        "two Connection headers",
        "a header in small letters without a space",
        "extensions are not taken up",
    ],
)
def test_every_way_to_ask_for_a_socket_is_welcome(head: bytes) -> None:
    assert b"Extensions" not in welcome(head).answer


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        (request(method="POST"), 405),
        (request("Upgrade"), 426),
        (request(upgrade="websockets"), 426),
        (request("Connection"), 426),
        (request(connection="keep-alive"), 426),
        (request("Sec-WebSocket-Version"), 426),
        (request(sec_websocket_version="8"), 426),
        (request("Sec-WebSocket-Key"), 400),
        (request(sec_websocket_key="short"), 400),
        (request(sec_websocket_key="dGhlIHNhbXBsZSBub25jZSE="), 400),
        (request(sec_websocket_key="dGhlIHNhbXBsZSBub25jZQ==!"), 400),
        (request(sec_websocket_key="ñ"), 400),
        (request("Host"), 400),
        (request().replace(b"\r\n\r\n", b"\r\nHost: localhost\r\n\r\n"), 400),
    ],
    ids=[
        "a method that is not GET",
        "no Upgrade",
        "another Upgrade",
        "no Connection",
        "a Connection that does not upgrade",
        "no version",
        "another version",
        "no key",
        "a short key",
        "a key of 17 bytes",
        "a key with something after it",
        "a key that is not base64",
        "no Host",
        "two Hosts",
    ],
)
def test_every_other_request_is_refused(head: bytes, expected: int) -> None:
    assert status(head) == expected


def test_who_speaks_another_version_is_told_ours() -> None:
    verdict = handshake.judge(asked(request(sec_websocket_version="25")), "192.0.2.7")

    assert b"\r\nSec-WebSocket-Version: 13\r\n" in verdict.answer


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("localhost:8642", "http://localhost:8642"),
        ("192.168.1.7:8642", "http://192.168.1.7:8642"),
        ("[fe80::1]:8642", "http://[fe80::1]:8642"),
        ("stella.local:8642", "http://stella.local:8642"),
        ("STELLA.local", "http://stella.local"),
        ("nas:8642", "http://nas:8642"),
        ("games.example", "https://games.example"),
        ("games.example:443", "https://games.example"),
        ("127.0.0.1:8642", "https://games.example"),
        ("other.example:8000", "http://other.example:8000"),
        ("localhost:8642", None),
    ],
)
def test_our_own_pages_and_the_origins_a_host_named_may_come_in(host: str, origin: str | None) -> None:
    head = request(host=host) if origin is None else request(host=host, origin=origin)

    assert welcome(head)


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("localhost:8642", "http://evil.example"),
        ("localhost:8642", "http://localhost:9999"),
        ("localhost:8642", "null"),
        ("localhost:8642", "file://"),
        ("localhost:8642", "http://user@localhost:8642"),
        ("evil.example:8642", "http://evil.example:8642"),
        ("evil.example:8642", None),
        ("local.evil.example", "http://local.evil.example"),
        ("games.example.evil.example", "https://games.example"),
        ("localhost:8642", "https://games.example:444"),
        ("localhost@evil.example", "http://evil.example"),
    ],
    ids=[
        "a page from elsewhere",
        "a page of another port",
        "a page without an origin",
        "a file",
        "a name in the origin",
        "a rebound name with its own page",
        "a rebound name",
        "a name that only begins like ours",
        "a name that only begins like an origin",
        "an origin with another port",
        "a name in the host",
    ],
)
def test_foreign_pages_and_rebound_names_are_forbidden(host: str, origin: str | None) -> None:
    head = request(host=host) if origin is None else request(host=host, origin=origin)

    assert status(head) == 403


def test_a_host_may_let_every_name_in() -> None:
    anybody = Handshake(Origins(names=["*"]), Proxies())

    assert isinstance(
        anybody.judge(asked(request(host="any.example", origin="http://any.example")), "192.0.2.7"), Welcome
    )
    assert isinstance(
        anybody.judge(asked(request(host="any.example", origin="http://evil.example")), "192.0.2.7"), Refusal
    )


def test_path_query_and_language_are_read() -> None:
    verdict = welcome(request(path="/api/rooms/%41B/socket?a=%20b", accept_language="de-AT,de;q=0.9"))

    assert (verdict.path, verdict.query, verdict.language) == ("/api/rooms/AB/socket", "a=%20b", "de-AT,de;q=0.9")


@pytest.mark.parametrize("name", ["connection", "upgrade", "sec_websocket_protocol", "sec_websocket_extensions"])
def test_a_list_as_long_as_a_novel_is_not_read(name: str) -> None:
    first = {"connection": "Upgrade", "upgrade": "websocket"}.get(name, "a")

    assert status(request(**{name: first + ", a" * 200})) == 431
    assert status(request(**{name: first + "," * 500})) == 431


def test_a_language_as_long_as_a_novel_is_cut() -> None:
    assert len(welcome(request(accept_language="x" * 5000)).language) == 120


@pytest.mark.parametrize(
    ("peer", "forwarded", "expected"),
    [
        ("192.0.2.7", "203.0.113.1", "192.0.2.7"),
        ("10.0.0.1", "203.0.113.1", "203.0.113.1"),
        ("10.0.0.1", "198.51.100.1, 203.0.113.1", "203.0.113.1"),
        ("10.0.0.1", "203.0.113.1, 10.0.0.2", "203.0.113.1"),
        ("10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
        ("10.0.0.1", "203.0.113.1:4711", "203.0.113.1"),
        ("::1", "[2001:db8::1]:4711", "2001:db8::1"),
        ("::ffff:10.0.0.1", "203.0.113.1", "203.0.113.1"),
        ("10.0.0.1", "nonsense", "10.0.0.1"),
        ("10.0.0.1", "203.0.113.1, nonsense", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
    ],
    ids=[
        "nobody believes a stranger",
        "a proxy is believed",
        "only the rightmost is believed",
        "a second proxy is passed over",
        "proxies all the way",
        "a port is dropped",
        "an IPv6 address with a port",
        "a proxy seen as IPv6",
        "nonsense names nobody",
        "nonsense hides what is left of it",
        "nothing names nobody",
    ],
)
def test_the_address_is_the_rightmost_that_is_no_trusted_proxy(peer: str, forwarded: str, expected: str) -> None:
    assert welcome(request(x_forwarded_for=forwarded), peer).address == expected
