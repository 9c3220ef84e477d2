"""Raw bytes to the real server: what no proper client sends, and what must not cost the server much."""

import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from msgspec.structs import replace
from websockets.frames import CloseCode

from tests.server.sockets.echo import QUICK, EchoServer, Everything, echoing, eventually
from tests.server.sockets.wire import (
    CLOSE,
    CONTINUATION,
    PATH,
    PING,
    PONG,
    TEXT,
    close_frame,
    everything,
    frame,
    ping_frame,
    plugged,
    pong_frame,
    request,
    shaken,
    text_frame,
    until,
)

SMALL = replace(QUICK, buffer_bytes=16_384, kernel_bytes=8_192, waiting_bytes=65_536, waiting_messages=50)


def held(server: EchoServer) -> int:
    """Return how many bytes the server holds for its connections."""
    return sum(
        line._transport.get_write_buffer_size() + (line._outbox.size if line._outbox else 0) for line in server.lines
    )


class Sampling(Everything):
    """Records how much the server holds at most whenever it has read something, in the loop of the server."""

    def __init__(self, server: EchoServer) -> None:
        super().__init__()
        self.server, self.most = server, 0

    def takes(self, count: int) -> bool:
        self.most = max(self.most, held(self.server))
        return super().takes(count)


def is_sent(plug: socket.socket, data: bytes) -> bool:
    try:
        plug.sendall(data)
    except OSError:
        return False
    return True


@contextmanager
def sending(plug: socket.socket, data: bytes) -> Iterator[None]:
    """Send from another thread inside a block, as much as the server accepts."""
    thread = threading.Thread(target=is_sent, args=(plug, data))
    thread.start()
    yield
    thread.join()


def test_a_message_byte_by_byte_is_understood(server: EchoServer) -> None:
    with shaken(server) as plug:
        for byte in frame(TEXT, "ñandú".encode()):
            plug.sendall(bytes([byte]))

        assert plug.recv(100) == text_frame("ñandú".encode())


def test_many_messages_in_one_segment_are_all_answered(server: EchoServer) -> None:
    with shaken(server) as plug:
        plug.sendall(b"".join(frame(TEXT, b"%03d" % number) for number in range(300)))

        heard = b""
        while len(heard) < 300 * 5:
            heard += plug.recv(10_000)
        assert heard == b"".join(text_frame(b"%03d" % number) for number in range(300))


def test_a_violation_is_answered_with_its_code_and_the_line_is_closed(server: EchoServer) -> None:
    with shaken(server) as plug:
        plug.sendall(frame(CONTINUATION, b"what?"))

        assert everything(plug) == close_frame(CloseCode.PROTOCOL_ERROR, "unexpected continuation frame")
    eventually(lambda: server.everybody[0].calls == ["opened", "closed"])
    eventually(lambda: not server.connections)


def test_who_goes_on_sending_after_a_violation_is_cut_off(server: EchoServer) -> None:
    with shaken(server) as plug:
        plug.sendall(frame(3))

        eventually(lambda: not server.connections or not is_sent(plug, frame(TEXT, b"x" * 1000)))

    eventually(lambda: not server.connections)
    assert server.everybody[0].heard == []


def test_who_does_not_answer_a_close_is_cut_off(server: EchoServer) -> None:
    with shaken(server) as plug:
        plug.sendall(frame(TEXT, b"close"))

        assert everything(plug).endswith(close_frame(4000, "asked for"))
        eventually(lambda: not server.connections, 1)


def test_nothing_is_heard_between_our_close_and_theirs(server: EchoServer) -> None:
    with shaken(server) as plug:
        plug.sendall(frame(TEXT, b"close") + frame(TEXT, b"late"))
        plug.sendall(frame(TEXT, b"later") + frame(CLOSE, b"\x0f\xa0"))
        everything(plug)

    assert server.everybody[0].heard == [b"close"]


def test_a_client_that_vanishes_is_told_once(server: EchoServer) -> None:
    with shaken(server) as plug:
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))

    eventually(lambda: server.everybody[0].calls == ["opened", "closed"])
    eventually(lambda: not server.connections)


