ALTER TABLE users
  -- End of premium by tier; null: it has none while the tier is premium.
  ADD COLUMN premium_until timestamptz,
  -- Of the last fetch from the payment provider that was written: an earlier one never overwrites a later one.
  ADD COLUMN membership_turn bigint NOT NULL DEFAULT 0;

CREATE SEQUENCE membership_turns;

CREATE UNIQUE INDEX users_stripe_customer_id ON users (stripe_customer_id) WHERE stripe_customer_id IS NOT NULL;
CREATE UNIQUE INDEX users_stripe_subscription_id ON users (stripe_subscription_id) WHERE stripe_subscription_id IS NOT NULL;
CREATE INDEX users_premium_until ON users (premium_until) WHERE premium_until IS NOT NULL;

-- What the payment provider holds of each member, as it was last fetched.
CREATE TABLE subscriptions (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id text COLLATE "C" PRIMARY KEY,
  status text NOT NULL CHECK (
    status IN ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled')
  ),
  plan_interval text NOT NULL CHECK (plan_interval IN ('month', 'year')),
  -- What the plan becomes when the period ends.
  next_interval text CHECK (next_interval IN ('month', 'year')),
  created_at timestamptz NOT NULL,
  anchor timestamptz NOT NULL,
  period_start timestamptz NOT NULL,
  period_end timestamptz NOT NULL,
  trial_end timestamptz,
  cancels_at_period_end boolean NOT NULL,
  ended_at timestamptz,
  -- What the member recognises the card by.
  card_brand text,
  card_last4 text,
  -- A second live one, bought past us: it gives nothing, and is cancelled and paid back.
  is_extra boolean NOT NULL DEFAULT false,
  synced_at timestamptz NOT NULL
);

CREATE INDEX subscriptions_user_id ON subscriptions (user_id, created_at);
-- A member has one that lives, whatever happens at once.
CREATE UNIQUE INDEX subscriptions_one_live ON subscriptions (user_id)
  WHERE status IN ('trialing', 'active', 'past_due', 'unpaid', 'paused') AND NOT is_extra;
CREATE INDEX subscriptions_live_period_end ON subscriptions (period_end)
  WHERE status IN ('trialing', 'active', 'past_due', 'unpaid', 'paused');

-- Amounts are minor units of the currency.
CREATE TABLE invoices (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id text COLLATE "C" PRIMARY KEY,
  subscription_id text COLLATE "C",
  number text,
  status text NOT NULL CHECK (status IN ('draft', 'open', 'paid', 'void', 'uncollectible')),
  reason text NOT NULL CHECK (reason IN ('create', 'cycle', 'change', 'other')),
  currency text COLLATE "C" NOT NULL CHECK (currency ~ '^[a-z]{3}$'),
  total bigint NOT NULL,
  tax bigint NOT NULL,
  amount_due bigint NOT NULL,
  amount_paid bigint NOT NULL CHECK (amount_paid >= 0),
  period_start timestamptz NOT NULL,
  period_end timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  next_attempt_at timestamptz,
  attempts integer NOT NULL,
  page_url text,
  document_url text,
  card_fingerprint text COLLATE "C"
);

CREATE INDEX invoices_user_id ON invoices (user_id, created_at, id);

CREATE TABLE invoice_refunds (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id text COLLATE "C" PRIMARY KEY,
  invoice_id text COLLATE "C" NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN ('pending', 'succeeded', 'failed', 'canceled')),
  created_at timestamptz NOT NULL
);

CREATE INDEX invoice_refunds_invoice_id ON invoice_refunds (invoice_id);
CREATE INDEX invoice_refunds_user_id ON invoice_refunds (user_id);

CREATE TABLE invoice_disputes (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id text COLLATE "C" PRIMARY KEY,
  invoice_id text COLLATE "C" NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN ('inquiry', 'open', 'won', 'lost')),
  created_at timestamptz NOT NULL
);

CREATE INDEX invoice_disputes_invoice_id ON invoice_disputes (invoice_id);
CREATE INDEX invoice_disputes_user_id ON invoice_disputes (user_id);

-- Ways to pay that were begun.
CREATE TABLE checkouts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Null for a moment: it is claimed here before it is opened at the provider.
  provider_id text COLLATE "C",
  plan_interval text NOT NULL CHECK (plan_interval IN ('month', 'year')),
  kind text NOT NULL CHECK (kind IN ('page', 'form')),
  status text NOT NULL CHECK (status IN ('open', 'complete', 'expired')),
  -- Of the pages that the member comes back to.
  origin text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'es')),
  free_until timestamptz,
  url text,
  client_secret text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT checkouts_provider_id_unique UNIQUE (provider_id)
);

CREATE UNIQUE INDEX checkouts_one_open ON checkouts (user_id) WHERE status = 'open';
CREATE INDEX checkouts_user_id ON checkouts (user_id, id);

-- What makes the first time of a checkout free.
CREATE TABLE checkout_offers (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  checkout_id bigint NOT NULL REFERENCES checkouts (id) ON DELETE CASCADE,
  source text NOT NULL CHECK (source IN ('reward', 'welcome')),
  source_id text COLLATE "C" NOT NULL,
  months integer NOT NULL CHECK (months > 0),
  PRIMARY KEY (checkout_id, source, source_id)
);

CREATE INDEX checkout_offers_user_id ON checkout_offers (user_id);

-- Months of premium that were given: a ledger, added to and never changed. Those without a subscription are premium
-- from `starts_at` to `ends_at`; those with one moved its renewal.
CREATE TABLE free_months (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  source text NOT NULL CHECK (source IN ('reward', 'admin', 'welcome')),
  source_id text COLLATE "C" NOT NULL,
  months integer NOT NULL CHECK (months > 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  subscription_id text COLLATE "C",
  renewal_before timestamptz,
  renewal_after timestamptz,
  granted_at timestamptz NOT NULL,
  -- Null: the provider has not been told yet that the renewal moves.
  applied_at timestamptz,
  CONSTRAINT free_months_source_unique UNIQUE (source, source_id)
);

CREATE INDEX free_months_user_id ON free_months (user_id, id);
CREATE INDEX free_months_unapplied ON free_months (granted_at) WHERE applied_at IS NULL;

-- Who had a free first month: once a person, not once an account. Hashes alone, which outlive the accounts.
CREATE TABLE used_trials (
  -- HMAC-SHA-256 of the folded address, or of a card's fingerprint.
  person_hash text COLLATE "C" PRIMARY KEY,
  used_at timestamptz NOT NULL
);

-- News of the payment provider, kept before it is answered and handled after.
CREATE TABLE payment_events (
  id text COLLATE "C" PRIMARY KEY,
  type text NOT NULL,
  customer_id text COLLATE "C",
  created_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  handled_at timestamptz,
  -- What came of it: `synced`, `ignored` (a customer that is not ours), null while it waits.
  outcome text CHECK (outcome IN ('synced', 'ignored')),
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz,
  -- Kind of the last failure, never its text.
  last_failure text
);

CREATE INDEX payment_events_due ON payment_events (due_at) WHERE handled_at IS NULL;
CREATE INDEX payment_events_customer ON payment_events (customer_id, received_at);
CREATE INDEX payment_events_received ON payment_events (received_at, id);
