import { and, asc, eq, inArray, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { knownDevices } from '#server/db/tables/identity/known-devices.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { type FreeMonthsRow, freeMonths, usedTrials } from '#server/db/tables/payments/free-months.ts';
import {
  type ReferralRow,
  type RewardRow,
  referralRewards,
  referrals,
} from '#server/db/tables/payments/referrals.ts';
import { subscriptions } from '#server/db/tables/payments/subscriptions.ts';

/** Somebody on either side of a referral. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly customerId: string | null;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
}

type Given = Pick<FreeMonthsRow, 'source' | 'sourceId' | 'grantedAt' | 'appliedAt'>;

/** A ledger row of this reward. */
const isGivenFor = and(
  eq(freeMonths.source, 'reward'),
  eq(freeMonths.sourceId, sql`${referralRewards.id}::text`),
);

export function createReferralsQueries(handle: Handle) {
  return {
    /** Everything that is decided about a member's referrals is decided one after the other. */
    async lockMember(userId: number): Promise<void> {
      await handle.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    },
    async findPerson(userId: number): Promise<Person | null> {
      const [row] = await handle
        .select({
          id: users.id,
          email: users.email,
          customerId: users.stripeCustomerId,
          emailVerified: users.emailVerified,
          createdAt: users.createdAt,
        })
        .from(users)
        .where(eq(users.id, userId));
      return row ?? null;
    },
    async hasDevice(userId: number, deviceHash: string): Promise<boolean> {
      const isIt = and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash));
      return (await handle.$count(knownDevices, isIt)) > 0;
    },
    async find(id: number): Promise<ReferralRow | null> {
      const [row] = await handle.select().from(referrals).where(eq(referrals.id, id));
      return row ?? null;
    },
    /** Locks the referral, its referrer before it; null where there is none. */
    async lock(id: number): Promise<ReferralRow | null> {
      const known = await this.find(id);
      if (known === null) return null;
      if (known.referrerId !== null) await this.lockMember(known.referrerId);
      const [row] = await handle.select().from(referrals).where(eq(referrals.id, id)).for('update');
      return row ?? null;
    },
    async findOfReferee(userId: number): Promise<ReferralRow | null> {
      const [row] = await handle.select().from(referrals).where(eq(referrals.refereeId, userId));
      return row ?? null;
    },
    async insert(values: typeof referrals.$inferInsert): Promise<void> {
      await handle.insert(referrals).values(values);
      if (values.rewardStatus === 'rejected' || !values.refereeId) return;
      await handle.update(users).set({ referredBy: values.referrerId }).where(eq(users.id, values.refereeId));
    },
    async update(id: number, values: Partial<ReferralRow>): Promise<void> {
      await handle.update(referrals).set(values).where(eq(referrals.id, id));
    },
    listRewards: (referralId: number): Promise<RewardRow[]> =>
      handle
        .select()
        .from(referralRewards)
        .where(eq(referralRewards.referralId, referralId))
        .orderBy(asc(referralRewards.id)),
    /** One for each role: another one changes nothing. */
    async addReward(values: typeof referralRewards.$inferInsert): Promise<void> {
      await handle.insert(referralRewards).values(values).onConflictDoNothing();
    },
    async updateReward(id: number, values: Partial<RewardRow>): Promise<void> {
      await handle.update(referralRewards).set(values).where(eq(referralRewards.id, id));
    },
    /** Rewards for bringing people that count towards the most that a member can get, besides this referral's. */
    countCounting: (userId: number, besides: number): Promise<number> =>
      handle.$count(
        referralRewards,
        and(
          eq(referralRewards.userId, userId),
          eq(referralRewards.role, 'referrer'),
          ne(referralRewards.referralId, besides),
          notInArray(referralRewards.status, ['canceled', 'reversed']),
        ),
      ),
    /** What the ledger of free months has of the referral: the first month, and its rewards. */
    listGiven: (referralId: number, rewardIds: readonly number[]): Promise<Given[]> =>
      handle
        .select({
          source: freeMonths.source,
          sourceId: freeMonths.sourceId,
          grantedAt: freeMonths.grantedAt,
          appliedAt: freeMonths.appliedAt,
        })
        .from(freeMonths)
        .where(
          or(
            and(eq(freeMonths.source, 'welcome'), eq(freeMonths.sourceId, String(referralId))),
            and(eq(freeMonths.source, 'reward'), inArray(freeMonths.sourceId, rewardIds.map(String))),
          ),
        ),
    /** Referrals whose rewards for this referrer can still change by what the referrer does. */
    async listOpenOfReferrer(userId: number): Promise<number[]> {
      const rows = await handle
        .select({ id: referralRewards.referralId })
        .from(referralRewards)
        .where(
          and(
            eq(referralRewards.userId, userId),
            eq(referralRewards.role, 'referrer'),
            inArray(referralRewards.status, ['held', 'earned', 'expired', 'review_required']),
          ),
        )
        .orderBy(asc(referralRewards.referralId));
      return rows.map(({ id }) => id);
    },
    /** Referrals with a reward whose time is over. */
    async listExpired(now: Date, limit: number): Promise<number[]> {
      const rows = await handle
        .selectDistinct({ id: referralRewards.referralId })
        .from(referralRewards)
        .leftJoin(freeMonths, isGivenFor)
        .where(
          and(
            inArray(referralRewards.status, ['held', 'earned']),
            lte(referralRewards.expiresAt, now),
            isNull(freeMonths.id),
          ),
        )
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    /** Months that are the member's to use and have not been given yet, the oldest first. */
    async listClaimable(userId: number): Promise<RewardRow[]> {
      const rows = await handle
        .select({ reward: referralRewards })
        .from(referralRewards)
        .leftJoin(freeMonths, isGivenFor)
        .where(
          and(
            eq(referralRewards.userId, userId),
            eq(referralRewards.status, 'earned'),
            isNull(freeMonths.id),
          ),
        )
        .orderBy(asc(referralRewards.id));
      return rows.map(({ reward }) => reward);
    },
    async isSubscriptionOfOther(userId: number, subscriptionId: string): Promise<boolean> {
      const isIt = and(ne(subscriptions.userId, userId), eq(subscriptions.id, subscriptionId));
      return (await handle.$count(subscriptions, isIt)) > 0;
    },
    async hadSubscription(userId: number): Promise<boolean> {
      const isIt = and(
        eq(subscriptions.userId, userId),
        notInArray(subscriptions.status, ['incomplete', 'incomplete_expired']),
      );
      return (await handle.$count(subscriptions, isIt)) > 0;
    },
    async isWelcomeGiven(referralId: number): Promise<boolean> {
      const isIt = and(eq(freeMonths.source, 'welcome'), eq(freeMonths.sourceId, String(referralId)));
      return (await handle.$count(freeMonths, isIt)) > 0;
    },
    async hasUsedTrial(hashes: readonly string[]): Promise<boolean> {
      return (await handle.$count(usedTrials, inArray(usedTrials.personHash, [...hashes]))) > 0;
    },
    async addUsedTrials(hashes: readonly string[], usedAt: Date): Promise<void> {
      const rows = hashes.map((personHash) => ({ personHash, usedAt }));
      await handle.insert(usedTrials).values(rows).onConflictDoNothing();
    },
  };
}
