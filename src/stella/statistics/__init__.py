"""Statistics of games: groups, people, ratings, likeness, moments and what-if analysis. Pure."""
