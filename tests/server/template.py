"""A process that has imported the whole server and forks a new one for every order: starting costs no imports.

A forked server is a process like any other: it has its own pid, its own signals and its own exit code. It runs
`python -m stella` or another module, with the arguments, the environment and the output of its order.
"""

import atexit
import functools
import gc
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
import threading
import time
from importlib import import_module
from pathlib import Path
from typing import Any, TextIO

from stella.content.words import load_words

PRELOADED = (
    "stella.cli.serve",
    "stella.bots",
    "stella.stores.postgresql",
    "stella.stores.sqlite",
    "anyio._backends._asyncio",
    "anyio.streams.memory",
    "litestar._kwargs",
    "litestar.middleware._internal.exceptions",
    "litestar.middleware.allowed_hosts",
    "litestar.middleware.csrf",
    "litestar.middleware.response_cache",
    "litestar.plugins.attrs",
    "rich._emoji_codes",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
)
"""What a server imports when it starts, beside what these import themselves."""
_ORDER_BYTES = 200_000


class Forked:
    """A server that the template forked, with the part of `subprocess.Popen` that tests use."""

    def __init__(self, template: "Template", pid: int, output: TextIO) -> None:
        self.pid = pid
        self.stdout = output
        self._template = template

    def send_signal(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)  # its pid remains reserved until `wait` has returned

    def wait(self, timeout: float) -> int:
        """Return the exit code, negative for the signal that ended the process."""
        end = time.monotonic() + timeout
        while (code := self._template.ask(kind="poll", pid=self.pid)) is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired(f"forked server {self.pid}", timeout)
            time.sleep(0.005)
        return int(code)


class Template:
    """The process to fork from; it lives as long as the process that created it."""

    def __init__(self) -> None:
        self._ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._lock = threading.Lock()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", __name__, str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                cwd=Path(__file__).parents[2],
            )

    def close(self) -> None:
        """End the template; servers that it forked continue."""
        self._ours.close()
        self._process.wait()

    def start(self, *command: str) -> Forked:
        """Fork a process that does what `python -m` does with this command."""
        ours, theirs = os.pipe()
        pid = self.ask(theirs, kind="start", command=command, environment=dict(os.environ), folder=str(Path.cwd()))
        os.close(theirs)
        return Forked(self, int(pid), os.fdopen(ours, encoding="utf-8"))

    def ask(self, *files: int, **order: object) -> Any:
        with self._lock:
            socket.send_fds(self._ours, [json.dumps(order).encode()], files)
            answer = self._ours.recv(_ORDER_BYTES)
        assert answer, "the template of servers has ended"
        return json.loads(answer)


@functools.cache
def template() -> Template:
    """Return the template of this process."""
    made = Template()
    atexit.register(made.close)
    return made


def _serve_orders(channel: socket.socket) -> None:
    """Fork and reap until the other end is closed. A child returns from the loop as the server that it has become."""
    for name in PRELOADED:
        import_module(name)
    load_words()  # every process inherits the list that has been read
    gc.freeze()
    assert len(list(Path("/proc/self/task").iterdir())) == 1, "a process with threads cannot be forked safely"
    while True:
        data, files, _, _ = socket.recv_fds(channel, _ORDER_BYTES, 1)
        if not data:
            return
        order = json.loads(data)
        if order["kind"] == "poll":
            pid, status = os.waitpid(order["pid"], os.WNOHANG)
            channel.send(json.dumps(os.waitstatus_to_exitcode(status) if pid else None).encode())
        elif pid := os.fork():
            os.close(files[0])
            channel.send(json.dumps(pid).encode())
        else:
            channel.close()
            _become_a_server(order, files[0])
            return


def _become_a_server(order: dict[str, Any], output: int) -> None:
    with open(os.devnull) as nothing:  # noqa: PTH123 - a path would be more to read
        os.dup2(nothing.fileno(), 0)
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.close(output)
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    os.environ.clear()
    os.environ.update(order["environment"])
    os.chdir(order["folder"])
    sys.argv = order["command"]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    _serve_orders(socket.socket(fileno=int(sys.argv[1])))
