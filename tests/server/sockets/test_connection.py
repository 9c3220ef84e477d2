"""One connection on a recording transport: order, back-pressure, pings and deadlines with a fake clock."""

import asyncio
from unittest.mock import Mock

import pytest
from websockets.datastructures import Headers
from websockets.http11 import Request

from stella.server.addresses import Proxies
from stella.server.connections import ConnectionCounts
from stella.server.origins import Origins
from stella.server.sockets.connection import SocketProtocol, socket_protocol
from stella.server.sockets.context import BEAT, SocketContext
from stella.server.sockets.handshake import Handshake
from stella.server.sockets.ports import Bounds
from stella.server.watch import Watch
from tests.server.clock import Clock
from tests.server.sockets.echo import Echo, Everything
from tests.server.sockets.wire import (
    KEY,
    PATH,
    PING,
    PONG,
    TEXT,
    close_frame,
    frame,
    ping_frame,
    pong_frame,
    text_frame,
)


def make(clock: Clock, query: str = "") -> tuple[SocketProtocol, Mock, Watch, list[Echo]]:
    """Return a new connection and a transport that only records."""
    everybody: list[Echo] = []
    watch = Watch(clock, round_seconds=1000, slices_a_round=1)
    sockets = socket_protocol(
        SocketContext(
            lambda _, query: Echo(everybody, query),
            lambda _: Everything(),
            Handshake(Origins(), Proxies()),
            ConnectionCounts(Proxies()),
            watch,
        )
    )
    transport = Mock(spec=asyncio.Transport)
    transport.is_closing.return_value = False
    transport.get_write_buffer_size.return_value = 0
    transport.get_extra_info.return_value = None
    headers = Headers(Host="localhost", Upgrade="websocket", Connection="Upgrade")
    headers["Sec-WebSocket-Key"], headers["Sec-WebSocket-Version"] = KEY, "13"
    sockets.take_over(transport, Request(PATH + query, headers), b"", set())
    return transport.set_protocol.call_args.args[0], transport, watch, everybody


async def opened(clock: Clock) -> tuple[SocketProtocol, Mock, Watch, Echo]:
    line, transport, watch, everybody = make(clock)
    hear(line, frame(TEXT, b"hello"))
    await asyncio.sleep(0)
    transport.write.reset_mock()
    return line, transport, watch, everybody[0]


def hear(line: SocketProtocol, data: bytes) -> None:
    """Wait until one turn of the event loop is over."""
    line.data_received(data)
    line.incoming.end()


def wait(clock: Clock, watch: Watch, seconds: float) -> None:
    for _ in range(round(seconds * 2)):
        clock.now += 0.5
        watch.tick()


def written(transport: Mock) -> list[bytes]:
    return [call.args[0] for call in transport.write.call_args_list]


async def test_a_ping_goes_out_every_five_seconds_with_a_beat_if_nothing_else_did() -> None:
    clock = Clock()
    line, transport, watch, _ = await opened(clock)

    wait(clock, watch, 4.5)
    assert written(transport) == []
    wait(clock, watch, 0.5)
    hear(line, frame(PONG))
    wait(clock, watch, 5)
    hear(line, frame(PONG))
    line.send(b"news")
    wait(clock, watch, 5)

    ping = ping_frame()
    assert written(transport) == [ping, ping + BEAT, text_frame(b"news"), ping]


async def test_a_silent_line_is_cut_after_twelve_seconds_and_before_fifteen() -> None:
    clock = Clock()
    _, transport, watch, _ = await opened(clock)

    wait(clock, watch, 12)
    assert not transport.abort.called
    wait(clock, watch, 2)

    assert transport.abort.called


async def test_a_client_that_is_turned_away_is_not_read_and_hears_why_a_second_later() -> None:
    clock = Clock()
    line, transport, watch, endpoint = await opened(clock)

    line.turn_away(b"too often", "slow_down")
    hear(line, frame(TEXT, b"anything") * 1000)
    at_once = written(transport)
    wait(clock, watch, 1)

    assert transport.pause_reading.called
    assert at_once == []
    assert b"".join(written(transport)) == text_frame(b"too often") + close_frame(4000, "slow_down")
    assert transport.write_eof.called
    assert not transport.resume_reading.called
    assert endpoint.heard == [b"hello"]
    wait(clock, watch, 2.5)
    assert transport.abort.called


