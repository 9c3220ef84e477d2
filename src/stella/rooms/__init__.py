"""A room around a game: seats, people, bots, options, absence, clocks and the log. It never opens a socket or a file.

Rooms work like the rules: `decide` turns a command into facts or refuses it, `evolve` applies a fact, `room_view` shows
what one viewer may see. The caller passes time, tokens and randomness.
"""
