import { createDataInventoryQueries } from './data-inventory.queries.ts';
import type { KeptPlace } from './data-place.ts';

/** A place whose things are the member's rows in one or several tables. */
function rowsIn(name: KeptPlace['name'], ...tables: readonly string[]): KeptPlace {
  return {
    name,
    tables,
    async count({ db }, userId) {
      const queries = createDataInventoryQueries(db);
      let total = 0;
      for (const table of tables) total += await queries.countRows(table, userId);
      return total;
    },
  };
}

/** Parts of the journal that have a count of their own; the section of dreams exports them. */
export const partsOfDreams: readonly KeptPlace[] = [
  {
    name: 'readings',
    tables: ['dreams'],
    count: ({ db }, userId) => createDataInventoryQueries(db).countReadings(userId),
  },
  {
    name: 'earlier-readings',
    tables: ['earlier_readings'],
    count: ({ db }, userId) => createDataInventoryQueries(db).countEarlierReadings(userId),
  },
  {
    name: 'follow-ups',
    tables: ['follow_ups'],
    count: ({ db }, userId) => createDataInventoryQueries(db).countFollowUps(userId),
  },
];

/** The same of consultations. */
export const partsOfConsultations: readonly KeptPlace[] = [
  rowsIn('practice-entries', 'oracle_practice_journal'),
  rowsIn('oracle-follow-ups', 'oracle_followup_consultations'),
];

/**
 * What is kept beside the member's own things: derived from them, or needed to work safely. A feature
 * that keeps such rows adds its place here.
 */
export const unexportedPlaces: readonly KeptPlace[] = [
  rowsIn('symbol-occurrences', 'symbol_occurrences'),
  rowsIn('theme-occurrences', 'theme_occurrences'),
  rowsIn('journal-counters', 'dream_facets', 'dream_shards', 'remarks'),
  rowsIn('dream-analytics', 'dream_analytics', 'dream_tallies', 'symbol_skies', 'dream_changes'),
  rowsIn('missing-words', 'missing_symbols'),
  rowsIn('imports', 'imports', 'import_entries'),
  rowsIn('oracle-shares', 'oracle_shares'),
  rowsIn('checkouts', 'checkouts', 'checkout_offers'),
  {
    name: 'sessions',
    tables: ['sessions'],
    count: ({ db, clock }, userId) => createDataInventoryQueries(db).countSessions(userId, clock.now()),
  },
  rowsIn('known-devices', 'known_devices'),
  rowsIn('factors', 'totp_factors', 'passkeys', 'recovery_codes'),
  rowsIn(
    'one-time-links',
    'verification_tokens',
    'password_reset_tokens',
    'email_changes',
    'sign_in_tickets',
    'oidc_journeys',
    'passkey_challenges',
    'account_cancellations',
  ),
  rowsIn('mails', 'outgoing_mails'),
  rowsIn('pushes', 'outgoing_pushes', 'push_deliveries'),
  rowsIn('idempotency-keys', 'idempotency_keys'),
  rowsIn('administrative-acts', 'audit_log'),
  rowsIn('payment-sandbox', 'sandbox_customers'),
  rowsIn('first-page-visits', 'ab_test_conversions'),
];
