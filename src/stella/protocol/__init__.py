"""The messages between server and client, declared once: their encoding and their TypeScript. It makes no decisions."""
