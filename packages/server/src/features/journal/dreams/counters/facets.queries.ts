import { and, desc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Handle, Transaction } from '#server/db/client.ts';
import { dreamFacets, type FacetKind } from '#server/db/tables/journal/dream-facets.ts';
import type { DreamRow } from '#server/db/tables/journal/dreams.ts';
import { personalSymbols } from '#server/db/tables/symbols/personal-symbols.ts';
import { personalNumber } from '#server/features/symbols/dictionary/personal-symbol-id.ts';

/** What of a dream the facets count. */
export type FacetSource = Pick<DreamRow, 'category' | 'tags' | 'symbolIds' | 'language' | 'words'>;

/** Values shown per kind: more than a person looks through, less than a response should carry. */
const shownPerKind = 100;

interface FacetChange {
  readonly kind: FacetKind;
  readonly value: string;
  readonly delta: number;
}

export function createFacetQueries(handle: Handle) {
  return {
    /** The most frequent values of each kind that a journal is filtered by. */
    async list(userId: number) {
      const ranked = handle
        .select({
          kind: dreamFacets.kind,
          value: dreamFacets.value,
          count: dreamFacets.count,
          rank: sql<number>`row_number() OVER (
            PARTITION BY ${dreamFacets.kind} ORDER BY ${dreamFacets.count} DESC, ${dreamFacets.value}
          )`.as('rank'),
        })
        .from(dreamFacets)
        .where(and(eq(dreamFacets.userId, userId), ne(dreamFacets.kind, 'word')))
        .as('ranked');
      return handle
        .select({ kind: ranked.kind, value: ranked.value, count: ranked.count })
        .from(ranked)
        .where(lte(ranked.rank, shownPerKind))
        .orderBy(desc(ranked.count), ranked.value);
    },
  };
}

/**
 * Counts a change of the journal: `before` no longer holds, `after` does. Belongs in the transaction that makes the
 * change, after the journal's lock is taken.
 */
export async function countFacets(
  tx: Transaction,
  userId: number,
  { before, after }: { readonly before?: FacetSource; readonly after?: FacetSource },
): Promise<void> {
  const changes = new Map<string, FacetChange>();
  const add = (source: FacetSource | undefined, delta: number) => {
    for (const [kind, value] of source ? facetsOf(source) : []) {
      const change = changes.get(`${kind} ${value}`) ?? { kind, value, delta: 0 };
      changes.set(`${kind} ${value}`, { ...change, delta: change.delta + delta });
    }
  };
  add(before, -1);
  add(after, 1);
  const made = [...changes.values()].filter((change) => change.delta !== 0);
  if (made.length === 0) return;
  await tx
    .insert(dreamFacets)
    .values(made.map(({ kind, value, delta }) => ({ userId, kind, value, count: delta })))
    .onConflictDoUpdate({
      target: [dreamFacets.userId, dreamFacets.kind, dreamFacets.value],
      set: { count: sql`${dreamFacets.count} + excluded.count` },
    });
  await countPersonalSymbols(tx, userId, made);
  if (made.some((change) => change.delta < 0)) {
    await tx.delete(dreamFacets).where(and(eq(dreamFacets.userId, userId), lte(dreamFacets.count, 0)));
  }
}

/** Keeps how often each symbol of the member's own was found beside it, where the member sees it. */
async function countPersonalSymbols(
  tx: Transaction,
  userId: number,
  changes: readonly FacetChange[],
): Promise<void> {
  for (const { kind, value, delta } of changes) {
    const id = kind === 'symbol' ? personalNumber(value) : undefined;
    if (id === undefined) continue;
    await tx
      .update(personalSymbols)
      .set({ frequency: sql`greatest(0, ${personalSymbols.frequency} + ${delta})` })
      .where(and(eq(personalSymbols.userId, userId), eq(personalSymbols.id, id)));
  }
}

function facetsOf({ category, tags, symbolIds, language, words }: FacetSource): [FacetKind, string][] {
  return [
    ['total', ''],
    ['language', language],
    ...(category === null ? [] : ([['category', category]] as [FacetKind, string][])),
    ...[...new Set(tags)].map((tag): [FacetKind, string] => ['tag', tag]),
    ...[...new Set(symbolIds)].map((symbol): [FacetKind, string] => ['symbol', symbol]),
    ...[...new Set(words)].map((word): [FacetKind, string] => ['word', word]),
  ];
}
