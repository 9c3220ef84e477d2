-- The program brings three functions: room_number(id), entry_at(entry) and now_ms().
DROP INDEX listed_rooms;
ALTER TABLE rooms RENAME TO old_rooms;
ALTER TABLE log RENAME TO old_log;

-- id: the signed 64-bit integer that the 16 hexadecimal digits of the room's id spell.
-- Times are milliseconds since 1970. is_summed: the finished games of its log are all in games.
CREATE TABLE rooms (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    opened_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL,
    is_listed INTEGER NOT NULL DEFAULT 0,
    is_summed INTEGER NOT NULL DEFAULT 1
);

-- Rows lie in order of arrival, whatever their room: a commit writes to the end of the table.
CREATE TABLE log (
    room INTEGER NOT NULL,
    version INTEGER NOT NULL,
    entry TEXT NOT NULL
);

CREATE TABLE snapshots (
    room INTEGER PRIMARY KEY,
    version INTEGER NOT NULL,
    snapshot BLOB NOT NULL
);

CREATE TABLE games (
    record TEXT PRIMARY KEY,
    room INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    first_version INTEGER NOT NULL,
    last_version INTEGER NOT NULL,
    entry TEXT NOT NULL
) WITHOUT ROWID;

INSERT INTO rooms
SELECT
    room_number(id),
    code,
    coalesce((SELECT entry_at(entry) FROM old_log WHERE room = id AND version = 1), now_ms()),
    coalesce((SELECT entry_at(entry) FROM old_log WHERE room = id ORDER BY version DESC LIMIT 1), now_ms()),
    is_listed,
    0
FROM old_rooms;

INSERT INTO log SELECT room_number(room), version, entry FROM old_log ORDER BY room, version;

DROP TABLE old_rooms;
DROP TABLE old_log;

CREATE UNIQUE INDEX log_of_rooms ON log (room, version);
CREATE INDEX used_rooms ON rooms (used_at);
CREATE INDEX listed_rooms ON rooms (opened_at) WHERE is_listed = 1;
CREATE INDEX unsummed_rooms ON rooms (id) WHERE is_summed = 0;
CREATE INDEX games_of_rooms ON games (room, last_version);
