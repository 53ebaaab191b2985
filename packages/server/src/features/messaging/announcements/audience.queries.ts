import type { AnnouncementAudience, Language } from '@chitta/contract/limits';
import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';

/** Whom an announcement is for. */
export interface Audience {
  readonly audience: AnnouncementAudience;
  readonly audienceLanguage: Language | null;
}

/** The same as `isPremiumMember`, of everybody at once. */
const isPremium = (now: Date) => sql`(
  (${users.subscriptionTier} = 'premium' AND (${users.premiumUntil} IS NULL OR ${users.premiumUntil} > ${now}))
  OR (${users.hasUnlimitedAccess}
    AND (${users.unlimitedAccessUntil} IS NULL OR ${users.unlimitedAccessUntil} > ${now}))
)`;

/** The same as `belongingOf`, of everybody at once. */
const conditions: Readonly<
  Record<AnnouncementAudience, (now: Date, language: Language | null) => SQL | undefined>
> = {
  all: () => undefined,
  free: (now) => sql`NOT ${isPremium(now)}`,
  premium: (now) => isPremium(now),
  language: (_now, language) => sql`coalesce(${users.language}, 'en') = ${language}`,
  affiliates: () => eq(users.affiliateStatus, 'active'),
};

const belongs = ({ audience, audienceLanguage }: Audience, now: Date) =>
  and(
    inArray(users.accountStatus, ['pending', 'active']),
    isNull(users.closedAt),
    conditions[audience](now, audienceLanguage),
  );

export function createAudienceQueries(handle: Handle) {
  return {
    /** How many there are now, and how many of them take pushes. */
    async count(audience: Audience, now: Date): Promise<{ members: number; withPush: number }> {
      const [row] = await handle
        .select({
          members: sql<number>`count(*)::integer`,
          withPush: sql<number>`(count(*) FILTER (WHERE ${users.pushNotifications}))::integer`,
        })
        .from(users)
        .where(belongs(audience, now));
      return row ?? { members: 0, withPush: 0 };
    },

    /** The next members who take pushes, in the order of their numbers. */
    listWithPush: (audience: Audience, now: Date, after: number, limit: number) =>
      handle
        .select({ id: users.id, language: users.language })
        .from(users)
        .where(and(gt(users.id, after), users.pushNotifications, belongs(audience, now)))
        .orderBy(asc(users.id))
        .limit(limit),
  };
}
