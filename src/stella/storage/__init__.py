"""How rooms are encoded for storage and decoded again. It never accesses a database or a client."""
