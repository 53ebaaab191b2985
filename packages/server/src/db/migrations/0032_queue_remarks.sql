-- Dreams whose marks are to be found anew, since the member's own symbols have changed: one row a member, with what the
-- dreams may be found by and how far the work has come, from the newest dream on.
CREATE TABLE remarks (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  words text[] NOT NULL,
  symbol_ids text[] NOT NULL,
  -- Grows with each change that asks for marks; the work begins anew then.
  version integer NOT NULL DEFAULT 1,
  -- The last dream that was looked at; null: none.
  cursor_micros bigint,
  cursor_id integer,
  -- One run of one node works on it until then.
  lease_owner uuid,
  lease_until timestamptz,
  changed_at timestamptz NOT NULL,
  CONSTRAINT remarks_cursor CHECK ((cursor_micros IS NULL) = (cursor_id IS NULL))
);
