"""What can be wrong with a copy of a database, for both engines."""


class NotACopy(Exception):  # noqa: N818 - reads as the sentence it is
    """The file is not a copy of a Stella database, or there is no database to copy."""


class Exists(Exception):  # noqa: N818 - reads as the sentence it is
    """A copy would overwrite existing rooms."""


class InUse(Exception):  # noqa: N818 - reads as the sentence it is
    """Servers are using the database that a copy would replace."""
