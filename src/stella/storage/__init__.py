"""What is written to disk of a room, and how it is read again. It never talks to a database and never to a client."""
