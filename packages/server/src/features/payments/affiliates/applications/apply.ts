import type { ApplyAsAffiliateRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { lockAffiliate } from '../standing/standing.queries.ts';
import { createApplicationsQueries } from './applications.queries.ts';

/** Keeps that a member wants to be an affiliate. One that was rejected may be followed by another. Throws `affiliates.*`. */
export async function apply(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: number,
  data: ApplyAsAffiliateRequest,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const candidate = await lockAffiliate(tx, userId);
    assertThat(candidate?.affiliateStatus === 'inactive', 'affiliates.is_affiliate');
    const queries = createApplicationsQueries(tx);
    const newest = await queries.findNewest(userId);
    if (newest?.status === 'pending') throw new AppError('affiliates.applied_already');
    await queries.add(userId, data, clock.now());
  });
}
