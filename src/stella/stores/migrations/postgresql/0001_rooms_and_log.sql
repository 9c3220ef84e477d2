CREATE TABLE rooms (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    is_listed BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE INDEX listed_rooms ON rooms (id) WHERE is_listed;

CREATE TABLE log (
    room TEXT NOT NULL,
    version INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (room, version)
);
