-- What belongs to a room for a while, beside its log: photos of its table, slates that are compared. Never in a record.
CREATE TABLE papers (
    room INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    until INTEGER NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (room, kind, name)
);

CREATE INDEX papers_until ON papers (until);

-- Devices that are reminded of today's table: when next, and how many more times before they are asked again.
CREATE TABLE daily_reminders (
    device TEXT PRIMARY KEY,
    due INTEGER NOT NULL,
    times INTEGER NOT NULL,
    subscription TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX daily_reminders_due ON daily_reminders (due);
