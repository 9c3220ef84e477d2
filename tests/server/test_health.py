"""A node that cannot work, or receives nothing from the others, reports that it is not ready."""

import socket
from pathlib import Path
from typing import Any, cast

import pytest

from stella.server.http.health import is_ready
from stella.server.runner import server
from stella.server.services import Services
from stella.server.settings import Settings
from tests.hosting.tables import LocalNode


class Wire:
    """A line to other nodes."""

    def __init__(self, *, is_alive: bool) -> None:
        self.is_alive = is_alive

    def tell(self, message: bytes) -> None:
        """Drop it."""


@pytest.mark.parametrize(
    ("is_alive", "status", "said"), [(None, 200, "ready"), (True, 200, "ready"), (False, 503, "not ready: other nodes")]
)
async def test_a_node_is_ready_while_it_hears_the_others(
    is_alive: bool | None, status: int, said: str, tmp_path: Path
) -> None:
    services, local = Services(Settings(data=tmp_path)), LocalNode()
    services.start(local.node, cast("Any", None))
    if is_alive is not None:
        local.node.cluster.connect(Wire(is_alive=is_alive))

    answer = await is_ready.fn(services)

    assert (answer.status_code or 200, answer.content) == (status, said)


@pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")
async def test_it_says_that_it_is_ready_once_it_listens_and_not_before(tmp_path: Path) -> None:
    told: list[bool] = []

    def ready() -> None:
        told.append(running.started and bool(running.servers) and all(one.is_serving() for one in running.servers))
        running.should_exit = True

    running = server(Settings(data=tmp_path), ready)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        await running.serve(sockets=[listener])

    assert told == [True]
