"""HTTP and WebSocket around the rooms: thin. It checks who speaks and how much, never how the game goes."""
