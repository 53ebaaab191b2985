-- What visitors paid is kept by currency: amounts of different ones are never added up.
ALTER TABLE ab_test_conversions ADD COLUMN currency text NOT NULL DEFAULT '';
UPDATE ab_test_conversions c SET currency = coalesce(
  (SELECT i.currency FROM invoices i WHERE i.user_id = c.user_id AND i.status = 'paid' ORDER BY i.created_at LIMIT 1), 'usd')
  WHERE c.conversion_type = 'revenue';
ALTER TABLE ab_test_conversions
  ADD CHECK (CASE WHEN conversion_type = 'revenue' THEN currency ~ '^[a-z]{3}$' ELSE currency = '' END),
  DROP CONSTRAINT ab_test_conversions_session_id_conversion_type_key,
  ADD UNIQUE (session_id, conversion_type, currency);
DROP INDEX ab_test_conversions_of_member;
CREATE UNIQUE INDEX ab_test_conversions_of_member
  ON ab_test_conversions (user_id, phase_id, conversion_type, currency);

-- {"usd": 999}: minor units by currency. What was summed before was of one, as there was one.
ALTER TABLE ab_test_metrics ALTER COLUMN revenue TYPE jsonb
  USING CASE WHEN revenue = 0 THEN '{}' ELSE jsonb_build_object('usd', revenue) END;
ALTER TABLE variant_performance_metrics ALTER COLUMN revenue TYPE jsonb
  USING CASE WHEN revenue = 0 THEN '{}' ELSE jsonb_build_object('usd', revenue) END;

-- How many devices were reached within a day is asked four times a minute: without reading all that ever subscribed.
CREATE INDEX push_subscriptions_reached ON push_subscriptions (last_success_at) WHERE last_success_at IS NOT NULL;
