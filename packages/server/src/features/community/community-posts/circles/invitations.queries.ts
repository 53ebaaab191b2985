import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import {
  type CommunityInvitationRow,
  communityCircleInvitations as invitations,
} from '#server/db/tables/community/community-circles.ts';

export function createInvitationQueries(handle: Handle) {
  const open = (now: Date) => gt(invitations.expiresAt, now);
  const byToken = (tokenHash: string, now: Date) => and(eq(invitations.tokenHash, tokenHash), open(now));

  return {
    /** Those that let somebody in now, oldest first. */
    list: (circleId: string, now: Date) =>
      handle
        .select()
        .from(invitations)
        .where(and(eq(invitations.circleId, circleId), open(now)))
        .orderBy(asc(invitations.createdAt), asc(invitations.id)),

    async deleteOver(circleId: string, now: Date): Promise<void> {
      await handle
        .delete(invitations)
        .where(and(eq(invitations.circleId, circleId), lte(invitations.expiresAt, now)));
    },

    async insert(row: CommunityInvitationRow): Promise<void> {
      await handle.insert(invitations).values(row);
    },

    async findCircle(tokenHash: string, now: Date): Promise<string | undefined> {
      const [row] = await handle
        .select({ circleId: invitations.circleId })
        .from(invitations)
        .where(byToken(tokenHash, now));
      return row?.circleId;
    },

    /** Whether it let anybody in until now. */
    async use(tokenHash: string, now: Date): Promise<boolean> {
      const used = await handle.delete(invitations).where(byToken(tokenHash, now));
      return (used.rowCount ?? 0) > 0;
    },

    async delete(userId: number, circleId: string, id: string): Promise<boolean> {
      const deleted = await handle
        .delete(invitations)
        .where(
          and(eq(invitations.userId, userId), eq(invitations.id, id), eq(invitations.circleId, circleId)),
        );
      return (deleted.rowCount ?? 0) > 0;
    },
  };
}
