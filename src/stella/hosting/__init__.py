"""What lives: rooms awake on this node, who is connected to them, clocks, players of the program, other nodes.

Nothing in here knows HTTP, sockets or databases: those come through `ports`.
"""
