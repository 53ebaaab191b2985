-- What is shown of an entry is derived once, where it is read; both are emptied with its source.
ALTER TABLE import_entries
  ADD COLUMN title text NOT NULL DEFAULT '',
  ADD COLUMN excerpt text NOT NULL DEFAULT '';
