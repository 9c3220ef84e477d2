"""Decks made in the browser: on the machine of the server, or with the server password."""
