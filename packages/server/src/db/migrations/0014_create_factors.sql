CREATE TABLE totp_factors (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Encrypted; the key lies outside the database.
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- Null until a first code has shown that the member's app holds the secret.
  confirmed_at timestamptz,
  -- The last 30 seconds, counted since 1970, whose code was taken: each counts once.
  last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- base64url, chosen by the authenticator.
  credential_id text COLLATE "C" NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  -- The host that the passkey works on, and those below it.
  rp_id text NOT NULL,
  name text NOT NULL,
  -- Asked for after the password, not only in its place.
  is_second_factor boolean NOT NULL DEFAULT false,
  is_backed_up boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  CONSTRAINT passkeys_credential_id_unique UNIQUE (credential_id)
);

CREATE INDEX passkeys_user_id ON passkeys (user_id, id);

-- Only the SHA-256 of a code is kept.
CREATE TABLE recovery_codes (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash text COLLATE "C" NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- What authenticators were asked to sign: only the SHA-256 is kept, and deleted by the first answer.
CREATE TABLE passkey_challenges (
  challenge_hash text COLLATE "C" PRIMARY KEY,
  -- Null where nobody has said yet who they are.
  user_id integer REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('register', 'sign_in', 'second_factor', 'prove')),
  expires_at timestamptz NOT NULL
);

CREATE INDEX passkey_challenges_user_id ON passkey_challenges (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX passkey_challenges_expires_at ON passkey_challenges (expires_at);

-- Sign-ins that wait for their second factor. Only the SHA-256 of a ticket is kept; each opens one session.
CREATE TABLE sign_in_tickets (
  token_hash text COLLATE "C" PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  method text NOT NULL CHECK (method IN ('password', 'oidc')),
  expires_at timestamptz NOT NULL
);

CREATE INDEX sign_in_tickets_user_id ON sign_in_tickets (user_id);
CREATE INDEX sign_in_tickets_expires_at ON sign_in_tickets (expires_at);

-- Browsers that a member has signed in with, by a random cookie of theirs, hashed together with the member.
CREATE TABLE known_devices (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  device_hash text COLLATE "C" NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device_hash)
);
