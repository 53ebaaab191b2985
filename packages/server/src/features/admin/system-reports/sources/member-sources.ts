import { sql } from 'drizzle-orm';
import type { ReportSource } from './report-source.ts';

/** Who is here, who came, and how many of them dream. */
export const memberSources: readonly ReportSource[] = [
  {
    measure: 'accounts',
    unit: 'count',
    columns: ['part', 'user_id'],
    rows: sql`SELECT account_status AS part, id AS user_id FROM users`,
  },
  {
    measure: 'tiers',
    unit: 'count',
    columns: ['part', 'user_id'],
    rows: sql`SELECT CASE WHEN has_unlimited_access THEN 'unlimited' ELSE subscription_tier END AS part, id AS user_id
      FROM users WHERE account_status = 'active'`,
  },
  {
    measure: 'languages',
    unit: 'count',
    columns: ['part', 'user_id'],
    rows: sql`SELECT language AS part, id AS user_id FROM users WHERE account_status = 'active'`,
  },
  {
    measure: 'joined',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT created_at AS at, language AS part, id AS user_id FROM users`,
  },
  {
    measure: 'dreaming',
    unit: 'count',
    columns: ['at', 'user_id'],
    rows: sql`SELECT created_at AS at, user_id FROM dreams WHERE deleted_at IS NULL`,
    value: sql`count(DISTINCT user_id)`,
  },
];

/** How much is written, and of which kind; nothing of what. */
export const dreamSources: readonly ReportSource[] = [
  {
    measure: 'dreams',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT created_at AS at, language AS part, user_id FROM dreams WHERE deleted_at IS NULL`,
  },
  {
    measure: 'categories',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT created_at AS at, category AS part, user_id FROM dreams WHERE deleted_at IS NULL`,
  },
  {
    measure: 'voice_recordings',
    unit: 'count',
    columns: ['at', 'user_id'],
    rows: sql`SELECT created_at AS at, user_id FROM voice_recordings`,
  },
  {
    measure: 'oracle_questions',
    unit: 'count',
    columns: ['at', 'user_id'],
    rows: sql`SELECT created_at AS at, user_id FROM oracle_consultations WHERE NOT is_imported`,
  },
  {
    measure: 'moments',
    unit: 'count',
    columns: ['at', 'user_id'],
    rows: sql`SELECT created_at AS at, user_id FROM memory_moments`,
  },
];
