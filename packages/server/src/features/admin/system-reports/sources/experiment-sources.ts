import { sql } from 'drizzle-orm';
import type { ReportSource } from './report-source.ts';

/** A key says little to people, and several experiments have a variant called Control: both names say which is meant. */
const named = sql`e.name || ' · ' || v.name AS part`;
const variants = sql`(landing_page_variants v JOIN landing_experiments e ON e.id = v.experiment_id)`;
const ofDays = sql`SELECT m.day::timestamp AT TIME ZONE 'UTC' AS at, ${named}, m.visitors, m.bounces
  FROM ab_test_metrics m JOIN ${variants} ON v.id = m.variant_id`;
/** Where nobody is followed, each conversion counts as a person of its own. */
const person = sql`coalesce(c.user_id, -c.id) AS user_id`;

/** Visits of the first page by variant, and what came of them. Whether a variant does better is told by its experiment. */
export const experimentSources: readonly ReportSource[] = [
  {
    measure: 'landing_visitors',
    unit: 'count',
    columns: ['at', 'part'],
    rows: ofDays,
    value: sql`coalesce(sum(visitors), 0)`,
  },
  {
    measure: 'landing_bounces',
    unit: 'count',
    columns: ['at', 'part'],
    rows: ofDays,
    value: sql`coalesce(sum(bounces), 0)`,
  },
  {
    measure: 'landing_sign_ups',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT c.converted_at AS at, ${named}, ${person}
      FROM ab_test_conversions c JOIN ${variants} ON v.id = c.variant_id
      WHERE c.conversion_type = 'sign_up'`,
  },
  {
    measure: 'landing_conversions',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT c.converted_at AS at, c.conversion_type AS part, ${person} FROM ab_test_conversions c`,
  },
];
