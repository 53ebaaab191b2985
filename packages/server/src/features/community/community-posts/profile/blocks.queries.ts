import { and, desc, eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { communityBlocks as blocks } from '#server/db/tables/community/community-contacts.ts';
import { communityProfiles as profiles } from '#server/db/tables/community/community-profiles.ts';

export function createBlockQueries(handle: Handle) {
  const one = (userId: number, blockedUserId: number) =>
    and(eq(blocks.userId, userId), eq(blocks.blockedUserId, blockedUserId));

  return {
    /** Latest first. */
    list: (userId: number) =>
      handle
        .select({ id: profiles.authorId, pseudonym: profiles.pseudonym, createdAt: blocks.createdAt })
        .from(blocks)
        .innerJoin(profiles, eq(profiles.userId, blocks.blockedUserId))
        .where(eq(blocks.userId, userId))
        .orderBy(desc(blocks.createdAt), desc(blocks.blockedUserId)),
    count: (userId: number): Promise<number> => handle.$count(blocks, eq(blocks.userId, userId)),
    has: async (userId: number, blockedUserId: number): Promise<boolean> =>
      (await handle.$count(blocks, one(userId, blockedUserId))) > 0,
    async insert(row: typeof blocks.$inferInsert): Promise<void> {
      await handle.insert(blocks).values(row).onConflictDoNothing();
    },
    async delete(userId: number, blockedUserId: number): Promise<boolean> {
      const deleted = await handle.delete(blocks).where(one(userId, blockedUserId));
      return (deleted.rowCount ?? 0) > 0;
    },
    /** Blocked ones keep their place in the list when they close their account: whoever asks may want to take it back. */
    async findBlocked(userId: number, authorId: string): Promise<number | undefined> {
      const [row] = await handle
        .select({ id: blocks.blockedUserId })
        .from(blocks)
        .innerJoin(profiles, eq(profiles.userId, blocks.blockedUserId))
        .where(and(eq(blocks.userId, userId), eq(profiles.authorId, authorId)));
      return row?.id;
    },
  };
}
