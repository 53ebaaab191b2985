import type { Transaction } from '#server/db/client.ts';
import { countFacets } from '../counters/facets.queries.ts';
import { keepOccurrences } from '../counters/occurrences.queries.ts';
import { createDreamQueries } from '../dreams.queries.ts';

interface TakeOutOptions {
  readonly userId: number;
  readonly id: number;
  readonly deletedAt: Date;
}

/**
 * Takes a dream out of the journal and out of everything that is counted; it is erased a day later. Returns whether it
 * was there. The caller holds the journal's lock.
 */
export async function takeOutDream(
  tx: Transaction,
  { userId, id, deletedAt }: TakeOutOptions,
): Promise<boolean> {
  const queries = createDreamQueries(tx);
  const before = await queries.findDream(userId, id);
  if (before === undefined) return false;
  await queries.updateDream(userId, id, { deletedAt });
  await countFacets(tx, userId, { before });
  await keepOccurrences(tx, before, { before });
  return true;
}
