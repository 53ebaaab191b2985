import { isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { communityCircleMembers } from '#server/db/tables/community/community-circles.ts';
import { communityBlocks } from '#server/db/tables/community/community-contacts.ts';
import { users } from '#server/db/tables/identity/users.ts';

/** The id of whoever reads; null: a visitor. */
export type Reader = number | null;

/**
 * Whether the account of an author is open, and the reader has not blocked it: asked with every read, so that what is
 * closed or blocked is gone with the next one.
 */
export function isAuthorShown(author: AnyPgColumn, reader: Reader): SQL {
  // Asked of each row by itself: as joins they would lead through everything that was ever shared before the first page.
  const isOpen = sql`(SELECT ${users.accountStatus} IN ('pending', 'active') FROM ${users} WHERE ${users.id} = ${author})`;
  if (reader === null) return isOpen;
  // Read once and kept as a hash, however many rows are asked; a lookup of each made the planner expect next to no rows.
  const blocked = sql`SELECT ${communityBlocks.blockedUserId} FROM ${communityBlocks} WHERE ${communityBlocks.userId} = ${reader}`;
  return sql`${author} NOT IN (${blocked}) AND ${isOpen}`;
}

/** Whether the reader is in the circle where something stands; what stands in none is everybody's. */
export function isPlaceShown(circle: AnyPgColumn, reader: Reader): SQL {
  if (reader === null) return isNull(circle);
  return sql`(${circle} IS NULL OR EXISTS (SELECT FROM ${communityCircleMembers}
    WHERE ${communityCircleMembers.userId} = ${reader} AND ${communityCircleMembers.circleId} = ${circle}))`;
}
