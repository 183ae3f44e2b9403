-- Version 4. A person uses several devices and may keep a password; people talk at tables, and may mute each other.

-- The number stands behind the name (Anna#4821) and tells people of one name apart.
ALTER TABLE people ADD COLUMN number BIGINT;
UPDATE people SET number = 1000 + id;
CREATE UNIQUE INDEX people_number ON people (number);
-- Argon2id, in its own text form.
ALTER TABLE people ADD COLUMN password TEXT;

-- Each browser has a token of its own. people.token_hash once was the only one, and is not read any more.
CREATE TABLE devices (
    id          {identity},
    person      BIGINT NOT NULL REFERENCES people (id),
    token_hash  TEXT NOT NULL UNIQUE,
    label       TEXT NOT NULL,   -- what kind of browser it is, as it said itself
    created     BIGINT NOT NULL,
    seen        BIGINT NOT NULL
);

CREATE INDEX devices_person ON devices (person);

INSERT INTO devices (person, token_hash, label, created, seen)
    SELECT id, token_hash, '', created, created FROM people;

-- The code that lets another device become the same person: one at a time, once, for minutes.
CREATE TABLE passes (
    person     BIGINT NOT NULL PRIMARY KEY REFERENCES people (id),
    code_hash  TEXT NOT NULL UNIQUE,
    expires    BIGINT NOT NULL
);

CREATE TABLE mutes (
    person  BIGINT NOT NULL REFERENCES people (id),
    muted   BIGINT NOT NULL REFERENCES people (id),
    PRIMARY KEY (person, muted)
);

CREATE TABLE chat (
    id        {identity},
    table_id  TEXT NOT NULL REFERENCES tables (id),
    room      TEXT NOT NULL CHECK (room IN ('table', 'gallery')),
    person    BIGINT NOT NULL REFERENCES people (id),
    seat      BIGINT,            -- the speaker's chair; onlookers have none
    at        BIGINT NOT NULL,
    text      TEXT NOT NULL
);

CREATE INDEX chat_table ON chat (table_id, id);

-- Whether the players of a running match may read what onlookers say: 'apart' no, 'open' yes, 'closed' nobody speaks there.
ALTER TABLE tables ADD COLUMN gallery TEXT NOT NULL DEFAULT 'apart';
