"""Files of the client: the service worker is revalidated each time and never caches an answer of the API."""

import re
from pathlib import Path
from typing import Any, cast

import pytest

from stella.server import pages

PUBLIC = Path(__file__).parents[2] / "web" / "public"


async def test_a_worker_is_never_kept_by_browsers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sw.js").write_text("// worker")
    (tmp_path / "icon.svg").write_text("<svg/>")

    worker, icon = (cast("Any", pages._file(tmp_path / name).fn()) for name in ("sw.js", "icon.svg"))

    assert worker.headers["cache-control"] == "no-cache"
    assert icon.headers["cache-control"] == "public, max-age=86400"


@pytest.mark.parametrize("path", ["/api/info", "/api/rooms/ABCDE", "/health/ready", "/metrics", "/api"])
def test_the_worker_lets_answers_of_the_server_alone(path: str) -> None:
    worker = (PUBLIC / "sw.js").read_text()
    never = re.search(r"NEVER = /(.*)/;", worker)
    has_hash = re.search(r"HAS_HASH = /(.*)/;", worker)

    assert never is not None
    assert has_hash is not None
    assert re.search(never[1].replace(r"\/", "/"), path.removeprefix("/"))
    assert not re.search(has_hash[1].replace(r"\/", "/"), path.removeprefix("/"))
