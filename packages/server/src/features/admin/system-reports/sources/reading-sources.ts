import { sql } from 'drizzle-orm';
import type { ReportSource } from './report-source.ts';

const settled = sql`SELECT settled_at AS at, verdict, user_id FROM follow_ups WHERE verdict IS NOT NULL
  UNION ALL SELECT settled_at, verdict, user_id FROM earlier_readings WHERE verdict IS NOT NULL`;

/** What was read, and whether those who dreamt say that it fitted. */
export const readingSources: readonly ReportSource[] = [
  {
    measure: 'readings',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT read_at AS at, CASE WHEN is_premium_translation THEN 'premium' ELSE 'free' END AS part, user_id
      FROM dreams WHERE read_at IS NOT NULL AND deleted_at IS NULL
      UNION ALL SELECT read_at, CASE WHEN is_premium_translation THEN 'premium' ELSE 'free' END, user_id
      FROM earlier_readings`,
  },
  {
    measure: 'follow_ups',
    unit: 'count',
    columns: ['at', 'user_id'],
    rows: sql`SELECT answered_at AS at, user_id FROM follow_ups WHERE answered_at IS NOT NULL`,
  },
  {
    measure: 'verdicts',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT at, verdict AS part, user_id FROM (${settled}) AS settled`,
  },
  {
    // What fits in part counts as a half.
    measure: 'fit_rate',
    unit: 'percent',
    columns: ['at', 'user_id'],
    rows: settled,
    value: sql`round(avg(CASE verdict WHEN 'yes' THEN 100 WHEN 'partly' THEN 50 ELSE 0 END), 1)`,
  },
  {
    measure: 'oracle_fit',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT created_at AS at, fit AS part, user_id FROM oracle_consultations WHERE fit IS NOT NULL`,
  },
];

/** How much of what is dreamt the dictionary knows. Words that it lacks are counted and never told. */
export const recognitionSources: readonly ReportSource[] = [
  {
    measure: 'recognised_rate',
    unit: 'percent',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT created_at AS at, language AS part, user_id, symbol_ids FROM dreams WHERE deleted_at IS NULL`,
    value: sql`round(avg(CASE WHEN cardinality(symbol_ids) > 0 THEN 100 ELSE 0 END), 1)`,
  },
  {
    measure: 'symbols_per_dream',
    unit: 'average',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT created_at AS at, language AS part, user_id, symbol_ids FROM dreams WHERE deleted_at IS NULL`,
    value: sql`round(avg(cardinality(symbol_ids)), 2)`,
  },
  {
    // Symbols of the dictionary alone: members' own are words of theirs.
    measure: 'symbols',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT created_at AS at, symbol AS part, user_id FROM symbol_occurrences
      WHERE symbol IN (SELECT slug FROM dream_symbols)`,
  },
  {
    measure: 'missing_words',
    unit: 'count',
    columns: ['at', 'part'],
    rows: sql`SELECT last_reported AS at, status AS part FROM missing_symbols`,
  },
  {
    measure: 'missing_by_language',
    unit: 'count',
    columns: ['at', 'part'],
    rows: sql`SELECT last_reported AS at, language AS part FROM missing_symbols`,
  },
];
