"""Seats played by the program: taste, counting, pointing order. Bots receive a view and return a move; they never
see the state.
"""

from stella.bots.bot import Bot, stand_in
from stella.bots.characters import CHARACTERS, Character, UnknownCharacterError, character
from stella.bots.knowledge import Knowledge
from stella.bots.levels import LEVELS, MIDDLE_LEVEL, Level
from stella.bots.phrases import REACTIONS, temperament

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "MIDDLE_LEVEL",
    "REACTIONS",
    "Bot",
    "Character",
    "Knowledge",
    "Level",
    "UnknownCharacterError",
    "character",
    "stand_in",
    "temperament",
]
