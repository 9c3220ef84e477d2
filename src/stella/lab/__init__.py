"""Many games at once: simulation, tournaments, analysis and the PettingZoo environment. Never part of a server.

Needs the extra `stella[lab]`.
"""
