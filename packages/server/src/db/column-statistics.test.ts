import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

/**
 * PostgreSQL samples columns for its planner and keeps whole values of them, also of rows that are gone. Each column that
 * could hold words is either left out of that (`SET STATISTICS 0`, migration 0034) or stands here with the reason why a
 * sample of it tells nothing of anybody.
 */
const harmless: Readonly<Record<string, readonly string[]>> = {
  'one of a few words of ours': [
    'affiliate_applications.status',
    'affiliate_commissions.currency',
    'affiliate_commissions.kind',
    'affiliate_commissions.state',
    'affiliate_payout_methods.kind',
    'affiliate_payouts.currency',
    'affiliate_payouts.method_kind',
    'affiliate_payouts.status',
    'announcements.audience',
    'announcements.audience_language',
    'announcements.priority',
    'announcements.type',
    'attribution_touches.programme',
    'audit_log.action',
    'checkout_offers.source',
    'checkouts.kind',
    'checkouts.language',
    'checkouts.origin',
    'checkouts.plan_interval',
    'checkouts.provider',
    'checkouts.status',
    'community_posts.hidden_reason',
    'community_posts.kind',
    'community_posts.language',
    'community_posts.state',
    'community_reactions.kind',
    'community_replies.hidden_reason',
    'community_replies.state',
    'community_reports.reason',
    'conversions.programme',
    'conversions.reason',
    'dismissed_suggestions.language',
    'dream_analytics.period',
    'dream_facets.kind',
    'dream_tallies.counted_with',
    'dreams.category',
    'dreams.engine_version',
    'dreams.language',
    'earlier_readings.engine_version',
    'earlier_readings.language',
    'earlier_readings.verdict',
    'follow_ups.verdict',
    'free_months.source',
    'idempotency_keys.endpoint',
    'import_entries.duplicate',
    'import_entries.kind',
    'import_entries.language',
    'import_entries.problem',
    'import_entries.state',
    'imports.kind',
    'imports.state',
    'programme_runs.state',
    'invoice_disputes.status',
    'invoice_refunds.status',
    'invoices.currency',
    'invoices.provider',
    'invoices.reason',
    'invoices.status',
    'memory_moments.kind',
    'memory_recall_marks.mark',
    'missing_symbols.language',
    'missing_symbols.status',
    'oidc_arrivals.auth_provider',
    'notifications.kind',
    'oidc_journeys.purpose',
    'oracle_consultations.fit',
    'oracle_profiles.houses',
    'oracle_profiles.tone',
    'outgoing_mails.failure',
    'outgoing_mails.kind',
    'outgoing_mails.language',
    'outgoing_mails.origin',
    'outgoing_pushes.kind',
    'outgoing_pushes.topic',
    'outgoing_pushes.urgency',
    'passkey_challenges.purpose',
    'passkeys.rp_id',
    'passkeys.transports',
    'payment_events.outcome',
    'payment_events.type',
    'personal_symbols.category',
    'personal_symbols.group',
    'personal_symbols.language',
    'push_deliveries.failure',
    'referral_codes.status',
    'referral_codes.type',
    'referral_rewards.refusal',
    'referral_rewards.reward_type',
    'referral_rewards.role',
    'referral_rewards.status',
    'referrals.conversion_type',
    'referrals.review_verdict',
    'referrals.reward_status',
    'reminder_plans.kind',
    'reminder_settings.mail_kinds',
    'reminder_settings.push_kinds',
    'reminders.kind',
    'reminders.outcome',
    'sandbox_events.type',
    'sessions.browser',
    'sessions.method',
    'sessions.system',
    'sessions.timezone',
    'sign_in_tickets.method',
    'subscriptions.card_brand',
    'subscriptions.next_interval',
    'subscriptions.lost_payment',
    'subscriptions.plan_interval',
    'subscriptions.provider',
    'subscriptions.status',
    'symbol_occurrences.actor',
    'ticket_answers.author',
    'ticket_changes.author',
    'ticket_changes.from_status',
    'ticket_changes.to_status',
    'tickets.category',
    'tickets.priority',
    'tickets.status',
    'users.account_status',
    'users.address',
    'users.address_proof',
    'users.affiliate_status',
    'users.affiliate_tier',
    'users.auth_provider',
    'users.language',
    'users.model_consent_host',
    'users.subscription_tier',
    'voice_recordings.media_type',
  ],
  'the name of an entry of the dictionary or of a practice, or a number': [
    'oracle_consultations.recommended_exercise_id',
    'symbol_occurrences.condition_symbol',
    'symbol_occurrences.symbol',
    'theme_occurrences.theme',
  ],
  'a hash, a public key, or sealed with a key that is not in the database': [
    'account_cancellations.token',
    'account_tombstone_keys.sealed',
    'account_tombstones.email_hash',
    'affiliate_payout_methods.sealed',
    'affiliate_payouts.method_sealed',
    'erased_accounts.mark',
    'idempotency_keys.request_hash',
    'known_devices.device_hash',
    'oidc_arrivals.browser_hash',
    'oidc_journeys.browser_hash',
    'oidc_journeys.state_hash',
    'oracle_shares.token_hash',
    'passkey_challenges.challenge_hash',
    'password_reset_tokens.token',
    'push_keys.public_key',
    'push_keys.sealed',
    'recovery_codes.code_hash',
    'sessions.token_hash',
    'sign_in_tickets.token_hash',
    'secret_key_checks.sealed',
    'totp_factors.secret',
    'used_trials.person_hash',
    'users.password',
    'verification_tokens.token',
  ],
  'a random name that leads to nobody by itself': [
    'audit_log.request_id',
    'community_posts.id',
    'community_profiles.author_id',
    'community_reactions.post_id',
    'community_replies.id',
    'community_replies.post_id',
    'community_reports.post_id',
    'community_reports.reply_id',
    'idempotency_keys.resource_name',
    'memory_exercise_sessions.id',
    'memory_moments.id',
    'oracle_consultations.goes_on_from',
    'oracle_consultations.id',
    'oracle_followup_consultations.followup_consultation_id',
    'oracle_followup_consultations.original_consultation_id',
    'oracle_practice_journal.consultation_id',
    'oracle_shares.consultation_id',
    'passkeys.credential_id',
    'passkeys.public_key',
    'pictures.name',
    'programme_runs.id',
  ],
  'an id at the payment provider, which knows the rest': [
    'affiliate_commissions.invoice_id',
    'affiliate_commissions.source_id',
    'checkout_offers.source_id',
    'checkouts.provider_id',
    'conversions.invoice_id',
    'free_months.source_id',
    'free_months.subscription_id',
    'invoice_disputes.id',
    'invoice_disputes.invoice_id',
    'invoice_refunds.id',
    'invoice_refunds.invoice_id',
    'invoices.id',
    'invoices.number',
    'invoices.subscription_id',
    'payment_events.customer_id',
    'payment_events.id',
    'referrals.stripe_payment_intent_id',
    'sandbox_customers.id',
    'sandbox_events.customer_id',
    'sandbox_events.id',
    'subscriptions.id',
    'users.sandbox_customer_id',
    'users.stripe_customer_id',
    'users.stripe_subscription_id',
  ],
  'a day on which many came': ['referral_clicks.day'],
};

