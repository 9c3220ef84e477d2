"""External players at a table: one interface for bots, your own programs and models, and the code that sends their
moves.

A player sees what its seat may see, never the state of a game.
"""

from stella.players.loader import Maker, NotAPlayer, load
from stella.players.player import IllegalMove, Player, next_move

__all__ = ["IllegalMove", "Maker", "NotAPlayer", "Player", "load", "next_move"]
