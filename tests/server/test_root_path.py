"""A server under a path of a proxy: it accepts requests with and without the path, and its addresses contain it."""

import pytest
from click.testing import CliRunner

from stella.cli import main
from stella.cli.serve import _public
from stella.server.root_path import root_path, without_root


@pytest.mark.parametrize(
    ("text", "path"), [("", ""), ("/", ""), ("/stella", "/stella"), ("/games/stella/", "/games/stella")]
)
def test_a_root_path_has_a_slash_before_it_and_none_after_it(text: str, path: str) -> None:
    assert root_path(text) == path


@pytest.mark.parametrize("text", ["stella", "//stella", "/stella//x", "/../x", "/a b", "/x?y", '/"', "/ä"])
def test_what_is_no_path_is_told_so(text: str) -> None:
    with pytest.raises(ValueError, match="/stella"):
        root_path(text)

    answer = CliRunner().invoke(main, ["serve", "--root-path", text])
    assert answer.exit_code == 2
    assert "Write it like /stella." in answer.output


@pytest.mark.parametrize(
    ("path", "known"),
    [
        ("/stella", "/"),
        ("/stella/", "/"),
        ("/stella/api/info", "/api/info"),
        ("/api/info", "/api/info"),
        ("/stellar", "/stellar"),
        ("/stella//api", "//api"),
    ],
)
def test_a_path_is_read_without_the_root(path: str, known: str) -> None:
    assert without_root("/stella", path) == known
    assert without_root("", path) == path


@pytest.mark.parametrize(
    ("url", "path", "found"),
    [
        (None, None, (None, "")),
        (None, "/stella", (None, "/stella")),
        ("https://games.example/", None, ("https://games.example", "")),
        ("https://games.example/stella/", None, ("https://games.example/stella", "/stella")),
        ("https://games.example", "/stella", ("https://games.example/stella", "/stella")),
        ("https://games.example/stella", "/stella", ("https://games.example/stella", "/stella")),
    ],
)
def test_the_public_address_and_the_root_path_complete_each_other(
    url: str | None, path: str | None, found: tuple[str | None, str]
) -> None:
    assert _public(url, path) == found
