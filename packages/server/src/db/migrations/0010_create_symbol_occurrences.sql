-- In which dreams of the journal a symbol was present, and how: what the readings of later dreams look back on. It
-- follows from the dreams alone and is kept with each change of the journal.
CREATE TABLE symbol_occurrences (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  symbol text NOT NULL,
  -- Of the dream.
  created_at timestamptz NOT NULL,
  dream_id integer NOT NULL,
  -- What was said of it: the symbol of that, and the dreamer's words.
  condition_symbol text,
  condition_text text,
  -- Who acted, for actions that showed it.
  actor text CHECK (actor IN ('dreamer', 'other')),
  PRIMARY KEY (user_id, symbol, created_at, dream_id)
);

-- Dreams marked before conditions and actors were kept have none.
INSERT INTO symbol_occurrences (user_id, symbol, created_at, dream_id)
SELECT DISTINCT user_id, symbol, created_at, id FROM dreams, unnest(symbol_ids) AS symbol
WHERE deleted_at IS NULL;
