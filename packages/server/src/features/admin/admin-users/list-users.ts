import { type AdminUserItem, type ListAdminUsersQuery, limits } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { cursorInteger, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';
import { presentUserItem } from './admin-users.presenter.ts';
import { createAdminUsersQueries } from './admin-users.queries.ts';

const key = z.tuple([cursorInteger]);
const toFlag = (value: 'true' | 'false' | undefined) => (value === undefined ? undefined : value === 'true');

/** One page of the members. Throws `requests.invalid`. */
export async function listUsers(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { search = '', cursor, limit = limits.pageSize.default, verified, admin, ...filters }: ListAdminUsersQuery,
): Promise<{ items: AdminUserItem[]; nextCursor: string | null }> {
  const now = clock.now();
  const rows = await createAdminUsersQueries(db).list({
    ...filters,
    sought: foldIdentifier(search),
    isVerified: toFlag(verified),
    isAdmin: toFlag(admin),
    before: cursor === undefined ? undefined : decodeCursor(cursor, key)[0],
    count: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => presentUserItem(row, now)),
    nextCursor: last ? encodeCursor([last.id]) : null,
  };
}
