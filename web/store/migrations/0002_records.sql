-- Version 2. Records that somebody brought from elsewhere, to be looked back at. The id follows from the text.

CREATE TABLE records (
    id       TEXT NOT NULL PRIMARY KEY,
    text     TEXT NOT NULL,
    created  BIGINT NOT NULL
);
