-- How it was shown that an address belongs to the member; null: not at all, or as an account of the demo.
--   link           the link in a mail was followed by somebody signed in to the account
--   reset          the password was set by a link in a mail
--   provider       an OpenID provider vouches for it
--   administrator  an administrator took it as proven: its owner may never have known
ALTER TABLE users ADD COLUMN address_proof text
  CHECK (address_proof IN ('link', 'reset', 'provider', 'administrator'));
UPDATE users SET address_proof = 'link' WHERE email_verified;

-- The account that `--demo` opens and sets passwords of; a member who only has its name is never taken for it.
ALTER TABLE users ADD COLUMN is_demo boolean NOT NULL DEFAULT false;
UPDATE users SET is_demo = true
  WHERE username_key = 'demo' AND email_key = 'demo@example.org' AND email_verified;
CREATE UNIQUE INDEX users_is_demo_unique ON users (is_demo) WHERE is_demo;

-- Names that are taken for one another at sight fold to the same: letters of other alphabets, and odd Latin ones, become
-- the plain letter that they look like. `name` is folded already (lower case, compatibility-normalised).
CREATE FUNCTION name_look(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(name,
    'аԁеһіјкӏорԛсѕԝхуѵοαινκρυχγηօոսհցզıɑɡȷɩʋ',
    'adehijklopqcswxyvoaivkpuxynonuhgqiagjiv');
CREATE INDEX users_name_look ON users (name_look(username_key));
