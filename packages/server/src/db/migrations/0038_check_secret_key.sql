-- Something that the key of small secrets seals, made at the first start with it: whoever cannot open it has another key.
CREATE TABLE secret_key_checks (
  id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  sealed bytea NOT NULL
);
