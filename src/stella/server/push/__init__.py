"""Web Push: notices encrypted for one browser (RFC 8291), signed by this server (RFC 8292), sent to its service."""
