import type { ReferralModalState } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createReferralCode } from '#server/features/identity/accounts/referral-code.ts';
import { ensureOwnCode } from '../../attribution/own-code.ts';
import { createListingQueries } from '../listing/listing.queries.ts';
import { createReferralsQueries } from '../referrals.queries.ts';
import { findWelcome } from '../rewards/list-promotions.ts';
import { chooseModal, isAwake, type ModalFacts } from './choose-modal.policy.ts';
import { createModalQueries } from './modal.queries.ts';

type Parts = Pick<AppContext, 'db' | 'clock' | 'secretBox'>;

/** Whether the referral modal is to be shown, and with what. */
export async function readModal(context: Parts, userId: number): Promise<ReferralModalState> {
  const { rewardIds: _ids, ...facts } = await gatherModalFacts(context, userId);
  const type = chooseModal(facts);
  if (type === null) return { shouldShow: false, type, data: null };
  const { code } = await ensureOwnCode(context, userId, createReferralCode());
  return {
    shouldShow: isAwake(facts),
    type,
    data: {
      referralCode: code,
      freeMonthsAvailable: facts.earned + facts.welcome,
      totalReferrals: facts.joined,
    },
  };
}

/** With the rewards that are spoken of. */
function gatherModalFacts(
  { db, clock, secretBox }: Parts,
  userId: number,
): Promise<ModalFacts & { readonly rewardIds: readonly number[] }> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const claimable = await createReferralsQueries(tx).listClaimable(userId);
    const offer = await findWelcome({ secretBox }, tx, { userId, now });
    const { joined, lastAt } = await createListingQueries(tx).countBrought(userId);
    const state = await createModalQueries(tx).find(userId);
    const monthsOf = (wanted: 'referrer' | 'referee') =>
      claimable.filter(({ role }) => role === wanted).reduce((sum, { amount }) => sum + amount, 0);
    return {
      now,
      rewardIds: claimable.map(({ id }) => id),
      earned: monthsOf('referrer'),
      welcome: monthsOf('referee') + (offer?.months ?? 0),
      joined,
      lastJoinedAt: lastAt,
      lastShownAt: state?.lastShownAt ?? null,
      dismissedUntil: state?.dismissedUntil ?? null,
    };
  });
}

/** Keeps the modal away for some hours. Returns until when. */
export async function dismissModal(context: Parts, userId: number, hours: number): Promise<Date> {
  const { now, earned, welcome, rewardIds } = await gatherModalFacts(context, userId);
  const dismissedUntil = new Date(now.getTime() + hours * 60 * 60_000);
  await inTransaction(context.db, async (tx) => {
    const queries = createModalQueries(tx);
    await queries.put({
      userId,
      pendingReferrerReward: earned > 0,
      pendingRefereeReward: welcome > 0,
      lastShownAt: now,
      dismissedUntil,
    });
    await queries.setShown(rewardIds);
  });
  return dismissedUntil;
}
