"""The history of the schema: numbered SQL files, each applied once and in order."""

from importlib.resources import files


class SchemaTooNew(Exception):  # noqa: N818 - reads as the sentence it is
    """A newer version of the program wrote the database."""


class SchemaTooOld(Exception):  # noqa: N818 - reads as the sentence it is
    """An older version of the program wrote the database, and the caller may not migrate it."""


def newest(engine: str) -> int:
    """Return the number of an engine's newest schema."""
    return _scripts(engine)[-1][0]


def pending(engine: str, applied: int) -> list[tuple[int, str]]:
    """Return the number and text of every migration of an engine that has not been applied."""
    if applied > newest(engine):
        raise SchemaTooNew(
            f"The database has schema {applied}, this program knows {newest(engine)}: please update the program."
        )
    return [script for script in _scripts(engine) if script[0] > applied]


def _scripts(engine: str) -> list[tuple[int, str]]:
    folder = files(__package__) / engine
    return sorted((int(file.name[:4]), file.read_text()) for file in folder.iterdir() if file.name.endswith(".sql"))
