import type { ListAdminReferralsQuery } from '@chitta/contract';
import { liveStatuses } from '@chitta/contract/limits';
import { and, count, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { freeMonths } from '#server/db/tables/payments/free-months.ts';
import { referralCodes } from '#server/db/tables/payments/referral-codes.ts';
import { type RewardRow, referralRewards, referrals } from '#server/db/tables/payments/referrals.ts';
import { subscriptions } from '#server/db/tables/payments/subscriptions.ts';

const referrer = alias(users, 'referrer');
const referee = alias(users, 'referee');

const isSubscribed = sql<boolean>`EXISTS (SELECT 1 FROM ${subscriptions}
  WHERE ${subscriptions.userId} = ${referrals.refereeId} AND ${inArray(subscriptions.status, [...liveStatuses])})`;

/** What a member's rewards come to; months unless said otherwise. */
export interface RewardSums {
  readonly available: number;
  readonly used: number;
  readonly held: number;
  /** Rewards that count towards the most that there can be. */
  readonly counting: number;
}

export function createListingQueries(handle: Handle) {
  const listRows = (query: Pick<ListAdminReferralsQuery, 'status' | 'member'>, before?: number) =>
    handle
      .select({
        referral: referrals,
        referrer: { id: referrer.id, username: referrer.username },
        referee: { id: referee.id, username: referee.username },
        code: referralCodes.code,
      })
      .from(referrals)
      .leftJoin(referrer, eq(referrer.id, referrals.referrerId))
      .leftJoin(referee, eq(referee.id, referrals.refereeId))
      .leftJoin(referralCodes, eq(referralCodes.id, referrals.referralCodeId))
      .where(
        and(
          query.status && eq(referrals.rewardStatus, query.status),
          query.member === undefined
            ? undefined
            : or(eq(referrals.referrerId, query.member), eq(referrals.refereeId, query.member)),
          before === undefined ? undefined : lt(referrals.id, before),
        ),
      )
      .orderBy(desc(referrals.id));
  return {
    /** Whom a member brought, the newest first. */
    listBrought: (userId: number, before: number | undefined, limit: number) =>
      handle
        .select({
          id: referrals.id,
          joinedAt: referrals.createdAt,
          rewardStatus: referrals.rewardStatus,
          reason: referrals.reason,
          name: referee.username,
          isSubscribed: isSubscribed.mapWith(Boolean),
          reward: {
            status: referralRewards.status,
            reason: referralRewards.reason,
            expiresAt: referralRewards.expiresAt,
          },
        })
        .from(referrals)
        .leftJoin(referee, eq(referee.id, referrals.refereeId))
        .leftJoin(
          referralRewards,
          and(eq(referralRewards.referralId, referrals.id), eq(referralRewards.role, 'referrer')),
        )
        .where(
          and(eq(referrals.referrerId, userId), before === undefined ? undefined : lt(referrals.id, before)),
        )
        .orderBy(desc(referrals.id))
        .limit(limit),
    /** How many came by the member's code and count, how many of them have paid, and when the last one came. */
    async countBrought(userId: number) {
      const [row] = await handle
        .select({
          joined: count(),
          paid: sql`count(${referrals.conversionDate})`.mapWith(Number),
          lastAt: sql<Date | null>`max(${referrals.createdAt})`.mapWith(referrals.createdAt),
        })
        .from(referrals)
        .where(and(eq(referrals.referrerId, userId), ne(referrals.rewardStatus, 'rejected')));
      return row ?? { joined: 0, paid: 0, lastAt: null };
    },
    async sumRewards(userId: number): Promise<RewardSums> {
      const { amount, status, role } = referralRewards;
      const given = sql`${freeMonths.id} IS NOT NULL`;
      const sumOf = (isIt: ReturnType<typeof sql>) =>
        sql`coalesce(sum(${amount}) FILTER (WHERE ${isIt}), 0)`.mapWith(Number);
      const [row] = await handle
        .select({
          available: sumOf(sql`${status} = 'earned' AND NOT ${given}`),
          used: sumOf(sql`${given} AND ${role} = 'referrer'`),
          held: sumOf(sql`${status} = 'held'`),
          counting: sumOf(sql`${role} = 'referrer' AND ${status} NOT IN ('canceled', 'reversed')`),
        })
        .from(referralRewards)
        .leftJoin(
          freeMonths,
          and(eq(freeMonths.source, 'reward'), eq(freeMonths.sourceId, sql`${referralRewards.id}::text`)),
        )
        .where(eq(referralRewards.userId, userId));
      return row ?? { available: 0, used: 0, held: 0, counting: 0 };
    },
    /** For administrators. */
    list: (
      query: Pick<ListAdminReferralsQuery, 'status' | 'member'>,
      before: number | undefined,
      limit: number,
    ) => listRows(query, before).limit(limit),
    async find(id: number) {
      const [row] = await listRows({}, id + 1).limit(1);
      return row?.referral.id === id ? row : null;
    },
    listRewardsOf: (ids: readonly number[]): Promise<RewardRow[]> =>
      handle
        .select()
        .from(referralRewards)
        .where(inArray(referralRewards.referralId, [...ids]))
        .orderBy(desc(referralRewards.role)),
  };
}

export type ListedReferral = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createListingQueries>['find']>>
>;
export type BroughtRow = Awaited<ReturnType<ReturnType<typeof createListingQueries>['listBrought']>>[number];
