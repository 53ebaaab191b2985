ALTER TABLE users
  -- When access without limits ends by itself; null: it does not.
  ADD COLUMN unlimited_access_until timestamptz;

CREATE INDEX users_unlimited_access_until ON users (unlimited_access_until) WHERE unlimited_access_until IS NOT NULL;
CREATE INDEX users_administrators ON users (id) WHERE is_admin;

-- For counts of a day across members; rows are written in nearly this order, so the smallest of indexes does.
CREATE INDEX dreams_created_at ON dreams USING brin (created_at) WITH (autosummarize = on);

-- What administrators did. It outlives the accounts that it tells of: they are named by number alone, and whoever acted
-- also by the name they had.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  happened_at timestamptz NOT NULL,
  -- Null: on the command line, or by the configuration.
  actor_id integer,
  actor_name text NOT NULL,
  action text NOT NULL,
  -- Whom it concerned; null: no single member.
  user_id integer,
  reason text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  -- Of the request, shortened to the network.
  address text,
  request_id text
);

CREATE INDEX audit_log_user_id ON audit_log (user_id, id) WHERE user_id IS NOT NULL;
CREATE INDEX audit_log_actor_id ON audit_log (actor_id, id) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_log_action ON audit_log (action, id);

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log can only be added to' USING ERRCODE = 'restrict_violation';
END
$$;

-- Whoever owns the table is held by triggers too; `ALWAYS`: also while rows are replicated.
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_append_only;
