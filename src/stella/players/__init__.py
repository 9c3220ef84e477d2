"""What sits at a table from outside: one interface for bots, own programs and models, and what carries their moves.

A player sees what its seat may see and never the state of a game.
"""

from stella.players.loading import Maker, NotAPlayer, load
from stella.players.player import IllegalMove, Player, next_move

__all__ = ["IllegalMove", "Maker", "NotAPlayer", "Player", "load", "next_move"]
