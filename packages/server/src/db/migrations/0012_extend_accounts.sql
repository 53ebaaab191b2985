ALTER TABLE users
  -- Language of mails to the member; null: not known yet, English is taken.
  ADD COLUMN language text CHECK (language IN ('en', 'es')),
  ADD COLUMN display_name text,
  -- When the account was closed by its member; erased for good some days later.
  ADD COLUMN closed_at timestamptz;

ALTER TABLE sessions
  -- What a member names a session by: no secret, unlike the token.
  ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY,
  ADD COLUMN browser text,
  ADD COLUMN system text,
  -- Where it was opened, as far as the browser's time zone tells.
  ADD COLUMN timezone text,
  ADD COLUMN method text NOT NULL DEFAULT 'password' CHECK (method IN ('password', 'passkey', 'oidc', 'link')),
  -- When its member last proved to be the one: at sign-in, and before changes that matter.
  ADD COLUMN proven_at timestamptz,
  ADD COLUMN has_second_factor boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT sessions_id_unique UNIQUE (id);

-- Single-use tokens: only their SHA-256 is kept.
CREATE TABLE verification_tokens (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token text COLLATE "C" NOT NULL,
  -- The address that following the link proves: the account's own, or the one that it shall have.
  email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used boolean NOT NULL DEFAULT false,
  CONSTRAINT verification_tokens_token_unique UNIQUE (token)
);

CREATE INDEX verification_tokens_user_id ON verification_tokens (user_id, created_at);

CREATE TABLE password_reset_tokens (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token text COLLATE "C" NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used boolean NOT NULL DEFAULT false,
  CONSTRAINT password_reset_tokens_token_unique UNIQUE (token)
);

CREATE INDEX password_reset_tokens_user_id ON password_reset_tokens (user_id, created_at);

-- Mails on their way: written with the fact that they tell of, sent after it, tried again until they are gone.
CREATE TABLE outgoing_mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null where the mail tells of an account that is gone.
  user_id integer REFERENCES users (id) ON DELETE CASCADE,
  recipient text NOT NULL,
  kind text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'es')),
  -- Origin that links in the mail lead to.
  origin text NOT NULL,
  -- What the text needs beyond that; never a token, links get theirs as the mail is sent.
  params jsonb NOT NULL DEFAULT '{}',
  -- The same fact is told once.
  fact text,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text,
  CONSTRAINT outgoing_mails_fact_unique UNIQUE (fact)
);

CREATE INDEX outgoing_mails_user_id ON outgoing_mails (user_id);
CREATE INDEX outgoing_mails_due ON outgoing_mails (due_at) WHERE sent_at IS NULL AND failed_at IS NULL;
