CREATE TABLE rooms (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    is_listed INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE INDEX listed_rooms ON rooms (is_listed) WHERE is_listed = 1;

CREATE TABLE log (
    room TEXT NOT NULL,
    version INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (room, version)
) WITHOUT ROWID;
