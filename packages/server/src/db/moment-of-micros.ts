import { type SQL, sql } from 'drizzle-orm';

const hour = 3_600_000_000;

/**
 * The moment that many microseconds after 1970, given in digits. By hours and what is left of them: PostgreSQL multiplies
 * an interval with a float, which is exact up to the year 2255 alone.
 */
export function momentOfMicros(micros: string): SQL {
  const whole = sql`${micros}::bigint`;
  return sql`('epoch'::timestamptz + (${whole} / ${hour}) * interval '1 hour'
    + (${whole} % ${hour}) * interval '1 microsecond')`;
}
