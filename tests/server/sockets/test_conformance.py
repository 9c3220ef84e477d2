"""What RFC 6455 and RFC 9110 require of a server, with raw bytes: many things in one segment, and unusual requests."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from websockets.frames import CloseCode

from tests.server.sockets.echo import QUICK, EchoServer, echoing, eventually
from tests.server.sockets.wire import (
    ACCEPT,
    CLOSE,
    CONTINUATION,
    PATH,
    PING,
    TEXT,
    close_frame,
    everything,
    frame,
    plugged,
    pong_frame,
    request,
    shaken,
    text_frame,
    until,
)

NORMAL = b"\x03\xe8"


def test_a_ping_in_the_segment_of_a_close_is_answered(server: EchoServer) -> None:
    with shaken(server) as plug:
        plug.sendall(frame(PING, b"there?") + frame(CLOSE, NORMAL))

        assert everything(plug) == pong_frame(b"there?") + close_frame(CloseCode.NORMAL_CLOSURE)


def test_a_close_in_the_segment_of_the_message_that_closes_ends_the_line(patient: EchoServer) -> None:
    with shaken(patient) as plug:
        plug.sendall(frame(TEXT, b"close") + frame(CLOSE, NORMAL))

        assert everything(plug) == text_frame(b"goodbye") + close_frame(CloseCode.NORMAL_CLOSURE)
    eventually(lambda: not patient.connections)


def test_a_close_behind_a_message_that_the_application_fails_on_is_answered(
    patient: EchoServer, capsys: pytest.CaptureFixture[str]
) -> None:
    with shaken(patient) as plug:
        plug.sendall(frame(TEXT, b"fail") + frame(CLOSE, NORMAL))

        assert everything(plug) == close_frame(CloseCode.NORMAL_CLOSURE)
    assert "asked for" in capsys.readouterr().out


def test_ten_pings_get_ten_pongs_in_their_place_among_the_echoes(server: EchoServer) -> None:
    numbers = [b"%d" % number for number in range(10)]
    with shaken(server) as plug:
        plug.sendall(b"".join(frame(TEXT, number) + frame(PING, number) for number in numbers))

        expected = b"".join(text_frame(number) + pong_frame(number) for number in numbers)
        assert until(plug, pong_frame(b"9")) == expected


def test_a_ping_between_fragments_is_answered_before_the_message(server: EchoServer) -> None:
    with shaken(server) as plug:
        plug.sendall(frame(TEXT, b"one", is_final=False) + frame(PING, b"p") + frame(CONTINUATION, b" two"))

        assert until(plug, text_frame(b"one two")) == pong_frame(b"p") + text_frame(b"one two")


def test_text_that_is_no_utf8_is_found_in_its_own_fragment(server: EchoServer) -> None:
    with shaken(server) as plug:
        plug.sendall(frame(TEXT, b"\xce\xba\xe1\xbd\xb9\xf4", is_final=False))
        plug.sendall(frame(CONTINUATION, b"\x90\x80\x80", is_final=False))

        assert everything(plug) == close_frame(CloseCode.INVALID_DATA, "text is UTF-8")


@pytest.mark.parametrize("payload", [b"\xff", b"\xed\xa0\x80", b"caf\xc3"])
def test_text_that_is_no_utf8_is_refused(server: EchoServer, payload: bytes) -> None:
    with shaken(server) as plug:
        plug.sendall(frame(TEXT, payload))

        assert everything(plug) == close_frame(CloseCode.INVALID_DATA, "text is UTF-8")
    eventually(lambda: server.everybody[0].calls == ["opened", "closed"])


def test_a_message_in_too_many_pieces_is_refused(server: EchoServer) -> None:
    with shaken(server) as plug:
        plug.sendall(frame(TEXT, b"x", is_final=False) + frame(CONTINUATION, b"", is_final=False) * 70)

        assert everything(plug) == close_frame(CloseCode.POLICY_VIOLATION, "too many fragments")


@pytest.mark.parametrize("version", ["HTTP/1.0", "HTTP/0.9"])
def test_an_old_http_never_becomes_a_socket(server: EchoServer, version: str) -> None:
    with plugged(server) as plug:
        plug.sendall(request(version=version))

        assert b" 101 " not in everything(plug)
    assert not server.everybody


def test_what_comes_in_the_segment_of_the_request_is_heard(server: EchoServer) -> None:
    second = frame(TEXT, b"second")
    with plugged(server) as plug:
        plug.sendall(request() + frame(TEXT, b"first") + second[:5])
        until(plug, text_frame(b"first"))
        plug.sendall(second[5:])

        assert until(plug, text_frame(b"second")) == text_frame(b"second")


@pytest.mark.parametrize(
    "head",
    [
        request().replace(b"Connection: Upgrade", b"Connection: Upgrade\r\nConnection: keep-alive"),
        request().replace(b"Connection: Upgrade", b"Connection: keep-alive\r\nConnection: Upgrade"),
        request(connection="keep-alive, Upgrade"),
        request(upgrade="websocket, h2c"),
        request(upgrade="h2c, WebSocket"),
        request(path=f"http://localhost:8642{PATH}"),
        request(path=f"HTTP://LOCALHOST:8642{PATH}?a=b", host="elsewhere.example"),
        b"\r\n" + request(),
    ],
    ids=["then keep-alive", "keep-alive first", "one list", "then h2c", "h2c first", "absolute target",
         "the target's host counts", "an empty line before it"],
)  # fmt: skip
def test_every_proper_way_to_ask_for_a_socket_is_understood(server: EchoServer, head: bytes) -> None:
    with plugged(server) as plug:
        plug.sendall(head)
        answer = until(plug, b"\r\n\r\n")

        assert answer.startswith(b"HTTP/1.1 101 ")
        assert f"Sec-WebSocket-Accept: {ACCEPT}".encode() in answer
        plug.sendall(frame(TEXT, b"hello"))
        assert until(plug, text_frame(b"hello"))
    assert server.everybody[0].query in {"", "a=b"}


def test_the_host_of_an_absolute_target_is_judged_and_not_the_header(server: EchoServer) -> None:
    with plugged(server) as plug:
        plug.sendall(request(path=f"http://evil.example{PATH}"))

        assert everything(plug).startswith(b"HTTP/1.1 403 ")


def test_an_upgrade_that_is_required_is_named_in_connection_too(server: EchoServer) -> None:
    with plugged(server) as plug:
        plug.sendall(request(sec_websocket_version="8"))
        answer = everything(plug)

    assert answer.startswith(b"HTTP/1.1 426 ")
    assert b"\r\nUpgrade: websocket\r\n" in answer
    assert b"\r\nSec-WebSocket-Version: 13\r\n" in answer
    [connection] = [line for line in answer.split(b"\r\n") if line.startswith(b"Connection:")]
    assert b"Upgrade" in connection


def test_an_upgrade_to_something_else_is_ignored_and_nothing_after_it_lost(server: EchoServer) -> None:
    ask = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"
    with plugged(server) as plug:
        plug.sendall(ask + ask)

        heard = b""
        while heard.count(b"http 127.0.0.1 0") < 2:
            chunk = plug.recv(1000)
            assert chunk, heard
            heard += chunk


def test_who_sends_and_half_closes_gets_the_answer(server: EchoServer) -> None:
    with shaken(server) as plug:
        plug.sendall(frame(TEXT, b"last words"))
        plug.shutdown(1)

        assert everything(plug) == text_frame(b"last words")
    eventually(lambda: server.everybody[0].calls == ["opened", "closed"])


@pytest.mark.parametrize(
    "much", [frame(TEXT, b"x" * 1000) * 40, frame(TEXT, b"x" * 20_000)], ids=["many", "a long one"]
)
def test_whatever_comes_between_our_close_and_theirs_the_line_ends(patient: EchoServer, much: bytes) -> None:
    with shaken(patient) as plug:
        plug.sendall(frame(TEXT, b"close"))
        until(plug, close_frame(4000, "asked for"))
        plug.sendall(much + frame(CLOSE, b"\x0f\xa0"))

        assert everything(plug) == b""
    eventually(lambda: not patient.connections)
    assert patient.everybody[0].heard == [b"close"]


@pytest.fixture
def patient() -> Iterator[EchoServer]:
    """A server that would wait a minute for a close: a socket that ends here has ended in good order."""
    with echoing(replace(QUICK, close_seconds=60)) as running:
        yield running