/** Tables of the product, without anything of members. */
const ofTheProduct = [
  'affiliate_tiers',
  'canned_answers',
  'celebrities',
  'combined_symbols',
  'dictionary_loads',
  'dream_symbols',
  'dream_themes',
  'invariant_checks',
  'schema_migrations',
  'symbol_variations',
  'theme_insights',
  'theme_loads',
  'theme_techniques',
];

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Columns whose values are no mere number, moment or yes and no. */
async function wordyColumns() {
  const { rows } = await database.pool.query<{ name: string; sampled: boolean }>(
    `SELECT c.relname || '.' || a.attname AS name, a.attstattarget IS DISTINCT FROM 0 AS sampled
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0
       AND NOT a.attisdropped AND c.relname <> ALL ($1)
       AND a.atttypid::regtype::text NOT IN ('integer', 'bigint', 'smallint', 'boolean', 'numeric', 'real',
         'double precision', 'timestamp with time zone', 'uuid')
     ORDER BY 1`,
    [ofTheProduct],
  );
  return rows;
}

it('asks of each column whether its values may be sampled', async () => {
  const columns = await wordyColumns();
  const told = Object.values(harmless).flat();
  const sampled = columns.filter((column) => column.sampled).map(({ name }) => name);
  expect(sampled.toSorted()).toEqual(told.toSorted());
  expect(columns.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['dreams.content', 'dreams.words', 'users.email', 'users.birth_date']),
  );
});

it('samples nothing that an index computes', async () => {
  const { rows } = await database.pool.query(
    `SELECT i.indexrelid::regclass::text AS name FROM pg_index i
     JOIN pg_attribute a ON a.attrelid = i.indexrelid
     JOIN pg_class c ON c.oid = i.indexrelid AND c.relnamespace = 'public'::regnamespace
     WHERE i.indexprs IS NOT NULL AND i.indkey[a.attnum - 1] = 0 AND a.attstattarget IS DISTINCT FROM 0`,
  );
  expect(rows).toEqual([]);
});
