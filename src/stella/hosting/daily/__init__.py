"""Today's table on a node: its slates, its crowd, and its tickets."""
