"""Many games at once: simulation, tournaments, analysis and the PettingZoo environment. The server never imports it.

Needs the extra `stella[lab]`.
"""
