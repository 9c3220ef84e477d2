"""Decks made in the browser, by whoever may: on the serving machine, or with the host's password."""
