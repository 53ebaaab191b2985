-- Which nodes there are and how each is doing. What follows is looked at within the hour, so that it may be gone after a
-- crash of the database, and lies in no backup.
CREATE UNLOGGED TABLE nodes (
  name text PRIMARY KEY,
  version text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  stopped_at timestamptz,
  figures jsonb NOT NULL
);

-- What each node answered in a minute, in counts.
CREATE UNLOGGED TABLE node_minutes (
  minute timestamptz NOT NULL,
  node text NOT NULL,
  tally jsonb NOT NULL,
  PRIMARY KEY (minute, node)
);

-- How much waited in that minute.
CREATE UNLOGGED TABLE queue_minutes (
  minute timestamptz PRIMARY KEY,
  mails integer NOT NULL,
  pushes integer NOT NULL,
  payment_events integer NOT NULL
);

-- When alarms were judged last: one node takes each turn.
CREATE UNLOGGED TABLE alarm_checks (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  checked_at timestamptz NOT NULL
);

-- Troubles, from the first sign to the end.
CREATE TABLE alarms (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  rule text NOT NULL,
  -- A node or a job; empty: the whole service.
  subject text NOT NULL,
  value double precision NOT NULL,
  seen_at timestamptz NOT NULL,
  -- Null: it has not lasted long enough yet.
  raised_at timestamptz,
  told_at timestamptz,
  acknowledged_at timestamptz,
  -- Since when it is over, if it stays so.
  clear_since timestamptz,
  resolved_at timestamptz,
  CHECK (raised_at IS NOT NULL OR (told_at IS NULL AND acknowledged_at IS NULL AND resolved_at IS NULL))
);
CREATE UNIQUE INDEX alarms_open ON alarms (rule, subject) WHERE resolved_at IS NULL;
CREATE INDEX alarms_resolved ON alarms (resolved_at);

CREATE TABLE alarm_mutes (
  rule text PRIMARY KEY,
  muted_until timestamptz NOT NULL
);

-- Mails that were given up lately are counted every half minute, among all that were sent within a month.
CREATE INDEX outgoing_mails_given_up ON outgoing_mails (failed_at) WHERE failed_at IS NOT NULL AND failure <> 'not_needed';
