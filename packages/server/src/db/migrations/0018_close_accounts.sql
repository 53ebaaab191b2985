ALTER TABLE users
  -- Chosen by the member: the one of the browser they sign in with no longer takes its place.
  ADD COLUMN timezone_chosen boolean NOT NULL DEFAULT false;

CREATE INDEX users_closed_at ON users (closed_at) WHERE closed_at IS NOT NULL;

-- Links that take the closing of an account back: only the SHA-256 of their tokens is kept.
CREATE TABLE account_cancellations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token text COLLATE "C" NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used boolean NOT NULL DEFAULT false,
  CONSTRAINT account_cancellations_token_unique UNIQUE (token)
);

CREATE INDEX account_cancellations_user_id ON account_cancellations (user_id, created_at);

-- That there was an account with an address, for whoever counts rewards: the address cannot be had from it.
CREATE TABLE account_tombstones (
  -- HMAC-SHA-256 of the folded address.
  email_hash text COLLATE "C" PRIMARY KEY,
  erased_at timestamptz NOT NULL
);

-- The one key of those hashes, sealed as other secrets are.
CREATE TABLE account_tombstone_keys (
  id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  sealed bytea NOT NULL
);
