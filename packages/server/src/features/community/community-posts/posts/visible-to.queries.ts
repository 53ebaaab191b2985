import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { communityBlocks } from '#server/db/tables/community/community-contacts.ts';
import { users } from '#server/db/tables/identity/users.ts';

/** The id of whoever reads; null: a visitor. */
export type Reader = number | null;

/**
 * Whether the account of an author is open, and the reader has not blocked it: asked with every read, so that what is
 * closed or blocked is gone with the next one.
 */
export function isAuthorShown(author: AnyPgColumn, reader: Reader): SQL {
  const isOpen = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${author}
    AND ${users.accountStatus} IN ('pending', 'active'))`;
  if (reader === null) return isOpen;
  return sql`${isOpen} AND NOT EXISTS (SELECT 1 FROM ${communityBlocks}
    WHERE ${communityBlocks.userId} = ${reader} AND ${communityBlocks.blockedUserId} = ${author})`;
}
