"""Stella: a picture-association board game for three to six players."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("stella")
except PackageNotFoundError:  # the folder was copied or added to the path, not installed
    __version__ = "0+unknown"
