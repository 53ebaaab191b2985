import { and, eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { communityReactions as reactions } from '#server/db/tables/community/community-contacts.ts';

type Reaction = typeof reactions.$inferSelect;

export function createReactionQueries(handle: Handle) {
  return {
    async insert(row: Reaction): Promise<void> {
      await handle.insert(reactions).values(row).onConflictDoNothing();
    },
    async delete({ userId, postId, kind }: Omit<Reaction, 'createdAt'>): Promise<void> {
      await handle
        .delete(reactions)
        .where(and(eq(reactions.userId, userId), eq(reactions.postId, postId), eq(reactions.kind, kind)));
    },
  };
}
