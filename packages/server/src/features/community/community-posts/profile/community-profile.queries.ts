import { and, eq, inArray } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import {
  type CommunityProfileRow,
  communityProfiles as profiles,
} from '#server/db/tables/community/community-profiles.ts';
import { users } from '#server/db/tables/identity/users.ts';

export function createCommunityProfileQueries(handle: Handle) {
  return {
    /** With the day of birth that the account knows. */
    async find(
      userId: number,
    ): Promise<{ readonly birthDate: string | null; readonly profile: CommunityProfileRow | null }> {
      const [row] = await handle
        .select({ birthDate: users.birthDate, profile: profiles })
        .from(users)
        .leftJoin(profiles, eq(profiles.userId, users.id))
        .where(eq(users.id, userId));
      return row ?? { birthDate: null, profile: null };
    },

    /** Whose author id it is, while the account is open. */
    async findMember(authorId: string): Promise<number | undefined> {
      const [row] = await handle
        .select({ userId: profiles.userId })
        .from(profiles)
        .innerJoin(users, eq(users.id, profiles.userId))
        .where(and(eq(profiles.authorId, authorId), inArray(users.accountStatus, ['pending', 'active'])));
      return row?.userId;
    },

    /** Author id, first day of age and beginning stay as they are where there is one already. */
    async keep(row: CommunityProfileRow): Promise<void> {
      const { pseudonym, pseudonymKey, mayBeIndexed, updatedAt } = row;
      await handle.insert(profiles).values(row).onConflictDoUpdate({
        target: profiles.userId,
        set: { pseudonym, pseudonymKey, mayBeIndexed, updatedAt },
      });
    },
  };
}
