"""Makes PDFs one after the other in a separate process, and keeps the last few for download."""

import asyncio
import shutil
import sys
import tempfile
from collections.abc import Coroutine
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import structlog

from stella.printing.files import Wish
from stella.protocol.codes import Code
from stella.protocol.printing import PrintPhase, PrintState
from stella.rules.refusals import Refused

MOST_WAITING = 8
MOST_KEPT = 12  # PDFs; the largest, a deck of 84 cards, has about 30 MB
LONGEST_SECONDS = 600.0
LEAST_FREE = 500_000_000  # bytes on disk
log = structlog.get_logger()


class Print:
    """One requested PDF."""

    def __init__(self, key: str, wish: Wish) -> None:
        self.key = key
        self.wish = wish
        self.phase = PrintPhase.WAITING
        self.done = 0
        self.total = 0
        self.is_refused = False

    @property
    def is_over(self) -> bool:
        """Return whether it is finished, successfully or not."""
        return self.phase in {PrintPhase.READY, PrintPhase.FAILED}


class Press:
    """The PDFs of one node. The same request returns the same PDF, so that repeating it shows the progress."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._folder = Path(tempfile.mkdtemp(prefix="stella-print-"))
        self._prints: dict[str, Print] = {}  # the most recently requested comes last
        self._machine = asyncio.Semaphore(1)

    def find(self, wish: Wish, editions: tuple[str, str]) -> Print | None:
        """Return the PDF of a request if it is ready or in progress.

        A changed deck or list makes it another request.
        """
        key = _key(wish, editions)
        found = self._prints.pop(key, None)
        if found is None or found.phase is PrintPhase.FAILED:
            return None
        self._prints[key] = found
        return found

    def begin(self, wish: Wish, editions: tuple[str, str]) -> tuple[Print, Coroutine[Any, Any, None]]:
        """Accept a request and return the task that makes its PDF.

        Raises Refused if too many are waiting.
        """
        if sum(not one.is_over for one in self._prints.values()) >= MOST_WAITING:
            raise Refused(Code.PRINT_BUSY)
        if shutil.disk_usage(self._folder).free < LEAST_FREE:
            raise Refused(Code.DISK_FULL)
        key = _key(wish, editions)
        new = self._prints[key] = Print(key, wish)
        over = [one for one in self._prints.values() if one.is_over]
        for old in over[: max(0, len(self._prints) - MOST_KEPT)]:
            del self._prints[old.key]
            self._file(old.key).unlink(missing_ok=True)
        return new, self._make(new)

    def file(self, key: str) -> tuple[Path, str]:
        """Return the path and the name of a finished PDF.

        Raises Refused if it is not here.
        """
        found = self._prints.get(key)
        if found is None or found.phase is not PrintPhase.READY:
            raise Refused(Code.NO_SUCH_PRINT)
        return self._file(key), found.wish.file_name

    def state(self, one: Print, root: str) -> PrintState:
        """Return the progress of a PDF.

        Raises Refused if it cannot be printed.
        """
        if one.is_refused:
            raise Refused(Code.WORD_NOT_PRINTABLE)
        is_ready = one.phase is PrintPhase.READY
        return PrintState(one.phase, one.done, one.total, f"{root}/api/prints/{one.key}" if is_ready else None)

    def close(self) -> None:
        """Delete all PDFs."""
        shutil.rmtree(self._folder, ignore_errors=True)

    def _file(self, key: str) -> Path:
        return self._folder / f"{key}.pdf"

    async def _make(self, one: Print) -> None:
        try:
            async with self._machine, asyncio.timeout(LONGEST_SECONDS):
                await self._run(one)
        finally:
            if one.phase is not PrintPhase.READY:
                one.phase = PrintPhase.FAILED

    async def _run(self, one: Print) -> None:
        one.phase = PrintPhase.MAKING
        pipe, file = asyncio.subprocess.PIPE, self._file(one.key)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "stella.printing", str(self._data), str(file)), stdin=pipe, stdout=pipe, stderr=pipe
        )
        try:
            await self._follow(one, process)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    async def _follow(self, one: Print, process: asyncio.subprocess.Process) -> None:
        if process.stdin is None or process.stdout is None or process.stderr is None:
            raise RuntimeError("the process has no pipes")
        process.stdin.write(msgspec.json.encode(one.wish))
        process.stdin.close()
        trouble = asyncio.create_task(process.stderr.read())
        async for line in process.stdout:
            done, _, total = line.decode().strip().partition(" ")
            if total:
                one.done, one.total = int(done), int(total)
            else:
                one.is_refused = done == "refused"
        said, code = await trouble, await process.wait()
        if code == 0:
            one.phase = PrintPhase.READY
        else:
            log.warning("a PDF could not be made", part=one.wish.part, problem=said.decode(errors="replace")[-2000:])


def _key(wish: Wish, editions: tuple[str, str]) -> str:
    return sha256(msgspec.json.encode((wish, editions))).hexdigest()[:32]
