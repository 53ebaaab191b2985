import { type AdminAffiliate, limits } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { cursorInteger, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { readStandings } from '../standing/find-standing.ts';
import { createStandingQueries } from '../standing/standing.queries.ts';
import { describeAffiliate } from './show-affiliate.ts';

export interface ListAffiliatesQuery {
  readonly status?: 'active' | 'suspended' | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** One page of affiliates. Throws `requests.invalid`. */
export async function listAffiliates(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { status, cursor, limit = limits.pageSize.default }: ListAffiliatesQuery,
): Promise<{ items: AdminAffiliate[]; nextCursor: string | null }> {
  const before = cursor === undefined ? undefined : decodeCursor(cursor, z.tuple([cursorInteger]))[0];
  const rows = await createStandingQueries(db).list({ status, before, count: limit + 1 });
  const facts = { standingOf: await readStandings(db), now: clock.now() };
  const items: AdminAffiliate[] = [];
  for (const row of rows.slice(0, limit)) items.push(await describeAffiliate(db, row, facts));
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last ? encodeCursor([last.user.id]) : null };
}
