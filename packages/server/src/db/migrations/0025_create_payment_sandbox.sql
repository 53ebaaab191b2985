-- The embedded payment provider: what it would keep elsewhere. Nothing of ours refers to it and it refers to nothing of
-- ours, so that it can be asked like any other provider while rows of ours are locked.
CREATE TABLE sandbox_customers (
  id text COLLATE "C" PRIMARY KEY,
  user_id integer NOT NULL UNIQUE,
  state jsonb NOT NULL,
  -- How far this customer's time is ahead.
  clock_offset_seconds bigint NOT NULL DEFAULT 0 CHECK (clock_offset_seconds >= 0),
  -- When the next thing happens by itself, by the server's clock; null: nothing will.
  due_at timestamptz
);

CREATE INDEX sandbox_customers_due_at ON sandbox_customers (due_at) WHERE due_at IS NOT NULL;

-- News that nobody has taken yet.
CREATE TABLE sandbox_events (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  customer_id text COLLATE "C" NOT NULL REFERENCES sandbox_customers (id) ON DELETE CASCADE,
  type text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE INDEX sandbox_events_customer_id ON sandbox_events (customer_id);

-- Not a foreign key: its check would wait for whoever holds the member's row, who may be waiting for this provider.
CREATE FUNCTION forget_sandbox_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sandbox_customers WHERE user_id = OLD.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER users_forget_sandbox_customer AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION forget_sandbox_customer();
