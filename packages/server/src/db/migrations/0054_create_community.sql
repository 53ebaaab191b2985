-- What members share with each other. Whatever is here was chosen and copied when it was shared; withdrawn is deleted.
CREATE TABLE community_profiles (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- What others name the author by, which leads nowhere.
  author_id text COLLATE "C" NOT NULL UNIQUE,
  -- Null: somebody who said to be too young.
  pseudonym text,
  -- Folded; unique.
  pseudonym_key text COLLATE "C",
  -- The first day on which the member is of age for certain: of the year of birth nothing else is kept.
  of_age_from date,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((pseudonym IS NULL) = (pseudonym_key IS NULL))
);
CREATE UNIQUE INDEX community_profiles_pseudonym ON community_profiles (pseudonym_key);

CREATE TABLE community_posts (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('reading', 'symbols', 'dream')),
  language text NOT NULL,
  theme text,
  headline text,
  reading jsonb NOT NULL DEFAULT '[]',
  text text,
  -- Of `symbols` those that were chosen; of a dream those that its text as shared names.
  symbol_ids text[] NOT NULL DEFAULT '{}',
  state text NOT NULL CHECK (state IN ('visible', 'held', 'hidden')),
  hidden_reason text,
  appeal text,
  -- Since when it waits for a moderator.
  waiting_since timestamptz,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  PRIMARY KEY (user_id, id),
  CHECK ((state = 'visible') = (hidden_reason IS NULL))
);
CREATE INDEX community_posts_feed ON community_posts (created_at DESC, id DESC) WHERE state = 'visible';
CREATE INDEX community_posts_room ON community_posts (theme, created_at DESC, id DESC) WHERE state = 'visible';
CREATE INDEX community_posts_own ON community_posts (user_id, created_at DESC, id DESC);
CREATE INDEX community_posts_waiting ON community_posts (waiting_since, id) WHERE waiting_since IS NOT NULL;

CREATE TABLE community_replies (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL UNIQUE,
  post_id text COLLATE "C" NOT NULL REFERENCES community_posts (id) ON DELETE CASCADE,
  text text NOT NULL,
  state text NOT NULL CHECK (state IN ('visible', 'held', 'hidden')),
  hidden_reason text,
  appeal text,
  waiting_since timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id),
  CHECK ((state = 'visible') = (hidden_reason IS NULL))
);
CREATE INDEX community_replies_post ON community_replies (post_id, created_at, id);
CREATE INDEX community_replies_waiting ON community_replies (waiting_since, id) WHERE waiting_since IS NOT NULL;

-- Each once a member, however many requests come at once.
CREATE TABLE community_reactions (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  post_id text COLLATE "C" NOT NULL REFERENCES community_posts (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('know_this', 'thank_you', 'with_you')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, post_id, kind)
);
CREATE INDEX community_reactions_post ON community_reactions (post_id);

-- What moderators are told; settled by their decision, and gone with what it is about.
CREATE TABLE community_reports (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  post_id text COLLATE "C" REFERENCES community_posts (id) ON DELETE CASCADE,
  reply_id text COLLATE "C" REFERENCES community_replies (id) ON DELETE CASCADE,
  reason text NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  CHECK ((post_id IS NULL) <> (reply_id IS NULL)),
  UNIQUE (user_id, post_id),
  UNIQUE (user_id, reply_id)
);
CREATE INDEX community_reports_post ON community_reports (post_id);
CREATE INDEX community_reports_reply ON community_reports (reply_id);

CREATE TABLE community_blocks (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  blocked_user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, blocked_user_id)
);
CREATE INDEX community_blocks_blocked ON community_blocks (blocked_user_id);

-- The planner samples nothing of what people wrote and who they are, as in 0034.
ALTER TABLE community_profiles
  ALTER COLUMN pseudonym SET STATISTICS 0,
  ALTER COLUMN pseudonym_key SET STATISTICS 0,
  ALTER COLUMN of_age_from SET STATISTICS 0;
ALTER TABLE community_posts
  ALTER COLUMN theme SET STATISTICS 0,
  ALTER COLUMN headline SET STATISTICS 0,
  ALTER COLUMN reading SET STATISTICS 0,
  ALTER COLUMN text SET STATISTICS 0,
  ALTER COLUMN symbol_ids SET STATISTICS 0,
  ALTER COLUMN appeal SET STATISTICS 0;
ALTER TABLE community_replies
  ALTER COLUMN text SET STATISTICS 0,
  ALTER COLUMN appeal SET STATISTICS 0;
ALTER TABLE community_reports ALTER COLUMN text SET STATISTICS 0;
