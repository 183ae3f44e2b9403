-- Version 6. What players say is found without reading what onlookers say, how much room records from elsewhere take,
-- and with which box a match is played.

CREATE INDEX chat_room ON chat (table_id, room, id);
DROP INDEX chat_table;

ALTER TABLE records ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0;
UPDATE records SET bytes = LENGTH(text);

-- Their sum is read from here, without the texts.
CREATE INDEX records_bytes ON records (bytes);

-- The mark of the box, empty for the shipped one. Matches older than this column do not know.
ALTER TABLE tables ADD COLUMN parts TEXT;
