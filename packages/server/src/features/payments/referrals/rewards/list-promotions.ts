import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Promotion, PromotionCase, PromotionSource } from '#server/platform/hooks/promotions.ts';
import { isWithinWindow } from '../../attribution/is-within-window.ts';
import { createReferralsQueries } from '../referrals.queries.ts';
import { isTrialUsed } from './used-trials.ts';

type Parts = Pick<AppContext, 'secretBox'>;

/** Free time at the beginning of a membership: the first month of who was referred, and months that wait. */
export function referralPromotions(parts: Parts): PromotionSource {
  return async (tx, about) => {
    const welcome = await findWelcome(parts, tx, about);
    const waiting = await createReferralsQueries(tx).listClaimable(about.userId);
    const rewards = waiting.map(({ id, amount }) => ({
      source: 'reward' as const,
      sourceId: String(id),
      months: amount,
    }));
    return welcome === null ? rewards : [welcome, ...rewards];
  };
}

/**
 * The free first month of who came by a member's code: while the code counts, for whom nothing is odd about, with their
 * first membership, and once a person.
 */
export async function findWelcome(
  parts: Parts,
  tx: Transaction,
  { userId, now }: PromotionCase,
): Promise<Promotion | null> {
  const queries = createReferralsQueries(tx);
  const referral = await queries.findOfReferee(userId);
  if (referral?.rewardStatus !== 'pending' || !isWithinWindow(referral.createdAt, now)) return null;
  if (await queries.hadSubscription(userId)) return null;
  if (await isTrialUsed(parts, tx, userId)) return null;
  return { source: 'welcome', sourceId: String(referral.id), months: 1 };
}
