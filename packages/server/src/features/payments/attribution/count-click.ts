import type { AppContext } from '#server/context.ts';
import { createAttributionQueries } from './attribution.queries.ts';
import { findCode } from './find-code.ts';

/** A visit by a code, and who is counted as asking: nothing of either is kept. */
export interface Click {
  readonly code: string;
  readonly campaign: string | undefined;
  readonly from: string;
}

/** Counts a visit for its code and day, in UTC. False where the code does not hold. Throws `requests.too_many`. */
export async function countClick(
  { db, clock, rateLimits }: Pick<AppContext, 'db' | 'clock' | 'rateLimits'>,
  { code, campaign = '', from }: Click,
): Promise<boolean> {
  await rateLimits.clicksPerAddress.take(from);
  const now = clock.now();
  const found = await findCode(db, code, now);
  if (found === null) return false;
  // Tags are for affiliates, who tell their links apart by them.
  const tag = found.programme === 'affiliate' ? campaign : '';
  await createAttributionQueries(db).countClick(found.id, now.toISOString().slice(0, 10), tag);
  return true;
}

/** All visits by a code. */
export function sumClicks({ db }: Pick<AppContext, 'db'>, codeId: number): Promise<number> {
  return createAttributionQueries(db).sumClicks(codeId);
}
