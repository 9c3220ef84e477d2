"""Starts and stops real server processes for tests."""

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from stella.client import Server
from tests.server.template import Forked, template

START_SECONDS = 60


class RunningServer:
    """One real server process. `kill` is SIGKILL; `start` again goes on with the same data on the same port.

    It is forked from a process that has imported everything, which saves most of its start.
    """

    forked: tuple[str, ...] = ("stella",)
    """The module that the forked process runs."""
    program: tuple[str, ...] = ()
    """A module to run in a new process instead, and what comes before its own command."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.port = 0
        self.output: list[str] = []
        self._options = options
        self._process: subprocess.Popen[str] | Forked | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def client(self) -> Server:
        return Server(self.address)

    def start(self) -> "RunningServer":
        command = ["serve", "--data", str(self.data), "--host", "127.0.0.1", "--port", str(self.port), "--no-browser"]
        self._process = self._run(*command, *self._options)
        is_listening = threading.Event()
        self._reader = threading.Thread(target=self._read, args=(self._process, is_listening), daemon=True)
        self._reader.start()
        assert is_listening.wait(START_SECONDS), f"the server did not start: {self.output}"
        return self

    def _run(self, *command: str) -> "subprocess.Popen[str] | Forked":
        if not self.program:
            return template().start(*self.forked, *command)
        return subprocess.Popen(
            [sys.executable, "-m", *self.program, *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )

    def _read(self, process: "subprocess.Popen[str] | Forked", is_listening: threading.Event) -> None:
        assert process.stdout
        with process.stdout:
            for line in process.stdout:
                self.output.append(line)
                if found := re.search(r"https?://127\.0\.0\.1:(\d+)/", line):
                    self.port = int(found[1])
                    is_listening.set()

    def kill(self) -> None:
        """End the process at once, like a power failure."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask the process to stop and return its exit code. Ending by that signal counts as 0."""
        code = self._end(signal.SIGTERM)
        return 0 if code == -signal.SIGTERM else code

    def send_signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(how)
        code = self._process.wait(START_SECONDS)
        self._reader.join(START_SECONDS)
        self._process = None
        return code

    def complaints(self) -> list[str]:
        """Return what the server logged as an error."""
        return [line for line in self.output if '"level": "error"' in line or "Traceback" in line]


class CommandServer(RunningServer):
    """A server that is started by the command that a host uses."""

    program = ("stella",)


@contextmanager
def serving(data: Path, *options: str) -> Iterator[RunningServer]:
    """Run a server inside the block, then stop it and check that it logged no error."""
    with in_good_order(RunningServer(data, *options)) as running:
        yield running


@contextmanager
def in_good_order(running: RunningServer) -> Iterator[RunningServer]:
    """Start a server for a block."""
    running.start()
    try:
        yield running
    finally:
        code = running.stop()
    assert code == 0
    assert running.complaints() == []
