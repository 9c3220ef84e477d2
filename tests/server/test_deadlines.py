"""HTTP connections that are slow, too many or too large, on a real uvicorn."""

import socket
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
from msgspec.structs import replace

from stella.server.addresses import Proxies
from stella.server.deadlines import Deadlines
from tests.server.counts import Strict
from tests.server.sockets.echo import EchoServer, echoing, eventually
from tests.server.sockets.wire import TEXT, everything, frame, plugged, request, text_frame, until

QUICK = Deadlines(first_byte_seconds=0.3, head_seconds=0.2, body_seconds=0.2, reading_seconds=0.2, head_bytes=2000)
GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
LOOPS = pytest.mark.parametrize("loop", ["uvloop", "asyncio"])


def with_cap(most: int, proxies: tuple[str, ...] = ()) -> EchoServer:
    server = EchoServer(deadlines=QUICK, proxies=proxies, most=most)
    if not proxies:
        strict = Strict(Proxies(), most)
        object.__setattr__(server.context, "counts", strict)
        server.config.http.counts = strict  # type: ignore[union-attr]
        server.counts = strict
    return server


@LOOPS
@pytest.mark.parametrize(
    "data",
    [b"", b"G", b"\r\n", GET[:-2], GET[:20], b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf"],
    ids=["silent", "one byte", "an empty line", "a head without its end", "half a line", "half a body"],
)
def test_a_connection_that_is_late_is_cut(loop: str, data: bytes) -> None:
    with echoing(deadlines=QUICK, loop=loop) as server, plugged(server) as plug:
        began = time.monotonic()
        plug.sendall(data)

        assert everything(plug) == b""
        assert time.monotonic() - began > 0.1
        eventually(lambda: not server.connections)


def test_a_head_that_drips_is_cut_though_something_comes_all_the_time() -> None:
    with echoing(deadlines=QUICK) as server, plugged(server) as plug:
        plug.settimeout(0.02)
        for byte in GET * 10:
            try:
                plug.sendall(bytes([byte]))
                if plug.recv(10) == b"":
                    break
            except TimeoutError:
                continue
            except OSError:
                break

        eventually(lambda: not server.connections)


def test_a_request_in_time_is_answered_and_its_connection_kept() -> None:
    patient = replace(QUICK, first_byte_seconds=1, head_seconds=30)
    with echoing(deadlines=patient) as server, plugged(server) as plug:
        for pause in (1.5, 0):  # longer than its deadline: only uvicorn's keep-alive counts between requests
            plug.sendall(GET[:10])
            time.sleep(0.05)
            plug.sendall(GET[10:])

            until(plug, b"http 127.0.0.1 0")
            time.sleep(pause)


def test_two_requests_in_one_segment_are_both_answered(server_with_deadlines: EchoServer) -> None:
    with plugged(server_with_deadlines) as plug:
        plug.sendall(GET + GET[:9])
        until(plug, b"http 127.0.0.1 0")
        plug.sendall(GET[9:])

        until(plug, b"http 127.0.0.1 0")


def test_half_a_second_request_is_cut_too(server_with_deadlines: EchoServer) -> None:
    with plugged(server_with_deadlines) as plug:
        plug.sendall(GET + GET[:9])

        assert everything(plug).count(b"HTTP/1.1 200 OK") == 1


def test_a_head_that_is_too_long_is_refused(server_with_deadlines: EchoServer) -> None:
    with plugged(server_with_deadlines) as plug:
        plug.sendall(GET[:-2] + b"X: " + b"x" * 3000)

        assert everything(plug).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize("head", [GET[:-2], CHUNKED + b"0\r\n"], ids=["head", "trailer"])
def test_a_request_with_very_many_headers_is_refused(server_with_deadlines: EchoServer, head: bytes) -> None:
    with plugged(server_with_deadlines) as plug:
        plug.sendall(head + b"a:\r\n" * 98)
        plug.sendall(b"a:\r\n" * 3)

        assert everything(plug).startswith(b"HTTP/1.1 431 ")


def test_a_request_with_many_headers_is_answered(server_with_deadlines: EchoServer) -> None:
    with plugged(server_with_deadlines) as plug:
        plug.sendall(GET[:-2] + b"a:\r\n" * 98 + b"\r\n")

        until(plug, b"http 127.0.0.1 0")


def test_a_long_body_is_not_a_long_head(server_with_deadlines: EchoServer) -> None:
    with plugged(server_with_deadlines) as plug:
        plug.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 50000\r\n\r\n")
        plug.sendall(b"x" * 50_000)

        until(plug, b"http 127.0.0.1 50000")


PATIENT = replace(QUICK, body_seconds=3600, reading_seconds=3600)


@pytest.mark.parametrize(
    ("begin", "more"),
    [(b"0\r\n", b"a: b\r\n"), (b"0\r\na: ", b"aaaaaa"), (b"1;a=", b"aaaaaa"), (b"", b"1\r\na\r\n")],
    ids=["trailers", "one long trailer", "a long chunk extension", "chunks of one byte"],
)
def test_what_is_neither_head_nor_body_of_a_request_is_bounded(begin: bytes, more: bytes) -> None:
    with echoing(deadlines=PATIENT) as server, plugged(server) as plug:
        plug.sendall(CHUNKED + begin)
        with suppress(OSError):
            for _ in range(1000):
                plug.sendall(more * 1000)

        eventually(lambda: not server.connections)


def test_a_body_in_many_chunks_is_read(server_with_deadlines: EchoServer) -> None:
    with plugged(server_with_deadlines) as plug:
        plug.sendall(CHUNKED)
        for _ in range(500):
            plug.sendall(b"64\r\n" + b"x" * 100 + b"\r\n")
        plug.sendall(b"0\r\nchecksum: 7\r\n\r\n")

        until(plug, b"http 127.0.0.1 50000")


def test_a_request_that_comes_with_the_end_of_a_large_body_is_answered(server_with_deadlines: EchoServer) -> None:
    with plugged(server_with_deadlines) as plug:
        plug.sendall(b"POST / HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 100000\r\n\r\n")
        until(plug, b"100 Continue\r\n\r\n")  # the head has been read
        plug.sendall(b"x" * 100_000 + GET.replace(b"1.1", b"1.0"))

        assert everything(plug).count(b"HTTP/1.1 200 OK") == 2


def test_only_a_few_requests_of_a_connection_wait_for_their_turn(server_with_deadlines: EchoServer) -> None:
    with plugged(server_with_deadlines) as plug:
        plug.sendall(GET * 9 + GET.replace(b"1.1", b"1.0"))
        assert everything(plug).count(b"HTTP/1.1 200 OK") == 10
    with plugged(server_with_deadlines) as plug:
        plug.sendall(GET * 100)

        answers = everything(plug)

    assert answers.startswith(b"HTTP/1.1 429 ")
    assert answers.count(b"HTTP/1.1 ") == 1


@LOOPS
def test_who_asks_for_much_and_reads_nothing_is_cut(loop: str) -> None:
    with echoing(deadlines=QUICK, loop=loop) as server, plugged(server, receive_bytes=4096) as plug:
        plug.sendall(b"GET /much HTTP/1.1\r\nHost: localhost\r\n\r\n")
        eventually(lambda: server.connections)

        eventually(lambda: not server.connections)


def test_who_asks_for_much_and_reads_slowly_gets_it() -> None:
    patient = replace(QUICK, reading_seconds=0.5)
    with echoing(deadlines=patient) as server, plugged(server, receive_bytes=200_000) as plug:
        plug.sendall(b"GET /much HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        size, began = 0, time.monotonic()
        while chunk := plug.recv(400_000):
            size += len(chunk)
            time.sleep(0.02)

        assert size > 20_000_000
        assert time.monotonic() - began > patient.reading_seconds


def test_an_address_with_too_many_connections_is_turned_away_at_once() -> None:
    server = with_cap(3)
    server.start()
    plugs = [socket.create_connection(("127.0.0.1", server.port), 5) for _ in range(3)]
    eventually(lambda: server.connections == 3)

    with plugged(server) as plug:
        assert everything(plug).startswith(b"HTTP/1.1 503 ")
    plugs.pop().close()
    eventually(lambda: server.connections == 2)
    with plugged(server) as plug:
        plug.sendall(GET)
        assert plug.recv(1000).startswith(b"HTTP/1.1 200 ")

    for plug in plugs:
        plug.close()
    eventually(lambda: not len(server.counts))
    server.stop()


def test_a_socket_counts_as_one_connection_from_beginning_to_end() -> None:
    server = with_cap(1)
    server.start()
    with plugged(server) as plug:
        plug.sendall(request())
        assert plug.recv(1000).startswith(b"HTTP/1.1 101 ")
        plug.sendall(frame(TEXT, b"hello"))
        assert plug.recv(1000) == text_frame(b"hello")

        with plugged(server) as other:
            assert everything(other).startswith(b"HTTP/1.1 503 ")
    eventually(lambda: not len(server.counts))
    server.stop()


def test_behind_a_proxy_every_client_counts_for_itself() -> None:
    server = with_cap(1, ("127.0.0.1",))
    server.start()
    with plugged(server) as first, plugged(server) as second, plugged(server) as third:
        first.sendall(request(x_forwarded_for="203.0.113.1"))
        assert first.recv(1000).startswith(b"HTTP/1.1 101 ")
        second.sendall(request(x_forwarded_for="203.0.113.1"))
        assert second.recv(1000).startswith(b"HTTP/1.1 503 ")
        third.sendall(GET[:-2] + b"X-Forwarded-For: 203.0.113.1\r\n\r\n")
        assert third.recv(1000).startswith(b"HTTP/1.1 503 ")

    eventually(lambda: not len(server.counts))
    with plugged(server) as plug:
        for client in (b"203.0.113.1", b"203.0.113.2", b"203.0.113.1"):
            plug.sendall(GET[:-2] + b"X-Forwarded-Proto: https\r\nX-Forwarded-For: " + client + b"\r\n\r\n")
            until(plug, b"https " + client + b" 0")
    assert len(server.counts) == 0
    server.stop()


def test_nobody_but_a_proxy_says_where_a_request_comes_from(server_with_deadlines: EchoServer) -> None:
    with plugged(server_with_deadlines) as plug:
        plug.sendall(GET[:-2] + b"X-Forwarded-Proto: https\r\nX-Forwarded-For: 203.0.113.1\r\n\r\n")

        until(plug, b"http 127.0.0.1 0")


def test_a_socket_asked_for_before_the_last_answer_is_not_opened(server_with_deadlines: EchoServer) -> None:
    with plugged(server_with_deadlines) as plug:
        plug.sendall(GET + request())

        assert b" 101 " not in everything(plug)


@pytest.fixture(scope="module")
def server_with_deadlines() -> Iterator[EchoServer]:
    with echoing(deadlines=QUICK) as server:
        yield server
