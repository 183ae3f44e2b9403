-- Version 8. Whom the host asked to leave a chair last, so that any server can tell them; and where somebody spoke is found
-- without reading what everybody said, when they are called something else or forgotten.

ALTER TABLE seats ADD COLUMN asked_to_leave BIGINT;   -- a person
CREATE INDEX chat_person ON chat (person);
