-- Moments of days that are worth remembering, numbered within their day. `image_data` is the name of two files, the
-- picture and its small copy; their bytes are in the file storage.
CREATE TABLE memory_moments (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  date date NOT NULL,
  moment_number integer NOT NULL CHECK (moment_number > 0),
  image_data text COLLATE "C",
  -- Of both files.
  image_bytes integer NOT NULL DEFAULT 0 CHECK (image_bytes >= 0),
  image_width integer,
  image_height integer,
  note text NOT NULL DEFAULT '',
  kind text CHECK (kind IN ('person', 'place', 'activity', 'food', 'nature', 'thing', 'feeling', 'surprise')),
  -- When it happened, or was taken down.
  timestamp timestamptz NOT NULL,
  is_archived boolean NOT NULL DEFAULT false,
  archived_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, date, moment_number),
  CHECK (is_archived = (archived_at IS NOT NULL)),
  CHECK ((image_data IS NULL) = (image_width IS NULL) AND (image_data IS NULL) = (image_height IS NULL)),
  CHECK (note <> '' OR image_data IS NOT NULL)
);

-- For the sweep, which looks from files to rows.
CREATE INDEX memory_moments_image ON memory_moments (image_data) WHERE image_data IS NOT NULL;

CREATE TABLE memory_exercise_sessions (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  date date NOT NULL,
  -- Seconds.
  duration integer NOT NULL CHECK (duration >= 0),
  assisted_days integer NOT NULL CHECK (assisted_days >= 0),
  unassisted_days integer NOT NULL CHECK (unassisted_days >= 0),
  -- Null: paused.
  completed_at timestamptz,
  -- Which days came back, and which of their moments.
  days jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);

CREATE INDEX memory_exercise_sessions_latest ON memory_exercise_sessions (user_id, created_at DESC, id DESC);

-- What was left of the dreams of a night, which is named by the day on which it ended.
CREATE TABLE memory_recall_marks (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  night date NOT NULL,
  mark text NOT NULL CHECK (mark IN ('none', 'fragment', 'dream')),
  marked_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, night)
);

CREATE TABLE memory_settings (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Kind, weekdays from 1 (Monday) to 7, and the time as the member's clock shows it.
  reminder_times jsonb NOT NULL DEFAULT '[]',
  reminders_enabled boolean NOT NULL DEFAULT true,
  exercise_goal integer NOT NULL DEFAULT 7,
  notifications_enabled boolean NOT NULL DEFAULT true,
  updated_at timestamptz NOT NULL
);

-- The planner samples nothing of what people wrote, when, and how they live, as in 0034.
ALTER TABLE memory_moments
  ALTER COLUMN date SET STATISTICS 0,
  ALTER COLUMN image_data SET STATISTICS 0,
  ALTER COLUMN note SET STATISTICS 0;
ALTER TABLE memory_exercise_sessions
  ALTER COLUMN date SET STATISTICS 0,
  ALTER COLUMN days SET STATISTICS 0;
ALTER TABLE memory_recall_marks ALTER COLUMN night SET STATISTICS 0;
ALTER TABLE memory_settings ALTER COLUMN reminder_times SET STATISTICS 0;
