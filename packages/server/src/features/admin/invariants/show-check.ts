import type { BrokenInvariant, InvariantCheck } from '@chitta/contract';
import type { Handle } from '#server/db/client.ts';
import type { InvariantCheckRow } from '#server/db/tables/admin/invariant-checks.ts';
import { allInvariants } from './all-invariants.ts';
import type { Invariant } from './invariant.ts';
import { createInvariantsQueries } from './invariants.queries.ts';

/** What the newest check found; null where there was none yet. */
export async function showCheck(handle: Handle): Promise<InvariantCheck | null> {
  const rows = await createInvariantsQueries(handle).list();
  if (rows.length === 0) return null;
  const newest = new Date(Math.max(...rows.map(({ checkedAt }) => checkedAt.getTime())));
  return {
    checkedAt: newest.toISOString(),
    asked: rows.length,
    broken: allInvariants.flatMap((invariant) => {
      const row = rows.find(({ name }) => name === invariant.name);
      return row === undefined ? [] : presentBroken(invariant, row);
    }),
  };
}

function presentBroken(
  { name, subject }: Invariant,
  { brokenSince, count, ids }: InvariantCheckRow,
): BrokenInvariant[] {
  return brokenSince === null ? [] : [{ name, subject, count, ids, since: brokenSince.toISOString() }];
}
