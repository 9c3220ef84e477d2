"""The contract with uvicorn's hook, as it was read. If uvicorn changes the hook, this fails."""

import inspect
from importlib.metadata import version
from typing import Any, cast

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from stella.server.sockets import frames
from stella.server.sockets.connection import SocketProtocol
from tests.server.sockets.echo import EchoServer, echoing, eventually
from tests.server.sockets.wire import everything, frame, plugged, request, shaken


def test_uvicorn_is_the_minor_version_that_the_hook_was_read_in() -> None:
    assert version("uvicorn").split(".")[:2] == ["0", "54"]


def test_uvicorn_makes_a_socket_with_exactly_these_arguments_and_replays_the_head() -> None:
    source = inspect.getsource(HttpToolsProtocol.handle_websocket_upgrade)
    calls = [
        "self.connections.discard(self)",
        "protocol = self.ws_protocol_class(",
        "config=self.config,",
        "server_state=self.server_state,",
        "app_state=self.app_state,",
        "protocol.connection_made(self.transport)",
        'protocol.data_received(b"".join(output))',
        "self.transport.set_protocol(protocol)",
    ]

    places = [source.index(call) for call in calls]

    assert places == sorted(places)


@pytest.mark.parametrize(
    "name",
    ["connection_made", "connection_lost", "data_received", "resume_writing", "on_message_begin", "on_headers_complete",
     "on_message_complete", "on_response_complete", "handle_websocket_upgrade", "_should_upgrade"],
)  # fmt: skip
def test_uvicorn_still_has_what_our_http_protocol_extends(name: str) -> None:
    assert inspect.isfunction(getattr(HttpToolsProtocol, name))


def test_every_step_of_the_hook_happens_in_this_order(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[tuple[str, object]] = []

    def noting(name: str) -> None:
        original = getattr(SocketProtocol, name)

        def note(self: SocketProtocol, *arguments: Any) -> Any:
            steps.append((name, arguments[0] if arguments else None))
            return original(self, *arguments)

        monkeypatch.setattr(SocketProtocol, name, note)

    for name in ("connection_made", "data_received", "connection_lost", "shutdown"):
        noting(name)

    with echoing() as server:
        with shaken(server) as plug:
            plug.sendall(frame(frames.TEXT, b"hello"))
            plug.recv(100)
            assert len(server.lines) == server.connections == 1
        eventually(lambda: not server.connections)

    assert [name for name, _ in steps] == ["connection_made", "data_received", "data_received", "connection_lost"]
    head = cast("bytes", steps[1][1])
    assert head.startswith(b"GET /api/rooms/ABCDE/socket HTTP/1.1\r\n")
    assert head.endswith(b"\r\n\r\n")
    assert b"\r\nsec-websocket-key: " in head


def test_a_server_that_stops_says_so_and_does_not_wait_long() -> None:
    server = EchoServer()
    server.start()
    with shaken(server) as polite, shaken(server), plugged(server) as asking:
        asking.sendall(request()[:30])
        eventually(lambda: server.connections == 3)
        server.uvicorn.should_exit = True

        goodbye = frames.close_frame(frames.RESTARTING, "restarting")
        assert polite.recv(len(goodbye)) == goodbye
        polite.sendall(frame(frames.CLOSE, b"\x03\xf4"))
        assert everything(polite) == b""
        server.stop()

    assert [one.calls for one in server.everybody] == [["opened", "closed"]] * 2
    assert server.connections == 0


def test_after_an_upgrade_nothing_of_the_http_protocol_is_left() -> None:
    import gc

    with echoing() as server, shaken(server):
        eventually(lambda: not [one for one in gc.get_objects() if issubclass(type(one), HttpToolsProtocol)])
