-- What the newest check found of each invariant.
CREATE TABLE invariant_checks (
  name text COLLATE "C" PRIMARY KEY,
  checked_at timestamptz NOT NULL,
  count integer NOT NULL CHECK (count >= 0),
  -- Numbers of what breaks it, a few of them: nothing that names a member otherwise.
  ids bigint[] NOT NULL,
  -- Of the first check in a row that found it broken.
  broken_since timestamptz,
  CHECK ((count > 0) = (broken_since IS NOT NULL))
);
