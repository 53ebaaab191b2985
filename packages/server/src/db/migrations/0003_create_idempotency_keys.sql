-- Answers a repeated request with what the first one wrote. Holds a hash of the request, never its content.
CREATE TABLE idempotency_keys (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  endpoint text NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL CHECK (length(request_hash) = 32),
  -- What the request created; null where it creates no row.
  resource_id integer,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, endpoint, key)
);

CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);
