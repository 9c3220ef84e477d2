"""Installs an operator's word list where the server finds it. An unusable list is never installed."""

from pathlib import Path

from stella.content.words.lists import WordList
from stella.content.words.reader import WordListError, installed_words, load_words, read_words


def install_words(file: Path, data: Path, *, replace: bool = False) -> WordList:
    """Check a word list and copy it into the data directory; raise `WordListError` if its id is taken."""
    words, folder = read_words(file), data / "words"
    if words.id == load_words().id:
        raise WordListError([f"'{words.id}' is the game's own list; give yours another id."])
    old = [path for path in sorted(folder.glob("[!.]*.*")) if path.stem == words.id]
    if not replace and (old or words.id in installed_words(data).lists):
        raise WordListError([f"There is already a word list '{words.id}'; replace it with --replace."])
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    target = folder / f"{words.id}{file.suffix.lower()}"
    part = folder / f".{target.name}.part"
    part.write_bytes(file.read_bytes())
    part.replace(target)
    for path in old:
        if path != target:
            path.unlink()
    return words
