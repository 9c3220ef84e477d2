"""The parts of uvicorn's HTTP protocol that ours relies on. This fails if uvicorn changes them."""

import inspect
from importlib.metadata import version

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.frames import CloseCode

from tests.server.sockets.echo import EchoServer, echoing, eventually
from tests.server.sockets.wire import CLOSE, close_frame, everything, frame, plugged, request, shaken


def test_uvicorn_is_the_minor_version_that_was_read() -> None:
    assert version("uvicorn").split(".")[:2] == ["0", "54"]


def test_uvicorn_leaves_a_request_alone_that_should_upgrade() -> None:
    source = inspect.getsource(HttpToolsProtocol.on_headers_complete)

    assert source.index(
        "if self.parser.should_upgrade() and self._should_upgrade():\n            return"
    ) < source.index("RequestResponseCycle(")


@pytest.mark.parametrize(
    "name",
    ["connection_made", "connection_lost", "data_received", "resume_writing", "on_message_begin", "on_headers_complete",
     "on_message_complete", "on_response_complete", "_should_upgrade", "_unset_keepalive_if_required",
     "send_400_response"],
)  # fmt: skip
def test_uvicorn_still_has_what_our_http_protocol_extends(name: str) -> None:
    assert inspect.isfunction(getattr(HttpToolsProtocol, name))


def test_a_server_that_stops_says_so_and_does_not_wait_long() -> None:
    server = EchoServer()
    server.start()
    with shaken(server) as polite, shaken(server), plugged(server) as asking:
        asking.sendall(request()[:30])
        eventually(lambda: server.connections == 3)
        server.uvicorn.should_exit = True

        goodbye = close_frame(CloseCode.SERVICE_RESTART, "restarting")
        assert polite.recv(len(goodbye)) == goodbye
        polite.sendall(frame(CLOSE, b"\x03\xf4"))
        assert everything(polite) == b""
        server.stop()

    assert [one.calls for one in server.everybody] == [["opened", "closed"]] * 2
    assert server.connections == 0


def test_after_an_upgrade_nothing_of_the_http_protocol_is_left() -> None:
    import gc

    def spoken() -> int:
        return len([one for one in gc.get_objects() if issubclass(type(one), HttpToolsProtocol)])

    with echoing() as server:
        with plugged(server):
            eventually(lambda: spoken() == 1)
        with shaken(server):
            eventually(lambda: spoken() == 0)
