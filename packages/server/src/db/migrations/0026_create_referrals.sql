-- Codes that bring people: of members, of affiliates, and of campaigns that belong to nobody.
CREATE TABLE referral_codes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer REFERENCES users (id) ON DELETE CASCADE,
  -- Upper case; compared without regard to case.
  code text COLLATE "C" NOT NULL CHECK (code = upper(code)),
  type text NOT NULL CHECK (type IN ('member', 'affiliate', 'campaign')),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'disabled')),
  expires_at timestamptz,
  max_uses integer CHECK (max_uses > 0),
  current_uses integer NOT NULL DEFAULT 0 CHECK (max_uses IS NULL OR current_uses <= max_uses),
  -- What an operator calls a campaign.
  label text,
  created_at timestamptz NOT NULL,
  CONSTRAINT referral_codes_code_unique UNIQUE (code),
  CHECK ((type = 'campaign') = (user_id IS NULL))
);

CREATE UNIQUE INDEX referral_codes_one_of_kind ON referral_codes (user_id, type) WHERE user_id IS NOT NULL;

-- Codes that members have had since they came.
INSERT INTO referral_codes (user_id, code, type, created_at)
  SELECT id, upper(referral_code), 'member', created_at FROM users WHERE referral_code IS NOT NULL
  ON CONFLICT DO NOTHING;

-- That somebody came by a code: kept at sign-up, grants nothing by itself.
CREATE TABLE attribution_touches (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  referral_code_id integer NOT NULL REFERENCES referral_codes (id) ON DELETE CASCADE,
  programme text NOT NULL CHECK (programme IN ('referral', 'affiliate', 'campaign')),
  -- Tag that the affiliate put into the link.
  campaign text,
  touched_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, referral_code_id)
);

CREATE INDEX attribution_touches_code ON attribution_touches (referral_code_id, touched_at);

-- Visits by a code and day: numbers alone.
CREATE TABLE referral_clicks (
  referral_code_id integer NOT NULL REFERENCES referral_codes (id) ON DELETE CASCADE,
  day date NOT NULL,
  campaign text NOT NULL DEFAULT '',
  clicks integer NOT NULL,
  PRIMARY KEY (referral_code_id, day, campaign)
);

-- Which programme a member's first real payment belongs to: decided once, then for good.
CREATE TABLE conversions (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  invoice_id text COLLATE "C" NOT NULL,
  programme text CHECK (programme IN ('referral', 'affiliate')),
  referral_code_id integer REFERENCES referral_codes (id) ON DELETE SET NULL,
  reason text NOT NULL,
  -- When the membership began that was paid for: what the touches are measured against.
  converted_at timestamptz NOT NULL,
  decided_at timestamptz NOT NULL
);

CREATE INDEX conversions_code ON conversions (referral_code_id) WHERE referral_code_id IS NOT NULL;

-- Either side outlives the other: a month that was earned stays when the friend's account is erased.
CREATE TABLE referrals (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  referrer_id integer REFERENCES users (id) ON DELETE SET NULL,
  referee_id integer REFERENCES users (id) ON DELETE SET NULL,
  referral_code_id integer REFERENCES referral_codes (id) ON DELETE SET NULL,
  conversion_type text NOT NULL DEFAULT 'signup' CHECK (conversion_type IN ('signup', 'premium')),
  conversion_date timestamptz,
  reward_status text NOT NULL DEFAULT 'pending' CHECK (
    reward_status IN (
      'pending', 'rejected', 'held', 'earned', 'applied', 'reversed', 'expired', 'canceled', 'review_required'
    )
  ),
  -- Why it stands as it does, as a word that the pages turn into a sentence.
  reason text,
  -- What looked odd at sign-up; null: nothing.
  suspicion text,
  -- What an administrator said of which doubt.
  review_verdict text CHECK (review_verdict IN ('approved', 'rejected')),
  review_reason text,
  reviewed_at timestamptz,
  -- Months for each side.
  reward_amount integer NOT NULL DEFAULT 0,
  premium_months_granted integer NOT NULL DEFAULT 0,
  -- What the provider calls the payment that it is rewarded for.
  stripe_payment_intent_id text COLLATE "C",
  created_at timestamptz NOT NULL,
  CONSTRAINT referrals_referee_unique UNIQUE (referee_id),
  CHECK (referrer_id <> referee_id)
);

CREATE INDEX referrals_referrer_id ON referrals (referrer_id, id);
CREATE INDEX referrals_code ON referrals (referral_code_id);
CREATE INDEX referrals_status ON referrals (reward_status, id);

-- The ledger of rewards: one for each side of a referral.
CREATE TABLE referral_rewards (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  referral_id integer NOT NULL REFERENCES referrals (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('referrer', 'referee')),
  reward_type text NOT NULL DEFAULT 'free_month' CHECK (reward_type = 'free_month'),
  -- Months.
  amount integer NOT NULL DEFAULT 1 CHECK (amount > 0),
  status text NOT NULL DEFAULT 'pending' CHECK (
    status IN ('pending', 'held', 'earned', 'applied', 'reversed', 'expired', 'canceled', 'review_required')
  ),
  reason text,
  -- Decided once, for good: why there is none.
  refusal text,
  created_at timestamptz NOT NULL,
  processed_at timestamptz,
  expires_at timestamptz,
  modal_shown boolean NOT NULL DEFAULT false,
  claimed_at timestamptz,
  CONSTRAINT referral_rewards_role_unique UNIQUE (referral_id, role)
);

CREATE INDEX referral_rewards_user_id ON referral_rewards (user_id, status);
CREATE INDEX referral_rewards_expires_at ON referral_rewards (expires_at) WHERE status IN ('held', 'earned');

CREATE TABLE referral_modal_states (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  pending_referrer_reward boolean NOT NULL DEFAULT false,
  pending_referee_reward boolean NOT NULL DEFAULT false,
  last_shown_at timestamptz,
  dismissed_until timestamptz
);

-- Who pays with one card.
CREATE INDEX invoices_card_fingerprint ON invoices (card_fingerprint) WHERE card_fingerprint IS NOT NULL;
