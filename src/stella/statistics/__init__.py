"""What games tell about those who played: groups, people, ratings, likeness, moments, what might have been. Pure."""
