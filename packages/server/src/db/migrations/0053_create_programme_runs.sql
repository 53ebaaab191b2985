-- Programmes that members take: nightmares rewritten, recall, lucid dreams, a question taken to bed.
CREATE TABLE programme_runs (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  name text NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'completed', 'stopped')),
  -- By the member's calendar.
  started_on date NOT NULL,
  ended_on date,
  -- What the member said of themselves before.
  concerns text[] NOT NULL DEFAULT '{}',
  question text NOT NULL DEFAULT '',
  writing text NOT NULL DEFAULT '',
  -- What was done on which day, and what was answered when; both from the first day on.
  days jsonb NOT NULL DEFAULT '[]',
  measures jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id),
  CHECK ((state = 'running') = (ended_on IS NULL))
);

-- One of each at a time, however many requests come at once.
CREATE UNIQUE INDEX programme_runs_running ON programme_runs (user_id, name) WHERE state = 'running';
CREATE INDEX programme_runs_latest ON programme_runs (user_id, name, created_at DESC, id DESC);

-- The planner samples nothing of what people wrote, and how they sleep, as in 0034.
ALTER TABLE programme_runs
  ALTER COLUMN name SET STATISTICS 0,
  ALTER COLUMN started_on SET STATISTICS 0,
  ALTER COLUMN ended_on SET STATISTICS 0,
  ALTER COLUMN concerns SET STATISTICS 0,
  ALTER COLUMN question SET STATISTICS 0,
  ALTER COLUMN writing SET STATISTICS 0,
  ALTER COLUMN days SET STATISTICS 0,
  ALTER COLUMN measures SET STATISTICS 0;
