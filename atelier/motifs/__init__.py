"""Motifs by family: each draws at the current transform of the canvas; its docstring names the origin."""
