"""A host's own word list is offered, chosen and played, with bots, in languages that it lacks too."""

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from stella.client import Refused
from stella.protocol import bodies
from stella.rooms.commands import ChangeOptions, SeatBot
from stella.rooms.options import Options
from tests.cli.running import stella
from tests.server.playing import connect_all, is_finished, play_game, refusal_of, seat_people
from tests.server.running import serving

WORDS = ("Sandcastle", "Grandma", "Rust", "Attic", "Lullaby", "Button", "Picnic", "Alarm")


def install(data: Path, tmp_path: Path) -> None:
    """Put a list of English and German words where the server looks for it."""
    file = tmp_path / "family.csv"
    file.write_text("en,de\n" + "".join(f"{word},{word}-de\n" for word in WORDS))
    assert stella("words", "install", file, "--data", data).exit_code == 0


async def test_an_own_list_is_offered_chosen_and_played(tmp_path: Path) -> None:
    install(tmp_path / "data", tmp_path)
    with serving(tmp_path / "data", "--no-limits", "--bot-pace", "0.01") as server:
        client = server.client
        offered = {words.id: words for words in (await client.get("/api/info", bodies.Info)).words}
        texts = await client.get("/api/words?words=family&language=de", dict[str, str])
        fallback = await client.get("/api/words?words=family&language=bg", dict[str, str])
        async with AsyncExitStack() as stack:
            seats = await seat_people(client, 3, words="family")
            tables = await connect_all(stack, client, seats)
            await tables[0].do(SeatBot("ada", 2))
            await play_game(tables, Random(2))

            assert all(map(is_finished, tables))
            assert tables[0].table is not None
            clues = [one.clue for one in tables[0].table.rounds]
            assert {texts[clue].removesuffix("-de") for clue in clues} <= set(WORDS)
            assert await refusal_of(tables[1], ChangeOptions(Options(words="family"))) == "not_host"
        with pytest.raises(Refused, match="unknown_deck"):
            await client.open_room("Ana", words="nowhere")
        with pytest.raises(Refused, match="unknown_deck"):
            await client.get("/api/words?words=nowhere", dict[str, str])

    assert list(offered) == ["stella", "family"]
    assert offered["family"].languages == ("en", "de")
    assert "bg" in offered["family"].missing
    assert not offered["stella"].missing
    assert fallback["attic"] == "Attic"
