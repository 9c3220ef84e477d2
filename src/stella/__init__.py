"""Stella: a picture-association board game for three to six players."""
