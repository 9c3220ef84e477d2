"""Two independent clients and the real server understand each other."""

import asyncio

import picows
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.frames import CloseCode

from tests.server.sockets.echo import EchoServer, eventually

TEXTS = ["", "a", "☃ ñ 🂡", "x" * 125, "x" * 126, "x" * 4096, "ñ" * 8192]


def connected(server: EchoServer, query: str = "") -> connect:
    return connect(server.address + query, compression=None, max_size=None)


async def ended(client: ClientConnection) -> tuple[int, str]:
    await asyncio.wait_for(client.wait_closed(), 5)
    return client.close_code or 0, client.close_reason or ""


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: f"{len(text.encode())} bytes")
async def test_a_text_comes_back_as_it_was(server: EchoServer, text: str) -> None:
    async with connected(server) as client:
        await client.send(text)

        assert await client.recv() == text


async def test_messages_come_back_in_order(server: EchoServer) -> None:
    async with connected(server) as client:
        for number in range(500):
            await client.send(str(number))

        assert [await client.recv() for _ in range(500)] == [str(number) for number in range(500)]


async def test_fragments_are_put_together(server: EchoServer) -> None:
    async with connected(server) as client:
        await client.send(["one", " ", "ñ"])

        assert await client.recv() == "one ñ"


async def test_a_ping_is_answered(server: EchoServer) -> None:
    async with connected(server) as client:
        await asyncio.wait_for(await client.ping(b"there?"), 5)


async def test_what_is_sent_while_a_line_opens_arrives_in_order(server: EchoServer) -> None:
    async with connected(server, "?burst") as client:
        assert [int(await client.recv()) for _ in range(100)] == list(range(100))


async def test_a_client_that_closes_is_answered_with_its_own_code(server: EchoServer) -> None:
    async with connected(server) as client:
        await client.send("hello")
        await client.recv()
        await client.close(4321, "enough")

        assert client.close_code == 4321
    eventually(lambda: server.everybody[0].calls == ["opened", "closed"])
    eventually(lambda: not server.connections)


async def test_the_application_closes_with_code_and_reason_after_its_last_words(server: EchoServer) -> None:
    async with connected(server) as client:
        await client.send("close")

        assert await client.recv() == "goodbye"
        assert await ended(client) == (4000, "asked for")
    eventually(lambda: server.everybody[0].calls == ["opened", "closed"])


async def test_the_application_cuts_a_line(server: EchoServer) -> None:
    async with connected(server) as client:
        await client.send("abort")

        assert (await ended(client))[0] == CloseCode.ABNORMAL_CLOSURE
    eventually(lambda: server.everybody[0].calls == ["opened", "closed"])


async def test_binary_is_refused(server: EchoServer) -> None:
    async with connected(server) as client:
        await client.send(b"\x00")

        assert (await ended(client))[0] == CloseCode.UNSUPPORTED_DATA
    eventually(lambda: server.everybody[0].calls == ["opened", "closed"])
    assert server.everybody[0].heard == []


async def test_a_message_beyond_16_kib_is_refused(server: EchoServer) -> None:
    async with connected(server) as client:
        await client.send("x" * 16385)

        assert (await ended(client))[0] == CloseCode.MESSAGE_TOO_BIG


async def test_a_failing_application_closes_only_the_line_it_failed_on(
    server: EchoServer, capsys: pytest.CaptureFixture[str]
) -> None:
    async with connected(server) as other, connected(server) as client:
        await client.send("fail")

        assert (await ended(client))[0] == CloseCode.INTERNAL_ERROR
        await other.send("still here")
        assert await other.recv() == "still here"
    assert "asked for" in capsys.readouterr().out


async def test_an_unknown_path_is_not_found(server: EchoServer) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"ws://127.0.0.1:{server.port}/api/rooms/ABCDE/other")

    assert refused.value.response.status_code == 404
    eventually(lambda: not server.connections)


async def test_a_foreign_page_is_forbidden(server: EchoServer) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(server.address, origin="https://evil.example")  # type: ignore[arg-type]  # it is only a name

    assert refused.value.response.status_code == 403


async def test_the_application_knows_path_address_and_language(server: EchoServer) -> None:
    headers = {"Accept-Language": "de-AT", "X-Forwarded-For": "203.0.113.1"}
    async with connect(server.address, additional_headers=headers, compression=None) as client:
        await client.send("who")

        assert await client.recv() == "/api/rooms/ABCDE/socket 127.0.0.1 de-AT"


class Listener(picows.WSListener):
    """A picows client that stores what it receives."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[tuple[picows.WSMsgType, bytes]] = asyncio.Queue()

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        self.heard.put_nowait((frame.msg_type, frame.get_payload_as_bytes()))

    async def next(self) -> tuple[picows.WSMsgType, bytes]:
        return await asyncio.wait_for(self.heard.get(), 5)


async def picows_client(server: EchoServer) -> tuple[picows.WSTransport, Listener]:
    transport, listener = await picows.ws_connect(Listener, server.address)
    assert isinstance(listener, Listener)
    return transport, listener


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: f"{len(text.encode())} bytes")
async def test_picows_hears_its_text_again(server: EchoServer, text: str) -> None:
    transport, listener = await picows_client(server)

    transport.send(picows.WSMsgType.TEXT, text.encode())

    assert await listener.next() == (picows.WSMsgType.TEXT, text.encode())
    transport.disconnect()
    await asyncio.wait_for(transport.wait_disconnected(), 5)
    eventually(lambda: server.everybody[0].calls == ["opened", "closed"])


async def test_picows_gets_its_ping_answered_and_its_close(server: EchoServer) -> None:
    transport, listener = await picows_client(server)

    transport.send_ping(b"there?")
    assert await listener.next() == (picows.WSMsgType.PONG, b"there?")
    transport.send_close(picows.WSCloseCode(1000), b"enough")

    assert await listener.next() == (picows.WSMsgType.CLOSE, b"\x03\xe8enough")
    await asyncio.wait_for(transport.wait_disconnected(), 5)


async def test_picows_hears_the_applications_close(server: EchoServer) -> None:
    transport, listener = await picows_client(server)

    transport.send(picows.WSMsgType.TEXT, b"close")

    assert await listener.next() == (picows.WSMsgType.TEXT, b"goodbye")
    assert await listener.next() == (picows.WSMsgType.CLOSE, b"\x0f\xa0asked for")
    transport.disconnect()
    await asyncio.wait_for(transport.wait_disconnected(), 5)