async def test_after_the_machine_slept_nobody_is_cut() -> None:
    clock = Clock()
    _, transport, watch, _ = await opened(clock)
    wait(clock, watch, 5)

    clock.now += 3600
    watch.tick()
    wait(clock, watch, 5)

    assert not transport.abort.called


async def test_a_full_line_that_gets_emptier_is_not_silent() -> None:
    clock = Clock()
    line, transport, watch, _ = await opened(clock)
    transport.get_write_buffer_size.return_value = 100_000
    line.pause_writing()

    for left in range(99_000, 60_000, -1000):
        transport.get_write_buffer_size.return_value = left
        wait(clock, watch, 1)
    assert not transport.abort.called
    wait(clock, watch, 14)

    assert transport.abort.called


async def test_a_full_line_is_not_read_and_what_had_come_is_heard_in_order_when_it_is_free() -> None:
    line, transport, _, echo = await opened(Clock())
    line.pause_writing()
    assert transport.pause_reading.called

    hear(line, frame(PING, b"1"))
    line.send(b"first")
    hear(line, frame(TEXT, b"2"))
    assert written(transport) == []
    assert echo.heard == [b"hello"]
    line.resume_writing()
    assert transport.resume_reading.called
    assert written(transport) == [text_frame(b"first")]
    line.incoming.end()
    line.outgoing.end()

    assert written(transport) == [text_frame(b"first"), pong_frame(b"1") + text_frame(b"2")]


async def test_what_waits_is_written_in_portions_until_the_line_is_full_again() -> None:
    line, transport, _, _ = await opened(Clock())
    line.pause_writing()
    for _ in range(4):
        line.send(b"x" * 30_000)
    transport.write.side_effect = lambda _: line.pause_writing()

    line.resume_writing()
    assert [len(data) for data in written(transport)] == [2 * 30_004]
    line.send(b"last")
    transport.write.side_effect = None
    line.resume_writing()

    assert [len(data) for data in written(transport)] == [2 * 30_004, 2 * 30_004 + 6]


async def test_the_application_is_never_called_out_of_its_own_call() -> None:
    line, transport, _, echo = await opened(Clock())
    line.pause_writing()

    for _ in range(300):
        line.send(b"x")
    assert transport.abort.called
    assert not line.is_open
    assert echo.calls == ["opened"]
    line.connection_lost(None)
    line.connection_lost(None)

    assert echo.calls == ["opened", "too_slow", "closed"]


async def test_what_one_turn_of_the_loop_sends_is_written_at_once_and_in_order() -> None:
    line, transport, _, _ = await opened(Clock())
    line.send(b"one")
    line.send(b"two")
    assert written(transport) == []
    await asyncio.sleep(0)
    line.send(b"three")
    hear(line, frame(PING, b"there?"))
    await asyncio.sleep(0)

    one, two, three = (text_frame(text) for text in (b"one", b"two", b"three"))
    assert written(transport) == [one + two, three + pong_frame(b"there?")]


async def test_a_burst_in_one_turn_is_written_as_soon_as_it_is_long() -> None:
    line, transport, _, _ = await opened(Clock())

    for _ in range(3):
        line.send(b"x" * 40_000)

    assert [len(data) for data in written(transport)] == [2 * 40_004]


async def test_one_line_that_fails_keeps_no_other_waiting(capsys: pytest.CaptureFixture[str]) -> None:
    line, transport, _, _ = await opened(Clock())
    failing = Mock()
    failing._transport.write.side_effect = RuntimeError("asked for")

    line.outgoing.begin()
    line.outgoing[failing] = b"lost"
    line.send(b"news")
    await asyncio.sleep(0)

    assert written(transport) == [text_frame(b"news")]
    assert "asked for" in capsys.readouterr().out


async def test_a_line_that_is_closed_takes_nothing_more() -> None:
    line, transport, _, echo = await opened(Clock())
    line.close(4000, "enough")
    line.close(4001, "more")
    line.send(b"late")
    hear(line, frame(TEXT, b"late"))
    await asyncio.sleep(0)

    assert written(transport) == [close_frame(4000, "enough")]
    assert echo.heard == [b"hello"]


