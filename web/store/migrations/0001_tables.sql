-- Version 1. One text for both databases; `{identity}` is filled in by src/schema.rs.

CREATE TABLE people (
    id          {identity},
    name        TEXT NOT NULL,
    token_hash  TEXT NOT NULL UNIQUE,
    created     BIGINT NOT NULL
);

CREATE TABLE tables (
    id             TEXT NOT NULL PRIMARY KEY,
    game           TEXT NOT NULL,
    rules_version  BIGINT NOT NULL,
    mode           TEXT NOT NULL,
    options        TEXT NOT NULL,
    dice_secret    TEXT NOT NULL,
    commitment     TEXT NOT NULL,
    state          TEXT NOT NULL CHECK (state IN ('gathering', 'playing', 'over')),
    outcome        TEXT,
    is_public      BIGINT NOT NULL,
    maker          BIGINT NOT NULL REFERENCES people (id),
    length         BIGINT NOT NULL,   -- number of journal entries: the one place where two servers meet
    created        BIGINT NOT NULL,
    updated        BIGINT NOT NULL
);

-- No index covers `updated` of a running match, because every answer writes it.
CREATE INDEX tables_gathering ON tables (created) WHERE state = 'gathering';
CREATE INDEX tables_playing ON tables (id) WHERE state = 'playing';
CREATE INDEX tables_over ON tables (updated) WHERE state = 'over';
CREATE INDEX tables_maker ON tables (maker);

CREATE TABLE seats (
    table_id      TEXT NOT NULL REFERENCES tables (id),
    seat          BIGINT NOT NULL,
    name          TEXT NOT NULL,
    person        BIGINT REFERENCES people (id),
    bot           TEXT,
    contribution  TEXT,
    invite_hash   TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK (person IS NULL OR bot IS NULL)   -- neither: the seat is open
);

CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;

-- Rows in order of arrival (in SQLite not WITHOUT ROWID): answers of many tables share pages on their way to the disk.
CREATE TABLE journal (
    table_id  TEXT NOT NULL REFERENCES tables (id),
    n         BIGINT NOT NULL,
    at        BIGINT NOT NULL,
    line      TEXT NOT NULL,
    chance    TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);
