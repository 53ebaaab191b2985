CREATE TABLE affiliate_tiers (
  key text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  rate_bps integer NOT NULL CHECK (rate_bps BETWEEN 0 AND 10000),
  -- Months from a member's first payment that commissions are paid for; null: without end.
  months integer CHECK (months > 0),
  position integer NOT NULL
);
INSERT INTO affiliate_tiers VALUES ('partner', 'Partner', 2000, 12, 1), ('leading', 'Leading partner', 3000, 12, 2);

CREATE TABLE affiliate_applications (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  application_data jsonb NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected')),
  reviewed_by integer,
  reviewed_at timestamptz,
  -- What the applicant is told.
  review_notes text,
  created_at timestamptz NOT NULL
);

CREATE UNIQUE INDEX affiliate_applications_one_pending ON affiliate_applications (user_id) WHERE status = 'pending';
CREATE INDEX affiliate_applications_user_id ON affiliate_applications (user_id, id);
CREATE INDEX affiliate_applications_status ON affiliate_applications (status, id);

CREATE TABLE affiliate_payout_methods (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('paypal', 'bank')),
  -- Sealed: nobody reads it in a backup.
  sealed bytea NOT NULL,
  -- What the owner and the bookkeeper recognise it by.
  hint text NOT NULL,
  changed_at timestamptz NOT NULL,
  -- After a change payouts wait, so that a thief of the account gains nothing.
  usable_from timestamptz NOT NULL
);

CREATE TABLE affiliate_payout_runs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  started_by integer,
  started_at timestamptz NOT NULL
);

CREATE TABLE affiliate_payouts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run_id integer NOT NULL REFERENCES affiliate_payout_runs (id),
  user_id integer REFERENCES users (id) ON DELETE SET NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text COLLATE "C" NOT NULL,
  status text NOT NULL DEFAULT 'prepared' CHECK (status IN ('prepared', 'paid', 'failed')),
  method_kind text NOT NULL CHECK (method_kind IN ('paypal', 'bank')),
  -- As it was when the payout was prepared: a later change does not reach it. Forgotten once it is paid or failed.
  method_sealed bytea,
  method_hint text NOT NULL,
  -- What the bookkeeper's bank calls it.
  reference text,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  CONSTRAINT affiliate_payouts_once_a_run UNIQUE (run_id, user_id, currency),
  CHECK ((status = 'prepared') = (settled_at IS NULL))
);

CREATE INDEX affiliate_payouts_user_id ON affiliate_payouts (user_id, id);

-- Whom a payout went to is forgotten with the account, and so is what would tell it.
CREATE FUNCTION forget_payee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.method_hint := '';
  NEW.method_sealed := NULL;
  RETURN NEW;
END
$$;
CREATE TRIGGER affiliate_payouts_forget BEFORE UPDATE OF user_id ON affiliate_payouts
  FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION forget_payee();

-- The ledger: signed amounts, added to, never changed or taken away. Only its state moves on.
CREATE TABLE affiliate_commissions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer REFERENCES users (id) ON DELETE SET NULL,
  -- Who paid; null: nobody did, or they are erased.
  member_id integer REFERENCES users (id) ON DELETE SET NULL,
  -- The provider's; of an adjustment its own number.
  invoice_id text COLLATE "C" NOT NULL,
  kind text NOT NULL CHECK (kind IN ('sale', 'refund', 'refund_failed', 'dispute', 'dispute_won', 'adjustment')),
  -- The invoice, refund, dispute or adjustment that it follows from.
  source_id text COLLATE "C" NOT NULL,
  amount bigint NOT NULL,
  -- What the rate was applied to.
  base bigint NOT NULL,
  rate_bps integer NOT NULL,
  currency text COLLATE "C" NOT NULL,
  campaign text,
  state text NOT NULL CHECK (state IN ('pending', 'approved', 'in_payout', 'paid', 'held', 'void')),
  -- Why it is held or void, as a word that pages turn into a sentence.
  reason text,
  -- When it can be approved.
  matures_at timestamptz NOT NULL,
  payout_id integer REFERENCES affiliate_payouts (id),
  created_at timestamptz NOT NULL,
  CONSTRAINT affiliate_commissions_source_unique UNIQUE (invoice_id, kind, source_id),
  CHECK ((kind = 'sale') <= (amount >= 0)),
  CHECK (payout_id IS NULL OR state IN ('in_payout', 'paid'))
);

CREATE INDEX affiliate_commissions_user_id ON affiliate_commissions (user_id, state);
CREATE INDEX affiliate_commissions_member_id ON affiliate_commissions (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX affiliate_commissions_matures_at ON affiliate_commissions (matures_at) WHERE state = 'pending';
CREATE INDEX affiliate_commissions_payout_id ON affiliate_commissions (payout_id) WHERE payout_id IS NOT NULL;

CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of commissions can only be added to' USING ERRCODE = 'restrict_violation';
END
$$;

-- What may follow a state. A payout that did not arrive gives its rows back; what was paid or is void stays so.
CREATE FUNCTION keep_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.invoice_id, NEW.kind, NEW.source_id, NEW.amount, NEW.base, NEW.rate_bps, NEW.currency, NEW.campaign,
      NEW.matures_at, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.invoice_id, OLD.kind, OLD.source_id, OLD.amount, OLD.base, OLD.rate_bps,
      OLD.currency, OLD.campaign, OLD.matures_at, OLD.created_at)
    OR NEW.user_id <> OLD.user_id OR (OLD.user_id IS NULL AND NEW.user_id IS NOT NULL)
    OR NEW.member_id <> OLD.member_id OR (OLD.member_id IS NULL AND NEW.member_id IS NOT NULL)
  THEN
    RAISE EXCEPTION 'the ledger of commissions can only be added to' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.state <> OLD.state AND NOT (OLD.state || '>' || NEW.state) = ANY (ARRAY[
    'pending>approved', 'pending>held', 'pending>void',
    'approved>in_payout', 'approved>held', 'approved>void',
    'held>pending', 'held>void',
    'in_payout>paid', 'in_payout>approved'])
  THEN
    RAISE EXCEPTION 'a commission does not go from % to %', OLD.state, NEW.state USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.state = 'paid' AND NEW.payout_id IS DISTINCT FROM OLD.payout_id THEN
    RAISE EXCEPTION 'what was paid stays where it was paid' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER affiliate_commissions_forward BEFORE UPDATE ON affiliate_commissions
  FOR EACH ROW EXECUTE FUNCTION keep_ledger();
ALTER TABLE affiliate_commissions ENABLE ALWAYS TRIGGER affiliate_commissions_forward;
CREATE TRIGGER affiliate_commissions_append_only BEFORE DELETE OR TRUNCATE ON affiliate_commissions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
ALTER TABLE affiliate_commissions ENABLE ALWAYS TRIGGER affiliate_commissions_append_only;
