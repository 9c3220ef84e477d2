"""Stella: a picture-association board game for three to six players."""

from importlib.metadata import version

__version__ = version("stella")
