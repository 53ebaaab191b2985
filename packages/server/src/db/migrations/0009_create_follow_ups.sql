-- What came after the reading of a dream: the answer to its question, its deed, and whether it fitted. One row a
-- dream; it goes with the dream and comes back with it.
CREATE TABLE follow_ups (
  user_id integer NOT NULL,
  dream_id integer NOT NULL,
  answer text,
  deed text CHECK (deed IN ('accepted', 'done', 'let_go')),
  verdict text CHECK (verdict IN ('yes', 'partly', 'no')),
  -- What changed since, in the member's words.
  change text NOT NULL DEFAULT '',
  -- Symbols whose sentences did not fit: among `symbol_ids`.
  misfits text[] NOT NULL DEFAULT '{}',
  -- Symbols that the reading spoke of when it was judged; the dream may have been changed since.
  symbol_ids text[] NOT NULL DEFAULT '{}',
  -- The last of the two questions (day 2, day 7) that was put aside.
  dismissed_day smallint NOT NULL DEFAULT 0,
  answered_at timestamptz,
  deed_at timestamptz,
  -- When a question of the journal was last answered or put aside.
  settled_at timestamptz,
  PRIMARY KEY (user_id, dream_id),
  FOREIGN KEY (user_id, dream_id) REFERENCES dreams (user_id, id) ON DELETE CASCADE
);

-- Whether the journal has asked already today.
CREATE INDEX follow_ups_settled ON follow_ups (user_id, settled_at) WHERE settled_at IS NOT NULL;
