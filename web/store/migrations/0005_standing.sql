-- Version 5. What came of each match, and how well everybody plays. Results are numbered without gaps in the order in which
-- they were kept; the ratings follow from them in that order and can be reckoned again at any time.

-- People and levels of bots alike. The code stands in addresses: random for a person, `bot-strong` for a bot.
CREATE TABLE players (
    id      {identity},
    code    TEXT NOT NULL UNIQUE,
    person  BIGINT UNIQUE REFERENCES people (id),
    bot     TEXT UNIQUE,
    CHECK ((person IS NULL) <> (bot IS NULL))
);

CREATE TABLE results (
    n          BIGINT NOT NULL PRIMARY KEY,
    table_id   TEXT NOT NULL UNIQUE REFERENCES tables (id),
    game       TEXT NOT NULL,
    mode       TEXT NOT NULL,
    pool       TEXT NOT NULL,     -- results of one pool are weighed against each other
    seats      BIGINT NOT NULL,
    reason     TEXT NOT NULL,
    answers    BIGINT NOT NULL,
    begun      BIGINT NOT NULL,
    ended      BIGINT NOT NULL,
    is_public  BIGINT NOT NULL,
    unrated    TEXT               -- why it does not count; nothing if it does
);

CREATE INDEX results_game ON results (game, mode, seats);

CREATE TABLE result_seats (
    table_id          TEXT NOT NULL REFERENCES results (table_id),
    seat              BIGINT NOT NULL,
    player            BIGINT NOT NULL REFERENCES players (id),
    side              BIGINT NOT NULL,
    place             BIGINT NOT NULL,
    verdict           TEXT NOT NULL CHECK (verdict IN ('won', 'drawn', 'lost')),
    score             BIGINT,
    roles             TEXT NOT NULL,  -- `nation.french captain.hubac`
    mean_before       BIGINT,         -- thousandths of a point; nothing where the match does not count
    deviation_before  BIGINT,
    mean              BIGINT,
    deviation         BIGINT,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX result_seats_player ON result_seats (player);

CREATE TABLE ratings (
    player     BIGINT NOT NULL REFERENCES players (id),
    pool       TEXT NOT NULL,
    mean       BIGINT NOT NULL,
    deviation  BIGINT NOT NULL,
    games      BIGINT NOT NULL,
    PRIMARY KEY (player, pool)
);
