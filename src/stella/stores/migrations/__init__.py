"""The schema's history: numbered SQL files, each applied once and in order."""

from importlib.resources import files


class SchemaTooNew(Exception):  # noqa: N818 - reads as the sentence it is
    """The database was written by a newer version of the program."""


class SchemaTooOld(Exception):  # noqa: N818 - reads as the sentence it is
    """The database is of an older version of the program, and whoever opened it may not change that."""


def newest(engine: str) -> int:
    """Return the number of an engine's newest schema."""
    return _scripts(engine)[-1][0]


def pending(engine: str, applied: int) -> list[tuple[int, str]]:
    """Return the number and text of every migration of an engine that comes after those applied."""
    if applied > newest(engine):
        raise SchemaTooNew(
            f"The database has schema {applied}, this program knows {newest(engine)}: please update the program."
        )
    return [script for script in _scripts(engine) if script[0] > applied]


def _scripts(engine: str) -> list[tuple[int, str]]:
    folder = files(__package__) / engine
    return sorted((int(file.name[:4]), file.read_text()) for file in folder.iterdir() if file.name.endswith(".sql"))
