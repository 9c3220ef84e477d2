"""The picture workshop: draws every card of the deck with code; it never imports the game."""
