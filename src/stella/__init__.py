"""Stella: a picture-association board game for three to six players."""

__version__ = "0.1.0"
