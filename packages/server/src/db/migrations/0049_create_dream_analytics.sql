-- Figures of a member's dreams, for each period of their own calendar that has any. `period_start` and `period_end` are
-- its first and last day; of `all`, those of the first and the last night.
CREATE TABLE dream_analytics (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  period text NOT NULL CHECK (period IN ('week', 'month', 'quarter', 'year', 'all')),
  period_start date NOT NULL,
  period_end date NOT NULL CHECK (period_end >= period_start),
  dream_count integer NOT NULL CHECK (dream_count >= 0),
  top_symbols jsonb NOT NULL,
  top_categories jsonb NOT NULL,
  emotional_trends jsonb NOT NULL,
  recurring_themes jsonb NOT NULL,
  -- What else is told of the period: nights, words, lengths, hours, recall.
  figures jsonb NOT NULL,
  computed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, period, period_start)
);

-- Counts of one month that can be added up: longer periods are made of them.
CREATE TABLE dream_tallies (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  tally jsonb NOT NULL,
  -- What it was counted with: engine, dictionary and the counting itself.
  counted_with text COLLATE "C" NOT NULL,
  PRIMARY KEY (user_id, month)
);

-- What the whole journal shows: its symbols with what they meet, and dreams that are alike.
CREATE TABLE symbol_skies (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  sky jsonb NOT NULL,
  recurrences jsonb NOT NULL,
  computed_at timestamptz NOT NULL
);

-- Dreams that are alike and that the member says are not the same dream, by what they share.
CREATE TABLE dismissed_recurrences (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key text COLLATE "C" NOT NULL CHECK (char_length(key) <= 200),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);

-- Days (of UTC) whose dreams or nights have changed since they were counted; `-infinity`: everything.
CREATE TABLE dream_changes (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  day date NOT NULL,
  -- Grows with each change, so that one that comes while others are counted is not lost.
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (user_id, day)
);

-- Kept by the database itself, so that no way into the journal can be forgotten. An account that is being erased takes no
-- changes any more.
CREATE FUNCTION note_dream_changes(users_changed integer[], days date[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO dream_changes (user_id, day)
  SELECT DISTINCT changed.user_id, changed.day FROM unnest(users_changed, days) AS changed (user_id, day)
  WHERE EXISTS (SELECT FROM users WHERE users.id = changed.user_id)
  ORDER BY 1, 2
  ON CONFLICT (user_id, day) DO UPDATE SET version = dream_changes.version + 1
$$;

CREATE FUNCTION note_dreams_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_dream_changes(array_agg(user_id), array_agg((created_at AT TIME ZONE 'UTC')::date))
  FROM now_there WHERE deleted_at IS NULL HAVING count(*) > 0;
  RETURN NULL;
END
$$;
CREATE FUNCTION note_dreams_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_dream_changes(array_agg(user_id), array_agg((created_at AT TIME ZONE 'UTC')::date))
  FROM once_there WHERE deleted_at IS NULL HAVING count(*) > 0;
  RETURN NULL;
END
$$;
-- Only what is counted: a title or a tag changes no figure.
CREATE FUNCTION note_dreams_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_dream_changes(array_agg(user_id), array_agg(day)) FROM (
    SELECT later.user_id, (moment AT TIME ZONE 'UTC')::date AS day
    FROM once_there AS earlier JOIN now_there AS later ON later.user_id = earlier.user_id AND later.id = earlier.id
    CROSS JOIN LATERAL unnest(ARRAY[earlier.created_at, later.created_at]) AS moment
    WHERE (earlier.deleted_at IS NULL OR later.deleted_at IS NULL)
      AND ((earlier.deleted_at IS NULL) <> (later.deleted_at IS NULL)
        OR earlier.created_at <> later.created_at
        OR earlier.content <> later.content
        OR earlier.symbol_ids <> later.symbol_ids
        OR earlier.feelings <> later.feelings
        OR earlier.category IS DISTINCT FROM later.category
        OR earlier.reading ->> 'arc' IS DISTINCT FROM later.reading ->> 'arc')
  ) AS changed HAVING count(*) > 0;
  RETURN NULL;
END
$$;

CREATE TRIGGER dreams_note_added AFTER INSERT ON dreams
  REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION note_dreams_added();
CREATE TRIGGER dreams_note_gone AFTER DELETE ON dreams
  REFERENCING OLD TABLE AS once_there FOR EACH STATEMENT EXECUTE FUNCTION note_dreams_gone();
CREATE TRIGGER dreams_note_changed AFTER UPDATE ON dreams
  REFERENCING OLD TABLE AS once_there NEW TABLE AS now_there
  FOR EACH STATEMENT EXECUTE FUNCTION note_dreams_changed();

CREATE FUNCTION note_night_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN PERFORM note_dream_changes(ARRAY[NEW.user_id], ARRAY[NEW.night]); END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM note_dream_changes(ARRAY[OLD.user_id], ARRAY[OLD.night]); END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER memory_recall_marks_note AFTER INSERT OR UPDATE OR DELETE ON memory_recall_marks
  FOR EACH ROW EXECUTE FUNCTION note_night_changed();

-- Another zone has other nights, another language other weeks.
CREATE FUNCTION note_calendar_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_dream_changes(ARRAY[NEW.id], ARRAY['-infinity'::date])
  WHERE EXISTS (SELECT FROM dreams WHERE user_id = NEW.id)
    OR EXISTS (SELECT FROM memory_recall_marks WHERE user_id = NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER users_note_calendar AFTER UPDATE OF timezone, language ON users
  FOR EACH ROW WHEN (OLD.timezone IS DISTINCT FROM NEW.timezone OR OLD.language IS DISTINCT FROM NEW.language)
  EXECUTE FUNCTION note_calendar_changed();

-- A symbol of one's own that becomes a feeling, or no longer is one.
CREATE FUNCTION note_own_symbol_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_dream_changes(ARRAY[NEW.user_id], ARRAY['-infinity'::date])
  WHERE EXISTS (SELECT FROM dreams WHERE user_id = NEW.user_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER personal_symbols_note AFTER UPDATE OF "group", deleted_at ON personal_symbols
  FOR EACH ROW WHEN (OLD."group" <> NEW."group" OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
  EXECUTE FUNCTION note_own_symbol_changed();

-- Journals of before.
INSERT INTO dream_changes (user_id, day)
SELECT id, '-infinity' FROM users
WHERE EXISTS (SELECT FROM dreams WHERE user_id = users.id)
  OR EXISTS (SELECT FROM memory_recall_marks WHERE user_id = users.id);

-- The planner samples nothing of what people dreamt and when, as in 0034.
ALTER TABLE dream_changes ALTER COLUMN day SET STATISTICS 0;
ALTER TABLE dream_analytics
  ALTER COLUMN period_start SET STATISTICS 0,
  ALTER COLUMN period_end SET STATISTICS 0,
  ALTER COLUMN top_symbols SET STATISTICS 0,
  ALTER COLUMN top_categories SET STATISTICS 0,
  ALTER COLUMN emotional_trends SET STATISTICS 0,
  ALTER COLUMN recurring_themes SET STATISTICS 0,
  ALTER COLUMN figures SET STATISTICS 0;
ALTER TABLE dream_tallies
  ALTER COLUMN month SET STATISTICS 0,
  ALTER COLUMN tally SET STATISTICS 0;
ALTER TABLE symbol_skies
  ALTER COLUMN sky SET STATISTICS 0,
  ALTER COLUMN recurrences SET STATISTICS 0;
ALTER TABLE dismissed_recurrences ALTER COLUMN key SET STATISTICS 0;
