-- seat: the hash of the token that owns it. subscription: where a push service takes notices for it, as JSON.
CREATE TABLE subscriptions (
    room BIGINT NOT NULL,
    seat TEXT NOT NULL,
    subscription TEXT NOT NULL,
    PRIMARY KEY (room, seat)
);

-- What all nodes share and nobody else may know, such as the key that signs notices.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    secret TEXT NOT NULL
);
