-- Which accounts were erased, so that a restored backup does not bring them back. Nothing can be had from a mark: the
-- microsecond that the account was made in went with it.
CREATE FUNCTION account_mark(id integer, created_at timestamptz) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN encode(sha256(convert_to(id || ':' || extract(epoch FROM created_at), 'UTF8')), 'base64');

CREATE TABLE erased_accounts (
  mark text COLLATE "C" PRIMARY KEY,
  erased_at timestamptz NOT NULL
);
