"""Printed pieces of the game as PDF: decks, words, slates, board. It needs no server and downloads nothing.

`stella.printing.files` names what can be ordered. Only `stella.printing.parts` needs the drawing libraries.
"""
