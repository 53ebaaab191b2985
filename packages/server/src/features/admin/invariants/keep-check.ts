import type { Handle } from '#server/db/client.ts';
import type { Check } from './check-invariants.ts';
import { createInvariantsQueries } from './invariants.queries.ts';

/** Keeps what a check found in place of what the one before did. */
export async function keepCheck(handle: Handle, { checkedAt, findings }: Check): Promise<void> {
  await createInvariantsQueries(handle).keep(
    findings.map(({ invariant: { name }, count, ids }) => ({ name, checkedAt, count, ids: [...ids] })),
  );
}
