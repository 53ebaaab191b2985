-- What members ask, report and propose, and what the operator makes of it.
CREATE TABLE tickets (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title text NOT NULL,
  description text NOT NULL,
  suggestion text NOT NULL DEFAULT '',
  category text NOT NULL CHECK (category IN
    ('bug', 'feature_request', 'question', 'feedback', 'subscription', 'content_issue', 'symbol_missing', 'other')),
  status text NOT NULL DEFAULT 'open' CHECK (status IN
    ('open', 'in_progress', 'resolved', 'wont_fix', 'duplicate', 'closed')),
  priority text NOT NULL DEFAULT 'medium' CHECK (priority IN ('low', 'medium', 'high', 'critical')),
  assigned_to integer REFERENCES users (id) ON DELETE SET NULL,
  -- The ticket that goes on in its place; null again where that is erased with its member.
  duplicate_of integer REFERENCES tickets (id) ON DELETE SET NULL,
  page_url text,
  browser_info jsonb,
  user_actions jsonb NOT NULL DEFAULT '[]',
  may_be_public boolean NOT NULL DEFAULT false,
  is_public boolean NOT NULL DEFAULT false,
  planned_release text,
  upvotes integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Service times: the first word of the operator, the end, and since when the member waits.
  first_answered_at timestamptz,
  ended_at timestamptz,
  waiting_since timestamptz,
  -- Counts what administrators must have seen before they act; votes do not.
  version integer NOT NULL DEFAULT 1,
  -- Members write in either language: words are found by the stems of both.
  words tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('spanish', title), 'A')
    || setweight(to_tsvector('english', description), 'B') || setweight(to_tsvector('spanish', description), 'B')
  ) STORED,
  CHECK (may_be_public OR NOT is_public),
  CHECK (duplicate_of IS NULL OR (status = 'duplicate' AND duplicate_of <> id))
);
CREATE INDEX tickets_of_member ON tickets (user_id, id DESC);
CREATE INDEX tickets_public ON tickets (id DESC) WHERE is_public;
CREATE INDEX tickets_by_status ON tickets (status, id DESC);
CREATE INDEX tickets_duplicates ON tickets (duplicate_of) WHERE duplicate_of IS NOT NULL;
CREATE INDEX tickets_assigned ON tickets (assigned_to) WHERE assigned_to IS NOT NULL;
CREATE INDEX tickets_words ON tickets USING gin (words);

-- What was said in a ticket by its member and by the operator; `user_id` is the member of the ticket.
CREATE TABLE ticket_answers (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  ticket_id integer NOT NULL REFERENCES tickets (id) ON DELETE CASCADE,
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  author text NOT NULL CHECK (author IN ('member', 'operator')),
  staff_id integer REFERENCES users (id) ON DELETE SET NULL,
  is_internal boolean NOT NULL DEFAULT false,
  text text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, ticket_id, id),
  CHECK (author = 'operator' OR NOT is_internal)
);
CREATE INDEX ticket_answers_of_ticket ON ticket_answers (ticket_id);
CREATE INDEX ticket_answers_of_staff ON ticket_answers (staff_id) WHERE staff_id IS NOT NULL;

-- Each status that a ticket had.
CREATE TABLE ticket_changes (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  ticket_id integer NOT NULL REFERENCES tickets (id) ON DELETE CASCADE,
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  from_status text,
  to_status text NOT NULL,
  author text NOT NULL CHECK (author IN ('member', 'operator')),
  staff_id integer REFERENCES users (id) ON DELETE SET NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, ticket_id, id)
);
CREATE INDEX ticket_changes_of_ticket ON ticket_changes (ticket_id);
CREATE INDEX ticket_changes_of_staff ON ticket_changes (staff_id) WHERE staff_id IS NOT NULL;

-- One vote of each member.
CREATE TABLE ticket_votes (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  ticket_id integer NOT NULL REFERENCES tickets (id) ON DELETE CASCADE,
  voted_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, ticket_id)
);
CREATE INDEX ticket_votes_of_ticket ON ticket_votes (ticket_id);

CREATE TABLE ticket_follows (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  ticket_id integer NOT NULL REFERENCES tickets (id) ON DELETE CASCADE,
  followed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, ticket_id)
);
CREATE INDEX ticket_follows_of_ticket ON ticket_follows (ticket_id);

-- Votes go by themselves too, with the accounts of those who voted: whatever takes one away, the ticket knows.
CREATE FUNCTION count_ticket_vote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE tickets SET upvotes = upvotes + 1 WHERE id = NEW.ticket_id;
  ELSE
    UPDATE tickets SET upvotes = upvotes - 1 WHERE id = OLD.ticket_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER ticket_votes_counted AFTER INSERT OR DELETE ON ticket_votes
  FOR EACH ROW EXECUTE FUNCTION count_ticket_vote();

-- Answers of the operator that are written once.
CREATE TABLE canned_answers (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  texts jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX canned_answers_name ON canned_answers (lower(name));
ALTER INDEX canned_answers_name ALTER COLUMN 1 SET STATISTICS 0;

-- The planner samples nothing of what people wrote, as in 0034.
ALTER TABLE tickets
  ALTER COLUMN title SET STATISTICS 0,
  ALTER COLUMN description SET STATISTICS 0,
  ALTER COLUMN suggestion SET STATISTICS 0,
  ALTER COLUMN page_url SET STATISTICS 0,
  ALTER COLUMN browser_info SET STATISTICS 0,
  ALTER COLUMN user_actions SET STATISTICS 0,
  ALTER COLUMN planned_release SET STATISTICS 0,
  ALTER COLUMN words SET STATISTICS 0;
ALTER TABLE ticket_answers ALTER COLUMN text SET STATISTICS 0;
