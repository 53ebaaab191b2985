import { asc, eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import {
  affiliateApplications,
  affiliateCommissions,
  affiliatePayoutMethods,
  affiliatePayouts,
} from '#server/db/tables/payments/affiliates.ts';

export function createAffiliateExportQueries(handle: Handle) {
  return {
    async count(userId: number): Promise<number> {
      const counts = [
        await handle.$count(affiliateApplications, eq(affiliateApplications.userId, userId)),
        await handle.$count(affiliateCommissions, eq(affiliateCommissions.userId, userId)),
        await handle.$count(affiliatePayouts, eq(affiliatePayouts.userId, userId)),
        await handle.$count(affiliatePayoutMethods, eq(affiliatePayoutMethods.userId, userId)),
      ];
      return counts.reduce((sum, count) => sum + count, 0);
    },
    listApplications: (userId: number) =>
      handle
        .select()
        .from(affiliateApplications)
        .where(eq(affiliateApplications.userId, userId))
        .orderBy(asc(affiliateApplications.id)),
    listCommissions: (userId: number) =>
      handle
        .select({
          of: affiliateCommissions.kind,
          state: affiliateCommissions.state,
          amount: affiliateCommissions.amount,
          currency: affiliateCommissions.currency,
          campaign: affiliateCommissions.campaign,
          createdAt: affiliateCommissions.createdAt,
        })
        .from(affiliateCommissions)
        .where(eq(affiliateCommissions.userId, userId))
        .orderBy(asc(affiliateCommissions.id)),
    listPayouts: (userId: number) =>
      handle
        .select({
          status: affiliatePayouts.status,
          amount: affiliatePayouts.amount,
          currency: affiliatePayouts.currency,
          method: affiliatePayouts.methodHint,
          createdAt: affiliatePayouts.createdAt,
          settledAt: affiliatePayouts.settledAt,
        })
        .from(affiliatePayouts)
        .where(eq(affiliatePayouts.userId, userId))
        .orderBy(asc(affiliatePayouts.id)),
    listMethods: (userId: number) =>
      handle
        .select({
          of: affiliatePayoutMethods.kind,
          method: affiliatePayoutMethods.hint,
          changedAt: affiliatePayoutMethods.changedAt,
        })
        .from(affiliatePayoutMethods)
        .where(eq(affiliatePayoutMethods.userId, userId)),
  };
}
