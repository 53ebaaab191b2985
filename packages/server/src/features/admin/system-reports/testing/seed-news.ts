import type pg from 'pg';

/** Kinds of news that the payment provider has, so that a report of money has a line for each of a day. */
const kindsPerDay = 1_000;

/**
 * Keeps so many payment events that a report of money over the days from `from` on has a line for each of them. Every
 * hundredth kind has a name that a spreadsheet would take for a formula.
 */
export async function seedNews(
  client: pg.Pool | pg.Client,
  { count, from }: { readonly count: number; readonly from: string },
): Promise<void> {
  await client.query(
    `INSERT INTO payment_events (id, type, created_at, received_at, handled_at, outcome)
     SELECT 'evt_' || n, CASE WHEN n % 100 = 0 THEN '=kind.' ELSE 'kind.' END || n % $1, at, at, at, 'ignored'
     FROM generate_series(0, $2::int - 1) AS n,
       LATERAL (SELECT $3::date::timestamp AT TIME ZONE 'UTC' + (n / $1) * interval '1 day' AS at) AS moment`,
    [kindsPerDay, count, from],
  );
}
