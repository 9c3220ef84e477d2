DROP INDEX log_of_rooms;
ALTER TABLE log RENAME TO old_log;

-- place: never given twice, so that what comes later lies behind what came before.
CREATE TABLE log (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    room INTEGER NOT NULL,
    version INTEGER NOT NULL,
    entry TEXT NOT NULL
);

-- Where the entries of a room lie, except for the newest: the program adds many at a time, and notes how far it has come.
CREATE TABLE places (
    room INTEGER NOT NULL,
    version INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (room, version)
) WITHOUT ROWID;

CREATE TABLE placed (until INTEGER NOT NULL);

INSERT INTO log (room, version, entry) SELECT room, version, entry FROM old_log ORDER BY rowid;
INSERT INTO places SELECT room, version, place FROM log ORDER BY room, version;
INSERT INTO placed SELECT coalesce(max(place), 0) FROM log;

DROP TABLE old_log;
