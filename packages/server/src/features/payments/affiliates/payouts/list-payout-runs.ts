import { limits, type PayoutRun } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { cursorInteger, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { createPayoutsQueries } from './payouts.queries.ts';
import { presentRun } from './present-payout.ts';

/** One page of payout runs, the newest first. Throws `requests.invalid`. */
export async function listPayoutRuns(
  { db }: Pick<AppContext, 'db'>,
  { cursor, limit = limits.pageSize.default }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ items: PayoutRun[]; nextCursor: string | null }> {
  const before = cursor === undefined ? undefined : decodeCursor(cursor, z.tuple([cursorInteger]))[0];
  const queries = createPayoutsQueries(db);
  const rows = await queries.listRuns(before, limit + 1);
  const shown = rows.slice(0, limit);
  const payouts = shown.length === 0 ? [] : await queries.listPayouts(shown.map(({ id }) => id));
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((run) => presentRun(run, payouts)),
    nextCursor: last ? encodeCursor([last.id]) : null,
  };
}
