import { limits } from '@chitta/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { dreamFacets } from '#server/db/tables/dream-facets.ts';
import { dreams } from '#server/db/tables/dreams.ts';
import { symbolOccurrences } from '#server/db/tables/symbol-occurrences.ts';

/** A symbol in an earlier dream. */
export interface OccurrenceRow {
  readonly symbol: string;
  readonly dreamId: number;
  readonly createdAt: Date;
  readonly conditionSymbol: string | null;
  readonly conditionText: string | null;
  readonly actor: 'dreamer' | 'other' | null;
}

type RawRow = Omit<OccurrenceRow, 'createdAt'> & { readonly createdAt: string };

/** Which dreams of a journal count. */
export interface HistoryRange {
  readonly userId: number;
  /** First moment that no longer counts. */
  readonly before: Date;
  readonly exceptDream?: number | undefined;
}

export function createReadingContextQueries(handle: Handle) {
  const read = async (query: SQL): Promise<OccurrenceRow[]> => {
    const { rows } = await handle.execute<RawRow & Record<string, unknown>>(query);
    return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
  };

  return {
    /** The newest occurrences of each symbol, newest first: one look-up in the primary key for each. */
    findOccurrences: (symbols: readonly string[], range: HistoryRange) =>
      read(sql`
        SELECT ${columns} FROM unnest(${sql.param(symbols)}::text[]) AS asked (symbol)
        CROSS JOIN LATERAL (${newestOf(sql`asked.symbol`, range)}) AS found
        ORDER BY found.created_at DESC, found.dream_id DESC`),

    /** The same for every symbol of the journal, first the newest of each, then the second newest, up to `count`. */
    listOccurrences: (range: HistoryRange, count: number) =>
      read(sql`
        SELECT ${columns} FROM ${dreamFacets} AS facet
        CROSS JOIN LATERAL (
          SELECT *, row_number() OVER (ORDER BY created_at DESC, dream_id DESC) AS place
          FROM (${newestOf(sql`facet.value`, range)}) AS newest
        ) AS found
        WHERE facet.user_id = ${range.userId} AND facet.kind = 'symbol'
        ORDER BY found.place, found.created_at DESC, found.dream_id DESC, found.symbol LIMIT ${count}`),

    /** When the newest dream of the journal was kept. */
    async findNewest(userId: number): Promise<Date | null> {
      const { rows } = await handle.execute<{ newest: string | null }>(sql`
        SELECT max(created_at) AS newest FROM ${dreams} WHERE user_id = ${userId} AND deleted_at IS NULL`);
      return rows[0]?.newest ? new Date(rows[0].newest) : null;
    },
  };
}

const columns = sql`found.symbol, found.dream_id AS "dreamId", found.created_at AS "createdAt",
  found.condition_symbol AS "conditionSymbol", found.condition_text AS "conditionText", found.actor`;

function newestOf(symbol: SQL, { userId, before, exceptDream }: HistoryRange): SQL {
  return sql`SELECT * FROM ${symbolOccurrences} AS occurrence
    WHERE occurrence.user_id = ${userId} AND occurrence.symbol = ${symbol}
      AND occurrence.created_at < ${before.toISOString()}::timestamptz
      AND occurrence.dream_id <> ${exceptDream ?? 0}
    ORDER BY occurrence.created_at DESC, occurrence.dream_id DESC LIMIT ${limits.pastOccurrences}`;
}
