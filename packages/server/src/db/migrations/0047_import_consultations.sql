-- Consultations of the Oracle come along with an export. They are known by names instead of numbers.
ALTER TABLE import_entries
  DROP CONSTRAINT import_entries_kind_check,
  ADD CONSTRAINT import_entries_kind_check CHECK (kind IN ('dream', 'symbol', 'consultation')),
  -- Its id in the journal that an export came from, the one that it gets here, and that of the one it repeats.
  ADD COLUMN origin_name text COLLATE "C",
  ADD COLUMN row_name text COLLATE "C",
  ADD COLUMN duplicate_name text COLLATE "C",
  -- A checksum of what stood in the journal as it was written, by which later changes are seen.
  ADD COLUMN row_state text;

CREATE INDEX import_entries_origin_name ON import_entries (user_id, import_id, origin_name)
  WHERE origin_name IS NOT NULL;

-- What came from a file is the member's word for what was answered: it is shown to nobody else.
ALTER TABLE oracle_consultations ADD COLUMN is_imported boolean NOT NULL DEFAULT false;

-- The planner samples nothing of what people asked, as in 0034.
ALTER TABLE import_entries
  ALTER COLUMN origin_name SET STATISTICS 0,
  ALTER COLUMN row_name SET STATISTICS 0,
  ALTER COLUMN duplicate_name SET STATISTICS 0,
  ALTER COLUMN row_state SET STATISTICS 0;
