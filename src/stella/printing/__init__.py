"""Printed pieces of the game as PDF: decks, words, slates, board. Asks no server and downloads nothing.

`stella.printing.files` names what can be ordered; only `stella.printing.parts` needs the libraries that draw.
"""
