-- Experiments on the first page: what is tried, who was shown what, and what came of it.
CREATE TABLE landing_experiments (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  hypothesis text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'running', 'stopped', 'rolled_out')),
  -- Part of those who are meant that takes part.
  coverage double precision NOT NULL DEFAULT 1 CHECK (coverage BETWEEN 0 AND 1),
  -- Counts what administrators must have seen before they act.
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
-- One at a time: the first page has one set of texts.
CREATE UNIQUE INDEX landing_experiments_running ON landing_experiments (status) WHERE status = 'running';
CREATE UNIQUE INDEX landing_experiments_rolled_out ON landing_experiments (status) WHERE status = 'rolled_out';

-- Texts are {"en", "es"}; null: as the page was built. `features` is the order of the blocks below the first screen.
CREATE TABLE landing_page_variants (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  experiment_id integer NOT NULL REFERENCES landing_experiments (id) ON DELETE CASCADE,
  -- 0: the control.
  position smallint NOT NULL,
  variant_key text NOT NULL UNIQUE,
  name text NOT NULL,
  title jsonb,
  subtitle jsonb,
  hero_headline jsonb,
  hero_subheadline jsonb,
  primary_cta jsonb,
  secondary_cta jsonb,
  features jsonb,
  testimonials jsonb,
  social_proof jsonb,
  -- Whom the experiment means: the same at all of its variants, so that they differ in what they show alone.
  target_keywords text[] NOT NULL DEFAULT '{}',
  target_audience jsonb NOT NULL DEFAULT '{}',
  traffic_sources text[] NOT NULL DEFAULT '{}',
  -- Whether visitors are shown it now.
  is_active boolean NOT NULL DEFAULT false,
  weight integer NOT NULL DEFAULT 10 CHECK (weight BETWEEN 0 AND 1000),
  UNIQUE (experiment_id, position)
);

-- A time in which neither weights nor coverage change. The next one has another seed, which mixes everybody anew.
CREATE TABLE landing_experiment_phases (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  experiment_id integer NOT NULL REFERENCES landing_experiments (id) ON DELETE CASCADE,
  number integer NOT NULL,
  seed text NOT NULL,
  coverage double precision NOT NULL CHECK (coverage BETWEEN 0 AND 1),
  -- {"<id of a variant>": weight}
  weights jsonb NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz CHECK (ended_at >= started_at),
  UNIQUE (experiment_id, number)
);
CREATE UNIQUE INDEX landing_experiment_phases_running ON landing_experiment_phases (experiment_id) WHERE ended_at IS NULL;

-- Weights, coverage and seed of a phase are never changed, whoever asks for it.
CREATE FUNCTION keep_phase_as_begun() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.experiment_id, NEW.number, NEW.seed, NEW.coverage, NEW.weights, NEW.started_at)
    IS DISTINCT FROM (OLD.experiment_id, OLD.number, OLD.seed, OLD.coverage, OLD.weights, OLD.started_at) THEN
    RAISE EXCEPTION 'a phase stays as it began' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER landing_experiment_phases_kept BEFORE UPDATE ON landing_experiment_phases
  FOR EACH ROW EXECUTE FUNCTION keep_phase_as_begun();

