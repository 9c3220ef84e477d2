"""The live part: rooms awake on this node, their connections, clocks, bots, and other nodes.

It does not depend on HTTP, sockets or databases, which it reaches through `ports`.
"""
