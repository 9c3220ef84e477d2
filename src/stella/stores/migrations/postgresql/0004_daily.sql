-- One row per UTC day (days since 1970-01-01): its table as JSON, how many slates came, and, once these are gone, their sums.
CREATE TABLE daily_days (
    day INTEGER PRIMARY KEY,
    draw TEXT NOT NULL,
    slates INTEGER NOT NULL DEFAULT 0,
    sums TEXT
);

-- device: the hash of its token and the day, so that nobody can tell which slates of two days are one person's.
CREATE TABLE daily_slates (
    day INTEGER NOT NULL,
    number INTEGER NOT NULL,
    device TEXT NOT NULL,
    marks INTEGER NOT NULL,
    language TEXT NOT NULL,
    PRIMARY KEY (day, number)
);

CREATE UNIQUE INDEX daily_slates_of_devices ON daily_slates (day, device);

-- What one device hands to another, sealed: only the ticket opens it, and only its hash is here.
CREATE TABLE daily_tickets (
    ticket TEXT PRIMARY KEY,
    sealed TEXT NOT NULL,
    until BIGINT NOT NULL
);
