-- id: the signed 64-bit integer that the 16 hexadecimal digits of the room's id spell.
-- Times are milliseconds since 1970. is_summed: the finished games of its log are all in games.
DROP INDEX listed_rooms;

ALTER TABLE log ALTER COLUMN room TYPE BIGINT USING ('x' || room)::BIT(64)::BIGINT;
ALTER TABLE rooms ALTER COLUMN id TYPE BIGINT USING ('x' || id)::BIT(64)::BIGINT;
ALTER TABLE rooms
    ADD COLUMN opened_at BIGINT,
    ADD COLUMN used_at BIGINT,
    ADD COLUMN is_summed BOOLEAN NOT NULL DEFAULT FALSE;

UPDATE rooms SET
    opened_at = coalesce(
        (SELECT substring(entry FROM '^\{"at":(\d+)')::BIGINT FROM log WHERE room = id AND version = 1),
        floor(extract(EPOCH FROM now()) * 1000)
    ),
    used_at = coalesce(
        (SELECT substring(entry FROM '^\{"at":(\d+)')::BIGINT FROM log WHERE room = id ORDER BY version DESC LIMIT 1),
        floor(extract(EPOCH FROM now()) * 1000)
    );

ALTER TABLE rooms
    ALTER COLUMN opened_at SET NOT NULL,
    ALTER COLUMN used_at SET NOT NULL,
    ALTER COLUMN is_summed SET DEFAULT TRUE;

CREATE TABLE snapshots (
    room BIGINT PRIMARY KEY,
    version INTEGER NOT NULL,
    snapshot BYTEA NOT NULL
);

CREATE TABLE games (
    record TEXT PRIMARY KEY,
    room BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    first_version INTEGER NOT NULL,
    last_version INTEGER NOT NULL,
    entry TEXT NOT NULL
);

CREATE INDEX used_rooms ON rooms (used_at);
CREATE INDEX listed_rooms ON rooms (opened_at) WHERE is_listed;
CREATE INDEX unsummed_rooms ON rooms (id) WHERE NOT is_summed;
CREATE INDEX games_of_rooms ON games (room, last_version);
