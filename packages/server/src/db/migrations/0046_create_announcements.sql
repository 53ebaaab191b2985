-- What the operator tells members, in the three texts of the specification and the same in other languages.
CREATE TABLE announcements (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL,
  message text NOT NULL,
  action_text text,
  -- {"es": {"title", "message", "actionText"}}; English where a language is missing.
  translations jsonb NOT NULL DEFAULT '{}',
  type text NOT NULL DEFAULT 'info' CHECK (type IN ('info', 'success', 'warning', 'error')),
  priority text NOT NULL DEFAULT 'normal' CHECK (priority IN ('normal', 'medium', 'high')),
  is_active boolean NOT NULL DEFAULT true,
  show_on_login boolean NOT NULL DEFAULT false,
  action_url text,
  audience text NOT NULL DEFAULT 'all' CHECK (audience IN ('all', 'free', 'premium', 'language', 'affiliates')),
  audience_language text,
  starts_at timestamptz NOT NULL,
  expires_at timestamptz CHECK (expires_at > starts_at),
  -- When it was first let out; null: a draft.
  published_at timestamptz,
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Counts changes, so that nobody overwrites one that they have not seen.
  version integer NOT NULL DEFAULT 1,
  -- Whether it also goes to devices, the last member whose turn that was, and when everybody had it.
  also_push boolean NOT NULL DEFAULT false,
  pushed_through integer NOT NULL DEFAULT 0,
  pushed_at timestamptz,
  CHECK ((action_text IS NULL) = (action_url IS NULL)),
  CHECK ((audience = 'language') = (audience_language IS NOT NULL))
);

CREATE INDEX announcements_active ON announcements (starts_at) WHERE is_active;

CREATE TABLE user_announcement_reads (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  announcement_id integer NOT NULL REFERENCES announcements (id) ON DELETE CASCADE,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, announcement_id)
);

-- How many have read one.
CREATE INDEX user_announcement_reads_announcement ON user_announcement_reads (announcement_id);

-- What a member was told of beside announcements, which are read where they stand. Texts are made from kind and
-- parameters as they are shown.
CREATE TABLE notifications (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  -- What it tells of: the same is told once.
  fact text NOT NULL,
  params jsonb NOT NULL DEFAULT '{}',
  -- The page that it opens.
  path text,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, fact)
);

CREATE INDEX notifications_newest ON notifications (user_id, created_at DESC, id DESC);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
CREATE INDEX notifications_age ON notifications (created_at);

-- Consultations whose look back has come, whoever's they are.
CREATE INDEX oracle_consultations_due ON oracle_consultations (follow_up_date) WHERE NOT practice_completed;

-- The planner samples nothing of what people wrote, did and were told, as in 0034.
ALTER TABLE announcements
  ALTER COLUMN title SET STATISTICS 0,
  ALTER COLUMN message SET STATISTICS 0,
  ALTER COLUMN action_text SET STATISTICS 0,
  ALTER COLUMN translations SET STATISTICS 0,
  ALTER COLUMN action_url SET STATISTICS 0;
ALTER TABLE notifications
  ALTER COLUMN fact SET STATISTICS 0,
  ALTER COLUMN params SET STATISTICS 0,
  ALTER COLUMN path SET STATISTICS 0;
