import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Handle, Transaction } from '#server/db/client.ts';
import { dreamFacets, type FacetKind } from '#server/db/tables/dream-facets.ts';
import type { DreamRow } from '#server/db/tables/dreams.ts';

/** What of a dream the facets count. */
export type FacetSource = Pick<DreamRow, 'category' | 'tags' | 'symbolIds' | 'language'>;

/** Values shown per kind: more than a person looks through, less than a response should carry. */
const shownPerKind = 100;

export function createFacetQueries(handle: Handle) {
  return {
    /** The most frequent values of each kind. */
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
        .where(eq(dreamFacets.userId, userId))
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
  const changes = new Map<string, { kind: FacetKind; value: string; delta: number }>();
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
  if (made.some((change) => change.delta < 0)) {
    await tx.delete(dreamFacets).where(and(eq(dreamFacets.userId, userId), lte(dreamFacets.count, 0)));
  }
}

function facetsOf({ category, tags, symbolIds, language }: FacetSource): [FacetKind, string][] {
  return [
    ['total', ''],
    ['language', language],
    ...(category === null ? [] : ([['category', category]] as [FacetKind, string][])),
    ...[...new Set(tags)].map((tag): [FacetKind, string] => ['tag', tag]),
    ...[...new Set(symbolIds)].map((symbol): [FacetKind, string] => ['symbol', symbol]),
  ];
}
