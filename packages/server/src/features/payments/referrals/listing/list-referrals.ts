import { limits, type Referral } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { cursorInteger, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { createListingQueries } from './listing.queries.ts';
import { presentReferral } from './referrals.presenter.ts';

const key = z.tuple([cursorInteger]);

export interface PageRequest {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** One page of whom a member brought. Throws `requests.invalid`. */
export async function listReferrals(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  { cursor, limit = limits.pageSize.default }: PageRequest,
): Promise<{ items: Referral[]; nextCursor: string | null }> {
  const before = readPlace(cursor);
  return toPage(
    await createListingQueries(db).listBrought(userId, before, limit + 1),
    limit,
    presentReferral,
  );
}

/** The number behind which a page begins. Throws `requests.invalid`. */
export function readPlace(cursor: string | undefined): number | undefined {
  return cursor === undefined ? undefined : decodeCursor(cursor, key)[0];
}

/** A page of rows of which one more than fits was asked for. */
export function toPage<Row, Item extends { readonly id: number }>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  const items = rows.slice(0, limit).map(present);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last ? encodeCursor([last.id]) : null };
}
