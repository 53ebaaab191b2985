import type { Language } from '@chitta/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { dreamFacets } from '#server/db/tables/journal/dream-facets.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { symbolOccurrences } from '#server/db/tables/symbols/symbol-occurrences.ts';

/** A symbol in an earlier dream. */
export interface OccurrenceRow {
  readonly symbol: string;
  readonly dreamId: number;
  readonly createdAt: Date;
  readonly conditionSymbol: string | null;
  readonly conditionText: string | null;
  /** Of the dream. */
  readonly language: Language | null;
  readonly actor: 'dreamer' | 'other' | null;
}

type RawRow = Omit<OccurrenceRow, 'createdAt'> & { createdAt: string } & Record<string, unknown>;

/** Which dreams of a journal count. */
export interface HistoryRange {
  readonly userId: number;
  /** First moment that no longer counts. */
  readonly before: Date;
  readonly exceptDream?: number | undefined;
}

export function createReadingContextQueries(handle: Handle) {
  return {
    /** The newest occurrences of each symbol, newest first: one look-up in the primary key for each, and one for its dream. */
    async findOccurrences(
      symbols: readonly string[],
      { userId, before, exceptDream = 0 }: HistoryRange,
      perSymbol: number,
    ): Promise<OccurrenceRow[]> {
      const { rows } = await handle.execute<RawRow>(sql`
        SELECT found.symbol, found.dream_id AS "dreamId", found.created_at AS "createdAt",
          found.condition_symbol AS "conditionSymbol", found.condition_text AS "conditionText", found.actor, ${dreams.language}
        FROM unnest(${sql.param(symbols)}::text[]) AS asked (symbol)
        CROSS JOIN LATERAL (
          SELECT * FROM ${symbolOccurrences} AS kept
          WHERE kept.user_id = ${userId} AND kept.symbol = asked.symbol
            AND kept.created_at < ${before.toISOString()}::timestamptz AND kept.dream_id <> ${exceptDream}
          ORDER BY kept.created_at DESC, kept.dream_id DESC LIMIT ${perSymbol}
        ) AS found
        LEFT JOIN ${dreams} ON ${dreams.userId} = ${userId} AND ${dreams.id} = found.dream_id
        ORDER BY found.created_at DESC, found.dream_id DESC`);
      return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
    },

    /** Symbols of the journal with the number of dreams that hold them, most frequent first. */
    listSymbols: (userId: number, count: number) =>
      handle
        .select({ symbol: dreamFacets.value, count: dreamFacets.count })
        .from(dreamFacets)
        .where(and(eq(dreamFacets.userId, userId), eq(dreamFacets.kind, 'symbol')))
        .orderBy(desc(dreamFacets.count), dreamFacets.value)
        .limit(count),
  };
}
