-- seat: the hash of the token that owns it. subscription: where a push service takes notices for it, as JSON.
CREATE TABLE subscriptions (
    room INTEGER NOT NULL,
    seat TEXT NOT NULL,
    subscription TEXT NOT NULL,
    PRIMARY KEY (room, seat)
) WITHOUT ROWID;

-- What all nodes share and nobody else may know, such as the key that signs notices.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    secret TEXT NOT NULL
) WITHOUT ROWID;
