ALTER TABLE users
  ADD COLUMN email_notifications boolean NOT NULL DEFAULT true,
  ADD COLUMN push_notifications boolean NOT NULL DEFAULT false;

-- Until now there was one choice for all ways.
UPDATE users SET email_notifications = false WHERE NOT messaging_opt_in;

-- Pictures that members show of themselves. The file has the same name; its bytes are in the file storage.
CREATE TABLE pictures (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  name text COLLATE "C" NOT NULL,
  bytes integer NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT pictures_name_unique UNIQUE (name)
);
