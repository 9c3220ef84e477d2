"""The schema's history: numbered SQL files, each applied once and in order."""

from importlib.resources import files


class SchemaTooNew(Exception):  # noqa: N818 - reads as the sentence it is
    """The database was written by a newer version of the program."""


def pending(engine: str, applied: int) -> list[tuple[int, str]]:
    """Return the number and text of every migration of an engine that comes after those applied."""
    folder = files(__package__) / engine
    scripts = sorted((int(file.name[:4]), file.read_text()) for file in folder.iterdir() if file.name.endswith(".sql"))
    newest = scripts[-1][0]
    if applied > newest:
        raise SchemaTooNew(
            f"The database has schema {applied}, this program knows {newest}: please update the program."
        )
    return [script for script in scripts if script[0] > applied]
