import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import {
  communityCircles as circles,
  communityCircleMembers as members,
} from '#server/db/tables/community/community-circles.ts';
import { communityReactions as reactions } from '#server/db/tables/community/community-contacts.ts';
import { communityPosts as posts } from '#server/db/tables/community/community-posts.ts';
import { communityProfiles as profiles } from '#server/db/tables/community/community-profiles.ts';
import { communityReplies as replies } from '#server/db/tables/community/community-replies.ts';
import { users } from '#server/db/tables/identity/users.ts';

/** What whether a circle rests follows from: of whoever made it. */
const maker = {
  subscriptionTier: users.subscriptionTier,
  premiumUntil: users.premiumUntil,
  hasUnlimitedAccess: users.hasUnlimitedAccess,
  unlimitedAccessUntil: users.unlimitedAccessUntil,
  isAdmin: users.isAdmin,
  accountStatus: users.accountStatus,
};
const made = { circle: circles, maker };

/** A row of its own, not a join: a count of all who hold a place, open accounts or not. */
const places = sql<number>`(SELECT count(*)::int FROM ${members} WHERE ${members.circleId} = ${circles.id})`;

export function createCircleQueries(handle: Handle) {
  const one = (userId: number, circleId: string) =>
    and(eq(members.userId, userId), eq(members.circleId, circleId));
  const inCircle = (circleId: string): SQL =>
    sql`IN (SELECT ${posts.id} FROM ${posts} WHERE ${posts.circleId} = ${circleId})`;

  return {
    /** Those that the member is in, latest first. */
    list: (userId: number) =>
      handle
        .select({ ...made, places })
        .from(members)
        .innerJoin(circles, eq(circles.id, members.circleId))
        .innerJoin(users, eq(users.id, circles.userId))
        .where(eq(members.userId, userId))
        .orderBy(desc(members.joinedAt), desc(circles.id)),

    /** One that the member is in. */
    async find(userId: number, id: string) {
      const [row] = await handle
        .select({ ...made, places })
        .from(members)
        .innerJoin(circles, eq(circles.id, members.circleId))
        .innerJoin(users, eq(users.id, circles.userId))
        .where(one(userId, id));
      return row;
    },

    /** Any, with the name that whoever made it has. Nobody joins it, leaves it or dissolves it meanwhile. */
    async lock(id: string) {
      const [row] = await handle
        .select({ ...made, places, pseudonym: profiles.pseudonym })
        .from(circles)
        .innerJoin(users, eq(users.id, circles.userId))
        .innerJoin(profiles, eq(profiles.userId, circles.userId))
        .where(eq(circles.id, id))
        .for('update', { of: circles });
      return row;
    },

    /** A place in a circle that is not given up before the transaction ends. */
    async holdPlace(userId: number, circleId: string): Promise<boolean> {
      const held = await handle
        .select({ userId: members.userId })
        .from(members)
        .where(one(userId, circleId))
        .for('key share');
      return held.length > 0;
    },

    /** The member makes and joins one after the other. */
    async holdMember(userId: number): Promise<void> {
      await handle
        .select({ userId: profiles.userId })
        .from(profiles)
        .where(eq(profiles.userId, userId))
        .for('no key update');
    },

    countMade: (userId: number): Promise<number> => handle.$count(circles, eq(circles.userId, userId)),
    countPlaces: (circleId: string): Promise<number> =>
      handle.$count(members, eq(members.circleId, circleId)),
    countJoined: (userId: number): Promise<number> => handle.$count(members, eq(members.userId, userId)),

    /** Whose accounts are open, in the order in which they came. */
    listMembers: (circleId: string) =>
      handle
        .select({ userId: members.userId, authorId: profiles.authorId, pseudonym: profiles.pseudonym })
        .from(members)
        .innerJoin(profiles, and(eq(profiles.userId, members.userId), isNotNull(profiles.pseudonym)))
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(eq(members.circleId, circleId), inArray(users.accountStatus, ['pending', 'active'])))
        .orderBy(asc(members.joinedAt), asc(members.userId)),

    async listMemberIds(circleId: string): Promise<number[]> {
      const rows = await handle
        .select({ userId: members.userId })
        .from(members)
        .where(eq(members.circleId, circleId));
      return rows.map(({ userId }) => userId);
    },

    async insert(row: typeof circles.$inferInsert): Promise<void> {
      await handle.insert(circles).values(row);
    },
    async join(row: typeof members.$inferInsert): Promise<void> {
      await handle.insert(members).values(row);
    },

    /** With everybody's place and everything that was shared there. */
    async dissolve(id: string): Promise<void> {
      await handle.delete(circles).where(eq(circles.id, id));
    },

    /** Since when they were in it; with what they shared, said and pressed there. */
    async leave(userId: number, circleId: string): Promise<Date | undefined> {
      const [left] = await handle
        .delete(members)
        .where(one(userId, circleId))
        .returning({ joinedAt: members.joinedAt });
      await handle
        .delete(replies)
        .where(and(eq(replies.userId, userId), sql`${replies.postId} ${inCircle(circleId)}`));
      await handle
        .delete(reactions)
        .where(and(eq(reactions.userId, userId), sql`${reactions.postId} ${inCircle(circleId)}`));
      return left?.joinedAt;
    },
  };
}

export type CircleOfMaker = NonNullable<Awaited<ReturnType<ReturnType<typeof createCircleQueries>['find']>>>;
