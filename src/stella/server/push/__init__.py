"""Web Push: notifications encrypted for one browser (RFC 8291), signed by this server (RFC 8292) and sent."""
