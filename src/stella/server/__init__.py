"""HTTP and WebSocket around the rooms. It checks who may send and how much, and contains no rules of the game."""
