"""Cards of the next edition, drawn like those in `cards` but shipped by nothing yet."""
