import type { ReportMeasure, ReportUnit } from '@chitta/contract/limits';
import { type SQL, sql } from 'drizzle-orm';

/** What the rows of a source may have beside what they are counted by. */
export type SourceColumn =
  /** The moment that a row counts for. Without it: how things stand when the report is made, whatever the period. */
  | 'at'
  /** What the rows are parted by: a word of ours or of administrators, never one of a member. */
  | 'part'
  /** Of which money. */
  | 'currency'
  /** Whose row it is. Without it the rows are of no members, and no part of them is too small to be told. */
  | 'user_id';

/** One measure of a report, and the rows that it is counted over. */
export interface ReportSource {
  readonly measure: ReportMeasure;
  readonly unit: ReportUnit;
  readonly columns: readonly SourceColumn[];
  /** `SELECT` of those columns, and of whatever `value` takes. */
  readonly rows: SQL;
  /** What is told of the rows; left out: how many there are. */
  readonly value?: SQL;
}

export interface ReportPeriod {
  /** First and last day, in UTC. */
  readonly from: string;
  readonly until: string;
}

/** A line as the database gives it. */
export interface CountedRow extends Record<string, unknown> {
  readonly day: string;
  readonly currency: string | null;
  /** Null: all parts together. */
  readonly part: string | null;
  /** Null: there is nothing to take an average of. */
  readonly value: number | null;
  /** How many members it is of; null: the rows are of no members. */
  readonly people: number | null;
}

/** Stands for rows without the word that they are parted by. */
const unnamed = 'none';
const nothing = sql`NULL::text`;
const dayOf = sql`to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;

/** A source over the whole period: all together, then each part. Its day is the last one. */
export function wholeQuery(source: ReportSource, period: ReportPeriod): SQL {
  return countedQuery(source, period, null);
}

/**
 * A source by day, oldest first; what has no moment has one day alone, the last. All of a day and currency comes together,
 * first the whole and then its parts.
 */
export function dailyQuery(source: ReportSource, period: ReportPeriod): SQL {
  return countedQuery(source, period, source.columns.includes('at') ? dayOf : null);
}

function countedQuery(source: ReportSource, { from, until }: ReportPeriod, day: SQL | null): SQL {
  const has = (column: SourceColumn) => source.columns.includes(column);
  const onlyWith = (condition: boolean, ...parts: SQL[]) => (condition ? parts : []);
  const within = sql`WHERE at >= ${from}::date::timestamp AT TIME ZONE 'UTC'
    AND at < (${until}::date + 1)::timestamp AT TIME ZONE 'UTC'`;
  const named = [
    sql`source.*`,
    ...(day === null ? [] : [sql`${day} AS day_told`]),
    ...onlyWith(has('part'), sql`coalesce(part::text, ${sql.raw(`'${unnamed}'`)}) AS part_told`),
  ];
  const rows = sql`SELECT ${sql.join(named, sql`, `)} FROM (${source.rows}) AS source
    ${sql.join(onlyWith(has('at'), within))}`;
  const whole = [...onlyWith(day !== null, sql`day_told`), ...onlyWith(has('currency'), sql`currency`)];
  return sql`SELECT ${day === null ? sql`${until}::text` : sql`day_told`} AS day,
      ${orNothing(has('currency'), sql`currency::text`, nothing)} AS currency,
      ${orNothing(has('part'), sql`part_told`, nothing)} AS part,
      (${source.value ?? sql`count(*)`})::float8 AS value,
      ${orNothing(has('user_id'), sql`count(DISTINCT user_id)::int`, sql`NULL::int`)} AS people
    FROM (${rows}) AS counted
    GROUP BY GROUPING SETS (${groupingSets(whole, has('part'))})
    ORDER BY 1, 2, 3 NULLS FIRST`;
}

/** All together, and each part where there are some. */
function groupingSets(whole: readonly SQL[], isParted: boolean): SQL {
  const sets = isParted ? [whole, [...whole, sql`part_told`]] : [whole];
  return sql.join(
    sets.map((set) => sql`(${sql.join([...set], sql`, `)})`),
    sql`, `,
  );
}

function orNothing(condition: boolean, value: SQL, none: SQL): SQL {
  return condition ? value : none;
}
