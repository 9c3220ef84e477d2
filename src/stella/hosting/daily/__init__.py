"""Today's table as it lives on a node: its slates on their way to the disk, its crowd, and its tickets."""