-- A visit of the first page; with the consent of the visitor, all of their visits in a phase.
CREATE TABLE ab_test_sessions (
  -- A hash of what the browser holds.
  session_id text PRIMARY KEY,
  phase_id integer NOT NULL REFERENCES landing_experiment_phases (id) ON DELETE CASCADE,
  variant_id integer NOT NULL REFERENCES landing_page_variants (id) ON DELETE CASCADE,
  -- A hash with a salt that is thrown away with its day.
  ip_address text,
  user_agent text,
  referrer text,
  traffic_source text NOT NULL CHECK (traffic_source IN ('direct', 'search', 'social', 'referral', 'email', 'paid')),
  search_keywords text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  device_type text NOT NULL CHECK (device_type IN ('phone', 'tablet', 'computer')),
  browser_info text,
  -- A country at most.
  geolocation text CHECK (length(geolocation) = 2),
  language text NOT NULL,
  is_returning_visitor boolean NOT NULL DEFAULT false,
  is_followed boolean NOT NULL DEFAULT false,
  -- The first time that this browser was shown the variant: a visitor of the figures.
  is_counted boolean NOT NULL,
  excluded_reason text CHECK (excluded_reason IN ('several_variants')),
  has_interacted boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  last_activity_at timestamptz NOT NULL,
  total_events integer NOT NULL DEFAULT 0,
  max_scroll_depth smallint NOT NULL DEFAULT 0,
  total_time_on_site integer NOT NULL DEFAULT 0,
  -- Of those who are not followed nothing is kept that tells one from another.
  CHECK (is_followed OR (ip_address IS NULL AND user_agent IS NULL AND referrer IS NULL AND search_keywords IS NULL))
);
CREATE INDEX ab_test_sessions_of_phase ON ab_test_sessions (phase_id, variant_id);
CREATE INDEX ab_test_sessions_of_variant ON ab_test_sessions (variant_id);

CREATE TABLE ab_test_events (
  session_id text NOT NULL REFERENCES ab_test_sessions (session_id) ON DELETE CASCADE,
  -- Which opening of the page, and which event of it.
  visit uuid NOT NULL,
  sequence smallint NOT NULL,
  event_type text NOT NULL CHECK (event_type IN ('exposure', 'scroll', 'click', 'write', 'read', 'leave')),
  event_data jsonb NOT NULL DEFAULT '{}',
  page_url text NOT NULL,
  element_id text,
  element_class text,
  element_text text,
  scroll_depth smallint CHECK (scroll_depth BETWEEN 0 AND 100),
  time_on_page integer CHECK (time_on_page >= 0),
  viewport_width smallint,
  viewport_height smallint,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (session_id, visit, sequence)
);

-- What visitors did after they were shown a variant. `session_id` is null where nobody is followed, `user_id` as well.
CREATE TABLE ab_test_conversions (
  user_id integer REFERENCES users (id) ON DELETE SET NULL,
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  phase_id integer NOT NULL REFERENCES landing_experiment_phases (id) ON DELETE CASCADE,
  variant_id integer NOT NULL REFERENCES landing_page_variants (id) ON DELETE CASCADE,
  session_id text REFERENCES ab_test_sessions (session_id) ON DELETE CASCADE,
  conversion_type text NOT NULL CHECK (conversion_type IN ('sign_up', 'verified', 'first_reading', 'premium', 'revenue')),
  -- Of revenue: minor units.
  conversion_value bigint,
  page_view text,
  -- Seconds since the first visit.
  time_to_conversion integer CHECK (time_to_conversion >= 0),
  elements_clicked integer,
  scroll_depth smallint,
  time_on_page integer,
  conversion_metadata jsonb NOT NULL DEFAULT '{}',
  converted_at timestamptz NOT NULL,
  UNIQUE (session_id, conversion_type),
  CHECK (session_id IS NOT NULL OR user_id IS NULL)
);
CREATE UNIQUE INDEX ab_test_conversions_of_member ON ab_test_conversions (user_id, phase_id, conversion_type);
CREATE INDEX ab_test_conversions_of_phase ON ab_test_conversions (phase_id, variant_id);
CREATE INDEX ab_test_conversions_of_variant ON ab_test_conversions (variant_id);