async def test_what_came_in_one_turn_of_the_loop_is_heard_in_order_and_when_it_ends() -> None:
    line, _, _, echo = await opened(Clock())
    whole = frame(TEXT, b"second")

    line.data_received(frame(TEXT, b"first") + whole[:4])
    line.data_received(whole[4:])
    assert echo.heard == [b"hello"]
    await asyncio.sleep(0)

    assert echo.heard == [b"hello", b"first", b"second"]


@pytest.mark.parametrize("cut", [1, 3, 6])
async def test_what_looks_like_a_frame_within_a_half_read_one_is_part_of_it(cut: int) -> None:
    line, _, _, echo = await opened(Clock())
    inner = frame(TEXT, b"inner", mask=bytes(4))
    outer = frame(TEXT, b"\xe2" + inner, mask=bytes(4))  # together they are valid text

    hear(line, outer[:cut])
    hear(line, outer[cut : len(outer) - len(inner)])
    hear(line, inner)
    hear(line, frame(TEXT, b"next"))

    assert echo.heard == [b"hello", b"\xe2" + inner, b"next"]


async def test_one_turn_reads_a_little_of_much_and_the_rest_later() -> None:
    line, transport, _, echo = await opened(Clock())
    many = [b"%0100d" % number for number in range(100)]

    line.data_received(b"".join(frame(TEXT, text) for text in many))
    assert transport.pause_reading.called
    line.incoming.end()
    first = len(echo.heard)
    assert 1 < first < 15
    assert not transport.resume_reading.called
    for _ in range(20):
        await asyncio.sleep(0)

    assert echo.heard == [b"hello", *many]
    assert transport.resume_reading.called


async def test_what_had_come_before_the_line_was_full_waits_until_it_is_free() -> None:
    line, transport, _, echo = await opened(Clock())
    many = [b"%0100d" % number for number in range(100)]
    of_one_turn = many[: Bounds().turn_bytes // len(frame(TEXT, many[0]))]
    transport.write.side_effect = lambda _: line.pause_writing()

    line.data_received(b"".join(frame(TEXT, text) for text in many))
    for _ in range(20):
        await asyncio.sleep(0)
    assert echo.heard == [b"hello", *of_one_turn]
    assert b"".join(written(transport)) == b"".join(map(text_frame, of_one_turn))
    transport.write.side_effect = None
    line.resume_writing()
    for _ in range(30):
        await asyncio.sleep(0)

    assert echo.heard == [b"hello", *many]
    assert b"".join(written(transport)) == b"".join(map(text_frame, many))


async def test_the_last_words_of_somebody_who_is_cut_off_are_heard() -> None:
    line, _, _, echo = await opened(Clock())

    line.data_received(frame(TEXT, b"last words"))
    line.connection_lost(None)

    assert echo.heard == [b"hello", b"last words"]
    assert echo.calls == ["opened", "closed"]


async def test_who_sends_nothing_more_hears_answers_for_two_seconds() -> None:
    clock = Clock()
    line, transport, watch, echo = await opened(clock)

    line.data_received(frame(TEXT, b"last words"))
    assert line.eof_received()
    await asyncio.sleep(0)
    line.send(b"an answer that took a while")
    wait(clock, watch, 1.5)
    assert not transport.close.called
    wait(clock, watch, 1)

    assert echo.heard == [b"hello", b"last words"]
    assert b"".join(written(transport)) == text_frame(b"last words") + text_frame(b"an answer that took a while")
    assert transport.close.called


async def test_a_lost_line_can_be_used_without_harm() -> None:
    line, transport, watch, _ = await opened(Clock())
    line.connection_lost(ConnectionResetError())
    transport.reset_mock()

    line.send(b"late")
    line.close()
    line.abort()
    line.greeted()
    watch.tick()

    assert transport.mock_calls == []


async def test_what_is_sent_while_a_line_opens_follows_the_answer() -> None:
    _, transport, _, _ = make(Clock(), "?burst")
    await asyncio.sleep(0)

    data = written(transport)
    assert data[0].startswith(b"HTTP/1.1 101 ")
    assert sum(len(each) for each in data[1:]) == 100 * 1004


async def test_a_line_has_no_dictionary() -> None:
    assert not hasattr(make(Clock())[0], "__dict__")
