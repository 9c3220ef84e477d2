"""What can be wrong with a copy of a database, whichever engine it is of."""


class NotACopy(Exception):  # noqa: N818 - reads as the sentence it is
    """A file is no copy of our database, or there is no database to copy."""


class Exists(Exception):  # noqa: N818 - reads as the sentence it is
    """A copy would overwrite rooms that are there."""


class InUse(Exception):  # noqa: N818 - reads as the sentence it is
    """Servers use the database that a copy would replace."""
