-- Whether search engines may show what a member shares: nobody's, until they say so.
ALTER TABLE community_profiles ADD COLUMN may_be_indexed boolean NOT NULL DEFAULT false;

-- A page of one language is found without reading the others.
CREATE INDEX community_posts_language ON community_posts (language, created_at DESC, id DESC)
  WHERE state = 'visible' AND circle_id IS NULL;
