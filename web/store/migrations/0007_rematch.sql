-- Version 7. Where the people of a match play another one: drawn, so that nobody else can tell it from the first, and one for all of them.

ALTER TABLE tables ADD COLUMN rematch TEXT;   -- the id of a table; no reference, because tables are brought back in any order
