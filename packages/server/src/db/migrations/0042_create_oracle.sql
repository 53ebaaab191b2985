-- What the Oracle knows of members beyond the fields of users: where they were born, and how they want to be answered.
CREATE TABLE oracle_profiles (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  -- A name of the IANA time zone database.
  time_zone text,
  is_later_moment boolean NOT NULL DEFAULT false,
  houses text NOT NULL DEFAULT 'placidus' CHECK (houses IN ('placidus', 'whole')),
  uses_chart boolean NOT NULL DEFAULT true,
  asks_about text[] NOT NULL DEFAULT '{}',
  tone text NOT NULL DEFAULT 'warm' CHECK (tone IN ('plain', 'warm')),
  -- When the one consultation of a free member was answered.
  taste_used_at timestamptz,
  -- When the profile was first kept; null: only the taste stands here.
  set_up_at timestamptz,
  CHECK ((latitude IS NULL) = (longitude IS NULL) AND (latitude IS NULL) = (time_zone IS NULL))
);

CREATE TABLE oracle_consultations (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  user_input text NOT NULL,
  oracle_response jsonb NOT NULL,
  -- Out of the response, to list and look for.
  thought text,
  field text,
  recommended_exercise_id text,
  practice_completed boolean NOT NULL DEFAULT false,
  practice_completed_at timestamptz,
  created_at timestamptz NOT NULL,
  follow_up_date date,
  fit text CHECK (fit IN ('yes', 'partly', 'no')),
  goes_on_from text COLLATE "C",
  -- Number of the last entry that was ever written to its practice journal: no number is given twice.
  last_entry_number integer NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, goes_on_from) REFERENCES oracle_consultations (user_id, id) ON DELETE SET NULL (goes_on_from),
  CHECK (practice_completed = (practice_completed_at IS NOT NULL))
);

CREATE INDEX oracle_consultations_newest ON oracle_consultations (user_id, created_at DESC, id DESC);

CREATE TABLE oracle_practice_journal (
  user_id integer NOT NULL,
  consultation_id text COLLATE "C" NOT NULL,
  entry_number integer NOT NULL,
  practice_date date NOT NULL,
  journal_entry text NOT NULL,
  exercise_implemented text NOT NULL DEFAULT '',
  insights text NOT NULL DEFAULT '',
  challenges text NOT NULL DEFAULT '',
  mood_before smallint CHECK (mood_before BETWEEN 1 AND 5),
  mood_after smallint CHECK (mood_after BETWEEN 1 AND 5),
  practice_rating smallint CHECK (practice_rating BETWEEN 1 AND 5),
  next_steps text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, consultation_id, entry_number),
  FOREIGN KEY (user_id, consultation_id) REFERENCES oracle_consultations (user_id, id) ON DELETE CASCADE
);

CREATE TABLE oracle_followup_consultations (
  user_id integer NOT NULL,
  original_consultation_id text COLLATE "C" NOT NULL,
  followup_consultation_id text COLLATE "C",
  journal_entries_count integer NOT NULL,
  practice_analysis jsonb NOT NULL,
  progress_assessment text NOT NULL,
  evolution_insights text NOT NULL,
  next_phase_guidance text NOT NULL,
  -- What changed, in the member's words.
  change text NOT NULL DEFAULT '',
  completion_date timestamptz NOT NULL,
  PRIMARY KEY (user_id, original_consultation_id),
  FOREIGN KEY (user_id, original_consultation_id) REFERENCES oracle_consultations (user_id, id) ON DELETE CASCADE,
  FOREIGN KEY (user_id, followup_consultation_id)
    REFERENCES oracle_consultations (user_id, id) ON DELETE SET NULL (followup_consultation_id)
);

-- One share of a consultation at most. Whoever has the token reads it, so that only its hash is kept: its owner sees the
-- link when it is made, and makes another where it was lost.
CREATE TABLE oracle_shares (
  user_id integer NOT NULL,
  consultation_id text COLLATE "C" NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  includes_question boolean NOT NULL,
  includes_dreams boolean NOT NULL,
  includes_practice boolean NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  views integer NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, consultation_id),
  FOREIGN KEY (user_id, consultation_id) REFERENCES oracle_consultations (user_id, id) ON DELETE CASCADE
);

-- The planner samples nothing of what people asked and wrote, as in 0034.
ALTER TABLE oracle_profiles
  ALTER COLUMN latitude SET STATISTICS 0,
  ALTER COLUMN longitude SET STATISTICS 0,
  ALTER COLUMN time_zone SET STATISTICS 0,
  ALTER COLUMN asks_about SET STATISTICS 0;
ALTER TABLE oracle_consultations
  ALTER COLUMN user_input SET STATISTICS 0,
  ALTER COLUMN field SET STATISTICS 0,
  ALTER COLUMN follow_up_date SET STATISTICS 0,
  ALTER COLUMN oracle_response SET STATISTICS 0,
  ALTER COLUMN thought SET STATISTICS 0;
ALTER TABLE oracle_practice_journal
  ALTER COLUMN practice_date SET STATISTICS 0,
  ALTER COLUMN journal_entry SET STATISTICS 0,
  ALTER COLUMN exercise_implemented SET STATISTICS 0,
  ALTER COLUMN insights SET STATISTICS 0,
  ALTER COLUMN challenges SET STATISTICS 0,
  ALTER COLUMN next_steps SET STATISTICS 0;
ALTER TABLE oracle_followup_consultations
  ALTER COLUMN practice_analysis SET STATISTICS 0,
  ALTER COLUMN progress_assessment SET STATISTICS 0,
  ALTER COLUMN evolution_insights SET STATISTICS 0,
  ALTER COLUMN next_phase_guidance SET STATISTICS 0,
  ALTER COLUMN change SET STATISTICS 0;

-- Of what a request created that is known by no number.
ALTER TABLE idempotency_keys ADD COLUMN resource_name text;
