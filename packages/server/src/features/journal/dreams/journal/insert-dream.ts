import type { Transaction } from '#server/db/client.ts';
import type { DreamRow, NewDream } from '#server/db/tables/journal/dreams.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { countFacets } from '../counters/facets.queries.ts';
import { keepOccurrences } from '../counters/occurrences.queries.ts';
import { createShardQueries } from '../counters/shards.queries.ts';
import { createDreamQueries } from '../dreams.queries.ts';

/** A dream before it has its place in the journal. */
export type DreamValues = Omit<NewDream, 'shard' | 'createdAt' | 'updatedAt'>;

/**
 * Puts a dream at its place in the journal with everything that is counted of it. The one way in, for dreams that are
 * written and those that are brought along; the caller holds the journal's lock.
 */
export async function insertDream(
  tx: Transaction,
  values: DreamValues,
  { createdAt, updatedAt }: { readonly createdAt: Date; readonly updatedAt: Date },
): Promise<DreamRow> {
  const shard = await createShardQueries(tx).takePlace(values.userId, createdAt);
  const dream = await createDreamQueries(tx).insertDream({ ...values, shard, createdAt, updatedAt });
  invariant(dream, 'an insert returns its row');
  await countFacets(tx, dream.userId, { after: dream });
  await keepOccurrences(tx, dream, { after: dream });
  return dream;
}
