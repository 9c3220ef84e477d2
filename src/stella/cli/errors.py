"""Reports problems of a store as one sentence instead of a traceback."""

from collections.abc import Iterator
from contextlib import contextmanager

import rich_click as click

from stella.storage.errors import Damaged
from stella.stores import TROUBLE


@contextmanager
def trouble_told() -> Iterator[None]:
    """Turn a problem of the store into the error message of the command."""
    try:
        yield
    except Damaged as error:
        raise click.ClickException(
            f"The database is damaged: {error}. Restore a backup with `stella restore`."
        ) from None
    except TROUBLE as error:
        raise click.ClickException(str(error) or type(error).__name__) from None
