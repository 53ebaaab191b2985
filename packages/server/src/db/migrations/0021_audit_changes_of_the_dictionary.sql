-- Null: an act that no member is concerned by, such as a change of the dictionary, and that tells by itself what it is.
ALTER TABLE audit_log ALTER COLUMN reason DROP NOT NULL;