-- What each variant came to on a day (UTC).
CREATE TABLE ab_test_metrics (
  phase_id integer NOT NULL REFERENCES landing_experiment_phases (id) ON DELETE CASCADE,
  variant_id integer NOT NULL REFERENCES landing_page_variants (id) ON DELETE CASCADE,
  day date NOT NULL,
  impressions integer NOT NULL,
  visits integer NOT NULL,
  visitors integer NOT NULL,
  followed integer NOT NULL,
  sign_ups integer NOT NULL,
  followed_sign_ups integer NOT NULL,
  verified integer NOT NULL,
  first_readings integer NOT NULL,
  premium_conversions integer NOT NULL,
  revenue bigint NOT NULL,
  bounces integer NOT NULL,
  total_scroll_depth bigint NOT NULL,
  total_time_on_site bigint NOT NULL,
  computed_at timestamptz NOT NULL,
  PRIMARY KEY (phase_id, variant_id, day)
);
CREATE INDEX ab_test_metrics_of_variant ON ab_test_metrics (variant_id);

-- The same by week (from Monday, UTC) and for the whole phase, with what follows from it.
CREATE TABLE variant_performance_metrics (
  phase_id integer NOT NULL REFERENCES landing_experiment_phases (id) ON DELETE CASCADE,
  variant_id integer NOT NULL REFERENCES landing_page_variants (id) ON DELETE CASCADE,
  period text NOT NULL CHECK (period IN ('week', 'phase')),
  period_start date NOT NULL,
  -- The last day.
  period_end date NOT NULL,
  impressions integer NOT NULL,
  visits integer NOT NULL,
  visitors integer NOT NULL,
  followed integer NOT NULL,
  sign_ups integer NOT NULL,
  followed_sign_ups integer NOT NULL,
  verified integer NOT NULL,
  first_readings integer NOT NULL,
  premium_conversions integer NOT NULL,
  revenue bigint NOT NULL,
  bounces integer NOT NULL,
  total_scroll_depth bigint NOT NULL,
  total_time_on_site bigint NOT NULL,
  bounce_rate double precision,
  average_scroll_depth double precision,
  average_time_on_site double precision,
  computed_at timestamptz NOT NULL,
  PRIMARY KEY (phase_id, variant_id, period, period_start)
);
CREATE INDEX variant_performance_metrics_of_variant ON variant_performance_metrics (variant_id);

-- Salts of today's hashes of addresses. Without them nobody can tell whose a hash is.
CREATE TABLE ab_test_salts (
  day date PRIMARY KEY,
  salt text NOT NULL
);

-- The planner samples nothing of what people wrote or brought along, as in 0034.
ALTER TABLE landing_experiments ALTER COLUMN name SET STATISTICS 0, ALTER COLUMN hypothesis SET STATISTICS 0;
ALTER TABLE landing_page_variants
  ALTER COLUMN name SET STATISTICS 0,
  ALTER COLUMN title SET STATISTICS 0,
  ALTER COLUMN subtitle SET STATISTICS 0,
  ALTER COLUMN hero_headline SET STATISTICS 0,
  ALTER COLUMN hero_subheadline SET STATISTICS 0,
  ALTER COLUMN primary_cta SET STATISTICS 0,
  ALTER COLUMN secondary_cta SET STATISTICS 0,
  ALTER COLUMN features SET STATISTICS 0,
  ALTER COLUMN testimonials SET STATISTICS 0,
  ALTER COLUMN social_proof SET STATISTICS 0,
  ALTER COLUMN target_keywords SET STATISTICS 0,
  ALTER COLUMN target_audience SET STATISTICS 0;
ALTER TABLE ab_test_sessions
  ALTER COLUMN ip_address SET STATISTICS 0,
  ALTER COLUMN user_agent SET STATISTICS 0,
  ALTER COLUMN referrer SET STATISTICS 0,
  ALTER COLUMN search_keywords SET STATISTICS 0,
  ALTER COLUMN utm_source SET STATISTICS 0,
  ALTER COLUMN utm_medium SET STATISTICS 0,
  ALTER COLUMN utm_campaign SET STATISTICS 0,
  ALTER COLUMN browser_info SET STATISTICS 0;
ALTER TABLE ab_test_events
  ALTER COLUMN event_data SET STATISTICS 0,
  ALTER COLUMN element_text SET STATISTICS 0;
ALTER TABLE ab_test_conversions ALTER COLUMN conversion_metadata SET STATISTICS 0;
