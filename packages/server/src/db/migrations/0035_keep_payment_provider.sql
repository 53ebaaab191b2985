-- Whose a customer is: ids of one payment provider mean nothing to another one. Those of the embedded sandbox stood
-- beside those of Stripe in one column.
ALTER TABLE users ADD COLUMN sandbox_customer_id text COLLATE "C";

UPDATE users SET sandbox_customer_id = stripe_customer_id, stripe_customer_id = NULL
WHERE stripe_customer_id IN (SELECT id FROM sandbox_customers);

CREATE UNIQUE INDEX users_sandbox_customer_id ON users (sandbox_customer_id) WHERE sandbox_customer_id IS NOT NULL;

ALTER TABLE subscriptions
  ADD COLUMN provider text CHECK (provider IN ('sandbox', 'stripe')),
  -- Why the money of the running period is gone: it was all given back, or the bank took it. Such a one gives nothing.
  ADD COLUMN lost_payment text CHECK (lost_payment IN ('refunded', 'disputed'));
ALTER TABLE invoices ADD COLUMN provider text CHECK (provider IN ('sandbox', 'stripe'));
ALTER TABLE checkouts ADD COLUMN provider text CHECK (provider IN ('sandbox', 'stripe'));

UPDATE subscriptions SET provider = CASE WHEN user_id IN (SELECT id FROM users WHERE sandbox_customer_id IS NOT NULL)
  THEN 'sandbox' ELSE 'stripe' END;
UPDATE invoices SET provider = CASE WHEN user_id IN (SELECT id FROM users WHERE sandbox_customer_id IS NOT NULL)
  THEN 'sandbox' ELSE 'stripe' END;
UPDATE checkouts SET provider = CASE WHEN user_id IN (SELECT id FROM users WHERE sandbox_customer_id IS NOT NULL)
  THEN 'sandbox' ELSE 'stripe' END;

ALTER TABLE subscriptions ALTER COLUMN provider SET NOT NULL;
ALTER TABLE invoices ALTER COLUMN provider SET NOT NULL;
ALTER TABLE checkouts ALTER COLUMN provider SET NOT NULL;

-- One of each that lives, at each provider.
DROP INDEX subscriptions_one_live;
CREATE UNIQUE INDEX subscriptions_one_live ON subscriptions (user_id, provider)
  WHERE status IN ('trialing', 'active', 'past_due', 'unpaid', 'paused') AND NOT is_extra;
DROP INDEX checkouts_one_open;
CREATE UNIQUE INDEX checkouts_one_open ON checkouts (user_id, provider) WHERE status = 'open';
