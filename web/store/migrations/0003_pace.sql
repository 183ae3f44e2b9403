-- Version 3. How fast a match is played and since when, invitations that can be made void, what people chose last.

ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT '';   -- as the server writes it; empty: no clock
ALTER TABLE tables ADD COLUMN started BIGINT;
ALTER TABLE seats ADD COLUMN invitation BIGINT;                -- the number of the chair's invitation; none: that of the seat

CREATE INDEX tables_to_watch ON tables (started) WHERE state = 'playing';

CREATE TABLE habits (
    person   BIGINT NOT NULL REFERENCES people (id),
    game     TEXT NOT NULL,
    choices  TEXT NOT NULL,
    PRIMARY KEY (person, game)
);
