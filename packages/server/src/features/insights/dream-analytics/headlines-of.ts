import type { QuotedHeadline } from '@chitta/contract';
import type { Handle } from '#server/db/client.ts';
import { createNamedDreamQueries } from './named-dreams.queries.ts';

/** The thoughts of the readings of some of the member's dreams, by their numbers. */
export function headlinesOf(
  db: Handle,
  userId: number,
  dreams: readonly number[],
): Promise<ReadonlyMap<number, QuotedHeadline>> {
  return createNamedDreamQueries(db).listHeadlines(userId, dreams);
}
