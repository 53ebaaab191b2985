-- Small groups by invitation. What is shared in one stands in community_posts, with its circle.
CREATE TABLE community_circles (
  -- Who made it. It goes with them.
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL UNIQUE,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);

-- Who made it as well.
CREATE TABLE community_circle_members (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  circle_id text COLLATE "C" NOT NULL REFERENCES community_circles (id) ON DELETE CASCADE,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, circle_id)
);
CREATE INDEX community_circle_members_circle ON community_circle_members (circle_id, joined_at, user_id);

-- Each lets one person in, once.
CREATE TABLE community_circle_invitations (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  circle_id text COLLATE "C" NOT NULL REFERENCES community_circles (id) ON DELETE CASCADE,
  token_hash text COLLATE "C" NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX community_circle_invitations_circle ON community_circle_invitations (circle_id, created_at);

-- Whoever leaves takes what they shared there along: their posts hang on their membership.
ALTER TABLE community_posts
  ADD COLUMN circle_id text COLLATE "C",
  ADD CONSTRAINT community_posts_circle_member FOREIGN KEY (user_id, circle_id)
    REFERENCES community_circle_members (user_id, circle_id) ON DELETE CASCADE,
  ADD CONSTRAINT community_posts_room_or_circle CHECK (circle_id IS NULL OR theme IS NULL);
CREATE INDEX community_posts_circle ON community_posts (circle_id, created_at DESC, id DESC)
  WHERE circle_id IS NOT NULL;
DROP INDEX community_posts_feed;
CREATE INDEX community_posts_feed ON community_posts (created_at DESC, id DESC)
  WHERE state = 'visible' AND circle_id IS NULL;

-- The planner samples nothing of what people wrote, as in 0034.
ALTER TABLE community_circles ALTER COLUMN name SET STATISTICS 0;
