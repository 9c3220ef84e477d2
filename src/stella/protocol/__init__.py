"""The messages between server and client: declared once, written as bytes, and as TypeScript. It never decides."""
