import type { Language, ListMissingSymbolsQuery, MissingSymbol } from '@chitta/contract';
import type { WordPlace } from '@chitta/interpretation';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { missingSymbolPlaces } from '#server/db/tables/symbols/missing-symbol-places.ts';
import { type MissingSymbolRow, missingSymbols } from '#server/db/tables/symbols/missing-symbols.ts';

export interface MissingRange extends Pick<ListMissingSymbolsQuery, 'language' | 'status' | 'search'> {
  readonly after: readonly [count: number, id: number] | null;
  readonly count: number;
}

/** Words of one dream, each once. */
export interface MissingReport {
  readonly userId: number;
  readonly language: Language;
  readonly words: readonly string[];
  readonly places: readonly WordPlace[];
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
    async noteWords({ userId, language, words, places, now, isKept }: MissingReport): Promise<void> {
      const sorted = [...new Set(words)].sort();
      if (sorted.length === 0) return;
      const added = isKept ? 1 : 0;
      const noted = await handle
        .insert(missingSymbols)
        .values(sorted.map((symbol) => ({ symbol, language, userId, lastReported: now, count: added })))
        .onConflictDoUpdate({
          target: [missingSymbols.language, missingSymbols.symbol],
          set: {
            count: sql`${missingSymbols.count} + ${added}::integer`,
            lastReported: sql`excluded.last_reported`,
            userId: sql`excluded.user_id`,
          },
        })
        .returning({ id: missingSymbols.id, symbol: missingSymbols.symbol });
      if (isKept) await notePlaces(handle, new Map(noted.map(({ symbol, id }) => [symbol, id])), places);
    },

    /** The three places of each word where it stands most often. */
    async listPlaces(ids: readonly number[]): Promise<Map<number, MissingSymbol['places']>> {
      const found = new Map<number, MissingSymbol['places']>();
      if (ids.length === 0) return found;
      const rows = await handle
        .select()
        .from(missingSymbolPlaces)
        .where(inArray(missingSymbolPlaces.missingId, [...ids]))
        .orderBy(desc(missingSymbolPlaces.count), missingSymbolPlaces.before, missingSymbolPlaces.after);
      for (const { missingId, before, after, count } of rows) {
        const known = found.get(missingId) ?? [];
        if (known.length < shownPlaces) found.set(missingId, [...known, { before, after, count }]);
      }
      return found;
    },

    /** The most frequent first. */
    list: ({ language, status, search, after, count }: MissingRange): Promise<MissingSymbolRow[]> =>
      handle
        .select()
        .from(missingSymbols)
        .where(
          and(
            language && eq(missingSymbols.language, language),
            status && eq(missingSymbols.status, status),
            search?.trim()
              ? sql`strpos(unaccent(${missingSymbols.symbol}), lower(unaccent(${search.trim()}))) > 0`
              : undefined,
            after ? isAfter(after) : undefined,
          ),
        )
        .orderBy(desc(missingSymbols.count), desc(missingSymbols.id))
        .limit(count),

    /**
     * Says of words that they have been added, or wait again; those alone whose standing is `from`.
     */
    async changeWords(
      language: Language,
      words: readonly string[],
      {
        from,
        to,
      }: { readonly from: readonly MissingSymbol['status'][]; readonly to: MissingSymbol['status'] },
    ): Promise<void> {
      if (words.length === 0) return;
      await handle
        .update(missingSymbols)
        .set({ status: to, processed: to !== 'pending' })
        .where(
          and(
            eq(missingSymbols.language, language),
            inArray(missingSymbols.symbol, [...words]),
            inArray(missingSymbols.status, [...from]),
          ),
        );
    },

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

const shownPlaces = 3;

/** In one order, so that reports at the same time cannot block. */
async function notePlaces(
  handle: Handle,
  ids: ReadonlyMap<string, number>,
  places: readonly WordPlace[],
): Promise<void> {
  const rows = places
    .flatMap(({ word, before, after }) => {
      const missingId = ids.get(word);
      return missingId === undefined ? [] : [{ missingId, before, after, count: 1 }];
    })
    .sort((a, b) => a.missingId - b.missingId);
  if (rows.length === 0) return;
  const { missingId, before, after } = missingSymbolPlaces;
  await handle
    .insert(missingSymbolPlaces)
    .values(rows)
    .onConflictDoUpdate({
      target: [missingId, before, after],
      set: { count: sql`${missingSymbolPlaces.count} + 1` },
    });
}

function isAfter([count, id]: readonly [number, number]): SQL {
  return sql`(${missingSymbols.count}, ${missingSymbols.id}) < (${count}, ${id})`;
}