def test_a_client_that_hangs_up_without_a_close_is_told_once(server: EchoServer) -> None:
    with shaken(server) as plug:
        plug.shutdown(socket.SHUT_WR)

        assert everything(plug) == b""
    eventually(lambda: server.everybody[0].calls == ["opened", "closed"])


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
def test_a_client_that_never_reads_is_cut_off_with_little_memory(loop: str) -> None:
    with echoing(SMALL, loop=loop) as server, shaken(server, receive_bytes=4096) as plug:
        most = 0
        plug.sendall(frame(TEXT, b"drip"))
        while server.lines:
            most = max(most, held(server))
            time.sleep(0.001)

        eventually(lambda: server.everybody[0].calls == ["opened", "too_slow", "closed"])
        assert most <= SMALL.buffer_bytes + SMALL.waiting_bytes + 2000


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
def test_a_flood_in_one_turn_is_cut_off_at_once(loop: str) -> None:
    with echoing(SMALL, loop=loop) as server, shaken(server, receive_bytes=4096) as plug:
        plug.sendall(frame(TEXT, b"much 100000"))

        eventually(lambda: server.everybody[0].calls == ["opened", "too_slow", "closed"])
        eventually(lambda: not server.connections)


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
def test_a_slow_reader_gets_everything_in_order(loop: str) -> None:
    bounds = replace(QUICK, buffer_bytes=16_384, kernel_bytes=8_192, waiting_bytes=1_000_000, waiting_messages=1000)
    with echoing(bounds, loop=loop) as server, shaken(server, receive_bytes=4096) as plug:
        plug.sendall(frame(TEXT, b"much 300") + frame(TEXT, b"last"))
        eventually(lambda: server.lines[0]._is_paused)
        plug.sendall(frame(TEXT, b"unread until then"))

        end = text_frame(b"unread until then")
        assert until(plug, end) == text_frame(b"x" * 1000) * 300 + text_frame(b"last") + end


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
def test_a_close_waits_its_turn_behind_what_a_slow_reader_has_not_read(loop: str) -> None:
    bounds = replace(SMALL, waiting_bytes=1_000_000, waiting_messages=1000, close_seconds=5)
    with echoing(bounds, loop=loop) as server, shaken(server, receive_bytes=4096) as plug:
        plug.sendall(frame(TEXT, b"much 200") + frame(TEXT, b"close"))
        eventually(lambda: server.lines and not server.lines[0].is_open)

        end = text_frame(b"goodbye") + close_frame(4000, "asked for")
        assert until(plug, end) == text_frame(b"x" * 1000) * 200 + end


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
def test_pings_fill_no_memory_while_their_answers_are_not_read(loop: str) -> None:
    pings = [b"%0125d" % number for number in range(2000)]
    flood, answers = b"".join(frame(PING, ping) for ping in pings), b"".join(pong_frame(ping) for ping in pings)
    with echoing(SMALL, loop=loop) as server:
        server.allowance = sampling = Sampling(server)
        with shaken(server, receive_bytes=4096) as plug, sending(plug, flood):
            eventually(lambda: server.lines[0]._is_paused)  # now nothing moves until the client reads

            assert until(plug, answers[-127:]) == answers

    one_turn = SMALL.turn_bytes + len(pong_frame(pings[0]))  # and a ping that the turn before had begun
    assert SMALL.buffer_bytes // 2 < sampling.most <= SMALL.buffer_bytes + one_turn


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
def test_a_client_that_sends_and_never_reads_is_cut_off(loop: str) -> None:
    bounds = replace(SMALL, silence_seconds=0.3)
    with echoing(bounds, loop=loop) as server, shaken(server, receive_bytes=4096) as plug:
        with sending(plug, frame(PING, b"x" * 125) * 2000):
            eventually(lambda: not server.connections)

        assert server.everybody[0].calls == ["opened", "closed"]


def test_a_half_open_line_is_noticed() -> None:
    bounds = replace(QUICK, ping_seconds=0.1, silence_seconds=0.3)
    with echoing(bounds) as server, shaken(server) as plug:
        plug.sendall(frame(TEXT, b"hello"))
        began = time.monotonic()

        eventually(lambda: not server.lines)  # it reads nothing and answers no ping

        assert time.monotonic() - began > 0.2
        assert server.everybody[0].calls == ["opened", "closed"]


def test_a_line_that_answers_pings_stays_and_hears_a_beat_only_if_it_heard_nothing_else() -> None:
    bounds = replace(QUICK, ping_seconds=0.1)
    with echoing(bounds) as server, shaken(server) as plug:
        plug.sendall(frame(TEXT, b"hello"))
        heard = b""
        while heard.count(b"beat") < 2:
            heard += plug.recv(100)
            plug.sendall(frame(PONG))

        ping, beat = ping_frame(), text_frame(b'{"type":"beat"}')
        assert heard.startswith(text_frame(b"hello") + ping + ping + beat + ping + beat)
        assert server.lines


def test_who_does_not_introduce_itself_in_time_is_told_so() -> None:
    with echoing(replace(QUICK, hello_seconds=0.2)) as server, shaken(server) as plug:
        assert everything(plug) == close_frame(CloseCode.POLICY_VIOLATION, "idle")


def test_a_refused_request_is_answered_and_the_line_closed(server: EchoServer) -> None:
    with plugged(server) as plug:
        plug.sendall(request(sec_websocket_version="8"))

        assert everything(plug).startswith(b"HTTP/1.1 426 Upgrade Required\r\n")
    eventually(lambda: not server.connections)
    assert not server.everybody


def test_a_socket_after_an_ordinary_request_on_the_same_connection_is_opened(server: EchoServer) -> None:
    with plugged(server) as plug:
        plug.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        until(plug, b"http 127.0.0.1 0")
        plug.sendall(request(path=PATH))

        assert plug.recv(1000).startswith(b"HTTP/1.1 101 ")
