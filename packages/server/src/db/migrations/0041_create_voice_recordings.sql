-- Voices kept with dreams, at most one each. The file has the same name; its bytes are in the file storage. A recording
-- goes with its dream and comes back with it.
CREATE TABLE voice_recordings (
  user_id integer NOT NULL,
  dream_id integer NOT NULL,
  name text COLLATE "C" NOT NULL,
  media_type text NOT NULL CHECK (media_type IN ('audio/webm', 'audio/ogg', 'audio/mp4')),
  -- As the device measured it; null: not said.
  seconds integer,
  bytes integer NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, dream_id),
  FOREIGN KEY (user_id, dream_id) REFERENCES dreams (user_id, id) ON DELETE CASCADE
);

-- For the sweep, which looks from files to rows.
CREATE INDEX voice_recordings_name ON voice_recordings (name);

ALTER TABLE voice_recordings ALTER COLUMN name SET STATISTICS 0;
