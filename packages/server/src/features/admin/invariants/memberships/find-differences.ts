import { namedAtMost } from '@chitta/contract';
import type { Transaction } from '#server/db/client.ts';
import type { Finding, InvariantCase } from '../invariant.ts';
import { type Difference, differenceOf } from './difference-of.policy.ts';
import { createKeptEntitlementsQueries } from './kept-entitlements.queries.ts';

const batchSize = 1000;

/** Members of whom something else is kept than what follows from subscription and free months. */
export async function findDifferences(
  tx: Transaction,
  { now, provider }: Pick<InvariantCase, 'now' | 'provider'>,
  wanted: Difference,
): Promise<Finding> {
  const queries = createKeptEntitlementsQueries(tx);
  const ids: number[] = [];
  let last = 0;
  for (;;) {
    const members = await queries.list(last, now, batchSize);
    const numbers = members.map(({ id }) => id);
    const subscriptions = Map.groupBy(await queries.listSubscriptions(numbers), ({ userId }) => userId);
    const freeMonths = Map.groupBy(await queries.listFreeMonths(numbers, now), ({ userId }) => userId);
    for (const kept of members) {
      const facts = {
        kept,
        subscriptions: subscriptions.get(kept.id) ?? [],
        freeMonths: freeMonths.get(kept.id) ?? [],
      };
      if (differenceOf(facts, { now, provider }) === wanted) ids.push(kept.id);
    }
    if (members.length < batchSize) return { count: ids.length, ids: ids.slice(0, namedAtMost) };
    last = numbers.at(-1) ?? last;
  }
}
