-- PostgreSQL keeps samples of columns for its planner: whole values, of dreams too, that stay after their rows are erased,
-- until the next ANALYZE of the table. So nothing is sampled of what people wrote, of who they are, and of what leads to
-- them. db/column-statistics.test.ts asks for a decision about each column that is added.
DO $$
DECLARE
  field record;
BEGIN
  FOR field IN
    SELECT kept.tab, unnest(kept.cols::text[]) AS col FROM (VALUES
      ('affiliate_applications', '{application_data,review_notes}'),
      ('affiliate_commissions', '{campaign,reason}'),
      ('affiliate_payout_methods', '{hint}'),
      ('affiliate_payouts', '{method_hint,reference}'),
      ('attribution_touches', '{campaign}'),
      ('audit_log', '{actor_name,reason,details,address}'),
      ('checkouts', '{url,client_secret}'),
      ('dismissed_suggestions', '{word}'),
      ('dream_facets', '{value}'),
      ('dreams', '{title,content,translation,recognized_symbols,symbol_ids,reading,tags,words}'),
      ('email_changes', '{email}'),
      ('follow_ups', '{answer,deed,change,misfits,symbol_ids}'),
      ('idempotency_keys', '{key}'),
      ('import_entries', '{file,source,day,content_key}'),
      ('imports', '{file_names,choices,extras}'),
      ('invoices', '{page_url,document_url,card_fingerprint}'),
      ('missing_symbols', '{symbol}'),
      ('oidc_arrivals', '{auth0_id,email,picture_url}'),
      ('oidc_journeys', '{next}'),
      ('outgoing_mails', '{recipient,params,fact}'),
      ('passkeys', '{name}'),
      ('payment_events', '{last_failure}'),
      ('personal_symbols', '{name,name_key,description,personal_context,variations}'),
      ('rate_limits', '{key}'),
      ('referral_clicks', '{campaign}'),
      ('referral_codes', '{code,label}'),
      ('referral_rewards', '{reason}'),
      ('referrals', '{reason,suspicion,review_reason}'),
      ('sandbox_customers', '{state}'),
      ('subscriptions', '{card_last4}'),
      ('symbol_occurrences', '{condition_text}'),
      ('users', '{username,username_key,email,email_key,auth0_id,picture_url,referral_code,timezone,birth_date,birth_time,birth_location,natal_chart_data,display_name}'),
      ('verification_tokens', '{email}')
    ) AS kept (tab, cols)
  LOOP
    EXECUTE format('ALTER TABLE %I ALTER COLUMN %I SET STATISTICS 0', field.tab, field.col);
    -- What was sampled before stays otherwise: no ANALYZE looks at such a column again.
    IF current_setting('server_version_num')::integer >= 180000 THEN
      EXECUTE format('SELECT pg_clear_attribute_stats(%L, %L, %L, false)', current_schema(), field.tab, field.col);
    ELSE
      EXECUTE (
        SELECT format('ALTER TABLE %I ALTER COLUMN %I TYPE %s', field.tab, field.col, format_type(atttypid, atttypmod))
        FROM pg_attribute WHERE attrelid = to_regclass(quote_ident(field.tab)) AND attname = field.col
      );
    END IF;
  END LOOP;
END
$$;

-- What an index computes is sampled like a column of its own.
ALTER INDEX users_name_look ALTER COLUMN 1 SET STATISTICS 0;
