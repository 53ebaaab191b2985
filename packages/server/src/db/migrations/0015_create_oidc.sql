-- Journeys to the OpenID provider that have not come back. Verifier and nonce are derived from the browser's cookie and
-- the state, so that neither lies here.
CREATE TABLE oidc_journeys (
  state_hash text COLLATE "C" PRIMARY KEY,
  browser_hash text COLLATE "C" NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('sign_in', 'link', 'prove')),
  -- Who began, and in which session; null where nobody has said yet who they are.
  user_id integer REFERENCES users (id) ON DELETE CASCADE,
  session_id bigint,
  next text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK ((purpose = 'sign_in') = (user_id IS NULL))
);

CREATE INDEX oidc_journeys_user_id ON oidc_journeys (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX oidc_journeys_expires_at ON oidc_journeys (expires_at);

-- Who returned from the provider in a browser and may be linked by a member who signs in there.
CREATE TABLE oidc_arrivals (
  browser_hash text COLLATE "C" PRIMARY KEY,
  auth0_id text NOT NULL,
  auth_provider text NOT NULL,
  email text,
  is_email_verified boolean NOT NULL,
  picture_url text,
  expires_at timestamptz NOT NULL
);

CREATE INDEX oidc_arrivals_expires_at ON oidc_arrivals (expires_at);
