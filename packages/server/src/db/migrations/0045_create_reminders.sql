-- How members want to be reminded, beside the times themselves, which stand in memory_settings.
CREATE TABLE reminder_settings (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Minutes after midnight by the member's clock; null: no hours are quiet.
  quiet_from smallint CHECK (quiet_from BETWEEN 0 AND 1439),
  quiet_to smallint CHECK (quiet_to BETWEEN 0 AND 1439),
  push_kinds text[] NOT NULL DEFAULT '{morning,evening,exercise}',
  mail_kinds text[] NOT NULL DEFAULT '{}',
  -- When mails were stopped through one of them, and not chosen since.
  mail_stopped_at timestamptz,
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL)),
  CHECK (quiet_from <> quiet_to)
);

-- The next reminder of each kind, worked out ahead: so that those due are found by an index.
CREATE TABLE reminder_plans (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  -- The day that it belongs to, by the member's calendar.
  local_date date NOT NULL,
  next_due_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind)
);
CREATE INDEX reminder_plans_due ON reminder_plans (next_due_at);

-- What became of each: one of a kind for each day of a member, whatever is changed meanwhile. Kept for some weeks.
CREATE TABLE reminders (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  local_date date NOT NULL,
  due_at timestamptz NOT NULL,
  handled_at timestamptz NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('sent', 'done', 'late', 'quiet', 'nowhere')),
  by_push boolean NOT NULL DEFAULT false,
  by_mail boolean NOT NULL DEFAULT false,
  PRIMARY KEY (user_id, kind, local_date),
  CHECK ((outcome = 'sent') = (by_push OR by_mail))
);
CREATE INDEX reminders_handled ON reminders USING brin (handled_at);

-- The planner samples no days of members, as in 0034.
ALTER TABLE reminder_plans ALTER COLUMN local_date SET STATISTICS 0;
ALTER TABLE reminders ALTER COLUMN local_date SET STATISTICS 0;
