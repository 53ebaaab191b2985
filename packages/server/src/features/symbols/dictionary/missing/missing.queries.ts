import type { Language, ListMissingSymbolsQuery, MissingSymbol } from '@chitta/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type MissingSymbolRow, missingSymbols } from '#server/db/tables/symbols/missing-symbols.ts';

export interface MissingRange extends Pick<ListMissingSymbolsQuery, 'language' | 'status'> {
  readonly after: readonly [count: number, id: number] | null;
  readonly count: number;
}

/** Words of one dream, each once. */
export interface MissingReport {
  readonly userId: number;
  readonly language: Language;
  readonly words: readonly string[];
  readonly now: Date;
  /** Whether the dream stands in a journal now; otherwise it was only read. */
  readonly isKept: boolean;
}

export function createMissingQueries(handle: Handle) {
  return {
    /**
     * Notes the words of a dream, which count once more where it is kept. One statement, words in order, so that
     * reports at the same time cannot block.
     */
    async noteWords({ userId, language, words, now, isKept }: MissingReport): Promise<void> {
      const sorted = [...new Set(words)].sort();
      if (sorted.length === 0) return;
      const added = isKept ? 1 : 0;
      await handle
        .insert(missingSymbols)
        .values(sorted.map((symbol) => ({ symbol, language, userId, lastReported: now, count: added })))
        .onConflictDoUpdate({
          target: [missingSymbols.language, missingSymbols.symbol],
          set: {
            count: sql`${missingSymbols.count} + ${added}::integer`,
            lastReported: sql`excluded.last_reported`,
            userId: sql`excluded.user_id`,
          },
        });
    },

    /** The most frequent first. */
    list: ({ language, status, after, count }: MissingRange): Promise<MissingSymbolRow[]> =>
      handle
        .select()
        .from(missingSymbols)
        .where(
          and(
            language && eq(missingSymbols.language, language),
            status && eq(missingSymbols.status, status),
            after ? isAfter(after) : undefined,
          ),
        )
        .orderBy(desc(missingSymbols.count), desc(missingSymbols.id))
        .limit(count),

    async changeStatus(id: number, status: MissingSymbol['status']): Promise<MissingSymbolRow | undefined> {
      const [row] = await handle
        .update(missingSymbols)
        .set({ status, processed: status !== 'pending' })
        .where(eq(missingSymbols.id, id))
        .returning();
      return row;
    },
  };
}

function isAfter([count, id]: readonly [number, number]): SQL {
  return sql`(${missingSymbols.count}, ${missingSymbols.id}) < (${count}, ${id})`;
}
