-- What this server proves with to push services that it is the one: one pair, made at the first start.
CREATE TABLE push_keys (
  id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  public_key text NOT NULL,
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL
);

-- Devices that are sent pushes. Each lives as long as the session that it was subscribed in.
CREATE TABLE push_subscriptions (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  session_id bigint NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh_key text NOT NULL,
  auth_key text NOT NULL,
  user_agent text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  last_success_at timestamptz,
  -- Since when nothing has reached it, and how many pushes were given up since.
  failing_since timestamptz,
  failures integer NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX push_subscriptions_session ON push_subscriptions (session_id);

-- What members are told; to which devices, and what became of it, stands in push_deliveries.
CREATE TABLE outgoing_pushes (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  -- The same fact is told once.
  fact text,
  topic text NOT NULL,
  urgency text NOT NULL CHECK (urgency IN ('low', 'normal', 'high')),
  title text NOT NULL,
  body text NOT NULL,
  path text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, fact)
);
CREATE INDEX outgoing_pushes_with_text ON outgoing_pushes (expires_at) WHERE title <> '';

CREATE TABLE push_deliveries (
  user_id integer NOT NULL,
  push_id bigint NOT NULL,
  subscription_id integer NOT NULL,
  due_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text,
  PRIMARY KEY (user_id, push_id, subscription_id),
  FOREIGN KEY (user_id, push_id) REFERENCES outgoing_pushes (user_id, id) ON DELETE CASCADE,
  FOREIGN KEY (user_id, subscription_id) REFERENCES push_subscriptions (user_id, id) ON DELETE CASCADE
);
CREATE INDEX push_deliveries_due ON push_deliveries (due_at) WHERE sent_at IS NULL AND failed_at IS NULL;
-- Push services that do not believe who this server is: something for its operator.
CREATE INDEX push_deliveries_unauthorized ON push_deliveries (failed_at) WHERE failure = 'unauthorized';

-- The planner samples nothing that opens a device or that members were told, as in 0034.
ALTER TABLE push_subscriptions
  ALTER COLUMN endpoint SET STATISTICS 0,
  ALTER COLUMN p256dh_key SET STATISTICS 0,
  ALTER COLUMN auth_key SET STATISTICS 0,
  ALTER COLUMN user_agent SET STATISTICS 0;
ALTER TABLE outgoing_pushes
  ALTER COLUMN fact SET STATISTICS 0,
  ALTER COLUMN title SET STATISTICS 0,
  ALTER COLUMN body SET STATISTICS 0,
  ALTER COLUMN path SET STATISTICS 0;
